module @random_PRNGKey_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i32>
    %want0 = call @expected() : () -> tensor<2xui32>
    %c = stablehlo.constant dense<32> : tensor<i32>
    %0 = stablehlo.shift_right_logical %arg0, %c : tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.and %arg0, %c_0 : tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i32> {
    %c0 = stablehlo.constant dense<39> : tensor<i32>
    return %c0 : tensor<i32>
  }
  func.func private @expected() -> tensor<2xui32> {
    %c0 = stablehlo.constant dense<[0, 39]> : tensor<2xui32>
    return %c0 : tensor<2xui32>
  }
}

// -----

module @random_PRNGKey_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<ui32>
    %want0 = call @expected() : () -> tensor<2xui32>
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg0, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg0, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<ui32> {
    %c0 = stablehlo.constant dense<81> : tensor<ui32>
    return %c0 : tensor<ui32>
  }
  func.func private @expected() -> tensor<2xui32> {
    %c0 = stablehlo.constant dense<[0, 81]> : tensor<2xui32>
    return %c0 : tensor<2xui32>
  }
}

// -----

module @random_PRNGKey_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i64>
    %want0 = call @expected() : () -> tensor<2xui32>
    %c = stablehlo.constant dense<32> : tensor<i64>
    %0 = stablehlo.shift_right_logical %arg0, %c : tensor<i64>
    %1 = stablehlo.convert %0 : (tensor<i64>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
    %3 = stablehlo.and %arg0, %c_0 : tensor<i64>
    %4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<2xui32>, tensor<2xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i64> {
    %c0 = stablehlo.constant dense<67> : tensor<i64>
    return %c0 : tensor<i64>
  }
  func.func private @expected() -> tensor<2xui32> {
    %c0 = stablehlo.constant dense<[0, 67]> : tensor<2xui32>
    return %c0 : tensor<2xui32>
  }
}
