module @lax_lt_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<i1>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<i1>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<true> : tensor<i1>
    return %c0, %c1 : tensor<i1>, tensor<i1>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @lax_lt_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi8>, tensor<7xi8>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<7xi8>, tensor<7xi8>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi8>, tensor<7xi8>) {
    %c0 = stablehlo.constant dense<[2, -2, 2, 1, 1, 1, -2]> : tensor<7xi8>
    %c1 = stablehlo.constant dense<[-1, -2, -1, -1, 0, -1, 1]> : tensor<7xi8>
    return %c0, %c1 : tensor<7xi8>, tensor<7xi8>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[false, false, false, false, false, false, true]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @lax_lt_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi16>, tensor<2x3x4xi16>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<2x3x4xi16>, tensor<2x3x4xi16>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi16>, tensor<2x3x4xi16>) {
    %c0 = stablehlo.constant dense<"0x0000FFFFFEFF0100FEFF01000100FEFF0100FFFF020000000200010001000200FEFFFEFFFFFF020002000200FEFFFFFF"> : tensor<2x3x4xi16>
    %c1 = stablehlo.constant dense<"0x0000FEFF0200FFFF0100FEFFFFFF00000100FEFF00000200FFFF020000000100000000000100020002000100FFFF0200"> : tensor<2x3x4xi16>
    return %c0, %c1 : tensor<2x3x4xi16>, tensor<2x3x4xi16>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x000001000100000100000001000100000101010000000101"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_lt_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi32>, tensor<0xi32>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xi32>, tensor<0xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    %c1 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0, %c1 : tensor<0xi32>, tensor<0xi32>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @lax_lt_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xi64>, tensor<33xi64>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<33xi64>, tensor<33xi64>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xi64>, tensor<33xi64>) {
    %c0 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02000000000000000000000000000000020000000000000002000000000000000200000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF010000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF02000000000000000200000000000000FEFFFFFFFFFFFFFF010000000000000002000000000000000200000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02000000000000000100000000000000FEFFFFFFFFFFFFFF"> : tensor<33xi64>
    %c1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF010000000000000002000000000000000000000000000000010000000000000002000000000000000200000000000000FFFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF010000000000000002000000000000000000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF0100000000000000"> : tensor<33xi64>
    return %c0, %c1 : tensor<33xi64>, tensor<33xi64>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x010000010001010101010000000000000100010000000000000000010100000001"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @lax_lt_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xui8>, tensor<1x1xui8>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<1x1xui8>, tensor<1x1xui8>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xui8>, tensor<1x1xui8>) {
    %c0 = stablehlo.constant dense<2> : tensor<1x1xui8>
    %c1 = stablehlo.constant dense<0> : tensor<1x1xui8>
    return %c0, %c1 : tensor<1x1xui8>, tensor<1x1xui8>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @lax_lt_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xui16>, tensor<4x0x2xui16>)
    %want0 = call @expected() : () -> tensor<4x0x2xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<4x0x2xui16>, tensor<4x0x2xui16>) -> tensor<4x0x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi1>, tensor<4x0x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xui16>, tensor<4x0x2xui16>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui16>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xui16>
    return %c0, %c1 : tensor<4x0x2xui16>, tensor<4x0x2xui16>
  }
  func.func private @expected() -> tensor<4x0x2xi1> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi1>
    return %c0 : tensor<4x0x2xi1>
  }
}

// -----

module @lax_lt_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xui32>, tensor<2x1x3x2xui32>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<2x1x3x2xui32>, tensor<2x1x3x2xui32>) -> tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xui32>, tensor<2x1x3x2xui32>) {
    %c0 = stablehlo.constant dense<[[[[2, 1], [2, 1], [1, 1]]], [[[2, 2], [0, 1], [1, 1]]]]> : tensor<2x1x3x2xui32>
    %c1 = stablehlo.constant dense<[[[[0, 2], [1, 0], [1, 0]]], [[[1, 1], [1, 0], [0, 1]]]]> : tensor<2x1x3x2xui32>
    return %c0, %c1 : tensor<2x1x3x2xui32>, tensor<2x1x3x2xui32>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<[[[[false, true], [false, false], [false, false]]], [[[false, false], [true, false], [false, false]]]]> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
}

