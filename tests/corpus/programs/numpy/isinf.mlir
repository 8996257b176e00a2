module @numpy_isinf_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xi32>
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = call @isinf(%arg0) : (tensor<0xi32>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xi32> {
    %c0 = stablehlo.constant dense<> : tensor<0xi32>
    return %c0 : tensor<0xi32>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
  func.func private @isinf(%arg0: tensor<0xi32>) -> tensor<0xi1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<0xi1>
    return %0 : tensor<0xi1>
  }
}

// -----

module @numpy_isinf_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xbf16>
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = call @isinf(%arg0) : (tensor<33xbf16>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0xB4C0993F31405BC08A408C40A0C09440C0C01BBE843ED4408D409DC00241CEC095401ABFEE3FC4C07540C6C0FF3E3BC09DC0FD400440DFC006C1E3C0F4C0F440C6BF"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
  func.func private @isinf(%arg0: tensor<33xbf16>) -> tensor<33xi1> {
    %0 = stablehlo.abs %arg0 : tensor<33xbf16>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<33xbf16>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<33xbf16>, tensor<33xbf16>) -> tensor<33xi1>
    return %2 : tensor<33xi1>
  }
}

// -----

module @numpy_isinf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf32>
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = call @isinf(%arg0) : (tensor<1x1xf32>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<-1.2930503> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
  func.func private @isinf(%arg0: tensor<1x1xf32>) -> tensor<1x1xi1> {
    %0 = stablehlo.abs %arg0 : tensor<1x1xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    return %2 : tensor<1x1xi1>
  }
}
