module @types_clamp_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi1>, tensor<5x6xi1>)
    %want0 = call @expected() : () -> tensor<5x6xi1>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<5x6xi1>) {
    %c0 = stablehlo.constant dense<"0x000000010101010101010100010100010000010001000100000101000101"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<"0x010101000001000100000101000101000100000100000001000001000101"> : tensor<5x6xi1>
    return %c0, %c1 : tensor<5x6xi1>, tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010101000001000100000101000101000100000100000001000001000101"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
}

// -----

module @types_clamp_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi2>, tensor<5x6xi2>)
    %want0 = call @expected() : () -> tensor<5x6xi2>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi2>, tensor<5x6xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi2>, tensor<5x6xi2>) {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    %c1 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0, %c1 : tensor<5x6xi2>, tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
}

// -----

module @types_clamp_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi4>, tensor<5x6xi4>)
    %want0 = call @expected() : () -> tensor<5x6xi4>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi4>, tensor<5x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi4>, tensor<5x6xi4>) {
    %c0 = stablehlo.constant dense<"0x020302010302010301020103030101020202020303020201010301010303"> : tensor<5x6xi4>
    %c1 = stablehlo.constant dense<"0x010102010102020101020202020202020201020101010202020101020101"> : tensor<5x6xi4>
    return %c0, %c1 : tensor<5x6xi4>, tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x010102010102020101020202020202020201020101010202020101020101"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
}

// -----

module @types_clamp_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui2>, tensor<5x6xui2>)
    %want0 = call @expected() : () -> tensor<5x6xui2>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui2>, tensor<5x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui2>, tensor<5x6xui2>) {
    %c0 = stablehlo.constant dense<"0x020302010301020101010202020103010203020303020301010301010203"> : tensor<5x6xui2>
    %c1 = stablehlo.constant dense<"0x010102010101020201020201020201020101020102010102010202020201"> : tensor<5x6xui2>
    return %c0, %c1 : tensor<5x6xui2>, tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x010102010101020201020201020201020101020102010102010202020201"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
}

// -----

module @types_clamp_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui4>, tensor<5x6xui4>)
    %want0 = call @expected() : () -> tensor<5x6xui4>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui4>, tensor<5x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui4>, tensor<5x6xui4>) {
    %c0 = stablehlo.constant dense<"0x030202030102030102020202030202030201010203020201030301020202"> : tensor<5x6xui4>
    %c1 = stablehlo.constant dense<"0x020201020102010101020202020102020202010201020202020201010102"> : tensor<5x6xui4>
    return %c0, %c1 : tensor<5x6xui4>, tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x020201020102010101020202020102020202010201020202020201010102"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
}

// -----

module @types_clamp_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi8>, tensor<5x6xi8>)
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi8>, tensor<5x6xi8>) {
    %c0 = stablehlo.constant dense<"0x030301020102020101010202010101030303010302010301010301010201"> : tensor<5x6xi8>
    %c1 = stablehlo.constant dense<"0x010102020101010101010202010102010202020202010101020102020102"> : tensor<5x6xi8>
    return %c0, %c1 : tensor<5x6xi8>, tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x010102020101010101010202010102010202020202010101020102020102"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
}

// -----

module @types_clamp_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi16>, tensor<5x6xi16>)
    %want0 = call @expected() : () -> tensor<5x6xi16>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi16>, tensor<5x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi16>, tensor<5x6xi16>) {
    %c0 = stablehlo.constant dense<"0x010003000200030002000300030002000200010002000100030001000200030002000200030003000300010001000200010003000300010002000300"> : tensor<5x6xi16>
    %c1 = stablehlo.constant dense<"0x010001000200020001000200020001000100010002000200010001000200010001000200020001000100010002000100010001000100020002000100"> : tensor<5x6xi16>
    return %c0, %c1 : tensor<5x6xi16>, tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010001000200020001000200020001000100010002000200010001000200010001000200020001000100010002000100010001000100020002000100"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
}

// -----

