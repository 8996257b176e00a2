module @lax_conv_patches_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x2x4x5xf32>
    %want0 = call @expected() : () -> tensor<1x8x3x2xf32>
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x4x4xf32>) -> tensor<8x1x2x2xf32>
    %8 = stablehlo.convolution(%arg0, %7) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5xf32>, tensor<8x1x2x2xf32>) -> tensor<1x8x3x2xf32>
    stablehlo.custom_call @check.expect_eq(%8, %want0) {has_side_effect = true} : (tensor<1x8x3x2xf32>, tensor<1x8x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x2x4x5xf32> {
    %c0 = stablehlo.constant dense<"0xB970D4BECC83B23FD941A43EFFCF07C0CFF40240AF37F1BF4580D2BF24AA57BFCBC419B9EDDD933F0E5C313D7C3AB53F4F2A2FC03F99FB3EC68D2D40E9B405BE9B27E43F13328D3FC373E43FAF7931C08A949BBFC66DF23FD1763D4002C4DDBE64F88A3FBA843AC06CC409409E5A2BC053FB1A40819ADBBEDE69F2BFBA4ABBBFF0E40BC069B5DCBD0601EFBFD1192B3F8ABC5DBF4EF83DC08642773FF99C9F3F"> : tensor<1x2x4x5xf32>
    return %c0 : tensor<1x2x4x5xf32>
  }
  func.func private @expected() -> tensor<1x8x3x2xf32> {
    %c0 = stablehlo.constant dense<"0xB970D4BED941A43EAF37F1BF24AA57BF0E5C313D4F2A2FC0CC83B23FFFCF07C04580D2BFCBC419B97C3AB53F3F99FB3EAF37F1BF24AA57BF0E5C313D4F2A2FC0E9B405BE13328D3F4580D2BFCBC419B97C3AB53F3F99FB3E9B27E43FC373E43F8A949BBFD1763D40BA843AC09E5A2BC0DE69F2BFF0E40BC0C66DF23F02C4DDBE6CC4094053FB1A40BA4ABBBF69B5DCBDBA843AC09E5A2BC0DE69F2BFF0E40BC0D1192B3F4EF83DC06CC4094053FB1A40BA4ABBBF69B5DCBD8ABC5DBF8642773F"> : tensor<1x8x3x2xf32>
    return %c0 : tensor<1x8x3x2xf32>
  }
}

// -----

module @lax_conv_patches_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x2x4x5xf16>
    %want0 = call @expected() : () -> tensor<1x8x3x2xf16>
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %5 = stablehlo.convert %4 : (tensor<4x4xi1>) -> tensor<4x4xf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<4x4xf16>) -> tensor<2x4x4xf16>
    %7 = stablehlo.reshape %6 : (tensor<2x4x4xf16>) -> tensor<8x1x2x2xf16>
    %8 = stablehlo.convolution(%arg0, %7) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5xf16>, tensor<8x1x2x2xf16>) -> tensor<1x8x3x2xf16>
    stablehlo.custom_call @check.expect_eq(%8, %want0) {has_side_effect = true} : (tensor<1x8x3x2xf16>, tensor<1x8x3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x2x4x5xf16> {
    %c0 = stablehlo.constant dense<"0xFC38D54023BD7EBAB7BCC2B60FC028B58E388740E7B8DF3A973458B64CB43A3D913E2DB569AB99378240C4B3B8BE3ABF2EBFA73B894091BB2BB9FCB6163FA540E5B51CC03EC0B23E093A8A32D1B9363F"> : tensor<1x2x4x5xf16>
    return %c0 : tensor<1x2x4x5xf16>
  }
  func.func private @expected() -> tensor<1x8x3x2xf16> {
    %c0 = stablehlo.constant dense<"0xFC3823BDC2B628B5E7B89734D5407EBA0FC08E38DF3A58B6C2B628B5E7B897343A3D2DB50FC08E38DF3A58B6913E69AB8240B8BEA73B91BB163FE5B5C4B33ABF89402BB9A5401CC0A73B91BB163FE5B5B23E8A3289402BB9A5401CC0093AD1B9"> : tensor<1x8x3x2xf16>
    return %c0 : tensor<1x8x3x2xf16>
  }
}
