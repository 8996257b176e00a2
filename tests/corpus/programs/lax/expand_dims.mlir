module @lax_expand_dims_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xi1>
    %want0 = call @expected() : () -> tensor<1x3x1x2xi1>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xi1>) -> tensor<1x3x1x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xi1>, tensor<1x3x1x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xi1> {
    %c0 = stablehlo.constant dense<[[true, false], [true, true], [false, true]]> : tensor<3x2xi1>
    return %c0 : tensor<3x2xi1>
  }
  func.func private @expected() -> tensor<1x3x1x2xi1> {
    %c0 = stablehlo.constant dense<[[[[true, false]], [[true, true]], [[false, true]]]]> : tensor<1x3x1x2xi1>
    return %c0 : tensor<1x3x1x2xi1>
  }
}

// -----

module @lax_expand_dims_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xi8>
    %want0 = call @expected() : () -> tensor<1x3x1x2xi8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xi8>) -> tensor<1x3x1x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xi8>, tensor<1x3x1x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xi8> {
    %c0 = stablehlo.constant dense<[[2, -2], [2, -4], [7, 3]]> : tensor<3x2xi8>
    return %c0 : tensor<3x2xi8>
  }
  func.func private @expected() -> tensor<1x3x1x2xi8> {
    %c0 = stablehlo.constant dense<[[[[2, -2]], [[2, -4]], [[7, 3]]]]> : tensor<1x3x1x2xi8>
    return %c0 : tensor<1x3x1x2xi8>
  }
}

// -----

module @lax_expand_dims_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xi32>
    %want0 = call @expected() : () -> tensor<1x3x1x2xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xi32>) -> tensor<1x3x1x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xi32>, tensor<1x3x1x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[-2, 4], [9, 6], [-1, -7]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<1x3x1x2xi32> {
    %c0 = stablehlo.constant dense<[[[[-2, 4]], [[9, 6]], [[-1, -7]]]]> : tensor<1x3x1x2xi32>
    return %c0 : tensor<1x3x1x2xi32>
  }
}

// -----

module @lax_expand_dims_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xui32>
    %want0 = call @expected() : () -> tensor<1x3x1x2xui32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xui32>) -> tensor<1x3x1x2xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xui32>, tensor<1x3x1x2xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xui32> {
    %c0 = stablehlo.constant dense<[[8, 3], [6, 0], [2, 8]]> : tensor<3x2xui32>
    return %c0 : tensor<3x2xui32>
  }
  func.func private @expected() -> tensor<1x3x1x2xui32> {
    %c0 = stablehlo.constant dense<[[[[8, 3]], [[6, 0]], [[2, 8]]]]> : tensor<1x3x1x2xui32>
    return %c0 : tensor<1x3x1x2xui32>
  }
}

// -----

module @lax_expand_dims_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xbf16>
    %want0 = call @expected() : () -> tensor<1x3x1x2xbf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xbf16>) -> tensor<1x3x1x2xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xbf16>, tensor<1x3x1x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xbf16> {
    %c0 = stablehlo.constant dense<[[-8.1875, -7.03125], [-7.78125, -6.125], [-1.2734375, 4.0625]]> : tensor<3x2xbf16>
    return %c0 : tensor<3x2xbf16>
  }
  func.func private @expected() -> tensor<1x3x1x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[-8.1875, -7.03125]], [[-7.78125, -6.125]], [[-1.2734375, 4.0625]]]]> : tensor<1x3x1x2xbf16>
    return %c0 : tensor<1x3x1x2xbf16>
  }
}

// -----

module @lax_expand_dims_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xf16>
    %want0 = call @expected() : () -> tensor<1x3x1x2xf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xf16>) -> tensor<1x3x1x2xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xf16>, tensor<1x3x1x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xf16> {
    %c0 = stablehlo.constant dense<[[-4.58203125, -7.265625], [5.02734375, 2.68359375], [0.7216796875, -3.400390625]]> : tensor<3x2xf16>
    return %c0 : tensor<3x2xf16>
  }
  func.func private @expected() -> tensor<1x3x1x2xf16> {
    %c0 = stablehlo.constant dense<[[[[-4.58203125, -7.265625]], [[5.02734375, 2.68359375]], [[0.7216796875, -3.400390625]]]]> : tensor<1x3x1x2xf16>
    return %c0 : tensor<1x3x1x2xf16>
  }
}

// -----

module @lax_expand_dims_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xf32>
    %want0 = call @expected() : () -> tensor<1x3x1x2xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xf32>) -> tensor<1x3x1x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xf32>, tensor<1x3x1x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[4.6189494, -6.3969464], [-2.1564176, 4.6096315], [6.3531365, -3.2956834]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
  func.func private @expected() -> tensor<1x3x1x2xf32> {
    %c0 = stablehlo.constant dense<[[[[4.6189494, -6.3969464]], [[-2.1564176, 4.6096315]], [[6.3531365, -3.2956834]]]]> : tensor<1x3x1x2xf32>
    return %c0 : tensor<1x3x1x2xf32>
  }
}

// -----

module @lax_expand_dims_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xf64>
    %want0 = call @expected() : () -> tensor<1x3x1x2xf64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xf64>) -> tensor<1x3x1x2xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xf64>, tensor<1x3x1x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[-2.9027501570960217, 1.7587884312345903], [-7.2906763649807615, -1.659086996500351], [-6.8155804335442225, -5.229103941759927]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
  func.func private @expected() -> tensor<1x3x1x2xf64> {
    %c0 = stablehlo.constant dense<[[[[-2.9027501570960217, 1.7587884312345903]], [[-7.2906763649807615, -1.659086996500351]], [[-6.8155804335442225, -5.229103941759927]]]]> : tensor<1x3x1x2xf64>
    return %c0 : tensor<1x3x1x2xf64>
  }
}

