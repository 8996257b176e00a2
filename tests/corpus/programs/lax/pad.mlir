module @lax_pad_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi1>
    %want0 = call @expected() : () -> tensor<6x8xi1>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xi1>) -> tensor<1x1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi1>) -> tensor<i1>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<6x8xi1>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xi1>, tensor<6x8xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true, false], [true, true, false, false], [false, true, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<6x8xi1> {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000010000000100010000000000000001000100000000000000000000000000000000000000"> : tensor<6x8xi1>
    return %c0 : tensor<6x8xi1>
  }
}

// -----

module @lax_pad_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi8>
    %want0 = call @expected() : () -> tensor<6x8xi8>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xi8>) -> tensor<1x1xi8>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi8>) -> tensor<i8>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xi8>, tensor<i8>) -> tensor<6x8xi8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xi8>, tensor<6x8xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[-7, 8, -2, 1], [-9, -5, 5, -5], [-2, 4, -1, 6]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<6x8xi8> {
    %c0 = stablehlo.constant dense<"0xF9F9F9F9F9F9F9F9F9F908F9FEF901F9F7F9FBF905F9FBF9FEF904F9FFF906F9F9F9F9F9F9F9F9F9F9F9F9F9F9F9F9F9"> : tensor<6x8xi8>
    return %c0 : tensor<6x8xi8>
  }
}

// -----

module @lax_pad_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi16>
    %want0 = call @expected() : () -> tensor<6x8xi16>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xi16>) -> tensor<1x1xi16>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi16>) -> tensor<i16>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xi16>, tensor<i16>) -> tensor<6x8xi16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xi16>, tensor<6x8xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi16> {
    %c0 = stablehlo.constant dense<[[5, -6, 5, -9], [-5, 6, -8, 3], [9, -5, 1, 6]]> : tensor<3x4xi16>
    return %c0 : tensor<3x4xi16>
  }
  func.func private @expected() -> tensor<6x8xi16> {
    %c0 = stablehlo.constant dense<"0x0500050005000500050005000500050005000500FAFF050005000500F7FF0500FBFF050006000500F8FF05000300050009000500FBFF050001000500060005000500050005000500050005000500050005000500050005000500050005000500"> : tensor<6x8xi16>
    return %c0 : tensor<6x8xi16>
  }
}

// -----

module @lax_pad_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<6x8xi32>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xi32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<i32>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<6x8xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xi32>, tensor<6x8xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[3, 2, -3, -1], [2, -1, 2, 7], [-9, 6, -8, 3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<6x8xi32> {
    %c0 = stablehlo.constant dense<"0x030000000300000003000000030000000300000003000000030000000300000003000000030000000200000003000000FDFFFFFF03000000FFFFFFFF030000000200000003000000FFFFFFFF0300000002000000030000000700000003000000F7FFFFFF030000000600000003000000F8FFFFFF03000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000"> : tensor<6x8xi32>
    return %c0 : tensor<6x8xi32>
  }
}

// -----

module @lax_pad_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi64>
    %want0 = call @expected() : () -> tensor<6x8xi64>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xi64>) -> tensor<1x1xi64>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi64>) -> tensor<i64>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xi64>, tensor<i64>) -> tensor<6x8xi64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xi64>, tensor<6x8xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi64> {
    %c0 = stablehlo.constant dense<[[-2, 0, 2, 5], [-7, 9, 5, -7], [-1, 5, -9, -4]]> : tensor<3x4xi64>
    return %c0 : tensor<3x4xi64>
  }
  func.func private @expected() -> tensor<6x8xi64> {
    %c0 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0900000000000000FEFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<6x8xi64>
    return %c0 : tensor<6x8xi64>
  }
}

// -----

module @lax_pad_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui8>
    %want0 = call @expected() : () -> tensor<6x8xui8>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xui8>) -> tensor<1x1xui8>
    %1 = stablehlo.reshape %0 : (tensor<1x1xui8>) -> tensor<ui8>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xui8>, tensor<ui8>) -> tensor<6x8xui8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xui8>, tensor<6x8xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[2, 6, 3, 1], [6, 7, 7, 2], [6, 7, 8, 6]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
  func.func private @expected() -> tensor<6x8xui8> {
    %c0 = stablehlo.constant dense<"0x020202020202020202020602030201020602070207020202060207020802060202020202020202020202020202020202"> : tensor<6x8xui8>
    return %c0 : tensor<6x8xui8>
  }
}

