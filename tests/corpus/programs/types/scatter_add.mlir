module @types_scatter_add_i2 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<i2>
      stablehlo.return %8 : tensor<i2>
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
    %c0 = stablehlo.constant dense<"0x020202020202010101010101010101010101020202020202020202020202"> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
}

// -----

module @types_scatter_add_i4 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<i4>
      stablehlo.return %8 : tensor<i4>
    }) : (tensor<5x6xi4>, tensor<3x1xi32>, tensor<3x6xi4>) -> tensor<5x6xi4>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi4>, tensor<5x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi4>, tensor<3x1xi32>, tensor<3x6xi4>) {
    %c0 = stablehlo.constant dense<"0x030201010203020103020101030203010203020302020302030101030201"> : tensor<5x6xi4>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x030203020201030102010203010102020302"> : tensor<3x6xi4>
    return %c0, %c1, %c2 : tensor<5x6xi4>, tensor<3x1xi32>, tensor<3x6xi4>
  }
  func.func private @expected() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x060303020406020103020101030203010203030404040604060304050402"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
}

// -----

module @types_scatter_add_u2 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<ui2>
      stablehlo.return %8 : tensor<ui2>
    }) : (tensor<5x6xui2>, tensor<3x1xi32>, tensor<3x6xui2>) -> tensor<5x6xui2>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui2>, tensor<5x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui2>, tensor<3x1xi32>, tensor<3x6xui2>) {
    %c0 = stablehlo.constant dense<"0x020303030303020202010202020103030103010301020203010101010302"> : tensor<5x6xui2>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x010202030103010202030203020202010102"> : tensor<3x6xui2>
    return %c0, %c1, %c2 : tensor<5x6xui2>, tensor<3x1xi32>, tensor<3x6xui2>
  }
  func.func private @expected() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x030101020102020202010202020103030103030103030301020303000001"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
}

// -----

module @types_scatter_add_u4 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<ui4>
      stablehlo.return %8 : tensor<ui4>
    }) : (tensor<5x6xui4>, tensor<3x1xi32>, tensor<3x6xui4>) -> tensor<5x6xui4>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui4>, tensor<5x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui4>, tensor<3x1xi32>, tensor<3x6xui4>) {
    %c0 = stablehlo.constant dense<"0x030201020201030201010103030302030103020301030203020201030101"> : tensor<5x6xui4>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x010102030103010301030202030202020101"> : tensor<3x6xui4>
    return %c0, %c1, %c2 : tensor<5x6xui4>, tensor<3x1xi32>, tensor<3x6xui4>
  }
  func.func private @expected() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x040502050403030201010103030302030103050503050304030303060204"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
}

// -----

module @types_scatter_add_i8 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<i8>
      stablehlo.return %8 : tensor<i8>
    }) : (tensor<5x6xi8>, tensor<3x1xi32>, tensor<3x6xi8>) -> tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi8>, tensor<3x1xi32>, tensor<3x6xi8>) {
    %c0 = stablehlo.constant dense<"0x030302010301020203030103010101020301010302030302030102010102"> : tensor<5x6xi8>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x030301030302010101020301020202030102"> : tensor<3x6xi8>
    return %c0, %c1, %c2 : tensor<5x6xi8>, tensor<3x1xi32>, tensor<3x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x040403030602020203030103010101020301030504060404060403040404"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
}

// -----

module @types_scatter_add_i16 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<i16>
      stablehlo.return %8 : tensor<i16>
    }) : (tensor<5x6xi16>, tensor<3x1xi32>, tensor<3x6xi16>) -> tensor<5x6xi16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi16>, tensor<5x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi16>, tensor<3x1xi32>, tensor<3x6xi16>) {
    %c0 = stablehlo.constant dense<"0x010003000100020002000300010003000300010001000200030002000200030003000300010003000100010001000300030003000200020003000300"> : tensor<5x6xi16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x030003000300010003000100030002000200030003000200010003000100020001000200"> : tensor<3x6xi16>
    return %c0, %c1, %c2 : tensor<5x6xi16>, tensor<3x1xi32>, tensor<3x6xi16>
  }
  func.func private @expected() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x040005000300050005000500010003000300010001000200030002000200030003000300020006000200030002000500060006000500030006000400"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
}

// -----

