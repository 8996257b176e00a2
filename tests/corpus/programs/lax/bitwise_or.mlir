module @lax_bitwise_or_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi1>, tensor<7xi1>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.or %arg0, %arg1 : tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi1>, tensor<7xi1>) {
    %c0 = stablehlo.constant dense<[false, false, true, true, false, true, true]> : tensor<7xi1>
    %c1 = stablehlo.constant dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
    return %c0, %c1 : tensor<7xi1>, tensor<7xi1>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @lax_bitwise_or_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi8>, tensor<2x3x4xi8>)
    %want0 = call @expected() : () -> tensor<2x3x4xi8>
    %0 = stablehlo.or %arg0, %arg1 : tensor<2x3x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi8>, tensor<2x3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi8>, tensor<2x3x4xi8>) {
    %c0 = stablehlo.constant dense<"0x07F05E31A65516F2DC272E3C5FCED1B8160145F8B4F0D222"> : tensor<2x3x4xi8>
    %c1 = stablehlo.constant dense<"0xA1511CFF515752A6ECDC50D1F144DC31B00359482949CCC0"> : tensor<2x3x4xi8>
    return %c0, %c1 : tensor<2x3x4xi8>, tensor<2x3x4xi8>
  }
  func.func private @expected() -> tensor<2x3x4xi8> {
    %c0 = stablehlo.constant dense<"0xA7F15EFFF75756F6FCFF7EFDFFCEDDB9B6035DF8BDF9DEE2"> : tensor<2x3x4xi8>
    return %c0 : tensor<2x3x4xi8>
  }
}

// -----

module @lax_bitwise_or_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi16>, tensor<0xi16>)
    %want0 = call @expected() : () -> tensor<0xi16>
    %0 = stablehlo.or %arg0, %arg1 : tensor<0xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi16>, tensor<0xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xi16>, tensor<0xi16>) {
    %c0 = stablehlo.constant dense<> : tensor<0xi16>
    %c1 = stablehlo.constant dense<> : tensor<0xi16>
    return %c0, %c1 : tensor<0xi16>, tensor<0xi16>
  }
  func.func private @expected() -> tensor<0xi16> {
    %c0 = stablehlo.constant dense<> : tensor<0xi16>
    return %c0 : tensor<0xi16>
  }
}

// -----

module @lax_bitwise_or_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xi32>, tensor<33xi32>)
    %want0 = call @expected() : () -> tensor<33xi32>
    %0 = stablehlo.or %arg0, %arg1 : tensor<33xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi32>, tensor<33xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xi32>, tensor<33xi32>) {
    %c0 = stablehlo.constant dense<"0xAEFFFFFF37000000050000003F0000004F000000AEFFFFFFD9FFFFFFB7FFFFFFA2FFFFFF470000000B00000022000000ABFFFFFFF3FFFFFFD8FFFFFFC9FFFFFF3D000000EEFFFFFFC6FFFFFF33000000D7FFFFFFE9FFFFFFBBFFFFFFB7FFFFFF35000000BBFFFFFF320000009DFFFFFF370000000D0000003A0000004A0000001F000000"> : tensor<33xi32>
    %c1 = stablehlo.constant dense<"0xDDFFFFFF1800000024000000A2FFFFFF430000005C0000000400000029000000C6FFFFFFA6FFFFFF17000000E7FFFFFFA4FFFFFF5A000000120000002D000000370000003E00000029000000260000004A000000F2FFFFFF370000005D000000EAFFFFFF1E0000001E000000ABFFFFFF240000001B00000019000000A5FFFFFFA6FFFFFF"> : tensor<33xi32>
    return %c0, %c1 : tensor<33xi32>, tensor<33xi32>
  }
  func.func private @expected() -> tensor<33xi32> {
    %c0 = stablehlo.constant dense<"0xFFFFFFFF3F00000025000000BFFFFFFF4F000000FEFFFFFFDDFFFFFFBFFFFFFFE6FFFFFFE7FFFFFF1F000000E7FFFFFFAFFFFFFFFBFFFFFFDAFFFFFFEDFFFFFF3F000000FEFFFFFFEFFFFFFF37000000DFFFFFFFFBFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFBFFFFFFF3E000000BFFFFFFF370000001F0000003B000000EFFFFFFFBFFFFFFF"> : tensor<33xi32>
    return %c0 : tensor<33xi32>
  }
}

// -----

