module @lax_shift_right_arithmetic_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi8>, tensor<2x1x3x2xi8>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi8>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<2x1x3x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi8>, tensor<2x1x3x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi8>, tensor<2x1x3x2xi8>) {
    %c0 = stablehlo.constant dense<[[[[5, 9], [5, 3], [9, 8]]], [[[0, 1], [6, 0], [4, 9]]]]> : tensor<2x1x3x2xi8>
    %c1 = stablehlo.constant dense<[[[[3, 2], [3, 9], [8, 0]]], [[[6, 5], [8, 6], [7, 8]]]]> : tensor<2x1x3x2xi8>
    return %c0, %c1 : tensor<2x1x3x2xi8>, tensor<2x1x3x2xi8>
  }
  func.func private @expected() -> tensor<2x1x3x2xi8> {
    %c0 = stablehlo.constant dense<[[[[0, 2], [0, 0], [0, 8]]], [[[0, 0], [0, 0], [0, 0]]]]> : tensor<2x1x3x2xi8>
    return %c0 : tensor<2x1x3x2xi8>
  }
}

// -----

module @lax_shift_right_arithmetic_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi16>, tensor<17x3xi16>)
    %want0 = call @expected() : () -> tensor<17x3xi16>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<17x3xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi16>, tensor<17x3xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi16>, tensor<17x3xi16>) {
    %c0 = stablehlo.constant dense<"0x030000000200060007000900080001000300050007000900060004000700080001000000060005000300010008000200050003000300080004000200000006000800080004000500010005000600020009000600080000000800010007000100060008000800"> : tensor<17x3xi16>
    %c1 = stablehlo.constant dense<"0x060004000100010004000200070008000000050000000800070008000400030004000600070009000600000005000000050009000600040003000500030005000800070009000400050008000600090006000700050007000000000008000100060009000200"> : tensor<17x3xi16>
    return %c0, %c1 : tensor<17x3xi16>, tensor<17x3xi16>
  }
  func.func private @expected() -> tensor<17x3xi16> {
    %c0 = stablehlo.constant dense<"0x000000000100030000000200000000000300000007000000000000000000010000000000000000000000010000000200000000000000000000000000000000000000000000000000000000000000000000000000000000000800010000000000000000000200"> : tensor<17x3xi16>
    return %c0 : tensor<17x3xi16>
  }
}

// -----

module @lax_shift_right_arithmetic_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi32>, tensor<3x5xi32>)
    %want0 = call @expected() : () -> tensor<3x5xi32>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi32>, tensor<3x5xi32>) {
    %c0 = stablehlo.constant dense<[[1, 9, 1, 3, 1], [7, 4, 7, 6, 1], [8, 4, 2, 6, 7]]> : tensor<3x5xi32>
    %c1 = stablehlo.constant dense<[[0, 1, 1, 8, 4], [3, 2, 6, 9, 1], [2, 6, 9, 9, 4]]> : tensor<3x5xi32>
    return %c0, %c1 : tensor<3x5xi32>, tensor<3x5xi32>
  }
  func.func private @expected() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[1, 4, 0, 0, 0], [0, 1, 0, 0, 0], [2, 0, 0, 0, 0]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
}

// -----

module @lax_shift_right_arithmetic_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i64>, tensor<i64>)
    %want0 = call @expected() : () -> tensor<i64>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<i64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i64>, tensor<i64>) {
    %c0 = stablehlo.constant dense<9> : tensor<i64>
    %c1 = stablehlo.constant dense<5> : tensor<i64>
    return %c0, %c1 : tensor<i64>, tensor<i64>
  }
  func.func private @expected() -> tensor<i64> {
    %c0 = stablehlo.constant dense<0> : tensor<i64>
    return %c0 : tensor<i64>
  }
}

// -----

module @lax_shift_right_arithmetic_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui8>, tensor<7xui8>)
    %want0 = call @expected() : () -> tensor<7xui8>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<7xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xui8>, tensor<7xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui8>, tensor<7xui8>) {
    %c0 = stablehlo.constant dense<[1, 8, 3, 9, 0, 6, 4]> : tensor<7xui8>
    %c1 = stablehlo.constant dense<[6, 3, 4, 3, 6, 9, 5]> : tensor<7xui8>
    return %c0, %c1 : tensor<7xui8>, tensor<7xui8>
  }
  func.func private @expected() -> tensor<7xui8> {
    %c0 = stablehlo.constant dense<[0, 1, 0, 1, 0, 0, 0]> : tensor<7xui8>
    return %c0 : tensor<7xui8>
  }
}

// -----

