module @lax_scatter_add_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>)
    %want0 = call @expected() : () -> tensor<6x4xi8>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<i8>
      stablehlo.return %1 : tensor<i8>
    }) : (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) -> tensor<6x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi8>, tensor<6x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) {
    %c0 = stablehlo.constant dense<"0x040702040506000601030505080301000202020101080406"> : tensor<6x4xi8>
    %c1 = stablehlo.constant dense<[[1], [0], [-1], [3], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x08FBFBFEF8FC00FBFAFCF9060304F901F8F80805"> : tensor<5x4xi8>
    return %c0, %c1, %c2 : tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>
  }
  func.func private @expected() -> tensor<6x4xi8> {
    %c0 = stablehlo.constant dense<"0xFC0302FF05F90309010305050B07FA010202020101080406"> : tensor<6x4xi8>
    return %c0 : tensor<6x4xi8>
  }
}

// -----

module @lax_scatter_add_u16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>)
    %want0 = call @expected() : () -> tensor<6x4xui16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui16>, %arg4: tensor<ui16>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<ui16>
      stablehlo.return %1 : tensor<ui16>
    }) : (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>) -> tensor<6x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xui16>, tensor<6x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>) {
    %c0 = stablehlo.constant dense<"0x000003000000070005000400020005000700060004000800010005000300070001000400050003000500040006000400"> : tensor<6x4xui16>
    %c1 = stablehlo.constant dense<[[5], [6], [3], [3], [4]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x06000300F9FFFFFF0100FBFFFAFF0700FAFFFAFFFAFFFEFFFCFF0800000004000300000003000700"> : tensor<5x4xui16>
    return %c0, %c1, %c2 : tensor<6x4xui16>, tensor<5x1xi32>, tensor<5x4xui16>
  }
  func.func private @expected() -> tensor<6x4xui16> {
    %c0 = stablehlo.constant dense<"0x000003000000070005000400020005000700060004000800F7FF0700FDFF09000400040008000A000B000700FFFF0300"> : tensor<6x4xui16>
    return %c0 : tensor<6x4xui16>
  }
}

// -----

module @lax_scatter_add_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>)
    %want0 = call @expected() : () -> tensor<6x4xi32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi32>, tensor<6x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) {
    %c0 = stablehlo.constant dense<"0x050000000100000008000000000000000600000003000000040000000400000001000000000000000300000007000000020000000600000005000000020000000600000001000000010000000300000008000000060000000300000003000000"> : tensor<6x4xi32>
    %c1 = stablehlo.constant dense<[[0], [0], [3], [0], [6]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xF8FFFFFF08000000FDFFFFFF01000000F9FFFFFFF8FFFFFF02000000FCFFFFFF080000000700000002000000FFFFFFFFFDFFFFFF00000000FDFFFFFFFCFFFFFFF8FFFFFFFFFFFFFFFCFFFFFFF8FFFFFF"> : tensor<5x4xi32>
    return %c0, %c1, %c2 : tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>
  }
  func.func private @expected() -> tensor<6x4xi32> {
    %c0 = stablehlo.constant dense<"0xF3FFFFFF0100000004000000F9FFFFFF06000000030000000400000004000000010000000000000003000000070000000A0000000D00000007000000010000000600000001000000010000000300000008000000060000000300000003000000"> : tensor<6x4xi32>
    return %c0 : tensor<6x4xi32>
  }
}

// -----

module @lax_scatter_add_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>)
    %want0 = call @expected() : () -> tensor<6x4xbf16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) -> tensor<6x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xbf16>, tensor<6x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) {
    %c0 = stablehlo.constant dense<"0x004000004040A0404040000040404040C040803F004000410040804040404040C040E0400000C04000000041C0404040"> : tensor<6x4xbf16>
    %c1 = stablehlo.constant dense<[[-2], [-2], [-2], [6], [0]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x00C1E04080C040C0E0C0A0C04040803FC0C040C080BF803F8040C0C040C0C04000C04040A0C0A040"> : tensor<5x4xbf16>
    return %c0, %c1, %c2 : tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>
  }
  func.func private @expected() -> tensor<6x4xbf16> {
    %c0 = stablehlo.constant dense<"0x0000404000C020414040000040404040C040803F004000410040804040404040C040E0400000C04000000041C0404040"> : tensor<6x4xbf16>
    return %c0 : tensor<6x4xbf16>
  }
}

// -----

