module @lax_shift_left_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi8>, tensor<4x0x2xi8>)
    %want0 = call @expected() : () -> tensor<4x0x2xi8>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<4x0x2xi8>
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

module @lax_shift_left_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi16>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<2x1x3x2xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>) {
    %c0 = stablehlo.constant dense<[[[[9, 6], [8, 9], [9, 9]]], [[[8, 3], [9, 0], [7, 6]]]]> : tensor<2x1x3x2xi16>
    %c1 = stablehlo.constant dense<[[[[8, 5], [3, 3], [9, 4]]], [[[7, 4], [5, 2], [5, 5]]]]> : tensor<2x1x3x2xi16>
    return %c0, %c1 : tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>
  }
  func.func private @expected() -> tensor<2x1x3x2xi16> {
    %c0 = stablehlo.constant dense<[[[[2304, 192], [64, 72], [4608, 144]]], [[[1024, 48], [288, 0], [224, 192]]]]> : tensor<2x1x3x2xi16>
    return %c0 : tensor<2x1x3x2xi16>
  }
}

// -----

module @lax_shift_left_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi32>, tensor<17x3xi32>)
    %want0 = call @expected() : () -> tensor<17x3xi32>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<17x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi32>, tensor<17x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi32>, tensor<17x3xi32>) {
    %c0 = stablehlo.constant dense<"0x020000000200000002000000070000000300000006000000070000000500000003000000030000000400000005000000080000000200000003000000030000000200000000000000030000000200000001000000070000000300000009000000050000000200000008000000000000000200000002000000020000000100000001000000060000000900000005000000050000000200000008000000030000000700000009000000040000000800000006000000060000000200000001000000080000000600000000000000"> : tensor<17x3xi32>
    %c1 = stablehlo.constant dense<"0x030000000200000000000000060000000300000004000000000000000200000005000000010000000000000004000000020000000400000007000000010000000300000008000000050000000400000008000000010000000800000004000000060000000900000001000000060000000300000004000000090000000500000003000000040000000500000005000000020000000900000000000000000000000800000005000000070000000600000002000000000000000700000002000000050000000700000008000000"> : tensor<17x3xi32>
    return %c0, %c1 : tensor<17x3xi32>, tensor<17x3xi32>
  }
  func.func private @expected() -> tensor<17x3xi32> {
    %c0 = stablehlo.constant dense<"0x100000000800000002000000C001000018000000600000000700000014000000600000000600000004000000500000002000000020000000800100000600000010000000000000006000000020000000000100000E00000000030000900000004001000000040000100000000000000010000000200000000004000020000000080000006000000020010000A0000000140000000004000008000000030000000007000020010000000200000002000018000000060000000001000004000000000100000003000000000000"> : tensor<17x3xi32>
    return %c0 : tensor<17x3xi32>
  }
}

// -----

module @lax_shift_left_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi64>, tensor<3x5xi64>)
    %want0 = call @expected() : () -> tensor<3x5xi64>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<3x5xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi64>, tensor<3x5xi64>) {
    %c0 = stablehlo.constant dense<[[4, 0, 6, 4, 8], [6, 7, 5, 6, 4], [9, 8, 9, 8, 3]]> : tensor<3x5xi64>
    %c1 = stablehlo.constant dense<[[4, 8, 0, 1, 5], [0, 4, 9, 5, 9], [1, 4, 8, 9, 4]]> : tensor<3x5xi64>
    return %c0, %c1 : tensor<3x5xi64>, tensor<3x5xi64>
  }
  func.func private @expected() -> tensor<3x5xi64> {
    %c0 = stablehlo.constant dense<[[64, 0, 6, 8, 256], [6, 112, 2560, 192, 2048], [18, 128, 2304, 4096, 48]]> : tensor<3x5xi64>
    return %c0 : tensor<3x5xi64>
  }
}

// -----

module @lax_shift_left_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui8>, tensor<ui8>)
    %want0 = call @expected() : () -> tensor<ui8>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<ui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui8>, tensor<ui8>) {
    %c0 = stablehlo.constant dense<9> : tensor<ui8>
    %c1 = stablehlo.constant dense<1> : tensor<ui8>
    return %c0, %c1 : tensor<ui8>, tensor<ui8>
  }
  func.func private @expected() -> tensor<ui8> {
    %c0 = stablehlo.constant dense<18> : tensor<ui8>
    return %c0 : tensor<ui8>
  }
}

// -----

