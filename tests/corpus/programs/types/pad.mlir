module @types_pad_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0 = call @expected() : () -> tensor<10x7xi1>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xi1>) -> tensor<1x1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi1>) -> tensor<i1>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xi1>, tensor<i1>) -> tensor<10x7xi1>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xi1>, tensor<10x7xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000101000101000101010001000101010000010100000000010001000100"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<10x7xi1> {
    %c0 = stablehlo.constant dense<"0x00000000000000010100010100000000000000000001010100010000000000000000000101010000000000000000000000010000000000000000000000000000010001000000"> : tensor<10x7xi1>
    return %c0 : tensor<10x7xi1>
  }
}

// -----

module @types_pad_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0 = call @expected() : () -> tensor<10x7xi2>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xi2>) -> tensor<1x1xi2>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi2>) -> tensor<i2>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xi2>, tensor<i2>) -> tensor<10x7xi2>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xi2>, tensor<10x7xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<10x7xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<10x7xi2>
    return %c0 : tensor<10x7xi2>
  }
}

// -----

module @types_pad_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<10x7xi4>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xi4>) -> tensor<1x1xi4>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi4>) -> tensor<i4>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xi4>, tensor<i4>) -> tensor<10x7xi4>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xi4>, tensor<10x7xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x030103030202010201010202020202030201020303020303010303030303"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<10x7xi4> {
    %c0 = stablehlo.constant dense<"0x03030303030303010303020203030303030303030302010102020303030303030303030202030201030303030303030303030302030303030303030303030303030303030303"> : tensor<10x7xi4>
    return %c0 : tensor<10x7xi4>
  }
}

// -----

module @types_pad_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0 = call @expected() : () -> tensor<10x7xui2>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xui2>) -> tensor<1x1xui2>
    %1 = stablehlo.reshape %0 : (tensor<1x1xui2>) -> tensor<ui2>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xui2>, tensor<ui2>) -> tensor<10x7xui2>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xui2>, tensor<10x7xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x010101030202030301010303030301010203020303030102030302010202"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<10x7xui2> {
    %c0 = stablehlo.constant dense<"0x01010101010101010103020201010101010101010103010103030101010101010101010301010203010101010101010101030303010201010101010101010103020102020101"> : tensor<10x7xui2>
    return %c0 : tensor<10x7xui2>
  }
}

// -----

module @types_pad_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<10x7xui4>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xui4>) -> tensor<1x1xui4>
    %1 = stablehlo.reshape %0 : (tensor<1x1xui4>) -> tensor<ui4>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xui4>, tensor<ui4>) -> tensor<10x7xui4>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xui4>, tensor<10x7xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x030301010102020301020103020302030301030302020303020202010303"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<10x7xui4> {
    %c0 = stablehlo.constant dense<"0x03030303030303030101010203030303030303030303010201030303030303030303030302030301030303030303030303030202030303030303030303030302020103030303"> : tensor<10x7xui4>
    return %c0 : tensor<10x7xui4>
  }
}

// -----

module @types_pad_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<10x7xi8>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xi8>) -> tensor<1x1xi8>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi8>) -> tensor<i8>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xi8>, tensor<i8>) -> tensor<10x7xi8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xi8>, tensor<10x7xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x010201030302020302010203010101010203010201010301030203020302"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<10x7xi8> {
    %c0 = stablehlo.constant dense<"0x01010101010101020103030201010101010101010103020102030101010101010101010101010203010101010101010101020101030101010101010101010102030203020101"> : tensor<10x7xi8>
    return %c0 : tensor<10x7xi8>
  }
}

// -----

module @types_pad_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<10x7xi16>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xi16>) -> tensor<1x1xi16>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi16>) -> tensor<i16>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xi16>, tensor<i16>) -> tensor<10x7xi16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xi16>, tensor<10x7xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x020002000200010002000200010003000300020002000300010001000300010002000200030002000100030001000200030001000100030002000300"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<10x7xi16> {
    %c0 = stablehlo.constant dense<"0x0200020002000200020002000200020002000100020002000200020002000200020002000200020002000300030002000200030002000200020002000200020002000200020001000300010002000200020002000200020002000200020002000200020001000300010002000200020002000200020002000200020002000100010003000200030002000200"> : tensor<10x7xi16>
    return %c0 : tensor<10x7xi16>
  }
}

// -----

