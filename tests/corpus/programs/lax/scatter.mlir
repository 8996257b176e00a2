module @lax_scatter_clip_bool {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi1>, tensor<5x1xi32>, tensor<5x4xi1>)
    %want0 = call @expected() : () -> tensor<6x4xi1>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %4 = stablehlo.clamp %3, %arg1, %2 : tensor<5x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i1>, %arg4: tensor<i1>):
      stablehlo.return %arg4 : tensor<i1>
    }) : (tensor<6x4xi1>, tensor<5x1xi32>, tensor<5x4xi1>) -> tensor<6x4xi1>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<6x4xi1>, tensor<6x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi1>, tensor<5x1xi32>, tensor<5x4xi1>) {
    %c0 = stablehlo.constant dense<"0x010000010101010000000101010001010001000000010001"> : tensor<6x4xi1>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0001010001010001010000000001000001010100"> : tensor<5x4xi1>
    return %c0, %c1, %c2 : tensor<6x4xi1>, tensor<5x1xi32>, tensor<5x4xi1>
  }
  func.func private @expected() -> tensor<6x4xi1> {
    %c0 = stablehlo.constant dense<"0x010100010101010000010000010000000001010000010001"> : tensor<6x4xi1>
    return %c0 : tensor<6x4xi1>
  }
}

// -----

module @lax_scatter_drop_bool {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi1>, tensor<5x1xi32>, tensor<5x4xi1>)
    %want0 = call @expected() : () -> tensor<6x4xi1>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i1>, %arg4: tensor<i1>):
      stablehlo.return %arg4 : tensor<i1>
    }) : (tensor<6x4xi1>, tensor<5x1xi32>, tensor<5x4xi1>) -> tensor<6x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi1>, tensor<6x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi1>, tensor<5x1xi32>, tensor<5x4xi1>) {
    %c0 = stablehlo.constant dense<"0x000001010101010001000100000001010000000101000001"> : tensor<6x4xi1>
    %c1 = stablehlo.constant dense<[[4], [0], [7], [2], [-1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0100010100000000000000010000010000000000"> : tensor<5x4xi1>
    return %c0, %c1, %c2 : tensor<6x4xi1>, tensor<5x1xi32>, tensor<5x4xi1>
  }
  func.func private @expected() -> tensor<6x4xi1> {
    %c0 = stablehlo.constant dense<"0x000000000101010000000100000001010100010101000001"> : tensor<6x4xi1>
    return %c0 : tensor<6x4xi1>
  }
}

// -----

module @lax_scatter_clip_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>)
    %want0 = call @expected() : () -> tensor<6x4xi8>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %4 = stablehlo.clamp %3, %arg1, %2 : tensor<5x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      stablehlo.return %arg4 : tensor<i8>
    }) : (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) -> tensor<6x4xi8>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<6x4xi8>, tensor<6x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) {
    %c0 = stablehlo.constant dense<"0xFA0003FDFD0701FA06FA06030109F704FCFAFF01FA000103"> : tensor<6x4xi8>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xFB05FD0803FF0602FCFF0909FCF8F8FF01FF01FB"> : tensor<5x4xi8>
    return %c0, %c1, %c2 : tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>
  }
  func.func private @expected() -> tensor<6x4xi8> {
    %c0 = stablehlo.constant dense<"0x03FF060201FF01FBFCF8F8FFFCFF0909FB05FD08FA000103"> : tensor<6x4xi8>
    return %c0 : tensor<6x4xi8>
  }
}

// -----

