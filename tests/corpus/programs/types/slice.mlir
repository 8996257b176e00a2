module @types_slice_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0 = call @expected() : () -> tensor<3x3xi1>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xi1>) -> tensor<3x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010001000101000000010101010000000101010101010000000100010100"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<3x3xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true], [true, false, true], [true, true, false]]> : tensor<3x3xi1>
    return %c0 : tensor<3x3xi1>
  }
}

// -----

module @types_slice_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0 = call @expected() : () -> tensor<3x3xi2>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xi2>) -> tensor<3x3xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi2>, tensor<3x3xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<3x3xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<3x3xi2>
    return %c0 : tensor<3x3xi2>
  }
}

// -----

module @types_slice_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<3x3xi4>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xi4>) -> tensor<3x3xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi4>, tensor<3x3xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x030102010103010202030102030203010103010303030302030102030302"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<3x3xi4> {
    %c0 = stablehlo.constant dense<[[1, 2, 1], [3, 3, 1], [1, 3, 3]]> : tensor<3x3xi4>
    return %c0 : tensor<3x3xi4>
  }
}

// -----

module @types_slice_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0 = call @expected() : () -> tensor<3x3xui2>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xui2>) -> tensor<3x3xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xui2>, tensor<3x3xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x010303030202030201010303010302020201030203020102030102010102"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<3x3xui2> {
    %c0 = stablehlo.constant dense<[[3, 1, 3], [1, 2, 2], [3, 3, 1]]> : tensor<3x3xui2>
    return %c0 : tensor<3x3xui2>
  }
}

// -----

module @types_slice_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<3x3xui4>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xui4>) -> tensor<3x3xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xui4>, tensor<3x3xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x030202030103030101020302030302030102010103020102010301020201"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<3x3xui4> {
    %c0 = stablehlo.constant dense<[[3, 1, 3], [3, 2, 1], [1, 3, 1]]> : tensor<3x3xui4>
    return %c0 : tensor<3x3xui4>
  }
}

// -----

module @types_slice_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<3x3xi8>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xi8>) -> tensor<3x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x010102020202030303010301010201030103010201030301020203030101"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<3x3xi8> {
    %c0 = stablehlo.constant dense<[[3, 3, 3], [1, 1, 1], [1, 1, 3]]> : tensor<3x3xi8>
    return %c0 : tensor<3x3xi8>
  }
}

// -----

module @types_slice_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<3x3xi16>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xi16>) -> tensor<3x3xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi16>, tensor<3x3xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010001000300010003000200010001000300020001000100020003000100030003000100010003000200010001000200010002000100020001000200"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<3x3xi16> {
    %c0 = stablehlo.constant dense<[[1, 3, 1], [2, 1, 3], [1, 2, 1]]> : tensor<3x3xi16>
    return %c0 : tensor<3x3xi16>
  }
}

// -----

module @types_slice_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<3x3xi32>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xi32>) -> tensor<3x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000300000001000000030000000300000002000000030000000300000003000000010000000100000003000000010000000300000001000000010000000100000001000000010000000300000001000000020000000200000003000000010000000200000002000000030000000300000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<3x3xi32> {
    %c0 = stablehlo.constant dense<[[3, 3, 1], [1, 1, 1], [1, 1, 2]]> : tensor<3x3xi32>
    return %c0 : tensor<3x3xi32>
  }
}

// -----

module @types_slice_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<3x3xi64>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xi64>) -> tensor<3x3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi64>, tensor<3x3xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x030000000000000001000000000000000200000000000000030000000000000003000000000000000100000000000000030000000000000002000000000000000300000000000000010000000000000003000000000000000200000000000000030000000000000001000000000000000200000000000000030000000000000001000000000000000200000000000000030000000000000002000000000000000100000000000000010000000000000001000000000000000300000000000000030000000000000001000000000000000300000000000000020000000000000001000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<3x3xi64> {
    %c0 = stablehlo.constant dense<[[3, 3, 3], [3, 2, 1], [3, 1, 1]]> : tensor<3x3xi64>
    return %c0 : tensor<3x3xi64>
  }
}

// -----

module @types_slice_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<3x3xui8>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xui8>) -> tensor<3x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xui8>, tensor<3x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x010102030202020101030301020102030303020103030101020103020102"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<3x3xui8> {
    %c0 = stablehlo.constant dense<[[2, 1, 3], [2, 2, 3], [2, 3, 1]]> : tensor<3x3xui8>
    return %c0 : tensor<3x3xui8>
  }
}

