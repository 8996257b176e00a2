module @written_collective_broadcast_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi1>, tensor<4x6xi1>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi1>, tensor<4x6xi1>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi1>, tensor<4x6xi1>) -> (tensor<4x6xi1>, tensor<4x6xi1>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi1>, tensor<4x6xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<4x6xi1>
    %c1 = stablehlo.constant dense<"0x010101010101010101000101000101010001010101010100"> : tensor<4x6xi1>
    return %c0, %c1 : tensor<4x6xi1>, tensor<4x6xi1>
  }
  func.func private @expected() -> (tensor<4x6xi1>, tensor<4x6xi1>) {
    %c0 = stablehlo.constant dense<"0x010101010101010101000101000101010001010101010100"> : tensor<4x6xi1>
    %c1 = stablehlo.constant dense<"0x010101010101010101000101000101010001010101010100"> : tensor<4x6xi1>
    return %c0, %c1 : tensor<4x6xi1>, tensor<4x6xi1>
  }
  func.func private @run(%x: tensor<4x6xi1>) -> tensor<4x6xi1> {
    %y = "stablehlo.collective_broadcast"(%x)  {replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4x6xi1>) -> tensor<4x6xi1>
    return %y : tensor<4x6xi1>
  }
}

// -----

module @written_collective_broadcast_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi8>, tensor<4x6xi8>) -> (tensor<4x6xi8>, tensor<4x6xi8>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x040707000102050807020007070108060303000807030807"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x010706020701040506020704060307060601080408030304"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @expected() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x010706020701040506020704060307060601080408030304"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x010706020701040506020704060307060601080408030304"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @run(%x: tensor<4x6xi8>) -> tensor<4x6xi8> {
    %y = "stablehlo.collective_broadcast"(%x)  {replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4x6xi8>) -> tensor<4x6xi8>
    return %y : tensor<4x6xi8>
  }
}

// -----

module @written_collective_broadcast_u16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui16>, tensor<4x6xui16>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xui16>, tensor<4x6xui16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui16>, tensor<4x6xui16>) -> (tensor<4x6xui16>, tensor<4x6xui16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui16>, tensor<4x6xui16>) {
    %c0 = stablehlo.constant dense<"0x030007000800070000000800040001000000050002000700070003000500000004000400070002000400010004000100"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<"0x080008000700060001000500010007000100060007000000080001000400030003000700030003000000070001000000"> : tensor<4x6xui16>
    return %c0, %c1 : tensor<4x6xui16>, tensor<4x6xui16>
  }
  func.func private @expected() -> (tensor<4x6xui16>, tensor<4x6xui16>) {
    %c0 = stablehlo.constant dense<"0x080008000700060001000500010007000100060007000000080001000400030003000700030003000000070001000000"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<"0x080008000700060001000500010007000100060007000000080001000400030003000700030003000000070001000000"> : tensor<4x6xui16>
    return %c0, %c1 : tensor<4x6xui16>, tensor<4x6xui16>
  }
  func.func private @run(%x: tensor<4x6xui16>) -> tensor<4x6xui16> {
    %y = "stablehlo.collective_broadcast"(%x)  {replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4x6xui16>) -> tensor<4x6xui16>
    return %y : tensor<4x6xui16>
  }
}

// -----

