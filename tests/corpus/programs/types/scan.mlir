module @types_scan_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0, %want1 = call @expected() : () -> (tensor<6xi1>, tensor<5x6xi1>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xi1>) -> tensor<1x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi1>) -> tensor<6xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x6xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xi1>, tensor<i32>, tensor<6xi1>, tensor<5x6xi1>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi1>, tensor<i32>) -> tensor<6xi1>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xi1>, tensor<6xi1>) -> (tensor<6xi1>, tensor<6xi1>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xi1>, tensor<6xi1>, tensor<i32>) -> tensor<5x6xi1>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xi1>, tensor<i32>, tensor<6xi1>, tensor<5x6xi1>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xi1>, tensor<6xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010000000000000100010001000000000100010100000001010001000101"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> (tensor<6xi1>, tensor<5x6xi1>) {
    %c0 = stablehlo.constant dense<[true, false, true, false, true, true]> : tensor<6xi1>
    %c1 = stablehlo.constant dense<"0x010000000000010000000000000100010001000000000100010100000001"> : tensor<5x6xi1>
    return %c0, %c1 : tensor<6xi1>, tensor<5x6xi1>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi1>, %arg1: tensor<i32>) -> tensor<6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi1>, tensor<i32>, tensor<i32>) -> tensor<1x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi1>) -> tensor<6xi1>
    return %1 : tensor<6xi1>
  }
  func.func private @closed_call(%arg0: tensor<6xi1>, %arg1: tensor<6xi1>) -> (tensor<6xi1>, tensor<6xi1>) {
    return %arg1, %arg0 : tensor<6xi1>, tensor<6xi1>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi1>, %arg1: tensor<6xi1>, %arg2: tensor<i32>) -> tensor<5x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi1>, tensor<1x6xi1>, tensor<i32>, tensor<i32>) -> tensor<5x6xi1>
    return %1 : tensor<5x6xi1>
  }
}

// -----

module @types_scan_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0, %want1 = call @expected() : () -> (tensor<6xi2>, tensor<5x6xi2>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xi2>) -> tensor<1x6xi2>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi2>) -> tensor<6xi2>
    %c = stablehlo.constant dense<0> : tensor<i2>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i2>) -> tensor<5x6xi2>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xi2>, tensor<i32>, tensor<6xi2>, tensor<5x6xi2>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi2>, tensor<i32>) -> tensor<6xi2>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xi2>, tensor<6xi2>) -> (tensor<6xi2>, tensor<6xi2>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xi2>, tensor<6xi2>, tensor<i32>) -> tensor<5x6xi2>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xi2>, tensor<i32>, tensor<6xi2>, tensor<5x6xi2>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xi2>, tensor<6xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xi2>, tensor<5x6xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> (tensor<6xi2>, tensor<5x6xi2>) {
    %c0 = stablehlo.constant dense<1> : tensor<6xi2>
    %c1 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0, %c1 : tensor<6xi2>, tensor<5x6xi2>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi2>, %arg1: tensor<i32>) -> tensor<6xi2> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi2>, tensor<i32>, tensor<i32>) -> tensor<1x6xi2>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi2>) -> tensor<6xi2>
    return %1 : tensor<6xi2>
  }
  func.func private @closed_call(%arg0: tensor<6xi2>, %arg1: tensor<6xi2>) -> (tensor<6xi2>, tensor<6xi2>) {
    return %arg1, %arg0 : tensor<6xi2>, tensor<6xi2>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi2>, %arg1: tensor<6xi2>, %arg2: tensor<i32>) -> tensor<5x6xi2> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi2>) -> tensor<1x6xi2>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi2>, tensor<1x6xi2>, tensor<i32>, tensor<i32>) -> tensor<5x6xi2>
    return %1 : tensor<5x6xi2>
  }
}

// -----

module @types_scan_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0, %want1 = call @expected() : () -> (tensor<6xi4>, tensor<5x6xi4>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xi4>) -> tensor<1x6xi4>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi4>) -> tensor<6xi4>
    %c = stablehlo.constant dense<0> : tensor<i4>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i4>) -> tensor<5x6xi4>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xi4>, tensor<i32>, tensor<6xi4>, tensor<5x6xi4>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi4>, tensor<i32>) -> tensor<6xi4>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xi4>, tensor<6xi4>) -> (tensor<6xi4>, tensor<6xi4>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xi4>, tensor<6xi4>, tensor<i32>) -> tensor<5x6xi4>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xi4>, tensor<i32>, tensor<6xi4>, tensor<5x6xi4>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xi4>, tensor<6xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xi4>, tensor<5x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x030102030103010101010202010202010101020102020301030303020103"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> (tensor<6xi4>, tensor<5x6xi4>) {
    %c0 = stablehlo.constant dense<[3, 3, 3, 2, 1, 3]> : tensor<6xi4>
    %c1 = stablehlo.constant dense<"0x030102030103030102030103010101010202010202010101020102020301"> : tensor<5x6xi4>
    return %c0, %c1 : tensor<6xi4>, tensor<5x6xi4>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi4>, %arg1: tensor<i32>) -> tensor<6xi4> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi4>, tensor<i32>, tensor<i32>) -> tensor<1x6xi4>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi4>) -> tensor<6xi4>
    return %1 : tensor<6xi4>
  }
  func.func private @closed_call(%arg0: tensor<6xi4>, %arg1: tensor<6xi4>) -> (tensor<6xi4>, tensor<6xi4>) {
    return %arg1, %arg0 : tensor<6xi4>, tensor<6xi4>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi4>, %arg1: tensor<6xi4>, %arg2: tensor<i32>) -> tensor<5x6xi4> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi4>) -> tensor<1x6xi4>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi4>, tensor<1x6xi4>, tensor<i32>, tensor<i32>) -> tensor<5x6xi4>
    return %1 : tensor<5x6xi4>
  }
}

// -----

module @types_scan_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0, %want1 = call @expected() : () -> (tensor<6xui2>, tensor<5x6xui2>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xui2>) -> tensor<1x6xui2>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui2>) -> tensor<6xui2>
    %c = stablehlo.constant dense<0> : tensor<ui2>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui2>) -> tensor<5x6xui2>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xui2>, tensor<i32>, tensor<6xui2>, tensor<5x6xui2>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui2>, tensor<i32>) -> tensor<6xui2>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xui2>, tensor<6xui2>) -> (tensor<6xui2>, tensor<6xui2>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xui2>, tensor<6xui2>, tensor<i32>) -> tensor<5x6xui2>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xui2>, tensor<i32>, tensor<6xui2>, tensor<5x6xui2>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xui2>, tensor<6xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xui2>, tensor<5x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x020102030203020302030302010203030103020101020101010102020201"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> (tensor<6xui2>, tensor<5x6xui2>) {
    %c0 = stablehlo.constant dense<[1, 1, 2, 2, 2, 1]> : tensor<6xui2>
    %c1 = stablehlo.constant dense<"0x020102030203020102030203020302030302010203030103020101020101"> : tensor<5x6xui2>
    return %c0, %c1 : tensor<6xui2>, tensor<5x6xui2>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui2>, %arg1: tensor<i32>) -> tensor<6xui2> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui2>, tensor<i32>, tensor<i32>) -> tensor<1x6xui2>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui2>) -> tensor<6xui2>
    return %1 : tensor<6xui2>
  }
  func.func private @closed_call(%arg0: tensor<6xui2>, %arg1: tensor<6xui2>) -> (tensor<6xui2>, tensor<6xui2>) {
    return %arg1, %arg0 : tensor<6xui2>, tensor<6xui2>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui2>, %arg1: tensor<6xui2>, %arg2: tensor<i32>) -> tensor<5x6xui2> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui2>) -> tensor<1x6xui2>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui2>, tensor<1x6xui2>, tensor<i32>, tensor<i32>) -> tensor<5x6xui2>
    return %1 : tensor<5x6xui2>
  }
}

