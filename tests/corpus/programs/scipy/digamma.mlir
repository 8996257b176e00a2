module @scipy_digamma_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = chlo.digamma %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.3603515625, 1.8671875, 0.64501953125, 4.2734375], [1.1162109375, 1.7412109375, 1.9228515625, 5.21875], [1.439453125, 4.3671875, 6.0, 0.6171875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-0.10284423828125, 0.333251953125, -1.38671875, 1.3310546875], [-0.40087890625, 0.24072265625, 0.371826171875, 1.5537109375], [-0.0216827392578125, 1.35546875, 1.7060546875, -1.4794921875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_digamma_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.digamma %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.2207286, 4.215621, 3.877227, 2.9156508], [0.9715608, 2.7549422, 3.213484, 1.077031], [4.386873, 1.7615612, 5.0527563, 2.2134542]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.5561014, 1.3155274, 1.2206546, 0.88891196], [-0.624994, 0.82106125, 1.0037668, -0.45717645], [1.3603319, 0.25626928, 1.5177267, 0.55197275]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_digamma_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.digamma %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[4.989827773351707, 3.104184637905271, 4.879491879635147, 0.37963838760153135], [4.871899023779496, 0.5095889534266864, 1.3985805217048042, 1.9589929421606564], [0.7910196329518866, 4.192586998652673, 0.8492269758371729, 2.6554232823928308]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.5038637931591305, 0.9631157573065824, 1.479085811573188, -2.716555671979414], [1.4773579966941073, -1.9169500775209847, -0.06284101338557102, 0.39599192871077593], [-0.9858392020708141, 1.3093453032944884, -0.8568917747052648, 0.776649625418334]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
