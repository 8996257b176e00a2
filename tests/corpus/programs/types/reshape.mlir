module @types_reshape_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0 = call @expected() : () -> tensor<3x10xi1>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xi1>) -> tensor<3x10xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xi1>, tensor<3x10xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010100010101000001000000010000000001000001000100010001010101"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<3x10xi1> {
    %c0 = stablehlo.constant dense<"0x010100010101000001000000010000000001000001000100010001010101"> : tensor<3x10xi1>
    return %c0 : tensor<3x10xi1>
  }
}

// -----

module @types_reshape_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0 = call @expected() : () -> tensor<3x10xi2>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xi2>) -> tensor<3x10xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xi2>, tensor<3x10xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<3x10xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<3x10xi2>
    return %c0 : tensor<3x10xi2>
  }
}

// -----

module @types_reshape_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<3x10xi4>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xi4>) -> tensor<3x10xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xi4>, tensor<3x10xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x020101010203030303010303030302010103010301010201020302030303"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<3x10xi4> {
    %c0 = stablehlo.constant dense<"0x020101010203030303010303030302010103010301010201020302030303"> : tensor<3x10xi4>
    return %c0 : tensor<3x10xi4>
  }
}

// -----

module @types_reshape_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0 = call @expected() : () -> tensor<3x10xui2>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xui2>) -> tensor<3x10xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xui2>, tensor<3x10xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x020202010203020303020201020303030103020103030103030201020101"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<3x10xui2> {
    %c0 = stablehlo.constant dense<"0x020202010203020303020201020303030103020103030103030201020101"> : tensor<3x10xui2>
    return %c0 : tensor<3x10xui2>
  }
}

// -----

module @types_reshape_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<3x10xui4>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xui4>) -> tensor<3x10xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xui4>, tensor<3x10xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x020203020202020101020103020203010301030202020103020101030201"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<3x10xui4> {
    %c0 = stablehlo.constant dense<"0x020203020202020101020103020203010301030202020103020101030201"> : tensor<3x10xui4>
    return %c0 : tensor<3x10xui4>
  }
}

// -----

module @types_reshape_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<3x10xi8>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xi8>) -> tensor<3x10xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xi8>, tensor<3x10xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x010201020203010302030301020103030103030102010103030201020101"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<3x10xi8> {
    %c0 = stablehlo.constant dense<"0x010201020203010302030301020103030103030102010103030201020101"> : tensor<3x10xi8>
    return %c0 : tensor<3x10xi8>
  }
}

// -----

module @types_reshape_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<3x10xi16>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xi16>) -> tensor<3x10xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xi16>, tensor<3x10xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010003000200010001000300010002000300030002000300020002000300020001000200020001000200010003000200030001000300020001000200"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<3x10xi16> {
    %c0 = stablehlo.constant dense<"0x010003000200010001000300010002000300030002000300020002000300020001000200020001000200010003000200030001000300020001000200"> : tensor<3x10xi16>
    return %c0 : tensor<3x10xi16>
  }
}

// -----

module @types_reshape_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<3x10xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xi32>) -> tensor<3x10xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xi32>, tensor<3x10xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000200000001000000010000000100000002000000030000000200000003000000020000000200000003000000020000000100000003000000020000000300000002000000010000000300000001000000010000000200000003000000030000000300000002000000030000000300000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<3x10xi32> {
    %c0 = stablehlo.constant dense<"0x030000000200000001000000010000000100000002000000030000000200000003000000020000000200000003000000020000000100000003000000020000000300000002000000010000000300000001000000010000000200000003000000030000000300000002000000030000000300000002000000"> : tensor<3x10xi32>
    return %c0 : tensor<3x10xi32>
  }
}

// -----

module @types_reshape_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<3x10xi64>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xi64>) -> tensor<3x10xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xi64>, tensor<3x10xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x030000000000000002000000000000000100000000000000020000000000000001000000000000000200000000000000010000000000000003000000000000000100000000000000020000000000000003000000000000000100000000000000020000000000000001000000000000000300000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000300000000000000020000000000000001000000000000000300000000000000010000000000000003000000000000000200000000000000020000000000000003000000000000000100000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<3x10xi64> {
    %c0 = stablehlo.constant dense<"0x030000000000000002000000000000000100000000000000020000000000000001000000000000000200000000000000010000000000000003000000000000000100000000000000020000000000000003000000000000000100000000000000020000000000000001000000000000000300000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000300000000000000020000000000000001000000000000000300000000000000010000000000000003000000000000000200000000000000020000000000000003000000000000000100000000000000"> : tensor<3x10xi64>
    return %c0 : tensor<3x10xi64>
  }
}

