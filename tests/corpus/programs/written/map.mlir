module @written_map_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xi8>, tensor<3x4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %r = "stablehlo.map"(%a, %b) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
      %m = stablehlo.multiply %p, %q : tensor<i8>
      %n = stablehlo.add %m, %q : tensor<i8>
      stablehlo.return %n : tensor<i8>
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi8>, tensor<3x4xi8>) {
    %c0 = stablehlo.constant dense<[[-1, 3, 0, 2], [1, -3, -2, -2], [2, 3, 2, -2]]> : tensor<3x4xi8>
    %c1 = stablehlo.constant dense<[[-1, -3, 1, -3], [3, 0, 0, 3], [-2, -2, 1, -1]]> : tensor<3x4xi8>
    return %c0, %c1 : tensor<3x4xi8>, tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[0, -12, 1, -9], [6, 0, 0, -3], [-6, -8, 3, 1]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @written_map_u16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xui16>, tensor<3x4xui16>)
    %want0 = call @expected() : () -> tensor<3x4xui16>
    %r = "stablehlo.map"(%a, %b) ({
    ^bb0(%p: tensor<ui16>, %q: tensor<ui16>):
      %m = stablehlo.multiply %p, %q : tensor<ui16>
      %n = stablehlo.add %m, %q : tensor<ui16>
      stablehlo.return %n : tensor<ui16>
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x4xui16>, tensor<3x4xui16>) -> tensor<3x4xui16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui16>, tensor<3x4xui16>) {
    %c0 = stablehlo.constant dense<[[0, 3, 2, 0], [3, 2, 2, 1], [3, 0, 3, 2]]> : tensor<3x4xui16>
    %c1 = stablehlo.constant dense<[[3, 3, 1, 2], [3, 2, 2, 1], [1, 1, 2, 2]]> : tensor<3x4xui16>
    return %c0, %c1 : tensor<3x4xui16>, tensor<3x4xui16>
  }
  func.func private @expected() -> tensor<3x4xui16> {
    %c0 = stablehlo.constant dense<[[3, 12, 3, 2], [12, 6, 6, 2], [4, 1, 8, 6]]> : tensor<3x4xui16>
    return %c0 : tensor<3x4xui16>
  }
}

// -----

module @written_map_i64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xi64>, tensor<3x4xi64>)
    %want0 = call @expected() : () -> tensor<3x4xi64>
    %r = "stablehlo.map"(%a, %b) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
      %m = stablehlo.multiply %p, %q : tensor<i64>
      %n = stablehlo.add %m, %q : tensor<i64>
      stablehlo.return %n : tensor<i64>
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi64>, tensor<3x4xi64>) {
    %c0 = stablehlo.constant dense<[[2, 0, 0, 3], [-3, 3, 3, -2], [2, -2, 1, 1]]> : tensor<3x4xi64>
    %c1 = stablehlo.constant dense<[[3, -2, 2, 3], [-2, -3, 0, 1], [-2, 3, 2, 1]]> : tensor<3x4xi64>
    return %c0, %c1 : tensor<3x4xi64>, tensor<3x4xi64>
  }
  func.func private @expected() -> tensor<3x4xi64> {
    %c0 = stablehlo.constant dense<[[9, -2, 2, 12], [4, -12, 0, -1], [-6, -3, 4, 2]]> : tensor<3x4xi64>
    return %c0 : tensor<3x4xi64>
  }
}

// -----

