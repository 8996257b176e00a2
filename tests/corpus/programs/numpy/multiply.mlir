module @numpy_multiply_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xui8>, tensor<4x0x2xui8>)
    %want0 = call @expected() : () -> tensor<4x0x2xui8>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<4x0x2xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xui8>, tensor<4x0x2xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xui8>, tensor<4x0x2xui8>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui8>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xui8>
    return %c0, %c1 : tensor<4x0x2xui8>, tensor<4x0x2xui8>
  }
  func.func private @expected() -> tensor<4x0x2xui8> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui8>
    return %c0 : tensor<4x0x2xui8>
  }
}

// -----

module @numpy_multiply_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi64>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<2x1x3x2xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) {
    %c0 = stablehlo.constant dense<[[[[3, 3], [-6, -5], [-6, 7]]], [[[-5, 2], [6, 0], [-8, -5]]]]> : tensor<2x1x3x2xi64>
    %c1 = stablehlo.constant dense<[[[[-1, -3], [9, -3], [6, -9]]], [[[5, -2], [6, 2], [-4, 9]]]]> : tensor<2x1x3x2xi64>
    return %c0, %c1 : tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>
  }
  func.func private @expected() -> tensor<2x1x3x2xi64> {
    %c0 = stablehlo.constant dense<[[[[-3, -9], [-54, 15], [-36, -63]]], [[[-25, -4], [36, 0], [32, -45]]]]> : tensor<2x1x3x2xi64>
    return %c0 : tensor<2x1x3x2xi64>
  }
}

// -----

module @numpy_multiply_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xf16>, tensor<17x3xf16>)
    %want0 = call @expected() : () -> tensor<17x3xf16>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<17x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.906e-03 : f64} : (tensor<17x3xf16>, tensor<17x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xf16>, tensor<17x3xf16>) {
    %c0 = stablehlo.constant dense<"0x7BAC74C68D47ED453C48E4C38B4042442F482FB948C41B45A8B81BC74948B7C5BB45E343EA42F9451A3B8F3C11482948A046A2C4FDC66ABC58C45B43AF3EA2C5A546CD4530451444C83FA6C40A371CC84EC70048E6C796452C40B5C766C6D8C74EC6DE422243"> : tensor<17x3xf16>
    %c1 = stablehlo.constant dense<"0x1E2296C627B37343CCC1924539470C405FC8491FA13ECE4490455DC52EC8E8BFCFB2A6397AC5AB3CF5C46234263D4EC6F8459646E646BE44FC476ABF4BC813C5D33916C43DBDAFBB38466FC82CC7F4C2A03DCA3E43C82E3803C0CFBC242BC3C40DC740C8D1C0"> : tensor<17x3xf16>
    return %c0, %c1 : tensor<17x3xf16>, tensor<17x3xf16>
  }
  func.func private @expected() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0xDA925051C0BE854D23CE7FCD1A4C4F4892D4B89C18C7224E7AC2C3507AD4A649E1BC9241BCCCF84666C4FF343C498FD2F150A1CF07D23CC556D0D1C62CCB254FD644EDCDCBC6D5C30C4A27514FC2254F23C9CA4A3554D6412FC4A248B6B5AB508E514CCF4BC8"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
}

// -----

module @numpy_multiply_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[5.086838, 0.103311926, -7.9936786, -7.9651866, -8.696774], [-0.445702, -4.5396256, -8.069845, -5.6753078, 3.8895478], [1.2715244, 1.8359023, 8.466913, 2.2309422, -0.9602286]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[2.4163358, 0.29225707, 6.9602666, 4.967228, 7.37345], [3.8033512, -5.8193, -0.3705132, -3.666839, -3.8723984], [4.862601, 7.694036, -5.0732465, 2.1988494, 7.2876625]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[12.291509, 0.030193642, -55.638134, -39.564896, -64.12522], [-1.6951612, 26.417444, 2.9899843, 20.81044, -15.061879], [6.1829157, 14.125499, -42.95474, 4.905506, -6.9978223]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_multiply_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<complex<f64>>, tensor<complex<f64>>)
    %want0 = call @expected() : () -> tensor<complex<f64>>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<complex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<complex<f64>>, tensor<complex<f64>>) {
    %c0 = stablehlo.constant dense<(-3.9957002199595983,-5.464275589757017)> : tensor<complex<f64>>
    %c1 = stablehlo.constant dense<(0.5130123646329423,-6.720499730773122)> : tensor<complex<f64>>
    return %c0, %c1 : tensor<complex<f64>>, tensor<complex<f64>>
  }
  func.func private @expected() -> tensor<complex<f64>> {
    %c0 = stablehlo.constant dense<(-38.77250624803802,24.049861311181274)> : tensor<complex<f64>>
    return %c0 : tensor<complex<f64>>
  }
}

