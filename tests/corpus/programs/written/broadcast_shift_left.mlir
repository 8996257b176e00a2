module @written_broadcast_shift_left_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi8>, tensor<3x4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %r = "chlo.broadcast_shift_left"(%a, %b)  : (tensor<4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi8>, tensor<3x4xi8>) {
    %c0 = stablehlo.constant dense<[3, 5, 2, 2]> : tensor<4xi8>
    %c1 = stablehlo.constant dense<[[4, 2, 2, 3], [5, 3, 3, 3], [5, 3, 4, 3]]> : tensor<3x4xi8>
    return %c0, %c1 : tensor<4xi8>, tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[48, 20, 8, 16], [96, 40, 16, 16], [96, 40, 32, 16]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @written_broadcast_shift_left_u32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xui32>, tensor<3x4xui32>)
    %want0 = call @expected() : () -> tensor<3x4xui32>
    %r = "chlo.broadcast_shift_left"(%a, %b)  : (tensor<4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui32>, tensor<3x4xui32>) {
    %c0 = stablehlo.constant dense<[5, 4, 2, 5]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[[4, 4, 5, 3], [2, 5, 3, 4], [5, 2, 3, 2]]> : tensor<3x4xui32>
    return %c0, %c1 : tensor<4xui32>, tensor<3x4xui32>
  }
  func.func private @expected() -> tensor<3x4xui32> {
    %c0 = stablehlo.constant dense<[[80, 64, 64, 40], [20, 128, 16, 80], [160, 16, 16, 20]]> : tensor<3x4xui32>
    return %c0 : tensor<3x4xui32>
  }
}
