module @derived_erf_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.erf %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = stablehlo.negate %1 : tensor<3x4xf32>
    %3 = stablehlo.exponential %2 : tensor<3x4xf32>
    %4 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x4xf32>
    %7 = stablehlo.negate %4 : tensor<3x4xf32>
    %8 = stablehlo.exponential %7 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.12837923> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.multiply %cst_0, %cst_1 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.multiply %9, %cst_2 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.multiply %13, %8 : tensor<3x4xf32>
    %15 = stablehlo.negate %14 : tensor<3x4xf32>
    %16 = stablehlo.multiply %15, %6 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.22145672, 0.7675744, 0.59156924, 0.84221613], [0.23740767, 0.15133187, 0.5531104, 0.35230163], [0.5102006, 0.6945545, 0.570693, 0.637644]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.4758552, -0.96101916, -0.94082206, -0.9350856], [-0.5064096, -0.3337871, -0.91924804, -0.70225793], [-0.887518, -0.96757615, -0.9299124, -0.9582606]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_erf_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.erf %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = stablehlo.negate %1 : tensor<3x4xf64>
    %3 = stablehlo.exponential %2 : tensor<3x4xf64>
    %4 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x4xf64>
    %7 = stablehlo.negate %4 : tensor<3x4xf64>
    %8 = stablehlo.exponential %7 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.1283791670955126> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.multiply %cst_0, %cst_1 : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %11 = stablehlo.multiply %10, %8 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.multiply %9, %cst_2 : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %14 = stablehlo.multiply %13, %8 : tensor<3x4xf64>
    %15 = stablehlo.negate %14 : tensor<3x4xf64>
    %16 = stablehlo.multiply %15, %6 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.20559237756057763, 0.5816050456501825, 0.7087703942810701, 0.38650560185559946], [0.3696243933158865, 0.8308196869488585, 0.8004424122550416, 0.7273090190683792], [0.6815659662912313, 0.7290537011583008, 0.7935287712976149, 0.3707091321940328]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.44476971385179853, -0.9358512947407261, -0.9678775448435436, -0.751212974660214], [-0.7276313720511274, -0.9401889390635247, -0.9518295293883442, -0.9671005358621972], [-0.9666053497221472, -0.966960370256105, -0.9540645249255559, -0.729180938633449]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
