module @derived_tanh_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.subtract %3, %0 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf32>
    %7 = stablehlo.multiply %6, %0 : tensor<3x4xf32>
    %8 = stablehlo.add %6, %7 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.multiply %6, %9 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.multiply %11, %0 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.add %14, %12 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<3x4xf32>
    %18 = stablehlo.negate %17 : tensor<3x4xf32>
    %19 = stablehlo.add %10, %18 : tensor<3x4xf32>
    %20 = stablehlo.multiply %19, %2 : tensor<3x4xf32>
    %21 = stablehlo.multiply %20, %0 : tensor<3x4xf32>
    %22 = stablehlo.add %20, %21 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%22, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.15684278, 0.35636598, 0.7936054, 0.4051266], [0.55601496, 0.7053401, 0.87608385, 0.24794449], [0.66075313, 0.6980756, 0.42743534, 0.6325476]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.30360827, -0.60400844, -0.74473315, -0.6551181], [-0.7524316, -0.76654357, -0.7097317, -0.45727828], [-0.7697924, -0.76746124, -0.6752785, -0.76874465]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_tanh_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.subtract %1, %0 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.subtract %3, %0 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf64>
    %7 = stablehlo.multiply %6, %0 : tensor<3x4xf64>
    %8 = stablehlo.add %6, %7 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %10 = stablehlo.multiply %6, %9 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.multiply %11, %0 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %15 = stablehlo.add %14, %12 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %17 = stablehlo.multiply %16, %15 : tensor<3x4xf64>
    %18 = stablehlo.negate %17 : tensor<3x4xf64>
    %19 = stablehlo.add %10, %18 : tensor<3x4xf64>
    %20 = stablehlo.multiply %19, %2 : tensor<3x4xf64>
    %21 = stablehlo.multiply %20, %0 : tensor<3x4xf64>
    %22 = stablehlo.add %20, %21 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%22, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.4047744524271435, 0.8180740405971842, 0.17341824617373233, 0.25100113294931214], [0.6800782854289001, 0.7382449543988602, 0.2520894203342956, 0.31572395354178473], [0.777444004231819, 0.17737054597385782, 0.5875987255895916, 0.7789864262540456]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.6547836132508061, -0.7356212565370878, -0.333277089798647, -0.46199613225198394], [-0.7690941359103944, -0.7606230344258914, -0.4636683046281702, -0.5541701569607361], [-0.7500821341383214, -0.3402501281125861, -0.7616584665526402, -0.7495957397276454]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
