module @numpy_geomspace_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %c = stablehlo.constant dense<100> : tensor<i32>
    %0 = call @_geomspace(%arg0, %c) : (tensor<f32>, tensor<i32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<1.2764325> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[1.2764325, 3.7975054, 11.297931, 33.6124, 100.0]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @_geomspace(%arg0: tensor<f32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.sign %arg0 : tensor<f32>
    %2 = stablehlo.divide %arg0, %1 : tensor<f32>
    %3 = stablehlo.log %2 : tensor<f32>
    %cst = stablehlo.constant dense<0.434294492> : tensor<f32>
    %4 = stablehlo.multiply %3, %cst : tensor<f32>
    %5 = stablehlo.divide %0, %1 : tensor<f32>
    %6 = stablehlo.log %5 : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.434294492> : tensor<f32>
    %7 = stablehlo.multiply %6, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %8 = call @_logspace(%4, %7, %cst_1) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<5xf32>
    return %10 : tensor<5xf32>
  }
  func.func private @_logspace(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5xf32> {
    %0 = call @_linspace(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.power %2, %0 : tensor<5xf32>
    return %3 : tensor<5xf32>
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

module @numpy_geomspace_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %c = stablehlo.constant dense<100> : tensor<i64>
    %0 = call @_geomspace(%arg0, %c) : (tensor<f64>, tensor<i64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f64> {
    %c0 = stablehlo.constant dense<1.1741948508990987> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[1.1741948508990987, 3.5670165855170968, 10.836027182040008, 32.918121425804365, 100.0]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @_geomspace(%arg0: tensor<f64>, %arg1: tensor<i64>) -> tensor<5xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.sign %arg0 : tensor<f64>
    %2 = stablehlo.divide %arg0, %1 : tensor<f64>
    %3 = stablehlo.log %2 : tensor<f64>
    %cst = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %4 = stablehlo.multiply %3, %cst : tensor<f64>
    %5 = stablehlo.divide %0, %1 : tensor<f64>
    %6 = stablehlo.log %5 : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %7 = stablehlo.multiply %6, %cst_0 : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f64>
    %8 = call @_logspace(%4, %7, %cst_1) : (tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<5xf64>
    %9 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %10 = stablehlo.multiply %9, %8 : tensor<5xf64>
    return %10 : tensor<5xf64>
  }
  func.func private @_logspace(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5xf64> {
    %0 = call @_linspace(%arg0, %arg1) : (tensor<f64>, tensor<f64>) -> tensor<5xf64>
    %1 = stablehlo.convert %arg2 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %3 = stablehlo.power %2, %0 : tensor<5xf64>
    return %3 : tensor<5xf64>
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
