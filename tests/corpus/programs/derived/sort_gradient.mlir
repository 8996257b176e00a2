module @derived_sort_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.iota dim = 1 : tensor<3x5xui32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>):
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.compare EQ, %arg1, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %21 = stablehlo.select %20, %cst_4, %arg1 : tensor<i1>, tensor<f32>
      %22 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %23 = stablehlo.select %22, %cst_5, %21 : tensor<i1>, tensor<f32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.compare EQ, %arg2, %cst_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.select %24, %cst_7, %arg2 : tensor<i1>, tensor<f32>
      %26 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %27 = stablehlo.select %26, %cst_8, %25 : tensor<i1>, tensor<f32>
      %28 = stablehlo.compare LT, %23, %27, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    }) : (tensor<3x5xf32>, tensor<3x5xui32>) -> (tensor<3x5xf32>, tensor<3x5xui32>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [0, 1] : (tensor<3x5xui32>) -> tensor<3x5x1xui32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xui32>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>):
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.compare EQ, %arg1, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %21 = stablehlo.select %20, %cst_4, %arg1 : tensor<i1>, tensor<f32>
      %22 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %23 = stablehlo.select %22, %cst_5, %21 : tensor<i1>, tensor<f32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.compare EQ, %arg2, %cst_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.select %24, %cst_7, %arg2 : tensor<i1>, tensor<f32>
      %26 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %27 = stablehlo.select %26, %cst_8, %25 : tensor<i1>, tensor<f32>
      %28 = stablehlo.compare LT, %23, %27, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    }) : (tensor<3x5xf32>, tensor<3x5xui32>) -> (tensor<3x5xf32>, tensor<3x5xui32>)
    %5 = stablehlo.broadcast_in_dim %4#1, dims = [0, 1] : (tensor<3x5xui32>) -> tensor<3x5x1xui32>
    %6 = stablehlo.cosine %4#0 : tensor<3x5xf32>
    %7 = stablehlo.sine %4#0 : tensor<3x5xf32>
    %8 = stablehlo.multiply %1#0, %6 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %11 = stablehlo.multiply %1#0, %10 : tensor<3x5xf32>
    %12 = stablehlo.multiply %10, %6 : tensor<3x5xf32>
    %13 = stablehlo.negate %11 : tensor<3x5xf32>
    %14 = stablehlo.multiply %13, %7 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %16 = "stablehlo.scatter"(%15, %5, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %20 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<3x5xf32>, tensor<3x5x1xui32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %18 = "stablehlo.scatter"(%17, %2, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %20 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<3x5xf32>, tensor<3x5x1xui32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %19 = stablehlo.add %16, %18 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%19, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[1.7480186, -1.2277836, -2.9865475, -2.3459923, 0.26544076], [-1.0244949, 2.265032, -1.1158781, -0.2426527, 0.71160716], [2.8211572, 2.8862395, -1.8342507, -2.0432956, 1.0311202]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-1.8969359, -0.819934, -1.4492013, -2.3755605, 0.89534265], [-0.35585105, -2.3805726, -0.56300104, 0.9123998, 0.29259703], [-1.8377061, -1.6966012, -2.0313792, -2.2745323, -0.3707142]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @derived_sort_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.iota dim = 1 : tensor<3x5xui32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<ui32>, %arg4: tensor<ui32>):
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %20 = stablehlo.compare EQ, %arg1, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %21 = stablehlo.select %20, %cst_4, %arg1 : tensor<i1>, tensor<f64>
      %22 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %23 = stablehlo.select %22, %cst_5, %21 : tensor<i1>, tensor<f64>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %24 = stablehlo.compare EQ, %arg2, %cst_6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %25 = stablehlo.select %24, %cst_7, %arg2 : tensor<i1>, tensor<f64>
      %26 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_8 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %27 = stablehlo.select %26, %cst_8, %25 : tensor<i1>, tensor<f64>
      %28 = stablehlo.compare LT, %23, %27, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    }) : (tensor<3x5xf64>, tensor<3x5xui32>) -> (tensor<3x5xf64>, tensor<3x5xui32>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [0, 1] : (tensor<3x5xui32>) -> tensor<3x5x1xui32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xui32>
    %4:2 = "stablehlo.sort"(%arg0, %3) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>, %arg3: tensor<ui32>, %arg4: tensor<ui32>):
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %20 = stablehlo.compare EQ, %arg1, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %21 = stablehlo.select %20, %cst_4, %arg1 : tensor<i1>, tensor<f64>
      %22 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %23 = stablehlo.select %22, %cst_5, %21 : tensor<i1>, tensor<f64>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %24 = stablehlo.compare EQ, %arg2, %cst_6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %25 = stablehlo.select %24, %cst_7, %arg2 : tensor<i1>, tensor<f64>
      %26 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_8 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %27 = stablehlo.select %26, %cst_8, %25 : tensor<i1>, tensor<f64>
      %28 = stablehlo.compare LT, %23, %27, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    }) : (tensor<3x5xf64>, tensor<3x5xui32>) -> (tensor<3x5xf64>, tensor<3x5xui32>)
    %5 = stablehlo.broadcast_in_dim %4#1, dims = [0, 1] : (tensor<3x5xui32>) -> tensor<3x5x1xui32>
    %6 = stablehlo.cosine %4#0 : tensor<3x5xf64>
    %7 = stablehlo.sine %4#0 : tensor<3x5xf64>
    %8 = stablehlo.multiply %1#0, %6 : tensor<3x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %11 = stablehlo.multiply %1#0, %10 : tensor<3x5xf64>
    %12 = stablehlo.multiply %10, %6 : tensor<3x5xf64>
    %13 = stablehlo.negate %11 : tensor<3x5xf64>
    %14 = stablehlo.multiply %13, %7 : tensor<3x5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %16 = "stablehlo.scatter"(%15, %5, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %20 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %20 : tensor<f64>
    }) : (tensor<3x5xf64>, tensor<3x5x1xui32>, tensor<3x5xf64>) -> tensor<3x5xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %18 = "stablehlo.scatter"(%17, %2, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %20 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %20 : tensor<f64>
    }) : (tensor<3x5xf64>, tensor<3x5x1xui32>, tensor<3x5xf64>) -> tensor<3x5xf64>
    %19 = stablehlo.add %16, %18 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%19, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[0.06279958550030651, 2.6420113216098127, -1.1399615472051914, 0.4693772452767466, -0.5118751399646344], [2.5158511214023456, -0.6394566373865498, 2.693439458078597, 0.8843147128568334, -1.0357666591037646], [2.741271809284176, 1.780794579745785, -0.9106872568545241, 0.23765652373352708, -1.9256947969890084]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[0.9940875578000375, -2.1434600784108664, -0.6181594970290274, 0.6795362880732027, 0.621104523465787], [-2.2840591738261375, 0.4208182943505547, -2.068321145276214, -0.05018076275833161, -0.38115533548920766], [-1.9892475656711317, -1.9501309914866711, -0.10617194118610662, 0.9159419116440835, -2.153184079282165]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}