module @types_scatter_add_i32 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %8 : tensor<i32>
    }) : (tensor<5x6xi32>, tensor<3x1xi32>, tensor<3x6xi32>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi32>, tensor<3x1xi32>, tensor<3x6xi32>) {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000010000000300000002000000010000000100000003000000030000000300000002000000020000000200000001000000030000000100000001000000020000000100000001000000030000000200000001000000010000000200000002000000030000000100000003000000"> : tensor<5x6xi32>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x020000000100000003000000020000000300000001000000010000000100000003000000030000000200000001000000020000000100000001000000020000000300000001000000"> : tensor<3x6xi32>
    return %c0, %c1, %c2 : tensor<5x6xi32>, tensor<3x1xi32>, tensor<3x6xi32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x020000000200000004000000040000000500000003000000010000000100000003000000030000000300000002000000020000000200000001000000030000000100000001000000040000000200000002000000050000000500000002000000030000000300000005000000050000000400000004000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
}

// -----

module @types_scatter_add_i64 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %8 : tensor<i64>
    }) : (tensor<5x6xi64>, tensor<3x1xi32>, tensor<3x6xi64>) -> tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi64>, tensor<3x1xi32>, tensor<3x6xi64>) {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000100000000000000020000000000000001000000000000000200000000000000030000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000030000000000000003000000000000000100000000000000010000000000000002000000000000000200000000000000020000000000000002000000000000000300000000000000020000000000000002000000000000000200000000000000030000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<5x6xi64>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x030000000000000003000000000000000100000000000000010000000000000001000000000000000300000000000000010000000000000003000000000000000300000000000000030000000000000002000000000000000200000000000000030000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000"> : tensor<3x6xi64>
    return %c0, %c1, %c2 : tensor<5x6xi64>, tensor<3x1xi32>, tensor<3x6xi64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x030000000000000006000000000000000400000000000000050000000000000003000000000000000400000000000000030000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000030000000000000003000000000000000100000000000000010000000000000002000000000000000200000000000000050000000000000004000000000000000600000000000000030000000000000004000000000000000500000000000000060000000000000005000000000000000300000000000000030000000000000003000000000000000500000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
}

// -----

module @types_scatter_add_u8 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<ui8>
      stablehlo.return %8 : tensor<ui8>
    }) : (tensor<5x6xui8>, tensor<3x1xi32>, tensor<3x6xui8>) -> tensor<5x6xui8>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui8>, tensor<3x1xi32>, tensor<3x6xui8>) {
    %c0 = stablehlo.constant dense<"0x030201010301030202010303020203030103020202010203020101020203"> : tensor<5x6xui8>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x010103020102010302010201020203020203"> : tensor<3x6xui8>
    return %c0, %c1, %c2 : tensor<5x6xui8>, tensor<3x1xi32>, tensor<3x6xui8>
  }
  func.func private @expected() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x040503020502030202010303020203030103040405030406030204040305"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
}

// -----

module @types_scatter_add_u16 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<ui16>
      stablehlo.return %8 : tensor<ui16>
    }) : (tensor<5x6xui16>, tensor<3x1xi32>, tensor<3x6xui16>) -> tensor<5x6xui16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui16>, tensor<5x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui16>, tensor<3x1xi32>, tensor<3x6xui16>) {
    %c0 = stablehlo.constant dense<"0x020001000200030002000300030001000300010002000200020001000100020002000100030002000200030002000200010002000100030001000300"> : tensor<5x6xui16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x030002000200010001000100020001000100010003000100010002000200010003000200"> : tensor<3x6xui16>
    return %c0, %c1, %c2 : tensor<5x6xui16>, tensor<3x1xi32>, tensor<3x6xui16>
  }
  func.func private @expected() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x040002000300040005000400030001000300010002000200020001000100020002000100040004000400040005000400040004000300040002000400"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
}

// -----

