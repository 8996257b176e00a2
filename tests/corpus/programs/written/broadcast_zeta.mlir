module @written_broadcast_zeta_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.broadcast_zeta"(%a, %b)  : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[1.7459196, 2.767352, 4.2898183, 2.7109165]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[[3.339408, 2.5360732, 1.8978803, 1.6846882], [2.1413722, 3.3934824, 3.782913, 2.5115526], [3.0875447, 4.517283, 1.6222261, 1.620114]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.61151147, 0.15394144, 0.07961111, 0.39101884], [0.9093915, 0.08454534, 0.0057814796, 0.16921546], [0.6545417, 0.047859326, 0.14828406, 0.4256504]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_broadcast_zeta_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %r = "chlo.broadcast_zeta"(%a, %b)  : (tensor<4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[3.7199436605781475, 3.196547205185105, 4.692409735756957, 3.5870161125180156]> : tensor<4xf64>
    %c1 = stablehlo.constant dense<[[4.966632205647556, 1.3660506576224223, 2.0847508669726884, 2.615650765622588], [4.48123228336013, 3.903284223730517, 2.6544091908606786, 3.4873093461907683], [2.513689238795771, 2.3788896952617273, 3.3560141529022047, 4.542751334039528]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.006146133454546608, 0.4762629110153733, 0.039197736436978714, 0.05145558309670992], [0.008361085326182365, 0.030155922109060245, 0.01388559584168895, 0.021870169533647753], [0.049933559979133534, 0.10580096913901592, 0.005180257091434123, 0.010180435183723012]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
