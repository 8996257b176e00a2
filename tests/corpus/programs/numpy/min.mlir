module @numpy_min_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xui8>
    %want0 = call @expected() : () -> tensor<5xui8>
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [0] : (tensor<4x5xui8>, tensor<ui8>) -> tensor<5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xui8> {
    %c0 = stablehlo.constant dense<"0x0001010001010001020001000202000202020100"> : tensor<4x5xui8>
    return %c0 : tensor<4x5xui8>
  }
  func.func private @expected() -> tensor<5xui8> {
    %c0 = stablehlo.constant dense<[0, 0, 1, 0, 0]> : tensor<5xui8>
    return %c0 : tensor<5xui8>
  }
}

// -----

module @numpy_min_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi32> {
    %c0 = stablehlo.constant dense<"0xFFFFFFFF01000000FFFFFFFFFEFFFFFF01000000FFFFFFFF01000000FEFFFFFF000000000100000000000000FEFFFFFF0200000001000000FFFFFFFFFEFFFFFF00000000020000000100000001000000"> : tensor<4x5xi32>
    return %c0 : tensor<4x5xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<-2> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
}

// -----

module @numpy_min_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf16>
    %want0 = call @expected() : () -> tensor<f16>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<4x5xf16>, tensor<f16>) -> tensor<f16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf16> {
    %c0 = stablehlo.constant dense<"0x8CBFD0B0BDBBA2BD95AB01BF483A19387C3C79BECB3DE8B502BDBA3C463F90BB693C66290CBA543E"> : tensor<4x5xf16>
    return %c0 : tensor<4x5xf16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<-1.88671875> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @numpy_min_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x0D06B5BFFBEDF13F7C1DEF3FE8ABC73F7977EEBE36E480BF8D72BF3FCA02A53FA1F5AE3F137993BF8115CB3EAF3B74BFC368BB3E2259B3BF6F645D3D855CD4BF92CBC93F794EED3D3B64CD3EEE30773F"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-1.4142472, -1.1521324, -1.4011576, -1.6590735]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}
