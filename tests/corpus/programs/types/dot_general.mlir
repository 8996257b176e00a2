module @types_dot_general_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi4>, tensor<6x3xi4>)
    %want0 = call @expected() : () -> tensor<5x3xi4>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xi4>, tensor<6x3xi4>) -> tensor<5x3xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xi4>, tensor<5x3xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi4>, tensor<6x3xi4>) {
    %c0 = stablehlo.constant dense<"0x020201030303030301010301030301020303010303020301030101030303"> : tensor<5x6xi4>
    %c1 = stablehlo.constant dense<"0x020301010303010201020203030301010203"> : tensor<6x3xi4>
    return %c0, %c1 : tensor<5x6xi4>, tensor<6x3xi4>
  }
  func.func private @expected() -> tensor<5x3xi4> {
    %c0 = stablehlo.constant dense<[[-7, 3, -2], [6, 1, 6], [-6, 7, -1], [6, 1, -7], [-6, 3, -4]]> : tensor<5x3xi4>
    return %c0 : tensor<5x3xi4>
  }
}

// -----

module @types_dot_general_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui4>, tensor<6x3xui4>)
    %want0 = call @expected() : () -> tensor<5x3xui4>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xui4>, tensor<6x3xui4>) -> tensor<5x3xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xui4>, tensor<5x3xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui4>, tensor<6x3xui4>) {
    %c0 = stablehlo.constant dense<"0x010302010102030201030203030203010303020202010303020102010202"> : tensor<5x6xui4>
    %c1 = stablehlo.constant dense<"0x020103030303010203020301020302010301"> : tensor<6x3xui4>
    return %c0, %c1 : tensor<5x6xui4>, tensor<6x3xui4>
  }
  func.func private @expected() -> tensor<5x3xui4> {
    %c0 = stablehlo.constant dense<[[3, 10, 7], [10, 3, 12], [10, 4, 2], [7, 1, 12], [1, 8, 6]]> : tensor<5x3xui4>
    return %c0 : tensor<5x3xui4>
  }
}

// -----

module @types_dot_general_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi8>, tensor<6x3xi8>)
    %want0 = call @expected() : () -> tensor<5x3xi8>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xi8>, tensor<6x3xi8>) -> tensor<5x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xi8>, tensor<5x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi8>, tensor<6x3xi8>) {
    %c0 = stablehlo.constant dense<"0x020201030302020102020302030301020203010103020202030103010103"> : tensor<5x6xi8>
    %c1 = stablehlo.constant dense<"0x010301010301030103030303030202010103"> : tensor<6x3xi8>
    return %c0, %c1 : tensor<5x6xi8>, tensor<6x3xi8>
  }
  func.func private @expected() -> tensor<5x3xi8> {
    %c0 = stablehlo.constant dense<[[27, 30, 28], [26, 25, 27], [24, 32, 28], [25, 21, 27], [22, 23, 27]]> : tensor<5x3xi8>
    return %c0 : tensor<5x3xi8>
  }
}

// -----

module @types_dot_general_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi16>, tensor<6x3xi16>)
    %want0 = call @expected() : () -> tensor<5x3xi16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xi16>, tensor<6x3xi16>) -> tensor<5x3xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xi16>, tensor<5x3xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi16>, tensor<6x3xi16>) {
    %c0 = stablehlo.constant dense<"0x010002000100020003000300010003000300030003000100030001000100030002000200010001000200010003000200020001000300020001000200"> : tensor<5x6xi16>
    %c1 = stablehlo.constant dense<"0x010001000100020001000300030002000100030003000100020001000300030003000100"> : tensor<6x3xi16>
    return %c0, %c1 : tensor<5x6xi16>, tensor<6x3xi16>
  }
  func.func private @expected() -> tensor<5x3xi16> {
    %c0 = stablehlo.constant dense<[[29, 23, 22], [34, 25, 26], [27, 23, 18], [24, 18, 18], [27, 22, 15]]> : tensor<5x3xi16>
    return %c0 : tensor<5x3xi16>
  }
}

