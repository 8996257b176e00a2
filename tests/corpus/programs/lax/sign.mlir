module @lax_sign_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xi8>
    %want0 = call @expected() : () -> tensor<0xi8>
    %0 = stablehlo.sign %arg0 : tensor<0xi8>
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

module @lax_sign_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi16>
    %want0 = call @expected() : () -> tensor<33xi16>
    %0 = stablehlo.sign %arg0 : tensor<33xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi16>, tensor<33xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi16> {
    %c0 = stablehlo.constant dense<"0x0900FCFF080001000800FFFF0700FAFF040006000200FBFFF7FFFAFFF8FF0900060004000800F9FF0500F8FFFCFF030006000200FAFFF7FF0500F7FF0100FFFFFEFF"> : tensor<33xi16>
    return %c0 : tensor<33xi16>
  }
  func.func private @expected() -> tensor<33xi16> {
    %c0 = stablehlo.constant dense<"0x0100FFFF010001000100FFFF0100FFFF010001000100FFFFFFFFFFFFFFFF0100010001000100FFFF0100FFFFFFFF010001000100FFFFFFFF0100FFFF0100FFFFFFFF"> : tensor<33xi16>
    return %c0 : tensor<33xi16>
  }
}

// -----

module @lax_sign_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xi32>
    %want0 = call @expected() : () -> tensor<1x1xi32>
    %0 = stablehlo.sign %arg0 : tensor<1x1xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi32>, tensor<1x1xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xi32> {
    %c0 = stablehlo.constant dense<9> : tensor<1x1xi32>
    return %c0 : tensor<1x1xi32>
  }
  func.func private @expected() -> tensor<1x1xi32> {
    %c0 = stablehlo.constant dense<1> : tensor<1x1xi32>
    return %c0 : tensor<1x1xi32>
  }
}

// -----

module @lax_sign_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xi64>
    %want0 = call @expected() : () -> tensor<4x0x2xi64>
    %0 = stablehlo.sign %arg0 : tensor<4x0x2xi64>
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

module @lax_sign_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xbf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xbf16>
    %0 = stablehlo.sign %arg0 : tensor<2x1x3x2xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[-3.34375, 3.359375], [-4.75, -6.90625], [-6.96875, 0.04736328125]]], [[[1.4296875, 7.28125], [-6.71875, -2.5], [-7.625, 4.90625]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[-1.0, 1.0], [-1.0, -1.0], [-1.0, 1.0]]], [[[1.0, 1.0], [-1.0, -1.0], [-1.0, 1.0]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
}

// -----

module @lax_sign_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf16>
    %want0 = call @expected() : () -> tensor<17x3xf16>
    %0 = stablehlo.sign %arg0 : tensor<17x3xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<17x3xf16>, tensor<17x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0xFA47334833454EC4E1C46EC7ACB9523EE4C5FBC06D415AC53AC363B9AF470B40D13D5547114835C7E2476C456BC761447CC7A2C6374491445B483B4482C730C8A544E9BD5E4335437F48D2C373C847C8FFC0554867C128C31A489DC592B640C76D4405462AC5"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
  func.func private @expected() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0x003C003C003C00BC00BC00BC00BC003C00BC00BC003C00BC00BC00BC003C003C003C003C003C00BC003C003C00BC003C00BC00BC003C003C003C003C00BC00BC003C00BC003C003C003C00BC00BC00BC00BC003C00BC00BC003C00BC00BC00BC003C003C00BC"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
}

// -----

module @lax_sign_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.sign %arg0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[6.00883, -3.2956812, -5.801385, -2.822723, -5.4306216], [-8.287153, -2.27504, 2.683082, -2.1047974, 2.81464], [-0.91108656, -1.904451, 4.895434, -5.4883413, 3.3770256]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, 1.0, -1.0, 1.0], [-1.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_sign_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f64>
    %want0 = call @expected() : () -> tensor<f64>
    %0 = stablehlo.sign %arg0 : tensor<f64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f64> {
    %c0 = stablehlo.constant dense<-7.921507966661791> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<-1.0> : tensor<f64>
    return %c0 : tensor<f64>
  }
}

// -----

module @lax_sign_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<7xcomplex<f32>>
    %0 = stablehlo.sign %arg0 : tensor<7xcomplex<f32>>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-4.2590036,-6.0622163), (-5.253778,-7.016813), (-8.377292,3.057086), (-5.648176,2.6183314), (1.3737507,-7.2578526), (-8.155646,0.6445239), (-3.2437875,-3.1834195)]> : tensor<7xcomplex<f32>>
    return %c0 : tensor<7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-0.5748613,-0.8182509), (-0.59935504,-0.8004834), (-0.9394039,0.3428123), (-0.90725636,0.42057785), (0.18597576,-0.9825543), (-0.99689186,0.07878231), (-0.7137168,-0.70043427)]> : tensor<7xcomplex<f32>>
    return %c0 : tensor<7xcomplex<f32>>
  }
}

