module @derived_rem_pullback_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x4xbf16>
    %1 = stablehlo.divide %arg0, %arg1 : tensor<3x4xbf16>
    %2 = stablehlo.sign %1 : tensor<3x4xbf16>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<3x4xbf16>
    %4 = stablehlo.abs %3 : tensor<3x4xbf16>
    %5 = stablehlo.floor %4 : tensor<3x4xbf16>
    %6 = stablehlo.multiply %2, %5 : tensor<3x4xbf16>
    %7 = stablehlo.multiply %arg2, %6 : tensor<3x4xbf16>
    %8 = stablehlo.negate %7 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%8, %want1) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.447265625, 0.76171875, 0.6953125, 0.326171875], [0.8671875, 0.400390625, 0.5, 0.71484375], [0.69140625, 0.2236328125, 0.294921875, 0.50390625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.9765625, 0.94921875, 0.458984375, 1.328125], [1.703125, 1.796875, 0.53125, 0.384765625], [1.7265625, 1.375, 1.9140625, 1.546875]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[[1.3515625, -2.421875, -2.09375, 2.640625], [-0.2041015625, -1.3125, -0.8671875, 2.625], [2.15625, -2.265625, -0.2119140625, 0.6171875]]> : tensor<3x4xbf16>
    return %c0, %c1, %c2 : tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[1.3515625, -2.421875, -2.09375, 2.640625], [-0.2041015625, -1.3125, -0.8671875, 2.625], [2.15625, -2.265625, -0.2119140625, 0.6171875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.0, 0.0, 2.09375, -0.0], [0.0, 0.0, 0.0, -2.625], [-0.0, 0.0, 0.0, -0.0]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_rem_pullback_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x4xf16>
    %1 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf16>
    %2 = stablehlo.sign %1 : tensor<3x4xf16>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf16>
    %4 = stablehlo.abs %3 : tensor<3x4xf16>
    %5 = stablehlo.floor %4 : tensor<3x4xf16>
    %6 = stablehlo.multiply %2, %5 : tensor<3x4xf16>
    %7 = stablehlo.multiply %arg2, %6 : tensor<3x4xf16>
    %8 = stablehlo.negate %7 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%8, %want1) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.491455078125, 0.1900634765625, 0.492431640625, 0.2301025390625], [0.830078125, 0.845703125, 0.40283203125, 0.16650390625], [0.282958984375, 0.62255859375, 0.5263671875, 0.279541015625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.8935546875, 0.96435546875, 1.384765625, 0.630859375], [1.4267578125, 0.66455078125, 1.7607421875, 0.313720703125], [1.599609375, 1.5751953125, 1.0263671875, 1.62890625]]> : tensor<3x4xf16>
    %c2 = stablehlo.constant dense<[[2.572265625, -1.8095703125, 1.94140625, 1.529296875], [2.509765625, 0.05096435546875, 1.8564453125, -2.033203125], [-2.130859375, 1.646484375, 1.0732421875, 1.0703125]]> : tensor<3x4xf16>
    return %c0, %c1, %c2 : tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[2.572265625, -1.8095703125, 1.94140625, 1.529296875], [2.509765625, 0.05096435546875, 1.8564453125, -2.033203125], [-2.130859375, 1.646484375, 1.0732421875, 1.0703125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.0, 0.0, -0.0, -0.0], [-0.0, -0.05096435546875, -0.0, 0.0], [0.0, -0.0, -0.0, -0.0]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_rem_pullback_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x4xf32>
    %1 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf32>
    %2 = stablehlo.sign %1 : tensor<3x4xf32>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf32>
    %4 = stablehlo.abs %3 : tensor<3x4xf32>
    %5 = stablehlo.floor %4 : tensor<3x4xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<3x4xf32>
    %7 = stablehlo.multiply %arg2, %6 : tensor<3x4xf32>
    %8 = stablehlo.negate %7 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%8, %want1) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.3281937, 0.88267285, 0.3217757, 0.16637325], [0.29191887, 0.1694976, 0.18650319, 0.18652968], [0.20485303, 0.5803862, 0.5250212, 0.15693198]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.1224123, 0.9991586, 1.0214908, 1.1391782], [1.0103798, 0.9097501, 0.83097667, 0.4934321], [1.0684314, 0.4058878, 0.45628545, 0.5190547]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[-0.292235, 1.2355645, 2.6221428, 0.54990214], [2.9619412, -1.8837262, -0.19747652, 1.545834], [-2.7168534, 1.0918128, 0.6558275, -0.18723635]]> : tensor<3x4xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-0.292235, 1.2355645, 2.6221428, 0.54990214], [2.9619412, -1.8837262, -0.19747652, 1.545834], [-2.7168534, 1.0918128, 0.6558275, -0.18723635]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.0, -0.0, -0.0, -0.0], [-0.0, 0.0, 0.0, -0.0], [0.0, -1.0918128, -0.6558275, 0.0]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_rem_pullback_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x4xf64>
    %1 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf64>
    %2 = stablehlo.sign %1 : tensor<3x4xf64>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf64>
    %4 = stablehlo.abs %3 : tensor<3x4xf64>
    %5 = stablehlo.floor %4 : tensor<3x4xf64>
    %6 = stablehlo.multiply %2, %5 : tensor<3x4xf64>
    %7 = stablehlo.multiply %arg2, %6 : tensor<3x4xf64>
    %8 = stablehlo.negate %7 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%8, %want1) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.21918857245996345, 0.7873099022975126, 0.8581940210877395, 0.6566884563189619], [0.4440497470617637, 0.253456070700471, 0.17396995410379182, 0.2745116188041158], [0.6586105194643881, 0.6568137124688328, 0.22278158180122193, 0.5743987981425667]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.330064781580555, 1.0722809926254218, 1.9870904802886944, 0.390963941069162], [0.39574317233718603, 1.0124504807331844, 1.6002290223578175, 0.8421936888118255], [1.6604488219673121, 1.0082536333410175, 1.6566312761569246, 1.5295512603753108]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[[0.8731304717345578, -0.01682845693295576, -1.6670568377984494, 1.609193470659223], [-0.06035530707665515, 0.24385290049039643, -1.5843387524933084, 1.2995886986624106], [2.471726889485403, -1.6762223944860728, -1.2093864105447303, -1.4514236949770205]]> : tensor<3x4xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.8731304717345578, -0.01682845693295576, -1.6670568377984494, 1.609193470659223], [-0.06035530707665515, 0.24385290049039643, -1.5843387524933084, 1.2995886986624106], [2.471726889485403, -1.6762223944860728, -1.2093864105447303, -1.4514236949770205]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.0, 0.0, 0.0, -1.609193470659223], [0.06035530707665515, -0.0, 0.0, -0.0], [-0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