// -----

module @types_scan_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0, %want1 = call @expected() : () -> (tensor<6xui4>, tensor<5x6xui4>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xui4>) -> tensor<1x6xui4>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui4>) -> tensor<6xui4>
    %c = stablehlo.constant dense<0> : tensor<ui4>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui4>) -> tensor<5x6xui4>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xui4>, tensor<i32>, tensor<6xui4>, tensor<5x6xui4>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui4>, tensor<i32>) -> tensor<6xui4>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xui4>, tensor<6xui4>) -> (tensor<6xui4>, tensor<6xui4>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xui4>, tensor<6xui4>, tensor<i32>) -> tensor<5x6xui4>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xui4>, tensor<i32>, tensor<6xui4>, tensor<5x6xui4>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xui4>, tensor<6xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xui4>, tensor<5x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x030301030201020103030201020202030302020103020103010202010102"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> (tensor<6xui4>, tensor<5x6xui4>) {
    %c0 = stablehlo.constant dense<[1, 2, 2, 1, 1, 2]> : tensor<6xui4>
    %c1 = stablehlo.constant dense<"0x030301030201030301030201020103030201020202030302020103020103"> : tensor<5x6xui4>
    return %c0, %c1 : tensor<6xui4>, tensor<5x6xui4>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui4>, %arg1: tensor<i32>) -> tensor<6xui4> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui4>, tensor<i32>, tensor<i32>) -> tensor<1x6xui4>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui4>) -> tensor<6xui4>
    return %1 : tensor<6xui4>
  }
  func.func private @closed_call(%arg0: tensor<6xui4>, %arg1: tensor<6xui4>) -> (tensor<6xui4>, tensor<6xui4>) {
    return %arg1, %arg0 : tensor<6xui4>, tensor<6xui4>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui4>, %arg1: tensor<6xui4>, %arg2: tensor<i32>) -> tensor<5x6xui4> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui4>) -> tensor<1x6xui4>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui4>, tensor<1x6xui4>, tensor<i32>, tensor<i32>) -> tensor<5x6xui4>
    return %1 : tensor<5x6xui4>
  }
}

// -----

module @types_scan_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0, %want1 = call @expected() : () -> (tensor<6xi8>, tensor<5x6xi8>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xi8>) -> tensor<1x6xi8>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi8>) -> tensor<6xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<5x6xi8>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xi8>, tensor<i32>, tensor<6xi8>, tensor<5x6xi8>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi8>, tensor<i32>) -> tensor<6xi8>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xi8>, tensor<6xi8>) -> (tensor<6xi8>, tensor<6xi8>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xi8>, tensor<6xi8>, tensor<i32>) -> tensor<5x6xi8>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xi8>, tensor<i32>, tensor<6xi8>, tensor<5x6xi8>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xi8>, tensor<6xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x030103010102010302010103020203030202020303010101030203020102"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> (tensor<6xi8>, tensor<5x6xi8>) {
    %c0 = stablehlo.constant dense<[3, 2, 3, 2, 1, 2]> : tensor<6xi8>
    %c1 = stablehlo.constant dense<"0x030103010102030103010102010302010103020203030202020303010101"> : tensor<5x6xi8>
    return %c0, %c1 : tensor<6xi8>, tensor<5x6xi8>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi8>, %arg1: tensor<i32>) -> tensor<6xi8> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi8>, tensor<i32>, tensor<i32>) -> tensor<1x6xi8>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi8>) -> tensor<6xi8>
    return %1 : tensor<6xi8>
  }
  func.func private @closed_call(%arg0: tensor<6xi8>, %arg1: tensor<6xi8>) -> (tensor<6xi8>, tensor<6xi8>) {
    return %arg1, %arg0 : tensor<6xi8>, tensor<6xi8>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi8>, %arg1: tensor<6xi8>, %arg2: tensor<i32>) -> tensor<5x6xi8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi8>) -> tensor<1x6xi8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi8>, tensor<1x6xi8>, tensor<i32>, tensor<i32>) -> tensor<5x6xi8>
    return %1 : tensor<5x6xi8>
  }
}

// -----

module @types_scan_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0, %want1 = call @expected() : () -> (tensor<6xi16>, tensor<5x6xi16>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xi16>) -> tensor<1x6xi16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi16>) -> tensor<6xi16>
    %c = stablehlo.constant dense<0> : tensor<i16>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<5x6xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xi16>, tensor<i32>, tensor<6xi16>, tensor<5x6xi16>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi16>, tensor<i32>) -> tensor<6xi16>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xi16>, tensor<6xi16>) -> (tensor<6xi16>, tensor<6xi16>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xi16>, tensor<6xi16>, tensor<i32>) -> tensor<5x6xi16>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xi16>, tensor<i32>, tensor<6xi16>, tensor<5x6xi16>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xi16>, tensor<6xi16>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xi16>, tensor<5x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x030002000200030001000300030001000100010001000300020003000300030002000100010003000300010003000300030001000300030001000300"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> (tensor<6xi16>, tensor<5x6xi16>) {
    %c0 = stablehlo.constant dense<[3, 1, 3, 3, 1, 3]> : tensor<6xi16>
    %c1 = stablehlo.constant dense<"0x030002000200030001000300030002000200030001000300030001000100010001000300020003000300030002000100010003000300010003000300"> : tensor<5x6xi16>
    return %c0, %c1 : tensor<6xi16>, tensor<5x6xi16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi16>, %arg1: tensor<i32>) -> tensor<6xi16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi16>, tensor<i32>, tensor<i32>) -> tensor<1x6xi16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi16>) -> tensor<6xi16>
    return %1 : tensor<6xi16>
  }
  func.func private @closed_call(%arg0: tensor<6xi16>, %arg1: tensor<6xi16>) -> (tensor<6xi16>, tensor<6xi16>) {
    return %arg1, %arg0 : tensor<6xi16>, tensor<6xi16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi16>, %arg1: tensor<6xi16>, %arg2: tensor<i32>) -> tensor<5x6xi16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi16>) -> tensor<1x6xi16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi16>, tensor<1x6xi16>, tensor<i32>, tensor<i32>) -> tensor<5x6xi16>
    return %1 : tensor<5x6xi16>
  }
}

// -----

module @types_scan_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0, %want1 = call @expected() : () -> (tensor<6xi32>, tensor<5x6xi32>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xi32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xi32>, tensor<i32>, tensor<6xi32>, tensor<5x6xi32>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi32>, tensor<i32>) -> tensor<6xi32>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xi32>, tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xi32>, tensor<6xi32>, tensor<i32>) -> tensor<5x6xi32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xi32>, tensor<i32>, tensor<6xi32>, tensor<5x6xi32>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x020000000100000002000000010000000200000002000000020000000200000002000000010000000100000002000000010000000200000001000000030000000200000002000000010000000100000001000000020000000200000003000000030000000300000003000000030000000200000001000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> (tensor<6xi32>, tensor<5x6xi32>) {
    %c0 = stablehlo.constant dense<[3, 3, 3, 3, 2, 1]> : tensor<6xi32>
    %c1 = stablehlo.constant dense<"0x020000000100000002000000010000000200000002000000020000000100000002000000010000000200000002000000020000000200000002000000010000000100000002000000010000000200000001000000030000000200000002000000010000000100000001000000020000000200000003000000"> : tensor<5x6xi32>
    return %c0, %c1 : tensor<6xi32>, tensor<5x6xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi32>, tensor<i32>, tensor<i32>) -> tensor<1x6xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @closed_call(%arg0: tensor<6xi32>, %arg1: tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>) {
    return %arg1, %arg0 : tensor<6xi32>, tensor<6xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi32>, %arg1: tensor<6xi32>, %arg2: tensor<i32>) -> tensor<5x6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi32>, tensor<1x6xi32>, tensor<i32>, tensor<i32>) -> tensor<5x6xi32>
    return %1 : tensor<5x6xi32>
  }
}

