module @numpy_index_ints_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4x3xi1>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4x4xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.add %arg1, %7 : tensor<4xi32>
    %9 = stablehlo.select %6, %8, %arg1 : tensor<4xi1>, tensor<4xi32>
    %10 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.concatenate %10, %11, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>}> : (tensor<3x4x3xi1>, tensor<4x2xi32>) -> tensor<4x4xi1>
    stablehlo.custom_call @check.expect_eq(%13, %want0) {has_side_effect = true} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4x3xi1>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0x010001010100010101000101010101010000000001010000010001010100000101000000"> : tensor<3x4x3xi1>
    %c1 = stablehlo.constant dense<[-1, -1, -2, 2]> : tensor<4xi32>
    return %c0, %c1 : tensor<3x4x3xi1>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, false], [true, false, true, false], [true, false, false, false], [true, false, true, false]]> : tensor<4x4xi1>
    return %c0 : tensor<4x4xi1>
  }
}

// -----

module @numpy_index_ints_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4x3xi8>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4x4xi8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.add %arg1, %7 : tensor<4xi32>
    %9 = stablehlo.select %6, %8, %arg1 : tensor<4xi1>, tensor<4xi32>
    %10 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.concatenate %10, %11, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>}> : (tensor<3x4x3xi8>, tensor<4x2xi32>) -> tensor<4x4xi8>
    stablehlo.custom_call @check.expect_eq(%13, %want0) {has_side_effect = true} : (tensor<4x4xi8>, tensor<4x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4x3xi8>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0xFEFFFF010203FD0301FF0002FEFE0303FFFDFEFEFFFDFF03030200FE0301000002FD0202"> : tensor<3x4x3xi8>
    %c1 = stablehlo.constant dense<[-1, -3, 0, 2]> : tensor<4xi32>
    return %c0, %c1 : tensor<3x4x3xi8>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4x4xi8> {
    %c0 = stablehlo.constant dense<[[0, 1, 2, 2], [-2, 1, -3, -1], [-2, 1, -3, -1], [0, 1, 2, 2]]> : tensor<4x4xi8>
    return %c0 : tensor<4x4xi8>
  }
}

// -----

module @numpy_index_ints_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4x3xui32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4x4xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.add %arg1, %7 : tensor<4xi32>
    %9 = stablehlo.select %6, %8, %arg1 : tensor<4xi1>, tensor<4xi32>
    %10 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.concatenate %10, %11, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>}> : (tensor<3x4x3xui32>, tensor<4x2xi32>) -> tensor<4x4xui32>
    stablehlo.custom_call @check.expect_eq(%13, %want0) {has_side_effect = true} : (tensor<4x4xui32>, tensor<4x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4x3xui32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0x000000000100000002000000030000000100000002000000000000000200000000000000030000000100000001000000020000000100000001000000010000000300000002000000010000000000000001000000010000000100000000000000030000000000000000000000010000000000000000000000020000000200000002000000020000000300000002000000"> : tensor<3x4x3xui32>
    %c1 = stablehlo.constant dense<[0, -2, 1, -2]> : tensor<4xi32>
    return %c0, %c1 : tensor<3x4x3xui32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4x4xui32> {
    %c0 = stablehlo.constant dense<[[0, 3, 0, 3], [1, 3, 0, 1], [1, 3, 0, 1], [1, 3, 0, 1]]> : tensor<4x4xui32>
    return %c0 : tensor<4x4xui32>
  }
}

// -----

module @numpy_index_ints_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4x3xf16>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4x4xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.add %arg1, %7 : tensor<4xi32>
    %9 = stablehlo.select %6, %8, %arg1 : tensor<4xi1>, tensor<4xi32>
    %10 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.concatenate %10, %11, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>}> : (tensor<3x4x3xf16>, tensor<4x2xi32>) -> tensor<4x4xf16>
    stablehlo.custom_call @check.expect_eq(%13, %want0) {has_side_effect = true} : (tensor<4x4xf16>, tensor<4x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4x3xf16>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0x3E39E3BE3CBF40BE5EBD8C40093120C06FB6A8B979C0A4B853B4C4BBD0BD953BA9B8D33AF43CF7416B4100BF31C1A9BA27B4643E68B03B390E39483F14402E3FA431B83F87C117C0"> : tensor<3x4x3xf16>
    %c1 = stablehlo.constant dense<[2, -1, -2, -3]> : tensor<4xi32>
    return %c0, %c1 : tensor<3x4x3xf16>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4x4xf16> {
    %c0 = stablehlo.constant dense<[[-0.1376953125, 1.8203125, 0.17626953125, -2.044921875], [-0.1376953125, 1.8203125, 0.17626953125, -2.044921875], [-0.970703125, -0.58251953125, 2.982421875, -2.595703125], [0.6552734375, -1.5625, 0.1573486328125, -0.70703125]]> : tensor<4x4xf16>
    return %c0 : tensor<4x4xf16>
  }
}

