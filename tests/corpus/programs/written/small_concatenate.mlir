module @written_small_concatenate_f4e2m1fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>)
    %want0 = call @expected() : () -> tensor<6x4xf4E2M1FN>
    %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> tensor<6x4xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<6x4xf4E2M1FN>, tensor<6x4xf4E2M1FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) {
    %c0 = stablehlo.constant dense<[[1.0, 4.0, 1.5, -4.0], [6.0, 4.0, -1.5, 6.0], [4.0, 4.0, -1.0, -1.0]]> : tensor<3x4xf4E2M1FN>
    %c1 = stablehlo.constant dense<[[3.0, -3.0, -2.0, -4.0], [6.0, -2.0, 0.5, 4.0], [2.0, 4.0, -6.0, -4.0]]> : tensor<3x4xf4E2M1FN>
    return %c0, %c1 : tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>
  }
  func.func private @expected() -> tensor<6x4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<"0x0206030E07060B0706060A0A050D0C0E070C010604060F0E"> : tensor<6x4xf4E2M1FN>
    return %c0 : tensor<6x4xf4E2M1FN>
  }
}

// -----

module @written_small_concatenate_f6e2m3fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>)
    %want0 = call @expected() : () -> tensor<6x4xf6E2M3FN>
    %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> tensor<6x4xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<6x4xf6E2M3FN>, tensor<6x4xf6E2M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) {
    %c0 = stablehlo.constant dense<[[3.5, 0.125, -3.75, 0.75], [2.75, -1.75, 2.75, -1.0], [-1.625, 3.0, 2.75, 3.0]]> : tensor<3x4xf6E2M3FN>
    %c1 = stablehlo.constant dense<[[0.5, 2.0, -2.25, -3.25], [0.25, 3.0, 5.5, 5.5], [-0.875, 3.75, 4.0, 1.25]]> : tensor<3x4xf6E2M3FN>
    return %c0, %c1 : tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>
  }
  func.func private @expected() -> tensor<6x4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<"0x16013706132E13282D1413140410313502141B1B2717180A"> : tensor<6x4xf6E2M3FN>
    return %c0 : tensor<6x4xf6E2M3FN>
  }
}

// -----

module @written_small_concatenate_f6e3m2fn {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>)
    %want0 = call @expected() : () -> tensor<6x4xf6E3M2FN>
    %r = stablehlo.concatenate %a, %b, dim = 0 : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> tensor<6x4xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<6x4xf6E3M2FN>, tensor<6x4xf6E3M2FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) {
    %c0 = stablehlo.constant dense<[[4.0, -3.0, 4.0, -0.25], [-5.0, 2.0, 3.0, 5.0], [2.0, 3.5, 4.0, -5.0]]> : tensor<3x4xf6E3M2FN>
    %c1 = stablehlo.constant dense<[[-3.5, 3.0, 3.0, -1.5], [-5.0, 1.75, -5.0, 4.0], [-6.0, -3.0, 2.0, -3.5]]> : tensor<3x4xf6E3M2FN>
    return %c0, %c1 : tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>
  }
  func.func private @expected() -> tensor<6x4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<"0x1432142435101215101314353312122E350F351436321033"> : tensor<6x4xf6E3M2FN>
    return %c0 : tensor<6x4xf6E3M2FN>
  }
}
