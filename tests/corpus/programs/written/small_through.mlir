module @written_small_through_f4e2m1fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf4E2M1FN>
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %p = stablehlo.convert %a : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xf32>
    %q = stablehlo.add %p, %p : tensor<3x4xf32>
    %s = stablehlo.convert %q : (tensor<3x4xf32>) -> tensor<3x4xf4E2M1FN>
    %r = stablehlo.convert %s : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf4E2M1FN> {
    %c0 = stablehlo.constant dense<[[4.0, -4.0, 1.0, -1.0], [-0.5, 0.0, -4.0, 1.0], [-1.0, 0.5, 0.0, -4.0]]> : tensor<3x4xf4E2M1FN>
    return %c0 : tensor<3x4xf4E2M1FN>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[6, -6, 2, -2], [-1, 0, -6, 2], [-2, 1, 0, -6]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @written_small_through_f6e2m3fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E2M3FN>
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %p = stablehlo.convert %a : (tensor<3x4xf6E2M3FN>) -> tensor<3x4xf32>
    %q = stablehlo.add %p, %p : tensor<3x4xf32>
    %s = stablehlo.convert %q : (tensor<3x4xf32>) -> tensor<3x4xf6E2M3FN>
    %r = stablehlo.convert %s : (tensor<3x4xf6E2M3FN>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E2M3FN> {
    %c0 = stablehlo.constant dense<[[-4.5, 3.25, -0.375, 3.75], [-2.75, 2.25, -1.5, 1.5], [0.875, -3.75, -5.0, 3.75]]> : tensor<3x4xf6E2M3FN>
    return %c0 : tensor<3x4xf6E2M3FN>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[-7, 6, 0, 7], [-5, 4, -3, 3], [1, -7, -7, 7]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @written_small_through_f6e3m2fn {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf6E3M2FN>
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %p = stablehlo.convert %a : (tensor<3x4xf6E3M2FN>) -> tensor<3x4xf32>
    %q = stablehlo.add %p, %p : tensor<3x4xf32>
    %s = stablehlo.convert %q : (tensor<3x4xf32>) -> tensor<3x4xf6E3M2FN>
    %r = stablehlo.convert %s : (tensor<3x4xf6E3M2FN>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf6E3M2FN> {
    %c0 = stablehlo.constant dense<[[-3.5, -1.0, 6.0, 5.0], [3.0, -3.5, -6.0, 6.0], [-3.5, 2.5, -4.0, 0.3125]]> : tensor<3x4xf6E3M2FN>
    return %c0 : tensor<3x4xf6E3M2FN>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[-7, -2, 12, 10], [6, -7, -12, 12], [-7, 5, -8, 0]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}
