module @scipy_zeta_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.zeta %arg0, %arg1 : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[3.4388928, 3.7727509, 2.2504487, 1.6242846], [4.7023444, 4.168154, 4.2528186, 1.946174], [2.381856, 2.5844002, 1.6219258, 3.138377]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.551331, 3.6488895, 2.2564862, 2.1411269], [2.4028678, 2.5260942, 0.7759438, 3.011156], [3.7984736, 0.9709171, 0.790667, 1.6878088]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.2868584, 0.014378964, 0.38193363, 1.1588416], [0.021029864, 0.02995215, 3.0473566, 0.43713993], [0.13740368, 1.39906, 2.8053322, 0.27654532]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_zeta_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.zeta %arg0, %arg1 : tensor<3x4xf64>, tensor<3x4xf64> -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[2.4736050283880284, 2.2839683548965812, 2.128822538513576, 2.987768094512921], [2.063710856510591, 2.397724288022265, 4.589954649646387, 4.372570750170509], [4.612320650222294, 4.426392243609451, 3.3516680605838416, 4.996353445677796]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[3.8475448780586077, 1.4544436539611947, 0.9410384761023693, 1.5620246879128439], [2.7068106878046767, 3.278451448932797, 2.6870532192988827, 2.284768263244753], [0.6132370374940891, 3.465327451781091, 0.831746784003362, 3.284989467981683]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.11289549117524716, 0.7448619295274526, 1.7001627837485036, 0.37701002703310865], [0.39793642073207536, 0.16855573756072706, 0.01478237270168546, 0.03568551186956068], [9.665858835541256, 0.006585161800257998, 2.0406661048568013, 0.003784899048805004]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
