module @lax_copy_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi1>
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false, false], [true, true, true, false], [false, false, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false, false], [true, true, true, false], [false, false, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_copy_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi8>
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[4, 1, 2, 9], [-4, 2, 3, 4], [2, 5, 9, 4]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[4, 1, 2, 9], [-4, 2, 3, 4], [2, 5, 9, 4]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @lax_copy_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[-5, -1, -1, 3], [9, -6, 8, -2], [7, -7, 8, -3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[-5, -1, -1, 3], [9, -6, 8, -2], [7, -7, 8, -3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @lax_copy_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui32>
    %want0 = call @expected() : () -> tensor<3x4xui32>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui32> {
    %c0 = stablehlo.constant dense<[[0, 4, 9, 7], [7, 9, 2, 5], [9, 5, 6, 8]]> : tensor<3x4xui32>
    return %c0 : tensor<3x4xui32>
  }
  func.func private @expected() -> tensor<3x4xui32> {
    %c0 = stablehlo.constant dense<[[0, 4, 9, 7], [7, 9, 2, 5], [9, 5, 6, 8]]> : tensor<3x4xui32>
    return %c0 : tensor<3x4xui32>
  }
}

// -----

module @lax_copy_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-0.482421875, 7.5625, 6.96875, 7.0], [6.90625, -3.765625, 4.34375, -2.328125], [2.78125, -4.28125, 4.15625, 1.015625]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-0.482421875, 7.5625, 6.96875, 7.0], [6.90625, -3.765625, 4.34375, -2.328125], [2.78125, -4.28125, 4.15625, 1.015625]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @lax_copy_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-0.216796875, -7.3984375, 0.83740234375, -0.62060546875], [7.36328125, -3.705078125, -4.34765625, -2.580078125], [5.71875, 0.84912109375, -5.828125, -3.138671875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-0.216796875, -7.3984375, 0.83740234375, -0.62060546875], [7.36328125, -3.705078125, -4.34765625, -2.580078125], [5.71875, 0.84912109375, -5.828125, -3.138671875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @lax_copy_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-8.414169, -4.7138615, 0.79589355, 5.641021], [-6.2400203, -5.1812305, 7.2290416, -6.722444], [-0.8319703, 0.786178, -8.546016, 3.063519]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-8.414169, -4.7138615, 0.79589355, 5.641021], [-6.2400203, -5.1812305, 7.2290416, -6.722444], [-0.8319703, 0.786178, -8.546016, 3.063519]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @lax_copy_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.07367264791484907, -1.6805975518079457, 6.868895542317183, 2.9634607361075602], [8.715283876478669, 8.216577569728532, -3.4138676473107736, 1.7510965861072165], [4.6946079003257015, -1.0749614533664147, -8.846513973803582, -4.768113682964923]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.07367264791484907, -1.6805975518079457, 6.868895542317183, 2.9634607361075602], [8.715283876478669, 8.216577569728532, -3.4138676473107736, 1.7510965861072165], [4.6946079003257015, -1.0749614533664147, -8.846513973803582, -4.768113682964923]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}

// -----

module @lax_copy_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(5.3726788,-4.7998204), (7.5529838,-1.1426877), (-8.072225,-6.2435174), (-1.4223484,7.174767)], [(7.3846164,-1.5853245), (-0.5514371,-3.3195271), (-5.708733,0.10755446), (-3.2541647,8.415537)], [(3.927328,-8.130587), (0.41447893,-5.257783), (-6.0725746,-8.732422), (-1.0493463,-1.3912106)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(5.3726788,-4.7998204), (7.5529838,-1.1426877), (-8.072225,-6.2435174), (-1.4223484,7.174767)], [(7.3846164,-1.5853245), (-0.5514371,-3.3195271), (-5.708733,0.10755446), (-3.2541647,8.415537)], [(3.927328,-8.130587), (0.41447893,-5.257783), (-6.0725746,-8.732422), (-1.0493463,-1.3912106)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @lax_copy_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi2>
    %want0 = call @expected() : () -> tensor<3x4xi2>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi2> {
    %c0 = stablehlo.constant dense<[[0, -2, 0, -1], [0, -2, 0, 0], [-1, -1, 0, 1]]> : tensor<3x4xi2>
    return %c0 : tensor<3x4xi2>
  }
  func.func private @expected() -> tensor<3x4xi2> {
    %c0 = stablehlo.constant dense<[[0, -2, 0, -1], [0, -2, 0, 0], [-1, -1, 0, 1]]> : tensor<3x4xi2>
    return %c0 : tensor<3x4xi2>
  }
}

// -----

module @lax_copy_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi4>
    %want0 = call @expected() : () -> tensor<3x4xi4>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi4> {
    %c0 = stablehlo.constant dense<[[5, 5, -3, -6], [-2, -7, 0, -3], [-2, 2, 6, 0]]> : tensor<3x4xi4>
    return %c0 : tensor<3x4xi4>
  }
  func.func private @expected() -> tensor<3x4xi4> {
    %c0 = stablehlo.constant dense<[[5, 5, -3, -6], [-2, -7, 0, -3], [-2, 2, 6, 0]]> : tensor<3x4xi4>
    return %c0 : tensor<3x4xi4>
  }
}

// -----

module @lax_copy_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui2>
    %want0 = call @expected() : () -> tensor<3x4xui2>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui2> {
    %c0 = stablehlo.constant dense<[[0, 3, 2, 0], [0, 3, 2, 1], [1, 3, 0, 3]]> : tensor<3x4xui2>
    return %c0 : tensor<3x4xui2>
  }
  func.func private @expected() -> tensor<3x4xui2> {
    %c0 = stablehlo.constant dense<[[0, 3, 2, 0], [0, 3, 2, 1], [1, 3, 0, 3]]> : tensor<3x4xui2>
    return %c0 : tensor<3x4xui2>
  }
}

// -----

module @lax_copy_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui4>
    %want0 = call @expected() : () -> tensor<3x4xui4>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui4> {
    %c0 = stablehlo.constant dense<[[7, 2, 6, 1], [8, 2, 7, 7], [9, 8, 6, 0]]> : tensor<3x4xui4>
    return %c0 : tensor<3x4xui4>
  }
  func.func private @expected() -> tensor<3x4xui4> {
    %c0 = stablehlo.constant dense<[[7, 2, 6, 1], [8, 2, 7, 7], [9, 8, 6, 0]]> : tensor<3x4xui4>
    return %c0 : tensor<3x4xui4>
  }
}

// -----

module @lax_copy_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[-9.0, -3.75, -5.0, -7.5], [0.75, -9.0, 0.171875, 3.0], [6.5, 2.0, 4.0, 5.0]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[-9.0, -3.75, -5.0, -7.5], [0.75, -9.0, 0.171875, 3.0], [6.5, 2.0, 4.0, 5.0]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_copy_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.optimization_barrier %arg0 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[5.0, -6.0, -2.5, -1.25], [-7.0, 1.0, 1.5, -5.0], [3.5, 4.0, 3.5, -1.75]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[5.0, -6.0, -2.5, -1.25], [-7.0, 1.0, 1.5, -5.0], [3.5, 4.0, 3.5, -1.75]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}
