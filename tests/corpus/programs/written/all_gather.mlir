module @written_all_gather_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi1>, tensor<4x6xi1>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xi1>, tensor<4x12xi1>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi1>, tensor<4x6xi1>) -> (tensor<4x12xi1>, tensor<4x12xi1>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xi1>, tensor<4x12xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xi1>, tensor<4x12xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi1>, tensor<4x6xi1>) {
    %c0 = stablehlo.constant dense<"0x010101010101010101010101010100010101010101000101"> : tensor<4x6xi1>
    %c1 = stablehlo.constant dense<"0x010001010101010100010101010101010101010101010001"> : tensor<4x6xi1>
    return %c0, %c1 : tensor<4x6xi1>, tensor<4x6xi1>
  }
  func.func private @expected() -> (tensor<4x12xi1>, tensor<4x12xi1>) {
    %c0 = stablehlo.constant dense<"0x010101010101010001010101010101010101010100010101010100010101010101010101010101000101010101010001"> : tensor<4x12xi1>
    %c1 = stablehlo.constant dense<"0x010101010101010001010101010101010101010100010101010100010101010101010101010101000101010101010001"> : tensor<4x12xi1>
    return %c0, %c1 : tensor<4x12xi1>, tensor<4x12xi1>
  }
  func.func private @run(%x: tensor<4x6xi1>) -> tensor<4x12xi1> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi1>) -> tensor<4x12xi1>
    return %y : tensor<4x12xi1>
  }
}

// -----

module @written_all_gather_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xi8>, tensor<4x12xi8>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi8>, tensor<4x6xi8>) -> (tensor<4x12xi8>, tensor<4x12xi8>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xi8>, tensor<4x12xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xi8>, tensor<4x12xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x000207020408060608060208070403060204000800080005"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x080300010206030107010607070606050202030708000407"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @expected() -> (tensor<4x12xi8>, tensor<4x12xi8>) {
    %c0 = stablehlo.constant dense<"0x000207020408080300010206060608060208030107010607070403060204070606050202000800080005030708000407"> : tensor<4x12xi8>
    %c1 = stablehlo.constant dense<"0x000207020408080300010206060608060208030107010607070403060204070606050202000800080005030708000407"> : tensor<4x12xi8>
    return %c0, %c1 : tensor<4x12xi8>, tensor<4x12xi8>
  }
  func.func private @run(%x: tensor<4x6xi8>) -> tensor<4x12xi8> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi8>) -> tensor<4x12xi8>
    return %y : tensor<4x12xi8>
  }
}

// -----

module @written_all_gather_u16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui16>, tensor<4x6xui16>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xui16>, tensor<4x12xui16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui16>, tensor<4x6xui16>) -> (tensor<4x12xui16>, tensor<4x12xui16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xui16>, tensor<4x12xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xui16>, tensor<4x12xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui16>, tensor<4x6xui16>) {
    %c0 = stablehlo.constant dense<"0x020002000000070001000300010000000100070005000800000004000800030001000800020004000200010008000800"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<"0x020005000500060003000200010003000300060008000600050004000600040007000400050003000500000004000200"> : tensor<4x6xui16>
    return %c0, %c1 : tensor<4x6xui16>, tensor<4x6xui16>
  }
  func.func private @expected() -> (tensor<4x12xui16>, tensor<4x12xui16>) {
    %c0 = stablehlo.constant dense<"0x020002000000070001000300020005000500060003000200010000000100070005000800010003000300060008000600000004000800030001000800050004000600040007000400020004000200010008000800050003000500000004000200"> : tensor<4x12xui16>
    %c1 = stablehlo.constant dense<"0x020002000000070001000300020005000500060003000200010000000100070005000800010003000300060008000600000004000800030001000800050004000600040007000400020004000200010008000800050003000500000004000200"> : tensor<4x12xui16>
    return %c0, %c1 : tensor<4x12xui16>, tensor<4x12xui16>
  }
  func.func private @run(%x: tensor<4x6xui16>) -> tensor<4x12xui16> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xui16>) -> tensor<4x12xui16>
    return %y : tensor<4x12xui16>
  }
}

