module @lax_reshape_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi1>
    %want0 = call @expected() : () -> tensor<4x6xi1>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xi1>) -> tensor<4x6xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x010100010101000100010001000001010100000101000101"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
  func.func private @expected() -> tensor<4x6xi1> {
    %c0 = stablehlo.constant dense<"0x010100010101000100010001000001010100000101000101"> : tensor<4x6xi1>
    return %c0 : tensor<4x6xi1>
  }
}

// -----

module @lax_reshape_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi8>
    %want0 = call @expected() : () -> tensor<4x6xi8>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xi8>) -> tensor<4x6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi8> {
    %c0 = stablehlo.constant dense<"0xFBFE0003F904FF080402F9050102FCF804030001F70601FD"> : tensor<2x3x4xi8>
    return %c0 : tensor<2x3x4xi8>
  }
  func.func private @expected() -> tensor<4x6xi8> {
    %c0 = stablehlo.constant dense<"0xFBFE0003F904FF080402F9050102FCF804030001F70601FD"> : tensor<4x6xi8>
    return %c0 : tensor<4x6xi8>
  }
}

// -----

module @lax_reshape_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi16>
    %want0 = call @expected() : () -> tensor<4x6xi16>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xi16>) -> tensor<4x6xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi16>, tensor<4x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi16> {
    %c0 = stablehlo.constant dense<"0x030001000600FEFF0500FBFF0300F7FF01000400F7FFFCFFFCFF050000000700FCFF04000100FDFFF7FF06000100F8FF"> : tensor<2x3x4xi16>
    return %c0 : tensor<2x3x4xi16>
  }
  func.func private @expected() -> tensor<4x6xi16> {
    %c0 = stablehlo.constant dense<"0x030001000600FEFF0500FBFF0300F7FF01000400F7FFFCFFFCFF050000000700FCFF04000100FDFFF7FF06000100F8FF"> : tensor<4x6xi16>
    return %c0 : tensor<4x6xi16>
  }
}

// -----

module @lax_reshape_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi32>
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xi32>) -> tensor<4x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi32> {
    %c0 = stablehlo.constant dense<"0x080000000200000009000000FCFFFFFF0100000006000000FFFFFFFFFAFFFFFFFFFFFFFFFDFFFFFF00000000F7FFFFFF03000000FDFFFFFF0900000002000000FCFFFFFF090000000200000009000000F7FFFFFF03000000F8FFFFFF00000000"> : tensor<2x3x4xi32>
    return %c0 : tensor<2x3x4xi32>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x080000000200000009000000FCFFFFFF0100000006000000FFFFFFFFFAFFFFFFFFFFFFFFFDFFFFFF00000000F7FFFFFF03000000FDFFFFFF0900000002000000FCFFFFFF090000000200000009000000F7FFFFFF03000000F8FFFFFF00000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
}

// -----

module @lax_reshape_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi64>
    %want0 = call @expected() : () -> tensor<4x6xi64>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xi64>) -> tensor<4x6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi64> {
    %c0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF0700000000000000FCFFFFFFFFFFFFFF02000000000000000200000000000000FCFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0600000000000000070000000000000004000000000000000100000000000000020000000000000009000000000000000100000000000000F9FFFFFFFFFFFFFF070000000000000000000000000000000400000000000000FAFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x3x4xi64>
    return %c0 : tensor<2x3x4xi64>
  }
  func.func private @expected() -> tensor<4x6xi64> {
    %c0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF0700000000000000FCFFFFFFFFFFFFFF02000000000000000200000000000000FCFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0600000000000000070000000000000004000000000000000100000000000000020000000000000009000000000000000100000000000000F9FFFFFFFFFFFFFF070000000000000000000000000000000400000000000000FAFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<4x6xi64>
    return %c0 : tensor<4x6xi64>
  }
}

// -----

module @lax_reshape_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xui8>
    %want0 = call @expected() : () -> tensor<4x6xui8>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xui8>) -> tensor<4x6xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xui8> {
    %c0 = stablehlo.constant dense<"0x010302090006020307010800060500010208010407060207"> : tensor<2x3x4xui8>
    return %c0 : tensor<2x3x4xui8>
  }
  func.func private @expected() -> tensor<4x6xui8> {
    %c0 = stablehlo.constant dense<"0x010302090006020307010800060500010208010407060207"> : tensor<4x6xui8>
    return %c0 : tensor<4x6xui8>
  }
}

