module @types_scatter_bool {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<3x1xi32>, tensor<3x6xi1>)
    %want0 = call @expected() : () -> tensor<5x6xi1>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i1>, %arg4: tensor<i1>):
      stablehlo.return %arg4 : tensor<i1>
    }) : (tensor<5x6xi1>, tensor<3x1xi32>, tensor<3x6xi1>) -> tensor<5x6xi1>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<3x1xi32>, tensor<3x6xi1>) {
    %c0 = stablehlo.constant dense<"0x000001010001010101000101010000010001010000000100010001000100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x010101010001000000010001000000010001"> : tensor<3x6xi1>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<3x1xi32>, tensor<3x6xi1>
  }
  func.func private @expected() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000000010001010101000101010000010001000000010001010101010001"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
}

// -----

module @types_scatter_i2 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi2>, tensor<3x1xi32>, tensor<3x6xi2>)
    %want0 = call @expected() : () -> tensor<5x6xi2>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i2>, %arg4: tensor<i2>):
      stablehlo.return %arg4 : tensor<i2>
    }) : (tensor<5x6xi2>, tensor<3x1xi32>, tensor<3x6xi2>) -> tensor<5x6xi2>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi2>, tensor<5x6xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi2>, tensor<3x1xi32>, tensor<3x6xi2>) {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<1> : tensor<3x6xi2>
    return %c0, %c1, %c2 : tensor<5x6xi2>, tensor<3x1xi32>, tensor<3x6xi2>
  }
  func.func private @expected() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
}

// -----

module @types_scatter_i4 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi4>, tensor<3x1xi32>, tensor<3x6xi4>)
    %want0 = call @expected() : () -> tensor<5x6xi4>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i4>, %arg4: tensor<i4>):
      stablehlo.return %arg4 : tensor<i4>
    }) : (tensor<5x6xi4>, tensor<3x1xi32>, tensor<3x6xi4>) -> tensor<5x6xi4>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi4>, tensor<5x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi4>, tensor<3x1xi32>, tensor<3x6xi4>) {
    %c0 = stablehlo.constant dense<"0x020101030102030101010203010301010103030102030202010203010301"> : tensor<5x6xi4>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x010102030101030303010302020101020301"> : tensor<3x6xi4>
    return %c0, %c1, %c2 : tensor<5x6xi4>, tensor<3x1xi32>, tensor<3x6xi4>
  }
  func.func private @expected() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x030303010302030101010203010301010103020101020301010102030101"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
}

// -----

module @types_scatter_u2 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xui2>, tensor<3x1xi32>, tensor<3x6xui2>)
    %want0 = call @expected() : () -> tensor<5x6xui2>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui2>, %arg4: tensor<ui2>):
      stablehlo.return %arg4 : tensor<ui2>
    }) : (tensor<5x6xui2>, tensor<3x1xi32>, tensor<3x6xui2>) -> tensor<5x6xui2>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui2>, tensor<5x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui2>, tensor<3x1xi32>, tensor<3x6xui2>) {
    %c0 = stablehlo.constant dense<"0x030101010301020103020203030203010303020301030302020302030203"> : tensor<5x6xui2>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x010201030103020101030202030303010201"> : tensor<3x6xui2>
    return %c0, %c1, %c2 : tensor<5x6xui2>, tensor<3x1xi32>, tensor<3x6xui2>
  }
  func.func private @expected() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x020101030202020103020203030203010303030303010201010201030103"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
}

// -----

module @types_scatter_u4 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xui4>, tensor<3x1xi32>, tensor<3x6xui4>)
    %want0 = call @expected() : () -> tensor<5x6xui4>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui4>, %arg4: tensor<ui4>):
      stablehlo.return %arg4 : tensor<ui4>
    }) : (tensor<5x6xui4>, tensor<3x1xi32>, tensor<3x6xui4>) -> tensor<5x6xui4>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui4>, tensor<5x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui4>, tensor<3x1xi32>, tensor<3x6xui4>) {
    %c0 = stablehlo.constant dense<"0x030303030301020101030101030302030201010303020303020302010102"> : tensor<5x6xui4>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x030102020103020102030302030301020103"> : tensor<3x6xui4>
    return %c0, %c1, %c2 : tensor<5x6xui4>, tensor<3x1xi32>, tensor<3x6xui4>
  }
  func.func private @expected() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x020102030302020101030101030302030201030301020103030102020103"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
}

