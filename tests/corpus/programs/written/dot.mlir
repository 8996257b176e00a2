module @written_dot_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xi8>, tensor<4x2xi8>)
    %want0 = call @expected() : () -> tensor<3x2xi8>
    %r = "stablehlo.dot"(%a, %b)  : (tensor<3x4xi8>, tensor<4x2xi8>) -> tensor<3x2xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi8>, tensor<4x2xi8>) {
    %c0 = stablehlo.constant dense<[[2, 0, 2, 0], [2, 2, 0, 1], [0, 2, -1, 0]]> : tensor<3x4xi8>
    %c1 = stablehlo.constant dense<[[-3, 3], [-1, -3], [-1, 0], [-1, -3]]> : tensor<4x2xi8>
    return %c0, %c1 : tensor<3x4xi8>, tensor<4x2xi8>
  }
  func.func private @expected() -> tensor<3x2xi8> {
    %c0 = stablehlo.constant dense<[[-8, 6], [-9, -3], [-1, -6]]> : tensor<3x2xi8>
    return %c0 : tensor<3x2xi8>
  }
}

// -----

module @written_dot_u32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xui32>, tensor<4x2xui32>)
    %want0 = call @expected() : () -> tensor<3x2xui32>
    %r = "stablehlo.dot"(%a, %b)  : (tensor<3x4xui32>, tensor<4x2xui32>) -> tensor<3x2xui32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui32>, tensor<4x2xui32>) {
    %c0 = stablehlo.constant dense<[[1, 3, 3, 3], [1, 0, 2, 1], [3, 2, 3, 1]]> : tensor<3x4xui32>
    %c1 = stablehlo.constant dense<[[3, 2], [3, 3], [0, 0], [2, 0]]> : tensor<4x2xui32>
    return %c0, %c1 : tensor<3x4xui32>, tensor<4x2xui32>
  }
  func.func private @expected() -> tensor<3x2xui32> {
    %c0 = stablehlo.constant dense<[[18, 11], [5, 2], [17, 12]]> : tensor<3x2xui32>
    return %c0 : tensor<3x2xui32>
  }
}

// -----

module @written_dot_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xbf16>, tensor<4x2xbf16>)
    %want0 = call @expected() : () -> tensor<3x2xbf16>
    %r = "stablehlo.dot"(%a, %b)  : (tensor<3x4xbf16>, tensor<4x2xbf16>) -> tensor<3x2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<4x2xbf16>) {
    %c0 = stablehlo.constant dense<[[-1.84375, 0.46484375, -0.2470703125, 1.890625], [2.28125, -2.546875, 1.1875, -0.84765625], [-0.390625, -0.486328125, -2.15625, -1.140625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.99609375, -1.796875], [-0.0390625, -0.21875], [-0.99609375, -2.40625], [-2.84375, -0.1279296875]]> : tensor<4x2xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<4x2xbf16>
  }
  func.func private @expected() -> tensor<3x2xbf16> {
    %c0 = stablehlo.constant dense<[[-3.3125, 3.5625], [-0.9453125, -6.28125], [5.8125, 6.15625]]> : tensor<3x2xbf16>
    return %c0 : tensor<3x2xbf16>
  }
}

// -----

module @written_dot_f16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf16>, tensor<4x2xf16>)
    %want0 = call @expected() : () -> tensor<3x2xf16>
    %r = "stablehlo.dot"(%a, %b)  : (tensor<3x4xf16>, tensor<4x2xf16>) -> tensor<3x2xf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<4x2xf16>) {
    %c0 = stablehlo.constant dense<[[1.771484375, -2.755859375, -0.360595703125, 0.452880859375], [2.1328125, -2.37890625, 2.291015625, -1.14453125], [-0.966796875, 1.0458984375, -1.2841796875, -0.5751953125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-1.5048828125, -0.1834716796875], [-2.58984375, 2.068359375], [-0.468505859375, -0.5712890625], [0.493896484375, 0.1949462890625]]> : tensor<4x2xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<4x2xf16>
  }
  func.func private @expected() -> tensor<3x2xf16> {
    %c0 = stablehlo.constant dense<[[4.86328125, -5.73046875], [1.3125, -6.84375], [-0.93603515625, 2.962890625]]> : tensor<3x2xf16>
    return %c0 : tensor<3x2xf16>
  }
}

