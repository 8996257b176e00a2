module @types_broadcast_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xi1>
    %want0 = call @expected() : () -> tensor<2x6x3xi1>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xi1>) -> tensor<2x6x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xi1>, tensor<2x6x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xi1> {
    %c0 = stablehlo.constant dense<[false, true, false, true, true, true]> : tensor<6xi1>
    return %c0 : tensor<6xi1>
  }
  func.func private @expected() -> tensor<2x6x3xi1> {
    %c0 = stablehlo.constant dense<"0x000000010101000000010101010101010101000000010101000000010101010101010101"> : tensor<2x6x3xi1>
    return %c0 : tensor<2x6x3xi1>
  }
}

// -----

module @types_broadcast_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xi2>
    %want0 = call @expected() : () -> tensor<2x6x3xi2>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xi2>) -> tensor<2x6x3xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xi2>, tensor<2x6x3xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<6xi2>
    return %c0 : tensor<6xi2>
  }
  func.func private @expected() -> tensor<2x6x3xi2> {
    %c0 = stablehlo.constant dense<1> : tensor<2x6x3xi2>
    return %c0 : tensor<2x6x3xi2>
  }
}

// -----

module @types_broadcast_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xi4>
    %want0 = call @expected() : () -> tensor<2x6x3xi4>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xi4>) -> tensor<2x6x3xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xi4>, tensor<2x6x3xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xi4> {
    %c0 = stablehlo.constant dense<[2, 1, 2, 3, 1, 1]> : tensor<6xi4>
    return %c0 : tensor<6xi4>
  }
  func.func private @expected() -> tensor<2x6x3xi4> {
    %c0 = stablehlo.constant dense<"0x020202010101020202030303010101010101020202010101020202030303010101010101"> : tensor<2x6x3xi4>
    return %c0 : tensor<2x6x3xi4>
  }
}

// -----

module @types_broadcast_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xui2>
    %want0 = call @expected() : () -> tensor<2x6x3xui2>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xui2>) -> tensor<2x6x3xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xui2>, tensor<2x6x3xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xui2> {
    %c0 = stablehlo.constant dense<[2, 2, 1, 3, 2, 1]> : tensor<6xui2>
    return %c0 : tensor<6xui2>
  }
  func.func private @expected() -> tensor<2x6x3xui2> {
    %c0 = stablehlo.constant dense<"0x020202020202010101030303020202010101020202020202010101030303020202010101"> : tensor<2x6x3xui2>
    return %c0 : tensor<2x6x3xui2>
  }
}

// -----

module @types_broadcast_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xui4>
    %want0 = call @expected() : () -> tensor<2x6x3xui4>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xui4>) -> tensor<2x6x3xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xui4>, tensor<2x6x3xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xui4> {
    %c0 = stablehlo.constant dense<[3, 3, 3, 2, 3, 3]> : tensor<6xui4>
    return %c0 : tensor<6xui4>
  }
  func.func private @expected() -> tensor<2x6x3xui4> {
    %c0 = stablehlo.constant dense<"0x030303030303030303020202030303030303030303030303030303020202030303030303"> : tensor<2x6x3xui4>
    return %c0 : tensor<2x6x3xui4>
  }
}

// -----

module @types_broadcast_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xi8>
    %want0 = call @expected() : () -> tensor<2x6x3xi8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xi8>) -> tensor<2x6x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xi8>, tensor<2x6x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xi8> {
    %c0 = stablehlo.constant dense<[2, 1, 3, 1, 1, 3]> : tensor<6xi8>
    return %c0 : tensor<6xi8>
  }
  func.func private @expected() -> tensor<2x6x3xi8> {
    %c0 = stablehlo.constant dense<"0x020202010101030303010101010101030303020202010101030303010101010101030303"> : tensor<2x6x3xi8>
    return %c0 : tensor<2x6x3xi8>
  }
}

// -----

