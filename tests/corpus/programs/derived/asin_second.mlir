module @derived_asin_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.asin %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xf32>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf32>
    %5 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.subtract %8, %5 : tensor<3x4xf32>
    %10 = stablehlo.rsqrt %9 : tensor<3x4xf32>
    %11 = stablehlo.divide %10, %9 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.multiply %14, %10 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.multiply %cst_4, %cst_5 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.multiply %17, %13 : tensor<3x4xf32>
    %19 = stablehlo.negate %18 : tensor<3x4xf32>
    %20 = stablehlo.multiply %19, %7 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%20, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.8511164, 0.51276356, 0.788833, 0.37293985], [0.4775229, 0.75101125, 0.16634978, 0.60390794], [0.5868434, 0.21151343, 0.49832016, 0.4730261]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[5.882584, 0.81030947, 3.3977497, 0.46687192], [0.70403135, 2.608816, 0.17350149, 1.1926346], [1.1054752, 0.22654483, 0.764648, 0.6916491]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_asin_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.asin %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xf64>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf64>
    %5 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = stablehlo.multiply %6, %arg0 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.subtract %8, %5 : tensor<3x4xf64>
    %10 = stablehlo.rsqrt %9 : tensor<3x4xf64>
    %11 = stablehlo.divide %10, %9 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %13 = stablehlo.multiply %12, %11 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %15 = stablehlo.multiply %14, %10 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.multiply %cst_4, %cst_5 : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %18 = stablehlo.multiply %17, %13 : tensor<3x4xf64>
    %19 = stablehlo.negate %18 : tensor<3x4xf64>
    %20 = stablehlo.multiply %19, %7 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%20, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.8126216409398267, 0.21745590839227816, 0.48009988134771564, 0.31975838860757777], [0.5305051890453681, 0.7727523118201669, 0.8552000892792956, 0.5825418515590565], [0.7897175316743549, 0.4628737871352968, 0.27895523605806094, 0.6134841851993267]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[4.105333996810515, 0.2338450194411492, 0.7112383865689056, 0.3759114097328074], [0.8709460056450993, 3.0221708458196495, 6.142273656039577, 1.084863035812018], [3.4205066696684514, 0.6645654806639686, 0.3149982638002449, 1.2456768679079413]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
