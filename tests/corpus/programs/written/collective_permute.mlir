module @written_collective_permute_swap_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi1>, tensor<4x6xi1>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi1>, tensor<4x6xi1>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi1>, tensor<4x6xi1>) -> (tensor<4x6xi1>, tensor<4x6xi1>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi1>, tensor<4x6xi1>) {
    %c0 = stablehlo.constant dense<"0x010101010101010101010101010001010101010001010000"> : tensor<4x6xi1>
    %c1 = stablehlo.constant dense<"0x010101010101010001010101010001010101010101010101"> : tensor<4x6xi1>
    return %c0, %c1 : tensor<4x6xi1>, tensor<4x6xi1>
  }
  func.func private @expected() -> (tensor<4x6xi1>, tensor<4x6xi1>) {
    %c0 = stablehlo.constant dense<"0x010101010101010001010101010001010101010101010101"> : tensor<4x6xi1>
    %c1 = stablehlo.constant dense<"0x010101010101010101010101010001010101010001010000"> : tensor<4x6xi1>
    return %c0, %c1 : tensor<4x6xi1>, tensor<4x6xi1>
  }
  func.func private @run(%x: tensor<4x6xi1>) -> tensor<4x6xi1> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4x6xi1>) -> tensor<4x6xi1>
    return %y : tensor<4x6xi1>
  }
}

// -----

module @written_collective_permute_swap_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi8>, tensor<4x6xi8>) -> (tensor<4x6xi8>, tensor<4x6xi8>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x060206030104030200000607020008040803080100010004"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x080206030803050607050705020101070700050001000608"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @expected() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x080206030803050607050705020101070700050001000608"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x060206030104030200000607020008040803080100010004"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @run(%x: tensor<4x6xi8>) -> tensor<4x6xi8> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4x6xi8>) -> tensor<4x6xi8>
    return %y : tensor<4x6xi8>
  }
}

// -----

module @written_collective_permute_swap_u16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui16>, tensor<4x6xui16>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xui16>, tensor<4x6xui16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui16>, tensor<4x6xui16>) -> (tensor<4x6xui16>, tensor<4x6xui16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui16>, tensor<4x6xui16>) {
    %c0 = stablehlo.constant dense<"0x010001000600070008000100070001000600030005000500020004000400010000000300070000000200000008000200"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<"0x030001000500040000000100080000000300010007000800000007000000070002000200060006000100020006000500"> : tensor<4x6xui16>
    return %c0, %c1 : tensor<4x6xui16>, tensor<4x6xui16>
  }
  func.func private @expected() -> (tensor<4x6xui16>, tensor<4x6xui16>) {
    %c0 = stablehlo.constant dense<"0x030001000500040000000100080000000300010007000800000007000000070002000200060006000100020006000500"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<"0x010001000600070008000100070001000600030005000500020004000400010000000300070000000200000008000200"> : tensor<4x6xui16>
    return %c0, %c1 : tensor<4x6xui16>, tensor<4x6xui16>
  }
  func.func private @run(%x: tensor<4x6xui16>) -> tensor<4x6xui16> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4x6xui16>) -> tensor<4x6xui16>
    return %y : tensor<4x6xui16>
  }
}

// -----

module @written_collective_permute_swap_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi32>, tensor<4x6xi32>) -> (tensor<4x6xi32>, tensor<4x6xi32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x050000000000000004000000030000000300000000000000030000000600000006000000060000000600000002000000060000000600000000000000050000000800000008000000000000000600000007000000000000000500000002000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x070000000100000004000000030000000300000001000000000000000100000003000000000000000000000007000000060000000600000007000000070000000700000003000000050000000700000007000000000000000500000002000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @expected() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x070000000100000004000000030000000300000001000000000000000100000003000000000000000000000007000000060000000600000007000000070000000700000003000000050000000700000007000000000000000500000002000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x050000000000000004000000030000000300000000000000030000000600000006000000060000000600000002000000060000000600000000000000050000000800000008000000000000000600000007000000000000000500000002000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @run(%x: tensor<4x6xi32>) -> tensor<4x6xi32> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    return %y : tensor<4x6xi32>
  }
}

// -----

