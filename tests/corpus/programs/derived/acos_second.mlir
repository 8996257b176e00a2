module @derived_acos_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.acos %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xf32>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf32>
    %5 = stablehlo.negate %4 : tensor<3x4xf32>
    %6 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.subtract %9, %6 : tensor<3x4xf32>
    %11 = stablehlo.rsqrt %10 : tensor<3x4xf32>
    %12 = stablehlo.divide %11, %10 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<3x4xf32>
    %15 = stablehlo.negate %11 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.multiply %cst_4, %cst_5 : tensor<f32>
    %19 = stablehlo.negate %18 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %21 = stablehlo.multiply %20, %14 : tensor<3x4xf32>
    %22 = stablehlo.negate %21 : tensor<3x4xf32>
    %23 = stablehlo.multiply %22, %8 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.35270032, 0.21065317, 0.2871423, 0.61459005], [0.6790837, 0.827015, 0.7107118, 0.48564044], [0.27198192, 0.2872222, 0.6897599, 0.6294505]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.43047246, -0.22549483, -0.32670295, -1.2520099], [-1.7168294, -4.6546545, -2.0414188, -0.7270161], [-0.30521467, -0.32681838, -1.8172455, -1.3416231]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_acos_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.acos %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xf64>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf64>
    %5 = stablehlo.negate %4 : tensor<3x4xf64>
    %6 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = stablehlo.multiply %7, %arg0 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %10 = stablehlo.subtract %9, %6 : tensor<3x4xf64>
    %11 = stablehlo.rsqrt %10 : tensor<3x4xf64>
    %12 = stablehlo.divide %11, %10 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %14 = stablehlo.multiply %13, %12 : tensor<3x4xf64>
    %15 = stablehlo.negate %11 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %17 = stablehlo.multiply %16, %15 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %18 = stablehlo.multiply %cst_4, %cst_5 : tensor<f64>
    %19 = stablehlo.negate %18 : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %21 = stablehlo.multiply %20, %14 : tensor<3x4xf64>
    %22 = stablehlo.negate %21 : tensor<3x4xf64>
    %23 = stablehlo.multiply %22, %8 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.6703606166259198, 0.8955099749030517, 0.6900830684622308, 0.7167239498555306], [0.7846175314942718, 0.2151531056748805, 0.2918235129716683, 0.1752497955136561], [0.7820044049551135, 0.49132072277831895, 0.5744136688873797, 0.2594545437056484]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-1.640720065969652, -10.159423540935695, -1.8204189187375124, -2.1134230059334085], [-3.292492164113368, -0.23100623475174592, -0.33350569077327963, -0.18364478309801593], [-3.2297913155521853, -0.7436052284867809, -1.0472852383483324, -0.28804474198760577]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
