module @lax_reduce_window_prod_plain_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf32>
    %want0 = call @expected() : () -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<6x7xf32>, tensor<f32>) -> tensor<5x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x097CD7BFC21AE53FD03A3940429D323F3CFD2B3F533117C05373C8BF80C100C09DE0CD3F899E293F0F3FBA3F46380DC06F4DCF3F1C1B75BEF24EA3BE83E6713F77942540D12994BFE1DF723FC75983BF533639C08F5C16C06EE90CBF60AB36C03B71C93F6044AEBF8FC36BBFFD0B19BFE0FACA3F373B2BC0BEDB513F918C34BF4A18A5BD80340B3E09EBDC3DCD7C4DBF4252843F96ECEDBE2368EC3FB96F2DC0FA13FB3F5D462040"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @expected() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[18.697412, -2.8860035, 2.126048], [1.6717985, 6.0440664, 2.4100056], [2.8781483, -17.375313, -2.111938], [12.837575, 0.2850213, 0.0008861093], [-1.3411169, 0.108398736, 0.015736373]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
}

// -----

module @lax_reduce_window_prod_plain_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf64>
    %want0 = call @expected() : () -> tensor<5x3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<6x7xf64>, tensor<f64>) -> tensor<5x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0x084942DF739103C08BA2B8EA8F0AF3BFA866D675F653E33FF06510C605E4DBBFC077ED1389D6C33FE01E0E25BC62FF3F18C835B6AA2F04C00087DE261CF6B63F88FAA65C038A0540BCBF0777541BFE3F00452DBF5085893F262162BC721B0740B0B976493CACD4BF38D85D7EF77402C01EFE0C4BA1B3F5BFE0C2A8122DA9D53F701A7EA5647EE0BF8FC81E0CB880FDBF148FEFE27C3CF33F5037A9428778D4BF10A7B59D05C5F2BF7C2C04BDD81105C0E0EBF8262D40F23F8070E36239FFA63F106312A1FA34D83F2E406918FC96FCBFE015DFF91A4BF83F7DC0634A81CDF0BFA02E8229D30BE43FC088D8599058D7BF3A05AA55783301403000566DF54CFC3F703DB6C4FF62CA3F56146411C66D00C0245C779A42A0E23F30A3CF2E322ED33F42640B01A0D7FDBFA8FF23DC9014EF3FF84CC2FA186200C065EF1C6A39A4F0BFEE085766DADBF3BF5CD18BEF13F106C0"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @expected() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[0.79893617709612, -0.002762931314547038, -1.6512409345312082], [0.10751699525427859, 0.07738889306823654, 0.9710406600326595], [-0.03192758463979155, -0.034686848877321944, 1.285319316268847], [0.06629902962757885, -0.02379951180695988, -0.7020703934713405], [0.2667505396960851, 1.6219342041628655, 0.9122264870019635]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
}

// -----

module @lax_reduce_window_prod_same_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf32>
    %want0 = call @expected() : () -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<6x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x7xf32>, tensor<3x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x625FE63FE0EA274096D731C03642DBBFBD593CC020452CC06C659C3F88A86C3F4AB63740123736C0179017C0B34A3BC0084E943F879927409ADE3AC04452B23F0548F4BD72BC7DBF88FEC33FA8E9DD3FCD5B9C3F4BEE35C004D51BC00CACA13E60C2953EFE33FA3F560D48BFCB2823C098C42040C774083D8F21B5BFB4D1B03EEF718EBFE5A8F2BEBEDCD5BF70F63CBFEE9AE4BF8ACA36405432A23FDC5ABABF70AA1CC0E29DEDBB"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @expected() -> tensor<3x7xf32> {
    %c0 = stablehlo.constant dense<"0xE9E24BC22F6B1EC153D47240231754C2039B8EC21E11A9C182267A409ACB16C0785CC5BB78DBAEBBD0BEAA3E03E108C045D255405E80A640DCF0E13DBD3E763E1F64E2BF6F82353F3F9AF03FB14C663C4181463C"> : tensor<3x7xf32>
    return %c0 : tensor<3x7xf32>
  }
}

