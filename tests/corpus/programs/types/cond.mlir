module @types_cond_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xi1>)
    %want0 = call @expected() : () -> tensor<5x6xi1>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xi1>) -> tensor<6x5xi1>
      %3 = stablehlo.reshape %2 : (tensor<6x5xi1>) -> tensor<5x6xi1>
      stablehlo.return %3 : tensor<5x6xi1>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xi1>
      stablehlo.return %2 : tensor<5x6xi1>
    }) : (tensor<i32>) -> tensor<5x6xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x000100000000010101010001010000010001010101010001010000010100"> : tensor<5x6xi1>
    return %c0, %c1 : tensor<i1>, tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010000010100010101010001010000010001010101010001000100000000"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
}

// -----

module @types_cond_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xi2>)
    %want0 = call @expected() : () -> tensor<5x6xi2>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xi2>) -> tensor<6x5xi2>
      %3 = stablehlo.reshape %2 : (tensor<6x5xi2>) -> tensor<5x6xi2>
      stablehlo.return %3 : tensor<5x6xi2>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xi2>
      stablehlo.return %2 : tensor<5x6xi2>
    }) : (tensor<i32>) -> tensor<5x6xi2>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xi2>, tensor<5x6xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xi2>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0, %c1 : tensor<i1>, tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
}

// -----

module @types_cond_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xi4>)
    %want0 = call @expected() : () -> tensor<5x6xi4>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xi4>) -> tensor<6x5xi4>
      %3 = stablehlo.reshape %2 : (tensor<6x5xi4>) -> tensor<5x6xi4>
      stablehlo.return %3 : tensor<5x6xi4>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xi4>
      stablehlo.return %2 : tensor<5x6xi4>
    }) : (tensor<i32>) -> tensor<5x6xi4>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xi4>, tensor<5x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xi4>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x010303010101020203030202020201030203020301020302030103010202"> : tensor<5x6xi4>
    return %c0, %c1 : tensor<i1>, tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x030103010202020301020302020201030203020203030202010303010101"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
}

// -----

module @types_cond_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xui2>)
    %want0 = call @expected() : () -> tensor<5x6xui2>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xui2>) -> tensor<6x5xui2>
      %3 = stablehlo.reshape %2 : (tensor<6x5xui2>) -> tensor<5x6xui2>
      stablehlo.return %3 : tensor<5x6xui2>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xui2>
      stablehlo.return %2 : tensor<5x6xui2>
    }) : (tensor<i32>) -> tensor<5x6xui2>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xui2>, tensor<5x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xui2>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x030201020303030103010102020301020102010203010102010303020201"> : tensor<5x6xui2>
    return %c0, %c1 : tensor<i1>, tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x030302010102010302030103010303020102010203010101020302020201"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
}

// -----

module @types_cond_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xui4>)
    %want0 = call @expected() : () -> tensor<5x6xui4>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xui4>) -> tensor<6x5xui4>
      %3 = stablehlo.reshape %2 : (tensor<6x5xui4>) -> tensor<5x6xui4>
      stablehlo.return %3 : tensor<5x6xui4>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xui4>
      stablehlo.return %2 : tensor<5x6xui4>
    }) : (tensor<i32>) -> tensor<5x6xui4>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xui4>, tensor<5x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xui4>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x020101030301010303030201020301030102020303030202030101010103"> : tensor<5x6xui4>
    return %c0, %c1 : tensor<i1>, tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x030101010103020303030202020301030102010303030201020101030301"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
}

// -----

module @types_cond_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xi8>)
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xi8>) -> tensor<6x5xi8>
      %3 = stablehlo.reshape %2 : (tensor<6x5xi8>) -> tensor<5x6xi8>
      stablehlo.return %3 : tensor<5x6xi8>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xi8>
      stablehlo.return %2 : tensor<5x6xi8>
    }) : (tensor<i32>) -> tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xi8>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x010303030303030303010203020301020203020102010101030101020103"> : tensor<5x6xi8>
    return %c0, %c1 : tensor<i1>, tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x030101020103020102010101020301020203030303010203010303030303"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
}

