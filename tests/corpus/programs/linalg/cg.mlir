module @linalg_cg_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf32>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.add %cst_0, %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %3 = chlo.square %cst_1 : tensor<f32> -> tensor<f32>
    %4 = stablehlo.convert %3 : tensor<f32>
    %5 = stablehlo.multiply %4, %2 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = chlo.square %cst_2 : tensor<f32> -> tensor<f32>
    %7 = stablehlo.convert %6 : tensor<f32>
    %8 = stablehlo.maximum %5, %7 : tensor<f32>
    %9 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = stablehlo.subtract %arg1, %9 : tensor<4xf32>
    %11 = stablehlo.dot_general %10, %10, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.add %cst_3, %11 : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13:7 = stablehlo.while(%iterArg = %8, %iterArg_4 = %arg0, %iterArg_5 = %0, %iterArg_6 = %10, %iterArg_7 = %12, %iterArg_8 = %10, %iterArg_9 = %c) : tensor<f32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<i32>
    cond {
      %14 = stablehlo.compare GT, %iterArg_7, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_10 = stablehlo.constant dense<20> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_9, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %16 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<i1>
      %17 = stablehlo.compare NE, %15, %16, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = stablehlo.convert %17 : tensor<i1>
      %19 = stablehlo.and %14, %18 : tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %14 = stablehlo.dot_general %iterArg_4, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %15 = stablehlo.dot_general %iterArg_8, %14, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.add %cst_10, %15 : tensor<f32>
      %17 = stablehlo.divide %iterArg_7, %16 : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %19 = stablehlo.multiply %18, %iterArg_8 : tensor<4xf32>
      %20 = stablehlo.add %iterArg_5, %19 : tensor<4xf32>
      %21 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %22 = stablehlo.multiply %21, %14 : tensor<4xf32>
      %23 = stablehlo.subtract %iterArg_6, %22 : tensor<4xf32>
      %24 = stablehlo.dot_general %23, %23, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.add %cst_11, %24 : tensor<f32>
      %26 = stablehlo.divide %25, %iterArg_7 : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %28 = stablehlo.multiply %27, %iterArg_8 : tensor<4xf32>
      %29 = stablehlo.add %23, %28 : tensor<4xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %20, %23, %25, %29, %30 : tensor<f32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>, tensor<i32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%13#2, %want0) {has_side_effect = true, tolerance = 1.192e-02 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf32>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[[1.5609013, -0.2728814, 0.6390276, 0.7516229], [-0.2728814, 4.191032, 0.27137038, -0.012207733], [0.6390276, 0.27137038, 8.308354, -0.54590994], [0.7516229, -0.012207733, -0.54590994, 16.409866]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[2.5264554, -2.9613767, 2.6333637, 2.6802888]> : tensor<4xf32>
    return %c0, %c1 : tensor<4x4xf32>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[1.3570727, -0.6334884, 0.24040966, 0.10870236]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @linalg_cg_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf64>, tensor<4xf64>)
    %want0 = call @expected() : () -> tensor<4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf64>, tensor<4xf64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.add %cst_0, %1 : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %3 = chlo.square %cst_1 : tensor<f64> -> tensor<f64>
    %4 = stablehlo.convert %3 : tensor<f64>
    %5 = stablehlo.multiply %4, %2 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = chlo.square %cst_2 : tensor<f64> -> tensor<f64>
    %7 = stablehlo.convert %6 : tensor<f64>
    %8 = stablehlo.maximum %5, %7 : tensor<f64>
    %9 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %10 = stablehlo.subtract %arg1, %9 : tensor<4xf64>
    %11 = stablehlo.dot_general %10, %10, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf64>, tensor<4xf64>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.add %cst_3, %11 : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %13:7 = stablehlo.while(%iterArg = %8, %iterArg_4 = %arg0, %iterArg_5 = %0, %iterArg_6 = %10, %iterArg_7 = %12, %iterArg_8 = %10, %iterArg_9 = %c) : tensor<f64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<f64>, tensor<4xf64>, tensor<i64>
    cond {
      %14 = stablehlo.compare GT, %iterArg_7, %iterArg, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c_10 = stablehlo.constant dense<20> : tensor<i64>
      %15 = stablehlo.compare LT, %iterArg_9, %c_10, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %16 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<i1>
      %17 = stablehlo.compare NE, %15, %16, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = stablehlo.convert %17 : tensor<i1>
      %19 = stablehlo.and %14, %18 : tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %14 = stablehlo.dot_general %iterArg_4, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4xf64>) -> tensor<4xf64>
      %15 = stablehlo.dot_general %iterArg_8, %14, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf64>, tensor<4xf64>) -> tensor<f64>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %16 = stablehlo.add %cst_10, %15 : tensor<f64>
      %17 = stablehlo.divide %iterArg_7, %16 : tensor<f64>
      %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f64>) -> tensor<4xf64>
      %19 = stablehlo.multiply %18, %iterArg_8 : tensor<4xf64>
      %20 = stablehlo.add %iterArg_5, %19 : tensor<4xf64>
      %21 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f64>) -> tensor<4xf64>
      %22 = stablehlo.multiply %21, %14 : tensor<4xf64>
      %23 = stablehlo.subtract %iterArg_6, %22 : tensor<4xf64>
      %24 = stablehlo.dot_general %23, %23, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4xf64>, tensor<4xf64>) -> tensor<f64>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %25 = stablehlo.add %cst_11, %24 : tensor<f64>
      %26 = stablehlo.divide %25, %iterArg_7 : tensor<f64>
      %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f64>) -> tensor<4xf64>
      %28 = stablehlo.multiply %27, %iterArg_8 : tensor<4xf64>
      %29 = stablehlo.add %23, %28 : tensor<4xf64>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %30 = stablehlo.add %iterArg_9, %c_12 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_4, %20, %23, %25, %29, %30 : tensor<f64>, tensor<4x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<f64>, tensor<4xf64>, tensor<i64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%13#2, %want0) {has_side_effect = true, tolerance = 2.220e-11 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf64>, tensor<4xf64>) {
    %c0 = stablehlo.constant dense<[[1.135265387101266, 0.17946092171651468, -0.4761604890457, -0.3481642299741815], [0.17946092171651468, 3.1967089591366324, -0.315718723678893, -0.5636734252528006], [-0.4761604890457, -0.315718723678893, 9.317748447662918, 0.39512719409709596], [-0.3481642299741815, -0.5636734252528006, 0.39512719409709596, 14.204301294971957]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[0.6670487848647229, 0.5609449202533723, 0.6082238604137564, -2.3907943165579804]> : tensor<4xf64>
    return %c0, %c1 : tensor<4x4xf64>, tensor<4xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[0.5647331988080786, 0.12727105873521619, 0.10490765427352719, -0.15234026128970257]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
}
