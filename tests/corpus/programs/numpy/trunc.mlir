module @numpy_trunc_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi16>
    %want0 = call @expected() : () -> tensor<33xi16>
    %0 = call @trunc(%arg0) : (tensor<33xi16>) -> tensor<33xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi16>, tensor<33xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi16> {
    %c0 = stablehlo.constant dense<"0x0400130012000B00010006000300060012000D000300080004000E0008000B000A000900050006000F00110005000800080009000E0003000C000F0002000C001000"> : tensor<33xi16>
    return %c0 : tensor<33xi16>
  }
  func.func private @expected() -> tensor<33xi16> {
    %c0 = stablehlo.constant dense<"0x0400130012000B00010006000300060012000D000300080004000E0008000B000A000900050006000F00110005000800080009000E0003000C000F0002000C001000"> : tensor<33xi16>
    return %c0 : tensor<33xi16>
  }
  func.func private @trunc(%arg0: tensor<33xi16>) -> tensor<33xi16> {
    return %arg0 : tensor<33xi16>
  }
}

// -----

module @numpy_trunc_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf16>
    %want0 = call @expected() : () -> tensor<1x1xf16>
    %0 = call @trunc(%arg0) : (tensor<1x1xf16>) -> tensor<1x1xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<7.11328125> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
  func.func private @expected() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<7.0> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
  func.func private @trunc(%arg0: tensor<1x1xf16>) -> tensor<1x1xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<1x1xf16>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xi1>
    %2 = stablehlo.ceil %arg0 : tensor<1x1xf16>
    %3 = stablehlo.floor %arg0 : tensor<1x1xf16>
    %4 = call @_where(%1, %2, %3) : (tensor<1x1xi1>, tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xf16>
    return %4 : tensor<1x1xf16>
  }
  func.func private @_where(%arg0: tensor<1x1xi1>, %arg1: tensor<1x1xf16>, %arg2: tensor<1x1xf16>) -> tensor<1x1xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x1xi1>, tensor<1x1xf16>
    return %0 : tensor<1x1xf16>
  }
}

// -----

module @numpy_trunc_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = call @trunc(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[10.902894, 8.489534, 13.287262, 1.07697, 6.2039165], [9.604382, 3.5488334, 14.942541, 1.3069227, 18.516977], [12.875502, 14.981016, 14.998315, 2.7756257, 15.179355]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[10.0, 8.0, 13.0, 1.0, 6.0], [9.0, 3.0, 14.0, 1.0, 18.0], [12.0, 14.0, 14.0, 2.0, 15.0]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @trunc(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %2 = stablehlo.ceil %arg0 : tensor<3x5xf32>
    %3 = stablehlo.floor %arg0 : tensor<3x5xf32>
    %4 = call @_where(%1, %2, %3) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %4 : tensor<3x5xf32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_trunc_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = call @trunc(%arg0) : (tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[14.21265294761953, 8.039407531495446], [12.582558581846428, 15.93068828432379], [18.399891151073696, 16.574837470754282]]], [[[14.618726162898264, 7.586178980505106], [8.41906318786253, 8.673880842962635], [13.557588993623392, 14.480496643460883]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[14.0, 8.0], [12.0, 15.0], [18.0, 16.0]]], [[[14.0, 7.0], [8.0, 8.0], [13.0, 14.0]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @trunc(%arg0: tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x1x3x2xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xi1>
    %2 = stablehlo.ceil %arg0 : tensor<2x1x3x2xf64>
    %3 = stablehlo.floor %arg0 : tensor<2x1x3x2xf64>
    %4 = call @_where(%1, %2, %3) : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xf64>
    return %4 : tensor<2x1x3x2xf64>
  }
  func.func private @_where(%arg0: tensor<2x1x3x2xi1>, %arg1: tensor<2x1x3x2xf64>, %arg2: tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xf64>
    return %0 : tensor<2x1x3x2xf64>
  }
}
