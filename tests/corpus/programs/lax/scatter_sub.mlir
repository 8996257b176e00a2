module @lax_scatter_sub_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>)
    %want0 = call @expected() : () -> tensor<6x4xi8>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      %1 = stablehlo.subtract %arg3, %arg4 : tensor<i8>
      stablehlo.return %1 : tensor<i8>
    }) : (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) -> tensor<6x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi8>, tensor<6x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) {
    %c0 = stablehlo.constant dense<"0x070104010600020804020108030804060806020301010607"> : tensor<6x4xi8>
    %c1 = stablehlo.constant dense<[[-1], [-1], [5], [2], [6]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x02010203070100FC08080008FA0402F9FD010102"> : tensor<5x4xi8>
    return %c0, %c1, %c2 : tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>
  }
  func.func private @expected() -> tensor<6x4xi8> {
    %c0 = stablehlo.constant dense<"0x07010401060002080AFEFF0F0308040608060203F9F906FF"> : tensor<6x4xi8>
    return %c0 : tensor<6x4xi8>
  }
}

// -----

module @lax_scatter_sub_u16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>)
    %want0 = call @expected() : () -> tensor<6x4xui16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui16>, %arg4: tensor<ui16>):
      %1 = stablehlo.subtract %arg3, %arg4 : tensor<ui16>
      stablehlo.return %1 : tensor<ui16>
    }) : (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>) -> tensor<6x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xui16>, tensor<6x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>) {
    %c0 = stablehlo.constant dense<"0x040008000100070003000200070007000100020000000800020007000700020000000700050008000100020001000400"> : tensor<6x4xui16>
    %c1 = stablehlo.constant dense<[[2], [6], [6], [6], [2]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xFEFF0200010000000600FAFFFAFF030008000000FBFF0300FAFF00000000F9FF0500FAFF0400FBFF"> : tensor<5x4xui16>
    return %c0, %c1, %c2 : tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>
  }
  func.func private @expected() -> tensor<6x4xui16> {
    %c0 = stablehlo.constant dense<"0x04000800010007000300020007000700FEFF0600FBFF0D00020007000700020000000700050008000100020001000400"> : tensor<6x4xui16>
    return %c0 : tensor<6x4xui16>
  }
}

// -----

module @lax_scatter_sub_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>)
    %want0 = call @expected() : () -> tensor<6x4xi32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %1 = stablehlo.subtract %arg3, %arg4 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi32>, tensor<6x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) {
    %c0 = stablehlo.constant dense<"0x030000000600000003000000050000000100000007000000010000000800000001000000030000000300000003000000070000000100000000000000010000000500000008000000080000000700000001000000070000000400000006000000"> : tensor<6x4xi32>
    %c1 = stablehlo.constant dense<[[5], [3], [4], [-1], [5]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x02000000FFFFFFFF08000000FAFFFFFF070000000300000002000000FEFFFFFF010000000600000000000000FBFFFFFF030000000400000003000000FBFFFFFF06000000F9FFFFFFFCFFFFFFFAFFFFFF"> : tensor<5x4xi32>
    return %c0, %c1, %c2 : tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>
  }
  func.func private @expected() -> tensor<6x4xi32> {
    %c0 = stablehlo.constant dense<"0x03000000060000000300000005000000010000000700000001000000080000000100000003000000030000000300000000000000FEFFFFFFFEFFFFFF030000000400000002000000080000000C000000F9FFFFFF0F0000000000000012000000"> : tensor<6x4xi32>
    return %c0 : tensor<6x4xi32>
  }
}

// -----

module @lax_scatter_sub_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>)
    %want0 = call @expected() : () -> tensor<6x4xbf16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      %1 = stablehlo.subtract %arg3, %arg4 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) -> tensor<6x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xbf16>, tensor<6x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000A0400040803F4040A040A040C040C0400041C0400041C0408040804000000000404000008040803FC0400000C040"> : tensor<6x4xbf16>
    %c1 = stablehlo.constant dense<[[0], [5], [-1], [1], [3]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x40C08040A040C04080C0C0C080BF803FC040C04040C000C100C0E040C040404000C040C0C040E040"> : tensor<5x4xbf16>
    return %c0, %c1, %c2 : tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>
  }
  func.func private @expected() -> tensor<6x4xbf16> {
    %c0 = stablehlo.constant dense<"0x4040803F40C0A0C0A04000C080BF4040C0400041C04000410041E04000C0E0C00000404000008040A0404041803FA040"> : tensor<6x4xbf16>
    return %c0 : tensor<6x4xbf16>
  }
}

