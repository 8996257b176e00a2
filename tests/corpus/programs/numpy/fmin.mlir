module @numpy_fmin_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf16>, tensor<2x3x4xf16>)
    %want0 = call @expected() : () -> tensor<2x3x4xf16>
    %0 = call @fmin(%arg0, %arg1) : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf16>, tensor<2x3x4xf16>) {
    %c0 = stablehlo.constant dense<"0x74B376BFA14299C4343EDA3C9F417ABE5A445B44B8C3C2BF3944A441983FE8BC453E8235FA421DBBEBC4514430365D43"> : tensor<2x3x4xf16>
    %c1 = stablehlo.constant dense<"0x5C42CD39DC37DCC41FBCF52AE444E0B0B34452BA9D3C0ABEB6BCC7AC2740723EBB3A05C11AC40D4024C1603E5BC451BC"> : tensor<2x3x4xf16>
    return %c0, %c1 : tensor<2x3x4xf16>, tensor<2x3x4xf16>
  }
  func.func private @expected() -> tensor<2x3x4xf16> {
    %c0 = stablehlo.constant dense<"0x74B376BFDC37DCC41FBCF52A9F417ABE5A4452BAB8C3C2BFB6BCC7AC983FE8BCBB3A05C11AC41DBBEBC4603E5BC451BC"> : tensor<2x3x4xf16>
    return %c0 : tensor<2x3x4xf16>
  }
  func.func private @fmin(%arg0: tensor<2x3x4xf16>, %arg1: tensor<2x3x4xf16>) -> tensor<2x3x4xf16> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> tensor<2x3x4xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> tensor<2x3x4xi1>
    %2 = stablehlo.or %0, %1 : tensor<2x3x4xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<2x3x4xi1>, tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
    return %3 : tensor<2x3x4xf16>
  }
  func.func private @_where(%arg0: tensor<2x3x4xi1>, %arg1: tensor<2x3x4xf16>, %arg2: tensor<2x3x4xf16>) -> tensor<2x3x4xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x3x4xi1>, tensor<2x3x4xf16>
    return %0 : tensor<2x3x4xf16>
  }
}

// -----

module @numpy_fmin_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = call @fmin(%arg0, %arg1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[1.6511521, -0.6359506, -4.3499455, 0.15296327, 2.0665853], [-1.0871912, -4.4763722, 4.822135, 3.570952, 2.1133714], [-1.0580995, -2.4781017, -1.112849, -2.893008, 3.8522816]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[4.4228783, -1.5807595, 3.3034227, 3.075549, 0.28415263], [-2.2352908, 1.156149, -2.809611, 0.019293567, -3.854837], [0.24634318, 4.7281675, -4.93534, -3.2812655, 1.3052818]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[1.6511521, -1.5807595, -4.3499455, 0.15296327, 0.28415263], [-2.2352908, -4.4763722, -2.809611, 0.019293567, -3.854837], [-1.0580995, -2.4781017, -4.93534, -3.2812655, 1.3052818]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @fmin(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %2 = stablehlo.or %0, %1 : tensor<3x5xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %3 : tensor<3x5xf32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_fmin_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xf64>, tensor<33xf64>)
    %want0 = call @expected() : () -> tensor<33xf64>
    %0 = call @fmin(%arg0, %arg1) : (tensor<33xf64>, tensor<33xf64>) -> tensor<33xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf64>, tensor<33xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xf64>, tensor<33xf64>) {
    %c0 = stablehlo.constant dense<"0xF6A15D9EDF6B01C01F974DAB0EB312C068F642A394EDFC3FCC6EFB57BB311140D6C68ADE4042024090D295714F6AFC3F94E4228FF0C601C04CC3F8360F6607406845E20AF092134088FF460220EE0F409ECFFB19CCEC0140D6CC44E8F72306405069D70B2014D03F005D7D4E4D060D4032645642E1C911405898773B4033E93FDC583C1250320AC068CA646FA800134094E38A2A506C0DC02C5D421C2FD7004020474A7806D8C83F0E5CFBCE66AF01402037BFC3BBEEEA3F24E2ADD9771804C0807A7EA5C6EFE73F1B9F52DBF5A610C07839D557E2E60340808792AF1B3EB4BFF0F91A225094DC3F183BD3A9B1F01240B0B49B59C7ABD3BF1476B2BD05F1114044616D8255B7F7BF"> : tensor<33xf64>
    %c1 = stablehlo.constant dense<"0x76324F28C4510CC0F809F6D8E943FC3FCED90B05999B0EC0006621F93A6FA73F10F276719F55F23FB022DB775528F63F72059DC805F505C086EAC7788B21134062B80C6FEF4510C010EBC5D13D19D1BFA6C97B4CE2A210C083D2DE0C53EF02C08C000A75FCE300C03083933E85D1ECBF546919D4C85F08C0FD3FA6C51E1D11C0767BF37B748D0540806AD83D6C080EC070E4AED840E8E23F84EC0933B20501C07287AA2A0321024068AEB8A43CF0E8BFA365D2D1328210C0B4E9202FF96B0C4000EE87098CCE943F8B12E10766E810C03DE54DB4A14610C044507857B9E411C010240BF1BAC7DFBF3403E5C05D63F1BFE71CC63894260AC060197264E4FDD0BF26681EC438D51240"> : tensor<33xf64>
    return %c0, %c1 : tensor<33xf64>, tensor<33xf64>
  }
  func.func private @expected() -> tensor<33xf64> {
    %c0 = stablehlo.constant dense<"0x76324F28C4510CC01F974DAB0EB312C0CED90B05999B0EC0006621F93A6FA73F10F276719F55F23FB022DB775528F63F72059DC805F505C04CC3F8360F66074062B80C6FEF4510C010EBC5D13D19D1BFA6C97B4CE2A210C083D2DE0C53EF02C08C000A75FCE300C03083933E85D1ECBF546919D4C85F08C0FD3FA6C51E1D11C0DC583C1250320AC0806AD83D6C080EC094E38A2A506C0DC084EC0933B20501C020474A7806D8C83F68AEB8A43CF0E8BFA365D2D1328210C024E2ADD9771804C000EE87098CCE943F8B12E10766E810C03DE54DB4A14610C044507857B9E411C010240BF1BAC7DFBF3403E5C05D63F1BFE71CC63894260AC060197264E4FDD0BF44616D8255B7F7BF"> : tensor<33xf64>
    return %c0 : tensor<33xf64>
  }
  func.func private @fmin(%arg0: tensor<33xf64>, %arg1: tensor<33xf64>) -> tensor<33xf64> {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<33xf64>, tensor<33xf64>) -> tensor<33xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<33xf64>, tensor<33xf64>) -> tensor<33xi1>
    %2 = stablehlo.or %0, %1 : tensor<33xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<33xi1>, tensor<33xf64>, tensor<33xf64>) -> tensor<33xf64>
    return %3 : tensor<33xf64>
  }
  func.func private @_where(%arg0: tensor<33xi1>, %arg1: tensor<33xf64>, %arg2: tensor<33xf64>) -> tensor<33xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<33xi1>, tensor<33xf64>
    return %0 : tensor<33xf64>
  }
}
