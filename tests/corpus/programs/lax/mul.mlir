module @lax_mul_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xi8>, tensor<33xi8>)
    %want0 = call @expected() : () -> tensor<33xi8>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<33xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi8>, tensor<33xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xi8>, tensor<33xi8>) {
    %c0 = stablehlo.constant dense<"0x03F904FC0703060205FAF8F704090409FDFBF804FEF8F8FAFFFCF80001040804F9"> : tensor<33xi8>
    %c1 = stablehlo.constant dense<"0xFFF901FCF9F8040705FFFB0401F8FCF7FC06F7040601FAFBFFF708FEFDFA080909"> : tensor<33xi8>
    return %c0, %c1 : tensor<33xi8>, tensor<33xi8>
  }
  func.func private @expected() -> tensor<33xi8> {
    %c0 = stablehlo.constant dense<"0xFD310410CFE8180E190628DC04B8F0AF0CE24810F4F8301E0124C000FDE84024C1"> : tensor<33xi8>
    return %c0 : tensor<33xi8>
  }
}

// -----

module @lax_mul_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi16>, tensor<1x1xi16>)
    %want0 = call @expected() : () -> tensor<1x1xi16>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<1x1xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi16>, tensor<1x1xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi16>, tensor<1x1xi16>) {
    %c0 = stablehlo.constant dense<5> : tensor<1x1xi16>
    %c1 = stablehlo.constant dense<4> : tensor<1x1xi16>
    return %c0, %c1 : tensor<1x1xi16>, tensor<1x1xi16>
  }
  func.func private @expected() -> tensor<1x1xi16> {
    %c0 = stablehlo.constant dense<20> : tensor<1x1xi16>
    return %c0 : tensor<1x1xi16>
  }
}

// -----

module @lax_mul_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>)
    %want0 = call @expected() : () -> tensor<4x0x2xi32>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<4x0x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi32>, tensor<4x0x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0, %c1 : tensor<4x0x2xi32>, tensor<4x0x2xi32>
  }
  func.func private @expected() -> tensor<4x0x2xi32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0 : tensor<4x0x2xi32>
  }
}

// -----

module @lax_mul_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi64>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<2x1x3x2xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) {
    %c0 = stablehlo.constant dense<[[[[8, -5], [8, 6], [2, -5]]], [[[-1, 4], [-1, -7], [5, -5]]]]> : tensor<2x1x3x2xi64>
    %c1 = stablehlo.constant dense<[[[[7, 4], [-9, 0], [5, 1]]], [[[5, -4], [5, 6], [7, -3]]]]> : tensor<2x1x3x2xi64>
    return %c0, %c1 : tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>
  }
  func.func private @expected() -> tensor<2x1x3x2xi64> {
    %c0 = stablehlo.constant dense<[[[[56, -20], [-72, 0], [10, -5]]], [[[-5, -16], [-5, -42], [35, 15]]]]> : tensor<2x1x3x2xi64>
    return %c0 : tensor<2x1x3x2xi64>
  }
}

// -----

module @lax_mul_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xui8>, tensor<17x3xui8>)
    %want0 = call @expected() : () -> tensor<17x3xui8>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<17x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xui8>, tensor<17x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xui8>, tensor<17x3xui8>) {
    %c0 = stablehlo.constant dense<"0x060603010603070705080805030509030908050103060709090507050806060706080703070500000102090808090601060505"> : tensor<17x3xui8>
    %c1 = stablehlo.constant dense<"0x020606050203020502020808000402050504060702020601050602070402040206020405020504000800090702050506060106"> : tensor<17x3xui8>
    return %c0, %c1 : tensor<17x3xui8>, tensor<17x3xui8>
  }
  func.func private @expected() -> tensor<17x3xui8> {
    %c0 = stablehlo.constant dense<"0x0C2412050C090E230A1040280014120F2D201E07060C2A092D1E0E23200C180E24101C0F0E19000008005138102D1E0624051E"> : tensor<17x3xui8>
    return %c0 : tensor<17x3xui8>
  }
}