// -----

module @lax_reduce_window_prod_same_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf64>
    %want0 = call @expected() : () -> tensor<3x7xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<6x7xf64>, tensor<f64>) -> tensor<3x7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x7xf64>, tensor<3x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0xD842A23282D4E33F28C6AF06C5060040402AC73BD465C03F6043BA7696A5F3BF3ED461F4270C05C08A29EAE4FBC400406C720C10A261F3BF379EFC6C4D71FDBFF01BB8174A66ECBF8097F8CCD15AD6BF6000293EADFBCBBF58EEB334657002C0816D97A9771401C08C22C17B7C19EEBF8C64F041C352034000170DB080EE9E3FD879121D2116E53F12EB9C98AA2E03C0724B4E179F2205C014A13882350005404850A5D259D0F53F882DD4608538D2BFFEC71B1978B2024030ACA6FE3A20F53F0482B55EA1C506C0DC26A2BE43070340601BC11D3FEB0140487032F3A96BF73F50E8CD285A0AD7BFF0DEF39A460CE43F683B4EC0A424E9BF2EEBAB407AEC01C030977F3252D7E73FF0459058A730FF3FF82566880E3EE0BFA8380A40E273FC3F288628B7668BF53FD6186437F3130240B0DA02D26DE1F53F58E29E2EA3DAE9BF40CC1220A9C9ED3F980808C20BABF73F"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @expected() -> tensor<3x7xf64> {
    %c0 = stablehlo.constant dense<"0x1151154A20EFC23F275FEB43DEF1593F4E7FE2E9636F933F987FFA5AC49F2440B9E03C0CCB866740BB20D73DF73F32C03A693DE6C9DAF83FE159DAE3BB6C863F1DCB38303AF69EBF7368097665E8244011A703E5E5E55140F28FE1F1C7D44AC02C2AB7C6A13827C008FFF1451135F0BF1DBC276C4348E1BF54A0871D27F7F7BF232964EEA5C2154079ED32BA4482FD3FFFA4DABE067AF1BFAB56DF3BB2CCF5BF0730070FD806E8BF"> : tensor<3x7xf64>
    return %c0 : tensor<3x7xf64>
  }
}

// -----

module @lax_reduce_window_prod_dilated_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf32>
    %want0 = call @expected() : () -> tensor<11x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<6x7xf32>, tensor<f32>) -> tensor<11x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<11x6xf32>, tensor<11x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x1103C9BF352E1FC07F7105BF935F443E42C1054009AB38C0A879C53F5D47B73FEF49A4BD696FF03FCBF4073F2B6D1FC0869E18407558B7BF6ACFC0BF954035BF1C36D93F1ECC13C079CC18BF0C6175BDAE4D97BF6401063F185223C0A611A3BF2EFC0DC0F51783BF3DA25D3EF63F21BF1DD7193D2D508FBFD2489DBFC79601C03921EDBFA777853F4D07433FF9820AC0300097BEE62ED03FE0A8C43EE0890A4014391A3E88A5CE3E"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @expected() -> tensor<11x6xf32> {
    %c0 = stablehlo.constant dense<"0x65319ABE5956A6C07685C03FDE7A973E42C1054009AB38C065319ABE5956A6C07685C03FDE7A973E42C1054009AB38C0C7AB423FF59F4C3E09578F40EFBD42BF2B6D1FC0869E1840C7AB423FF59F4C3E09578F40EFBD42BF2B6D1FC0869E1840ABA15E403B5ED83E2033D0BD7DB42E4079CC18BF0C6175BDABA15E403B5ED83E2033D0BD7DB42E4079CC18BF0C6175BD8BA594BF96442740942D8DBE25DEB23FF51783BF3DA25D3E8BA594BF96442740942D8DBE25DEB23FF51783BF3DA25D3E02C09BBDD3BF0440B100A4BF1773C5BF3921EDBFA777853F02C09BBDD3BF0440B100A4BF1773C5BF3921EDBFA777853F4CCF54BFDA6E23BF42D57A3E0EBF1E3EE0890A4014391A3E"> : tensor<11x6xf32>
    return %c0 : tensor<11x6xf32>
  }
}