// -----

module @types_dot_general_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi32>, tensor<6x3xi32>)
    %want0 = call @expected() : () -> tensor<5x3xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xi32>, tensor<6x3xi32>) -> tensor<5x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi32>, tensor<6x3xi32>) {
    %c0 = stablehlo.constant dense<"0x020000000300000003000000020000000100000002000000020000000300000001000000010000000100000001000000020000000100000002000000020000000200000001000000030000000300000002000000010000000100000002000000030000000100000003000000020000000100000003000000"> : tensor<5x6xi32>
    %c1 = stablehlo.constant dense<"0x020000000100000002000000030000000100000001000000030000000100000002000000030000000200000002000000030000000300000001000000030000000200000002000000"> : tensor<6x3xi32>
    return %c0, %c1 : tensor<5x6xi32>, tensor<6x3xi32>
  }
  func.func private @expected() -> tensor<5x3xi32> {
    %c0 = stablehlo.constant dense<[[37, 19, 22], [25, 13, 14], [28, 17, 17], [33, 17, 20], [36, 20, 24]]> : tensor<5x3xi32>
    return %c0 : tensor<5x3xi32>
  }
}

// -----

module @types_dot_general_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi64>, tensor<6x3xi64>)
    %want0 = call @expected() : () -> tensor<5x3xi64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xi64>, tensor<6x3xi64>) -> tensor<5x3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xi64>, tensor<5x3xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi64>, tensor<6x3xi64>) {
    %c0 = stablehlo.constant dense<"0x020000000000000002000000000000000100000000000000010000000000000002000000000000000100000000000000030000000000000003000000000000000200000000000000010000000000000002000000000000000200000000000000030000000000000003000000000000000300000000000000020000000000000001000000000000000200000000000000020000000000000001000000000000000100000000000000020000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000003000000000000000100000000000000"> : tensor<5x6xi64>
    %c1 = stablehlo.constant dense<"0x030000000000000001000000000000000300000000000000010000000000000002000000000000000100000000000000020000000000000002000000000000000100000000000000010000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000300000000000000"> : tensor<6x3xi64>
    return %c0, %c1 : tensor<5x6xi64>, tensor<6x3xi64>
  }
  func.func private @expected() -> tensor<5x3xi64> {
    %c0 = stablehlo.constant dense<[[17, 16, 18], [25, 23, 26], [26, 25, 27], [15, 14, 17], [15, 15, 16]]> : tensor<5x3xi64>
    return %c0 : tensor<5x3xi64>
  }
}

// -----

module @types_dot_general_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui8>, tensor<6x3xui8>)
    %want0 = call @expected() : () -> tensor<5x3xui8>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xui8>, tensor<6x3xui8>) -> tensor<5x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xui8>, tensor<5x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui8>, tensor<6x3xui8>) {
    %c0 = stablehlo.constant dense<"0x020303010101010301030101010102020303030202030303010302030102"> : tensor<5x6xui8>
    %c1 = stablehlo.constant dense<"0x020301030303020201030301010202030303"> : tensor<6x3xui8>
    return %c0, %c1 : tensor<5x6xui8>, tensor<6x3xui8>
  }
  func.func private @expected() -> tensor<5x3xui8> {
    %c0 = stablehlo.constant dense<[[26, 29, 20], [26, 28, 19], [27, 31, 23], [37, 43, 29], [31, 33, 23]]> : tensor<5x3xui8>
    return %c0 : tensor<5x3xui8>
  }
}

// -----

module @types_dot_general_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui16>, tensor<6x3xui16>)
    %want0 = call @expected() : () -> tensor<5x3xui16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xui16>, tensor<6x3xui16>) -> tensor<5x3xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xui16>, tensor<5x3xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui16>, tensor<6x3xui16>) {
    %c0 = stablehlo.constant dense<"0x010001000200020002000200030003000200030003000200010003000100010001000100030001000300010003000100030003000300030001000300"> : tensor<5x6xui16>
    %c1 = stablehlo.constant dense<"0x030001000200030001000200010002000200030003000200030003000200010003000100"> : tensor<6x3xui16>
    return %c0, %c1 : tensor<5x6xui16>, tensor<6x3xui16>
  }
  func.func private @expected() -> tensor<5x3xui16> {
    %c0 = stablehlo.constant dense<[[22, 24, 18], [40, 34, 30], [20, 15, 15], [28, 25, 23], [36, 33, 29]]> : tensor<5x3xui16>
    return %c0 : tensor<5x3xui16>
  }
}

