module @lax_shift_right_logical_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi8>, tensor<1x1xi8>)
    %want0 = call @expected() : () -> tensor<1x1xi8>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<1x1xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi8>, tensor<1x1xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi8>, tensor<1x1xi8>) {
    %c0 = stablehlo.constant dense<9> : tensor<1x1xi8>
    %c1 = stablehlo.constant dense<1> : tensor<1x1xi8>
    return %c0, %c1 : tensor<1x1xi8>, tensor<1x1xi8>
  }
  func.func private @expected() -> tensor<1x1xi8> {
    %c0 = stablehlo.constant dense<4> : tensor<1x1xi8>
    return %c0 : tensor<1x1xi8>
  }
}

// -----

module @lax_shift_right_logical_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi16>, tensor<4x0x2xi16>)
    %want0 = call @expected() : () -> tensor<4x0x2xi16>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<4x0x2xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi16>, tensor<4x0x2xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi16>, tensor<4x0x2xi16>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi16>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi16>
    return %c0, %c1 : tensor<4x0x2xi16>, tensor<4x0x2xi16>
  }
  func.func private @expected() -> tensor<4x0x2xi16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi16>
    return %c0 : tensor<4x0x2xi16>
  }
}

// -----

module @lax_shift_right_logical_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi32>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<2x1x3x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>) {
    %c0 = stablehlo.constant dense<[[[[1, 1], [6, 3], [8, 0]]], [[[9, 5], [7, 2], [3, 9]]]]> : tensor<2x1x3x2xi32>
    %c1 = stablehlo.constant dense<[[[[2, 4], [4, 1], [9, 2]]], [[[0, 0], [9, 8], [1, 6]]]]> : tensor<2x1x3x2xi32>
    return %c0, %c1 : tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>
  }
  func.func private @expected() -> tensor<2x1x3x2xi32> {
    %c0 = stablehlo.constant dense<[[[[0, 0], [0, 1], [0, 0]]], [[[9, 5], [0, 0], [1, 0]]]]> : tensor<2x1x3x2xi32>
    return %c0 : tensor<2x1x3x2xi32>
  }
}

// -----

module @lax_shift_right_logical_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi64>, tensor<17x3xi64>)
    %want0 = call @expected() : () -> tensor<17x3xi64>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<17x3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi64>, tensor<17x3xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi64>, tensor<17x3xi64>) {
    %c0 = stablehlo.constant dense<"0x030000000000000005000000000000000000000000000000060000000000000006000000000000000200000000000000040000000000000001000000000000000600000000000000010000000000000007000000000000000800000000000000010000000000000008000000000000000400000000000000000000000000000004000000000000000800000000000000060000000000000005000000000000000300000000000000050000000000000005000000000000000200000000000000080000000000000009000000000000000200000000000000080000000000000007000000000000000900000000000000040000000000000002000000000000000400000000000000010000000000000006000000000000000000000000000000000000000000000002000000000000000500000000000000080000000000000002000000000000000200000000000000050000000000000004000000000000000500000000000000010000000000000008000000000000000100000000000000000000000000000001000000000000000800000000000000"> : tensor<17x3xi64>
    %c1 = stablehlo.constant dense<"0x010000000000000002000000000000000700000000000000080000000000000009000000000000000500000000000000090000000000000001000000000000000300000000000000010000000000000007000000000000000200000000000000090000000000000003000000000000000400000000000000060000000000000009000000000000000900000000000000060000000000000009000000000000000500000000000000010000000000000002000000000000000100000000000000070000000000000007000000000000000100000000000000090000000000000002000000000000000800000000000000050000000000000003000000000000000200000000000000090000000000000002000000000000000400000000000000080000000000000005000000000000000900000000000000000000000000000003000000000000000200000000000000030000000000000008000000000000000600000000000000060000000000000009000000000000000800000000000000080000000000000003000000000000000600000000000000"> : tensor<17x3xi64>
    return %c0, %c1 : tensor<17x3xi64>, tensor<17x3xi64>
  }
  func.func private @expected() -> tensor<17x3xi64> {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000000000001000000000000000100000000000000000000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<17x3xi64>
    return %c0 : tensor<17x3xi64>
  }
}

// -----

module @lax_shift_right_logical_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui8>, tensor<3x5xui8>)
    %want0 = call @expected() : () -> tensor<3x5xui8>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui8>, tensor<3x5xui8>) {
    %c0 = stablehlo.constant dense<[[3, 3, 3, 3, 1], [6, 7, 3, 8, 5], [2, 6, 9, 2, 8]]> : tensor<3x5xui8>
    %c1 = stablehlo.constant dense<[[3, 9, 1, 5, 7], [4, 3, 5, 9, 9], [1, 3, 5, 2, 6]]> : tensor<3x5xui8>
    return %c0, %c1 : tensor<3x5xui8>, tensor<3x5xui8>
  }
  func.func private @expected() -> tensor<3x5xui8> {
    %c0 = stablehlo.constant dense<[[0, 0, 1, 0, 0], [0, 0, 0, 0, 0], [1, 0, 0, 0, 0]]> : tensor<3x5xui8>
    return %c0 : tensor<3x5xui8>
  }
}

