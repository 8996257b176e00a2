module @lax_cumsum_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = call @cumsum(%arg0) : (tensor<5x6xi8>) -> tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0xFFFF02FF0100FE02FE0002FE00FF000102FE00020000FF0102FEFF010100"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0xFF00FF0105FD0001FD0204FD02FFFF0202FF0200FF01000102FEFF010100"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @cumsum(%arg0: tensor<5x6xi8>) -> tensor<5x6xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<5x6xi8>
    return %1 : tensor<5x6xi8>
  }
}

// -----

module @lax_cumsum_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = call @cumsum(%arg0) : (tensor<5x6xui32>) -> tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x000000000200000002000000020000000200000000000000010000000000000000000000010000000000000000000000020000000000000001000000010000000100000000000000000000000200000002000000010000000000000002000000000000000200000000000000020000000000000001000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x000000000200000004000000060000000800000008000000010000000100000001000000020000000200000002000000020000000200000003000000040000000500000005000000000000000200000004000000050000000500000007000000000000000200000002000000040000000400000005000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @cumsum(%arg0: tensor<5x6xui32>) -> tensor<5x6xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<5x6xui32>
    return %1 : tensor<5x6xui32>
  }
}

// -----

module @lax_cumsum_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = call @cumsum(%arg0) : (tensor<5x6xbf16>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xA23FCEBFAF3FFC3F1F3F03BF1C3FA93F9CBFA8BF573F6D3F173FF13E733F443D293D1BBE5E3FB7BF223F09BC84BF03BD8EBFC23E7CBF293F13BF453E"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xA23FCEBFAF3FFC3F1F3F03BFF03F94BE183E283FBB3FD43E1E403A3E8C3F343FC03F863E5640A0BFDD3F323FF03E6B3E0F405FBF3E3FAE3FD8BDD83E"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @cumsum(%arg0: tensor<5x6xbf16>) -> tensor<5x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<5x6xbf16>
    return %1 : tensor<5x6xbf16>
  }
}

// -----

module @lax_cumsum_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = call @cumsum(%arg0) : (tensor<5x6xf16>) -> tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x60B6953B24BAA1BF6DBA403D1CBD4CB84ABF543BB5BD03B3E73E37BCAF3AFC3911B3FB3980B3083FE7B1593C1FB70ABB0A3A66BD74BCCB3C85BD5EB9"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x76BEDEBC55C098BD1338403D5EC42EC21AC1D7B995BE03B391413A3C39401A3D3738FB39673C573DC3B6A0B34DBD0ABB1FC1A2C2DDBFD2BA1AC05EB9"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @cumsum(%arg0: tensor<5x6xf16>) -> tensor<5x6xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 5]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<5x6xf16>
    return %1 : tensor<5x6xf16>
  }
}

// -----

module @lax_cumsum_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = call @cumsum(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x600DC8BFABBE423FB9212FBFF58C84BFABC8ABBFC44485BF5DA15F3FF7532B3C622D89BF2E1A213F3B3A9A3F1990C33F32339D3FF226DA3FAD03C63FA4087CBEA8F8DABF79D0B63F3C84413E6156D8BF22958ABF695E5CBF612EEB3F6D56323FFA9EDF3FE933373F17A2133F7BE13C3F942445BDFD2BC93F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x600DC8BFABBE423FB9212FBFF58C84BFABC8ABBFC44485BF637930BFFB6B453F3EBEE0BF78FFCFBE80730CBE542DF93E01ED093F786E1E4088D455BEE50127BF1887ECBFCE1BF53F104E3A3F1E0D493FB34FA5BF27B0C1BF805B2CBC8223274001631E408420C03F4FFD36BFD37E46BF743B70BDC0DC8540"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @cumsum(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %1 : tensor<5x6xf32>
  }
}

// -----