// -----

module @types_cond_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xi16>)
    %want0 = call @expected() : () -> tensor<5x6xi16>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xi16>) -> tensor<6x5xi16>
      %3 = stablehlo.reshape %2 : (tensor<6x5xi16>) -> tensor<5x6xi16>
      stablehlo.return %3 : tensor<5x6xi16>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xi16>
      stablehlo.return %2 : tensor<5x6xi16>
    }) : (tensor<i32>) -> tensor<5x6xi16>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xi16>, tensor<5x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xi16>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x010003000300030002000100010002000100020003000200030001000200020003000300030003000200020002000300030002000300030003000300"> : tensor<5x6xi16>
    return %c0, %c1 : tensor<i1>, tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x030002000300030003000300030003000200020002000300030001000200020003000300010002000100020003000200010003000300030002000100"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
}

// -----

module @types_cond_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xi32>)
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xi32>) -> tensor<6x5xi32>
      %3 = stablehlo.reshape %2 : (tensor<6x5xi32>) -> tensor<5x6xi32>
      stablehlo.return %3 : tensor<5x6xi32>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xi32>
      stablehlo.return %2 : tensor<5x6xi32>
    }) : (tensor<i32>) -> tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xi32>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x010000000300000001000000010000000100000002000000010000000300000002000000010000000300000002000000010000000100000002000000010000000200000001000000010000000100000003000000010000000300000002000000010000000200000002000000030000000200000003000000"> : tensor<5x6xi32>
    return %c0, %c1 : tensor<i1>, tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000200000002000000030000000200000003000000010000000100000003000000010000000300000002000000010000000100000002000000010000000200000001000000010000000300000002000000010000000300000002000000010000000300000001000000010000000100000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
}

// -----

module @types_cond_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xi64>)
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xi64>) -> tensor<6x5xi64>
      %3 = stablehlo.reshape %2 : (tensor<6x5xi64>) -> tensor<5x6xi64>
      stablehlo.return %3 : tensor<5x6xi64>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xi64>
      stablehlo.return %2 : tensor<5x6xi64>
    }) : (tensor<i32>) -> tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xi64>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x030000000000000001000000000000000100000000000000020000000000000003000000000000000300000000000000010000000000000002000000000000000300000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000300000000000000030000000000000002000000000000000200000000000000010000000000000001000000000000000200000000000000020000000000000003000000000000000100000000000000020000000000000001000000000000000300000000000000020000000000000003000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0, %c1 : tensor<i1>, tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x030000000000000001000000000000000200000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000010000000000000001000000000000000300000000000000030000000000000002000000000000000300000000000000020000000000000002000000000000000300000000000000020000000000000002000000000000000300000000000000020000000000000002000000000000000300000000000000030000000000000003000000000000000100000000000000020000000000000001000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
}

// -----

module @types_cond_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xui8>)
    %want0 = call @expected() : () -> tensor<5x6xui8>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xui8>) -> tensor<6x5xui8>
      %3 = stablehlo.reshape %2 : (tensor<6x5xui8>) -> tensor<5x6xui8>
      stablehlo.return %3 : tensor<5x6xui8>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xui8>
      stablehlo.return %2 : tensor<5x6xui8>
    }) : (tensor<i32>) -> tensor<5x6xui8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xui8>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x030301010102010101020202030301010302030201030301030301030203"> : tensor<5x6xui8>
    return %c0, %c1 : tensor<i1>, tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x030301030203030201030301030301010302010101020202030301010102"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
}

// -----

module @types_cond_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xui16>)
    %want0 = call @expected() : () -> tensor<5x6xui16>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xui16>) -> tensor<6x5xui16>
      %3 = stablehlo.reshape %2 : (tensor<6x5xui16>) -> tensor<5x6xui16>
      stablehlo.return %3 : tensor<5x6xui16>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xui16>
      stablehlo.return %2 : tensor<5x6xui16>
    }) : (tensor<i32>) -> tensor<5x6xui16>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xui16>, tensor<5x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xui16>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x020001000100010003000200010003000200030002000200020001000300020002000200020002000200020001000300020002000100030001000300"> : tensor<5x6xui16>
    return %c0, %c1 : tensor<i1>, tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x020002000100030001000300020002000200020001000300020001000300020002000200010003000200030002000200020001000100010003000200"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
}

