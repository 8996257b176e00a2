module @scipy_expon_logpdf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.log %cst : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.divide %2, %3 : tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.add %4, %5 : tensor<6xf32>
    %7 = stablehlo.negate %6 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.compare LT, %arg0, %8, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = call @_where(%9, %cst_3, %7) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[1.638281, 2.4745395, 3.7351854, 1.3570564, 1.9958911, 2.4813337]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-1.638281, -2.4745395, -3.7351854, -1.3570564, -1.9958911, -2.4813337]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<f32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}

// -----

module @scipy_expon_logpdf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.log %cst : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.subtract %arg0, %1 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %4 = stablehlo.divide %2, %3 : tensor<6xf64>
    %5 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %6 = stablehlo.add %4, %5 : tensor<6xf64>
    %7 = stablehlo.negate %6 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %9 = stablehlo.compare LT, %arg0, %8, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %10 = call @_where(%9, %cst_3, %7) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[3.927414737613285, 1.9478057855843431, 1.7205015144062834, 1.5274336055230946, 3.7729704794001915, 0.7101455164893877]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-3.927414737613285, -1.9478057855843431, -1.7205015144062834, -1.5274336055230946, -3.7729704794001915, -0.7101455164893877]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<f64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
