module @written_uniform_quantize_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xi8>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>
    %r = stablehlo.bitcast_convert %q : (tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<4x6xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x7F3D64408F7C6EC165318F41A91566C193EBFB40ABA637416CEC72C1745885BE217B01C132C76FC1148D97BFA42D80C03DB0FD406405C7C0A0DB6FC0CF53C34028757AC1774EC4C0EF737BC0F43CC2C02C12CE40095154408287AD40308589C1"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xi8> {
    %c0 = stablehlo.constant dense<"0x0BC145C31C2BC0FCDDC1F8ED1DE4EE15BEE4EDE5170A13B8"> : tensor<4x6xi8>
    return %c0 : tensor<4x6xi8>
  }
}

// -----

module @written_uniform_quantize_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xi8>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf64>) -> tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>
    %r = stablehlo.bitcast_convert %q : (tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>) -> tensor<4x6xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x9207EEFD886630C0BEB96A92E36620C05AB091CB7EEB30405262E28F3DC82CC0A4F815D114F31040AEC30ADB8EA22240E803F643674032C070180661DC510B40007C32AB92B53140CA6FCDD5359E2FC058191A077F54074008D173B3CB0E0DC0BAFB36272652244018AD2DF4C59F154034EED310AA3C22C0D0CCD061E0D028C0E58670FF9D292BC0A0F98C039D53FE3FBA5552F86C1A29C0B0184CBBC1B425C0D0B89A48B6FC25C0A46D31754A22134060E0FF5A830DF5BF4E231DDD4A6E2CC0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xi8> {
    %c0 = stablehlo.constant dense<"0xBBDC41C30E22B40B44BE09EE2613D9CBC705CBD2D110F8C4"> : tensor<4x6xi8>
    return %c0 : tensor<4x6xi8>
  }
}

// -----

