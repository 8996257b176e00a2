module @numpy_logical_xor_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi1>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<2x1x3x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) {
    %c0 = stablehlo.constant dense<[[[[false, true], [true, false], [false, false]]], [[[false, false], [false, true], [true, false]]]]> : tensor<2x1x3x2xi1>
    %c1 = stablehlo.constant dense<[[[[true, false], [true, true], [false, false]]], [[[true, true], [false, false], [true, true]]]]> : tensor<2x1x3x2xi1>
    return %c0, %c1 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>
  }
  func.func private @expected() -> tensor<2x1x3x2xi1> {
    %c0 = stablehlo.constant dense<[[[[true, true], [false, true], [false, false]]], [[[true, true], [false, true], [false, true]]]]> : tensor<2x1x3x2xi1>
    return %c0 : tensor<2x1x3x2xi1>
  }
}

// -----

module @numpy_logical_xor_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi32>, tensor<17x3xi32>)
    %want0 = call @expected() : () -> tensor<17x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %3 = stablehlo.compare NE, %arg1, %2, SIGNED : (tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi1>
    %4 = stablehlo.xor %1, %3 : tensor<17x3xi1>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<17x3xi1>, tensor<17x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi32>, tensor<17x3xi32>) {
    %c0 = stablehlo.constant dense<"0x090000000700000000000000040000000700000007000000FAFFFFFFFBFFFFFFF9FFFFFFFAFFFFFFFCFFFFFFF7FFFFFF070000000600000009000000FFFFFFFF0100000005000000F8FFFFFFFEFFFFFFF9FFFFFF0900000001000000F8FFFFFF05000000FAFFFFFFF8FFFFFFF8FFFFFF0900000002000000FDFFFFFF080000000200000006000000F8FFFFFF0300000003000000FAFFFFFFF7FFFFFF08000000F7FFFFFFFBFFFFFFFBFFFFFFFBFFFFFF04000000F9FFFFFFF9FFFFFF05000000FEFFFFFF0100000006000000"> : tensor<17x3xi32>
    %c1 = stablehlo.constant dense<"0x010000000000000002000000090000000200000003000000FFFFFFFFFFFFFFFFF7FFFFFF0900000004000000F7FFFFFF03000000FFFFFFFF0200000008000000FBFFFFFFFBFFFFFF0000000007000000F8FFFFFF01000000F7FFFFFFFDFFFFFFFCFFFFFF08000000F9FFFFFF0900000002000000FDFFFFFF05000000FDFFFFFF02000000F7FFFFFF04000000FEFFFFFF09000000FFFFFFFFFCFFFFFF03000000F7FFFFFF03000000020000000700000006000000FAFFFFFFFAFFFFFFFEFFFFFF04000000F7FFFFFFFAFFFFFF"> : tensor<17x3xi32>
    return %c0, %c1 : tensor<17x3xi32>, tensor<17x3xi32>
  }
  func.func private @expected() -> tensor<17x3xi1> {
    %c0 = stablehlo.constant dense<"0x000101000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000"> : tensor<17x3xi1>
    return %c0 : tensor<17x3xi1>
  }
}

// -----

module @numpy_logical_xor_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui8>, tensor<3x5xui8>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<3x5xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<3x5xui8>
    %3 = stablehlo.compare NE, %arg1, %2, UNSIGNED : (tensor<3x5xui8>, tensor<3x5xui8>) -> tensor<3x5xi1>
    %4 = stablehlo.xor %1, %3 : tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui8>, tensor<3x5xui8>) {
    %c0 = stablehlo.constant dense<[[9, 0, 5, 4, 6], [8, 8, 1, 9, 9], [6, 5, 3, 1, 0]]> : tensor<3x5xui8>
    %c1 = stablehlo.constant dense<[[9, 8, 3, 6, 3], [9, 9, 9, 1, 6], [0, 1, 8, 9, 4]]> : tensor<3x5xui8>
    return %c0, %c1 : tensor<3x5xui8>, tensor<3x5xui8>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, false, false], [false, false, false, false, false], [true, false, false, false, true]]> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}
