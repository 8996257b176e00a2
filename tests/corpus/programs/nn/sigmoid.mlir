module @nn_sigmoid_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = stablehlo.negate %arg0 : tensor<4x6xbf16>
    %1 = stablehlo.exponential %0 : tensor<4x6xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.add %2, %1 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xA63F3D40023FFA3F39401F400940234014BF44BFDD3F14C0E63F25C00740983F86BE3CC01CC024C08CBFF43F953F3140"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x493F733F203F603F733F6C3F653F6D3FB83EA23E593FB83D5C3F903D643F443FDF3E4E3DA53D933D813E5F3F433F713F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_sigmoid_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = stablehlo.negate %arg0 : tensor<4x6xf16>
    %1 = stablehlo.exponential %0 : tensor<4x6xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.add %2, %1 : tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xAF40CD40D239D7B1B2BC9B3383B176410FB467BCD33BF53B3DBB3040E841312AA4BD7B36C4377AC09BB8A03AE7C0ED40"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x4D3B553B653946378F3379385037823BFD36FC33D039D7399C34203B9B3B19384732CD38F4382B2EC3359239142D603B"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
}

// -----

module @nn_sigmoid_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = stablehlo.negate %arg0 : tensor<4x6xf32>
    %1 = stablehlo.exponential %0 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x3B7403C0FE6EE73FE8ED1EC0DC2C813F80BEDC3FF3E0DDBEECABD8BE7BCE0540A94E43BFB4D2C4BF827F39405D5D36402A27D7BF1A602940A1C5063F62E72540FD690BC04069863F9161C1BEA83C3B407B18DABFAF803F3F75B91EC0ED2A21BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x59C2E83DE1EF5B3FCBC69D3DB59C3B3F6F45593FE661C93E54A0CA3EF4D6633F95D2A23E221E353EE6A0723F89FE713F01BF203E250D6F3F91EF203F232C6E3F734ED03D85A43D3FAC38D03EFCF7723FC0A71D3EE8C22D3F4B3E9E3DF1F9B13E"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @nn_sigmoid_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = stablehlo.negate %arg0 : tensor<4x6xf64>
    %1 = stablehlo.exponential %0 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.add %2, %1 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x68BC8F201386E43F9391C63CA6A401C0F49BF912D0A30140AAD406499403F5BFB08E2FD1F1BBDC3FC00291E10EB1B0BFE0809B731BFD0240944E5EF341A7F8BFA01166E303A2E6BF40814B505175CEBF246631C46132EC3FF07782B7C40EE43F0083870B054204407897B346C43DE73F38233FCCCCBFECBF300C1866A54EFBBFC265B3F2084203C05651C17D086D014068362DEC482CE4BF5069C00111FDC23F7ACCDE42E5BB0540403DCE43AA01AFBFF6E887AAFFD904C0337611CFF39FF2BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x61AE943845F6E43FAF0063A29069B93F25B6E94F81D2EC3FF98ED5844920CB3F0023FD445A88E33FE194E34707F5DE3F4B94B19AF745ED3FCD0DB700BC94C63F3B29F3510222D53F9204F28DE835DC3F2040B9573DA0E63FE7BEFC7D40DBE43F2ABD88D8D4A4ED3F5AE911B45491E53FB83D10ED2585D23FC216993FE8A8C33FC5B2451EB726B53FC1813D0DB2BEEC3F905498DD1A3CD63FA30E1BBD422FE13F41D7D2772804EE3FFA2E5A140608DF3F9C9FB4D8F297B13FE711B3468E74CE3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}

// -----

module @nn_sigmoid_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = stablehlo.negate %arg0 : tensor<4x6xbf16>
    %1 = stablehlo.exponential %0 : tensor<4x6xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.add %2, %1 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<4x6xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<4x6xbf16>
    %9 = stablehlo.convert %5 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.convert %10 : (tensor<f32>) -> tensor<bf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %13 = stablehlo.convert %12 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %14 = stablehlo.multiply %13, %8 : tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%14, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x24403840C93DB13F26C0EE3F1FBF18C0263F17BFE13F3EBFB13E2E3DE5BFFA3FE93F763FD93F28BE00C0023FABBF94BF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x8D3D453D7F3E233E843DF23D683E9F3D673E6B3E013E603E783E803EFC3DE03DF83D4D3E073E7E3ED73D703E293E3B3E"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_sigmoid_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = stablehlo.negate %arg0 : tensor<4x6xf32>
    %1 = stablehlo.exponential %0 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x6xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x507E863F31773F40A672A2BF6FDB1140EA0B2EC01C913E40AD52A7BFE7B308407AA1A1BFC82B08C0D43AC7BF4A11ADBF34A630BFE2EF36C094F11EC0628380BFCDFF37C04AB72640F6E7E73EF31EB53F635C4EBF903EA53F358E10C096EF883F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x2791443E68723A3DCF602F3E258BAC3D489C6D3D0AD43C3D8AA02B3E6782C13D9D01303EBBC7C23D5846133EA534273E8BCA633E7526523D0D98913D11F5483E930F4F3DF73E833D674E733E3F05213EF2885A3E183A2D3E276BAF3D23C1423E"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @nn_sigmoid_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = stablehlo.negate %arg0 : tensor<4x6xf64>
    %1 = stablehlo.exponential %0 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.add %2, %1 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %5 = stablehlo.divide %4, %3 : tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %7 = stablehlo.subtract %6, %5 : tensor<4x6xf64>
    %8 = stablehlo.multiply %5, %7 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %11 = stablehlo.multiply %10, %8 : tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x54CA89F01709E33F90F4D5925161FF3FD6EA7BD663460640AA283DFFA957F0BF4CB45D7A4801EABFF87F8A687B9DF33F685AA3D68E68F23F63D5BCF699D8F9BFE8D7063BF6C0FC3F5571A32A2C1EF5BF809000C9815ED93FF0D96868A0D8F73F50B9FAFAD810E13F101EE931B140E73F988C1C6144BFE53F38FFD2363712EE3F14103C89F35600C070C7406385C7F33F48AAF1E64116E3BFF47360B687E0FE3F602DAB981B01FA3FA081D37B5199F3BFAEFF91E4567BFEBF08CDB526E4F3EF3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xB149017EFD53CD3F3649D403C6ADBB3FC6BA837D7B0DAC3F461782059AEAC83F16DBF125873FCB3FE99C7B25E473C63F56D99683925FC73F0155629917B5C13F04E6FDB62D3ABF3FD160AEA8294CC53F0D39223072C6CE3F4EF8E6D61735C33F6CA932050ED4CD3FC6CCF9E5201FCC3F8F1CC3CA7092CC3FBEBE71F2C8DBC93F390F1E17AE04BA3F3CFC4C26A753C63F96DF0D178050CD3FFB3FC2C6D556BC3FED1AAC9E2B97C13F648410241577C63F662E99625CDDBC3F966263B1FA2EC93F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}