module @types_broadcast_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xi16>
    %want0 = call @expected() : () -> tensor<2x6x3xi16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xi16>) -> tensor<2x6x3xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xi16>, tensor<2x6x3xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xi16> {
    %c0 = stablehlo.constant dense<[1, 1, 3, 3, 1, 3]> : tensor<6xi16>
    return %c0 : tensor<6xi16>
  }
  func.func private @expected() -> tensor<2x6x3xi16> {
    %c0 = stablehlo.constant dense<"0x010001000100010001000100030003000300030003000300010001000100030003000300010001000100010001000100030003000300030003000300010001000100030003000300"> : tensor<2x6x3xi16>
    return %c0 : tensor<2x6x3xi16>
  }
}

// -----

module @types_broadcast_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xi32>
    %want0 = call @expected() : () -> tensor<2x6x3xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xi32>) -> tensor<2x6x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xi32>, tensor<2x6x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xi32> {
    %c0 = stablehlo.constant dense<[2, 3, 2, 1, 2, 3]> : tensor<6xi32>
    return %c0 : tensor<6xi32>
  }
  func.func private @expected() -> tensor<2x6x3xi32> {
    %c0 = stablehlo.constant dense<"0x020000000200000002000000030000000300000003000000020000000200000002000000010000000100000001000000020000000200000002000000030000000300000003000000020000000200000002000000030000000300000003000000020000000200000002000000010000000100000001000000020000000200000002000000030000000300000003000000"> : tensor<2x6x3xi32>
    return %c0 : tensor<2x6x3xi32>
  }
}

// -----

module @types_broadcast_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xi64>
    %want0 = call @expected() : () -> tensor<2x6x3xi64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xi64>) -> tensor<2x6x3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xi64>, tensor<2x6x3xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xi64> {
    %c0 = stablehlo.constant dense<[2, 3, 1, 1, 2, 2]> : tensor<6xi64>
    return %c0 : tensor<6xi64>
  }
  func.func private @expected() -> tensor<2x6x3xi64> {
    %c0 = stablehlo.constant dense<"0x020000000000000002000000000000000200000000000000030000000000000003000000000000000300000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000030000000000000003000000000000000300000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<2x6x3xi64>
    return %c0 : tensor<2x6x3xi64>
  }
}

// -----

module @types_broadcast_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xui8>
    %want0 = call @expected() : () -> tensor<2x6x3xui8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xui8>) -> tensor<2x6x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xui8>, tensor<2x6x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xui8> {
    %c0 = stablehlo.constant dense<[1, 1, 1, 2, 3, 2]> : tensor<6xui8>
    return %c0 : tensor<6xui8>
  }
  func.func private @expected() -> tensor<2x6x3xui8> {
    %c0 = stablehlo.constant dense<"0x010101010101010101020202030303020202010101010101010101020202030303020202"> : tensor<2x6x3xui8>
    return %c0 : tensor<2x6x3xui8>
  }
}

// -----

module @types_broadcast_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xui16>
    %want0 = call @expected() : () -> tensor<2x6x3xui16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xui16>) -> tensor<2x6x3xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xui16>, tensor<2x6x3xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xui16> {
    %c0 = stablehlo.constant dense<[1, 3, 3, 2, 2, 1]> : tensor<6xui16>
    return %c0 : tensor<6xui16>
  }
  func.func private @expected() -> tensor<2x6x3xui16> {
    %c0 = stablehlo.constant dense<"0x010001000100030003000300030003000300020002000200020002000200010001000100010001000100030003000300030003000300020002000200020002000200010001000100"> : tensor<2x6x3xui16>
    return %c0 : tensor<2x6x3xui16>
  }
}

// -----

