module @nn_soft_sign_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @soft_sign(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0F4027BE203F2DBF45BFA9BF96BF0E40F6BF3CBF3840F8BF423BBD3F55BFD63E813FE0BF8E3F3C3FB63F3D4003C00740"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x313F0FBEC53ECFBEDFBE12BF0ABF303F28BFD9BE3E3F29BF423B193FE9BE973E013F23BF073FD93E163F3F3F2CBF2E3F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @soft_sign(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.abs %arg0 : tensor<4x6xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.add %0, %1 : tensor<4x6xbf16>
    %3 = stablehlo.divide %arg0, %2 : tensor<4x6xbf16>
    return %3 : tensor<4x6xbf16>
  }
}

// -----

module @nn_soft_sign_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @soft_sign(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x663A40C17CBF3D3B543EAF38353C294002BC59C0FDC054BE4BC01D3D1640E23119C17F408841FAC039BD1DBE02BA3037"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x1C37CBB937B99A37E738E8351A38673901B87BB9B6B9E7B875B97E385F39F830BFB98939E039B5B988B8D6B8DDB6F634"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @soft_sign(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = stablehlo.abs %arg0 : tensor<4x6xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %2 = stablehlo.add %0, %1 : tensor<4x6xf16>
    %3 = stablehlo.divide %arg0, %2 : tensor<4x6xf16>
    return %3 : tensor<4x6xf16>
  }
}

// -----

