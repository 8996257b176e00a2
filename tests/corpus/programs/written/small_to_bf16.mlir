module @written_small_to_bf16_f4e2m1fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf4E2M1FN>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %r = stablehlo.convert %a : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[2.0, 3.0, -0.5, 2.0], [-6.0, 4.0, 6.0, 2.0], [-4.0, 4.0, -3.0, 0.0]]> : tensor<3x4xf4E2M1FN>
    return %c0 : tensor<3x4xf4E2M1FN>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[2.0, 3.0, -0.5, 2.0], [-6.0, 4.0, 6.0, 2.0], [-4.0, 4.0, -3.0, 0.0]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @written_small_to_bf16_f6e2m3fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E2M3FN>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %r = stablehlo.convert %a : (tensor<3x4xf6E2M3FN>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[3.75, 3.25, -6.0, -4.0], [4.5, -3.25, -4.0, -5.5], [3.0, 0.0, 4.0, -4.5]]> : tensor<3x4xf6E2M3FN>
    return %c0 : tensor<3x4xf6E2M3FN>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[3.75, 3.25, -6.0, -4.0], [4.5, -3.25, -4.0, -5.5], [3.0, 0.0, 4.0, -4.5]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @written_small_to_bf16_f6e3m2fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E3M2FN>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %r = stablehlo.convert %a : (tensor<3x4xf6E3M2FN>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[-3.5, -5.0, -2.0, 6.0], [5.0, 3.0, 0.0, 2.5], [0.75, 3.0, 0.75, 2.5]]> : tensor<3x4xf6E3M2FN>
    return %c0 : tensor<3x4xf6E3M2FN>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-3.5, -5.0, -2.0, 6.0], [5.0, 3.0, 0.0, 2.5], [0.75, 3.0, 0.75, 2.5]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}
