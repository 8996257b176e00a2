module @lax_reduce_precision_e5m10_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xbf16>
    %want0 = call @expected() : () -> tensor<16xbf16>
    %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<16xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xbf16>, tensor<16xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 65536.0, 1.0011717677116394e-07, 3.140625, 448.0, 6.007030606269836e-08]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
  func.func private @expected() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F80, 0.0, 3.140625, 448.0, 0.0]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
}

// -----

module @lax_reduce_precision_e5m10_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf16>
    %want0 = call @expected() : () -> tensor<16xf16>
    %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<16xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf16>, tensor<16xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 1.1920928955078125e-07, 3.140625, 448.0, 5.960464477539063e-08]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
  func.func private @expected() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 1.1920928955078125e-07, 3.140625, 448.0, 5.960464477539063e-08]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
}

// -----

module @lax_reduce_precision_e5m10_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf32>
    %want0 = call @expected() : () -> tensor<16xf32>
    %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<16xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 65520.0, 1.0000000116860974e-07, 3.14159, 447.9, 5.99999978589949e-08]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
  func.func private @expected() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800000, 0.0, 3.140625, 448.0, 0.0]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
}

// -----

module @lax_reduce_precision_e5m10_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf64>
    %want0 = call @expected() : () -> tensor<16xf64>
    %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<16xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf64>, tensor<16xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 65520.0, 1.0e-07, 3.14159, 447.9, 6.0e-08]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
  func.func private @expected() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0.0, 3.140625, 448.0, 0.0]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
}

// -----

module @lax_reduce_precision_e8m7_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xbf16>
    %want0 = call @expected() : () -> tensor<16xbf16>
    %0 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<16xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xbf16>, tensor<16xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 65536.0, 1.0011717677116394e-07, 3.140625, 448.0, 6.007030606269836e-08]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
  func.func private @expected() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 65536.0, 1.0011717677116394e-07, 3.140625, 448.0, 6.007030606269836e-08]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
}

// -----

module @lax_reduce_precision_e8m7_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf16>
    %want0 = call @expected() : () -> tensor<16xf16>
    %0 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<16xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf16>, tensor<16xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 1.1920928955078125e-07, 3.140625, 448.0, 5.960464477539063e-08]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
  func.func private @expected() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 0.0, 3.140625, 448.0, 0.0]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
}

// -----

module @lax_reduce_precision_e8m7_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf32>
    %want0 = call @expected() : () -> tensor<16xf32>
    %0 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<16xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 65520.0, 1.0000000116860974e-07, 3.14159, 447.9, 5.99999978589949e-08]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
  func.func private @expected() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 65536.0, 1.0011718e-07, 3.140625, 448.0, 6.0070306e-08]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
}

// -----

module @lax_reduce_precision_e8m7_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf64>
    %want0 = call @expected() : () -> tensor<16xf64>
    %0 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<16xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf64>, tensor<16xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 65520.0, 1.0e-07, 3.14159, 447.9, 6.0e-08]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
  func.func private @expected() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 65536.0, 1.0011717677116394e-07, 3.140625, 448.0, 6.007030606269836e-08]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
}

// -----

module @lax_reduce_precision_e4m3_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xbf16>
    %want0 = call @expected() : () -> tensor<16xbf16>
    %0 = stablehlo.reduce_precision %arg0, format = e4m3 : tensor<16xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xbf16>, tensor<16xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 65536.0, 1.0011717677116394e-07, 3.140625, 448.0, 6.007030606269836e-08]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
  func.func private @expected() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F80, 0.0, 3.25, 0x7F80, 0.0]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
}

// -----

module @lax_reduce_precision_e4m3_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf16>
    %want0 = call @expected() : () -> tensor<16xf16>
    %0 = stablehlo.reduce_precision %arg0, format = e4m3 : tensor<16xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf16>, tensor<16xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 1.1920928955078125e-07, 3.140625, 448.0, 5.960464477539063e-08]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
  func.func private @expected() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 0.0, 3.25, 0x7C00, 0.0]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
}

// -----

module @lax_reduce_precision_e4m3_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf32>
    %want0 = call @expected() : () -> tensor<16xf32>
    %0 = stablehlo.reduce_precision %arg0, format = e4m3 : tensor<16xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 65520.0, 1.0000000116860974e-07, 3.14159, 447.9, 5.99999978589949e-08]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
  func.func private @expected() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800000, 0.0, 3.25, 0x7F800000, 0.0]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
}

