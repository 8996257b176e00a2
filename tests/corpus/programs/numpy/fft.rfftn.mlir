module @numpy_fft_rfftn_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<2x3x3xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x3x4xf32>) -> tensor<2x3x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x9F6522C093E8ADBE4991D6BFC9CFAF3FAC176F3E992C64BEC3082E4023E10EC05B4E8CBFFD3157BF4CCC25407E9E2940F554053FAECC03400D6111BFF512083FDCDE8EBF2D2118C079101D408D6581BFD3D21E4024DFB2BF985CA2BE5C7F3C40"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<2x3x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x427E9A4000000000DFEDD6C08003EC403830234000000000D58D57C0B578ED40801369C0EE73883F1AA751C16F3E08C1D58D57C0B578EDC034A83041F254FCC01AA751C16F3E08418A6865C000000000DE39EBC0208F7CBFD0FF36C0000000004063D9C068D123C0E0B4B7BFB4B999BF10071FC0F7ECB2BF4063D9C068D12340BAEE3B40D6913E4110071FC0F7ECB23F"> : tensor<2x3x3xcomplex<f32>>
    return %c0 : tensor<2x3x3xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x3x4xf32>) -> tensor<2x3x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [2, 3, 4] : (tensor<2x3x4xf32>) -> tensor<2x3x3xcomplex<f32>>
    return %0 : tensor<2x3x3xcomplex<f32>>
  }
}

// -----

module @numpy_fft_rfftn_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<2x3x3xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x3x4xf64>) -> tensor<2x3x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xF45EDB88F42B06C0C42708EDEB1DEBBFB0D8CEA59C21FF3F007714378B5EE13FF853EB51E181F23F00915956426E9FBF8AC4CDBAC8B80440B6840FF05BD303C051474C52F1F7F8BF7CA0D89C25A6E43F3800C5AB4A26FFBFF65B2AABB2C80240D02EC7E137ABDE3F80ECBA630A81EB3F6C9C481090BDE73FF0FD72E24E02DB3F78D4CD7B0BE4F43FBE877DFAECD004C0A0610F39C518F53F80CE79B674A9AE3FC2F3AC98366AFBBF4C83EB3352D2E3BF702971AC9F6DDCBF3067A12C892AFC3F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x861C651DF495F23F0000000000000000F77210BF973C1DC0FA98CD6A9DFF1440E0670A0171A9F03F0000000000000000CF4C932711A4F73FF041FB9D68C003C00AEAA64E10A91CC0760D487418A6E6BFEC70C0F8E649F6BF4FE5C2D8D76032C0CF4C932711A4F73FF041FB9D68C00340185D2B7B7CC7DDBF5593A9268BF0FABFEC70C0F8E649F6BF4FE5C2D8D7603240BE3BACA17197FFBF00000000000000007016CE81D6E010C00D1E6A92ABAB0FC0B8434603259604C00000000000000000803D852E52D911C05B28F9186F1BE2BF62F7F44124D220C036CE07423D8A1D4064B46E91FE0EE33F1F407D8398BB0DC0803D852E52D911C05B28F9186F1BE23FF04E32C14D78E7BFDB0A519F7474004064B46E91FE0EE33F1F407D8398BB0D40"> : tensor<2x3x3xcomplex<f64>>
    return %c0 : tensor<2x3x3xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x3x4xf64>) -> tensor<2x3x3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [2, 3, 4] : (tensor<2x3x4xf64>) -> tensor<2x3x3xcomplex<f64>>
    return %0 : tensor<2x3x3xcomplex<f64>>
  }
}