module @lax_scatter_drop_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>)
    %want0 = call @expected() : () -> tensor<6x4xi8>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i8>, %arg4: tensor<i8>):
      stablehlo.return %arg4 : tensor<i8>
    }) : (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) -> tensor<6x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi8>, tensor<6x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>) {
    %c0 = stablehlo.constant dense<"0xFA0403FF08F90706020201FBFD08090703090000F8F7F805"> : tensor<6x4xi8>
    %c1 = stablehlo.constant dense<[[4], [0], [7], [2], [-1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xF7F707FA01FA05F9FB07FD04F9FB0707FAF9FAFF"> : tensor<5x4xi8>
    return %c0, %c1, %c2 : tensor<6x4xi8>, tensor<5x1xi32>, tensor<5x4xi8>
  }
  func.func private @expected() -> tensor<6x4xi8> {
    %c0 = stablehlo.constant dense<"0x01FA05F908F90706F9FB0707FD080907F7F707FAF8F7F805"> : tensor<6x4xi8>
    return %c0 : tensor<6x4xi8>
  }
}

// -----

module @lax_scatter_clip_u32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xui32>, tensor<5x1xi32>, tensor<5x4xui32>)
    %want0 = call @expected() : () -> tensor<6x4xui32>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %4 = stablehlo.clamp %3, %arg1, %2 : tensor<5x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui32>, %arg4: tensor<ui32>):
      stablehlo.return %arg4 : tensor<ui32>
    }) : (tensor<6x4xui32>, tensor<5x1xi32>, tensor<5x4xui32>) -> tensor<6x4xui32>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<6x4xui32>, tensor<6x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui32>, tensor<5x1xi32>, tensor<5x4xui32>) {
    %c0 = stablehlo.constant dense<"0x070000000600000000000000050000000100000002000000090000000900000006000000010000000200000008000000050000000800000009000000070000000600000004000000000000000100000004000000050000000100000007000000"> : tensor<6x4xui32>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0300000002000000090000000000000001000000040000000000000008000000030000000700000009000000090000000300000007000000040000000100000001000000070000000800000008000000"> : tensor<5x4xui32>
    return %c0, %c1, %c2 : tensor<6x4xui32>, tensor<5x1xi32>, tensor<5x4xui32>
  }
  func.func private @expected() -> tensor<6x4xui32> {
    %c0 = stablehlo.constant dense<"0x010000000400000000000000080000000100000007000000080000000800000003000000070000000400000001000000030000000700000009000000090000000300000002000000090000000000000004000000050000000100000007000000"> : tensor<6x4xui32>
    return %c0 : tensor<6x4xui32>
  }
}

// -----

module @lax_scatter_drop_u32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xui32>, tensor<5x1xi32>, tensor<5x4xui32>)
    %want0 = call @expected() : () -> tensor<6x4xui32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui32>, %arg4: tensor<ui32>):
      stablehlo.return %arg4 : tensor<ui32>
    }) : (tensor<6x4xui32>, tensor<5x1xi32>, tensor<5x4xui32>) -> tensor<6x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xui32>, tensor<6x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui32>, tensor<5x1xi32>, tensor<5x4xui32>) {
    %c0 = stablehlo.constant dense<"0x070000000100000008000000020000000000000009000000070000000000000001000000090000000600000008000000030000000400000000000000070000000700000007000000060000000300000008000000000000000000000004000000"> : tensor<6x4xui32>
    %c1 = stablehlo.constant dense<[[4], [0], [7], [2], [-1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0800000004000000080000000600000006000000010000000400000000000000040000000900000002000000010000000700000005000000040000000300000008000000040000000500000009000000"> : tensor<5x4xui32>
    return %c0, %c1, %c2 : tensor<6x4xui32>, tensor<5x1xi32>, tensor<5x4xui32>
  }
  func.func private @expected() -> tensor<6x4xui32> {
    %c0 = stablehlo.constant dense<"0x060000000100000004000000000000000000000009000000070000000000000007000000050000000400000003000000030000000400000000000000070000000800000004000000080000000600000008000000000000000000000004000000"> : tensor<6x4xui32>
    return %c0 : tensor<6x4xui32>
  }
}

// -----

module @lax_scatter_clip_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>)
    %want0 = call @expected() : () -> tensor<6x4xbf16>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %4 = stablehlo.clamp %3, %arg1, %2 : tensor<5x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      stablehlo.return %arg4 : tensor<bf16>
    }) : (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) -> tensor<6x4xbf16>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<6x4xbf16>, tensor<6x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) {
    %c0 = stablehlo.constant dense<"0xCBC084C0A2408BC0A940F8C0C73FE24005C10C40A03F0041DE3F1AC06AC00DC00EC15D40A03D0FC1E5C05A40BDBFD3C0"> : tensor<6x4xbf16>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x87C0FE40D340CFC0CCC00940C6BFCDC0C1409E4002409A3FE7C017C024C0DFC025C07440FDC0DC40"> : tensor<5x4xbf16>
    return %c0, %c1, %c2 : tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>
  }
  func.func private @expected() -> tensor<6x4xbf16> {
    %c0 = stablehlo.constant dense<"0xCCC00940C6BFCDC025C07440FDC0DC40E7C017C024C0DFC0C1409E4002409A3F87C0FE40D340CFC0E5C05A40BDBFD3C0"> : tensor<6x4xbf16>
    return %c0 : tensor<6x4xbf16>
  }
}

