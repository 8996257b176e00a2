module @lax_rsqrt_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xbf16>
    %want0 = call @expected() : () -> tensor<0xbf16>
    %0 = stablehlo.rsqrt %arg0 : tensor<0xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<0xbf16>, tensor<0xbf16>) -> ()
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

module @lax_rsqrt_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf16>
    %want0 = call @expected() : () -> tensor<33xf16>
    %0 = stablehlo.rsqrt %arg0 : tensor<33xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0xB04DE44A084FEE45C94C004F454E5B4A6A4DCA4B2149304E5647384DD84E2B4C9C46954D7D4D954B0442D14EE9402845464B0B4AAA4D9549E34CBB4D544C824EB94E"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
  func.func private @expected() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0xB6324F340932923650330C3264327D34E0320E34FF346F32E83501331E32D6333936C632D4321C349D3821321B390C3732349A34B932CA343D33AF32B13346322C32"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
}

// -----

module @lax_rsqrt_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf32>
    %want0 = call @expected() : () -> tensor<1x1xf32>
    %0 = stablehlo.rsqrt %arg0 : tensor<1x1xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<15.91337> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
  func.func private @expected() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<0.25067955> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
}

// -----

module @lax_rsqrt_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf64>
    %want0 = call @expected() : () -> tensor<4x0x2xf64>
    %0 = stablehlo.rsqrt %arg0 : tensor<4x0x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4x0x2xf64>, tensor<4x0x2xf64>) -> ()
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

// -----

module @lax_rsqrt_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.rsqrt %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0x7C00, 0xFC00, 1.0, 0xFE00, 1.4140625, 0xFE00, 0.70703125, 0xFE00, 0.0, 0xFE00, 0x7E00, 100.0, 0.0577392578125, 0xFE00]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_rsqrt_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.rsqrt %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 1.0, 0xFFC00000, 1.4142135, 0xFFC00000, 0.70710677, 0xFFC00000, 0.0, 0xFFC00000, 0x7FC00000, 100.0, 0.057735026, 0xFFC00000]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_rsqrt_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.rsqrt %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 1.0, 0xFFF8000000000000, 1.414213562373095, 0xFFF8000000000000, 0.7071067811865475, 0xFFF8000000000000, 0.0, 0xFFF8000000000000, 0x7FF8000000000000, 100.0, 0.057735026918962574, 0xFFF8000000000000]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_rsqrt_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<0xcomplex<f32>>
    %0 = stablehlo.rsqrt %arg0 : tensor<0xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
    return %c0 : tensor<0xcomplex<f32>>
  }
  func.func private @expected() -> tensor<0xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
    return %c0 : tensor<0xcomplex<f32>>
  }
}

// -----

module @lax_rsqrt_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<33xcomplex<f64>>
    %0 = stablehlo.rsqrt %arg0 : tensor<33xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<33xcomplex<f64>>, tensor<33xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x96F4EA968472064080001F5DBDD8EE3FAC4165436055EABF5169C4ABD90CF3BF50DA9B592A27C03F2280444DBC7506C03EA02AE4442502C0C86110C8A1C2EE3F007E2E78D30496BF015C2AAFE341F0BF80F721862F37DEBFE87CC625A7C1F43F58ADD51ED48A07C08059041B1764FA3FC294D10DAB6A0140B86CC811D8A7EBBFFEA593349E4806C010F29FCF98460140B07DEC47CE680240CC342048047DF53F54E2D4EFE12C05C0EE5341B97FA807C056D22855AB2D00402029D77550B9BD3FC07893744AE1BE3FA07025813665F63F3097434C89ACF03F18C4C21DEE87E7BF2A29F859FD01FCBFB04F7366025AD1BFF8DCDC0C1111F0BFCE2889880508FDBF73799A719BD801C070A32712B903D9BF3833ABDD4FCBE33F78BCE0AEFFCDDC3F1A5FC0C013A605409CEEF728E6330140D8374A6341D80640AC734EE7C1DB0540D44765C6D4D50240589A6D022AA8D9BF80B05CFDB27EBEBFE06CFCB8989ACF3F38031C0D4F9AE03F617494A3967A07C05664C73EFB6C01400041C7D4AB0CE0BFE76E1AE020D6FBBFDAB0601ED20306C02A6BD225F803F9BFCCA6DD266192F0BFBA282AE9F0460140F06E22EEDC23F03F0E41176E798F01C0CC901E1BDC4FFD3F72B2AFC5FABEFEBF0017F8639937C0BF1057D7D71A72F53F8090ADF41EF0E6BF60209FC75543E53F0EBE9C5159460440201ED3CEE01FF43FA82974768941ECBF7030FD0226E006C0A9F1DA0D95EEFCBF"> : tensor<33xcomplex<f64>>
    return %c0 : tensor<33xcomplex<f64>>
  }
  func.func private @expected() -> tensor<33xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x5B56A4080753E23FCA2FEA59907AB8BF3FD8BCBC2CB5D83FF0791BE4528EE73FB545CBDD3B98DB3FA07A6635D561DA3FC2B5EEEA683CC03F6B804CE2DAFAE3BF8B2B4646D434E63F42A5990B68AEE63F42D00A7C5E3EDF3F45B2B5CE354FE6BFD626798EB49BC13F93A31C126CDBE0BFBB6BCA4B5489E43FEAEBE257C16ABF3F0F9FF2CF9A13C63F1AD0AE4D7C20E0BFB660ECE79AECE23F4B1BF36A3279C4BFC91626825838CA3FB43BC37C2054DD3F633737477D79E63FEDBF6125F9A094BF57A1617499E4E33FEDEBCC0C9A40E2BF5E9EFE4A0402EB3FF50283E18323D13F46EED8A7FB86AD3F5AEADDACF7F8E73F29B4A444B591D63FF52F087B8224E33F912F8DAFF077AD3F1CACB5BF102FE53F92F6DC806865F13FF97B6CA9D7A2D6BF44BB41535140E03F1FCBD7DEC7AEC6BFB13B19AE5FE0DD3F46DA0F9956FBC7BFB20DDEAF04A2E43FE98C5E4F9CE7AB3FFC59D4E3BB3FF03F07F4E2786EE1F9BFAF8D415B6E67DC3F953D745AB5D2D73F0742F36C5444E53FCD196B069A55B33F9519F0B2421DD13F61CD89485411DF3F09CCFE3675F4CA3FE1B135D3C65FE63F58EEFF9FE83BE43F7FCDB9A574F8C1BFFB5C57FCF7CBC93F70A63DDDCCCAE1BF9A6CE7803249983F9BC76050F60BE73F7BA1A6944C2DE93F684E5ABAD63CC93F792308CBBD4DDF3FC8F2C1D08327D8BFEDD6E44C249DE83FE53258B4E41BCF3F30CE536E855CC33F99D09B91E3B5E03F"> : tensor<33xcomplex<f64>>
    return %c0 : tensor<33xcomplex<f64>>
  }
}