module @types_clamp_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi32>, tensor<5x6xi32>)
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi32>, tensor<5x6xi32>) {
    %c0 = stablehlo.constant dense<"0x010000000300000001000000030000000200000003000000010000000100000002000000030000000300000001000000020000000300000001000000020000000300000001000000010000000300000001000000010000000200000001000000010000000100000001000000020000000300000002000000"> : tensor<5x6xi32>
    %c1 = stablehlo.constant dense<"0x020000000200000002000000010000000200000001000000010000000200000002000000020000000200000002000000020000000100000002000000010000000200000001000000010000000100000001000000010000000100000001000000020000000200000002000000010000000200000001000000"> : tensor<5x6xi32>
    return %c0, %c1 : tensor<5x6xi32>, tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x020000000200000002000000010000000200000001000000010000000200000002000000020000000200000002000000020000000100000002000000010000000200000001000000010000000100000001000000010000000100000001000000020000000200000002000000010000000200000001000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
}

// -----

module @types_clamp_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi64>, tensor<5x6xi64>)
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi64>, tensor<5x6xi64>) {
    %c0 = stablehlo.constant dense<"0x030000000000000002000000000000000100000000000000010000000000000001000000000000000100000000000000030000000000000002000000000000000300000000000000020000000000000002000000000000000100000000000000010000000000000001000000000000000100000000000000030000000000000001000000000000000300000000000000030000000000000003000000000000000100000000000000030000000000000001000000000000000300000000000000030000000000000002000000000000000100000000000000030000000000000001000000000000000200000000000000"> : tensor<5x6xi64>
    %c1 = stablehlo.constant dense<"0x020000000000000001000000000000000200000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000"> : tensor<5x6xi64>
    return %c0, %c1 : tensor<5x6xi64>, tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000000000000200000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
}

// -----

module @types_clamp_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui8>, tensor<5x6xui8>)
    %want0 = call @expected() : () -> tensor<5x6xui8>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui8>, tensor<5x6xui8>) {
    %c0 = stablehlo.constant dense<"0x030303010301030201020203020102030203010301010103030301020103"> : tensor<5x6xui8>
    %c1 = stablehlo.constant dense<"0x010101010101010202020101020101010102020101010101010101010202"> : tensor<5x6xui8>
    return %c0, %c1 : tensor<5x6xui8>, tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x010101010101010202020101020101010102020101010101010101010202"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
}

// -----

module @types_clamp_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui16>, tensor<5x6xui16>)
    %want0 = call @expected() : () -> tensor<5x6xui16>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui16>, tensor<5x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui16>, tensor<5x6xui16>) {
    %c0 = stablehlo.constant dense<"0x020003000300030001000100030003000200010003000100030003000300010003000100020001000100030001000200030002000300010001000100"> : tensor<5x6xui16>
    %c1 = stablehlo.constant dense<"0x020002000200020002000200020001000200010001000200020002000200020002000100010002000100020002000100020002000200010002000200"> : tensor<5x6xui16>
    return %c0, %c1 : tensor<5x6xui16>, tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x020002000200020002000200020001000200010001000200020002000200020002000100010002000100020002000100020002000200010002000200"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
}

// -----

module @types_clamp_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui32>, tensor<5x6xui32>)
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui32>, tensor<5x6xui32>) {
    %c0 = stablehlo.constant dense<"0x010000000200000002000000030000000200000002000000010000000300000001000000020000000300000003000000010000000300000003000000030000000300000003000000010000000100000001000000030000000200000003000000030000000300000003000000020000000100000001000000"> : tensor<5x6xui32>
    %c1 = stablehlo.constant dense<"0x020000000200000002000000020000000100000001000000020000000200000002000000010000000100000001000000010000000100000002000000010000000200000002000000020000000100000002000000010000000200000002000000010000000100000001000000010000000100000001000000"> : tensor<5x6xui32>
    return %c0, %c1 : tensor<5x6xui32>, tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000200000002000000020000000100000001000000020000000200000002000000010000000100000001000000010000000100000002000000010000000200000002000000020000000100000002000000010000000200000002000000010000000100000001000000010000000100000001000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
}

