module @numpy_ceil_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xi16>
    %want0 = call @expected() : () -> tensor<17x3xi16>
    stablehlo.custom_call @check.expect_eq(%arg0, %want0) {has_side_effect = true} : (tensor<17x3xi16>, tensor<17x3xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xi16> {
    %c0 = stablehlo.constant dense<"0x12000D0004000D000D0004000F001400110002000F00070006000A0005001300060008000900070002001100050007000E0013000500020010000800130006000F00010006000E000B00070014000D000C00110007001200010004000700100009000F001300"> : tensor<17x3xi16>
    return %c0 : tensor<17x3xi16>
  }
  func.func private @expected() -> tensor<17x3xi16> {
    %c0 = stablehlo.constant dense<"0x12000D0004000D000D0004000F001400110002000F00070006000A0005001300060008000900070002001100050007000E0013000500020010000800130006000F00010006000E000B00070014000D000C00110007001200010004000700100009000F001300"> : tensor<17x3xi16>
    return %c0 : tensor<17x3xi16>
  }
}

// -----

module @numpy_ceil_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = stablehlo.ceil %arg0 : tensor<3x5xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[8.46875, 0.68359375, 13.546875, 8.1171875, 11.4375], [16.515625, 15.90625, 12.3671875, 16.171875, 2.3515625], [11.15625, 17.484375, 4.56640625, 11.921875, 5.19140625]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[9.0, 1.0, 14.0, 9.0, 12.0], [17.0, 16.0, 13.0, 17.0, 3.0], [12.0, 18.0, 5.0, 12.0, 6.0]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
}

// -----

module @numpy_ceil_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.ceil %arg0 : tensor<f32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<18.340027> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<19.0> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @numpy_ceil_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = stablehlo.ceil %arg0 : tensor<7xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[5.052398530154351, 12.401842222278319, 16.226421862688305, 12.103785848611315, 10.740613045029907, 16.340146261575395, 0.6655668366843047]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[6.0, 13.0, 17.0, 13.0, 11.0, 17.0, 1.0]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
}
