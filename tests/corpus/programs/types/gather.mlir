module @types_gather_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi1>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xi1>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xi1>, tensor<3x1xi32>) -> tensor<3x6xi1>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xi1>, tensor<3x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x010101010001000000010000010100010000010000000100010101010000"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xi1>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xi1> {
    %c0 = stablehlo.constant dense<"0x010101010000010101010001010000000100"> : tensor<3x6xi1>
    return %c0 : tensor<3x6xi1>
  }
}

// -----

module @types_gather_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi2>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xi2>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xi2>, tensor<3x1xi32>) -> tensor<3x6xi2>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xi2>, tensor<3x6xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi2>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xi2>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<3x6xi2>
    return %c0 : tensor<3x6xi2>
  }
}

// -----

module @types_gather_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi4>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xi4>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xi4>, tensor<3x1xi32>) -> tensor<3x6xi4>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xi4>, tensor<3x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi4>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x020203010201020203010103020103020201010301020202020102020101"> : tensor<5x6xi4>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xi4>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xi4> {
    %c0 = stablehlo.constant dense<"0x020102020101020203010201010301020202"> : tensor<3x6xi4>
    return %c0 : tensor<3x6xi4>
  }
}

// -----

module @types_gather_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui2>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xui2>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xui2>, tensor<3x1xi32>) -> tensor<3x6xui2>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xui2>, tensor<3x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui2>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x010203030303020202030301010201020203010303020101020201020302"> : tensor<5x6xui2>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xui2>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xui2> {
    %c0 = stablehlo.constant dense<"0x020201020302010203030303010303020101"> : tensor<3x6xui2>
    return %c0 : tensor<3x6xui2>
  }
}

// -----

module @types_gather_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui4>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xui4>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xui4>, tensor<3x1xi32>) -> tensor<3x6xui4>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xui4>, tensor<3x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui4>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x010301010302030201030301030302030302020202020101030301010202"> : tensor<5x6xui4>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xui4>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xui4> {
    %c0 = stablehlo.constant dense<"0x030301010202010301010302020202020101"> : tensor<3x6xui4>
    return %c0 : tensor<3x6xui4>
  }
}

// -----

module @types_gather_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi8>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xi8>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xi8>, tensor<3x1xi32>) -> tensor<3x6xi8>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xi8>, tensor<3x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi8>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x020101030102020201030102010203010303030101020103020201030101"> : tensor<5x6xi8>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xi8>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xi8> {
    %c0 = stablehlo.constant dense<"0x020201030101020101030102030101020103"> : tensor<3x6xi8>
    return %c0 : tensor<3x6xi8>
  }
}

// -----

module @types_gather_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi16>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xi16>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xi16>, tensor<3x1xi32>) -> tensor<3x6xi16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xi16>, tensor<3x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi16>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x030001000100010003000200020003000200030002000100030001000300030002000300010003000100010002000200010003000100030003000300"> : tensor<5x6xi16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xi16>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xi16> {
    %c0 = stablehlo.constant dense<"0x010003000100030003000300030001000100010003000200010003000100010002000200"> : tensor<3x6xi16>
    return %c0 : tensor<3x6xi16>
  }
}

// -----

module @types_gather_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi32>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xi32>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xi32>, tensor<3x1xi32>) -> tensor<3x6xi32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xi32>, tensor<3x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi32>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x010000000200000003000000020000000200000001000000020000000300000001000000030000000300000003000000010000000200000001000000010000000100000003000000010000000300000002000000030000000200000003000000010000000300000003000000030000000200000001000000"> : tensor<5x6xi32>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xi32>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000300000003000000030000000200000001000000010000000200000003000000020000000200000001000000010000000300000002000000030000000200000003000000"> : tensor<3x6xi32>
    return %c0 : tensor<3x6xi32>
  }
}

// -----

