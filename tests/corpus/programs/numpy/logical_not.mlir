module @numpy_logical_not_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i1>
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.not %arg0 : tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @numpy_logical_not_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xi32>
    %want0 = call @expected() : () -> tensor<7xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %2 = stablehlo.not %1 : tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xi32> {
    %c0 = stablehlo.constant dense<[6, 6, 5, 2, 2, 1, 4]> : tensor<7xi32>
    return %c0 : tensor<7xi32>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @numpy_logical_not_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xui8>
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<2x3x4xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<2x3x4xui8>, tensor<2x3x4xui8>) -> tensor<2x3x4xi1>
    %2 = stablehlo.not %1 : tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xui8> {
    %c0 = stablehlo.constant dense<"0x020901020404070204030608080407010001040003000200"> : tensor<2x3x4xui8>
    return %c0 : tensor<2x3x4xui8>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000100000100010001"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}
