module @numpy_tan_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<complex<f32>>
    %want0 = call @expected() : () -> tensor<complex<f32>>
    %0 = stablehlo.tan %arg0 : tensor<complex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(-0.24647522,0.1278728)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
  func.func private @expected() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(-0.24726811,0.1350923)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
}

// -----

module @numpy_tan_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<7xcomplex<f64>>
    %0 = stablehlo.tan %arg0 : tensor<7xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(-1.9025934481531128,1.3187475631177001), (1.510851431965989,-0.37466871608985075), (-0.45089341973772745,1.4397484178243976), (1.805034118216149,-1.8570698705401751), (-1.6955008349417766,0.32137711107404376), (-1.302436044774526,-1.1135947097320402), (-0.524581453754462,0.005406224049091968)]> : tensor<7xcomplex<f64>>
    return %c0 : tensor<7xcomplex<f64>>
  }
  func.func private @expected() -> tensor<7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(0.09875683892932174,1.1148366733426902), (0.39693355019750376,-2.7262297057506903), (-0.08213179225043009,0.9291826948051181), (-0.02300002548565068,-1.0442084451167), (1.0086343913407887,2.8111285615506514), (-0.13345497578613402,-1.1961574216475857), (-0.5786386757248774,0.007216350990497242)]> : tensor<7xcomplex<f64>>
    return %c0 : tensor<7xcomplex<f64>>
  }
}

// -----

module @numpy_tan_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f16>
    %want0 = call @expected() : () -> tensor<f16>
    %0 = stablehlo.tan %arg0 : tensor<f16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f16> {
    %c0 = stablehlo.constant dense<4.4765625> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<4.16015625> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @numpy_tan_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = stablehlo.tan %arg0 : tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[4.548049, 3.19647, 2.768192, 1.6293737, 4.3964624, 2.75225, 4.524076]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[6.0300665, 0.054932524, -0.39178053, -17.051916, 3.0592766, -0.41028675, 5.247388]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @numpy_tan_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = stablehlo.tan %arg0 : tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x8A54E1A6074BF93F220E764306230940D23B8519AF75134074472B09949CF23F410D78D6B68B0840A86247F015340740148DC01A8698FA3FF2546878F382F33F4637D131DB371040DFD7ECD2A4EB0E40D0153C9E9548F03FC72E105DD8B909406599BCB34BC613405AB8A8F2BF01F43F18C4DF4265FC0240E2C4D428DE231340B4C2EFB4CC981140123B4C2DCEBB0840FCB67F7F13D40540E912A38E3F010440444055EA9AE60140B0D88ACE24B90540422E9B717D6C1140938A4D4475B80A40"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xA6D8306A0BF258C0580E4036F3AE403F04D755EDFC041AC0A8AE3F798C870240331C388935D1B2BF6E1217962E7BCFBF456537BDA0CF25C0E4A1F0B782D30540F1E2DCC137B5F43FECECB3EE5A43EC3F0354A0A4DDEAF93F5357244D8E04B33F63B3438CB6FC10C0277507C9681C084009B5AE6B61EDEEBF1F9996CF3B7C2BC022FB4D605DB40840803C8E16B890A9BF01418B0A4A0CDCBF814229ADD4DFE7BFC72BEDF92454F4BF91063D45A20EDDBF6B227E53437C054088BC87C962BEC93F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}