// -----

module @types_cond_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xui32>)
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xui32>) -> tensor<6x5xui32>
      %3 = stablehlo.reshape %2 : (tensor<6x5xui32>) -> tensor<5x6xui32>
      stablehlo.return %3 : tensor<5x6xui32>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xui32>
      stablehlo.return %2 : tensor<5x6xui32>
    }) : (tensor<i32>) -> tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xui32>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x030000000300000001000000030000000300000003000000020000000200000002000000010000000200000002000000030000000300000002000000020000000100000003000000030000000100000001000000020000000300000002000000010000000200000003000000030000000100000003000000"> : tensor<5x6xui32>
    return %c0, %c1 : tensor<i1>, tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000200000003000000030000000100000003000000020000000300000001000000020000000100000002000000020000000100000003000000030000000100000002000000020000000300000003000000020000000100000003000000010000000300000002000000030000000200000003000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
}

// -----

module @types_cond_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xui64>)
    %want0 = call @expected() : () -> tensor<5x6xui64>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xui64>) -> tensor<6x5xui64>
      %3 = stablehlo.reshape %2 : (tensor<6x5xui64>) -> tensor<5x6xui64>
      stablehlo.return %3 : tensor<5x6xui64>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xui64>
      stablehlo.return %2 : tensor<5x6xui64>
    }) : (tensor<i32>) -> tensor<5x6xui64>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x6xui64>, tensor<5x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xui64>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x020000000000000002000000000000000200000000000000020000000000000003000000000000000100000000000000030000000000000001000000000000000100000000000000010000000000000003000000000000000100000000000000010000000000000001000000000000000300000000000000010000000000000002000000000000000300000000000000030000000000000003000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000003000000000000000100000000000000030000000000000001000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0, %c1 : tensor<i1>, tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000100000000000000030000000000000001000000000000000300000000000000030000000000000003000000000000000100000000000000010000000000000001000000000000000200000000000000010000000000000001000000000000000300000000000000010000000000000002000000000000000300000000000000030000000000000001000000000000000100000000000000010000000000000003000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000003000000000000000100000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
}

// -----

module @types_cond_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xf8E3M4>)
    %want0 = call @expected() : () -> tensor<5x6xf8E3M4>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xf8E3M4>) -> tensor<6x5xf8E3M4>
      %3 = stablehlo.reshape %2 : (tensor<6x5xf8E3M4>) -> tensor<5x6xf8E3M4>
      stablehlo.return %3 : tensor<5x6xf8E3M4>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xf8E3M4>
      stablehlo.return %2 : tensor<5x6xf8E3M4>
    }) : (tensor<i32>) -> tensor<5x6xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xf8E3M4>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x3F2B343437314820314248393A414042434442342E33463939423A434447"> : tensor<5x6xf8E3M4>
    return %c0, %c1 : tensor<i1>, tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x39423A43444742342E3346393A41404243444820314248393F2B34343731"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
}

// -----

module @types_cond_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xf8E4M3>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xf8E4M3>) -> tensor<6x5xf8E4M3>
      %3 = stablehlo.reshape %2 : (tensor<6x5xf8E4M3>) -> tensor<5x6xf8E4M3>
      stablehlo.return %3 : tensor<5x6xf8E4M3>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xf8E4M3>
      stablehlo.return %2 : tensor<5x6xf8E4M3>
    }) : (tensor<i32>) -> tensor<5x6xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xf8E4M3>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x4339423C303A3F3E3C3F423D40373C35343141443A3A413A423C423D4140"> : tensor<5x6xf8E4M3>
    return %c0, %c1 : tensor<i1>, tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x423C423D414041443A3A413A40373C3534313F3E3C3F423D4339423C303A"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
}

// -----

