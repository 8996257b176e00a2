module @written_dynamic_reshape_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<2x6xi32>
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_reshape"(%a, %n) : (tensor<2x6xi32>, tensor<2xi64>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x6xi32> {
    %c0 = stablehlo.constant dense<[[1, -3, -1, -1, 0, 0], [0, 1, 2, 2, 2, 2]]> : tensor<2x6xi32>
    return %c0 : tensor<2x6xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[1, -3, -1, -1], [0, 0, 0, 1], [2, 2, 2, 2]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @written_dynamic_reshape_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<2x6xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_reshape"(%a, %n) : (tensor<2x6xf32>, tensor<2xi64>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x6xf32> {
    %c0 = stablehlo.constant dense<[[1.266054, -1.1593056, 1.7951648, -0.735475, -1.267172, -0.06646521], [-1.946055, 2.751713, -0.08123123, -1.3240606, -1.8937731, -2.325122]]> : tensor<2x6xf32>
    return %c0 : tensor<2x6xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.266054, -1.1593056, 1.7951648, -0.735475], [-1.267172, -0.06646521, -1.946055, 2.751713], [-0.08123123, -1.3240606, -1.8937731, -2.325122]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_dynamic_reshape_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<2x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_reshape"(%a, %n) : (tensor<2x6xcomplex<f32>>, tensor<2xi64>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.41855222,1.0999401), (2.9268532,2.8475714), (-1.7124045,-1.6185757), (-2.2860413,0.55549747), (-1.925775,1.1703547), (0.922328,0.76219773)], [(-0.44496083,2.4692883), (1.4387071,0.8180299), (0.4152328,0.54421556), (2.536315,1.9889921), (2.9055102,2.4098506), (-2.7125962,-0.28244686)]]> : tensor<2x6xcomplex<f32>>
    return %c0 : tensor<2x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.41855222,1.0999401), (2.9268532,2.8475714), (-1.7124045,-1.6185757), (-2.2860413,0.55549747)], [(-1.925775,1.1703547), (0.922328,0.76219773), (-0.44496083,2.4692883), (1.4387071,0.8180299)], [(0.4152328,0.54421556), (2.536315,1.9889921), (2.9055102,2.4098506), (-2.7125962,-0.28244686)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @written_dynamic_reshape_bool {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<2x6xi1>
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_reshape"(%a, %n) : (tensor<2x6xi1>, tensor<2xi64>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x6xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true, false, true], [true, true, true, true, false, false]]> : tensor<2x6xi1>
    return %c0 : tensor<2x6xi1>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [false, true, true, true], [true, true, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_dynamic_reshape_u8 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<2x6xui8>
    %want0 = call @expected() : () -> tensor<3x4xui8>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_reshape"(%a, %n) : (tensor<2x6xui8>, tensor<2xi64>) -> tensor<3x4xui8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x6xui8> {
    %c0 = stablehlo.constant dense<[[1, 0, 0, 3, 2, 1], [1, 3, 0, 0, 0, 3]]> : tensor<2x6xui8>
    return %c0 : tensor<2x6xui8>
  }
  func.func private @expected() -> tensor<3x4xui8> {
    %c0 = stablehlo.constant dense<[[1, 0, 0, 3], [2, 1, 1, 3], [0, 0, 0, 3]]> : tensor<3x4xui8>
    return %c0 : tensor<3x4xui8>
  }
}

// -----

module @written_dynamic_reshape_bf16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<2x6xbf16>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_reshape"(%a, %n) : (tensor<2x6xbf16>, tensor<2xi64>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x6xbf16> {
    %c0 = stablehlo.constant dense<[[-0.0225830078125, -2.40625, -2.46875, -1.6796875, -0.3359375, 2.96875], [0.54296875, 1.8203125, 2.140625, -0.07763671875, -1.6328125, -1.078125]]> : tensor<2x6xbf16>
    return %c0 : tensor<2x6xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-0.0225830078125, -2.40625, -2.46875, -1.6796875], [-0.3359375, 2.96875, 0.54296875, 1.8203125], [2.140625, -0.07763671875, -1.6328125, -1.078125]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}