// -----

module @types_scatter_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi8>, tensor<3x1xi32>, tensor<3x6xi8>)
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      stablehlo.return %arg4 : tensor<i8>
    }) : (tensor<5x6xi8>, tensor<3x1xi32>, tensor<3x6xi8>) -> tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi8>, tensor<3x1xi32>, tensor<3x6xi8>) {
    %c0 = stablehlo.constant dense<"0x020201030302030102020301010303010303020103010301010301020201"> : tensor<5x6xi8>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x010103020303010103030101030301010103"> : tensor<3x6xi8>
    return %c0, %c1, %c2 : tensor<5x6xi8>, tensor<3x1xi32>, tensor<3x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x010103030101030102020301010303010303030301010103010103020303"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
}

// -----

module @types_scatter_i16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi16>, tensor<3x1xi32>, tensor<3x6xi16>)
    %want0 = call @expected() : () -> tensor<5x6xi16>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i16>, %arg4: tensor<i16>):
      stablehlo.return %arg4 : tensor<i16>
    }) : (tensor<5x6xi16>, tensor<3x1xi32>, tensor<3x6xi16>) -> tensor<5x6xi16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi16>, tensor<5x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi16>, tensor<3x1xi32>, tensor<3x6xi16>) {
    %c0 = stablehlo.constant dense<"0x030002000200030001000300010001000100030003000300010003000200010001000200010002000200030002000300010002000200030001000200"> : tensor<5x6xi16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x020001000100030003000300030003000200010002000300030003000200010003000100"> : tensor<3x6xi16>
    return %c0, %c1, %c2 : tensor<5x6xi16>, tensor<3x1xi32>, tensor<3x6xi16>
  }
  func.func private @expected() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x030003000200010002000300010001000100030003000300010003000200010001000200030003000200010003000100020001000100030003000300"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
}

// -----

module @types_scatter_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi32>, tensor<3x1xi32>, tensor<3x6xi32>)
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<5x6xi32>, tensor<3x1xi32>, tensor<3x6xi32>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi32>, tensor<3x1xi32>, tensor<3x6xi32>) {
    %c0 = stablehlo.constant dense<"0x020000000100000002000000020000000100000003000000020000000100000002000000010000000200000002000000030000000200000002000000030000000300000002000000030000000100000002000000020000000100000002000000030000000200000002000000010000000200000002000000"> : tensor<5x6xi32>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x010000000100000002000000010000000200000003000000010000000200000001000000020000000100000001000000010000000100000003000000020000000100000003000000"> : tensor<3x6xi32>
    return %c0, %c1, %c2 : tensor<5x6xi32>, tensor<3x1xi32>, tensor<3x6xi32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000200000001000000020000000100000001000000020000000100000002000000010000000200000002000000030000000200000002000000030000000300000002000000010000000100000003000000020000000100000003000000010000000100000002000000010000000200000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
}

// -----

module @types_scatter_i64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi64>, tensor<3x1xi32>, tensor<3x6xi64>)
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      stablehlo.return %arg4 : tensor<i64>
    }) : (tensor<5x6xi64>, tensor<3x1xi32>, tensor<3x6xi64>) -> tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi64>, tensor<3x1xi32>, tensor<3x6xi64>) {
    %c0 = stablehlo.constant dense<"0x030000000000000001000000000000000300000000000000020000000000000003000000000000000100000000000000030000000000000003000000000000000100000000000000020000000000000002000000000000000100000000000000030000000000000001000000000000000200000000000000020000000000000003000000000000000200000000000000020000000000000001000000000000000100000000000000030000000000000002000000000000000100000000000000030000000000000001000000000000000100000000000000030000000000000002000000000000000100000000000000"> : tensor<5x6xi64>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x020000000000000003000000000000000100000000000000030000000000000003000000000000000300000000000000020000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000030000000000000001000000000000000300000000000000020000000000000001000000000000000200000000000000"> : tensor<3x6xi64>
    return %c0, %c1, %c2 : tensor<5x6xi64>, tensor<3x1xi32>, tensor<3x6xi64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000030000000000000003000000000000000100000000000000020000000000000002000000000000000100000000000000030000000000000001000000000000000200000000000000020000000000000003000000000000000200000000000000030000000000000001000000000000000300000000000000020000000000000001000000000000000200000000000000020000000000000003000000000000000100000000000000030000000000000003000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
}

