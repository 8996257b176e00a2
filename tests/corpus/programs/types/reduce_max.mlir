module @types_reduce_max_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0 = call @expected() : () -> tensor<5xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xi1>, tensor<i1>) -> tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x000000010001000101000100000101010100000000000000000000000100"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<5xi1> {
    %c0 = stablehlo.constant dense<[true, true, true, false, true]> : tensor<5xi1>
    return %c0 : tensor<5xi1>
  }
}

// -----

module @types_reduce_max_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0 = call @expected() : () -> tensor<5xi2>
    %c = stablehlo.constant dense<-2> : tensor<i2>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xi2>, tensor<i2>) -> tensor<5xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi2>, tensor<5xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<5xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5xi2>
    return %c0 : tensor<5xi2>
  }
}

// -----

module @types_reduce_max_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<5xi4>
    %c = stablehlo.constant dense<-8> : tensor<i4>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xi4>, tensor<i4>) -> tensor<5xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi4>, tensor<5xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x010203010101010201030201010202010101020201030101010202030202"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<5xi4> {
    %c0 = stablehlo.constant dense<[3, 3, 2, 3, 3]> : tensor<5xi4>
    return %c0 : tensor<5xi4>
  }
}

// -----

module @types_reduce_max_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0 = call @expected() : () -> tensor<5xui2>
    %c = stablehlo.constant dense<0> : tensor<ui2>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xui2>, tensor<ui2>) -> tensor<5xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui2>, tensor<5xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x030103030201010102010103020102020102020201020303030303030103"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<5xui2> {
    %c0 = stablehlo.constant dense<[3, 3, 2, 3, 3]> : tensor<5xui2>
    return %c0 : tensor<5xui2>
  }
}

// -----

module @types_reduce_max_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<5xui4>
    %c = stablehlo.constant dense<0> : tensor<ui4>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xui4>, tensor<ui4>) -> tensor<5xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui4>, tensor<5xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x020302020201030101030301020203030302010103030202010303020202"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<5xui4> {
    %c0 = stablehlo.constant dense<3> : tensor<5xui4>
    return %c0 : tensor<5xui4>
  }
}

// -----

module @types_reduce_max_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<5xi8>
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xi8>, tensor<i8>) -> tensor<5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi8>, tensor<5xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x010302020202020101030101020302030301020303020102010301020303"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5xi8> {
    %c0 = stablehlo.constant dense<3> : tensor<5xi8>
    return %c0 : tensor<5xi8>
  }
}

// -----

module @types_reduce_max_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<5xi16>
    %c = stablehlo.constant dense<-32768> : tensor<i16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xi16>, tensor<i16>) -> tensor<5xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi16>, tensor<5xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x030003000300010002000100010002000100020001000300020002000100020002000200010003000300030002000100020003000300030003000200"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<5xi16> {
    %c0 = stablehlo.constant dense<[3, 3, 2, 3, 3]> : tensor<5xi16>
    return %c0 : tensor<5xi16>
  }
}

// -----

module @types_reduce_max_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<5xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xi32>, tensor<i32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x020000000300000002000000020000000200000002000000020000000300000001000000030000000200000003000000020000000200000003000000010000000100000001000000020000000200000002000000020000000300000003000000020000000300000001000000010000000100000002000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<3> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
}

// -----

module @types_reduce_max_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<5xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xi64>, tensor<i64>) -> tensor<5xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000001000000000000000200000000000000030000000000000002000000000000000200000000000000010000000000000002000000000000000100000000000000010000000000000003000000000000000200000000000000020000000000000003000000000000000300000000000000020000000000000002000000000000000300000000000000010000000000000003000000000000000300000000000000030000000000000002000000000000000100000000000000030000000000000002000000000000000100000000000000020000000000000003000000000000000300000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<5xi64> {
    %c0 = stablehlo.constant dense<3> : tensor<5xi64>
    return %c0 : tensor<5xi64>
  }
}

// -----

