module @written_batch_norm_training_bf16 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>)
    %r, %s, %t = "stablehlo.batch_norm_training"(%a, %b, %c) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%t, %want2) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
    %c0 = stablehlo.constant dense<"0x50BF9ABF11C091BF07BE3AC08EBF5ABEF03FD5BF8B3FE13FBC3FF63F33C0943FBDBF473F793EA03EF33FFFBF18C0B83E"> : tensor<2x3x4xbf16>
    %c1 = stablehlo.constant dense<[-0.83984375, -2.859375, -1.921875]> : tensor<3xbf16>
    %c2 = stablehlo.constant dense<[-2.46875, -1.859375, -0.439453125]> : tensor<3xbf16>
    return %c0, %c1, %c2 : tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>
  }
  func.func private @expected() -> (tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>) {
    %c0 = stablehlo.constant dense<"0x12C006C0C6BF08C03DC08340F2BE30C019C0C63FC2BF11C05DC06BC0A4BF52C0EB3EA8C07AC083C01BC0F53F164035BF"> : tensor<2x3x4xbf16>
    %c1 = stablehlo.constant dense<[-0.45703125, -0.5625, 0.1181640625]> : tensor<3xbf16>
    %c2 = stablehlo.constant dense<[2.734375, 1.265625, 2.96875]> : tensor<3xbf16>
    return %c0, %c1, %c2 : tensor<2x3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>
  }
}

// -----

module @written_batch_norm_training_f16 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>)
    %r, %s, %t = "stablehlo.batch_norm_training"(%a, %b, %c) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%t, %want2) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>) {
    %c0 = stablehlo.constant dense<"0x7CC153BFDFC11B3CE83D00C03B41972F3F3402C1E440F73F6C411A40DF2DEF404DB0152EFC40704020C139BC14BB34BF"> : tensor<2x3x4xf16>
    %c1 = stablehlo.constant dense<[2.3671875, 2.73828125, 2.017578125]> : tensor<3xf16>
    %c2 = stablehlo.constant dense<[-2.75, -0.54541015625, -0.1693115234375]> : tensor<3xf16>
    return %c0, %c1, %c2 : tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>
  }
  func.func private @expected() -> (tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>) {
    %c0 = stablehlo.constant dense<"0xD6C5DAC40CC601BF9138BAC545418EBFA039CDC04C424741002D1CB987C110B2B2C0BABFD340AA3FEFC039BAB0B873BE"> : tensor<2x3x4xf16>
    %c1 = stablehlo.constant dense<[0.10498046875, 0.8603515625, -0.51318359375]> : tensor<3xf16>
    %c2 = stablehlo.constant dense<[4.76171875, 2.283203125, 3.234375]> : tensor<3xf16>
    return %c0, %c1, %c2 : tensor<2x3x4xf16>, tensor<3xf16>, tensor<3xf16>
  }
}

// -----

module @written_batch_norm_training_f32 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
    %r, %s, %t = "stablehlo.batch_norm_training"(%a, %b, %c) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%t, %want2) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<"0x568590BFDD8E08C05368293FDDC0233F8B30643FA0A587BE91A72B4088ACA43F56F438C0F71A11BF5A55A8BEF706DC3F2D8E29C016781CC0F7771440F7DF323F252E35C0D6856A3FB226E4BFF6D9C3BF485417C01121BABE4D8A923FE2CDFE3F"> : tensor<2x3x4xf32>
    %c1 = stablehlo.constant dense<[0.49753886, -0.20834605, -1.1014572]> : tensor<3xf32>
    %c2 = stablehlo.constant dense<[1.1413951, 2.046766, -1.1817745]> : tensor<3xf32>
    return %c0, %c1, %c2 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @expected() -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<"0x5CCD753FC4282B3F7A6DBD3F6E9BBC3FE80EF73F416C0440DC82DB3FC8FAF03F108A153F07F671BFDD098DBF11CB1CC04FDA043F6B0B143FDF05FB3F2CCDBE3FCF2818407CADF63F4118104063270E4012FD733E1B1C8ABFDC9A04C0783D28C0"> : tensor<2x3x4xf32>
    %c1 = stablehlo.constant dense<[-0.5046199, -0.07903862, -0.2073867]> : tensor<3xf32>
    %c2 = stablehlo.constant dense<[2.9379122, 3.0044067, 2.7985287]> : tensor<3xf32>
    return %c0, %c1, %c2 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// -----

module @written_batch_norm_training_f64 {
  func.func public @main() {
    %a, %b, %c = call @inputs() : () -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>)
    %r, %s, %t = "stablehlo.batch_norm_training"(%a, %b, %c) {epsilon = 1.0e-3 : f32, feature_index = 1 : i64} : (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>)
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%s, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%t, %want2) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<"0x8C67AF52D1A40040946081E00424E4BFD15C8A191F65F9BFB0C826C41C70FEBF78D9A9CABF86F53F3C98BF830C89FD3F0C9CBA1B46F0F33F20A7A7C6AC5E05C0A749C74DFF3D07C05468C428DEF6F7BF4CA6DD3BA0D4FBBFD72C70A7A97206C0F0EB4E1847DADA3F4CD2BF8F1E25F63F7895BEBA8603E73F19ACD7EDE6BBFDBF548D3904EA660040B4224DC97947EE3FFAE79640B963F1BFDC6DDB6DFDCEF93FD80CE4EC5E3C02C02E1188A78CFCF0BFC83A1429E7650140037CDE1A30C6F8BF"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<[0.02493545374934225, -0.3564365135615084, -0.866694602332613]> : tensor<3xf64>
    %c2 = stablehlo.constant dense<[-2.8245128344213404, -1.5802200960827884, 2.9114829563226614]> : tensor<3xf64>
    return %c0, %c1, %c2 : tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>
  }
  func.func private @expected() -> (tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<"0xF3CE7140FD4806C0552FC27CC7A806C0A37993BEA2CA06C037A0FCE7C6D506C02473CDE3C8CBFBBFF81E37834CA2FDBF4765C227816EFBBF88E8FA118818EABFBE33E7EBA6F90D406622F3E0D879074082C4D3517D9708407E52A0BF49840D402559FC22B38306C061F5E5429B6106C04F79B8EB1B7906C0F8535FC538D406C05E82D8E05362FEBF4C4BE4C09254FABF2A34088B8ADDF2BF3EBD0A2C5BC7FCBF1603A5E9E6150B402E556BAB517605402C86FDF33C12EA3F4FF3B2EBADB50740"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<[-0.1717547044242649, 0.6611192185427042, -1.457900595427737]> : tensor<3xf64>
    %c2 = stablehlo.constant dense<[2.086144587336983, 2.4114242775083436, 2.2536811721310763]> : tensor<3xf64>
    return %c0, %c1, %c2 : tensor<2x3x4xf64>, tensor<3xf64>, tensor<3xf64>
  }
}