// -----

module @types_slice_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<3x3xui16>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xui16>) -> tensor<3x3xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xui16>, tensor<3x3xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x030001000300030002000300010003000300030002000200020003000100020003000300010002000200010003000200030002000200020001000300"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<3x3xui16> {
    %c0 = stablehlo.constant dense<[[1, 3, 2], [2, 1, 3], [1, 2, 3]]> : tensor<3x3xui16>
    return %c0 : tensor<3x3xui16>
  }
}

// -----

module @types_slice_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<3x3xui32>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xui32>) -> tensor<3x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x020000000200000003000000010000000100000002000000030000000200000002000000030000000300000001000000030000000200000002000000020000000300000003000000010000000100000003000000020000000300000002000000010000000100000003000000020000000100000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<3x3xui32> {
    %c0 = stablehlo.constant dense<[[3, 2, 3], [3, 2, 3], [1, 3, 3]]> : tensor<3x3xui32>
    return %c0 : tensor<3x3xui32>
  }
}

// -----

module @types_slice_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<3x3xui64>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xui64>) -> tensor<3x3xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xui64>, tensor<3x3xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000010000000000000001000000000000000300000000000000020000000000000001000000000000000200000000000000030000000000000003000000000000000300000000000000030000000000000001000000000000000200000000000000020000000000000002000000000000000300000000000000030000000000000003000000000000000100000000000000020000000000000003000000000000000300000000000000010000000000000001000000000000000200000000000000020000000000000001000000000000000100000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<3x3xui64> {
    %c0 = stablehlo.constant dense<[[2, 2, 3], [3, 2, 2], [3, 1, 3]]> : tensor<3x3xui64>
    return %c0 : tensor<3x3xui64>
  }
}

// -----

module @types_slice_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<3x3xf8E3M4>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xf8E3M4>) -> tensor<3x3xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x3xf8E3M4>, tensor<3x3xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x4628422A3744453F3C25314141213A233140452646232E38292931353733"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<3x3xf8E3M4> {
    %c0 = stablehlo.constant dense<[[2.625, 1.75, 1.0625], [2.125, 1.625, 1.0625], [2.625, 2.75, 0.9375]]> : tensor<3x3xf8E3M4>
    return %c0 : tensor<3x3xf8E3M4>
  }
}

// -----

module @types_slice_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<3x3xf8E4M3>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xf8E4M3>) -> tensor<3x3xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x3xf8E4M3>, tensor<3x3xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3739394439423F32414141413B3340343A433B43413B35423D4143423532"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<3x3xf8E4M3> {
    %c0 = stablehlo.constant dense<[[1.875, 2.25, 2.25], [1.375, 2.0, 1.25], [1.375, 2.25, 0.8125]]> : tensor<3x3xf8E4M3>
    return %c0 : tensor<3x3xf8E4M3>
  }
}

// -----

module @types_slice_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<3x3xf8E4M3B11FNUZ>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xf8E4M3B11FNUZ>) -> tensor<3x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x565A62635A5F5D625F555461625C63516362586456635C585E6058596262"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x3xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[1.625, 1.875, 0.75], [2.5, 2.75, 2.75], [1.0, 0.875, 1.5]]> : tensor<3x3xf8E4M3B11FNUZ>
    return %c0 : tensor<3x3xf8E4M3B11FNUZ>
  }
}

// -----

module @types_slice_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x3xf8E4M3FN>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xf8E4M3FN>) -> tensor<3x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x323A3C443A3F3F3F4134413D403E40384135354041413A3834433C414240"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x3xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[1.875, 2.25, 2.25], [2.0, 2.0, 2.25], [0.8125, 2.25, 1.25]]> : tensor<3x3xf8E4M3FN>
    return %c0 : tensor<3x3xf8E4M3FN>
  }
}

// -----

module @types_slice_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<3x3xf8E4M3FNUZ>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xf8E4M3FNUZ>) -> tensor<3x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x3xf8E4M3FNUZ>, tensor<3x3xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4A4A44434147483B454440393B453D4B4A444B3A3A4A4942444C4A3B3E44"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x3xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[2.0, 1.625, 1.0], [0.6875, 0.8125, 2.5], [2.75, 0.625, 2.25]]> : tensor<3x3xf8E4M3FNUZ>
    return %c0 : tensor<3x3xf8E4M3FNUZ>
  }
}

