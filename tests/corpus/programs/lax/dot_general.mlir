module @lax_dot_general_matrix_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xi1>, tensor<5x3xi1>)
    %want0 = call @expected() : () -> tensor<4x3xi1>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xi1>, tensor<5x3xi1>) -> tensor<4x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xi1>, tensor<5x3xi1>) {
    %c0 = stablehlo.constant dense<"0x0000000001010101000001000101010101000000"> : tensor<4x5xi1>
    %c1 = stablehlo.constant dense<[[false, false, true], [true, true, true], [true, true, true], [true, true, false], [false, true, true]]> : tensor<5x3xi1>
    return %c0, %c1 : tensor<4x5xi1>, tensor<5x3xi1>
  }
  func.func private @expected() -> tensor<4x3xi1> {
    %c0 = stablehlo.constant dense<[[false, true, true], [true, true, true], [true, true, true], [true, true, true]]> : tensor<4x3xi1>
    return %c0 : tensor<4x3xi1>
  }
}

// -----

module @lax_dot_general_matrix_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xi8>, tensor<5x3xi8>)
    %want0 = call @expected() : () -> tensor<4x3xi8>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xi8>, tensor<5x3xi8>) -> tensor<4x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi8>, tensor<4x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xi8>, tensor<5x3xi8>) {
    %c0 = stablehlo.constant dense<"0xFF01010003000101FEFEFD0103FFFD0103FE01FE"> : tensor<4x5xi8>
    %c1 = stablehlo.constant dense<[[-1, 3, 1], [-3, -3, 3], [1, -3, 1], [-1, -1, 0], [3, 2, -2]]> : tensor<5x3xi8>
    return %c0, %c1 : tensor<4x5xi8>, tensor<5x3xi8>
  }
  func.func private @expected() -> tensor<4x3xi8> {
    %c0 = stablehlo.constant dense<[[8, -3, -3], [-6, -8, 8], [-5, -26, 9], [-19, -5, 12]]> : tensor<4x3xi8>
    return %c0 : tensor<4x3xi8>
  }
}

// -----

module @lax_dot_general_matrix_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xui8>, tensor<5x3xui8>)
    %want0 = call @expected() : () -> tensor<4x3xui8>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xui8>, tensor<5x3xui8>) -> tensor<4x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xui8>, tensor<4x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xui8>, tensor<5x3xui8>) {
    %c0 = stablehlo.constant dense<"0x0201000203000100000203000103030102020102"> : tensor<4x5xui8>
    %c1 = stablehlo.constant dense<[[3, 0, 2], [2, 1, 1], [0, 1, 1], [0, 2, 0], [1, 3, 2]]> : tensor<5x3xui8>
    return %c0, %c1 : tensor<4x5xui8>, tensor<5x3xui8>
  }
  func.func private @expected() -> tensor<4x3xui8> {
    %c0 = stablehlo.constant dense<[[11, 14, 11], [4, 7, 5], [12, 16, 13], [9, 12, 10]]> : tensor<4x3xui8>
    return %c0 : tensor<4x3xui8>
  }
}

// -----

module @lax_dot_general_matrix_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xi32>, tensor<5x3xi32>)
    %want0 = call @expected() : () -> tensor<4x3xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xi32>, tensor<5x3xi32>) -> tensor<4x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xi32>, tensor<5x3xi32>) {
    %c0 = stablehlo.constant dense<"0x02000000020000000200000003000000FFFFFFFFFFFFFFFF02000000FFFFFFFF03000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0100000003000000FFFFFFFFFFFFFFFFFEFFFFFF0100000003000000"> : tensor<4x5xi32>
    %c1 = stablehlo.constant dense<[[2, -1, 2], [1, -2, 1], [2, -1, 0], [3, 1, -1], [0, 2, 0]]> : tensor<5x3xi32>
    return %c0, %c1 : tensor<4x5xi32>, tensor<5x3xi32>
  }
  func.func private @expected() -> tensor<4x3xi32> {
    %c0 = stablehlo.constant dense<[[19, -7, 3], [7, -5, -3], [-2, 11, -4], [-4, 12, -4]]> : tensor<4x3xi32>
    return %c0 : tensor<4x3xi32>
  }
}

// -----

module @lax_dot_general_matrix_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xi64>, tensor<5x3xi64>)
    %want0 = call @expected() : () -> tensor<4x3xi64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xi64>, tensor<5x3xi64>) -> tensor<4x3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi64>, tensor<4x3xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xi64>, tensor<5x3xi64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF020000000000000000000000000000000200000000000000FFFFFFFFFFFFFFFF0300000000000000FFFFFFFFFFFFFFFF00000000000000000300000000000000FDFFFFFFFFFFFFFF020000000000000003000000000000000300000000000000010000000000000001000000000000000000000000000000"> : tensor<4x5xi64>
    %c1 = stablehlo.constant dense<[[-1, -2, 2], [-3, -3, -2], [-3, -3, 0], [-1, 3, -2], [0, 0, -1]]> : tensor<5x3xi64>
    return %c0, %c1 : tensor<4x5xi64>, tensor<5x3xi64>
  }
  func.func private @expected() -> tensor<4x3xi64> {
    %c0 = stablehlo.constant dense<[[9, 21, 2], [-7, -13, 3], [-5, -16, 2], [-16, -15, -2]]> : tensor<4x3xi64>
    return %c0 : tensor<4x3xi64>
  }
}

// -----

module @lax_dot_general_matrix_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xbf16>, tensor<5x3xbf16>)
    %want0 = call @expected() : () -> tensor<4x3xbf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xbf16>, tensor<5x3xbf16>) -> tensor<4x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xbf16>, tensor<5x3xbf16>) {
    %c0 = stablehlo.constant dense<"0xFD3FE63F044012C08ABFC03F1DBD32C004BE24403C40003F3340CB3F823E22C04FBF4E3F3DC088BF"> : tensor<4x5xbf16>
    %c1 = stablehlo.constant dense<[[0.42578125, -0.63671875, -1.25], [-0.15234375, 1.125, 2.265625], [0.349609375, -1.40625, -2.234375], [-0.875, 2.875, -0.2275390625], [-2.6875, 2.46875, 2.484375]]> : tensor<5x3xbf16>
    return %c0, %c1 : tensor<4x5xbf16>, tensor<5x3xbf16>
  }
  func.func private @expected() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[6.1875, -11.375, -5.15625], [-7.09375, 8.875, 10.625], [0.08251953125, -0.0546875, -8.5], [4.78125, -11.5625, -2.4375]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
}

// -----

module @lax_dot_general_matrix_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xf16>, tensor<5x3xf16>)
    %want0 = call @expected() : () -> tensor<4x3xf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf16>, tensor<5x3xf16>) -> tensor<4x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xf16>, tensor<5x3xf16>) {
    %c0 = stablehlo.constant dense<"0x1E41683B6232E6AAF8C0433C31C05041A1BAD93BAFBA43C1FCC05EBFD34062382D3A5C3CAE3E8341"> : tensor<4x5xf16>
    %c1 = stablehlo.constant dense<[[-2.826171875, -1.5458984375, 1.3798828125], [0.6298828125, 1.7998046875, 1.7275390625], [2.94921875, -2.779296875, 2.337890625], [1.1484375, -2.4453125, -2.041015625], [-0.5595703125, -2.15625, -1.2080078125]]> : tensor<5x3xf16>
    return %c0, %c1 : tensor<4x5xf16>, tensor<5x3xf16>
  }
  func.func private @expected() -> tensor<4x3xf16> {
    %c0 = stablehlo.constant dense<[[-4.73046875, 2.64453125, 8.7109375], [2.001953125, -12.890625, 4.56640625], [-10.109375, 2.78515625, -10.6796875], [2.52734375, -12.515625, -2.099609375]]> : tensor<4x3xf16>
    return %c0 : tensor<4x3xf16>
  }
}

// -----

module @lax_dot_general_matrix_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xf32>, tensor<5x3xf32>)
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xf32>, tensor<5x3xf32>) {
    %c0 = stablehlo.constant dense<"0x7D291C4003FC3C3F6DCAB03F25230CBF2FC275BF61C908BFFEAD1740CCF930C0E88882BD7105164022FD64BD2F8836400268CA3FC1870340FF3A2CC0CBC380BFC5400740456C35C0980BBD3F8B9D68BF"> : tensor<4x5xf32>
    %c1 = stablehlo.constant dense<[[-0.055912733, -1.7466573, -1.5761111], [2.2730896, 2.3315945, 2.9461231], [0.021701153, 1.148805, -2.4113166], [-0.47949487, -2.9246676, -2.9123797], [-2.2982664, -0.43632486, -0.8282404]]> : tensor<5x3xf32>
    return %c0, %c1 : tensor<4x5xf32>, tensor<5x3xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[4.040389, 1.0658996, -2.6119545], [0.00031337497, 2.4460464, 12.736497], [11.719862, 3.727636, 0.921096], [6.1786695, -0.49505848, 11.098335]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
}

// -----

module @lax_dot_general_matrix_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xf64>, tensor<5x3xf64>)
    %want0 = call @expected() : () -> tensor<4x3xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf64>, tensor<5x3xf64>) -> tensor<4x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xf64>, tensor<5x3xf64>) {
    %c0 = stablehlo.constant dense<"0xF8CC2729CBA1E73F4BA8EC70022D03C0C467EB2005C4004063B3C609F35A03C080F501553D8603C0F0611E7A60DCFC3FB0A495B7E63DE03FB006A0B09FF4E0BFC4C0E0A78986E8BFF02D4B9282C9D23F4BA3D32047F4F4BF8CA560D112A2E73F39E6A80CCAB2F1BFE0EF4E829A0DC33FA8BA07B34B06DB3FE036839BB888DEBF28B8483D758206401299A09D7B1200C0F09B34725094E23F8088DD4C15C4C93F"> : tensor<4x5xf64>
    %c1 = stablehlo.constant dense<[[0.32433826254036724, 2.572849104732228, 2.1053922875657918], [1.1584748614492764, 1.3001954927229598, 0.48130989114607514], [-2.256248404074068, 2.086724012456366, 2.214897128913769], [-1.646420020855197, -0.6016392413627916, -1.063908041979697], [2.446478299698942, 2.978153885048723, -1.0558905003723544]]> : tensor<5x3xf64>
    return %c0, %c1 : tensor<4x5xf64>, tensor<5x3xf64>
  }
  func.func private @expected() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[-9.253144252975757, -2.6560273125675247, 10.193910824640618], [4.348548262478076, 5.5305057787286644, 3.3738642508168954], [3.7145304110248434, -3.5494940040918745, -5.456071066556066], [7.17426808906272, -1.5112357064444684, -4.930250452466313]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
}

// -----

module @lax_dot_general_matrix_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<4x3xcomplex<f32>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x5139013F2E1EDA3EFFF1E33F89732FC004B63740DA58EBBE52A761BF1584CB3F9A8931BFA9EAAABF29F31340EF9E8DBF30271EC0843485BE77C2A43F9F282F40E686A33F345AAE3FA823E03F1A1E163E9BFC01C0D76F4A3FD44095BE4B8B103EDFDB65BFFC8D483F073387BF5E6174BF9BBE9D3F37F51440E0E200C085196CBF1CC490BF3ED9B83FA81269BFD13B56BF75F3A1BF932C03C0AC7E24C05CDEFDBF"> : tensor<4x5xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-1.7260001,-0.05169458), (-1.7851889,0.13585009), (2.2183015,1.1540368)], [(-0.7729593,-0.719653), (1.3745435,1.3182188), (-1.8082359,0.4610008)], [(2.5585806,-2.8241115), (-1.3162183,0.8461766), (-0.7699136,2.317936)], [(-1.5582718,1.3775554), (-2.3853767,-0.33220556), (-1.5514702,2.4399881)], [(2.8345737,-2.0820987), (-0.54552996,-1.5358781), (2.115977,-0.14716668)]]> : tensor<5x3xcomplex<f32>>
    return %c0, %c1 : tensor<4x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-3.7150884,-15.239485), (2.6716874,-0.7849488), (-6.64868,6.972251)], [(10.099832,3.543882), (-14.365412,-10.282055), (2.0795689,1.4775777)], [(15.08874,7.4449177), (8.555326,-4.203246), (0.83757246,-0.01644373)], [(-5.9711075,3.0040483), (2.861732,12.536969), (1.8506155,-12.694424)]]> : tensor<4x3xcomplex<f32>>
    return %c0 : tensor<4x3xcomplex<f32>>
  }
}

// -----

module @lax_dot_general_matrix_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<4x3xcomplex<f64>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x3CD4DD565CD2FFBF80DC3027B2F4FD3F00B51237FCC3DABFB063C928A7FBD6BF002C53B7C5E2EDBF20EEFDF5FE8BB8BFC9E23315A0DBFCBF3BADB644F8C5F5BF33919C344C64F7BF40CC03BE355CCB3F5003E03B038B0640B834CA2C1293E6BFAC8DEAF0E8CEFE3F10DA1F918D2A03401CFD9A0366FC06C0A824C19AAAF2F93F353C7A027826FCBF90BEDA0D1BD2E63F40152AE22A19C23FEC6A6CF1EF550640EA1C60A0B65106409B60BAD5CBBAF1BFD435F107BE0B014060BC077CEED601C0783322AA306504C080F367706127C33F2856E991C7BAFB3FFA7D22CC552406C0003CA06B4C70E63FC86A98F27A7BEBBF50D4CBE94696DC3F9015E05C0018C43FA85C5390F402EE3F0590E07C96FFF6BF807E2AC4A38FCA3FD6F3738CC96107405375837C1CCD01C0B0EB1B4A458E01C08851462329A200C030EA4585A476D13F"> : tensor<4x5xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(2.0092460947481827,0.8661454717753503), (2.3168474124419713,-1.2503702311240772), (-0.51889879662729,-1.4931902851225949)], [(2.8877927537057113,2.8951335883051996), (1.1920762722486176,-0.10619441926549289), (2.4970661039757998,1.4396773192610732)], [(0.034597509976853846,-0.7849821943536162), (-2.54119626276135,-1.5590985096190828), (-0.686663349517159,-1.6937102354088005)], [(-2.7253357366328714,1.6594534761627493), (-0.44958247996345424,1.499575479980022), (-1.7017164382380692,2.9691453596516286)], [(1.4254965663193113,-0.7481688113899141), (-0.3867933254430209,-0.6496476083818572), (0.625395894166509,-2.1219591018619504)]]> : tensor<5x3xcomplex<f64>>
    return %c0, %c1 : tensor<4x5xcomplex<f64>>, tensor<5x3xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-0.6437845523515864,2.635357854870258), (2.976143377439829,6.914828137429941), (10.42822918589537,2.3435787288526924)], [(11.972771117341937,14.838898100416204), (19.50689779762896,-6.2785782948107025), (10.452539827819349,3.6743995405532397)], [(19.430429433165123,10.595708401457454), (16.63538108521967,-1.625845653354816), (11.317458978359172,5.954295089381603)], [(16.878989650859623,3.4375233075356357), (11.498686767448907,-10.863685755376697), (18.802690936912644,-3.6357448106674766)]]> : tensor<4x3xcomplex<f64>>
    return %c0 : tensor<4x3xcomplex<f64>>
  }
}

// -----

module @lax_dot_general_vector_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi1>, tensor<7xi1>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xi1>, tensor<7xi1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi1>, tensor<7xi1>) {
    %c0 = stablehlo.constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
    %c1 = stablehlo.constant dense<[false, true, false, true, true, true, false]> : tensor<7xi1>
    return %c0, %c1 : tensor<7xi1>, tensor<7xi1>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @lax_dot_general_vector_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi8>, tensor<7xi8>)
    %want0 = call @expected() : () -> tensor<i8>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xi8>, tensor<7xi8>) -> tensor<i8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi8>, tensor<7xi8>) {
    %c0 = stablehlo.constant dense<[2, 2, 3, 2, 3, 3, -2]> : tensor<7xi8>
    %c1 = stablehlo.constant dense<[1, 0, 0, 0, -3, -1, -3]> : tensor<7xi8>
    return %c0, %c1 : tensor<7xi8>, tensor<7xi8>
  }
  func.func private @expected() -> tensor<i8> {
    %c0 = stablehlo.constant dense<-4> : tensor<i8>
    return %c0 : tensor<i8>
  }
}

