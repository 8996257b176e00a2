module @written_small_maximum_f4e2m1fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>)
    %want0 = call @expected() : () -> tensor<3x4xf4E2M1FN>
    %r = stablehlo.maximum %a, %b : tensor<3x4xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) {
    %c0 = stablehlo.constant dense<[[3.0, -4.0, -6.0, 4.0], [-4.0, -4.0, 0.5, -3.0], [0.5, -6.0, 0.5, 6.0]]> : tensor<3x4xf4E2M1FN>
    %c1 = stablehlo.constant dense<[[-2.0, 4.0, 0.0, -4.0], [4.0, -2.0, 1.0, -4.0], [4.0, 3.0, 1.5, -6.0]]> : tensor<3x4xf4E2M1FN>
    return %c0, %c1 : tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>
  }
  func.func private @expected() -> tensor<3x4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[3.0, 4.0, 0.0, 4.0], [4.0, -2.0, 1.0, -3.0], [4.0, 3.0, 1.5, 6.0]]> : tensor<3x4xf4E2M1FN>
    return %c0 : tensor<3x4xf4E2M1FN>
  }
}

// -----

module @written_small_maximum_f6e2m3fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xf6E2M3FN>
    %r = stablehlo.maximum %a, %b : tensor<3x4xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) {
    %c0 = stablehlo.constant dense<[[1.25, -4.0, 3.0, -3.5], [3.75, 4.5, -3.25, 1.25], [2.75, -0.75, -2.5, -1.5]]> : tensor<3x4xf6E2M3FN>
    %c1 = stablehlo.constant dense<[[-3.25, -0.125, 4.5, 1.0], [5.5, 5.0, -4.5, -3.25], [3.75, 2.25, 0.375, 0.75]]> : tensor<3x4xf6E2M3FN>
    return %c0, %c1 : tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>
  }
  func.func private @expected() -> tensor<3x4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[1.25, -0.125, 4.5, 1.0], [5.5, 5.0, -3.25, 1.25], [3.75, 2.25, 0.375, 0.75]]> : tensor<3x4xf6E2M3FN>
    return %c0 : tensor<3x4xf6E2M3FN>
  }
}

// -----

module @written_small_maximum_f6e3m2fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>)
    %want0 = call @expected() : () -> tensor<3x4xf6E3M2FN>
    %r = stablehlo.maximum %a, %b : tensor<3x4xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) {
    %c0 = stablehlo.constant dense<[[5.0, -5.0, 1.0, -3.5], [5.0, 5.0, -6.0, 6.0], [-0.1875, 0.75, -2.0, 2.0]]> : tensor<3x4xf6E3M2FN>
    %c1 = stablehlo.constant dense<[[-1.5, -0.1875, 5.0, -0.4375], [5.0, 6.0, 5.0, 0.75], [3.5, 4.0, -0.1875, 5.0]]> : tensor<3x4xf6E3M2FN>
    return %c0, %c1 : tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>
  }
  func.func private @expected() -> tensor<3x4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[5.0, -0.1875, 5.0, -0.4375], [5.0, 6.0, 5.0, 6.0], [3.5, 4.0, -0.1875, 5.0]]> : tensor<3x4xf6E3M2FN>
    return %c0 : tensor<3x4xf6E3M2FN>
  }
}
