module @derived_fft_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %0 = call @fft(%arg0) : (tensor<6xf32>) -> tensor<4xcomplex<f32>>
    %1 = stablehlo.abs %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %2 = stablehlo.real %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %3 = stablehlo.imag %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %4 = stablehlo.negate %3 : tensor<4xf32>
    %5 = stablehlo.complex %2, %4 : tensor<4xcomplex<f32>>
    %6 = stablehlo.convert %1 : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %8 = stablehlo.compare EQ, %6, %7, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %10 = stablehlo.select %8, %9, %6 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %11 = stablehlo.divide %5, %10 : tensor<4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.complex %13, %14 : tensor<4xcomplex<f32>>
    %16 = stablehlo.multiply %15, %11 : tensor<4xcomplex<f32>>
    %17 = call @fft_0(%16) : (tensor<4xcomplex<f32>>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%17, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-1.0128388, 1.0011815, 2.0415046, -2.2150767, -2.3329923, -1.5294173]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-0.69168395, -1.0506281, 1.624938, -3.0483694, -0.93325406, -1.9010024]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @fft(%arg0: tensor<6xf32>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6] : (tensor<6xf32>) -> tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<4xcomplex<f32>>) -> tensor<6xf32> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<4xcomplex<f32>>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @_rfft_transpose(%arg0: tensor<4xcomplex<f32>>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %2, %3, %c_2 : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<4xcomplex<f32>>
    %5 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %6 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %7 = stablehlo.negate %6 : tensor<4xf32>
    %8 = stablehlo.complex %5, %7 : tensor<4xcomplex<f32>>
    %9 = stablehlo.divide %8, %4 : tensor<4xcomplex<f32>>
    %10 = call @fft_1(%9) : (tensor<4xcomplex<f32>>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<6xf32>
    return %12 : tensor<6xf32>
  }
  func.func private @fft_1(%arg0: tensor<4xcomplex<f32>>) -> tensor<6xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6] : (tensor<4xcomplex<f32>>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----

module @derived_fft_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %0 = call @fft(%arg0) : (tensor<6xf64>) -> tensor<4xcomplex<f64>>
    %1 = stablehlo.abs %0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %2 = stablehlo.real %0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %3 = stablehlo.imag %0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %4 = stablehlo.negate %3 : tensor<4xf64>
    %5 = stablehlo.complex %2, %4 : tensor<4xcomplex<f64>>
    %6 = stablehlo.convert %1 : (tensor<4xf64>) -> tensor<4xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %8 = stablehlo.compare EQ, %6, %7, FLOAT : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xi1>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %10 = stablehlo.select %8, %9, %6 : tensor<4xi1>, tensor<4xcomplex<f64>>
    %11 = stablehlo.divide %5, %10 : tensor<4xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.reduce(%1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %15 = stablehlo.complex %13, %14 : tensor<4xcomplex<f64>>
    %16 = stablehlo.multiply %15, %11 : tensor<4xcomplex<f64>>
    %17 = call @fft_0(%16) : (tensor<4xcomplex<f64>>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%17, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.6268131343113206, -1.3822814505806464, 0.7774535265356599, -2.4248147178406017, -0.29691480716045104, 0.6031439774340126]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.4225335865788642, -2.2640369320602307, 0.2557842976339032, -3.4790916104414116, -0.6783178842127674, -0.25687145749835794]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @fft(%arg0: tensor<6xf64>) -> tensor<4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6] : (tensor<6xf64>) -> tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<4xcomplex<f64>>) -> tensor<6xf64> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<4xcomplex<f64>>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @_rfft_transpose(%arg0: tensor<4xcomplex<f64>>) -> tensor<6xf64> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<4xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<4xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c_2 = stablehlo.constant dense<3> : tensor<i64>
    %4 = stablehlo.dynamic_update_slice %2, %3, %c_2 : (tensor<4xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<4xcomplex<f64>>
    %5 = stablehlo.real %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %6 = stablehlo.imag %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %7 = stablehlo.negate %6 : tensor<4xf64>
    %8 = stablehlo.complex %5, %7 : tensor<4xcomplex<f64>>
    %9 = stablehlo.divide %8, %4 : tensor<4xcomplex<f64>>
    %10 = call @fft_1(%9) : (tensor<4xcomplex<f64>>) -> tensor<6xf64>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %12 = stablehlo.multiply %11, %10 : tensor<6xf64>
    return %12 : tensor<6xf64>
  }
  func.func private @fft_1(%arg0: tensor<4xcomplex<f64>>) -> tensor<6xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6] : (tensor<4xcomplex<f64>>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
}
