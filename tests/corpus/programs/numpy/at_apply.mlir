module @numpy_at_apply_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi32>, tensor<2xi32>)
    %want0 = call @expected() : () -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2xi1>, tensor<2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %8 = "stablehlo.scatter"(%arg0, %5, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %9 = stablehlo.multiply %arg2, %arg2 : tensor<i32>
      stablehlo.return %9 : tensor<i32>
    }) : (tensor<6xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%8, %want0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi32>, tensor<2xi32>) {
    %c0 = stablehlo.constant dense<[-2, -2, 3, 2, 0, 1]> : tensor<6xi32>
    %c1 = stablehlo.constant dense<[0, 4]> : tensor<2xi32>
    return %c0, %c1 : tensor<6xi32>, tensor<2xi32>
  }
  func.func private @expected() -> tensor<6xi32> {
    %c0 = stablehlo.constant dense<[4, -2, 3, 2, 0, 1]> : tensor<6xi32>
    return %c0 : tensor<6xi32>
  }
}

// -----

module @numpy_at_apply_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xbf16>, tensor<2xi32>)
    %want0 = call @expected() : () -> tensor<6xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2xi1>, tensor<2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2xbf16>
    %8 = "stablehlo.scatter"(%arg0, %5, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %9 = chlo.square %arg2 : tensor<bf16> -> tensor<bf16>
      stablehlo.return %9 : tensor<bf16>
    }) : (tensor<6xbf16>, tensor<2x1xi32>, tensor<2xbf16>) -> tensor<6xbf16>
    stablehlo.custom_call @check.expect_close(%8, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6xbf16>, tensor<6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xbf16>, tensor<2xi32>) {
    %c0 = stablehlo.constant dense<[1.609375, -0.82421875, 2.171875, -2.734375, 2.53125, 0.67578125]> : tensor<6xbf16>
    %c1 = stablehlo.constant dense<[0, 4]> : tensor<2xi32>
    return %c0, %c1 : tensor<6xbf16>, tensor<2xi32>
  }
  func.func private @expected() -> tensor<6xbf16> {
    %c0 = stablehlo.constant dense<[2.59375, -0.82421875, 2.171875, -2.734375, 6.40625, 0.67578125]> : tensor<6xbf16>
    return %c0 : tensor<6xbf16>
  }
}

// -----

module @numpy_at_apply_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<2xi32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2xi1>, tensor<2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %8 = "stablehlo.scatter"(%arg0, %5, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = chlo.square %arg2 : tensor<f32> -> tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<6xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_close(%8, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<2xi32>) {
    %c0 = stablehlo.constant dense<[-2.6745327, -2.255871, -1.9192522, 0.2468794, 1.1882944, -2.123487]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[0, 4]> : tensor<2xi32>
    return %c0, %c1 : tensor<6xf32>, tensor<2xi32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[7.153125, -2.255871, -1.9192522, 0.2468794, 1.4120436, -2.123487]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @numpy_at_apply_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<2xi32>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2xi1>, tensor<2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %8 = "stablehlo.scatter"(%arg0, %5, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %9 = chlo.square %arg2 : tensor<f64> -> tensor<f64>
      stablehlo.return %9 : tensor<f64>
    }) : (tensor<6xf64>, tensor<2x1xi32>, tensor<2xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_close(%8, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<2xi32>) {
    %c0 = stablehlo.constant dense<[-2.5892487179693537, -2.577024965718739, -2.6915743334361366, -1.1780616312040544, 1.793892535830489, -2.0588539279629776]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[0, 4]> : tensor<2xi32>
    return %c0, %c1 : tensor<6xf64>, tensor<2xi32>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[6.704208923505942, -2.577024965718739, -2.6915743334361366, -1.1780616312040544, 3.218050430108342, -2.0588539279629776]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
