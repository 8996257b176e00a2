module @lax_bitcast_convert_type_to_i32_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-2.3777063, -1.7007635, -6.396231, -1.5381311], [2.254826, 4.6750503, -1.0729183, 6.6516967], [3.9286842, 7.2023015, -7.696689, -6.8890657]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[-1072157609, -1076252002, -1060327955, -1077616261], [1074810642, 1083546115, -1081518749, 1087691443], [1081831312, 1088846145, -1057600697, -1059294406]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @lax_bitcast_convert_type_to_u8_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4x4xui8>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x4xui8>, tensor<3x4x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[7.51343, 2.2979903, -1.8193814, 1.2633709], [3.518797, -7.1186852, 8.246077, 5.7603717], [-1.7636545, -4.2297535, 3.662757, 5.705494]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4x4xui8> {
    %c0 = stablehlo.constant dense<"0x056EF040461213407DE1E8BF23B6A13FF833614045CCE3C0EEEF0341F754B8406EBFE1BF245A87C09C6A6A406893B640"> : tensor<3x4x4xui8>
    return %c0 : tensor<3x4x4xui8>
  }
}

// -----

module @lax_bitcast_convert_type_to_f32_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi64>
    %want0 = call @expected() : () -> tensor<3x4x2xf32>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xi64>) -> tensor<3x4x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi64> {
    %c0 = stablehlo.constant dense<[[-2, -4, 3, -2], [8, 8, 8, -3], [3, -2, 0, 9]]> : tensor<3x4xi64>
    return %c0 : tensor<3x4xi64>
  }
  func.func private @expected() -> tensor<3x4x2xf32> {
    %c0 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF080000000000000008000000000000000800000000000000FDFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF00000000000000000900000000000000"> : tensor<3x4x2xf32>
    return %c0 : tensor<3x4x2xf32>
  }
}

// -----

module @lax_bitcast_convert_type_to_u16_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<3x4xui16>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-0.76171875, -0.123046875, 8.875, 5.4375], [-5.28125, 7.59375, -2.8125, 8.125], [-4.53125, -7.5625, -7.125, -8.25]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xui16> {
    %c0 = stablehlo.constant dense<[[48963, 48636, 16654, 16558], [49321, 16627, 49204, 16642], [49297, 49394, 49380, 49412]]> : tensor<3x4xui16>
    return %c0 : tensor<3x4xui16>
  }
}

// -----

module @lax_bitcast_convert_type_to_i8_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui8>
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xui8>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[2, 7, 8, 7], [1, 6, 2, 8], [7, 9, 8, 6]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[2, 7, 8, 7], [1, 6, 2, 8], [7, 9, 8, 6]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @lax_bitcast_convert_type_to_u64_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xui64>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf64>) -> tensor<3x4xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-3.7978880229642753, 4.0611560485320215, -2.545778686042227, -5.840740325018439], [8.276879405988627, -7.3917484355687115, 6.741655340448045, 7.764456302634329], [-1.769698659735086, 5.8765210040145135, 3.033237350806793, -8.83546482026107]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xui64> {
    %c0 = stablehlo.constant dense<[[13839106539197301606, 4616258473644103466, 13836287039625706978, 13841634144269993930], [4620849086930833514, 13843380424157174636, 4619276447547163436, 4620428019055207520], [13834020870251963720, 4618302392878366568, 4614012662101427280, 13844535579418555818]]> : tensor<3x4xui64>
    return %c0 : tensor<3x4xui64>
  }
}

// -----

module @lax_bitcast_convert_type_to_u8_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x2xi4>
    %want0 = call @expected() : () -> tensor<2x3xui8>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3x2xi4>) -> tensor<2x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x2xi4> {
    %c0 = stablehlo.constant dense<[[[-1, -6], [6, -3], [-1, 7]], [[7, -7], [-4, 7], [4, 4]]]> : tensor<2x3x2xi4>
    return %c0 : tensor<2x3x2xi4>
  }
  func.func private @expected() -> tensor<2x3xui8> {
    %c0 = stablehlo.constant dense<[[175, 214, 127], [151, 124, 68]]> : tensor<2x3xui8>
    return %c0 : tensor<2x3xui8>
  }
}