// -----

module @types_clamp_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui64>, tensor<5x6xui64>)
    %want0 = call @expected() : () -> tensor<5x6xui64>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui64>, tensor<5x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui64>, tensor<5x6xui64>) {
    %c0 = stablehlo.constant dense<"0x010000000000000002000000000000000100000000000000010000000000000003000000000000000200000000000000010000000000000003000000000000000300000000000000010000000000000003000000000000000300000000000000010000000000000003000000000000000100000000000000010000000000000003000000000000000300000000000000020000000000000002000000000000000300000000000000020000000000000002000000000000000200000000000000010000000000000002000000000000000200000000000000030000000000000001000000000000000200000000000000"> : tensor<5x6xui64>
    %c1 = stablehlo.constant dense<"0x020000000000000002000000000000000100000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000200000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000200000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000"> : tensor<5x6xui64>
    return %c0, %c1 : tensor<5x6xui64>, tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000002000000000000000100000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000200000000000000020000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000200000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
}

// -----

module @types_clamp_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>)
    %want0 = call @expected() : () -> tensor<5x6xf8E3M4>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) {
    %c0 = stablehlo.constant dense<"0x28404145364447452420343E214135383C4544414024462C3C38433D4426"> : tensor<5x6xf8E3M4>
    %c1 = stablehlo.constant dense<"0x3736353736303733363B363D3D323D3431333C3A3A343B3F3D3132333B34"> : tensor<5x6xf8E3M4>
    return %c0, %c1 : tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x3736353736303733363B363D3D323D3431333C3A3A343B3F3D3132333B34"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
}

// -----

module @types_clamp_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) {
    %c0 = stablehlo.constant dense<"0x3943404344403B3B3D42413C43423942433741393B4044423D3E3C43443E"> : tensor<5x6xf8E4M3>
    %c1 = stablehlo.constant dense<"0x3B39393E3F3B3A3E3E3A3E3E3F3B3C3F3A3F3D3A403A3A3C3E3B403B3F3F"> : tensor<5x6xf8E4M3>
    return %c0, %c1 : tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3B39393E3F3B3A3E3E3A3E3E3F3B3C3F3A3F3D3A403A3A3C3E3B403B3F3F"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
}

// -----

module @types_clamp_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<"0x63585C5A5A62595D5C615E55595B635C526361595E6253605D6264615F61"> : tensor<5x6xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<"0x5B5E5D595A5D5E5B5F5D5F5D5F5B5B5D5D5A5F5A5B5B5D5E585F5E585A60"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5B5E5D595A5D5E5B5F5D5F5D5F5B5B5D5D5A5F5A5B5B5D5E585F5E585A60"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_clamp_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FN>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<"0x3C34413D3A40433B393944413640424132423F404240383A4335433D3A44"> : tensor<5x6xf8E4M3FN>
    %c1 = stablehlo.constant dense<"0x3B38403D3D39403D3C3C3C3C3D3C393A3B3B3B39393A3C3A3D3E3C3D3B3B"> : tensor<5x6xf8E4M3FN>
    return %c0, %c1 : tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3B38403D3D39403D3C3C3C3C3D3C393A3B3B3B39393A3C3A3D3E3C3D3B3B"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
}

// -----

module @types_clamp_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FNUZ>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<"0x49453D433A3E3E44444C4C4B4B45494C494A4B494C45464949464B484B4B"> : tensor<5x6xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<"0x444243414745444548444641454244434644454244464644474446444448"> : tensor<5x6xf8E4M3FNUZ>
    return %c0, %c1 : tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x444243414745444548444641454244434644454244464644474446444448"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
}

// -----

