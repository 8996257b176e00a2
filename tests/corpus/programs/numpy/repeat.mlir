module @numpy_repeat_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xi1>
    %want0 = call @expected() : () -> tensor<2x9xi1>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<2x3x3xi1>) -> tensor<2x9xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x9xi1>, tensor<2x9xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true], [true, true, false]]> : tensor<2x3xi1>
    return %c0 : tensor<2x3xi1>
  }
  func.func private @expected() -> tensor<2x9xi1> {
    %c0 = stablehlo.constant dense<"0x000000000000010101010101010101000000"> : tensor<2x9xi1>
    return %c0 : tensor<2x9xi1>
  }
}

// -----

module @numpy_repeat_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xi8>
    %want0 = call @expected() : () -> tensor<2x9xi8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xi8>) -> tensor<2x3x3xi8>
    %1 = stablehlo.reshape %0 : (tensor<2x3x3xi8>) -> tensor<2x9xi8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x9xi8>, tensor<2x9xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xi8> {
    %c0 = stablehlo.constant dense<[[2, 3, 2], [-3, -1, -3]]> : tensor<2x3xi8>
    return %c0 : tensor<2x3xi8>
  }
  func.func private @expected() -> tensor<2x9xi8> {
    %c0 = stablehlo.constant dense<"0x020202030303020202FDFDFDFFFFFFFDFDFD"> : tensor<2x9xi8>
    return %c0 : tensor<2x9xi8>
  }
}

// -----

module @numpy_repeat_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xui32>
    %want0 = call @expected() : () -> tensor<2x9xui32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xui32>) -> tensor<2x3x3xui32>
    %1 = stablehlo.reshape %0 : (tensor<2x3x3xui32>) -> tensor<2x9xui32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x9xui32>, tensor<2x9xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xui32> {
    %c0 = stablehlo.constant dense<[[3, 2, 2], [0, 2, 3]]> : tensor<2x3xui32>
    return %c0 : tensor<2x3xui32>
  }
  func.func private @expected() -> tensor<2x9xui32> {
    %c0 = stablehlo.constant dense<"0x030000000300000003000000020000000200000002000000020000000200000002000000000000000000000000000000020000000200000002000000030000000300000003000000"> : tensor<2x9xui32>
    return %c0 : tensor<2x9xui32>
  }
}

// -----

module @numpy_repeat_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xf16>
    %want0 = call @expected() : () -> tensor<2x9xf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xf16>) -> tensor<2x3x3xf16>
    %1 = stablehlo.reshape %0 : (tensor<2x3x3xf16>) -> tensor<2x9xf16>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x9xf16>, tensor<2x9xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xf16> {
    %c0 = stablehlo.constant dense<[[0.92578125, 0.132568359375, -2.486328125], [2.375, -0.615234375, 0.361328125]]> : tensor<2x3xf16>
    return %c0 : tensor<2x3xf16>
  }
  func.func private @expected() -> tensor<2x9xf16> {
    %c0 = stablehlo.constant dense<"0x683B683B683B3E303E303E30F9C0F9C0F9C0C040C040C040ECB8ECB8ECB8C835C835C835"> : tensor<2x9xf16>
    return %c0 : tensor<2x9xf16>
  }
}

// -----

module @numpy_repeat_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xf32>
    %want0 = call @expected() : () -> tensor<2x9xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x3x3xf32>) -> tensor<2x9xf32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xf32> {
    %c0 = stablehlo.constant dense<[[-1.250311, 2.665833, 2.0950842], [2.5474281, 0.5549404, 1.7821181]]> : tensor<2x3xf32>
    return %c0 : tensor<2x3xf32>
  }
  func.func private @expected() -> tensor<2x9xf32> {
    %c0 = stablehlo.constant dense<"0x310AA0BF310AA0BF310AA0BF029D2A40029D2A40029D2A40DC150640DC150640DC15064010092340100923401009234093100E3F93100E3F93100E3F721CE43F721CE43F721CE43F"> : tensor<2x9xf32>
    return %c0 : tensor<2x9xf32>
  }
}

// -----

