module @written_quantized_maximum_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>
    %p = "stablehlo.uniform_quantize"(%b) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>
    %z = stablehlo.maximum %q, %p : tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>
    %r = "stablehlo.uniform_dequantize"(%z) : (tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-07 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<"0x21CD67C0ABCBE53F011207406CB6E23E627EA73F12C83C40CF6F7FBF857F5940F0B25D406F6F923FA42B363FFF0251BDF69C2C40CD48853F521F59C0847B2E40AFBC5AC06B704640CADC57C07884D4BF1606A33F055E9D3F61F5334097D02B40"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0xA681D1BFBCF243C04AC8284042AE00C046C4EABE202F7140E4F408C09B0900405CD4833F7E45C5BFFA773EC04EE4A13F174CF3BF35995740BB99353FB7265C40BFC95740ABE1F5BFFBC9FDBF288A48C07D6BCE3E28E569C04F0657BFCFBF0640"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x0000E0BF0000E03F000030400000003F0000A03F00007040000080BF00006040000060400000A03F0000403F0000A03F00003040000050400000403F000060400000504000004040000000C00000E0BF0000A03F0000A03F0000304000003040"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @written_quantized_maximum_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf64>) -> tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>
    %p = "stablehlo.uniform_quantize"(%b) : (tensor<4x6xf64>) -> tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>
    %z = stablehlo.maximum %q, %p : tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>
    %r = "stablehlo.uniform_dequantize"(%z) : (tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-16 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<"0xD8635FBF77F90B406A233E6D2EF700C022CE6D6CCB930B4052BA9412F5B403C04CC371C547A3004040F9FE124BABC8BF2AFCBE9FE55D0CC0E0F90114F337E33F06D086034E6F08C08C9A0568A25302C04009FCD3EE97C83FA43F0079004B074020CFF00BBC2F0C40F0E36DA05446EC3F40D7C80D9D07BFBFE8DF0C42A7F6F93F94D753EE621008C090CD781DB44407400401BADFA8730E40E628A4425ABE0EC01C329B9FB3340FC032AB3F4901BA0140402E8D47817DDABF2A4435945C280540"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0x620F2F9FADE105C058D6C0E6BA9004406638FCFAD2F4034078EE0DC01DDB09C020F860E29646C33F2815A2F0BA44E7BF1821F8D8E61AED3F002226D9340AD0BFC80D31295CF0E6BFF01FC44E7DA6024042A50FD698F20BC0907FA12FF30EE1BF6EF061F9066B0BC054683BEDE936FA3F84EC0315A9C5F13FB0DC64156881074054AF8960126400C0A0E2025AFDAFE2BF5C95003FA3D901C042F1D936186D0540EA733ED7BDEA03C05CB98CE3D140FBBF14B90E44DE7CF7BF807918CA763DA73F"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x0000000000000C4000000000000004400000000000000C4000000000000004C00000000000000040000000000000D0BF000000000000F03F000000000000E03F000000000000E8BF0000000000000240000000000000D03F00000000000008400000000000000C40000000000000FC3F000000000000F03F000000000000084000000000000000C000000000000008400000000000000E40000000000000064000000000000004C00000000000000240000000000000E0BF0000000000000640"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}
