module @numpy_true_divide_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi32>, tensor<0xi32>)
    %want0 = call @expected() : () -> tensor<0xf32>
    %0 = stablehlo.convert %arg0 : (tensor<0xi32>) -> tensor<0xf32>
    %1 = stablehlo.convert %arg1 : (tensor<0xi32>) -> tensor<0xf32>
    %2 = stablehlo.divide %0, %1 : tensor<0xf32>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<0xf32>, tensor<0xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xi32>, tensor<0xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    %c1 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0, %c1 : tensor<0xi32>, tensor<0xi32>
  }
  func.func private @expected() -> tensor<0xf32> {
    %c0 = stablehlo.constant dense<> : tensor<0xf32>
    return %c0 : tensor<0xf32>
  }
}

// -----

module @numpy_true_divide_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xui8>, tensor<33xui8>)
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = stablehlo.convert %arg0 : (tensor<33xui8>) -> tensor<33xf32>
    %1 = stablehlo.convert %arg1 : (tensor<33xui8>) -> tensor<33xf32>
    %2 = stablehlo.divide %0, %1 : tensor<33xf32>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xui8>, tensor<33xui8>) {
    %c0 = stablehlo.constant dense<"0x040101040505010702050706010701030105050707030202010509040604070204"> : tensor<33xui8>
    %c1 = stablehlo.constant dense<"0x030205030501020901060405070901020803010708060308060906090505050104"> : tensor<33xui8>
    return %c0, %c1 : tensor<33xui8>, tensor<33xui8>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0xABAAAA3F0000003FCDCC4C3EABAAAA3F0000803F0000A0400000003F721C473F000000405555553F0000E03F9A99993F2549123E721C473F0000803F0000C03F0000003E5555D53F0000A0400000803F0000603F0000003FABAA2A3F0000803EABAA2A3EE4380E3F0000C03F398EE33E9A99993FCDCC4C3F3333B33F000000400000803F"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @numpy_true_divide_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xf16>, tensor<1x1xf16>)
    %want0 = call @expected() : () -> tensor<1x1xf16>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<1x1xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xf16>, tensor<1x1xf16>) {
    %c0 = stablehlo.constant dense<1.5625> : tensor<1x1xf16>
    %c1 = stablehlo.constant dense<3.111328125> : tensor<1x1xf16>
    return %c0, %c1 : tensor<1x1xf16>, tensor<1x1xf16>
  }
  func.func private @expected() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<0.501953125> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
}

// -----

