module @numpy_array_split_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7x2xi32>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<3x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
    %0 = stablehlo.slice %arg0 [0:3, 0:2] : (tensor<7x2xi32>) -> tensor<3x2xi32>
    %1 = stablehlo.slice %arg0 [3:5, 0:2] : (tensor<7x2xi32>) -> tensor<2x2xi32>
    %2 = stablehlo.slice %arg0 [5:7, 0:2] : (tensor<7x2xi32>) -> tensor<2x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7x2xi32> {
    %c0 = stablehlo.constant dense<[[-3, -1], [-3, 3], [3, 2], [-3, 0], [-3, 2], [-2, 3], [3, -2]]> : tensor<7x2xi32>
    return %c0 : tensor<7x2xi32>
  }
  func.func private @expected() -> (tensor<3x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) {
    %c0 = stablehlo.constant dense<[[-3, -1], [-3, 3], [3, 2]]> : tensor<3x2xi32>
    %c1 = stablehlo.constant dense<[[-3, 0], [-3, 2]]> : tensor<2x2xi32>
    %c2 = stablehlo.constant dense<[[-2, 3], [3, -2]]> : tensor<2x2xi32>
    return %c0, %c1, %c2 : tensor<3x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>
  }
}

// -----

module @numpy_array_split_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7x2xbf16>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<3x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>)
    %0 = stablehlo.slice %arg0 [0:3, 0:2] : (tensor<7x2xbf16>) -> tensor<3x2xbf16>
    %1 = stablehlo.slice %arg0 [3:5, 0:2] : (tensor<7x2xbf16>) -> tensor<2x2xbf16>
    %2 = stablehlo.slice %arg0 [5:7, 0:2] : (tensor<7x2xbf16>) -> tensor<2x2xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7x2xbf16> {
    %c0 = stablehlo.constant dense<[[0.48828125, -0.49609375], [0.94140625, -2.03125], [-0.51953125, -0.91796875], [1.265625, 2.515625], [1.8515625, 2.3125], [-2.96875, -0.1015625], [-0.216796875, -0.349609375]]> : tensor<7x2xbf16>
    return %c0 : tensor<7x2xbf16>
  }
  func.func private @expected() -> (tensor<3x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>) {
    %c0 = stablehlo.constant dense<[[0.48828125, -0.49609375], [0.94140625, -2.03125], [-0.51953125, -0.91796875]]> : tensor<3x2xbf16>
    %c1 = stablehlo.constant dense<[[1.265625, 2.515625], [1.8515625, 2.3125]]> : tensor<2x2xbf16>
    %c2 = stablehlo.constant dense<[[-2.96875, -0.1015625], [-0.216796875, -0.349609375]]> : tensor<2x2xbf16>
    return %c0, %c1, %c2 : tensor<3x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>
  }
}

// -----

module @numpy_array_split_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7x2xf32>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
    %0 = stablehlo.slice %arg0 [0:3, 0:2] : (tensor<7x2xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.slice %arg0 [3:5, 0:2] : (tensor<7x2xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.slice %arg0 [5:7, 0:2] : (tensor<7x2xf32>) -> tensor<2x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7x2xf32> {
    %c0 = stablehlo.constant dense<[[2.82764, 1.4910245], [1.9929413, 1.5895091], [-1.5277958, 0.5929759], [0.94160706, 2.619863], [0.0068439385, -1.5255402], [2.8877943, -1.0880259], [0.88768804, -1.316856]]> : tensor<7x2xf32>
    return %c0 : tensor<7x2xf32>
  }
  func.func private @expected() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
    %c0 = stablehlo.constant dense<[[2.82764, 1.4910245], [1.9929413, 1.5895091], [-1.5277958, 0.5929759]]> : tensor<3x2xf32>
    %c1 = stablehlo.constant dense<[[0.94160706, 2.619863], [0.0068439385, -1.5255402]]> : tensor<2x2xf32>
    %c2 = stablehlo.constant dense<[[2.8877943, -1.0880259], [0.88768804, -1.316856]]> : tensor<2x2xf32>
    return %c0, %c1, %c2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
  }
}

// -----

module @numpy_array_split_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7x2xf64>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<3x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>)
    %0 = stablehlo.slice %arg0 [0:3, 0:2] : (tensor<7x2xf64>) -> tensor<3x2xf64>
    %1 = stablehlo.slice %arg0 [3:5, 0:2] : (tensor<7x2xf64>) -> tensor<2x2xf64>
    %2 = stablehlo.slice %arg0 [5:7, 0:2] : (tensor<7x2xf64>) -> tensor<2x2xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %want1) {has_side_effect = true} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %want2) {has_side_effect = true} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7x2xf64> {
    %c0 = stablehlo.constant dense<[[1.6863788116801413, -2.220956239363754], [-1.5052819460630693, 0.23331435063369366], [-1.562316865607146, -2.310748406926714], [-2.1690652518995934, -0.7758272429265363], [-1.53434051279612, -1.3673540476496537], [0.445834412814726, 0.5018747630439542], [-2.1434571181794513, -0.29284865154656714]]> : tensor<7x2xf64>
    return %c0 : tensor<7x2xf64>
  }
  func.func private @expected() -> (tensor<3x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>) {
    %c0 = stablehlo.constant dense<[[1.6863788116801413, -2.220956239363754], [-1.5052819460630693, 0.23331435063369366], [-1.562316865607146, -2.310748406926714]]> : tensor<3x2xf64>
    %c1 = stablehlo.constant dense<[[-2.1690652518995934, -0.7758272429265363], [-1.53434051279612, -1.3673540476496537]]> : tensor<2x2xf64>
    %c2 = stablehlo.constant dense<[[0.445834412814726, 0.5018747630439542], [-2.1434571181794513, -0.29284865154656714]]> : tensor<2x2xf64>
    return %c0, %c1, %c2 : tensor<3x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>
  }
}
