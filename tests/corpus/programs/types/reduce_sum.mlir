module @types_reduce_sum_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0 = call @expected() : () -> tensor<5xi2>
    %c = stablehlo.constant dense<0> : tensor<i2>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xi2>, tensor<i2>) -> tensor<5xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi2>, tensor<5xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<5xi2> {
    %c0 = stablehlo.constant dense<-2> : tensor<5xi2>
    return %c0 : tensor<5xi2>
  }
}

// -----

module @types_reduce_sum_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<5xi4>
    %c = stablehlo.constant dense<0> : tensor<i4>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xi4>, tensor<i4>) -> tensor<5xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi4>, tensor<5xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x030103010302020102030202010102010303030102030203030101010102"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<5xi4> {
    %c0 = stablehlo.constant dense<[-3, -4, -5, -2, -7]> : tensor<5xi4>
    return %c0 : tensor<5xi4>
  }
}

// -----

module @types_reduce_sum_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0 = call @expected() : () -> tensor<5xui2>
    %c = stablehlo.constant dense<0> : tensor<ui2>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xui2>, tensor<ui2>) -> tensor<5xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui2>, tensor<5xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x020202010302030201010203020102010301010302020103030102030201"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<5xui2> {
    %c0 = stablehlo.constant dense<[0, 0, 2, 0, 0]> : tensor<5xui2>
    return %c0 : tensor<5xui2>
  }
}

// -----

module @types_reduce_sum_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<5xui4>
    %c = stablehlo.constant dense<0> : tensor<ui4>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xui4>, tensor<ui4>) -> tensor<5xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui4>, tensor<5xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x030202020103030101010201030203020102030202010102020201030302"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<5xui4> {
    %c0 = stablehlo.constant dense<[13, 9, 13, 11, 13]> : tensor<5xui4>
    return %c0 : tensor<5xui4>
  }
}

// -----

module @types_reduce_sum_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<5xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xi8>, tensor<i8>) -> tensor<5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi8>, tensor<5xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x030202030101030301020202030202010102020102010101010202020103"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5xi8> {
    %c0 = stablehlo.constant dense<[12, 13, 11, 8, 11]> : tensor<5xi8>
    return %c0 : tensor<5xi8>
  }
}

// -----

module @types_reduce_sum_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<5xi16>
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xi16>, tensor<i16>) -> tensor<5xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010001000100030003000300010001000300010001000200020002000200010001000200030001000300010001000100010003000100020002000200"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<5xi16> {
    %c0 = stablehlo.constant dense<[12, 9, 10, 10, 11]> : tensor<5xi16>
    return %c0 : tensor<5xi16>
  }
}

// -----

module @types_reduce_sum_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xi32>, tensor<i32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000300000001000000020000000200000001000000030000000100000002000000010000000300000001000000010000000300000001000000030000000200000003000000020000000200000003000000030000000200000003000000020000000100000002000000030000000100000001000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[12, 11, 13, 15, 10]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
}

// -----

module @types_reduce_sum_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xi64>, tensor<i64>) -> tensor<5xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x010000000000000003000000000000000100000000000000020000000000000003000000000000000300000000000000020000000000000003000000000000000200000000000000010000000000000001000000000000000100000000000000010000000000000002000000000000000100000000000000010000000000000002000000000000000300000000000000030000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000010000000000000003000000000000000200000000000000020000000000000003000000000000000200000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<5xi64> {
    %c0 = stablehlo.constant dense<[13, 10, 10, 15, 13]> : tensor<5xi64>
    return %c0 : tensor<5xi64>
  }
}

// -----

module @types_reduce_sum_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<5xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xui8>, tensor<ui8>) -> tensor<5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x010201010203020302020103010202010302030203010302010102020203"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<5xui8> {
    %c0 = stablehlo.constant dense<[10, 13, 11, 14, 11]> : tensor<5xui8>
    return %c0 : tensor<5xui8>
  }
}

// -----

module @types_reduce_sum_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<5xui16>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xui16>, tensor<ui16>) -> tensor<5xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x010002000200030003000200020002000200030001000300030003000200030003000200030002000200010002000200030001000300030003000300"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<5xui16> {
    %c0 = stablehlo.constant dense<[13, 13, 16, 12, 16]> : tensor<5xui16>
    return %c0 : tensor<5xui16>
  }
}

// -----

module @types_reduce_sum_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<5xui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xui32>, tensor<ui32>) -> tensor<5xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000030000000100000002000000020000000300000003000000030000000300000001000000020000000300000001000000030000000200000001000000030000000100000001000000010000000100000002000000010000000300000002000000020000000300000003000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5xui32> {
    %c0 = stablehlo.constant dense<[9, 15, 12, 9, 14]> : tensor<5xui32>
    return %c0 : tensor<5xui32>
  }
}

