module @numpy_average_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xbf16>, tensor<5xbf16>)
    %want0 = call @expected() : () -> tensor<bf16>
    %0 = stablehlo.convert %arg1 : (tensor<5xbf16>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<bf16>
    %3 = stablehlo.multiply %arg0, %arg1 : tensor<5xbf16>
    %4 = stablehlo.convert %3 : (tensor<5xbf16>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.convert %5 : (tensor<f32>) -> tensor<bf16>
    %7 = stablehlo.divide %6, %2 : tensor<bf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xbf16>, tensor<5xbf16>) {
    %c0 = stablehlo.constant dense<[2.734375, 0.83984375, 1.375, -1.9609375, 0.99609375]> : tensor<5xbf16>
    %c1 = stablehlo.constant dense<[1.171875, 1.0546875, 1.6015625, 1.9140625, 1.6640625]> : tensor<5xbf16>
    return %c0, %c1 : tensor<5xbf16>, tensor<5xbf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<0.56640625> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
}

// -----

module @numpy_average_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf16>, tensor<5xf16>)
    %want0 = call @expected() : () -> tensor<f16>
    %0 = stablehlo.convert %arg1 : (tensor<5xf16>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<f16>
    %3 = stablehlo.multiply %arg0, %arg1 : tensor<5xf16>
    %4 = stablehlo.convert %3 : (tensor<5xf16>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.convert %5 : (tensor<f32>) -> tensor<f16>
    %7 = stablehlo.divide %6, %2 : tensor<f16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf16>, tensor<5xf16>) {
    %c0 = stablehlo.constant dense<[1.9482421875, 2.779296875, -2.55859375, 0.35498046875, -1.251953125]> : tensor<5xf16>
    %c1 = stablehlo.constant dense<[1.97265625, 1.013671875, 1.59765625, 1.4775390625, 1.484375]> : tensor<5xf16>
    return %c0, %c1 : tensor<5xf16>, tensor<5xf16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<0.164306640625> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @numpy_average_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf32>, tensor<5xf32>)
    %want0 = call @expected() : () -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.multiply %arg0, %arg1 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.divide %2, %0 : tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[0.5474758, 2.451183, -0.32527927, 1.1288, 2.588603]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[1.500479, 1.6624924, 1.3853102, 1.0244211, 1.6917645]> : tensor<5xf32>
    return %c0, %c1 : tensor<5xf32>, tensor<5xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<1.3740319> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @numpy_average_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf64>, tensor<5xf64>)
    %want0 = call @expected() : () -> tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %1 = stablehlo.multiply %arg0, %arg1 : tensor<5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %3 = stablehlo.divide %2, %0 : tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf64>, tensor<5xf64>) {
    %c0 = stablehlo.constant dense<[-1.0693157718096138, 1.8828828289965198, -2.4075194046208583, 1.5880462896119667, 0.1637124874411091]> : tensor<5xf64>
    %c1 = stablehlo.constant dense<[1.2333569700295164, 1.0917177027914862, 1.3480742187463375, 1.3286191059976158, 1.1138582336826452]> : tensor<5xf64>
    return %c0, %c1 : tensor<5xf64>, tensor<5xf64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<-0.03540524424805716> : tensor<f64>
    return %c0 : tensor<f64>
  }
}
