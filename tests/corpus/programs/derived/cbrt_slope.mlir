module @derived_cbrt_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.cbrt %arg0 : tensor<3x4xbf16>
    %1 = stablehlo.multiply %0, %0 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.divide %2, %1 : tensor<3x4xbf16>
    %cst_0 = stablehlo.constant dense<3.339840e-01> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %5 = stablehlo.multiply %4, %3 : tensor<3x4xbf16>
    %6 = stablehlo.multiply %arg1, %5 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.380859375, 0.390625, 0.67578125, 0.2578125], [0.82421875, 0.8203125, 0.2041015625, 0.65234375], [0.62109375, 0.2353515625, 0.5625, 0.8203125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-1.8125, 2.828125, 0.74609375, 3.0], [-2.671875, 1.2578125, -0.1689453125, 1.0703125], [2.578125, 2.03125, 2.171875, 2.5625]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.7265625, 0.73046875, 0.87890625, 0.63671875], [0.9375, 0.9375, 0.58984375, 0.8671875], [0.8515625, 0.6171875, 0.82421875, 0.9375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-1.1484375, 1.765625, 0.3203125, 2.46875], [-1.015625, 0.478515625, -0.162109375, 0.474609375], [1.1796875, 1.78125, 1.0625, 0.9765625]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_cbrt_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.cbrt %arg0 : tensor<3x4xf16>
    %1 = stablehlo.multiply %0, %0 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.divide %2, %1 : tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<3.332520e-01> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %5 = stablehlo.multiply %4, %3 : tensor<3x4xf16>
    %6 = stablehlo.multiply %arg1, %5 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.32080078125, 0.76220703125, 0.324462890625, 0.4765625], [0.54443359375, 0.52783203125, 0.50341796875, 0.81494140625], [0.290283203125, 0.783203125, 0.62646484375, 0.2125244140625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.71240234375, 2.65234375, -0.31494140625, 1.1953125], [-0.368896484375, 1.1552734375, 1.7607421875, 0.338623046875], [0.71435546875, -2.73046875, -1.3623046875, -2.2109375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.6845703125, 0.91357421875, 0.68701171875, 0.78125], [0.81640625, 0.80810546875, 0.79541015625, 0.93408203125], [0.662109375, 0.921875, 0.85546875, 0.5966796875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.50634765625, 1.0595703125, -0.222412109375, 0.65234375], [-0.1844482421875, 0.58984375, 0.9267578125, 0.12939453125], [0.54296875, -1.0703125, -0.6201171875, -2.0703125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_cbrt_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.cbrt %arg0 : tensor<3x4xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.divide %2, %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<3x4xf32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.45689926, 0.6183337, 0.2219158, 0.8289876], [0.74844676, 0.4708506, 0.22706443, 0.8059121], [0.6632291, 0.81402504, 0.8775402, 0.76193434]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.9030318, -2.5010319, 1.2981608, -0.3698614], [2.5502684, 0.26256707, 0.1510248, -1.780516], [-0.47798616, 1.0856143, -2.3408701, 1.3383442]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.77020586, 0.8519373, 0.60542834, 0.9393974], [0.90793264, 0.77796674, 0.61007476, 0.9305989], [0.8720764, 0.93371123, 0.95739025, 0.9133541]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.0693285, -1.1486367, 1.180543, -0.13970728], [1.0312344, 0.14460954, 0.13525736, -0.6853297], [-0.20950048, 0.41507748, -0.85129106, 0.53477144]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_cbrt_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.cbrt %arg0 : tensor<3x4xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.divide %2, %1 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0.33333333333333331> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.multiply %4, %3 : tensor<3x4xf64>
    %6 = stablehlo.multiply %arg1, %5 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.7698643371509468, 0.266407109234696, 0.3143645385311592, 0.3160804071892303], [0.3996537349271587, 0.1758565117830182, 0.3613250594121522, 0.8653980904323323], [0.2793386755749461, 0.3151162058783648, 0.6528998956138808, 0.36776936644684727]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.4581442098498787, -1.635123682052187, -1.7188291130346076, 1.126620195095219], [2.469034372548447, -0.8526831234985419, -2.8198380811909614, 0.8875477716106444], [2.827976837383889, -0.4493250658857191, 1.5488304484340851, 0.03116330151468638]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.9165118137403596, 0.6434506886574152, 0.6799513651282862, 0.6811862276258986], [0.7365936297769158, 0.5602555294114187, 0.712250387605055, 0.9529540881764571], [0.6536977998040568, 0.6804928706738562, 0.867525401006991, 0.7164598380153977]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.5786328534237533, -1.3164331616111187, -1.2392409221163703, 0.8093279887108157], [1.516875594695247, -0.9055117908955544, -1.8528383367406247, 0.3257815822025253], [2.205974799455338, -0.32343888619120764, 0.6859906931604312, 0.020236644658534114]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
