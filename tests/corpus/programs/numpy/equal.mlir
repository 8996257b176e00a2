module @numpy_equal_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xi1>, tensor<33xi1>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<33xi1>, tensor<33xi1>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xi1>, tensor<33xi1>) {
    %c0 = stablehlo.constant dense<"0x010000000100000000010000000001010001000101000100010000010101000000"> : tensor<33xi1>
    %c1 = stablehlo.constant dense<"0x000100010101010100000000010100000001010001000000000001010100010101"> : tensor<33xi1>
    return %c0, %c1 : tensor<33xi1>, tensor<33xi1>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x000001000100000001000101000000000101000001010001000100010100000000"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @numpy_equal_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xui16>, tensor<1x1xui16>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<1x1xui16>, tensor<1x1xui16>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xui16>, tensor<1x1xui16>) {
    %c0 = stablehlo.constant dense<0> : tensor<1x1xui16>
    %c1 = stablehlo.constant dense<1> : tensor<1x1xui16>
    return %c0, %c1 : tensor<1x1xui16>, tensor<1x1xui16>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @numpy_equal_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>)
    %want0 = call @expected() : () -> tensor<4x0x2xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>) -> tensor<4x0x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi1>, tensor<4x0x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xbf16>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xbf16>
    return %c0, %c1 : tensor<4x0x2xbf16>, tensor<4x0x2xbf16>
  }
  func.func private @expected() -> tensor<4x0x2xi1> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi1>
    return %c0 : tensor<4x0x2xi1>
  }
}

// -----

module @numpy_equal_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) {
    %c0 = stablehlo.constant dense<[[[[0.6366869, 1.1858929], [0.5169041, 1.4487779], [-0.9415142, 1.1829935]]], [[[1.2790494, 0.11535805], [0.7464671, -1.5164928], [-0.5083476, 1.412146]]]]> : tensor<2x1x3x2xf32>
    %c1 = stablehlo.constant dense<[[[[-0.3225617, -1.4855716], [-1.3531685, 1.1588037], [1.4840254, -1.0991734]]], [[[0.3487078, 1.6431249], [1.6951637, -0.14666706], [-1.1485003, 1.3468937]]]]> : tensor<2x1x3x2xf32>
    return %c0, %c1 : tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
}