// -----

module @types_scatter_u8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xui8>, tensor<3x1xi32>, tensor<3x6xui8>)
    %want0 = call @expected() : () -> tensor<5x6xui8>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui8>, %arg4: tensor<ui8>):
      stablehlo.return %arg4 : tensor<ui8>
    }) : (tensor<5x6xui8>, tensor<3x1xi32>, tensor<3x6xui8>) -> tensor<5x6xui8>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui8>, tensor<3x1xi32>, tensor<3x6xui8>) {
    %c0 = stablehlo.constant dense<"0x020203010202010203020103030202030201020303010102030202030102"> : tensor<5x6xui8>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x020303010302010201030202020202010202"> : tensor<3x6xui8>
    return %c0, %c1, %c2 : tensor<5x6xui8>, tensor<3x1xi32>, tensor<3x6xui8>
  }
  func.func private @expected() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x010201030202010203020103030202030201020202010202020303010302"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
}

// -----

module @types_scatter_u16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xui16>, tensor<3x1xi32>, tensor<3x6xui16>)
    %want0 = call @expected() : () -> tensor<5x6xui16>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui16>, %arg4: tensor<ui16>):
      stablehlo.return %arg4 : tensor<ui16>
    }) : (tensor<5x6xui16>, tensor<3x1xi32>, tensor<3x6xui16>) -> tensor<5x6xui16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui16>, tensor<5x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui16>, tensor<3x1xi32>, tensor<3x6xui16>) {
    %c0 = stablehlo.constant dense<"0x030002000300030003000200020001000100030003000200010002000200010003000300020002000100020003000100010001000300010003000100"> : tensor<5x6xui16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x020002000100020003000100020001000100020003000100020002000100030002000300"> : tensor<3x6xui16>
    return %c0, %c1, %c2 : tensor<5x6xui16>, tensor<3x1xi32>, tensor<3x6xui16>
  }
  func.func private @expected() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x020001000100020003000100020001000100030003000200010002000200010003000300020002000100030002000300020002000100020003000100"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
}

// -----

module @types_scatter_u32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xui32>, tensor<3x1xi32>, tensor<3x6xui32>)
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui32>, %arg4: tensor<ui32>):
      stablehlo.return %arg4 : tensor<ui32>
    }) : (tensor<5x6xui32>, tensor<3x1xi32>, tensor<3x6xui32>) -> tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui32>, tensor<3x1xi32>, tensor<3x6xui32>) {
    %c0 = stablehlo.constant dense<"0x030000000300000002000000010000000200000003000000030000000200000003000000010000000100000003000000010000000100000003000000030000000300000001000000030000000200000002000000010000000100000003000000030000000200000001000000010000000200000002000000"> : tensor<5x6xui32>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x020000000200000003000000020000000100000003000000020000000200000001000000030000000300000001000000030000000300000003000000030000000100000003000000"> : tensor<3x6xui32>
    return %c0, %c1, %c2 : tensor<5x6xui32>, tensor<3x1xi32>, tensor<3x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000200000001000000030000000300000001000000030000000200000003000000010000000100000003000000010000000100000003000000030000000300000001000000030000000300000003000000030000000100000003000000020000000200000003000000020000000100000003000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
}

// -----

module @types_scatter_u64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xui64>, tensor<3x1xi32>, tensor<3x6xui64>)
    %want0 = call @expected() : () -> tensor<5x6xui64>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui64>, %arg4: tensor<ui64>):
      stablehlo.return %arg4 : tensor<ui64>
    }) : (tensor<5x6xui64>, tensor<3x1xi32>, tensor<3x6xui64>) -> tensor<5x6xui64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui64>, tensor<5x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui64>, tensor<3x1xi32>, tensor<3x6xui64>) {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000200000000000000010000000000000002000000000000000100000000000000020000000000000003000000000000000100000000000000020000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000010000000000000003000000000000000200000000000000010000000000000001000000000000000100000000000000030000000000000002000000000000000100000000000000010000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000"> : tensor<5x6xui64>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x020000000000000001000000000000000300000000000000020000000000000003000000000000000200000000000000010000000000000003000000000000000100000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000"> : tensor<3x6xui64>
    return %c0, %c1, %c2 : tensor<5x6xui64>, tensor<3x1xi32>, tensor<3x6xui64>
  }
  func.func private @expected() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000003000000000000000100000000000000010000000000000002000000000000000100000000000000020000000000000003000000000000000100000000000000020000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000010000000000000003000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000020000000000000001000000000000000300000000000000020000000000000003000000000000000200000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
}

