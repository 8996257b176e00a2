module @numpy_bitwise_and_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi1>, tensor<1x1xi1>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.and %arg0, %arg1 : tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi1>, tensor<1x1xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<1x1xi1>
    %c1 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0, %c1 : tensor<1x1xi1>, tensor<1x1xi1>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @numpy_bitwise_and_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>)
    %want0 = call @expected() : () -> tensor<4x0x2xi32>
    %0 = stablehlo.and %arg0, %arg1 : tensor<4x0x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi32>, tensor<4x0x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0, %c1 : tensor<4x0x2xi32>, tensor<4x0x2xi32>
  }
  func.func private @expected() -> tensor<4x0x2xi32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0 : tensor<4x0x2xi32>
  }
}

// -----

module @numpy_bitwise_and_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xui8>, tensor<2x1x3x2xui8>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xui8>
    %0 = stablehlo.and %arg0, %arg1 : tensor<2x1x3x2xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xui8>, tensor<2x1x3x2xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xui8>, tensor<2x1x3x2xui8>) {
    %c0 = stablehlo.constant dense<[[[[9, 4], [3, 9], [9, 4]]], [[[9, 3], [8, 3], [3, 6]]]]> : tensor<2x1x3x2xui8>
    %c1 = stablehlo.constant dense<[[[[5, 1], [3, 7], [9, 6]]], [[[1, 8], [2, 1], [0, 4]]]]> : tensor<2x1x3x2xui8>
    return %c0, %c1 : tensor<2x1x3x2xui8>, tensor<2x1x3x2xui8>
  }
  func.func private @expected() -> tensor<2x1x3x2xui8> {
    %c0 = stablehlo.constant dense<[[[[1, 0], [3, 1], [9, 4]]], [[[1, 0], [0, 1], [0, 4]]]]> : tensor<2x1x3x2xui8>
    return %c0 : tensor<2x1x3x2xui8>
  }
}