// -----

module @types_reshape_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<3x10xui8>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xui8>) -> tensor<3x10xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xui8>, tensor<3x10xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x010202010101010302010302010302020302010302020102020102010202"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<3x10xui8> {
    %c0 = stablehlo.constant dense<"0x010202010101010302010302010302020302010302020102020102010202"> : tensor<3x10xui8>
    return %c0 : tensor<3x10xui8>
  }
}

// -----

module @types_reshape_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<3x10xui16>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xui16>) -> tensor<3x10xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xui16>, tensor<3x10xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x020003000100010001000100010002000100010003000300010001000200010001000300020001000100020003000200010003000300020002000100"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<3x10xui16> {
    %c0 = stablehlo.constant dense<"0x020003000100010001000100010002000100010003000300010001000200010001000300020001000100020003000200010003000300020002000100"> : tensor<3x10xui16>
    return %c0 : tensor<3x10xui16>
  }
}

// -----

module @types_reshape_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<3x10xui32>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xui32>) -> tensor<3x10xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xui32>, tensor<3x10xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000020000000100000003000000020000000200000001000000010000000200000001000000030000000300000003000000030000000100000003000000010000000300000002000000010000000300000001000000010000000200000002000000020000000300000001000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<3x10xui32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000020000000100000003000000020000000200000001000000010000000200000001000000030000000300000003000000030000000100000003000000010000000300000002000000010000000300000001000000010000000200000002000000020000000300000001000000"> : tensor<3x10xui32>
    return %c0 : tensor<3x10xui32>
  }
}

// -----

module @types_reshape_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<3x10xui64>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xui64>) -> tensor<3x10xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x10xui64>, tensor<3x10xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000002000000000000000100000000000000030000000000000003000000000000000100000000000000030000000000000003000000000000000200000000000000020000000000000003000000000000000300000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000030000000000000002000000000000000300000000000000010000000000000003000000000000000300000000000000020000000000000001000000000000000200000000000000030000000000000003000000000000000200000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<3x10xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000002000000000000000100000000000000030000000000000003000000000000000100000000000000030000000000000003000000000000000200000000000000020000000000000003000000000000000300000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000030000000000000002000000000000000300000000000000010000000000000003000000000000000300000000000000020000000000000001000000000000000200000000000000030000000000000003000000000000000200000000000000"> : tensor<3x10xui64>
    return %c0 : tensor<3x10xui64>
  }
}

// -----

module @types_reshape_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<3x10xf8E3M4>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xf8E3M4>) -> tensor<3x10xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x10xf8E3M4>, tensor<3x10xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x283B37444143382C4728233533414543253D253024473026313F26474044"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<3x10xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x283B37444143382C4728233533414543253D253024473026313F26474044"> : tensor<3x10xf8E3M4>
    return %c0 : tensor<3x10xf8E3M4>
  }
}

// -----

module @types_reshape_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<3x10xf8E4M3>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xf8E4M3>) -> tensor<3x10xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x10xf8E4M3>, tensor<3x10xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x4343383E3942423E4242403839353D41403D44414038443D363438413B43"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<3x10xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x4343383E3942423E4242403839353D41403D44414038443D363438413B43"> : tensor<3x10xf8E4M3>
    return %c0 : tensor<3x10xf8E4M3>
  }
}

// -----

module @types_reshape_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<3x10xf8E4M3B11FNUZ>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xf8E4M3B11FNUZ>) -> tensor<3x10xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x10xf8E4M3B11FNUZ>, tensor<3x10xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x625D64625C59545F546160615E585A5C515961535E635A62645B59616259"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x10xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x625D64625C59545F546160615E585A5C515961535E635A62645B59616259"> : tensor<3x10xf8E4M3B11FNUZ>
    return %c0 : tensor<3x10xf8E4M3B11FNUZ>
  }
}