// -----

module @types_scatter_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf8E3M4>, tensor<3x1xi32>, tensor<3x6xf8E3M4>)
    %want0 = call @expected() : () -> tensor<5x6xf8E3M4>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f8E3M4>, %arg4: tensor<f8E3M4>):
      stablehlo.return %arg4 : tensor<f8E3M4>
    }) : (tensor<5x6xf8E3M4>, tensor<3x1xi32>, tensor<3x6xf8E3M4>) -> tensor<5x6xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E3M4>, tensor<3x1xi32>, tensor<3x6xf8E3M4>) {
    %c0 = stablehlo.constant dense<"0x462937244742402B224645423C453641403A3A484847413F454747403738"> : tensor<5x6xf8E3M4>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x3B44462E3F284826313F4538443E35313228"> : tensor<3x6xf8E3M4>
    return %c0, %c1, %c2 : tensor<5x6xf8E3M4>, tensor<3x1xi32>, tensor<3x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x4826313F4538402B224645423C453641403A443E353132283B44462E3F28"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
}

// -----

module @types_scatter_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf8E4M3>, tensor<3x1xi32>, tensor<3x6xf8E4M3>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f8E4M3>, %arg4: tensor<f8E4M3>):
      stablehlo.return %arg4 : tensor<f8E4M3>
    }) : (tensor<5x6xf8E4M3>, tensor<3x1xi32>, tensor<3x6xf8E4M3>) -> tensor<5x6xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3>, tensor<3x1xi32>, tensor<3x6xf8E4M3>) {
    %c0 = stablehlo.constant dense<"0x423F43423F3D42433F3B393D433B40384240393D33383F3C433C3C3D3842"> : tensor<5x6xf8E4M3>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x3B3C433A38423C3F3A424338353040414143"> : tensor<3x6xf8E4M3>
    return %c0, %c1, %c2 : tensor<5x6xf8E4M3>, tensor<3x1xi32>, tensor<3x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3C3F3A42433842433F3B393D433B403842403530404141433B3C433A3842"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
}

// -----

module @types_scatter_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f8E4M3B11FNUZ>, %arg4: tensor<f8E4M3B11FNUZ>):
      stablehlo.return %arg4 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<5x6xf8E4M3B11FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3B11FNUZ>) -> tensor<5x6xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<"0x605A636152615F5C615A645F615E5D5E61525A62556162626055615B6163"> : tensor<5x6xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x575664585E5551605B62615B565655605362"> : tensor<3x6xf8E4M3B11FNUZ>
    return %c0, %c1, %c2 : tensor<5x6xf8E4M3B11FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x51605B62615B5F5C615A645F615E5D5E6152565655605362575664585E55"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_scatter_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf8E4M3FN>, tensor<3x1xi32>, tensor<3x6xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FN>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f8E4M3FN>, %arg4: tensor<f8E4M3FN>):
      stablehlo.return %arg4 : tensor<f8E4M3FN>
    }) : (tensor<5x6xf8E4M3FN>, tensor<3x1xi32>, tensor<3x6xf8E4M3FN>) -> tensor<5x6xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FN>, tensor<3x1xi32>, tensor<3x6xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<"0x43443D414331403242413D43393342413A3D34413D413E3F3A3F413A3943"> : tensor<5x6xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x323F433942443D3B40323B3E323F3A3F343A"> : tensor<3x6xf8E4M3FN>
    return %c0, %c1, %c2 : tensor<5x6xf8E4M3FN>, tensor<3x1xi32>, tensor<3x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3D3B40323B3E403242413D43393342413A3D323F3A3F343A323F43394244"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
}

// -----

