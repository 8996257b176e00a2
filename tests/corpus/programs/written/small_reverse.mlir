module @written_small_reverse_f4e2m1fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf4E2M1FN>
    %want0 = call @expected() : () -> tensor<3x4xf4E2M1FN>
    %r = stablehlo.reverse %a, dims = [1] : tensor<3x4xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[-6.0, 2.0, -3.0, 6.0], [-3.0, -2.0, 6.0, 0.5], [4.0, 4.0, -1.0, 4.0]]> : tensor<3x4xf4E2M1FN>
    return %c0 : tensor<3x4xf4E2M1FN>
  }
  func.func private @expected() -> tensor<3x4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[6.0, -3.0, 2.0, -6.0], [0.5, 6.0, -2.0, -3.0], [4.0, -1.0, 4.0, 4.0]]> : tensor<3x4xf4E2M1FN>
    return %c0 : tensor<3x4xf4E2M1FN>
  }
}

// -----

module @written_small_reverse_f6e2m3fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E2M3FN>
    %want0 = call @expected() : () -> tensor<3x4xf6E2M3FN>
    %r = stablehlo.reverse %a, dims = [1] : tensor<3x4xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[-5.5, 0.5, -3.5, -0.5], [-1.25, -3.25, -3.25, -1.75], [4.0, -0.75, 0.375, 0.875]]> : tensor<3x4xf6E2M3FN>
    return %c0 : tensor<3x4xf6E2M3FN>
  }
  func.func private @expected() -> tensor<3x4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[-0.5, -3.5, 0.5, -5.5], [-1.75, -3.25, -3.25, -1.25], [0.875, 0.375, -0.75, 4.0]]> : tensor<3x4xf6E2M3FN>
    return %c0 : tensor<3x4xf6E2M3FN>
  }
}

// -----

module @written_small_reverse_f6e3m2fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E3M2FN>
    %want0 = call @expected() : () -> tensor<3x4xf6E3M2FN>
    %r = stablehlo.reverse %a, dims = [1] : tensor<3x4xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[3.5, 1.25, 4.0, -1.0], [-5.0, 0.5, 1.25, -1.75], [4.0, 3.0, -0.625, -5.0]]> : tensor<3x4xf6E3M2FN>
    return %c0 : tensor<3x4xf6E3M2FN>
  }
  func.func private @expected() -> tensor<3x4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[-1.0, 4.0, 1.25, 3.5], [-1.75, 1.25, 0.5, -5.0], [-5.0, -0.625, 3.0, 4.0]]> : tensor<3x4xf6E3M2FN>
    return %c0 : tensor<3x4xf6E3M2FN>
  }
}
