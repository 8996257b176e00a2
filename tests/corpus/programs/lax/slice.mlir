module @lax_slice_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xi1>
    %want0 = call @expected() : () -> tensor<2x2xi1>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xi1>) -> tensor<2x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xi1> {
    %c0 = stablehlo.constant dense<"0x000101000000000100010100010100010101000101000100010101010001010100000001000000000001"> : tensor<6x7xi1>
    return %c0 : tensor<6x7xi1>
  }
  func.func private @expected() -> tensor<2x2xi1> {
    %c0 = stablehlo.constant dense<[[true, true], [false, true]]> : tensor<2x2xi1>
    return %c0 : tensor<2x2xi1>
  }
}

// -----

module @lax_slice_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xi8>
    %want0 = call @expected() : () -> tensor<2x2xi8>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xi8>) -> tensor<2x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xi8>, tensor<2x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xi8> {
    %c0 = stablehlo.constant dense<"0xF9FC0107070804F7F70000FDFAF9F9070601FF070603FD03050604010302FCF9F9FB000009F9FD01FF04"> : tensor<6x7xi8>
    return %c0 : tensor<6x7xi8>
  }
  func.func private @expected() -> tensor<2x2xi8> {
    %c0 = stablehlo.constant dense<[[-9, 0], [3, 5]]> : tensor<2x2xi8>
    return %c0 : tensor<2x2xi8>
  }
}

// -----

module @lax_slice_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xi32>
    %want0 = call @expected() : () -> tensor<2x2xi32>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xi32>) -> tensor<2x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xi32> {
    %c0 = stablehlo.constant dense<"0x00000000090000000000000002000000020000000500000004000000F8FFFFFFF7FFFFFF08000000FAFFFFFF080000000900000003000000000000000000000001000000FAFFFFFF0700000000000000FCFFFFFF000000000000000007000000FEFFFFFF040000000700000009000000FCFFFFFF080000000900000003000000F9FFFFFFF9FFFFFF060000000500000003000000FAFFFFFF00000000FAFFFFFF0100000005000000"> : tensor<6x7xi32>
    return %c0 : tensor<6x7xi32>
  }
  func.func private @expected() -> tensor<2x2xi32> {
    %c0 = stablehlo.constant dense<[[-8, -6], [0, -2]]> : tensor<2x2xi32>
    return %c0 : tensor<2x2xi32>
  }
}

// -----

module @lax_slice_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xui32>
    %want0 = call @expected() : () -> tensor<2x2xui32>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xui32>) -> tensor<2x2xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xui32>, tensor<2x2xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xui32> {
    %c0 = stablehlo.constant dense<"0x090000000000000006000000050000000600000009000000040000000700000002000000000000000700000008000000000000000700000004000000010000000800000001000000040000000400000006000000020000000800000007000000040000000300000001000000020000000400000009000000030000000700000007000000010000000500000000000000090000000600000003000000070000000400000003000000"> : tensor<6x7xui32>
    return %c0 : tensor<6x7xui32>
  }
  func.func private @expected() -> tensor<2x2xui32> {
    %c0 = stablehlo.constant dense<[[7, 7], [2, 4]]> : tensor<2x2xui32>
    return %c0 : tensor<2x2xui32>
  }
}

// -----

module @lax_slice_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xbf16>
    %want0 = call @expected() : () -> tensor<2x2xbf16>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xbf16>) -> tensor<2x2xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xbf16> {
    %c0 = stablehlo.constant dense<"0x01C1B040443D1ABF3B404BBF0A419340C74090C037C08E4037C0CD40EFC0F5C0864028C078405CC079C08040C14002C137C04DBE6EC0C2404E4045409D3FB83F0AC10D41A440074131C0BEC0AABF83C00041CD40"> : tensor<6x7xbf16>
    return %c0 : tensor<6x7xbf16>
  }
  func.func private @expected() -> tensor<2x2xbf16> {
    %c0 = stablehlo.constant dense<[[4.59375, -2.859375], [4.0, -2.859375]]> : tensor<2x2xbf16>
    return %c0 : tensor<2x2xbf16>
  }
}

// -----