module @types_scatter_add_u32 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<ui32>
      stablehlo.return %8 : tensor<ui32>
    }) : (tensor<5x6xui32>, tensor<3x1xi32>, tensor<3x6xui32>) -> tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui32>, tensor<3x1xi32>, tensor<3x6xui32>) {
    %c0 = stablehlo.constant dense<"0x010000000300000002000000030000000300000002000000010000000300000001000000010000000100000003000000010000000300000002000000020000000200000001000000020000000300000002000000030000000200000002000000020000000100000002000000020000000300000001000000"> : tensor<5x6xui32>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x010000000100000003000000020000000200000002000000020000000100000002000000010000000100000002000000030000000100000001000000010000000100000003000000"> : tensor<3x6xui32>
    return %c0, %c1, %c2 : tensor<5x6xui32>, tensor<3x1xi32>, tensor<3x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000400000004000000040000000400000004000000010000000300000001000000010000000100000003000000010000000300000002000000020000000200000001000000050000000400000003000000040000000300000005000000030000000200000005000000040000000500000003000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
}

// -----

module @types_scatter_add_u64 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<ui64>
      stablehlo.return %8 : tensor<ui64>
    }) : (tensor<5x6xui64>, tensor<3x1xi32>, tensor<3x6xui64>) -> tensor<5x6xui64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui64>, tensor<5x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui64>, tensor<3x1xi32>, tensor<3x6xui64>) {
    %c0 = stablehlo.constant dense<"0x010000000000000002000000000000000100000000000000010000000000000002000000000000000100000000000000030000000000000002000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000010000000000000003000000000000000200000000000000010000000000000003000000000000000300000000000000"> : tensor<5x6xui64>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000010000000000000003000000000000000200000000000000030000000000000001000000000000000100000000000000020000000000000002000000000000000100000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000"> : tensor<3x6xui64>
    return %c0, %c1, %c2 : tensor<5x6xui64>, tensor<3x1xi32>, tensor<3x6xui64>
  }
  func.func private @expected() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x040000000000000003000000000000000200000000000000030000000000000004000000000000000200000000000000030000000000000002000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000020000000000000003000000000000000500000000000000050000000000000004000000000000000400000000000000040000000000000005000000000000000400000000000000020000000000000006000000000000000500000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
}

// -----

module @types_scatter_add_f8e3m4 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<f8E3M4>
      stablehlo.return %8 : tensor<f8E3M4>
    }) : (tensor<5x6xf8E3M4>, tensor<3x1xi32>, tensor<3x6xf8E3M4>) -> tensor<5x6xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E3M4>, tensor<3x1xi32>, tensor<3x6xf8E3M4>) {
    %c0 = stablehlo.constant dense<"0x342547353F3C3A3E2A313B4324314534462D43414346333F35303A343529"> : tensor<5x6xf8E3M4>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x3D2136232D3B39442C473E273945423C3144"> : tensor<3x6xf8E3M4>
    return %c0, %c1, %c2 : tensor<5x6xf8E3M4>, tensor<3x1xi32>, tensor<3x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x46494E514E443A3E2A313B4324314534462D5053525242524938483E4244"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
}

// -----

module @types_scatter_add_f8e4m3 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<f8E4M3>
      stablehlo.return %8 : tensor<f8E4M3>
    }) : (tensor<5x6xf8E4M3>, tensor<3x1xi32>, tensor<3x6xf8E4M3>) -> tensor<5x6xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3>, tensor<3x1xi32>, tensor<3x6xf8E4M3>) {
    %c0 = stablehlo.constant dense<"0x383B40433F3F364039413A433A4434383541433D43423B424444433B4344"> : tensor<5x6xf8E4M3>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x414143344030323633364240433C3F404143"> : tensor<3x6xf8E4M3>
    return %c0, %c1, %c2 : tensor<5x6xf8E4M3>, tensor<3x1xi32>, tensor<3x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3D4143464948364039413A433A44343835414B444949464A4A4A4B404A46"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
}

// -----

module @types_scatter_add_f8e4m3b11fnuz {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<f8E4M3B11FNUZ>
      stablehlo.return %8 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<5x6xf8E4M3B11FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3B11FNUZ>) -> tensor<5x6xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<"0x5F625E6253555C64625F5E56645C6361605A635E5E58605F60635660615C"> : tensor<5x6xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x5663625A6159635C605E60545D5352626050"> : tensor<3x6xf8E4M3B11FNUZ>
    return %c0, %c1, %c2 : tensor<5x6xf8E4M3B11FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x69686768635C5C64625F5E56645C6361605A696262666862646B66656962"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_scatter_add_f8e4m3fn {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<f8E4M3FN>
      stablehlo.return %8 : tensor<f8E4M3FN>
    }) : (tensor<5x6xf8E4M3FN>, tensor<3x1xi32>, tensor<3x6xf8E4M3FN>) -> tensor<5x6xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FN>, tensor<3x1xi32>, tensor<3x6xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<"0x423C383A3742384337393C3E3131314442423E41403D3B34303F3E42373E"> : tensor<5x6xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x4241343B41353B393B323C38403F3A403540"> : tensor<3x6xf8E4M3FN>
    return %c0, %c1, %c2 : tensor<5x6xf8E4M3FN>, tensor<3x1xi32>, tensor<3x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x4842423F4246384337393C3E313131444242474845464143444842484542"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
}

