module @numpy_invert_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xi1>
    %want0 = call @expected() : () -> tensor<17x3xi1>
    %0 = stablehlo.not %arg0 : tensor<17x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi1>, tensor<17x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<"0x010001000101010100010000010001010100000000000100000000000101000100000000000101000000000100000100010000"> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
  func.func private @expected() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<"0x000100010000000001000101000100000001010101010001010101010000010001010101010000010101010001010001000101"> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
}

// -----

module @numpy_invert_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi32>
    %want0 = call @expected() : () -> tensor<3x5xi32>
    %0 = stablehlo.not %arg0 : tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[8, -8, -5, -4, -3], [-9, 7, 8, -4, -2], [-6, -7, 8, -7, -5]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
  func.func private @expected() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[-9, 7, 4, 3, 2], [8, -8, -9, 3, 1], [5, 6, -9, 6, 4]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
}

// -----

module @numpy_invert_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<ui8>
    %want0 = call @expected() : () -> tensor<ui8>
    %0 = stablehlo.not %arg0 : tensor<ui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<ui8> {
    %c0 = stablehlo.constant dense<6> : tensor<ui8>
    return %c0 : tensor<ui8>
  }
  func.func private @expected() -> tensor<ui8> {
    %c0 = stablehlo.constant dense<249> : tensor<ui8>
    return %c0 : tensor<ui8>
  }
}
