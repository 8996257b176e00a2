module @derived_custom_jvp_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %0 = call @relu(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%0 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %5:3 = call @silu(%arg0) : (tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5#0 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.add %4, %6 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %9 = call @silu_0(%5#1, %5#2, %arg0, %8) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.select %2, %10, %11 : tensor<5xi1>, tensor<5xf32>
    %13 = stablehlo.add %9, %12 : tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%13, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[-0.5477595, 0.8464807, 1.0952045, -0.3739722, -2.3819993]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[0.23922373, 1.8776474, 1.9550611, 0.31728268, -0.09982538]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @relu(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @silu(%arg0: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<5xf32>
    %1 = stablehlo.exponential %0 : tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.add %2, %1 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.divide %4, %3 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<5xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<5xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<5xf32>
    return %9, %8, %5 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func private @silu_0(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<5xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<5xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<5xf32>
    %3 = stablehlo.add %1, %2 : tensor<5xf32>
    return %3 : tensor<5xf32>
  }
}

// -----

module @derived_custom_jvp_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %0 = call @relu(%arg0) : (tensor<5xf64>) -> tensor<5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%0 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %5:3 = call @silu(%arg0) : (tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5#0 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %7 = stablehlo.add %4, %6 : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %9 = call @silu_0(%5#1, %5#2, %arg0, %8) : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %12 = stablehlo.select %2, %10, %11 : tensor<5xi1>, tensor<5xf64>
    %13 = stablehlo.add %9, %12 : tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%13, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[-1.9541963320875355, 2.503081166423235, 0.4407676395344815, -1.0055309088043085, -1.974106214954696]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[-0.08831792161278505, 2.099374673856567, 1.7134505645491058, 0.07066183863871549, -0.08943300723384359]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @relu(%arg0: tensor<5xf64>) -> tensor<5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5xf64>
    return %1 : tensor<5xf64>
  }
  func.func private @silu(%arg0: tensor<5xf64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) {
    %0 = stablehlo.negate %arg0 : tensor<5xf64>
    %1 = stablehlo.exponential %0 : tensor<5xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %3 = stablehlo.add %2, %1 : tensor<5xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %5 = stablehlo.divide %4, %3 : tensor<5xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %7 = stablehlo.subtract %6, %5 : tensor<5xf64>
    %8 = stablehlo.multiply %5, %7 : tensor<5xf64>
    %9 = stablehlo.multiply %arg0, %5 : tensor<5xf64>
    return %9, %8, %5 : tensor<5xf64>, tensor<5xf64>, tensor<5xf64>
  }
  func.func private @silu_0(%arg0: tensor<5xf64>, %arg1: tensor<5xf64>, %arg2: tensor<5xf64>, %arg3: tensor<5xf64>) -> tensor<5xf64> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<5xf64>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<5xf64>
    %2 = stablehlo.multiply %0, %arg0 : tensor<5xf64>
    %3 = stablehlo.add %1, %2 : tensor<5xf64>
    return %3 : tensor<5xf64>
  }
}
