module @scipy_dctn_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.slice %arg0 [0:3:2, 0:4] : (tensor<3x4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.slice %arg0 [1:3:2, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<1x4xf32>
    %3 = stablehlo.concatenate %0, %2, dim = 0 : (tensor<2x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.slice %3 [0:3, 0:4:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %5 = stablehlo.slice %3 [0:3, 1:4:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %6 = stablehlo.reverse %5, dims = [1] : tensor<3x2xf32>
    %7 = stablehlo.concatenate %4, %6, dim = 1 : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
    %8 = call @fft(%7) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %9 = stablehlo.iota dim = 0 : tensor<3xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %11 = stablehlo.iota dim = 0 : tensor<4xcomplex<f32>>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x1xcomplex<f32>>
    %14 = stablehlo.multiply %13, %10 : tensor<3x1xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x1xcomplex<f32>>
    %16 = stablehlo.divide %14, %15 : tensor<3x1xcomplex<f32>>
    %17 = stablehlo.exponential %16 : tensor<3x1xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1x4xcomplex<f32>>
    %19 = stablehlo.multiply %18, %12 : tensor<1x4xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<1x4xcomplex<f32>>
    %21 = stablehlo.divide %19, %20 : tensor<1x4xcomplex<f32>>
    %22 = stablehlo.exponential %21 : tensor<1x4xcomplex<f32>>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %24 = stablehlo.multiply %23, %8 : tensor<3x4xcomplex<f32>>
    %25 = stablehlo.negate %12 : tensor<1x4xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<1x4xcomplex<f32>>
    %27 = stablehlo.multiply %26, %25 : tensor<1x4xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<1x4xcomplex<f32>>
    %29 = stablehlo.divide %27, %28 : tensor<1x4xcomplex<f32>>
    %30 = stablehlo.exponential %29 : tensor<1x4xcomplex<f32>>
    %31 = call @_flip(%8) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %32 = call @_roll_static(%31) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %34 = stablehlo.multiply %33, %32 : tensor<3x4xcomplex<f32>>
    %35 = stablehlo.add %24, %34 : tensor<3x4xcomplex<f32>>
    %36 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %37 = stablehlo.multiply %36, %35 : tensor<3x4xcomplex<f32>>
    %38 = stablehlo.real %37 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%40, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.3197428, -0.3860244, 2.357836, 1.89105], [-2.6926003, 0.7001884, 2.278529, -0.07264378], [-0.6902876, -2.9666855, -0.88198286, 2.580999]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[13.752482, -33.689735, 3.4914095, 13.784385], [24.73563, 7.767232, -11.023681, 5.688816], [5.5954003, 1.3023057, 26.115269, 4.1586976]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @fft(%arg0: tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [3, 4] : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    return %1 : tensor<3x4xcomplex<f32>>
  }
  func.func private @_flip(%arg0: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x4xcomplex<f32>>
    return %0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [0:3, 3:4] : (tensor<3x4xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    return %2 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @scipy_dctn_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.slice %arg0 [0:3:2, 0:4] : (tensor<3x4xf64>) -> tensor<2x4xf64>
    %1 = stablehlo.slice %arg0 [1:3:2, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<1x4xf64>
    %3 = stablehlo.concatenate %0, %2, dim = 0 : (tensor<2x4xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
    %4 = stablehlo.slice %3 [0:3, 0:4:2] : (tensor<3x4xf64>) -> tensor<3x2xf64>
    %5 = stablehlo.slice %3 [0:3, 1:4:2] : (tensor<3x4xf64>) -> tensor<3x2xf64>
    %6 = stablehlo.reverse %5, dims = [1] : tensor<3x2xf64>
    %7 = stablehlo.concatenate %4, %6, dim = 1 : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x4xf64>
    %8 = call @fft(%7) : (tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %9 = stablehlo.iota dim = 0 : tensor<3xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
    %11 = stablehlo.iota dim = 0 : tensor<4xcomplex<f64>>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,-1.5707963267948966)> : tensor<complex<f64>>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x1xcomplex<f64>>
    %14 = stablehlo.multiply %13, %10 : tensor<3x1xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x1xcomplex<f64>>
    %16 = stablehlo.divide %14, %15 : tensor<3x1xcomplex<f64>>
    %17 = stablehlo.exponential %16 : tensor<3x1xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,-1.5707963267948966)> : tensor<complex<f64>>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1x4xcomplex<f64>>
    %19 = stablehlo.multiply %18, %12 : tensor<1x4xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<1x4xcomplex<f64>>
    %21 = stablehlo.divide %19, %20 : tensor<1x4xcomplex<f64>>
    %22 = stablehlo.exponential %21 : tensor<1x4xcomplex<f64>>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %24 = stablehlo.multiply %23, %8 : tensor<3x4xcomplex<f64>>
    %25 = stablehlo.negate %12 : tensor<1x4xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,-1.5707963267948966)> : tensor<complex<f64>>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<1x4xcomplex<f64>>
    %27 = stablehlo.multiply %26, %25 : tensor<1x4xcomplex<f64>>
    %cst_4 = stablehlo.constant dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<1x4xcomplex<f64>>
    %29 = stablehlo.divide %27, %28 : tensor<1x4xcomplex<f64>>
    %30 = stablehlo.exponential %29 : tensor<1x4xcomplex<f64>>
    %31 = call @_flip(%8) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %32 = call @_roll_static(%31) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %34 = stablehlo.multiply %33, %32 : tensor<3x4xcomplex<f64>>
    %35 = stablehlo.add %24, %34 : tensor<3x4xcomplex<f64>>
    %36 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x1xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %37 = stablehlo.multiply %36, %35 : tensor<3x4xcomplex<f64>>
    %38 = stablehlo.real %37 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %40 = stablehlo.multiply %39, %38 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%40, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.3632358604720647, 2.102030847275051, -0.04356302174143334, 0.8459999442385477], [0.14513402519000485, 0.8298341500227258, -2.6604831691906448, -0.10963030551040509], [-1.6169698472965177, -0.9195333242481389, 1.1528534438574765, 2.2443703510608852]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[13.333115816518465, -5.961904774718407, 6.819340915197582, -17.89802596684109], [11.802135336847073, 19.604834235620412, -0.5959912402856049, -7.694800059175192], [17.43742970518915, -12.407301362406823, -4.507745080614781, 9.813818884625064]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @fft(%arg0: tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %1 = stablehlo.fft %0, type = FFT, length = [3, 4] : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    return %1 : tensor<3x4xcomplex<f64>>
  }
  func.func private @_flip(%arg0: tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x4xcomplex<f64>>
    return %0 : tensor<3x4xcomplex<f64>>
  }
  func.func private @_roll_static(%arg0: tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>> {
    %0 = stablehlo.slice %arg0 [0:3, 3:4] : (tensor<3x4xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x4xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    return %2 : tensor<3x4xcomplex<f64>>
  }
}
