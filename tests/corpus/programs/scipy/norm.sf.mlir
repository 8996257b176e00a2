module @scipy_norm_sf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %0 = stablehlo.negate %arg0 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.negate %cst : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.divide %3, %4 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<6xf32>
    %8 = stablehlo.abs %7 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %11 = chlo.erf %7 : tensor<6xf32> -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.add %12, %11 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.compare GT, %7, %14, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = chlo.erfc %8 : tensor<6xf32> -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<6xf32>
    %19 = chlo.erfc %8 : tensor<6xf32> -> tensor<6xf32>
    %20 = stablehlo.select %15, %18, %19 : tensor<6xi1>, tensor<6xf32>
    %21 = stablehlo.select %10, %13, %20 : tensor<6xi1>, tensor<6xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[2.6315174, -0.93764657, -2.7440042, -1.1488605, -2.6572583, 0.24399783]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.0042502256, 0.82578695, 0.9969653, 0.8746932, 0.996061, 0.40361625]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @scipy_norm_sf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %0 = stablehlo.negate %arg0 : tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.negate %cst : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.subtract %0, %2 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.divide %3, %4 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %7 = stablehlo.multiply %5, %6 : tensor<6xf64>
    %8 = stablehlo.abs %7 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %11 = chlo.erf %7 : tensor<6xf64> -> tensor<6xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %13 = stablehlo.add %12, %11 : tensor<6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %15 = stablehlo.compare GT, %7, %14, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %16 = chlo.erfc %8 : tensor<6xf64> -> tensor<6xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %18 = stablehlo.subtract %17, %16 : tensor<6xf64>
    %19 = chlo.erfc %8 : tensor<6xf64> -> tensor<6xf64>
    %20 = stablehlo.select %15, %18, %19 : tensor<6xi1>, tensor<6xf64>
    %21 = stablehlo.select %10, %13, %20 : tensor<6xi1>, tensor<6xf64>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %23 = stablehlo.multiply %22, %21 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[1.4260869787576214, -2.138114645530789, 2.937980060727325, -2.9160712702199603, 2.4959726152611825, -1.1826254522401132]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.07692161845895268, 0.9837462802185132, 0.0016517913493573275, 0.9982276524051611, 0.006280614921646983, 0.8815211896527914]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