// -----

module @lax_reduce_precision_e4m3_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf64>
    %want0 = call @expected() : () -> tensor<16xf64>
    %0 = stablehlo.reduce_precision %arg0, format = e4m3 : tensor<16xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf64>, tensor<16xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 65520.0, 1.0e-07, 3.14159, 447.9, 6.0e-08]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
  func.func private @expected() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0.0, 3.25, 0x7FF0000000000000, 0.0]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
}

// -----

module @lax_reduce_precision_e5m2_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xbf16>
    %want0 = call @expected() : () -> tensor<16xbf16>
    %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<16xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xbf16>, tensor<16xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 65536.0, 1.0011717677116394e-07, 3.140625, 448.0, 6.007030606269836e-08]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
  func.func private @expected() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F80, 0.0, 3.0, 448.0, 0.0]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
}

// -----

module @lax_reduce_precision_e5m2_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf16>
    %want0 = call @expected() : () -> tensor<16xf16>
    %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<16xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf16>, tensor<16xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 1.1920928955078125e-07, 3.140625, 448.0, 5.960464477539063e-08]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
  func.func private @expected() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 0.0, 3.0, 448.0, 0.0]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
}

// -----

module @lax_reduce_precision_e5m2_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf32>
    %want0 = call @expected() : () -> tensor<16xf32>
    %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<16xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 65520.0, 1.0000000116860974e-07, 3.14159, 447.9, 5.99999978589949e-08]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
  func.func private @expected() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800000, 0.0, 3.0, 448.0, 0.0]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
}

// -----

module @lax_reduce_precision_e5m2_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf64>
    %want0 = call @expected() : () -> tensor<16xf64>
    %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<16xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf64>, tensor<16xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 65520.0, 1.0e-07, 3.14159, 447.9, 6.0e-08]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
  func.func private @expected() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0.0, 3.0, 448.0, 0.0]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
}

// -----

module @lax_reduce_precision_e11m52_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xbf16>
    %want0 = call @expected() : () -> tensor<16xbf16>
    %0 = stablehlo.reduce_precision %arg0, format = e11m52 : tensor<16xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xbf16>, tensor<16xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 65536.0, 1.0011717677116394e-07, 3.140625, 448.0, 6.007030606269836e-08]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
  func.func private @expected() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 65536.0, 1.0011717677116394e-07, 3.140625, 448.0, 6.007030606269836e-08]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
}

// -----

module @lax_reduce_precision_e11m52_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf16>
    %want0 = call @expected() : () -> tensor<16xf16>
    %0 = stablehlo.reduce_precision %arg0, format = e11m52 : tensor<16xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf16>, tensor<16xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 1.1920928955078125e-07, 3.140625, 448.0, 5.960464477539063e-08]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
  func.func private @expected() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 1.1920928955078125e-07, 3.140625, 448.0, 5.960464477539063e-08]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
}

// -----

module @lax_reduce_precision_e11m52_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf32>
    %want0 = call @expected() : () -> tensor<16xf32>
    %0 = stablehlo.reduce_precision %arg0, format = e11m52 : tensor<16xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 65520.0, 1.0000000116860974e-07, 3.14159, 447.9, 5.99999978589949e-08]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
  func.func private @expected() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 65520.0, 1.0000000116860974e-07, 3.14159, 447.9, 5.99999978589949e-08]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
}

// -----

module @lax_reduce_precision_e11m52_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf64>
    %want0 = call @expected() : () -> tensor<16xf64>
    %0 = stablehlo.reduce_precision %arg0, format = e11m52 : tensor<16xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf64>, tensor<16xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 65520.0, 1.0e-07, 3.14159, 447.9, 6.0e-08]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
  func.func private @expected() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 65520.0, 1.0e-07, 3.14159, 447.9, 6.0e-08]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
}

// -----

module @lax_reduce_precision_e8m0_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<15xbf16>
    %want0 = call @expected() : () -> tensor<15xbf16>
    %0 = stablehlo.reduce_precision %arg0, format = e8m0 : tensor<15xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<15xbf16>, tensor<15xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<15xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 65536.0, 1.0011717677116394e-07, 3.140625, 448.0, 6.007030606269836e-08]> : tensor<15xbf16>
    return %c0 : tensor<15xbf16>
  }
  func.func private @expected() -> tensor<15xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 65536.0, 1.1920928955078125e-07, 4.0, 512.0, 5.960464477539063e-08]> : tensor<15xbf16>
    return %c0 : tensor<15xbf16>
  }
}