module @types_clamp_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) {
    %c0 = stablehlo.constant dense<"0x3E4141423F394141394041414040403A403A3C3E3D3D403B3E4242413F3F"> : tensor<5x6xf8E5M2>
    %c1 = stablehlo.constant dense<"0x3D3E3E403E3E403C3D3E3E3D3F3F403D3D3E3E3D3F403E3F3D3D3E3D3C3F"> : tensor<5x6xf8E5M2>
    return %c0, %c1 : tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3D3E3E403E3E403C3D3E3E3D3F3F403D3D3E3E3D3F403E3F3D3D3E3D3C3F"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
}

// -----

module @types_clamp_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2FNUZ>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<"0x4644414543463C463F453D433E4140413D42424642444644414541464346"> : tensor<5x6xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<"0x434340434342444344434342434043414142424144414140424141434242"> : tensor<5x6xf8E5M2FNUZ>
    return %c0, %c1 : tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x434340434342444344434342434043414142424144414140424141434242"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
}

// -----

module @types_clamp_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<5x6xf8E8M0FNU>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<"0x80807F807E8080807E7F8080807F7F80808080807F807F7F80807E808080"> : tensor<5x6xf8E8M0FNU>
    %c1 = stablehlo.constant dense<"0x7F7F807F80807F8080807F807F7F807F7F807F7F7F7F807F7F807F807F80"> : tensor<5x6xf8E8M0FNU>
    return %c0, %c1 : tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7F7F807F80807F8080807F807F7F807F7F807F7F7F7F807F7F807F807F80"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
}

// -----

module @types_clamp_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xbf16>, tensor<5x6xbf16>)
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xbf16>, tensor<5x6xbf16>) {
    %c0 = stablehlo.constant dense<"0x16400C405B3F21403E40224019403A3FBF3F0F40F43FE63F2F40623F063F473F243F963F1240B13F1540BB3FA83FB53FC93F6F3F2B402B40743F2040"> : tensor<5x6xbf16>
    %c1 = stablehlo.constant dense<"0xDB3FBD3FFD3FA03FA53FB63FFD3F813FC83FCB3FB33FC33FFB3FFF3FE53FC13FF13F813FA93FDE3FCE3F993FF03FC13F9F3FE33F8C3FDD3F8B3FA13F"> : tensor<5x6xbf16>
    return %c0, %c1 : tensor<5x6xbf16>, tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xDB3FBD3FFD3FA03FA53FB63FFD3F813FC83FCB3FB33FC33FFB3FFF3FE53FC13FF13F813FA93FDE3FCE3F993FF03FC13F9F3FE33F8C3FDD3F8B3FA13F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
}

// -----

module @types_clamp_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf16>, tensor<5x6xf16>)
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf16>, tensor<5x6xf16>) {
    %c0 = stablehlo.constant dense<"0xC941F23ABC400A39AC402D3C64409B39D13FFC3F403CEF41FB3F08415C3E5E3D183EEA40183F3C39113EBC3FAA3C623DF940B0412C410F3D1440373E"> : tensor<5x6xf16>
    %c1 = stablehlo.constant dense<"0x8B3F903FB13E023D623D6C3F533EB93C8B3FD43C243E4F3E9D3FC83CE73C123CEA3E913F7C3C4F3FF63D393D713D263DFB3D313F033F623E723D523C"> : tensor<5x6xf16>
    return %c0, %c1 : tensor<5x6xf16>, tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x8B3F903FB13E023D623D6C3F533EB93C8B3FD43C243E4F3E9D3FC83CE73C123CEA3E913F7C3C4F3FF63D393D713D263DFB3D313F033F623E723D523C"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
}

// -----

