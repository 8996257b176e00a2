module @derived_lgamma_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.lgamma %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %1 = chlo.digamma %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.71484375, 0.478515625, 0.85546875, 0.51953125], [0.224609375, 0.263671875, 0.189453125, 0.6953125], [0.2001953125, 0.5546875, 0.5859375, 0.5625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[0.00115966796875, 1.8828125, -2.234375, -0.9921875], [-1.9609375, 2.078125, 1.84375, 0.90625], [1.4140625, -2.859375, 0.0693359375, -0.75]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.2431640625, 0.6171875, 0.10205078125, 0.53515625], [1.3984375, 1.234375, 1.578125, 0.267578125], [1.5234375, 0.47265625, 0.419921875, 0.458984375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.00136566162109375, -3.90625, 1.8828125, 1.8515625], [9.25, -8.3125, -10.3125, -1.1171875], [-7.46875, 4.90625, -0.1103515625, 1.265625]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_lgamma_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.lgamma %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %1 = chlo.digamma %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.171630859375, 0.68212890625, 0.166015625, 0.3076171875], [0.2088623046875, 0.1695556640625, 0.274658203125, 0.1724853515625], [0.341552734375, 0.67041015625, 0.4052734375, 0.818359375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-1.2373046875, 1.04296875, 1.033203125, -1.4267578125], [1.6708984375, 2.5859375, 2.998046875, 0.444580078125], [1.384765625, 0.646484375, -2.875, -1.1962890625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[1.685546875, 0.283203125, 1.720703125, 1.0693359375], [1.478515625, 1.6982421875, 1.1884765625, 1.6806640625], [0.9599609375, 0.29833984375, 0.783203125, 0.134765625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[7.61328125, -1.326171875, -6.56640625, 4.8671875], [-8.46875, -16.09375, -11.515625, -2.720703125], [-4.2265625, -0.8447265625, 7.25390625, 1.1044921875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_lgamma_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.lgamma %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.digamma %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.74347633, 0.56833637, 0.41018036, 0.5686162], [0.2011295, 0.6015651, 0.8698434, 0.49132997], [0.25265038, 0.47696242, 0.43145686, 0.5468015]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.900478, 2.3216865, 1.0936121, -1.023805], [-2.8970366, -2.2256153, 0.35279062, 1.3908676], [1.3387402, 1.4908524, -2.924168, 0.860295]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.21041918, 0.44889307, 0.7709732, 0.44842815], [1.5181061, 0.3958273, 0.090031624, 0.5895755], [1.2768778, 0.61894405, 0.7195456, 0.48560476]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[3.1979406, -3.8563528, -2.7219446, 1.6994152], [15.237052, 3.4161854, -0.2873148, -2.7913842], [-5.599045, -3.1037598, 6.8640122, -1.5050527]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_lgamma_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.lgamma %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.digamma %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.7840791091796343, 0.562759608777656, 0.7178043054953586, 0.6319479003914317], [0.21717862527629941, 0.36550753731482855, 0.1967567495567341, 0.41909628343021155], [0.16880357368505464, 0.1877184210542634, 0.1797808007904701, 0.3083634802199779]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.39921444177838117, -2.2573410727813243, -0.8041717523557663, 0.1613922310970719], [2.5079443886813904, -0.06668232389265949, 2.4652727753007495, 1.9379115292755325], [-2.3209421278290647, -1.6920739625814256, 0.5949450176513857, -0.11248215823816965]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.16771792521453666, 0.4582183060084777, 0.23958881498102347, 0.35081782103133197], [1.4368814756302573, 0.8895895912189644, 1.5413570997808348, 0.7490552805927113], [1.7032867740015174, 1.5910840188224618, 1.6367481299759263, 1.066925779973268]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.4000888199990211, 3.799954225207792, 0.9413324520816161, -0.23067622262577558], [-12.218675411597626, 0.1889293246021942, -13.252260865233167, -4.705382614592317], [14.513683861324099, 9.529499080542113, -3.496671022164771, 0.38273993930062983]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
