module @scipy_norm_pdf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = chlo.square %cst : tensor<f32> -> tensor<f32>
    %cst_0 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %1 = stablehlo.multiply %cst_0, %0 : tensor<f32>
    %2 = stablehlo.log %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<6xf32>
    %5 = chlo.square %4 : tensor<6xf32> -> tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.divide %5, %6 : tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.add %8, %7 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.divide %9, %10 : tensor<6xf32>
    %12 = stablehlo.exponential %11 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.80572826, -0.7892538, -1.5546445, 2.5217133, -2.9154708, 0.48845965]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.28836232, 0.2921759, 0.11914688, 0.016598262, 0.0056906897, 0.3540791]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @scipy_norm_pdf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = chlo.square %cst : tensor<f64> -> tensor<f64>
    %cst_0 = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %1 = stablehlo.multiply %cst_0, %0 : tensor<f64>
    %2 = stablehlo.log %1 : tensor<f64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %4 = stablehlo.subtract %arg0, %3 : tensor<6xf64>
    %5 = chlo.square %4 : tensor<6xf64> -> tensor<6xf64>
    %6 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %7 = stablehlo.divide %5, %6 : tensor<6xf64>
    %8 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %9 = stablehlo.add %8, %7 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<-2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %11 = stablehlo.divide %9, %10 : tensor<6xf64>
    %12 = stablehlo.exponential %11 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-0.30603270852147757, -1.2049906725719506, -1.2216816657278675, -0.8197511595720135, 2.683398214040815, 0.9300096466248644]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.38069127180886475, 0.19302418371635088, 0.18915441642234157, 0.2850945170234964, 0.010897176927569216, 0.2588782242186489]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
