module @numpy_cross_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xi32>, tensor<4x3xi32>)
    %want0 = call @expected() : () -> tensor<4x3xi32>
    %0 = call @cross(%arg0, %arg1) : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xi32>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[[3, 3, 3], [-1, 0, -3], [0, 2, 3], [0, 0, 2]]> : tensor<4x3xi32>
    %c1 = stablehlo.constant dense<[[3, -1, -1], [0, -1, -2], [-2, -2, 1], [2, 1, 3]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<4x3xi32>, tensor<4x3xi32>
  }
  func.func private @expected() -> tensor<4x3xi32> {
    %c0 = stablehlo.constant dense<[[0, 12, -12], [-3, -2, 1], [8, -6, 4], [-2, 4, 0]]> : tensor<4x3xi32>
    return %c0 : tensor<4x3xi32>
  }
  func.func private @cross(%arg0: tensor<4x3xi32>, %arg1: tensor<4x3xi32>) -> tensor<4x3xi32> {
    %0 = stablehlo.slice %arg0 [0:4, 0:1] : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<4x1xi32>) -> tensor<4xi32>
    %2 = stablehlo.slice %arg0 [0:4, 1:2] : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %3 = stablehlo.reshape %2 : (tensor<4x1xi32>) -> tensor<4xi32>
    %4 = stablehlo.slice %arg0 [0:4, 2:3] : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x1xi32>) -> tensor<4xi32>
    %6 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<4x1xi32>) -> tensor<4xi32>
    %8 = stablehlo.slice %arg1 [0:4, 1:2] : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %9 = stablehlo.reshape %8 : (tensor<4x1xi32>) -> tensor<4xi32>
    %10 = stablehlo.slice %arg1 [0:4, 2:3] : (tensor<4x3xi32>) -> tensor<4x1xi32>
    %11 = stablehlo.reshape %10 : (tensor<4x1xi32>) -> tensor<4xi32>
    %12 = stablehlo.multiply %3, %11 : tensor<4xi32>
    %13 = stablehlo.multiply %5, %9 : tensor<4xi32>
    %14 = stablehlo.subtract %12, %13 : tensor<4xi32>
    %15 = stablehlo.multiply %5, %7 : tensor<4xi32>
    %16 = stablehlo.multiply %1, %11 : tensor<4xi32>
    %17 = stablehlo.subtract %15, %16 : tensor<4xi32>
    %18 = stablehlo.multiply %1, %9 : tensor<4xi32>
    %19 = stablehlo.multiply %3, %7 : tensor<4xi32>
    %20 = stablehlo.subtract %18, %19 : tensor<4xi32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %22 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %24 = stablehlo.concatenate %21, %22, %23, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<3x4xi32>) -> tensor<4x3xi32>
    return %25 : tensor<4x3xi32>
  }
}

// -----

