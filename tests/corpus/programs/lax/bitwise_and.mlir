module @lax_bitwise_and_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi1>, tensor<1x1xi1>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.and %arg0, %arg1 : tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi1>, tensor<1x1xi1>) {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    %c1 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0, %c1 : tensor<1x1xi1>, tensor<1x1xi1>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @lax_bitwise_and_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi8>, tensor<4x0x2xi8>)
    %want0 = call @expected() : () -> tensor<4x0x2xi8>
    %0 = stablehlo.and %arg0, %arg1 : tensor<4x0x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi8>, tensor<4x0x2xi8>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    return %c0, %c1 : tensor<4x0x2xi8>, tensor<4x0x2xi8>
  }
  func.func private @expected() -> tensor<4x0x2xi8> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    return %c0 : tensor<4x0x2xi8>
  }
}

// -----

module @lax_bitwise_and_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi16>
    %0 = stablehlo.and %arg0, %arg1 : tensor<2x1x3x2xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>) {
    %c0 = stablehlo.constant dense<[[[[-27, 30], [90, -13], [70, 25]]], [[[15, 36], [82, 9], [-50, -84]]]]> : tensor<2x1x3x2xi16>
    %c1 = stablehlo.constant dense<[[[[63, -77], [16, -90], [-6, -46]]], [[[-59, 60], [-11, -49], [-62, 6]]]]> : tensor<2x1x3x2xi16>
    return %c0, %c1 : tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>
  }
  func.func private @expected() -> tensor<2x1x3x2xi16> {
    %c0 = stablehlo.constant dense<[[[[37, 18], [16, -94], [66, 16]]], [[[5, 36], [80, 9], [-62, 4]]]]> : tensor<2x1x3x2xi16>
    return %c0 : tensor<2x1x3x2xi16>
  }
}

// -----

module @lax_bitwise_and_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi32>, tensor<17x3xi32>)
    %want0 = call @expected() : () -> tensor<17x3xi32>
    %0 = stablehlo.and %arg0, %arg1 : tensor<17x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi32>, tensor<17x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi32>, tensor<17x3xi32>) {
    %c0 = stablehlo.constant dense<"0x9EFFFFFF47000000BCFFFFFFA4FFFFFF1400000005000000CDFFFFFF9FFFFFFFE9FFFFFF54000000F1FFFFFFA2FFFFFF2D0000000C00000054000000A6FFFFFF5E0000003B000000DBFFFFFFD6FFFFFF15000000A2FFFFFF20000000D3FFFFFF0B0000004D0000005F0000000D000000F2FFFFFF9FFFFFFF1B0000003A0000001F000000E7FFFFFF5800000003000000E6FFFFFF4A000000550000000100000020000000FDFFFFFF40000000D8FFFFFFAEFFFFFFB4FFFFFFA3FFFFFF1C000000250000002A0000002A000000"> : tensor<17x3xi32>
    %c1 = stablehlo.constant dense<"0x19000000000000002800000042000000340000005B000000F0FFFFFF0C00000043000000FAFFFFFFD4FFFFFFC6FFFFFF050000009FFFFFFF47000000B2FFFFFFD5FFFFFF0C000000F4FFFFFFA4FFFFFFCCFFFFFFE8FFFFFFC8FFFFFF5C000000A0FFFFFFFBFFFFFF0B0000005E00000051000000C0FFFFFF05000000A2FFFFFFDFFFFFFF1A000000A5FFFFFFE0FFFFFFF7FFFFFF54000000C8FFFFFFE8FFFFFF41000000DFFFFFFFB0FFFFFFA8FFFFFFF0FFFFFF270000009EFFFFFF47000000FDFFFFFFA2FFFFFFDDFFFFFF"> : tensor<17x3xi32>
    return %c0, %c1 : tensor<17x3xi32>, tensor<17x3xi32>
  }
  func.func private @expected() -> tensor<17x3xi32> {
    %c0 = stablehlo.constant dense<"0x180000000000000028000000000000001400000001000000C0FFFFFF0C0000004100000050000000D0FFFFFF82FFFFFF050000000C00000044000000A2FFFFFF5400000008000000D0FFFFFF84FFFFFF04000000A0FFFFFF000000005000000000000000490000000B0000000C0000005000000080FFFFFF01000000220000001F000000020000000000000000000000E6FFFFFF40000000400000000000000000000000DDFFFFFF0000000088FFFFFFA0FFFFFF2400000082FFFFFF04000000250000002200000008000000"> : tensor<17x3xi32>
    return %c0 : tensor<17x3xi32>
  }
}

