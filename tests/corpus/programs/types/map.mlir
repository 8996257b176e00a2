module @types_map_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0 = call @expected() : () -> tensor<5x6xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x6xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xi1>, tensor<i32>, tensor<5x6xi1>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi1>, tensor<i32>) -> tensor<6xi1>
      %3 = func.call @closed_call(%2) : (tensor<6xi1>) -> tensor<6xi1>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xi1>, tensor<6xi1>, tensor<i32>) -> tensor<5x6xi1>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xi1>, tensor<i32>, tensor<5x6xi1>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000100000000010001010100000001010000010101010101010000010001"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000000000100000101010001000001010000010101010101010001000001"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi1>, %arg1: tensor<i32>) -> tensor<6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi1>, tensor<i32>, tensor<i32>) -> tensor<1x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi1>) -> tensor<6xi1>
    return %1 : tensor<6xi1>
  }
  func.func private @closed_call(%arg0: tensor<6xi1>) -> tensor<6xi1> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xi1>
    return %0 : tensor<6xi1>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi1>, %arg1: tensor<6xi1>, %arg2: tensor<i32>) -> tensor<5x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi1>, tensor<1x6xi1>, tensor<i32>, tensor<i32>) -> tensor<5x6xi1>
    return %1 : tensor<5x6xi1>
  }
}

// -----

module @types_map_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0 = call @expected() : () -> tensor<5x6xi2>
    %c = stablehlo.constant dense<0> : tensor<i2>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i2>) -> tensor<5x6xi2>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xi2>, tensor<i32>, tensor<5x6xi2>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi2>, tensor<i32>) -> tensor<6xi2>
      %3 = func.call @closed_call(%2) : (tensor<6xi2>) -> tensor<6xi2>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xi2>, tensor<6xi2>, tensor<i32>) -> tensor<5x6xi2>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xi2>, tensor<i32>, tensor<5x6xi2>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xi2>, tensor<5x6xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi2>, %arg1: tensor<i32>) -> tensor<6xi2> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi2>, tensor<i32>, tensor<i32>) -> tensor<1x6xi2>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi2>) -> tensor<6xi2>
    return %1 : tensor<6xi2>
  }
  func.func private @closed_call(%arg0: tensor<6xi2>) -> tensor<6xi2> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xi2>
    return %0 : tensor<6xi2>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi2>, %arg1: tensor<6xi2>, %arg2: tensor<i32>) -> tensor<5x6xi2> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi2>) -> tensor<1x6xi2>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi2>, tensor<1x6xi2>, tensor<i32>, tensor<i32>) -> tensor<5x6xi2>
    return %1 : tensor<5x6xi2>
  }
}

// -----

module @types_map_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<5x6xi4>
    %c = stablehlo.constant dense<0> : tensor<i4>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i4>) -> tensor<5x6xi4>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xi4>, tensor<i32>, tensor<5x6xi4>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi4>, tensor<i32>) -> tensor<6xi4>
      %3 = func.call @closed_call(%2) : (tensor<6xi4>) -> tensor<6xi4>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xi4>, tensor<6xi4>, tensor<i32>) -> tensor<5x6xi4>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xi4>, tensor<i32>, tensor<5x6xi4>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xi4>, tensor<5x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x030102030101030301020303030203030202010101020302030301020202"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x010103020103030302010303020203030203020302010101020202010303"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi4>, %arg1: tensor<i32>) -> tensor<6xi4> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi4>, tensor<i32>, tensor<i32>) -> tensor<1x6xi4>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi4>) -> tensor<6xi4>
    return %1 : tensor<6xi4>
  }
  func.func private @closed_call(%arg0: tensor<6xi4>) -> tensor<6xi4> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xi4>
    return %0 : tensor<6xi4>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi4>, %arg1: tensor<6xi4>, %arg2: tensor<i32>) -> tensor<5x6xi4> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi4>) -> tensor<1x6xi4>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi4>, tensor<1x6xi4>, tensor<i32>, tensor<i32>) -> tensor<5x6xi4>
    return %1 : tensor<5x6xi4>
  }
}

// -----

module @types_map_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0 = call @expected() : () -> tensor<5x6xui2>
    %c = stablehlo.constant dense<0> : tensor<ui2>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui2>) -> tensor<5x6xui2>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xui2>, tensor<i32>, tensor<5x6xui2>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui2>, tensor<i32>) -> tensor<6xui2>
      %3 = func.call @closed_call(%2) : (tensor<6xui2>) -> tensor<6xui2>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xui2>, tensor<6xui2>, tensor<i32>) -> tensor<5x6xui2>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xui2>, tensor<i32>, tensor<5x6xui2>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xui2>, tensor<5x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x030202020202010301020203030103010201010101030101010303010203"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x020202020203030202010301010201030103010103010101030201030301"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui2>, %arg1: tensor<i32>) -> tensor<6xui2> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui2>, tensor<i32>, tensor<i32>) -> tensor<1x6xui2>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui2>) -> tensor<6xui2>
    return %1 : tensor<6xui2>
  }
  func.func private @closed_call(%arg0: tensor<6xui2>) -> tensor<6xui2> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xui2>
    return %0 : tensor<6xui2>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui2>, %arg1: tensor<6xui2>, %arg2: tensor<i32>) -> tensor<5x6xui2> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui2>) -> tensor<1x6xui2>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui2>, tensor<1x6xui2>, tensor<i32>, tensor<i32>) -> tensor<5x6xui2>
    return %1 : tensor<5x6xui2>
  }
}

// -----

