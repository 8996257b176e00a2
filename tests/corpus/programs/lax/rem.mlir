module @lax_rem_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi8>, tensor<17x3xi8>)
    %want0 = call @expected() : () -> tensor<17x3xi8>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<17x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi8>, tensor<17x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi8>, tensor<17x3xi8>) {
    %c0 = stablehlo.constant dense<"0x010605050107040901090209020505010909040603080403040808020906090703030807070104040309090807090701020508"> : tensor<17x3xi8>
    %c1 = stablehlo.constant dense<"0x020305020709070209060903070605090108070208090307080206050705030609080808060705090209090101010204010309"> : tensor<17x3xi8>
    return %c0, %c1 : tensor<17x3xi8>, tensor<17x3xi8>
  }
  func.func private @expected() -> tensor<17x3xi8> {
    %c0 = stablehlo.constant dense<"0x010000010107040101030200020500010001040003080103040002020201000103030007010104040100000000000101000208"> : tensor<17x3xi8>
    return %c0 : tensor<17x3xi8>
  }
}

// -----

module @lax_rem_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi16>, tensor<3x5xi16>)
    %want0 = call @expected() : () -> tensor<3x5xi16>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x5xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi16>, tensor<3x5xi16>) {
    %c0 = stablehlo.constant dense<[[4, 2, 7, 7, 1], [6, 7, 6, 6, 3], [4, 7, 7, 4, 6]]> : tensor<3x5xi16>
    %c1 = stablehlo.constant dense<[[6, 6, 8, 3, 8], [1, 1, 4, 8, 9], [3, 1, 7, 8, 6]]> : tensor<3x5xi16>
    return %c0, %c1 : tensor<3x5xi16>, tensor<3x5xi16>
  }
  func.func private @expected() -> tensor<3x5xi16> {
    %c0 = stablehlo.constant dense<[[4, 2, 7, 1, 1], [0, 0, 2, 6, 3], [1, 0, 0, 4, 0]]> : tensor<3x5xi16>
    return %c0 : tensor<3x5xi16>
  }
}

// -----

module @lax_rem_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<i32>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<3> : tensor<i32>
    %c1 = stablehlo.constant dense<5> : tensor<i32>
    return %c0, %c1 : tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<3> : tensor<i32>
    return %c0 : tensor<i32>
  }
}

// -----

module @lax_rem_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi64>, tensor<7xi64>)
    %want0 = call @expected() : () -> tensor<7xi64>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi64>, tensor<7xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi64>, tensor<7xi64>) {
    %c0 = stablehlo.constant dense<[1, 4, 9, 2, 8, 4, 7]> : tensor<7xi64>
    %c1 = stablehlo.constant dense<[1, 4, 3, 4, 5, 6, 9]> : tensor<7xi64>
    return %c0, %c1 : tensor<7xi64>, tensor<7xi64>
  }
  func.func private @expected() -> tensor<7xi64> {
    %c0 = stablehlo.constant dense<[0, 0, 0, 2, 3, 4, 7]> : tensor<7xi64>
    return %c0 : tensor<7xi64>
  }
}

// -----

module @lax_rem_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xui8>, tensor<2x3x4xui8>)
    %want0 = call @expected() : () -> tensor<2x3x4xui8>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<2x3x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui8>, tensor<2x3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xui8>, tensor<2x3x4xui8>) {
    %c0 = stablehlo.constant dense<"0x080208050905090707090709020706050608010707050101"> : tensor<2x3x4xui8>
    %c1 = stablehlo.constant dense<"0x080304050103020905070108060908020501060903060104"> : tensor<2x3x4xui8>
    return %c0, %c1 : tensor<2x3x4xui8>, tensor<2x3x4xui8>
  }
  func.func private @expected() -> tensor<2x3x4xui8> {
    %c0 = stablehlo.constant dense<"0x000200000002010702020001020706010100010701050001"> : tensor<2x3x4xui8>
    return %c0 : tensor<2x3x4xui8>
  }
}

// -----

