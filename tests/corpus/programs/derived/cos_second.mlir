module @derived_cos_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.cosine %arg0 : tensor<3x4xf32>
    %1 = stablehlo.sine %arg0 : tensor<3x4xf32>
    %2 = stablehlo.sine %arg0 : tensor<3x4xf32>
    %3 = stablehlo.cosine %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.negate %cst : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.multiply %4, %cst_0 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.multiply %8, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.52130795, 0.3749407, 0.652435, 0.6084378], [0.434844, 0.7955881, 0.83920723, 0.26921675], [0.7531403, 0.36956954, 0.5603994, 0.47923514]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.86716855, -0.93052936, -0.7946078, -0.820542], [-0.90693575, -0.69986486, -0.668053, -0.96397954], [-0.72954476, -0.9324829, -0.84704286, -0.8873479]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_cos_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.cosine %arg0 : tensor<3x4xf64>
    %1 = stablehlo.sine %arg0 : tensor<3x4xf64>
    %2 = stablehlo.sine %arg0 : tensor<3x4xf64>
    %3 = stablehlo.cosine %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.negate %cst : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.multiply %5, %2 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.multiply %4, %cst_0 : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.multiply %8, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.8174089091865734, 0.5434062841605264, 0.345925552996832, 0.8634111715465038], [0.5420564323451585, 0.2936702650719868, 0.4012635123796744, 0.8193684018278233], [0.5165198078273926, 0.16566600818002883, 0.19644807713323698, 0.8131849735546155]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.6841133802798858, -0.8559524155715088, -0.9407620306177208, -0.6498485462829419], [-0.8566495826384916, -0.9571879032345086, -0.9205682240173784, -0.6826828615520023], [-0.8695431591596479, -0.9863087431871506, -0.9807660521664922, -0.6871881042029515]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
