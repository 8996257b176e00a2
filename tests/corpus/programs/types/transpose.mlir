module @types_transpose_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0 = call @expected() : () -> tensor<6x5xi1>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xi1>) -> tensor<6x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xi1>, tensor<6x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000101010001010001010100000001010100000001010100010101010001"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<6x5xi1> {
    %c0 = stablehlo.constant dense<"0x000100000101000000010101010101010101010100010101000100000001"> : tensor<6x5xi1>
    return %c0 : tensor<6x5xi1>
  }
}

// -----

module @types_transpose_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0 = call @expected() : () -> tensor<6x5xi2>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xi2>) -> tensor<6x5xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xi2>, tensor<6x5xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<6x5xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<6x5xi2>
    return %c0 : tensor<6x5xi2>
  }
}

// -----

module @types_transpose_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<6x5xi4>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xi4>) -> tensor<6x5xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xi4>, tensor<6x5xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x010102030103030303010103010302030203030103020203020103020101"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<6x5xi4> {
    %c0 = stablehlo.constant dense<"0x010301030201030301010203020303030103020201010202010303030301"> : tensor<6x5xi4>
    return %c0 : tensor<6x5xi4>
  }
}

// -----

module @types_transpose_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0 = call @expected() : () -> tensor<6x5xui2>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xui2>) -> tensor<6x5xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xui2>, tensor<6x5xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x030101010102020101030101010102030301020303030103020303010202"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<6x5xui2> {
    %c0 = stablehlo.constant dense<"0x030201020201010103030101020303010303030101010301020201010302"> : tensor<6x5xui2>
    return %c0 : tensor<6x5xui2>
  }
}

// -----

module @types_transpose_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<6x5xui4>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xui4>) -> tensor<6x5xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xui4>, tensor<6x5xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x010201010203020301030203010303020101020201030201010203020301"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<6x5xui4> {
    %c0 = stablehlo.constant dense<"0x010201020102030302020101030103010302030202020102030303010101"> : tensor<6x5xui4>
    return %c0 : tensor<6x5xui4>
  }
}

// -----

module @types_transpose_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<6x5xi8>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xi8>) -> tensor<6x5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xi8>, tensor<6x5xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x020303020101010203010102030303010201020303020301030103020102"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<6x5xi8> {
    %c0 = stablehlo.constant dense<"0x020103020303020303010303030303020101020201010203010102010102"> : tensor<6x5xi8>
    return %c0 : tensor<6x5xi8>
  }
}

// -----

module @types_transpose_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<6x5xi16>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xi16>) -> tensor<6x5xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xi16>, tensor<6x5xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x020002000200030001000300020001000100020003000300030003000200030003000200030001000200010003000100020002000100010003000100"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<6x5xi16> {
    %c0 = stablehlo.constant dense<"0x020002000300030002000200010003000100020002000100020002000100030002000300010001000100030003000300030003000300020001000100"> : tensor<6x5xi16>
    return %c0 : tensor<6x5xi16>
  }
}

// -----

module @types_transpose_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<6x5xi32>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xi32>) -> tensor<6x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xi32>, tensor<6x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x020000000100000003000000010000000100000002000000020000000300000001000000030000000200000002000000010000000200000002000000010000000200000003000000010000000100000001000000030000000300000001000000020000000300000001000000020000000200000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<6x5xi32> {
    %c0 = stablehlo.constant dense<"0x020000000200000001000000010000000200000001000000030000000200000001000000030000000300000001000000020000000100000001000000010000000300000001000000030000000200000001000000020000000200000003000000020000000200000002000000030000000100000002000000"> : tensor<6x5xi32>
    return %c0 : tensor<6x5xi32>
  }
}

// -----

module @types_transpose_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<6x5xi64>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xi64>) -> tensor<6x5xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xi64>, tensor<6x5xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000300000000000000010000000000000003000000000000000200000000000000010000000000000001000000000000000300000000000000030000000000000001000000000000000200000000000000010000000000000001000000000000000200000000000000030000000000000001000000000000000300000000000000030000000000000002000000000000000300000000000000010000000000000003000000000000000100000000000000010000000000000002000000000000000300000000000000010000000000000001000000000000000200000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<6x5xi64> {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000030000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000003000000000000000300000000000000020000000000000003000000000000000300000000000000010000000000000003000000000000000300000000000000010000000000000001000000000000000300000000000000010000000000000001000000000000000300000000000000010000000000000002000000000000000200000000000000030000000000000001000000000000000200000000000000"> : tensor<6x5xi64>
    return %c0 : tensor<6x5xi64>
  }
}

