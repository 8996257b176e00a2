module @derived_asinh_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.asinh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x4xf32>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf32>
    %5 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.multiply %6, %arg0 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.add %5, %8 : tensor<3x4xf32>
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
    %19 = stablehlo.multiply %18, %7 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%19, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.34546393, 0.34232876, 0.45549476, 0.44945458], [0.22407466, 0.5197888, 0.2607151, 0.8954881], [0.49443382, 0.48795286, 0.31834245, 0.3224573]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.29171354, -0.2899035, -0.34329376, -0.34105468], [-0.20819913, -0.36310214, -0.23622519, -0.37022364], [-0.3561511, -0.35419735, -0.27543002, -0.27799127]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_asinh_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.asinh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.add %1, %2 : tensor<3x4xf64>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf64>
    %5 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = stablehlo.multiply %6, %arg0 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.add %5, %8 : tensor<3x4xf64>
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
    %19 = stablehlo.multiply %18, %7 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%19, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.4246377188959648, 0.7569744459265698, 0.898367498578342, 0.4936680054361583], [0.3855406086426147, 0.4716078962861293, 0.15353211903154246, 0.8093090582866008], [0.5195082215442751, 0.7886450346234194, 0.15016741837625933, 0.17731898190221146]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.33114672833657977, -0.38369298958319364, -0.36982279100248894, -0.35592401151123304], [-0.31317950936490346, -0.3489422773625167, -0.14825917436711017, -0.38012359087016795], [-0.36303114848146123, -0.3817868501617014, -0.14522745391029032, -0.16927311955694868]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
