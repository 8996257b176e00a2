module @derived_checkpoint_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %0 = stablehlo.sine %arg0 : tensor<5xf32>
    %1 = stablehlo.sine %0 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3:2 = stablehlo.optimization_barrier %arg0, %cst_0 : tensor<5xf32>, tensor<f32>
    %4 = stablehlo.sine %3#0 : tensor<5xf32>
    %5 = stablehlo.cosine %3#0 : tensor<5xf32>
    %6 = stablehlo.cosine %4 : tensor<5xf32>
    %7 = stablehlo.broadcast_in_dim %3#1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<5xf32>
    %9 = stablehlo.multiply %8, %5 : tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[-2.2278986, -2.9156413, -1.8436197, 0.6827444, -0.13502397]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[-0.42915964, -0.9502259, -0.15386982, 0.6264805, 0.98193365]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
}

// -----

module @derived_checkpoint_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %0 = stablehlo.sine %arg0 : tensor<5xf64>
    %1 = stablehlo.sine %0 : tensor<5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3:2 = stablehlo.optimization_barrier %arg0, %cst_0 : tensor<5xf64>, tensor<f64>
    %4 = stablehlo.sine %3#0 : tensor<5xf64>
    %5 = stablehlo.cosine %3#0 : tensor<5xf64>
    %6 = stablehlo.cosine %4 : tensor<5xf64>
    %7 = stablehlo.broadcast_in_dim %3#1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %8 = stablehlo.multiply %7, %6 : tensor<5xf64>
    %9 = stablehlo.multiply %8, %5 : tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[-0.007212021916503275, -2.1859307463886966, -1.5175420138285436, -1.4412946066120162, -1.79437518668102]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[0.9999479880925405, -0.39508016165815274, 0.028823299561857828, 0.07068215354167323, -0.12440241771494749]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
}
