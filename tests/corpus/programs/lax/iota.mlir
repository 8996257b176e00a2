module @lax_iota_i2 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xi2>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xi2> {
    %c0 = stablehlo.constant dense<[[0, 1, -2], [0, 1, -2]]> : tensor<2x3xi2>
    return %c0 : tensor<2x3xi2>
  }
}

// -----

module @lax_iota_i4 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xi4>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xi4> {
    %c0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi4>
    return %c0 : tensor<2x3xi4>
  }
}

// -----

module @lax_iota_u2 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xui2>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xui2> {
    %c0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui2>
    return %c0 : tensor<2x3xui2>
  }
}

// -----

module @lax_iota_u4 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xui4>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xui4> {
    %c0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui4>
    return %c0 : tensor<2x3xui4>
  }
}

// -----

module @lax_iota_i8 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xi8>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xi8> {
    %c0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi8>
    return %c0 : tensor<2x3xi8>
  }
}

// -----

module @lax_iota_i16 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xi16>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xi16> {
    %c0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi16>
    return %c0 : tensor<2x3xi16>
  }
}

// -----

module @lax_iota_i32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xi32>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xi32> {
    %c0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
    return %c0 : tensor<2x3xi32>
  }
}

// -----

module @lax_iota_i64 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xi64>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xi64> {
    %c0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi64>
    return %c0 : tensor<2x3xi64>
  }
}

// -----

module @lax_iota_u8 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xui8>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xui8> {
    %c0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui8>
    return %c0 : tensor<2x3xui8>
  }
}

// -----

module @lax_iota_u16 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xui16>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xui16> {
    %c0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui16>
    return %c0 : tensor<2x3xui16>
  }
}

// -----

module @lax_iota_u32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xui32>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xui32> {
    %c0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui32>
    return %c0 : tensor<2x3xui32>
  }
}

// -----

module @lax_iota_u64 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xui64>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xui64> {
    %c0 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui64>
    return %c0 : tensor<2x3xui64>
  }
}

// -----

module @lax_iota_f8e3m4 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf8E3M4>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf8E3M4> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E3M4>
    return %c0 : tensor<2x3xf8E3M4>
  }
}

// -----

module @lax_iota_f8e4m3 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf8E4M3>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf8E4M3> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3>
    return %c0 : tensor<2x3xf8E4M3>
  }
}

// -----

module @lax_iota_f8e4m3b11fnuz {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf8E4M3B11FNUZ>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
    return %c0 : tensor<2x3xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_iota_f8e4m3fn {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf8E4M3FN>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
    return %c0 : tensor<2x3xf8E4M3FN>
  }
}

// -----

module @lax_iota_f8e4m3fnuz {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf8E4M3FNUZ>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FNUZ>
    return %c0 : tensor<2x3xf8E4M3FNUZ>
  }
}

// -----

module @lax_iota_f8e5m2 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf8E5M2>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf8E5M2> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E5M2>
    return %c0 : tensor<2x3xf8E5M2>
  }
}

// -----

module @lax_iota_f8e5m2fnuz {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf8E5M2FNUZ>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E5M2FNUZ>
    return %c0 : tensor<2x3xf8E5M2FNUZ>
  }
}

// -----

module @lax_iota_bf16 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xbf16>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xbf16> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xbf16>
    return %c0 : tensor<2x3xbf16>
  }
}

// -----

module @lax_iota_f16 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf16>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf16> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf16>
    return %c0 : tensor<2x3xf16>
  }
}

// -----

module @lax_iota_f32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf32>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf32> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf32>
    return %c0 : tensor<2x3xf32>
  }
}

// -----

module @lax_iota_f64 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf64>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf64> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf64>
    return %c0 : tensor<2x3xf64>
  }
}

// -----

module @lax_iota_c64 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xcomplex<f32>>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.0,0.0), (1.0,0.0), (2.0,0.0)], [(0.0,0.0), (1.0,0.0), (2.0,0.0)]]> : tensor<2x3xcomplex<f32>>
    return %c0 : tensor<2x3xcomplex<f32>>
  }
}

// -----

module @lax_iota_c128 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xcomplex<f64>>
    %0 = stablehlo.iota dim = 1 : tensor<2x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.0,0.0), (1.0,0.0), (2.0,0.0)], [(0.0,0.0), (1.0,0.0), (2.0,0.0)]]> : tensor<2x3xcomplex<f64>>
    return %c0 : tensor<2x3xcomplex<f64>>
  }
}