module @types_cond_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xf8E4M3B11FNUZ>) -> tensor<6x5xf8E4M3B11FNUZ>
      %3 = stablehlo.reshape %2 : (tensor<6x5xf8E4M3B11FNUZ>) -> tensor<5x6xf8E4M3B11FNUZ>
      stablehlo.return %3 : tensor<5x6xf8E4M3B11FNUZ>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xf8E4M3B11FNUZ>
      stablehlo.return %2 : tensor<5x6xf8E4M3B11FNUZ>
    }) : (tensor<i32>) -> tensor<5x6xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x5F565C6061645F5E5E60595E575C5D64566355626361635D636453625E59"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<i1>, tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5F5F575563565E5C62645C5E5D63536060646162615956635E645E635D59"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_cond_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FN>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xf8E4M3FN>) -> tensor<6x5xf8E4M3FN>
      %3 = stablehlo.reshape %2 : (tensor<6x5xf8E4M3FN>) -> tensor<5x6xf8E4M3FN>
      stablehlo.return %3 : tensor<5x6xf8E4M3FN>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xf8E4M3FN>
      stablehlo.return %2 : tensor<5x6xf8E4M3FN>
    }) : (tensor<i32>) -> tensor<5x6xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x323F3D39423E3341313A363E3637413D433A3641413B3D3A37363D3B4238"> : tensor<5x6xf8E4M3FN>
    return %c0, %c1 : tensor<i1>, tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x32333636373F413741363D3141413D393A3D3B3B4236433D423E3E3A3A38"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
}

// -----

module @types_cond_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FNUZ>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xf8E4M3FNUZ>) -> tensor<6x5xf8E4M3FNUZ>
      %3 = stablehlo.reshape %2 : (tensor<6x5xf8E4M3FNUZ>) -> tensor<5x6xf8E4M3FNUZ>
      stablehlo.return %3 : tensor<5x6xf8E4M3FNUZ>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xf8E4M3FNUZ>
      stablehlo.return %2 : tensor<5x6xf8E4M3FNUZ>
    }) : (tensor<i32>) -> tensor<5x6xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x3A42474A4942403D4A493E4139404B483B4B494C3C484748464639474A3F"> : tensor<5x6xf8E4M3FNUZ>
    return %c0, %c1 : tensor<i1>, tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x3A40394946423D404C46474A4B3C394A49484847493E3B474A42414B483F"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
}

// -----

module @types_cond_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xf8E5M2>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xf8E5M2>) -> tensor<6x5xf8E5M2>
      %3 = stablehlo.reshape %2 : (tensor<6x5xf8E5M2>) -> tensor<5x6xf8E5M2>
      stablehlo.return %3 : tensor<5x6xf8E5M2>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xf8E5M2>
      stablehlo.return %2 : tensor<5x6xf8E5M2>
    }) : (tensor<i32>) -> tensor<5x6xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xf8E5M2>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x4140423F3A423E3F413F3E413B404042423F3F41413D4240414142414041"> : tensor<5x6xf8E5M2>
    return %c0, %c1 : tensor<i1>, tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x413E3B3F41403F40414142414041423F3F423D413A3E42424042413F4041"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
}

// -----

module @types_cond_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2FNUZ>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xf8E5M2FNUZ>) -> tensor<6x5xf8E5M2FNUZ>
      %3 = stablehlo.reshape %2 : (tensor<6x5xf8E5M2FNUZ>) -> tensor<5x6xf8E5M2FNUZ>
      stablehlo.return %3 : tensor<5x6xf8E5M2FNUZ>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xf8E5M2FNUZ>
      stablehlo.return %2 : tensor<5x6xf8E5M2FNUZ>
    }) : (tensor<i32>) -> tensor<5x6xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x4145443C4543424642454241403E4040413F3E463D3F403E464142454040"> : tensor<5x6xf8E5M2FNUZ>
    return %c0, %c1 : tensor<i1>, tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x4142403E4645463E46414442403D423C45403F45454241404043413F3E40"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
}

// -----