module @types_broadcast_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xui32>
    %want0 = call @expected() : () -> tensor<2x6x3xui32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xui32>) -> tensor<2x6x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xui32>, tensor<2x6x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xui32> {
    %c0 = stablehlo.constant dense<[2, 1, 2, 2, 1, 1]> : tensor<6xui32>
    return %c0 : tensor<6xui32>
  }
  func.func private @expected() -> tensor<2x6x3xui32> {
    %c0 = stablehlo.constant dense<"0x020000000200000002000000010000000100000001000000020000000200000002000000020000000200000002000000010000000100000001000000010000000100000001000000020000000200000002000000010000000100000001000000020000000200000002000000020000000200000002000000010000000100000001000000010000000100000001000000"> : tensor<2x6x3xui32>
    return %c0 : tensor<2x6x3xui32>
  }
}

// -----

module @types_broadcast_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xui64>
    %want0 = call @expected() : () -> tensor<2x6x3xui64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xui64>) -> tensor<2x6x3xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x6x3xui64>, tensor<2x6x3xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xui64> {
    %c0 = stablehlo.constant dense<[2, 1, 2, 1, 2, 2]> : tensor<6xui64>
    return %c0 : tensor<6xui64>
  }
  func.func private @expected() -> tensor<2x6x3xui64> {
    %c0 = stablehlo.constant dense<"0x020000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000010000000000000001000000000000000100000000000000020000000000000002000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<2x6x3xui64>
    return %c0 : tensor<2x6x3xui64>
  }
}

// -----

module @types_broadcast_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf8E3M4>
    %want0 = call @expected() : () -> tensor<2x6x3xf8E3M4>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf8E3M4>) -> tensor<2x6x3xf8E3M4>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<2x6x3xf8E3M4>, tensor<2x6x3xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf8E3M4> {
    %c0 = stablehlo.constant dense<[1.625, 1.4375, 1.125, 2.75, 1.75, 0.875]> : tensor<6xf8E3M4>
    return %c0 : tensor<6xf8E3M4>
  }
  func.func private @expected() -> tensor<2x6x3xf8E3M4> {
    %c0 = stablehlo.constant dense<"0x3A3A3A3737373232324646463C3C3C2C2C2C3A3A3A3737373232324646463C3C3C2C2C2C"> : tensor<2x6x3xf8E3M4>
    return %c0 : tensor<2x6x3xf8E3M4>
  }
}

// -----

module @types_broadcast_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf8E4M3>
    %want0 = call @expected() : () -> tensor<2x6x3xf8E4M3>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf8E4M3>) -> tensor<2x6x3xf8E4M3>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<2x6x3xf8E4M3>, tensor<2x6x3xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf8E4M3> {
    %c0 = stablehlo.constant dense<[1.375, 2.5, 1.0, 3.0, 2.75, 2.5]> : tensor<6xf8E4M3>
    return %c0 : tensor<6xf8E4M3>
  }
  func.func private @expected() -> tensor<2x6x3xf8E4M3> {
    %c0 = stablehlo.constant dense<"0x3B3B3B4242423838384444444343434242423B3B3B424242383838444444434343424242"> : tensor<2x6x3xf8E4M3>
    return %c0 : tensor<2x6x3xf8E4M3>
  }
}

// -----

module @types_broadcast_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<2x6x3xf8E4M3B11FNUZ>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf8E4M3B11FNUZ>) -> tensor<2x6x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<2x6x3xf8E4M3B11FNUZ>, tensor<2x6x3xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[2.5, 1.75, 1.75, 1.125, 1.625, 0.9375]> : tensor<6xf8E4M3B11FNUZ>
    return %c0 : tensor<6xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<2x6x3xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<"0x6262625E5E5E5E5E5E5959595D5D5D5757576262625E5E5E5E5E5E5959595D5D5D575757"> : tensor<2x6x3xf8E4M3B11FNUZ>
    return %c0 : tensor<2x6x3xf8E4M3B11FNUZ>
  }
}

// -----

