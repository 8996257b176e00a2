module @types_select_bool {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xi1>, tensor<5x6xi1>)
    %want0 = call @expected() : () -> tensor<5x6xi1>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xi1>, tensor<5x6xi1>) {
    %c0 = stablehlo.constant dense<"0x000000000100000100010100010000010001010101000000000000010101"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x000001000101010100000101010001000001010100000001000101010001"> : tensor<5x6xi1>
    %c2 = stablehlo.constant dense<"0x010001010001000101000101010101010100000001000000000101000101"> : tensor<5x6xi1>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xi1>, tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010001010101000101000101010101000101010100000000000101010001"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
}

// -----

module @types_select_i2 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xi2>, tensor<5x6xi2>)
    %want0 = call @expected() : () -> tensor<5x6xi2>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi2>, tensor<5x6xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xi2>, tensor<5x6xi2>) {
    %c0 = stablehlo.constant dense<"0x000101000100010000010001010101010000000101010100010100010100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<1> : tensor<5x6xi2>
    %c2 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xi2>, tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
}

// -----

module @types_select_i4 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xi4>, tensor<5x6xi4>)
    %want0 = call @expected() : () -> tensor<5x6xi4>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi4>, tensor<5x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xi4>, tensor<5x6xi4>) {
    %c0 = stablehlo.constant dense<"0x010000010101010001000100000001010101010100000100010100000101"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x010101030201030101020301020203020203010101030301010103010203"> : tensor<5x6xi4>
    %c2 = stablehlo.constant dense<"0x010201010201010102010201020101030201010201020101020303030202"> : tensor<5x6xi4>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xi4>, tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x010201030201030101010301020103020203010101020301010103030203"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
}

// -----

module @types_select_u2 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xui2>, tensor<5x6xui2>)
    %want0 = call @expected() : () -> tensor<5x6xui2>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui2>, tensor<5x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xui2>, tensor<5x6xui2>) {
    %c0 = stablehlo.constant dense<"0x000101000000010101000000010001000100000001000101010101010100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x020103030203020102030303020101020102030302030303020101010203"> : tensor<5x6xui2>
    %c2 = stablehlo.constant dense<"0x010302010303030303030103020302030201010302020201030303030101"> : tensor<5x6xui2>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xui2>, tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x010103010303020102030103020301030101010302020303020101010201"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
}

// -----

module @types_select_u4 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xui4>, tensor<5x6xui4>)
    %want0 = call @expected() : () -> tensor<5x6xui4>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui4>, tensor<5x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xui4>, tensor<5x6xui4>) {
    %c0 = stablehlo.constant dense<"0x000000010100010000010001000000000000010000000100000100010000"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x020301020203030201030102020201020202020201010201010303020201"> : tensor<5x6xui4>
    %c2 = stablehlo.constant dense<"0x030203020101030103010202030302030301010301010201020301010303"> : tensor<5x6xui4>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xui4>, tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x030203020201030103030202030302030301020301010201020301020303"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
}

// -----

module @types_select_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xi8>, tensor<5x6xi8>)
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xi8>, tensor<5x6xi8>) {
    %c0 = stablehlo.constant dense<"0x010001000001000101000101010100010000000000000001010101000100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x020102020101030302020302010202030302010201030301030101020302"> : tensor<5x6xi8>
    %c2 = stablehlo.constant dense<"0x020203030203010201030103020303030302010103030103020303030202"> : tensor<5x6xi8>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xi8>, tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x020202030201010302030302010203030302010103030101030101030302"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
}

// -----

module @types_select_i16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xi16>, tensor<5x6xi16>)
    %want0 = call @expected() : () -> tensor<5x6xi16>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi16>, tensor<5x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xi16>, tensor<5x6xi16>) {
    %c0 = stablehlo.constant dense<"0x000001010101000100010101010000010100010101010000010000000100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x010003000100020002000200020002000100010001000300030003000100020002000100020002000200030002000200030002000100030003000100"> : tensor<5x6xi16>
    %c2 = stablehlo.constant dense<"0x030003000200010001000300030002000200010001000300010003000300020001000300020003000200030002000200020003000100020002000200"> : tensor<5x6xi16>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xi16>, tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x030003000100020002000200030002000200010001000300030003000300020002000300020002000200030002000200030003000100020003000200"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
}

