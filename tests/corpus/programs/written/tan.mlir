module @written_tan_bf16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xbf16>
    %want0 = call @expected() : () -> tensor<4xbf16>
    %r = "chlo.tan"(%a)  : (tensor<4xbf16>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[0.2177734375, -2.53125, 0.88671875, -2.21875]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[0.2216796875, 0.69921875, 1.2265625, 1.3203125]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
}

// -----

module @written_tan_f16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf16>
    %want0 = call @expected() : () -> tensor<4xf16>
    %r = "chlo.tan"(%a)  : (tensor<4xf16>) -> tensor<4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf16> {
    %c0 = stablehlo.constant dense<[-1.568359375, 2.533203125, 2.419921875, 0.226318359375]> : tensor<4xf16>
    return %c0 : tensor<4xf16>
  }
  func.func private @expected() -> tensor<4xf16> {
    %c0 = stablehlo.constant dense<[-410.25, -0.6962890625, -0.8798828125, 0.230224609375]> : tensor<4xf16>
    return %c0 : tensor<4xf16>
  }
}

// -----

module @written_tan_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %r = "chlo.tan"(%a)  : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[0.5795776, -2.5304685, 2.4157302, 2.9228013]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[0.654565, 0.70059353, -0.88749367, -0.22235073]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @written_tan_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf64>
    %want0 = call @expected() : () -> tensor<4xf64>
    %r = "chlo.tan"(%a)  : (tensor<4xf64>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[1.462860492216132, -2.441481785559735, 0.4827255854703676, 1.9641510390885237]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[9.228757093922304, 0.8424779214862189, 0.524080091841084, -2.409743711019572]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
}

// -----

module @written_tan_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f32>>
    %r = "chlo.tan"(%a)  : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-2.4106727,-0.14598511), (-0.75170934,1.9688408), (-0.9545369,-1.5953274), (-2.6992528,-2.5242949)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(0.86315703,-0.25713676), (-0.03878171,0.9966253), (-0.07966704,-1.024552), (0.0098514315,-0.99185157)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
}

// -----

module @written_tan_c128 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f64>>
    %r = "chlo.tan"(%a)  : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(2.9509325653905947,1.0340586924155373), (-0.7473388937855576,-2.1626167476999507), (-1.5916965060674706,-1.629547520421038), (2.1177806887260484,1.5779967462499211)]> : tensor<4xcomplex<f64>>
    return %c0 : tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(-0.07523659618470914,0.7867925202291955), (-0.02632671669686094,-0.9976428433726188), (0.00347277789873457,-1.079838575738149), (-0.07862082631010602,1.0368449662435641)]> : tensor<4xcomplex<f64>>
    return %c0 : tensor<4xcomplex<f64>>
  }
}

// -----

module @written_tan_op_bf16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xbf16>
    %want0 = call @expected() : () -> tensor<4xbf16>
    %r = "stablehlo.tan"(%a)  : (tensor<4xbf16>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[0.5546875, 2.484375, 2.84375, 2.546875]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[0.62109375, -0.7734375, -0.306640625, -0.67578125]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
}

// -----

module @written_tan_op_f16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf16>
    %want0 = call @expected() : () -> tensor<4xf16>
    %r = "stablehlo.tan"(%a)  : (tensor<4xf16>) -> tensor<4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf16> {
    %c0 = stablehlo.constant dense<[-1.3935546875, -2.31640625, 0.00494384765625, -0.1138916015625]> : tensor<4xf16>
    return %c0 : tensor<4xf16>
  }
  func.func private @expected() -> tensor<4xf16> {
    %c0 = stablehlo.constant dense<[-5.58203125, 1.0830078125, 0.00494384765625, -0.1143798828125]> : tensor<4xf16>
    return %c0 : tensor<4xf16>
  }
}

// -----

module @written_tan_op_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %r = "stablehlo.tan"(%a)  : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[1.0213215, 2.6656032, -0.18735734, -2.8316026]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[1.6329654, -0.51552397, -0.18958081, 0.32031655]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @written_tan_op_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf64>
    %want0 = call @expected() : () -> tensor<4xf64>
    %r = "stablehlo.tan"(%a)  : (tensor<4xf64>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[2.714947728036277, -2.2463623435860516, 2.3908393888508517, -0.48034476235776546]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[-0.4545664888798106, 1.2478879242162728, -0.9330044503392886, -0.5210491281227744]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
}