// -----

module @lax_dot_general_vector_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui8>, tensor<7xui8>)
    %want0 = call @expected() : () -> tensor<ui8>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xui8>, tensor<7xui8>) -> tensor<ui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui8>, tensor<7xui8>) {
    %c0 = stablehlo.constant dense<[0, 1, 2, 0, 1, 1, 0]> : tensor<7xui8>
    %c1 = stablehlo.constant dense<[2, 2, 3, 3, 3, 1, 3]> : tensor<7xui8>
    return %c0, %c1 : tensor<7xui8>, tensor<7xui8>
  }
  func.func private @expected() -> tensor<ui8> {
    %c0 = stablehlo.constant dense<12> : tensor<ui8>
    return %c0 : tensor<ui8>
  }
}

// -----

module @lax_dot_general_vector_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi32>, tensor<7xi32>)
    %want0 = call @expected() : () -> tensor<i32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xi32>, tensor<7xi32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi32>, tensor<7xi32>) {
    %c0 = stablehlo.constant dense<[0, 0, 2, -3, -2, 1, 2]> : tensor<7xi32>
    %c1 = stablehlo.constant dense<[2, -2, 2, 1, 0, -1, -1]> : tensor<7xi32>
    return %c0, %c1 : tensor<7xi32>, tensor<7xi32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<-2> : tensor<i32>
    return %c0 : tensor<i32>
  }
}

// -----

module @lax_dot_general_vector_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi64>, tensor<7xi64>)
    %want0 = call @expected() : () -> tensor<i64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xi64>, tensor<7xi64>) -> tensor<i64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi64>, tensor<7xi64>) {
    %c0 = stablehlo.constant dense<[1, 0, -3, -3, 1, 0, -1]> : tensor<7xi64>
    %c1 = stablehlo.constant dense<[-3, 2, 2, -2, -2, 1, 2]> : tensor<7xi64>
    return %c0, %c1 : tensor<7xi64>, tensor<7xi64>
  }
  func.func private @expected() -> tensor<i64> {
    %c0 = stablehlo.constant dense<-7> : tensor<i64>
    return %c0 : tensor<i64>
  }
}

// -----

module @lax_dot_general_vector_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xbf16>, tensor<7xbf16>)
    %want0 = call @expected() : () -> tensor<bf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xbf16>, tensor<7xbf16>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xbf16>, tensor<7xbf16>) {
    %c0 = stablehlo.constant dense<[-2.078125, -1.8515625, 0.236328125, -1.3125, 0.8671875, 0.474609375, 2.328125]> : tensor<7xbf16>
    %c1 = stablehlo.constant dense<[-1.3984375, 2.96875, 0.255859375, 1.3359375, -1.2734375, 2.75, -0.76171875]> : tensor<7xbf16>
    return %c0, %c1 : tensor<7xbf16>, tensor<7xbf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<-5.84375> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
}

// -----

module @lax_dot_general_vector_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf16>, tensor<7xf16>)
    %want0 = call @expected() : () -> tensor<f16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xf16>, tensor<7xf16>) -> tensor<f16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf16>, tensor<7xf16>) {
    %c0 = stablehlo.constant dense<[2.05078125, 0.9306640625, -1.09375, 2.35546875, -2.068359375, -0.163818359375, 0.00865936279296875]> : tensor<7xf16>
    %c1 = stablehlo.constant dense<[2.666015625, 0.77587890625, 2.078125, 2.095703125, 1.369140625, 2.890625, -1.1552734375]> : tensor<7xf16>
    return %c0, %c1 : tensor<7xf16>, tensor<7xf16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<5.5390625> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @lax_dot_general_vector_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf32>, tensor<7xf32>)
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<7xf32>) {
    %c0 = stablehlo.constant dense<[-2.90731, -1.7984215, -0.6707025, 2.386505, -2.00649, -1.063879, -1.2944177]> : tensor<7xf32>
    %c1 = stablehlo.constant dense<[2.037333, -0.8714026, -1.6654476, 2.652675, 1.6562673, 2.4588745, 1.545489]> : tensor<7xf32>
    return %c0, %c1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-4.848105> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @lax_dot_general_vector_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf64>, tensor<7xf64>)
    %want0 = call @expected() : () -> tensor<f64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xf64>, tensor<7xf64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf64>, tensor<7xf64>) {
    %c0 = stablehlo.constant dense<[-1.3177259262659882, -0.9460483102299855, -0.046316758854755946, 2.2749843165793546, 1.1617927393179706, 0.9247281787467383, 1.3376951321289852]> : tensor<7xf64>
    %c1 = stablehlo.constant dense<[2.323823444987802, 2.2067130988197876, -2.4169199363992107, -1.1033051711961217, -1.2542469958140574, -1.4739097163964856, -0.09106297530061536]> : tensor<7xf64>
    return %c0, %c1 : tensor<7xf64>, tensor<7xf64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<-10.489833062338038> : tensor<f64>
    return %c0 : tensor<f64>
  }
}

// -----

module @lax_dot_general_vector_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<complex<f32>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<complex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(1.9299539,-1.5012178), (2.0471091,0.27502948), (-0.46223727,1.2251725), (-0.25687757,-0.3022256), (-0.26783434,2.0792906), (-0.20829485,-2.659746), (0.037171323,-2.0313013)]> : tensor<7xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(2.3844724,-0.30530596), (2.4716568,2.8383062), (1.8459876,-1.4145764), (2.737888,0.496001), (1.8791087,0.2760567), (2.618325,-1.1816949), (0.3131429,1.0869949)]> : tensor<7xcomplex<f32>>
    return %c0, %c1 : tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<complex<f32>> {
    %c0 = stablehlo.constant dense<(6.2031116,0.8015692)> : tensor<complex<f32>>
    return %c0 : tensor<complex<f32>>
  }
}

// -----

module @lax_dot_general_vector_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<complex<f64>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> tensor<complex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[(2.1304936672854558,-1.2782846846463558), (2.4166642728234455,1.0851853083355882), (2.117691003557532,1.3142252812936457), (-0.41104350723657346,-0.5746756333056431), (0.37782130283466264,0.4465191882017958), (-0.7926636236145734,2.0134234539995077), (0.4531414138540617,-1.80897544680267)]> : tensor<7xcomplex<f64>>
    %c1 = stablehlo.constant dense<[(-2.423045608304607,1.1478703825387928), (0.7273557863741864,1.1995995577922418), (-0.41269437585233604,0.9672584315276804), (0.2734706332054859,-0.3103492563414463), (-1.7155954705569183,1.095761741369543), (1.5690439112375731,0.7863864321891092), (1.803248756786477,1.8446128856789974)]> : tensor<7xcomplex<f64>>
    return %c0, %c1 : tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>
  }
  func.func private @expected() -> tensor<complex<f64>> {
    %c0 = stablehlo.constant dense<(-5.485438369951311,10.46521260210296)> : tensor<complex<f64>>
    return %c0 : tensor<complex<f64>>
  }
}

// -----

module @lax_dot_general_turned_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x4xi1>, tensor<3x5xi1>)
    %want0 = call @expected() : () -> tensor<4x3xi1>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xi1>, tensor<3x5xi1>) -> tensor<4x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xi1>, tensor<3x5xi1>) {
    %c0 = stablehlo.constant dense<"0x0000010100000100010001000100010100000101"> : tensor<5x4xi1>
    %c1 = stablehlo.constant dense<[[false, true, true, true, true], [false, false, false, true, true], [true, false, true, true, true]]> : tensor<3x5xi1>
    return %c0, %c1 : tensor<5x4xi1>, tensor<3x5xi1>
  }
  func.func private @expected() -> tensor<4x3xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true], [false, false, false], [true, true, true], [true, true, true]]> : tensor<4x3xi1>
    return %c0 : tensor<4x3xi1>
  }
}

// -----

module @lax_dot_general_turned_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x4xi8>, tensor<3x5xi8>)
    %want0 = call @expected() : () -> tensor<4x3xi8>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xi8>, tensor<3x5xi8>) -> tensor<4x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi8>, tensor<4x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xi8>, tensor<3x5xi8>) {
    %c0 = stablehlo.constant dense<"0x02FD010103030201FDFD01FEFE0201FD0103FF02"> : tensor<5x4xi8>
    %c1 = stablehlo.constant dense<[[-3, 0, -3, -2, 1], [-3, 1, 2, -1, 1], [2, -2, -2, 3, 2]]> : tensor<3x5xi8>
    return %c0, %c1 : tensor<5x4xi8>, tensor<3x5xi8>
  }
  func.func private @expected() -> tensor<4x3xi8> {
    %c0 = stablehlo.constant dense<[[8, -6, 0], [17, 7, 6], [-9, -1, -3], [11, -1, -1]]> : tensor<4x3xi8>
    return %c0 : tensor<4x3xi8>
  }
}

// -----

module @lax_dot_general_turned_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x4xui8>, tensor<3x5xui8>)
    %want0 = call @expected() : () -> tensor<4x3xui8>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xui8>, tensor<3x5xui8>) -> tensor<4x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xui8>, tensor<4x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xui8>, tensor<3x5xui8>) {
    %c0 = stablehlo.constant dense<"0x0200000102000003020100030301000101010001"> : tensor<5x4xui8>
    %c1 = stablehlo.constant dense<[[1, 3, 1, 3, 1], [1, 2, 3, 0, 3], [2, 1, 1, 2, 2]]> : tensor<3x5xui8>
    return %c0, %c1 : tensor<5x4xui8>, tensor<3x5xui8>
  }
  func.func private @expected() -> tensor<4x3xui8> {
    %c0 = stablehlo.constant dense<[[20, 15, 16], [5, 6, 5], [0, 0, 0], [17, 19, 12]]> : tensor<4x3xui8>
    return %c0 : tensor<4x3xui8>
  }
}

// -----

module @lax_dot_general_turned_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x4xi32>, tensor<3x5xi32>)
    %want0 = call @expected() : () -> tensor<4x3xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xi32>, tensor<3x5xi32>) -> tensor<4x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xi32>, tensor<3x5xi32>) {
    %c0 = stablehlo.constant dense<"0x0200000001000000FDFFFFFF02000000FEFFFFFFFDFFFFFF02000000FFFFFFFF02000000FEFFFFFF0200000003000000FFFFFFFFFFFFFFFF030000000200000000000000FFFFFFFF02000000FFFFFFFF"> : tensor<5x4xi32>
    %c1 = stablehlo.constant dense<[[-1, -1, 3, -3, 0], [0, 3, 0, 2, -1], [-3, -1, 1, 0, -3]]> : tensor<3x5xi32>
    return %c0, %c1 : tensor<5x4xi32>, tensor<3x5xi32>
  }
  func.func private @expected() -> tensor<4x3xi32> {
    %c0 = stablehlo.constant dense<[[9, -8, -2], [-1, -10, 1], [-2, 10, 3], [2, 2, 1]]> : tensor<4x3xi32>
    return %c0 : tensor<4x3xi32>
  }
}

// -----

module @lax_dot_general_turned_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x4xi64>, tensor<3x5xi64>)
    %want0 = call @expected() : () -> tensor<4x3xi64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xi64>, tensor<3x5xi64>) -> tensor<4x3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi64>, tensor<4x3xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xi64>, tensor<3x5xi64>) {
    %c0 = stablehlo.constant dense<"0x02000000000000000300000000000000000000000000000001000000000000000300000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000003000000000000000000000000000000FDFFFFFFFFFFFFFF010000000000000001000000000000000300000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF020000000000000001000000000000000300000000000000"> : tensor<5x4xi64>
    %c1 = stablehlo.constant dense<[[-1, -2, 3, -1, -3], [-1, 1, 1, -3, 1], [2, 1, -1, 0, -1]]> : tensor<3x5xi64>
    return %c0, %c1 : tensor<5x4xi64>, tensor<3x5xi64>
  }
  func.func private @expected() -> tensor<4x3xi64> {
    %c0 = stablehlo.constant dense<[[-3, -4, 9], [1, -2, 0], [0, -11, -4], [-15, 4, 1]]> : tensor<4x3xi64>
    return %c0 : tensor<4x3xi64>
  }
}

// -----

module @lax_dot_general_turned_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x4xbf16>, tensor<3x5xbf16>)
    %want0 = call @expected() : () -> tensor<4x3xbf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xbf16>, tensor<3x5xbf16>) -> tensor<4x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xbf16>, tensor<3x5xbf16>) {
    %c0 = stablehlo.constant dense<"0xFBBF26C034407A3F08401BC03FC0E2BCA4BDA53FF13FA4BF064006BF3C40893F92BE0540093FFC3F"> : tensor<5x4xbf16>
    %c1 = stablehlo.constant dense<[[1.484375, -2.3125, -0.69921875, 0.03369140625, 1.5625], [-2.46875, -1.0703125, -1.140625, 2.125, -1.015625], [2.9375, 2.84375, -0.89453125, -0.37890625, -0.95703125]]> : tensor<3x5xbf16>
    return %c0, %c1 : tensor<5x4xbf16>, tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[-8.125, 7.40625, -0.166015625], [4.09375, 4.3125, -17.5], [10.6875, -0.1982421875, -3.53125], [5.53125, -0.64453125, 1.6484375]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
}

// -----

module @lax_dot_general_turned_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x4xf16>, tensor<3x5xf16>)
    %want0 = call @expected() : () -> tensor<4x3xf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf16>, tensor<3x5xf16>) -> tensor<4x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xf16>, tensor<3x5xf16>) {
    %c0 = stablehlo.constant dense<"0xA3BB173844C061C09E3EF340FC3C602EFB3DFC3BBA3CDDBD32404BBFEAC1D73948B4EEBF233DC7C0"> : tensor<5x4xf16>
    %c1 = stablehlo.constant dense<[[-1.3974609375, -1.2021484375, 1.7548828125, 0.084716796875, -1.357421875], [-1.587890625, -1.4130859375, -1.056640625, 0.91748046875, 2.998046875], [1.97265625, 1.9560546875, -1.2275390625, -0.64794921875, 2.587890625]]> : tensor<3x5xf16>
    return %c0, %c1 : tensor<5x4xf16>, tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<4x3xf16> {
    %c0 = stablehlo.constant dense<[[2.509765625, -1.279296875, -2.533203125], [0.5986328125, -12.9765625, 0.6748046875], [1.5625, 1.5146484375, 2.01953125], [3.671875, -1.6064453125, -8.9765625]]> : tensor<4x3xf16>
    return %c0 : tensor<4x3xf16>
  }
}

// -----

module @lax_dot_general_turned_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x4xf32>, tensor<3x5xf32>)
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<3x5xf32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<"0xFF3A713F1CC330C0F1BE8BBFEF82B03F48EC1F4066A459BEE7670B4028011AC07727263EABB29DBF882907C0060F0C40E7EE1A3F5C55D53F6C96E6BFE8823B40D364D6BFFE68E9BFA6CC28C028C242BF"> : tensor<5x4xf32>
    %c1 = stablehlo.constant dense<[[-0.039966658, -1.8724076, 1.8586991, 1.3773538, 1.9556808], [0.6954771, -2.4038112, -1.3579843, 1.2208347, 2.3889375], [1.5104531, 1.6450192, -1.8421471, -0.3113351, 0.535098]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<5x4xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[-6.8569202, -8.8341255, 4.150285], [-3.052223, -2.05842, -3.7464669], [-15.599627, -11.627471, 4.974141], [11.065735, 5.531001, -7.22618]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
}

// -----

