module @numpy_correlate_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<8xf32>
    %0 = call @correlate(%arg0, %arg1) : (tensor<6xf32>, tensor<3xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[-2.58273, -0.9436829, 1.6327691, -0.13114563, 0.7670497, -0.9543849]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[-1.4965646, 1.1318669, -1.3703007]> : tensor<3xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<8xf32> {
    %c0 = stablehlo.constant dense<[3.5391166, -1.6301774, 0.55971456, 3.4400687, -3.6430726, 2.3722603, -2.228176, 1.4282987]> : tensor<8xf32>
    return %c0 : tensor<8xf32>
  }
  func.func private @correlate(%arg0: tensor<6xf32>, %arg1: tensor<3xf32>) -> tensor<8xf32> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<6xf32>, tensor<3xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @_conv(%arg0: tensor<6xf32>, %arg1: tensor<3xf32>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x8xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    return %3 : tensor<8xf32>
  }
}

// -----

module @numpy_correlate_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<8xcomplex<f32>>
    %0 = call @correlate(%arg0, %arg1) : (tensor<6xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xcomplex<f32>>, tensor<3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(-0.30586994,-2.4574914), (-1.4967704,1.9916741), (2.8679042,-1.8996282), (0.7558749,1.4392868), (2.8409412,-1.0336362), (-1.3373575,2.3730173)]> : tensor<6xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(0.70780617,-0.10739585), (-0.18271789,-2.2076306), (0.30529347,1.8193847)]> : tensor<3xcomplex<f32>>
    return %c0, %c1 : tensor<6xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<8xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-4.5645022,-0.19376105), (8.647789,3.1050258), (-6.6565685,-11.238273), (5.2457194,6.991519), (-2.0948546,-5.1151857), (6.052381,10.718161), (-2.8725429,-3.8124928), (-1.201442,1.5360098)]> : tensor<8xcomplex<f32>>
    return %c0 : tensor<8xcomplex<f32>>
  }
  func.func private @correlate(%arg0: tensor<6xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<6xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
  func.func private @_conv(%arg0: tensor<6xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
    %0 = stablehlo.real %arg1 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %1 = stablehlo.imag %arg1 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.complex %0, %2 : tensor<3xcomplex<f32>>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<6xcomplex<f32>>) -> tensor<1x1x6xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
    %6 = stablehlo.real %4 : (tensor<1x1x6xcomplex<f32>>) -> tensor<1x1x6xf32>
    %7 = stablehlo.imag %4 : (tensor<1x1x6xcomplex<f32>>) -> tensor<1x1x6xf32>
    %8 = stablehlo.real %5 : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x1x3xf32>
    %9 = stablehlo.imag %5 : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x1x3xf32>
    %10 = stablehlo.add %6, %7 : tensor<1x1x6xf32>
    %11 = stablehlo.convolution(%10, %8) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x8xf32>
    %12 = stablehlo.subtract %9, %8 : tensor<1x1x3xf32>
    %13 = stablehlo.convolution(%6, %12) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x8xf32>
    %14 = stablehlo.add %8, %9 : tensor<1x1x3xf32>
    %15 = stablehlo.convolution(%7, %14) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x8xf32>
    %16 = stablehlo.subtract %11, %15 : tensor<1x1x8xf32>
    %17 = stablehlo.add %11, %13 : tensor<1x1x8xf32>
    %18 = stablehlo.complex %16, %17 : tensor<1x1x8xcomplex<f32>>
    %19 = stablehlo.reshape %18 : (tensor<1x1x8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    return %19 : tensor<8xcomplex<f32>>
  }
}