// -----

module @types_dot_general_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui32>, tensor<6x3xui32>)
    %want0 = call @expected() : () -> tensor<5x3xui32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xui32>, tensor<6x3xui32>) -> tensor<5x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xui32>, tensor<5x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui32>, tensor<6x3xui32>) {
    %c0 = stablehlo.constant dense<"0x020000000300000003000000030000000100000002000000010000000100000001000000020000000300000002000000010000000300000001000000010000000100000001000000020000000200000003000000030000000300000003000000030000000300000002000000030000000300000001000000"> : tensor<5x6xui32>
    %c1 = stablehlo.constant dense<"0x020000000300000003000000010000000300000003000000010000000300000003000000030000000200000002000000020000000300000003000000010000000300000001000000"> : tensor<6x3xui32>
    return %c0, %c1 : tensor<5x6xui32>, tensor<6x3xui32>
  }
  func.func private @expected() -> tensor<5x3xui32> {
    %c0 = stablehlo.constant dense<[[23, 39, 35], [18, 28, 24], [12, 23, 21], [27, 45, 39], [27, 42, 40]]> : tensor<5x3xui32>
    return %c0 : tensor<5x3xui32>
  }
}

// -----

module @types_dot_general_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui64>, tensor<6x3xui64>)
    %want0 = call @expected() : () -> tensor<5x3xui64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xui64>, tensor<6x3xui64>) -> tensor<5x3xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xui64>, tensor<5x3xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui64>, tensor<6x3xui64>) {
    %c0 = stablehlo.constant dense<"0x030000000000000003000000000000000200000000000000030000000000000003000000000000000300000000000000010000000000000002000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000002000000000000000300000000000000020000000000000001000000000000000300000000000000010000000000000003000000000000000200000000000000020000000000000001000000000000000100000000000000030000000000000002000000000000000200000000000000020000000000000001000000000000000100000000000000"> : tensor<5x6xui64>
    %c1 = stablehlo.constant dense<"0x030000000000000003000000000000000200000000000000010000000000000003000000000000000300000000000000020000000000000001000000000000000100000000000000020000000000000003000000000000000200000000000000020000000000000003000000000000000100000000000000020000000000000001000000000000000200000000000000"> : tensor<6x3xui64>
    return %c0, %c1 : tensor<5x6xui64>, tensor<6x3xui64>
  }
  func.func private @expected() -> tensor<5x3xui64> {
    %c0 = stablehlo.constant dense<[[34, 41, 32], [29, 33, 26], [29, 30, 26], [18, 24, 20], [23, 27, 21]]> : tensor<5x3xui64>
    return %c0 : tensor<5x3xui64>
  }
}

// -----

module @types_dot_general_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E3M4>, tensor<6x3xf8E3M4>)
    %want0 = call @expected() : () -> tensor<5x3xf8E3M4>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf8E3M4>, tensor<6x3xf8E3M4>) -> tensor<5x3xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x3xf8E3M4>, tensor<5x3xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E3M4>, tensor<6x3xf8E3M4>) {
    %c0 = stablehlo.constant dense<"0x372C45442847323C3B32383E252F48483744324436452339364635474535"> : tensor<5x6xf8E3M4>
    %c1 = stablehlo.constant dense<"0x2A364741404546354347414243413947382E"> : tensor<6x3xf8E3M4>
    return %c0, %c1 : tensor<5x6xf8E3M4>, tensor<6x3xf8E3M4>
  }
  func.func private @expected() -> tensor<5x3xf8E3M4> {
    %c0 = stablehlo.constant dense<[[0x70, 0x70, 0x70], [0x70, 15.5, 0x70], [0x70, 0x70, 0x70], [0x70, 0x70, 0x70], [0x70, 0x70, 0x70]]> : tensor<5x3xf8E3M4>
    return %c0 : tensor<5x3xf8E3M4>
  }
}

