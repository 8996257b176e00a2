module @numpy_sinc_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xi32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = call @sinc(%arg0) : (tensor<7xi32>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xi32> {
    %c0 = stablehlo.constant dense<[-1, -3, 4, -3, 1, -2, 2]> : tensor<7xi32>
    return %c0 : tensor<7xi32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-2.7827534e-08, -2.5305382e-09, 2.7827534e-08, -2.5305382e-09, -2.7827534e-08, 2.7827534e-08, 2.7827534e-08]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @sinc(%arg0: tensor<7xi32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<7xi32>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.multiply %3, %0 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = call @_where(%2, %cst_1, %4) : (tensor<7xi1>, tensor<f32>, tensor<7xf32>) -> tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %9 = stablehlo.add %7, %8 : tensor<7xf32>
    %10 = stablehlo.sine %5 : tensor<7xf32>
    %11 = stablehlo.divide %10, %5 : tensor<7xf32>
    %12 = call @_where_0(%2, %9, %11) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    return %12 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<f32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}

// -----

module @numpy_sinc_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xbf16>
    %want0 = call @expected() : () -> tensor<2x3x4xbf16>
    %0 = call @sinc(%arg0) : (tensor<2x3x4xbf16>) -> tensor<2x3x4xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0x2DBFECBFBEBD64C0AABF213E933FB0BE893F0BC0EBBF6DC079C0EE3E993D1F401C407040B73C9B3F5E3F16C05B3FC8BF"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0xCD3EAABD7D3FB3BD51BE763F00BE523F84BD973DAABD8EBDD0BC2E3F7E3F033E033E7FBD803F24BE1A3EF63D273E4DBE"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
  func.func private @sinc(%arg0: tensor<2x3x4xbf16>) -> tensor<2x3x4xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x3x4xbf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> tensor<2x3x4xi1>
    %cst_0 = stablehlo.constant dense<3.140630e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x3x4xbf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<2x3x4xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = call @_where(%1, %cst_1, %3) : (tensor<2x3x4xi1>, tensor<bf16>, tensor<2x3x4xbf16>) -> tensor<2x3x4xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x3x4xbf16>
    %6 = stablehlo.multiply %3, %5 : tensor<2x3x4xbf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<2x3x4xbf16>
    %8 = stablehlo.add %6, %7 : tensor<2x3x4xbf16>
    %9 = stablehlo.sine %4 : tensor<2x3x4xbf16>
    %10 = stablehlo.divide %9, %4 : tensor<2x3x4xbf16>
    %11 = call @_where_0(%1, %8, %10) : (tensor<2x3x4xi1>, tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> tensor<2x3x4xbf16>
    return %11 : tensor<2x3x4xbf16>
  }
  func.func private @_where(%arg0: tensor<2x3x4xi1>, %arg1: tensor<bf16>, %arg2: tensor<2x3x4xbf16>) -> tensor<2x3x4xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<2x3x4xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<2x3x4xi1>, tensor<2x3x4xbf16>
    return %1 : tensor<2x3x4xbf16>
  }
  func.func private @_where_0(%arg0: tensor<2x3x4xi1>, %arg1: tensor<2x3x4xbf16>, %arg2: tensor<2x3x4xbf16>) -> tensor<2x3x4xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x3x4xi1>, tensor<2x3x4xbf16>
    return %0 : tensor<2x3x4xbf16>
  }
}

// -----