// -----

module @types_select_i32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xi32>, tensor<5x6xi32>)
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xi32>, tensor<5x6xi32>) {
    %c0 = stablehlo.constant dense<"0x000001010001010101000000010000010101010101000100000000010101"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x020000000200000001000000020000000200000001000000020000000100000002000000020000000100000003000000010000000200000002000000010000000100000002000000030000000100000001000000010000000300000003000000020000000100000001000000020000000300000002000000"> : tensor<5x6xi32>
    %c2 = stablehlo.constant dense<"0x010000000100000001000000020000000200000001000000030000000100000002000000010000000300000001000000030000000300000001000000020000000100000003000000030000000100000002000000030000000200000001000000010000000200000003000000010000000200000001000000"> : tensor<5x6xi32>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xi32>, tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000020000000200000001000000020000000100000002000000010000000300000001000000010000000300000001000000010000000100000002000000030000000100000001000000030000000300000001000000010000000200000003000000020000000300000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
}

// -----

module @types_select_i64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xi64>, tensor<5x6xi64>)
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xi64>, tensor<5x6xi64>) {
    %c0 = stablehlo.constant dense<"0x000000000100000001000001010000010001000000000001000100010100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x030000000000000002000000000000000300000000000000030000000000000002000000000000000300000000000000020000000000000003000000000000000100000000000000010000000000000002000000000000000300000000000000010000000000000002000000000000000300000000000000020000000000000003000000000000000200000000000000030000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000030000000000000003000000000000000300000000000000010000000000000001000000000000000200000000000000"> : tensor<5x6xi64>
    %c2 = stablehlo.constant dense<"0x030000000000000001000000000000000200000000000000020000000000000002000000000000000300000000000000020000000000000002000000000000000200000000000000010000000000000003000000000000000200000000000000020000000000000001000000000000000300000000000000030000000000000003000000000000000100000000000000030000000000000001000000000000000300000000000000030000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000010000000000000003000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xi64>, tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x030000000000000001000000000000000200000000000000020000000000000002000000000000000300000000000000020000000000000002000000000000000100000000000000010000000000000003000000000000000300000000000000010000000000000001000000000000000300000000000000020000000000000003000000000000000200000000000000030000000000000001000000000000000300000000000000030000000000000002000000000000000200000000000000020000000000000003000000000000000100000000000000010000000000000001000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
}

// -----

module @types_select_u8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xui8>, tensor<5x6xui8>)
    %want0 = call @expected() : () -> tensor<5x6xui8>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xui8>, tensor<5x6xui8>) {
    %c0 = stablehlo.constant dense<"0x000101000101010101010001010101010001010000000101010101010001"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x020301020302020303020203020303010103010201010101010201010103"> : tensor<5x6xui8>
    %c2 = stablehlo.constant dense<"0x020101030301010203030203030102020301020202020103030103030302"> : tensor<5x6xui8>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xui8>, tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x020301030302020303020203020303010303010202020101010201010303"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
}

// -----

module @types_select_u16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xui16>, tensor<5x6xui16>)
    %want0 = call @expected() : () -> tensor<5x6xui16>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui16>, tensor<5x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xui16>, tensor<5x6xui16>) {
    %c0 = stablehlo.constant dense<"0x010100000000010101010100000001000000000001010101000000010100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x010003000200030001000200030002000200010003000100010003000300020002000300030003000300020001000100030002000300020001000100"> : tensor<5x6xui16>
    %c2 = stablehlo.constant dense<"0x030001000300010003000200020003000200020002000100010001000200010002000100020003000300020003000300030001000200020003000100"> : tensor<5x6xui16>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xui16>, tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x010003000300010003000200030002000200010003000100010001000300010002000100020003000300020001000100030001000200020001000100"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
}

// -----

