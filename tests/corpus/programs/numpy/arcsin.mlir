module @numpy_arcsin_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = chlo.asin %arg0 : tensor<3x5xf16> -> tensor<3x5xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-0.76025390625, -0.435791015625, -0.7392578125, 0.89794921875, 0.3759765625], [-0.92236328125, -0.158447265625, 0.5673828125, -0.296875, 0.28759765625], [-0.53076171875, 0.1790771484375, -0.8984375, -0.69140625, -0.8564453125]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-0.86376953125, -0.450927734375, -0.83203125, 1.115234375, 0.385498046875], [-1.173828125, -0.1591796875, 0.60302734375, -0.301513671875, 0.291748046875], [-0.5595703125, 0.1800537109375, -1.1162109375, -0.76318359375, -1.0283203125]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
}

// -----

module @numpy_arcsin_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = chlo.asin %arg0 : tensor<f32> -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<0.49611935> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<0.51912355> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @numpy_arcsin_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = chlo.asin %arg0 : tensor<7xf64> -> tensor<7xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[0.23926598667835752, -0.8809553619552914, -0.22847231451343675, -0.7050009230243506, -0.05984795251656094, 0.36222607975647114, 0.8980932009534512]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[0.24160980932335802, -1.0778773634489631, -0.23050820326348592, -0.7824244473316434, -0.05988373723191437, 0.37065505471018395, 1.1154145835303224]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
}