// -----

module @lax_shift_right_logical_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui16>, tensor<ui16>)
    %want0 = call @expected() : () -> tensor<ui16>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<ui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui16>, tensor<ui16>) {
    %c0 = stablehlo.constant dense<0> : tensor<ui16>
    %c1 = stablehlo.constant dense<5> : tensor<ui16>
    return %c0, %c1 : tensor<ui16>, tensor<ui16>
  }
  func.func private @expected() -> tensor<ui16> {
    %c0 = stablehlo.constant dense<0> : tensor<ui16>
    return %c0 : tensor<ui16>
  }
}

// -----

module @lax_shift_right_logical_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui32>, tensor<7xui32>)
    %want0 = call @expected() : () -> tensor<7xui32>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<7xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xui32>, tensor<7xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui32>, tensor<7xui32>) {
    %c0 = stablehlo.constant dense<[4, 3, 9, 4, 6, 1, 5]> : tensor<7xui32>
    %c1 = stablehlo.constant dense<[6, 4, 0, 0, 0, 8, 2]> : tensor<7xui32>
    return %c0, %c1 : tensor<7xui32>, tensor<7xui32>
  }
  func.func private @expected() -> tensor<7xui32> {
    %c0 = stablehlo.constant dense<[0, 0, 9, 4, 6, 0, 1]> : tensor<7xui32>
    return %c0 : tensor<7xui32>
  }
}

// -----

module @lax_shift_right_logical_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xui64>, tensor<2x3x4xui64>)
    %want0 = call @expected() : () -> tensor<2x3x4xui64>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<2x3x4xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui64>, tensor<2x3x4xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xui64>, tensor<2x3x4xui64>) {
    %c0 = stablehlo.constant dense<"0x090000000000000004000000000000000800000000000000070000000000000006000000000000000400000000000000050000000000000003000000000000000600000000000000030000000000000007000000000000000100000000000000080000000000000001000000000000000000000000000000080000000000000000000000000000000300000000000000010000000000000003000000000000000000000000000000000000000000000005000000000000000400000000000000"> : tensor<2x3x4xui64>
    %c1 = stablehlo.constant dense<"0x070000000000000002000000000000000800000000000000050000000000000001000000000000000000000000000000030000000000000004000000000000000700000000000000090000000000000007000000000000000100000000000000050000000000000000000000000000000500000000000000090000000000000006000000000000000500000000000000000000000000000009000000000000000100000000000000000000000000000001000000000000000900000000000000"> : tensor<2x3x4xui64>
    return %c0, %c1 : tensor<2x3x4xui64>, tensor<2x3x4xui64>
  }
  func.func private @expected() -> tensor<2x3x4xui64> {
    %c0 = stablehlo.constant dense<"0x000000000000000001000000000000000000000000000000000000000000000003000000000000000400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000"> : tensor<2x3x4xui64>
    return %c0 : tensor<2x3x4xui64>
  }
}

// -----

module @lax_shift_right_logical_far_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi8>, tensor<8xi8>)
    %want0 = call @expected() : () -> tensor<8xi8>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<8xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi8>, tensor<8xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi8>, tensor<8xi8>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi8>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi8>
    return %c0, %c1 : tensor<8xi8>, tensor<8xi8>
  }
  func.func private @expected() -> tensor<8xi8> {
    %c0 = stablehlo.constant dense<[0, 0, 1, 0, 0, 0, 0, 0]> : tensor<8xi8>
    return %c0 : tensor<8xi8>
  }
}

// -----

module @lax_shift_right_logical_far_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi16>, tensor<8xi16>)
    %want0 = call @expected() : () -> tensor<8xi16>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<8xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi16>, tensor<8xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi16>, tensor<8xi16>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi16>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi16>
    return %c0, %c1 : tensor<8xi16>, tensor<8xi16>
  }
  func.func private @expected() -> tensor<8xi16> {
    %c0 = stablehlo.constant dense<[0, 0, 511, 0, 0, 0, 0, 0]> : tensor<8xi16>
    return %c0 : tensor<8xi16>
  }
}

// -----

module @lax_shift_right_logical_far_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi32>, tensor<8xi32>)
    %want0 = call @expected() : () -> tensor<8xi32>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi32>, tensor<8xi32>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi32>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi32>
    return %c0, %c1 : tensor<8xi32>, tensor<8xi32>
  }
  func.func private @expected() -> tensor<8xi32> {
    %c0 = stablehlo.constant dense<[0, 0, 33554431, 0, 1, 0, 0, 0]> : tensor<8xi32>
    return %c0 : tensor<8xi32>
  }
}

// -----

module @lax_shift_right_logical_far_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi64>, tensor<8xi64>)
    %want0 = call @expected() : () -> tensor<8xi64>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<8xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi64>, tensor<8xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi64>, tensor<8xi64>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi64>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi64>
    return %c0, %c1 : tensor<8xi64>, tensor<8xi64>
  }
  func.func private @expected() -> tensor<8xi64> {
    %c0 = stablehlo.constant dense<[0, 0, 144115188075855871, 0, 8589934591, 0, 0, 0]> : tensor<8xi64>
    return %c0 : tensor<8xi64>
  }
}
