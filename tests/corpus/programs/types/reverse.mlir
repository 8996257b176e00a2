module @types_reverse_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0 = call @expected() : () -> tensor<5x6xi1>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi1>, tensor<5x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000101010000000101000100000000000000000000010001000000010001"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010001000000010001000000000000000000000100010100000001010100"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
}

// -----

module @types_reverse_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0 = call @expected() : () -> tensor<5x6xi2>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi2>, tensor<5x6xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
}

// -----

module @types_reverse_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<5x6xi4>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi4>, tensor<5x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x010202030201020202030102030303030101010301020301030203020301"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x010302030203010302010301010103030303020103020202010203020201"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
}

// -----

module @types_reverse_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0 = call @expected() : () -> tensor<5x6xui2>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui2>, tensor<5x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x020302030102020202030101030301020201010303010202030203020201"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x010202030203020201030301010202010303010103020202020103020302"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
}

// -----

module @types_reverse_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<5x6xui4>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui4>, tensor<5x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x020203030303010102030201030302030303020301030203020101030302"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x020303010102030203010302030303020303010203020101030303030202"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
}

// -----

module @types_reverse_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x020201020202010101010303020202020302030102010101020201020103"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x030102010202010101020103020302020202030301010101020202010202"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
}

// -----

module @types_reverse_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<5x6xi16>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi16>, tensor<5x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010001000200030003000200030001000300020001000100020002000100030002000300020001000300020001000100020002000100030001000300"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x030001000300010002000200010001000200030001000200030002000300010002000200010001000200030001000300020003000300020001000100"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
}

// -----

module @types_reverse_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<5x6xi32>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi32>, tensor<5x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000100000001000000030000000200000001000000020000000200000003000000030000000300000002000000020000000100000002000000020000000300000002000000010000000300000003000000020000000200000003000000020000000100000001000000030000000100000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000100000003000000010000000100000002000000030000000200000002000000030000000300000001000000020000000300000002000000020000000100000002000000020000000300000003000000030000000200000002000000010000000200000003000000010000000100000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
}

// -----

module @types_reverse_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<5x6xi64>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi64>, tensor<5x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000000000000100000000000000010000000000000002000000000000000200000000000000010000000000000001000000000000000200000000000000030000000000000001000000000000000200000000000000010000000000000001000000000000000200000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000100000000000000030000000000000001000000000000000100000000000000030000000000000003000000000000000100000000000000010000000000000003000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x030000000000000003000000000000000100000000000000010000000000000003000000000000000300000000000000010000000000000001000000000000000300000000000000010000000000000003000000000000000100000000000000010000000000000001000000000000000100000000000000020000000000000001000000000000000100000000000000020000000000000001000000000000000300000000000000020000000000000001000000000000000100000000000000020000000000000002000000000000000100000000000000010000000000000001000000000000000200000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
}

// -----

module @types_reverse_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<5x6xui8>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui8>, tensor<5x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x010101010202020202010101020202020203020202010302020103010301"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x010301030102020301020202030202020202010101020202020201010101"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
}

// -----

module @types_reverse_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<5x6xui16>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui16>, tensor<5x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x030002000200030003000300020001000200030002000300010001000200010003000100030002000100030002000300030001000200020001000100"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x010001000200020001000300030002000300010002000300010003000100020001000100030002000300020001000200030003000300020002000300"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
}

// -----

module @types_reverse_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000200000001000000030000000200000002000000030000000100000001000000010000000200000001000000020000000200000003000000020000000100000002000000020000000300000001000000010000000300000003000000020000000300000003000000020000000300000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000300000002000000030000000300000002000000030000000300000001000000010000000300000002000000020000000100000002000000030000000200000002000000010000000200000001000000010000000100000003000000020000000200000003000000010000000200000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
}

// -----

module @types_reverse_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<5x6xui64>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui64>, tensor<5x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000010000000000000003000000000000000100000000000000010000000000000001000000000000000300000000000000010000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000020000000000000001000000000000000200000000000000030000000000000001000000000000000300000000000000030000000000000002000000000000000100000000000000030000000000000001000000000000000200000000000000020000000000000001000000000000000200000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000000000000200000000000000020000000000000001000000000000000300000000000000010000000000000002000000000000000300000000000000030000000000000001000000000000000300000000000000020000000000000001000000000000000200000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000100000000000000030000000000000001000000000000000100000000000000010000000000000003000000000000000100000000000000030000000000000002000000000000000200000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
}

// -----

module @types_reverse_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<5x6xf8E3M4>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x6xf8E3M4>, tensor<5x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x36413D432E46313043482742333C2F483C433B28253839434235383F4643"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x43463F38354243393825283B433C482F3C33422748433031462E433D4136"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
}

// -----

module @types_reverse_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3>, tensor<5x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3B43433A423A423541413B3B414143423F333F404144413C43433943413C"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3C41433943433C414441403F333F424341413B3B414135423A423A43433B"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
}

// -----

