module @types_dynamic_slice_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi1>
    %want0 = call @expected() : () -> tensor<3x2xi1>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xi1>, tensor<i32>, tensor<i32>) -> tensor<3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi1> {
    %c0 = stablehlo.constant dense<"0x010000000101000001000100010000000101010101010001000001010101"> : tensor<5x6xi1>
    return %c0 : tensor<5x6xi1>
  }
  func.func private @expected() -> tensor<3x2xi1> {
    %c0 = stablehlo.constant dense<[[false, false], [true, true], [false, true]]> : tensor<3x2xi1>
    return %c0 : tensor<3x2xi1>
  }
}

// -----

module @types_dynamic_slice_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi2>
    %want0 = call @expected() : () -> tensor<3x2xi2>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xi2>, tensor<i32>, tensor<i32>) -> tensor<3x2xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi2>, tensor<3x2xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    return %c0 : tensor<5x6xi2>
  }
  func.func private @expected() -> tensor<3x2xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<3x2xi2>
    return %c0 : tensor<3x2xi2>
  }
}

// -----

module @types_dynamic_slice_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi4>
    %want0 = call @expected() : () -> tensor<3x2xi4>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xi4>, tensor<i32>, tensor<i32>) -> tensor<3x2xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi4>, tensor<3x2xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi4> {
    %c0 = stablehlo.constant dense<"0x030202020102010203030303020303010202010302030202020201010202"> : tensor<5x6xi4>
    return %c0 : tensor<5x6xi4>
  }
  func.func private @expected() -> tensor<3x2xi4> {
    %c0 = stablehlo.constant dense<[[3, 3], [3, 2], [2, 1]]> : tensor<3x2xi4>
    return %c0 : tensor<3x2xi4>
  }
}

// -----

module @types_dynamic_slice_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui2>
    %want0 = call @expected() : () -> tensor<3x2xui2>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xui2>, tensor<i32>, tensor<i32>) -> tensor<3x2xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xui2>, tensor<3x2xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui2> {
    %c0 = stablehlo.constant dense<"0x030102020303010203030103020302010202030101030101010201030203"> : tensor<5x6xui2>
    return %c0 : tensor<5x6xui2>
  }
  func.func private @expected() -> tensor<3x2xui2> {
    %c0 = stablehlo.constant dense<[[3, 2], [1, 1], [2, 1]]> : tensor<3x2xui2>
    return %c0 : tensor<3x2xui2>
  }
}

// -----

module @types_dynamic_slice_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui4>
    %want0 = call @expected() : () -> tensor<3x2xui4>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xui4>, tensor<i32>, tensor<i32>) -> tensor<3x2xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xui4>, tensor<3x2xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui4> {
    %c0 = stablehlo.constant dense<"0x010303020102010201020301020202030202020101020101020101010201"> : tensor<5x6xui4>
    return %c0 : tensor<5x6xui4>
  }
  func.func private @expected() -> tensor<3x2xui4> {
    %c0 = stablehlo.constant dense<[[2, 2], [1, 1], [1, 1]]> : tensor<3x2xui4>
    return %c0 : tensor<3x2xui4>
  }
}

// -----

module @types_dynamic_slice_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<3x2xi8>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xi8>, tensor<i32>, tensor<i32>) -> tensor<3x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x020301010203030202030102020203030301010202020103010101020101"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<3x2xi8> {
    %c0 = stablehlo.constant dense<[[2, 3], [2, 2], [1, 1]]> : tensor<3x2xi8>
    return %c0 : tensor<3x2xi8>
  }
}

// -----

module @types_dynamic_slice_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi16>
    %want0 = call @expected() : () -> tensor<3x2xi16>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xi16>, tensor<i32>, tensor<i32>) -> tensor<3x2xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi16>, tensor<3x2xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi16> {
    %c0 = stablehlo.constant dense<"0x010002000200010003000300030001000200010001000300030001000300020002000300010002000300010001000200010003000200030002000300"> : tensor<5x6xi16>
    return %c0 : tensor<5x6xi16>
  }
  func.func private @expected() -> tensor<3x2xi16> {
    %c0 = stablehlo.constant dense<[[1, 3], [2, 3], [3, 2]]> : tensor<3x2xi16>
    return %c0 : tensor<3x2xi16>
  }
}