// -----

module @types_scatter_add_f8e4m3fnuz {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<f8E4M3FNUZ>
      stablehlo.return %8 : tensor<f8E4M3FNUZ>
    }) : (tensor<5x6xf8E4M3FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3FNUZ>) -> tensor<5x6xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<"0x4C4642444B403A3B4B46483D41454A4249424A48414B42424441434C474B"> : tensor<5x6xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x48423C49493E4C434349464A414A3E454B40"> : tensor<3x6xf8E4M3FNUZ>
    return %c0, %c1, %c2 : tensor<5x6xf8E4M3FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x544C4A4F514E3A3B4B46483D41454A4249424E51485150494E4A4852504E"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
}

// -----

module @types_scatter_add_f8e5m2 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<f8E5M2>
      stablehlo.return %8 : tensor<f8E5M2>
    }) : (tensor<5x6xf8E5M2>, tensor<3x1xi32>, tensor<3x6xf8E5M2>) -> tensor<5x6xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2>, tensor<3x1xi32>, tensor<3x6xf8E5M2>) {
    %c0 = stablehlo.constant dense<"0x423E4041403C38423C3D3D403B383C403F384042424040413E393C3D3A3D"> : tensor<5x6xf8E5M2>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x3C3E38403C3E3A3D3F4142394040393F3A42"> : tensor<3x6xf8E5M2>
    return %c0, %c1, %c2 : tensor<5x6xf8E5M2>, tensor<3x1xi32>, tensor<3x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x44424445453E38423C3D3D403B383C403F3844454344424641403E423F42"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
}

// -----

module @types_scatter_add_f8e5m2fnuz {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<f8E5M2FNUZ>
      stablehlo.return %8 : tensor<f8E5M2FNUZ>
    }) : (tensor<5x6xf8E5M2FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E5M2FNUZ>) -> tensor<5x6xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<"0x3D3E413F4445443F3F464645453D43463D463C4542453D43434145464343"> : tensor<5x6xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x45443F42464145443F403F403F3E403C413F"> : tensor<3x6xf8E5M2FNUZ>
    return %c0, %c1, %c2 : tensor<5x6xf8E5M2FNUZ>, tensor<3x1xi32>, tensor<3x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x464644444647443F3F464645453D43463D46424645464445484647484946"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
}

// -----

module @types_scatter_add_f8e8m0fnu {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<f8E8M0FNU>
      stablehlo.return %8 : tensor<f8E8M0FNU>
    }) : (tensor<5x6xf8E8M0FNU>, tensor<3x1xi32>, tensor<3x6xf8E8M0FNU>) -> tensor<5x6xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E8M0FNU>, tensor<3x1xi32>, tensor<3x6xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<"0x80807F807F8080808080807F8080807F80807F7F807F80807E8080807F80"> : tensor<5x6xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x807E7F7F7E7F80807F80807F7E807F80807F"> : tensor<3x6xf8E8M0FNU>
    return %c0, %c1, %c2 : tensor<5x6xf8E8M0FNU>, tensor<3x1xi32>, tensor<3x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x81818081818180808080807F8080807F8080808181818181808081818081"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
}

// -----

module @types_scatter_add_bf16 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<bf16>
      stablehlo.return %8 : tensor<bf16>
    }) : (tensor<5x6xbf16>, tensor<3x1xi32>, tensor<3x6xbf16>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xbf16>, tensor<3x1xi32>, tensor<3x6xbf16>) {
    %c0 = stablehlo.constant dense<"0xFB3FD63F323F0E40F43F2940153F12401D40F33F2F3F12408E3F3740983F313F1940CB3F35403F40AF3F0F40044014402940E13F163F02400B40D83F"> : tensor<5x6xbf16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x903F393F2240013F0340A63F093F2D4014403D402640893FF53FD73F1540FE3F1A40573F"> : tensor<3x6xbf16>
    return %c0, %c1, %c2 : tensor<5x6xbf16>, tensor<3x1xi32>, tensor<3x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x20408C404040A64090406E40153F12401D40F33F2F3F12408E3F3740983F313F1940CB3F984095406C4087408F404A4071401F404840224087403F40"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
}