// -----

module @lax_scatter_drop_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>)
    %want0 = call @expected() : () -> tensor<6x4xbf16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      stablehlo.return %arg4 : tensor<bf16>
    }) : (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) -> tensor<6x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xbf16>, tensor<6x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>) {
    %c0 = stablehlo.constant dense<"0x7A40BBC0944085BFEEC0F4C0BCC0024087C089C0D5BF0641EC3FE6C082409D3F9B3F1FBF8AC0BAC02D40B4C0AD3F4340"> : tensor<6x4xbf16>
    %c1 = stablehlo.constant dense<[[4], [0], [7], [2], [-1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xBBC008C05540E64018C0F6BF124095C08FC02F40A940EEC0D540423FA8C00D402CBF5DC0DCC010C1"> : tensor<5x4xbf16>
    return %c0, %c1, %c2 : tensor<6x4xbf16>, tensor<5x1xi32>, tensor<5x4xbf16>
  }
  func.func private @expected() -> tensor<6x4xbf16> {
    %c0 = stablehlo.constant dense<"0x18C0F6BF124095C0EEC0F4C0BCC00240D540423FA8C00D40EC3FE6C082409D3FBBC008C05540E6402D40B4C0AD3F4340"> : tensor<6x4xbf16>
    return %c0 : tensor<6x4xbf16>
  }
}

// -----

module @lax_scatter_clip_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>)
    %want0 = call @expected() : () -> tensor<6x4xf32>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %4 = stablehlo.clamp %3, %arg1, %2 : tensor<5x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) {
    %c0 = stablehlo.constant dense<"0xA907E04042E4CF3F5D530440FE5F04C1A23E04C12A8C8A4088E37C409DB2A5C08B91B2C09A03024153B0A440A844D840D9EECFC0E8D8ECBF1757273FD2741B3F349D8E3F2E9798BF77480440E02EC140B07EFD400458BCBD8547E14045B3D640"> : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xE501DBC043C29B40CF823E40F0A9FD40FA9E05C1249E05C19E937E40A0BDAE401004DD3F38F4E3BD32C9D7408FF0883FD1D9D4BF7D91BC408D5394C0255047BD61D4B34038E0EDC0EC10D3404C47C93F"> : tensor<5x4xf32>
    return %c0, %c1, %c2 : tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>
  }
  func.func private @expected() -> tensor<6x4xf32> {
    %c0 = stablehlo.constant dense<"0xFA9E05C1249E05C19E937E40A0BDAE4061D4B34038E0EDC0EC10D3404C47C93FD1D9D4BF7D91BC408D5394C0255047BD1004DD3F38F4E3BD32C9D7408FF0883FE501DBC043C29B40CF823E40F0A9FD40B07EFD400458BCBD8547E14045B3D640"> : tensor<6x4xf32>
    return %c0 : tensor<6x4xf32>
  }
}

// -----

