module @written_batch_norm_inference_bf16 {
  func.func public @main() {
    %a, %b, %c, %d, %f = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
    %want0 = call @expected() : () -> tensor<2x3x4xbf16>
    %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %f) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<2x3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
    %c0 = stablehlo.constant dense<"0x1BC0933F1B40B1BB2340BEBEF8BFF93F7CBFE8BFFE3FA4BF963F2440F03DA5BF15401BC00B3E3EC0B1BF7A3F723FD4BF"> : tensor<2x3x4xbf16>
    %c1 = stablehlo.constant dense<[-2.859375, -0.1787109375, 1.1953125]> : tensor<3xbf16>
    %c2 = stablehlo.constant dense<[-1.9453125, -1.390625, -2.734375]> : tensor<3xbf16>
    %c3 = stablehlo.constant dense<[2.125, 2.546875, 0.34375]> : tensor<3xbf16>
    %c4 = stablehlo.constant dense<[1.84375, 0.6640625, 1.8828125]> : tensor<3xbf16>
    return %c0, %c1, %c2, %c3, %c4 : tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0xF440E23D24C02340B2BF40BFD1BEA1BF79C094C0A7BF85C07B3D37C01240A840ACBF9BBE5DBF3ABE88C00CC00DC08FC0"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
}

// -----

module @written_batch_norm_inference_f16 {
  func.func public @main() {
    %a, %b, %c, %d, %f = call @inputs() : () -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>)
    %want0 = call @expected() : () -> tensor<2x3x4xf16>
    %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %f) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<2x3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) {
    %c0 = stablehlo.constant dense<"0x75BCC241E33FE6C0BEBDD2C15B3E81C066C1BA405EBD933B30A88035B43D27B4E9BD68BC9A2CF3C0F2BE0CB7FBB7843C"> : tensor<2x3x4xf16>
    %c1 = stablehlo.constant dense<[0.251953125, -0.130126953125, 0.5068359375]> : tensor<3xf16>
    %c2 = stablehlo.constant dense<[2.0859375, -2.544921875, 1.892578125]> : tensor<3xf16>
    %c3 = stablehlo.constant dense<[0.69287109375, -2.40234375, 1.9658203125]> : tensor<3xf16>
    %c4 = stablehlo.constant dense<[1.896484375, 1.2744140625, 1.4736328125]> : tensor<3xf16>
    return %c0, %c1, %c2, %c3, %c4 : tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>
  }
  func.func private @expected() -> tensor<2x3x4xf16> {
    %c0 = stablehlo.constant dense<"0x053FF940A4400B3E50C1F9C003C220C100AB1E401938DF3DD03F0B407140A53F4EC164C1A9C113C18E351C3BEA3A2C3E"> : tensor<2x3x4xf16>
    return %c0 : tensor<2x3x4xf16>
  }
}

// -----

module @written_batch_norm_inference_f32 {
  func.func public @main() {
    %a, %b, %c, %d, %f = call @inputs() : () -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<2x3x4xf32>
    %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %f) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<"0x41B1573F561B1340C8E890BED5B6623F5BE7203F1540C63FC4BC5D3C20CC92BEF6421E3F662C0840E347DEBFD325DA3F1E422EBF75C3364072A931C05661DA3FDDC4923E00BFD1BF72F417C0BB6E8C3F58282840BE46EDBF202EBDBFE13C1440"> : tensor<2x3x4xf32>
    %c1 = stablehlo.constant dense<[-2.1918914, 0.7881361, -2.0542612]> : tensor<3xf32>
    %c2 = stablehlo.constant dense<[1.5816957, 2.0230803, -0.41445804]> : tensor<3xf32>
    %c3 = stablehlo.constant dense<[1.5763607, 2.718645, 1.6702563]> : tensor<3xf32>
    %c4 = stablehlo.constant dense<[1.2956568, 0.5824427, 1.004024]> : tensor<3xf32>
    return %c0, %c1, %c2, %c3, %c4 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x10A13F40412B443E6625A54041533A40DABC08BE7DE8503FEEA144BF7DF889BF57E3DE3FF108ADBF1021D240D1E5F7BE27A4BD40CD7F61BFF2591F41FF7DAA3FEDF9F8BEF2421EC05DD74EC0E92FB33E8E0E18C0A2CFD940202CC140477ADEBF"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
}

// -----

module @written_batch_norm_inference_f64 {
  func.func public @main() {
    %a, %b, %c, %d, %f = call @inputs() : () -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>)
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %f) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<"0x481CF7B4E572F33F1C40092CC3250740B8AF21666BFAF03F10CCBE63A3C2D1BF48F2B2DB32A801C000C3DD685FBFA7BFC7154D047E58F3BFC3F4C691ECC9F7BF5A8CA4F8DA6A01C03BED3ABE954C07C060CA26FFF4DCCF3F000CC3F609E9A8BF6EB1CBA309F2F4BFD003FDA452FCE43F081D30ABE7A5044097CBB616D4C4FEBFECDA9CE7793605C0146151FEE60EF63F13CBB90500B4F7BF8491087C9043FB3FBCD811FF194CFB3F32F1413A2CD802C0E22F25F5C70F02C0D88F7D58C516F63F"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<[1.4636737598358716, 2.683071571524895, -2.413121844060679]> : tensor<3xf64>
    %c2 = stablehlo.constant dense<[-2.6586219880634037, -2.979747834871876, 0.3264295968493567]> : tensor<3xf64>
    %c3 = stablehlo.constant dense<[2.5209256632727506, -0.6690766773412609, 2.373817647641447]> : tensor<3xf64>
    %c4 = stablehlo.constant dense<[1.8155450761092233, 1.2174939010282562, 0.5814164501631217]> : tensor<3xf64>
    return %c0, %c1, %c2, %c3, %c4 : tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xD7FD47650F4E10C083DE71915B0802C019BEC641C6F910C0AC81729D66CA16C08A696D076FDF1AC0BD247B7E8F75F7BFF715CEAE602B11C0308FAEA58CDE13C044EC6AD1F16E2D407CABA3D99C0A31408128E8556B2E1C40DEBC0370F6F11F409A6EBF7591451BC0F7B95A8B86BC12C025ED87A33ABF04C019092E0252F01DC01F079147B6311FC07A41874BCCF5FF3FD0CE98203AD113C019558E78824E0640C4631202A88003400D11CE77BA8F2E40FB422C8D51F12D404164BFA2A7BC0B40"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}
