module @lax_ceil_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xbf16>
    %want0 = call @expected() : () -> tensor<17x3xbf16>
    %0 = stablehlo.ceil %arg0 : tensor<17x3xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xbf16>, tensor<17x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xbf16> {
    %c0 = stablehlo.constant dense<"0x01BF293FBA40FFC05540D0C09FC0BE406CC0C340D73EC9405D40E340D6C09BC04D3FFF4058402F400D41ADC0504009C101410841024162408E3F3340FEBE603F9BBE2B4026C0E6400F4035C0614022BFB5C099BF3B407BBEAA40EE40BF40B440B33F09C1BC40"> : tensor<17x3xbf16>
    return %c0 : tensor<17x3xbf16>
  }
  func.func private @expected() -> tensor<17x3xbf16> {
    %c0 = stablehlo.constant dense<"0x0080803FC040E0C08040C0C080C0C04040C0E040803FE04080400041C0C080C0803F0041804040401041A0C0804000C11041104110418040004040400080803F0080404000C00041404000C080400080A0C080BF40400080C0400041C040C040004000C1C040"> : tensor<17x3xbf16>
    return %c0 : tensor<17x3xbf16>
  }
}

// -----

module @lax_ceil_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = stablehlo.ceil %arg0 : tensor<3x5xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-6.05078125, 3.3359375, 3.73046875, -0.8779296875, 0.01953125], [5.44921875, -1.0361328125, -2.439453125, 6.60546875, 3.8515625], [-6.66015625, -4.90625, 7.1796875, 1.50390625, 8.4453125]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-6.0, 4.0, 4.0, -0.0, 1.0], [6.0, -1.0, -2.0, 7.0, 4.0], [-6.0, -4.0, 8.0, 2.0, 9.0]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
}

// -----

module @lax_ceil_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.ceil %arg0 : tensor<f32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-5.728889> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-5.0> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @lax_ceil_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = stablehlo.ceil %arg0 : tensor<7xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[1.5292566352306292, 1.5558180745849075, -5.554087032781444, -0.27438095525468675, -0.3391758450993887, 0.7102205778736135, 1.4670318792108041]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[2.0, 2.0, -5.0, -0.0, -0.0, 1.0, 2.0]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
}

// -----

module @lax_ceil_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.ceil %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -0.0, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 1.0, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_ceil_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.ceil %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -0.0, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_ceil_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.ceil %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -0.0, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}
