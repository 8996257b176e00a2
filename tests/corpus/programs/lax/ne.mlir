module @lax_ne_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<i1>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<i1>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<true> : tensor<i1>
    return %c0, %c1 : tensor<i1>, tensor<i1>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @lax_ne_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi8>, tensor<7xi8>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<7xi8>, tensor<7xi8>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi8>, tensor<7xi8>) {
    %c0 = stablehlo.constant dense<[-1, 2, -1, 2, -1, -1, 2]> : tensor<7xi8>
    %c1 = stablehlo.constant dense<[-2, -1, -2, 1, -1, 2, 2]> : tensor<7xi8>
    return %c0, %c1 : tensor<7xi8>, tensor<7xi8>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[true, true, true, true, false, true, false]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @lax_ne_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi16>, tensor<2x3x4xi16>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<2x3x4xi16>, tensor<2x3x4xi16>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi16>, tensor<2x3x4xi16>) {
    %c0 = stablehlo.constant dense<"0xFEFF01000100020002000100FFFFFFFF010000000000020000000000FEFF02000100020002000200FEFFFEFF01000200"> : tensor<2x3x4xi16>
    %c1 = stablehlo.constant dense<"0xFFFF02000000000001000100FEFFFFFFFFFFFEFF0000000002000100020001000100FFFF020001000200FFFF0200FFFF"> : tensor<2x3x4xi16>
    return %c0, %c1 : tensor<2x3x4xi16>, tensor<2x3x4xi16>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x010101010100010001010001010101010001000101010101"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_ne_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi32>, tensor<0xi32>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
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

module @lax_ne_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xi64>, tensor<33xi64>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<33xi64>, tensor<33xi64>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xi64>, tensor<33xi64>) {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000000000000000000000000000FEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000200000000000000FFFFFFFFFFFFFFFF020000000000000001000000000000000200000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF020000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF010000000000000000000000000000000200000000000000FEFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000020000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF"> : tensor<33xi64>
    %c1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF020000000000000002000000000000000100000000000000FFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF02000000000000000100000000000000020000000000000002000000000000000100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000200000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000FFFFFFFFFFFFFFFF02000000000000000100000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<33xi64>
    return %c0, %c1 : tensor<33xi64>, tensor<33xi64>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x010101010100000101000101000101010101010101010100010101010101010101"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @lax_ne_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xui8>, tensor<1x1xui8>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<1x1xui8>, tensor<1x1xui8>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xui8>, tensor<1x1xui8>) {
    %c0 = stablehlo.constant dense<1> : tensor<1x1xui8>
    %c1 = stablehlo.constant dense<1> : tensor<1x1xui8>
    return %c0, %c1 : tensor<1x1xui8>, tensor<1x1xui8>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @lax_ne_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xui16>, tensor<4x0x2xui16>)
    %want0 = call @expected() : () -> tensor<4x0x2xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<4x0x2xui16>, tensor<4x0x2xui16>) -> tensor<4x0x2xi1>
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

module @lax_ne_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xui32>, tensor<2x1x3x2xui32>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<2x1x3x2xui32>, tensor<2x1x3x2xui32>) -> tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xui32>, tensor<2x1x3x2xui32>) {
    %c0 = stablehlo.constant dense<[[[[0, 1], [0, 2], [0, 1]]], [[[0, 0], [1, 1], [2, 1]]]]> : tensor<2x1x3x2xui32>
    %c1 = stablehlo.constant dense<[[[[0, 1], [1, 2], [1, 2]]], [[[1, 0], [0, 1], [0, 0]]]]> : tensor<2x1x3x2xui32>
    return %c0, %c1 : tensor<2x1x3x2xui32>, tensor<2x1x3x2xui32>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<[[[[false, false], [true, false], [true, true]]], [[[true, false], [true, false], [true, true]]]]> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
}

// -----

