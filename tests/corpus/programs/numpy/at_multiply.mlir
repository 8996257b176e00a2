module @numpy_at_multiply_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %8 = stablehlo.multiply %arg2, %arg3 : tensor<i32>
      stablehlo.return %8 : tensor<i32>
    }) : (tensor<6xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[1, -3, -3, -2, 2, 2]> : tensor<6xi32>
    %c1 = stablehlo.constant dense<[1, 1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xi32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xi32> {
    %c0 = stablehlo.constant dense<[1, -12, -3, -4, 2, 2]> : tensor<6xi32>
    return %c0 : tensor<6xi32>
  }
}

// -----

module @numpy_at_multiply_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xbf16>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %8 = stablehlo.multiply %arg2, %arg3 : tensor<bf16>
      stablehlo.return %8 : tensor<bf16>
    }) : (tensor<6xbf16>, tensor<3x1xi32>, tensor<3xbf16>) -> tensor<6xbf16>
    stablehlo.custom_call @check.expect_close(%7, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6xbf16>, tensor<6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xbf16>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[-1.2421875, -2.640625, 1.5, 2.75, -1.1484375, -2.109375]> : tensor<6xbf16>
    %c1 = stablehlo.constant dense<[1, 1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xbf16>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xbf16> {
    %c0 = stablehlo.constant dense<[-1.2421875, -10.5625, 1.5, 5.5, -1.1484375, -2.109375]> : tensor<6xbf16>
    return %c0 : tensor<6xbf16>
  }
}

// -----

module @numpy_at_multiply_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.multiply %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<6xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_close(%7, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[-2.5996273, 2.823064, 0.7862164, 2.0889757, 1.5680931, 0.7129171]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[1, 1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xf32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-2.5996273, 11.292256, 0.7862164, 4.1779513, 1.5680931, 0.7129171]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @numpy_at_multiply_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %8 = stablehlo.multiply %arg2, %arg3 : tensor<f64>
      stablehlo.return %8 : tensor<f64>
    }) : (tensor<6xf64>, tensor<3x1xi32>, tensor<3xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_close(%7, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[1.092335178395043, 1.7731512842337693, 2.3288662097089707, 1.4033571464715795, -1.8419467601548118, 1.0656985867392343]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[1, 1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xf64>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[1.092335178395043, 7.092605136935077, 2.3288662097089707, 2.806714292943159, -1.8419467601548118, 1.0656985867392343]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
