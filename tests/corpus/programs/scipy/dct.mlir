module @scipy_dct_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xf32>
    %want0 = call @expected() : () -> tensor<3x6xf32>
    %0 = stablehlo.slice %arg0 [0:3, 0:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.reverse %1, dims = [1] : tensor<3x3xf32>
    %3 = stablehlo.concatenate %0, %2, dim = 1 : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
    %4 = call @fft(%3) : (tensor<3x6xf32>) -> tensor<3x6xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<3x6xcomplex<f32>>) -> tensor<3x6xf32>
    %6 = stablehlo.iota dim = 0 : tensor<6xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %8 = stablehlo.convert %7 : (tensor<1x6xf32>) -> tensor<1x6xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<1x6xcomplex<f32>>
    %10 = stablehlo.multiply %9, %8 : tensor<1x6xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(6.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1x6xcomplex<f32>>
    %12 = stablehlo.divide %10, %11 : tensor<1x6xcomplex<f32>>
    %13 = stablehlo.exponential %12 : tensor<1x6xcomplex<f32>>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
    %15 = stablehlo.multiply %4, %14 : tensor<3x6xcomplex<f32>>
    %16 = stablehlo.real %15 : (tensor<3x6xcomplex<f32>>) -> tensor<3x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<3x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%18, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x6xf32>, tensor<3x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xf32> {
    %c0 = stablehlo.constant dense<"0x24CB16C0E4E90540C428F53F34ABEFBE30A41640FA5CCD3F25AE9DBFDC9A0540272FBD3FFAEA913FF30254BF8B40FB3F7B3E17C066B835BF529A493F43B4C7BFCD3FDDBEF706743E"> : tensor<3x6xf32>
    return %c0 : tensor<3x6xf32>
  }
  func.func private @expected() -> tensor<3x6xf32> {
    %c0 = stablehlo.constant dense<"0x34882441C82FD9C0B2C173C01CA209C1752603C11E213B403178134136CBEFBFD82B51C0FDE911C11788543FB0F9A3C0D64301C1998086C0B6E415C02F68D3C0CB151DBFB9376540"> : tensor<3x6xf32>
    return %c0 : tensor<3x6xf32>
  }
  func.func private @fft(%arg0: tensor<3x6xf32>) -> tensor<3x6xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<3x6xf32>) -> tensor<3x6xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [6] : (tensor<3x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
    return %1 : tensor<3x6xcomplex<f32>>
  }
}

// -----

module @scipy_dct_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xf64>
    %want0 = call @expected() : () -> tensor<3x6xf64>
    %0 = stablehlo.slice %arg0 [0:3, 0:6:2] : (tensor<3x6xf64>) -> tensor<3x3xf64>
    %1 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x6xf64>) -> tensor<3x3xf64>
    %2 = stablehlo.reverse %1, dims = [1] : tensor<3x3xf64>
    %3 = stablehlo.concatenate %0, %2, dim = 1 : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x6xf64>
    %4 = call @fft(%3) : (tensor<3x6xf64>) -> tensor<3x6xcomplex<f64>>
    %5 = stablehlo.real %4 : (tensor<3x6xcomplex<f64>>) -> tensor<3x6xf64>
    %6 = stablehlo.iota dim = 0 : tensor<6xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %8 = stablehlo.convert %7 : (tensor<1x6xf64>) -> tensor<1x6xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,-1.5707963267948966)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1x6xcomplex<f64>>
    %10 = stablehlo.multiply %9, %8 : tensor<1x6xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(6.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1x6xcomplex<f64>>
    %12 = stablehlo.divide %10, %11 : tensor<1x6xcomplex<f64>>
    %13 = stablehlo.exponential %12 : tensor<1x6xcomplex<f64>>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
    %15 = stablehlo.multiply %4, %14 : tensor<3x6xcomplex<f64>>
    %16 = stablehlo.real %15 : (tensor<3x6xcomplex<f64>>) -> tensor<3x6xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %18 = stablehlo.multiply %17, %16 : tensor<3x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%18, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x6xf64>, tensor<3x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xf64> {
    %c0 = stablehlo.constant dense<"0x00D964BE53ACA3BF36F23F75BCAAF5BFB2CC838FC34603C0B4F968D8D4F207404CF6105237C103C04003544215ABCB3FE0B39D908232FCBF40EFEC0E9741DE3F1030010E76A4F93F7830ECD05FDE00C06D07CFF9C5A3FFBFA670B4B4EF32FBBFC99A98E4108B03C0C0FDCB2465E5BE3F8475B2B91237EDBF88953914EAD0D23F469B75E2E48BF9BF90D05DB40315DDBF"> : tensor<3x6xf64>
    return %c0 : tensor<3x6xf64>
  }
  func.func private @expected() -> tensor<3x6xf64> {
    %c0 = stablehlo.constant dense<"0x9515A03E847E18C0096B7F4BBA62FBBF4AD48779BB84E6BFA884763FF5D0164028AEDC194FD12040D93424E3344B28C04048CF0347E425C0EC601C2812101540071D676D6B7B14C0DA1990698F9A21C05F7C03DAF6ADEEBFE479F20173600D40A0168F0710F823C036A999B1EF4C00C0AA7DF5F7D0910FC0236546427B450CC0889083DB280FE2BF338C6807A82817C0"> : tensor<3x6xf64>
    return %c0 : tensor<3x6xf64>
  }
  func.func private @fft(%arg0: tensor<3x6xf64>) -> tensor<3x6xcomplex<f64>> {
    %0 = stablehlo.convert %arg0 : (tensor<3x6xf64>) -> tensor<3x6xcomplex<f64>>
    %1 = stablehlo.fft %0, type = FFT, length = [6] : (tensor<3x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
    return %1 : tensor<3x6xcomplex<f64>>
  }
}
