module @numpy_nextafter_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xf16>, tensor<0xf16>)
    %want0 = call @expected() : () -> tensor<0xf16>
    %0 = chlo.next_after %arg0, %arg1 : tensor<0xf16>, tensor<0xf16> -> tensor<0xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<0xf16>, tensor<0xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xf16>, tensor<0xf16>) {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    %c1 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0, %c1 : tensor<0xf16>, tensor<0xf16>
  }
  func.func private @expected() -> tensor<0xf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0 : tensor<0xf16>
  }
}

// -----

module @numpy_nextafter_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xf32>, tensor<33xf32>)
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = chlo.next_after %arg0, %arg1 : tensor<33xf32>, tensor<33xf32> -> tensor<33xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xf32>, tensor<33xf32>) {
    %c0 = stablehlo.constant dense<"0x50CC4E4004DF92C04D1945404CFC68404B88F33E78809D402B8C993F3BFB65BFF1C1943F7721A13F109E093FEC4596C02A69EABFDE21F2BF4D2E9140BE2BAA3F1DC1423FD247E63FFBB7914000AC28C05CCF44409586C4BD413A31C04DCFECBF022DF33F18E1253F704CFBBF90134F3F7F1B8F3F5FB40C408E42353F82EE69C0419204C0"> : tensor<33xf32>
    %c1 = stablehlo.constant dense<"0xB1ACD43F80900240BA3B97BEE7E3104094DC7CC0F33C9540DA289A3F43E14F407BBF8540FBEB89C056DCA8BEA8AB51BF9011D63FEA653D407E0E97C032938D40A1BC4240B302AB3F7FDC494092FD554005C693C0714877C0881EECBF4679DB3D1E5980C0BE5E40BF38BE4D40E9FE68C07737943F2B6C7540AB1C53406900CE3E5C7409C0"> : tensor<33xf32>
    return %c0, %c1 : tensor<33xf32>, tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x4FCC4E4003DF92C04C1945404BFC68404A88F33E77809D402C8C993F3AFB65BFF2C1943F7621A13F0F9E093FEB4596C02969EABFDD21F2BF4C2E9140BF2BAA3F1EC1423FD147E63FFAB79140FFAB28C05BCF44409686C4BD403A31C04CCFECBF012DF33F17E1253F6F4CFBBF8F134F3F801B8F3F60B40C408F42353F81EE69C0429204C0"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @numpy_nextafter_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xf64>, tensor<1x1xf64>)
    %want0 = call @expected() : () -> tensor<1x1xf64>
    %0 = chlo.next_after %arg0, %arg1 : tensor<1x1xf64>, tensor<1x1xf64> -> tensor<1x1xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xf64>, tensor<1x1xf64>) {
    %c0 = stablehlo.constant dense<-3.286334143340536> : tensor<1x1xf64>
    %c1 = stablehlo.constant dense<-1.6476285574113647> : tensor<1x1xf64>
    return %c0, %c1 : tensor<1x1xf64>, tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<-3.2863341433405355> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
}