// -----

module @types_dot_general_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3>, tensor<6x3xf8E4M3>)
    %want0 = call @expected() : () -> tensor<5x3xf8E4M3>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf8E4M3>, tensor<6x3xf8E4M3>) -> tensor<5x3xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x3xf8E4M3>, tensor<5x3xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3>, tensor<6x3xf8E4M3>) {
    %c0 = stablehlo.constant dense<"0x423439393D44333537414138333943423B413C3D383C403A423E413C4243"> : tensor<5x6xf8E4M3>
    %c1 = stablehlo.constant dense<"0x353635383D3A3D3234433240434036343A41"> : tensor<6x3xf8E4M3>
    return %c0, %c1 : tensor<5x6xf8E4M3>, tensor<6x3xf8E4M3>
  }
  func.func private @expected() -> tensor<5x3xf8E4M3> {
    %c0 = stablehlo.constant dense<[[14.0, 12.0, 14.0], [16.0, 10.0, 11.0], [18.0, 11.0, 15.0], [15.0, 11.0, 12.0], [20.0, 16.0, 18.0]]> : tensor<5x3xf8E4M3>
    return %c0 : tensor<5x3xf8E4M3>
  }
}

// -----

module @types_dot_general_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<6x3xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<5x3xf8E4M3B11FNUZ>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf8E4M3B11FNUZ>, tensor<6x3xf8E4M3B11FNUZ>) -> tensor<5x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x3xf8E4M3B11FNUZ>, tensor<5x3xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<6x3xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<"0x56505B63645C5D61545863605150526161636151645A6163546150615963"> : tensor<5x6xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<"0x5F5A6054635F64635A52525D5557645A5D5C"> : tensor<6x3xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<5x6xf8E4M3B11FNUZ>, tensor<6x3xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<5x3xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[12.0, 13.0, 20.0], [12.0, 16.0, 22.0], [10.0, 12.0, 18.0], [20.0, 20.0, 22.0], [10.0, 15.0, 18.0]]> : tensor<5x3xf8E4M3B11FNUZ>
    return %c0 : tensor<5x3xf8E4M3B11FNUZ>
  }
}

// -----

module @types_dot_general_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FN>, tensor<6x3xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<5x3xf8E4M3FN>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf8E4M3FN>, tensor<6x3xf8E4M3FN>) -> tensor<5x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x3xf8E4M3FN>, tensor<5x3xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FN>, tensor<6x3xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<"0x3740403342423F3B3D33403E33403E353B3A3A37383E4243424142413D36"> : tensor<5x6xf8E4M3FN>
    %c1 = stablehlo.constant dense<"0x31423040403C413C3C39383D444138434242"> : tensor<6x3xf8E4M3FN>
    return %c0, %c1 : tensor<5x6xf8E4M3FN>, tensor<6x3xf8E4M3FN>
  }
  func.func private @expected() -> tensor<5x3xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[24.0, 22.0, 16.0], [20.0, 20.0, 13.0], [16.0, 15.0, 12.0], [22.0, 20.0, 16.0], [22.0, 22.0, 16.0]]> : tensor<5x3xf8E4M3FN>
    return %c0 : tensor<5x3xf8E4M3FN>
  }
}

// -----

