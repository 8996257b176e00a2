module @scipy_uniform_cdf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.add %cst_0, %cst_1 : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.compare GT, %arg0, %3, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.compare GE, %arg0, %5, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.add %cst_3, %cst_4 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.compare LE, %arg0, %8, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %10 = stablehlo.and %6, %9 : tensor<6xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.subtract %arg0, %11 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.divide %12, %13 : tensor<6xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %17 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %18 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %19 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %20 = stablehlo.concatenate %16, %17, %18, %19, dim = 0 : (tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<4x6xi1>
    %21 = call @argmax(%20) : (tensor<4x6xi1>) -> tensor<6xi32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %29 = stablehlo.select %28, %22, %23 : tensor<6xi1>, tensor<6xf32>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %31 = stablehlo.compare LT, %21, %30, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %32 = stablehlo.select %31, %24, %14 : tensor<6xi1>, tensor<6xf32>
    %33 = stablehlo.select %26, %29, %32 : tensor<6xi1>, tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%33, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[2.7784564, 2.5013092, -0.9606712, 1.7383279, 1.3135968, 0.94576484]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 0.0, 1.0, 1.0, 0.94576484]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @argmax(%arg0: tensor<4x6xi1>) -> tensor<6xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x6xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x6xi1>, tensor<4x6xi32>, tensor<i1>, tensor<i32>) -> (tensor<6xi1>, tensor<6xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<6xi32>
  }
}

// -----

module @scipy_uniform_cdf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.add %cst_0, %cst_1 : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %4 = stablehlo.compare GT, %arg0, %3, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %6 = stablehlo.compare GE, %arg0, %5, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.add %cst_3, %cst_4 : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %9 = stablehlo.compare LE, %arg0, %8, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %10 = stablehlo.and %6, %9 : tensor<6xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %12 = stablehlo.subtract %arg0, %11 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %14 = stablehlo.divide %12, %13 : tensor<6xf64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %15 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %17 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %18 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %19 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %20 = stablehlo.concatenate %16, %17, %18, %19, dim = 0 : (tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<4x6xi1>
    %21 = call @argmax(%20) : (tensor<4x6xi1>) -> tensor<6xi64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %c_10 = stablehlo.constant dense<2> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_11 = stablehlo.constant dense<1> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %29 = stablehlo.select %28, %22, %23 : tensor<6xi1>, tensor<6xf64>
    %c_12 = stablehlo.constant dense<3> : tensor<i64>
    %30 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %31 = stablehlo.compare LT, %21, %30, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %32 = stablehlo.select %31, %24, %14 : tensor<6xi1>, tensor<6xf64>
    %33 = stablehlo.select %26, %29, %32 : tensor<6xi1>, tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%33, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-0.33666351889092105, 1.211600316791369, 2.305056403096076, -2.4870494989678678, 2.6791699876780406, 2.3204866441504617]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.0, 1.0, 1.0, 0.0, 1.0, 1.0]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @argmax(%arg0: tensor<4x6xi1>) -> tensor<6xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x6xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x6xi1>, tensor<4x6xi64>, tensor<i1>, tensor<i64>) -> (tensor<6xi1>, tensor<6xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<6xi64>
  }
}