module @types_cond_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<5x6xf8E8M0FNU>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xf8E8M0FNU>) -> tensor<6x5xf8E8M0FNU>
      %3 = stablehlo.reshape %2 : (tensor<6x5xf8E8M0FNU>) -> tensor<5x6xf8E8M0FNU>
      stablehlo.return %3 : tensor<5x6xf8E8M0FNU>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xf8E8M0FNU>
      stablehlo.return %2 : tensor<5x6xf8E8M0FNU>
    }) : (tensor<i32>) -> tensor<5x6xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x807F807E7F7F7E80807F7E807E7E7F80807F7F808080807F7F80807E8080"> : tensor<5x6xf8E8M0FNU>
    return %c0, %c1 : tensor<i1>, tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7F80807E80807F808080807F7E7E7F80807F7E80807F7E80807F807E7F7F"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
}

// -----

module @types_cond_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xbf16>)
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xbf16>) -> tensor<6x5xbf16>
      %3 = stablehlo.reshape %2 : (tensor<6x5xbf16>) -> tensor<5x6xbf16>
      stablehlo.return %3 : tensor<5x6xbf16>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xbf16>
      stablehlo.return %2 : tensor<5x6xbf16>
    }) : (tensor<i32>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xbf16>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0xA33F2A40D23F9A3FAB3F2B3F2C40A63F0640873F9C3F3E402C40F93F173F3E401A403340F03F653F3640B13F643F0540C53F19404F3F30403340053F"> : tensor<5x6xbf16>
    return %c0, %c1 : tensor<i1>, tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xC53F19404F3F30403340053FF03F653F3640B13F643F05402C40F93F173F3E401A4033402C40A63F0640873F9C3F3E40A33F2A40D23F9A3FAB3F2B3F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
}

// -----

module @types_cond_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xf16>)
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xf16>) -> tensor<6x5xf16>
      %3 = stablehlo.reshape %2 : (tensor<6x5xf16>) -> tensor<5x6xf16>
      stablehlo.return %3 : tensor<5x6xf16>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xf16>
      stablehlo.return %2 : tensor<5x6xf16>
    }) : (tensor<i32>) -> tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xf16>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x5C3E063E403EDF384A40F740BA3E3141E1381640603DB63E53412A403541A741CD402740BD3CBE3C863FD53AFC3FBC3F82412E3CA0391F403F3CCB3F"> : tensor<5x6xf16>
    return %c0, %c1 : tensor<i1>, tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x82412E3CA0391F403F3CCB3FBD3CBE3C863FD53AFC3FBC3F53412A403541A741CD402740BA3E3141E1381640603DB63E5C3E063E403EDF384A40F740"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
}

// -----

module @types_cond_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xf32>)
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
      %3 = stablehlo.reshape %2 : (tensor<6x5xf32>) -> tensor<5x6xf32>
      stablehlo.return %3 : tensor<5x6xf32>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xf32>
      stablehlo.return %2 : tensor<5x6xf32>
    }) : (tensor<i32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xf32>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x5D7E05403AC51440CDB5B83F069FF83F390E133F8EBD003FB0D1C43F92F92F40FEAE9B3FA2D22540E826113FF3CFCC3F67AD24405D06993FBBA4C93F90CCC83F2F45C93FC85FB33F2EC6EA3FAFDCF03F686C2A40074E6B3F7BEEF83F1D33153FDC78BD3FCC5CE93FA01DE73F44C708407502713F4ED1AF3F"> : tensor<5x6xf32>
    return %c0, %c1 : tensor<i1>, tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xDC78BD3FCC5CE93FA01DE73F44C708407502713F4ED1AF3F2EC6EA3FAFDCF03F686C2A40074E6B3F7BEEF83F1D33153F67AD24405D06993FBBA4C93F90CCC83F2F45C93FC85FB33FB0D1C43F92F92F40FEAE9B3FA2D22540E826113FF3CFCC3F5D7E05403AC51440CDB5B83F069FF83F390E133F8EBD003F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
}

// -----

