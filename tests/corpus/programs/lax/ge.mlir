module @lax_ge_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi1>, tensor<0xi1>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xi1>, tensor<0xi1>) {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    %c1 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0, %c1 : tensor<0xi1>, tensor<0xi1>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @lax_ge_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xi8>, tensor<33xi8>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<33xi8>, tensor<33xi8>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xi8>, tensor<33xi8>) {
    %c0 = stablehlo.constant dense<"0x02FE020001FF0102FF010001FF0001FFFFFF0100FE0102FE0100FEFEFEFF010100"> : tensor<33xi8>
    %c1 = stablehlo.constant dense<"0xFFFF020200FF01FEFEFEFEFEFFFFFE020000FFFF02FE0001FFFF010200FE01FEFE"> : tensor<33xi8>
    return %c0, %c1 : tensor<33xi8>, tensor<33xi8>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x010001000101010101010101010101000000010100010100010100000001010101"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @lax_ge_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi16>, tensor<1x1xi16>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<1x1xi16>, tensor<1x1xi16>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi16>, tensor<1x1xi16>) {
    %c0 = stablehlo.constant dense<-2> : tensor<1x1xi16>
    %c1 = stablehlo.constant dense<-2> : tensor<1x1xi16>
    return %c0, %c1 : tensor<1x1xi16>, tensor<1x1xi16>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @lax_ge_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>)
    %want0 = call @expected() : () -> tensor<4x0x2xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<4x0x2xi32>, tensor<4x0x2xi32>) -> tensor<4x0x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi1>, tensor<4x0x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0, %c1 : tensor<4x0x2xi32>, tensor<4x0x2xi32>
  }
  func.func private @expected() -> tensor<4x0x2xi1> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi1>
    return %c0 : tensor<4x0x2xi1>
  }
}

// -----

module @lax_ge_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) -> tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) {
    %c0 = stablehlo.constant dense<[[[[-1, -1], [2, 0], [1, 1]]], [[[0, 0], [-2, -1], [-1, -1]]]]> : tensor<2x1x3x2xi64>
    %c1 = stablehlo.constant dense<[[[[2, 1], [0, 1], [0, -2]]], [[[-1, 2], [2, -1], [1, -1]]]]> : tensor<2x1x3x2xi64>
    return %c0, %c1 : tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<[[[[false, false], [true, false], [true, true]]], [[[true, false], [false, true], [false, true]]]]> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
}

// -----

module @lax_ge_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xui8>, tensor<17x3xui8>)
    %want0 = call @expected() : () -> tensor<17x3xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<17x3xui8>, tensor<17x3xui8>) -> tensor<17x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi1>, tensor<17x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xui8>, tensor<17x3xui8>) {
    %c0 = stablehlo.constant dense<"0x000102010101020000020102010000010000020001020102010200010101020202020201000101000100010001000200010200"> : tensor<17x3xui8>
    %c1 = stablehlo.constant dense<"0x000000000002010101000200000101010001020001000001000200000200010102020201000100020200010001020000020002"> : tensor<17x3xui8>
    return %c0, %c1 : tensor<17x3xui8>, tensor<17x3xui8>
  }
  func.func private @expected() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<"0x010101010100010000010001010000010100010101010101010101010001010101010101010101000001010101000101000100"> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
}

// -----

