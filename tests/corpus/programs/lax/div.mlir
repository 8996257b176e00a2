module @lax_div_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<bf16>, tensor<bf16>)
    %want0 = call @expected() : () -> tensor<bf16>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<bf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<bf16>, tensor<bf16>) {
    %c0 = stablehlo.constant dense<2.296875> : tensor<bf16>
    %c1 = stablehlo.constant dense<6.21875> : tensor<bf16>
    return %c0, %c1 : tensor<bf16>, tensor<bf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<0.369140625> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
}

// -----

module @lax_div_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf16>, tensor<7xf16>)
    %want0 = call @expected() : () -> tensor<7xf16>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<7xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.812e-03 : f64} : (tensor<7xf16>, tensor<7xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf16>, tensor<7xf16>) {
    %c0 = stablehlo.constant dense<[4.3671875, 4.23046875, 2.84375, 3.365234375, 0.94775390625, 1.5361328125, 2.82421875]> : tensor<7xf16>
    %c1 = stablehlo.constant dense<[7.125, 1.46484375, 6.18359375, 0.671875, 2.1953125, 0.68017578125, 5.96484375]> : tensor<7xf16>
    return %c0, %c1 : tensor<7xf16>, tensor<7xf16>
  }
  func.func private @expected() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[0.61279296875, 2.888671875, 0.4599609375, 5.0078125, 0.431640625, 2.2578125, 0.473388671875]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
}

// -----

module @lax_div_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>)
    %want0 = call @expected() : () -> tensor<2x3x4xf32>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
    %c0 = stablehlo.constant dense<"0xE207E0405B40B44025A16440D4CCBD40456DAE401EF7CC40E4F84440DB8D9E4019B0D2409D99044108C64E3FCF029C40A5EBF140A52649401616FE3FB1F4D44022C0C340DF682D401E5FD34086DE0B41E77FEF3F8E8DA5400EBFAB407569D940"> : tensor<2x3x4xf32>
    %c1 = stablehlo.constant dense<"0x941D8C3F0857D940927F3740568AEE3FF6C02E40EAA6BA40D0064C40615DD2404DF897406149B44009E3E84016F71C40F07260403956AB3F4A19F040518CA4403DFF5D40E1BF0841C6574C40B71C99400DD3024165967940038930400CFD853F"> : tensor<2x3x4xf32>
    return %c0, %c1 : tensor<2x3x4xf32>, tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0xC5A8CC406E50543F3E7B9F3F38B14B406685FF3F058F8C3F0A26773F2BF3403FDC74B13F7349BC3F894BE33D9971FE3FB8F60940ED451640F974873EE1A7A53FBDBBE13F8550A23E1B670440AEDBE93F38546A3E71CEA93F320EF93FE9B1CF40"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
}

// -----

module @lax_div_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xf64>, tensor<0xf64>)
    %want0 = call @expected() : () -> tensor<0xf64>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<0xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<0xf64>, tensor<0xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xf64>, tensor<0xf64>) {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    %c1 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0, %c1 : tensor<0xf64>, tensor<0xf64>
  }
  func.func private @expected() -> tensor<0xf64> {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0 : tensor<0xf64>
  }
}

// -----