module @types_pad_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<10x7xi32>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xi32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<i32>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xi32>, tensor<i32>) -> tensor<10x7xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xi32>, tensor<10x7xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000300000002000000020000000200000001000000020000000200000003000000030000000300000002000000020000000300000003000000010000000100000001000000010000000300000003000000020000000200000001000000030000000200000003000000020000000300000001000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<10x7xi32> {
    %c0 = stablehlo.constant dense<"0x03000000030000000300000003000000030000000300000003000000030000000200000002000000020000000100000003000000030000000300000003000000030000000300000003000000030000000300000002000000030000000300000003000000020000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000010000000100000001000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000002000000020000000100000003000000030000000300000003000000030000000300000003000000030000000300000002000000030000000200000003000000010000000300000003000000"> : tensor<10x7xi32>
    return %c0 : tensor<10x7xi32>
  }
}

// -----

module @types_pad_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<10x7xi64>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xi64>) -> tensor<1x1xi64>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi64>) -> tensor<i64>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xi64>, tensor<i64>) -> tensor<10x7xi64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xi64>, tensor<10x7xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000000000000300000000000000030000000000000002000000000000000200000000000000010000000000000002000000000000000200000000000000010000000000000003000000000000000200000000000000020000000000000002000000000000000200000000000000030000000000000001000000000000000300000000000000030000000000000002000000000000000300000000000000010000000000000001000000000000000300000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<10x7xi64> {
    %c0 = stablehlo.constant dense<"0x0200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000003000000000000000300000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000001000000000000000300000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000030000000000000001000000000000000300000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000003000000000000000100000000000000010000000000000003000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000100000000000000010000000000000002000000000000000200000000000000"> : tensor<10x7xi64>
    return %c0 : tensor<10x7xi64>
  }
}

// -----

module @types_pad_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<10x7xui8>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xui8>) -> tensor<1x1xui8>
    %1 = stablehlo.reshape %0 : (tensor<1x1xui8>) -> tensor<ui8>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xui8>, tensor<ui8>) -> tensor<10x7xui8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xui8>, tensor<10x7xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x020201010203030102010301030203030203020203030301030101010302"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<10x7xui8> {
    %c0 = stablehlo.constant dense<"0x02020202020202020101020302020202020202020201020103010202020202020202020203030203020202020202020202020303030102020202020202020201010103020202"> : tensor<10x7xui8>
    return %c0 : tensor<10x7xui8>
  }
}

// -----

module @types_pad_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<10x7xui16>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xui16>) -> tensor<1x1xui16>
    %1 = stablehlo.reshape %0 : (tensor<1x1xui16>) -> tensor<ui16>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xui16>, tensor<ui16>) -> tensor<10x7xui16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xui16>, tensor<10x7xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x010003000100020003000200020002000200010001000100010002000200010002000100020002000300030003000300010003000200030001000300"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<10x7xui16> {
    %c0 = stablehlo.constant dense<"0x0100010001000100010001000100030001000200030002000100010001000100010001000100010001000200020001000100010001000100010001000100010001000100010002000200010002000100010001000100010001000100010001000100020003000300030003000100010001000100010001000100010001000300020003000100030001000100"> : tensor<10x7xui16>
    return %c0 : tensor<10x7xui16>
  }
}

// -----

module @types_pad_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<10x7xui32>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xui32>) -> tensor<1x1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xui32>) -> tensor<ui32>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xui32>, tensor<ui32>) -> tensor<10x7xui32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xui32>, tensor<10x7xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000100000001000000010000000300000003000000020000000200000002000000020000000300000002000000030000000100000002000000030000000300000001000000020000000300000001000000020000000200000001000000030000000200000002000000010000000200000001000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<10x7xui32> {
    %c0 = stablehlo.constant dense<"0x03000000030000000300000003000000030000000300000003000000010000000100000001000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000002000000020000000200000003000000020000000300000003000000030000000300000003000000030000000300000003000000030000000100000002000000030000000300000001000000030000000300000003000000030000000300000003000000030000000300000003000000030000000100000002000000020000000100000003000000030000000300000003000000030000000300000003000000030000000300000002000000020000000100000002000000010000000300000003000000"> : tensor<10x7xui32>
    return %c0 : tensor<10x7xui32>
  }
}

// -----

