module @scipy_sem_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = call @sem(%arg0) : (tensor<7xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-0.9072928, -0.5654165, 0.44607148, 0.09410806, -2.6740716, 0.54525906, 1.4084074]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<0.4974214> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @sem(%arg0: tensor<7xf32>) -> tensor<f32> {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = call @_std(%arg0, %c) : (tensor<7xf32>, tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %1 = stablehlo.sqrt %cst : tensor<f32>
    %2 = stablehlo.convert %1 : tensor<f32>
    %3 = stablehlo.divide %0, %2 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @_std(%arg0: tensor<7xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = call @_var(%arg0, %arg1) : (tensor<7xf32>, tensor<i32>) -> tensor<f32>
    %1 = stablehlo.sqrt %0 : tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_var(%arg0: tensor<7xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf32>) -> tensor<7xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7xf32>
    %6 = chlo.square %5 : tensor<7xf32> -> tensor<7xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.divide %9, %8 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = call @_where(%11, %10, %cst_4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %12 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----

module @scipy_sem_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<f64>
    %0 = call @sem(%arg0) : (tensor<7xf64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[-1.1917547202245742, 2.5483365808007337, -0.8894622990868446, 2.1481252029649474, -1.898744803776912, 2.838325715483787, -1.2156457166325396]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<0.7818982168702139> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @sem(%arg0: tensor<7xf64>) -> tensor<f64> {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = call @_std(%arg0, %c) : (tensor<7xf64>, tensor<i64>) -> tensor<f64>
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %1 = stablehlo.sqrt %cst : tensor<f64>
    %2 = stablehlo.convert %1 : tensor<f64>
    %3 = stablehlo.divide %0, %2 : tensor<f64>
    return %3 : tensor<f64>
  }
  func.func private @_std(%arg0: tensor<7xf64>, %arg1: tensor<i64>) -> tensor<f64> {
    %0 = call @_var(%arg0, %arg1) : (tensor<7xf64>, tensor<i64>) -> tensor<f64>
    %1 = stablehlo.sqrt %0 : tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @_var(%arg0: tensor<7xf64>, %arg1: tensor<i64>) -> tensor<f64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf64>, tensor<f64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xf64>) -> tensor<7xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7xf64>
    %6 = chlo.square %5 : tensor<7xf64> -> tensor<7xf64>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<7.000000e+00> : tensor<f64>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<7xf64>, tensor<f64>) -> tensor<f64>
    %10 = stablehlo.divide %9, %8 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = call @_where(%11, %10, %cst_4) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    return %12 : tensor<f64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f64>
    return %1 : tensor<f64>
  }
}
