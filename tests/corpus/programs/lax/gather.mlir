module @lax_gather_clip_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xi1>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xi1>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xi1>, tensor<5x1xi32>) -> tensor<5x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi1>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x000001010001010100010101010000010000010000010100"> : tensor<6x4xi1>
    %c1 = stablehlo.constant dense<[[-2], [-1], [5], [6], [7]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xi1>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xi1> {
    %c0 = stablehlo.constant dense<"0x0000010100000101000101000001010000010100"> : tensor<5x4xi1>
    return %c0 : tensor<5x4xi1>
  }
}

// -----

module @lax_gather_fill_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xi1>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xi1>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<5x1xi32>
    %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %5 = stablehlo.and %1, %4 : tensor<5x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xi1>, tensor<5x1xi32>) -> tensor<5x4xi1>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xi1>) -> tensor<5x4xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<5x4xi1>
    %10 = stablehlo.select %8, %7, %9 : tensor<5x4xi1>, tensor<5x4xi1>
    stablehlo.custom_call @check.expect_eq(%10, %want0) {has_side_effect = true} : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi1>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x000001000100000101000100000000000101010100000100"> : tensor<6x4xi1>
    %c1 = stablehlo.constant dense<[[1], [2], [3], [3], [1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xi1>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xi1> {
    %c0 = stablehlo.constant dense<"0x0100000101000100000000000000000001000001"> : tensor<5x4xi1>
    return %c0 : tensor<5x4xi1>
  }
}

// -----

module @lax_gather_promise_in_bounds_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xi1>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xi1>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xi1>, tensor<5x1xi32>) -> tensor<5x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi1>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x010000010000000001010100000001010101010000010001"> : tensor<6x4xi1>
    %c1 = stablehlo.constant dense<[[0], [5], [3], [3], [1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xi1>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xi1> {
    %c0 = stablehlo.constant dense<"0x0100000100010001000001010000010100000000"> : tensor<5x4xi1>
    return %c0 : tensor<5x4xi1>
  }
}

// -----

module @lax_gather_batched_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x4x3xi1>, tensor<2x5x1xi32>)
    %want0 = call @expected() : () -> tensor<2x5x3xi1>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xi1>, tensor<2x5x1xi32>) -> tensor<2x5x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x5x3xi1>, tensor<2x5x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xi1>, tensor<2x5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x010000010101000100010100000100010000010101010001"> : tensor<2x4x3xi1>
    %c1 = stablehlo.constant dense<[[[1], [1], [1], [3], [1]], [[1], [1], [0], [2], [3]]]> : tensor<2x5x1xi32>
    return %c0, %c1 : tensor<2x4x3xi1>, tensor<2x5x1xi32>
  }
  func.func private @expected() -> tensor<2x5x3xi1> {
    %c0 = stablehlo.constant dense<"0x010101010101010101010100010101010000010000000100010101010001"> : tensor<2x5x3xi1>
    return %c0 : tensor<2x5x3xi1>
  }
}

// -----

module @lax_gather_windows_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi1>, tensor<4x2xi64>)
    %want0 = call @expected() : () -> tensor<4x2x3xi1>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xi1>, tensor<4x2xi64>) -> tensor<4x2x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x2x3xi1>, tensor<4x2x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<4x2xi64>) {
    %c0 = stablehlo.constant dense<"0x000101000001000100010101010100000000000101000001000100010101"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<[[5, 5], [-1, 4], [-1, 5], [-1, 0]]> : tensor<4x2xi64>
    return %c0, %c1 : tensor<5x6xi1>, tensor<4x2xi64>
  }
  func.func private @expected() -> tensor<4x2x3xi1> {
    %c0 = stablehlo.constant dense<"0x000001010101000101000100000101000100000101000100"> : tensor<4x2x3xi1>
    return %c0 : tensor<4x2x3xi1>
  }
}

// -----

module @lax_gather_clip_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xi8>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xi8>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xi8>, tensor<5x1xi32>) -> tensor<5x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi8>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x080407F8F8000908FA02FE06FE000604030604FFFE0609F9"> : tensor<6x4xi8>
    %c1 = stablehlo.constant dense<[[4], [3], [5], [3], [7]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xi8>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xi8> {
    %c0 = stablehlo.constant dense<"0x030604FFFE000604FE0609F9FE000604FE0609F9"> : tensor<5x4xi8>
    return %c0 : tensor<5x4xi8>
  }
}

// -----

module @lax_gather_fill_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xi8>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xi8>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<5x1xi32>
    %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %5 = stablehlo.and %1, %4 : tensor<5x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xi8>, tensor<5x1xi32>) -> tensor<5x4xi8>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xi1>) -> tensor<5x4xi1>
    %c_2 = stablehlo.constant dense<-128> : tensor<i8>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<5x4xi8>
    %10 = stablehlo.select %8, %7, %9 : tensor<5x4xi1>, tensor<5x4xi8>
    stablehlo.custom_call @check.expect_eq(%10, %want0) {has_side_effect = true} : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi8>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x0306F7F805F9FEF8020401FA02020301FBF8090204F709FE"> : tensor<6x4xi8>
    %c1 = stablehlo.constant dense<[[3], [5], [1], [6], [-1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xi8>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xi8> {
    %c0 = stablehlo.constant dense<"0x0202030104F709FE05F9FEF88080808080808080"> : tensor<5x4xi8>
    return %c0 : tensor<5x4xi8>
  }
}

// -----

module @lax_gather_promise_in_bounds_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xi8>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xi8>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xi8>, tensor<5x1xi32>) -> tensor<5x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi8>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x010907FBFE02FA0204F9F801FC090003FF06FE0306FBFA07"> : tensor<6x4xi8>
    %c1 = stablehlo.constant dense<[[0], [5], [3], [3], [1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xi8>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xi8> {
    %c0 = stablehlo.constant dense<"0x010907FB06FBFA07FC090003FC090003FE02FA02"> : tensor<5x4xi8>
    return %c0 : tensor<5x4xi8>
  }
}

// -----

module @lax_gather_batched_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x4x3xi8>, tensor<2x5x1xi32>)
    %want0 = call @expected() : () -> tensor<2x5x3xi8>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xi8>, tensor<2x5x1xi32>) -> tensor<2x5x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x5x3xi8>, tensor<2x5x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xi8>, tensor<2x5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x010000010100FF000000FD02FDFD0101FF00030300FF0203"> : tensor<2x4x3xi8>
    %c1 = stablehlo.constant dense<[[[2], [3], [0], [2], [1]], [[3], [0], [2], [2], [0]]]> : tensor<2x5x1xi32>
    return %c0, %c1 : tensor<2x4x3xi8>, tensor<2x5x1xi32>
  }
  func.func private @expected() -> tensor<2x5x3xi8> {
    %c0 = stablehlo.constant dense<"0xFF000000FD02010000FF0000010100FF0203FDFD01030300030300FDFD01"> : tensor<2x5x3xi8>
    return %c0 : tensor<2x5x3xi8>
  }
}