// -----

module @lax_sign_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x3x4xcomplex<f64>>
    %0 = stablehlo.sign %arg0 : tensor<2x3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x74D68BA4306E09406387DB24D07B10C064616DE93BC405409EB50A77E9A71540902E26D92CB2E43FCA71F198104C1B403BE6A21EEC0921C0903E7C090092F73FF44C1DF76CD90DC0809C04943A0FEBBFACF6F72BE1D60CC0D4BEBF5B6F470840C6B013707A251340A4B03296C57AF7BF42D0E98FF4A814C048DC7EECC29D0A40F4575F9F98011E405828CBB1F2860B4061EB31A8C41313C02EDF8CE53BDF2040F0A65DF12E7A11400053B8198A801C40AA312455D03E16C0CC593E5FA5FD004062B863304665194088C434878A30F1BF0C9143C1F149FABFB093E4FA2F82E93F2A9A6C741E0203C020A185F11573D13FFC8E0685B4ADFABF8A77552456E912C07C036F9863492140203FDBB3F387DE3F00E00FBC690812C08340EDD9DB6312C0CAB36B41BABB1A40D0E47C0ECDCBF53F70C618D06B081BC010C681ED86C305C02843D4043E2500409621ADA650340DC08610386A799B1B4084622CAE6FD1004080B6D6F6D882B83F8C2C217A1CF51340C80B8FA833C017C0805F8DB0C417B53F"> : tensor<2x3x4xcomplex<f64>>
    return %c0 : tensor<2x3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xE17EB4F8848BE33FDF58C8C66B56E9BF7739951A0CBDDC3F568DDE4DA797EC3FA6A386354327B83F242670F874DBEF3FE6C08C553588EFBF4CC5F2D048CFC53F810839BE6335EFBF716C93B6AB4ACCBFA4425EE9DF7AE8BF96D63D03E79BE43F95EB9DF42F98EE3FFDF2B07460C2D2BF4ECFCC8AE1E6EABF366A9A412F54E13F8463E2430D16ED3F203A703ADDAEDA3F94F8CDF84F7FDFBF08D913F33DDBEB3F69EB4E004CBAE03FB0DC6AF49B47EB3FC2161D90EBE4EDBF5747ECBE3AD5D63FC64874FD2B8DEF3F1B8FD286395BC5BFFD939ED360CAECBF4C3EE6AF9CEFDB3FC21D78C197CAEFBF61FDC47E352FBD3F6407E83D4A49D5BF34ADC4359E2DEEBF4D87B6168DF3EF3FC256884F3437AC3F5E75E7778867E6BF725F53B625D9E6BF4A9C3FAFF35AEF3F9939D2B78090C93FAEB3507866AFEDBFB2D566B729E6D7BF0D892D440EF7DE3FA99A2BCE5401ECBF7F6EFD4D889CEE3FD2512C60F0A5D23F1373C38BA6A5933FB58FFEF47DFEEF3F2A76EE1E36FFEFBFD9817C17896A8C3F"> : tensor<2x3x4xcomplex<f64>>
    return %c0 : tensor<2x3x4xcomplex<f64>>
  }
}

// -----

module @lax_sign_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.sign %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0x7E00, 1.0, 1.0, -1.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_sign_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.sign %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0x7FC00000, 1.0, 1.0, -1.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_sign_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.sign %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0x7FF8000000000000, 1.0, 1.0, -1.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_sign_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E3M4>
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.sign %arg0 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[1.6875, 1.1875, 1.3125, 0.453125], [1.8125, 0.84375, 0.359375, 1.3125], [1.5, 0.875, 0.625, 2.0]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<1.0> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_sign_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.sign %arg0 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[1.0, 1.75, 1.875, 1.0], [0.75, 1.75, 1.875, 0.625], [1.75, 0.6875, 0.9375, 0.28125]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<1.0> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_sign_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.sign %arg0 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[1.625, 1.25, 0.6875, 1.0], [0.9375, 0.5, 1.25, 2.0], [1.375, 1.125, 1.0, 1.25]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<1.0> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_sign_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.sign %arg0 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[0.8125, 0.9375, 1.875, 0.375], [1.5, 0.9375, 1.5, 0.875], [0.625, 0.8125, 1.25, 1.375]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<1.0> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_sign_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.sign %arg0 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[1.375, 1.5, 2.0, 1.25], [1.375, 1.0, 1.125, 0.5], [1.75, 0.75, 1.0, 1.625]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<1.0> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_sign_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.sign %arg0 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[0.75, 1.75, 1.5, 1.0], [1.25, 1.5, 1.25, 1.75], [1.5, 0.5, 0.5, 0.625]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<1.0> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_sign_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.sign %arg0 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.25, 1.25, 0.875, 0.625], [0.875, 0.875, 1.0, 2.0], [2.0, 1.75, 2.0, 1.75]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<1.0> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}