module @lax_slice_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf16>
    %want0 = call @expected() : () -> tensor<2x2xf16>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xf16>) -> tensor<2x2xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xf16>, tensor<2x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf16> {
    %c0 = stablehlo.constant dense<"0x77C26D4347BCC24607C6F4410E3CFEC418B94EC822C8B5C7B9462ABF6CC8B1C084C110C3F144A9BF2238B1C751442AC8D647B1AFFF4027446BC87BC27F41164853B9E83E1447B0C7554813C8B339E6C0DD463148"> : tensor<6x7xf16>
    return %c0 : tensor<6x7xf16>
  }
  func.func private @expected() -> tensor<2x2xf16> {
    %c0 = stablehlo.constant dense<[[-4.9921875, -8.265625], [-7.69140625, 7.8359375]]> : tensor<2x2xf16>
    return %c0 : tensor<2x2xf16>
  }
}

// -----

module @lax_slice_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf32>
    %want0 = call @expected() : () -> tensor<2x2xf32>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xf32>) -> tensor<2x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0xA025C9408DA70941560275C0DFC08340E0559740B3AC7DBE03AEA8402AD82B3F3406D7BF5CE541C0FD4CCAC0F17A09C07534DFC0966606C121879BC0F65BFDC0295206410EB7CB406E20FEC0DB9CBF4010C06540CBE273407C50D4C00BED5740A4CA2FC07CDB93C051305240F4C00C41C59B233FF3B6E93F8BFEC53F7620A3C0EC1608419DF52E3F30846BBFA2BF08C1B25AE0C04F76F24018FB824068962A403CF7A14091DDD1C0"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @expected() -> tensor<2x2xf32> {
    %c0 = stablehlo.constant dense<[[0.67126715, -6.321898], [3.8107173, -2.7467432]]> : tensor<2x2xf32>
    return %c0 : tensor<2x2xf32>
  }
}

// -----

module @lax_slice_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf64>
    %want0 = call @expected() : () -> tensor<2x2xf64>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xf64>) -> tensor<2x2xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0x00B2A84DE909214095FE6EBAA7BC13C0C8AF3763C7D40BC09AB052EC495C13C01E0FA66CF02A1B40A0AEA4190BCD1240F5BA0F56680F10C030F2797188A6FABFA0DE5AFF1DE8D4BF00515A18795F0640826A1AB699DD214010B6A6A5332212404CC56C610CD1214050C05870709511408072761B4D77D3BF6C17D1B7EF4D12C032212EEABFE21840CD91967D9AD318C0A04073585DCBF7BF6073A5E4C08E1BC0402647D6763A20408846B60CFC6F0CC0881AA64FC65B00C0088EFF72D37DFC3FD4937DFBD9C30E4060F14AF5A75ED7BF0839071C2854FB3FD64C1E79A8B121C06837AE87591E1D406CB6BE8FB94C16409C465BFAE0251340EAA142DF395F104058E5DC63055D0840801528ADE379E63F186D2500A35521400A0A36982D00204090AF54248FFFF83F0014386CEA5DF33F1C70AEB4F69A03C0C4AA77B138F01A4078A60866BC351C40FC8A8FEF779401C0"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @expected() -> tensor<2x2xf64> {
    %c0 = stablehlo.constant dense<[[-1.6656574661893835, 8.932813349461188], [-3.5546799653173515, 3.845630612153835]]> : tensor<2x2xf64>
    return %c0 : tensor<2x2xf64>
  }
}

// -----

module @lax_slice_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x2xcomplex<f32>>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xD5D988C0CD9FCA40F52D144057AB66C0408C24402F701AC028C5293F046DB4BFBF6229C0E2D0CBC09124C1C0F3457AC0B6D6933FD5EBE0C0F1D314BFB1D79FC040A116BED896A1C023D36EC03BF89D4017CE9740BD570541DFEE59C0F091003F522230C0151F8FC0D933B13EB69B34407106A9402804FAC08B2909C13CE76F404EB043C0A78D57C0AFFC3140C7568C40407BA5C0D4BB97C063E3E4BF560CA2C0A4EF82BF7A2DBA40D994C6408FEDD1C08061E140DBC70B41D33A01BF036E72C0BF5D8140BA0801C10F9379C0D008233EE2B3ADC0C066A9400ED146C09DDD00412DDCCBC0774694BFCDAF02C169B5B0407AD13540236EAFC02416A740CAE65AC06F9EF940F473C23E75060240BDEC99C0A7DB3F40F7EEECC0200EE4409A9F9C4080ECF4C0689AC5C05D9B98C0D9C9A33F4367FF408926E3C01B73F44070D2F7407CF9A6407C9ED0C05DBF57C009EB04C1"> : tensor<6x7xcomplex<f32>>
    return %c0 : tensor<6x7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.58135897,-4.9950795), (4.7439075,8.3339205)], [(6.20567,-6.560249), (4.0426936,-8.0646305)]]> : tensor<2x2xcomplex<f32>>
    return %c0 : tensor<2x2xcomplex<f32>>
  }
}

