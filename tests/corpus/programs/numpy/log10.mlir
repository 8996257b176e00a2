module @numpy_log10_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i16>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.convert %arg0 : (tensor<i16>) -> tensor<f32>
    %1 = stablehlo.log %0 : tensor<f32>
    %cst = stablehlo.constant dense<0.434294492> : tensor<f32>
    %2 = stablehlo.multiply %1, %cst : tensor<f32>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i16> {
    %c0 = stablehlo.constant dense<5> : tensor<i16>
    return %c0 : tensor<i16>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<0.69897> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @numpy_log10_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf16>
    %want0 = call @expected() : () -> tensor<7xf16>
    %0 = stablehlo.log %arg0 : tensor<7xf16>
    %cst = stablehlo.constant dense<4.343260e-01> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %2 = stablehlo.multiply %0, %1 : tensor<7xf16>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7xf16>, tensor<7xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[5.31640625, 4.171875, 3.734375, 15.171875, 6.14453125, 12.3046875, 0.27392578125]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
  func.func private @expected() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[0.7255859375, 0.62060546875, 0.572265625, 1.1806640625, 0.78857421875, 1.08984375, -0.5625]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
}

// -----

module @numpy_log10_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<2x3x4xf32>
    %0 = stablehlo.log %arg0 : tensor<2x3x4xf32>
    %cst = stablehlo.constant dense<0.434294492> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x9DF6133FDB545240B4B6A93F7CEE8B414F0114419B262040BA6851413F4D87400244914133BD5E416CF0E540ECE58E3F832D0D4150143641AD46EF407C5414412AC0F74060EA0141939C2F41541F3841B3B8DF40AA9B8341815E97411BCE9841"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0xC8CC73BE0B48043FE6E4FA3DEA149F3F0C56773F6CF4CB3EC8F58E3F974B203F4E29A13FFD63923F28415B3F53DB433DE115723F9E2F873F09AE5F3F7794773FA58C633FB0D7683FEB2C853F68CE873FF034583F32AC9B3F0373A33F61F9A33F"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
}

// -----

module @numpy_log10_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xf64>
    %want0 = call @expected() : () -> tensor<0xf64>
    %0 = stablehlo.log %arg0 : tensor<0xf64>
    %cst = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0xf64>
    %2 = stablehlo.multiply %0, %1 : tensor<0xf64>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<0xf64>, tensor<0xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xf64> {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0 : tensor<0xf64>
  }
  func.func private @expected() -> tensor<0xf64> {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0 : tensor<0xf64>
  }
}