// -----

module @lax_expand_dims_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<1x3x1x2xcomplex<f32>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xcomplex<f32>>) -> tensor<1x3x1x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xcomplex<f32>>, tensor<1x3x1x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.91101366,8.399357), (-7.4103575,-0.10035171)], [(6.5176053,3.387294), (5.2067084,3.0790193)], [(-5.2410493,8.998203), (0.8774006,-7.1861825)]]> : tensor<3x2xcomplex<f32>>
    return %c0 : tensor<3x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<1x3x1x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[[(0.91101366,8.399357), (-7.4103575,-0.10035171)]], [[(6.5176053,3.387294), (5.2067084,3.0790193)]], [[(-5.2410493,8.998203), (0.8774006,-7.1861825)]]]]> : tensor<1x3x1x2xcomplex<f32>>
    return %c0 : tensor<1x3x1x2xcomplex<f32>>
  }
}

// -----

module @lax_expand_dims_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xi2>
    %want0 = call @expected() : () -> tensor<1x3x1x2xi2>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xi2>) -> tensor<1x3x1x2xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xi2>, tensor<1x3x1x2xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xi2> {
    %c0 = stablehlo.constant dense<[[-1, 0], [-2, 0], [0, 0]]> : tensor<3x2xi2>
    return %c0 : tensor<3x2xi2>
  }
  func.func private @expected() -> tensor<1x3x1x2xi2> {
    %c0 = stablehlo.constant dense<[[[[-1, 0]], [[-2, 0]], [[0, 0]]]]> : tensor<1x3x1x2xi2>
    return %c0 : tensor<1x3x1x2xi2>
  }
}

// -----

module @lax_expand_dims_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xi4>
    %want0 = call @expected() : () -> tensor<1x3x1x2xi4>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xi4>) -> tensor<1x3x1x2xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xi4>, tensor<1x3x1x2xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xi4> {
    %c0 = stablehlo.constant dense<[[-2, 2], [-2, -5], [6, 7]]> : tensor<3x2xi4>
    return %c0 : tensor<3x2xi4>
  }
  func.func private @expected() -> tensor<1x3x1x2xi4> {
    %c0 = stablehlo.constant dense<[[[[-2, 2]], [[-2, -5]], [[6, 7]]]]> : tensor<1x3x1x2xi4>
    return %c0 : tensor<1x3x1x2xi4>
  }
}

// -----

module @lax_expand_dims_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xui2>
    %want0 = call @expected() : () -> tensor<1x3x1x2xui2>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xui2>) -> tensor<1x3x1x2xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xui2>, tensor<1x3x1x2xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xui2> {
    %c0 = stablehlo.constant dense<[[3, 3], [0, 3], [2, 2]]> : tensor<3x2xui2>
    return %c0 : tensor<3x2xui2>
  }
  func.func private @expected() -> tensor<1x3x1x2xui2> {
    %c0 = stablehlo.constant dense<[[[[3, 3]], [[0, 3]], [[2, 2]]]]> : tensor<1x3x1x2xui2>
    return %c0 : tensor<1x3x1x2xui2>
  }
}

// -----

module @lax_expand_dims_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xui4>
    %want0 = call @expected() : () -> tensor<1x3x1x2xui4>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xui4>) -> tensor<1x3x1x2xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xui4>, tensor<1x3x1x2xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xui4> {
    %c0 = stablehlo.constant dense<[[0, 6], [6, 8], [4, 0]]> : tensor<3x2xui4>
    return %c0 : tensor<3x2xui4>
  }
  func.func private @expected() -> tensor<1x3x1x2xui4> {
    %c0 = stablehlo.constant dense<[[[[0, 6]], [[6, 8]], [[4, 0]]]]> : tensor<1x3x1x2xui4>
    return %c0 : tensor<1x3x1x2xui4>
  }
}

// -----

module @lax_expand_dims_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<1x3x1x2xf8E4M3FN>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xf8E4M3FN>) -> tensor<1x3x1x2xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xf8E4M3FN>, tensor<1x3x1x2xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[-4.0, -1.75], [-4.0, 3.5], [-8.0, -6.0]]> : tensor<3x2xf8E4M3FN>
    return %c0 : tensor<3x2xf8E4M3FN>
  }
  func.func private @expected() -> tensor<1x3x1x2xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[[[-4.0, -1.75]], [[-4.0, 3.5]], [[-8.0, -6.0]]]]> : tensor<1x3x1x2xf8E4M3FN>
    return %c0 : tensor<1x3x1x2xf8E4M3FN>
  }
}

// -----

module @lax_expand_dims_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xf8E5M2>
    %want0 = call @expected() : () -> tensor<1x3x1x2xf8E5M2>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<3x2xf8E5M2>) -> tensor<1x3x1x2xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x3x1x2xf8E5M2>, tensor<1x3x1x2xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xf8E5M2> {
    %c0 = stablehlo.constant dense<[[8.0, 8.0], [6.0, 5.0], [-0.4375, -8.0]]> : tensor<3x2xf8E5M2>
    return %c0 : tensor<3x2xf8E5M2>
  }
  func.func private @expected() -> tensor<1x3x1x2xf8E5M2> {
    %c0 = stablehlo.constant dense<[[[[8.0, 8.0]], [[6.0, 5.0]], [[-0.4375, -8.0]]]]> : tensor<1x3x1x2xf8E5M2>
    return %c0 : tensor<1x3x1x2xf8E5M2>
  }
}
