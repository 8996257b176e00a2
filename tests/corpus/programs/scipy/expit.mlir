module @scipy_expit_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = stablehlo.negate %arg0 : tensor<3x4xbf16>
    %1 = stablehlo.exponential %0 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.add %2, %1 : tensor<3x4xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-2.78125, 2.703125, -2.8125, 1.7890625], [1.0078125, -1.90625, -2.4375, -1.1640625], [0.625, -1.984375, 2.96875, -0.6875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[0.058349609375, 0.93359375, 0.056640625, 0.859375], [0.73046875, 0.1298828125, 0.08056640625, 0.2392578125], [0.65234375, 0.12109375, 0.94921875, 0.333984375]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @scipy_expit_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf16>
    %1 = stablehlo.exponential %0 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %5 = stablehlo.divide %4, %3 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-1.1748046875, 1.5859375, -1.7392578125, 0.1424560546875], [2.29296875, 0.55712890625, -0.140380859375, -2.779296875], [-2.837890625, -0.29541015625, 0.393310546875, -2.240234375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.2359619140625, 0.82958984375, 0.1494140625, 0.53564453125], [0.90869140625, 0.63623046875, 0.465087890625, 0.058441162109375], [0.055328369140625, 0.4267578125, 0.59716796875, 0.09619140625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_expit_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf32>
    %1 = stablehlo.exponential %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.78274167, -0.37791172, -2.618619, 0.2717105], [-1.4833684, -2.892887, -1.6435578, -1.5809203], [-0.50369215, 1.3619783, -2.325523, 2.6573026]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.3137293, 0.40663064, 0.067949705, 0.5675128], [0.18491918, 0.052506298, 0.16198154, 0.17066517], [0.37667337, 0.796081, 0.08903111, 0.9344597]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_expit_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf64>
    %1 = stablehlo.exponential %0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.divide %4, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.301145126724867, -1.4325224714370026, 1.9574639345740268, 0.4720621386782389], [-0.41518316472010053, -0.3363812443265388, -2.3788049627138355, -1.796324554029156], [0.5950066152000875, 1.3780051494433216, -1.859821266245804, -1.0575371675271714]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.7860276429132157, 0.19270595820412365, 0.8762582298004189, 0.6158717206826585], [0.3976699491073765, 0.4166887830170861, 0.08480326856733977, 0.14229906373587856], [0.6445130693557468, 0.7986704274121795, 0.13472388618615747, 0.25778038642338824]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
