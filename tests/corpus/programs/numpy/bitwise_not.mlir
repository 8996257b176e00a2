module @numpy_bitwise_not_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xi1>
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = stablehlo.not %arg0 : tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<[[[[true, true], [true, true], [false, true]]], [[[false, false], [true, false], [true, true]]]]> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<[[[[false, false], [false, false], [true, false]]], [[[true, true], [false, true], [false, false]]]]> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
}

// -----

module @numpy_bitwise_not_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xi32>
    %want0 = call @expected() : () -> tensor<17x3xi32>
    %0 = stablehlo.not %arg0 : tensor<17x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi32>, tensor<17x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xi32> {
    %c0 = stablehlo.constant dense<"0x09000000FCFFFFFFF8FFFFFF05000000F8FFFFFFFFFFFFFFFFFFFFFF0900000008000000080000000400000006000000FEFFFFFFF8FFFFFFF8FFFFFFF7FFFFFFF9FFFFFFF8FFFFFFFAFFFFFF0000000006000000FAFFFFFFFAFFFFFFFAFFFFFFFBFFFFFFFBFFFFFF07000000FAFFFFFFFBFFFFFFFFFFFFFF0000000007000000070000000100000006000000FBFFFFFFFCFFFFFFF7FFFFFF0200000007000000F7FFFFFFFAFFFFFFFCFFFFFF08000000F8FFFFFF05000000F9FFFFFFFFFFFFFFFEFFFFFF03000000FCFFFFFF"> : tensor<17x3xi32>
    return %c0 : tensor<17x3xi32>
  }
  func.func private @expected() -> tensor<17x3xi32> {
    %c0 = stablehlo.constant dense<"0xF6FFFFFF0300000007000000FAFFFFFF070000000000000000000000F6FFFFFFF7FFFFFFF7FFFFFFFBFFFFFFF9FFFFFF01000000070000000700000008000000060000000700000005000000FFFFFFFFF9FFFFFF0500000005000000050000000400000004000000F8FFFFFF050000000400000000000000FFFFFFFFF8FFFFFFF8FFFFFFFEFFFFFFF9FFFFFF040000000300000008000000FDFFFFFFF8FFFFFF080000000500000003000000F7FFFFFF07000000FAFFFFFF060000000000000001000000FCFFFFFF03000000"> : tensor<17x3xi32>
    return %c0 : tensor<17x3xi32>
  }
}

// -----

module @numpy_bitwise_not_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xui8>
    %want0 = call @expected() : () -> tensor<3x5xui8>
    %0 = stablehlo.not %arg0 : tensor<3x5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xui8> {
    %c0 = stablehlo.constant dense<[[4, 5, 6, 9, 5], [9, 6, 5, 9, 4], [4, 0, 6, 0, 9]]> : tensor<3x5xui8>
    return %c0 : tensor<3x5xui8>
  }
  func.func private @expected() -> tensor<3x5xui8> {
    %c0 = stablehlo.constant dense<[[251, 250, 249, 246, 250], [246, 249, 250, 246, 251], [251, 255, 249, 255, 246]]> : tensor<3x5xui8>
    return %c0 : tensor<3x5xui8>
  }
}