// -----

module @types_slice_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x3xf8E5M2>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xf8E5M2>) -> tensor<3x3xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<3x3xf8E5M2>, tensor<3x3xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3A403C403E3B413F393B3F4040414042413B413E3E3F3E403E3B40413E39"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<3x3xf8E5M2> {
    %c0 = stablehlo.constant dense<[[2.5, 0.625, 1.75], [2.0, 2.0, 2.5], [2.5, 1.5, 1.5]]> : tensor<3x3xf8E5M2>
    return %c0 : tensor<3x3xf8E5M2>
  }
}

// -----

module @types_slice_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<3x3xf8E5M2FNUZ>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xf8E5M2FNUZ>) -> tensor<3x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<3x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x4345443E4546434141414045423D3C434540463F43413D4445454642423E"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x3xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.75, 1.25, 1.0], [1.5, 0.5, 2.5], [3.0, 1.75, 0.625]]> : tensor<3x3xf8E5M2FNUZ>
    return %c0 : tensor<3x3xf8E5M2FNUZ>
  }
}

// -----

module @types_slice_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<3x3xf8E8M0FNU>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xf8E8M0FNU>) -> tensor<3x3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x7F808080807F807F8080807F807F7F8080807E808080807F8080807F7F7F"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<3x3xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<[[2.0, 2.0, 2.0], [2.0, 1.0, 2.0], [0.5, 2.0, 2.0]]> : tensor<3x3xf8E8M0FNU>
    return %c0 : tensor<3x3xf8E8M0FNU>
  }
}

// -----

module @types_slice_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<3x3xbf16>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xbf16>) -> tensor<3x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x1C40D83FF63F8C3F2540D43F6A3FF13F3040513F1940234005403040663FC03F293F14401740EC3F22406D3F3E40C53F0540C53FA73FD43F0940F83F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<3x3xbf16> {
    %c0 = stablehlo.constant dense<[[0.9140625, 2.75, 2.390625], [2.078125, 0.8984375, 0.66015625], [2.359375, 2.53125, 2.96875]]> : tensor<3x3xbf16>
    return %c0 : tensor<3x3xbf16>
  }
}

// -----

module @types_slice_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<3x3xf16>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xf16>) -> tensor<3x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<3x3xf16>, tensor<3x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x233B1040A73C9C3F713FC741C23C2C405839303D3A3C4C3CA33E923DA940213CF53B43400438A839373EAC418F3FBD3EEC3C0F3AB63C2F384641BD3A"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<3x3xf16> {
    %c0 = stablehlo.constant dense<[[1.189453125, 0.66796875, 1.056640625], [1.6591796875, 2.330078125, 0.99462890625], [0.501953125, 1.5537109375, 1.8896484375]]> : tensor<3x3xf16>
    return %c0 : tensor<3x3xf16>
  }
}

// -----

module @types_slice_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<3x3xf32>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xf32>) -> tensor<3x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x1E27C33F23743B3FB4F21B40B7FCF03F01B59F3F57A9153F5D7DCE3FD139A43F9D61603FC694E13FAC4D1240F9780740FF03C73F4DA0C73FCA7FAC3FB0C21C3FE6D74A3F2B5D393FDEE61C3FE880493F9A262140E72D7E3FCC0A463F7B1B1F40DD5CE93F3653CC3F4C6EFA3F60F4B53F14F20C4044A4653F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<3x3xf32> {
    %c0 = stablehlo.constant dense<[[1.6132008, 0.87648946, 2.2859907], [1.5548095, 1.3476498, 0.79235685], [0.61289775, 2.517981, 0.77360225]]> : tensor<3x3xf32>
    return %c0 : tensor<3x3xf32>
  }
}

// -----

