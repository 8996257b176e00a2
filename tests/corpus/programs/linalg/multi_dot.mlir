module @linalg_multi_dot_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf32>, tensor<4x4xf32>)
    %want0 = call @expected() : () -> tensor<4x4xf32>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %c0 = stablehlo.constant dense<[[1.1053151, 0.23515598, 0.23662363, -0.08945212], [0.13012372, 2.0269756, -0.1743595, -0.11675688], [-0.023201289, -0.23916279, 2.829999, 0.016056525], [-0.21023819, -0.22881202, 0.11536877, 4.2469573]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[[2.2973938, -0.20582502, -0.3136132, -1.2909676], [-2.217235, -2.4419072, -2.3282623, 0.24557254], [2.614612, 2.3628173, -0.43120345, -1.2919341], [-1.8425488, 1.5233048, 1.7356489, -2.9528375]]> : tensor<4x4xf32>
    return %c0, %c1 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func private @expected() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[3.370485, 0.48894173, -2.6923678, -6.2162085], [-5.703359, -11.362891, -13.80725, 4.789695], [10.422291, 17.64645, -1.6248657, -17.415516], [-4.894567, 14.082736, 17.919853, -53.037724]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
}

// -----

module @linalg_multi_dot_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf64>, tensor<4x4xf64>)
    %want0 = call @expected() : () -> tensor<4x4xf64>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf64>, tensor<4x4xf64>) {
    %c0 = stablehlo.constant dense<[[1.1630412767078742, 0.2072012505376375, -0.21353859723787566, -0.09491387521589906], [-0.07095475277572494, 2.061507346307782, -0.06826410763303142, 0.24535416940577992], [-0.13909530916940743, 0.1089680440988745, 3.2000592257650466, -0.12362221722142952], [0.22321425072635853, 0.1280312901737768, 0.08042062582728948, 3.8844931498630872]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[[-1.1989423825890961, 2.803768619609391, 2.0003231983887293, 1.262730418317373], [-1.031106493322925, -2.7361588915548305, 0.7049495154281793, -0.8911244336186002], [-2.2482234084862354, 2.330893791861203, 1.8487797098583538, 0.2299108564266339], [1.9313855367401267, -0.8582136042482524, 0.2787103619224087, -0.957575672727172]]> : tensor<4x4xf64>
    return %c0, %c1 : tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @expected() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[-1.676103315832612, 4.817021943363386, 6.795382435771402, 5.579612564654452], [-1.8634143743921578, -13.235374060659497, 4.561830458986029, -10.001980666693374], [-9.730140934788384, 13.341388194688204, 19.330359712825807, 3.9437199569782457], [7.219636499853342, -4.743539252231157, 4.091665986005844, -15.305538718912748]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
}
