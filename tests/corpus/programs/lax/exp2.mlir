module @lax_exp2_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<bf16>
    %want0 = call @expected() : () -> tensor<bf16>
    %cst = stablehlo.constant dense<6.914060e-01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<bf16>
    %2 = stablehlo.exponential %1 : tensor<bf16>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<-6.21875> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<0.013427734375> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
}

// -----

module @lax_exp2_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf16>
    %want0 = call @expected() : () -> tensor<7xf16>
    %cst = stablehlo.constant dense<6.933590e-01> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7xf16>
    %2 = stablehlo.exponential %1 : tensor<7xf16>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7xf16>, tensor<7xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[-6.3203125, 1.517578125, 8.6640625, 6.65625, -2.13671875, 1.78125, 2.7578125]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
  func.func private @expected() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[0.01248931884765625, 2.86328125, 406.5, 100.8125, 0.227294921875, 3.439453125, 6.765625]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
}

// -----

module @lax_exp2_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<2x3x4xf32>
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x3x4xf32>
    %2 = stablehlo.exponential %1 : tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x85CFF53ED345A03F1698C8BF16FEB940B9BC034144D2FA3F943AFCC0F9B292BED10CC7BE2348A8C003EE0F41DEBD3340A60F2FC0D5ECBBC0096F0241FBD2A2C09271FD40297F0240EB80054123F0114187029E4007EAA6C0BE95D7BFA7348640"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x188AB23F8A711840B6C9AC3E8FC36042D07E9643ACEB784015E58A3B6BE3513F2287433FA5F5D53CCE38FF43162CE04034C6193EC4CF8B3C8C3B8E4319CFF03CB535724327828340BA76A243F7350B44EB32F5418564DC3CC4509F3E716A9241"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
}

// -----

module @lax_exp2_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xf64>
    %want0 = call @expected() : () -> tensor<0xf64>
    %cst = stablehlo.constant dense<0.69314718055994529> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<0xf64>
    %2 = stablehlo.exponential %1 : tensor<0xf64>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<0xf64>, tensor<0xf64>) -> ()
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

module @lax_exp2_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %cst = stablehlo.constant dense<6.933590e-01> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<14xf16>
    %2 = stablehlo.exponential %1 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 2.0, 0.5, 1.4140625, 0.70703125, 4.0, 0.2498779296875, 0x7C00, 0.0, 0x7E00, 1.0, 0x7C00, 0.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_exp2_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<14xf32>
    %2 = stablehlo.exponential %1 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 2.0, 0.5, 1.4142135, 0.70710677, 4.0, 0.25, 0x7F800000, 0.0, 0x7FC00000, 1.0000693, 0x7F800000, 0.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_exp2_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %cst = stablehlo.constant dense<0.69314718055994529> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<14xf64>
    %2 = stablehlo.exponential %1 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 2.0, 0.5, 1.4142135623730951, 0.7071067811865476, 4.0, 0.25, 0x7FF0000000000000, 0.0, 0x7FF8000000000000, 1.0000693171203765, 2.0370359763344673e+90, 4.909093465297771e-91]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_exp2_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<complex<f32>>
    %want0 = call @expected() : () -> tensor<complex<f32>>
    %cst = stablehlo.constant dense<(0.693147182,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %1 = stablehlo.multiply %0, %arg0 : tensor<complex<f32>>
    %2 = stablehlo.exponential %1 : tensor<complex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(-1.1863223,0.1870715)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
  func.func private @expected() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(0.4357326,0.056819417)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
}

// -----

module @lax_exp2_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<7xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.69314718055994529,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<7xcomplex<f64>>
    %1 = stablehlo.multiply %0, %arg0 : tensor<7xcomplex<f64>>
    %2 = stablehlo.exponential %1 : tensor<7xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(2.6702721794156075,2.4176120710971247), (0.22192389639209598,-2.9000833440640545), (0.5750818072387531,-1.826908242431751), (2.381176213885471,0.21609883811935982), (0.8134562400828291,2.5187397719225375), (0.01631546010454743,-0.424517467013108), (-0.6737872153827209,1.7127826427185013)]> : tensor<7xcomplex<f64>>
    return %c0 : tensor<7xcomplex<f64>>
  }
  func.func private @expected() -> tensor<7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(-0.6669255724330059,6.330458692102526), (-0.49612242635026266,-1.0555045600090363), (0.4466264011392862,-1.4212373082457428), (5.15127938994524,0.7774243359918502), (-0.30608617592266846,1.730556100691313), (0.9679034057903331,-0.29332363436102205), (0.23460080307830278,0.5813042390109155)]> : tensor<7xcomplex<f64>>
    return %c0 : tensor<7xcomplex<f64>>
  }
}