// -----

module @lax_gather_windows_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi8>, tensor<4x2xi64>)
    %want0 = call @expected() : () -> tensor<4x2x3xi8>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xi8>, tensor<4x2xi64>) -> tensor<4x2x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x2x3xi8>, tensor<4x2x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi8>, tensor<4x2xi64>) {
    %c0 = stablehlo.constant dense<"0x0203FD0300010003FE0000FF01010100FF0202FF030202FEFD03FD00FE02"> : tensor<5x6xi8>
    %c1 = stablehlo.constant dense<[[1, 4], [3, -1], [0, 3], [3, 0]]> : tensor<4x2xi64>
    return %c0, %c1 : tensor<5x6xi8>, tensor<4x2xi64>
  }
  func.func private @expected() -> tensor<4x2x3xi8> {
    %c0 = stablehlo.constant dense<"0xFF030203FD000300010000FF02FF03FD03FD0300010000FF"> : tensor<4x2x3xi8>
    return %c0 : tensor<4x2x3xi8>
  }
}

// -----

module @lax_gather_clip_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xui32>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xui32>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xui32>, tensor<5x1xi32>) -> tensor<5x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xui32>, tensor<5x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui32>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x000000000100000005000000040000000300000002000000090000000000000001000000050000000300000001000000090000000600000001000000030000000200000005000000080000000700000006000000040000000700000004000000"> : tensor<6x4xui32>
    %c1 = stablehlo.constant dense<[[2], [1], [-1], [5], [7]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xui32>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xui32> {
    %c0 = stablehlo.constant dense<"0x0100000005000000030000000100000003000000020000000900000000000000000000000100000005000000040000000600000004000000070000000400000006000000040000000700000004000000"> : tensor<5x4xui32>
    return %c0 : tensor<5x4xui32>
  }
}

// -----

module @lax_gather_fill_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xui32>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xui32>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<5x1xi32>
    %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %5 = stablehlo.and %1, %4 : tensor<5x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xui32>, tensor<5x1xi32>) -> tensor<5x4xui32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xi1>) -> tensor<5x4xi1>
    %c_2 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x4xui32>
    %10 = stablehlo.select %8, %7, %9 : tensor<5x4xi1>, tensor<5x4xui32>
    stablehlo.custom_call @check.expect_eq(%10, %want0) {has_side_effect = true} : (tensor<5x4xui32>, tensor<5x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui32>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x050000000300000005000000000000000300000008000000060000000800000001000000050000000800000007000000010000000600000008000000070000000900000008000000000000000200000009000000060000000500000005000000"> : tensor<6x4xui32>
    %c1 = stablehlo.constant dense<[[-1], [0], [4], [1], [3]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xui32>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xui32> {
    %c0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF05000000030000000500000000000000090000000800000000000000020000000300000008000000060000000800000001000000060000000800000007000000"> : tensor<5x4xui32>
    return %c0 : tensor<5x4xui32>
  }
}

// -----

module @lax_gather_promise_in_bounds_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xui32>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xui32>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xui32>, tensor<5x1xi32>) -> tensor<5x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xui32>, tensor<5x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui32>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x000000000100000009000000050000000800000006000000050000000600000002000000020000000400000003000000080000000200000004000000030000000100000006000000080000000700000002000000050000000000000004000000"> : tensor<6x4xui32>
    %c1 = stablehlo.constant dense<[[0], [5], [3], [3], [1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xui32>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xui32> {
    %c0 = stablehlo.constant dense<"0x0000000001000000090000000500000002000000050000000000000004000000080000000200000004000000030000000800000002000000040000000300000008000000060000000500000006000000"> : tensor<5x4xui32>
    return %c0 : tensor<5x4xui32>
  }
}

// -----

module @lax_gather_batched_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x4x3xui32>, tensor<2x5x1xi32>)
    %want0 = call @expected() : () -> tensor<2x5x3xui32>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xui32>, tensor<2x5x1xi32>) -> tensor<2x5x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x5x3xui32>, tensor<2x5x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xui32>, tensor<2x5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x020000000200000000000000000000000200000002000000030000000300000001000000000000000100000003000000020000000200000002000000000000000100000003000000000000000100000003000000010000000300000003000000"> : tensor<2x4x3xui32>
    %c1 = stablehlo.constant dense<[[[2], [3], [1], [2], [2]], [[2], [1], [0], [0], [2]]]> : tensor<2x5x1xi32>
    return %c0, %c1 : tensor<2x4x3xui32>, tensor<2x5x1xi32>
  }
  func.func private @expected() -> tensor<2x5x3xui32> {
    %c0 = stablehlo.constant dense<"0x030000000300000001000000000000000100000003000000000000000200000002000000030000000300000001000000030000000300000001000000000000000100000003000000000000000100000003000000020000000200000002000000020000000200000002000000000000000100000003000000"> : tensor<2x5x3xui32>
    return %c0 : tensor<2x5x3xui32>
  }
}

// -----

module @lax_gather_windows_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui32>, tensor<4x2xi64>)
    %want0 = call @expected() : () -> tensor<4x2x3xui32>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xui32>, tensor<4x2xi64>) -> tensor<4x2x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x2x3xui32>, tensor<4x2x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui32>, tensor<4x2xi64>) {
    %c0 = stablehlo.constant dense<"0x020000000200000001000000000000000200000003000000000000000300000000000000010000000200000001000000030000000000000001000000010000000200000000000000000000000000000001000000020000000200000000000000030000000200000001000000000000000200000002000000"> : tensor<5x6xui32>
    %c1 = stablehlo.constant dense<[[5, 1], [0, 3], [0, -1], [4, 3]]> : tensor<4x2xi64>
    return %c0, %c1 : tensor<5x6xui32>, tensor<4x2xi64>
  }
  func.func private @expected() -> tensor<4x2x3xui32> {
    %c0 = stablehlo.constant dense<"0x010000000200000001000000010000000200000000000000000000000000000001000000030000000200000001000000020000000200000001000000000000000300000000000000020000000200000000000000000000000200000002000000"> : tensor<4x2x3xui32>
    return %c0 : tensor<4x2x3xui32>
  }
}

// -----

module @lax_gather_clip_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xbf16>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xbf16>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xbf16>, tensor<5x1xi32>) -> tensor<5x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xbf16>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x6540D9C085C079BFD84020C0C9C093C0F23F6FC0E9C0A13F0F405540C03F23BFA2C0B3403540C8C04DBFDAC002408340"> : tensor<6x4xbf16>
    %c1 = stablehlo.constant dense<[[3], [1], [0], [2], [3]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xbf16>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xbf16> {
    %c0 = stablehlo.constant dense<"0x0F405540C03F23BFD84020C0C9C093C06540D9C085C079BFF23F6FC0E9C0A13F0F405540C03F23BF"> : tensor<5x4xbf16>
    return %c0 : tensor<5x4xbf16>
  }
}

// -----