module @numpy_sinc_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = call @sinc(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[3.249522, -0.5332386, -1.8853405, 1.1619757, 2.8597906], [0.6774271, -3.5508997, -2.5024097, 1.6943574, 1.831037], [-1.1754652, 0.48560694, -0.67718244, -0.6023745, -0.6935485]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-0.0691612, 0.5936855, -0.059509676, -0.13345835, 0.047457773], [0.39875546, -0.088498406, 0.1271977, -0.15391918, -0.08800443], [-0.14182723, 0.6548188, 0.39909053, 0.5013302, 0.37669617]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @sinc(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %cst_0 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = call @_where(%1, %cst_1, %3) : (tensor<3x5xi1>, tensor<f32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %6 = stablehlo.multiply %3, %5 : tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %8 = stablehlo.add %6, %7 : tensor<3x5xf32>
    %9 = stablehlo.sine %4 : tensor<3x5xf32>
    %10 = stablehlo.divide %9, %4 : tensor<3x5xf32>
    %11 = call @_where_0(%1, %8, %10) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %11 : tensor<3x5xf32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<f32>, %arg2: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x5xi1>, tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_sinc_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf64>
    %want0 = call @expected() : () -> tensor<33xf64>
    %0 = call @sinc(%arg0) : (tensor<33xf64>) -> tensor<33xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf64>, tensor<33xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf64> {
    %c0 = stablehlo.constant dense<"0x68F89A3E4483F1BF80605064DE2C04C094D732EC867D00C03005DF21C427F73FF4565EC19910F83F58F8BBEE849BE4BFD4B9E9406995F53FC8DE810F7DF7FF3FA8BA96A9B04B0D4044A18A17CD89F63F1435A10915AB0940D4291A6F1D7A0540522332E66CC30D40205570F4D9DAE4BFF8D444EA8FB4E03FE0B764E055B703C014390F49F02C0EC0D87B7A14B94108C040EF3ACCD287E7BFB0EC653410F8F9BFC0866A298B8CB53F6E893EA65E5602C000F14F3B633DBCBFE82D5FC3070BF53FD8D554FDA29B0840FEAE4996E2120640F8DAC86912CDF2BFBC40EF768AF6FEBFD434CCA091CB0EC0182DF7FE1D04FABF70F7CDA2F1F3DD3F0A49B4A301C00440C003C3858BC90A40"> : tensor<33xf64>
    return %c0 : tensor<33xf64>
  }
  func.func private @expected() -> tensor<33xf64> {
    %c0 = stablehlo.constant dense<"0x6DAAAD3B27CAB5BF3A997F341D1EC03F00714186C4429E3FAFC4466458C4CBBF3F604D394916CBBFA976B20FD873DC3F555A816E01DECABF81F84162610A51BF6D0D02F5006FB3BF2552E8A8ADBDCBBF7C5E83FE78F2AEBF894901059A63B93F5B08D06197DBB0BFA1F07AC060C6DB3F203589D00677E33FDE37B092F36DC03FA32148BF0160ACBFFDEB5F399BA385BFCEF16D0BBE78D43FC28CA84E0A40C7BFE818CB6DDAA0EF3FDBB4BC4F003DBC3F43231460015DEF3F5ED7074E29E7C9BF15D31943170F99BFBFF44E38E744B43F54BE313E7E1FC2BF0F5887DE5207A1BF7A53EF33C84AA3BFC584A92EA71EC7BF4F02A83882A7E53F510E91675A10BE3FB704E93ED2A0B5BF"> : tensor<33xf64>
    return %c0 : tensor<33xf64>
  }
  func.func private @sinc(%arg0: tensor<33xf64>) -> tensor<33xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<33xf64>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<33xf64>, tensor<33xf64>) -> tensor<33xi1>
    %cst_0 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<33xf64>
    %3 = stablehlo.multiply %2, %arg0 : tensor<33xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = call @_where(%1, %cst_1, %3) : (tensor<33xi1>, tensor<f64>, tensor<33xf64>) -> tensor<33xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<33xf64>
    %6 = stablehlo.multiply %3, %5 : tensor<33xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<33xf64>
    %8 = stablehlo.add %6, %7 : tensor<33xf64>
    %9 = stablehlo.sine %4 : tensor<33xf64>
    %10 = stablehlo.divide %9, %4 : tensor<33xf64>
    %11 = call @_where_0(%1, %8, %10) : (tensor<33xi1>, tensor<33xf64>, tensor<33xf64>) -> tensor<33xf64>
    return %11 : tensor<33xf64>
  }
  func.func private @_where(%arg0: tensor<33xi1>, %arg1: tensor<f64>, %arg2: tensor<33xf64>) -> tensor<33xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<33xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<33xi1>, tensor<33xf64>
    return %1 : tensor<33xf64>
  }
  func.func private @_where_0(%arg0: tensor<33xi1>, %arg1: tensor<33xf64>, %arg2: tensor<33xf64>) -> tensor<33xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<33xi1>, tensor<33xf64>
    return %0 : tensor<33xf64>
  }
}
