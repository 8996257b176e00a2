module @numpy_moveaxis_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi1>
    %want0 = call @expected() : () -> tensor<3x4x2xi1>
    %0 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<2x3x4xi1>) -> tensor<3x4x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x2xi1>, tensor<3x4x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x010101010100010000010101000100000001000101010000"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
  func.func private @expected() -> tensor<3x4x2xi1> {
    %c0 = stablehlo.constant dense<"0x010001010100010001000001010000010001010101000100"> : tensor<3x4x2xi1>
    return %c0 : tensor<3x4x2xi1>
  }
}

// -----

module @numpy_moveaxis_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xi8>
    %want0 = call @expected() : () -> tensor<3x4x2xi8>
    %0 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<2x3x4xi8>) -> tensor<3x4x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x2xi8>, tensor<3x4x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xi8> {
    %c0 = stablehlo.constant dense<"0x0202000202FDFEFD00FEFF01FFFD0303FE00FD0200FD0200"> : tensor<2x3x4xi8>
    return %c0 : tensor<2x3x4xi8>
  }
  func.func private @expected() -> tensor<3x4x2xi8> {
    %c0 = stablehlo.constant dense<"0x02FF02FD0003020302FEFD00FEFDFD020000FEFDFF020100"> : tensor<3x4x2xi8>
    return %c0 : tensor<3x4x2xi8>
  }
}

// -----

module @numpy_moveaxis_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xui32>
    %want0 = call @expected() : () -> tensor<3x4x2xui32>
    %0 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<2x3x4xui32>) -> tensor<3x4x2xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x2xui32>, tensor<3x4x2xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xui32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000010000000000000003000000020000000000000002000000000000000100000003000000010000000100000000000000020000000100000001000000020000000200000002000000000000000200000000000000"> : tensor<2x3x4xui32>
    return %c0 : tensor<2x3x4xui32>
  }
  func.func private @expected() -> tensor<3x4x2xui32> {
    %c0 = stablehlo.constant dense<"0x010000000100000001000000010000000100000000000000010000000200000000000000010000000300000001000000020000000200000000000000020000000200000002000000000000000000000001000000020000000300000000000000"> : tensor<3x4x2xui32>
    return %c0 : tensor<3x4x2xui32>
  }
}

// -----

module @numpy_moveaxis_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4x2xf16>
    %0 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<2x3x4xf16>) -> tensor<3x4x2xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x2xf16>, tensor<3x4x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf16> {
    %c0 = stablehlo.constant dense<"0x49C170317CC1C7C1B33FF5BABA4176416B4109C122B66D387039113C8D3EA03D65C0C4BAEFC1CA34CAAA843DFA3A7FC1"> : tensor<2x3x4xf16>
    return %c0 : tensor<2x3x4xf16>
  }
  func.func private @expected() -> tensor<3x4x2xf16> {
    %c0 = stablehlo.constant dense<"0x49C170397031113C7CC18D3EC7C1A03DB33F65C0F5BAC4BABA41EFC17641CA346B41CAAA09C1843D22B6FA3A6D387FC1"> : tensor<3x4x2xf16>
    return %c0 : tensor<3x4x2xf16>
  }
}

// -----

module @numpy_moveaxis_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4x2xf32>
    %0 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x2xf32>, tensor<3x4x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0xFED5173F6E040E40862C29C07F5D1740B4AEE63D3E991CC0DAD01DBFAB95523C8E99224076C4AABD262DD2BF047E0D407593D0BF403339C0562D39C039A0204078812D3F77E0003EB23306404A528FBE729F1BC0F3942B40AC6B003F2C1B2B40"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<3x4x2xf32> {
    %c0 = stablehlo.constant dense<"0xFED5173F7593D0BF6E040E40403339C0862C29C0562D39C07F5D174039A02040B4AEE63D78812D3F3E991CC077E0003EDAD01DBFB2330640AB95523C4A528FBE8E992240729F1BC076C4AABDF3942B40262DD2BFAC6B003F047E0D402C1B2B40"> : tensor<3x4x2xf32>
    return %c0 : tensor<3x4x2xf32>
  }
}

// -----

module @numpy_moveaxis_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x4x2xcomplex<f32>>
    %0 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<2x3x4xcomplex<f32>>) -> tensor<3x4x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4x2xcomplex<f32>>, tensor<3x4x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x9DF8F8BFBF4BADBF43EF2440B761953FB1EBF73FAC8FA2BEA6DB25C062A0EB3F21E12D40261FE83FD85D36C0690E33406D7D14BDB62218C001D305C0AB0E1FC0F1B73CC0CF4A1CC0BEC3C83FAD262B40A63F9FBE1824B83FB84A05C0A910294027CFD9BE67B466BF2363883FBD3CEBBDDF2D403F474C87BFF24D214074DE3DC054AAEA3E6AD091BFB8A6F43FF3092140396416C0F0A8A4BFFFA83140B1FE0BBF271F2B40903014406A3E34C054CA4B3F63B641BFE09D0840DB4C1B3E83C7CB3F"> : tensor<2x3x4xcomplex<f32>>
    return %c0 : tensor<2x3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x9DF8F8BFBF4BADBF27CFD9BE67B466BF43EF2440B761953F2363883FBD3CEBBDB1EBF73FAC8FA2BEDF2D403F474C87BFA6DB25C062A0EB3FF24D214074DE3DC021E12D40261FE83F54AAEA3E6AD091BFD85D36C0690E3340B8A6F43FF30921406D7D14BDB62218C0396416C0F0A8A4BF01D305C0AB0E1FC0FFA83140B1FE0BBFF1B73CC0CF4A1CC0271F2B4090301440BEC3C83FAD262B406A3E34C054CA4B3FA63F9FBE1824B83F63B641BFE09D0840B84A05C0A9102940DB4C1B3E83C7CB3F"> : tensor<3x4x2xcomplex<f32>>
    return %c0 : tensor<3x4x2xcomplex<f32>>
  }
}