module @lax_gather_fill_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xbf16>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xbf16>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<5x1xi32>
    %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %5 = stablehlo.and %1, %4 : tensor<5x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xbf16>, tensor<5x1xi32>) -> tensor<5x4xbf16>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xi1>) -> tensor<5x4xi1>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<5x4xbf16>
    %10 = stablehlo.select %8, %7, %9 : tensor<5x4xi1>, tensor<5x4xbf16>
    stablehlo.custom_call @check.expect_eq(%10, %want0) {has_side_effect = true} : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xbf16>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x0DC1B44035C044BFE2C0ECC086C095C02D3F5F400140F1BF80408A40F9C0F040DDBFF0BF6240A7BE8840D93E7EBF05C1"> : tensor<6x4xbf16>
    %c1 = stablehlo.constant dense<[[6], [2], [-2], [3], [-2]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xbf16>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xbf16> {
    %c0 = stablehlo.constant dense<"0xC07FC07FC07FC07F2D3F5F400140F1BFC07FC07FC07FC07F80408A40F9C0F040C07FC07FC07FC07F"> : tensor<5x4xbf16>
    return %c0 : tensor<5x4xbf16>
  }
}

// -----

module @lax_gather_promise_in_bounds_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xbf16>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xbf16>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xbf16>, tensor<5x1xi32>) -> tensor<5x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xbf16>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0xEE3F02416FBF0D41DB4051C03D402A40D64071C0B8C012C04D405EBE05C142C0A840064137C08240BB405EC02240B1C0"> : tensor<6x4xbf16>
    %c1 = stablehlo.constant dense<[[0], [5], [3], [3], [1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xbf16>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xbf16> {
    %c0 = stablehlo.constant dense<"0xEE3F02416FBF0D41BB405EC02240B1C04D405EBE05C142C04D405EBE05C142C0DB4051C03D402A40"> : tensor<5x4xbf16>
    return %c0 : tensor<5x4xbf16>
  }
}

// -----

module @lax_gather_batched_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x4x3xbf16>, tensor<2x5x1xi32>)
    %want0 = call @expected() : () -> tensor<2x5x3xbf16>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xbf16>, tensor<2x5x1xi32>) -> tensor<2x5x3xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x5x3xbf16>, tensor<2x5x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xbf16>, tensor<2x5x1xi32>) {
    %c0 = stablehlo.constant dense<"0xBABF7F3F2DC0643E793F92BECFBF693DBABF883E2B40234049BF3E40E6BF193FC5BF1C3F14C0D5BF443FAB3F9A3E07C0"> : tensor<2x4x3xbf16>
    %c1 = stablehlo.constant dense<[[[2], [0], [2], [3], [0]], [[0], [3], [1], [0], [2]]]> : tensor<2x5x1xi32>
    return %c0, %c1 : tensor<2x4x3xbf16>, tensor<2x5x1xi32>
  }
  func.func private @expected() -> tensor<2x5x3xbf16> {
    %c0 = stablehlo.constant dense<"0xCFBF693DBABFBABF7F3F2DC0CFBF693DBABF883E2B402340BABF7F3F2DC049BF3E40E6BFAB3F9A3E07C0193FC5BF1C3F49BF3E40E6BF14C0D5BF443F"> : tensor<2x5x3xbf16>
    return %c0 : tensor<2x5x3xbf16>
  }
}

// -----

module @lax_gather_windows_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xbf16>, tensor<4x2xi64>)
    %want0 = call @expected() : () -> tensor<4x2x3xbf16>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xbf16>, tensor<4x2xi64>) -> tensor<4x2x3xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x2x3xbf16>, tensor<4x2x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xbf16>, tensor<4x2xi64>) {
    %c0 = stablehlo.constant dense<"0x82BF2D3D0FBE18C030407E3F613E27C05F3FA83F503F133F09BE224005C037C0793F6ABE02BF293F843F07C0113F2D4059BFACBFC9BFF73E023FEEBF"> : tensor<5x6xbf16>
    %c1 = stablehlo.constant dense<[[5, 4], [1, -1], [-1, -1], [3, 4]]> : tensor<4x2xi64>
    return %c0, %c1 : tensor<5x6xbf16>, tensor<4x2xi64>
  }
  func.func private @expected() -> tensor<4x2x3xbf16> {
    %c0 = stablehlo.constant dense<"0x07C0113F2D40F73E023FEEBF2D3D0FBE18C027C05F3FA83F82BF2D3D0FBE613E27C05F3F07C0113F2D40F73E023FEEBF"> : tensor<4x2x3xbf16>
    return %c0 : tensor<4x2x3xbf16>
  }
}

// -----

module @lax_gather_clip_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xf32>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xf32>, tensor<5x1xi32>) -> tensor<5x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x483A8FC05847A5C03E064A404FCC633F2B3AF740981429408AB9DEC0C4BFD9BF4346A8C0BA183E404972DE4086310D41BB3CCDC0AF49A240BF9C66BFB813F0C00FF7B440955D8A3F8CFAD4BD16469F40DD7F83C08C82D1403D7A0441FDF3DFC0"> : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<[[6], [4], [3], [-1], [5]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xf32>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xf32> {
    %c0 = stablehlo.constant dense<"0xDD7F83C08C82D1403D7A0441FDF3DFC00FF7B440955D8A3F8CFAD4BD16469F40BB3CCDC0AF49A240BF9C66BFB813F0C0483A8FC05847A5C03E064A404FCC633FDD7F83C08C82D1403D7A0441FDF3DFC0"> : tensor<5x4xf32>
    return %c0 : tensor<5x4xf32>
  }
}

// -----

module @lax_gather_fill_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xf32>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<5x1xi32>
    %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %5 = stablehlo.and %1, %4 : tensor<5x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xf32>, tensor<5x1xi32>) -> tensor<5x4xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xi1>) -> tensor<5x4xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %10 = stablehlo.select %8, %7, %9 : tensor<5x4xi1>, tensor<5x4xf32>
    stablehlo.custom_call @check.expect_eq(%10, %want0) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x5DAE01C0083047C06C916C40AB97B7BF74F5A440F0EAE8BF436FCF40947E8E406FFEFA4098219AC08B9DB23ED8932340A5F9C740A834E240AF089B403DAFB240941222405175924073A8C9C07A7623402BB3EB401D8B32400D25C1C007D395C0"> : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<[[0], [3], [6], [1], [4]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xf32>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xf32> {
    %c0 = stablehlo.constant dense<"0x5DAE01C0083047C06C916C40AB97B7BFA5F9C740A834E240AF089B403DAFB2400000C07F0000C07F0000C07F0000C07F74F5A440F0EAE8BF436FCF40947E8E40941222405175924073A8C9C07A762340"> : tensor<5x4xf32>
    return %c0 : tensor<5x4xf32>
  }
}

// -----