module @lax_rem_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xui16>, tensor<0xui16>)
    %want0 = call @expected() : () -> tensor<0xui16>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<0xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xui16>, tensor<0xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xui16>, tensor<0xui16>) {
    %c0 = stablehlo.constant dense<> : tensor<0xui16>
    %c1 = stablehlo.constant dense<> : tensor<0xui16>
    return %c0, %c1 : tensor<0xui16>, tensor<0xui16>
  }
  func.func private @expected() -> tensor<0xui16> {
    %c0 = stablehlo.constant dense<> : tensor<0xui16>
    return %c0 : tensor<0xui16>
  }
}

// -----

module @lax_rem_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xui32>, tensor<33xui32>)
    %want0 = call @expected() : () -> tensor<33xui32>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<33xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xui32>, tensor<33xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xui32>, tensor<33xui32>) {
    %c0 = stablehlo.constant dense<"0x040000000700000008000000080000000600000003000000030000000300000005000000080000000200000007000000090000000500000002000000090000000800000006000000080000000200000003000000040000000700000003000000050000000200000002000000060000000800000007000000010000000900000004000000"> : tensor<33xui32>
    %c1 = stablehlo.constant dense<"0x090000000700000003000000090000000700000006000000060000000800000007000000080000000300000009000000030000000900000009000000050000000200000003000000060000000100000009000000060000000900000002000000090000000500000003000000080000000200000006000000090000000300000006000000"> : tensor<33xui32>
    return %c0, %c1 : tensor<33xui32>, tensor<33xui32>
  }
  func.func private @expected() -> tensor<33xui32> {
    %c0 = stablehlo.constant dense<"0x040000000000000002000000080000000600000003000000030000000300000005000000000000000200000007000000000000000500000002000000040000000000000000000000020000000000000003000000040000000700000001000000050000000200000002000000060000000000000001000000010000000000000004000000"> : tensor<33xui32>
    return %c0 : tensor<33xui32>
  }
}

// -----

module @lax_rem_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xui64>, tensor<1x1xui64>)
    %want0 = call @expected() : () -> tensor<1x1xui64>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<1x1xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xui64>, tensor<1x1xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xui64>, tensor<1x1xui64>) {
    %c0 = stablehlo.constant dense<8> : tensor<1x1xui64>
    %c1 = stablehlo.constant dense<4> : tensor<1x1xui64>
    return %c0, %c1 : tensor<1x1xui64>, tensor<1x1xui64>
  }
  func.func private @expected() -> tensor<1x1xui64> {
    %c0 = stablehlo.constant dense<0> : tensor<1x1xui64>
    return %c0 : tensor<1x1xui64>
  }
}

// -----

module @lax_rem_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>)
    %want0 = call @expected() : () -> tensor<4x0x2xbf16>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4x0x2xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xbf16>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xbf16>
    return %c0, %c1 : tensor<4x0x2xbf16>, tensor<4x0x2xbf16>
  }
  func.func private @expected() -> tensor<4x0x2xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xbf16>
    return %c0 : tensor<4x0x2xbf16>
  }
}

// -----