module @lax_dot_general_turned_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x4xf64>, tensor<3x5xf64>)
    %want0 = call @expected() : () -> tensor<4x3xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf64>, tensor<3x5xf64>) -> tensor<4x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xf64>, tensor<3x5xf64>) {
    %c0 = stablehlo.constant dense<"0xF8E858463654FC3FC8A65912DF5A0740FA383C32639103C000BA886654CF93BF66927132ED2903C0FC7148D824D400C0611451AB870CF5BFF78082E2EC2BF9BFB17A75A0496607C0C01CBA2ADA700540289C02475791E73F600C9628DFECEE3F40FE9FB2215BC7BFFBF33743155B03C0707AA4BA052603C0477D3758CAA5F1BFA85F7E089419F33FBDB39AEF63D203C080CC148A74E5A3BF805E1D94F614963F"> : tensor<5x4xf64>
    %c1 = stablehlo.constant dense<[[-0.6477083776991375, -2.2700086501019596, -1.427316935101585, -1.3905886835876675, -2.759297870718086], [1.5092021578220383, -1.7314224709926784, -2.2539661209088804, -1.4983781226306747, 1.2800626608224093], [2.9692696819560354, -0.13013217593054804, -2.6954574132125835, -2.889293088798862, 0.3246356169943949]]> : tensor<3x5xf64>
    return %c0, %c1 : tensor<5x4xf64>, tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[5.425601088515993, 15.213908482414435, 14.367799200155165], [9.260187578038108, 2.4608917226516183, 7.9042488450683175], [6.955102956017883, 0.46299072840247707, -2.173692394874299], [3.6786655296890878, 2.1967313117207268, 0.7361762939906135]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
}

// -----

module @lax_dot_general_turned_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x4xcomplex<f32>>, tensor<3x5xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<4x3xcomplex<f32>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xcomplex<f32>>, tensor<3x5xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0xEF1C04C097E3023FAC50B63FCAC91340BFF7C1BFB30F33400E880CBEF440D3BDFAA0FFBE3B9A1CBF10EB20409A1F1EBFF879D03FCF67A43FA2E59B3FC5540940D750803F78692A40B2D02740F3E025BF582DA6BFA6580CC04E7879BF83B452BEE54A08C0B49FD93F8A813140A3F61E3F6BFF813FE7782A40C3AC82BF7EE32340ED1EE2BF8F856B3F0AB6F0BF8E7F044020EAC3BF55882EC05E8E28C09305F43F"> : tensor<5x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(0.2692125,1.3167458), (-0.4830516,2.3012881), (-0.22133772,1.230694), (-2.2423244,1.5036039), (0.6903407,-1.3065637)], [(1.5271502,1.4093319), (-1.9603722,-1.4372313), (-2.813564,2.8077078), (-1.4471292,1.3095567), (2.8128529,-0.95322794)], [(1.8936442,-0.86233157), (1.8545966,0.40443015), (-2.261688,-2.1321394), (1.3498367,2.0589027), (-1.5466298,-0.35080987)]]> : tensor<3x5xcomplex<f32>>
    return %c0, %c1 : tensor<5x4xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.8775611,-6.860719), (-17.306845,-5.8660417), (-4.0568027,-9.640511)], [(-7.979305,18.61638), (-20.59732,22.66573), (8.389566,2.8970335)], [(-15.750488,-3.5552707), (-9.6571,-8.9334545), (-2.3977757,27.814598)], [(-5.847097,-2.1158404), (-3.5153146,-5.6348133), (0.89914703,6.268388)]]> : tensor<4x3xcomplex<f32>>
    return %c0 : tensor<4x3xcomplex<f32>>
  }
}

// -----

module @lax_dot_general_turned_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x4xcomplex<f64>>, tensor<3x5xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<4x3xcomplex<f64>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x4xcomplex<f64>>, tensor<3x5xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x900EA979028FE53FCC22C40A2AA6ED3FFC2EBA01DD18F73F70B119FB64440740C8CC3932AE31F13F804DB61187A1AABFA13FA4E72F3BF3BFEE843E06D8DF004024A232E360AFFF3F7A3CE7966BC104C0C321C4B2C021F0BF865A64895F5C0540782DC0CA459503C000AA7BE03F5000C0B02C551436E2C6BF1CCC0537DFFFFD3F180CEA4D1284F13F50F5A2B5F990C9BFF44B8CF964CF0540F05EDB49453B04C0BCA5704B4A21F43F38241939E5CDF73F084E7EA986C4D53FE48CCABB1323F4BFB4080AE8ABB101C05B75898E0EB4F8BF10E355DDF6C5FE3F485281847AD4ECBF47FE8227C1B102C03C9B59E3423C01C0AC2C9C3BB61204C03A30C594BC4007C0B74F29C70A62FDBFBCB9859F2582FE3F101929411E60FF3F36FAD3A69D78FABFF04C381545B9E93F179812004A71FCBFA916365D312FF6BFD87C493173F9D4BF"> : tensor<5x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(-2.4666344355925123,-0.5668125727830562), (2.820320092478858,1.1240420915288434), (0.13197855200080477,-2.4265981330856397), (2.008123827279073,-0.8456669343575967), (-2.1653145055318532,-2.003258256965129)], [(-2.202686925093795,-2.9072932325142125), (-1.3861347163983946,2.781799960439754), (2.6879850906372056,-2.3282844286839603), (0.48076581697561327,-2.247901519021853), (2.7930288343583545,2.8058674249828135)], [(-1.5641486046341577,-0.2574176499143208), (-0.593148041887706,-0.9964101798182492), (2.5841980975240073,-0.10838145743837124), (-2.365481603369502,-2.927348693538679), (0.5244794389533238,-1.9380097679176478)]]> : tensor<3x5xcomplex<f64>>
    return %c0, %c1 : tensor<5x4xcomplex<f64>>, tensor<3x5xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(9.073647065124113,-12.121316266150085), (-6.853790888875004,6.422201504171007), (1.6766941577144538,11.994087228623911)], [(-17.99402858823886,-12.325873816223098), (9.704407499936229,-34.129599714742064), (-0.8444183386931103,-20.49787591234069)], [(-15.331864536917724,-11.95147466348751), (14.65989766087737,-4.4152222549122895), (-2.6642924925279257,16.608311825535264)], [(-6.6114912715501575,-0.6537181168371458), (-8.897285360078985,-8.985733978214462), (1.2041312973375646,9.522765377013375)]]> : tensor<4x3xcomplex<f64>>
    return %c0 : tensor<4x3xcomplex<f64>>
  }
}

// -----

module @lax_dot_general_batched_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi1>, tensor<2x4x5xi1>)
    %want0 = call @expected() : () -> tensor<2x3x5xi1>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xi1>, tensor<2x4x5xi1>) -> tensor<2x3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi1>, tensor<2x4x5xi1>) {
    %c0 = stablehlo.constant dense<"0x010100010000010101000101010100000101010100010001"> : tensor<2x3x4xi1>
    %c1 = stablehlo.constant dense<"0x01010001010101010001010001000101010100000101000100000101010000010001000000000100"> : tensor<2x4x5xi1>
    return %c0, %c1 : tensor<2x3x4xi1>, tensor<2x4x5xi1>
  }
  func.func private @expected() -> tensor<2x3x5xi1> {
    %c0 = stablehlo.constant dense<"0x010101010101010100010101010101010101010001010101000001010100"> : tensor<2x3x5xi1>
    return %c0 : tensor<2x3x5xi1>
  }
}

// -----

module @lax_dot_general_batched_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi8>, tensor<2x4x5xi8>)
    %want0 = call @expected() : () -> tensor<2x3x5xi8>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi8>, tensor<2x4x5xi8>) {
    %c0 = stablehlo.constant dense<"0x030300FD00FD02010002FE03FFFDFDFD0102FD01FE030202"> : tensor<2x3x4xi8>
    %c1 = stablehlo.constant dense<"0x01FE020301020200010003FEFD01000303FDFDFE02FE01020201FE010300FE020200FF01030200FF"> : tensor<2x4x5xi8>
    return %c0, %c1 : tensor<2x3x4xi8>, tensor<2x4x5xi8>
  }
  func.func private @expected() -> tensor<2x3x5xi8> {
    %c0 = stablehlo.constant dense<"0x00F70F150903F9F7FCFE0711FDF7FAFEF9F0F5040BF7FF0804FD080905F8"> : tensor<2x3x5xi8>
    return %c0 : tensor<2x3x5xi8>
  }
}

// -----

module @lax_dot_general_batched_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xui8>, tensor<2x4x5xui8>)
    %want0 = call @expected() : () -> tensor<2x3x5xui8>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xui8>, tensor<2x4x5xui8>) -> tensor<2x3x5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x5xui8>, tensor<2x3x5xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xui8>, tensor<2x4x5xui8>) {
    %c0 = stablehlo.constant dense<"0x020101020003020100030102010003000102020100020103"> : tensor<2x3x4xui8>
    %c1 = stablehlo.constant dense<"0x03020101020102030001010101000000000303010300030201030003020200020102030202000003"> : tensor<2x4x5xui8>
    return %c0, %c1 : tensor<2x3x4xui8>, tensor<2x4x5xui8>
  }
  func.func private @expected() -> tensor<2x3x5xui8> {
    %c0 = stablehlo.constant dense<"0x08070C080705080E03040407100605030606080A0B060B0A0E0C08070610"> : tensor<2x3x5xui8>
    return %c0 : tensor<2x3x5xui8>
  }
}

// -----

module @lax_dot_general_batched_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi32>, tensor<2x4x5xi32>)
    %want0 = call @expected() : () -> tensor<2x3x5xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi32>, tensor<2x4x5xi32>) {
    %c0 = stablehlo.constant dense<"0xFEFFFFFF0200000003000000FFFFFFFFFEFFFFFF0100000002000000FEFFFFFF01000000FDFFFFFFFDFFFFFF03000000FDFFFFFFFFFFFFFF030000000100000000000000FDFFFFFF00000000FDFFFFFFFEFFFFFFFFFFFFFF0000000001000000"> : tensor<2x3x4xi32>
    %c1 = stablehlo.constant dense<"0xFEFFFFFF00000000FDFFFFFF020000000000000001000000FEFFFFFFFDFFFFFFFEFFFFFF0300000003000000FEFFFFFF03000000FDFFFFFF00000000030000000000000002000000FFFFFFFFFEFFFFFF020000000300000002000000FFFFFFFF0000000001000000FFFFFFFF02000000FDFFFFFFFFFFFFFF03000000FDFFFFFFFDFFFFFF000000000300000003000000FFFFFFFFFFFFFFFFFEFFFFFF00000000"> : tensor<2x4x5xi32>
    return %c0, %c1 : tensor<2x3x4xi32>, tensor<2x4x5xi32>
  }
  func.func private @expected() -> tensor<2x3x5xi32> {
    %c0 = stablehlo.constant dense<"0x0C000000F6FFFFFF07000000F0FFFFFF0800000005000000FAFFFFFF05000000F6FFFFFF07000000FBFFFFFF0C000000030000000E000000F1FFFFFF05000000EEFFFFFFEEFFFFFF040000000A000000F4FFFFFF06000000FDFFFFFF0F00000003000000FEFFFFFFFAFFFFFFF9FFFFFF0300000001000000"> : tensor<2x3x5xi32>
    return %c0 : tensor<2x3x5xi32>
  }
}

// -----

module @lax_dot_general_batched_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi64>, tensor<2x4x5xi64>)
    %want0 = call @expected() : () -> tensor<2x3x5xi64>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xi64>, tensor<2x4x5xi64>) -> tensor<2x3x5xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi64>, tensor<2x4x5xi64>) {
    %c0 = stablehlo.constant dense<"0x01000000000000000300000000000000FDFFFFFFFFFFFFFF02000000000000000100000000000000FFFFFFFFFFFFFFFF03000000000000000300000000000000FEFFFFFFFFFFFFFF020000000000000003000000000000000200000000000000FDFFFFFFFFFFFFFF000000000000000000000000000000000300000000000000FEFFFFFFFFFFFFFF010000000000000002000000000000000300000000000000FEFFFFFFFFFFFFFF030000000000000003000000000000000300000000000000"> : tensor<2x3x4xi64>
    %c1 = stablehlo.constant dense<"0x0000000000000000FFFFFFFFFFFFFFFF00000000000000000300000000000000000000000000000002000000000000000100000000000000FDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF020000000000000003000000000000000000000000000000000000000000000000000000000000000100000000000000FEFFFFFFFFFFFFFF000000000000000001000000000000000000000000000000FEFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF0000000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF02000000000000000100000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF01000000000000000000000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000200000000000000FEFFFFFFFFFFFFFF00000000000000000100000000000000FDFFFFFFFFFFFFFF"> : tensor<2x4x5xi64>
    return %c0, %c1 : tensor<2x3x4xi64>, tensor<2x4x5xi64>
  }
  func.func private @expected() -> tensor<2x3x5xi64> {
    %c0 = stablehlo.constant dense<"0x0200000000000000F5FFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0E00000000000000F7FFFFFFFFFFFFFF070000000000000001000000000000000300000000000000030000000000000003000000000000000C000000000000000900000000000000FAFFFFFFFFFFFFFF0200000000000000FAFFFFFFFFFFFFFF0C00000000000000F7FFFFFFFFFFFFFF03000000000000000300000000000000FDFFFFFFFFFFFFFF0900000000000000FAFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000F8FFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF2FFFFFFFFFFFFFF"> : tensor<2x3x5xi64>
    return %c0 : tensor<2x3x5xi64>
  }
}

// -----

module @lax_dot_general_batched_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>)
    %want0 = call @expected() : () -> tensor<2x3x5xbf16>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<2x3x5xbf16>, tensor<2x3x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) {
    %c0 = stablehlo.constant dense<"0x3240B83F3C4002BF0F3FBEBF0940C03F3D3F5DBE493F0F40913F09C0A5BFEA3F2AC02A40D8BF2F400BC000C087BF1540"> : tensor<2x3x4xbf16>
    %c1 = stablehlo.constant dense<"0x2B4055BF0B3F2BC0E6BFA2BF543F503F923FB4BE83BF5BBEE2BEC6BE2DC02E3FE53F31BFC93E6EBCCF3E1B402DC00D3EE93EA73D0B40D13D2A408E3FAA3FA63F20C0C8BD20C084BF0A40803F6ABE8C3F"> : tensor<2x4x5xbf16>
    return %c0, %c1 : tensor<2x3x4xbf16>, tensor<2x4x5xbf16>
  }
  func.func private @expected() -> tensor<2x3x5xbf16> {
    %c0 = stablehlo.constant dense<"0x11402AC0DE3FE4C057C10D40083F39C05BC0C9C03D404240D5BFD3BF5AC054C0BB3EE33FBAC05740BDC043406641C7400F419BC0BEC02A41C1C0FD3F"> : tensor<2x3x5xbf16>
    return %c0 : tensor<2x3x5xbf16>
  }
}

// -----

module @lax_dot_general_batched_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf16>, tensor<2x4x5xf16>)
    %want0 = call @expected() : () -> tensor<2x3x5xf16>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<2x3x5xf16>, tensor<2x3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf16>, tensor<2x4x5xf16>) {
    %c0 = stablehlo.constant dense<"0x2E34FF40593B15341DBF31BA57C157B4BF3D243CDF2C52BFE2BE7F3BECBA8F3CE140ED3E8C3C1041D9BAF8C02E3AE2B4"> : tensor<2x3x4xf16>
    %c1 = stablehlo.constant dense<"0x941D2BC1DEBB4BB86341E9B981406B3854B5F9B452C1C43D233BBA4139413E3190BE4B3A26381BBE0937A53E72B935BD8B33EBBE9C3D85AAA63F61BED0407C407CC139B7B936B84070B0FEC14339243D"> : tensor<2x4x5xf16>
    return %c0, %c1 : tensor<2x3x4xf16>, tensor<2x4x5xf16>
  }
  func.func private @expected() -> tensor<2x3x5xf16> {
    %c0 = stablehlo.constant dense<"0x3FC4DB454940293FBF3F9F4769B818BD93C68EC909BDED3E6DC063BF8A4615BF49C33A2D2C4564BAC94657483ACA263D2E3E0F4543C2EAB730C46343"> : tensor<2x3x5xf16>
    return %c0 : tensor<2x3x5xf16>
  }
}

// -----