// -----

module @lax_mul_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui16>, tensor<3x5xui16>)
    %want0 = call @expected() : () -> tensor<3x5xui16>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x5xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui16>, tensor<3x5xui16>) {
    %c0 = stablehlo.constant dense<[[9, 4, 9, 2, 2], [7, 4, 4, 5, 6], [4, 0, 5, 6, 3]]> : tensor<3x5xui16>
    %c1 = stablehlo.constant dense<[[2, 7, 8, 5, 1], [2, 4, 7, 3, 3], [3, 3, 1, 6, 0]]> : tensor<3x5xui16>
    return %c0, %c1 : tensor<3x5xui16>, tensor<3x5xui16>
  }
  func.func private @expected() -> tensor<3x5xui16> {
    %c0 = stablehlo.constant dense<[[18, 28, 72, 10, 2], [14, 16, 28, 15, 18], [12, 0, 5, 36, 0]]> : tensor<3x5xui16>
    return %c0 : tensor<3x5xui16>
  }
}

// -----

module @lax_mul_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui32>, tensor<ui32>)
    %want0 = call @expected() : () -> tensor<ui32>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<ui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui32>, tensor<ui32>) {
    %c0 = stablehlo.constant dense<2> : tensor<ui32>
    %c1 = stablehlo.constant dense<5> : tensor<ui32>
    return %c0, %c1 : tensor<ui32>, tensor<ui32>
  }
  func.func private @expected() -> tensor<ui32> {
    %c0 = stablehlo.constant dense<10> : tensor<ui32>
    return %c0 : tensor<ui32>
  }
}

// -----

module @lax_mul_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui64>, tensor<7xui64>)
    %want0 = call @expected() : () -> tensor<7xui64>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<7xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xui64>, tensor<7xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui64>, tensor<7xui64>) {
    %c0 = stablehlo.constant dense<[3, 2, 9, 3, 7, 0, 5]> : tensor<7xui64>
    %c1 = stablehlo.constant dense<[5, 2, 6, 6, 8, 6, 6]> : tensor<7xui64>
    return %c0, %c1 : tensor<7xui64>, tensor<7xui64>
  }
  func.func private @expected() -> tensor<7xui64> {
    %c0 = stablehlo.constant dense<[15, 4, 54, 18, 56, 0, 30]> : tensor<7xui64>
    return %c0 : tensor<7xui64>
  }
}

// -----

module @lax_mul_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>)
    %want0 = call @expected() : () -> tensor<2x3x4xbf16>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<2x3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) {
    %c0 = stablehlo.constant dense<"0xECC02DC0DCC05740DE40E5C096C05D40AA40E1408C4045400F41BE40BB3FAE400841763F88400C41ACC0AAC0143F4F40"> : tensor<2x3x4xbf16>
    %c1 = stablehlo.constant dense<"0x833FCABF6EC00FC119BF6540BB40ACC05D3F6B3F8640BE3ED7C062C09F40E8C0C64035400FC13C3F09415C3FA54055BF"> : tensor<2x3x4xbf16>
    return %c0, %c1 : tensor<2x3x4xbf16>, tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0xF2C08940CD41F0C185C0CDC1DBC194C19340CF409341923F70C2A8C1E8401EC252422E4018C2CE4038C292C03F402CC0"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
}

// -----

module @lax_mul_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xf16>, tensor<0xf16>)
    %want0 = call @expected() : () -> tensor<0xf16>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<0xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.906e-03 : f64} : (tensor<0xf16>, tensor<0xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xf16>, tensor<0xf16>) {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    %c1 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0, %c1 : tensor<0xf16>, tensor<0xf16>
  }
  func.func private @expected() -> tensor<0xf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0 : tensor<0xf16>
  }
}

// -----