// -----

module @types_dynamic_slice_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi32>
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xi32>, tensor<i32>, tensor<i32>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi32> {
    %c0 = stablehlo.constant dense<"0x030000000200000001000000020000000200000001000000010000000300000003000000020000000300000003000000020000000300000002000000030000000200000003000000030000000300000002000000030000000100000001000000010000000300000001000000010000000100000003000000"> : tensor<5x6xi32>
    return %c0 : tensor<5x6xi32>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[3, 2], [3, 2], [3, 1]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
}

// -----

module @types_dynamic_slice_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi64>
    %want0 = call @expected() : () -> tensor<3x2xi64>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xi64>, tensor<i64>, tensor<i64>) -> tensor<3x2xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi64>, tensor<3x2xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000100000000000000030000000000000003000000000000000100000000000000020000000000000002000000000000000300000000000000020000000000000003000000000000000300000000000000020000000000000001000000000000000100000000000000010000000000000001000000000000000300000000000000010000000000000003000000000000000100000000000000010000000000000001000000000000000200000000000000010000000000000001000000000000000100000000000000030000000000000003000000000000000200000000000000"> : tensor<5x6xi64>
    return %c0 : tensor<5x6xi64>
  }
  func.func private @expected() -> tensor<3x2xi64> {
    %c0 = stablehlo.constant dense<[[1, 1], [3, 1], [1, 1]]> : tensor<3x2xi64>
    return %c0 : tensor<3x2xi64>
  }
}

// -----

module @types_dynamic_slice_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui8>
    %want0 = call @expected() : () -> tensor<3x2xui8>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xui8>, tensor<i32>, tensor<i32>) -> tensor<3x2xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xui8>, tensor<3x2xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui8> {
    %c0 = stablehlo.constant dense<"0x030201030103020201030102010201010203030102020102010102030303"> : tensor<5x6xui8>
    return %c0 : tensor<5x6xui8>
  }
  func.func private @expected() -> tensor<3x2xui8> {
    %c0 = stablehlo.constant dense<[[2, 1], [1, 2], [1, 2]]> : tensor<3x2xui8>
    return %c0 : tensor<3x2xui8>
  }
}

// -----

module @types_dynamic_slice_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui16>
    %want0 = call @expected() : () -> tensor<3x2xui16>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xui16>, tensor<i32>, tensor<i32>) -> tensor<3x2xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xui16>, tensor<3x2xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui16> {
    %c0 = stablehlo.constant dense<"0x030001000100010003000100020002000100010003000300010002000200010001000200020003000300020003000200010002000200010002000300"> : tensor<5x6xui16>
    return %c0 : tensor<5x6xui16>
  }
  func.func private @expected() -> tensor<3x2xui16> {
    %c0 = stablehlo.constant dense<[[2, 2], [3, 3], [2, 2]]> : tensor<3x2xui16>
    return %c0 : tensor<3x2xui16>
  }
}

// -----

module @types_dynamic_slice_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<3x2xui32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xui32>, tensor<i32>, tensor<i32>) -> tensor<3x2xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x010000000300000003000000030000000100000003000000010000000200000003000000030000000300000002000000010000000100000003000000030000000300000002000000030000000200000003000000010000000100000003000000030000000200000002000000020000000300000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<3x2xui32> {
    %c0 = stablehlo.constant dense<[[1, 3], [2, 3], [2, 2]]> : tensor<3x2xui32>
    return %c0 : tensor<3x2xui32>
  }
}

// -----