module @lax_dot_general_batched_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>)
    %want0 = call @expected() : () -> tensor<2x3x5xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>, tensor<2x4x5xf32>) {
    %c0 = stablehlo.constant dense<"0x0016053F037A0F40F2AC02C0B3A01ABE0F3A89BF832C1CC09D57C1BD7192DB3FEF418FBEA5AAEFBF64332640B1CB35BEADDC713FD6ED33BFB96415BFCC771D4029BD83BF3F75F1BF38D847BF63BD323F2EA89ABE5AA398BFA77522C0E510B23F"> : tensor<2x3x4xf32>
    %c1 = stablehlo.constant dense<"0xB0E23A3E5ED210C03C1290BFC974883FEEC806C03FDF173F965229BFB2911F40D4352B40BD092CC00EB9BB3FB25DC7BED9FD12C0B21F25BF29EE94BD3196E53EDC8E064085304EBF73A240BF652A92BF1A856C3DEB9704BC1A218FBE518DE03F30D60DC02A6433C0C35727406A009A3F162332C0D5033A40290FE0BFF5EA27C02105A9BF0840AA3F282F31BD20EDAEBF9A3212C04C4D703F908217404CAA893F"> : tensor<2x4x5xf32>
    return %c0, %c1 : tensor<2x3x4xf32>, tensor<2x4x5xf32>
  }
  func.func private @expected() -> tensor<2x3x5xf32> {
    %c0 = stablehlo.constant dense<"0xCC94D1BF0A9F0BC0140C1D41186DFF40EE9AD9C0C29B81BFA2DDF540F959C1C0A9690EC117B1DB40144B2440DC67F93E28CC22C16628DBC0C15CB4405CF4A1BE8AE9BDC07236FC3F86980A412A8ABBBF497EB440F7108FC0FA6197BE0AE8814064B21AC069C1BB4040C0BB3EA1AD5340E7322D40B56298BF"> : tensor<2x3x5xf32>
    return %c0 : tensor<2x3x5xf32>
  }
}

// -----

module @lax_dot_general_batched_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf64>, tensor<2x4x5xf64>)
    %want0 = call @expected() : () -> tensor<2x3x5xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf64>, tensor<2x4x5xf64>) -> tensor<2x3x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>, tensor<2x4x5xf64>) {
    %c0 = stablehlo.constant dense<"0xC031C98214E5DA3F0039D7E41DA4E2BF961FB736CAD9044026FE3E1C73370240B088D26C3724D63F6CE7589F9B5A03C0C09A09F06B91B83FE81EDE5370B1E23F1C411F956248F0BF3C1268E17E8507401401E572F960F53FE8F96BC1E814E4BF081A64B8E139F5BF604D35C34E6FC63F20C02783F5FEC5BFBCEEF8DF14D20340D09C518875780140AF04DFCCDCE7F4BF1061D575BE35F9BF187C15A3B45BF8BF2006AE05913EED3FD024D0CBD39AC8BFD8A048285967E4BF60B2D82B351AEC3F"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<"0x80C515105B5EE93F301DC6E284BBE53FE8B68910A285F53FEB423DDF722AFEBF5B5064A2675DF6BFF21EDEF627F007C054DC1CF38A90054008F0F0894CF1FC3FF8900F6ACA7EDA3F45886A00EEE801C0D7F3381E680404C098B86AEECDCF0640BCCEF1CFE5AC0240A44A53CB07B6E0BF60A2DF5A2B11D8BFC0E2DF450332B8BFF8969232B1B4E53F04EA7156932907C0A920F9859BC902C0CE0373B10A4602C0E041152D4FF6E7BFA4B29E8C0E9FEB3F497FD3E62700F3BF86A149E576FF0540E621936AAB990340DA7459761AE3F9BF9E8AF44DF3D7F4BFC9161865062AF8BFBE22CAD6EC22FABF409F2474FE2DF73F9CE8E8F08254E8BFB796F06A48B404C00884B51F32EFFFBFFC97B8C8CE8DF03FAC40E0356E50F03F1CFC2F99EEE3F13F10C7CA1E63A10740A86BBE5C661BFC3F58D52B4E988BF13F535A5ACED4F6F2BF"> : tensor<2x4x5xf64>
    return %c0, %c1 : tensor<2x3x4xf64>, tensor<2x4x5xf64>
  }
  func.func private @expected() -> tensor<2x3x5xf64> {
    %c0 = stablehlo.constant dense<"0x505A60A949A412C018128FAB2FC41E40A0742A7668E7EFBFA79315EBECF71EC0327D7EDAD1DB15C0DC6829EF2ADF1C4069BD9B53337716C0F42B32DF318315C0705C81DA339B08C0E61912C6097F0C407EBAE071F4C629C07B5AE30ECB3C254018A80C8385C5214013CFE0C1854B0F4072A696B349EA10C0D7D91266DFE20C406A936E02EE8E1940D79332992E061840E0E3353C7152F6BFEC1BD24CC36E18C04037ABF4DF289ABF2ECD93DD2F580940A0B3A2EF4F27C3BF34E8358CDD5B1340B422D56F363E0D40270B18C3A67EF13F7AD990F93F221540C35054F5B8290040DE236442D10A094008C2C2B52B40D13F"> : tensor<2x3x5xf64>
    return %c0 : tensor<2x3x5xf64>
  }
}

// -----

module @lax_dot_general_batched_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<2x3x5xcomplex<f32>>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x3x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x03DB1140762CC63F2143D03EC52C3240824B673FC2FCED3F8998813FE4A2F73EBC81BB3E9A672AC039ECD83FBC77EF3FD07D52BF7DEB3DC00A7760BFE3E101C082D72CC0901DCB3E5475B43FE31423C0C2A93EC0677EB73FC0D9B33D77E9883C81BA733D1365C7BEDCE1493EA5EE8E3FB6F823C0461482BEC244C2BF97FC0340F2D49E3F62C30FC0E006044068781EC0F8986D3FDEFB05BF2A5C6C3F609F05BFCBB3D03FC8702AC0BC5DB3BF47ABCE3FA73575BC95BCA8BE80D9B63F77B130C0"> : tensor<2x3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x330EE6BF2D7808403D4865BF45AD8A3F0CAB00C03C5E033FD59E0BC02DE33240958E73BF15A9593D1F9106C0CF2727BE6BA8813F45A42B3EAEFE883F3DDD04C0271F23401A8537402646CB3E3AE6F73F9682ED3EFB82D1BBB35DAD3FCD101FC00D8C9ABFE91F713FA128043F1AD4413F5D5A94BFCE99BD3FAD3D373F8F658A3F2A8E06C0BF50ADBFC3BC0A40A0F80BC062E4B63F6EF8F3BF9A326ABFF54D14C0216F21C0E8E21BBF6B37DDBF84113140F3EA38C0B2CBFD3F989656BF6584B6BFD66A1840DCDDDD3FA35032C0CF48D83F911B28C01B12C6BFBDE60AC017AF9D3FCE45F83FADB7DA3F81E32C4070C8DB3FEFEC693F35E4723E484DB7BF729E813F7698883EBB55A93FA2582B409AA9C7BF32E223C0FC7731BF63FBD2BEF8B591BFECEBB4BFA17C03401DF4E1BF7FFC5ABF020B1FBF79232B40938602C07CDB123F"> : tensor<2x4x5xcomplex<f32>>
    return %c0, %c1 : tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x524BE5C01CD2C5BFD80E193FAE83ED3F16E39F3F6C8817C007186DC1A78E3A41426631C1FA1844C0E85D3B40FA9D1AC075E1ADC08D05074148B07140F7418B40822A1340183C5141ECCADABF60FF4A410C4733BF70990DBF52734D40FC356440E6C87A40787B48C1A8785341E56648C1104B1541730CA3C0606508C09C9FE5BFD49D80409AA02AC1CA2039401F94D7C006555FC11E91383FBC51F7400030F4BD1A0CC2C07137634134C6C6C03C376F4160E9D8BFB7AF9041AD59CF4072289CBFFC994541E0BE81C02A9B03C1FEAAF7BFF4CC6B41E45B6541781A35C022DB1341406796C0F443AA403CD8D73E48CDB740"> : tensor<2x3x5xcomplex<f32>>
    return %c0 : tensor<2x3x5xcomplex<f32>>
  }
}

// -----

module @lax_dot_general_batched_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xcomplex<f64>>, tensor<2x4x5xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x3x5xcomplex<f64>>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2x3x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f64>>, tensor<2x4x5xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x40AC23170B36A03F956E3FACDA5CFEBF3074523DBD090440100BAC9A3034024050F1AFC8A5F8F23F806B486FCAB9E73FD512431CFD2F06C08879588B542CF13F9853A807683CF73F03F60501F530FFBF34A2FEC82C55EC3FA2F06FF89F9D03C0E0DFC4A11877D2BFDB5F68B4C76E04C02477D03F9C97F43FE978BAE23F78F8BF4AD89ACD626605C05061D8603A720240682EF094F24FEF3F7004C66B4D57C53FC00CE576D9A8FD3F3083AAD23EB0FE3F486726D7F3F4DB3FFC246372A78EF53F10548BE39879EABF95854A1A52FEF4BF9E80857C6E3EFDBFB67DB0721CFB05C0AC1EBEA7540D04C040338AB56A3BDDBF804B7AAFD5B5D33FA07C99DAE91ADE3F48A62624B66205C0C4ECF18930130440207A4D4BCC48C43F0E7E662F8B010440C477483160C7FE3F18E5F08555B6D3BFC884533E6DE6E13FA0707904CAC4B8BF0D42FD72EA7E00C0C0B40DDF14FDFA3FF8BE52E51910D73FFC530B69BF03E53F48ADD96F847C01C0682499C933B3D1BF40F8465E88F7E63F54C5E841373FFA3F"> : tensor<2x3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0x00D209333D940740CC5306548411E73FC5FAD9FF24DBF1BF96A9FF5A642F0640C4016F95128BF53F48248254978FD7BFE02F816F499BE4BF0AF38B1F255BFCBF2B929A765AC4FBBFC03138413D7905401074212469FCEC3F2698C13A8CC001C06771B8CB2108FCBF0029BC2B817501406179AB3DADC0F0BF1ECE9A67AF0604C0C80C44D163BCD63FB44D136A974D064080FFAE7ABF77D1BFDEB6FA43E810F8BFF8EBA29D7D26E2BFD821954A199EF33F9816AB7410C8FA3F6473D5FCE418E03FC4E0D43FF361F73F7A1353AB32D50040F621925C80BF024060F1037EDE8FE23F08D67F73ED21F13F9AB18712563904403C5C0E57BED5F23F3C7BC2EDAA1AF63FA0B84D9A7558E0BFDCE3CEDE1E87F3BF341E25D2E59EE63F8062563A0882BE3F7CA88B9A8094FEBF9C1027407AB3FE3F40764EB92238D93FE0181904C4BC02C0904454C29B28DB3F40D7B8904ABBFA3F705E032717EB02C080D8ABE6F06C00401833E4B7DC9002C0D3CE6E6812F304C01D91CBA86188F1BFBEF87811738AF5BF4E24371B63780740285DDCE3F245FB3F30C7F1687971E43FBC90FE14DE50E9BF9867C71F8EEBF33FB3C6BF906B0DF1BFF45B5FBDAA0C0340488E40FC8405FB3F107BF0BE9D7FFB3FF028311C4B92ECBFE61F7EB41C6A0440F013E30A9F1AFC3F847BECB953EDFE3F24FE7402011EF7BF547FFD8EB259FA3FAC01B9DBBB7AEDBF305F35348285E33FA09DE0B014C4F43F510F94131C70F4BF44A73CE4E067FE3F7002F5B3D869D33FC80E56539CC40640C0F1CB939F4CEF3F380268037BF8F13F088BE5C10F1A06C0FE4CDEB3E1EE0440008A617AAECFB6BF1063A73852CCD4BFF08AB6B0294C0240C8E6B736AF7AFC3F80F96E7D51CAAC3FAA25D6C634CB00C0"> : tensor<2x4x5xcomplex<f64>>
    return %c0, %c1 : tensor<2x3x4xcomplex<f64>>, tensor<2x4x5xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x511E1613239A0340730E3F153F3425C0302B576B0F0BCB3FC19E83800FB82040F06C3EE99B0FE03F984833BAE1D91CC0DC26B25F34FB09C03F2D3202B009104062A7B2D82C3021402ADAE49D5A662340DDE48F3815E11F40A020C98E7A3F1FC06FBA2A7FEB731740E28E4AE661E21C40304C9F9AA1CDCB3FBFA57AB2E02620C0385EE5135529104070B7BF2E63CFDEBFB23AF166ADB0FD3F3E9087388A9ADDBF16960588AA142AC0EE83D45E1FE31840F0DB760C8CD8FEBFCC562D85D2E714C04C1AC36A732712C00212A392B8582240B6EB4E3758031640CFD66B2DBCC0234068F8FCAF4E96F1BFA08F46B916CE19C03AE2D652D4ED1CC01866715D2DBDF43F8618566F46BC1CC05CE2923F59D2EF3F8AD55F50304F00C039FC27C4DF2E20C0EA6B6BB5DA2304C022FBD44263C108C0FCE6920DC940F83F9FDF00DDA45F37C0601F409D5ED2E53FAE486C50A71413C09AF5BA32F77E164075759C1B9B0D22C0BB620B668CD7244090D405C2C5112340783066E3F7C820407137085680A823406F02FB64B4A32DC08499E1A25E552B40CC82DAC8BF6A21C06597CFFEE6830340BC30A2211D461EC0C83985250FC521C042B5F47666E420406005DD12DA6ED13FF99AD2E6031A1F40FFD86A7845B50740F134B349BA3316C0B62C6D9DBFCF0FC0"> : tensor<2x3x5xcomplex<f64>>
    return %c0 : tensor<2x3x5xcomplex<f64>>
  }
}

// -----

module @lax_dot_general_two_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x2x4xi8>, tensor<4x3x2xi8>)
    %want0 = call @expected() : () -> tensor<2xi8>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [2], contracting_dims = [0, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x2x4xi8>, tensor<4x3x2xi8>) -> tensor<2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2xi8>, tensor<2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x2x4xi8>, tensor<4x3x2xi8>) {
    %c0 = stablehlo.constant dense<"0x0100FE0203FD0201FE03FD02010300FF0103FF01FD02FDFF"> : tensor<3x2x4xi8>
    %c1 = stablehlo.constant dense<"0xFEFDFE03FFFD00FEFEFD00020203FF01FE010202FDFF02FF"> : tensor<4x3x2xi8>
    return %c0, %c1 : tensor<3x2x4xi8>, tensor<4x3x2xi8>
  }
  func.func private @expected() -> tensor<2xi8> {
    %c0 = stablehlo.constant dense<[-4, 11]> : tensor<2xi8>
    return %c0 : tensor<2xi8>
  }
}

// -----

module @lax_dot_general_two_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x2x4xi32>, tensor<4x3x2xi32>)
    %want0 = call @expected() : () -> tensor<2xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [2], contracting_dims = [0, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x2x4xi32>, tensor<4x3x2xi32>) -> tensor<2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x2x4xi32>, tensor<4x3x2xi32>) {
    %c0 = stablehlo.constant dense<"0x02000000FDFFFFFFFDFFFFFF0100000000000000FFFFFFFFFDFFFFFFFFFFFFFF00000000000000000000000000000000000000000300000001000000010000000300000002000000FEFFFFFF02000000FEFFFFFF00000000FDFFFFFF00000000"> : tensor<3x2x4xi32>
    %c1 = stablehlo.constant dense<"0xFDFFFFFF0000000003000000FDFFFFFFFFFFFFFF01000000FFFFFFFFFEFFFFFFFEFFFFFF0100000000000000FEFFFFFF0300000000000000000000000100000001000000FFFFFFFFFEFFFFFFFDFFFFFFFDFFFFFFFFFFFFFF02000000FDFFFFFF"> : tensor<4x3x2xi32>
    return %c0, %c1 : tensor<3x2x4xi32>, tensor<4x3x2xi32>
  }
  func.func private @expected() -> tensor<2xi32> {
    %c0 = stablehlo.constant dense<[-15, 9]> : tensor<2xi32>
    return %c0 : tensor<2xi32>
  }
}

// -----

