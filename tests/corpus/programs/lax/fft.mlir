module @lax_fft_fft_1_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x1xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.3262448,1.8413522)], [(2.3730915,0.12500499)]]> : tensor<2x1xcomplex<f32>>
    return %c0 : tensor<2x1xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x1xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.3262448,1.8413522)], [(2.3730915,0.12500499)]]> : tensor<2x1xcomplex<f32>>
    return %c0 : tensor<2x1xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [1] : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    return %0 : tensor<2x1xcomplex<f32>>
  }
}

// -----

module @lax_fft_fft_4_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x4xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.9138684,0.7352337), (-1.6504439,-0.7144478), (-1.4906887,-1.1689382), (-1.0381787,2.1828203)], [(-0.34198245,-1.187906), (1.0913609,-1.5683775), (-0.6979066,0.72930384), (1.5184071,1.3070127)]]> : tensor<2x4xcomplex<f32>>
    return %c0 : tensor<2x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-1.2654427,1.0346682), (1.5072892,2.516437), (4.111802,-1.902077), (7.3018255,1.2919067)], [(1.5698788,-0.719967), (-2.519466,-1.4901637), (-3.649657,-0.19723737), (3.2313142,-2.344256)]]> : tensor<2x4xcomplex<f32>>
    return %c0 : tensor<2x4xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [4] : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    return %0 : tensor<2x4xcomplex<f32>>
  }
}

// -----

module @lax_fft_fft_7_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x7xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x7xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x7xcomplex<f32>>, tensor<2x7xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.0198588,0.35779074), (-0.40066892,-2.9915547), (-0.64913946,0.4820505), (0.24842949,-2.033254), (-2.4263206,-2.7439225), (-2.492073,2.0226326), (0.4831931,1.1414608)], [(1.8405262,-1.5382493), (-2.0982683,2.6350682), (1.5378742,2.68376), (-1.023116,-1.6535795), (-0.578461,-2.6655333), (2.3392458,-0.88994825), (-0.5635526,1.93059)]]> : tensor<2x7xcomplex<f32>>
    return %c0 : tensor<2x7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-3.2167203,-3.7647967), (0.30757856,0.68479204), (-0.4428451,-0.7131622), (0.5756976,3.8660026), (0.3675415,5.4326653), (7.390319,-8.218211), (9.15744,5.2172456)], [(1.4542482,0.5021076), (5.2351003,6.9747143), (-3.71383,-6.0624046), (5.5106792,-3.0993912), (8.514267,-4.0451055), (-0.40395832,-7.6641846), (-3.7128227,2.6265202)]]> : tensor<2x7xcomplex<f32>>
    return %c0 : tensor<2x7xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [7] : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    return %0 : tensor<2x7xcomplex<f32>>
  }
}

// -----

module @lax_fft_fft_12_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x12xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x12xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x12xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x3E8B11C08D1C1C3E8B8531C00205443E77BA95BF8C51E63F3155FC3F469511C0533F27C02506C9BFF194633E387AAD3F953D1940021EE93F88C4E5BF169289BEE48C3540746671BFED560E4033388DBF1DD121C0526A39C0EA7A913EF8432CBF91F226C0B142823D9A270AC0C76A3B409D45C23E24C34A3C33261B40ABA20940F7C606C04A4230406673A5BF6142F93E02FC0740813410C06DC501408A94633D7B6D313F0FF13CBF1494DB3FD6CD993F55DE033F72CA0A3FA382DABFBA938E3F"> : tensor<2x12xcomplex<f32>>
    return %c0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x12xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x102C4EC052228DC040EA74C013A7FF3FB816D5BECAADBE40EE6C3A405CFB12C012333440233F26413F9514C1D8E017C0D3305FC08A53913F109718C095B44A4024A555416B1623C162038DC05CD577C0792605C149600F41365130C1F052D4C0005AE23B75150541B6503BC0005F0541D26F03C15A3515C1A8CDB7C034240441B5942241ABF225C0C0C5B5BD64CA33C0ECB400C0EEC9F1C00800663F0C0CA5BD10A44C3FA72D0FC0666605C152C933BF304069C0082A833EEC3843C142FF653F"> : tensor<2x12xcomplex<f32>>
    return %c0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [12] : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
}

// -----