// -----

module @types_scatter_add_f16 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<f16>
      stablehlo.return %8 : tensor<f16>
    }) : (tensor<5x6xf16>, tensor<3x1xi32>, tensor<3x6xf16>) -> tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf16>, tensor<3x1xi32>, tensor<3x6xf16>) {
    %c0 = stablehlo.constant dense<"0x1640093F383D70395A410C3F1C40703F7D3F4B3FDC40144167417B3B933DAE380141333C0D40B9403C404740C43BE23B0A3EF53CF83CA73F59405038"> : tensor<5x6xf16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0xFA3D5839513A273DD03FC23E1E40573C1E3D6538F4403C40813CB23C873D9340D13E053C"> : tensor<3x6xf16>
    return %c0, %c1, %c2 : tensor<5x6xf16>, tensor<3x1xi32>, tensor<3x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x1A44B0412B41EA3C2745C2431C40703F7D3F4B3FDC40144167417B3B933DAE380141333C4E42124300436D445A41F63F0242A13F1040674220447540"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
}

// -----

module @types_scatter_add_f32 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>) {
    %c0 = stablehlo.constant dense<"0xB68CF23F809E7B3F49F82D3F5F4836405FE5D33F827FDC3F5FAF37400B31773FC8383B405D91653F7807CC3F63570940111E7D3F0B31533F04871F407A0B543F42F71D4035660540B677813FF5EFD23F4206CE3F8560084021383040A98AE23FBED0E03F01BF1140E420903F198F8F3F61C137407C42683F"> : tensor<5x6xf32>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x91CA1B40163F1040FF1E8D3FC273363F41F8D03F2F25314005D02140D5003940433C903F284B1E40FCA10E4073F93340071C233F8BB91D3F74C1163F33C91B40D4B01A3FEC240E40"> : tensor<3x6xf32>
    return %c0, %c1, %c2 : tensor<5x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x308B8D4075E877406838E73FC449AA40AC9478409A1C91405FAF37400B31773FC8383B405D91653F7807CC3F63570940111E7D3F0B31533F04871F407A0B543F42F71D4035660540BA05D33F5DE610407EB30C40DC14924056E45640406A7F40781986400CFF9040F29F0E40FAC8EA3FC11E9040CE356B40"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
}

// -----

module @types_scatter_add_f64 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<f64>
      stablehlo.return %8 : tensor<f64>
    }) : (tensor<5x6xf64>, tensor<3x1xi32>, tensor<3x6xf64>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf64>, tensor<3x1xi32>, tensor<3x6xf64>) {
    %c0 = stablehlo.constant dense<"0xD9EDE6B07BC1034048B26B9E352CEA3F1D2E09BEE470F43F2BC1CF3B3833074059811411EFE4074061BB3C9F96F3F13FBC2410FAF993EE3F80240C2AC7E5FC3FAA0A5F1B0A43034098C458F50FAD0040E6BC749B2DEEF43FFE2249A22C3A07402FD269C38C51FA3F72C5C0760882F93F212685D68BFCF73F4467A78556F307402DEE31B2FA14064039FBE9D0B8DCFD3F24EFAF27B6C7E03F82E36B8C882BF43FC4FDEFB3FA36E13F5C5245458AB0FD3FB051A6A6D276EA3FDBA976674F26E93F9FF93F049F2FF63F58D45F8221040240E7F02092323AF53F8D970BD7B83AFC3FC7EF8FAC629602402FBBD19298330140"> : tensor<5x6xf64>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0x60EC80B1C9A40140A9F0D4C25B82FA3F18E8E8C7BDAEFE3F9809C0F3288400403652668EBAA6F93F671C216FFA0DE73F187FEEE85B7FE93FC803DD38BEC8E83FD65FFE947F8904405265DCF93B25F63FCC90CA1C25D403404C162CFE9EAF0340ED2E7D2648820740BD610D3ADF59FC3F2116F8F5261A0640C358EE45EAE20140701FCFD11B7CE23FEADD460394860740"> : tensor<3x6xf64>
    return %c0, %c1, %c2 : tensor<5x6xf64>, tensor<3x1xi32>, tensor<3x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x9F8D22AB52210A40085BA4EB797AF93FE4F602F4F1C10E40EAF95E1CEB2211401289EF168ADC1540FC73CA4D6AA90C40BC2410FAF993EE3F80240C2AC7E5FC3FAA0A5F1B0A43034098C458F50FAD0040E6BC749B2DEEF43FFE2249A22C3A07402FD269C38C51FA3F72C5C0760882F93F212685D68BFCF73F4467A78556F307402DEE31B2FA14064039FBE9D0B8DCFD3FB62A69B035B40B40A0A23CE3B34208409215F4A2E5670A40F88048B4975D104090B83A3C7779F63F618824DD27D00D4030E9A03399BC0C40AC4CCA634F450F4080EC042D78F409405ED5455F85A10E40E218C3F3BF690F4049029A2E17F70640"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
}

