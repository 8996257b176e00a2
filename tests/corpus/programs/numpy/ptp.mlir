module @numpy_ptp_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xui8>
    %want0 = call @expected() : () -> tensor<5xui8>
    %0 = call @_ptp(%arg0) : (tensor<4x5xui8>) -> tensor<5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xui8> {
    %c0 = stablehlo.constant dense<"0x0200010002000002020202020101000100000202"> : tensor<4x5xui8>
    return %c0 : tensor<4x5xui8>
  }
  func.func private @expected() -> tensor<5xui8> {
    %c0 = stablehlo.constant dense<2> : tensor<5xui8>
    return %c0 : tensor<5xui8>
  }
  func.func private @_ptp(%arg0: tensor<4x5xui8>) -> tensor<5xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<4x5xui8>, tensor<ui8>) -> tensor<5xui8>
    %c_0 = stablehlo.constant dense<255> : tensor<ui8>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<4x5xui8>, tensor<ui8>) -> tensor<5xui8>
    %2 = stablehlo.subtract %0, %1 : tensor<5xui8>
    return %2 : tensor<5xui8>
  }
}

// -----

module @numpy_ptp_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = call @_ptp(%arg0) : (tensor<4x5xi32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi32> {
    %c0 = stablehlo.constant dense<"0x0200000002000000FFFFFFFF00000000FFFFFFFF00000000010000000200000000000000000000000100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFEFFFFFF00000000FEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<4x5xi32>
    return %c0 : tensor<4x5xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[3, 2, 3, 2]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
  func.func private @_ptp(%arg0: tensor<4x5xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.minimum across dimensions = [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<4xi32>
    return %2 : tensor<4xi32>
  }
}

// -----

module @numpy_ptp_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf16>
    %want0 = call @expected() : () -> tensor<f16>
    %0 = call @_ptp(%arg0) : (tensor<4x5xf16>) -> tensor<f16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf16> {
    %c0 = stablehlo.constant dense<"0xC5B0ED37153AEC3C55B2C93B5439A6B404B4802A073F28B22D3C361F15BB7BB1B3322F3EC83B5AB9"> : tensor<4x5xf16>
    return %c0 : tensor<4x5xf16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<2.642578125> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @_ptp(%arg0: tensor<4x5xf16>) -> tensor<f16> {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x5xf16>, tensor<f16>) -> tensor<f16>
    %cst_0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<4x5xf16>, tensor<f16>) -> tensor<f16>
    %2 = stablehlo.subtract %0, %1 : tensor<f16>
    return %2 : tensor<f16>
  }
}

// -----

module @numpy_ptp_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = call @_ptp(%arg0) : (tensor<4x5xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0xEA90A23F6ABE9F3F1133D0BF6275CCBF5259F9BF8B2AD23F6CC559BF7CDBEFBF9319AE3F829AF1BF7BDF843F667A3CBF636FEBBE1558DCBDD66BB83FC9979E3F9B0ACF3E132A53BF8856CA3E3E743EBF"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[3.2180858, 3.529451, 2.1770334, 2.0638678]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @_ptp(%arg0: tensor<4x5xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}
