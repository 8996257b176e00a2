module @numpy_weak_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi1>
    %want0, %want1, %want2, %want3, %want4 = call @expected() : () -> (tensor<3x4xi32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>)
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x4xi32>
    %3 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<3x4xf32>
    %6 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %8 = stablehlo.subtract %7, %6 : tensor<3x4xi32>
    %9 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %11 = stablehlo.multiply %9, %10 : tensor<3x4xcomplex<f32>>
    %12 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.compare GT, %12, %13, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%8, %want2) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%11, %want3) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%14, %want4) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [true, true, false, true], [true, true, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
  func.func private @expected() -> (tensor<3x4xi32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[[2, 2, 2, 2], [2, 2, 1, 2], [2, 2, 1, 1]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[[2.5, 2.5, 2.5, 2.5], [2.5, 2.5, 0.0, 2.5], [2.5, 2.5, 0.0, 0.0]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[2, 2, 2, 2], [2, 2, 3, 2], [2, 2, 3, 3]]> : tensor<3x4xi32>
    %c3 = stablehlo.constant dense<[[(0.0,1.0), (0.0,1.0), (0.0,1.0), (0.0,1.0)], [(0.0,1.0), (0.0,1.0), (0.0,0.0), (0.0,1.0)], [(0.0,1.0), (0.0,1.0), (0.0,0.0), (0.0,0.0)]]> : tensor<3x4xcomplex<f32>>
    %c4 = stablehlo.constant dense<[[true, true, true, true], [true, true, false, true], [true, true, false, false]]> : tensor<3x4xi1>
    return %c0, %c1, %c2, %c3, %c4 : tensor<3x4xi32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>
  }
}

// -----

module @numpy_weak_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi8>
    %want0, %want1, %want2, %want3, %want4 = call @expected() : () -> (tensor<3x4xi8>, tensor<3x4xf32>, tensor<3x4xi8>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>)
    %c = stablehlo.constant dense<1> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<3x4xi8>
    %1 = stablehlo.add %arg0, %0 : tensor<3x4xi8>
    %2 = stablehlo.convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3x4xf32>
    %c_0 = stablehlo.constant dense<3> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<3x4xi8>
    %6 = stablehlo.subtract %5, %arg0 : tensor<3x4xi8>
    %7 = stablehlo.convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %9 = stablehlo.multiply %7, %8 : tensor<3x4xcomplex<f32>>
    %10 = stablehlo.convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.compare GT, %10, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want2) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%9, %want3) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want4) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[1, -2, 3, 0], [-2, -1, 1, 0], [-3, 1, 1, -3]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
  func.func private @expected() -> (tensor<3x4xi8>, tensor<3x4xf32>, tensor<3x4xi8>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[[2, -1, 4, 1], [-1, 0, 2, 1], [-2, 2, 2, -2]]> : tensor<3x4xi8>
    %c1 = stablehlo.constant dense<[[2.5, -5.0, 7.5, 0.0], [-5.0, -2.5, 2.5, 0.0], [-7.5, 2.5, 2.5, -7.5]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[2, 5, 0, 3], [5, 4, 2, 3], [6, 2, 2, 6]]> : tensor<3x4xi8>
    %c3 = stablehlo.constant dense<[[(0.0,1.0), (-0.0,-2.0), (0.0,3.0), (0.0,0.0)], [(-0.0,-2.0), (-0.0,-1.0), (0.0,1.0), (0.0,0.0)], [(-0.0,-3.0), (0.0,1.0), (0.0,1.0), (-0.0,-3.0)]]> : tensor<3x4xcomplex<f32>>
    %c4 = stablehlo.constant dense<[[true, false, true, false], [false, false, true, false], [false, true, true, false]]> : tensor<3x4xi1>
    return %c0, %c1, %c2, %c3, %c4 : tensor<3x4xi8>, tensor<3x4xf32>, tensor<3x4xi8>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>
  }
}

// -----

