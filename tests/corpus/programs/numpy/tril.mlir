module @numpy_tril_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi1>
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = call @tril(%arg0) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false, false, true], [true, false, true, true, false], [false, false, false, false, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
  func.func private @tril(%arg0: tensor<3x5xi1>) -> tensor<3x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<3x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x5xi1>, tensor<3x5xi1>
    return %6 : tensor<3x5xi1>
  }
}

// -----

module @numpy_tril_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi8>
    %want0 = call @expected() : () -> tensor<3x5xi8>
    %0 = call @tril(%arg0) : (tensor<3x5xi8>) -> tensor<3x5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi8> {
    %c0 = stablehlo.constant dense<[[-3, -2, 3, 3, 2], [3, 2, -3, -1, 2], [1, 3, 2, 2, -2]]> : tensor<3x5xi8>
    return %c0 : tensor<3x5xi8>
  }
  func.func private @expected() -> tensor<3x5xi8> {
    %c0 = stablehlo.constant dense<[[-3, 0, 0, 0, 0], [3, 2, 0, 0, 0], [1, 3, 2, 0, 0]]> : tensor<3x5xi8>
    return %c0 : tensor<3x5xi8>
  }
  func.func private @tril(%arg0: tensor<3x5xi8>) -> tensor<3x5xi8> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<3x5xi8>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x5xi1>, tensor<3x5xi8>
    return %6 : tensor<3x5xi8>
  }
}

// -----

module @numpy_tril_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xui32>
    %want0 = call @expected() : () -> tensor<3x5xui32>
    %0 = call @tril(%arg0) : (tensor<3x5xui32>) -> tensor<3x5xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xui32> {
    %c0 = stablehlo.constant dense<[[3, 1, 0, 0, 1], [0, 0, 2, 0, 2], [1, 1, 1, 0, 1]]> : tensor<3x5xui32>
    return %c0 : tensor<3x5xui32>
  }
  func.func private @expected() -> tensor<3x5xui32> {
    %c0 = stablehlo.constant dense<[[3, 0, 0, 0, 0], [0, 0, 0, 0, 0], [1, 1, 1, 0, 0]]> : tensor<3x5xui32>
    return %c0 : tensor<3x5xui32>
  }
  func.func private @tril(%arg0: tensor<3x5xui32>) -> tensor<3x5xui32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x5xi1>, tensor<3x5xui32>
    return %6 : tensor<3x5xui32>
  }
}

// -----

module @numpy_tril_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = call @tril(%arg0) : (tensor<3x5xf16>) -> tensor<3x5xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-0.136962890625, -1.748046875, 0.483154296875, 0.1602783203125, 1.3828125], [0.05718994140625, 2.08203125, -1.1982421875, 1.1376953125, 2.705078125], [0.9716796875, 0.90380859375, -0.54296875, 1.77734375, 2.716796875]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-0.136962890625, 0.0, 0.0, 0.0, 0.0], [0.05718994140625, 2.08203125, 0.0, 0.0, 0.0], [0.9716796875, 0.90380859375, -0.54296875, 0.0, 0.0]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @tril(%arg0: tensor<3x5xf16>) -> tensor<3x5xf16> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x5xf16>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x5xi1>, tensor<3x5xf16>
    return %6 : tensor<3x5xf16>
  }
}

// -----

module @numpy_tril_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = call @tril(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.13848285, 0.26911125, 0.16197537, 1.8215665, -0.7249248], [2.0965874, -1.3634892, -2.8198164, 2.336181, 2.089528], [-2.9351594, -2.6731877, 0.53905433, 0.98187023, -2.3250256]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.13848285, 0.0, 0.0, 0.0, 0.0], [2.0965874, -1.3634892, 0.0, 0.0, 0.0], [-2.9351594, -2.6731877, 0.53905433, 0.0, 0.0]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @tril(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x5xi1>, tensor<3x5xf32>
    return %6 : tensor<3x5xf32>
  }
}

// -----

module @numpy_tril_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f32>>
    %0 = call @tril(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.22301406,0.45419994), (1.0731895,2.1029663), (-2.7208202,0.8446815), (1.2544887,-2.3545253), (-0.68296456,-1.6181257)], [(2.4344726,2.692393), (0.11608774,0.879149), (-0.124871604,0.9294258), (-0.7552563,-1.3265209), (1.1642884,2.4490442)], [(1.0100466,-1.0041797), (0.12168726,-1.5591217), (-0.60320485,1.4145061), (2.3555434,-0.8430045), (-2.308185,2.7866952)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.22301406,0.45419994), (0.0,0.0), (0.0,0.0), (0.0,0.0), (0.0,0.0)], [(2.4344726,2.692393), (0.11608774,0.879149), (0.0,0.0), (0.0,0.0), (0.0,0.0)], [(1.0100466,-1.0041797), (0.12168726,-1.5591217), (-0.60320485,1.4145061), (0.0,0.0), (0.0,0.0)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @tril(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    return %6 : tensor<3x5xcomplex<f32>>
  }
}
