module @lax_cos_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xbf16>
    %want0 = call @expected() : () -> tensor<4x0x2xbf16>
    %0 = stablehlo.cosine %arg0 : tensor<4x0x2xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xbf16>
    return %c0 : tensor<4x0x2xbf16>
  }
  func.func private @expected() -> tensor<4x0x2xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xbf16>
    return %c0 : tensor<4x0x2xbf16>
  }
}

// -----

module @lax_cos_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf16>
    %0 = stablehlo.cosine %arg0 : tensor<2x1x3x2xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[-6.10546875, -1.439453125], [29.953125, -27.59375], [-14.1875, 15.765625]]], [[[-19.890625, 22.375], [-8.296875, 25.40625], [-14.8046875, -29.59375]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[0.984375, 0.1309814453125], [0.1077880859375, -0.77734375], [-0.050323486328125, -0.99853515625]]], [[[0.50537109375, -0.92724609375], [-0.428466796875, 0.962890625], [-0.619140625, -0.248779296875]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
}

// -----

module @lax_cos_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf32>
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %0 = stablehlo.cosine %arg0 : tensor<17x3xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0xC16BB7C194A3C2C18E6F95401117EB41AAC29F402A2CAE41EBD45AC188DECA403A54E141DDC3F34019BC0F419E5B7EC10DF93F40DFFB61BF3C59CA4101F8DFBFC279BD3F2BC6A9C147FD6A41CAE9A641CD0885C1F21116C1D9852440AFCAEAC032093D415B0284C08233E8C1976CCA41F50F96C15CC6A1C13F096140D8EB57C1D64E41C11A2AC2C16D07B7C1A8776EC12FEF81415557A2414DEBEBBE8994D2418B03A14178F99D41C68F84C195E5A8C130AF8EC1B4097141C64F98C1A9A3ECC17790A0C019EDE8C0B794CAC0"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x29B717BF4DD4313F8D1D2EBD19C8E2BE138E8D3E5CDA79BFE562E33E80977F3FB3807EBF81BF6F3EE87767BFFE6B7BBF386C7DBF4D91223F3CB27C3F304736BEC220B93DF5E437BF4CBC05BF45D7DBBE71D11ABF7BBC7FBF266657BFE9F3FC3E47073B3FAECF0DBF7A2B3BBF2A4C7C3F44EC7E3FCAED493E6C3F6EBF784F193F8E85623F9499263F7DA121BFBDAA31BFC4615CBF646B023EFF4C653F4764BE3E0A2F943E98AE1F3FDA9626BF684C23BFE948073FCADC4CBF186C7B3F8D3486BEC5DE993EE73A0B3F2EB67F3F"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
}

// -----

module @lax_cos_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.cosine %arg0 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-18.23855875970483, -17.82522136926432, -11.31340406953067, 4.618984354381396, 17.457690212929812], [17.45858178960657, -29.26006396714557, -6.85433560777906, 22.19373051381654, 21.531622448514455], [2.0203900080729795, -21.235960921754707, -17.462497718962872, -20.65676432376285, -21.382365030823017]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[0.8190763688720553, 0.5196675394709266, 0.3125057736309541, -0.09326886830793828, 0.17797736670633202], [0.17885463813389407, -0.552254607839195, 0.8412796792319751, -0.9795503596201466, -0.8962627721032901], [-0.4345996297002195, -0.7281429336301101, 0.18270604395646883, -0.23421601652256624, -0.8203442791146983]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}

// -----

