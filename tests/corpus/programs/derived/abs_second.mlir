module @derived_abs_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.compare GE, %arg0, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.select %4, %8, %7 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %14 = stablehlo.select %4, %13, %12 : tensor<3x4xi1>, tensor<3x4xf32>
    %15 = stablehlo.negate %9 : tensor<3x4xf32>
    %16 = stablehlo.add %14, %15 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%18, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.19010034, 0.27666172, 0.7204459, 0.21206363], [0.872006, 0.17767411, 0.84384745, 0.7396649], [0.8598434, 0.599519, 0.80388075, 0.6177173]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<0.0> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_abs_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.compare GE, %arg0, %3, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %8 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %9 = stablehlo.select %4, %8, %7 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %12 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %14 = stablehlo.select %4, %13, %12 : tensor<3x4xi1>, tensor<3x4xf64>
    %15 = stablehlo.negate %9 : tensor<3x4xf64>
    %16 = stablehlo.add %14, %15 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%18, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.8750960969054188, 0.48089663512905734, 0.24900245737938106, 0.30339622514355125], [0.8217175085457917, 0.45761020184973555, 0.3243598286800624, 0.2041682090911228], [0.5948743728847065, 0.6743208235234937, 0.7698947963776959, 0.16716264609659018]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<0.0> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