// -----

module @types_transpose_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<6x5xui8>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xui8>) -> tensor<6x5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xui8>, tensor<6x5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x030103010101010102020201030103010301030202020103020302020201"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<6x5xui8> {
    %c0 = stablehlo.constant dense<"0x030103030201010102030302030202010201020201020301020101010301"> : tensor<6x5xui8>
    return %c0 : tensor<6x5xui8>
  }
}

// -----

module @types_transpose_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<6x5xui16>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xui16>) -> tensor<6x5xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xui16>, tensor<6x5xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x030003000300010003000200030002000200020003000200020003000300030001000100030001000200020002000200010001000200020003000200"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<6x5xui16> {
    %c0 = stablehlo.constant dense<"0x030003000200030001000300020003000100010003000200030002000200010002000300020002000300030001000200030002000200010002000200"> : tensor<6x5xui16>
    return %c0 : tensor<6x5xui16>
  }
}

// -----

module @types_transpose_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<6x5xui32>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xui32>) -> tensor<6x5xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xui32>, tensor<6x5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000200000002000000010000000300000002000000010000000200000003000000030000000200000001000000020000000200000003000000030000000300000003000000030000000100000001000000020000000100000002000000010000000200000003000000020000000300000003000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<6x5xui32> {
    %c0 = stablehlo.constant dense<"0x020000000100000002000000030000000100000002000000020000000200000001000000020000000200000003000000030000000100000003000000010000000300000003000000020000000200000003000000020000000300000001000000030000000200000001000000030000000200000003000000"> : tensor<6x5xui32>
    return %c0 : tensor<6x5xui32>
  }
}

// -----

module @types_transpose_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<6x5xui64>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xui64>) -> tensor<6x5xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x5xui64>, tensor<6x5xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000003000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000020000000000000003000000000000000200000000000000030000000000000002000000000000000300000000000000010000000000000002000000000000000200000000000000030000000000000002000000000000000100000000000000020000000000000003000000000000000300000000000000020000000000000001000000000000000300000000000000010000000000000002000000000000000200000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<6x5xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000300000000000000030000000000000002000000000000000300000000000000020000000000000002000000000000000200000000000000010000000000000001000000000000000200000000000000030000000000000001000000000000000300000000000000010000000000000002000000000000000100000000000000020000000000000001000000000000000100000000000000030000000000000002000000000000000300000000000000020000000000000001000000000000000200000000000000020000000000000003000000000000000200000000000000"> : tensor<6x5xui64>
    return %c0 : tensor<6x5xui64>
  }
}

// -----

module @types_transpose_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<6x5xf8E3M4>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xf8E3M4>) -> tensor<6x5xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<6x5xf8E3M4>, tensor<6x5xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x3B393A33384843332F3D353332442E3C372D432B3A3442464142253D413A"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<6x5xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x3B433243413933442B423A2F2E3A25333D3C343D383537424148332D463A"> : tensor<6x5xf8E3M4>
    return %c0 : tensor<6x5xf8E3M4>
  }
}

// -----

module @types_transpose_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<6x5xf8E4M3>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xf8E4M3>) -> tensor<6x5xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6x5xf8E4M3>, tensor<6x5xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x4341373E303F3F383E4342423F433E3E3A393843333A3D4144394340333F"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<6x5xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x433F3F38444138434339373E3E33433E433E3A4030423A3D333F4239413F"> : tensor<6x5xf8E4M3>
    return %c0 : tensor<6x5xf8E4M3>
  }
}

// -----

module @types_transpose_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<6x5xf8E4M3B11FNUZ>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xf8E4M3B11FNUZ>) -> tensor<6x5xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6x5xf8E4M3B11FNUZ>, tensor<6x5xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5A6455645B5D6050576354555C5C6059635F5B586251636357525A645D60"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<6x5xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5A605C5B5764505C5852555760625A64635951645B5463635D5D555F6360"> : tensor<6x5xf8E4M3B11FNUZ>
    return %c0 : tensor<6x5xf8E4M3B11FNUZ>
  }
}

