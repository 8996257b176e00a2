module @numpy_roll_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi1>
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = call @_roll_static(%arg0) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, false, false], [false, false, true, false, false], [true, false, true, true, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, false, true], [false, false, false, false, true], [true, true, true, false, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
  func.func private @_roll_static(%arg0: tensor<3x5xi1>) -> tensor<3x5xi1> {
    %0 = stablehlo.slice %arg0 [0:3, 3:5] : (tensor<3x5xi1>) -> tensor<3x2xi1>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x5xi1>) -> tensor<3x3xi1>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2xi1>, tensor<3x3xi1>) -> tensor<3x5xi1>
    return %2 : tensor<3x5xi1>
  }
}

// -----

module @numpy_roll_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi8>
    %want0 = call @expected() : () -> tensor<3x5xi8>
    %0 = call @_roll_static(%arg0) : (tensor<3x5xi8>) -> tensor<3x5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi8> {
    %c0 = stablehlo.constant dense<[[1, -3, -1, 3, 0], [2, 1, 3, 0, -3], [2, 2, 0, 0, -1]]> : tensor<3x5xi8>
    return %c0 : tensor<3x5xi8>
  }
  func.func private @expected() -> tensor<3x5xi8> {
    %c0 = stablehlo.constant dense<[[3, 0, 1, -3, -1], [0, -3, 2, 1, 3], [0, -1, 2, 2, 0]]> : tensor<3x5xi8>
    return %c0 : tensor<3x5xi8>
  }
  func.func private @_roll_static(%arg0: tensor<3x5xi8>) -> tensor<3x5xi8> {
    %0 = stablehlo.slice %arg0 [0:3, 3:5] : (tensor<3x5xi8>) -> tensor<3x2xi8>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x5xi8>) -> tensor<3x3xi8>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2xi8>, tensor<3x3xi8>) -> tensor<3x5xi8>
    return %2 : tensor<3x5xi8>
  }
}

// -----

module @numpy_roll_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xui32>
    %want0 = call @expected() : () -> tensor<3x5xui32>
    %0 = call @_roll_static(%arg0) : (tensor<3x5xui32>) -> tensor<3x5xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xui32> {
    %c0 = stablehlo.constant dense<[[1, 0, 2, 1, 2], [3, 2, 2, 1, 1], [3, 1, 0, 2, 3]]> : tensor<3x5xui32>
    return %c0 : tensor<3x5xui32>
  }
  func.func private @expected() -> tensor<3x5xui32> {
    %c0 = stablehlo.constant dense<[[1, 2, 1, 0, 2], [1, 1, 3, 2, 2], [2, 3, 3, 1, 0]]> : tensor<3x5xui32>
    return %c0 : tensor<3x5xui32>
  }
  func.func private @_roll_static(%arg0: tensor<3x5xui32>) -> tensor<3x5xui32> {
    %0 = stablehlo.slice %arg0 [0:3, 3:5] : (tensor<3x5xui32>) -> tensor<3x2xui32>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x5xui32>) -> tensor<3x3xui32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2xui32>, tensor<3x3xui32>) -> tensor<3x5xui32>
    return %2 : tensor<3x5xui32>
  }
}

// -----

module @numpy_roll_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = call @_roll_static(%arg0) : (tensor<3x5xf16>) -> tensor<3x5xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-1.015625, -1.4208984375, 1.3740234375, -0.16845703125, -2.755859375], [2.322265625, -2.404296875, -0.258544921875, -1.4423828125, 2.759765625], [-0.395751953125, -2.171875, 0.1859130859375, -0.81640625, 2.068359375]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-0.16845703125, -2.755859375, -1.015625, -1.4208984375, 1.3740234375], [-1.4423828125, 2.759765625, 2.322265625, -2.404296875, -0.258544921875], [-0.81640625, 2.068359375, -0.395751953125, -2.171875, 0.1859130859375]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @_roll_static(%arg0: tensor<3x5xf16>) -> tensor<3x5xf16> {
    %0 = stablehlo.slice %arg0 [0:3, 3:5] : (tensor<3x5xf16>) -> tensor<3x2xf16>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x5xf16>) -> tensor<3x3xf16>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2xf16>, tensor<3x3xf16>) -> tensor<3x5xf16>
    return %2 : tensor<3x5xf16>
  }
}

// -----

