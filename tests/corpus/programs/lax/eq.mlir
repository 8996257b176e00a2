module @lax_eq_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi1>, tensor<17x3xi1>)
    %want0 = call @expected() : () -> tensor<17x3xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<17x3xi1>, tensor<17x3xi1>) -> tensor<17x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi1>, tensor<17x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi1>, tensor<17x3xi1>) {
    %c0 = stablehlo.constant dense<"0x000101000000010001000000010101000100010001010001010000000100010001010101010000010000010000000001000000"> : tensor<17x3xi1>
    %c1 = stablehlo.constant dense<"0x000001000100000100010100010000010001010001010101010000010101000100000000010101010101000101010100000100"> : tensor<17x3xi1>
    return %c0, %c1 : tensor<17x3xi1>, tensor<17x3xi1>
  }
  func.func private @expected() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<"0x010001010001000000000001010000000000010101010001010101000100000000000000010000010000000000000000010001"> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
}

// -----

module @lax_eq_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi8>, tensor<3x5xi8>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi8>, tensor<3x5xi8>) {
    %c0 = stablehlo.constant dense<[[2, -1, 0, 2, 2], [-2, 1, 2, -2, 2], [0, 2, 0, -2, -2]]> : tensor<3x5xi8>
    %c1 = stablehlo.constant dense<[[1, 0, 0, 2, -1], [1, 2, 0, -2, -2], [-1, 2, -1, -1, 0]]> : tensor<3x5xi8>
    return %c0, %c1 : tensor<3x5xi8>, tensor<3x5xi8>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, true, false], [false, false, false, true, false], [false, true, false, false, false]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @lax_eq_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i16>, tensor<i16>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i16>, tensor<i16>) {
    %c0 = stablehlo.constant dense<0> : tensor<i16>
    %c1 = stablehlo.constant dense<0> : tensor<i16>
    return %c0, %c1 : tensor<i16>, tensor<i16>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @lax_eq_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi32>, tensor<7xi32>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi32>, tensor<7xi32>) {
    %c0 = stablehlo.constant dense<[1, 0, -1, -1, -2, -2, -1]> : tensor<7xi32>
    %c1 = stablehlo.constant dense<[-2, 1, -2, -1, -1, -2, -1]> : tensor<7xi32>
    return %c0, %c1 : tensor<7xi32>, tensor<7xi32>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[false, false, false, true, false, true, true]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @lax_eq_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi64>, tensor<2x3x4xi64>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi64>, tensor<2x3x4xi64>) {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFF0000000000000000020000000000000002000000000000000000000000000000FFFFFFFFFFFFFFFF000000000000000000000000000000000200000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF010000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFF0200000000000000020000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x3x4xi64>
    %c1 = stablehlo.constant dense<"0x0200000000000000FEFFFFFFFFFFFFFF0200000000000000010000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF02000000000000000000000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000000000000000000020000000000000002000000000000000200000000000000FFFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0100000000000000"> : tensor<2x3x4xi64>
    return %c0, %c1 : tensor<2x3x4xi64>, tensor<2x3x4xi64>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x010000000000000000010001000000000000010000000100"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_eq_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xui8>, tensor<0xui8>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xui8>, tensor<0xui8>) {
    %c0 = stablehlo.constant dense<> : tensor<0xui8>
    %c1 = stablehlo.constant dense<> : tensor<0xui8>
    return %c0, %c1 : tensor<0xui8>, tensor<0xui8>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @lax_eq_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xui16>, tensor<33xui16>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<33xui16>, tensor<33xui16>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xui16>, tensor<33xui16>) {
    %c0 = stablehlo.constant dense<"0x010002000200000000000000010002000000010002000100010001000000020002000200020000000100020002000100000000000200010000000200010000000100"> : tensor<33xui16>
    %c1 = stablehlo.constant dense<"0x000002000200010000000000000001000100010000000000020001000200020001000100010000000200020001000100020000000200000002000200010002000200"> : tensor<33xui16>
    return %c0, %c1 : tensor<33xui16>, tensor<33xui16>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x000101000101000000010000000100010000000100010001000101000001010000"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @lax_eq_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xui32>, tensor<1x1xui32>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xui32>, tensor<1x1xui32>) {
    %c0 = stablehlo.constant dense<0> : tensor<1x1xui32>
    %c1 = stablehlo.constant dense<1> : tensor<1x1xui32>
    return %c0, %c1 : tensor<1x1xui32>, tensor<1x1xui32>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @lax_eq_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xui64>, tensor<4x0x2xui64>)
    %want0 = call @expected() : () -> tensor<4x0x2xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<4x0x2xui64>, tensor<4x0x2xui64>) -> tensor<4x0x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi1>, tensor<4x0x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xui64>, tensor<4x0x2xui64>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui64>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xui64>
    return %c0, %c1 : tensor<4x0x2xui64>, tensor<4x0x2xui64>
  }
  func.func private @expected() -> tensor<4x0x2xi1> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi1>
    return %c0 : tensor<4x0x2xi1>
  }
}

