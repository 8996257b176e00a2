module @derived_cbrt_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.cbrt %arg0 : tensor<3x4xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.divide %2, %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<3x4xf32>
    %6 = stablehlo.multiply %0, %0 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.divide %7, %6 : tensor<3x4xf32>
    %9 = stablehlo.multiply %0, %0 : tensor<3x4xf32>
    %10 = stablehlo.multiply %0, %9 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.divide %11, %10 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %16 = stablehlo.multiply %15, %8 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.multiply %cst_6, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %20 = stablehlo.multiply %cst_8, %19 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.multiply %21, %14 : tensor<3x4xf32>
    %23 = stablehlo.multiply %22, %5 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.37386978, 0.51435244, 0.7359857, 0.80647147], [0.59824777, 0.81676906, 0.8544607, 0.31313613], [0.6149336, 0.7923662, 0.28645575, 0.61694]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-1.1453029, -0.673007, -0.3704008, -0.31803325], [-0.5231815, -0.31137863, -0.2888245, -1.538977], [-0.4997357, -0.3275248, -1.7852197, -0.49702987]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_cbrt_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.cbrt %arg0 : tensor<3x4xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.divide %2, %1 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0.33333333333333331> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.multiply %4, %3 : tensor<3x4xf64>
    %6 = stablehlo.multiply %0, %0 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = stablehlo.divide %7, %6 : tensor<3x4xf64>
    %9 = stablehlo.multiply %0, %0 : tensor<3x4xf64>
    %10 = stablehlo.multiply %0, %9 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.divide %11, %10 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<-2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %14 = stablehlo.multiply %13, %12 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<0.33333333333333331> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %16 = stablehlo.multiply %15, %8 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %18 = stablehlo.multiply %17, %16 : tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.multiply %cst_6, %cst_7 : tensor<f64>
    %cst_8 = stablehlo.constant dense<0.33333333333333331> : tensor<f64>
    %20 = stablehlo.multiply %cst_8, %19 : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %22 = stablehlo.multiply %21, %14 : tensor<3x4xf64>
    %23 = stablehlo.multiply %22, %5 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.2660035821082558, 0.49471984106191325, 0.6270931464438007, 0.5394468575665049], [0.5901107521176159, 0.18017568297509656, 0.5876025640375595, 0.650698125056362], [0.3187391251026054, 0.8381649878930456, 0.621548268981045, 0.41586211165733367]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-2.019799891222883, -0.7181060829858915, -0.48369031955694214, -0.6216410809823842], [-0.5352601850897251, -3.8662849412762865, -0.5390735406908218, -0.4548011567918197], [-1.4941534175847009, -0.29824393946668276, -0.4909034121243582, -0.9591176771943632]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