module @lax_gather_promise_in_bounds_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xf32>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xf32>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xf32>, tensor<5x1xi32>) -> tensor<5x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf32>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x852F674001EB9640BAAED640135AFB3FD22EF8C09A9F08C17574AF406379573E5E47DD400A24C7C0FBE09EC0D011DD407B47FEC063AF3C3DC48A09BF3B0CC2C059B8D3C09FD6FC407E9DBC4006409E40427487409985EF40126DB040D54BC440"> : tensor<6x4xf32>
    %c1 = stablehlo.constant dense<[[0], [5], [3], [3], [1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xf32>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xf32> {
    %c0 = stablehlo.constant dense<"0x852F674001EB9640BAAED640135AFB3F427487409985EF40126DB040D54BC4407B47FEC063AF3C3DC48A09BF3B0CC2C07B47FEC063AF3C3DC48A09BF3B0CC2C0D22EF8C09A9F08C17574AF406379573E"> : tensor<5x4xf32>
    return %c0 : tensor<5x4xf32>
  }
}

// -----

module @lax_gather_batched_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x4x3xf32>, tensor<2x5x1xi32>)
    %want0 = call @expected() : () -> tensor<2x5x3xf32>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xf32>, tensor<2x5x1xi32>) -> tensor<2x5x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xf32>, tensor<2x5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x95513D404CC1C43F2FD50C40AC3F0B3F12EE2940A59DDEBF4507C83F23E0103F33F230C0E11E0EC0DD7236C005530E40B77807C00DC2394020F6B1BF1E901F406F36C1BF0275D9BF68558E3FB59AD83FBBD31E40AA70FF3FADB09F3F0A361CC0"> : tensor<2x4x3xf32>
    %c1 = stablehlo.constant dense<[[[1], [3], [2], [3], [1]], [[2], [2], [1], [0], [2]]]> : tensor<2x5x1xi32>
    return %c0, %c1 : tensor<2x4x3xf32>, tensor<2x5x1xi32>
  }
  func.func private @expected() -> tensor<2x5x3xf32> {
    %c0 = stablehlo.constant dense<"0xAC3F0B3F12EE2940A59DDEBFE11E0EC0DD7236C005530E404507C83F23E0103F33F230C0E11E0EC0DD7236C005530E40AC3F0B3F12EE2940A59DDEBF68558E3FB59AD83FBBD31E4068558E3FB59AD83FBBD31E401E901F406F36C1BF0275D9BFB77807C00DC2394020F6B1BF68558E3FB59AD83FBBD31E40"> : tensor<2x5x3xf32>
    return %c0 : tensor<2x5x3xf32>
  }
}

// -----

module @lax_gather_windows_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf32>, tensor<4x2xui8>)
    %want0 = call @expected() : () -> tensor<4x2x3xf32>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<4x2xui8>) -> tensor<4x2x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<4x2xui8>) {
    %c0 = stablehlo.constant dense<"0xEF3CC13E67A710BF9E8EEEBFBB9C7B3E2B6127BFE74219C03DBB6EBF6CB874BF25F4EABECEAB2740DE46823F9CE1F1BE27E512BFF9DC5A3E759CDEBF244AA1BE713C1E3FAE5CC43F45C61940CB66A23DBC3AFB3F7E9C2B3F1DDEF2BF25E6EFBF258127405B902D3F7C56EBBD5D02FDBF02CF2040D3C4983F"> : tensor<5x6xf32>
    %c1 = stablehlo.constant dense<[[3, 2], [255, 1], [1, 0], [3, 1]]> : tensor<4x2xui8>
    return %c0, %c1 : tensor<5x6xf32>, tensor<4x2xui8>
  }
  func.func private @expected() -> tensor<4x2x3xf32> {
    %c0 = stablehlo.constant dense<"0x244AA1BE713C1E3FAE5CC43F7E9C2B3F1DDEF2BF25E6EFBFCEAB2740DE46823F9CE1F1BE244AA1BE713C1E3FAE5CC43F67A710BF9E8EEEBFBB9C7B3E6CB874BF25F4EABECEAB2740CEAB2740DE46823F9CE1F1BE244AA1BE713C1E3FAE5CC43F"> : tensor<4x2x3xf32>
    return %c0 : tensor<4x2x3xf32>
  }
}

// -----

module @lax_gather_clip_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xf64>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xf64>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xf64>, tensor<5x1xi32>) -> tensor<5x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf64>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x70FAED2C023EEE3F5094795C65AA0240E82EFAE36D600440B6E245A43364104040BF716FC1E7F5BF92CE4CB852F109C0A0E1795B57B8DE3F106991A08CA015C09EDD317C5AA52040D0B23B32A3DDEFBF908E3FB2CEAEF03F40989DD8867FDDBF70E7F197F12AF9BF0044653AA49205C070875B3531DEE93F4ACBEF84E4F61140343FC3D88F94F1BFB4EB904BF2B615401461F3F016CD0040DA77CD0D5CEA0CC08458366F9EE20BC0C0E1DF4F4699EB3F6C40C9617B7F14C070A2765FD5430140"> : tensor<6x4xf64>
    %c1 = stablehlo.constant dense<[[5], [0], [4], [1], [6]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xf64>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xf64> {
    %c0 = stablehlo.constant dense<"0x8458366F9EE20BC0C0E1DF4F4699EB3F6C40C9617B7F14C070A2765FD543014070FAED2C023EEE3F5094795C65AA0240E82EFAE36D600440B6E245A433641040343FC3D88F94F1BFB4EB904BF2B615401461F3F016CD0040DA77CD0D5CEA0CC040BF716FC1E7F5BF92CE4CB852F109C0A0E1795B57B8DE3F106991A08CA015C08458366F9EE20BC0C0E1DF4F4699EB3F6C40C9617B7F14C070A2765FD5430140"> : tensor<5x4xf64>
    return %c0 : tensor<5x4xf64>
  }
}

// -----

module @lax_gather_fill_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xf64>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xf64>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<5x1xi32>
    %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %5 = stablehlo.and %1, %4 : tensor<5x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xf64>, tensor<5x1xi32>) -> tensor<5x4xf64>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xi1>) -> tensor<5x4xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x4xf64>
    %10 = stablehlo.select %8, %7, %9 : tensor<5x4xi1>, tensor<5x4xf64>
    stablehlo.custom_call @check.expect_eq(%10, %want0) {has_side_effect = true} : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf64>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0xF6C705CECC051AC063740AE905731AC0FEAA0A6E80BB1640E0C6E789C0BDD0BF1A926DD27DD418C07C9F38DB01E007C078E28198F62715C07C6F0D68F1A109C01448146406FA12C080A8DC20A85B0E40148993D8A56AF0BFE84E0C5736E0FC3FA454D50EAE41F5BF3494A85B438107C0401D0B3033E7C73F7CF834227C4111C0683E5EB9B3E81E402886B4149AD41D40442E6EE9436C1F4018A571E333BD14406A99ECEC34A31BC0B8A0CECA81B7F63F7DDF79694B1520C0327C27B29BA219C0"> : tensor<6x4xf64>
    %c1 = stablehlo.constant dense<[[5], [6], [2], [6], [0]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xf64>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xf64> {
    %c0 = stablehlo.constant dense<"0x6A99ECEC34A31BC0B8A0CECA81B7F63F7DDF79694B1520C0327C27B29BA219C0000000000000F87F000000000000F87F000000000000F87F000000000000F87F1448146406FA12C080A8DC20A85B0E40148993D8A56AF0BFE84E0C5736E0FC3F000000000000F87F000000000000F87F000000000000F87F000000000000F87FF6C705CECC051AC063740AE905731AC0FEAA0A6E80BB1640E0C6E789C0BDD0BF"> : tensor<5x4xf64>
    return %c0 : tensor<5x4xf64>
  }
}

