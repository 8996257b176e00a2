module @types_concatenate_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi1>, tensor<6xi1>)
    %want0 = call @expected() : () -> tensor<6x6xi1>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xi1>, tensor<1x6xi1>) -> tensor<6x6xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xi1>, tensor<6x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<6xi1>) {
    %c0 = stablehlo.constant dense<"0x000001010000010100000001010001010001000001000100010101010001"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<[true, true, true, false, false, false]> : tensor<6xi1>
    return %c0, %c1 : tensor<5x6xi1>, tensor<6xi1>
  }
  func.func private @expected() -> tensor<6x6xi1> {
    %c0 = stablehlo.constant dense<"0x000001010000010100000001010001010001000001000100010101010001010101000000"> : tensor<6x6xi1>
    return %c0 : tensor<6x6xi1>
  }
}

// -----

module @types_concatenate_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi2>, tensor<6xi2>)
    %want0 = call @expected() : () -> tensor<6x6xi2>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi2>) -> tensor<1x6xi2>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xi2>, tensor<1x6xi2>) -> tensor<6x6xi2>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xi2>, tensor<6x6xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi2>, tensor<6xi2>) {
    %c0 = stablehlo.constant dense<1> : tensor<5x6xi2>
    %c1 = stablehlo.constant dense<1> : tensor<6xi2>
    return %c0, %c1 : tensor<5x6xi2>, tensor<6xi2>
  }
  func.func private @expected() -> tensor<6x6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<6x6xi2>
    return %c0 : tensor<6x6xi2>
  }
}

// -----

module @types_concatenate_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi4>, tensor<6xi4>)
    %want0 = call @expected() : () -> tensor<6x6xi4>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi4>) -> tensor<1x6xi4>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xi4>, tensor<1x6xi4>) -> tensor<6x6xi4>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xi4>, tensor<6x6xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi4>, tensor<6xi4>) {
    %c0 = stablehlo.constant dense<"0x020201020203020301020203020103010202010301010203020201020203"> : tensor<5x6xi4>
    %c1 = stablehlo.constant dense<[2, 3, 3, 1, 1, 3]> : tensor<6xi4>
    return %c0, %c1 : tensor<5x6xi4>, tensor<6xi4>
  }
  func.func private @expected() -> tensor<6x6xi4> {
    %c0 = stablehlo.constant dense<"0x020201020203020301020203020103010202010301010203020201020203020303010103"> : tensor<6x6xi4>
    return %c0 : tensor<6x6xi4>
  }
}

// -----

module @types_concatenate_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui2>, tensor<6xui2>)
    %want0 = call @expected() : () -> tensor<6x6xui2>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui2>) -> tensor<1x6xui2>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xui2>, tensor<1x6xui2>) -> tensor<6x6xui2>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xui2>, tensor<6x6xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui2>, tensor<6xui2>) {
    %c0 = stablehlo.constant dense<"0x020302020101010202010201020302010101020201030102030303010203"> : tensor<5x6xui2>
    %c1 = stablehlo.constant dense<[1, 1, 2, 3, 3, 1]> : tensor<6xui2>
    return %c0, %c1 : tensor<5x6xui2>, tensor<6xui2>
  }
  func.func private @expected() -> tensor<6x6xui2> {
    %c0 = stablehlo.constant dense<"0x020302020101010202010201020302010101020201030102030303010203010102030301"> : tensor<6x6xui2>
    return %c0 : tensor<6x6xui2>
  }
}

// -----

module @types_concatenate_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui4>, tensor<6xui4>)
    %want0 = call @expected() : () -> tensor<6x6xui4>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui4>) -> tensor<1x6xui4>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xui4>, tensor<1x6xui4>) -> tensor<6x6xui4>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xui4>, tensor<6x6xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui4>, tensor<6xui4>) {
    %c0 = stablehlo.constant dense<"0x010303030202030103020201020302020103010102010102020103030302"> : tensor<5x6xui4>
    %c1 = stablehlo.constant dense<[3, 1, 2, 3, 3, 1]> : tensor<6xui4>
    return %c0, %c1 : tensor<5x6xui4>, tensor<6xui4>
  }
  func.func private @expected() -> tensor<6x6xui4> {
    %c0 = stablehlo.constant dense<"0x010303030202030103020201020302020103010102010102020103030302030102030301"> : tensor<6x6xui4>
    return %c0 : tensor<6x6xui4>
  }
}

// -----