module @types_pad_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<10x7xui64>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xui64>) -> tensor<1x1xui64>
    %1 = stablehlo.reshape %0 : (tensor<1x1xui64>) -> tensor<ui64>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xui64>, tensor<ui64>) -> tensor<10x7xui64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<10x7xui64>, tensor<10x7xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x030000000000000001000000000000000100000000000000010000000000000003000000000000000100000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000200000000000000030000000000000003000000000000000100000000000000020000000000000002000000000000000300000000000000030000000000000001000000000000000200000000000000020000000000000002000000000000000100000000000000020000000000000003000000000000000300000000000000030000000000000002000000000000000200000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<10x7xui64> {
    %c0 = stablehlo.constant dense<"0x0300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000010000000000000001000000000000000100000000000000030000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000100000000000000020000000000000001000000000000000100000000000000020000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000100000000000000020000000000000002000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000200000000000000020000000000000003000000000000000300000000000000"> : tensor<10x7xui64>
    return %c0 : tensor<10x7xui64>
  }
}

// -----

module @types_pad_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<10x7xf8E3M4>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xf8E3M4>) -> tensor<1x1xf8E3M4>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf8E3M4>) -> tensor<f8E3M4>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xf8E3M4>, tensor<f8E3M4>) -> tensor<10x7xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<10x7xf8E3M4>, tensor<10x7xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x2C342B463D444338364322333731323D3132293D2B424742413C41464734"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<10x7xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x2C2C2C2C2C2C2C342B463D442C2C2C2C2C2C2C2C2C38364322332C2C2C2C2C2C2C2C2C31323D31322C2C2C2C2C2C2C2C2C3D2B4247422C2C2C2C2C2C2C2C2C3C414647342C2C"> : tensor<10x7xf8E3M4>
    return %c0 : tensor<10x7xf8E3M4>
  }
}

// -----

module @types_pad_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<10x7xf8E4M3>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xf8E4M3>) -> tensor<1x1xf8E4M3>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf8E4M3>) -> tensor<f8E4M3>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xf8E4M3>, tensor<f8E4M3>) -> tensor<10x7xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<10x7xf8E4M3>, tensor<10x7xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3A4244423832413543413D3A3830434139403D413D403E3E3C3E443C3D38"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<10x7xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3A3A3A3A3A3A3A42444238323A3A3A3A3A3A3A3A3A3543413D3A3A3A3A3A3A3A3A3A3A30434139403A3A3A3A3A3A3A3A3A413D403E3E3A3A3A3A3A3A3A3A3A3E443C3D383A3A"> : tensor<10x7xf8E4M3>
    return %c0 : tensor<10x7xf8E4M3>
  }
}

// -----

module @types_pad_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<10x7xf8E4M3B11FNUZ>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xf8E4M3B11FNUZ>) -> tensor<1x1xf8E4M3B11FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<10x7xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<10x7xf8E4M3B11FNUZ>, tensor<10x7xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x61585A59635C52585F6063566361605D5B5E605556585A5D5C59615C6361"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<10x7xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x61616161616161585A59635C616161616161616161585F60635661616161616161616161605D5B5E6161616161616161615556585A5D61616161616161616159615C63616161"> : tensor<10x7xf8E4M3B11FNUZ>
    return %c0 : tensor<10x7xf8E4M3B11FNUZ>
  }
}

// -----

module @types_pad_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<10x7xf8E4M3FN>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf8E4M3FN>) -> tensor<f8E4M3FN>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<10x7xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<10x7xf8E4M3FN>, tensor<10x7xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3944423B43363E3840434131323D373D313B3A433141424241323E433E39"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<10x7xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3939393939393944423B433639393939393939393938404341313939393939393939393D373D313B3939393939393939394331414242393939393939393939323E433E393939"> : tensor<10x7xf8E4M3FN>
    return %c0 : tensor<10x7xf8E4M3FN>
  }
}

// -----

module @types_pad_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<10x7xf8E4M3FNUZ>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xf8E4M3FNUZ>) -> tensor<1x1xf8E4M3FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<10x7xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<10x7xf8E4M3FNUZ>, tensor<10x7xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x39414C4B3D3E4B494B48423945484B494C3C484A4B45434B3F3C453A3F48"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<10x7xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x39393939393939414C4B3D3E393939393939393939494B484239393939393939393939484B494C3C3939393939393939394A4B45434B3939393939393939393C453A3F483939"> : tensor<10x7xf8E4M3FNUZ>
    return %c0 : tensor<10x7xf8E4M3FNUZ>
  }
}