module @numpy_weak_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui16>
    %want0, %want1, %want2, %want3, %want4 = call @expected() : () -> (tensor<3x4xui16>, tensor<3x4xf32>, tensor<3x4xui16>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>)
    %c = stablehlo.constant dense<1> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<3x4xui16>
    %1 = stablehlo.add %arg0, %0 : tensor<3x4xui16>
    %2 = stablehlo.convert %arg0 : (tensor<3x4xui16>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3x4xf32>
    %c_0 = stablehlo.constant dense<3> : tensor<ui16>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<3x4xui16>
    %6 = stablehlo.subtract %5, %arg0 : tensor<3x4xui16>
    %7 = stablehlo.convert %arg0 : (tensor<3x4xui16>) -> tensor<3x4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %9 = stablehlo.multiply %7, %8 : tensor<3x4xcomplex<f32>>
    %10 = stablehlo.convert %arg0 : (tensor<3x4xui16>) -> tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.compare GT, %10, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%6, %want2) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%9, %want3) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%12, %want4) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui16> {
    %c0 = stablehlo.constant dense<[[3, 3, 0, 0], [1, 3, 2, 3], [3, 2, 3, 1]]> : tensor<3x4xui16>
    return %c0 : tensor<3x4xui16>
  }
  func.func private @expected() -> (tensor<3x4xui16>, tensor<3x4xf32>, tensor<3x4xui16>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[[4, 4, 1, 1], [2, 4, 3, 4], [4, 3, 4, 2]]> : tensor<3x4xui16>
    %c1 = stablehlo.constant dense<[[7.5, 7.5, 0.0, 0.0], [2.5, 7.5, 5.0, 7.5], [7.5, 5.0, 7.5, 2.5]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[0, 0, 3, 3], [2, 0, 1, 0], [0, 1, 0, 2]]> : tensor<3x4xui16>
    %c3 = stablehlo.constant dense<[[(0.0,3.0), (0.0,3.0), (0.0,0.0), (0.0,0.0)], [(0.0,1.0), (0.0,3.0), (0.0,2.0), (0.0,3.0)], [(0.0,3.0), (0.0,2.0), (0.0,3.0), (0.0,1.0)]]> : tensor<3x4xcomplex<f32>>
    %c4 = stablehlo.constant dense<[[true, true, false, false], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
    return %c0, %c1, %c2, %c3, %c4 : tensor<3x4xui16>, tensor<3x4xf32>, tensor<3x4xui16>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>
  }
}

// -----

module @numpy_weak_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0, %want1, %want2, %want3, %want4 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %1 = stablehlo.add %arg0, %0 : tensor<3x4xbf16>
    %cst_0 = stablehlo.constant dense<2.500000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.multiply %arg0, %2 : tensor<3x4xbf16>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %5 = stablehlo.subtract %4, %arg0 : tensor<3x4xbf16>
    %6 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %8 = stablehlo.multiply %6, %7 : tensor<3x4xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %10 = stablehlo.compare GT, %arg0, %9, FLOAT : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want2) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%8, %want3) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want4) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[2.3125, -1.3515625, 0.2255859375, 1.3515625], [-2.171875, 1.78125, 0.6171875, 1.0703125], [-0.240234375, 1.90625, -0.39453125, -2.015625]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[[3.3125, -0.3515625, 1.2265625, 2.34375], [-1.171875, 2.78125, 1.6171875, 2.0625], [0.7578125, 2.90625, 0.60546875, -1.015625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[5.78125, -3.375, 0.5625, 3.375], [-5.4375, 4.4375, 1.546875, 2.671875], [-0.6015625, 4.75, -0.984375, -5.03125]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[[0.6875, 4.34375, 2.78125, 1.6484375], [5.1875, 1.21875, 2.375, 1.9296875], [3.234375, 1.09375, 3.390625, 5.0]]> : tensor<3x4xbf16>
    %c3 = stablehlo.constant dense<[[(0.0,2.3125), (-0.0,-1.3515625), (0.0,0.22558594), (0.0,1.3515625)], [(-0.0,-2.171875), (0.0,1.78125), (0.0,0.6171875), (0.0,1.0703125)], [(-0.0,-0.24023438), (0.0,1.90625), (-0.0,-0.39453125), (-0.0,-2.015625)]]> : tensor<3x4xcomplex<f32>>
    %c4 = stablehlo.constant dense<[[true, false, false, true], [false, true, true, true], [false, true, false, false]]> : tensor<3x4xi1>
    return %c0, %c1, %c2, %c3, %c4 : tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>
  }
}

// -----