module @types_scatter_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf8E4M3FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FNUZ>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f8E4M3FNUZ>, %arg4: tensor<f8E4M3FNUZ>):
      stablehlo.return %arg4 : tensor<f8E4M3FNUZ>
    }) : (tensor<5x6xf8E4M3FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3FNUZ>) -> tensor<5x6xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<"0x4A4B434841414141454A4B4A403A414841434B484C4041424A4241494839"> : tensor<5x6xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x494B3D4A4C444C464C44433B4A4A4C4B3C3C"> : tensor<3x6xf8E4M3FNUZ>
    return %c0, %c1, %c2 : tensor<5x6xf8E4M3FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4C464C44433B4141454A4B4A403A414841434A4A4C4B3C3C494B3D4A4C44"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
}

// -----

module @types_scatter_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf8E5M2>, tensor<3x1xi32>, tensor<3x6xf8E5M2>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f8E5M2>, %arg4: tensor<f8E5M2>):
      stablehlo.return %arg4 : tensor<f8E5M2>
    }) : (tensor<5x6xf8E5M2>, tensor<3x1xi32>, tensor<3x6xf8E5M2>) -> tensor<5x6xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2>, tensor<3x1xi32>, tensor<3x6xf8E5M2>) {
    %c0 = stablehlo.constant dense<"0x3E394140413A4142423B40423D42403D403A3D39414142403C3B3D3D403C"> : tensor<5x6xf8E5M2>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x383D4142403B3D4041413D41413E41404041"> : tensor<3x6xf8E5M2>
    return %c0, %c1, %c2 : tensor<5x6xf8E5M2>, tensor<3x1xi32>, tensor<3x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3D4041413D414142423B40423D42403D403A413E41404041383D4142403B"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
}

// -----

module @types_scatter_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf8E5M2FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2FNUZ>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f8E5M2FNUZ>, %arg4: tensor<f8E5M2FNUZ>):
      stablehlo.return %arg4 : tensor<f8E5M2FNUZ>
    }) : (tensor<5x6xf8E5M2FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E5M2FNUZ>) -> tensor<5x6xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<"0x413D454440414443404545444643463D4342403E4546443D463D413F453E"> : tensor<5x6xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x444044404345404344454646433E42454444"> : tensor<3x6xf8E5M2FNUZ>
    return %c0, %c1, %c2 : tensor<5x6xf8E5M2FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x4043444546464443404545444643463D4342433E42454444444044404345"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
}

// -----

module @types_scatter_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf8E8M0FNU>, tensor<3x1xi32>, tensor<3x6xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<5x6xf8E8M0FNU>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f8E8M0FNU>, %arg4: tensor<f8E8M0FNU>):
      stablehlo.return %arg4 : tensor<f8E8M0FNU>
    }) : (tensor<5x6xf8E8M0FNU>, tensor<3x1xi32>, tensor<3x6xf8E8M0FNU>) -> tensor<5x6xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E8M0FNU>, tensor<3x1xi32>, tensor<3x6xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<"0x7F8080808080807F8080807F807E7F80807F807F808080808080807F7F80"> : tensor<5x6xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x807F8080808080807F7F8080807E7E7E807F"> : tensor<3x6xf8E8M0FNU>
    return %c0, %c1, %c2 : tensor<5x6xf8E8M0FNU>, tensor<3x1xi32>, tensor<3x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x80807F7F8080807F8080807F807E7F80807F807E7E7E807F807F80808080"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
}

// -----

module @types_scatter_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xbf16>, tensor<3x1xi32>, tensor<3x6xbf16>)
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      stablehlo.return %arg4 : tensor<bf16>
    }) : (tensor<5x6xbf16>, tensor<3x1xi32>, tensor<3x6xbf16>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xbf16>, tensor<3x1xi32>, tensor<3x6xbf16>) {
    %c0 = stablehlo.constant dense<"0x2A403440314032407D3FE73FEC3F433FCD3F5B3F703F37404F3F1940E53F2C402F406A3F183F1F408A3F2340FC3FA83F4A3FB03F673FC23F523F2A40"> : tensor<5x6xbf16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0xF33F3F4019402C3F04402A40023F8F3F433FDA3F1140213FFE3FB43F253F40407F3F2B40"> : tensor<3x6xbf16>
    return %c0, %c1, %c2 : tensor<5x6xbf16>, tensor<3x1xi32>, tensor<3x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x023F8F3F433FDA3F1140213FEC3F433FCD3F5B3F703F37404F3F1940E53F2C402F406A3FFE3FB43F253F40407F3F2B40F33F3F4019402C3F04402A40"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
}