module @types_slice_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<3x3xf64>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xf64>) -> tensor<3x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x077C94FB3D15064040B7A83183C2074053B1CE856C49E53F26947DCB9FFDFD3F8DFCAEEA5F040240ECD41098541907401E04E148C7E50240E5F175B5051D0640BBDBD13B083B01403441AD33127FE23F4BDFB63FD252F73F3A183AE830F00140BBD11ED9B7300140C86D7289671BF13FBFA7D3049DC702403BE6E3F0CBFAEB3F740B34814D63F93F0FAF3CD004BE0140F78F9D4B636A0440A4D726F8B30804400CDF9D61FBF5FA3F7AF33C5DED69F33FA213E3D42D420040CE135E167AB4F93FEDA53F7DF4350440784D32DB7F96E03F8E481EC2D361044046A41430300301407E4E3145C7C8EC3F295344EE52630140"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<3x3xf64> {
    %c0 = stablehlo.constant dense<[[2.3621965116185626, 2.1538242982309987, 1.4577200402108754], [2.1487881624727527, 2.3474674584476527, 1.5867438361171624], [2.5519472033938615, 1.6850541890289064, 2.0323139793203646]]> : tensor<3x3xf64>
    return %c0 : tensor<3x3xf64>
  }
}

// -----

module @types_slice_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x3xcomplex<f32>>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x37BC15409CD69A3FA90007404012FC3FFE713C40F1BA064042B72440B03E6A3F5EFF2B40E3071940B5811F40D0FBCF3F0044093FB99CF43F35D69B3FB66E2E401F9E3640600CBD3F601DC53FEBDB563FAFE7AC3F3BE70F3FDB2D004015B9F03F7A09FF3F7162123FB64AAF3FCCCC8A3F810B3D3FA324FF3F25D70B409248153FFEB8273F2F0D21402718A83FCAA03C409C0B044030A5C83FB3D70E40A6F8D93F5E5DDC3F4CAB8B3FCFBC0A40F6D32540DB7A1940C4A0074031350F40E8530E406F2CD23FD5DE3640BB19A83FC0C7314062890A40D011553F37821340E0742140CF773540C10C873F050BDE3F07842440"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.53619385,1.9110328), (2.853401,1.4769402), (1.3508204,0.56212205)], [(1.9924767,0.5718146), (0.7384568,1.9933056), (0.6551665,2.5164297)], [(2.0632086,1.5675411), (1.7215993,1.0911651), (2.3981235,2.1191874)]]> : tensor<3x3xcomplex<f32>>
    return %c0 : tensor<3x3xcomplex<f32>>
  }
}

// -----

module @types_slice_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<3x3xcomplex<f64>>
    %0 = stablehlo.slice %arg0 [1:4, 0:6:2] : (tensor<5x6xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x06B6A866401EE33FBA357923A50200405AE56DAAED63FC3F2D8A186AFECFEB3F5A44DEE2F08A0340B7881C740634FF3F9FC16B40C1E8014025594A23C46FFE3F7CC33E239E56F93FB09BD70A659FE73FE0018E5EAF03E13F577ACBF791FDFF3FB31DFDF5C9370740C45A60CA18A4F73F273047E832D6F83F8EC404441D460040095B30A6003807403EAF1A53B362E73F0B1D9B2F42C40740361B578E712500403E59796E09BA0040CBC8F2C5CDD805407F08DE7C87ECED3F052F7D04A0E0F73F40333B39873A0540358156F287F3044078FB6E0E4593064075AA8C994AAEF83F1AC70873217DE93FC30FC67FD142FD3F3E82C3382D3EF03FB08DB1FFBB82064070C53137B4BA0540A10AD0D3E08201402009E8AB29EB01404E1861212B4A0440416EEAAC41A6E33F6AED8EBBA219E83FF9B171468971F93F74EC3D24F8A2F33F54483B913EB2EA3FA4DE1F406B2605406648D47E5D81F83F257BAB990B82F63F85F7FB40BF470740B83A1B148CFC02405297C70F995EF13F35FE2B06065B024010473F8FED59F73F89F196BCEC9AFC3F00BD71048B61ED3F5DD93D30475E00406253760816FCF83FBC395E645631F53F085FA02E6A8C0340F38E84D92EA3FA3F9176FBC989F4F03F924DF588B056E43F20F2F05F2739E83F40EAE854E8190040"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(2.902240678584087,1.4775627045943773), (2.9023449882037125,0.7307983992700213), (2.09083830173327,2.7308612313000586)], [(2.653578230971476,2.6189116413735527), (0.7965247389567793,1.828813075176172), (2.716164046484373,2.188905386721061)], [(0.6140449883709566,0.7531293547867055), (0.8342583500436924,2.643759251568399), (2.9100327565092265,2.3733140536126847)]]> : tensor<3x3xcomplex<f64>>
    return %c0 : tensor<3x3xcomplex<f64>>
  }
}
