module @derived_digamma_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.digamma %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %2 = chlo.polygamma %1, %arg0 : tensor<3x4xbf16>, tensor<3x4xbf16> -> tensor<3x4xbf16>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.89453125, 0.59375, 0.5390625, 0.78515625], [0.4375, 0.890625, 0.158203125, 0.64453125], [0.8203125, 0.671875, 0.51953125, 0.478515625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[0.6328125, 1.8828125, -1.9375, 2.671875], [-0.7578125, 2.296875, 0.5, -2.75], [-0.8671875, 2.171875, -2.1875, 2.015625]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[-0.765625, -1.5625, -1.78125, -1.0], [-2.3125, -0.7734375, -6.65625, -1.390625], [-0.91796875, -1.3046875, -1.8671875, -2.078125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.2265625, 6.96875, -8.4375, 6.3125], [-4.71875, 4.5, 20.625, -8.875], [-1.921875, 6.59375, -10.125, 10.6875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_digamma_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.digamma %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = chlo.polygamma %1, %arg0 : tensor<3x4xf16>, tensor<3x4xf16> -> tensor<3x4xf16>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.298828125, 0.5869140625, 0.16455078125, 0.1817626953125], [0.51123046875, 0.83984375, 0.88525390625, 0.1976318359375], [0.59326171875, 0.38427734375, 0.65673828125, 0.71435546875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-2.912109375, -2.49609375, 1.80078125, 0.2164306640625], [-2.111328125, -2.916015625, 2.09765625, 1.755859375], [2.90234375, 1.78515625, 0.92333984375, -2.07421875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[-3.517578125, -1.5888671875, -6.41015625, -5.8125], [-1.9091796875, -0.876953125, -0.78369140625, -5.3515625], [-1.5654296875, -2.6796875, -1.3486328125, -1.1796875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-35.9375, -9.4140625, 68.875, 6.83203125], [-10.03125, -6.2265625, 4.1328125, 47.1875], [10.75, 13.9453125, 2.8984375, -5.69140625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_digamma_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.digamma %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = chlo.polygamma %1, %arg0 : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<3x4xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.26592192, 0.25694677, 0.4125489, 0.1685184], [0.28845432, 0.31379685, 0.51024604, 0.5877797], [0.2159091, 0.7744644, 0.4287028, 0.7481335]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.3517684, 1.2597536, 1.9351567, -1.0627261], [-1.4975337, -0.23008466, 2.782134, -0.63324374], [0.3472639, -2.0670302, -0.052324455, -1.1232069]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-3.969058, -4.1110244, -2.4725492, -6.263759], [-3.6491203, -3.34043, -1.9138134, -1.5858133], [-4.9006405, -1.0252153, -2.3649726, -1.0906143]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[20.706282, 20.577732, 13.330613, -38.820087], [-19.717484, -2.5938563, 13.263419, -2.382008], [7.881433, -4.997724, -0.3369071, -2.8662136]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_digamma_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.digamma %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = chlo.polygamma %1, %arg0 : tensor<3x4xf64>, tensor<3x4xf64> -> tensor<3x4xf64>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.2255406838237295, 0.8368037158990158, 0.7428273799724483, 0.452989735995438], [0.3627341851786838, 0.7988465391570289, 0.835414579153528, 0.27712282831689183], [0.6255097494976731, 0.5331881229777083, 0.7599067905940581, 0.73046995448921]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.7684075696570467, 1.9700306478999474, 0.5693611053808114, 2.5048667258744013], [1.9911007738320796, 0.0667492124284701, -1.931882293275184, 1.2756430548323117], [0.05088154658659372, 0.47047949137885503, 2.5705855461107827, 2.0935145529673314]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[-4.6909333373513995, -0.8832574522866412, -1.1042304444656608, -2.21595179482721], [-2.857137908730137, -0.9676638710924398, -0.8862426698811535, -3.8039660936000326], [-1.4509761644983765, -1.8084443665356684, -1.060936060635302, -1.1365403537432677]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[16.051381406680175, 4.228182745892183, 1.4691954496601585, 14.650176760871632], [17.25027876179303, 0.15382985762344603, -4.156827721485397, 18.09326793708398], [0.17282770365990097, 2.0821500734541916, 6.40153178281377, 5.546434526432917]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