module @types_map_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<5x6xui4>
    %c = stablehlo.constant dense<0> : tensor<ui4>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui4>) -> tensor<5x6xui4>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xui4>, tensor<i32>, tensor<5x6xui4>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui4>, tensor<i32>) -> tensor<6xui4>
      %3 = func.call @closed_call(%2) : (tensor<6xui4>) -> tensor<6xui4>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xui4>, tensor<6xui4>, tensor<i32>) -> tensor<5x6xui4>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xui4>, tensor<i32>, tensor<5x6xui4>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xui4>, tensor<5x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x030103030201030201020302010201020202020303030201020102010302"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x010203030103020302010203020202010201010203030302020301020102"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui4>, %arg1: tensor<i32>) -> tensor<6xui4> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui4>, tensor<i32>, tensor<i32>) -> tensor<1x6xui4>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui4>) -> tensor<6xui4>
    return %1 : tensor<6xui4>
  }
  func.func private @closed_call(%arg0: tensor<6xui4>) -> tensor<6xui4> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xui4>
    return %0 : tensor<6xui4>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui4>, %arg1: tensor<6xui4>, %arg2: tensor<i32>) -> tensor<5x6xui4> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui4>) -> tensor<1x6xui4>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui4>, tensor<1x6xui4>, tensor<i32>, tensor<i32>) -> tensor<5x6xui4>
    return %1 : tensor<5x6xui4>
  }
}

// -----

module @types_map_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<5x6xi8>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xi8>, tensor<i32>, tensor<5x6xi8>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi8>, tensor<i32>) -> tensor<6xi8>
      %3 = func.call @closed_call(%2) : (tensor<6xi8>) -> tensor<6xi8>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xi8>, tensor<6xi8>, tensor<i32>) -> tensor<5x6xi8>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xi8>, tensor<i32>, tensor<5x6xi8>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x020302030103030202020303030303020202020302010301020201020301"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x030103020302030302020203020202030303010301020302010302010202"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi8>, %arg1: tensor<i32>) -> tensor<6xi8> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi8>, tensor<i32>, tensor<i32>) -> tensor<1x6xi8>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi8>) -> tensor<6xi8>
    return %1 : tensor<6xi8>
  }
  func.func private @closed_call(%arg0: tensor<6xi8>) -> tensor<6xi8> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xi8>
    return %0 : tensor<6xi8>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi8>, %arg1: tensor<6xi8>, %arg2: tensor<i32>) -> tensor<5x6xi8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi8>) -> tensor<1x6xi8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi8>, tensor<1x6xi8>, tensor<i32>, tensor<i32>) -> tensor<5x6xi8>
    return %1 : tensor<5x6xi8>
  }
}

// -----

module @types_map_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<5x6xi16>
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<5x6xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xi16>, tensor<i32>, tensor<5x6xi16>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi16>, tensor<i32>) -> tensor<6xi16>
      %3 = func.call @closed_call(%2) : (tensor<6xi16>) -> tensor<6xi16>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xi16>, tensor<6xi16>, tensor<i32>) -> tensor<5x6xi16>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xi16>, tensor<i32>, tensor<5x6xi16>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xi16>, tensor<5x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010003000300010003000200010002000300010003000200020002000100010003000300030001000300010003000300010001000200020002000200"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x020003000100030003000100020003000100030002000100030003000100010002000200030003000100030001000300020002000200020001000100"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi16>, %arg1: tensor<i32>) -> tensor<6xi16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi16>, tensor<i32>, tensor<i32>) -> tensor<1x6xi16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi16>) -> tensor<6xi16>
    return %1 : tensor<6xi16>
  }
  func.func private @closed_call(%arg0: tensor<6xi16>) -> tensor<6xi16> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xi16>
    return %0 : tensor<6xi16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi16>, %arg1: tensor<6xi16>, %arg2: tensor<i32>) -> tensor<5x6xi16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi16>) -> tensor<1x6xi16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi16>, tensor<1x6xi16>, tensor<i32>, tensor<i32>) -> tensor<5x6xi16>
    return %1 : tensor<5x6xi16>
  }
}

// -----

module @types_map_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xi32>, tensor<i32>, tensor<5x6xi32>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi32>, tensor<i32>) -> tensor<6xi32>
      %3 = func.call @closed_call(%2) : (tensor<6xi32>) -> tensor<6xi32>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xi32>, tensor<6xi32>, tensor<i32>) -> tensor<5x6xi32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xi32>, tensor<i32>, tensor<5x6xi32>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000200000003000000030000000100000002000000020000000200000002000000020000000100000001000000010000000100000003000000020000000100000003000000030000000300000002000000030000000100000001000000030000000200000002000000020000000200000001000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x020000000100000003000000030000000200000003000000010000000100000002000000020000000200000002000000030000000100000002000000030000000100000001000000010000000100000003000000020000000300000003000000010000000200000002000000020000000200000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @closed_call(%arg0: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi32>, %arg1: tensor<6xi32>, %arg2: tensor<i32>) -> tensor<5x6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi32>, tensor<1x6xi32>, tensor<i32>, tensor<i32>) -> tensor<5x6xi32>
    return %1 : tensor<5x6xi32>
  }
}

// -----

