module @derived_quantised_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<4x2xf32>)
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xi8>
    %1 = stablehlo.convert %arg1 : (tensor<4x2xf32>) -> tensor<4x2xi8>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi8>, tensor<4x2xi8>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4x2xf32>) {
    %c0 = stablehlo.constant dense<[[2.9093354, 5.9195776, 8.100888, -1.118226], [2.7172666, 4.169638, 2.1127095, 3.2117162], [8.148635, 4.7416105, 1.8660222, 2.431982]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.6724351, -5.973081], [-3.8936527, -6.698045], [-5.501282, -0.23973332], [-0.86822873, 2.1240714]]> : tensor<4x2xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4x2xf32>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[-55, -42], [-22, -28], [-17, -60]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
}

// -----

module @derived_quantised_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<4x2xbf16>)
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xi8>
    %1 = stablehlo.convert %arg1 : (tensor<4x2xbf16>) -> tensor<4x2xi8>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi8>, tensor<4x2xi8>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<4x2xbf16>) {
    %c0 = stablehlo.constant dense<[[0.287109375, 3.484375, 5.09375, -2.796875], [-1.109375, 5.65625, 6.4375, -1.5859375], [5.875, -0.9765625, -2.71875, 3.390625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.1875, -5.71875], [-2.390625, -1.0625], [-8.5, 0.06298828125], [-7.46875, 1.9453125]]> : tensor<4x2xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<4x2xbf16>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[-32, -5], [-52, -1], [0, -22]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
}
