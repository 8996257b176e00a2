module @lax_tan_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<bf16>
    %want0 = call @expected() : () -> tensor<bf16>
    %0 = stablehlo.tan %arg0 : tensor<bf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<-2.515625> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<0.72265625> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
}

// -----

module @lax_tan_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf16>
    %want0 = call @expected() : () -> tensor<7xf16>
    %0 = stablehlo.tan %arg0 : tensor<7xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<7xf16>, tensor<7xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[6.6484375, -2.361328125, -0.0889892578125, -2.4296875, 1.375, -0.09283447265625, 5.25]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
  func.func private @expected() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[0.38232421875, 0.98974609375, -0.0892333984375, 0.86279296875, 5.04296875, -0.09307861328125, -1.677734375]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
}

// -----

module @lax_tan_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<2x3x4xf32>
    %0 = stablehlo.tan %arg0 : tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x11BCB4BFEE3D12413D00014122F4A1C0EF9C17C119ABDAC0240150C032B8CFBF453809C1FFCFED40BABD13C0D73889C0C10CB0C0554EAE407B608FC0EE32B63F71D714C1301923C040BA0541D2C39EC06EBC1BC18FF81BC07902A3C01F79B1C0"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x40CEC7C049D095BE8A3097C03E0F3040893951BD8F061DBF4E09DFBDBDAB99414247913FCD6A0E4021D88C3F44B60DC0BF137E3F20B18DBF028887C01692D740277AFB3D82962C3FC718E8BFA9AD7B40D549A3BE8F9F593F06771F40A06A683F"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
}

// -----

module @lax_tan_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xf64>
    %want0 = call @expected() : () -> tensor<0xf64>
    %0 = stablehlo.tan %arg0 : tensor<0xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<0xf64>, tensor<0xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xf64> {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0 : tensor<0xf64>
  }
  func.func private @expected() -> tensor<0xf64> {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0 : tensor<0xf64>
  }
}

// -----

module @lax_tan_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.tan %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.5576171875, -1.5576171875, 0.54638671875, -0.54638671875, -2.185546875, 2.185546875, 0xFE00, 0xFE00, 0x7E00, 0.00010001659393310547, 45.25, -45.25]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_tan_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.tan %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.5574077, -1.5574077, 0.5463025, -0.5463025, -2.1850398, 2.1850398, 0xFFC00000, 0xFFC00000, 0x7FC00000, 9.999999747378752e-05, 45.244743, -45.244743]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_tan_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.tan %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.5574077246549023, -1.5574077246549023, 0.5463024898437905, -0.5463024898437905, -2.185039863261519, 2.185039863261519, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 0.00010000000033333334, 45.244742070819356, -45.244742070819356]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_tan_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<complex<f32>>
    %want0 = call @expected() : () -> tensor<complex<f32>>
    %0 = stablehlo.tan %arg0 : tensor<complex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(0.7595392,2.9850361)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
  func.func private @expected() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(0.005099904,0.9997229)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
}

// -----

module @lax_tan_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<7xcomplex<f64>>
    %0 = stablehlo.tan %arg0 : tensor<7xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(0.4393167956224038,-1.2623812752799477), (2.5733108705727084,-0.4287086842305765), (-1.7349145495518408,-0.12276082352398188), (-2.2511931615359995,2.066487456350213), (2.4571556655213564,2.3679059196342234), (-2.188679066339387,-0.983173775885759), (0.10390443989292386,0.7272376856443765)]> : tensor<7xcomplex<f64>>
    return %c0 : tensor<7xcomplex<f64>>
  }
  func.func private @expected() -> tensor<7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(0.11121706272398942,-0.8962352615285469), (-0.5008310878588221,-0.533519738193387), (3.852471935635736,-2.96362761892186), (0.031568571192428084,1.0062111138172323), (-0.017132441948342687,0.9963393202168254), (0.28502001175607133,-1.0569892511580974), (0.0637494301475746,0.625503238681495)]> : tensor<7xcomplex<f64>>
    return %c0 : tensor<7xcomplex<f64>>
  }
}