module @types_select_u32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xui32>, tensor<5x6xui32>)
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xui32>, tensor<5x6xui32>) {
    %c0 = stablehlo.constant dense<"0x010100000100000100010101000101000000010000010101010100000000"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x010000000100000001000000030000000200000001000000010000000300000003000000010000000200000003000000030000000200000003000000010000000100000003000000020000000200000001000000020000000100000003000000010000000300000002000000010000000200000001000000"> : tensor<5x6xui32>
    %c2 = stablehlo.constant dense<"0x030000000300000002000000030000000100000002000000010000000100000003000000030000000200000003000000010000000300000002000000010000000200000002000000010000000200000001000000010000000200000003000000010000000200000001000000020000000200000002000000"> : tensor<5x6xui32>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xui32>, tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x010000000100000002000000030000000200000002000000010000000300000003000000010000000200000003000000010000000200000003000000010000000200000002000000020000000200000001000000020000000100000003000000010000000300000001000000020000000200000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
}

// -----

module @types_select_u64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xui64>, tensor<5x6xui64>)
    %want0 = call @expected() : () -> tensor<5x6xui64>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui64>, tensor<5x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xui64>, tensor<5x6xui64>) {
    %c0 = stablehlo.constant dense<"0x010001010101010001000001000001010001000000000101000100000000"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x010000000000000003000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000300000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000200000000000000030000000000000003000000000000000100000000000000030000000000000002000000000000000300000000000000020000000000000001000000000000000300000000000000020000000000000001000000000000000300000000000000010000000000000003000000000000000100000000000000"> : tensor<5x6xui64>
    %c2 = stablehlo.constant dense<"0x020000000000000001000000000000000200000000000000010000000000000002000000000000000300000000000000010000000000000001000000000000000300000000000000020000000000000002000000000000000100000000000000030000000000000001000000000000000200000000000000020000000000000002000000000000000300000000000000010000000000000001000000000000000200000000000000010000000000000001000000000000000300000000000000030000000000000003000000000000000200000000000000020000000000000003000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xui64>, tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000001000000000000000300000000000000020000000000000002000000000000000200000000000000030000000000000001000000000000000200000000000000030000000000000002000000000000000100000000000000010000000000000001000000000000000200000000000000010000000000000001000000000000000300000000000000030000000000000001000000000000000200000000000000020000000000000003000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
}

// -----

module @types_select_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>)
    %want0 = call @expected() : () -> tensor<5x6xf8E3M4>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) {
    %c0 = stablehlo.constant dense<"0x000101000001000100010000010101000100010101000001000001000101"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x453D452C313639272B413E3A44293D3C30232D3C47452C302B452C433B3C"> : tensor<5x6xf8E3M4>
    %c2 = stablehlo.constant dense<"0x2A242F45284744412348342D224021462F31403A2438254743323E332D44"> : tensor<5x6xf8E3M4>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x2A3D4545283644272341342D44293D4630312D3C4738253043322C333B3C"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
}

// -----

module @types_select_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) {
    %c0 = stablehlo.constant dense<"0x010101000101000000000100000100000001010100000100000001010000"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x4341404138413E43393C3A4239403D33353A3840413131423E4344393943"> : tensor<5x6xf8E4M3>
    %c2 = stablehlo.constant dense<"0x3B31384141353C43433443393B3A37423D32413A4143353744444133403E"> : tensor<5x6xf8E4M3>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x4341404138413C4343343A393B4037423D3A38404143313744444439403E"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
}

// -----

module @types_select_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<"0x000101010001000101000000010001010000010101010000010001010000"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x606163625F5F5F5B585F51615A5B64625E615C645A61595D555B535E6364"> : tensor<5x6xf8E4M3B11FNUZ>
    %c2 = stablehlo.constant dense<"0x6360615D5563535B62635F5F6061625A635F615F5654615260595460625C"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x63616362555F535B58635F5F5A616462635F5C645A6161525559535E625C"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_select_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FN>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<"0x000001010101000000000000010001010001000000000100010100000100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x37433F3F433D4243403F324243423D3D353E3A3C3C3E3F413B4040403B37"> : tensor<5x6xf8E4M3FN>
    %c2 = stablehlo.constant dense<"0x3741413D43423233393C3A3A43373D3A3B41424038393E3D41423E333A39"> : tensor<5x6xf8E4M3FN>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x37413F3F433D3233393C3A3A43373D3D3B3E424038393F3D3B403E333B39"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
}