module @lax_fft_ifft_1_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x1xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.811201,-0.96845675)], [(2.137665,-1.399079)]]> : tensor<2x1xcomplex<f32>>
    return %c0 : tensor<2x1xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x1xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.811201,-0.96845675)], [(2.137665,-1.399079)]]> : tensor<2x1xcomplex<f32>>
    return %c0 : tensor<2x1xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [1] : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    return %0 : tensor<2x1xcomplex<f32>>
  }
}

// -----

module @lax_fft_ifft_4_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x4xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-1.3960773,-2.2906291), (0.65952814,0.7090124), (1.605837,1.8066969), (2.5442288,1.7215173)], [(0.8657823,-2.130152), (-0.7568159,1.4833707), (2.7635038,2.8279877), (2.0414279,0.15399873)]]> : tensor<2x4xcomplex<f32>>
    return %c0 : tensor<2x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.85337913,0.48664933), (-0.49735233,-1.4955068), (-0.7484993,-0.72861546), (-1.0036048,-0.5531564)], [(1.2284745,0.58380127), (-0.80677336,-1.9390957), (0.5861685,-0.23488343), (-0.1420874,-0.5399739)]]> : tensor<2x4xcomplex<f32>>
    return %c0 : tensor<2x4xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [4] : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    return %0 : tensor<2x4xcomplex<f32>>
  }
}

// -----

module @lax_fft_ifft_7_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x7xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x7xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x7xcomplex<f32>>, tensor<2x7xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-1.7065467,-1.8403933), (1.1570371,-0.992488), (-2.4865723,-2.071196), (-0.21523978,2.2530932), (-0.30156875,-1.0684235), (-2.775949,-1.2497131), (-0.55308336,2.437042)], [(2.6201622,1.4866087), (0.38336688,0.13646746), (-2.982462,1.1294422), (0.78163105,-0.967378), (-2.5209687,-0.6374271), (-1.1371276,-2.3692434), (-0.7629171,1.046795)]]> : tensor<2x7xcomplex<f32>>
    return %c0 : tensor<2x7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.9831319,-0.3617255), (0.33538732,0.05549954), (1.1660267,0.43471742), (-1.1156144,-0.69659203), (-0.43204778,-0.86799604), (-0.42939702,0.01351927), (-0.24776964,-0.41781598)], [(-0.5169022,-0.024962137), (0.3301739,0.6394571), (1.0684776,0.096554145), (0.6046685,0.7377881), (-0.38162792,-0.7364666), (0.4548889,0.28623182), (1.0604835,0.4880064)]]> : tensor<2x7xcomplex<f32>>
    return %c0 : tensor<2x7xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [7] : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    return %0 : tensor<2x7xcomplex<f32>>
  }
}

// -----

module @lax_fft_ifft_12_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x12xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x12xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x12xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xE2F14B3F229FA73F6D0A823F787B0E409FF404BEFF9107BF1B6C38BF19F3BEBFC9EDF73EA0252040F3BF5B3E446A1540A65C51BF351BC6BFC305213F542B873E809C5ABFF6106E3E878905C02C820DC078DD63BFA78B1CC0975D9EBFC6CCB93ED5A437400D8FEABFBAFE68BEAAB3F6BF748F18C0411823BF1E52A93F4CF1D2BF5A32563FDBDB5A3DBD53193FDFB7CBBF3F1A18BF99722B3FAA29A7BF09BA25C0D24139C07B1B103F9CE09BBF6FC901C0A0B63FC064DBD5BFC2E13CC0BD9E2E40"> : tensor<2x12xcomplex<f32>>
    return %c0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x12xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xA26799BEBBAEAB3D2BA2FDBEEECAAE3E7E7EB63EE06C2A3F3B23A2BD07DC403FB6635BBE74C399BE336E863E4B4E233DE20F843D0A9627BE402AD93D03521CBD03CA45BEE0CD44BFFEC9E93E50B12C3F46118D3EA36CBA3E627B0E3F7650AFBE48C73EBF7E6A53BF805E603D0F493F3FB61F203F0BE6DCBC80E2663F2E30563EF642983F9311BD3D6B73F93E164919BFEBB5EBBD8C44B33E60212E3E04F347BF93611A3E53C9F3BEFB6B6A3E232B0EBEC2C8033D40389C3E4B75E3BD925630BF"> : tensor<2x12xcomplex<f32>>
    return %c0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [12] : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
}

