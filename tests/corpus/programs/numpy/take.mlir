module @numpy_take_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi1>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4xi1>
    %0 = call @_take(%arg0, %arg1) : (tensor<7xi1>, tensor<4xi32>) -> tensor<4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi1>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[true, false, false, false, false, true, false]> : tensor<7xi1>
    %c1 = stablehlo.constant dense<1> : tensor<4xi32>
    return %c0, %c1 : tensor<7xi1>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
  func.func private @_take(%arg0: tensor<7xi1>, %arg1: tensor<4xi32>) -> tensor<4xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<6> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xi1>, tensor<4x1xi32>) -> tensor<4xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %15 = stablehlo.select %12, %13, %14 : tensor<4xi1>, tensor<4xi1>
    return %15 : tensor<4xi1>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----

module @numpy_take_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi8>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4xi8>
    %0 = call @_take(%arg0, %arg1) : (tensor<7xi8>, tensor<4xi32>) -> tensor<4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi8>, tensor<4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi8>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[2, 2, 1, -1, 0, 0, -1]> : tensor<7xi8>
    %c1 = stablehlo.constant dense<[-1, -2, 0, 0]> : tensor<4xi32>
    return %c0, %c1 : tensor<7xi8>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4xi8> {
    %c0 = stablehlo.constant dense<[-1, 0, 2, 2]> : tensor<4xi8>
    return %c0 : tensor<4xi8>
  }
  func.func private @_take(%arg0: tensor<7xi8>, %arg1: tensor<4xi32>) -> tensor<4xi8> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<6> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xi8>, tensor<4x1xi32>) -> tensor<4xi8>
    %c_4 = stablehlo.constant dense<-128> : tensor<i8>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i8>) -> tensor<4xi8>
    %15 = stablehlo.select %12, %13, %14 : tensor<4xi1>, tensor<4xi8>
    return %15 : tensor<4xi8>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----

module @numpy_take_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4xui32>
    %0 = call @_take(%arg0, %arg1) : (tensor<7xui32>, tensor<4xi32>) -> tensor<4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xui32>, tensor<4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[1, 0, 2, 1, 2, 3, 1]> : tensor<7xui32>
    %c1 = stablehlo.constant dense<[-1, -2, 0, 1]> : tensor<4xi32>
    return %c0, %c1 : tensor<7xui32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4xui32> {
    %c0 = stablehlo.constant dense<[1, 3, 1, 0]> : tensor<4xui32>
    return %c0 : tensor<4xui32>
  }
  func.func private @_take(%arg0: tensor<7xui32>, %arg1: tensor<4xi32>) -> tensor<4xui32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<6> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xui32>, tensor<4x1xi32>) -> tensor<4xui32>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<4xui32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4xi1>, tensor<4xui32>
    return %15 : tensor<4xui32>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----

module @numpy_take_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf16>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4xf16>
    %0 = call @_take(%arg0, %arg1) : (tensor<7xf16>, tensor<4xi32>) -> tensor<4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xf16>, tensor<4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf16>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[-2.296875, -2.076171875, 1.5029296875, 1.8408203125, 0.04388427734375, 2.95703125, -2.212890625]> : tensor<7xf16>
    %c1 = stablehlo.constant dense<[-3, 0, 2, 2]> : tensor<4xi32>
    return %c0, %c1 : tensor<7xf16>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4xf16> {
    %c0 = stablehlo.constant dense<[0.04388427734375, -2.296875, 1.5029296875, 1.5029296875]> : tensor<4xf16>
    return %c0 : tensor<4xf16>
  }
  func.func private @_take(%arg0: tensor<7xf16>, %arg1: tensor<4xi32>) -> tensor<4xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<6> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xf16>, tensor<4x1xi32>) -> tensor<4xf16>
    %cst = stablehlo.constant dense<0x7E00> : tensor<f16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4xf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<4xi1>, tensor<4xf16>
    return %15 : tensor<4xf16>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----

module @numpy_take_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = call @_take(%arg0, %arg1) : (tensor<7xf32>, tensor<4xi32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[0.9997082, 1.5163126, 0.89554685, -1.2151774, 0.25098535, -1.1644036, 2.3163006]> : tensor<7xf32>
    %c1 = stablehlo.constant dense<[1, -1, -3, 1]> : tensor<4xi32>
    return %c0, %c1 : tensor<7xf32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[1.5163126, 2.3163006, 0.25098535, 1.5163126]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @_take(%arg0: tensor<7xf32>, %arg1: tensor<4xi32>) -> tensor<4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<6> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xf32>, tensor<4x1xi32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4xi1>, tensor<4xf32>
    return %15 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----

module @numpy_take_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xcomplex<f32>>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<4xcomplex<f32>>
    %0 = call @_take(%arg0, %arg1) : (tensor<7xcomplex<f32>>, tensor<4xi32>) -> tensor<4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xcomplex<f32>>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[(0.04848303,-0.46885926), (0.69374603,-1.3380284), (-0.32742295,2.472202), (1.9334836,1.5112759), (-2.7951233,0.9871892), (-1.188282,2.9069328), (1.8818566,0.3366824)]> : tensor<7xcomplex<f32>>
    %c1 = stablehlo.constant dense<[-1, -3, 2, 1]> : tensor<4xi32>
    return %c0, %c1 : tensor<7xcomplex<f32>>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(1.8818566,0.3366824), (-2.7951233,0.9871892), (-0.32742295,2.472202), (0.69374603,-1.3380284)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
  func.func private @_take(%arg0: tensor<7xcomplex<f32>>, %arg1: tensor<4xi32>) -> tensor<4xcomplex<f32>> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<6> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<4x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xcomplex<f32>>, tensor<4x1xi32>) -> tensor<4xcomplex<f32>>
    %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %15 = stablehlo.select %12, %13, %14 : tensor<4xi1>, tensor<4xcomplex<f32>>
    return %15 : tensor<4xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----

