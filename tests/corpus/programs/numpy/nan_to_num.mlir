module @numpy_nan_to_num_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = call @nan_to_num(%arg0) : (tensor<3x5xf16>) -> tensor<3x5xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[2.328125, 8.734375, 2.5703125, 3.927734375, 4.109375], [6.67578125, 7.66796875, 7.12109375, 0.41796875, 2.4375], [7.421875, 7.25390625, 5.9453125, 0.748046875, 2.775390625]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[2.328125, 8.734375, 2.5703125, 3.927734375, 4.109375], [6.67578125, 7.66796875, 7.12109375, 0.41796875, 2.4375], [7.421875, 7.25390625, 5.9453125, 0.748046875, 2.775390625]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @nan_to_num(%arg0: tensor<3x5xf16>) -> tensor<3x5xf16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<3x5xi1>, tensor<f16>, tensor<3x5xf16>) -> tensor<3x5xf16>
    %cst_0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x5xf16>
    %3 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xi1>
    %cst_1 = stablehlo.constant dense<6.550400e+04> : tensor<f16>
    %4 = call @_where(%3, %cst_1, %1) : (tensor<3x5xi1>, tensor<f16>, tensor<3x5xf16>) -> tensor<3x5xf16>
    %cst_2 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<3x5xf16>
    %6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xi1>
    %cst_3 = stablehlo.constant dense<-6.550400e+04> : tensor<f16>
    %7 = call @_where(%6, %cst_3, %4) : (tensor<3x5xi1>, tensor<f16>, tensor<3x5xf16>) -> tensor<3x5xf16>
    return %7 : tensor<3x5xf16>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<f16>, %arg2: tensor<3x5xf16>) -> tensor<3x5xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<3x5xf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x5xi1>, tensor<3x5xf16>
    return %1 : tensor<3x5xf16>
  }
}

// -----

module @numpy_nan_to_num_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = call @nan_to_num(%arg0) : (tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<7.993363> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<7.993363> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @nan_to_num(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.compare EQ, %1, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %3 = call @_where(%2, %cst_1, %1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.compare EQ, %3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %5 = call @_where(%4, %cst_3, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %5 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module @numpy_nan_to_num_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = call @nan_to_num(%arg0) : (tensor<7xf64>) -> tensor<7xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[5.064077570792596, 5.288239890230404, 6.643808071367796, 2.7003205412523075, 2.2845009415900623, 2.5548646770722154, 5.35831621215123]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[5.064077570792596, 5.288239890230404, 6.643808071367796, 2.7003205412523075, 2.2845009415900623, 2.5548646770722154, 5.35831621215123]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @nan_to_num(%arg0: tensor<7xf64>) -> tensor<7xf64> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<7xi1>, tensor<f64>, tensor<7xf64>) -> tensor<7xf64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %3 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<1.7976931348623157E+308> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %1) : (tensor<7xi1>, tensor<f64>, tensor<7xf64>) -> tensor<7xf64>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %6 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %cst_3 = stablehlo.constant dense<-1.7976931348623157E+308> : tensor<f64>
    %7 = call @_where(%6, %cst_3, %4) : (tensor<7xi1>, tensor<f64>, tensor<7xf64>) -> tensor<7xf64>
    return %7 : tensor<7xf64>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<f64>, %arg2: tensor<7xf64>) -> tensor<7xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xf64>
    return %1 : tensor<7xf64>
  }
}
