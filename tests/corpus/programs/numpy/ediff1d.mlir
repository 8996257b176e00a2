module @numpy_ediff1d_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xi32>
    %want0 = call @expected() : () -> tensor<5xi32>
    %0 = call @ediff1d(%arg0) : (tensor<6xi32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xi32> {
    %c0 = stablehlo.constant dense<[2, 2, 1, 2, -1, -1]> : tensor<6xi32>
    return %c0 : tensor<6xi32>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[0, -1, 1, -3, 0]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @ediff1d(%arg0: tensor<6xi32>) -> tensor<5xi32> {
    %0 = stablehlo.slice %arg0 [1:6] : (tensor<6xi32>) -> tensor<5xi32>
    %1 = stablehlo.slice %arg0 [0:5] : (tensor<6xi32>) -> tensor<5xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<5xi32>
    return %2 : tensor<5xi32>
  }
}

// -----

module @numpy_ediff1d_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xbf16>
    %want0 = call @expected() : () -> tensor<5xbf16>
    %0 = call @ediff1d(%arg0) : (tensor<6xbf16>) -> tensor<5xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xbf16> {
    %c0 = stablehlo.constant dense<[2.25, -2.421875, -2.375, -2.90625, 2.375, -1.4921875]> : tensor<6xbf16>
    return %c0 : tensor<6xbf16>
  }
  func.func private @expected() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[-4.6875, 0.046875, -0.53125, 5.28125, -3.875]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
  func.func private @ediff1d(%arg0: tensor<6xbf16>) -> tensor<5xbf16> {
    %0 = stablehlo.slice %arg0 [1:6] : (tensor<6xbf16>) -> tensor<5xbf16>
    %1 = stablehlo.slice %arg0 [0:5] : (tensor<6xbf16>) -> tensor<5xbf16>
    %2 = stablehlo.subtract %0, %1 : tensor<5xbf16>
    return %2 : tensor<5xbf16>
  }
}

// -----

module @numpy_ediff1d_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %0 = call @ediff1d(%arg0) : (tensor<6xf32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.45365676, 0.2130662, 0.27741715, 2.232892, 0.19607347, -1.2666137]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[-0.24059056, 0.06435095, 1.9554749, -2.0368185, -1.4626873]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @ediff1d(%arg0: tensor<6xf32>) -> tensor<5xf32> {
    %0 = stablehlo.slice %arg0 [1:6] : (tensor<6xf32>) -> tensor<5xf32>
    %1 = stablehlo.slice %arg0 [0:5] : (tensor<6xf32>) -> tensor<5xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}

// -----

module @numpy_ediff1d_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %0 = call @ediff1d(%arg0) : (tensor<6xf64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[2.6856304913487943, 1.9482594362814547, 1.571996416875888, -0.1585354329701958, 1.6978952570659729, -0.49854569924473013]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[-0.7373710550673396, -0.3762630194055667, -1.7305318498460838, 1.8564306900361687, -2.196440956310703]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @ediff1d(%arg0: tensor<6xf64>) -> tensor<5xf64> {
    %0 = stablehlo.slice %arg0 [1:6] : (tensor<6xf64>) -> tensor<5xf64>
    %1 = stablehlo.slice %arg0 [0:5] : (tensor<6xf64>) -> tensor<5xf64>
    %2 = stablehlo.subtract %0, %1 : tensor<5xf64>
    return %2 : tensor<5xf64>
  }
}
