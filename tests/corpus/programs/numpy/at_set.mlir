module @numpy_at_set_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi1>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %6 = stablehlo.convert %arg0 : (tensor<6xi1>) -> tensor<6xi32>
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = "stablehlo.scatter"(%6, %5, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<6xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<6xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %11 = stablehlo.convert %10 : tensor<6xi1>
    stablehlo.custom_call @check.expect_eq(%11, %want0) {has_side_effect = true} : (tensor<6xi1>, tensor<6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi1>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[true, false, false, false, false, false]> : tensor<6xi1>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xi1>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xi1> {
    %c0 = stablehlo.constant dense<[true, true, false, true, false, true]> : tensor<6xi1>
    return %c0 : tensor<6xi1>
  }
}

// -----

module @numpy_at_set_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi8>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xi8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<7> : tensor<i8>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<3xi8>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i8>, %arg3: tensor<i8>):
      stablehlo.return %arg3 : tensor<i8>
    }) : (tensor<6xi8>, tensor<3x1xi32>, tensor<3xi8>) -> tensor<6xi8>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xi8>, tensor<6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi8>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[-2, 3, -1, 2, -3, 3]> : tensor<6xi8>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xi8>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xi8> {
    %c0 = stablehlo.constant dense<[-2, 7, -1, 7, -3, 7]> : tensor<6xi8>
    return %c0 : tensor<6xi8>
  }
}

// -----

module @numpy_at_set_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi16>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xi16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<7> : tensor<i16>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i16>) -> tensor<3xi16>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i16>, %arg3: tensor<i16>):
      stablehlo.return %arg3 : tensor<i16>
    }) : (tensor<6xi16>, tensor<3x1xi32>, tensor<3xi16>) -> tensor<6xi16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xi16>, tensor<6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi16>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[0, -3, -2, 3, 3, -2]> : tensor<6xi16>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xi16>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xi16> {
    %c0 = stablehlo.constant dense<[0, 7, -2, 7, 3, 7]> : tensor<6xi16>
    return %c0 : tensor<6xi16>
  }
}

// -----

module @numpy_at_set_i32 {
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
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<6xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[-2, -1, -1, -1, 0, -2]> : tensor<6xi32>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xi32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xi32> {
    %c0 = stablehlo.constant dense<[-2, 7, -1, 7, 0, 7]> : tensor<6xi32>
    return %c0 : tensor<6xi32>
  }
}

// -----

module @numpy_at_set_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi64>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xi64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<7> : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3xi64>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      stablehlo.return %arg3 : tensor<i64>
    }) : (tensor<6xi64>, tensor<3x1xi32>, tensor<3xi64>) -> tensor<6xi64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xi64>, tensor<6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi64>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[0, 0, 3, -2, 1, -2]> : tensor<6xi64>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xi64>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xi64> {
    %c0 = stablehlo.constant dense<[0, 7, 3, 7, 1, 7]> : tensor<6xi64>
    return %c0 : tensor<6xi64>
  }
}

// -----

module @numpy_at_set_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui8>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xui8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<7> : tensor<ui8>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<3xui8>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui8>, %arg3: tensor<ui8>):
      stablehlo.return %arg3 : tensor<ui8>
    }) : (tensor<6xui8>, tensor<3x1xi32>, tensor<3xui8>) -> tensor<6xui8>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xui8>, tensor<6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui8>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[2, 0, 1, 3, 0, 2]> : tensor<6xui8>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xui8>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xui8> {
    %c0 = stablehlo.constant dense<[2, 7, 1, 7, 0, 7]> : tensor<6xui8>
    return %c0 : tensor<6xui8>
  }
}

// -----

module @numpy_at_set_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui16>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xui16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<7> : tensor<ui16>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<3xui16>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui16>, %arg3: tensor<ui16>):
      stablehlo.return %arg3 : tensor<ui16>
    }) : (tensor<6xui16>, tensor<3x1xi32>, tensor<3xui16>) -> tensor<6xui16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xui16>, tensor<6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui16>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[2, 1, 2, 1, 3, 3]> : tensor<6xui16>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xui16>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xui16> {
    %c0 = stablehlo.constant dense<[2, 7, 2, 7, 3, 7]> : tensor<6xui16>
    return %c0 : tensor<6xui16>
  }
}

// -----

module @numpy_at_set_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<7> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>):
      stablehlo.return %arg3 : tensor<ui32>
    }) : (tensor<6xui32>, tensor<3x1xi32>, tensor<3xui32>) -> tensor<6xui32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xui32>, tensor<6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[3, 2, 2, 1, 1, 2]> : tensor<6xui32>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xui32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xui32> {
    %c0 = stablehlo.constant dense<[3, 7, 2, 7, 1, 7]> : tensor<6xui32>
    return %c0 : tensor<6xui32>
  }
}