// -----

module @numpy_multiply_with_u8_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi8>, tensor<4xui8>)
    %want0 = call @expected() : () -> tensor<3x4xi16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4xi16>
    %1 = stablehlo.convert %arg1 : (tensor<4xui8>) -> tensor<4xi16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xi16>) -> tensor<1x4xi16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xi16>) -> tensor<3x4xi16>
    %4 = stablehlo.multiply %0, %3 : tensor<3x4xi16>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi8>, tensor<4xui8>) {
    %c0 = stablehlo.constant dense<[[5, 7, 9, 6], [8, 1, 2, 7], [4, 8, 6, 2]]> : tensor<3x4xi8>
    %c1 = stablehlo.constant dense<[4, 2, 5, 5]> : tensor<4xui8>
    return %c0, %c1 : tensor<3x4xi8>, tensor<4xui8>
  }
  func.func private @expected() -> tensor<3x4xi16> {
    %c0 = stablehlo.constant dense<[[20, 14, 45, 30], [32, 2, 10, 35], [16, 16, 30, 10]]> : tensor<3x4xi16>
    return %c0 : tensor<3x4xi16>
  }
}

// -----

module @numpy_multiply_with_u32_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<4xui32>)
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %0 = stablehlo.convert %arg1 : (tensor<4xui32>) -> tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<4xui32>) {
    %c0 = stablehlo.constant dense<[[6, 9, 9, 3], [2, 3, 9, 8], [3, 4, 3, 3]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[7, 9, 3, 3]> : tensor<4xui32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<4xui32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[42, 81, 27, 9], [14, 27, 27, 24], [21, 36, 9, 9]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @numpy_multiply_with_f16_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4xf16>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[[6.9375, 7.71875, 6.0625, 6.53125], [6.125, 1.9375, 7.46875, 7.96875], [3.890625, 7.96875, 5.96875, 5.40625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[4.69921875, 3.779296875, 8.3671875, 8.2421875]> : tensor<4xf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[32.60083, 29.171448, 50.726074, 53.831787], [28.782715, 7.3223877, 62.49243, 65.67993], [18.282898, 30.116272, 49.94165, 44.559326]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @numpy_multiply_with_f32_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi64>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi64>) -> tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi64>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[[4, 6, 1, 9], [9, 2, 1, 8], [2, 2, 7, 6]]> : tensor<3x4xi64>
    %c1 = stablehlo.constant dense<[7.7938414, 3.2790036, 6.8334723, 2.6604102]> : tensor<4xf32>
    return %c0, %c1 : tensor<3x4xi64>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[31.175365, 19.674023, 6.8334723, 23.943691], [70.14457, 6.5580072, 6.8334723, 21.283281], [15.587683, 6.5580072, 47.834305, 15.962461]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @numpy_multiply_with_i8_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xi8>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi8>) -> tensor<1x4xi8>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi8>) -> tensor<3x4xi8>
    %3 = stablehlo.multiply %0, %2 : tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[[false, true, false, true], [false, true, false, false], [true, true, false, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[6, 6, 4, 2]> : tensor<4xi8>
    return %c0, %c1 : tensor<3x4xi1>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[0, 6, 0, 2], [0, 6, 0, 0], [6, 6, 0, 0]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @numpy_multiply_with_i8_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui64>, tensor<4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xui64>) -> tensor<3x4xf64>
    %1 = stablehlo.convert %arg1 : (tensor<4xi8>) -> tensor<4xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<3x4xf64>
    %4 = stablehlo.multiply %0, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui64>, tensor<4xi8>) {
    %c0 = stablehlo.constant dense<[[8, 5, 3, 5], [5, 1, 5, 6], [4, 2, 6, 8]]> : tensor<3x4xui64>
    %c1 = stablehlo.constant dense<[7, 9, 6, 7]> : tensor<4xi8>
    return %c0, %c1 : tensor<3x4xui64>, tensor<4xi8>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[56.0, 45.0, 18.0, 35.0], [35.0, 9.0, 30.0, 42.0], [28.0, 18.0, 36.0, 56.0]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}

// -----

module @numpy_multiply_with_c64_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %3 = stablehlo.multiply %0, %2 : tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[2.5266104, 4.1265235, 5.5661845, 6.2861037], [5.8569756, 8.622212, 3.168722, 2.1913004], [3.3443606, 6.721372, 3.732822, 1.0408124]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[(2.891716,8.774908), (8.15351,4.913475), (5.4275556,1.8347516), (4.7229896,7.2023187)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(7.3062396,22.170774), (33.645653,20.27557), (30.210775,10.212566), (29.689201,45.27452)], [(16.93671,51.39442), (70.30129,42.365025), (17.198414,5.8138175), (10.349489,15.782444)], [(9.670941,29.346457), (54.802776,33.025295), (20.2601,6.848801), (4.9157457,7.4962626)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @numpy_multiply_with_c64_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %1 = stablehlo.convert %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f64>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %4 = stablehlo.multiply %0, %3 : tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%4, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[8.124196952271273, 5.041354777825691, 5.985355301539536, 2.953282847864746], [3.994284719068488, 4.744765751832412, 3.364000572610803, 3.709892848248196], [1.7195429776174471, 1.487526292421169, 2.2427781120856007, 1.8518587778683573]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[(2.953814,8.719702), (6.269889,7.8941097), (7.8549685,3.8011749), (8.918759,6.2144327)]> : tensor<4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xf64>, tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(23.997366937612902,70.84057451991401), (31.60873425087929,39.79700778360912), (47.014777641127,22.75138221454505), (26.339619000799715,18.352977550463947)], [(11.798374241775273,34.82897152263387), (29.749154015506132,37.4557014689049), (26.424118692709843,12.787154469799061), (33.08764151300296,23.054879490379296)], [(5.07921017194753,14.99390194030788), (9.32662455638868,11.742695772611489), (17.616951530173857,8.525191818997014), (16.51628278260092,11.508251775281396)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}

// -----

module @numpy_multiply_with_bf16_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi16>, tensor<4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi16>) -> tensor<3x4xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xbf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.multiply %0, %2 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi16>, tensor<4xbf16>) {
    %c0 = stablehlo.constant dense<[[7, 2, 9, 4], [9, 9, 6, 6], [9, 3, 9, 4]]> : tensor<3x4xi16>
    %c1 = stablehlo.constant dense<[6.71875, 4.5, 6.09375, 2.375]> : tensor<4xbf16>
    return %c0, %c1 : tensor<3x4xi16>, tensor<4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[47.0, 9.0, 54.75, 9.5], [60.5, 40.5, 36.5, 14.25], [60.5, 13.5, 54.75, 9.5]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @numpy_multiply_with_f16_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi1>) -> tensor<3x4xf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf16>) -> tensor<1x4xf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf16>) -> tensor<3x4xf16>
    %3 = stablehlo.multiply %0, %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.812e-03 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<4xf16>) {
    %c0 = stablehlo.constant dense<[[false, false, true, true], [false, false, true, true], [true, true, true, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[5.6328125, 4.140625, 8.5390625, 8.2265625]> : tensor<4xf16>
    return %c0, %c1 : tensor<3x4xi1>, tensor<4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.0, 0.0, 8.5390625, 8.2265625], [0.0, 0.0, 8.5390625, 8.2265625], [5.6328125, 4.140625, 8.5390625, 8.2265625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}