module @types_reduce_max_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<5xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xui8>, tensor<ui8>) -> tensor<5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x030202010103010302010201030302010302020102030203030103030101"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<5xui8> {
    %c0 = stablehlo.constant dense<3> : tensor<5xui8>
    return %c0 : tensor<5xui8>
  }
}

// -----

module @types_reduce_max_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<5xui16>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xui16>, tensor<ui16>) -> tensor<5xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x020001000300030003000100010002000100030001000300010002000300010001000200010002000100030003000100020001000200030003000100"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<5xui16> {
    %c0 = stablehlo.constant dense<3> : tensor<5xui16>
    return %c0 : tensor<5xui16>
  }
}

// -----

module @types_reduce_max_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<5xui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xui32>, tensor<ui32>) -> tensor<5xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000200000001000000020000000300000001000000030000000100000001000000030000000200000001000000010000000100000002000000030000000300000001000000010000000200000002000000010000000100000001000000020000000200000001000000020000000300000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5xui32> {
    %c0 = stablehlo.constant dense<[3, 3, 3, 2, 3]> : tensor<5xui32>
    return %c0 : tensor<5xui32>
  }
}

// -----

module @types_reduce_max_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<5xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xui64>, tensor<ui64>) -> tensor<5xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000002000000000000000300000000000000020000000000000002000000000000000300000000000000020000000000000003000000000000000200000000000000020000000000000003000000000000000300000000000000010000000000000003000000000000000200000000000000010000000000000002000000000000000300000000000000020000000000000002000000000000000300000000000000010000000000000002000000000000000100000000000000020000000000000003000000000000000100000000000000020000000000000002000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<5xui64> {
    %c0 = stablehlo.constant dense<3> : tensor<5xui64>
    return %c0 : tensor<5xui64>
  }
}

// -----

module @types_reduce_max_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<5xf8E3M4>
    %cst = stablehlo.constant dense<0xF0> : tensor<f8E3M4>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf8E3M4>, tensor<f8E3M4>) -> tensor<5xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x31483924462F434042384448434535433A4729283B283545473D36414629"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<5xf8E3M4> {
    %c0 = stablehlo.constant dense<[3.0, 3.0, 2.875, 2.625, 2.875]> : tensor<5xf8E3M4>
    return %c0 : tensor<5xf8E3M4>
  }
}

// -----

module @types_reduce_max_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<5xf8E4M3>
    %cst = stablehlo.constant dense<0xF8> : tensor<f8E4M3>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf8E4M3>, tensor<f8E4M3>) -> tensor<5xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3B433D313B403D43304044393F433639423D444133433F4243413A443C3A"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<5xf8E4M3> {
    %c0 = stablehlo.constant dense<[2.75, 3.0, 2.75, 3.0, 3.0]> : tensor<5xf8E4M3>
    return %c0 : tensor<5xf8E4M3>
  }
}

// -----

module @types_reduce_max_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<5xf8E4M3B11FNUZ>
    %cst = stablehlo.constant dense<-3.000000e+01> : tensor<f8E4M3B11FNUZ>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x595D5B626261515F62645A575854635F515D63596251615A635962605A64"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[2.5, 3.0, 2.75, 2.75, 3.0]> : tensor<5xf8E4M3B11FNUZ>
    return %c0 : tensor<5xf8E4M3B11FNUZ>
  }
}

// -----

module @types_reduce_max_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<5xf8E4M3FN>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f8E4M3FN>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x363336403C3A303A36363A43323843433A424143413A4040323E3E353439"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[2.0, 2.75, 2.75, 2.75, 1.75]> : tensor<5xf8E4M3FN>
    return %c0 : tensor<5xf8E4M3FN>
  }
}

// -----

module @types_reduce_max_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<5xf8E4M3FNUZ>
    %cst = stablehlo.constant dense<-2.400000e+02> : tensor<f8E4M3FNUZ>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4644464C3942414C494B424B414B40494749434646473F44483C414B4945"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[3.0, 3.0, 2.75, 1.875, 2.75]> : tensor<5xf8E4M3FNUZ>
    return %c0 : tensor<5xf8E4M3FNUZ>
  }
}