module @types_dot_general_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FNUZ>, tensor<6x3xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<5x3xf8E4M3FNUZ>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf8E4M3FNUZ>, tensor<6x3xf8E4M3FNUZ>) -> tensor<5x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<5x3xf8E4M3FNUZ>, tensor<5x3xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FNUZ>, tensor<6x3xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<"0x3E49464B424B494648494246484647454944413C4B3B4339423D4843473E"> : tensor<5x6xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<"0x4B41463B3D43414A4747444B384B4A4B4944"> : tensor<6x3xf8E4M3FNUZ>
    return %c0, %c1 : tensor<5x6xf8E4M3FNUZ>, tensor<6x3xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<5x3xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[20.0, 20.0, 22.0], [20.0, 20.0, 22.0], [18.0, 20.0, 22.0], [10.0, 15.0, 14.0], [12.0, 16.0, 16.0]]> : tensor<5x3xf8E4M3FNUZ>
    return %c0 : tensor<5x3xf8E4M3FNUZ>
  }
}

// -----

module @types_dot_general_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2>, tensor<6x3xf8E5M2>)
    %want0 = call @expected() : () -> tensor<5x3xf8E5M2>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf8E5M2>, tensor<6x3xf8E5M2>) -> tensor<5x3xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x3xf8E5M2>, tensor<5x3xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2>, tensor<6x3xf8E5M2>) {
    %c0 = stablehlo.constant dense<"0x4240404142403E3E403841423F393E3A4140413E4238413E3B3E3F383A41"> : tensor<5x6xf8E5M2>
    %c1 = stablehlo.constant dense<"0x4041413F3F3C423E4041413C3A3C403C413C"> : tensor<6x3xf8E5M2>
    return %c0, %c1 : tensor<5x6xf8E5M2>, tensor<6x3xf8E5M2>
  }
  func.func private @expected() -> tensor<5x3xf8E5M2> {
    %c0 = stablehlo.constant dense<[[24.0, 28.0, 24.0], [16.0, 20.0, 16.0], [14.0, 16.0, 16.0], [20.0, 20.0, 20.0], [14.0, 16.0, 12.0]]> : tensor<5x3xf8E5M2>
    return %c0 : tensor<5x3xf8E5M2>
  }
}

// -----

module @types_dot_general_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2FNUZ>, tensor<6x3xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<5x3xf8E5M2FNUZ>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf8E5M2FNUZ>, tensor<6x3xf8E5M2FNUZ>) -> tensor<5x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<5x3xf8E5M2FNUZ>, tensor<5x3xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2FNUZ>, tensor<6x3xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<"0x45444342434644443F454540444445404544404144464340434543454344"> : tensor<5x6xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<"0x454644414046454045403C4044454046463F"> : tensor<6x3xf8E5M2FNUZ>
    return %c0, %c1 : tensor<5x6xf8E5M2FNUZ>, tensor<6x3xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<5x3xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[28.0, 24.0, 20.0], [20.0, 20.0, 20.0], [24.0, 24.0, 20.0], [20.0, 16.0, 16.0], [24.0, 20.0, 20.0]]> : tensor<5x3xf8E5M2FNUZ>
    return %c0 : tensor<5x3xf8E5M2FNUZ>
  }
}

// -----

module @types_dot_general_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E8M0FNU>, tensor<6x3xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<5x3xf8E8M0FNU>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf8E8M0FNU>, tensor<6x3xf8E8M0FNU>) -> tensor<5x3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<5x3xf8E8M0FNU>, tensor<5x3xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E8M0FNU>, tensor<6x3xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<"0x80807F7F7E8080807F807F7F8080807F807F8080807F8080807F7F807F7F"> : tensor<5x6xf8E8M0FNU>
    %c1 = stablehlo.constant dense<"0x8080807F808080807E7F807F807F807E7F7F"> : tensor<6x3xf8E8M0FNU>
    return %c0, %c1 : tensor<5x6xf8E8M0FNU>, tensor<6x3xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<5x3xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<[[8.0, 16.0, 16.0], [16.0, 16.0, 16.0], [16.0, 16.0, 16.0], [16.0, 16.0, 16.0], [8.0, 16.0, 8.0]]> : tensor<5x3xf8E8M0FNU>
    return %c0 : tensor<5x3xf8E8M0FNU>
  }
}

// -----

