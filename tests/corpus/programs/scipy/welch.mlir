module @scipy_welch_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<24xf32>
    %want0, %want1 = call @expected() : () -> (tensor<5xf32>, tensor<5xf32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<3.14159274> : tensor<f32>
    %0 = call @_linspace(%c, %cst) : (tensor<i32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.sine %0 : tensor<8xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<8xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.multiply %cst_1, %4 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %cst_2, %5 : tensor<f32>
    %7 = stablehlo.convert %6 : (tensor<f32>) -> tensor<complex<f32>>
    %8 = stablehlo.iota dim = 0 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.divide %8, %9 : tensor<5xf32>
    %11 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %13 = stablehlo.multiply %12, %11 : tensor<5xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.add %14, %13 : tensor<5xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %17 = stablehlo.compare LT, %15, %16, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_7 = stablehlo.constant dense<24> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %19 = stablehlo.add %15, %18 : tensor<5xi32>
    %20 = stablehlo.select %17, %19, %15 : tensor<5xi1>, tensor<5xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 8>}> : (tensor<24xf32>, tensor<5x1xi32>) -> tensor<5x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %26 = stablehlo.divide %24, %25 : tensor<5x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %28 = stablehlo.subtract %22, %27 : tensor<5x8xf32>
    %29 = stablehlo.reshape %2 : (tensor<8xf32>) -> tensor<1x8xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %31 = stablehlo.multiply %30, %28 : tensor<5x8xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %32 = call @_pad(%31, %c_10) : (tensor<5x8xf32>, tensor<i32>) -> tensor<5x8xf32>
    %33 = call @fft(%32) : (tensor<5x8xf32>) -> tensor<5x5xcomplex<f32>>
    %34 = stablehlo.real %33 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %35 = stablehlo.imag %33 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %36 = stablehlo.negate %35 : tensor<5x5xf32>
    %37 = stablehlo.complex %34, %36 : tensor<5x5xcomplex<f32>>
    %38 = stablehlo.multiply %37, %33 : tensor<5x5xcomplex<f32>>
    %39 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %40 = stablehlo.multiply %38, %39 : tensor<5x5xcomplex<f32>>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_12 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
    %43 = "stablehlo.scatter"(%40, %41, %42) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %56 = stablehlo.multiply %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %56 : tensor<complex<f32>>
    }) : (tensor<5x5xcomplex<f32>>, tensor<1xi32>, tensor<5x3xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %44 = stablehlo.iota dim = 0 : tensor<5xf32>
    %cst_13 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<5xf32>
    %cst_14 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %48 = stablehlo.add %47, %46 : tensor<5xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %50 = stablehlo.divide %48, %49 : tensor<5xf32>
    %51 = stablehlo.real %43 : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_17 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %55 = stablehlo.divide %53, %54 : tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%55, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<24xf32> {
    %c0 = stablehlo.constant dense<"0x597A0A3FABCE48BF646C28400A7A2540ECAE9FBF81479F3FBFA596BD518C38BEED73DC3E39D31CBF1258083FD21E203F1134AEBFC8880DC01FA9C63F6D28FCBF58A283BDDBB0134082F83F40ED7E36C0663D55BF2B42EE3DF8C408C0EACAA6BF"> : tensor<24xf32>
    return %c0 : tensor<24xf32>
  }
  func.func private @expected() -> (tensor<5xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[0.0, 0.125, 0.25, 0.375, 0.5]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[0.693448, 3.4171827, 6.561729, 5.596119, 1.5336114]> : tensor<5xf32>
    return %c0, %c1 : tensor<5xf32>, tensor<5xf32>
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
  func.func private @_pad(%arg0: tensor<5x8xf32>, %arg1: tensor<i32>) -> tensor<5x8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
  }
  func.func private @fft(%arg0: tensor<5x8xf32>) -> tensor<5x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<5x8xf32>) -> tensor<5x5xcomplex<f32>>
    return %0 : tensor<5x5xcomplex<f32>>
  }
}

// -----

