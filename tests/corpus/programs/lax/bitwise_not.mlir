module @lax_bitwise_not_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xi1>
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = stablehlo.not %arg0 : tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<[[[[false, true], [false, false], [true, true]]], [[[true, true], [false, true], [true, true]]]]> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<[[[[true, false], [true, true], [false, false]]], [[[false, false], [true, false], [false, false]]]]> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
}

// -----

module @lax_bitwise_not_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xi8>
    %want0 = call @expected() : () -> tensor<17x3xi8>
    %0 = stablehlo.not %arg0 : tensor<17x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi8>, tensor<17x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xi8> {
    %c0 = stablehlo.constant dense<"0xC12AF5BB441C1E173EA3BDDC1AA1A028BF03461835E3A256C3FF454F564545389E212264132E3CD0134EEE51C70C5CBE0BE627"> : tensor<17x3xi8>
    return %c0 : tensor<17x3xi8>
  }
  func.func private @expected() -> tensor<17x3xi8> {
    %c0 = stablehlo.constant dense<"0x3ED50A44BBE3E1E8C15C4223E55E5FD740FCB9E7CA1C5DA93C00BAB0A9BABAC761DEDD9BECD1C32FECB111AE38F3A341F419D8"> : tensor<17x3xi8>
    return %c0 : tensor<17x3xi8>
  }
}

// -----

module @lax_bitwise_not_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi16>
    %want0 = call @expected() : () -> tensor<3x5xi16>
    %0 = stablehlo.not %arg0 : tensor<3x5xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi16> {
    %c0 = stablehlo.constant dense<[[83, -38, -39, 37, -66], [-74, -88, -11, -31, -52], [-81, -74, -68, 70, -13]]> : tensor<3x5xi16>
    return %c0 : tensor<3x5xi16>
  }
  func.func private @expected() -> tensor<3x5xi16> {
    %c0 = stablehlo.constant dense<[[-84, 37, 38, -38, 65], [73, 87, 10, 30, 51], [80, 73, 67, -71, 12]]> : tensor<3x5xi16>
    return %c0 : tensor<3x5xi16>
  }
}

// -----

module @lax_bitwise_not_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i32>
    %want0 = call @expected() : () -> tensor<i32>
    %0 = stablehlo.not %arg0 : tensor<i32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i32> {
    %c0 = stablehlo.constant dense<-95> : tensor<i32>
    return %c0 : tensor<i32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<94> : tensor<i32>
    return %c0 : tensor<i32>
  }
}

// -----

module @lax_bitwise_not_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xi64>
    %want0 = call @expected() : () -> tensor<7xi64>
    %0 = stablehlo.not %arg0 : tensor<7xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi64>, tensor<7xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xi64> {
    %c0 = stablehlo.constant dense<[-56, 7, 32, -65, 91, 90, 90]> : tensor<7xi64>
    return %c0 : tensor<7xi64>
  }
  func.func private @expected() -> tensor<7xi64> {
    %c0 = stablehlo.constant dense<[55, -8, -33, 64, -92, -91, -91]> : tensor<7xi64>
    return %c0 : tensor<7xi64>
  }
}

// -----

module @lax_bitwise_not_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xui8>
    %want0 = call @expected() : () -> tensor<2x3x4xui8>
    %0 = stablehlo.not %arg0 : tensor<2x3x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui8>, tensor<2x3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xui8> {
    %c0 = stablehlo.constant dense<"0x5A3C1447194D170C264A02604300404C0B275A44191D2F57"> : tensor<2x3x4xui8>
    return %c0 : tensor<2x3x4xui8>
  }
  func.func private @expected() -> tensor<2x3x4xui8> {
    %c0 = stablehlo.constant dense<"0xA5C3EBB8E6B2E8F3D9B5FD9FBCFFBFB3F4D8A5BBE6E2D0A8"> : tensor<2x3x4xui8>
    return %c0 : tensor<2x3x4xui8>
  }
}

// -----

module @lax_bitwise_not_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xui16>
    %want0 = call @expected() : () -> tensor<0xui16>
    %0 = stablehlo.not %arg0 : tensor<0xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xui16>, tensor<0xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xui16> {
    %c0 = stablehlo.constant dense<> : tensor<0xui16>
    return %c0 : tensor<0xui16>
  }
  func.func private @expected() -> tensor<0xui16> {
    %c0 = stablehlo.constant dense<> : tensor<0xui16>
    return %c0 : tensor<0xui16>
  }
}

// -----