module @types_cond_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xf64>)
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xf64>) -> tensor<6x5xf64>
      %3 = stablehlo.reshape %2 : (tensor<6x5xf64>) -> tensor<5x6xf64>
      stablehlo.return %3 : tensor<5x6xf64>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xf64>
      stablehlo.return %2 : tensor<5x6xf64>
    }) : (tensor<i32>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xf64>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x063841307DBDF23FF14F6A9376D4F43F6A5E05E8ED2FF53F5CF8DC7418A3F33F628E27BE030DF53F4DE2E3C0112D004067B988707D7AF83F5CC990872995F63FAD13F5FB8A26044006775BCE7588F13FD49EDEFF7DA80040526F49F0B6FB02407D5967793FF30040989E758D8EEA03405669A195078F0140B670B912F7AA03403C7D5F7FB06B0540CC6F14F2BB09F33F15AE0F880ED502406CB80EAD4022F43FE0F9169BC35F0240C8CC852232ABF03F9F424CEDEF5F024041A9767A89F6FE3F619D22BDB008E43F78E816D5A3D50440AD467954C1E800409C7AE16133CFF63F9196BC39C1BF0240FB150599BB540340"> : tensor<5x6xf64>
    return %c0, %c1 : tensor<i1>, tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x063841307DBDF23F67B988707D7AF83F7D5967793FF3004015AE0F880ED50240619D22BDB008E43FF14F6A9376D4F43F5CC990872995F63F989E758D8EEA03406CB80EAD4022F43F78E816D5A3D504406A5E05E8ED2FF53FAD13F5FB8A2604405669A195078F0140E0F9169BC35F0240AD467954C1E800405CF8DC7418A3F33F06775BCE7588F13FB670B912F7AA0340C8CC852232ABF03F9C7AE16133CFF63F628E27BE030DF53FD49EDEFF7DA800403C7D5F7FB06B05409F424CEDEF5F02409196BC39C1BF02404DE2E3C0112D0040526F49F0B6FB0240CC6F14F2BB09F33F41A9767A89F6FE3FFB150599BB540340"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
}

// -----

module @types_cond_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f32>>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
      %3 = stablehlo.reshape %2 : (tensor<6x5xcomplex<f32>>) -> tensor<5x6xcomplex<f32>>
      stablehlo.return %3 : tensor<5x6xcomplex<f32>>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xcomplex<f32>>
      stablehlo.return %2 : tensor<5x6xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<5x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x7BE0F83F593FD23FC19A05409F3D2C40EC60A43F84412D403B1AD63FA7D8663FD37A653F5E6BD63F51B52A3FB79A174055D32C4086BF5D3F4868FB3F288BC43F39DC8C3F2F2B0A3F61AD1E40BF2B1F40210EB33F65FCD83F3DBB18401673113F5328223FF1F09A3F41A31440A3AEDB3F9CB4403F7E553B40DECD853F450D953F6FBA1840C208E03FD022923FE60CC73F17D3BE3FDD042E4071BA1D400BEF4C3FC7BFCB3F428BFA3F73521D40D574A23FAE983840E13FE03F8B18793F0FD71E405328B03FC7D5F93FD99004407A44AB3F95D1F83F7A003F4002A5FB3FA579F53F738A1840233D143F3973E33F54382B40"> : tensor<5x6xcomplex<f32>>
    return %c0, %c1 : tensor<i1>, tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x7BE0F83F593FD23F55D32C4086BF5D3F5328223FF1F09A3F17D3BE3FDD042E405328B03FC7D5F93FC19A05409F3D2C404868FB3F288BC43F41A31440A3AEDB3F71BA1D400BEF4C3FD99004407A44AB3FEC60A43F84412D4039DC8C3F2F2B0A3F9CB4403F7E553B40C7BFCB3F428BFA3F95D1F83F7A003F403B1AD63FA7D8663F61AD1E40BF2B1F40DECD853F450D953F73521D40D574A23F02A5FB3FA579F53FD37A653F5E6BD63F210EB33F65FCD83F6FBA1840C208E03FAE983840E13FE03F738A1840233D143F51B52A3FB79A17403DBB18401673113FD022923FE60CC73F8B18793F0FD71E403973E33F54382B40"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
}

// -----

