module @lax_sinh_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xbf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xbf16>
    %0 = chlo.sinh %arg0 : tensor<2x1x3x2xbf16> -> tensor<2x1x3x2xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[3.609375, -2.71875], [4.84375, -1.6640625], [-4.75, 2.421875]]], [[[4.03125, -4.46875], [0.12109375, 0.5390625], [4.78125, -3.6875]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[18.5, -7.5625], [63.5, -2.546875], [-57.75, 5.59375]]], [[[28.125, -43.5], [0.12158203125, 0.56640625], [59.5, -20.0]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
}

// -----

module @lax_sinh_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf16>
    %want0 = call @expected() : () -> tensor<17x3xf16>
    %0 = chlo.sinh %arg0 : tensor<17x3xf16> -> tensor<17x3xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<17x3xf16>, tensor<17x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0x0B42DC3DC5353ABBB2C359428DBFABB5D9C070B762C4B3395D404BB175BE03B3E9C4E043FD4085BC3B41EEC201441FB7573BFB412BC377C2E2445F3F02B931C0F94409B60641F63C622FBD3B43407AC405C4A2B61FBE78BD4CC4C6BDEDC34F400B425CC08242"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
  func.func private @expected() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0x1E491940E53520BCDCCDF74974C2CAB59AC5B5B701D1323A604451B1D3C011B33DD4694E04468BBDCC46FCCBD94E5CB7353CF64880CC53CA2054284257B901C483542EB61F46563E662F803C27447FD1F5CED3B667C057BF97D0FFBF93CE41441E495DC4774A"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
}

// -----

module @lax_sinh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = chlo.sinh %arg0 : tensor<3x5xf32> -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.5451531, 2.056779, -3.6817317, 0.056310564, 2.271651], [-4.7019076, 4.881692, 2.8907495, -3.0612686, 1.7400331], [-1.0831697, -1.2877378, 1.7923838, 2.317272, 3.9254336]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.57255965, 3.8464363, -19.844965, 0.056340322, 4.7961264], [-55.074017, 65.92299, 8.975633, -10.653901, 2.7610087], [-1.3077537, -1.6743419, 2.9185922, 5.024705, 25.327658]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_sinh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f64>
    %want0 = call @expected() : () -> tensor<f64>
    %0 = chlo.sinh %arg0 : tensor<f64> -> tensor<f64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f64> {
    %c0 = stablehlo.constant dense<3.3343273706645675> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<14.01193234009936> : tensor<f64>
    return %c0 : tensor<f64>
  }
}

// -----

