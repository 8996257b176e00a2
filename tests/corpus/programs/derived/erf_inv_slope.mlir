module @derived_erf_inv_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.erf_inv %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %1 = chlo.square %0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %2 = stablehlo.exponential %1 : tensor<3x4xbf16>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<8.867180e-01> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %5 = stablehlo.multiply %4, %3 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.376953125, 0.69140625, 0.431640625, 0.57421875], [0.88671875, 0.482421875, 0.2353515625, 0.87890625], [0.57421875, 0.302734375, 0.89453125, 0.765625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.4296875, 0.109375, 2.25, 1.4140625], [-0.87109375, 0.1611328125, 0.361328125, -0.6171875], [-1.8125, -2.375, -2.1875, -1.078125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.34765625, 0.71875, 0.404296875, 0.5625], [1.1171875, 0.45703125, 0.2119140625, 1.09375], [0.5625, 0.275390625, 1.1484375, 0.83984375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.4296875, 0.162109375, 2.359375, 1.7265625], [-2.6875, 0.1767578125, 0.3359375, -1.8046875], [-2.21875, -2.265625, -7.25, -1.9375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_erf_inv_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.erf_inv %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %1 = chlo.square %0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %2 = stablehlo.exponential %1 : tensor<3x4xf16>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<8.862300e-01> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %5 = stablehlo.multiply %4, %3 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.218505859375, 0.861328125, 0.4140625, 0.71630859375], [0.1529541015625, 0.669921875, 0.41064453125, 0.81884765625], [0.78515625, 0.419921875, 0.5302734375, 0.71044921875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-1.0859375, 0.63525390625, -2.107421875, -1.08203125], [1.5791015625, 0.08935546875, -0.57763671875, -2.16015625], [0.34326171875, 2.728515625, -2.33203125, 1.12109375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.1961669921875, 1.046875, 0.38525390625, 0.75830078125], [0.1363525390625, 0.6884765625, 0.381591796875, 0.9453125], [0.876953125, 0.39111328125, 0.51123046875, 0.7490234375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.99951171875, 1.6845703125, -2.16796875, -1.7041015625], [1.42578125, 0.127197265625, -0.59228515625, -4.67578125], [0.65625, 2.818359375, -2.685546875, 1.7412109375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_erf_inv_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.erf_inv %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = stablehlo.exponential %1 : tensor<3x4xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.886226952> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.22067504, 0.27029887, 0.77125055, 0.8461963], [0.22188824, 0.27105054, 0.16936608, 0.639607], [0.17810854, 0.6516661, 0.22268282, 0.55896115]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.6717766, -1.898359, 1.3671185, -0.3367409], [1.4264456, 1.4573028, -0.7317576, 1.688791], [-0.18979879, 2.9193833, 1.4670888, 0.19869328]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.19813052, 0.24432176, 0.8510642, 1.0084927], [0.19924898, 0.245029, 0.15124208, 0.64673144], [0.15917885, 0.663143, 0.19998176, 0.5447834]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.61918205, -1.7858613, 2.4998565, -0.82516974], [1.3153512, 1.3714168, -0.66350824, 2.2738905], [-0.1725212, 4.0162506, 1.3532249, 0.23693103]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_erf_inv_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.erf_inv %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = stablehlo.exponential %1 : tensor<3x4xf64>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.88622692545275794> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.multiply %4, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%5, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.6927315392272253, 0.2715736430074446, 0.5374267334191953, 0.8205798251684497], [0.7417255986118536, 0.5180072013441637, 0.5783754549864486, 0.8293043732550545], [0.3712648326047171, 0.5329146724757282, 0.8340301025336831, 0.7563820780588327]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.5244710932956096, 2.837534290581429, 1.8568947122366177, -1.9258707347702395], [-0.6047363984145315, -0.0726909745734945, -1.9437078235910294, -0.7481846057336394], [-0.9742426822795052, -0.5195732089214298, 2.2062659483964318, -1.408437286688255]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.721935096282468, 0.24552132441247382, 0.519452099441176, 0.9493208730705339], [0.7993694356536437, 0.4971674967169649, 0.568235266493095, 0.9687165264121252], [0.3418916993416056, 0.514228968705227, 0.9795338707559362, 0.8244804268522277]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.7827382579319824, 2.670949295550354, 2.1553515208331318, -4.203031613443343], [-1.0153634589424316, -0.08248450956149474, -2.3790624433039964, -1.6947308515200656], [-0.9704580043581514, -0.599836379456286, 5.103904508568123, -2.4632128122427264]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
