module @scipy_convolve_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<2x2xf32>)
    %want0 = call @expected() : () -> tensor<4x5xf32>
    %0 = call @_flip(%arg1) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<3x4xf32>) -> tensor<1x1x3x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2, 3] : (tensor<2x2xf32>) -> tensor<1x1x2x2xf32>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x4xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x4x5xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x4x5xf32>) -> tensor<4x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<2x2xf32>) {
    %c0 = stablehlo.constant dense<[[0.28991503, 1.3203837, -0.92772794, -1.7992544], [1.0554487, -0.45590854, 2.7765005, -1.5175658], [1.2480056, 2.7681603, -0.48565096, -0.35743296]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.5131881, 0.19630282], [1.0272262, -2.3515105]]> : tensor<2x2xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x085A183E43093C3F101C5EBE18808DBF76D6B4BE54E6563F36D7253FA03D2EC070E5CB3D4FB77B4035C1DC3F446FA4BF9AFC8640ABDD05C1E6E55F400E18A43F20B8BABD6F43E0C07E5C463F7E2B573F"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @_flip(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}

// -----

module @scipy_convolve_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<2x2xf64>)
    %want0 = call @expected() : () -> tensor<4x5xf64>
    %0 = call @_flip(%arg1) : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<3x4xf64>) -> tensor<1x1x3x4xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2, 3] : (tensor<2x2xf64>) -> tensor<1x1x2x2xf64>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x3x4xf64>, tensor<1x1x2x2xf64>) -> tensor<1x1x4x5xf64>
    %4 = stablehlo.reshape %3 : (tensor<1x1x4x5xf64>) -> tensor<4x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x5xf64>, tensor<4x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<2x2xf64>) {
    %c0 = stablehlo.constant dense<[[0.34159770896212294, -2.840889836741912, 0.23291096165421177, 0.17742852004580545], [1.4077339203109798, 1.5679652128471337, 2.7946479056879223, -0.824319801700149], [1.8435272789339239, 0.0344528693437649, -0.17787608719306736, 0.5186175774837407]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.5471729290600029, 1.0831012423600317], [0.6001922603393917, 0.9056695930402459]]> : tensor<2x2xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<2x2xf64>
  }
  func.func private @expected() -> tensor<4x5xf64> {
    %c0 = stablehlo.constant dense<"0x8EC2D70BC4ECC7BFE9B4B8A784CAFE3FDD722CBFA3A209C08806758B01DDC33F6A6984632099C83F3AABAA4F8616E2BF73A7B7E66F53E7BFDC795698AF1C02C0CFAFA8A4E75C0E40C8D58A489C6DE7BF6539B06BF6F7C4BFC6594A0A8DC610407CFADB3832DB0940A41C9C0821F5F83FAB0F8DF108A9C7BF4BB2F7BA1AB4F13FE034F5327D0BFB3FA0616A03B357B3BF2DA42FE2E038C33F608EAB86800FDE3F"> : tensor<4x5xf64>
    return %c0 : tensor<4x5xf64>
  }
  func.func private @_flip(%arg0: tensor<2x2xf64>) -> tensor<2x2xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x2xf64>
    return %0 : tensor<2x2xf64>
  }
}
