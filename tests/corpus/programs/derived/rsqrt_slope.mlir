module @derived_rsqrt_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.rsqrt %arg0 : tensor<3x4xbf16>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.multiply %2, %1 : tensor<3x4xbf16>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.640625, 0.5234375, 0.17578125, 0.369140625], [0.83203125, 0.59375, 0.1591796875, 0.3984375], [0.6875, 0.2578125, 0.70703125, 0.68359375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.88671875, 2.84375, 1.140625, -2.953125], [-2.171875, -2.984375, 1.59375, -2.21875], [2.78125, 0.150390625, -1.1875, -2.875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[1.25, 1.3828125, 2.390625, 1.6484375], [1.09375, 1.296875, 2.5, 1.5859375], [1.203125, 1.96875, 1.1875, 1.2109375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[0.8671875, -3.75, -7.78125, 6.59375], [1.421875, 3.265625, -12.5, 4.40625], [-2.4375, -0.57421875, 0.99609375, 2.546875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_rsqrt_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.rsqrt %arg0 : tensor<3x4xf16>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.multiply %2, %1 : tensor<3x4xf16>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.7451171875, 0.623046875, 0.1978759765625, 0.4501953125], [0.81201171875, 0.430908203125, 0.346923828125, 0.62353515625], [0.272705078125, 0.42919921875, 0.279541015625, 0.486083984375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.89453125, 0.44482421875, -2.189453125, -1.0244140625], [1.140625, -2.2265625, 1.7724609375, -2.818359375], [0.1273193359375, -0.1617431640625, 1.046875, 1.4013671875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[1.158203125, 1.2666015625, 2.248046875, 1.490234375], [1.109375, 1.5234375, 1.6982421875, 1.2666015625], [1.9150390625, 1.5263671875, 1.8916015625, 1.4345703125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-2.25, -0.4521484375, 12.4375, 1.6953125], [-0.779296875, 3.935546875, -4.3359375, 2.86328125], [-0.447021484375, 0.28759765625, -3.541015625, -2.068359375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_rsqrt_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.rsqrt %arg0 : tensor<3x4xf32>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x4xf32>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.754326, 0.2886261, 0.7747093, 0.4899703], [0.5993741, 0.3372763, 0.6789301, 0.59947354], [0.19731738, 0.7323547, 0.60341334, 0.77964664]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.2016041, 1.4356589, 2.5856018, 2.081756], [2.1471858, -0.26455197, -1.3654426, 2.882402], [-0.19341306, -0.99854636, -1.6579529, -1.6384014]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[1.1513847, 1.8613678, 1.1361368, 1.4286147], [1.2916683, 1.7218966, 1.2136333, 1.2915611], [2.251217, 1.1685283, 1.2873379, 1.1325336]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.6802373, -4.6293273, -1.8959353, -3.034906], [-2.3136234, 0.6753086, 1.2204103, -3.1050565], [1.103336, 0.79662883, 1.76856, 1.1899908]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_rsqrt_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.rsqrt %arg0 : tensor<3x4xf64>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.multiply %2, %1 : tensor<3x4xf64>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.6496530528792007, 0.6648829676586632, 0.27771256338127226, 0.32837156460272227], [0.7555453977797352, 0.3577327862068536, 0.7341257157703527, 0.4166700550173206], [0.35565049096435797, 0.2481319924658218, 0.409752279616283, 0.4418730873606759]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.3477424393630857, -1.0948337802680235, -2.3660668733832857, 2.7577040224188183], [1.5206089843937685, 0.1714044469620628, 0.29437692571423213, -1.3179286366351373], [1.2067299668761065, 1.1113941409076338, 2.8170868199967725, -1.2285726641523491]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[1.240678505346196, 1.226386598676964, 1.8975893594372377, 1.7450875850860754], [1.1504552167231985, 1.6719397666165239, 1.1671180384108075, 1.5491870394690708], [1.6768271367491259, 2.007514166011623, 1.5622096306439264, 1.5043580846714308]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-1.2869292831381103, 1.0097186581780904, 8.083579777564776, -7.327728055087989], [-1.15770180311652, -0.40054745063970215, -0.2340012158084339, 2.450041631543962], [-2.8447557455909918, -4.495872256782274, -5.370171661619898, 2.091339428435606]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
