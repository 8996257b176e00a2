module @numpy_real_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%arg0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-6.576096> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-6.576096> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @numpy_real_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = stablehlo.real %arg0 : (tensor<7xcomplex<f32>>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(2.061233,-1.4104125), (-8.625791,3.91926), (-7.8612957,-7.512219), (8.708633,-0.395701), (-0.9617756,-2.804129), (-3.925892,0.9656684), (-4.9769783,-3.7861605)]> : tensor<7xcomplex<f32>>
    return %c0 : tensor<7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[2.061233, -8.625791, -7.8612957, 8.708633, -0.9617756, -3.925892, -4.9769783]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @numpy_real_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = stablehlo.real %arg0 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x9CCE49B40BB60B408B3F417695BE18C0CEBFB4207EF220C0759B167C9FB612C0D2AA020ABD4D13C0487D19F0177E0F4000A416EBE50CAB3F7C92D54233661740803D1FF97318B7BF00366A317715AABFF82E0E37473212C07478732DC1E807C0BDC40914CCB020C0426701733F5B1340A049F16BAFC8D4BF68DCA3010F210C405E1FC0DB11461040C496DB8F35DBFFBFD0891285331A1D40E01A26727D100A40D8C395026419F63F8A54C05D218E20C0C0C69FB83D12E23FE39A6EFAA34214C082E1365DF9661A40E07B35C89E80E1BF5049E46DF32121401417F753ECC621C0C6643BEBCD1B1B407C762C083F3520C096323EC525FA1140DA4BC97ED2771BC0E0E75CFE438DDD3F5CE19192B0C70DC060FDD4B30D271D40B826401C5A26F2BF34738F224BEB0AC08ABA9BB4780806C09DAC015C707712C03EB2D97D3AF918C0FBE9C769CC3C1BC03AD823A396C221C0AE12EAADC31A07C03896FEEAB1840040447FF98F0B7D13400CCBCF91E66B02C0F8D3CC54AF3912403228CAF123741740"> : tensor<2x3x4xcomplex<f64>>
    return %c0 : tensor<2x3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x9CCE49B40BB60B40CEBFB4207EF220C0D2AA020ABD4D13C000A416EBE50CAB3F803D1FF97318B7BFF82E0E37473212C0BDC40914CCB020C0A049F16BAFC8D4BF5E1FC0DB11461040D0891285331A1D40D8C395026419F63FC0C69FB83D12E23F82E1365DF9661A405049E46DF3212140C6643BEBCD1B1B4096323EC525FA1140E0E75CFE438DDD3F60FDD4B30D271D4034738F224BEB0AC09DAC015C707712C0FBE9C769CC3C1BC0AE12EAADC31A07C0447FF98F0B7D1340F8D3CC54AF391240"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}
