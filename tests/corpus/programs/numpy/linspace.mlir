module @numpy_linspace_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f16>
    %want0 = call @expected() : () -> tensor<7xf16>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %0 = call @_linspace(%arg0, %c) : (tensor<f16>, tensor<i32>) -> tensor<7xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.906e-03 : f64} : (tensor<7xf16>, tensor<7xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f16> {
    %c0 = stablehlo.constant dense<0.96435546875> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @expected() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[0.96435546875, 1.63671875, 2.30859375, 2.982421875, 3.654296875, 4.32421875, 5.0]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
  func.func private @_linspace(%arg0: tensor<f16>, %arg1: tensor<i32>) -> tensor<7xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f16>
    %1 = stablehlo.subtract %0, %arg0 : tensor<f16>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %2 = stablehlo.divide %1, %cst : tensor<f16>
    %3 = stablehlo.iota dim = 0 : tensor<6xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<6xf16>
    %5 = stablehlo.divide %3, %4 : tensor<6xf16>
    %6 = stablehlo.reshape %arg0 : (tensor<f16>) -> tensor<1xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<6xf16>
    %8 = stablehlo.subtract %7, %5 : tensor<6xf16>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xf16>) -> tensor<6xf16>
    %10 = stablehlo.multiply %9, %8 : tensor<6xf16>
    %11 = stablehlo.reshape %0 : (tensor<f16>) -> tensor<1xf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xf16>) -> tensor<6xf16>
    %13 = stablehlo.multiply %12, %5 : tensor<6xf16>
    %14 = stablehlo.add %10, %13 : tensor<6xf16>
    %15 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<1xf16>
    %16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<6xf16>, tensor<1xf16>) -> tensor<7xf16>
    return %16 : tensor<7xf16>
  }
}

// -----

module @numpy_linspace_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %0 = call @_linspace(%arg0, %c) : (tensor<f32>, tensor<i32>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<0.33690566> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[0.33690566, 1.114088, 1.8912705, 2.6684527, 3.4456353, 4.222818, 5.0]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<i32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.subtract %0, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.divide %1, %cst : tensor<f32>
    %3 = stablehlo.iota dim = 0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.divide %3, %4 : tensor<6xf32>
    %6 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.subtract %7, %5 : tensor<6xf32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<6xf32>
    %11 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %13 = stablehlo.multiply %12, %5 : tensor<6xf32>
    %14 = stablehlo.add %10, %13 : tensor<6xf32>
    %15 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<6xf32>, tensor<1xf32>) -> tensor<7xf32>
    return %16 : tensor<7xf32>
  }
}

// -----

module @numpy_linspace_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f64>
    %want0 = call @expected() : () -> tensor<7xf64>
    %c = stablehlo.constant dense<5> : tensor<i64>
    %0 = call @_linspace(%arg0, %c) : (tensor<f64>, tensor<i64>) -> tensor<7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f64> {
    %c0 = stablehlo.constant dense<0.8609408148043245> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[0.8609408148043245, 1.550784012336937, 2.2406272098695497, 2.9304704074021624, 3.6203136049347746, 4.310156802467387, 5.0]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @_linspace(%arg0: tensor<f64>, %arg1: tensor<i64>) -> tensor<7xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.subtract %0, %arg0 : tensor<f64>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.divide %1, %cst : tensor<f64>
    %3 = stablehlo.iota dim = 0 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.divide %3, %4 : tensor<6xf64>
    %6 = stablehlo.reshape %arg0 : (tensor<f64>) -> tensor<1xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %8 = stablehlo.subtract %7, %5 : tensor<6xf64>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xf64>) -> tensor<6xf64>
    %10 = stablehlo.multiply %9, %8 : tensor<6xf64>
    %11 = stablehlo.reshape %0 : (tensor<f64>) -> tensor<1xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xf64>) -> tensor<6xf64>
    %13 = stablehlo.multiply %12, %5 : tensor<6xf64>
    %14 = stablehlo.add %10, %13 : tensor<6xf64>
    %15 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<6xf64>, tensor<1xf64>) -> tensor<7xf64>
    return %16 : tensor<7xf64>
  }
}
