module @derived_logistic_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.negate %arg0 : tensor<3x4xbf16>
    %1 = stablehlo.exponential %0 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.add %2, %1 : tensor<3x4xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<3x4xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<3x4xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<3x4xbf16>
    %9 = stablehlo.multiply %arg1, %8 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%9, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.6171875, 0.8359375, 0.66796875, 0.55078125], [0.51953125, 0.52734375, 0.388671875, 0.439453125], [0.61328125, 0.6953125, 0.7578125, 0.8984375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-2.8125, 2.015625, -1.8046875, -1.7421875], [-1.6796875, 1.390625, 2.640625, 1.0078125], [0.265625, 2.109375, 2.0625, 1.1640625]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.6484375, 0.6953125, 0.66015625, 0.6328125], [0.62890625, 0.62890625, 0.59375, 0.609375], [0.64453125, 0.66796875, 0.6796875, 0.7109375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.640625, 0.427734375, -0.40625, -0.404296875], [-0.392578125, 0.32421875, 0.63671875, 0.240234375], [0.06103515625, 0.466796875, 0.44921875, 0.23828125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_logistic_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.negate %arg0 : tensor<3x4xf16>
    %1 = stablehlo.exponential %0 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %5 = stablehlo.divide %4, %3 : tensor<3x4xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %7 = stablehlo.subtract %6, %5 : tensor<3x4xf16>
    %8 = stablehlo.multiply %5, %7 : tensor<3x4xf16>
    %9 = stablehlo.multiply %arg1, %8 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%9, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.333740234375, 0.41552734375, 0.361083984375, 0.54248046875], [0.53955078125, 0.45458984375, 0.85693359375, 0.2237548828125], [0.51513671875, 0.4375, 0.4033203125, 0.49365234375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.336669921875, -0.74560546875, -0.80859375, 2.060546875], [0.321533203125, 0.853515625, 1.5625, -2.169921875], [-2.48828125, 0.8056640625, 2.56640625, -2.974609375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.58251953125, 0.6025390625, 0.58935546875, 0.63232421875], [0.6318359375, 0.61181640625, 0.70166015625, 0.55615234375], [0.6259765625, 0.60791015625, 0.599609375, 0.62109375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.08184814453125, -0.1785888671875, -0.1956787109375, 0.479248046875], [0.0748291015625, 0.2027587890625, 0.3271484375, -0.53564453125], [-0.58251953125, 0.1920166015625, 0.6162109375, -0.7001953125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_logistic_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.negate %arg0 : tensor<3x4xf32>
    %1 = stablehlo.exponential %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<3x4xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<3x4xf32>
    %9 = stablehlo.multiply %arg1, %8 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%9, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.82704383, 0.6319115, 0.21171908, 0.55686754], [0.16889429, 0.38897935, 0.86170393, 0.63107055], [0.49416083, 0.49464735, 0.42944148, 0.8655021]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.12762472, -1.4500523, 1.4424795, -1.8321687], [-1.9426664, 0.818923, -0.61531544, -1.4800259], [2.1116858, -2.8292572, 1.1384157, -1.8511709]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.6957295, 0.65292275, 0.55273294, 0.63572747], [0.5421235, 0.596037, 0.7030165, 0.65273213], [0.6210861, 0.6212006, 0.6057403, 0.7038089]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.027016873, -0.32860306, 0.3566087, -0.42429006], [-0.48221958, 0.19717774, -0.1284682, -0.33548176], [0.49696022, -0.66575366, 0.2718753, -0.38589865]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_logistic_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.negate %arg0 : tensor<3x4xf64>
    %1 = stablehlo.exponential %0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.divide %4, %3 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = stablehlo.subtract %6, %5 : tensor<3x4xf64>
    %8 = stablehlo.multiply %5, %7 : tensor<3x4xf64>
    %9 = stablehlo.multiply %arg1, %8 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%5, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%9, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.6661650630868244, 0.39489173958202684, 0.5786237646270516, 0.8535787572060484], [0.4183115228606906, 0.5813615584942063, 0.3095454875724786, 0.723507555301105], [0.8086836532667782, 0.77080274897921, 0.33961759642171774, 0.40647869370348266]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.6832900879232575, -1.628034915137521, -2.067574010562873, -2.6925799445381746], [-1.0463838249307753, 1.8024364123589462, -0.24893906433267876, 0.9367537876727985], [1.0870955940579474, 2.2559246328216878, -1.0981186727542231, 1.2456979420175802]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.6606439215516621, 0.5974597292978884, 0.6407506731523642, 0.7013173291995216], [0.6030791416017227, 0.6413806407146609, 0.576774315929091, 0.6733789365248122], [0.6918289278797488, 0.6836945188729834, 0.5840976295447354, 0.6002432358680151]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.37738274761415264, -0.3915450038433955, -0.475933306690608, -0.5640183100944677], [-0.2504778043067541, 0.4145811288724614, -0.06076744565499605, 0.20602938859793973], [0.23177058787185884, 0.4878579677195561, -0.2667633212840706, 0.2989068327000932]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
