module @nn_standardize_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @standardize(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x294017C08EBE1B4031C000C00FBF863F3D3F6CBF3EBED53F27BEDCBF363FA63D1FC012BE134001C01D40173DF6BFEABF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xB03F64BF523DA33F8ABF3BBF6EBF503FF53EA9BF06BFBE3FD23E7CBF993F223FD6BFDC3EA33F76BFAE3FD53D6ABF5DBF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @standardize(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4x1xf32>
    %5 = stablehlo.convert %4 : (tensor<4x1xf32>) -> tensor<4x1xbf16>
    %6 = chlo.square %arg0 : tensor<4x6xbf16> -> tensor<4x6xbf16>
    %7 = stablehlo.convert %6 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4x1xf32>
    %12 = stablehlo.convert %11 : (tensor<4x1xf32>) -> tensor<4x1xbf16>
    %13 = chlo.square %5 : tensor<4x1xbf16> -> tensor<4x1xbf16>
    %14 = stablehlo.subtract %12, %13 : tensor<4x1xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @clip(%14, %c) : (tensor<4x1xbf16>, tensor<i32>) -> tensor<4x1xbf16>
    %16 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %17 = stablehlo.subtract %arg0, %16 : tensor<4x6xbf16>
    %cst_3 = stablehlo.constant dense<1.001360e-05> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x1xbf16>
    %19 = stablehlo.add %15, %18 : tensor<4x1xbf16>
    %20 = stablehlo.rsqrt %19 : tensor<4x1xbf16>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %22 = stablehlo.multiply %17, %21 : tensor<4x6xbf16>
    return %22 : tensor<4x6xbf16>
  }
  func.func private @clip(%arg0: tensor<4x1xbf16>, %arg1: tensor<i32>) -> tensor<4x1xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4x1xbf16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x1xbf16>
    return %2 : tensor<4x1xbf16>
  }
}

// -----

module @nn_standardize_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @standardize(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x303CFB3CA9AAA9BE7FB6FF3700B193B5A336ACC0FB41B1405E3C5CB8C6C1994115BD84C04CBCAD41D1BBDE40E4408D3C"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xA33BA13C56B140BF3AB85736CBB587B714A95EBEA83D333C943A5CA4DFBCCA3E39B629BB77BD383C3BBD703A7F3AF418"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @standardize(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4x6xf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4x1xf32>
    %5 = stablehlo.convert %4 : (tensor<4x1xf32>) -> tensor<4x1xf16>
    %6 = chlo.square %arg0 : tensor<4x6xf16> -> tensor<4x6xf16>
    %7 = stablehlo.convert %6 : (tensor<4x6xf16>) -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4x1xf32>
    %12 = stablehlo.convert %11 : (tensor<4x1xf32>) -> tensor<4x1xf16>
    %13 = chlo.square %5 : tensor<4x1xf16> -> tensor<4x1xf16>
    %14 = stablehlo.subtract %12, %13 : tensor<4x1xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @clip(%14, %c) : (tensor<4x1xf16>, tensor<i32>) -> tensor<4x1xf16>
    %16 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<4x1xf16>) -> tensor<4x6xf16>
    %17 = stablehlo.subtract %arg0, %16 : tensor<4x6xf16>
    %cst_3 = stablehlo.constant dense<1.001360e-05> : tensor<f16>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<4x1xf16>
    %19 = stablehlo.add %15, %18 : tensor<4x1xf16>
    %20 = stablehlo.rsqrt %19 : tensor<4x1xf16>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<4x1xf16>) -> tensor<4x6xf16>
    %22 = stablehlo.multiply %17, %21 : tensor<4x6xf16>
    return %22 : tensor<4x6xf16>
  }
  func.func private @clip(%arg0: tensor<4x1xf16>, %arg1: tensor<i32>) -> tensor<4x1xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<4x1xf16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x1xf16>
    return %2 : tensor<4x1xf16>
  }
}

// -----

