module @types_dynamic_update_slice_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi1>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xi1>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xi1>) -> tensor<2x2xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xi1>, tensor<2x2xi1>, tensor<i32>, tensor<i32>) -> tensor<5x6xi1>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x000101010101000100000000010000000000000101010000000001010000"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xi1>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000101010101000100000000010000000000000101000100000001000100"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
}

// -----

module @types_dynamic_update_slice_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi2>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xi2>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xi2>) -> tensor<2x2xi2>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xi2>, tensor<2x2xi2>, tensor<i32>, tensor<i32>) -> tensor<5x6xi2>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi2>, tensor<5x6xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi2>, tensor<i32>) {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xi2>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
}

// -----

module @types_dynamic_update_slice_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi4>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xi4>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xi4>) -> tensor<2x2xi4>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xi4>, tensor<2x2xi4>, tensor<i32>, tensor<i32>) -> tensor<5x6xi4>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi4>, tensor<5x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi4>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x010101020103030201010301010201010102030301010102030303020303"> : tensor<5x6xi4>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xi4>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x010101020103030201010301010201010102030301010102030303030203"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
}

// -----

module @types_dynamic_update_slice_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui2>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xui2>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xui2>) -> tensor<2x2xui2>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xui2>, tensor<2x2xui2>, tensor<i32>, tensor<i32>) -> tensor<5x6xui2>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui2>, tensor<5x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui2>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x010303020302030201020302020101010102020203020302030303010203"> : tensor<5x6xui2>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xui2>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x010303020302030201020302020101010102020203010302030303030203"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
}

// -----

module @types_dynamic_update_slice_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui4>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xui4>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xui4>) -> tensor<2x2xui4>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xui4>, tensor<2x2xui4>, tensor<i32>, tensor<i32>) -> tensor<5x6xui4>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui4>, tensor<5x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui4>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x030102020102030301020101030203020202030303030301010102020101"> : tensor<5x6xui4>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xui4>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x030102020102030301020101030203020202030303030101010102030301"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
}

// -----

module @types_dynamic_update_slice_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi8>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xi8>) -> tensor<2x2xi8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xi8>, tensor<2x2xi8>, tensor<i32>, tensor<i32>) -> tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi8>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x020202020302030301010301010202010302020302030103030101010303"> : tensor<5x6xi8>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xi8>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x020202020302030301010301010202010302020302020203030101030303"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
}

// -----

module @types_dynamic_update_slice_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi16>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xi16>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xi16>) -> tensor<2x2xi16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xi16>, tensor<2x2xi16>, tensor<i32>, tensor<i32>) -> tensor<5x6xi16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi16>, tensor<5x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi16>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x010002000300020003000100010002000100030001000200010003000200010002000200010001000100030003000100020003000300020003000200"> : tensor<5x6xi16>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xi16>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010002000300020003000100010002000100030001000200010003000200010002000200010001000100010002000100020003000300010002000200"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
}

// -----

module @types_dynamic_update_slice_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xi32>) -> tensor<2x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xi32>, tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x010000000100000003000000020000000200000001000000010000000100000002000000020000000300000003000000010000000100000001000000020000000100000002000000010000000300000003000000020000000300000003000000020000000200000003000000010000000200000001000000"> : tensor<5x6xi32>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xi32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000100000003000000020000000200000001000000010000000100000002000000020000000300000003000000010000000100000001000000020000000100000002000000010000000300000003000000010000000100000003000000020000000200000003000000010000000100000001000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
}

// -----

