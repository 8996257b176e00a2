module @lax_log1p_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xbf16>
    %want0 = call @expected() : () -> tensor<33xbf16>
    %0 = stablehlo.log_plus_one %arg0 : tensor<33xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0xCB40AF41454185407D41CD41CC3FAC411B417C41C44147416C418840BD409540E4419240DD41904191419140E941DB419F4059418041AF41C3403341F2402141203C"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
  func.func private @expected() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0xFF3F48402640D23F35405240743F4740184034404F4026403040D43FF73FDE3F5940DC3F57403C403D40DB3F5A405640E53F2B4035404840FB3F204009401A401F3C"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
}

// -----

module @lax_log1p_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf16>
    %want0 = call @expected() : () -> tensor<1x1xf16>
    %0 = stablehlo.log_plus_one %arg0 : tensor<1x1xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<-0.367431640625> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
  func.func private @expected() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<-0.4580078125> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
}

// -----

module @lax_log1p_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.log_plus_one %arg0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[15.556401, 25.1686, 24.396423, 12.801862, 8.292803], [2.373036, 24.980543, 1.965984, 27.480497, 3.7873895], [27.97337, 7.807305, 13.902455, 7.4976153, 28.634317]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[2.8067727, 3.2645602, 3.2346084, 2.6248035, 2.2292402], [1.2158132, 3.2573478, 1.0872087, 3.3492196, 1.5659853], [3.366377, 2.1755815, 2.701526, 2.1397855, 3.3889332]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_log1p_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = stablehlo.log_plus_one %arg0 : tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[26.18994454762568, 29.88813413157949], [20.88716728763356, 18.495015334958282], [0.40813655308568697, 19.87319888592332]]], [[[27.40792990303707, 28.081602195774614], [11.000864486516248, 5.783609971918003], [17.133641667351565, 28.176190366227495]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[3.302847219202273, 3.430372101466735], [3.085900496474552, 2.970158809044063], [0.34226723675886317, 3.038465986100654]]], [[[3.346668328129895, 3.3701057472883873], [2.4849786877362257, 1.9145094044898612], [2.8977688687634666, 3.3733529782392573]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}

// -----

module @lax_log1p_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.log_plus_one %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.693359375, 0xFC00, 0.405517578125, -0.693359375, 1.0986328125, 0xFFFF, 0x7C00, 0xFFFF, 0xFFFF, 0.00010001659393310547, 5.70703125, 0xFFFF]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_log1p_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.log_plus_one %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.6931472, 0xFF800000, 0.4054651, -0.6931472, 1.0986123, 0xFFFFFFFF, 0x7F800000, 0xFFFFFFFF, 0xFFFFFFFF, 9.9995e-05, 5.7071104, 0xFFFFFFFF]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_log1p_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.log_plus_one %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.6931471805599453, 0xFFF0000000000000, 0.4054651081081644, -0.6931471805599453, 1.0986122886681098, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 9.999500033330834e-05, 5.707110264748875, 0x7FF8000000000000]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_log1p_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<33xcomplex<f32>>
    %0 = stablehlo.log_plus_one %arg0 : tensor<33xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x442BC43F667234BF6AE5DD3F84A5003DEF6A21BF89E7BE3F8DC61040FDB1D3BF6C6C164017CDFD3F7A7C2BC0D344A0BF59CED1BECDF033C0DE02D53F1544A23F12B39ABED4A03440B7FB2740ADDCD2BF8A47A6BF028C95BF5AB1DABE441842BDA49A004081BCA83FE13631BF1B8A63BF3A3616406A813CC0A72FF83D3A0137BFD3201A3F208EDD3FBD8CF8BFD65531C0BC79C6BF0F139FBD6A0C833F053A2FC02C8800C0C61026BFE405ADBF8E99144009FF05C0330A74BD6DD43AC0CF0D33C09F0181BE3A671440BE410FC0289812BF91613E408F76304073C71DC0E80DC7BFE0752CBE2CE947BE94EC86BF0316983F3E6838400FA877BF9167E0BC078DDBBF38AE34BF13CCE03D"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
  func.func private @expected() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x216F773FC9FB8ABEDDB9803F353D3C3C2EEADB3EB3FAA93F24FCA53F603EF0BECBFAAD3F6ECD083F964E3D3FAF0F20C04A14873F7393AEBFDB7C8A3F3565E33EF79A883FE108AA3F60DAB03F7567DABE96CE3F3E2823E9BFECBE0DBFA805A9BD2742983FCB62D33E83D57ABD48659EBFFB55BF3F38BE38BFB6E4913E9B4E11BF2AA85B3FE7F3523F0473893F0500F3BFD93F16BFAD1740C0FED19C3F5A2B6FBF45CE393E647924C0528D5A3F724EDC3F2673BA3D339445C0875E9C3F07030BC022FB633F6B1EA13F6A139F3E9C572DC0DEC6C93F6F421B3FEE5E423FD9E414C0426221BE571F6CBE299D313EADE2CE3FF772B13F3F217ABEA4CF2D3F230987BFA04294BF32D3B63E"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
}

// -----

module @lax_log1p_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<1x1xcomplex<f64>>
    %0 = stablehlo.log_plus_one %arg0 : tensor<1x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(-1.431938578194952,2.445442554974041)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(0.9095868074622468,1.7456231425778401)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
}