// -----

module @lax_fft_fft_3_4_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x3x4xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x8F001B4015F53C3D26AA4BBF4532903E9FFC82BF2384593F413E14403520983F3725B73F8DB3D2BFACC7C9BFF9A06EBF4CD603C0B998003F10B41EC0F6B3F93F6834253F7B1E2C3EAD59A7BF9E8339C05EE4D2BE81F4893F7D7752BF8005BA3FCA7619C0159FEBBF2C2744BFC01C8A3FE7B6A0BFE4201EC08C981640A219B0BF13F44F3F1DEAA8BE8ECA7C3F4D12C63E2617BE3D2C4AFFBFBE8F5BBEA1BBC53BBA1B0040DED23A40664F2340998AB43FB17DE73E39312DBF86072A40BC01923F"> : tensor<2x3x4xcomplex<f32>>
    return %c0 : tensor<2x3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xC75F6AC0AFA40240D00F18BEF47B95BF015FB54040753ABD7A14814184C6D1C033C8C840D5329E40E0A0CD3FE4AC2A3FCC0EE7C07C4DE1BF936CB4BF5D905BC0A3A8C440C0ECE63DD807C540C2A2ED405AD6973F2080A93DF5A6D5BF2649E1BF22C3E840B07EDFBF026E87409833FD40339CFBC08C4CE1C02644FDBF808977400AFA48C1C86B5BBFD4E53CC05A941240067BC0C0CC0EA0C00F4D9EC09F4A9BC038A269BF968C33C15E092A400CBF853F1CE9EBBF0020FABA656777C09D73CFC0"> : tensor<2x3x4xcomplex<f32>>
    return %c0 : tensor<2x3x4xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [3, 4] : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    return %0 : tensor<2x3x4xcomplex<f32>>
  }
}

// -----

module @lax_fft_irfft_6_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x6xf32>
    %0 = call @fft(%arg0) : (tensor<2x4xcomplex<f32>>) -> tensor<2x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x6xf32>, tensor<2x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.024697736,0.625404), (2.0719779,2.3658297), (1.2663326,2.2638218), (0.4129077,-1.4622623)], [(0.8630998,-1.9867693), (-0.36889932,0.072475515), (0.278782,2.9898968), (-0.45973,0.1895015)]]> : tensor<2x4xcomplex<f32>>
    return %c0 : tensor<2x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x6xf32> {
    %c0 = stablehlo.constant dense<[[1.1774719, -1.2751253, -0.52113056, -0.34148264, -0.4622363, 1.3978052], [0.0371892, -0.77150595, 0.92443484, 0.43636537, -0.7599392, 0.99655545]]> : tensor<2x6xf32>
    return %c0 : tensor<2x6xf32>
  }
  func.func private @fft(%arg0: tensor<2x4xcomplex<f32>>) -> tensor<2x6xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6] : (tensor<2x4xcomplex<f32>>) -> tensor<2x6xf32>
    return %0 : tensor<2x6xf32>
  }
}

// -----

module @lax_fft_fft_1_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x1xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x1xcomplex<f64>>, tensor<2x1xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(2.8344947498252004,2.283911087312882)], [(-2.543333387629537,1.1971174200621988)]]> : tensor<2x1xcomplex<f64>>
    return %c0 : tensor<2x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(2.8344947498252004,2.283911087312882)], [(-2.543333387629537,1.1971174200621988)]]> : tensor<2x1xcomplex<f64>>
    return %c0 : tensor<2x1xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [1] : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    return %0 : tensor<2x1xcomplex<f64>>
  }
}

// -----

module @lax_fft_fft_4_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x4xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.14236012410205046,-2.639699865018721), (1.6295293087837184,1.0082495308309767), (2.9605899772065527,-0.8350990073691262), (1.5778428858376756,2.7403271726775644)], [(-1.2099343576427002,-1.1141274072070197), (1.8920868581393115,-1.0538458021592112), (2.6795984987840207,-2.7393991632841828), (1.427035207718312,1.6876486415826255)]]> : tensor<2x4xcomplex<f64>>
    return %c0 : tensor<2x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(6.310322295929997,0.273777831120694), (-4.55030749495109,-1.8562872805956374), (-0.10442209331279084,-7.223375575896388), (-1.0861522112579145,-1.752914434703552)], [(4.788786206998944,-3.2197237310677878), (-6.631027300168557,1.1602201056561634), (-1.849457924716303,-4.487329409914617), (-1.1480384126848842,2.090323406498163)]]> : tensor<2x4xcomplex<f64>>
    return %c0 : tensor<2x4xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [4] : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    return %0 : tensor<2x4xcomplex<f64>>
  }
}