// -----

module @numpy_index_ints_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4x3xf32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.add %arg1, %7 : tensor<4xi32>
    %9 = stablehlo.select %6, %8, %arg1 : tensor<4xi1>, tensor<4xi32>
    %10 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.concatenate %10, %11, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>}> : (tensor<3x4x3xf32>, tensor<4x2xi32>) -> tensor<4x4xf32>
    stablehlo.custom_call @check.expect_eq(%13, %want0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4x3xf32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0x3DF613409C3928C0CEF634C0576E3240F0CA0E40CF5A1840991C0CBF9A5006407A473340D82F1BBF219F2840186F743FB7F71BBF4EB4FB3FE3E2BABC3FB3CB3F68D200404845FDBFB7232E4078B78E3EBE99B6BF4B8E7E3FD5083A3F6698803FB1D919BEC112F1BFEE951CC0693FA83F51D84FBEF39C37C0363BEB3F5281DCBF18CDB0BF55A6833FCBD88EBF2C5B0FC0"> : tensor<3x4x3xf32>
    %c1 = stablehlo.constant dense<[2, 0, 2, 0]> : tensor<4xi32>
    return %c0, %c1 : tensor<3x4x3xf32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[-2.446651, -2.8689544, -1.381259, -2.2399397], [2.3119042, 2.7879846, -0.54731137, -0.6061988], [-2.446651, -2.8689544, -1.381259, -2.2399397], [2.3119042, 2.7879846, -0.54731137, -0.6061988]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
}

// -----

module @numpy_index_ints_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4x3xcomplex<f32>>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4x4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.add %arg1, %7 : tensor<4xi32>
    %9 = stablehlo.select %6, %8, %arg1 : tensor<4xi1>, tensor<4xi32>
    %10 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = stablehlo.concatenate %10, %11, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>}> : (tensor<3x4x3xcomplex<f32>>, tensor<4x2xi32>) -> tensor<4x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%13, %want0) {has_side_effect = true} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4x3xcomplex<f32>>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<"0x2948E8BE360213C0F64571BFE05934BFC3CED13DF23C2B40A69DC8BFBFBC16C0BB5538BF622720409744E3BFE54AD23F72A3C4BE92416D3FAD69813F387C2BC08001B1BF1680C7BFE10B9D3FC6F4D1BF4C47FBBE472858BF71D80440828C2AC0A676164061DBCB3FDD213D3F21D8A13EAAC02DC05FA9903F116CCE3EF53E0F40D7EAFDBF9D08AE3FE0C3204066C70B409B3EFD3FA2C801C0F7CA643F04D0E2BD8CBB2AC084C61940F0080A4039CFD03EEFB503C02A471540E908CABF20C629406EE529BF3BEE683F986AE93F3FCFD43E3D132EC0355CF53E4E933E40847836401EB9CF3F53C7CE3F404CDFBF3BDE3FC05F2837BF3EFF2140EBB81CC003D40BBF7BD00CC0AD367BBF066A2240EC333BC0FEF5F4BF713C2B406B96B9BF9F7F37C0"> : tensor<3x4x3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[2, 1, -2, 2]> : tensor<4xi32>
    return %c0, %c1 : tensor<3x4x3xcomplex<f32>>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.7199242,0.4792191), (-1.7445145,-2.9979389), (-2.2002246,-0.98130304), (-1.4499029,-2.8671644)], [(0.73879796,0.31610206), (-1.9837292,1.3596379), (0.893722,-0.11074832), (-2.0579793,2.3324685)], [(0.73879796,0.31610206), (-1.9837292,1.3596379), (0.893722,-0.11074832), (-2.0579793,2.3324685)], [(-2.7199242,0.4792191), (-1.7445145,-2.9979389), (-2.2002246,-0.98130304), (-1.4499029,-2.8671644)]]> : tensor<4x4xcomplex<f32>>
    return %c0 : tensor<4x4xcomplex<f32>>
  }
}

