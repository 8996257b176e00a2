module @lax_scatter_mul_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>)
    %want0 = call @expected() : () -> tensor<6x4xi8>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      %1 = stablehlo.multiply %arg3, %arg4 : tensor<i8>
      stablehlo.return %1 : tensor<i8>
    }) : (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) -> tensor<6x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi8>, tensor<6x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) {
    %c0 = stablehlo.constant dense<"0x010301010006070607020708030706080106020108020200"> : tensor<6x4xi8>
    %c1 = stablehlo.constant dense<[[3], [1], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xFAFCFC07000703FAFBFD08000602FAF8FB0206FF"> : tensor<5x4xi8>
    return %c0, %c1, %c2 : tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>
  }
  func.func private @expected() -> tensor<6x4xi8> {
    %c0 = stablehlo.constant dense<"0x0103010100547E242A04D6C05A5440000106020108020200"> : tensor<6x4xi8>
    return %c0 : tensor<6x4xi8>
  }
}

// -----

module @lax_scatter_mul_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>)
    %want0 = call @expected() : () -> tensor<6x4xi32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %1 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) -> tensor<6x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi32>, tensor<6x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>) {
    %c0 = stablehlo.constant dense<"0x080000000300000007000000000000000400000007000000050000000600000004000000030000000200000000000000050000000400000005000000040000000500000005000000080000000700000000000000080000000300000004000000"> : tensor<6x4xi32>
    %c1 = stablehlo.constant dense<[[-1], [-1], [2], [4], [2]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0800000005000000FAFFFFFF0300000008000000FEFFFFFFFDFFFFFFFDFFFFFFF8FFFFFF060000000000000002000000FBFFFFFF0000000002000000FCFFFFFF07000000000000000000000004000000"> : tensor<5x4xi32>
    return %c0, %c1, %c2 : tensor<6x4xi32>, tensor<5x1xi32>, tensor<5x4xi32>
  }
  func.func private @expected() -> tensor<6x4xi32> {
    %c0 = stablehlo.constant dense<"0x080000000300000007000000000000000400000007000000050000000600000020FFFFFF00000000000000000000000005000000040000000500000004000000E7FFFFFF0000000010000000E4FFFFFF00000000080000000300000004000000"> : tensor<6x4xi32>
    return %c0 : tensor<6x4xi32>
  }
}

// -----

module @lax_scatter_mul_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>)
    %want0 = call @expected() : () -> tensor<6x4xbf16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      %1 = stablehlo.multiply %arg3, %arg4 : tensor<bf16>
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) -> tensor<6x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xbf16>, tensor<6x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) {
    %c0 = stablehlo.constant dense<"0xA040C040E040803F803FA04080400041803FA0400040A04000410041803F004040400000C04000004040C0400000E040"> : tensor<6x4xbf16>
    %c1 = stablehlo.constant dense<[[-1], [-2], [0], [6], [4]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x4040803FC040A040000080C000000041000000C000C18040C0C0000080BF40C000C00000A0C00000"> : tensor<5x4xbf16>
    return %c0, %c1, %c2 : tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>
  }
  func.func private @expected() -> tensor<6x4xbf16> {
    %c0 = stablehlo.constant dense<"0x000040C160C28040803FA04080400041803FA0400040A04000410041803F0040C0C00000F0C100004040C0400000E040"> : tensor<6x4xbf16>
    return %c0 : tensor<6x4xbf16>
  }
}

// -----