module @lax_cos_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.cosine %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 0.54052734375, 0.54052734375, 0.87744140625, 0.87744140625, -0.416259765625, -0.416259765625, 0xFE00, 0xFE00, 0x7E00, 1.0, -0.0220947265625, -0.0220947265625]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_cos_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.cosine %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 0.5403023, 0.5403023, 0.87758255, 0.87758255, -0.41614684, -0.41614684, 0xFFC00000, 0xFFC00000, 0x7FC00000, 1.0, -0.022096619, -0.022096619]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_cos_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.cosine %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[1.0, 1.0, 0.5403023058681398, 0.5403023058681398, 0.8775825618903728, 0.8775825618903728, -0.4161468365471424, -0.4161468365471424, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 0.999999995, -0.022096619278683942, -0.022096619278683942]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_cos_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x0x2xcomplex<f32>>
    %0 = stablehlo.real %arg0 : (tensor<4x0x2xcomplex<f32>>) -> tensor<4x0x2xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x0x2xcomplex<f32>>) -> tensor<4x0x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x0x2xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<4x0x2xf32>, tensor<4x0x2xf32>) -> tensor<4x0x2xi1>
    %4 = stablehlo.sine %0 : tensor<4x0x2xf32>
    %5 = stablehlo.cosine %0 : tensor<4x0x2xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<4x0x2xf32>
    %7 = stablehlo.negate %1 : tensor<4x0x2xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<4x0x2xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<4x0x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x0x2xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4x0x2xf32>
    %12 = stablehlo.add %6, %8 : tensor<4x0x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x0x2xf32>
    %14 = stablehlo.add %12, %13 : tensor<4x0x2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x0x2xf32>
    %16 = stablehlo.divide %14, %15 : tensor<4x0x2xf32>
    %17 = stablehlo.multiply %5, %16 : tensor<4x0x2xf32>
    %18 = stablehlo.negate %4 : tensor<4x0x2xf32>
    %19 = stablehlo.multiply %18, %11 : tensor<4x0x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x0x2xf32>
    %21 = stablehlo.complex %17, %20 : tensor<4x0x2xcomplex<f32>>
    %22 = stablehlo.complex %17, %19 : tensor<4x0x2xcomplex<f32>>
    %23 = stablehlo.select %3, %21, %22 : tensor<4x0x2xi1>, tensor<4x0x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
}

// -----

module @lax_cos_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f64>>
    %0 = stablehlo.real %arg0 : (tensor<2x1x3x2xcomplex<f64>>) -> tensor<2x1x3x2xf64>
    %1 = stablehlo.imag %arg0 : (tensor<2x1x3x2xcomplex<f64>>) -> tensor<2x1x3x2xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x1x3x2xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> tensor<2x1x3x2xi1>
    %4 = stablehlo.sine %0 : tensor<2x1x3x2xf64>
    %5 = stablehlo.cosine %0 : tensor<2x1x3x2xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<2x1x3x2xf64>
    %7 = stablehlo.negate %1 : tensor<2x1x3x2xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<2x1x3x2xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<2x1x3x2xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x1x3x2xf64>
    %11 = stablehlo.divide %9, %10 : tensor<2x1x3x2xf64>
    %12 = stablehlo.add %6, %8 : tensor<2x1x3x2xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x1x3x2xf64>
    %14 = stablehlo.add %12, %13 : tensor<2x1x3x2xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x1x3x2xf64>
    %16 = stablehlo.divide %14, %15 : tensor<2x1x3x2xf64>
    %17 = stablehlo.multiply %5, %16 : tensor<2x1x3x2xf64>
    %18 = stablehlo.negate %4 : tensor<2x1x3x2xf64>
    %19 = stablehlo.multiply %18, %11 : tensor<2x1x3x2xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x1x3x2xf64>
    %21 = stablehlo.complex %17, %20 : tensor<2x1x3x2xcomplex<f64>>
    %22 = stablehlo.complex %17, %19 : tensor<2x1x3x2xcomplex<f64>>
    %23 = stablehlo.select %3, %21, %22 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(2.6361089892412357,0.9943701184516138), (-0.01914027291810072,1.9740185345158405)], [(0.9670020647540953,-1.415862186420599), (-1.5096103621641284,1.5175469337223273)], [(-2.259089532858284,-2.83193151954453), (1.3230786301257265,1.5262005822606381)]]], [[[(2.616554983232449,-2.5969608769733625), (-1.605187858229558,-0.13709026154241588)], [(1.5825840860648182,2.0771003621324757), (1.2198133513686287,-2.319298362661178)], [(-1.9411013501420842,1.5308135288360676), (0.407881772951149,-2.430195551235384)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-1.3443360911899285,-0.5648707760719426), (3.6685517322331767,0.06756728225633256)], [(1.238520129403003,1.5958806257163316), (0.14615154601689873,2.166824623135811)], [(-5.411159422209302,-6.533661980679927), (0.5906703452181393,-2.1247507309159968)]]], [[[(-5.839676402904243,3.345409018115398), (-0.03470836764400898,-0.13743875187861693)], [(-0.04777813246940402,-3.9277268432500088), (1.764984542057688,4.728133601871736)], [(-0.8754889798436266,2.053476325511514), (5.254936349486734,2.235823229189088)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
}
