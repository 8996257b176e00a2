module @lax_bitwise_xor_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xi1>, tensor<33xi1>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xi1>, tensor<33xi1>) {
    %c0 = stablehlo.constant dense<"0x010101010001000100010000000100000001000101000001000101010100010101"> : tensor<33xi1>
    %c1 = stablehlo.constant dense<"0x010101010001010000010001000101010001010001000101000000000100010100"> : tensor<33xi1>
    return %c0, %c1 : tensor<33xi1>, tensor<33xi1>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x000000000000010100000001000001010000010100000100000101010000000001"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @lax_bitwise_xor_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi8>, tensor<1x1xi8>)
    %want0 = call @expected() : () -> tensor<1x1xi8>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<1x1xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi8>, tensor<1x1xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi8>, tensor<1x1xi8>) {
    %c0 = stablehlo.constant dense<-52> : tensor<1x1xi8>
    %c1 = stablehlo.constant dense<50> : tensor<1x1xi8>
    return %c0, %c1 : tensor<1x1xi8>, tensor<1x1xi8>
  }
  func.func private @expected() -> tensor<1x1xi8> {
    %c0 = stablehlo.constant dense<-2> : tensor<1x1xi8>
    return %c0 : tensor<1x1xi8>
  }
}

// -----

module @lax_bitwise_xor_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi16>, tensor<4x0x2xi16>)
    %want0 = call @expected() : () -> tensor<4x0x2xi16>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<4x0x2xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi16>, tensor<4x0x2xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi16>, tensor<4x0x2xi16>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi16>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi16>
    return %c0, %c1 : tensor<4x0x2xi16>, tensor<4x0x2xi16>
  }
  func.func private @expected() -> tensor<4x0x2xi16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi16>
    return %c0 : tensor<4x0x2xi16>
  }
}

// -----

module @lax_bitwise_xor_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<2x1x3x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>) {
    %c0 = stablehlo.constant dense<[[[[-95, 98], [77, -20], [52, -7]]], [[[-55, -65], [-73, 95], [32, -51]]]]> : tensor<2x1x3x2xi32>
    %c1 = stablehlo.constant dense<[[[[93, -80], [24, -72], [-77, -70]]], [[[-22, 28], [-10, 26], [93, 36]]]]> : tensor<2x1x3x2xi32>
    return %c0, %c1 : tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>
  }
  func.func private @expected() -> tensor<2x1x3x2xi32> {
    %c0 = stablehlo.constant dense<[[[[-4, -46], [85, 84], [-121, 67]]], [[[35, -93], [65, 69], [125, -23]]]]> : tensor<2x1x3x2xi32>
    return %c0 : tensor<2x1x3x2xi32>
  }
}

// -----