module @lax_dot_general_two_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x2x4xbf16>, tensor<4x3x2xbf16>)
    %want0 = call @expected() : () -> tensor<2xbf16>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [2], contracting_dims = [0, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x2x4xbf16>, tensor<4x3x2xbf16>) -> tensor<2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<2xbf16>, tensor<2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x2x4xbf16>, tensor<4x3x2xbf16>) {
    %c0 = stablehlo.constant dense<"0x364055BF17BF2CC0114088BF3340D63F40BF1740D73FC2BF94BF7FBF79BF3140653E3940193FFEBF59BF17400DC017C0"> : tensor<3x2x4xbf16>
    %c1 = stablehlo.constant dense<"0x04C02F4003400B40CCBF1FC0CEBFE4BFFCBFBB3F7EBD324013BF1D3E1FC004400DC0843F0EBEB43EB73F78BF23BFFBBF"> : tensor<4x3x2xbf16>
    return %c0, %c1 : tensor<3x2x4xbf16>, tensor<4x3x2xbf16>
  }
  func.func private @expected() -> tensor<2xbf16> {
    %c0 = stablehlo.constant dense<[-16.875, 11.5]> : tensor<2xbf16>
    return %c0 : tensor<2xbf16>
  }
}

// -----

module @lax_dot_general_two_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x2x4xf32>, tensor<4x3x2xf32>)
    %want0 = call @expected() : () -> tensor<2xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [2], contracting_dims = [0, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x2x4xf32>, tensor<4x3x2xf32>) -> tensor<2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2xf32>, tensor<2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x2x4xf32>, tensor<4x3x2xf32>) {
    %c0 = stablehlo.constant dense<"0xBE46303F9E9B2CC0513805BE9DAAC1BF76AD2440A61C4CBFEF50BDBF238EEFBE393C3E40D298413F9CA734C0719C38BF8425C2BFA96DE3BFBC5544BF76A3FBBF959513405E87EFBE42E501408A3A39C09CE10BC06D69ACBF160EDABF77E2B73E"> : tensor<3x2x4xf32>
    %c1 = stablehlo.constant dense<"0xADA5843F2D4BFD3F86F1DA3E6DE9D3BFA8180FBD969448BFF26AD1BF19909EBF8238B5BFB54CC4BFBFF7024001AE1BC00AE50640F60E1240A757FB3EB8E7A0BF8DE1ECBF31077DBECAA2D33FBA164E3F6C33184064BD12408F6F0AC02684AB3F"> : tensor<4x3x2xf32>
    return %c0, %c1 : tensor<3x2x4xf32>, tensor<4x3x2xf32>
  }
  func.func private @expected() -> tensor<2xf32> {
    %c0 = stablehlo.constant dense<[0.9163139, 9.911143]> : tensor<2xf32>
    return %c0 : tensor<2xf32>
  }
}

// -----

module @lax_dot_general_two_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x2x4xf64>, tensor<4x3x2xf64>)
    %want0 = call @expected() : () -> tensor<2xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [2], contracting_dims = [0, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x2x4xf64>, tensor<4x3x2xf64>) -> tensor<2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<2xf64>, tensor<2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x2x4xf64>, tensor<4x3x2xf64>) {
    %c0 = stablehlo.constant dense<"0x1E2DB0D0932A0140E4B1790CAC810240F0F876E5D52A004022C73888D3C30440382F3583B7BBF33FEEC201FC90B70240B47F5E554E5BED3F10082F99E136E63FA0F2D5A549D00140F41892717768E53FCC5F7EEDE11904408C1060962CCAFE3F614574A37D9B00C0BC3435D71BD102C060D5395067D2D3BFD2006B6652920340179081CCF73206C0885606C616B7E93F546E16A38E45F6BFA8FA4C1ED8D2E23F403328BF705FC53F90AB925B698FDA3FC87C9E967E5CEE3FFC38A333AFE70440"> : tensor<3x2x4xf64>
    %c1 = stablehlo.constant dense<"0x18587A68928BE6BFEC7C8041FEDF07C090A33732488EEE3F60CEFDC3CAA3B3BF08401AB2B4CC0040C0B2D951EDD6BEBFBC84CE6F1A29F03F28F29105756CEEBF2251A2176CCE034038FA59161E56E53FC0E90506FA04D6BFA0F38649198CC8BF204CF79A8607054020C57A7E6EF4E43FA20D933EBC0A034044640F99B905F73F027AE0A39F850640FAAB3F5579F507406859542501C2EE3FE026393641520340A8F23A86F9A6DB3F00128B1E24C5F73FB52650D6FB6402C0B8733824DBABF23F"> : tensor<4x3x2xf64>
    return %c0, %c1 : tensor<3x2x4xf64>, tensor<4x3x2xf64>
  }
  func.func private @expected() -> tensor<2xf64> {
    %c0 = stablehlo.constant dense<[7.851661828512261, 3.943287211360275]> : tensor<2xf64>
    return %c0 : tensor<2xf64>
  }
}

// -----

module @lax_dot_general_two_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x2x4xcomplex<f32>>, tensor<4x3x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<2xcomplex<f32>>
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [2], contracting_dims = [0, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x2x4xcomplex<f32>>, tensor<4x3x2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x2x4xcomplex<f32>>, tensor<4x3x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<"0x16BC263FEA8813C08600004010F13D3FD8DC23C01D058D3E5B1B1AC071C02040C1572E40B25686BF4EDC34408302DD3EE3387B3F72B6F43FA92680BE9E7416BF9C4BA1BFEAB106C0743450BFD868E9BF4F1CE4BFADE700C07936ABBFF46A33C0F53FB4BF0D930640A17703C0896DD8BFD8AD00409B09FE3FFD8FE4BEA8DC653E051B354082BB1840251527BF27EFF5BFAB6395BF49012F40658319BFE21E293F18453AC094F0E5BF933E3F3FD460003FAC400F3E15F1F8BF2E596D3EA0B32640"> : tensor<3x2x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0x8421B8BD46ABDDBFA7A39F3F63CC3DC0FA39FA3F15C4F83FAEFD72BFE19B164079AC0F40D0B99EBFF3EE36C0078638C04D0B05400EBCEDBF512FFC3DB432CF3F81638F3F0C50AA3E856E663F838AD1BE9A2BC2BE580F3840F7D73440F615C4BFD8915B3F876C1F4044AA9D3F01B0583EF168A3BF456ABDBF84F7334020331EBF2900723FD75830C0BE48823EC0901240DFA1E8BE0F940F40F8482FBFFE5E0540A5B0F83EBE55E4BF457428C0BA360CC07F1BC8BDF01B65BFA3047E3E714BC93F"> : tensor<4x3x2xcomplex<f32>>
    return %c0, %c1 : tensor<3x2x4xcomplex<f32>>, tensor<4x3x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(11.194658,-11.448566), (10.99864,11.052803)]> : tensor<2xcomplex<f32>>
    return %c0 : tensor<2xcomplex<f32>>
  }
}

// -----

module @lax_dot_general_outer_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xi8>, tensor<2x2xi8>)
    %want0 = call @expected() : () -> tensor<3x2x2xi8>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xi8>, tensor<2x2xi8>) -> tensor<3x2x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x2xi8>, tensor<3x2x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xi8>, tensor<2x2xi8>) {
    %c0 = stablehlo.constant dense<[-1, 2, 0]> : tensor<3xi8>
    %c1 = stablehlo.constant dense<[[-1, 0], [2, 3]]> : tensor<2x2xi8>
    return %c0, %c1 : tensor<3xi8>, tensor<2x2xi8>
  }
  func.func private @expected() -> tensor<3x2x2xi8> {
    %c0 = stablehlo.constant dense<[[[1, 0], [-2, -3]], [[-2, 0], [4, 6]], [[0, 0], [0, 0]]]> : tensor<3x2x2xi8>
    return %c0 : tensor<3x2x2xi8>
  }
}

// -----

module @lax_dot_general_outer_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xi32>, tensor<2x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2x2xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xi32>, tensor<2x2xi32>) -> tensor<3x2x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x2xi32>, tensor<3x2x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xi32>, tensor<2x2xi32>) {
    %c0 = stablehlo.constant dense<[-3, 1, -3]> : tensor<3xi32>
    %c1 = stablehlo.constant dense<[[2, -2], [3, -2]]> : tensor<2x2xi32>
    return %c0, %c1 : tensor<3xi32>, tensor<2x2xi32>
  }
  func.func private @expected() -> tensor<3x2x2xi32> {
    %c0 = stablehlo.constant dense<[[[-6, 6], [-9, 6]], [[2, -2], [3, -2]], [[-6, 6], [-9, 6]]]> : tensor<3x2x2xi32>
    return %c0 : tensor<3x2x2xi32>
  }
}

// -----

module @lax_dot_general_outer_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xbf16>, tensor<2x2xbf16>)
    %want0 = call @expected() : () -> tensor<3x2x2xbf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xbf16>, tensor<2x2xbf16>) -> tensor<3x2x2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<3x2x2xbf16>, tensor<3x2x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xbf16>, tensor<2x2xbf16>) {
    %c0 = stablehlo.constant dense<[-1.5859375, -2.0, -1.453125]> : tensor<3xbf16>
    %c1 = stablehlo.constant dense<[[2.09375, 1.5625], [-2.71875, 2.0]]> : tensor<2x2xbf16>
    return %c0, %c1 : tensor<3xbf16>, tensor<2x2xbf16>
  }
  func.func private @expected() -> tensor<3x2x2xbf16> {
    %c0 = stablehlo.constant dense<[[[-3.328125, -2.484375], [4.3125, -3.171875]], [[-4.1875, -3.125], [5.4375, -4.0]], [[-3.046875, -2.265625], [3.953125, -2.90625]]]> : tensor<3x2x2xbf16>
    return %c0 : tensor<3x2x2xbf16>
  }
}

// -----

module @lax_dot_general_outer_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xf32>, tensor<2x2xf32>)
    %want0 = call @expected() : () -> tensor<3x2x2xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<2x2xf32>) -> tensor<3x2x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<2x2xf32>) {
    %c0 = stablehlo.constant dense<[0.68284315, 2.312144, 1.86971]> : tensor<3xf32>
    %c1 = stablehlo.constant dense<[[-2.7353225, -1.9761208], [-1.5735571, -2.2159908]]> : tensor<2x2xf32>
    return %c0, %c1 : tensor<3xf32>, tensor<2x2xf32>
  }
  func.func private @expected() -> tensor<3x2x2xf32> {
    %c0 = stablehlo.constant dense<[[[-1.8677962, -1.3493806], [-1.0744927, -1.5131742]], [[-6.3244596, -4.569076], [-3.6382906, -5.1236897]], [[-5.1142597, -3.6947727], [-2.9420955, -4.14326]]]> : tensor<3x2x2xf32>
    return %c0 : tensor<3x2x2xf32>
  }
}

// -----

module @lax_dot_general_outer_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xf64>, tensor<2x2xf64>)
    %want0 = call @expected() : () -> tensor<3x2x2xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf64>, tensor<2x2xf64>) -> tensor<3x2x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xf64>, tensor<2x2xf64>) {
    %c0 = stablehlo.constant dense<[2.738652197641996, 0.5463994995094361, 2.747332723250312]> : tensor<3xf64>
    %c1 = stablehlo.constant dense<[[-0.8580086561198925, -2.9309086886166673], [-1.7691446515812135, 0.2612736344015234]]> : tensor<2x2xf64>
    return %c0, %c1 : tensor<3xf64>, tensor<2x2xf64>
  }
  func.func private @expected() -> tensor<3x2x2xf64> {
    %c0 = stablehlo.constant dense<[[[-2.3497872916785996, -8.026739521168057], [-4.845071887999474, 0.7155376130396435]], [[-0.46881550027867314, -1.6014470405680048], [-0.9666597521837708, 0.14275978307200377]], [[-2.357235257790205, -8.05218134909523], [-4.86042899345234, 0.7178056055138438]]]> : tensor<3x2x2xf64>
    return %c0 : tensor<3x2x2xf64>
  }
}

// -----

module @lax_dot_general_outer_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3xcomplex<f32>>, tensor<2x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x2x2xcomplex<f32>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x2x2xcomplex<f32>>, tensor<3x2x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>, tensor<2x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(0.038463708,-2.3545485), (0.5049354,0.2857847), (-1.0642512,-0.70373833)]> : tensor<3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-1.0182273,-2.958677), (-1.6128387,-1.8106797)], [(1.1600426,2.8504689), (2.8051214,-2.3997517)]]> : tensor<2x2xcomplex<f32>>
    return %c0, %c1 : tensor<3xcomplex<f32>>, tensor<2x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x2x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[[(-7.0055137,2.283664), (-4.3253684,3.7278614)], [(6.7561865,-2.621737), (-5.542436,-6.697098)]], [[(0.3314056,-1.7849345), (-0.29691485,-1.3752009)], [(-0.2288738,1.770825), (2.1022174,-0.41005877)]], [[(-0.99848485,3.8653412), (0.44222087,3.0620346)], [(0.77140754,-3.8499813), (-4.674151,0.5798672)]]]> : tensor<3x2x2xcomplex<f32>>
    return %c0 : tensor<3x2x2xcomplex<f32>>
  }
}

// -----

module @lax_dot_general_empty_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x0xi8>, tensor<0x2xi8>)
    %want0 = call @expected() : () -> tensor<3x2xi8>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x0xi8>, tensor<0x2xi8>) -> tensor<3x2xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x0xi8>, tensor<0x2xi8>) {
    %c0 = stablehlo.constant dense<> : tensor<3x0xi8>
    %c1 = stablehlo.constant dense<> : tensor<0x2xi8>
    return %c0, %c1 : tensor<3x0xi8>, tensor<0x2xi8>
  }
  func.func private @expected() -> tensor<3x2xi8> {
    %c0 = stablehlo.constant dense<0> : tensor<3x2xi8>
    return %c0 : tensor<3x2xi8>
  }
}

// -----

module @lax_dot_general_empty_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x0xi32>, tensor<0x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x0xi32>, tensor<0x2xi32>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x0xi32>, tensor<0x2xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<3x0xi32>
    %c1 = stablehlo.constant dense<> : tensor<0x2xi32>
    return %c0, %c1 : tensor<3x0xi32>, tensor<0x2xi32>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<0> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
}

// -----

module @lax_dot_general_empty_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x0xbf16>, tensor<0x2xbf16>)
    %want0 = call @expected() : () -> tensor<3x2xbf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x0xbf16>, tensor<0x2xbf16>) -> tensor<3x2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x0xbf16>, tensor<0x2xbf16>) {
    %c0 = stablehlo.constant dense<> : tensor<3x0xbf16>
    %c1 = stablehlo.constant dense<> : tensor<0x2xbf16>
    return %c0, %c1 : tensor<3x0xbf16>, tensor<0x2xbf16>
  }
  func.func private @expected() -> tensor<3x2xbf16> {
    %c0 = stablehlo.constant dense<0.0> : tensor<3x2xbf16>
    return %c0 : tensor<3x2xbf16>
  }
}

// -----

module @lax_dot_general_empty_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x0xf32>, tensor<0x2xf32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x0xf32>, tensor<0x2xf32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x0xf32>, tensor<0x2xf32>) {
    %c0 = stablehlo.constant dense<> : tensor<3x0xf32>
    %c1 = stablehlo.constant dense<> : tensor<0x2xf32>
    return %c0, %c1 : tensor<3x0xf32>, tensor<0x2xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<0.0> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @lax_dot_general_empty_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x0xf64>, tensor<0x2xf64>)
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x0xf64>, tensor<0x2xf64>) -> tensor<3x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x0xf64>, tensor<0x2xf64>) {
    %c0 = stablehlo.constant dense<> : tensor<3x0xf64>
    %c1 = stablehlo.constant dense<> : tensor<0x2xf64>
    return %c0, %c1 : tensor<3x0xf64>, tensor<0x2xf64>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<0.0> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
}

// -----

module @lax_dot_general_empty_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x2xcomplex<f32>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
    %c1 = stablehlo.constant dense<> : tensor<0x2xcomplex<f32>>
    return %c0, %c1 : tensor<3x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<(0.0,0.0)> : tensor<3x2xcomplex<f32>>
    return %c0 : tensor<3x2xcomplex<f32>>
  }
}

// -----

