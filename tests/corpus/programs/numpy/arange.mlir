module @numpy_arange_i32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<3xi32>
    %0 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.multiply %1, %0 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %3, %2 : tensor<3xi32>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @expected() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[2, 5, 8]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
}