module @types_map_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x6xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xi64>, tensor<i64>, tensor<5x6xi64>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi64>, tensor<i64>) -> tensor<6xi64>
      %3 = func.call @closed_call(%2) : (tensor<6xi64>) -> tensor<6xi64>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xi64>, tensor<6xi64>, tensor<i64>) -> tensor<5x6xi64>
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i64>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xi64>, tensor<i64>, tensor<5x6xi64>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000100000000000000030000000000000003000000000000000200000000000000020000000000000002000000000000000100000000000000020000000000000003000000000000000300000000000000030000000000000003000000000000000200000000000000030000000000000002000000000000000200000000000000010000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000030000000000000003000000000000000200000000000000010000000000000002000000000000000200000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000300000000000000010000000000000003000000000000000200000000000000030000000000000003000000000000000200000000000000010000000000000002000000000000000200000000000000020000000000000002000000000000000300000000000000020000000000000003000000000000000300000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000020000000000000003000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi64>, %arg1: tensor<i64>) -> tensor<6xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi64>, tensor<i64>, tensor<i64>) -> tensor<1x6xi64>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi64>) -> tensor<6xi64>
    return %1 : tensor<6xi64>
  }
  func.func private @closed_call(%arg0: tensor<6xi64>) -> tensor<6xi64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xi64>
    return %0 : tensor<6xi64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi64>, %arg1: tensor<6xi64>, %arg2: tensor<i64>) -> tensor<5x6xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi64>) -> tensor<1x6xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi64>, tensor<1x6xi64>, tensor<i64>, tensor<i64>) -> tensor<5x6xi64>
    return %1 : tensor<5x6xi64>
  }
}

// -----

module @types_map_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<5x6xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<5x6xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xui8>, tensor<i32>, tensor<5x6xui8>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui8>, tensor<i32>) -> tensor<6xui8>
      %3 = func.call @closed_call(%2) : (tensor<6xui8>) -> tensor<6xui8>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xui8>, tensor<6xui8>, tensor<i32>) -> tensor<5x6xui8>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xui8>, tensor<i32>, tensor<5x6xui8>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x020303010303030201010101020103010201020102030303020303010301"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x030301030302010101010203010201030102030303020102010301030302"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui8>, %arg1: tensor<i32>) -> tensor<6xui8> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui8>, tensor<i32>, tensor<i32>) -> tensor<1x6xui8>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui8>) -> tensor<6xui8>
    return %1 : tensor<6xui8>
  }
  func.func private @closed_call(%arg0: tensor<6xui8>) -> tensor<6xui8> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xui8>
    return %0 : tensor<6xui8>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui8>, %arg1: tensor<6xui8>, %arg2: tensor<i32>) -> tensor<5x6xui8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui8>) -> tensor<1x6xui8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui8>, tensor<1x6xui8>, tensor<i32>, tensor<i32>) -> tensor<5x6xui8>
    return %1 : tensor<5x6xui8>
  }
}

// -----

module @types_map_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<5x6xui16>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<5x6xui16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xui16>, tensor<i32>, tensor<5x6xui16>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui16>, tensor<i32>) -> tensor<6xui16>
      %3 = func.call @closed_call(%2) : (tensor<6xui16>) -> tensor<6xui16>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xui16>, tensor<6xui16>, tensor<i32>) -> tensor<5x6xui16>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xui16>, tensor<i32>, tensor<5x6xui16>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xui16>, tensor<5x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x010003000200030002000200030002000200030001000300020003000100020001000200030002000100020001000300020001000300030002000100"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x020002000300020003000100030001000300020002000300020001000200010003000200030001000200010002000300010002000300030001000200"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui16>, %arg1: tensor<i32>) -> tensor<6xui16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui16>, tensor<i32>, tensor<i32>) -> tensor<1x6xui16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui16>) -> tensor<6xui16>
    return %1 : tensor<6xui16>
  }
  func.func private @closed_call(%arg0: tensor<6xui16>) -> tensor<6xui16> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xui16>
    return %0 : tensor<6xui16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui16>, %arg1: tensor<6xui16>, %arg2: tensor<i32>) -> tensor<5x6xui16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui16>) -> tensor<1x6xui16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui16>, tensor<1x6xui16>, tensor<i32>, tensor<i32>) -> tensor<5x6xui16>
    return %1 : tensor<5x6xui16>
  }
}

// -----

module @types_map_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<5x6xui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xui32>, tensor<i32>, tensor<5x6xui32>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui32>, tensor<i32>) -> tensor<6xui32>
      %3 = func.call @closed_call(%2) : (tensor<6xui32>) -> tensor<6xui32>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xui32>, tensor<6xui32>, tensor<i32>) -> tensor<5x6xui32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xui32>, tensor<i32>, tensor<5x6xui32>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000200000002000000030000000200000003000000030000000300000003000000010000000200000001000000020000000100000001000000030000000200000001000000010000000100000002000000030000000200000001000000030000000300000003000000010000000300000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000200000003000000020000000200000003000000010000000200000001000000030000000300000003000000010000000200000003000000010000000100000002000000010000000200000003000000020000000100000001000000020000000300000001000000030000000300000003000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui32>, %arg1: tensor<i32>) -> tensor<6xui32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui32>, tensor<i32>, tensor<i32>) -> tensor<1x6xui32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui32>) -> tensor<6xui32>
    return %1 : tensor<6xui32>
  }
  func.func private @closed_call(%arg0: tensor<6xui32>) -> tensor<6xui32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xui32>
    return %0 : tensor<6xui32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui32>, %arg1: tensor<6xui32>, %arg2: tensor<i32>) -> tensor<5x6xui32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui32>) -> tensor<1x6xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui32>, tensor<1x6xui32>, tensor<i32>, tensor<i32>) -> tensor<5x6xui32>
    return %1 : tensor<5x6xui32>
  }
}

// -----