// -----

module @types_select_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FNUZ>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000010100000000000101000001010100010001"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x4C49493E41484B49394A474A4148414C43384B49414A4648464C4B4A453C"> : tensor<5x6xf8E4M3FNUZ>
    %c2 = stablehlo.constant dense<"0x4947424B394A4547414B4C4738463A43404948413D4A4C43444A4940474A"> : tensor<5x6xf8E4M3FNUZ>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4C47424B394A4547394B4C4741483A4340494849414A4C48464C494A473C"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
}

// -----

module @types_select_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) {
    %c0 = stablehlo.constant dense<"0x000001000001010101010000010100010000000000000100010001000001"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x423D393E41423E3F3B403F3F413C3F413E423D3C3B3940423A403C3A393B"> : tensor<5x6xf8E5M2>
    %c2 = stablehlo.constant dense<"0x3F393C423E3D3E403F3C3B3E413F3D3C3F3D413A3F423A413A3D413A4142"> : tensor<5x6xf8E5M2>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3F3939423E423E3F3B403B3E413C3D413F3D413A3F4240413A3D3C3A413B"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
}

// -----

module @types_select_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2FNUZ>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<"0x010101000000000001010001010000010100010001000100010001000000"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x45434545434546444443463F4542414545454144454142414441403E4444"> : tensor<5x6xf8E5M2FNUZ>
    %c2 = stablehlo.constant dense<"0x454246464243414540423D40464244424040453E3C44443F3F44453F3D3C"> : tensor<5x6xf8E5M2FNUZ>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x454345464243414544433D3F454244454540413E4544423F4444403F3D3C"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
}

// -----

module @types_select_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<5x6xf8E8M0FNU>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<"0x000100000000010001010100010100010001010100010101000101000100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x807F7F807E808080808080807F7F7F7F7F7F7F7F7F7F808080807E807F7F"> : tensor<5x6xf8E8M0FNU>
    %c2 = stablehlo.constant dense<"0x7F7F7F7F7F7F80807F8080807E807F7E808080808080807F7F807F7F8080"> : tensor<5x6xf8E8M0FNU>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7F7F7F7F7F7F8080808080807F7F7F7F807F7F7F807F80807F807E7F7F80"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
}

// -----

module @types_select_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xbf16>, tensor<5x6xbf16>)
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xbf16>, tensor<5x6xbf16>) {
    %c0 = stablehlo.constant dense<"0x000000000001000100010100010101000000000100010100000000010100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0xB53FF93F25409C3F1840AB3F503FA63FD63FC13FCD3F173F21401240603F253F3A3F673F103FA23F063FAA3FFF3F0540C13FDD3F3A40E03FF53F3E40"> : tensor<5x6xbf16>
    %c2 = stablehlo.constant dense<"0x11402C403640EE3F1D40E73FDE3F123FA63F3B40CA3FD73F933F933F673F4040EE3F06401E40DF3F21402C404D3FF93F303FD23F1740FA3FC33FAE3F"> : tensor<5x6xbf16>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xbf16>, tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x11402C403640EE3F1D40AB3FDE3FA63FA63FC13FCD3FD73F21401240603F4040EE3F06401E40A23F2140AA3FFF3FF93F303FD23F1740E03FF53FAE3F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
}

// -----

module @types_select_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xf16>, tensor<5x6xf16>)
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xf16>, tensor<5x6xf16>) {
    %c0 = stablehlo.constant dense<"0x000101010000010000000101000101000101010000000101000100000001"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x1140643F8938E7408040743D1A3CE13C4041033CD940493EC23FA13A1D41E5410540D241763C9039E43F5B403340E63E4239393C9B3EA83CD840B841"> : tensor<5x6xf16>
    %c2 = stablehlo.constant dense<"0xA5404E3CCE396A392440C63F643FD03F7F3A6441773E423FD23E5C411341003D4540423E5D3B5D382D41AA411E3AF83DF241643F763E053846403C3B"> : tensor<5x6xf16>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xf16>, tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0xA540643F8938E7402440C63F1A3CD03F7F3A6441D940493ED23EA13A1D41003D0540D241763C5D382D41AA413340E63EF241393C763E05384640B841"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
}

