module @written_small_broadcast_f4e2m1fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf4E2M1FN>
    %want0 = call @expected() : () -> tensor<2x4xf4E2M1FN>
    %r = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<4xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x4xf4E2M1FN>, tensor<2x4xf4E2M1FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[4.0, -2.0, -3.0, 3.0]> : tensor<4xf4E2M1FN>
    return %c0 : tensor<4xf4E2M1FN>
  }
  func.func private @expected() -> tensor<2x4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[4.0, -2.0, -3.0, 3.0], [4.0, -2.0, -3.0, 3.0]]> : tensor<2x4xf4E2M1FN>
    return %c0 : tensor<2x4xf4E2M1FN>
  }
}

// -----

module @written_small_broadcast_f6e2m3fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf6E2M3FN>
    %want0 = call @expected() : () -> tensor<2x4xf6E2M3FN>
    %r = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<4xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x4xf6E2M3FN>, tensor<2x4xf6E2M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[4.0, 5.0, -5.0, -2.25]> : tensor<4xf6E2M3FN>
    return %c0 : tensor<4xf6E2M3FN>
  }
  func.func private @expected() -> tensor<2x4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[4.0, 5.0, -5.0, -2.25], [4.0, 5.0, -5.0, -2.25]]> : tensor<2x4xf6E2M3FN>
    return %c0 : tensor<2x4xf6E2M3FN>
  }
}

// -----

module @written_small_broadcast_f6e3m2fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf6E3M2FN>
    %want0 = call @expected() : () -> tensor<2x4xf6E3M2FN>
    %r = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<4xf6E3M2FN>) -> tensor<2x4xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x4xf6E3M2FN>, tensor<2x4xf6E3M2FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[2.5, -0.75, 6.0, -4.0]> : tensor<4xf6E3M2FN>
    return %c0 : tensor<4xf6E3M2FN>
  }
  func.func private @expected() -> tensor<2x4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[2.5, -0.75, 6.0, -4.0], [2.5, -0.75, 6.0, -4.0]]> : tensor<2x4xf6E3M2FN>
    return %c0 : tensor<2x4xf6E3M2FN>
  }
}
