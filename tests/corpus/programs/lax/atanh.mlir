module @lax_atanh_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xbf16>
    %want0 = call @expected() : () -> tensor<4x0x2xbf16>
    %0 = chlo.atanh %arg0 : tensor<4x0x2xbf16> -> tensor<4x0x2xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xbf16>
    return %c0 : tensor<4x0x2xbf16>
  }
  func.func private @expected() -> tensor<4x0x2xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xbf16>
    return %c0 : tensor<4x0x2xbf16>
  }
}

// -----

module @lax_atanh_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf16>
    %0 = chlo.atanh %arg0 : tensor<2x1x3x2xf16> -> tensor<2x1x3x2xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[0.1298828125, -0.231201171875], [-0.364501953125, -0.271240234375], [-0.72314453125, -0.77099609375]]], [[[0.87158203125, -0.06396484375], [0.71142578125, -0.319580078125], [-0.1875, -0.09234619140625]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[0.130615234375, -0.2354736328125], [-0.382080078125, -0.2783203125], [-0.9140625, -1.0224609375]]], [[[1.33984375, -0.0640869140625], [0.89013671875, -0.3310546875], [-0.189697265625, -0.09259033203125]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
}

// -----

module @lax_atanh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf32>
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %0 = chlo.atanh %arg0 : tensor<17x3xf32> -> tensor<17x3xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x91D6103EBCBA04BF4759243F1898E2BEA02DD43DEC0D083FDD15EDBEBA5910BF41BF763F8980003F694B993E8042A5BEFD95B6BD5D2F013ECE2F34BEB83816BF8B4F02BF05675EBF523236BF63D1383F4B8504BFCF9ED7BEFDCF273F4E6EBDBEE138133F8E4AF43EBB8E223F75A4343F0690613F538DB03E4357FA3E0395B93EA21D0FBFCD6E46BEEED5503E1FAD983D70274C3FAC8EACBEE2024E3F66DC0BBEAC93233F58C23E3F5ACF44BFD8A644BF968D5FBFD3D5173F1DD7013D1135C73EFB64C73D6EAB5ABF8B4D8BBE"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0xD8D0113E1C0213BFBEF4423F016AF3BE3AF1D43D2E99173F654E00BFF27323BF84B0FF3FEE4A0D3F72239E3EFA62ABBE6C12B7BD82E0013EF01436BE0C3B2CBFDEB80FBFE0FBA9BF670064BFDE64693F10B912BF64ECE5BE09F0483FB0DCC6BEFCB3273F73EE043F96EE3F3F1DE1603F30BAB03F8418B83E80E0083FC46AC23E55A621BF61F948BE30CE533EC5F5983DEFBA8B3F5C93B3BE9A528E3F91BD0CBEB2A5413F7843763FD83882BF600782BF305EACBFB4B42E3F41E2013DCB48D23E3007C83D70BDA2BFC6E68EBE"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
}

// -----

module @lax_atanh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = chlo.atanh %arg0 : tensor<3x5xf64> -> tensor<3x5xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-0.21221463115507255, 0.6423990841001268, 0.7957872491241758, -0.04667839214591307, -0.6304673534414151], [0.8397877415853561, -0.4629495939154944, 0.5678310089198337, -0.06602270761054352, 0.802963958405253], [0.8945304717621838, 0.9022079789625719, -0.8499213685656617, -0.2901400543418511, 0.8410335201329542]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-0.21548928058390887, 0.7622478517538939, 1.087018218409197, -0.04671233862111156, -0.7421914413916829], [1.2204529674828708, -0.5010589951620056, 0.6443158626853682, -0.06611889024045906, 1.1069002844748907], [1.4441521176658267, 1.4839637977041846, -1.2558695236911874, -0.29871918488952065, 1.22469451354341]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}

// -----

module @lax_atanh_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = chlo.atanh %arg0 : tensor<14xf16> -> tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0x7C00, 0xFC00, 0.54931640625, -0.54931640625, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0xFFFF, 0.00010001659393310547, 0x7E00, 0x7E00]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_atanh_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = chlo.atanh %arg0 : tensor<14xf32> -> tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0.54930615, -0.54930615, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFFFFFFFF, 9.999999747378752e-05, 0x7FC00000, 0x7FC00000]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_atanh_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = chlo.atanh %arg0 : tensor<14xf64> -> tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.5493061443340548, -0.5493061443340548, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0.00010000000033333334, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_atanh_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x0x2xcomplex<f32>>
    %0 = chlo.atanh %arg0 : tensor<4x0x2xcomplex<f32>> -> tensor<4x0x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
}

// -----

module @lax_atanh_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f64>>
    %0 = chlo.atanh %arg0 : tensor<2x1x3x2xcomplex<f64>> -> tensor<2x1x3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-1.6990238645488724,-2.956499062603924), (-2.079694679360481,-1.0969717884421533)], [(2.0461717024269523,-1.6676769745446072), (2.5277544604765723,0.435790013785919)], [(-0.7559473549950138,0.5370049004320041), (0.9162664136934184,2.7332875718545857)]]], [[[(-2.972085281000895,-1.8562019140905461), (2.0965256322643704,-2.387499814921508)], [(-1.3816984412288156,-0.7457092263596241), (2.95205186753686,-0.36759236925208594)], [(0.022923883458024097,-1.0265954873070755), (-1.2346319560764982,2.962681724583966)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-0.13794532904651818,-1.3169310568948978), (-0.376651043070818,-1.3452201390195435)], [(0.28380341991053004,-1.3159801088611478), (0.40266103256590374,1.4933163178969748)], [(-0.5677903608433869,0.7205097717624854), (0.09971440797383943,1.2497569111060556)]]], [[[(-0.24087526033226253,-1.4118061239519777), (0.19880551491665382,-1.3290804663794602)], [(-0.5458219528041466,-1.1736588685921314), (0.34611880622123814,-1.5241038947283068)], [(0.011160156053356685,-0.7986485279915998), (-0.11103185614811963,1.2872008220308147)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
}
