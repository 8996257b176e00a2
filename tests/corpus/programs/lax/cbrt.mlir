module @lax_cbrt_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xbf16>
    %want0 = call @expected() : () -> tensor<3x5xbf16>
    %0 = stablehlo.cbrt %arg0 : tensor<3x5xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-26.5, -15.0625, 18.625, -27.875, 16.5], [-20.125, 6.25, -26.625, -1.046875, 27.375], [-9.3125, -9.625, 3.546875, -23.75, 15.0625]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-2.984375, -2.46875, 2.65625, -3.03125, 2.546875], [-2.71875, 1.84375, -2.984375, -1.015625, 3.015625], [-2.109375, -2.125, 1.5234375, -2.875, 2.46875]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
}

// -----

module @lax_cbrt_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f16>
    %want0 = call @expected() : () -> tensor<f16>
    %0 = stablehlo.cbrt %arg0 : tensor<f16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f16> {
    %c0 = stablehlo.constant dense<-25.296875> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<-2.935546875> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @lax_cbrt_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = stablehlo.cbrt %arg0 : tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[8.945624, -29.23306, -14.710569, 29.061956, -29.055887, 26.260584, 26.056314]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[2.0758862, -3.0805252, -2.4502468, 3.0745032, -3.0742893, 2.9723604, 2.9646335]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @lax_cbrt_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = stablehlo.cbrt %arg0 : tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x9A2E36289F6722C084AFFCD1F3CF23C05CCB622A94902F403A7F4BBC0EE8394000E00202E95F08402034B779B07527C0D266F3064AF025C088AF554A0F77234098303196C87E28C0F8D224FB601120C0E0DE1DE2A021224078589F9EE2451A40E05D62D4D2C62140444CBEFDE03B1EC0B63B8064F8BE27C011DAB21DFE652CC0F41DAB57B6EB2A407C1F4B397D1A37C0909C4DD69E1D2E4069A48511091633C090519193C4E02EC07C8C14069453324028DAC546EC1039405096C1E33A6D30C0"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xA51B1617B5C300C00141D6D16F2E01C01AF17EFB211104404B9EDC8CE8AB0740373622ED0832F73F9E35DB6F4C2D02C0742CEAD878C601C0776AFFCB9614014043C5F611C87002C02C4EB6E6C80500C0AC5E707A59AE0040542806E5D7F6FD3F78CF629A519200408B847BA16E66FFBF05A7A704264002C04AAA18B6455F03C0CBD25864B807034003CCADEAF5C806C05D337A9049C1034069DB976E206105C0923C07489AEB03C014A38DB78817054017CA6570A96907405658DEC71B5604C0"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}

// -----

module @lax_cbrt_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.cbrt %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.79345703125, -0.79345703125, 1.259765625, -1.259765625, 0x7C00, 0xFC00, 0x7E00, 0.046417236328125, 6.6953125, -6.6953125]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_cbrt_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.cbrt %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.7937005, -0.7937005, 1.2599211, -1.2599211, 0x7F800000, 0xFF800000, 0x7FC00000, 0.046415888, 6.6943297, -6.6943297]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_cbrt_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.cbrt %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.7937005259840998, -0.7937005259840998, 1.2599210498948734, -1.2599210498948734, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.04641588833612778, 6.694329500821695, -6.694329500821695]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}
