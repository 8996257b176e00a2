module @numpy_nanprod_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf16>
    %want0 = call @expected() : () -> tensor<5xf16>
    %0 = call @nanprod(%arg0) : (tensor<4x5xf16>) -> tensor<5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf16> {
    %c0 = stablehlo.constant dense<"0x007EBD41AAC0903AA13F114188BA007E4841803475B846C0FBB004BC007E47399A411D3DDBBF03B9"> : tensor<4x5xf16>
    return %c0 : tensor<4x5xf16>
  }
  func.func private @expected() -> tensor<5xf16> {
    %c0 = stablehlo.constant dense<[-0.93115234375, 14.015625, 0.4638671875, 4.26953125, -0.3359375]> : tensor<5xf16>
    return %c0 : tensor<5xf16>
  }
  func.func private @nanprod(%arg0: tensor<4x5xf16>) -> tensor<5xf16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x5xi1>, tensor<f16>, tensor<4x5xf16>) -> tensor<4x5xf16>
    %2 = stablehlo.convert %1 : (tensor<4x5xf16>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.multiply across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.convert %3 : (tensor<5xf32>) -> tensor<5xf16>
    return %4 : tensor<5xf16>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<f16>, %arg2: tensor<4x5xf16>) -> tensor<4x5xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x5xi1>, tensor<4x5xf16>
    return %1 : tensor<4x5xf16>
  }
}

// -----

module @numpy_nanprod_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = call @nanprod(%arg0) : (tensor<4x5xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x0000C07F11BC573F50957D3F3B17CFBCA83905C0C5BF833F614C7D3F0000C07F4FD93C4097EC2440564D993EBC989ABF2A74E9BE2679C1BE0000C07F075E11C08A42E9BFCF0AB13E3F231F401CB60A40"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[0.043927625, 7.744063, -0.062308885, 7.713454]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @nanprod(%arg0: tensor<4x5xf32>) -> tensor<4xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x5xi1>, tensor<f32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.multiply across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<f32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x5xi1>, tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
}
