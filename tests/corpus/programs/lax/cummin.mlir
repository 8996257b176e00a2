module @lax_cummin_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xi8>
    %want0 = call @expected() : () -> tensor<5x6xi8>
    %0 = call @cummin(%arg0) : (tensor<5x6xi8>) -> tensor<5x6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xi8>, tensor<5x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x0002FEFEFEFF0202FF0001000100FEFE01FF00FF01FF00FE0202FE0002FF"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @expected() -> tensor<5x6xi8> {
    %c0 = stablehlo.constant dense<"0x00FFFEFEFEFE00FFFEFE00FE00FFFEFE00FE00FFFEFF00FE0202FE0002FF"> : tensor<5x6xi8>
    return %c0 : tensor<5x6xi8>
  }
  func.func private @cummin(%arg0: tensor<5x6xi8>) -> tensor<5x6xi8> {
    %c = stablehlo.constant dense<127> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<5x6xi8>, tensor<i8>) -> tensor<5x6xi8>
    return %1 : tensor<5x6xi8>
  }
}

// -----

module @lax_cummin_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xui32>
    %want0 = call @expected() : () -> tensor<5x6xui32>
    %0 = call @cummin(%arg0) : (tensor<5x6xui32>) -> tensor<5x6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x6xui32>, tensor<5x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x010000000000000000000000020000000000000001000000020000000100000000000000000000000000000001000000000000000200000000000000000000000100000002000000010000000100000002000000000000000000000002000000020000000000000001000000010000000000000002000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @expected() -> tensor<5x6xui32> {
    %c0 = stablehlo.constant dense<"0x010000000000000000000000000000000000000000000000020000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000100000001000000000000000000000000000000020000000000000000000000000000000000000000000000"> : tensor<5x6xui32>
    return %c0 : tensor<5x6xui32>
  }
  func.func private @cummin(%arg0: tensor<5x6xui32>) -> tensor<5x6xui32> {
    %c = stablehlo.constant dense<4294967295> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<ui32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui32>, %arg2: tensor<ui32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<5x6xui32>, tensor<ui32>) -> tensor<5x6xui32>
    return %1 : tensor<5x6xui32>
  }
}

// -----

module @lax_cummin_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = call @cummin(%arg0) : (tensor<5x6xbf16>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xBBBE843E803FB5BF78BF6ABE3C3FEC3F9EBF5BBEC8BFD23DED3E1D3FCB3E713E83BF72BFAA3EF2BF6CBFAF3E4FBF59BFFFBDF73E54BF89BFC53E463F"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xBBBE843E803FB5BF78BF6ABEBBBE843E9EBFB5BFC8BF6ABEBBBE843E9EBFB5BFC8BF72BFBBBEF2BF9EBFB5BFC8BF72BFBBBEF2BF9EBFB5BFC8BF72BF"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @cummin(%arg0: tensor<5x6xbf16>) -> tensor<5x6xbf16> {
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<5x6xbf16>
    return %1 : tensor<5x6xbf16>
  }
}

// -----

module @lax_cummin_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = call @cummin(%arg0) : (tensor<5x6xf16>) -> tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0xE5BE47BF273BE6B79BBFD7BF51BA0DB8C83DD0BF90BC4EBEC3B9433A1633A73CF035A5359BBB07BE68BC16B81A3C91BF53B0F7BCA2ACAF3BC7B8073D"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0xD7BFD7BFD7BFD7BFD7BFD7BFD0BFD0BFD0BFD0BF4EBE4EBEC3B916331633A535A535A53591BF91BF91BF91BF91BF91BFF7BCF7BCC7B8C7B8C7B8073D"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @cummin(%arg0: tensor<5x6xf16>) -> tensor<5x6xf16> {
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 5]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<5x6xf16>
    return %1 : tensor<5x6xf16>
  }
}

// -----

module @lax_cummin_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = call @cummin(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xDFF7A33E54FF773F839C953F29F4C53F3EAB453F08E7643F0789B7BF4C8805BFF2B40D3F59F24F3F8A31CD3FC56D083F6B27F83F5C72F83F7839693EB8E017BF28593BBF6D6DC5BF941E8EBE33B05B3F334EEF3DD86497BF7F201CBEE970E1BF2C90D63F26BCEA3CF344123FF0EB113F783CCE3F50EB663F"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xDFF7A33E54FF773F839C953F29F4C53F3EAB453F08E7643F0789B7BF4C8805BFF2B40D3F59F24F3F3EAB453FC56D083F0789B7BF4C8805BF7839693EB8E017BF28593BBF6D6DC5BF0789B7BF4C8805BF334EEF3DD86497BF28593BBFE970E1BF0789B7BF4C8805BF334EEF3DD86497BF28593BBFE970E1BF"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @cummin(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %1 : tensor<5x6xf32>
  }
}

// -----

module @lax_cummin_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = call @cummin(%arg0) : (tensor<5x6xf64>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x1C96AB3AE457FE3FAA93DCE746A7FE3F00DFAD207309C3BF5840BF7250ECF3BF0050D7694E62643F4E546088D1FCFBBF8CD713BBD993F13F54ACB0FAAF0AFF3FE825BA315687FFBF9A07A7763AA1FA3F74FAB3D768C5FEBF08DFAF0F6195DDBFB0B3BD36069AF6BFF4036B66239FF5BFB869173CAC26E93F7216761A31D3FFBF00BF0882BB65AC3FF2228D1C40D4FDBFA02B66F615A8BB3F9230DB0C21A9F83F68E3B6547CC7F43FEE3F1E570CB9F63F78919F74BAF5FFBF6459F1DB47F2F13F84288DA22516EFBF9C3F99A67FD7F23FE02193B2E815C23FC8003D3A89A2D03F8E196D8273EDF83F5CAF26CDFE52F1BF"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x1C96AB3AE457FE3F1C96AB3AE457FE3F00DFAD207309C3BF5840BF7250ECF3BF5840BF7250ECF3BF4E546088D1FCFBBF8CD713BBD993F13F8CD713BBD993F13FE825BA315687FFBFE825BA315687FFBFE825BA315687FFBFE825BA315687FFBFB0B3BD36069AF6BFB0B3BD36069AF6BFB0B3BD36069AF6BF7216761A31D3FFBF7216761A31D3FFBF7216761A31D3FFBFA02B66F615A8BB3FA02B66F615A8BB3FA02B66F615A8BB3FA02B66F615A8BB3F78919F74BAF5FFBF78919F74BAF5FFBF84288DA22516EFBF84288DA22516EFBF84288DA22516EFBF84288DA22516EFBF84288DA22516EFBF5CAF26CDFE52F1BF"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @cummin(%arg0: tensor<5x6xf64>) -> tensor<5x6xf64> {
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<5x6xf64>
    return %1 : tensor<5x6xf64>
  }
}
