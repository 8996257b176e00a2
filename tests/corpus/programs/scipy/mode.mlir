module @scipy_mode_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi32>
    %want0, %want1 = call @expected() : () -> (tensor<i32>, tensor<i32>)
    %0:2 = call @mode(%arg0) : (tensor<9xi32>) -> (tensor<i32>, tensor<i32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[3, 1, 3, 1, 2, 2, 1, 0, 1]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
  func.func private @expected() -> (tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<1> : tensor<i32>
    %c1 = stablehlo.constant dense<4> : tensor<i32>
    return %c0, %c1 : tensor<i32>, tensor<i32>
  }
  func.func private @mode(%arg0: tensor<9xi32>) -> (tensor<i32>, tensor<i32>) {
    %0 = call @atleast_1d(%arg0) : (tensor<9xi32>) -> tensor<9xi32>
    %1 = stablehlo.reshape %0 : (tensor<9xi32>) -> tensor<9x1xi32>
    %2:3 = call @_unique_sorted_mask(%1) : (tensor<9x1xi32>) -> (tensor<1x9xi32>, tensor<1x9xi1>, tensor<1x9xi32>)
    %3 = call @cumsum(%2#1) : (tensor<1x9xi1>) -> tensor<1x9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @clip(%3, %c_0) : (tensor<1x9xi32>, tensor<i32>) -> tensor<1x9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %7 = stablehlo.compare LT, %5, %6, SIGNED : (tensor<1x9xi32>, tensor<1x9xi32>) -> tensor<1x9xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %9 = stablehlo.add %5, %8 : tensor<1x9xi32>
    %10 = stablehlo.select %7, %9, %5 : tensor<1x9xi1>, tensor<1x9xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x9xi32>) -> tensor<1x9x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %13 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<9xi32>) -> tensor<1x9xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<9xi32>) -> tensor<1x9xi32>
    %15 = "stablehlo.scatter"(%13, %11, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %60 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %60 : tensor<i32>
    }) : (tensor<1x9xi32>, tensor<1x9x1xi32>, tensor<1x9xi32>) -> tensor<1x9xi32>
    %16 = call @cumsum_1(%15) : (tensor<1x9xi32>) -> tensor<1x9xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = call @floor_divide(%16, %c_4) : (tensor<1x9xi32>, tensor<i32>) -> tensor<1x9xi32>
    %c_5 = stablehlo.constant dense<9> : tensor<i32>
    %18 = call @remainder(%17, %c_5) : (tensor<1x9xi32>, tensor<i32>) -> tensor<1x9xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<1x9xi32>, tensor<1x9xi32>) -> tensor<1x9xi1>
    %c_7 = stablehlo.constant dense<9> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %22 = stablehlo.add %18, %21 : tensor<1x9xi32>
    %23 = stablehlo.select %20, %22, %18 : tensor<1x9xi1>, tensor<1x9xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x9xi32>) -> tensor<1x9x1xi32>
    %25 = "stablehlo.gather"(%2#0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x9xi32>, tensor<1x9x1xi32>) -> tensor<1x9xi32>
    %26 = call @cumsum(%2#1) : (tensor<1x9xi1>) -> tensor<1x9xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @clip(%26, %c_9) : (tensor<1x9xi32>, tensor<i32>) -> tensor<1x9xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %30 = stablehlo.compare LT, %28, %29, SIGNED : (tensor<1x9xi32>, tensor<1x9xi32>) -> tensor<1x9xi1>
    %c_11 = stablehlo.constant dense<10> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %32 = stablehlo.add %28, %31 : tensor<1x9xi32>
    %33 = stablehlo.select %30, %32, %28 : tensor<1x9xi1>, tensor<1x9xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x9xi32>) -> tensor<1x9x1xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %36 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<10xi32>) -> tensor<1x10xi32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<9xi32>) -> tensor<1x9xi32>
    %38 = "stablehlo.scatter"(%36, %34, %37) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %60 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %60 : tensor<i32>
    }) : (tensor<1x10xi32>, tensor<1x9x1xi32>, tensor<1x9xi32>) -> tensor<1x10xi32>
    %39 = call @cumsum_3(%38) : (tensor<1x10xi32>) -> tensor<1x10xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %40 = call @floor_divide_5(%39, %c_13) : (tensor<1x10xi32>, tensor<i32>) -> tensor<1x10xi32>
    %c_14 = stablehlo.constant dense<9> : tensor<i32>
    %41 = call @remainder_7(%40, %c_14) : (tensor<1x10xi32>, tensor<i32>) -> tensor<1x10xi32>
    %42 = stablehlo.slice %41 [0:1, 1:10] : (tensor<1x10xi32>) -> tensor<1x9xi32>
    %43 = stablehlo.slice %41 [0:1, 1:10] : (tensor<1x10xi32>) -> tensor<1x9xi32>
    %c_15 = stablehlo.constant dense<9> : tensor<i32>
    %44 = call @_where_8(%42, %43, %c_15) : (tensor<1x9xi32>, tensor<1x9xi32>, tensor<i32>) -> tensor<1x9xi32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %46 = "stablehlo.scatter"(%41, %45, %44) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      stablehlo.return %arg2 : tensor<i32>
    }) : (tensor<1x10xi32>, tensor<1xi32>, tensor<1x9xi32>) -> tensor<1x10xi32>
    %47 = call @diff(%46) : (tensor<1x10xi32>) -> tensor<1x9xi32>
    %48 = call @argmax(%47) : (tensor<1x9xi32>) -> tensor<1xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %50 = stablehlo.compare LT, %48, %49, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_18 = stablehlo.constant dense<9> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %52 = stablehlo.add %48, %51 : tensor<1xi32>
    %53 = stablehlo.select %50, %52, %48 : tensor<1xi1>, tensor<1xi32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %55 = "stablehlo.gather"(%25, %54) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<1x9xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %56 = stablehlo.reshape %55 : (tensor<1x1xi32>) -> tensor<1xi32>
    %c_19 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %57 = stablehlo.reduce(%47 init: %c_19) applies stablehlo.maximum across dimensions = [1] : (tensor<1x9xi32>, tensor<i32>) -> tensor<1xi32>
    %58 = stablehlo.reshape %56 : (tensor<1xi32>) -> tensor<i32>
    %59 = stablehlo.reshape %57 : (tensor<1xi32>) -> tensor<i32>
    return %58, %59 : tensor<i32>, tensor<i32>
  }
  func.func private @atleast_1d(%arg0: tensor<9xi32>) -> tensor<9xi32> {
    return %arg0 : tensor<9xi32>
  }
  func.func private @_unique_sorted_mask(%arg0: tensor<9x1xi32>) -> (tensor<1x9xi32>, tensor<1x9xi1>, tensor<1x9xi32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<9x1xi32>) -> tensor<1x9xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x9xi32>) -> tensor<1x9x1xi32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 1] : (tensor<1x9x1xi32>) -> tensor<1x1x9xi32>
    %3 = stablehlo.reverse %2, dims = [1] : tensor<1x1x9xi32>
    %4 = call @lexsort(%3) : (tensor<1x1x9xi32>) -> tensor<1x9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<1x9xi32>, tensor<1x9xi32>) -> tensor<1x9xi1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %8 = stablehlo.add %4, %7 : tensor<1x9xi32>
    %9 = stablehlo.select %6, %8, %4 : tensor<1x9xi1>, tensor<1x9xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x9xi32>) -> tensor<1x9x1xi32>
    %11 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<9x1xi32>) -> tensor<1x9xi32>
    %12 = "stablehlo.gather"(%11, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x9xi32>, tensor<1x9x1xi32>) -> tensor<1x9xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %14 = stablehlo.slice %12 [0:1, 1:9] : (tensor<1x9xi32>) -> tensor<1x8xi32>
    %15 = stablehlo.slice %12 [0:1, 0:8] : (tensor<1x9xi32>) -> tensor<1x8xi32>
    %16 = stablehlo.compare NE, %14, %15, SIGNED : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %17 = stablehlo.reduce(%16 init: %c_2) applies stablehlo.or across dimensions = [] : (tensor<1x8xi1>, tensor<i1>) -> tensor<1x8xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %19 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<9xi1>) -> tensor<1x9xi1>
    %20 = "stablehlo.scatter"(%19, %18, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<1x9xi1>, tensor<1xi32>, tensor<1x8xi1>) -> tensor<1x9xi1>
    return %12, %20, %4 : tensor<1x9xi32>, tensor<1x9xi1>, tensor<1x9xi32>
  }
  func.func private @lexsort(%arg0: tensor<1x1x9xi32>) -> tensor<1x9xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:1, 0:9] : (tensor<1x1x9xi32>) -> tensor<1x1x9xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x9xi32>) -> tensor<1x9xi32>
    %2 = stablehlo.iota dim = 0 : tensor<9xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<9xi32>) -> tensor<1x9xi32>
    %4:2 = "stablehlo.sort"(%1, %3) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %5 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<1x9xi32>, tensor<1x9xi32>) -> (tensor<1x9xi32>, tensor<1x9xi32>)
    return %4#1 : tensor<1x9xi32>
  }
  func.func private @cumsum(%arg0: tensor<1x9xi1>) -> tensor<1x9xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<1x9xi1>) -> tensor<1x9xi32>
    %1 = call @cumsum_0(%0) : (tensor<1x9xi32>) -> tensor<1x9xi32>
    return %1 : tensor<1x9xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<1x9xi32>) -> tensor<1x9xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [8, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 9>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<1x9xi32>, tensor<i32>) -> tensor<1x9xi32>
    return %1 : tensor<1x9xi32>
  }
  func.func private @clip(%arg0: tensor<1x9xi32>, %arg1: tensor<i32>) -> tensor<1x9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x9xi32>
    return %2 : tensor<1x9xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<1x9xi32>) -> tensor<1x9xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<1x9xi32>) -> tensor<1x9xi32>
    return %0 : tensor<1x9xi32>
  }
  func.func private @floor_divide(%arg0: tensor<1x9xi32>, %arg1: tensor<i32>) -> tensor<1x9xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<1x9xi32>
    %2 = stablehlo.sign %arg0 : tensor<1x9xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<1x9xi32>, tensor<1x9xi32>) -> tensor<1x9xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<1x9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<1x9xi32>, tensor<1x9xi32>) -> tensor<1x9xi1>
    %10 = stablehlo.and %5, %9 : tensor<1x9xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<1x9xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<1x9xi1>, tensor<1x9xi32>, tensor<1x9xi32>) -> tensor<1x9xi32>
    return %13 : tensor<1x9xi32>
  }
  func.func private @_where(%arg0: tensor<1x9xi1>, %arg1: tensor<1x9xi32>, %arg2: tensor<1x9xi32>) -> tensor<1x9xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x9xi1>, tensor<1x9xi32>
    return %0 : tensor<1x9xi32>
  }
  func.func private @remainder(%arg0: tensor<1x9xi32>, %arg1: tensor<i32>) -> tensor<1x9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<1x9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1x9xi32>, tensor<1x9xi32>) -> tensor<1x9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1x9xi32>, tensor<1x9xi32>) -> tensor<1x9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1x9xi1>, tensor<1x9xi1>) -> tensor<1x9xi1>
    %12 = stablehlo.and %11, %6 : tensor<1x9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %14 = stablehlo.add %4, %13 : tensor<1x9xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<1x9xi1>, tensor<1x9xi32>
    return %15 : tensor<1x9xi32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @cumsum_3(%arg0: tensor<1x10xi32>) -> tensor<1x10xi32> {
    %0 = call @cumsum_4(%arg0) : (tensor<1x10xi32>) -> tensor<1x10xi32>
    return %0 : tensor<1x10xi32>
  }
  func.func private @cumsum_4(%arg0: tensor<1x10xi32>) -> tensor<1x10xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [9, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 10>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<1x10xi32>, tensor<i32>) -> tensor<1x10xi32>
    return %1 : tensor<1x10xi32>
  }
  func.func private @floor_divide_5(%arg0: tensor<1x10xi32>, %arg1: tensor<i32>) -> tensor<1x10xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1x10xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<1x10xi32>
    %2 = stablehlo.sign %arg0 : tensor<1x10xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<1x10xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<1x10xi32>, tensor<1x10xi32>) -> tensor<1x10xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1x10xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<1x10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x10xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<1x10xi32>, tensor<1x10xi32>) -> tensor<1x10xi1>
    %10 = stablehlo.and %5, %9 : tensor<1x10xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x10xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<1x10xi32>
    %13 = call @_where_6(%10, %12, %1) : (tensor<1x10xi1>, tensor<1x10xi32>, tensor<1x10xi32>) -> tensor<1x10xi32>
    return %13 : tensor<1x10xi32>
  }
  func.func private @_where_6(%arg0: tensor<1x10xi1>, %arg1: tensor<1x10xi32>, %arg2: tensor<1x10xi32>) -> tensor<1x10xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x10xi1>, tensor<1x10xi32>
    return %0 : tensor<1x10xi32>
  }
  func.func private @remainder_7(%arg0: tensor<1x10xi32>, %arg1: tensor<i32>) -> tensor<1x10xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x10xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<1x10xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x10xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1x10xi32>, tensor<1x10xi32>) -> tensor<1x10xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x10xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<1x10xi32>, tensor<1x10xi32>) -> tensor<1x10xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x10xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<1x10xi1>, tensor<1x10xi1>) -> tensor<1x10xi1>
    %12 = stablehlo.and %11, %6 : tensor<1x10xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1x10xi32>
    %14 = stablehlo.add %4, %13 : tensor<1x10xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<1x10xi1>, tensor<1x10xi32>
    return %15 : tensor<1x10xi32>
  }
  func.func private @_where_8(%arg0: tensor<1x9xi32>, %arg1: tensor<1x9xi32>, %arg2: tensor<i32>) -> tensor<1x9xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x9xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<1x9xi32>, tensor<1x9xi32>) -> tensor<1x9xi1>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<9xi32>) -> tensor<1x9xi32>
    %5 = stablehlo.select %1, %arg1, %4 : tensor<1x9xi1>, tensor<1x9xi32>
    return %5 : tensor<1x9xi32>
  }
  func.func private @diff(%arg0: tensor<1x10xi32>) -> tensor<1x9xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 1:10] : (tensor<1x10xi32>) -> tensor<1x9xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<1x10xi32>) -> tensor<1x9xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<1x9xi32>
    return %2 : tensor<1x9xi32>
  }
  func.func private @argmax(%arg0: tensor<1x9xi32>) -> tensor<1xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<1x9xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<1x9xi32>, tensor<1x9xi32>, tensor<i32>, tensor<i32>) -> (tensor<1xi32>, tensor<1xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<1xi32>
  }
}
