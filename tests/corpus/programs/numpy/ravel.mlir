module @numpy_ravel_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i1>
    %want0 = call @expected() : () -> tensor<1xi1>
    %0 = stablehlo.reshape %arg0 : (tensor<i1>) -> tensor<1xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1xi1>, tensor<1xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i1> {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    return %c0 : tensor<i1>
  }
  func.func private @expected() -> tensor<1xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<1xi1>
    return %c0 : tensor<1xi1>
  }
}

// -----

module @numpy_ravel_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xi8>
    %want0 = call @expected() : () -> tensor<7xi8>
    stablehlo.custom_call @check.expect_eq(%arg0, %want0) {has_side_effect = true} : (tensor<7xi8>, tensor<7xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xi8> {
    %c0 = stablehlo.constant dense<[0, 7, -2, 8, 7, 0, 1]> : tensor<7xi8>
    return %c0 : tensor<7xi8>
  }
  func.func private @expected() -> tensor<7xi8> {
    %c0 = stablehlo.constant dense<[0, 7, -2, 8, 7, 0, 1]> : tensor<7xi8>
    return %c0 : tensor<7xi8>
  }
}

// -----

module @numpy_ravel_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<24xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<24xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<24xf32>, tensor<24xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x6206D5C0A79E09C131EFC0C0EDCCE2C0F52D0BC1F89294C0B0D506415340D93FFF89B6BEBB28DBBE217F0FC19FC294C0ED84DAC01F7889C02D0B873F03117FC0C3F0A9406E1B57C0AAE391C0C8BA50C053548D40D2B9AABF9DB9B3C019899FC0"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<24xf32> {
    %c0 = stablehlo.constant dense<"0x6206D5C0A79E09C131EFC0C0EDCCE2C0F52D0BC1F89294C0B0D506415340D93FFF89B6BEBB28DBBE217F0FC19FC294C0ED84DAC01F7889C02D0B873F03117FC0C3F0A9406E1B57C0AAE391C0C8BA50C053548D40D2B9AABF9DB9B3C019899FC0"> : tensor<24xf32>
    return %c0 : tensor<24xf32>
  }
}
