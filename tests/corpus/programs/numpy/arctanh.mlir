module @numpy_arctanh_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf16>
    %want0 = call @expected() : () -> tensor<33xf16>
    %0 = chlo.atanh %arg0 : tensor<33xf16> -> tensor<33xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0x29B40FB883B985B7E03A4C27EA314926482CC7B471B24D348F3B03AB7E399538C82FB7209A3122317BB3C2346C373EBA46BA392F81AD353958B139344ABA303AA2BA"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
  func.func private @expected() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0x42B479B8C4BA14B82A3D4C27FC314A264A2CEEB488B26834203F05ABBB3A3739D22FB720A8312E31A0B3E83405382FBC3ABC412F84AD383A65B153343EBC1D3CBEBC"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
}

// -----

module @numpy_arctanh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf32>
    %want0 = call @expected() : () -> tensor<1x1xf32>
    %0 = chlo.atanh %arg0 : tensor<1x1xf32> -> tensor<1x1xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<-0.7064162> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
  func.func private @expected() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<-0.87999374> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
}

// -----

module @numpy_arctanh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf64>
    %want0 = call @expected() : () -> tensor<4x0x2xf64>
    %0 = chlo.atanh %arg0 : tensor<4x0x2xf64> -> tensor<4x0x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<4x0x2xf64>, tensor<4x0x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xf64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf64>
    return %c0 : tensor<4x0x2xf64>
  }
  func.func private @expected() -> tensor<4x0x2xf64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf64>
    return %c0 : tensor<4x0x2xf64>
  }
}