module @lax_shift_left_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui16>, tensor<7xui16>)
    %want0 = call @expected() : () -> tensor<7xui16>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<7xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xui16>, tensor<7xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui16>, tensor<7xui16>) {
    %c0 = stablehlo.constant dense<[7, 3, 6, 0, 2, 4, 3]> : tensor<7xui16>
    %c1 = stablehlo.constant dense<[1, 9, 8, 1, 2, 2, 5]> : tensor<7xui16>
    return %c0, %c1 : tensor<7xui16>, tensor<7xui16>
  }
  func.func private @expected() -> tensor<7xui16> {
    %c0 = stablehlo.constant dense<[14, 1536, 1536, 0, 8, 16, 96]> : tensor<7xui16>
    return %c0 : tensor<7xui16>
  }
}

// -----

module @lax_shift_left_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xui32>, tensor<2x3x4xui32>)
    %want0 = call @expected() : () -> tensor<2x3x4xui32>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<2x3x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui32>, tensor<2x3x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xui32>, tensor<2x3x4xui32>) {
    %c0 = stablehlo.constant dense<"0x030000000200000003000000040000000500000006000000040000000800000001000000060000000100000009000000040000000500000003000000020000000800000005000000000000000000000007000000070000000300000003000000"> : tensor<2x3x4xui32>
    %c1 = stablehlo.constant dense<"0x070000000600000003000000010000000000000009000000030000000800000001000000070000000100000001000000060000000100000009000000030000000400000002000000060000000400000007000000070000000500000007000000"> : tensor<2x3x4xui32>
    return %c0, %c1 : tensor<2x3x4xui32>, tensor<2x3x4xui32>
  }
  func.func private @expected() -> tensor<2x3x4xui32> {
    %c0 = stablehlo.constant dense<"0x8001000080000000180000000800000005000000000C0000200000000008000002000000000300000200000012000000000100000A00000000060000100000008000000014000000000000000000000080030000800300006000000080010000"> : tensor<2x3x4xui32>
    return %c0 : tensor<2x3x4xui32>
  }
}

// -----

module @lax_shift_left_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xui64>, tensor<0xui64>)
    %want0 = call @expected() : () -> tensor<0xui64>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<0xui64>
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

module @lax_shift_left_far_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi8>, tensor<8xi8>)
    %want0 = call @expected() : () -> tensor<8xi8>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<8xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi8>, tensor<8xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi8>, tensor<8xi8>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi8>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi8>
    return %c0, %c1 : tensor<8xi8>, tensor<8xi8>
  }
  func.func private @expected() -> tensor<8xi8> {
    %c0 = stablehlo.constant dense<[0, 2, -128, 0, 0, 0, 0, 0]> : tensor<8xi8>
    return %c0 : tensor<8xi8>
  }
}

// -----

module @lax_shift_left_far_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi16>, tensor<8xi16>)
    %want0 = call @expected() : () -> tensor<8xi16>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<8xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi16>, tensor<8xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi16>, tensor<8xi16>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi16>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi16>
    return %c0, %c1 : tensor<8xi16>, tensor<8xi16>
  }
  func.func private @expected() -> tensor<8xi16> {
    %c0 = stablehlo.constant dense<[0, 2, -128, 512, 0, 0, 0, 0]> : tensor<8xi16>
    return %c0 : tensor<8xi16>
  }
}

// -----

module @lax_shift_left_far_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi32>, tensor<8xi32>)
    %want0 = call @expected() : () -> tensor<8xi32>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi32>, tensor<8xi32>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi32>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi32>
    return %c0, %c1 : tensor<8xi32>, tensor<8xi32>
  }
  func.func private @expected() -> tensor<8xi32> {
    %c0 = stablehlo.constant dense<[0, 2, -128, 512, 0, 0, 0, 0]> : tensor<8xi32>
    return %c0 : tensor<8xi32>
  }
}

// -----

module @lax_shift_left_far_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<8xi64>, tensor<8xi64>)
    %want0 = call @expected() : () -> tensor<8xi64>
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<8xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<8xi64>, tensor<8xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<8xi64>, tensor<8xi64>) {
    %c0 = stablehlo.constant dense<[0, 1, -1, 2, -8, 5, 7, 3]> : tensor<8xi64>
    %c1 = stablehlo.constant dense<[0, 1, 7, 8, 31, 64, -1, -5]> : tensor<8xi64>
    return %c0, %c1 : tensor<8xi64>, tensor<8xi64>
  }
  func.func private @expected() -> tensor<8xi64> {
    %c0 = stablehlo.constant dense<[0, 2, -128, 512, -17179869184, 0, 0, 0]> : tensor<8xi64>
    return %c0 : tensor<8xi64>
  }
}
