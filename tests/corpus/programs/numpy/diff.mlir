module @numpy_diff_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xi1>
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %0 = call @diff(%arg0) : (tensor<3x6xi1>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xi1> {
    %c0 = stablehlo.constant dense<"0x010001010101010000000101010101010001"> : tensor<3x6xi1>
    return %c0 : tensor<3x6xi1>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false, false], [true, false, true, true], [false, false, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
  func.func private @diff(%arg0: tensor<3x6xi1>) -> tensor<3x4xi1> {
    %0 = stablehlo.slice %arg0 [0:3, 1:6] : (tensor<3x6xi1>) -> tensor<3x5xi1>
    %1 = stablehlo.slice %arg0 [0:3, 0:5] : (tensor<3x6xi1>) -> tensor<3x5xi1>
    %2 = stablehlo.compare NE, %0, %1, UNSIGNED : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %3 = stablehlo.slice %2 [0:3, 1:5] : (tensor<3x5xi1>) -> tensor<3x4xi1>
    %4 = stablehlo.slice %2 [0:3, 0:4] : (tensor<3x5xi1>) -> tensor<3x4xi1>
    %5 = stablehlo.compare NE, %3, %4, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    return %5 : tensor<3x4xi1>
  }
}

// -----

module @numpy_diff_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xi32>
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %0 = call @diff(%arg0) : (tensor<3x6xi32>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xi32> {
    %c0 = stablehlo.constant dense<"0x03000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFF0200000000000000FDFFFFFFFFFFFFFFFFFFFFFF01000000FDFFFFFFFFFFFFFFFDFFFFFF03000000FDFFFFFF02000000"> : tensor<3x6xi32>
    return %c0 : tensor<3x6xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[8, -2, 0, -1], [-1, 5, -2, 2], [-4, 8, -12, 11]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @diff(%arg0: tensor<3x6xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.slice %arg0 [0:3, 1:6] : (tensor<3x6xi32>) -> tensor<3x5xi32>
    %1 = stablehlo.slice %arg0 [0:3, 0:5] : (tensor<3x6xi32>) -> tensor<3x5xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.slice %2 [0:3, 1:5] : (tensor<3x5xi32>) -> tensor<3x4xi32>
    %4 = stablehlo.slice %2 [0:3, 0:4] : (tensor<3x5xi32>) -> tensor<3x4xi32>
    %5 = stablehlo.subtract %3, %4 : tensor<3x4xi32>
    return %5 : tensor<3x4xi32>
  }
}

// -----

module @numpy_diff_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xbf16>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = call @diff(%arg0) : (tensor<3x6xbf16>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xbf16> {
    %c0 = stablehlo.constant dense<"0xEDBFB83F813F993FDE3F3E40A5BF10BF08C09F3E2CC0613FF6BE32C0983F264098BE01C0"> : tensor<3x6xbf16>
    return %c0 : tensor<3x6xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-3.71875, 0.6171875, 0.3515625, 0.6953125], [-2.28125, 4.0, -5.4375, 6.5625], [6.25, -2.5625, -4.3125, 1.171875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @diff(%arg0: tensor<3x6xbf16>) -> tensor<3x4xbf16> {
    %0 = stablehlo.slice %arg0 [0:3, 1:6] : (tensor<3x6xbf16>) -> tensor<3x5xbf16>
    %1 = stablehlo.slice %arg0 [0:3, 0:5] : (tensor<3x6xbf16>) -> tensor<3x5xbf16>
    %2 = stablehlo.subtract %0, %1 : tensor<3x5xbf16>
    %3 = stablehlo.slice %2 [0:3, 1:5] : (tensor<3x5xbf16>) -> tensor<3x4xbf16>
    %4 = stablehlo.slice %2 [0:3, 0:4] : (tensor<3x5xbf16>) -> tensor<3x4xbf16>
    %5 = stablehlo.subtract %3, %4 : tensor<3x4xbf16>
    return %5 : tensor<3x4xbf16>
  }
}

// -----

module @numpy_diff_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = call @diff(%arg0) : (tensor<3x6xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xf32> {
    %c0 = stablehlo.constant dense<"0x6A91F33F377D123DE55320C0534EF5BEAA20F53FAEF6BFBED2DCEB3F407326400F551F3F26DAE9BD633B1A40CAAC683F4A74B93F8320A2BF28C219C059F31BC0265F16C0142584BE"> : tensor<3x6xf32>
    return %c0 : tensor<3x6xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.6737733, 4.5668917, 0.36816502, -4.6841607], [-2.7365005, 1.2418153, 3.2606375, -4.0250483], [1.5796202, 1.1016058, 0.12142277, 2.0042918]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @diff(%arg0: tensor<3x6xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.slice %arg0 [0:3, 1:6] : (tensor<3x6xf32>) -> tensor<3x5xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<3x5xf32>
    %3 = stablehlo.slice %2 [0:3, 1:5] : (tensor<3x5xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.slice %2 [0:3, 0:4] : (tensor<3x5xf32>) -> tensor<3x4xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<3x4xf32>
    return %5 : tensor<3x4xf32>
  }
}

// -----

module @numpy_diff_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x6xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = call @diff(%arg0) : (tensor<3x6xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x6xf64> {
    %c0 = stablehlo.constant dense<"0xBE9DB027E00CFBBFB21C83241C86F4BF00EB902D9EF0DCBF849B9ED570A101C00002789092D407C0A86FB984C2CD02C09A22E9027B2D05C078FB7E72B64CF03F962FC7D7D64D05C095F2A3C87209FABFF6E5FE446857FABFDC0E9C156B41004027B959E4C3A105C0987000784B97F63F56FD61D1319A06C0007D435B25CABE3FACED6D798FA5FF3F6A9ED88F7D960240"> : tensor<3x6xf64>
    return %c0 : tensor<3x6xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.4226537568229616, -2.582197878391425, 0.9766756674243489, 1.4032931819084329], [-7.347672083860477, 4.717436823874279, -1.0547336461804644, 3.6973151436827187], [-8.353151662163224, 7.182789874213867, -1.087914305717085, -1.5120863819960677]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @diff(%arg0: tensor<3x6xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.slice %arg0 [0:3, 1:6] : (tensor<3x6xf64>) -> tensor<3x5xf64>
    %1 = stablehlo.slice %arg0 [0:3, 0:5] : (tensor<3x6xf64>) -> tensor<3x5xf64>
    %2 = stablehlo.subtract %0, %1 : tensor<3x5xf64>
    %3 = stablehlo.slice %2 [0:3, 1:5] : (tensor<3x5xf64>) -> tensor<3x4xf64>
    %4 = stablehlo.slice %2 [0:3, 0:4] : (tensor<3x5xf64>) -> tensor<3x4xf64>
    %5 = stablehlo.subtract %3, %4 : tensor<3x4xf64>
    return %5 : tensor<3x4xf64>
  }
}
