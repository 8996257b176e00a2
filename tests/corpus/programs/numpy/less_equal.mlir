module @numpy_less_equal_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xi1>, tensor<0xi1>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xi1>, tensor<0xi1>) {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    %c1 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0, %c1 : tensor<0xi1>, tensor<0xi1>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @numpy_less_equal_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xui16>, tensor<33xui16>)
    %want0 = call @expected() : () -> tensor<33xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<33xui16>, tensor<33xui16>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xui16>, tensor<33xui16>) {
    %c0 = stablehlo.constant dense<"0x020000000000000002000100010001000000010001000100010001000200010002000000020002000200020002000100000000000000000002000200010000000100"> : tensor<33xui16>
    %c1 = stablehlo.constant dense<"0x020001000000010001000100020002000200010001000200020002000200010001000200010002000100020001000200010002000200010001000200010001000000"> : tensor<33xui16>
    return %c0, %c1 : tensor<33xui16>, tensor<33xui16>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x010101010001010101010101010101010001000100010001010101010001010100"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @numpy_less_equal_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xbf16>, tensor<1x1xbf16>)
    %want0 = call @expected() : () -> tensor<1x1xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi1>, tensor<1x1xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xbf16>, tensor<1x1xbf16>) {
    %c0 = stablehlo.constant dense<-1.2109375> : tensor<1x1xbf16>
    %c1 = stablehlo.constant dense<-0.18359375> : tensor<1x1xbf16>
    return %c0, %c1 : tensor<1x1xbf16>, tensor<1x1xbf16>
  }
  func.func private @expected() -> tensor<1x1xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<1x1xi1>
    return %c0 : tensor<1x1xi1>
  }
}

// -----

module @numpy_less_equal_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[-0.37732297, 0.76573, 0.68837404, -1.8592538, -0.82377595], [-0.36673352, -1.3720185, -0.58000094, 0.27336836, 1.599599], [0.11024241, 1.4679185, -1.8186547, 0.5988915, -1.8636489]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[0.990818, -0.5326081, -1.7387953, 0.68658644, 1.5235025], [1.4413733, 0.2870285, 0.1731047, 1.4696568, -0.82096225], [-1.6249613, -0.21771692, -0.7727521, -1.6948897, 1.5771084]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false, true, true], [true, true, true, true, false], [false, false, true, false, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}