module @types_map_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<5x6xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x6xui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %0) : tensor<5x6xui64>, tensor<i64>, tensor<5x6xui64>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui64>, tensor<i64>) -> tensor<6xui64>
      %3 = func.call @closed_call(%2) : (tensor<6xui64>) -> tensor<6xui64>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<5x6xui64>, tensor<6xui64>, tensor<i64>) -> tensor<5x6xui64>
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i64>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xui64>, tensor<i64>, tensor<5x6xui64>
    }
    stablehlo.custom_call @check.expect_eq(%1#2, %want0) {has_side_effect = true} : (tensor<5x6xui64>, tensor<5x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000000000000200000000000000030000000000000002000000000000000200000000000000010000000000000001000000000000000300000000000000020000000000000003000000000000000300000000000000030000000000000002000000000000000200000000000000010000000000000001000000000000000300000000000000010000000000000003000000000000000200000000000000020000000000000002000000000000000300000000000000030000000000000003000000000000000200000000000000030000000000000001000000000000000100000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000020000000000000001000000000000000200000000000000030000000000000003000000000000000200000000000000030000000000000001000000000000000100000000000000030000000000000001000000000000000100000000000000020000000000000002000000000000000300000000000000030000000000000002000000000000000200000000000000020000000000000003000000000000000100000000000000010000000000000001000000000000000300000000000000020000000000000003000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui64>, %arg1: tensor<i64>) -> tensor<6xui64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui64>, tensor<i64>, tensor<i64>) -> tensor<1x6xui64>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui64>) -> tensor<6xui64>
    return %1 : tensor<6xui64>
  }
  func.func private @closed_call(%arg0: tensor<6xui64>) -> tensor<6xui64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xui64>
    return %0 : tensor<6xui64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui64>, %arg1: tensor<6xui64>, %arg2: tensor<i64>) -> tensor<5x6xui64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui64>) -> tensor<1x6xui64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui64>, tensor<1x6xui64>, tensor<i64>, tensor<i64>) -> tensor<5x6xui64>
    return %1 : tensor<5x6xui64>
  }
}

// -----

module @types_map_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<5x6xf8E3M4>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E3M4>) -> tensor<5x6xf8E3M4>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xf8E3M4>, tensor<i32>, tensor<5x6xf8E3M4>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E3M4>, tensor<i32>) -> tensor<6xf8E3M4>
      %3 = func.call @closed_call(%2) : (tensor<6xf8E3M4>) -> tensor<6xf8E3M4>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xf8E3M4>, tensor<6xf8E3M4>, tensor<i32>) -> tensor<5x6xf8E3M4>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xf8E3M4>, tensor<i32>, tensor<5x6xf8E3M4>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x42403C33472A432F30402D223247253E3E3A392F472B3F42404841412144"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x2A47333C4042222D40302F433A3E3E254732423F2B472F39442141414840"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E3M4>, %arg1: tensor<i32>) -> tensor<6xf8E3M4> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E3M4>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E3M4>) -> tensor<6xf8E3M4>
    return %1 : tensor<6xf8E3M4>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E3M4>) -> tensor<6xf8E3M4> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xf8E3M4>
    return %0 : tensor<6xf8E3M4>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E3M4>, %arg1: tensor<6xf8E3M4>, %arg2: tensor<i32>) -> tensor<5x6xf8E3M4> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E3M4>) -> tensor<1x6xf8E3M4>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E3M4>, tensor<1x6xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E3M4>
    return %1 : tensor<5x6xf8E3M4>
  }
}

// -----

module @types_map_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3>) -> tensor<5x6xf8E4M3>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xf8E4M3>, tensor<i32>, tensor<5x6xf8E4M3>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E4M3>, tensor<i32>) -> tensor<6xf8E4M3>
      %3 = func.call @closed_call(%2) : (tensor<6xf8E4M3>) -> tensor<6xf8E4M3>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xf8E4M3>, tensor<6xf8E4M3>, tensor<i32>) -> tensor<5x6xf8E4M3>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xf8E4M3>, tensor<i32>, tensor<5x6xf8E4M3>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3938403540423E3C3D443A4232393A313A3434313140333A323F41344240"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x424035403839423A443D3C3E343A313A39323A3340313134404234413F32"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E4M3>, %arg1: tensor<i32>) -> tensor<6xf8E4M3> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E4M3>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3>) -> tensor<6xf8E4M3>
    return %1 : tensor<6xf8E4M3>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E4M3>) -> tensor<6xf8E4M3> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xf8E4M3>
    return %0 : tensor<6xf8E4M3>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E4M3>, %arg1: tensor<6xf8E4M3>, %arg2: tensor<i32>) -> tensor<5x6xf8E4M3> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3>) -> tensor<1x6xf8E4M3>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E4M3>, tensor<1x6xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3>
    return %1 : tensor<5x6xf8E4M3>
  }
}

// -----