// -----

module @types_transpose_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<6x5xf8E4M3FN>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xf8E4M3FN>) -> tensor<6x5xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6x5xf8E4M3FN>, tensor<6x5xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x4340383C324143393A3441433D3B4338363A3D434144384244323C304341"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<6x5xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x43433D3D4440393B4332383A43413C3C34384430324136384341433A4241"> : tensor<6x5xf8E4M3FN>
    return %c0 : tensor<6x5xf8E4M3FN>
  }
}

// -----

module @types_transpose_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<6x5xf8E4M3FNUZ>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xf8E4M3FNUZ>) -> tensor<6x5xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6x5xf8E4M3FNUZ>, tensor<6x5xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4B4A4B42493B383C49494240443B393A3A4845393A3C4B473A4A49454349"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<6x5xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4B3844453A4A3C3B394A4B49393A4942493A3C4549423A4B433B40484749"> : tensor<6x5xf8E4M3FNUZ>
    return %c0 : tensor<6x5xf8E4M3FNUZ>
  }
}

// -----

module @types_transpose_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<6x5xf8E5M2>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xf8E5M2>) -> tensor<6x5xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<6x5xf8E5M2>, tensor<6x5xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x38413E3F3939413E38423B3B423A3A393E41424242413F40413A403B3D42"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<6x5xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3841424241413E3A423A3E383A42403F4239413B393B3E3F3D393B414042"> : tensor<6x5xf8E5M2>
    return %c0 : tensor<6x5xf8E5M2>
  }
}

// -----

module @types_transpose_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<6x5xf8E5M2FNUZ>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xf8E5M2FNUZ>) -> tensor<6x5xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<6x5xf8E5M2FNUZ>, tensor<6x5xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x4645454140443D3F403C4242433F4544444545423D3D4343424546454444"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<6x5xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x463D434542453F3F42454540453D46413C443D4540424443444442454344"> : tensor<6x5xf8E5M2FNUZ>
    return %c0 : tensor<6x5xf8E5M2FNUZ>
  }
}

// -----

module @types_transpose_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<6x5xf8E8M0FNU>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xf8E8M0FNU>) -> tensor<6x5xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<6x5xf8E8M0FNU>, tensor<6x5xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x8080807F7F808080807E7F80807F807E80808080807F80808080807E8080"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<6x5xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x808080808080807F808080808080807F7E7E7F7E7F7F8080808080808080"> : tensor<6x5xf8E8M0FNU>
    return %c0 : tensor<6x5xf8E8M0FNU>
  }
}

// -----

module @types_transpose_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<6x5xbf16>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xbf16>) -> tensor<6x5xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<6x5xbf16>, tensor<6x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0E40363FF13F8A3FBE3F2B40953FAB3F344012402C40A73F473F15403A40913F823F253FED3FAE3F6A3F9F3FDB3F0B401A4007400E402F401540F33F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<6x5xbf16> {
    %c0 = stablehlo.constant dense<"0x0E40953F473FED3F1A40363FAB3F1540AE3F0740F13F34403A406A3F0E408A3F1240913F9F3F2F40BE3F2C40823FDB3F15402B40A73F253F0B40F33F"> : tensor<6x5xbf16>
    return %c0 : tensor<6x5xbf16>
  }
}

// -----

module @types_transpose_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<6x5xf16>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xf16>) -> tensor<6x5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<6x5xf16>, tensor<6x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x8F3FC141EC3F34408E40CE400C3E053D6338433FE740F53C033A283FAA3E583A36410A3BAC3D743DD13FD83DA53AE138A6389F3CF740B941843F2940"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<6x5xf16> {
    %c0 = stablehlo.constant dense<"0x8F3F0C3E033AAC3DA638C141053D283F743D9F3CEC3F6338AA3ED13FF7403440433F583AD83DB9418E40E7403641A53A843FCE40F53C0A3BE1382940"> : tensor<6x5xf16>
    return %c0 : tensor<6x5xf16>
  }
}

// -----

