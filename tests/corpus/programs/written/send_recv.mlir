module @written_send_recv_bool {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xi1>
    %want0 = call @expected() : () -> tensor<4x6xi1>
    %t = "stablehlo.after_all"() : () -> !stablehlo.token
    %r, %u, %v = "interpreter.run_parallel"(%t, %a, %t) {programs = [[@receive, @send]]}
      : (!stablehlo.token, tensor<4x6xi1>, !stablehlo.token) -> (tensor<4x6xi1>, !stablehlo.token, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi1> {
    %c0 = stablehlo.constant dense<"0x000101010101010101010101000101010101010101010101"> : tensor<4x6xi1>
    return %c0 : tensor<4x6xi1>
  }
  func.func private @expected() -> tensor<4x6xi1> {
    %c0 = stablehlo.constant dense<"0x000101010101010101010101000101010101010101010101"> : tensor<4x6xi1>
    return %c0 : tensor<4x6xi1>
  }
  func.func private @send(%x: tensor<4x6xi1>, %t: !stablehlo.token) -> !stablehlo.token {
    %u = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}
      : (tensor<4x6xi1>, !stablehlo.token) -> !stablehlo.token
    return %u : !stablehlo.token
  }
  func.func private @receive(%t: !stablehlo.token) -> (tensor<4x6xi1>, !stablehlo.token) {
    %x, %u = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}
      : (!stablehlo.token) -> (tensor<4x6xi1>, !stablehlo.token)
    return %x, %u : tensor<4x6xi1>, !stablehlo.token
  }
}

// -----

module @written_send_recv_i8 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xi8>
    %want0 = call @expected() : () -> tensor<4x6xi8>
    %t = "stablehlo.after_all"() : () -> !stablehlo.token
    %r, %u, %v = "interpreter.run_parallel"(%t, %a, %t) {programs = [[@receive, @send]]}
      : (!stablehlo.token, tensor<4x6xi8>, !stablehlo.token) -> (tensor<4x6xi8>, !stablehlo.token, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi8> {
    %c0 = stablehlo.constant dense<"0x060503080408070606080506000002050705000005050205"> : tensor<4x6xi8>
    return %c0 : tensor<4x6xi8>
  }
  func.func private @expected() -> tensor<4x6xi8> {
    %c0 = stablehlo.constant dense<"0x060503080408070606080506000002050705000005050205"> : tensor<4x6xi8>
    return %c0 : tensor<4x6xi8>
  }
  func.func private @send(%x: tensor<4x6xi8>, %t: !stablehlo.token) -> !stablehlo.token {
    %u = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}
      : (tensor<4x6xi8>, !stablehlo.token) -> !stablehlo.token
    return %u : !stablehlo.token
  }
  func.func private @receive(%t: !stablehlo.token) -> (tensor<4x6xi8>, !stablehlo.token) {
    %x, %u = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}
      : (!stablehlo.token) -> (tensor<4x6xi8>, !stablehlo.token)
    return %x, %u : tensor<4x6xi8>, !stablehlo.token
  }
}

// -----

module @written_send_recv_u16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xui16>
    %want0 = call @expected() : () -> tensor<4x6xui16>
    %t = "stablehlo.after_all"() : () -> !stablehlo.token
    %r, %u, %v = "interpreter.run_parallel"(%t, %a, %t) {programs = [[@receive, @send]]}
      : (!stablehlo.token, tensor<4x6xui16>, !stablehlo.token) -> (tensor<4x6xui16>, !stablehlo.token, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui16> {
    %c0 = stablehlo.constant dense<"0x040003000100020001000000060005000400080003000000080007000700030006000800050004000300010005000800"> : tensor<4x6xui16>
    return %c0 : tensor<4x6xui16>
  }
  func.func private @expected() -> tensor<4x6xui16> {
    %c0 = stablehlo.constant dense<"0x040003000100020001000000060005000400080003000000080007000700030006000800050004000300010005000800"> : tensor<4x6xui16>
    return %c0 : tensor<4x6xui16>
  }
  func.func private @send(%x: tensor<4x6xui16>, %t: !stablehlo.token) -> !stablehlo.token {
    %u = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}
      : (tensor<4x6xui16>, !stablehlo.token) -> !stablehlo.token
    return %u : !stablehlo.token
  }
  func.func private @receive(%t: !stablehlo.token) -> (tensor<4x6xui16>, !stablehlo.token) {
    %x, %u = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}
      : (!stablehlo.token) -> (tensor<4x6xui16>, !stablehlo.token)
    return %x, %u : tensor<4x6xui16>, !stablehlo.token
  }
}

