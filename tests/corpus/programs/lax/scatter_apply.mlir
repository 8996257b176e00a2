module @lax_scatter_apply_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<1xi32>)
    %want0 = call @expected() : () -> tensor<6x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x4xi32>
    %1 = "stablehlo.scatter"(%arg0, %arg1, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.multiply %arg3, %arg3 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x4xi32>, tensor<6x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<1xi32>) {
    %c0 = stablehlo.constant dense<"0x010000000300000001000000010000000100000001000000010000000300000001000000010000000200000001000000020000000000000002000000000000000200000003000000010000000300000002000000020000000200000001000000"> : tensor<6x4xi32>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<1> : tensor<1xi32>
    return %c0, %c1, %c2 : tensor<6x4xi32>, tensor<5x1xi32>, tensor<1xi32>
  }
  func.func private @expected() -> tensor<6x4xi32> {
    %c0 = stablehlo.constant dense<"0x010000000900000001000000010000000100000001000000010000000900000001000000010000000400000001000000040000000000000004000000000000000400000009000000010000000900000002000000020000000200000001000000"> : tensor<6x4xi32>
    return %c0 : tensor<6x4xi32>
  }
}

// -----

module @lax_scatter_apply_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<1xf32>)
    %want0 = call @expected() : () -> tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %1 = "stablehlo.scatter"(%arg0, %arg1, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = stablehlo.multiply %arg3, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<1xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000404000000000000000400000000000000000000040400000803F000000000000803F000000000000004000000000000040400000000000000040000000400000004000004040000040400000004000000040000000000000803F"> : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<2.5557618> : tensor<1xf32>
    return %c0, %c1, %c2 : tensor<6x4xf32>, tensor<5x1xi32>, tensor<1xf32>
  }
  func.func private @expected() -> tensor<6x4xf32> {
    %c0 = stablehlo.constant dense<"0x000000000000104100000000000080400000000000000000000010410000803F000000000000803F000000000000804000000000000010410000000000008040000080400000804000001041000010410000004000000040000000000000803F"> : tensor<6x4xf32>
    return %c0 : tensor<6x4xf32>
  }
}

// -----

module @lax_scatter_apply_c128 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xcomplex<f64>>, tensor<5x1xi32>, tensor<1xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<6x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5x4xcomplex<f64>>
    %1 = "stablehlo.scatter"(%arg0, %arg1, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f64>>, %arg4: tensor<complex<f64>>):
      %2 = stablehlo.multiply %arg3, %arg3 : tensor<complex<f64>>
      stablehlo.return %2 : tensor<complex<f64>>
    }) : (tensor<6x4xcomplex<f64>>, tensor<5x1xi32>, tensor<5x4xcomplex<f64>>) -> tensor<6x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x4xcomplex<f64>>, tensor<6x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xcomplex<f64>>, tensor<5x1xi32>, tensor<1xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000004000000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000F03F0000000000000000000000000000F03F000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008400000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000084000000000000000000000000000000040000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000840000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000000040000000000000000000000000000008400000000000000000"> : tensor<6x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<(1.5850785784369785,-0.8076200058740044)> : tensor<1xcomplex<f64>>
    return %c0, %c1, %c2 : tensor<6x4xcomplex<f64>>, tensor<5x1xi32>, tensor<1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<6x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000010400000000000000000000000000000104000000000000000000000000000000000000000000000000000000000000010400000000000000000000000000000F03F0000000000000000000000000000F03F000000000000000000000000000010400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000022400000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000224000000000000000000000000000001040000000000000000000000000000010400000000000000000000000000000000000000000000000000000000000002240000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000000040000000000000000000000000000008400000000000000000"> : tensor<6x4xcomplex<f64>>
    return %c0 : tensor<6x4xcomplex<f64>>
  }
}