// -----

module @lax_fft_fft_7_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x7xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x7xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x7xcomplex<f64>>) -> tensor<2x7xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x7xcomplex<f64>>, tensor<2x7xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.8971205175751118,1.3061215922928193), (-0.9902582554248287,2.219706852241658), (-2.229968364632321,0.24983389242018106), (-2.903532898040388,-2.139602195325823), (-1.0852799571966514,2.356017417261641), (-0.015852073773074515,-1.4425287044537483), (-2.9767012004508446,0.9936288036842296)], [(-2.302978227948765,1.9077364818421723), (1.8644598094174745,1.6054993638166728), (1.414465251765141,2.3469930038606552), (0.6294794903284795,1.9286416425747088), (-0.8065088514183607,-1.104412541902239), (2.5220465991240824,-2.2124656085111525), (-2.5969041312990244,-2.9025379647356986)]]> : tensor<2x7xcomplex<f64>>
    return %c0 : tensor<2x7xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-8.304472231942997,3.5431776581209578), (4.175241720749635,4.774470314567947), (6.292148248701617,-2.5182744010073357), (-0.21549636337004774,-3.201069336292912), (10.132647782015727,-1.5604981940220377), (-1.6595838450969915,6.119475839839362), (2.859358311968843,1.9855692648437542)], [(0.7240599399690271,1.569454376945119), (5.809553720134833,-2.7047685839228945), (-5.751645440201729,-1.1183207082695876), (2.198944025869306,-1.224844239325237), (-0.4975459534067104,7.17843646239193), (-5.842443880642094,6.296417040810873), (-12.761770007363989,3.3577810242650026)]]> : tensor<2x7xcomplex<f64>>
    return %c0 : tensor<2x7xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x7xcomplex<f64>>) -> tensor<2x7xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [7] : (tensor<2x7xcomplex<f64>>) -> tensor<2x7xcomplex<f64>>
    return %0 : tensor<2x7xcomplex<f64>>
  }
}

// -----

module @lax_fft_fft_12_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x12xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x12xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x12xcomplex<f64>>, tensor<2x12xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x12xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x5AAC2B2B2EE60140C0D2A520047BF53F5B4711F6A91106C0400F1F432440C53F960FA84909DB064040E931EE46F7CDBF6C71B79F0F2B03C00A8717B75FAF0440604A0CF64D62E53F57F4F5A5079AF9BF91D19E2B3127F1BFC89023346B6DE2BFB08C94C3E030FF3F28D47A9C3375E3BF0096F350CF04B93F0035761A8179C23F5C33FA96F8B7E33FA24119EC407AFCBF206E60562003D93F902CE0FEA7A90440CEDD19C39F3D05400016CFF1315670BF189074B15A54E4BF38543AA2566F044060D3925E211CE23FC06CC3E251DBC83F1DDC06F40EA7F9BFD8859A2DB0FEF43F00B6242B854871BFD86D350FB3D9DBBF1073965D1BCBDABFD49306CEE410F63FB06176A518B40640D8F77A139618F13FC8731A356E6EF13FD8FF69BFB5A806402CE4770D199C06C0209910FFD7C7EB3FA0AA349C8BBED83F203ACA347C37CE3F38C19EC0149FE0BF9CE52AF467B6F23FB87321F7EDB101C030ECF0EDB5B4DDBF8CC3AE7287C80240C4B83B365DE7FABF1070D7E147A500C0D069B49A390DFE3F"> : tensor<2x12xcomplex<f64>>
    return %c0 : tensor<2x12xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x12xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x32F22B757D7012408F85A99C874B124061D475C5D09EF4BFDED302DDE8ED2440FC07B7F5120AF3BFA05D51CEAC1AE9BF9876874A2C341CC05633C9685CEBE5BF80687E5B8F49BFBF442D69BF9F171E40570EB49223EA0740B2D48A75DCC715405463F3F1565B31402A792C228BAE24C0EE8D179E23051840E984BF6829E40EC0FEBBA3782A7500401429AFF2B3721640CC8ABBAC6A81EABF204083F22829FBBF6C6CE45030460340BC4104EA9F6901C0DAE7BB18476CFE3F6D2FBC69124D0040C19D0641F27D03C0598238CD10B72040854D69283A4A0640F3886FF090FF17C0BD1CFFA5EF8B12C0543F72CF35B62040FF1B21CB816E0C4010C4E9CDC32C11401A55017E070C24C0EA41138E41D917C05B67EBFAE87A2340921B7084FFE011C01E0218101FF61C400043B275DCF517C0A5DBB0A31C071840D0BD8AD40F1BF7BF2262EA1016B301C0D816E53CD44A0C406C168389A1700940938AABA2BE8A0840E0245D9A39E3F7BF80CAC5E85FC7FEBF479FB82839A813C057E1D72F7543E03F"> : tensor<2x12xcomplex<f64>>
    return %c0 : tensor<2x12xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [12] : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
    return %0 : tensor<2x12xcomplex<f64>>
  }
}

