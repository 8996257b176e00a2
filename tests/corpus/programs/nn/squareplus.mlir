module @nn_squareplus_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @squareplus(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xCBBD183E093F963EA33FBDBF27C0DBBFD43F7A3F28C04DBFCD3FDABF0E3FBBBD4FBFD6BF3440A9BF2EC00ABFBCBEE53D"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x733F8A3FA63F943FEA3F013FAC3EEE3E0840CC3FAC3E2E3F0540EC3EA83F743F2C3FF03E4840093FA83E433F553F873F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @squareplus(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = chlo.square %arg0 : tensor<4x6xbf16> -> tensor<4x6xbf16>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.add %0, %1 : tensor<4x6xbf16>
    %3 = stablehlo.sqrt %2 : tensor<4x6xbf16>
    %4 = stablehlo.add %arg0, %3 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.divide %4, %5 : tensor<4x6xbf16>
    return %6 : tensor<4x6xbf16>
  }
}

// -----

module @nn_squareplus_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @squareplus(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xBCB8B8B90AC1A63CF1409F3F01C166C11CC1FAC1C5B8D441B1C0FBBDB43E953E70BFD9C1A9A57B3B15C1483B463B90B6"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xFA39A4399435F33EA641AB409C3548358835DC34F8397342E435013849403C40F836F434E93B493E8835373E363E863A"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @squareplus(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = chlo.square %arg0 : tensor<4x6xf16> -> tensor<4x6xf16>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %2 = stablehlo.add %0, %1 : tensor<4x6xf16>
    %3 = stablehlo.sqrt %2 : tensor<4x6xf16>
    %4 = stablehlo.add %arg0, %3 : tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %6 = stablehlo.divide %4, %5 : tensor<4x6xf16>
    return %6 : tensor<4x6xf16>
  }
}

// -----

module @nn_squareplus_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @squareplus(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x3D84FA3D085D03BCF86F933F902FB1BEC84A323DB906C4BF77851240BFDCB3BD043A903E450FBF3FF24819BF7BC1BD3C686331402FF4144071291640CF1E2E4093936BBFC6DD31C0B1A00B40AE6712C001F67CBF8DBD004093A20AC0552DC0BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x5D11883FCCF97E3FEB6DDD3FF681573FEED0823FAACFFC3E0E8A2A405C01753FAE4A933F883FFF3F8B953E3FB57D813F6C114640BCAC2C40D7BC2D40001D43407A02243FC813A53E188624402442C03E560F1F3F5D241B40A037C83EC2DBFF3E"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @squareplus(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = chlo.square %arg0 : tensor<4x6xf32> -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.add %0, %1 : tensor<4x6xf32>
    %3 = stablehlo.sqrt %2 : tensor<4x6xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.divide %4, %5 : tensor<4x6xf32>
    return %6 : tensor<4x6xf32>
  }
}

// -----

module @nn_squareplus_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @squareplus(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x90468E3CA1EBF63F662C0DE2B1A702C0682090C6DDB9F83F9C377C5E91F4FCBFDC0A5C0742120440CC055AD25708E7BF50BF755DE43BE53FCCA06803BFE8EBBFB262269A52C301C05875CC24A6300240962B4119663FF1BF60503DA3BE82E43FADB6ED27704800C0C4E9F471D19A01C0042379C03D7DF43F50C7BBB66310E73F74711D4F1B47F83F50FB99F3F58DD83F9E52DFA48BF80740ECBDFA694270EDBFD0199EAE0395EA3F00543AF808D5C33F7E27F23EEABF03C060F736D00FB0E13F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xF59814E71D24FF3FA02797F3B2AFD73FD604110E9D4A0040DCB59E4E9166DC3F88C8AA7BA9DE064028CAF3682E7EE63F10C1D66D872AF63FCEC69127ABF4E43F082515DB0593D83F12144BF731350540AC424ED1C21AE33FE2C93C09E4EDF53FB8B630A2812EDA3F3457826CE6BCD83FA3102A364C3EFD3F74A86E93F4C5F63F4EBDD6647B1C0040C8F3C20A6E5CF33FEE9E08AE41650A4018A66555F280E43F075FBFFE81F8F73F1492755F9649F13F10CA698FDCABD63F63DD00BF9005F53F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @squareplus(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = chlo.square %arg0 : tensor<4x6xf64> -> tensor<4x6xf64>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.add %0, %1 : tensor<4x6xf64>
    %3 = stablehlo.sqrt %2 : tensor<4x6xf64>
    %4 = stablehlo.add %arg0, %3 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.divide %4, %5 : tensor<4x6xf64>
    return %6 : tensor<4x6xf64>
  }
}

// -----

