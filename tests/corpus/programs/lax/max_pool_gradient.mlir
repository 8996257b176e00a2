module @lax_max_pool_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x5xbf16>
    %want0 = call @expected() : () -> tensor<6x5xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %8 : tensor<bf16>
    }) : (tensor<6x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %3 = "stablehlo.reduce_window"(%arg0, %2) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %8 : tensor<bf16>
    }) : (tensor<6x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %5 = stablehlo.pad %arg0, %cst_2, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x5xbf16>, tensor<bf16>) -> tensor<6x5xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = "stablehlo.select_and_scatter"(%5, %4, %cst_3) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %8 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %8 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %8 : tensor<bf16>
    }) : (tensor<6x5xbf16>, tensor<3x4xbf16>, tensor<bf16>) -> tensor<6x5xbf16>
    %7 = stablehlo.slice %6 [0:6, 0:5] : (tensor<6x5xbf16>) -> tensor<6x5xbf16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6x5xbf16>, tensor<6x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x5xbf16> {
    %c0 = stablehlo.constant dense<"0xBC3FABBFFEBF4ABFFFBF9DBF2D3F1EBFB6BD2B3F88BE1240E7BF0BBE73BFBD3FF0BF3EBF11403CC08B3F06BD0CBF963F8FBFEC3F2740C73F3BC0483E"> : tensor<6x5xbf16>
    return %c0 : tensor<6x5xbf16>
  }
  func.func private @expected() -> tensor<6x5xbf16> {
    %c0 = stablehlo.constant dense<"0x803F00000000000000000000803F0000803F803F0000004000000000000000000000000000400000000000000000803F000000000040803F00000000"> : tensor<6x5xbf16>
    return %c0 : tensor<6x5xbf16>
  }
}

// -----

module @lax_max_pool_gradient_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x5xf16>
    %want0 = call @expected() : () -> tensor<6x5xf16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %8 : tensor<f16>
    }) : (tensor<6x5xf16>, tensor<f16>) -> tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<f16>
    %3 = "stablehlo.reduce_window"(%arg0, %2) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %8 : tensor<f16>
    }) : (tensor<6x5xf16>, tensor<f16>) -> tensor<3x4xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %cst_2 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %5 = stablehlo.pad %arg0, %cst_2, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x5xf16>, tensor<f16>) -> tensor<6x5xf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %6 = "stablehlo.select_and_scatter"(%5, %4, %cst_3) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %8 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %8 = stablehlo.add %arg1, %arg2 : tensor<f16>
      stablehlo.return %8 : tensor<f16>
    }) : (tensor<6x5xf16>, tensor<3x4xf16>, tensor<f16>) -> tensor<6x5xf16>
    %7 = stablehlo.slice %6 [0:6, 0:5] : (tensor<6x5xf16>) -> tensor<6x5xf16>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6x5xf16>, tensor<6x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x5xf16> {
    %c0 = stablehlo.constant dense<"0x9FBE3FBE3D3F57C1B4BD30BB7E3A31ADD141B341172D01BED33A4A404FA92BB82541E0C0F8B6C6C0BCB9B7C0CB3BACBDD123053BE8C05B40863312C0"> : tensor<6x5xf16>
    return %c0 : tensor<6x5xf16>
  }
  func.func private @expected() -> tensor<6x5xf16> {
    %c0 = stablehlo.constant dense<"0x00000000003C000000000000003C000000400000000000000000004000000000004000000000000000000000000000000000003C00000040003C0000"> : tensor<6x5xf16>
    return %c0 : tensor<6x5xf16>
  }
}

// -----

module @lax_max_pool_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x5xf32>
    %want0 = call @expected() : () -> tensor<6x5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<6x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.reduce_window"(%arg0, %2) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<6x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.pad %arg0, %cst_2, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x5xf32>, tensor<f32>) -> tensor<6x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = "stablehlo.select_and_scatter"(%5, %4, %cst_3) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<6x5xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<6x5xf32>
    %7 = stablehlo.slice %6 [0:6, 0:5] : (tensor<6x5xf32>) -> tensor<6x5xf32>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6x5xf32>, tensor<6x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x5xf32> {
    %c0 = stablehlo.constant dense<"0xC3A6D7BFCDE02CBFA5536D3F518F3CBF3D47B63F394CA43F4F2620C0BB94D2BF84A83EC094E2A53EE63F18C01831D63F182991BF3F8A7FBF92EFD1BF94E527BF45381B3F5AB6C1BF0A7035BFAFFD99BFEA170F40D5BD02C0EEF51E40C1E7853EBF98C93F19A8A4BF14E9AF3FB9971FC0090911C058DCA6BF"> : tensor<6x5xf32>
    return %c0 : tensor<6x5xf32>
  }
  func.func private @expected() -> tensor<6x5xf32> {
    %c0 = stablehlo.constant dense<"0x000000000000000000000040000000000000803F0000803F00000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000000000000040000000000000803F0000000000000040000000000000803F0000000000000000000000000000000000000000"> : tensor<6x5xf32>
    return %c0 : tensor<6x5xf32>
  }
}

// -----

module @lax_max_pool_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x5xf64>
    %want0 = call @expected() : () -> tensor<6x5xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      stablehlo.return %8 : tensor<f64>
    }) : (tensor<6x5xf64>, tensor<f64>) -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<f64>
    %3 = "stablehlo.reduce_window"(%arg0, %2) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      stablehlo.return %8 : tensor<f64>
    }) : (tensor<6x5xf64>, tensor<f64>) -> tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %5 = stablehlo.pad %arg0, %cst_2, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x5xf64>, tensor<f64>) -> tensor<6x5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = "stablehlo.select_and_scatter"(%5, %4, %cst_3) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %8 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %8 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %8 : tensor<f64>
    }) : (tensor<6x5xf64>, tensor<3x4xf64>, tensor<f64>) -> tensor<6x5xf64>
    %7 = stablehlo.slice %6 [0:6, 0:5] : (tensor<6x5xf64>) -> tensor<6x5xf64>
    stablehlo.custom_call @check.expect_eq(%7, %want0) {has_side_effect = true} : (tensor<6x5xf64>, tensor<6x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x5xf64> {
    %c0 = stablehlo.constant dense<"0xB96B69297231FABFB6ED80E5A188F3BF509085C132CDFABF60063567A9B7D7BFE0B4880D0DEF054040322A2AA667D8BF1032863EE62FD73F10699B7CC5A107C0201B0C4723C3DABF4C7F3F9D38B801C0F8641B4FE0A2F23F6883F72CEEB401C09E98E7E327D504C030EECD4CA101FD3FC84B113C0016E2BF7017D2209701F23F3803176FE0EFFE3F106582A4A9DAD53F73DD193F3ECDF7BF2C77053E565AE7BFE097813679EAE03F2074EB6BC446F93F36D21403D13B04404818F40BA2620440640D4054B4E304C0A6E19031F8050540E4689C9EF6EE01403E0B767676BA0140DFB37A0A893CF3BF2048FE71B7A80440"> : tensor<6x5xf64>
    return %c0 : tensor<6x5xf64>
  }
  func.func private @expected() -> tensor<6x5xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F00000000000000000000000000000040000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F0000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000F03F"> : tensor<6x5xf64>
    return %c0 : tensor<6x5xf64>
  }
}
