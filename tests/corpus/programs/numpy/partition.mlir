module @numpy_partition_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xi32>
    %want0 = call @expected() : () -> tensor<7xi32>
    %0 = call @partition(%arg0) : (tensor<7xi32>) -> tensor<7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi32>, tensor<7xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xi32> {
    %c0 = stablehlo.constant dense<[5, -8, 5, 6, -2, 2, -1]> : tensor<7xi32>
    return %c0 : tensor<7xi32>
  }
  func.func private @expected() -> tensor<7xi32> {
    %c0 = stablehlo.constant dense<[-8, -2, -1, 6, 5, 5, 2]> : tensor<7xi32>
    return %c0 : tensor<7xi32>
  }
  func.func private @partition(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.negate %arg0 : tensor<7xi32>
    %values, %indices = chlo.top_k(%0, k = 3) : tensor<7xi32> -> (tensor<3xi32>, tensor<3xi32>)
    %1 = stablehlo.negate %values : tensor<3xi32>
    %values_0, %indices_1 = chlo.top_k(%arg0, k = 4) : tensor<7xi32> -> (tensor<4xi32>, tensor<4xi32>)
    %2 = stablehlo.concatenate %1, %values_0, dim = 0 : (tensor<3xi32>, tensor<4xi32>) -> tensor<7xi32>
    return %2 : tensor<7xi32>
  }
}

// -----

module @numpy_partition_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xbf16>
    %want0 = call @expected() : () -> tensor<7xbf16>
    %0 = call @partition(%arg0) : (tensor<7xbf16>) -> tensor<7xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xbf16>, tensor<7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xbf16> {
    %c0 = stablehlo.constant dense<[7.0, -5.40625, 3.171875, 3.21875, -4.46875, 6.59375, 5.5625]> : tensor<7xbf16>
    return %c0 : tensor<7xbf16>
  }
  func.func private @expected() -> tensor<7xbf16> {
    %c0 = stablehlo.constant dense<[-5.40625, -4.46875, 3.171875, 7.0, 6.59375, 5.5625, 3.21875]> : tensor<7xbf16>
    return %c0 : tensor<7xbf16>
  }
  func.func private @partition(%arg0: tensor<7xbf16>) -> tensor<7xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<7xbf16>
    %values, %indices = chlo.top_k(%0, k = 3) : tensor<7xbf16> -> (tensor<3xbf16>, tensor<3xi32>)
    %1 = stablehlo.negate %values : tensor<3xbf16>
    %values_0, %indices_1 = chlo.top_k(%arg0, k = 4) : tensor<7xbf16> -> (tensor<4xbf16>, tensor<4xi32>)
    %2 = stablehlo.concatenate %1, %values_0, dim = 0 : (tensor<3xbf16>, tensor<4xbf16>) -> tensor<7xbf16>
    return %2 : tensor<7xbf16>
  }
}

// -----

module @numpy_partition_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = call @partition(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-3.8181412, 7.358214, -8.838834, -3.939405, 2.0729532, -1.6153427, 7.061883]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-8.838834, -3.939405, -3.8181412, 7.358214, 7.061883, 2.0729532, -1.6153427]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @partition(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.negate %arg0 : tensor<7xf32>
    %values, %indices = chlo.top_k(%0, k = 3) : tensor<7xf32> -> (tensor<3xf32>, tensor<3xi32>)
    %1 = stablehlo.negate %values : tensor<3xf32>
    %values_0, %indices_1 = chlo.top_k(%arg0, k = 4) : tensor<7xf32> -> (tensor<4xf32>, tensor<4xi32>)
    %2 = stablehlo.concatenate %1, %values_0, dim = 0 : (tensor<3xf32>, tensor<4xf32>) -> tensor<7xf32>
    return %2 : tensor<7xf32>
  }
}

// -----

module @numpy_partition_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = call @partition(%arg0) : (tensor<7xf64>) -> tensor<7xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[-5.804961234705118, -1.66361989986674, 0.705163176341852, 5.637133883755364, -3.369639120614794, 7.85743560097497, 0.05316333365623116]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[-5.804961234705118, -3.369639120614794, -1.66361989986674, 7.85743560097497, 5.637133883755364, 0.705163176341852, 0.05316333365623116]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @partition(%arg0: tensor<7xf64>) -> tensor<7xf64> {
    %0 = stablehlo.negate %arg0 : tensor<7xf64>
    %values, %indices = chlo.top_k(%0, k = 3) : tensor<7xf64> -> (tensor<3xf64>, tensor<3xi32>)
    %1 = stablehlo.negate %values : tensor<3xf64>
    %values_0, %indices_1 = chlo.top_k(%arg0, k = 4) : tensor<7xf64> -> (tensor<4xf64>, tensor<4xi32>)
    %2 = stablehlo.concatenate %1, %values_0, dim = 0 : (tensor<3xf64>, tensor<4xf64>) -> tensor<7xf64>
    return %2 : tensor<7xf64>
  }
}