module @types_concatenate_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi8>, tensor<6xi8>)
    %want0 = call @expected() : () -> tensor<6x6xi8>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi8>) -> tensor<1x6xi8>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xi8>, tensor<1x6xi8>) -> tensor<6x6xi8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xi8>, tensor<6x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi8>, tensor<6xi8>) {
    %c0 = stablehlo.constant dense<"0x030301020103030201010203030203030302020202020102030302020203"> : tensor<5x6xi8>
    %c1 = stablehlo.constant dense<[2, 2, 1, 1, 2, 2]> : tensor<6xi8>
    return %c0, %c1 : tensor<5x6xi8>, tensor<6xi8>
  }
  func.func private @expected() -> tensor<6x6xi8> {
    %c0 = stablehlo.constant dense<"0x030301020103030201010203030203030302020202020102030302020203020201010202"> : tensor<6x6xi8>
    return %c0 : tensor<6x6xi8>
  }
}

// -----

module @types_concatenate_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi16>, tensor<6xi16>)
    %want0 = call @expected() : () -> tensor<6x6xi16>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi16>) -> tensor<1x6xi16>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xi16>, tensor<1x6xi16>) -> tensor<6x6xi16>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xi16>, tensor<6x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi16>, tensor<6xi16>) {
    %c0 = stablehlo.constant dense<"0x020002000300020001000200010003000100010001000300010003000200030002000200030002000100020002000200030001000300020002000100"> : tensor<5x6xi16>
    %c1 = stablehlo.constant dense<[1, 1, 2, 3, 2, 3]> : tensor<6xi16>
    return %c0, %c1 : tensor<5x6xi16>, tensor<6xi16>
  }
  func.func private @expected() -> tensor<6x6xi16> {
    %c0 = stablehlo.constant dense<"0x020002000300020001000200010003000100010001000300010003000200030002000200030002000100020002000200030001000300020002000100010001000200030002000300"> : tensor<6x6xi16>
    return %c0 : tensor<6x6xi16>
  }
}

// -----

module @types_concatenate_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi32>, tensor<6xi32>)
    %want0 = call @expected() : () -> tensor<6x6xi32>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xi32>, tensor<1x6xi32>) -> tensor<6x6xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xi32>, tensor<6x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi32>, tensor<6xi32>) {
    %c0 = stablehlo.constant dense<"0x010000000200000001000000030000000300000003000000010000000100000003000000020000000300000002000000030000000100000001000000030000000300000001000000020000000200000001000000010000000300000001000000010000000200000003000000030000000300000003000000"> : tensor<5x6xi32>
    %c1 = stablehlo.constant dense<[3, 2, 3, 2, 3, 1]> : tensor<6xi32>
    return %c0, %c1 : tensor<5x6xi32>, tensor<6xi32>
  }
  func.func private @expected() -> tensor<6x6xi32> {
    %c0 = stablehlo.constant dense<"0x010000000200000001000000030000000300000003000000010000000100000003000000020000000300000002000000030000000100000001000000030000000300000001000000020000000200000001000000010000000300000001000000010000000200000003000000030000000300000003000000030000000200000003000000020000000300000001000000"> : tensor<6x6xi32>
    return %c0 : tensor<6x6xi32>
  }
}

// -----

module @types_concatenate_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xi64>, tensor<6xi64>)
    %want0 = call @expected() : () -> tensor<6x6xi64>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi64>) -> tensor<1x6xi64>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xi64>, tensor<1x6xi64>) -> tensor<6x6xi64>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xi64>, tensor<6x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi64>, tensor<6xi64>) {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000200000000000000010000000000000001000000000000000300000000000000030000000000000003000000000000000200000000000000030000000000000002000000000000000100000000000000010000000000000001000000000000000100000000000000030000000000000003000000000000000100000000000000010000000000000003000000000000000200000000000000020000000000000002000000000000000300000000000000010000000000000001000000000000000200000000000000010000000000000003000000000000000100000000000000"> : tensor<5x6xi64>
    %c1 = stablehlo.constant dense<[1, 3, 1, 1, 1, 1]> : tensor<6xi64>
    return %c0, %c1 : tensor<5x6xi64>, tensor<6xi64>
  }
  func.func private @expected() -> tensor<6x6xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000003000000000000000200000000000000010000000000000001000000000000000300000000000000030000000000000003000000000000000200000000000000030000000000000002000000000000000100000000000000010000000000000001000000000000000100000000000000030000000000000003000000000000000100000000000000010000000000000003000000000000000200000000000000020000000000000002000000000000000300000000000000010000000000000001000000000000000200000000000000010000000000000003000000000000000100000000000000010000000000000003000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<6x6xi64>
    return %c0 : tensor<6x6xi64>
  }
}

