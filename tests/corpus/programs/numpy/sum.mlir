module @numpy_sum_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi1>
    %want0 = call @expected() : () -> tensor<5xi32>
    %0 = stablehlo.convert %arg0 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4x5xi32>, tensor<i32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi1> {
    %c0 = stablehlo.constant dense<"0x0001000001000100000001010000000100010101"> : tensor<4x5xi1>
    return %c0 : tensor<4x5xi1>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[2, 3, 1, 1, 2]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
}

// -----

module @numpy_sum_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi16>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = stablehlo.convert %arg0 : (tensor<4x5xi16>) -> tensor<4x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi16> {
    %c0 = stablehlo.constant dense<"0x0100FFFF0000000000000100020000000000FFFF0200FEFFFEFFFFFFFFFF0200000001000000FFFF"> : tensor<4x5xi16>
    return %c0 : tensor<4x5xi16>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[0, 2, -4, 2]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
}

// -----

module @numpy_sum_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xbf16>
    %want0 = call @expected() : () -> tensor<bf16>
    %0 = stablehlo.convert %arg0 : (tensor<4x5xbf16>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xbf16> {
    %c0 = stablehlo.constant dense<"0x7F3F423FF3BFC5BFC8BF9FBECD3FC4BF36BE25BF98BE1BBFDABF8ABD19BF363F74BF07BFA93E593F"> : tensor<4x5xbf16>
    return %c0 : tensor<4x5xbf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<-7.15625> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
}

// -----

module @numpy_sum_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x5CFD19BF7F947F3FDC8248BFF59CA0BFD2213ABF06F6F23F98A6F8BF8325AE3EB4AED93F0567F83F62118F3F80F25FBFF7ED183FB69BA7BF2A7DABBF0C876E3FD17864BF0FDFE33E533F87BF770370BF"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-2.368278, 3.936967, -1.8088915, -1.5098321]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @numpy_sum_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf64>, tensor<f64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf64> {
    %c0 = stablehlo.constant dense<"0x58BA7B6CE6FCFDBFAC1F67A8FDC8F7BF9CBBA620A8FBFFBFAC2DE1B611F0EA3FE2694DE399D9FCBFC8BDF9C9DD12D93F80E30DE69FCDF7BF3022997E86E1C2BF3CC781D193ECECBF2CB39FA4A378EBBFE489C1FAAF03F7BFA61F532E62E9F2BFB0D621999828FCBF54EE0B3A89C4F53F282B9045734CF2BFF2E2CB5CA6A4F7BF0008F95C1D5B6CBF3425D2E58D31F13FDE027A162C2BF73F00C3D81608D3F4BF"> : tensor<4x5xf64>
    return %c0 : tensor<4x5xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[-4.398564642451205, -4.159711165217193, -2.831760062975341, 2.7464487672207505, -5.106787748724948]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
}

// -----

module @numpy_sum_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x6BC9D43E57B59DBED9F37DBF65B04B3F3335DB3FFB2846BF0119E43E8BDE983F8357983FF574D5BFD38F1A3EDDA9C1BF276280BF88485ABFDD6FF73F6F3FEA3FB92B8EBEE6E264BF31D8BBBFE60F203F2DE577BFB17821BEF8DECA3FD173CFBEFEC651BED25B52BEA5C6E1BF50F8A63E3580B43F640F8D3F62F7C5BF76A02FBF92881B3ECF81EDBE18514DBF82B19F3D89F360BEF8DEFC3F58C24F3FEBF3CC3F"> : tensor<4x5xcomplex<f32>>
    return %c0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(2.771832,-0.75976694), (-0.6641673,-0.8044492), (0.05801606,0.6598495), (-1.6048625,2.5048003)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
}
