module @numpy_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xbf16>
    %want0 = call @expected() : () -> tensor<7xbf16>
    %0 = call @gradient(%arg0) : (tensor<7xbf16>) -> tensor<7xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<7xbf16>, tensor<7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xbf16> {
    %c0 = stablehlo.constant dense<[-2.34375, -0.59765625, 2.984375, -2.75, -0.486328125, 1.703125, 0.69921875]> : tensor<7xbf16>
    return %c0 : tensor<7xbf16>
  }
  func.func private @expected() -> tensor<7xbf16> {
    %c0 = stablehlo.constant dense<[1.75, 2.65625, -1.078125, -1.734375, 2.21875, 0.59375, -1.0]> : tensor<7xbf16>
    return %c0 : tensor<7xbf16>
  }
  func.func private @gradient(%arg0: tensor<7xbf16>) -> tensor<7xbf16> {
    %0 = stablehlo.slice %arg0 [1:2] : (tensor<7xbf16>) -> tensor<1xbf16>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<7xbf16>) -> tensor<1xbf16>
    %2 = stablehlo.subtract %0, %1 : tensor<1xbf16>
    %3 = stablehlo.slice %arg0 [6:7] : (tensor<7xbf16>) -> tensor<1xbf16>
    %4 = stablehlo.slice %arg0 [5:6] : (tensor<7xbf16>) -> tensor<1xbf16>
    %5 = stablehlo.subtract %3, %4 : tensor<1xbf16>
    %6 = stablehlo.slice %arg0 [2:7] : (tensor<7xbf16>) -> tensor<5xbf16>
    %7 = stablehlo.slice %arg0 [0:5] : (tensor<7xbf16>) -> tensor<5xbf16>
    %8 = stablehlo.subtract %6, %7 : tensor<5xbf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %10 = stablehlo.multiply %8, %9 : tensor<5xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %12 = stablehlo.divide %10, %11 : tensor<5xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %14 = stablehlo.divide %5, %13 : tensor<1xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %16 = stablehlo.divide %2, %15 : tensor<1xbf16>
    %17 = stablehlo.concatenate %16, %12, %14, dim = 0 : (tensor<1xbf16>, tensor<5xbf16>, tensor<1xbf16>) -> tensor<7xbf16>
    return %17 : tensor<7xbf16>
  }
}

// -----

module @numpy_gradient_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf16>
    %want0 = call @expected() : () -> tensor<7xf16>
    %0 = call @gradient(%arg0) : (tensor<7xf16>) -> tensor<7xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.906e-03 : f64} : (tensor<7xf16>, tensor<7xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[-2.36328125, 0.1962890625, -2.4140625, -2.66015625, -2.619140625, -2.962890625, -0.46337890625]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
  func.func private @expected() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[2.55859375, -0.025390625, -1.427734375, -0.1025390625, -0.1513671875, 1.078125, 2.5]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
  func.func private @gradient(%arg0: tensor<7xf16>) -> tensor<7xf16> {
    %0 = stablehlo.slice %arg0 [1:2] : (tensor<7xf16>) -> tensor<1xf16>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<7xf16>) -> tensor<1xf16>
    %2 = stablehlo.subtract %0, %1 : tensor<1xf16>
    %3 = stablehlo.slice %arg0 [6:7] : (tensor<7xf16>) -> tensor<1xf16>
    %4 = stablehlo.slice %arg0 [5:6] : (tensor<7xf16>) -> tensor<1xf16>
    %5 = stablehlo.subtract %3, %4 : tensor<1xf16>
    %6 = stablehlo.slice %arg0 [2:7] : (tensor<7xf16>) -> tensor<5xf16>
    %7 = stablehlo.slice %arg0 [0:5] : (tensor<7xf16>) -> tensor<5xf16>
    %8 = stablehlo.subtract %6, %7 : tensor<5xf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<5xf16>
    %10 = stablehlo.multiply %8, %9 : tensor<5xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<5xf16>
    %12 = stablehlo.divide %10, %11 : tensor<5xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<1xf16>
    %14 = stablehlo.divide %5, %13 : tensor<1xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<1xf16>
    %16 = stablehlo.divide %2, %15 : tensor<1xf16>
    %17 = stablehlo.concatenate %16, %12, %14, dim = 0 : (tensor<1xf16>, tensor<5xf16>, tensor<1xf16>) -> tensor<7xf16>
    return %17 : tensor<7xf16>
  }
}

// -----

module @numpy_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = call @gradient(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[0.720985, -1.9395877, -1.0853742, -1.5935256, 2.6993854, 0.94996774, 0.26044935]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-2.6605728, -0.90317965, 0.17303103, 1.8923798, 1.2717466, -1.219468, -0.6895184]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @gradient(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.slice %arg0 [1:2] : (tensor<7xf32>) -> tensor<1xf32>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<7xf32>) -> tensor<1xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<1xf32>
    %3 = stablehlo.slice %arg0 [6:7] : (tensor<7xf32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [5:6] : (tensor<7xf32>) -> tensor<1xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<1xf32>
    %6 = stablehlo.slice %arg0 [2:7] : (tensor<7xf32>) -> tensor<5xf32>
    %7 = stablehlo.slice %arg0 [0:5] : (tensor<7xf32>) -> tensor<5xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.divide %10, %11 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %14 = stablehlo.divide %5, %13 : tensor<1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %16 = stablehlo.divide %2, %15 : tensor<1xf32>
    %17 = stablehlo.concatenate %16, %12, %14, dim = 0 : (tensor<1xf32>, tensor<5xf32>, tensor<1xf32>) -> tensor<7xf32>
    return %17 : tensor<7xf32>
  }
}

// -----

module @numpy_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = call @gradient(%arg0) : (tensor<7xf64>) -> tensor<7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[2.6758711868128895, 1.0635271656756862, 1.1597886431879232, 1.9316476308556592, 1.9433284532991157, 1.7755800296236899, -1.7612705676991534]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[-1.6123440211372033, -0.7580412718124832, 0.4340602325899865, 0.3917699050555963, -0.07803380061598464, -1.8522995104991344, -3.536850597322843]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @gradient(%arg0: tensor<7xf64>) -> tensor<7xf64> {
    %0 = stablehlo.slice %arg0 [1:2] : (tensor<7xf64>) -> tensor<1xf64>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<7xf64>) -> tensor<1xf64>
    %2 = stablehlo.subtract %0, %1 : tensor<1xf64>
    %3 = stablehlo.slice %arg0 [6:7] : (tensor<7xf64>) -> tensor<1xf64>
    %4 = stablehlo.slice %arg0 [5:6] : (tensor<7xf64>) -> tensor<1xf64>
    %5 = stablehlo.subtract %3, %4 : tensor<1xf64>
    %6 = stablehlo.slice %arg0 [2:7] : (tensor<7xf64>) -> tensor<5xf64>
    %7 = stablehlo.slice %arg0 [0:5] : (tensor<7xf64>) -> tensor<5xf64>
    %8 = stablehlo.subtract %6, %7 : tensor<5xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %10 = stablehlo.multiply %8, %9 : tensor<5xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %12 = stablehlo.divide %10, %11 : tensor<5xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %14 = stablehlo.divide %5, %13 : tensor<1xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %16 = stablehlo.divide %2, %15 : tensor<1xf64>
    %17 = stablehlo.concatenate %16, %12, %14, dim = 0 : (tensor<1xf64>, tensor<5xf64>, tensor<1xf64>) -> tensor<7xf64>
    return %17 : tensor<7xf64>
  }
}
