module @lax_expm1_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xbf16>
    %want0 = call @expected() : () -> tensor<17x3xbf16>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<17x3xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17x3xbf16>, tensor<17x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xbf16> {
    %c0 = stablehlo.constant dense<"0x3B3E0EC03140CCBE8AC0D63E03BD90C0FF3F213FF83F0C403DC08EC08B408CBF28C07E4079BF943F3DBF81BF964063C01240134042BF7040DCBF93C03F404BC0953FFC3FCA3F8E402A4080C08C3EBDBF2DC05F4075BF4A408640AC3EF5BF74BF32C0434041C0"> : tensor<17x3xbf16>
    return %c0 : tensor<17x3xbf16>
  }
  func.func private @expected() -> tensor<17x3xbf16> {
    %c0 = stablehlo.constant dense<"0x4D3E64BF6E41A8BE7DBF053F01BD7DBFCB40603FBE40FD4073BF7DBF98422ABF6DBF50421FBF0B4006BF23BFD74279BF0D410F4108BF264252BF7DBF964175BF0D40C5407640A74254417BBFA13E46BF6FBFFD411EBFB4418242CC3E5ABF1DBF70BFA04173BF"> : tensor<17x3xbf16>
    return %c0 : tensor<17x3xbf16>
  }
}

// -----

module @lax_expm1_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<3x5xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-0.495361328125, -4.140625, -3.111328125, -1.2001953125, 3.693359375], [-1.8564453125, -4.87890625, -1.0654296875, -2.4453125, -0.48193359375], [-1.232421875, 2.578125, 4.984375, -3.818359375, -1.8896484375]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-0.390869140625, -0.98388671875, -0.95556640625, -0.69921875, 39.1875], [-0.84375, -0.9921875, -0.6552734375, -0.9130859375, -0.38232421875], [-0.70849609375, 12.171875, 145.125, -0.97802734375, -0.8486328125]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
}

// -----

module @lax_expm1_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<f32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<3.6742873> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<38.42055> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @lax_expm1_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<7xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[-2.719600580000876, 4.246317328185203, -4.907305194524277, -2.5193815877742343, 1.741912298680667, 2.7546916695929946, -1.0933309357973564]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[-0.9340989286238336, 68.84771192485995, -0.9926076174532259, -0.9194906206575696, 4.708248868894354, 14.716194375067818, -0.6649015587336227]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
}

// -----

