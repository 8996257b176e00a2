module @scipy_xlogy_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %2 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %3 = stablehlo.or %1, %2 : tensor<3x4xi1>
    %4 = stablehlo.log %arg1 : tensor<3x4xf16>
    %5 = stablehlo.multiply %arg0, %4 : tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %7 = call @_where(%3, %5, %6) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.1280517578125, 1.2724609375, 3.361328125, 2.6875], [3.1640625, 0.70556640625, 0.40234375, 1.3759765625], [1.7177734375, 2.052734375, 1.3759765625, 3.611328125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.171875, 3.505859375, 2.404296875, 0.2802734375], [0.91259765625, 2.056640625, 0.3681640625, 3.34375], [0.24853515625, 1.6064453125, 2.1796875, 3.451171875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.0203094482421875, 1.5966796875, 2.94921875, -3.419921875], [-0.289306640625, 0.5087890625, -0.40185546875, 1.6611328125], [-2.392578125, 0.97314453125, 1.072265625, 4.47265625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf16>, %arg2: tensor<3x4xf16>) -> tensor<3x4xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf16>
    return %0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_xlogy_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %2 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = stablehlo.or %1, %2 : tensor<3x4xi1>
    %4 = stablehlo.log %arg1 : tensor<3x4xf32>
    %5 = stablehlo.multiply %arg0, %4 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = call @_where(%3, %5, %6) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.13084266, 0.20730479, 0.45702296, 0.9765805], [3.6651442, 0.269961, 2.0106266, 2.3544693], [3.1841455, 1.7385762, 1.9738464, 0.83116525]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[3.731912, 3.063583, 2.4467592, 1.4284391], [2.8752134, 3.4006822, 0.2703758, 2.0553012], [1.5878813, 3.0180318, 0.6777277, 2.5528045]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.1723094, 0.23209536, 0.40892786, 0.34823138], [3.8708572, 0.3304258, -2.6297839, 1.6962124], [1.4723508, 1.9204398, -0.76784545, 0.7789619]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_xlogy_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %2 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %3 = stablehlo.or %1, %2 : tensor<3x4xi1>
    %4 = stablehlo.log %arg1 : tensor<3x4xf64>
    %5 = stablehlo.multiply %arg0, %4 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = call @_where(%3, %5, %6) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.41245418454586247, 0.7529109452432537, 0.718952188565452, 2.2396321262556027], [2.4320926867102304, 2.743502342920757, 0.9401878220090526, 2.860565616035511], [3.1318167292225483, 1.48029437686379, 2.147818764446971, 3.8716940269795193]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[3.347200710407351, 2.731402830304149, 3.953974022899615, 3.6814022452110113], [3.5929801654462947, 3.310274127934005, 1.9993264138893105, 3.527012531176344], [1.6391796650869304, 1.074670885275891, 3.1211504657493085, 1.0846931082042672]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.49829595915369124, 0.7565364632720091, 0.9883587829816635, 2.918898495328486], [3.1106027389233697, 3.2840573642057547, 0.6513718359586762, 3.6056033753547085], [1.5477310262087418, 0.10660260237199069, 2.444650910728177, 0.31475748642060464]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
}