module @numpy_true_divide_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[1.2698386, 4.4088144, 3.9390433, 7.385604, 8.19504], [7.1013126, 2.8487606, 3.7492924, 2.7380643, 8.11631], [7.532122, 7.8819876, 6.465396, 6.689311, 7.0914655]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[5.5423303, 6.98719, 4.9628553, 5.699952, 1.9595684], [6.221184, 5.4829063, 1.3958974, 1.2500677, 2.2885513], [5.5591908, 2.0502644, 6.918746, 4.884914, 5.7881384]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.22911637, 0.6309854, 0.79370505, 1.2957308, 4.1820636], [1.1414729, 0.51957124, 2.685937, 2.190333, 3.5464838], [1.3548955, 3.8443763, 0.9344751, 1.3693815, 1.225172]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_true_divide_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xcomplex<f32>>, tensor<2x1x3x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f32>>
    %0 = stablehlo.divide %arg0, %arg1 : tensor<2x1x3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xcomplex<f32>>, tensor<2x1x3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xcomplex<f32>>, tensor<2x1x3x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[[[(6.9471993,5.3736696), (6.109224,4.629272)], [(1.797344,2.8871663), (1.0539377,6.1969533)], [(7.8730035,4.2189784), (7.9027185,8.225913)]]], [[[(2.749524,4.4956164), (8.216081,2.1310158)], [(1.7463993,3.8308318), (3.357979,4.4477143)], [(1.0622807,1.1015751), (6.697335,8.339611)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[[[(8.000498,5.5790057), (3.6058445,8.19094)], [(7.380556,2.2371416), (5.9556637,1.0443374)], [(7.21196,1.2678053), (8.767058,7.9570303)]]], [[[(5.6270676,7.120371), (8.794846,8.747157)], [(4.089343,7.201703), (5.7414093,2.969109)], [(2.5838459,3.0187135), (2.5088084,6.563588)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    return %c0, %c1 : tensor<2x1x3x2xcomplex<f32>>, tensor<2x1x3x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[[(0.89937824,0.044501435), (0.74846166,-0.4163609)], [(0.33162838,0.29066464), (0.3486983,0.9793694)], [(1.1586903,0.38130888), (0.9612043,0.06588085)]]], [[[(0.5764953,0.069442175), (0.59078556,-0.34527934)], [(0.50636435,0.04503077), (0.77754325,0.37257466)], [(0.38445446,-0.02282748), (1.4489192,-0.46655497)]]]]> : tensor<2x1x3x2xcomplex<f32>>
    return %c0 : tensor<2x1x3x2xcomplex<f32>>
  }
}

// -----

module @numpy_true_divide_with_u8_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi8>, tensor<4xui8>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4xui8>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.divide %0, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi8>, tensor<4xui8>) {
    %c0 = stablehlo.constant dense<[[9, 9, 8, 8], [8, 6, 4, 4], [1, 7, 4, 9]]> : tensor<3x4xi8>
    %c1 = stablehlo.constant dense<[8, 8, 5, 3]> : tensor<4xui8>
    return %c0, %c1 : tensor<3x4xi8>, tensor<4xui8>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.125, 1.125, 1.6, 2.6666667], [1.0, 0.75, 0.8, 1.3333334], [0.125, 0.875, 0.8, 3.0]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @numpy_true_divide_with_u32_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<4xui32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4xui32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.divide %0, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<4xui32>) {
    %c0 = stablehlo.constant dense<[[5, 3, 1, 8], [7, 4, 6, 5], [5, 6, 8, 6]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[1, 1, 2, 9]> : tensor<4xui32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<4xui32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[5.0, 3.0, 0.5, 0.8888889], [7.0, 4.0, 3.0, 0.5555556], [5.0, 6.0, 4.0, 0.6666667]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @numpy_true_divide_with_f16_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4xf16>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.divide %0, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[[6.5, 3.0625, 3.046875, 7.34375], [1.21875, 1.09375, 5.6875, 2.84375], [1.71875, 6.46875, 5.34375, 6.875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[5.91796875, 5.46875, 3.42578125, 8.640625]> : tensor<4xf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.0983498, 0.56, 0.88939565, 0.8499096], [0.2059406, 0.2, 1.6602052, 0.32911393], [0.29042906, 1.1828572, 1.5598631, 0.7956601]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @numpy_true_divide_with_f32_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi64>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi64>) -> tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.divide %0, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi64>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[[6, 1, 4, 2], [6, 4, 3, 2], [1, 5, 4, 8]]> : tensor<3x4xi64>
    %c1 = stablehlo.constant dense<[2.0098317, 6.0624185, 3.6959953, 4.54297]> : tensor<4xf32>
    return %c0, %c1 : tensor<3x4xi64>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.9853246, 0.16495067, 1.0822525, 0.44024062], [2.9853246, 0.6598027, 0.8116894, 0.44024062], [0.4975541, 0.82475334, 1.0822525, 1.7609625]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @numpy_true_divide_with_i8_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4xi8>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.divide %0, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [false, false, false, false], [true, false, true, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[1, 6, 6, 4]> : tensor<4xi8>
    return %c0, %c1 : tensor<3x4xi1>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.0, 0.16666667, 0.0, 0.25], [0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.16666667, 0.25]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @numpy_true_divide_with_i8_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui64>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xui64>) -> tensor<3x4xf64>
    %1 = stablehlo.convert %arg1 : (tensor<4xi8>) -> tensor<4xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<3x4xf64>
    %4 = stablehlo.divide %0, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui64>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[[5, 6, 5, 1], [7, 6, 8, 8], [1, 3, 5, 6]]> : tensor<3x4xui64>
    %c1 = stablehlo.constant dense<[1, 5, 9, 8]> : tensor<4xi8>
    return %c0, %c1 : tensor<3x4xui64>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[5.0, 1.2000000000000002, 0.5555555555555556, 0.125], [7.0, 1.2000000000000002, 0.8888888888888888, 1.0], [1.0, 0.6000000000000001, 0.5555555555555556, 0.75]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}

