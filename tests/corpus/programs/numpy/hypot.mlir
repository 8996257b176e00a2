module @numpy_hypot_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xf16>, tensor<0xf16>)
    %want0 = call @expected() : () -> tensor<0xf16>
    %0 = call @hypot(%arg0, %arg1) : (tensor<0xf16>, tensor<0xf16>) -> tensor<0xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<0xf16>, tensor<0xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xf16>, tensor<0xf16>) {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    %c1 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0, %c1 : tensor<0xf16>, tensor<0xf16>
  }
  func.func private @expected() -> tensor<0xf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0 : tensor<0xf16>
  }
  func.func private @hypot(%arg0: tensor<0xf16>, %arg1: tensor<0xf16>) -> tensor<0xf16> {
    %0 = stablehlo.abs %arg0 : tensor<0xf16>
    %1 = stablehlo.abs %arg1 : tensor<0xf16>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<0xf16>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<0xf16>, tensor<0xf16>) -> tensor<0xi1>
    %cst_0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<0xf16>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<0xf16>, tensor<0xf16>) -> tensor<0xi1>
    %6 = stablehlo.or %3, %5 : tensor<0xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<0xf16>
    %8 = stablehlo.minimum %0, %1 : tensor<0xf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<0xf16>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<0xf16>, tensor<0xf16>) -> tensor<0xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<0xf16>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<0xf16>, tensor<0xf16>) -> tensor<0xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<0xf16>
    %14 = call @_where(%12, %13, %7) : (tensor<0xi1>, tensor<0xf16>, tensor<0xf16>) -> tensor<0xf16>
    %15 = stablehlo.divide %8, %14 : tensor<0xf16>
    %16 = chlo.square %15 : tensor<0xf16> -> tensor<0xf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<0xf16>
    %18 = stablehlo.add %17, %16 : tensor<0xf16>
    %19 = stablehlo.sqrt %18 : tensor<0xf16>
    %20 = stablehlo.multiply %7, %19 : tensor<0xf16>
    %21 = call @_where(%10, %7, %20) : (tensor<0xi1>, tensor<0xf16>, tensor<0xf16>) -> tensor<0xf16>
    %cst_5 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %22 = call @_where_0(%6, %cst_5, %21) : (tensor<0xi1>, tensor<f16>, tensor<0xf16>) -> tensor<0xf16>
    return %22 : tensor<0xf16>
  }
  func.func private @_where(%arg0: tensor<0xi1>, %arg1: tensor<0xf16>, %arg2: tensor<0xf16>) -> tensor<0xf16> {
    return %arg1 : tensor<0xf16>
  }
  func.func private @_where_0(%arg0: tensor<0xi1>, %arg1: tensor<f16>, %arg2: tensor<0xf16>) -> tensor<0xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<0xf16>
    return %0 : tensor<0xf16>
  }
}

// -----

