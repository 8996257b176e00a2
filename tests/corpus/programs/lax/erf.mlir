module @lax_erf_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xbf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xbf16>
    %0 = chlo.erf %arg0 : tensor<2x1x3x2xbf16> -> tensor<2x1x3x2xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[-0.71875, 0.298828125], [-1.9453125, -2.46875], [-3.578125, 2.796875]]], [[[3.03125, 2.578125], [-0.60546875, 3.578125], [-0.95703125, 2.578125]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[-0.69140625, 0.328125], [-0.9921875, -1.0], [-1.0, 1.0]]], [[[1.0, 1.0], [-0.609375, 1.0], [-0.82421875, 1.0]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
}

// -----

module @lax_erf_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf16>
    %want0 = call @expected() : () -> tensor<17x3xf16>
    %0 = chlo.erf %arg0 : tensor<17x3xf16> -> tensor<17x3xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17x3xf16>, tensor<17x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0xA2C268BE8ABC0B2DD1246CBDE932CB2E71C01A3E5CC194AB90BE6C421D41013859B9464057384CC08BC1C44240C2F63E4E43F93F813E47C2CEC13242E5403D3D7CBD304361BD673FF1406742E5B879B7D1C16040DBC1D03F7E428B3D84C25DC2C13902B048A8"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
  func.func private @expected() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0x00BCD0BB22BBAE2D6F258FBBAE33A32FFDBBC13B00BC45ACD6BB003CFF3B2B383EB9FB3B7538FBBB00BC003C00BCE43B003CF63BD43B00BC00BC003CFF3B7D3B94BB003C8BBBEE3BFF3B003CE8B8DBB700BCFC3B00BCF43B003C9A3B00BC00BC873980B0D4A8"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
}

// -----

module @lax_erf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = chlo.erf %arg0 : tensor<3x5xf32> -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-3.976753, 3.7857883, 1.6967853, 0.20629704, -3.478255], [-3.2279572, 2.0897799, 3.9258556, 1.1226321, -2.3379571], [3.595291, -1.3619719, 3.413153, -2.9718332, 0.60712653]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-1.0, 0.9999999, 0.98358774, 0.22952075, -0.9999993], [-0.99999493, 0.99687725, 1.0, 0.8876326, -0.99905485], [0.9999996, -0.94591045, 0.9999985, -0.99997354, 0.60944235]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_erf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f64>
    %want0 = call @expected() : () -> tensor<f64>
    %0 = chlo.erf %arg0 : tensor<f64> -> tensor<f64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f64> {
    %c0 = stablehlo.constant dense<-2.8247539119226817> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<-0.9999352525587564> : tensor<f64>
    return %c0 : tensor<f64>
  }
}

// -----

module @lax_erf_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = chlo.erf %arg0 : tensor<14xf16> -> tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.8427734375, -0.8427734375, 0.5205078125, -0.5205078125, 0.9951171875, -0.9951171875, 1.0, -1.0, 0x7E00, 0.00011283159255981445, 1.0, -1.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_erf_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = chlo.erf %arg0 : tensor<14xf32> -> tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.84270084, -0.84270084, 0.5204999, -0.5204999, 0.9953222, -0.9953222, 1.0, -1.0, 0x7FC00000, 0.00011283791, 1.0, -1.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_erf_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = chlo.erf %arg0 : tensor<14xf64> -> tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.8427007929497149, -0.8427007929497149, 0.5204998778130465, -0.5204998778130465, 0.9953222650189527, -0.9953222650189527, 1.0, -1.0, 0x7FF8000000000000, 0.00011283791633342487, 1.0, -1.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}