module @types_broadcast_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<2x6x3xf8E4M3FN>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf8E4M3FN>) -> tensor<2x6x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<2x6x3xf8E4M3FN>, tensor<2x6x3xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[2.25, 0.875, 1.125, 2.0, 2.0, 1.625]> : tensor<6xf8E4M3FN>
    return %c0 : tensor<6xf8E4M3FN>
  }
  func.func private @expected() -> tensor<2x6x3xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x4141413636363939394040404040403D3D3D4141413636363939394040404040403D3D3D"> : tensor<2x6x3xf8E4M3FN>
    return %c0 : tensor<2x6x3xf8E4M3FN>
  }
}

// -----

module @types_broadcast_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<2x6x3xf8E4M3FNUZ>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf8E4M3FNUZ>) -> tensor<2x6x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.000e+00 : f64} : (tensor<2x6x3xf8E4M3FNUZ>, tensor<2x6x3xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[1.0, 2.5, 1.5, 1.75, 1.5, 2.25]> : tensor<6xf8E4M3FNUZ>
    return %c0 : tensor<6xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<2x6x3xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<"0x4040404A4A4A4444444646464444444949494040404A4A4A444444464646444444494949"> : tensor<2x6x3xf8E4M3FNUZ>
    return %c0 : tensor<2x6x3xf8E4M3FNUZ>
  }
}

// -----

module @types_broadcast_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf8E5M2>
    %want0 = call @expected() : () -> tensor<2x6x3xf8E5M2>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf8E5M2>) -> tensor<2x6x3xf8E5M2>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<2x6x3xf8E5M2>, tensor<2x6x3xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf8E5M2> {
    %c0 = stablehlo.constant dense<[2.5, 1.75, 3.0, 1.5, 2.5, 2.5]> : tensor<6xf8E5M2>
    return %c0 : tensor<6xf8E5M2>
  }
  func.func private @expected() -> tensor<2x6x3xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x4141413F3F3F4242423E3E3E4141414141414141413F3F3F4242423E3E3E414141414141"> : tensor<2x6x3xf8E5M2>
    return %c0 : tensor<2x6x3xf8E5M2>
  }
}

// -----

module @types_broadcast_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<2x6x3xf8E5M2FNUZ>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf8E5M2FNUZ>) -> tensor<2x6x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.000e+00 : f64} : (tensor<2x6x3xf8E5M2FNUZ>, tensor<2x6x3xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[0.875, 1.0, 1.75, 2.5, 2.5, 0.875]> : tensor<6xf8E5M2FNUZ>
    return %c0 : tensor<6xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<2x6x3xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<"0x3F3F3F4040404343434545454545453F3F3F3F3F3F4040404343434545454545453F3F3F"> : tensor<2x6x3xf8E5M2FNUZ>
    return %c0 : tensor<2x6x3xf8E5M2FNUZ>
  }
}

// -----

module @types_broadcast_f8e8m0fnu {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf8E8M0FNU>
    %want0 = call @expected() : () -> tensor<2x6x3xf8E8M0FNU>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf8E8M0FNU>) -> tensor<2x6x3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.600e+01 : f64} : (tensor<2x6x3xf8E8M0FNU>, tensor<2x6x3xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<[2.0, 2.0, 2.0, 0.5, 2.0, 1.0]> : tensor<6xf8E8M0FNU>
    return %c0 : tensor<6xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<2x6x3xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<"0x8080808080808080807E7E7E8080807F7F7F8080808080808080807E7E7E8080807F7F7F"> : tensor<2x6x3xf8E8M0FNU>
    return %c0 : tensor<2x6x3xf8E8M0FNU>
  }
}

// -----

