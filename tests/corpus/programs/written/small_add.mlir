module @written_small_add_f4e2m1fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>)
    %want0 = call @expected() : () -> tensor<3x4xf4E2M1FN>
    %r = stablehlo.add %a, %b : tensor<3x4xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) {
    %c0 = stablehlo.constant dense<[[4.0, 1.0, 2.0, -3.0], [-6.0, -4.0, -6.0, 3.0], [-3.0, -3.0, -6.0, 4.0]]> : tensor<3x4xf4E2M1FN>
    %c1 = stablehlo.constant dense<[[0.5, -2.0, -2.0, 6.0], [2.0, 4.0, -4.0, 0.5], [-0.5, 0.5, 3.0, -4.0]]> : tensor<3x4xf4E2M1FN>
    return %c0, %c1 : tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>
  }
  func.func private @expected() -> tensor<3x4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[4.0, -1.0, 0.0, 3.0], [-4.0, 0.0, -6.0, 4.0], [-4.0, -2.0, -3.0, 0.0]]> : tensor<3x4xf4E2M1FN>
    return %c0 : tensor<3x4xf4E2M1FN>
  }
}

// -----

module @written_small_add_f6e2m3fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xf6E2M3FN>
    %r = stablehlo.add %a, %b : tensor<3x4xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) {
    %c0 = stablehlo.constant dense<[[1.75, 1.75, -2.5, 2.25], [-3.5, -0.875, -1.625, 4.5], [2.5, -6.0, 4.5, 3.5]]> : tensor<3x4xf6E2M3FN>
    %c1 = stablehlo.constant dense<[[-2.5, 1.0, -5.0, 2.75], [-5.0, 0.625, 0.875, 2.0], [4.5, -4.5, -0.0, -0.0]]> : tensor<3x4xf6E2M3FN>
    return %c0, %c1 : tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>
  }
  func.func private @expected() -> tensor<3x4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[-0.75, 2.75, -7.5, 5.0], [-7.5, -0.25, -0.75, 6.5], [7.0, -7.5, 4.5, 3.5]]> : tensor<3x4xf6E2M3FN>
    return %c0 : tensor<3x4xf6E2M3FN>
  }
}

// -----

module @written_small_add_f6e3m2fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>)
    %want0 = call @expected() : () -> tensor<3x4xf6E3M2FN>
    %r = stablehlo.add %a, %b : tensor<3x4xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) {
    %c0 = stablehlo.constant dense<[[-5.0, 5.0, -2.0, 5.0], [-4.0, 2.0, -0.5, -4.0], [2.5, 0.75, 1.0, 5.0]]> : tensor<3x4xf6E3M2FN>
    %c1 = stablehlo.constant dense<[[-5.0, -6.0, 4.0, 5.0], [1.25, -0.875, 5.0, 2.5], [-1.0, -5.0, 2.5, -2.5]]> : tensor<3x4xf6E3M2FN>
    return %c0, %c1 : tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>
  }
  func.func private @expected() -> tensor<3x4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[-10.0, -1.0, 2.0, 10.0], [-3.0, 1.0, 4.0, -1.5], [1.5, -4.0, 3.5, 2.5]]> : tensor<3x4xf6E3M2FN>
    return %c0 : tensor<3x4xf6E3M2FN>
  }
}
