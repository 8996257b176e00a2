module @scipy_erf_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = chlo.erf %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[0.640625, -1.609375, -1.4921875, 2.21875], [1.1171875, -0.310546875, 1.1171875, 1.6484375], [-1.7421875, -1.0625, 1.5859375, -1.2265625]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[0.63671875, -0.9765625, -0.96484375, 1.0], [0.88671875, -0.33984375, 0.88671875, 0.98046875], [-0.984375, -0.8671875, 0.9765625, -0.91796875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @scipy_erf_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = chlo.erf %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-2.375, 2.640625, 1.7568359375, -1.4775390625], [0.962890625, 0.86328125, -0.9287109375, -1.087890625], [0.218994140625, 1.2470703125, -0.37158203125, -0.53955078125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-0.9990234375, 1.0, 0.98681640625, -0.96337890625], [0.82666015625, 0.77783203125, -0.81103515625, -0.8759765625], [0.2431640625, 0.92236328125, -0.40087890625, -0.5546875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_erf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.erf %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.283432, 2.5021117, 0.10257143, -0.6845708], [0.628787, 0.6352097, 2.3215976, 1.8426656], [1.1878603, -2.6702178, -2.466313, -0.5933255]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.93048334, 0.9995976, 0.11533484, -0.6670202], [0.6261254, 0.6309861, 0.9989738, 0.9908372], [0.9070209, -0.9998408, -0.9995131, -0.59858066]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_erf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.erf %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[2.6443797259474406, -1.810448690199524, 0.868678146072325, 0.12279205573884511], [2.405803710778361, -2.853949519476453, -2.022596262735753, 0.7287651510029711], [-0.1444342804629466, 2.8600170997158116, 1.0149611036111033, -1.1142110281438786]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.9998157729434974, -0.9895436544511739, 0.7807393258459447, 0.13786275896017752], [0.9993318370473567, -0.9999456515787815, -0.9957687043601448, 0.6972854315566068], [-0.16185039123863953, 0.9999476042353402, 0.8488188105858342, -0.8849125006319362]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