// -----

module @lax_reshape_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xui16>
    %want0 = call @expected() : () -> tensor<4x6xui16>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xui16>) -> tensor<4x6xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xui16> {
    %c0 = stablehlo.constant dense<"0x020005000900050006000500040005000700060003000800080003000900080002000000070009000300030008000200"> : tensor<2x3x4xui16>
    return %c0 : tensor<2x3x4xui16>
  }
  func.func private @expected() -> tensor<4x6xui16> {
    %c0 = stablehlo.constant dense<"0x020005000900050006000500040005000700060003000800080003000900080002000000070009000300030008000200"> : tensor<4x6xui16>
    return %c0 : tensor<4x6xui16>
  }
}

// -----

module @lax_reshape_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xui32>
    %want0 = call @expected() : () -> tensor<4x6xui32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xui32>) -> tensor<4x6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xui32> {
    %c0 = stablehlo.constant dense<"0x050000000800000003000000030000000700000005000000020000000300000006000000010000000200000001000000020000000900000000000000040000000800000003000000020000000800000001000000040000000500000000000000"> : tensor<2x3x4xui32>
    return %c0 : tensor<2x3x4xui32>
  }
  func.func private @expected() -> tensor<4x6xui32> {
    %c0 = stablehlo.constant dense<"0x050000000800000003000000030000000700000005000000020000000300000006000000010000000200000001000000020000000900000000000000040000000800000003000000020000000800000001000000040000000500000000000000"> : tensor<4x6xui32>
    return %c0 : tensor<4x6xui32>
  }
}

// -----

module @lax_reshape_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xui64>
    %want0 = call @expected() : () -> tensor<4x6xui64>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xui64>) -> tensor<4x6xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000009000000000000000700000000000000090000000000000000000000000000000300000000000000050000000000000000000000000000000800000000000000000000000000000000000000000000000400000000000000000000000000000005000000000000000300000000000000010000000000000004000000000000000000000000000000020000000000000004000000000000000900000000000000010000000000000001000000000000000700000000000000"> : tensor<2x3x4xui64>
    return %c0 : tensor<2x3x4xui64>
  }
  func.func private @expected() -> tensor<4x6xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000009000000000000000700000000000000090000000000000000000000000000000300000000000000050000000000000000000000000000000800000000000000000000000000000000000000000000000400000000000000000000000000000005000000000000000300000000000000010000000000000004000000000000000000000000000000020000000000000004000000000000000900000000000000010000000000000001000000000000000700000000000000"> : tensor<4x6xui64>
    return %c0 : tensor<4x6xui64>
  }
}

// -----

module @lax_reshape_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0x97C0D9C00441FA40C4C00240D9405F40E1BF6FC00DC164BF05C0CE3F794056400940A93F57BF8CC08FC09AC0993EA9C0"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x97C0D9C00441FA40C4C00240D9405F40E1BF6FC00DC164BF05C0CE3F794056400940A93F57BF8CC08FC09AC0993EA9C0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @lax_reshape_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf16> {
    %c0 = stablehlo.constant dense<"0xA2C648C79144F1C6EB424BB899B9344831444FC65748A842564647B8AB426DC587ABF63CC747133339468E45D8C634C4"> : tensor<2x3x4xf16>
    return %c0 : tensor<2x3x4xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xA2C648C79144F1C6EB424BB899B9344831444FC65748A842564647B8AB426DC587ABF63CC747133339468E45D8C634C4"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
}

// -----

