module @numpy_cumsum_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi1>
    %want0 = call @expected() : () -> tensor<4x5xi32>
    %0 = call @cumsum(%arg0) : (tensor<4x5xi1>) -> tensor<4x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x5xi32>, tensor<4x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi1> {
    %c0 = stablehlo.constant dense<"0x0001000000000100000101000101000101010001"> : tensor<4x5xi1>
    return %c0 : tensor<4x5xi1>
  }
  func.func private @expected() -> tensor<4x5xi32> {
    %c0 = stablehlo.constant dense<"0x0000000001000000000000000000000000000000000000000200000000000000000000000100000001000000020000000100000001000000010000000200000003000000020000000100000002000000"> : tensor<4x5xi32>
    return %c0 : tensor<4x5xi32>
  }
  func.func private @cumsum(%arg0: tensor<4x5xi1>) -> tensor<4x5xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %1 = call @cumsum_0(%0) : (tensor<4x5xi32>) -> tensor<4x5xi32>
    return %1 : tensor<4x5xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<4x5xi32>) -> tensor<4x5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
    return %1 : tensor<4x5xi32>
  }
}

// -----

module @numpy_cumsum_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xi16>
    %want0 = call @expected() : () -> tensor<4x5xi16>
    %0 = call @cumsum(%arg0) : (tensor<4x5xi16>) -> tensor<4x5xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x5xi16>, tensor<4x5xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xi16> {
    %c0 = stablehlo.constant dense<"0x02000100FFFF0100FEFFFEFFFFFFFFFF020000000200FEFFFEFFFEFF02000000FFFFFFFF0000FEFF"> : tensor<4x5xi16>
    return %c0 : tensor<4x5xi16>
  }
  func.func private @expected() -> tensor<4x5xi16> {
    %c0 = stablehlo.constant dense<"0x02000300020003000100FEFFFDFFFCFFFEFFFEFF02000000FEFFFCFFFEFF0000FFFFFEFFFEFFFCFF"> : tensor<4x5xi16>
    return %c0 : tensor<4x5xi16>
  }
  func.func private @cumsum(%arg0: tensor<4x5xi16>) -> tensor<4x5xi16> {
    %0 = call @cumsum_0(%arg0) : (tensor<4x5xi16>) -> tensor<4x5xi16>
    return %0 : tensor<4x5xi16>
  }
  func.func private @cumsum_0(%arg0: tensor<4x5xi16>) -> tensor<4x5xi16> {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<i16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i16>, %arg2: tensor<i16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i16>
      stablehlo.return %2 : tensor<i16>
    }) : (tensor<4x5xi16>, tensor<i16>) -> tensor<4x5xi16>
    return %1 : tensor<4x5xi16>
  }
}

// -----

module @numpy_cumsum_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xbf16>
    %want0 = call @expected() : () -> tensor<20xbf16>
    %0 = call @cumsum(%arg0) : (tensor<4x5xbf16>) -> tensor<20xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<20xbf16>, tensor<20xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xbf16> {
    %c0 = stablehlo.constant dense<"0xCDBFA8BD823F3E3E88BFDD3F093F943F183F09BED8BDE23FAC3EC83FF6BFE7BE573F9DBF0ABDBABF"> : tensor<4x5xbf16>
    return %c0 : tensor<4x5xbf16>
  }
  func.func private @expected() -> tensor<20xbf16> {
    %c0 = stablehlo.constant dense<"0xCDBFD8BF2CBFF9BEC6BF383E373FF03F1E4015400E407F408A40BC407D4060408B4047404540D03F"> : tensor<20xbf16>
    return %c0 : tensor<20xbf16>
  }
  func.func private @cumsum(%arg0: tensor<4x5xbf16>) -> tensor<20xbf16> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x5xbf16>) -> tensor<20xbf16>
    %1 = call @cumsum_0(%0) : (tensor<20xbf16>) -> tensor<20xbf16>
    return %1 : tensor<20xbf16>
  }
  func.func private @cumsum_0(%arg0: tensor<20xbf16>) -> tensor<20xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[19, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 20>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<20xbf16>, tensor<bf16>) -> tensor<20xbf16>
    return %1 : tensor<20xbf16>
  }
}

// -----

