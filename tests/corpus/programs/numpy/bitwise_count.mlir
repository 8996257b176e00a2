module @numpy_bitwise_count_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi8>
    %want0 = call @expected() : () -> tensor<33xui8>
    %0 = call @bitwise_count(%arg0) : (tensor<33xi8>) -> tensor<33xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xui8>, tensor<33xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi8> {
    %c0 = stablehlo.constant dense<"0xAEA041CFF22DE8BEFEB401E45DA91FCEE6B82F2BD4BBB8410CB2CDDABFE7A2A836"> : tensor<33xi8>
    return %c0 : tensor<33xi8>
  }
  func.func private @expected() -> tensor<33xui8> {
    %c0 = stablehlo.constant dense<"0x030202030304020201030103050505030302050403030202020404030203050304"> : tensor<33xui8>
    return %c0 : tensor<33xui8>
  }
  func.func private @bitwise_count(%arg0: tensor<33xi8>) -> tensor<33xui8> {
    %0 = stablehlo.abs %arg0 : tensor<33xi8>
    %1 = stablehlo.popcnt %0 : tensor<33xi8>
    %2 = stablehlo.convert %1 : (tensor<33xi8>) -> tensor<33xui8>
    return %2 : tensor<33xui8>
  }
}

// -----

module @numpy_bitwise_count_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xi32>
    %want0 = call @expected() : () -> tensor<1x1xui8>
    %0 = call @bitwise_count(%arg0) : (tensor<1x1xi32>) -> tensor<1x1xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xui8>, tensor<1x1xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xi32> {
    %c0 = stablehlo.constant dense<82> : tensor<1x1xi32>
    return %c0 : tensor<1x1xi32>
  }
  func.func private @expected() -> tensor<1x1xui8> {
    %c0 = stablehlo.constant dense<3> : tensor<1x1xui8>
    return %c0 : tensor<1x1xui8>
  }
  func.func private @bitwise_count(%arg0: tensor<1x1xi32>) -> tensor<1x1xui8> {
    %0 = stablehlo.abs %arg0 : tensor<1x1xi32>
    %1 = stablehlo.popcnt %0 : tensor<1x1xi32>
    %2 = stablehlo.convert %1 : (tensor<1x1xi32>) -> tensor<1x1xui8>
    return %2 : tensor<1x1xui8>
  }
}

// -----

module @numpy_bitwise_count_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xui64>
    %want0 = call @expected() : () -> tensor<4x0x2xui8>
    %0 = call @bitwise_count(%arg0) : (tensor<4x0x2xui64>) -> tensor<4x0x2xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xui8>, tensor<4x0x2xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xui64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui64>
    return %c0 : tensor<4x0x2xui64>
  }
  func.func private @expected() -> tensor<4x0x2xui8> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui8>
    return %c0 : tensor<4x0x2xui8>
  }
  func.func private @bitwise_count(%arg0: tensor<4x0x2xui64>) -> tensor<4x0x2xui8> {
    %0 = stablehlo.popcnt %arg0 : tensor<4x0x2xui64>
    %1 = stablehlo.convert %0 : (tensor<4x0x2xui64>) -> tensor<4x0x2xui8>
    return %1 : tensor<4x0x2xui8>
  }
}
