module @written_uniform_dequantize_bf16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xbf16>) -> tensor<4x6x!quant.uniform<i8:bf16, 0.25:-3>>
    %r = "stablehlo.uniform_dequantize"(%q) : (tensor<4x6x!quant.uniform<i8:bf16, 0.25:-3>>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x914120C1084120C1CB40A840C44089C18FC145417340AEBE8241183F3C3FCFBFB8C031416E418A418D41E83FA1409441"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x924120C1084120C1C840A840C8408AC18EC14441704080BE8241003F403FE0BFB8C030416C418A418E41E03FA0409441"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @written_uniform_dequantize_f16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf16>) -> tensor<4x6x!quant.uniform<i8:f16, 0.25:-3>>
    %r = "stablehlo.uniform_dequantize"(%q) : (tensor<4x6x!quant.uniform<i8:f16, 0.25:-3>>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.953e-03 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x9948F645CB49BCCCC5BA3CCBBFC894469747DACAB0C9EBCACCCB2ACCEEC83DC9AECCC5C1D24B634944C910C4B2C7CC4A"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xA0480046C049C0CC00BA40CBC0C880468047E0CAA0C9E0CAC0CB30CCE0C840C9B0CC00C2E04B604940C900C4C0C7C04A"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
}

// -----

module @written_uniform_dequantize_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf32>) -> tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>
    %r = "stablehlo.uniform_dequantize"(%q) : (tensor<4x6x!quant.uniform<i8:f32, 0.25:-3>>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-07 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xFA7997C1469F7641DE264D410A3C3D41C72C11C1EA883AC15DCE29C181669041B73E4FC1383C2C40724CE040A2E251C0088B09BFAA1141C028B934C003B981C193C238C1FD983AC1DE547141E50B21C1DED59FC132A1CF403D3CBB4058A42941"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x000098C10000784100004C4100003C41000010C100003CC1000028C100009041000050C1000030400000E040000050C0000000BF000040C0000030C0000082C1000038C100003CC100007041000020C10000A0C10000D0400000B84000002841"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @written_uniform_dequantize_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %q = "stablehlo.uniform_quantize"(%a) : (tensor<4x6xf64>) -> tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>
    %r = "stablehlo.uniform_dequantize"(%q) : (tensor<4x6x!quant.uniform<i8:f64, 0.25:-3>>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-16 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xAA271D80B0242340463401DE82AF31404E93F3BF48892EC0FC794B9AC8A012400C366A3DDD6623C09EB8ABAA15FD2240215F405466682CC0CA58E629712310C0109D2A13CD770CC07063CAC01058FB3FFCAD6EB3DE1017C028B7DDA1B5F630404CA539A2A57121C0F04004136C0602C080B43CBBCB8902C000102D5536D80640C0923806D81BF2BF294F35B1222731C0BCC7C6D58A363240BA7FC76CE2122340E8C36A00C50A3240E8F8C1E7848033C04CAC1418233C2E404038AD2E10461FC0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x00000000000023400000000000C031400000000000802EC0000000000000134000000000008023C000000000000023400000000000802CC000000000000010C00000000000000CC0000000000000FC3F00000000000017C0000000000000314000000000008021C000000000000002C000000000000002C00000000000000640000000000000F4BF00000000004031C000000000004032400000000000002340000000000000324000000000008033C00000000000002E400000000000001FC0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}