// -----

module @lax_pad_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui16>
    %want0 = call @expected() : () -> tensor<6x8xui16>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xui16>) -> tensor<1x1xui16>
    %1 = stablehlo.reshape %0 : (tensor<1x1xui16>) -> tensor<ui16>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xui16>, tensor<ui16>) -> tensor<6x8xui16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xui16>, tensor<6x8xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui16> {
    %c0 = stablehlo.constant dense<[[9, 5, 6, 4], [3, 6, 8, 5], [2, 2, 1, 5]]> : tensor<3x4xui16>
    return %c0 : tensor<3x4xui16>
  }
  func.func private @expected() -> tensor<6x8xui16> {
    %c0 = stablehlo.constant dense<"0x090009000900090009000900090009000900090005000900060009000400090003000900060009000800090005000900020009000200090001000900050009000900090009000900090009000900090009000900090009000900090009000900"> : tensor<6x8xui16>
    return %c0 : tensor<6x8xui16>
  }
}

// -----

module @lax_pad_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui32>
    %want0 = call @expected() : () -> tensor<6x8xui32>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xui32>) -> tensor<1x1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xui32>) -> tensor<ui32>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xui32>, tensor<ui32>) -> tensor<6x8xui32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xui32>, tensor<6x8xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui32> {
    %c0 = stablehlo.constant dense<[[0, 2, 2, 2], [4, 5, 4, 4], [2, 3, 4, 8]]> : tensor<3x4xui32>
    return %c0 : tensor<3x4xui32>
  }
  func.func private @expected() -> tensor<6x8xui32> {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000020000000000000002000000000000000400000000000000050000000000000004000000000000000400000000000000020000000000000003000000000000000400000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x8xui32>
    return %c0 : tensor<6x8xui32>
  }
}

// -----

module @lax_pad_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui64>
    %want0 = call @expected() : () -> tensor<6x8xui64>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xui64>) -> tensor<1x1xui64>
    %1 = stablehlo.reshape %0 : (tensor<1x1xui64>) -> tensor<ui64>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<6x8xui64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xui64>, tensor<6x8xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui64> {
    %c0 = stablehlo.constant dense<[[4, 6, 7, 4], [3, 9, 8, 9], [5, 8, 9, 5]]> : tensor<3x4xui64>
    return %c0 : tensor<3x4xui64>
  }
  func.func private @expected() -> tensor<6x8xui64> {
    %c0 = stablehlo.constant dense<"0x040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000006000000000000000400000000000000070000000000000004000000000000000400000000000000040000000000000003000000000000000400000000000000090000000000000004000000000000000800000000000000040000000000000009000000000000000400000000000000050000000000000004000000000000000800000000000000040000000000000009000000000000000400000000000000050000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000"> : tensor<6x8xui64>
    return %c0 : tensor<6x8xui64>
  }
}

// -----

module @lax_pad_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<6x8xbf16>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xbf16>) -> tensor<1x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1xbf16>) -> tensor<bf16>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<6x8xbf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xbf16>, tensor<6x8xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[2.578125, -8.75, 0.890625, 5.625], [1.3203125, -5.59375, 8.875, 0.302734375], [-0.439453125, 6.71875, -2.625, -6.90625]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<6x8xbf16> {
    %c0 = stablehlo.constant dense<"0x25402540254025402540254025402540254025400CC12540643F2540B4402540A93F2540B3C025400E4125409B3E2540E1BE2540D740254028C02540DDC025402540254025402540254025402540254025402540254025402540254025402540"> : tensor<6x8xbf16>
    return %c0 : tensor<6x8xbf16>
  }
}

// -----

