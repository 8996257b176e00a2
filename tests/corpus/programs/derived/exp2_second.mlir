module @derived_exp2_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.693147182> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x4xf32>
    %2 = stablehlo.exponential %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.log %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.log %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.multiply %4, %cst_2 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.multiply %6, %2 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.multiply %5, %cst_3 : tensor<f32>
    %9 = stablehlo.multiply %3, %8 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.multiply %10, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.8998268, 0.77986157, 0.27440313, 0.31552765], [0.2366542, 0.3990033, 0.32167315, 0.34893757], [0.7952952, 0.50361866, 0.39822078, 0.3563968]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.8964494, 0.82492155, 0.5811049, 0.59790784], [0.56609714, 0.6335237, 0.6004601, 0.6119157], [0.8337937, 0.6811695, 0.6331802, 0.6150877]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_exp2_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.69314718055994529> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x4xf64>
    %2 = stablehlo.exponential %1 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %3 = stablehlo.log %cst_0 : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = stablehlo.log %cst_1 : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.multiply %4, %cst_2 : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = stablehlo.multiply %6, %2 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.multiply %5, %cst_3 : tensor<f64>
    %9 = stablehlo.multiply %3, %8 : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %11 = stablehlo.multiply %10, %2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.583821018708154, 0.8109341228108357, 0.6772845554823527, 0.4881211751996559], [0.7927996895033489, 0.43908237017959995, 0.7308905036877952, 0.22881775677869473], [0.5745239497550065, 0.3191298804512017, 0.5215112863881416, 0.5625293952494497]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.7201095339229651, 0.8428812976570124, 0.7683054057890407, 0.6738915912818333], [0.8323527316996363, 0.6513702003694618, 0.7973901878945177, 0.5630305112899934], [0.7154838976813652, 0.5994025533316132, 0.6896702022736243, 0.7095600301543966]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