// -----

module @lax_eq_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) {
    %c0 = stablehlo.constant dense<[[[[-1.1328125, 1.6796875], [-0.400390625, 1.7421875], [1.8359375, -0.90625]]], [[[-1.28125, 0.62890625], [1.65625, 1.0390625], [-0.890625, 0.158203125]]]]> : tensor<2x1x3x2xbf16>
    %c1 = stablehlo.constant dense<[[[[1.015625, -1.734375], [-0.65625, 1.9296875], [-1.1015625, -1.78125]]], [[[-1.3671875, 1.25], [-0.025390625, -0.384765625], [0.494140625, 0.1337890625]]]]> : tensor<2x1x3x2xbf16>
    return %c0, %c1 : tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
}

// -----

module @lax_eq_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xf16>, tensor<17x3xf16>)
    %want0 = call @expected() : () -> tensor<17x3xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<17x3xf16>, tensor<17x3xf16>) -> tensor<17x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi1>, tensor<17x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xf16>, tensor<17x3xf16>) {
    %c0 = stablehlo.constant dense<"0xF23D19BA15BFE0BFCF30A43ED93DA73C923286A6103C533B6EAD9FB93C3FE2ABDFB872B979B830327B3DC3BD9E27B9B8B3BF41BFCA3D15BAE9BD04380E3FC4AC37BE49AAF93F8CBDFBB0ACADB7BD12BE6732823C243C683FE23FEA3A353FF2B17EBF9F3C40B5"> : tensor<17x3xf16>
    %c1 = stablehlo.constant dense<"0x11BE542E93B3413C83B732BCC5B92DBA0738E63829B917B7BABD8AB32322EF380C2DC2BD5AB9D3BF57B911BF013EF03862B5A62DCF3D463923BC543492B6D7BC4E3E90BF28BF03BF4830C33C6236B7BE6AB825A7D22CD6BCD2ADA43DB53FAAB213381EBB90BA"> : tensor<17x3xf16>
    return %c0, %c1 : tensor<17x3xf16>, tensor<17x3xf16>
  }
  func.func private @expected() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
}

// -----

