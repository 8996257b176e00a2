module @lax_exp_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xbf16>
    %want0 = call @expected() : () -> tensor<33xbf16>
    %0 = stablehlo.exponential %arg0 : tensor<33xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0x46C0F3C030C0DEBF0941C2C0B0401DC1B13FD1C076C0A8C09A4019C1F1C0DFC01D41753F07C1833FA040BBC01B405A401D417EC0FA40EE400EC18D403840B6C0AFBF"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
  func.func private @expected() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0x3A3D043A833D353EA345193B754366387F40BF3AAF3CAC3BF64293380D3A773A8F4627406339324014433E3B3441F1418F469B3C1A45D4441339A4428E415E3B823E"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
}

// -----

module @lax_exp_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf16>
    %want0 = call @expected() : () -> tensor<1x1xf16>
    %0 = stablehlo.exponential %arg0 : tensor<1x1xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<3.037109375> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
  func.func private @expected() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<20.84375> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
}

// -----

module @lax_exp_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.exponential %arg0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[2.0605874, 1.5403212, -6.2000623, -4.650992, 6.9002013], [-5.247702, 5.9659595, 1.5978955, 0.23177004, 0.27479494], [4.8255563, -8.761091, 2.717144, -2.7884524, -9.884762]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[7.8505797, 4.666089, 0.0020293042, 0.009552122, 992.4745], [0.00525959, 389.927, 4.94262, 1.2608297, 1.3162607], [124.65579, 0.0001567135, 15.13703, 0.061516345, 5.094511e-05]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_exp_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = stablehlo.exponential %arg0 : tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[7.146170156448214, 7.239914435956088], [-8.640015067705436, -2.9135430360704717], [-7.449734133438673, 2.5408103607348664]]], [[[9.313462017123207, -9.88099106986525], [4.097762269669399, 5.017997594962571], [-6.787416359273397, -6.812871639720126]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[1269.235660882334, 1393.9746916517943], [0.00017688423698290794, 0.054283061909611637], [0.0005815962186272319, 12.689950242716304]]], [[[11086.262598782461, 5.113757184023534e-05], [60.20541326811808, 151.10842038544752], [0.0011278790472470817, 0.0010995309054544877]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}

// -----

module @lax_exp_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.exponential %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 2.71875, 0.367919921875, 1.6484375, 0.6064453125, 7.390625, 0.1353759765625, 0x7C00, 0.0, 0x7E00, 1.0, 0x7C00, 0.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_exp_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.exponential %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 2.7182817, 0.36787945, 1.6487212, 0.60653067, 7.389056, 0.13533528, 0x7F800000, 0.0, 0x7FC00000, 1.0001, 0x7F800000, 0.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_exp_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.exponential %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 2.7182818284590455, 0.3678794411714423, 1.6487212707001282, 0.6065306597126334, 7.38905609893065, 0.1353352832366127, 0x7FF0000000000000, 0.0, 0x7FF8000000000000, 1.0001000050001667, 1.942426395241256e+130, 5.148200222412013e-131]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_exp_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<33xcomplex<f32>>
    %0 = stablehlo.exponential %arg0 : tensor<33xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x395613C0D95DDCBFC9723C406AF363BE6B48C6BFC00C26C0F43ED7BF1DCEAE3E6F3E613FF406ED3EDE2EE33DE7E233C092F033C0B9B7FA3F4C803240B7223E3E23B6B8BFF73F0CBDAAD0B03D41C906408426D43F220421C05DADD23F71EB2AC0C46F813FE3190CC0DE37993FF11A04408F190A407EBC21C023A3B8BFE15FC83F6E68BFBFB9E71D40FB790B40D1BEFDBE4FF202C06B11BD3F7A7392BFFED684BFFA696B3F6A67CC3EFABB3040AEA5DCBE6488E6BEC94F31C0369A553F4D780640D8A51140A47686BF1C771BC0CC4923C062E8E1BF4D772E401E41ABBF1253963F9B26583FA12A3ABF88C431BFF4AF2440C8C4B73FD1A13140AE5F20403A183BC00AED13C064E109C0"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
  func.func private @expected() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x304676BCDB90CABD634294415F3D86C0BCCA39BE6552E2BDE08A333E2A307F3D7A090A4050CB893F614287BF0DD8B9BEA746BABC7EEB633D8DC87F41413040403CBB713E0C7C04BC70580EBFB10D703FEB0F88C032A144C09FE093C06A9816C092F4CBBF215D0FC0BDA8C8BF6C973A40AE39E2C0E69E9FC0255CA63A8C02723ECE4D33BE1A520F3E87DAF840A58786C05721463C61C4033E9BB6253E5F738CBE8AE71340BF97793FC20566413084D3C0031518BF84B76CBEC41F95BF5B57FE3F57DF9A40A12607C1C4EC95BDD9DB48BD286420BE538C8D3D2879CF3D85DA773E2D74DE3FCDF6C5BF8D7BD7BE149E893EED237BC0978FC03F37693FC135CC29C0C9BA5FBDF369A9BD"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
}