module @lax_div_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<33xcomplex<f32>>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<33xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x5B00E040A068C740D39A0D40C8A60D4187389F4079ADA0401706AA3F0B1F0A4167A04D402583044133432B3F9A0EAA405420D34012D5E04070A2A740F34FF940BD893640D2781140E3250A3F3A7F4A40EFBD08407791EB409F9BC93FF209423F4533BF40B1A31E400151A0404E13B44092C1B23FE5770441E342013F2018953FFFB58E40170401401D6E4A40F31DC7405878434059C4A040BEAEDA406672AE404713C240D50CD440087BF540C12C8E3FAF7602407FFFD8406137D040E0CD113FE535E7401435AD40FB95634067C36D400338CF40A60E8940F12FAF403E504840D566804007C7B93F6F96E9404C40ED402AD8E54013E761406340453F841DDE40C00374402E4C0C40"> : tensor<33xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x8D58B6400D31C440DB53033F0FD6ED40FDA3F740ED101E403AEFFC400A5B04419F930F4192C8773FB4F70240720D064108547D3F4F79A4404F32AF4037C6FC4020C3B740FA79AC40D1152D401EACA540330C0541C728D14099655340E7C769408F7BA2409FEF8440912A0641141D154020CD034195DCE0407238AB4018F1A8409452BD40C0DCC440CAE04140E57BE640B81EF93FD392A5408FABBA4014DB074164B1C840F4463E40F30B9D3F24D7563F4F9D5540F43854409BDA2E40ED9405414CB44940B0448240F9E9CA404D11E740F123B14066649940352E0841E95C90402AEF0F3FD5BD0341E719CB40FD92C840A9D56040ACA52F406CD21E401A158F407B21DB40FC44E940"> : tensor<33xcomplex<f32>>
    return %c0, %c1 : tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>
  }
  func.func private @expected() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xA7AD8E3FA88DD8BD415D9A3F2F9A5BBEA67D453F9C25CE3ED52E203F18E6DF3EE197E73E30C85F3FEDF21D3F2519913DF438C73FB3E67BBFC50B7A3FF208623C2C52EC3E933219BDC9DC053F37F82C3E1DC4163F963FD83EC846A83EAE3509BEDDB3713F3F8E91BEE34C3A3F0612F03E0129183FFDFEFE3E9869203EDF47813DE14C083F70015ABE2B18643FB9E383BDDBC6853F03E449BE2BD24F3F5D0B7DBE5D6A993F3B11FA3E24CE9540A5FE12C0275EA93FE594373F967F953E0F0E2FBFE761D83FD7A7EEBED2DE083FC013BCBC6294863F15020CBEB980273F2269AB3CA794553EC937F2BE9348953FA627863CF1E8E03F5464BCBECC44A13FE1E4063F256DD73E9DD802BE"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
}

// -----

module @lax_div_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<1x1xcomplex<f64>>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<1x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<(5.189895116493994,4.464149194810066)> : tensor<1x1xcomplex<f64>>
    %c1 = stablehlo.constant dense<(6.10165547789796,3.8837806379810385)> : tensor<1x1xcomplex<f64>>
    return %c0, %c1 : tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(0.9367430037756611,0.13538044830196316)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
}

// -----

module @lax_div_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xbf16>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<121xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<121xbf16>, tensor<121xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xbf16> {
    %c0 = stablehlo.constant dense<"0xC0FFC0FF00000080000000800000008000000080C07FC0FFC0FF00800000008000000080000000800000C07F807F80FF803F80BF004000C0003F00BF00000080C07F80FF807F80BF803F00C0004000BF003F00800000C07F807F80FF003F00BF803F80BF803E80BE00000080C07F80FF807F00BF003F80BF803F80BE803E00800000C07F807F80FF004000C0804080C0803F80BF00000080C07F80FF807F00C0004080C0804080BF803F00800000C07F807F80FF807F80FF807F80FF807F80FFC0FFC0FFC07F80FF807F80FF807F80FF807F80FF807FC0FFC0FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    return %c0 : tensor<121xbf16>
  }
}

// -----

module @lax_div_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xf32>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<121xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<121xf32>, tensor<121xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xf32> {
    %c0 = stablehlo.constant dense<"0x0000C0FF0000C0FF00000000000000800000000000000080000000000000008000000000000000800000C07F0000C0FF0000C0FF00000080000000000000008000000000000000800000000000000080000000000000C07F0000807F000080FF0000803F000080BF00000040000000C00000003F000000BF00000000000000800000C07F000080FF0000807F000080BF0000803F000000C000000040000000BF0000003F00000080000000000000C07F0000807F000080FF0000003F000000BF0000803F000080BF0000803E000080BE00000000000000800000C07F000080FF0000807F000000BF0000003F000080BF0000803F000080BE0000803E00000080000000000000C07F0000807F000080FF00000040000000C000008040000080C00000803F000080BF00000000000000800000C07F000080FF0000807F000000C000000040000080C000008040000080BF0000803F00000080000000000000C07F0000807F000080FF0000807F000080FF0000807F000080FF0000807F000080FF0000C0FF0000C0FF0000C07F000080FF0000807F000080FF0000807F000080FF0000807F000080FF0000807F0000C0FF0000C0FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    return %c0 : tensor<121xf32>
  }
}