module @types_gather_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi64>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xi64>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xi64>, tensor<3x1xi32>) -> tensor<3x6xi64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xi64>, tensor<3x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi64>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x010000000000000002000000000000000100000000000000030000000000000001000000000000000300000000000000010000000000000002000000000000000100000000000000030000000000000001000000000000000200000000000000030000000000000001000000000000000300000000000000010000000000000003000000000000000100000000000000030000000000000003000000000000000100000000000000030000000000000002000000000000000100000000000000020000000000000003000000000000000200000000000000010000000000000002000000000000000100000000000000"> : tensor<5x6xi64>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xi64>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000200000000000000010000000000000002000000000000000100000000000000010000000000000002000000000000000100000000000000030000000000000001000000000000000300000000000000030000000000000003000000000000000100000000000000030000000000000002000000000000000100000000000000"> : tensor<3x6xi64>
    return %c0 : tensor<3x6xi64>
  }
}

// -----

module @types_gather_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui8>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xui8>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xui8>, tensor<3x1xi32>) -> tensor<3x6xui8>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xui8>, tensor<3x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui8>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x020202020303020101010102030301020101030202020101020201030202"> : tensor<5x6xui8>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xui8>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xui8> {
    %c0 = stablehlo.constant dense<"0x020201030202020202020303030202020101"> : tensor<3x6xui8>
    return %c0 : tensor<3x6xui8>
  }
}

// -----

module @types_gather_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui16>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xui16>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xui16>, tensor<3x1xi32>) -> tensor<3x6xui16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xui16>, tensor<3x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui16>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x030003000300020002000100020001000100030003000100010003000200010003000100020002000100010003000100020001000300010001000200"> : tensor<5x6xui16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xui16>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xui16> {
    %c0 = stablehlo.constant dense<"0x020001000300010001000200030003000300020002000100020002000100010003000100"> : tensor<3x6xui16>
    return %c0 : tensor<3x6xui16>
  }
}

// -----

module @types_gather_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui32>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xui32>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xui32>, tensor<3x1xi32>) -> tensor<3x6xui32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xui32>, tensor<3x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui32>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000030000000200000001000000010000000300000002000000030000000100000003000000010000000200000003000000010000000300000002000000030000000100000001000000010000000300000002000000010000000300000003000000010000000200000001000000"> : tensor<5x6xui32>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xui32>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xui32> {
    %c0 = stablehlo.constant dense<"0x010000000300000003000000010000000200000001000000010000000100000001000000030000000200000001000000030000000100000001000000010000000300000002000000"> : tensor<3x6xui32>
    return %c0 : tensor<3x6xui32>
  }
}

// -----

module @types_gather_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui64>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xui64>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xui64>, tensor<3x1xi32>) -> tensor<3x6xui64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<3x6xui64>, tensor<3x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui64>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000000000000200000000000000030000000000000002000000000000000200000000000000020000000000000001000000000000000300000000000000020000000000000003000000000000000100000000000000030000000000000002000000000000000100000000000000030000000000000003000000000000000300000000000000010000000000000001000000000000000300000000000000030000000000000003000000000000000200000000000000020000000000000002000000000000000100000000000000030000000000000003000000000000000100000000000000"> : tensor<5x6xui64>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xui64>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000002000000000000000100000000000000030000000000000003000000000000000100000000000000020000000000000001000000000000000200000000000000030000000000000002000000000000000200000000000000010000000000000001000000000000000300000000000000030000000000000003000000000000000200000000000000"> : tensor<3x6xui64>
    return %c0 : tensor<3x6xui64>
  }
}

// -----

module @types_gather_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E3M4>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xf8E3M4>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf8E3M4>, tensor<3x1xi32>) -> tensor<3x6xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x6xf8E3M4>, tensor<3x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E3M4>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x3435394634472E434147413A264529284532402541423135384537364246"> : tensor<5x6xf8E3M4>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xf8E3M4>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x384537364246343539463447402541423135"> : tensor<3x6xf8E3M4>
    return %c0 : tensor<3x6xf8E3M4>
  }
}

// -----

module @types_gather_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xf8E4M3>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf8E4M3>, tensor<3x1xi32>) -> tensor<3x6xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x6xf8E4M3>, tensor<3x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x38423C4144413242443B3A4243404042423833413F43333E3C414241433F"> : tensor<5x6xf8E4M3>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xf8E4M3>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3C414241433F38423C41444133413F43333E"> : tensor<3x6xf8E4M3>
    return %c0 : tensor<3x6xf8E4M3>
  }
}