module @types_dynamic_slice_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui64>
    %want0 = call @expected() : () -> tensor<3x2xui64>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xui64>, tensor<i64>, tensor<i64>) -> tensor<3x2xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xui64>, tensor<3x2xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui64> {
    %c0 = stablehlo.constant dense<"0x030000000000000002000000000000000200000000000000030000000000000002000000000000000100000000000000030000000000000003000000000000000300000000000000020000000000000001000000000000000300000000000000020000000000000002000000000000000300000000000000030000000000000001000000000000000200000000000000030000000000000002000000000000000200000000000000010000000000000001000000000000000300000000000000020000000000000002000000000000000300000000000000030000000000000001000000000000000300000000000000"> : tensor<5x6xui64>
    return %c0 : tensor<5x6xui64>
  }
  func.func private @expected() -> tensor<3x2xui64> {
    %c0 = stablehlo.constant dense<[[2, 3], [2, 2], [2, 3]]> : tensor<3x2xui64>
    return %c0 : tensor<3x2xui64>
  }
}

// -----

module @types_dynamic_slice_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E3M4>
    %want0 = call @expected() : () -> tensor<3x2xf8E3M4>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<3x2xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x234543423136342A26383330424430423543353239443D424221293D3741"> : tensor<5x6xf8E3M4>
    return %c0 : tensor<5x6xf8E3M4>
  }
  func.func private @expected() -> tensor<3x2xf8E3M4> {
    %c0 = stablehlo.constant dense<[[2.5, 1.0], [1.125, 1.5625], [0.53125, 0.78125]]> : tensor<3x2xf8E3M4>
    return %c0 : tensor<3x2xf8E3M4>
  }
}

// -----

module @types_dynamic_slice_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3>
    %want0 = call @expected() : () -> tensor<3x2xf8E4M3>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<3x2xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3C3A3A3B374238404142393A41363B3044433D43393F3C433F3B3F3E4343"> : tensor<5x6xf8E4M3>
    return %c0 : tensor<5x6xf8E4M3>
  }
  func.func private @expected() -> tensor<3x2xf8E4M3> {
    %c0 = stablehlo.constant dense<[[0.875, 1.375], [2.75, 1.125], [1.375, 1.875]]> : tensor<3x2xf8E4M3>
    return %c0 : tensor<3x2xf8E4M3>
  }
}

// -----

module @types_dynamic_slice_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<3x2xf8E4M3B11FNUZ>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<3x2xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x63605B5C5763626462616161646362585D5E615A5E515862606360616461"> : tensor<5x6xf8E4M3B11FNUZ>
    return %c0 : tensor<5x6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x2xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[2.75, 2.5], [1.25, 1.75], [2.75, 2.0]]> : tensor<3x2xf8E4M3B11FNUZ>
    return %c0 : tensor<3x2xf8E4M3B11FNUZ>
  }
}

// -----

module @types_dynamic_slice_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x2xf8E4M3FN>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<3x2xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3E39414443424232413A3A4142433934393E413C4232403F423D3943423C"> : tensor<5x6xf8E4M3FN>
    return %c0 : tensor<5x6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x2xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[2.75, 1.125], [1.5, 2.5], [1.625, 1.125]]> : tensor<3x2xf8E4M3FN>
    return %c0 : tensor<3x2xf8E4M3FN>
  }
}

// -----

module @types_dynamic_slice_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<3x2xf8E4M3FNUZ>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<3x2xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4A454A4C40414C44384B40443B463C4B444B424B44404747444A3C483A43"> : tensor<5x6xf8E4M3FNUZ>
    return %c0 : tensor<5x6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x2xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[1.75, 0.75], [2.75, 1.5], [2.5, 0.75]]> : tensor<3x2xf8E4M3FNUZ>
    return %c0 : tensor<3x2xf8E4M3FNUZ>
  }
}

// -----

module @types_dynamic_slice_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x2xf8E5M2>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<3x2xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3B423B413A413A41404141393E4142423D3D41413F42393F413A413F3D3F"> : tensor<5x6xf8E5M2>
    return %c0 : tensor<5x6xf8E5M2>
  }
  func.func private @expected() -> tensor<3x2xf8E5M2> {
    %c0 = stablehlo.constant dense<[[2.5, 3.0], [2.5, 1.75], [0.75, 2.5]]> : tensor<3x2xf8E5M2>
    return %c0 : tensor<3x2xf8E5M2>
  }
}

