module @lax_tile_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xi1>
    %want0 = call @expected() : () -> tensor<4x6xi1>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xi1>) -> tensor<1x2x1x2xi1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xi1>) -> tensor<2x2x3x2xi1>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xi1>) -> tensor<4x6xi1>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xi1> {
    %c0 = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
    return %c0 : tensor<2x2xi1>
  }
  func.func private @expected() -> tensor<4x6xi1> {
    %c0 = stablehlo.constant dense<"0x000000000000010001000100000000000000010001000100"> : tensor<4x6xi1>
    return %c0 : tensor<4x6xi1>
  }
}

// -----

module @lax_tile_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xi8>
    %want0 = call @expected() : () -> tensor<4x6xi8>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xi8>) -> tensor<1x2x1x2xi8>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xi8>) -> tensor<2x2x3x2xi8>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xi8>) -> tensor<4x6xi8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xi8> {
    %c0 = stablehlo.constant dense<[[8, 7], [7, -8]]> : tensor<2x2xi8>
    return %c0 : tensor<2x2xi8>
  }
  func.func private @expected() -> tensor<4x6xi8> {
    %c0 = stablehlo.constant dense<"0x08070807080707F807F807F808070807080707F807F807F8"> : tensor<4x6xi8>
    return %c0 : tensor<4x6xi8>
  }
}

// -----

module @lax_tile_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xi16>
    %want0 = call @expected() : () -> tensor<4x6xi16>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xi16>) -> tensor<1x2x1x2xi16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xi16>) -> tensor<2x2x3x2xi16>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xi16>) -> tensor<4x6xi16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xi16>, tensor<4x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xi16> {
    %c0 = stablehlo.constant dense<[[-2, -6], [5, -9]]> : tensor<2x2xi16>
    return %c0 : tensor<2x2xi16>
  }
  func.func private @expected() -> tensor<4x6xi16> {
    %c0 = stablehlo.constant dense<"0xFEFFFAFFFEFFFAFFFEFFFAFF0500F7FF0500F7FF0500F7FFFEFFFAFFFEFFFAFFFEFFFAFF0500F7FF0500F7FF0500F7FF"> : tensor<4x6xi16>
    return %c0 : tensor<4x6xi16>
  }
}

// -----

module @lax_tile_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xi32>
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xi32>) -> tensor<1x2x1x2xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xi32>) -> tensor<2x2x3x2xi32>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xi32>) -> tensor<4x6xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xi32> {
    %c0 = stablehlo.constant dense<[[-5, -8], [-9, -7]]> : tensor<2x2xi32>
    return %c0 : tensor<2x2xi32>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0xFBFFFFFFF8FFFFFFFBFFFFFFF8FFFFFFFBFFFFFFF8FFFFFFF7FFFFFFF9FFFFFFF7FFFFFFF9FFFFFFF7FFFFFFF9FFFFFFFBFFFFFFF8FFFFFFFBFFFFFFF8FFFFFFFBFFFFFFF8FFFFFFF7FFFFFFF9FFFFFFF7FFFFFFF9FFFFFFF7FFFFFFF9FFFFFF"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
}

// -----

module @lax_tile_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xi64>
    %want0 = call @expected() : () -> tensor<4x6xi64>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xi64>) -> tensor<1x2x1x2xi64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xi64>) -> tensor<2x2x3x2xi64>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xi64>) -> tensor<4x6xi64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xi64> {
    %c0 = stablehlo.constant dense<[[-3, 8], [3, 7]]> : tensor<2x2xi64>
    return %c0 : tensor<2x2xi64>
  }
  func.func private @expected() -> tensor<4x6xi64> {
    %c0 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF0800000000000000030000000000000007000000000000000300000000000000070000000000000003000000000000000700000000000000FDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF0800000000000000FDFFFFFFFFFFFFFF0800000000000000030000000000000007000000000000000300000000000000070000000000000003000000000000000700000000000000"> : tensor<4x6xi64>
    return %c0 : tensor<4x6xi64>
  }
}

// -----

module @lax_tile_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xui8>
    %want0 = call @expected() : () -> tensor<4x6xui8>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xui8>) -> tensor<1x2x1x2xui8>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xui8>) -> tensor<2x2x3x2xui8>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xui8>) -> tensor<4x6xui8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xui8> {
    %c0 = stablehlo.constant dense<[[8, 2], [3, 2]]> : tensor<2x2xui8>
    return %c0 : tensor<2x2xui8>
  }
  func.func private @expected() -> tensor<4x6xui8> {
    %c0 = stablehlo.constant dense<"0x080208020802030203020302080208020802030203020302"> : tensor<4x6xui8>
    return %c0 : tensor<4x6xui8>
  }
}

