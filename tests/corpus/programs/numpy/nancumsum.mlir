module @numpy_nancumsum_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf16>
    %want0 = call @expected() : () -> tensor<4x5xf16>
    %0 = call @nancumsum(%arg0) : (tensor<4x5xf16>) -> tensor<4x5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<4x5xf16>, tensor<4x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf16> {
    %c0 = stablehlo.constant dense<"0x007E72C0403E253EDEBD9CC1BD39007E4F3DBFBB8BBE47BF2A4049BE007EE33EC53C98BCBB41FFBA"> : tensor<4x5xf16>
    return %c0 : tensor<4x5xf16>
  }
  func.func private @expected() -> tensor<4x5xf16> {
    %c0 = stablehlo.constant dense<"0x000072C0403E253EDEBD9CC106BE403EBA41DFC071C4A6C24A432B3DDFC070C144C0FE4028449FC2"> : tensor<4x5xf16>
    return %c0 : tensor<4x5xf16>
  }
  func.func private @nancumsum(%arg0: tensor<4x5xf16>) -> tensor<4x5xf16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x5xi1>, tensor<f16>, tensor<4x5xf16>) -> tensor<4x5xf16>
    %2 = call @cumsum(%1) : (tensor<4x5xf16>) -> tensor<4x5xf16>
    return %2 : tensor<4x5xf16>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<f16>, %arg2: tensor<4x5xf16>) -> tensor<4x5xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x5xi1>, tensor<4x5xf16>
    return %1 : tensor<4x5xf16>
  }
  func.func private @cumsum(%arg0: tensor<4x5xf16>) -> tensor<4x5xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<4x5xf16>, tensor<f16>) -> tensor<4x5xf16>
    return %1 : tensor<4x5xf16>
  }
}

// -----

module @numpy_nancumsum_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4x5xf32>
    %0 = call @nancumsum(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x0000C07F8C1E2240FD9D09C0E8F3F1BFF9CE13406E7E0DC0ACEB1AC00000C07F7B16194018C3D23F458624C0869E22C082DEE13F751C03400000C07FD62B9FBFE24C12BED54EDCBFD6B309C0E8B30A40"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x000000008C1E22407804C43ECAF2C0BF50564D3F6E7E0DC00D3594C00D3594C09F530FC04CC817BF458624C06692A3C08B3556C02C32A6BF2C32A6BFD62B9FBF7275B1BF24E246C0FD4AA8C012E245C0"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @nancumsum(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x5xi1>, tensor<f32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %2 = call @cumsum(%1) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    return %2 : tensor<4x5xf32>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<f32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x5xi1>, tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
  func.func private @cumsum(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
}
