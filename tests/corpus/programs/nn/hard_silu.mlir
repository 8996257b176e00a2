module @nn_hard_silu_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @hard_silu(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x18401940084003C06BBF38403EC05A3EB8BF344029403840D23E8C3F453F124040C03DC00540E0BFBE3E2C3DA73FAFBF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x08400940E93FA7BEA2BE34407EBCE93DBFBE2E401E4034406E3E3F3FF83E00400080BDBCE03FBABE563EAF3C703FBEBE"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @hard_silu(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4x6xbf16>
    return %1 : tensor<4x6xbf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xbf16>
    %2 = call @relu6(%1) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.divide %2, %3 : tensor<4x6xbf16>
    return %4 : tensor<4x6xbf16>
  }
  func.func private @relu6(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xbf16>
    return %3 : tensor<4x6xbf16>
  }
}

// -----

module @nn_hard_silu_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @hard_silu(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xDEBEE4AD8341DAB633C0373C553B99416AB93FB57E40B53C46BA7ABACB3C8FBC183D2DC17139F5BB19BB6EB709C0F03D"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xE0B5B6A94A41E0B10AB5B239C838684131B4ACB0DA3F8D3AA2B4BBB4B53AA7B5413BB0B1AD3652B5FFB447B249B5703C"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @hard_silu(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4x6xf16>
    return %1 : tensor<4x6xf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf16>
    %2 = call @relu6(%1) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %4 = stablehlo.divide %2, %3 : tensor<4x6xf16>
    return %4 : tensor<4x6xf16>
  }
  func.func private @relu6(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xf16>
    return %3 : tensor<4x6xf16>
  }
}

// -----

module @nn_hard_silu_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @hard_silu(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xF04CA3BFAFA29FBE1C6C35C09F09E7BFF6D31EC036D414C06C0BE43F93BF23C021B5573FBCB72B3EE1F4953FCF5203406AC62B3F9F290EBFBE82BCBEAB04813EE9943AC0B51F2740736DA93E502317C0B0713FBE2A18003F4168773F758FF7BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xCAB5BBBE700B0FBE51EB9FBD1710B8BEE4865BBE36DB85BE7FBCB53FBDC140BE86250A3FFC50B53D3184503F4925DD3FF931D23EC7B167BE076025BEF4DA0B3E427E28BD1B4C1C40BB1D3C3EA4A980BE7383B3BD8E75953EDA8D233F0FECAFBE"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @hard_silu(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf32>
    %2 = call @relu6(%1) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4x6xf32>
    return %4 : tensor<4x6xf32>
  }
  func.func private @relu6(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
}

// -----

module @nn_hard_silu_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @hard_silu(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x881DFC48B14BFE3F80375A3E7A85A43F08E1B340D9EBF63FD027C197970306C0E4168347F55C01403CE1FD6ACD73F33F909C71EA0D8D00409416B24A63D3FC3FB89B5322FABEE9BF42AD864D438C0640306050441AE50240C01C850947B7F63F0CBD2CF8B0AE06C057D235EE3A6BFBBF545CF58ABD58F63F806F06301DA0A2BF9B6328AA8C29F8BFA8D540AFC023E9BFFE880635AF9E01C0C93555C4452BF9BF88526DF316ADFF3F33C4211A32D3F8BF34A7A02A6391ECBFB9CC36D7D51AF5BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x8010652063B5F83F266D045CAACB943F537A8F9FF3EEF03FFEFD637E6725BDBF357916CFB8ECFD3FDEF66B6BE755EB3F81E0932608F7FB3FED4E75087D11F73F80C7C9EF5BD7D2BFA5BA76E1A3DD0540DF566955A6E2004076C27DA5ACBBF03FFB27340BA5ECB3BF4178C02B5283D7BF94CBCAAC0760F03F3A6426D04B6692BF1E308211B8FFD7BF8133F7AD698ED2BF2DD7BA3277BCD2BF54902E2A6CF1D7BF901A00B7374AFA3F9D96F683BDF8D7BF5E1021230D11D4BFDC685F7497A6D7BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @hard_silu(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = call @hard_sigmoid(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4x6xf64>
    return %1 : tensor<4x6xf64>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf64>
    %2 = call @relu6(%1) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.divide %2, %3 : tensor<4x6xf64>
    return %4 : tensor<4x6xf64>
  }
  func.func private @relu6(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
}

// -----

module @nn_hard_silu_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:4 = call @hard_silu(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @hard_silu_0(%0#1, %0#2, %0#3, %arg0, %5) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x5A3F8E3FA5BE723F583F3C40DCBF3640B73F72BF03400D3E863FA93F1D40C43F0BC06D3F3BC006C0A5BF39BFDB3F993F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x483F5F3FC83E503F483FBD3F96BDB93F7A3F3F3E983F0C3F5A3F703FA83F813F65BE4E3FF2BE4BBE903D853E893F663F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @hard_silu(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %0:3 = call @hard_sigmoid(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>)
    %1 = stablehlo.multiply %arg0, %0#0 : tensor<4x6xbf16>
    return %1, %0#1, %0#2, %0#0 : tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xbf16>
    %2 = call @relu6(%1) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %7 = stablehlo.and %4, %6 : tensor<4x6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %10 = stablehlo.divide %2, %9 : tensor<4x6xbf16>
    return %10, %7, %8 : tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>
  }
  func.func private @relu6(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xbf16>
    return %3 : tensor<4x6xbf16>
  }
  func.func private @hard_silu_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>, %arg3: tensor<4x6xbf16>, %arg4: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.multiply %arg3, %arg4 : tensor<4x6xbf16>
    %1 = stablehlo.multiply %arg4, %arg2 : tensor<4x6xbf16>
    %2 = call @hard_sigmoid_1(%arg0, %arg1, %0) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.add %1, %2 : tensor<4x6xbf16>
    return %3 : tensor<4x6xbf16>
  }
  func.func private @hard_sigmoid_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.divide %arg2, %0 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %3 : tensor<4x6xbf16>
  }
}

