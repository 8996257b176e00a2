module @nn_log_sigmoid_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @log_sigmoid(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x69BF91BF164034C0BEBFDF3FAC3F053F193F14409A3F234037C039409C3FBABF9ABF34C0A63F2BC089BF643FEEBFBB3E"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xA0BFB5BFBCBD38C0D8BF25BE6EBEEFBEE1BEC2BD87BE9ABD3BC05DBD84BED5BFBCBF38C078BE2FC0AFBFB0BE00C007BF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @log_sigmoid(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<4x6xbf16>
    %1 = call @softplus(%0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.negate %1 : tensor<4x6xbf16>
    return %2 : tensor<4x6xbf16>
  }
  func.func private @softplus(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xbf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xbf16>
    %7 = stablehlo.abs %3 : tensor<4x6xbf16>
    %8 = stablehlo.negate %7 : tensor<4x6xbf16>
    %9 = stablehlo.exponential %8 : tensor<4x6xbf16>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xbf16>
    %11 = stablehlo.add %1, %10 : tensor<4x6xbf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %12 : tensor<4x6xbf16>
  }
}

// -----

module @nn_log_sigmoid_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @log_sigmoid(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xF94111C09CC093C0E0BEE736FCC1D4BDCEC0043E96407F406E409DBC624140C011BC773B553B46BCE7BBAD351DC07CB8"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x4EAA50C0CDC0C5C089BF01B815C2AABEFAC06CB228AE6DAEA2AEB6BD33AC7AC04DBD4FB562B574BD38BD40B85BC00CBC"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @log_sigmoid(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = stablehlo.negate %arg0 : tensor<4x6xf16>
    %1 = call @softplus(%0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    %2 = stablehlo.negate %1 : tensor<4x6xf16>
    return %2 : tensor<4x6xf16>
  }
  func.func private @softplus(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf16>
    %7 = stablehlo.abs %3 : tensor<4x6xf16>
    %8 = stablehlo.negate %7 : tensor<4x6xf16>
    %9 = stablehlo.exponential %8 : tensor<4x6xf16>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf16>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf16>
    return %12 : tensor<4x6xf16>
  }
}

// -----

module @nn_log_sigmoid_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @log_sigmoid(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x55A635C01AB6E6BF023B92BE321D2340C712E0BF3EF255BFDF860FC082F5723DE2E50EC08810B7BF5E4329C0D484B03F5023CABF9F67FB3F318D6BBFE4146EBDD16738C0C9C3843F27D7B23FA12B0240E143EEBFB20D34C0E2DC4BBDA6C0303F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x384A39C0943FFABFD19A58BFB12C9ABD3992F4BFD91299BF3EFC15C03EF729BFC76A15C0D285D2BF8FA72DC077FC65BED820E2BF246D06BE4AB4A0BF6BFE38BF7AE53BC063559BBEEF4662BEC6CAFBBD3A6100C071C837C049E537BF870FD0BE"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4x6xf32>
    %1 = call @softplus(%0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %2 = stablehlo.negate %1 : tensor<4x6xf32>
    return %2 : tensor<4x6xf32>
  }
  func.func private @softplus(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf32>
    %7 = stablehlo.abs %3 : tensor<4x6xf32>
    %8 = stablehlo.negate %7 : tensor<4x6xf32>
    %9 = stablehlo.exponential %8 : tensor<4x6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf32>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf32>
    return %12 : tensor<4x6xf32>
  }
}

// -----

module @nn_log_sigmoid_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @log_sigmoid(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xB809F675B2C5DDBFC0EF3C3BA127DB3F30EC92C57B93CB3F2C8372A134BB004019145CF5AE37FCBF68E4316787A5FDBF439391A29B1201C0E9B166DAC69004C0E4032DB8F24EEE3F4CFBAB2CC0DB0740C6EAD9A71B06F8BFAE4BAB2DC9AE03407FB10B2EAAEAF2BF8F77F8DA2B52F1BFD02D3141CA22D3BF58E6DA2BAD6F044095C09019BB08F2BF60527765D4DBB13F307039AEDC2CF03FDAD2FB28BCFFF4BF340CE20E028D01402C492AFEDF5604C06B9FB26F599F03C0A4C880C46BEEFA3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x129DD322507BEEBFDFD9056C551BE0BF6BF2612243EBE2BF8FFC18CD58D0BDBFD911D4EEC3BFFEBF6B81133912FAFFBF86C513D3B0F701C01664124CB62705C047849CB1F2F9D4BFBAC5555A664FA9BFA29E4AB5FB3DFBBF5E7B813FEAFAB4BF64DB4677F931F7BFFA090F6C0DFDF5BF4BA44B772A52EBBF19716FE5C029B3BF7A4546092F86F6BF106A59328115E5BF161E8B4D69DCD3BF0FB7CCE00CD0F8BF75A972AC0B0FBBBF7BAEDB85FAF104C0FF1E5FC8684804C0688D062E9CCFC5BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @log_sigmoid(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.negate %arg0 : tensor<4x6xf64>
    %1 = call @softplus(%0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %2 = stablehlo.negate %1 : tensor<4x6xf64>
    return %2 : tensor<4x6xf64>
  }
  func.func private @softplus(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf64>
    %7 = stablehlo.abs %3 : tensor<4x6xf64>
    %8 = stablehlo.negate %7 : tensor<4x6xf64>
    %9 = stablehlo.exponential %8 : tensor<4x6xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf64>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf64>
    return %12 : tensor<4x6xf64>
  }
}

// -----

module @nn_log_sigmoid_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:3 = call @log_sigmoid(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @log_sigmoid_0(%0#1, %0#2, %5) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xDBBFBCBF843E903F3BC0383F0440853E27BF0F4084BD3F3FF8BFF93E12C099BF76BF2AC009BEE7BEC83DC9BF1C40713C"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x593F513FDF3E7B3E743FA83EE63DE03E293FC53D043FA53E5E3FC33E693F443F3A3F703F083F1C3FF43E543FA63DFE3E"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @log_sigmoid(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<4x6xbf16>
    %1:3 = call @softplus(%0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %2 = stablehlo.negate %1#0 : tensor<4x6xbf16>
    return %2, %1#1, %1#2 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @softplus(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xbf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xbf16>
    %7 = stablehlo.abs %3 : tensor<4x6xbf16>
    %8 = stablehlo.negate %7 : tensor<4x6xbf16>
    %9 = stablehlo.exponential %8 : tensor<4x6xbf16>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xbf16>
    %11 = stablehlo.add %1, %10 : tensor<4x6xbf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x6xi1>, tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x6xi1>, tensor<4x6xbf16>
    %21 = stablehlo.subtract %16, %20 : tensor<4x6xbf16>
    %22 = stablehlo.exponential %21 : tensor<4x6xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %cst_5 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<bf16>
    %cst_8 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %28 = stablehlo.select %26, %27, %12 : tensor<4x6xi1>, tensor<4x6xbf16>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %30 = stablehlo.subtract %29, %28 : tensor<4x6xbf16>
    %31 = stablehlo.exponential %30 : tensor<4x6xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %33 = stablehlo.multiply %32, %31 : tensor<4x6xbf16>
    return %12, %22, %33 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<4x6xbf16>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.negate %1 : tensor<4x6xbf16>
    return %2 : tensor<4x6xbf16>
  }
  func.func private @softplus_1(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<4x6xbf16>
    return %0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_log_sigmoid_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:3 = call @log_sigmoid(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @log_sigmoid_0(%0#1, %0#2, %2) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x8857A93EFA49DBBF0CCCDF3F373DDC3F684A863F20DF16C02420983FD9B50840AC1EED3FA3A509409BACB73FB2EF993FF1FAB6BE6FB2783FA0C21140A6553F4081D0CE3F34294B3E35651740614AAD3D0DD92240DC1E97BFC7013E40F36DD33D"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xD90BD63E64E5583F23CE173E3F6F1B3EA9CE843E54DC693FAF226F3E6758D83D6FD50A3EA187D53D96F1443E668D6C3ED4A1163FAD968C3E8278BE3D7E30443DC4C5293E17B0E63E94CBAF3D012DF53E9816953D08DB433FD019483D22CCF23E"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4x6xf32>
    %1:3 = call @softplus(%0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %2 = stablehlo.negate %1#0 : tensor<4x6xf32>
    return %2, %1#1, %1#2 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @softplus(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf32>
    %7 = stablehlo.abs %3 : tensor<4x6xf32>
    %8 = stablehlo.negate %7 : tensor<4x6xf32>
    %9 = stablehlo.exponential %8 : tensor<4x6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf32>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x6xi1>, tensor<4x6xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<4x6xf32>
    %22 = stablehlo.exponential %21 : tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<4x6xi1>, tensor<4x6xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<4x6xf32>
    %31 = stablehlo.exponential %30 : tensor<4x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<4x6xf32>
    return %12, %22, %33 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x6xf32>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %2 = stablehlo.negate %1 : tensor<4x6xf32>
    return %2 : tensor<4x6xf32>
  }
  func.func private @softplus_1(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}

// -----

module @nn_log_sigmoid_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:3 = call @log_sigmoid(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @log_sigmoid_0(%0#1, %0#2, %2) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x00CCCD547ED3923FBA1D99EB548F04C0E4AFC3FF00F6EABFB0A2C50F34B2F73F7803D58F7D25E03FD89D42044AB001C0C47A1AD37FCFFD3F2AC416B17E78F3BF88CCD2982237F43F48C82F9F59C2EA3FE0062BFF2889E83FD8E025F00F0C004086314FF6F55EF7BF28BC23AB7D14ECBF17D27EF4542C03C0F9E254AD1333F7BF87404EE7CFDD02C0C10E80ACB684FFBF688D4695107EE9BF11856428296304C05957565B1938F3BF6327B0F6FB3C04C028176EA52790FCBF60858E41BCB40740"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xA5E5AD91B2B4DF3F6BC08A8696B9ED3F85625E86305EE63F35D666D21AB7C73F367C4DF20318D83FBA5DA638F5D6EC3FE5DE81E7E531C13FD831EE1B4CB0E83F5E00A9B65E35CC3F8BCC21516259D33F1669044CBE4CD43F46133E94A55BBE3FDE9C09A7EEF8E93F1DF3B1320B9AE63FF202C2298D54ED3FBF11072278EBE93F1F9167C4253CED3F577E998C4D15EC3FBB7A468C600EE63FBD1BE8A9CFADED3F00BDC55B7F99E83F03FC8AC674A3ED3F9FFA2DF11C67EB3FBC02FBEF7825A93F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @log_sigmoid(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %0 = stablehlo.negate %arg0 : tensor<4x6xf64>
    %1:3 = call @softplus(%0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>)
    %2 = stablehlo.negate %1#0 : tensor<4x6xf64>
    return %2, %1#1, %1#2 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @softplus(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf64>
    %7 = stablehlo.abs %3 : tensor<4x6xf64>
    %8 = stablehlo.negate %7 : tensor<4x6xf64>
    %9 = stablehlo.exponential %8 : tensor<4x6xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf64>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x6xi1>, tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x6xi1>, tensor<4x6xf64>
    %21 = stablehlo.subtract %16, %20 : tensor<4x6xf64>
    %22 = stablehlo.exponential %21 : tensor<4x6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_5 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f64>
    %cst_8 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %28 = stablehlo.select %26, %27, %12 : tensor<4x6xi1>, tensor<4x6xf64>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %30 = stablehlo.subtract %29, %28 : tensor<4x6xf64>
    %31 = stablehlo.exponential %30 : tensor<4x6xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %33 = stablehlo.multiply %32, %31 : tensor<4x6xf64>
    return %12, %22, %33 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.negate %arg2 : tensor<4x6xf64>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %2 = stablehlo.negate %1 : tensor<4x6xf64>
    return %2 : tensor<4x6xf64>
  }
  func.func private @softplus_1(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
}