// -----

module @types_scatter_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf16>, tensor<3x1xi32>, tensor<3x6xf16>)
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f16>, %arg4: tensor<f16>):
      stablehlo.return %arg4 : tensor<f16>
    }) : (tensor<5x6xf16>, tensor<3x1xi32>, tensor<3x6xf16>) -> tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf16>, tensor<3x1xi32>, tensor<3x6xf16>) {
    %c0 = stablehlo.constant dense<"0xC23A193C083AAD3C813D3D40473AC03D4C3C33412A3C063C4440BC41433B5640AE40BF3F873F9F41B24179416840AA3BD63AB341C238E441FD3C543D"> : tensor<5x6xf16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0xDE40DE3BCA4122403F40543E5940573E5038D641EB4054409F407F3D56410B415240E740"> : tensor<3x6xf16>
    return %c0, %c1, %c2 : tensor<5x6xf16>, tensor<3x1xi32>, tensor<3x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x5940573E5038D641EB405440473AC03D4C3C33412A3C063C4440BC41433B5640AE40BF3F9F407F3D56410B415240E740DE40DE3BCA4122403F40543E"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
}

// -----

module @types_scatter_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>)
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>) {
    %c0 = stablehlo.constant dense<"0xF28A26407FF51040BF68CF3F80AE13402820B13F414C3540B80432403B18BA3FCAD3EC3F69207C3F7B71044025A6AD3F0F0C9A3F6B27EE3F906D0C40E8DDD33F272BA03FF30E344051927A3F3EE9363F5CB13B401503AB3F826F0E4012B0143F393AAC3F57CB12400EEEAC3F2A8A1D408BB83340E644E33F"> : tensor<5x6xf32>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x47E42A408C65A53F5CD6973FDB621740EBA2304032F82F40DA370540DCE23240083CF23FACDF433F90E6EE3FAC75344043CA2640D90A8B3F908733405352E23FC1450D3F9D50973F"> : tensor<3x6xf32>
    return %c0, %c1, %c2 : tensor<5x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xDA370540DCE23240083CF23FACDF433F90E6EE3FAC753440B80432403B18BA3FCAD3EC3F69207C3F7B71044025A6AD3F0F0C9A3F6B27EE3F906D0C40E8DDD33F272BA03FF30E344043CA2640D90A8B3F908733405352E23FC1450D3F9D50973F47E42A408C65A53F5CD6973FDB621740EBA2304032F82F40"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
}

// -----

module @types_scatter_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf64>, tensor<3x1xi32>, tensor<3x6xf64>)
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      stablehlo.return %arg4 : tensor<f64>
    }) : (tensor<5x6xf64>, tensor<3x1xi32>, tensor<3x6xf64>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf64>, tensor<3x1xi32>, tensor<3x6xf64>) {
    %c0 = stablehlo.constant dense<"0x5FC225A5E1900640083EC0222AE2014043F4CACCCC66FA3FBCA25B527910FD3FFD2180DC9496E33FECFBE4C1954D0540202E264E49ECF23F5E4F1760C165F93FA633F7D38B12F03F38B2F6A4B108E33F30DD4A05245BEC3FC22C6195F1D3FC3FBD1772301F71F33F96B5C35BE92001400FB29C10EBE2EE3F2138174E9D1F074002C9906EE58DFF3F14F8FD478FA30540D8CB7EE5F5A7F33F0A45ED0763C90740343FA78B1598EE3FEE7E236DDE89E83FC224F3BCA804FE3FB46DEB58B8CCEF3FAA773CCA2C420140358442312C6CFF3FD286781AEE8DEE3F20202E8EB9A7EB3F97A3DB37E05EFB3F1465E3CA6A4C0440"> : tensor<5x6xf64>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x1FDD8E291AE9F33F9E536CC791F5F03F7833045D7C120440F6782A9260EBEA3FC20E4167AA58FA3F1A6E8665FEA80340FFD2DB29AD5B064061D81699B8C5F23F36326CB240A30740FC50DD760405F13FC8B31F5E59BAF63FF7BF410EB3B3F13F57CB29526AE40340FBB87E28D51B0140DC8D075E321E02406AB002D5109DE33F3E7BD239CA0CFD3FACCE42A6F0F5E03F"> : tensor<3x6xf64>
    return %c0, %c1, %c2 : tensor<5x6xf64>, tensor<3x1xi32>, tensor<3x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0xFFD2DB29AD5B064061D81699B8C5F23F36326CB240A30740FC50DD760405F13FC8B31F5E59BAF63FF7BF410EB3B3F13F202E264E49ECF23F5E4F1760C165F93FA633F7D38B12F03F38B2F6A4B108E33F30DD4A05245BEC3FC22C6195F1D3FC3FBD1772301F71F33F96B5C35BE92001400FB29C10EBE2EE3F2138174E9D1F074002C9906EE58DFF3F14F8FD478FA3054057CB29526AE40340FBB87E28D51B0140DC8D075E321E02406AB002D5109DE33F3E7BD239CA0CFD3FACCE42A6F0F5E03F1FDD8E291AE9F33F9E536CC791F5F03F7833045D7C120440F6782A9260EBEA3FC20E4167AA58FA3F1A6E8665FEA80340"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
}