// -----

module @lax_lt_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xui64>, tensor<17x3xui64>)
    %want0 = call @expected() : () -> tensor<17x3xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<17x3xui64>, tensor<17x3xui64>) -> tensor<17x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi1>, tensor<17x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xui64>, tensor<17x3xui64>) {
    %c0 = stablehlo.constant dense<"0x010000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000001000000000000000200000000000000000000000000000000000000000000000000000000000000020000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000200000000000000000000000000000000000000000000000200000000000000020000000000000002000000000000000100000000000000000000000000000001000000000000000200000000000000020000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000001000000000000000000000000000000010000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000"> : tensor<17x3xui64>
    %c1 = stablehlo.constant dense<"0x020000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000020000000000000001000000000000000100000000000000020000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000000000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000001000000000000000000000000000000020000000000000001000000000000000200000000000000000000000000000001000000000000000100000000000000020000000000000002000000000000000000000000000000020000000000000001000000000000000000000000000000010000000000000001000000000000000100000000000000000000000000000002000000000000000000000000000000000000000000000002000000000000000200000000000000000000000000000000000000000000000000000000000000"> : tensor<17x3xui64>
    return %c0, %c1 : tensor<17x3xui64>, tensor<17x3xui64>
  }
  func.func private @expected() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<"0x010000000101000101010000010101000101000000010101010000010100000000010100000000000000000100000101000000"> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
}

// -----