// -----

module @lax_slice_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xi2>
    %want0 = call @expected() : () -> tensor<2x2xi2>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xi2>) -> tensor<2x2xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xi2>, tensor<2x2xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xi2> {
    %c0 = stablehlo.constant dense<"0x000000010202030300030001030000030000000101020100020100000301000200000301030301030303"> : tensor<6x7xi2>
    return %c0 : tensor<6x7xi2>
  }
  func.func private @expected() -> tensor<2x2xi2> {
    %c0 = stablehlo.constant dense<[[-1, 0], [-2, -2]]> : tensor<2x2xi2>
    return %c0 : tensor<2x2xi2>
  }
}

// -----

module @lax_slice_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xi4>
    %want0 = call @expected() : () -> tensor<2x2xi4>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xi4>) -> tensor<2x2xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xi4>, tensor<2x2xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xi4> {
    %c0 = stablehlo.constant dense<"0x01080D040106060D090E01030309090C08060D00000D0B020C09000F0F0A0E060B0C040B05080A060A07"> : tensor<6x7xi4>
    return %c0 : tensor<6x7xi4>
  }
  func.func private @expected() -> tensor<2x2xi4> {
    %c0 = stablehlo.constant dense<[[-3, 1], [-3, -4]]> : tensor<2x2xi4>
    return %c0 : tensor<2x2xi4>
  }
}

// -----

module @lax_slice_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xui2>
    %want0 = call @expected() : () -> tensor<2x2xui2>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xui2>) -> tensor<2x2xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xui2>, tensor<2x2xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xui2> {
    %c0 = stablehlo.constant dense<"0x010301010202010301000103030002020202020203000102010000000202010201020201020300020303"> : tensor<6x7xui2>
    return %c0 : tensor<6x7xui2>
  }
  func.func private @expected() -> tensor<2x2xui2> {
    %c0 = stablehlo.constant dense<[[3, 1], [0, 1]]> : tensor<2x2xui2>
    return %c0 : tensor<2x2xui2>
  }
}

// -----

module @lax_slice_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xui4>
    %want0 = call @expected() : () -> tensor<2x2xui4>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xui4>) -> tensor<2x2xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xui4>, tensor<2x2xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xui4> {
    %c0 = stablehlo.constant dense<"0x030000040904000408040708000001070204090605030309090406070409030904050303070908010303"> : tensor<6x7xui4>
    return %c0 : tensor<6x7xui4>
  }
  func.func private @expected() -> tensor<2x2xui4> {
    %c0 = stablehlo.constant dense<[[4, 7], [3, 9]]> : tensor<2x2xui4>
    return %c0 : tensor<2x2xui4>
  }
}

// -----

module @lax_slice_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<2x2xf8E4M3FN>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x33CD4E4C46C4D05051CE50CB2DC5CF45CBBDCD50CC2DD1474D4C4D4E46C9D15020CECECD4FC34BD045C2"> : tensor<6x7xf8E4M3FN>
    return %c0 : tensor<6x7xf8E4M3FN>
  }
  func.func private @expected() -> tensor<2x2xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[8.0, 8.0], [0.40625, 6.5]]> : tensor<2x2xf8E4M3FN>
    return %c0 : tensor<2x2xf8E4M3FN>
  }
}

// -----

module @lax_slice_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf8E5M2>
    %want0 = call @expected() : () -> tensor<2x2xf8E5M2>
    %0 = stablehlo.slice %arg0 [1:5:2, 0:6:3] : (tensor<6x7xf8E5M2>) -> tensor<2x2xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf8E5M2> {
    %c0 = stablehlo.constant dense<"0xC8C345483AC848C241C847B54341423B4641C5C5C74045C4BCBEC646C046C241C63DC1C44840C6C0C8C8"> : tensor<6x7xf8E5M2>
    return %c0 : tensor<6x7xf8E5M2>
  }
  func.func private @expected() -> tensor<2x2xf8E5M2> {
    %c0 = stablehlo.constant dense<[[-3.0, 7.0], [2.0, -1.0]]> : tensor<2x2xf8E5M2>
    return %c0 : tensor<2x2xf8E5M2>
  }
}