// -----

module @lax_bitcast_convert_type_to_i4_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi16>
    %want0 = call @expected() : () -> tensor<3x4x4xi4>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xi16>) -> tensor<3x4x4xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x4xi4>, tensor<3x4x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi16> {
    %c0 = stablehlo.constant dense<[[3, 1, 5, -7], [0, -2, 9, 4], [-3, 3, -5, 2]]> : tensor<3x4xi16>
    return %c0 : tensor<3x4xi16>
  }
  func.func private @expected() -> tensor<3x4x4xi4> {
    %c0 = stablehlo.constant dense<"0x030000000100000005000000090F0F0F000000000E0F0F0F09000000040000000D0F0F0F030000000B0F0F0F02000000"> : tensor<3x4x4xi4>
    return %c0 : tensor<3x4x4xi4>
  }
}

// -----

module @lax_bitcast_convert_type_to_i8_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4x2xi8>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf16>) -> tensor<3x4x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x2xi8>, tensor<3x4x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[6.4453125, -7.9609375, -8.9453125, -0.638671875], [-6.48046875, -4.24609375, -3.087890625, -1.0322265625], [-7.66796875, 8.734375, -5.28125, 0.4169921875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4x2xi8> {
    %c0 = stablehlo.constant dense<"0x7246F6C779C81CB97BC63FC42DC221BCABC75E4848C5AC36"> : tensor<3x4x2xi8>
    return %c0 : tensor<3x4x2xi8>
  }
}

// -----

module @lax_bitcast_convert_type_to_f32_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xui32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui32> {
    %c0 = stablehlo.constant dense<[[1, 7, 6, 1], [6, 0, 6, 3], [8, 0, 2, 2]]> : tensor<3x4xui32>
    return %c0 : tensor<3x4xui32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.401298464324817e-45, 9.80908925027372e-45, 8.407790785948902e-45, 1.401298464324817e-45], [8.407790785948902e-45, 0.0, 8.407790785948902e-45, 4.203895392974451e-45], [1.1e-44, 0.0, 2.802596928649634e-45, 2.802596928649634e-45]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @lax_bitcast_convert_type_to_u8_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x4xui8>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf8E5M2>) -> tensor<3x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[5.0, 3.5, -7.0, 3.0], [2.5, 5.0, -2.5, -5.0], [-4.0, 8.0, 3.5, 2.0]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[69, 67, 199, 66], [65, 69, 193, 197], [196, 72, 67, 64]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
}

// -----

module @lax_bitcast_convert_type_to_u4_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<3x4x8xui4>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xi32>) -> tensor<3x4x8xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x8xui4>, tensor<3x4x8xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[-7, 9, 9, 1], [-8, -7, 5, -6], [5, 0, 0, -3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<3x4x8xui4> {
    %c0 = stablehlo.constant dense<"0x090F0F0F0F0F0F0F090000000000000009000000000000000100000000000000080F0F0F0F0F0F0F090F0F0F0F0F0F0F05000000000000000A0F0F0F0F0F0F0F0500000000000000000000000000000000000000000000000D0F0F0F0F0F0F0F"> : tensor<3x4x8xui4>
    return %c0 : tensor<3x4x8xui4>
  }
}

// -----

module @lax_bitcast_convert_type_to_u2_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui8>
    %want0 = call @expected() : () -> tensor<3x4x4xui2>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xui8>) -> tensor<3x4x4xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x4xui2>, tensor<3x4x4xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[1, 0, 4, 6], [6, 9, 6, 5], [7, 4, 4, 6]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
  func.func private @expected() -> tensor<3x4x4xui2> {
    %c0 = stablehlo.constant dense<"0x010000000000000000010000020100000201000001020000020100000101000003010000000100000001000002010000"> : tensor<3x4x4xui2>
    return %c0 : tensor<3x4x4xui2>
  }
}