module @types_dot_general_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xbf16>, tensor<6x3xbf16>)
    %want0 = call @expected() : () -> tensor<5x3xbf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xbf16>, tensor<6x3xbf16>) -> tensor<5x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x3xbf16>, tensor<5x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xbf16>, tensor<6x3xbf16>) {
    %c0 = stablehlo.constant dense<"0xF93F663FC93F0640E43F843FC73F0040A73F1940563FFB3F0F40EC3F1240903F184006401F401540F23FD43FF23FF43F583F153FA83FF63FD43FDF3F"> : tensor<5x6xbf16>
    %c1 = stablehlo.constant dense<"0xCD3FDE3FC43FE53FF13F0F40213F00401440B93F6A3FC13F05403940233F3A40943F973F"> : tensor<6x3xbf16>
    return %c0, %c1 : tensor<5x6xbf16>, tensor<6x3xbf16>
  }
  func.func private @expected() -> tensor<5x3xbf16> {
    %c0 = stablehlo.constant dense<[[15.4375, 16.5, 14.125], [17.75, 15.9375, 16.375], [21.0, 22.25, 18.5], [21.25, 21.625, 19.375], [14.5, 13.75, 11.625]]> : tensor<5x3xbf16>
    return %c0 : tensor<5x3xbf16>
  }
}

// -----

module @types_dot_general_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf16>, tensor<6x3xf16>)
    %want0 = call @expected() : () -> tensor<5x3xf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf16>, tensor<6x3xf16>) -> tensor<5x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<5x3xf16>, tensor<5x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf16>, tensor<6x3xf16>) {
    %c0 = stablehlo.constant dense<"0xA63A183B7C40EB41D33D123F393F1C3FE63C113DCC3F2B3ED43D6F411D38423F3F3EF63CEA3C5741633AE13AEC3C693CDD3B413EE838CD3C383F1641"> : tensor<5x6xf16>
    %c1 = stablehlo.constant dense<"0x863869409B3C68403640CB4042393638D238513F493C923870405B3A9C3D85406F3FAB41"> : tensor<6x3xf16>
    return %c0, %c1 : tensor<5x6xf16>, tensor<6x3xf16>
  }
  func.func private @expected() -> tensor<5x3xf16> {
    %c0 = stablehlo.constant dense<[[16.53125, 12.4921875, 13.171875], [15.8671875, 14.140625, 14.90625], [16.734375, 14.6953125, 15.2421875], [13.8984375, 12.6953125, 13.6328125], [16.34375, 13.2265625, 15.671875]]> : tensor<5x3xf16>
    return %c0 : tensor<5x3xf16>
  }
}

// -----

module @types_dot_general_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf32>, tensor<6x3xf32>)
    %want0 = call @expected() : () -> tensor<5x3xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x3xf32>) -> tensor<5x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<6x3xf32>) {
    %c0 = stablehlo.constant dense<"0xC9FD293FAE42A43FA14D233FEB57893FBDA41240BFE62240969B0040BB8F19403A317F3F718FE53FF259A03F809FF03F7FB61B3F25993240EC02174050A8A23F6555B03FF8E8FD3FBEEB393FBA90FD3FC2713F3FF50B2D403ACD133FD50B3F40E2F6023F22DD913F93BC2C40C1ED254053C203406B44083F"> : tensor<5x6xf32>
    %c1 = stablehlo.constant dense<"0x65451D4027340040B14EDD3F3CFC1A403F799C3F853B1740BDF5054082A9CD3FA2AE1140634FF63F97E9C43FF02D913FE25CD93FBAE3B43F5E97633FB995813F7A75F63FDA775E3F"> : tensor<6x3xf32>
    return %c0, %c1 : tensor<5x6xf32>, tensor<6x3xf32>
  }
  func.func private @expected() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[14.607213, 13.713548, 11.098521], [20.316666, 16.709177, 16.194752], [19.984306, 16.142214, 17.406754], [17.352701, 15.80118, 13.813138], [18.690035, 14.677211, 14.954457]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
}

// -----

