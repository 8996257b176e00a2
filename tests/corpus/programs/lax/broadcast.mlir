module @lax_broadcast_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xi1>
    %want0 = call @expected() : () -> tensor<2x1x3xi1>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xi1>) -> tensor<2x1x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xi1>, tensor<2x1x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xi1> {
    %c0 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
    return %c0 : tensor<3xi1>
  }
  func.func private @expected() -> tensor<2x1x3xi1> {
    %c0 = stablehlo.constant dense<[[[false, false, true]], [[false, false, true]]]> : tensor<2x1x3xi1>
    return %c0 : tensor<2x1x3xi1>
  }
}

// -----

module @lax_broadcast_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xi8>
    %want0 = call @expected() : () -> tensor<2x1x3xi8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xi8>) -> tensor<2x1x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xi8>, tensor<2x1x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xi8> {
    %c0 = stablehlo.constant dense<[2, -6, 6]> : tensor<3xi8>
    return %c0 : tensor<3xi8>
  }
  func.func private @expected() -> tensor<2x1x3xi8> {
    %c0 = stablehlo.constant dense<[[[2, -6, 6]], [[2, -6, 6]]]> : tensor<2x1x3xi8>
    return %c0 : tensor<2x1x3xi8>
  }
}

// -----

module @lax_broadcast_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xi32>
    %want0 = call @expected() : () -> tensor<2x1x3xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xi32>) -> tensor<2x1x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xi32>, tensor<2x1x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[-8, 9, 3]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
  func.func private @expected() -> tensor<2x1x3xi32> {
    %c0 = stablehlo.constant dense<[[[-8, 9, 3]], [[-8, 9, 3]]]> : tensor<2x1x3xi32>
    return %c0 : tensor<2x1x3xi32>
  }
}

// -----

module @lax_broadcast_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xui32>
    %want0 = call @expected() : () -> tensor<2x1x3xui32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xui32>) -> tensor<2x1x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xui32> {
    %c0 = stablehlo.constant dense<[5, 8, 2]> : tensor<3xui32>
    return %c0 : tensor<3xui32>
  }
  func.func private @expected() -> tensor<2x1x3xui32> {
    %c0 = stablehlo.constant dense<[[[5, 8, 2]], [[5, 8, 2]]]> : tensor<2x1x3xui32>
    return %c0 : tensor<2x1x3xui32>
  }
}

// -----

module @lax_broadcast_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xbf16>
    %want0 = call @expected() : () -> tensor<2x1x3xbf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xbf16>) -> tensor<2x1x3xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xbf16>, tensor<2x1x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xbf16> {
    %c0 = stablehlo.constant dense<[8.0, -6.09375, 4.78125]> : tensor<3xbf16>
    return %c0 : tensor<3xbf16>
  }
  func.func private @expected() -> tensor<2x1x3xbf16> {
    %c0 = stablehlo.constant dense<[[[8.0, -6.09375, 4.78125]], [[8.0, -6.09375, 4.78125]]]> : tensor<2x1x3xbf16>
    return %c0 : tensor<2x1x3xbf16>
  }
}

// -----

module @lax_broadcast_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf16>
    %want0 = call @expected() : () -> tensor<2x1x3xf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xf16>) -> tensor<2x1x3xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xf16>, tensor<2x1x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf16> {
    %c0 = stablehlo.constant dense<[-0.982421875, 7.23828125, -3.736328125]> : tensor<3xf16>
    return %c0 : tensor<3xf16>
  }
  func.func private @expected() -> tensor<2x1x3xf16> {
    %c0 = stablehlo.constant dense<[[[-0.982421875, 7.23828125, -3.736328125]], [[-0.982421875, 7.23828125, -3.736328125]]]> : tensor<2x1x3xf16>
    return %c0 : tensor<2x1x3xf16>
  }
}

// -----

module @lax_broadcast_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf32>
    %want0 = call @expected() : () -> tensor<2x1x3xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xf32>) -> tensor<2x1x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[7.396893, 8.129096, 5.890679]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @expected() -> tensor<2x1x3xf32> {
    %c0 = stablehlo.constant dense<[[[7.396893, 8.129096, 5.890679]], [[7.396893, 8.129096, 5.890679]]]> : tensor<2x1x3xf32>
    return %c0 : tensor<2x1x3xf32>
  }
}

// -----

module @lax_broadcast_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf64>
    %want0 = call @expected() : () -> tensor<2x1x3xf64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xf64>) -> tensor<2x1x3xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xf64>, tensor<2x1x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[-3.215884029230798, 5.539982164791672, 6.203730680592935]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
  func.func private @expected() -> tensor<2x1x3xf64> {
    %c0 = stablehlo.constant dense<[[[-3.215884029230798, 5.539982164791672, 6.203730680592935]], [[-3.215884029230798, 5.539982164791672, 6.203730680592935]]]> : tensor<2x1x3xf64>
    return %c0 : tensor<2x1x3xf64>
  }
}

