module @lax_lgamma_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xbf16>
    %want0 = call @expected() : () -> tensor<0xbf16>
    %0 = chlo.lgamma %arg0 : tensor<0xbf16> -> tensor<0xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<0xbf16>, tensor<0xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xbf16>
    return %c0 : tensor<0xbf16>
  }
  func.func private @expected() -> tensor<0xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xbf16>
    return %c0 : tensor<0xbf16>
  }
}

// -----

module @lax_lgamma_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf16>
    %want0 = call @expected() : () -> tensor<33xf16>
    %0 = chlo.lgamma %arg0 : tensor<33xf16> -> tensor<33xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.812e-03 : f64} : (tensor<33xf16>, tensor<33xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0x6B4CC648F345DB47C9441F4AB34CBB49474C4243A24CDD487C3AD24B6B41D34B4644DF4A094C1C47114A3045294B434C6E44FA4036456E4C014CC14C584CD2498D3D"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
  func.func private @expected() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0x1250E549B3441E48B841864C7A500D4CBF4F623D6150184A8B30BB4E1237BC4E4B40794D124FC946754CEE42D94DB34FB7406C3400431650FC4E8E50EF4F284C9AAF"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
}

// -----

module @lax_lgamma_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf32>
    %want0 = call @expected() : () -> tensor<1x1xf32>
    %0 = chlo.lgamma %arg0 : tensor<1x1xf32> -> tensor<1x1xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<14.767821> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
  func.func private @expected() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<24.572163> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
}

// -----

module @lax_lgamma_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf64>
    %want0 = call @expected() : () -> tensor<4x0x2xf64>
    %0 = chlo.lgamma %arg0 : tensor<4x0x2xf64> -> tensor<4x0x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<4x0x2xf64>, tensor<4x0x2xf64>) -> ()
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
