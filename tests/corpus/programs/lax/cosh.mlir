module @lax_cosh_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xbf16>
    %want0 = call @expected() : () -> tensor<33xbf16>
    %0 = chlo.cosh %arg0 : tensor<33xbf16> -> tensor<33xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0x5C40223FF5BF47C09FC0F73FD83F2C4030C084409D407CBF92C047C035C0654087C04FBF5EC0C9BF824051C027C08D4024C04F4042C0534085C03140FC3F87C06040"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
  func.func private @expected() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0x79419A3F5E403441904261403340EC40FB40F8418742C33F4042344108418F410842AC3F81412140E9415241DB402442D1404B4126415941FF41FF406A4008428541"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
}

// -----

module @lax_cosh_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf16>
    %want0 = call @expected() : () -> tensor<1x1xf16>
    %0 = chlo.cosh %arg0 : tensor<1x1xf16> -> tensor<1x1xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<-3.02734375> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
  func.func private @expected() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<10.34375> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
}

// -----

module @lax_cosh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = chlo.cosh %arg0 : tensor<3x5xf32> -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-4.0376782, -1.4608382, -0.12627462, 0.21982634, 3.3932579], [-2.2298145, 0.08922694, -2.5989733, 1.6316489, -3.3694868], [2.577649, 2.2075238, 1.356854, 0.3907381, 3.8732216]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[28.356098, 2.270806, 1.0079832, 1.0242593, 14.898178], [4.702845, 1.0039834, 6.7621355, 2.6539521, 14.549007], [6.621051, 4.6015725, 2.0707123, 1.0773144, 24.058939]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_cosh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = chlo.cosh %arg0 : tensor<2x1x3x2xf64> -> tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[-4.084635023486724, 0.6347525239656404], [1.035260342142582, 2.9205015707558877], [-2.605883221334302, 3.989313736549878]]], [[[1.8480526979975878, -3.5165450695004283], [0.8374867528713379, 0.059257748664864884], [0.0025865031337417577, 3.5170016557934822]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[29.718538039566642, 1.208310928681111], [1.5854865671937841, 9.302248101235968], [6.808509771036918, 27.018159304239013]]], [[[3.252495368267136, 16.848804445109966], [1.3716747834010485, 1.001756254219273], [1.0000033450010952, 16.85648557331525]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}

// -----

module @lax_cosh_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = chlo.cosh %arg0 : tensor<14xf16> -> tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 1.54296875, 1.54296875, 1.1279296875, 1.1279296875, 3.76171875, 3.76171875, 0x7C00, 0x7C00, 0x7E00, 1.0, 0x7C00, 0x7C00]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_cosh_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = chlo.cosh %arg0 : tensor<14xf32> -> tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 1.5430806, 1.5430806, 1.127626, 1.127626, 3.7621958, 3.7621958, 0x7F800000, 0x7F800000, 0x7FC00000, 1.0, 0x7F800000, 0x7F800000]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_cosh_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = chlo.cosh %arg0 : tensor<14xf64> -> tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 1.543080634815244, 1.543080634815244, 1.1276259652063807, 1.1276259652063807, 3.762195691083631, 3.762195691083631, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 1.000000005, 9.712131976206262e+129, 9.712131976206262e+129]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_cosh_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<33xcomplex<f32>>
    %0 = chlo.cosh %arg0 : tensor<33xcomplex<f32>> -> tensor<33xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x14090CBB109D5DBF4C3611BF250DE93F06612940876FA53B798037BFBA42A6BF2A8605C0EEC40D405EF77B3F6DD60EC059E1543FD85F60BFD128D43FD19F0F3FF643923F46EE393E85DEB4BF19AEEDBF5455064000728BBE93B82A3FFF5BD93FB3D1374097B2B8BF54736EBF6C9AD1BFF49B8D3FCB4D763F4C4C0DC0DA37363FD00B3240F2962E40AC2F8FBFCBB305BF822A16C0463B38C0E08F2740A5E60340074317BF478B1A40F1A1AD3EC54F90BF0AAAC53E70C4A93FBB2FCE3F4C9931C0F2F291BFB7C13B408F24CDBF8B111540347C21BF14EB224056D72840A0D834C0811313407F6E123FCC08EF3FA3A23540B9363540299022409F13BFBFB977983F4B0EDFBEF7E3B13F"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
  func.func private @expected() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x8FEB253F0049D53AC88D93BE485E14BFBCD0E2405B1C113DBF5BAE3EAC4A403F5A381DC0B5E74AC0A6A46FBF209868BFA8C85F3F741C37BFA24E13408F26AC3FDF6ED93F7630823EF2301DBFF24EED3F8B337F40EC548ABF450720BE3A2C363FE0B0903FE0CC0BC1EE34C8BD56EC883F7C78753FAD5E8D3FDF0C5F4033D13BC01B87EDC03BEF4E40A8E4BB3FA4922E3F9BE3A2C06038AC3F79A34FC04282C0400FAE61BF27EFD4BE7463E83E59DE9FBE4649853EEC95C43ED48A1BC018915CBF2EDFD7BF1E5B94BEB476E3BF4C61DDBF4C6E7FBFE88EC1BE83CFD5C0B1540AC0AD468740FBB22A4047594AC018B2713FB8A3E0C06F2099402BB95D3F7621FBBF7A224A3EEC6AE2BE"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
}

// -----

module @lax_cosh_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<1x1xcomplex<f64>>
    %0 = chlo.cosh %arg0 : tensor<1x1xcomplex<f64>> -> tensor<1x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(1.2148102175489468,0.13556470347806027)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(1.8163910215074903,0.20765019537936466)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
}