module @types_dynamic_update_slice_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi64>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xi64>) -> tensor<2x2xi64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xi64>, tensor<2x2xi64>, tensor<i32>, tensor<i32>) -> tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi64>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000030000000000000002000000000000000300000000000000020000000000000001000000000000000100000000000000010000000000000002000000000000000300000000000000030000000000000002000000000000000300000000000000010000000000000003000000000000000100000000000000010000000000000002000000000000000300000000000000020000000000000003000000000000000200000000000000020000000000000001000000000000000300000000000000"> : tensor<5x6xi64>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xi64>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000030000000000000002000000000000000300000000000000020000000000000001000000000000000100000000000000010000000000000002000000000000000300000000000000030000000000000002000000000000000300000000000000010000000000000003000000000000000100000000000000010000000000000001000000000000000300000000000000020000000000000003000000000000000200000000000000030000000000000002000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
}

// -----

module @types_dynamic_update_slice_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui8>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xui8>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xui8>) -> tensor<2x2xui8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xui8>, tensor<2x2xui8>, tensor<i32>, tensor<i32>) -> tensor<5x6xui8>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui8>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x010303010103030301020202010303010102030103030202030103020202"> : tensor<5x6xui8>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xui8>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x010303010103030301020202010303010102030103010302030103030302"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
}

// -----

module @types_dynamic_update_slice_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui16>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xui16>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xui16>) -> tensor<2x2xui16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xui16>, tensor<2x2xui16>, tensor<i32>, tensor<i32>) -> tensor<5x6xui16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui16>, tensor<5x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui16>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x030003000100010001000100020003000300020001000100020003000200010001000100010002000100020003000300010001000200030002000300"> : tensor<5x6xui16>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xui16>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x030003000100010001000100020003000300020001000100020003000200010001000100010002000100030003000300010001000200020003000300"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
}

// -----

module @types_dynamic_update_slice_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xui32>) -> tensor<2x2xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xui32>, tensor<2x2xui32>, tensor<i32>, tensor<i32>) -> tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x030000000100000002000000030000000300000002000000020000000100000002000000020000000200000002000000010000000200000003000000020000000100000003000000020000000100000002000000020000000100000002000000020000000300000002000000030000000300000001000000"> : tensor<5x6xui32>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xui32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000100000002000000030000000300000002000000020000000100000002000000020000000200000002000000010000000200000003000000020000000100000003000000020000000100000002000000030000000100000002000000020000000300000002000000020000000100000001000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
}

// -----

module @types_dynamic_update_slice_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui64>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xui64>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xui64>) -> tensor<2x2xui64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xui64>, tensor<2x2xui64>, tensor<i32>, tensor<i32>) -> tensor<5x6xui64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<5x6xui64>, tensor<5x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui64>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x010000000000000003000000000000000100000000000000030000000000000002000000000000000300000000000000020000000000000002000000000000000200000000000000030000000000000003000000000000000300000000000000020000000000000001000000000000000200000000000000020000000000000001000000000000000200000000000000030000000000000001000000000000000300000000000000010000000000000003000000000000000100000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000200000000000000"> : tensor<5x6xui64>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xui64>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000003000000000000000100000000000000030000000000000002000000000000000300000000000000020000000000000002000000000000000200000000000000030000000000000003000000000000000300000000000000020000000000000001000000000000000200000000000000020000000000000001000000000000000200000000000000030000000000000001000000000000000300000000000000010000000000000003000000000000000100000000000000030000000000000003000000000000000300000000000000020000000000000002000000000000000200000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
}

// -----

module @types_dynamic_update_slice_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E3M4>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf8E3M4>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xf8E3M4>) -> tensor<2x2xf8E3M4>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xf8E3M4>, tensor<2x2xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E3M4>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x403E40374446254740433733352345322F21452E3426383D4633343E453C"> : tensor<5x6xf8E3M4>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xf8E3M4>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x403E40374446254740433733352345322F21452E34403E3D46333425473C"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
}

// -----

module @types_dynamic_update_slice_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xf8E4M3>) -> tensor<2x2xf8E4M3>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xf8E4M3>, tensor<2x2xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x3A3F323941383B353C343C38423B384032413E3C443837413E3B313D3A42"> : tensor<5x6xf8E4M3>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xf8E4M3>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3A3F323941383B353C343C38423B384032413E3C443A3F413E3B313B3542"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
}

