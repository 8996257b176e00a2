module @written_broadcast_next_after_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.broadcast_next_after"(%a, %b)  : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[1.2833656, 3.4176495, 3.529599, 4.996161]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[[2.6579974, 4.5110435, 4.5276756, 3.590113], [3.2538092, 3.5849102, 4.841743, 3.3007028], [3.8419783, 3.5487013, 4.715496, 4.128301]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.2833657, 3.4176497, 3.5295992, 4.9961605], [1.2833657, 3.4176497, 3.5295992, 4.9961605], [1.2833657, 3.4176497, 3.5295992, 4.9961605]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_broadcast_next_after_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %r = "chlo.broadcast_next_after"(%a, %b)  : (tensor<4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[3.4354283406497412, 4.369651628650049, 4.964045798007023, 3.6145739239604078]> : tensor<4xf64>
    %c1 = stablehlo.constant dense<[[2.086281676676358, 1.9928557861540186, 1.8890998794031388, 4.630121687320104], [2.39159249402503, 3.6107942468870906, 1.2118427975744641, 2.26726681651083], [4.95710934725845, 3.2064459574459656, 4.081251639901366, 3.0512219054400527]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[3.435428340649741, 4.369651628650048, 4.964045798007022, 3.614573923960408], [3.435428340649741, 4.369651628650048, 4.964045798007022, 3.6145739239604073], [3.4354283406497417, 4.369651628650048, 4.964045798007022, 3.6145739239604073]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