// -----

module @lax_div_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xf64>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<121xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<121xf64>, tensor<121xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000F8FF000000000000F8FF00000000000000000000000000000080000000000000000000000000000000800000000000000000000000000000008000000000000000000000000000000080000000000000F87F000000000000F8FF000000000000F8FF00000000000000800000000000000000000000000000008000000000000000000000000000000080000000000000000000000000000000800000000000000000000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000004000000000000000C0000000000000E03F000000000000E0BF00000000000000000000000000000080000000000000F87F000000000000F0FF000000000000F07F000000000000F0BF000000000000F03F00000000000000C00000000000000040000000000000E0BF000000000000E03F00000000000000800000000000000000000000000000F87F000000000000F07F000000000000F0FF000000000000E03F000000000000E0BF000000000000F03F000000000000F0BF000000000000D03F000000000000D0BF00000000000000000000000000000080000000000000F87F000000000000F0FF000000000000F07F000000000000E0BF000000000000E03F000000000000F0BF000000000000F03F000000000000D0BF000000000000D03F00000000000000800000000000000000000000000000F87F000000000000F07F000000000000F0FF000000000000004000000000000000C0000000000000104000000000000010C0000000000000F03F000000000000F0BF00000000000000000000000000000080000000000000F87F000000000000F0FF000000000000F07F00000000000000C0000000000000004000000000000010C00000000000001040000000000000F0BF000000000000F03F00000000000000800000000000000000000000000000F87F000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    return %c0 : tensor<121xf64>
  }
}

// -----

module @lax_div_edges_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi8>, tensor<6xi8>)
    %want0 = call @expected() : () -> tensor<6xi8>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi8>, tensor<6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi8>, tensor<6xi8>) {
    %c0 = stablehlo.constant dense<[7, -128, 5, 0, -128, 9]> : tensor<6xi8>
    %c1 = stablehlo.constant dense<[2, -1, 0, 0, 3, 4]> : tensor<6xi8>
    return %c0, %c1 : tensor<6xi8>, tensor<6xi8>
  }
  func.func private @expected() -> tensor<6xi8> {
    %c0 = stablehlo.constant dense<[3, -128, -1, -1, -42, 2]> : tensor<6xi8>
    return %c0 : tensor<6xi8>
  }
}

// -----

module @lax_div_edges_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi16>, tensor<6xi16>)
    %want0 = call @expected() : () -> tensor<6xi16>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi16>, tensor<6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi16>, tensor<6xi16>) {
    %c0 = stablehlo.constant dense<[7, -32768, 5, 0, -32768, 9]> : tensor<6xi16>
    %c1 = stablehlo.constant dense<[2, -1, 0, 0, 3, 4]> : tensor<6xi16>
    return %c0, %c1 : tensor<6xi16>, tensor<6xi16>
  }
  func.func private @expected() -> tensor<6xi16> {
    %c0 = stablehlo.constant dense<[3, -32768, -1, -1, -10922, 2]> : tensor<6xi16>
    return %c0 : tensor<6xi16>
  }
}

// -----

module @lax_div_edges_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi32>, tensor<6xi32>)
    %want0 = call @expected() : () -> tensor<6xi32>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi32>, tensor<6xi32>) {
    %c0 = stablehlo.constant dense<[7, -2147483648, 5, 0, -2147483648, 9]> : tensor<6xi32>
    %c1 = stablehlo.constant dense<[2, -1, 0, 0, 3, 4]> : tensor<6xi32>
    return %c0, %c1 : tensor<6xi32>, tensor<6xi32>
  }
  func.func private @expected() -> tensor<6xi32> {
    %c0 = stablehlo.constant dense<[3, -2147483648, -1, -1, -715827882, 2]> : tensor<6xi32>
    return %c0 : tensor<6xi32>
  }
}

// -----

