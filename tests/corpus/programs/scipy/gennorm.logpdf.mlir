module @scipy_gennorm_logpdf_f32 {
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
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[0.11047266, -0.39165753, 2.2908614, 2.8236682, -1.7636575, 2.1253092]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[1.264219, 0.71155363, 1.2568595, 1.3088757, 0.81972164, 2.9072201]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-0.6812548, -1.4267764, -3.45527, -4.5032697, -2.39323, -9.529955]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @scipy_gennorm_logpdf_f64 {
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
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[-2.9217793070960205, 1.4676298437666357, 0.49344080206385454, 0.8300775736389392, -1.9191950122144226, -1.8124088997946601]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[2.09876777364425, 3.517521545351251, 0.6208947701474061, 1.8825757475793337, 1.0013735495497635, 3.873668706083725]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-10.062194433220736, -4.443240210037229, -1.7034881444540007, -1.2782163023343776, -2.6134821457197384, -10.602249921021928]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
