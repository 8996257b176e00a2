module @lax_clz_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xi8>
    %want0 = call @expected() : () -> tensor<2x1x3x2xi8>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<2x1x3x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi8>, tensor<2x1x3x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xi8> {
    %c0 = stablehlo.constant dense<[[[[-67, 20], [-23, 73], [-30, 1]]], [[[-58, -5], [54, -74], [10, -88]]]]> : tensor<2x1x3x2xi8>
    return %c0 : tensor<2x1x3x2xi8>
  }
  func.func private @expected() -> tensor<2x1x3x2xi8> {
    %c0 = stablehlo.constant dense<[[[[0, 3], [0, 1], [0, 7]]], [[[0, 0], [2, 0], [4, 0]]]]> : tensor<2x1x3x2xi8>
    return %c0 : tensor<2x1x3x2xi8>
  }
}

// -----

module @lax_clz_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xi16>
    %want0 = call @expected() : () -> tensor<17x3xi16>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<17x3xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi16>, tensor<17x3xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xi16> {
    %c0 = stablehlo.constant dense<"0x3D00C0FFB7FFD1FFC4FF5700330032004100FFFF1100D1FF450063001A002100C5FFEBFF050034000100C2FF0900F2FFB4FF48003A005600E8FF57004D00DBFF140051000B009EFF4900A4FF0B005900F7FFCBFFB5FFBCFF5F00ECFF6100B8FF3000C3FF2B00"> : tensor<17x3xi16>
    return %c0 : tensor<17x3xi16>
  }
  func.func private @expected() -> tensor<17x3xi16> {
    %c0 = stablehlo.constant dense<"0x0A00000000000000000009000A000A00090000000B000000090009000B000A00000000000D000A000F0000000C000000000009000A00090000000900090000000B0009000C000000090000000C000900000000000000000009000000090000000A0000000A00"> : tensor<17x3xi16>
    return %c0 : tensor<17x3xi16>
  }
}

// -----

module @lax_clz_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi32>
    %want0 = call @expected() : () -> tensor<3x5xi32>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[-10, 12, 70, 71, -34], [-29, -37, -76, 8, 100], [48, 98, -80, -59, 26]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
  func.func private @expected() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[0, 28, 25, 25, 0], [0, 0, 0, 28, 25], [26, 25, 0, 0, 27]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
}

// -----

module @lax_clz_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i64>
    %want0 = call @expected() : () -> tensor<i64>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<i64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i64> {
    %c0 = stablehlo.constant dense<62> : tensor<i64>
    return %c0 : tensor<i64>
  }
  func.func private @expected() -> tensor<i64> {
    %c0 = stablehlo.constant dense<58> : tensor<i64>
    return %c0 : tensor<i64>
  }
}

// -----

module @lax_clz_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xui8>
    %want0 = call @expected() : () -> tensor<7xui8>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<7xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xui8>, tensor<7xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xui8> {
    %c0 = stablehlo.constant dense<[26, 19, 6, 16, 41, 91, 86]> : tensor<7xui8>
    return %c0 : tensor<7xui8>
  }
  func.func private @expected() -> tensor<7xui8> {
    %c0 = stablehlo.constant dense<[3, 3, 5, 3, 2, 1, 1]> : tensor<7xui8>
    return %c0 : tensor<7xui8>
  }
}

// -----

module @lax_clz_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xui16>
    %want0 = call @expected() : () -> tensor<2x3x4xui16>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<2x3x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xui16> {
    %c0 = stablehlo.constant dense<"0x3F004F0033001E00100007005A0038003D00500010000F0061001A003300220052000E00430038004200290034001500"> : tensor<2x3x4xui16>
    return %c0 : tensor<2x3x4xui16>
  }
  func.func private @expected() -> tensor<2x3x4xui16> {
    %c0 = stablehlo.constant dense<"0x0A0009000A000B000B000D0009000A000A0009000B000C0009000B000A000A0009000C0009000A0009000A000A000B00"> : tensor<2x3x4xui16>
    return %c0 : tensor<2x3x4xui16>
  }
}

// -----

