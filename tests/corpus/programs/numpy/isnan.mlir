module @numpy_isnan_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xi32>
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare NE, %arg0, %arg0, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
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
}

// -----

module @numpy_isnan_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xbf16>
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<33xbf16>, tensor<33xbf16>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0x0340944004410E4163406340E84009C10D40E6BF08419C40E3405CBF35C00FC10A41CDBF5DC036C00BC08B40BF3F94C093C0D3BFF4C09640D34003C1B8BFE6408140"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @numpy_isnan_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf32>
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<-3.071017> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}
