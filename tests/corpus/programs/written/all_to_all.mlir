module @written_all_to_all_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi1>, tensor<4x6xi1>)
    %want0, %want1 = call @expected() : () -> (tensor<8x3xi1>, tensor<8x3xi1>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi1>, tensor<4x6xi1>) -> (tensor<8x3xi1>, tensor<8x3xi1>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x3xi1>, tensor<8x3xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x3xi1>, tensor<8x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi1>, tensor<4x6xi1>) {
    %c0 = stablehlo.constant dense<"0x010101010101010101000101000101010001010101010100"> : tensor<4x6xi1>
    %c1 = stablehlo.constant dense<"0x010100010101000101010101010101010101010101000101"> : tensor<4x6xi1>
    return %c0, %c1 : tensor<4x6xi1>, tensor<4x6xi1>
  }
  func.func private @expected() -> (tensor<8x3xi1>, tensor<8x3xi1>) {
    %c0 = stablehlo.constant dense<"0x010101010101000101010101010100000101010101010101"> : tensor<8x3xi1>
    %c1 = stablehlo.constant dense<"0x010101000101010001010100010101010101010101000101"> : tensor<8x3xi1>
    return %c0, %c1 : tensor<8x3xi1>, tensor<8x3xi1>
  }
  func.func private @run(%x: tensor<4x6xi1>) -> tensor<8x3xi1> {
    %y = "stablehlo.all_to_all"(%x)  {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi1>) -> tensor<8x3xi1>
    return %y : tensor<8x3xi1>
  }
}

// -----

module @written_all_to_all_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi8>, tensor<4x6xi8>)
    %want0, %want1 = call @expected() : () -> (tensor<8x3xi8>, tensor<8x3xi8>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi8>, tensor<4x6xi8>) -> (tensor<8x3xi8>, tensor<8x3xi8>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x3xi8>, tensor<8x3xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x3xi8>, tensor<8x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi8>, tensor<4x6xi8>) {
    %c0 = stablehlo.constant dense<"0x060302040006000707010101010100050207060605020508"> : tensor<4x6xi8>
    %c1 = stablehlo.constant dense<"0x060500020506060405000803020002020004070603070408"> : tensor<4x6xi8>
    return %c0, %c1 : tensor<4x6xi8>, tensor<4x6xi8>
  }
  func.func private @expected() -> (tensor<8x3xi8>, tensor<8x3xi8>) {
    %c0 = stablehlo.constant dense<"0x060302000707010100060605060500060405020002070603"> : tensor<8x3xi8>
    %c1 = stablehlo.constant dense<"0x040006010101050207020508020506000803020004070408"> : tensor<8x3xi8>
    return %c0, %c1 : tensor<8x3xi8>, tensor<8x3xi8>
  }
  func.func private @run(%x: tensor<4x6xi8>) -> tensor<8x3xi8> {
    %y = "stablehlo.all_to_all"(%x)  {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi8>) -> tensor<8x3xi8>
    return %y : tensor<8x3xi8>
  }
}

// -----

module @written_all_to_all_u16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui16>, tensor<4x6xui16>)
    %want0, %want1 = call @expected() : () -> (tensor<8x3xui16>, tensor<8x3xui16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui16>, tensor<4x6xui16>) -> (tensor<8x3xui16>, tensor<8x3xui16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x3xui16>, tensor<8x3xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x3xui16>, tensor<8x3xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui16>, tensor<4x6xui16>) {
    %c0 = stablehlo.constant dense<"0x040008000800060003000700060000000600030007000500020005000100070007000800080007000000000000000100"> : tensor<4x6xui16>
    %c1 = stablehlo.constant dense<"0x010005000300070005000000050001000700060000000600050005000100050005000600040004000100050001000500"> : tensor<4x6xui16>
    return %c0, %c1 : tensor<4x6xui16>, tensor<4x6xui16>
  }
  func.func private @expected() -> (tensor<8x3xui16>, tensor<8x3xui16>) {
    %c0 = stablehlo.constant dense<"0x040008000800060000000600020005000100080007000000010005000300050001000700050005000100040004000100"> : tensor<8x3xui16>
    %c1 = stablehlo.constant dense<"0x060003000700030007000500070007000800000000000100070005000000060000000600050005000600050001000500"> : tensor<8x3xui16>
    return %c0, %c1 : tensor<8x3xui16>, tensor<8x3xui16>
  }
  func.func private @run(%x: tensor<4x6xui16>) -> tensor<8x3xui16> {
    %y = "stablehlo.all_to_all"(%x)  {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xui16>) -> tensor<8x3xui16>
    return %y : tensor<8x3xui16>
  }
}

