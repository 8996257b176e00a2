module @lax_cumprod_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = call @cumprod(%arg0) : (tensor<5x6xi8>) -> tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x00FEFFFF0202FF00FF0001010000FF01FF01010201FEFEFF0201FFFF01FF"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x0000010004020000FF0002010000010202010202FF02FE010201FFFF01FF"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @cumprod(%arg0: tensor<5x6xi8>) -> tensor<5x6xi8> {
    %c = stablehlo.constant dense<1> : tensor<i8>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<i8>
      stablehlo.return %1 : tensor<i8>
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<5x6xi8>
    return %0 : tensor<5x6xi8>
  }
}

// -----

module @lax_cumprod_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = call @cumprod(%arg0) : (tensor<5x6xui32>) -> tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000100000000000000020000000100000000000000000000000000000002000000000000000000000001000000020000000100000002000000000000000200000002000000020000000200000002000000010000000100000002000000020000000100000002000000010000000100000000000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000200000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000200000004000000000000000000000000000000020000000400000008000000080000000800000010000000020000000200000004000000040000000400000000000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @cumprod(%arg0: tensor<5x6xui32>) -> tensor<5x6xui32> {
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui32>
      stablehlo.return %1 : tensor<ui32>
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<5x6xui32>
    return %0 : tensor<5x6xui32>
  }
}

// -----

module @lax_cumprod_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = call @cumprod(%arg0) : (tensor<5x6xbf16>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x46BCEB3FD63F9E3F87BF4C3F563FD73CD0BFD63FC03FA4BF96BFD83EB4BF80BED2BFDA3F78BF4EBF593F5D3F99BFF73F7ABF6DBEDF3F74BEB03D623F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x46BCEB3FD63F9E3F87BF4C3F26BC453D2EC00440CABF83BF433CA63C754004BF2640DFBF3DBC86BC5040E4BE46C057C0393C783BB540D93D88BE3EC0"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @cumprod(%arg0: tensor<5x6xbf16>) -> tensor<5x6xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<5x6xbf16>
    return %0 : tensor<5x6xbf16>
  }
}

// -----

module @lax_cumprod_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = call @cumprod(%arg0) : (tensor<5x6xf16>) -> tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0xBBBDF634FCB8823CA7BC733AA5B7B03DF5380F34E0344A34113F2E3F60BE4DB814B706BEFF3D61328138AA3D013C233D3C3E7D3C7E3D4E3CB13D7DB9"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0xADB4883245393ABC80BB733A77A0AC2493224D253A2D4A343E3F1A3C9138BBB5543906BEE63489321A3C473F243D233D0CC179BEC4BD34BCCFBB7DB9"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @cumprod(%arg0: tensor<5x6xf16>) -> tensor<5x6xf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 5]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f16>
      stablehlo.return %1 : tensor<f16>
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<5x6xf16>
    return %0 : tensor<5x6xf16>
  }
}

// -----

module @lax_cumprod_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = call @cumprod(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xE482F13EC6AF9CBF9165DBBF6865B7BF11F661BFD984D9BE6AC6E7BEED34B23F7C1AA23E4C208B3F32726A3F13B9AB3F4ECD0CBDD2F0B3BF6B73C7BEC3FBDCBF6C17033FF5B7B6BE0A178BBF80847E3F5151A03F17748B3C5F6442BFD162683EA3F220BF3CE20DBECD8E3B3F6B4EE5BF4DEBF93E654DAC3F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xE482F13EC6AF9CBF9165DBBF6865B7BF11F661BFD984D9BE4BA85ABE3925DABFF8EC0ABF6556C7BFB7EF4EBFFEE811BFC986F03B3D551940AF79583E48122C4033EFD3BEFC48503ED5AE02BCEF711840D090873EEA773B3D5DEEA03E8A123D3D4352A43BF2FAA8BECEA4463EB1EBA7BDC41B1D3E3C837E3D"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @cumprod(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
}

// -----