module @lax_ne_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xui64>, tensor<17x3xui64>)
    %want0 = call @expected() : () -> tensor<17x3xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<17x3xui64>, tensor<17x3xui64>) -> tensor<17x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi1>, tensor<17x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xui64>, tensor<17x3xui64>) {
    %c0 = stablehlo.constant dense<"0x020000000000000002000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000002000000000000000100000000000000020000000000000000000000000000000100000000000000020000000000000000000000000000000000000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000100000000000000010000000000000001000000000000000200000000000000000000000000000000000000000000000200000000000000020000000000000001000000000000000000000000000000010000000000000002000000000000000200000000000000020000000000000000000000000000000100000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000100000000000000010000000000000002000000000000000000000000000000000000000000000002000000000000000100000000000000000000000000000000000000000000000000000000000000"> : tensor<17x3xui64>
    %c1 = stablehlo.constant dense<"0x010000000000000002000000000000000000000000000000000000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000200000000000000010000000000000000000000000000000000000000000000020000000000000001000000000000000100000000000000010000000000000000000000000000000200000000000000000000000000000002000000000000000200000000000000020000000000000000000000000000000000000000000000000000000000000002000000000000000200000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000200000000000000000000000000000002000000000000000100000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000000000000000000001000000000000000000000000000000"> : tensor<17x3xui64>
    return %c0, %c1 : tensor<17x3xui64>, tensor<17x3xui64>
  }
  func.func private @expected() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<"0x010000000101010001010101010000010000010101010100010001010101010101010001000100010101000101010101000100"> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
}

// -----

