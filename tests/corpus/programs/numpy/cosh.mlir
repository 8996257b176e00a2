module @numpy_cosh_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<33xcomplex<f32>>
    %0 = chlo.cosh %arg0 : tensor<33xcomplex<f32>> -> tensor<33xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x04BD723E5237923F8F3E91BF6502EA3FEBCBA2BFED1565BFFE7D8ABE5878023FF2ADC13D0BDBCEBF9E6D75BF60CC1ABFE0EB5DBEC4C442BE3B4EE63F53A2CB3F1149BB3FA7BA7A3F19F2D8BF4CB9EBBDBABB49BF645AD23F803704BF1A75A43D125D9F3F614BBCBF5B4E0DBF02BD833F2C1F993F665EB4BF908F18BF60CFD0BDBFD7673FFFE2053EBE0A5FBFE291EB3FFE4CEBBF06281D3E2ECFE2BF73BEA33FDB4B37BF7E3B20BF21FB923F467DA23FCEBD473F4034243E42DFF4BFFEBB403FD3DA223F746BCD3F5DF0E9BF6372D33F44ACF23FFFB23C3F6119863F4BD894BF7A12C4BF5021BC3E2AB3783DE5AAF5BFBCCF3D3FEDDFBDBF55AC11BF6FD69C3EF6AAAF3E0405123F"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
  func.func private @expected() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x94BCDA3E24DE5E3E7AA6DFBE4F9AACBF4B109A3FA31EA43F09B1673F53C908BE2A2A3ABD04C5C1BDB4849D3F37E7213FA8A7803F4624293D98937FBD521D3C403263A23F7B34D93F01F53240AFB79A3EA414C5BD92AE5EBF58FC903F8D5631BDFBC03F3E45D5CABF6596183F41A7FEBED8C1943EA2D6BDBFAA9F963F1CB5833D409BB63F4A200A3E0D7BBFBE523C73BFABCF4B407DC4EFBE6FAC5E3F67142FC02D7B833F9496E93E46D4033F254DAD3F90CFA63FE0E90C3E02A0214044FA10C0469928BD6CF62D3FD75D84BE8F3B41C08C512140E2FB0B40B595223F75E192BF589F1040FCCB4ABFCE27AFBE18E569BD0433E63D00E54EBFC8568E3FFE5939BEC547643F7573413E"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
}

// -----

module @numpy_cosh_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<1x1xcomplex<f64>>
    %0 = chlo.cosh %arg0 : tensor<1x1xcomplex<f64>> -> tensor<1x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(-0.3653397610657221,0.001458968287322726)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(1.0674810397979129,-0.0005449556050701327)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
}

// -----

module @numpy_cosh_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf16>
    %want0 = call @expected() : () -> tensor<33xf16>
    %0 = chlo.cosh %arg0 : tensor<33xf16> -> tensor<33xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0x483F4142A2432844F03DB643FD3E7444F3441144F5407744233D24440844AB3F6C44E4421A3C5B447743263D3E4115420D447043E243933FE341AE442A434A448F40"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
  func.func private @expected() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0x5642B649AF4DFB4FA440E94DE9415F5169544C4F01466F51C73FDB4F0B4FF3423451D94B4B3EDF503A4DCC3FE9463E492F4F284D704ECB42C248BC527F4C8F50F044"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
}

// -----

module @numpy_cosh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf32>
    %want0 = call @expected() : () -> tensor<1x1xf32>
    %0 = chlo.cosh %arg0 : tensor<1x1xf32> -> tensor<1x1xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<4.343782> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
  func.func private @expected() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<38.50559> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
}

// -----

module @numpy_cosh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf64>
    %want0 = call @expected() : () -> tensor<4x0x2xf64>
    %0 = chlo.cosh %arg0 : tensor<4x0x2xf64> -> tensor<4x0x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<4x0x2xf64>, tensor<4x0x2xf64>) -> ()
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
