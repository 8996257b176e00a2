module @lax_min_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi1>, tensor<1x1xi1>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi1>, tensor<1x1xi1>) {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    %c1 = stablehlo.constant dense<true> : tensor<1x1xi1>
    return %c0, %c1 : tensor<1x1xi1>, tensor<1x1xi1>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @lax_min_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi8>, tensor<4x0x2xi8>)
    %want0 = call @expected() : () -> tensor<4x0x2xi8>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<4x0x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi8>, tensor<4x0x2xi8>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    return %c0, %c1 : tensor<4x0x2xi8>, tensor<4x0x2xi8>
  }
  func.func private @expected() -> tensor<4x0x2xi8> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    return %c0 : tensor<4x0x2xi8>
  }
}

// -----

module @lax_min_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi16>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<2x1x3x2xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>) {
    %c0 = stablehlo.constant dense<[[[[-6, 2], [-9, 5], [1, -8]]], [[[1, -1], [6, -5], [4, 6]]]]> : tensor<2x1x3x2xi16>
    %c1 = stablehlo.constant dense<[[[[1, -5], [-2, 7], [-6, 4]]], [[[0, 7], [4, -6], [3, -9]]]]> : tensor<2x1x3x2xi16>
    return %c0, %c1 : tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>
  }
  func.func private @expected() -> tensor<2x1x3x2xi16> {
    %c0 = stablehlo.constant dense<[[[[-6, -5], [-9, 5], [-6, -8]]], [[[0, -1], [4, -6], [3, -9]]]]> : tensor<2x1x3x2xi16>
    return %c0 : tensor<2x1x3x2xi16>
  }
}

// -----

module @lax_min_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi32>, tensor<17x3xi32>)
    %want0 = call @expected() : () -> tensor<17x3xi32>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<17x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi32>, tensor<17x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi32>, tensor<17x3xi32>) {
    %c0 = stablehlo.constant dense<"0x06000000F8FFFFFF06000000F9FFFFFFFBFFFFFF01000000060000000400000007000000FFFFFFFFF9FFFFFF03000000FFFFFFFFF7FFFFFFFFFFFFFF03000000FDFFFFFF03000000FDFFFFFFFCFFFFFF0200000001000000FEFFFFFFFFFFFFFFFFFFFFFFFCFFFFFF05000000FEFFFFFFF8FFFFFF06000000FBFFFFFF05000000050000000400000006000000FEFFFFFFFEFFFFFF01000000FCFFFFFF0000000000000000FBFFFFFF03000000FCFFFFFFFBFFFFFFFEFFFFFFFDFFFFFFFEFFFFFFFCFFFFFF00000000F9FFFFFF"> : tensor<17x3xi32>
    %c1 = stablehlo.constant dense<"0xF8FFFFFF0400000009000000F8FFFFFFF8FFFFFF06000000FFFFFFFFF8FFFFFF02000000F7FFFFFFFFFFFFFF08000000000000000700000009000000FCFFFFFF0100000007000000FAFFFFFF020000000900000007000000FDFFFFFF09000000F8FFFFFF0400000002000000020000000700000004000000FEFFFFFFFCFFFFFFFDFFFFFF020000000700000004000000FAFFFFFFF8FFFFFF07000000FBFFFFFF060000000800000001000000FBFFFFFFF8FFFFFF010000000600000009000000FDFFFFFF05000000FEFFFFFF"> : tensor<17x3xi32>
    return %c0, %c1 : tensor<17x3xi32>, tensor<17x3xi32>
  }
  func.func private @expected() -> tensor<17x3xi32> {
    %c0 = stablehlo.constant dense<"0xF8FFFFFFF8FFFFFF06000000F8FFFFFFF8FFFFFF01000000FFFFFFFFF8FFFFFF02000000F7FFFFFFF9FFFFFF03000000FFFFFFFFF7FFFFFFFFFFFFFFFCFFFFFFFDFFFFFF03000000FAFFFFFFFCFFFFFF0200000001000000FDFFFFFFFFFFFFFFF8FFFFFFFCFFFFFF02000000FEFFFFFFF8FFFFFF04000000FBFFFFFFFCFFFFFFFDFFFFFF0200000006000000FEFFFFFFFAFFFFFFF8FFFFFFFCFFFFFFFBFFFFFF00000000FBFFFFFF01000000FBFFFFFFF8FFFFFFFEFFFFFFFDFFFFFFFEFFFFFFFCFFFFFF00000000F9FFFFFF"> : tensor<17x3xi32>
    return %c0 : tensor<17x3xi32>
  }
}