module @lax_dot_general_widened_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xi8>, tensor<5x3xi8>)
    %want0 = call @expected() : () -> tensor<4x3xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xi8>, tensor<5x3xi8>) -> tensor<4x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xi8>, tensor<5x3xi8>) {
    %c0 = stablehlo.constant dense<"0x030202010302FDFFFD0101FF01FFFD00FF000003"> : tensor<4x5xi8>
    %c1 = stablehlo.constant dense<[[0, 0, -3], [-3, 2, 3], [0, 0, 3], [-3, -2, 0], [0, 0, 1]]> : tensor<5x3xi8>
    return %c0, %c1 : tensor<4x5xi8>, tensor<5x3xi8>
  }
  func.func private @expected() -> tensor<4x3xi32> {
    %c0 = stablehlo.constant dense<[[-9, 2, 6], [18, 0, -17], [6, 0, -6], [3, -2, 0]]> : tensor<4x3xi32>
    return %c0 : tensor<4x3xi32>
  }
}

// -----

module @lax_dot_general_widened_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xbf16>, tensor<5x3xbf16>)
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xbf16>, tensor<5x3xbf16>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xbf16>, tensor<5x3xbf16>) {
    %c0 = stablehlo.constant dense<"0xAB3FC4BF07C0B8BF3D40EDBD12C0413F9B3FB2BF17403F3F03402FC0DC3F2AC0F8BF03C05DBED6BF"> : tensor<4x5xbf16>
    %c1 = stablehlo.constant dense<[[-0.9140625, 1.4296875, -0.359375], [-2.625, 1.4921875, -0.765625], [2.703125, 3.0, -2.9375], [0.09619140625, 0.7421875, -0.2314453125], [2.078125, 0.94140625, 2.453125]]> : tensor<5x3xbf16>
    return %c0, %c1 : tensor<4x5xbf16>, tensor<5x3xbf16>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[3.0951843, -4.989868, 14.465637], [5.358551, -1.7181816, -4.1180725], [4.7266006, 10.215729, -2.5826569], [-1.5141683, -14.563438, 4.399316]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
}

// -----

module @lax_dot_general_widened_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xf16>, tensor<5x3xf16>)
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf16>, tensor<5x3xf16>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xf16>, tensor<5x3xf16>) {
    %c0 = stablehlo.constant dense<"0xDA406541A3BF89C135C0C833E740A03CF73F6E3C69B8F030DC3235A2C03F2C2D134045B7923F27C0"> : tensor<4x5xf16>
    %c1 = stablehlo.constant dense<[[-0.951171875, 0.09576416015625, 1.462890625], [-0.1431884765625, -0.071044921875, -2.248046875], [-0.1998291015625, -0.77685546875, -1.2685546875], [1.7236328125, -0.053558349609375, -0.3828125], [2.29296875, 2.935546875, -0.76953125]]> : tensor<5x3xf16>
    return %c0, %c1 : tensor<4x5xf16>, tensor<5x3xf16>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[-11.905626, -4.502909, 2.5851564], [5.1580772, 2.0951467, -8.235849], [4.881155, 5.4579945, -2.9115613], [-1.7762513, -5.9800897, -3.0117617]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
}

// -----

module @lax_dot_general_widened_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xui8>, tensor<5x3xui8>)
    %want0 = call @expected() : () -> tensor<4x3xui32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xui8>, tensor<5x3xui8>) -> tensor<4x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xui8>, tensor<5x3xui8>) {
    %c0 = stablehlo.constant dense<"0x0002030303000200020000000002030300030300"> : tensor<4x5xui8>
    %c1 = stablehlo.constant dense<[[1, 3, 3], [3, 1, 3], [3, 1, 0], [2, 3, 3], [0, 2, 1]]> : tensor<5x3xui8>
    return %c0, %c1 : tensor<4x5xui8>, tensor<5x3xui8>
  }
  func.func private @expected() -> tensor<4x3xui32> {
    %c0 = stablehlo.constant dense<[[21, 20, 18], [10, 8, 12], [4, 12, 9], [18, 21, 18]]> : tensor<4x3xui32>
    return %c0 : tensor<4x3xui32>
  }
}

// -----

module @lax_dot_general_widened_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x5xi16>, tensor<5x3xi16>)
    %want0 = call @expected() : () -> tensor<4x3xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xi16>, tensor<5x3xi16>) -> tensor<4x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x5xi16>, tensor<5x3xi16>) {
    %c0 = stablehlo.constant dense<"0xFEFF01000300FEFF0100FFFFFFFFFEFF020003000100FFFF0000FFFF00000000FDFF000000000100"> : tensor<4x5xi16>
    %c1 = stablehlo.constant dense<[[0, -2, -2], [-2, 2, -3], [3, 2, 2], [-1, 3, -3], [-1, -3, -1]]> : tensor<5x3xi16>
    return %c0, %c1 : tensor<4x5xi16>, tensor<5x3xi16>
  }
  func.func private @expected() -> tensor<4x3xi32> {
    %c0 = stablehlo.constant dense<[[8, 3, 12], [-9, -7, -8], [3, -7, 4], [5, -9, 8]]> : tensor<4x3xi32>
    return %c0 : tensor<4x3xi32>
  }
}

// -----

module @lax_dot_general_highest_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x33xf32>, tensor<33x9xf32>)
    %want0 = call @expected() : () -> tensor<17x9xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<17x33xf32>, tensor<33x9xf32>) -> tensor<17x9xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<17x9xf32>, tensor<17x9xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x33xf32>, tensor<33x9xf32>) {
    %c0 = stablehlo.constant dense<"0xF7E30CC06EE8B83F334C2240D08906BF969CE33D54A40340764311C0891397BEDE49743F57EE27C0B154463E1130B83EF0131B40F85849BF4358A8BF051F9CBF346D3C40548B1FC044D61C3F004627C0E419C83F15DFF63FA9232C40BA6D2C402B1B0C3F3705C3BFD410B73FE484803F0B48623E13A2953F918FA13FDDCC28BFA26E6C3FA1B6A2BF0874104079A0683FF8E8E3BF7C0131C0A483B63DC65A473F393D12C00E077D3E3BD50EBFCA101040FD16244050AB2B40CBF51F4091E405C01F983A4068B00A404A0C9E3FDE6C243F57072540B3DA41BF9751ACBE304209C081563AC00CDDBF3FB64A1140466F74BFFC937C3FAD684E39A9423C400A8FBA3FF7EC32C0E5110040B48223C01572F13E677FA6BFCC20234030080A4057C532C03379CF3F4ACB24402C532FC01BD004BE820B1FC0360C0E3F833BC5BBFC49A53F0B49883F3AF4D73FB359F13F027237BD86CB0F4025801740D18EE33FAA1EE83E994F0140E886F8BF76A3F13FD26581BF1C9729C0C10DF2BEBA50DEBFD13E37C0F3C87CBF0F5A294010C91D3FED1B0ABEF0A3F6BFF6EED5BE3FEFBEBF5109393FC6E21D40EE4715BF8D842C40F9041FC0A98E7F3ED2A3993FA9703FBD02D824BF8835A5BF1E882B40961661BF5B4375BE2AE2F0BF6A580E4050BF5FBE82950040106E21C0F1BC00BF4293C93DE9B788BF1B3696BFDD6037C079C237C0F6FB593F089A583D36ECF13E9429843F0FF83DBF558F49BF0666CA3F6108E5BFE3D91F40895F36C0CF35EBBEB766E7BFEDF898BEF05896BE095527C0CDA917BFCE5015403EFFB6BF7803DD3E0F7ABDBF90383F3E4A0DB7BDFE6BC6BFCDB32FC02451F0BE8325713F5AF02CBFBEA008C0366945BEF23991BFCE43D33F4A8E093EF4DC0040B6F02A40DD5C80BF338AA7BD6BF0E83F14F8AA3F17D801C01E76C33F8988084046C5D4BE938BA9BF7FFA263EAA5CE33FED27BBBFE9640AC01CFBF1BFF6D3813F2B69344073F1F33F5AF1BA3C94CA04BF69913C3F68CE6EBDDEB53BC04DC3743F567D1440911E8BBD13CB0FC0691CE13F71A50FC04BAFC6BF032E284052B42BC06C6ED9BF968FC3BFE835B8BFDC32D9BFC60C03C058DBD33F00DA263EF502A0BE620635C05DDC00C025112D4091A435409F1700C07939903F151632C09E0A65BF0F2F27BFC33A38C0B2ABCABF1F7B31BFE4ED23C0BF90C23F1CF3F4BD137FBEBF835745BF2EEE0F40ECE312402767DDBF5DBA2AC092DB1440CC2941BD502738BF877AAE3FFA358ABF9ED7A83DA8B48FBFC74FDBBFF137034068758D3FEA4E39BF6EAD1040A72A0FC04F10DC3F497BAEBE4DA0093F6ACC8C3F549FCABF844457BF1D3AB8BFF66DAABF468F9EBFC3A6BE3B0AEE4A3F8C54AE3F5E8E993F78EA03C01115A5BF282E0640EDA23CBA31082CC0112E0FC03C9C0EC019EEB0BFC866AF3E30CD81BE990A943F61047EBF0DA5CFBFC61633C0A4BFBC3F2250393DB2A6843F06C6513F8C6BC73EEFE0D2BEADBC0FC03B64BABED83607BFBEC08E3FFF51BEBFC3E0623F4B7333BF5B8D98BFBD8BA63F3D3022C0BFB7F3BF1798D53EF64A5ABFCFA437401997C0BF33C2C0BF3A1E673FC9E43DC012C70C3E808B03BF1A47324020E02F400CFAF3BFF221BEBF6FD3693F662B87BF3B33903F6B2E823EDFD717C04EEBB2BECE77313FEC430AC02AA7D33F7E84623DB152EFBFA355F33F78300DBF5BA41840EE0715400DB3AE3FD6DE803E1750A63E0FA70640D6E8FE3DDB1925BEFFBE0240978DEFBFE8DA2C40FFC085BFBBAD363EE9940EC0BEF6EEBF1788023FFF76A33F7EB865BF89D1003E74DEAABFE60DF23FAE36A5BD1DB105C0A2C4993E79DB1CC0D2856D3FCD2E3D3FF81066BFDD952EC0AC5DF5BFDC181E401EA41B40E96280BFC08917405C3D1AC00A3FF63F23FDE03F6337DFBD59FE1E406EE5CBBFF5DD64BFCA23993CF959C6BF9F0603BFB8D720C071D95FBF18880D40FBEAE1BDF8E915BF45240A4093EFF2BF11D8053FD940FDBF71735BBFE18001405DF8AC3FDEF73C3F014018BFCD2C23C0CDB511402B3E36C0B3C66BBF9A4340BFD51928405AC13640AEF6493F2FBF0C40805EE6BF5F1F17C03212BF3F50F77C3E6C813DC09C59893F1963983FC59BFCBC669693BFC25F1E40AB996A3F0A6A11404F3E10C060E36A3EAF61B43F312BCE3F4EAE0F40347473BDF16657BF8DBDE2BDD86C23C048543C4041581C40D0BC99BFEF980E3F743C0340BDBC63BF462CF1BEB72255BDEC1E9B3F97A5D4BF74D62940E0FECF3F7413C43F1B5303C059E038402EEEF7BF798595BF9D1605405F0D8CBF457A433F168C3740855BCCBFE362953F69260F40B4E019C0C14A0BC0176C0C407C5011BF675B04C09061AFBF1F7835C004834C3D88EF893C70DF28C0CDFCE13F32E2A83E4A1B1D3F51B504C05F4D2FC02096EBBE3AA139BFE4C9C0BF744E6DBF449709C012D5D43E66102BC065FB423FE06E703EBCBDD13E2ED5C9BF72D2A6BFD66351BF74B685BEC20CCC3F783D3DBF96A440BE23B534BEAC4A28BFFCE3923F6F98F5BFC2352A400020A73FA6D3193E3242683D13840D40015AE43F1DE027BF2B36EABF0E73AE3FCC7F154088644C3E23BF39C0D23322BFDD0D8BBE62522A3E2542BD3FFEA52EC0DF8BB53EB3AD01C05788D93F476412C06760BB3F658CA33F72070240BBE5EBBFFAA6BC3D780FA33FCC388F3FD1B31EBFDF8EF53E4B6A85BDC498F0BFC89F6B3FBAFACBBF872CE93F4EBB98BFC09F05C0249BC5BFB5A439BF3DC3783F82ACE4BE0032F33FB56607BF65B9B5BF6B36D53FDDAD8B3EF2DC15C0E585E3BE8D28284069DB3840109019C082053640BF110440DF68743FE1629ABEFD64DF3F722FC9BE6C92653DACFFD43FD6D5E53E11F2EABF0A69184045AD35BFA5AF60BFB245FDBFE6E0D93FE8CD17408BDC4E3E89ECE3BFC3D633C0E63C2ABEC96ECCBE0CA59F3F696E7F3FD289973F1810A93F7D9628C0787F014088AB883F0784923FBE69DABFFAD08A3E7F3C34BFE7463240E7BAFC3F220A2640E53887BE218AE73F0CA308BF34C30740D2F5583F595402C0F942E63E091BB5BB90F534C061CAB23F5D344BBFE8370FC0928D05BF3E2088BF4E6F2DBF810B873FA0FABBBD2B7FEA3FAFD6773F384E07404AF19EBEEEB468BFD65AE7BE"> : tensor<17x33xf32>
    %c1 = stablehlo.constant dense<"0xBBD05ABF65C73D404A2C923FE621104005412E3FC644AB3ECB3F0BBF859124408F686ABFFAE152BDF32A2FBE9A96963F5F95163F4D4B1F405C17DB3FAA9C2C401280583FCE4D13C0E6C818C0F505D53FD1AA28C0E3D42340C571B03FC78432407EA0F8BFB4AA3FBF7D60DC3D670F0E409EF597BF620C2F40E06A5B3FC5562440757D67BFBD8BB6BF4B1EA13F674F13BF53A6314051660DC0083820C09C0CE1BE26E67B3F5EDD8C3F1E6ECBBFDCF9FA3FB02F18C036F340BE66DCFE3FE05FC33FF498C63EF88A753FCFCBC43F253DA43F63A163BF06212740D8FA6DBE776AAFBFEE97373F7B62303FC8AB09BF8720BABFE18B93BF038C04404D14E6BD910C33BF22CD39BFCF0A4BBFBE1EDEBFAFF33D40BA9312C064B816C0DD16AB3FB389F83F048C4E3E02A9123FF2D8224094DAE8BE0941294081B2E83F8ECAA03F3D31ED3FA98A9DBFA120813EE76B673F581C93BDDD8F08C082AAC63F49A4A83D80E1E13E9C24CABF491103403C6B35407F3631BF651531C092E118C0B0DA05BFA28928BF1E61EABEA6CB2ABFB2D6E9BE5A7587BE643DE63FBAFA7E3FA8D865BFD330E9BFA34A89BF5074CDBD1A4645BFCC0ABFBF9CC1AFBF73DE08402748303FC3E3323FBB4C913F4FC71E402FF27C3F5C0F953E6C641AC03F00AC3E182608C0EB5B16C03BADCB3FA7B8C33F20B2D53F7950314064681340C79B06BFC215C33F041FA43F893C893F2DC3AFBF4A2CFABB24EF2140CC63A13F9E3113C09E2127BEB59B07C0024837C07DAD37BF25E4A0BF10CA53BF0CCC963E5431E93FA9EB144062F102C0E37A3440A0D19CBF69AADB3F01919B3EE8661140DEE63B406B834E3F11DBF43EFA72D4BFD82923C02A51B1BFEAAD843F4DCB12C063462EBEB19F0AC00A4AA93FEAC2EEBFE5FC3FC03EF7E7BF6D7F62BF2ACA12BFF67A34C08073583F259A2340849F3A3F371BF3BFC8C72F3EBCB91EBC39BD06C0F1EB0BC0D5CA4FBEEB6CC5BF93E523BEA98128405A19C8BF006A124034AA0FBF5781ADBD81A978BF93F82D40835E02C0CE2CA13FA970DABFCEC98DBE1FF82840908FD7BE6BCB32405E7C7B3EDE4C593F8BD4CABFB61A1DC08782AE3F7FB3CFBF47CCDDBF9D783FC07E932D40C45D26BF84249C3C36203E40BBE12B3FD20789BF259D35BEC7F977BF62CE2CBFB8081F403F9254BEC4A8E23FAC7213C04F1F533F8885573E8B869CBFED7C0C405A2D1DC04E016D3D4AE217BFCD4F6D3F1F989B3FE056D4BFB92859BFFEEB0E3F0F41983E59EFD83E32CD2ABF64A16EBF72FC0AC0D304B2BF379ACD3C1F9920C057643EBC760C813EBB9D08C069CFDABEBE25423F59EDE1BE8B1351BF18628C3F0F1931C00378C9BF25C91A4026FC02406C3BCDBE718D3DC05A78CCBFCC46BEBF97497FBD6B993C3FADC6BCBFEE51E53F748EF83FA99CE83F335F1E407AF1C2BF88381F4078682AC07DE13FC0561828400AEBBD3F2857E33F82FC0B3F09D942BFB624933F935C323FD81817408971113D591F733FE03AED3EAEC13240D78808C0C9F11BBF7D2A3F402A1A15C0C2C9053E35B2FCBFE527FCBFF4C9D23FC043B33F27F22440ED6DAC3E6EC63DC08804F33EE44CDCBFA2B42A403AE052BFB3640DC0A6EA1EC0C8D560BF95B889BF95D88C3FBE432F409020743F3E7594BFFE8CC53F53828B3F"> : tensor<33x9xf32>
    return %c0, %c1 : tensor<17x33xf32>, tensor<33x9xf32>
  }
  func.func private @expected() -> tensor<17x9xf32> {
    %c0 = stablehlo.constant dense<"0xFF18BEC0F1110242EC5830BFE4F90C4276676E41BE0E2342091249C18D571BC1A36CAD4053B8B1C059F616C27BCC99C1B0A59E408587B0C0C2D8B441B89CC4419CEF1141811F6CC10E7E00C1198E08C2C05650C140AF7CC1ACD38F410F8F72C105BE8E419A31B040D8F2CFC18A0B8A4142850641C0BF81C08B3225C10082B43B9912AD4023BE1FC1123F08C1865EC54106AFC2416F87B3BFE9FB9441C0D83FBFDC8621C19BB2D5C1FCD785C0725C6441644B0E419DC293C1B0BF50C13E6698C1A6269A400C38A6BFDBA8B041280F2C4090D1D6407B841DC1387B213F36CD8AC1157B77C12C949FBECA938DC1E729F8C0BC778340BD8C0941172B0642C04D3DC0919B0AC253E04F41B5696EC04A2A13C064CAA440079681416E341B402F799EC033F80441722AD0406493C9406068B341A8124FC1FB1E4D40A25032416D405CBF1AFF6940CC45DEC1DCFF1C405885CCBF1C891CC194D418411C1172C0463C003F9C99F63E466514412E30E1412B649E4107B88DC00D5D1DC03CC9A1C1767D83C1B1947EC116BD5F4035F09141EED802C0C44789C19D02FFC139D8D3400AC671C11CA900C1664C67C027DE02C158AE3E41A7ADC541741906C2382388C1DED50BC08A86BC41EFC7FF3FBE71C84050BBFE41821971C1EA8B7D40335F0F41CCE530C14E239CC1431581C12FC7D2C13609EAC02CCA8AC1DE86D441369311C104658E403C4008C01866E43D361A5F41B4B376C039F47D419EC7594041E2F4C0500388C0B2665841827FCD3F459C833F6D6D8D41BEC816424D50F341D2D268402ABB6DC07469B9411BDFEAC042099F3FBD5923C15D9BCE410417A340BACB3240956CC83F1793A341"> : tensor<17x9xf32>
    return %c0 : tensor<17x9xf32>
  }
}

