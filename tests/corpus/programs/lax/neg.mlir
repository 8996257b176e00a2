module @lax_neg_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xi8>
    %want0 = call @expected() : () -> tensor<17x3xi8>
    %0 = stablehlo.negate %arg0 : tensor<17x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi8>, tensor<17x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xi8> {
    %c0 = stablehlo.constant dense<"0xF806FB08F8FAFB060900FC0102FC02FD07060309010007030102010703F7FE020302F805F90504FEFFF8FDFBFCF901FA04F704"> : tensor<17x3xi8>
    return %c0 : tensor<17x3xi8>
  }
  func.func private @expected() -> tensor<17x3xi8> {
    %c0 = stablehlo.constant dense<"0x08FA05F8080605FAF70004FFFE04FE03F9FAFDF7FF00F9FDFFFEFFF9FD0902FEFDFE08FB07FBFC02010803050407FF06FC09FC"> : tensor<17x3xi8>
    return %c0 : tensor<17x3xi8>
  }
}

// -----

module @lax_neg_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi16>
    %want0 = call @expected() : () -> tensor<3x5xi16>
    %0 = stablehlo.negate %arg0 : tensor<3x5xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi16> {
    %c0 = stablehlo.constant dense<[[-4, 4, -8, -2, 0], [6, 1, -6, 0, 7], [-3, -2, 5, -6, 9]]> : tensor<3x5xi16>
    return %c0 : tensor<3x5xi16>
  }
  func.func private @expected() -> tensor<3x5xi16> {
    %c0 = stablehlo.constant dense<[[4, -4, 8, 2, 0], [-6, -1, 6, 0, -7], [3, 2, -5, 6, -9]]> : tensor<3x5xi16>
    return %c0 : tensor<3x5xi16>
  }
}

// -----

module @lax_neg_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i32>
    %want0 = call @expected() : () -> tensor<i32>
    %0 = stablehlo.negate %arg0 : tensor<i32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i32> {
    %c0 = stablehlo.constant dense<6> : tensor<i32>
    return %c0 : tensor<i32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<-6> : tensor<i32>
    return %c0 : tensor<i32>
  }
}

// -----

module @lax_neg_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xi64>
    %want0 = call @expected() : () -> tensor<7xi64>
    %0 = stablehlo.negate %arg0 : tensor<7xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi64>, tensor<7xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xi64> {
    %c0 = stablehlo.constant dense<[6, 8, 7, -7, 5, -7, -4]> : tensor<7xi64>
    return %c0 : tensor<7xi64>
  }
  func.func private @expected() -> tensor<7xi64> {
    %c0 = stablehlo.constant dense<[-6, -8, -7, 7, -5, 7, 4]> : tensor<7xi64>
    return %c0 : tensor<7xi64>
  }
}

// -----

module @lax_neg_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xbf16>
    %want0 = call @expected() : () -> tensor<2x3x4xbf16>
    %0 = stablehlo.negate %arg0 : tensor<2x3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0xFDC044C08440F440E0C09340C740E43F8E40E93DB5C0DA400E41EDC0B840103F064198BE9140E7C0E7C0673DDE4027C0"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0xFD40444084C0F4C0E04093C0C7C0E4BF8EC0E9BDB540DAC00EC1ED40B8C010BF06C1983E91C0E740E74067BDDEC02740"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
}

// -----

module @lax_neg_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xf16>
    %want0 = call @expected() : () -> tensor<0xf16>
    %0 = stablehlo.negate %arg0 : tensor<0xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xf16>, tensor<0xf16>) -> ()
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

module @lax_neg_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf32>
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = stablehlo.negate %arg0 : tensor<33xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x78F7CEC06F22DABF218A05416C21D03E8D92BB40E1FB9ABEC691BBC068034A400D5C48400A6BA64032DE0CC0E69509C0A792B7BF10840F411CDB9E406FE89A403E80E1C0D44C0EC03E4EA5C02CB3B2408BD3EEC0A6E989BF85DC0BC1586022BF4F0E0A41829298C04DCBB4C0720AFD4045F801413B3A02C1AEC8D0C00CFAEF4081DD0BC1"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x78F7CE406F22DA3F218A05C16C21D0BE8D92BBC0E1FB9A3EC691BB4068034AC00D5C48C00A6BA6C032DE0C40E6950940A792B73F10840FC11CDB9EC06FE89AC03E80E140D44C0E403E4EA5402CB3B2C08BD3EE40A6E9893F85DC0B415860223F4F0E0AC1829298404DCBB440720AFDC045F801C13B3A0241AEC8D0400CFAEFC081DD0B41"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @lax_neg_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf64>
    %want0 = call @expected() : () -> tensor<1x1xf64>
    %0 = stablehlo.negate %arg0 : tensor<1x1xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<5.53101836364883> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<-5.53101836364883> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
}