module @written_uniform_quantize_i4_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i4:f32, 0.25>>
    %r = "stablehlo.uniform_dequantize"(%q) : (tensor<4x6x!quant.uniform<i4:f32, 0.25>>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xCFAFB5C0AF2D54C100F44C413CF71441374799C08F3A79415F1654C104B195C1B9E190411FE545C14AB99A410B7F7541A2098A417AEB80413E2792C113486CC008CB2241323A904188AFF64078EF4EC1F6FF5B413DAD894185313E41562E5B40"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x000000C0000000C00000E03F0000E03F000000C00000E03F000000C0000000C00000E03F000000C00000E03F0000E03F0000E03F0000E03F000000C0000000C00000E03F0000E03F0000E03F000000C00000E03F0000E03F0000E03F0000E03F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @written_uniform_quantize_i4_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf64>) -> tensor<4x6x!quant.uniform<i4:f64, 0.25>>
    %r = "stablehlo.uniform_dequantize"(%q) : (tensor<4x6x!quant.uniform<i4:f64, 0.25>>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x1C65A9827CBD13C0CA59C8134AF624C0143DE5579D172840B0D5E4B32E0633C05C844E211733324025D105B1DD9828C0405E1A6224FBF5BFA0447F5DABA52B40168C237872CD30C07CCE10762DCB2FC0139DC30C639731C0A8A959F2404F08401FC9E12B36EA2BC020E181DB0B653340409C451E3BF3E3BF18C45E1FE86830C0A012B6D5DCC7FE3F487C794E061900400001F309CC8FC5BF947AECFACF9912C02C8273B366B533C0A0248B11B94B2AC0FA065729299D29C01C24609A49512F40"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x00000000000000C000000000000000C0000000000000FC3F00000000000000C0000000000000FC3F00000000000000C0000000000000F4BF000000000000FC3F00000000000000C000000000000000C000000000000000C0000000000000FC3F00000000000000C0000000000000FC3F000000000000E0BF00000000000000C0000000000000FC3F000000000000FC3F000000000000D0BF00000000000000C000000000000000C000000000000000C000000000000000C0000000000000FC3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}

// -----

module @written_uniform_quantize_u8_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<u8:f32, 0.25>>
    %r = "stablehlo.uniform_dequantize"(%q) : (tensor<4x6x!quant.uniform<u8:f32, 0.25>>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xAEB245C113D5FC3F7CEBE24029FDF940E5D705C15ACB9341718D69C1DB2B8AC0AACD6041784780C0BD8848C13A6D8E40FCAA5E408C2B2CC180D6834160737BC1BFE6FE40991493C103C48E41D0B470C0C498DDC010BB8140E0A118411DF45841"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x00000000000000400000E0400000F840000000000000944100000000000000000000604100000000000000000000904000006040000000000000844100000000000000410000000000008E410000000000000000000080400000184100005841"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @written_uniform_quantize_u8_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf64>) -> tensor<4x6x!quant.uniform<u8:f64, 0.25>>
    %r = "stablehlo.uniform_dequantize"(%q) : (tensor<4x6x!quant.uniform<u8:f64, 0.25>>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xDCB67424F7813040021B8B3CD90631408AE8C8949FE230C0D6061C6F3FF82440A0E7A4C5C8BCE9BF1015BCEE690B2DC01E5BDA3E92DB20406C01764350772E408CD2CBDE42501EC0A0544C9CEC32F7BFA7A238484B5B2BC07E408C56AC1931C0AC95C232BA0C2D40900221CF0769FABF5CC8BF845F1319C0683F8FD0F4AC1140403F886689D10040CC6926F0D23F1FC0A0CF1C0F3ED032C0A463AB0E7778254072AAAE4596E1244024004A5DB0D12140F4FDECB3E1B114C03485E169CE091FC0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x00000000008030400000000000003140000000000000000000000000000025400000000000000000000000000000000000000000000021400000000000802E4000000000000000000000000000000000000000000000000000000000000000000000000000002D4000000000000000000000000000000000000000000000124000000000000000400000000000000000000000000000000000000000008025400000000000002540000000000000224000000000000000000000000000000000"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}

// -----

module @written_uniform_quantize_i16_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i16:f32, 0.25>>
    %r = "stablehlo.uniform_dequantize"(%q) : (tensor<4x6x!quant.uniform<i16:f32, 0.25>>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xA95F4541A31F79C1994C484165525241BF11EBC095B49241BBD59EC1487A3AC047198AC1E41D81C1CF5217412ECD66416C617241201A24C1C6B00841DE01C3400C2766411EAE894102BEB7C07A5C0341244C59C198523741C60F7AC1713CC5C0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x00004441000078C100004841000054410000E8C00000924100009EC1000040C000008AC1000082C1000018410000684100007441000024C1000008410000C0400000684100008A410000B8C000000441000058C10000384100007CC10000C8C0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @written_uniform_quantize_i16_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf64>) -> tensor<4x6x!quant.uniform<i16:f64, 0.25>>
    %r = "stablehlo.uniform_dequantize"(%q) : (tensor<4x6x!quant.uniform<i16:f64, 0.25>>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x505F058ECFD31840E26491BE46C622C0A001F720CC10F03FBCFD9D3212F014C0D8B1C4EDB6F2134024AC1651A2AF1FC0E0CA2D947D5505C08CA0246CB0612AC0501A1E0056C6F4BFB8E349D67CFD1EC0F51092EC5DE024C0888BA77820001F40A3F96409877729C022EE6A770658204000EE9AE8C7791EC00CE0C039B0E518409C6DD3C76CED1FC0763F48C2E1B430400C9140A6B6B716C05097FC851EAE14C0A014767E5BD51140C05E9120202AE03FC0E1795D1B6F0940270421883ABD31C0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000194000000000000023C0000000000000F03F00000000000015C0000000000000144000000000000020C000000000000006C00000000000802AC0000000000000F4BF0000000000001FC000000000000025C00000000000001F4000000000008029C000000000008020400000000000001EC0000000000000194000000000000020C00000000000C0304000000000000017C000000000000015C00000000000001240000000000000E03F0000000000000A400000000000C031C0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}
