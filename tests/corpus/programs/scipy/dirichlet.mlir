module @scipy_dirichlet_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf32>
    %want0 = call @expected() : () -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.divide %arg0, %1 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<3xf32>
    %5 = chlo.lgamma %4 : tensor<3xf32> -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %8 = chlo.lgamma %7 : tensor<f32> -> tensor<f32>
    %9 = stablehlo.subtract %6, %8 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.subtract %4, %10 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.compare NE, %11, %12, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %14 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = stablehlo.or %13, %14 : tensor<3xi1>
    %16 = stablehlo.log %2 : tensor<3xf32>
    %17 = stablehlo.multiply %11, %16 : tensor<3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %19 = call @_where(%15, %17, %18) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %21 = stablehlo.subtract %20, %9 : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%2 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %24 = stablehlo.compare GT, %2, %23, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %25 = stablehlo.reduce(%24 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.subtract %22, %cst_9 : tensor<f32>
    %27 = stablehlo.abs %26 : tensor<f32>
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %28 = stablehlo.compare LT, %27, %cst_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %29 = stablehlo.and %25, %28 : tensor<i1>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = call @_where_0(%29, %21, %cst_11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%30, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[1.6439974, 1.7974592, 1.8620738]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<1.848485> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----

module @scipy_dirichlet_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf64>
    %want0 = call @expected() : () -> tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.divide %arg0, %1 : tensor<3xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %4 = stablehlo.add %arg0, %3 : tensor<3xf64>
    %5 = chlo.lgamma %4 : tensor<3xf64> -> tensor<3xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %8 = chlo.lgamma %7 : tensor<f64> -> tensor<f64>
    %9 = stablehlo.subtract %6, %8 : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %11 = stablehlo.subtract %4, %10 : tensor<3xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %13 = stablehlo.compare NE, %11, %12, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %14 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %15 = stablehlo.or %13, %14 : tensor<3xi1>
    %16 = stablehlo.log %2 : tensor<3xf64>
    %17 = stablehlo.multiply %11, %16 : tensor<3xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %19 = call @_where(%15, %17, %18) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %20 = stablehlo.reduce(%19 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %21 = stablehlo.subtract %20, %9 : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %22 = stablehlo.reduce(%2 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %24 = stablehlo.compare GT, %2, %23, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %25 = stablehlo.reduce(%24 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %26 = stablehlo.subtract %22, %cst_9 : tensor<f64>
    %27 = stablehlo.abs %26 : tensor<f64>
    %cst_10 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %28 = stablehlo.compare LT, %27, %cst_10, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %29 = stablehlo.and %25, %28 : tensor<i1>
    %cst_11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %30 = call @_where_0(%29, %21, %cst_11) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%30, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[1.5506957993334862, 1.9379800177616722, 1.3671092565305816]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<1.7996435840254703> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf64>
    return %0 : tensor<3xf64>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f64>
    return %1 : tensor<f64>
  }
}