module @lax_cumprod_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = call @cumprod(%arg0) : (tensor<5x6xf64>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x00101B3C4A234ABF24F7F9B8328EFFBFCE8E8DDF4952FE3FC874A953B81FD2BFA0D39CFCA29FBA3F92317ACEB4CBFBBF004220CDE269DB3F8A00C55D7AE4F2BF0A6E9D3AE2A9F43FFCAAC88C7FD0F4BF74550EA1EB8CFDBF5C531D99E072E5BFBA998165AB7CFE3FD0E1CDCE6FFEE0BF48EBF0C93E6FF63F24B8BDCD37FCE63FD0F7DD071933D5BFB0D2F66FDB5FD5BF60E6428B6EEEF53F20DD54FFC699D1BF1A336EA23816F63FE80ABC8AC667F9BF6E585EC4C10EF5BF909218D1574CECBF088E673DF253D73FA09391FE1B17FCBFDAAB595FD4D3F03F5C47D117B617F1BF369814F9DA04F5BF143EBD90F815F9BF"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x00101B3C4A234ABFD204E0F155C6593F370E824F386C683FC2FBC7622AAA4BBF9A84B7DA440417BF8901DD391FFE233F004220CDE269DB3F78D85CD74A2FE0BFEEA302EBF5E6E4BFCB76DD831431EB3F3F628B8A391CF9BFF3C8A18DAAD4F03FBA998165AB7CFE3FD5BEAFC8BD30F0BFA66CC9A196B3F6BF4C871468654EF0BF68A9597EF89AD53F3A8B9D99D6DCBCBF60E6428B6EEEF53F86149F391E20D8BF438E0F8FD5A6E0BF66B2464FAE70EA3FDA8124CA2366F1BFE497834AC3C5EE3F088E673DF253D73F4C953FB44C7AE4BFC2DB49566989E5BF9CF3378EEA01E73FFE3E94357F39EEBF6754A6E3ABB1F73F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @cumprod(%arg0: tensor<5x6xf64>) -> tensor<5x6xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<5x6xf64>
    return %0 : tensor<5x6xf64>
  }
}

// -----

module @lax_cumprod_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f32>>
    %0 = call @cumprod(%arg0) : (tensor<5x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x24AB933E58CA2E3F9A21923F4C8AD43F8168E83E9C62D8BE49F2B73F62E9793D5D47D43FC1DD803FECF1D83F0319253E4FA7683F6EB9463F089085BF4600B23E5138F5BF7C08E1BF764BB3BFDD2A77BF8C3462BFD74BF2BE9BB9D1BFD7AB303F76F6DEBF09E9FD3F7A67913FFB0DD5BF959AFCBF33F9AD3F37E225BF2E5D993E3993AD3F146F4A3F3553CFBFFDC9613FA2AC99BDEB4F83BF4BC305BFC5527D3F359910BFEC99CA3E5D6783BE47EE633FFCF2C63DB7AB3B3F308F043E058AC5BFF7AE8C3F4EF8993E65FC553F834D7EBF738B433D068300BD1290FE3E556DA5BF040B93BF808E583FA1BE593FBA80FBBF"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x30DC24C0D1E76F3F3F6C87C054639DC0BC6A0F3DDFB8173EBF01BB3FF493D93F98AD13C07DC90F4085048DC1F0D2B440292840BE01626C402ADF4CC0400AB23E84C6F8BD5A6F5A3ED94F883F849D913F27DED4BE26B5CD3FFFE11FC1391B8940C89FF13F01E91C40231E374040BB1E3FC96DACBC9B7ABCBD161865BFC10248BE2D5AC8BE1BFACDBF68B0C34050B220BD1475673E513693BF75D50B3FF24FAC3F8F646EBC6AF7153D9CF4823F163D463FDF523BBFE28D42BFA6053BC0DA93C8BFF7AE8C3F4EF8993E65FC553F834D7EBF738B433D068300BD1290FE3E556DA5BF040B93BF808E583FA1BE593FBA80FBBF"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @cumprod(%arg0: tensor<5x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>> {
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %1 : tensor<complex<f32>>
    }) : (tensor<5x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x6xcomplex<f32>>
    return %0 : tensor<5x6xcomplex<f32>>
  }
}