module @written_map_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %r = "stablehlo.map"(%a, %b) ({
    ^bb0(%p: tensor<bf16>, %q: tensor<bf16>):
      %m = stablehlo.multiply %p, %q : tensor<bf16>
      %n = stablehlo.add %m, %q : tensor<bf16>
      stablehlo.return %n : tensor<bf16>
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[-1.3125, 0.1806640625, -1.5859375, 2.703125], [-2.875, 2.5625, 0.6484375, -2.546875], [-1.4765625, 1.1640625, 1.515625, 2.359375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[2.453125, 1.4453125, -1.828125, -2.25], [-0.6875, 1.6328125, -1.4765625, 2.546875], [-3.0, 1.3359375, -2.234375, -2.90625]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-0.765625, 1.703125, 1.078125, -8.375], [1.2890625, 5.8125, -2.4375, -3.953125], [1.4375, 2.890625, -5.625, -9.75]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @written_map_f16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %r = "stablehlo.map"(%a, %b) ({
    ^bb0(%p: tensor<f16>, %q: tensor<f16>):
      %m = stablehlo.multiply %p, %q : tensor<f16>
      %n = stablehlo.add %m, %q : tensor<f16>
      stablehlo.return %n : tensor<f16>
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[-0.111083984375, 0.97412109375, -2.884765625, -0.2269287109375], [-2.681640625, 0.69677734375, 2.458984375, -1.0751953125], [-1.8701171875, -2.26171875, -0.62255859375, 0.1549072265625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-1.39453125, -2.87890625, 0.251708984375, -0.2015380859375], [-1.2890625, -1.822265625, -1.66796875, 0.72802734375], [-1.0810546875, 2.5078125, -2.607421875, -0.21337890625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-1.2392578125, -5.68359375, -0.474365234375, -0.15576171875], [2.16796875, -3.091796875, -5.76953125, -0.0546875], [0.9404296875, -3.1640625, -0.984375, -0.2464599609375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @written_map_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "stablehlo.map"(%a, %b) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.multiply %p, %q : tensor<f32>
      %n = stablehlo.add %m, %q : tensor<f32>
      stablehlo.return %n : tensor<f32>
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-1.8135324, -0.49654275, -0.80456656, -2.4272938], [1.0789087, -1.6716492, -1.4106308, 0.9908171], [2.1102452, 0.17116863, -2.967522, -0.49358895]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.9289857, -1.58365, -1.3165828, -2.945841], [-2.9986854, -1.427257, -2.376171, 2.7714438], [-1.7543693, 2.3522818, -1.1149181, 0.83887327]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.75575995, -0.79730004, -0.2573043, 4.204581], [-6.233993, 0.958616, 0.9757291, 5.517438], [-5.4565187, 2.7549186, 2.193626, 0.4248147]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_map_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %r = "stablehlo.map"(%a, %b) ({
    ^bb0(%p: tensor<f64>, %q: tensor<f64>):
      %m = stablehlo.multiply %p, %q : tensor<f64>
      %n = stablehlo.add %m, %q : tensor<f64>
      stablehlo.return %n : tensor<f64>
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[2.190143804461912, 2.283973639898858, -0.708066787278748, -0.20045803904872628], [-0.5605520101670942, -1.4343570746948842, -2.1821103694694273, 2.4650212312503568], [2.260484470498068, -0.6076185056148464, 0.28026106904549497, -1.938791675315675]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.6810400051848204, -2.8762112069263583, -0.7359739445500573, -0.43276807280285823], [-1.7850186983358716, 1.5165729708337015, 0.029913185623085425, 2.2267665305023456], [-1.553044683483289, -0.05306396990990736, -1.3051410088553783, 1.0047603554930609]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-2.1726155531310636, -9.44540178632784, -0.21485523811163076, -0.34601623356590083], [-0.7844228787978488, -0.6587341991726564, -0.03536068690891307, 7.715793305228323], [-5.063678072486851, -0.020821319811258274, -1.6709212232523025, -0.9432606574241039]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}

// -----

module @written_map_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %r = "stablehlo.map"(%a, %b) ({
    ^bb0(%p: tensor<complex<f32>>, %q: tensor<complex<f32>>):
      %m = stablehlo.multiply %p, %q : tensor<complex<f32>>
      %n = stablehlo.add %m, %q : tensor<complex<f32>>
      stablehlo.return %n : tensor<complex<f32>>
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(-0.8771902,-2.1773713), (0.83229077,-1.6483743), (-2.3409338,0.87311476), (0.17935093,2.264607)], [(2.9305668,-2.485261), (-2.537604,2.237444), (-2.8150103,-2.1541712), (-2.6935513,-1.7807254)], [(-0.4436292,2.8880398), (0.9672238,-0.5054173), (0.48574787,2.9686506), (-1.7759775,-1.5279099)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-1.5061375,1.2603213), (0.6410471,0.18045208), (-0.95758605,-0.5177903), (-0.24076115,1.547396)], [(1.8941711,-1.7179558), (1.8804996,-0.044505585), (0.25394392,0.26554635), (-1.5542328,1.971935)], [(-2.66706,1.3098496), (-1.0847175,2.6930978), (2.0946953,-2.130767), (-0.9291717,-2.6519034)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.559219,3.4342003), (1.4720373,-0.7260449), (1.7361498,-0.14175993), (-3.7881854,1.2796935)], [(3.1755977,-11.46005), (-2.7918851,4.275944), (0.111121505,-1.0290082), (6.143647,-0.57191133)], [(-5.2667723,-6.973813), (-0.77274394,5.846161), (9.437692,3.052636), (-3.330853,3.4775078)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}
