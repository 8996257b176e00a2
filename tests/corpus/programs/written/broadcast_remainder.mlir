module @written_broadcast_remainder_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi8>, tensor<3x4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %r = "chlo.broadcast_remainder"(%a, %b)  : (tensor<4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi8>, tensor<3x4xi8>) {
    %c0 = stablehlo.constant dense<[5, 5, 4, 3]> : tensor<4xi8>
    %c1 = stablehlo.constant dense<[[4, 4, 3, 5], [2, 5, 5, 3], [4, 5, 5, 5]]> : tensor<3x4xi8>
    return %c0, %c1 : tensor<4xi8>, tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[1, 1, 1, 3], [1, 0, 4, 0], [1, 0, 4, 3]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @written_broadcast_remainder_u32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xui32>, tensor<3x4xui32>)
    %want0 = call @expected() : () -> tensor<3x4xui32>
    %r = "chlo.broadcast_remainder"(%a, %b)  : (tensor<4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui32>, tensor<3x4xui32>) {
    %c0 = stablehlo.constant dense<[2, 2, 5, 3]> : tensor<4xui32>
    %c1 = stablehlo.constant dense<[[2, 5, 4, 5], [3, 4, 2, 4], [4, 2, 5, 3]]> : tensor<3x4xui32>
    return %c0, %c1 : tensor<4xui32>, tensor<3x4xui32>
  }
  func.func private @expected() -> tensor<3x4xui32> {
    %c0 = stablehlo.constant dense<[[0, 2, 1, 3], [2, 2, 1, 3], [2, 0, 0, 0]]> : tensor<3x4xui32>
    return %c0 : tensor<3x4xui32>
  }
}

// -----

module @written_broadcast_remainder_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.broadcast_remainder"(%a, %b)  : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[4.859419, 3.3236296, 4.632844, 4.8085055]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[[2.5510516, 2.146735, 2.1784751, 2.7910001], [4.6096125, 3.0504007, 3.0054858, 4.211082], [2.0815582, 2.5392275, 3.0080154, 3.474539]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.3083673, 1.1768947, 0.2758937, 2.0175054], [0.2498064, 0.27322888, 1.6273582, 0.59742355], [0.6963024, 0.78440213, 1.6248286, 1.3339665]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}