// -----

module @types_scan_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0, %want1 = call @expected() : () -> (tensor<6xi64>, tensor<5x6xi64>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xi64>) -> tensor<1x6xi64>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi64>) -> tensor<6xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5x6xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xi64>, tensor<i64>, tensor<6xi64>, tensor<5x6xi64>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xi64>, tensor<i64>) -> tensor<6xi64>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xi64>, tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xi64>, tensor<6xi64>, tensor<i64>) -> tensor<5x6xi64>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xi64>, tensor<i64>, tensor<6xi64>, tensor<5x6xi64>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xi64>, tensor<6xi64>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000300000000000000030000000000000001000000000000000200000000000000030000000000000001000000000000000100000000000000020000000000000001000000000000000100000000000000010000000000000003000000000000000200000000000000030000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000020000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> (tensor<6xi64>, tensor<5x6xi64>) {
    %c0 = stablehlo.constant dense<[2, 3, 3, 3, 3, 3]> : tensor<6xi64>
    %c1 = stablehlo.constant dense<"0x020000000000000003000000000000000300000000000000030000000000000001000000000000000200000000000000020000000000000003000000000000000300000000000000030000000000000001000000000000000200000000000000030000000000000001000000000000000100000000000000020000000000000001000000000000000100000000000000010000000000000003000000000000000200000000000000030000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000"> : tensor<5x6xi64>
    return %c0, %c1 : tensor<6xi64>, tensor<5x6xi64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xi64>, %arg1: tensor<i64>) -> tensor<6xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xi64>, tensor<i64>, tensor<i64>) -> tensor<1x6xi64>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi64>) -> tensor<6xi64>
    return %1 : tensor<6xi64>
  }
  func.func private @closed_call(%arg0: tensor<6xi64>, %arg1: tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>) {
    return %arg1, %arg0 : tensor<6xi64>, tensor<6xi64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xi64>, %arg1: tensor<6xi64>, %arg2: tensor<i64>) -> tensor<5x6xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi64>) -> tensor<1x6xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xi64>, tensor<1x6xi64>, tensor<i64>, tensor<i64>) -> tensor<5x6xi64>
    return %1 : tensor<5x6xi64>
  }
}

// -----

module @types_scan_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0, %want1 = call @expected() : () -> (tensor<6xui8>, tensor<5x6xui8>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xui8>) -> tensor<1x6xui8>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui8>) -> tensor<6xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<5x6xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xui8>, tensor<i32>, tensor<6xui8>, tensor<5x6xui8>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui8>, tensor<i32>) -> tensor<6xui8>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xui8>, tensor<6xui8>) -> (tensor<6xui8>, tensor<6xui8>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xui8>, tensor<6xui8>, tensor<i32>) -> tensor<5x6xui8>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xui8>, tensor<i32>, tensor<6xui8>, tensor<5x6xui8>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xui8>, tensor<6xui8>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x020202020302020303010101020201010201020303030302020301030303"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> (tensor<6xui8>, tensor<5x6xui8>) {
    %c0 = stablehlo.constant dense<[2, 3, 1, 3, 3, 3]> : tensor<6xui8>
    %c1 = stablehlo.constant dense<"0x020202020302020202020302020303010101020201010201020303030302"> : tensor<5x6xui8>
    return %c0, %c1 : tensor<6xui8>, tensor<5x6xui8>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui8>, %arg1: tensor<i32>) -> tensor<6xui8> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui8>, tensor<i32>, tensor<i32>) -> tensor<1x6xui8>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui8>) -> tensor<6xui8>
    return %1 : tensor<6xui8>
  }
  func.func private @closed_call(%arg0: tensor<6xui8>, %arg1: tensor<6xui8>) -> (tensor<6xui8>, tensor<6xui8>) {
    return %arg1, %arg0 : tensor<6xui8>, tensor<6xui8>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui8>, %arg1: tensor<6xui8>, %arg2: tensor<i32>) -> tensor<5x6xui8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui8>) -> tensor<1x6xui8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui8>, tensor<1x6xui8>, tensor<i32>, tensor<i32>) -> tensor<5x6xui8>
    return %1 : tensor<5x6xui8>
  }
}

// -----

module @types_scan_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0, %want1 = call @expected() : () -> (tensor<6xui16>, tensor<5x6xui16>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xui16>) -> tensor<1x6xui16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui16>) -> tensor<6xui16>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<5x6xui16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xui16>, tensor<i32>, tensor<6xui16>, tensor<5x6xui16>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui16>, tensor<i32>) -> tensor<6xui16>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xui16>, tensor<6xui16>) -> (tensor<6xui16>, tensor<6xui16>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xui16>, tensor<6xui16>, tensor<i32>) -> tensor<5x6xui16>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xui16>, tensor<i32>, tensor<6xui16>, tensor<5x6xui16>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xui16>, tensor<6xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xui16>, tensor<5x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x030003000100010003000300030002000200010001000200020001000100030002000300020001000300030003000100020003000100030003000100"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> (tensor<6xui16>, tensor<5x6xui16>) {
    %c0 = stablehlo.constant dense<[2, 3, 1, 3, 3, 1]> : tensor<6xui16>
    %c1 = stablehlo.constant dense<"0x030003000100010003000300030003000100010003000300030002000200010001000200020001000100030002000300020001000300030003000100"> : tensor<5x6xui16>
    return %c0, %c1 : tensor<6xui16>, tensor<5x6xui16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui16>, %arg1: tensor<i32>) -> tensor<6xui16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui16>, tensor<i32>, tensor<i32>) -> tensor<1x6xui16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui16>) -> tensor<6xui16>
    return %1 : tensor<6xui16>
  }
  func.func private @closed_call(%arg0: tensor<6xui16>, %arg1: tensor<6xui16>) -> (tensor<6xui16>, tensor<6xui16>) {
    return %arg1, %arg0 : tensor<6xui16>, tensor<6xui16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui16>, %arg1: tensor<6xui16>, %arg2: tensor<i32>) -> tensor<5x6xui16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui16>) -> tensor<1x6xui16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui16>, tensor<1x6xui16>, tensor<i32>, tensor<i32>) -> tensor<5x6xui16>
    return %1 : tensor<5x6xui16>
  }
}

// -----

