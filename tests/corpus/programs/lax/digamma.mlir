module @lax_digamma_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xbf16>
    %want0 = call @expected() : () -> tensor<1x1xbf16>
    %0 = chlo.digamma %arg0 : tensor<1x1xbf16> -> tensor<1x1xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<12.75> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
  func.func private @expected() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<2.5> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
}

// -----

module @lax_digamma_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf16>
    %want0 = call @expected() : () -> tensor<4x0x2xf16>
    %0 = chlo.digamma %arg0 : tensor<4x0x2xf16> -> tensor<4x0x2xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.812e-03 : f64} : (tensor<4x0x2xf16>, tensor<4x0x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    return %c0 : tensor<4x0x2xf16>
  }
  func.func private @expected() -> tensor<4x0x2xf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    return %c0 : tensor<4x0x2xf16>
  }
}

// -----

module @lax_digamma_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf32>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf32>
    %0 = chlo.digamma %arg0 : tensor<2x1x3x2xf32> -> tensor<2x1x3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[7.987003, 8.214538], [2.1977484, 12.32382], [2.719465, 18.998327]]], [[[2.761486, 4.8503747], [9.103099, 2.755024], [2.2725291, 18.650724]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
  func.func private @expected() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[2.0139098, 2.043805], [0.5430026, 2.470414], [0.8054511, 2.917802]]], [[[0.82391465, 1.4724443], [2.152684, 0.8210974], [0.5850261, 2.898837]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
}

// -----

module @lax_digamma_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf64>
    %want0 = call @expected() : () -> tensor<17x3xf64>
    %0 = chlo.digamma %arg0 : tensor<17x3xf64> -> tensor<17x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<17x3xf64>, tensor<17x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf64> {
    %c0 = stablehlo.constant dense<"0x7E4DE21B7E1B3240B65118A0A58D1C40A524B3B201CC1D4095CE7ACE55C82D402191BBD72B592040DA6FDABCECA00640D962BF662D9E3340699070255DDB1E40A856681D827EDF3FB172CD680F850440C1A0C7A713131A4010588AF23B7F21404930114118B52F4073B5D2DB04B91340B7843822B3542240EE523C4FFACC26404577B93194223040C0D4E9D61E6F32403B85039EE678304009E8C7DE636B124040B288DA03A029407D50B722133F224071ACDAA6B2AC2F4088569BA1718B2940393D871A68BC144058807413B560F73F87B8E24958021C408E2D9135193C1440046197F13F332B402BAC103F532E2B40FE6617BF7A1F1940102218F9A31B144069B35B766CEA2B40C43600DE5FC4EB3F2484BD00B6421C40EE8EB0D6BE4F284020AB061480D4D13FC5253F1DEADC2440A281D7E87EF727402166BFAEC1102440458200014E47304068F09084AA131D403A875893D60A00409AD6A502B77B22406B73DEF5A4832640764691E73A6625403FD9321353A430409ACFEC8FBBC6284011A2E91C662D0940F52779E9A0143040EC095629D2481140"> : tensor<17x3xf64>
    return %c0 : tensor<17x3xf64>
  }
  func.func private @expected() -> tensor<17x3xf64> {
    %c0 = stablehlo.constant dense<"0x50C4D19697F20640BC3C961E034DFE3F903B038E2608FF3F55334689A75505402BA4DEF4FA4E0040C5D652C26E49EB3F196314841C9B0740B54720EE2FA1FF3F1B8F4C1A3D0600C042F3D5DE3E81E73FC09D46166FBCFC3F426B97A698E200402E17870D2EDA0540406136E8BBD9F73F4375B70F77470140347BC3F3F71C0340F4AD65EA5BFF0540EDF6E8113B180740406968160B2B0640C49D206F4BA2F63FC228BA814E160440267F4D37783D014009F1F7EDFDD7054066F960CD9D0F0440C98DFF058FBCF83F0004CF2BF68D40BFC41BF6535DF8FD3FAFA949E1EB4DF83F32F2F8C6389504401BCB33E1B7930440204CF0D5A417FC3F81D0B8937431F83FC0597F4E60CC04405687A886DB32EABF40E039ACB11FFE3F9BA69DFD1AA60340CD31AA24F8430EC0430031B3795E0240EA1B37E39C870340B5936549A00A0240E19B47FD0E120640D657B581D59CFE3F70B5C2B0B946DB3FF9792454605901402025371FE601034059FBA89600950240620B46D2AB400640CE43906383CE0340E0C539AB6756EF3F177EDB0736F80540522271E5697EF53F"> : tensor<17x3xf64>
    return %c0 : tensor<17x3xf64>
  }
}