module @types_map_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<5x6xf8E4M3B11FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>, tensor<5x6xf8E4M3B11FNUZ>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>) -> tensor<6xf8E4M3B11FNUZ>
      %3 = func.call @closed_call(%2) : (tensor<6xf8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>, tensor<i32>) -> tensor<5x6xf8E4M3B11FNUZ>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>, tensor<5x6xf8E4M3B11FNUZ>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x61505A535F63625A635760625B63615B52605F6263595D5F59625C535A60"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x635F535A5061626057635A6260525B61635B5F5D5963625F605A535C6259"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E4M3B11FNUZ>, %arg1: tensor<i32>) -> tensor<6xf8E4M3B11FNUZ> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E4M3B11FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
    return %1 : tensor<6xf8E4M3B11FNUZ>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xf8E4M3B11FNUZ>
    return %0 : tensor<6xf8E4M3B11FNUZ>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E4M3B11FNUZ>, %arg1: tensor<6xf8E4M3B11FNUZ>, %arg2: tensor<i32>) -> tensor<5x6xf8E4M3B11FNUZ> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3B11FNUZ>) -> tensor<1x6xf8E4M3B11FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E4M3B11FNUZ>, tensor<1x6xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3B11FNUZ>
    return %1 : tensor<5x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_map_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FN>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3FN>) -> tensor<5x6xf8E4M3FN>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xf8E4M3FN>, tensor<i32>, tensor<5x6xf8E4M3FN>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E4M3FN>, tensor<i32>) -> tensor<6xf8E4M3FN>
      %3 = func.call @closed_call(%2) : (tensor<6xf8E4M3FN>) -> tensor<6xf8E4M3FN>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xf8E4M3FN>, tensor<6xf8E4M3FN>, tensor<i32>) -> tensor<5x6xf8E4M3FN>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xf8E4M3FN>, tensor<i32>, tensor<5x6xf8E4M3FN>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3F42443942363330374240423A3E33363137444140433D433C4433314141"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x36423944423F424042373033373136333E3A433D4340414441413133443C"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E4M3FN>, %arg1: tensor<i32>) -> tensor<6xf8E4M3FN> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E4M3FN>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3FN>) -> tensor<6xf8E4M3FN>
    return %1 : tensor<6xf8E4M3FN>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E4M3FN>) -> tensor<6xf8E4M3FN> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xf8E4M3FN>
    return %0 : tensor<6xf8E4M3FN>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E4M3FN>, %arg1: tensor<6xf8E4M3FN>, %arg2: tensor<i32>) -> tensor<5x6xf8E4M3FN> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3FN>) -> tensor<1x6xf8E4M3FN>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E4M3FN>, tensor<1x6xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3FN>
    return %1 : tensor<5x6xf8E4M3FN>
  }
}

// -----

module @types_map_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3FNUZ>) -> tensor<5x6xf8E4M3FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xf8E4M3FNUZ>, tensor<i32>, tensor<5x6xf8E4M3FNUZ>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E4M3FNUZ>, tensor<i32>) -> tensor<6xf8E4M3FNUZ>
      %3 = func.call @closed_call(%2) : (tensor<6xf8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>, tensor<i32>) -> tensor<5x6xf8E4M3FNUZ>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xf8E4M3FNUZ>, tensor<i32>, tensor<5x6xf8E4M3FNUZ>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x42474B3C4944403F4341413F3D493B42393A43404C46404B494A3C4B4048"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x44493C4B47423F4141433F403A39423B493D4B40464C404348404B3C4A49"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E4M3FNUZ>, %arg1: tensor<i32>) -> tensor<6xf8E4M3FNUZ> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E4M3FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
    return %1 : tensor<6xf8E4M3FNUZ>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xf8E4M3FNUZ>
    return %0 : tensor<6xf8E4M3FNUZ>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E4M3FNUZ>, %arg1: tensor<6xf8E4M3FNUZ>, %arg2: tensor<i32>) -> tensor<5x6xf8E4M3FNUZ> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3FNUZ>) -> tensor<1x6xf8E4M3FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E4M3FNUZ>, tensor<1x6xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3FNUZ>
    return %1 : tensor<5x6xf8E4M3FNUZ>
  }
}

// -----

module @types_map_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E5M2>) -> tensor<5x6xf8E5M2>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xf8E5M2>, tensor<i32>, tensor<5x6xf8E5M2>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E5M2>, tensor<i32>) -> tensor<6xf8E5M2>
      %3 = func.call @closed_call(%2) : (tensor<6xf8E5M2>) -> tensor<6xf8E5M2>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xf8E5M2>, tensor<6xf8E5M2>, tensor<i32>) -> tensor<5x6xf8E5M2>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xf8E5M2>, tensor<i32>, tensor<5x6xf8E5M2>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x423E3941403F423F40423D41413D3E3B393E39403E39403B42413E413941"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3F4041393E42413D42403F423E393B3E3D413B40393E40394139413E4142"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E5M2>, %arg1: tensor<i32>) -> tensor<6xf8E5M2> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E5M2>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E5M2>) -> tensor<6xf8E5M2>
    return %1 : tensor<6xf8E5M2>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E5M2>) -> tensor<6xf8E5M2> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xf8E5M2>
    return %0 : tensor<6xf8E5M2>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E5M2>, %arg1: tensor<6xf8E5M2>, %arg2: tensor<i32>) -> tensor<5x6xf8E5M2> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E5M2>) -> tensor<1x6xf8E5M2>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E5M2>, tensor<1x6xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E5M2>
    return %1 : tensor<5x6xf8E5M2>
  }
}

// -----