// -----

module @lax_broadcast_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x1x3xcomplex<f32>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xcomplex<f32>>, tensor<2x1x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(3.7836974,1.917306), (-7.489697,8.055267), (-3.3320527,8.775919)]> : tensor<3xcomplex<f32>>
    return %c0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x1x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[(3.7836974,1.917306), (-7.489697,8.055267), (-3.3320527,8.775919)]], [[(3.7836974,1.917306), (-7.489697,8.055267), (-3.3320527,8.775919)]]]> : tensor<2x1x3xcomplex<f32>>
    return %c0 : tensor<2x1x3xcomplex<f32>>
  }
}

// -----

module @lax_broadcast_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xi2>
    %want0 = call @expected() : () -> tensor<2x1x3xi2>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xi2>) -> tensor<2x1x3xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xi2>, tensor<2x1x3xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xi2> {
    %c0 = stablehlo.constant dense<[1, 1, -2]> : tensor<3xi2>
    return %c0 : tensor<3xi2>
  }
  func.func private @expected() -> tensor<2x1x3xi2> {
    %c0 = stablehlo.constant dense<[[[1, 1, -2]], [[1, 1, -2]]]> : tensor<2x1x3xi2>
    return %c0 : tensor<2x1x3xi2>
  }
}

// -----

module @lax_broadcast_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xi4>
    %want0 = call @expected() : () -> tensor<2x1x3xi4>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xi4>) -> tensor<2x1x3xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xi4>, tensor<2x1x3xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xi4> {
    %c0 = stablehlo.constant dense<[0, -1, 2]> : tensor<3xi4>
    return %c0 : tensor<3xi4>
  }
  func.func private @expected() -> tensor<2x1x3xi4> {
    %c0 = stablehlo.constant dense<[[[0, -1, 2]], [[0, -1, 2]]]> : tensor<2x1x3xi4>
    return %c0 : tensor<2x1x3xi4>
  }
}

// -----

module @lax_broadcast_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xui2>
    %want0 = call @expected() : () -> tensor<2x1x3xui2>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xui2>) -> tensor<2x1x3xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xui2>, tensor<2x1x3xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xui2> {
    %c0 = stablehlo.constant dense<[1, 2, 0]> : tensor<3xui2>
    return %c0 : tensor<3xui2>
  }
  func.func private @expected() -> tensor<2x1x3xui2> {
    %c0 = stablehlo.constant dense<[[[1, 2, 0]], [[1, 2, 0]]]> : tensor<2x1x3xui2>
    return %c0 : tensor<2x1x3xui2>
  }
}

// -----

module @lax_broadcast_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xui4>
    %want0 = call @expected() : () -> tensor<2x1x3xui4>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xui4>) -> tensor<2x1x3xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xui4>, tensor<2x1x3xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xui4> {
    %c0 = stablehlo.constant dense<[5, 6, 2]> : tensor<3xui4>
    return %c0 : tensor<3xui4>
  }
  func.func private @expected() -> tensor<2x1x3xui4> {
    %c0 = stablehlo.constant dense<[[[5, 6, 2]], [[5, 6, 2]]]> : tensor<2x1x3xui4>
    return %c0 : tensor<2x1x3xui4>
  }
}

// -----

module @lax_broadcast_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<2x1x3xf8E4M3FN>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xf8E4M3FN>) -> tensor<2x1x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xf8E4M3FN>, tensor<2x1x3xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[-1.5, -2.75, 7.5]> : tensor<3xf8E4M3FN>
    return %c0 : tensor<3xf8E4M3FN>
  }
  func.func private @expected() -> tensor<2x1x3xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[[-1.5, -2.75, 7.5]], [[-1.5, -2.75, 7.5]]]> : tensor<2x1x3xf8E4M3FN>
    return %c0 : tensor<2x1x3xf8E4M3FN>
  }
}

// -----

module @lax_broadcast_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf8E5M2>
    %want0 = call @expected() : () -> tensor<2x1x3xf8E5M2>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<3xf8E5M2>) -> tensor<2x1x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3xf8E5M2>, tensor<2x1x3xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf8E5M2> {
    %c0 = stablehlo.constant dense<[3.0, 3.5, 3.5]> : tensor<3xf8E5M2>
    return %c0 : tensor<3xf8E5M2>
  }
  func.func private @expected() -> tensor<2x1x3xf8E5M2> {
    %c0 = stablehlo.constant dense<[[[3.0, 3.5, 3.5]], [[3.0, 3.5, 3.5]]]> : tensor<2x1x3xf8E5M2>
    return %c0 : tensor<2x1x3xf8E5M2>
  }
}