module @lax_scatter_add_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>)
    %want0 = call @expected() : () -> tensor<6x4xf32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) {
    %c0 = stablehlo.constant dense<"0x0000803F0000A0400000803F000080400000A0400000E04000000000000000000000A040000000400000E0400000A0400000C0400000803F0000E040000000400000C04000008040000000410000C0400000A0400000E040000080400000A040"> : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<[[2], [6], [3], [4], [5]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0000803F0000E0400000A0C0000080C00000C04000000041000000C00000E04000008040000000C00000C040000080BF000080BF0000803F000040400000C0C00000E0400000C0C0000040400000A040"> : tensor<5x4xf32>
    return %c0, %c1, %c2 : tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>
  }
  func.func private @expected() -> tensor<6x4xf32> {
    %c0 = stablehlo.constant dense<"0x0000803F0000A0400000803F000080400000A0400000E04000000000000000000000C04000001041000000400000803F00002041000080BF000050410000803F0000A0400000A0400000304100000000000040410000803F0000E04000002041"> : tensor<6x4xf32>
    return %c0 : tensor<6x4xf32>
  }
}

// -----

module @lax_scatter_add_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>)
    %want0 = call @expected() : () -> tensor<6x4xf64>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) -> tensor<6x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf64>, tensor<6x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) {
    %c0 = stablehlo.constant dense<"0x00000000000008400000000000000040000000000000000000000000000014400000000000002040000000000000004000000000000000400000000000002040000000000000F03F0000000000000840000000000000084000000000000010400000000000000840000000000000F03F0000000000000040000000000000184000000000000020400000000000001840000000000000000000000000000008400000000000001C40000000000000F03F0000000000001C400000000000002040"> : tensor<6x4xf64>
    %c1 = stablehlo.constant dense<[[4], [3], [2], [-1], [5]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x00000000000018C000000000000018C0000000000000000000000000000000C0000000000000104000000000000020C0000000000000184000000000000018400000000000001CC0000000000000F0BF000000000000F03F000000000000204000000000000000400000000000001C4000000000000008C000000000000000000000000000000840000000000000F03F00000000000000000000000000001440"> : tensor<5x4xf64>
    return %c0, %c1, %c2 : tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>
  }
  func.func private @expected() -> tensor<6x4xf64> {
    %c0 = stablehlo.constant dense<"0x0000000000000840000000000000004000000000000000000000000000001440000000000000204000000000000000400000000000000040000000000000204000000000000018C00000000000000040000000000000104000000000000028400000000000001C400000000000001CC000000000000020400000000000002840000000000000004000000000000000000000000000000000000000000000F03F000000000000244000000000000000400000000000001C400000000000002A40"> : tensor<6x4xf64>
    return %c0 : tensor<6x4xf64>
  }
}

// -----

module @lax_scatter_add_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<6x4xcomplex<f32>>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<complex<f32>>
      stablehlo.return %1 : tensor<complex<f32>>
    }) : (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x00008040000000000000A040000000000000C040000000000000A040000000000000404000000000000080400000000000000041000000000000A040000000000000A040000000000000803F00000000000040400000000000000000000000000000E040000000000000000000000000000040400000000000000040000000000000000000000000000040400000000000000040000000000000803F0000000000000040000000000000803F0000000000008040000000000000000000000000"> : tensor<6x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[3], [5], [3], [0], [5]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0000004000000000000000400000000000000000000000000000A0C0000000000000004000000000000000C1000000000000A0C00000000000000041000000000000C040000000000000C0400000000000000000000000000000A0C0000000000000E040000000000000803F00000000000000000000000000000040000000000000A0400000000000004040000000000000C0C0000000000000C04000000000"> : tensor<5x4xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<6x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x00003041000000000000C040000000000000C040000000000000E040000000000000404000000000000080400000000000000041000000000000A040000000000000A040000000000000803F0000000000004040000000000000000000000000000070410000000000000041000000000000404000000000000000C1000000000000000000000000000040400000000000000040000000000000803F000000000000104100000000000080C0000000000000E0C0000000000000604100000000"> : tensor<6x4xcomplex<f32>>
    return %c0 : tensor<6x4xcomplex<f32>>
  }
}

// -----

module @lax_scatter_add_batched_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x4x3xi32>, tensor<2x5x1xi32>, tensor<2x5x3xi32>)
    %want0 = call @expected() : () -> tensor<2x4x3xi32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<2x4x3xi32>, tensor<2x5x1xi32>, tensor<2x5x3xi32>) -> tensor<2x4x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xi32>, tensor<2x5x1xi32>, tensor<2x5x3xi32>) {
    %c0 = stablehlo.constant dense<1> : tensor<2x4x3xi32>
    %c1 = stablehlo.constant dense<[[[0], [3], [2], [1], [0]], [[2], [2], [3], [2], [3]]]> : tensor<2x5x1xi32>
    %c2 = stablehlo.constant dense<"0x06000000FDFFFFFFFCFFFFFFFBFFFFFFFBFFFFFFF8FFFFFF03000000FEFFFFFF06000000FAFFFFFF0300000004000000000000000300000005000000F8FFFFFF06000000070000000000000004000000FDFFFFFF070000000300000003000000F9FFFFFF0800000006000000060000000200000005000000"> : tensor<2x5x3xi32>
    return %c0, %c1, %c2 : tensor<2x4x3xi32>, tensor<2x5x1xi32>, tensor<2x5x3xi32>
  }
  func.func private @expected() -> tensor<2x4x3xi32> {
    %c0 = stablehlo.constant dense<"0x070000000100000002000000FBFFFFFF040000000500000004000000FFFFFFFF07000000FCFFFFFFFCFFFFFFF9FFFFFF010000000100000001000000010000000100000001000000F2FFFFFF130000000B0000000E0000000600000009000000"> : tensor<2x4x3xi32>
    return %c0 : tensor<2x4x3xi32>
  }
}

