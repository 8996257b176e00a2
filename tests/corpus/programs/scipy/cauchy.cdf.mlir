module @scipy_cauchy_cdf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %4 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
    %5 = chlo.atan %3 : tensor<6xf32> -> tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.add %8, %7 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-2.5520842, -1.5101595, 2.0892441, 2.7040818, 1.7195523, -2.0076518]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.118872575, 0.18617667, 0.85790145, 0.8872502, 0.8323333, 0.14709795]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @scipy_cauchy_cdf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.divide %1, %2 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %4 = stablehlo.divide %cst_1, %cst_2 : tensor<f64>
    %5 = chlo.atan %3 : tensor<6xf64> -> tensor<6xf64>
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %9 = stablehlo.add %8, %7 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[2.577559889542635, -1.5904626819409664, 0.41297019748824004, 0.2735243155950222, -1.7165276611356328, 1.5832314189881327]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.8821974902795784, 0.17866411261978374, 0.6246620361803523, 0.5849867539697508, 0.16791031256370129, 0.8206816141775582]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
