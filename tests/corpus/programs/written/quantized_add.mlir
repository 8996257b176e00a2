module @written_quantized_add_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>
    %p = "stablehlo.uniform_quantize"(%b) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>
    %z = stablehlo.add %q, %p : tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>
    %r = "stablehlo.uniform_dequantize"(%z) : (tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-07 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x266319407400F73F5A43FC3E54567E407C275140E3D748C06F8B33BFAEE600C0A162F03DE3FD1CBFE19169BFF1403640ED4252C0819735C0C59DCFBFD54BA63FCC8E3240F5A913C0944108C04A24873FEED3533FC65EAEBD08D94E3F287E79BF"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x64C4B93F7E918BBE14F2013F787A7C4000CB53C0E0530FC04FBA6C40AE08E73FD5E17D40870E02BE227933C08F8D18403DA1BB3F1319164008413340F56531C0CA3047C084191540906BE53F779F4040FD90D23F1EF3E83F5712FDBEE66C733F"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x000080400000E03F0000803F00000041000000000000B0C000004040000080BE00008040000040BF000070C00000A8400000E0BF000000BF0000A03F0000C0BF000080BE00000000000000BF00008040000020400000E03F0000803E00000000"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @written_quantized_add_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf64>) -> tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>
    %p = "stablehlo.uniform_quantize"(%b) : (tensor<4x6xf64>) -> tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>
    %z = stablehlo.add %q, %p : tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>
    %r = "stablehlo.uniform_dequantize"(%z) : (tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-16 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x18A49777108606C09EB7A69831E40E4000526628CC3085BF56FB42B957830F40023D482C43E501C0AC9394BAADDAFF3F18FE7B547905034088F05D479163E7BF405065E67BE6BE3FD8B2A5427504F13F2036FB499D86DEBF1A7A18EE80990BC068FFF8E1F48700C0947DF394D96D0BC05CCB5B1C9C94034050ED023DCBB706C0100D8B6244A407C06044BA98D21DC1BF6486A7919F8B0340702D2031541DFBBF785E562A8F2BEDBF60CB37187769E3BF967C040A593205C0E8A73F6A137DE83F"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x94784BD965F607C0C01D8A5A563803409C7D70C1017004404C810A2C4166F13F28667BCF6F6FF03FE82B67410D37F83FB09C923CE99403402E40206CD1210540C02AAFE6FBE5DC3F646D1B2662BA05C0CC5B005496A900C01447529FB273FEBF3AF8617350B802C07677A661E44B03C098AC5DD3E22307404886D8E19CB604C03EC591BD1A720DC09EB1372FBBA306402E9B3E970E4D0540F48A88F62B7309C0604FA46FF7E9C03F20D89F266D9FFFBF9450CCD66C5C00409C143F3224690EC0"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x00000000000017C0000000000000194000000000000004400000000000001440000000000000F4BF0000000000000C4000000000000014400000000000000040000000000000E03F000000000000FCBF00000000000004C000000000000016C000000000000011C000000000000018C0000000000000164000000000000015C00000000000001BC00000000000000440000000000000154000000000000014C0000000000000E8BF00000000000004C0000000000000E8BF00000000000008C0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}
