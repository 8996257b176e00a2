module @scipy_gammaln_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = chlo.lgamma %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[3.013671875, 5.76953125, 4.90625, 1.5634765625], [4.05078125, 1.056640625, 5.93359375, 3.669921875], [3.02734375, 2.34375, 3.20703125, 3.21875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.70556640625, 4.3984375, 3.037109375, -0.11663818359375], [1.85546875, -0.030120849609375, 4.67578125, 1.3935546875], [0.71875, 0.180908203125, 0.892578125, 0.904296875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_gammaln_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.lgamma %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.405181, 4.4621058, 0.68434757, 3.5645905], [2.013672, 5.768575, 1.7151355, 1.6697001], [2.719367, 1.554584, 3.7127748, 1.7271527]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.22024989, 2.4012864, 0.28031492, 1.272912], [0.0058407784, 4.39758, -0.09256029, -0.10176039], [0.4503355, -0.1174202, 1.4430096, -0.08985424]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_gammaln_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.lgamma %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[4.01571861729063, 0.8867585037191033, 5.231847404529849, 4.267739300086246], [3.901247162851739, 4.825728119016226, 1.176312074399295, 5.788441890560083], [5.866709328356925, 3.7530389841683127, 5.986859935876131, 0.8199673605388724]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.8115389132042767, 0.0765424001129924, 3.5330928764286518, 2.137997530643969], [1.6691112516606992, 2.918984618112883, -0.07816844298159786, 4.430659191262586], [4.561706000590727, 1.490410700534758, 4.7650889133567675, 0.13324362132627332]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