// -----

module @types_pad_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<10x7xf8E5M2>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xf8E5M2>) -> tensor<1x1xf8E5M2>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf8E5M2>) -> tensor<f8E5M2>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xf8E5M2>, tensor<f8E5M2>) -> tensor<10x7xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<10x7xf8E5M2>, tensor<10x7xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x39423E3D404142413D3A393D3E3D40383F39423F3B3E403939403D42413E"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<10x7xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x39393939393939423E3D4041393939393939393939413D3A393D3939393939393939393D40383F393939393939393939393F3B3E4039393939393939393939403D42413E3939"> : tensor<10x7xf8E5M2>
    return %c0 : tensor<10x7xf8E5M2>
  }
}

// -----

module @types_pad_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<10x7xf8E5M2FNUZ>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xf8E5M2FNUZ>) -> tensor<1x1xf8E5M2FNUZ>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<10x7xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<10x7xf8E5M2FNUZ>, tensor<10x7xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x403D4543444541453C4445463F3F463E3D3D443F4445413D46443D444444"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<10x7xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x404040404040403D45434445404040404040404040453C4445464040404040404040403F463E3D3D4040404040404040403F4445413D404040404040404040443D4444444040"> : tensor<10x7xf8E5M2FNUZ>
    return %c0 : tensor<10x7xf8E5M2FNUZ>
  }
}

// -----

module @types_pad_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<10x7xf8E8M0FNU>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf8E8M0FNU>) -> tensor<f8E8M0FNU>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<10x7xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<10x7xf8E8M0FNU>, tensor<10x7xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x8080808080807F807F808080807F807F7E80807F7F7E7E80807F7F7E7E80"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<10x7xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x808080808080808080808080808080808080808080807F8080808080808080808080807F807F7E808080808080808080807F7F7E7E808080808080808080807F7F7E7E808080"> : tensor<10x7xf8E8M0FNU>
    return %c0 : tensor<10x7xf8E8M0FNU>
  }
}

// -----

module @types_pad_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<10x7xbf16>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xbf16>) -> tensor<1x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1xbf16>) -> tensor<bf16>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<10x7xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<10x7xbf16>, tensor<10x7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xFB3F103F1940F73F943FCC3FD83FF13F473FCF3F9A3F8B3F423F3740A93FD83F22402C4023402D400940D13FB73F293F813F1C40A33F06402B3F3540"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<10x7xbf16> {
    %c0 = stablehlo.constant dense<"0xFB3FFB3FFB3FFB3FFB3FFB3FFB3F103F1940F73F943FCC3FFB3FFB3FFB3FFB3FFB3FFB3FFB3FFB3FFB3FF13F473FCF3F9A3F8B3FFB3FFB3FFB3FFB3FFB3FFB3FFB3FFB3FFB3F3740A93FD83F22402C40FB3FFB3FFB3FFB3FFB3FFB3FFB3FFB3FFB3F2D400940D13FB73F293FFB3FFB3FFB3FFB3FFB3FFB3FFB3FFB3FFB3F1C40A33F06402B3F3540FB3FFB3F"> : tensor<10x7xbf16>
    return %c0 : tensor<10x7xbf16>
  }
}

// -----

module @types_pad_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<10x7xf16>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xf16>) -> tensor<1x1xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf16>) -> tensor<f16>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xf16>, tensor<f16>) -> tensor<10x7xf16>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<10x7xf16>, tensor<10x7xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x583A653FE941654085413E41013B9041F53F1F3D1C3FFE40C33AAC41C53BAE3F1D3ADB41C93DF141DA40A1408D40343DF4407941383A0541FB3C2440"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<10x7xf16> {
    %c0 = stablehlo.constant dense<"0x583A583A583A583A583A583A583A653FE941654085413E41583A583A583A583A583A583A583A583A583A9041F53F1F3D1C3FFE40583A583A583A583A583A583A583A583A583AAC41C53BAE3F1D3ADB41583A583A583A583A583A583A583A583A583AF141DA40A1408D40343D583A583A583A583A583A583A583A583A583A7941383A0541FB3C2440583A583A"> : tensor<10x7xf16>
    return %c0 : tensor<10x7xf16>
  }
}

// -----

