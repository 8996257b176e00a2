module @numpy_broadcast_to_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xi1>
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xi1>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x1xi1>
    return %c0 : tensor<3x1xi1>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @numpy_broadcast_to_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xi8>
    %want0 = call @expected() : () -> tensor<2x3x4xi8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xi8>) -> tensor<2x3x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi8>, tensor<2x3x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xi8> {
    %c0 = stablehlo.constant dense<[[0], [3], [0]]> : tensor<3x1xi8>
    return %c0 : tensor<3x1xi8>
  }
  func.func private @expected() -> tensor<2x3x4xi8> {
    %c0 = stablehlo.constant dense<"0x000000000303030300000000000000000303030300000000"> : tensor<2x3x4xi8>
    return %c0 : tensor<2x3x4xi8>
  }
}

// -----

module @numpy_broadcast_to_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xi16>
    %want0 = call @expected() : () -> tensor<2x3x4xi16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xi16>) -> tensor<2x3x4xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi16>, tensor<2x3x4xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xi16> {
    %c0 = stablehlo.constant dense<[[1], [-2], [-2]]> : tensor<3x1xi16>
    return %c0 : tensor<3x1xi16>
  }
  func.func private @expected() -> tensor<2x3x4xi16> {
    %c0 = stablehlo.constant dense<"0x0100010001000100FEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFF0100010001000100FEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFF"> : tensor<2x3x4xi16>
    return %c0 : tensor<2x3x4xi16>
  }
}

// -----

module @numpy_broadcast_to_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xi32>
    %want0 = call @expected() : () -> tensor<2x3x4xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xi32>) -> tensor<2x3x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xi32> {
    %c0 = stablehlo.constant dense<[[3], [1], [-1]]> : tensor<3x1xi32>
    return %c0 : tensor<3x1xi32>
  }
  func.func private @expected() -> tensor<2x3x4xi32> {
    %c0 = stablehlo.constant dense<"0x0300000003000000030000000300000001000000010000000100000001000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000003000000030000000300000001000000010000000100000001000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x3x4xi32>
    return %c0 : tensor<2x3x4xi32>
  }
}

// -----

module @numpy_broadcast_to_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xi64>
    %want0 = call @expected() : () -> tensor<2x3x4xi64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xi64>) -> tensor<2x3x4xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xi64> {
    %c0 = stablehlo.constant dense<[[-2], [-1], [1]]> : tensor<3x1xi64>
    return %c0 : tensor<3x1xi64>
  }
  func.func private @expected() -> tensor<2x3x4xi64> {
    %c0 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000010000000000000001000000000000000100000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000000000000010000000000000001000000000000000100000000000000"> : tensor<2x3x4xi64>
    return %c0 : tensor<2x3x4xi64>
  }
}

// -----

module @numpy_broadcast_to_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xui8>
    %want0 = call @expected() : () -> tensor<2x3x4xui8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xui8>) -> tensor<2x3x4xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui8>, tensor<2x3x4xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xui8> {
    %c0 = stablehlo.constant dense<[[2], [1], [3]]> : tensor<3x1xui8>
    return %c0 : tensor<3x1xui8>
  }
  func.func private @expected() -> tensor<2x3x4xui8> {
    %c0 = stablehlo.constant dense<"0x020202020101010103030303020202020101010103030303"> : tensor<2x3x4xui8>
    return %c0 : tensor<2x3x4xui8>
  }
}

// -----

module @numpy_broadcast_to_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xui16>
    %want0 = call @expected() : () -> tensor<2x3x4xui16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xui16>) -> tensor<2x3x4xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui16>, tensor<2x3x4xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xui16> {
    %c0 = stablehlo.constant dense<[[2], [0], [0]]> : tensor<3x1xui16>
    return %c0 : tensor<3x1xui16>
  }
  func.func private @expected() -> tensor<2x3x4xui16> {
    %c0 = stablehlo.constant dense<"0x020002000200020000000000000000000000000000000000020002000200020000000000000000000000000000000000"> : tensor<2x3x4xui16>
    return %c0 : tensor<2x3x4xui16>
  }
}

// -----

module @numpy_broadcast_to_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xui32>
    %want0 = call @expected() : () -> tensor<2x3x4xui32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xui32>) -> tensor<2x3x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui32>, tensor<2x3x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xui32> {
    %c0 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xui32>
    return %c0 : tensor<3x1xui32>
  }
  func.func private @expected() -> tensor<2x3x4xui32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000010000000200000002000000020000000200000003000000030000000300000003000000010000000100000001000000010000000200000002000000020000000200000003000000030000000300000003000000"> : tensor<2x3x4xui32>
    return %c0 : tensor<2x3x4xui32>
  }
}

// -----

module @numpy_broadcast_to_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xui64>
    %want0 = call @expected() : () -> tensor<2x3x4xui64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xui64>) -> tensor<2x3x4xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xui64>, tensor<2x3x4xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xui64> {
    %c0 = stablehlo.constant dense<[[1], [1], [3]]> : tensor<3x1xui64>
    return %c0 : tensor<3x1xui64>
  }
  func.func private @expected() -> tensor<2x3x4xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<2x3x4xui64>
    return %c0 : tensor<2x3x4xui64>
  }
}

// -----

module @numpy_broadcast_to_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xbf16>
    %want0 = call @expected() : () -> tensor<2x3x4xbf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xbf16>) -> tensor<2x3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xbf16> {
    %c0 = stablehlo.constant dense<[[-2.296875], [1.4375], [2.984375]]> : tensor<3x1xbf16>
    return %c0 : tensor<3x1xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0x13C013C013C013C0B83FB83FB83FB83F3F403F403F403F4013C013C013C013C0B83FB83FB83FB83F3F403F403F403F40"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
}