// -----

module @written_all_gather_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xi32>, tensor<4x12xi32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi32>, tensor<4x6xi32>) -> (tensor<4x12xi32>, tensor<4x12xi32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xi32>, tensor<4x12xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xi32>, tensor<4x12xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x080000000100000005000000040000000300000000000000070000000800000008000000070000000600000000000000050000000200000003000000040000000400000007000000020000000400000000000000030000000000000000000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x040000000200000000000000070000000800000002000000030000000300000002000000010000000700000003000000000000000800000006000000050000000500000007000000010000000100000008000000080000000600000004000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @expected() -> (tensor<4x12xi32>, tensor<4x12xi32>) {
    %c0 = stablehlo.constant dense<"0x080000000100000005000000040000000300000000000000040000000200000000000000070000000800000002000000070000000800000008000000070000000600000000000000030000000300000002000000010000000700000003000000050000000200000003000000040000000400000007000000000000000800000006000000050000000500000007000000020000000400000000000000030000000000000000000000010000000100000008000000080000000600000004000000"> : tensor<4x12xi32>
    %c1 = stablehlo.constant dense<"0x080000000100000005000000040000000300000000000000040000000200000000000000070000000800000002000000070000000800000008000000070000000600000000000000030000000300000002000000010000000700000003000000050000000200000003000000040000000400000007000000000000000800000006000000050000000500000007000000020000000400000000000000030000000000000000000000010000000100000008000000080000000600000004000000"> : tensor<4x12xi32>
    return %c0, %c1 : tensor<4x12xi32>, tensor<4x12xi32>
  }
  func.func private @run(%x: tensor<4x6xi32>) -> tensor<4x12xi32> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi32>) -> tensor<4x12xi32>
    return %y : tensor<4x12xi32>
  }
}

// -----

module @written_all_gather_u64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui64>, tensor<4x6xui64>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xui64>, tensor<4x12xui64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui64>, tensor<4x6xui64>) -> (tensor<4x12xui64>, tensor<4x12xui64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xui64>, tensor<4x12xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xui64>, tensor<4x12xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui64>, tensor<4x6xui64>) {
    %c0 = stablehlo.constant dense<"0x020000000000000000000000000000000800000000000000070000000000000006000000000000000600000000000000080000000000000003000000000000000700000000000000000000000000000007000000000000000300000000000000030000000000000007000000000000000800000000000000080000000000000005000000000000000100000000000000000000000000000004000000000000000100000000000000000000000000000001000000000000000600000000000000"> : tensor<4x6xui64>
    %c1 = stablehlo.constant dense<"0x000000000000000007000000000000000000000000000000050000000000000003000000000000000000000000000000040000000000000003000000000000000000000000000000010000000000000001000000000000000600000000000000070000000000000004000000000000000500000000000000000000000000000004000000000000000000000000000000030000000000000004000000000000000400000000000000060000000000000007000000000000000300000000000000"> : tensor<4x6xui64>
    return %c0, %c1 : tensor<4x6xui64>, tensor<4x6xui64>
  }
  func.func private @expected() -> (tensor<4x12xui64>, tensor<4x12xui64>) {
    %c0 = stablehlo.constant dense<"0x020000000000000000000000000000000800000000000000070000000000000006000000000000000600000000000000000000000000000007000000000000000000000000000000050000000000000003000000000000000000000000000000080000000000000003000000000000000700000000000000000000000000000007000000000000000300000000000000040000000000000003000000000000000000000000000000010000000000000001000000000000000600000000000000030000000000000007000000000000000800000000000000080000000000000005000000000000000100000000000000070000000000000004000000000000000500000000000000000000000000000004000000000000000000000000000000000000000000000004000000000000000100000000000000000000000000000001000000000000000600000000000000030000000000000004000000000000000400000000000000060000000000000007000000000000000300000000000000"> : tensor<4x12xui64>
    %c1 = stablehlo.constant dense<"0x020000000000000000000000000000000800000000000000070000000000000006000000000000000600000000000000000000000000000007000000000000000000000000000000050000000000000003000000000000000000000000000000080000000000000003000000000000000700000000000000000000000000000007000000000000000300000000000000040000000000000003000000000000000000000000000000010000000000000001000000000000000600000000000000030000000000000007000000000000000800000000000000080000000000000005000000000000000100000000000000070000000000000004000000000000000500000000000000000000000000000004000000000000000000000000000000000000000000000004000000000000000100000000000000000000000000000001000000000000000600000000000000030000000000000004000000000000000400000000000000060000000000000007000000000000000300000000000000"> : tensor<4x12xui64>
    return %c0, %c1 : tensor<4x12xui64>, tensor<4x12xui64>
  }
  func.func private @run(%x: tensor<4x6xui64>) -> tensor<4x12xui64> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xui64>) -> tensor<4x12xui64>
    return %y : tensor<4x12xui64>
  }
}

