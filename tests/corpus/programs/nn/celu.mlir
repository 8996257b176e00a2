module @nn_celu_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @celu(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x3240A43FDA3FEEBF83BFEF3F21C071BFCE3FB43F013F3440B63F0940E5BF3440653F8BBF36C00640D4BFAABF363FBE3D"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x3240A43FDA3F58BF24BFEF3F6BBF1CBFCE3FB43F013F3440B63F094055BF3440653F2ABF71BF06404FBF3CBF363FBE3D"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @celu(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.minimum %arg0, %2 : tensor<4x6xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.divide %3, %4 : tensor<4x6xbf16>
    %6 = stablehlo.exponential_minus_one %5 : tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %8 = stablehlo.multiply %7, %6 : tensor<4x6xbf16>
    %9 = stablehlo.add %1, %8 : tensor<4x6xbf16>
    return %9 : tensor<4x6xbf16>
  }
}

// -----

module @nn_celu_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @celu(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xB6BBD3BD2F3F9BC0F1BC8836563F133D8A3AFF401AC18131C1416CA85FA862BC8AB5C9BFB1B9503A093F21B823C1EE40"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xF3B822BA2F3F33BBACB98836563F133D8A3AFF4060BB8131C14159A84CA854B9AEB4DCBA12B8503A093F74B663BBEE40"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @celu(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.minimum %arg0, %2 : tensor<4x6xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %5 = stablehlo.divide %3, %4 : tensor<4x6xf16>
    %6 = stablehlo.exponential_minus_one %5 : tensor<4x6xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %8 = stablehlo.multiply %7, %6 : tensor<4x6xf16>
    %9 = stablehlo.add %1, %8 : tensor<4x6xf16>
    return %9 : tensor<4x6xf16>
  }
}

// -----

module @nn_celu_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @celu(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xD414E8BDDE7C1E3EAB7FD03F18CF124051DB0D3E210CEDBFB987A33F337F0BBFC7B21B40CC1D0B40093E81BFCD1414C03E3E2F40582AB33FF917ED3F57EBC63FB9B522BFC5BDF33F4EA8923FE636D1BE12740D404CAA1C406D2A4E3EA921823F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x1A6ADBBDDE7C1E3EAB7FD03F18CF124051DB0D3E34D357BFB987A33F1C18D7BEC7B21B40CC1D0B4085BB22BF4AAF66BF3E3E2F40582AB33FF917ED3F57EBC63FF2D4F0BEC5BDF33F4EA8923F13BEABBE12740D404CAA1C406D2A4E3EA921823F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @celu(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.minimum %arg0, %2 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.divide %3, %4 : tensor<4x6xf32>
    %6 = stablehlo.exponential_minus_one %5 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<4x6xf32>
    %9 = stablehlo.add %1, %8 : tensor<4x6xf32>
    return %9 : tensor<4x6xf32>
  }
}

// -----

module @nn_celu_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @celu(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x51CFF80EB5A0F5BF0CC1B078A3A2F03F700434E39696E63F86BA057E9DF5F4BF58D4B931F379F93F18D72E752642D0BF402281F2CF2BB73F1C1B4B64BCEFE23FCF2BDF06DDBCF2BF54955D15013FF33FA04E4797E6A9C43FF8D05E8A5897E5BFCC9F8B2CE0D3FE3F6CBF51387B5E00C04258053D323B02407A5A758D0741F3BF0094635C5A71EA3FE340A7022597F5BFA459D20DBC1F0140CB45EDA9EC61FEBFD8CD9323EEABFB3F7E4534C66F1FF0BF66984A80E3ECF7BF0447E19EAC2FF6BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xB249024EFCB7E7BF0CC1B078A3A2F03F700434E39696E63FAECA55538E5DE7BF58D4B931F379F93FD967447B15B7CCBF402281F2CF2BB73F1C1B4B64BCEFE23F80E68DED4A14E6BF54955D15013FF33FA04E4797E6A9C43FFC7F007BAF67DFBFCC9F8B2CE0D3FE3F4154887151DDEBBF4258053D323B0240288DF906EF64E6BF0094635C5A71EA3F22D97CC207B3E7BFA459D20DBC1F0140D6738DF36435EBBFD8CD9323EEABFB3F05AD76735F51E4BFBE1A74B591D3E8BF3571F8C7B400E8BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @celu(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.minimum %arg0, %2 : tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %5 = stablehlo.divide %3, %4 : tensor<4x6xf64>
    %6 = stablehlo.exponential_minus_one %5 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %8 = stablehlo.multiply %7, %6 : tensor<4x6xf64>
    %9 = stablehlo.add %1, %8 : tensor<4x6xf64>
    return %9 : tensor<4x6xf64>
  }
}