// -----

module @lax_gather_promise_in_bounds_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xf64>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xf64>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xf64>, tensor<5x1xi32>) -> tensor<5x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xf64>, tensor<5x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf64>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0xD08D9F926BD91C40103A7553AD88E43F54B44A0AA6101540C8D88BBA55421A407AB5D732F4431AC0101062926C4FF23F365286B7375B00C0124488B17C6120C0EE47F768867319C0787B85CAD957084038F4180746DC1B40D013FE8945951B40B461D9867F241BC0A0AF27EAD9C4194064A04A00F07F0DC0E024676EC9E81340CE1710164B1A16C0AECF27315C911940A82834A4C4F902C0600D08AFB0B120C0CE3ACD557CDF1EC0B8ADEED7214221C02AB02EC830571EC0C0A1AD9C0AFC1140"> : tensor<6x4xf64>
    %c1 = stablehlo.constant dense<[[0], [5], [3], [3], [1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xf64>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xf64> {
    %c0 = stablehlo.constant dense<"0xD08D9F926BD91C40103A7553AD88E43F54B44A0AA6101540C8D88BBA55421A40CE3ACD557CDF1EC0B8ADEED7214221C02AB02EC830571EC0C0A1AD9C0AFC1140B461D9867F241BC0A0AF27EAD9C4194064A04A00F07F0DC0E024676EC9E81340B461D9867F241BC0A0AF27EAD9C4194064A04A00F07F0DC0E024676EC9E813407AB5D732F4431AC0101062926C4FF23F365286B7375B00C0124488B17C6120C0"> : tensor<5x4xf64>
    return %c0 : tensor<5x4xf64>
  }
}

// -----

module @lax_gather_batched_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x4x3xf64>, tensor<2x5x1xi32>)
    %want0 = call @expected() : () -> tensor<2x5x3xf64>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xf64>, tensor<2x5x1xi32>) -> tensor<2x5x3xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x5x3xf64>, tensor<2x5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xf64>, tensor<2x5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x68E5D407256404C06866C6A9574005C025D129C65C8AFDBF62EBB02B165E03C004C04670D722E53FD8F555E1D443FF3FC814BDAF4A60EABF546DA9945345F13F3073421BE1DEE5BFD099B24F3192F53F48030672BDCCF73F70B8C3045912F03FA021361A797FCD3FA88E87B0E9A4EEBF087F2F8379760440749AA34746B10440D2EFAC2EBAD40040508365420B8DF23FC4F3180E202D0040403717991FD7BE3FD06D3DAC4FADD5BFC07321A94BBBC73FB87F08C6A158DDBF407F7FF219B0FD3F"> : tensor<2x4x3xf64>
    %c1 = stablehlo.constant dense<[[[2], [2], [3], [1], [3]], [[2], [3], [3], [2], [3]]]> : tensor<2x5x1xi32>
    return %c0, %c1 : tensor<2x4x3xf64>, tensor<2x5x1xi32>
  }
  func.func private @expected() -> tensor<2x5x3xf64> {
    %c0 = stablehlo.constant dense<"0xC814BDAF4A60EABF546DA9945345F13F3073421BE1DEE5BFC814BDAF4A60EABF546DA9945345F13F3073421BE1DEE5BFD099B24F3192F53F48030672BDCCF73F70B8C3045912F03F62EBB02B165E03C004C04670D722E53FD8F555E1D443FF3FD099B24F3192F53F48030672BDCCF73F70B8C3045912F03FC4F3180E202D0040403717991FD7BE3FD06D3DAC4FADD5BFC07321A94BBBC73FB87F08C6A158DDBF407F7FF219B0FD3FC07321A94BBBC73FB87F08C6A158DDBF407F7FF219B0FD3FC4F3180E202D0040403717991FD7BE3FD06D3DAC4FADD5BFC07321A94BBBC73FB87F08C6A158DDBF407F7FF219B0FD3F"> : tensor<2x5x3xf64>
    return %c0 : tensor<2x5x3xf64>
  }
}

// -----

module @lax_gather_windows_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf64>, tensor<4x2xi64>)
    %want0 = call @expected() : () -> tensor<4x2x3xf64>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf64>, tensor<4x2xi64>) -> tensor<4x2x3xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf64>, tensor<4x2xi64>) {
    %c0 = stablehlo.constant dense<"0xB6509D35EADE0540A04AB1F01393DDBF7867FB025AD4FC3F804FEA5BE9D5A4BFE4B213A34C53FD3F0004A8152FF90740B0EF3653E1DCE03F2014D9727092CB3F50DAE12A9FB5E23F7CCD9B53765D01C004232414BC7AF03F1672DC0363F6F9BF466E69DA5874FFBFD481D311AEE6F83F904937D2529CF33F303A9826C409E53F4815AE971695FF3F302A58EA6F0BF73FA0B3DFBCB450F6BF9458676CDB44E63FC876D4D74BE4E53FE8C0394E7F88FD3FD2E833D5B1AB02C040BB47AE2E53AABFD414289EDACAF7BFC6DBCFB1ACB8F0BFE1ABF727F88BF1BFBEA18F44232B01C020B612E3DE5CCB3F60DC7B6ED690E33F"> : tensor<5x6xf64>
    %c1 = stablehlo.constant dense<[[-1, 2], [3, 3], [4, 3], [0, 2]]> : tensor<4x2xi64>
    return %c0, %c1 : tensor<5x6xf64>, tensor<4x2xi64>
  }
  func.func private @expected() -> tensor<4x2x3xf64> {
    %c0 = stablehlo.constant dense<"0x466E69DA5874FFBFD481D311AEE6F83F904937D2529CF33FA0B3DFBCB450F6BF9458676CDB44E63FC876D4D74BE4E53FE8C0394E7F88FD3FD2E833D5B1AB02C040BB47AE2E53AABFBEA18F44232B01C020B612E3DE5CCB3F60DC7B6ED690E33FE8C0394E7F88FD3FD2E833D5B1AB02C040BB47AE2E53AABFBEA18F44232B01C020B612E3DE5CCB3F60DC7B6ED690E33F466E69DA5874FFBFD481D311AEE6F83F904937D2529CF33FA0B3DFBCB450F6BF9458676CDB44E63FC876D4D74BE4E53F"> : tensor<4x2x3xf64>
    return %c0 : tensor<4x2x3xf64>
  }
}