// -----

module @written_dot_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf32>, tensor<4x2xf32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %r = "stablehlo.dot"(%a, %b)  : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4x2xf32>) {
    %c0 = stablehlo.constant dense<[[2.1981893, -1.8839452, 2.6986399, 0.49845815], [0.87939036, -2.6368904, 0.6740128, -2.7318327], [-0.6698191, -2.4437919, -0.80098164, -2.2165983]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.16894758, 1.1570345], [-0.80978477, -2.4265096], [-0.53602517, -2.2128868], [2.3497279, -2.3564634]]> : tensor<4x2xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4x2xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[0.8789135, -0.031591117], [-4.7936087, 12.361875], [-2.6869466, 12.150695]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @written_dot_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf64>, tensor<4x2xf64>)
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %r = "stablehlo.dot"(%a, %b)  : (tensor<3x4xf64>, tensor<4x2xf64>) -> tensor<3x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<4x2xf64>) {
    %c0 = stablehlo.constant dense<[[-0.9772949694659481, -1.8514950730648874, 1.707085953893623, -0.6833381341691478], [0.061750411381186865, 1.263154922311383, -0.40563058827889176, -2.7236392237692924], [0.931783226601643, -1.3280512272889384, -1.3675428577892055, -1.6685167732951929]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[2.359777393205378, -1.1693600553473922], [-2.6346215124538426, -2.2380535429618718], [-2.3168953310332734, -1.1720626212807583], [-1.2801422665878046, -1.9490409580190222]]> : tensor<4x2xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<4x2xf64>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[-0.5085792740674752, 4.6175971814345935], [1.2442313983060405, 2.8846920389041544], [11.002105832764274, 6.737513065946468]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
}

// -----

module @written_dot_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x2xcomplex<f32>>
    %r = "stablehlo.dot"(%a, %b)  : (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(-1.3154702,-0.29814264), (-0.87909347,2.5505354), (2.8417125,1.1036534), (2.1632352,1.6982422)], [(2.4335618,2.2943625), (2.321363,0.581738), (0.36534163,1.441672), (-0.018803865,-1.3724252)], [(-0.053732667,-0.7473442), (2.294069,-0.6936971), (0.1560203,-2.458616), (0.63142943,2.595619)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-2.2087414,-0.22770032), (0.74412835,-1.2169781)], [(2.0229144,-1.1472672), (-2.0466738,-0.9606248)], [(0.692157,1.4428784), (-2.0980947,1.0416874)], [(-0.5640805,-2.6797688), (-0.31546333,-2.4777782)]]> : tensor<4x2xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(7.690593,5.2353544), (-0.6787844,-8.247736)], [(-4.9838133,-4.7586393), (-5.2520957,-6.839529)], [(14.048317,-7.005128), (2.1548595,1.6628728)]]> : tensor<3x2xcomplex<f32>>
    return %c0 : tensor<3x2xcomplex<f32>>
  }
}

// -----

module @written_dot_vectors_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<i32>
    %r = "stablehlo.dot"(%a, %b)  : (tensor<4xi32>, tensor<4xi32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[3, -2, 0, 0]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[2, 0, -2, 0]> : tensor<4xi32>
    return %c0, %c1 : tensor<4xi32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<6> : tensor<i32>
    return %c0 : tensor<i32>
  }
}

// -----

module @written_dot_vectors_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<f32>
    %r = "stablehlo.dot"(%a, %b)  : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[-1.8529718, -1.7914062, -0.16188382, -2.4503677]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[-2.1892576, 0.05357084, -1.0360854, 0.780119]> : tensor<4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<2.2168124> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @written_dot_vectors_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<complex<f32>>
    %r = "stablehlo.dot"(%a, %b)  : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<complex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(1.78233,1.7791399), (-2.3762681,2.3248081), (-2.0600264,2.7165623), (-2.5055983,-0.17907794)]> : tensor<4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(-2.1448927,0.64497685), (-0.16177571,-2.1227574), (-0.7922602,2.5791075), (0.6716793,-2.0247881)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(-7.0707674,-0.5105898)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
}