// -----

module @lax_exp_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<1x1xcomplex<f64>>
    %0 = stablehlo.exponential %arg0 : tensor<1x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(0.07134961950503715,2.6425908498557957)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(-0.9429991002531667,0.5139411968764614)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
}

// -----

module @lax_exp_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E3M4>
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.exponential %arg0 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[1.3125, 0.96875, 0.96875, 1.5], [0.34375, 0.421875, 1.875, 0.78125], [0.75, 1.875, 1.25, 1.0]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[3.75, 2.625, 2.625, 4.5], [1.4375, 1.5, 6.5, 2.125], [2.125, 6.5, 3.5, 2.75]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_exp_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.exponential %arg0 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[1.375, 1.875, 0.875, 0.6875], [1.25, 1.75, 1.25, 1.375], [1.125, 1.25, 1.75, 0.5]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[4.0, 6.5, 2.5, 2.0], [3.5, 6.0, 3.5, 4.0], [3.0, 3.5, 6.0, 1.625]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_exp_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.exponential %arg0 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[0.46875, 0.28125, 1.75, 1.75], [1.125, 1.375, 1.375, 1.625], [1.0, 0.5, 1.25, 1.25]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[1.625, 1.375, 6.0, 6.0], [3.0, 4.0, 4.0, 5.0], [2.75, 1.625, 3.5, 3.5]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_exp_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.exponential %arg0 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[1.25, 1.5, 1.5, 0.75], [1.625, 0.875, 1.75, 0.8125], [1.875, 0.28125, 0.5625, 1.5]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[3.5, 4.5, 4.5, 2.0], [5.0, 2.5, 6.0, 2.25], [6.5, 1.375, 1.75, 4.5]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_exp_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.exponential %arg0 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[0.46875, 1.875, 1.625, 0.5625], [0.9375, 0.46875, 1.625, 1.625], [1.125, 1.5, 2.0, 1.5]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[1.625, 6.5, 5.0, 1.75], [2.5, 1.625, 5.0, 5.0], [3.0, 4.5, 7.5, 4.5]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_exp_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.exponential %arg0 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[1.75, 1.5, 1.5, 1.25], [0.5, 1.25, 1.25, 1.25], [1.75, 2.0, 1.0, 1.5]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[6.0, 4.0, 4.0, 3.5], [1.75, 3.5, 3.5, 3.5], [6.0, 7.0, 2.5, 4.0]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_exp_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.exponential %arg0 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.0, 0.5, 0.75, 0.75], [2.0, 0.75, 0.5, 1.25], [0.4375, 0.75, 1.25, 0.3125]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[2.5, 1.75, 2.0, 2.0], [7.0, 2.0, 1.75, 3.5], [1.5, 2.0, 3.5, 1.25]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}
