module @numpy_isreal_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf32>
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = call @isreal(%arg0) : (tensor<33xf32>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0xB620CAC06EF907C14C4FA2403C36CB3FA04889BEC91BB040B49418C0CF32A8400C1CBEBF8A202640114F08418200CB408C8025C0815AE34027EFC63F1D5EE740711282C06CEBF340D17B3B40184C0941A1A6AE407EE112BFDFC0664026F995C06931CCBF1A1509C1FC7081401A27B14022A1AEBFEB340B4047F98D407882EDC03F7307C1"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
  func.func private @isreal(%arg0: tensor<33xf32>) -> tensor<33xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    return %2 : tensor<33xi1>
  }
}

// -----

module @numpy_isreal_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = call @isreal(%arg0) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xcomplex<f32>> {
    %c0 = stablehlo.constant dense<(-4.012242,-4.9676056)> : tensor<1x1xcomplex<f32>>
    return %c0 : tensor<1x1xcomplex<f32>>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
  func.func private @isreal(%arg0: tensor<1x1xcomplex<f32>>) -> tensor<1x1xi1> {
    %0 = stablehlo.imag %arg0 : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    return %2 : tensor<1x1xi1>
  }
}

// -----

module @numpy_isreal_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<4x0x2xi1>
    %0 = call @isreal(%arg0) : (tensor<4x0x2xcomplex<f64>>) -> tensor<4x0x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi1>, tensor<4x0x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f64>>
    return %c0 : tensor<4x0x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4x0x2xi1> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi1>
    return %c0 : tensor<4x0x2xi1>
  }
  func.func private @isreal(%arg0: tensor<4x0x2xcomplex<f64>>) -> tensor<4x0x2xi1> {
    %0 = stablehlo.imag %arg0 : (tensor<4x0x2xcomplex<f64>>) -> tensor<4x0x2xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x0x2xf64>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<4x0x2xf64>, tensor<4x0x2xf64>) -> tensor<4x0x2xi1>
    return %2 : tensor<4x0x2xi1>
  }
}
