module @numpy_isin_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xi32>, tensor<3xi32>)
    %want0 = call @expected() : () -> tensor<6xi1>
    %0 = call @_in1d(%arg0, %arg1) : (tensor<6xi32>, tensor<3xi32>) -> tensor<6xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi1>, tensor<6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xi32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<[4, 5, 3, 4, 1, 1]> : tensor<6xi32>
    %c1 = stablehlo.constant dense<[2, 4, 1]> : tensor<3xi32>
    return %c0, %c1 : tensor<6xi32>, tensor<3xi32>
  }
  func.func private @expected() -> tensor<6xi1> {
    %c0 = stablehlo.constant dense<[true, false, false, true, true, true]> : tensor<6xi1>
    return %c0 : tensor<6xi1>
  }
  func.func private @_in1d(%arg0: tensor<6xi32>, %arg1: tensor<3xi32>) -> tensor<6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x3xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<6x3xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<6x3xi1>, tensor<i1>) -> tensor<6xi1>
    return %5 : tensor<6xi1>
  }
}

// -----

module @numpy_isin_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xui8>, tensor<3xui8>)
    %want0 = call @expected() : () -> tensor<6xi1>
    %0 = call @_in1d(%arg0, %arg1) : (tensor<6xui8>, tensor<3xui8>) -> tensor<6xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi1>, tensor<6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xui8>, tensor<3xui8>) {
    %c0 = stablehlo.constant dense<[4, 0, 0, 0, 5, 3]> : tensor<6xui8>
    %c1 = stablehlo.constant dense<[1, 4, 3]> : tensor<3xui8>
    return %c0, %c1 : tensor<6xui8>, tensor<3xui8>
  }
  func.func private @expected() -> tensor<6xi1> {
    %c0 = stablehlo.constant dense<[true, false, false, false, false, true]> : tensor<6xi1>
    return %c0 : tensor<6xi1>
  }
  func.func private @_in1d(%arg0: tensor<6xui8>, %arg1: tensor<3xui8>) -> tensor<6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xui8>) -> tensor<6x1xui8>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xui8>) -> tensor<1x3xui8>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xui8>) -> tensor<6x3xui8>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xui8>) -> tensor<6x3xui8>
    %4 = stablehlo.compare EQ, %2, %3, UNSIGNED : (tensor<6x3xui8>, tensor<6x3xui8>) -> tensor<6x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<6x3xi1>, tensor<i1>) -> tensor<6xi1>
    return %5 : tensor<6xi1>
  }
}

// -----

module @numpy_isin_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<3xf32>)
    %want0 = call @expected() : () -> tensor<6xi1>
    %0 = call @_in1d(%arg0, %arg1) : (tensor<6xf32>, tensor<3xf32>) -> tensor<6xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6xi1>, tensor<6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[0.46584478, 0.3453084, 4.055503, 4.986815, 2.285108, 3.6640148]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[0.3817769, 4.3456707, 2.1662614]> : tensor<3xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<6xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<6xi1>
    return %c0 : tensor<6xi1>
  }
  func.func private @_in1d(%arg0: tensor<6xf32>, %arg1: tensor<3xf32>) -> tensor<6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %4 = stablehlo.compare EQ, %2, %3, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<6x3xi1>, tensor<i1>) -> tensor<6xi1>
    return %5 : tensor<6xi1>
  }
}