module @written_collective_permute_swap_u64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui64>, tensor<4x6xui64>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xui64>, tensor<4x6xui64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui64>, tensor<4x6xui64>) -> (tensor<4x6xui64>, tensor<4x6xui64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui64>, tensor<4x6xui64>) {
    %c0 = stablehlo.constant dense<"0x050000000000000005000000000000000600000000000000020000000000000004000000000000000700000000000000010000000000000001000000000000000000000000000000010000000000000006000000000000000000000000000000040000000000000000000000000000000500000000000000050000000000000005000000000000000200000000000000040000000000000007000000000000000700000000000000080000000000000007000000000000000300000000000000"> : tensor<4x6xui64>
    %c1 = stablehlo.constant dense<"0x030000000000000004000000000000000200000000000000060000000000000001000000000000000500000000000000060000000000000003000000000000000700000000000000020000000000000005000000000000000000000000000000070000000000000001000000000000000200000000000000000000000000000006000000000000000000000000000000060000000000000000000000000000000700000000000000030000000000000008000000000000000100000000000000"> : tensor<4x6xui64>
    return %c0, %c1 : tensor<4x6xui64>, tensor<4x6xui64>
  }
  func.func private @expected() -> (tensor<4x6xui64>, tensor<4x6xui64>) {
    %c0 = stablehlo.constant dense<"0x030000000000000004000000000000000200000000000000060000000000000001000000000000000500000000000000060000000000000003000000000000000700000000000000020000000000000005000000000000000000000000000000070000000000000001000000000000000200000000000000000000000000000006000000000000000000000000000000060000000000000000000000000000000700000000000000030000000000000008000000000000000100000000000000"> : tensor<4x6xui64>
    %c1 = stablehlo.constant dense<"0x050000000000000005000000000000000600000000000000020000000000000004000000000000000700000000000000010000000000000001000000000000000000000000000000010000000000000006000000000000000000000000000000040000000000000000000000000000000500000000000000050000000000000005000000000000000200000000000000040000000000000007000000000000000700000000000000080000000000000007000000000000000300000000000000"> : tensor<4x6xui64>
    return %c0, %c1 : tensor<4x6xui64>, tensor<4x6xui64>
  }
  func.func private @run(%x: tensor<4x6xui64>) -> tensor<4x6xui64> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4x6xui64>) -> tensor<4x6xui64>
    return %y : tensor<4x6xui64>
  }
}

// -----

module @written_collective_permute_swap_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %c0 = stablehlo.constant dense<"0x4040C040803F0040E0404040C0400040004000410000004000414040E040A040C040004100400000803F803F803F8040"> : tensor<4x6xbf16>
    %c1 = stablehlo.constant dense<"0x0000E040C0408040C0408040404080404040004000414040E040A0400000A040803F80404040803F004180400000E040"> : tensor<4x6xbf16>
    return %c0, %c1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @expected() -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000E040C0408040C0408040404080404040004000414040E040A0400000A040803F80404040803F004180400000E040"> : tensor<4x6xbf16>
    %c1 = stablehlo.constant dense<"0x4040C040803F0040E0404040C0400040004000410000004000414040E040A040C040004100400000803F803F803F8040"> : tensor<4x6xbf16>
    return %c0, %c1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @run(%x: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %y : tensor<4x6xbf16>
  }
}

// -----

module @written_collective_permute_swap_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x0000A0400000E040000000400000E040000000000000E0400000E0400000C040000080400000A0400000803F0000A040000000410000803F0000C040000040400000000000004040000040400000804000004040000000000000803F00000040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x0000E040000080400000C0400000803F000080400000803F0000803F0000E040000000410000E0400000A0400000000000000040000000410000803F000000400000803F0000E04000000041000040400000804000000000000080400000803F"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x0000E040000080400000C0400000803F000080400000803F0000803F0000E040000000410000E0400000A0400000000000000040000000410000803F000000400000803F0000E04000000041000040400000804000000000000080400000803F"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x0000A0400000E040000000400000E040000000000000E0400000E0400000C040000080400000A0400000803F0000A040000000410000803F0000C040000040400000000000004040000040400000804000004040000000000000803F00000040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @run(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %y : tensor<4x6xf32>
  }
}

// -----