// -----

module @written_all_to_all_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xi32>, tensor<4x6xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<8x3xi32>, tensor<8x3xi32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xi32>, tensor<4x6xi32>) -> (tensor<8x3xi32>, tensor<8x3xi32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x3xi32>, tensor<8x3xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x3xi32>, tensor<8x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xi32>, tensor<4x6xi32>) {
    %c0 = stablehlo.constant dense<"0x060000000200000002000000010000000300000007000000050000000300000001000000060000000400000007000000000000000200000008000000010000000600000004000000050000000000000002000000010000000100000007000000"> : tensor<4x6xi32>
    %c1 = stablehlo.constant dense<"0x080000000700000002000000000000000800000006000000070000000800000005000000050000000300000006000000030000000200000007000000000000000300000008000000040000000100000005000000020000000700000001000000"> : tensor<4x6xi32>
    return %c0, %c1 : tensor<4x6xi32>, tensor<4x6xi32>
  }
  func.func private @expected() -> (tensor<8x3xi32>, tensor<8x3xi32>) {
    %c0 = stablehlo.constant dense<"0x060000000200000002000000050000000300000001000000000000000200000008000000050000000000000002000000080000000700000002000000070000000800000005000000030000000200000007000000040000000100000005000000"> : tensor<8x3xi32>
    %c1 = stablehlo.constant dense<"0x010000000300000007000000060000000400000007000000010000000600000004000000010000000100000007000000000000000800000006000000050000000300000006000000000000000300000008000000020000000700000001000000"> : tensor<8x3xi32>
    return %c0, %c1 : tensor<8x3xi32>, tensor<8x3xi32>
  }
  func.func private @run(%x: tensor<4x6xi32>) -> tensor<8x3xi32> {
    %y = "stablehlo.all_to_all"(%x)  {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xi32>) -> tensor<8x3xi32>
    return %y : tensor<8x3xi32>
  }
}

// -----

module @written_all_to_all_u64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xui64>, tensor<4x6xui64>)
    %want0, %want1 = call @expected() : () -> (tensor<8x3xui64>, tensor<8x3xui64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xui64>, tensor<4x6xui64>) -> (tensor<8x3xui64>, tensor<8x3xui64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x3xui64>, tensor<8x3xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x3xui64>, tensor<8x3xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xui64>, tensor<4x6xui64>) {
    %c0 = stablehlo.constant dense<"0x060000000000000006000000000000000600000000000000000000000000000000000000000000000300000000000000040000000000000002000000000000000300000000000000050000000000000003000000000000000500000000000000050000000000000008000000000000000000000000000000070000000000000008000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000004000000000000000400000000000000"> : tensor<4x6xui64>
    %c1 = stablehlo.constant dense<"0x010000000000000003000000000000000100000000000000010000000000000006000000000000000300000000000000050000000000000001000000000000000600000000000000020000000000000007000000000000000200000000000000000000000000000004000000000000000500000000000000000000000000000001000000000000000800000000000000060000000000000008000000000000000700000000000000080000000000000003000000000000000500000000000000"> : tensor<4x6xui64>
    return %c0, %c1 : tensor<4x6xui64>, tensor<4x6xui64>
  }
  func.func private @expected() -> (tensor<8x3xui64>, tensor<8x3xui64>) {
    %c0 = stablehlo.constant dense<"0x060000000000000006000000000000000600000000000000040000000000000002000000000000000300000000000000050000000000000008000000000000000000000000000000000000000000000001000000000000000000000000000000010000000000000003000000000000000100000000000000050000000000000001000000000000000600000000000000000000000000000004000000000000000500000000000000060000000000000008000000000000000700000000000000"> : tensor<8x3xui64>
    %c1 = stablehlo.constant dense<"0x000000000000000000000000000000000300000000000000050000000000000003000000000000000500000000000000070000000000000008000000000000000000000000000000000000000000000004000000000000000400000000000000010000000000000006000000000000000300000000000000020000000000000007000000000000000200000000000000000000000000000001000000000000000800000000000000080000000000000003000000000000000500000000000000"> : tensor<8x3xui64>
    return %c0, %c1 : tensor<8x3xui64>, tensor<8x3xui64>
  }
  func.func private @run(%x: tensor<4x6xui64>) -> tensor<8x3xui64> {
    %y = "stablehlo.all_to_all"(%x)  {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xui64>) -> tensor<8x3xui64>
    return %y : tensor<8x3xui64>
  }
}