// -----

module @lax_fft_ifft_1_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x1xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x1xcomplex<f64>>, tensor<2x1xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-0.5232702188263691,0.5218281413131054)], [(-0.7560994766836382,2.5564408817650364)]]> : tensor<2x1xcomplex<f64>>
    return %c0 : tensor<2x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-0.5232702188263691,0.5218281413131054)], [(-0.7560994766836382,2.5564408817650364)]]> : tensor<2x1xcomplex<f64>>
    return %c0 : tensor<2x1xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [1] : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
    return %0 : tensor<2x1xcomplex<f64>>
  }
}

// -----

module @lax_fft_ifft_4_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x4xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.7007400781602717,1.3342022360724375), (-2.75342907002213,-2.345984961981406), (0.48598922085652596,-1.8474945254305013), (-0.1543936774445207,-1.0681867701693466)], [(0.8681080197718622,0.912618182220756), (0.38143546926385463,0.7223230372418161), (-2.5121502467274723,-1.6623534173804044), (2.8865908384888863,-2.0134532158054625)]]> : tensor<2x4xcomplex<f64>>
    return %c0 : tensor<2x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-0.43027336211246325,-0.9818660053772041), (0.37313726227895133,0.14566534223133232), (1.023638011620862,0.7252198606981723), (-0.26576183362707845,1.445183038520137)], [(0.4059960201992827,-0.5102163534308237), (0.16112050336301398,0.01745405759403218), (-1.2280171336770878,0.1353487358509995), (1.5290086298866532,1.2700317422065481)]]> : tensor<2x4xcomplex<f64>>
    return %c0 : tensor<2x4xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [4] : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    return %0 : tensor<2x4xcomplex<f64>>
  }
}

// -----

module @lax_fft_ifft_7_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x7xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x7xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x7xcomplex<f64>>) -> tensor<2x7xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x7xcomplex<f64>>, tensor<2x7xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.15540133227697828,-0.24959571769884548), (1.940232854987065,-2.991001260129379), (-0.2944081132821097,-0.37825573894889697), (0.09965374685217832,1.7915093149457704), (1.9960300506397015,1.3754138029629077), (-2.488719624228426,2.490316829309964), (-0.7338387861213747,-1.1439334771118232)], [(-0.7955504247532632,1.6033611035251036), (-1.954872262747092,1.3439613161022388), (0.2509950451926666,-0.4620267088248249), (1.6208109768871362,-1.1639389247159428), (-1.164677896268236,0.6255811300830794), (-1.1623054816564526,1.1417415601531093), (-1.100598763420276,-0.08353292940825963)]]> : tensor<2x7xcomplex<f64>>
    return %c0 : tensor<2x7xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.09633592301771612,0.1277791076185281), (0.5284205982230746,-0.39197145806008227), (0.6546499766277636,0.5542506422119526), (-0.711442605710218,0.2405454003273582), (-0.1837309496315344,0.9274527745702495), (0.4028078290588322,-0.3422058423137129), (-0.6316394393086558,-1.3654463420531389)], [(-0.6151712581093595,0.4293066495592148), (-0.2406913349624763,0.663080674412425), (-0.3566919395754944,-0.46414560062626786), (0.16557884439753132,0.32162544992109243), (0.20231884818278373,-0.0326695858831399), (0.639495510424262,0.571238996892112), (-0.5903890951105099,0.11492451924966697)]]> : tensor<2x7xcomplex<f64>>
    return %c0 : tensor<2x7xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x7xcomplex<f64>>) -> tensor<2x7xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [7] : (tensor<2x7xcomplex<f64>>) -> tensor<2x7xcomplex<f64>>
    return %0 : tensor<2x7xcomplex<f64>>
  }
}