// -----

module @lax_min_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi64>, tensor<3x5xi64>)
    %want0 = call @expected() : () -> tensor<3x5xi64>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x5xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi64>, tensor<3x5xi64>) {
    %c0 = stablehlo.constant dense<[[4, -6, 4, 9, 2], [-4, -3, -5, -2, 9], [6, 1, -3, 6, 8]]> : tensor<3x5xi64>
    %c1 = stablehlo.constant dense<[[-2, 2, 4, -5, -2], [8, -4, 2, -5, 6], [0, 7, 8, 3, 4]]> : tensor<3x5xi64>
    return %c0, %c1 : tensor<3x5xi64>, tensor<3x5xi64>
  }
  func.func private @expected() -> tensor<3x5xi64> {
    %c0 = stablehlo.constant dense<[[-2, -6, 4, -5, -2], [-4, -4, -5, -5, 6], [0, 1, -3, 3, 4]]> : tensor<3x5xi64>
    return %c0 : tensor<3x5xi64>
  }
}

// -----

module @lax_min_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui8>, tensor<ui8>)
    %want0 = call @expected() : () -> tensor<ui8>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<ui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui8>, tensor<ui8>) {
    %c0 = stablehlo.constant dense<9> : tensor<ui8>
    %c1 = stablehlo.constant dense<8> : tensor<ui8>
    return %c0, %c1 : tensor<ui8>, tensor<ui8>
  }
  func.func private @expected() -> tensor<ui8> {
    %c0 = stablehlo.constant dense<8> : tensor<ui8>
    return %c0 : tensor<ui8>
  }
}

// -----

module @lax_min_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui16>, tensor<7xui16>)
    %want0 = call @expected() : () -> tensor<7xui16>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<7xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xui16>, tensor<7xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui16>, tensor<7xui16>) {
    %c0 = stablehlo.constant dense<[7, 5, 9, 8, 7, 1, 6]> : tensor<7xui16>
    %c1 = stablehlo.constant dense<[2, 2, 3, 7, 4, 1, 2]> : tensor<7xui16>
    return %c0, %c1 : tensor<7xui16>, tensor<7xui16>
  }
  func.func private @expected() -> tensor<7xui16> {
    %c0 = stablehlo.constant dense<[2, 2, 3, 7, 4, 1, 2]> : tensor<7xui16>
    return %c0 : tensor<7xui16>
  }
}

// -----

module @lax_min_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xui32>, tensor<2x3x4xui32>)
    %want0 = call @expected() : () -> tensor<2x3x4xui32>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<2x3x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui32>, tensor<2x3x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xui32>, tensor<2x3x4xui32>) {
    %c0 = stablehlo.constant dense<"0x030000000000000002000000080000000300000009000000040000000500000002000000010000000900000007000000040000000600000009000000000000000400000001000000020000000900000004000000080000000700000003000000"> : tensor<2x3x4xui32>
    %c1 = stablehlo.constant dense<"0x010000000900000003000000010000000200000002000000010000000400000000000000090000000000000000000000010000000600000003000000070000000900000007000000090000000800000000000000050000000100000006000000"> : tensor<2x3x4xui32>
    return %c0, %c1 : tensor<2x3x4xui32>, tensor<2x3x4xui32>
  }
  func.func private @expected() -> tensor<2x3x4xui32> {
    %c0 = stablehlo.constant dense<"0x010000000000000002000000010000000200000002000000010000000400000000000000010000000000000000000000010000000600000003000000000000000400000001000000020000000800000000000000050000000100000003000000"> : tensor<2x3x4xui32>
    return %c0 : tensor<2x3x4xui32>
  }
}

// -----

