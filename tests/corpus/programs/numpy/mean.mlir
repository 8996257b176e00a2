module @numpy_mean_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi1>
    %want0 = call @expected() : () -> tensor<5xf32>
    %0 = stablehlo.convert %arg0 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %1 = stablehlo.convert %0 : (tensor<4x5xi32>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.divide %2, %3 : tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi1> {
    %c0 = stablehlo.constant dense<"0x0000000100010100000101000101000000000101"> : tensor<4x5xi1>
    return %c0 : tensor<4x5xi1>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[0.5, 0.25, 0.25, 0.75, 0.5]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
}

// -----

module @numpy_mean_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi16>
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<4x5xi16>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi16> {
    %c0 = stablehlo.constant dense<"0x01000200010002000100000001000200FFFF000000000000FFFF0000010001000200FFFF01000200"> : tensor<4x5xi16>
    return %c0 : tensor<4x5xi16>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[1.4, 0.4, 0.0, 1.0]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @numpy_mean_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xbf16>
    %want0 = call @expected() : () -> tensor<bf16>
    %0 = stablehlo.convert %arg0 : (tensor<4x5xbf16>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xbf16> {
    %c0 = stablehlo.constant dense<"0x813F7EBFAFBE8B3F7FBFE23F0F3F63BF163FA4BFBC3EAA3FBF3FA4BCC93FC73F9FBEB03F46BFDFBF"> : tensor<4x5xbf16>
    return %c0 : tensor<4x5xbf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<0.267578125> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
}

// -----

module @numpy_mean_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x415AA5BF8BA1A73EEB3DB8BFCFAEB73FB94E983D8EC888BF9CD5B33FBAD0A1BE6054753F74435C3FDC10BF3EAEF2E6BFBFD46A3DD26EA3BF301AB63F8549CC3F692AAF3FBF712DBF4C8885BF90E7893E"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-0.17888217, 0.36780268, -0.24558382, 0.30261627]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @numpy_mean_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.divide %0, %1 : tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf64> {
    %c0 = stablehlo.constant dense<"0x44C5C21D070CE8BFA0F03EAF30C7D0BF806F4BD0A15AD43F8A15E8F41B7DF53FE60438022400FF3FCA394ACFDA97F73FEC21D6C90492E0BF5C3044E8D09BEE3F20A0E243D924E4BF2E4CCE677F24FC3F6A4D6708BA74F73F2840E0C78BF6F03FCE6DE469EF8BF2BF10CAB744276AF03FE84540099A40DEBFFC8D95E4CB2CFABF26E7C055004CFC3F9ED0834C911EF73F80F6C84E1350CC3FB03ABF81B9C2F23F"> : tensor<4x5xf64>
    return %c0 : tensor<4x5xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[0.1382916907117332, 0.5121911884283774, 0.3900877934223511, 0.49016404294409244, 1.099073031413273]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
}

// -----

module @numpy_mean_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(5.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %2 = stablehlo.divide %0, %1 : tensor<4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xF5903DBD5E7BECBEF362CDBF5B90B53F55877CBFBE18AFBF46CCEFBE094D03BF44DE91BF835EE33FE53ACC3EB99ACF3E80D0D63FDD2425BF1197313FFFED88BF323CC23F971DADBE2674F5BFB5B8773F9C5CE63F2AE5143F94A1BBBF94F2D13E9F8BF1BF005B57BF8F6C9C3E8DF46EBF2B64C73FFADD7C3FD91A38BE80FCCEBFF5237B3E035DE5BF1D92C4BF0A33CF3F41D8AA3F1D684C3F12FE1BBF3B4738BF"> : tensor<4x5xcomplex<f32>>
    return %c0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-0.8490508,0.17041484), (0.47413823,-0.13596675), (0.0620039,0.040957272), (-0.14897314,-0.342322)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
}