// -----

module @types_reduce_sum_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<5xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<5x6xui64>, tensor<ui64>) -> tensor<5xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000300000000000000010000000000000003000000000000000100000000000000010000000000000002000000000000000100000000000000020000000000000001000000000000000300000000000000030000000000000003000000000000000200000000000000020000000000000003000000000000000200000000000000020000000000000001000000000000000100000000000000010000000000000002000000000000000100000000000000010000000000000003000000000000000300000000000000010000000000000001000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<5xui64> {
    %c0 = stablehlo.constant dense<[10, 10, 15, 8, 12]> : tensor<5xui64>
    return %c0 : tensor<5xui64>
  }
}

// -----

module @types_reduce_sum_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<5xf8E3M4>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf8E3M4>, tensor<f8E3M4>) -> tensor<5xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x4022413D47293D3C44432D2C433C3B3B3335412C2B43442E3B2D34462942"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5xf8E3M4> {
    %c0 = stablehlo.constant dense<[10.0, 10.5, 10.0, 10.0, 9.5]> : tensor<5xf8E3M4>
    return %c0 : tensor<5xf8E3M4>
  }
}

// -----

module @types_reduce_sum_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<5xf8E4M3>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf8E4M3>, tensor<f8E4M3>) -> tensor<5xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3A4240423C42424038403F3D3B33413B43333C41443241363E3632373B35"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5xf8E4M3> {
    %c0 = stablehlo.constant dense<[12.0, 11.0, 9.0, 11.0, 6.5]> : tensor<5xf8E4M3>
    return %c0 : tensor<5xf8E4M3>
  }
}

// -----

module @types_reduce_sum_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<5xf8E4M3B11FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x615C63535B64525A5E615C52625D63555C53566461615858556353565B5A"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[11.0, 8.0, 11.0, 10.0, 8.0]> : tensor<5xf8E4M3B11FNUZ>
    return %c0 : tensor<5xf8E4M3B11FNUZ>
  }
}

// -----

module @types_reduce_sum_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<5xf8E4M3FN>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3E3A35403242394140423B42423F3D444137423A433E4037403B3D3B333A"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[9.0, 12.0, 12.0, 11.0, 8.0]> : tensor<5xf8E4M3FN>
    return %c0 : tensor<5xf8E4M3FN>
  }
}

// -----

module @types_reduce_sum_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<5xf8E4M3FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4B3F4949434048434B4A4B4842414B464A494A4C41454A48464744423842"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[10.0, 13.0, 12.0, 12.0, 8.0]> : tensor<5xf8E4M3FNUZ>
    return %c0 : tensor<5xf8E4M3FNUZ>
  }
}

// -----

module @types_reduce_sum_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<5xf8E5M2>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf8E5M2>, tensor<f8E5M2>) -> tensor<5xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3D40414038424140413C403B3F3C3F403D413C41413B39413D4241403A42"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5xf8E5M2> {
    %c0 = stablehlo.constant dense<[12.0, 8.0, 10.0, 10.0, 12.0]> : tensor<5xf8E5M2>
    return %c0 : tensor<5xf8E5M2>
  }
}

// -----

module @types_reduce_sum_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<5xf8E5M2FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x46443F4144454541454644424545464143424446443E4544413E45414345"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[10.0, 12.0, 14.0, 12.0, 10.0]> : tensor<5xf8E5M2FNUZ>
    return %c0 : tensor<5xf8E5M2FNUZ>
  }
}

// -----

module @types_reduce_sum_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<5xf8E8M0FNU>
    %cst = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<5xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x808080807F808080807E807F7F7F7F807E8080807F7E7E80807F7F808080"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<0xFF> : tensor<5xf8E8M0FNU>
    return %c0 : tensor<5xf8E8M0FNU>
  }
}

// -----

module @types_reduce_sum_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<5xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xB53F593FE23F21403F400B400740B23F13402F40C73F4E3F0E3F12400140B93F0E409D3F263F3840863F0D3F1F403F40863F2C4001400D404C3FDC3F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[11.75, 10.9375, 9.75, 10.625, 10.5]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
}

// -----

module @types_reduce_sum_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf16>, tensor<f16>) -> tensor<5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0xC340A23D0B3C883A003BB641B83C8A4179404F39CF41573C233BCC3F573F2641263D403A49414B3BA8395F3F883AF740B93E6E3F3D3ACC40CF40D13A"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5xf16> {
    %c0 = stablehlo.constant dense<[9.34375, 10.84375, 9.3203125, 9.40625, 9.9765625]> : tensor<5xf16>
    return %c0 : tensor<5xf16>
  }
}