module @lax_mul_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xf32>, tensor<33xf32>)
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<33xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xf32>, tensor<33xf32>) {
    %c0 = stablehlo.constant dense<"0x386D00C1DCF62E406DF28440C02B00C17EB2DA403E2101C1C3CD6C3F930B873F3FC1AF3FDFC4C1C050667A40A0A622BF23BDA3C0349D53C0CC99ED40FE9CFC4065CD5040AE523240A30A0EC0083A99BEABC405C1D8B90A4040344A40E410AAC0418B27405A8278C08495D9C0D7C4FCBE5C707EC0A66DB540B496E43FB11A873F7EBFC93F"> : tensor<33xf32>
    %c1 = stablehlo.constant dense<"0x8ED6FCBED043EA3E2A6D95C087090E41B635514034340B41C62E73C0A95AE0C081EC0741C609C5C0D1CA16C080BBC3404EF9A03F83858CC04F9C90C01E4D05411D2691405EC598C032CE17C0CE97FEC02A0C0541526F8F3F84BB03415A330940FD3B64C02B4F43C06302F0C013A1EEBFD39A6440F6BFE54055A13B40C215B140BF891BC0"> : tensor<33xf32>
    return %c0, %c1 : tensor<33xf32>, tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x4BAE7D40FE1BA03F95339BC1133A8EC29BB9B241C36E8CC294F260C0E8B3ECC08EA23A41E5231542547E13C11AB878C055EBCDC0AB506841963706C2A9898342D9C66C4125D554C15D75A84070621840100B8BC245741B40B219D0414E4A36C1495F15C125983D4133FE4B420A9E6B3FF33563C121D32242248AA740E0E9BA40FF2675C0"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @lax_mul_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xf64>, tensor<1x1xf64>)
    %want0 = call @expected() : () -> tensor<1x1xf64>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<1x1xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xf64>, tensor<1x1xf64>) {
    %c0 = stablehlo.constant dense<-6.606676335807559> : tensor<1x1xf64>
    %c1 = stablehlo.constant dense<4.143554551411668> : tensor<1x1xf64>
    return %c0, %c1 : tensor<1x1xf64>, tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<-27.375123800939175> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
}

// -----

module @lax_mul_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<4x0x2xcomplex<f32>>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<4x0x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0, %c1 : tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
}

// -----