// -----

module @numpy_index_mask_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<3x4xi1>)
    %want0 = call @expected() : () -> tensor<3x1x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_where(%arg1, %arg0, %c) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1 = stablehlo.slice %0 [0:3, 1:4] : (tensor<3x4xi32>) -> tensor<3x3xi32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<3x3xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<3x3xi32>) -> tensor<3x1x3xi32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[[3, -3, -3, -1], [-1, 0, -1, 2], [-3, -3, -2, 2]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[[false, true, false, false], [true, true, false, true], [true, false, true, true]]> : tensor<3x4xi1>
    return %c0, %c1 : tensor<3x4xi32>, tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x1x3xi32> {
    %c0 = stablehlo.constant dense<[[[0, -2, 2]], [[0, 0, 2]], [[-3, 0, 0]]]> : tensor<3x1x3xi32>
    return %c0 : tensor<3x1x3xi32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<i32>) -> tensor<3x4xi32> {
    %0 = stablehlo.convert %arg2 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xi32>
    return %2 : tensor<3x4xi32>
  }
}

// -----

module @numpy_index_mask_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xi1>)
    %want0 = call @expected() : () -> tensor<3x1x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_where(%arg1, %arg0, %c) : (tensor<3x4xi1>, tensor<3x4xbf16>, tensor<i32>) -> tensor<3x4xbf16>
    %1 = stablehlo.slice %0 [0:3, 1:4] : (tensor<3x4xbf16>) -> tensor<3x3xbf16>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<3x3xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<3x3xbf16>) -> tensor<3x1x3xbf16>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x1x3xbf16>, tensor<3x1x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[[0.8203125, 1.6171875, 1.2109375, 1.484375], [-0.2099609375, 2.328125, 1.734375, -1.3203125], [-0.11181640625, 1.7109375, -1.40625, -2.609375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[false, true, false, false], [true, true, true, true], [false, false, false, false]]> : tensor<3x4xi1>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x1x3xbf16> {
    %c0 = stablehlo.constant dense<[[[0.0, 0.0, 0.0]], [[2.328125, 1.734375, -1.3203125]], [[1.6171875, 0.0, 0.0]]]> : tensor<3x1x3xbf16>
    return %c0 : tensor<3x1x3xbf16>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xbf16>, %arg2: tensor<i32>) -> tensor<3x4xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xbf16>
    return %2 : tensor<3x4xbf16>
  }
}

// -----

module @numpy_index_mask_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xi1>)
    %want0 = call @expected() : () -> tensor<3x1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_where(%arg1, %arg0, %c) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
    %1 = stablehlo.slice %0 [0:3, 1:4] : (tensor<3x4xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<3x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[[2.342134, 1.166479, -0.009495226, -0.23661044], [-0.3525576, -1.5825969, 0.45622098, -1.7826928], [-0.6792947, -1.0782154, -2.789278, 2.6639569]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[true, true, true, true], [true, false, false, false], [false, false, true, false]]> : tensor<3x4xi1>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x1x3xf32> {
    %c0 = stablehlo.constant dense<[[[0.0, -2.789278, 0.0]], [[0.0, 0.0, 0.0]], [[1.166479, -0.009495226, -0.23661044]]]> : tensor<3x1x3xf32>
    return %c0 : tensor<3x1x3xf32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<i32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
}

// -----

module @numpy_index_mask_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xi1>)
    %want0 = call @expected() : () -> tensor<3x1x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_where(%arg1, %arg0, %c) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<i64>) -> tensor<3x4xf64>
    %1 = stablehlo.slice %0 [0:3, 1:4] : (tensor<3x4xf64>) -> tensor<3x3xf64>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<3x3xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<3x3xf64>) -> tensor<3x1x3xf64>
    stablehlo.custom_call @check.expect_eq(%3, %want0) {has_side_effect = true} : (tensor<3x1x3xf64>, tensor<3x1x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[[0.38762127146904746, -2.644497937562426, 2.3403003191316802, -2.2085912967110355], [-1.894988463216137, 0.7177601054909473, 0.7075099696552773, 2.5294095610545835], [-2.9073152489134735, -0.32114889782994993, -1.4812040291069561, -2.0118738482634626]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[false, true, true, false], [false, true, false, true], [false, false, true, false]]> : tensor<3x4xi1>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x1x3xf64> {
    %c0 = stablehlo.constant dense<[[[0.0, -1.4812040291069561, 0.0]], [[0.7177601054909473, 0.0, 2.5294095610545835]], [[-2.644497937562426, 2.3403003191316802, 0.0]]]> : tensor<3x1x3xf64>
    return %c0 : tensor<3x1x3xf64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<i64>) -> tensor<3x4xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xf64>
    return %2 : tensor<3x4xf64>
  }
}