module @types_reverse_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3B11FNUZ>, tensor<5x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x605658595D5A636262646459605B535B5B5C6062625B5A5859616454615F"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5F6154646159585A5B6262605C5B5B535B605964646262635A5D59585660"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_reverse_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FN>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FN>, tensor<5x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x393643413F42384439393F3F39434241433A3A43414141413E413C333837"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3738333C413E41414141433A3A43414243393F3F39394438423F41433639"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
}

// -----

module @types_reverse_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xf8E4M3FNUZ>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x6xf8E4M3FNUZ>, tensor<5x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x49464444414A4C4848383E3A4C434045483B39483D494C4446493D46494B"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4B49463D4946444C493D48393B484540434C3A3E3848484C4A4144444649"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
}

// -----

module @types_reverse_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2>, tensor<5x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x4239423C3B3A41393D3D40423A393F42413D3D41413E404239403D403A3D"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3D3A403D403942403E41413D3D41423F393A42403D3D39413A3B3C423942"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
}

// -----

module @types_reverse_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<5x6xf8E5M2FNUZ>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x6xf8E5M2FNUZ>, tensor<5x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x42444640413F4642404440424345434145444545444646454442453E4441"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x41443E4542444546464445454445414345434240444042463F4140464442"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
}

// -----

module @types_reverse_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<5x6xf8E8M0FNU>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x6xf8E8M0FNU>, tensor<5x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x80807E807F807F7E808080808080807F8080808080807F7E807F807E7E7F"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7F7E7E807F807E7F8080808080807F808080808080807E7F807F807E8080"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
}

// -----

module @types_reverse_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x4D3F893F01403A4023400B40133F0740014033400D3F833F833F563F9A3F923F063FD53F1B3F423F8B3F06402040733F1F40973F893F873F8A3F523F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x523F8A3F873F893F973F1F40733F204006408B3F423F1B3FD53F063F923F9A3F563F833F833F0D3F334001400740133F0B4023403A400140893F4D3F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
}

// -----

module @types_reverse_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0xC23E113D083892410340ED418E404F41FC38EA40BC401940583BB23CA041B33E953FB03ACB38C83FD7382F416B3E023A45400C40593ECF41A73A2640"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x2640A73ACF41593E0C404540023A6B3E2F41D738C83FCB38B03A953FB33EA041B23C583B1940BC40EA40FC384F418E40ED41034092410838113DC23E"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
}

// -----

module @types_reverse_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x03A6613F174BE93FCE7A853F10EE18400FA105407D7C1C40F4372A407508F93F9B69833F7F24004065E90040C9263D4019982640C2422D3FB26D933FD9C31D4011A2893FAAF3E53F65F7254044C5AB3F3D652440D1B4CD3F54272440E6480B40CCC3373FFBA7AA3F7C284F3FBBD2C03F5313243F5D992F40"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x5D992F405313243FBBD2C03F7C284F3FFBA7AA3FCCC3373FE6480B4054272440D1B4CD3F3D65244044C5AB3F65F72540AAF3E53F11A2893FD9C31D40B26D933FC2422D3F19982640C9263D4065E900407F2400409B69833F7508F93FF4372A407D7C1C400FA1054010EE1840CE7A853F174BE93F03A6613F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
}

// -----

module @types_reverse_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x0E7CDE0CD999F93F3E187B7B98D7E63F8D29CC20EAC9F83FD0E2C89F42E3FD3F98392A2A80A7EE3F6FCEC2AE84870340C5202B26419307402664F57181BD054092197B1A2AAC01400553F31D50D00440682B1F33004B0240CD0DA3E226510640B9D0AB751B94F13F007B84DB3E580540F4FDCDE4A87104409AA8F38BB6820140E8D16BACF877F63FDD8DBCBA5652F93F823F43FDB916FB3FE0B1314E086CE93F969D0C18348AFA3F002B1E39ACD004404916607FA02F0440E7CDC8E39A56E23F3225D2B6E6AEE03F2D198E09F5C506400D09B29D2470FC3F44C318BDEEC3014057EB0BB4B548FB3F7C43D1AFE8640440"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x7C43D1AFE864044057EB0BB4B548FB3F44C318BDEEC301400D09B29D2470FC3F2D198E09F5C506403225D2B6E6AEE03FE7CDC8E39A56E23F4916607FA02F0440002B1E39ACD00440969D0C18348AFA3FE0B1314E086CE93F823F43FDB916FB3FDD8DBCBA5652F93FE8D16BACF877F63F9AA8F38BB6820140F4FDCDE4A8710440007B84DB3E580540B9D0AB751B94F13FCD0DA3E226510640682B1F33004B02400553F31D50D0044092197B1A2AAC01402664F57181BD0540C5202B26419307406FCEC2AE8487034098392A2A80A7EE3FD0E2C89F42E3FD3F8D29CC20EAC9F83F3E187B7B98D7E63F0E7CDE0CD999F93F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
}

// -----

