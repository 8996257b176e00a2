module @written_small_slice_f4e2m1fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf4E2M1FN>
    %want0 = call @expected() : () -> tensor<2x2xf4E2M1FN>
    %r = stablehlo.slice %a [1:3, 0:4:2] : (tensor<3x4xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[4.0, -4.0, -4.0, -1.5], [0.5, -1.0, -6.0, 0.5], [1.5, 3.0, 3.0, -0.5]]> : tensor<3x4xf4E2M1FN>
    return %c0 : tensor<3x4xf4E2M1FN>
  }
  func.func private @expected() -> tensor<2x2xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[0.5, -6.0], [1.5, 3.0]]> : tensor<2x2xf4E2M1FN>
    return %c0 : tensor<2x2xf4E2M1FN>
  }
}

// -----

module @written_small_slice_f6e2m3fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E2M3FN>
    %want0 = call @expected() : () -> tensor<2x2xf6E2M3FN>
    %r = stablehlo.slice %a [1:3, 0:4:2] : (tensor<3x4xf6E2M3FN>) -> tensor<2x2xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[-1.125, 5.0, 1.875, 1.0], [-4.0, 4.5, 4.5, 0.875], [3.5, -5.5, -2.75, -5.0]]> : tensor<3x4xf6E2M3FN>
    return %c0 : tensor<3x4xf6E2M3FN>
  }
  func.func private @expected() -> tensor<2x2xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[-4.0, 4.5], [3.5, -2.75]]> : tensor<2x2xf6E2M3FN>
    return %c0 : tensor<2x2xf6E2M3FN>
  }
}

// -----

module @written_small_slice_f6e3m2fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E3M2FN>
    %want0 = call @expected() : () -> tensor<2x2xf6E3M2FN>
    %r = stablehlo.slice %a [1:3, 0:4:2] : (tensor<3x4xf6E3M2FN>) -> tensor<2x2xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[5.0, 0.5, 3.5, 4.0], [5.0, 5.0, -6.0, -0.25], [-5.0, -0.625, -3.5, -0.125]]> : tensor<3x4xf6E3M2FN>
    return %c0 : tensor<3x4xf6E3M2FN>
  }
  func.func private @expected() -> tensor<2x2xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[5.0, -6.0], [-5.0, -3.5]]> : tensor<2x2xf6E3M2FN>
    return %c0 : tensor<2x2xf6E3M2FN>
  }
}