// -----

module @lax_tile_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xui16>
    %want0 = call @expected() : () -> tensor<4x6xui16>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xui16>) -> tensor<1x2x1x2xui16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xui16>) -> tensor<2x2x3x2xui16>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xui16>) -> tensor<4x6xui16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xui16> {
    %c0 = stablehlo.constant dense<[[0, 7], [0, 7]]> : tensor<2x2xui16>
    return %c0 : tensor<2x2xui16>
  }
  func.func private @expected() -> tensor<4x6xui16> {
    %c0 = stablehlo.constant dense<"0x000007000000070000000700000007000000070000000700000007000000070000000700000007000000070000000700"> : tensor<4x6xui16>
    return %c0 : tensor<4x6xui16>
  }
}

// -----

module @lax_tile_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xui32>
    %want0 = call @expected() : () -> tensor<4x6xui32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xui32>) -> tensor<1x2x1x2xui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xui32>) -> tensor<2x2x3x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xui32>) -> tensor<4x6xui32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xui32> {
    %c0 = stablehlo.constant dense<[[5, 0], [0, 6]]> : tensor<2x2xui32>
    return %c0 : tensor<2x2xui32>
  }
  func.func private @expected() -> tensor<4x6xui32> {
    %c0 = stablehlo.constant dense<"0x050000000000000005000000000000000500000000000000000000000600000000000000060000000000000006000000050000000000000005000000000000000500000000000000000000000600000000000000060000000000000006000000"> : tensor<4x6xui32>
    return %c0 : tensor<4x6xui32>
  }
}

// -----

module @lax_tile_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xui64>
    %want0 = call @expected() : () -> tensor<4x6xui64>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xui64>) -> tensor<1x2x1x2xui64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xui64>) -> tensor<2x2x3x2xui64>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xui64>) -> tensor<4x6xui64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xui64> {
    %c0 = stablehlo.constant dense<[[4, 3], [3, 6]]> : tensor<2x2xui64>
    return %c0 : tensor<2x2xui64>
  }
  func.func private @expected() -> tensor<4x6xui64> {
    %c0 = stablehlo.constant dense<"0x040000000000000003000000000000000400000000000000030000000000000004000000000000000300000000000000030000000000000006000000000000000300000000000000060000000000000003000000000000000600000000000000040000000000000003000000000000000400000000000000030000000000000004000000000000000300000000000000030000000000000006000000000000000300000000000000060000000000000003000000000000000600000000000000"> : tensor<4x6xui64>
    return %c0 : tensor<4x6xui64>
  }
}

// -----

module @lax_tile_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xbf16>) -> tensor<1x2x1x2xbf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xbf16>) -> tensor<2x2x3x2xbf16>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xbf16> {
    %c0 = stablehlo.constant dense<[[-5.28125, -5.34375], [6.09375, -3.859375]]> : tensor<2x2xbf16>
    return %c0 : tensor<2x2xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xA9C0ABC0A9C0ABC0A9C0ABC0C34077C0C34077C0C34077C0A9C0ABC0A9C0ABC0A9C0ABC0C34077C0C34077C0C34077C0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @lax_tile_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xf16>) -> tensor<1x2x1x2xf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xf16>) -> tensor<2x2x3x2xf16>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xf16> {
    %c0 = stablehlo.constant dense<[[-3.3359375, -6.19921875], [-5.93359375, -5.16015625]]> : tensor<2x2xf16>
    return %c0 : tensor<2x2xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xACC233C6ACC233C6ACC233C6EFC529C5EFC529C5EFC529C5ACC233C6ACC233C6ACC233C6EFC529C5EFC529C5EFC529C5"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
}

// -----

