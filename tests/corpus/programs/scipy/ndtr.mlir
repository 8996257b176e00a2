module @scipy_ndtr_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.707106769> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x4xf32>
    %2 = stablehlo.abs %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %5 = chlo.erf %1 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.add %6, %5 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.compare GT, %1, %8, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %10 = chlo.erfc %2 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<3x4xf32>
    %13 = chlo.erfc %2 : tensor<3x4xf32> -> tensor<3x4xf32>
    %14 = stablehlo.select %9, %12, %13 : tensor<3x4xi1>, tensor<3x4xf32>
    %15 = stablehlo.select %4, %7, %14 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%17, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.0469496, -1.8523648, 2.8955402, 0.9717195], [-0.8205911, -1.1989305, -1.1287054, 0.7167191], [0.1144473, -1.1462573, 1.1974586, -1.9337566]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.9796685, 0.03198673, 0.9981075, 0.83440495], [0.20593962, 0.115277514, 0.1295111, 0.7632263], [0.5455584, 0.12584439, 0.8844361, 0.02657153]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_ndtr_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x4xf64>
    %2 = stablehlo.abs %1 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %5 = chlo.erf %1 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = stablehlo.add %6, %5 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.compare GT, %1, %8, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %10 = chlo.erfc %2 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.subtract %11, %10 : tensor<3x4xf64>
    %13 = chlo.erfc %2 : tensor<3x4xf64> -> tensor<3x4xf64>
    %14 = stablehlo.select %9, %12, %13 : tensor<3x4xi1>, tensor<3x4xf64>
    %15 = stablehlo.select %4, %7, %14 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %17 = stablehlo.multiply %16, %15 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%17, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-1.795690745838898, -1.4949921645596314, -0.3596103779892754, 2.032301136623178], [2.3895770551623103, 2.263833969625722, 1.0065544406274256, -1.93995715185516], [2.998961164274794, 0.23809438507500813, -2.4876415323798193, -0.8225934611161789]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.03627185724084636, 0.06745824353157177, 0.3595692607977877, 0.9789384102592777], [0.9915661074607818, 0.9882078358152412, 0.8429255312382683, 0.026192448723431235], [0.9986454908251413, 0.5940960552028494, 0.006429663757417058, 0.2053696091819302]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