module @lax_sinh_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = chlo.sinh %arg0 : tensor<14xf16> -> tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.1748046875, -1.1748046875, 0.52099609375, -0.52099609375, 3.626953125, -3.626953125, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 0x7C00, 0xFC00]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_sinh_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = chlo.sinh %arg0 : tensor<14xf32> -> tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.1752012, -1.1752012, 0.52109534, -0.5210953, 3.6268604, -3.6268604, 0x7F800000, 0xFF800000, 0x7FC00000, 0.000100000005, 0x7F800000, 0xFF800000]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_sinh_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = chlo.sinh %arg0 : tensor<14xf64> -> tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.1752011936438016, -1.1752011936438016, 0.5210953054937473, -0.5210953054937473, 3.6268604078470186, -3.6268604078470186, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.00010000000016666667, 9.712131976206262e+129, -9.712131976206262e+129]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_sinh_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f32>>
    %0 = chlo.sinh %arg0 : tensor<2x1x3x2xcomplex<f32>> -> tensor<2x1x3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<2x1x3x2xcomplex<f32>>, tensor<2x1x3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[[(1.0867667,2.9871006), (1.7981285,0.71934485)], [(-1.0526998,0.78067285), (-0.34671026,-2.5347667)], [(2.0928414,-1.9598897), (-2.7260091,0.039078932)]]], [[[(0.39043918,-1.5344024), (-2.3675978,-0.9179533)], [(-2.8896143,0.16727023), (2.9288905,1.9593484)], [(2.549587,1.6300709), (2.8985088,1.0089059)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    return %c0 : tensor<2x1x3x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[[(-1.2980376,0.2540513), (2.208843,2.0438645)], [(-0.8938695,1.131069), (0.2905498,-0.6048828)], [(-1.5144747,-3.8079991), (-7.597364,0.29960632)]]], [[[(0.014570199,-1.0764813), (-3.2127945,-4.2758145)], [(-8.840257,1.5019156), (-3.533411,8.680949)], [(-0.37687534,6.4286547), (4.819579,7.7017875)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    return %c0 : tensor<2x1x3x2xcomplex<f32>>
  }
}

// -----

module @lax_sinh_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<17x3xcomplex<f64>>
    %0 = chlo.sinh %arg0 : tensor<17x3xcomplex<f64>> -> tensor<17x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<17x3xcomplex<f64>>, tensor<17x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xE0D0C50A5BE5FA3F988FCC25BB92F23FC803BEA0F2C8FB3F00255CF55191EC3F3D3E757E5B24F4BF38040BA45CDAEDBF309B1E42F2FDCF3FF68F0CB6B536FFBFFAAC9E97177D014074F1EF97EB010240184380B879B7E9BF2F51C77BBE78F1BFD887B7E17B7FDA3F8623CF80829F0240284937DA0033DCBFA2625961CAA80440F4FFAD72868B014098820EF3B309F33FD0CEC20F25C1F03F70300A734662034060BBF73B3888C43F84C2D2258798FC3F205C6B4886E2E93F4C518AC3233AF73F7CFB3A63D3E90740E4D89DC08D36FDBFA4DC8E616190F33FECDD28877CE6FE3FD88A3DDAEFD3F73F4C718FD925FAE33FEE4A7861232D054014D2BDF94861FEBF72DA0B20E39505C01E351741D1890540F3AB6FFFA124F6BFEC13B6636526F93F50B540C360AAF43FBA76FA935FF80640D434740C08ECFF3F90D5FA271EF6DF3F37C4B7610B55FBBF108388D60D81ED3F749A248BF60203409C8AD40CF697E2BFB850D1310E08F83FC083BD3F48EBDD3FC02EF51E5376A23FB0B77617174DD0BFFA92E2B3D64801C05C736CD420BEF0BF88E7F9E028F902400051D9AAFEC8D7BF00A394B6E572FA3F1C4B5E7EC846FE3F4C8913E05A9EEF3F68B491769F5A00400DAC46B1BB9502C0A9009A1180F1FDBF83294D8CD79B02C080B3F272FBF0AEBF0036195C2F09B8BF884ECD0DB28DF23F4CE1619B0DE0FC3FB8A1DC91E90BF73F90EA5708796EE33F7876952C820AF93F103EA0ED6438F4BFC05076AA79D4BDBF56A1994C3D75F8BFA409D6C35C2701C096A0B91E9DE900C0180E211FA69D05C034943CC99EF102C0BFFE3292FA02FFBF6B2A2DD11EBBF0BF0C82FD7E1E8D0240569F5355C3C604C0E066DC3D86340340801F652A8EF9014068E3F0977159EDBFC8B1F7B12261EC3F51F60D9CFE5F03C09C97A3AE9895F43F908F2377C805F53F9851FEB0EAE5FABF72F7EF4B54940440D0BDBF6044B2EABF7A48AFE4AF3804C0489C7C8157E304406805B2DDA5EAF83F40CE8EA33996CF3F5CFFD85227DCE4BF082D9F0BB1520640482D0FDF1D76FB3FD63172D2E348F4BF90284EEB9197D4BF9080D4B623270540300B2A3EA59BDCBF9041E75506ACD4BF660F4986CCA4074048117E0029DDED3F2061E8E57ADFF63F"> : tensor<17x3xcomplex<f64>>
    return %c0 : tensor<17x3xcomplex<f64>>
  }
  func.func private @expected() -> tensor<17x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x0B001B814988F03F32579579E5620440F81E154ED09BFB3FB4BAE865643C0240409093C1CFD8EEBF2CF7DB0CF674F8BF382FA0B605FCB7BF432D7B164AA6EEBF3AA777BE601B06C083DFA54D55070C40DF40F4D7D254DABF52D185DEDE09F3BFE0985D9835B9D2BF2C57DF56EF47E93F004EFD4B6FAFD83F04AE889A76A6E23F2BF1513AB653FA3F790EAEC93CD91040DA25CC159017EEBFF5E555571ADBF03FB4B1B80B9BB6A1BF02895A1204A8EF3FEE165B06B260BB3F4428CEA0B15FF53FC68B50BAA6FF03C0F2B204767B4623C0388B12C5B381E1BF233B4BB634A1FB3F6C56B14CC950FB3FC5D0FB5E96C9F53F3F0C22465F1702C09B75D9D2B3DA1AC052FD68FFD3A21A40CEEDD350D7EB094048E519607282603F9E4FAE7EFBF6004080D7451CD0EEF9BFC787B3D26DB8E03F627021F0C35709408F077EE42BB1FC3F59BF3FE6BFCDF9BF7EC0A9C3492B0240EE6B2BEC10D81140D306340AD6D707C01A61F063AD7AFE3F2A51AE1AE5FDF03FC89F7C5BD5DEA13F5972448FCC22D0BF507031DE092501C02E9FEBB9B4700EC08A611E491DCB1340C8E60CD98866FFBF11241543DA6FE9BF650CB54C408C04402D7BE84445E1E0BF734DAF2589C6F53F6A922DBE9AF3F73FC75686A6A5AF13C0A2E18ABA4E3E14C020D98D309FF9D3BFF87FD1183C3EA3BF6E6EBB413E76ED3F59DD9FF0B09AD83F86BB99653CC20840064CD88EBE4A6E3F6735D7B3940AF33FC131A77D5CDFF9BFB085D52CDA6ECCBF96CD3E901B13F33F462CA316A83900C079C6C3675F8A0D401DD66662D29BFCBF8EE64A7E0F69FE3F618583C8EC1914C04CD392C3C824EB3FA293BD36D2BEF23F983F1DB212B3134098B8917205391240054BE20347BF0640BBDA62D3A45E0EC07482AEA92B40E8BF729F5A346BF2EDBF94E4E6F8D92FDB3F73BC875DFD25FE3F45CB32CAD0780140621289594CF6F73FC5BEE55D4371E83FE94C01E3E83AE9BF44B5D99D4369B73FE7CBB01CB35E1B40DCD3A201925DC93FD41A61C3FE01E4BF59FC796D50D3F2BFB07BDC52FB2C2040403C04AA52D4F8BFF37DEB05AB66E3BFE4A98EA5AA3F1940FD323B91C37308C04601BEEE86ABD43F096F965ED8EEC83FE2DB20DB625DC33F421AE1591C41F73F"> : tensor<17x3xcomplex<f64>>
    return %c0 : tensor<17x3xcomplex<f64>>
  }
}