// -----

module @types_reshape_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x10xf8E4M3FN>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xf8E4M3FN>) -> tensor<3x10xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x10xf8E4M3FN>, tensor<3x10xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x373A403B3A313C4241434340423B3D333A3C443A3E434343383F3134403D"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x10xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x373A403B3A313C4241434340423B3D333A3C443A3E434343383F3134403D"> : tensor<3x10xf8E4M3FN>
    return %c0 : tensor<3x10xf8E4M3FN>
  }
}

// -----

module @types_reshape_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<3x10xf8E4M3FNUZ>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xf8E4M3FNUZ>) -> tensor<3x10xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x10xf8E4M3FNUZ>, tensor<3x10xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x48414246494B4B4B4247394941403F4944423E3D3C41444B3D4938434149"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x10xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x48414246494B4B4B4247394941403F4944423E3D3C41444B3D4938434149"> : tensor<3x10xf8E4M3FNUZ>
    return %c0 : tensor<3x10xf8E4M3FNUZ>
  }
}

// -----

module @types_reshape_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x10xf8E5M2>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xf8E5M2>) -> tensor<3x10xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<3x10xf8E5M2>, tensor<3x10xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3C3A3E3B3A4141413C3D414142414042393E413F3B3C39423D3E3E42393A"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<3x10xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3C3A3E3B3A4141413C3D414142414042393E413F3B3C39423D3E3E42393A"> : tensor<3x10xf8E5M2>
    return %c0 : tensor<3x10xf8E5M2>
  }
}

// -----

module @types_reshape_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<3x10xf8E5M2FNUZ>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xf8E5M2FNUZ>) -> tensor<3x10xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<3x10xf8E5M2FNUZ>, tensor<3x10xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x4443444145444144434445414546434544434046433E444044424440413F"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x10xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x4443444145444144434445414546434544434046433E444044424440413F"> : tensor<3x10xf8E5M2FNUZ>
    return %c0 : tensor<3x10xf8E5M2FNUZ>
  }
}

// -----

module @types_reshape_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<3x10xf8E8M0FNU>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xf8E8M0FNU>) -> tensor<3x10xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<3x10xf8E8M0FNU>, tensor<3x10xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x807F7F80807F7E80807E80807E7F808080807F7E80807E80807E8080807F"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<3x10xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x807F7F80807F7E80807E80807E7F808080807F7E80807E80807E8080807F"> : tensor<3x10xf8E8M0FNU>
    return %c0 : tensor<3x10xf8E8M0FNU>
  }
}

// -----

module @types_reshape_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<3x10xbf16>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xbf16>) -> tensor<3x10xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x10xbf16>, tensor<3x10xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x8C3F613F1D3FD73FF43FB03F903FC83F3D400440FB3F6F3F683F1A401A40723F883FDD3FB43F1A403240B93F993F843FC53F2940093F3440E03FE53F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<3x10xbf16> {
    %c0 = stablehlo.constant dense<"0x8C3F613F1D3FD73FF43FB03F903FC83F3D400440FB3F6F3F683F1A401A40723F883FDD3FB43F1A403240B93F993F843FC53F2940093F3440E03FE53F"> : tensor<3x10xbf16>
    return %c0 : tensor<3x10xbf16>
  }
}

// -----

module @types_reshape_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<3x10xf16>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xf16>) -> tensor<3x10xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<3x10xf16>, tensor<3x10xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x303CF3401940293EBF3FF43C3F40F83F1240283E3A3F5640B541C341D240553C4A40733F3141F93E7E416A3A1E40A23F1941C03E32416B3AE33D9D3E"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<3x10xf16> {
    %c0 = stablehlo.constant dense<"0x303CF3401940293EBF3FF43C3F40F83F1240283E3A3F5640B541C341D240553C4A40733F3141F93E7E416A3A1E40A23F1941C03E32416B3AE33D9D3E"> : tensor<3x10xf16>
    return %c0 : tensor<3x10xf16>
  }
}

// -----