module @lax_clz_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xui32>
    %want0 = call @expected() : () -> tensor<0xui32>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<0xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xui32>, tensor<0xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xui32> {
    %c0 = stablehlo.constant dense<> : tensor<0xui32>
    return %c0 : tensor<0xui32>
  }
  func.func private @expected() -> tensor<0xui32> {
    %c0 = stablehlo.constant dense<> : tensor<0xui32>
    return %c0 : tensor<0xui32>
  }
}

// -----

module @lax_clz_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xui64>
    %want0 = call @expected() : () -> tensor<33xui64>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<33xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xui64>, tensor<33xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xui64> {
    %c0 = stablehlo.constant dense<"0x46000000000000002B0000000000000049000000000000000B000000000000000A00000000000000180000000000000051000000000000003E00000000000000180000000000000012000000000000005C00000000000000250000000000000030000000000000005500000000000000230000000000000021000000000000002F00000000000000030000000000000057000000000000002B000000000000000700000000000000490000000000000051000000000000003D0000000000000008000000000000000D00000000000000290000000000000064000000000000006400000000000000140000000000000037000000000000005D000000000000001800000000000000"> : tensor<33xui64>
    return %c0 : tensor<33xui64>
  }
  func.func private @expected() -> tensor<33xui64> {
    %c0 = stablehlo.constant dense<"0x39000000000000003A0000000000000039000000000000003C000000000000003C000000000000003B0000000000000039000000000000003A000000000000003B000000000000003B0000000000000039000000000000003A000000000000003A0000000000000039000000000000003A000000000000003A000000000000003A000000000000003E0000000000000039000000000000003A000000000000003D00000000000000390000000000000039000000000000003A000000000000003C000000000000003C000000000000003A00000000000000390000000000000039000000000000003B000000000000003A0000000000000039000000000000003B00000000000000"> : tensor<33xui64>
    return %c0 : tensor<33xui64>
  }
}

// -----

module @lax_clz_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi2>
    %want0 = call @expected() : () -> tensor<9xi2>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<9xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi2> {
    %c0 = stablehlo.constant dense<[1, -1, 0, 0, -2, -1, -1, 1, 0]> : tensor<9xi2>
    return %c0 : tensor<9xi2>
  }
  func.func private @expected() -> tensor<9xi2> {
    %c0 = stablehlo.constant dense<[1, 0, -2, -2, 0, 0, 0, 1, -2]> : tensor<9xi2>
    return %c0 : tensor<9xi2>
  }
}

// -----

module @lax_clz_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi4>
    %want0 = call @expected() : () -> tensor<9xi4>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<9xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi4> {
    %c0 = stablehlo.constant dense<[7, 6, 2, 3, 2, -2, 4, 7, 7]> : tensor<9xi4>
    return %c0 : tensor<9xi4>
  }
  func.func private @expected() -> tensor<9xi4> {
    %c0 = stablehlo.constant dense<[1, 1, 2, 2, 2, 0, 1, 1, 1]> : tensor<9xi4>
    return %c0 : tensor<9xi4>
  }
}

// -----

module @lax_clz_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui2>
    %want0 = call @expected() : () -> tensor<9xui2>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<9xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui2> {
    %c0 = stablehlo.constant dense<[2, 3, 1, 2, 3, 0, 2, 1, 0]> : tensor<9xui2>
    return %c0 : tensor<9xui2>
  }
  func.func private @expected() -> tensor<9xui2> {
    %c0 = stablehlo.constant dense<[0, 0, 1, 0, 0, 2, 0, 1, 2]> : tensor<9xui2>
    return %c0 : tensor<9xui2>
  }
}

// -----

module @lax_clz_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui4>
    %want0 = call @expected() : () -> tensor<9xui4>
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<9xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui4> {
    %c0 = stablehlo.constant dense<[5, 11, 12, 3, 14, 10, 15, 9, 9]> : tensor<9xui4>
    return %c0 : tensor<9xui4>
  }
  func.func private @expected() -> tensor<9xui4> {
    %c0 = stablehlo.constant dense<[1, 0, 0, 2, 0, 0, 0, 0, 0]> : tensor<9xui4>
    return %c0 : tensor<9xui4>
  }
}
