module @derived_asin_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.asin %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %1 = chlo.square %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xbf16>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xbf16>
    %5 = stablehlo.multiply %arg1, %4 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.73046875, 0.412109375, 0.390625, 0.56640625], [0.44921875, 0.466796875, 0.50390625, 0.205078125], [0.7890625, 0.60546875, 0.6796875, 0.2041015625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.6015625, 2.1875, 2.515625, -1.3125], [0.439453125, -0.9921875, 0.578125, 1.1171875], [-0.6953125, -2.953125, 1.7734375, 2.28125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.81640625, 0.42578125, 0.400390625, 0.6015625], [0.466796875, 0.486328125, 0.53125, 0.20703125], [0.91015625, 0.6484375, 0.74609375, 0.2060546875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[2.359375, 2.40625, 2.734375, -1.5859375], [0.490234375, -1.125, 0.66796875, 1.140625], [-1.1328125, -3.71875, 2.40625, 2.328125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_asin_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.asin %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %1 = chlo.square %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xf16>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf16>
    %5 = stablehlo.multiply %arg1, %4 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.6513671875, 0.5947265625, 0.6455078125, 0.873046875], [0.41162109375, 0.2021484375, 0.331298828125, 0.62255859375], [0.67529296875, 0.197021484375, 0.326904296875, 0.353759765625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.271728515625, 1.9140625, -1.0263671875, -2.427734375], [-2.814453125, -2.17578125, -1.0595703125, 1.53125], [2.767578125, -2.025390625, 2.703125, 0.48828125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.70947265625, 0.63671875, 0.70166015625, 1.0615234375], [0.424072265625, 0.2034912109375, 0.337646484375, 0.671875], [0.74169921875, 0.1983642578125, 0.3330078125, 0.361572265625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.358154296875, 2.380859375, -1.34375, -4.98046875], [-3.08984375, -2.22265625, -1.123046875, 1.95703125], [3.751953125, -2.06640625, 2.861328125, 0.52197265625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_asin_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.asin %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xf32>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf32>
    %5 = stablehlo.multiply %arg1, %4 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.8167039, 0.5540113, 0.3673205, 0.5784222], [0.33846292, 0.5216964, 0.55319077, 0.15031411], [0.47472873, 0.53937125, 0.82152045, 0.50516295]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.4110955, 1.081054, 0.5662967, -0.20497204], [-1.7024399, -0.4757639, 1.6932801, -0.38737756], [1.1915144, -0.6417874, 0.8203578, -1.4558116]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.95567584, 0.58717483, 0.3761265, 0.6167932], [0.34528294, 0.5488382, 0.58618957, 0.15088598], [0.4946558, 0.5696903, 0.9640725, 0.52957076]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.4453316, 1.298549, 0.60885936, -0.25127205], [-1.8092204, -0.5576679, 2.0326161, -0.3918294], [1.3537902, -0.7621562, 1.4387723, -1.6868727]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_asin_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.asin %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xf64>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf64>
    %5 = stablehlo.multiply %arg1, %4 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.16523121021210954, 0.39334147965954724, 0.6381536196265573, 0.8799474063339149], [0.5211782569497229, 0.8800563789667007, 0.29602972329261323, 0.651226987780752], [0.2302320709382549, 0.6249123066191958, 0.4821420878627767, 0.34580146672442835]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.2453676625178662, 0.9493012499933018, 0.6721324548093666, 2.7698366667599412], [-1.8096914637677481, 2.173364910846052, 1.0945451084741933, 0.48621678537324975], [1.515703538134857, 1.462743855796239, -2.3267460569327403, -2.8203655061518966]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.16599243922824833, 0.4042632226508704, 0.6920976952158285, 1.0757514821673584], [0.5482309542447902, 1.075980912646974, 0.3005333813775012, 0.709200151251355], [0.2323161535933572, 0.675019200554911, 0.5030981181348745, 0.3530928127383221]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.2627239815145532, 1.0325310460853383, 0.8730023990893774, 5.830362219326793], [-2.120447633605309, 4.576765242921338, 1.145906076095231, 0.6407005878834431], [1.5575458343469597, 1.8736432852548295, -2.65582074306888, -3.0058002262700865]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
