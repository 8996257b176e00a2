module @numpy_fft_hfft_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<8xf32>
    %0 = stablehlo.real %arg0 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %1 = stablehlo.imag %arg0 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %2 = stablehlo.negate %1 : tensor<5xf32>
    %3 = stablehlo.complex %0, %2 : tensor<5xcomplex<f32>>
    %4 = call @fft(%3) : (tensor<5xcomplex<f32>>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<8xf32>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(0.1484061,1.855169), (-0.74578184,-1.2224057), (-2.5649433,2.2982135), (1.9328966,2.329027), (-1.7449777,-0.442111)]> : tensor<5xcomplex<f32>>
    return %c0 : tensor<5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<8xf32> {
    %c0 = stablehlo.constant dense<[-4.3522286, 4.2665863, -3.56955, 2.6501794, -9.100687, 8.713036, 10.636181, -8.056265]> : tensor<8xf32>
    return %c0 : tensor<8xf32>
  }
  func.func private @fft(%arg0: tensor<5xcomplex<f32>>) -> tensor<8xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [8] : (tensor<5xcomplex<f32>>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

module @numpy_fft_hfft_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<8xf64>
    %0 = stablehlo.real %arg0 : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
    %1 = stablehlo.imag %arg0 : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
    %2 = stablehlo.negate %1 : tensor<5xf64>
    %3 = stablehlo.complex %0, %2 : tensor<5xcomplex<f64>>
    %4 = call @fft(%3) : (tensor<5xcomplex<f64>>) -> tensor<8xf64>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %6 = stablehlo.multiply %4, %5 : tensor<8xf64>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<8xf64>, tensor<8xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(0.5606751457901713,-2.207256983779096), (1.8517954540179655,-0.7094304313811581), (-0.5480906061630009,0.6920642244305029), (2.352399508041426,-0.507379708586023), (-2.088747148217343,-1.8327384347721716)]> : tensor<5xcomplex<f64>>
    return %c0 : tensor<5xcomplex<f64>>
  }
  func.func private @expected() -> tensor<8xf64> {
    %c0 = stablehlo.constant dense<[5.78413670936561, 1.6047602975148973, -0.8359922356914402, 0.25242548495074835, -11.032643138871956, 6.462341188222144, -0.02778934451089965, 2.2781622053422685]> : tensor<8xf64>
    return %c0 : tensor<8xf64>
  }
  func.func private @fft(%arg0: tensor<5xcomplex<f64>>) -> tensor<8xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [8] : (tensor<5xcomplex<f64>>) -> tensor<8xf64>
    return %0 : tensor<8xf64>
  }
}
