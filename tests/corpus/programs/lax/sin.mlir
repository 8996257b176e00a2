module @lax_sin_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xbf16>
    %want0 = call @expected() : () -> tensor<3x5xbf16>
    %0 = stablehlo.sine %arg0 : tensor<3x5xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[5.84375, 27.375, 2.484375, -7.21875, -3.328125], [10.3125, 8.6875, -5.9375, -1.96875, 11.8125], [-13.625, 19.25, 6.5, -13.875, 15.3125]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-0.42578125, 0.78125, 0.609375, -0.8046875, 0.185546875], [-0.77734375, 0.671875, 0.337890625, -0.921875, -0.68359375], [-0.87109375, 0.390625, 0.21484375, -0.96484375, 0.384765625]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
}

// -----

module @lax_sin_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f16>
    %want0 = call @expected() : () -> tensor<f16>
    %0 = stablehlo.sine %arg0 : tensor<f16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f16> {
    %c0 = stablehlo.constant dense<2.162109375> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<0.830078125> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @lax_sin_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = stablehlo.sine %arg0 : tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-21.264174, 28.536587, -21.777634, 17.16579, -26.995594, 17.673628, -15.860028]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-0.6646125, -0.25925705, -0.2118963, -0.99362576, -0.9576538, -0.92304724, 0.15147962]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @lax_sin_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = stablehlo.sine %arg0 : tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xA68FD6103D3222C0302F8DD2ABB0294086FA327D69E02FC0A475886024073C40227C0DC9EEF535C06A685CB5DB9E3040E8EE57386590164061CB822CDCD83AC0B41B8E3CBED62540F0A47A6B119A19400A6561640EE926C0B6C081A91F423D40B82FE23297253B40B67072E6081B3CC0FC97FD1838622F4050E7C358FB1F18C0323215B230403440E090FE8B6CC814C0C612C7FA7A53344060247E949FDCF2BF8046DF6AF898D33FF6C5316803D433C016C965D5C3A33540F007CF669AC42440"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x241862B54189D4BFFDBFF0352F9BD13F45AEC2A44339CD3F2D5A3682B239CF3F19FA5A3646339FBFB882AB628C50E9BF832691E17F2AE3BFB4F566E1B6ABEFBF720315C541E8EFBF6F843B30EBF3BD3FC08AA5DBDDADEC3F0A01CF7E75A5EABF13C8F7F32AE8EC3FD37B1EBCB97EC5BF4DE941C1F183903F5F31D3FAECE8CF3FFF3E2F8F738AEF3FB1F046A09855EC3F7B3819F3A2DBEF3FED95F1E4D192EDBF71A01B1AEF4AD33FC5A39DBF228DEABF72D31B3D3808D63FE28E1F911D33EABF"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}

// -----

module @lax_sin_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.sine %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.84130859375, -0.84130859375, 0.4794921875, -0.4794921875, 0.9091796875, -0.9091796875, 0xFE00, 0xFE00, 0x7E00, 0.00010001659393310547, -1.0, 1.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_sin_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.sine %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.84147096, -0.84147096, 0.47942555, -0.47942555, 0.9092974, -0.9092974, 0xFFC00000, 0xFFC00000, 0x7FC00000, 9.999999747378752e-05, -0.99975586, 0.99975586]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_sin_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.sine %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.8414709848078965, -0.8414709848078965, 0.479425538604203, -0.479425538604203, 0.9092974268256817, -0.9092974268256817, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 9.999999983333334e-05, -0.9997558399011495, 0.9997558399011495]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_sin_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f32>>
    %0 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %4 = stablehlo.sine %0 : tensor<3x5xf32>
    %5 = stablehlo.cosine %0 : tensor<3x5xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<3x5xf32>
    %7 = stablehlo.negate %1 : tensor<3x5xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<3x5xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %11 = stablehlo.divide %9, %10 : tensor<3x5xf32>
    %12 = stablehlo.add %6, %8 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %14 = stablehlo.add %12, %13 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %16 = stablehlo.divide %14, %15 : tensor<3x5xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x5xf32>
    %18 = stablehlo.multiply %5, %11 : tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %20 = stablehlo.complex %19, %18 : tensor<3x5xcomplex<f32>>
    %21 = stablehlo.complex %17, %18 : tensor<3x5xcomplex<f32>>
    %22 = stablehlo.select %3, %20, %21 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%22, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.7940315,1.5046774), (2.7210653,2.421075), (-1.1881595,0.23481709), (2.7671597,-0.2768271), (2.523447,-2.2387514)], [(2.9707496,1.3566654), (1.5527477,-1.1830848), (0.06734799,1.4098827), (-0.46728602,1.6834493), (0.67915875,0.9769073)], [(2.0218945,0.7153623), (0.81437194,2.873475), (-0.41578212,-1.7645841), (-2.3893378,0.53256875), (0.77840304,-1.9360832)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.303775,-0.47383308), (2.3161163,-5.098003), (-0.95337695,0.08848108), (0.37984866,0.26095048), (2.7493246,3.779359)], [(0.35199022,-1.7864604), (1.7850897,-0.0266933), (0.14602278,1.921286), (-1.254506,2.320534), (0.95247877,0.8869403)], [(1.1402346,-0.3391532), (6.456528,6.0540457), (-1.2138171,-2.5924926), (-0.78249913,-0.4074993), (2.4841182,-2.4163928)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
}

