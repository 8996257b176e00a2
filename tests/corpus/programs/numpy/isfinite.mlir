module @numpy_isfinite_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xi32>
    %want0 = call @expected() : () -> tensor<0xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xi32> {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0 : tensor<0xi32>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @numpy_isfinite_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xbf16>
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.is_finite %arg0 : (tensor<33xbf16>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0x4CC07F3FACC002C104C16640AEBF5640C7C090BFCA4084C0D94003410EC108419FBFA0BF97C066C009C182C00FC1D9C04F409F400C4080BE48BFDFBD0F41FEC0A6C0"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @numpy_isfinite_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf32>
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.is_finite %arg0 : (tensor<1x1xf32>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<-1.0337996> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}
