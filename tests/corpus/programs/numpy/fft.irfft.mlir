module @numpy_fft_irfft_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<2x4xcomplex<f32>>, tensor<i32>) -> tensor<2x4xcomplex<f32>>
    %1 = call @fft(%0) : (tensor<2x4xcomplex<f32>>) -> tensor<2x7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x7xf32>, tensor<2x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.2453601,1.0356193), (-2.557188,-0.29769528), (-1.7016062,2.2164032), (2.9880433,2.6552324)], [(1.7075356,1.9369749), (2.4257033,0.028473713), (2.4600315,-0.5343786), (0.113249876,-1.3491302)]]> : tensor<2x4xcomplex<f32>>
    return %c0 : tensor<2x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x7xf32> {
    %c0 = stablehlo.constant dense<[[-0.04230595, -1.6758113, 2.4044724, 0.27832836, 0.6935519, 0.50285125, 0.08427327], [1.6722151, 0.8002316, -0.89891833, 0.30344146, -0.2023622, -0.14782664, 0.18075468]]> : tensor<2x7xf32>
    return %c0 : tensor<2x7xf32>
  }
  func.func private @_pad(%arg0: tensor<2x4xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<2x4xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    return %1 : tensor<2x4xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x4xcomplex<f32>>) -> tensor<2x7xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [7] : (tensor<2x4xcomplex<f32>>) -> tensor<2x7xf32>
    return %0 : tensor<2x7xf32>
  }
}

// -----

module @numpy_fft_irfft_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x7xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<2x4xcomplex<f64>>, tensor<i64>) -> tensor<2x4xcomplex<f64>>
    %1 = call @fft(%0) : (tensor<2x4xcomplex<f64>>) -> tensor<2x7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x7xf64>, tensor<2x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(2.4438581160883723,-2.5961195207741907), (0.18199041016477668,0.9589430769563299), (0.7070082163412788,0.26523785715896153), (-0.005095279283934495,-0.2291939087073782)], [(-1.008153522100755,2.4550818803757304), (-0.035115385144104394,1.9714525226138013), (-0.9383181579011168,-0.41848587231002554), (-2.1873181372764923,-1.6631025246694782)]]> : tensor<2x4xcomplex<f64>>
    return %c0 : tensor<2x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x7xf64> {
    %c0 = stablehlo.constant dense<[[0.6016664015046591, 0.07822531843805515, -0.13078453058815992, 0.43275903468356625, 0.4243310128896225, 0.44007775062093796, 0.5975831285396912], [-1.0470938403920258, 0.3547923384258419, -1.2624291930142364, -0.037688048474046436, -0.2884528771459561, 0.6826360751239752, 0.5900820233756928]]> : tensor<2x7xf64>
    return %c0 : tensor<2x7xf64>
  }
  func.func private @_pad(%arg0: tensor<2x4xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<2x4xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x4xcomplex<f64>>
    return %1 : tensor<2x4xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x4xcomplex<f64>>) -> tensor<2x7xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [7] : (tensor<2x4xcomplex<f64>>) -> tensor<2x7xf64>
    return %0 : tensor<2x7xf64>
  }
}