module @nn_standardize_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @standardize(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x95651FBFD2F416407B4D14C03C593AC090FE8B3F5A4F54BFA64B18C055A59D3C0F380BC084CF17BF019A1240E8D602C0CFAE314059F1CE3F9F0327C0B78A0240C836BA3FA1E03EC044DC18C032B115C0DF1F08C07B79F7BE80590B4069A136C0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x34F73DBDB35DCB3F95CE79BF3AA3A6BF011E653FA09323BE62F573BF44C6013F4E2054BF0A8D093E42D3F13F55BA3FBF5FE1853F8F0D0A3F405AA7BFFA5D393F3EE0EF3EF334BCBF3F1E1BBF01D313BF782DE9BEB828FB3ECF6601409CA75FBF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @standardize(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x1xf32>
    %4 = chlo.square %arg0 : tensor<4x6xf32> -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<4x1xf32>
    %9 = chlo.square %3 : tensor<4x1xf32> -> tensor<4x1xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<4x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @clip(%10, %c) : (tensor<4x1xf32>, tensor<i32>) -> tensor<4x1xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %13 = stablehlo.subtract %arg0, %12 : tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %15 = stablehlo.add %11, %14 : tensor<4x1xf32>
    %16 = stablehlo.rsqrt %15 : tensor<4x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<4x6xf32>
    return %18 : tensor<4x6xf32>
  }
  func.func private @clip(%arg0: tensor<4x1xf32>, %arg1: tensor<i32>) -> tensor<4x1xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x1xf32>
    return %2 : tensor<4x1xf32>
  }
}

// -----

module @nn_standardize_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @standardize(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xE821B885048EFD3F6CDEC5CE31CDF5BFC0898383BB7EDDBF3A70A2EB4F3E0440BCCA2DB196C5F83F8491F6FDD845F6BF00AAC80791E5B03F2080E35DEF51DABF00A6B8BF2CB6AA3FDFB51926CE63F1BF100032A0ABC1E5BF181C15239DB7014060E99813074FB7BF6E61E0EC254707C01F02EC790D4EF1BF201C053ADFDFC83F60AF3081B70702C02C0CB094143DEF3F5031712B2EF2DC3F4463B23711B1F53FCC137F0D935007C08039C396F845E0BF0090C0EF25E971BF01FDEEA98D5F02C0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x6B71F1E8323FEC3F27EF3F1DE15CF2BF65626BC4FA78E2BFB12A621AE709F53F3C006D782232E63F29C39B4B33A9F2BF962BD9A49472A33F0B5AB3DBF86DDABF60BE88991E83993FB17198D744D2F0BF6D3F6AA86056E5BFCABD9621A98B00407FF4A57D40FAE13F54B9BF3DC7EBF7BF4A497448859BC4BF1BC873053BA4E83F2CF60D601D43F0BF5B5A4F851773F53FB9698F645F8FE73FED106B677669F53FA0A648D8D31CF8BF9033A6471095B83F989965045EA5DB3FC7E8FDC6FA86F1BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @standardize(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<4x1xf64>
    %4 = chlo.square %arg0 : tensor<4x6xf64> -> tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %8 = stablehlo.divide %6, %7 : tensor<4x1xf64>
    %9 = chlo.square %3 : tensor<4x1xf64> -> tensor<4x1xf64>
    %10 = stablehlo.subtract %8, %9 : tensor<4x1xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = call @clip(%10, %c) : (tensor<4x1xf64>, tensor<i64>) -> tensor<4x1xf64>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %13 = stablehlo.subtract %arg0, %12 : tensor<4x6xf64>
    %cst_3 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %15 = stablehlo.add %11, %14 : tensor<4x1xf64>
    %16 = stablehlo.rsqrt %15 : tensor<4x1xf64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %18 = stablehlo.multiply %13, %17 : tensor<4x6xf64>
    return %18 : tensor<4x6xf64>
  }
  func.func private @clip(%arg0: tensor<4x1xf64>, %arg1: tensor<i64>) -> tensor<4x1xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x1xf64>
    return %2 : tensor<4x1xf64>
  }
}