// -----

module @lax_reduce_window_prod_dilated_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf64>
    %want0 = call @expected() : () -> tensor<11x6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<6x7xf64>, tensor<f64>) -> tensor<11x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<11x6xf64>, tensor<11x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0x22C8AFDBA99107C0508BABB52CF4F23F28E0E7D841080540D452A2654884F6BF3E846F15985D04404C9DF98BF1D6F73FF293572C814201C0E0ACC50A2B30D1BF8A5420C712E307402C510C7192CB04C0A26F6205AD1107C007536747E3CB04C060C9427D939FC8BF60C8E07A4DCCE23F603F6130B073FABF6CE5F9774C1AFD3F86C330C3D21005C02A66BC1DA737004000FC52B464207D3F2888A51C9782D3BF4EC5B775A3C903C0D866008E65BC02C020635624192407C0600D53340C9FC53F8092BFC9847AE7BF8084AACDEE4FDDBF0BDE63BACBDF03C020A8CFEB7AA20140C2DAACA98018F3BF106DAB0DB44D01400B23CC97A4E6F8BF788662C6D30FF43F18EB76D2B9F000C08BE6EE48D571FEBFE89601D31FBC06C08013392572EADCBFF049B9FE84F7DBBFD2DF3C04A46600401B8C9DBAA099FDBF533FF703883403C00035ADEC4863BBBF4C2EE2ADD513FBBF"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @expected() -> tensor<11x6xf64> {
    %c0 = stablehlo.constant dense<"0x878B4CF69295104068B6035017200840061EE29C6A560F40996F8E5F244A08403E846F15985D04404C9DF98BF1D6F73F878B4CF69295104068B6035017200840061EE29C6A560F40996F8E5F244A08403E846F15985D04404C9DF98BF1D6F73F6ACBD1EB3AC8E83F09225BC73B0C1FC02A44FA2C6100E03F36EE4EBA731AFBBF07536747E3CB04C060C9427D939FC8BF6ACBD1EB3AC8E83F09225BC73B0C1FC02A44FA2C6100E03F36EE4EBA731AFBBF07536747E3CB04C060C9427D939FC8BF36AEAF26B2CF0AC072CF602F4B7D8A3F1748B8ECE9AFE93F9201FD44770E14C000FC52B464207D3F2888A51C9782D3BF36AEAF26B2CF0AC072CF602F4B7D8A3F1748B8ECE9AFE93F9201FD44770E14C000FC52B464207D3F2888A51C9782D3BFBB3A00014A7EFB3F048E35988432F53F549F06864ADBDABFC7F712F799E0F9BF8084AACDEE4FDDBF0BDE63BACBDF03C0BB3A00014A7EFB3F048E35988432F53F549F06864ADBDABFC7F712F799E0F9BF8084AACDEE4FDDBF0BDE63BACBDF03C0DBAF9C8C84F1F7BF05CD86900A5212C040D57FBBCEB00740ED855F10A5810CC018EB76D2B9F000C08BE6EE48D571FEBFDBAF9C8C84F1F7BF05CD86900A5212C040D57FBBCEB00740ED855F10A5810CC018EB76D2B9F000C08BE6EE48D571FEBF018159A049BFEA3FEC75C80EE0C8F03FCD847E9EFA12CCBFAE5A517CF80B0940533FF703883403C00035ADEC4863BBBF"> : tensor<11x6xf64>
    return %c0 : tensor<11x6xf64>
  }
}
