module @numpy_block_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x2xi32>, tensor<2x2xi32>)
    %want0 = call @expected() : () -> tensor<4x4xi32>
    %0 = call @block(%arg0, %arg1, %arg1, %arg0) : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x2xi32>, tensor<2x2xi32>) {
    %c0 = stablehlo.constant dense<[[2, -1], [0, 1]]> : tensor<2x2xi32>
    %c1 = stablehlo.constant dense<[[0, -2], [0, -3]]> : tensor<2x2xi32>
    return %c0, %c1 : tensor<2x2xi32>, tensor<2x2xi32>
  }
  func.func private @expected() -> tensor<4x4xi32> {
    %c0 = stablehlo.constant dense<[[2, -1, 0, -2], [0, 1, 0, -3], [0, -2, 2, -1], [0, -3, 0, 1]]> : tensor<4x4xi32>
    return %c0 : tensor<4x4xi32>
  }
  func.func private @block(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x2xi32>, %arg3: tensor<2x2xi32>) -> tensor<4x4xi32> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
    %1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
    return %2 : tensor<4x4xi32>
  }
}

// -----

module @numpy_block_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x2xbf16>, tensor<2x2xbf16>)
    %want0 = call @expected() : () -> tensor<4x4xbf16>
    %0 = call @block(%arg0, %arg1, %arg1, %arg0) : (tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<4x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x2xbf16>, tensor<2x2xbf16>) {
    %c0 = stablehlo.constant dense<[[2.953125, 1.6484375], [-0.9375, -1.6328125]]> : tensor<2x2xbf16>
    %c1 = stablehlo.constant dense<[[2.03125, 2.890625], [-2.171875, -1.203125]]> : tensor<2x2xbf16>
    return %c0, %c1 : tensor<2x2xbf16>, tensor<2x2xbf16>
  }
  func.func private @expected() -> tensor<4x4xbf16> {
    %c0 = stablehlo.constant dense<[[2.953125, 1.6484375, 2.03125, 2.890625], [-0.9375, -1.6328125, -2.171875, -1.203125], [2.03125, 2.890625, 2.953125, 1.6484375], [-2.171875, -1.203125, -0.9375, -1.6328125]]> : tensor<4x4xbf16>
    return %c0 : tensor<4x4xbf16>
  }
  func.func private @block(%arg0: tensor<2x2xbf16>, %arg1: tensor<2x2xbf16>, %arg2: tensor<2x2xbf16>, %arg3: tensor<2x2xbf16>) -> tensor<4x4xbf16> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x4xbf16>
    %1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x4xbf16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<4x4xbf16>
    return %2 : tensor<4x4xbf16>
  }
}

// -----

module @numpy_block_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x2xf32>, tensor<2x2xf32>)
    %want0 = call @expected() : () -> tensor<4x4xf32>
    %0 = call @block(%arg0, %arg1, %arg1, %arg0) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x2xf32>, tensor<2x2xf32>) {
    %c0 = stablehlo.constant dense<[[2.0943322, 2.9479694], [-0.66512865, -2.7904742]]> : tensor<2x2xf32>
    %c1 = stablehlo.constant dense<[[-2.4225018, -2.0918634], [0.3077816, -0.39641336]]> : tensor<2x2xf32>
    return %c0, %c1 : tensor<2x2xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[2.0943322, 2.9479694, -2.4225018, -2.0918634], [-0.66512865, -2.7904742, 0.3077816, -0.39641336], [-2.4225018, -2.0918634, 2.0943322, 2.9479694], [0.3077816, -0.39641336, -0.66512865, -2.7904742]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @block(%arg0: tensor<2x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>, %arg3: tensor<2x2xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }
}

// -----

module @numpy_block_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x2xf64>, tensor<2x2xf64>)
    %want0 = call @expected() : () -> tensor<4x4xf64>
    %0 = call @block(%arg0, %arg1, %arg1, %arg0) : (tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<4x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x2xf64>, tensor<2x2xf64>) {
    %c0 = stablehlo.constant dense<[[-0.4369199028665802, -2.4436292410699334], [2.304092969038453, 1.8943572126238468]]> : tensor<2x2xf64>
    %c1 = stablehlo.constant dense<[[2.7587781439867882, 1.757348853840889], [-2.8175248030259707, 0.09764881773459066]]> : tensor<2x2xf64>
    return %c0, %c1 : tensor<2x2xf64>, tensor<2x2xf64>
  }
  func.func private @expected() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.4369199028665802, -2.4436292410699334, 2.7587781439867882, 1.757348853840889], [2.304092969038453, 1.8943572126238468, -2.8175248030259707, 0.09764881773459066], [2.7587781439867882, 1.757348853840889, -0.4369199028665802, -2.4436292410699334], [-2.8175248030259707, 0.09764881773459066, 2.304092969038453, 1.8943572126238468]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
  func.func private @block(%arg0: tensor<2x2xf64>, %arg1: tensor<2x2xf64>, %arg2: tensor<2x2xf64>, %arg3: tensor<2x2xf64>) -> tensor<4x4xf64> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x4xf64>
    %1 = stablehlo.concatenate %arg2, %arg3, dim = 1 : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x4xf64>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<4x4xf64>
    return %2 : tensor<4x4xf64>
  }
}