module @lax_eq_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[0.57330173, -0.6126862, -1.7075353, -0.8629991, -1.4752895], [0.28779608, 1.9250355, 0.91523486, -1.7821971, 0.55156225], [-1.1035997, -0.97668624, -1.5635302, -1.690351, 1.1758535]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[-1.2951081, -1.2805448, -1.0639329, -1.8746296, 1.2347182], [-0.72693115, -0.25505075, -0.94192356, 1.9239038, -0.47513762], [1.253732, -1.0655805, -1.6510392, 0.36464927, 1.4602113]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @lax_eq_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<f64>, tensor<f64>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<1.594685573068423> : tensor<f64>
    %c1 = stablehlo.constant dense<0.06279419330955172> : tensor<f64>
    return %c0, %c1 : tensor<f64>, tensor<f64>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @lax_eq_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(-1.9163702,1.7081453), (0.54751945,0.6875305), (0.119890444,1.3126975), (-1.6597934,-1.8052169), (-1.6521472,-1.2477322), (-1.6158941,0.6431067), (0.45860788,1.434686)]> : tensor<7xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(1.1544789,-0.9384831), (-0.01825206,-1.9478668), (-1.0937986,-1.7096677), (0.13619423,-0.17577514), (0.50041324,0.57998663), (1.9756689,-0.5156378), (-0.8931588,1.3179994)]> : tensor<7xcomplex<f32>>
    return %c0, %c1 : tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @lax_eq_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0xDA479DC09816FA3FD271503652C3F83F1086770BF7D6D23FE8A5C5F76845EABFC0EB38215FA8E1BFE40D28D7E2D0EB3F06ADAD788E4CF2BFF0E384A5CEF3D7BF403015D222A5D03F90979FA334C1C23FF63BFB57E069FDBF02AB32635722FCBFE43051D139ACF53F2C4E2EEA640AE9BFF0B648F16CC1C93F5497C98FB19EF93F7048E1AD5A52CE3FCA89D7F8867CFFBFAA57AD4BA8E8FCBF34257C60D417EB3F20282928F3EBFABF7C5F883DF791FCBFF099794CC0ECD7BFECCFE9C019D9F93F44E7E24C9DE4F2BF323CBD43DA88FD3F2E0E8594D633FD3FECBF37D3A496F43FBAEE2606A3C4F73F00BB3F4BFD05C93FA6992B2DEDEDF73F80E103660736DC3F48F32646F830EABF40F76F84C817DC3FD0ACCBB23AF2FA3FAC1017E7EEE7F13FC04F08CA0F18DE3F46DD0ABAC980FC3F2EC98EBDD90CF03F6098BC21415DD63F28B79B43F636D93FB8C89DAABDBBD1BF6A716889A048F73F003F3C1E221BA63FF06FCE8A850CF73F7E7A517EFDE4F13FA033ED3754A8D13F7035999F9365DFBF"> : tensor<2x3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0xD6DCB99715A6F5BF58804EF90B82E3BF129974139224F73F3E5B970E9E79F6BF5A1C0D2F78B8F43F2E72AF277EDCF83FC8CEAC4FA859DFBF72966E910D88FABF4C08441C0C68E5BFD447806DCCB0E7BF28C095949C3BD1BF96D1DAC05463F3BF80985030E659FCBF0646AE46A079F4BFB246B0861550FCBFB63F9A637A79FCBF52784FDDCFE6F23F266D538C16B8F33F38439BFF9626DDBF605A8B74E44EBB3F2E30620853ADF4BF8E778FA154AAF33F009948A452BDB33F6452186B3B70EE3F0CCCC619B8DCF03FD88F3A05E5C9E4BFBC926F70F3BFE53FBE87AB84642CF03FD02D4B80AB76E2BFF0D5836C9881DD3FAC07F8088FCFE3BF40D6635F4132EEBFE4155DB024B5EE3F28112A2BC208E73F80FD0566053197BFE84605FDC505F6BFAC824B53AE22E63FFA279D77DCE1FC3F5A698B37D433F43F7C5758E3FDDDF33FC840A016AA0AEF3FC42D3F583432E63FB8754132A1D8D5BF200C4448B612BB3F90C76126007CDC3F9642F20D8582F53F800E1F6D1AADF53F80A7F945E69AD13F"> : tensor<2x3x4xcomplex<f64>>
    return %c0, %c1 : tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_eq_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<121xbf16>, tensor<121xbf16>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x01010000000000000000000101000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_eq_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<121xf32>, tensor<121xf32>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x01010000000000000000000101000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_eq_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<121xf64>, tensor<121xf64>) -> tensor<121xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xi1>, tensor<121xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xi1> {
    %c0 = stablehlo.constant dense<"0x01010000000000000000000101000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000001000000000000000000000000"> : tensor<121xi1>
    return %c0 : tensor<121xi1>
  }
}

// -----