module @lax_rem_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xf16>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<2x1x3x2xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) {
    %c0 = stablehlo.constant dense<[[[[5.57421875, 3.447265625], [2.08203125, 4.2734375], [7.16015625, 5.79296875]]], [[[5.08203125, 7.203125], [4.03125, 3.25390625], [8.15625, 8.90625]]]]> : tensor<2x1x3x2xf16>
    %c1 = stablehlo.constant dense<[[[[5.32421875, 2.326171875], [3.05859375, 4.2578125], [5.95703125, 1.8388671875]]], [[[1.7783203125, 7.26953125], [3.70703125, 8.2890625], [5.109375, 2.5625]]]]> : tensor<2x1x3x2xf16>
    return %c0, %c1 : tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[0.25, 1.12109375], [2.08203125, 0.015625], [1.203125, 0.2763671875]]], [[[1.525390625, 7.203125], [0.32421875, 3.25390625], [3.046875, 1.21875]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
}

// -----

module @lax_rem_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xf32>, tensor<17x3xf32>)
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<17x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xf32>, tensor<17x3xf32>) {
    %c0 = stablehlo.constant dense<"0x09D7D2409B729A3FFAB20C414FD887404E49AA40A1B7EF4029CEAF400D4304402F2706411EB3B740CF53903F6D44D33F36D60D409F97E4405B8ED74047F7E23F8BAD8340CEDDAC40BB360340EC808F40B020A740EACDB140F770E43F1CE10F416980B140227D0541B4A09D4014858C40D10DED4023BECA40E8B11A401A2EA93FDF68E940773A5840066D0D410560923F2B7B444032304B404F0B3A408C00AE3F4B6F764094370E4050A80441458F9A401235FD40DCE20541AC0902400AB80F417FCAF7405D0A7240F4B79640"> : tensor<17x3xf32>
    %c1 = stablehlo.constant dense<"0xEEF5E340F977074141DFF240CF80A240EFFA714021DA23405A159740DA0FAF40CFD4014131DDB840C7B4BA409AC68C4016AFD33F6AD3CD400A25C7401DB44840510DD740240F0E413269434034441C4049D30841C65BDC3FFB913740130093402739B54050CF9740473401407C89E94064893C4054B99F3F2D5BC83FA69EA840AAC736404ED8D740D1D6F240D22A464059ABB740CA710C4160E6F540861AEA3F3362D440FCC2E04056336040B016DB408988CA3F24FA0C4147A4BE40B7CA0A406C7FF44056E4F33F8A904B40"> : tensor<17x3xf32>
    return %c0, %c1 : tensor<17x3xf32>, tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x09D7D2409B729A3FCC1A9A3F4FD887405A2FC53F00BB174078C6453F0D430440004C8A3E1EB3B740CF53903F6D44D33FACFA0F3FA821363F884A033F47F7E23F8BAD8340CEDDAC40BB360340A4BD0240B020A7405891C83EF770E43F25C28C406980B140E85566406863633F14858C40B411C23F809EC53D46115A3F1A2EA93FD484CA3F773A5840EC0CA03F0560923F2B7B444032304B404F0B3A408C00AE3F4B6F764094370E402875A43F458F9A40006CA63ADCE20541AC09024060AA9D3EC0C4D23D6430F03FBCBEC33F"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
}

// -----

module @lax_rem_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf64>, tensor<3x5xf64>)
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf64>, tensor<3x5xf64>) {
    %c0 = stablehlo.constant dense<[[8.467343921601582, 5.746510266875971, 3.39487699937919, 6.264115065966039, 2.5825036935749566], [5.52787039359884, 6.691428325241148, 8.68859855358172, 3.2238413589832513, 5.937823808356401], [4.738087556906078, 2.1055202649521316, 4.432598264584375, 8.937619100426897, 2.3949105317050456]]> : tensor<3x5xf64>
    %c1 = stablehlo.constant dense<[[1.536978089722373, 8.865177500452772, 3.5719930623045837, 7.207615544228215, 7.527443006103831], [8.269158948522382, 2.613852462670434, 8.68404677565741, 8.18464988046652, 8.47755914973825], [1.1134450334733383, 8.481238540543156, 6.617093079377838, 7.568504478598315, 3.2194755784775273]]> : tensor<3x5xf64>
    return %c0, %c1 : tensor<3x5xf64>, tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[0.782453472989717, 5.746510266875971, 3.39487699937919, 6.264115065966039, 2.5825036935749566], [5.52787039359884, 1.4637233999002799, 0.004551777924309164, 3.2238413589832513, 5.937823808356401], [0.2843074230127245, 2.1055202649521316, 4.432598264584375, 1.3691146218285821, 2.3949105317050456]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}

// -----

module @lax_rem_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xbf16>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<121xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xbf16>, tensor<121xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xbf16> {
    %c0 = stablehlo.constant dense<"0xC0FFC0FF00000000000000000000000000000000C07FC0FFC0FF00800080008000800080008000800080C07FC0FFC0FF0000000000000000803F803F803F803FC07FC0FFC0FF008000800080008080BF80BF80BF80BFC07FC0FFC0FF003F003F00000000003F003F003F003FC07FC0FFC0FF00BF00BF0080008000BF00BF00BF00BFC07FC0FFC0FF00000000000000000000000000400040C07FC0FFC0FF00800080008000800080008000C000C0C07FC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FFC07FC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FFC0FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    return %c0 : tensor<121xbf16>
  }
}

