module @scipy_logit_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %1 = stablehlo.subtract %0, %arg0 : tensor<3x4xf16>
    %2 = stablehlo.divide %arg0, %1 : tensor<3x4xf16>
    %3 = stablehlo.log %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.5625, 0.2315673828125, 0.33642578125, 0.1402587890625], [0.142333984375, 0.57763671875, 0.396484375, 0.275634765625], [0.76220703125, 0.67333984375, 0.36083984375, 0.498046875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.251708984375, -1.2001953125, -0.6796875, -1.8134765625], [-1.7958984375, 0.312744140625, -0.42041015625, -0.966796875], [1.1650390625, 0.72314453125, -0.57177734375, -0.007843017578125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_logit_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.subtract %0, %arg0 : tensor<3x4xf32>
    %2 = stablehlo.divide %arg0, %1 : tensor<3x4xf32>
    %3 = stablehlo.log %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.28852236, 0.82341516, 0.76838714, 0.7793786], [0.2251904, 0.08563369, 0.67522407, 0.1401702], [0.6149004, 0.23125988, 0.58141756, 0.6200932]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.9025714, 1.539659, 1.1992264, 1.2620487], [-1.235671, -2.3681526, 0.73190904, -1.813877], [0.4679584, -1.2012109, 0.32859534, 0.48994392]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_logit_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.subtract %0, %arg0 : tensor<3x4xf64>
    %2 = stablehlo.divide %arg0, %1 : tensor<3x4xf64>
    %3 = stablehlo.log %2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.8651550444291463, 0.18713327193391888, 0.5944824156680112, 0.6963611961488875], [0.05750874333981803, 0.3741893889840179, 0.7925189625421222, 0.26093080395319634], [0.05174265520541145, 0.21225819568510046, 0.6865473399883751, 0.8034391788948598]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.8587830918044392, -1.4687461228380276, 0.3825269001560618, 0.8300296359298089], [-2.796589648198576, -0.5142857301116516, 1.3401764832134693, -1.0411362980503074], [-2.9083434324951596, -1.3113669388635742, 0.7840268373756331, 1.4079295815169033]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
