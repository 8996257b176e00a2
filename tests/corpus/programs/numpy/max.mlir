module @numpy_max_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xui8>
    %want0 = call @expected() : () -> tensor<5xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<4x5xui8>, tensor<ui8>) -> tensor<5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xui8> {
    %c0 = stablehlo.constant dense<"0x0001020101010200010102010100000201000201"> : tensor<4x5xui8>
    return %c0 : tensor<4x5xui8>
  }
  func.func private @expected() -> tensor<5xui8> {
    %c0 = stablehlo.constant dense<[2, 2, 2, 2, 1]> : tensor<5xui8>
    return %c0 : tensor<5xui8>
  }
}

// -----

module @numpy_max_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi32> {
    %c0 = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFF01000000010000000100000000000000FFFFFFFFFEFFFFFFFEFFFFFF01000000FFFFFFFF02000000020000000000000002000000FFFFFFFFFEFFFFFF010000000000000001000000"> : tensor<4x5xi32>
    return %c0 : tensor<4x5xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[1, 1, 2, 1]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
}

// -----

module @numpy_max_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf16>
    %want0 = call @expected() : () -> tensor<f16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x5xf16>, tensor<f16>) -> tensor<f16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf16> {
    %c0 = stablehlo.constant dense<"0x793CA1BD3ABD05B938BABC3C283B3CBCD72553BBA2B3173F903E053DCEB47ABA273B7EB615BFC23D"> : tensor<4x5xf16>
    return %c0 : tensor<4x5xf16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<1.7724609375> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @numpy_max_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0xA1B5173F003AEF3F46315CBFED4D743FA913393F36CA293F401FDFBF0127DFBE1FFA69BF925FCBBF6D6C58BD35EC33BEB340353FF148F13F282B2F3F506E673E9BA5AC3F89447CBD1485F73F7B0C77BE"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[1.8689575, 0.66324174, 1.8850385, 1.9337487]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}