module @types_dot_general_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf64>, tensor<6x3xf64>)
    %want0 = call @expected() : () -> tensor<5x3xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf64>, tensor<6x3xf64>) -> tensor<5x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf64>, tensor<6x3xf64>) {
    %c0 = stablehlo.constant dense<"0x3E70711A3D3B00403C6C42759D480340A8BEB95320330340960F0C49740400404E198D666F41FC3F4CCDD0ABB91C0040370F50406B30F33F0D6CA4EB462EF23F100515178084F53F5C8A7D2DCB35FA3FF082761FE336F23F57ACC674B2840540280FC9B2A2E205409B32A37DBE78E23F8C84126D70CEF23FE40D074B5C57FF3FF86970A809F2E13FD453FC1650E5074028ED60DDA286F63F96E9C0E3957000408C6C724AD51A0440955B6D58D275F83F38BD4EF2F2F3FB3F34356F9BF663F73F64A3982762E5074003FED01320A50440D2A82D2D4C5A074020D364A01415ED3FD0F1D431115F0440F7E8666402B7FA3F"> : tensor<5x6xf64>
    %c1 = stablehlo.constant dense<"0x015D04977359F43F8F85969595D5F43F66FACC9D844F0240ACE8FA4D8494FA3F788A39A4283AED3FEA3FE0D43002EC3FCEE6449DE11A07409662B350E1770340C855AA4E29AAF63F63609BABA78BF43FAFBD012E4B39FA3FC270E2D9D11EE93F202B8A3F7D9FF23FAA1D9465BFF3F53F49123679BF190440285FC40D5C8902405A619522A41A0440A43D98BF307AE93F"> : tensor<6x3xf64>
    return %c0, %c1 : tensor<5x6xf64>, tensor<6x3xf64>
  }
  func.func private @expected() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[22.809364528688373, 21.449678000172504, 17.76567710554359], [16.95810703002036, 16.878512191887854, 11.932428620123861], [17.922038776028653, 18.436016740350553, 13.756567522027371], [19.846465113717684, 18.40226743781509, 15.334567878873436], [24.516433632972387, 22.529415120606213, 21.6713350445798]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
}

// -----

module @types_dot_general_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xcomplex<f32>>, tensor<6x3xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<5x3xcomplex<f32>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f32>>, tensor<6x3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x1691B43F9326943F61A91C40B3DF683F1C797D3F0D512D4080202E3F5630293FB04618401CE43840CB043A406BE6BF3F90341540230B3640610DFA3FC1D5E43F0032CB3FDBAFDA3FA107C73F542FEA3F2192523FC9C5BD3F007D133FEA9E0A403BC4053F53ED063F0930CE3F699E32404B04104066222640463A0E403B9B0F4028AEDE3F4055084085AD1E402F4D15409F739E3FBE619F3F6FF4973F95ED703FD0AD1F404130FE3F78AA3C3F45E938405A95C53F91C3883F28AED93FEED5803F7E6C044004D87E3FB2FD2C404EECD33F4710084090F83940D5D5913F221E3E40F91AE63F0534483F53D92A40A892893F"> : tensor<5x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x624A0740ACAA3040ACF2B73FD8DC323F7EAED93F0ED41E400AD4AC3F75F9D13FF1A221408B7EAE3FEC083840257BD73FF022EE3F45F52940A1CC2340D3D72C40FC48983F53129C3F15CE2D40B24C0D3F29F7D73FF5E2D63FACD43340ABAF2E40A5A23540865E1C3F73CC11409C5A1E40077F903F3DAB523F787F883F03FC30402450083FBC320D40BC9EE93FF0F23C3F"> : tensor<6x3xcomplex<f32>>
    return %c0, %c1 : tensor<5x6xcomplex<f32>>, tensor<6x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.6744957,40.711006), (-2.0683327,39.824406), (7.524437,30.449322)], [(-5.5358734,39.900932), (-3.405857,35.08911), (-2.144228,39.13466)], [(-0.83511734,43.545105), (-5.7565517,46.474228), (2.1604652,41.05711)], [(1.771883,37.592247), (-0.40255737,35.123596), (-1.1995544,30.997822)], [(4.751625,46.079395), (2.5869827,43.537342), (5.578039,39.939346)]]> : tensor<5x3xcomplex<f32>>
    return %c0 : tensor<5x3xcomplex<f32>>
  }
}

