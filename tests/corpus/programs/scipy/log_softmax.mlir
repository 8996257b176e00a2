module @scipy_log_softmax_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xbf16>
    %want0 = call @expected() : () -> tensor<3x5xbf16>
    %0 = call @log_softmax(%arg0) : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-0.08837890625, -0.39453125, 0.4375, -0.640625, -0.2001953125], [1.5390625, -1.0625, 0.08740234375, -1.7109375, -1.96875], [1.03125, -1.875, -2.265625, 2.296875, -1.21875]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-3.28125, -3.578125, -2.75, -3.828125, -3.390625], [-1.6484375, -4.25, -3.09375, -4.875, -5.125], [-2.15625, -5.0625, -5.4375, -0.890625, -4.40625]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<3x5xbf16>) -> tensor<3x5xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<bf16>) -> tensor<1x1xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<3x5xbf16>
    %4 = stablehlo.subtract %arg0, %3 : tensor<3x5xbf16>
    %5 = stablehlo.exponential %4 : tensor<3x5xbf16>
    %6 = stablehlo.convert %5 : (tensor<3x5xbf16>) -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %9 = stablehlo.convert %8 : (tensor<1x1xf32>) -> tensor<1x1xbf16>
    %10 = stablehlo.log %9 : tensor<1x1xbf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<3x5xbf16>
    %12 = stablehlo.subtract %4, %11 : tensor<3x5xbf16>
    return %12 : tensor<3x5xbf16>
  }
}

// -----

module @scipy_log_softmax_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = call @log_softmax(%arg0) : (tensor<3x5xf16>) -> tensor<3x5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[0.0176544189453125, -1.708984375, -1.5615234375, 0.80224609375, -1.80078125], [-1.3515625, 0.94921875, 1.1826171875, 2.880859375, -1.091796875], [-1.7236328125, -0.8203125, -2.568359375, 2.380859375, -1.1201171875]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-3.66796875, -5.39453125, -5.24609375, -2.8828125, -5.484375], [-5.0390625, -2.73828125, -2.50390625, -0.8056640625, -4.77734375], [-5.41015625, -4.5078125, -6.25390625, -1.3056640625, -4.8046875]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @log_softmax(%arg0: tensor<3x5xf16>) -> tensor<3x5xf16> {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x5xf16>, tensor<f16>) -> tensor<f16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f16>) -> tensor<1x1xf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf16>) -> tensor<3x5xf16>
    %4 = stablehlo.subtract %arg0, %3 : tensor<3x5xf16>
    %5 = stablehlo.exponential %4 : tensor<3x5xf16>
    %6 = stablehlo.convert %5 : (tensor<3x5xf16>) -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %9 = stablehlo.convert %8 : (tensor<1x1xf32>) -> tensor<1x1xf16>
    %10 = stablehlo.log %9 : tensor<1x1xf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1xf16>) -> tensor<3x5xf16>
    %12 = stablehlo.subtract %4, %11 : tensor<3x5xf16>
    return %12 : tensor<3x5xf16>
  }
}

// -----

module @scipy_log_softmax_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = call @log_softmax(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-2.9261572, 0.2552065, 0.44750604, 0.78378206, -1.022211], [-2.7783625, -2.230666, 1.8142732, 1.189311, -2.2763987], [2.6184506, 2.2506254, -0.10254228, 0.38138762, -2.5837662]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-6.634899, -3.453535, -3.2612357, -2.9249597, -4.7309527], [-6.4871044, -5.9394073, -1.8944684, -2.5194306, -5.9851403], [-1.090291, -1.4581163, -3.811284, -3.327354, -6.292508]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<3x5xf32>
    %5 = stablehlo.exponential %4 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %8 = stablehlo.log %7 : tensor<1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<3x5xf32>
    return %10 : tensor<3x5xf32>
  }
}

// -----

module @scipy_log_softmax_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = call @log_softmax(%arg0) : (tensor<3x5xf64>) -> tensor<3x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[2.190127404887706, -0.5136884019694632, -1.6021100013775889, -0.7695962327250125, 2.4507627179440963], [1.2488703258669016, -1.8679266183498244, 0.24635468694143148, -0.6880464870811274, 2.1154996241132853], [-2.317120841985796, 0.24990369034086735, 2.5398792773526804, -0.7964613411228814, -0.9035025829097632]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-1.730451879982689, -4.434267686839858, -5.522689286247984, -4.690175517595407, -1.4698165669262986], [-2.6717089590034933, -5.788505903220219, -3.6742245979289634, -4.608625771951522, -1.8050796607571096], [-6.237700126856191, -3.6706755945295275, -1.3807000075177145, -4.717040625993276, -4.8240818677801585]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @log_softmax(%arg0: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
    %4 = stablehlo.subtract %arg0, %3 : tensor<3x5xf64>
    %5 = stablehlo.exponential %4 : tensor<3x5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %8 = stablehlo.log %7 : tensor<1x1xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
    %10 = stablehlo.subtract %4, %9 : tensor<3x5xf64>
    return %10 : tensor<3x5xf64>
  }
}