module @lax_reshape_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x0653A6C003A3A93F54A8AEC00F82BF40F86C0EC1FD5BD4C03741B740B0DF75C009B7A13F7CE5A63F7EA31CC0549CEE4026B9C940EE3F44BE15085540977E94C0A8AE3540C0CBCF40C4B181C06A9DEDC083CAF03EB75AFF4005B3A440968AFD40"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x0653A6C003A3A93F54A8AEC00F82BF40F86C0EC1FD5BD4C03741B740B0DF75C009B7A13F7CE5A63F7EA31CC0549CEE4026B9C940EE3F44BE15085540977E94C0A8AE3540C0CBCF40C4B181C06A9DEDC083CAF03EB75AFF4005B3A440968AFD40"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @lax_reshape_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xECA674F8A86D05C08E4BF0E7F6901FC0E4843360838002C0D44EC81C70C8F0BF36D7AED752B517C035A52BC59DEC1EC0FC503D32906E1D4018CD5464915020C06083D2BD9D6E1D40DDA37360C2C110C0C89E68C2A7DC1B40869444CCF3C413402C7311A617391DC05C26932FC097F8BF7029EF4FFF18E13F92B9C6BE3EC721C0508E5DE1265C1BC057F4D50A81B11AC0304188C70A2AF53F0E3C7D9268BE1B4050BC33428567114098E2E25254641A4054619F0573590FC06C53188650281140"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xECA674F8A86D05C08E4BF0E7F6901FC0E4843360838002C0D44EC81C70C8F0BF36D7AED752B517C035A52BC59DEC1EC0FC503D32906E1D4018CD5464915020C06083D2BD9D6E1D40DDA37360C2C110C0C89E68C2A7DC1B40869444CCF3C413402C7311A617391DC05C26932FC097F8BF7029EF4FFF18E13F92B9C6BE3EC721C0508E5DE1265C1BC057F4D50A81B11AC0304188C70A2AF53F0E3C7D9268BE1B4050BC33428567114098E2E25254641A4054619F0573590FC06C53188650281140"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}

// -----

module @lax_reshape_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x6xcomplex<f32>>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xE448EC403A0E04C150B7ACBF802C39BF628AAF40CDBDC63FCBBF5740565C3CC0122513C0F72898C0067FDFC091E6D3BFD70D19C05C51A4C0B28584C0FA4399C020EA3A3F438D1E3D9ED9953F94E4BB3FBFFCD13FE5B598BF38D202C0F4651C3E102182402F4926C065DB04C0DE7C07C1EA5E07C023E3C840D66C1EC010A38FC02799C540B7F5DE409988B2BDAAE50340CE88BFBFA6B62EBF1D24A140B0F4B53FD512CD40ED36193E62A106405D119EBF721E48C0BEAE0AC0B518BE405C4A03C1"> : tensor<2x3x4xcomplex<f32>>
    return %c0 : tensor<2x3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xE448EC403A0E04C150B7ACBF802C39BF628AAF40CDBDC63FCBBF5740565C3CC0122513C0F72898C0067FDFC091E6D3BFD70D19C05C51A4C0B28584C0FA4399C020EA3A3F438D1E3D9ED9953F94E4BB3FBFFCD13FE5B598BF38D202C0F4651C3E102182402F4926C065DB04C0DE7C07C1EA5E07C023E3C840D66C1EC010A38FC02799C540B7F5DE409988B2BDAAE50340CE88BFBFA6B62EBF1D24A140B0F4B53FD512CD40ED36193E62A106405D119EBF721E48C0BEAE0AC0B518BE405C4A03C1"> : tensor<4x6xcomplex<f32>>
    return %c0 : tensor<4x6xcomplex<f32>>
  }
}

// -----

module @lax_reshape_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<4x6xcomplex<f64>>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xF23CF638E7E917C028A91D7D10A111C0603CFFC67C320A40F0E7F71F5D1C17C05C16CDF6B9B500409C39426BB959F9BFF02388B05C520C401858766F5323F23F38990CC7B9BA1C40541ADB92716E00401CE8DD26E13A0B4048F99D8CA5E41D40C08E1D3DD02E21406061618A1AF4FCBF1E69AB03D59E1CC098555728E5F706408A108F37B3151CC00C43FF9403E20FC06384C92E5F2C18C0FEA90699551511C04054C2BA575FCFBFA847D3801F951A407EB6E3AFCE2F2040C8174DA37011F03FB2DA33F5201120C050205941D9C4E9BF8EC06C720D9C03C0004BD215730FDA3FE4DFC4A18F5918C02C5B906EDAAC15C0E05926A43535F63F1016BBE741561E402BAF129E466A1CC0D2EF22457ED314C040C401440EE3F03F00AFC2C76C40E6BF380182E61783FA3FFED93808E3981DC0DCFE66FB2F931E401E8FFF210CFE21C09EF83235F78E1740E8EE6A44CBC00B4036FB996552821640AE48EEC2B5711AC0D08DA72FA95CED3FF422FD32FD41004050A48F3A14A2EABF94BA1CBB17111840"> : tensor<2x3x4xcomplex<f64>>
    return %c0 : tensor<2x3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xF23CF638E7E917C028A91D7D10A111C0603CFFC67C320A40F0E7F71F5D1C17C05C16CDF6B9B500409C39426BB959F9BFF02388B05C520C401858766F5323F23F38990CC7B9BA1C40541ADB92716E00401CE8DD26E13A0B4048F99D8CA5E41D40C08E1D3DD02E21406061618A1AF4FCBF1E69AB03D59E1CC098555728E5F706408A108F37B3151CC00C43FF9403E20FC06384C92E5F2C18C0FEA90699551511C04054C2BA575FCFBFA847D3801F951A407EB6E3AFCE2F2040C8174DA37011F03FB2DA33F5201120C050205941D9C4E9BF8EC06C720D9C03C0004BD215730FDA3FE4DFC4A18F5918C02C5B906EDAAC15C0E05926A43535F63F1016BBE741561E402BAF129E466A1CC0D2EF22457ED314C040C401440EE3F03F00AFC2C76C40E6BF380182E61783FA3FFED93808E3981DC0DCFE66FB2F931E401E8FFF210CFE21C09EF83235F78E1740E8EE6A44CBC00B4036FB996552821640AE48EEC2B5711AC0D08DA72FA95CED3FF422FD32FD41004050A48F3A14A2EABF94BA1CBB17111840"> : tensor<4x6xcomplex<f64>>
    return %c0 : tensor<4x6xcomplex<f64>>
  }
}

