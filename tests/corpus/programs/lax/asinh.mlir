module @lax_asinh_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xbf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xbf16>
    %0 = chlo.asinh %arg0 : tensor<2x1x3x2xbf16> -> tensor<2x1x3x2xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[-3.78125, -11.6875], [-28.5, -3.90625], [-20.0, -19.25]]], [[[-20.375, -8.1875], [23.125, -8.8125], [24.0, -20.0]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[-2.046875, -3.15625], [-4.03125, -2.078125], [-3.6875, -3.65625]]], [[[-3.71875, -2.796875], [3.84375, -2.875], [3.875, -3.6875]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
}

// -----

module @lax_asinh_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf16>
    %want0 = call @expected() : () -> tensor<17x3xf16>
    %0 = chlo.asinh %arg0 : tensor<17x3xf16> -> tensor<17x3xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17x3xf16>, tensor<17x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0x65C7D2CD5BC908CCD04D314F48BB6ECB2FC806CC784C8E49464DFC4B1DC9194F814957C85EC585CDF94D6E4FA5CAFBC99EC971CBF74EDAC4244D384DF2C90AC1654E1CC88B4100C9C9CC1DCFC44671CA5CC990462F4D93CDED45DB49DEB8DD4C30CF7C43A749"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
  func.func private @expected() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0x66C1AFC322C2F3C2AE430E4488BAC9C2A4C1F2C2284335427C43EE420AC20A443042B7C1C4C094C3BC43164490C25AC23AC2CAC2054491C06F43774357C29EBEDF439BC1FA3EFFC14BC30BC4394180C222C22941744399C3F64050429CB853430DC410403E42"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
}

// -----

module @lax_asinh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = chlo.asinh %arg0 : tensor<3x5xf32> -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-28.673494, -22.409403, -15.137899, 24.694256, 24.257465], [18.733894, 9.231477, 9.240565, -5.1189737, -24.998163], [-14.206654, 3.7166927, -29.658737, -10.188862, -21.893179]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-4.049424, -3.8031254, -3.4114377, 3.9001276, 3.882296], [3.6241932, 2.9186869, 2.9196653, -2.335508, -3.9123492], [-3.348094, 2.0236068, -4.083188, -3.016842, -3.7798436]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_asinh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f64>
    %want0 = call @expected() : () -> tensor<f64>
    %0 = chlo.asinh %arg0 : tensor<f64> -> tensor<f64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f64> {
    %c0 = stablehlo.constant dense<12.389703135585577> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<3.211637565838575> : tensor<f64>
    return %c0 : tensor<f64>
  }
}

// -----