// -----

module @types_scatter_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xcomplex<f32>>, tensor<3x1xi32>, tensor<3x6xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f32>>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      stablehlo.return %arg4 : tensor<complex<f32>>
    }) : (tensor<5x6xcomplex<f32>>, tensor<3x1xi32>, tensor<3x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f32>>, tensor<3x1xi32>, tensor<3x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x401FE13F3FE227405C342D3FA7E717405983F23F826F034080D02D407AB12740770D0B408BD3CE3FA2580C40B7FA923F856F1840F7DAEA3FE4FD803F4DD92F3F1076E93FBE74B73F0B1EEA3FF3F63F40552D783F6C3A27408A3B35401C077B3F3D321840034E583FF9AF213F135A2B3F06640B408DD81A408E073740D6ED2B4020E10A406B1C14400BD0184083FF683F9712144001D6563FDF34EF3FC76F343F96CBFA3F45DBD83F2F903340D5771E40DB20F93F53E6EB3F5A7D633FE0AFF13FC2F1193F1A332340558C4F3FF2B6933F6276BC3F69EB0840E398173F8903C23F67E91040B5B7A63F88158C3F3E7B2540"> : tensor<5x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x3A5FB13F51CC463FC9F51C3F38C0F33FE494F63F2019D43F255636402D0CBB3F5A787C3F35072840F5F81E4016B4363FE482223F52F539401D671D400391CF3F974CE03F9D19AF3F58D7F73FE99DEF3F3368323F329FB03F02A4214002353F40A7CD3340230C0540D64C1B40DF8CD73FBE9DC63F6DD2FF3F1B5F0B40771B6A3F34280C40AE7B31405BD0523FD6812940"> : tensor<3x6xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<5x6xcomplex<f32>>, tensor<3x1xi32>, tensor<3x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xE482223F52F539401D671D400391CF3F974CE03F9D19AF3F58D7F73FE99DEF3F3368323F329FB03F02A4214002353F40856F1840F7DAEA3FE4FD803F4DD92F3F1076E93FBE74B73F0B1EEA3FF3F63F40552D783F6C3A27408A3B35401C077B3F3D321840034E583FF9AF213F135A2B3F06640B408DD81A408E073740D6ED2B4020E10A406B1C14400BD0184083FF683FA7CD3340230C0540D64C1B40DF8CD73FBE9DC63F6DD2FF3F1B5F0B40771B6A3F34280C40AE7B31405BD0523FD68129403A5FB13F51CC463FC9F51C3F38C0F33FE494F63F2019D43F255636402D0CBB3F5A787C3F35072840F5F81E4016B4363F"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
}

// -----

