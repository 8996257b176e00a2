module @lax_square_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi8>
    %want0 = call @expected() : () -> tensor<33xi8>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<33xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi8>, tensor<33xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi8> {
    %c0 = stablehlo.constant dense<"0xFC05FEFD08F800010801FE09F70606F9FFF809FBFD06FAFC08FDFB06070005FD09"> : tensor<33xi8>
    return %c0 : tensor<33xi8>
  }
  func.func private @expected() -> tensor<33xi8> {
    %c0 = stablehlo.constant dense<"0x101904094040000140010451512424310140511909242410400919243100190951"> : tensor<33xi8>
    return %c0 : tensor<33xi8>
  }
}

// -----

module @lax_square_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xi16>
    %want0 = call @expected() : () -> tensor<1x1xi16>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1x1xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi16>, tensor<1x1xi16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xi16> {
    %c0 = stablehlo.constant dense<0> : tensor<1x1xi16>
    return %c0 : tensor<1x1xi16>
  }
  func.func private @expected() -> tensor<1x1xi16> {
    %c0 = stablehlo.constant dense<0> : tensor<1x1xi16>
    return %c0 : tensor<1x1xi16>
  }
}

// -----

module @lax_square_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xi32>
    %want0 = call @expected() : () -> tensor<4x0x2xi32>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x0x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi32>, tensor<4x0x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xi32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0 : tensor<4x0x2xi32>
  }
  func.func private @expected() -> tensor<4x0x2xi32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0 : tensor<4x0x2xi32>
  }
}

// -----

module @lax_square_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xi64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xi64>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x1x3x2xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xi64> {
    %c0 = stablehlo.constant dense<[[[[-6, 7], [-7, -1], [0, 1]]], [[[1, -3], [4, 9], [6, -5]]]]> : tensor<2x1x3x2xi64>
    return %c0 : tensor<2x1x3x2xi64>
  }
  func.func private @expected() -> tensor<2x1x3x2xi64> {
    %c0 = stablehlo.constant dense<[[[[36, 49], [49, 1], [0, 1]]], [[[1, 9], [16, 81], [36, 25]]]]> : tensor<2x1x3x2xi64>
    return %c0 : tensor<2x1x3x2xi64>
  }
}

// -----

module @lax_square_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xui8>
    %want0 = call @expected() : () -> tensor<17x3xui8>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<17x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xui8>, tensor<17x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xui8> {
    %c0 = stablehlo.constant dense<"0x050204020202060405010208070702070905040801020205010708080606070401000702000905030706060609090106080109"> : tensor<17x3xui8>
    return %c0 : tensor<17x3xui8>
  }
  func.func private @expected() -> tensor<17x3xui8> {
    %c0 = stablehlo.constant dense<"0x190410040404241019010440313104315119104001040419013140402424311001003104005119093124242451510124400151"> : tensor<17x3xui8>
    return %c0 : tensor<17x3xui8>
  }
}

// -----

module @lax_square_u16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xui16>
    %want0 = call @expected() : () -> tensor<3x5xui16>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xui16> {
    %c0 = stablehlo.constant dense<[[8, 5, 2, 6, 3], [8, 0, 9, 4, 5], [4, 3, 9, 8, 7]]> : tensor<3x5xui16>
    return %c0 : tensor<3x5xui16>
  }
  func.func private @expected() -> tensor<3x5xui16> {
    %c0 = stablehlo.constant dense<[[64, 25, 4, 36, 9], [64, 0, 81, 16, 25], [16, 9, 81, 64, 49]]> : tensor<3x5xui16>
    return %c0 : tensor<3x5xui16>
  }
}

// -----

module @lax_square_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<ui32>
    %want0 = call @expected() : () -> tensor<ui32>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<ui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<ui32> {
    %c0 = stablehlo.constant dense<4> : tensor<ui32>
    return %c0 : tensor<ui32>
  }
  func.func private @expected() -> tensor<ui32> {
    %c0 = stablehlo.constant dense<16> : tensor<ui32>
    return %c0 : tensor<ui32>
  }
}

// -----

