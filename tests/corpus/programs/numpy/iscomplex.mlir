module @numpy_iscomplex_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf32>
    %want0 = call @expected() : () -> tensor<17x3xi1>
    %0 = call @iscomplex(%arg0) : (tensor<17x3xf32>) -> tensor<17x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi1>, tensor<17x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x14EA054179C0D1403FB64B3EE569EDC08DA8DD3FC1AFBEBF0522C1C01CABBB3EAFBA0D41899199C0A7EF96C072B3E5BFEB5ED340840745C0D1EAED402952AEBF5898E8C0F4A12640753AB3407ADBAAC05C79BB40D5906CBF96A6A2BC6D53C5C0A14A53401D383D4080F597C084983FC0A6CCEBC019C6A040CE0DB53FA8C40F3FF9A749BF1A9F0BBED22A513FFADCD13E02B3AE400126F4409CE97FC0C3F8D1C0CB740D400D0304C06D9BD2C033223040491AEABE1D93FB3E34CE994011D08840D5A6AABF6C11243DD5F3B5BF"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
  func.func private @iscomplex(%arg0: tensor<17x3xf32>) -> tensor<17x3xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    return %2 : tensor<17x3xi1>
  }
}

// -----

module @numpy_iscomplex_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = call @iscomplex(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-8.286063,0.11944406), (6.4514885,7.461326), (-3.6057532,6.8991704), (3.2261827,2.2892566), (2.4657164,-4.3892174)], [(-2.3775377,6.8270874), (8.711904,-3.799746), (-6.0883055,-8.695474), (8.045504,2.0175707), (2.5906644,-3.1508484)], [(3.132359,-4.4461517), (5.959452,0.66138315), (5.1956973,6.1514745), (3.2411976,3.8052492), (-6.2230926,8.205924)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
  func.func private @iscomplex(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xi1> {
    %0 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    return %2 : tensor<3x5xi1>
  }
}

// -----

module @numpy_iscomplex_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<complex<f64>>
    %want0 = call @expected() : () -> tensor<i1>
    %0 = call @iscomplex(%arg0) : (tensor<complex<f64>>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<complex<f64>> {
    %c0 = stablehlo.constant dense<(-5.816167215843438,-1.1594555632550403)> : tensor<complex<f64>>
    return %c0 : tensor<complex<f64>>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
  func.func private @iscomplex(%arg0: tensor<complex<f64>>) -> tensor<i1> {
    %0 = stablehlo.imag %arg0 : (tensor<complex<f64>>) -> tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.compare NE, %0, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    return %1 : tensor<i1>
  }
}