module @lax_expm1_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.71875, -0.6318359375, 0.6484375, -0.393310546875, 6.390625, -0.86474609375, 0x7C00, -1.0, 0x7E00, 0.00010001659393310547, 0x7C00, -1.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_expm1_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.7182817, -0.63212055, 0.6487213, -0.39346933, 6.389056, -0.86466473, 0x7F800000, -1.0, 0x7FC00000, 0.000100005, 0x7F800000, -1.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_expm1_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.7182818284590455, -0.6321205588285577, 0.6487212707001281, -0.3934693402873665, 6.38905609893065, -0.8646647167633873, 0x7FF0000000000000, -1.0, 0x7FF8000000000000, 0.00010000500016667084, 1.942426395241256e+130, -1.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_expm1_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<17x3xcomplex<f32>>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<17x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<17x3xcomplex<f32>>, tensor<17x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x5CA8AFBEFCDD40BF321A2AC0947FBCBE9F3BB83F9D78BC3F01B3243FFF5C9F3FF3F315C064B81FC0A8AD04C04A8A22C06C932DC0F69725C04592AF3F4A0E073F573D223F0F48E9BFBAE981BE29EFC6BF2484214071271EC0A480CEBDBDAA28C0EDC1DBBF0DB6CEBF8285E7BF9137F83F146FE7BECB5C34400FADF6BF3C8BD8BEE3F82E401F57983F84A915BEEFD50740F9BA05BEB448BA3FB28CA43E035B3FBF42B21CC06428134035ED1E3F28220D40A58C1140AE789C3F6996ABBFE90C28408EB13E403948A8BDC7532D40E53EAF3FBB4D18C0605FB6BFC920DBBE71A501404930EDBC2D67B93F908BC4BFD2B73940B27BA6BF282A32C03D547F3EFBFDAEBF9C3CDDBF03D423BFBD7E214033EB0DC0D512CE3F9C4F3640C062E03F13AE0AC0204F2D409A0BE53F0C3FB3BFA086C43F192E79BBCAF59EBFC00C11C0F948B53F2F7B0D40D6303F406492FF3FA5C7C03D0DEC973F79F0783E32C1DEBF7FEE20C0FF061EC02FBC593F5F0C26C07CCE1640B9A502C0868C9A3F84C8A33F194207C00BE1AA3E34C60E3E132B9C3F38DF2CC0452B82BF93863940"> : tensor<17x3xcomplex<f32>>
    return %c0 : tensor<17x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<17x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x9203F7BEBB8AF8BED7416FBF32ACCEBCB4F515BF64518640A132C8BE54C1E63FEAD089BFDFCB6CBDA6458DBF52DF91BD043A87BF811E0FBD68FA19402402FE3F7115BCBF72A2E9BFCAB27CBF1E9A46BF21642CC15706F8C04D36E5BFCB6CE0BEB20381BF16C337BE988D87BF16881C3E843ACDBF85184F3E08055EBF89B674BDD7009740C4AA6441FAF5B9BF73613C3FC41E66BFB2295F3F1C9C3A3C87FD6FBFAB5D87BF5614843D689206C069CCBF3FB85B1440892E1241E9239DBF6B2E043E05E894413BC0CEBF15590040E92D6B414E8D7CBF1D93BBBD03A9A4BF18E5153FDCA661BFE3D5763FA1C69ABF9A73513D6CA7A0BFDD53C3BD8D8E3DBF4DDAA0BFB6895BBFF228D9BD403908C15C3D1FC1A042B9C0DDEEB83F4BB187C08FD998C0061888C0D5436A419EC37DBFF9437C3ECC9E2DBF595B71BF4AEA7BBFEFD0D13D7C3620C1405EB33FEE9DCA407A33313FAE8D0B40E2EE493F183092BFC0DBD2BDABB471BFCA4F823DB6C286BF3545583D3E2F74BFE591F83D24CF36C0CC0845C0B5E9C33EE8B1463EFC0C82C0B2DDB8BF9DF0ACBF940FB23D"> : tensor<17x3xcomplex<f32>>
    return %c0 : tensor<17x3xcomplex<f32>>
  }
}

// -----

module @lax_expm1_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f64>>
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<3x5xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(2.618671879003508,-0.6365318827596256), (0.596382727756712,-2.933956814001526), (-0.04067738044683633,1.2748751911766556), (0.08132987702700678,-0.6299884376434619), (-2.9954031439293027,1.1703067940973488)], [(0.8608305683993422,-0.9714011099785207), (-0.03441754352362203,0.5411939241059622), (2.2506411771827093,-1.1316015114936215), (1.195242148730296,1.369926426908509), (-2.4693948972659245,-0.19916792519305027)], [(-2.5906779060886738,1.2977630703498786), (-1.491682224597553,-0.03150087736741547), (-1.4637089641029892,-1.7462281684799668), (-0.44101775055974013,-2.0089574989647914), (2.899629895966858,1.8199724972445157)]]> : tensor<3x5xcomplex<f64>>
    return %c0 : tensor<3x5xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(10.031087611108067,-8.153816289099096), (-2.776543656779271,-0.37426822034644824), (-0.7200032831225108,0.9184053733232048), (-0.12350201092521017,-0.6390520722115126), (-0.9805001238139736,0.046058669309951804)], [(0.3342688270674368,-1.9528285988024998), (-0.17190297842250102,0.49773078394206266), (3.0368755989683702,-8.592803652211924), (-0.34070852933963813,3.237918367904499), (-0.9170370669556184,-0.016745563247543026)], [(-0.9797842874123444,0.07219214659355454), (-0.7751177752351175,-0.007086331474205254), (-1.040382922126622,-0.227825176147525), (-1.2729706359182533,-0.5826032193713774), (-5.480188611114769,17.606336074962087)]]> : tensor<3x5xcomplex<f64>>
    return %c0 : tensor<3x5xcomplex<f64>>
  }
}
