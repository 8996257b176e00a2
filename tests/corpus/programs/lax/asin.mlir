module @lax_asin_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xbf16>
    %want0 = call @expected() : () -> tensor<3x5xbf16>
    %0 = chlo.asin %arg0 : tensor<3x5xbf16> -> tensor<3x5xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-0.431640625, -0.78515625, 0.134765625, -0.400390625, 0.953125], [-0.1533203125, -0.97265625, -0.76171875, -0.86328125, -0.181640625], [-0.82421875, 0.34375, -0.3203125, 0.91015625, 0.890625]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-0.4453125, -0.90234375, 0.1357421875, -0.41015625, 1.265625], [-0.154296875, -1.3359375, -0.8671875, -1.046875, -0.1826171875], [-0.97265625, 0.3515625, -0.32421875, 1.140625, 1.1015625]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
}

// -----

module @lax_asin_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f16>
    %want0 = call @expected() : () -> tensor<f16>
    %0 = chlo.asin %arg0 : tensor<f16> -> tensor<f16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f16> {
    %c0 = stablehlo.constant dense<-0.06988525390625> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<-0.0699462890625> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @lax_asin_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = chlo.asin %arg0 : tensor<7xf32> -> tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-0.6240728, 0.18324354, -0.2433085, -0.5914172, 0.025918243, 0.8537129, -0.81392884]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-0.6739443, 0.18428487, -0.24577539, -0.63281524, 0.025921147, 1.0230742, -0.95088303]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @lax_asin_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = chlo.asin %arg0 : tensor<2x3x4xf64> -> tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x48DCBCFEF705D4BF94F3C8C227CEEEBF06C02A55E004E33FFA24C8DA9964E63FD84313661B32ED3F5EBCE7FCFABBE93F5E44CD7CC247E1BFA0326A60B057EDBF9078C4D605D9C6BFF6A8B4A8DAF1E13F9EA143C10639EB3F4066FCD48C4BA5BF52E333BDA087EBBF9A405EFB0615E7BF9C9CE5BCCA98ECBF1E323934B01DE53F8813E051CD48CC3F1A3D59EFAA7AE63F90A1D091D19CBF3F7005F1A3262EBABF5448A872C459E1BF88B766C4C738C5BFBA3AFCE14CC5EFBFB0242CDFF6BFEC3F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x6845AAE3815DD4BFE4DDCE1836BFF4BF0F8D3E04CF5DE43F89338D9D89CDE83F6C547C7E6B62F23FBA0F0E2CF9E5ED3F20FA4F921D41E2BF08F1F21DE990F2BFF1584A5D89F8C6BFCDA00934DB0CE33FBE8B09100347F03F3EE6C1841F4DA5BFAC977851EC92F0BF085230E24EC8E9BFEF3D4DA3C9AFF1BF94D46FF8920FE73FB04439DF0F85CC3FEE62A4347CECE83F9012006587B1BF3F6B26877EE339BABF562117688756E2BF6B63B198FB51C5BF331706115937F7BF5281ED18E8DBF13F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}

// -----

module @lax_asin_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = chlo.asin %arg0 : tensor<14xf16> -> tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.5703125, -1.5703125, 0.5234375, -0.5234375, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0x7E00, 0.00010001659393310547, 0xFE00, 0xFE00]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_asin_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = chlo.asin %arg0 : tensor<14xf32> -> tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.5707964, -1.5707964, 0.5235988, -0.5235988, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0x7FC00000, 9.999999747378752e-05, 0xFFC00000, 0xFFC00000]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_asin_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = chlo.asin %arg0 : tensor<14xf64> -> tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.5707963267948966, -1.5707963267948966, 0.5235987755982989, -0.5235987755982989, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 0.00010000000016666667, 0xFFF8000000000000, 0xFFF8000000000000]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_asin_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f32>>
    %0 = chlo.asin %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-1.8871713,0.74865097), (-2.4523265,0.5859263), (0.3747091,2.4593728), (-2.3617725,1.1222135), (1.907201,-1.2580472)], [(0.06916448,-1.2912517), (1.876023,-1.795473), (0.26504666,-2.5801444), (-1.4555537,-0.94556504), (1.1101052,2.365707)], [(-1.4806547,0.4544756), (2.4959693,-2.695166), (2.7159572,-2.6284156), (1.9579368,-0.29742926), (1.8657999,2.0624897)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-1.1454784,1.3574252), (-1.316397,1.581468), (0.140405,1.6412032), (-1.0968411,1.6318159), (0.9413415,-1.5032674)], [(0.042338055,-1.0738147), (0.77028406,-1.647847), (0.09554825,-1.6808556), (-0.91222644,-1.2195091), (0.41248038,1.6773648)], [(-1.1950212,1.0403099), (0.7286709,-1.9961846), (0.78427315,-2.022638), (1.396807,-1.3099732), (0.70362574,1.7207522)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
}

// -----

module @lax_asin_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<complex<f64>>
    %want0 = call @expected() : () -> tensor<complex<f64>>
    %0 = chlo.asin %arg0 : tensor<complex<f64>> -> tensor<complex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<complex<f64>> {
    %c0 = stablehlo.constant dense<(-0.3803329022912001,-1.6648066714442482)> : tensor<complex<f64>>
    return %c0 : tensor<complex<f64>>
  }
  func.func private @expected() -> tensor<complex<f64>> {
    %c0 = stablehlo.constant dense<(-0.1943319426828205,-1.29916873395565)> : tensor<complex<f64>>
    return %c0 : tensor<complex<f64>>
  }
}