module @numpy_repeat_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x9xcomplex<f32>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x9xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x9xcomplex<f32>>, tensor<2x9xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.5658884,1.3615471), (2.8908725,2.4502578), (1.5202078,-1.0591017)], [(-2.092479,-2.1231337), (-1.4985776,-1.2263058), (-0.39054596,2.7386677)]]> : tensor<2x3xcomplex<f32>>
    return %c0 : tensor<2x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x9xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x843724C02D47AE3F843724C02D47AE3F843724C02D47AE3F0E04394006D11C400E04394006D11C400E04394006D11C402B96C23FA59087BF2B96C23FA59087BF2B96C23FA59087BF2DEB05C06CE107C02DEB05C06CE107C02DEB05C06CE107C064D1BFBF97F79CBF64D1BFBF97F79CBF64D1BFBF97F79CBFA4F5C7BE55462F40A4F5C7BE55462F40A4F5C7BE55462F40"> : tensor<2x9xcomplex<f32>>
    return %c0 : tensor<2x9xcomplex<f32>>
  }
}

// -----

module @numpy_repeat_counts_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xi32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<7xi32>
    %0 = call @_roll_static(%arg1) : (tensor<3xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = "stablehlo.scatter"(%0, %1, %c_0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %3 = call @cumsum(%2) : (tensor<3xi32>) -> tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare LT, %3, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<7> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.add %3, %7 : tensor<3xi32>
    %9 = stablehlo.select %6, %8, %3 : tensor<3xi1>, tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %12 = "stablehlo.scatter"(%4, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %17 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %17 : tensor<i32>
    }) : (tensor<7xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<7xi32>
    %13 = call @cumsum_1(%12) : (tensor<7xi32>) -> tensor<7xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %15 = stablehlo.subtract %13, %14 : tensor<7xi32>
    %16 = call @_take(%arg0, %15) : (tensor<3xi32>, tensor<7xi32>) -> tensor<7xi32>
    stablehlo.custom_call @check.expect_eq(%16, %want0) {has_side_effect = true} : (tensor<7xi32>, tensor<7xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xi32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[2, 1, 1]> : tensor<3xi32>
    %c1 = stablehlo.constant dense<[2, 0, 4]> : tensor<3xi32>
    return %c0, %c1 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<7xi32> {
    %c0 = stablehlo.constant dense<[2, 2, 1, 1, 1, 1, 1]> : tensor<7xi32>
    return %c0 : tensor<7xi32>
  }
  func.func private @_roll_static(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.slice %arg0 [2:3] : (tensor<3xi32>) -> tensor<1xi32>
    %1 = stablehlo.slice %arg0 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<7xi32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_take(%arg0: tensor<3xi32>, %arg1: tensor<7xi32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<7x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<7x1xi1>, tensor<i1>) -> tensor<7xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<7x1xi32>) -> tensor<7xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7xi1>, tensor<7xi32>
    return %15 : tensor<7xi32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}

// -----

module @numpy_repeat_counts_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xbf16>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<7xbf16>
    %0 = call @_roll_static(%arg1) : (tensor<3xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = "stablehlo.scatter"(%0, %1, %c_0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %3 = call @cumsum(%2) : (tensor<3xi32>) -> tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare LT, %3, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<7> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.add %3, %7 : tensor<3xi32>
    %9 = stablehlo.select %6, %8, %3 : tensor<3xi1>, tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %12 = "stablehlo.scatter"(%4, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %17 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %17 : tensor<i32>
    }) : (tensor<7xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<7xi32>
    %13 = call @cumsum_1(%12) : (tensor<7xi32>) -> tensor<7xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %15 = stablehlo.subtract %13, %14 : tensor<7xi32>
    %16 = call @_take(%arg0, %15) : (tensor<3xbf16>, tensor<7xi32>) -> tensor<7xbf16>
    stablehlo.custom_call @check.expect_eq(%16, %want0) {has_side_effect = true} : (tensor<7xbf16>, tensor<7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xbf16>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[2.015625, 0.404296875, 0.474609375]> : tensor<3xbf16>
    %c1 = stablehlo.constant dense<[2, 0, 4]> : tensor<3xi32>
    return %c0, %c1 : tensor<3xbf16>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<7xbf16> {
    %c0 = stablehlo.constant dense<[2.015625, 2.015625, 0.474609375, 0.474609375, 0.474609375, 0.474609375, 0.474609375]> : tensor<7xbf16>
    return %c0 : tensor<7xbf16>
  }
  func.func private @_roll_static(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.slice %arg0 [2:3] : (tensor<3xi32>) -> tensor<1xi32>
    %1 = stablehlo.slice %arg0 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<7xi32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_take(%arg0: tensor<3xbf16>, %arg1: tensor<7xi32>) -> tensor<7xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<7x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<7x1xi1>, tensor<i1>) -> tensor<7xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xbf16>, tensor<7x1xi32>) -> tensor<7xbf16>
    %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %15 = stablehlo.select %12, %13, %14 : tensor<7xi1>, tensor<7xbf16>
    return %15 : tensor<7xbf16>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}

// -----

module @numpy_repeat_counts_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xf32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = call @_roll_static(%arg1) : (tensor<3xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = "stablehlo.scatter"(%0, %1, %c_0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %3 = call @cumsum(%2) : (tensor<3xi32>) -> tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare LT, %3, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<7> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.add %3, %7 : tensor<3xi32>
    %9 = stablehlo.select %6, %8, %3 : tensor<3xi1>, tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %12 = "stablehlo.scatter"(%4, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %17 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %17 : tensor<i32>
    }) : (tensor<7xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<7xi32>
    %13 = call @cumsum_1(%12) : (tensor<7xi32>) -> tensor<7xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %15 = stablehlo.subtract %13, %14 : tensor<7xi32>
    %16 = call @_take(%arg0, %15) : (tensor<3xf32>, tensor<7xi32>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_eq(%16, %want0) {has_side_effect = true} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[-1.1314582, 1.5906808, -1.3502647]> : tensor<3xf32>
    %c1 = stablehlo.constant dense<[2, 0, 4]> : tensor<3xi32>
    return %c0, %c1 : tensor<3xf32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-1.1314582, -1.1314582, -1.3502647, -1.3502647, -1.3502647, -1.3502647, -1.3502647]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @_roll_static(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.slice %arg0 [2:3] : (tensor<3xi32>) -> tensor<1xi32>
    %1 = stablehlo.slice %arg0 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<7xi32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_take(%arg0: tensor<3xf32>, %arg1: tensor<7xi32>) -> tensor<7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<7x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<7x1xi1>, tensor<i1>) -> tensor<7xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<7x1xi32>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7xi1>, tensor<7xf32>
    return %15 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}

// -----

module @numpy_repeat_counts_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xf64>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = call @_roll_static(%arg1) : (tensor<3xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = "stablehlo.scatter"(%0, %1, %c_0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %3 = call @cumsum(%2) : (tensor<3xi32>) -> tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare LT, %3, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<7> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.add %3, %7 : tensor<3xi32>
    %9 = stablehlo.select %6, %8, %3 : tensor<3xi1>, tensor<3xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %12 = "stablehlo.scatter"(%4, %10, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %17 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %17 : tensor<i32>
    }) : (tensor<7xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<7xi32>
    %13 = call @cumsum_1(%12) : (tensor<7xi32>) -> tensor<7xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %15 = stablehlo.subtract %13, %14 : tensor<7xi32>
    %16 = call @_take(%arg0, %15) : (tensor<3xf64>, tensor<7xi32>) -> tensor<7xf64>
    stablehlo.custom_call @check.expect_eq(%16, %want0) {has_side_effect = true} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xf64>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[2.129810926899861, -0.6115599821534761, -1.3976948545820955]> : tensor<3xf64>
    %c1 = stablehlo.constant dense<[2, 0, 4]> : tensor<3xi32>
    return %c0, %c1 : tensor<3xf64>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[2.129810926899861, 2.129810926899861, -1.3976948545820955, -1.3976948545820955, -1.3976948545820955, -1.3976948545820955, -1.3976948545820955]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @_roll_static(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.slice %arg0 [2:3] : (tensor<3xi32>) -> tensor<1xi32>
    %1 = stablehlo.slice %arg0 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    return %2 : tensor<3xi32>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<7xi32>) -> tensor<7xi32>
    return %0 : tensor<7xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
  func.func private @_take(%arg0: tensor<3xf64>, %arg1: tensor<7xi32>) -> tensor<7xf64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7xi32>
    %4 = call @_where(%1, %3, %arg1) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<7x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<7x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<7x1xi1>, tensor<i1>) -> tensor<7xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf64>, tensor<7x1xi32>) -> tensor<7xf64>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %15 = stablehlo.select %12, %13, %14 : tensor<7xi1>, tensor<7xf64>
    return %15 : tensor<7xf64>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
