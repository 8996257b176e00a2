module @derived_asinh_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.asinh %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %1 = chlo.square %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.add %1, %2 : tensor<3x4xbf16>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xbf16>
    %5 = stablehlo.multiply %arg1, %4 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.412109375, 0.2236328125, 0.310546875, 0.2392578125], [0.314453125, 0.224609375, 0.78515625, 0.2021484375], [0.703125, 0.2421875, 0.458984375, 0.609375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.578125, 2.375, 0.81640625, 2.1875], [-0.34375, -1.2890625, 0.65234375, 1.6484375], [-0.80078125, 1.9609375, -2.65625, 2.578125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.400390625, 0.2216796875, 0.3046875, 0.2373046875], [0.310546875, 0.22265625, 0.71875, 0.201171875], [0.65625, 0.240234375, 0.443359375, 0.578125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.53125, 2.3125, 0.78125, 2.125], [-0.328125, -1.2578125, 0.51171875, 1.6171875], [-0.65625, 1.8984375, -2.421875, 2.203125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_asinh_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.asinh %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %1 = chlo.square %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.add %1, %2 : tensor<3x4xf16>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf16>
    %5 = stablehlo.multiply %arg1, %4 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.79150390625, 0.375, 0.2442626953125, 0.203369140625], [0.59521484375, 0.450439453125, 0.7490234375, 0.487548828125], [0.88134765625, 0.57080078125, 0.73046875, 0.25341796875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.78173828125, -2.44921875, 2.1171875, 2.021484375], [2.001953125, 0.490234375, -2.802734375, 2.515625], [2.56640625, 2.974609375, 2.3046875, 1.6806640625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.7255859375, 0.36669921875, 0.241943359375, 0.2020263671875], [0.564453125, 0.4365234375, 0.6923828125, 0.469970703125], [0.79541015625, 0.54345703125, 0.67724609375, 0.2509765625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.61279296875, -2.29296875, 2.056640625, 1.9814453125], [1.720703125, 0.447021484375, -2.2421875, 2.26171875], [1.9248046875, 2.58203125, 1.861328125, 1.62890625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_asinh_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.asinh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x4xf32>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf32>
    %5 = stablehlo.multiply %arg1, %4 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.40792087, 0.43070838, 0.23133837, 0.8812993], [0.18350671, 0.682762, 0.34410512, 0.7698216], [0.41355163, 0.67709756, 0.16261144, 0.6419878]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.8838018, 1.0492904, 2.4993286, 0.060393065], [-1.9965954, -0.41779706, 2.6114554, -0.62154967], [2.2189102, 1.5594177, -0.28744859, -2.402176]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.39737952, 0.4183942, 0.22932309, 0.794902], [0.18249209, 0.6384875, 0.3376525, 0.70892906], [0.40258813, 0.63380325, 0.16190319, 0.6044943]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.7442613, 0.9637029, 2.4350197, 0.045308683], [-1.9638039, -0.34504372, 2.4693487, -0.49251452], [2.0504854, 1.2912639, -0.2837219, -2.0214577]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_asinh_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.asinh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.add %1, %2 : tensor<3x4xf64>
    %4 = stablehlo.rsqrt %3 : tensor<3x4xf64>
    %5 = stablehlo.multiply %arg1, %4 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.4709140371356786, 0.3612253871069734, 0.5184214056450086, 0.6515665853459621], [0.20291711519544472, 0.6647319390339596, 0.6920048946290875, 0.2510479738700275], [0.40694053751602444, 0.3725844153629978, 0.501398341803364, 0.6994102130860101]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[2.696791285046613, 1.8854012298071705, 0.8777374681717585, -2.062257454867897], [2.8995360635193856, 2.4067259357003516, -0.2983284034808653, 1.3389907837065902], [-0.1993079102966231, 0.24639052531555317, -1.1987353850803917, 1.1947596607093622]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.4550464386042754, 0.3537980562596452, 0.49762743670375065, 0.6125373370799302], [0.20154977135491287, 0.6235346078760441, 0.6461044204590972, 0.24848302004543643], [0.39647170978733104, 0.36446192495754154, 0.4824621900752911, 0.6521833268774169]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[2.439800856668768, 1.7732567357573883, 0.779246336935191, -1.7278486902819967], [2.8416237557277513, 2.0043049702165807, -0.245318042598992, 1.2986910010834314], [-0.18460763317835538, 0.23088548088687072, -1.0715814782292574, 0.9790564527197376]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
