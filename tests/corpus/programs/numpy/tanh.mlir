module @numpy_tanh_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi32>
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = stablehlo.convert %arg0 : (tensor<33xi32>) -> tensor<33xf32>
    %1 = stablehlo.tanh %0 : tensor<33xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi32> {
    %c0 = stablehlo.constant dense<"0x03000000FEFFFFFF02000000FEFFFFFFFEFFFFFF04000000FDFFFFFF0300000003000000040000000000000002000000FFFFFFFF0400000001000000FDFFFFFF0200000004000000FDFFFFFF04000000FDFFFFFF01000000FCFFFFFFFFFFFFFF0400000000000000FFFFFFFFFEFFFFFF01000000FCFFFFFF02000000FDFFFFFFFEFFFFFF"> : tensor<33xi32>
    return %c0 : tensor<33xi32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0xE8BB7E3F83CA76BF83CA763F83CA76BF83CA76BF0AD47F3FE8BB7EBFE8BB7E3FE8BB7E3F0AD47F3F0000000083CA763FD6F742BF0AD47F3FD6F7423FE8BB7EBF83CA763F0AD47F3FE8BB7EBF0AD47F3FE8BB7EBFD6F7423F0AD47FBFD6F742BF0AD47F3F00000000D6F742BF83CA76BFD6F7423F0AD47FBF83CA763FE8BB7EBF83CA76BF"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @numpy_tanh_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xbf16>
    %want0 = call @expected() : () -> tensor<1x1xbf16>
    %0 = stablehlo.tanh %arg0 : tensor<1x1xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<-0.95703125> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
  func.func private @expected() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<-0.7421875> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
}

// -----

module @numpy_tanh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.tanh %arg0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[1.4648864, -0.23154369, 1.4110475, 3.5966477, 1.6610557], [3.8564224, -0.40274882, -0.9973648, -0.13676278, 2.8001337], [-2.021794, 0.8023029, -1.4588803, -0.70338863, -0.37433386]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.8985975, -0.22749266, 0.8877164, 0.99849796, 0.93035924], [0.99910635, -0.38229847, -0.76048523, -0.13591643, 0.99263346], [-0.9655354, 0.66532224, -0.89743495, -0.6065143, -0.35777664]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_tanh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = stablehlo.tanh %arg0 : tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[0.3311733033726938, -3.237077813553973], [3.019240950362211, 2.4365807585984145], [-2.619130689615192, -2.4120106954899967]]], [[[1.0921583230392775, -0.08341213312290296], [1.3927504099435772, -0.26117618535702114], [2.2801649481446375, -2.3858814590821114]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[0.31957464787451906, -0.9969191509633678], [0.9952409968609799, 0.9848178422733475], [-0.9894371234059947, -0.9840592494207112]]], [[[0.7976645464507214, -0.08321922101305826], [0.8837745365225509, -0.2553953290699845], [0.9792992844353743, -0.9832112380809934]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}

// -----

module @numpy_tanh_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<33xcomplex<f32>>
    %0 = stablehlo.tanh %arg0 : tensor<33xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xEB25EB3F4765E3BF6217E2BFB801AABF7F6CA73F9CB6823E970CBC3F43EDB23FD957843FADB3113E056039BF9C6D9E3F1211FA3FD02593BEAB89AC3F78CD913F9DBCC93F69E9CA3DC51EF3BE2458E6BEB677D2BDB9D2973F4D99423FF08F7E3F4441DBBF52ABB5BEF19BC53E07AB9EBF75EC9DBFFB3CAC3FB6041C3F30ECC03DF688753F05EB9CBF9DFE81BF8A59E5BE9356D4BF422F413E78AD5B3EC982B63FF715F4BFF433143F6B68ADBF498C1DBFFD272FBF28F8A03F877BE3BF273DD03F6F41BBBD7D6205BEEB5C63BFC81EE1BE7C8F0FBE377C06BF556E02BF91574C3FA9CC2ABF4313BE3EAA286BBEF781AD3FE4FAB2BE4C83D03FE4B7913FD45FA3BFDB1F04BEF9B0B83F"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
  func.func private @expected() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xE910863F2C3CAE3C13BE86BF394FEBBC9EC3603F0827813DAE538D3FE3D6223D8F20483FD70D673D285BB0BF3FD8D83E2B73773F8E15ADBC04F98A3FFA23E53DD85D6B3F33127E3C227D05BF5E41BEBED1F82EBFF70413402B0B8C3F8F1CEB3E907573BF004225BD0AA7CF3F101796BF26B794BFF7EBB03DD8110C3FF7ED873D5F899D3F09C270BE910255BF0B9831BEA73B6FBFF7A7CC3CCB6B5140FD5007407F4D7BBF1197223D2E0073BF7319F5BDC57CB7BF1733EA3E2D7C87BFDB2DDEBBBBE9BDBD930205BE2ECF47BF559456BE46513DBEA89210BF0C4248BF4F2C263F957A23BF18317A3ED94419C0D57E0640648B39C0A39DE3BE6ACC963FA4F70ABEF4F37CC0D4467540"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
}

// -----

module @numpy_tanh_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<1x1xcomplex<f64>>
    %0 = stablehlo.tanh %arg0 : tensor<1x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(-1.9230224683656725,1.563048203886098)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(-1.0436553156613269,0.0006913188116165966)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
}