// -----

module @lax_dot_general_highest_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x33xf64>, tensor<33x9xf64>)
    %want0 = call @expected() : () -> tensor<17x9xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<17x33xf64>, tensor<33x9xf64>) -> tensor<17x9xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<17x9xf64>, tensor<17x9xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x33xf64>, tensor<33x9xf64>) {
    %c0 = stablehlo.constant dense<"0x088631A74617ED3F14AEBF65E1C1F03F808DDBF422F3EB3FCA18CB67A28B0640B785B46F9D7EFCBF6AF606BDFF0901C0E05628F7FF36D13F90BCE298C183E93F14D609F7959AF7BF8075CAB24BBD05C0E10DE5C5FBD1F9BF6C71F122505DE2BF822700F9BF61044068DE93CD05F3D9BF8C56CDCF6F4803C084CD98DA7076E1BF6C1F4FFC317AEFBF4E47AF91E2D604C0E08AD81FEA5907C06EE016D376C10740203F193678E8ECBF7051FC368682CD3F8054A46A9DB8DABF4C0BF014233BE8BFA01BF28188A7CD3F44B3E7FB22E7FDBF0DF41269981CFFBF8063A4E0881FAC3FFF6FB94A6CC4F9BFB4D9AFA41E8C064016C2C41C8F93F1BFC0545B33355DF93FD88536C8FC5E02C07B8255A17072FFBF62106C1B0E270540E4FFCD647F5BF23FDE65A115D6990540FC6029088167F0BF6CD84521CA4A00405ACEDFD48E38FFBF273808B8648AF2BF587580AACA33EABFB80C2233FB66F53F642FA16AAF0903C07874D726EE5BE3BF54D9D58B5BC3F83F1E317503DAF304C05C83F6680DCE05C0B6E532922A0303C06C424107BEBEE3BF3A70A627EC8301C0A4A979C421EDF0BF8423BF8F700F07C0052FD5998759F2BFDC9E4083EF8DFB3FC21CF8E722D0024040122645101DDC3F4153913A1CA4F5BFF8616DEB8B4FD73F16036203A0DFF6BF18C6344E7588F43FC02F4399603EE53F02B44EC91A7EF4BF465DC98E4038044038DF578555D7EBBF3107AF829D1FF5BF409D091CB669054098211168E164EF3F111FFA9208C8F4BF2049F7FDA7B7E7BF70D96CD0F9F8F53FF0F111D0EBF6D93F0E7C30E7A07FF9BF747FFC8B603B06409873B89456A5F03F60B782098D74E4BFBC27DE215E55EA3F300C2F94A047E6BFB495E78728D6E43F2A83A60DA40C01C0828B07AF33FA0040F0A1926DDD47F83FB021E4899725EEBF0066520F2578FE3F6C154FD0F23AF63F4A64C471875BFABF7C52BB305FA204C010DE1C95B5EEE13FE64ED40E466304C06F8A56DFA65500C0C68B884EB9F00040B83D00CF35F6E43F3B74152BA8AEF6BFF6EFDB8DAB1C06405664FE7C0B7903C0E41559A1A11D0040E467A36027E40140D7BDFD7ED526F6BF50B3D05003DD02C04104892AFFA902C0484215E67E94F03FFE582F0D7B1602C030A44ACA0847E6BF0E890863CFF4F4BFE093137E5149B4BF58DCC4D98F91E5BF5A9D46CC472607C040D93879B8D50040009D3D70784A9EBF7A8EB317B988004024ED8A22AFE9F03F60DF13131188D03FE895A02A5A94F43F5CC0C1A15A66EFBFC0EEF7BFA55DD23FC406C64ACA66E1BF7AB1755772040540268D698604F70040C098776AD643B9BF52BD5F34195104C0C6A89BE56C060440183BE7261E2DFB3FC800C9733B3F054098142EF03165D03F60CE968240B1EABF0437D11B89E0064081D9FDB9E59900C058FDA16BB1BDF23F1C204CF3BA6AFD3F9181C346AAF604C021AF16D3397F01C0A0C175066487E53F0B651867838AF4BF9AE5402F954A0540AE27C746C43A074070BBA8E098E1E8BFF8E87961E804F63F90CF95617C42EB3F7C31D6E44D2C05407251AEE8EA7407400BEE07E3CAE203C0B028DB9E2230EB3F9A51102C43F60240A0CEDC4A5FECF63F2B8B4B13ACD9F6BFA05650758994F73F3CA88B2F56B7F0BF0DDE88F071C2F8BF8085E393317BFC3F54C9EFBF0378F53F803AE39FB745F0BFC00F47E3C82DBC3FC890ECFB0AC5014084BF8911732B00C09AAC91A44A3AF0BFD9A1C772A4D1F3BF80E159DD68AD01401A1F6773988FFBBFC4747D2FDD9C07C09295FD4DB42502C05B1748888BC9FFBF18A20BC0441506C04852FAE52C3405C040A308EE9BB0DFBFF56EE93ECDC8FFBFAE8B4B94BE27F8BFACD1C44ACE2D024078548D6E55BBDD3FC00A3A1B1E1AF93F3592B284324CF0BF007CAA74548192BF808E780C8B14D5BF20077E193735EEBF8800109BD112E03F8EBE5FD035BA0640AC4C139B88ADF53F64A8D57219BDEF3F7899286D1706F83FC7D2038AD99E07C0B5BECD0C7406F9BF109C79612E4EE63F9013E06C5C37FC3FC2DB14598F74F7BF6CBC34B9EF43EF3FE89504138B0FF13F3EF3505156D202C0EE7556A55A57004034D0DB975154074054C3D0D20457F43F40C74EF395ACFA3F80321126B900E7BF62AB6C7D1933034038778645AA92F53F70FDB25459F6E7BF08E4F65F9F02F33F9452E7A9405CE53F702F6D61A4D3D03F4634F04AF43AFEBFAA8A4B9EE16506C0C8C595BD42C1F7BFC00CE08A37940640ECEF8C3B9E50F73F98F791B8010AF03F5A8BAAF60DE3F2BF24F24304C082E6BF8869D1C2BC55E83FB55DBD88E2DD06C0B0F6C40CDCA1F33FE09CA1C22D96C03FA80E1870623F07405358A425429401C03463B57C25FDF63F20F1ADBA600DEDBFEFFE29BE6EE7FBBF34E7D23D957903C09F74AB34D99202C0109A8A9E21F7E3BFEDB7815FF846FCBF02D6F9D0EEC107C044984A33B92BF2BFAE8AC20F217205C010AB5944695FF4BF185F032B2D0FEA3F9E40640480250440683F0B0DF0B5D53FEF3978CB190606C0601C8AA50AFCC8BFB80AB077B54B0340C024DA21C411C5BF00A6B5DEDCF9E53F90F847B8FA2AFBBF4D4FAF2272FC03C04C90EE25BB3FED3FFDC70543761BF8BFEDDBC012A42D03C044F6E7BF37EFE4BF3AAA71AE664A0740B476DE72340F0740E82EB711DCCDD2BF78E83FE51A500140EC8DB6E9442206405EB5E454E4EFF4BF18A13093E2FAF23FB0A80DEE436EFE3FBADA2D3761C80240E045B15C6713C33FDAEC856D9C6702C0D26E21ACBCCD04C0E2A38879050602C05E466478A12903C03A45A0E40D92F9BF20432C2C5A90C8BF10C5AB3A1603E5BFEB09FC79D05300C0306BF0203779D23FA03F695F5F3FCD3FB54334EC478EF3BF20294CB1D7EBFB3FAA41528139D20740EC280558082BF53F188543B73101E3BFEC2331C75BB50140665FFFE086DA04C08037EAE6BA63C7BF900BF4CF6181F33F94419C4EB16DF53F8BA680677072F8BF46FC3A3C30BF04C010DD2663463BFA3FF803E4BF7C14F13F0281E21E2A7FF4BFA480B7678B8700409C3FD4B07EC3E7BF7B4032CFCAD303C0388C2FB19EFD01C0FC03C08D95C1E2BF004CB912093486BF9374FDFF44BDF6BFA0EBC9464321D3BF902616F24E0CE03FC744E051E408FABFC693B81D7C4C034040B0B6026B67EFBF708CFDFA77130440E3BDEA45DD86F2BF70B26EF2D832FA3F8EFD422C58AC03C00030AE6C7AD3F33F041D72E11EDF06C08841483CD89DF33F1858CD3E0BC203C0E861516B3854D2BFF0C4EB7B2355C0BF40904650F0EEE1BFDF87BE8574B6F4BF90FC7BA18801D93F00214782E291B0BFE014CF8A142CFD3FA8A16AE3D460054060E4E15AE94FEC3FA0B3CDF218C7D23F9C913E7D8D5EFB3FD0511F1F7414E33F38598EF45DDD0540D82380928D26E1BF8031BF1C3FF1D03FB5301B7D8DB6FFBF10FC34C09413FB3F90A29F71EB48E4BFB0DDECAE5AC0E4BF24252A2E1F6EFA3F9DB5810D4045F4BFBC20A95E844A074090887B958D2BD23F34DC2610C0390540B2B93A5E1C0C07C0C4E4415F1093FB3F92061CD34FBE07407C65EB040B52054010DDB61AD220DE3FFA3C8179D20D03C0EC4B40FC8ACD0240B848EB7028C0F23F48A6ECDF90E6E6BF46240D4D1C1500C078CE2690AD7D004014E056DC596D054060AD7319D45BE2BFEFC46020029B05C072B461B97988024040B43539936DF4BFE5EA3A626AE607C0690AE7479F1400C040BFE9D5C03CB23FC0559E779189C5BFC34DF291C62AF0BF10CC699C3F2AE53F95E32F55A048FCBF04711EC71A82EA3FAEA31A15BABB07C0B49C90161DC7F1BFBD0C8D46F89EFCBFDF225BD2FA9DFCBF508C89E32AF9FFBFA4371512442D024064740A293BA9FE3FB80AD2A7F53FE83F2798E420A46B00C0A25FFC73192101C07CE6CE91270AFABFB01CA3F03319D33FA6E5E6F5461C02C06C1560344885E9BF64D9F9D3C9F5F33F80EA198125F5FC3F08194FC5FA03F43FC0DDF7191A17C33FAC3D6757AFB0FEBFC2815DC906D3F2BF3E97FF0D5E0F00C020519A7363D4CBBF44C22BCAF729F23F06A4D5377563F5BF382DF497D035F33FE061ED209354F33F686C018CF849E13FA868DA6D2BD6FD3FE057A5109F5EF63F008A6F526DC7CBBF00F6468E9BF5E6BF6CCC5965FDA601402030E96EE38EFC3F4F3F9813054B05C06824A7CEA2FFF73FD26487E8181CFBBF20D154BB0EA9F83F00E0D49AE9727ABF9846AA5DC945E03FC488BB006C290440C8836B1CD8500340610779441E70F8BF00A00A97A6C547BF0B89715CBB29F9BF3666E40F4F2507C0A06EFEED3B0DF43FE078D5EE3A22BFBFAC7CD6C8C349FEBF6401EB5DCDE5ECBF543A2E995213EA3F0AE7A6D6B84B05C040FC0471E9CF05C04056B17B233EDF3F7ED04D79F87D03C0801322B205D7B8BF00FEC7CD3624F33FE0322C3E6CBCD7BFF031878530C4FE3FC86F27367FF40440980A12C1948100C080CEAB254E5A0140437E3667302604C00CAF3483A7840240DB68A378275105C0329E779B8881F2BF90DE6A423E15EEBF9A39C84C868707C029DFDCD75F7F02C0A5A44467E66001C070566C7D9F4AE43F3068A9EA7A8DD3BFDC73C9B30A9203C0E0985531F231F5BF90E1A5BD768703C0D61EB14E887BF0BF08232F651AD4F73FE0AD24DC1694FC3F406AB801BF27CB3FE9EDF603D482F9BFF44FF0F9CC04EB3F582D9C187EED034004E503B82C66024080527BDE2B9D074020C3E2A790C4CC3F78851BAAC7B2DF3F000FF81EA61A97BF6043585322E8D63FE030DC341451EEBF003A62DF74E7CFBF4CC189BACD1CF33FE0AF4CC6B407C63F0A3CFAD52ADC03C0F870E3793A61E0BF60568410EE39FD3F49EF503248C2F8BFEA5614404982FDBFF0B5C5DC3EE0D83F1C5F7621ABE5FFBF582D7130E240EC3F4CD7ACFDC470FE3FD8D9F834453A05C01D3F96FC6C7701C018DC512BE7F2E6BF04372B74CCBCFF3FF0E6AA343F6A024050C9CF4AD942E5BFE24450091EDC0740E09D7B370BB106401912889E447205C0B0E12EBB8358F83F20A3B9E78722EFBF9298466938BD0440B0904230E6F3F23FC0F593894B46DE3F48673909AC9EF33F3D48E52A73DE05C03A42039ECDBE06C0F0E9F78A9F22D93F78AF161F8AD3F93F786AF1BA52DAD93F3B93C2FFD282FCBF9CB62BAC68DD054040602AE9A957E8BF20BC17EFDCC9DFBF322B50BDEFAC05408D35D9A1681B07C0E85F570772D602408CADC49D3734FF3F5C7DFB1A7EDAE13F143C06B4613FF53F1973EE84F818F6BF7A4C67DC2CDA03C0902040EEF240C4BFC83C3A4D9FA3D8BF78DB09236850E3BF6CB458F8A05AFD3F5C1AB5F23157E33FD71C2C22D21F04C060804703965FF43F2C78219531B6FA3F40D407FB6BF9D3BFDA97AC79DD0EF8BF4071ED9E094BF83F00B8CDF87BCE873F504E3B7B715105C0C02AC0A9BE0CB63F20A2E4093236EABFAE1A3A73EB99F9BFE88F701C8B450140F2ECB508DD35F3BF52308285F950FCBFECDF079A8A87024084CBB671471CEBBF34E7EB43AA2C01403BD7389DA231FCBFD8AA436EB0F8F43FF8585C4259FAE0BF00DF0AA9A8FC9B3F56E9D203B3510340A6F6A3C4E809F4BFAA6B8E6CEA87F3BFA40E2CCC7871E03F710DE8B8FC2904C0286995806FACFA3F6616A429F08805C08093D38C5AD5F43FE06C54355FCAF1BFA01C482A7F4B0040A8BA5D00A147F63F00EC62C8E388713FE4B1A3F1A8DE00C030B5A0508E1AFE3FFCF036F38899E13FF08A4875311DC2BF40A9E36609C4FA3F087FE568A2B7E33F94952A60AD61EB3F10DFB672A33FD13F91024B929AA6F1BFF0482AB5A609E43FDCFA27B81302EBBF3CC3A174032C074080F576661C2FACBF80C9F33C172AE4BFD4E11B8CC05301407954E68B4AC5F6BF52CBC0D5ACCB0340089179510960ECBF486383792B5603407A45659BE40E004076BAD521A1A006C0246B520C510EF6BF38E6529CFD99E3BFC84A0D74B363E3BF24B621FE3DB1FFBF606AC4E2C16506C031904A2BB6E4F5BF62D90F3FA628FCBFF0229309A05201408DB423BC52A4F1BF71DF55F4BE54F5BFDCC0AB005271FE3FAC23FEE958C6E93FF8525ECDD3D8FBBF80F31C710DB5AE3F0C043EF1F14301403856FD83FA600640862AACC4F1800540D88EB9747D5DF73FEAC02BC7569702406CE4B94584A8E33F107334085257D6BF86A8C0F7A8B7044000F7B754049C943F71C1D60C033AF6BF40FAE9A60B65B7BFA00D6878D4500240B8DFB9ED96A5FD3F807F8C726A69B9BF74B9B9782202F13F70C77E213217EABFB051B3129299FBBF"> : tensor<17x33xf64>
    %c1 = stablehlo.constant dense<"0x76EF51BE82B9FDBF005E1958A36C8CBFD8F79E544F77E1BF65D37956741EF6BFF0F0751E4CC7D83F70A0DF13905F0440C18ECE0D031704C000BC5317B0F1A83FC09B443AE86CFF3FE4F7285BDB83E3BF1096BD8DEBF1E8BF80EA0F9B15E6A1BF90A49C6AEE0BDEBF3EEABBBA7B3DFABF01C44852942AF1BF1800C1DCD91DF73F18C0053C14F4EA3F5A6E8CABBF83F0BFF09F24A948D70440C83F1D43C863E43F6891227C9435004060AD948D8EC0E63F64F49A84756A00C0B7548436DB53F0BF29B7BE1F8A90FABF6EB7025C888907C0188CBD159309F03FD71AB735FBD005C0380CE8AECE8503C0C09360023C52F13F04ABA05616960440E6A3E0CBB3A605C0F04C3269C5A3C8BFC0281CD82D840440A07DE2F28C13DB3FF0D897DE1C22D93FC0B78AD5D2F3E13F975283B8364AFDBF4B30CDC57ED7F6BF00DA2316134FC7BF92A62CE8E23D00C0AE68C6847E2A05407C5F7EB31F6F07401C3B8A7EE82201409A6E0B57967602406E6333E703AC07C0342A9CCDDB35F83FCC88495A0E42EDBFA8791FA76FEAFB3FF53FEDC7AC8E03C0E06D38573B5CDFBFD630E4CFAB310440C0C47A9E841FD6BF406480D1CFB9E9BF4031AEA3D86AA7BFE6DD5742A082064002893D40D77A004098936EFE6A2A0440F3E52F3D39BE00C02061B52772DAEA3F709654CE16DECDBFD0947A781E5BFD3FA57E4F827D99FDBF5088C7351982DF3FFE15E11F8F5E04C0940885F491AFFE3FC4D41C8B066102C05366BECABB02FDBF302F221F1B06D6BFA8C2FDD8F539F53FDEBDDED5413000C0807A23A66B81BFBF98C481B623CDFB3FEC6744141E90F93F00178DC082F1FDBFB692DFA72BCBF7BF05E1829C2A6DF7BFCEBD647E2FF202C08B748244D1A4F7BFEDE5887EE1B406C0CCEEC8DA56670140104B8E9DC6E9F73FDC5692D71A17F0BF88A57AE9F12CF83FC8D575B6CBD8D5BF89816E2FE339FFBFFAEBE2CCF12AF1BFF5EBC26E8B9000C030FB7F91BC60D63F64B5DA8B2F6DF53F7F85DACB7264FABF6885A99008F2F63F52EE80507D8803C014AF2D753F6DFF3F00E44B4CFEDC79BF722E566434C3F0BFAD9434CBDDD800C0A0A5A299AB68F63FE442D3031F5FFB3FC2E6F93C5F32F6BFC6052EC92C3F04C0B68E715816650740A0A121A9A7B2C0BF72E9AFF4214D07C0D8CE584E9E3FF53F40F4A429EBD8C9BFC48E0DACADB2F4BF775136B9B6F902C030EE79F1FE5BFD3F12D6952F1C240740792D0BE5CFC0F1BFAC9CE5C813EA05402572640B205504C049F0918962B2F4BF80DC68901A64D5BF8C5185571EDE044038873584675DE3BF00584098F47203C080F6B90F23C4C73F408650BCEF64F93F00D88E9D89DCB73FEA0372D1C3B10240AF558BEB2BCAFBBFC591B57ED54C00C0E0B330BFB5D6BC3FE0588422502ACBBFED8F2A81FFFEFABF6620D9DAD8F00340D84DF637B19EF93FA483F4A6A05000C0B855B88B5AEADD3F5AF2960B28E7F3BFEF1A2FA767E6FFBF9C74939EA9780540000FA325D356F9BFE0585829A768DEBF9AA456E9ABBBFFBF4074B733AF39F43F6C790FDB6DE207404C24DFB8B2F0F53F4E2AE5EDFD3F0140B0CB0884EA2FCC3F34C6723550710540C1CE6AACA3CA04C0EAE74889F46FF5BFD6D35A343C0B05C080F7392F6F12C93F62E86E21903B03C0C83F24E7B50BEABF4091786B69B4C9BFC4EEB9836BC50540C018F0F1B239B8BFF8E16264349B0240E0C24EF3C5BBE5BF40940ED763CAFABF622661C097BC0340E00761C9184FEA3F001EF9C24E41CE3F3BBEFA7B5535F1BFD057440604ADEFBF00777B932B119BBF95C5701BE9A504C0A2D4FCD8FB76F6BF120CF40FC48EFEBFF0CEE98BEF35E9BFE8B6B1B47965F73F2DE4213702C3F2BFC892FBC00343DDBFE03420B47FDE07C0A09C9A9CD042FD3F8947310B8264F8BF88C85CBAF1D2E73F20FF2DBB717AB73FBCB2AF5A3ED7F93FD01C37D489D2DDBF5E170B89278903C03C34D1625AE0F43F38B5A2D9AD9BD63F70E5214FA624E1BF2038EE1935E5C0BFAE3D9452D25F064058068D1D2B5FFC3FB2730C7923E301405462F0CE81DEFDBF60532CF4936101404698E232958E01C03500B3A0C47BFEBF8452DA672EA007401086DC2A29CD06C0E1D1288CB36703C0D0E1D3AE7D48DCBFF4F90256933FFB3FCB3D562865E100C0DEFF953F07FD04403A5CD0B73CC6F4BFA09D8C959E1ADCBF58993F8BB412EBBFB76168049BA301C03CBE5AD9B2180540920B66F0518200C078CA7EC71086FC3FECA4FCBFA29DF83F680D5D879226E93FC87D23E29736ECBF44CF6F445820F4BFA64ADC2BE65C01C0C8D29A0B726107C048E9A9CC237FFEBF9023DA71B588C33FEFD34A8F440503C0205E8C11D419CEBF700C306C460CDB3F68C5B5166F5907403CF24408EE6800C000E91AB13C7104C0587E661F84D2F43FA8216EDE802FF93F006BDDAFD67CD93FD0E5DA5F0A85CF3F80C1109EDB2CC33F1FF6E301F88DF8BF3844964BA816E73FEE0D565F8C9F074030F42214D875ECBFC0BB97038616BDBF104B3026B98FDE3F75B8895BED22F3BF78F961CD574207C0B44BCB5F6C7A01C048AD041DC96AFE3FA09EDFE5626201C0401F40A4804ECFBF020678944640064040F33F05309F0540A64A3D0AC3AB01402055511C69C6C53F08DCD0CF61BAED3FF028B6450CDFF73F2C49DB654AA8FA3F09631CF581FEF0BF5C4AEAA763B4F8BF38AD8E5E919205C0A0BE4AD3CFB8C23F749617501022EFBFB8D37571E3A2F33FAAB19A4258A4F2BF8E11B4C04B9C02C03D71FD401E0FF3BFC8078FA66B82E3BFFC4A0B61D6A7FB3FB0DB9252A37ED33FC08F1BF07B58B83F107114D2CB64EB3F50DA8DFB9CBDF73FF08F396099B7DA3F004B780E37658C3F50888330800EE1BF280A25257579EB3FF86671306FD4EABFDA14C11345CF01C01054A2F35D580240A0957A991AA8D7BF3A847A7D9F05F4BFDCAF79730FC9F93FA34D1116F93701C07DAF7EC58ABCF7BF5862361BAF7D0240F0BE7DAC1EFADFBF9CE0A0E62E38F73F1E0832752DDC0540F65DC67EC9BD02C0C81CA1426A55F93F00AEDCE1A8E9E8BF0FAAC2F5B33DFEBF40995B3A487AF43FA0D5E7F855CBD5BF16C8DDCB5CFB05C0C0F0E8E38BB3C3BFA0836870EC2204C02BB8058F862DF3BF00A3C6F451E0BFBFD06ABA838FE7E73F948627E4759FE53F9CC761BDD267FA3FB43B63CF622F01C06902034EE1DCFBBF386342CFB3A5EC3F9E5718608E91014050A8154060D5FEBF7C5A88AF2A74E03F7099ED672F51F63F2879C826F13505408057144BAFC00440266370BC18E504C0609EC8756BDC0640644A0086BF11F93F88CECDC7E60EF73F"> : tensor<33x9xf64>
    return %c0, %c1 : tensor<17x33xf64>, tensor<33x9xf64>
  }
  func.func private @expected() -> tensor<17x9xf64> {
    %c0 = stablehlo.constant dense<"0xB63518030D7122407F9D37FF0D27FABF0E48F22CA0FA2340754746996F9CE9BF671C51EC7F0E39C021625D3B62043940FE244D86DD9F3640143F35B04C1E16C088B4E128146F1E402CF2768C14B206405CDDD3C0E50E02C029F8EAE46B5936C031F1D35EF7DFF5BFE1C7A9F1072E2DC0B3E67BA4D07F27C007C1E2C4CB8D33407C2C3E910C6539C0156E83423CBB21C098E424AF2B0936C09516356EAA2620C00D6CBF4C337538C0AA89A04FEBB140C089FB0D166B7A35C03E859FCF4F7A2F40BF6BC2E095F821407FE71364A19A3640E58A1959FBB50AC0C90D5497E84419C0A792E6E3BAD027C050E39EF3814302C0C06E6A1CFC353D4000F8537E633921400B142C5013019B3F93272A297DFE30C0BD95D85B8C0D38C0FF3AE0244DFC18C0893EE7159D5A2D40897C983DD17A26C0F0DB889FDB0239403F723E25202E1F4097121946A8A442C075610ADD76C0B8BF1795720139B73940BD3E88F74EE10340CD1181E0340E30C0A3E7BB9939BE2340672C88F9D6E233C0696F5A02434A06C01839A2FCB1532440FB31B57F93D040C08EEE5ADFA938104049223EDD228A0240B2AB9C8F077138C03EE300F42CA307C0845E26E057630A409AA58A614E9A38C098B2A0622D431240588182D59817D9BF3BE0B1C95B512AC04D532EA920112A40ADA090AA602C1040D94C7843428722C08C8BCFFF5F6F3E40FAA98081FEA11C40B779E8E165444C4005FFB0FB374324C0AF98294FC52019C006AA96C7B00733C01ADD009A706829C042DE771F4D1EE33F937F5E39067F2EC0FF2D8DD2F0EF25C02007463B437F30C0ACA96154F32E21C074DE4A5E8ED827C07DC06BFF026435C048FAD255301D19409D6EBAD912C733403DD0E6428CAD3040520729932FA51C40C84C26AE4BDCE53F4993BF607BBC054051453071100FF03F760E14ABE7954040348F45B80FE21D40783B766FFFCA1840CE2F4EEB835F1240B77C94C4CFF636407D898BC48B6E364074753B730D7424C0FB131A053D0F24400EDAED6121A92D4018719326608F3AC01E18432A165BE73F11A39E1B79303E402B6940159ED62940BBFF9B2D47372840240F13D7B95C2340F1A3C1016BBE164091453377BDF432C0B266E97611042DC0BF2A6C060F5F35C0A6CBB8D1B5F32340A0EA6A822197F9BF9F799C365D8615C05D6B00D929583340BF8021D27EE52240B60AA10D120E3140302D7D8981CD1DC09646BBFE75A9F4BF13A2DEFB297840C014AF0B99D36421409AB57B75AC421A40845607DB51AC0C40E167FF2E5BD63440ACD12F2F6FEA06C0E78675ECC7D023408D8C24C10A6A23C033C077680BDBE1BFD851C00B1B1141409AA99E410E092FC080F1AA4739622140ED9EDA92D14005C046C4EDCA90E5D2BF00BDE1B7E10B2EC0509D3DBD6DFD1E404E95B7D60A2723C057886494BF4720C091BC1F894B7F29C0BC22463946D73740D5D53DD91BB320C04CA1FBC3F6682940A07C0B4286714140736D089E680A4140FB13DD7F73B109402D79E8C9B4EEDDBF5A97720E4AEA2FC0CCC91468772C1840CB6245939467EB3F3ABEA7E1073623408D5442BCE51521C0884A320B5BA519C0450FD8DAB2EDF3BFED275913A4921BC02ABA5C28172DF63F991559A8F2981EC0B0A9BBF5A31B0AC0D0E0BCF3421932C0F2F7BB2FD95F2740C884A5C7BE082E40CE031550B1D63FC03FE54536AA51F7BF518C8D76E8CB10C0"> : tensor<17x9xf64>
    return %c0 : tensor<17x9xf64>
  }
}
