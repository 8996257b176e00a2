module @numpy_triu_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi1>
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = call @triu(%arg0) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, false, false], [false, false, true, true, false], [false, false, false, true, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, false, false], [false, false, true, true, false], [false, false, false, true, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
  func.func private @triu(%arg0: tensor<3x5xi1>) -> tensor<3x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<3x5xi1>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x5xi1>, tensor<3x5xi1>
    return %6 : tensor<3x5xi1>
  }
}

// -----

module @numpy_triu_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi8>
    %want0 = call @expected() : () -> tensor<3x5xi8>
    %0 = call @triu(%arg0) : (tensor<3x5xi8>) -> tensor<3x5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi8> {
    %c0 = stablehlo.constant dense<[[3, -1, -1, 2, -1], [3, 2, 0, 2, 0], [-1, -1, 1, 1, 1]]> : tensor<3x5xi8>
    return %c0 : tensor<3x5xi8>
  }
  func.func private @expected() -> tensor<3x5xi8> {
    %c0 = stablehlo.constant dense<[[0, -1, -1, 2, -1], [0, 0, 0, 2, 0], [0, 0, 0, 1, 1]]> : tensor<3x5xi8>
    return %c0 : tensor<3x5xi8>
  }
  func.func private @triu(%arg0: tensor<3x5xi8>) -> tensor<3x5xi8> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<3x5xi8>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x5xi1>, tensor<3x5xi8>
    return %6 : tensor<3x5xi8>
  }
}

// -----

module @numpy_triu_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xui32>
    %want0 = call @expected() : () -> tensor<3x5xui32>
    %0 = call @triu(%arg0) : (tensor<3x5xui32>) -> tensor<3x5xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xui32> {
    %c0 = stablehlo.constant dense<[[1, 0, 3, 2, 2], [1, 2, 1, 1, 2], [1, 3, 2, 2, 2]]> : tensor<3x5xui32>
    return %c0 : tensor<3x5xui32>
  }
  func.func private @expected() -> tensor<3x5xui32> {
    %c0 = stablehlo.constant dense<[[0, 0, 3, 2, 2], [0, 0, 1, 1, 2], [0, 0, 0, 2, 2]]> : tensor<3x5xui32>
    return %c0 : tensor<3x5xui32>
  }
  func.func private @triu(%arg0: tensor<3x5xui32>) -> tensor<3x5xui32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x5xi1>, tensor<3x5xui32>
    return %6 : tensor<3x5xui32>
  }
}

// -----

module @numpy_triu_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = call @triu(%arg0) : (tensor<3x5xf16>) -> tensor<3x5xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-0.62158203125, 2.580078125, -2.212890625, 1.978515625, 0.046539306640625], [1.9267578125, -2.521484375, 0.7744140625, 0.340087890625, 1.3798828125], [0.442138671875, 0.84521484375, -1.1083984375, -1.75390625, 2.50390625]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[0.0, 2.580078125, -2.212890625, 1.978515625, 0.046539306640625], [0.0, 0.0, 0.7744140625, 0.340087890625, 1.3798828125], [0.0, 0.0, 0.0, -1.75390625, 2.50390625]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @triu(%arg0: tensor<3x5xf16>) -> tensor<3x5xf16> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x5xf16>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x5xi1>, tensor<3x5xf16>
    return %6 : tensor<3x5xf16>
  }
}

// -----

module @numpy_triu_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = call @triu(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-2.5403843, -1.5852351, 1.74769, -2.1260304, -2.8158066], [1.7435063, -1.3368114, 0.121851094, 1.5214005, -2.5949023], [0.757438, 0.90702194, 2.2833788, 2.6306174, -2.6985517]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.0, -1.5852351, 1.74769, -2.1260304, -2.8158066], [0.0, 0.0, 0.121851094, 1.5214005, -2.5949023], [0.0, 0.0, 0.0, 2.6306174, -2.6985517]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @triu(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x5xi1>, tensor<3x5xf32>
    return %6 : tensor<3x5xf32>
  }
}

// -----

module @numpy_triu_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f32>>
    %0 = call @triu(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.8971821,1.3102486), (-2.4500785,0.5236683), (-2.6303122,-2.3964615), (-1.786801,-0.13825941), (-0.21299024,-0.6700693)], [(-2.8351219,-2.8568761), (-2.3727188,2.7924907), (-0.5411895,-1.0864825), (1.8734682,-0.57713264), (0.88665557,-2.076377)], [(2.2940094,-0.06941589), (-1.999184,1.5695994), (0.4698633,-2.4976258), (2.292412,1.1819316), (1.1446794,1.0251341)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.0,0.0), (-2.4500785,0.5236683), (-2.6303122,-2.3964615), (-1.786801,-0.13825941), (-0.21299024,-0.6700693)], [(0.0,0.0), (0.0,0.0), (-0.5411895,-1.0864825), (1.8734682,-0.57713264), (0.88665557,-2.076377)], [(0.0,0.0), (0.0,0.0), (0.0,0.0), (2.292412,1.1819316), (1.1446794,1.0251341)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @triu(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    return %6 : tensor<3x5xcomplex<f32>>
  }
}