module @lax_scatter_drop_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>)
    %want0 = call @expected() : () -> tensor<6x4xf32>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf32>, tensor<6x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) {
    %c0 = stablehlo.constant dense<"0xDF12834076B024C0354777BE55B7283F533EA140B1C89E4032BCF5C07FDB074115CF93C072B7B9C0338EC9C017D076BD8F78DCC0B39FC240D17C92407675E7C0CDE78740EDA0F6C0611C483F1DF4E440464ECEC03E5E4E4059E694C0EF846240"> : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<[[4], [0], [7], [2], [-1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x1396D8C02F6DDAC0D93584C0D28CFF406F2008C0C0384940DF3B9FC0C15ABA40885FE2BF53AEE6C0E1DB56407D8A693F6A840141723098BF8A60EA40402ED23EBB0ECC3E8CF1004144055240622F47BF"> : tensor<5x4xf32>
    return %c0, %c1, %c2 : tensor<6x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>
  }
  func.func private @expected() -> tensor<6x4xf32> {
    %c0 = stablehlo.constant dense<"0x6F2008C0C0384940DF3B9FC0C15ABA40533EA140B1C89E4032BCF5C07FDB07416A840141723098BF8A60EA40402ED23E8F78DCC0B39FC240D17C92407675E7C01396D8C02F6DDAC0D93584C0D28CFF40464ECEC03E5E4E4059E694C0EF846240"> : tensor<6x4xf32>
    return %c0 : tensor<6x4xf32>
  }
}

// -----

module @lax_scatter_clip_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>)
    %want0 = call @expected() : () -> tensor<6x4xf64>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %4 = stablehlo.clamp %3, %arg1, %2 : tensor<5x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      stablehlo.return %arg4 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) -> tensor<6x4xf64>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<6x4xf64>, tensor<6x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) {
    %c0 = stablehlo.constant dense<"0xAAD6DC5DC37E174095DC779E7ECC21C088D93763BC77FEBF0046A243369CA73F24A9DD05CE970FC0974D8B4D92A910C0D09151426AA5F7BFEE13B3E7A90903C058419842D6EC0040D2AFC88EB15A18C030DD4FDD9E5118403C69B3FB36E911C0985DB19D999E12C00E3A7D9E0AA910C0DC126027C1C10CC07A11DD3F338B1B4042B4B7A8B7B50BC0D416DEB196A912C09A9ACA46FDAA18C0C6D4849A6586114000C8921149761940106DE649B33B204086F44B80F1991B40541214CED37B2140"> : tensor<6x4xf64>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x04EE875C16231BC06C08553995E30340CAB6E339969A17C0BA96DD9EE93F12409E3BBC8AE4511940009863107A71EC3FDCF0B53285951540A9CA05DCDF1C1DC0407F8DCF5002D53FAC422838AFC410C00C5E0BFD19E213C0E2712DC061E40EC0A07EFBAE686E064050393CA11447F3BF54E66C0E3317F6BF0293771DF70001C0BCC3F4AC93310440EA44101CB3291940161E0032556802C014A223E2D38113C0"> : tensor<5x4xf64>
    return %c0, %c1, %c2 : tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>
  }
  func.func private @expected() -> tensor<6x4xf64> {
    %c0 = stablehlo.constant dense<"0x9E3BBC8AE4511940009863107A71EC3FDCF0B53285951540A9CA05DCDF1C1DC0BCC3F4AC93310440EA44101CB3291940161E0032556802C014A223E2D38113C0A07EFBAE686E064050393CA11447F3BF54E66C0E3317F6BF0293771DF70001C0407F8DCF5002D53FAC422838AFC410C00C5E0BFD19E213C0E2712DC061E40EC004EE875C16231BC06C08553995E30340CAB6E339969A17C0BA96DD9EE93F124000C8921149761940106DE649B33B204086F44B80F1991B40541214CED37B2140"> : tensor<6x4xf64>
    return %c0 : tensor<6x4xf64>
  }
}

// -----

