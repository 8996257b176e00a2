module @numpy_nanmin_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf16>
    %want0 = call @expected() : () -> tensor<5xf16>
    %0 = call @nanmin(%arg0) : (tensor<4x5xf16>) -> tensor<5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf16> {
    %c0 = stablehlo.constant dense<"0x007EE6C060B5EEC03E3FF0B24DB8007E2440AFC079BE16C13E3F94C1007E26396040F630A7C15AC0"> : tensor<4x5xf16>
    return %c0 : tensor<4x5xf16>
  }
  func.func private @expected() -> tensor<5xf16> {
    %c0 = stablehlo.constant dense<[-1.6181640625, -2.54296875, -0.3359375, -2.826171875, -2.341796875]> : tensor<5xf16>
    return %c0 : tensor<5xf16>
  }
  func.func private @nanmin(%arg0: tensor<4x5xf16>) -> tensor<5xf16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x5xi1>, tensor<f16>, tensor<4x5xf16>) -> tensor<4x5xf16>
    %cst_0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<4x5xf16>, tensor<f16>) -> tensor<5xf16>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<4x5xi1>, tensor<i1>) -> tensor<5xi1>
    %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %5 = call @_where_0(%4, %cst_1, %2) : (tensor<5xi1>, tensor<f16>, tensor<5xf16>) -> tensor<5xf16>
    return %5 : tensor<5xf16>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<f16>, %arg2: tensor<4x5xf16>) -> tensor<4x5xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x5xi1>, tensor<4x5xf16>
    return %1 : tensor<4x5xf16>
  }
  func.func private @_where_0(%arg0: tensor<5xi1>, %arg1: tensor<f16>, %arg2: tensor<5xf16>) -> tensor<5xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<5xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<5xi1>, tensor<5xf16>
    return %1 : tensor<5xf16>
  }
}

// -----

module @numpy_nanmin_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = call @nanmin(%arg0) : (tensor<4x5xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x0000C07F5144F6BF47F8553FB17273BF4B16043EE713BC3EE0DAD2BF0000C07FB1FE86BFA30785BE4142A1BBA9D00940C29930C0257B07C00000C07FA7A304BF85E5253F7E0F0EC0357AC03D69B37A3F"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-1.9239599, -1.6473045, -2.7593846, -2.2196956]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @nanmin(%arg0: tensor<4x5xf32>) -> tensor<4xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x5xi1>, tensor<f32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = call @_where_0(%4, %cst_1, %2) : (tensor<4xi1>, tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    return %5 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<f32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x5xi1>, tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
  func.func private @_where_0(%arg0: tensor<4xi1>, %arg1: tensor<f32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4xi1>, tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
