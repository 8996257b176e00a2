module @numpy_greater_equal_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi1>, tensor<2x3x4xi1>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi1>, tensor<2x3x4xi1>) {
    %c0 = stablehlo.constant dense<"0x010000010001000100000001000000000000000100010001"> : tensor<2x3x4xi1>
    %c1 = stablehlo.constant dense<"0x000001010101000000000100010101000101010001000100"> : tensor<2x3x4xi1>
    return %c0, %c1 : tensor<2x3x4xi1>, tensor<2x3x4xi1>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x010100010001010101010001000000010000000100010001"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @numpy_greater_equal_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xui16>, tensor<0xui16>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<0xui16>, tensor<0xui16>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xui16>, tensor<0xui16>) {
    %c0 = stablehlo.constant dense<> : tensor<0xui16>
    %c1 = stablehlo.constant dense<> : tensor<0xui16>
    return %c0, %c1 : tensor<0xui16>, tensor<0xui16>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @numpy_greater_equal_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xbf16>, tensor<33xbf16>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<33xbf16>, tensor<33xbf16>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xbf16>, tensor<33xbf16>) {
    %c0 = stablehlo.constant dense<"0xCD3F853FFE3D8BBFE7BFC03FF23F64BF8D3FC6BFA23FECBE803FFCBF793F4BBF58BFDB3FA1BFD63DC03F633E443E753D83BF203F903EFDBFCFBE48BFD73FF33DF63F"> : tensor<33xbf16>
    %c1 = stablehlo.constant dense<"0xBCBD6CBF183E63BFA0BFD7BF04BFE6BF0A3EDABF54BEBEBFB83FC93F24BF91BFDB3D133F923FB9BF953FAF3FD1BFB03EA03FE4BF813F69BFE53FB73F3CBFEBBE9EBF"> : tensor<33xbf16>
    return %c0, %c1 : tensor<33xbf16>, tensor<33xbf16>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x010100000001010101010101000001010001000101000100000100000000010101"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @numpy_greater_equal_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xf32>, tensor<1x1xf32>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xf32>, tensor<1x1xf32>) {
    %c0 = stablehlo.constant dense<1.5955036> : tensor<1x1xf32>
    %c1 = stablehlo.constant dense<-0.92772> : tensor<1x1xf32>
    return %c0, %c1 : tensor<1x1xf32>, tensor<1x1xf32>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}