module @lax_bitwise_xor_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi64>, tensor<17x3xi64>)
    %want0 = call @expected() : () -> tensor<17x3xi64>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<17x3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi64>, tensor<17x3xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi64>, tensor<17x3xi64>) {
    %c0 = stablehlo.constant dense<"0xD1FFFFFFFFFFFFFF000000000000000060000000000000001100000000000000E5FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFB2FFFFFFFFFFFFFF3C00000000000000A0FFFFFFFFFFFFFF1100000000000000DEFFFFFFFFFFFFFFCEFFFFFFFFFFFFFF07000000000000001F00000000000000D5FFFFFFFFFFFFFF6000000000000000E5FFFFFFFFFFFFFF1B00000000000000C5FFFFFFFFFFFFFFCCFFFFFFFFFFFFFFADFFFFFFFFFFFFFF4000000000000000E6FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF5C00000000000000C1FFFFFFFFFFFFFF5800000000000000A3FFFFFFFFFFFFFFC3FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF33000000000000003C00000000000000D4FFFFFFFFFFFFFF1F00000000000000B0FFFFFFFFFFFFFFFAFFFFFFFFFFFFFF2D000000000000005600000000000000E4FFFFFFFFFFFFFF060000000000000044000000000000000000000000000000B0FFFFFFFFFFFFFF31000000000000005F00000000000000F8FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF200000000000000020000000000000001200000000000000CBFFFFFFFFFFFFFF"> : tensor<17x3xi64>
    %c1 = stablehlo.constant dense<"0x6100000000000000B7FFFFFFFFFFFFFF0000000000000000CAFFFFFFFFFFFFFF3F000000000000001F000000000000004000000000000000B9FFFFFFFFFFFFFF1300000000000000D1FFFFFFFFFFFFFFA9FFFFFFFFFFFFFF4B000000000000001900000000000000E4FFFFFFFFFFFFFFBEFFFFFFFFFFFFFF43000000000000001500000000000000C0FFFFFFFFFFFFFFBDFFFFFFFFFFFFFF3200000000000000E4FFFFFFFFFFFFFFFCFFFFFFFFFFFFFF53000000000000001C00000000000000E8FFFFFFFFFFFFFF2000000000000000CCFFFFFFFFFFFFFFA7FFFFFFFFFFFFFFCDFFFFFFFFFFFFFF2E000000000000002C0000000000000024000000000000000700000000000000C9FFFFFFFFFFFFFF11000000000000002500000000000000CDFFFFFFFFFFFFFF0B00000000000000200000000000000042000000000000003B00000000000000F8FFFFFFFFFFFFFF16000000000000006000000000000000D0FFFFFFFFFFFFFF1100000000000000BBFFFFFFFFFFFFFF9CFFFFFFFFFFFFFF57000000000000000B000000000000005000000000000000"> : tensor<17x3xi64>
    return %c0, %c1 : tensor<17x3xi64>, tensor<17x3xi64>
  }
  func.func private @expected() -> tensor<17x3xi64> {
    %c0 = stablehlo.constant dense<"0xB0FFFFFFFFFFFFFFB7FFFFFFFFFFFFFF6000000000000000DBFFFFFFFFFFFFFFDAFFFFFFFFFFFFFFE2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF85FFFFFFFFFFFFFFB3FFFFFFFFFFFFFFC0FFFFFFFFFFFFFF770000000000000085FFFFFFFFFFFFFF1E00000000000000FBFFFFFFFFFFFFFF6B000000000000002300000000000000F0FFFFFFFFFFFFFFDBFFFFFFFFFFFFFF7800000000000000FEFFFFFFFFFFFFFF4900000000000000BCFFFFFFFFFFFFFFB5FFFFFFFFFFFFFFEEFFFFFFFFFFFFFFB4FFFFFFFFFFFFFFE1FFFFFFFFFFFFFF94FFFFFFFFFFFFFF04000000000000000E00000000000000D5FFFFFFFFFFFFFF1F000000000000001800000000000000D3FFFFFFFFFFFFFFD6FFFFFFFFFFFFFFA1FFFFFFFFFFFFFFDFFFFFFFFFFFFFFFE0FFFFFFFFFFFFFF5D00000000000000C4FFFFFFFFFFFFFF44000000000000007F00000000000000F8FFFFFFFFFFFFFFA6FFFFFFFFFFFFFF51000000000000008FFFFFFFFFFFFFFFE9FFFFFFFFFFFFFF4000000000000000BCFFFFFFFFFFFFFF770000000000000019000000000000009BFFFFFFFFFFFFFF"> : tensor<17x3xi64>
    return %c0 : tensor<17x3xi64>
  }
}

// -----

module @lax_bitwise_xor_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui8>, tensor<3x5xui8>)
    %want0 = call @expected() : () -> tensor<3x5xui8>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui8>, tensor<3x5xui8>) {
    %c0 = stablehlo.constant dense<[[59, 62, 0, 76, 7], [89, 7, 73, 97, 79], [65, 25, 75, 73, 62]]> : tensor<3x5xui8>
    %c1 = stablehlo.constant dense<[[40, 24, 97, 88, 90], [2, 63, 55, 5, 84], [18, 95, 90, 64, 41]]> : tensor<3x5xui8>
    return %c0, %c1 : tensor<3x5xui8>, tensor<3x5xui8>
  }
  func.func private @expected() -> tensor<3x5xui8> {
    %c0 = stablehlo.constant dense<[[19, 38, 97, 20, 93], [91, 56, 126, 100, 27], [83, 70, 17, 9, 23]]> : tensor<3x5xui8>
    return %c0 : tensor<3x5xui8>
  }
}

// -----

module @lax_bitwise_xor_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui16>, tensor<ui16>)
    %want0 = call @expected() : () -> tensor<ui16>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui16>, tensor<ui16>) {
    %c0 = stablehlo.constant dense<34> : tensor<ui16>
    %c1 = stablehlo.constant dense<87> : tensor<ui16>
    return %c0, %c1 : tensor<ui16>, tensor<ui16>
  }
  func.func private @expected() -> tensor<ui16> {
    %c0 = stablehlo.constant dense<117> : tensor<ui16>
    return %c0 : tensor<ui16>
  }
}

// -----

module @lax_bitwise_xor_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui32>, tensor<7xui32>)
    %want0 = call @expected() : () -> tensor<7xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<7xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xui32>, tensor<7xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui32>, tensor<7xui32>) {
    %c0 = stablehlo.constant dense<[41, 10, 78, 80, 57, 7, 45]> : tensor<7xui32>
    %c1 = stablehlo.constant dense<[69, 90, 9, 21, 89, 45, 22]> : tensor<7xui32>
    return %c0, %c1 : tensor<7xui32>, tensor<7xui32>
  }
  func.func private @expected() -> tensor<7xui32> {
    %c0 = stablehlo.constant dense<[108, 80, 71, 69, 96, 42, 59]> : tensor<7xui32>
    return %c0 : tensor<7xui32>
  }
}

// -----

