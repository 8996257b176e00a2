module @scipy_correlate_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<9xf32>
    %0 = call @_flip(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = call @_flip(%0) : (tensor<3xf32>) -> tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<7xf32>) -> tensor<1x1x7xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %4 = stablehlo.convolution(%2, %3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x7xf32>, tensor<1x1x3xf32>) -> tensor<1x1x9xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x9xf32>) -> tensor<9xf32>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<9xf32>, tensor<9xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[-1.3747566, -2.8814638, 2.7937799, -0.15975165, 0.80380833, -2.638372, 1.8821824]> : tensor<7xf32>
    %c1 = stablehlo.constant dense<[2.2153924, 0.1692163, -1.541217]> : tensor<3xf32>
    return %c0, %c1 : tensor<7xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[2.1187983, 4.2083297, -7.839037, -5.6646075, 4.9234433, 3.8484087, -1.5665562, -5.526533, 4.1697726]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @_flip(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}

// -----

module @scipy_correlate_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf64>, tensor<3xf64>)
    %want0 = call @expected() : () -> tensor<9xf64>
    %0 = call @_flip(%arg1) : (tensor<3xf64>) -> tensor<3xf64>
    %1 = call @_flip(%0) : (tensor<3xf64>) -> tensor<3xf64>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<7xf64>) -> tensor<1x1x7xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [2] : (tensor<3xf64>) -> tensor<1x1x3xf64>
    %4 = stablehlo.convolution(%2, %3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x7xf64>, tensor<1x1x3xf64>) -> tensor<1x1x9xf64>
    %5 = stablehlo.reshape %4 : (tensor<1x1x9xf64>) -> tensor<9xf64>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<9xf64>, tensor<9xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<[0.7452337386850929, -1.6232906106750775, 2.4987002397621723, -2.8412672757272803, 2.4841011277303053, -2.2680645638126, 2.631060231208523]> : tensor<7xf64>
    %c1 = stablehlo.constant dense<[-0.8582661428270182, 0.034029980991215236, 1.79558745244403]> : tensor<3xf64>
    return %c0, %c1 : tensor<7xf64>, tensor<3xf64>
  }
  func.func private @expected() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[1.338132350320906, -2.88939996223691, 3.7917853629055425, -3.623497776562471, 2.219182727309015, -1.5494108524788452, 2.5150966504997863, 2.0361379545208522, -2.2581499161849017]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @_flip(%arg0: tensor<3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf64>
    return %0 : tensor<3xf64>
  }
}