// -----

module @types_gather_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xf8E4M3B11FNUZ>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf8E4M3B11FNUZ>, tensor<3x1xi32>) -> tensor<3x6xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x6xf8E4M3B11FNUZ>, tensor<3x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x62585862615E5D515C6451616362615457535F536057565B545758565C61"> : tensor<5x6xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xf8E4M3B11FNUZ>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x545758565C6162585862615E5F536057565B"> : tensor<3x6xf8E4M3B11FNUZ>
    return %c0 : tensor<3x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_gather_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FN>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xf8E4M3FN>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf8E4M3FN>, tensor<3x1xi32>) -> tensor<3x6xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x6xf8E4M3FN>, tensor<3x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FN>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x413D3D4336373832413035423C433C36433D383E414236353C303E314439"> : tensor<5x6xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xf8E4M3FN>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3C303E314439413D3D433637383E41423635"> : tensor<3x6xf8E4M3FN>
    return %c0 : tensor<3x6xf8E4M3FN>
  }
}

// -----

module @types_gather_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FNUZ>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xf8E4M3FNUZ>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf8E4M3FNUZ>, tensor<3x1xi32>) -> tensor<3x6xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x6xf8E4M3FNUZ>, tensor<3x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FNUZ>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x3A49484B4338493B4142444842443B4A4143494B4C4B424B4B43443A4A41"> : tensor<5x6xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xf8E4M3FNUZ>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4B43443A4A413A49484B4338494B4C4B424B"> : tensor<3x6xf8E4M3FNUZ>
    return %c0 : tensor<3x6xf8E4M3FNUZ>
  }
}

// -----

module @types_gather_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xf8E5M2>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf8E5M2>, tensor<3x1xi32>) -> tensor<3x6xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<3x6xf8E5M2>, tensor<3x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x403D41413E403A3D41413E3A3D413F413B403F423C3E403D3F40413B423F"> : tensor<5x6xf8E5M2>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xf8E5M2>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3F40413B423F403D41413E403F423C3E403D"> : tensor<3x6xf8E5M2>
    return %c0 : tensor<3x6xf8E5M2>
  }
}

// -----

module @types_gather_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2FNUZ>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xf8E5M2FNUZ>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf8E5M2FNUZ>, tensor<3x1xi32>) -> tensor<3x6xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<3x6xf8E5M2FNUZ>, tensor<3x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2FNUZ>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x46434244453D4143423D4445453E3E42444445434444454046443E434345"> : tensor<5x6xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xf8E5M2FNUZ>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x46443E43434546434244453D454344444540"> : tensor<3x6xf8E5M2FNUZ>
    return %c0 : tensor<3x6xf8E5M2FNUZ>
  }
}

// -----

module @types_gather_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E8M0FNU>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xf8E8M0FNU>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf8E8M0FNU>, tensor<3x1xi32>) -> tensor<3x6xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<3x6xf8E8M0FNU>, tensor<3x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E8M0FNU>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x7E80808080807F7F7F7F80808080807E7F7E807E807F80807F8080807F80"> : tensor<5x6xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xf8E8M0FNU>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7F8080807F807E8080808080807E807F8080"> : tensor<3x6xf8E8M0FNU>
    return %c0 : tensor<3x6xf8E8M0FNU>
  }
}

// -----

module @types_gather_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xbf16>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xbf16>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xbf16>, tensor<3x1xi32>) -> tensor<3x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x6xbf16>, tensor<3x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xbf16>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x903F36409A3FDB3F203F0E3F3A40263F2440AF3F303F113F04403040973F0A405E3F254018400D402F40D33FEE3F25402340113FD63F34402940F93F"> : tensor<5x6xbf16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xbf16>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xbf16> {
    %c0 = stablehlo.constant dense<"0x2340113FD63F34402940F93F903F36409A3FDB3F203F0E3F18400D402F40D33FEE3F2540"> : tensor<3x6xbf16>
    return %c0 : tensor<3x6xbf16>
  }
}

// -----

