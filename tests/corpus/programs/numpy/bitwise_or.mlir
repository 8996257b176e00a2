module @numpy_bitwise_or_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi1>, tensor<7xi1>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.or %arg0, %arg1 : tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi1>, tensor<7xi1>) {
    %c0 = stablehlo.constant dense<[false, false, true, false, true, true, false]> : tensor<7xi1>
    %c1 = stablehlo.constant dense<[false, false, true, true, true, false, false]> : tensor<7xi1>
    return %c0, %c1 : tensor<7xi1>, tensor<7xi1>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[false, false, true, true, true, true, false]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @numpy_bitwise_or_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi32>, tensor<2x3x4xi32>)
    %want0 = call @expected() : () -> tensor<2x3x4xi32>
    %0 = stablehlo.or %arg0, %arg1 : tensor<2x3x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi32>, tensor<2x3x4xi32>) {
    %c0 = stablehlo.constant dense<"0xFCFFFFFF04000000FEFFFFFFF8FFFFFFF9FFFFFFF9FFFFFF0300000007000000FEFFFFFF0400000005000000F8FFFFFF05000000F7FFFFFF03000000FEFFFFFFF8FFFFFFFEFFFFFFF8FFFFFF0700000005000000FAFFFFFF0900000009000000"> : tensor<2x3x4xi32>
    %c1 = stablehlo.constant dense<"0xFEFFFFFFFDFFFFFF0800000006000000020000000500000001000000F9FFFFFF0800000006000000F9FFFFFFFCFFFFFF08000000FCFFFFFFF9FFFFFFFEFFFFFFFDFFFFFF02000000F8FFFFFF00000000040000000900000000000000FEFFFFFF"> : tensor<2x3x4xi32>
    return %c0, %c1 : tensor<2x3x4xi32>, tensor<2x3x4xi32>
  }
  func.func private @expected() -> tensor<2x3x4xi32> {
    %c0 = stablehlo.constant dense<"0xFEFFFFFFFDFFFFFFFEFFFFFFFEFFFFFFFBFFFFFFFDFFFFFF03000000FFFFFFFFFEFFFFFF06000000FDFFFFFFFCFFFFFF0D000000FFFFFFFFFBFFFFFFFEFFFFFFFDFFFFFFFEFFFFFFF8FFFFFF0700000005000000FBFFFFFF09000000FFFFFFFF"> : tensor<2x3x4xi32>
    return %c0 : tensor<2x3x4xi32>
  }
}

// -----

module @numpy_bitwise_or_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xui8>, tensor<0xui8>)
    %want0 = call @expected() : () -> tensor<0xui8>
    %0 = stablehlo.or %arg0, %arg1 : tensor<0xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xui8>, tensor<0xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xui8>, tensor<0xui8>) {
    %c0 = stablehlo.constant dense<> : tensor<0xui8>
    %c1 = stablehlo.constant dense<> : tensor<0xui8>
    return %c0, %c1 : tensor<0xui8>, tensor<0xui8>
  }
  func.func private @expected() -> tensor<0xui8> {
    %c0 = stablehlo.constant dense<> : tensor<0xui8>
    return %c0 : tensor<0xui8>
  }
}
