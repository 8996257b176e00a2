module @numpy_trapezoid_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xbf16>
    %want0 = call @expected() : () -> tensor<bf16>
    %0 = call @trapezoid(%arg0) : (tensor<7xbf16>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xbf16> {
    %c0 = stablehlo.constant dense<[-1.421875, 2.5, -2.25, 0.11083984375, 1.9765625, -1.765625, 0.66796875]> : tensor<7xbf16>
    return %c0 : tensor<7xbf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<0.1953125> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
  func.func private @trapezoid(%arg0: tensor<7xbf16>) -> tensor<bf16> {
    %0 = stablehlo.convert %arg0 : (tensor<7xbf16>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<bf16>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<7xbf16>) -> tensor<1xbf16>
    %4 = stablehlo.reshape %3 : (tensor<1xbf16>) -> tensor<bf16>
    %5 = stablehlo.slice %arg0 [6:7] : (tensor<7xbf16>) -> tensor<1xbf16>
    %6 = stablehlo.reshape %5 : (tensor<1xbf16>) -> tensor<bf16>
    %7 = stablehlo.add %4, %6 : tensor<bf16>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %8 = stablehlo.multiply %cst_0, %7 : tensor<bf16>
    %9 = stablehlo.subtract %2, %8 : tensor<bf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %10 = stablehlo.multiply %cst_1, %9 : tensor<bf16>
    return %10 : tensor<bf16>
  }
}

// -----

module @numpy_trapezoid_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf16>
    %want0 = call @expected() : () -> tensor<f16>
    %0 = call @trapezoid(%arg0) : (tensor<7xf16>) -> tensor<f16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf16> {
    %c0 = stablehlo.constant dense<[1.380859375, -1.2529296875, 1.0283203125, -0.67529296875, -0.84326171875, 1.1806640625, -1.8681640625]> : tensor<7xf16>
    return %c0 : tensor<7xf16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<-0.80615234375> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @trapezoid(%arg0: tensor<7xf16>) -> tensor<f16> {
    %0 = stablehlo.convert %arg0 : (tensor<7xf16>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<f16>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<7xf16>) -> tensor<1xf16>
    %4 = stablehlo.reshape %3 : (tensor<1xf16>) -> tensor<f16>
    %5 = stablehlo.slice %arg0 [6:7] : (tensor<7xf16>) -> tensor<1xf16>
    %6 = stablehlo.reshape %5 : (tensor<1xf16>) -> tensor<f16>
    %7 = stablehlo.add %4, %6 : tensor<f16>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %8 = stablehlo.multiply %cst_0, %7 : tensor<f16>
    %9 = stablehlo.subtract %2, %8 : tensor<f16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %10 = stablehlo.multiply %cst_1, %9 : tensor<f16>
    return %10 : tensor<f16>
  }
}

// -----

module @numpy_trapezoid_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = call @trapezoid(%arg0) : (tensor<7xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[0.6354292, 0.45530853, -0.82587564, 0.5661072, -2.17358, -2.1302345, -2.4113517]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-4.9962354> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @trapezoid(%arg0: tensor<7xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<7xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.slice %arg0 [6:7] : (tensor<7xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.add %2, %4 : tensor<f32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.multiply %cst_0, %5 : tensor<f32>
    %7 = stablehlo.subtract %0, %6 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.multiply %cst_1, %7 : tensor<f32>
    return %8 : tensor<f32>
  }
}

// -----

module @numpy_trapezoid_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<f64>
    %0 = call @trapezoid(%arg0) : (tensor<7xf64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[1.366702925845984, -0.8091342648883422, -0.9884117741623468, -0.9139406324061188, 1.7194286718278011, 2.250087361547007, -1.218684117851785]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<1.3320387659151> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @trapezoid(%arg0: tensor<7xf64>) -> tensor<f64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf64>, tensor<f64>) -> tensor<f64>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<7xf64>) -> tensor<1xf64>
    %2 = stablehlo.reshape %1 : (tensor<1xf64>) -> tensor<f64>
    %3 = stablehlo.slice %arg0 [6:7] : (tensor<7xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = stablehlo.add %2, %4 : tensor<f64>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %6 = stablehlo.multiply %cst_0, %5 : tensor<f64>
    %7 = stablehlo.subtract %0, %6 : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.multiply %cst_1, %7 : tensor<f64>
    return %8 : tensor<f64>
  }
}
