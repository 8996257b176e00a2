module @numpy_polyder_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xi32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = call @polyder(%arg0) : (tensor<5xi32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[3, 0, 0, 2, 2]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[12.0, 0.0, 0.0, 2.0]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @polyder(%arg0: tensor<5xi32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<5xi32>) -> tensor<5xf32>
    %1 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.add %2, %1 : tensor<4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %5 = stablehlo.iota dim = 0 : tensor<1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4xf32>
    %8 = stablehlo.subtract %4, %7 : tensor<1x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.multiply across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.slice %0 [0:4] : (tensor<5xf32>) -> tensor<4xf32>
    %11 = stablehlo.reverse %9, dims = [0] : tensor<4xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<4xf32>
    return %12 : tensor<4xf32>
  }
}

// -----

module @numpy_polyder_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xbf16>
    %want0 = call @expected() : () -> tensor<4xbf16>
    %0 = call @polyder(%arg0) : (tensor<5xbf16>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[-1.1015625, 2.15625, 2.984375, 1.1484375, -1.78125]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[-4.40625, 6.46875, 5.96875, 1.1484375]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @polyder(%arg0: tensor<5xbf16>) -> tensor<4xbf16> {
    %0 = stablehlo.iota dim = 0 : tensor<4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %2 = stablehlo.add %1, %0 : tensor<4xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %4 = stablehlo.iota dim = 0 : tensor<1xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xbf16>) -> tensor<1x1xbf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<1x4xbf16>
    %7 = stablehlo.subtract %3, %6 : tensor<1x4xbf16>
    %8 = stablehlo.convert %7 : (tensor<1x4xbf16>) -> tensor<1x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.multiply across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.convert %9 : (tensor<4xf32>) -> tensor<4xbf16>
    %11 = stablehlo.slice %arg0 [0:4] : (tensor<5xbf16>) -> tensor<4xbf16>
    %12 = stablehlo.reverse %10, dims = [0] : tensor<4xbf16>
    %13 = stablehlo.multiply %11, %12 : tensor<4xbf16>
    return %13 : tensor<4xbf16>
  }
}

// -----

module @numpy_polyder_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = call @polyder(%arg0) : (tensor<5xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[1.8637716, 0.8332085, -1.1890736, -0.7009987, -2.107131]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[7.455086, 2.4996254, -2.3781471, -0.7009987]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @polyder(%arg0: tensor<5xf32>) -> tensor<4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.add %1, %0 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %4 = stablehlo.iota dim = 0 : tensor<1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4xf32>
    %7 = stablehlo.subtract %3, %6 : tensor<1x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.multiply across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.slice %arg0 [0:4] : (tensor<5xf32>) -> tensor<4xf32>
    %10 = stablehlo.reverse %8, dims = [0] : tensor<4xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<4xf32>
    return %11 : tensor<4xf32>
  }
}

// -----

module @numpy_polyder_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<4xf64>
    %0 = call @polyder(%arg0) : (tensor<5xf64>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[0.06702798722199788, -1.6563677514311088, 2.1224172333385933, -2.0464199560120315, -1.9368458953530565]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[0.2681119488879915, -4.969103254293326, 4.244834466677187, -2.0464199560120315]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @polyder(%arg0: tensor<5xf64>) -> tensor<4xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.add %1, %0 : tensor<4xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %4 = stablehlo.iota dim = 0 : tensor<1xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf64>) -> tensor<1x1xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x4xf64>
    %7 = stablehlo.subtract %3, %6 : tensor<1x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.multiply across dimensions = [0] : (tensor<1x4xf64>, tensor<f64>) -> tensor<4xf64>
    %9 = stablehlo.slice %arg0 [0:4] : (tensor<5xf64>) -> tensor<4xf64>
    %10 = stablehlo.reverse %8, dims = [0] : tensor<4xf64>
    %11 = stablehlo.multiply %9, %10 : tensor<4xf64>
    return %11 : tensor<4xf64>
  }
}
