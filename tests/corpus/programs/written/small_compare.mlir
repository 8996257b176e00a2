module @written_small_compare_f4e2m1fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = stablehlo.compare LT, %a, %b, FLOAT : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) {
    %c0 = stablehlo.constant dense<[[-4.0, -4.0, 6.0, 6.0], [6.0, -4.0, -1.0, 4.0], [1.0, -6.0, -3.0, 3.0]]> : tensor<3x4xf4E2M1FN>
    %c1 = stablehlo.constant dense<[[3.0, 2.0, -1.0, -3.0], [-3.0, -1.5, -4.0, -0.5], [1.0, 3.0, -2.0, 4.0]]> : tensor<3x4xf4E2M1FN>
    return %c0, %c1 : tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, false], [false, true, false, false], [false, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_small_compare_f6e2m3fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = stablehlo.compare LT, %a, %b, FLOAT : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) {
    %c0 = stablehlo.constant dense<[[3.0, 2.25, 2.25, 4.0], [-2.5, -2.75, -5.5, -3.0], [5.0, -5.5, -2.0, -4.0]]> : tensor<3x4xf6E2M3FN>
    %c1 = stablehlo.constant dense<[[1.375, -0.75, 5.5, 3.0], [-4.5, 2.5, 3.25, -2.5], [1.25, 2.75, 1.25, -3.0]]> : tensor<3x4xf6E2M3FN>
    return %c0, %c1 : tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, false], [false, true, true, true], [false, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_small_compare_f6e3m2fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = stablehlo.compare LT, %a, %b, FLOAT : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) {
    %c0 = stablehlo.constant dense<[[-5.0, -0.875, -2.5, 1.5], [1.75, -4.0, -3.0, -5.0], [5.0, 1.25, -1.0, -6.0]]> : tensor<3x4xf6E3M2FN>
    %c1 = stablehlo.constant dense<[[5.0, 6.0, -0.4375, 5.0], [2.0, 1.5, 2.0, -1.5], [6.0, -1.75, 3.0, 4.0]]> : tensor<3x4xf6E3M2FN>
    return %c0, %c1 : tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, false, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}