module @lax_scatter_drop_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>)
    %want0 = call @expected() : () -> tensor<6x4xf64>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      stablehlo.return %arg4 : tensor<f64>
    }) : (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) -> tensor<6x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf64>, tensor<6x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>) {
    %c0 = stablehlo.constant dense<"0xDCFBDD8DEE071840448A9F31494F0F40DCFEAF0C20530C4028CF8C0A90781940FAA6F6324CBE20C0649FAB2919E81740228CDF22321F14C0A4E854F64E1F20C03C15C7EF723C1D4032342DD64AB0144014E72977B35C17401C172E66B90A174012225228270706C0F08A4341E5F208C0B3131C2E22DC17C020F10D5FA06BEB3F78DDFF309B1410C000C35A55195B0CC0B859DCD3360707C00042C6B1A134E9BFD80E81799009FB3F08BA7CB150770F40587834ECE3201BC081245880CBCF20C0"> : tensor<6x4xf64>
    %c1 = stablehlo.constant dense<[[4], [0], [7], [2], [-1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xC07C3DAEAAE4CC3F0068D66300D7D6BFB4FC79123DBA13C0A06BE03B2EA81E40108E08B172B1194002D09F709E0119C032AC31B429D918C0F619F1CF1BDC19C0271EFF95256E16C00E9B801AB5F91640746EDB4373A410C0C88E4F0E0E6F1E40803ECCEAC8D6F3BFF86B64A2A5630B40F06768303F09ECBFD8A54FB453850940C3AD550BB30220C0E21E7C0596C518404471B1EF688E0AC027E2B48B165C1FC0"> : tensor<5x4xf64>
    return %c0, %c1, %c2 : tensor<6x4xf64>, tensor<5x1xi32>, tensor<5x4xf64>
  }
  func.func private @expected() -> tensor<6x4xf64> {
    %c0 = stablehlo.constant dense<"0x108E08B172B1194002D09F709E0119C032AC31B429D918C0F619F1CF1BDC19C0FAA6F6324CBE20C0649FAB2919E81740228CDF22321F14C0A4E854F64E1F20C0803ECCEAC8D6F3BFF86B64A2A5630B40F06768303F09ECBFD8A54FB45385094012225228270706C0F08A4341E5F208C0B3131C2E22DC17C020F10D5FA06BEB3FC07C3DAEAAE4CC3F0068D66300D7D6BFB4FC79123DBA13C0A06BE03B2EA81E40D80E81799009FB3F08BA7CB150770F40587834ECE3201BC081245880CBCF20C0"> : tensor<6x4xf64>
    return %c0 : tensor<6x4xf64>
  }
}

// -----

module @lax_scatter_clip_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<6x4xcomplex<f32>>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %4 = stablehlo.clamp %3, %arg1, %2 : tensor<5x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      stablehlo.return %arg4 : tensor<complex<f32>>
    }) : (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0xE2231240B5B19240A6E508C0B1F79EBF2DF1D9407E6D10C0BA452A407DC450401720CB406E18EB406D1CAD40275CE1404856F4404F1F9040F90FF33F9796EDC0F62BA73FDCB1E64029F32540A936253FE4A158BF53D9B940E1079FC02CE94840B08FC2C0DE9BC0BFC06C25C06A89C13F538E6E4093AD0CC1E99A6B40DEEC893F46D5AC4090D024C0A672D13F337980C06C0839C0B3C9D140CF6FB2C0FC7DB1C066EDF7C0B46F2640CD82CEC0BF3DCE40E080BB4084BEBAC0C1C28B3E5F50A740"> : tensor<6x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0xEF7A02C1407A98C0654DE33F465D01C1A89A104068928CBE9FD59D40668BB940DE43C0402FC92DBF8AA4B1BEC1E00F41A95105C1B671DFC01CFF6440F733FD40AF2ACB40375761403BC65B40C291C240842D3A4003230BC1DAA68340637C473FFFDDD2407A5C5AC05DCFDE3F54A6B5C06EBE86C03282E7C0775A9CC068214440B4D7C3C0D7C325BE5AF73540644AF8C078101E407719964089E8C140832FACC0"> : tensor<5x4xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<6x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xDE43C0402FC92DBF8AA4B1BEC1E00F41A95105C1B671DFC01CFF6440F733FD40B4D7C3C0D7C325BE5AF73540644AF8C078101E407719964089E8C140832FACC0FFDDD2407A5C5AC05DCFDE3F54A6B5C06EBE86C03282E7C0775A9CC068214440AF2ACB40375761403BC65B40C291C240842D3A4003230BC1DAA68340637C473FEF7A02C1407A98C0654DE33F465D01C1A89A104068928CBE9FD59D40668BB94066EDF7C0B46F2640CD82CEC0BF3DCE40E080BB4084BEBAC0C1C28B3E5F50A740"> : tensor<6x4xcomplex<f32>>
    return %c0 : tensor<6x4xcomplex<f32>>
  }
}

// -----

