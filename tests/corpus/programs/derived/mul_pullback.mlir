module @derived_mul_pullback_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xbf16>
    %1 = stablehlo.multiply %arg0, %arg2 : tensor<3x4xbf16>
    %2 = stablehlo.multiply %arg2, %arg1 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.2080078125, 0.5, 0.75390625, 0.1767578125], [0.33984375, 0.58203125, 0.8046875, 0.37109375], [0.8828125, 0.2333984375, 0.318359375, 0.625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.7265625, 1.84375, 0.5703125, 2.0], [1.5234375, 0.89453125, 0.9453125, 1.0859375], [1.71875, 1.7421875, 0.9453125, 1.8828125]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[[0.8671875, 2.046875, -2.40625, -1.578125], [1.09375, -0.87890625, -0.92578125, 2.8125], [0.48046875, 0.88671875, 2.75, 0.58984375]]> : tensor<3x4xbf16>
    return %c0, %c1, %c2 : tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[1.5, 3.78125, -1.375, -3.15625], [1.6640625, -0.78515625, -0.875, 3.046875], [0.82421875, 1.546875, 2.59375, 1.109375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[0.1806640625, 1.0234375, -1.8125, -0.279296875], [0.37109375, -0.51171875, -0.74609375, 1.046875], [0.423828125, 0.20703125, 0.875, 0.369140625]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_mul_pullback_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf16>
    %1 = stablehlo.multiply %arg0, %arg2 : tensor<3x4xf16>
    %2 = stablehlo.multiply %arg2, %arg1 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.7080078125, 0.3056640625, 0.509765625, 0.6728515625], [0.60302734375, 0.1767578125, 0.175048828125, 0.7255859375], [0.62451171875, 0.449462890625, 0.5146484375, 0.296630859375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.9814453125, 1.150390625, 1.04296875, 1.66015625], [0.96533203125, 1.7021484375, 0.5576171875, 1.5791015625], [1.166015625, 1.4072265625, 1.1728515625, 1.72265625]]> : tensor<3x4xf16>
    %c2 = stablehlo.constant dense<[[1.1494140625, -0.68505859375, 0.276123046875, -2.751953125], [1.08203125, -0.751953125, 0.8525390625, 1.1748046875], [-0.6328125, 0.1298828125, 1.580078125, 2.650390625]]> : tensor<3x4xf16>
    return %c0, %c1, %c2 : tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[2.27734375, -0.7880859375, 0.2880859375, -4.5703125], [1.044921875, -1.2802734375, 0.475341796875, 1.85546875], [-0.73779296875, 0.1827392578125, 1.853515625, 4.56640625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.81396484375, -0.2093505859375, 0.1407470703125, -1.8515625], [0.65234375, -0.1329345703125, 0.1492919921875, 0.8525390625], [-0.395263671875, 0.058380126953125, 0.81298828125, 0.7861328125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_mul_pullback_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf32>
    %1 = stablehlo.multiply %arg0, %arg2 : tensor<3x4xf32>
    %2 = stablehlo.multiply %arg2, %arg1 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.5664829, 0.23382238, 0.84061277, 0.15689547], [0.7798365, 0.69195086, 0.64248663, 0.663103], [0.56911474, 0.682253, 0.839406, 0.6839748]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.7421211, 1.9421444, 1.8220279, 1.9481322], [1.1553291, 0.36350688, 1.9433904, 1.8626926], [1.4097961, 1.1718473, 1.7065095, 1.7069393]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[-0.5938775, 1.8208872, 0.044724233, -1.3877969], [-2.1405082, 0.6669759, -2.1462283, -0.89105326], [2.916934, 0.7355009, 0.28569797, 1.0834042]]> : tensor<3x4xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-1.0346065, 3.5364258, 0.0814888, -2.7036116], [-2.4729915, 0.24245034, -4.1709595, -1.6597583], [4.1122823, 0.8618947, 0.4875463, 1.8493053]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.33642146, 0.42576417, 0.03759576, -0.21773905], [-1.6692463, 0.46151456, -1.378923, -0.59086007], [1.6600702, 0.5017977, 0.23981659, 0.74102116]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_mul_pullback_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf64>
    %1 = stablehlo.multiply %arg0, %arg2 : tensor<3x4xf64>
    %2 = stablehlo.multiply %arg2, %arg1 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.1583782520036716, 0.8721200732105389, 0.5083281325024217, 0.2748332287906795], [0.2812348646856683, 0.2605213921257499, 0.17933056429605593, 0.170191748077646], [0.8222293872154282, 0.42490913698283417, 0.5941417074428755, 0.7658387136921622]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.3035276209113864, 1.2616206348087748, 1.9222856051618138, 1.1858807440671966], [0.37206824654880677, 0.761674360245975, 0.8551623547482359, 1.5840824733138517], [1.9989067534082936, 1.825373338659412, 0.5023912842892696, 1.1341136111616912]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[[0.3528831172472895, 0.6333528243194069, 0.8220819410835336, -1.506142682093397], [-2.1994362745109868, 2.48669739439981, -1.094284745723957, -1.1857763724389723], [2.2039464272932587, -2.5765943144318597, -1.2221629107315741, -2.1708718872326727]]> : tensor<3x4xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.4599928902851531, 0.7990509922757806, 1.5802762816083589, -1.7861056045122807], [-0.8183403980531428, 1.8940536470048084, -0.9357911199183737, -1.8783675688502541], [4.4054833976665755, -4.703246566105342, -0.6140039943331475, -2.462015355398842]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.0558890112712324, 0.5523597115135427, 0.4178873778749585, -0.41393805633918224], [-0.6185581630468477, 0.6478378669845134, -0.1962387009512433, -0.20180935365455852], [1.8121495203689684, -1.0948184665001188, -0.7261379585554121, -1.6625377337087466]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
