module @numpy_logical_and_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi1>, tensor<2x3x4xi1>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.and %arg0, %arg1 : tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi1>, tensor<2x3x4xi1>) {
    %c0 = stablehlo.constant dense<"0x000001010001000001000100000100000101000101010101"> : tensor<2x3x4xi1>
    %c1 = stablehlo.constant dense<"0x010101000000010101010101000101000000010100010000"> : tensor<2x3x4xi1>
    return %c0, %c1 : tensor<2x3x4xi1>, tensor<2x3x4xi1>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x000001000000000001000100000100000000000100010000"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @numpy_logical_and_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi32>, tensor<0xi32>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %3 = stablehlo.compare NE, %arg1, %2, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    %4 = stablehlo.and %1, %3 : tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xi32>, tensor<0xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    %c1 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0, %c1 : tensor<0xi32>, tensor<0xi32>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @numpy_logical_and_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xui8>, tensor<33xui8>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<33xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<33xui8>, tensor<33xui8>) -> tensor<33xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<33xui8>
    %3 = stablehlo.compare NE, %arg1, %2, UNSIGNED : (tensor<33xui8>, tensor<33xui8>) -> tensor<33xi1>
    %4 = stablehlo.and %1, %3 : tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xui8>, tensor<33xui8>) {
    %c0 = stablehlo.constant dense<"0x060707040406050506010500050708000901060606030401060207000905070608"> : tensor<33xui8>
    %c1 = stablehlo.constant dense<"0x080807060005060504080709030400020901040005070102080402080307050208"> : tensor<33xui8>
    return %c0, %c1 : tensor<33xui8>, tensor<33xui8>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x010101010001010101010100010100000101010001010101010101000101010101"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}