module @types_reshape_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<3x10xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xf32>) -> tensor<3x10xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x10xf32>, tensor<3x10xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xA372583F6D5DA93F0C173F40E60A14409CB9793F3C4FCD3FFA06463F077A1A3F125C1940021B0040FCF623405F9A074041402340532C0C4072D59F3F40DA4F3FBB59423F7A071840BFBCD13FAE43A73F15422540412126402F89EC3F670711408A9E1340DEA72C40DC91EC3FED17F03F9A65F83FBC062D40"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<3x10xf32> {
    %c0 = stablehlo.constant dense<"0xA372583F6D5DA93F0C173F40E60A14409CB9793F3C4FCD3FFA06463F077A1A3F125C1940021B0040FCF623405F9A074041402340532C0C4072D59F3F40DA4F3FBB59423F7A071840BFBCD13FAE43A73F15422540412126402F89EC3F670711408A9E1340DEA72C40DC91EC3FED17F03F9A65F83FBC062D40"> : tensor<3x10xf32>
    return %c0 : tensor<3x10xf32>
  }
}

// -----

module @types_reshape_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<3x10xf64>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xf64>) -> tensor<3x10xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x10xf64>, tensor<3x10xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x1D26C62501D8F23FF2A3F86BA683E83FA42523788D0CF33FF831BA60947701402B768EB5C8C3054088E76144FBAA0140AE86D84886090640F8A567661FB60140484DA226DED9FB3FB6FEF461614E02405B25E17A2999E13F7A81251015EBFD3F97305B71876BFD3F25EE13D48B06044070A8CBED8BFE00408A7954133C92E23F36EF16B9B7B20240C274D7A1ABCDE13FFC98B2DDEE3A0340E870447D9FD8FB3F6591B325190F064042B29A7B1C0FF43FADDC4F994CBAF03FA0AE461824F50340BFB91C62696DF03F759B31DA742BFD3FA7F21DF81D3E0740F6AEEC2D9CACFD3FC4AFF33988B8FD3F99A4ADF77B79F23F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<3x10xf64> {
    %c0 = stablehlo.constant dense<"0x1D26C62501D8F23FF2A3F86BA683E83FA42523788D0CF33FF831BA60947701402B768EB5C8C3054088E76144FBAA0140AE86D84886090640F8A567661FB60140484DA226DED9FB3FB6FEF461614E02405B25E17A2999E13F7A81251015EBFD3F97305B71876BFD3F25EE13D48B06044070A8CBED8BFE00408A7954133C92E23F36EF16B9B7B20240C274D7A1ABCDE13FFC98B2DDEE3A0340E870447D9FD8FB3F6591B325190F064042B29A7B1C0FF43FADDC4F994CBAF03FA0AE461824F50340BFB91C62696DF03F759B31DA742BFD3FA7F21DF81D3E0740F6AEEC2D9CACFD3FC4AFF33988B8FD3F99A4ADF77B79F23F"> : tensor<3x10xf64>
    return %c0 : tensor<3x10xf64>
  }
}

// -----

module @types_reshape_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x10xcomplex<f32>>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xcomplex<f32>>) -> tensor<3x10xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x10xcomplex<f32>>, tensor<3x10xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xBCFA1040D626A03F74A73A3F9BB5763FA65416403DD8354004DBA73F6AD9E63F6BDF923F47B4623F91572540DD74B93F840BD33F99B16B3F2C75F83F0F54AE3F4388F83F076822401F9A113FD8972640CE822E3FC7FA7F3FCC2B3E406FBFE13F45A6134019C7A53FA80D583FEA92EE3FAE4A553F3FAE7D3FE0DF293FB3F70840E7D5AA3FC25F3A40F3BA1940D2E60A4065AE3A3FE5D9354093243440D49D203F2ACE8B3F1AE4DB3F82570E403F91A53F856F014096A21740C228D33FF3DF3E40D8113A3F13F03940710B133F618C034018443540E61CC03FB1C7603F290526401F044B3F44B4223F75448D3F3C223140"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x10xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xBCFA1040D626A03F74A73A3F9BB5763FA65416403DD8354004DBA73F6AD9E63F6BDF923F47B4623F91572540DD74B93F840BD33F99B16B3F2C75F83F0F54AE3F4388F83F076822401F9A113FD8972640CE822E3FC7FA7F3FCC2B3E406FBFE13F45A6134019C7A53FA80D583FEA92EE3FAE4A553F3FAE7D3FE0DF293FB3F70840E7D5AA3FC25F3A40F3BA1940D2E60A4065AE3A3FE5D9354093243440D49D203F2ACE8B3F1AE4DB3F82570E403F91A53F856F014096A21740C228D33FF3DF3E40D8113A3F13F03940710B133F618C034018443540E61CC03FB1C7603F290526401F044B3F44B4223F75448D3F3C223140"> : tensor<3x10xcomplex<f32>>
    return %c0 : tensor<3x10xcomplex<f32>>
  }
}

