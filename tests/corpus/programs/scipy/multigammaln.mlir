module @scipy_multigammaln_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.multiply %cst, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.subtract %cst_1, %cst_2 : tensor<f32>
    %2 = stablehlo.multiply %0, %1 : tensor<f32>
    %cst_3 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %3 = stablehlo.log %cst_3 : tensor<f32>
    %4 = stablehlo.multiply %2, %3 : tensor<f32>
    %5 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.divide %5, %6 : tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x2xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<5x2xf32>
    %13 = chlo.lgamma %12 : tensor<5x2xf32> -> tensor<5x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<5xf32>
    %15 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %16 = stablehlo.add %14, %15 : tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[5.4305906, 2.373808, 2.5210812, 2.190628, 5.8050957]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[7.4928875, 0.72422546, 0.88103694, 0.5665099, 8.678457]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
}

// -----

module @scipy_multigammaln_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %0 = stablehlo.multiply %cst, %cst_0 : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.subtract %cst_1, %cst_2 : tensor<f64>
    %2 = stablehlo.multiply %0, %1 : tensor<f64>
    %cst_3 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %3 = stablehlo.log %cst_3 : tensor<f64>
    %4 = stablehlo.multiply %2, %3 : tensor<f64>
    %5 = stablehlo.iota dim = 0 : tensor<2xf64>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %7 = stablehlo.divide %5, %6 : tensor<2xf64>
    %8 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<2xf64>) -> tensor<1x2xf64>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x2xf64>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x2xf64>) -> tensor<5x2xf64>
    %12 = stablehlo.subtract %10, %11 : tensor<5x2xf64>
    %13 = chlo.lgamma %12 : tensor<5x2xf64> -> tensor<5x2xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<5x2xf64>, tensor<f64>) -> tensor<5xf64>
    %15 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %16 = stablehlo.add %14, %15 : tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[3.6419012006153544, 4.932646012868512, 5.822397192614881, 2.9865058392960426, 2.18613121311005]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[2.7611495844435376, 6.010238184366691, 8.734597078423304, 1.5283350479026594, 0.5631955160085683]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
}