module @lax_min_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xui64>, tensor<0xui64>)
    %want0 = call @expected() : () -> tensor<0xui64>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<0xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xui64>, tensor<0xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xui64>, tensor<0xui64>) {
    %c0 = stablehlo.constant dense<> : tensor<0xui64>
    %c1 = stablehlo.constant dense<> : tensor<0xui64>
    return %c0, %c1 : tensor<0xui64>, tensor<0xui64>
  }
  func.func private @expected() -> tensor<0xui64> {
    %c0 = stablehlo.constant dense<> : tensor<0xui64>
    return %c0 : tensor<0xui64>
  }
}

// -----

module @lax_min_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xbf16>, tensor<33xbf16>)
    %want0 = call @expected() : () -> tensor<33xbf16>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<33xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xbf16>, tensor<33xbf16>) {
    %c0 = stablehlo.constant dense<"0x8DC0F540F1404C40F9C027C0D4C0B3C0B0C0173F9440C9BEC93D08419D40AF400341FDC028C0023EC7C0A6C0A2C0163FD0400BC1CE4085C00141B1C07140B740A1C0"> : tensor<33xbf16>
    %c1 = stablehlo.constant dense<"0xDBBF0C410F418440F3BE6BC00940D8C07BBF91C0DB40E3406AC0473F82C0F23FB140CB40F0C00740924097C0A940E2408C3EAFC002C145401BC0BBC080C0084113BF"> : tensor<33xbf16>
    return %c0, %c1 : tensor<33xbf16>, tensor<33xbf16>
  }
  func.func private @expected() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0x8DC0F540F1404C40F9C06BC0D4C0D8C0B0C091C09440C9BE6AC0473F82C0F23FB140FDC0F0C0023EC7C0A6C0A2C0163F8C3E0BC102C185C01BC0BBC080C0B740A1C0"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
}

// -----

module @lax_min_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xf16>, tensor<1x1xf16>)
    %want0 = call @expected() : () -> tensor<1x1xf16>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<1x1xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xf16>, tensor<1x1xf16>) {
    %c0 = stablehlo.constant dense<2.552734375> : tensor<1x1xf16>
    %c1 = stablehlo.constant dense<3.11328125> : tensor<1x1xf16>
    return %c0, %c1 : tensor<1x1xf16>, tensor<1x1xf16>
  }
  func.func private @expected() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<2.552734375> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
}

// -----

