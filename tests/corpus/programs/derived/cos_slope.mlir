module @derived_cos_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.cosine %arg0 : tensor<3x4xbf16>
    %1 = stablehlo.sine %arg0 : tensor<3x4xbf16>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xbf16>
    %3 = stablehlo.negate %2 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.1630859375, 0.43359375, 0.65234375, 0.55859375], [0.30859375, 0.59375, 0.87109375, 0.54296875], [0.88671875, 0.21484375, 0.47265625, 0.69140625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-1.1953125, 2.734375, 2.703125, -0.2080078125], [-2.71875, -2.96875, -1.8203125, -0.09423828125], [-1.046875, 2.9375, 0.71484375, -0.125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.98828125, 0.90625, 0.79296875, 0.84765625], [0.953125, 0.828125, 0.64453125, 0.85546875], [0.6328125, 0.9765625, 0.890625, 0.76953125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[0.193359375, -1.1484375, -1.6328125, 0.1103515625], [0.828125, 1.65625, 1.390625, 0.048583984375], [0.80859375, -0.625, -0.326171875, 0.07958984375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_cos_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.cosine %arg0 : tensor<3x4xf16>
    %1 = stablehlo.sine %arg0 : tensor<3x4xf16>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf16>
    %3 = stablehlo.negate %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.443115234375, 0.3974609375, 0.4775390625, 0.62744140625], [0.2144775390625, 0.8662109375, 0.56298828125, 0.66748046875], [0.564453125, 0.81298828125, 0.52001953125, 0.6982421875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.51171875, -2.013671875, 2.611328125, -1.61328125], [2.556640625, -0.164794921875, -1.6728515625, -1.2392578125], [-2.92578125, 2.74609375, -0.43017578125, 1.2939453125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.9033203125, 0.921875, 0.88818359375, 0.8095703125], [0.97705078125, 0.64794921875, 0.845703125, 0.78515625], [0.8447265625, 0.6875, 0.86767578125, 0.76611328125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-1.0771484375, 0.779296875, -1.2001953125, 0.94677734375], [-0.54443359375, 0.12548828125, 0.892578125, 0.76708984375], [1.5654296875, -1.9951171875, 0.2137451171875, -0.83203125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_cos_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.cosine %arg0 : tensor<3x4xf32>
    %1 = stablehlo.sine %arg0 : tensor<3x4xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf32>
    %3 = stablehlo.negate %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.8924567, 0.8026182, 0.35314995, 0.25874448], [0.38794383, 0.73264986, 0.6335371, 0.891753], [0.6458152, 0.50400484, 0.8561839, 0.17375538]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.9866032, -0.23659709, -0.69735986, 1.3243653], [-0.8445378, -1.2114152, -2.7218935, -0.9581125], [-1.286626, 0.80603194, 2.8978186, 2.989026]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.6275011, 0.6948261, 0.9382879, 0.966712], [0.92568886, 0.7434047, 0.8059386, 0.62804884], [0.79860944, 0.87565553, 0.6553247, 0.9849425]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.7681848, 0.17015536, 0.24118546, -0.3388614], [0.3194767, 0.8102452, 1.6113588, 0.74557817], [0.7743554, -0.38926205, -2.1888592, -0.51675]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_cos_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.cosine %arg0 : tensor<3x4xf64>
    %1 = stablehlo.sine %arg0 : tensor<3x4xf64>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf64>
    %3 = stablehlo.negate %2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.2610721776536755, 0.1717314713096689, 0.4170186129468273, 0.2256890784297543], [0.3256018368514564, 0.5193188583167243, 0.8871849977162435, 0.7440380839339619], [0.7106600466711401, 0.6740612014037066, 0.2480503845605322, 0.6466783335324211]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.129478591932286, 1.6490827675126702, 2.1061460489764077, -0.6645766412514313], [0.8356532535728527, 2.871190718527849, 2.15402934357893, -1.859021690951269], [2.2986282062574857, 0.46358371343124327, -1.5799196504506738, 0.20429386852025022]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.9661137867004339, 0.9852903552847222, 0.9143005721773126, 0.9746401378691374], [0.9474583830089538, 0.8681574241108776, 0.6315969886249805, 0.7357397141756024], [0.7579314701164773, 0.7812932597348431, 0.9693929225661794, 0.7980896304644272]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.29153711255501025, -0.281809455908879, -0.8530657573701039, 0.14871764405522597], [-0.26730797650679766, -1.424940125904593, -1.6700122181447772, 1.2590492176266077], [-1.4994737534726454, -0.28935231816249907, 0.3878931571781879, -0.12309497157642299]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