// -----

module @types_select_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>)
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) {
    %c0 = stablehlo.constant dense<"0x010100010000010100000000000000000000010100010101010001010001"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x156D293F43410D4082B58C3FE2EBB13F3747284059932F3FAEBA154070BA09407675B73F346C933FC3F3E03F4606E03F03F7AA3F1C372B40CF112240589B393F0E12403FF9F82240B04A653F3830A83F431929407855A13F481B1740E8641D3F56250C3F6C522E40120ECA3FE105AF3F4658E03FD4EDB53F"> : tensor<5x6xf32>
    %c2 = stablehlo.constant dense<"0xC60512408CC51A403FDF2140BE71783FED1A2940CB21A13F7597CE3F9753373FB45BB63F221BF03F81B2BF3F417F3240CBFD0940AEA20640C8B31C40BB1B2540F956E53F96442C40FDF6C83FB4F71440D3F1CB3F15C33040A09C5D3F36E4294069863340CF3B113F8303CC3F37F006407AEF453FA4A35D3F"> : tensor<5x6xf32>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x156D293F43410D403FDF2140E2EBB13FED1A2940CB21A13FAEBA154070BA0940B45BB63F221BF03F81B2BF3F417F3240CBFD0940AEA20640C8B31C40BB1B2540F956E53F96442C40B04A653F3830A83FD3F1CB3F7855A13F481B1740E8641D3F56250C3FCF3B113F120ECA3FE105AF3F7AEF453FD4EDB53F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
}

// -----

module @types_select_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xf64>, tensor<5x6xf64>)
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xf64>, tensor<5x6xf64>) {
    %c0 = stablehlo.constant dense<"0x000000000100010101010101000001000101010000000001000000010100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x746D164A2987FF3F82D0D3CCB2F8FA3F96B47789E774EF3FBE42A84BFF240440500D2D5D9EA9E73FFC6F58F8A3870240CE9B345575080040F532B6C5A80802403B63458B34B00540F61833483A130240AAC9EC549F5FF53FDEC46F226FF40740C4D8227F979D0140B6526619370F0440CD969A6D0C60F73F3F90D422D967F83F28F8EEA3A29CEB3F389019CFED96F93FB2832EF0CCE2F73F24D9D9EF7433024078CC391B76E6F43F6C353B687705F83FB26AB584747CE53F4278D1BB818DFA3F45DA3E48D88C0740C8DEF5F38EC6F53F72099B10F919E93F87D10FE14C86FE3FC8ED26856BAD0040B9BBE411412DFB3F"> : tensor<5x6xf64>
    %c2 = stablehlo.constant dense<"0x704ABF909AD7E23FB3CEA52B67F204401FB24AD31F9001403E7EB017DFA3F43F7ECCD936155EF23F0F1BB6B1FFF8FE3FB6B630419F9EE93FAE71C0A0BD8E04407C814FC83532F33F04D3689600200640CCF09FA7B83FE83F258E31A489A8ED3F7E32BF3A19EFF83F1603DDEF475DE63FB5BFF67616BAFE3F70A4F6D728E10640FE2B48387A2AE93F5EF1C44E4DCC0040B99BFBBB3BBBF83F9308A6611DAEF53F8DCC7EBEE977004074AC87BA0CCAFD3FE42DDFE22BF20240C237AD078F88F43FB648922748BCFE3F77C796881288F33FFB38086A9BA505407C9FCE2997A60540248C09285496F73F2EA885CF2933FE3F"> : tensor<5x6xf64>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xf64>, tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x704ABF909AD7E23FB3CEA52B67F204401FB24AD31F9001403E7EB017DFA3F43F500D2D5D9EA9E73F0F1BB6B1FFF8FE3FCE9B345575080040F532B6C5A80802403B63458B34B00540F61833483A130240AAC9EC549F5FF53FDEC46F226FF407407E32BF3A19EFF83F1603DDEF475DE63FCD969A6D0C60F73F70A4F6D728E1064028F8EEA3A29CEB3F389019CFED96F93FB2832EF0CCE2F73F9308A6611DAEF53F8DCC7EBEE977004074AC87BA0CCAFD3FE42DDFE22BF202404278D1BB818DFA3FB648922748BCFE3F77C796881288F33FFB38086A9BA5054087D10FE14C86FE3FC8ED26856BAD00402EA885CF2933FE3F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
}