// -----

module @written_send_recv_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xi32>
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %t = "stablehlo.after_all"() : () -> !stablehlo.token
    %r, %u, %v = "interpreter.run_parallel"(%t, %a, %t) {programs = [[@receive, @send]]}
      : (!stablehlo.token, tensor<4x6xi32>, !stablehlo.token) -> (tensor<4x6xi32>, !stablehlo.token, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x000000000600000001000000000000000600000004000000010000000000000005000000000000000000000003000000000000000100000006000000060000000700000000000000050000000600000006000000050000000100000001000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x000000000600000001000000000000000600000004000000010000000000000005000000000000000000000003000000000000000100000006000000060000000700000000000000050000000600000006000000050000000100000001000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @send(%x: tensor<4x6xi32>, %t: !stablehlo.token) -> !stablehlo.token {
    %u = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}
      : (tensor<4x6xi32>, !stablehlo.token) -> !stablehlo.token
    return %u : !stablehlo.token
  }
  func.func private @receive(%t: !stablehlo.token) -> (tensor<4x6xi32>, !stablehlo.token) {
    %x, %u = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}
      : (!stablehlo.token) -> (tensor<4x6xi32>, !stablehlo.token)
    return %x, %u : tensor<4x6xi32>, !stablehlo.token
  }
}

// -----

module @written_send_recv_u64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xui64>
    %want0 = call @expected() : () -> tensor<4x6xui64>
    %t = "stablehlo.after_all"() : () -> !stablehlo.token
    %r, %u, %v = "interpreter.run_parallel"(%t, %a, %t) {programs = [[@receive, @send]]}
      : (!stablehlo.token, tensor<4x6xui64>, !stablehlo.token) -> (tensor<4x6xui64>, !stablehlo.token, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000008000000000000000400000000000000040000000000000005000000000000000400000000000000020000000000000005000000000000000000000000000000060000000000000005000000000000000200000000000000000000000000000008000000000000000300000000000000080000000000000003000000000000000000000000000000080000000000000007000000000000000300000000000000000000000000000007000000000000000100000000000000"> : tensor<4x6xui64>
    return %c0 : tensor<4x6xui64>
  }
  func.func private @expected() -> tensor<4x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000008000000000000000400000000000000040000000000000005000000000000000400000000000000020000000000000005000000000000000000000000000000060000000000000005000000000000000200000000000000000000000000000008000000000000000300000000000000080000000000000003000000000000000000000000000000080000000000000007000000000000000300000000000000000000000000000007000000000000000100000000000000"> : tensor<4x6xui64>
    return %c0 : tensor<4x6xui64>
  }
  func.func private @send(%x: tensor<4x6xui64>, %t: !stablehlo.token) -> !stablehlo.token {
    %u = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}
      : (tensor<4x6xui64>, !stablehlo.token) -> !stablehlo.token
    return %u : !stablehlo.token
  }
  func.func private @receive(%t: !stablehlo.token) -> (tensor<4x6xui64>, !stablehlo.token) {
    %x, %u = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}
      : (!stablehlo.token) -> (tensor<4x6xui64>, !stablehlo.token)
    return %x, %u : tensor<4x6xui64>, !stablehlo.token
  }
}

// -----

module @written_send_recv_bf16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %t = "stablehlo.after_all"() : () -> !stablehlo.token
    %r, %u, %v = "interpreter.run_parallel"(%t, %a, %t) {programs = [[@receive, @send]]}
      : (!stablehlo.token, tensor<4x6xbf16>, !stablehlo.token) -> (tensor<4x6xbf16>, !stablehlo.token, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x00000041004080400041404000004040803FE04000408040803F00410041404080404040803FA040A040E040A0400041"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x00000041004080400041404000004040803FE04000408040803F00410041404080404040803FA040A040E040A0400041"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @send(%x: tensor<4x6xbf16>, %t: !stablehlo.token) -> !stablehlo.token {
    %u = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}
      : (tensor<4x6xbf16>, !stablehlo.token) -> !stablehlo.token
    return %u : !stablehlo.token
  }
  func.func private @receive(%t: !stablehlo.token) -> (tensor<4x6xbf16>, !stablehlo.token) {
    %x, %u = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}
      : (!stablehlo.token) -> (tensor<4x6xbf16>, !stablehlo.token)
    return %x, %u : tensor<4x6xbf16>, !stablehlo.token
  }
}

// -----