// -----

module @lax_scatter_add_batched_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x4x3xf32>, tensor<2x5x1xi32>, tensor<2x5x3xf32>)
    %want0 = call @expected() : () -> tensor<2x4x3xf32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x4x3xf32>, tensor<2x5x1xi32>, tensor<2x5x3xf32>) -> tensor<2x4x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xf32>, tensor<2x5x1xi32>, tensor<2x5x3xf32>) {
    %c0 = stablehlo.constant dense<1.0> : tensor<2x4x3xf32>
    %c1 = stablehlo.constant dense<[[[1], [3], [3], [0], [3]], [[2], [0], [3], [1], [0]]]> : tensor<2x5x1xi32>
    %c2 = stablehlo.constant dense<"0x00000040000000400000C040000040C00000A040000000410000803F000080C0000040C0000080C00000A040000040400000C040000080BF0000E040000000C0000040C00000E0400000C0C00000A040000000C00000E04000000000000080C00000C0C0000000C100004040000000400000C0400000803F"> : tensor<2x5x3xf32>
    return %c0, %c1, %c2 : tensor<2x4x3xf32>, tensor<2x5x1xi32>, tensor<2x5x3xf32>
  }
  func.func private @expected() -> tensor<2x4x3xf32> {
    %c0 = stablehlo.constant dense<"0x000040C00000C0400000804000004040000040400000E0400000803F0000803F0000803F0000A0400000803F00005041000040C000004041000000000000A0C00000E0C000008040000080BF000000C000000041000000410000803F000040C0"> : tensor<2x4x3xf32>
    return %c0 : tensor<2x4x3xf32>
  }
}

// -----

module @lax_scatter_add_batched_c128 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<2x4x3xcomplex<f64>>, tensor<2x5x1xi32>, tensor<2x5x3xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x4x3xcomplex<f64>>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f64>>, %arg4: tensor<complex<f64>>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<complex<f64>>
      stablehlo.return %1 : tensor<complex<f64>>
    }) : (tensor<2x4x3xcomplex<f64>>, tensor<2x5x1xi32>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x4x3xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xcomplex<f64>>, tensor<2x5x1xi32>, tensor<2x5x3xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<(1.0,0.0)> : tensor<2x4x3xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[[2], [1], [1], [1], [1]], [[0], [1], [2], [3], [1]]]> : tensor<2x5x1xi32>
    %c2 = stablehlo.constant dense<"0x00000000000008C00000000000000000000000000000184000000000000000000000000000001CC0000000000000000000000000000018400000000000000000000000000000104000000000000000000000000000001C40000000000000000000000000000020C0000000000000000000000000000018400000000000000000000000000000144000000000000000000000000000001C40000000000000000000000000000020C0000000000000000000000000000020400000000000000000000000000000144000000000000000000000000000001CC0000000000000000000000000000010400000000000000000000000000000104000000000000000000000000000001C4000000000000000000000000000000040000000000000000000000000000008400000000000000000000000000000144000000000000000000000000000000000000000000000000000000000000010400000000000000000000000000000F03F000000000000000000000000000020C000000000000000000000000000000040000000000000000000000000000000C00000000000000000000000000000F03F00000000000000000000000000001CC0000000000000000000000000000010C0000000000000000000000000000020C00000000000000000"> : tensor<2x5x3xcomplex<f64>>
    return %c0, %c1, %c2 : tensor<2x4x3xcomplex<f64>>, tensor<2x5x1xi32>, tensor<2x5x3xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x4x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F00000000000000000000000000002640000000000000000000000000000010C000000000000000000000000000003940000000000000000000000000000000C000000000000000000000000000001C40000000000000000000000000000018C00000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F000000000000000000000000000014400000000000000000000000000000204000000000000000000000000000000840000000000000000000000000000008C00000000000000000000000000000004000000000000000000000000000001CC0000000000000000000000000000014400000000000000000000000000000004000000000000000000000000000001CC0000000000000000000000000000008400000000000000000000000000000F0BF000000000000000000000000000000400000000000000000"> : tensor<2x4x3xcomplex<f64>>
    return %c0 : tensor<2x4x3xcomplex<f64>>
  }
}
