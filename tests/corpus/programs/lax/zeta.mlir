module @lax_zeta_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xbf16>, tensor<4x3xbf16>)
    %want0 = call @expected() : () -> tensor<4x3xbf16>
    %0 = chlo.zeta %arg0, %arg1 : tensor<4x3xbf16>, tensor<4x3xbf16> -> tensor<4x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xbf16>, tensor<4x3xbf16>) {
    %c0 = stablehlo.constant dense<[[5.34375, 4.1875, 5.03125], [3.9375, 4.15625, 5.4375], [2.671875, 2.71875, 1.8359375], [2.40625, 5.4375, 5.3125]]> : tensor<4x3xbf16>
    %c1 = stablehlo.constant dense<[[4.875, 1.28125, 3.640625], [2.03125, 5.8125, 4.59375], [5.71875, 0.88671875, 5.5625], [4.5625, 1.6171875, 3.46875]]> : tensor<4x3xbf16>
    return %c0, %c1 : tensor<4x3xbf16>, tensor<4x3xbf16>
  }
  func.func private @expected() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[0.0003604888916015625, 0.396484375, 0.0022735595703125], [0.08203125, 0.00159454345703125, 0.000408172607421875], [0.03759765625, 1.6875, 0.306640625], [0.09814453125, 0.080078125, 0.001922607421875]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
}

// -----

module @lax_zeta_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xf16>, tensor<4x3xf16>)
    %want0 = call @expected() : () -> tensor<4x3xf16>
    %0 = chlo.zeta %arg0, %arg1 : tensor<4x3xf16>, tensor<4x3xf16> -> tensor<4x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf16>, tensor<4x3xf16>) {
    %c0 = stablehlo.constant dense<[[3.552734375, 4.9140625, 4.4140625], [5.671875, 5.49609375, 5.92578125], [5.51171875, 5.671875, 2.419921875], [5.6640625, 3.51171875, 2.029296875]]> : tensor<4x3xf16>
    %c1 = stablehlo.constant dense<[[1.6435546875, 2.5390625, 4.890625], [5.3984375, 4.0078125, 4.69921875], [5.56640625, 3.6640625, 2.439453125], [3.759765625, 3.47265625, 2.44140625]]> : tensor<4x3xf16>
    return %c0, %c1 : tensor<4x3xf16>, tensor<4x3xf16>
  }
  func.func private @expected() -> tensor<4x3xf16> {
    %c0 = stablehlo.constant dense<[[0.2230224609375, 0.0133056640625, 0.0018177032470703125], [0.00012230873107910156, 0.000728607177734375, 0.00016200542449951172], [0.00014102458953857422, 0.0008897781372070312, 0.265380859375], [0.0007872581481933594, 0.024810791015625, 0.48046875]]> : tensor<4x3xf16>
    return %c0 : tensor<4x3xf16>
  }
}

// -----

module @lax_zeta_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xf32>, tensor<4x3xf32>)
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %0 = chlo.zeta %arg0, %arg1 : tensor<4x3xf32>, tensor<4x3xf32> -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf32>, tensor<4x3xf32>) {
    %c0 = stablehlo.constant dense<[[2.1413698, 5.9401655, 5.557738], [3.846542, 4.774867, 5.5875826], [5.9770885, 4.5497293, 1.5624917], [5.1945305, 3.5345006, 4.043949]]> : tensor<4x3xf32>
    %c1 = stablehlo.constant dense<[[3.9360538, 2.584894, 1.6296432], [2.4186149, 4.813988, 3.6447368], [5.4922934, 4.438962, 0.7949864], [2.232541, 3.3138587, 4.7967215]]> : tensor<4x3xf32>
    return %c0, %c1 : tensor<4x3xf32>, tensor<4x3xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[0.21236475, 0.0042374725, 0.071992904], [0.04930296, 0.0010224661, 0.0010291056], [6.408003e-05, 0.0020812298, 2.938818], [0.018571215, 0.02742203, 0.0037813182]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
}

// -----

module @lax_zeta_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xf64>, tensor<4x3xf64>)
    %want0 = call @expected() : () -> tensor<4x3xf64>
    %0 = chlo.zeta %arg0, %arg1 : tensor<4x3xf64>, tensor<4x3xf64> -> tensor<4x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf64>, tensor<4x3xf64>) {
    %c0 = stablehlo.constant dense<[[4.371423314665194, 4.406964536039029, 4.862097204718577], [4.7072824610430075, 3.0792839224112, 4.358099316701388], [2.278294820253271, 2.0430266778243364, 1.873466075119521], [2.2178180224954724, 5.684612146922041, 3.7240221043932]]> : tensor<4x3xf64>
    %c1 = stablehlo.constant dense<[[0.9821429188142117, 1.0901929341864465, 4.4866956103187245], [3.2403146352666172, 1.3993224012779315, 3.9897556598932677], [4.578268914975158, 4.314521873307919, 1.3270390144799151], [3.7706206913447384, 4.8725058142792586, 1.1714926190044308]]> : tensor<4x3xf64>
    return %c0, %c1 : tensor<4x3xf64>, tensor<4x3xf64>
  }
  func.func private @expected() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[1.1448353735972485, 0.7328164412264533, 0.0011833676740310704], [0.005879171598785188, 0.47393361521441957, 0.0042706467161425414], [0.12879392409918375, 0.23585834949331616, 1.2521331733557701], [0.19198057452693915, 0.0002012194609771068, 0.6342450707039259]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
}
