module @nn_identity_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @identity(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x783F3E40FABC3ABF663F2DC09FBF8F3E0BC0B2BF38BFD1BF2DC0FC3F8B3E77BFFE3FEE3F3DC0803F49BE7E3F91BFB9BF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x783F3E40FABC3ABF663F2DC09FBF8F3E0BC0B2BF38BFD1BF2DC0FC3F8B3E77BFFE3FEE3F3DC0803F49BE7E3F91BFB9BF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @identity(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    return %arg0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_identity_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @identity(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x22406D37D23D1ABCD7C153BFCFBCE9B186366CB861BEDAC11C4048BCB6C0AAB6B840DBA5D8C15D404DB9DDBA6EBD043D"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x22406D37D23D1ABCD7C153BFCFBCE9B186366CB861BEDAC11C4048BCB6C0AAB6B840DBA5D8C15D404DB9DDBA6EBD043D"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @identity(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    return %arg0 : tensor<4x6xf16>
  }
}

// -----

module @nn_identity_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @identity(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xAD1A3440D078E5BF604F22C05FF8EF3FA7E00FBF63AE0F4079EBB53E390715C012DDEC3E7C4BAB3ECB230640178B10BF7C4F07C0D1E0B83E384F1BC0ACE72D40274C8A3F8DBC2F405FA70EC0E26672BF0DA2D93F5431993EBF1918C05DDBFDBF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xAD1A3440D078E5BF604F22C05FF8EF3FA7E00FBF63AE0F4079EBB53E390715C012DDEC3E7C4BAB3ECB230640178B10BF7C4F07C0D1E0B83E384F1BC0ACE72D40274C8A3F8DBC2F405FA70EC0E26672BF0DA2D93F5431993EBF1918C05DDBFDBF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @identity(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    return %arg0 : tensor<4x6xf32>
  }
}

// -----

module @nn_identity_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @identity(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x385F4A5A85F9F4BF885CE335A597FC3FF8EBF4D4FDF40140009F823F78B0883FF0ABA0B7EA78D43FCD32C74A590201C0384F7E947229DE3F903082EA6675FF3FA03D25993BFDC23F40751EA8B009DA3F3CBB7A50136CF83F80F8ECB591F2E8BF42F0D6286BE203C080E8C0934283B1BF48057197F98FECBFB0BA1DDBFEB3E43FD8146688BAAEF63F80B6430C30C7E2BFB1AF23034A35F1BF0836E28A18B5F23F60F48F991EF1E4BF883E534980ACDEBF4077D8C545F8B7BF58C52CE032CFFBBF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x385F4A5A85F9F4BF885CE335A597FC3FF8EBF4D4FDF40140009F823F78B0883FF0ABA0B7EA78D43FCD32C74A590201C0384F7E947229DE3F903082EA6675FF3FA03D25993BFDC23F40751EA8B009DA3F3CBB7A50136CF83F80F8ECB591F2E8BF42F0D6286BE203C080E8C0934283B1BF48057197F98FECBFB0BA1DDBFEB3E43FD8146688BAAEF63F80B6430C30C7E2BFB1AF23034A35F1BF0836E28A18B5F23F60F48F991EF1E4BF883E534980ACDEBF4077D8C545F8B7BF58C52CE032CFFBBF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @identity(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    return %arg0 : tensor<4x6xf64>
  }
}
