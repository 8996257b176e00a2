module @numpy_floor_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xi16>
    %want0 = call @expected() : () -> tensor<0xi16>
    stablehlo.custom_call @check.expect_eq(%arg0, %want0) {has_side_effect = true} : (tensor<0xi16>, tensor<0xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xi16> {
    %c0 = stablehlo.constant dense<> : tensor<0xi16>
    return %c0 : tensor<0xi16>
  }
  func.func private @expected() -> tensor<0xi16> {
    %c0 = stablehlo.constant dense<> : tensor<0xi16>
    return %c0 : tensor<0xi16>
  }
}

// -----

module @numpy_floor_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf16>
    %want0 = call @expected() : () -> tensor<33xf16>
    %0 = stablehlo.floor %arg0 : tensor<33xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0x994BD24CAE48454B6648803F434C0F40AF45AD44F54C6F4B3F4C144BBF4BF14C6C4C4A49B84C8646F549C54C40470148D44C0E40A94BEB498247284C054A37485B45"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
  func.func private @expected() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0x804BC04C8048004B0048003C404C004000450044C04C004B004C004B804BC04C404C0049804C00468049C04C00470048C04C0040804B80490047004C004A00480045"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
}

// -----

module @numpy_floor_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf32>
    %want0 = call @expected() : () -> tensor<1x1xf32>
    %0 = stablehlo.floor %arg0 : tensor<1x1xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<5.882196> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
  func.func private @expected() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<5.0> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
}

// -----

module @numpy_floor_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf64>
    %want0 = call @expected() : () -> tensor<4x0x2xf64>
    %0 = stablehlo.floor %arg0 : tensor<4x0x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4x0x2xf64>, tensor<4x0x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xf64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf64>
    return %c0 : tensor<4x0x2xf64>
  }
  func.func private @expected() -> tensor<4x0x2xf64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf64>
    return %c0 : tensor<4x0x2xf64>
  }
}