module @numpy_cumsum_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4x5xf32>
    %0 = call @cumsum(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x9F92F3BF8011F0BFB426DF3F1641423FC021FFBF20C08ABFB2EBB4BF568C843F261288BEA78DE03F42CA8BBF9AB7E6BF58F68A3FFE92A8BF145F053FC2FDB83EB602BA3EAD04B83F06D1433F228A09BD"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x9F92F3BF10D271C0B63E02C0E15CA3BF503F51C020C08ABFE9D51FC07C1FBBBF0624DDBF4068DA3C42CA8BBFEE4039C0848BE7BF410F48C07CB726C0C2FDB83E3C80393F66620A40A8563B407F303940"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @cumsum(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
}

// -----

module @numpy_cumsum_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf64>
    %want0 = call @expected() : () -> tensor<4x5xf64>
    %0 = call @cumsum(%arg0) : (tensor<4x5xf64>) -> tensor<4x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x5xf64>, tensor<4x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf64> {
    %c0 = stablehlo.constant dense<"0xF64B3C84784FF73F78822ECBD319DD3F285E4D3DC3FFD4BFA02D28E9FE66D0BFC0DB911812C2B0BFB8E2A2F53D94E43F76D9294EF9F3F5BF60891A9F8CB4EC3F604AF1002092C7BFE811ADEF0031E5BF2EB1CC298B3AF6BF38DA97837CCAD23F046391C90ADAFCBFE0A164591B3AB03F50D1AA1BAB7AC8BF346CF9E59019F83F3871598536B3FD3F208FF492B5A1C3BF0E3049C93C7BF7BF80802496F90EDABF"> : tensor<4x5xf64>
    return %c0 : tensor<4x5xf64>
  }
  func.func private @expected() -> tensor<4x5xf64> {
    %c0 = stablehlo.constant dense<"0xF64B3C84784FF73F78822ECBD319DD3F285E4D3DC3FFD4BFA02D28E9FE66D0BFC0DB911812C2B0BFA9DE86BFCBCC0040B071BCB6085BEDBF4CDA7300AB34E23FD0D2A0E90E30DCBF604DBF324349E7BF481882AA18BEE63F9484F074CAF5E3BFDE755749B5BFF3BF58AA47138821D8BFB401AAF9ED67EDBF2C3C9D9D4EBC0140EE2EE14A51B8F33FC207B6FBEB33F6BFA41A1BCE9E83FDBFFA205E62B537F5BF"> : tensor<4x5xf64>
    return %c0 : tensor<4x5xf64>
  }
  func.func private @cumsum(%arg0: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %0 = call @cumsum_0(%arg0) : (tensor<4x5xf64>) -> tensor<4x5xf64>
    return %0 : tensor<4x5xf64>
  }
  func.func private @cumsum_0(%arg0: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<4x5xf64>, tensor<f64>) -> tensor<4x5xf64>
    return %1 : tensor<4x5xf64>
  }
}

// -----

module @numpy_cumsum_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x5xcomplex<f32>>
    %0 = call @cumsum(%arg0) : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x54DFC43DFB925A3EDBD0443FA6EC76BF0FEF123EA63BEE3FD7F4ABBC248D2E3E1D499F3F82D66E3E098F703F581212BF8D793FBF1CF418BED781B5BFD4AC8A3F3F65973FF48F51BD9495413F8EB0EC3F9BDAEE3FEB73D13FA01D61BF409FE8BF1C2C89BFCBD528BF06AEC43F07D2F53FEE76A73F26D2903F4EA7CABF297ADB3E8D519FBF3B1304BF3DA4983F8D8236BF51E2A9BF50EED2BF52D43EBFF786C5BF"> : tensor<4x5xcomplex<f32>>
    return %c0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x54DFC43DFB925A3EC66C5D3FE74740BF4514813FB2178E3FE3C87C3F56E9A33FC7D60E4026C4C13F098F703F581212BFF055443E5F4F38BF19F79CBF9214BA3E403B32BD94E29F3EE071363F9A540A409BDAEE3FEB73D13F96977C3FA85A39BE1005AEBD752C57BFB5CDB93FCC3B8A3F52A23040F9860D404EA7CABF297ADB3E6EFC34C034B1B2BD9F54D1BFB4D84CBF789B3DC055AD1CC08C506DC0D0707FC0"> : tensor<4x5xcomplex<f32>>
    return %c0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @cumsum(%arg0: tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>> {
    %0 = call @cumsum_0(%arg0) : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    return %0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @cumsum_0(%arg0: tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %2 : tensor<complex<f32>>
    }) : (tensor<4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
    return %1 : tensor<4x5xcomplex<f32>>
  }
}
