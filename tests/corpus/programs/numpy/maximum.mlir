module @numpy_maximum_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi1>, tensor<1x1xi1>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi1>, tensor<1x1xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<1x1xi1>
    %c1 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0, %c1 : tensor<1x1xi1>, tensor<1x1xi1>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @numpy_maximum_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi16>, tensor<4x0x2xi16>)
    %want0 = call @expected() : () -> tensor<4x0x2xi16>
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<4x0x2xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi16>, tensor<4x0x2xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi16>, tensor<4x0x2xi16>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi16>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi16>
    return %c0, %c1 : tensor<4x0x2xi16>, tensor<4x0x2xi16>
  }
  func.func private @expected() -> tensor<4x0x2xi16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi16>
    return %c0 : tensor<4x0x2xi16>
  }
}

// -----

module @numpy_maximum_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xbf16>
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<2x1x3x2xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) {
    %c0 = stablehlo.constant dense<[[[[2.171875, -5.1875], [0.87890625, -1.0390625], [-8.9375, 6.75]]], [[[7.03125, 2.375], [6.8125, -4.3125], [1.7890625, -1.3984375]]]]> : tensor<2x1x3x2xbf16>
    %c1 = stablehlo.constant dense<[[[[4.84375, 2.78125], [8.375, -8.5], [-1.703125, -4.59375]]], [[[3.0625, -3.5], [7.28125, 1.671875], [7.09375, -5.46875]]]]> : tensor<2x1x3x2xbf16>
    return %c0, %c1 : tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[4.84375, 2.78125], [8.375, -1.0390625], [-1.703125, 6.75]]], [[[7.03125, 2.375], [7.28125, 1.671875], [7.09375, -1.3984375]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
}

// -----

module @numpy_maximum_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xf64>, tensor<17x3xf64>)
    %want0 = call @expected() : () -> tensor<17x3xf64>
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<17x3xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xf64>, tensor<17x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xf64>, tensor<17x3xf64>) {
    %c0 = stablehlo.constant dense<"0x0015750E904ADCBF2021D5F699A0FD3F6C85950A5AA61640600B81B8CDFD1EC0000C0EDFE747E43FA0761D638FF413C0801A162539FCC43F861034C085CE0FC021D2F91F398E1EC0DE4DB597BE132040000ABB06A44294BFE863B351675921C08060F12C3694B33FB03FCEF92E361340005BECD39405F73F9EFC450FB7D610C0C8993C2302450D40781596402A4417407062368B7C77E4BFB098FE937133EA3FA229657586262040F0AFA4D5E411ECBFD6BD4F51356020400EDAEB1A2B341B4088BD58615CF50F40EEAEC53977972140388EBCE1DC7D184001F66DF3BA7613C026E11CA3089D114080671AC5C46FDEBF84BB775ACE82054018FB0274EE84F23F315189A4E82912C00E6479B8E2F61240289A0E35A1D1064022ECCE92472C134070AB721848CDED3F1EDF61BE03D91AC004F0913D63681B40BAE3947B983611C060DDFA3AC4530A404BBDD470F24121C002872CBAFB1F08C004ACC16B2A6506C0203160411B591740ACE4A6BBF32C1840344376C987AD0440837E7BE0B4E81DC0E275A0704846124068D26392BF9D1F4064C2B4B2579411C0"> : tensor<17x3xf64>
    %c1 = stablehlo.constant dense<"0xE91B412114911BC030E6CDA043B6E53F74DB65C3596106C01ABB61F322281EC084D5036896930EC06B16AE4E3B7C18C05411BA427ECB0D400054EB29BA2BADBFB64C2E23340321C0DB07D5F1C3EA14C09C81C69BE44609C030597F4DCD500E40343259B536FC04C000EEEA197D6ADB3F00354C687B341A400CBCA47C407D0C40C4292453FAF719400064FC055117E83F2075A682A273E83FAC4FBCB32A300CC0A0F971370BE3D9BF53C1B977E2C71FC0728DAF3914051940EC368D8305AF20406C4AEF887A760040AC9E734777D61FC0F0F1DE69933A1840A275A32728201FC0DCEDAA67D6D700C0CA135CB02AC017C0C8277FEB8FCC15C0218023FF1D0E13C03E01A43F632C13C068264C2FAF94FEBFDC4D29A9AD8D0940D8BEAE1366A7F33F788ACD120678FABF50B91F4886411C40903DBD2A72231B4070CD78CECB70E43FD87B2C5C779202C07C3DF477C26510C076040EA6985C0CC0F6517505C3201340FDCDDCF62EC81EC0D20749FA9C6610C0E0B8C678821EE7BF004A60B00098BABF645922370E361A40BAB0FAF81D4320C040D8B26159310140"> : tensor<17x3xf64>
    return %c0, %c1 : tensor<17x3xf64>, tensor<17x3xf64>
  }
  func.func private @expected() -> tensor<17x3xf64> {
    %c0 = stablehlo.constant dense<"0x0015750E904ADCBF2021D5F699A0FD3F6C85950A5AA616401ABB61F322281EC0000C0EDFE747E43FA0761D638FF413C05411BA427ECB0D400054EB29BA2BADBF21D2F91F398E1EC0DE4DB597BE132040000ABB06A44294BF30597F4DCD500E408060F12C3694B33FB03FCEF92E36134000354C687B341A400CBCA47C407D0C40C4292453FAF71940781596402A4417402075A682A273E83FB098FE937133EA3FA229657586262040F0AFA4D5E411ECBFD6BD4F5135602040EC368D8305AF204088BD58615CF50F40EEAEC53977972140388EBCE1DC7D184001F66DF3BA7613C026E11CA3089D114080671AC5C46FDEBF84BB775ACE82054018FB0274EE84F23F315189A4E82912C00E6479B8E2F61240DC4D29A9AD8D094022ECCE92472C134070AB721848CDED3F50B91F4886411C4004F0913D63681B4070CD78CECB70E43F60DDFA3AC4530A407C3DF477C26510C002872CBAFB1F08C0F6517505C3201340203160411B591740ACE4A6BBF32C1840344376C987AD0440004A60B00098BABF645922370E361A4068D26392BF9D1F4040D8B26159310140"> : tensor<17x3xf64>
    return %c0 : tensor<17x3xf64>
  }
}