module @lax_ge_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui16>, tensor<3x5xui16>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui16>, tensor<3x5xui16>) {
    %c0 = stablehlo.constant dense<[[2, 2, 2, 1, 2], [1, 1, 1, 1, 0], [1, 0, 0, 1, 2]]> : tensor<3x5xui16>
    %c1 = stablehlo.constant dense<[[0, 0, 2, 2, 0], [1, 0, 2, 2, 1], [2, 2, 0, 2, 0]]> : tensor<3x5xui16>
    return %c0, %c1 : tensor<3x5xui16>, tensor<3x5xui16>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, false, true], [true, true, false, false, false], [false, false, true, false, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @lax_ge_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui32>, tensor<ui32>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui32>, tensor<ui32>) {
    %c0 = stablehlo.constant dense<1> : tensor<ui32>
    %c1 = stablehlo.constant dense<1> : tensor<ui32>
    return %c0, %c1 : tensor<ui32>, tensor<ui32>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @lax_ge_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui64>, tensor<7xui64>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui64>, tensor<7xui64>) {
    %c0 = stablehlo.constant dense<[1, 2, 1, 0, 0, 1, 0]> : tensor<7xui64>
    %c1 = stablehlo.constant dense<[2, 0, 2, 1, 1, 0, 1]> : tensor<7xui64>
    return %c0, %c1 : tensor<7xui64>, tensor<7xui64>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[false, true, false, false, false, true, false]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @lax_ge_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) {
    %c0 = stablehlo.constant dense<"0xA9BFCD3F223F563F6FBF0DBF773F7B3F8ABF57BF6CBFA2BF283F613E8BBEC33E933EE2BF8A3F29BE063F4A3F9D3FB8BF"> : tensor<2x3x4xbf16>
    %c1 = stablehlo.constant dense<"0x27BFC8BFB03FE13EC7BF46BF82BFCCBFC6BD2DBF0A3E27BEB3BF2D3EF03E4DBF983FBC3F8BBFD2BE7D3F723F45BF48BF"> : tensor<2x3x4xbf16>
    return %c0, %c1 : tensor<2x3x4xbf16>, tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x000100010101010100000000010100010000010100000100"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_ge_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xf16>, tensor<0xf16>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<0xf16>, tensor<0xf16>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xf16>, tensor<0xf16>) {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    %c1 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0, %c1 : tensor<0xf16>, tensor<0xf16>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @lax_ge_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xf32>, tensor<33xf32>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xf32>, tensor<33xf32>) {
    %c0 = stablehlo.constant dense<"0x7E4D06BF31ACBF3EC374453FB538E13F7D71DE3F1337D03B03CAE83F32A7F33F9600BEBEFA4831BF7651A73FC8BFDFBEF33553BF0F10C7BDF34EB03E6B29F7BF3C230A3F9C1685BF37C1C03F9EB8DF3F228114BFFD48733FE2D1CBBF9118C43FEE2E803FFBAFB13E997643BF128463BFE589F83E489245BF43986BBE376736BFC44FBE3F"> : tensor<33xf32>
    %c1 = stablehlo.constant dense<"0x9E57873FB9A51DBF01228B3FD10790BF0DF1CA3EA5C3DCBFD7BAD2BF971C2ABFFDC5A13F3C70AABF60A85E3FD1EA903F4C0BC23F110BB13F18DFBCBF203F45BF6F7EBC3F00D74F3FA52B21BF519BC9BF0252C23F17FBDE3FABC4B13D8564B43F6906DDBEA397F93F8311903FAF1D433EFEE8D13F8C8E85BFB8FDDABEBCC09C3F1072AC3F"> : tensor<33xf32>
    return %c0, %c1 : tensor<33xf32>, tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x000100010101010100010100000001000000010100000001010000000001010001"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @lax_ge_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xf64>, tensor<1x1xf64>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xf64>, tensor<1x1xf64>) {
    %c0 = stablehlo.constant dense<-1.2600700832328213> : tensor<1x1xf64>
    %c1 = stablehlo.constant dense<0.300914934163933> : tensor<1x1xf64>
    return %c0, %c1 : tensor<1x1xf64>, tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @lax_ge_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<121xbf16>, tensor<121xbf16>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x01010001000100010001000101000100010001000100010101010101000100010000000001000000010001000101000101010001000100000000010001000100010001010101010101010001000000000000000001000100010101010101010101010000000000000000000001000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_ge_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<121xf32>, tensor<121xf32>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x01010001000100010001000101000100010001000100010101010101000100010000000001000000010001000101000101010001000100000000010001000100010001010101010101010001000000000000000001000100010101010101010101010000000000000000000001000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_ge_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<121xf64>, tensor<121xf64>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x01010001000100010001000101000100010001000100010101010101000100010000000001000000010001000101000101010001000100000000010001000100010001010101010101010001000000000000000001000100010101010101010101010000000000000000000001000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_ge_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi2>, tensor<3x4xi2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<3x4xi2>, tensor<3x4xi2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi2>, tensor<3x4xi2>) {
    %c0 = stablehlo.constant dense<[[1, 1, 1, 1], [0, 0, 1, 1], [1, 1, 1, 0]]> : tensor<3x4xi2>
    %c1 = stablehlo.constant dense<[[1, 0, 1, 1], [0, 1, 1, 0], [0, 1, 0, 0]]> : tensor<3x4xi2>
    return %c0, %c1 : tensor<3x4xi2>, tensor<3x4xi2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [true, false, true, true], [true, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ge_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi4>, tensor<3x4xi4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<3x4xi4>, tensor<3x4xi4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi4>, tensor<3x4xi4>) {
    %c0 = stablehlo.constant dense<[[3, 2, 1, 2], [1, 2, 3, 1], [1, 3, 0, 3]]> : tensor<3x4xi4>
    %c1 = stablehlo.constant dense<[[1, 1, 2, 0], [3, 1, 2, 3], [3, 0, 1, 0]]> : tensor<3x4xi4>
    return %c0, %c1 : tensor<3x4xi4>, tensor<3x4xi4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [false, true, true, false], [false, true, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ge_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui2>, tensor<3x4xui2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<3x4xui2>, tensor<3x4xui2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui2>, tensor<3x4xui2>) {
    %c0 = stablehlo.constant dense<[[0, 2, 0, 3], [3, 2, 3, 2], [3, 0, 0, 1]]> : tensor<3x4xui2>
    %c1 = stablehlo.constant dense<[[1, 0, 1, 2], [1, 2, 3, 0], [2, 0, 2, 0]]> : tensor<3x4xui2>
    return %c0, %c1 : tensor<3x4xui2>, tensor<3x4xui2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, true], [true, true, true, true], [true, true, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ge_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui4>, tensor<3x4xui4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<3x4xui4>, tensor<3x4xui4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui4>, tensor<3x4xui4>) {
    %c0 = stablehlo.constant dense<[[3, 1, 3, 0], [3, 0, 2, 0], [3, 0, 2, 1]]> : tensor<3x4xui4>
    %c1 = stablehlo.constant dense<[[3, 0, 1, 1], [1, 3, 1, 2], [3, 0, 2, 1]]> : tensor<3x4xui4>
    return %c0, %c1 : tensor<3x4xui4>, tensor<3x4xui4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, false], [true, false, true, false], [true, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ge_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) {
    %c0 = stablehlo.constant dense<[[3.375, 2.5, 2.375, 2.375], [2.875, 3.5, 1.625, 2.5], [3.25, 3.375, 2.625, 1.5]]> : tensor<3x4xf8E3M4>
    %c1 = stablehlo.constant dense<[[3.5, 1.125, 3.0, 4.0], [1.75, 3.875, 2.75, 1.75], [3.5, 3.875, 0.75, 3.75]]> : tensor<3x4xf8E3M4>
    return %c0, %c1 : tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, false], [true, false, false, true], [false, false, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ge_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) {
    %c0 = stablehlo.constant dense<[[3.5, 0.8125, 3.25, 4.0], [2.5, 2.25, 0.5625, 2.25], [0.40625, 2.0, 3.75, 0.5625]]> : tensor<3x4xf8E4M3>
    %c1 = stablehlo.constant dense<[[3.5, 1.375, 1.0, 0.46875], [3.5, 2.5, 2.5, 3.5], [3.25, 1.375, 0.5625, 0.625]]> : tensor<3x4xf8E4M3>
    return %c0, %c1 : tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, true], [false, false, false, false], [false, true, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ge_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<[[3.75, 1.5, 1.875, 3.5], [3.5, 1.625, 2.5, 1.25], [0.875, 0.28125, 1.0, 3.25]]> : tensor<3x4xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[3.5, 2.75, 4.0, 1.125], [3.75, 2.5, 1.625, 1.375], [3.75, 3.0, 2.25, 0.5]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false, true], [false, false, true, false], [false, false, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ge_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<[[2.5, 2.0, 0.40625, 3.75], [1.375, 0.9375, 0.5625, 3.75], [2.75, 0.46875, 2.5, 2.0]]> : tensor<3x4xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[0.8125, 1.5, 1.5, 4.0], [2.25, 3.5, 3.75, 1.375], [3.0, 3.25, 2.25, 3.0]]> : tensor<3x4xf8E4M3FN>
    return %c0, %c1 : tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, false], [false, false, false, true], [false, false, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ge_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<[[1.875, 2.25, 1.875, 0.34375], [1.875, 1.25, 2.5, 0.5625], [4.0, 2.75, 1.875, 2.25]]> : tensor<3x4xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[1.25, 3.75, 0.5, 1.0], [2.25, 2.0, 0.75, 3.0], [3.0, 0.5625, 1.0, 2.5]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, false], [false, false, true, false], [true, true, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ge_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) {
    %c0 = stablehlo.constant dense<[[1.25, 3.5, 3.0, 1.0], [3.5, 0.875, 1.25, 3.0], [1.5, 0.625, 1.25, 2.0]]> : tensor<3x4xf8E5M2>
    %c1 = stablehlo.constant dense<[[2.0, 2.0, 2.0, 4.0], [3.0, 4.0, 3.0, 2.5], [2.0, 4.0, 3.0, 1.0]]> : tensor<3x4xf8E5M2>
    return %c0, %c1 : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, true, false], [true, false, false, true], [false, false, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ge_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<[[1.0, 0.75, 0.875, 2.5], [3.5, 2.5, 4.0, 3.5], [0.875, 2.0, 1.5, 3.0]]> : tensor<3x4xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[3.0, 1.25, 3.0, 0.375], [1.5, 2.0, 2.5, 0.375], [3.0, 4.0, 1.25, 1.75]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0, %c1 : tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, true], [true, true, true, true], [false, false, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_ge_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<[[0.5, 2.0, 2.0, 0.5], [2.0, 4.0, 4.0, 4.0], [4.0, 4.0, 2.0, 2.0]]> : tensor<3x4xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[[0.5, 2.0, 4.0, 4.0], [2.0, 2.0, 2.0, 4.0], [2.0, 1.0, 0.5, 2.0]]> : tensor<3x4xf8E8M0FNU>
    return %c0, %c1 : tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, false], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}
