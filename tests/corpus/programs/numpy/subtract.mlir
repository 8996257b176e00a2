module @numpy_subtract_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xui8>, tensor<17x3xui8>)
    %want0 = call @expected() : () -> tensor<17x3xui8>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<17x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xui8>, tensor<17x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xui8>, tensor<17x3xui8>) {
    %c0 = stablehlo.constant dense<"0x060801080208050605090705070908030607040609010304040805060900050606080404040903090306050901090102060305"> : tensor<17x3xui8>
    %c1 = stablehlo.constant dense<"0x000000030207070504090002080003010509080107090107000701060301000105010702090304050608000501070300060605"> : tensor<17x3xui8>
    return %c0, %c1 : tensor<17x3xui8>, tensor<17x3xui8>
  }
  func.func private @expected() -> tensor<17x3xui8> {
    %c0 = stablehlo.constant dense<"0x060801050001FE0101000703FF09050201FEFC0502F802FD0401040006FF05050107FD02FB06FF04FDFE05040002FE0200FD00"> : tensor<17x3xui8>
    return %c0 : tensor<17x3xui8>
  }
}

// -----

module @numpy_subtract_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi64>, tensor<3x5xi64>)
    %want0 = call @expected() : () -> tensor<3x5xi64>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x5xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi64>, tensor<3x5xi64>) {
    %c0 = stablehlo.constant dense<[[4, -9, 4, 1, -4], [-8, 5, 9, -2, -2], [5, 8, -7, 8, 7]]> : tensor<3x5xi64>
    %c1 = stablehlo.constant dense<[[8, 6, -6, 4, 1], [-3, -8, 6, 6, -2], [-3, 0, -6, 2, 5]]> : tensor<3x5xi64>
    return %c0, %c1 : tensor<3x5xi64>, tensor<3x5xi64>
  }
  func.func private @expected() -> tensor<3x5xi64> {
    %c0 = stablehlo.constant dense<[[-4, -15, 10, -3, -5], [-5, 13, 3, -8, 0], [8, 8, -1, 6, 2]]> : tensor<3x5xi64>
    return %c0 : tensor<3x5xi64>
  }
}

// -----

module @numpy_subtract_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<f16>, tensor<f16>)
    %want0 = call @expected() : () -> tensor<f16>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<f16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.906e-03 : f64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f16>, tensor<f16>) {
    %c0 = stablehlo.constant dense<6.91796875> : tensor<f16>
    %c1 = stablehlo.constant dense<7.484375> : tensor<f16>
    return %c0, %c1 : tensor<f16>, tensor<f16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<-0.56640625> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @numpy_subtract_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf32>, tensor<7xf32>)
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<7xf32>) {
    %c0 = stablehlo.constant dense<[-2.438197, -3.197256, 6.884843, -8.4353695, 1.4822886, -5.9354033, -2.5001628]> : tensor<7xf32>
    %c1 = stablehlo.constant dense<[6.651658, -1.7808119, 5.4376965, 5.182395, -0.58560765, -6.2389827, 7.3934875]> : tensor<7xf32>
    return %c0, %c1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-9.089855, -1.4164442, 1.4471464, -13.617764, 2.0678964, 0.30357933, -9.89365]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @numpy_subtract_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x3x4xcomplex<f64>>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<2x3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x9098582A661606C05C7730265A0603C01E44E385B32914C020C38FB23E4BFABF94BA3D346BA7174040DBD393B88CEABF942C7BC54678FBBF1E6E09B213AE10C0B6E0E867AD6515C0D004A82CF26605409A26ED8F2D3215C0969A550025791940D00567717628FD3FFCFF4FBF0F9110C010BE3B0DFE300B40CA68069CB4B00AC07A8AF0A665C41FC08AF30E238A6D20C0CCCE5BCBAC740F402069D633153EFE3F00E13DD081F41D407A21BD6126AB1AC040F66071C73EC13F504E5738912AF23F5C37BD9396A12140327C4CB3364F164008860D84D7D4044042C9ABDF3E8A1FC0180234D79DB21AC0EA92CA30681313C0B651AAC405391040964C95FAEF601FC050FCE94C7B9D0A405CE4D46EBEAD184055E13C5DB3EB12C0A84B2744E11A04407CC59D020EFB06C034ECEA8809972140FE1A9C4CD21B1A4040F6FC0C6748E93FDE0BE98BE0AB0DC0D49F68E11C09124060DB403D130A1640F1140A26C4441EC004035F9D977816C0A0DFFA05A9BAFCBFD0B2DAB21818FBBFEF00AA72219520C0"> : tensor<2x3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0x2EE84A4E38DB134080C95A142256DA3FBA7684B3B5C5204003E563D605DA1EC0E6C26B6E4EA920404C4DF0524A341F4045DD50DBA1FF18C07E2DF97DFEDA20C0DA8177A36EC61340B4C657B426BD064020EA9C9806A5EE3F008C1F112762BE3F78A8948D7BA10940C46008CC1D8C12408C853A80944E11407A9C9339C5D018C06C89F5477D582140502BB826E12E13C020BE82282A961C40FC8A73D9764BFEBFEA8CF3253BDD1B4078A1B939DE340440008749B1D1E5DDBFD449EE46F6FA0640634B60069AD321C06485FB970CC918C000B46F7076639ABF50A2B7A666B403C0E009FCF36BB9D2BFD44FD06C74CB1B407DBADAAD736821C08C759966ECE31A40E8EAC345C3FA1B4060BE96F22C561D4088074B03A4BB15407E7590F83DC60AC06CD72FFC10D11540D0E0DFFAEBDC1140ACFF1D0CD5071CC0EE8F36DE04241EC004E10B0452AFFABF3C25D7800D98F7BF70AF2033788321C08E4865FA544209C0601837C6E6C021404C5400BD193E1F405EF8242964E21A40A2EBD954553A03C0"> : tensor<2x3x4xcomplex<f64>>
    return %c0, %c1 : tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x763477636BE61EC08CD0BB681E5106C0C91876768FDA2AC03BF4BF293647184070963351635603C05A64B5B2F04221C02012F22990211240DEECE849E90711404831B0050E9624C0401EFC7A4863C5BFDEC30063CE0619C0661C11649CFF1840204BC2A9801AF6BF6030ACC5968E21C02034E5CCABB0EDBF2AD020D7D5F0064054E7B60D589D30C08877CB3E66580BC074ADA985A7B709C00EFAA406C6440E40B0A0525235BAE03F1BF94CBFCA6222C01001FDB49A42E33F584585555BCBFBBF60C10E4D98BA3140CB00A4A5218C27407065EE709E0905401AF84F8C0BB015C07A41F417078719C05F71CD4E6E6F27C058E32F90F6842940116197306E222DC080D99D3E0B580DC01068070FBAA1F2BF6EF443B0AB5324C093E05B9E8F701740155DBFFE4BA720C098F7F51627511140550D5DACD3112B405B17EBDF88A620405C1BE389375400C023699E4120EF1740201DC1D181882C40AA70D7A899A311C0E299E69432FD2CC01A863FFF613623C089D2ED2A35D420C00D0CE73A188D17C0"> : tensor<2x3x4xcomplex<f64>>
    return %c0 : tensor<2x3x4xcomplex<f64>>
  }
}