module @types_map_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<5x6xf8E5M2FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xf8E5M2FNUZ>, tensor<i32>, tensor<5x6xf8E5M2FNUZ>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E5M2FNUZ>, tensor<i32>) -> tensor<6xf8E5M2FNUZ>
      %3 = func.call @closed_call(%2) : (tensor<6xf8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>, tensor<i32>) -> tensor<5x6xf8E5M2FNUZ>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xf8E5M2FNUZ>, tensor<i32>, tensor<5x6xf8E5M2FNUZ>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x44444544423C453D4145444544403D3F4644413D3C453D42444646434446"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x3C4244454444454445413D4544463F3D4044423D453C3D41464443464644"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E5M2FNUZ>, %arg1: tensor<i32>) -> tensor<6xf8E5M2FNUZ> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E5M2FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
    return %1 : tensor<6xf8E5M2FNUZ>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xf8E5M2FNUZ>
    return %0 : tensor<6xf8E5M2FNUZ>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E5M2FNUZ>, %arg1: tensor<6xf8E5M2FNUZ>, %arg2: tensor<i32>) -> tensor<5x6xf8E5M2FNUZ> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E5M2FNUZ>) -> tensor<1x6xf8E5M2FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E5M2FNUZ>, tensor<1x6xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E5M2FNUZ>
    return %1 : tensor<5x6xf8E5M2FNUZ>
  }
}

// -----

module @types_map_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<5x6xf8E8M0FNU>
    %cst = stablehlo.constant dense<5.877470e-39> : tensor<f8E8M0FNU>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E8M0FNU>) -> tensor<5x6xf8E8M0FNU>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xf8E8M0FNU>, tensor<i32>, tensor<5x6xf8E8M0FNU>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E8M0FNU>, tensor<i32>) -> tensor<6xf8E8M0FNU>
      %3 = func.call @closed_call(%2) : (tensor<6xf8E8M0FNU>) -> tensor<6xf8E8M0FNU>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xf8E8M0FNU>, tensor<6xf8E8M0FNU>, tensor<i32>) -> tensor<5x6xf8E8M0FNU>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xf8E8M0FNU>, tensor<i32>, tensor<5x6xf8E8M0FNU>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7E7F807F7F808080807F80807F807F7F7F7E80807F7E807E80807E807E80"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x807F7F807F7E80807F8080807E7F7F7F807F7E807E7F8080807E807E8080"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E8M0FNU>, %arg1: tensor<i32>) -> tensor<6xf8E8M0FNU> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E8M0FNU>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E8M0FNU>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E8M0FNU>) -> tensor<6xf8E8M0FNU>
    return %1 : tensor<6xf8E8M0FNU>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E8M0FNU>) -> tensor<6xf8E8M0FNU> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xf8E8M0FNU>
    return %0 : tensor<6xf8E8M0FNU>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E8M0FNU>, %arg1: tensor<6xf8E8M0FNU>, %arg2: tensor<i32>) -> tensor<5x6xf8E8M0FNU> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E8M0FNU>) -> tensor<1x6xf8E8M0FNU>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E8M0FNU>, tensor<1x6xf8E8M0FNU>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E8M0FNU>
    return %1 : tensor<5x6xf8E8M0FNU>
  }
}

// -----

module @types_map_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<5x6xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xbf16>, tensor<i32>, tensor<5x6xbf16>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xbf16>, tensor<i32>) -> tensor<6xbf16>
      %3 = func.call @closed_call(%2) : (tensor<6xbf16>) -> tensor<6xbf16>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xbf16>, tensor<6xbf16>, tensor<i32>) -> tensor<5x6xbf16>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xbf16>, tensor<i32>, tensor<5x6xbf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x1940C13FFD3F903F064038403640E73F183F443F3140E53F2040E33F2140323FEE3F3E402F402D40803F2A3FBD3F1E408E3FEB3FCF3F193F843F813F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x38400640903FFD3FC13F1940E53F3140443F183FE73F36403E40EE3F323F2140E33F20401E40BD3F2A3F803F2D402F40813F843F193FCF3FEB3F8E3F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xbf16>, %arg1: tensor<i32>) -> tensor<6xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x6xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xbf16>) -> tensor<6xbf16>
    return %1 : tensor<6xbf16>
  }
  func.func private @closed_call(%arg0: tensor<6xbf16>) -> tensor<6xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xbf16>
    return %0 : tensor<6xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xbf16>, %arg1: tensor<6xbf16>, %arg2: tensor<i32>) -> tensor<5x6xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xbf16>) -> tensor<1x6xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xbf16>, tensor<1x6xbf16>, tensor<i32>, tensor<i32>) -> tensor<5x6xbf16>
    return %1 : tensor<5x6xbf16>
  }
}

// -----

module @types_map_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<5x6xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xf16>, tensor<i32>, tensor<5x6xf16>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf16>, tensor<i32>) -> tensor<6xf16>
      %3 = func.call @closed_call(%2) : (tensor<6xf16>) -> tensor<6xf16>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xf16>, tensor<6xf16>, tensor<i32>) -> tensor<5x6xf16>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xf16>, tensor<i32>, tensor<5x6xf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x763C633FE140B73D9E3EBD40DD3CB738A73F68402D3B0140C7418941CF3DBC3A95408038D63D6B39613E7F3E8341CF40B540CA3C3B3F5740F7396E3E"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0xBD409E3EB73DE140633F763C01402D3B6840A73FB738DD3C80389540BC3ACF3D8941C741CF4083417F3E613E6B39D63D6E3EF73957403B3FCA3CB540"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf16>, %arg1: tensor<i32>) -> tensor<6xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf16>, tensor<i32>, tensor<i32>) -> tensor<1x6xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf16>) -> tensor<6xf16>
    return %1 : tensor<6xf16>
  }
  func.func private @closed_call(%arg0: tensor<6xf16>) -> tensor<6xf16> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xf16>
    return %0 : tensor<6xf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf16>, %arg1: tensor<6xf16>, %arg2: tensor<i32>) -> tensor<5x6xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf16>) -> tensor<1x6xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf16>, tensor<1x6xf16>, tensor<i32>, tensor<i32>) -> tensor<5x6xf16>
    return %1 : tensor<5x6xf16>
  }
}