module @types_scan_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0, %want1 = call @expected() : () -> (tensor<6xui32>, tensor<5x6xui32>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xui32>) -> tensor<1x6xui32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui32>) -> tensor<6xui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<5x6xui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xui32>, tensor<i32>, tensor<6xui32>, tensor<5x6xui32>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui32>, tensor<i32>) -> tensor<6xui32>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xui32>, tensor<6xui32>, tensor<i32>) -> tensor<5x6xui32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xui32>, tensor<i32>, tensor<6xui32>, tensor<5x6xui32>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xui32>, tensor<6xui32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x010000000200000002000000030000000300000001000000030000000200000002000000030000000300000001000000010000000100000001000000010000000100000002000000010000000200000003000000010000000300000002000000030000000100000002000000020000000300000001000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> (tensor<6xui32>, tensor<5x6xui32>) {
    %c0 = stablehlo.constant dense<[3, 1, 2, 2, 3, 1]> : tensor<6xui32>
    %c1 = stablehlo.constant dense<"0x010000000200000002000000030000000300000001000000010000000200000002000000030000000300000001000000030000000200000002000000030000000300000001000000010000000100000001000000010000000100000002000000010000000200000003000000010000000300000002000000"> : tensor<5x6xui32>
    return %c0, %c1 : tensor<6xui32>, tensor<5x6xui32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui32>, %arg1: tensor<i32>) -> tensor<6xui32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui32>, tensor<i32>, tensor<i32>) -> tensor<1x6xui32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui32>) -> tensor<6xui32>
    return %1 : tensor<6xui32>
  }
  func.func private @closed_call(%arg0: tensor<6xui32>, %arg1: tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>) {
    return %arg1, %arg0 : tensor<6xui32>, tensor<6xui32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui32>, %arg1: tensor<6xui32>, %arg2: tensor<i32>) -> tensor<5x6xui32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui32>) -> tensor<1x6xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui32>, tensor<1x6xui32>, tensor<i32>, tensor<i32>) -> tensor<5x6xui32>
    return %1 : tensor<5x6xui32>
  }
}

// -----

module @types_scan_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0, %want1 = call @expected() : () -> (tensor<6xui64>, tensor<5x6xui64>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xui64>) -> tensor<1x6xui64>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui64>) -> tensor<6xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x6xui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<5x6xui64>, tensor<i64>, tensor<6xui64>, tensor<5x6xui64>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<5x6xui64>, tensor<i64>) -> tensor<6xui64>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<6xui64>, tensor<6xui64>) -> (tensor<6xui64>, tensor<6xui64>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<5x6xui64>, tensor<6xui64>, tensor<i64>) -> tensor<5x6xui64>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xui64>, tensor<i64>, tensor<6xui64>, tensor<5x6xui64>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<6xui64>, tensor<6xui64>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<5x6xui64>, tensor<5x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x030000000000000001000000000000000200000000000000020000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000001000000000000000100000000000000030000000000000001000000000000000100000000000000030000000000000002000000000000000300000000000000010000000000000001000000000000000100000000000000030000000000000002000000000000000200000000000000010000000000000001000000000000000200000000000000020000000000000001000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> (tensor<6xui64>, tensor<5x6xui64>) {
    %c0 = stablehlo.constant dense<[1, 1, 2, 2, 1, 3]> : tensor<6xui64>
    %c1 = stablehlo.constant dense<"0x030000000000000001000000000000000200000000000000020000000000000001000000000000000300000000000000030000000000000001000000000000000200000000000000020000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000001000000000000000100000000000000030000000000000001000000000000000100000000000000030000000000000002000000000000000300000000000000010000000000000001000000000000000100000000000000030000000000000002000000000000000200000000000000"> : tensor<5x6xui64>
    return %c0, %c1 : tensor<6xui64>, tensor<5x6xui64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xui64>, %arg1: tensor<i64>) -> tensor<6xui64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xui64>, tensor<i64>, tensor<i64>) -> tensor<1x6xui64>
    %1 = stablehlo.reshape %0 : (tensor<1x6xui64>) -> tensor<6xui64>
    return %1 : tensor<6xui64>
  }
  func.func private @closed_call(%arg0: tensor<6xui64>, %arg1: tensor<6xui64>) -> (tensor<6xui64>, tensor<6xui64>) {
    return %arg1, %arg0 : tensor<6xui64>, tensor<6xui64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xui64>, %arg1: tensor<6xui64>, %arg2: tensor<i64>) -> tensor<5x6xui64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui64>) -> tensor<1x6xui64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xui64>, tensor<1x6xui64>, tensor<i64>, tensor<i64>) -> tensor<5x6xui64>
    return %1 : tensor<5x6xui64>
  }
}

// -----

module @types_scan_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0, %want1 = call @expected() : () -> (tensor<6xf8E3M4>, tensor<5x6xf8E3M4>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf8E3M4>) -> tensor<1x6xf8E3M4>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E3M4>) -> tensor<6xf8E3M4>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E3M4>) -> tensor<5x6xf8E3M4>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xf8E3M4>, tensor<i32>, tensor<6xf8E3M4>, tensor<5x6xf8E3M4>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E3M4>, tensor<i32>) -> tensor<6xf8E3M4>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xf8E3M4>, tensor<6xf8E3M4>) -> (tensor<6xf8E3M4>, tensor<6xf8E3M4>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xf8E3M4>, tensor<6xf8E3M4>, tensor<i32>) -> tensor<5x6xf8E3M4>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xf8E3M4>, tensor<i32>, tensor<6xf8E3M4>, tensor<5x6xf8E3M4>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<6xf8E3M4>, tensor<6xf8E3M4>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x3A3E363A333B453947373C3341213448244133373946454244283B2C3C35"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> (tensor<6xf8E3M4>, tensor<5x6xf8E3M4>) {
    %c0 = stablehlo.constant dense<[2.5, 0.75, 1.6875, 0.875, 1.75, 1.3125]> : tensor<6xf8E3M4>
    %c1 = stablehlo.constant dense<"0x3A3E363A333B3A3E363A333B453947373C33412134482441333739464542"> : tensor<5x6xf8E3M4>
    return %c0, %c1 : tensor<6xf8E3M4>, tensor<5x6xf8E3M4>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E3M4>, %arg1: tensor<i32>) -> tensor<6xf8E3M4> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E3M4>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E3M4>) -> tensor<6xf8E3M4>
    return %1 : tensor<6xf8E3M4>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E3M4>, %arg1: tensor<6xf8E3M4>) -> (tensor<6xf8E3M4>, tensor<6xf8E3M4>) {
    return %arg1, %arg0 : tensor<6xf8E3M4>, tensor<6xf8E3M4>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E3M4>, %arg1: tensor<6xf8E3M4>, %arg2: tensor<i32>) -> tensor<5x6xf8E3M4> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E3M4>) -> tensor<1x6xf8E3M4>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E3M4>, tensor<1x6xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E3M4>
    return %1 : tensor<5x6xf8E3M4>
  }
}

// -----

module @types_scan_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0, %want1 = call @expected() : () -> (tensor<6xf8E4M3>, tensor<5x6xf8E4M3>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf8E4M3>) -> tensor<1x6xf8E4M3>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3>) -> tensor<6xf8E4M3>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3>) -> tensor<5x6xf8E4M3>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xf8E4M3>, tensor<i32>, tensor<6xf8E4M3>, tensor<5x6xf8E4M3>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E4M3>, tensor<i32>) -> tensor<6xf8E4M3>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xf8E4M3>, tensor<6xf8E4M3>) -> (tensor<6xf8E4M3>, tensor<6xf8E4M3>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xf8E4M3>, tensor<6xf8E4M3>, tensor<i32>) -> tensor<5x6xf8E4M3>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xf8E4M3>, tensor<i32>, tensor<6xf8E4M3>, tensor<5x6xf8E4M3>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6xf8E4M3>, tensor<6xf8E4M3>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x433D394242333F3444423E4140433A3F443B4140423341443C3D43414335"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> (tensor<6xf8E4M3>, tensor<5x6xf8E4M3>) {
    %c0 = stablehlo.constant dense<[1.5, 1.625, 2.75, 2.25, 2.75, 0.8125]> : tensor<6xf8E4M3>
    %c1 = stablehlo.constant dense<"0x433D39424233433D394242333F3444423E4140433A3F443B414042334144"> : tensor<5x6xf8E4M3>
    return %c0, %c1 : tensor<6xf8E4M3>, tensor<5x6xf8E4M3>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E4M3>, %arg1: tensor<i32>) -> tensor<6xf8E4M3> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E4M3>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3>) -> tensor<6xf8E4M3>
    return %1 : tensor<6xf8E4M3>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E4M3>, %arg1: tensor<6xf8E4M3>) -> (tensor<6xf8E4M3>, tensor<6xf8E4M3>) {
    return %arg1, %arg0 : tensor<6xf8E4M3>, tensor<6xf8E4M3>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E4M3>, %arg1: tensor<6xf8E4M3>, %arg2: tensor<i32>) -> tensor<5x6xf8E4M3> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3>) -> tensor<1x6xf8E4M3>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E4M3>, tensor<1x6xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3>
    return %1 : tensor<5x6xf8E4M3>
  }
}