module @types_broadcast_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xbf16>
    %want0 = call @expected() : () -> tensor<2x6x3xbf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xbf16>) -> tensor<2x6x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<2x6x3xbf16>, tensor<2x6x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xbf16> {
    %c0 = stablehlo.constant dense<[0.6953125, 2.65625, 2.59375, 0.53125, 2.109375, 2.96875]> : tensor<6xbf16>
    return %c0 : tensor<6xbf16>
  }
  func.func private @expected() -> tensor<2x6x3xbf16> {
    %c0 = stablehlo.constant dense<"0x323F323F323F2A402A402A40264026402640083F083F083F0740074007403E403E403E40323F323F323F2A402A402A40264026402640083F083F083F0740074007403E403E403E40"> : tensor<2x6x3xbf16>
    return %c0 : tensor<2x6x3xbf16>
  }
}

// -----

module @types_broadcast_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf16>
    %want0 = call @expected() : () -> tensor<2x6x3xf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf16>) -> tensor<2x6x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<2x6x3xf16>, tensor<2x6x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf16> {
    %c0 = stablehlo.constant dense<[2.7421875, 2.322265625, 2.779296875, 1.205078125, 2.345703125, 2.732421875]> : tensor<6xf16>
    return %c0 : tensor<6xf16>
  }
  func.func private @expected() -> tensor<2x6x3xf16> {
    %c0 = stablehlo.constant dense<"0x7C417C417C41A540A540A5408F418F418F41D23CD23CD23CB140B140B1407741774177417C417C417C41A540A540A5408F418F418F41D23CD23CD23CB140B140B140774177417741"> : tensor<2x6x3xf16>
    return %c0 : tensor<2x6x3xf16>
  }
}

// -----

module @types_broadcast_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<2x6x3xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf32>) -> tensor<2x6x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<2x6x3xf32>, tensor<2x6x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.50838816, 2.580287, 1.6895394, 1.0754061, 2.4053826, 1.7611269]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<2x6x3xf32> {
    %c0 = stablehlo.constant dense<"0xBA25023FBA25023FBA25023F6C2325406C2325406C232540D442D83FD442D83FD442D83FE8A6893FE8A6893FE8A6893FCAF11940CAF11940CAF119409B6CE13F9B6CE13F9B6CE13FBA25023FBA25023FBA25023F6C2325406C2325406C232540D442D83FD442D83FD442D83FE8A6893FE8A6893FE8A6893FCAF11940CAF11940CAF119409B6CE13F9B6CE13F9B6CE13F"> : tensor<2x6x3xf32>
    return %c0 : tensor<2x6x3xf32>
  }
}

// -----

module @types_broadcast_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<2x6x3xf64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf64>) -> tensor<2x6x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<2x6x3xf64>, tensor<2x6x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.5296207678619855, 1.1177352938007532, 2.054665531466283, 1.818820216543462, 0.9374468942641005, 2.26118326306951]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<2x6x3xf64> {
    %c0 = stablehlo.constant dense<"0x04FDA740A7F2E03F04FDA740A7F2E03F04FDA740A7F2E03FD45847673EE2F13FD45847673EE2F13FD45847673EE2F13FDDED6E7BF46F0040DDED6E7BF46F0040DDED6E7BF46F004094B9353AE319FD3F94B9353AE319FD3F94B9353AE319FD3F103C13A190FFED3F103C13A190FFED3F103C13A190FFED3F3C2B2940E71602403C2B2940E71602403C2B2940E716024004FDA740A7F2E03F04FDA740A7F2E03F04FDA740A7F2E03FD45847673EE2F13FD45847673EE2F13FD45847673EE2F13FDDED6E7BF46F0040DDED6E7BF46F0040DDED6E7BF46F004094B9353AE319FD3F94B9353AE319FD3F94B9353AE319FD3F103C13A190FFED3F103C13A190FFED3F103C13A190FFED3F3C2B2940E71602403C2B2940E71602403C2B2940E7160240"> : tensor<2x6x3xf64>
    return %c0 : tensor<2x6x3xf64>
  }
}

// -----