// -----

module @lax_reshape_turned_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<6x2xi32>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xi32>) -> tensor<4x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<4x3xi32>) -> tensor<6x2xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x2xi32>, tensor<6x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[8, 8, -4, 8], [5, -4, -6, 8], [-9, -5, -8, -7]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<6x2xi32> {
    %c0 = stablehlo.constant dense<[[8, 5], [-9, 8], [-4, -5], [-4, -6], [-8, 8], [8, -7]]> : tensor<6x2xi32>
    return %c0 : tensor<6x2xi32>
  }
}

// -----

module @lax_reshape_turned_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<6x2xf32>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x3xf32>) -> tensor<6x2xf32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x2xf32>, tensor<6x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-3.1439946, 0.15679453, 5.487564, -3.600627], [3.860875, -3.0061493, 2.2000344, 2.997613], [1.9372227, -4.8078055, -3.2178557, 4.4735684]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<6x2xf32> {
    %c0 = stablehlo.constant dense<[[-3.1439946, 3.860875], [1.9372227, 0.15679453], [-3.0061493, -4.8078055], [5.487564, 2.2000344], [-3.2178557, -3.600627], [2.997613, 4.4735684]]> : tensor<6x2xf32>
    return %c0 : tensor<6x2xf32>
  }
}

// -----

module @lax_reshape_turned_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<6x2xcomplex<f64>>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
    %1 = stablehlo.reshape %0 : (tensor<4x3xcomplex<f64>>) -> tensor<6x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x2xcomplex<f64>>, tensor<6x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-8.711396498499692,-2.549561220271096), (3.511997229311188,-8.863444687028723), (-2.28499579859199,5.16425937324993), (-6.99821910981431,-2.3637882614778523)], [(5.780928621082072,4.3094196702286975), (7.102950234084112,-8.398459634932944), (-8.669688013531317,-0.14831255584161518), (3.4999377911529876,-3.82091156735199)], [(1.389067249835641,-8.380399377746027), (6.373243701857483,-5.480821294316616), (7.488987506535231,-3.7572703492535346), (-3.259382862235193,-5.755425204459089)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<6x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-8.711396498499692,-2.549561220271096), (5.780928621082072,4.3094196702286975)], [(1.389067249835641,-8.380399377746027), (3.511997229311188,-8.863444687028723)], [(7.102950234084112,-8.398459634932944), (6.373243701857483,-5.480821294316616)], [(-2.28499579859199,5.16425937324993), (-8.669688013531317,-0.14831255584161518)], [(7.488987506535231,-3.7572703492535346), (-6.99821910981431,-2.3637882614778523)], [(3.4999377911529876,-3.82091156735199), (-3.259382862235193,-5.755425204459089)]]> : tensor<6x2xcomplex<f64>>
    return %c0 : tensor<6x2xcomplex<f64>>
  }
}

// -----

