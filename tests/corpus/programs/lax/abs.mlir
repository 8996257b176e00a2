module @lax_abs_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xi8>
    %want0 = call @expected() : () -> tensor<0xi8>
    %0 = stablehlo.abs %arg0 : tensor<0xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi8>, tensor<0xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xi8> {
    %c0 = stablehlo.constant dense<> : tensor<0xi8>
    return %c0 : tensor<0xi8>
  }
  func.func private @expected() -> tensor<0xi8> {
    %c0 = stablehlo.constant dense<> : tensor<0xi8>
    return %c0 : tensor<0xi8>
  }
}

// -----

module @lax_abs_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi16>
    %want0 = call @expected() : () -> tensor<33xi16>
    %0 = stablehlo.abs %arg0 : tensor<33xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi16>, tensor<33xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi16> {
    %c0 = stablehlo.constant dense<"0x0900FFFFFFFF06000300020008000100FEFF0600020002000300FCFF0200FCFF0700FCFFFAFFFCFF0300F8FFFBFF0300F9FFF8FF050003000600FBFFFEFFF9FF0700"> : tensor<33xi16>
    return %c0 : tensor<33xi16>
  }
  func.func private @expected() -> tensor<33xi16> {
    %c0 = stablehlo.constant dense<"0x090001000100060003000200080001000200060002000200030004000200040007000400060004000300080005000300070008000500030006000500020007000700"> : tensor<33xi16>
    return %c0 : tensor<33xi16>
  }
}

// -----

module @lax_abs_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xi32>
    %want0 = call @expected() : () -> tensor<1x1xi32>
    %0 = stablehlo.abs %arg0 : tensor<1x1xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi32>, tensor<1x1xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xi32> {
    %c0 = stablehlo.constant dense<9> : tensor<1x1xi32>
    return %c0 : tensor<1x1xi32>
  }
  func.func private @expected() -> tensor<1x1xi32> {
    %c0 = stablehlo.constant dense<9> : tensor<1x1xi32>
    return %c0 : tensor<1x1xi32>
  }
}

// -----

module @lax_abs_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xi64>
    %want0 = call @expected() : () -> tensor<4x0x2xi64>
    %0 = stablehlo.abs %arg0 : tensor<4x0x2xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi64>, tensor<4x0x2xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xi64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi64>
    return %c0 : tensor<4x0x2xi64>
  }
  func.func private @expected() -> tensor<4x0x2xi64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi64>
    return %c0 : tensor<4x0x2xi64>
  }
}

// -----

module @lax_abs_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xbf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xbf16>
    %0 = stablehlo.abs %arg0 : tensor<2x1x3x2xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[-0.1318359375, 6.6875], [-0.7265625, 4.5625], [-7.8125, 3.328125]]], [[[3.359375, -7.78125], [-5.53125, -8.9375], [-6.71875, 6.3125]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[0.1318359375, 6.6875], [0.7265625, 4.5625], [7.8125, 3.328125]]], [[[3.359375, 7.78125], [5.53125, 8.9375], [6.71875, 6.3125]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
}

// -----

module @lax_abs_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf16>
    %want0 = call @expected() : () -> tensor<17x3xf16>
    %0 = stablehlo.abs %arg0 : tensor<17x3xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<17x3xf16>, tensor<17x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0xDC43D0B8AF453940E83C1E4319C725C8584471C521C44B470D452CC361C59AC2BEC4FE42F5437A3C984637480EB8DE4105C6AC43DCC517C5ADC2F6B926C8E0C2CCBE07C22644324600C5FD476DC71BC4AE461144F442F5C757C8D4C415464843E3475843C6C7"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
  func.func private @expected() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0xDC43D038AF453940E83C1E43194725485844714521444B470D452C4361459A42BE44FE42F5437A3C984637480E38DE410546AC43DC451745AD42F6392648E042CC3E0742264432460045FD476D471B44AE461144F442F5475748D44415464843E3475843C647"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
}

// -----

module @lax_abs_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.abs %arg0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-5.660611, 7.22096, -4.5919814, -2.8794358, 6.914189], [-8.577013, -8.034545, 0.3464553, -5.521595, -1.7039661], [0.45754597, -5.930371, 6.740514, 8.992931, -2.8119428]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[5.660611, 7.22096, 4.5919814, 2.8794358, 6.914189], [8.577013, 8.034545, 0.3464553, 5.521595, 1.7039661], [0.45754597, 5.930371, 6.740514, 8.992931, 2.8119428]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_abs_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f64>
    %want0 = call @expected() : () -> tensor<f64>
    %0 = stablehlo.abs %arg0 : tensor<f64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f64> {
    %c0 = stablehlo.constant dense<-8.60607256329689> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<8.60607256329689> : tensor<f64>
    return %c0 : tensor<f64>
  }
}

// -----