// -----

module @types_dynamic_update_slice_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x5A55536163625E60615A6258535C51535B61626258596258615A5351605E"> : tensor<5x6xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5A55536163625E60615A6258535C51535B616262585A5558615A535E605E"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_dynamic_update_slice_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FN>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FN>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FN>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x38333F344139384242423E3C3E4133434039413F3D334343433B43403937"> : tensor<5x6xf8E4M3FN>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xf8E4M3FN>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x38333F344139384242423E3C3E4133434039413F3D383343433B43384237"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
}

// -----

module @types_dynamic_update_slice_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FNUZ>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FNUZ>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FNUZ>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x404540424B4A394B493C454C46494A3C383A4B4B47484B4B4A493C3D4A4A"> : tensor<5x6xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xf8E4M3FNUZ>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x404540424B4A394B493C454C46494A3C383A4B4B4740454B4A493C394B4A"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
}

// -----

module @types_dynamic_update_slice_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xf8E5M2>) -> tensor<2x2xf8E5M2>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xf8E5M2>, tensor<2x2xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x423E3F3D3F3B3D4141413D3D3C403C40393A3E3D3B413E3A413B3B3E413B"> : tensor<5x6xf8E5M2>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xf8E5M2>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x423E3F3D3F3B3D4141413D3D3C403C40393A3E3D3B423E3A413B3B3D413B"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
}

// -----

module @types_dynamic_update_slice_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2FNUZ>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2FNUZ>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2FNUZ>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x40404441433E3C453E40413E45423D4545424644454543414346413E423C"> : tensor<5x6xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xf8E5M2FNUZ>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x40404441433E3C453E40413E45423D4545424644454040414346413C453C"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
}

// -----

module @types_dynamic_update_slice_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E8M0FNU>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf8E8M0FNU>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>, tensor<i32>, tensor<i32>) -> tensor<5x6xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E8M0FNU>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x8080807E807E8080807F80807F7F808080807F7E80807F80807E807F807F"> : tensor<5x6xf8E8M0FNU>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xf8E8M0FNU>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x8080807E807E8080807F80807F7F808080807F7E80808080807E8080807F"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
}

// -----

module @types_dynamic_update_slice_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xbf16>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xbf16>) -> tensor<2x2xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xbf16>, tensor<2x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xbf16>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x0340BD3FBF3F354002403B40E33FB03FA13F753F9C3FE23FB53F643F043F943F0240D43FF63FE83FEC3FB13F303F293F623F3D40DF3F883F2340153F"> : tensor<5x6xbf16>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xbf16>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0340BD3FBF3F354002403B40E33FB03FA13F753F9C3FE23FB53F643F043F943F0240D43FF63FE83FEC3F0340BD3F293F623F3D40DF3FE33FB03F153F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
}

// -----

module @types_dynamic_update_slice_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf16>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xf16>) -> tensor<2x2xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xf16>, tensor<2x2xf16>, tensor<i32>, tensor<i32>) -> tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf16>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0xF53A4D419440283BA840EE40183ED641C83F753C6241FB41E03DA2418E401238234022416641A33A57401341633CF53B0D3BEC402B419B38E1406F3E"> : tensor<5x6xf16>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xf16>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0xF53A4D419440283BA840EE40183ED641C83F753C6241FB41E03DA2418E401238234022416641A33A5740F53A4D41F53B0D3BEC402B41183ED6416F3E"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
}

// -----

