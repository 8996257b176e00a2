module @derived_vmap_scatter_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi32>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<2xi32>) -> tensor<3x2xi32>
    %8 = "stablehlo.scatter"(%arg0, %5, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %9 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %9 : tensor<i32>
    }) : (tensor<3x5xi32>, tensor<3x2x1xi32>, tensor<3x2xi32>) -> tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%8, %want0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi32>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[0, 3, -2, -1, 1], [2, -1, 1, 1, -1], [2, 3, 0, 1, 2]]> : tensor<3x5xi32>
    %c1 = stablehlo.constant dense<[[0, 2], [3, 4], [1, 0]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x5xi32>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[1, 3, -1, -1, 1], [2, -1, 1, 2, 0], [3, 4, 0, 1, 2]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
}

// -----

module @derived_vmap_scatter_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
    %8 = "stablehlo.scatter"(%arg0, %5, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<3x5xf32>, tensor<3x2x1xi32>, tensor<3x2xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%8, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[-2.2756703, 2.0004654, -1.9299159, 1.0832657, 1.2500268], [2.8599706, 2.4718008, -2.7647843, 2.5685833, -2.362556], [0.38261005, 1.2377473, -1.8457905, 0.61386204, 1.835166]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[1, 0], [1, 1], [0, 3]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-1.2756703, 3.0004654, -1.9299159, 1.0832657, 1.2500268], [2.8599706, 4.471801, -2.7647843, 2.5685833, -2.362556], [1.3826101, 1.2377473, -1.8457905, 1.613862, 1.835166]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}
