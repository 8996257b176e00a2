module @scipy_polygamma_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = chlo.polygamma %0, %arg0 : tensor<5xf32>, tensor<5xf32> -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[3.911222, 2.4477098, 2.5203958, 3.5987272, 1.438553]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[-0.084175594, -0.24835542, -0.23170188, -0.101580955, -0.92239755]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
}

// -----

module @scipy_polygamma_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %1 = chlo.polygamma %0, %arg0 : tensor<5xf64>, tensor<5xf64> -> tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[3.4870527945979624, 1.7804207970666663, 2.5839916929528126, 3.9490611797397053, 3.214535615045952]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[-0.10912004664690574, -0.5382948693570954, -0.21845001025252173, -0.08237470367309929, -0.1314247652570676]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
}