// -----

module @written_all_gather_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xbf16>, tensor<4x12xbf16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> (tensor<4x12xbf16>, tensor<4x12xbf16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xbf16>, tensor<4x12xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xbf16>, tensor<4x12xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %c0 = stablehlo.constant dense<"0x0040C04000404040C040803F0000803F00410040804000408040C0404040A040404000000040803F004080400040C040"> : tensor<4x6xbf16>
    %c1 = stablehlo.constant dense<"0x80400000A040004080404040E040803F0041C040803FE040A040803F803F803F8040E0400040C040803F803F0041A040"> : tensor<4x6xbf16>
    return %c0, %c1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @expected() -> (tensor<4x12xbf16>, tensor<4x12xbf16>) {
    %c0 = stablehlo.constant dense<"0x0040C04000404040C040803F80400000A0400040804040400000803F0041004080400040E040803F0041C040803FE0408040C0404040A04040400000A040803F803F803F8040E0400040803F004080400040C0400040C040803F803F0041A040"> : tensor<4x12xbf16>
    %c1 = stablehlo.constant dense<"0x0040C04000404040C040803F80400000A0400040804040400000803F0041004080400040E040803F0041C040803FE0408040C0404040A04040400000A040803F803F803F8040E0400040803F004080400040C0400040C040803F803F0041A040"> : tensor<4x12xbf16>
    return %c0, %c1 : tensor<4x12xbf16>, tensor<4x12xbf16>
  }
  func.func private @run(%x: tensor<4x6xbf16>) -> tensor<4x12xbf16> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xbf16>) -> tensor<4x12xbf16>
    return %y : tensor<4x12xbf16>
  }
}

// -----

module @written_all_gather_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xf32>, tensor<4x12xf32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x12xf32>, tensor<4x12xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xf32>, tensor<4x12xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xf32>, tensor<4x12xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x0000E04000000040000000410000E0400000803F0000E0400000404000000041000000410000E040000040400000E040000000410000803F0000004000000040000040400000A040000040400000803F00000040000040400000A04000004040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x0000804000004040000000410000803F000000000000404000000041000000400000804000000000000000400000404000008040000000410000404000004040000080400000803F000000410000A0400000C0400000E040000000410000A040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<4x12xf32>, tensor<4x12xf32>) {
    %c0 = stablehlo.constant dense<"0x0000E04000000040000000410000E0400000803F0000E0400000804000004040000000410000803F00000000000040400000404000000041000000410000E040000040400000E040000000410000004000008040000000000000004000004040000000410000803F0000004000000040000040400000A04000008040000000410000404000004040000080400000803F000040400000803F00000040000040400000A04000004040000000410000A0400000C0400000E040000000410000A040"> : tensor<4x12xf32>
    %c1 = stablehlo.constant dense<"0x0000E04000000040000000410000E0400000803F0000E0400000804000004040000000410000803F00000000000040400000404000000041000000410000E040000040400000E040000000410000004000008040000000000000004000004040000000410000803F0000004000000040000040400000A04000008040000000410000404000004040000080400000803F000040400000803F00000040000040400000A04000004040000000410000A0400000C0400000E040000000410000A040"> : tensor<4x12xf32>
    return %c0, %c1 : tensor<4x12xf32>, tensor<4x12xf32>
  }
  func.func private @run(%x: tensor<4x6xf32>) -> tensor<4x12xf32> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<4x12xf32>
    return %y : tensor<4x12xf32>
  }
}

