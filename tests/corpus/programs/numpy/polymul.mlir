module @numpy_polymul_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %0 = call @convolve(%arg0, %arg1) : (tensor<4xf32>, tensor<3xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[-1.699936, 2.4711719, 2.3182106, 0.03761534]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[0.090517044, -1.5554992, -2.8329122]> : tensor<3xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-0.15387319, 2.8679323, 1.1817013, -10.603183, -6.6257977, -0.10656095]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @convolve(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>) -> tensor<6xf32> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<4xf32>, tensor<3xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @_conv(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>) -> tensor<6xf32> {
    %0 = call @_flip(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x6xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x6xf32>) -> tensor<6xf32>
    return %4 : tensor<6xf32>
  }
  func.func private @_flip(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}

// -----

module @numpy_polymul_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<6xcomplex<f32>>
    %0 = call @convolve(%arg0, %arg1) : (tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(-2.1919944,-0.15870143), (0.2641861,-0.7443879), (-2.7160356,-1.1101687), (-0.09839955,-2.043542)]> : tensor<4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(-1.2959559,-0.87222254), (-1.4502395,-0.67112184), (-0.70446163,1.3409934)]> : tensor<3xcomplex<f32>>
    return %c0, %c1 : tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(2.702305,2.117577), (2.0807636,2.4355154), (3.4258335,1.8823056), (2.3510513,7.0456314), (2.1733096,0.16954899), (2.809695,1.3076438)]> : tensor<6xcomplex<f32>>
    return %c0 : tensor<6xcomplex<f32>>
  }
  func.func private @convolve(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    return %0 : tensor<6xcomplex<f32>>
  }
  func.func private @_conv(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
    %0 = call @_flip(%arg1) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<4xcomplex<f32>>) -> tensor<1x1x4xcomplex<f32>>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<3xcomplex<f32>>) -> tensor<1x1x3xcomplex<f32>>
    %3 = stablehlo.real %1 : (tensor<1x1x4xcomplex<f32>>) -> tensor<1x1x4xf32>
    %4 = stablehlo.imag %1 : (tensor<1x1x4xcomplex<f32>>) -> tensor<1x1x4xf32>
    %5 = stablehlo.real %2 : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x1x3xf32>
    %6 = stablehlo.imag %2 : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x1x3xf32>
    %7 = stablehlo.add %3, %4 : tensor<1x1x4xf32>
    %8 = stablehlo.convolution(%7, %5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x6xf32>
    %9 = stablehlo.subtract %6, %5 : tensor<1x1x3xf32>
    %10 = stablehlo.convolution(%3, %9) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x6xf32>
    %11 = stablehlo.add %5, %6 : tensor<1x1x3xf32>
    %12 = stablehlo.convolution(%4, %11) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x6xf32>
    %13 = stablehlo.subtract %8, %12 : tensor<1x1x6xf32>
    %14 = stablehlo.add %8, %10 : tensor<1x1x6xf32>
    %15 = stablehlo.complex %13, %14 : tensor<1x1x6xcomplex<f32>>
    %16 = stablehlo.reshape %15 : (tensor<1x1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    return %16 : tensor<6xcomplex<f32>>
  }
  func.func private @_flip(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}
