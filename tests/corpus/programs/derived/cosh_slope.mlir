module @derived_cosh_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.cosh %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %1 = chlo.sinh %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.30078125, 0.291015625, 0.2890625, 0.443359375], [0.259765625, 0.73828125, 0.453125, 0.294921875], [0.16015625, 0.369140625, 0.33203125, 0.2353515625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-1.5390625, -2.9375, 2.734375, 1.0859375], [-0.8515625, -0.546875, -0.453125, -0.7421875], [-2.921875, -1.3828125, 2.0, 1.7578125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[1.046875, 1.0390625, 1.0390625, 1.1015625], [1.03125, 1.28125, 1.1015625, 1.046875], [1.015625, 1.0703125, 1.0546875, 1.03125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.46875, -0.8671875, 0.80078125, 0.498046875], [-0.224609375, -0.44140625, -0.212890625, -0.2216796875], [-0.470703125, -0.51953125, 0.67578125, 0.41796875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_cosh_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.cosh %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %1 = chlo.sinh %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.837890625, 0.459716796875, 0.68359375, 0.65869140625], [0.2322998046875, 0.20751953125, 0.7685546875, 0.274658203125], [0.84765625, 0.79931640625, 0.268798828125, 0.55419921875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.367431640625, -1.0576171875, 1.3505859375, -1.8681640625], [2.337890625, 2.603515625, 0.6787109375, -2.0703125], [1.54296875, -2.1328125, 2.884765625, -0.375732421875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[1.3720703125, 1.107421875, 1.2431640625, 1.224609375], [1.02734375, 1.021484375, 1.310546875, 1.0380859375], [1.380859375, 1.3369140625, 1.0361328125, 1.1572265625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.34521484375, -0.50341796875, 0.9970703125, -1.3212890625], [0.5478515625, 0.5439453125, 0.57470703125, -0.57568359375], [1.4697265625, -1.892578125, 0.78466796875, -0.218994140625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_cosh_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.cosh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.sinh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.5869593, 0.6379219, 0.6773897, 0.74323034], [0.1957416, 0.6163025, 0.88067615, 0.27686885], [0.1778899, 0.8337888, 0.87960875, 0.6522991]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.4047086, -2.1029942, 0.2213508, 0.5408551], [-1.8019826, -1.3889604, 2.6923487, -2.2359247], [2.3415594, 1.2039921, 0.23964788, -2.0347564]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[1.1772634, 1.2104666, 1.2383366, 1.2891462], [1.0192187, 1.1960022, 1.4135165, 1.0385736], [1.0158641, 1.3682122, 1.412451, 1.2203984]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.4939204, -1.4344046, 0.16167362, 0.44002402], [-0.35497966, -0.91124845, 2.6896937, -0.62699735], [0.4187401, 1.1243021, 0.23905014, -1.4234169]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_cosh_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.cosh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.sinh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.5735296936970686, 0.5477879035177222, 0.37314278920024047, 0.45527752121937026], [0.44650194750351535, 0.85137143823214, 0.512829005905829, 0.594086814757266], [0.5956130746898818, 0.8366159781305121, 0.28483976501816366, 0.6409520472799243]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.04938501018889285, -0.6609610368649204, -2.3141607056869278, 1.6457723182006045], [2.3773251957350627, -0.007686484381468794, 0.6080522195473419, -1.5924757826499405], [-1.995712557012362, 2.6455159234795342, 0.41297322107930956, 0.09270798886696374]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[1.1690261732536795, 1.1538253121229776, 1.0704293012522232, 1.1054413924499644], [1.1013491226153256, 1.3848434474325695, 1.1344040788627319, 1.1817212711429343], [1.1826836647952468, 1.3708577521728562, 1.0408418668807409, 1.2125389670681779]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.029902295130920308, -0.3804477322154448, -0.8836909502890131, 0.7754376755906621], [1.097103742037758, -0.007363761853450359, 0.32567575121777265, -1.0027100147496766], [-1.2602109436042193, 2.4806575198870413, 0.11922830265282819, 0.06357434682359701]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