module @lax_min_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[7.0336876, 5.2894206, -6.3030677, 8.955658, 6.46472], [1.912587, -5.224224, -7.5201592, -2.2788005, -5.1793923], [-3.9901388, 6.1827703, 0.9709101, -6.9854836, -7.9226427]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[-8.916114, -6.8807793, -4.74971, -8.297098, 5.933047], [-7.4878707, -0.5060207, -3.9388669, -7.937923, 3.3248887], [-7.6401577, -1.291113, 4.49567, 0.2728079, -3.6484098]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-8.916114, -6.8807793, -6.3030677, -8.297098, 5.933047], [-7.4878707, -5.224224, -7.5201592, -7.937923, -5.1793923], [-7.6401577, -1.291113, 0.9709101, -6.9854836, -7.9226427]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_min_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) {
    %c0 = stablehlo.constant dense<[[[[-8.488966758624153, -6.0010648002560805], [4.177171203963413, -5.5405391772213815], [-1.709235731882905, -2.046548839735464]]], [[[-4.342684713894519, -6.15240024305749], [4.105450925573749, 7.788774152903528], [-6.9416623419868735, -6.997439569954657]]]]> : tensor<2x1x3x2xf64>
    %c1 = stablehlo.constant dense<[[[[-8.401001977795222, 5.836532955698313], [1.7032635945026442, -6.58922820171363], [-5.799957743189804, 8.749498791444076]]], [[[3.1564128504487208, 8.390033471108946], [1.3546621408048942, 8.275774639431308], [1.0625767240141926, -2.1371783471788444]]]]> : tensor<2x1x3x2xf64>
    return %c0, %c1 : tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[-8.488966758624153, -6.0010648002560805], [1.7032635945026442, -6.58922820171363], [-5.799957743189804, -2.046548839735464]]], [[[-4.342684713894519, -6.15240024305749], [1.3546621408048942, 7.788774152903528], [-6.9416623419868735, -6.997439569954657]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}

// -----

module @lax_min_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xcomplex<f32>>, tensor<17x3xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<17x3xcomplex<f32>>
    %0 = stablehlo.real %arg0 : (tensor<17x3xcomplex<f32>>) -> tensor<17x3xf32>
    %1 = stablehlo.real %arg1 : (tensor<17x3xcomplex<f32>>) -> tensor<17x3xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %3 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %4 = stablehlo.imag %arg0 : (tensor<17x3xcomplex<f32>>) -> tensor<17x3xf32>
    %5 = stablehlo.imag %arg1 : (tensor<17x3xcomplex<f32>>) -> tensor<17x3xf32>
    %6 = stablehlo.compare LT, %4, %5, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %7 = stablehlo.select %2, %6, %3 : tensor<17x3xi1>, tensor<17x3xi1>
    %8 = stablehlo.select %7, %arg0, %arg1 : tensor<17x3xi1>, tensor<17x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%8, %want0) {has_side_effect = true} : (tensor<17x3xcomplex<f32>>, tensor<17x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xcomplex<f32>>, tensor<17x3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0xAD269E401F18B1C01F4E393FBCCEF6C0A5AECBC059BE1640EE3F6F402EC08EC01ADAFB406B4783BFF901F040231B8D4082CAB1C0FC3BBC40CB411140013ED8BF5D08F7C0DCF35E40D0E62A40A7247A40B0B90CC1B8DED1BF1778DE40E1E9D4C09CC1A63EBF600D41B25B5E40A7768CC07E1C19C0EC76C7BCC3A788406F88AF4048FF603FCADFB240CB4F69BE768F0B3F0B39DABF7F14D5C0B8E709C1C541A9BF81650641BE63D840E1861240BA3C84C098E87C401BD8EDC058C98240F83E8CC09B0315405611CEC08D0199401A79F6C01C66AD40B74607C1B1213B400D9D50406392C440F198B7C0FE0EEE40F117244081D215BDF95F954043C3D43F298A1E3F14AFABC0646FBCC0AFE8B9BF3935C63FBFB1CFC057316D404524ECC09C79FBC02AC79DBF62B396C0A0DA664096768140BCE3C640DEDCFABEA68722C03627C540297D7A402ED7B9C044230AC11671C23FAD5750C065A19AC04D50DFC06BA7CCC0CB598F40B88BBE408F9E5B40177551406F0DCC402AF3F340B48B82406A7FC840361422BFBF0BE240B9A3C6C0B7F03A407FE204C1BA704A3F"> : tensor<17x3xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x9583EF40DAD215C07D870AC052DCDD4099CB9BC0289BEEC071D02DC0482A8E40F60468C05B0DB63F23C9F94034F207C1B820C8C0D4A1B4401605D44097DCA5406CF80741B5B0FBC04DFF29C0348F59C0233F49C065C0813F8EC301411B1DF3BFE7E1B7C0E960FB407BF1FF40E0A6783EE1A03C40B0F0CE3F16E9323E54821E409553C33D4D79FBC0E739C040B16BE6C086B8D73FE8F9FC406ABEAEBF0FCB00C12865CD402B9088BF336C8BBFBCBEAFC033FD17C02D1284C05DB29CBF3AA6F440EB0490BFDD15AA3F15A775C0A6DB0C4154530FBFCA10ADC06AEDA6C0B9AD2D40C829EFC0AC73ADC03178A7BF51389140E6FFF6BFF6E6DABE0BBA0FC1466307C0C3007D3F6C39633FCE408EC0D9BB27C06C7E9940A35585404E38BDC0D949FF4044AA06C048BB6EC0E8ABAEC0569CDFC0E78FEE40567BD840CFCB0541F29500407935AD3E245F8C40233BEFBE8F2FF7C02FA499407F741B403541F8C06BD11CC0BCFE02BEA38BADBFEBA5CA407CF82EBF1F280341E389EABF0D5DB73FF6620A41F3E5F0C03D58CF4040AEDABF7A1F4B409B685E401D131CC0"> : tensor<17x3xcomplex<f32>>
    return %c0, %c1 : tensor<17x3xcomplex<f32>>, tensor<17x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<17x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xAD269E401F18B1C07D870AC052DCDD40A5AECBC059BE164071D02DC0482A8E40F60468C05B0DB63FF901F040231B8D40B820C8C0D4A1B440CB411140013ED8BF5D08F7C0DCF35E404DFF29C0348F59C0B0B90CC1B8DED1BF1778DE40E1E9D4C0E7E1B7C0E960FB40B25B5E40A7768CC07E1C19C0EC76C7BC16E9323E54821E409553C33D4D79FBC0CB4F69BE768F0B3F0B39DABF7F14D5C0B8E709C1C541A9BF2865CD402B9088BF336C8BBFBCBEAFC033FD17C02D1284C05DB29CBF3AA6F440EB0490BFDD15AA3F15A775C0A6DB0C4154530FBFCA10ADC06AEDA6C0B9AD2D40C829EFC0AC73ADC03178A7BF51389140E6FFF6BFF6E6DABE0BBA0FC1466307C014AFABC0646FBCC0CE408EC0D9BB27C0BFB1CFC057316D404524ECC09C79FBC044AA06C048BB6EC0E8ABAEC0569CDFC0BCE3C640DEDCFABEA68722C03627C5407935AD3E245F8C4044230AC11671C23FAD5750C065A19AC03541F8C06BD11CC0BCFE02BEA38BADBF8F9E5B40177551406F0DCC402AF3F3400D5DB73FF6620A41F3E5F0C03D58CF40B9A3C6C0B7F03A407FE204C1BA704A3F"> : tensor<17x3xcomplex<f32>>
    return %c0 : tensor<17x3xcomplex<f32>>
  }
}

