module @numpy_polyint_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %0 = call @polyint(%arg0) : (tensor<5xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[-1.0650132, -1.9123168, 1.1735443, 2.2621586, -2.5051994]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-0.21300264, -0.4780792, 0.39118144, 1.1310793, -2.5051994, 0.0]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @polyint(%arg0: tensor<5xf32>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = call @atleast_1d(%cst) : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.iota dim = 0 : tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %5 = stablehlo.iota dim = 0 : tensor<1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x6xf32>
    %8 = stablehlo.subtract %4, %7 : tensor<1x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %10 = stablehlo.maximum %9, %8 : tensor<1x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.multiply across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.reverse %11, dims = [0] : tensor<6xf32>
    %13 = stablehlo.concatenate %arg0, %2, dim = 0 : (tensor<5xf32>, tensor<1xf32>) -> tensor<6xf32>
    %14 = stablehlo.divide %13, %12 : tensor<6xf32>
    return %14 : tensor<6xf32>
  }
  func.func private @atleast_1d(%arg0: tensor<f32>) -> tensor<1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}

// -----

module @numpy_polyint_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %0 = call @polyint(%arg0) : (tensor<5xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[2.0026917719560444, 2.602742600500349, -2.291757843548511, 2.0792277786387245, -1.7717742562439132]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.4005383543912089, 0.6506856501250873, -0.763919281182837, 1.0396138893193623, -1.7717742562439132, 0.0]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @polyint(%arg0: tensor<5xf64>) -> tensor<6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = call @atleast_1d(%cst) : (tensor<f64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %3 = stablehlo.iota dim = 0 : tensor<6xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %5 = stablehlo.iota dim = 0 : tensor<1xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf64>) -> tensor<1x1xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x6xf64>
    %8 = stablehlo.subtract %4, %7 : tensor<1x6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %10 = stablehlo.maximum %9, %8 : tensor<1x6xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.multiply across dimensions = [0] : (tensor<1x6xf64>, tensor<f64>) -> tensor<6xf64>
    %12 = stablehlo.reverse %11, dims = [0] : tensor<6xf64>
    %13 = stablehlo.concatenate %arg0, %2, dim = 0 : (tensor<5xf64>, tensor<1xf64>) -> tensor<6xf64>
    %14 = stablehlo.divide %13, %12 : tensor<6xf64>
    return %14 : tensor<6xf64>
  }
  func.func private @atleast_1d(%arg0: tensor<f64>) -> tensor<1xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    return %0 : tensor<1xf64>
  }
}
