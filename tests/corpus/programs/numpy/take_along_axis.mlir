module @numpy_take_along_axis_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi1>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xi1>
    %0 = call @take_along_axis(%arg0, %arg1) : (tensor<3x5xi1>, tensor<3x2xi32>) -> tensor<3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi1>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[false, false, true, true, false], [false, false, false, true, true], [true, false, false, true, true]]> : tensor<3x5xi1>
    %c1 = stablehlo.constant dense<[[3, 1], [4, 4], [2, 2]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x5xi1>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x2xi1> {
    %c0 = stablehlo.constant dense<[[true, false], [true, true], [false, false]]> : tensor<3x2xi1>
    return %c0 : tensor<3x2xi1>
  }
  func.func private @take_along_axis(%arg0: tensor<3x5xi1>, %arg1: tensor<3x2xi32>) -> tensor<3x2xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xi1>, tensor<3x2x1xi32>) -> tensor<3x2xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<3x2xi1>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x2xi1>, tensor<3x2xi1>
    return %15 : tensor<3x2xi1>
  }
}

// -----

module @numpy_take_along_axis_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi8>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xi8>
    %0 = call @take_along_axis(%arg0, %arg1) : (tensor<3x5xi8>, tensor<3x2xi32>) -> tensor<3x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi8>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[-1, 3, 1, -3, -3], [3, 3, 1, -3, 0], [-2, -2, -3, -3, -1]]> : tensor<3x5xi8>
    %c1 = stablehlo.constant dense<[[0, 4], [1, 4], [0, 0]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x5xi8>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x2xi8> {
    %c0 = stablehlo.constant dense<[[-1, -3], [3, 0], [-2, -2]]> : tensor<3x2xi8>
    return %c0 : tensor<3x2xi8>
  }
  func.func private @take_along_axis(%arg0: tensor<3x5xi8>, %arg1: tensor<3x2xi32>) -> tensor<3x2xi8> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xi8>, tensor<3x2x1xi32>) -> tensor<3x2xi8>
    %c_4 = stablehlo.constant dense<-128> : tensor<i8>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i8>) -> tensor<3x2xi8>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x2xi1>, tensor<3x2xi8>
    return %15 : tensor<3x2xi8>
  }
}

// -----

module @numpy_take_along_axis_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui32>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xui32>
    %0 = call @take_along_axis(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x2xi32>) -> tensor<3x2xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui32>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[0, 2, 2, 3, 1], [1, 1, 1, 2, 0], [1, 2, 2, 0, 3]]> : tensor<3x5xui32>
    %c1 = stablehlo.constant dense<[[2, 1], [1, 4], [1, 1]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x5xui32>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x2xui32> {
    %c0 = stablehlo.constant dense<[[2, 2], [1, 0], [2, 2]]> : tensor<3x2xui32>
    return %c0 : tensor<3x2xui32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x5xui32>, %arg1: tensor<3x2xi32>) -> tensor<3x2xui32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xui32>, tensor<3x2x1xi32>) -> tensor<3x2xui32>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<3x2xui32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x2xi1>, tensor<3x2xui32>
    return %15 : tensor<3x2xui32>
  }
}

// -----

module @numpy_take_along_axis_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf16>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xf16>
    %0 = call @take_along_axis(%arg0, %arg1) : (tensor<3x5xf16>, tensor<3x2xi32>) -> tensor<3x2xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf16>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[2.69140625, -2.197265625, -0.97900390625, -2.724609375, -2.8203125], [-1.5966796875, -2.306640625, 1.611328125, 2.935546875, 1.3427734375], [1.3447265625, 2.822265625, -1.74609375, -2.35546875, -1.8310546875]]> : tensor<3x5xf16>
    %c1 = stablehlo.constant dense<[[1, 2], [3, 2], [1, 3]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x5xf16>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x2xf16> {
    %c0 = stablehlo.constant dense<[[-2.197265625, -0.97900390625], [2.935546875, 1.611328125], [2.822265625, -2.35546875]]> : tensor<3x2xf16>
    return %c0 : tensor<3x2xf16>
  }
  func.func private @take_along_axis(%arg0: tensor<3x5xf16>, %arg1: tensor<3x2xi32>) -> tensor<3x2xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xf16>, tensor<3x2x1xi32>) -> tensor<3x2xf16>
    %cst = stablehlo.constant dense<0x7E00> : tensor<f16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x2xf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x2xi1>, tensor<3x2xf16>
    return %15 : tensor<3x2xf16>
  }
}

// -----

module @numpy_take_along_axis_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %0 = call @take_along_axis(%arg0, %arg1) : (tensor<3x5xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[-1.6462972, -0.51215386, -1.0484289, -2.235591, -1.5278925], [-2.0269487, -1.961308, -1.761986, 0.067347445, -0.045052983], [2.5954278, 2.529172, 2.4320743, 1.4986861, 2.1024938]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[3, 2], [2, 4], [0, 1]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[-2.235591, -1.0484289], [-1.761986, -0.045052983], [2.5954278, 2.529172]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x5xf32>, %arg1: tensor<3x2xi32>) -> tensor<3x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xf32>, tensor<3x2x1xi32>) -> tensor<3x2xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x2xi1>, tensor<3x2xf32>
    return %15 : tensor<3x2xf32>
  }
}

// -----

module @numpy_take_along_axis_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xcomplex<f32>>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xcomplex<f32>>
    %0 = call @take_along_axis(%arg0, %arg1) : (tensor<3x5xcomplex<f32>>, tensor<3x2xi32>) -> tensor<3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xcomplex<f32>>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[(-0.7868985,-0.8440689), (-2.1123137,0.8456987), (-2.9737356,1.4888458), (0.61693215,1.1119407), (1.1001927,-2.9792671)], [(2.596188,2.6126897), (-0.43727836,2.4819915), (-1.5911683,-0.6513951), (-1.9287531,-0.7144328), (-1.8081881,1.7779554)], [(-0.53860146,0.27491572), (0.10526592,0.5318233), (-1.693357,2.4346929), (-0.32711697,-0.4262882), (1.9430952,-0.2426078)]]> : tensor<3x5xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[1, 3], [2, 1], [2, 2]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x5xcomplex<f32>>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.1123137,0.8456987), (0.61693215,1.1119407)], [(-1.5911683,-0.6513951), (-0.43727836,2.4819915)], [(-1.693357,2.4346929), (-1.693357,2.4346929)]]> : tensor<3x2xcomplex<f32>>
    return %c0 : tensor<3x2xcomplex<f32>>
  }
  func.func private @take_along_axis(%arg0: tensor<3x5xcomplex<f32>>, %arg1: tensor<3x2xi32>) -> tensor<3x2xcomplex<f32>> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x2xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x2xi1>, tensor<3x2xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x2x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x2x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x2x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xcomplex<f32>>, tensor<3x2x1xi32>) -> tensor<3x2xcomplex<f32>>
    %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x2xcomplex<f32>>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x2xi1>, tensor<3x2xcomplex<f32>>
    return %15 : tensor<3x2xcomplex<f32>>
  }
}
