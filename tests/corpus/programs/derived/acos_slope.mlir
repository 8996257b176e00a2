module @derived_acos_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.acos %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %1 = chlo.square %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xbf16>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xbf16>
    %5 = stablehlo.negate %4 : tensor<3x4xbf16>
    %6 = stablehlo.multiply %arg1, %5 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.53125, 0.55078125, 0.6875, 0.4375], [0.8046875, 0.5703125, 0.2451171875, 0.298828125], [0.78125, 0.1826171875, 0.69140625, 0.341796875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.65234375, -1.2265625, -1.8515625, 0.419921875], [-0.1728515625, 2.078125, 1.234375, -1.375], [2.0625, 1.6015625, 2.6875, 2.046875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[1.0078125, 0.984375, 0.8125, 1.1171875], [0.63671875, 0.96484375, 1.3203125, 1.265625], [0.67578125, 1.3828125, 0.80859375, 1.21875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[0.76953125, 1.4765625, 2.546875, -0.466796875], [0.291015625, -2.53125, -1.2734375, 1.4375], [-3.296875, -1.625, -3.71875, -2.171875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_acos_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.acos %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %1 = chlo.square %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xf16>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf16>
    %5 = stablehlo.negate %4 : tensor<3x4xf16>
    %6 = stablehlo.multiply %arg1, %5 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.87109375, 0.480224609375, 0.2978515625, 0.76904296875], [0.289306640625, 0.262451171875, 0.7041015625, 0.268310546875], [0.77978515625, 0.488525390625, 0.63720703125, 0.341796875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.955078125, 1.2705078125, -1.8388671875, -2.2890625], [1.2734375, -1.296875, -1.4765625, 2.92578125], [1.328125, 1.580078125, -0.9765625, 0.1717529296875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.513671875, 1.0693359375, 1.2685546875, 0.693359375], [1.27734375, 1.3056640625, 0.7900390625, 1.298828125], [0.67626953125, 1.060546875, 0.8798828125, 1.2216796875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-6.015625, -1.4482421875, 1.9267578125, 3.58203125], [-1.3310546875, 1.34375, 2.080078125, -3.037109375], [-2.12109375, -1.8115234375, 1.267578125, -0.182861328125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_acos_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.acos %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xf32>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf32>
    %5 = stablehlo.negate %4 : tensor<3x4xf32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.76627606, 0.8579477, 0.34347278, 0.61203045], [0.2991995, 0.6599492, 0.39150125, 0.8870152], [0.6890223, 0.71938604, 0.5832399, 0.588831]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.901972, -0.104188375, 2.0976615, -1.0166708], [-0.8887797, -2.9292786, 0.97059727, -1.5249344], [-0.33948612, 0.9663203, 0.20343257, -2.71956]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.6977713, 0.5395349, 1.2201841, 0.9121708], [1.2669427, 0.8500452, 1.1685338, 0.47995603], [0.81065714, 0.7678783, 0.9480848, 0.9411846]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.9602149, 0.20280488, -2.2335443, 1.2855675], [0.9314488, 3.8988936, -1.0547935, 3.3025808], [0.4684246, -1.3911686, -0.2504402, 3.364725]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_acos_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.acos %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.subtract %2, %1 : tensor<3x4xf64>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf64>
    %5 = stablehlo.negate %4 : tensor<3x4xf64>
    %6 = stablehlo.multiply %arg1, %5 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.2556294327449637, 0.2883431630832809, 0.7093197752258383, 0.5912395683868473], [0.18073319687576567, 0.6688341865839359, 0.29109331086770607, 0.1724073823111241], [0.8596663742562055, 0.7305968950432441, 0.15899953349589466, 0.6814455541066023]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.8608809888365756, -2.2001399879461765, -1.0862143888907385, -0.07266481437783012], [-1.870126480032003, -0.12245409842562305, 2.6318397307863375, -1.625376051610492], [2.6076123456429823, -1.075658377650184, -1.8430648642769891, 2.423824994656001]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[1.3122976151075179, 1.278300269886182, 0.7822635993386324, 0.9382013701050812], [1.3890644533240302, 0.838156841517709, 1.2754268872029768, 1.3975231986296395], [0.5361800857633113, 0.7516006088356096, 1.4111191144947688, 0.8210603490719024]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.890466892974945, 2.297731208105184, 1.5409769739642856, 0.09009941250524092], [1.9014390727182873, 0.16471910820904556, -2.750971468455274, 1.6500848630459963], [-5.10439925132879, 1.5753429202618099, 1.8668132340612043, -3.311829876620502]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