module @scipy_welch_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<24xf64>
    %want0, %want1 = call @expected() : () -> (tensor<5xf64>, tensor<5xf64>)
    %c = stablehlo.constant dense<0> : tensor<i64>
    %cst = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %0 = call @_linspace(%c, %cst) : (tensor<i64>, tensor<f64>) -> tensor<8xf64>
    %1 = stablehlo.sine %0 : tensor<8xf64>
    %2 = stablehlo.multiply %1, %1 : tensor<8xf64>
    %3 = stablehlo.multiply %2, %2 : tensor<8xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.multiply %cst_1, %4 : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.divide %cst_2, %5 : tensor<f64>
    %7 = stablehlo.convert %6 : (tensor<f64>) -> tensor<complex<f64>>
    %8 = stablehlo.iota dim = 0 : tensor<5xf64>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %10 = stablehlo.divide %8, %9 : tensor<5xf64>
    %11 = stablehlo.iota dim = 0 : tensor<5xi64>
    %c_4 = stablehlo.constant dense<4> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %13 = stablehlo.multiply %12, %11 : tensor<5xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %15 = stablehlo.add %14, %13 : tensor<5xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %17 = stablehlo.compare LT, %15, %16, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_7 = stablehlo.constant dense<24> : tensor<i64>
    %18 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %19 = stablehlo.add %15, %18 : tensor<5xi64>
    %20 = stablehlo.select %17, %19, %15 : tensor<5xi1>, tensor<5xi64>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<5xi64>) -> tensor<5x1xi64>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 8>}> : (tensor<24xf64>, tensor<5x1xi64>) -> tensor<5x8xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %23 = stablehlo.reduce(%22 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf64>, tensor<f64>) -> tensor<5xf64>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<5x1xf64>
    %26 = stablehlo.divide %24, %25 : tensor<5x1xf64>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x8xf64>
    %28 = stablehlo.subtract %22, %27 : tensor<5x8xf64>
    %29 = stablehlo.reshape %2 : (tensor<8xf64>) -> tensor<1x8xf64>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x8xf64>) -> tensor<5x8xf64>
    %31 = stablehlo.multiply %30, %28 : tensor<5x8xf64>
    %c_10 = stablehlo.constant dense<0> : tensor<i64>
    %32 = call @_pad(%31, %c_10) : (tensor<5x8xf64>, tensor<i64>) -> tensor<5x8xf64>
    %33 = call @fft(%32) : (tensor<5x8xf64>) -> tensor<5x5xcomplex<f64>>
    %34 = stablehlo.real %33 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %35 = stablehlo.imag %33 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %36 = stablehlo.negate %35 : tensor<5x5xf64>
    %37 = stablehlo.complex %34, %36 : tensor<5x5xcomplex<f64>>
    %38 = stablehlo.multiply %37, %33 : tensor<5x5xcomplex<f64>>
    %39 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<complex<f64>>) -> tensor<5x5xcomplex<f64>>
    %40 = stablehlo.multiply %38, %39 : tensor<5x5xcomplex<f64>>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_12 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
    %43 = "stablehlo.scatter"(%40, %41, %42) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>):
      %56 = stablehlo.multiply %arg1, %arg2 : tensor<complex<f64>>
      stablehlo.return %56 : tensor<complex<f64>>
    }) : (tensor<5x5xcomplex<f64>>, tensor<1xi32>, tensor<5x3xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %44 = stablehlo.iota dim = 0 : tensor<5xf64>
    %cst_13 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %46 = stablehlo.multiply %45, %44 : tensor<5xf64>
    %cst_14 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %48 = stablehlo.add %47, %46 : tensor<5xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %50 = stablehlo.divide %48, %49 : tensor<5xf64>
    %51 = stablehlo.real %43 : (tensor<5x5xcomplex<f64>>) -> tensor<5x5xf64>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %53 = stablehlo.reduce(%52 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_17 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %55 = stablehlo.divide %53, %54 : tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%55, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<24xf64> {
    %c0 = stablehlo.constant dense<"0x00F8F80E2FDB773F10CF49B7AA3FFF3F787740BAA6A1F2BF806589BF880FF33FD4E47EBF46D3F03F946D3E790EF20040CC135147AC8DED3F90BC1D6E52CE03C0F09A1492674404C0BC7BD62A78B301C0B6AE08843F1E05C08C84441E07E1E33F03012A0FB11D02C04899ADA4507AEFBFD8907CA30A57E53F18C77F735C46FB3FD8B0357DDA57FB3F9EE51DD0AADB03404BD7104A42D5FCBF80F58CBF8EE5EC3F98F748258894F63F06A5E11A0B9302C0F0BEE15D3EF2E1BFC2E79FABC40200C0"> : tensor<24xf64>
    return %c0 : tensor<24xf64>
  }
  func.func private @expected() -> (tensor<5xf64>, tensor<5xf64>) {
    %c0 = stablehlo.constant dense<[0.0, 0.125, 0.25, 0.375, 0.5]> : tensor<5xf64>
    %c1 = stablehlo.constant dense<[2.3984457093503235, 6.250079768122322, 3.7744951422565722, 4.476985419342564, 1.2869194249054468]> : tensor<5xf64>
    return %c0, %c1 : tensor<5xf64>, tensor<5xf64>
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
  func.func private @_pad(%arg0: tensor<5x8xf64>, %arg1: tensor<i64>) -> tensor<5x8xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<5x8xf64>, tensor<f64>) -> tensor<5x8xf64>
    return %1 : tensor<5x8xf64>
  }
  func.func private @fft(%arg0: tensor<5x8xf64>) -> tensor<5x5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<5x8xf64>) -> tensor<5x5xcomplex<f64>>
    return %0 : tensor<5x5xcomplex<f64>>
  }
}
