module @written_small_transpose_f4e2m1fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf4E2M1FN>
    %want0 = call @expected() : () -> tensor<4x3xf4E2M1FN>
    %r = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x4xf4E2M1FN>) -> tensor<4x3xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x3xf4E2M1FN>, tensor<4x3xf4E2M1FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[-0.5, 6.0, 4.0, -3.0], [-0.0, -0.0, -4.0, 2.0], [-4.0, 6.0, -1.5, -6.0]]> : tensor<3x4xf4E2M1FN>
    return %c0 : tensor<3x4xf4E2M1FN>
  }
  func.func private @expected() -> tensor<4x3xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[-0.5, -0.0, -4.0], [6.0, -0.0, 6.0], [4.0, -4.0, -1.5], [-3.0, 2.0, -6.0]]> : tensor<4x3xf4E2M1FN>
    return %c0 : tensor<4x3xf4E2M1FN>
  }
}

// -----

module @written_small_transpose_f6e2m3fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E2M3FN>
    %want0 = call @expected() : () -> tensor<4x3xf6E2M3FN>
    %r = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x4xf6E2M3FN>) -> tensor<4x3xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x3xf6E2M3FN>, tensor<4x3xf6E2M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[-2.25, -5.5, -4.5, -3.0], [3.5, -3.25, -2.0, 4.5], [-5.5, 2.5, 5.5, 0.875]]> : tensor<3x4xf6E2M3FN>
    return %c0 : tensor<3x4xf6E2M3FN>
  }
  func.func private @expected() -> tensor<4x3xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[-2.25, 3.5, -5.5], [-5.5, -3.25, 2.5], [-4.5, -2.0, 5.5], [-3.0, 4.5, 0.875]]> : tensor<4x3xf6E2M3FN>
    return %c0 : tensor<4x3xf6E2M3FN>
  }
}

// -----

module @written_small_transpose_f6e3m2fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E3M2FN>
    %want0 = call @expected() : () -> tensor<4x3xf6E3M2FN>
    %r = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x4xf6E3M2FN>) -> tensor<4x3xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x3xf6E3M2FN>, tensor<4x3xf6E3M2FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[-5.0, 3.5, -2.0, 5.0], [1.75, 2.5, 4.0, -2.5], [5.0, -4.0, 1.0, -4.0]]> : tensor<3x4xf6E3M2FN>
    return %c0 : tensor<3x4xf6E3M2FN>
  }
  func.func private @expected() -> tensor<4x3xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[-5.0, 1.75, 5.0], [3.5, 2.5, -4.0], [-2.0, 4.0, 1.0], [5.0, -2.5, -4.0]]> : tensor<4x3xf6E3M2FN>
    return %c0 : tensor<4x3xf6E3M2FN>
  }
}