module @lax_eq_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi2>, tensor<3x4xi2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<3x4xi2>, tensor<3x4xi2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi2>, tensor<3x4xi2>) {
    %c0 = stablehlo.constant dense<[[0, 1, 0, 1], [0, 0, 1, 1], [1, 0, 0, 0]]> : tensor<3x4xi2>
    %c1 = stablehlo.constant dense<[[1, 1, 0, 0], [0, 0, 0, 0], [0, 1, 0, 0]]> : tensor<3x4xi2>
    return %c0, %c1 : tensor<3x4xi2>, tensor<3x4xi2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, true, false], [true, true, false, false], [false, false, true, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_eq_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi4>, tensor<3x4xi4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<3x4xi4>, tensor<3x4xi4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi4>, tensor<3x4xi4>) {
    %c0 = stablehlo.constant dense<[[2, 1, 1, 0], [2, 2, 0, 2], [3, 1, 1, 1]]> : tensor<3x4xi4>
    %c1 = stablehlo.constant dense<[[2, 3, 0, 0], [1, 1, 0, 1], [0, 3, 3, 0]]> : tensor<3x4xi4>
    return %c0, %c1 : tensor<3x4xi4>, tensor<3x4xi4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false, true], [false, false, true, false], [false, false, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_eq_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui2>, tensor<3x4xui2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<3x4xui2>, tensor<3x4xui2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui2>, tensor<3x4xui2>) {
    %c0 = stablehlo.constant dense<[[3, 2, 2, 0], [1, 1, 2, 2], [0, 0, 2, 2]]> : tensor<3x4xui2>
    %c1 = stablehlo.constant dense<[[0, 2, 3, 2], [0, 3, 3, 0], [1, 1, 0, 2]]> : tensor<3x4xui2>
    return %c0, %c1 : tensor<3x4xui2>, tensor<3x4xui2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, false], [false, false, false, false], [false, false, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_eq_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui4>, tensor<3x4xui4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<3x4xui4>, tensor<3x4xui4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui4>, tensor<3x4xui4>) {
    %c0 = stablehlo.constant dense<[[0, 0, 1, 3], [1, 1, 0, 2], [1, 1, 1, 2]]> : tensor<3x4xui4>
    %c1 = stablehlo.constant dense<[[0, 3, 1, 1], [3, 3, 3, 2], [1, 2, 0, 0]]> : tensor<3x4xui4>
    return %c0, %c1 : tensor<3x4xui4>, tensor<3x4xui4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, false], [false, false, false, true], [true, false, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_eq_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) {
    %c0 = stablehlo.constant dense<[[2.375, 3.125, 1.75, 0.75], [1.3125, 0.71875, 1.5, 1.3125], [3.5, 1.75, 2.375, 3.5]]> : tensor<3x4xf8E3M4>
    %c1 = stablehlo.constant dense<[[3.875, 3.75, 2.625, 3.75], [2.875, 0.8125, 0.390625, 1.3125], [3.375, 1.5625, 1.875, 1.875]]> : tensor<3x4xf8E3M4>
    return %c0, %c1 : tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, true], [false, false, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_eq_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) {
    %c0 = stablehlo.constant dense<[[3.75, 0.875, 3.0, 1.0], [1.5, 0.875, 2.75, 3.75], [4.0, 1.875, 1.5, 3.0]]> : tensor<3x4xf8E4M3>
    %c1 = stablehlo.constant dense<[[3.5, 0.40625, 2.5, 0.6875], [1.625, 4.0, 2.75, 1.375], [0.8125, 3.25, 3.5, 2.25]]> : tensor<3x4xf8E4M3>
    return %c0, %c1 : tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [false, false, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_eq_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<[[0.375, 2.5, 0.5, 3.0], [3.75, 2.0, 3.75, 3.5], [2.5, 0.4375, 0.875, 2.0]]> : tensor<3x4xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[2.5, 2.0, 4.0, 0.75], [0.8125, 0.875, 0.3125, 1.0], [0.8125, 2.25, 1.875, 1.625]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_eq_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<[[1.5, 0.8125, 1.0, 0.75], [3.25, 3.75, 2.25, 2.5], [2.0, 1.125, 1.875, 0.5625]]> : tensor<3x4xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[3.25, 0.8125, 0.46875, 2.5], [3.75, 4.0, 3.25, 3.0], [3.75, 0.34375, 3.5, 3.0]]> : tensor<3x4xf8E4M3FN>
    return %c0, %c1 : tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, false], [false, false, false, false], [false, false, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_eq_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<[[0.375, 2.5, 1.5, 1.5], [1.25, 3.75, 0.375, 0.9375], [1.375, 0.6875, 3.75, 1.375]]> : tensor<3x4xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[1.625, 3.25, 2.5, 0.5], [0.75, 3.5, 3.0, 0.625], [2.25, 1.375, 3.0, 3.75]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_eq_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) {
    %c0 = stablehlo.constant dense<[[4.0, 0.75, 3.5, 2.5], [3.5, 2.0, 2.5, 1.0], [0.875, 1.75, 2.5, 0.3125]]> : tensor<3x4xf8E5M2>
    %c1 = stablehlo.constant dense<[[2.0, 3.5, 0.875, 2.0], [2.0, 0.5, 0.875, 3.0], [1.5, 3.5, 3.5, 0.3125]]> : tensor<3x4xf8E5M2>
    return %c0, %c1 : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, false, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_eq_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<[[1.25, 3.5, 2.5, 2.5], [2.0, 3.5, 2.5, 2.0], [3.5, 3.0, 3.0, 2.0]]> : tensor<3x4xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[0.3125, 2.5, 3.0, 3.5], [1.5, 1.0, 2.5, 3.5], [3.5, 0.4375, 3.5, 0.375]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0, %c1 : tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, false], [false, false, true, false], [true, false, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @lax_eq_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<[[2.0, 4.0, 2.0, 4.0], [0.5, 2.0, 2.0, 2.0], [2.0, 1.0, 2.0, 1.0]]> : tensor<3x4xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[[4.0, 4.0, 1.0, 2.0], [1.0, 1.0, 2.0, 4.0], [4.0, 4.0, 2.0, 2.0]]> : tensor<3x4xf8E8M0FNU>
    return %c0, %c1 : tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, false], [false, false, true, false], [false, false, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}
