module @written_dynamic_broadcast_in_dim_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xi32>
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %n) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>, tensor<2xi64>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[0, 3, 1, -3]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[0, 3, 1, -3], [0, 3, 1, -3], [0, 3, 1, -3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @written_dynamic_broadcast_in_dim_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %n) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<2xi64>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-2.4630475, 2.6103778, 1.449543, 0.21520503]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-2.4630475, 2.6103778, 1.449543, 0.21520503], [-2.4630475, 2.6103778, 1.449543, 0.21520503], [-2.4630475, 2.6103778, 1.449543, 0.21520503]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_dynamic_broadcast_in_dim_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %n) {broadcast_dimensions = array<i64: 1>} : (tensor<4xcomplex<f32>>, tensor<2xi64>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-2.9522197,-2.7225611), (-1.232835,0.7371313), (0.8752222,1.4323393), (1.7554272,-0.025217904)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.9522197,-2.7225611), (-1.232835,0.7371313), (0.8752222,1.4323393), (1.7554272,-0.025217904)], [(-2.9522197,-2.7225611), (-1.232835,0.7371313), (0.8752222,1.4323393), (1.7554272,-0.025217904)], [(-2.9522197,-2.7225611), (-1.232835,0.7371313), (0.8752222,1.4323393), (1.7554272,-0.025217904)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @written_dynamic_broadcast_in_dim_bool {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xi1>
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %n) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi1>, tensor<2xi64>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, false], [true, true, false, false], [true, true, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_dynamic_broadcast_in_dim_u8 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xui8>
    %want0 = call @expected() : () -> tensor<3x4xui8>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %n) {broadcast_dimensions = array<i64: 1>} : (tensor<4xui8>, tensor<2xi64>) -> tensor<3x4xui8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xui8> {
    %c0 = stablehlo.constant dense<[2, 0, 2, 0]> : tensor<4xui8>
    return %c0 : tensor<4xui8>
  }
  func.func private @expected() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[2, 0, 2, 0], [2, 0, 2, 0], [2, 0, 2, 0]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
}

// -----

module @written_dynamic_broadcast_in_dim_bf16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xbf16>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_broadcast_in_dim"(%a, %n) {broadcast_dimensions = array<i64: 1>} : (tensor<4xbf16>, tensor<2xi64>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[-2.0625, 0.220703125, 0.8671875, -0.07958984375]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-2.0625, 0.220703125, 0.8671875, -0.07958984375], [-2.0625, 0.220703125, 0.8671875, -0.07958984375], [-2.0625, 0.220703125, 0.8671875, -0.07958984375]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}
