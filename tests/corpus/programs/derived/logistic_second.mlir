module @derived_logistic_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf32>
    %1 = stablehlo.exponential %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<3x4xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.subtract %9, %5 : tensor<3x4xf32>
    %11 = stablehlo.multiply %5, %10 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.multiply %cst_4, %cst_5 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %16 = stablehlo.multiply %5, %15 : tensor<3x4xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.multiply %17, %10 : tensor<3x4xf32>
    %19 = stablehlo.negate %16 : tensor<3x4xf32>
    %20 = stablehlo.add %18, %19 : tensor<3x4xf32>
    %21 = stablehlo.multiply %20, %8 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%21, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.5454916, 0.59929353, 0.46895498, 0.8048379], [0.42498428, 0.1810212, 0.88643026, 0.15961102], [0.7584519, 0.26616266, 0.33560255, 0.25268012]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.061829753, -0.06658748, -0.054515608, -0.08156662], [-0.050043836, -0.02238219, -0.08603892, -0.01978285], [-0.07864585, -0.032496367, -0.040412355, -0.030921824]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_logistic_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf64>
    %1 = stablehlo.exponential %0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.divide %4, %3 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = stablehlo.subtract %6, %5 : tensor<3x4xf64>
    %8 = stablehlo.multiply %5, %7 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %10 = stablehlo.subtract %9, %5 : tensor<3x4xf64>
    %11 = stablehlo.multiply %5, %10 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %13 = stablehlo.multiply %12, %11 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.multiply %cst_4, %cst_5 : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %16 = stablehlo.multiply %5, %15 : tensor<3x4xf64>
    %17 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %18 = stablehlo.multiply %17, %10 : tensor<3x4xf64>
    %19 = stablehlo.negate %16 : tensor<3x4xf64>
    %20 = stablehlo.add %18, %19 : tensor<3x4xf64>
    %21 = stablehlo.multiply %20, %8 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%21, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.588002784065947, 0.15037409283957834, 0.33233548879262775, 0.5399902798870944], [0.24290159811757236, 0.44553688115724277, 0.8100940448402207, 0.5468392292011769], [0.2070247280585834, 0.4171028411454184, 0.49011156739596795, 0.2752429072017418]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.06561639872758143, -0.018655759967906957, -0.040047761588789275, -0.061324960752943226], [-0.029772965498614204, -0.05215733364087223, -0.0818803236936428, -0.061952914368557904], [-0.025511728144196395, -0.049222789079451504, -0.05659887799727289, -0.03355033391000677]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