// -----

module @types_concatenate_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui8>, tensor<6xui8>)
    %want0 = call @expected() : () -> tensor<6x6xui8>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui8>) -> tensor<1x6xui8>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xui8>, tensor<1x6xui8>) -> tensor<6x6xui8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xui8>, tensor<6x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui8>, tensor<6xui8>) {
    %c0 = stablehlo.constant dense<"0x010103030203010102020302010201020303030302010302030202020302"> : tensor<5x6xui8>
    %c1 = stablehlo.constant dense<[3, 3, 3, 1, 3, 2]> : tensor<6xui8>
    return %c0, %c1 : tensor<5x6xui8>, tensor<6xui8>
  }
  func.func private @expected() -> tensor<6x6xui8> {
    %c0 = stablehlo.constant dense<"0x010103030203010102020302010201020303030302010302030202020302030303010302"> : tensor<6x6xui8>
    return %c0 : tensor<6x6xui8>
  }
}

// -----

module @types_concatenate_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui16>, tensor<6xui16>)
    %want0 = call @expected() : () -> tensor<6x6xui16>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui16>) -> tensor<1x6xui16>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xui16>, tensor<1x6xui16>) -> tensor<6x6xui16>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xui16>, tensor<6x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui16>, tensor<6xui16>) {
    %c0 = stablehlo.constant dense<"0x010001000100020002000300020001000300020001000300020001000300020002000100020001000200020001000100010003000100020001000100"> : tensor<5x6xui16>
    %c1 = stablehlo.constant dense<[1, 2, 2, 1, 2, 2]> : tensor<6xui16>
    return %c0, %c1 : tensor<5x6xui16>, tensor<6xui16>
  }
  func.func private @expected() -> tensor<6x6xui16> {
    %c0 = stablehlo.constant dense<"0x010001000100020002000300020001000300020001000300020001000300020002000100020001000200020001000100010003000100020001000100010002000200010002000200"> : tensor<6x6xui16>
    return %c0 : tensor<6x6xui16>
  }
}

// -----

module @types_concatenate_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui32>, tensor<6xui32>)
    %want0 = call @expected() : () -> tensor<6x6xui32>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui32>) -> tensor<1x6xui32>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xui32>, tensor<1x6xui32>) -> tensor<6x6xui32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xui32>, tensor<6x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui32>, tensor<6xui32>) {
    %c0 = stablehlo.constant dense<"0x030000000300000002000000010000000300000001000000020000000300000002000000020000000300000001000000010000000200000001000000010000000300000001000000010000000200000002000000010000000100000001000000020000000300000003000000030000000200000001000000"> : tensor<5x6xui32>
    %c1 = stablehlo.constant dense<[3, 3, 2, 3, 1, 1]> : tensor<6xui32>
    return %c0, %c1 : tensor<5x6xui32>, tensor<6xui32>
  }
  func.func private @expected() -> tensor<6x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000300000002000000010000000300000001000000020000000300000002000000020000000300000001000000010000000200000001000000010000000300000001000000010000000200000002000000010000000100000001000000020000000300000003000000030000000200000001000000030000000300000002000000030000000100000001000000"> : tensor<6x6xui32>
    return %c0 : tensor<6x6xui32>
  }
}

// -----

module @types_concatenate_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xui64>, tensor<6xui64>)
    %want0 = call @expected() : () -> tensor<6x6xui64>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xui64>) -> tensor<1x6xui64>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xui64>, tensor<1x6xui64>) -> tensor<6x6xui64>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<6x6xui64>, tensor<6x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui64>, tensor<6xui64>) {
    %c0 = stablehlo.constant dense<"0x010000000000000002000000000000000300000000000000020000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000030000000000000001000000000000000300000000000000010000000000000001000000000000000200000000000000030000000000000003000000000000000200000000000000010000000000000003000000000000000200000000000000030000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000010000000000000002000000000000000200000000000000"> : tensor<5x6xui64>
    %c1 = stablehlo.constant dense<[2, 3, 3, 1, 3, 3]> : tensor<6xui64>
    return %c0, %c1 : tensor<5x6xui64>, tensor<6xui64>
  }
  func.func private @expected() -> tensor<6x6xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000002000000000000000300000000000000020000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000030000000000000001000000000000000300000000000000010000000000000001000000000000000200000000000000030000000000000003000000000000000200000000000000010000000000000003000000000000000200000000000000030000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000010000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000010000000000000003000000000000000300000000000000"> : tensor<6x6xui64>
    return %c0 : tensor<6x6xui64>
  }
}

