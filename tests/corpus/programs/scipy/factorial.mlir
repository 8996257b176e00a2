module @scipy_factorial_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.add %arg0, %2 : tensor<3x4xf16>
    %4 = chlo.lgamma %3 : tensor<3x4xf16> -> tensor<3x4xf16>
    %5 = stablehlo.exponential %4 : tensor<3x4xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where(%1, %c, %5) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[4.24609375, 2.646484375, 0.89892578125, 3.275390625], [5.0390625, 3.921875, 0.8095703125, 2.85546875], [5.93359375, 0.498046875, 0.312255859375, 4.9375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[34.96875, 3.919921875, 0.96142578125, 8.5546875], [128.5, 21.34375, 0.93408203125, 5.01953125], [637.0, 0.88623046875, 0.8955078125, 107.75]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<i32>, %arg2: tensor<3x4xf16>) -> tensor<3x4xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xf16>
    return %2 : tensor<3x4xf16>
  }
}

// -----

module @scipy_factorial_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.add %arg0, %2 : tensor<3x4xf32>
    %4 = chlo.lgamma %3 : tensor<3x4xf32> -> tensor<3x4xf32>
    %5 = stablehlo.exponential %4 : tensor<3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where(%1, %c, %5) : (tensor<3x4xi1>, tensor<i32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.4361234, 2.0946586, 1.1743331, 3.6618729], [4.6448708, 5.937721, 1.2110308, 0.9871547], [5.6908054, 0.38171273, 3.7474396, 3.4098237]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[3.099333, 2.186375, 1.0867233, 14.610992], [66.24025, 640.9269, 1.1084763, 0.99463713], [406.52954, 0.88841385, 16.524803, 10.2729435]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<i32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
}

// -----

module @scipy_factorial_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.add %arg0, %2 : tensor<3x4xf64>
    %4 = chlo.lgamma %3 : tensor<3x4xf64> -> tensor<3x4xf64>
    %5 = stablehlo.exponential %4 : tensor<3x4xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %6 = call @_where(%1, %c, %5) : (tensor<3x4xi1>, tensor<i64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[5.896650992347608, 3.2964963789580537, 3.179176067827628, 3.451503507957684], [1.1924260479914404, 4.9050669800845395, 5.446627947113952, 3.6082391888853165], [4.6334188098916, 0.35412470765644405, 3.231710171876237, 4.4838317352438795]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[593.7896799108274, 8.813946739933137, 7.548182188640695, 10.877265419731435], [1.097287769283193, 102.1402248603749, 261.67629921896696, 13.538141405701808], [65.00881193308268, 0.8907409215025532, 8.087123575947452, 50.99825774696287]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<i64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %2 : tensor<3x4xf64>
  }
}
