module @lax_scatter_max_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>)
    %want0 = call @expected() : () -> tensor<6x4xi8>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      %1 = stablehlo.maximum %arg3, %arg4 : tensor<i8>
      stablehlo.return %1 : tensor<i8>
    }) : (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) -> tensor<6x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi8>, tensor<6x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) {
    %c0 = stablehlo.constant dense<"0x010207070406040007050008010607050607080507060408"> : tensor<6x4xi8>
    %c1 = stablehlo.constant dense<[[2], [3], [7], [2], [2]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x050202F9FFF8FDFAFA010506F9FBF9F805FE01FD"> : tensor<5x4xi8>
    return %c0, %c1, %c2 : tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>
  }
  func.func private @expected() -> tensor<6x4xi8> {
    %c0 = stablehlo.constant dense<"0x010207070406040007050208010607050607080507060408"> : tensor<6x4xi8>
    return %c0 : tensor<6x4xi8>
  }
}

// -----

module @lax_scatter_max_u16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>)
    %want0 = call @expected() : () -> tensor<6x4xui16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui16>, %arg4: tensor<ui16>):
      %1 = stablehlo.maximum %arg3, %arg4 : tensor<ui16>
      stablehlo.return %1 : tensor<ui16>
    }) : (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>) -> tensor<6x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xui16>, tensor<6x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>) {
    %c0 = stablehlo.constant dense<"0x020007000100080005000600000006000300000005000700010004000400050005000700060002000300070001000400"> : tensor<6x4xui16>
    %c1 = stablehlo.constant dense<[[-1], [3], [4], [6], [3]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x05000200FBFFFAFF0000F8FFFDFFFDFFFBFFFDFF0500FFFF0700FEFF0300FBFF050003000600FEFF"> : tensor<5x4xui16>
    return %c0, %c1, %c2 : tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>
  }
  func.func private @expected() -> tensor<6x4xui16> {
    %c0 = stablehlo.constant dense<"0x0200070001000800050006000000060003000000050007000500F8FFFDFFFEFFFBFFFDFF0600FFFF0300070001000400"> : tensor<6x4xui16>
    return %c0 : tensor<6x4xui16>
  }
}

// -----

module @lax_scatter_max_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>)
    %want0 = call @expected() : () -> tensor<6x4xi32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %1 = stablehlo.maximum %arg3, %arg4 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi32>, tensor<6x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) {
    %c0 = stablehlo.constant dense<"0x060000000200000001000000020000000500000003000000010000000800000001000000060000000200000004000000070000000300000001000000020000000400000007000000030000000000000007000000040000000200000005000000"> : tensor<6x4xi32>
    %c1 = stablehlo.constant dense<[[7], [7], [1], [-1], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x05000000FFFFFFFFFBFFFFFFF8FFFFFFFDFFFFFFFAFFFFFF03000000FEFFFFFF07000000FBFFFFFF00000000FFFFFFFF0700000003000000FCFFFFFF0400000006000000FCFFFFFFFDFFFFFFFAFFFFFF"> : tensor<5x4xi32>
    return %c0, %c1, %c2 : tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>
  }
  func.func private @expected() -> tensor<6x4xi32> {
    %c0 = stablehlo.constant dense<"0x060000000200000001000000020000000700000003000000010000000800000001000000060000000200000004000000070000000300000001000000020000000400000007000000030000000000000007000000040000000200000005000000"> : tensor<6x4xi32>
    return %c0 : tensor<6x4xi32>
  }
}

// -----

module @lax_scatter_max_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>)
    %want0 = call @expected() : () -> tensor<6x4xbf16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      %1 = stablehlo.maximum %arg3, %arg4 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) -> tensor<6x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xbf16>, tensor<6x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) {
    %c0 = stablehlo.constant dense<"0x4040804040404040E04080400040803F0041004100410041A0400041804000000041000040408040A040C040C040A040"> : tensor<6x4xbf16>
    %c1 = stablehlo.constant dense<[[5], [-2], [3], [6], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x00C140C040C0803F00000041A04040C0C0C0E0C0803F0041C0C0803F00400040A040E040C0404040"> : tensor<5x4xbf16>
    return %c0, %c1, %c2 : tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>
  }
  func.func private @expected() -> tensor<6x4xbf16> {
    %c0 = stablehlo.constant dense<"0x4040804040404040E040E040C04040400041004100410041A0400041804000410041000040408040A040C040C040A040"> : tensor<6x4xbf16>
    return %c0 : tensor<6x4xbf16>
  }
}

// -----

module @lax_scatter_max_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>)
    %want0 = call @expected() : () -> tensor<6x4xf32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) {
    %c0 = stablehlo.constant dense<"0x0000E0400000C0400000803F0000004100008040000040400000A04000008040000000000000C0400000E0400000E040000040400000E0400000803F0000004100008040000000400000A04000000040000000400000C0400000004100000000"> : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<[[7], [1], [-1], [3], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x00008040000000C0000000C00000804000008040000080400000E0C00000000000004040000000C000000040000080BF0000A0400000A0C000008040000000C100000041000080C0000000400000C0C0"> : tensor<5x4xf32>
    return %c0, %c1, %c2 : tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>
  }
  func.func private @expected() -> tensor<6x4xf32> {
    %c0 = stablehlo.constant dense<"0x0000E0400000C0400000803F0000004100000041000080400000A04000008040000000000000C0400000E0400000E0400000A0400000E040000080400000004100008040000000400000A04000000040000000400000C0400000004100000000"> : tensor<6x4xf32>
    return %c0 : tensor<6x4xf32>
  }
}

// -----

module @lax_scatter_max_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>)
    %want0 = call @expected() : () -> tensor<6x4xf64>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %1 = stablehlo.maximum %arg3, %arg4 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) -> tensor<6x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf64>, tensor<6x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) {
    %c0 = stablehlo.constant dense<"0x000000000000F03F0000000000001840000000000000F03F0000000000001840000000000000F03F000000000000000000000000000020400000000000000040000000000000000000000000000014400000000000001C4000000000000000000000000000002040000000000000104000000000000018400000000000001C40000000000000004000000000000000000000000000000840000000000000084000000000000000400000000000001440000000000000F03F0000000000001440"> : tensor<6x4xf64>
    %c1 = stablehlo.constant dense<[[6], [-2], [3], [7], [0]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0000000000001CC00000000000001C400000000000001C4000000000000014C00000000000000840000000000000F0BF00000000000018C0000000000000F0BF000000000000144000000000000020C0000000000000F03F0000000000001CC0000000000000F0BF00000000000020C000000000000018400000000000001040000000000000204000000000000014C000000000000008400000000000001CC0"> : tensor<5x4xf64>
    return %c0, %c1, %c2 : tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>
  }
  func.func private @expected() -> tensor<6x4xf64> {
    %c0 = stablehlo.constant dense<"0x0000000000002040000000000000184000000000000008400000000000001840000000000000F03F000000000000000000000000000020400000000000000040000000000000000000000000000014400000000000001C4000000000000000000000000000002040000000000000104000000000000018400000000000001C40000000000000004000000000000000000000000000000840000000000000084000000000000000400000000000001440000000000000F03F0000000000001440"> : tensor<6x4xf64>
    return %c0 : tensor<6x4xf64>
  }
}