module @numpy_take_axis_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x5xi32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<2x4xi32>
    %0 = call @_take(%arg0, %arg1) : (tensor<2x5xi32>, tensor<4xi32>) -> tensor<2x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x4xi32>, tensor<2x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x5xi32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[[-3, 1, 1, -2, 2], [0, -3, 3, 3, 1]]> : tensor<2x5xi32>
    %c1 = stablehlo.constant dense<[2, 2, -2, 2]> : tensor<4xi32>
    return %c0, %c1 : tensor<2x5xi32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<2x4xi32> {
    %c0 = stablehlo.constant dense<[[1, 1, -3, 1], [3, 3, 0, 3]]> : tensor<2x4xi32>
    return %c0 : tensor<2x4xi32>
  }
  func.func private @_take(%arg0: tensor<2x5xi32>, %arg1: tensor<4xi32>) -> tensor<2x4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<4x1xi32>) -> tensor<2x4xi32>
    return %1 : tensor<2x4xi32>
  }
}

// -----

module @numpy_take_axis_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x5xbf16>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<2x4xbf16>
    %0 = call @_take(%arg0, %arg1) : (tensor<2x5xbf16>, tensor<4xi32>) -> tensor<2x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x5xbf16>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[[1.1484375, 2.515625, 0.91796875, -2.09375, -2.671875], [1.546875, 1.359375, -2.703125, -2.890625, -2.84375]]> : tensor<2x5xbf16>
    %c1 = stablehlo.constant dense<[1, -3, -2, -2]> : tensor<4xi32>
    return %c0, %c1 : tensor<2x5xbf16>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<2x4xbf16> {
    %c0 = stablehlo.constant dense<[[2.515625, 1.1484375, 1.1484375, 1.1484375], [1.359375, 1.546875, 1.546875, 1.546875]]> : tensor<2x4xbf16>
    return %c0 : tensor<2x4xbf16>
  }
  func.func private @_take(%arg0: tensor<2x5xbf16>, %arg1: tensor<4xi32>) -> tensor<2x4xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xbf16>, tensor<4x1xi32>) -> tensor<2x4xbf16>
    return %1 : tensor<2x4xbf16>
  }
}

// -----

module @numpy_take_axis_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x5xf32>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<2x4xf32>
    %0 = call @_take(%arg0, %arg1) : (tensor<2x5xf32>, tensor<4xi32>) -> tensor<2x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x5xf32>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[[0.17610094, -0.272367, 1.6589954, 1.4246404, 1.2118621], [-0.34639448, -2.115264, -0.2989296, -2.348213, 2.5709147]]> : tensor<2x5xf32>
    %c1 = stablehlo.constant dense<[1, -1, 1, -2]> : tensor<4xi32>
    return %c0, %c1 : tensor<2x5xf32>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<2x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.272367, 0.17610094, -0.272367, 0.17610094], [-2.115264, -0.34639448, -2.115264, -0.34639448]]> : tensor<2x4xf32>
    return %c0 : tensor<2x4xf32>
  }
  func.func private @_take(%arg0: tensor<2x5xf32>, %arg1: tensor<4xi32>) -> tensor<2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xf32>, tensor<4x1xi32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}

// -----

module @numpy_take_axis_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x5xf64>, tensor<4xi32>)
    %want0 = call @expected() : () -> tensor<2x4xf64>
    %0 = call @_take(%arg0, %arg1) : (tensor<2x5xf64>, tensor<4xi32>) -> tensor<2x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x4xf64>, tensor<2x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x5xf64>, tensor<4xi32>) {
    %c0 = stablehlo.constant dense<[[-2.5598638435543637, -2.886088184418835, -0.49784349314012033, -0.6723423090462157, 2.1473659064010757], [1.5037105279987228, 2.7303570926038887, 0.10530858593428327, 2.3297462102163475, 0.11739306658136606]]> : tensor<2x5xf64>
    %c1 = stablehlo.constant dense<[0, -1, -2, -2]> : tensor<4xi32>
    return %c0, %c1 : tensor<2x5xf64>, tensor<4xi32>
  }
  func.func private @expected() -> tensor<2x4xf64> {
    %c0 = stablehlo.constant dense<[[-2.5598638435543637, -2.5598638435543637, -2.5598638435543637, -2.5598638435543637], [1.5037105279987228, 1.5037105279987228, 1.5037105279987228, 1.5037105279987228]]> : tensor<2x4xf64>
    return %c0 : tensor<2x4xf64>
  }
  func.func private @_take(%arg0: tensor<2x5xf64>, %arg1: tensor<4xi32>) -> tensor<2x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xf64>, tensor<4x1xi32>) -> tensor<2x4xf64>
    return %1 : tensor<2x4xf64>
  }
}
