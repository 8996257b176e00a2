module @lax_population_count_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi8>
    %want0 = call @expected() : () -> tensor<3x5xi8>
    %0 = stablehlo.popcnt %arg0 : tensor<3x5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi8> {
    %c0 = stablehlo.constant dense<[[-63, 7, -70, -30, 16], [55, -4, -35, 27, -98], [-67, -48, 71, 48, -43]]> : tensor<3x5xi8>
    return %c0 : tensor<3x5xi8>
  }
  func.func private @expected() -> tensor<3x5xi8> {
    %c0 = stablehlo.constant dense<[[3, 3, 5, 4, 1], [5, 6, 6, 4, 5], [6, 3, 4, 2, 5]]> : tensor<3x5xi8>
    return %c0 : tensor<3x5xi8>
  }
}

// -----

module @lax_population_count_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i16>
    %want0 = call @expected() : () -> tensor<i16>
    %0 = stablehlo.popcnt %arg0 : tensor<i16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i16>, tensor<i16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i16> {
    %c0 = stablehlo.constant dense<52> : tensor<i16>
    return %c0 : tensor<i16>
  }
  func.func private @expected() -> tensor<i16> {
    %c0 = stablehlo.constant dense<3> : tensor<i16>
    return %c0 : tensor<i16>
  }
}

// -----

module @lax_population_count_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xi32>
    %want0 = call @expected() : () -> tensor<7xi32>
    %0 = stablehlo.popcnt %arg0 : tensor<7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi32>, tensor<7xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xi32> {
    %c0 = stablehlo.constant dense<[83, -3, -43, 67, -68, 95, 62]> : tensor<7xi32>
    return %c0 : tensor<7xi32>
  }
  func.func private @expected() -> tensor<7xi32> {
    %c0 = stablehlo.constant dense<[4, 31, 29, 3, 29, 6, 5]> : tensor<7xi32>
    return %c0 : tensor<7xi32>
  }
}

// -----

module @lax_population_count_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi64>
    %want0 = call @expected() : () -> tensor<2x3x4xi64>
    %0 = stablehlo.popcnt %arg0 : tensor<2x3x4xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi64> {
    %c0 = stablehlo.constant dense<"0x030000000000000026000000000000004C0000000000000038000000000000002400000000000000EBFFFFFFFFFFFFFF1D00000000000000A6FFFFFFFFFFFFFF1C0000000000000028000000000000003A00000000000000BAFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFA9FFFFFFFFFFFFFF6200000000000000E7FFFFFFFFFFFFFFC5FFFFFFFFFFFFFF1900000000000000A1FFFFFFFFFFFFFF0200000000000000600000000000000053000000000000002B000000000000005800000000000000"> : tensor<2x3x4xi64>
    return %c0 : tensor<2x3x4xi64>
  }
  func.func private @expected() -> tensor<2x3x4xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000300000000000000030000000000000002000000000000003E0000000000000004000000000000003C000000000000000300000000000000020000000000000004000000000000003D000000000000003F000000000000003C0000000000000003000000000000003E000000000000003C0000000000000003000000000000003B0000000000000001000000000000000200000000000000040000000000000004000000000000000300000000000000"> : tensor<2x3x4xi64>
    return %c0 : tensor<2x3x4xi64>
  }
}

// -----

module @lax_population_count_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xui8>
    %want0 = call @expected() : () -> tensor<0xui8>
    %0 = stablehlo.popcnt %arg0 : tensor<0xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xui8>, tensor<0xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xui8> {
    %c0 = stablehlo.constant dense<> : tensor<0xui8>
    return %c0 : tensor<0xui8>
  }
  func.func private @expected() -> tensor<0xui8> {
    %c0 = stablehlo.constant dense<> : tensor<0xui8>
    return %c0 : tensor<0xui8>
  }
}

// -----

module @lax_population_count_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xui16>
    %want0 = call @expected() : () -> tensor<33xui16>
    %0 = stablehlo.popcnt %arg0 : tensor<33xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xui16>, tensor<33xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xui16> {
    %c0 = stablehlo.constant dense<"0x190032001600190010001A003E000400320041005D0049002B001C004B0030001F000F005500300009003D001500110009004E00400055002A0008000F0048003D00"> : tensor<33xui16>
    return %c0 : tensor<33xui16>
  }
  func.func private @expected() -> tensor<33xui16> {
    %c0 = stablehlo.constant dense<"0x030003000300030001000300050001000300020005000300040003000400020005000400040002000200050003000200020004000100040003000100040002000500"> : tensor<33xui16>
    return %c0 : tensor<33xui16>
  }
}

// -----

module @lax_population_count_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xui32>
    %want0 = call @expected() : () -> tensor<1x1xui32>
    %0 = stablehlo.popcnt %arg0 : tensor<1x1xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xui32>, tensor<1x1xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xui32> {
    %c0 = stablehlo.constant dense<52> : tensor<1x1xui32>
    return %c0 : tensor<1x1xui32>
  }
  func.func private @expected() -> tensor<1x1xui32> {
    %c0 = stablehlo.constant dense<3> : tensor<1x1xui32>
    return %c0 : tensor<1x1xui32>
  }
}

// -----

module @lax_population_count_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xui64>
    %want0 = call @expected() : () -> tensor<4x0x2xui64>
    %0 = stablehlo.popcnt %arg0 : tensor<4x0x2xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xui64>, tensor<4x0x2xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xui64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui64>
    return %c0 : tensor<4x0x2xui64>
  }
  func.func private @expected() -> tensor<4x0x2xui64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui64>
    return %c0 : tensor<4x0x2xui64>
  }
}

// -----

module @lax_population_count_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui2>
    %want0 = call @expected() : () -> tensor<9xui2>
    %0 = stablehlo.popcnt %arg0 : tensor<9xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui2> {
    %c0 = stablehlo.constant dense<[1, 2, 0, 0, 1, 0, 0, 0, 0]> : tensor<9xui2>
    return %c0 : tensor<9xui2>
  }
  func.func private @expected() -> tensor<9xui2> {
    %c0 = stablehlo.constant dense<[1, 1, 0, 0, 1, 0, 0, 0, 0]> : tensor<9xui2>
    return %c0 : tensor<9xui2>
  }
}

// -----

module @lax_population_count_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui4>
    %want0 = call @expected() : () -> tensor<9xui4>
    %0 = stablehlo.popcnt %arg0 : tensor<9xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui4> {
    %c0 = stablehlo.constant dense<[3, 1, 13, 0, 8, 4, 6, 14, 13]> : tensor<9xui4>
    return %c0 : tensor<9xui4>
  }
  func.func private @expected() -> tensor<9xui4> {
    %c0 = stablehlo.constant dense<[2, 1, 3, 0, 1, 1, 2, 3, 3]> : tensor<9xui4>
    return %c0 : tensor<9xui4>
  }
}