module @lax_tile_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xf32>) -> tensor<1x2x1x2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xf32>) -> tensor<2x2x3x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xf32> {
    %c0 = stablehlo.constant dense<[[8.115135, 1.6161289], [5.18277, -5.381428]]> : tensor<2x2xf32>
    return %c0 : tensor<2x2xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x98D7014150DDCE3F98D7014150DDCE3F98D7014150DDCE3F40D9A540A834ACC040D9A540A834ACC040D9A540A834ACC098D7014150DDCE3F98D7014150DDCE3F98D7014150DDCE3F40D9A540A834ACC040D9A540A834ACC040D9A540A834ACC0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @lax_tile_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xf64>) -> tensor<1x2x1x2xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xf64>) -> tensor<2x2x3x2xf64>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xf64> {
    %c0 = stablehlo.constant dense<[[8.271147851966791, -0.513550884926163], [-0.3861751101611368, 7.655433395925719]]> : tensor<2x2xf64>
    return %c0 : tensor<2x2xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xF22729E4D38A204010DFF243026FE0BFF22729E4D38A204010DFF243026FE0BFF22729E4D38A204010DFF243026FE0BF40F62ACF17B7D8BF28D4A0EE299F1E4040F62ACF17B7D8BF28D4A0EE299F1E4040F62ACF17B7D8BF28D4A0EE299F1E40F22729E4D38A204010DFF243026FE0BFF22729E4D38A204010DFF243026FE0BFF22729E4D38A204010DFF243026FE0BF40F62ACF17B7D8BF28D4A0EE299F1E4040F62ACF17B7D8BF28D4A0EE299F1E4040F62ACF17B7D8BF28D4A0EE299F1E40"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}

// -----

module @lax_tile_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x6xcomplex<f32>>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xcomplex<f32>>) -> tensor<1x2x1x2xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xcomplex<f32>>) -> tensor<2x2x3x2xcomplex<f32>>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-3.3188503,-7.2270722), (-4.503122,-4.9217153)], [(0.49044898,-6.7086706), (-5.7645264,-2.1590178)]]> : tensor<2x2xcomplex<f32>>
    return %c0 : tensor<2x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x0B6854C02D44E7C0931990C0B17E9DC00B6854C02D44E7C0931990C0B17E9DC00B6854C02D44E7C0931990C0B17E9DC0211CFB3E6EADD6C00077B8C0592D0AC0211CFB3E6EADD6C00077B8C0592D0AC0211CFB3E6EADD6C00077B8C0592D0AC00B6854C02D44E7C0931990C0B17E9DC00B6854C02D44E7C0931990C0B17E9DC00B6854C02D44E7C0931990C0B17E9DC0211CFB3E6EADD6C00077B8C0592D0AC0211CFB3E6EADD6C00077B8C0592D0AC0211CFB3E6EADD6C00077B8C0592D0AC0"> : tensor<4x6xcomplex<f32>>
    return %c0 : tensor<4x6xcomplex<f32>>
  }
}

// -----

module @lax_tile_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x2xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<4x6xcomplex<f64>>
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xcomplex<f64>>) -> tensor<1x2x1x2xcomplex<f64>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xcomplex<f64>>) -> tensor<2x2x3x2xcomplex<f64>>
    %2 = stablehlo.reshape %1 : (tensor<2x2x3x2xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(7.758530305168357,4.470253147370062), (2.2862827637885683,8.495373428378667)], [(2.2644795536859377,4.716883124393494), (-3.249717509054113,6.016003343178273)]]> : tensor<2x2xcomplex<f64>>
    return %c0 : tensor<2x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x58E4162BBC081F40942E830A8AE111400C0B1F9E4E4A024036630496A1FD204058E4162BBC081F40942E830A8AE111400C0B1F9E4E4A024036630496A1FD204058E4162BBC081F40942E830A8AE111400C0B1F9E4E4A024036630496A1FD20409055CC74A71D0240244C199C16DE12400C02B5E46BFF09C0344F2E2E631018409055CC74A71D0240244C199C16DE12400C02B5E46BFF09C0344F2E2E631018409055CC74A71D0240244C199C16DE12400C02B5E46BFF09C0344F2E2E6310184058E4162BBC081F40942E830A8AE111400C0B1F9E4E4A024036630496A1FD204058E4162BBC081F40942E830A8AE111400C0B1F9E4E4A024036630496A1FD204058E4162BBC081F40942E830A8AE111400C0B1F9E4E4A024036630496A1FD20409055CC74A71D0240244C199C16DE12400C02B5E46BFF09C0344F2E2E631018409055CC74A71D0240244C199C16DE12400C02B5E46BFF09C0344F2E2E631018409055CC74A71D0240244C199C16DE12400C02B5E46BFF09C0344F2E2E63101840"> : tensor<4x6xcomplex<f64>>
    return %c0 : tensor<4x6xcomplex<f64>>
  }
}