// -----

module @lax_neg_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x0x2xcomplex<f32>>
    %0 = stablehlo.negate %arg0 : tensor<4x0x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) -> ()
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

module @lax_neg_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f64>>
    %0 = stablehlo.negate %arg0 : tensor<2x1x3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(8.155319266945629,-6.692553006405286), (-4.430679504699959,5.30350296243528)], [(-3.611716032372909,-6.60427134564468), (-2.8931909607721593,-6.960155678878817)], [(-7.881042553576897,-5.994159455991205), (-4.064404848409843,-8.337549211526667)]]], [[[(-7.4336078284016605,3.96183976360256), (-6.441361301203947,-3.9738867992361904)], [(-4.469257865233814,0.8190595719868394), (-2.3433294251110572,4.157639673694554)], [(-5.082364602097339,-3.7480994094117364), (-3.0892293108682587,4.461909971341431)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-8.155319266945629,6.692553006405286), (4.430679504699959,-5.30350296243528)], [(3.611716032372909,6.60427134564468), (2.8931909607721593,6.960155678878817)], [(7.881042553576897,5.994159455991205), (4.064404848409843,8.337549211526667)]]], [[[(7.4336078284016605,-3.96183976360256), (6.441361301203947,3.9738867992361904)], [(4.469257865233814,-0.8190595719868394), (2.3433294251110572,-4.157639673694554)], [(5.082364602097339,3.7480994094117364), (3.0892293108682587,-4.461909971341431)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
}

// -----

module @lax_neg_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.negate %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 0.5, -2.0, 2.0, 0xFC00, 0x7C00, 0xFE00, -0.00010001659393310547, -300.0, 300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_neg_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.negate %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 0.5, -2.0, 2.0, 0xFF800000, 0x7F800000, 0xFFC00000, -9.999999747378752e-05, -300.0, 300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_neg_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.negate %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[-0.0, 0.0, -1.0, 1.0, -0.5, 0.5, -2.0, 2.0, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF8000000000000, -0.0001, -300.0, 300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_neg_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E3M4>
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[0.75, 2.0, 0.78125, 2.0], [0.9375, 1.75, 1.125, 0.65625], [1.5625, 1.25, 1.4375, 0.78125]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[-0.75, -2.0, -0.78125, -2.0], [-0.9375, -1.75, -1.125, -0.65625], [-1.5625, -1.25, -1.4375, -0.78125]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_neg_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[1.875, 0.6875, 1.375, 1.5], [1.125, 0.625, 0.25, 2.0], [1.125, 1.625, 1.375, 0.28125]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[-1.875, -0.6875, -1.375, -1.5], [-1.125, -0.625, -0.25, -2.0], [-1.125, -1.625, -1.375, -0.28125]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_neg_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[1.375, 1.625, 0.25, 0.375], [1.375, 1.0, 0.8125, 0.46875], [0.28125, 1.125, 0.34375, 1.5]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[-1.375, -1.625, -0.25, -0.375], [-1.375, -1.0, -0.8125, -0.46875], [-0.28125, -1.125, -0.34375, -1.5]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_neg_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[0.6875, 0.75, 0.40625, 0.5], [0.5625, 1.625, 0.9375, 1.0], [1.625, 1.375, 0.34375, 0.28125]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[-0.6875, -0.75, -0.40625, -0.5], [-0.5625, -1.625, -0.9375, -1.0], [-1.625, -1.375, -0.34375, -0.28125]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_neg_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[1.625, 1.75, 0.34375, 1.5], [1.75, 1.625, 1.125, 0.625], [2.0, 1.75, 1.75, 1.75]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[-1.625, -1.75, -0.34375, -1.5], [-1.75, -1.625, -1.125, -0.625], [-2.0, -1.75, -1.75, -1.75]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_neg_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[1.75, 1.25, 1.75, 1.25], [1.0, 0.875, 1.5, 1.75], [1.0, 1.25, 0.5, 0.625]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[-1.75, -1.25, -1.75, -1.25], [-1.0, -0.875, -1.5, -1.75], [-1.0, -1.25, -0.5, -0.625]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_neg_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.negate %arg0 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.5, 1.25, 1.5, 1.5], [0.75, 2.0, 1.25, 1.0], [0.75, 1.25, 1.75, 0.875]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[-1.5, -1.25, -1.5, -1.5], [-0.75, -2.0, -1.25, -1.0], [-0.75, -1.25, -1.75, -0.875]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}