module @types_pad_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<10x7xf32>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf32>) -> tensor<f32>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<10x7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<10x7xf32>, tensor<10x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x815EFE3FD5576F3FB448213F7A5EA43F6700A03F91567A3F0A88074050120E40DB3C1B403FE2EB3FAB5BC03FE3910740443E254035E21B401430F93FD9A12E40222D6E3F99036C3F49F18F3FAE59703F43A01E40C52E2D408336833FE760953FC796384063E2AB3FE390EE3F7BBB304030A2353F7B7BAD3F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<10x7xf32> {
    %c0 = stablehlo.constant dense<"0x815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3FD5576F3FB448213F7A5EA43F6700A03F91567A3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F50120E40DB3C1B403FE2EB3FAB5BC03FE3910740815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F35E21B401430F93FD9A12E40222D6E3F99036C3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3FAE59703F43A01E40C52E2D408336833FE760953F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F815EFE3F63E2AB3FE390EE3F7BBB304030A2353F7B7BAD3F815EFE3F815EFE3F"> : tensor<10x7xf32>
    return %c0 : tensor<10x7xf32>
  }
}

// -----

module @types_pad_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<10x7xf64>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xf64>) -> tensor<1x1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf64>) -> tensor<f64>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xf64>, tensor<f64>) -> tensor<10x7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<10x7xf64>, tensor<10x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x7DC19FAB79BC0640A15D0F1D67B9F73F07E287BFB3130740C86E13A9B39DF63F5048FD9B278202408C320A38BA68FC3FC811CFDD7115F43FC4B315CFD02DFA3F9860407812A1EE3F22CCFB76CBB1004017DED5E1BCA6ED3F9FA82E47FDF20640C3F0D872FE1B0340C45C964439A901407875798A3540E93FFE3568DF79FD0440642629B7C779E83F0137D1068367E53F21F230962DB60240C8BF65095A2BE93F869BAE0DD0F0ED3F5CCAD74DA288E43FC0CEEC1F6A45FB3F022D3540223B07408BE6EA3E5F1CE23F2FCBDAD127D1F83F66FD323D76D9F63FB5DFC40D11AFFC3FFAAE51E014F0054096049E61FAF6F83F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<10x7xf64> {
    %c0 = stablehlo.constant dense<"0x7DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC0640A15D0F1D67B9F73F07E287BFB3130740C86E13A9B39DF63F5048FD9B278202408C320A38BA68FC3F7DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC0640C4B315CFD02DFA3F9860407812A1EE3F22CCFB76CBB1004017DED5E1BCA6ED3F9FA82E47FDF206407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC0640C45C964439A901407875798A3540E93FFE3568DF79FD0440642629B7C779E83F0137D1068367E53F7DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC0640C8BF65095A2BE93F869BAE0DD0F0ED3F5CCAD74DA288E43FC0CEEC1F6A45FB3F022D3540223B07407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06407DC19FAB79BC06402FCBDAD127D1F83F66FD323D76D9F63FB5DFC40D11AFFC3FFAAE51E014F0054096049E61FAF6F83F7DC19FAB79BC06407DC19FAB79BC0640"> : tensor<10x7xf64>
    return %c0 : tensor<10x7xf64>
  }
}

// -----

module @types_pad_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<10x7xcomplex<f32>>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<10x7xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<10x7xcomplex<f32>>, tensor<10x7xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x0120203F376B2E406CD84B3F63D6273F7FDE8C3F5B5BE73F56CD05401FF2BD3F633F303FEBB7D83F54211E405763633F290E28403EC44D3F3B74AF3F4771873FC1753D40049ECE3FEAB81540B289AC3F24602D3FD40E0A3FD848213FEBBAB63F37FC20406C0D3040EC963740B502683F27F2114023EA0C40F27D23409209D93F49CF0E40B4BC783FBDA20F407BA61640DEA90740BCD132407E403840FC592540C8AA183F25B1A03F708EC23FA6861A40318B25409D3D8D3FD53F033FA822953FC892024059118B3F153D193F594E5F3F3D46B23F86AEC33FAD29B03F1359723FF4CE264081361A400D63513FDB7F2540"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<10x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x0120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E406CD84B3F63D6273F7FDE8C3F5B5BE73F56CD05401FF2BD3F633F303FEBB7D83F54211E405763633F0120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E403B74AF3F4771873FC1753D40049ECE3FEAB81540B289AC3F24602D3FD40E0A3FD848213FEBBAB63F0120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E40EC963740B502683F27F2114023EA0C40F27D23409209D93F49CF0E40B4BC783FBDA20F407BA616400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E407E403840FC592540C8AA183F25B1A03F708EC23FA6861A40318B25409D3D8D3FD53F033FA822953F0120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E400120203F376B2E40153D193F594E5F3F3D46B23F86AEC33FAD29B03F1359723FF4CE264081361A400D63513FDB7F25400120203F376B2E400120203F376B2E40"> : tensor<10x7xcomplex<f32>>
    return %c0 : tensor<10x7xcomplex<f32>>
  }
}