module @numpy_cross_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xbf16>, tensor<4x3xbf16>)
    %want0 = call @expected() : () -> tensor<4x3xbf16>
    %0 = call @cross(%arg0, %arg1) : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> tensor<4x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xbf16>, tensor<4x3xbf16>) {
    %c0 = stablehlo.constant dense<[[-1.5234375, 1.078125, 1.6484375], [2.34375, 1.2734375, 2.3125], [0.1376953125, -2.375, -1.2421875], [2.578125, -1.8828125, 0.017333984375]]> : tensor<4x3xbf16>
    %c1 = stablehlo.constant dense<[[1.515625, -2.46875, 0.53515625], [-2.28125, 1.75, 2.421875], [0.76171875, 0.6875, -2.890625], [-1.4453125, 2.46875, -0.68359375]]> : tensor<4x3xbf16>
    return %c0, %c1 : tensor<4x3xbf16>, tensor<4x3xbf16>
  }
  func.func private @expected() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[4.625, 3.3125, 2.125], [-0.984375, -11.0, 7.0], [7.71875, -0.546875, 1.90625], [1.25, 1.7421875, 3.65625]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
  func.func private @cross(%arg0: tensor<4x3xbf16>, %arg1: tensor<4x3xbf16>) -> tensor<4x3xbf16> {
    %0 = stablehlo.slice %arg0 [0:4, 0:1] : (tensor<4x3xbf16>) -> tensor<4x1xbf16>
    %1 = stablehlo.reshape %0 : (tensor<4x1xbf16>) -> tensor<4xbf16>
    %2 = stablehlo.slice %arg0 [0:4, 1:2] : (tensor<4x3xbf16>) -> tensor<4x1xbf16>
    %3 = stablehlo.reshape %2 : (tensor<4x1xbf16>) -> tensor<4xbf16>
    %4 = stablehlo.slice %arg0 [0:4, 2:3] : (tensor<4x3xbf16>) -> tensor<4x1xbf16>
    %5 = stablehlo.reshape %4 : (tensor<4x1xbf16>) -> tensor<4xbf16>
    %6 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x3xbf16>) -> tensor<4x1xbf16>
    %7 = stablehlo.reshape %6 : (tensor<4x1xbf16>) -> tensor<4xbf16>
    %8 = stablehlo.slice %arg1 [0:4, 1:2] : (tensor<4x3xbf16>) -> tensor<4x1xbf16>
    %9 = stablehlo.reshape %8 : (tensor<4x1xbf16>) -> tensor<4xbf16>
    %10 = stablehlo.slice %arg1 [0:4, 2:3] : (tensor<4x3xbf16>) -> tensor<4x1xbf16>
    %11 = stablehlo.reshape %10 : (tensor<4x1xbf16>) -> tensor<4xbf16>
    %12 = stablehlo.multiply %3, %11 : tensor<4xbf16>
    %13 = stablehlo.multiply %5, %9 : tensor<4xbf16>
    %14 = stablehlo.subtract %12, %13 : tensor<4xbf16>
    %15 = stablehlo.multiply %5, %7 : tensor<4xbf16>
    %16 = stablehlo.multiply %1, %11 : tensor<4xbf16>
    %17 = stablehlo.subtract %15, %16 : tensor<4xbf16>
    %18 = stablehlo.multiply %1, %9 : tensor<4xbf16>
    %19 = stablehlo.multiply %3, %7 : tensor<4xbf16>
    %20 = stablehlo.subtract %18, %19 : tensor<4xbf16>
    %21 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %22 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %23 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %24 = stablehlo.concatenate %21, %22, %23, dim = 0 : (tensor<1x4xbf16>, tensor<1x4xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
    return %25 : tensor<4x3xbf16>
  }
}

// -----

module @numpy_cross_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xf32>, tensor<4x3xf32>)
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %0 = call @cross(%arg0, %arg1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf32>, tensor<4x3xf32>) {
    %c0 = stablehlo.constant dense<[[-2.7981374, -0.27053753, -1.4876373], [-0.31461507, 0.095910594, -2.3364444], [2.167335, -1.9617944, -0.8533317], [-0.7628622, 1.854737, 2.7615788]]> : tensor<4x3xf32>
    %c1 = stablehlo.constant dense<[[1.3726515, 0.18825246, 0.60556364], [-1.5558364, 1.9488533, -2.7579246], [2.1232986, -2.352396, 2.2071075], [2.6664846, 0.3283417, -0.85562426]]> : tensor<4x3xf32>
    return %c0, %c1 : tensor<4x3xf32>, tensor<4x3xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[0.11622369, -0.34755722, -0.15540256], [4.288873, 2.7674408, -0.4639174], [-6.337265, -6.59542, -0.9329549], [-2.4936996, 6.7109838, -5.1961074]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
  func.func private @cross(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.slice %arg0 [0:4, 0:1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x1xf32>) -> tensor<4xf32>
    %2 = stablehlo.slice %arg0 [0:4, 1:2] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<4x1xf32>) -> tensor<4xf32>
    %4 = stablehlo.slice %arg0 [0:4, 2:3] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<4x1xf32>) -> tensor<4xf32>
    %6 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<4x1xf32>) -> tensor<4xf32>
    %8 = stablehlo.slice %arg1 [0:4, 1:2] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<4x1xf32>) -> tensor<4xf32>
    %10 = stablehlo.slice %arg1 [0:4, 2:3] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x1xf32>) -> tensor<4xf32>
    %12 = stablehlo.multiply %3, %11 : tensor<4xf32>
    %13 = stablehlo.multiply %5, %9 : tensor<4xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<4xf32>
    %15 = stablehlo.multiply %5, %7 : tensor<4xf32>
    %16 = stablehlo.multiply %1, %11 : tensor<4xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<4xf32>
    %18 = stablehlo.multiply %1, %9 : tensor<4xf32>
    %19 = stablehlo.multiply %3, %7 : tensor<4xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<4xf32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %22 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %24 = stablehlo.concatenate %21, %22, %23, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    return %25 : tensor<4x3xf32>
  }
}