module @types_transpose_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<6x5xf32>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6x5xf32>, tensor<6x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xF7BC3F40A5020740EDDE24405283E63F45331C4018A85C3F27C1AE3F2E5B603F8BF90C40309ACD3FD061A53F2D32C53F8C0B8F3FB595E73F4C5B693F82E5EA3F2AA51540DEF2BB3FA1612440AA01643F22582D3FD9C5403F2E31AE3FC7B81E40221A1240F369C23F463A523F4D32913F801BDB3F12761240"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<6x5xf32> {
    %c0 = stablehlo.constant dense<"0xF7BC3F4027C1AE3F8C0B8F3FA1612440221A1240A50207402E5B603FB595E73FAA01643FF369C23FEDDE24408BF90C404C5B693F22582D3F463A523F5283E63F309ACD3F82E5EA3FD9C5403F4D32913F45331C40D061A53F2AA515402E31AE3F801BDB3F18A85C3F2D32C53FDEF2BB3FC7B81E4012761240"> : tensor<6x5xf32>
    return %c0 : tensor<6x5xf32>
  }
}

// -----

module @types_transpose_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<6x5xf64>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xf64>) -> tensor<6x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6x5xf64>, tensor<6x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x703CA0097696F33F15C243A2BC460640079E081D77160240AEE5C6A9B9B10540F91A721CEB80F33FA969BB7AE3D7E03F394C9FBA5CBFFF3F91D2E12D5CB3F03FB03AA785119EF63F55E609FA7358F03FC4E424F09E9DFB3F10DE3A8676E0E83F8882965D6C900540B2CAF18C0157054051EE14060D680340FC839438EC7B0040E0BE7439179DEB3FBA4D1724D866F33F9126656A27FFF93F88929456E5030640A225340EB402E03F91BCC4A9C854FF3FB4C19F09CC3BFD3FFCDAB276CB0C0640744AEA40404406406679D846008FF73FD24042281A72EA3F8299FE0A3FEAEE3F0BDF23280BD2F63FE7F2B1715E400040"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<6x5xf64> {
    %c0 = stablehlo.constant dense<"0x703CA0097696F33F394C9FBA5CBFFF3F8882965D6C9005409126656A27FFF93F744AEA404044064015C243A2BC46064091D2E12D5CB3F03FB2CAF18C0157054088929456E50306406679D846008FF73F079E081D77160240B03AA785119EF63F51EE14060D680340A225340EB402E03FD24042281A72EA3FAEE5C6A9B9B1054055E609FA7358F03FFC839438EC7B004091BCC4A9C854FF3F8299FE0A3FEAEE3FF91A721CEB80F33FC4E424F09E9DFB3FE0BE7439179DEB3FB4C19F09CC3BFD3F0BDF23280BD2F63FA969BB7AE3D7E03F10DE3A8676E0E83FBA4D1724D866F33FFCDAB276CB0C0640E7F2B1715E400040"> : tensor<6x5xf64>
    return %c0 : tensor<6x5xf64>
  }
}

// -----

module @types_transpose_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<6x5xcomplex<f32>>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x5E29D53F99661C406C462F3F40B61E403165AE3F426C0440DAD67A3FD9F2463F5BDBA83FEC2CF93F420CBF3F4361453FE97CDB3F8F6AF23F463E773FB579D83F1479E13F5E692A3F0E1DC03F32FC383F9C55B33F9CB30E3F84B5D83F74360F3F4F392640E08C2E40715C373FB4E7ED3F7355F53FFA90F53FC4910A405E77314028661D40F28C563F5B4DD63FB44BAE3F1E31853FE6A717408F351640BFCAA63F313C27403D663B406012883F1A0A123FA17FB13F0A32014000D91F40E24AE53F76E3D83F3526943F73060B40E341F13FB940283FE01C374060C22740CE50D83F05DF213F72C3F53F79BD37401B0D2F40"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<6x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x5E29D53F99661C40E97CDB3F8F6AF23F4F392640E08C2E401E31853FE6A7174076E3D83F3526943F6C462F3F40B61E40463E773FB579D83F715C373FB4E7ED3F8F351640BFCAA63F73060B40E341F13F3165AE3F426C04401479E13F5E692A3F7355F53FFA90F53F313C27403D663B40B940283FE01C3740DAD67A3FD9F2463F0E1DC03F32FC383FC4910A405E7731406012883F1A0A123F60C22740CE50D83F5BDBA83FEC2CF93F9C55B33F9CB30E3F28661D40F28C563FA17FB13F0A32014005DF213F72C3F53F420CBF3F4361453F84B5D83F74360F3F5B4DD63FB44BAE3F00D91F40E24AE53F79BD37401B0D2F40"> : tensor<6x5xcomplex<f32>>
    return %c0 : tensor<6x5xcomplex<f32>>
  }
}

