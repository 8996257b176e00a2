module @linalg_block_diag_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x2xi32>, tensor<1x3xi32>)
    %want0 = call @expected() : () -> tensor<3x5xi32>
    %0 = call @block_diag(%arg0, %arg1) : (tensor<2x2xi32>, tensor<1x3xi32>) -> tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x2xi32>, tensor<1x3xi32>) {
    %c0 = stablehlo.constant dense<[[-3, 1], [1, -1]]> : tensor<2x2xi32>
    %c1 = stablehlo.constant dense<[[-1, 1, 0]]> : tensor<1x3xi32>
    return %c0, %c1 : tensor<2x2xi32>, tensor<1x3xi32>
  }
  func.func private @expected() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[-3, 1, 0, 0, 0], [1, -1, 0, 0, 0], [0, 0, -1, 1, 0]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
  func.func private @block_diag(%arg0: tensor<2x2xi32>, %arg1: tensor<1x3xi32>) -> tensor<3x5xi32> {
    %0 = call @atleast_2d(%arg0) : (tensor<2x2xi32>) -> tensor<2x2xi32>
    %1 = call @atleast_2d_0(%arg1) : (tensor<1x3xi32>) -> tensor<1x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.pad %0, %c, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.pad %1, %c_0, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<1x3xi32>, tensor<i32>) -> tensor<1x5xi32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<2x5xi32>, tensor<1x5xi32>) -> tensor<3x5xi32>
    return %4 : tensor<3x5xi32>
  }
  func.func private @atleast_2d(%arg0: tensor<2x2xi32>) -> tensor<2x2xi32> {
    return %arg0 : tensor<2x2xi32>
  }
  func.func private @atleast_2d_0(%arg0: tensor<1x3xi32>) -> tensor<1x3xi32> {
    return %arg0 : tensor<1x3xi32>
  }
}

// -----

module @linalg_block_diag_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x2xf32>, tensor<1x3xf32>)
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = call @block_diag(%arg0, %arg1) : (tensor<2x2xf32>, tensor<1x3xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x2xf32>, tensor<1x3xf32>) {
    %c0 = stablehlo.constant dense<[[0.85200983, 2.3533604], [-2.3181186, -0.22734912]]> : tensor<2x2xf32>
    %c1 = stablehlo.constant dense<[[2.7431424, 2.935769, -1.8142138]]> : tensor<1x3xf32>
    return %c0, %c1 : tensor<2x2xf32>, tensor<1x3xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.85200983, 2.3533604, 0.0, 0.0, 0.0], [-2.3181186, -0.22734912, 0.0, 0.0, 0.0], [0.0, 0.0, 2.7431424, 2.935769, -1.8142138]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @block_diag(%arg0: tensor<2x2xf32>, %arg1: tensor<1x3xf32>) -> tensor<3x5xf32> {
    %0 = call @atleast_2d(%arg0) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %1 = call @atleast_2d_0(%arg1) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %0, %cst, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %1, %cst_0, low = [0, 2], high = [0, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<1x5xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<2x5xf32>, tensor<1x5xf32>) -> tensor<3x5xf32>
    return %4 : tensor<3x5xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    return %arg0 : tensor<2x2xf32>
  }
  func.func private @atleast_2d_0(%arg0: tensor<1x3xf32>) -> tensor<1x3xf32> {
    return %arg0 : tensor<1x3xf32>
  }
}