module @lax_pad_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<6x8xf16>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xf16>) -> tensor<1x1xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf16>) -> tensor<f16>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xf16>, tensor<f16>) -> tensor<6x8xf16>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xf16>, tensor<6x8xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.5966796875, -8.4609375, 2.6484375, -7.125], [-1.755859375, -2.55078125, -0.28759765625, -2.138671875], [-5.734375, 3.390625, -8.015625, -6.10546875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<6x8xf16> {
    %c0 = stablehlo.constant dense<"0xC638C638C638C638C638C638C638C638C638C6383BC8C6384C41C63820C7C63806BFC6381AC1C6389AB4C63847C0C638BCC5C638C842C63802C8C6381BC6C638C638C638C638C638C638C638C638C638C638C638C638C638C638C638C638C638"> : tensor<6x8xf16>
    return %c0 : tensor<6x8xf16>
  }
}

// -----

module @lax_pad_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<6x8xf32>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf32>) -> tensor<f32>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<6x8xf32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xf32>, tensor<6x8xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-6.603639, -7.8730955, -1.5011674, 1.5858723], [2.9859974, -1.1554991, -1.6068121, 2.6132572], [-5.2476735, -0.5402911, 1.6461773, -0.06177889]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<6x8xf32> {
    %c0 = stablehlo.constant dense<"0x0351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C066F0FBC00351D3C04126C0BF0351D3C0DDFDCA3F0351D3C0951A3F400351D3C065E793BF0351D3C005ACCDBF0351D3C09B3F27400351D3C0F1ECA7C00351D3C084500ABF0351D3C0F0B5D23F0351D3C0DD0B7DBD0351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C00351D3C0"> : tensor<6x8xf32>
    return %c0 : tensor<6x8xf32>
  }
}

// -----

module @lax_pad_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<6x8xf64>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xf64>) -> tensor<1x1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf64>) -> tensor<f64>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xf64>, tensor<f64>) -> tensor<6x8xf64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xf64>, tensor<6x8xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-2.4392949447279477, -4.527846346035172, 2.642829583917395, -4.946667279154142], [-6.078443324783287, 0.7147818338771543, -3.9781071389798717, -6.70236944081209], [-3.611654029833618, 5.455824002654916, 0.06898946396898076, -6.428826443662533]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<6x8xf64> {
    %c0 = stablehlo.constant dense<"0xC03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0FC22A6C0831C12C0C03C6711AD8303C0AC9C3ED683240540C03C6711AD8303C031A4B02563C913C0C03C6711AD8303C089226A72535018C0C03C6711AD8303C080DF08277EDFE63FC03C6711AD8303C0AE38EFD529D30FC0C03C6711AD8303C0AEFD47EF39CF1AC0C03C6711AD8303C0E4D034DEAAE40CC0C03C6711AD8303C0EA890087C3D21540C03C6711AD8303C080ED83234BA9B13FC03C6711AD8303C024C37C471EB719C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0C03C6711AD8303C0"> : tensor<6x8xf64>
    return %c0 : tensor<6x8xf64>
  }
}

// -----

module @lax_pad_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<6x8xcomplex<f32>>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6x8xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xcomplex<f32>>, tensor<6x8xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-3.0606956,4.7662196), (-7.2249417,3.335576), (5.672526,-5.696459), (6.926175,6.4140363)], [(-5.285409,5.395022), (-4.1850724,2.9378757), (-7.29241,-2.7502577), (-0.55128115,6.403811)], [(-3.6830547,8.025694), (0.43017152,2.30766), (3.4012084,-5.7072005), (3.8242707,1.0219029)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<6x8xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x70E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF849840B932E7C0147A554070E243C0DF8498405585B5406449B6C070E243C0DF8498403AA3DD40C93FCD4070E243C0DF8498401222A9C005A4AC4070E243C0DF8498401DEC85C028063C4070E243C0DF8498406C5BE9C0390430C070E243C0DF849840C3200DBF05ECCC4070E243C0DF8498402BB76BC03E69004170E243C0DF849840713FDC3EB4B0134070E243C0DF84984066AD594063A1B6C070E243C0DF849840DAC07440B7CD823F70E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF84984070E243C0DF849840"> : tensor<6x8xcomplex<f32>>
    return %c0 : tensor<6x8xcomplex<f32>>
  }
}

// -----

