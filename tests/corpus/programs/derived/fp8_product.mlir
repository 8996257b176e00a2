module @derived_fp8_product_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<4x2xf32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xf8E4M3FN>
    %1 = stablehlo.convert %0 : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf32>
    %2 = stablehlo.convert %arg1 : (tensor<4x2xf32>) -> tensor<4x2xf8E5M2>
    %3 = stablehlo.convert %2 : (tensor<4x2xf8E5M2>) -> tensor<4x2xf32>
    %4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4x2xf32>) {
    %c0 = stablehlo.constant dense<[[2.770547, 0.9103741, 2.1132987, 0.31660897], [0.76775414, -0.66153, -0.76590794, 2.617277], [2.1658888, 2.9101775, 1.090724, 0.24543287]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.3126044, -2.6745644], [-2.1749265, 1.7364504], [1.3261199, -1.8450359], [-0.67254895, -0.26767573]]> : tensor<4x2xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4x2xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[-0.4296875, -8.8125], [-1.359375, -2.390625], [-5.453125, -2.40625]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @derived_fp8_product_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<4x2xbf16>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xf8E4M3FN>
    %1 = stablehlo.convert %0 : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf32>
    %2 = stablehlo.convert %arg1 : (tensor<4x2xbf16>) -> tensor<4x2xf8E5M2>
    %3 = stablehlo.convert %2 : (tensor<4x2xf8E5M2>) -> tensor<4x2xf32>
    %4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<4x2xbf16>) {
    %c0 = stablehlo.constant dense<[[-0.703125, 1.3984375, 1.078125, -0.72265625], [1.1640625, 2.625, 1.640625, -1.7578125], [-1.078125, -1.859375, 0.765625, -2.625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.875, -1.578125], [2.953125, -1.15625], [-0.032958984375, 0.57421875], [1.4296875, 2.1875]]> : tensor<4x2xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<4x2xbf16>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[1.5898438, -1.484375], [7.0742188, -7.296875], [-11.6484375, -0.5]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}