// -----

module @types_reduce_max_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<5xf8E5M2>
    %cst = stablehlo.constant dense<0xFC> : tensor<f8E5M2>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf8E5M2>, tensor<f8E5M2>) -> tensor<5xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x413A3D3B42403A3E3C423F403D3F3C3D3B413C423F403D3C3D3A413D3E38"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<5xf8E5M2> {
    %c0 = stablehlo.constant dense<[3.0, 3.0, 2.5, 3.0, 2.5]> : tensor<5xf8E5M2>
    return %c0 : tensor<5xf8E5M2>
  }
}

// -----

module @types_reduce_max_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<5xf8E5M2FNUZ>
    %cst = stablehlo.constant dense<-5.734400e+04> : tensor<f8E5M2FNUZ>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x453D44443F464544424341453D444345424645434645453C3E4241454544"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[3.0, 2.5, 3.0, 3.0, 2.5]> : tensor<5xf8E5M2FNUZ>
    return %c0 : tensor<5xf8E5M2FNUZ>
  }
}

// -----

module @types_reduce_max_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<5xf8E8M0FNU>
    %cst = stablehlo.constant dense<0xFF> : tensor<f8E8M0FNU>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<5xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x807F7F7F80808080808080807F80807F807E807F807F7F807E80807F807E"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<0xFF> : tensor<5xf8E8M0FNU>
    return %c0 : tensor<5xf8E8M0FNU>
  }
}

// -----

module @types_reduce_max_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<5xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xC23FF03F883F5A3F06402240A83FDE3FB23FA43FD13F3F3F0340B13F1640873F084005401D4005402C4012401C403040B73FC73FDA3F703F0D403340"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[2.53125, 1.734375, 2.34375, 2.75, 2.796875]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
}

// -----

module @types_reduce_max_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5xf16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf16>, tensor<f16>) -> tensor<5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x3D403141743EC241D73BFC3A363A383F0441933B5B41F541B63C7D3E803AEB3CB140E03EA33E2B3B0240463CDF3B7B413341E1404C41DC3CC63CDE3D"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5xf16> {
    %c0 = stablehlo.constant dense<[2.87890625, 2.978515625, 2.345703125, 2.740234375, 2.6484375]> : tensor<5xf16>
    return %c0 : tensor<5xf16>
  }
}

// -----

module @types_reduce_max_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x0A401640BAD10040D4D60D400BF215406CE8303F0FB92140B02DA73F2152234004034B3F24E42740D6A42D40D57C36403DFB1240CFED0B40646D1940948C3C40CE8B633F94FF2A406439AF3F6F27EA3FB1A32C3FD7096E3F1BD3EC3F11D8783FD789BB3F20473C401E04533FDAB22D40058CDF3F871A3340"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[2.52692, 2.8513691, 2.9460802, 1.8501924, 2.9418411]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
}

// -----

module @types_reduce_max_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x6xf64>, tensor<f64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x8807B9E64F0703406AD66AD1662B0040B49D69D4E70300404F110DAAC33F0640FBD49244FA09F53F0B91B0C46A6707408C36DE0D15730340802433E89705EF3F847DE90E45EFFA3FEA1DC837FA96E43FA316F8836C10FF3F7EC578213434ED3F9D35BA33042C04405E1846CA2980F43F362E65FAC7EDE63FF02448B3DAA20140A1F87DE766DCF43FA0B0ACF4F28BF33F2E3F231F9BFDEF3F69D20D3C4FC5F23F331CAF71AAB9F93FA441FE3C6F16FC3F0DB9909E93790440F245DE918E0704402A655F6690EEF73FC44212701EFEF53FBC58ACB03621F33F56D9089DCC72E73FC1D338EF9A6D04404E67C50C77580540"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[2.9254966131576388, 2.4311925013960884, 2.5214923897935493, 2.559363592902747, 2.668195819639471]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
}
