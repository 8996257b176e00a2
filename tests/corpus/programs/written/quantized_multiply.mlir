module @written_quantized_multiply_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>
    %p = "stablehlo.uniform_quantize"(%b) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>
    %z = stablehlo.multiply %q, %p : tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>
    %r = "stablehlo.uniform_dequantize"(%z) : (tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-07 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0xDC763F4081F4833FD1CD7B40F7C83DC01D9A72C087B65FC0E0BB5540D98E2DBEE7332E40853722C0583169400DB922C0EB530BC057A3323E8BA74A40A8ADAEBD3653CF3B68E92FC0B6B549C000401140F3447640E5D35FC0FA9A4740D4E8A2BF"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x88137840E53FD2BF4D116E40D387D3BE52828F3F5D1E0A3F0EA88B3EE4E79ABF9C1D73408BA301BFC44F7140A4256540B29BD9BF87DB09BF83A2AA3FF4F33740851845C0BB5A8ABF19B98FBE2C18C4BF8D160A403EE638C00E5A3A40A71E34C0"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x000040410000E0BF000070410000C03F000070C00000E0BF0000403F0000803E000024410000A03F0000604100000CC100008040000080BE000080400000000000000000000030400000403F000050C000000841000028410000104100006040"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @written_quantized_multiply_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf64>) -> tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>
    %p = "stablehlo.uniform_quantize"(%b) : (tensor<4x6xf64>) -> tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>
    %z = stablehlo.multiply %q, %p : tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>
    %r = "stablehlo.uniform_dequantize"(%z) : (tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-16 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0x30DAC89C48FADC3F001B587B1078D6BF7093BC7B91ACDFBFB0BEEA38A273FABF58CBB5B343E204C0E0CF22950EB2E0BF9A504140951A08402079B3E97AD2F13F78C0B5BCE31DFCBFBC1A7BF8943E044020ED7FB67A4606C0D2503418A93C0EC020F77731E62ECCBF2E7C14A27B790140E8BCD70AF49D0B401034F27AAD6EF93FBCAA3D5DC955FABFBAF84D140F940640843EF51C331800C0868CC3CD2BA703C0700A458F8400FE3F2811C74E907CF5BF52F8CB86F23803C0D8D00481F559EC3F"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0xD0AC089B8F2AE2BF886D81225B7203C0A0E9AAD49E16F8BF58345B26453E0E40A45FB3688A84F7BFBCBB024784F5FC3FB0412986E2C60340203E33BEA30CDFBF5887B08EF3050FC0645236BEE738F13F08666DD5A00EE03F600ADDF66007F7BF481E59006A2D03C0FE83E77698CF0340044C2BEDCB0203C05C76DE4EB78103402E509216C690054084249CF1E43FF93FDC50D24DA85E0440A08E52FDFC92E43F3C50C6FEA93C07400052D4C038F7F03F8EB2DD914AE90FC018ED980B0536FB3F"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000D0BF000000000000E83F000000000000E83F0000000000001AC00000000000000E40000000000000E8BF0000000000001E40000000000000E0BF0000000000001C400000000000000440000000000000F4BF0000000000001740000000000000E83F000000000000174000000000008021C00000000000000E4000000000000013C0000000000000114000000000000014C0000000000000FCBF0000000000001840000000000000F4BF0000000000002440000000000000FC3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}