module @lax_pad_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<6x8xcomplex<f64>>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %1 = stablehlo.reshape %0 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %2 = stablehlo.pad %arg0, %1, low = [1, 0], high = [2, 1], interior = [0, 1] : (tensor<3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<6x8xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<6x8xcomplex<f64>>, tensor<6x8xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(2.5308323354845292,-1.7681159042387966), (-4.726425407040526,-3.532034251308443), (3.7349370736606335,-5.486691193246859), (1.0566892865461366,-8.71431987557072)], [(-1.286000439512728,0.6234361955214744), (8.952763496011329,-2.768267243399155), (1.7015350236031512,1.7944943975065861), (-7.983497053688994,2.843536917345901)], [(-7.160058952741807,4.427341490381208), (-0.23243081064404336,-3.080619514119374), (-1.2716714962728535,-1.237647068603823), (0.8818452633300193,6.710548103382056)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<6x8xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFE3E3D80FDCE712C0DAC56D2C9B410CC0D8850406253F0440BCE303E7334AFCBF44EC3FB026E10D4064FC182D5FF215C0D8850406253F0440BCE303E7334AFCBFD8FC7B0633E8F03F06EBB055BB6D21C0D8850406253F0440BCE303E7334AFCBFA89465327593F4BF6009DD7630F3E33FD8850406253F0440BCE303E7334AFCBFF061F09DD0E7214048E6E74B692506C0D8850406253F0440BCE303E7334AFCBF68FCF5C97C39FB3F1056E2C13FB6FC3FD8850406253F0440BCE303E7334AFCBFF23905DA19EF1FC020C1874890BF0640D8850406253F0440BCE303E7334AFCBF10D57D7EE6A31CC00EA5F50199B51140D8850406253F0440BCE303E7334AFCBF804326F54AC0CDBF3A7F04D81BA508C0D8850406253F0440BCE303E7334AFCBFE8F4FB35C458F4BF8C4C3A0367CDF3BFD8850406253F0440BCE303E7334AFCBF7051C48E1338EC3F040B09EC99D71A40D8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBFD8850406253F0440BCE303E7334AFCBF"> : tensor<6x8xcomplex<f64>>
    return %c0 : tensor<6x8xcomplex<f64>>
  }
}

// -----

module @lax_pad_cut_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi32>
    %want0 = call @expected() : () -> tensor<8x4xi32>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<4x5xi32>) -> tensor<1x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi32>) -> tensor<i32>
    %2 = stablehlo.pad %arg0, %1, low = [-1, 1], high = [2, -2], interior = [1, 0] : (tensor<4x5xi32>, tensor<i32>) -> tensor<8x4xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<8x4xi32>, tensor<8x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi32> {
    %c0 = stablehlo.constant dense<"0x01000000FBFFFFFF09000000F8FFFFFF0200000007000000F7FFFFFFFDFFFFFFF9FFFFFFFCFFFFFF09000000FAFFFFFF04000000050000000000000008000000FEFFFFFF04000000F9FFFFFF03000000"> : tensor<4x5xi32>
    return %c0 : tensor<4x5xi32>
  }
  func.func private @expected() -> tensor<8x4xi32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000010000000100000007000000F7FFFFFFFDFFFFFF010000000100000001000000010000000100000009000000FAFFFFFF04000000010000000100000001000000010000000100000008000000FEFFFFFF040000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<8x4xi32>
    return %c0 : tensor<8x4xi32>
  }
}

// -----

module @lax_pad_cut_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<8x4xf32>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<4x5xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf32>) -> tensor<f32>
    %2 = stablehlo.pad %arg0, %1, low = [-1, 1], high = [2, -2], interior = [1, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<8x4xf32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<8x4xf32>, tensor<8x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0xE04A8240FF5E09C1E2CF09BC2D1E52403F05D140DFB99140CCD10D41C8059F3F78B32840D99AD9C04188B140AF3312C079923140BC6E4BC02A2A8BC0B9F986C0E58FF94028C1D8404968AF40CD2CF140"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<8x4xf32> {
    %c0 = stablehlo.constant dense<"0xE04A8240E04A8240E04A8240E04A8240E04A8240DFB99140CCD10D41C8059F3FE04A8240E04A8240E04A8240E04A8240E04A82404188B140AF3312C079923140E04A8240E04A8240E04A8240E04A8240E04A8240B9F986C0E58FF94028C1D840E04A8240E04A8240E04A8240E04A8240E04A8240E04A8240E04A8240E04A8240"> : tensor<8x4xf32>
    return %c0 : tensor<8x4xf32>
  }
}

