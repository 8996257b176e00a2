module @written_broadcast_or_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi1>, tensor<3x4xi1>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = "chlo.broadcast_or"(%a, %b)  : (tensor<4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi1>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
    %c1 = stablehlo.constant dense<[[true, true, false, false], [false, true, true, true], [false, false, false, false]]> : tensor<3x4xi1>
    return %c0, %c1 : tensor<4xi1>, tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, false, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_broadcast_or_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi8>, tensor<3x4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %r = "chlo.broadcast_or"(%a, %b)  : (tensor<4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi8>, tensor<3x4xi8>) {
    %c0 = stablehlo.constant dense<[2, 3, 2, 5]> : tensor<4xi8>
    %c1 = stablehlo.constant dense<[[2, 5, 5, 4], [5, 2, 2, 5], [4, 4, 5, 3]]> : tensor<3x4xi8>
    return %c0, %c1 : tensor<4xi8>, tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[2, 7, 7, 5], [7, 3, 2, 5], [6, 7, 7, 7]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}
