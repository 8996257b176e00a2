module @scipy_fftconvolve_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<9xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<7xf32>, tensor<i32>) -> tensor<9xf32>
    %1 = call @fft(%0) : (tensor<9xf32>) -> tensor<5xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = call @_pad_0(%arg1, %c_0) : (tensor<3xf32>, tensor<i32>) -> tensor<9xf32>
    %3 = call @fft(%2) : (tensor<9xf32>) -> tensor<5xcomplex<f32>>
    %4 = stablehlo.multiply %1, %3 : tensor<5xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_pad_1(%4, %c_1) : (tensor<5xcomplex<f32>>, tensor<i32>) -> tensor<5xcomplex<f32>>
    %6 = call @fft_2(%5) : (tensor<5xcomplex<f32>>) -> tensor<9xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.dynamic_slice %6, %c_2, sizes = [9] : (tensor<9xf32>, tensor<i32>) -> tensor<9xf32>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<9xf32>, tensor<9xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[2.233166, 2.749401, 1.5612658, 1.3018389, 1.2991226, -1.5585246, 0.49706465]> : tensor<7xf32>
    %c1 = stablehlo.constant dense<[1.0034631, -1.2962261, 0.6848105]> : tensor<3xf32>
    return %c0, %c1 : tensor<7xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[2.2408993, -0.13576518, -0.4678773, 1.1654122, 0.6853155, -2.3563657, 3.408639, -1.7116019, 0.3403951]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @_pad(%arg0: tensor<7xf32>, %arg1: tensor<i32>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [2], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<9xf32>
    return %1 : tensor<9xf32>
  }
  func.func private @fft(%arg0: tensor<9xf32>) -> tensor<5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [9] : (tensor<9xf32>) -> tensor<5xcomplex<f32>>
    return %0 : tensor<5xcomplex<f32>>
  }
  func.func private @_pad_0(%arg0: tensor<3xf32>, %arg1: tensor<i32>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [6], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<9xf32>
    return %1 : tensor<9xf32>
  }
  func.func private @_pad_1(%arg0: tensor<5xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<5xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    return %1 : tensor<5xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<5xcomplex<f32>>) -> tensor<9xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [9] : (tensor<5xcomplex<f32>>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
}

// -----

module @scipy_fftconvolve_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf64>, tensor<3xf64>)
    %want0 = call @expected() : () -> tensor<9xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<7xf64>, tensor<i64>) -> tensor<9xf64>
    %1 = call @fft(%0) : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @_pad_0(%arg1, %c_0) : (tensor<3xf64>, tensor<i64>) -> tensor<9xf64>
    %3 = call @fft(%2) : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    %4 = stablehlo.multiply %1, %3 : tensor<5xcomplex<f64>>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = call @_pad_1(%4, %c_1) : (tensor<5xcomplex<f64>>, tensor<i64>) -> tensor<5xcomplex<f64>>
    %6 = call @fft_2(%5) : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.dynamic_slice %6, %c_2, sizes = [9] : (tensor<9xf64>, tensor<i64>) -> tensor<9xf64>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<9xf64>, tensor<9xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<[-1.4168079454156126, 1.669461608493271, 2.5979993270190036, 2.401232974871693, 0.0824064832899829, -0.38558472671878574, -1.1305632438885915]> : tensor<7xf64>
    %c1 = stablehlo.constant dense<[0.3901996874495479, -0.9941391317949848, -1.2693769390894603]> : tensor<3xf64>
    return %c0, %c1 : tensor<7xf64>, tensor<3xf64>
  }
  func.func private @expected() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[-0.5528380174772083, 2.059927618618808, 1.1525247443936897, -3.764988505594699, -5.652845114340726, -3.28044831328648, -0.16242544847342127, 1.6133895218806635, 1.4351109099743509]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @_pad(%arg0: tensor<7xf64>, %arg1: tensor<i64>) -> tensor<9xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [2], interior = [0] : (tensor<7xf64>, tensor<f64>) -> tensor<9xf64>
    return %1 : tensor<9xf64>
  }
  func.func private @fft(%arg0: tensor<9xf64>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [9] : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
  func.func private @_pad_0(%arg0: tensor<3xf64>, %arg1: tensor<i64>) -> tensor<9xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [6], interior = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<9xf64>
    return %1 : tensor<9xf64>
  }
  func.func private @_pad_1(%arg0: tensor<5xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    return %1 : tensor<5xcomplex<f64>>
  }
  func.func private @fft_2(%arg0: tensor<5xcomplex<f64>>) -> tensor<9xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [9] : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
}
