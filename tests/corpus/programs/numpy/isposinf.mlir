module @numpy_isposinf_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi32>
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi32> {
    %c0 = stablehlo.constant dense<"0x06000000F8FFFFFF0400000004000000FBFFFFFFFFFFFFFF01000000F7FFFFFF09000000FCFFFFFF01000000FEFFFFFFFAFFFFFF0800000000000000FCFFFFFF09000000F9FFFFFF0600000003000000FBFFFFFFFFFFFFFF08000000FFFFFFFF"> : tensor<2x3x4xi32>
    return %c0 : tensor<2x3x4xi32>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @numpy_isposinf_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xbf16>
    %want0 = call @expected() : () -> tensor<0xi1>
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<0xbf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<0xbf16>, tensor<0xbf16>) -> tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xbf16>
    return %c0 : tensor<0xbf16>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}

// -----

module @numpy_isposinf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf32>
    %want0 = call @expected() : () -> tensor<33xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x9166F2BEF72C52C0D1F36540C3EFEA4003ACD8BF4491A840A0BEF6BF1814C8BE37A8AABF4855FEC090D5E8C06957D33FCB244A40EF9EEDBFE044743EFAF40F41CB146D4068FD89409CE00AC1C40E00C0DAF000C1BA2FAD4067725DBF5FA15640541A1E404507F2402C85863F963A71C00D61B53F4C4EB5C00DA0E7C0FA25B4BEAC8C23BF"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}