module @lax_bitwise_not_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xui32>
    %want0 = call @expected() : () -> tensor<33xui32>
    %0 = stablehlo.not %arg0 : tensor<33xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xui32>, tensor<33xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xui32> {
    %c0 = stablehlo.constant dense<"0x230000000F000000250000004E00000035000000410000003800000046000000540000003900000054000000150000003200000016000000310000004A000000580000004D0000004D00000057000000540000004B000000210000003D000000140000005800000039000000620000002A00000056000000390000001400000064000000"> : tensor<33xui32>
    return %c0 : tensor<33xui32>
  }
  func.func private @expected() -> tensor<33xui32> {
    %c0 = stablehlo.constant dense<"0xDCFFFFFFF0FFFFFFDAFFFFFFB1FFFFFFCAFFFFFFBEFFFFFFC7FFFFFFB9FFFFFFABFFFFFFC6FFFFFFABFFFFFFEAFFFFFFCDFFFFFFE9FFFFFFCEFFFFFFB5FFFFFFA7FFFFFFB2FFFFFFB2FFFFFFA8FFFFFFABFFFFFFB4FFFFFFDEFFFFFFC2FFFFFFEBFFFFFFA7FFFFFFC6FFFFFF9DFFFFFFD5FFFFFFA9FFFFFFC6FFFFFFEBFFFFFF9BFFFFFF"> : tensor<33xui32>
    return %c0 : tensor<33xui32>
  }
}

// -----

module @lax_bitwise_not_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xui64>
    %want0 = call @expected() : () -> tensor<1x1xui64>
    %0 = stablehlo.not %arg0 : tensor<1x1xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xui64>, tensor<1x1xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xui64> {
    %c0 = stablehlo.constant dense<24> : tensor<1x1xui64>
    return %c0 : tensor<1x1xui64>
  }
  func.func private @expected() -> tensor<1x1xui64> {
    %c0 = stablehlo.constant dense<18446744073709551591> : tensor<1x1xui64>
    return %c0 : tensor<1x1xui64>
  }
}

// -----

module @lax_bitwise_not_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi2>
    %want0 = call @expected() : () -> tensor<9xi2>
    %0 = stablehlo.not %arg0 : tensor<9xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi2>, tensor<9xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi2> {
    %c0 = stablehlo.constant dense<[1, 1, -2, -2, 1, -1, -1, 1, 1]> : tensor<9xi2>
    return %c0 : tensor<9xi2>
  }
  func.func private @expected() -> tensor<9xi2> {
    %c0 = stablehlo.constant dense<[-2, -2, 1, 1, -2, 0, 0, -2, -2]> : tensor<9xi2>
    return %c0 : tensor<9xi2>
  }
}

// -----

module @lax_bitwise_not_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xi4>
    %want0 = call @expected() : () -> tensor<9xi4>
    %0 = stablehlo.not %arg0 : tensor<9xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xi4>, tensor<9xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xi4> {
    %c0 = stablehlo.constant dense<[-5, 7, 2, -8, -6, -7, -6, -3, -3]> : tensor<9xi4>
    return %c0 : tensor<9xi4>
  }
  func.func private @expected() -> tensor<9xi4> {
    %c0 = stablehlo.constant dense<[4, -8, -3, 7, 5, 6, 5, 2, 2]> : tensor<9xi4>
    return %c0 : tensor<9xi4>
  }
}

// -----

module @lax_bitwise_not_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui2>
    %want0 = call @expected() : () -> tensor<9xui2>
    %0 = stablehlo.not %arg0 : tensor<9xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui2>, tensor<9xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui2> {
    %c0 = stablehlo.constant dense<[0, 2, 2, 1, 1, 3, 1, 1, 2]> : tensor<9xui2>
    return %c0 : tensor<9xui2>
  }
  func.func private @expected() -> tensor<9xui2> {
    %c0 = stablehlo.constant dense<[3, 1, 1, 2, 2, 0, 2, 2, 1]> : tensor<9xui2>
    return %c0 : tensor<9xui2>
  }
}

// -----

module @lax_bitwise_not_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xui4>
    %want0 = call @expected() : () -> tensor<9xui4>
    %0 = stablehlo.not %arg0 : tensor<9xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<9xui4>, tensor<9xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xui4> {
    %c0 = stablehlo.constant dense<[6, 0, 14, 12, 7, 2, 10, 5, 13]> : tensor<9xui4>
    return %c0 : tensor<9xui4>
  }
  func.func private @expected() -> tensor<9xui4> {
    %c0 = stablehlo.constant dense<[9, 15, 1, 3, 8, 13, 5, 10, 2]> : tensor<9xui4>
    return %c0 : tensor<9xui4>
  }
}