// -----

module @written_all_gather_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xf64>, tensor<4x12xf64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf64>, tensor<4x6xf64>) -> (tensor<4x12xf64>, tensor<4x12xf64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xf64>, tensor<4x12xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xf64>, tensor<4x12xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x00000000000000400000000000001C40000000000000000000000000000018400000000000001C40000000000000104000000000000000000000000000001C4000000000000018400000000000002040000000000000184000000000000020400000000000001C40000000000000004000000000000000000000000000001C40000000000000F03F000000000000000000000000000020400000000000000840000000000000F03F00000000000014400000000000001C400000000000001040"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x0000000000000000000000000000004000000000000010400000000000001C4000000000000014400000000000001840000000000000F03F00000000000018400000000000001840000000000000104000000000000008400000000000001C400000000000000040000000000000F03F00000000000020400000000000001840000000000000144000000000000008400000000000001C400000000000000000000000000000004000000000000000000000000000001C400000000000001C40"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> (tensor<4x12xf64>, tensor<4x12xf64>) {
    %c0 = stablehlo.constant dense<"0x00000000000000400000000000001C40000000000000000000000000000018400000000000001C4000000000000010400000000000000000000000000000004000000000000010400000000000001C400000000000001440000000000000184000000000000000000000000000001C400000000000001840000000000000204000000000000018400000000000002040000000000000F03F00000000000018400000000000001840000000000000104000000000000008400000000000001C400000000000001C40000000000000004000000000000000000000000000001C40000000000000F03F00000000000000000000000000000040000000000000F03F000000000000204000000000000018400000000000001440000000000000084000000000000020400000000000000840000000000000F03F00000000000014400000000000001C4000000000000010400000000000001C400000000000000000000000000000004000000000000000000000000000001C400000000000001C40"> : tensor<4x12xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000400000000000001C40000000000000000000000000000018400000000000001C4000000000000010400000000000000000000000000000004000000000000010400000000000001C400000000000001440000000000000184000000000000000000000000000001C400000000000001840000000000000204000000000000018400000000000002040000000000000F03F00000000000018400000000000001840000000000000104000000000000008400000000000001C400000000000001C40000000000000004000000000000000000000000000001C40000000000000F03F00000000000000000000000000000040000000000000F03F000000000000204000000000000018400000000000001440000000000000084000000000000020400000000000000840000000000000F03F00000000000014400000000000001C4000000000000010400000000000001C400000000000000000000000000000004000000000000000000000000000001C400000000000001C40"> : tensor<4x12xf64>
    return %c0, %c1 : tensor<4x12xf64>, tensor<4x12xf64>
  }
  func.func private @run(%x: tensor<4x6xf64>) -> tensor<4x12xf64> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf64>) -> tensor<4x12xf64>
    return %y : tensor<4x12xf64>
  }
}

// -----

