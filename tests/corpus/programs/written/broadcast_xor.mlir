module @written_broadcast_xor_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi1>, tensor<3x4xi1>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = "chlo.broadcast_xor"(%a, %b)  : (tensor<4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi1>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %c1 = stablehlo.constant dense<[[true, false, true, true], [false, true, true, false], [true, false, true, false]]> : tensor<3x4xi1>
    return %c0, %c1 : tensor<4xi1>, tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [false, false, true, false], [true, true, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_broadcast_xor_u16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xui16>, tensor<3x4xui16>)
    %want0 = call @expected() : () -> tensor<3x4xui16>
    %r = "chlo.broadcast_xor"(%a, %b)  : (tensor<4xui16>, tensor<3x4xui16>) -> tensor<3x4xui16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui16>, tensor<3x4xui16>) {
    %c0 = stablehlo.constant dense<[3, 5, 4, 5]> : tensor<4xui16>
    %c1 = stablehlo.constant dense<[[2, 5, 5, 3], [2, 3, 5, 3], [2, 3, 4, 5]]> : tensor<3x4xui16>
    return %c0, %c1 : tensor<4xui16>, tensor<3x4xui16>
  }
  func.func private @expected() -> tensor<3x4xui16> {
    %c0 = stablehlo.constant dense<[[1, 0, 1, 6], [1, 6, 1, 6], [1, 6, 0, 0]]> : tensor<3x4xui16>
    return %c0 : tensor<3x4xui16>
  }
}