module @lax_mul_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f64>>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<2x1x3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[[[(-0.7611866912224912,-8.557660183739838), (7.698303362089753,0.6762275868439982)], [(0.7390093874961536,8.347737370968446), (-6.904179531841811,-2.5108155755642745)], [(6.8156219182606534,2.202325073374361), (8.671110830155254,-7.9221955324622)]]], [[[(-6.114596482055417,5.138587442446006), (8.379658380141887,-5.2481168363847415)], [(-3.0395593709975284,8.425929141180763), (-1.7014427675490031,2.135048286480407)], [(-0.6530763927934906,-3.8006239255158505), (3.4616772770726314,-4.092113964025842)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[[[(7.960972007813702,-5.474489329257957), (-0.8466951359715154,6.484111435749503)], [(2.5705570895606638,-3.7132328800597145), (7.7294128090169,7.98923708632239)], [(8.592208650899792,-7.098837569017036), (0.394489553734946,5.853507387148783)]]], [[[(2.4021479159554744,6.426460306235459), (-1.9630482472579152,-8.001773810855694)], [(-8.236642655171106,3.318774613342214), (-1.8034710413368131,-0.4000729141216315)], [(-6.937245680459634,2.4559993449484434), (2.6068057627077614,-5.95805345301956)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0, %c1 : tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-52.90860530084202,-63.96018475646401), (-10.902851040939016,49.34409825740444)], [(32.89675870026339,18.714221524409925), (-33.305752795956394,-74.5662572372642)], [(74.19519357739954,-29.460156382023982), (49.79329271347877,47.631187918897595)]]], [[[(-47.71109342527734,-26.95156446474947), (-58.44391755345189,-56.74982441306698)], [(-2.9279953594877797,-79.48897984991174), (3.922677749529202,-3.169796590298694)], [(13.864881256379112,24.761906717434268), (-15.357113459006277,-31.292204516981407)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
}

// -----

module @lax_mul_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xbf16>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<121xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<121xbf16>, tensor<121xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xbf16> {
    %c0 = stablehlo.constant dense<"0x00000080000000800000008000000080C0FFC0FFC07F00800000008000000080000000800000C0FFC0FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F0080000080BF803F00BF003F00C0004080FF807FC07F00000080003F00BF803E80BE803F80BF807F80FFC07F0080000000BF003F80BE803E80BF803F80FF807FC07F00000080004000C0803F80BF804080C0807F80FFC07F0080000000C0004080BF803F80C0804080FF807FC07FC0FFC0FF807F80FF807F80FF807F80FF807F80FFC07FC0FFC0FF80FF807F80FF807F80FF807F80FF807FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    return %c0 : tensor<121xbf16>
  }
}

// -----

module @lax_mul_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xf32>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<121xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<121xf32>, tensor<121xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xf32> {
    %c0 = stablehlo.constant dense<"0x00000000000000800000000000000080000000000000008000000000000000800000C0FF0000C0FF0000C07F00000080000000000000008000000000000000800000000000000080000000000000C0FF0000C0FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F0000008000000000000080BF0000803F000000BF0000003F000000C000000040000080FF0000807F0000C07F00000000000000800000003F000000BF0000803E000080BE0000803F000080BF0000807F000080FF0000C07F0000008000000000000000BF0000003F000080BE0000803E000080BF0000803F000080FF0000807F0000C07F000000000000008000000040000000C00000803F000080BF00008040000080C00000807F000080FF0000C07F0000008000000000000000C000000040000080BF0000803F000080C000008040000080FF0000807F0000C07F0000C0FF0000C0FF0000807F000080FF0000807F000080FF0000807F000080FF0000807F000080FF0000C07F0000C0FF0000C0FF000080FF0000807F000080FF0000807F000080FF0000807F000080FF0000807F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    return %c0 : tensor<121xf32>
  }
}

// -----

module @lax_mul_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xf64>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<121xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<121xf64>, tensor<121xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xf64> {
    %c0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000000000000000000000800000000000000000000000000000008000000000000000000000000000000080000000000000F8FF000000000000F8FF000000000000F87F00000000000000800000000000000000000000000000008000000000000000000000000000000080000000000000000000000000000000800000000000000000000000000000F8FF000000000000F8FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000800000000000000000000000000000F0BF000000000000F03F000000000000E0BF000000000000E03F00000000000000C00000000000000040000000000000F0FF000000000000F07F000000000000F87F00000000000000000000000000000080000000000000E03F000000000000E0BF000000000000D03F000000000000D0BF000000000000F03F000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F00000000000000800000000000000000000000000000E0BF000000000000E03F000000000000D0BF000000000000D03F000000000000F0BF000000000000F03F000000000000F0FF000000000000F07F000000000000F87F00000000000000000000000000000080000000000000004000000000000000C0000000000000F03F000000000000F0BF000000000000104000000000000010C0000000000000F07F000000000000F0FF000000000000F87F0000000000000080000000000000000000000000000000C00000000000000040000000000000F0BF000000000000F03F00000000000010C00000000000001040000000000000F0FF000000000000F07F000000000000F87F000000000000F8FF000000000000F8FF000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F87F000000000000F8FF000000000000F8FF000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F0FF000000000000F07F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    return %c0 : tensor<121xf64>
  }
}

// -----

module @lax_mul_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi2>, tensor<3x4xi2>)
    %want0 = call @expected() : () -> tensor<3x4xi2>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi2>, tensor<3x4xi2>) {
    %c0 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 0, 1, 1], [0, 1, 0, 0]]> : tensor<3x4xi2>
    %c1 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 1, 1, 1], [1, 1, 0, 0]]> : tensor<3x4xi2>
    return %c0, %c1 : tensor<3x4xi2>, tensor<3x4xi2>
  }
  func.func private @expected() -> tensor<3x4xi2> {
    %c0 = stablehlo.constant dense<[[0, 1, 1, 0], [0, 0, 1, 1], [0, 1, 0, 0]]> : tensor<3x4xi2>
    return %c0 : tensor<3x4xi2>
  }
}

