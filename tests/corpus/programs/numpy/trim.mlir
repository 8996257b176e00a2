module @numpy_trim_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xi1>
    %want0 = call @expected() : () -> tensor<4xi1>
    %0 = stablehlo.slice %arg0 [1:5] : (tensor<6xi1>) -> tensor<4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xi1> {
    %c0 = stablehlo.constant dense<[false, true, false, false, false, false]> : tensor<6xi1>
    return %c0 : tensor<6xi1>
  }
  func.func private @expected() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<[true, false, false, false]> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
}

// -----

module @numpy_trim_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xi8>
    %want0 = call @expected() : () -> tensor<4xi8>
    %0 = stablehlo.slice %arg0 [1:5] : (tensor<6xi8>) -> tensor<4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi8>, tensor<4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xi8> {
    %c0 = stablehlo.constant dense<[0, 0, 2, 0, -2, 3]> : tensor<6xi8>
    return %c0 : tensor<6xi8>
  }
  func.func private @expected() -> tensor<4xi8> {
    %c0 = stablehlo.constant dense<[0, 2, 0, -2]> : tensor<4xi8>
    return %c0 : tensor<4xi8>
  }
}