// -----

module @written_all_to_all_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<8x3xbf16>, tensor<8x3xbf16>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> (tensor<8x3xbf16>, tensor<8x3xbf16>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x3xbf16>, tensor<8x3xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x3xbf16>, tensor<8x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %c0 = stablehlo.constant dense<"0x40400041A040A040C0404040A040C040E04040400040803F00008040C040004100000040A040804000414040E040803F"> : tensor<4x6xbf16>
    %c1 = stablehlo.constant dense<"0xA0400000E040803F80404040404080400040C040E0400041A0400041803F4040C04000008040004000400040C0408040"> : tensor<4x6xbf16>
    return %c0, %c1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @expected() -> (tensor<8x3xbf16>, tensor<8x3xbf16>) {
    %c0 = stablehlo.constant dense<"0x40400041A040A040C040E04000008040C040A04080400041A0400000E040404080400040A0400041803F804000400040"> : tensor<8x3xbf16>
    %c1 = stablehlo.constant dense<"0xA040C040404040400040803F0041000000404040E040803F803F80404040C040E04000414040C04000000040C0408040"> : tensor<8x3xbf16>
    return %c0, %c1 : tensor<8x3xbf16>, tensor<8x3xbf16>
  }
  func.func private @run(%x: tensor<4x6xbf16>) -> tensor<8x3xbf16> {
    %y = "stablehlo.all_to_all"(%x)  {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xbf16>) -> tensor<8x3xbf16>
    return %y : tensor<8x3xbf16>
  }
}

// -----

module @written_all_to_all_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<8x3xf32>, tensor<8x3xf32>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x3xf32>, tensor<8x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x3xf32>, tensor<8x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x0000404000008040000000000000C04000008040000040400000A04000000000000000000000803F000000410000E0400000803F0000C04000000040000000000000C0400000404000004040000080400000A04000008040000080400000A040"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x000000400000E04000008040000000000000C0400000004100008040000040400000C0400000803F0000803F000040400000A0400000C04000000041000040400000000000000000000000410000803F00004040000000400000A04000000000"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> (tensor<8x3xf32>, tensor<8x3xf32>) {
    %c0 = stablehlo.constant dense<"0x0000404000008040000000000000A04000000000000000000000803F0000C0400000004000004040000080400000A040000000400000E0400000804000008040000040400000C0400000A0400000C04000000041000000410000803F00004040"> : tensor<8x3xf32>
    %c1 = stablehlo.constant dense<"0x0000C04000008040000040400000803F000000410000E040000000000000C0400000404000008040000080400000A040000000000000C040000000410000803F0000803F00004040000040400000000000000000000000400000A04000000000"> : tensor<8x3xf32>
    return %c0, %c1 : tensor<8x3xf32>, tensor<8x3xf32>
  }
  func.func private @run(%x: tensor<4x6xf32>) -> tensor<8x3xf32> {
    %y = "stablehlo.all_to_all"(%x)  {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<8x3xf32>
    return %y : tensor<8x3xf32>
  }
}

// -----