module @types_reverse_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f32>>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x6xcomplex<f32>>, tensor<5x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x2F4F2B405ADE24406CF3E33FC9E03D4036700640276A02404CCF503F4E1BFB3F49C7B53F95376B3F810B923F4CAFC03FD4F9743F80C08C3F6730B23FFBA6F23F50E03A40E2BAFE3FF1041B40058C2340A1A533404F332D4087161340D9D2943FAE1B2C403A5512406E51D43F88FC633F6378F43F6A56B13F68873B4020A60E404A8CAF3FC8E60140BB8C203F5086523F0EF41F406D1E873F07664A3FDA5C1A40458CB93F539D1B407CA08A3FC8C1933F347A073FE8AA3940E8E4183FC9A0493F689D01400544B13FFC031A40D916D13F82778E3F72DFFC3FB3E6C83FFA330140B2D9FE3FF5DA3240BDFDD83FC9EE0140"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xBDFDD83FC9EE0140B2D9FE3FF5DA3240B3E6C83FFA33014082778E3F72DFFC3FFC031A40D916D13F689D01400544B13FE8E4183FC9A0493F347A073FE8AA39407CA08A3FC8C1933F458CB93F539D1B4007664A3FDA5C1A400EF41F406D1E873FBB8C203F5086523F4A8CAF3FC8E6014068873B4020A60E406378F43F6A56B13F6E51D43F88FC633FAE1B2C403A55124087161340D9D2943FA1A533404F332D40F1041B40058C234050E03A40E2BAFE3F6730B23FFBA6F23FD4F9743F80C08C3F810B923F4CAFC03F49C7B53F95376B3F4CCF503F4E1BFB3F36700640276A02406CF3E33FC9E03D402F4F2B405ADE2440"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
}

// -----

module @types_reverse_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<5x6xcomplex<f64>>
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<5x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x6xcomplex<f64>>, tensor<5x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xB4111966F9CC03402969AC036BC50440FEFEF66D7F00F33FBD51DB8EC3E30540FB59AFC6B95501406E6EE6B0D3DC0440E1B43B1C641DE43FB103694CD2370740A4C4559C58E00440B6B2FE7CC7A8E03F7FEE01A82FE7F13F0021D71C0F9802400DD03E52E77EE83F56E2D1C7EE2EE93FA15146AE67F40540F550D19602950440C441C6715CA2024060DE8A037FAC0440AF1F3C603EB70440A146F4B037AC02409CF29F29457B0440859D8D6E2C03F43F5A0296695E25E43FD619624ED5360340724D05C28C7DE33F59683FB8D8910540A343BA11AF2203407B50A76F585005409B9A825C8F97E03FDCF0567D6A28F23F64B33E9102A4FD3F8EC6BF859049F43F14D549454A66F63F37714D7943F90640643EEC623C7D03409659FC4811FDEE3FF62A753F4B18EF3F52B1FA05D440E53F18203975D360EA3F8E27E3AA46AC0540693001211ABEFF3F678964080D53EB3F0DB2A63ABF74FF3FBED7B26883FD0540463DB1372D4DE83F31AF36FA16ABF73F33E370F4437C0640866D84939AB2E33FFDB37B8EF30605403701313C53C8F33F9D8E157B16400340FA9CB2ABD96DEB3F5BE29C0A3A94E13FF8977CBAC755E53FED6F38453402F53F43EC53CDDF8B064016BAF347F209FA3F13A5E18730AAE83F20024C278794F63F050C5B454898FF3F"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x20024C278794F63F050C5B454898FF3F16BAF347F209FA3F13A5E18730AAE83FED6F38453402F53F43EC53CDDF8B06405BE29C0A3A94E13FF8977CBAC755E53F9D8E157B16400340FA9CB2ABD96DEB3FFDB37B8EF30605403701313C53C8F33F33E370F4437C0640866D84939AB2E33F463DB1372D4DE83F31AF36FA16ABF73F0DB2A63ABF74FF3FBED7B26883FD0540693001211ABEFF3F678964080D53EB3F18203975D360EA3F8E27E3AA46AC0540F62A753F4B18EF3F52B1FA05D440E53F643EEC623C7D03409659FC4811FDEE3F14D549454A66F63F37714D7943F9064064B33E9102A4FD3F8EC6BF859049F43F9B9A825C8F97E03FDCF0567D6A28F23FA343BA11AF2203407B50A76F58500540724D05C28C7DE33F59683FB8D89105405A0296695E25E43FD619624ED53603409CF29F29457B0440859D8D6E2C03F43FAF1F3C603EB70440A146F4B037AC0240C441C6715CA2024060DE8A037FAC0440A15146AE67F40540F550D196029504400DD03E52E77EE83F56E2D1C7EE2EE93F7FEE01A82FE7F13F0021D71C0F980240A4C4559C58E00440B6B2FE7CC7A8E03FE1B43B1C641DE43FB103694CD2370740FB59AFC6B95501406E6EE6B0D3DC0440FEFEF66D7F00F33FBD51DB8EC3E30540B4111966F9CC03402969AC036BC50440"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
}