module @types_gather_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf16>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xf16>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf16>, tensor<3x1xi32>) -> tensor<3x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<3x6xf16>, tensor<3x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf16>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x9441AF3C7E40B93D793CD838AE3A123E163D703A243B0B3BEF3E3A39044035410F3FF23C9E3B323C6441AF3E9E412C3C30386D3F894015405A3F4B40"> : tensor<5x6xf16>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xf16>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xf16> {
    %c0 = stablehlo.constant dense<"0x30386D3F894015405A3F4B409441AF3C7E40B93D793CD8389E3B323C6441AF3E9E412C3C"> : tensor<3x6xf16>
    return %c0 : tensor<3x6xf16>
  }
}

// -----

module @types_gather_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf32>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xf32>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf32>, tensor<3x1xi32>) -> tensor<3x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x6xf32>, tensor<3x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x6A12FE3F78551B4052C99B3F087EA03F5565EF3F775131408ACF3E40578E9F3FA759FD3FC1882840737D2A40D4C48A3FC8592D40D7270940D1BC953F262F593FA54CCD3F3720DA3F28C90040A03428406FC2014050080440CA493640D851113F92B63D3FAEBF1B40AB852940A837263F356A3440DF170140"> : tensor<5x6xf32>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xf32>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xf32> {
    %c0 = stablehlo.constant dense<"0x92B63D3FAEBF1B40AB852940A837263F356A3440DF1701406A12FE3F78551B4052C99B3F087EA03F5565EF3F7751314028C90040A03428406FC2014050080440CA493640D851113F"> : tensor<3x6xf32>
    return %c0 : tensor<3x6xf32>
  }
}

// -----

module @types_gather_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf64>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xf64>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf64>, tensor<3x1xi32>) -> tensor<3x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x6xf64>, tensor<3x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf64>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0x08AA639B773F074042E674AE4C70FD3FAA67BDD5623D0440E644CF6DC9CF0440FBF24DA6ABDC0340F0F9D1A42D2C0440C280138A1A07E03F5D32A21C5FBE0540A3F035DDA4FA00402762DF61548400400E4A79112805044055D385877269E23F127B3579FECB06405937F4A56A80054034F91D6F90E7EE3FECFF3AB284ABE23F46F5C080462D01408B678D3DDB1A0240B2E415313F18E23F903E997B3FA6034062D39F7E78EEEF3FEA475329BE14FE3F116C77D6337004405BD39DD8B3ECF73F5094DEC7D72FF13FB8E90CD0BB3103402946BAA16E3203402167AA74E6840040068DFD940876F73F69DE73DA14740240"> : tensor<5x6xf64>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xf64>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xf64> {
    %c0 = stablehlo.constant dense<"0x5094DEC7D72FF13FB8E90CD0BB3103402946BAA16E3203402167AA74E6840040068DFD940876F73F69DE73DA1474024008AA639B773F074042E674AE4C70FD3FAA67BDD5623D0440E644CF6DC9CF0440FBF24DA6ABDC0340F0F9D1A42D2C0440B2E415313F18E23F903E997B3FA6034062D39F7E78EEEF3FEA475329BE14FE3F116C77D6337004405BD39DD8B3ECF73F"> : tensor<3x6xf64>
    return %c0 : tensor<3x6xf64>
  }
}

// -----

module @types_gather_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xcomplex<f32>>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xcomplex<f32>>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xcomplex<f32>>, tensor<3x1xi32>) -> tensor<3x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x6xcomplex<f32>>, tensor<3x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f32>>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0xF91F8E3F23872E4085E7313FC0261040B63A0B403E87F83F4482F43F93B926406BB63E4001C3833F79E32440D3201140A898883FB2D13040AEF9543F2E18DA3F1D7E1F403152F23F627C8B3F3EB4F23FFE6F1440A77C2840D654673FFB3CD13FC514253F0260923F6A7630408C462240995B843FBC7D1F3FF2B3E53F57888F3F20E12D4064B2A83F33F6923FAB84A93F4F838B3FCC441940E5662C3F250D04400DF21640A75B1C402AB11C40142D29406F8D184092875A3F47EF2340A2B51140AFFE1840B89B164030B1E73F4313873FAB6A1840F5C421407D51883FCAA3124095A2553F93D37B3F1FEF024010EB0E40"> : tensor<5x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xcomplex<f32>>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xAFFE1840B89B164030B1E73F4313873FAB6A1840F5C421407D51883FCAA3124095A2553F93D37B3F1FEF024010EB0E40F91F8E3F23872E4085E7313FC0261040B63A0B403E87F83F4482F43F93B926406BB63E4001C3833F79E32440D32011404F838B3FCC441940E5662C3F250D04400DF21640A75B1C402AB11C40142D29406F8D184092875A3F47EF2340A2B51140"> : tensor<3x6xcomplex<f32>>
    return %c0 : tensor<3x6xcomplex<f32>>
  }
}