module @types_dynamic_update_slice_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xf32>) -> tensor<2x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x924C05408597EA3F4135823F288D33400648B73FB92603405218EE3F456B31404670D13F919CC63F9194223FC0A47C3F98DD9A3F0BB52A40003B2640AE770440BFDF2940DB029D3F0D97F43FEA3E1E3F20FD1540253C024077B79E3F63783740F0E738401043C33FCE95A53F558BDF3FEADD053FB866D93F"> : tensor<5x6xf32>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xf32>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x924C05408597EA3F4135823F288D33400648B73FB92603405218EE3F456B31404670D13F919CC63F9194223FC0A47C3F98DD9A3F0BB52A40003B2640AE770440BFDF2940DB029D3F0D97F43FEA3E1E3F20FD1540924C05408597EA3F63783740F0E738401043C33FCE95A53F5218EE3F456B3140B866D93F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
}

// -----

module @types_dynamic_update_slice_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf64>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xf64>) -> tensor<2x2xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xf64>, tensor<2x2xf64>, tensor<i32>, tensor<i32>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf64>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0xC291B1887FC00440FCD3041F79D4FF3F3EEC0644DF56EE3FDD58BAF7287FF73FDDE82FE6330CEC3F8AEFC38DF9CC04409C10F94C2CAAF83F399984BC646EFC3F944C9C5C2F2CF23FB7DD270546CB03404206750590AFEF3FAF1223CB309E0540A05EE7D6B2C7E13F896E6018EF0A02402697E9A248C10240262CB89BF7410740CC8AAD6991D2F13FB59A53B0423E04400297F237A5E70440163D391C01E00240D2B94126495C0140CB5CD0D9C0320540C3F2B59B31CBF23F14687DBD01EBF83F95579121F773E43FB34A07D6F6ECEE3FD8C93BF323F3F03F0F9A485E1D15F33FA29C5E045D800740992578CBDA7CF33F"> : tensor<5x6xf64>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xf64>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0xC291B1887FC00440FCD3041F79D4FF3F3EEC0644DF56EE3FDD58BAF7287FF73FDDE82FE6330CEC3F8AEFC38DF9CC04409C10F94C2CAAF83F399984BC646EFC3F944C9C5C2F2CF23FB7DD270546CB03404206750590AFEF3FAF1223CB309E0540A05EE7D6B2C7E13F896E6018EF0A02402697E9A248C10240262CB89BF7410740CC8AAD6991D2F13FB59A53B0423E04400297F237A5E70440163D391C01E00240D2B94126495C0140C291B1887FC00440FCD3041F79D4FF3F14687DBD01EBF83F95579121F773E43FB34A07D6F6ECEE3FD8C93BF323F3F03F9C10F94C2CAAF83F399984BC646EFC3F992578CBDA7CF33F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
}

// -----

module @types_dynamic_update_slice_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xcomplex<f32>>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f32>>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<5x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f32>>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x22E4843F9EABF83F9ED81B4082C7063F618F963F5EA4183FBEE2253F92103F40ED313640567A533F3319F73FCF2B0040851A074031646A3F8825EB3FDC3CA43F873C863F8B0EA43FA1972940A903933F8B131C40B2957A3F6FC8853F52232840906C2E40CA402540AD8BED3F60DA103F69E1254039F70940AB4C1C40C0849F3FBB81883F47322B407ABB1040ADB4E13F16013C40029B054009FE503F2F171240B5992A40AA1A344030B9004037E827405C7F3D3F59749B3F0E668B3FEEF50940222BF13F8E37194064718C3F20D7A33F3228103F0C090640EA7AF83FB973034013222C40586BF93FD62CB13F6063963F"> : tensor<5x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xcomplex<f32>>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x22E4843F9EABF83F9ED81B4082C7063F618F963F5EA4183FBEE2253F92103F40ED313640567A533F3319F73FCF2B0040851A074031646A3F8825EB3FDC3CA43F873C863F8B0EA43FA1972940A903933F8B131C40B2957A3F6FC8853F52232840906C2E40CA402540AD8BED3F60DA103F69E1254039F70940AB4C1C40C0849F3FBB81883F47322B407ABB1040ADB4E13F16013C40029B054009FE503F2F171240B5992A40AA1A344022E4843F9EABF83F9ED81B4082C7063F0E668B3FEEF50940222BF13F8E37194064718C3F20D7A33F3228103F0C090640851A074031646A3F8825EB3FDC3CA43FD62CB13F6063963F"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
}

