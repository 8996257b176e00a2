module @scipy_laplace_pdf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf32>
    %2 = stablehlo.abs %1 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.divide %2, %3 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.multiply %cst_1, %cst_2 : tensor<f32>
    %6 = stablehlo.log %5 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.add %4, %7 : tensor<6xf32>
    %9 = stablehlo.negate %8 : tensor<6xf32>
    %10 = stablehlo.exponential %9 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[2.6102576, 0.92181456, 2.953026, -2.3160675, -2.8341515, -0.33175787]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.0367578, 0.19889829, 0.026090782, 0.049330406, 0.029384185, 0.3588305]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @scipy_laplace_pdf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf64>
    %2 = stablehlo.abs %1 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %4 = stablehlo.divide %2, %3 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.multiply %cst_1, %cst_2 : tensor<f64>
    %6 = stablehlo.log %5 : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %8 = stablehlo.add %4, %7 : tensor<6xf64>
    %9 = stablehlo.negate %8 : tensor<6xf64>
    %10 = stablehlo.exponential %9 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[1.90608087706957, -2.4308897140980124, 1.8013009230496344, -1.9743312733716747, 1.5616544585295467, 1.559125288693889]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.0743309352716882, 0.04397926990276899, 0.08254199345158383, 0.06942706833052717, 0.10489434861127937, 0.10515998000557589]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
