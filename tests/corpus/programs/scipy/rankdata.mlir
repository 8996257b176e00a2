module @scipy_rankdata_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi32>
    %want0 = call @expected() : () -> tensor<9xf32>
    %0 = call @rankdata(%arg0) : (tensor<9xi32>) -> tensor<9xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[2, 2, 3, 2, 3, 2, 0, 4, 0]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
  func.func private @expected() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[4.5, 4.5, 7.5, 4.5, 7.5, 4.5, 1.5, 9.0, 1.5]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @rankdata(%arg0: tensor<9xi32>) -> tensor<9xf32> {
    %c = stablehlo.constant dense<true> : tensor<1xi1>
    %0 = stablehlo.compare NE, %arg0, %arg0, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %4 = stablehlo.iota dim = 0 : tensor<9xi32>
      %5:2 = "stablehlo.sort"(%arg0, %4) <{dimension = 0 : i64, is_stable = true}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
        %69 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %69 : tensor<i1>
      }) : (tensor<9xi32>, tensor<9xi32>) -> (tensor<9xi32>, tensor<9xi32>)
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %7 = stablehlo.iota dim = 0 : tensor<9xi32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %9 = stablehlo.compare LT, %5#1, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_3 = stablehlo.constant dense<9> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %11 = stablehlo.add %5#1, %10 : tensor<9xi32>
      %12 = stablehlo.select %9, %11, %5#1 : tensor<9xi1>, tensor<9xi32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %14 = "stablehlo.scatter"(%6, %13, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<9xi32>, tensor<9x1xi32>, tensor<9xi32>) -> tensor<9xi32>
      %15 = stablehlo.slice %5#0 [1:9] : (tensor<9xi32>) -> tensor<8xi32>
      %16 = stablehlo.slice %5#0 [0:8] : (tensor<9xi32>) -> tensor<8xi32>
      %17 = stablehlo.compare NE, %15, %16, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %18 = stablehlo.concatenate %c, %17, dim = 0 : (tensor<1xi1>, tensor<8xi1>) -> tensor<9xi1>
      %19 = func.call @cumsum(%18) : (tensor<9xi1>) -> tensor<9xi32>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %21 = stablehlo.compare LT, %14, %20, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_5 = stablehlo.constant dense<9> : tensor<i32>
      %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %23 = stablehlo.add %14, %22 : tensor<9xi32>
      %24 = stablehlo.select %21, %23, %14 : tensor<9xi1>, tensor<9xi32>
      %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %26 = "stablehlo.gather"(%19, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<9x1xi32>) -> tensor<9xi32>
      %27 = func.call @cumsum_1(%18) : (tensor<9xi1>) -> tensor<9xi32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<10xi32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %29 = func.call @clip(%27, %c_7) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %31 = stablehlo.compare LT, %29, %30, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_9 = stablehlo.constant dense<10> : tensor<i32>
      %32 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %33 = stablehlo.add %29, %32 : tensor<9xi32>
      %34 = stablehlo.select %31, %33, %29 : tensor<9xi1>, tensor<9xi32>
      %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %37 = "stablehlo.scatter"(%28, %35, %36) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        %69 = stablehlo.add %arg1, %arg2 : tensor<i32>
        stablehlo.return %69 : tensor<i32>
      }) : (tensor<10xi32>, tensor<9x1xi32>, tensor<9xi32>) -> tensor<10xi32>
      %38 = func.call @cumsum_2(%37) : (tensor<10xi32>) -> tensor<10xi32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %39 = func.call @floor_divide(%38, %c_11) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
      %c_12 = stablehlo.constant dense<9> : tensor<i32>
      %40 = func.call @remainder(%39, %c_12) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
      %41 = stablehlo.iota dim = 0 : tensor<10xi32>
      %42 = stablehlo.convert %18 : (tensor<9xi1>) -> tensor<9xi32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.reduce(%42 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<10xi32>
      %45 = stablehlo.compare GE, %41, %44, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
      %c_14 = stablehlo.constant dense<9> : tensor<i32>
      %46 = func.call @_where_5(%45, %c_14, %40) : (tensor<10xi1>, tensor<i32>, tensor<10xi32>) -> tensor<10xi32>
      %47 = stablehlo.convert %46 : (tensor<10xi32>) -> tensor<10xf32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %48 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %49 = stablehlo.compare LT, %26, %48, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_16 = stablehlo.constant dense<10> : tensor<i32>
      %50 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %51 = stablehlo.add %26, %50 : tensor<9xi32>
      %52 = stablehlo.select %49, %51, %26 : tensor<9xi1>, tensor<9xi32>
      %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %54 = "stablehlo.gather"(%47, %53) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<9x1xi32>) -> tensor<9xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %55 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %56 = stablehlo.subtract %26, %55 : tensor<9xi32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %57 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %58 = stablehlo.compare LT, %56, %57, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_19 = stablehlo.constant dense<10> : tensor<i32>
      %59 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %60 = stablehlo.add %56, %59 : tensor<9xi32>
      %61 = stablehlo.select %58, %60, %56 : tensor<9xi1>, tensor<9xi32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %63 = "stablehlo.gather"(%47, %62) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<9x1xi32>) -> tensor<9xf32>
      %64 = stablehlo.add %54, %63 : tensor<9xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
      %66 = stablehlo.add %64, %65 : tensor<9xf32>
      %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<9xf32>
      %68 = stablehlo.multiply %67, %66 : tensor<9xf32>
      stablehlo.return %68 : tensor<9xf32>
    }, {
      %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
      stablehlo.return %4 : tensor<9xf32>
    }) : (tensor<i32>) -> tensor<9xf32>
    return %3 : tensor<9xf32>
  }
  func.func private @cumsum(%arg0: tensor<9xi1>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xi32>
    %1 = call @cumsum_0(%0) : (tensor<9xi32>) -> tensor<9xi32>
    return %1 : tensor<9xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<9xi32>) -> tensor<9xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    return %1 : tensor<9xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi1>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xi32>
    %1 = call @cumsum_0(%0) : (tensor<9xi32>) -> tensor<9xi32>
    return %1 : tensor<9xi32>
  }
  func.func private @clip(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<9xi32>
    return %2 : tensor<9xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %0 = call @cumsum_3(%arg0) : (tensor<10xi32>) -> tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[9, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 10>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    return %1 : tensor<10xi32>
  }
  func.func private @floor_divide(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<10xi32>
    %2 = stablehlo.sign %arg0 : tensor<10xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %10 = stablehlo.and %5, %9 : tensor<10xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<10xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    return %13 : tensor<10xi32>
  }
  func.func private @_where(%arg0: tensor<10xi1>, %arg1: tensor<10xi32>, %arg2: tensor<10xi32>) -> tensor<10xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<10xi1>, tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @remainder(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_4(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<10xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<10xi1>, tensor<10xi1>) -> tensor<10xi1>
    %12 = stablehlo.and %11, %6 : tensor<10xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %14 = stablehlo.add %4, %13 : tensor<10xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<10xi1>, tensor<10xi32>
    return %15 : tensor<10xi32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_5(%arg0: tensor<10xi1>, %arg1: tensor<i32>, %arg2: tensor<10xi32>) -> tensor<10xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<10xi1>, tensor<10xi32>
    return %2 : tensor<10xi32>
  }
}