module @types_broadcast_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x6x3xcomplex<f32>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xcomplex<f32>>) -> tensor<2x6x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<2x6x3xcomplex<f32>>, tensor<2x6x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(2.3679187,1.3049651), (1.7857271,0.9483307), (2.8376467,1.297718), (2.0568452,2.163645), (0.8320103,2.950206), (2.2070522,2.7856193)]> : tensor<6xcomplex<f32>>
    return %c0 : tensor<6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x6x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xFB8B17401909A73FFB8B17401909A73FFB8B17401909A73FB592E43FCDC5723FB592E43FCDC5723FB592E43FCDC5723F019C3540A01BA63F019C3540A01BA63F019C3540A01BA63F5AA3034029790A405AA3034029790A405AA3034029790A40A1FE543F2DD03C40A1FE543F2DD03C40A1FE543F2DD03C4058400D409647324058400D409647324058400D4096473240FB8B17401909A73FFB8B17401909A73FFB8B17401909A73FB592E43FCDC5723FB592E43FCDC5723FB592E43FCDC5723F019C3540A01BA63F019C3540A01BA63F019C3540A01BA63F5AA3034029790A405AA3034029790A405AA3034029790A40A1FE543F2DD03C40A1FE543F2DD03C40A1FE543F2DD03C4058400D409647324058400D409647324058400D4096473240"> : tensor<2x6x3xcomplex<f32>>
    return %c0 : tensor<2x6x3xcomplex<f32>>
  }
}

// -----

module @types_broadcast_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x6x3xcomplex<f64>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xcomplex<f64>>) -> tensor<2x6x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<2x6x3xcomplex<f64>>, tensor<2x6x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(1.0711577168908448,1.5043371209564331), (1.9190189916970475,2.0932576961723774), (2.7462101613781127,1.8183417443005976), (2.0465832275910083,1.4640055202771516), (1.0516749200479898,2.4425327841058793), (2.5153391978310036,2.0671746104819237)]> : tensor<6xcomplex<f64>>
    return %c0 : tensor<6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x6x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xA0772E467623F13FB5AA0ACDC311F83FA0772E467623F13FB5AA0ACDC311F83FA0772E467623F13FB5AA0ACDC311F83F10DE1B424DB4FE3F0B4919E4FDBE004010DE1B424DB4FE3F0B4919E4FDBE004010DE1B424DB4FE3F0B4919E4FDBE0040B97E78083DF8054005904B83ED17FD3FB97E78083DF8054005904B83ED17FD3FB97E78083DF8054005904B83ED17FD3F325DF806675F0040B10F6C0D916CF73F325DF806675F0040B10F6C0D916CF73F325DF806675F0040B10F6C0D916CF73F8F12BA14A9D3F03F0124D9A04E8A03408F12BA14A9D3F03F0124D9A04E8A03408F12BA14A9D3F03F0124D9A04E8A03408F3F48286A1F0440972199D7928900408F3F48286A1F0440972199D7928900408F3F48286A1F0440972199D792890040A0772E467623F13FB5AA0ACDC311F83FA0772E467623F13FB5AA0ACDC311F83FA0772E467623F13FB5AA0ACDC311F83F10DE1B424DB4FE3F0B4919E4FDBE004010DE1B424DB4FE3F0B4919E4FDBE004010DE1B424DB4FE3F0B4919E4FDBE0040B97E78083DF8054005904B83ED17FD3FB97E78083DF8054005904B83ED17FD3FB97E78083DF8054005904B83ED17FD3F325DF806675F0040B10F6C0D916CF73F325DF806675F0040B10F6C0D916CF73F325DF806675F0040B10F6C0D916CF73F8F12BA14A9D3F03F0124D9A04E8A03408F12BA14A9D3F03F0124D9A04E8A03408F12BA14A9D3F03F0124D9A04E8A03408F3F48286A1F0440972199D7928900408F3F48286A1F0440972199D7928900408F3F48286A1F0440972199D792890040"> : tensor<2x6x3xcomplex<f64>>
    return %c0 : tensor<2x6x3xcomplex<f64>>
  }
}
