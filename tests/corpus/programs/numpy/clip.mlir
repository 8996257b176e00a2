module @numpy_clip_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi8>
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = call @clip(%arg0, %c, %c_0) : (tensor<3x4xi8>, tensor<i32>, tensor<i32>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[-2, -1, 0, -2], [1, -2, -2, -1], [-2, 0, -3, 0]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[-1, -1, 0, -1], [1, -1, -1, -1], [-1, 0, -1, 0]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
  func.func private @clip(%arg0: tensor<3x4xi8>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3x4xi8> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<i8>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i8>) -> tensor<3x4xi8>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x4xi8>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<i8>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i8>) -> tensor<3x4xi8>
    %5 = stablehlo.minimum %4, %2 : tensor<3x4xi8>
    return %5 : tensor<3x4xi8>
  }
}

// -----

module @numpy_clip_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui8>
    %want0 = call @expected() : () -> tensor<3x4xui8>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = call @clip(%arg0, %c, %c_0) : (tensor<3x4xui8>, tensor<i32>, tensor<i32>) -> tensor<3x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[0, 1, 1, 2], [1, 0, 3, 2], [3, 0, 0, 2]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
  func.func private @expected() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<2> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
  func.func private @clip(%arg0: tensor<3x4xui8>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3x4xui8> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui8>) -> tensor<3x4xui8>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x4xui8>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<ui8>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui8>) -> tensor<3x4xui8>
    %5 = stablehlo.minimum %4, %2 : tensor<3x4xui8>
    return %5 : tensor<3x4xui8>
  }
}

// -----

module @numpy_clip_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = call @clip(%arg0, %c, %c_0) : (tensor<3x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-0.55859375, -0.37109375, -0.15234375, 0.375], [2.65625, -2.109375, -0.138671875, 3.0], [0.76953125, -1.4296875, 1.4921875, 1.9375]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-0.55859375, -0.37109375, -0.15234375, 0.375], [2.0, -1.0, -0.138671875, 2.0], [0.76953125, -1.0, 1.4921875, 1.9375]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @clip(%arg0: tensor<3x4xbf16>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3x4xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x4xbf16>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %5 = stablehlo.minimum %4, %2 : tensor<3x4xbf16>
    return %5 : tensor<3x4xbf16>
  }
}

// -----

module @numpy_clip_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = call @clip(%arg0, %c, %c_0) : (tensor<3x4xf16>, tensor<i32>, tensor<i32>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.767578125, 0.5673828125, -0.1412353515625, -2.802734375], [1.9208984375, 0.416748046875, 1.6416015625, -1.6044921875], [1.4609375, -0.462158203125, 1.6796875, 0.158447265625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.767578125, 0.5673828125, -0.1412353515625, -1.0], [1.9208984375, 0.416748046875, 1.6416015625, -1.0], [1.4609375, -0.462158203125, 1.6796875, 0.158447265625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @clip(%arg0: tensor<3x4xf16>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3x4xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x4xf16>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %5 = stablehlo.minimum %4, %2 : tensor<3x4xf16>
    return %5 : tensor<3x4xf16>
  }
}

// -----

module @numpy_clip_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = call @clip(%arg0, %c, %c_0) : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.6685315, 2.6617832, -2.4747534, 1.4916046], [-0.609983, 2.1135178, 1.2885408, 2.78706], [-2.8165262, 0.2246408, -1.7537863, 1.5641997]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.6685315, 2.0, -1.0, 1.4916046], [-0.609983, 2.0, 1.2885408, 2.0], [-1.0, 0.2246408, -1.0, 1.5641997]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @clip(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x4xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<3x4xf32>
    return %5 : tensor<3x4xf32>
  }
}

// -----

module @numpy_clip_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_0 = stablehlo.constant dense<2> : tensor<i64>
    %0 = call @clip(%arg0, %c, %c_0) : (tensor<3x4xf64>, tensor<i64>, tensor<i64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-2.32851395044318, 2.1184656306471776, -1.5778210320380366, 0.46534267775256133], [2.7132736937390014, 2.0602530588254044, 0.37399826137428693, 2.624698491607285], [0.8084980094751337, 2.3225558593015787, -2.4882082732213666, 1.5440861905410186]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-1.0, 2.0, -1.0, 0.46534267775256133], [2.0, 2.0, 0.37399826137428693, 2.0], [0.8084980094751337, 2.0, -1.0, 1.5440861905410186]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @clip(%arg0: tensor<3x4xf64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<3x4xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x4xf64>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.minimum %4, %2 : tensor<3x4xf64>
    return %5 : tensor<3x4xf64>
  }
}