// -----

module @lax_scatter_sub_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>)
    %want0 = call @expected() : () -> tensor<6x4xf32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.subtract %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) {
    %c0 = stablehlo.constant dense<"0x0000A0400000A0400000A040000040400000A040000040400000C0400000A0400000803F0000803F0000C0400000C040000000400000E04000008040000080400000C040000000000000E040000000000000804000008040000000400000A040"> : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<[[6], [0], [3], [7], [7]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x000080C00000A0400000E040000000410000A0C00000C0C0000040400000C0C00000000000008040000040400000C0C0000080C0000000C10000803F0000E0400000A0C0000000000000C040000000C1"> : tensor<5x4xf32>
    return %c0, %c1, %c2 : tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>
  }
  func.func private @expected() -> tensor<6x4xf32> {
    %c0 = stablehlo.constant dense<"0x000020410000304100000040000010410000A040000040400000C0400000A0400000803F0000803F0000C0400000C04000000040000040400000803F000020410000C040000000000000E040000000000000804000008040000000400000A040"> : tensor<6x4xf32>
    return %c0 : tensor<6x4xf32>
  }
}

// -----

module @lax_scatter_sub_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>)
    %want0 = call @expected() : () -> tensor<6x4xf64>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %1 = stablehlo.subtract %arg3, %arg4 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) -> tensor<6x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf64>, tensor<6x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) {
    %c0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F0000000000000040000000000000000000000000000008400000000000001C40000000000000204000000000000008400000000000001840000000000000004000000000000010400000000000000040000000000000004000000000000018400000000000000000000000000000104000000000000020400000000000000040000000000000184000000000000014400000000000001C4000000000000014400000000000001440"> : tensor<6x4xf64>
    %c1 = stablehlo.constant dense<[[2], [1], [-1], [5], [-2]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x00000000000018C0000000000000F0BF0000000000001840000000000000184000000000000014C000000000000000400000000000000040000000000000084000000000000008C00000000000001CC000000000000020C0000000000000000000000000000000C0000000000000144000000000000000C0000000000000000000000000000010C000000000000020C00000000000001C4000000000000010C0"> : tensor<5x4xf64>
    return %c0, %c1, %c2 : tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>
  }
  func.func private @expected() -> tensor<6x4xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F00000000000000400000000000001440000000000000F03F0000000000001440000000000000144000000000000022400000000000001C4000000000000010C000000000000000C0000000000000004000000000000000400000000000001840000000000000000000000000000010400000000000002040000000000000004000000000000018400000000000001C4000000000000000400000000000001C400000000000001440"> : tensor<6x4xf64>
    return %c0 : tensor<6x4xf64>
  }
}

// -----

module @lax_scatter_sub_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<6x4xcomplex<f32>>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      %1 = stablehlo.subtract %arg3, %arg4 : tensor<complex<f32>>
      stablehlo.return %1 : tensor<complex<f32>>
    }) : (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x00000041000000000000A040000000000000C04000000000000000000000000000000041000000000000803F000000000000A0400000000000000041000000000000004000000000000000000000000000000040000000000000804000000000000000000000000000000040000000000000C040000000000000000000000000000080400000000000008040000000000000803F000000000000C0400000000000000041000000000000803F000000000000E040000000000000C04000000000"> : tensor<6x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[6], [7], [0], [2], [4]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0000803F000000000000A0C0000000000000C0400000000000000041000000000000C0C0000000000000C0C000000000000000C0000000000000E040000000000000A04000000000000000C000000000000080BF000000000000E0C00000000000004040000000000000804000000000000080C0000000000000E040000000000000A0C00000000000008040000000000000E04000000000000000C100000000"> : tensor<5x4xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<6x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x00004040000000000000E040000000000000E040000000000000E0400000000000000041000000000000803F000000000000A040000000000000004100000000000080BF00000000000080C0000000000000C04000000000000040C000000000000000000000000000000040000000000000C040000000000000000000000000000010410000000000000000000000000000C0C000000000000060410000000000000041000000000000803F000000000000E040000000000000C04000000000"> : tensor<6x4xcomplex<f32>>
    return %c0 : tensor<6x4xcomplex<f32>>
  }
}