module @types_cond_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<5x6xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f64>>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x6xcomplex<f64>>) -> tensor<6x5xcomplex<f64>>
      %3 = stablehlo.reshape %2 : (tensor<6x5xcomplex<f64>>) -> tensor<5x6xcomplex<f64>>
      stablehlo.return %3 : tensor<5x6xcomplex<f64>>
    }, {
      %2 = stablehlo.reverse %arg1, dims = [0] : tensor<5x6xcomplex<f64>>
      stablehlo.return %2 : tensor<5x6xcomplex<f64>>
    }) : (tensor<i32>) -> tensor<5x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<5x6xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<"0x462FE5BE4C4BFB3F1483567D4871F63F7C3A0F407F4FF03F7252C089913E0040EA23609BD000EE3FC60C31BB925B02407478D65CECA8FD3FD6C0389804A0EF3F9C36DAA9ECD8EE3F03AC9CF09116F53F0545B397BAA20640A03DA64A50230240C85EC4E69C81FB3FE90FFD713B09FF3FBBF14F6120F0FF3F226E786FB6FD0740B506ABC7AE09F63F726C39934287F43FC27980A26739064025E940A7CA3EF73FDCCE96710AF7EB3F2484B387439BED3F4588D990AC71F73F0C4044EDB9F8FD3F882A43B8DEA0E23F4F7E3DC6A8E2F93F56773DF693540740FD549365C521F63FCC1F4F7D6BD8F83FDA8326BED7CFF23F132BE0F1CFBAF13FC84B7884B4AC0740B5CDA9E7631F04400457D9B1133DEA3F271CA07B9A9901407D26863CA248F23F859015AA9A9CFF3F0F9A4E4CCF0D0140403E74F13E3C07406219D3863B3FF13F9F359DE5A811F43F3786E92C1DC30240582C5EDAA557EC3FD8D330BC4E65FC3FB8958BAA3D610740D5D94165946BEE3FD6F0C7FA64B406403A3C056EBE31F83F22828A6E1FE5014011DE2CE754A3E93FF6F96393E8F2E73F29AA1DF2E158054064633E7BDA74E73FE6B0A497EAB1EB3F88416F4AB1D6E03FDA00818BF8B5FC3F5E4261FD2602054034050BED1FF9F33F5F31078DD0D407401906AB6F5CFDF03F"> : tensor<5x6xcomplex<f64>>
    return %c0, %c1 : tensor<i1>, tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x462FE5BE4C4BFB3F1483567D4871F63FC85EC4E69C81FB3FE90FFD713B09FF3F882A43B8DEA0E23F4F7E3DC6A8E2F93F859015AA9A9CFF3F0F9A4E4CCF0D014022828A6E1FE5014011DE2CE754A3E93F7C3A0F407F4FF03F7252C089913E0040BBF14F6120F0FF3F226E786FB6FD074056773DF693540740FD549365C521F63F403E74F13E3C07406219D3863B3FF13FF6F96393E8F2E73F29AA1DF2E1580540EA23609BD000EE3FC60C31BB925B0240B506ABC7AE09F63F726C39934287F43FCC1F4F7D6BD8F83FDA8326BED7CFF23F9F359DE5A811F43F3786E92C1DC3024064633E7BDA74E73FE6B0A497EAB1EB3F7478D65CECA8FD3FD6C0389804A0EF3FC27980A26739064025E940A7CA3EF73F132BE0F1CFBAF13FC84B7884B4AC0740582C5EDAA557EC3FD8D330BC4E65FC3F88416F4AB1D6E03FDA00818BF8B5FC3F9C36DAA9ECD8EE3F03AC9CF09116F53FDCCE96710AF7EB3F2484B387439BED3FB5CDA9E7631F04400457D9B1133DEA3FB8958BAA3D610740D5D94165946BEE3F5E4261FD2602054034050BED1FF9F33F0545B397BAA20640A03DA64A502302404588D990AC71F73F0C4044EDB9F8FD3F271CA07B9A9901407D26863CA248F23FD6F0C7FA64B406403A3C056EBE31F83F5F31078DD0D407401906AB6F5CFDF03F"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
}
