module @nn_one_hot_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xi32>
    %want0 = call @expected() : () -> tensor<4x5xf32>
    %0 = call @_one_hot(%arg0) : (tensor<4xi32>) -> tensor<4x5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[0, 3, 7, -1]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @expected() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x0000803F000000000000000000000000000000000000000000000000000000000000803F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @_one_hot(%arg0: tensor<4xi32>) -> tensor<4x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<4x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
    %5 = stablehlo.convert %4 : (tensor<4x5xi1>) -> tensor<4x5xf32>
    return %5 : tensor<4x5xf32>
  }
}
