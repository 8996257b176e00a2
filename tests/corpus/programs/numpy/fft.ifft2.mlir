module @numpy_fft_ifft2_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.478651,2.213084), (2.4256659,-0.23643307), (1.2560387,2.421478), (-2.484183,-1.7227885)], [(-2.5764427,-2.997689), (2.1768072,-1.6604044), (0.3365801,-0.19902529), (-1.4848567,-0.7755315)], [(-0.8186304,-1.0233732), (2.5006192,-2.658332), (1.7168761,-2.5678833), (-0.2753598,0.7557326)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.024538621,-0.7042638), (-0.5308864,0.82374537), (-0.45191017,0.34536237), (-0.9996501,-1.0675035)], [(-0.16239393,0.34941903), (-0.13766468,-0.033964366), (0.013479315,0.5357254), (0.5961436,0.049255073)], [(-0.18242711,1.0236801), (-0.63671017,0.3855828), (0.14740705,0.76735824), (-0.15857714,-0.26131254)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [3, 4] : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    return %0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @numpy_fft_ifft2_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = call @fft(%arg0) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.3753669595910898,-2.8003229448981974), (-2.302823476812836,1.671200351318178), (1.5608112623849468,2.440997328969626), (-2.276930986049914,2.3673465218198313)], [(-1.3109445627975143,2.4805364996343817), (0.38152620875101206,-2.9257324315471367), (-1.7260260147390987,2.0000533862354324), (2.6278847781555896,2.278135871521317)], [(-1.7829380885408295,-0.8965281932725637), (-1.3771815417859896,1.8999831950156842), (1.0149954338736276,-0.2677456417780535), (-2.6698050281701913,-2.2177694068706915)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-0.6238387546783423,0.5025128780123174), (-0.14883620846524986,-0.5307706071455568), (0.31238291964037923,-0.009681138863879779), (-0.4458798537458717,-0.36749934484834057)], [(-0.40210858971094565,0.5541448615070601), (0.1886055142383318,0.5115931328831942), (0.22711516552089533,-1.2178981055802796), (-0.3477172663884973,-0.9090294602645117)], [(0.3650532841676095,-0.136852425217018), (-0.16209383884613285,-1.2976257168953238), (1.0894850860484218,0.1281111221775143), (0.3231995018104914,-0.027328140663373135)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [3, 4] : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    return %0 : tensor<3x4xcomplex<f64>>
  }
}