// -----

module @types_dynamic_slice_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<3x2xf8E5M2FNUZ>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<3x2xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x45413C463D4544454642443C3F423E45423F3E3D443F413E404544463E40"> : tensor<5x6xf8E5M2FNUZ>
    return %c0 : tensor<5x6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x2xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.5, 0.75], [0.625, 2.0], [2.5, 2.0]]> : tensor<3x2xf8E5M2FNUZ>
    return %c0 : tensor<3x2xf8E5M2FNUZ>
  }
}

// -----

module @types_dynamic_slice_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<3x2xf8E8M0FNU>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xf8E8M0FNU>, tensor<i32>, tensor<i32>) -> tensor<3x2xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<3x2xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x80807F807F8080807F807F807F7F807F808080807F807E7F7F7F80807F80"> : tensor<5x6xf8E8M0FNU>
    return %c0 : tensor<5x6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<3x2xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<[[1.0, 2.0], [2.0, 1.0], [1.0, 2.0]]> : tensor<3x2xf8E8M0FNU>
    return %c0 : tensor<3x2xf8E8M0FNU>
  }
}

// -----

module @types_dynamic_slice_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<3x2xbf16>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xbf16>, tensor<i32>, tensor<i32>) -> tensor<3x2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x2940983F4C3F9D3F8A3F0040803F2140B53F9B3F363FFD3F333F913F0A40FB3F2740CA3FBD3F02401D403440FD3F0F40933FB13FDB3FCE3F0C40C93F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<3x2xbf16> {
    %c0 = stablehlo.constant dense<[[1.1328125, 2.15625], [2.03125, 2.453125], [1.3828125, 1.7109375]]> : tensor<3x2xbf16>
    return %c0 : tensor<3x2xbf16>
  }
}

// -----

module @types_dynamic_slice_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<3x2xf16>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xf16>, tensor<i32>, tensor<i32>) -> tensor<3x2xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x1641CA41BA40DE3C69408D38033F204123409F3C003F243FD740EA3FDA40733D1140FA3BF9382D3C9B3F2B406841C640E1384A4165387939283CAB41"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<3x2xf16> {
    %c0 = stablehlo.constant dense<[[1.978515625, 2.42578125], [1.0439453125, 1.9013671875], [2.64453125, 0.54931640625]]> : tensor<3x2xf16>
    return %c0 : tensor<3x2xf16>
  }
}

// -----

module @types_dynamic_slice_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0x8C00AD3FECAC423F1E85863F2FB42140D937114063D12540F146AB3F39073340E6051D3FCDA3C43F0F7B163F7C38423F8407253F7A461C4041C41040B5AA223FB6E7873F7EE40040F94F02400C73A83FAC630440F017953F9C2521401061943FC7640F4093653D3FC4633D3F645E853F1185EB3FE4932B40"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[2.4418015, 2.2619784], [1.316011, 2.0685835], [0.73983115, 0.73980355]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @types_dynamic_slice_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xf64>, tensor<i64>, tensor<i64>) -> tensor<3x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x4C1544121C9201409324E1F8A42F074068681AFFE007F03F9CC00B0443D0F43FEC5754321A65FE3FE68E371252970140F009794C396DFF3FAB40F18B0C38F03F385C5364F183EF3F99C6064CBFEDFB3F0FEC260318B4FA3F88AEFB26EF38FC3F243DEF5CC675F13F3F72712107F5EF3FD025897611AC04404EB89494D74F01409BE24C252556ED3F9E90F50A8BD6E33FBF78D95E94BAFB3FBAEFE1CE7E71FD3F4BF668EB5844EE3F992CC881F877EC3F7039ABC332EAE33F411497B7D2E4F03FB6B14147AF74F73F4F2AFEAA4635FF3F471B110B1BD1F63F06B3D395005B07408C5BF94277260140C26C6CB4CBAC0140"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[0.9986606267153276, 2.584017683086792], [1.8402088242864765, 0.9458431814052316], [1.9505068473250906, 1.4260511810586693]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
}

