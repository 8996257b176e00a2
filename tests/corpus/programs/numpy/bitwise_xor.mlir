module @numpy_bitwise_xor_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xi1>, tensor<33xi1>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xi1>, tensor<33xi1>) {
    %c0 = stablehlo.constant dense<"0x000101000101000001000000010000010001000100000000000100000000010100"> : tensor<33xi1>
    %c1 = stablehlo.constant dense<"0x000000000101010100000001010101010100010101000000010101010001010000"> : tensor<33xi1>
    return %c0, %c1 : tensor<33xi1>, tensor<33xi1>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x000101000000010101000001000101000101010001000000010001010001000100"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @numpy_bitwise_xor_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi32>, tensor<1x1xi32>)
    %want0 = call @expected() : () -> tensor<1x1xi32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<1x1xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi32>, tensor<1x1xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi32>, tensor<1x1xi32>) {
    %c0 = stablehlo.constant dense<-4> : tensor<1x1xi32>
    %c1 = stablehlo.constant dense<5> : tensor<1x1xi32>
    return %c0, %c1 : tensor<1x1xi32>, tensor<1x1xi32>
  }
  func.func private @expected() -> tensor<1x1xi32> {
    %c0 = stablehlo.constant dense<-7> : tensor<1x1xi32>
    return %c0 : tensor<1x1xi32>
  }
}

// -----

module @numpy_bitwise_xor_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xui8>, tensor<4x0x2xui8>)
    %want0 = call @expected() : () -> tensor<4x0x2xui8>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<4x0x2xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xui8>, tensor<4x0x2xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xui8>, tensor<4x0x2xui8>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui8>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xui8>
    return %c0, %c1 : tensor<4x0x2xui8>, tensor<4x0x2xui8>
  }
  func.func private @expected() -> tensor<4x0x2xui8> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui8>
    return %c0 : tensor<4x0x2xui8>
  }
}