// -----

module @lax_gather_clip_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xcomplex<f32>>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>) -> tensor<5x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x30C315C086F4B440D068BBC040A30CC13A8985BF9887C5409CC7F5C0FAF4893FDF760DC13186B54036D6D5C03AD6CEC06965A8C038C14EC09831BDBF4C12FE4070050F41EA4703416793B63FE12724BE56130DC1EFFE8140C68D2D4068F2B240336861C02B930541BB0D3940E3EB47C0DF3102C02FEAA040B85D87408B7E8D40F71D4D4097E58CC029BA5D3F812B1840C9116BC0F029A3C0CAF7C84051C65F40B84C8E3F64E848C01210113F35199F403B98C03E473DF8BFD6AC59BF8A759A40"> : tensor<6x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[-2], [-2], [3], [7], [6]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xcomplex<f32>>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x30C315C086F4B440D068BBC040A30CC13A8985BF9887C5409CC7F5C0FAF4893F30C315C086F4B440D068BBC040A30CC13A8985BF9887C5409CC7F5C0FAF4893F336861C02B930541BB0D3940E3EB47C0DF3102C02FEAA040B85D87408B7E8D40B84C8E3F64E848C01210113F35199F403B98C03E473DF8BFD6AC59BF8A759A40B84C8E3F64E848C01210113F35199F403B98C03E473DF8BFD6AC59BF8A759A40"> : tensor<5x4xcomplex<f32>>
    return %c0 : tensor<5x4xcomplex<f32>>
  }
}

// -----

module @lax_gather_fill_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xcomplex<f32>>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<5x1xi32>
    %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %5 = stablehlo.and %1, %4 : tensor<5x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>) -> tensor<5x4xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xi1>) -> tensor<5x4xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5x4xcomplex<f32>>
    %10 = stablehlo.select %8, %7, %9 : tensor<5x4xi1>, tensor<5x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%10, %want0) {has_side_effect = true} : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x8BD86540E2F60CC1AA14FE40BD31C0C09BA57F3F782ED13F2A6A8840E616024154F6BFC0BA01C63F8283B74013170AC15F587CC0B628BE40197B50C0B6200FC10499B9404BA34B402670B2401C5FDF40820CACBFEF5459BF6256D2400AED78405D37F0C0DF250841E011FCC0A1D4EA3F3AF3B240F8185FC03C32D9C037266B3FC8479FC05E96E640BCA0C240346F293F7A354CC03EED65408A2799C0D4CE214099E909C1FFA306C1FC0D09BF9931EF3E2D0E4F3F3B0ABE4011A5D340A4B284C0"> : tensor<6x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[-1], [7], [7], [3], [7]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xcomplex<f32>>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x0000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000005D37F0C0DF250841E011FCC0A1D4EA3F3AF3B240F8185FC03C32D9C037266B3F0000C07F000000000000C07F000000000000C07F000000000000C07F00000000"> : tensor<5x4xcomplex<f32>>
    return %c0 : tensor<5x4xcomplex<f32>>
  }
}

// -----

module @lax_gather_promise_in_bounds_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xcomplex<f32>>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>) -> tensor<5x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xcomplex<f32>>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x5B3584BF0638FD40370191401110EE3E63B242BFA3A6ABC09F7620C0E32EA94074E19940B6E1D7C0D11E8640A02899C08AAC0DC14DD2CC3F7E6C3D40C622513F376A93BF5593134075CC8040DE3263BF5AE70BC09E0FE1406F3F02C15BEED9403C299FBFA039333EB16F6EBFFB1668C05D68DDC0A573EDC07D9BD4C09E4169C06EA692C0DBA79FBF263FF3401C3BCA3FB10DD7BF511603C1B1EBD8BF3E7AF440EE6B024133ABBDC0D92DB54058FEEF40D72BB4C03C9631BF129255408A78CBBE"> : tensor<6x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[0], [5], [3], [3], [1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xcomplex<f32>>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x5B3584BF0638FD40370191401110EE3E63B242BFA3A6ABC09F7620C0E32EA940EE6B024133ABBDC0D92DB54058FEEF40D72BB4C03C9631BF129255408A78CBBE3C299FBFA039333EB16F6EBFFB1668C05D68DDC0A573EDC07D9BD4C09E4169C03C299FBFA039333EB16F6EBFFB1668C05D68DDC0A573EDC07D9BD4C09E4169C074E19940B6E1D7C0D11E8640A02899C08AAC0DC14DD2CC3F7E6C3D40C622513F"> : tensor<5x4xcomplex<f32>>
    return %c0 : tensor<5x4xcomplex<f32>>
  }
}

// -----

module @lax_gather_batched_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x4x3xcomplex<f32>>, tensor<2x5x1xi32>)
    %want0 = call @expected() : () -> tensor<2x5x3xcomplex<f32>>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xcomplex<f32>>, tensor<2x5x1xi32>) -> tensor<2x5x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x5x3xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xcomplex<f32>>, tensor<2x5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x941045BFCE1C0E3FB77086BF387D8EBFD304A4BF571E0EC0E806D9BC5FB4BF3E212F11C0444B12403E64EE3E9FE62040056D05C057EC10C0FD5ADF3F9F053740D487D8BFF6B4D73F375DD7BF40A59CBE9C8FE1BFA7BDB7BE797AD13F45ECB6BF1796CFBEC1DC8CBF25635DBF251B63BF2321F33F91028E3F14FD13BF4A03263F5DAD97BEC2A40FC07AA8ADBF536EB83F6ABD7BBF6ABF2CBF656BAF3FEC0CF6BF5C7EB6BFE3DD8FBF95CF09C08F53B33F657AF3BFE41008C0436595BFF441B93E"> : tensor<2x4x3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[[0], [1], [0], [1], [1]], [[1], [1], [1], [2], [1]]]> : tensor<2x5x1xi32>
    return %c0, %c1 : tensor<2x4x3xcomplex<f32>>, tensor<2x5x1xi32>
  }
  func.func private @expected() -> tensor<2x5x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x941045BFCE1C0E3FB77086BF387D8EBFD304A4BF571E0EC0E806D9BC5FB4BF3E212F11C0444B12403E64EE3E9FE62040941045BFCE1C0E3FB77086BF387D8EBFD304A4BF571E0EC0E806D9BC5FB4BF3E212F11C0444B12403E64EE3E9FE62040E806D9BC5FB4BF3E212F11C0444B12403E64EE3E9FE6204014FD13BF4A03263F5DAD97BEC2A40FC07AA8ADBF536EB83F14FD13BF4A03263F5DAD97BEC2A40FC07AA8ADBF536EB83F14FD13BF4A03263F5DAD97BEC2A40FC07AA8ADBF536EB83F6ABD7BBF6ABF2CBF656BAF3FEC0CF6BF5C7EB6BFE3DD8FBF14FD13BF4A03263F5DAD97BEC2A40FC07AA8ADBF536EB83F"> : tensor<2x5x3xcomplex<f32>>
    return %c0 : tensor<2x5x3xcomplex<f32>>
  }
}

