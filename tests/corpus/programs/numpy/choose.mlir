module @numpy_choose_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.add %arg1, %0 : tensor<4xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %4 = call @clip(%arg0, %c_1, %c_2) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %6 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %7 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %8 = stablehlo.concatenate %5, %6, %7, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %11 = stablehlo.compare LT, %4, %10, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %13 = stablehlo.add %4, %12 : tensor<4xi32>
    %14 = stablehlo.select %11, %13, %4 : tensor<4xi1>, tensor<4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %18 = stablehlo.add %9, %17 : tensor<4xi32>
    %19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi32>
    %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %23 = "stablehlo.gather"(%8, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<4x2xi32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%23, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[0, 2, 1, 5]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[-1, -2, 3, 0]> : tensor<4xi32>
    return %c0, %c1 : tensor<4xi32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[-1, -4, 4, 0]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @clip(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<4xi32>
    return %5 : tensor<4xi32>
  }
}

// -----

module @numpy_choose_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi32>, tensor<4xbf16>)
    %want0 = call @expected() : () -> tensor<4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %1 = stablehlo.add %arg1, %0 : tensor<4xbf16>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %3 = stablehlo.multiply %arg1, %2 : tensor<4xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %4 = call @clip(%arg0, %c, %c_1) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %6 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %7 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %8 = stablehlo.concatenate %5, %6, %7, dim = 0 : (tensor<1x4xbf16>, tensor<1x4xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %11 = stablehlo.compare LT, %4, %10, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %13 = stablehlo.add %4, %12 : tensor<4xi32>
    %14 = stablehlo.select %11, %13, %4 : tensor<4xi1>, tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %18 = stablehlo.add %9, %17 : tensor<4xi32>
    %19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi32>
    %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %23 = "stablehlo.gather"(%8, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xbf16>, tensor<4x2xi32>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_eq(%23, %want0) {has_side_effect = true} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<4xbf16>) {
    %c0 = stablehlo.constant dense<[0, 2, 1, 5]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[2.734375, -2.421875, -0.703125, -2.625]> : tensor<4xbf16>
    return %c0, %c1 : tensor<4xi32>, tensor<4xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[2.734375, -4.84375, 0.296875, -5.25]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @clip(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<4xi32>
    return %5 : tensor<4xi32>
  }
}

// -----

module @numpy_choose_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi32>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.add %arg1, %0 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %4 = call @clip(%arg0, %c, %c_1) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %6 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %7 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %8 = stablehlo.concatenate %5, %6, %7, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %11 = stablehlo.compare LT, %4, %10, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %13 = stablehlo.add %4, %12 : tensor<4xi32>
    %14 = stablehlo.select %11, %13, %4 : tensor<4xi1>, tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %18 = stablehlo.add %9, %17 : tensor<4xi32>
    %19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi32>
    %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %23 = "stablehlo.gather"(%8, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%23, %want0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[0, 2, 1, 5]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[0.43121615, -1.9664978, 2.9030707, -2.9484427]> : tensor<4xf32>
    return %c0, %c1 : tensor<4xi32>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[0.43121615, -3.9329956, 3.9030707, -5.8968854]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @clip(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<4xi32>
    return %5 : tensor<4xi32>
  }
}

// -----

module @numpy_choose_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi32>, tensor<4xf64>)
    %want0 = call @expected() : () -> tensor<4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.add %arg1, %0 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %3 = stablehlo.multiply %arg1, %2 : tensor<4xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %4 = call @clip(%arg0, %c, %c_1) : (tensor<4xi32>, tensor<i64>, tensor<i64>) -> tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %6 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %7 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %8 = stablehlo.concatenate %5, %6, %7, dim = 0 : (tensor<1x4xf64>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
    %9 = stablehlo.iota dim = 0 : tensor<4xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %11 = stablehlo.compare LT, %4, %10, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %13 = stablehlo.add %4, %12 : tensor<4xi32>
    %14 = stablehlo.select %11, %13, %4 : tensor<4xi1>, tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i64>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %18 = stablehlo.add %9, %17 : tensor<4xi64>
    %19 = stablehlo.select %16, %18, %9 : tensor<4xi1>, tensor<4xi64>
    %20 = stablehlo.convert %19 : (tensor<4xi64>) -> tensor<4xi32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %23 = stablehlo.concatenate %21, %22, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %24 = "stablehlo.gather"(%8, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf64>, tensor<4x2xi32>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_eq(%24, %want0) {has_side_effect = true} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<4xf64>) {
    %c0 = stablehlo.constant dense<[0, 2, 1, 5]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[0.525590608524714, -0.465103880782594, -0.05914981893870719, 1.0608058074883742]> : tensor<4xf64>
    return %c0, %c1 : tensor<4xi32>, tensor<4xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[0.525590608524714, -0.930207761565188, 0.9408501810612928, 2.1216116149767483]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @clip(%arg0: tensor<4xi32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4xi32>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<4xi32>
    return %5 : tensor<4xi32>
  }
}
