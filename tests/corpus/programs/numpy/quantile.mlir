module @numpy_quantile_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7x2xf32>
    %want0 = call @expected() : () -> tensor<2xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %0 = call @quantile(%arg0, %cst) : (tensor<7x2xf32>, tensor<f32>) -> tensor<2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<2xf32>, tensor<2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7x2xf32> {
    %c0 = stablehlo.constant dense<[[1.114917, -2.0758882], [2.9652975, 1.2655764], [-0.84178114, -2.0936291], [-2.5925543, 0.30896768], [0.2548715, 0.27044475], [2.1997588, -1.820413], [-2.4670517, -0.12907998]]> : tensor<7x2xf32>
    return %c0 : tensor<7x2xf32>
  }
  func.func private @expected() -> tensor<2xf32> {
    %c0 = stablehlo.constant dense<[-1.1668352, -1.871508]> : tensor<2xf32>
    return %c0 : tensor<2xf32>
  }
  func.func private @quantile(%arg0: tensor<7x2xf32>, %arg1: tensor<f32>) -> tensor<2xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x2xf32>, tensor<7x2xf32>) -> tensor<7x2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<7x2xi1>, tensor<i1>) -> tensor<2xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xi1>) -> tensor<1x2xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where(%2, %cst, %arg0) : (tensor<1x2xi1>, tensor<f32>, tensor<7x2xf32>) -> tensor<7x2xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.select %26, %cst_10, %arg2 : tensor<i1>, tensor<f32>
      %28 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %29 = stablehlo.select %28, %cst_11, %27 : tensor<i1>, tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %31 = stablehlo.select %30, %cst_13, %arg3 : tensor<i1>, tensor<f32>
      %32 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %33 = stablehlo.select %32, %cst_14, %31 : tensor<i1>, tensor<f32>
      %34 = stablehlo.compare LT, %29, %33, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    }) : (tensor<7x2xf32>) -> tensor<7x2xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f32>
    %7 = stablehlo.floor %6 : tensor<f32>
    %8 = stablehlo.ceil %6 : tensor<f32>
    %9 = stablehlo.subtract %6, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.clamp %cst_5, %7, %11 : tensor<f32>
    %cst_6 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_6, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.clamp %cst_8, %8, %13 : tensor<f32>
    %15 = stablehlo.convert %12 : (tensor<f32>) -> tensor<i32>
    %16 = stablehlo.convert %14 : (tensor<f32>) -> tensor<i32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<7x2xf32>, tensor<1xi32>) -> tensor<2xf32>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.gather"(%4, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<7x2xf32>, tensor<1xi32>) -> tensor<2xf32>
    %21 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %22 = stablehlo.multiply %18, %21 : tensor<2xf32>
    %23 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<2xf32>
    %25 = stablehlo.add %22, %24 : tensor<2xf32>
    return %25 : tensor<2xf32>
  }
  func.func private @_where(%arg0: tensor<1x2xi1>, %arg1: tensor<f32>, %arg2: tensor<7x2xf32>) -> tensor<7x2xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x2xi1>) -> tensor<7x2xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x2xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<7x2xi1>, tensor<7x2xf32>
    return %3 : tensor<7x2xf32>
  }
}

// -----

module @numpy_quantile_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7x2xf64>
    %want0 = call @expected() : () -> tensor<2xf64>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f64>
    %0 = call @quantile(%arg0, %cst) : (tensor<7x2xf64>, tensor<f64>) -> tensor<2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<2xf64>, tensor<2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7x2xf64> {
    %c0 = stablehlo.constant dense<[[-1.5722539452906992, -0.3615314507324108], [-1.3285394384027884, 2.7948144668246844], [-1.7649012924322953, 2.743236894199674], [0.17392981187464907, 0.13774333287707208], [2.657188142821438, -2.077143461938438], [-0.5274049828333425, -0.4061533926230183], [-0.9383977366455407, 2.023789537068149]]> : tensor<7x2xf64>
    return %c0 : tensor<7x2xf64>
  }
  func.func private @expected() -> tensor<2xf64> {
    %c0 = stablehlo.constant dense<[-1.3772823397803706, -0.3704558391105323]> : tensor<2xf64>
    return %c0 : tensor<2xf64>
  }
  func.func private @quantile(%arg0: tensor<7x2xf64>, %arg1: tensor<f64>) -> tensor<2xf64> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7x2xf64>, tensor<7x2xf64>) -> tensor<7x2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<7x2xi1>, tensor<i1>) -> tensor<2xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xi1>) -> tensor<1x2xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %3 = call @_where(%2, %cst, %arg0) : (tensor<1x2xi1>, tensor<f64>, tensor<7x2xf64>) -> tensor<7x2xf64>
    %4 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %26 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %27 = stablehlo.select %26, %cst_10, %arg2 : tensor<i1>, tensor<f64>
      %28 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %29 = stablehlo.select %28, %cst_11, %27 : tensor<i1>, tensor<f64>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %30 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %31 = stablehlo.select %30, %cst_13, %arg3 : tensor<i1>, tensor<f64>
      %32 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %33 = stablehlo.select %32, %cst_14, %31 : tensor<i1>, tensor<f64>
      %34 = stablehlo.compare LT, %29, %33, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    }) : (tensor<7x2xf64>) -> tensor<7x2xf64>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f64>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f64>
    %7 = stablehlo.floor %6 : tensor<f64>
    %8 = stablehlo.ceil %6 : tensor<f64>
    %9 = stablehlo.subtract %6, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f64>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.subtract %cst_3, %cst_4 : tensor<f64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.clamp %cst_5, %7, %11 : tensor<f64>
    %cst_6 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.subtract %cst_6, %cst_7 : tensor<f64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.clamp %cst_8, %8, %13 : tensor<f64>
    %15 = stablehlo.convert %12 : (tensor<f64>) -> tensor<i64>
    %16 = stablehlo.convert %14 : (tensor<f64>) -> tensor<i64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<7x2xf64>, tensor<1xi64>) -> tensor<2xf64>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %20 = "stablehlo.gather"(%4, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<7x2xf64>, tensor<1xi64>) -> tensor<2xf64>
    %21 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %22 = stablehlo.multiply %18, %21 : tensor<2xf64>
    %23 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %24 = stablehlo.multiply %20, %23 : tensor<2xf64>
    %25 = stablehlo.add %22, %24 : tensor<2xf64>
    return %25 : tensor<2xf64>
  }
  func.func private @_where(%arg0: tensor<1x2xi1>, %arg1: tensor<f64>, %arg2: tensor<7x2xf64>) -> tensor<7x2xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x2xi1>) -> tensor<7x2xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7x2xf64>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<7x2xi1>, tensor<7x2xf64>
    return %3 : tensor<7x2xf64>
  }
}
