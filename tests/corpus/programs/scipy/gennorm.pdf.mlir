module @scipy_gennorm_pdf_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<6xf32>
    %2 = stablehlo.log %1 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.divide %3, %arg1 : tensor<6xf32>
    %5 = chlo.lgamma %4 : tensor<6xf32> -> tensor<6xf32>
    %6 = stablehlo.subtract %2, %5 : tensor<6xf32>
    %7 = stablehlo.abs %arg0 : tensor<6xf32>
    %8 = stablehlo.power %7, %arg1 : tensor<6xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<6xf32>
    %10 = stablehlo.exponential %9 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[0.72973466, 0.5098989, 1.235805, 2.9579031, 0.24818248, -2.9987838]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[0.63958985, 1.731345, 2.4398277, 2.738313, 0.9781707, 1.2536317]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.15866677, 0.41085452, 0.10547924, 1.9385102e-09, 0.3834327, 0.010220121]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @scipy_gennorm_pdf_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.multiply %0, %arg1 : tensor<6xf64>
    %2 = stablehlo.log %1 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %4 = stablehlo.divide %3, %arg1 : tensor<6xf64>
    %5 = chlo.lgamma %4 : tensor<6xf64> -> tensor<6xf64>
    %6 = stablehlo.subtract %2, %5 : tensor<6xf64>
    %7 = stablehlo.abs %arg0 : tensor<6xf64>
    %8 = stablehlo.power %7, %arg1 : tensor<6xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<6xf64>
    %10 = stablehlo.exponential %9 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[-1.6261165425633726, 0.5349635449440151, 2.4255269393341647, -0.7618954044667801, -0.41606115703550994, -0.3811974109510161]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[2.8891820847479828, 3.2842650206670165, 2.262940503858799, 0.38795502434827894, 1.9339625859896994, 1.4403608457209052]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.009536000648474902, 0.49047395984328696, 0.0003359640185864191, 0.05610082506262131, 0.46928223833994565, 0.4293651338910508]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