// -----

module @lax_fft_ifft_12_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x12xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x12xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x12xcomplex<f64>>, tensor<2x12xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x12xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x30B4CE831249E23FD0E6C2E1C808D73F86E9EB153FEA004000D1EFB44986AF3F7C27A2638EA4F43F4C6881EBA01B07402CEE5E619A59024040803F76C819B5BF50B0B45A4F0CC0BF4888E52EF57B0740D828599AB1CDEC3F149606F704CF02C08D4848BCAF20F0BF1C7908673FEB02408879DCCC32D0FE3F20C029343D91F43F040635D05B0D0140988A28A8EA29F03F98093DCFC532DDBFB2F0456080060340087BE3119BD4F93F1075DC13A3ACD03FF2F9A9D101AE06C066B9B838DAFD04C09024552E53D9DCBFA1890AE0ECDE05C02E435A77133A04C0707CC7EF640CDEBF06A44A3F680100409012A3F685D5F43F80DCB3FC7F3406402A6F6245CDC3FEBF18E81E83D549E9BF8EC602FCB83DF0BFCAD5702656B2034010B83F008DADC73F366F42C5750002405ABF45351B6C0740C025BF7AFA53C3BF94D2B032DB4B04404A8B842F463402C011D8A22B1B8E07C0C828FCED4E93F13F20554047E94BF3BFA01529612E83ED3FD8CA4FD93076E83F16CD61EB4AA101406EC773A01213FEBF"> : tensor<2x12xcomplex<f64>>
    return %c0 : tensor<2x12xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x12xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x849D48B00972E63F00F5A60001A2E63F22BC94558BDDC5BFD88B11A7AF17BABF902222B01307EABFB155B9B7C26FC43F72E0C5DE54ADB1BFAA5AA11EC39A67BF50AB0C5AA898E2BF5D590EF7E819E23F4AB40748E4F1EF3FF40DE3769125DF3FF107F75113ABA63F4EC728E2F9BCED3FA2D05EB4C7FAC2BF0ED2872D567AE5BF2D8E2B50346FCD3F007710FCEA3B92BF0DE3B4C1A65DC73F888963D81768C9BF74B76B5936ACC93F743B6A29446AEFBFAA2AABEF9B5568BF363870752878E0BFFEEE14AFBD0BE43FF9F561387AC2D7BFA6C93A9B9A56CFBFD8454394DC69D6BFAE77422BFA55D0BFA53765AB4E15C8BF8A7986A07E92E6BFC282D20128A5F4BF2A0968D5279C983F1ADAF94EB8D2E5BF94672B23B377DF3F802F87272BFE873F504A29D5CB6BD6BF354FCAD2B28CB63F05B58BF937EDAFBFFCBC1F4A02D8D13F408C69E5D392E83F575129F49072D43F2208C316E1C5E7BFB2FA16F2390BE5BFF6D5DD5F3740B63FE19B0CECC6C8ED3F925FF74F0032B6BF12EA70BC9157EABF"> : tensor<2x12xcomplex<f64>>
    return %c0 : tensor<2x12xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [12] : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
    return %0 : tensor<2x12xcomplex<f64>>
  }
}

// -----