// -----

module @lax_slice_empty_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi32>
    %want0 = call @expected() : () -> tensor<0x3xi32>
    %0 = stablehlo.slice %arg0 [2:2, 2:5] : (tensor<4x6xi32>) -> tensor<0x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x3xi32>, tensor<0x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x01000000FFFFFFFFFDFFFFFF04000000FFFFFFFF01000000040000000000000007000000FAFFFFFFFBFFFFFF0500000002000000F7FFFFFFFDFFFFFFFFFFFFFF03000000F7FFFFFF03000000F8FFFFFFF9FFFFFF030000000500000009000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @expected() -> tensor<0x3xi32> {
    %c0 = stablehlo.constant dense<> : tensor<0x3xi32>
    return %c0 : tensor<0x3xi32>
  }
}

// -----

module @lax_slice_empty_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<0x3xf32>
    %0 = stablehlo.slice %arg0 [2:2, 2:5] : (tensor<4x6xf32>) -> tensor<0x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x6655D7406062E3C073F90041C1F304C16E4C9EC0023008416353E640AF542BC093FE723E76598CC08B2FABC01CAE05411135D740BB20F3C0E82A16C0690D49BFE89487BF358DDD4001BFD8BFD33023406FE10C40D1D9DBC08A6D3940BD98AC3F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<0x3xf32> {
    %c0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %c0 : tensor<0x3xf32>
  }
}

// -----

module @lax_slice_empty_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<0x3xcomplex<f64>>
    %0 = stablehlo.slice %arg0 [2:2, 2:5] : (tensor<4x6xcomplex<f64>>) -> tensor<0x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xE4B7BE9D03A9164040FB29F3919E014063C924FFB40F18C0001F04081829FD3F687E77F959FE18C08034C0534046EC3F02BD59B3BA1D06C010EE02104CE31C40783D1370F6CF0C40A4AB3AC044C6F4BF7D8B68D80A4620C08A059C6DDEC61540B46FF07541C4074000D35C76D838B53F348B1214D82B2040E0A29A05BBC8FCBFAC8ED4529C7715C04017F59233620F400019D5E20D46C23F66BD8E989A1E1140E048BA5239C4F53F540B865C0325074082C16DB91810194098B16DF895D41340600BF39D9A881440CC34C58C18A81E40C8A4353E38181440CE0E978CB64407C06B10F7A7CB4913C0DA1E43F6A82605C0BE4348A7AC180AC0DE63F6D09C691840E5335DBBDC6B1BC0112993C4607D21C0503870D71B440A403A8D2D6A01B62140286E40D7432212C0F457A9677DF1014004D6D10777EB1540B80EB69D95F7FA3F144ED83C400DFABFA4DD4A2CE1741AC0B2967D9AAEE617C09052950AEAAF0B40A1F2A510467B1FC08030AA708BA0EABF1A60EE6FA9951BC09E03871D767011C0"> : tensor<4x6xcomplex<f64>>
    return %c0 : tensor<4x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<0x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    return %c0 : tensor<0x3xcomplex<f64>>
  }
}

// -----

module @lax_slice_empty_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<0x3xf16>
    %0 = stablehlo.slice %arg0 [2:2, 2:5] : (tensor<4x6xf16>) -> tensor<0x3xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x3xf16>, tensor<0x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xA7BE0FA4923E52BE49C26DC131C8EEC466C464C735BD78484945234665C01CB47CC43441854722BD17C244C53EC839C7"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<0x3xf16> {
    %c0 = stablehlo.constant dense<> : tensor<0x3xf16>
    return %c0 : tensor<0x3xf16>
  }
}

// -----

module @lax_slice_empty_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xui8>
    %want0 = call @expected() : () -> tensor<0x3xui8>
    %0 = stablehlo.slice %arg0 [2:2, 2:5] : (tensor<4x6xui8>) -> tensor<0x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui8> {
    %c0 = stablehlo.constant dense<"0x030100080805080702030905000700070101000609000203"> : tensor<4x6xui8>
    return %c0 : tensor<4x6xui8>
  }
  func.func private @expected() -> tensor<0x3xui8> {
    %c0 = stablehlo.constant dense<> : tensor<0x3xui8>
    return %c0 : tensor<0x3xui8>
  }
}