// -----

module @lax_sin_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<complex<f64>>
    %want0 = call @expected() : () -> tensor<complex<f64>>
    %0 = stablehlo.real %arg0 : (tensor<complex<f64>>) -> tensor<f64>
    %1 = stablehlo.imag %arg0 : (tensor<complex<f64>>) -> tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.sine %0 : tensor<f64>
    %4 = stablehlo.cosine %0 : tensor<f64>
    %5 = stablehlo.exponential_minus_one %1 : tensor<f64>
    %6 = stablehlo.negate %1 : tensor<f64>
    %7 = stablehlo.exponential_minus_one %6 : tensor<f64>
    %8 = stablehlo.subtract %5, %7 : tensor<f64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %9 = stablehlo.divide %8, %cst_0 : tensor<f64>
    %10 = stablehlo.add %5, %7 : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %11 = stablehlo.add %10, %cst_1 : tensor<f64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %12 = stablehlo.divide %11, %cst_2 : tensor<f64>
    %13 = stablehlo.multiply %3, %12 : tensor<f64>
    %14 = stablehlo.multiply %4, %9 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.complex %cst_3, %14 : tensor<complex<f64>>
    %16 = stablehlo.complex %13, %14 : tensor<complex<f64>>
    %17 = stablehlo.select %2, %15, %16 : tensor<i1>, tensor<complex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%17, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<complex<f64>> {
    %c0 = stablehlo.constant dense<(1.7956783420434679,0.09668535395632949)> : tensor<complex<f64>>
    return %c0 : tensor<complex<f64>>
  }
  func.func private @expected() -> tensor<complex<f64>> {
    %c0 = stablehlo.constant dense<(0.9793803127166888,-0.021593603966019944)> : tensor<complex<f64>>
    return %c0 : tensor<complex<f64>>
  }
}

// -----

module @lax_sin_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E3M4>
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.sine %arg0 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[0.421875, 0.71875, 1.0, 0.484375], [0.453125, 0.328125, 1.0625, 0.40625], [1.3125, 1.1875, 0.4375, 1.9375]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[0.40625, 0.65625, 0.84375, 0.46875], [0.4375, 0.328125, 0.875, 0.390625], [0.96875, 0.9375, 0.421875, 0.9375]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_sin_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.sine %arg0 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[1.75, 1.375, 1.25, 0.6875], [2.0, 1.25, 0.625, 1.125], [1.125, 1.25, 1.5, 1.875]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[1.0, 1.0, 0.9375, 0.625], [0.9375, 0.9375, 0.5625, 0.875], [0.875, 0.9375, 1.0, 0.9375]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_sin_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.sine %arg0 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[0.375, 1.375, 1.125, 1.75], [1.875, 0.9375, 1.25, 0.375], [0.875, 1.75, 1.25, 1.125]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[0.375, 1.0, 0.875, 1.0], [0.9375, 0.8125, 0.9375, 0.375], [0.75, 1.0, 0.9375, 0.875]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_sin_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.sine %arg0 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[1.125, 0.8125, 0.625, 0.9375], [0.8125, 1.25, 1.625, 1.375], [0.46875, 1.875, 1.5, 0.40625]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[0.875, 0.75, 0.5625, 0.8125], [0.75, 0.9375, 1.0, 1.0], [0.4375, 0.9375, 1.0, 0.40625]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_sin_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.sine %arg0 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[1.125, 0.875, 0.8125, 1.75], [1.75, 1.75, 1.5, 0.9375], [1.25, 1.75, 0.4375, 1.375]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[0.875, 0.75, 0.75, 1.0], [1.0, 1.0, 1.0, 0.8125], [0.9375, 1.0, 0.4375, 1.0]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_sin_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.sine %arg0 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[2.0, 1.0, 0.75, 1.25], [1.75, 2.0, 1.75, 1.5], [1.25, 1.5, 2.0, 0.4375]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[0.875, 0.875, 0.625, 1.0], [1.0, 0.875, 1.0, 1.0], [1.0, 1.0, 0.875, 0.4375]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_sin_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.sine %arg0 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[0.5, 0.5, 0.625, 0.875], [1.0, 2.0, 1.25, 1.0], [0.4375, 0.875, 1.75, 0.875]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[0.5, 0.5, 0.625, 0.75], [0.875, 0.875, 1.0, 0.875], [0.4375, 0.75, 1.0, 0.75]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}