// -----

module @types_concatenate_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E3M4>, tensor<6xf8E3M4>)
    %want0 = call @expected() : () -> tensor<6x6xf8E3M4>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E3M4>) -> tensor<1x6xf8E3M4>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xf8E3M4>, tensor<1x6xf8E3M4>) -> tensor<6x6xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<6x6xf8E3M4>, tensor<6x6xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E3M4>, tensor<6xf8E3M4>) {
    %c0 = stablehlo.constant dense<"0x214331252D343C4343413440374633482148384232242147253C3F414735"> : tensor<5x6xf8E3M4>
    %c1 = stablehlo.constant dense<[1.4375, 2.5, 1.75, 1.3125, 1.3125, 2.75]> : tensor<6xf8E3M4>
    return %c0, %c1 : tensor<5x6xf8E3M4>, tensor<6xf8E3M4>
  }
  func.func private @expected() -> tensor<6x6xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x214331252D343C4343413440374633482148384232242147253C3F41473537443C353546"> : tensor<6x6xf8E3M4>
    return %c0 : tensor<6x6xf8E3M4>
  }
}

// -----

module @types_concatenate_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3>, tensor<6xf8E4M3>)
    %want0 = call @expected() : () -> tensor<6x6xf8E4M3>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3>) -> tensor<1x6xf8E4M3>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xf8E4M3>, tensor<1x6xf8E4M3>) -> tensor<6x6xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6x6xf8E4M3>, tensor<6x6xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3>, tensor<6xf8E4M3>) {
    %c0 = stablehlo.constant dense<"0x4244393C3F42413B33443F314440363B444241443A383E41413F33323F36"> : tensor<5x6xf8E4M3>
    %c1 = stablehlo.constant dense<[2.25, 2.5, 1.0, 1.75, 3.0, 1.125]> : tensor<6xf8E4M3>
    return %c0, %c1 : tensor<5x6xf8E4M3>, tensor<6xf8E4M3>
  }
  func.func private @expected() -> tensor<6x6xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x4244393C3F42413B33443F314440363B444241443A383E41413F33323F364142383E4439"> : tensor<6x6xf8E4M3>
    return %c0 : tensor<6x6xf8E4M3>
  }
}

// -----

module @types_concatenate_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<6x6xf8E4M3B11FNUZ>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3B11FNUZ>) -> tensor<1x6xf8E4M3B11FNUZ>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xf8E4M3B11FNUZ>, tensor<1x6xf8E4M3B11FNUZ>) -> tensor<6x6xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6x6xf8E4M3B11FNUZ>, tensor<6x6xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<"0x5450625C55645F61556461645363625954515163625160635463635F6163"> : tensor<5x6xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[2.5, 2.75, 1.5, 2.0, 1.125, 1.75]> : tensor<6xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<5x6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<6x6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x5450625C55645F61556461645363625954515163625160635463635F616362635C60595E"> : tensor<6x6xf8E4M3B11FNUZ>
    return %c0 : tensor<6x6xf8E4M3B11FNUZ>
  }
}

// -----

module @types_concatenate_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FN>, tensor<6xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<6x6xf8E4M3FN>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3FN>) -> tensor<1x6xf8E4M3FN>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xf8E4M3FN>, tensor<1x6xf8E4M3FN>) -> tensor<6x6xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6x6xf8E4M3FN>, tensor<6x6xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FN>, tensor<6xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<"0x34443D4135313F44413F31353A3D343542443C423A33393E4344343B3344"> : tensor<5x6xf8E4M3FN>
    %c1 = stablehlo.constant dense<[2.0, 0.5, 1.5, 1.875, 1.5, 1.875]> : tensor<6xf8E4M3FN>
    return %c0, %c1 : tensor<5x6xf8E4M3FN>, tensor<6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<6x6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x34443D4135313F44413F31353A3D343542443C423A33393E4344343B334440303C3F3C3F"> : tensor<6x6xf8E4M3FN>
    return %c0 : tensor<6x6xf8E4M3FN>
  }
}

