module @numpy_expm1_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xi32>
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %0 = stablehlo.convert %arg0 : (tensor<17x3xi32>) -> tensor<17x3xf32>
    %1 = stablehlo.exponential_minus_one %0 : tensor<17x3xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xi32> {
    %c0 = stablehlo.constant dense<"0xFFFFFFFF00000000FFFFFFFFFEFFFFFF00000000FEFFFFFFFCFFFFFF02000000FEFFFFFFFEFFFFFFFDFFFFFF020000000400000002000000FCFFFFFF02000000FFFFFFFFFFFFFFFFFDFFFFFF01000000FEFFFFFFFFFFFFFFFDFFFFFF02000000FFFFFFFFFEFFFFFF010000000000000000000000FEFFFFFF0100000000000000FFFFFFFF00000000040000000300000000000000FCFFFFFF00000000FDFFFFFFFFFFFFFF00000000FFFFFFFF0000000004000000FFFFFFFF020000000100000002000000FFFFFFFF01000000"> : tensor<17x3xi32>
    return %c0 : tensor<17x3xi32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0xA7D221BF00000000A7D221BFAB5A5DBF00000000AB5A5DBFAB4F7BBF2673CC40AB5A5DBFAB5A5DBF284173BF2673CC40826456422673CC40AB4F7BBF2673CC40A7D221BFA7D221BF284173BFA8F0DB3FAB5A5DBFA7D221BF284173BF2673CC40A7D221BFAB5A5DBFA8F0DB3F0000000000000000AB5A5DBFA8F0DB3F00000000A7D221BF00000000826456422EAF984100000000AB4F7BBF00000000284173BFA7D221BF00000000A7D221BF0000000082645642A7D221BF2673CC40A8F0DB3F2673CC40A7D221BFA8F0DB3F"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
}

// -----

module @numpy_expm1_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xbf16>
    %want0 = call @expected() : () -> tensor<3x5xbf16>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<3x5xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[3.1875, -3.859375, -3.421875, 0.185546875, 1.2734375], [-2.578125, -0.77734375, -2.78125, -3.1875, 2.0], [3.65625, 3.90625, -1.2734375, 0.50390625, 0.7890625]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[23.25, -0.98046875, -0.96875, 0.2041015625, 2.578125], [-0.92578125, -0.5390625, -0.9375, -0.95703125, 6.375], [37.75, 48.75, -0.71875, 0.65625, 1.203125]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
}

// -----

module @numpy_expm1_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<f32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<1.5937728> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<3.9222846> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @numpy_expm1_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<7xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[0.6231212409094171, -0.509380458069054, 2.8966195027239863, -0.27888910916904575, -2.5693631616350636, -1.67569576487712, 3.899620238761919]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[0.8647392684995805, -0.39913227372873794, 17.112811448513206, -0.2433761987947621, -0.9234156982811894, -0.812822097644144, 48.3836915322187]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
}