module @written_all_gather_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xcomplex<f32>>, tensor<4x12xcomplex<f32>>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> (tensor<4x12xcomplex<f32>>, tensor<4x12xcomplex<f32>>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xcomplex<f32>>, tensor<4x12xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xcomplex<f32>>, tensor<4x12xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x000040400000000000000041000000000000C0400000000000000040000000000000C0400000000000004040000000000000803F0000000000008040000000000000A040000000000000C04000000000000040400000000000000000000000000000A0400000000000000041000000000000C0400000000000000000000000000000803F000000000000A040000000000000404000000000000000400000000000000041000000000000C0400000000000004040000000000000004100000000"> : tensor<4x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x00000041000000000000E04000000000000000000000000000004040000000000000004100000000000080400000000000008040000000000000C0400000000000008040000000000000C0400000000000004040000000000000A040000000000000803F00000000000000000000000000004040000000000000803F0000000000000000000000000000A04000000000000000410000000000008040000000000000803F00000000000000410000000000000041000000000000A04000000000"> : tensor<4x6xcomplex<f32>>
    return %c0, %c1 : tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4x12xcomplex<f32>>, tensor<4x12xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x000040400000000000000041000000000000C0400000000000000040000000000000C04000000000000040400000000000000041000000000000E0400000000000000000000000000000404000000000000000410000000000008040000000000000803F0000000000008040000000000000A040000000000000C040000000000000404000000000000000000000000000008040000000000000C0400000000000008040000000000000C0400000000000004040000000000000A040000000000000A0400000000000000041000000000000C0400000000000000000000000000000803F000000000000A040000000000000803F00000000000000000000000000004040000000000000803F0000000000000000000000000000A040000000000000404000000000000000400000000000000041000000000000C0400000000000004040000000000000004100000000000000410000000000008040000000000000803F00000000000000410000000000000041000000000000A04000000000"> : tensor<4x12xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x000040400000000000000041000000000000C0400000000000000040000000000000C04000000000000040400000000000000041000000000000E0400000000000000000000000000000404000000000000000410000000000008040000000000000803F0000000000008040000000000000A040000000000000C040000000000000404000000000000000000000000000008040000000000000C0400000000000008040000000000000C0400000000000004040000000000000A040000000000000A0400000000000000041000000000000C0400000000000000000000000000000803F000000000000A040000000000000803F00000000000000000000000000004040000000000000803F0000000000000000000000000000A040000000000000404000000000000000400000000000000041000000000000C0400000000000004040000000000000004100000000000000410000000000008040000000000000803F00000000000000410000000000000041000000000000A04000000000"> : tensor<4x12xcomplex<f32>>
    return %c0, %c1 : tensor<4x12xcomplex<f32>>, tensor<4x12xcomplex<f32>>
  }
  func.func private @run(%x: tensor<4x6xcomplex<f32>>) -> tensor<4x12xcomplex<f32>> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xcomplex<f32>>) -> tensor<4x12xcomplex<f32>>
    return %y : tensor<4x12xcomplex<f32>>
  }
}

// -----

module @written_all_gather_i2 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi2>, tensor<4x6xi2>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xi2>, tensor<4x12xi2>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi2>, tensor<4x6xi2>) -> (tensor<4x12xi2>, tensor<4x12xi2>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xi2>, tensor<4x12xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xi2>, tensor<4x12xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi2>, tensor<4x6xi2>) {
    %c0 = stablehlo.constant dense<"0x020003000201030003030303000000010001030103030101"> : tensor<4x6xi2>
    %c1 = stablehlo.constant dense<"0x000301020303000300020000000200010003010003030302"> : tensor<4x6xi2>
    return %c0, %c1 : tensor<4x6xi2>, tensor<4x6xi2>
  }
  func.func private @expected() -> (tensor<4x12xi2>, tensor<4x12xi2>) {
    %c0 = stablehlo.constant dense<"0x020003000201000301020303030003030303000300020000000000010001000200010003030103030101010003030302"> : tensor<4x12xi2>
    %c1 = stablehlo.constant dense<"0x020003000201000301020303030003030303000300020000000000010001000200010003030103030101010003030302"> : tensor<4x12xi2>
    return %c0, %c1 : tensor<4x12xi2>, tensor<4x12xi2>
  }
  func.func private @run(%x: tensor<4x6xi2>) -> tensor<4x12xi2> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi2>) -> tensor<4x12xi2>
    return %y : tensor<4x12xi2>
  }
}

// -----

