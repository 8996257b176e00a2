module @scipy_erfc_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = chlo.erfc %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-0.96875, -2.953125, -1.703125, 0.0257568359375], [2.703125, -1.8671875, 0.59375, 2.40625], [1.4140625, 1.75, 0.376953125, 1.921875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[1.828125, 2.0, 1.984375, 0.97265625], [0.0001316070556640625, 1.9921875, 0.400390625, 0.000667572021484375], [0.04541015625, 0.0133056640625, 0.59375, 0.006561279296875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @scipy_erfc_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = chlo.erfc %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[2.8671875, 2.556640625, -2.25390625, -2.7734375], [-2.5234375, -1.3505859375, 0.2386474609375, -2.220703125], [2.173828125, 0.59716796875, 2.806640625, -1.509765625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[5.0187110900878906e-05, 0.00029969215393066406, 1.9990234375, 2.0], [2.0, 1.9443359375, 0.73583984375, 1.998046875], [0.002109527587890625, 0.3984375, 7.212162017822266e-05, 1.966796875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_erfc_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.erfc %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.8181877, -0.9733275, 2.5327265, 0.39643115], [1.5109062, 2.7696896, 0.11199289, -2.2492619], [-2.1056345, -2.2361155, 2.6647415, 0.15949619]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.010131584, 1.8313309, 0.00034121374, 0.57504416], [0.032618813, 8.968283e-05, 0.87415594, 1.998532], [1.9970969, 1.9984349, 0.00016422255, 0.8215424]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_erfc_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.erfc %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-2.6002618716097885, 2.663627699326823, 1.9903044766493476, -2.548301931705722], [-2.380531721233995, 0.9877781241447758, 1.0050912573195854, -0.6363610501056476], [-0.9236145126431845, 1.4175182741587733, -2.239442221170467, -1.262704111741909]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.9997643078915162, 0.00016526174506532946, 0.00488204200092517, 1.9996864536873762], [1.9992389356424818, 0.16243485677000336, 0.1551965296191881, 1.6318533677626166], [1.8085114252450385, 0.04499795602520628, 1.9984600592898587, 1.9258575458631775]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
