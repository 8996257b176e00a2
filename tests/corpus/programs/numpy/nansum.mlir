module @numpy_nansum_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf16>
    %want0 = call @expected() : () -> tensor<5xf16>
    %0 = call @nansum(%arg0) : (tensor<4x5xf16>) -> tensor<5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf16> {
    %c0 = stablehlo.constant dense<"0x007EF0BD7EC1A5406C416BBABBBC007E16B9D9BD29C1FEBFB3BBCDBA007E163FB3C1333CA7BEE340"> : tensor<4x5xf16>
    return %c0 : tensor<4x5xf16>
  }
  func.func private @expected() -> tensor<5xf16> {
    %c0 = stablehlo.constant dense<[-1.611328125, -7.515625, -2.658203125, -0.82666015625, 3.69140625]> : tensor<5xf16>
    return %c0 : tensor<5xf16>
  }
  func.func private @nansum(%arg0: tensor<4x5xf16>) -> tensor<5xf16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x5xi1>, tensor<f16>, tensor<4x5xf16>) -> tensor<4x5xf16>
    %2 = stablehlo.convert %1 : (tensor<4x5xf16>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.convert %3 : (tensor<5xf32>) -> tensor<5xf16>
    return %4 : tensor<5xf16>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<f16>, %arg2: tensor<4x5xf16>) -> tensor<4x5xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x5xi1>, tensor<4x5xf16>
    return %1 : tensor<4x5xf16>
  }
}

// -----

module @numpy_nansum_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = call @nansum(%arg0) : (tensor<4x5xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x0000C07F93920FC06B0968BFA2A840BE807D9C3ED769A43F86F4C53F0000C07F29B8A33C1268E2BFB4DEE8BFB7E930BFE3353CC01BA94BBF0000C07FE0970FC0A0620D3F52B1C1BFE7973C3F88B208C0"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-3.0322132, 1.0821888, -6.246701, -4.6037865]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @nansum(%arg0: tensor<4x5xf32>) -> tensor<4xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x5xi1>, tensor<f32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<f32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x5xi1>, tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
}