module @lax_scatter_drop_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<6x4xcomplex<f32>>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      stablehlo.return %arg4 : tensor<complex<f32>>
    }) : (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0xF3E515407BD3B34009FF7940FD680AC1D1CF1EC00E9CE6C064690340919E88C0AAD50A41A5A26540E54C3E40C794E2BF728B8AC0228FFFC0576E683F0F159EC05873BC3F7B7D44C0A500C6C05A7C7ABC35610F4165D86140626FFBC0659FC1C050CFFDC08FC902C10B8EE3C06306833F259E1AC087291AC07F73F3C0A969C7C0E4D3264001C4EA40F30C8940B5EFC0C098E3DE3F98E84E409A5440BF3AD619C0409B98405B6D0BC1BAD167C0DC940140E575893F4DE5D3C0C453674022DEE3C0"> : tensor<6x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[4], [0], [7], [2], [-1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x044A00C1129089C0F4DF77C0D13ED140C9D487C0001D0F41EBB34E40ECF307C18A62DB40FBC0CB40065849BFA01077C094F509C0E1B0B6C01385DB3FBA22D0408E4A2F3FEEB4FABDFE89C640CF947640ADD901C0BC02B23F952170407875A3C0841CE4BF069BC0C0479FC5400227A2BF981BB0C0DFBAA23FAE0287BF4CD70941839CE7C04C972940386BEAC05F4AA5C0D8E8ED4044B1B9C0E61AA2C00916D340"> : tensor<5x4xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<6x4xcomplex<f32>>, tensor<5x1xi32>, tensor<5x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<6x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x8A62DB40FBC0CB40065849BFA01077C094F509C0E1B0B6C01385DB3FBA22D040AAD50A41A5A26540E54C3E40C794E2BF728B8AC0228FFFC0576E683F0F159EC0841CE4BF069BC0C0479FC5400227A2BF981BB0C0DFBAA23FAE0287BF4CD7094150CFFDC08FC902C10B8EE3C06306833F259E1AC087291AC07F73F3C0A969C7C0044A00C1129089C0F4DF77C0D13ED140C9D487C0001D0F41EBB34E40ECF307C1409B98405B6D0BC1BAD167C0DC940140E575893F4DE5D3C0C453674022DEE3C0"> : tensor<6x4xcomplex<f32>>
    return %c0 : tensor<6x4xcomplex<f32>>
  }
}

// -----

module @lax_scatter_clip_i16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi16>, tensor<5x1xi32>, tensor<5x4xi16>)
    %want0 = call @expected() : () -> tensor<6x4xi16>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %4 = stablehlo.clamp %3, %arg1, %2 : tensor<5x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i16>, %arg4: tensor<i16>):
      stablehlo.return %arg4 : tensor<i16>
    }) : (tensor<6x4xi16>, tensor<5x1xi32>, tensor<5x4xi16>) -> tensor<6x4xi16>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<6x4xi16>, tensor<6x4xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi16>, tensor<5x1xi32>, tensor<5x4xi16>) {
    %c0 = stablehlo.constant dense<"0x0200FBFF000007000200040009000400F8FFF8FFFEFF0400F9FFFBFFFBFFFAFF0400FCFFFCFFF8FF0900FCFFFCFF0100"> : tensor<6x4xi16>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x03000800080000000100FBFFFEFFFBFF0300050006000900090003000400F8FFFFFF04000800FCFF"> : tensor<5x4xi16>
    return %c0, %c1, %c2 : tensor<6x4xi16>, tensor<5x1xi32>, tensor<5x4xi16>
  }
  func.func private @expected() -> tensor<6x4xi16> {
    %c0 = stablehlo.constant dense<"0x0100FBFFFEFFFBFFFFFF04000800FCFF090003000400F8FF030005000600090003000800080000000900FCFFFCFF0100"> : tensor<6x4xi16>
    return %c0 : tensor<6x4xi16>
  }
}

// -----