// -----

module @types_concatenate_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<6x6xf8E4M3FNUZ>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E4M3FNUZ>) -> tensor<1x6xf8E4M3FNUZ>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xf8E4M3FNUZ>, tensor<1x6xf8E4M3FNUZ>) -> tensor<6x6xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<6x6xf8E4M3FNUZ>, tensor<6x6xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<"0x4348453F4A46404A42484B424C3F4149404B3A4540484A4949433B414B3C"> : tensor<5x6xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[2.0, 2.5, 2.25, 0.5625, 2.25, 3.0]> : tensor<6xf8E4M3FNUZ>
    return %c0, %c1 : tensor<5x6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<6x6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4348453F4A46404A42484B424C3F4149404B3A4540484A4949433B414B3C484A4939494C"> : tensor<6x6xf8E4M3FNUZ>
    return %c0 : tensor<6x6xf8E4M3FNUZ>
  }
}

// -----

module @types_concatenate_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2>, tensor<6xf8E5M2>)
    %want0 = call @expected() : () -> tensor<6x6xf8E5M2>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E5M2>) -> tensor<1x6xf8E5M2>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xf8E5M2>, tensor<1x6xf8E5M2>) -> tensor<6x6xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<6x6xf8E5M2>, tensor<6x6xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2>, tensor<6xf8E5M2>) {
    %c0 = stablehlo.constant dense<"0x3D3C3D40413F40413E3F3E3F3A403D3C3B423C3F3B41403B3C4140403E3D"> : tensor<5x6xf8E5M2>
    %c1 = stablehlo.constant dense<[0.625, 3.0, 1.25, 2.0, 2.5, 0.875]> : tensor<6xf8E5M2>
    return %c0, %c1 : tensor<5x6xf8E5M2>, tensor<6xf8E5M2>
  }
  func.func private @expected() -> tensor<6x6xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x3D3C3D40413F40413E3F3E3F3A403D3C3B423C3F3B41403B3C4140403E3D39423D40413B"> : tensor<6x6xf8E5M2>
    return %c0 : tensor<6x6xf8E5M2>
  }
}

// -----

module @types_concatenate_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<6x6xf8E5M2FNUZ>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E5M2FNUZ>) -> tensor<1x6xf8E5M2FNUZ>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xf8E5M2FNUZ>, tensor<1x6xf8E5M2FNUZ>) -> tensor<6x6xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<6x6xf8E5M2FNUZ>, tensor<6x6xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<"0x42423E3D4242403D444342443F44434442454542424545403F4344464446"> : tensor<5x6xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[0.625, 3.0, 2.0, 1.0, 1.75, 2.5]> : tensor<6xf8E5M2FNUZ>
    return %c0, %c1 : tensor<5x6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<6x6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x42423E3D4242403D444342443F44434442454542424545403F43444644463D4644404345"> : tensor<6x6xf8E5M2FNUZ>
    return %c0 : tensor<6x6xf8E5M2FNUZ>
  }
}

// -----

module @types_concatenate_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf8E8M0FNU>, tensor<6xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<6x6xf8E8M0FNU>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf8E8M0FNU>) -> tensor<1x6xf8E8M0FNU>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xf8E8M0FNU>, tensor<1x6xf8E8M0FNU>) -> tensor<6x6xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<6x6xf8E8M0FNU>, tensor<6x6xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf8E8M0FNU>, tensor<6xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<"0x807E808080807F7F80807F7F807E7F8080807F8080807F7F7E7F7F807F80"> : tensor<5x6xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[2.0, 2.0, 1.0, 0.5, 2.0, 1.0]> : tensor<6xf8E8M0FNU>
    return %c0, %c1 : tensor<5x6xf8E8M0FNU>, tensor<6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<6x6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x807E808080807F7F80807F7F807E7F8080807F8080807F7F7E7F7F807F8080807F7E807F"> : tensor<6x6xf8E8M0FNU>
    return %c0 : tensor<6x6xf8E8M0FNU>
  }
}

// -----

