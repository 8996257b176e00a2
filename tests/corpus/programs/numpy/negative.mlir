module @numpy_negative_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xi32>
    %want0 = call @expected() : () -> tensor<1x1xi32>
    %0 = stablehlo.negate %arg0 : tensor<1x1xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi32>, tensor<1x1xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xi32> {
    %c0 = stablehlo.constant dense<-5> : tensor<1x1xi32>
    return %c0 : tensor<1x1xi32>
  }
  func.func private @expected() -> tensor<1x1xi32> {
    %c0 = stablehlo.constant dense<5> : tensor<1x1xi32>
    return %c0 : tensor<1x1xi32>
  }
}

// -----

module @numpy_negative_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xbf16>
    %want0 = call @expected() : () -> tensor<4x0x2xbf16>
    %0 = stablehlo.negate %arg0 : tensor<4x0x2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>) -> ()
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

module @numpy_negative_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = stablehlo.negate %arg0 : tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[2.4218424185428162, -3.744276440501169], [1.8469603831378603, -1.0232812864716], [8.573022312170473, 1.431337524585512]]], [[[-7.257290851702277, -0.29679897495292806], [7.9309130881441305, 6.39895923569825], [-5.71597912277987, -6.1329948229345845]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[-2.4218424185428162, 3.744276440501169], [-1.8469603831378603, 1.0232812864716], [-8.573022312170473, -1.431337524585512]]], [[[7.257290851702277, 0.29679897495292806], [-7.9309130881441305, -6.39895923569825], [5.71597912277987, 6.1329948229345845]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}

// -----

module @numpy_negative_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<17x3xcomplex<f32>>
    %0 = stablehlo.negate %arg0 : tensor<17x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<17x3xcomplex<f32>>, tensor<17x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x6DFAC340FB3FC14068FD33C01797DEC0BB62A3BFE1032D3F68301540F57007BFA73EECC090FFD040E0E1AF409FCDBC3FBAAEC1C041B34F40575C9B3FDB22A3C0AF044940605825C0B1DD0140172AEE40E1B4D94039FBA340B3F945C0BACCCA401683EBC02865C2409344CEBF28EBA240D9A0FE406A40BF3F8EC22FC0F81895C0793920C057510D410AEB9FC0C01BCE4017D00FC1C8CDBDC00DDEDA409CCD9640DB8E4BC034F1C6C070BF763E78FED9C040EAE6C0B57B33C0F6FEEBC03C373B40744B533F8979F64044A3EA3ED9EBFC401A9AF540BC1EC93FA60E0B41180EA33EF36C0D4148DAB53F144B0C4138060D41F3682040FF381A4055905EC0BFC58340949A7DC0FAA0AA408D240541FB06AD3E949190C0BF0C07416F695F405F12C8C03F0A82C06CF31AC007CD91C0A2DB9640168C06C1DB1546C0589EA8BFA1FFD2C0CD9FC9C0DD96BD409F992FC01D6DCCC0E0FF69C0481EB2403B02BDC0F7DF16C0C20D54BF9B2A1640F1602E40F63EF8C078C93EC0352EB640D277A9C01091C7C0D0780441F80199BFE082EE40F0CD084165A3C6C08C6D75BF"> : tensor<17x3xcomplex<f32>>
    return %c0 : tensor<17x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<17x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x6DFAC3C0FB3FC1C068FD33401797DE40BB62A33FE1032DBF683015C0F570073FA73EEC4090FFD0C0E0E1AFC09FCDBCBFBAAEC14041B34FC0575C9BBFDB22A340AF0449C060582540B1DD01C0172AEEC0E1B4D9C039FBA3C0B3F94540BACCCAC01683EB402865C2C09344CE3F28EBA2C0D9A0FEC06A40BFBF8EC22F40F81895407939204057510DC10AEB9F40C01BCEC017D00F41C8CDBD400DDEDAC09CCD96C0DB8E4B4034F1C64070BF76BE78FED94040EAE640B57B3340F6FEEB403C373BC0744B53BF8979F6C044A3EABED9EBFCC01A9AF5C0BC1EC9BFA60E0BC1180EA3BEF36C0DC148DAB5BF144B0CC138060DC1F36820C0FF381AC055905E40BFC583C0949A7D40FAA0AAC08D2405C1FB06ADBE94919040BF0C07C16F695FC05F12C8403F0A82406CF31A4007CD9140A2DB96C0168C0641DB154640589EA83FA1FFD240CD9FC940DD96BDC09F992F401D6DCC40E0FF6940481EB2C03B02BD40F7DF1640C20D543F9B2A16C0F1602EC0F63EF84078C93E40352EB6C0D277A9401091C740D07804C1F801993FE082EEC0F0CD08C165A3C6408C6D753F"> : tensor<17x3xcomplex<f32>>
    return %c0 : tensor<17x3xcomplex<f32>>
  }
}
