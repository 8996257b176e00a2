module @derived_sin_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.sine %arg0 : tensor<3x4xf32>
    %1 = stablehlo.cosine %arg0 : tensor<3x4xf32>
    %2 = stablehlo.cosine %arg0 : tensor<3x4xf32>
    %3 = stablehlo.sine %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.multiply %cst_0, %cst_1 : tensor<f32>
    %7 = stablehlo.negate %6 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.multiply %8, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.8328604, 0.8913439, 0.59267944, 0.22554775], [0.8185128, 0.5601288, 0.32935017, 0.30406055], [0.77418053, 0.8582789, 0.19242597, 0.6327247]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.73985875, -0.7779169, -0.55858546, -0.22364026], [-0.73013043, -0.5312953, -0.32342818, -0.29939696], [-0.6991304, -0.7567185, -0.19124065, -0.5913442]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_sin_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.sine %arg0 : tensor<3x4xf64>
    %1 = stablehlo.cosine %arg0 : tensor<3x4xf64>
    %2 = stablehlo.cosine %arg0 : tensor<3x4xf64>
    %3 = stablehlo.sine %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.multiply %4, %2 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.multiply %cst_0, %cst_1 : tensor<f64>
    %7 = stablehlo.negate %6 : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.multiply %8, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.4322193583135512, 0.7455293854549976, 0.6251034768501299, 0.8686560587659485], [0.8874796040924654, 0.5301376834236902, 0.8000619357466076, 0.2907785268830376], [0.2605496318393432, 0.38298518703921103, 0.8229106689464591, 0.6855762778430764]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.41888709480757097, -0.6783608602807588, -0.5851811857170379, -0.7634616380437662], [-0.7754829135781914, -0.5056521306442959, -0.7173992405738029, -0.2866981569886628], [-0.2576116717352225, -0.37369105023120003, -0.7331284498764795, -0.6331191869756468]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
