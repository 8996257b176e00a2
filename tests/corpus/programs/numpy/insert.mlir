module @numpy_insert_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xi32>
    %want0 = call @expected() : () -> tensor<5xi32>
    %c = stablehlo.constant dense<9> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.reshape %c_0 : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare LT, %3, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.add %3, %7 : tensor<1xi32>
    %9 = call @_where(%6, %8, %3) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %10 = call @clip(%9, %c_4, %c_5) : (tensor<1xi32>, tensor<i32>, tensor<i32>) -> tensor<1xi32>
    %11 = call @argsort(%10) : (tensor<1xi32>) -> tensor<1xi32>
    %12 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.compare LT, %11, %13, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.add %11, %15 : tensor<1xi32>
    %17 = stablehlo.select %14, %16, %11 : tensor<1xi1>, tensor<1xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %19 = stablehlo.convert %10 : tensor<1xi32>
    %20 = "stablehlo.scatter"(%19, %18, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %59 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %59 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %21 = stablehlo.convert %20 : tensor<1xi32>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %22 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_10 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %26 = stablehlo.add %21, %25 : tensor<1xi32>
    %27 = stablehlo.select %24, %26, %21 : tensor<1xi1>, tensor<1xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_11 = stablehlo.constant dense<false> : tensor<i1>
    %29 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %30 = "stablehlo.scatter"(%22, %28, %29) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<5xi1>, tensor<1x1xi32>, tensor<1xi1>) -> tensor<5xi1>
    %31 = call @cumsum(%30) : (tensor<5xi1>) -> tensor<5xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %33 = call @clip_1(%31, %c_13) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_15 = stablehlo.constant dense<4> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %37 = stablehlo.add %33, %36 : tensor<5xi32>
    %38 = stablehlo.select %35, %37, %33 : tensor<5xi1>, tensor<5xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %41 = "stablehlo.scatter"(%32, %39, %40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %59 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %59 : tensor<i32>
    }) : (tensor<4xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<4xi32>
    %42 = call @cumsum_2(%41) : (tensor<4xi32>) -> tensor<4xi32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %43 = call @floor_divide(%42, %c_17) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_18 = stablehlo.constant dense<5> : tensor<i32>
    %44 = call @remainder(%43, %c_18) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %46 = stablehlo.compare LT, %21, %45, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_20 = stablehlo.constant dense<5> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %48 = stablehlo.add %21, %47 : tensor<1xi32>
    %49 = stablehlo.select %46, %48, %21 : tensor<1xi1>, tensor<1xi32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %51 = "stablehlo.scatter"(%4, %50, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      stablehlo.return %arg2 : tensor<i32>
    }) : (tensor<5xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %53 = stablehlo.compare LT, %44, %52, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_22 = stablehlo.constant dense<5> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %55 = stablehlo.add %44, %54 : tensor<4xi32>
    %56 = stablehlo.select %53, %55, %44 : tensor<4xi1>, tensor<4xi32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %58 = "stablehlo.scatter"(%51, %57, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      stablehlo.return %arg2 : tensor<i32>
    }) : (tensor<5xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%58, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[1, 2, 1, 2]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[1, 2, 9, 1, 2]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func private @clip(%arg0: tensor<1xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<1xi32>
    return %3 : tensor<1xi32>
  }
  func.func private @argsort(%arg0: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<1xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
    return %1#1 : tensor<1xi32>
  }
  func.func private @cumsum(%arg0: tensor<5xi1>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<5xi1>) -> tensor<5xi32>
    %1 = call @cumsum_0(%0) : (tensor<5xi32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @clip_1(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5xi32>
    return %2 : tensor<5xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = call @cumsum_3(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @floor_divide(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<4xi32>
    %2 = stablehlo.sign %arg0 : tensor<4xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %10 = stablehlo.and %5, %9 : tensor<4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<4xi32>
    %13 = call @_where_4(%10, %12, %1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %13 : tensor<4xi32>
  }
  func.func private @_where_4(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @remainder(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_5(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.and %11, %6 : tensor<4xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.add %4, %13 : tensor<4xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi32>
    return %15 : tensor<4xi32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module @numpy_insert_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xbf16>
    %want0 = call @expected() : () -> tensor<5xbf16>
    %cst = stablehlo.constant dense<9.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.reshape %c : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare LT, %3, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.add %3, %7 : tensor<1xi32>
    %9 = call @_where(%6, %8, %3) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %10 = call @clip(%9, %c_3, %c_4) : (tensor<1xi32>, tensor<i32>, tensor<i32>) -> tensor<1xi32>
    %11 = call @argsort(%10) : (tensor<1xi32>) -> tensor<1xi32>
    %12 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.compare LT, %11, %13, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.add %11, %15 : tensor<1xi32>
    %17 = stablehlo.select %14, %16, %11 : tensor<1xi1>, tensor<1xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %19 = stablehlo.convert %10 : tensor<1xi32>
    %20 = "stablehlo.scatter"(%19, %18, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %59 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %59 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %21 = stablehlo.convert %20 : tensor<1xi32>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %26 = stablehlo.add %21, %25 : tensor<1xi32>
    %27 = stablehlo.select %24, %26, %21 : tensor<1xi1>, tensor<1xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_10 = stablehlo.constant dense<false> : tensor<i1>
    %29 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %30 = "stablehlo.scatter"(%22, %28, %29) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<5xi1>, tensor<1x1xi32>, tensor<1xi1>) -> tensor<5xi1>
    %31 = call @cumsum(%30) : (tensor<5xi1>) -> tensor<5xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %33 = call @clip_1(%31, %c_12) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %37 = stablehlo.add %33, %36 : tensor<5xi32>
    %38 = stablehlo.select %35, %37, %33 : tensor<5xi1>, tensor<5xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %41 = "stablehlo.scatter"(%32, %39, %40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %59 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %59 : tensor<i32>
    }) : (tensor<4xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<4xi32>
    %42 = call @cumsum_2(%41) : (tensor<4xi32>) -> tensor<4xi32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %43 = call @floor_divide(%42, %c_16) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_17 = stablehlo.constant dense<5> : tensor<i32>
    %44 = call @remainder(%43, %c_17) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %46 = stablehlo.compare LT, %21, %45, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_19 = stablehlo.constant dense<5> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %48 = stablehlo.add %21, %47 : tensor<1xi32>
    %49 = stablehlo.select %46, %48, %21 : tensor<1xi1>, tensor<1xi32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %51 = "stablehlo.scatter"(%4, %50, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      stablehlo.return %arg2 : tensor<bf16>
    }) : (tensor<5xbf16>, tensor<1x1xi32>, tensor<1xbf16>) -> tensor<5xbf16>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %53 = stablehlo.compare LT, %44, %52, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_21 = stablehlo.constant dense<5> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %55 = stablehlo.add %44, %54 : tensor<4xi32>
    %56 = stablehlo.select %53, %55, %44 : tensor<4xi1>, tensor<4xi32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %58 = "stablehlo.scatter"(%51, %57, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      stablehlo.return %arg2 : tensor<bf16>
    }) : (tensor<5xbf16>, tensor<4x1xi32>, tensor<4xbf16>) -> tensor<5xbf16>
    stablehlo.custom_call @check.expect_eq(%58, %want0) {has_side_effect = true} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[-0.28515625, 1.8671875, -0.3828125, 2.65625]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @expected() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[-0.28515625, 1.8671875, 9.0, -0.3828125, 2.65625]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
  func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func private @clip(%arg0: tensor<1xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<1xi32>
    return %3 : tensor<1xi32>
  }
  func.func private @argsort(%arg0: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<1xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
    return %1#1 : tensor<1xi32>
  }
  func.func private @cumsum(%arg0: tensor<5xi1>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<5xi1>) -> tensor<5xi32>
    %1 = call @cumsum_0(%0) : (tensor<5xi32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @clip_1(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5xi32>
    return %2 : tensor<5xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = call @cumsum_3(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @floor_divide(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<4xi32>
    %2 = stablehlo.sign %arg0 : tensor<4xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %10 = stablehlo.and %5, %9 : tensor<4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<4xi32>
    %13 = call @_where_4(%10, %12, %1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %13 : tensor<4xi32>
  }
  func.func private @_where_4(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @remainder(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_5(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.and %11, %6 : tensor<4xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.add %4, %13 : tensor<4xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi32>
    return %15 : tensor<4xi32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module @numpy_insert_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %cst = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.reshape %c : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare LT, %3, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.add %3, %7 : tensor<1xi32>
    %9 = call @_where(%6, %8, %3) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %10 = call @clip(%9, %c_3, %c_4) : (tensor<1xi32>, tensor<i32>, tensor<i32>) -> tensor<1xi32>
    %11 = call @argsort(%10) : (tensor<1xi32>) -> tensor<1xi32>
    %12 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.compare LT, %11, %13, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.add %11, %15 : tensor<1xi32>
    %17 = stablehlo.select %14, %16, %11 : tensor<1xi1>, tensor<1xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %19 = stablehlo.convert %10 : tensor<1xi32>
    %20 = "stablehlo.scatter"(%19, %18, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %59 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %59 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %21 = stablehlo.convert %20 : tensor<1xi32>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %24 = stablehlo.compare LT, %21, %23, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %26 = stablehlo.add %21, %25 : tensor<1xi32>
    %27 = stablehlo.select %24, %26, %21 : tensor<1xi1>, tensor<1xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_10 = stablehlo.constant dense<false> : tensor<i1>
    %29 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %30 = "stablehlo.scatter"(%22, %28, %29) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<5xi1>, tensor<1x1xi32>, tensor<1xi1>) -> tensor<5xi1>
    %31 = call @cumsum(%30) : (tensor<5xi1>) -> tensor<5xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %33 = call @clip_1(%31, %c_12) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %37 = stablehlo.add %33, %36 : tensor<5xi32>
    %38 = stablehlo.select %35, %37, %33 : tensor<5xi1>, tensor<5xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %41 = "stablehlo.scatter"(%32, %39, %40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %59 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %59 : tensor<i32>
    }) : (tensor<4xi32>, tensor<5x1xi32>, tensor<5xi32>) -> tensor<4xi32>
    %42 = call @cumsum_2(%41) : (tensor<4xi32>) -> tensor<4xi32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %43 = call @floor_divide(%42, %c_16) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_17 = stablehlo.constant dense<5> : tensor<i32>
    %44 = call @remainder(%43, %c_17) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %46 = stablehlo.compare LT, %21, %45, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_19 = stablehlo.constant dense<5> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %48 = stablehlo.add %21, %47 : tensor<1xi32>
    %49 = stablehlo.select %46, %48, %21 : tensor<1xi1>, tensor<1xi32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %51 = "stablehlo.scatter"(%4, %50, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<5xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<5xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %53 = stablehlo.compare LT, %44, %52, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_21 = stablehlo.constant dense<5> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %55 = stablehlo.add %44, %54 : tensor<4xi32>
    %56 = stablehlo.select %53, %55, %44 : tensor<4xi1>, tensor<4xi32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %58 = "stablehlo.scatter"(%51, %57, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<5xf32>, tensor<4x1xi32>, tensor<4xf32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%58, %want0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[0.2718407, 2.693832, -2.2388146, -1.0508883]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[0.2718407, 2.693832, 9.0, -2.2388146, -1.0508883]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func private @clip(%arg0: tensor<1xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<1xi32>
    return %3 : tensor<1xi32>
  }
  func.func private @argsort(%arg0: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<1xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
    return %1#1 : tensor<1xi32>
  }
  func.func private @cumsum(%arg0: tensor<5xi1>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<5xi1>) -> tensor<5xi32>
    %1 = call @cumsum_0(%0) : (tensor<5xi32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @clip_1(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5xi32>
    return %2 : tensor<5xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = call @cumsum_3(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @floor_divide(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<4xi32>
    %2 = stablehlo.sign %arg0 : tensor<4xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %10 = stablehlo.and %5, %9 : tensor<4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<4xi32>
    %13 = call @_where_4(%10, %12, %1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %13 : tensor<4xi32>
  }
  func.func private @_where_4(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @remainder(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_5(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.and %11, %6 : tensor<4xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %14 = stablehlo.add %4, %13 : tensor<4xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi32>
    return %15 : tensor<4xi32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module @numpy_insert_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %cst = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %1 = stablehlo.reshape %c : (tensor<i64>) -> tensor<1xi64>
    %2 = stablehlo.reshape %1 : (tensor<1xi64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %6 = stablehlo.compare LT, %3, %5, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %8 = stablehlo.add %3, %7 : tensor<1xi64>
    %9 = call @_where(%6, %8, %3) : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %c_4 = stablehlo.constant dense<4> : tensor<i64>
    %10 = call @clip(%9, %c_3, %c_4) : (tensor<1xi64>, tensor<i64>, tensor<i64>) -> tensor<1xi64>
    %11 = call @argsort(%10) : (tensor<1xi64>) -> tensor<1xi64>
    %12 = stablehlo.iota dim = 0 : tensor<1xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %14 = stablehlo.compare LT, %11, %13, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %16 = stablehlo.add %11, %15 : tensor<1xi64>
    %17 = stablehlo.select %14, %16, %11 : tensor<1xi1>, tensor<1xi64>
    %18 = stablehlo.convert %17 : (tensor<1xi64>) -> tensor<1xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %20 = stablehlo.convert %10 : tensor<1xi64>
    %21 = "stablehlo.scatter"(%20, %19, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %64 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %64 : tensor<i64>
    }) : (tensor<1xi64>, tensor<1x1xi32>, tensor<1xi64>) -> tensor<1xi64>
    %22 = stablehlo.convert %21 : tensor<1xi64>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %23 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %24 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %25 = stablehlo.compare LT, %22, %24, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %c_9 = stablehlo.constant dense<5> : tensor<i64>
    %26 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %27 = stablehlo.add %22, %26 : tensor<1xi64>
    %28 = stablehlo.select %25, %27, %22 : tensor<1xi1>, tensor<1xi64>
    %29 = stablehlo.convert %28 : (tensor<1xi64>) -> tensor<1xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_10 = stablehlo.constant dense<false> : tensor<i1>
    %31 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %32 = "stablehlo.scatter"(%23, %30, %31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<5xi1>, tensor<1x1xi32>, tensor<1xi1>) -> tensor<5xi1>
    %33 = call @cumsum(%32) : (tensor<5xi1>) -> tensor<5xi64>
    %c_11 = stablehlo.constant dense<0> : tensor<i64>
    %34 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %35 = call @clip_1(%33, %c_12) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %c_13 = stablehlo.constant dense<0> : tensor<i64>
    %36 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %37 = stablehlo.compare LT, %35, %36, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_14 = stablehlo.constant dense<4> : tensor<i64>
    %38 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %39 = stablehlo.add %35, %38 : tensor<5xi64>
    %40 = stablehlo.select %37, %39, %35 : tensor<5xi1>, tensor<5xi64>
    %41 = stablehlo.convert %40 : (tensor<5xi64>) -> tensor<5xi32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i64>
    %43 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %44 = "stablehlo.scatter"(%34, %42, %43) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %64 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %64 : tensor<i64>
    }) : (tensor<4xi64>, tensor<5x1xi32>, tensor<5xi64>) -> tensor<4xi64>
    %45 = call @cumsum_2(%44) : (tensor<4xi64>) -> tensor<4xi64>
    %c_16 = stablehlo.constant dense<1> : tensor<i64>
    %46 = call @floor_divide(%45, %c_16) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %c_17 = stablehlo.constant dense<5> : tensor<i64>
    %47 = call @remainder(%46, %c_17) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %c_18 = stablehlo.constant dense<0> : tensor<i64>
    %48 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %49 = stablehlo.compare LT, %22, %48, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %c_19 = stablehlo.constant dense<5> : tensor<i64>
    %50 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %51 = stablehlo.add %22, %50 : tensor<1xi64>
    %52 = stablehlo.select %49, %51, %22 : tensor<1xi1>, tensor<1xi64>
    %53 = stablehlo.convert %52 : (tensor<1xi64>) -> tensor<1xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %55 = "stablehlo.scatter"(%4, %54, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      stablehlo.return %arg2 : tensor<f64>
    }) : (tensor<5xf64>, tensor<1x1xi32>, tensor<1xf64>) -> tensor<5xf64>
    %c_20 = stablehlo.constant dense<0> : tensor<i64>
    %56 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %57 = stablehlo.compare LT, %47, %56, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_21 = stablehlo.constant dense<5> : tensor<i64>
    %58 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %59 = stablehlo.add %47, %58 : tensor<4xi64>
    %60 = stablehlo.select %57, %59, %47 : tensor<4xi1>, tensor<4xi64>
    %61 = stablehlo.convert %60 : (tensor<4xi64>) -> tensor<4xi32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %63 = "stablehlo.scatter"(%55, %62, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      stablehlo.return %arg2 : tensor<f64>
    }) : (tensor<5xf64>, tensor<4x1xi32>, tensor<4xf64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_eq(%63, %want0) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[-1.538933545171818, 1.9290468694331189, -2.0694943825057166, 1.991805314975866]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[-1.538933545171818, 1.9290468694331189, 9.0, -2.0694943825057166, 1.991805314975866]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xi64>, %arg2: tensor<1xi64>) -> tensor<1xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1xi1>, tensor<1xi64>
    return %0 : tensor<1xi64>
  }
  func.func private @clip(%arg0: tensor<1xi64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<1xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.maximum %0, %arg0 : tensor<1xi64>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %3 = stablehlo.minimum %2, %1 : tensor<1xi64>
    return %3 : tensor<1xi64>
  }
  func.func private @argsort(%arg0: tensor<1xi64>) -> tensor<1xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<1xi64>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: tensor<i64>, %arg4: tensor<i64>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<1xi64>, tensor<1xi64>) -> (tensor<1xi64>, tensor<1xi64>)
    return %1#1 : tensor<1xi64>
  }
  func.func private @cumsum(%arg0: tensor<5xi1>) -> tensor<5xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<5xi1>) -> tensor<5xi64>
    %1 = call @cumsum_0(%0) : (tensor<5xi64>) -> tensor<5xi64>
    return %1 : tensor<5xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<5xi64>) -> tensor<5xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    return %1 : tensor<5xi64>
  }
  func.func private @clip_1(%arg0: tensor<5xi64>, %arg1: tensor<i64>) -> tensor<5xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<5xi64>
    return %2 : tensor<5xi64>
  }
  func.func private @cumsum_2(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %0 = call @cumsum_3(%arg0) : (tensor<4xi64>) -> tensor<4xi64>
    return %0 : tensor<4xi64>
  }
  func.func private @cumsum_3(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    return %1 : tensor<4xi64>
  }
  func.func private @floor_divide(%arg0: tensor<4xi64>, %arg1: tensor<i64>) -> tensor<4xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %1 = stablehlo.divide %arg0, %0 : tensor<4xi64>
    %2 = stablehlo.sign %arg0 : tensor<4xi64>
    %3 = stablehlo.sign %arg1 : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %7 = stablehlo.remainder %arg0, %6 : tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %10 = stablehlo.and %5, %9 : tensor<4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %12 = stablehlo.subtract %1, %11 : tensor<4xi64>
    %13 = call @_where_4(%10, %12, %1) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    return %13 : tensor<4xi64>
  }
  func.func private @_where_4(%arg0: tensor<4xi1>, %arg1: tensor<4xi64>, %arg2: tensor<4xi64>) -> tensor<4xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi64>
    return %0 : tensor<4xi64>
  }
  func.func private @remainder(%arg0: tensor<4xi64>, %arg1: tensor<i64>) -> tensor<4xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_5(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %12 = stablehlo.and %11, %6 : tensor<4xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %14 = stablehlo.add %4, %13 : tensor<4xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi64>
    return %15 : tensor<4xi64>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
}
