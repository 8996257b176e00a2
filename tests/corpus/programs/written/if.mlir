module @written_if_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<i1>, tensor<3x4xi32>)
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %r = "stablehlo.if"(%a) ({
      %p = stablehlo.add %b, %b : tensor<3x4xi32>
      stablehlo.return %p : tensor<3x4xi32>
    }, {
      stablehlo.return %b : tensor<3x4xi32>
    }) : (tensor<i1>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x4xi32>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<[[-1, 0, 3, -2], [-1, 2, 1, -1], [3, 1, -2, 1]]> : tensor<3x4xi32>
    return %c0, %c1 : tensor<i1>, tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[-1, 0, 3, -2], [-1, 2, 1, -1], [3, 1, -2, 1]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @written_if_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<i1>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "stablehlo.if"(%a) ({
      %p = stablehlo.add %b, %b : tensor<3x4xf32>
      stablehlo.return %p : tensor<3x4xf32>
    }, {
      stablehlo.return %b : tensor<3x4xf32>
    }) : (tensor<i1>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<[[-2.836858, 2.4987748, -1.693414, 1.1499381], [-2.4052796, -1.2160035, -2.1042109, -1.5558268], [1.6061828, -0.15683478, 1.7044927, -2.2789528]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<i1>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-5.673716, 4.9975495, -3.386828, 2.2998762], [-4.8105593, -2.432007, -4.2084217, -3.1116536], [3.2123656, -0.31366956, 3.4089854, -4.5579057]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_if_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<i1>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %r = "stablehlo.if"(%a) ({
      %p = stablehlo.add %b, %b : tensor<3x4xcomplex<f32>>
      stablehlo.return %p : tensor<3x4xcomplex<f32>>
    }, {
      stablehlo.return %b : tensor<3x4xcomplex<f32>>
    }) : (tensor<i1>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<[[(0.35368294,2.1551943), (-0.7463681,-1.8293153), (0.3334538,1.5617361), (0.03773549,-2.8724234)], [(0.24965154,0.4311563), (-1.186672,1.6345093), (1.2784086,1.8678519), (2.6084757,-2.0157974)], [(2.594271,0.6806699), (1.8401965,2.2820578), (2.7480848,0.24149135), (1.441983,2.838992)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<i1>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.35368294,2.1551943), (-0.7463681,-1.8293153), (0.3334538,1.5617361), (0.03773549,-2.8724234)], [(0.24965154,0.4311563), (-1.186672,1.6345093), (1.2784086,1.8678519), (2.6084757,-2.0157974)], [(2.594271,0.6806699), (1.8401965,2.2820578), (2.7480848,0.24149135), (1.441983,2.838992)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @written_if_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<i1>, tensor<3x4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %r = "stablehlo.if"(%a) ({
      %p = stablehlo.add %b, %b : tensor<3x4xi8>
      stablehlo.return %p : tensor<3x4xi8>
    }, {
      stablehlo.return %b : tensor<3x4xi8>
    }) : (tensor<i1>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x4xi8>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<[[-2, -1, 0, -1], [0, -3, -1, -2], [-3, 3, 0, -1]]> : tensor<3x4xi8>
    return %c0, %c1 : tensor<i1>, tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[-2, -1, 0, -1], [0, -3, -1, -2], [-3, 3, 0, -1]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @written_if_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<i1>, tensor<3x4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %r = "stablehlo.if"(%a) ({
      %p = stablehlo.add %b, %b : tensor<3x4xbf16>
      stablehlo.return %p : tensor<3x4xbf16>
    }, {
      stablehlo.return %b : tensor<3x4xbf16>
    }) : (tensor<i1>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<[[-2.59375, 1.5859375, 1.515625, 0.99609375], [-2.25, 2.0625, 2.03125, 2.375], [-1.1015625, 1.125, -1.203125, -1.234375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<i1>, tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-5.1875, 3.171875, 3.03125, 1.9921875], [-4.5, 4.125, 4.0625, 4.75], [-2.203125, 2.25, -2.40625, -2.46875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}