// -----

module @numpy_true_divide_with_c64_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %3 = stablehlo.divide %0, %2 : tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[7.909502, 3.2973304, 4.9383125, 8.239651], [4.133003, 5.7574067, 8.015004, 4.2908444], [5.981497, 5.270846, 2.1682613, 6.56801]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[(5.6203904,1.9639096), (5.5814476,2.0475597), (3.5241272,8.9077015), (7.511017,2.6652896)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.2541565,-0.43823463), (0.5206917,-0.19101627), (0.18964677,-0.47935748), (0.9743229,-0.3457392)], [(0.65534246,-0.2289936), (0.90917,-0.33352995), (0.30780143,-0.7780091), (0.5073841,-0.18004562)], [(0.9484457,-0.33141142), (0.83233565,-0.30534318), (0.08326807,-0.21047114), (0.7766546,-0.27559644)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @numpy_true_divide_with_c64_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %1 = stablehlo.convert %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f64>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %4 = stablehlo.divide %0, %3 : tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[6.066838713028655, 7.012637281258589, 6.608676392748037, 8.496673685544664], [3.2595719916737877, 1.1174578622405882, 6.264792053338843, 1.7516430181789353], [1.6757333730715542, 5.9920175794310255, 1.4266336889748867, 1.4260431763757326]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[(8.083176,2.1522717), (4.870447,5.373187), (8.366386,1.1066529), (6.4266763,3.326556)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xf64>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.7008621026497732,-0.1866154796198119), (0.6494224017713713,-0.7164574289006597), (0.7763252561884374,-0.10268741119265719), (1.0427211763327644,-0.5397300570091075)], [(0.3765569826204163,-0.10026417700460737), (0.10348491440075451,-0.11416688968433715), (0.7359289525982076,-0.09734404279859009), (0.2149635652759013,-0.11126876481907848)], [(0.19358649057360874,-0.05154542619686027), (0.5549054217148927,-0.6121841664846835), (0.16758753164186146,-0.02216742226958169), (0.17500559317719597,-0.09058584492801834)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}

// -----

module @numpy_true_divide_with_bf16_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi16>, tensor<4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi16>) -> tensor<3x4xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xbf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.divide %0, %2 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi16>, tensor<4xbf16>) {
    %c0 = stablehlo.constant dense<[[1, 4, 7, 1], [5, 9, 1, 1], [8, 8, 3, 2]]> : tensor<3x4xi16>
    %c1 = stablehlo.constant dense<[3.140625, 2.375, 8.9375, 5.78125]> : tensor<4xbf16>
    return %c0, %c1 : tensor<3x4xi16>, tensor<4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[0.318359375, 1.6875, 0.78515625, 0.1728515625], [1.59375, 3.796875, 0.11181640625, 0.1728515625], [2.546875, 3.375, 0.3359375, 0.345703125]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @numpy_true_divide_with_f16_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf16>) -> tensor<1x4xf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf16>) -> tensor<3x4xf16>
    %3 = stablehlo.divide %0, %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.812e-03 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[[false, true, false, false], [false, true, true, true], [true, false, true, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[2.6328125, 1.361328125, 2.3828125, 2.626953125]> : tensor<4xf16>
    return %c0, %c1 : tensor<3x4xi1>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.0, 0.734375, 0.0, 0.0], [0.0, 0.734375, 0.419677734375, 0.380615234375], [0.3798828125, 0.0, 0.419677734375, 0.380615234375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}