// -----

module @types_scatter_add_c64 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<complex<f32>>
      stablehlo.return %8 : tensor<complex<f32>>
    }) : (tensor<5x6xcomplex<f32>>, tensor<3x1xi32>, tensor<3x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f32>>, tensor<3x1xi32>, tensor<3x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x1879174084C01740A441843F2318803F96BD0D3F9412124005493F40C1731040A71CA73F467B2440E7CA3340C0CA7C3F1E6F9E3F2FA4F43F457D663F5E80E73FA2072240EA59343F7FE2CF3F704E913F10FA383FE02B9D3F4DD6A53F217F3F40CFC27E3F61BD8D3F30BEF33F5C85583F1DFF1840CDC6363FBA4F8D3F7606743F4CAE0C40515E383FF782224050928C3F2EEC473F47119D3F437FC33F17CA5F3F5DEBC53F3C3A253F2D04CE3F4AD1AC3F308DA53FB9A06F3FB0C5743F17C93C40AE673A3F07E70D4039CC11407B772B405AB1153F25CC3540E7519B3F9F0A733F7DE89C3F5D8E0440DFB1A23F84E6D03F"> : tensor<5x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0xE7653D40DBA926407C3D543F47D8773F9802C23FE3592E408BC7CE3FA44C973F9640823F76FA1140D9351A3F255CA23F48153A406E4C073F91A9E23FAAD9F43FBE170B40E9492E403FA9E93F9E52BE3F2EE89D3FF40200402195343FE8B0EC3F814AB93F9954D93FD0F8243FAA7A9C3F087CAC3FA17A1C4080351A4085B0ED3FA443C43FA4A1D13FBB012C4094A93A40"> : tensor<3x6xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<5x6xcomplex<f32>>, tensor<3x1xi32>, tensor<3x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x30C7A840A09339409A753340E6783A4024872E403E2EA040D20E9A40109D6F406A8222401D3F92402FF06040248B35401E6F9E3F2FA4F43F457D663F5E80E73FA2072240EA59343F7FE2CF3F704E913F10FA383FE02B9D3F4DD6A53F217F3F40CFC27E3F61BD8D3F30BEF33F5C85583F1DFF1840CDC6363FBA4F8D3F7606743F4CAE0C40515E383FF782224050928C3F4CA00E40F0323B40D6FD0A40DB2F0640B233394030C94540CB9B8040E8404D406AE8344000B924402733694056B9BB40D2FF6B4071489A4098DB46408D6D6940A26D06400413B240B90C3540FA6808408A940F406A448B40CCCCEF3F54A13940"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
}

// -----