// -----

module @lax_min_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f64>>
    %0 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %1 = stablehlo.real %arg1 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %3 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %4 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %5 = stablehlo.imag %arg1 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %6 = stablehlo.compare LT, %4, %5, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %7 = stablehlo.select %2, %6, %3 : tensor<3x5xi1>, tensor<3x5xi1>
    %8 = stablehlo.select %7, %arg0, %arg1 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%8, %want0) {has_side_effect = true} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.8658798995061545,4.235605953606321), (-3.051984308562653,-5.5426006153959975), (5.488134216954494,-4.382406700688903), (4.005992488224699,-0.3320721356225764), (2.8349442498792854,3.4925743759794052)], [(-4.464727059400959,7.285085300157807), (-3.0233669292271506,2.437532628799646), (-7.840789997910761,6.672596537578084), (-3.5136716445864806,-0.568696013051218), (8.715813862547328,1.1731183793121414)], [(3.359643128172033,-6.01611812020147), (8.4554663846421,1.472857347668679), (0.11805794126420821,-3.0553458967090554), (-6.292807290404976,-6.328081459728202), (4.394699118878778,8.20626609724965)]]> : tensor<3x5xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(8.074000039689984,6.8804358345380585), (7.84099667992524,4.739175199907747), (-5.824461110631114,6.821378612322466), (-2.1696484158946143,-2.050387229825845), (-0.39182615651380104,0.36752409306781075)], [(4.671043551154025,-7.6703372884151095), (-4.032791636251991,4.917548286000795), (-2.706929623896496,5.761649104640719), (-3.1916162880076184,6.691935904867972), (-8.427066261469013,0.3155642648817203)], [(0.704457599452315,6.577934577033952), (1.434034314442508,6.0483335800849485), (-7.2421036673120405,-4.385759181104666), (5.411237245180894,5.238313692808619), (5.572766341394509,6.355136111660196)]]> : tensor<3x5xcomplex<f64>>
    return %c0, %c1 : tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.8658798995061545,4.235605953606321), (-3.051984308562653,-5.5426006153959975), (-5.824461110631114,6.821378612322466), (-2.1696484158946143,-2.050387229825845), (-0.39182615651380104,0.36752409306781075)], [(-4.464727059400959,7.285085300157807), (-4.032791636251991,4.917548286000795), (-7.840789997910761,6.672596537578084), (-3.5136716445864806,-0.568696013051218), (-8.427066261469013,0.3155642648817203)], [(0.704457599452315,6.577934577033952), (1.434034314442508,6.0483335800849485), (-7.2421036673120405,-4.385759181104666), (-6.292807290404976,-6.328081459728202), (4.394699118878778,8.20626609724965)]]> : tensor<3x5xcomplex<f64>>
    return %c0 : tensor<3x5xcomplex<f64>>
  }
}

