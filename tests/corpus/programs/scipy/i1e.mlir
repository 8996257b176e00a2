module @scipy_i1e_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = chlo.bessel_i1e %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-1.294921875, 0.24853515625, 1.1748046875, -3.611328125], [0.78515625, 1.2666015625, 1.841796875, 2.01171875], [-3.404296875, -1.0400390625, 3.673828125, -0.31201171875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-0.2171630859375, 0.09765625, 0.214599609375, -0.1854248046875], [0.1932373046875, 0.2166748046875, 0.21728515625, 0.215087890625], [-0.189208984375, -0.2098388671875, 0.184326171875, -0.1156005859375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_i1e_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.bessel_i1e %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.0201604, 2.0693517, -2.6902013, 2.6020641], [-1.3726794, -2.145313, 3.6779172, -3.9266124], [0.35711864, -3.0563412, -1.0949302, 2.6185675]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.2149755, 0.21423046, -0.202891, 0.20461209], [-0.21825026, -0.21301046, 0.18422458, -0.17996643], [0.12693839, -0.19573444, -0.21201584, 0.20429078]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_i1e_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.bessel_i1e %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.5560974968848997, -3.0463050491430943, -2.2940270335391055, 2.6013956527714104], [0.13535802710051925, 0.49603304950340554, 2.617509500050005, -0.7048739363870045], [-1.396244188866607, 2.6416997908078876, -1.6271090147121834, -1.8715529864295535]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.21908898780783106, -0.19592857987669404, -0.2104308274722019, 0.20462510595569597], [0.05924654486526176, 0.1557204426266957, 0.20431137982100356, -0.18520695836333545], [-0.218475272307618, 0.20383953915881012, -0.21893318162850095, -0.21695453276987225]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