// -----

module @types_scan_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0, %want1 = call @expected() : () -> (tensor<6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf8E4M3B11FNUZ>) -> tensor<1x6xf8E4M3B11FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<5x6xf8E4M3B11FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>, tensor<6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>) -> tensor<6xf8E4M3B11FNUZ>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>) -> (tensor<6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>, tensor<i32>) -> tensor<5x6xf8E4M3B11FNUZ>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>, tensor<6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5C5B565D5C55585952615A545F575B5C6458635E555F5A5A60635363525A"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> (tensor<6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<[2.0, 2.75, 0.6875, 2.75, 0.625, 1.25]> : tensor<6xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<"0x5C5B565D5C555C5B565D5C55585952615A545F575B5C6458635E555F5A5A"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E4M3B11FNUZ>, %arg1: tensor<i32>) -> tensor<6xf8E4M3B11FNUZ> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E4M3B11FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
    return %1 : tensor<6xf8E4M3B11FNUZ>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E4M3B11FNUZ>, %arg1: tensor<6xf8E4M3B11FNUZ>) -> (tensor<6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>) {
    return %arg1, %arg0 : tensor<6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E4M3B11FNUZ>, %arg1: tensor<6xf8E4M3B11FNUZ>, %arg2: tensor<i32>) -> tensor<5x6xf8E4M3B11FNUZ> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3B11FNUZ>) -> tensor<1x6xf8E4M3B11FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E4M3B11FNUZ>, tensor<1x6xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3B11FNUZ>
    return %1 : tensor<5x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_scan_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0, %want1 = call @expected() : () -> (tensor<6xf8E4M3FN>, tensor<5x6xf8E4M3FN>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf8E4M3FN>) -> tensor<1x6xf8E4M3FN>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3FN>) -> tensor<6xf8E4M3FN>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3FN>) -> tensor<5x6xf8E4M3FN>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xf8E4M3FN>, tensor<i32>, tensor<6xf8E4M3FN>, tensor<5x6xf8E4M3FN>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E4M3FN>, tensor<i32>) -> tensor<6xf8E4M3FN>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>) -> (tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xf8E4M3FN>, tensor<6xf8E4M3FN>, tensor<i32>) -> tensor<5x6xf8E4M3FN>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xf8E4M3FN>, tensor<i32>, tensor<6xf8E4M3FN>, tensor<5x6xf8E4M3FN>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3F403A433C313C3643433A3F3742413C393E3D3F313D33403A3B3A3A3935"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> (tensor<6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<[1.25, 1.375, 1.25, 1.25, 1.125, 0.8125]> : tensor<6xf8E4M3FN>
    %c1 = stablehlo.constant dense<"0x3F403A433C313F403A433C313C3643433A3F3742413C393E3D3F313D3340"> : tensor<5x6xf8E4M3FN>
    return %c0, %c1 : tensor<6xf8E4M3FN>, tensor<5x6xf8E4M3FN>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E4M3FN>, %arg1: tensor<i32>) -> tensor<6xf8E4M3FN> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E4M3FN>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3FN>) -> tensor<6xf8E4M3FN>
    return %1 : tensor<6xf8E4M3FN>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E4M3FN>, %arg1: tensor<6xf8E4M3FN>) -> (tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>) {
    return %arg1, %arg0 : tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E4M3FN>, %arg1: tensor<6xf8E4M3FN>, %arg2: tensor<i32>) -> tensor<5x6xf8E4M3FN> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3FN>) -> tensor<1x6xf8E4M3FN>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E4M3FN>, tensor<1x6xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3FN>
    return %1 : tensor<5x6xf8E4M3FN>
  }
}

// -----

module @types_scan_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0, %want1 = call @expected() : () -> (tensor<6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf8E4M3FNUZ>) -> tensor<1x6xf8E4M3FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3FNUZ>) -> tensor<5x6xf8E4M3FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xf8E4M3FNUZ>, tensor<i32>, tensor<6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E4M3FNUZ>, tensor<i32>) -> tensor<6xf8E4M3FNUZ>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>) -> (tensor<6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>, tensor<i32>) -> tensor<5x6xf8E4M3FNUZ>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xf8E4M3FNUZ>, tensor<i32>, tensor<6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x494545443D4439423B424C3E3E4C4A454641494747463B40494A3C434B4A"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> (tensor<6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<[2.25, 2.5, 0.75, 1.375, 2.75, 2.5]> : tensor<6xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<"0x494545443D44494545443D4439423B424C3E3E4C4A454641494747463B40"> : tensor<5x6xf8E4M3FNUZ>
    return %c0, %c1 : tensor<6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E4M3FNUZ>, %arg1: tensor<i32>) -> tensor<6xf8E4M3FNUZ> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E4M3FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
    return %1 : tensor<6xf8E4M3FNUZ>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E4M3FNUZ>, %arg1: tensor<6xf8E4M3FNUZ>) -> (tensor<6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>) {
    return %arg1, %arg0 : tensor<6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E4M3FNUZ>, %arg1: tensor<6xf8E4M3FNUZ>, %arg2: tensor<i32>) -> tensor<5x6xf8E4M3FNUZ> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3FNUZ>) -> tensor<1x6xf8E4M3FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E4M3FNUZ>, tensor<1x6xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3FNUZ>
    return %1 : tensor<5x6xf8E4M3FNUZ>
  }
}

// -----

module @types_scan_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0, %want1 = call @expected() : () -> (tensor<6xf8E5M2>, tensor<5x6xf8E5M2>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf8E5M2>) -> tensor<1x6xf8E5M2>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E5M2>) -> tensor<6xf8E5M2>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E5M2>) -> tensor<5x6xf8E5M2>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xf8E5M2>, tensor<i32>, tensor<6xf8E5M2>, tensor<5x6xf8E5M2>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E5M2>, tensor<i32>) -> tensor<6xf8E5M2>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xf8E5M2>, tensor<6xf8E5M2>) -> (tensor<6xf8E5M2>, tensor<6xf8E5M2>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xf8E5M2>, tensor<6xf8E5M2>, tensor<i32>) -> tensor<5x6xf8E5M2>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xf8E5M2>, tensor<i32>, tensor<6xf8E5M2>, tensor<5x6xf8E5M2>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<6xf8E5M2>, tensor<6xf8E5M2>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x413A3E413A3D413E41403C3C414142403D3D3D3941403D413C3E41403F39"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> (tensor<6xf8E5M2>, tensor<5x6xf8E5M2>) {
    %c0 = stablehlo.constant dense<[1.0, 1.5, 2.5, 2.0, 1.75, 0.625]> : tensor<6xf8E5M2>
    %c1 = stablehlo.constant dense<"0x413A3E413A3D413A3E413A3D413E41403C3C414142403D3D3D3941403D41"> : tensor<5x6xf8E5M2>
    return %c0, %c1 : tensor<6xf8E5M2>, tensor<5x6xf8E5M2>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E5M2>, %arg1: tensor<i32>) -> tensor<6xf8E5M2> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E5M2>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E5M2>) -> tensor<6xf8E5M2>
    return %1 : tensor<6xf8E5M2>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E5M2>, %arg1: tensor<6xf8E5M2>) -> (tensor<6xf8E5M2>, tensor<6xf8E5M2>) {
    return %arg1, %arg0 : tensor<6xf8E5M2>, tensor<6xf8E5M2>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E5M2>, %arg1: tensor<6xf8E5M2>, %arg2: tensor<i32>) -> tensor<5x6xf8E5M2> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E5M2>) -> tensor<1x6xf8E5M2>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E5M2>, tensor<1x6xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E5M2>
    return %1 : tensor<5x6xf8E5M2>
  }
}