// -----

module @lax_min_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xbf16>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<121xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xbf16>, tensor<121xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xbf16> {
    %c0 = stablehlo.constant dense<"0x00000080000080BF000000BF000000C0000080FFC07F00800080008080BF008000BF008000C0008080FFC0FF00000080803F80BF003F00BF803F00C0803F80FFC07F80BF80BF80BF80BF80BF80BF80BF00C080BF80FFC0FF00000080003F80BF003F00BF003F00C0003F80FFC07F00BF00BF00BF80BF00BF00BF00BF00C000BF80FFC0FF00000080803F80BF003F00BF004000C0004080FFC07F00C000C000C000C000C000C000C000C000C080FFC0FF00000080803F80BF003F00BF004000C0807F80FFC07F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC0FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    return %c0 : tensor<121xbf16>
  }
}

// -----

module @lax_min_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xf32>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<121xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xf32>, tensor<121xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xf32> {
    %c0 = stablehlo.constant dense<"0x000000000000008000000000000080BF00000000000000BF00000000000000C000000000000080FF0000C07F000000800000008000000080000080BF00000080000000BF00000080000000C000000080000080FF0000C0FF00000000000000800000803F000080BF0000003F000000BF0000803F000000C00000803F000080FF0000C07F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000000C0000080BF000080FF0000C0FF00000000000000800000003F000080BF0000003F000000BF0000003F000000C00000003F000080FF0000C07F000000BF000000BF000000BF000080BF000000BF000000BF000000BF000000C0000000BF000080FF0000C0FF00000000000000800000803F000080BF0000003F000000BF00000040000000C000000040000080FF0000C07F000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000080FF0000C0FF00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C0FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    return %c0 : tensor<121xf32>
  }
}

// -----

module @lax_min_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xf64>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<121xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xf64>, tensor<121xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000800000000000000000000000000000F0BF0000000000000000000000000000E0BF000000000000000000000000000000C00000000000000000000000000000F0FF000000000000F87F000000000000008000000000000000800000000000000080000000000000F0BF0000000000000080000000000000E0BF000000000000008000000000000000C00000000000000080000000000000F0FF000000000000F8FF00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F03F00000000000000C0000000000000F03F000000000000F0FF000000000000F87F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF00000000000000C0000000000000F0BF000000000000F0FF000000000000F8FF00000000000000000000000000000080000000000000E03F000000000000F0BF000000000000E03F000000000000E0BF000000000000E03F00000000000000C0000000000000E03F000000000000F0FF000000000000F87F000000000000E0BF000000000000E0BF000000000000E0BF000000000000F0BF000000000000E0BF000000000000E0BF000000000000E0BF00000000000000C0000000000000E0BF000000000000F0FF000000000000F8FF00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C00000000000000040000000000000F0FF000000000000F87F00000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F0FF000000000000F8FF00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F8FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    return %c0 : tensor<121xf64>
  }
}

// -----

module @lax_min_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi2>, tensor<3x4xi2>)
    %want0 = call @expected() : () -> tensor<3x4xi2>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi2>, tensor<3x4xi2>) {
    %c0 = stablehlo.constant dense<[[1, 1, 1, 0], [1, 0, 1, 0], [1, 0, 0, 0]]> : tensor<3x4xi2>
    %c1 = stablehlo.constant dense<[[1, 1, 1, 1], [1, 1, 1, 1], [1, 0, 1, 0]]> : tensor<3x4xi2>
    return %c0, %c1 : tensor<3x4xi2>, tensor<3x4xi2>
  }
  func.func private @expected() -> tensor<3x4xi2> {
    %c0 = stablehlo.constant dense<[[1, 1, 1, 0], [1, 0, 1, 0], [1, 0, 0, 0]]> : tensor<3x4xi2>
    return %c0 : tensor<3x4xi2>
  }
}