module @lax_ne_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xbf16>, tensor<3x5xbf16>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xbf16>, tensor<3x5xbf16>) {
    %c0 = stablehlo.constant dense<[[0.310546875, 0.69140625, 0.439453125, -1.609375, -1.5625], [1.4140625, -1.6796875, -0.2109375, 0.24609375, -0.46484375], [1.9921875, -0.2412109375, 1.359375, -1.0546875, -1.671875]]> : tensor<3x5xbf16>
    %c1 = stablehlo.constant dense<[[-0.5078125, 1.3046875, 0.640625, 0.67578125, 0.296875], [-1.8203125, -1.3828125, -0.38671875, 0.8359375, -0.546875], [0.10498046875, -0.66796875, -1.9453125, -1.765625, -0.7421875]]> : tensor<3x5xbf16>
    return %c0, %c1 : tensor<3x5xbf16>, tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @lax_ne_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<f16>, tensor<f16>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f16>, tensor<f16>) {
    %c0 = stablehlo.constant dense<-1.34765625> : tensor<f16>
    %c1 = stablehlo.constant dense<0.10662841796875> : tensor<f16>
    return %c0, %c1 : tensor<f16>, tensor<f16>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @lax_ne_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf32>, tensor<7xf32>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<7xf32>) {
    %c0 = stablehlo.constant dense<[-1.7569128, 1.3400549, -1.5275416, 0.8132813, 0.64169866, 1.2330828, -1.710662]> : tensor<7xf32>
    %c1 = stablehlo.constant dense<[1.8685707, 0.07619347, 1.6674957, -0.20559795, 0.5503507, 0.117894106, 0.20123307]> : tensor<7xf32>
    return %c0, %c1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @lax_ne_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>) {
    %c0 = stablehlo.constant dense<"0x1078535AE5BEE1BF9C540C4CE1F6E9BF923FF3CBAC73FE3F88929B99AB5DD93FA87D26436A50E43F06E158A3C374F13FE243FDDB131BF43FEEE5C93D9359F2BF90F9FFB298D6F73FFEFA74883A62F03F74A2A78B0F04EB3FCA8A0780F1EDF2BF8AA30A39B5CFFDBF0897A0F4CBCFDE3F04304A961668EABF60112A8C80F6C3BF00D88FA8CE0FB2BF40C6905377BBA43F228B7CDE5EBCF13F849EF808CFBDE33F209739D125E3DD3F9CCA4BFEE7DCE33FE0A2D0FF6460C3BFC8E74AAFAD19DD3F"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<"0x46AAE0C4324EF83F7CD185FB1D4BF33FF41D2D442415F6BF549A517F4406E7BFA0A0A5BBF245F3BFDCB967782D59EFBF827C477478F7F9BF80F77DCB40ACFC3F2E3D75CD8AEAF1BFE4BEF1387281FE3F9C2315DDD47AF7BF60C2D12BAFC0DEBFA81C7877B444EA3F3EFACA0EED62F6BF8CE0115C3F47EA3F46642B145B8DF13F58F1736B9F0BEDBF5EC086AAE225F83F0EFD3711BE05F53F22764AD432F9FFBFA464E52423CDFE3F9C9EE1BB7D15FDBFB40E2544230AE83F66615DD4F987FE3F"> : tensor<2x3x4xf64>
    return %c0, %c1 : tensor<2x3x4xf64>, tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_ne_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
    %c1 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
    return %c0, %c1 : tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @lax_ne_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xcomplex<f64>>, tensor<33xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<33xcomplex<f64>>, tensor<33xcomplex<f64>>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xcomplex<f64>>, tensor<33xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x8E2700E47AD3F43F181869D23577F0BF70D608FA3A39F4BF705F60DABDAACEBFA4E8CE2F186AFA3F0C3B6E756CB6F9BF58C820BBB749E53F109709D629ECD6BF00806009203B55BF084338231D64ECBF80346D7DE388F83FBCF7864B0327F63F6EF179C82E3FF53FA2AB7193E1EBF8BF809463F400D5EABF207C48277FC4FABFAC54985DD63DF33F3A51C2158A40F3BF90C61EFF172CEEBFC4001B473FCEFBBF06C112A9504BF3BF5C3D38AE9106E03F20145046A8E2FFBFD89ECCA332D0E2BF7091C3AB7648C83F40F014A4B444A43F80358B1E12DFEE3F3835AA10BA1DF23F600BD123A846E3BF545207CC48D9F63F5677CA2B7CAEF03F28ECE8A676C1D0BF50BEDE29F94DF53F48D725E3F13FEB3F603AC8DE29C3F73F7811898D9767DCBFBA4230FB44B3F23F58D1FC14461DEEBF108533D2E08CC0BFE06701F66E81D53F089124E65765D6BF32C2982A7990FFBF34D3891E6728E53F0818AD8D26ECD4BF7A0657BFA028F33F10651B976BA1E63FA0E629AB8889EE3F62DCC83387DFFC3FC4410B52DAB1F63FE42A4D592008E5BFF0D10C1F6C4FCA3FC01D50528F50F33FB802C7A886F6EF3F54D0432EE855EC3F80CC843CDA52B1BF707484F4702BD9BF1CF9EDBC09FAEDBFF87A7A3FEF7EEDBF68048FDDCE7AD43F2A0B530A719BFF3F087A7C546FE6DF3F38AF569579CFD83F58CBA4635D40D6BFA01D1DA9D4E5B43F9E68C8D4842CF7BF8A2C119F64C1FDBF"> : tensor<33xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0x46B3CAAF5EC5F63F9A8927871954FB3F74CB8B70CD63F7BF1810B7485028E9BF9461F6CA191DEEBF805EE88934F8B2BF3440663210B8FE3FD21D207401B2F6BF20C2A048DFC6EEBFC8206E9D068EE33F6CA65288BAA8E7BFF6AC94AAE8C7F5BF146259820995FFBF2857BAAF5AE1E63FD81B21917FFDE6BFF42E673C3D4EFE3F0461DC6A03BBE23F7C360EBE75ABE93F20385EC554A5C6BF508CFEF433FFD9BF4C48F86C1CB6FE3F5ACF7DEB4E0BF13F580866B0F674F8BF82C7C2836398F2BF1811E3896FABDDBF740AC0929A12F8BFBC52CF7A0E54E03F50C2FA24A759FC3FDC4AB2FFF77DEE3FCE5DB83E1B8BFCBF1444C871FD46FC3F1A7F7B58206EFA3FA23BCAD92814F8BF54B8288B4BB2F63F70E318520B60C93F10D8B4EA22DBE4BFA8F8391E69FDF1BFC8A08CA27FD7E2BFD6EB6835CA85F63FDA6B368E1987F7BFA021C5275946ED3FA01908E6D51EBB3F026C3EA2DCC7F3BFEA0A4F680202F8BF0098006189BFB33F04B810D35154E6BF9C6CA1F46BB0F33FDACFE1B212FFF0BFA44EF3723DD7E0BFD26B216802C3F83F78C4DBEB9B81F63F2C4D54C2D4E3E23F00D23756F756F43F7ABA8A3E8A6DF1BF9C5FD026BFD0E93F8CC0B3D35012E53F1C53AE6C9B17E4BF3C3AE15560A5E4BF109239273087E23F28E06F8A5E8BF0BF32B02891E9EDFE3FC06B4AEBA296A73FE88F62209451EC3FC220A6AAA34CF43FC0C580C95BFFA6BF4C4233561F73FABF"> : tensor<33xcomplex<f64>>
    return %c0, %c1 : tensor<33xcomplex<f64>>, tensor<33xcomplex<f64>>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @lax_ne_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<121xbf16>, tensor<121xbf16>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x00000101010101010101010000010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010101"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_ne_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<121xf32>, tensor<121xf32>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x00000101010101010101010000010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010101"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_ne_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<121xf64>, tensor<121xf64>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x00000101010101010101010000010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010100010101010101010101010101"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_ne_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi2>, tensor<3x4xi2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<3x4xi2>, tensor<3x4xi2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi2>, tensor<3x4xi2>) {
    %c0 = stablehlo.constant dense<[[1, 1, 1, 0], [1, 0, 0, 0], [0, 0, 1, 1]]> : tensor<3x4xi2>
    %c1 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 0, 0], [1, 1, 0, 1]]> : tensor<3x4xi2>
    return %c0, %c1 : tensor<3x4xi2>, tensor<3x4xi2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, false], [true, false, false, false], [true, true, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ne_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi4>, tensor<3x4xi4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<3x4xi4>, tensor<3x4xi4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi4>, tensor<3x4xi4>) {
    %c0 = stablehlo.constant dense<[[1, 1, 2, 0], [3, 1, 1, 1], [3, 0, 1, 0]]> : tensor<3x4xi4>
    %c1 = stablehlo.constant dense<[[0, 2, 0, 3], [0, 1, 1, 1], [0, 2, 1, 1]]> : tensor<3x4xi4>
    return %c0, %c1 : tensor<3x4xi4>, tensor<3x4xi4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [true, false, false, false], [true, true, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ne_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui2>, tensor<3x4xui2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<3x4xui2>, tensor<3x4xui2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui2>, tensor<3x4xui2>) {
    %c0 = stablehlo.constant dense<[[0, 2, 0, 2], [0, 3, 3, 0], [2, 0, 2, 0]]> : tensor<3x4xui2>
    %c1 = stablehlo.constant dense<[[0, 2, 1, 0], [3, 1, 0, 3], [3, 3, 1, 3]]> : tensor<3x4xui2>
    return %c0, %c1 : tensor<3x4xui2>, tensor<3x4xui2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ne_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui4>, tensor<3x4xui4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<3x4xui4>, tensor<3x4xui4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui4>, tensor<3x4xui4>) {
    %c0 = stablehlo.constant dense<[[0, 0, 2, 2], [1, 1, 1, 3], [2, 1, 1, 0]]> : tensor<3x4xui4>
    %c1 = stablehlo.constant dense<[[3, 0, 1, 3], [3, 0, 1, 2], [0, 3, 0, 0]]> : tensor<3x4xui4>
    return %c0, %c1 : tensor<3x4xui4>, tensor<3x4xui4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, true], [true, true, false, true], [true, true, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ne_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) {
    %c0 = stablehlo.constant dense<[[2.75, 3.75, 0.8125, 2.25], [2.25, 2.125, 1.375, 1.3125], [2.125, 1.75, 3.875, 1.6875]]> : tensor<3x4xf8E3M4>
    %c1 = stablehlo.constant dense<[[3.5, 3.75, 1.875, 3.5], [0.375, 0.8125, 3.25, 0.78125], [0.46875, 1.5625, 2.125, 0.75]]> : tensor<3x4xf8E3M4>
    return %c0, %c1 : tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ne_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) {
    %c0 = stablehlo.constant dense<[[1.375, 0.5625, 3.25, 1.125], [3.25, 2.0, 1.0, 3.75], [0.28125, 2.5, 3.25, 3.25]]> : tensor<3x4xf8E4M3>
    %c1 = stablehlo.constant dense<[[1.875, 3.75, 0.625, 0.25], [3.5, 2.75, 1.125, 1.875], [3.75, 1.125, 0.25, 0.46875]]> : tensor<3x4xf8E4M3>
    return %c0, %c1 : tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ne_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<[[3.0, 2.25, 2.5, 1.5], [1.0, 3.75, 0.8125, 0.28125], [0.46875, 0.625, 0.625, 3.5]]> : tensor<3x4xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[2.5, 2.0, 1.0, 1.875], [0.25, 2.5, 1.0, 2.75], [2.0, 2.0, 2.0, 3.5]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ne_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<[[1.875, 3.5, 1.75, 0.8125], [2.5, 0.875, 0.28125, 2.0], [3.25, 2.25, 3.75, 0.28125]]> : tensor<3x4xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[0.5625, 0.40625, 2.0, 2.5], [1.875, 2.75, 4.0, 2.75], [1.125, 0.5, 3.25, 1.625]]> : tensor<3x4xf8E4M3FN>
    return %c0, %c1 : tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ne_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<[[4.0, 2.25, 1.875, 1.625], [3.25, 1.25, 4.0, 0.75], [0.375, 1.25, 3.5, 0.28125]]> : tensor<3x4xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[3.25, 2.0, 2.25, 3.0], [0.5, 4.0, 3.5, 1.75], [1.625, 2.75, 0.28125, 3.75]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ne_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) {
    %c0 = stablehlo.constant dense<[[0.625, 1.75, 0.75, 1.25], [1.25, 1.0, 3.5, 2.5], [2.5, 1.75, 3.5, 1.5]]> : tensor<3x4xf8E5M2>
    %c1 = stablehlo.constant dense<[[1.25, 0.75, 4.0, 0.625], [1.25, 1.0, 0.25, 0.75], [3.5, 2.5, 2.5, 4.0]]> : tensor<3x4xf8E5M2>
    return %c0, %c1 : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [false, false, true, true], [true, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ne_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<[[3.0, 4.0, 2.0, 2.5], [1.75, 3.0, 1.25, 0.375], [4.0, 1.25, 1.25, 3.0]]> : tensor<3x4xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[3.5, 1.25, 2.0, 0.875], [1.5, 2.5, 2.0, 1.25], [1.25, 1.5, 2.0, 4.0]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0, %c1 : tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ne_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<[[1.0, 2.0, 2.0, 2.0], [4.0, 2.0, 4.0, 2.0], [1.0, 4.0, 1.0, 1.0]]> : tensor<3x4xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[[1.0, 2.0, 4.0, 4.0], [2.0, 0.5, 4.0, 1.0], [4.0, 2.0, 4.0, 2.0]]> : tensor<3x4xf8E8M0FNU>
    return %c0, %c1 : tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, true], [true, true, false, true], [true, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}