module @numpy_hypot_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xf32>, tensor<33xf32>)
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = call @hypot(%arg0, %arg1) : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xf32>, tensor<33xf32>) {
    %c0 = stablehlo.constant dense<"0xABFD25C00BCA30BE33259AC0125D6BBF2FA29B407D640C400BD651BF70299740EB9609C0AD8A35400CC8D7BFF0392BC0A05A7040888591C06AA78DC049ED8CC06727C7BEF1A3EFBFCBE51AC07B186840B0B709400A366640D4829AC04F9D2D40EE335FC0DC5E993FDFFB9640A9CAB73FC2F3613FC8B1713FC33C1F3FACC5B7BF0A6EDB3F"> : tensor<33xf32>
    %c1 = stablehlo.constant dense<"0xE7AEEA3F722F01403442ABBFAEA7C0BF4DEE66C0A31D78C0AE2F52BF9C8596409E681BC0EA8A7E40498B963F74818ABE1A1BDDBFB5F8A43E7B1B314028BA4140023B30BF4202CD3F19BB6040EB2A72C062181F402D3C7740E2C28240C6898A40232D95402CAC62C03E679F40AB058FBDA0C00EC0A258F5BE93488DC0DCC851C01B21E93F"> : tensor<33xf32>
    return %c0, %c1 : tensor<33xf32>, tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x38474B4032A8014019FB9F4012C1E13FE8C9C140718A8E401980943FB852D54055904F4010539C40A98D034072192C40AE478440EDE29140400EA7407501AB40D46A4A3FEFAE1D408D78884017B7A740086C5240F4E8A840746ACA40ED7CA340534DBA40FA4A6F40BE8EDB404702B83FC3851940A685873FC1AD8E4080066540BE132040"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
  func.func private @hypot(%arg0: tensor<33xf32>, %arg1: tensor<33xf32>) -> tensor<33xf32> {
    %0 = stablehlo.abs %arg0 : tensor<33xf32>
    %1 = stablehlo.abs %arg1 : tensor<33xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %6 = stablehlo.or %3, %5 : tensor<33xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<33xf32>
    %8 = stablehlo.minimum %0, %1 : tensor<33xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %14 = call @_where(%12, %13, %7) : (tensor<33xi1>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    %15 = stablehlo.divide %8, %14 : tensor<33xf32>
    %16 = chlo.square %15 : tensor<33xf32> -> tensor<33xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %18 = stablehlo.add %17, %16 : tensor<33xf32>
    %19 = stablehlo.sqrt %18 : tensor<33xf32>
    %20 = stablehlo.multiply %7, %19 : tensor<33xf32>
    %21 = call @_where(%10, %7, %20) : (tensor<33xi1>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %22 = call @_where_0(%6, %cst_5, %21) : (tensor<33xi1>, tensor<f32>, tensor<33xf32>) -> tensor<33xf32>
    return %22 : tensor<33xf32>
  }
  func.func private @_where(%arg0: tensor<33xi1>, %arg1: tensor<33xf32>, %arg2: tensor<33xf32>) -> tensor<33xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<33xi1>, tensor<33xf32>
    return %0 : tensor<33xf32>
  }
  func.func private @_where_0(%arg0: tensor<33xi1>, %arg1: tensor<f32>, %arg2: tensor<33xf32>) -> tensor<33xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<33xi1>, tensor<33xf32>
    return %1 : tensor<33xf32>
  }
}

// -----

module @numpy_hypot_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xf64>, tensor<1x1xf64>)
    %want0 = call @expected() : () -> tensor<1x1xf64>
    %0 = call @hypot(%arg0, %arg1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xf64>, tensor<1x1xf64>) {
    %c0 = stablehlo.constant dense<1.1118331182346655> : tensor<1x1xf64>
    %c1 = stablehlo.constant dense<0.10334316296308632> : tensor<1x1xf64>
    return %c0, %c1 : tensor<1x1xf64>, tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<1.1166255827871017> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
  func.func private @hypot(%arg0: tensor<1x1xf64>, %arg1: tensor<1x1xf64>) -> tensor<1x1xf64> {
    %0 = stablehlo.abs %arg0 : tensor<1x1xf64>
    %1 = stablehlo.abs %arg1 : tensor<1x1xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %6 = stablehlo.or %3, %5 : tensor<1x1xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<1x1xf64>
    %8 = stablehlo.minimum %0, %1 : tensor<1x1xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %14 = call @_where(%12, %13, %7) : (tensor<1x1xi1>, tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
    %15 = stablehlo.divide %8, %14 : tensor<1x1xf64>
    %16 = chlo.square %15 : tensor<1x1xf64> -> tensor<1x1xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %18 = stablehlo.add %17, %16 : tensor<1x1xf64>
    %19 = stablehlo.sqrt %18 : tensor<1x1xf64>
    %20 = stablehlo.multiply %7, %19 : tensor<1x1xf64>
    %21 = call @_where(%10, %7, %20) : (tensor<1x1xi1>, tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
    %cst_5 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %22 = call @_where_0(%6, %cst_5, %21) : (tensor<1x1xi1>, tensor<f64>, tensor<1x1xf64>) -> tensor<1x1xf64>
    return %22 : tensor<1x1xf64>
  }
  func.func private @_where(%arg0: tensor<1x1xi1>, %arg1: tensor<1x1xf64>, %arg2: tensor<1x1xf64>) -> tensor<1x1xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x1xi1>, tensor<1x1xf64>
    return %0 : tensor<1x1xf64>
  }
  func.func private @_where_0(%arg0: tensor<1x1xi1>, %arg1: tensor<f64>, %arg2: tensor<1x1xf64>) -> tensor<1x1xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<1x1xi1>, tensor<1x1xf64>
    return %1 : tensor<1x1xf64>
  }
}