// -----

module @types_dynamic_slice_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x2xcomplex<f32>>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x81063C406882C93F4847DB3F93EDF63FC400B43FE838FD3F83B27E3FE7E83440E61CB03F70CC9F3F15C3A53F0D8BE83F04329B3FF50BE33F78E10640D22C27407642A93FBE860C3FFE2BC53F64CA4B3FFCBA073F0FDA35402115833FEB57BD3FFE2E3440575F36405004513F315BAB3F36B7204065FB15406F3E8A3F6BC0F33F87F1A63F916F213FB1303E40D16ABA3FB6B82F40011D1E409A55993F6AF23B40D8CAD93F5DD1B33F42160440105AFA3FF34B3D40F02F1940E7511640F6863D4014523A4047FF4C3F390BD73FDD358D3FFEF38C3F396C193F0B76693FDC321940855725409BEECC3F45F52C4052C1973F"> : tensor<5x6xcomplex<f32>>
    return %c0 : tensor<5x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.81647205,1.3387204), (2.5111823,2.343469)], [(1.1979249,2.9366708), (1.7015028,1.4048268)], [(1.68003,1.1032063), (1.101196,0.5993076)]]> : tensor<3x2xcomplex<f32>>
    return %c0 : tensor<3x2xcomplex<f32>>
  }
}

// -----

module @types_dynamic_slice_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<3x2xcomplex<f64>>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c_0, sizes = [3, 2] : (tensor<5x6xcomplex<f64>>, tensor<i64>, tensor<i64>) -> tensor<3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xE4A13A3F6D31FE3F6604D507B4F004404E08EAF1096EEF3F1A1D073B684FF13FBEEA80B50C750340CC19FEA075C70540761D7974DBDDE13F62D4F4493A4FF43F30D44CE1A819ED3F98EC78FF2D6FF63F267E0684E9AFEF3FCB1A90E4FAECF03FA690E8BB3C02FC3F0E8AC305D490E73F6C8AA6EC2857ED3F5ADEC474D17C074090B781F20C5DE93F1BBE6F9AE6770240AFDA9CB85EACF23FDA023312C052F33F0068B1AA879B00408EE9F9B61064F33F4C3CD2E1AF42064017A9F7730564FD3F743F575E86E5F13F20D8FF7A1E8A054054EC53A4CDB20740643EC763E9A90040C0FDE324607005406A911B484DFB00406080F03F3203F83F8E0398E9FC50E63FF1634F0F2592FB3F854124F5FA0205401B65CD02E1B9FC3FC89C589D7EBA0440ABC0F35C50C70640BCAD7FC9F66E02407C700457DFC0004017A7CB100663024034DBA550769FFF3FE062A83A19960040B9A50262F942FC3FB32571A9BEA1E13F461CF668CB80074083F13F86EAE9FA3F571905585DB40640246F4BDF1D38044039ABD2A1A7A7F83FCCE46A560C810640082280235E2406403EB1BD4EC38FFF3F3E28BF7AAC5EF23F63AEC3AE398F0240C51E8EDAC8CDF53F8E1D02FAC941E13F4E9359A08A69FC3F71F2284FEDCD034093C86BD31D65EF3F0038F133054BEA3F"> : tensor<5x6xcomplex<f64>>
    return %c0 : tensor<5x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(2.96230629330743,2.0829646868876797), (2.679870880325069,2.1227059968388646)], [(2.0941759870748324,2.29835141297816), (1.976431193381086,2.0732903082501792)], [(2.7677576802709645,1.9725983691997295), (1.1481137079995416,2.3199342397181666)]]> : tensor<3x2xcomplex<f64>>
    return %c0 : tensor<3x2xcomplex<f64>>
  }
}