module @types_concatenate_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xbf16>, tensor<6xbf16>)
    %want0 = call @expected() : () -> tensor<6x6xbf16>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xbf16>) -> tensor<1x6xbf16>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xbf16>, tensor<1x6xbf16>) -> tensor<6x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<6x6xbf16>, tensor<6x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xbf16>, tensor<6xbf16>) {
    %c0 = stablehlo.constant dense<"0x7D3F1340BB3FA63F943F36403D401440354023402940A33FEC3F983F37401E40E53F0D40B73F18402E40693F813F053F1F402E40513F304014401140"> : tensor<5x6xbf16>
    %c1 = stablehlo.constant dense<[2.203125, 2.546875, 0.9453125, 1.5625, 1.0390625, 1.7734375]> : tensor<6xbf16>
    return %c0, %c1 : tensor<5x6xbf16>, tensor<6xbf16>
  }
  func.func private @expected() -> tensor<6x6xbf16> {
    %c0 = stablehlo.constant dense<"0x7D3F1340BB3FA63F943F36403D401440354023402940A33FEC3F983F37401E40E53F0D40B73F18402E40693F813F053F1F402E40513F3040144011400D402340723FC83F853FE33F"> : tensor<6x6xbf16>
    return %c0 : tensor<6x6xbf16>
  }
}

// -----

module @types_concatenate_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf16>, tensor<6xf16>)
    %want0 = call @expected() : () -> tensor<6x6xf16>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf16>) -> tensor<1x6xf16>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xf16>, tensor<1x6xf16>) -> tensor<6x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<6x6xf16>, tensor<6x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf16>, tensor<6xf16>) {
    %c0 = stablehlo.constant dense<"0xA53F803D833D863D3E3CB63EED38A641643D4040D23E323DBD3C113CDB3FE93B7541503FA03FB8407E3E6B40FD40CE3A1840E3404B40103D3D41CD41"> : tensor<5x6xf16>
    %c1 = stablehlo.constant dense<[0.7509765625, 2.88671875, 2.30078125, 0.501953125, 1.6083984375, 2.14453125]> : tensor<6xf16>
    return %c0, %c1 : tensor<5x6xf16>, tensor<6xf16>
  }
  func.func private @expected() -> tensor<6x6xf16> {
    %c0 = stablehlo.constant dense<"0xA53F803D833D863D3E3CB63EED38A641643D4040D23E323DBD3C113CDB3FE93B7541503FA03FB8407E3E6B40FD40CE3A1840E3404B40103D3D41CD41023AC6419A4004386F3E4A40"> : tensor<6x6xf16>
    return %c0 : tensor<6x6xf16>
  }
}

// -----

module @types_concatenate_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6x6xf32>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xf32>, tensor<1x6xf32>) -> tensor<6x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<"0x5E5F33408665963FCF2ED63F0BF83F4097BA0A4085DDAC3F5A904F3F12DB1E3F19F2C03F4D67593F10DB0740A0710940A3BD2940A3E7BF3F9C9804407D26873F74311B40E068BC3F73525E3F97F6BB3FFCE30940C7DA3D406FD80D3FFE918C3F944A3540872D1040FADE473F816B133F9B65A43FC969FE3F"> : tensor<5x6xf32>
    %c1 = stablehlo.constant dense<[2.1017714, 2.829221, 2.587386, 0.84089553, 2.1236546, 1.1315272]> : tensor<6xf32>
    return %c0, %c1 : tensor<5x6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6x6xf32> {
    %c0 = stablehlo.constant dense<"0x5E5F33408665963FCF2ED63F0BF83F4097BA0A4085DDAC3F5A904F3F12DB1E3F19F2C03F4D67593F10DB0740A0710940A3BD2940A3E7BF3F9C9804407D26873F74311B40E068BC3F73525E3F97F6BB3FFCE30940C7DA3D406FD80D3FFE918C3F944A3540872D1040FADE473F816B133F9B65A43FC969FE3F6C830640F5113540BB972540EE44573FF5E90740E2D5903F"> : tensor<6x6xf32>
    return %c0 : tensor<6x6xf32>
  }
}

// -----