module @nn_soft_sign_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @soft_sign(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x1CAC3CBF4CF216C00F7385BEFBA89DBE9DCF10401FCDB5BF312C48BF97AD3040DF1F27C0B2343CC0E5A24D3F0A4A16403F813B40AD4D1F40BADBF73F6974D93FF92E04BF0CEF25C05C1914C084192ABF3547BABF9172193FF55F383F671A35C0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x373DD9BEC0C633BF66B753BE591571BE6589313F9D3A16BF91ABE0BEF9EC3B3F9F1C39BF85093FBF2412E43EE78A333F2BDB3E3F05A1363F76D1283F3425213F6258AEBEA5BE38BFCAC032BF2764CCBE56BC17BF7FE1BF3ED75CD63E98273DBF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @soft_sign(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.abs %arg0 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.add %0, %1 : tensor<4x6xf32>
    %3 = stablehlo.divide %arg0, %2 : tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
}

// -----

module @nn_soft_sign_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @soft_sign(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x96A04533963D07C0032822C8653C05C0A3113F98190A01C0308BDAD10526D83F742C01149B51F93FE8316D6BF2E6D53FE4417D7C08B5EF3FA46508A2683F054044A92279E300EABFE8863DBB05890140E46D98CFCDB6E2BFAC4946DC5249F73F00E0F7A114EC9ABF2421EDACCD8005401C5F7F571732E9BFC07F669C4A6FC0BF836535EBFDE4F9BF0A83B8218E0C0340964B068FE8C6FEBF0CA15ABC37730040DAC98439251402C000A9222C33CB9D3F504DC354BBF007C0688DCD8585B3EBBF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xBA1D2E1637CEE7BFCA9E6CE35F3EE7BFB2263BC0B0C6E5BF4301F3E17088D13F40267825C99BE33F45BFBC845D51D03FCB4F852258DADF3F1187A1AB463FE73FFBF4F2B717B1DCBF5EE6E90882F9E53FD73D3868E29DD7BF2AE48B8AAEF7E23FD834297F853B9ABF0898724FAD52E73F284DAD876E31DCBFA51BA4CC1D21BDBF446D311761C7E3BFC7B1E0462489E63F1533F535F00DE5BF81CE273D9987E53F624A9D99FD2EE6BF8884FFA68EF39C3FD8FA14022DFCE7BF001B7C2724B2DDBF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @soft_sign(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.abs %arg0 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.add %0, %1 : tensor<4x6xf64>
    %3 = stablehlo.divide %arg0, %2 : tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
}

// -----

module @nn_soft_sign_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:4 = call @soft_sign(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @soft_sign_0(%0#1, %0#2, %arg0, %0#3, %5) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0640F7BF31C0A3BFC83FFCBFFBBF9D3F61BFFE3E87BFB63F0B401A403D40223F25407BBD2B3FCA3F11C0C43E30BFD83F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xD43DEE3D923D463E1C3EE83DEA3D503E923EE53E723E2F3EC83DB03D863DC03EA03D633FB83E1B3EC03D063FB43E0E3E"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @soft_sign(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %0 = stablehlo.abs %arg0 : tensor<4x6xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.add %0, %3 : tensor<4x6xbf16>
    %5 = stablehlo.divide %arg0, %4 : tensor<4x6xbf16>
    %6 = stablehlo.multiply %4, %4 : tensor<4x6xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %8 = stablehlo.divide %7, %6 : tensor<4x6xbf16>
    return %5, %2, %4, %8 : tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @soft_sign_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>, %arg3: tensor<4x6xbf16>, %arg4: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.multiply %arg4, %arg3 : tensor<4x6xbf16>
    %1 = stablehlo.multiply %0, %arg2 : tensor<4x6xbf16>
    %2 = stablehlo.negate %1 : tensor<4x6xbf16>
    %3 = stablehlo.divide %arg4, %arg1 : tensor<4x6xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.select %arg0, %4, %2 : tensor<4x6xi1>, tensor<4x6xbf16>
    %6 = stablehlo.select %arg0, %2, %4 : tensor<4x6xi1>, tensor<4x6xbf16>
    %7 = stablehlo.add %3, %6 : tensor<4x6xbf16>
    %8 = stablehlo.negate %5 : tensor<4x6xbf16>
    %9 = stablehlo.add %7, %8 : tensor<4x6xbf16>
    return %9 : tensor<4x6xbf16>
  }
}

// -----

module @nn_soft_sign_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:4 = call @soft_sign(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @soft_sign_0(%0#1, %0#2, %arg0, %0#3, %2) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x4570F3BF3854483F25B992BF2FFEE6BF65BC2440BAD1DF3FD818ECBEC17DE9BF6418A03FA16DE43FFB61C03E841467BF55CF0D4069D8CA3F939C42BE2EC8164045158FBFAFAC10C0D126B43FF2100DBFEAD6E8BF2851B3BF54F4263F078B62BD"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xF834F33DF022A13E734B5E3E602E023E1855A03D4D8B073E23D3EF3E5463003E4A234A3EB40F043E0242073FB56E8D3EC20AC63D4446193E4CC3343F90D7B53D084E643E5CA4C03D73AE303E61D3D43E27DA003E77A4313EDC91BB3E93DE653F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @soft_sign(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.abs %arg0 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.add %0, %3 : tensor<4x6xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<4x6xf32>
    %6 = stablehlo.multiply %4, %4 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %8 = stablehlo.divide %7, %6 : tensor<4x6xf32>
    return %5, %2, %4, %8 : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @soft_sign_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<4x6xf32>, %arg4: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.multiply %arg4, %arg3 : tensor<4x6xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<4x6xf32>
    %2 = stablehlo.negate %1 : tensor<4x6xf32>
    %3 = stablehlo.divide %arg4, %arg1 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.select %arg0, %4, %2 : tensor<4x6xi1>, tensor<4x6xf32>
    %6 = stablehlo.select %arg0, %2, %4 : tensor<4x6xi1>, tensor<4x6xf32>
    %7 = stablehlo.add %3, %6 : tensor<4x6xf32>
    %8 = stablehlo.negate %5 : tensor<4x6xf32>
    %9 = stablehlo.add %7, %8 : tensor<4x6xf32>
    return %9 : tensor<4x6xf32>
  }
}

// -----

module @nn_soft_sign_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:4 = call @soft_sign(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @soft_sign_0(%0#1, %0#2, %arg0, %0#3, %2) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x856AA14DB26AF3BFA03582A14F3503404334663AA6D7FBBF90129D9C615006C018D70381AA9C03C0706F777A2A5BE63F70521E48BC43DFBF8C30BBD1B0B2ECBFD0F904BEC1D4D8BF900CBBFC8397E93F7F16F4A320B306C0204F4AA49480F53F28A800D64E31EFBFB09D5E45D6B0E9BF9F9D98A7ACB5F1BF84C0CCE66679F43FC09E855EE75F03405AC1F920176700C070EF2E9B6709E33F008EC8B4A8D8EE3F6CA7A47762CE0340F8EE20661B07D23FC0BB519B584ECCBF582B931ECBCDEA3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x7172B80F9F1FCA3F6C505BA9C421B63FDD7288802B0CC13FB03C1A8B4BD4B13F427FFF6F4B7DB53F4B7B09945C2ED63FE3851F1AA3E2DC3FB468A2D3C4C9D13FA6A31C05439CE03F502CBA5638C2D33F42AAE1B95162B13FBF1234C6824CC73F185D23C85569D03F9EC3DBDFE3B0D33F1515D7501ED6CC3F9E4AE24679A1C83FA07371461BDDB53FD46EE2526E83BB3FCDE959030329D93FA469CAF6C297D03FE23D820FB730B53F557E7D13DF7AE33FDC336FE89D75E53F1A939F30DBF3D23F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @soft_sign(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %0 = stablehlo.abs %arg0 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.compare GE, %arg0, %1, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.add %0, %3 : tensor<4x6xf64>
    %5 = stablehlo.divide %arg0, %4 : tensor<4x6xf64>
    %6 = stablehlo.multiply %4, %4 : tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %8 = stablehlo.divide %7, %6 : tensor<4x6xf64>
    return %5, %2, %4, %8 : tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @soft_sign_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>, %arg3: tensor<4x6xf64>, %arg4: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.multiply %arg4, %arg3 : tensor<4x6xf64>
    %1 = stablehlo.multiply %0, %arg2 : tensor<4x6xf64>
    %2 = stablehlo.negate %1 : tensor<4x6xf64>
    %3 = stablehlo.divide %arg4, %arg1 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %5 = stablehlo.select %arg0, %4, %2 : tensor<4x6xi1>, tensor<4x6xf64>
    %6 = stablehlo.select %arg0, %2, %4 : tensor<4x6xi1>, tensor<4x6xf64>
    %7 = stablehlo.add %3, %6 : tensor<4x6xf64>
    %8 = stablehlo.negate %5 : tensor<4x6xf64>
    %9 = stablehlo.add %7, %8 : tensor<4x6xf64>
    return %9 : tensor<4x6xf64>
  }
}