// -----

module @lax_bitwise_and_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi64>, tensor<3x5xi64>)
    %want0 = call @expected() : () -> tensor<3x5xi64>
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x5xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi64>, tensor<3x5xi64>) {
    %c0 = stablehlo.constant dense<[[67, -97, 55, 14, 36], [-27, -93, -59, -2, 15], [-38, -53, 87, 63, -62]]> : tensor<3x5xi64>
    %c1 = stablehlo.constant dense<[[-62, 14, -100, 95, -18], [-41, 88, -16, 64, 32], [75, 75, 92, -29, -33]]> : tensor<3x5xi64>
    return %c0, %c1 : tensor<3x5xi64>, tensor<3x5xi64>
  }
  func.func private @expected() -> tensor<3x5xi64> {
    %c0 = stablehlo.constant dense<[[66, 14, 20, 14, 36], [-59, 0, -64, 64, 0], [74, 75, 84, 35, -62]]> : tensor<3x5xi64>
    return %c0 : tensor<3x5xi64>
  }
}

// -----

module @lax_bitwise_and_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui8>, tensor<ui8>)
    %want0 = call @expected() : () -> tensor<ui8>
    %0 = stablehlo.and %arg0, %arg1 : tensor<ui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui8>, tensor<ui8>) {
    %c0 = stablehlo.constant dense<95> : tensor<ui8>
    %c1 = stablehlo.constant dense<12> : tensor<ui8>
    return %c0, %c1 : tensor<ui8>, tensor<ui8>
  }
  func.func private @expected() -> tensor<ui8> {
    %c0 = stablehlo.constant dense<12> : tensor<ui8>
    return %c0 : tensor<ui8>
  }
}

// -----

module @lax_bitwise_and_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui16>, tensor<7xui16>)
    %want0 = call @expected() : () -> tensor<7xui16>
    %0 = stablehlo.and %arg0, %arg1 : tensor<7xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xui16>, tensor<7xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui16>, tensor<7xui16>) {
    %c0 = stablehlo.constant dense<[70, 91, 77, 7, 55, 87, 36]> : tensor<7xui16>
    %c1 = stablehlo.constant dense<[99, 64, 71, 59, 57, 43, 25]> : tensor<7xui16>
    return %c0, %c1 : tensor<7xui16>, tensor<7xui16>
  }
  func.func private @expected() -> tensor<7xui16> {
    %c0 = stablehlo.constant dense<[66, 64, 69, 3, 49, 3, 0]> : tensor<7xui16>
    return %c0 : tensor<7xui16>
  }
}

// -----

module @lax_bitwise_and_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xui32>, tensor<2x3x4xui32>)
    %want0 = call @expected() : () -> tensor<2x3x4xui32>
    %0 = stablehlo.and %arg0, %arg1 : tensor<2x3x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui32>, tensor<2x3x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xui32>, tensor<2x3x4xui32>) {
    %c0 = stablehlo.constant dense<"0x25000000070000000D000000360000005400000033000000110000000900000008000000070000002E00000061000000430000003B0000003D0000004F000000270000005700000035000000380000000C0000004F0000005600000033000000"> : tensor<2x3x4xui32>
    %c1 = stablehlo.constant dense<"0x460000005E00000042000000370000002100000039000000090000002900000018000000270000000500000022000000220000005800000013000000370000003100000024000000320000004800000046000000350000003E0000003B000000"> : tensor<2x3x4xui32>
    return %c0, %c1 : tensor<2x3x4xui32>, tensor<2x3x4xui32>
  }
  func.func private @expected() -> tensor<2x3x4xui32> {
    %c0 = stablehlo.constant dense<"0x040000000600000000000000360000000000000031000000010000000900000008000000070000000400000020000000020000001800000011000000070000002100000004000000300000000800000004000000050000001600000033000000"> : tensor<2x3x4xui32>
    return %c0 : tensor<2x3x4xui32>
  }
}