module @lax_abs_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = stablehlo.abs %arg0 : (tensor<7xcomplex<f32>>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-1.0990168,8.735449), (-6.6695704,8.201899), (-7.0388374,4.216829), (-3.7654595,-7.0547857), (-8.068398,6.203447), (-5.3741174,-1.5091906), (2.7879615,2.1268363)]> : tensor<7xcomplex<f32>>
    return %c0 : tensor<7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[8.804312, 10.571391, 8.205296, 7.996792, 10.177515, 5.5820065, 3.5065882]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @lax_abs_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = stablehlo.abs %arg0 : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x3863C4D26FB4F93FC47E9350ADC7144008C0BAAC6AF11AC0E681D7223F39204020C63D4D0901D53F58F0687EC5BC144058892ED27223FF3FE8F2ADC12BF31640E67750BE737C03C013BB7E264D3920C04C68AFA192361E402A2BA97EB44A1A40AC0F6F373DB30EC0E222D7CAF01401C0305E48BA3256FEBFC1F8DDE8827316C0082030ABEDB41E40081102C5006C1240A88DA86D37E107C07322F491073817C09C04A6C7ABB30AC06027E75BEE4AF1BF303EE78B947409404C65EFCD1F8402C0477ADBF8B69D14C05491E41D79C610405124A84FBB7C10C033DDAF9B466B16C0662B7FD58BC51AC0E8DB32D378BCFDBFDF75DB3821C520C0F803083E86160B409E849ED3ACF42140F696D25B2E6F1EC0F8488655DD980EC0AC9FBE766B890D404EBEA603FA361EC0B07A2896244C01404A04344FAC1D1340600086A883D3F33F405D0B8E7501DD3FA0F13778E7BFED3FC861A8475FDA20C0A85C5A7908C80BC010386A799450E8BF60B023A8A1250C4028A4553FED17FB3F7A973959ACB01240"> : tensor<2x3x4xcomplex<f64>>
    return %c0 : tensor<2x3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xABEE499D3EC01540FB7D90166E162540FDD053DC65C714404DAA2408F63B1840871B43247FF020408CE72E788C062440428CDE48F390114041D58CC596B21740EBED66EA86E72140F13796FFE21B1A40DE955B8E1C110C4021DC0B57337A0F40E01EFA522C941A40F4D757AE2CD41B4062968156DFC81B40B9F3A348F31522403D84E3F45D8927400F70BC278C4315405E568D509E6D1F404C783C3980BF13401CAE246D578CF03F1C5589C9613A224089C6A03EC0CB0C407AA446052FE11340"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}

// -----

module @lax_abs_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.abs %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 2.0, 2.0, 0x7C00, 0x7C00, 0x7E00, 0.00010001659393310547, 300.0, 300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_abs_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.abs %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 2.0, 2.0, 0x7F800000, 0x7F800000, 0x7FC00000, 9.999999747378752e-05, 300.0, 300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_abs_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.abs %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, 0.0, 1.0, 1.0, 0.5, 0.5, 2.0, 2.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, 300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_abs_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E3M4>
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[1.8125, 1.9375, 0.625, 1.8125], [0.46875, 0.34375, 0.390625, 1.5], [1.4375, 1.3125, 0.625, 0.78125]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[1.8125, 1.9375, 0.625, 1.8125], [0.46875, 0.34375, 0.390625, 1.5], [1.4375, 1.3125, 0.625, 0.78125]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_abs_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[0.375, 0.75, 1.0, 0.6875], [2.0, 0.3125, 2.0, 0.5], [1.625, 0.40625, 0.5625, 0.75]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[0.375, 0.75, 1.0, 0.6875], [2.0, 0.3125, 2.0, 0.5], [1.625, 0.40625, 0.5625, 0.75]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_abs_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[1.5, 1.75, 0.5625, 0.5625], [1.25, 1.125, 1.375, 1.25], [1.25, 1.75, 1.375, 0.34375]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[1.5, 1.75, 0.5625, 0.5625], [1.25, 1.125, 1.375, 1.25], [1.25, 1.75, 1.375, 0.34375]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_abs_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[1.875, 1.875, 0.6875, 0.875], [1.25, 1.125, 0.875, 0.5625], [1.0, 0.8125, 0.375, 0.40625]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[1.875, 1.875, 0.6875, 0.875], [1.25, 1.125, 0.875, 0.5625], [1.0, 0.8125, 0.375, 0.40625]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_abs_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[0.8125, 0.6875, 0.3125, 0.34375], [1.125, 1.5, 1.125, 0.9375], [1.125, 0.5625, 0.75, 0.75]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[0.8125, 0.6875, 0.3125, 0.34375], [1.125, 1.5, 1.125, 0.9375], [1.125, 0.5625, 0.75, 0.75]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_abs_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[1.0, 1.75, 0.75, 0.375], [0.875, 1.25, 1.0, 0.75], [1.25, 2.0, 2.0, 1.75]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[1.0, 1.75, 0.75, 0.375], [0.875, 1.25, 1.0, 0.75], [1.25, 2.0, 2.0, 1.75]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_abs_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[0.875, 1.25, 1.25, 0.75], [2.0, 1.75, 0.75, 1.75], [1.25, 1.0, 1.0, 1.25]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[0.875, 1.25, 1.25, 0.75], [2.0, 1.75, 0.75, 1.75], [1.25, 1.0, 1.0, 1.25]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}
