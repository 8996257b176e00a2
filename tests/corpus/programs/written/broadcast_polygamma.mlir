module @written_broadcast_polygamma_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.broadcast_polygamma"(%a, %b)  : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[2.0, 0.0, 2.0, 0.0]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[[2.1306512, 3.6730413, 4.0001283, 2.9060502], [1.1202494, 4.1556363, 2.5507076, 1.5981846], [4.037117, 4.197699, 3.4328237, 4.662804]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.34643766, 1.1587608, -0.080034, 0.8849838], [-1.7731813, 1.2993487, -0.22524153, 0.124488175], [-0.07839998, 1.3107208, -0.11308492, 1.42857]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_broadcast_polygamma_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %r = "chlo.broadcast_polygamma"(%a, %b)  : (tensor<4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[2.0, 0.0, 2.0, 2.0]> : tensor<4xf64>
    %c1 = stablehlo.constant dense<[[1.6845106260204892, 1.3694665013336338, 4.615335178020603, 2.0375193285302005], [3.9647550916489043, 3.6243727504555925, 1.813571427415011, 2.287811406098073], [2.7763647809220786, 3.1091884541626826, 3.706639431242861, 4.874955822821565]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.6181003952990723, -0.09316216335919392, -0.05820251597608719, -0.3861874941462256], [-0.08164460534346457, 1.1434291480407843, -0.5141935375977621, -0.2918245156715793], [-0.18454940737752965, 0.9650129176345493, -0.09500953378208042, -0.05158323955675624]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