module @written_collective_permute_swap_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf64>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x00000000000014400000000000000040000000000000144000000000000020400000000000001040000000000000000000000000000014400000000000000840000000000000144000000000000020400000000000002040000000000000004000000000000014400000000000001C400000000000001C400000000000001C40000000000000104000000000000010400000000000001C400000000000001840000000000000F03F000000000000000000000000000000000000000000001C40"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x0000000000001040000000000000004000000000000010400000000000001C400000000000000000000000000000004000000000000020400000000000001840000000000000084000000000000008400000000000001440000000000000084000000000000014400000000000001C4000000000000014400000000000001040000000000000084000000000000020400000000000001C4000000000000010400000000000001840000000000000004000000000000000400000000000000040"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000001040000000000000004000000000000010400000000000001C400000000000000000000000000000004000000000000020400000000000001840000000000000084000000000000008400000000000001440000000000000084000000000000014400000000000001C4000000000000014400000000000001040000000000000084000000000000020400000000000001C4000000000000010400000000000001840000000000000004000000000000000400000000000000040"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x00000000000014400000000000000040000000000000144000000000000020400000000000001040000000000000000000000000000014400000000000000840000000000000144000000000000020400000000000002040000000000000004000000000000014400000000000001C400000000000001C400000000000001C40000000000000104000000000000010400000000000001C400000000000001840000000000000F03F000000000000000000000000000000000000000000001C40"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @run(%x: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4x6xf64>) -> tensor<4x6xf64>
    return %y : tensor<4x6xf64>
  }
}

// -----

module @written_collective_permute_swap_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x0000803F000000000000C04000000000000000410000000000008040000000000000804000000000000040400000000000000041000000000000C0400000000000000041000000000000803F000000000000C040000000000000803F000000000000C040000000000000C040000000000000C040000000000000A04000000000000080400000000000004040000000000000004100000000000000400000000000000000000000000000C040000000000000A040000000000000404000000000"> : tensor<4x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x0000A0400000000000008040000000000000A04000000000000040400000000000008040000000000000E0400000000000000040000000000000C040000000000000803F0000000000000041000000000000E040000000000000803F000000000000A040000000000000C0400000000000008040000000000000C040000000000000E04000000000000040400000000000008040000000000000A040000000000000803F00000000000000400000000000004040000000000000000000000000"> : tensor<4x6xcomplex<f32>>
    return %c0, %c1 : tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x0000A0400000000000008040000000000000A04000000000000040400000000000008040000000000000E0400000000000000040000000000000C040000000000000803F0000000000000041000000000000E040000000000000803F000000000000A040000000000000C0400000000000008040000000000000C040000000000000E04000000000000040400000000000008040000000000000A040000000000000803F00000000000000400000000000004040000000000000000000000000"> : tensor<4x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x0000803F000000000000C04000000000000000410000000000008040000000000000804000000000000040400000000000000041000000000000C0400000000000000041000000000000803F000000000000C040000000000000803F000000000000C040000000000000C040000000000000C040000000000000A04000000000000080400000000000004040000000000000004100000000000000400000000000000000000000000000C040000000000000A040000000000000404000000000"> : tensor<4x6xcomplex<f32>>
    return %c0, %c1 : tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>
  }
  func.func private @run(%x: tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    return %y : tensor<4x6xcomplex<f32>>
  }
}

// -----

module @written_collective_permute_one_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi1>, tensor<4x6xi1>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi1>, tensor<4x6xi1>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi1>, tensor<4x6xi1>) -> (tensor<4x6xi1>, tensor<4x6xi1>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi1>, tensor<4x6xi1>) {
    %c0 = stablehlo.constant dense<"0x010100000101010101010101010101000101010001010100"> : tensor<4x6xi1>
    %c1 = stablehlo.constant dense<"0x010101010101010001010101010101010101010101010101"> : tensor<4x6xi1>
    return %c0, %c1 : tensor<4x6xi1>, tensor<4x6xi1>
  }
  func.func private @expected() -> (tensor<4x6xi1>, tensor<4x6xi1>) {
    %c0 = stablehlo.constant dense<false> : tensor<4x6xi1>
    %c1 = stablehlo.constant dense<"0x010100000101010101010101010101000101010001010100"> : tensor<4x6xi1>
    return %c0, %c1 : tensor<4x6xi1>, tensor<4x6xi1>
  }
  func.func private @run(%x: tensor<4x6xi1>) -> tensor<4x6xi1> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi1>) -> tensor<4x6xi1>
    return %y : tensor<4x6xi1>
  }
}

// -----

