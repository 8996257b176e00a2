module @derived_log1p_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.log_plus_one %arg0 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %2 = stablehlo.add %arg0, %1 : tensor<3x4xbf16>
    %3 = stablehlo.divide %arg1, %2 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.205078125, 0.345703125, 0.7734375, 0.76171875], [0.86328125, 0.69140625, 0.41796875, 0.357421875], [0.65625, 0.486328125, 0.55859375, 0.88671875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.61328125, -1.4375, 2.59375, -1.5234375], [-2.609375, 1.1328125, 1.328125, 0.0732421875], [2.296875, 2.09375, -0.1845703125, -1.8046875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.1865234375, 0.296875, 0.57421875, 0.56640625], [0.62109375, 0.52734375, 0.349609375, 0.3046875], [0.50390625, 0.396484375, 0.443359375, 0.63671875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.5078125, -1.0703125, 1.4609375, -0.86328125], [-1.40625, 0.671875, 0.93359375, 0.053955078125], [1.390625, 1.4140625, -0.1181640625, -0.953125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_log1p_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.log_plus_one %arg0 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.add %arg0, %1 : tensor<3x4xf16>
    %3 = stablehlo.divide %arg1, %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.51171875, 0.387451171875, 0.69873046875, 0.53662109375], [0.7236328125, 0.330322265625, 0.425537109375, 0.1746826171875], [0.583984375, 0.33203125, 0.65869140625, 0.78759765625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.248046875, 1.3828125, -0.482177734375, 1.578125], [-2.876953125, 0.03570556640625, 1.005859375, -0.4345703125], [-0.51708984375, 1.7587890625, -2.8203125, 1.6728515625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.413330078125, 0.327392578125, 0.52978515625, 0.4296875], [0.54443359375, 0.285400390625, 0.3544921875, 0.1610107421875], [0.4599609375, 0.28662109375, 0.505859375, 0.5810546875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.82568359375, 0.99658203125, -0.28369140625, 1.0263671875], [-1.6689453125, 0.0268402099609375, 0.70556640625, -0.369873046875], [-0.326416015625, 1.3203125, -1.701171875, 0.93603515625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_log1p_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.log_plus_one %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<3x4xf32>
    %3 = stablehlo.divide %arg1, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.43574518, 0.8122031, 0.2118779, 0.8842393], [0.52784306, 0.8820865, 0.6025996, 0.53685325], [0.24064384, 0.40333447, 0.28615528, 0.86567086]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.06353495, 2.8348956, -2.7761226, -2.3745542], [1.0185386, -1.290744, -0.38358632, -2.6165907], [1.9889687, 1.0287367, -1.9836719, -2.1217022]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.36168405, 0.59454334, 0.19217114, 0.6335242], [0.4238569, 0.632381, 0.47162706, 0.429737], [0.21563047, 0.33885115, 0.25165737, 0.62362075]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.044252247, 1.5643365, -2.2907608, -1.260219], [0.66665137, -0.6858048, -0.23935255, -1.7025638], [1.6031746, 0.7330659, -1.5423269, -1.1372328]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_log1p_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.log_plus_one %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.add %arg0, %1 : tensor<3x4xf64>
    %3 = stablehlo.divide %arg1, %2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.15047934295514429, 0.17097379290331333, 0.2064450797970473, 0.6002255259037513], [0.7568978713078635, 0.7509867583182065, 0.7622396910016489, 0.19347474487423544], [0.5148915528105942, 0.5321180308337022, 0.4879344422655185, 0.1747621869978459]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-1.2704619268657547, -1.0726046411019126, 2.6554555254269, -1.9009686842045317], [1.1303665168151804, 1.0667139352440111, 1.944532752991602, 1.3423606118124525], [0.9038829204150112, 0.79932582109641, 2.3845047810523763, -0.12297139612413144]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.1401786754908455, 0.1578357042654951, 0.1876780847791932, 0.4701445730025421], [0.5635496807698687, 0.5601794909211547, 0.5665855517478845, 0.1768690060150346], [0.415343854095959, 0.426651111975824, 0.39738887782307575, 0.1610657330672972]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-1.1042892118361904, -0.9159937204422789, 2.2010579427897463, -1.1879379833857677], [0.6433877206383756, 0.6092073113497283, 1.1034439656085255, 1.1247499099395741], [0.5966651003750253, 0.5217129522726501, 1.602560377204352, -0.10467769348142708]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