// -----

module @numpy_at_set_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui64>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xui64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<7> : tensor<ui64>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<ui64>, %arg3: tensor<ui64>):
      stablehlo.return %arg3 : tensor<ui64>
    }) : (tensor<6xui64>, tensor<3x1xi32>, tensor<3xui64>) -> tensor<6xui64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xui64>, tensor<6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui64>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[1, 1, 3, 0, 0, 0]> : tensor<6xui64>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xui64>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xui64> {
    %c0 = stablehlo.constant dense<[1, 7, 3, 7, 0, 7]> : tensor<6xui64>
    return %c0 : tensor<6xui64>
  }
}

// -----

module @numpy_at_set_bf16 {
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
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      stablehlo.return %arg3 : tensor<bf16>
    }) : (tensor<6xbf16>, tensor<3x1xi32>, tensor<3xbf16>) -> tensor<6xbf16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xbf16>, tensor<6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xbf16>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[-2.890625, 2.015625, 0.9453125, -1.1640625, 2.375, -0.265625]> : tensor<6xbf16>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xbf16>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xbf16> {
    %c0 = stablehlo.constant dense<[-2.890625, 7.0, 0.9453125, 7.0, 2.375, 7.0]> : tensor<6xbf16>
    return %c0 : tensor<6xbf16>
  }
}

// -----

module @numpy_at_set_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf16>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3xf16>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      stablehlo.return %arg3 : tensor<f16>
    }) : (tensor<6xf16>, tensor<3x1xi32>, tensor<3xf16>) -> tensor<6xf16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xf16>, tensor<6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf16>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[0.044281005859375, 1.0126953125, -0.734375, -1.412109375, 1.859375, -1.61328125]> : tensor<6xf16>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xf16>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xf16> {
    %c0 = stablehlo.constant dense<[0.044281005859375, 7.0, -0.734375, 7.0, 1.859375, 7.0]> : tensor<6xf16>
    return %c0 : tensor<6xf16>
  }
}

// -----

module @numpy_at_set_f32 {
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
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<6xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[-1.8044822, 0.9330596, 0.6538614, 0.44357356, 1.5524946, -2.6546602]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xf32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-1.8044822, 7.0, 0.6538614, 7.0, 1.5524946, 7.0]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @numpy_at_set_f64 {
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
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      stablehlo.return %arg3 : tensor<f64>
    }) : (tensor<6xf64>, tensor<3x1xi32>, tensor<3xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[2.601178086461209, 0.2240039767107027, 1.6228572445760276, -0.7735423922043401, -2.0865945449566095, 0.1422718270687371]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xf64>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[2.601178086461209, 7.0, 1.6228572445760276, 7.0, -2.0865945449566095, 7.0]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}

// -----

module @numpy_at_set_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xcomplex<f32>>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst = stablehlo.constant dense<(7.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<complex<f32>>, %arg3: tensor<complex<f32>>):
      stablehlo.return %arg3 : tensor<complex<f32>>
    }) : (tensor<6xcomplex<f32>>, tensor<3x1xi32>, tensor<3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xcomplex<f32>>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[(-1.3202678,1.4340516), (1.1760902,0.7549714), (-1.1845268,2.9234447), (-1.4632285,-2.2061472), (-0.016388007,-2.5436244), (0.37952387,1.6797575)]> : tensor<6xcomplex<f32>>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xcomplex<f32>>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-1.3202678,1.4340516), (7.0,0.0), (-1.1845268,2.9234447), (7.0,0.0), (-0.016388007,-2.5436244), (7.0,0.0)]> : tensor<6xcomplex<f32>>
    return %c0 : tensor<6xcomplex<f32>>
  }
}

// -----

module @numpy_at_set_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xcomplex<f64>>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3xi1>, tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %cst = stablehlo.constant dense<(7.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %7 = "stablehlo.scatter"(%arg0, %5, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>):
      stablehlo.return %arg3 : tensor<complex<f64>>
    }) : (tensor<6xcomplex<f64>>, tensor<3x1xi32>, tensor<3xcomplex<f64>>) -> tensor<6xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xcomplex<f64>>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[(2.365033029872043,2.695920219179879), (0.7186039657217065,1.781276138515068), (-0.012016352073597858,-0.488236238241341), (-1.7571002738114951,-0.5856398348314316), (-1.6114196373304468,1.9925289480897064), (1.4066026601699662,1.1530604249364185)]> : tensor<6xcomplex<f64>>
    %c1 = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xcomplex<f64>>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(2.365033029872043,2.695920219179879), (7.0,0.0), (-0.012016352073597858,-0.488236238241341), (7.0,0.0), (-1.6114196373304468,1.9925289480897064), (7.0,0.0)]> : tensor<6xcomplex<f64>>
    return %c0 : tensor<6xcomplex<f64>>
  }
}
