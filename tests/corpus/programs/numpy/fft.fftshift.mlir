module @numpy_fft_fftshift_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xi32>
    %want0 = call @expected() : () -> tensor<5xi32>
    %0 = call @_roll_static(%arg0) : (tensor<5xi32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[0, 3, 3, 2, 0]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[2, 0, 0, 3, 3]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @_roll_static(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.slice %arg0 [3:5] : (tensor<5xi32>) -> tensor<2xi32>
    %1 = stablehlo.slice %arg0 [0:3] : (tensor<5xi32>) -> tensor<3xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<3xi32>) -> tensor<5xi32>
    return %2 : tensor<5xi32>
  }
}

// -----

module @numpy_fft_fftshift_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xbf16>
    %want0 = call @expected() : () -> tensor<5xbf16>
    %0 = call @_roll_static(%arg0) : (tensor<5xbf16>) -> tensor<5xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[0.240234375, -1.9921875, -0.451171875, 0.6953125, 2.765625]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
  func.func private @expected() -> tensor<5xbf16> {
    %c0 = stablehlo.constant dense<[0.6953125, 2.765625, 0.240234375, -1.9921875, -0.451171875]> : tensor<5xbf16>
    return %c0 : tensor<5xbf16>
  }
  func.func private @_roll_static(%arg0: tensor<5xbf16>) -> tensor<5xbf16> {
    %0 = stablehlo.slice %arg0 [3:5] : (tensor<5xbf16>) -> tensor<2xbf16>
    %1 = stablehlo.slice %arg0 [0:3] : (tensor<5xbf16>) -> tensor<3xbf16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xbf16>, tensor<3xbf16>) -> tensor<5xbf16>
    return %2 : tensor<5xbf16>
  }
}

// -----

module @numpy_fft_fftshift_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %0 = call @_roll_static(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[0.29136622, 1.1646198, 2.3827295, 0.6074705, 1.3993025]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[0.6074705, 1.3993025, 0.29136622, 1.1646198, 2.3827295]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @_roll_static(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.slice %arg0 [3:5] : (tensor<5xf32>) -> tensor<2xf32>
    %1 = stablehlo.slice %arg0 [0:3] : (tensor<5xf32>) -> tensor<3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}

// -----

module @numpy_fft_fftshift_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %0 = call @_roll_static(%arg0) : (tensor<5xf64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[0.07526758166556347, 1.067075358840433, -2.255088899526352, -1.8477022294565517, 0.6721372781837136]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[-1.8477022294565517, 0.6721372781837136, 0.07526758166556347, 1.067075358840433, -2.255088899526352]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @_roll_static(%arg0: tensor<5xf64>) -> tensor<5xf64> {
    %0 = stablehlo.slice %arg0 [3:5] : (tensor<5xf64>) -> tensor<2xf64>
    %1 = stablehlo.slice %arg0 [0:3] : (tensor<5xf64>) -> tensor<3xf64>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xf64>, tensor<3xf64>) -> tensor<5xf64>
    return %2 : tensor<5xf64>
  }
}
