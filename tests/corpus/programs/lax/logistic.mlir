module @lax_logistic_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xbf16>
    %want0 = call @expected() : () -> tensor<33xbf16>
    %0 = stablehlo.negate %arg0 : tensor<33xbf16>
    %1 = stablehlo.exponential %0 : tensor<33xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<33xbf16>
    %3 = stablehlo.add %2, %1 : tensor<33xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<33xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<33xbf16>
    stablehlo.custom_call @check.expect_close(%5, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0x17C1D240C140DAC001C0C24005411741F43DA4C01EC1E4C0A1C0D5C01141ABBCA03F97BFDB3E1941BE403B401EC01FC19140F840B6400AC1E340F5C00D3F4B4010C1"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
  func.func private @expected() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0xA738803F803F903AF13D803F803F803F073FC23B5838533AD53BA93A803FFC3E473F713E1B3F803F803F733FA03D4A387E3F803F803F3C39803FF839223F763F0239"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
}

// -----

module @lax_logistic_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf16>
    %want0 = call @expected() : () -> tensor<1x1xf16>
    %0 = stablehlo.negate %arg0 : tensor<1x1xf16>
    %1 = stablehlo.exponential %0 : tensor<1x1xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<1x1xf16>
    %3 = stablehlo.add %2, %1 : tensor<1x1xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<1x1xf16>
    %5 = stablehlo.divide %4, %3 : tensor<1x1xf16>
    stablehlo.custom_call @check.expect_close(%5, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<7.13671875> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
  func.func private @expected() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<0.9990234375> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
}

// -----

module @lax_logistic_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.negate %arg0 : tensor<3x5xf32>
    %1 = stablehlo.exponential %0 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%5, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[8.621421, 5.480065, -5.2178354, 8.467596, 4.08781], [-7.435203, 3.049351, 9.339983, -7.7242093, -6.98337], [5.7476673, 4.6636853, 0.7892435, -1.6679666, 1.3593862]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.9998198, 0.9958482, 0.0053898385, 0.9997899, 0.98350084], [0.0005897611, 0.95475453, 0.99991214, 0.00044180092, 0.0009263147], [0.99682, 0.9906565, 0.68766886, 0.15869546, 0.79565996]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_logistic_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = stablehlo.negate %arg0 : tensor<2x1x3x2xf64>
    %1 = stablehlo.exponential %0 : tensor<2x1x3x2xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x1x3x2xf64>
    %3 = stablehlo.add %2, %1 : tensor<2x1x3x2xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x1x3x2xf64>
    %5 = stablehlo.divide %4, %3 : tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_close(%5, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[-8.9213577704508, 2.5826191179559324], [9.16547181402272, 7.697356864254104], [7.740608027560729, -1.4042096685368008]]], [[[-3.5205339649783607, 1.7174309739507407], [-6.171187050549014, 4.410011998267361], [2.074560882120167, -4.595620996500928]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[0.0001334890283174202, 0.9297345640793898], [0.9998954219000326, 0.9995461803959823], [0.9995653818550877, 0.19714895029810536]]], [[[0.028733590296868308, 0.8477976335394003], [0.0020844012667438137, 0.9879909380484813], [0.8884059327299103, 0.009995039869095335]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}

// -----

module @lax_logistic_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.negate %arg0 : tensor<14xf16>
    %1 = stablehlo.exponential %0 : tensor<14xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %3 = stablehlo.add %2, %1 : tensor<14xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<14xf16>
    %5 = stablehlo.divide %4, %3 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%5, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.5, 0.5, 0.73095703125, 0.268798828125, 0.62255859375, 0.377685546875, 0.88037109375, 0.11920166015625, 1.0, 0.0, 0xFE00, 0.5, 1.0, 0.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_logistic_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.negate %arg0 : tensor<14xf32>
    %1 = stablehlo.exponential %0 : tensor<14xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %3 = stablehlo.add %2, %1 : tensor<14xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %5 = stablehlo.divide %4, %3 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%5, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.5, 0.5, 0.7310586, 0.26894143, 0.62245935, 0.37754068, 0.880797, 0.11920292, 1.0, 0.0, 0xFFC00000, 0.50002503, 1.0, 0.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_logistic_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.negate %arg0 : tensor<14xf64>
    %1 = stablehlo.exponential %0 : tensor<14xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %3 = stablehlo.add %2, %1 : tensor<14xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %5 = stablehlo.divide %4, %3 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%5, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.5, 0.5, 0.7310585786300049, 0.2689414213699951, 0.6224593312018546, 0.3775406687981454, 0.8807970779778823, 0.11920292202211755, 1.0, 0.0, 0xFFF8000000000000, 0.5000249999999792, 1.0, 5.148200222412013e-131]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_logistic_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<33xcomplex<f32>>
    %0 = stablehlo.negate %arg0 : tensor<33xcomplex<f32>>
    %1 = stablehlo.exponential %0 : tensor<33xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<33xcomplex<f32>>
    %3 = stablehlo.add %2, %1 : tensor<33xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<33xcomplex<f32>>
    %5 = stablehlo.divide %4, %3 : tensor<33xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x2CDDF1BF0C5213BF46BB294032F8983EB61088BFCF8F04C0D61B83BFD4599DBEC611963FE4FC92BEA8CCDABF885B3DC071A2B73F27A9BBBF8970DABE5B11993F7CF01F405B4A23C0DE56E83FDDBB143FEB36E03F8BE62E3F816624C0AE77D1BE909713C070162E3F05E4043E75CD893F52E424C04BB0F8BFF2D7BDBEDB24763F3CE0123F236FD93F22858ABFAED3A63ED40D05BF2D5695BFBF813840D3A490BFB804D43F3705923FC8541D409123D6BE9DE2B4BF21A50740AD999BBEE66921C08D20CFBF2BC21B40CAC0DB3C19782A4033BFA33E751A93BF834730C0F4C4CC3DB5ACC8BD3BF30F4084EC45BF5C6E4EBF8A51B93F4FF8D23F561EFD3FFB7109BF53F0CA3F0B620FBE"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
  func.func private @expected() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xEF16F03D4EF983BD95BF6F3F412A953C906C71BD76F3C4BEDB06853E615775BD2B7D443F0C8454BDADB05BBE2A2F47BD2C1D6D3F4F3A5BBE4DD4B23E5150A33E460C893FB43757BD71F25F3FE9EA8C3DD68E5F3F8DA3AC3DA314883DA8D0D9BC0EAD993DD4525C3DFF3B0B3F9BFD973E1070BCBCBBA398BDECD9C43E42BB7F3E15704A3F28C5F33EEA087E3E84E17C3DA325A53EBFB599BE796B793F2F4E45BDF32A673F7B91143E782F6D3F68AEF4BC1E27ACBD9002843EB2FA27BE5BEB9FBF58731ABE0EDB323EF1891E3F88E8024029811C3FCDE89FBEEC17743DEB1EB83B1466BD3E2A16843F6737933ED73438BE97AE763FE08D6B3E1DE0633F47AF66BD39B5543F81C9A1BC"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
}

// -----

module @lax_logistic_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<1x1xcomplex<f64>>
    %0 = stablehlo.negate %arg0 : tensor<1x1xcomplex<f64>>
    %1 = stablehlo.exponential %0 : tensor<1x1xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %3 = stablehlo.add %2, %1 : tensor<1x1xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %5 = stablehlo.divide %4, %3 : tensor<1x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(-1.1175148016581586,-2.0466769232495787)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(-0.05308939156855704,-0.36015200210205517)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
}
