module @lax_ragged_dot_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x4xbf16>, tensor<3x4x2xbf16>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<5x2xbf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<5x4xbf16>) -> tensor<3x5x4xbf16>
    %1 = stablehlo.iota dim = 1 : tensor<3x5x4xi32>
    %2 = call @cumsum(%arg2) : (tensor<3xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.slice %3 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %5 = stablehlo.slice %2 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xi32>) -> tensor<3x5x4xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x5x4xi32>
    %9 = stablehlo.compare LE, %8, %1, SIGNED : (tensor<3x5x4xi32>, tensor<3x5x4xi32>) -> tensor<3x5x4xi1>
    %10 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<3x5x4xi32>, tensor<3x5x4xi32>) -> tensor<3x5x4xi1>
    %11 = stablehlo.and %9, %10 : tensor<3x5x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x5x4xbf16>
    %13 = stablehlo.select %11, %0, %12 : tensor<3x5x4xi1>, tensor<3x5x4xbf16>
    %14 = stablehlo.dot_general %13, %arg1, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x5x4xbf16>, tensor<3x4x2xbf16>) -> tensor<5x2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%14, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<5x2xbf16>, tensor<5x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xbf16>, tensor<3x4x2xbf16>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<"0x054035C08ABF24C015400FC08ABF22C0BA3E893F2CC002C0AEBFF0BFB2BF3DC028400A40E4BFF9BF"> : tensor<5x4xbf16>
    %c1 = stablehlo.constant dense<"0x823F00C00340C83F673F16BF3ABFCEBF8C3ED83FA4BFB63FD63E3FC0C73FB23F0540244034C0FABFADBF62BEBA3D0AC0"> : tensor<3x4x2xbf16>
    %c2 = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi32>
    return %c0, %c1, %c2 : tensor<5x4xbf16>, tensor<3x4x2xbf16>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<5x2xbf16> {
    %c0 = stablehlo.constant dense<[[-2.796875, -3.8125], [-1.34375, -3.4375], [1.1953125, 3.8125], [4.0625, 6.84375], [1.625, 7.09375]]> : tensor<5x2xbf16>
    return %c0 : tensor<5x2xbf16>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
}

// -----

module @lax_ragged_dot_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<5x2xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<5x4xf32>) -> tensor<3x5x4xf32>
    %1 = stablehlo.iota dim = 1 : tensor<3x5x4xi32>
    %2 = call @cumsum(%arg2) : (tensor<3xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.slice %3 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %5 = stablehlo.slice %2 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xi32>) -> tensor<3x5x4xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x5x4xi32>
    %9 = stablehlo.compare LE, %8, %1, SIGNED : (tensor<3x5x4xi32>, tensor<3x5x4xi32>) -> tensor<3x5x4xi1>
    %10 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<3x5x4xi32>, tensor<3x5x4xi32>) -> tensor<3x5x4xi1>
    %11 = stablehlo.and %9, %10 : tensor<3x5x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5x4xf32>
    %13 = stablehlo.select %11, %0, %12 : tensor<3x5x4xi1>, tensor<3x5x4xf32>
    %14 = stablehlo.dot_general %13, %arg1, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x5x4xf32>, tensor<3x4x2xf32>) -> tensor<5x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%14, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5x2xf32>, tensor<5x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<"0x13CA314074932B40C7F5324090C38E3F50DD633F3B91BD3F6230E33ED65203C0E57D0ABFF06DCDBE9420F1BF8E55F8BF1604FABEDA429EBF0961D03E8476D33F8E5967BEC1DD95BFA573D43EB1E10AC0"> : tensor<5x4xf32>
    %c1 = stablehlo.constant dense<"0x049D1FC0562C8F3D895205C06681E23ED0D1BBBF7AEC3EBFF90C3EC0A96321C0EDF2CF3F501570BE6C4DCC3F1A4C243FFC069A3E03CE5E3FC3234EBF0076243F7360F9BE851D28400D8DB53E76B525C060F13B407DA8A3BFA79EC5BF43471CBF"> : tensor<3x4x2xf32>
    %c2 = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi32>
    return %c0, %c1, %c2 : tensor<5x4xf32>, tensor<3x4x2xf32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<5x2xf32> {
    %c0 = stablehlo.constant dense<[[-19.927921, -3.5177968], [0.13717961, 5.5608473], [-2.4154341, 3.210768], [-1.556026, 0.38974047], [4.2637153, 3.2322254]]> : tensor<5x2xf32>
    return %c0 : tensor<5x2xf32>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
}

// -----

module @lax_ragged_dot_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x4xf64>, tensor<3x4x2xf64>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<5x2xf64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<5x4xf64>) -> tensor<3x5x4xf64>
    %1 = stablehlo.iota dim = 1 : tensor<3x5x4xi32>
    %2 = call @cumsum(%arg2) : (tensor<3xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.slice %3 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %5 = stablehlo.slice %2 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xi32>) -> tensor<3x5x4xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x5x4xi32>
    %9 = stablehlo.compare LE, %8, %1, SIGNED : (tensor<3x5x4xi32>, tensor<3x5x4xi32>) -> tensor<3x5x4xi1>
    %10 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<3x5x4xi32>, tensor<3x5x4xi32>) -> tensor<3x5x4xi1>
    %11 = stablehlo.and %9, %10 : tensor<3x5x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5x4xf64>
    %13 = stablehlo.select %11, %0, %12 : tensor<3x5x4xi1>, tensor<3x5x4xf64>
    %14 = stablehlo.dot_general %13, %arg1, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x5x4xf64>, tensor<3x4x2xf64>) -> tensor<5x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%14, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5x2xf64>, tensor<5x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xf64>, tensor<3x4x2xf64>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<"0x9C196EBF3483EFBF4860D7FFE1B8F03FAEE5AA0A9C01054008DD30889425E63F8ACE4AE3515805C03ED674DC2C8BF8BFB08B3D70FF62CD3F6691E969AD7107C046C97334C234014074098FDAAA72054096C497B44C35F0BFEF2A4B1798A9F7BF6DBBBF252CDBF7BF385C451B07D9FA3FAE51830D378BFCBFFAC84D0F8F0807C09033C0F08687E63F1C0FD9B3752AF83F4E6F5FA81ACE07C0302EA26F5F950140"> : tensor<5x4xf64>
    %c1 = stablehlo.constant dense<"0xA05ABEB38789FB3F00435A46AD1502C0706C215DEA04D8BF80AE7E0FB9E80240CAA080EB40A7F3BF03E714DC22DA02C09CA35FA154BAF6BFE03E0C579734E93FB4D936C9B16A0140C984CFEF1C9DFDBF20625D647AEEE83F10256B56A64D0540E7C5DC6A0936FABFA0E02272CD47D8BFB07B3013A7D5E8BF202D93AE49F8F53F94FC4CE9D597F93F723ACBCCAA1D0140648AA04D068F0640D4A0C1CB6B35FDBFDE617CC57986F1BF9C537B7127FFEA3F966E08D3EDF2FDBFB88AE26EC1510540"> : tensor<3x4x2xf64>
    %c2 = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi32>
    return %c0, %c1, %c2 : tensor<5x4xf64>, tensor<3x4x2xf64>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<5x2xf64> {
    %c0 = stablehlo.constant dense<[[-6.295542901456458, -0.9460890807768214], [-0.13559303885287086, -0.4435302605761151], [14.878054971105646, -5.088524814584403], [9.690002057108417, -15.431062534323747], [4.530343311668863, 2.095991212158838]]> : tensor<5x2xf64>
    return %c0 : tensor<5x2xf64>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
}
