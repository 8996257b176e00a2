module @scipy_t_logpdf_f32 {
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
    stablehlo.custom_call @check.expect_almost_eq(%24, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[3.9322963, 2.5327785, 1.5351733, 2.3128488, 2.2712686, 1.5300024]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[3.16941, 0.4785659, 3.5209198, 3.2198265, 3.2334082, 3.252404]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-4.689384, -3.2952342, -2.147412, -3.0607061, -3.0139444, -2.1474826]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @scipy_t_logpdf_f64 {
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
    stablehlo.custom_call @check.expect_almost_eq(%24, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[3.1773853992114818, 3.5999485978765193, 1.46446466069268, 1.6653509033243048, 1.4703382274239203, 0.6197628932443893]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[1.0041615776234538, 0.8025994874468871, 2.4261523439592096, 2.8113938446773723, 2.0739438732043256, 0.8375841274923805]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-3.5517152837314723, -3.7517115862373545, -2.1045199224222455, -2.314208654171091, -2.133252359231504, -1.5278322270462497]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