// -----

module @lax_min_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi4>, tensor<3x4xi4>)
    %want0 = call @expected() : () -> tensor<3x4xi4>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi4>, tensor<3x4xi4>) {
    %c0 = stablehlo.constant dense<[[1, 2, 3, 3], [3, 0, 3, 3], [0, 2, 3, 2]]> : tensor<3x4xi4>
    %c1 = stablehlo.constant dense<[[2, 0, 2, 2], [2, 0, 2, 2], [2, 0, 2, 2]]> : tensor<3x4xi4>
    return %c0, %c1 : tensor<3x4xi4>, tensor<3x4xi4>
  }
  func.func private @expected() -> tensor<3x4xi4> {
    %c0 = stablehlo.constant dense<[[1, 0, 2, 2], [2, 0, 2, 2], [0, 0, 2, 2]]> : tensor<3x4xi4>
    return %c0 : tensor<3x4xi4>
  }
}

// -----

module @lax_min_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui2>, tensor<3x4xui2>)
    %want0 = call @expected() : () -> tensor<3x4xui2>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui2>, tensor<3x4xui2>) {
    %c0 = stablehlo.constant dense<[[0, 3, 3, 1], [0, 1, 2, 1], [2, 0, 2, 3]]> : tensor<3x4xui2>
    %c1 = stablehlo.constant dense<[[3, 2, 0, 1], [3, 2, 2, 3], [0, 0, 2, 0]]> : tensor<3x4xui2>
    return %c0, %c1 : tensor<3x4xui2>, tensor<3x4xui2>
  }
  func.func private @expected() -> tensor<3x4xui2> {
    %c0 = stablehlo.constant dense<[[0, 2, 0, 1], [0, 1, 2, 1], [0, 0, 2, 0]]> : tensor<3x4xui2>
    return %c0 : tensor<3x4xui2>
  }
}

// -----

module @lax_min_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui4>, tensor<3x4xui4>)
    %want0 = call @expected() : () -> tensor<3x4xui4>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui4>, tensor<3x4xui4>) {
    %c0 = stablehlo.constant dense<[[0, 2, 3, 1], [2, 0, 2, 1], [1, 3, 3, 3]]> : tensor<3x4xui4>
    %c1 = stablehlo.constant dense<[[0, 1, 0, 2], [1, 1, 3, 1], [2, 2, 1, 0]]> : tensor<3x4xui4>
    return %c0, %c1 : tensor<3x4xui4>, tensor<3x4xui4>
  }
  func.func private @expected() -> tensor<3x4xui4> {
    %c0 = stablehlo.constant dense<[[0, 1, 0, 1], [1, 0, 2, 1], [1, 2, 1, 0]]> : tensor<3x4xui4>
    return %c0 : tensor<3x4xui4>
  }
}

// -----