// -----

module @types_scan_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0, %want1 = call @expected() : () -> (tensor<6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf8E5M2FNUZ>) -> tensor<1x6xf8E5M2FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E5M2FNUZ>) -> tensor<5x6xf8E5M2FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xf8E5M2FNUZ>, tensor<i32>, tensor<6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E5M2FNUZ>, tensor<i32>) -> tensor<6xf8E5M2FNUZ>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>) -> (tensor<6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>, tensor<i32>) -> tensor<5x6xf8E5M2FNUZ>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xf8E5M2FNUZ>, tensor<i32>, tensor<6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x414446463D3D453F453D423D423F424541443D3C44463C44454341433E3F"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> (tensor<6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<[2.5, 1.75, 1.25, 1.75, 0.75, 0.875]> : tensor<6xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<"0x414446463D3D414446463D3D453F453D423D423F424541443D3C44463C44"> : tensor<5x6xf8E5M2FNUZ>
    return %c0, %c1 : tensor<6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E5M2FNUZ>, %arg1: tensor<i32>) -> tensor<6xf8E5M2FNUZ> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E5M2FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
    return %1 : tensor<6xf8E5M2FNUZ>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E5M2FNUZ>, %arg1: tensor<6xf8E5M2FNUZ>) -> (tensor<6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>) {
    return %arg1, %arg0 : tensor<6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E5M2FNUZ>, %arg1: tensor<6xf8E5M2FNUZ>, %arg2: tensor<i32>) -> tensor<5x6xf8E5M2FNUZ> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E5M2FNUZ>) -> tensor<1x6xf8E5M2FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E5M2FNUZ>, tensor<1x6xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E5M2FNUZ>
    return %1 : tensor<5x6xf8E5M2FNUZ>
  }
}

// -----

module @types_scan_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0, %want1 = call @expected() : () -> (tensor<6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf8E8M0FNU>) -> tensor<1x6xf8E8M0FNU>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E8M0FNU>) -> tensor<6xf8E8M0FNU>
    %cst = stablehlo.constant dense<5.877470e-39> : tensor<f8E8M0FNU>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E8M0FNU>) -> tensor<5x6xf8E8M0FNU>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xf8E8M0FNU>, tensor<i32>, tensor<6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf8E8M0FNU>, tensor<i32>) -> tensor<6xf8E8M0FNU>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xf8E8M0FNU>, tensor<6xf8E8M0FNU>) -> (tensor<6xf8E8M0FNU>, tensor<6xf8E8M0FNU>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xf8E8M0FNU>, tensor<6xf8E8M0FNU>, tensor<i32>) -> tensor<5x6xf8E8M0FNU>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xf8E8M0FNU>, tensor<i32>, tensor<6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<6xf8E8M0FNU>, tensor<6xf8E8M0FNU>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7E8080807F807F7E80807E80808080808080807F807F80807F807F7F8080"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> (tensor<6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<[1.0, 2.0, 1.0, 1.0, 2.0, 2.0]> : tensor<6xf8E8M0FNU>
    %c1 = stablehlo.constant dense<"0x7E8080807F807E8080807F807F7E80807E80808080808080807F807F8080"> : tensor<5x6xf8E8M0FNU>
    return %c0, %c1 : tensor<6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf8E8M0FNU>, %arg1: tensor<i32>) -> tensor<6xf8E8M0FNU> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf8E8M0FNU>, tensor<i32>, tensor<i32>) -> tensor<1x6xf8E8M0FNU>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf8E8M0FNU>) -> tensor<6xf8E8M0FNU>
    return %1 : tensor<6xf8E8M0FNU>
  }
  func.func private @closed_call(%arg0: tensor<6xf8E8M0FNU>, %arg1: tensor<6xf8E8M0FNU>) -> (tensor<6xf8E8M0FNU>, tensor<6xf8E8M0FNU>) {
    return %arg1, %arg0 : tensor<6xf8E8M0FNU>, tensor<6xf8E8M0FNU>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf8E8M0FNU>, %arg1: tensor<6xf8E8M0FNU>, %arg2: tensor<i32>) -> tensor<5x6xf8E8M0FNU> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E8M0FNU>) -> tensor<1x6xf8E8M0FNU>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf8E8M0FNU>, tensor<1x6xf8E8M0FNU>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E8M0FNU>
    return %1 : tensor<5x6xf8E8M0FNU>
  }
}

// -----

module @types_scan_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0, %want1 = call @expected() : () -> (tensor<6xbf16>, tensor<5x6xbf16>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xbf16>) -> tensor<1x6xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xbf16>) -> tensor<6xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<5x6xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xbf16>, tensor<i32>, tensor<6xbf16>, tensor<5x6xbf16>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xbf16>, tensor<i32>) -> tensor<6xbf16>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xbf16>, tensor<6xbf16>) -> (tensor<6xbf16>, tensor<6xbf16>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xbf16>, tensor<6xbf16>, tensor<i32>) -> tensor<5x6xbf16>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xbf16>, tensor<i32>, tensor<6xbf16>, tensor<5x6xbf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<6xbf16>, tensor<6xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x1B403840BB3F0540033F373FCC3F374017400D3FB93F24401F40E33F0C40C33F32401D3F40403B408A3F903FF93F1140F83F843F9C3FE03F7C3F683F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> (tensor<6xbf16>, tensor<5x6xbf16>) {
    %c0 = stablehlo.constant dense<[1.9375, 1.03125, 1.21875, 1.75, 0.984375, 0.90625]> : tensor<6xbf16>
    %c1 = stablehlo.constant dense<"0x1B403840BB3F0540033F373F1B403840BB3F0540033F373FCC3F374017400D3FB93F24401F40E33F0C40C33F32401D3F40403B408A3F903FF93F1140"> : tensor<5x6xbf16>
    return %c0, %c1 : tensor<6xbf16>, tensor<5x6xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xbf16>, %arg1: tensor<i32>) -> tensor<6xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x6xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xbf16>) -> tensor<6xbf16>
    return %1 : tensor<6xbf16>
  }
  func.func private @closed_call(%arg0: tensor<6xbf16>, %arg1: tensor<6xbf16>) -> (tensor<6xbf16>, tensor<6xbf16>) {
    return %arg1, %arg0 : tensor<6xbf16>, tensor<6xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xbf16>, %arg1: tensor<6xbf16>, %arg2: tensor<i32>) -> tensor<5x6xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xbf16>) -> tensor<1x6xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xbf16>, tensor<1x6xbf16>, tensor<i32>, tensor<i32>) -> tensor<5x6xbf16>
    return %1 : tensor<5x6xbf16>
  }
}

// -----