module @lax_bitwise_or_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi64>, tensor<1x1xi64>)
    %want0 = call @expected() : () -> tensor<1x1xi64>
    %0 = stablehlo.or %arg0, %arg1 : tensor<1x1xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi64>, tensor<1x1xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi64>, tensor<1x1xi64>) {
    %c0 = stablehlo.constant dense<26> : tensor<1x1xi64>
    %c1 = stablehlo.constant dense<-16> : tensor<1x1xi64>
    return %c0, %c1 : tensor<1x1xi64>, tensor<1x1xi64>
  }
  func.func private @expected() -> tensor<1x1xi64> {
    %c0 = stablehlo.constant dense<-6> : tensor<1x1xi64>
    return %c0 : tensor<1x1xi64>
  }
}

// -----

module @lax_bitwise_or_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xui8>, tensor<4x0x2xui8>)
    %want0 = call @expected() : () -> tensor<4x0x2xui8>
    %0 = stablehlo.or %arg0, %arg1 : tensor<4x0x2xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xui8>, tensor<4x0x2xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xui8>, tensor<4x0x2xui8>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui8>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xui8>
    return %c0, %c1 : tensor<4x0x2xui8>, tensor<4x0x2xui8>
  }
  func.func private @expected() -> tensor<4x0x2xui8> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui8>
    return %c0 : tensor<4x0x2xui8>
  }
}

// -----

module @lax_bitwise_or_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xui16>
    %0 = stablehlo.or %arg0, %arg1 : tensor<2x1x3x2xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) {
    %c0 = stablehlo.constant dense<[[[[99, 39], [11, 98], [40, 84]]], [[[65, 67], [71, 48], [40, 52]]]]> : tensor<2x1x3x2xui16>
    %c1 = stablehlo.constant dense<[[[[21, 73], [91, 42], [27, 47]]], [[[98, 11], [38, 80], [52, 58]]]]> : tensor<2x1x3x2xui16>
    return %c0, %c1 : tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>
  }
  func.func private @expected() -> tensor<2x1x3x2xui16> {
    %c0 = stablehlo.constant dense<[[[[119, 111], [91, 106], [59, 127]]], [[[99, 75], [103, 112], [60, 62]]]]> : tensor<2x1x3x2xui16>
    return %c0 : tensor<2x1x3x2xui16>
  }
}

// -----

module @lax_bitwise_or_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xui32>, tensor<17x3xui32>)
    %want0 = call @expected() : () -> tensor<17x3xui32>
    %0 = stablehlo.or %arg0, %arg1 : tensor<17x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xui32>, tensor<17x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xui32>, tensor<17x3xui32>) {
    %c0 = stablehlo.constant dense<"0x18000000030000000C0000003800000002000000410000001A0000004A0000004C0000005700000010000000260000000A0000005A0000001F0000002700000050000000260000000A0000005A000000120000002E0000003D00000035000000380000001D0000005A0000004A0000000000000020000000500000005F0000004400000045000000260000005E0000001600000028000000030000005B0000003700000045000000230000000700000057000000370000004F0000000700000006000000060000004D000000"> : tensor<17x3xui32>
    %c1 = stablehlo.constant dense<"0x53000000330000001A00000048000000450000000B00000058000000020000001A00000056000000470000000900000036000000430000001D000000150000002700000031000000130000005F0000005E000000410000000D0000002E000000600000000E0000001100000039000000060000002D000000240000003F00000022000000230000001400000043000000150000002A0000004B0000000A0000002B000000430000006000000005000000310000005900000038000000240000002A0000002C0000000C000000"> : tensor<17x3xui32>
    return %c0, %c1 : tensor<17x3xui32>, tensor<17x3xui32>
  }
  func.func private @expected() -> tensor<17x3xui32> {
    %c0 = stablehlo.constant dense<"0x5B000000330000001E00000078000000470000004B0000005A0000004A0000005E00000057000000570000002F0000003E0000005B0000001F0000003700000077000000370000001B0000005F0000005E0000006F0000003D0000003F000000780000001F0000005B0000007B000000060000002D000000740000007F0000006600000067000000360000005F000000170000002A0000004B0000005B0000003F000000470000006300000007000000770000007F0000007F000000270000002E0000002E0000004D000000"> : tensor<17x3xui32>
    return %c0 : tensor<17x3xui32>
  }
}

// -----