// -----

module @types_map_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xf32>, tensor<i32>, tensor<5x6xf32>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf32>, tensor<i32>) -> tensor<6xf32>
      %3 = func.call @closed_call(%2) : (tensor<6xf32>) -> tensor<6xf32>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<5x6xf32>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xf32>, tensor<i32>, tensor<5x6xf32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x0CFB033F597F104070253440D0BD9C3F0F4F2B3F25F73D40DA04873F1EC30C40B3F8024028BF693F6FB207402C26F83F43FF07401328C13FB1A3FA3F56A6FC3FCE4C38401608124010DF354076D02240190C184061850A3F17E8ED3FC0F725409B68E93F44EFB23F378B963FCAD7CF3F47FF3F400FB3863F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x25F73D400F4F2B3FD0BD9C3F70253440597F10400CFB033F2C26F83F6FB2074028BF693FB3F802401EC30C40DA04873F16081240CE4C384056A6FC3FB1A3FA3F1328C13F43FF0740C0F7254017E8ED3F61850A3F190C184076D0224010DF35400FB3863F47FF3F40CAD7CF3F378B963F44EFB23F9B68E93F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<5x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    return %1 : tensor<5x6xf32>
  }
}

// -----

module @types_map_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xf64>, tensor<i64>, tensor<5x6xf64>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf64>, tensor<i64>) -> tensor<6xf64>
      %3 = func.call @closed_call(%2) : (tensor<6xf64>) -> tensor<6xf64>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xf64>, tensor<6xf64>, tensor<i64>) -> tensor<5x6xf64>
      %c_2 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i64>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xf64>, tensor<i64>, tensor<5x6xf64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x3E29347A8437F43F1F8FD8401EDCF23FAEC37AB4C83CF63F8F5C790FBECAF33FEAF44853CC8EEE3F72E98F188BE5F13FF80AECCF4F0EFF3F1BDAA6709CE4034096C55306415BE83FC8B11070F1E9ED3FBA24DE2BBCF20440819D81B8041FF23F4EFD41E43D9F07407C20B4C3C063E53FF2A6A6464DEA0540669771AFF33CE43FBD8D3E5120B20640B17B33D212DB0640E4E1C8F21D2AF13FA61D507B6160F63FA2F795F99B87034010170C6D2EE0EF3F081F2DD3D6C700400B244FDE4022E93F783656369320064034C643F13AA3F33F9513DBE530CC0540B4DBCF873794F93FC00D2CE9FD2DFD3F16BDBB4B8000FF3F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x72E98F188BE5F13FEAF44853CC8EEE3F8F5C790FBECAF33FAEC37AB4C83CF63F1F8FD8401EDCF23F3E29347A8437F43F819D81B8041FF23FBA24DE2BBCF20440C8B11070F1E9ED3F96C55306415BE83F1BDAA6709CE40340F80AECCF4F0EFF3FB17B33D212DB0640BD8D3E5120B20640669771AFF33CE43FF2A6A6464DEA05407C20B4C3C063E53F4EFD41E43D9F07400B244FDE4022E93F081F2DD3D6C7004010170C6D2EE0EF3FA2F795F99B870340A61D507B6160F63FE4E1C8F21D2AF13F16BDBB4B8000FF3FC00D2CE9FD2DFD3FB4DBCF873794F93F9513DBE530CC054034C643F13AA3F33F7836563693200640"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf64>, %arg1: tensor<i64>) -> tensor<6xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf64>, tensor<i64>, tensor<i64>) -> tensor<1x6xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf64>) -> tensor<6xf64>
    return %1 : tensor<6xf64>
  }
  func.func private @closed_call(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<i64>) -> tensor<5x6xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf64>, tensor<1x6xf64>, tensor<i64>, tensor<i64>) -> tensor<5x6xf64>
    return %1 : tensor<5x6xf64>
  }
}

// -----

module @types_map_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5x6xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xcomplex<f32>>, tensor<i32>, tensor<5x6xcomplex<f32>>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xcomplex<f32>>, tensor<i32>) -> tensor<6xcomplex<f32>>
      %3 = func.call @closed_call(%2) : (tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<i32>) -> tensor<5x6xcomplex<f32>>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xcomplex<f32>>, tensor<i32>, tensor<5x6xcomplex<f32>>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x488A3440779F0F40BC323D40DFF30540385D1540C3BF0E4070D57F3F825BD23FDAAB793F005AC33FC6841F3FAAFBB53F2E222B40A5B1D43FAEEA0240B067823FC0CF2E402C312C40A5F1653FBD4FE53F7D3A3140AC523740648B03403D9DB63FBD32073F9197EF3FD4D5A93F68D2813F78C02D406426294076BE29400DE6204016B6733F73A71A40393BC13F402D103F08B326401DA16F3FC09CAE3F637502402B6ACA3F37FA0E3F6EE98A3FBFA6DA3F232E02401E226E3F7A4E1F404622CE3F567412409CC30C406A2B343FB21AE23FD003AE3F125E1E40767AE23FF7233040D2A31C404822F33F3F711140B8DB1F40"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xC6841F3FAAFBB53FDAAB793F005AC33F70D57F3F825BD23F385D1540C3BF0E40BC323D40DFF30540488A3440779F0F40648B03403D9DB63F7D3A3140AC523740A5F1653FBD4FE53FC0CF2E402C312C40AEEA0240B067823F2E222B40A5B1D43F393BC13F402D103F16B6733F73A71A4076BE29400DE6204078C02D4064262940D4D5A93F68D2813FBD32073F9197EF3F7A4E1F404622CE3F232E02401E226E3F6EE98A3FBFA6DA3F2B6ACA3F37FA0E3FC09CAE3F6375024008B326401DA16F3F3F711140B8DB1F40D2A31C404822F33F767AE23FF7233040D003AE3F125E1E406A2B343FB21AE23F567412409CC30C40"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<6xcomplex<f32>> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x6xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    return %1 : tensor<6xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<6xcomplex<f32>>) -> tensor<6xcomplex<f32>> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xcomplex<f32>>
    return %0 : tensor<6xcomplex<f32>>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xcomplex<f32>>, %arg1: tensor<6xcomplex<f32>>, %arg2: tensor<i32>) -> tensor<5x6xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<5x6xcomplex<f32>>
    return %1 : tensor<5x6xcomplex<f32>>
  }
}

