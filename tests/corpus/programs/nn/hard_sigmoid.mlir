module @nn_hard_sigmoid_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @hard_sigmoid(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xDDBF0E3F32BF9F3C8BBF1EC021400B40E23F33BF03BF0CC01440CA3F09BF2FC01D40D43E87BEE03F1DC0E3BDFF3F0940"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x593E183FC53E013FA33EB53D6B3F5D3F4B3FC43ED43E0B3E633F433FD33E353D683F113FE93E4B3FBB3DF73E553F5B3F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xbf16>
    %2 = call @relu6(%1) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.divide %2, %3 : tensor<4x6xbf16>
    return %4 : tensor<4x6xbf16>
  }
  func.func private @relu6(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xbf16>
    return %3 : tensor<4x6xbf16>
  }
}

// -----

module @nn_hard_sigmoid_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @hard_sigmoid(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xF2B5F53DA241FE4158BEAAC0C9BFC94148C02EBBB8400F3E80C091B93CC0C94142C05840093D9F3FC0BCDAB991409B3E"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x0237FC39C13BFE3B8A33202F9E31DA3B95309A35253B053A00302536B530DA3BA530E53AAD398A3AD5340D360A3B343A"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf16>
    %2 = call @relu6(%1) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %4 = stablehlo.divide %2, %3 : tensor<4x6xf16>
    return %4 : tensor<4x6xf16>
  }
  func.func private @relu6(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xf16>
    return %3 : tensor<4x6xf16>
  }
}

// -----

module @nn_hard_sigmoid_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @hard_sigmoid(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xB42D14BFAEA7FA3FEDAD243E97EE9EBFA683D6BF1094C7BFD73D0DBF5832133E9A10E8BF7BD126407CEF6C3FB2B2394064C1A0BF0D8933C04D022A40F306D93F1135F8BFB51E34BFD496633F188207C0E2E9CE3F88C53FC03F7112406B8B4DBF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x6F9BCE3E3B8D533F95DC063F9C0B963E23FB613E40E5753E63EBD03E1A22063F88944A3E53366F3F407D273F77CC7B3F68D4943ECBF4043DDE56713FA757483F940E353EC4F5C33E79EE253F16A5163EA0F8443FABEA1B3AD6A0613F327CBB3E"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf32>
    %2 = call @relu6(%1) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4x6xf32>
    return %4 : tensor<4x6xf32>
  }
  func.func private @relu6(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
}

// -----

module @nn_hard_sigmoid_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @hard_sigmoid(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x99DAFA945B7FF5BFC8A1E3764F31E5BF10F56766F36AC0BF9CD55F809DBD06C0B0370E57F2A8FF3FD1AAB42B5C87F7BFE8D19CC5802CF2BF1EDB560A74D202C07007DAC544B2DDBF20E587996F230340C09058F6E6D0D6BF3EFE350038A1F1BF18205C20F5D4EEBF98EB2795888DF43F82DE8310AA9901403C283EC0A022F13FE06468F42431D13F5FDE2D9AE044FDBF0066FCCB5E6BC7BF0084A491F1B096BFB04333307980FEBFD8DA80D99DBDF83FEFF4C1987B3FF8BFDC3919AC9D11FBBF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x9AC3584718ABD13F681FB42D90EFD83F94ABCC0CC1A1DE3F0033AEA28ADD9A3F3ABD041DA68DEA3FCA3832386D50D03F107497D154E2D33FB5C4301E959DBB3FC2FEB089F40CDB3FC0985A664AC2EC3F8A92462C8432DC3F2C01DCFF2F3FD43FA24AE19F03B9D53F32F9B731D8D9E63F013FADB5C6BBEB3F690D6A9535B6E53F68085E14C36EE13F2C826D327FF9C83F2AA255C4620CDE3FF5F3D07B7DC3DF3FC0A5BBBFB354C73F489ED59D343FE83F6CB952345BABCF3F3008891A83E8CB3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf64>
    %2 = call @relu6(%1) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.divide %2, %3 : tensor<4x6xf64>
    return %4 : tensor<4x6xf64>
  }
  func.func private @relu6(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
}

// -----

module @nn_hard_sigmoid_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:3 = call @hard_sigmoid(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @hard_sigmoid_0(%0#1, %0#2, %5) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x153E94BFE1BF293F86BFD6BFB23F3040BCBF993F50BF14C025BF50BF9C3F9CBF3FBE98BC1340F6BFC2BF53BE234002BF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<0.1669921875> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xbf16>
    %2 = call @relu6(%1) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %7 = stablehlo.and %4, %6 : tensor<4x6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %10 = stablehlo.divide %2, %9 : tensor<4x6xbf16>
    return %10, %7, %8 : tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>
  }
  func.func private @relu6(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xbf16>
    return %3 : tensor<4x6xbf16>
  }
  func.func private @hard_sigmoid_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.divide %arg2, %0 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %3 : tensor<4x6xbf16>
  }
}

// -----

module @nn_hard_sigmoid_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:3 = call @hard_sigmoid(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @hard_sigmoid_0(%0#1, %0#2, %2) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x9CB4CB3F606A44BF2EB59ABFCC9F61BEBFBD7ABF1B561BC0F9372FBF2D27F83E1B1800BFF46225C0D1BBC73F5304FC3F39711040310A0240CA019DBFFB8092BF83E70640ED6696BF087CCEBF501330C005B67B3EA564EBBFAD4625405410773F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<0.16666667> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf32>
    %2 = call @relu6(%1) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %7 = stablehlo.and %4, %6 : tensor<4x6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %10 = stablehlo.divide %2, %9 : tensor<4x6xf32>
    return %10, %7, %8 : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>
  }
  func.func private @relu6(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
  func.func private @hard_sigmoid_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.divide %arg2, %0 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
}

// -----

module @nn_hard_sigmoid_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:3 = call @hard_sigmoid(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @hard_sigmoid_0(%0#1, %0#2, %2) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x50E197B091DCECBF98C63D9854EA074091037AD37CF003C090821A2A3D75C13F2BDE96074584F0BF7023BE5394FB004080509FD784BFAB3F60B85DDF4285FC3F60275892A14EF43F69AE0042D66EFBBFD5E1EB55C25707C05ECCBE3AB1CA04C040253A1067C4EDBF7E38533FEF01064034CFC2C6ECD50540B5DC0D1E34AB07C0701D24B1A182E5BFDCA61D91053704C020D363E1F81BDABF00FD37E8032DFA3FFF243E5C8549F8BF80747B2A18D406402745F650E28BFABF00DA44B6239CBEBF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<0.16666666666666666> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf64>
    %2 = call @relu6(%1) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %7 = stablehlo.and %4, %6 : tensor<4x6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %10 = stablehlo.divide %2, %9 : tensor<4x6xf64>
    return %10, %7, %8 : tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>
  }
  func.func private @relu6(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
  func.func private @hard_sigmoid_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.divide %arg2, %0 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
}