// -----

module @lax_bitwise_and_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xui64>, tensor<0xui64>)
    %want0 = call @expected() : () -> tensor<0xui64>
    %0 = stablehlo.and %arg0, %arg1 : tensor<0xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xui64>, tensor<0xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xui64>, tensor<0xui64>) {
    %c0 = stablehlo.constant dense<> : tensor<0xui64>
    %c1 = stablehlo.constant dense<> : tensor<0xui64>
    return %c0, %c1 : tensor<0xui64>, tensor<0xui64>
  }
  func.func private @expected() -> tensor<0xui64> {
    %c0 = stablehlo.constant dense<> : tensor<0xui64>
    return %c0 : tensor<0xui64>
  }
}

// -----

module @lax_bitwise_and_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xi2>, tensor<9xi2>)
    %want0 = call @expected() : () -> tensor<9xi2>
    %0 = stablehlo.and %arg0, %arg1 : tensor<9xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xi2>, tensor<9xi2>) {
    %c0 = stablehlo.constant dense<[0, 0, -2, -1, -2, 0, 0, 0, 1]> : tensor<9xi2>
    %c1 = stablehlo.constant dense<[-1, -1, 0, -2, -2, 0, -2, 1, -1]> : tensor<9xi2>
    return %c0, %c1 : tensor<9xi2>, tensor<9xi2>
  }
  func.func private @expected() -> tensor<9xi2> {
    %c0 = stablehlo.constant dense<[0, 0, 0, -2, -2, 0, 0, 0, 1]> : tensor<9xi2>
    return %c0 : tensor<9xi2>
  }
}

// -----

module @lax_bitwise_and_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xi4>, tensor<9xi4>)
    %want0 = call @expected() : () -> tensor<9xi4>
    %0 = stablehlo.and %arg0, %arg1 : tensor<9xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xi4>, tensor<9xi4>) {
    %c0 = stablehlo.constant dense<[-8, -6, 0, -4, -5, 3, 3, 5, -1]> : tensor<9xi4>
    %c1 = stablehlo.constant dense<[7, -6, 6, -7, 0, -2, -6, -3, -4]> : tensor<9xi4>
    return %c0, %c1 : tensor<9xi4>, tensor<9xi4>
  }
  func.func private @expected() -> tensor<9xi4> {
    %c0 = stablehlo.constant dense<[0, -6, 0, -8, 0, 2, 2, 5, -4]> : tensor<9xi4>
    return %c0 : tensor<9xi4>
  }
}

// -----

module @lax_bitwise_and_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xui2>, tensor<9xui2>)
    %want0 = call @expected() : () -> tensor<9xui2>
    %0 = stablehlo.and %arg0, %arg1 : tensor<9xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xui2>, tensor<9xui2>) {
    %c0 = stablehlo.constant dense<[0, 2, 1, 0, 1, 3, 2, 0, 2]> : tensor<9xui2>
    %c1 = stablehlo.constant dense<[2, 2, 3, 3, 3, 3, 2, 3, 3]> : tensor<9xui2>
    return %c0, %c1 : tensor<9xui2>, tensor<9xui2>
  }
  func.func private @expected() -> tensor<9xui2> {
    %c0 = stablehlo.constant dense<[0, 2, 1, 0, 1, 3, 2, 0, 2]> : tensor<9xui2>
    return %c0 : tensor<9xui2>
  }
}

// -----

module @lax_bitwise_and_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xui4>, tensor<9xui4>)
    %want0 = call @expected() : () -> tensor<9xui4>
    %0 = stablehlo.and %arg0, %arg1 : tensor<9xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xui4>, tensor<9xui4>) {
    %c0 = stablehlo.constant dense<[9, 11, 9, 2, 5, 8, 2, 4, 8]> : tensor<9xui4>
    %c1 = stablehlo.constant dense<[3, 11, 13, 7, 0, 13, 0, 6, 2]> : tensor<9xui4>
    return %c0, %c1 : tensor<9xui4>, tensor<9xui4>
  }
  func.func private @expected() -> tensor<9xui4> {
    %c0 = stablehlo.constant dense<[1, 11, 9, 2, 0, 8, 0, 4, 0]> : tensor<9xui4>
    return %c0 : tensor<9xui4>
  }
}