module @lax_bitwise_or_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui64>, tensor<3x5xui64>)
    %want0 = call @expected() : () -> tensor<3x5xui64>
    %0 = stablehlo.or %arg0, %arg1 : tensor<3x5xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui64>, tensor<3x5xui64>) {
    %c0 = stablehlo.constant dense<[[84, 42, 79, 29, 83], [65, 59, 0, 10, 15], [71, 83, 39, 47, 11]]> : tensor<3x5xui64>
    %c1 = stablehlo.constant dense<[[65, 12, 81, 85, 81], [26, 59, 36, 34, 62], [71, 62, 65, 55, 59]]> : tensor<3x5xui64>
    return %c0, %c1 : tensor<3x5xui64>, tensor<3x5xui64>
  }
  func.func private @expected() -> tensor<3x5xui64> {
    %c0 = stablehlo.constant dense<[[85, 46, 95, 93, 83], [91, 59, 36, 42, 63], [71, 127, 103, 63, 59]]> : tensor<3x5xui64>
    return %c0 : tensor<3x5xui64>
  }
}

// -----

module @lax_bitwise_or_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xi2>, tensor<9xi2>)
    %want0 = call @expected() : () -> tensor<9xi2>
    %0 = stablehlo.or %arg0, %arg1 : tensor<9xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xi2>, tensor<9xi2>) {
    %c0 = stablehlo.constant dense<[1, -2, -2, 1, -2, 0, 0, 1, 1]> : tensor<9xi2>
    %c1 = stablehlo.constant dense<[0, -1, -1, -2, 0, 0, -2, -2, 1]> : tensor<9xi2>
    return %c0, %c1 : tensor<9xi2>, tensor<9xi2>
  }
  func.func private @expected() -> tensor<9xi2> {
    %c0 = stablehlo.constant dense<[1, -1, -1, -1, -2, 0, -2, -1, 1]> : tensor<9xi2>
    return %c0 : tensor<9xi2>
  }
}

// -----

module @lax_bitwise_or_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xi4>, tensor<9xi4>)
    %want0 = call @expected() : () -> tensor<9xi4>
    %0 = stablehlo.or %arg0, %arg1 : tensor<9xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xi4>, tensor<9xi4>) {
    %c0 = stablehlo.constant dense<[-7, -8, 4, 4, -5, -2, -4, 6, -3]> : tensor<9xi4>
    %c1 = stablehlo.constant dense<[6, 5, 2, -3, 0, 2, -5, -6, 1]> : tensor<9xi4>
    return %c0, %c1 : tensor<9xi4>, tensor<9xi4>
  }
  func.func private @expected() -> tensor<9xi4> {
    %c0 = stablehlo.constant dense<[-1, -3, 6, -3, -5, -2, -1, -2, -3]> : tensor<9xi4>
    return %c0 : tensor<9xi4>
  }
}

// -----

module @lax_bitwise_or_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xui2>, tensor<9xui2>)
    %want0 = call @expected() : () -> tensor<9xui2>
    %0 = stablehlo.or %arg0, %arg1 : tensor<9xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xui2>, tensor<9xui2>) {
    %c0 = stablehlo.constant dense<[0, 1, 1, 1, 1, 3, 1, 2, 1]> : tensor<9xui2>
    %c1 = stablehlo.constant dense<[2, 2, 0, 3, 0, 1, 0, 1, 2]> : tensor<9xui2>
    return %c0, %c1 : tensor<9xui2>, tensor<9xui2>
  }
  func.func private @expected() -> tensor<9xui2> {
    %c0 = stablehlo.constant dense<[2, 3, 1, 3, 1, 3, 1, 3, 3]> : tensor<9xui2>
    return %c0 : tensor<9xui2>
  }
}

// -----

module @lax_bitwise_or_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xui4>, tensor<9xui4>)
    %want0 = call @expected() : () -> tensor<9xui4>
    %0 = stablehlo.or %arg0, %arg1 : tensor<9xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xui4>, tensor<9xui4>) {
    %c0 = stablehlo.constant dense<[10, 14, 13, 7, 0, 9, 10, 7, 10]> : tensor<9xui4>
    %c1 = stablehlo.constant dense<[1, 0, 7, 1, 2, 14, 1, 6, 0]> : tensor<9xui4>
    return %c0, %c1 : tensor<9xui4>, tensor<9xui4>
  }
  func.func private @expected() -> tensor<9xui4> {
    %c0 = stablehlo.constant dense<[11, 14, 15, 7, 2, 15, 11, 7, 10]> : tensor<9xui4>
    return %c0 : tensor<9xui4>
  }
}
