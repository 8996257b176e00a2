module @scipy_t_pdf_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.divide %arg1, %4 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.add %5, %6 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.multiply %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %9 = stablehlo.multiply %8, %cst_5 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<6xf32>
    %12 = stablehlo.log %11 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.divide %12, %13 : tensor<6xf32>
    %15 = chlo.lgamma %5 : tensor<6xf32> -> tensor<6xf32>
    %16 = stablehlo.add %15, %14 : tensor<6xf32>
    %17 = chlo.lgamma %7 : tensor<6xf32> -> tensor<6xf32>
    %18 = stablehlo.subtract %16, %17 : tensor<6xf32>
    %19 = stablehlo.multiply %3, %3 : tensor<6xf32>
    %20 = stablehlo.divide %19, %arg1 : tensor<6xf32>
    %21 = stablehlo.log_plus_one %20 : tensor<6xf32>
    %22 = stablehlo.multiply %7, %21 : tensor<6xf32>
    %23 = stablehlo.add %18, %22 : tensor<6xf32>
    %24 = stablehlo.negate %23 : tensor<6xf32>
    %25 = stablehlo.exponential %24 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%25, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[3.294431, 1.1909763, 2.387733, 3.3790746, 0.9105965, 3.2196994]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[0.8467208, 3.686861, 2.9065592, 3.044905, 1.0233301, 1.6982721]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.027231103, 0.17398857, 0.04397569, 0.01574938, 0.17539488, 0.02460351]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @scipy_t_pdf_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.divide %1, %2 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.divide %arg1, %4 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %7 = stablehlo.add %5, %6 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.multiply %cst_3, %cst_4 : tensor<f64>
    %cst_5 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %9 = stablehlo.multiply %8, %cst_5 : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %11 = stablehlo.multiply %10, %arg1 : tensor<6xf64>
    %12 = stablehlo.log %11 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %14 = stablehlo.divide %12, %13 : tensor<6xf64>
    %15 = chlo.lgamma %5 : tensor<6xf64> -> tensor<6xf64>
    %16 = stablehlo.add %15, %14 : tensor<6xf64>
    %17 = chlo.lgamma %7 : tensor<6xf64> -> tensor<6xf64>
    %18 = stablehlo.subtract %16, %17 : tensor<6xf64>
    %19 = stablehlo.multiply %3, %3 : tensor<6xf64>
    %20 = stablehlo.divide %19, %arg1 : tensor<6xf64>
    %21 = stablehlo.log_plus_one %20 : tensor<6xf64>
    %22 = stablehlo.multiply %7, %21 : tensor<6xf64>
    %23 = stablehlo.add %18, %22 : tensor<6xf64>
    %24 = stablehlo.negate %23 : tensor<6xf64>
    %25 = stablehlo.exponential %24 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%25, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[1.2978247742851117, 2.382927658528573, 3.340517040350865, 0.8719487959004579, 1.9360626879397413, 0.5838059795807862]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[1.3418729051868274, 1.393173325658711, 0.5938967067035855, 3.588605814934338, 3.0819801719819577, 3.8559821805530548]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.12929711668442717, 0.04824661980354378, 0.02618987724926146, 0.23963385398320655, 0.07258540879887619, 0.3046032961409738]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