module @lax_min_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>)
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) {
    %c0 = stablehlo.constant dense<[[3.375, 0.75, 0.8125, 1.5], [3.5, 1.5, 3.875, 3.25], [2.375, 2.375, 0.28125, 3.625]]> : tensor<3x4xf8E3M4>
    %c1 = stablehlo.constant dense<[[3.75, 1.5625, 2.0, 3.75], [3.625, 1.6875, 2.625, 2.375], [2.0, 2.625, 0.78125, 0.9375]]> : tensor<3x4xf8E3M4>
    return %c0, %c1 : tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[3.375, 0.75, 0.8125, 1.5], [3.5, 1.5, 2.625, 2.375], [2.0, 2.375, 0.28125, 0.9375]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_min_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) {
    %c0 = stablehlo.constant dense<[[3.5, 1.25, 1.875, 0.875], [1.25, 3.5, 2.25, 3.75], [1.125, 1.875, 4.0, 3.25]]> : tensor<3x4xf8E4M3>
    %c1 = stablehlo.constant dense<[[2.0, 3.5, 3.0, 2.5], [2.5, 3.0, 1.75, 1.625], [1.5, 0.5625, 2.5, 0.875]]> : tensor<3x4xf8E4M3>
    return %c0, %c1 : tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[2.0, 1.25, 1.875, 0.875], [1.25, 3.0, 1.75, 1.625], [1.125, 0.5625, 2.5, 0.875]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_min_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<[[0.3125, 3.25, 1.0, 2.75], [0.375, 1.25, 1.5, 1.625], [2.75, 3.75, 1.875, 1.125]]> : tensor<3x4xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[1.0, 3.75, 3.5, 2.75], [2.25, 1.875, 4.0, 1.5], [2.5, 4.0, 0.5625, 0.34375]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[0.3125, 3.25, 1.0, 2.75], [0.375, 1.25, 1.5, 1.5], [2.5, 3.75, 0.5625, 0.34375]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_min_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<[[2.25, 1.0, 3.75, 2.75], [1.875, 2.5, 1.125, 0.5625], [3.0, 3.0, 2.0, 3.25]]> : tensor<3x4xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[0.5, 3.0, 1.625, 2.0], [1.0, 2.25, 1.25, 0.9375], [2.0, 2.25, 3.0, 1.5]]> : tensor<3x4xf8E4M3FN>
    return %c0, %c1 : tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[0.5, 1.0, 1.625, 2.0], [1.0, 2.25, 1.125, 0.5625], [2.0, 2.25, 2.0, 1.5]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_min_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<[[2.0, 2.5, 2.5, 1.5], [1.0, 3.75, 1.625, 1.25], [1.875, 3.75, 1.375, 3.0]]> : tensor<3x4xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[3.0, 1.75, 3.25, 2.25], [1.625, 0.3125, 1.75, 1.625], [3.0, 1.25, 2.0, 3.5]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[2.0, 1.75, 2.5, 1.5], [1.0, 0.3125, 1.625, 1.25], [1.875, 1.25, 1.375, 3.0]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_min_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>)
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) {
    %c0 = stablehlo.constant dense<[[0.25, 1.25, 1.25, 0.3125], [3.0, 3.0, 2.5, 0.4375], [1.25, 3.0, 3.0, 0.625]]> : tensor<3x4xf8E5M2>
    %c1 = stablehlo.constant dense<[[0.875, 3.5, 1.0, 2.5], [1.0, 2.5, 0.5, 0.875], [0.3125, 2.0, 2.0, 3.0]]> : tensor<3x4xf8E5M2>
    return %c0, %c1 : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[0.25, 1.25, 1.0, 0.3125], [1.0, 2.5, 0.5, 0.4375], [0.3125, 2.0, 2.0, 0.625]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_min_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<[[2.5, 1.75, 0.5, 3.0], [1.75, 3.5, 0.625, 3.0], [3.0, 2.5, 0.875, 0.625]]> : tensor<3x4xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[1.25, 2.5, 1.25, 2.5], [4.0, 2.0, 2.0, 2.0], [4.0, 0.625, 3.5, 2.5]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0, %c1 : tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.25, 1.75, 0.5, 2.5], [1.75, 2.0, 0.625, 2.0], [3.0, 0.625, 0.875, 0.625]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}

// -----

module @lax_min_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<3x4xf8E8M0FNU>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<[[4.0, 2.0, 0.25, 0.5], [1.0, 2.0, 2.0, 0.5], [1.0, 1.0, 4.0, 4.0]]> : tensor<3x4xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[[2.0, 4.0, 4.0, 4.0], [1.0, 4.0, 4.0, 0.5], [0.25, 4.0, 2.0, 0.25]]> : tensor<3x4xf8E8M0FNU>
    return %c0, %c1 : tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<3x4xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<[[2.0, 2.0, 0.25, 0.5], [1.0, 2.0, 2.0, 0.5], [0.25, 1.0, 2.0, 0.25]]> : tensor<3x4xf8E8M0FNU>
    return %c0 : tensor<3x4xf8E8M0FNU>
  }
}