// -----

module @lax_gather_windows_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xcomplex<f32>>, tensor<4x2xi64>)
    %want0 = call @expected() : () -> tensor<4x2x3xcomplex<f32>>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xcomplex<f32>>, tensor<4x2xi64>) -> tensor<4x2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x2x3xcomplex<f32>>, tensor<4x2x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f32>>, tensor<4x2xi64>) {
    %c0 = stablehlo.constant dense<"0xEF2A1D403E596FBFA2AC0F4015FA3740C53C97BF8400B9BFF72A3EC0247A0FC0E90EF03FF35B1FC03300AA3F47E33D4076342AC015C08B3F05F838C014D82EC0C4C1143F0640A4BF714CD03FBAF4F0BF4272FFBF646040BEB3AD1040406FB6BFE48231409205F33F8FFC1A40E59C04C01701253F7B75883EAC0CFE3F2FCB613F9003413F187BA2BE793B393F697B2440122381BF1BC728C033E235C0CC49443F4589FFBFB5DA35C008EA0D4017E48ABFA13381BFEF822CC0C9AEFDBF9AFB1CBE69FA3FC0CDF137C07163993FFAF608C09445FE3FE43517C073032040BD8547BE7C6614C00150C1BF86854CBF969ED1BF"> : tensor<5x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[3, 5], [1, 4], [0, 4], [5, -1]]> : tensor<4x2xi64>
    return %c0, %c1 : tensor<5x6xcomplex<f32>>, tensor<4x2xi64>
  }
  func.func private @expected() -> tensor<4x2x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x08EA0D4017E48ABFA13381BFEF822CC0C9AEFDBF9AFB1CBE73032040BD8547BE7C6614C00150C1BF86854CBF969ED1BF33E235C0CC49443F4589FFBFB5DA35C008EA0D4017E48ABF7163993FFAF608C09445FE3FE43517C073032040BD8547BE122381BF1BC728C033E235C0CC49443F4589FFBFB5DA35C069FA3FC0CDF137C07163993FFAF608C09445FE3FE43517C0F72A3EC0247A0FC0E90EF03FF35B1FC03300AA3F47E33D40714CD03FBAF4F0BF4272FFBF646040BEB3AD1040406FB6BF"> : tensor<4x2x3xcomplex<f32>>
    return %c0 : tensor<4x2x3xcomplex<f32>>
  }
}

// -----

module @lax_gather_clip_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xui8>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xui8>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xui8>, tensor<5x1xi32>) -> tensor<5x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xui8>, tensor<5x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui8>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x080806010608050402010504060503060507000609050700"> : tensor<6x4xui8>
    %c1 = stablehlo.constant dense<[[2], [7], [5], [6], [2]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xui8>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xui8> {
    %c0 = stablehlo.constant dense<"0x0201050409050700090507000905070002010504"> : tensor<5x4xui8>
    return %c0 : tensor<5x4xui8>
  }
}

// -----

module @lax_gather_fill_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xui8>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xui8>
    %c = stablehlo.constant dense<5> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<5x1xi32>
    %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %5 = stablehlo.and %1, %4 : tensor<5x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xui8>, tensor<5x1xi32>) -> tensor<5x4xui8>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xi1>) -> tensor<5x4xi1>
    %c_2 = stablehlo.constant dense<255> : tensor<ui8>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui8>) -> tensor<5x4xui8>
    %10 = stablehlo.select %8, %7, %9 : tensor<5x4xi1>, tensor<5x4xui8>
    stablehlo.custom_call @check.expect_eq(%10, %want0) {has_side_effect = true} : (tensor<5x4xui8>, tensor<5x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui8>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x030305040604070400040201090404040807060203050808"> : tensor<6x4xui8>
    %c1 = stablehlo.constant dense<[[6], [-1], [2], [5], [-2]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xui8>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xui8> {
    %c0 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0004020103050808FFFFFFFF"> : tensor<5x4xui8>
    return %c0 : tensor<5x4xui8>
  }
}

// -----

module @lax_gather_promise_in_bounds_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xui8>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xui8>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xui8>, tensor<5x1xi32>) -> tensor<5x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xui8>, tensor<5x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xui8>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x020400060602090207080409040204010408080009080409"> : tensor<6x4xui8>
    %c1 = stablehlo.constant dense<[[0], [5], [3], [3], [1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xui8>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xui8> {
    %c0 = stablehlo.constant dense<"0x0204000609080409040204010402040106020902"> : tensor<5x4xui8>
    return %c0 : tensor<5x4xui8>
  }
}

// -----

module @lax_gather_batched_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x4x3xui8>, tensor<2x5x1xi32>)
    %want0 = call @expected() : () -> tensor<2x5x3xui8>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xui8>, tensor<2x5x1xi32>) -> tensor<2x5x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x5x3xui8>, tensor<2x5x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xui8>, tensor<2x5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x010002030101020203010001000001010100020301010100"> : tensor<2x4x3xui8>
    %c1 = stablehlo.constant dense<[[[0], [2], [0], [3], [1]], [[3], [0], [2], [3], [1]]]> : tensor<2x5x1xi32>
    return %c0, %c1 : tensor<2x4x3xui8>, tensor<2x5x1xi32>
  }
  func.func private @expected() -> tensor<2x5x3xui8> {
    %c0 = stablehlo.constant dense<"0x010002020203010002010001030101010100000001020301010100010100"> : tensor<2x5x3xui8>
    return %c0 : tensor<2x5x3xui8>
  }
}

// -----

module @lax_gather_windows_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui8>, tensor<4x2xi64>)
    %want0 = call @expected() : () -> tensor<4x2x3xui8>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xui8>, tensor<4x2xi64>) -> tensor<4x2x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x2x3xui8>, tensor<4x2x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui8>, tensor<4x2xi64>) {
    %c0 = stablehlo.constant dense<"0x010102000002030001010300030100020303030302020000010103000100"> : tensor<5x6xui8>
    %c1 = stablehlo.constant dense<[[-1, 3], [5, 3], [4, 2], [2, 3]]> : tensor<4x2xi64>
    return %c0, %c1 : tensor<5x6xui8>, tensor<4x2xi64>
  }
  func.func private @expected() -> tensor<4x2x3xui8> {
    %c0 = stablehlo.constant dense<"0x030302010103020000000100020303020000020200030001"> : tensor<4x2x3xui8>
    return %c0 : tensor<4x2x3xui8>
  }
}

// -----

module @lax_gather_clip_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xi4>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xi4>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xi4>, tensor<5x1xi32>) -> tensor<5x4xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi4>, tensor<5x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi4>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x0E080800080D04060A02000E0A070B0A0803010B000C0E09"> : tensor<6x4xi4>
    %c1 = stablehlo.constant dense<[[7], [-2], [7], [-2], [-2]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xi4>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xi4> {
    %c0 = stablehlo.constant dense<"0x000C0E090E080800000C0E090E0808000E080800"> : tensor<5x4xi4>
    return %c0 : tensor<5x4xi4>
  }
}

