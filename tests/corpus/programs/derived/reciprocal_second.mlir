module @derived_reciprocal_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf32>
    %7 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.divide %8, %7 : tensor<3x4xf32>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %11 = stablehlo.multiply %arg0, %10 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %13 = stablehlo.divide %12, %11 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %17 = stablehlo.multiply %16, %9 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.multiply %cst_7, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %21 = stablehlo.multiply %cst_9, %20 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %23 = stablehlo.multiply %22, %15 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.46814147, 0.55774105, 0.36187834, 0.75218266], [0.6947274, 0.69566405, 0.4074638, 0.79365283], [0.4950192, 0.17666438, 0.7917437, 0.3071544]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[19.493898, 11.527422, 42.202896, 4.6995907], [5.9646735, 5.9406137, 29.563982, 4.000721], [16.487844, 362.7296, 4.029732, 69.01759]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_reciprocal_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xf64>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf64>
    %7 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.divide %8, %7 : tensor<3x4xf64>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf64>
    %11 = stablehlo.multiply %arg0, %10 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %13 = stablehlo.divide %12, %11 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<-2.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %15 = stablehlo.multiply %14, %13 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %17 = stablehlo.multiply %16, %9 : tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %19 = stablehlo.multiply %18, %17 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %20 = stablehlo.multiply %cst_7, %cst_8 : tensor<f64>
    %cst_9 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %21 = stablehlo.multiply %cst_9, %20 : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %23 = stablehlo.multiply %22, %15 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.3780497240918793, 0.8598305941741656, 0.3319303028068369, 0.4813329137436475], [0.7289371603005205, 0.36715509800693336, 0.3630688044078487, 0.8570947670987964], [0.6999419746702745, 0.5096930136127874, 0.2671575589615588, 0.6834470890484067]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[37.015465838802676, 3.14623612841238, 54.687653489935336, 17.934666938313335], [5.163684795076693, 40.40929812305792, 41.78911659655435, 3.176460542376161], [5.83235405958051, 15.104416527708926, 104.88843264651685, 6.264916707350438]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
