module @derived_cosh_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.cosh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.sinh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = chlo.sinh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %3 = chlo.cosh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.multiply %cst_0, %cst_1 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.multiply %7, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%8, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.4672073, 0.36067894, 0.2993593, 0.69642067], [0.6875969, 0.767829, 0.5083547, 0.53460157], [0.17464943, 0.71521723, 0.7164382, 0.6143802]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.1111412, 1.0657527, 1.0451436, 1.2524618], [1.2458565, 1.3095509, 1.132019, 1.1463354], [1.01529, 1.2668583, 1.2678089, 1.1947433]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_cosh_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.cosh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.sinh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = chlo.sinh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %3 = chlo.cosh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.multiply %4, %2 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.multiply %cst_0, %cst_1 : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = stablehlo.multiply %7, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%8, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.859196803056874, 0.4959047902745878, 0.8515326607668566, 0.5824275921707348], [0.28243733972920826, 0.6309734644998592, 0.5754804670837661, 0.8938883542387893], [0.5510052984971296, 0.21643258344612057, 0.7665491328735513, 0.6386103822662896]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.3923827368327084, 1.1255014202543463, 1.384997918922781, 1.1744601404021298], [1.040151272653495, 1.205756425252109, 1.1702095786858675, 1.4268394043549972], [1.1556832128474677, 1.023513102490674, 1.3084698286818257, 1.2109364971881549]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
