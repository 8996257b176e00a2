module @numpy_arccosh_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf16>
    %want0 = call @expected() : () -> tensor<2x3x4xf16>
    %0 = call @arccosh(%arg0) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf16> {
    %c0 = stablehlo.constant dense<"0x7B43414215447E42543F6944E9414744583D9140F4447844264496447F44314457449244924427413C40C2436F44663C"> : tensor<2x3x4xf16>
    return %c0 : tensor<2x3x4xf16>
  }
  func.func private @expected() -> tensor<2x3x4xf16> {
    %c0 = stablehlo.constant dense<"0xFA3F393F2B40633FDB3C5440FC3E4440633ADE3D91405B40344069405E4039404B4067406740663E873D104057401637"> : tensor<2x3x4xf16>
    return %c0 : tensor<2x3x4xf16>
  }
  func.func private @arccosh(%arg0: tensor<2x3x4xf16>) -> tensor<2x3x4xf16> {
    %0 = chlo.acosh %arg0 : tensor<2x3x4xf16> -> tensor<2x3x4xf16>
    return %0 : tensor<2x3x4xf16>
  }
}

// -----

module @numpy_arccosh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = call @arccosh(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[3.9637227, 2.9340847, 4.7316, 3.2988307, 2.3678956], [4.6408024, 2.0163941, 3.1898835, 3.6865563, 4.062417], [1.0557972, 3.7687356, 4.5473666, 4.666249, 2.8185394]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[2.0540247, 1.7391495, 2.236052, 1.8629075, 1.5072439], [2.216219, 1.3263718, 1.827604, 1.9789157, 2.0794206], [0.33252344, 2.0018015, 2.1953804, 2.221818, 1.6962975]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @arccosh(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = chlo.acosh %arg0 : tensor<3x5xf32> -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_arccosh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf64>
    %want0 = call @expected() : () -> tensor<33xf64>
    %0 = call @arccosh(%arg0) : (tensor<33xf64>) -> tensor<33xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf64>, tensor<33xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf64> {
    %c0 = stablehlo.constant dense<"0x5A13C9FBB9CE1240349A5B01E9CB044043B09AEF845E134080181F2945D310409124F2EDDB610840518A1E9BD13C084039705426809D124037A2CFA267341240CFEE72CCA33B10406664498FEC2F05408151A5279A0C0240B1ED9813BCD404400C288AA929560640C00ED9E7DA961340B5A7FBA733850A403DE93635A7F30B405BF6BE3221DD0A40C214E55D48DF004091696954A8C809402D750CBDF368104096E5BFCFBFCC0E402FE1B530413F10405E3A0B1AFB7DF03FFC0F6683F5810440569C2D335129FF3F250C4B2F5FEA0C40B46EFC79BFF5054056F0C0E87E7813403ED0BA8A1415F83FF2EA8945B5F2F83F6CDBFCAC937CF93F15D6BE94161C0B4036FD4662FFF8F33F"> : tensor<33xf64>
    return %c0 : tensor<33xf64>
  }
  func.func private @expected() -> tensor<33xf64> {
    %c0 = stablehlo.constant dense<"0xBC3D620E3BD60140B4C7F51E84BFF93FB3D8EB3ADE130240727D824820EC0040C98EB208CC78FC3F2F11DCEDFA5EFC3FFBE7CA9FAFC00140962185A7E59101404BD096F87AA00040C25404FCF811FA3F99270F6C0942F73F0BB27A38DDC6F93FA25FF3F2ABFAFA3FDD7C7448822B02402725773388E3FD3F93BD3B2ECEC4FE3F2F1EB67FC71AFE3F14BCC28A310BF63F6BC2B2745C6AFD3FB1DC4F9E63B700404A32C590F4300040BE858B5151A200406C7C757471AACF3FE958DBA25E81F93FCD3316981694F43F1439FBB17F55FF3F1D47D2D8F9AFFA3FD4AF5AB4CD1E0240153054A6C4F1EE3FB1C0D0FFDE37F03F8E0A7AFC0EA9F03FB23A420DDD41FE3F6C195A938D1BE63F"> : tensor<33xf64>
    return %c0 : tensor<33xf64>
  }
  func.func private @arccosh(%arg0: tensor<33xf64>) -> tensor<33xf64> {
    %0 = chlo.acosh %arg0 : tensor<33xf64> -> tensor<33xf64>
    return %0 : tensor<33xf64>
  }
}
