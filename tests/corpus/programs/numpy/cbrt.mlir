module @numpy_cbrt_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x5xi32>) -> tensor<3x5xf32>
    %1 = stablehlo.cbrt %0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[-2, -2, -4, 0, -1], [-3, 4, -1, -2, -1], [2, -3, -2, 0, -4]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-1.2599211, -1.2599211, -1.587401, 0.0, -1.0], [-1.4422495, 1.587401, -1.0, -1.2599211, -1.0], [1.2599211, -1.4422495, -1.2599211, 0.0, -1.587401]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_cbrt_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<bf16>
    %want0 = call @expected() : () -> tensor<bf16>
    %0 = stablehlo.cbrt %arg0 : tensor<bf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<-0.04345703125> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<-0.3515625> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
}

// -----

module @numpy_cbrt_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = stablehlo.cbrt %arg0 : tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[1.6968933, 2.2186155, 3.8485217, 1.1646407, -2.7153206, -2.547405, -0.622321]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[1.1927557, 1.3042495, 1.5671046, 1.0521169, -1.3951055, -1.3657336, -0.8537646]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @numpy_cbrt_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = stablehlo.cbrt %arg0 : tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xA0AA99910F7CE03F10CFF279270AEFBF1801BB6D9D4FFDBFDA98DF4DF6EE04C0547F39E84E48F9BFE02BFBE7FAF50A40987D72CF9ABCF03FE80ADB2493E20540126694C7AFFB094098709ABF9A35F8BF6626015228B507403041683262FBD13FE83A8F443B60F43F503B45B1D81DE6BF14CB0B06BF7D01C074454F0887740EC03C034FAC98D5FB3FCA066721439305C07A5F6E45AA8D01C096FD071A43BB03C0F8BCC4B25FBD0DC07685B12818F201C098AB14039A600340D063667DB0A50FC0"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x34970ED6FCA6E93F473305BA37ADEFBF03B869E6D593F3BF13E393254D0CF6BFD4FD08EAD1A2F2BF904BCA9A07FDF73FB4D12B60ED3DF03F790601A99060F63F84A9B48DE1B1F73FB3AA8A95585EF2BF0B967C815EFBF63FA44F2B447CF5E43F7BF5860DC157F13F1B67421FE74AECBFF13B7ADF38C4F4BF158C6EADA2FBF8BF9C19E508383EF33FEDDEF78A6745F6BFF28D0DC083CAF4BF2D784728239EF5BFC886691A28C9F8BF935318BCDFF1F4BF6E2A2204D47CF53FD468B35F034EF9BF"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}