module @lax_div_edges_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi64>, tensor<6xi64>)
    %want0 = call @expected() : () -> tensor<6xi64>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi64>, tensor<6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi64>, tensor<6xi64>) {
    %c0 = stablehlo.constant dense<[7, -9223372036854775808, 5, 0, -9223372036854775808, 9]> : tensor<6xi64>
    %c1 = stablehlo.constant dense<[2, -1, 0, 0, 3, 4]> : tensor<6xi64>
    return %c0, %c1 : tensor<6xi64>, tensor<6xi64>
  }
  func.func private @expected() -> tensor<6xi64> {
    %c0 = stablehlo.constant dense<[3, -9223372036854775808, -1, -1, -3074457345618258602, 2]> : tensor<6xi64>
    return %c0 : tensor<6xi64>
  }
}

// -----

module @lax_div_edges_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui8>, tensor<6xui8>)
    %want0 = call @expected() : () -> tensor<6xui8>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xui8>, tensor<6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui8>, tensor<6xui8>) {
    %c0 = stablehlo.constant dense<[7, 0, 5, 0, 0, 9]> : tensor<6xui8>
    %c1 = stablehlo.constant dense<[2, 1, 0, 0, 3, 4]> : tensor<6xui8>
    return %c0, %c1 : tensor<6xui8>, tensor<6xui8>
  }
  func.func private @expected() -> tensor<6xui8> {
    %c0 = stablehlo.constant dense<[3, 0, 255, 255, 0, 2]> : tensor<6xui8>
    return %c0 : tensor<6xui8>
  }
}

// -----

module @lax_div_edges_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui16>, tensor<6xui16>)
    %want0 = call @expected() : () -> tensor<6xui16>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xui16>, tensor<6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui16>, tensor<6xui16>) {
    %c0 = stablehlo.constant dense<[7, 0, 5, 0, 0, 9]> : tensor<6xui16>
    %c1 = stablehlo.constant dense<[2, 1, 0, 0, 3, 4]> : tensor<6xui16>
    return %c0, %c1 : tensor<6xui16>, tensor<6xui16>
  }
  func.func private @expected() -> tensor<6xui16> {
    %c0 = stablehlo.constant dense<[3, 0, 65535, 65535, 0, 2]> : tensor<6xui16>
    return %c0 : tensor<6xui16>
  }
}

// -----

module @lax_div_edges_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui32>, tensor<6xui32>)
    %want0 = call @expected() : () -> tensor<6xui32>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xui32>, tensor<6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui32>, tensor<6xui32>) {
    %c0 = stablehlo.constant dense<[7, 0, 5, 0, 0, 9]> : tensor<6xui32>
    %c1 = stablehlo.constant dense<[2, 1, 0, 0, 3, 4]> : tensor<6xui32>
    return %c0, %c1 : tensor<6xui32>, tensor<6xui32>
  }
  func.func private @expected() -> tensor<6xui32> {
    %c0 = stablehlo.constant dense<[3, 0, 4294967295, 4294967295, 0, 2]> : tensor<6xui32>
    return %c0 : tensor<6xui32>
  }
}

// -----

module @lax_div_edges_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui64>, tensor<6xui64>)
    %want0 = call @expected() : () -> tensor<6xui64>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xui64>, tensor<6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui64>, tensor<6xui64>) {
    %c0 = stablehlo.constant dense<[7, 0, 5, 0, 0, 9]> : tensor<6xui64>
    %c1 = stablehlo.constant dense<[2, 1, 0, 0, 3, 4]> : tensor<6xui64>
    return %c0, %c1 : tensor<6xui64>, tensor<6xui64>
  }
  func.func private @expected() -> tensor<6xui64> {
    %c0 = stablehlo.constant dense<[3, 0, 18446744073709551615, 18446744073709551615, 0, 2]> : tensor<6xui64>
    return %c0 : tensor<6xui64>
  }
}

// -----

