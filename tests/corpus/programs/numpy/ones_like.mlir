module @numpy_ones_like_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xi1>
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @numpy_ones_like_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xi8>
    %want0 = call @expected() : () -> tensor<4x0x2xi8>
    %c = stablehlo.constant dense<1> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<4x0x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xi8> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    return %c0 : tensor<4x0x2xi8>
  }
  func.func private @expected() -> tensor<4x0x2xi8> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    return %c0 : tensor<4x0x2xi8>
  }
}

// -----

module @numpy_ones_like_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf32>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x3x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[0.6227189, 4.899345], [1.2980707, -3.375952], [0.84161425, -7.5122375]]], [[[1.6146446, -5.0898137], [3.679733, -0.34538394], [-3.498764, 4.323568]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
  func.func private @expected() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<1.0> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
}
