module @numpy_convolve_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<8xf32>
    %0 = call @convolve(%arg0, %arg1) : (tensor<6xi32>, tensor<3xi32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[0, 3, -1, -1, 0, -1]> : tensor<6xi32>
    %c1 = stablehlo.constant dense<[0, 1, 3]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xi32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<8xf32> {
    %c0 = stablehlo.constant dense<[0.0, 0.0, 3.0, 8.0, -4.0, -3.0, -1.0, -3.0]> : tensor<8xf32>
    return %c0 : tensor<8xf32>
  }
  func.func private @convolve(%arg0: tensor<6xi32>, %arg1: tensor<3xi32>) -> tensor<8xf32> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<6xi32>, tensor<3xi32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @_conv(%arg0: tensor<6xi32>, %arg1: tensor<3xi32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<6xi32>) -> tensor<6xf32>
    %1 = stablehlo.convert %arg1 : (tensor<3xi32>) -> tensor<3xf32>
    %2 = call @_flip(%1) : (tensor<3xf32>) -> tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %5 = stablehlo.convolution(%3, %4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x8xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    return %6 : tensor<8xf32>
  }
  func.func private @_flip(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}

// -----

module @numpy_convolve_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xbf16>, tensor<3xbf16>)
    %want0 = call @expected() : () -> tensor<8xbf16>
    %0 = call @convolve(%arg0, %arg1) : (tensor<6xbf16>, tensor<3xbf16>) -> tensor<8xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<8xbf16>, tensor<8xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xbf16>, tensor<3xbf16>) {
    %c0 = stablehlo.constant dense<[1.875, 0.29296875, 2.046875, -0.224609375, 2.390625, 0.8515625]> : tensor<6xbf16>
    %c1 = stablehlo.constant dense<[2.796875, -2.375, 1.625]> : tensor<3xbf16>
    return %c0, %c1 : tensor<6xbf16>, tensor<3xbf16>
  }
  func.func private @expected() -> tensor<8xbf16> {
    %c0 = stablehlo.constant dense<[5.25, -3.640625, 8.0625, -5.0, 10.5625, -3.65625, 1.859375, 1.3828125]> : tensor<8xbf16>
    return %c0 : tensor<8xbf16>
  }
  func.func private @convolve(%arg0: tensor<6xbf16>, %arg1: tensor<3xbf16>) -> tensor<8xbf16> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<6xbf16>, tensor<3xbf16>) -> tensor<8xbf16>
    return %0 : tensor<8xbf16>
  }
  func.func private @_conv(%arg0: tensor<6xbf16>, %arg1: tensor<3xbf16>) -> tensor<8xbf16> {
    %0 = call @_flip(%arg1) : (tensor<3xbf16>) -> tensor<3xbf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<6xbf16>) -> tensor<1x1x6xbf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<3xbf16>) -> tensor<1x1x3xbf16>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x6xbf16>, tensor<1x1x3xbf16>) -> tensor<1x1x8xbf16>
    %4 = stablehlo.reshape %3 : (tensor<1x1x8xbf16>) -> tensor<8xbf16>
    return %4 : tensor<8xbf16>
  }
  func.func private @_flip(%arg0: tensor<3xbf16>) -> tensor<3xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xbf16>
    return %0 : tensor<3xbf16>
  }
}

// -----

module @numpy_convolve_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<8xf32>
    %0 = call @convolve(%arg0, %arg1) : (tensor<6xf32>, tensor<3xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[-1.4108728, 2.5326695, -0.7318098, -0.8571493, -1.4965382, 1.0637189]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[-1.1203432, 0.8865619, 1.0977706]> : tensor<3xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<8xf32> {
    %c0 = stablehlo.constant dense<[1.5806618, -4.088285, 1.5164318, 3.0917969, 0.11336124, -3.4594572, -0.6998029, 1.1677194]> : tensor<8xf32>
    return %c0 : tensor<8xf32>
  }
  func.func private @convolve(%arg0: tensor<6xf32>, %arg1: tensor<3xf32>) -> tensor<8xf32> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<6xf32>, tensor<3xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @_conv(%arg0: tensor<6xf32>, %arg1: tensor<3xf32>) -> tensor<8xf32> {
    %0 = call @_flip(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x8xf32>) -> tensor<8xf32>
    return %4 : tensor<8xf32>
  }
  func.func private @_flip(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}

// -----

module @numpy_convolve_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<3xf64>)
    %want0 = call @expected() : () -> tensor<8xf64>
    %0 = call @convolve(%arg0, %arg1) : (tensor<6xf64>, tensor<3xf64>) -> tensor<8xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<8xf64>, tensor<8xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<[0.5577469802019199, -1.6562845990450368, 0.19470011309131507, -1.8609052680564613, 0.28342267135108035, 1.5148775358259563]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[-0.2649633013451971, -2.937953006952211, -2.040648611713768]> : tensor<3xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<3xf64>
  }
  func.func private @expected() -> tensor<8xf64> {
    %c0 = stablehlo.constant dense<[-0.14778248118961498, -1.199779782272567, 3.6763323325594506, 3.300946688248493, 4.994841105782128, 2.563384309229798, -5.029005092365014, -3.091332740399612]> : tensor<8xf64>
    return %c0 : tensor<8xf64>
  }
  func.func private @convolve(%arg0: tensor<6xf64>, %arg1: tensor<3xf64>) -> tensor<8xf64> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<6xf64>, tensor<3xf64>) -> tensor<8xf64>
    return %0 : tensor<8xf64>
  }
  func.func private @_conv(%arg0: tensor<6xf64>, %arg1: tensor<3xf64>) -> tensor<8xf64> {
    %0 = call @_flip(%arg1) : (tensor<3xf64>) -> tensor<3xf64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<6xf64>) -> tensor<1x1x6xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<3xf64>) -> tensor<1x1x3xf64>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[2, 2]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x6xf64>, tensor<1x1x3xf64>) -> tensor<1x1x8xf64>
    %4 = stablehlo.reshape %3 : (tensor<1x1x8xf64>) -> tensor<8xf64>
    return %4 : tensor<8xf64>
  }
  func.func private @_flip(%arg0: tensor<3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<3xf64>
    return %0 : tensor<3xf64>
  }
}