module @types_scatter_c128 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xcomplex<f64>>, tensor<3x1xi32>, tensor<3x6xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f64>>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f64>>, %arg4: tensor<complex<f64>>):
      stablehlo.return %arg4 : tensor<complex<f64>>
    }) : (tensor<5x6xcomplex<f64>>, tensor<3x1xi32>, tensor<3x6xcomplex<f64>>) -> tensor<5x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f64>>, tensor<3x1xi32>, tensor<3x6xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x421D5B78DC7A0040164A8A8DD7D106406A79BBCD3AD60240E6B251795C09034027399AEB49BBFB3F5E29426D7C6AE83FA54D8186657FF93F767E1342746EE33FCE0A887191D5E23F2A08CE24D347F53F023FDD758564E43F4DAA65534B26FC3FFEE26F2B9ED9F43F6C626D1BECC502408D266D9F4DD7EB3F2AB22D371C440540F539CA932425EB3FC5CE43A9BC010340160C3BE983F20640E04B31C2E865074020AD18CDA7000640792B4F24F182F23FD908A8D08EC6FC3F94876DF1A8370340035707EB8677FC3FD80EC88D29E8EE3FCC8889F22310EC3FC0B1D401EC4F014038A63BC5A527F43F0C44ACC4C17100405C450481D5E8FF3F10E8047D49EDE03F464C5E451C08F33F20056656766AF73FA4C74C2420350440BE0D4E5445C90640E99523E830880440D20FF4CE21C4E43F2A8D2819E107FE3FD8BDE2E866A9ED3F93AE0575FB18E73F09E46573A2E20040F3B9A485705A004092678E9C82EFF23F6C9299F35318F73F3C275C586F680340675D01ECB919F03F29590E3788660340206539039DA7ED3F9A4789E7D3BD0440E03E93926B04034084A73914078EEA3F9D99A5C5CB3EFB3F3C9BBD439FF00740B32E1079A61D02403E76F4BC6A39FC3FEE507886D424044078210AB39A36F03F1568B9EC226505405FC49B52C2BAF33F"> : tensor<5x6xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x05D92F359B32E83F751412E37FCD06402841E7DBB10AFD3F40F69AD81874E23F028AAA464FBBE63FE0AE1447A391F83FE6E9400F61780340D6CB6357CA5A054093FE8042E2BE044023CCC6174928FF3FC6A97C4394C1E33FECBFD2886597E73FAA251F1CAB73ED3F51F41FE43BAC04404035C15D3C420640C17F59484FAEFE3FA8DAEC5E3507F23FDFDC222E02850640E6E1872A13F600409DE529791917E93FE417C63B84E10140ACD963C44858074032E238DE1E0AF03F54E904D424B4E13F463FD681CA56F03FC86F2EAA32C3F33F571111B227FCFB3F19D9A55245980440FCDA324C6900F93F429B3E34CDA5F83F60E3E12F46AB0140E39976DEE18AFE3F777E8526D1D307406FFA648DF9F60640ADC2DD2DF764F83FDEB669F2635DE73F"> : tensor<3x6xcomplex<f64>>
    return %c0, %c1, %c2 : tensor<5x6xcomplex<f64>>, tensor<3x1xi32>, tensor<3x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xAA251F1CAB73ED3F51F41FE43BAC04404035C15D3C420640C17F59484FAEFE3FA8DAEC5E3507F23FDFDC222E02850640E6E1872A13F600409DE529791917E93FE417C63B84E10140ACD963C44858074032E238DE1E0AF03F54E904D424B4E13FFEE26F2B9ED9F43F6C626D1BECC502408D266D9F4DD7EB3F2AB22D371C440540F539CA932425EB3FC5CE43A9BC010340160C3BE983F20640E04B31C2E865074020AD18CDA7000640792B4F24F182F23FD908A8D08EC6FC3F94876DF1A8370340035707EB8677FC3FD80EC88D29E8EE3FCC8889F22310EC3FC0B1D401EC4F014038A63BC5A527F43F0C44ACC4C17100405C450481D5E8FF3F10E8047D49EDE03F464C5E451C08F33F20056656766AF73FA4C74C2420350440BE0D4E5445C90640463FD681CA56F03FC86F2EAA32C3F33F571111B227FCFB3F19D9A55245980440FCDA324C6900F93F429B3E34CDA5F83F60E3E12F46AB0140E39976DEE18AFE3F777E8526D1D307406FFA648DF9F60640ADC2DD2DF764F83FDEB669F2635DE73F05D92F359B32E83F751412E37FCD06402841E7DBB10AFD3F40F69AD81874E23F028AAA464FBBE63FE0AE1447A391F83FE6E9400F61780340D6CB6357CA5A054093FE8042E2BE044023CCC6174928FF3FC6A97C4394C1E33FECBFD2886597E73F"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
}
