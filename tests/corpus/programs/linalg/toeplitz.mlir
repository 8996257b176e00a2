module @linalg_toeplitz_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<4x3xi32>
    %0 = call @atleast_1d(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
    %1 = call @atleast_1d_0(%arg1) : (tensor<3xi32>) -> tensor<3xi32>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<4xi32>
    %3 = stablehlo.slice %1 [1:3] : (tensor<3xi32>) -> tensor<2xi32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<4xi32>, tensor<2xi32>) -> tensor<6xi32>
    %5 = stablehlo.reshape %4 : (tensor<6xi32>) -> tensor<1x6x1xi32>
    %6 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %8 = stablehlo.add %6, %7 : tensor<3x3xi32>
    %9 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %11 = stablehlo.convert %10 : (tensor<3x3xi1>) -> tensor<3x3xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<3x3xi32>) -> tensor<1x3x3xi32>
    %13 = stablehlo.reshape %12 : (tensor<1x3x3xi32>) -> tensor<3x1x3xi32>
    %14 = stablehlo.transpose %13, dims = [1, 0, 2] : (tensor<3x1x3xi32>) -> tensor<1x3x3xi32>
    %15 = stablehlo.convolution(%5, %14) dim_numbers = [b, 0, f]x[i, o, 0]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x1xi32>, tensor<1x3x3xi32>) -> tensor<1x4x3xi32>
    %16 = stablehlo.reshape %15 : (tensor<1x4x3xi32>) -> tensor<4x3xi32>
    %17 = call @_flip(%16) : (tensor<4x3xi32>) -> tensor<4x3xi32>
    stablehlo.custom_call @check.expect_eq(%17, %want0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[3, 0, 3, 2]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[-2, 3, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<4xi32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<4x3xi32> {
    %c0 = stablehlo.constant dense<[[3, 3, 3], [0, 3, 3], [3, 0, 3], [2, 3, 0]]> : tensor<4x3xi32>
    return %c0 : tensor<4x3xi32>
  }
  func.func private @atleast_1d(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    return %arg0 : tensor<4xi32>
  }
  func.func private @atleast_1d_0(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    return %arg0 : tensor<3xi32>
  }
  func.func private @_flip(%arg0: tensor<4x3xi32>) -> tensor<4x3xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4x3xi32>
    return %0 : tensor<4x3xi32>
  }
}

// -----

module @linalg_toeplitz_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %0 = call @atleast_1d(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = call @atleast_1d_0(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<4xf32>
    %3 = stablehlo.slice %1 [1:3] : (tensor<3xf32>) -> tensor<2xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
    %5 = stablehlo.reshape %4 : (tensor<6xf32>) -> tensor<1x6x1xf32>
    %6 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %8 = stablehlo.add %6, %7 : tensor<3x3xi32>
    %9 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %11 = stablehlo.convert %10 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x3x3xf32>) -> tensor<3x1x3xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0, 2] : (tensor<3x1x3xf32>) -> tensor<1x3x3xf32>
    %15 = stablehlo.convolution(%5, %14) dim_numbers = [b, 0, f]x[i, o, 0]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x1xf32>, tensor<1x3x3xf32>) -> tensor<1x4x3xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %17 = call @_flip(%16) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_eq(%17, %want0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[1.7537799, 1.522776, -2.70904, -2.4307847]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[1.5045004, -2.0994918, 0.08269476]> : tensor<3xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[1.7537799, -2.0994918, 0.08269476], [1.522776, 1.7537799, -2.0994918], [-2.70904, 1.522776, 1.7537799], [-2.4307847, -2.70904, 1.522776]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
  func.func private @atleast_1d(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func private @atleast_1d_0(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    return %arg0 : tensor<3xf32>
  }
  func.func private @_flip(%arg0: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}

// -----

module @linalg_toeplitz_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<4x3xcomplex<f32>>
    %0 = call @atleast_1d(%arg0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %1 = call @atleast_1d_0(%arg1) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<4xcomplex<f32>>
    %3 = stablehlo.slice %1 [1:3] : (tensor<3xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    %5 = stablehlo.reshape %4 : (tensor<6xcomplex<f32>>) -> tensor<1x6x1xcomplex<f32>>
    %6 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %8 = stablehlo.add %6, %7 : tensor<3x3xi32>
    %9 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %11 = stablehlo.convert %10 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %13 = stablehlo.reshape %12 : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x1x3xcomplex<f32>>
    %14 = stablehlo.transpose %13, dims = [1, 0, 2] : (tensor<3x1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %15 = stablehlo.real %5 : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xf32>
    %16 = stablehlo.imag %5 : (tensor<1x6x1xcomplex<f32>>) -> tensor<1x6x1xf32>
    %17 = stablehlo.real %14 : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %18 = stablehlo.imag %14 : (tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xf32>
    %19 = stablehlo.add %15, %16 : tensor<1x6x1xf32>
    %20 = stablehlo.convolution(%19, %17) dim_numbers = [b, 0, f]x[i, o, 0]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x1xf32>, tensor<1x3x3xf32>) -> tensor<1x4x3xf32>
    %21 = stablehlo.subtract %18, %17 : tensor<1x3x3xf32>
    %22 = stablehlo.convolution(%15, %21) dim_numbers = [b, 0, f]x[i, o, 0]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x1xf32>, tensor<1x3x3xf32>) -> tensor<1x4x3xf32>
    %23 = stablehlo.add %17, %18 : tensor<1x3x3xf32>
    %24 = stablehlo.convolution(%16, %23) dim_numbers = [b, 0, f]x[i, o, 0]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x1xf32>, tensor<1x3x3xf32>) -> tensor<1x4x3xf32>
    %25 = stablehlo.subtract %20, %24 : tensor<1x4x3xf32>
    %26 = stablehlo.add %20, %22 : tensor<1x4x3xf32>
    %27 = stablehlo.complex %25, %26 : tensor<1x4x3xcomplex<f32>>
    %28 = stablehlo.reshape %27 : (tensor<1x4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %29 = call @_flip(%28) : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%29, %want0) {has_side_effect = true} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(2.042306,-1.953973), (-0.4340361,-2.8982882), (-1.8868369,-1.2097726), (2.7633598,0.39195114)]> : tensor<4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(0.6918459,1.3912572), (-2.9172108,0.6548455), (0.9594059,2.23837)]> : tensor<3xcomplex<f32>>
    return %c0, %c1 : tensor<4xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.042306,-1.953973), (-2.9172108,0.6548455), (0.9594059,2.23837)], [(-0.43403602,-2.8982882), (2.042306,-1.953973), (-2.9172108,0.6548455)], [(-1.886837,-1.2097727), (-0.43403602,-2.8982882), (2.042306,-1.953973)], [(2.7633598,0.39195108), (-1.886837,-1.2097727), (-0.43403602,-2.8982882)]]> : tensor<4x3xcomplex<f32>>
    return %c0 : tensor<4x3xcomplex<f32>>
  }
  func.func private @atleast_1d(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    return %arg0 : tensor<4xcomplex<f32>>
  }
  func.func private @atleast_1d_0(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    return %arg0 : tensor<3xcomplex<f32>>
  }
  func.func private @_flip(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4x3xcomplex<f32>>
    return %0 : tensor<4x3xcomplex<f32>>
  }
}