module @types_concatenate_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6x6xf64>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xf64>, tensor<1x6xf64>) -> tensor<6x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6x6xf64>, tensor<6x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<"0xC400442994DA02405370A9415B10044027450EB0573DFC3FF4983FD3E2800640E40C504C331DE93F96BB6C3998F4FE3FE638FA8B03DD0140B040FAB502670140105C24CC1BF503404B008267933605403689D6218D69FE3FB67FF042A6F7064074E9C33F24420040CBB1DBD655C4E63FCBD20344AD26F83F30F619863202ED3F9800263922C70040D33E616ED0DB0340149203253F9AE43FFA0CA7A66AABEB3FD62D504242290340BA95259D9418E13F9C2CB339DFF807407310C5C866E8F63F8C55011E80F6F63FC6F39AA3B9AEE13F5773B0F89FADF43F8A42ADA50892F73F9E6EE91FBCF4F73F8913E5172B810640"> : tensor<5x6xf64>
    %c1 = stablehlo.constant dense<[2.2657968498887517, 2.7850616584264443, 0.5478117170850714, 0.5255516547983609, 1.8226007463812641, 2.322477038108145]> : tensor<6xf64>
    return %c0, %c1 : tensor<5x6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6x6xf64> {
    %c0 = stablehlo.constant dense<"0xC400442994DA02405370A9415B10044027450EB0573DFC3FF4983FD3E2800640E40C504C331DE93F96BB6C3998F4FE3FE638FA8B03DD0140B040FAB502670140105C24CC1BF503404B008267933605403689D6218D69FE3FB67FF042A6F7064074E9C33F24420040CBB1DBD655C4E63FCBD20344AD26F83F30F619863202ED3F9800263922C70040D33E616ED0DB0340149203253F9AE43FFA0CA7A66AABEB3FD62D504242290340BA95259D9418E13F9C2CB339DFF807407310C5C866E8F63F8C55011E80F6F63FC6F39AA3B9AEE13F5773B0F89FADF43F8A42ADA50892F73F9E6EE91FBCF4F73F8913E5172B81064051374D195A200240E3472268CE4706401EDF2770AC87E13FEBF636B451D1E03FA9F675665F29FD3F5C1563D76E940240"> : tensor<6x6xf64>
    return %c0 : tensor<6x6xf64>
  }
}

// -----

module @types_concatenate_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xcomplex<f32>>, tensor<6xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<6x6xcomplex<f32>>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xcomplex<f32>>, tensor<1x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6x6xcomplex<f32>>, tensor<6x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f32>>, tensor<6xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0xF1E3AE3F49142640721C983FB3D6613F7AD423406942F83F8A6B3F3F74C0CB3F74AD5A3F8DA3453F9668F83F8904144033D2F23F2A3937408AD5D93FFA5C0140E064833F2BCC0440A78FE63F98881D3F24F6164011C83D4069617A3F00C20E40DDCB2C3F6197073FD1DF223F4E9E8A3F8086074055A40E4030A4E73F9127DD3F83B2D43F5E56E73FD13813406FACD93F50DD513F7404C83F59EF6C3F8EBE763F50E12F401FFFDB3F9180F13F75F8F43F5FB26A3F75119C3F07903D4016B431403C9DB73FC7D41840F905E63F490A0F408936124084D6AF3FCFDC3E4072CAC23FE1203F40056E2E40A4F0B93FAD553940"> : tensor<5x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(2.6896431,1.9937588), (1.4173896,2.3790271), (1.2859038,1.2926425), (0.9289689,1.0147837), (0.669405,0.6268844), (1.6907277,2.824536)]> : tensor<6xcomplex<f32>>
    return %c0, %c1 : tensor<5x6xcomplex<f32>>, tensor<6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<6x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xF1E3AE3F49142640721C983FB3D6613F7AD423406942F83F8A6B3F3F74C0CB3F74AD5A3F8DA3453F9668F83F8904144033D2F23F2A3937408AD5D93FFA5C0140E064833F2BCC0440A78FE63F98881D3F24F6164011C83D4069617A3F00C20E40DDCB2C3F6197073FD1DF223F4E9E8A3F8086074055A40E4030A4E73F9127DD3F83B2D43F5E56E73FD13813406FACD93F50DD513F7404C83F59EF6C3F8EBE763F50E12F401FFFDB3F9180F13F75F8F43F5FB26A3F75119C3F07903D4016B431403C9DB73FC7D41840F905E63F490A0F408936124084D6AF3FCFDC3E4072CAC23FE1203F40056E2E40A4F0B93FAD5539401D232C407D33FF3F066DB53FFB4118407F98A43F4F75A53FE8D06D3F6FE4813F205E2B3F7F7B203FC469D83F33C53440"> : tensor<6x6xcomplex<f32>>
    return %c0 : tensor<6x6xcomplex<f32>>
  }
}

// -----