module @written_collective_broadcast_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi32>, tensor<4x6xi32>) -> (tensor<4x6xi32>, tensor<4x6xi32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x060000000400000003000000010000000600000008000000080000000800000004000000040000000700000001000000030000000100000002000000050000000800000002000000060000000500000005000000070000000200000006000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x030000000300000000000000010000000400000000000000060000000800000007000000000000000500000005000000050000000500000002000000010000000700000007000000000000000700000002000000050000000800000005000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @expected() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x030000000300000000000000010000000400000000000000060000000800000007000000000000000500000005000000050000000500000002000000010000000700000007000000000000000700000002000000050000000800000005000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x030000000300000000000000010000000400000000000000060000000800000007000000000000000500000005000000050000000500000002000000010000000700000007000000000000000700000002000000050000000800000005000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @run(%x: tensor<4x6xi32>) -> tensor<4x6xi32> {
    %y = "stablehlo.collective_broadcast"(%x)  {replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    return %y : tensor<4x6xi32>
  }
}

// -----

module @written_collective_broadcast_u64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui64>, tensor<4x6xui64>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xui64>, tensor<4x6xui64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui64>, tensor<4x6xui64>) -> (tensor<4x6xui64>, tensor<4x6xui64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui64>, tensor<4x6xui64>) {
    %c0 = stablehlo.constant dense<"0x070000000000000005000000000000000500000000000000030000000000000004000000000000000700000000000000060000000000000005000000000000000400000000000000070000000000000003000000000000000800000000000000000000000000000000000000000000000700000000000000070000000000000005000000000000000800000000000000080000000000000001000000000000000100000000000000010000000000000007000000000000000400000000000000"> : tensor<4x6xui64>
    %c1 = stablehlo.constant dense<"0x010000000000000008000000000000000200000000000000050000000000000003000000000000000500000000000000050000000000000000000000000000000100000000000000000000000000000005000000000000000000000000000000070000000000000007000000000000000200000000000000050000000000000007000000000000000200000000000000020000000000000001000000000000000600000000000000050000000000000000000000000000000100000000000000"> : tensor<4x6xui64>
    return %c0, %c1 : tensor<4x6xui64>, tensor<4x6xui64>
  }
  func.func private @expected() -> (tensor<4x6xui64>, tensor<4x6xui64>) {
    %c0 = stablehlo.constant dense<"0x010000000000000008000000000000000200000000000000050000000000000003000000000000000500000000000000050000000000000000000000000000000100000000000000000000000000000005000000000000000000000000000000070000000000000007000000000000000200000000000000050000000000000007000000000000000200000000000000020000000000000001000000000000000600000000000000050000000000000000000000000000000100000000000000"> : tensor<4x6xui64>
    %c1 = stablehlo.constant dense<"0x010000000000000008000000000000000200000000000000050000000000000003000000000000000500000000000000050000000000000000000000000000000100000000000000000000000000000005000000000000000000000000000000070000000000000007000000000000000200000000000000050000000000000007000000000000000200000000000000020000000000000001000000000000000600000000000000050000000000000000000000000000000100000000000000"> : tensor<4x6xui64>
    return %c0, %c1 : tensor<4x6xui64>, tensor<4x6xui64>
  }
  func.func private @run(%x: tensor<4x6xui64>) -> tensor<4x6xui64> {
    %y = "stablehlo.collective_broadcast"(%x)  {replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4x6xui64>) -> tensor<4x6xui64>
    return %y : tensor<4x6xui64>
  }
}

// -----

module @written_collective_broadcast_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %c0 = stablehlo.constant dense<"0x004100400041803F4040C0408040803F40400040A04080400000E040C040C040E04000410040A040C040804000400040"> : tensor<4x6xbf16>
    %c1 = stablehlo.constant dense<"0xE040E040E040C040E0400041000000000000803FA040803FC040A040E0404040804000408040E04000400040E040A040"> : tensor<4x6xbf16>
    return %c0, %c1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @expected() -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %c0 = stablehlo.constant dense<"0xE040E040E040C040E0400041000000000000803FA040803FC040A040E0404040804000408040E04000400040E040A040"> : tensor<4x6xbf16>
    %c1 = stablehlo.constant dense<"0xE040E040E040C040E0400041000000000000803FA040803FC040A040E0404040804000408040E04000400040E040A040"> : tensor<4x6xbf16>
    return %c0, %c1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @run(%x: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %y = "stablehlo.collective_broadcast"(%x)  {replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %y : tensor<4x6xbf16>
  }
}

// -----