module @written_all_gather_i4 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi4>, tensor<4x6xi4>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xi4>, tensor<4x12xi4>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi4>, tensor<4x6xi4>) -> (tensor<4x12xi4>, tensor<4x12xi4>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xi4>, tensor<4x12xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xi4>, tensor<4x12xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi4>, tensor<4x6xi4>) {
    %c0 = stablehlo.constant dense<"0x030207000806010705000307070003060802010102000105"> : tensor<4x6xi4>
    %c1 = stablehlo.constant dense<"0x070600040102020204050002040803080600020706080803"> : tensor<4x6xi4>
    return %c0, %c1 : tensor<4x6xi4>, tensor<4x6xi4>
  }
  func.func private @expected() -> (tensor<4x12xi4>, tensor<4x12xi4>) {
    %c0 = stablehlo.constant dense<"0x030207000806070600040102010705000307020204050002070003060802040803080600010102000105020706080803"> : tensor<4x12xi4>
    %c1 = stablehlo.constant dense<"0x030207000806070600040102010705000307020204050002070003060802040803080600010102000105020706080803"> : tensor<4x12xi4>
    return %c0, %c1 : tensor<4x12xi4>, tensor<4x12xi4>
  }
  func.func private @run(%x: tensor<4x6xi4>) -> tensor<4x12xi4> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi4>) -> tensor<4x12xi4>
    return %y : tensor<4x12xi4>
  }
}

// -----

module @written_all_gather_u2 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui2>, tensor<4x6xui2>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xui2>, tensor<4x12xui2>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui2>, tensor<4x6xui2>) -> (tensor<4x12xui2>, tensor<4x12xui2>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xui2>, tensor<4x12xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xui2>, tensor<4x12xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui2>, tensor<4x6xui2>) {
    %c0 = stablehlo.constant dense<"0x020100010002020101020300020201000101030103020101"> : tensor<4x6xui2>
    %c1 = stablehlo.constant dense<"0x000102000300010002030303010103030101000102010001"> : tensor<4x6xui2>
    return %c0, %c1 : tensor<4x6xui2>, tensor<4x6xui2>
  }
  func.func private @expected() -> (tensor<4x12xui2>, tensor<4x12xui2>) {
    %c0 = stablehlo.constant dense<"0x020100010002000102000300020101020300010002030303020201000101010103030101030103020101000102010001"> : tensor<4x12xui2>
    %c1 = stablehlo.constant dense<"0x020100010002000102000300020101020300010002030303020201000101010103030101030103020101000102010001"> : tensor<4x12xui2>
    return %c0, %c1 : tensor<4x12xui2>, tensor<4x12xui2>
  }
  func.func private @run(%x: tensor<4x6xui2>) -> tensor<4x12xui2> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xui2>) -> tensor<4x12xui2>
    return %y : tensor<4x12xui2>
  }
}

// -----

module @written_all_gather_u4 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui4>, tensor<4x6xui4>)
    %want0, %want1 = call @expected() : () -> (tensor<4x12xui4>, tensor<4x12xui4>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui4>, tensor<4x6xui4>) -> (tensor<4x12xui4>, tensor<4x12xui4>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x12xui4>, tensor<4x12xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x12xui4>, tensor<4x12xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui4>, tensor<4x6xui4>) {
    %c0 = stablehlo.constant dense<"0x030304060403040801030504030808000808070706050600"> : tensor<4x6xui4>
    %c1 = stablehlo.constant dense<"0x030205030002070007030205060402010305080108010801"> : tensor<4x6xui4>
    return %c0, %c1 : tensor<4x6xui4>, tensor<4x6xui4>
  }
  func.func private @expected() -> (tensor<4x12xui4>, tensor<4x12xui4>) {
    %c0 = stablehlo.constant dense<"0x030304060403030205030002040801030504070007030205030808000808060402010305070706050600080108010801"> : tensor<4x12xui4>
    %c1 = stablehlo.constant dense<"0x030304060403030205030002040801030504070007030205030808000808060402010305070706050600080108010801"> : tensor<4x12xui4>
    return %c0, %c1 : tensor<4x12xui4>, tensor<4x12xui4>
  }
  func.func private @run(%x: tensor<4x6xui4>) -> tensor<4x12xui4> {
    %y = "stablehlo.all_gather"(%x)  {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xui4>) -> tensor<4x12xui4>
    return %y : tensor<4x12xui4>
  }
}
