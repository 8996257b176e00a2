module @lax_is_finite_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<bf16>
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.is_finite %arg0 : (tensor<bf16>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<1.2734375> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @lax_is_finite_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf16>
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.is_finite %arg0 : (tensor<7xf16>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[4.21875, -2.46484375, -7.41796875, 5.6796875, 7.78515625, -7.09375, 4.80859375]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @lax_is_finite_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.is_finite %arg0 : (tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0xDE67BFBFB5C450406A2196C0DF91AC40E0BE5040D383094139EA6E40310084C0F6B5AF3FD433E940B7826FC0AA6F9C400E930AC14FCEB7406288BBC08039B1400FE78CC012A3ED407F10FC40F8A8DCC01F57F3BE7A6EE0C09B181240A43F943F"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_is_finite_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xf64>
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.is_finite %arg0 : (tensor<0xf64>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xf64> {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0 : tensor<0xf64>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @lax_is_finite_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xi1>
    %0 = stablehlo.is_finite %arg0 : (tensor<14xf16>) -> tensor<14xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xi1>, tensor<14xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xi1> {
    %c0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, false, false, false, true, true, true]> : tensor<14xi1>
    return %c0 : tensor<14xi1>
  }
}

// -----

module @lax_is_finite_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xi1>
    %0 = stablehlo.is_finite %arg0 : (tensor<14xf32>) -> tensor<14xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xi1>, tensor<14xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xi1> {
    %c0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, false, false, false, true, true, true]> : tensor<14xi1>
    return %c0 : tensor<14xi1>
  }
}

// -----

module @lax_is_finite_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xi1>
    %0 = stablehlo.is_finite %arg0 : (tensor<14xf64>) -> tensor<14xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xi1>, tensor<14xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xi1> {
    %c0 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, false, false, false, true, true, true]> : tensor<14xi1>
    return %c0 : tensor<14xi1>
  }
}