module @lax_asinh_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = chlo.asinh %arg0 : tensor<14xf16> -> tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.88134765625, -0.88134765625, 0.481201171875, -0.481201171875, 1.443359375, -1.443359375, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 6.3984375, -6.3984375]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_asinh_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = chlo.asinh %arg0 : tensor<14xf32> -> tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.88137364, -0.88137364, 0.48121184, -0.48121184, 1.4436355, -1.4436355, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 6.3969326, -6.3969326]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_asinh_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = chlo.asinh %arg0 : tensor<14xf64> -> tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.8813735870195429, -0.8813735870195429, 0.48121182505960347, -0.48121182505960347, 1.4436354751788103, -1.4436354751788103, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 9.999999983333334e-05, 6.39693243298235, -6.39693243298235]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_asinh_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f32>>
    %0 = chlo.asinh %arg0 : tensor<2x1x3x2xcomplex<f32>> -> tensor<2x1x3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<2x1x3x2xcomplex<f32>>, tensor<2x1x3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[[(-0.07665306,-0.5251475), (0.9782594,0.36517277)], [(1.803137,-0.29372656), (0.19659135,2.0228066)], [(-0.9077583,-0.25102937), (-0.9303007,-0.7943656)]]], [[[(-2.4584384,2.6338353), (-0.7662608,0.5081061)], [(-1.1225992,-0.086417556), (2.7248392,0.025749987)], [(-1.3335679,-1.5861249), (2.3210804,-2.3410292)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    return %c0 : tensor<2x1x3x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[[(-0.08981483,-0.5504097), (0.8899477,0.2595552)], [(1.3607994,-0.14183365), (1.3371369,1.4596723)], [(-0.8263049,-0.18547082), (-0.95067966,-0.5635807)]]], [[[(-1.9741205,0.8005622), (-0.7577355,0.40120232)], [(-0.96669745,-0.057459854), (1.7276809,0.008871339)], [(-1.4168036,-0.8132335), (1.8866462,-0.76670116)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    return %c0 : tensor<2x1x3x2xcomplex<f32>>
  }
}

// -----

module @lax_asinh_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<17x3xcomplex<f64>>
    %0 = chlo.asinh %arg0 : tensor<17x3xcomplex<f64>> -> tensor<17x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<17x3xcomplex<f64>>, tensor<17x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x509DD61BC943F03F2072611713FD07C04A6601EF117CF3BF68B79E0FF403F0BF5CEE4F66F4D1E4BF3CD5281D95A20040A16012CAAB3CF8BF8C9F06735042F0BFC0C40389F54FBE3FA04B71837032FCBF58F49B440C7CFD3FED3052E3AA5DF0BFA86E96C1AAF0EF3F006C722AFB03CB3F501A75E707E9CABFC0848F37DDB8DABF40690A8828FEC33FB8FA1145C557EDBFF592DDC224FCFFBFD8E7E06B4A41EEBFF847CD9C54FFF83F74C4B0A3966AFF3F14F8741520E0F63F2020F193292DE7BF69ACF819BFFEFFBF40BA27FAC37BCCBF083FC1102C680340E0C8D618CEE8E0BF3610A2B04E8B0140F8EB61B9DDEEDEBF3B7C9D912616FFBFEF12CC7FCC2AF2BF124DF7E6A348FBBF842978D1702D05C07E1D2FAC6B6507404C6EFFC92216EC3F2597E3956E5C01C04CC543D52CB9F03FC0A1F037F6A8F33FF8F36B4340FBEABF342535490F1BF03FE0545EAD1DD50140A64154798CC7FDBF39DCE7AD026AF5BF28C7B88CE8A0FD3F720391CCD46F024098008E3EFEEBD63F58FAE17A4955F43F24504A1A351F06C09E729D90A2ABFBBF78CDBD8A983EF53F8875BB56BF41FF3FECBBA357A60BEABFD8E99DD9727FFFBF0878842344DAF53F9B511593A39D01C0B8DBB453F27FE53F4F02DAFCBA2502C05CADA35BCC07F33F40E9A10CD693E2BF8CFCF00DE1F4FC3FE0E9AD6A5DE4FF3FACECB9E3DC02FABFAECEF471116D00406330B01137B4FFBFD8FA53A1958B044044B3EC531C7C02404FF97AE22CCA01C0CA0DA27CB73502C050C8584444F0E0BF68082A01DFC2E7BF3AFFDB21EC9202C0C8C2D3DF97AFFCBF3017211A8181E23F945726D467CCFF3FC05226B6A93CB23FDC6934DDB962EFBFB80C4E84E0D50440F89F250CAE40F53FA622E642378C00C034F6BABE57CAFEBF2FF47DE772F7F8BF28CED08430E907C070D1122A87E0F9BF9262DE4D3EBDF9BF609B4ED207C1E83FC0BC58BC6A48E93FE02CD5FAA38FD7BF62A85AED22DF00408479228A521DFB3F40164A31D954BF3F54E8FC494E33E0BF4A614D36219A044044E2EC493EE4F23FDBD58D821E73F9BF6820FA1661ECF03FEA8A283EE90B0740A0F7282CF3A2C53FAC9E426A6EAAEC3F8080214E647CD93FD05A5D79B4DDF03F187DFC36D0E5F93F"> : tensor<17x3xcomplex<f64>>
    return %c0 : tensor<17x3xcomplex<f64>>
  }
  func.func private @expected() -> tensor<17x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x0C1CA9DEE835FD3F328A88A82FA5F3BFE62B883342DFF2BFB9D630840E1CE3BF22D2F6A387D6F6BFE2F06403DEBAF33F262765CC6F3DF5BFFDCF5EAD30E2E0BF86A72F23DEBDF23F63A0EE3A04D5F7BF23C9558D4785F73F1AC699F59BA3DDBFAB4F156B1C6AEC3FC165CBE4AA15C33F51B68D438734CDBFEE9991A2C4D1DABF78AE9EAC1E2DD43FC5499096F1FCF0BF2221A8105850F8BF581D94C1F7F9D9BFCD320FFA05B4F93F39604531217EEB3F1A5C78CE0697F33F8E555EBD21C6D9BF765C58ABAB2AF7BF78260E00B36BB9BF13D91439A034FA3FAE4E7D971382C9BFC823BE7EB8B7F83F5062FE76376AC9BF1B5CA0FCD67AF8BF4DCEBF9C2D4BDFBFC19AC7D28249FDBFBEFFB6692E32EFBFD185D694354DFD3F4FF6549659C6D13FCF270F6E9997F9BFC6D57A5757BCDA3FE80A794A1E48F23F07EFFD768252E0BF503D051C95F7F83FB0756CE6FFCCF13F185BA98E27A5F8BF3775F4DDBF93E2BF1D45E690975AFC3F7B97B53B74B2EB3F9A47B6DE8FE0EA3F103C7406D6E4F23F71001C9C6C2DFEBF651A7AF8BC3AE1BFC4218E71549EF83F9506054CDCC4ED3FCCDB0308D292F6BF0661D4769528F2BF780E7DB90715FA3F140A7EB47F61EFBFA80AEF673140F83F5B89212E6416F4BF0656E6D02600F13F7FF77C3B5776D7BFD2679D0773E9FA3F13963C33F291E93F6C1F42640D64FABF89D558A6F6ACEB3FC5AAF93F71D5FDBFCADE4BE41B7DEC3FA783DFC089C3FD3FBCD30EB7F8BEE7BFABD1F959B84CF9BF37BA14BB93F1CABFD6E4579430C9F8BF907A1477C7BEF3BFCB37061BCA18F6BFC1F9334842B9D13FF44E49C5DF03F73F57515792E963A03FB83D9FE69613FBBF7546ADAECD00F33F23E29AE98C3CF93F714B146841BCEEBF126782D37DC6F9BF474221FA8E90E4BF5497083E4BDBFEBFDCB34407EF9FDEBFE8364B47AE28F5BF84919203374AD93FE991BE8FF10AE83F1C71648BD56FD2BF5337735D0A28FB3FA0B8BF8FC79EE43F89D035DF760BC23F50B6807C5FCDE0BF2B7B55025114FC3F9B98E4D14C17DA3F15A68374DBEEF5BF885788AEAFECE03F04AC24921881FC3F9D32FA434A5BAC3FBAFACD1CE7BCEA3F31B1CD718EE0D23FF23C7DCB2147F53F3318863C5DB0ED3F"> : tensor<17x3xcomplex<f64>>
    return %c0 : tensor<17x3xcomplex<f64>>
  }
}
