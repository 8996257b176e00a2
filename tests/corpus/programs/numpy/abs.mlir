module @numpy_abs_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xi32>
    %want0 = call @expected() : () -> tensor<0xi32>
    %0 = stablehlo.abs %arg0 : tensor<0xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi32>, tensor<0xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xi32> {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0 : tensor<0xi32>
  }
  func.func private @expected() -> tensor<0xi32> {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0 : tensor<0xi32>
  }
}

// -----

module @numpy_abs_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xbf16>
    %want0 = call @expected() : () -> tensor<33xbf16>
    %0 = stablehlo.abs %arg0 : tensor<33xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0xD3403C408E4077C0514010C000C088C0C7BF8FBFC9BF30C0784001C105C0D940EDC08DC000C1D340914096C0BC3EDAC08340C9C0E2BF1F3F01400BC123C096C005C0"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
  func.func private @expected() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0xD3403C408E4077405140104000408840C73F8F3FC93F3040784001410540D940ED408D400041D34091409640BC3EDA408340C940E23F1F3F01400B41234096400540"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
}

// -----

module @numpy_abs_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf64>
    %want0 = call @expected() : () -> tensor<1x1xf64>
    %0 = stablehlo.abs %arg0 : tensor<1x1xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<-4.640304689569449> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<4.640304689569449> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
}

// -----

module @numpy_abs_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x0x2xf32>
    %0 = stablehlo.abs %arg0 : (tensor<4x0x2xcomplex<f32>>) -> tensor<4x0x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<4x0x2xf32>, tensor<4x0x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x0x2xf32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf32>
    return %c0 : tensor<4x0x2xf32>
  }
}
