module @lax_polygamma_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xf32>, tensor<4x3xf32>)
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %0 = chlo.polygamma %arg0, %arg1 : tensor<4x3xf32>, tensor<4x3xf32> -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf32>, tensor<4x3xf32>) {
    %c0 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [3.0, 1.0, 3.0], [3.0, 1.0, 0.0], [3.0, 1.0, 0.0]]> : tensor<4x3xf32>
    %c1 = stablehlo.constant dense<[[3.7886806, 2.2665899, 2.2078834], [4.73274, 2.7927086, 4.2478375], [1.4477366, 2.8236556, 3.4593122], [4.7674236, 1.4424819, 5.7272663]]> : tensor<4x3xf32>
    return %c0, %c1 : tensor<4x3xf32>, tensor<4x3xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[0.3018013, -0.2984254, 0.34704047], [0.025670655, 0.42965543, 0.03671585], [1.6069468, 0.42409393, 1.0896251], [0.025060426, 0.98491937, 1.6554043]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
}

// -----

module @lax_polygamma_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xf64>, tensor<4x3xf64>)
    %want0 = call @expected() : () -> tensor<4x3xf64>
    %0 = chlo.polygamma %arg0, %arg1 : tensor<4x3xf64>, tensor<4x3xf64> -> tensor<4x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf64>, tensor<4x3xf64>) {
    %c0 = stablehlo.constant dense<[[2.0, 2.0, 1.0], [2.0, 0.0, 0.0], [0.0, 3.0, 2.0], [3.0, 0.0, 2.0]]> : tensor<4x3xf64>
    %c1 = stablehlo.constant dense<[[3.9201074583624953, 2.667794168822898, 1.303399140136482], [4.793374936294071, 5.7693297984540655, 2.7937382343012267], [4.894526732912363, 2.2334272109319278, 3.353184760573648], [5.753010472256143, 4.651384723581922, 0.7630015816743753]]> : tensor<4x3xf64>
    return %c0, %c1 : tensor<4x3xf64>, tensor<4x3xf64>
  }
  func.func private @expected() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[-0.08374744926188689, -0.20263518821563747, 1.1301935186724372], [-0.05353656134265549, 1.663394541522806, 0.8378613199119326], [1.4824983655715767, 0.33316099671189453, -0.11930758684348831], [0.013555176892642589, 1.425835807327621, -5.054125319227437]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
}
