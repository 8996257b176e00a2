module @written_logistic_bf16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xbf16>
    %want0 = call @expected() : () -> tensor<4xbf16>
    %r = "stablehlo.logistic"(%a)  : (tensor<4xbf16>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[-2.390625, 1.640625, 0.9921875, 2.59375]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[0.083984375, 0.8359375, 0.73046875, 0.9296875]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
}

// -----

module @written_logistic_f16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf16>
    %want0 = call @expected() : () -> tensor<4xf16>
    %r = "stablehlo.logistic"(%a)  : (tensor<4xf16>) -> tensor<4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf16> {
    %c0 = stablehlo.constant dense<[-0.07916259765625, -2.642578125, -1.3154296875, 2.8046875]> : tensor<4xf16>
    return %c0 : tensor<4xf16>
  }
  func.func private @expected() -> tensor<4xf16> {
    %c0 = stablehlo.constant dense<[0.480224609375, 0.06646728515625, 0.2115478515625, 0.94287109375]> : tensor<4xf16>
    return %c0 : tensor<4xf16>
  }
}

// -----

module @written_logistic_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %r = "stablehlo.logistic"(%a)  : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[0.1015541, -1.0702684, -0.63716584, 0.21466616]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[0.5253667, 0.25535205, 0.34588748, 0.5534614]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @written_logistic_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf64>
    %want0 = call @expected() : () -> tensor<4xf64>
    %r = "stablehlo.logistic"(%a)  : (tensor<4xf64>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[2.7412477575374457, 1.539190860264287, -1.4829775855689433, -2.963979933353322]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[0.9394171487194282, 0.8233470693276072, 0.1849780937862063, 0.04907992457172518]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
}

// -----

module @written_logistic_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f32>>
    %r = "stablehlo.logistic"(%a)  : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-1.9149402,-2.0672128), (2.540965,0.05644462), (1.5008956,0.52140725), (2.750589,-2.6439729)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-0.054992296,-0.14700663), (0.9270563,0.0038201853), (0.8308132,0.07731037), (1.0583761,-0.034197252)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
}

// -----

module @written_logistic_c128 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f64>>
    %r = "stablehlo.logistic"(%a)  : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(0.14198744542851482,-2.600596118576549), (-0.2687197951651896,-1.5923355250199709), (0.9455761593996699,-2.0929321523325646), (-0.6646449601884736,-1.8762465595410478)]> : tensor<4xcomplex<f64>>
    return %c0 : tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(0.9658725901528173,-1.6840621964817044), (0.36599849373266335,-0.49260071238057823), (1.056112328314493,-0.44103280065903444), (0.11510785103914446,-0.513628763991296)]> : tensor<4xcomplex<f64>>
    return %c0 : tensor<4xcomplex<f64>>
  }
}
