module @derived_expm1_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %2 = stablehlo.add %0, %1 : tensor<3x4xbf16>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.7109375, 0.2470703125, 0.7421875, 0.345703125], [0.216796875, 0.7421875, 0.1943359375, 0.85546875], [0.62890625, 0.345703125, 0.60546875, 0.71484375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-2.03125, -2.96875, -0.49609375, -1.9453125], [0.0281982421875, -0.71875, 0.56640625, -0.8046875], [2.140625, 0.85546875, -1.0234375, -0.8046875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[1.0390625, 0.279296875, 1.1015625, 0.412109375], [0.2421875, 1.1015625, 0.21484375, 1.3515625], [0.875, 0.412109375, 0.83203125, 1.046875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-4.125, -3.796875, -1.0390625, -2.75], [0.034912109375, -1.5078125, 0.69140625, -1.8828125], [4.0, 1.2109375, -1.8671875, -1.6484375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_expm1_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.add %0, %1 : tensor<3x4xf16>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.205810546875, 0.84423828125, 0.462158203125, 0.377685546875], [0.52099609375, 0.180419921875, 0.67724609375, 0.578125], [0.426025390625, 0.8759765625, 0.17333984375, 0.41748046875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.94140625, 1.380859375, 1.0654296875, -1.6552734375], [-2.556640625, -0.80224609375, 1.140625, 1.2333984375], [2.060546875, -2.517578125, 0.73583984375, 1.279296875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.228515625, 1.326171875, 0.58740234375, 0.458984375], [0.68359375, 0.1976318359375, 0.96875, 0.7822265625], [0.53125, 1.400390625, 0.189208984375, 0.5185546875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.15625, 3.212890625, 1.69140625, -2.4140625], [-4.3046875, -0.96044921875, 2.24609375, 2.197265625], [3.154296875, -6.04296875, 0.87548828125, 1.9423828125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_expm1_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x4xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.85217583, 0.8773853, 0.4076541, 0.63603944], [0.1966478, 0.15895891, 0.732296, 0.68915915], [0.29446158, 0.3525399, 0.83254975, 0.60621905]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.054682415, 2.4295356, -1.6241463, -0.6512491], [0.45124835, -1.2006102, -1.3480285, -0.7774574], [-2.2517142, 1.7593279, 1.3626184, 0.080714434]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[1.344743, 1.4046042, 0.5032871, 0.88898456], [0.21731518, 0.17228976, 1.0798504, 0.9920398], [0.34240335, 0.42267638, 1.2991736, 0.83348596]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.1282162, 5.8420715, -2.4415581, -1.2301995], [0.54931146, -1.407463, -2.8036978, -1.5487261], [-3.022709, 2.5029542, 3.1328964, 0.14798878]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_expm1_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.add %0, %1 : tensor<3x4xf64>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.5756929884362407, 0.7101206040288984, 0.7512779280855866, 0.5795858843855244], [0.46696189257850496, 0.5172546276251171, 0.17781871845565042, 0.7801122600780864], [0.5817990129384492, 0.3691839355795462, 0.5003130143901122, 0.6213677038545358]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-2.8905586979611284, 1.9863683266542553, -0.5016508825198613, 1.2463286474227502], [2.069755710050467, 1.8760822333873097, 1.7055044009975644, -0.6633510362712665], [-0.23380175761372746, -1.2439159496293648, -0.2010868630113496, -2.4480770305200727]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.7783624846358055, 1.034236580980421, 1.119707119764251, 0.7852989574721294], [0.5951406155629926, 0.6774161904384515, 0.19460874108692433, 1.1817171714913952], [0.789254428939369, 0.4465536518904284, 0.6492374249607826, 0.8614722443556677]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-5.140461148091791, 4.040743113380953, -1.0633529473133698, 2.225069234911485], [3.301551397394921, 3.146970712877803, 2.0374104653939096, -1.4472443465596334], [-0.4183308303041707, -1.799391159581108, -0.3316399801462798, -4.557027444357758]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