// -----

module @numpy_broadcast_to_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xf16>
    %want0 = call @expected() : () -> tensor<2x3x4xf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xf16>) -> tensor<2x3x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xf16> {
    %c0 = stablehlo.constant dense<[[-0.25634765625], [1.7861328125], [2.14453125]]> : tensor<3x1xf16>
    return %c0 : tensor<3x1xf16>
  }
  func.func private @expected() -> tensor<2x3x4xf16> {
    %c0 = stablehlo.constant dense<"0x1AB41AB41AB41AB4253F253F253F253F4A404A404A404A401AB41AB41AB41AB4253F253F253F253F4A404A404A404A40"> : tensor<2x3x4xf16>
    return %c0 : tensor<2x3x4xf16>
  }
}

// -----

module @numpy_broadcast_to_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xf32>
    %want0 = call @expected() : () -> tensor<2x3x4xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xf32> {
    %c0 = stablehlo.constant dense<[[2.651314], [2.4558468], [0.92244685]]> : tensor<3x1xf32>
    return %c0 : tensor<3x1xf32>
  }
  func.func private @expected() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x21AF294021AF294021AF294021AF2940982C1D40982C1D40982C1D40982C1D407A256C3F7A256C3F7A256C3F7A256C3F21AF294021AF294021AF294021AF2940982C1D40982C1D40982C1D40982C1D407A256C3F7A256C3F7A256C3F7A256C3F"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
}

// -----

module @numpy_broadcast_to_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xf64>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xf64>) -> tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xf64> {
    %c0 = stablehlo.constant dense<[[2.655526516425632], [2.957186346146041], [2.351419797247771]]> : tensor<3x1xf64>
    return %c0 : tensor<3x1xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xD2ABADAF843E0540D2ABADAF843E0540D2ABADAF843E0540D2ABADAF843E0540F6FFA65051A80740F6FFA65051A80740F6FFA65051A80740F6FFA65051A80740DEC4C22EB5CF0240DEC4C22EB5CF0240DEC4C22EB5CF0240DEC4C22EB5CF0240D2ABADAF843E0540D2ABADAF843E0540D2ABADAF843E0540D2ABADAF843E0540F6FFA65051A80740F6FFA65051A80740F6FFA65051A80740F6FFA65051A80740DEC4C22EB5CF0240DEC4C22EB5CF0240DEC4C22EB5CF0240DEC4C22EB5CF0240"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}

// -----

module @numpy_broadcast_to_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x3x4xcomplex<f32>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.9675646,-1.5994685)], [(-0.8505418,1.2326485)], [(0.04804296,1.5427879)]]> : tensor<3x1xcomplex<f32>>
    return %c0 : tensor<3x1xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x28D9FB3F62BBCCBF28D9FB3F62BBCCBF28D9FB3F62BBCCBF28D9FB3F62BBCCBF1BBD59BF6DC79D3F1BBD59BF6DC79D3F1BBD59BF6DC79D3F1BBD59BF6DC79D3FB2C8443D137AC53FB2C8443D137AC53FB2C8443D137AC53FB2C8443D137AC53F28D9FB3F62BBCCBF28D9FB3F62BBCCBF28D9FB3F62BBCCBF28D9FB3F62BBCCBF1BBD59BF6DC79D3F1BBD59BF6DC79D3F1BBD59BF6DC79D3F1BBD59BF6DC79D3FB2C8443D137AC53FB2C8443D137AC53FB2C8443D137AC53FB2C8443D137AC53F"> : tensor<2x3x4xcomplex<f32>>
    return %c0 : tensor<2x3x4xcomplex<f32>>
  }
}

// -----

module @numpy_broadcast_to_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x3x4xcomplex<f64>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-2.142323063813946,-1.3071843666238543)], [(-2.4209886037699313,-0.46068478634215726)], [(1.2275105887559947,1.7211220489657881)]]> : tensor<3x1xcomplex<f64>>
    return %c0 : tensor<3x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x1D6144467A2301C0F0DE87273AEAF4BF1D6144467A2301C0F0DE87273AEAF4BF1D6144467A2301C0F0DE87273AEAF4BF1D6144467A2301C0F0DE87273AEAF4BFC871E9452F5E03C010ADC60ADC7BDDBFC871E9452F5E03C010ADC60ADC7BDDBFC871E9452F5E03C010ADC60ADC7BDDBFC871E9452F5E03C010ADC60ADC7BDDBF1436A324E2A3F33F9CB80B46B789FB3F1436A324E2A3F33F9CB80B46B789FB3F1436A324E2A3F33F9CB80B46B789FB3F1436A324E2A3F33F9CB80B46B789FB3F1D6144467A2301C0F0DE87273AEAF4BF1D6144467A2301C0F0DE87273AEAF4BF1D6144467A2301C0F0DE87273AEAF4BF1D6144467A2301C0F0DE87273AEAF4BFC871E9452F5E03C010ADC60ADC7BDDBFC871E9452F5E03C010ADC60ADC7BDDBFC871E9452F5E03C010ADC60ADC7BDDBFC871E9452F5E03C010ADC60ADC7BDDBF1436A324E2A3F33F9CB80B46B789FB3F1436A324E2A3F33F9CB80B46B789FB3F1436A324E2A3F33F9CB80B46B789FB3F1436A324E2A3F33F9CB80B46B789FB3F"> : tensor<2x3x4xcomplex<f64>>
    return %c0 : tensor<2x3x4xcomplex<f64>>
  }
}
