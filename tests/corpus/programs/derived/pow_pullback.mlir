module @derived_pow_pullback_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.power %arg0, %arg1 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %2 = stablehlo.subtract %arg1, %1 : tensor<3x4xbf16>
    %3 = stablehlo.power %arg0, %2 : tensor<3x4xbf16>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %8 = stablehlo.select %6, %7, %arg0 : tensor<3x4xi1>, tensor<3x4xbf16>
    %9 = stablehlo.log %8 : tensor<3x4xbf16>
    %10 = stablehlo.multiply %9, %0 : tensor<3x4xbf16>
    %11 = stablehlo.multiply %arg2, %10 : tensor<3x4xbf16>
    %12 = stablehlo.multiply %arg2, %4 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%11, %want1) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.3359375, 0.72265625, 0.287109375, 0.625], [0.427734375, 0.330078125, 0.671875, 0.65234375], [0.8671875, 0.353515625, 0.55078125, 0.47265625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.703125, 0.5, 1.8671875, 1.7109375], [1.734375, 0.67578125, 1.5625, 1.4921875], [1.7734375, 1.3125, 0.890625, 0.30078125]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[[1.515625, -0.73046875, -2.125, 2.421875], [2.3125, -1.3828125, 2.703125, -0.70703125], [-1.2734375, 0.040283203125, -2.640625, -0.94140625]]> : tensor<3x4xbf16>
    return %c0, %c1, %c2 : tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[1.203125, -0.431640625, -1.34375, 2.96875], [2.15625, -1.3359375, 3.375, -0.8515625], [-2.015625, 0.038330078125, -2.515625, -0.478515625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.259765625, 0.201171875, 0.2578125, -0.51171875], [-0.44921875, 0.72265625, -0.58203125, 0.1591796875], [0.1416015625, -0.01068115234375, 0.9296875, 0.5625]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_pow_pullback_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.power %arg0, %arg1 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.subtract %arg1, %1 : tensor<3x4xf16>
    %3 = stablehlo.power %arg0, %2 : tensor<3x4xf16>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %8 = stablehlo.select %6, %7, %arg0 : tensor<3x4xi1>, tensor<3x4xf16>
    %9 = stablehlo.log %8 : tensor<3x4xf16>
    %10 = stablehlo.multiply %9, %0 : tensor<3x4xf16>
    %11 = stablehlo.multiply %arg2, %10 : tensor<3x4xf16>
    %12 = stablehlo.multiply %arg2, %4 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%11, %want1) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.68603515625, 0.415771484375, 0.2491455078125, 0.89404296875], [0.440673828125, 0.5634765625, 0.39794921875, 0.1805419921875], [0.39697265625, 0.484619140625, 0.39794921875, 0.8525390625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.0078125, 0.373046875, 1.990234375, 0.300048828125], [0.59619140625, 1.4912109375, 0.428466796875, 0.449462890625], [1.0693359375, 0.9072265625, 1.52734375, 1.71875]]> : tensor<3x4xf16>
    %c2 = stablehlo.constant dense<[[-1.4736328125, -1.2822265625, 0.320068359375, -1.2255859375], [-2.61328125, 2.7890625, -2.796875, 1.48828125], [-1.2822265625, -0.8720703125, -1.84375, 2.158203125]]> : tensor<3x4xf16>
    return %c0, %c1, %c2 : tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[-1.48046875, -0.8291015625, 0.1607666015625, -0.39794921875], [-2.169921875, 3.13671875, -2.02734375, 1.716796875], [-1.2861328125, -0.84619140625, -1.732421875, 3.306640625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.3798828125, 0.810546875, -0.0279998779296875, 0.1326904296875], [1.3134765625, -0.68017578125, 1.7373046875, -1.1806640625], [0.441162109375, 0.327392578125, 0.415771484375, -0.26171875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_pow_pullback_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.power %arg0, %arg1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.subtract %arg1, %1 : tensor<3x4xf32>
    %3 = stablehlo.power %arg0, %2 : tensor<3x4xf32>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.select %6, %7, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %9 = stablehlo.log %8 : tensor<3x4xf32>
    %10 = stablehlo.multiply %9, %0 : tensor<3x4xf32>
    %11 = stablehlo.multiply %arg2, %10 : tensor<3x4xf32>
    %12 = stablehlo.multiply %arg2, %4 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%11, %want1) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.87702185, 0.37308916, 0.20555045, 0.59495133], [0.8779976, 0.6484608, 0.17110239, 0.23133852], [0.5053237, 0.5379871, 0.63887584, 0.6395747]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.8234332, 1.7772887, 1.2639587, 0.8921644], [0.66125417, 0.9828755, 0.4976117, 1.6061183], [0.94133425, 0.90868354, 1.5648785, 0.7593377]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[-0.41582447, 2.1484754, 2.135886, 1.701633], [2.714018, -2.2296164, -0.015783802, 0.81303066], [-2.4557855, 1.5119833, 0.5411747, 1.9519598]]> : tensor<3x4xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-0.68056995, 1.7744476, 1.7780738, 1.6055716], [1.8755237, -2.2077508, -0.01906801, 0.5377043], [-2.4061604, 1.4539337, 0.65750957, 1.6505189]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.042954095, -0.36725467, -0.45746654, -0.55598646], [-0.32401338, 0.6309244, 0.011575424, -0.113375016], [0.8816348, -0.53362966, -0.12027066, -0.6213518]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_pow_pullback_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.power %arg0, %arg1 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.subtract %arg1, %1 : tensor<3x4xf64>
    %3 = stablehlo.power %arg0, %2 : tensor<3x4xf64>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = stablehlo.select %6, %7, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %9 = stablehlo.log %8 : tensor<3x4xf64>
    %10 = stablehlo.multiply %9, %0 : tensor<3x4xf64>
    %11 = stablehlo.multiply %arg2, %10 : tensor<3x4xf64>
    %12 = stablehlo.multiply %arg2, %4 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%11, %want1) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.16444240581746217, 0.21787371046627763, 0.4021215262681953, 0.15068531956014], [0.7892541578519162, 0.1736041878426901, 0.7163936186519188, 0.5988226574311533], [0.1865176302195877, 0.8561009533275276, 0.21367208338917829, 0.34642976033847733]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.021495905459941, 1.703263327010048, 1.4886262765281237, 1.68591762669913], [1.420993758733376, 1.1305164135140566, 1.4269315914792484, 1.0647128011062148], [0.7653173463648397, 0.3354341950644972, 1.0721862126489334, 1.6266003036379817]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[[-1.401009460748443, 2.427199362475254, 0.7925628470719825, 1.0257513217030167], [-1.744496530293946, 0.16793260201125104, -0.4519128863995596, 1.2668053029146202], [2.045928752103414, -2.9083950005115202, -1.4326764168924186, -0.24269330321208749]]> : tensor<3x4xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[-1.3766552819107272, 1.4156991515877775, 0.7559585482101817, 0.4721748040936897], [-2.2438366004495296, 0.15106435944798102, -0.5592649046777448, 1.3047601758415013], [2.322102865313439, -1.0816887518535538, -1.3741538577420755, -0.20317084279827496]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.40006125395741143, -0.2759518359697134, -0.18603233839844668, -0.07987068761952898], [0.29495341416420684, -0.04061868580856385, 0.09364728433640235, -0.37630137905271066], [-0.950319946010973, 0.4289223403525061, 0.4226363768112728, 0.04587038634750267]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
