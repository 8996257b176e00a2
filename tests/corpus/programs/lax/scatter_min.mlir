module @lax_scatter_min_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>)
    %want0 = call @expected() : () -> tensor<6x4xi8>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      %1 = stablehlo.minimum %arg3, %arg4 : tensor<i8>
      stablehlo.return %1 : tensor<i8>
    }) : (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) -> tensor<6x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi8>, tensor<6x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) {
    %c0 = stablehlo.constant dense<"0x050106060401040305000405080602080001060201030207"> : tensor<6x4xi8>
    %c1 = stablehlo.constant dense<[[0], [5], [1], [5], [-2]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xFA07F90603FF03F9FF00F9FBFEFD0506060700F9"> : tensor<5x4xi8>
    return %c0, %c1, %c2 : tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>
  }
  func.func private @expected() -> tensor<6x4xi8> {
    %c0 = stablehlo.constant dense<"0xFA01F906FF00F9FB050004050806020800010602FEFD02F9"> : tensor<6x4xi8>
    return %c0 : tensor<6x4xi8>
  }
}

// -----

module @lax_scatter_min_u16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>)
    %want0 = call @expected() : () -> tensor<6x4xui16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui16>, %arg4: tensor<ui16>):
      %1 = stablehlo.minimum %arg3, %arg4 : tensor<ui16>
      stablehlo.return %1 : tensor<ui16>
    }) : (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>) -> tensor<6x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xui16>, tensor<6x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>) {
    %c0 = stablehlo.constant dense<"0x010004000800010005000300060002000200040008000400010001000700050003000400060000000200060008000100"> : tensor<6x4xui16>
    %c1 = stablehlo.constant dense<[[3], [-1], [5], [4], [0]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xFEFF08000200F9FFFDFF0500FFFFFAFF0400050005000500010007000400FBFF030007000200F9FF"> : tensor<5x4xui16>
    return %c0, %c1, %c2 : tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>
  }
  func.func private @expected() -> tensor<6x4xui16> {
    %c0 = stablehlo.constant dense<"0x010004000200010005000300060002000200040008000400010001000200050001000400040000000200050005000100"> : tensor<6x4xui16>
    return %c0 : tensor<6x4xui16>
  }
}

// -----

module @lax_scatter_min_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>)
    %want0 = call @expected() : () -> tensor<6x4xi32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %1 = stablehlo.minimum %arg3, %arg4 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi32>, tensor<6x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) {
    %c0 = stablehlo.constant dense<"0x020000000700000000000000060000000100000001000000020000000400000003000000080000000400000005000000050000000600000000000000050000000500000005000000040000000400000000000000010000000400000002000000"> : tensor<6x4xi32>
    %c1 = stablehlo.constant dense<[[0], [-2], [0], [-2], [4]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0700000005000000FDFFFFFFFEFFFFFF03000000FCFFFFFFFFFFFFFF0400000002000000FDFFFFFF010000000500000003000000FCFFFFFFF9FFFFFFF9FFFFFFFCFFFFFF04000000FCFFFFFF08000000"> : tensor<5x4xi32>
    return %c0, %c1, %c2 : tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>
  }
  func.func private @expected() -> tensor<6x4xi32> {
    %c0 = stablehlo.constant dense<"0x02000000FDFFFFFFFDFFFFFFFEFFFFFF010000000100000002000000040000000300000008000000040000000500000005000000060000000000000005000000FCFFFFFF04000000FCFFFFFF0400000000000000010000000400000002000000"> : tensor<6x4xi32>
    return %c0 : tensor<6x4xi32>
  }
}

// -----

module @lax_scatter_min_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>)
    %want0 = call @expected() : () -> tensor<6x4xbf16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      %1 = stablehlo.minimum %arg3, %arg4 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) -> tensor<6x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xbf16>, tensor<6x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) {
    %c0 = stablehlo.constant dense<"0x004000414040E040A040803FC0404040C0404040E040803FC040004100418040A040E040004080400041404000408040"> : tensor<6x4xbf16>
    %c1 = stablehlo.constant dense<[[0], [0], [0], [0], [5]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xA040C040C040E0C0A040E0C000C000C140C0A040A04000C000C0A0C08040C0C0A040004000C0C0C0"> : tensor<5x4xbf16>
    return %c0, %c1, %c2 : tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>
  }
  func.func private @expected() -> tensor<6x4xbf16> {
    %c0 = stablehlo.constant dense<"0x40C0E0C000C000C1A040803FC0404040C0404040E040803FC040004100418040A040E04000408040A040004000C0C0C0"> : tensor<6x4xbf16>
    return %c0 : tensor<6x4xbf16>
  }
}

// -----

module @lax_scatter_min_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>)
    %want0 = call @expected() : () -> tensor<6x4xf32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000804000004040000080400000803F0000404000000000000000410000803F0000803F000000000000803F0000C0400000803F000040400000803F00000040000080400000A0400000004100004040000040400000404000000041"> : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<[[-2], [-1], [0], [5], [-1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0000E0C0000040C0000040C00000A0400000803F000000000000A0C0000080C00000E0C000000040000040C00000A0400000E0C00000C0C0000000C10000C0C0000000000000A0C00000004100008040"> : tensor<5x4xf32>
    return %c0, %c1, %c2 : tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>
  }
  func.func private @expected() -> tensor<6x4xf32> {
    %c0 = stablehlo.constant dense<"0x0000E0C000000040000040C0000080400000803F0000404000000000000000410000803F0000803F000000000000803F0000C0400000803F000040400000803F00000040000080400000A040000000410000E0C00000C0C0000000C10000C0C0"> : tensor<6x4xf32>
    return %c0 : tensor<6x4xf32>
  }
}

// -----

module @lax_scatter_min_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>)
    %want0 = call @expected() : () -> tensor<6x4xf64>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %1 = stablehlo.minimum %arg3, %arg4 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) -> tensor<6x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf64>, tensor<6x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) {
    %c0 = stablehlo.constant dense<"0x000000000000F03F0000000000000040000000000000F03F000000000000004000000000000000400000000000001C400000000000002040000000000000204000000000000008400000000000001C40000000000000F03F00000000000000000000000000000840000000000000184000000000000000400000000000000840000000000000004000000000000008400000000000001C4000000000000018400000000000002040000000000000144000000000000020400000000000001440"> : tensor<6x4xf64>
    %c1 = stablehlo.constant dense<[[-1], [7], [1], [3], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x00000000000020C00000000000000000000000000000144000000000000020C000000000000008C000000000000020400000000000001040000000000000F03F0000000000001CC000000000000008C00000000000002040000000000000184000000000000000C0000000000000F03F000000000000004000000000000000C0000000000000104000000000000010400000000000001440000000000000F03F"> : tensor<5x4xf64>
    return %c0, %c1, %c2 : tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>
  }
  func.func private @expected() -> tensor<6x4xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000F03F0000000000000040000000000000F03F00000000000000400000000000001CC000000000000008C00000000000001440000000000000F03F00000000000008400000000000001C40000000000000F03F000000000000000000000000000000C0000000000000F03F000000000000004000000000000000C0000000000000004000000000000008400000000000001C4000000000000018400000000000002040000000000000144000000000000020400000000000001440"> : tensor<6x4xf64>
    return %c0 : tensor<6x4xf64>
  }
}
