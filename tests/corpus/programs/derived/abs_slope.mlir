module @derived_abs_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.abs %arg0 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
    %3 = stablehlo.negate %arg1 : tensor<3x4xbf16>
    %4 = stablehlo.select %2, %arg1, %3 : tensor<3x4xi1>, tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.2294921875, 0.69140625, 0.546875, 0.66015625], [0.2080078125, 0.255859375, 0.74609375, 0.51171875], [0.267578125, 0.470703125, 0.55078125, 0.75390625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.32421875, -0.373046875, -0.1376953125, 2.515625], [-2.25, 2.625, 2.734375, -0.0311279296875], [1.84375, -0.828125, 0.04638671875, 2.75]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.2294921875, 0.69140625, 0.546875, 0.66015625], [0.2080078125, 0.255859375, 0.74609375, 0.51171875], [0.267578125, 0.470703125, 0.55078125, 0.75390625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.32421875, -0.373046875, -0.1376953125, 2.515625], [-2.25, 2.625, 2.734375, -0.0311279296875], [1.84375, -0.828125, 0.04638671875, 2.75]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_abs_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.abs %arg0 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %3 = stablehlo.negate %arg1 : tensor<3x4xf16>
    %4 = stablehlo.select %2, %arg1, %3 : tensor<3x4xi1>, tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.6181640625, 0.5498046875, 0.441162109375, 0.60302734375], [0.295654296875, 0.60205078125, 0.791015625, 0.79736328125], [0.477294921875, 0.260009765625, 0.8525390625, 0.304443359375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.69873046875, 1.5234375, -0.76220703125, -2.1484375], [2.693359375, 0.6865234375, 1.80078125, -2.162109375], [-1.314453125, 2.630859375, 2.26171875, -2.9296875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.6181640625, 0.5498046875, 0.441162109375, 0.60302734375], [0.295654296875, 0.60205078125, 0.791015625, 0.79736328125], [0.477294921875, 0.260009765625, 0.8525390625, 0.304443359375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.69873046875, 1.5234375, -0.76220703125, -2.1484375], [2.693359375, 0.6865234375, 1.80078125, -2.162109375], [-1.314453125, 2.630859375, 2.26171875, -2.9296875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_abs_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = stablehlo.negate %arg1 : tensor<3x4xf32>
    %4 = stablehlo.select %2, %arg1, %3 : tensor<3x4xi1>, tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.35051352, 0.7037247, 0.8541848, 0.6541776], [0.29140761, 0.39082322, 0.3533637, 0.88785505], [0.1999739, 0.87417257, 0.335083, 0.5089276]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.5917847, 0.5989481, 1.7525634, -0.40090957], [2.0269084, -0.103317216, -2.4189537, -0.53204936], [1.3533776, -0.4897396, 0.17336115, -1.4247038]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.35051352, 0.7037247, 0.8541848, 0.6541776], [0.29140761, 0.39082322, 0.3533637, 0.88785505], [0.1999739, 0.87417257, 0.335083, 0.5089276]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.5917847, 0.5989481, 1.7525634, -0.40090957], [2.0269084, -0.103317216, -2.4189537, -0.53204936], [1.3533776, -0.4897396, 0.17336115, -1.4247038]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_abs_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.abs %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %3 = stablehlo.negate %arg1 : tensor<3x4xf64>
    %4 = stablehlo.select %2, %arg1, %3 : tensor<3x4xi1>, tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.5219217973843998, 0.845047873263605, 0.6433068643111323, 0.49298104914487084], [0.7782139110170389, 0.3241498806639068, 0.45511807212053434, 0.851403695955761], [0.34141226092299526, 0.40645988250449117, 0.6956999461524247, 0.3408973491123643]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.1609545446524665, 0.17739290172903122, 1.0986332479931606, -1.0328778505244305], [-0.14434274198411678, 2.1148813637726587, -1.2203395833313295, -1.9543505384543867], [-2.6010213976261705, -2.158178255565911, -2.0173933620969224, -0.06583112773124178]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.5219217973843998, 0.845047873263605, 0.6433068643111323, 0.49298104914487084], [0.7782139110170389, 0.3241498806639068, 0.45511807212053434, 0.851403695955761], [0.34141226092299526, 0.40645988250449117, 0.6956999461524247, 0.3408973491123643]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.1609545446524665, 0.17739290172903122, 1.0986332479931606, -1.0328778505244305], [-0.14434274198411678, 2.1148813637726587, -1.2203395833313295, -1.9543505384543867], [-2.6010213976261705, -2.158178255565911, -2.0173933620969224, -0.06583112773124178]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
