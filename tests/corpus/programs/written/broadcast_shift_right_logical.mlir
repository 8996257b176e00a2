module @written_broadcast_shift_right_logical_u8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xui8>, tensor<3x4xui8>)
    %want0 = call @expected() : () -> tensor<3x4xui8>
    %r = "chlo.broadcast_shift_right_logical"(%a, %b)  : (tensor<4xui8>, tensor<3x4xui8>) -> tensor<3x4xui8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui8>, tensor<3x4xui8>) {
    %c0 = stablehlo.constant dense<[5, 4, 4, 4]> : tensor<4xui8>
    %c1 = stablehlo.constant dense<[[2, 4, 4, 4], [2, 3, 5, 4], [5, 5, 5, 2]]> : tensor<3x4xui8>
    return %c0, %c1 : tensor<4xui8>, tensor<3x4xui8>
  }
  func.func private @expected() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[1, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
}

// -----

module @written_broadcast_shift_right_logical_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi32>, tensor<3x4xi32>)
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %r = "chlo.broadcast_shift_right_logical"(%a, %b)  : (tensor<4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<3x4xi32>) {
    %c0 = stablehlo.constant dense<[3, 3, 3, 5]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[[2, 2, 4, 3], [2, 4, 4, 2], [2, 2, 3, 5]]> : tensor<3x4xi32>
    return %c0, %c1 : tensor<4xi32>, tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}
