module @scipy_convolve2d_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<2x2xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = call @_flip(%arg1) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<3x4xf32>) -> tensor<1x1x3x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2, 3] : (tensor<2x2xf32>) -> tensor<1x1x2x2xf32>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x4xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x3x4xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<2x2xf32>) {
    %c0 = stablehlo.constant dense<[[-2.824715, 1.1373457, 0.3321039, 2.1233654], [1.4834911, -0.17913045, 2.2352974, -0.9173342], [0.4620569, 0.1916414, -2.103821, 1.7085643]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[2.7318685, -0.84422594], [-2.1110992, 1.6329527]]> : tensor<2x2xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-7.7167497, 5.4917765, -0.052912474, 5.5203843], [10.015956, -8.755438, 7.4138927, -8.333458], [-1.8695182, 2.9340916, -10.920597, 12.030392]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @_flip(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}

// -----

module @scipy_convolve2d_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<2x2xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = call @_flip(%arg1) : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<3x4xf64>) -> tensor<1x1x3x4xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2, 3] : (tensor<2x2xf64>) -> tensor<1x1x2x2xf64>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x4xf64>, tensor<1x1x2x2xf64>) -> tensor<1x1x3x4xf64>
    %4 = stablehlo.reshape %3 : (tensor<1x1x3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<2x2xf64>) {
    %c0 = stablehlo.constant dense<[[1.6036036886519085, -1.0521154161280009, -0.2871134819050196, -0.10004340183552607], [1.6878094383569602, -0.17774471093768662, 2.6003219503729778, -1.2217670434872332], [-2.612161526704994, -2.595215543213096, 0.827384431903678, -2.136633085411133]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-2.4282977153427288, 2.371267032694136], [1.5141380428442108, -1.8742211519782623]]> : tensor<2x2xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<2x2xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-3.894027173468602, 6.35742202166747, -1.7976495886995456, -0.4378875701710748], [-1.6704264524629424, -0.1646919755539415, -5.198668502864878, 9.519506475841244], [8.898682347091706, -3.3246347165634993, -3.8927055004642046, 0.4268283051873771]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @_flip(%arg0: tensor<2x2xf64>) -> tensor<2x2xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x2xf64>
    return %0 : tensor<2x2xf64>
  }
}