// -----

module @types_dynamic_update_slice_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xcomplex<f64>>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f64>>
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x6xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %5 = stablehlo.add %arg1, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg1 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_update_slice %arg0, %0, %3, %6 : (tensor<5x6xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<5x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f64>>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x0A2D0A6F2B820040A4DE834EADFC00401B0845978106F73F6FEF7B8E32E3F53F7E8BCF6D70510240E33458B7AFE5E13FDFF2B08BD7A6F23FAC87F4FD5141F03F8503D7BBF9C2F63F44D8665B612FE13F8A92303B3343F63F0040DD0DCCB2FA3F398EC221193104403264B0F42236FC3F99ACFE4A3432EA3F01ADF2C88DDEFE3F246E6544F449F43F301B0C68CAFD0140D84431CA9771E63F042872E08124E33F05F9D501376E0740FADFE51CBC9701406E0EBAED5F1DF43FC237F18133C9F03F3310655E2D9A044012A795B5E4830240DAB67810D353F33FF35C5102935805407F56E9986257F33FB871418E9B3005404D96E0A1DFACF03FB492AA7140280240A3B0D885B02101404AB60D94C326E23F8CD3016CBEADEE3F32BF8A0024DAF73FF5ECFB317503F73FFA74082EEC9FF03F91E5971BF7EAF83F9FF6A7BE0A42E23FA0F0472A3BAFF93F50AAC13C7D4FF13F553D3D8BF832F23FB5DBD6CF4C94E03FA2BEEC50C21CEC3FCED68BE74BFDFB3F0E3A9BD9D80C0040439FAFC70925F53F2226538282850140553CBBDF1154F03FD96373DF17A5E33F26F707C7ABE20040652159AE1D03E13FE6D559182D63F83F1CE9851FCC9CE73F7F2F6479AB0B0240CC23EDD9D2420440C4C2BCDCFECEF03F262EDE2A327707404B25B6899CF50340"> : tensor<5x6xcomplex<f64>>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1 : tensor<5x6xcomplex<f64>>, tensor<i32>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x0A2D0A6F2B820040A4DE834EADFC00401B0845978106F73F6FEF7B8E32E3F53F7E8BCF6D70510240E33458B7AFE5E13FDFF2B08BD7A6F23FAC87F4FD5141F03F8503D7BBF9C2F63F44D8665B612FE13F8A92303B3343F63F0040DD0DCCB2FA3F398EC221193104403264B0F42236FC3F99ACFE4A3432EA3F01ADF2C88DDEFE3F246E6544F449F43F301B0C68CAFD0140D84431CA9771E63F042872E08124E33F05F9D501376E0740FADFE51CBC9701406E0EBAED5F1DF43FC237F18133C9F03F3310655E2D9A044012A795B5E4830240DAB67810D353F33FF35C5102935805407F56E9986257F33FB871418E9B3005404D96E0A1DFACF03FB492AA7140280240A3B0D885B02101404AB60D94C326E23F8CD3016CBEADEE3F32BF8A0024DAF73FF5ECFB317503F73FFA74082EEC9FF03F91E5971BF7EAF83F9FF6A7BE0A42E23FA0F0472A3BAFF93F50AAC13C7D4FF13F0A2D0A6F2B820040A4DE834EADFC00401B0845978106F73F6FEF7B8E32E3F53F0E3A9BD9D80C0040439FAFC70925F53F2226538282850140553CBBDF1154F03FD96373DF17A5E33F26F707C7ABE20040652159AE1D03E13FE6D559182D63F83F398EC221193104403264B0F42236FC3F99ACFE4A3432EA3F01ADF2C88DDEFE3F262EDE2A327707404B25B6899CF50340"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
}