// -----

module @lax_rem_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xf32>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<121xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xf32>, tensor<121xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xf32> {
    %c0 = stablehlo.constant dense<"0x0000C0FF0000C0FF00000000000000000000000000000000000000000000000000000000000000000000C07F0000C0FF0000C0FF00000080000000800000008000000080000000800000008000000080000000800000C07F0000C0FF0000C0FF000000000000000000000000000000000000803F0000803F0000803F0000803F0000C07F0000C0FF0000C0FF00000080000000800000008000000080000080BF000080BF000080BF000080BF0000C07F0000C0FF0000C0FF0000003F0000003F00000000000000000000003F0000003F0000003F0000003F0000C07F0000C0FF0000C0FF000000BF000000BF0000008000000080000000BF000000BF000000BF000000BF0000C07F0000C0FF0000C0FF00000000000000000000000000000000000000000000000000000040000000400000C07F0000C0FF0000C0FF000000800000008000000080000000800000008000000080000000C0000000C00000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    return %c0 : tensor<121xf32>
  }
}

// -----

module @lax_rem_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xf64>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<121xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<121xf64>, tensor<121xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000F8FF000000000000F8FF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F87F000000000000F8FF000000000000F8FF00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F87F000000000000F8FF000000000000F8FF0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F87F000000000000F8FF000000000000F8FF0000000000000080000000000000008000000000000000800000000000000080000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F87F000000000000F8FF000000000000F8FF000000000000E03F000000000000E03F00000000000000000000000000000000000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000F87F000000000000F8FF000000000000F8FF000000000000E0BF000000000000E0BF00000000000000800000000000000080000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000F87F000000000000F8FF000000000000F8FF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000400000000000000040000000000000F87F000000000000F8FF000000000000F8FF00000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000C000000000000000C0000000000000F87F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    return %c0 : tensor<121xf64>
  }
}

// -----

module @lax_rem_edges_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi8>, tensor<6xi8>)
    %want0 = call @expected() : () -> tensor<6xi8>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi8>, tensor<6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi8>, tensor<6xi8>) {
    %c0 = stablehlo.constant dense<[7, -128, 5, 0, -128, 9]> : tensor<6xi8>
    %c1 = stablehlo.constant dense<[2, -1, 0, 0, 3, 4]> : tensor<6xi8>
    return %c0, %c1 : tensor<6xi8>, tensor<6xi8>
  }
  func.func private @expected() -> tensor<6xi8> {
    %c0 = stablehlo.constant dense<[1, 0, 5, 0, -2, 1]> : tensor<6xi8>
    return %c0 : tensor<6xi8>
  }
}

// -----

module @lax_rem_edges_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi16>, tensor<6xi16>)
    %want0 = call @expected() : () -> tensor<6xi16>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<6xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi16>, tensor<6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi16>, tensor<6xi16>) {
    %c0 = stablehlo.constant dense<[7, -32768, 5, 0, -32768, 9]> : tensor<6xi16>
    %c1 = stablehlo.constant dense<[2, -1, 0, 0, 3, 4]> : tensor<6xi16>
    return %c0, %c1 : tensor<6xi16>, tensor<6xi16>
  }
  func.func private @expected() -> tensor<6xi16> {
    %c0 = stablehlo.constant dense<[1, 0, 5, 0, -2, 1]> : tensor<6xi16>
    return %c0 : tensor<6xi16>
  }
}

// -----

module @lax_rem_edges_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi32>, tensor<6xi32>)
    %want0 = call @expected() : () -> tensor<6xi32>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi32>, tensor<6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi32>, tensor<6xi32>) {
    %c0 = stablehlo.constant dense<[7, -2147483648, 5, 0, -2147483648, 9]> : tensor<6xi32>
    %c1 = stablehlo.constant dense<[2, -1, 0, 0, 3, 4]> : tensor<6xi32>
    return %c0, %c1 : tensor<6xi32>, tensor<6xi32>
  }
  func.func private @expected() -> tensor<6xi32> {
    %c0 = stablehlo.constant dense<[1, 0, 5, 0, -2, 1]> : tensor<6xi32>
    return %c0 : tensor<6xi32>
  }
}