// -----

module @numpy_index_slices_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5x2xi1>
    %want0 = call @expected() : () -> tensor<2x3x2x1xi1>
    %0 = stablehlo.slice %arg0 [1:3, 0:5:2, 0:2] : (tensor<3x5x2xi1>) -> tensor<2x3x2xi1>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<2x3x2xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<2x3x2xi1>) -> tensor<2x3x2x1xi1>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x3x2x1xi1>, tensor<2x3x2x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5x2xi1> {
    %c0 = stablehlo.constant dense<"0x000000000001010101000100010100010100000100000101010001000001"> : tensor<3x5x2xi1>
    return %c0 : tensor<3x5x2xi1>
  }
  func.func private @expected() -> tensor<2x3x2x1xi1> {
    %c0 = stablehlo.constant dense<[[[[false], [true]], [[false], [true]], [[true], [false]]], [[[false], [true]], [[true], [false]], [[false], [false]]]]> : tensor<2x3x2x1xi1>
    return %c0 : tensor<2x3x2x1xi1>
  }
}

// -----

module @numpy_index_slices_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5x2xi8>
    %want0 = call @expected() : () -> tensor<2x3x2x1xi8>
    %0 = stablehlo.slice %arg0 [1:3, 0:5:2, 0:2] : (tensor<3x5x2xi8>) -> tensor<2x3x2xi8>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<2x3x2xi8>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<2x3x2xi8>) -> tensor<2x3x2x1xi8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x3x2x1xi8>, tensor<2x3x2x1xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5x2xi8> {
    %c0 = stablehlo.constant dense<"0xFD0203020303FD0203FDFEFFFF010200FFFF0202FD03FEFFFFFE020103FD"> : tensor<3x5x2xi8>
    return %c0 : tensor<3x5x2xi8>
  }
  func.func private @expected() -> tensor<2x3x2x1xi8> {
    %c0 = stablehlo.constant dense<[[[[2], [2]], [[2], [0]], [[-2], [-1]]], [[[3], [-3]], [[-1], [-2]], [[-3], [3]]]]> : tensor<2x3x2x1xi8>
    return %c0 : tensor<2x3x2x1xi8>
  }
}

// -----

module @numpy_index_slices_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5x2xui32>
    %want0 = call @expected() : () -> tensor<2x3x2x1xui32>
    %0 = stablehlo.slice %arg0 [1:3, 0:5:2, 0:2] : (tensor<3x5x2xui32>) -> tensor<2x3x2xui32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<2x3x2xui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<2x3x2xui32>) -> tensor<2x3x2x1xui32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x3x2x1xui32>, tensor<2x3x2x1xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5x2xui32> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000020000000100000003000000010000000200000003000000030000000000000001000000010000000100000003000000030000000200000000000000010000000200000001000000000000000200000003000000000000000100000001000000030000000100000002000000"> : tensor<3x5x2xui32>
    return %c0 : tensor<3x5x2xui32>
  }
  func.func private @expected() -> tensor<2x3x2x1xui32> {
    %c0 = stablehlo.constant dense<[[[[1], [2]], [[3], [3]], [[0], [1]]], [[[1], [2]], [[0], [1]], [[1], [0]]]]> : tensor<2x3x2x1xui32>
    return %c0 : tensor<2x3x2x1xui32>
  }
}

// -----