// -----

module @types_select_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f32>>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x010100010000010000000100000000000001010101010001000100000101"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x802EA53FF51328407F2B903FF3E72C3F925C3640F7B9E53F28B67F3F833ED73F7D990B40F4BA3A40C76810409CF19F3FB0C92840724A353F8FEAFB3F1402FC3FD379F83F03FC12409113113F64E6233F3B21E73F6B3430404A58653FA185A93FE7141C40B942384032072540BBFF363F713626406BEACA3FCECA503F5E432C40F720153FE8E32740EC3ECB3F442FC13F4DF2013F6C8D483F408AEB3F24631C407731333FC713C23FD613DF3F1931C23F5B26A53F68B9203FDC75C13FB3C7823F5B7301402B2B2A4039040740CFC49B3FB73C0040CDDB1340D08FED3F2181C73F0E0731402574893F163903407207DF3F"> : tensor<5x6xcomplex<f32>>
    %c2 = stablehlo.constant dense<"0xCB69163F97FC673FDB451D4067E7243FE6B70840D1BC053F82215C3F2B5C0740193CF13F5550F03FE442344018FF633F6A9E0740FB07A63F780CB53FF734723FDA963D3FE1F4933F88E417402E7C1F403093064039721C3FDF632340B1C1C03F8AB27C3F110D16406CDCAC3F42200940FA680C40C29C2F4096B3923F89B13340023C0F40A4BABD3F72CCDE3F8288E93FC2F2803F84E8553FE95C2B3F73D8793F4F582E409D78D63FA2AF393F7AFBAE3F680434405E81EE3F58923C3F0C6509409CA21E40A689F33FF31FF93FF80F1D4012643E40FF77F53F39FDAA3F0CC2063F7AB6053FD707A23FDE6F0D400A3BAC3F"> : tensor<5x6xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x802EA53FF51328407F2B903FF3E72C3FE6B70840D1BC053F28B67F3F833ED73F193CF13F5550F03FE442344018FF633FB0C92840724A353F780CB53FF734723FDA963D3FE1F4933F88E417402E7C1F403B21E73F6B343040DF632340B1C1C03F8AB27C3F110D16406CDCAC3F42200940FA680C40C29C2F4096B3923F89B13340023C0F40A4BABD3FEC3ECB3F442FC13F4DF2013F6C8D483F408AEB3F24631C407731333FC713C23FD613DF3F1931C23F680434405E81EE3FDC75C13FB3C7823F9CA21E40A689F33F39040740CFC49B3F12643E40FF77F53F39FDAA3F0CC2063F0E0731402574893F163903407207DF3F"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
}

// -----