// -----

module @types_map_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5x6xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<5x6xcomplex<f64>>, tensor<i64>, tensor<5x6xcomplex<f64>>
    cond {
      %c_2 = stablehlo.constant dense<5> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xcomplex<f64>>, tensor<i64>) -> tensor<6xcomplex<f64>>
      %3 = func.call @closed_call(%2) : (tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_1, %3, %iterArg_0) : (tensor<5x6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<i64>) -> tensor<5x6xcomplex<f64>>
      %c_2 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg_0, %c_2 : tensor<i64>
      stablehlo.return %iterArg, %5, %4 : tensor<5x6xcomplex<f64>>, tensor<i64>, tensor<5x6xcomplex<f64>>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#2, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x14C046D174C800409FF4FDEBB3D4F53F6DA6A63816F3FB3F3DDBF996164C0740B9C65B67514606405C683C0762C4E63FCE71E58536D405400C0442DF6319F23FA485B55829C1F83FAED9E3EEACBF0440CCD3A5AF02A2FD3FAC696BDFBFD7F13FC02414BFBAE3F83FE29433D78E0902409EBB7C2C33D5054055240A2EE7EBE23FCE2743BF6C9F0240246D6E5A6AC601402CB186A5256AE03FAE5648F6DE870740AF61FC264EE7E93FEC3734691783FF3FB6A1A461EACC0340085A25890DB00240AC47769315100240F808E8EB259A02402B3C12ADCC4B014090EFA7749E4BE83F829A7061E57D014008D7C99E7ED2F63FEA7E374F2860EC3F9D9866668D60FC3F64CFE471FCC9F43FF23A944B8F2505408163C3192B51FE3F605CDEADD08202402CBEDAABA279E93F130D67264ED6EA3F1402F98D1C89EF3FB2CA4DD2CFE10140D38DF092EE5EFC3F71DAF826C824FD3FC620B8AAC8200340EFF8E783311C07401D0FAD2B34B4F03F4107A70CDF80FA3F3839906AFE6DE93F256A0B749428FF3FB6E3120F3FECF73FDF01FBBDD2ED034043B78011EAAAFD3FAEB0B248D932EB3FC04C6C237730044056A7367982220440CE8CDE625AE80340A46FD04A18CDEE3FF4852B347ACB0240FC64393DFC2BF93F7CE78C731934FB3FC5AD2C2A9F370440"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xCCD3A5AF02A2FD3FAC696BDFBFD7F13FA485B55829C1F83FAED9E3EEACBF0440CE71E58536D405400C0442DF6319F23FB9C65B67514606405C683C0762C4E63F6DA6A63816F3FB3F3DDBF996164C074014C046D174C800409FF4FDEBB3D4F53FB6A1A461EACC0340085A25890DB00240AF61FC264EE7E93FEC3734691783FF3F2CB186A5256AE03FAE5648F6DE870740CE2743BF6C9F0240246D6E5A6AC601409EBB7C2C33D5054055240A2EE7EBE23FC02414BFBAE3F83FE29433D78E0902408163C3192B51FE3F605CDEADD082024064CFE471FCC9F43FF23A944B8F250540EA7E374F2860EC3F9D9866668D60FC3F829A7061E57D014008D7C99E7ED2F63F2B3C12ADCC4B014090EFA7749E4BE83FAC47769315100240F808E8EB259A02403839906AFE6DE93F256A0B749428FF3F1D0FAD2B34B4F03F4107A70CDF80FA3FC620B8AAC8200340EFF8E783311C0740D38DF092EE5EFC3F71DAF826C824FD3F1402F98D1C89EF3FB2CA4DD2CFE101402CBEDAABA279E93F130D67264ED6EA3F7CE78C731934FB3FC5AD2C2A9F370440F4852B347ACB0240FC64393DFC2BF93FCE8CDE625AE80340A46FD04A18CDEE3FC04C6C237730044056A736798222044043B78011EAAAFD3FAEB0B248D932EB3FB6E3120F3FECF73FDF01FBBDD2ED0340"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<6xcomplex<f64>> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<1x6xcomplex<f64>>
    %1 = stablehlo.reshape %0 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
    return %1 : tensor<6xcomplex<f64>>
  }
  func.func private @closed_call(%arg0: tensor<6xcomplex<f64>>) -> tensor<6xcomplex<f64>> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<6xcomplex<f64>>
    return %0 : tensor<6xcomplex<f64>>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xcomplex<f64>>, %arg1: tensor<6xcomplex<f64>>, %arg2: tensor<i64>) -> tensor<5x6xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xcomplex<f64>>, tensor<1x6xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<5x6xcomplex<f64>>
    return %1 : tensor<5x6xcomplex<f64>>
  }
}