module @numpy_roll_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = call @_roll_static(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.3980901, -2.0168965, 1.7363179, -0.33921233, 1.9092128], [2.6199877, -1.6994126, 1.0065484, 2.5546267, -2.0239289], [2.027161, 0.26373196, 1.4887512, -0.84998965, 1.7896861]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-0.33921233, 1.9092128, 0.3980901, -2.0168965, 1.7363179], [2.5546267, -2.0239289, 2.6199877, -1.6994126, 1.0065484], [-0.84998965, 1.7896861, 2.027161, 0.26373196, 1.4887512]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @_roll_static(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.slice %arg0 [0:3, 3:5] : (tensor<3x5xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2xf32>, tensor<3x3xf32>) -> tensor<3x5xf32>
    return %2 : tensor<3x5xf32>
  }
}

// -----

module @numpy_roll_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f32>>
    %0 = call @_roll_static(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.31039488,2.7067354), (0.53539324,-0.9582601), (-1.5752217,1.3831683), (0.69378877,-1.6487623), (1.3242348,-0.002764016)], [(-2.0338008,-2.3057463), (0.2300408,0.32403833), (-0.38950726,0.36475316), (-2.037351,1.7712842), (-0.17166218,0.42295375)], [(0.7707259,1.8431844), (1.027636,0.9682522), (1.7078012,2.5679317), (2.696083,2.1388009), (1.3128811,-2.732835)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.69378877,-1.6487623), (1.3242348,-0.002764016), (0.31039488,2.7067354), (0.53539324,-0.9582601), (-1.5752217,1.3831683)], [(-2.037351,1.7712842), (-0.17166218,0.42295375), (-2.0338008,-2.3057463), (0.2300408,0.32403833), (-0.38950726,0.36475316)], [(2.696083,2.1388009), (1.3128811,-2.732835), (0.7707259,1.8431844), (1.027636,0.9682522), (1.7078012,2.5679317)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [0:3, 3:5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x5xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %2 : tensor<3x5xcomplex<f32>>
  }
}

// -----