// -----

module @nn_hard_silu_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:4 = call @hard_silu(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @hard_silu_0(%0#1, %0#2, %0#3, %arg0, %2) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xDAC1EDBFE3283740C6FBED3FB6C3F83F8326F83FCA0213C03F306A3FE04C8BBF6C6234C042D81FC0E70A3CC0B802E13ED0D3B0BFAB0F943FDC3EBEBFC80876BFB57FA73FC64D36409DFB123F2B1AB2BF20D222C04531104021D7314093BBC3BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xDF09F4BD431BBA3FED538F3FE8EB923F81B7923F700788BE15104E3F55880C3E7606E1BEB040AABE6872F5BE7480253F55D7213D1EB5623FA5B6953B4BF4373E79AA6F3F2F89B93F8AFE303F353E143D5630B2BED920A03F6B8FB63F2D431FBC"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @hard_silu(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0:3 = call @hard_sigmoid(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>)
    %1 = stablehlo.multiply %arg0, %0#0 : tensor<4x6xf32>
    return %1, %0#1, %0#2, %0#0 : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf32>
    %2 = call @relu6(%1) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %7 = stablehlo.and %4, %6 : tensor<4x6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %10 = stablehlo.divide %2, %9 : tensor<4x6xf32>
    return %10, %7, %8 : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>
  }
  func.func private @relu6(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
  func.func private @hard_silu_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<4x6xf32>, %arg4: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.multiply %arg3, %arg4 : tensor<4x6xf32>
    %1 = stablehlo.multiply %arg4, %arg2 : tensor<4x6xf32>
    %2 = call @hard_sigmoid_1(%arg0, %arg1, %0) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
  func.func private @hard_sigmoid_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.divide %arg2, %0 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
}

// -----

module @nn_hard_silu_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:4 = call @hard_silu(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @hard_silu_0(%0#1, %0#2, %0#3, %arg0, %2) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xD9A093CF64BCFCBFA066276A8052ED3F98497E5B29DAF83F68FB0245DB3706C0D0F252C7DB75D43F00D441286E977C3F20D5E2F58D83F43F28C83E982F23EBBF7416D2BBF960FE3FBC112C7F67FAFC3F2C3F65B3B373F03FA07059CD012DEC3F604CBA84DAF3BEBF9CFC9AD039B5EBBF70FF25A399B1E83F6898A969D3CFD5BF4030A069A8C0CEBF12EDCBC8BD0F07400AC1C1D7C059F7BF3C4DB96D486806C098926D5561E7EF3F26C6B0D6C4A60440E62A500F602101C0FCFF31FE6027EB3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x31AF68A81942B9BF35220DCE2AC6E93F32C3D473B848F03F15495D0D9E3FDBBF22D38DF6F968E33F3881C59E0F13E03FC038974E09ADED3F754AACDF15D1CB3FD15C9B3E5320F23FE905642ACDA8F13F727F4322CDF7EA3F35D01DEF5564E93FF8CE45CAAD6BDD3F2FAF86945D0ECB3FD0FF6136333BE83F88227287B9BAD83F4A4D65EEE3DFDA3F0C9E32DBD35FF73FF828B55F31B58B3FF5CD9824C1C0DBBF328624C775A2EA3FC42ECB3983C4F53F203A56FCAA5CCBBF5455BB54200DE93F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @hard_silu(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %0:3 = call @hard_sigmoid(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>)
    %1 = stablehlo.multiply %arg0, %0#0 : tensor<4x6xf64>
    return %1, %0#1, %0#2, %0#0 : tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @hard_sigmoid(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf64>
    %2 = call @relu6(%1) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.compare LT, %1, %5, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %7 = stablehlo.and %4, %6 : tensor<4x6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %10 = stablehlo.divide %2, %9 : tensor<4x6xf64>
    return %10, %7, %8 : tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>
  }
  func.func private @relu6(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.minimum %1, %2 : tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
  func.func private @hard_silu_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>, %arg3: tensor<4x6xf64>, %arg4: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.multiply %arg3, %arg4 : tensor<4x6xf64>
    %1 = stablehlo.multiply %arg4, %arg2 : tensor<4x6xf64>
    %2 = call @hard_sigmoid_1(%arg0, %arg1, %0) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %3 = stablehlo.add %1, %2 : tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
  func.func private @hard_sigmoid_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.divide %arg2, %0 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
}