module @types_scatter_add_c128 {
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
      %8 = stablehlo.add %arg3, %arg4 : tensor<complex<f64>>
      stablehlo.return %8 : tensor<complex<f64>>
    }) : (tensor<5x6xcomplex<f64>>, tensor<3x1xi32>, tensor<3x6xcomplex<f64>>) -> tensor<5x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f64>>, tensor<3x1xi32>, tensor<3x6xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0xEE9012F3D5EEF03F6D401DDE823BE73F70D2FC46FD09FF3F90729DD720E00440B3D1DF6816AD0440BEA59C335844FC3FD3810B18864FFF3F3218118F756DED3F500F689DCD750340B4F85DA0861302408B1EF34D09B707401A574D6CDD920040811FEE9776340240B0AC981B4750F33F219C2977B67E04403D9360D6D8EAFF3FFB15F8D34A4107400C4B9882004DE43F2A7981627167FD3F0781BA8E963401408E3CD369775306400D6077BA07DCFF3FD0ACA4960782014045D38E67FA2900402BFED28F6A75F03F4AF06CAF4184E13FE05F2F209B39E33F3DBF8C51DF96FC3F78AE398AC5C306408433A2216AC8F83F62D8D1DACAA3004037D7A30491AC024076E8F3764E580640E90D8BAA646AFA3FFBD3F629518FF53F76D989D06EE706408A40E24FC99AEA3F86A3094196C0EC3F37720CFE7EAFF63F6E1EF548845B0740EE0E91B7F67703404724A6302109F93F28258E5DF5B1024085BCAA381C7DEA3F00DC9F9F4FE2E53F76AA2F03C97DFB3F075F01484F46F23F3D6B98CCFFEC0540EA792B2B9D010240557E4F18057D0040E9C82C11B6BE044062B684ED44D3F93F8C751B3E7D7CF43F141E5B64EFE2EC3FA6E15FA5C58302407037034A00A0FA3F878E44661646054068C6485B8AC80240F8D7A02EB67A0340405B4FA0F2EFFB3F"> : tensor<5x6xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    %c2 = stablehlo.constant dense<"0xB77094305273FE3FB7FF5115B0BBF93F0D2BDE45AB7B0340954478267866E83F1A7F8AF2CCD0F63F94EEBCE05A2C0440AB69E2D1EDECFD3F015027F04C9FEA3F0C765F5F0104E53FCC5FAA7FE83DF33F4AB40BE30C15F43FE7C23B73943DFA3F44348F3E1C2FF23F870D93EA630A0340F9A26158F0ECFA3FB49D22FD7CC9FE3FB8E38F113E2F00400FAD6DC319A00240304FCE9A9ECAF93F1FD06CF4C5A70140C3CFB4E97292F63FFB294707884505403CDE6BA876C5E53F1438681225FF05407B571A928A37EA3F86BFD7D87F72FA3F7B187A1C56CBE43F6B8EC9B764BD07403B298EF7BE40FA3F0BAA156F285FEC3F3B24F72BCA300740A296B4BF53250440ECBAD843C47FE93F2EFA1128DA19F43F0EDEB1097207FC3F88BF1E567541E53F"> : tensor<3x6xcomplex<f64>>
    return %c0, %c1, %c2 : tensor<5x6xcomplex<f64>>, tensor<3x1xi32>, tensor<3x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x99E2D018F98E0140A25D1AA244D90840B43AAFCF76FB0C40B56017AB6F221240B6DA373D2A6E1240F7FF9DEE2261104082E86C59128D0C402C163158230309403277421207BF0E405891D25387AC13401A160EF866280D4097C75A3F01491340811FEE9776340240B0AC981B4750F33F219C2977B67E04403D9360D6D8EAFF3FFB15F8D34A4107400C4B9882004DE43F2A7981627167FD3F0781BA8E963401408E3CD369775306400D6077BA07DCFF3FD0ACA4960782014045D38E67FA2900402BFED28F6A75F03F4AF06CAF4184E13FE05F2F209B39E33F3DBF8C51DF96FC3F78AE398AC5C306408433A2216AC8F83F62D8D1DACAA3004037D7A30491AC024076E8F3764E580640E90D8BAA646AFA3FFBD3F629518FF53F76D989D06EE70640024CFEF02969FA3FA448AE7C656904403ABF2406958A00406C565F80748C1740C611AC192B4C1040A67C18B45A9C0340B2A4C2C45FF11440C345DFCD9AC40A40764BBCF109B1F73F52D2A095D1CB07408A9ED9A8E02607401F1B20225D3D0B4023D9BA21A39D1040307EF822DD5A0D40FB7985AB301D1440566C60804003034053FA5218A5A6054019B6D3B916650B403E8B28471EBD1040B86F0B61D3F703400A6C1CBE16870A404EF61D9B7E670C401DB226A03C850D40148FC589C3160B40"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
}
