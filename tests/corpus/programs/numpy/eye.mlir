module @numpy_eye_f32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.iota dim = 0 : tensor<3x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x4xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x4xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = stablehlo.convert %4 : (tensor<3x4xi1>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}