module @types_scan_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0, %want1 = call @expected() : () -> (tensor<6xf16>, tensor<5x6xf16>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf16>) -> tensor<1x6xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf16>) -> tensor<6xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<5x6xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xf16>, tensor<i32>, tensor<6xf16>, tensor<5x6xf16>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf16>, tensor<i32>) -> tensor<6xf16>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xf16>, tensor<6xf16>) -> (tensor<6xf16>, tensor<6xf16>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xf16>, tensor<6xf16>, tensor<i32>) -> tensor<5x6xf16>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xf16>, tensor<i32>, tensor<6xf16>, tensor<5x6xf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<6xf16>, tensor<6xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x71403C3B9441B340CE3A243C3F3E843CE73F7C3E4C3E473DCC3EE8401F3E1141B839123F8A3FC13A5E3ACF40D53EBE408E3C8240073EB441F33E1D3D"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> (tensor<6xf16>, tensor<5x6xf16>) {
    %c0 = stablehlo.constant dense<[1.138671875, 2.25390625, 1.5068359375, 2.8515625, 1.7373046875, 1.2783203125]> : tensor<6xf16>
    %c1 = stablehlo.constant dense<"0x71403C3B9441B340CE3A243C71403C3B9441B340CE3A243C3F3E843CE73F7C3E4C3E473DCC3EE8401F3E1141B839123F8A3FC13A5E3ACF40D53EBE40"> : tensor<5x6xf16>
    return %c0, %c1 : tensor<6xf16>, tensor<5x6xf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf16>, %arg1: tensor<i32>) -> tensor<6xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf16>, tensor<i32>, tensor<i32>) -> tensor<1x6xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf16>) -> tensor<6xf16>
    return %1 : tensor<6xf16>
  }
  func.func private @closed_call(%arg0: tensor<6xf16>, %arg1: tensor<6xf16>) -> (tensor<6xf16>, tensor<6xf16>) {
    return %arg1, %arg0 : tensor<6xf16>, tensor<6xf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf16>, %arg1: tensor<6xf16>, %arg2: tensor<i32>) -> tensor<5x6xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf16>) -> tensor<1x6xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf16>, tensor<1x6xf16>, tensor<i32>, tensor<i32>) -> tensor<5x6xf16>
    return %1 : tensor<5x6xf16>
  }
}

// -----

module @types_scan_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0, %want1 = call @expected() : () -> (tensor<6xf32>, tensor<5x6xf32>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xf32>, tensor<i32>, tensor<6xf32>, tensor<5x6xf32>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf32>, tensor<i32>) -> tensor<6xf32>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<5x6xf32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xf32>, tensor<i32>, tensor<6xf32>, tensor<5x6xf32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xD13B1F3F4BFF07402AE11140C048B33F5E660C407E430840FAD2AE3FE7FFED3F1DF7873FD35D064019680040B84C0B40FDD0DA3F97BBBE3F42A7B73F6D339D3F238710403490623F82F3C53FFBE4284010683740F237E93FF6901C409CB7A93F58290A3FE529A33F46D7D23FFE9C8E3FB4140440DC74843F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> (tensor<6xf32>, tensor<5x6xf32>) {
    %c0 = stablehlo.constant dense<[0.53969336, 1.274716, 1.6471946, 1.114166, 2.0637636, 1.0348163]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<"0xD13B1F3F4BFF07402AE11140C048B33F5E660C407E430840D13B1F3F4BFF07402AE11140C048B33F5E660C407E430840FAD2AE3FE7FFED3F1DF7873FD35D064019680040B84C0B40FDD0DA3F97BBBE3F42A7B73F6D339D3F238710403490623F82F3C53FFBE4284010683740F237E93FF6901C409CB7A93F"> : tensor<5x6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<5x6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
    return %arg1, %arg0 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<5x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    return %1 : tensor<5x6xf32>
  }
}

// -----

module @types_scan_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0, %want1 = call @expected() : () -> (tensor<6xf64>, tensor<5x6xf64>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xf64>) -> tensor<1x6xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf64>) -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xf64>, tensor<i64>, tensor<6xf64>, tensor<5x6xf64>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xf64>, tensor<i64>) -> tensor<6xf64>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xf64>, tensor<6xf64>) -> (tensor<6xf64>, tensor<6xf64>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xf64>, tensor<6xf64>, tensor<i64>) -> tensor<5x6xf64>
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i64>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xf64>, tensor<i64>, tensor<6xf64>, tensor<5x6xf64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0xDF27E8690038F23FEB4DFDE2A7F3FC3F72D8DCB0F0D5FF3F4AEB4502F610E63FE58B3D41DF5E07402BB0590BF6DF0540BF2273DCE980E43F6E896F0DFDD8E33F3C6348BF606D0140B5AD3C68588104402EEFEB8F0B460040BCF47C5623AE02406FE089EB3F510240CEE3A29CD10AFA3FD61F60925044FB3F8837619E5D4FFE3F8AEBC8DA8C02EC3FF99B535A2C9CE33F65FBE607A899F73FE2111AC5A65FEA3F4D23E2298DB3E63F64726D128ABA0340B7288B47BB3C0740E412B90A32CBFD3F0311A5E976CEF53F6CD9B0ED64E0E03F14A9610373CBFB3FEB885A5A16BC0440DBD6449BE0650540FAC9AFAB51BC0640"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> (tensor<6xf64>, tensor<5x6xf64>) {
    %c0 = stablehlo.constant dense<[1.3629063727140085, 0.5273918764494687, 1.7371702320184044, 2.591839509857086, 2.6747448091872292, 2.8419526494046723]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<"0xDF27E8690038F23FEB4DFDE2A7F3FC3F72D8DCB0F0D5FF3F4AEB4502F610E63FE58B3D41DF5E07402BB0590BF6DF0540DF27E8690038F23FEB4DFDE2A7F3FC3F72D8DCB0F0D5FF3F4AEB4502F610E63FE58B3D41DF5E07402BB0590BF6DF0540BF2273DCE980E43F6E896F0DFDD8E33F3C6348BF606D0140B5AD3C68588104402EEFEB8F0B460040BCF47C5623AE02406FE089EB3F510240CEE3A29CD10AFA3FD61F60925044FB3F8837619E5D4FFE3F8AEBC8DA8C02EC3FF99B535A2C9CE33F65FBE607A899F73FE2111AC5A65FEA3F4D23E2298DB3E63F64726D128ABA0340B7288B47BB3C0740E412B90A32CBFD3F"> : tensor<5x6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<5x6xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xf64>, %arg1: tensor<i64>) -> tensor<6xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xf64>, tensor<i64>, tensor<i64>) -> tensor<1x6xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf64>) -> tensor<6xf64>
    return %1 : tensor<6xf64>
  }
  func.func private @closed_call(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> (tensor<6xf64>, tensor<6xf64>) {
    return %arg1, %arg0 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<i64>) -> tensor<5x6xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xf64>, tensor<1x6xf64>, tensor<i64>, tensor<i64>) -> tensor<5x6xf64>
    return %1 : tensor<5x6xf64>
  }
}

// -----