module @numpy_weak_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0, %want1, %want2, %want3, %want4 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.subtract %4, %arg0 : tensor<3x4xf32>
    %6 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %8 = stablehlo.multiply %6, %7 : tensor<3x4xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.compare GT, %arg0, %9, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want2) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%8, %want3) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%10, %want4) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.73268014, -1.7758588, -2.800066, -0.6437314], [1.9471822, 1.7875164, 0.08242521, 1.1369201], [-0.209804, -2.3450785, 1.9284452, 2.9244373]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[[0.26731986, -0.77585876, -1.800066, 0.35626858], [2.9471822, 2.7875164, 1.0824252, 2.13692], [0.790196, -1.3450785, 2.9284453, 3.9244373]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.8317003, -4.4396467, -7.000165, -1.6093285], [4.867955, 4.468791, 0.20606302, 2.8423002], [-0.52451, -5.862696, 4.821113, 7.3110933]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[3.73268, 4.775859, 5.800066, 3.6437314], [1.0528178, 1.2124836, 2.917575, 1.8630799], [3.209804, 5.3450785, 1.0715548, 0.075562716]]> : tensor<3x4xf32>
    %c3 = stablehlo.constant dense<[[(-0.0,-0.73268014), (-0.0,-1.7758588), (-0.0,-2.800066), (-0.0,-0.6437314)], [(0.0,1.9471822), (0.0,1.7875164), (0.0,0.08242521), (0.0,1.1369201)], [(-0.0,-0.209804), (-0.0,-2.3450785), (0.0,1.9284452), (0.0,2.9244373)]]> : tensor<3x4xcomplex<f32>>
    %c4 = stablehlo.constant dense<[[false, false, false, false], [true, true, false, true], [false, false, true, true]]> : tensor<3x4xi1>
    return %c0, %c1, %c2, %c3, %c4 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>
  }
}

// -----

module @numpy_weak_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xcomplex<f32>>
    %want0, %want1, %want2, %want3, %want4 = call @expected() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>)
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %1 = stablehlo.add %arg0, %0 : tensor<3x4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(2.500000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %3 = stablehlo.multiply %arg0, %2 : tensor<3x4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %5 = stablehlo.subtract %4, %arg0 : tensor<3x4xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %7 = stablehlo.multiply %arg0, %6 : tensor<3x4xcomplex<f32>>
    %8 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<(5.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %9 = stablehlo.real %cst_3 : (tensor<complex<f32>>) -> tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.compare EQ, %8, %10, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %12 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<(5.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %13 = stablehlo.imag %cst_4 : (tensor<complex<f32>>) -> tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.compare GT, %12, %14, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %16 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<(5.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %17 = stablehlo.real %cst_5 : (tensor<complex<f32>>) -> tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %19 = stablehlo.compare GT, %16, %18, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %20 = stablehlo.select %11, %15, %19 : tensor<3x4xi1>, tensor<3x4xi1>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want2) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%7, %want3) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%20, %want4) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.0114484,-2.7460806), (-1.2411159,2.7999387), (-2.695852,0.6525552), (1.8017988,0.016835032)], [(0.45132485,0.5904801), (0.17430444,-1.2771294), (1.8746948,-0.5909031), (2.5613613,-2.6592975)], [(-1.7743267,-0.65129834), (-0.29658327,-1.8652388), (2.6328313,-2.5388463), (0.7699176,0.7444866)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[[(3.0114484,-2.7460806), (-0.24111593,2.7999387), (-1.695852,0.6525552), (2.8017988,0.016835032)], [(1.4513248,0.5904801), (1.1743045,-1.2771294), (2.8746948,-0.5909031), (3.5613613,-2.6592975)], [(-0.7743267,-0.65129834), (0.7034167,-1.8652388), (3.6328313,-2.5388463), (1.7699176,0.7444866)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(5.0286207,-6.8652015), (-3.1027899,6.9998465), (-6.73963,1.6313881), (4.504497,0.04208758)], [(1.1283121,1.4762002), (0.4357611,-3.1928234), (4.686737,-1.4772577), (6.4034033,-6.648244)], [(-4.435817,-1.6282458), (-0.7414582,-4.663097), (6.5820785,-6.3471155), (1.924794,1.8612164)]]> : tensor<3x4xcomplex<f32>>
    %c2 = stablehlo.constant dense<[[(0.9885516,2.7460806), (4.241116,-2.7999387), (5.6958523,-0.6525552), (1.1982012,-0.016835032)], [(2.548675,-0.5904801), (2.8256955,1.2771294), (1.1253052,0.5909031), (0.4386387,2.6592975)], [(4.774327,0.65129834), (3.2965832,1.8652388), (0.36716866,2.5388463), (2.2300825,-0.7444866)]]> : tensor<3x4xcomplex<f32>>
    %c3 = stablehlo.constant dense<[[(2.7460806,2.0114484), (-2.7999387,-1.2411159), (-0.6525552,-2.695852), (-0.016835032,1.8017988)], [(-0.5904801,0.45132485), (1.2771294,0.17430444), (0.5909031,1.8746948), (2.6592975,2.5613613)], [(0.65129834,-1.7743267), (1.8652388,-0.29658327), (2.5388463,2.6328313), (-0.7444866,0.7699176)]]> : tensor<3x4xcomplex<f32>>
    %c4 = stablehlo.constant dense<[[true, false, false, true], [false, false, true, true], [false, false, true, true]]> : tensor<3x4xi1>
    return %c0, %c1, %c2, %c3, %c4 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3x4xi1>
  }
}
