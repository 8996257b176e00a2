module @numpy_bincount_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi32>
    %want0 = call @expected() : () -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = call @clip(%arg0, %c_0) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %5 = stablehlo.add %1, %4 : tensor<9xi32>
    %6 = stablehlo.select %3, %5, %1 : tensor<9xi1>, tensor<9xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %9 = "stablehlo.scatter"(%0, %7, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %10 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %10 : tensor<i32>
    }) : (tensor<6xi32>, tensor<9x1xi32>, tensor<9xi32>) -> tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%9, %want0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi32> {
    %c0 = stablehlo.constant dense<[2, 0, 2, 1, 4, 5, 5, 4, 2]> : tensor<9xi32>
    return %c0 : tensor<9xi32>
  }
  func.func private @expected() -> tensor<6xi32> {
    %c0 = stablehlo.constant dense<[1, 1, 3, 0, 2, 2]> : tensor<6xi32>
    return %c0 : tensor<6xi32>
  }
  func.func private @clip(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<9xi32>
    return %2 : tensor<9xi32>
  }
}

// -----

module @numpy_bincount_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui8>
    %want0 = call @expected() : () -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = call @clip(%arg0, %c_0) : (tensor<9xui8>, tensor<i32>) -> tensor<9xui8>
    %2 = stablehlo.convert %1 : (tensor<9xui8>) -> tensor<9xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %5 = "stablehlo.scatter"(%0, %3, %4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %6 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %6 : tensor<i32>
    }) : (tensor<6xi32>, tensor<9x1xi32>, tensor<9xi32>) -> tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui8> {
    %c0 = stablehlo.constant dense<[3, 0, 5, 3, 3, 1, 1, 4, 3]> : tensor<9xui8>
    return %c0 : tensor<9xui8>
  }
  func.func private @expected() -> tensor<6xi32> {
    %c0 = stablehlo.constant dense<[1, 2, 0, 4, 1, 1]> : tensor<6xi32>
    return %c0 : tensor<6xi32>
  }
  func.func private @clip(%arg0: tensor<9xui8>, %arg1: tensor<i32>) -> tensor<9xui8> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui8>) -> tensor<9xui8>
    %2 = stablehlo.maximum %1, %arg0 : tensor<9xui8>
    return %2 : tensor<9xui8>
  }
}