// -----

module @types_reshape_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<3x10xcomplex<f64>>
    %0 = stablehlo.reshape %arg0 : (tensor<5x6xcomplex<f64>>) -> tensor<3x10xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x10xcomplex<f64>>, tensor<3x10xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xD9F305725DE907401C55B77CF723F93F3C6E46BF445AF33F8B76C970B205F43F4CD17CA62A5EE43F3AC0376A1D3FFF3F7EA66B90E612F13F53AC68042332FA3FAE778B552CA0F53F68CDBD7CED3400400D46DA86AFDE054003D368F52291FB3F110AD2C7EAF4054059626BF43308E83FF200AE5AE94EFE3F2CB4632842310440EA30BA14E75603404EFF7274087DF53F35C38D0D8917F63F1D10044B72AC0740431FC137FC8E02407729F062F574F93F4931F8FA07E90640B3A36E3EF8C9F53FD7977E977AAA0040A2CA57179615F23F8000C3938AD0E13FB2652EB5C81A0240AC74AF3B8B75EA3F928615D8FA400540743AD8BBC4A70540E7284E78C74FFE3F3279C0F8D7B70740469E9278F9F9E03F9CB7E82E4AA4E33FE81E6ED810F8024019D241EF43260040B6B449142A1BE93F3C255D1FB71801404A3E1F189060EE3F9770BC45B7E003404294399491EFE93F83DCA0EBEFD105406AD038CEE127FE3FCDC831D4E84BF53F7A2CFCE9AD9BF23F77B8A07B8449F63FFD2244E778DB0440150089B51CCBE53FB677CDE595FEF63F43F9E402A86DF83F574C5AEADF1CF03F750A65A320C9F33FBF5877B4F2570440DE064D116B7EE73FFA390D10FD53FE3F661B57E2366D06407F9B8D4B348EF93F32BD1DF2EC3F0540AAA58915CB1BF03F"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x10xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xD9F305725DE907401C55B77CF723F93F3C6E46BF445AF33F8B76C970B205F43F4CD17CA62A5EE43F3AC0376A1D3FFF3F7EA66B90E612F13F53AC68042332FA3FAE778B552CA0F53F68CDBD7CED3400400D46DA86AFDE054003D368F52291FB3F110AD2C7EAF4054059626BF43308E83FF200AE5AE94EFE3F2CB4632842310440EA30BA14E75603404EFF7274087DF53F35C38D0D8917F63F1D10044B72AC0740431FC137FC8E02407729F062F574F93F4931F8FA07E90640B3A36E3EF8C9F53FD7977E977AAA0040A2CA57179615F23F8000C3938AD0E13FB2652EB5C81A0240AC74AF3B8B75EA3F928615D8FA400540743AD8BBC4A70540E7284E78C74FFE3F3279C0F8D7B70740469E9278F9F9E03F9CB7E82E4AA4E33FE81E6ED810F8024019D241EF43260040B6B449142A1BE93F3C255D1FB71801404A3E1F189060EE3F9770BC45B7E003404294399491EFE93F83DCA0EBEFD105406AD038CEE127FE3FCDC831D4E84BF53F7A2CFCE9AD9BF23F77B8A07B8449F63FFD2244E778DB0440150089B51CCBE53FB677CDE595FEF63F43F9E402A86DF83F574C5AEADF1CF03F750A65A320C9F33FBF5877B4F2570440DE064D116B7EE73FFA390D10FD53FE3F661B57E2366D06407F9B8D4B348EF93F32BD1DF2EC3F0540AAA58915CB1BF03F"> : tensor<3x10xcomplex<f64>>
    return %c0 : tensor<3x10xcomplex<f64>>
  }
}