module @types_select_c128 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f64>>
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x6xi1>, tensor<5x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x000100000000010001000100010101010000010000010100010100010000"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x44CE2B09C94104405E4E99EB80390240AAB0C8127663FE3F612D2B496048FF3FDA937CA7AB6CE83FF462BCD6B2F90540C42B1018CAB000401E839316F22403408C596043C8DDFD3F10ED0EBAFBDEFD3F1E970ADA8213E03F4513B079D1EFFF3F6C93AEB73CE90040B6E6F4ADA3B0F03F831474E26AD70440686E286EC572E53F2C2DD2D42FD905401275DD80148906406CF2844939CB03400AE56C4D119E00406DFA7387585104402006850955B6F23F8AA02F2BC4BC0040F6A770D36E2AFB3F4C428C3C5167E43F1A4ADFCFF1E9E93FB7F6BB50398606402DE969BAF1DA03403402AC3FB0DDF43F242F61D193720740360EFB48AA79E83FC273B7B0C746FD3FBC02093007F30140AE471CA2F5A8F83F4EC14B9629510240D0EBC594FD3603408A1FA93626670640463AA17E37EAFF3FF0B52DD0902EF13F2CDDBC8ABF60EA3F93325F76828F074085592FDD9E15FD3FC5E1AC611F9AF03F8A4611FEE4B605400544ADF0DAFB0740CC0490A37155E03F3592FFE7BFAF054024833BF791F9E03F1022C65FDC66F03F6A8809CB1FE0E43FEEA216385DD7F53F472C097A944F044032AD7C20777DF63F94DF1522173FEF3F93D424BD6DF00440A8CD0D2A21A6F83FA555A0341992EC3FDE6CF7341314F03FCC5CB6AC0903F93F1AF306A07FF20740"> : tensor<5x6xcomplex<f64>>
    %c2 = stablehlo.constant dense<"0x3A1E2D1015CBEF3F180F7CDA71D4E63F4A66319080840540B4B0F10BD3A8F83F4A406BB046D3F13F8663E081B386ED3F1B3064806D85E53F97DC24EF11ACF83F908EF3BE77F9FF3F5D80539C95C10640EB8B57AA706FFC3F6C899D6BACEF0340ACC70CD7FE0C0540EB4EC1D7F3730540702C71D93C18E03F9AD920A0960A0240168D0F9F487D00406A3D4C4886DE0540490E7E369D68E23F3EEB59255B4DF53FEC18E04E233AE73F7A58EDD2F2B9F13F5C4DAB42C47D044037EB4B8E66BEFC3F1F17F4E5CE6CFF3F60C7C8D3B01CE33F80D383EC8DECFB3FD644F989C926FF3FA44BB6B76025F63FDD64C70DE0ED0140566125B074BCF93FCE35EC5F23A8FA3FC27805845AC0E53F866F58CDA5B5FC3F822C07A2FA00EE3F46D734E51992FB3F2B33C4A6D0F7EE3F331396280DFBF73F81B684AC2CD0F03FA85C4A79219004405F12B0F012C0FD3FE882F394902D04402D85841BDD59F03FDF384219217DF03F805AA97C786CE43F5F147F41A43D034050565500A3D3FF3F2B81E62E412C05404C2D4CB7B829064045B9CCFE8644F43F3E48EABA0184EF3F393A78DDB4B60640E6DB30204346F13FFFB73FB65758FE3F2F1FF9A8499A01401EB6C0E9FCD2F93F1E1A809D7F5B0440885279CC0742FA3FD67C176EFBCD0440C05EE79A9EA6EF3F"> : tensor<5x6xcomplex<f64>>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x3A1E2D1015CBEF3F180F7CDA71D4E63FAAB0C8127663FE3F612D2B496048FF3F4A406BB046D3F13F8663E081B386ED3F1B3064806D85E53F97DC24EF11ACF83F908EF3BE77F9FF3F5D80539C95C10640EB8B57AA706FFC3F6C899D6BACEF03406C93AEB73CE90040B6E6F4ADA3B0F03F702C71D93C18E03F9AD920A0960A02402C2DD2D42FD905401275DD8014890640490E7E369D68E23F3EEB59255B4DF53F6DFA7387585104402006850955B6F23F5C4DAB42C47D044037EB4B8E66BEFC3F4C428C3C5167E43F1A4ADFCFF1E9E93FB7F6BB50398606402DE969BAF1DA03403402AC3FB0DDF43F242F61D193720740360EFB48AA79E83FC273B7B0C746FD3FC27805845AC0E53F866F58CDA5B5FC3F822C07A2FA00EE3F46D734E51992FB3F8A1FA93626670640463AA17E37EAFF3F81B684AC2CD0F03FA85C4A79219004405F12B0F012C0FD3FE882F394902D0440C5E1AC611F9AF03F8A4611FEE4B605400544ADF0DAFB0740CC0490A37155E03F50565500A3D3FF3F2B81E62E412C05401022C65FDC66F03F6A8809CB1FE0E43FEEA216385DD7F53F472C097A944F0440E6DB30204346F13FFFB73FB65758FE3F93D424BD6DF00440A8CD0D2A21A6F83F1E1A809D7F5B0440885279CC0742FA3FD67C176EFBCD0440C05EE79A9EA6EF3F"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
}