// -----

module @numpy_cross_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xf64>, tensor<4x3xf64>)
    %want0 = call @expected() : () -> tensor<4x3xf64>
    %0 = call @cross(%arg0, %arg1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf64>, tensor<4x3xf64>) {
    %c0 = stablehlo.constant dense<[[-0.5660847926496246, -0.6394026460703324, 0.11697501100888363], [-1.6545130621280815, -1.3610790044865935, -1.6164219450160395], [0.9340682925344694, 0.34229135316416404, -0.53922378040249], [-0.39885026338309526, -2.272061528949086, -1.8366435193672335]]> : tensor<4x3xf64>
    %c1 = stablehlo.constant dense<[[1.759648531184376, 0.8803207260546135, 0.5668999077740433], [-0.43960205858477686, 1.2311193804599574, 1.0935091798436538], [1.5125173341340492, -1.8431346614584316, -0.9954131424777053], [1.3939887155598134, 1.3757362427367248, -1.236139536202088]]> : tensor<4x3xf64>
    return %c0, %c1 : tensor<4x3xf64>, tensor<4x3xf64>
  }
  func.func private @expected() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[-0.46545282770933755, 0.5267483230524189, 0.6267877513192708], [0.5016559976114743, 2.5198076361789505, -2.6352362282788557], [-1.3345833514385657, 0.11419853952446259, -2.2393352511245723], [5.335322139198763, -3.053294920096445, 2.61851536965139]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
  func.func private @cross(%arg0: tensor<4x3xf64>, %arg1: tensor<4x3xf64>) -> tensor<4x3xf64> {
    %0 = stablehlo.slice %arg0 [0:4, 0:1] : (tensor<4x3xf64>) -> tensor<4x1xf64>
    %1 = stablehlo.reshape %0 : (tensor<4x1xf64>) -> tensor<4xf64>
    %2 = stablehlo.slice %arg0 [0:4, 1:2] : (tensor<4x3xf64>) -> tensor<4x1xf64>
    %3 = stablehlo.reshape %2 : (tensor<4x1xf64>) -> tensor<4xf64>
    %4 = stablehlo.slice %arg0 [0:4, 2:3] : (tensor<4x3xf64>) -> tensor<4x1xf64>
    %5 = stablehlo.reshape %4 : (tensor<4x1xf64>) -> tensor<4xf64>
    %6 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x3xf64>) -> tensor<4x1xf64>
    %7 = stablehlo.reshape %6 : (tensor<4x1xf64>) -> tensor<4xf64>
    %8 = stablehlo.slice %arg1 [0:4, 1:2] : (tensor<4x3xf64>) -> tensor<4x1xf64>
    %9 = stablehlo.reshape %8 : (tensor<4x1xf64>) -> tensor<4xf64>
    %10 = stablehlo.slice %arg1 [0:4, 2:3] : (tensor<4x3xf64>) -> tensor<4x1xf64>
    %11 = stablehlo.reshape %10 : (tensor<4x1xf64>) -> tensor<4xf64>
    %12 = stablehlo.multiply %3, %11 : tensor<4xf64>
    %13 = stablehlo.multiply %5, %9 : tensor<4xf64>
    %14 = stablehlo.subtract %12, %13 : tensor<4xf64>
    %15 = stablehlo.multiply %5, %7 : tensor<4xf64>
    %16 = stablehlo.multiply %1, %11 : tensor<4xf64>
    %17 = stablehlo.subtract %15, %16 : tensor<4xf64>
    %18 = stablehlo.multiply %1, %9 : tensor<4xf64>
    %19 = stablehlo.multiply %3, %7 : tensor<4xf64>
    %20 = stablehlo.subtract %18, %19 : tensor<4xf64>
    %21 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %22 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %23 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %24 = stablehlo.concatenate %21, %22, %23, dim = 0 : (tensor<1x4xf64>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<3x4xf64>) -> tensor<4x3xf64>
    return %25 : tensor<4x3xf64>
  }
}
