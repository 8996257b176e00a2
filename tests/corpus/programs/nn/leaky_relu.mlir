module @nn_leaky_relu_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @leaky_relu(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x87BE583F8B3F01C00CBFE8BFD43F3AC034C050BF653F3F4061BF14C018408BBE38BE86BE393F7C3F833FB7BF3D40E73E"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x2DBB583F8B3FA5BCB3BB95BCD43FEEBCE7BC05BC653F3F4010BCBEBC184032BBECBA2CBB393F7C3F833F6ABC3D40E73E"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @leaky_relu(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000980e-02> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xbf16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %4 : tensor<4x6xbf16>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_leaky_relu_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @leaky_relu(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xC93EAF393CBEE3380E39A7BEEDC17541623CF93FEE40FA3B3DBD04BF9EBBB12FE3C101C17EBDC33C6EC09D3E4E41213B"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xC93EAF39FBA3E3380E3942A496A77541623CF93FEE40FA3BB5A27EA4E0A0B12F89A768A608A3C33CACA59D3E4E41213B"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @leaky_relu(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000210e-02> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xf16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<4x6xi1>, tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xf16>
    return %4 : tensor<4x6xf16>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf16>, %arg2: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf16>
    return %0 : tensor<4x6xf16>
  }
}

// -----

module @nn_leaky_relu_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @leaky_relu(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xE097BDBFD6AB14C03630CC3FF734A03F10CD25C0F8B4BEBF029872BF4EB10540C5BFF2BFB2D3B33FC4253640EAF3E73F54890C40F2932FBE1456583F2B85A53F359B993F1468C83F8B11B7BE039A3F3FD801B6BF97BA3A4068E7B3BE2833F03F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xEBAD72BC974CBEBC3630CC3FF734A03FAE39D4BCD71A74BC90421BBC4EB10540035C9BBCB2D3B33FC4253640EAF3E73F54890C405EBDE0BA1456583F2B85A53F359B993F1468C83FE5536ABB039A3F3F1EF868BC97BA3A40EB4666BB2833F03F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @leaky_relu(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xf32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    return %4 : tensor<4x6xf32>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}

// -----

module @nn_leaky_relu_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @leaky_relu(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x3C9539EDB52DFEBF1A26E125D837014028126AFD3986EE3F7A94A87FF77C0640B855CEF438180240A831B51DAF9AD23F58875803EA9407C02030197FBB04D23FF44B411BA6B8F23F38A2197265520340A2EA34F6520F00C0BC3835E586EDF43FC0A180B4DFAAD93FC03C01B18A43C33FE01D4F78B8D2E93F003EFEA5B1F4C63FBE93B4A18E9B05406EAC64E150D5F5BF02EFA278A814FEBF70899705B41ED23FE8C4BFD0183104C078063780EB5B06C0482085819674FCBF1067A82E8E25F43F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x4F2CDD6E745093BF1A26E125D837014028126AFD3986EE3F7A94A87FF77C0640B855CEF438180240A831B51DAF9AD23F525B4804402F9EBF2030197FBB04D23FF44B411BA6B8F23F38A219726552034069DAC8AB7E8E94BFBC3835E586EDF43FC0A180B4DFAAD93FC03C01B18A43C33FE01D4F78B8D2E93F003EFEA5B1F4C63FBE93B4A18E9B05406EFB050C53F28BBF2ACC53D26B4093BF70899705B41ED23FCDF109AF71D899BFF64FC1149E9E9CBF80B840E2223692BF1067A82E8E25F43F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @leaky_relu(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xf64>
    %4 = call @_where(%1, %arg0, %3) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    return %4 : tensor<4x6xf64>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
}

// -----

module @nn_leaky_relu_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:2 = call @leaky_relu(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @leaky_relu_0(%0#1, %5) : (tensor<4x6xi1>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x17C0D4BF1DC0F43F87BFEE3E2B40214005408BBF59BF34C071BED93FC7BF443F01C005C0034038C0E33F10BFFD3F1CC0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x243C243C243C803F243C803F803F803F803F243C243C243C243C803F243C803F243C243C803F243C803F243C803F243C"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @leaky_relu(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000980e-02> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xbf16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %4, %1 : tensor<4x6xbf16>, tensor<4x6xi1>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %0 : tensor<4x6xbf16>
  }
  func.func private @leaky_relu_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0:2 = call @_where_1(%arg0, %arg1) : (tensor<4x6xi1>, tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %cst = stablehlo.constant dense<1.000980e-02> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.multiply %1, %0#1 : tensor<4x6xbf16>
    %3 = stablehlo.add %0#0, %2 : tensor<4x6xbf16>
    return %3 : tensor<4x6xbf16>
  }
  func.func private @_where_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xbf16>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %2, %1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
}

// -----

module @nn_leaky_relu_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:2 = call @leaky_relu(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @leaky_relu_0(%0#1, %2) : (tensor<4x6xi1>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x07B43040A8BC38BF8E6F4FBFBF9F0040A86820C0AB40CABFBF1712C0E3562AC0A414F8BFA450A83EBFA6F73E4C8833406F241C408420753E6E60DA3E3858A4BFEDD12D4029636ABF68AF803FD07579BFF5933040369E923FDEBF5B3F48CBD2BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x0000803F0AD7233C0AD7233C0000803F0AD7233C0AD7233C0AD7233C0AD7233C0AD7233C0000803F0000803F0000803F0000803F0000803F0000803F0AD7233C0000803F0AD7233C0000803F0AD7233C0000803F0000803F0000803F0AD7233C"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @leaky_relu(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xf32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    return %4, %1 : tensor<4x6xf32>, tensor<4x6xi1>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @leaky_relu_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0:2 = call @_where_1(%arg0, %arg1) : (tensor<4x6xi1>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<4x6xf32>
    %3 = stablehlo.add %0#0, %2 : tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
  func.func private @_where_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xf32>
    return %2, %1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
}

// -----

module @nn_leaky_relu_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:2 = call @leaky_relu(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @leaky_relu_0(%0#1, %2) : (tensor<4x6xi1>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x80FA2BAF87C0EF3F16EE49EFBF9A03C0CC8E064EB7AB07C004C99899D6DF02C010BC60361194EF3F773AA1379CB7F8BF6B9DDF9E2B08F5BFB4C3466EAF1BEA3F1C80CD072DC10540454836C68E6DFCBF203BFD94A0A1D4BFFC1B3565CC4302C0E06F31DDFA27FF3F805926A492CAC93F9E5BF4ED721E0540081DACA009A4E33F9FB01847583E07C0FC225C6F9EDD0640A8562CFC4E5AE4BF88F17B30140505C0E760F87D81BA07C0EC0B74A9385DF13FC29F5B09CD3906C0E3E0ED3026F1FABF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000F03F7B14AE47E17A843F7B14AE47E17A843F7B14AE47E17A843F000000000000F03F7B14AE47E17A843F7B14AE47E17A843F000000000000F03F000000000000F03F7B14AE47E17A843F7B14AE47E17A843F7B14AE47E17A843F000000000000F03F000000000000F03F000000000000F03F000000000000F03F7B14AE47E17A843F000000000000F03F7B14AE47E17A843F7B14AE47E17A843F7B14AE47E17A843F000000000000F03F7B14AE47E17A843F7B14AE47E17A843F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @leaky_relu(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xf64>
    %4 = call @_where(%1, %arg0, %3) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    return %4, %1 : tensor<4x6xf64>, tensor<4x6xi1>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
  func.func private @leaky_relu_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0:2 = call @_where_1(%arg0, %arg1) : (tensor<4x6xi1>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.multiply %1, %0#1 : tensor<4x6xf64>
    %3 = stablehlo.add %0#0, %2 : tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
  func.func private @_where_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xf64>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xf64>
    return %2, %1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
}
