module @numpy_logical_or_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi1>, tensor<7xi1>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.or %arg0, %arg1 : tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi1>, tensor<7xi1>) {
    %c0 = stablehlo.constant dense<[false, false, false, false, false, true, false]> : tensor<7xi1>
    %c1 = stablehlo.constant dense<[true, true, false, false, true, true, true]> : tensor<7xi1>
    return %c0, %c1 : tensor<7xi1>, tensor<7xi1>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[true, true, false, false, true, true, true]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @numpy_logical_or_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi32>, tensor<2x3x4xi32>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x4xi32>
    %3 = stablehlo.compare NE, %arg1, %2, SIGNED : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
    %4 = stablehlo.or %1, %3 : tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi32>, tensor<2x3x4xi32>) {
    %c0 = stablehlo.constant dense<"0x00000000FFFFFFFFF7FFFFFFF7FFFFFFFBFFFFFFF9FFFFFFFDFFFFFFFBFFFFFFFEFFFFFF04000000F8FFFFFF010000000200000002000000F9FFFFFF010000000500000009000000FEFFFFFFF9FFFFFF02000000FBFFFFFFFDFFFFFF03000000"> : tensor<2x3x4xi32>
    %c1 = stablehlo.constant dense<"0xFBFFFFFF00000000FCFFFFFF05000000FFFFFFFF02000000FBFFFFFF05000000040000000400000002000000060000000100000004000000FCFFFFFFFEFFFFFF09000000FBFFFFFFF9FFFFFF0400000002000000080000000800000003000000"> : tensor<2x3x4xi32>
    return %c0, %c1 : tensor<2x3x4xi32>, tensor<2x3x4xi32>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @numpy_logical_or_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xui8>, tensor<0xui8>)
    %want0 = call @expected() : () -> tensor<0xi1>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<0xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<0xui8>
    %3 = stablehlo.compare NE, %arg1, %2, UNSIGNED : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xi1>
    %4 = stablehlo.or %1, %3 : tensor<0xi1>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<0xi1>, tensor<0xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xui8>, tensor<0xui8>) {
    %c0 = stablehlo.constant dense<> : tensor<0xui8>
    %c1 = stablehlo.constant dense<> : tensor<0xui8>
    return %c0, %c1 : tensor<0xui8>, tensor<0xui8>
  }
  func.func private @expected() -> tensor<0xi1> {
    %c0 = stablehlo.constant dense<> : tensor<0xi1>
    return %c0 : tensor<0xi1>
  }
}