// -----

module @types_pad_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<10x7xcomplex<f64>>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<5x6xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %1 = stablehlo.reshape %0 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %2 = stablehlo.pad %arg0, %1, low = [1, -1], high = [0, 2], interior = [1, 0] : (tensor<5x6xcomplex<f64>>, tensor<complex<f64>>) -> tensor<10x7xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<10x7xcomplex<f64>>, tensor<10x7xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x55D421E3C499F23F889AE1FB740603409ECD694D24C4F43F54D4F7DB84B7FE3F24F97E56B193F73FF6FDE920D98FE83F4C338B889A520640E68CD697B604FB3FC56A28248A5AF93F8E0CEAA5311DF63F8814A28B4A8C0740828F43B68C1EE13FCB4DF822C42200403266B990F44E0540EE4A4BEE6484F13F479F790276BCF43F0E502C9DEBB20540A1D2336D738AE13F305D6B75581E044048BDC82DE292E73FDEC2029E07A4E33FDEF70F1372040040663790925282F33F9511630EF782FC3F9493EEE952AFE73FED215585A2B0EE3F1F917593D8220040F07D80FFD67FEB3F2AEC22C1A5690340DEE1A4A249DEEC3F5041C02A31D0F63FD632F98FB8C6074083D0575B19FFFF3F7EB84370D0000540E09214A16CBF0140EB2DE41510A4EB3F3EAB89C896B60040973F4FA51DD1FC3F9E9A65920631E93F005CE6ACB04B0440CC9FC015803EE63FFA994AB5E694F13FFB66E84A07B9F73F9CAF8C3F13E1E23F302655C3613AFF3F3D77152B320A0740E6513D101F23E63F04BF030601E6F43F7A9FF15CF840E93F5EA966153F83EF3F4D20A6C7901A0340CA18A18EBE430740E5CBE83FE8B10240DAB560D439E40640EF6B69C2063DFE3F7D2DEFBE3140074018E6ACDDB180FE3F422824A65591E53F00A380F1D439FC3FA6C30D96240BE43F"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<10x7xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x55D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB740603409ECD694D24C4F43F54D4F7DB84B7FE3F24F97E56B193F73FF6FDE920D98FE83F4C338B889A520640E68CD697B604FB3FC56A28248A5AF93F8E0CEAA5311DF63F8814A28B4A8C0740828F43B68C1EE13F55D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB74060340EE4A4BEE6484F13F479F790276BCF43F0E502C9DEBB20540A1D2336D738AE13F305D6B75581E044048BDC82DE292E73FDEC2029E07A4E33FDEF70F1372040040663790925282F33F9511630EF782FC3F55D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB740603401F917593D8220040F07D80FFD67FEB3F2AEC22C1A5690340DEE1A4A249DEEC3F5041C02A31D0F63FD632F98FB8C6074083D0575B19FFFF3F7EB84370D0000540E09214A16CBF0140EB2DE41510A4EB3F55D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB740603409E9A65920631E93F005CE6ACB04B0440CC9FC015803EE63FFA994AB5E694F13FFB66E84A07B9F73F9CAF8C3F13E1E23F302655C3613AFF3F3D77152B320A0740E6513D101F23E63F04BF030601E6F43F55D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB740603404D20A6C7901A0340CA18A18EBE430740E5CBE83FE8B10240DAB560D439E40640EF6B69C2063DFE3F7D2DEFBE3140074018E6ACDDB180FE3F422824A65591E53F00A380F1D439FC3FA6C30D96240BE43F55D421E3C499F23F889AE1FB7406034055D421E3C499F23F889AE1FB74060340"> : tensor<10x7xcomplex<f64>>
    return %c0 : tensor<10x7xcomplex<f64>>
  }
}
