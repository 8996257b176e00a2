module @nn_softmax_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<4xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xbf16>
    %6 = stablehlo.exponential %5 : tensor<4x6xbf16>
    %7 = stablehlo.convert %6 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %10 = stablehlo.convert %9 : (tensor<4x1xf32>) -> tensor<4x1xbf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %12 = stablehlo.divide %6, %11 : tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x4BBF3DC0AF3FDABF953F26C0214064BF913F61BF38C09E3FF9BF1D401FC0903FEA3F373F95BE25C0C6BF0CC0DEBF29BF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x6B3DDA3BFE3EBF3CCF3E1A3C203FAA3C203EAC3C3E3B313EC83B003F6B3B083E893EB53DCF3E293DED3D783DC33D8F3E"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_softmax_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf16>, tensor<f16>) -> tensor<4xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4xf16>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf16>) -> tensor<4x1xf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf16>) -> tensor<4x6xf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf16>
    %6 = stablehlo.exponential %5 : tensor<4x6xf16>
    %7 = stablehlo.convert %6 : (tensor<4x6xf16>) -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %10 = stablehlo.convert %9 : (tensor<4x1xf32>) -> tensor<4x1xf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<4x1xf16>) -> tensor<4x6xf16>
    %12 = stablehlo.divide %6, %11 : tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xAB3C453ACAAA4FBC753CC3BF2041973D98413F41A937283E6B360C34A9BE4D3294C03B3DE5BE083E4A385A3A97BE233A"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x34351833262E6A28F0347223C533D82CE9342034BC27952DFC3129311126E1307E2268372C249736FD3074327D244932"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
}

// -----

module @nn_softmax_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf32>
    %6 = stablehlo.exponential %5 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %10 = stablehlo.divide %6, %9 : tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x23857DBFD4DDECBFA479F4BF7332813F3B3774BF9A3FBFBF53B2054078293E402C615A3F76B890BD30B6143F66D3EA3F18E7F1BFDF235ABF975D33403106CDBFB647F0BF78D422C00D03D23F6B3BDBBE2D3A1E407C153D40D5C167BEFE260240"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x7EC3BC3DDFB81F3D2A81163D2A4A2E3F1DC0C33D1D1C643D297E543EB45D003F89F6763D2F1CC43C9B1F3C3DF4C1243E30790D3C43AEC73C9036713F6DB63C3C39470F3CCE11933BDE47E93D64C06B3C67F5853E2CF3D83EFE3D903C27C72C3E"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @nn_softmax_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf64>
    %6 = stablehlo.exponential %5 : tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %10 = stablehlo.divide %6, %9 : tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x00416D62A6C5DABFB4753E113D1BFFBF2E41CB18616302408C194E886520E03FCA1482AB44E30340FAE17487884AF8BF2011ADDC9DA2DCBFCD0D74C7C301F2BFF03EAB2B7A9AEE3FB07FEC863011F43F50FA7717341804401A0DF4D9F5270440473002D1CE9705C0BD6B5E05C7A3F4BFA8E6B1BD28D1F9BF902201A8B789D2BF623DD2EAF5F80540C03FD64A4EBCCC3F3C9FBDAF7D6BFD3F14A8D39C359FF83F209430C08B8FF53F10F0AABACAE8F33FBC228DD45544F13F589284D08C74EA3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x1AF0BBA8DA579B3FE8E7B0082BC8773F31CDFA524ADCD93F73EAEA662331B13F1CF738572931DF3FD7CE5FACA434823F700579D86592943F3FB8FA22BFE2843F5FCC63924EEFB43F3F2C2107B232BC3FE68F6EF91ECBD83FD9CB908924FCD83F5D7A42464A646E3FAFA4065E15188F3F32CDECB58D7F863F4A8B40DC3723A53FB403E3B07D83EB3FA71A17D65FACB13F456D0CC56021D13F144455BD5B62C93F6E8A0715C4F6C43FDD3611177BE8C23F0F2E3E6B9807C03F0CE4754216E8B83F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}

// -----

