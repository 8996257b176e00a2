module @scipy_stft_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<24xf32>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<5xf32>, tensor<7xf32>, tensor<5x7xcomplex<f32>>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<3.14159274> : tensor<f32>
    %0 = call @_linspace(%c, %cst) : (tensor<i32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.sine %0 : tensor<8xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = call @_pad(%arg0, %cst_0) : (tensor<24xf32>, tensor<f32>) -> tensor<32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<0xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<32xf32>, tensor<0xf32>) -> tensor<32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%2 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.multiply %6, %6 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.divide %cst_3, %7 : tensor<f32>
    %9 = stablehlo.sqrt %8 : tensor<f32>
    %10 = stablehlo.convert %9 : (tensor<f32>) -> tensor<complex<f32>>
    %11 = stablehlo.iota dim = 0 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.divide %11, %12 : tensor<5xf32>
    %14 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %16 = stablehlo.multiply %15, %14 : tensor<7xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %18 = stablehlo.add %17, %16 : tensor<7xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_8 = stablehlo.constant dense<32> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %22 = stablehlo.add %18, %21 : tensor<7xi32>
    %23 = stablehlo.select %20, %22, %18 : tensor<7xi1>, tensor<7xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %25 = "stablehlo.gather"(%5, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 8>}> : (tensor<32xf32>, tensor<7x1xi32>) -> tensor<7x8xf32>
    %26 = stablehlo.reshape %2 : (tensor<8xf32>) -> tensor<1x8xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<7x8xf32>
    %28 = stablehlo.multiply %27, %25 : tensor<7x8xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_pad_0(%28, %c_9) : (tensor<7x8xf32>, tensor<i32>) -> tensor<7x8xf32>
    %30 = call @fft(%29) : (tensor<7x8xf32>) -> tensor<7x5xcomplex<f32>>
    %31 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<complex<f32>>) -> tensor<7x5xcomplex<f32>>
    %32 = stablehlo.multiply %30, %31 : tensor<7x5xcomplex<f32>>
    %33 = stablehlo.iota dim = 0 : tensor<7xf32>
    %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<7xf32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %37 = stablehlo.add %36, %35 : tensor<7xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %39 = stablehlo.divide %37, %38 : tensor<7xf32>
    %cst_13 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %41 = stablehlo.subtract %39, %40 : tensor<7xf32>
    %42 = stablehlo.transpose %32, dims = [1, 0] : (tensor<7x5xcomplex<f32>>) -> tensor<5x7xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%13, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%41, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%42, %want2) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<24xf32> {
    %c0 = stablehlo.constant dense<"0x7A0143BF78CF9B3FEF771540801B803F132B85BD00A32740C23E2E40E0BE224076B408C0F9CE9A3F5E90403FE4563740E2697EBF106B0940C4A3DF3F4D38CF3F6B119BBFB7D3183ED18DE73F5D967ABEDD920E40389B31BF0E863240FD6CD23E"> : tensor<24xf32>
    return %c0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<5xf32>, tensor<7xf32>, tensor<5x7xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[0.0, 0.125, 0.25, 0.375, 0.5]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[0.0, 4.0, 8.0, 12.0, 16.0, 20.0, 24.0]> : tensor<7xf32>
    %c2 = stablehlo.constant dense<"0x0FB8CB3E000000005659C33F000000003ADE663F00000000B8559E3F000000004AAF163F0000000026B5733F00000000CE6BD23E00000000D8D4053D1D63003FFD82DDBE2762A73EF8D9E03D42DEE1BE1F7EDEBE74CADA3CEEBEAE3DFE488DBE0238CDBEFF307C3D61C9A3BD1C14C9BEABF8F6BE987664BEB10426BF65FA97BEE2E577BF3649963E75950FBFBC222C3E1A553FBF7F76673EA07392BCACDFD73D0D86B2BE19A1E73DDF46B23E88A6A8BD5F28EE3E02A96B3EAD4D753F8CB8523D00746E3FDA5D63BE8D39053F0C3395BEB98936BF54F03BBE61C9A33DFEF79B3E5A9347BE000000005A9D96BE0000000027F28CBF0000000034F58DBF00000000D74F9CBE00000000C5DEA73F000000004CA0923E00000000"> : tensor<5x7xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<5xf32>, tensor<7xf32>, tensor<5x7xcomplex<f32>>
  }
  func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<f32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.subtract %1, %0 : tensor<f32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    %4 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.divide %4, %5 : tensor<8xf32>
    %7 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<8xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<8xf32>
    %12 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<8xf32>
    %15 = stablehlo.add %11, %14 : tensor<8xf32>
    return %15 : tensor<8xf32>
  }
  func.func private @_pad(%arg0: tensor<24xf32>, %arg1: tensor<f32>) -> tensor<32xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [4], high = [4], interior = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @_pad_0(%arg0: tensor<7x8xf32>, %arg1: tensor<i32>) -> tensor<7x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<7x8xf32>, tensor<f32>) -> tensor<7x8xf32>
    return %1 : tensor<7x8xf32>
  }
  func.func private @fft(%arg0: tensor<7x8xf32>) -> tensor<7x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<7x8xf32>) -> tensor<7x5xcomplex<f32>>
    return %0 : tensor<7x5xcomplex<f32>>
  }
}