module @numpy_roll_traced_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3x5xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xi32>) -> tensor<15xi32>
    %1 = call @_roll_dynamic(%0, %arg1) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    %2 = stablehlo.reshape %1 : (tensor<15xi32>) -> tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<[[0, 1, 2, -1, -1], [3, 1, 2, 2, -1], [0, -2, 0, -1, 0]]> : tensor<3x5xi32>
    %c1 = stablehlo.constant dense<4> : tensor<i32>
    return %c0, %c1 : tensor<3x5xi32>, tensor<i32>
  }
  func.func private @expected() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[-2, 0, -1, 0, 0], [1, 2, -1, -1, 3], [1, 2, 2, -1, 0]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
  func.func private @_roll_dynamic(%arg0: tensor<15xi32>, %arg1: tensor<i32>) -> tensor<15xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.slice %0 [0:1] : (tensor<1xi32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<15> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.maximum %c, %c_0 : tensor<i32>
    %4 = call @remainder(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<15xi32>, tensor<15xi32>) -> tensor<30xi32>
    %c_1 = stablehlo.constant dense<15> : tensor<i32>
    %6 = stablehlo.subtract %c_1, %4 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<30> : tensor<i32>
    %8 = stablehlo.add %6, %c_3 : tensor<i32>
    %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %5, %9, sizes = [15] : (tensor<30xi32>, tensor<i32>) -> tensor<15xi32>
    return %10 : tensor<15xi32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module @numpy_roll_traced_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xbf16>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3x5xbf16>
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xbf16>) -> tensor<15xbf16>
    %1 = call @_roll_dynamic(%0, %arg1) : (tensor<15xbf16>, tensor<i32>) -> tensor<15xbf16>
    %2 = stablehlo.reshape %1 : (tensor<15xbf16>) -> tensor<3x5xbf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xbf16>, tensor<i32>) {
    %c0 = stablehlo.constant dense<[[0.478515625, -0.1103515625, -2.28125, 2.65625, -0.6953125], [-2.015625, 0.138671875, -1.109375, 2.96875, -0.671875], [-0.79296875, -2.796875, 0.259765625, 2.734375, -2.765625]]> : tensor<3x5xbf16>
    %c1 = stablehlo.constant dense<4> : tensor<i32>
    return %c0, %c1 : tensor<3x5xbf16>, tensor<i32>
  }
  func.func private @expected() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-2.796875, 0.259765625, 2.734375, -2.765625, 0.478515625], [-0.1103515625, -2.28125, 2.65625, -0.6953125, -2.015625], [0.138671875, -1.109375, 2.96875, -0.671875, -0.79296875]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
  func.func private @_roll_dynamic(%arg0: tensor<15xbf16>, %arg1: tensor<i32>) -> tensor<15xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.slice %0 [0:1] : (tensor<1xi32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<15> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.maximum %c, %c_0 : tensor<i32>
    %4 = call @remainder(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<15xbf16>, tensor<15xbf16>) -> tensor<30xbf16>
    %c_1 = stablehlo.constant dense<15> : tensor<i32>
    %6 = stablehlo.subtract %c_1, %4 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<30> : tensor<i32>
    %8 = stablehlo.add %6, %c_3 : tensor<i32>
    %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %5, %9, sizes = [15] : (tensor<30xbf16>, tensor<i32>) -> tensor<15xbf16>
    return %10 : tensor<15xbf16>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module @numpy_roll_traced_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xf32>) -> tensor<15xf32>
    %1 = call @_roll_dynamic(%0, %arg1) : (tensor<15xf32>, tensor<i32>) -> tensor<15xf32>
    %2 = stablehlo.reshape %1 : (tensor<15xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<[[-0.40384835, 0.8625929, -2.0049996, 1.475428, 0.0068139895], [-2.2965333, -1.4187248, 1.8557485, -2.0154893, 0.5267182], [-1.0471509, -2.3927817, -2.2887516, -0.21473667, -0.54606897]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<4> : tensor<i32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<i32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-2.3927817, -2.2887516, -0.21473667, -0.54606897, -0.40384835], [0.8625929, -2.0049996, 1.475428, 0.0068139895, -2.2965333], [-1.4187248, 1.8557485, -2.0154893, 0.5267182, -1.0471509]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @_roll_dynamic(%arg0: tensor<15xf32>, %arg1: tensor<i32>) -> tensor<15xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.slice %0 [0:1] : (tensor<1xi32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<15> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.maximum %c, %c_0 : tensor<i32>
    %4 = call @remainder(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<15xf32>, tensor<15xf32>) -> tensor<30xf32>
    %c_1 = stablehlo.constant dense<15> : tensor<i32>
    %6 = stablehlo.subtract %c_1, %4 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<30> : tensor<i32>
    %8 = stablehlo.add %6, %c_3 : tensor<i32>
    %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %5, %9, sizes = [15] : (tensor<30xf32>, tensor<i32>) -> tensor<15xf32>
    return %10 : tensor<15xf32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module @numpy_roll_traced_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf64>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xf64>) -> tensor<15xf64>
    %1 = call @_roll_dynamic(%0, %arg1) : (tensor<15xf64>, tensor<i32>) -> tensor<15xf64>
    %2 = stablehlo.reshape %1 : (tensor<15xf64>) -> tensor<3x5xf64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf64>, tensor<i32>) {
    %c0 = stablehlo.constant dense<[[-1.0276834433894622, -0.6461268272215186, -2.8284117754853617, 0.9787235443610816, -2.658880220794878], [0.8829992834367131, 0.5323490658769128, -2.602380179939197, 1.062437448767902, -2.133160203679229], [-0.7103084991102904, -2.6281197394286764, 2.480587852860686, 0.46140123060993066, 0.7229624793888725]]> : tensor<3x5xf64>
    %c1 = stablehlo.constant dense<4> : tensor<i32>
    return %c0, %c1 : tensor<3x5xf64>, tensor<i32>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-2.6281197394286764, 2.480587852860686, 0.46140123060993066, 0.7229624793888725, -1.0276834433894622], [-0.6461268272215186, -2.8284117754853617, 0.9787235443610816, -2.658880220794878, 0.8829992834367131], [0.5323490658769128, -2.602380179939197, 1.062437448767902, -2.133160203679229, -0.7103084991102904]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @_roll_dynamic(%arg0: tensor<15xf64>, %arg1: tensor<i32>) -> tensor<15xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.slice %0 [0:1] : (tensor<1xi32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<15> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.maximum %c, %c_0 : tensor<i32>
    %4 = call @remainder(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<15xf64>, tensor<15xf64>) -> tensor<30xf64>
    %c_1 = stablehlo.constant dense<15> : tensor<i32>
    %6 = stablehlo.subtract %c_1, %4 : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<30> : tensor<i32>
    %8 = stablehlo.add %6, %c_3 : tensor<i32>
    %9 = stablehlo.select %7, %8, %6 : tensor<i1>, tensor<i32>
    %10 = stablehlo.dynamic_slice %5, %9, sizes = [15] : (tensor<30xf64>, tensor<i32>) -> tensor<15xf64>
    return %10 : tensor<15xf64>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