module @lax_bitwise_xor_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xui64>, tensor<2x3x4xui64>)
    %want0 = call @expected() : () -> tensor<2x3x4xui64>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<2x3x4xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui64>, tensor<2x3x4xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xui64>, tensor<2x3x4xui64>) {
    %c0 = stablehlo.constant dense<"0x4E0000000000000037000000000000002B000000000000003900000000000000450000000000000005000000000000002200000000000000390000000000000062000000000000003200000000000000580000000000000057000000000000001D000000000000005200000000000000430000000000000006000000000000001300000000000000100000000000000033000000000000005F0000000000000008000000000000002E0000000000000028000000000000003B00000000000000"> : tensor<2x3x4xui64>
    %c1 = stablehlo.constant dense<"0x5300000000000000500000000000000046000000000000004200000000000000200000000000000030000000000000005E000000000000002A000000000000004F000000000000004900000000000000370000000000000028000000000000001F000000000000005300000000000000000000000000000024000000000000000F000000000000000600000000000000510000000000000021000000000000005100000000000000080000000000000056000000000000003300000000000000"> : tensor<2x3x4xui64>
    return %c0, %c1 : tensor<2x3x4xui64>, tensor<2x3x4xui64>
  }
  func.func private @expected() -> tensor<2x3x4xui64> {
    %c0 = stablehlo.constant dense<"0x1D0000000000000067000000000000006D000000000000007B00000000000000650000000000000035000000000000007C0000000000000013000000000000002D000000000000007B000000000000006F000000000000007F0000000000000002000000000000000100000000000000430000000000000022000000000000001C00000000000000160000000000000062000000000000007E00000000000000590000000000000026000000000000007E000000000000000800000000000000"> : tensor<2x3x4xui64>
    return %c0 : tensor<2x3x4xui64>
  }
}

// -----

module @lax_bitwise_xor_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xi2>, tensor<9xi2>)
    %want0 = call @expected() : () -> tensor<9xi2>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<9xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xi2>, tensor<9xi2>) {
    %c0 = stablehlo.constant dense<[0, 0, -1, 1, 0, 0, -2, 0, 0]> : tensor<9xi2>
    %c1 = stablehlo.constant dense<[-2, 0, -1, -1, 0, -2, 0, 1, 1]> : tensor<9xi2>
    return %c0, %c1 : tensor<9xi2>, tensor<9xi2>
  }
  func.func private @expected() -> tensor<9xi2> {
    %c0 = stablehlo.constant dense<[-2, 0, 0, -2, 0, -2, -2, 1, 1]> : tensor<9xi2>
    return %c0 : tensor<9xi2>
  }
}

// -----

module @lax_bitwise_xor_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xi4>, tensor<9xi4>)
    %want0 = call @expected() : () -> tensor<9xi4>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<9xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xi4>, tensor<9xi4>) {
    %c0 = stablehlo.constant dense<[4, -2, 5, 6, 2, 6, 0, 5, -3]> : tensor<9xi4>
    %c1 = stablehlo.constant dense<[-1, 3, 0, -1, -5, -2, -5, -5, 6]> : tensor<9xi4>
    return %c0, %c1 : tensor<9xi4>, tensor<9xi4>
  }
  func.func private @expected() -> tensor<9xi4> {
    %c0 = stablehlo.constant dense<[-5, -3, 5, -7, -7, -8, -5, -2, -5]> : tensor<9xi4>
    return %c0 : tensor<9xi4>
  }
}

// -----

module @lax_bitwise_xor_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xui2>, tensor<9xui2>)
    %want0 = call @expected() : () -> tensor<9xui2>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<9xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xui2>, tensor<9xui2>) {
    %c0 = stablehlo.constant dense<[0, 3, 0, 3, 0, 0, 3, 2, 2]> : tensor<9xui2>
    %c1 = stablehlo.constant dense<[3, 0, 2, 3, 0, 1, 0, 3, 3]> : tensor<9xui2>
    return %c0, %c1 : tensor<9xui2>, tensor<9xui2>
  }
  func.func private @expected() -> tensor<9xui2> {
    %c0 = stablehlo.constant dense<[3, 3, 2, 0, 0, 1, 3, 1, 1]> : tensor<9xui2>
    return %c0 : tensor<9xui2>
  }
}

// -----

module @lax_bitwise_xor_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<9xui4>, tensor<9xui4>)
    %want0 = call @expected() : () -> tensor<9xui4>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<9xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<9xui4>, tensor<9xui4>) {
    %c0 = stablehlo.constant dense<[9, 2, 12, 11, 6, 3, 14, 5, 0]> : tensor<9xui4>
    %c1 = stablehlo.constant dense<[5, 12, 8, 11, 0, 2, 8, 6, 13]> : tensor<9xui4>
    return %c0, %c1 : tensor<9xui4>, tensor<9xui4>
  }
  func.func private @expected() -> tensor<9xui4> {
    %c0 = stablehlo.constant dense<[12, 14, 4, 0, 6, 1, 6, 3, 13]> : tensor<9xui4>
    return %c0 : tensor<9xui4>
  }
}