// -----

module @nn_celu_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:4 = call @celu(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @celu_0(%0#1, %0#2, %0#3, %5) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xC83E63BEC53FC03F89BFF33F2540F1BEA2BF5EBE3CC0FF3F9CBF8C3F36C0FB3FE83F33C0B83F10404EBE85BFB13EF23F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x803F4D3F803F803FB03E803F803F203F903E4E3F603D803F983E803F703D803F803F803D803F803F513FB63E803F803F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @celu(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.select %2, %3, %4 : tensor<4x6xi1>, tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %7 = stablehlo.compare EQ, %6, %1, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %10 = stablehlo.select %7, %8, %9 : tensor<4x6xi1>, tensor<4x6xbf16>
    %11 = stablehlo.divide %5, %10 : tensor<4x6xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %13 = stablehlo.minimum %arg0, %12 : tensor<4x6xbf16>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %17 = stablehlo.select %14, %15, %16 : tensor<4x6xi1>, tensor<4x6xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %19 = stablehlo.compare EQ, %18, %13, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %22 = stablehlo.select %19, %20, %21 : tensor<4x6xi1>, tensor<4x6xbf16>
    %23 = stablehlo.divide %17, %22 : tensor<4x6xbf16>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %25 = stablehlo.divide %13, %24 : tensor<4x6xbf16>
    %26 = stablehlo.exponential_minus_one %25 : tensor<4x6xbf16>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %28 = stablehlo.add %26, %27 : tensor<4x6xbf16>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %30 = stablehlo.multiply %29, %26 : tensor<4x6xbf16>
    %31 = stablehlo.add %1, %30 : tensor<4x6xbf16>
    return %31, %11, %23, %28 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @celu_0(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>, %arg3: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.multiply %0, %arg3 : tensor<4x6xbf16>
    %2 = stablehlo.multiply %1, %arg2 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.divide %2, %3 : tensor<4x6xbf16>
    %5 = stablehlo.multiply %4, %arg1 : tensor<4x6xbf16>
    %6 = stablehlo.multiply %arg3, %arg0 : tensor<4x6xbf16>
    %7 = stablehlo.add %5, %6 : tensor<4x6xbf16>
    return %7 : tensor<4x6xbf16>
  }
}

// -----

module @nn_celu_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:4 = call @celu(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @celu_0(%0#1, %0#2, %0#3, %2) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xB35FFF3F9D2CC33E4081E2BFED2E9D3F452486BD1AB5823FA4BF2F40A2CD3840E2B72FC06BF3F23D646C00BFDABDF33F0E09024027BEA3BFCE361840707D2E4061D91A3F939B5E3EAAC854BF01256F3F55A10E40D5F738C0EDDCD53F115C10BD"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x0000803F0000803F007F2E3E0000803F06C56F3F0000803F0000803F0000803F7880833D0000803FE8031B3F0000803F0000803F98768E3E0000803F0000803F0000803F0000803F0EFEDE3E0000803F0000803F809C633D0000803F7A22773F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @celu(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %7 = stablehlo.compare EQ, %6, %1, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %10 = stablehlo.select %7, %8, %9 : tensor<4x6xi1>, tensor<4x6xf32>
    %11 = stablehlo.divide %5, %10 : tensor<4x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %13 = stablehlo.minimum %arg0, %12 : tensor<4x6xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %19 = stablehlo.compare EQ, %18, %13, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<4x6xi1>, tensor<4x6xf32>
    %23 = stablehlo.divide %17, %22 : tensor<4x6xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %25 = stablehlo.divide %13, %24 : tensor<4x6xf32>
    %26 = stablehlo.exponential_minus_one %25 : tensor<4x6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %28 = stablehlo.add %26, %27 : tensor<4x6xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %30 = stablehlo.multiply %29, %26 : tensor<4x6xf32>
    %31 = stablehlo.add %1, %30 : tensor<4x6xf32>
    return %31, %11, %23, %28 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @celu_0(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.multiply %0, %arg3 : tensor<4x6xf32>
    %2 = stablehlo.multiply %1, %arg2 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4x6xf32>
    %5 = stablehlo.multiply %4, %arg1 : tensor<4x6xf32>
    %6 = stablehlo.multiply %arg3, %arg0 : tensor<4x6xf32>
    %7 = stablehlo.add %5, %6 : tensor<4x6xf32>
    return %7 : tensor<4x6xf32>
  }
}

// -----

module @nn_celu_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:4 = call @celu(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @celu_0(%0#1, %0#2, %0#3, %2) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xB0DD26286ED306C0DB9733EC60DAF3BFA89E0BBF1C0CE53F40FD0729FC80B23F44995D02B20E02C0CE5A0A52870C05C0DEB265019F5C04408B746E2ED14FF8BF40390622714EDABF08CBFF1BF54C06C0180587BCA86BEC3F4CA2E317CFA5054092377FFAD06603C030333C02CE6CE23FC0879EE2FF2EB9BF43398CBF4FA100C0681A541EA37AE8BF4C5A72B2BD0FF03F41143B3D9CEEF0BF7CC125629065ED3F005C548CA2C4E6BF2C1409BAB1BE02C056D5B40B641303C08479021578D50040"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xC03F9ED04385AD3FE4FF8F756881D23F000000000000F03F000000000000F03F40E9288F0ECABA3FF82D5658756EB23F000000000000F03F488372746E02CC3FAD3D96EEFB36E53FF0C471EE2186AF3F000000000000F03F000000000000F03FD00F17CA52A5B63F000000000000F03FBCF2FBB47E00ED3F001BBF3CC502C03F64E613D241C8DD3F000000000000F03F140E10B53F36D63F000000000000F03FB883359CFF6ADF3F98F3EF644F95B83FE05C299A5A96B73F000000000000F03F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @celu(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %5 = stablehlo.select %2, %3, %4 : tensor<4x6xi1>, tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %7 = stablehlo.compare EQ, %6, %1, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %10 = stablehlo.select %7, %8, %9 : tensor<4x6xi1>, tensor<4x6xf64>
    %11 = stablehlo.divide %5, %10 : tensor<4x6xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %13 = stablehlo.minimum %arg0, %12 : tensor<4x6xf64>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %17 = stablehlo.select %14, %15, %16 : tensor<4x6xi1>, tensor<4x6xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %19 = stablehlo.compare EQ, %18, %13, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %22 = stablehlo.select %19, %20, %21 : tensor<4x6xi1>, tensor<4x6xf64>
    %23 = stablehlo.divide %17, %22 : tensor<4x6xf64>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %25 = stablehlo.divide %13, %24 : tensor<4x6xf64>
    %26 = stablehlo.exponential_minus_one %25 : tensor<4x6xf64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %28 = stablehlo.add %26, %27 : tensor<4x6xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %30 = stablehlo.multiply %29, %26 : tensor<4x6xf64>
    %31 = stablehlo.add %1, %30 : tensor<4x6xf64>
    return %31, %11, %23, %28 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @celu_0(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>, %arg3: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.multiply %0, %arg3 : tensor<4x6xf64>
    %2 = stablehlo.multiply %1, %arg2 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.divide %2, %3 : tensor<4x6xf64>
    %5 = stablehlo.multiply %4, %arg1 : tensor<4x6xf64>
    %6 = stablehlo.multiply %arg3, %arg0 : tensor<4x6xf64>
    %7 = stablehlo.add %5, %6 : tensor<4x6xf64>
    return %7 : tensor<4x6xf64>
  }
}
