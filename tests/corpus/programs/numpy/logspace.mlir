module @numpy_logspace_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %0 = call @_logspace(%arg0, %c, %cst) : (tensor<f32>, tensor<i32>, tensor<f32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<0.8853597> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[7.679973, 14.588808, 27.712767, 52.642918, 100.0]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @_logspace(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = call @_linspace(%arg0, %0) : (tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.convert %arg2 : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.power %3, %1 : tensor<5xf32>
    return %4 : tensor<5xf32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<4xf32>
    %10 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<4xf32>
    %13 = stablehlo.add %9, %12 : tensor<4xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    return %15 : tensor<5xf32>
  }
}

// -----

module @numpy_logspace_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %0 = call @_logspace(%arg0, %c, %cst) : (tensor<f64>, tensor<i64>, tensor<f64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f64> {
    %c0 = stablehlo.constant dense<0.9377760426627215> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[8.665149153961181, 15.970997143178822, 29.43662540774874, 54.25553004786585, 100.0]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @_logspace(%arg0: tensor<f64>, %arg1: tensor<i64>, %arg2: tensor<f64>) -> tensor<5xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = call @_linspace(%arg0, %0) : (tensor<f64>, tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.convert %arg2 : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %4 = stablehlo.power %3, %1 : tensor<5xf64>
    return %4 : tensor<5xf64>
  }
  func.func private @_linspace(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<5xf64> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<f64>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %1 = stablehlo.divide %0, %cst : tensor<f64>
    %2 = stablehlo.iota dim = 0 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %4 = stablehlo.divide %2, %3 : tensor<4xf64>
    %5 = stablehlo.reshape %arg0 : (tensor<f64>) -> tensor<1xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %7 = stablehlo.subtract %6, %4 : tensor<4xf64>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf64>) -> tensor<4xf64>
    %9 = stablehlo.multiply %8, %7 : tensor<4xf64>
    %10 = stablehlo.reshape %arg1 : (tensor<f64>) -> tensor<1xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf64>) -> tensor<4xf64>
    %12 = stablehlo.multiply %11, %4 : tensor<4xf64>
    %13 = stablehlo.add %9, %12 : tensor<4xf64>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<4xf64>, tensor<1xf64>) -> tensor<5xf64>
    return %15 : tensor<5xf64>
  }
}
