module @derived_sub_pullback_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xbf16>
    %1 = stablehlo.negate %arg2 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.77734375, 0.73828125, 0.8046875, 0.89453125], [0.6484375, 0.15234375, 0.875, 0.8984375], [0.5546875, 0.70703125, 0.82421875, 0.310546875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[0.4375, 0.68359375, 0.640625, 1.8046875], [0.55078125, 1.5, 0.59375, 1.03125], [1.4140625, 1.5078125, 1.28125, 0.482421875]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[[-2.578125, 0.53125, -0.2421875, 1.8671875], [-0.99609375, -1.9609375, 2.453125, -0.1884765625], [-0.2578125, -1.6171875, 1.921875, -1.4453125]]> : tensor<3x4xbf16>
    return %c0, %c1, %c2 : tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[-2.578125, 0.53125, -0.2421875, 1.8671875], [-0.99609375, -1.9609375, 2.453125, -0.1884765625], [-0.2578125, -1.6171875, 1.921875, -1.4453125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[2.578125, -0.53125, 0.2421875, -1.8671875], [0.99609375, 1.9609375, -2.453125, 0.1884765625], [0.2578125, 1.6171875, -1.921875, 1.4453125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_sub_pullback_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf16>
    %1 = stablehlo.negate %arg2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.75244140625, 0.62744140625, 0.712890625, 0.2705078125], [0.4677734375, 0.654296875, 0.67822265625, 0.453125], [0.7587890625, 0.26025390625, 0.6416015625, 0.58349609375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.390625, 0.32861328125, 1.0859375, 1.376953125], [1.3095703125, 1.24609375, 1.6044921875, 1.6171875], [1.916015625, 1.265625, 0.78125, 1.4521484375]]> : tensor<3x4xf16>
    %c2 = stablehlo.constant dense<[[-1.005859375, 0.53857421875, 2.62890625, 0.36962890625], [2.1875, -0.8232421875, 1.5498046875, -1.0419921875], [1.419921875, -1.5087890625, 1.685546875, 0.70263671875]]> : tensor<3x4xf16>
    return %c0, %c1, %c2 : tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[-1.005859375, 0.53857421875, 2.62890625, 0.36962890625], [2.1875, -0.8232421875, 1.5498046875, -1.0419921875], [1.419921875, -1.5087890625, 1.685546875, 0.70263671875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.005859375, -0.53857421875, -2.62890625, -0.36962890625], [-2.1875, 0.8232421875, -1.5498046875, 1.0419921875], [-1.419921875, 1.5087890625, -1.685546875, -0.70263671875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_sub_pullback_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf32>
    %1 = stablehlo.negate %arg2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.18727009, 0.39368626, 0.35563996, 0.46979582], [0.44324586, 0.65801126, 0.261902, 0.78683305], [0.73659474, 0.32701957, 0.2707618, 0.33549723]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.593844, 1.2463667, 0.4439076, 1.4582648], [1.454218, 1.3989094, 0.665429, 0.63140327], [0.67723286, 1.3108784, 1.0683005, 1.0064445]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[-1.1989192, 1.4172274, -0.9530868, -0.3535886], [-2.074048, -1.1887807, -1.9605732, 1.4534603], [1.3647146, -0.38509387, 1.8096275, 0.06218228]]> : tensor<3x4xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-1.1989192, 1.4172274, -0.9530868, -0.3535886], [-2.074048, -1.1887807, -1.9605732, 1.4534603], [1.3647146, -0.38509387, 1.8096275, 0.06218228]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.1989192, -1.4172274, 0.9530868, 0.3535886], [2.074048, 1.1887807, 1.9605732, -1.4534603], [-1.3647146, 0.38509387, -1.8096275, -0.06218228]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_sub_pullback_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf64>
    %1 = stablehlo.negate %arg2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.33446913963407354, 0.4248287113510575, 0.6548436485007316, 0.18035619756432872], [0.4353076466291995, 0.676506400756182, 0.2290671510932564, 0.6790714107545952], [0.40898053896012, 0.42543741886869446, 0.5773897108199122, 0.7151596276905735]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.7234796028229862, 1.537889951013076, 1.0610358354440388, 1.3883655330167053], [1.1892883561287242, 0.816399863729314, 1.030635863829574, 1.84800366829474], [0.9903172541249907, 1.760426404581338, 1.0449894813307232, 0.7925352532443233]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[[0.3455708702028151, 0.9028149949636655, 2.843095695217394, 2.8169838544580443], [0.5947821454863775, -0.41181440061148855, 0.3586343978409201, -0.24126593396629126], [0.804856156701308, -0.15561623614156606, -0.5188928203900023, -2.067568619701451]]> : tensor<3x4xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.3455708702028151, 0.9028149949636655, 2.843095695217394, 2.8169838544580443], [0.5947821454863775, -0.41181440061148855, 0.3586343978409201, -0.24126593396629126], [0.804856156701308, -0.15561623614156606, -0.5188928203900023, -2.067568619701451]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.3455708702028151, -0.9028149949636655, -2.843095695217394, -2.8169838544580443], [-0.5947821454863775, 0.41181440061148855, -0.3586343978409201, 0.24126593396629126], [-0.804856156701308, 0.15561623614156606, 0.5188928203900023, 2.067568619701451]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
