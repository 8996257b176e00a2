module @numpy_greater_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi1>, tensor<7xi1>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi1>, tensor<7xi1>) {
    %c0 = stablehlo.constant dense<[false, true, true, false, true, false, true]> : tensor<7xi1>
    %c1 = stablehlo.constant dense<[true, false, true, true, false, true, false]> : tensor<7xi1>
    return %c0, %c1 : tensor<7xi1>, tensor<7xi1>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @numpy_greater_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xui16>, tensor<2x3x4xui16>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xui16>, tensor<2x3x4xui16>) {
    %c0 = stablehlo.constant dense<"0x020000000000020000000000000000000100000000000100020000000100020000000100010001000100020001000000"> : tensor<2x3x4xui16>
    %c1 = stablehlo.constant dense<"0x020002000100010000000000020001000100020002000100000001000000010001000200010000000100020002000200"> : tensor<2x3x4xui16>
    return %c0, %c1 : tensor<2x3x4xui16>, tensor<2x3x4xui16>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x000000010000000000000000010001010000000100000000"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @numpy_greater_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xbf16>, tensor<0xbf16>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<0xbf16>, tensor<0xbf16>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xbf16>, tensor<0xbf16>) {
    %c0 = stablehlo.constant dense<> : tensor<0xbf16>
    %c1 = stablehlo.constant dense<> : tensor<0xbf16>
    return %c0, %c1 : tensor<0xbf16>, tensor<0xbf16>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @numpy_greater_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xf32>, tensor<33xf32>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xf32>, tensor<33xf32>) {
    %c0 = stablehlo.constant dense<"0x2420D53F2D3FD73F5945EFBF64FCE43F6B95543FC65FC13F72FBDEBE7DE4FCBF6CD9CEBF7185DD3F57BDB6BFF6B2B33F494E10BE9B5E6ABFFEE3023FC02244BFB348C03F0474553F300322BE0C3DF3BE99E7E03E07AE5E3FF16648BC30F14E3F7BCC093F107E82BF2B298FBF36AE31BFD9CF893F9123E33FFDE2C6BF59CD2EBE5B26FDBE"> : tensor<33xf32>
    %c1 = stablehlo.constant dense<"0xE10BAC3EFC04213F6682ADBF351CE2BFFB6CA3BF299D203F79CFBFBFCA76323F54829F3E0BFCAB3ED811AFBF3D13AFBD6E782EBFC4D3CCBF8B2E40BF2EDA233F2901DC3F7E0CC2BF74BEB73FBE8CAEBF23D4713E13A987BF012E9DBF4253583F9FC89A3FCEE6C73EB65384BF5D97FB3FD33A393F8982E53F65FFA23FFE15E7BF5CA0443F"> : tensor<33xf32>
    return %c0, %c1 : tensor<33xf32>, tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x010100010101010000010001010101000001000101010100000000000100000100"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}