module @lax_div_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>)
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) {
    %c0 = stablehlo.constant dense<[[1.3125, 0.5625, 1.5625, 1.5625], [1.25, 1.875, 0.453125, 1.4375], [1.6875, 0.875, 1.5625, 1.1875]]> : tensor<3x4xf8E3M4>
    %c1 = stablehlo.constant dense<[[0.40625, 1.25, 0.75, 1.9375], [1.625, 0.75, 0.75, 2.0], [1.6875, 0.484375, 0.75, 0.96875]]> : tensor<3x4xf8E3M4>
    return %c0, %c1 : tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[3.25, 0.453125, 2.125, 0.8125], [0.78125, 2.5, 0.59375, 0.71875], [1.0, 1.8125, 2.125, 1.25]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_div_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) {
    %c0 = stablehlo.constant dense<[[1.0, 1.125, 1.375, 1.875], [1.125, 1.5, 1.0, 1.875], [1.5, 1.625, 1.875, 0.6875]]> : tensor<3x4xf8E4M3>
    %c1 = stablehlo.constant dense<[[0.6875, 1.875, 1.5, 1.125], [0.8125, 0.3125, 0.5625, 1.75], [1.25, 1.125, 1.75, 0.75]]> : tensor<3x4xf8E4M3>
    return %c0, %c1 : tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[1.5, 0.625, 0.9375, 1.625], [1.375, 5.0, 1.75, 1.125], [1.25, 1.5, 1.125, 0.9375]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_div_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<[[0.5, 1.875, 1.0, 1.625], [1.5, 0.6875, 0.875, 1.75], [1.0, 0.625, 0.40625, 0.875]]> : tensor<3x4xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[1.125, 0.5625, 0.5625, 1.25], [1.75, 1.5, 0.875, 0.8125], [0.28125, 0.6875, 0.5, 1.75]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[0.4375, 3.25, 1.75, 1.25], [0.875, 0.46875, 1.0, 2.25], [3.5, 0.9375, 0.8125, 0.5]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_div_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<[[1.75, 0.5625, 0.9375, 0.6875], [0.46875, 1.875, 0.75, 0.8125], [1.125, 1.5, 1.0, 1.875]]> : tensor<3x4xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[1.125, 0.25, 0.25, 0.875], [0.75, 1.875, 0.875, 1.0], [1.625, 1.375, 0.5, 1.25]]> : tensor<3x4xf8E4M3FN>
    return %c0, %c1 : tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[1.5, 2.25, 3.75, 0.8125], [0.625, 1.0, 0.875, 0.8125], [0.6875, 1.125, 2.0, 1.5]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_div_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<[[0.46875, 1.75, 0.5625, 0.625], [1.125, 0.625, 0.875, 0.9375], [1.75, 1.875, 0.875, 1.625]]> : tensor<3x4xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[0.9375, 1.125, 1.75, 0.875], [0.9375, 0.5, 1.125, 0.375], [0.5, 1.875, 1.0, 1.125]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[0.5, 1.5, 0.3125, 0.6875], [1.25, 1.25, 0.75, 2.5], [3.5, 1.0, 0.875, 1.5]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_div_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>)
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) {
    %c0 = stablehlo.constant dense<[[1.25, 0.875, 2.0, 1.75], [1.75, 1.5, 1.0, 2.0], [1.0, 0.625, 1.75, 1.25]]> : tensor<3x4xf8E5M2>
    %c1 = stablehlo.constant dense<[[1.5, 0.75, 1.0, 1.75], [2.0, 1.5, 0.5, 1.75], [0.875, 1.5, 0.3125, 0.75]]> : tensor<3x4xf8E5M2>
    return %c0, %c1 : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[0.875, 1.25, 2.0, 1.0], [0.875, 1.0, 2.0, 1.25], [1.25, 0.4375, 6.0, 1.75]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_div_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<[[2.0, 1.5, 1.5, 1.5], [1.25, 0.625, 1.75, 1.0], [1.75, 1.5, 1.25, 1.75]]> : tensor<3x4xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[1.25, 2.0, 0.75, 0.625], [1.5, 1.0, 2.0, 0.875], [0.625, 0.75, 1.25, 1.25]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0, %c1 : tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.5, 0.75, 2.0, 2.5], [0.875, 0.625, 0.875, 1.25], [3.0, 2.0, 1.0, 1.5]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}