module @nn_softmax_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %1 = stablehlo.reshape %0 : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %4 = stablehlo.convert %3 : (tensor<4x6xi1>) -> tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %7 = stablehlo.maximum %6, %0 : tensor<4xbf16>
    %8 = stablehlo.compare EQ, %0, %7, FLOAT : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %11 = stablehlo.select %8, %9, %10 : tensor<4xi1>, tensor<4xbf16>
    %cst_4 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %13 = stablehlo.compare EQ, %12, %7, FLOAT : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %16 = stablehlo.select %13, %14, %15 : tensor<4xi1>, tensor<4xbf16>
    %17 = stablehlo.divide %11, %16 : tensor<4xbf16>
    %18 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %20 = stablehlo.subtract %arg0, %19 : tensor<4x6xbf16>
    %21 = stablehlo.exponential %20 : tensor<4x6xbf16>
    %22 = stablehlo.convert %21 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %25 = stablehlo.convert %24 : (tensor<4x1xf32>) -> tensor<4x1xbf16>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %27 = stablehlo.divide %21, %26 : tensor<4x6xbf16>
    %28 = stablehlo.multiply %25, %25 : tensor<4x1xbf16>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<4x1xbf16>
    %30 = stablehlo.divide %29, %28 : tensor<4x1xbf16>
    %31 = stablehlo.convert %27 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %33 = stablehlo.convert %32 : (tensor<f32>) -> tensor<bf16>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %35 = stablehlo.convert %34 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %36 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %37 = stablehlo.multiply %35, %36 : tensor<4x6xbf16>
    %38 = stablehlo.multiply %37, %21 : tensor<4x6xbf16>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %39 = stablehlo.reduce(%38 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %40 = stablehlo.reshape %39 : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %41 = stablehlo.negate %40 : tensor<4x1xbf16>
    %42 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %43 = stablehlo.divide %35, %42 : tensor<4x6xbf16>
    %44 = stablehlo.convert %41 : (tensor<4x1xbf16>) -> tensor<4x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
    %47 = stablehlo.convert %46 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %48 = stablehlo.add %43, %47 : tensor<4x6xbf16>
    %49 = stablehlo.multiply %48, %21 : tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%49, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x933E23BE09C0343F2B40334014C0F4BF98BFD7BF943F09C008408DBFE4BFFB3F03403EC0EA3F20C082BFD93E573F89BF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x26B9D6B86BB77CB9E2BA00BBFFB840B9C5B96EB980BB18B9000000000000000000000000000000000000000000000000"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_softmax_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<4x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %4 = stablehlo.convert %3 : (tensor<4x6xi1>) -> tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.maximum %6, %0 : tensor<4xf32>
    %8 = stablehlo.compare EQ, %0, %7, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<4xi1>, tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.compare EQ, %12, %7, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<4xi1>, tensor<4xf32>
    %17 = stablehlo.divide %11, %16 : tensor<4xf32>
    %18 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %20 = stablehlo.subtract %arg0, %19 : tensor<4x6xf32>
    %21 = stablehlo.exponential %20 : tensor<4x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %25 = stablehlo.divide %21, %24 : tensor<4x6xf32>
    %26 = stablehlo.multiply %23, %23 : tensor<4x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %28 = stablehlo.divide %27, %26 : tensor<4x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%25 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<4x6xf32>
    %33 = stablehlo.multiply %32, %21 : tensor<4x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.reshape %34 : (tensor<4xf32>) -> tensor<4x1xf32>
    %36 = stablehlo.negate %35 : tensor<4x1xf32>
    %37 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %38 = stablehlo.divide %30, %37 : tensor<4x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%36 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
    %41 = stablehlo.add %38, %40 : tensor<4x6xf32>
    %42 = stablehlo.multiply %41, %21 : tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%42, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x5D39ADBF196FF2BF8EC7C53EF732F4BEB3F22CBFEFCAFE3FC241F3BFA39A014027D7EFBE029A1BBEFCD86E3F3D791E3F0420194033C3DCBFB421813F96FB3FC00AA53AC0114B4A3F0719643FB6213640D5CEBE3F5FEF1FC0E39DB5BF00A4F33F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x68961031E065A830ECDB4D32FAA8AD314D608E310000803341A5A13000008033C134A9315233E831ABC9AB328DFF7A3200008033CB6F8530DF5380325224952F6B1DA22F9C404E32AEFD10B2000080B3980D84B257669CAF2A4C66B06B87C7B2"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @nn_softmax_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.reshape %0 : (tensor<4xf64>) -> tensor<4x1xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %4 = stablehlo.convert %3 : (tensor<4x6xi1>) -> tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %7 = stablehlo.maximum %6, %0 : tensor<4xf64>
    %8 = stablehlo.compare EQ, %0, %7, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %11 = stablehlo.select %8, %9, %10 : tensor<4xi1>, tensor<4xf64>
    %cst_4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %13 = stablehlo.compare EQ, %12, %7, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %16 = stablehlo.select %13, %14, %15 : tensor<4xi1>, tensor<4xf64>
    %17 = stablehlo.divide %11, %16 : tensor<4xf64>
    %18 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %20 = stablehlo.subtract %arg0, %19 : tensor<4x6xf64>
    %21 = stablehlo.exponential %20 : tensor<4x6xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %22 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %25 = stablehlo.divide %21, %24 : tensor<4x6xf64>
    %26 = stablehlo.multiply %23, %23 : tensor<4x1xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %28 = stablehlo.divide %27, %26 : tensor<4x1xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %29 = stablehlo.reduce(%25 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %32 = stablehlo.multiply %30, %31 : tensor<4x6xf64>
    %33 = stablehlo.multiply %32, %21 : tensor<4x6xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %34 = stablehlo.reduce(%33 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %35 = stablehlo.reshape %34 : (tensor<4xf64>) -> tensor<4x1xf64>
    %36 = stablehlo.negate %35 : tensor<4x1xf64>
    %37 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %38 = stablehlo.divide %30, %37 : tensor<4x6xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %39 = stablehlo.reduce(%36 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf64>, tensor<f64>) -> tensor<4xf64>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<4xf64>) -> tensor<4x6xf64>
    %41 = stablehlo.add %38, %40 : tensor<4x6xf64>
    %42 = stablehlo.multiply %41, %21 : tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%42, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xC0B27FCD43B4D63F9604DF11705C0040E0FFB060A86DC3BFD8B23AC61239D0BFD4396B6F37BE014090A7FCAEBA68D03FA8FA4EA64F8007400030A202971DD03FF084316FCE34E7BFD0D2B2B492E7F7BF62FFCAF13BA5F8BFA0488AC37F21C7BF647680941E81FA3FC6CC1E390B92F4BF746AF1D8958A00C0A0AB0DC572BC00C0666ECD643E660440F4F34D555496FB3FD0715DEB2409F93F9887FF81A247E9BF13153CFF52B403C0507E9FF5D3ADFB3FE85DD0DF9C06EEBF8EFA918B1C4307C0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x6D192BFE27DD633C079AC6E15DEC8A3CE8CF14B56AF0573C0EED9007CE9F553C000000000000903CEC037E53CA00623C000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}