module @lax_fft_fft_3_4_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x3x4xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xD0D9B344F19902C020320ABF8E070340E2C40016DA75F0BF60DFFB844745DBBF509769244A5AF23FAC4CCFF8CAA2F13F207493DF19E7ECBF1B5E6653D144F4BF2F27D30F3525FBBFC03FCF8CAF5EB0BF74E0A94B1CA10740B009064D8997C7BFA8015FC212FBF03F10BB097A739AE0BF2071ED026014C7BFEDE25DAA8C7305C042B36A3A1B48F4BF58E73C656256E33F383377505986FF3FFEF19183524601C0391A76318066F8BF9EE7429EC8D307C00CE1E4460FF3FE3F30B05D68752900407009DA2A985800403031206DCE0FFBBFA00A1BE4D22902C03B3E36AB4B91F0BFB4AA876AB1AFF43FE8AB65CB9322EF3F62DBA49D0B4EF4BFF842CA863AA3FB3F086FF21D7D730040BCD66E3721C4FF3F4007B4838AC9D83F530EC7CBD98607C0C8CFEEFA99FEF5BFA48B1F3A5233034020BDA316FBA6C73F3AB8F190DF6A01C054049C47A7C4F5BF4C4932830ED1F53F509DB8273E4807C0408CC79BD383DBBF88A8704104ABEA3FA053A4CBCA69D33F409F282A2DD2CDBFAC7FE95B090A0040"> : tensor<2x3x4xcomplex<f64>>
    return %c0 : tensor<2x3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x10C6A451C0EAC13F32F78F0CE1B110C09139E5F0FD411BC0D146CA1E51280240EE56DB8840B422C01E3925E812E31440D7CC96D3098614C04EBF75A684B72040819C37E53E2E16C01275B424DE0A0F40E8D512071FBA17C0485ADAE3199F01C07C0CF2B95F70234099A9D57B306A024071E3312308700FC07D0F9AAE31C3174043FCD75AAD660FC0E380E4EB45A11640F8A3380B1B681340882325235C8E1040707BAF59724EFE3F3EB7969ADDFD1F40AF8C956566060FC044821D7A5BB125C0F5D4403E8AF504C074C2AF26AEDC0340312962464CCA0FC01EC34AD74D51F73F30BC23C6E9332340A30BEB0CC55E20404EF306009BCB1F406EBA7F55D3FA15C070407815FB7E03C0D929DEDAB82E16C09AE06D185A3613C0AE3E7DD25C1523C026B890FCAA532B40694788712D2610C09EE202FEB9180440EE71EBC158B318C06824A5EDA6C911407E8F460DE3DD0740DAC4FF8C75EA054040E5EC218FC3084008CCAF51761A05C0EC6B4799D9C120C0B09A52B6F522B43FD0DCFFCA3189E53F"> : tensor<2x3x4xcomplex<f64>>
    return %c0 : tensor<2x3x4xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [3, 4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    return %0 : tensor<2x3x4xcomplex<f64>>
  }
}

// -----

module @lax_fft_irfft_6_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x6xf64>
    %0 = call @fft(%arg0) : (tensor<2x4xcomplex<f64>>) -> tensor<2x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x6xf64>, tensor<2x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.25742595890444786,0.16169811772160836), (1.8612486399827581,1.300058398025831), (-2.6026655694313625,-0.24875591943143727), (-2.913808525561574,-0.8374226414189829)], [(2.9054618912586374,0.19776630814065577), (1.8696336981754609,2.226719386049747), (0.4617579847919888,-2.6317512865157755), (-2.957735432879616,-2.4275915638777783)]]> : tensor<2x4xcomplex<f64>>
    return %c0 : tensor<2x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x6xf64> {
    %c0 = stablehlo.constant dense<[[-0.6898694042590559, 0.9690398978052601, -0.7662651210891038, -0.9594323223937034, 0.12794324201959642, 1.576009666821454], [0.76841830405232, 1.3287681446358444, -1.7997972127592077, 0.5079076495618849, 1.0052421378963983, 1.0949228678713974]]> : tensor<2x6xf64>
    return %c0 : tensor<2x6xf64>
  }
  func.func private @fft(%arg0: tensor<2x4xcomplex<f64>>) -> tensor<2x6xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6] : (tensor<2x4xcomplex<f64>>) -> tensor<2x6xf64>
    return %0 : tensor<2x6xf64>
  }
}

// -----

