module @lax_erfc_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xbf16>
    %want0 = call @expected() : () -> tensor<3x5xbf16>
    %0 = chlo.erfc %arg0 : tensor<3x5xbf16> -> tensor<3x5xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-3.171875, -1.4375, 3.453125, 1.84375, 0.0284423828125], [-0.796875, 1.46875, 1.140625, 0.0634765625, -0.80078125], [0.859375, 0.412109375, -1.6328125, 3.515625, -2.390625]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[2.0, 1.9609375, 1.043081283569336e-06, 0.00909423828125, 0.96875], [1.7421875, 0.037841796875, 0.10693359375, 0.9296875, 1.7421875], [0.224609375, 0.55859375, 1.9765625, 6.631016731262207e-07, 2.0]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
}

// -----

module @lax_erfc_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f16>
    %want0 = call @expected() : () -> tensor<f16>
    %0 = chlo.erfc %arg0 : tensor<f16> -> tensor<f16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f16> {
    %c0 = stablehlo.constant dense<0.94775390625> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<0.18017578125> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @lax_erfc_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = chlo.erfc %arg0 : tensor<7xf32> -> tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[3.9666843, -3.35623, -0.14569895, -3.1565197, 2.3695834, -2.9746757, -3.273679]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[2.026322e-08, 1.999998, 1.1632477, 1.999992, 0.00080492126, 1.9999741, 1.9999963]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @lax_erfc_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = chlo.erfc %arg0 : tensor<2x3x4xf64> -> tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xC463976FE8DCF73F7A7BA0FC9A0800C0E4FEB161AE60034080EE88D0FC76DCBFAC0EA9D0621D0440C405C374B766F43F04E6B247B0860440EA2DFB947DF4014040A1F6586178B23FA854D38F0811E3BF94F46E73A5F70FC0B60A3C116BCA05C014A1A7E174AA0BC022690D9DC53904C01E306FB7519005C090CE4648CE99D8BF2C2F7CF54EA9F4BFAE7A48A8CDD504C0EEEDD66B3D4200407A1EF3449BA30C409AEC207A497B02C0FC04529A56C60740CA450A407FBC0BC0502E5CE78518E63F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x5136803CF2E1A13F68A0085631EDFF3F10205091781B443F2495C2C4C187F73F786696BD8BB1383F82AE835C1D44B23F7F46CAF4F7AD323F6CA158BE93A1583F188E02CE3A66ED3F03B61687E99BF93F825AB8FBFFFFFF3FA9021C3285FFFF3F93E83FF2FEFFFF3FF876DF5B91FEFF3F47BC34706FFFFF3FBE694F4AD39CF63F8BC8E42539EAFE3FC44116760EFFFF3FDDB84437B697703FA9F674369ABC9B3E41ED7EB98CFBFF3FB42278F620A4FB3E5833D002FFFFFF3F7C3C28564A0BD53F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}

// -----

module @lax_erfc_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = chlo.erfc %arg0 : tensor<14xf16> -> tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 0.1573486328125, 1.8427734375, 0.4794921875, 1.5205078125, 0.00467681884765625, 1.9951171875, 0.0, 2.0, 0xFE00, 1.0, 0.0, 2.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_erfc_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = chlo.erfc %arg0 : tensor<14xf32> -> tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 0.15729924, 1.8427007, 0.47950017, 1.5204998, 0.004677735, 1.9953222, 0.0, 2.0, 0xFFC00000, 0.99988717, 0.0, 2.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_erfc_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = chlo.erfc %arg0 : tensor<14xf64> -> tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 0.15729920705028513, 1.8427007929497148, 0.4795001221869535, 1.5204998778130465, 0.004677734981047267, 1.9953222650189528, 0.0, 2.0, 0xFFF8000000000000, 0.9998871620836666, 0.0, 2.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}
