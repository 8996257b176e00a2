module @written_is_pos_inf_bf16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xbf16>
    %want0 = call @expected() : () -> tensor<4xi1>
    %r = "chlo.is_pos_inf"(%a)  : (tensor<4xbf16>) -> tensor<4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[1.0, 0x7F80, 0xFF80, 0x7FC0]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @expected() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
}

// -----

module @written_is_pos_inf_f16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf16>
    %want0 = call @expected() : () -> tensor<4xi1>
    %r = "chlo.is_pos_inf"(%a)  : (tensor<4xf16>) -> tensor<4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf16> {
    %c0 = stablehlo.constant dense<[1.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<4xf16>
    return %c0 : tensor<4xf16>
  }
  func.func private @expected() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
}

// -----

module @written_is_pos_inf_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf32>
    %want0 = call @expected() : () -> tensor<4xi1>
    %r = "chlo.is_pos_inf"(%a)  : (tensor<4xf32>) -> tensor<4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[1.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @expected() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
}

// -----

module @written_is_pos_inf_f64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf64>
    %want0 = call @expected() : () -> tensor<4xi1>
    %r = "chlo.is_pos_inf"(%a)  : (tensor<4xf64>) -> tensor<4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @expected() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
}