module @written_send_recv_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %t = "stablehlo.after_all"() : () -> !stablehlo.token
    %r, %u, %v = "interpreter.run_parallel"(%t, %a, %t) {programs = [[@receive, @send]]}
      : (!stablehlo.token, tensor<4x6xf32>, !stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x0000004100000041000000000000803F00000041000000410000C0400000C04000000040000000410000A0400000803F000040400000C040000000410000A040000040400000404000008040000000000000000000008040000000000000C040"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x0000004100000041000000000000803F00000041000000410000C0400000C04000000040000000410000A0400000803F000040400000C040000000410000A040000040400000404000008040000000000000000000008040000000000000C040"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @send(%x: tensor<4x6xf32>, %t: !stablehlo.token) -> !stablehlo.token {
    %u = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}
      : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
    return %u : !stablehlo.token
  }
  func.func private @receive(%t: !stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token) {
    %x, %u = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}
      : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
    return %x, %u : tensor<4x6xf32>, !stablehlo.token
  }
}

// -----

module @written_send_recv_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %t = "stablehlo.after_all"() : () -> !stablehlo.token
    %r, %u, %v = "interpreter.run_parallel"(%t, %a, %t) {programs = [[@receive, @send]]}
      : (!stablehlo.token, tensor<4x6xf64>, !stablehlo.token) -> (tensor<4x6xf64>, !stablehlo.token, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000204000000000000020400000000000001440000000000000104000000000000014400000000000001C4000000000000014400000000000001C400000000000000000000000000000084000000000000014400000000000001440000000000000204000000000000010400000000000001040000000000000F03F00000000000020400000000000000000000000000000F03F0000000000000040000000000000F03F00000000000010400000000000001840"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000204000000000000020400000000000001440000000000000104000000000000014400000000000001C4000000000000014400000000000001C400000000000000000000000000000084000000000000014400000000000001440000000000000204000000000000010400000000000001040000000000000F03F00000000000020400000000000000000000000000000F03F0000000000000040000000000000F03F00000000000010400000000000001840"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @send(%x: tensor<4x6xf64>, %t: !stablehlo.token) -> !stablehlo.token {
    %u = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}
      : (tensor<4x6xf64>, !stablehlo.token) -> !stablehlo.token
    return %u : !stablehlo.token
  }
  func.func private @receive(%t: !stablehlo.token) -> (tensor<4x6xf64>, !stablehlo.token) {
    %x, %u = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}
      : (!stablehlo.token) -> (tensor<4x6xf64>, !stablehlo.token)
    return %x, %u : tensor<4x6xf64>, !stablehlo.token
  }
}

// -----

module @written_send_recv_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x6xcomplex<f32>>
    %t = "stablehlo.after_all"() : () -> !stablehlo.token
    %r, %u, %v = "interpreter.run_parallel"(%t, %a, %t) {programs = [[@receive, @send]]}
      : (!stablehlo.token, tensor<4x6xcomplex<f32>>, !stablehlo.token) -> (tensor<4x6xcomplex<f32>>, !stablehlo.token, !stablehlo.token)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x00000041000000000000A0400000000000000040000000000000004000000000000000400000000000000041000000000000803F0000000000000041000000000000E040000000000000E040000000000000A040000000000000E04000000000000040400000000000000041000000000000E04000000000000000400000000000004040000000000000A0400000000000000041000000000000E0400000000000000000000000000000C0400000000000000000000000000000804000000000"> : tensor<4x6xcomplex<f32>>
    return %c0 : tensor<4x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x00000041000000000000A0400000000000000040000000000000004000000000000000400000000000000041000000000000803F0000000000000041000000000000E040000000000000E040000000000000A040000000000000E04000000000000040400000000000000041000000000000E04000000000000000400000000000004040000000000000A0400000000000000041000000000000E0400000000000000000000000000000C0400000000000000000000000000000804000000000"> : tensor<4x6xcomplex<f32>>
    return %c0 : tensor<4x6xcomplex<f32>>
  }
  func.func private @send(%x: tensor<4x6xcomplex<f32>>, %t: !stablehlo.token) -> !stablehlo.token {
    %u = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}
      : (tensor<4x6xcomplex<f32>>, !stablehlo.token) -> !stablehlo.token
    return %u : !stablehlo.token
  }
  func.func private @receive(%t: !stablehlo.token) -> (tensor<4x6xcomplex<f32>>, !stablehlo.token) {
    %x, %u = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}
      : (!stablehlo.token) -> (tensor<4x6xcomplex<f32>>, !stablehlo.token)
    return %x, %u : tensor<4x6xcomplex<f32>>, !stablehlo.token
  }
}
