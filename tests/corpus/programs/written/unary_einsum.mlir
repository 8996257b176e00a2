module @written_unary_einsum_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %r = "stablehlo.unary_einsum"(%a) {einsum_config = "ij->j"} : (tensor<3x4xi32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[1, 0, 3, 0], [-3, -3, 1, -3], [3, 1, 1, -3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[1, -2, 5, -6]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
}

// -----

module @written_unary_einsum_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %r = "stablehlo.unary_einsum"(%a) {einsum_config = "ij->j"} : (tensor<3x4xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.055543985, 1.0970277, 0.46869665, -1.357087], [-2.9591062, 2.3664577, -0.23821907, 2.5830617], [-0.33654895, -2.1322777, -1.4339216, -2.7502525]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-3.2401114, 1.3312075, -1.203444, -1.5242778]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}
