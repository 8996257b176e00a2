module @derived_exp2_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %cst = stablehlo.constant dense<6.914060e-01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x4xbf16>
    %2 = stablehlo.exponential %1 : tensor<3x4xbf16>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %3 = stablehlo.log %cst_0 : tensor<bf16>
    %4 = stablehlo.multiply %arg1, %2 : tensor<3x4xbf16>
    %5 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.40234375, 0.6328125, 0.7109375, 0.66015625], [0.25390625, 0.2099609375, 0.1611328125, 0.55859375], [0.67578125, 0.37109375, 0.498046875, 0.3125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.7890625, -0.1640625, -1.25, -1.8046875], [0.197265625, 1.375, -0.0196533203125, -0.37890625], [2.421875, 2.15625, -2.078125, 2.234375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[1.3203125, 1.546875, 1.6328125, 1.578125], [1.1953125, 1.15625, 1.1171875, 1.46875], [1.59375, 1.2890625, 1.4140625, 1.2421875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.6328125, -0.17578125, -1.4140625, -1.96875], [0.1630859375, 1.1015625, -0.01519775390625, -0.3828125], [2.671875, 1.921875, -2.03125, 1.921875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_exp2_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %cst = stablehlo.constant dense<6.933590e-01> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x4xf16>
    %2 = stablehlo.exponential %1 : tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %3 = stablehlo.log %cst_0 : tensor<f16>
    %4 = stablehlo.multiply %arg1, %2 : tensor<3x4xf16>
    %5 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.462890625, 0.1954345703125, 0.433837890625, 0.64208984375], [0.394287109375, 0.80078125, 0.452392578125, 0.5966796875], [0.818359375, 0.66796875, 0.42138671875, 0.7685546875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-1.9091796875, 0.1190185546875, 0.7666015625, 2.125], [2.30859375, -2.623046875, -0.71728515625, 0.240478515625], [2.96875, 1.0849609375, 1.46484375, 1.3349609375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[1.37890625, 1.1455078125, 1.3505859375, 1.560546875], [1.314453125, 1.7421875, 1.3681640625, 1.5126953125], [1.763671875, 1.5888671875, 1.33984375, 1.703125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-1.8251953125, 0.09454345703125, 0.7177734375, 2.298828125], [2.103515625, -3.16796875, -0.6806640625, 0.252197265625], [3.62890625, 1.1953125, 1.361328125, 1.576171875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_exp2_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x4xf32>
    %2 = stablehlo.exponential %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.log %cst_0 : tensor<f32>
    %4 = stablehlo.multiply %arg1, %2 : tensor<3x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.63779855, 0.8491062, 0.50673556, 0.25576597], [0.21461673, 0.58659965, 0.23231508, 0.5515155], [0.43043652, 0.48432034, 0.89765155, 0.33466166]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.1224663, 0.7873053, -2.019459, -2.4194052], [0.042568166, 2.8241072, -1.6263114, 1.1952202], [2.715616, -1.458964, -2.0655818, -0.72090226]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[1.555953, 1.8013846, 1.4208317, 1.1939695], [1.1603956, 1.5017031, 1.1747185, 1.4656245], [1.3476412, 1.3989267, 1.8630309, 1.2610817]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.2890894, 0.9830488, -1.9888551, -2.0022914], [0.034238636, 2.939617, -1.3242286, 1.2142165], [2.536694, -1.414702, -2.6673987, -0.6301516]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_exp2_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %cst = stablehlo.constant dense<0.69314718055994529> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x4xf64>
    %2 = stablehlo.exponential %1 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %3 = stablehlo.log %cst_0 : tensor<f64>
    %4 = stablehlo.multiply %arg1, %2 : tensor<3x4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.7704797909756814, 0.42705585996800755, 0.45224153736888983, 0.159946738149223], [0.7133376149132057, 0.3442280257679783, 0.4981163744180698, 0.2962805764151861], [0.386187589495806, 0.40190130916436484, 0.29413728455666727, 0.4540382532303534]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-1.7880046391923006, -2.9829737785453725, -2.34340164795596, 1.9576304784856653], [0.8328283312790639, 0.7993826885369852, 1.3043281633880683, -1.3737286424408377], [-0.19491357370552986, 1.7804549984988443, -0.6117333749440412, 2.045383895220022]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[1.7058369921928405, 1.3444870505800475, 1.3681643440980016, 1.117245890489974], [1.6395928626996625, 1.269471517015455, 1.4123683279158006, 1.227974478092725], [1.306935179876133, 1.321248019590852, 1.2261515331240609, 1.369869301731256]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-2.1141297150832754, -2.779915022791542, -2.2223397792081294, 1.5160200494196923], [0.9464920507232258, 0.7034012910085569, 1.2769100433330434, -1.1692725523634397], [-0.17657190140070808, 1.630575120912393, -0.5199143230495943, 1.9421350520418512]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