// -----

module @types_gather_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xcomplex<f64>>, tensor<3x1xi32>)
    %want0 = call @expected() : () -> tensor<3x6xcomplex<f64>>
    %0 = stablehlo.reshape %arg1 : (tensor<3x1xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %0, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xcomplex<f64>>, tensor<3x1xi32>) -> tensor<3x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x6xcomplex<f64>>, tensor<3x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f64>>, tensor<3x1xi32>) {
    %c0 = stablehlo.constant dense<"0xFEF9536D787D0040F10DA6532548E33F0B0174024BD304409AC0C02959D20640949CAD7320A70040D9595D56CD7201402ECD2A122DB001408D27945AEE8207404021A402D5F702405CDCAFE851030040120EC198935BEF3FD63450AED67E004048FDCC07DE27FF3FDD03643ABBB20740F20181C7878BF63F16D6DE5164EE054083756D31D5AF06409CA728561B2AE03F52F5FB41C0E206405AA6FFDFCEDE0340C9EF43CFAD1F0540FDF194BADBD10340299C249DDB63F83FB0BA1CB2A7C107409A137C97BF110440491FF8BF159BFE3FFCA65C6DCF8B00402CDAE7B2FAD6004064503776557CE83FDE2781C7AC8AFE3F197A5FF24304E53F9397A9D3B9ABFC3F1A1F5D191F00F43F0ADF5C2762610440ACDB52365D6DED3F5424C88C5125E73F7A3CAC9C6ED2F03F5E7C7304F854E33FE6EC2CF9B1D90340301E6E3EACEFE63F60B94C651D0F0140284F4163E906E03F6BF3DAC4E940F03FAA89C9A44030F03F56F13F5004CEFA3F9E876FB8CB4E0240080C82124506F83F00859E541E75E63F8D7377E220250040BC9740E45D0EF33FB487C959BCD6054098580AC02D7BE03FD8AD7F39F6A9F43F9A896F7E23530540A22EE980014002406C156738ACCE0240FA9DA792D8F90440CFDCCD3FC201FC3FB4CF73495111F23F669D022DE3CF0140"> : tensor<5x6xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[4], [0], [3]]> : tensor<3x1xi32>
    return %c0, %c1 : tensor<5x6xcomplex<f64>>, tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<3x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x8D7377E220250040BC9740E45D0EF33FB487C959BCD6054098580AC02D7BE03FD8AD7F39F6A9F43F9A896F7E23530540A22EE980014002406C156738ACCE0240FA9DA792D8F90440CFDCCD3FC201FC3FB4CF73495111F23F669D022DE3CF0140FEF9536D787D0040F10DA6532548E33F0B0174024BD304409AC0C02959D20640949CAD7320A70040D9595D56CD7201402ECD2A122DB001408D27945AEE8207404021A402D5F702405CDCAFE851030040120EC198935BEF3FD63450AED67E00407A3CAC9C6ED2F03F5E7C7304F854E33FE6EC2CF9B1D90340301E6E3EACEFE63F60B94C651D0F0140284F4163E906E03F6BF3DAC4E940F03FAA89C9A44030F03F56F13F5004CEFA3F9E876FB8CB4E0240080C82124506F83F00859E541E75E63F"> : tensor<3x6xcomplex<f64>>
    return %c0 : tensor<3x6xcomplex<f64>>
  }
}
