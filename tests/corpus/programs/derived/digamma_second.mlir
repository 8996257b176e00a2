module @derived_digamma_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.digamma %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = chlo.polygamma %1, %arg0 : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = chlo.polygamma %3, %arg0 : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.add %cst_1, %cst_2 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = chlo.polygamma %6, %arg0 : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.multiply %cst_4, %cst_5 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.79265165, 0.43588263, 0.4482169, 0.20980673], [0.78368986, 0.8819305, 0.6945801, 0.4198252], [0.6276245, 0.8163701, 0.84280616, 0.3233149]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-4.545116, -25.077047, -23.117565, -218.00359], [-4.6910996, -3.3848293, -6.5774117, -27.982645], [-8.763502, -4.188176, -3.835001, -60.32133]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_digamma_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.digamma %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = chlo.polygamma %1, %arg0 : tensor<3x4xf64>, tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = chlo.polygamma %3, %arg0 : tensor<3x4xf64>, tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.add %cst_1, %cst_2 : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = chlo.polygamma %6, %arg0 : tensor<3x4xf64>, tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.multiply %8, %4 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.multiply %cst_4, %cst_5 : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.multiply %11, %7 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.272293959443339, 0.16571300013888707, 0.6166926541098662, 0.47504930158167524], [0.15398726957309308, 0.5627945259921568, 0.2084540102294668, 0.8467618822990244], [0.4567589636956171, 0.37849064581617675, 0.3118164380241887, 0.4305021859702606]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-100.33176392180859, -441.09698308041277, -9.212918691159256, -19.5208682264689], [-549.3802363434766, -11.966409391395066, -222.25104666804648, -3.785782757185919], [-21.881020613589715, -37.91568267586826, -67.13851576862416, -26.002872037830468]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