module @lax_shift_right_arithmetic_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xui16>, tensor<2x3x4xui16>)
    %want0 = call @expected() : () -> tensor<2x3x4xui16>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<2x3x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xui16>, tensor<2x3x4xui16>) {
    %c0 = stablehlo.constant dense<"0x060002000300020000000300070001000800070001000000080007000200070007000900040004000000030000000600"> : tensor<2x3x4xui16>
    %c1 = stablehlo.constant dense<"0x010004000500000005000400070003000000080001000000000007000100090000000400020002000900020002000500"> : tensor<2x3x4xui16>
    return %c0, %c1 : tensor<2x3x4xui16>, tensor<2x3x4xui16>
  }
  func.func private @expected() -> tensor<2x3x4xui16> {
    %c0 = stablehlo.constant dense<"0x030000000000020000000000000000000800000000000000080000000100000007000000010001000000000000000000"> : tensor<2x3x4xui16>
    return %c0 : tensor<2x3x4xui16>
  }
}

// -----

module @lax_shift_right_arithmetic_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xui32>, tensor<0xui32>)
    %want0 = call @expected() : () -> tensor<0xui32>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<0xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xui32>, tensor<0xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xui32>, tensor<0xui32>) {
    %c0 = stablehlo.constant dense<> : tensor<0xui32>
    %c1 = stablehlo.constant dense<> : tensor<0xui32>
    return %c0, %c1 : tensor<0xui32>, tensor<0xui32>
  }
  func.func private @expected() -> tensor<0xui32> {
    %c0 = stablehlo.constant dense<> : tensor<0xui32>
    return %c0 : tensor<0xui32>
  }
}

// -----

module @lax_shift_right_arithmetic_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xui64>, tensor<33xui64>)
    %want0 = call @expected() : () -> tensor<33xui64>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<33xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xui64>, tensor<33xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xui64>, tensor<33xui64>) {
    %c0 = stablehlo.constant dense<"0x070000000000000002000000000000000200000000000000000000000000000009000000000000000900000000000000020000000000000005000000000000000700000000000000060000000000000001000000000000000500000000000000050000000000000000000000000000000100000000000000040000000000000008000000000000000500000000000000000000000000000000000000000000000800000000000000080000000000000005000000000000000100000000000000060000000000000002000000000000000800000000000000020000000000000003000000000000000400000000000000040000000000000003000000000000000000000000000000"> : tensor<33xui64>
    %c1 = stablehlo.constant dense<"0x060000000000000003000000000000000500000000000000080000000000000001000000000000000000000000000000030000000000000004000000000000000500000000000000090000000000000006000000000000000900000000000000090000000000000001000000000000000700000000000000050000000000000002000000000000000000000000000000030000000000000009000000000000000100000000000000090000000000000003000000000000000800000000000000020000000000000000000000000000000900000000000000000000000000000001000000000000000800000000000000080000000000000008000000000000000700000000000000"> : tensor<33xui64>
    return %c0, %c1 : tensor<33xui64>, tensor<33xui64>
  }
  func.func private @expected() -> tensor<33xui64> {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000004000000000000000900000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000500000000000000000000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000010000000000000002000000000000000000000000000000020000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<33xui64>
    return %c0 : tensor<33xui64>
  }
}

// -----

module @lax_shift_right_arithmetic_far_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi8>, tensor<8xi8>)
    %want0 = call @expected() : () -> tensor<8xi8>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<8xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi8>, tensor<8xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi8>, tensor<8xi8>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi8>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi8>
    return %c0, %c1 : tensor<8xi8>, tensor<8xi8>
  }
  func.func private @expected() -> tensor<8xi8> {
    %c0 = stablehlo.constant dense<[0, 0, -1, 0, -1, 0, 0, 0]> : tensor<8xi8>
    return %c0 : tensor<8xi8>
  }
}

// -----

module @lax_shift_right_arithmetic_far_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi16>, tensor<8xi16>)
    %want0 = call @expected() : () -> tensor<8xi16>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<8xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi16>, tensor<8xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi16>, tensor<8xi16>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi16>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi16>
    return %c0, %c1 : tensor<8xi16>, tensor<8xi16>
  }
  func.func private @expected() -> tensor<8xi16> {
    %c0 = stablehlo.constant dense<[0, 0, -1, 0, -1, 0, 0, 0]> : tensor<8xi16>
    return %c0 : tensor<8xi16>
  }
}

// -----

module @lax_shift_right_arithmetic_far_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi32>, tensor<8xi32>)
    %want0 = call @expected() : () -> tensor<8xi32>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi32>, tensor<8xi32>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi32>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi32>
    return %c0, %c1 : tensor<8xi32>, tensor<8xi32>
  }
  func.func private @expected() -> tensor<8xi32> {
    %c0 = stablehlo.constant dense<[0, 0, -1, 0, -1, 0, 0, 0]> : tensor<8xi32>
    return %c0 : tensor<8xi32>
  }
}

// -----

module @lax_shift_right_arithmetic_far_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi64>, tensor<8xi64>)
    %want0 = call @expected() : () -> tensor<8xi64>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<8xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi64>, tensor<8xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi64>, tensor<8xi64>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi64>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi64>
    return %c0, %c1 : tensor<8xi64>, tensor<8xi64>
  }
  func.func private @expected() -> tensor<8xi64> {
    %c0 = stablehlo.constant dense<[0, 0, -1, 0, -1, 0, 0, 0]> : tensor<8xi64>
    return %c0 : tensor<8xi64>
  }
}