// -----

module @lax_mul_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi4>, tensor<3x4xi4>)
    %want0 = call @expected() : () -> tensor<3x4xi4>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi4>, tensor<3x4xi4>) {
    %c0 = stablehlo.constant dense<[[0, 1, 2, 3], [0, 3, 1, 0], [3, 3, 1, 3]]> : tensor<3x4xi4>
    %c1 = stablehlo.constant dense<[[2, 3, 3, 3], [2, 0, 2, 0], [3, 3, 3, 2]]> : tensor<3x4xi4>
    return %c0, %c1 : tensor<3x4xi4>, tensor<3x4xi4>
  }
  func.func private @expected() -> tensor<3x4xi4> {
    %c0 = stablehlo.constant dense<[[0, 3, 6, -7], [0, 0, 2, 0], [-7, -7, 3, 6]]> : tensor<3x4xi4>
    return %c0 : tensor<3x4xi4>
  }
}

// -----

module @lax_mul_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui2>, tensor<3x4xui2>)
    %want0 = call @expected() : () -> tensor<3x4xui2>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui2>, tensor<3x4xui2>) {
    %c0 = stablehlo.constant dense<[[3, 1, 0, 1], [3, 3, 1, 0], [1, 0, 2, 0]]> : tensor<3x4xui2>
    %c1 = stablehlo.constant dense<[[0, 1, 2, 3], [1, 2, 2, 0], [1, 1, 0, 2]]> : tensor<3x4xui2>
    return %c0, %c1 : tensor<3x4xui2>, tensor<3x4xui2>
  }
  func.func private @expected() -> tensor<3x4xui2> {
    %c0 = stablehlo.constant dense<[[0, 1, 0, 3], [3, 2, 2, 0], [1, 0, 0, 0]]> : tensor<3x4xui2>
    return %c0 : tensor<3x4xui2>
  }
}

// -----

module @lax_mul_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui4>, tensor<3x4xui4>)
    %want0 = call @expected() : () -> tensor<3x4xui4>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui4>, tensor<3x4xui4>) {
    %c0 = stablehlo.constant dense<[[3, 0, 1, 3], [0, 3, 1, 3], [0, 2, 1, 0]]> : tensor<3x4xui4>
    %c1 = stablehlo.constant dense<[[3, 2, 0, 1], [3, 1, 2, 2], [0, 3, 2, 0]]> : tensor<3x4xui4>
    return %c0, %c1 : tensor<3x4xui4>, tensor<3x4xui4>
  }
  func.func private @expected() -> tensor<3x4xui4> {
    %c0 = stablehlo.constant dense<[[9, 0, 0, 3], [0, 3, 2, 6], [0, 6, 2, 0]]> : tensor<3x4xui4>
    return %c0 : tensor<3x4xui4>
  }
}

// -----

