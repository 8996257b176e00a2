module @written_small_to_f32_f4e2m1fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf4E2M1FN>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = stablehlo.convert %a : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[-4.0, 4.0, 3.0, -3.0], [-4.0, -1.0, 4.0, 4.0], [-4.0, -6.0, -2.0, 4.0]]> : tensor<3x4xf4E2M1FN>
    return %c0 : tensor<3x4xf4E2M1FN>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-4.0, 4.0, 3.0, -3.0], [-4.0, -1.0, 4.0, 4.0], [-4.0, -6.0, -2.0, 4.0]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_small_to_f32_f6e2m3fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E2M3FN>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = stablehlo.convert %a : (tensor<3x4xf6E2M3FN>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[-3.0, -5.5, -2.5, 5.0], [-2.0, -5.5, -3.75, -5.0], [-1.5, 3.25, 5.0, -0.625]]> : tensor<3x4xf6E2M3FN>
    return %c0 : tensor<3x4xf6E2M3FN>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-3.0, -5.5, -2.5, 5.0], [-2.0, -5.5, -3.75, -5.0], [-1.5, 3.25, 5.0, -0.625]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_small_to_f32_f6e3m2fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E3M2FN>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = stablehlo.convert %a : (tensor<3x4xf6E3M2FN>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[-5.0, -4.0, -5.0, 6.0], [-3.5, 0.625, -4.0, -1.75], [-5.0, -3.5, 2.5, 3.0]]> : tensor<3x4xf6E3M2FN>
    return %c0 : tensor<3x4xf6E3M2FN>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-5.0, -4.0, -5.0, 6.0], [-3.5, 0.625, -4.0, -1.75], [-5.0, -3.5, 2.5, 3.0]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}
