module @numpy_right_shift_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>)
    %want0 = call @expected() : () -> tensor<4x0x2xi32>
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<4x0x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi32>, tensor<4x0x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0, %c1 : tensor<4x0x2xi32>, tensor<4x0x2xi32>
  }
  func.func private @expected() -> tensor<4x0x2xi32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0 : tensor<4x0x2xi32>
  }
}

// -----

module @numpy_right_shift_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xui16>
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<2x1x3x2xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) {
    %c0 = stablehlo.constant dense<[[[[7, 5], [2, 2], [5, 2]]], [[[1, 2], [7, 0], [4, 3]]]]> : tensor<2x1x3x2xui16>
    %c1 = stablehlo.constant dense<[[[[1, 1], [4, 8], [2, 1]]], [[[5, 4], [9, 9], [6, 2]]]]> : tensor<2x1x3x2xui16>
    return %c0, %c1 : tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>
  }
  func.func private @expected() -> tensor<2x1x3x2xui16> {
    %c0 = stablehlo.constant dense<[[[[3, 2], [0, 0], [1, 1]]], [[[0, 0], [0, 0], [0, 0]]]]> : tensor<2x1x3x2xui16>
    return %c0 : tensor<2x1x3x2xui16>
  }
}