// -----

module @numpy_maximum_with_u8_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi8>, tensor<4xui8>)
    %want0 = call @expected() : () -> tensor<3x4xi16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4xi16>
    %1 = stablehlo.convert %arg1 : (tensor<4xui8>) -> tensor<4xi16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xi16>) -> tensor<1x4xi16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xi16>) -> tensor<3x4xi16>
    %4 = stablehlo.maximum %0, %3 : tensor<3x4xi16>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi8>, tensor<4xui8>) {
    %c0 = stablehlo.constant dense<[[1, 9, 5, 8], [8, 5, 6, 2], [5, 4, 3, 6]]> : tensor<3x4xi8>
    %c1 = stablehlo.constant dense<[4, 3, 4, 8]> : tensor<4xui8>
    return %c0, %c1 : tensor<3x4xi8>, tensor<4xui8>
  }
  func.func private @expected() -> tensor<3x4xi16> {
    %c0 = stablehlo.constant dense<[[4, 9, 5, 8], [8, 5, 6, 8], [5, 4, 4, 8]]> : tensor<3x4xi16>
    return %c0 : tensor<3x4xi16>
  }
}

// -----

module @numpy_maximum_with_u32_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<4xui32>)
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %0 = stablehlo.convert %arg1 : (tensor<4xui32>) -> tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %3 = stablehlo.maximum %arg0, %2 : tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<4xui32>) {
    %c0 = stablehlo.constant dense<[[8, 3, 1, 9], [9, 1, 3, 1], [7, 7, 8, 3]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[4, 9, 9, 1]> : tensor<4xui32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<4xui32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[8, 9, 9, 9], [9, 9, 9, 1], [7, 9, 9, 3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @numpy_maximum_with_f16_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4xf16>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.maximum %0, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[[7.1875, 6.375, 4.59375, 1.578125], [7.09375, 6.15625, 2.03125, 1.6796875], [7.59375, 4.0625, 3.828125, 7.125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[1.5576171875, 1.2294921875, 3.205078125, 1.5986328125]> : tensor<4xf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[7.1875, 6.375, 4.59375, 1.5986328], [7.09375, 6.15625, 3.2050781, 1.6796875], [7.59375, 4.0625, 3.828125, 7.125]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @numpy_maximum_with_f32_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi64>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi64>) -> tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.maximum %0, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi64>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[[8, 1, 2, 4], [6, 9, 9, 4], [4, 8, 9, 7]]> : tensor<3x4xi64>
    %c1 = stablehlo.constant dense<[4.5658274, 5.139222, 3.7791097, 3.5089679]> : tensor<4xf32>
    return %c0, %c1 : tensor<3x4xi64>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[8.0, 5.139222, 3.7791097, 4.0], [6.0, 9.0, 9.0, 4.0], [4.5658274, 8.0, 9.0, 7.0]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @numpy_maximum_with_i8_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xi8>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi8>) -> tensor<1x4xi8>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi8>) -> tensor<3x4xi8>
    %3 = stablehlo.maximum %0, %2 : tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[[false, true, false, false], [true, true, false, true], [false, false, false, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[3, 5, 4, 8]> : tensor<4xi8>
    return %c0, %c1 : tensor<3x4xi1>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[3, 5, 4, 8], [3, 5, 4, 8], [3, 5, 4, 8]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @numpy_maximum_with_i8_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui64>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xui64>) -> tensor<3x4xf64>
    %1 = stablehlo.convert %arg1 : (tensor<4xi8>) -> tensor<4xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<3x4xf64>
    %4 = stablehlo.maximum %0, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui64>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[[7, 9, 9, 3], [2, 8, 5, 8], [3, 9, 2, 6]]> : tensor<3x4xui64>
    %c1 = stablehlo.constant dense<[5, 4, 3, 2]> : tensor<4xi8>
    return %c0, %c1 : tensor<3x4xui64>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[7.0, 9.0, 9.0, 3.0], [5.0, 8.0, 5.0, 8.0], [5.0, 9.0, 3.0, 6.0]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}

// -----

module @numpy_maximum_with_c64_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %3 = stablehlo.real %0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %4 = stablehlo.real %2 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %5 = stablehlo.compare EQ, %3, %4, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %6 = stablehlo.compare GT, %3, %4, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %7 = stablehlo.imag %0 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %8 = stablehlo.imag %2 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %9 = stablehlo.compare GT, %7, %8, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %10 = stablehlo.select %5, %9, %6 : tensor<3x4xi1>, tensor<3x4xi1>
    %11 = stablehlo.select %10, %0, %2 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[7.102356, 4.0582933, 2.6201634, 5.1832438], [3.6921659, 6.2981467, 6.951904, 8.770776], [2.5234175, 1.9372096, 4.9317274, 3.57908]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[(7.9490027,8.572183), (1.1133108,1.0712734), (8.341293,4.8342338), (8.126999,2.1893065)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(7.9490027,8.572183), (4.0582933,0.0), (8.341293,4.8342338), (8.126999,2.1893065)], [(7.9490027,8.572183), (6.2981467,0.0), (8.341293,4.8342338), (8.770776,0.0)], [(7.9490027,8.572183), (1.9372096,0.0), (8.341293,4.8342338), (8.126999,2.1893065)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @numpy_maximum_with_c64_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %1 = stablehlo.convert %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f64>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %4 = stablehlo.real %0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %5 = stablehlo.real %3 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %7 = stablehlo.compare GT, %4, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %8 = stablehlo.imag %0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %9 = stablehlo.imag %3 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %10 = stablehlo.compare GT, %8, %9, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %11 = stablehlo.select %6, %10, %7 : tensor<3x4xi1>, tensor<3x4xi1>
    %12 = stablehlo.select %11, %0, %3 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[4.052874616365081, 2.918515601282171, 4.944770599957462, 6.812185503767648], [4.453314109127582, 3.3649866896097524, 1.094237444460675, 2.5555026214260694], [6.310521045305247, 1.9128478828543, 7.880647423461624, 8.551764235594103]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[(2.069539,1.1183317), (5.898915,8.941877), (6.687068,8.258004), (1.1735157,2.8301086)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xf64>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(4.052874616365081,0.0), (5.898914813995361,8.941877365112305), (6.687067985534668,8.258004188537598), (6.812185503767648,0.0)], [(4.453314109127582,0.0), (5.898914813995361,8.941877365112305), (6.687067985534668,8.258004188537598), (2.5555026214260694,0.0)], [(6.310521045305247,0.0), (5.898914813995361,8.941877365112305), (7.880647423461624,0.0), (8.551764235594103,0.0)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}

// -----

module @numpy_maximum_with_bf16_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi16>, tensor<4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi16>) -> tensor<3x4xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xbf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.maximum %0, %2 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi16>, tensor<4xbf16>) {
    %c0 = stablehlo.constant dense<[[9, 4, 5, 9], [4, 6, 6, 1], [3, 6, 2, 5]]> : tensor<3x4xi16>
    %c1 = stablehlo.constant dense<[8.125, 5.625, 5.53125, 6.46875]> : tensor<4xbf16>
    return %c0, %c1 : tensor<3x4xi16>, tensor<4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[9.0, 5.625, 5.53125, 9.0], [8.125, 6.0, 6.0, 6.46875], [8.125, 6.0, 5.53125, 6.46875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @numpy_maximum_with_f16_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf16>) -> tensor<1x4xf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf16>) -> tensor<3x4xf16>
    %3 = stablehlo.maximum %0, %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.812e-03 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [false, false, false, false], [true, true, false, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[1.7666015625, 2.0, 3.0234375, 3.041015625]> : tensor<4xf16>
    return %c0, %c1 : tensor<3x4xi1>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.7666015625, 2.0, 3.0234375, 3.041015625], [1.7666015625, 2.0, 3.0234375, 3.041015625], [1.7666015625, 2.0, 3.0234375, 3.041015625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}
