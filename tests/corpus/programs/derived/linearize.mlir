module @derived_linearize_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %0 = stablehlo.tanh %arg0 : tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<5xf32>
    %3 = stablehlo.multiply %0, %0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<5xf32>
    %6 = stablehlo.multiply %arg0, %0 : tensor<5xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<5xf32>
    %8 = stablehlo.multiply %7, %2 : tensor<5xf32>
    %9 = stablehlo.multiply %8, %5 : tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[-0.43278795, -2.4053712, -2.6120493, 0.41737115, 0.2955792]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[0.294215, 0.15166263, 0.11013667, 0.27815083, 0.15580401]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
}

// -----

module @derived_linearize_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %0 = stablehlo.tanh %arg0 : tensor<5xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.subtract %1, %0 : tensor<5xf64>
    %3 = stablehlo.multiply %0, %0 : tensor<5xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %5 = stablehlo.multiply %4, %0 : tensor<5xf64>
    %6 = stablehlo.multiply %arg0, %0 : tensor<5xf64>
    %7 = stablehlo.add %arg0, %6 : tensor<5xf64>
    %8 = stablehlo.multiply %7, %2 : tensor<5xf64>
    %9 = stablehlo.multiply %8, %5 : tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[2.2715082698292477, -1.988785532583472, -0.335045244840094, -1.4003165968477764, 1.3347248847517363]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[0.18533609947602464, 0.27659870866128466, 0.19387990278604272, 0.5357008014607356, 0.5632247494047473]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
}