// -----

module @types_transpose_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<6x5xcomplex<f64>>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x6xcomplex<f64>>) -> tensor<6x5xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6x5xcomplex<f64>>, tensor<6x5xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xBBC4584F39F9F03F88EFE877AA42F23FE76410F94845ED3F760CA0788A5701402F8C51B54111FC3FF0649D6D85270340BB50F0A8607D02401E4B354D40EAE43FA36F207F3BB0FA3F7263E5BAFB18FD3FA5E945E5942D02407763952A283C054064B367A94CF0E13FCA84B4F9D722F73F82FC971653630140F447EBEC49F8F53FB5A660957E0C0640F4B5200A981C0540089B56D145370540748FC2E4B270F13F68ED64F191960440FCD3BBE4A8D6EC3F7101F8427ABCF03F381D66371C50E03F4E8BD9CA35EDF13F007691C2DD42E43F57D0657BAEB0EB3FCB4C043D115BF93F76EE30779288E83F862D942AC334F93FD804DA87599F0040C07DC349C741F73F6EB34C8A5956F53FCEB5AC27C4ACEE3F6C5A5D4FA4940340002ED45E7A5E024022AA738D5E53E13F1E885AB39D97EF3F50625917E540044010A1F324ECF3074094E2E106D614F03F8A8DA3A3C5F1F23F70FC2A191225F93FF0BD0DFE0DEF00407CF498780C78EB3FECD001EEB885ED3FF6D238EACF50F63F24587661C82E0740348AA1E45525054009FA8DCD287CF23F58C9AB04B01E07407BB18427D3A4F73F648C2F22AE63E13F0AED921DBD5E00407C91CE553F43FA3FD98B47C37A24F63FA4E2907E147CE63F8ADDE40014DB0140EAF5FD058276F93FC6EDCE75266D0140"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<6x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xBBC4584F39F9F03F88EFE877AA42F23F64B367A94CF0E13FCA84B4F9D722F73F4E8BD9CA35EDF13F007691C2DD42E43F22AA738D5E53E13F1E885AB39D97EF3F348AA1E45525054009FA8DCD287CF23FE76410F94845ED3F760CA0788A57014082FC971653630140F447EBEC49F8F53F57D0657BAEB0EB3FCB4C043D115BF93F50625917E540044010A1F324ECF3074058C9AB04B01E07407BB18427D3A4F73F2F8C51B54111FC3FF0649D6D85270340B5A660957E0C0640F4B5200A981C054076EE30779288E83F862D942AC334F93F94E2E106D614F03F8A8DA3A3C5F1F23F648C2F22AE63E13F0AED921DBD5E0040BB50F0A8607D02401E4B354D40EAE43F089B56D145370540748FC2E4B270F13FD804DA87599F0040C07DC349C741F73F70FC2A191225F93FF0BD0DFE0DEF00407C91CE553F43FA3FD98B47C37A24F63FA36F207F3BB0FA3F7263E5BAFB18FD3F68ED64F191960440FCD3BBE4A8D6EC3F6EB34C8A5956F53FCEB5AC27C4ACEE3F7CF498780C78EB3FECD001EEB885ED3FA4E2907E147CE63F8ADDE40014DB0140A5E945E5942D02407763952A283C05407101F8427ABCF03F381D66371C50E03F6C5A5D4FA4940340002ED45E7A5E0240F6D238EACF50F63F24587661C82E0740EAF5FD058276F93FC6EDCE75266D0140"> : tensor<6x5xcomplex<f64>>
    return %c0 : tensor<6x5xcomplex<f64>>
  }
}
