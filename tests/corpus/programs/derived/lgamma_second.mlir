module @derived_lgamma_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.lgamma %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.digamma %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = chlo.digamma %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = chlo.polygamma %3, %arg0 : tensor<3x4xf32>, tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.multiply %cst_1, %cst_2 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.40807873, 0.22262934, 0.5670406, 0.8750031], [0.55348253, 0.48560697, 0.2593068, 0.15670763], [0.5356031, 0.460227, 0.20252241, 0.64208347]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[7.022418, 21.410767, 3.9923246, 2.0057323], [4.1567264, 5.1875124, 16.057203, 42.05571], [4.392058, 5.6901593, 25.644814, 3.255367]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_lgamma_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.lgamma %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.digamma %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = chlo.digamma %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = chlo.polygamma %3, %arg0 : tensor<3x4xf64>, tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.multiply %5, %2 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.multiply %cst_1, %cst_2 : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.multiply %8, %4 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%9, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.5941244308604458, 0.32196918602884605, 0.4002119403934832, 0.43367074765860136], [0.6242950399327644, 0.7001985172875564, 0.27555228115930974, 0.17181635887451535], [0.8443234565059445, 0.22551469176607705, 0.6046413714625631, 0.1571483173183736]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[3.695575926688897, 10.755027424047892, 7.268529117995142, 6.3102139547681215], [3.4074452151545147, 2.8327722091123384, 14.334476031091588, 35.184712194977024], [2.1172002153885403, 20.89371870152067, 3.5904739615640606, 41.82688661150824]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
