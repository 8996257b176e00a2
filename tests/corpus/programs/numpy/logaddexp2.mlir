module @numpy_logaddexp2_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf16>, tensor<3x5xf16>)
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x5xf16>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3x5xf16>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<3x5xf16>
    %4 = stablehlo.abs %1 : tensor<3x5xf16>
    %5 = stablehlo.negate %4 : tensor<3x5xf16>
    %cst = stablehlo.constant dense<6.933590e-01> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x5xf16>
    %7 = stablehlo.multiply %6, %5 : tensor<3x5xf16>
    %8 = stablehlo.exponential %7 : tensor<3x5xf16>
    %9 = stablehlo.log_plus_one %8 : tensor<3x5xf16>
    %cst_0 = stablehlo.constant dense<1.442380e+00> : tensor<f16>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x5xf16>
    %11 = stablehlo.multiply %10, %9 : tensor<3x5xf16>
    %12 = stablehlo.add %0, %11 : tensor<3x5xf16>
    %13 = stablehlo.select %2, %3, %12 : tensor<3x5xi1>, tensor<3x5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%13, %want0) {has_side_effect = true, tolerance = 7.812e-03 : f64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf16>, tensor<3x5xf16>) {
    %c0 = stablehlo.constant dense<[[-4.00390625, -4.56640625, -3.08203125, 3.5546875, -4.01171875], [1.6923828125, -1.265625, 1.5234375, 0.93310546875, -0.78759765625], [3.4609375, -2.556640625, -2.515625, -4.671875, -4.33984375]]> : tensor<3x5xf16>
    %c1 = stablehlo.constant dense<[[2.73828125, 0.62060546875, -4.28515625, 3.396484375, -0.368896484375], [-0.1702880859375, -1.2666015625, -3.392578125, 4.265625, -4.37109375], [-3.33203125, 1.4541015625, 1.4677734375, 0.8173828125, 3.880859375]]> : tensor<3x5xf16>
    return %c0, %c1 : tensor<3x5xf16>, tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[2.751953125, 0.65966796875, -2.5625, 4.4765625, -0.2578125], [2.04296875, -0.26611328125, 1.5703125, 4.40234375, -0.671875], [3.474609375, 1.541015625, 1.5556640625, 0.84912109375, 3.884765625]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
}

// -----

module @numpy_logaddexp2_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<f32>, tensor<f32>)
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<f32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<f32>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<f32>
    %4 = stablehlo.abs %1 : tensor<f32>
    %5 = stablehlo.negate %4 : tensor<f32>
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %7 = stablehlo.multiply %6, %5 : tensor<f32>
    %8 = stablehlo.exponential %7 : tensor<f32>
    %9 = stablehlo.log_plus_one %8 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.44269502> : tensor<f32>
    %10 = stablehlo.multiply %cst_0, %9 : tensor<f32>
    %11 = stablehlo.add %0, %10 : tensor<f32>
    %12 = stablehlo.select %2, %3, %11 : tensor<i1>, tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<-1.3088272> : tensor<f32>
    %c1 = stablehlo.constant dense<0.40242922> : tensor<f32>
    return %c0, %c1 : tensor<f32>, tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<0.7869145> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @numpy_logaddexp2_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf64>, tensor<7xf64>)
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<7xf64>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<7xf64>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %3 = stablehlo.add %arg0, %arg1 : tensor<7xf64>
    %4 = stablehlo.abs %1 : tensor<7xf64>
    %5 = stablehlo.negate %4 : tensor<7xf64>
    %cst = stablehlo.constant dense<0.69314718055994529> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<7xf64>
    %8 = stablehlo.exponential %7 : tensor<7xf64>
    %9 = stablehlo.log_plus_one %8 : tensor<7xf64>
    %cst_0 = stablehlo.constant dense<1.4426950408889634> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %11 = stablehlo.multiply %10, %9 : tensor<7xf64>
    %12 = stablehlo.add %0, %11 : tensor<7xf64>
    %13 = stablehlo.select %2, %3, %12 : tensor<7xi1>, tensor<7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%13, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf64>, tensor<7xf64>) {
    %c0 = stablehlo.constant dense<[3.0372637930578836, 4.597955816566177, 1.173130150229408, -0.5479415086589849, -0.8189976129217076, 1.5470158480882361, -0.7932343165511311]> : tensor<7xf64>
    %c1 = stablehlo.constant dense<[2.4625182199982483, 0.15301483231688273, 3.6248891830990573, -1.6271326302629543, -4.12576894341579, 0.6788874741179409, -1.0799599235901116]> : tensor<7xf64>
    return %c0, %c1 : tensor<7xf64>, tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[3.7783248449229596, 4.662719217315035, 3.8670803395939264, 0.011103953653729359, -0.6801096026584176, 2.1772881638583166, 0.0705142777121997]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
}
