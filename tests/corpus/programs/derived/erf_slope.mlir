module @derived_erf_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.erf %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %1 = chlo.square %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %2 = stablehlo.negate %1 : tensor<3x4xbf16>
    %3 = stablehlo.exponential %2 : tensor<3x4xbf16>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.125000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.466796875, 0.486328125, 0.734375, 0.2060546875], [0.8515625, 0.85546875, 0.400390625, 0.388671875], [0.87109375, 0.421875, 0.54296875, 0.328125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-2.375, -2.0625, 1.3984375, 2.046875], [-0.1025390625, 1.453125, -0.41796875, 1.46875], [1.609375, -0.10693359375, 2.390625, 1.328125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.490234375, 0.5078125, 0.69921875, 0.2294921875], [0.7734375, 0.7734375, 0.4296875, 0.41796875], [0.78125, 0.44921875, 0.55859375, 0.357421875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-2.15625, -1.828125, 0.9140625, 2.203125], [-0.0556640625, 0.78515625, -0.400390625, 1.421875], [0.84765625, -0.1005859375, 2.0, 1.34375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_erf_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.erf %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %1 = chlo.square %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %2 = stablehlo.negate %1 : tensor<3x4xf16>
    %3 = stablehlo.exponential %2 : tensor<3x4xf16>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.127930e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.38134765625, 0.8408203125, 0.1710205078125, 0.48779296875], [0.3662109375, 0.8779296875, 0.51904296875, 0.67529296875], [0.383544921875, 0.82958984375, 0.76025390625, 0.5791015625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.072265625, -2.8515625, 1.62890625, -1.4892578125], [0.04864501953125, -1.431640625, -1.544921875, -2.822265625], [-0.0400390625, 1.2314453125, 1.642578125, -1.5224609375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.410400390625, 0.765625, 0.191162109375, 0.509765625], [0.3955078125, 0.78564453125, 0.537109375, 0.66064453125], [0.412353515625, 0.75927734375, 0.7177734375, 0.58740234375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.021484375, -1.5859375, 1.7841796875, -1.32421875], [0.0479736328125, -0.74658203125, -1.33203125, -2.017578125], [-0.03900146484375, 0.69775390625, 1.0390625, -1.2275390625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_erf_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.erf %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = stablehlo.negate %1 : tensor<3x4xf32>
    %3 = stablehlo.exponential %2 : tensor<3x4xf32>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.12837923> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.57213086, 0.22777644, 0.46292245, 0.5576239], [0.32486165, 0.6998212, 0.62174785, 0.4379621], [0.6988898, 0.7080188, 0.6239861, 0.85373396]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.14996381, -2.3059447, 0.9417891, -2.508452], [0.4235444, -1.3431967, 0.6116729, 2.7155952], [2.1506565, 2.965452, 1.2770289, 2.2610946]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.5815511, 0.25264168, 0.48732054, 0.5696538], [0.3540701, 0.6776775, 0.62075275, 0.46432862], [0.677033, 0.6833132, 0.62246627, 0.7727072]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.12197823, -2.470426, 0.8577103, -2.074051], [0.43005174, -0.9287507, 0.46890938, 2.5294013], [1.4890054, 2.0269275, 0.97624654, 1.2309296]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_erf_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.erf %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = stablehlo.negate %1 : tensor<3x4xf64>
    %3 = stablehlo.exponential %2 : tensor<3x4xf64>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.1283791670955126> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.2897614705390973, 0.5009471411465152, 0.8567947832401633, 0.8942461925604032], [0.5396031675084629, 0.22579793666545733, 0.470317425766543, 0.4006366860071371], [0.3912908610405932, 0.25953300815439045, 0.2852037219662248, 0.5821849396754889]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-2.9963450612164975, -0.9053109939311499, 2.450832092260571, -2.955633980146412], [-0.3903227467858579, 1.994300855250664, -0.1825810212825898, -0.9081616171937079], [-1.2304536968011812, -2.4946084326720808, -0.9391385766749387, -2.5567748122755267]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.3180360370317516, 0.5213318146605654, 0.7743692388878307, 0.7940050057690468], [0.5546046588380968, 0.2505210636724547, 0.4940321929250083, 0.42900439896905945], [0.41998913040197344, 0.28640716365857716, 0.31330112420004125, 0.5896818236977526]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-3.108728377738264, -0.7948176551735082, 1.327254513926192, -1.499031386902364], [-0.3291733830163772, 2.1384709618746194, -0.16513738823322477, -0.8727898792515902], [-1.1913137148470856, -2.631506856582367, -0.976919371402074, -2.055644777184006]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