module @lax_cumsum_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = call @cumsum(%arg0) : (tensor<5x6xf64>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x0ED293A557C6FF3F18C415559751E33FE0B9DA4D30EBFABF80263AF2BC1DF13F4047F0A90964AC3FA8DC24359BD7D13FAC58100CB43BEC3FF0A024B618F1E23FD8151B89B998E93F845E3E63FF68F3BFECF3BB1CE38FE13F6AEABE50DD3FFABF8424DC2063ACEB3F24959207D85AF73F9040F8163CAECD3F6C71E3098880E63FB2DA1C4E8D27F3BF5C8B9F9C3155E6BF32395FB6BD56FF3F80F8E412D7ECDD3F44E61C68C875F03FFEB2E246B33DF33F080918AA7264EABF0EB2DE9B02C1FE3F20194B86F9EED2BF301CAFE0EEA0C1BFECFAD11B90C2EA3FD0BA4D69127DE93F0245E85A0859F1BFFA74F987681FFF3F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x0ED293A557C6FF3F0D5A0FA891B7044074F48704E607ED3FBA207EF4AFA1FF3F7AD1E620684200400F6D8B875B7D0240AC58100CB43BEC3FCE7C1A616696F73FDD03D4926131024036A969C2C3F9F03F2CA3C750B5C1F93F80CFD1FDFF899FBF8424DC2063ACEB3FB35300CC84980240BCD76F8D6873044017B4E88F8A130A40BE46DAE8C37F0040CEC76403EFD4F53F32395FB6BD56FF3FA93B8CBDF9680340CBAE9AF1DDA30B40250486CA5BA11240080686EA9AA90E4088AF3A1C0E05174020194B86F9EED2BF38A7A2F670BFDBBFA04E0141AFC5D93F1031E704F52FF33FE0C0EE9FCA6EBD3F8430FC982A7B0040"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @cumsum(%arg0: tensor<5x6xf64>) -> tensor<5x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<5x6xf64>
    return %1 : tensor<5x6xf64>
  }
}

// -----

module @lax_cumsum_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f32>>
    %0 = call @cumsum(%arg0) : (tensor<5x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x5107B4BF4C3495BFCCEA12BEEA1A9ABF2C5A9D3F6410ACBFB346E73F41942C3E28DFE53F4B57BABFF5EA04BF882BA33EC326E0BE6F1CEEBF8F4993BF0B37703FA959F5BF9D40FF3F52E1D8BED69EEE3F58A2C6BF2D418A3FF32C8CBE7FE8823FCC9366BFF4B95EBFEB11FCBEDF032DBF5CC87BBF3A272F3F7C29DB3F90103C3E0B36D73EE1763C3E254E4BBDAC4EB43F0E62E9BE8DC6C13F86E3E23EE275C73F3CF6EF3EEF63EE3FC72CE0BFD48C213E6525B5BFAF67B23F2359D83F317AAB3E1A58E93FF5D3973F004BDC3F3D07893DC63CA3BFD26902BFE073813FFA0B193FD79250BFD2F0A43E9BB1B4BF004F04BF"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x525BB0BF331399BFF861C13E040A2F3F71911EC06EF92B407ABF164084353E407E64C8BFA21CC33F406710BF8C5C24400000EB3C80B9F7BCB06B053FEC9FF13F873E6DC0D000814082700C3F406C3340D32157C0F6B93E40C0C437BD1CF70F40C0D6EE3E883DEA3F67FFD53FCD08733F6523E5BF526102402AE1783F5373703F4EA1E7BFC032F33FB8686A3EB8059D3F96FFAE3F41CD2C40F1810A405606D03F6E7E4EBF062FAD3FCE713DBF2F6F413F68B70EC0E4A3DB3F209E8E3E9E473ABE1A58E93FF5D3973F004BDC3F3D07893DC63CA3BFD26902BFE073813FFA0B193FD79250BFD2F0A43E9BB1B4BF004F04BF"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @cumsum(%arg0: tensor<5x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %2 : tensor<complex<f32>>
    }) : (tensor<5x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x6xcomplex<f32>>
    return %1 : tensor<5x6xcomplex<f32>>
  }
}