module @lax_square_u64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xui64>
    %want0 = call @expected() : () -> tensor<7xui64>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xui64>, tensor<7xui64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xui64> {
    %c0 = stablehlo.constant dense<[9, 7, 3, 5, 2, 4, 3]> : tensor<7xui64>
    return %c0 : tensor<7xui64>
  }
  func.func private @expected() -> tensor<7xui64> {
    %c0 = stablehlo.constant dense<[81, 49, 9, 25, 4, 16, 9]> : tensor<7xui64>
    return %c0 : tensor<7xui64>
  }
}

// -----

module @lax_square_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xbf16>
    %want0 = call @expected() : () -> tensor<2x3x4xbf16>
    %0 = chlo.square %arg0 : tensor<2x3x4xbf16> -> tensor<2x3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0x734001C17040D340AC3E813ED14025400741083F98C006C191BFCD3FB4C0D240FAC0BCBFAA3E9740C0C00F4170C0EAC0"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0x6741824261412E42E73D823D2B42D5408E42903EB4418C42A43F2440FD412C4274420A40E23DB2411042A04261415642"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
}

// -----

module @lax_square_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xf16>
    %want0 = call @expected() : () -> tensor<0xf16>
    %0 = chlo.square %arg0 : tensor<0xf16> -> tensor<0xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.906e-03 : f64} : (tensor<0xf16>, tensor<0xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0 : tensor<0xf16>
  }
  func.func private @expected() -> tensor<0xf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0 : tensor<0xf16>
  }
}

// -----

module @lax_square_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf32>
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = chlo.square %arg0 : tensor<33xf32> -> tensor<33xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x03720541F1E89CBE5F2BDDC02FB40141F0E682C09D73A63EF1C10641EE3C0C41A9F2D3BF96D0D6408868984087E5823F42D601417776B9BC6113AC3F08D210BF581971C05F2FE740C8445D402179FFC0179E0FC1CBE086C08AA0E3C0A2969FBFBE952140AF865E40B68FB940AD98FA406FA486BF3DD6873F593503C08284DDBFC650E8C0"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x541F8B427359C03DE9133F422C6E8342B8DE85414874D83D36DF8D4266A59942E9792F40654134429878B541D6DB853F44B383426F5C063A1854E73FEBD9A33EBA10634186C65042D43F3F4189F27E42FF23A14234208E4119664A42ECF8C63F61FBCB40DE6D4141068106428D4E75421CA18D3F4F27903F487F86400DAE3F4080D25242"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @lax_square_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf64>
    %want0 = call @expected() : () -> tensor<1x1xf64>
    %0 = chlo.square %arg0 : tensor<1x1xf64> -> tensor<1x1xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<-1.6238894733667282> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<2.63701702171127> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
}

// -----

module @lax_square_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x0x2xcomplex<f32>>
    %0 = chlo.square %arg0 : tensor<4x0x2xcomplex<f32>> -> tensor<4x0x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) -> ()
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

module @lax_square_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f64>>
    %0 = chlo.square %arg0 : tensor<2x1x3x2xcomplex<f64>> -> tensor<2x1x3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(1.6972853508726207,3.2690903765032786), (7.717401464997501,-1.262171610664094)], [(-4.083846200880652,-6.73935678478212), (4.905219129000752,7.887984804021006)], [(-3.3153020945844682,4.919301142814959), (-5.519236621586764,2.0095222531349037)]]], [[[(-1.2890202376382165,-1.0290078634187507), (1.4516122503778295,5.316724588815768)], [(4.598764489169103,8.481694673752148), (5.942090926186776,6.612456840485512)], [(6.5379282653499455,6.884023255129671), (-4.910380520409588,3.0337993807018595)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-7.806174327459553,11.09715841343535), (57.96520819717918,-19.481370074434665)], [(-28.74113008014146,55.04499320382342), (-38.15912956495141,77.38458789990217)], [(-13.208295755344396,-32.617938765332404), (26.423793199220093,-22.182057622791415)]]], [[[(0.6027159900632618,2.652823921271263), (-26.160382227871214,15.435645090019996)], [(-50.790509711912804,78.0106325472522), (-8.41614089221243,78.58363958330128)], [(-4.645270174304366,90.01450043807723), (14.907898172870953,-29.79421876365817)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
}