// -----

module @types_reduce_sum_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x60102E408CD98B3FB173F13F572811402E88AF3FD19F3B40B0A3913F2F33413FC25DD83F1B0E613FA829E93FAB71C03F3E0F013FB6093D40348D3040A7D70C408DC88F3F6C5BEF3F85FE2440438E1C408BFB1B401D49223F6BADBB3F3EEFEF3F7BEC2A4033029B3FA29C6F3F87503340084E3640AE911A3F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[12.269729, 7.7870307, 11.410423, 11.436092, 11.07176]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
}

// -----

module @types_reduce_sum_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x85D46B9F5CA9F13F86F6A77D822AF33FFBBB0C33A54CF13F4001ED03B970FC3F6595BCB8D2F6044097814D5B48FEF73FE6C0EC225C6E0440D2D8AB5A0C4603408E64F521D20CFC3FC4BB1F4D52C9E83F5FDCE19B93D4FE3F6AAF71B24CA402407BFDFFE0ABA3F93FD389C86A2EBD0540BE7EC93F6557FA3F6CB913E451870440E0254ED9EAF7E13F9502EE04FAB3F63F627BD7060733E03FD6862EBF25110140ED47B779911805406600FDE4E4980240823418BEAEF00340463F3AA042F9F13F37F19F6E891BE13F1400767BA44EE93F88D712173737034026C78F942C53F33F06C343B1200BF03F3616EDE164FB0640"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[9.280558708417894, 11.747918384086976, 10.512696445324323, 11.217128618096712, 8.810695815342019]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
}

// -----

module @types_reduce_sum_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xB289513F838439402AED273F23DC1240C7FC19409A4C284070A4E93F318BDD3F20EDE33F10AEFA3F4D4FD23F3C2A15408180553F5AC21340B373284020DBBC3F5BD8C63FEBB9BE3F0E5A3C3FA31C2940210D1340D47417403EF3D23FCE92483F9B1F0940115009407D40CD3FA342E13F824CB33F364ABD3FF5BF1D40F31BBA3F47E3BF3F20A5EF3F2E4F3240E4180540A78BF13F4B0F2E40B5641F40117CE03F79BF09409237B93FE3FF203F2E61723FFCB127406BC7613FC3B8C83F04EB1240E8EE793F3E0F2040D8565E3F26E0024046542F3F101438402EF50F406CDEBD3F47533A3FB6990B40FA34F63FE0D93F40"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(9.129573,13.843024), (9.701005,11.066592), (11.896904,10.790034), (11.347188,10.044817), (7.430359,14.084366)]> : tensor<5xcomplex<f32>>
    return %c0 : tensor<5xcomplex<f32>>
  }
}

// -----

module @types_reduce_sum_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<5xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x6xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xD9005048C0DA034018B3CCF2D7BCFD3F5D583651F2C20740A79F3012F62FF33F7F35F9F01DF70540E240FAB5811EF73F62038E4EA1250440F46BC932D6D5E33F918BB5DE9A24E33FED22905F1290F63FAEF2A6126EB2E03F2D019407B5D3FD3FEC8EC103B25EFB3FA41FA893A0F1F53F7C56C2277583FB3FECFC4AF0E869E63F4D2814ADBE0F064082378E5281EC0240C181C1DE2247FB3F3F4D7918AC67EA3FC6F0FB4F11880540AF9CA626FD7F07402A68EF192293F03FBF45104DFAC704408FDDC672AE7D0440644AAE71A28F044076276091EBCD034004BE49F9385602403834B744B1EB0240D9EC858E9FADF63F108FFF628B2C03402AF010E2DEAA0340686C95F50422064017018772B2A90340C88CB0CA46390240983C1E4D78810740B8476735C8D6004080C44012DDDCE13FB4145CA8B4800140EACB41633EC7F73F97C4226A38B8F63F850CF56E1C9F014016F1E9C183BB02400E56B4D977FFE13F6EE50C9F4D6F0040FED0D497A67EF03F1BC86FF9CE8F0440B78DD4D6496EF33F99F47DE8A237F23F261A838BFEA90440F495A9758CE70340B40169D00687004011F03165FF6307404DA6697241B90740F0A49CB8F97F04405840328229B0F83FB192335E35320640E2383DE65B94F13F26E8EE35DFE1ED3FA850E0ECC422E93F"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(11.836036841521679,8.39697478525964), (11.620128744587502,10.797695773020259), (14.84332737430685,14.134133964345516), (12.678820470213095,7.0548268773100595), (12.82129707485569,11.041615946380595)]> : tensor<5xcomplex<f64>>
    return %c0 : tensor<5xcomplex<f64>>
  }
}