// -----

module @lax_pad_cut_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<8x4xcomplex<f64>>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<4x5xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %1 = stablehlo.reshape %0 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %2 = stablehlo.pad %arg0, %1, low = [-1, 1], high = [2, -2], interior = [1, 0] : (tensor<4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<8x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<8x4xcomplex<f64>>, tensor<8x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x8084DA02D161D2BF1F8D7F58DFDF12C08E90810DD03004C09636E981A84C07C0D5FDE2A2B5831BC0BC3E9B9C79E6064024CB1EDECAA108C099A1F639A1F621C0A7656ADCD90515C04F34D8C918EE1DC06CCEB9A89CFD00C040EC8F75E7FE13403096327F50920EC01EFA49D5F0D116C024C353DB8D8DF2BF00726107C469FC3F00A0C83FE03770BF0E311655A58220C0ECD206E619681DC0E4116CEF3A5E1D4000106C80E4ABB33F5DDF724FCDBC21C048774160A5AFF43FC45CC2BF24F20840B4E107D3D8931BC01851862919F40A403C16F948836F2040903D69F158A013C0160CD258A46E14C03027D2C69512F0BF0A3E0517E25D1A40209EA968BCFA0340501FD98388D101C0C82281DA0D9D0E40B06C237080A81C40C29DCADAC93D2140946E55FEEAA01D40788CDBD8F76003404A15E9D9CAC00BC0D4A4E62574722040"> : tensor<4x5xcomplex<f64>>
    return %c0 : tensor<4x5xcomplex<f64>>
  }
  func.func private @expected() -> tensor<8x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x8084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C06CCEB9A89CFD00C040EC8F75E7FE13403096327F50920EC01EFA49D5F0D116C024C353DB8D8DF2BF00726107C469FC3F8084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C000106C80E4ABB33F5DDF724FCDBC21C048774160A5AFF43FC45CC2BF24F20840B4E107D3D8931BC01851862919F40A408084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C00A3E0517E25D1A40209EA968BCFA0340501FD98388D101C0C82281DA0D9D0E40B06C237080A81C40C29DCADAC93D21408084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C08084DA02D161D2BF1F8D7F58DFDF12C0"> : tensor<8x4xcomplex<f64>>
    return %c0 : tensor<8x4xcomplex<f64>>
  }
}

// -----

module @lax_pad_cut_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi1>
    %want0 = call @expected() : () -> tensor<8x4xi1>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<4x5xi1>) -> tensor<1x1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi1>) -> tensor<i1>
    %2 = stablehlo.pad %arg0, %1, low = [-1, 1], high = [2, -2], interior = [1, 0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<8x4xi1>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<8x4xi1>, tensor<8x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi1> {
    %c0 = stablehlo.constant dense<"0x0000000000000101000101010001010101010001"> : tensor<4x5xi1>
    return %c0 : tensor<4x5xi1>
  }
  func.func private @expected() -> tensor<8x4xi1> {
    %c0 = stablehlo.constant dense<"0x0000000000000101000000000001010000000000000101010000000000000000"> : tensor<8x4xi1>
    return %c0 : tensor<8x4xi1>
  }
}

// -----