// -----

module @types_dot_general_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xcomplex<f64>>, tensor<6x3xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<5x3xcomplex<f64>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xcomplex<f64>>, tensor<6x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f64>>, tensor<6x3xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0xACC9FCA1B12EED3F26B458ECE8D70440E9032C8A9EA2F43F7C54A6CFEB60F63F249157CFC39D0040A6908B3A07BB04406A043952900BFE3F22B90677649B07404220D778834FE93F753DC59D8E70F73F3B9CC41286E90240FF4E7300A079E13FFCAD7929A804FA3F367B835DADE3FD3F6036C27B57A7FA3FE8232B1D9CA50140F65186A4AA20074054C9881E1387F53F4BC7D4890BAAFE3F6A0E47EFF3B40040F55E5203C005F53F109A363F5282FB3FF774E392970E0540855B64EDA865F13F8A88F1B3F3AE014039996318C23007408647071FA05B0340FD0CA3BCFA6AFB3F14B6BA5380660240E9FF1FF8A2C0E43F8A656EA3C37CFA3FF07CFFF06E90F33F24F7381B3F16EB3F10A0B46B4828064013A2F3024FF40240EA6287901CC00440DE06F60615B40040137471A7FE74F33FDD056C3C62E5F73F2ECF450E6ABCF73F261886A7E8B80340FA51B165A155E73F1D07218C11BA03401AEAC57A7CB4EF3F1C720641F334E73F065069AEBED9074001AF46264315E33FF15C6127C59001400A9792192672014098C11F93A8B602407071645CE361F23F4D1E6F913AFCFE3F13BBA7EEB131F43F36DC02A94CCB0640001B9535FEC3F63F78C402957D9AFD3FE97E027B495800400F05B3E64C1A0240A8F943ABDFF0E03F9FFE236C138EE83F"> : tensor<5x6xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0xE4B0DD95D3D202404C43E717E8C103408D03DD1B5585FB3FF77FB4A8B654EC3FE37128A30D900340AE3E5B9B9FC500400C609C4C78550040CC661ED61AD5F73F6105C58CEDBC0740ACC4DE22F782FC3FE6CD57D0A073F53FC30506F7556AFE3F99C4F9C66F710640C315FAA12BB1F03F33D23074F56506404A169A5254F7F63F4A43FCE88118F23F613EB9D7907CFE3F20273384F96C064041B3A20739D1F73F26E7913B8F1D0540DB06F958543E01403649CE17919CF73F0680DA346532F33F2BD555353D60F53F807243834F990240E092C64E68E307401F387A57865AFD3FC8DDC924350FF13FFA9FE1CDABDCFB3FA10C8E9EC4EEF03FE7047AF1839704403E77FE8E7774F33F488E8F970E40FE3F4A839330CD0FF03FB368AC2CF9F8F73F"> : tensor<6x3xcomplex<f64>>
    return %c0, %c1 : tensor<5x6xcomplex<f64>>, tensor<6x3xcomplex<f64>>
  }
  func.func private @expected() -> tensor<5x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-0.9970907002047547,44.12209551302887), (2.804278325987795,44.76900645614458), (-7.672477706516538,33.13550641131845)], [(6.043464487850478,44.17161620289242), (10.789196441199813,45.56935817719683), (-1.45112687394899,35.66926664561396)], [(-0.4509713125181172,44.005309954010045), (8.027926248682139,45.70915154526865), (-3.7721923700175353,38.10748337133064)], [(3.359085296379753,33.864698873677995), (7.801079361274073,38.54395416660131), (-1.5220074469947313,29.661094753834462)], [(-3.3281988698861795,43.11743419425581), (1.9918816317750085,43.92638010783614), (-8.214518419373878,32.67135064026711)]]> : tensor<5x3xcomplex<f64>>
    return %c0 : tensor<5x3xcomplex<f64>>
  }
}