module @types_clamp_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf32>, tensor<5x6xf32>)
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<5x6xf32>) {
    %c0 = stablehlo.constant dense<"0xC2F2254060786B3F6097244069B9A33F8DA1BD3F159A0E408A8927406ACA054023260A4083C8343F2BEF0940386ADB3FF231723F1CB52A3F53DF133F02A90C4074AF1F408BD9273F9C8512400B2D3B4021BC1B3FF8F23740E1F9883FF9710040E360A73FF93FC73FE5611440AABD0F4008413E4093310040"> : tensor<5x6xf32>
    %c1 = stablehlo.constant dense<"0xBE23DD3F4486843F9D688D3F11E58F3F28D9B03FC082CF3FBEA4D43F50A3CE3FDC1CFC3FDD0AE53F90E2E33FDCBDB33F93D8EA3F1D3AAC3FF151E03FDA08923F654C963F6878DC3FF800DB3FE67BB93FFAC4E83FFF24F63F173C803F9D3FB13F5F76BA3FFBF6C73FC602C23F720EE43F5CF1973F62B2D53F"> : tensor<5x6xf32>
    return %c0, %c1 : tensor<5x6xf32>, tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xBE23DD3F4486843F9D688D3F11E58F3F28D9B03FC082CF3FBEA4D43F50A3CE3FDC1CFC3FDD0AE53F90E2E33FDCBDB33F93D8EA3F1D3AAC3FF151E03FDA08923F654C963F6878DC3FF800DB3FE67BB93FFAC4E83FFF24F63F173C803F9D3FB13F5F76BA3FFBF6C73FC602C23F720EE43F5CF1973F62B2D53F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
}

// -----

module @types_clamp_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf64>, tensor<5x6xf64>)
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf64>, tensor<5x6xf64>) {
    %c0 = stablehlo.constant dense<"0x0843588FD86A07406615EDDC24630640D0FE8F3C45FD064052E69318F01703400E2F6FEE18EC0540B24F310FCFEB0440D3A46606726CF13F62B034843380FD3F396E95E69B0EFB3FAF44AFC6F153F83F4AC4C1B4901A0540EF93EA054F2BFF3F7EACD38F75CAF53FBF41CCFE6519F33F5EEBC504F3FFE53FCC2EAB6F4660F33FA89ADBEF5A1AF73F740137A299940040649D038D38BAE93FACC8D022D67F034071C80D0DB2750240F754ACEE502AFE3F71B37C082201024007E1C8C114FBFF3F92243D6FF14BFD3F20A4096292910640A897D6F2A1E10140F48B30756AA6004026F200A708620440A067C8A24D6EEB3F"> : tensor<5x6xf64>
    %c1 = stablehlo.constant dense<"0xBAE7B8BC50DAFF3F9743A6F3D0D9FA3F3A2E00619555F23FA7DA52EF06E4FD3FCDA609DB107EFA3F2262055424B6F43F3CC96166F51FFD3FDE15D77813A2FC3FAE457650E88DFA3F68C2BA3F1811F83F6E054D3000E9F83F05F01E65E233FD3F62483EA6DDF0F33F9ED1D2071098F13F8EF8E6943747F43F2F68477BB740F83F310094953363F93FCDC0F76EFD66F53FDE70932BC8DAF33FDC5B0E9BAE4EF33F646AC46B4384F73F56C0B9071E63F53FC878D36E91FBF13F7F7A75BF82A9FA3F5EF44A18209EF53FD5FBF2B71C09F73F62B517B22F1FFD3F527E0C33887BF33F9A63A5ACEB2CFB3F7EC174FAC31DFF3F"> : tensor<5x6xf64>
    return %c0, %c1 : tensor<5x6xf64>, tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0xBAE7B8BC50DAFF3F9743A6F3D0D9FA3F3A2E00619555F23FA7DA52EF06E4FD3FCDA609DB107EFA3F2262055424B6F43F3CC96166F51FFD3FDE15D77813A2FC3FAE457650E88DFA3F68C2BA3F1811F83F6E054D3000E9F83F05F01E65E233FD3F62483EA6DDF0F33F9ED1D2071098F13F8EF8E6943747F43F2F68477BB740F83F310094953363F93FCDC0F76EFD66F53FDE70932BC8DAF33FDC5B0E9BAE4EF33F646AC46B4384F73F56C0B9071E63F53FC878D36E91FBF13F7F7A75BF82A9FA3F5EF44A18209EF53FD5FBF2B71C09F73F62B517B22F1FFD3F527E0C33887BF33F9A63A5ACEB2CFB3F7EC174FAC31DFF3F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
}
