module @numpy_histogram_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<20xf32>
    %want0, %want1 = call @expected() : () -> (tensor<4xf32>, tensor<5xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %6 = call @_ptp(%5) : (tensor<2xf32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare EQ, %6, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.slice %5 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.subtract %9, %cst_3 : tensor<f32>
    %11 = stablehlo.slice %5 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = call @_where(%7, %10, %12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = call @_ptp(%5) : (tensor<2xf32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare EQ, %14, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %16 = stablehlo.slice %5 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %17 = stablehlo.reshape %16 : (tensor<1xf32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.add %17, %cst_5 : tensor<f32>
    %19 = stablehlo.slice %5 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %20 = stablehlo.reshape %19 : (tensor<1xf32>) -> tensor<f32>
    %21 = call @_where(%15, %18, %20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = call @_linspace(%13, %21) : (tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %23 = call @searchsorted(%22, %arg0) : (tensor<5xf32>, tensor<20xf32>) -> tensor<20xi32>
    %24 = stablehlo.slice %22 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %27 = stablehlo.compare EQ, %arg0, %26, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %c = stablehlo.constant dense<4> : tensor<i32>
    %28 = call @_where_1(%27, %c, %23) : (tensor<20xi1>, tensor<i32>, tensor<20xi32>) -> tensor<20xi32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %31 = stablehlo.compare LT, %28, %30, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_8 = stablehlo.constant dense<5> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %33 = stablehlo.add %28, %32 : tensor<20xi32>
    %34 = stablehlo.select %31, %33, %28 : tensor<20xi1>, tensor<20xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %36 = "stablehlo.scatter"(%29, %35, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %38 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %38 : tensor<f32>
    }) : (tensor<5xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<5xf32>
    %37 = stablehlo.slice %36 [1:5] : (tensor<5xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%37, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%22, %want1) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<20xf32> {
    %c0 = stablehlo.constant dense<"0xD957233FEE6FA73F7FBE723FE43D3340BD66853F292126C0823ACE3F54078EBF1970DF3F0DA83BC0773D2C40A88327C073EE9B3FC561853FA478EFBF8BE10FC0DBA52240D85C9FBF61520240879795BF"> : tensor<20xf32>
    return %c0 : tensor<20xf32>
  }
  func.func private @expected() -> (tensor<4xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[5.0, 3.0, 6.0, 6.0]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[-2.932132, -1.4989359, -0.06573975, 1.3674564, 2.8006525]> : tensor<5xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<5xf32>
  }
  func.func private @_ptp(%arg0: tensor<2xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.subtract %0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<4xf32>
    %10 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<4xf32>
    %13 = stablehlo.add %9, %12 : tensor<4xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    return %15 : tensor<5xf32>
  }
  func.func private @searchsorted(%arg0: tensor<5xf32>, %arg1: tensor<20xf32>) -> tensor<20xi32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<5xf32>, tensor<20xf32>) -> tensor<20xi32>
    return %0 : tensor<20xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<5xf32>, %arg1: tensor<20xf32>) -> tensor<20xi32> {
    %0 = call @_searchsorted_scan_impl_0(%arg0, %arg1) : (tensor<5xf32>, tensor<20xf32>) -> tensor<20xi32>
    return %0 : tensor<20xi32>
  }
  func.func private @_searchsorted_scan_impl_0(%arg0: tensor<5xf32>, %arg1: tensor<20xf32>) -> tensor<20xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<20xui32>
    %c_0 = stablehlo.constant dense<5> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<20xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<5xf32>, tensor<20xf32>, tensor<i32>, tensor<20xui32>, tensor<20xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<5xf32>, tensor<20xf32>, tensor<20xui32>, tensor<20xui32>) -> (tensor<20xui32>, tensor<20xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<5xf32>, tensor<20xf32>, tensor<i32>, tensor<20xui32>, tensor<20xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<20xui32>) -> tensor<20xi32>
    return %3 : tensor<20xi32>
  }
  func.func private @closed_call(%arg0: tensor<5xf32>, %arg1: tensor<20xf32>, %arg2: tensor<20xui32>, %arg3: tensor<20xui32>) -> (tensor<20xui32>, tensor<20xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<20xui32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @floor_divide(%0, %c) : (tensor<20xui32>, tensor<i32>) -> tensor<20xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<20xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<20xui32>) -> tensor<20x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<20x1xui32>) -> tensor<20x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<20x1xf32>) -> tensor<20xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<20xi1>, tensor<20xf32>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %12 = stablehlo.select %10, %11, %9 : tensor<20xi1>, tensor<20xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %16 = stablehlo.select %14, %15, %5 : tensor<20xi1>, tensor<20xf32>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %19 = stablehlo.select %17, %18, %16 : tensor<20xi1>, tensor<20xf32>
    %20 = stablehlo.compare LT, %12, %19, TOTALORDER : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<20xi1>, tensor<20xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<20xi1>, tensor<20xui32>
    return %21, %22 : tensor<20xui32>, tensor<20xui32>
  }
  func.func private @floor_divide(%arg0: tensor<20xui32>, %arg1: tensor<i32>) -> tensor<20xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<20xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<20xui32>
    return %2 : tensor<20xui32>
  }
  func.func private @_where_1(%arg0: tensor<20xi1>, %arg1: tensor<i32>, %arg2: tensor<20xi32>) -> tensor<20xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<20xi1>, tensor<20xi32>
    return %2 : tensor<20xi32>
  }
}

