module @scipy_i1_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf16>
    %1 = stablehlo.exponential %0 : tensor<3x4xf16>
    %2 = chlo.bessel_i1e %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %3 = stablehlo.multiply %1, %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.330322265625, 2.154296875, -2.58984375, 0.6220703125], [0.198486328125, 3.5625, 0.2474365234375, 1.251953125], [-1.41796875, -3.595703125, -2.125, 3.806640625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.1673583984375, 1.8359375, -2.73046875, 0.326171875], [0.0997314453125, 6.56640625, 0.1246337890625, 0.75732421875], [-0.90283203125, -6.765625, -1.787109375, 8.1875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_i1_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %1 = stablehlo.exponential %0 : tensor<3x4xf32>
    %2 = chlo.bessel_i1e %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-1.6062417, 2.2495358, 2.2503557, -3.1519809], [-0.83749175, -2.06973, -2.8849459, -3.0766315], [3.4955034, 3.5734158, -2.7000396, 1.1377231]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-1.091518, 2.0031152, 2.004621, -4.533708], [-0.45654777, -1.6972337, -3.5639052, -4.2360477], [6.1806836, 6.631432, -3.0162158, 0.66600466]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_i1_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf64>
    %1 = stablehlo.exponential %0 : tensor<3x4xf64>
    %2 = chlo.bessel_i1e %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %3 = stablehlo.multiply %1, %2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.46241883275231377, -3.4252825981483115, 3.7943822022005005, -2.8849931022773543], [1.8556416160658191, 2.0078576028878024, 3.243100685824743, -2.62569888631889], [-1.3458021689301631, 2.8412596644373203, 1.8573039534683984, -2.3644468916509]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.23744469630698056, -5.8009763968559565, 8.099101707992235, -3.5640565801429136], [1.3887692567903185, 1.6023382022145838, 4.921833570131941, -2.8201983288041776], [-0.837185022860242, 3.426233703052873, 1.3909590906374238, -2.2248981551976224]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