module @lax_fft_rfft_5_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x5xf32>
    %want0 = call @expected() : () -> tensor<2x3xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x5xf32>) -> tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x5xf32> {
    %c0 = stablehlo.constant dense<[[2.3848355, -2.212111, 2.2277768, -1.7349825, 2.880775], [-2.146709, -1.8014421, -1.1096777, -0.9243337, -2.7669523]]> : tensor<2x5xf32>
    return %c0 : tensor<2x5xf32>
  }
  func.func private @expected() -> tensor<2x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(3.5462937,0.0), (2.192785,2.5143712), (1.9961567,6.762331)], [(-8.749115,0.0), (-1.9128709,-0.8093123), (0.92065597,-0.74378526)]]> : tensor<2x3xcomplex<f32>>
    return %c0 : tensor<2x3xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x5xf32>) -> tensor<2x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [5] : (tensor<2x5xf32>) -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
}

// -----

module @lax_fft_rfft_8_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x8xf32>
    %want0 = call @expected() : () -> tensor<2x5xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x8xf32> {
    %c0 = stablehlo.constant dense<[[-1.703003, -0.44933665, 1.1406729, 0.19794914, 1.9525143, 0.66495997, -1.4348986, -0.73196554], [-2.7884107, -2.8279717, 2.5247746, 2.435317, -1.4240625, -0.15556079, 1.731383, -0.20039341]]> : tensor<2x8xf32>
    return %c0 : tensor<2x8xf32>
  }
  func.func private @expected() -> tensor<2x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.3631075,0.0), (-5.100993,-2.4451938), (0.54373693,-0.7496397), (-2.2100415,2.7059493), (0.2736786,0.0)], [(-0.70492435,0.0), (-5.117757,-0.76744044), (-8.46863,5.2184563), (2.3890605,0.81934273), (0.7922933,0.0)]]> : tensor<2x5xcomplex<f32>>
    return %c0 : tensor<2x5xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<2x8xf32>) -> tensor<2x5xcomplex<f32>>
    return %0 : tensor<2x5xcomplex<f32>>
  }
}

// -----

module @lax_fft_rfft_5_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x5xf64>
    %want0 = call @expected() : () -> tensor<2x3xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x5xf64>) -> tensor<2x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x5xf64> {
    %c0 = stablehlo.constant dense<[[2.8892565115741036, 2.638055022753262, 1.9010881449736479, 0.1752355855489829, -1.7988690439374004], [2.829802638754461, -0.36733320618909193, -1.6998467611076913, -2.1115844858510533, -0.04236417539123227]]> : tensor<2x5xf64>
    return %c0 : tensor<2x5xf64>
  }
  func.func private @expected() -> tensor<2x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(5.804766220912596,0.0), (1.4687980566525822,-5.2341962279939835), (2.8519601118263784,-0.9665752091368205)], [(-1.3913259897846082,0.0), (5.786711836976545,0.06705055191781897), (1.983457754801911,0.5825978498764751)]]> : tensor<2x3xcomplex<f64>>
    return %c0 : tensor<2x3xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x5xf64>) -> tensor<2x3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [5] : (tensor<2x5xf64>) -> tensor<2x3xcomplex<f64>>
    return %0 : tensor<2x3xcomplex<f64>>
  }
}

// -----

module @lax_fft_rfft_8_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x8xf64>
    %want0 = call @expected() : () -> tensor<2x5xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x8xf64>) -> tensor<2x5xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x8xf64> {
    %c0 = stablehlo.constant dense<[[-0.3430049556584738, 1.237235352585186, -0.26765934957026216, 0.7044235115649173, -0.06867486261036726, -2.7746113633308642, 2.6596722873572105, -0.22006929918129448], [0.5768418480145625, -0.13509682599299522, 1.8512702410733226, 0.47256533572886905, -1.42193806353739, 2.0320321192572024, 1.5386808271737813, 0.6443711473876843]]> : tensor<2x8xf64>
    return %c0 : tensor<2x8xf64>
  }
  func.func private @expected() -> tensor<2x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.927311321156052,0.0), (1.908758789220255,-0.563187516614605), (-2.8036927560557894,2.021730223129301), (-2.457418975316468,-6.417850790469551), (3.0333549178801626,0.0)], [(5.558726629105037,0.0), (0.5878733931310947,1.341287213463731), (-4.235047283769932,-0.7799988101476538), (3.40968642997281,1.9664660412628137), (-0.46901692365648406,0.0)]]> : tensor<2x5xcomplex<f64>>
    return %c0 : tensor<2x5xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x8xf64>) -> tensor<2x5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<2x8xf64>) -> tensor<2x5xcomplex<f64>>
    return %0 : tensor<2x5xcomplex<f64>>
  }
}