module @lax_scatter_drop_i16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xi16>, tensor<5x1xi32>, tensor<5x4xi16>)
    %want0 = call @expected() : () -> tensor<6x4xi16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i16>, %arg4: tensor<i16>):
      stablehlo.return %arg4 : tensor<i16>
    }) : (tensor<6x4xi16>, tensor<5x1xi32>, tensor<5x4xi16>) -> tensor<6x4xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xi16>, tensor<6x4xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi16>, tensor<5x1xi32>, tensor<5x4xi16>) {
    %c0 = stablehlo.constant dense<"0x0300F8FF03000000030002000200FEFF040006000000F9FF0200F7FF08000800FFFF0000F9FF0400FFFF03000100FAFF"> : tensor<6x4xi16>
    %c1 = stablehlo.constant dense<[[4], [0], [7], [2], [-1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x0700FDFF0100FBFF09000000F7FF05000400F8FF0500F7FFF8FFFCFF06000900040005000400FEFF"> : tensor<5x4xi16>
    return %c0, %c1, %c2 : tensor<6x4xi16>, tensor<5x1xi32>, tensor<5x4xi16>
  }
  func.func private @expected() -> tensor<6x4xi16> {
    %c0 = stablehlo.constant dense<"0x09000000F7FF0500030002000200FEFFF8FFFCFF060009000200F7FF080008000700FDFF0100FBFFFFFF03000100FAFF"> : tensor<6x4xi16>
    return %c0 : tensor<6x4xi16>
  }
}

// -----

module @lax_scatter_clip_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf16>, tensor<5x1xi32>, tensor<5x4xf16>)
    %want0 = call @expected() : () -> tensor<6x4xf16>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %4 = stablehlo.clamp %3, %arg1, %2 : tensor<5x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f16>, %arg4: tensor<f16>):
      stablehlo.return %arg4 : tensor<f16>
    }) : (tensor<6x4xf16>, tensor<5x1xi32>, tensor<5x4xf16>) -> tensor<6x4xf16>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<6x4xf16>, tensor<6x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf16>, tensor<5x1xi32>, tensor<5x4xf16>) {
    %c0 = stablehlo.constant dense<"0x36C659C40546B5C751C891C6BE41CEB4903A8146CA3D79C49A411DC5F04609C8D4B84B435948E1BCFEBF78C891C259C0"> : tensor<6x4xf16>
    %c1 = stablehlo.constant dense<[[4], [0], [3], [2], [1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x22C37FBBFFC31BC4ECC14B489544D2455DB0D344FEADE244794054C86E450BC1434361B83C48EB42"> : tensor<5x4xf16>
    return %c0, %c1, %c2 : tensor<6x4xf16>, tensor<5x1xi32>, tensor<5x4xf16>
  }
  func.func private @expected() -> tensor<6x4xf16> {
    %c0 = stablehlo.constant dense<"0xECC14B489544D245434361B83C48EB42794054C86E450BC15DB0D344FEADE24422C37FBBFFC31BC4FEBF78C891C259C0"> : tensor<6x4xf16>
    return %c0 : tensor<6x4xf16>
  }
}

// -----

module @lax_scatter_drop_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6x4xf16>, tensor<5x1xi32>, tensor<5x4xf16>)
    %want0 = call @expected() : () -> tensor<6x4xf16>
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f16>, %arg4: tensor<f16>):
      stablehlo.return %arg4 : tensor<f16>
    }) : (tensor<6x4xf16>, tensor<5x1xi32>, tensor<5x4xf16>) -> tensor<6x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x4xf16>, tensor<6x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf16>, tensor<5x1xi32>, tensor<5x4xf16>) {
    %c0 = stablehlo.constant dense<"0x92C5753C0243213ECCC420482BC1F4B506C471C8E047C6C73E457CBF4545F23268469AC5AEC54AC68CC6A14243C8C244"> : tensor<6x4xf16>
    %c1 = stablehlo.constant dense<[[4], [0], [7], [2], [-1]]> : tensor<5x1xi32>
    %c2 = stablehlo.constant dense<"0x53C332C53EC7DAC193C567447945E24639C8A74307460C38AD46723D5B3F05C406C53FBD154676C4"> : tensor<5x4xf16>
    return %c0, %c1, %c2 : tensor<6x4xf16>, tensor<5x1xi32>, tensor<5x4xf16>
  }
  func.func private @expected() -> tensor<6x4xf16> {
    %c0 = stablehlo.constant dense<"0x93C567447945E246CCC420482BC1F4B5AD46723D5B3F05C43E457CBF4545F23253C332C53EC7DAC18CC6A14243C8C244"> : tensor<6x4xf16>
    return %c0 : tensor<6x4xf16>
  }
}
