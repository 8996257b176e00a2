module @numpy_var_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_var(%arg0, %c) : (tensor<4x5xi32>, tensor<i32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi32> {
    %c0 = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFF02000000FEFFFFFFFEFFFFFF0200000002000000010000000100000001000000FFFFFFFFFFFFFFFFFEFFFFFF01000000020000000100000001000000FFFFFFFF"> : tensor<4x5xi32>
    return %c0 : tensor<4x5xi32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[1.6875, 3.1875, 2.5, 2.5, 2.5]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @_var(%arg0: tensor<4x5xi32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4x5xi32>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<4x5xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<4x5xf32>
    %7 = chlo.square %6 : tensor<4x5xf32> -> tensor<4x5xf32>
    %8 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %9 = stablehlo.subtract %cst_1, %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.divide %10, %11 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    return %14 : tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<5xf32>, %arg2: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}

// -----

module @numpy_var_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xbf16>
    %want0 = call @expected() : () -> tensor<4xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_var(%arg0, %c) : (tensor<4x5xbf16>, tensor<i32>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xbf16> {
    %c0 = stablehlo.constant dense<"0x9F3FD13F503FFABF85BF44BFA93F81BFAF3FDABF513FBFBFFCBF82BFA3BFAFBF7DBDA9BDB4BFB83F"> : tensor<4x5xbf16>
    return %c0 : tensor<4x5xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[1.9296875, 1.6015625, 0.91015625, 1.09375]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @_var(%arg0: tensor<4x5xbf16>, %arg1: tensor<i32>) -> tensor<4xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4x5xbf16>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x5xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<4x5xf32>
    %7 = chlo.square %6 : tensor<4x5xf32> -> tensor<4x5xf32>
    %8 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %9 = stablehlo.subtract %cst_1, %8 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.divide %10, %11 : tensor<4xf32>
    %13 = stablehlo.convert %12 : (tensor<4xf32>) -> tensor<4xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = call @_where(%14, %13, %cst_4) : (tensor<i1>, tensor<4xbf16>, tensor<f32>) -> tensor<4xbf16>
    return %15 : tensor<4xbf16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<4xbf16>, %arg2: tensor<f32>) -> tensor<4xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4xbf16>
    return %2 : tensor<4xbf16>
  }
}

// -----

module @numpy_var_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_var(%arg0, %c) : (tensor<4x5xf32>, tensor<i32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0xCFAEE7BE3A61BD3FAAD6D0BF97EC5ABFF5CED0BF9D93CE3F932AF7BF556351BF4220423F5718F73E391A1FBE365339BFD1FF0CBFF68CC13FE33CC9BF5256F6BFA93FF53FEC82B8BFEE0CCD3F63184A3F"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<1.6943024> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @_var(%arg0: tensor<4x5xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x5xf32>
    %6 = chlo.square %5 : tensor<4x5xf32> -> tensor<4x5xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.divide %9, %8 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = call @_where(%11, %10, %cst_4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----

module @numpy_var_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf64>
    %want0 = call @expected() : () -> tensor<4xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_var(%arg0, %c) : (tensor<4x5xf64>, tensor<i64>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf64> {
    %c0 = stablehlo.constant dense<"0xE22CC06F5979F2BF2220DEC8E47CF8BFA4FE8926696FFE3F883D5642F4F3D53F100BF5C118CBEB3F6CD50FEB4132F2BF8CCD2C2DE540F8BFD04101DA2CA5C03FE0BCA1678768E0BFC06A184CD076FE3F40D952C07E70CB3F580D6CC8AEC6F23F20CDFBCFD90BD03FA210200E5ED1F23FA0E01E3C8E5FC0BF2E0C1F84F61FFEBFB80C4957CF53F43F2AC73CDE0E27F1BFF4EB65775075E4BF561993424437FFBF"> : tensor<4x5xf64>
    return %c0 : tensor<4x5xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[1.6258418348760504, 1.4480071310763563, 0.2883531096084754, 1.373757698444026]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @_var(%arg0: tensor<4x5xf64>, %arg1: tensor<i64>) -> tensor<4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf64>, tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<4x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x5xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x5xf64>
    %6 = chlo.square %5 : tensor<4x5xf64> -> tensor<4x5xf64>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf64>, tensor<f64>) -> tensor<4xf64>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %11 = stablehlo.divide %9, %10 : tensor<4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<4xf64>, tensor<f64>) -> tensor<4xf64>
    return %13 : tensor<4xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<4xf64>, %arg2: tensor<f64>) -> tensor<4xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4xf64>
    return %2 : tensor<4xf64>
  }
}
