module @lax_atan_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xbf16>
    %want0 = call @expected() : () -> tensor<2x3x4xbf16>
    %0 = chlo.atan %arg0 : tensor<2x3x4xbf16> -> tensor<2x3x4xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0x6B4182C136C00EC1F5C0BAC12641993F7FC10B41194104C1E74138C1F43FC2414F41E44020414741E741BCC1B541EB41"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0xC03FC1BF9EBFBBBFB8BFC4BFBD3F603FC1BFBA3FBC3FBABFC53FBEBF8B3FC43FBF3FB73FBC3FBF3FC53FC4BFC33FC53F"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
}

// -----

module @lax_atan_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xf16>
    %want0 = call @expected() : () -> tensor<0xf16>
    %0 = chlo.atan %arg0 : tensor<0xf16> -> tensor<0xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<0xf16>, tensor<0xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0 : tensor<0xf16>
  }
  func.func private @expected() -> tensor<0xf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0 : tensor<0xf16>
  }
}

// -----

module @lax_atan_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf32>
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = chlo.atan %arg0 : tensor<33xf32> -> tensor<33xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x4BF81C41B87FCE417567E5C061B19D4148F389C15A37CFC15A219DC0D1F3174154E818C0D51708C169EC77419B3EB04181DEBFC1F21739405CE09DC16F7F85C1C6591440309FC1C107668CC1FB359D41196CC541F8D3E9C14005D0C1B34596410BA3CFC1889E0E410B1798C199259B41573ED4C165A4E5C18C270FC01EC002C12A62B441"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x4C0FBC3F051BC43F4B52B7BFE992C23FB4A5C1BF691FC4BF9858AFBF2EA2BB3FB15296BF0A15BABF11D0C03F7D41C33F62BAC3BF4E739E3FD694C2BF8B66C1BFDBED943FBAC6C3BFBBC6C1BFD38DC23FBFE0C33F32AFC4BF4B24C4BF0A41C23FF821C4BF06C3BA3FD555C2BFB377C23F553DC4BFC99AC4BFB93F93BFDB79B9BF8C63C33F"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @lax_atan_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf64>
    %want0 = call @expected() : () -> tensor<1x1xf64>
    %0 = chlo.atan %arg0 : tensor<1x1xf64> -> tensor<1x1xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<-28.16174226909817> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<-1.5353020733559304> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
}

// -----

module @lax_atan_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = chlo.atan %arg0 : tensor<14xf16> -> tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.78515625, -0.78515625, 0.463623046875, -0.463623046875, 1.107421875, -1.107421875, 1.5703125, -1.5703125, 0x7E00, 0.00010001659393310547, 1.5673828125, -1.5673828125]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_atan_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = chlo.atan %arg0 : tensor<14xf32> -> tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.7853981, -0.7853981, 0.46364754, -0.46364754, 1.1071489, -1.1071489, 1.5707964, -1.5707964, 0x7FC00000, 9.999999747378752e-05, 1.567463, -1.567463]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_atan_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = chlo.atan %arg0 : tensor<14xf64> -> tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.7853981633974484, -0.7853981633974484, 0.4636476090008061, -0.4636476090008061, 1.1071487177940904, -1.1071487177940904, 1.5707963267948966, -1.5707963267948966, 0x7FF8000000000000, 9.999999966666668e-05, 1.56746300580716, -1.56746300580716]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_atan_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x3x4xcomplex<f32>>
    %0 = chlo.atan %arg0 : tensor<2x3x4xcomplex<f32>> -> tensor<2x3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x3A9879BF02DE1140A5BB8BBFC6883440023F2740B48B863EAF6118C031D580BF03E023C0D133DDBF17092C40B208043F189993BF8802FA3EBC683BC01DFEBCBFB6E123C026C713C007CB0240A3DEB2BFE9322A3FC9593EC02C96134013DFA2BF1116283F69EEB33E824C813F544A2CC049CF2DC084529FBF30A923C09AB724C09A96BFBF6424F2BF131C8BBE5E42A53D458B41BF79B334C0EDF71AC04C4D3D407F96A9BF88D114C081B1C23F63C3E4BFE9A2D43FD803A1BE9E5FAABF5A1013BA"> : tensor<2x3x4xcomplex<f32>>
    return %c0 : tensor<2x3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x9AE0B1BF7835C13ED84EB8BF677AA03EBAA79A3F447C083D9A6B9CBF835E09BE2980A6BF72482EBE6ECB9C3F82037A3D24FA67BFC9FF4C3E1F75A6BFAB6F03BED4ECACBF6EF83FBE57009E3FA31054BE87E1BE3FC5E4A8BECFCA9E3FAA2A2ABED6341F3F2186793E68B5B73F94F6A9BE739BA2BF653903BE6E96AFBF23FD42BEA37CA5BFCD16A0BECF9E88BED01F9A3DB266BCBF0A27AEBEA82FB3BF652F4C3E5612AFBFC9ACA5BE6411A33FDB089EBE362C853F756BA8BD202D6DBFFC3C54B9"> : tensor<2x3x4xcomplex<f32>>
    return %c0 : tensor<2x3x4xcomplex<f32>>
  }
}

// -----

module @lax_atan_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<0xcomplex<f64>>
    %0 = chlo.atan %arg0 : tensor<0xcomplex<f64>> -> tensor<0xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<0xcomplex<f64>>, tensor<0xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xcomplex<f64>> {
    %c0 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
    return %c0 : tensor<0xcomplex<f64>>
  }
  func.func private @expected() -> tensor<0xcomplex<f64>> {
    %c0 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
    return %c0 : tensor<0xcomplex<f64>>
  }
}
