module @scipy_bernoulli_f32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<7xf32>
    %cst = stablehlo.constant dense<[1.000000e+00, -5.000000e-01, 0.166666672]> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = "stablehlo.scatter"(%0, %1, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      stablehlo.return %arg1 : tensor<f32>
    }) : (tensor<7xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<7xf32>
    %3 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<2xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.add %6, %5 : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<2xf32>
    %10 = stablehlo.negate %9 : tensor<2xf32>
    %11 = stablehlo.multiply %10, %7 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<9.86960411> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2xf32>
    %16 = call @cumprod(%15) : (tensor<2xf32>) -> tensor<2xf32>
    %cst_6 = stablehlo.constant dense<0.101321183> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<2xf32>
    %19 = stablehlo.iota dim = 0 : tensor<48xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %21 = stablehlo.add %20, %19 : tensor<48xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %23 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %24 = stablehlo.negate %23 : tensor<1x2xf32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x2xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<48x2xf32>
    %27 = stablehlo.power %25, %26 : tensor<48x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<48x2xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %30 = stablehlo.add %29, %28 : tensor<2xf32>
    %31 = stablehlo.multiply %18, %30 : tensor<2xf32>
    %32 = stablehlo.iota dim = 0 : tensor<2xi32>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %34 = stablehlo.multiply %33, %32 : tensor<2xi32>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %36 = stablehlo.add %35, %34 : tensor<2xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %38 = "stablehlo.scatter"(%2, %37, %31) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      stablehlo.return %arg1 : tensor<f32>
    }) : (tensor<7xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%38, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[1.0, -0.5, 0.16666667, 0.0, -0.033333246, 0.0, 0.023809522]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @cumprod(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = call @cumprod_0(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func private @cumprod_0(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
