module @written_constant_like_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %r = "chlo.constant_like"(%a) {value = 7 : i32} : (tensor<3x4xi32>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[3, -1, 3, 1], [-1, 0, -3, 2], [-1, 1, 3, 2]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<7> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @written_constant_like_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.constant_like"(%a) {value = 2.5 : f32} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.7738526, -0.78856194, 0.675447, 0.05286713], [0.46056977, 0.7353015, -0.48005664, -0.63679194], [-1.3167728, 2.9649754, 1.9427912, -2.6177309]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<2.5> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_constant_like_bf16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %r = "chlo.constant_like"(%a) {value = 2.5 : bf16} : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[1.2265625, -2.453125, 0.72265625, -1.375], [1.5546875, 2.34375, -1.75, 0.453125], [0.3515625, -1.078125, -2.40625, 2.53125]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<2.5> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}
