module @numpy_spacing_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf16>
    %want0 = call @expected() : () -> tensor<7xf16>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<7xf16>
    %1 = chlo.next_after %arg0, %0 : tensor<7xf16>, tensor<7xf16> -> tensor<7xf16>
    %2 = stablehlo.subtract %1, %arg0 : tensor<7xf16>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<7xf16>, tensor<7xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[5.23828125, 6.51171875, 6.45703125, 4.4609375, 8.1640625, 8.9765625, 7.94140625]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
  func.func private @expected() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[0.00390625, 0.00390625, 0.00390625, 0.00390625, 0.0078125, 0.0078125, 0.00390625]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
}

// -----

module @numpy_spacing_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<2x3x4xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = call @copysign(%cst, %arg0) : (tensor<f32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %1 = chlo.next_after %arg0, %0 : tensor<2x3x4xf32>, tensor<2x3x4xf32> -> tensor<2x3x4xf32>
    %2 = stablehlo.subtract %1, %arg0 : tensor<2x3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %4 = stablehlo.compare EQ, %2, %3, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %cst_1 = stablehlo.constant dense<1.401300e-45> : tensor<f32>
    %5 = call @copysign(%cst_1, %arg0) : (tensor<f32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = call @_where_0(%4, %5, %2) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_close(%6, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x0AEEF040166ECC40B390F1407900374047EADC40F96E934065708B3F06C7A0408D9EEF4031EE9B3F4EF7C840E502D24065E92640B272F740E8F08A40B3A159400818A840BAD1AA405E3D983F7869644099F3A140FA689B3F10779740B29BD140"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x000000350000003500000035000080340000003500000035000000340000003500000035000000340000003500000035000080340000003500000035000080340000003500000035000000340000803400000035000000340000003500000035"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @copysign(%arg0: tensor<f32>, %arg1: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %0 = call @signbit(%arg1) : (tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %1 = stablehlo.abs %arg0 : tensor<f32>
    %2 = stablehlo.negate %1 : tensor<f32>
    %3 = stablehlo.abs %arg0 : tensor<f32>
    %4 = call @_where(%0, %2, %3) : (tensor<2x3x4xi1>, tensor<f32>, tensor<f32>) -> tensor<2x3x4xf32>
    return %4 : tensor<2x3x4xf32>
  }
  func.func private @signbit(%arg0: tensor<2x3x4xf32>) -> tensor<2x3x4xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3x4xf32>) -> tensor<2x3x4xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<2x3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
    %5 = stablehlo.convert %4 : tensor<2x3x4xi1>
    return %5 : tensor<2x3x4xi1>
  }
  func.func private @_where(%arg0: tensor<2x3x4xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    return %2 : tensor<2x3x4xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x3x4xi1>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    return %0 : tensor<2x3x4xf32>
  }
}

// -----

module @numpy_spacing_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xf64>
    %want0 = call @expected() : () -> tensor<0xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %0 = call @copysign(%cst, %arg0) : (tensor<f64>, tensor<0xf64>) -> tensor<0xf64>
    %1 = chlo.next_after %arg0, %0 : tensor<0xf64>, tensor<0xf64> -> tensor<0xf64>
    %2 = stablehlo.subtract %1, %arg0 : tensor<0xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<0xf64>
    %4 = stablehlo.compare EQ, %2, %3, FLOAT : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xi1>
    %cst_1 = stablehlo.constant dense<4.940660e-324> : tensor<f64>
    %5 = call @copysign(%cst_1, %arg0) : (tensor<f64>, tensor<0xf64>) -> tensor<0xf64>
    %6 = call @_where_0(%4, %5, %2) : (tensor<0xi1>, tensor<0xf64>, tensor<0xf64>) -> tensor<0xf64>
    stablehlo.custom_call @check.expect_close(%6, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<0xf64>, tensor<0xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xf64> {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0 : tensor<0xf64>
  }
  func.func private @expected() -> tensor<0xf64> {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0 : tensor<0xf64>
  }
  func.func private @copysign(%arg0: tensor<f64>, %arg1: tensor<0xf64>) -> tensor<0xf64> {
    %0 = call @signbit(%arg1) : (tensor<0xf64>) -> tensor<0xi1>
    %1 = stablehlo.abs %arg0 : tensor<f64>
    %2 = stablehlo.negate %1 : tensor<f64>
    %3 = stablehlo.abs %arg0 : tensor<f64>
    %4 = call @_where(%0, %2, %3) : (tensor<0xi1>, tensor<f64>, tensor<f64>) -> tensor<0xf64>
    return %4 : tensor<0xf64>
  }
  func.func private @signbit(%arg0: tensor<0xf64>) -> tensor<0xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<0xf64>) -> tensor<0xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<0xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<0xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<0xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %5 = stablehlo.convert %4 : tensor<0xi1>
    return %5 : tensor<0xi1>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<0xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<0xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<0xf64>
    return %0 : tensor<0xf64>
  }
  func.func private @_where_0(%arg0: tensor<0xi1>, %arg1: tensor<0xf64>, %arg2: tensor<0xf64>) -> tensor<0xf64> {
    return %arg1 : tensor<0xf64>
  }
}
