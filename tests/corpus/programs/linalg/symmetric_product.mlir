module @linalg_symmetric_product_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x3xf32>)
    %want0 = call @expected() : () -> tensor<3x3xf32>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.multiply %4, %arg1 : tensor<3x3xf32>
    %6 = stablehlo.add %3, %5 : tensor<3x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x3xf32>) {
    %c0 = stablehlo.constant dense<[[0.8175078, -0.5112328, -2.5884936, -1.7842177], [-2.0607257, 1.0903437, 1.7092854, -1.0708545], [-0.7447789, -0.9691204, -1.6856395, -2.026391]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.8605738, 0.00406608, -0.113998465], [0.00406608, 2.3193004, 0.072319], [-0.113998465, 0.072319, 3.2214673]]> : tensor<3x3xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x3xf32>
  }
  func.func private @expected() -> tensor<3x3xf32> {
    %c0 = stablehlo.constant dense<[[10.81341, -4.755915, 7.8653736], [-4.755915, 9.503825, -0.23315834], [7.8653736, -0.23315834, 8.441531]]> : tensor<3x3xf32>
    return %c0 : tensor<3x3xf32>
  }
}

// -----

module @linalg_symmetric_product_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x3xf64>)
    %want0 = call @expected() : () -> tensor<3x3xf64>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x4xf64>) -> tensor<4x3xf64>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x4xf64>, tensor<4x3xf64>) -> tensor<3x3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %3 = stablehlo.multiply %2, %1 : tensor<3x3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %5 = stablehlo.multiply %4, %arg1 : tensor<3x3xf64>
    %6 = stablehlo.add %3, %5 : tensor<3x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x3xf64>) {
    %c0 = stablehlo.constant dense<[[-1.9195108238554024, 2.2847597881763173, 2.5397510440590825, 0.9533913222744985], [1.9007282793716547, -2.5733172781393643, -2.4947161564055778, 0.6251870814510085], [0.4352285129630813, -1.236335367763445, 2.78510675733369, 1.851601097467154]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.8384354044916592, 0.07737646391681474, 0.05749505432799654], [0.07737646391681474, 2.114143001641498, 0.11003082207958159], [0.05749505432799654, 0.11003082207958159, 2.7553399499492226]]> : tensor<3x3xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x3xf64>
  }
  func.func private @expected() -> tensor<3x3xf64> {
    %c0 = stablehlo.constant dense<[[16.26393947175305, -15.267790369382713, 5.178623038944144], [-15.267790369382713, 16.849197393817967, -1.7817194326794712], [5.178623038944144, -1.7817194326794712, 12.903195273966178]]> : tensor<3x3xf64>
    return %c0 : tensor<3x3xf64>
  }
}
