module @numpy_rot90_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xi32>
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %0 = call @rot90(%arg0) : (tensor<2x3xi32>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xi32> {
    %c0 = stablehlo.constant dense<[[0, 1, 0], [2, -1, 3]]> : tensor<2x3xi32>
    return %c0 : tensor<2x3xi32>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[0, 3], [1, -1], [0, 2]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
  func.func private @rot90(%arg0: tensor<2x3xi32>) -> tensor<3x2xi32> {
    %0 = call @_flip(%arg0) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
    return %1 : tensor<3x2xi32>
  }
  func.func private @_flip(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
}

// -----

module @numpy_rot90_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xbf16>
    %want0 = call @expected() : () -> tensor<3x2xbf16>
    %0 = call @rot90(%arg0) : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xbf16> {
    %c0 = stablehlo.constant dense<[[-1.2421875, 1.3359375, -0.68359375], [-1.28125, 0.73828125, 2.53125]]> : tensor<2x3xbf16>
    return %c0 : tensor<2x3xbf16>
  }
  func.func private @expected() -> tensor<3x2xbf16> {
    %c0 = stablehlo.constant dense<[[-0.68359375, 2.53125], [1.3359375, 0.73828125], [-1.2421875, -1.28125]]> : tensor<3x2xbf16>
    return %c0 : tensor<3x2xbf16>
  }
  func.func private @rot90(%arg0: tensor<2x3xbf16>) -> tensor<3x2xbf16> {
    %0 = call @_flip(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
    return %1 : tensor<3x2xbf16>
  }
  func.func private @_flip(%arg0: tensor<2x3xbf16>) -> tensor<2x3xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x3xbf16>
    return %0 : tensor<2x3xbf16>
  }
}

// -----

module @numpy_rot90_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xf32>
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %0 = call @rot90(%arg0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xf32> {
    %c0 = stablehlo.constant dense<[[-0.27594045, 1.4582801, 2.3917289], [-2.5902414, -2.5536542, -1.9965186]]> : tensor<2x3xf32>
    return %c0 : tensor<2x3xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[2.3917289, -1.9965186], [1.4582801, -2.5536542], [-0.27594045, -2.5902414]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
  func.func private @rot90(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = call @_flip(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
  func.func private @_flip(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// -----

module @numpy_rot90_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xf64>
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %0 = call @rot90(%arg0) : (tensor<2x3xf64>) -> tensor<3x2xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xf64> {
    %c0 = stablehlo.constant dense<[[-2.249491994740463, -2.8207151865824542, -2.3077481992585587], [2.5840188331317684, -0.3029298140548149, 2.668442576628104]]> : tensor<2x3xf64>
    return %c0 : tensor<2x3xf64>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[-2.3077481992585587, 2.668442576628104], [-2.8207151865824542, -0.3029298140548149], [-2.249491994740463, 2.5840188331317684]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
  func.func private @rot90(%arg0: tensor<2x3xf64>) -> tensor<3x2xf64> {
    %0 = call @_flip(%arg0) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xf64>) -> tensor<3x2xf64>
    return %1 : tensor<3x2xf64>
  }
  func.func private @_flip(%arg0: tensor<2x3xf64>) -> tensor<2x3xf64> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x3xf64>
    return %0 : tensor<2x3xf64>
  }
}
