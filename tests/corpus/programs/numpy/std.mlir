module @numpy_std_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_std(%arg0, %c) : (tensor<4x5xi32>, tensor<i32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi32> {
    %c0 = stablehlo.constant dense<"0x00000000FEFFFFFFFEFFFFFF02000000FEFFFFFF01000000FEFFFFFF02000000020000000200000002000000010000000000000001000000FFFFFFFF0200000002000000FFFFFFFFFEFFFFFF01000000"> : tensor<4x5xi32>
    return %c0 : tensor<4x5xi32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[0.8291562, 1.7853571, 1.47902, 1.6393596, 1.5811388]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @_std(%arg0: tensor<4x5xi32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %0 = call @_var(%arg0, %arg1) : (tensor<4x5xi32>, tensor<i32>) -> tensor<5xf32>
    %1 = stablehlo.sqrt %0 : tensor<5xf32>
    return %1 : tensor<5xf32>
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

module @numpy_std_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xbf16>
    %want0 = call @expected() : () -> tensor<4xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_std(%arg0, %c) : (tensor<4x5xbf16>, tensor<i32>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xbf16> {
    %c0 = stablehlo.constant dense<"0xE13F8C3EF4BFC43EF4BF9CBF593FC23F163F93BFC63EA4BFFC3FB33F053F7C3FFE3FC13DCABF0D3F"> : tensor<4x5xbf16>
    return %c0 : tensor<4x5xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[1.421875, 1.1015625, 1.1015625, 1.171875]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @_std(%arg0: tensor<4x5xbf16>, %arg1: tensor<i32>) -> tensor<4xbf16> {
    %0 = call @_var(%arg0, %arg1) : (tensor<4x5xbf16>, tensor<i32>) -> tensor<4xbf16>
    %1 = stablehlo.sqrt %0 : tensor<4xbf16>
    return %1 : tensor<4xbf16>
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

module @numpy_std_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_std(%arg0, %c) : (tensor<4x5xf32>, tensor<i32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x3B3AF13F1765273E5C04A13F9324F83D9FA328BE810CD0BE73A0B7BF032FBFBE9D95D03D09C3B63D8583543E4F5C47BFB07D9E3FD91C9E3E93F20FBF9D0BDDBF7CD99F3FB3675CBF5DD8A0BD4934BD3E"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<0.8827592> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @_std(%arg0: tensor<4x5xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = call @_var(%arg0, %arg1) : (tensor<4x5xf32>, tensor<i32>) -> tensor<f32>
    %1 = stablehlo.sqrt %0 : tensor<f32>
    return %1 : tensor<f32>
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

module @numpy_std_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf64>
    %want0 = call @expected() : () -> tensor<4xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_std(%arg0, %c) : (tensor<4x5xf64>, tensor<i64>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf64> {
    %c0 = stablehlo.constant dense<"0xB813F24334ECF53F2CC4AD77011BEFBF8CE3384AC10BE33F00DCB6DA1CD2A3BFB480D41FF37AF53FC01297216F74D73F84CF922E30ACF7BFA8D1DC6F921EE23F04A212E2ECB6E8BF661B0A4A35A4F53FB6A2FBA5AF20FDBF007C21107C9BA23F16799A08C149F03F08E66E38DECEF93FFA4C634304E8F2BF4085D0A55D49AE3F086A3739C7E7F3BFA8D9171346D6F73F22CE5071EDFDFBBFF4B05A019E92F33F"> : tensor<4x5xf64>
    return %c0 : tensor<4x5xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[0.8860005795754018, 1.0069488069892367, 1.2905394096869793, 1.2898199062498417]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @_std(%arg0: tensor<4x5xf64>, %arg1: tensor<i64>) -> tensor<4xf64> {
    %0 = call @_var(%arg0, %arg1) : (tensor<4x5xf64>, tensor<i64>) -> tensor<4xf64>
    %1 = stablehlo.sqrt %0 : tensor<4xf64>
    return %1 : tensor<4xf64>
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