module @written_collective_permute_one_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi8>, tensor<4x6xi8>) -> (tensor<4x6xi8>, tensor<4x6xi8>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x040405000008040400080403060402060000060200080307"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x070100080707080707070307040800080707020405040402"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @expected() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<0> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x040405000008040400080403060402060000060200080307"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @run(%x: tensor<4x6xi8>) -> tensor<4x6xi8> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi8>) -> tensor<4x6xi8>
    return %y : tensor<4x6xi8>
  }
}

// -----

module @written_collective_permute_one_u16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui16>, tensor<4x6xui16>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xui16>, tensor<4x6xui16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui16>, tensor<4x6xui16>) -> (tensor<4x6xui16>, tensor<4x6xui16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui16>, tensor<4x6xui16>) {
    %c0 = stablehlo.constant dense<"0x060008000500030004000800020004000200050005000100070005000500070000000800030004000200010004000300"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<"0x030008000100020008000300020002000000030003000500000000000600030008000500000001000400070005000000"> : tensor<4x6xui16>
    return %c0, %c1 : tensor<4x6xui16>, tensor<4x6xui16>
  }
  func.func private @expected() -> (tensor<4x6xui16>, tensor<4x6xui16>) {
    %c0 = stablehlo.constant dense<0> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<"0x060008000500030004000800020004000200050005000100070005000500070000000800030004000200010004000300"> : tensor<4x6xui16>
    return %c0, %c1 : tensor<4x6xui16>, tensor<4x6xui16>
  }
  func.func private @run(%x: tensor<4x6xui16>) -> tensor<4x6xui16> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xui16>) -> tensor<4x6xui16>
    return %y : tensor<4x6xui16>
  }
}

// -----

module @written_collective_permute_one_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi32>, tensor<4x6xi32>) -> (tensor<4x6xi32>, tensor<4x6xi32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x010000000000000003000000080000000300000002000000070000000100000007000000020000000200000003000000060000000600000002000000080000000100000007000000050000000400000008000000020000000500000001000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x030000000000000002000000000000000100000008000000030000000300000007000000020000000500000008000000000000000000000000000000050000000200000001000000020000000400000007000000030000000400000007000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @expected() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<0> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x010000000000000003000000080000000300000002000000070000000100000007000000020000000200000003000000060000000600000002000000080000000100000007000000050000000400000008000000020000000500000001000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @run(%x: tensor<4x6xi32>) -> tensor<4x6xi32> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi32>) -> tensor<4x6xi32>
    return %y : tensor<4x6xi32>
  }
}

// -----

module @written_collective_permute_one_u64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui64>, tensor<4x6xui64>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xui64>, tensor<4x6xui64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui64>, tensor<4x6xui64>) -> (tensor<4x6xui64>, tensor<4x6xui64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui64>, tensor<4x6xui64>) {
    %c0 = stablehlo.constant dense<"0x080000000000000002000000000000000800000000000000060000000000000003000000000000000500000000000000050000000000000000000000000000000400000000000000040000000000000003000000000000000400000000000000040000000000000006000000000000000100000000000000030000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000080000000000000007000000000000000500000000000000"> : tensor<4x6xui64>
    %c1 = stablehlo.constant dense<"0x040000000000000000000000000000000100000000000000060000000000000005000000000000000700000000000000000000000000000005000000000000000000000000000000020000000000000001000000000000000600000000000000070000000000000003000000000000000800000000000000060000000000000006000000000000000600000000000000010000000000000003000000000000000500000000000000010000000000000000000000000000000800000000000000"> : tensor<4x6xui64>
    return %c0, %c1 : tensor<4x6xui64>, tensor<4x6xui64>
  }
  func.func private @expected() -> (tensor<4x6xui64>, tensor<4x6xui64>) {
    %c0 = stablehlo.constant dense<0> : tensor<4x6xui64>
    %c1 = stablehlo.constant dense<"0x080000000000000002000000000000000800000000000000060000000000000003000000000000000500000000000000050000000000000000000000000000000400000000000000040000000000000003000000000000000400000000000000040000000000000006000000000000000100000000000000030000000000000000000000000000000000000000000000010000000000000000000000000000000100000000000000080000000000000007000000000000000500000000000000"> : tensor<4x6xui64>
    return %c0, %c1 : tensor<4x6xui64>, tensor<4x6xui64>
  }
  func.func private @run(%x: tensor<4x6xui64>) -> tensor<4x6xui64> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xui64>) -> tensor<4x6xui64>
    return %y : tensor<4x6xui64>
  }
}

