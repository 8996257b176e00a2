module @numpy_delete_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xi32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %c = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.add %c, %2 : tensor<2xi32>
    %4 = call @_where(%1, %3, %c) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<6> : tensor<i32>
    %5 = call @clip(%4, %c_2, %c_3) : (tensor<2xi32>, tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %6 = call @sort(%5) : (tensor<2xi32>) -> tensor<2xi32>
    %7 = stablehlo.iota dim = 0 : tensor<2xi32>
    %8 = stablehlo.subtract %6, %7 : tensor<2xi32>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<2x4xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x4xi32>
    %14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %15 = stablehlo.convert %14 : (tensor<2x4xi1>) -> tensor<2x4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
    %17 = stablehlo.add %9, %16 : tensor<4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %19 = stablehlo.compare LT, %17, %18, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_6 = stablehlo.constant dense<6> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %21 = stablehlo.add %17, %20 : tensor<4xi32>
    %22 = stablehlo.select %19, %21, %17 : tensor<4xi1>, tensor<4xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<4x1xi32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%24, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xi32> {
    %c0 = stablehlo.constant dense<[-3, -2, 2, 2, 1, -1]> : tensor<6xi32>
    return %c0 : tensor<6xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[-3, 2, 1, -1]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @clip(%arg0: tensor<2xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<2xi32>
    return %5 : tensor<2xi32>
  }
  func.func private @sort(%arg0: tensor<2xi32>) -> tensor<2xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<2xi32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}

// -----

module @numpy_delete_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xbf16>
    %want0 = call @expected() : () -> tensor<4xbf16>
    %c = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.add %c, %2 : tensor<2xi32>
    %4 = call @_where(%1, %3, %c) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<6> : tensor<i32>
    %5 = call @clip(%4, %c_2, %c_3) : (tensor<2xi32>, tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %6 = call @sort(%5) : (tensor<2xi32>) -> tensor<2xi32>
    %7 = stablehlo.iota dim = 0 : tensor<2xi32>
    %8 = stablehlo.subtract %6, %7 : tensor<2xi32>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<2x4xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x4xi32>
    %14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %15 = stablehlo.convert %14 : (tensor<2x4xi1>) -> tensor<2x4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
    %17 = stablehlo.add %9, %16 : tensor<4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %19 = stablehlo.compare LT, %17, %18, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_6 = stablehlo.constant dense<6> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %21 = stablehlo.add %17, %20 : tensor<4xi32>
    %22 = stablehlo.select %19, %21, %17 : tensor<4xi1>, tensor<4xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xbf16>, tensor<4x1xi32>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_eq(%24, %want0) {has_side_effect = true} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xbf16> {
    %c0 = stablehlo.constant dense<[-0.109375, 2.625, -0.87890625, -2.453125, -2.609375, 0.9609375]> : tensor<6xbf16>
    return %c0 : tensor<6xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[-0.109375, -0.87890625, -2.609375, 0.9609375]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @clip(%arg0: tensor<2xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<2xi32>
    return %5 : tensor<2xi32>
  }
  func.func private @sort(%arg0: tensor<2xi32>) -> tensor<2xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<2xi32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}

// -----

module @numpy_delete_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %c = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.add %c, %2 : tensor<2xi32>
    %4 = call @_where(%1, %3, %c) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<6> : tensor<i32>
    %5 = call @clip(%4, %c_2, %c_3) : (tensor<2xi32>, tensor<i32>, tensor<i32>) -> tensor<2xi32>
    %6 = call @sort(%5) : (tensor<2xi32>) -> tensor<2xi32>
    %7 = stablehlo.iota dim = 0 : tensor<2xi32>
    %8 = stablehlo.subtract %6, %7 : tensor<2xi32>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<2x4xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x4xi32>
    %14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %15 = stablehlo.convert %14 : (tensor<2x4xi1>) -> tensor<2x4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
    %17 = stablehlo.add %9, %16 : tensor<4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %19 = stablehlo.compare LT, %17, %18, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_6 = stablehlo.constant dense<6> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %21 = stablehlo.add %17, %20 : tensor<4xi32>
    %22 = stablehlo.select %19, %21, %17 : tensor<4xi1>, tensor<4xi32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<4x1xi32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%24, %want0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[2.6109118, -1.0078827, 0.79996866, -1.3642797, 1.8448386, -0.5376389]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[2.6109118, 0.79996866, 1.8448386, -0.5376389]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @clip(%arg0: tensor<2xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<2xi32>
    return %5 : tensor<2xi32>
  }
  func.func private @sort(%arg0: tensor<2xi32>) -> tensor<2xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<2xi32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}

// -----

module @numpy_delete_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<4xf64>
    %c = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.compare LT, %c, %0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<6> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %3 = stablehlo.add %c, %2 : tensor<2xi64>
    %4 = call @_where(%1, %3, %c) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %c_3 = stablehlo.constant dense<6> : tensor<i64>
    %5 = call @clip(%4, %c_2, %c_3) : (tensor<2xi64>, tensor<i64>, tensor<i64>) -> tensor<2xi64>
    %6 = call @sort(%5) : (tensor<2xi64>) -> tensor<2xi64>
    %7 = stablehlo.iota dim = 0 : tensor<2xi64>
    %8 = stablehlo.subtract %6, %7 : tensor<2xi64>
    %9 = stablehlo.iota dim = 0 : tensor<4xi64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<4xi64>) -> tensor<1x4xi64>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xi64>) -> tensor<2x1xi64>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xi64>) -> tensor<2x4xi64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x1xi64>) -> tensor<2x4xi64>
    %14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
    %15 = stablehlo.convert %14 : (tensor<2x4xi1>) -> tensor<2x4xi32>
    %16 = stablehlo.convert %15 : (tensor<2x4xi32>) -> tensor<2x4xi64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %17 = stablehlo.reduce(%16 init: %c_4) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi64>, tensor<i64>) -> tensor<4xi64>
    %18 = stablehlo.add %9, %17 : tensor<4xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %19 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_6 = stablehlo.constant dense<6> : tensor<i64>
    %21 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %22 = stablehlo.add %18, %21 : tensor<4xi64>
    %23 = stablehlo.select %20, %22, %18 : tensor<4xi1>, tensor<4xi64>
    %24 = stablehlo.convert %23 : (tensor<4xi64>) -> tensor<4xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %26 = "stablehlo.gather"(%arg0, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xf64>, tensor<4x1xi32>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_eq(%26, %want0) {has_side_effect = true} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[2.457327267681306, 1.7069378330057274, 1.5171172788994456, -2.811553686513255, -0.03270209516169498, 2.233765090449859]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[2.457327267681306, 1.5171172788994456, -0.03270209516169498, 2.233765090449859]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xi64>, %arg2: tensor<2xi64>) -> tensor<2xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func private @clip(%arg0: tensor<2xi64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<2xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2xi64>
    %3 = stablehlo.convert %arg2 : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<2xi64>
    %5 = stablehlo.minimum %4, %2 : tensor<2xi64>
    return %5 : tensor<2xi64>
  }
  func.func private @sort(%arg0: tensor<2xi64>) -> tensor<2xi64> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<2xi64>) -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
}
