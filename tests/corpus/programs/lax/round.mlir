module @lax_round_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xbf16>
    %want0 = call @expected() : () -> tensor<1x1xbf16>
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<1x1xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<-6.75> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
  func.func private @expected() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<-7.0> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
}

// -----

module @lax_round_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf16>
    %want0 = call @expected() : () -> tensor<4x0x2xf16>
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<4x0x2xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xf16>, tensor<4x0x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    return %c0 : tensor<4x0x2xf16>
  }
  func.func private @expected() -> tensor<4x0x2xf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf16>
    return %c0 : tensor<4x0x2xf16>
  }
}

// -----

module @lax_round_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf32>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf32>
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<2x1x3x2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[-7.656374, 4.6165133], [-3.1338537, 2.4686122], [5.415214, -0.07071271]]], [[[-7.773754, -6.5043144], [6.387337, 3.587819], [-6.751379, 1.6755455]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
  func.func private @expected() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[-8.0, 5.0], [-3.0, 2.0], [5.0, -0.0]]], [[[-8.0, -7.0], [6.0, 4.0], [-7.0, 2.0]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
}

// -----

module @lax_round_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf64>
    %want0 = call @expected() : () -> tensor<17x3xf64>
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<17x3xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xf64>, tensor<17x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf64> {
    %c0 = stablehlo.constant dense<"0x98E4ADCC42BA004000AA20D34B31DD3FE0C46DA29F5AE73F0715FB4AB70C10C05990C3B1E79F14C07099F16CC0141D4036DC1DA55C552140708A620BCBCEE0BF0810CD7B07AC1940DEAD227B7EBF12C0D06916E615871F400841DAB158C107405EEDBAED0A4D05C03AE503FA68E0184020C602B7E8B2E5BF6C2886EAB0A61C40A096A9D96536F93FA81DC5445C981F4034AC600334C21840E66D00C7ECB611C060566AEE8B5AD2BF4E18B7CF6E680BC05E141958FAA417C0E0A20A987A20F23F0CFF4B17C72219C0E1BFC68215901EC068A2D4D8F4071D407B1449C9502F1FC06A3353F8DBF02040A097719F3940E13F406DE4D61994FA3F1EBA876E5F8F1B40408FEEAF9EA9084074AF1D794B771C400054B22BC9F3DC3F443626CE164E21C08D8CFE8EA4DD20C02C914CD7668B18C0B488E54F380620C09A2FE69C8F871BC080435692B596F83F401482C374570B40926D3FC4E2B3154098D1BDCE64611AC0F4F2AFFE839F17C0DAAE260F663E1FC080E9B1A67896B03F78042CFCF99E0640501063D4F9931A409B9FE11A485912C098BB7B7584D11F40"> : tensor<17x3xf64>
    return %c0 : tensor<17x3xf64>
  }
  func.func private @expected() -> tensor<17x3xf64> {
    %c0 = stablehlo.constant dense<"0x00000000000000400000000000000000000000000000F03F00000000000010C000000000000014C00000000000001C400000000000002240000000000000F0BF000000000000184000000000000014C00000000000002040000000000000084000000000000008C00000000000001840000000000000F0BF0000000000001C4000000000000000400000000000002040000000000000184000000000000010C0000000000000008000000000000008C000000000000018C0000000000000F03F00000000000018C000000000000020C00000000000001C4000000000000020C00000000000002040000000000000F03F00000000000000400000000000001C4000000000000008400000000000001C40000000000000000000000000000022C000000000000020C000000000000018C000000000000020C00000000000001CC00000000000000040000000000000084000000000000014400000000000001CC000000000000018C000000000000020C0000000000000000000000000000008400000000000001C4000000000000014C00000000000002040"> : tensor<17x3xf64>
    return %c0 : tensor<17x3xf64>
  }
}

// -----

module @lax_round_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.0, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_round_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_round_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}