// -----

module @written_collective_permute_one_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %c0 = stablehlo.constant dense<"0x00404040803F803F0040803FA040C040A040004100410041E040C040C04000000040803F40400040A040404000400040"> : tensor<4x6xbf16>
    %c1 = stablehlo.constant dense<"0x4040E04040400041A040803F80400041803F00000040803F00008040C04040404040C040A040C040E040004140408040"> : tensor<4x6xbf16>
    return %c0, %c1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @expected() -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %c0 = stablehlo.constant dense<0.0> : tensor<4x6xbf16>
    %c1 = stablehlo.constant dense<"0x00404040803F803F0040803FA040C040A040004100410041E040C040C04000000040803F40400040A040404000400040"> : tensor<4x6xbf16>
    return %c0, %c1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @run(%x: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %y : tensor<4x6xbf16>
  }
}

// -----

module @written_collective_permute_one_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x0000A0400000803F00000000000000400000803F000080400000A0400000C04000008040000000400000803F0000803F00004040000080400000C0400000C0400000C04000004040000040400000C0400000803F000000410000A04000000040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x0000E0400000E040000000000000A0400000803F000000410000C040000040400000A0400000C0400000803F00000000000000000000E04000008040000000410000004100004040000080400000E0400000803F000000410000E0400000A040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<0.0> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x0000A0400000803F00000000000000400000803F000080400000A0400000C04000008040000000400000803F0000803F00004040000080400000C0400000C0400000C04000004040000040400000C0400000803F000000410000A04000000040"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @run(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %y : tensor<4x6xf32>
  }
}

// -----

module @written_collective_permute_one_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf64>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x00000000000008400000000000001C4000000000000018400000000000001440000000000000004000000000000020400000000000001040000000000000F03F0000000000001040000000000000F03F0000000000000000000000000000000000000000000010400000000000001040000000000000184000000000000000400000000000001C4000000000000018400000000000000040000000000000000000000000000020400000000000000840000000000000F03F0000000000000840"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x000000000000204000000000000008400000000000001440000000000000204000000000000000000000000000001440000000000000F03F000000000000004000000000000000400000000000000040000000000000000000000000000008400000000000001040000000000000204000000000000020400000000000001C4000000000000010400000000000001440000000000000084000000000000014400000000000002040000000000000104000000000000008400000000000001C40"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<0.0> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x00000000000008400000000000001C4000000000000018400000000000001440000000000000004000000000000020400000000000001040000000000000F03F0000000000001040000000000000F03F0000000000000000000000000000000000000000000010400000000000001040000000000000184000000000000000400000000000001C4000000000000018400000000000000040000000000000000000000000000020400000000000000840000000000000F03F0000000000000840"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @run(%x: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf64>) -> tensor<4x6xf64>
    return %y : tensor<4x6xf64>
  }
}

// -----

module @written_collective_permute_one_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    %want0, %want1 = call @expected() : () -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x0000A040000000000000804000000000000000000000000000000000000000000000004000000000000040400000000000000040000000000000A0400000000000000041000000000000C040000000000000803F0000000000000000000000000000A040000000000000E040000000000000E0400000000000000000000000000000C040000000000000004000000000000080400000000000008040000000000000803F00000000000080400000000000000040000000000000404000000000"> : tensor<4x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x0000803F0000000000008040000000000000803F000000000000E0400000000000008040000000000000E040000000000000803F0000000000008040000000000000A040000000000000A040000000000000803F000000000000C0400000000000000000000000000000E040000000000000E040000000000000C04000000000000000400000000000000000000000000000004000000000000000400000000000000041000000000000C040000000000000803F000000000000004000000000"> : tensor<4x6xcomplex<f32>>
    return %c0, %c1 : tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<(0.0,0.0)> : tensor<4x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x0000A040000000000000804000000000000000000000000000000000000000000000004000000000000040400000000000000040000000000000A0400000000000000041000000000000C040000000000000803F0000000000000000000000000000A040000000000000E040000000000000E0400000000000000000000000000000C040000000000000004000000000000080400000000000008040000000000000803F00000000000080400000000000000040000000000000404000000000"> : tensor<4x6xcomplex<f32>>
    return %c0, %c1 : tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>
  }
  func.func private @run(%x: tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>> {
    %y = "stablehlo.collective_permute"(%x)  {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    return %y : tensor<4x6xcomplex<f32>>
  }
}