module @lax_mul_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>)
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) {
    %c0 = stablehlo.constant dense<[[3.875, 1.375, 2.125, 1.75], [2.75, 1.6875, 3.75, 3.125], [1.3125, 1.1875, 2.125, 3.125]]> : tensor<3x4xf8E3M4>
    %c1 = stablehlo.constant dense<[[0.8125, 2.375, 0.6875, 1.625], [1.5625, 3.625, 0.4375, 3.0], [1.5625, 3.5, 1.1875, 2.875]]> : tensor<3x4xf8E3M4>
    return %c0, %c1 : tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[3.125, 3.25, 1.4375, 2.875], [4.25, 6.0, 1.625, 9.5], [2.0, 4.25, 2.5, 9.0]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_mul_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) {
    %c0 = stablehlo.constant dense<[[3.0, 3.75, 1.0, 2.5], [4.0, 0.25, 1.375, 0.75], [1.125, 0.875, 2.5, 3.0]]> : tensor<3x4xf8E4M3>
    %c1 = stablehlo.constant dense<[[3.75, 3.5, 2.25, 3.5], [0.625, 2.5, 2.0, 3.25], [1.875, 0.5, 3.0, 2.5]]> : tensor<3x4xf8E4M3>
    return %c0, %c1 : tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[11.0, 13.0, 2.25, 9.0], [2.5, 0.625, 2.75, 2.5], [2.0, 0.4375, 7.5, 7.5]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_mul_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<[[3.25, 0.6875, 2.25, 1.75], [3.5, 0.4375, 3.5, 1.75], [2.5, 3.75, 2.75, 2.5]]> : tensor<3x4xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[1.625, 3.0, 0.9375, 1.25], [0.46875, 3.75, 2.0, 2.25], [1.625, 2.0, 1.375, 3.5]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[5.5, 2.0, 2.0, 2.25], [1.625, 1.625, 7.0, 4.0], [4.0, 7.5, 3.75, 9.0]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_mul_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<[[3.25, 1.25, 0.5, 0.75], [3.75, 3.0, 0.5, 3.0], [3.5, 0.9375, 2.5, 0.8125]]> : tensor<3x4xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[2.5, 3.25, 1.5, 2.5], [0.5625, 3.25, 3.75, 2.25], [3.75, 2.25, 2.5, 2.5]]> : tensor<3x4xf8E4M3FN>
    return %c0, %c1 : tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[8.0, 4.0, 0.75, 1.875], [2.0, 10.0, 1.875, 7.0], [13.0, 2.0, 6.0, 2.0]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_mul_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<[[0.9375, 2.75, 1.25, 0.875], [2.75, 2.5, 1.75, 4.0], [3.75, 3.75, 1.0, 3.25]]> : tensor<3x4xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[4.0, 4.0, 3.25, 2.75], [2.25, 2.5, 0.625, 3.25], [3.5, 3.5, 2.5, 0.75]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[3.75, 11.0, 4.0, 2.5], [6.0, 6.0, 1.125, 13.0], [13.0, 13.0, 2.5, 2.5]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_mul_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>)
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) {
    %c0 = stablehlo.constant dense<[[3.5, 4.0, 0.875, 3.0], [1.25, 4.0, 1.5, 3.0], [3.5, 3.5, 0.625, 2.0]]> : tensor<3x4xf8E5M2>
    %c1 = stablehlo.constant dense<[[0.75, 3.5, 3.5, 3.5], [4.0, 1.75, 0.625, 3.5], [2.0, 4.0, 2.0, 1.25]]> : tensor<3x4xf8E5M2>
    return %c0, %c1 : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[2.5, 14.0, 3.0, 10.0], [5.0, 7.0, 1.0, 10.0], [7.0, 14.0, 1.25, 2.5]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_mul_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<[[2.0, 2.0, 3.0, 1.75], [1.5, 3.5, 0.625, 1.5], [3.5, 2.0, 3.0, 4.0]]> : tensor<3x4xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[0.625, 0.75, 2.5, 1.75], [3.0, 0.75, 0.875, 0.3125], [1.25, 3.5, 3.5, 0.875]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0, %c1 : tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.25, 1.5, 8.0, 3.0], [4.0, 2.5, 0.5, 0.5], [4.0, 7.0, 10.0, 3.5]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}

// -----

module @lax_mul_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<3x4xf8E8M0FNU>
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<[[4.0, 4.0, 2.0, 4.0], [1.0, 4.0, 2.0, 4.0], [2.0, 2.0, 0.25, 1.0]]> : tensor<3x4xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[[2.0, 4.0, 2.0, 2.0], [1.0, 2.0, 2.0, 4.0], [4.0, 2.0, 0.5, 2.0]]> : tensor<3x4xf8E8M0FNU>
    return %c0, %c1 : tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<3x4xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<[[8.0, 16.0, 4.0, 8.0], [1.0, 8.0, 4.0, 16.0], [8.0, 4.0, 0.125, 2.0]]> : tensor<3x4xf8E8M0FNU>
    return %c0 : tensor<3x4xf8E8M0FNU>
  }
}