module @numpy_index_slices_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5x2xf16>
    %want0 = call @expected() : () -> tensor<2x3x2x1xf16>
    %0 = stablehlo.slice %arg0 [1:3, 0:5:2, 0:2] : (tensor<3x5x2xf16>) -> tensor<2x3x2xf16>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<2x3x2xf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<2x3x2xf16>) -> tensor<2x3x2x1xf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x3x2x1xf16>, tensor<2x3x2x1xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5x2xf16> {
    %c0 = stablehlo.constant dense<"0x69BC413B26BAFEC12D3F07B1CB3A3F3C3431C541F7C1E640C8BE7C3EDBC0143BD4C1AEBEADBB6DC1D1C1953A1DC07ABC72C0CB407E3A6FC14A4103C0"> : tensor<3x5x2xf16>
    return %c0 : tensor<3x5x2xf16>
  }
  func.func private @expected() -> tensor<2x3x2x1xf16> {
    %c0 = stablehlo.constant dense<[[[[-0.95947265625], [-2.712890625]], [[-2.427734375], [0.884765625]], [[-2.982421875], [2.44921875]]], [[[2.64453125], [-2.005859375]], [[-2.22265625], [2.396484375]], [[-2.908203125], [0.82275390625]]]]> : tensor<2x3x2x1xf16>
    return %c0 : tensor<2x3x2x1xf16>
  }
}

// -----

module @numpy_index_slices_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5x2xf32>
    %want0 = call @expected() : () -> tensor<2x3x2x1xf32>
    %0 = stablehlo.slice %arg0 [1:3, 0:5:2, 0:2] : (tensor<3x5x2xf32>) -> tensor<2x3x2xf32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<2x3x2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<2x3x2xf32>) -> tensor<2x3x2x1xf32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x3x2x1xf32>, tensor<2x3x2x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5x2xf32> {
    %c0 = stablehlo.constant dense<"0xC073793FA93FD83E87E1AD3F7498E53FFA9A5DBD1473AB3D2E3C3CC070180EBFC483AABF9F8CE63F2E5C1EC0C9FEC6BF2CB96F3EE6ECC2BF2DB474BF3D033A404073A93FD6D383BF461E25405C942EC0C6C828C0186BB53F078B3E3F5BD634C07E009D3FA9F8143FE67D24C0FF563F40B64F01BFF76ED5BE"> : tensor<3x5x2xf32>
    return %c0 : tensor<3x5x2xf32>
  }
  func.func private @expected() -> tensor<2x3x2x1xf32> {
    %c0 = stablehlo.constant dense<[[[[2.5799727], [-2.7278051]], [[-0.95587426], [2.9064476]], [[-2.4743762], [-1.5546504]]], [[[-0.50512254], [-0.41686222]], [[1.2265775], [0.58191925]], [[-2.6372542], [1.4173307]]]]> : tensor<2x3x2x1xf32>
    return %c0 : tensor<2x3x2x1xf32>
  }
}

// -----

module @numpy_index_slices_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x3x2x1xcomplex<f32>>
    %0 = stablehlo.slice %arg0 [1:3, 0:5:2, 0:2] : (tensor<3x5x2xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<2x3x2xcomplex<f32>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x2x1xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x3x2x1xcomplex<f32>>, tensor<2x3x2x1xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x6EEFAABF704EA8BE90EF0540F1D7623F4E3715BFF589FEBE0BE6BB3E6499D03F874C99BF114239BB228934BEE534BB3E749030C068B1D93FAC431C3F5123253E05D62B3FB0813840ECF411BE87A622401226A63FCB56E4BF930635408FB637C0FEB039BF9F4B3BBF00C1D93F5F918EBF232AB23F133C9EBFEBB466BD3002D63F1D8BEEBFA32325C00B1314C021E93D4046A30EC08368C53F038126BF97C163BF67D3183E8AC3D33FE3B4873ED2E277BF645DF6BEDAF9FB3FFF5627C09132EFBF89FC993E6C58303E509D203F77621F3E612110C0887BD0BF08A903C0BE001840B8858EBF6B081040610819401669113F"> : tensor<3x5x2xcomplex<f32>>
    return %c0 : tensor<3x5x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x3x2x1xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[[(-2.2287154,1.542252)], [(-0.65040606,-0.8896727)]], [[(1.3919109,-1.2362083)], [(-0.05632488,1.6719418)]], [[(1.2980368,-1.7838987)], [(2.8285263,-2.8705175)]]], [[[(-1.1134558,2.2505138)], [(2.3911364,0.56800973)]], [[(0.30075482,0.1722123)], [(0.6274004,0.15564905)]], [[(0.14924394,1.6544049)], [(0.26505193,-0.96830475)]]]]> : tensor<2x3x2x1xcomplex<f32>>
    return %c0 : tensor<2x3x2x1xcomplex<f32>>
  }
}