module @nn_squareplus_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:3 = call @squareplus(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @squareplus_0(%0#1, %0#2, %5) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xFBBE20409CBE2D3E2E4066BF423F3FC097BE3640FEBF09BF1B40A3BFC23F4BBEC73FDABF1E40B73F30BD1DC03240963F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xC33E643FD93E0B3F683F973E2D3FB03DDA3E693F163EBE3E623F6C3E4E3FE73E4E3F343E643F4A3FFA3EE43D683F403F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @squareplus(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %0 = chlo.square %arg0 : tensor<4x6xbf16> -> tensor<4x6xbf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.multiply %1, %arg0 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.add %0, %3 : tensor<4x6xbf16>
    %5 = stablehlo.sqrt %4 : tensor<4x6xbf16>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %7 = stablehlo.divide %6, %5 : tensor<4x6xbf16>
    %8 = stablehlo.add %arg0, %5 : tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %10 = stablehlo.divide %8, %9 : tensor<4x6xbf16>
    return %10, %2, %7 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @squareplus_0(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.divide %arg2, %0 : tensor<4x6xbf16>
    %2 = stablehlo.multiply %1, %arg1 : tensor<4x6xbf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xbf16>
    %4 = stablehlo.add %1, %3 : tensor<4x6xbf16>
    return %4 : tensor<4x6xbf16>
  }
}

// -----

module @nn_squareplus_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:3 = call @squareplus(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @squareplus_0(%0#1, %0#2, %2) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xCCC6354070C7054086E6B5BDBEB90240F2BE0CC0929313C0C7ABD03FE6069EBF27A5603EE53DC1BE26E245BFA6E022405418E3BF9A1E5F3FC7F29EBFE82643BFAD47913E2DAC2F40B0B3063E0658BA3FD03AE03F462720BEB5C3EA3F907822BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x1CA8683F387C5C3F75A4F43E44755B3F7237053E586FFA3D56DF503F340F733EE4F40D3F0887D03E1AB6A33E2CA4643F163B2C3EA922333F3CED713E97D2A43EDEFA113F9373673F9666083F2D544B3F6856543FB00AEC3E2883563FCB91B23E"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @squareplus(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = chlo.square %arg0 : tensor<4x6xf32> -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.add %0, %3 : tensor<4x6xf32>
    %5 = stablehlo.sqrt %4 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %7 = stablehlo.divide %6, %5 : tensor<4x6xf32>
    %8 = stablehlo.add %arg0, %5 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4x6xf32>
    return %10, %2, %7 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @squareplus_0(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.divide %arg2, %0 : tensor<4x6xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<4x6xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xf32>
    %4 = stablehlo.add %1, %3 : tensor<4x6xf32>
    return %4 : tensor<4x6xf32>
  }
}

// -----

module @nn_squareplus_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:3 = call @squareplus(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @squareplus_0(%0#1, %0#2, %2) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xD250843D07980040AC8980FD8445F63F5CFC6F738219FE3FF8C8223665E7DD3F582873C9FA3DF83F5C4675A5B391E2BF4080FFD1BB4DBA3FC0A23FBCA364CFBF9B57535EE857F5BF0FF78EBB13BFF8BFC0D5101D51FFD53FBE940FB79FDF07C0202EDFF12415CC3F2A92EAECF6C504C096455A4C233D0040FCB26BAD2F89EB3FE091B0BBC76AE0BF68EFF0143E2A00C01C70C78F77C804C05652EC0C244BF6BFA2BA6075B069FCBF5AD5DCDCFD42F8BFE045B26B580DC03FDA3760773B520440"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x3C44943D9784EB3F50927D44D623E93FEE8CDC1D5DF6EA3F7F819C1AD5A3E33FACDC236E61A9E93FC8EAA45B4A15D73F3EF37DEB26D2E03FAA9A60ABE31ADC3F2004B3A8D37CCC3F54A2010F32D9C83F2F5DF0A2BEB5E23FAC6FDA65D3ABB53FF50F9667A4BEE13FA01FF5E4B497BA3FEE93B848AF65EB3F66F7C95BD252E63F5B7FD904830CD83FFA9E25767B83C23F1C3FA4F32893BA3FF8CAED47706ACB3F6E97AD6FD281C53F6C93643D6755C93FFB05A7A65400E13FFCEE2FB93192EC3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @squareplus(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %0 = chlo.square %arg0 : tensor<4x6xf64> -> tensor<4x6xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.multiply %1, %arg0 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.add %0, %3 : tensor<4x6xf64>
    %5 = stablehlo.sqrt %4 : tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %7 = stablehlo.divide %6, %5 : tensor<4x6xf64>
    %8 = stablehlo.add %arg0, %5 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %10 = stablehlo.divide %8, %9 : tensor<4x6xf64>
    return %10, %2, %7 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @squareplus_0(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.divide %arg2, %0 : tensor<4x6xf64>
    %2 = stablehlo.multiply %1, %arg1 : tensor<4x6xf64>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x6xf64>
    %4 = stablehlo.add %1, %3 : tensor<4x6xf64>
    return %4 : tensor<4x6xf64>
  }
}