// -----

module @lax_gather_promise_in_bounds_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xi4>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xi4>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xi4>, tensor<5x1xi32>) -> tensor<5x4xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi4>, tensor<5x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xi4>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x0002070D0E000B05000E0909020B050401090D03080F040F"> : tensor<6x4xi4>
    %c1 = stablehlo.constant dense<[[0], [5], [3], [3], [1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xi4>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xi4> {
    %c0 = stablehlo.constant dense<"0x0002070D080F040F020B0504020B05040E000B05"> : tensor<5x4xi4>
    return %c0 : tensor<5x4xi4>
  }
}

// -----

module @lax_gather_batched_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x4x3xi4>, tensor<2x5x1xi32>)
    %want0 = call @expected() : () -> tensor<2x5x3xi4>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xi4>, tensor<2x5x1xi32>) -> tensor<2x5x3xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x5x3xi4>, tensor<2x5x3xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xi4>, tensor<2x5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x000F0D0F030F0E01020D0303020001010303030D0D0E0301"> : tensor<2x4x3xi4>
    %c1 = stablehlo.constant dense<[[[3], [0], [3], [3], [1]], [[3], [0], [0], [1], [3]]]> : tensor<2x5x1xi32>
    return %c0, %c1 : tensor<2x4x3xi4>, tensor<2x5x1xi32>
  }
  func.func private @expected() -> tensor<2x5x3xi4> {
    %c0 = stablehlo.constant dense<"0x0D0303000F0D0D03030D03030F030F0E03010200010200010103030E0301"> : tensor<2x5x3xi4>
    return %c0 : tensor<2x5x3xi4>
  }
}

// -----

module @lax_gather_windows_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi4>, tensor<4x2xi64>)
    %want0 = call @expected() : () -> tensor<4x2x3xi4>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xi4>, tensor<4x2xi64>) -> tensor<4x2x3xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x2x3xi4>, tensor<4x2x3xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi4>, tensor<4x2xi64>) {
    %c0 = stablehlo.constant dense<"0x030F0E0F02020E0100010102020D0D0F0202030F0F030D02010202020E0F"> : tensor<5x6xi4>
    %c1 = stablehlo.constant dense<[[2, -1], [2, 2], [4, 4], [0, 0]]> : tensor<4x2xi64>
    return %c0, %c1 : tensor<5x6xi4>, tensor<4x2xi64>
  }
  func.func private @expected() -> tensor<4x2x3xi4> {
    %c0 = stablehlo.constant dense<"0x0E0F020001010D0F020F030D030D02020E0F030F0E0E0100"> : tensor<4x2x3xi4>
    return %c0 : tensor<4x2x3xi4>
  }
}

// -----

module @lax_gather_clip_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xf8E5M2>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xf8E5M2>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xf8E5M2>, tensor<5x1xi32>) -> tensor<5x4xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xf8E5M2>, tensor<5x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf8E5M2>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x4245423DC7B5C140C7454648C4C3C3C5C2C045C7C2C6B6C8"> : tensor<6x4xf8E5M2>
    %c1 = stablehlo.constant dense<[[7], [-2], [1], [0], [2]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xf8E5M2>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xf8E5M2> {
    %c0 = stablehlo.constant dense<"0xC2C6B6C84245423DC7B5C1404245423DC7454648"> : tensor<5x4xf8E5M2>
    return %c0 : tensor<5x4xf8E5M2>
  }
}

// -----

module @lax_gather_promise_in_bounds_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6x4xf8E5M2>, tensor<5x1xi32>)
    %want0 = call @expected() : () -> tensor<5x4xf8E5M2>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xf8E5M2>, tensor<5x1xi32>) -> tensor<5x4xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xf8E5M2>, tensor<5x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6x4xf8E5M2>, tensor<5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x42BE454546464841C0C6C53FC34745C743C5C244C739473D"> : tensor<6x4xf8E5M2>
    %c1 = stablehlo.constant dense<[[0], [5], [3], [3], [1]]> : tensor<5x1xi32>
    return %c0, %c1 : tensor<6x4xf8E5M2>, tensor<5x1xi32>
  }
  func.func private @expected() -> tensor<5x4xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x42BE4545C739473DC34745C7C34745C746464841"> : tensor<5x4xf8E5M2>
    return %c0 : tensor<5x4xf8E5M2>
  }
}

// -----

module @lax_gather_batched_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x4x3xf8E5M2>, tensor<2x5x1xi32>)
    %want0 = call @expected() : () -> tensor<2x5x3xf8E5M2>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xf8E5M2>, tensor<2x5x1xi32>) -> tensor<2x5x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x5x3xf8E5M2>, tensor<2x5x3xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x4x3xf8E5M2>, tensor<2x5x1xi32>) {
    %c0 = stablehlo.constant dense<"0x31C0C0C2BF32B8BE404141B0AE42BAA9BAAB2ABF3B3EC13E"> : tensor<2x4x3xf8E5M2>
    %c1 = stablehlo.constant dense<[[[2], [1], [0], [0], [1]], [[3], [1], [2], [1], [2]]]> : tensor<2x5x1xi32>
    return %c0, %c1 : tensor<2x4x3xf8E5M2>, tensor<2x5x1xi32>
  }
  func.func private @expected() -> tensor<2x5x3xf8E5M2> {
    %c0 = stablehlo.constant dense<"0xB8BE40C2BF3231C0C031C0C0C2BF323EC13EA9BAAB2ABF3BA9BAAB2ABF3B"> : tensor<2x5x3xf8E5M2>
    return %c0 : tensor<2x5x3xf8E5M2>
  }
}

// -----

module @lax_gather_windows_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2>, tensor<4x2xi64>)
    %want0 = call @expected() : () -> tensor<4x2x3xf8E5M2>
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf8E5M2>, tensor<4x2xi64>) -> tensor<4x2x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x2x3xf8E5M2>, tensor<4x2x3xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2>, tensor<4x2xi64>) {
    %c0 = stablehlo.constant dense<"0xC1B938BF4242B641BE42A83D3CBCC1BFB5C0BAC1B3BEBD36BEB4BF3F403E"> : tensor<5x6xf8E5M2>
    %c1 = stablehlo.constant dense<[[2, 1], [0, 3], [5, -1], [-1, 5]]> : tensor<4x2xi64>
    return %c0, %c1 : tensor<5x6xf8E5M2>, tensor<4x2xi64>
  }
  func.func private @expected() -> tensor<4x2x3xf8E5M2> {
    %c0 = stablehlo.constant dense<"0xBE42A8C1BFB5BAC1B3BEB4BFBF424242A83DBAC1B3BEB4BF"> : tensor<4x2x3xf8E5M2>
    return %c0 : tensor<4x2x3xf8E5M2>
  }
}