// -----

module @lax_reduce_precision_e8m0_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<15xf16>
    %want0 = call @expected() : () -> tensor<15xf16>
    %0 = stablehlo.reduce_precision %arg0, format = e8m0 : tensor<15xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<15xf16>, tensor<15xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<15xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7C00, 1.1920928955078125e-07, 3.140625, 448.0, 5.960464477539063e-08]> : tensor<15xf16>
    return %c0 : tensor<15xf16>
  }
  func.func private @expected() -> tensor<15xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7C00, 0.0, 4.0, 512.0, 0.0]> : tensor<15xf16>
    return %c0 : tensor<15xf16>
  }
}

// -----

module @lax_reduce_precision_e8m0_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<15xf32>
    %want0 = call @expected() : () -> tensor<15xf32>
    %0 = stablehlo.reduce_precision %arg0, format = e8m0 : tensor<15xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<15xf32>, tensor<15xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<15xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 65520.0, 1.0000000116860974e-07, 3.14159, 447.9, 5.99999978589949e-08]> : tensor<15xf32>
    return %c0 : tensor<15xf32>
  }
  func.func private @expected() -> tensor<15xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 65536.0, 1.1920929e-07, 4.0, 512.0, 5.9604645e-08]> : tensor<15xf32>
    return %c0 : tensor<15xf32>
  }
}

// -----

module @lax_reduce_precision_e8m0_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<15xf64>
    %want0 = call @expected() : () -> tensor<15xf64>
    %0 = stablehlo.reduce_precision %arg0, format = e8m0 : tensor<15xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<15xf64>, tensor<15xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<15xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 65520.0, 1.0e-07, 3.14159, 447.9, 6.0e-08]> : tensor<15xf64>
    return %c0 : tensor<15xf64>
  }
  func.func private @expected() -> tensor<15xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 65536.0, 1.1920928955078125e-07, 4.0, 512.0, 5.960464477539063e-08]> : tensor<15xf64>
    return %c0 : tensor<15xf64>
  }
}

// -----

module @lax_reduce_precision_e2m5_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xbf16>
    %want0 = call @expected() : () -> tensor<16xbf16>
    %0 = stablehlo.reduce_precision %arg0, format = e2m5 : tensor<16xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xbf16>, tensor<16xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 65536.0, 1.0011717677116394e-07, 3.140625, 448.0, 6.007030606269836e-08]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
  func.func private @expected() -> tensor<16xbf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.0, -0.0, 2.0, -2.0, 0x7F80, 0xFF80, 0x7FC0, 0x7F80, 0.0, 3.125, 0x7F80, 0.0]> : tensor<16xbf16>
    return %c0 : tensor<16xbf16>
  }
}

// -----

module @lax_reduce_precision_e2m5_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf16>
    %want0 = call @expected() : () -> tensor<16xf16>
    %0 = stablehlo.reduce_precision %arg0, format = e2m5 : tensor<16xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf16>, tensor<16xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 1.1920928955078125e-07, 3.140625, 448.0, 5.960464477539063e-08]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
  func.func private @expected() -> tensor<16xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.0, -0.0, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0x7C00, 0.0, 3.125, 0x7C00, 0.0]> : tensor<16xf16>
    return %c0 : tensor<16xf16>
  }
}

// -----

module @lax_reduce_precision_e2m5_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf32>
    %want0 = call @expected() : () -> tensor<16xf32>
    %0 = stablehlo.reduce_precision %arg0, format = e2m5 : tensor<16xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf32>, tensor<16xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 65520.0, 1.0000000116860974e-07, 3.14159, 447.9, 5.99999978589949e-08]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
  func.func private @expected() -> tensor<16xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.0, -0.0, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800000, 0.0, 3.125, 0x7F800000, 0.0]> : tensor<16xf32>
    return %c0 : tensor<16xf32>
  }
}

// -----

module @lax_reduce_precision_e2m5_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<16xf64>
    %want0 = call @expected() : () -> tensor<16xf64>
    %0 = stablehlo.reduce_precision %arg0, format = e2m5 : tensor<16xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<16xf64>, tensor<16xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 65520.0, 1.0e-07, 3.14159, 447.9, 6.0e-08]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
  func.func private @expected() -> tensor<16xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.0, -0.0, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0.0, 3.125, 0x7FF0000000000000, 0.0]> : tensor<16xf64>
    return %c0 : tensor<16xf64>
  }
}
