module @numpy_fft_fft_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x6xf32>
    %want0 = call @expected() : () -> tensor<2x6xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x6xf32>) -> tensor<2x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x6xf32> {
    %c0 = stablehlo.constant dense<[[-2.923214, 1.9826496, -1.5349082, 0.5646896, 2.0654325, -0.43346933], [-0.061666433, 1.2185175, -0.6076212, -0.28020108, -0.2790734, -1.5598825]]> : tensor<2x6xf32>
    return %c0 : tensor<2x6xf32>
  }
  func.func private @expected() -> tensor<2x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.27881956,0.0), (-2.9785757,1.0255662), (-3.3983767,-5.2104073), (-4.5065594,0.0), (-3.3983767,5.2104073), (-2.9785757,-1.0255662)], [(-1.5699272,0.0), (0.49119943,-2.1216342), (0.27216232,-2.6906958), (-0.32679495,0.0), (0.27216232,2.6906958), (0.49119946,2.1216342)]]> : tensor<2x6xcomplex<f32>>
    return %c0 : tensor<2x6xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x6xf32>) -> tensor<2x6xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<2x6xf32>) -> tensor<2x6xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [6] : (tensor<2x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
    return %1 : tensor<2x6xcomplex<f32>>
  }
}

// -----

module @numpy_fft_fft_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x6xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.0873082,2.940997), (-0.77437305,-2.2939606), (-2.1864011,-1.5881149), (0.41105634,-1.3042617), (1.7801721,-2.2722292), (-2.9393702,1.6328667)], [(2.037439,0.64718676), (1.5733653,-0.049735725), (1.5229708,2.375399), (-0.01682642,0.9139136), (0.22999418,0.38139808), (0.27266878,2.2570894)]]> : tensor<2x6xcomplex<f32>>
    return %c0 : tensor<2x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-1.6216078,-2.8847024), (-2.785777,7.405094), (0.5651579,-1.4126418), (4.983766,1.0460081), (8.551543,9.20755), (2.8307667,4.2846727)], [(5.6196117,6.525251), (1.8298864,-2.7876353), (-3.5035114,-0.9276606), (1.9611965,0.2827167), (3.9457378,-0.9142891), (2.3717136,1.7047381)]]> : tensor<2x6xcomplex<f32>>
    return %c0 : tensor<2x6xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [6] : (tensor<2x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
    return %0 : tensor<2x6xcomplex<f32>>
  }
}

// -----

module @numpy_fft_fft_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x6xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x6xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<2x6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-1.564124190623538,-0.5874816392076836), (-0.6746723447628646,-0.21015382588179676), (2.436800634720848,-1.9628503185617296), (-2.06988413844664,0.5008471732320827), (-0.47185577377226595,1.7391068782237564), (2.443259828330725,-1.3834564636368676)], [(-2.0362589494731838,0.7424714656922644), (-1.0432495662896664,0.245348083372801), (0.2680737699220441,2.6123476321442993), (-2.0795593952695732,-1.0876419628104739), (-0.4266334467435864,2.7725324367309145), (2.189599267890496,0.9507647200467044)]]> : tensor<2x6xcomplex<f64>>
    return %c0 : tensor<2x6xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.09952401544626488,-1.9039881958322384), (-1.7822978263829357,-1.5920241084896878), (-1.2786756345663575,6.04122120876403), (0.7021173252038238,0.2815380367409248), (-9.72287336809044,-4.397136410858595), (2.597460344648418,-1.954500365570536)], [(-3.1280283199634695,6.23582237517651), (-0.05387770267645742,1.9338249149449944), (-5.081897974671923,-0.2343036184458267), (-1.261608932625982,6.0188806939584465), (-4.137528739592877,-7.037030248085312), (1.445387972691608,-2.4623653233952263)]]> : tensor<2x6xcomplex<f64>>
    return %c0 : tensor<2x6xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [6] : (tensor<2x6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
    return %0 : tensor<2x6xcomplex<f64>>
  }
}