// -----

module @numpy_histogram_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<20xf64>
    %want0, %want1 = call @expected() : () -> (tensor<4xf64>, tensor<5xf64>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<20xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<20xf64>, tensor<f64>) -> tensor<f64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
    %6 = call @_ptp(%5) : (tensor<2xf64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.compare EQ, %6, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.slice %5 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
    %9 = stablehlo.reshape %8 : (tensor<1xf64>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %10 = stablehlo.subtract %9, %cst_3 : tensor<f64>
    %11 = stablehlo.slice %5 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
    %12 = stablehlo.reshape %11 : (tensor<1xf64>) -> tensor<f64>
    %13 = call @_where(%7, %10, %12) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %14 = call @_ptp(%5) : (tensor<2xf64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.compare EQ, %14, %cst_4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %16 = stablehlo.slice %5 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
    %17 = stablehlo.reshape %16 : (tensor<1xf64>) -> tensor<f64>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %18 = stablehlo.add %17, %cst_5 : tensor<f64>
    %19 = stablehlo.slice %5 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
    %20 = stablehlo.reshape %19 : (tensor<1xf64>) -> tensor<f64>
    %21 = call @_where(%15, %18, %20) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %22 = call @_linspace(%13, %21) : (tensor<f64>, tensor<f64>) -> tensor<5xf64>
    %23 = call @searchsorted(%22, %arg0) : (tensor<5xf64>, tensor<20xf64>) -> tensor<20xi32>
    %24 = stablehlo.slice %22 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %25 = stablehlo.reshape %24 : (tensor<1xf64>) -> tensor<f64>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %27 = stablehlo.compare EQ, %arg0, %26, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %c = stablehlo.constant dense<4> : tensor<i64>
    %28 = call @_where_1(%27, %c, %23) : (tensor<20xi1>, tensor<i64>, tensor<20xi32>) -> tensor<20xi32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %31 = stablehlo.compare LT, %28, %30, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_8 = stablehlo.constant dense<5> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %33 = stablehlo.add %28, %32 : tensor<20xi32>
    %34 = stablehlo.select %31, %33, %28 : tensor<20xi1>, tensor<20xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %36 = "stablehlo.scatter"(%29, %35, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %38 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %38 : tensor<f64>
    }) : (tensor<5xf64>, tensor<20x1xi32>, tensor<20xf64>) -> tensor<5xf64>
    %37 = stablehlo.slice %36 [1:5] : (tensor<5xf64>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%37, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%22, %want1) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<20xf64> {
    %c0 = stablehlo.constant dense<"0x3F89D6D7D9ACFDBF503CF9A30FA9E53F387C5CBD3FA2E8BFD956ED181EA6F1BF502BFFF8F0BDEDBFC87B8482D3FD0440C35C0B28B12301C0CA4D7C46D53D0240F840AE36CF44FA3F00721DA1DAA6CA3FF8663B20B1EAEE3F8011FC8662AAE93FE1575FBA8AB904C09421191C7DFEF83F18437161D516E9BFB42C2C14F64FF83FB8690EBBD3130540A2AA3F97EF6902401F1FF81AB55DF1BFC0F67354314EE6BF"> : tensor<20xf64>
    return %c0 : tensor<20xf64>
  }
  func.func private @expected() -> (tensor<4xf64>, tensor<5xf64>) {
    %c0 = stablehlo.constant dense<[3.0, 6.0, 4.0, 7.0]> : tensor<4xf64>
    %c1 = stablehlo.constant dense<[-2.5905966339441737, -1.2842771784607385, 0.0220422770226969, 1.3283617325061323, 2.6346811879895675]> : tensor<5xf64>
    return %c0, %c1 : tensor<4xf64>, tensor<5xf64>
  }
  func.func private @_ptp(%arg0: tensor<2xf64>) -> tensor<f64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    %2 = stablehlo.subtract %0, %1 : tensor<f64>
    return %2 : tensor<f64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @_linspace(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<5xf64> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<f64>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %1 = stablehlo.divide %0, %cst : tensor<f64>
    %2 = stablehlo.iota dim = 0 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %4 = stablehlo.divide %2, %3 : tensor<4xf64>
    %5 = stablehlo.reshape %arg0 : (tensor<f64>) -> tensor<1xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %7 = stablehlo.subtract %6, %4 : tensor<4xf64>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf64>) -> tensor<4xf64>
    %9 = stablehlo.multiply %8, %7 : tensor<4xf64>
    %10 = stablehlo.reshape %arg1 : (tensor<f64>) -> tensor<1xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf64>) -> tensor<4xf64>
    %12 = stablehlo.multiply %11, %4 : tensor<4xf64>
    %13 = stablehlo.add %9, %12 : tensor<4xf64>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<4xf64>, tensor<1xf64>) -> tensor<5xf64>
    return %15 : tensor<5xf64>
  }
  func.func private @searchsorted(%arg0: tensor<5xf64>, %arg1: tensor<20xf64>) -> tensor<20xi32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<5xf64>, tensor<20xf64>) -> tensor<20xi32>
    return %0 : tensor<20xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<5xf64>, %arg1: tensor<20xf64>) -> tensor<20xi32> {
    %0 = call @_searchsorted_scan_impl_0(%arg0, %arg1) : (tensor<5xf64>, tensor<20xf64>) -> tensor<20xi32>
    return %0 : tensor<20xi32>
  }
  func.func private @_searchsorted_scan_impl_0(%arg0: tensor<5xf64>, %arg1: tensor<20xf64>) -> tensor<20xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<20xui32>
    %c_0 = stablehlo.constant dense<5> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<20xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<5xf64>, tensor<20xf64>, tensor<i64>, tensor<20xui32>, tensor<20xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<5xf64>, tensor<20xf64>, tensor<20xui32>, tensor<20xui32>) -> (tensor<20xui32>, tensor<20xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<5xf64>, tensor<20xf64>, tensor<i64>, tensor<20xui32>, tensor<20xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<20xui32>) -> tensor<20xi32>
    return %3 : tensor<20xi32>
  }
  func.func private @closed_call(%arg0: tensor<5xf64>, %arg1: tensor<20xf64>, %arg2: tensor<20xui32>, %arg3: tensor<20xui32>) -> (tensor<20xui32>, tensor<20xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<20xui32>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %1 = call @floor_divide(%0, %c) : (tensor<20xui32>, tensor<i64>) -> tensor<20xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<20xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<20xui32>) -> tensor<20x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf64>, tensor<20x1xui32>) -> tensor<20x1xf64>
    %5 = stablehlo.reshape %4 : (tensor<20x1xf64>) -> tensor<20xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<20xi1>, tensor<20xf64>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %12 = stablehlo.select %10, %11, %9 : tensor<20xi1>, tensor<20xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %16 = stablehlo.select %14, %15, %5 : tensor<20xi1>, tensor<20xf64>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<20xf64>
    %19 = stablehlo.select %17, %18, %16 : tensor<20xi1>, tensor<20xf64>
    %20 = stablehlo.compare LT, %12, %19, TOTALORDER : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<20xi1>, tensor<20xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<20xi1>, tensor<20xui32>
    return %21, %22 : tensor<20xui32>, tensor<20xui32>
  }
  func.func private @floor_divide(%arg0: tensor<20xui32>, %arg1: tensor<i64>) -> tensor<20xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<20xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<20xui32>
    return %2 : tensor<20xui32>
  }
  func.func private @_where_1(%arg0: tensor<20xi1>, %arg1: tensor<i64>, %arg2: tensor<20xi32>) -> tensor<20xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<20xi1>, tensor<20xi32>
    return %2 : tensor<20xi32>
  }
}
