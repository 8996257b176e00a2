module @numpy_view_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi8>
    %want0 = call @expected() : () -> tensor<3x4xui8>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[-2, 2, -2, 3], [0, -1, 3, 0], [-2, -3, 0, 2]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[254, 2, 254, 3], [0, 255, 3, 0], [254, 253, 0, 2]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
}

// -----

module @numpy_view_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xui16>
    %want0 = call @expected() : () -> tensor<3x8xui8>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xui16>) -> tensor<3x4x2xui8>
    %1 = stablehlo.reshape %0 : (tensor<3x4x2xui8>) -> tensor<3x8xui8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3x8xui8>, tensor<3x8xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xui16> {
    %c0 = stablehlo.constant dense<[[2, 0, 2, 3], [3, 3, 2, 2], [2, 1, 3, 0]]> : tensor<3x4xui16>
    return %c0 : tensor<3x4xui16>
  }
  func.func private @expected() -> tensor<3x8xui8> {
    %c0 = stablehlo.constant dense<"0x020000000200030003000300020002000200010003000000"> : tensor<3x8xui8>
    return %c0 : tensor<3x8xui8>
  }
}

// -----

module @numpy_view_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x16xui8>
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4x4xui8>
    %1 = stablehlo.reshape %0 : (tensor<3x4x4xui8>) -> tensor<3x16xui8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3x16xui8>, tensor<3x16xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-1.0005426, 2.4936752, -1.931376, -1.7965233], [0.7342838, -0.25913244, -0.11814066, -1.69783], [-2.7196846, -0.012979661, 2.7337055, 0.71669793]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x16xui8> {
    %c0 = stablehlo.constant dense<"0xC81180BF60981F405437F7BF7AF4E5BF06FA3B3F02AD84BEBBF3F1BD7E52D9BF500F2EC0A5A854BC08F52E408479373F"> : tensor<3x16xui8>
    return %c0 : tensor<3x16xui8>
  }
}