module @lax_scatter_mul_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>)
    %want0 = call @expected() : () -> tensor<6x4xf32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) {
    %c0 = stablehlo.constant dense<"0x00004040000000000000A04000008040000040400000C04000004040000040400000404000000000000000000000803F0000E040000000000000803F0000C0400000A0400000E0400000E0400000A0400000A040000000410000A0400000E040"> : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<[[3], [7], [7], [7], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x000000400000A0400000A0C0000040C00000C040000080400000C0C00000004100000040000080C000000000000000C000004040000080BF0000804000008040000040C00000C0400000000000000041"> : tensor<5x4xf32>
    return %c0, %c1, %c2 : tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>
  }
  func.func private @expected() -> tensor<6x4xf32> {
    %c0 = stablehlo.constant dense<"0x00004040000000000000A04000008040000010C100001042000000000000C0410000404000000000000000000000803F00006041000000000000A0C0000090C10000A0400000E0400000E0400000A0400000A040000000410000A0400000E040"> : tensor<6x4xf32>
    return %c0 : tensor<6x4xf32>
  }
}

// -----

module @lax_scatter_mul_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>)
    %want0 = call @expected() : () -> tensor<6x4xf64>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %1 = stablehlo.multiply %arg3, %arg4 : tensor<f64>
      stablehlo.return %1 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) -> tensor<6x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf64>, tensor<6x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000001C400000000000002040000000000000F03F0000000000001840000000000000F03F00000000000000000000000000001C4000000000000000000000000000001C4000000000000010400000000000001C40000000000000184000000000000000400000000000002040000000000000084000000000000014400000000000001C400000000000001840000000000000F03F00000000000020400000000000001440000000000000084000000000000014400000000000001840"> : tensor<6x4xf64>
    %c1 = stablehlo.constant dense<[[0], [1], [7], [3], [5]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x00000000000014C000000000000014400000000000000000000000000000000000000000000014C00000000000001C400000000000001C4000000000000014C000000000000010C0000000000000084000000000000020400000000000000840000000000000F0BF0000000000002040000000000000104000000000000020C000000000000000400000000000001CC0000000000000F03F00000000000010C0"> : tensor<5x4xf64>
    return %c0, %c1, %c2 : tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>
  }
  func.func private @expected() -> tensor<6x4xf64> {
    %c0 = stablehlo.constant dense<"0x00000000008041C000000000000044400000000000000000000000000000000000000000000014C00000000000000000000000000080484000000000000000800000000000001C4000000000000010400000000000001C40000000000000184000000000000000C00000000000005040000000000000284000000000000044C00000000000001C400000000000001840000000000000F03F0000000000002040000000000000244000000000000035C0000000000000144000000000000038C0"> : tensor<6x4xf64>
    return %c0 : tensor<6x4xf64>
  }
}

// -----

module @lax_scatter_mul_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<6x4xcomplex<f32>>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      %1 = stablehlo.multiply %arg3, %arg4 : tensor<complex<f32>>
      stablehlo.return %1 : tensor<complex<f32>>
    }) : (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000004040000000000000803F000000000000C040000000000000000000000000000000400000000000004040000000000000C040000000000000A0400000000000000000000000000000A04000000000000080400000000000008040000000000000404000000000000000410000000000000000000000000000C040000000000000803F000000000000C0400000000000000041000000000000803F0000000000000041000000000000C040000000000000804000000000"> : tensor<6x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[4], [5], [5], [2], [3]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0000A040000000000000C0C0000000000000C0C000000000000000C000000000000000C000000000000000C0000000000000A0C0000000000000E04000000000000080BF00000000000000C100000000000040C0000000000000E040000000000000A040000000000000803F000000000000804000000000000000C0000000000000E0C000000000000080C0000000000000A0C000000000000080BF00000000"> : tensor<5x4xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<6x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x000000000000000000004040000000000000803F000000000000C040000000000000000000000000000000400000000000004040000000000000C040000000000000C8410000000000000000000000000000A04100000000000000C1000000000000E0C100000000000040C100000000000020C20000000000000080000000000000F041000000000000C0C000000000000010C200000000000080C100000000000000400000008000000043000000800000B442000000800000444300000000"> : tensor<6x4xcomplex<f32>>
    return %c0 : tensor<6x4xcomplex<f32>>
  }
}
