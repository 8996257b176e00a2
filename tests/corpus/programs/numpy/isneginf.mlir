module @numpy_isneginf_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i32>
    %want0 = call @expected() : () -> tensor<i1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.custom_call @check.expect_eq(%c, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i32> {
    %c0 = stablehlo.constant dense<6> : tensor<i32>
    return %c0 : tensor<i32>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @numpy_isneginf_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xbf16>
    %want0 = call @expected() : () -> tensor<7xi1>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<7xbf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<7xbf16>, tensor<7xbf16>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xbf16> {
    %c0 = stablehlo.constant dense<[-1.109375, 2.453125, -8.8125, -8.0625, -2.484375, -2.96875, 2.90625]> : tensor<7xbf16>
    return %c0 : tensor<7xbf16>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @numpy_isneginf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x22DAA3BEBC0F33C022B40C41C48CA840E7B64840262DB0C056FDEE3FE2BDC43FCE02B2C0B566BB404C7DA740951AE9C0397BD640B3550CC1CF0EFEBF88A7EC3EB4E94AC0E21A54402866A7C0B253C940A4EDDF40590A12C0F934BF406855CFC0"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}
