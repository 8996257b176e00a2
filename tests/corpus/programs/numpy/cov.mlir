module @numpy_cov_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xf32>
    %want0 = call @expected() : () -> tensor<3x3xf32>
    %0 = call @cov(%arg0) : (tensor<3x6xf32>) -> tensor<3x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xf32> {
    %c0 = stablehlo.constant dense<"0x56AFEABFBDC0D4BF9F4CF2BFE8CF583F6A9B4D3F41C5DE3F0F9005BE4FA22040906A0D40D25909C0F681DA3F4E5675BE08D184BEB97B9FBF52F0C13FA48C30BFC7E707BF223F00C0"> : tensor<3x6xf32>
    return %c0 : tensor<3x6xf32>
  }
  func.func private @expected() -> tensor<3x3xf32> {
    %c0 = stablehlo.constant dense<[[2.686706, -1.5353284, -1.1780025], [-1.5353284, 3.2455547, 0.68070084], [-1.1780025, 0.68070084, 1.393196]]> : tensor<3x3xf32>
    return %c0 : tensor<3x3xf32>
  }
  func.func private @cov(%arg0: tensor<3x6xf32>) -> tensor<3x3xf32> {
    %0 = call @atleast_2d(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.slice %4 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x6xf32>
    %9 = stablehlo.subtract %0, %8 : tensor<3x6xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x3xf32>) -> tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.divide %11, %12 : tensor<3x3xf32>
    return %13 : tensor<3x3xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    return %arg0 : tensor<3x6xf32>
  }
}

// -----

module @numpy_cov_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xf64>
    %want0 = call @expected() : () -> tensor<3x3xf64>
    %0 = call @cov(%arg0) : (tensor<3x6xf64>) -> tensor<3x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xf64> {
    %c0 = stablehlo.constant dense<"0x2AC986F16D49F3BF7CC2FDA5BDD1FD3F3049A313283DEFBF436C69CEEBB7F7BF7C23D5BAE35800C042D96E36161A07C06A3106118012F5BF60396F6748CBD1BFCC2724A8DC07F3BF98A20EA0BC46E9BF91DDB19863B2FBBF404A8DA4C129FD3F1A05FE6B226A00400A15570E7165FDBF17D7E0AE5CBF07C07833F4D2DDFCE03FD07B7EF6EDBDD53F13BC7CDE9FCFFABF"> : tensor<3x6xf64>
    return %c0 : tensor<3x6xf64>
  }
  func.func private @expected() -> tensor<3x3xf64> {
    %c0 = stablehlo.constant dense<[[2.607871662277969, -0.4464144288641282, -0.7269345619450452], [-0.4464144288641282, 1.6295363513019283, -0.9576460602214903], [-0.7269345619450452, -0.9576460602214903, 3.4982507119969846]]> : tensor<3x3xf64>
    return %c0 : tensor<3x3xf64>
  }
  func.func private @cov(%arg0: tensor<3x6xf64>) -> tensor<3x3xf64> {
    %0 = call @atleast_2d(%arg0) : (tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x6xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %3 = stablehlo.divide %1, %2 : tensor<3xf64>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.slice %4 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %6 = stablehlo.reshape %5 : (tensor<1xf64>) -> tensor<f64>
    %7 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x6xf64>
    %9 = stablehlo.subtract %0, %8 : tensor<3x6xf64>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x6xf64>) -> tensor<6x3xf64>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf64>, tensor<6x3xf64>) -> tensor<3x3xf64>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %13 = stablehlo.divide %11, %12 : tensor<3x3xf64>
    return %13 : tensor<3x3xf64>
  }
  func.func private @atleast_2d(%arg0: tensor<3x6xf64>) -> tensor<3x6xf64> {
    return %arg0 : tensor<3x6xf64>
  }
}

// -----

module @numpy_cov_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x3xcomplex<f32>>
    %0 = call @cov(%arg0) : (tensor<3x6xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xCA078FBF23921A407C4B373FDA1797BFEAB510C036DF62BF1A7B1C400E7608BF137AB33FAED3E33DF5BA0AC0874A703F3B32CE3EF530C23F35A69D3F3F1539BF3008BD3DC0C9C93FE90E11C033DA773F849A063F3ACDAEBF157A943D2B39A83F730DAA3CA54D89BF6DFB31BE0BE9B53EF1136B3F98672D40536AB7BED6BE8C3D3FDDFEBF3127FE3FD082823E0089DEBF"> : tensor<3x6xcomplex<f32>>
    return %c0 : tensor<3x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(5.6840568,0.0), (-0.3034059,1.6797364), (-2.7707567,-0.5167138)], [(-0.3034059,-1.6797364), (3.028796,0.0), (-0.8263529,0.80899954)], [(-2.7707567,0.5167139), (-0.8263529,-0.80899954), (3.8874815,0.0)]]> : tensor<3x3xcomplex<f32>>
    return %c0 : tensor<3x3xcomplex<f32>>
  }
  func.func private @cov(%arg0: tensor<3x6xcomplex<f32>>) -> tensor<3x3xcomplex<f32>> {
    %0 = call @atleast_2d(%arg0) : (tensor<3x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(6.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %3 = stablehlo.divide %1, %2 : tensor<3xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(6.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %5 = stablehlo.slice %4 [0:1] : (tensor<3xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %6 = stablehlo.reshape %5 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
    %9 = stablehlo.subtract %0, %8 : tensor<3x6xcomplex<f32>>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x6xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
    %11 = stablehlo.real %10 : (tensor<6x3xcomplex<f32>>) -> tensor<6x3xf32>
    %12 = stablehlo.imag %10 : (tensor<6x3xcomplex<f32>>) -> tensor<6x3xf32>
    %13 = stablehlo.negate %12 : tensor<6x3xf32>
    %14 = stablehlo.complex %11, %13 : tensor<6x3xcomplex<f32>>
    %15 = stablehlo.dot_general %9, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(5.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %17 = stablehlo.divide %15, %16 : tensor<3x3xcomplex<f32>>
    return %17 : tensor<3x3xcomplex<f32>>
  }
  func.func private @atleast_2d(%arg0: tensor<3x6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>> {
    return %arg0 : tensor<3x6xcomplex<f32>>
  }
}