module @written_all_to_all_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<8x3xf64>, tensor<8x3xf64>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xf64>, tensor<4x6xf64>) -> (tensor<8x3xf64>, tensor<8x3xf64>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x3xf64>, tensor<8x3xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x3xf64>, tensor<8x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000001840000000000000004000000000000000400000000000001840000000000000004000000000000014400000000000000840000000000000F03F00000000000000400000000000001040000000000000084000000000000020400000000000001840000000000000204000000000000010400000000000001C400000000000000840000000000000144000000000000020400000000000001C40000000000000184000000000000000400000000000001C400000000000001840"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x000000000000F03F000000000000144000000000000018400000000000001440000000000000F03F00000000000018400000000000002040000000000000204000000000000000000000000000002040000000000000000000000000000014400000000000000040000000000000F03F0000000000001C4000000000000020400000000000001C4000000000000000000000000000001C4000000000000000000000000000001040000000000000004000000000000000400000000000000000"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> (tensor<8x3xf64>, tensor<8x3xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000001840000000000000004000000000000000400000000000000840000000000000F03F000000000000004000000000000018400000000000002040000000000000104000000000000020400000000000001C400000000000001840000000000000F03F000000000000144000000000000018400000000000002040000000000000204000000000000000000000000000000040000000000000F03F0000000000001C400000000000001C4000000000000000000000000000001040"> : tensor<8x3xf64>
    %c1 = stablehlo.constant dense<"0x0000000000001840000000000000004000000000000014400000000000001040000000000000084000000000000020400000000000001C400000000000000840000000000000144000000000000000400000000000001C4000000000000018400000000000001440000000000000F03F000000000000184000000000000020400000000000000000000000000000144000000000000020400000000000001C400000000000000000000000000000004000000000000000400000000000000000"> : tensor<8x3xf64>
    return %c0, %c1 : tensor<8x3xf64>, tensor<8x3xf64>
  }
  func.func private @run(%x: tensor<4x6xf64>) -> tensor<8x3xf64> {
    %y = "stablehlo.all_to_all"(%x)  {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf64>) -> tensor<8x3xf64>
    return %y : tensor<8x3xf64>
  }
}

// -----

module @written_all_to_all_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>)
    %want0, %want1 = call @expected() : () -> (tensor<8x3xcomplex<f32>>, tensor<8x3xcomplex<f32>>)
    %r, %s = "interpreter.run_parallel"(%a, %b) {programs = [[@run], [@run]]} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> (tensor<8x3xcomplex<f32>>, tensor<8x3xcomplex<f32>>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<8x3xcomplex<f32>>, tensor<8x3xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<8x3xcomplex<f32>>, tensor<8x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x00004040000000000000A040000000000000404000000000000000400000000000008040000000000000E04000000000000000400000000000008040000000000000C040000000000000C04000000000000040400000000000004040000000000000A040000000000000E040000000000000A040000000000000004000000000000000400000000000000041000000000000803F00000000000000400000000000008040000000000000E040000000000000E040000000000000000000000000"> : tensor<4x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x0000A0400000000000000000000000000000804000000000000080400000000000000000000000000000004000000000000080400000000000000040000000000000004100000000000000000000000000000040000000000000C0400000000000004040000000000000803F00000000000080400000000000000041000000000000004000000000000040400000000000008040000000000000A04000000000000080400000000000000041000000000000E040000000000000804000000000"> : tensor<4x6xcomplex<f32>>
    return %c0, %c1 : tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<8x3xcomplex<f32>>, tensor<8x3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x00004040000000000000A040000000000000404000000000000000400000000000008040000000000000C040000000000000A040000000000000E040000000000000A040000000000000803F00000000000000400000000000008040000000000000A040000000000000000000000000000080400000000000008040000000000000004000000000000000410000000000004040000000000000803F00000000000080400000000000008040000000000000A040000000000000804000000000"> : tensor<8x3xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x000000400000000000008040000000000000E040000000000000C04000000000000040400000000000004040000000000000004000000000000000400000000000000041000000000000E040000000000000E040000000000000000000000000000080400000000000000000000000000000004000000000000000000000000000000040000000000000C0400000000000000041000000000000004000000000000040400000000000000041000000000000E040000000000000804000000000"> : tensor<8x3xcomplex<f32>>
    return %c0, %c1 : tensor<8x3xcomplex<f32>>, tensor<8x3xcomplex<f32>>
  }
  func.func private @run(%x: tensor<4x6xcomplex<f32>>) -> tensor<8x3xcomplex<f32>> {
    %y = "stablehlo.all_to_all"(%x)  {split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xcomplex<f32>>) -> tensor<8x3xcomplex<f32>>
    return %y : tensor<8x3xcomplex<f32>>
  }
}