module @types_concatenate_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x6xcomplex<f64>>, tensor<6xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<6x6xcomplex<f64>>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
    %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<5x6xcomplex<f64>>, tensor<1x6xcomplex<f64>>) -> tensor<6x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6x6xcomplex<f64>>, tensor<6x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f64>>, tensor<6xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x4091308FCEBBFA3F16854A4DAD090040EC583AA8075BEF3FEC8700A542EDE93FF2586BE42A9CF13F6A95EDC210C1E83FD000B152A8CFFC3F95DF9E6F884B0340DD84771F605E044020C0B7D6D0D4064022E27AD31729F53F9EAFACFDB6A2F53F7FE2A19817AE06400AF2EC812214F03F9635FDF23FF5F03F9F410F953F3D05402CC1056E7D7C06403CA5FFD5FC15F53FF896AF2ED51C0540A0F9156F4B4600408417977AD8CD05409C0B1BD31330F43FDCCB0C5B426BFC3FB383AF7F55BD0340F1F7E1EE403404402A7AD7F4EDD1EB3F31A79DCCA06BFC3F43C201F0A2DF0740FCDAA68C746EF13F5409CE1B8EA5F63F5CDD0B4DE520F73F068A0480F9010740DABFE930FC2FED3F684F15EDB69003408F1A2471D56EF63F3A5F4E8CB9EB0440F0087ABB0FA805409EE83B4C902AFC3F9F76F660E3AA0640A720D021376702400CA1D5430F70FA3FEA15FA04EDD7FF3F8A2E2464919FFF3F16A80C945D51F73FD5F9CFA6309AFA3F11218C5F9D080440B67F34C87C92F43FF7041DAB625602401CEEF3B2DF75FD3FA7B9777B4C50054000E7EC598747F23F8E4896C84888E63F9C2E9F35E1A0ED3F5D7F3638519F0140C455A40700A3064002FC7A7EC2CBF73FE4BDFFA09447E73F8E05352EC14D01403DB9717598AAFF3F37BF6EC080AEFD3F"> : tensor<5x6xcomplex<f64>>
    %c1 = stablehlo.constant dense<[(2.1886222305135523,1.103317951219621), (1.6235175009938192,1.6409110371933526), (1.9582570026644348,2.978678298854722), (2.3113619654707103,2.030351925113176), (2.094823437894397,0.5606343209578442), (1.9444194167083655,1.4798093152181728)]> : tensor<6xcomplex<f64>>
    return %c0, %c1 : tensor<5x6xcomplex<f64>>, tensor<6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<6x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x4091308FCEBBFA3F16854A4DAD090040EC583AA8075BEF3FEC8700A542EDE93FF2586BE42A9CF13F6A95EDC210C1E83FD000B152A8CFFC3F95DF9E6F884B0340DD84771F605E044020C0B7D6D0D4064022E27AD31729F53F9EAFACFDB6A2F53F7FE2A19817AE06400AF2EC812214F03F9635FDF23FF5F03F9F410F953F3D05402CC1056E7D7C06403CA5FFD5FC15F53FF896AF2ED51C0540A0F9156F4B4600408417977AD8CD05409C0B1BD31330F43FDCCB0C5B426BFC3FB383AF7F55BD0340F1F7E1EE403404402A7AD7F4EDD1EB3F31A79DCCA06BFC3F43C201F0A2DF0740FCDAA68C746EF13F5409CE1B8EA5F63F5CDD0B4DE520F73F068A0480F9010740DABFE930FC2FED3F684F15EDB69003408F1A2471D56EF63F3A5F4E8CB9EB0440F0087ABB0FA805409EE83B4C902AFC3F9F76F660E3AA0640A720D021376702400CA1D5430F70FA3FEA15FA04EDD7FF3F8A2E2464919FFF3F16A80C945D51F73FD5F9CFA6309AFA3F11218C5F9D080440B67F34C87C92F43FF7041DAB625602401CEEF3B2DF75FD3FA7B9777B4C50054000E7EC598747F23F8E4896C84888E63F9C2E9F35E1A0ED3F5D7F3638519F0140C455A40700A3064002FC7A7EC2CBF73FE4BDFFA09447E73F8E05352EC14D01403DB9717598AAFF3F37BF6EC080AEFD3F91D53A5F4C820140783F59B930A7F13F9B08B47CEDF9F93F154186EE2B41FA3F2DB5794B0555FF3F6A16B74955D40740E2519757AB7D024096DA6D26293E0040AE3465CA32C2004074EE3063B7F0E13F6884C788571CFF3FF0D952884CADF73F"> : tensor<6x6xcomplex<f64>>
    return %c0 : tensor<6x6xcomplex<f64>>
  }
}