module @lax_reshape_turned_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi1>
    %want0 = call @expected() : () -> tensor<6x2xi1>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xi1>) -> tensor<4x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<4x3xi1>) -> tensor<6x2xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x2xi1>, tensor<6x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, false], [false, false, false, false], [true, true, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<6x2xi1> {
    %c0 = stablehlo.constant dense<[[false, false], [true, false], [false, true], [true, false], [false, false], [false, false]]> : tensor<6x2xi1>
    return %c0 : tensor<6x2xi1>
  }
}

// -----

module @lax_reshape_turned_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi64>
    %want0 = call @expected() : () -> tensor<6x2xi64>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xi64>) -> tensor<4x3xi64>
    %1 = stablehlo.reshape %0 : (tensor<4x3xi64>) -> tensor<6x2xi64>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x2xi64>, tensor<6x2xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi64> {
    %c0 = stablehlo.constant dense<[[-4, -3, 0, 6], [0, 1, -5, -3], [-5, -8, -2, -8]]> : tensor<3x4xi64>
    return %c0 : tensor<3x4xi64>
  }
  func.func private @expected() -> tensor<6x2xi64> {
    %c0 = stablehlo.constant dense<[[-4, 0], [-5, -3], [1, -8], [0, -5], [-2, 6], [-3, -8]]> : tensor<6x2xi64>
    return %c0 : tensor<6x2xi64>
  }
}

// -----

module @lax_reshape_empty_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x0xi32>
    %want0 = call @expected() : () -> tensor<0x5xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<5x0xi32>) -> tensor<0x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x5xi32>, tensor<0x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x0xi32> {
    %c0 = stablehlo.constant dense<> : tensor<5x0xi32>
    return %c0 : tensor<5x0xi32>
  }
  func.func private @expected() -> tensor<0x5xi32> {
    %c0 = stablehlo.constant dense<> : tensor<0x5xi32>
    return %c0 : tensor<0x5xi32>
  }
}

// -----

module @lax_reshape_empty_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x0xf32>
    %want0 = call @expected() : () -> tensor<0x5xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<5x0xf32>) -> tensor<0x5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x5xf32>, tensor<0x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x0xf32> {
    %c0 = stablehlo.constant dense<> : tensor<5x0xf32>
    return %c0 : tensor<5x0xf32>
  }
  func.func private @expected() -> tensor<0x5xf32> {
    %c0 = stablehlo.constant dense<> : tensor<0x5xf32>
    return %c0 : tensor<0x5xf32>
  }
}

// -----

module @lax_reshape_empty_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x0xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<0x5xcomplex<f64>>
    %0 = stablehlo.reshape %arg0 : (tensor<5x0xcomplex<f64>>) -> tensor<0x5xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x5xcomplex<f64>>, tensor<0x5xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x0xcomplex<f64>> {
    %c0 = stablehlo.constant dense<> : tensor<5x0xcomplex<f64>>
    return %c0 : tensor<5x0xcomplex<f64>>
  }
  func.func private @expected() -> tensor<0x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<> : tensor<0x5xcomplex<f64>>
    return %c0 : tensor<0x5xcomplex<f64>>
  }
}

// -----

module @lax_reshape_empty_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x0xf16>
    %want0 = call @expected() : () -> tensor<0x5xf16>
    %0 = stablehlo.reshape %arg0 : (tensor<5x0xf16>) -> tensor<0x5xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x5xf16>, tensor<0x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x0xf16> {
    %c0 = stablehlo.constant dense<> : tensor<5x0xf16>
    return %c0 : tensor<5x0xf16>
  }
  func.func private @expected() -> tensor<0x5xf16> {
    %c0 = stablehlo.constant dense<> : tensor<0x5xf16>
    return %c0 : tensor<0x5xf16>
  }
}

// -----

module @lax_reshape_empty_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x0xui8>
    %want0 = call @expected() : () -> tensor<0x5xui8>
    %0 = stablehlo.reshape %arg0 : (tensor<5x0xui8>) -> tensor<0x5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x5xui8>, tensor<0x5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x0xui8> {
    %c0 = stablehlo.constant dense<> : tensor<5x0xui8>
    return %c0 : tensor<5x0xui8>
  }
  func.func private @expected() -> tensor<0x5xui8> {
    %c0 = stablehlo.constant dense<> : tensor<0x5xui8>
    return %c0 : tensor<0x5xui8>
  }
}