// -----

module @scipy_stft_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<24xf64>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<5xf64>, tensor<7xf64>, tensor<5x7xcomplex<f64>>)
    %c = stablehlo.constant dense<0> : tensor<i64>
    %cst = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %0 = call @_linspace(%c, %cst) : (tensor<i64>, tensor<f64>) -> tensor<8xf64>
    %1 = stablehlo.sine %0 : tensor<8xf64>
    %2 = stablehlo.multiply %1, %1 : tensor<8xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = call @_pad(%arg0, %cst_0) : (tensor<24xf64>, tensor<f64>) -> tensor<32xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<0xf64>
    %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<32xf64>, tensor<0xf64>) -> tensor<32xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%2 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<8xf64>, tensor<f64>) -> tensor<f64>
    %7 = stablehlo.multiply %6, %6 : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.divide %cst_3, %7 : tensor<f64>
    %9 = stablehlo.sqrt %8 : tensor<f64>
    %10 = stablehlo.convert %9 : (tensor<f64>) -> tensor<complex<f64>>
    %11 = stablehlo.iota dim = 0 : tensor<5xf64>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %13 = stablehlo.divide %11, %12 : tensor<5xf64>
    %14 = stablehlo.iota dim = 0 : tensor<7xi64>
    %c_5 = stablehlo.constant dense<4> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %16 = stablehlo.multiply %15, %14 : tensor<7xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %18 = stablehlo.add %17, %16 : tensor<7xi64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_8 = stablehlo.constant dense<32> : tensor<i64>
    %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %22 = stablehlo.add %18, %21 : tensor<7xi64>
    %23 = stablehlo.select %20, %22, %18 : tensor<7xi1>, tensor<7xi64>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<7xi64>) -> tensor<7x1xi64>
    %25 = "stablehlo.gather"(%5, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 8>}> : (tensor<32xf64>, tensor<7x1xi64>) -> tensor<7x8xf64>
    %26 = stablehlo.reshape %2 : (tensor<8xf64>) -> tensor<1x8xf64>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x8xf64>) -> tensor<7x8xf64>
    %28 = stablehlo.multiply %27, %25 : tensor<7x8xf64>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %29 = call @_pad_0(%28, %c_9) : (tensor<7x8xf64>, tensor<i64>) -> tensor<7x8xf64>
    %30 = call @fft(%29) : (tensor<7x8xf64>) -> tensor<7x5xcomplex<f64>>
    %31 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<complex<f64>>) -> tensor<7x5xcomplex<f64>>
    %32 = stablehlo.multiply %30, %31 : tensor<7x5xcomplex<f64>>
    %33 = stablehlo.iota dim = 0 : tensor<7xf64>
    %cst_10 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %35 = stablehlo.multiply %34, %33 : tensor<7xf64>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %37 = stablehlo.add %36, %35 : tensor<7xf64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %39 = stablehlo.divide %37, %38 : tensor<7xf64>
    %cst_13 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %41 = stablehlo.subtract %39, %40 : tensor<7xf64>
    %42 = stablehlo.transpose %32, dims = [1, 0] : (tensor<7x5xcomplex<f64>>) -> tensor<5x7xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%13, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%41, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%42, %want2) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<24xf64> {
    %c0 = stablehlo.constant dense<"0x2260EB45F7C2F3BFD20B7D3A547D06C0822B79F060A607409001D347D83FD43FFE15D1C7A4A000C0F009E3481D40E63F944DE8A90A7FFE3F32FF611C9A6B05C0B839DE6A645EF03F588800DBD3C007402492B276F257F2BFE0E93AB89F27D2BF517B21EFF4C7F4BF6C332E8C9584F6BFE03F9614DA9703C0681D0CEC97D4F73F3AF3DB92006100C0A055E324DC0DE1BF603757E0A487B9BF5044C3F25E4FFA3FB6503049F460FBBF38F32CAA4D65F53FB4DCCA4BD397F53F78DB3A88DB4BF23F"> : tensor<24xf64>
    return %c0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<5xf64>, tensor<7xf64>, tensor<5x7xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[0.0, 0.125, 0.25, 0.375, 0.5]> : tensor<5xf64>
    %c1 = stablehlo.constant dense<[0.0, 4.0, 8.0, 12.0, 16.0, 20.0, 24.0]> : tensor<7xf64>
    %c2 = stablehlo.constant dense<"0x9C0A023696E1E0BF0000000000000000892EF14C7165BA3F0000000000000000F8439F016664DB3F0000000000000000100FF8C5BB18EFBF0000000000000000911183F5FEC3E3BF000000000000000072D0073724C5D83F000000000000000034C550BAF78BDD3F000000000000000074F5DD6170B7E73F08CDCD640CC9A7BFF824B6E827C8CC3F3727ECC99315B2BF0F6F1C5BB380D2BF58A983FCC27CDC3F9E52FA62CA3FE63F168F64DC7BB9D7BF680A797F03EAD73F365D4889E849B13F0071B0DD4CC479BF769573EDD6CFC63F5EC6A28F87A7C1BFB791A96A100ED8BFD245321BACB4E5BF924D670F1591E33F92DF43F5CB09F2BFFB966EFA7E72B3BF03B886A2B095C43F369B488B3DDAF3BF8436388379EFBF3F637364F004C2C73FB4D93DD4D3BBC8BF6B9F4EB58062E13FAB82096450B0E2BF6626FE1DE43EC03FB3DCCA4BD397C5BFDB3A8F7894F7C83F90AA94DFC8A3BFBF5408C6B6F122E9BFBEA274953F0FEA3F3CFF1D89A490C83FC20840F52A78CCBF44A24707F054F33FC8748D3D577DA7BFBC0B554FD10DA7BF4061FB65FFCCE43F7D7A6ADC5FA2E0BF98B1EBE27C94EB3FE00A2D46C490C7BF5EC6A28F87A7C13F20A8F5F6E8B1A3BFFCD58FE0FFC4E43F0000000000000000F703686174BFB23F0000000000000000E4EA52077B7FD13F000000000000000034F518790C73E2BF00000000000000003FE7E6B50CB1F0BF00000000000000004F84D1E5D9C3EDBF000000000000000006A217BA91D0BFBF0000000000000000"> : tensor<5x7xcomplex<f64>>
    return %c0, %c1, %c2 : tensor<5xf64>, tensor<7xf64>, tensor<5x7xcomplex<f64>>
  }
  func.func private @_linspace(%arg0: tensor<i64>, %arg1: tensor<f64>) -> tensor<8xf64> {
    %0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.convert %arg1 : tensor<f64>
    %2 = stablehlo.subtract %1, %0 : tensor<f64>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %3 = stablehlo.divide %2, %cst : tensor<f64>
    %4 = stablehlo.iota dim = 0 : tensor<8xf64>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %6 = stablehlo.divide %4, %5 : tensor<8xf64>
    %7 = stablehlo.reshape %0 : (tensor<f64>) -> tensor<1xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %9 = stablehlo.subtract %8, %6 : tensor<8xf64>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf64>) -> tensor<8xf64>
    %11 = stablehlo.multiply %10, %9 : tensor<8xf64>
    %12 = stablehlo.reshape %1 : (tensor<f64>) -> tensor<1xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf64>) -> tensor<8xf64>
    %14 = stablehlo.multiply %13, %6 : tensor<8xf64>
    %15 = stablehlo.add %11, %14 : tensor<8xf64>
    return %15 : tensor<8xf64>
  }
  func.func private @_pad(%arg0: tensor<24xf64>, %arg1: tensor<f64>) -> tensor<32xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [4], high = [4], interior = [0] : (tensor<24xf64>, tensor<f64>) -> tensor<32xf64>
    return %1 : tensor<32xf64>
  }
  func.func private @_pad_0(%arg0: tensor<7x8xf64>, %arg1: tensor<i64>) -> tensor<7x8xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<7x8xf64>, tensor<f64>) -> tensor<7x8xf64>
    return %1 : tensor<7x8xf64>
  }
  func.func private @fft(%arg0: tensor<7x8xf64>) -> tensor<7x5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<7x8xf64>) -> tensor<7x5xcomplex<f64>>
    return %0 : tensor<7x5xcomplex<f64>>
  }
}