module @lax_pad_cut_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi64>
    %want0 = call @expected() : () -> tensor<8x4xi64>
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<4x5xi64>) -> tensor<1x1xi64>
    %1 = stablehlo.reshape %0 : (tensor<1x1xi64>) -> tensor<i64>
    %2 = stablehlo.pad %arg0, %1, low = [-1, 1], high = [2, -2], interior = [1, 0] : (tensor<4x5xi64>, tensor<i64>) -> tensor<8x4xi64>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<8x4xi64>, tensor<8x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi64> {
    %c0 = stablehlo.constant dense<"0xF8FFFFFFFFFFFFFF090000000000000004000000000000000000000000000000FDFFFFFFFFFFFFFF05000000000000000200000000000000FBFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0800000000000000F8FFFFFFFFFFFFFF03000000000000000200000000000000FCFFFFFFFFFFFFFF0600000000000000FCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF01000000000000000000000000000000FCFFFFFFFFFFFFFF"> : tensor<4x5xi64>
    return %c0 : tensor<4x5xi64>
  }
  func.func private @expected() -> tensor<8x4xi64> {
    %c0 = stablehlo.constant dense<"0xF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF05000000000000000200000000000000FBFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF03000000000000000200000000000000F8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0100000000000000F8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF"> : tensor<8x4xi64>
    return %c0 : tensor<8x4xi64>
  }
}

// -----

module @lax_pad_empty_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = stablehlo.pad %arg0, %arg1, low = [2], high = [1], interior = [3] : (tensor<0xi32>, tensor<i32>) -> tensor<3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xi32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    %c1 = stablehlo.constant dense<-7> : tensor<i32>
    return %c0, %c1 : tensor<0xi32>, tensor<i32>
  }
  func.func private @expected() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<-7> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
}

// -----

module @lax_pad_empty_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xf32>, tensor<f32>)
    %want0 = call @expected() : () -> tensor<3xf32>
    %0 = stablehlo.pad %arg0, %arg1, low = [2], high = [1], interior = [3] : (tensor<0xf32>, tensor<f32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xf32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<> : tensor<0xf32>
    %c1 = stablehlo.constant dense<-1.1030256> : tensor<f32>
    return %c0, %c1 : tensor<0xf32>, tensor<f32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<-1.1030256> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
}

// -----

module @lax_pad_empty_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xcomplex<f64>>, tensor<complex<f64>>)
    %want0 = call @expected() : () -> tensor<3xcomplex<f64>>
    %0 = stablehlo.pad %arg0, %arg1, low = [2], high = [1], interior = [3] : (tensor<0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xcomplex<f64>>, tensor<complex<f64>>) {
    %c0 = stablehlo.constant dense<> : tensor<0xcomplex<f64>>
    %c1 = stablehlo.constant dense<(-8.802378469591181,-6.304148737731529)> : tensor<complex<f64>>
    return %c0, %c1 : tensor<0xcomplex<f64>>, tensor<complex<f64>>
  }
  func.func private @expected() -> tensor<3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(-8.802378469591181,-6.304148737731529)> : tensor<3xcomplex<f64>>
    return %c0 : tensor<3xcomplex<f64>>
  }
}

// -----

module @lax_pad_empty_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xf16>, tensor<f16>)
    %want0 = call @expected() : () -> tensor<3xf16>
    %0 = stablehlo.pad %arg0, %arg1, low = [2], high = [1], interior = [3] : (tensor<0xf16>, tensor<f16>) -> tensor<3xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xf16>, tensor<3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xf16>, tensor<f16>) {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    %c1 = stablehlo.constant dense<6.94921875> : tensor<f16>
    return %c0, %c1 : tensor<0xf16>, tensor<f16>
  }
  func.func private @expected() -> tensor<3xf16> {
    %c0 = stablehlo.constant dense<6.94921875> : tensor<3xf16>
    return %c0 : tensor<3xf16>
  }
}

// -----

module @lax_pad_empty_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xui8>, tensor<ui8>)
    %want0 = call @expected() : () -> tensor<3xui8>
    %0 = stablehlo.pad %arg0, %arg1, low = [2], high = [1], interior = [3] : (tensor<0xui8>, tensor<ui8>) -> tensor<3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xui8>, tensor<ui8>) {
    %c0 = stablehlo.constant dense<> : tensor<0xui8>
    %c1 = stablehlo.constant dense<8> : tensor<ui8>
    return %c0, %c1 : tensor<0xui8>, tensor<ui8>
  }
  func.func private @expected() -> tensor<3xui8> {
    %c0 = stablehlo.constant dense<8> : tensor<3xui8>
    return %c0 : tensor<3xui8>
  }
}
