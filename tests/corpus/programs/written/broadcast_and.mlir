module @written_broadcast_and_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi1>, tensor<3x4xi1>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = "chlo.broadcast_and"(%a, %b)  : (tensor<4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi1>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %c1 = stablehlo.constant dense<[[true, false, true, true], [true, true, false, true], [true, false, false, false]]> : tensor<3x4xi1>
    return %c0, %c1 : tensor<4xi1>, tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, false], [false, true, false, false], [false, false, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_broadcast_and_i16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi16>, tensor<3x4xi16>)
    %want0 = call @expected() : () -> tensor<3x4xi16>
    %r = "chlo.broadcast_and"(%a, %b)  : (tensor<4xi16>, tensor<3x4xi16>) -> tensor<3x4xi16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi16>, tensor<3x4xi16>) {
    %c0 = stablehlo.constant dense<[5, 2, 2, 2]> : tensor<4xi16>
    %c1 = stablehlo.constant dense<[[5, 3, 4, 2], [4, 2, 3, 2], [5, 5, 2, 2]]> : tensor<3x4xi16>
    return %c0, %c1 : tensor<4xi16>, tensor<3x4xi16>
  }
  func.func private @expected() -> tensor<3x4xi16> {
    %c0 = stablehlo.constant dense<[[5, 2, 0, 2], [4, 2, 2, 2], [5, 0, 2, 2]]> : tensor<3x4xi16>
    return %c0 : tensor<3x4xi16>
  }
}

// -----

module @written_broadcast_and_u64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xui64>, tensor<3x4xui64>)
    %want0 = call @expected() : () -> tensor<3x4xui64>
    %r = "chlo.broadcast_and"(%a, %b)  : (tensor<4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui64>, tensor<3x4xui64>) {
    %c0 = stablehlo.constant dense<[4, 3, 2, 4]> : tensor<4xui64>
    %c1 = stablehlo.constant dense<[[5, 3, 2, 2], [5, 4, 3, 2], [2, 5, 4, 5]]> : tensor<3x4xui64>
    return %c0, %c1 : tensor<4xui64>, tensor<3x4xui64>
  }
  func.func private @expected() -> tensor<3x4xui64> {
    %c0 = stablehlo.constant dense<[[4, 3, 2, 0], [4, 0, 2, 0], [0, 1, 0, 4]]> : tensor<3x4xui64>
    return %c0 : tensor<3x4xui64>
  }
}