// -----

module @lax_rem_edges_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi64>, tensor<6xi64>)
    %want0 = call @expected() : () -> tensor<6xi64>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi64>, tensor<6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi64>, tensor<6xi64>) {
    %c0 = stablehlo.constant dense<[7, -9223372036854775808, 5, 0, -9223372036854775808, 9]> : tensor<6xi64>
    %c1 = stablehlo.constant dense<[2, -1, 0, 0, 3, 4]> : tensor<6xi64>
    return %c0, %c1 : tensor<6xi64>, tensor<6xi64>
  }
  func.func private @expected() -> tensor<6xi64> {
    %c0 = stablehlo.constant dense<[1, 0, 5, 0, -2, 1]> : tensor<6xi64>
    return %c0 : tensor<6xi64>
  }
}

// -----

module @lax_rem_edges_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui8>, tensor<6xui8>)
    %want0 = call @expected() : () -> tensor<6xui8>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<6xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xui8>, tensor<6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui8>, tensor<6xui8>) {
    %c0 = stablehlo.constant dense<[7, 0, 5, 0, 0, 9]> : tensor<6xui8>
    %c1 = stablehlo.constant dense<[2, 1, 0, 0, 3, 4]> : tensor<6xui8>
    return %c0, %c1 : tensor<6xui8>, tensor<6xui8>
  }
  func.func private @expected() -> tensor<6xui8> {
    %c0 = stablehlo.constant dense<[1, 0, 5, 0, 0, 1]> : tensor<6xui8>
    return %c0 : tensor<6xui8>
  }
}

// -----

module @lax_rem_edges_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui16>, tensor<6xui16>)
    %want0 = call @expected() : () -> tensor<6xui16>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<6xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xui16>, tensor<6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui16>, tensor<6xui16>) {
    %c0 = stablehlo.constant dense<[7, 0, 5, 0, 0, 9]> : tensor<6xui16>
    %c1 = stablehlo.constant dense<[2, 1, 0, 0, 3, 4]> : tensor<6xui16>
    return %c0, %c1 : tensor<6xui16>, tensor<6xui16>
  }
  func.func private @expected() -> tensor<6xui16> {
    %c0 = stablehlo.constant dense<[1, 0, 5, 0, 0, 1]> : tensor<6xui16>
    return %c0 : tensor<6xui16>
  }
}

// -----

module @lax_rem_edges_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui32>, tensor<6xui32>)
    %want0 = call @expected() : () -> tensor<6xui32>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xui32>, tensor<6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui32>, tensor<6xui32>) {
    %c0 = stablehlo.constant dense<[7, 0, 5, 0, 0, 9]> : tensor<6xui32>
    %c1 = stablehlo.constant dense<[2, 1, 0, 0, 3, 4]> : tensor<6xui32>
    return %c0, %c1 : tensor<6xui32>, tensor<6xui32>
  }
  func.func private @expected() -> tensor<6xui32> {
    %c0 = stablehlo.constant dense<[1, 0, 5, 0, 0, 1]> : tensor<6xui32>
    return %c0 : tensor<6xui32>
  }
}

// -----

module @lax_rem_edges_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui64>, tensor<6xui64>)
    %want0 = call @expected() : () -> tensor<6xui64>
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<6xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xui64>, tensor<6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui64>, tensor<6xui64>) {
    %c0 = stablehlo.constant dense<[7, 0, 5, 0, 0, 9]> : tensor<6xui64>
    %c1 = stablehlo.constant dense<[2, 1, 0, 0, 3, 4]> : tensor<6xui64>
    return %c0, %c1 : tensor<6xui64>, tensor<6xui64>
  }
  func.func private @expected() -> tensor<6xui64> {
    %c0 = stablehlo.constant dense<[1, 0, 5, 0, 0, 1]> : tensor<6xui64>
    return %c0 : tensor<6xui64>
  }
}