module @written_collective_broadcast_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x0000E040000000000000A0400000E0400000C0400000A040000000410000A0400000803F0000E0400000803F0000803F00008040000000410000A0400000803F00000041000000000000E040000000000000C0400000A0400000C04000004040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x00004040000000410000C0400000E0400000C0400000C04000000041000000400000803F000000400000A0400000A0400000A0400000C04000000041000000410000A0400000E0400000803F0000004100000000000080400000C04000000040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x00004040000000410000C0400000E0400000C0400000C04000000041000000400000803F000000400000A0400000A0400000A0400000C04000000041000000410000A0400000E0400000803F0000004100000000000080400000C04000000040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x00004040000000410000C0400000E0400000C0400000C04000000041000000400000803F000000400000A0400000A0400000A0400000C04000000041000000410000A0400000E0400000803F0000004100000000000080400000C04000000040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @run(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %y = "stablehlo.collective_broadcast"(%x)  {replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %y : tensor<4x6xf32>
  }
}

// -----

module @written_collective_broadcast_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf64>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000001C40000000000000F03F000000000000144000000000000018400000000000001C4000000000000008400000000000001040000000000000000000000000000014400000000000001C400000000000000840000000000000204000000000000010400000000000001C40000000000000104000000000000018400000000000001C40000000000000F03F000000000000144000000000000018400000000000000840000000000000204000000000000014400000000000000040"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x000000000000184000000000000020400000000000001C400000000000000040000000000000F03F000000000000084000000000000000400000000000000000000000000000F03F00000000000014400000000000001C400000000000000040000000000000F03F00000000000010400000000000001040000000000000144000000000000008400000000000000840000000000000084000000000000010400000000000000040000000000000004000000000000000400000000000001440"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x000000000000184000000000000020400000000000001C400000000000000040000000000000F03F000000000000084000000000000000400000000000000000000000000000F03F00000000000014400000000000001C400000000000000040000000000000F03F00000000000010400000000000001040000000000000144000000000000008400000000000000840000000000000084000000000000010400000000000000040000000000000004000000000000000400000000000001440"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x000000000000184000000000000020400000000000001C400000000000000040000000000000F03F000000000000084000000000000000400000000000000000000000000000F03F00000000000014400000000000001C400000000000000040000000000000F03F00000000000010400000000000001040000000000000144000000000000008400000000000000840000000000000084000000000000010400000000000000040000000000000004000000000000000400000000000001440"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @run(%x: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %y = "stablehlo.collective_broadcast"(%x)  {replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4x6xf64>) -> tensor<4x6xf64>
    return %y : tensor<4x6xf64>
  }
}

// -----

module @written_collective_broadcast_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x0000E040000000000000C0400000000000000041000000000000C040000000000000E040000000000000A0400000000000008040000000000000E0400000000000004040000000000000004100000000000000410000000000000041000000000000000000000000000000000000000000008040000000000000000000000000000000000000000000000041000000000000E040000000000000E0400000000000004040000000000000E0400000000000000040000000000000804000000000"> : tensor<4x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x0000C040000000000000E040000000000000803F00000000000000400000000000000000000000000000E040000000000000000000000000000000400000000000004040000000000000803F0000000000000041000000000000A040000000000000C040000000000000E04000000000000000410000000000004040000000000000A040000000000000A04000000000000000000000000000008040000000000000804000000000000000400000000000004040000000000000C04000000000"> : tensor<4x6xcomplex<f32>>
    return %c0, %c1 : tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x0000C040000000000000E040000000000000803F00000000000000400000000000000000000000000000E040000000000000000000000000000000400000000000004040000000000000803F0000000000000041000000000000A040000000000000C040000000000000E04000000000000000410000000000004040000000000000A040000000000000A04000000000000000000000000000008040000000000000804000000000000000400000000000004040000000000000C04000000000"> : tensor<4x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x0000C040000000000000E040000000000000803F00000000000000400000000000000000000000000000E040000000000000000000000000000000400000000000004040000000000000803F0000000000000041000000000000A040000000000000C040000000000000E04000000000000000410000000000004040000000000000A040000000000000A04000000000000000000000000000008040000000000000804000000000000000400000000000004040000000000000C04000000000"> : tensor<4x6xcomplex<f32>>
    return %c0, %c1 : tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>
  }
  func.func private @run(%x: tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>> {
    %y = "stablehlo.collective_broadcast"(%x)  {replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    return %y : tensor<4x6xcomplex<f32>>
  }
}