module @types_scan_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0, %want1 = call @expected() : () -> (tensor<6xcomplex<f32>>, tensor<5x6xcomplex<f32>>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5x6xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xcomplex<f32>>, tensor<i32>, tensor<6xcomplex<f32>>, tensor<5x6xcomplex<f32>>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xcomplex<f32>>, tensor<i32>) -> tensor<6xcomplex<f32>>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xcomplex<f32>>, tensor<6xcomplex<f32>>, tensor<i32>) -> tensor<5x6xcomplex<f32>>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xcomplex<f32>>, tensor<i32>, tensor<6xcomplex<f32>>, tensor<5x6xcomplex<f32>>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x8D8A703FCF01533FA34D0840CF4F29408EDDF73FA6AFE53F465F5F3F0449D63F5B2C3440259BD93F17F50D3F44940240AFBD2D3FA996CB3FE7CAC03F0255E23FF865374069833340DDA1653F23AD3A402AE0653F1509D13F3CAFC13F302D2A403F8C30402A5F633FCB4C053F2BF32A405548AC3FB8468E3F215FE83FE3AC3940DDC2363F048A2D400C523A408A87653FF223353F191E104088E6163FE018D83F3E17304039C3F43FFABE344094F5883F2B4CC23F7F1A1840FBC2A73F1C592C4063F92440AB8E593FE83C394040EC413F46163A4065420D40B3C83F403DF2CA3F346E3E40F43B0D4078E5FF3FE4DCFF3F"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(2.5777214,0.8498332), (2.8943424,0.75751114), (2.9076095,2.2071774), (2.9966247,1.5855175), (2.9754763,2.2067842), (1.9991903,1.9989285)]> : tensor<6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x8D8A703FCF01533FA34D0840CF4F29408EDDF73FA6AFE53F465F5F3F0449D63F5B2C3440259BD93F17F50D3F449402408D8A703FCF01533FA34D0840CF4F29408EDDF73FA6AFE53F465F5F3F0449D63F5B2C3440259BD93F17F50D3F44940240AFBD2D3FA996CB3FE7CAC03F0255E23FF865374069833340DDA1653F23AD3A402AE0653F1509D13F3CAFC13F302D2A403F8C30402A5F633FCB4C053F2BF32A405548AC3FB8468E3F215FE83FE3AC3940DDC2363F048A2D400C523A408A87653FF223353F191E104088E6163FE018D83F3E17304039C3F43FFABE344094F5883F2B4CC23F7F1A1840FBC2A73F1C592C40"> : tensor<5x6xcomplex<f32>>
    return %c0, %c1 : tensor<6xcomplex<f32>>, tensor<5x6xcomplex<f32>>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<6xcomplex<f32>> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x6xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    return %1 : tensor<6xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<6xcomplex<f32>>, %arg1: tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) {
    return %arg1, %arg0 : tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xcomplex<f32>>, %arg1: tensor<6xcomplex<f32>>, %arg2: tensor<i32>) -> tensor<5x6xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<5x6xcomplex<f32>>
    return %1 : tensor<5x6xcomplex<f32>>
  }
}

// -----

module @types_scan_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f64>>
    %want0, %want1 = call @expected() : () -> (tensor<6xcomplex<f64>>, tensor<5x6xcomplex<f64>>)
    %0 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<5x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
    %1 = stablehlo.reshape %0 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5x6xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<5x6xcomplex<f64>>, tensor<i64>, tensor<6xcomplex<f64>>, tensor<5x6xcomplex<f64>>
    cond {
      %c_3 = stablehlo.constant dense<5> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<5x6xcomplex<f64>>, tensor<i64>) -> tensor<6xcomplex<f64>>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<5x6xcomplex<f64>>, tensor<6xcomplex<f64>>, tensor<i64>) -> tensor<5x6xcomplex<f64>>
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i64>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<5x6xcomplex<f64>>, tensor<i64>, tensor<6xcomplex<f64>>, tensor<5x6xcomplex<f64>>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xEB775AAB3B61F03F548FB71349B20640C0E016964B6E064022526C5BF845F83F593E23566C79E93F570B42D22DE7FB3F4D7F7B79BCBC0240302A29AB868FE33F6A49CBDA6AC303403EBF3821C937EE3F96626BF3CCF9FF3FFC84C61B1D910040A1E4E5653A0205407AD59D9C8A60F63F1EF6710A7B93FB3F28F1843094A6F73FD6122D489E3C054064E10958B1850140944485F91114034094EF2CD9E35A01401CE18A4EF4F9E13FC88B70EE358E0740E86698D4579006401004B6DB502DE73F71C700EFB2430040056CD537CADFE43FC079BA838766F33F15033AA314EF0640A0A2C2FEB123FD3FDC19C15B126703401A91CD23DE870140AEAB9DD41E72034052DEF52B281CED3F5E331A2EC19DF33F56D756F39EDBF93F2D7C6199C5E201408B1DE091E1E6FB3FCE7781C7DB3E0140B37A40B960290540D112C071B4E40040D83B3501751D04407B9647CFF7090740D1FA144F9B7602400F751F8051C707402AE4F03FF823E93F05EA606EC2DE05405E0A8C01465B0240324E60677227EF3F76B43AC501BF00409A4D1EA5C42AF23F9E25559244C70140847A26CA9B14044081AB93B4C033074016A0BD1895D9F83FA87A464DF5F0F43FC64671FA1240F33F446DC1367F53074028304DEC1711F43F9AB6DF25DE51064052AAFDFACD07F23F"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[(2.0932650955715486,1.1354414415298835), (2.2222987587199006,2.5100627701752405), (2.9002699000897683,1.5531207052645235), (1.3088276880804788,1.2031430991086594), (2.9157699849871808,1.2541732054260226), (2.78997449482888,1.126905422623754)]> : tensor<6xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0xEB775AAB3B61F03F548FB71349B20640C0E016964B6E064022526C5BF845F83F593E23566C79E93F570B42D22DE7FB3F4D7F7B79BCBC0240302A29AB868FE33F6A49CBDA6AC303403EBF3821C937EE3F96626BF3CCF9FF3FFC84C61B1D910040EB775AAB3B61F03F548FB71349B20640C0E016964B6E064022526C5BF845F83F593E23566C79E93F570B42D22DE7FB3F4D7F7B79BCBC0240302A29AB868FE33F6A49CBDA6AC303403EBF3821C937EE3F96626BF3CCF9FF3FFC84C61B1D910040A1E4E5653A0205407AD59D9C8A60F63F1EF6710A7B93FB3F28F1843094A6F73FD6122D489E3C054064E10958B1850140944485F91114034094EF2CD9E35A01401CE18A4EF4F9E13FC88B70EE358E0740E86698D4579006401004B6DB502DE73F71C700EFB2430040056CD537CADFE43FC079BA838766F33F15033AA314EF0640A0A2C2FEB123FD3FDC19C15B126703401A91CD23DE870140AEAB9DD41E72034052DEF52B281CED3F5E331A2EC19DF33F56D756F39EDBF93F2D7C6199C5E201408B1DE091E1E6FB3FCE7781C7DB3E0140B37A40B960290540D112C071B4E40040D83B3501751D04407B9647CFF7090740D1FA144F9B7602400F751F8051C707402AE4F03FF823E93F05EA606EC2DE05405E0A8C01465B0240324E60677227EF3F"> : tensor<5x6xcomplex<f64>>
    return %c0, %c1 : tensor<6xcomplex<f64>>, tensor<5x6xcomplex<f64>>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x6xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<6xcomplex<f64>> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<5x6xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<1x6xcomplex<f64>>
    %1 = stablehlo.reshape %0 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
    return %1 : tensor<6xcomplex<f64>>
  }
  func.func private @closed_call(%arg0: tensor<6xcomplex<f64>>, %arg1: tensor<6xcomplex<f64>>) -> (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) {
    return %arg1, %arg0 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x6xcomplex<f64>>, %arg1: tensor<6xcomplex<f64>>, %arg2: tensor<i64>) -> tensor<5x6xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x6xcomplex<f64>>, tensor<1x6xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<5x6xcomplex<f64>>
    return %1 : tensor<5x6xcomplex<f64>>
  }
}