module @lax_lt_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xbf16>, tensor<3x5xbf16>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xbf16>, tensor<3x5xbf16>) {
    %c0 = stablehlo.constant dense<[[-1.7890625, -1.5390625, 1.21875, 0.9609375, 0.66015625], [-0.41015625, 1.546875, 1.546875, -1.421875, 1.7421875], [0.002593994140625, 1.8046875, -0.58203125, -1.8671875, -1.8359375]]> : tensor<3x5xbf16>
    %c1 = stablehlo.constant dense<[[1.171875, -1.703125, -1.2734375, -1.15625, -0.90234375], [-1.640625, 0.33203125, 0.2373046875, 0.1083984375, 0.2236328125], [0.0634765625, -1.1328125, -0.10205078125, -0.58203125, -1.390625]]> : tensor<3x5xbf16>
    return %c0, %c1 : tensor<3x5xbf16>, tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false, false, false], [false, false, false, true, false], [true, false, true, true, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @lax_lt_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<f16>, tensor<f16>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f16>, tensor<f16>) {
    %c0 = stablehlo.constant dense<-1.6640625> : tensor<f16>
    %c1 = stablehlo.constant dense<1.72265625> : tensor<f16>
    return %c0, %c1 : tensor<f16>, tensor<f16>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @lax_lt_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf32>, tensor<7xf32>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<7xf32>) {
    %c0 = stablehlo.constant dense<[1.9480234, 0.082443856, -1.2253085, 0.56387234, -1.2020729, 1.2376871, -0.26456964]> : tensor<7xf32>
    %c1 = stablehlo.constant dense<[0.87389594, -0.84289175, -0.96940887, 1.2186804, 1.4830644, -1.2913485, 0.818634]> : tensor<7xf32>
    return %c0, %c1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[false, false, true, true, true, false, true]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @lax_lt_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>) {
    %c0 = stablehlo.constant dense<"0xD4753B9ED946F7BF9072748FFEF7CB3F882845A14432FFBF8C5979CF2A77EDBF50E73E0F4F1FD9BF36987A283626F23F00AE5C0D8CEF89BF002255A9FA5CE93FCC54BF8255FEFFBF90408571551DC8BF94B4B09DDBEBE5BFEC2ED0AB434CEB3FD8239B881800FC3F1817B527C511DA3FC8B775ED651AD03F8C5FBBB21B92FCBF6E5955DA017BFB3FE2F61F57A4C1F7BF60EF6944B509B63F38AB2C2D6C80F03F927D8BDA06CAFABF54AAEDEE31CDF2BF1883F48211C3EC3FA037BE58CB6FC53F"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<"0xC045FC2C0159DCBF508A1BEEBA47D4BF209C45845A72CF3F48CDF6822AFED53FB031D0F581B7E73FE83679E9B833D83F00A6AE3EAE2EDE3F78D9957E1F59FE3F4A5699F8885CFE3F188D64FB64D5F13F0020A3E60CF9CE3FBC41A7ECEEEFE0BF06ED4CB4A5AAF8BF684EFB6B2931D03F94E3092C4677EA3F60AEC5E5B11CB33FD01AC3A8DA52F3BF9ABE2355AE49F73F003F08226362B13FC4F11FCDDCA4F43FC8EBAB89401FFD3FE03786847B5FCDBFC8EF2D40B913F23F1C2079613D4FEA3F"> : tensor<2x3x4xf64>
    return %c0, %c1 : tensor<2x3x4xf64>, tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x010001010100010101010100000001010001000101010101"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_lt_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<121xbf16>, tensor<121xbf16>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x00000100010001000100000000010001000100010000000000000000010001000001010100010101000100000000010000000100010000010101000100010001000000000000000000000100000101010101010100010000000000000000000000000001010101010101010100000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_lt_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<121xf32>, tensor<121xf32>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x00000100010001000100000000010001000100010000000000000000010001000001010100010101000100000000010000000100010000010101000100010001000000000000000000000100000101010101010100010000000000000000000000000001010101010101010100000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_lt_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<121xf64>, tensor<121xf64>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x00000100010001000100000000010001000100010000000000000000010001000001010100010101000100000000010000000100010000010101000100010001000000000000000000000100000101010101010100010000000000000000000000000001010101010101010100000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_lt_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi2>, tensor<3x4xi2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<3x4xi2>, tensor<3x4xi2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi2>, tensor<3x4xi2>) {
    %c0 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 1, 0, 1], [0, 0, 0, 0]]> : tensor<3x4xi2>
    %c1 = stablehlo.constant dense<[[1, 1, 1, 1], [0, 0, 0, 0], [0, 1, 1, 0]]> : tensor<3x4xi2>
    return %c0, %c1 : tensor<3x4xi2>, tensor<3x4xi2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [false, false, false, false], [false, true, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_lt_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi4>, tensor<3x4xi4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<3x4xi4>, tensor<3x4xi4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi4>, tensor<3x4xi4>) {
    %c0 = stablehlo.constant dense<[[0, 1, 3, 2], [1, 1, 1, 1], [0, 0, 0, 2]]> : tensor<3x4xi4>
    %c1 = stablehlo.constant dense<[[1, 2, 0, 3], [1, 3, 2, 2], [1, 3, 1, 3]]> : tensor<3x4xi4>
    return %c0, %c1 : tensor<3x4xi4>, tensor<3x4xi4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [false, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_lt_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui2>, tensor<3x4xui2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<3x4xui2>, tensor<3x4xui2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui2>, tensor<3x4xui2>) {
    %c0 = stablehlo.constant dense<[[1, 2, 3, 3], [1, 1, 1, 3], [0, 3, 2, 0]]> : tensor<3x4xui2>
    %c1 = stablehlo.constant dense<[[0, 1, 1, 1], [3, 2, 0, 1], [0, 2, 3, 2]]> : tensor<3x4xui2>
    return %c0, %c1 : tensor<3x4xui2>, tensor<3x4xui2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, false], [true, true, false, false], [false, false, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_lt_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui4>, tensor<3x4xui4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<3x4xui4>, tensor<3x4xui4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui4>, tensor<3x4xui4>) {
    %c0 = stablehlo.constant dense<[[3, 0, 0, 1], [3, 2, 1, 3], [3, 1, 3, 2]]> : tensor<3x4xui4>
    %c1 = stablehlo.constant dense<[[0, 1, 0, 1], [0, 3, 3, 3], [3, 2, 0, 1]]> : tensor<3x4xui4>
    return %c0, %c1 : tensor<3x4xui4>, tensor<3x4xui4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, false], [false, true, true, false], [false, true, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_lt_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) {
    %c0 = stablehlo.constant dense<[[3.25, 2.625, 0.296875, 1.25], [0.625, 2.875, 3.5, 2.0], [2.0, 3.875, 1.5625, 1.375]]> : tensor<3x4xf8E3M4>
    %c1 = stablehlo.constant dense<[[2.0, 1.8125, 1.5625, 2.5], [1.3125, 2.125, 2.125, 2.5], [3.375, 0.53125, 3.125, 0.71875]]> : tensor<3x4xf8E3M4>
    return %c0, %c1 : tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, true], [true, false, false, true], [true, false, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_lt_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) {
    %c0 = stablehlo.constant dense<[[2.25, 1.125, 0.875, 2.75], [3.5, 0.6875, 4.0, 1.75], [0.75, 3.25, 0.8125, 0.8125]]> : tensor<3x4xf8E4M3>
    %c1 = stablehlo.constant dense<[[1.0, 0.875, 3.0, 2.5], [0.9375, 2.75, 2.75, 2.25], [2.25, 1.375, 1.5, 3.5]]> : tensor<3x4xf8E4M3>
    return %c0, %c1 : tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, false], [false, true, false, true], [true, false, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_lt_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<[[2.25, 2.0, 4.0, 0.34375], [1.75, 2.75, 0.9375, 2.75], [1.25, 2.5, 0.875, 3.75]]> : tensor<3x4xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[4.0, 3.5, 1.25, 1.5], [2.5, 3.0, 2.25, 2.0], [3.75, 0.625, 0.8125, 1.375]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [true, true, true, false], [true, false, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_lt_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<[[0.9375, 2.0, 2.25, 3.25], [0.9375, 1.875, 2.5, 3.25], [2.0, 3.5, 1.625, 0.40625]]> : tensor<3x4xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[3.5, 3.0, 0.46875, 0.6875], [3.0, 3.25, 1.25, 0.875], [3.5, 1.5, 3.25, 3.0]]> : tensor<3x4xf8E4M3FN>
    return %c0, %c1 : tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, false], [true, true, false, false], [true, false, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_lt_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<[[3.25, 1.625, 2.75, 0.875], [3.75, 1.75, 2.25, 1.125], [1.625, 3.0, 1.625, 3.75]]> : tensor<3x4xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[1.0, 1.125, 1.875, 1.125], [4.0, 3.0, 3.75, 0.4375], [0.25, 2.5, 4.0, 0.875]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, true], [true, true, true, false], [false, false, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_lt_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) {
    %c0 = stablehlo.constant dense<[[4.0, 1.5, 2.5, 3.5], [2.5, 1.25, 3.0, 1.5], [2.0, 2.0, 2.0, 1.75]]> : tensor<3x4xf8E5M2>
    %c1 = stablehlo.constant dense<[[3.0, 3.5, 4.0, 2.5], [1.25, 3.0, 1.75, 4.0], [2.0, 2.5, 4.0, 3.5]]> : tensor<3x4xf8E5M2>
    return %c0, %c1 : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, true, false], [false, true, false, true], [false, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_lt_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<[[0.75, 0.375, 2.0, 2.5], [1.25, 1.25, 1.0, 1.5], [4.0, 0.625, 0.75, 2.5]]> : tensor<3x4xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[1.5, 1.75, 3.0, 3.5], [2.0, 3.0, 1.5, 3.5], [3.5, 0.875, 3.5, 3.5]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0, %c1 : tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [false, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_lt_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 2.0], [0.5, 1.0, 4.0, 4.0], [4.0, 1.0, 4.0, 4.0]]> : tensor<3x4xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[[2.0, 4.0, 1.0, 4.0], [4.0, 2.0, 1.0, 2.0], [2.0, 2.0, 4.0, 4.0]]> : tensor<3x4xf8E8M0FNU>
    return %c0, %c1 : tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [true, true, false, false], [false, true, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}