// -----

module @scipy_rankdata_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<9xf32>
    %0 = call @rankdata(%arg0) : (tensor<9xf32>) -> tensor<9xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[0.7564509, 3.1005483, 2.3591754, 3.3107638, 3.6366744, 1.0312729, 2.2333195, 1.954523, 2.0805376]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[1.0, 7.0, 6.0, 8.0, 9.0, 2.0, 5.0, 3.0, 4.0]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @rankdata(%arg0: tensor<9xf32>) -> tensor<9xf32> {
    %c = stablehlo.constant dense<true> : tensor<1xi1>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %4 = stablehlo.iota dim = 0 : tensor<9xi32>
      %5:2 = "stablehlo.sort"(%arg0, %4) <{dimension = 0 : i64, is_stable = true}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
        %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %69 = stablehlo.compare EQ, %arg1, %cst_21, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %70 = stablehlo.select %69, %cst_22, %arg1 : tensor<i1>, tensor<f32>
        %71 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %cst_23 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
        %72 = stablehlo.select %71, %cst_23, %70 : tensor<i1>, tensor<f32>
        %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %73 = stablehlo.compare EQ, %arg2, %cst_24, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %74 = stablehlo.select %73, %cst_25, %arg2 : tensor<i1>, tensor<f32>
        %75 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %cst_26 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
        %76 = stablehlo.select %75, %cst_26, %74 : tensor<i1>, tensor<f32>
        %77 = stablehlo.compare LT, %72, %76, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %77 : tensor<i1>
      }) : (tensor<9xf32>, tensor<9xi32>) -> (tensor<9xf32>, tensor<9xi32>)
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %7 = stablehlo.iota dim = 0 : tensor<9xi32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %9 = stablehlo.compare LT, %5#1, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_3 = stablehlo.constant dense<9> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %11 = stablehlo.add %5#1, %10 : tensor<9xi32>
      %12 = stablehlo.select %9, %11, %5#1 : tensor<9xi1>, tensor<9xi32>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %14 = "stablehlo.scatter"(%6, %13, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        stablehlo.return %arg2 : tensor<i32>
      }) : (tensor<9xi32>, tensor<9x1xi32>, tensor<9xi32>) -> tensor<9xi32>
      %15 = stablehlo.slice %5#0 [1:9] : (tensor<9xf32>) -> tensor<8xf32>
      %16 = stablehlo.slice %5#0 [0:8] : (tensor<9xf32>) -> tensor<8xf32>
      %17 = stablehlo.compare NE, %15, %16, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %18 = stablehlo.concatenate %c, %17, dim = 0 : (tensor<1xi1>, tensor<8xi1>) -> tensor<9xi1>
      %19 = func.call @cumsum(%18) : (tensor<9xi1>) -> tensor<9xi32>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %21 = stablehlo.compare LT, %14, %20, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_5 = stablehlo.constant dense<9> : tensor<i32>
      %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %23 = stablehlo.add %14, %22 : tensor<9xi32>
      %24 = stablehlo.select %21, %23, %14 : tensor<9xi1>, tensor<9xi32>
      %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %26 = "stablehlo.gather"(%19, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<9x1xi32>) -> tensor<9xi32>
      %27 = func.call @cumsum_1(%18) : (tensor<9xi1>) -> tensor<9xi32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<10xi32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %29 = func.call @clip(%27, %c_7) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %31 = stablehlo.compare LT, %29, %30, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_9 = stablehlo.constant dense<10> : tensor<i32>
      %32 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %33 = stablehlo.add %29, %32 : tensor<9xi32>
      %34 = stablehlo.select %31, %33, %29 : tensor<9xi1>, tensor<9xi32>
      %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %37 = "stablehlo.scatter"(%28, %35, %36) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
        %69 = stablehlo.add %arg1, %arg2 : tensor<i32>
        stablehlo.return %69 : tensor<i32>
      }) : (tensor<10xi32>, tensor<9x1xi32>, tensor<9xi32>) -> tensor<10xi32>
      %38 = func.call @cumsum_2(%37) : (tensor<10xi32>) -> tensor<10xi32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %39 = func.call @floor_divide(%38, %c_11) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
      %c_12 = stablehlo.constant dense<9> : tensor<i32>
      %40 = func.call @remainder(%39, %c_12) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
      %41 = stablehlo.iota dim = 0 : tensor<10xi32>
      %42 = stablehlo.convert %18 : (tensor<9xi1>) -> tensor<9xi32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %43 = stablehlo.reduce(%42 init: %c_13) applies stablehlo.add across dimensions = [0] : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i32>) -> tensor<10xi32>
      %45 = stablehlo.compare GE, %41, %44, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
      %c_14 = stablehlo.constant dense<9> : tensor<i32>
      %46 = func.call @_where_5(%45, %c_14, %40) : (tensor<10xi1>, tensor<i32>, tensor<10xi32>) -> tensor<10xi32>
      %47 = stablehlo.convert %46 : (tensor<10xi32>) -> tensor<10xf32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %48 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %49 = stablehlo.compare LT, %26, %48, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_16 = stablehlo.constant dense<10> : tensor<i32>
      %50 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %51 = stablehlo.add %26, %50 : tensor<9xi32>
      %52 = stablehlo.select %49, %51, %26 : tensor<9xi1>, tensor<9xi32>
      %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %54 = "stablehlo.gather"(%47, %53) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<9x1xi32>) -> tensor<9xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %55 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %56 = stablehlo.subtract %26, %55 : tensor<9xi32>
      %c_18 = stablehlo.constant dense<0> : tensor<i32>
      %57 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %58 = stablehlo.compare LT, %56, %57, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
      %c_19 = stablehlo.constant dense<10> : tensor<i32>
      %59 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %60 = stablehlo.add %56, %59 : tensor<9xi32>
      %61 = stablehlo.select %58, %60, %56 : tensor<9xi1>, tensor<9xi32>
      %62 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %63 = "stablehlo.gather"(%47, %62) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<10xf32>, tensor<9x1xi32>) -> tensor<9xf32>
      %64 = stablehlo.add %54, %63 : tensor<9xf32>
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
      %66 = stablehlo.add %64, %65 : tensor<9xf32>
      %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<9xf32>
      %68 = stablehlo.multiply %67, %66 : tensor<9xf32>
      stablehlo.return %68 : tensor<9xf32>
    }, {
      %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
      stablehlo.return %4 : tensor<9xf32>
    }) : (tensor<i32>) -> tensor<9xf32>
    return %3 : tensor<9xf32>
  }
  func.func private @cumsum(%arg0: tensor<9xi1>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xi32>
    %1 = call @cumsum_0(%0) : (tensor<9xi32>) -> tensor<9xi32>
    return %1 : tensor<9xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<9xi32>) -> tensor<9xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    return %1 : tensor<9xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<9xi1>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<9xi1>) -> tensor<9xi32>
    %1 = call @cumsum_0(%0) : (tensor<9xi32>) -> tensor<9xi32>
    return %1 : tensor<9xi32>
  }
  func.func private @clip(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<9xi32>
    return %2 : tensor<9xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %0 = call @cumsum_3(%arg0) : (tensor<10xi32>) -> tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[9, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 10>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    return %1 : tensor<10xi32>
  }
  func.func private @floor_divide(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<10xi32>
    %2 = stablehlo.sign %arg0 : tensor<10xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %10 = stablehlo.and %5, %9 : tensor<10xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<10xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    return %13 : tensor<10xi32>
  }
  func.func private @_where(%arg0: tensor<10xi1>, %arg1: tensor<10xi32>, %arg2: tensor<10xi32>) -> tensor<10xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<10xi1>, tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @remainder(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_4(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<10xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<10xi1>, tensor<10xi1>) -> tensor<10xi1>
    %12 = stablehlo.and %11, %6 : tensor<10xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %14 = stablehlo.add %4, %13 : tensor<10xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<10xi1>, tensor<10xi32>
    return %15 : tensor<10xi32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_5(%arg0: tensor<10xi1>, %arg1: tensor<i32>, %arg2: tensor<10xi32>) -> tensor<10xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<10xi1>, tensor<10xi32>
    return %2 : tensor<10xi32>
  }
}
