module @scipy_cauchy_pdf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.multiply %cst_1, %cst_2 : tensor<f32>
    %5 = stablehlo.log %4 : tensor<f32>
    %6 = stablehlo.multiply %3, %3 : tensor<6xf32>
    %7 = stablehlo.log_plus_one %6 : tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.add %8, %7 : tensor<6xf32>
    %10 = stablehlo.negate %9 : tensor<6xf32>
    %11 = stablehlo.exponential %10 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.99110293, -1.9254905, 2.8709905, -0.19387282, -2.3811042, 0.5286451]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.16057724, 0.0676174, 0.034439478, 0.30677906, 0.047725074, 0.24878342]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @scipy_cauchy_pdf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.divide %1, %2 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.multiply %cst_1, %cst_2 : tensor<f64>
    %5 = stablehlo.log %4 : tensor<f64>
    %6 = stablehlo.multiply %3, %3 : tensor<6xf64>
    %7 = stablehlo.log_plus_one %6 : tensor<6xf64>
    %8 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %9 = stablehlo.add %8, %7 : tensor<6xf64>
    %10 = stablehlo.negate %9 : tensor<6xf64>
    %11 = stablehlo.exponential %10 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[2.9955810399275276, -0.02390506837549289, 0.10909221478331421, -1.0488590723952897, 1.7921338565967648, 2.8953060673185016]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.03191554641139721, 0.3181280911563018, 0.3145661988319911, 0.15156853231959483, 0.07557674548244217, 0.03392483910749005]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
