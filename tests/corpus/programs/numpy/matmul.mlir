module @numpy_matmul_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<4x5xi1>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi1>, tensor<4x5xi1>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<4x5xi1>) {
    %c0 = stablehlo.constant dense<[[false, true, true, false], [true, true, true, false], [false, true, true, true]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<"0x0001000001000101010101000100010100000100"> : tensor<4x5xi1>
    return %c0, %c1 : tensor<3x4xi1>, tensor<4x5xi1>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @numpy_matmul_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<4x5xi32>)
    %want0 = call @expected() : () -> tensor<3x5xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi32>, tensor<4x5xi32>) -> tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<4x5xi32>) {
    %c0 = stablehlo.constant dense<[[3, 0, -1, 2], [0, 1, -2, -2], [2, -2, -2, 3]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<"0x00000000FDFFFFFF00000000FFFFFFFF01000000FDFFFFFFFDFFFFFF0300000000000000FEFFFFFF03000000FDFFFFFF01000000FEFFFFFF0200000001000000FDFFFFFFFEFFFFFFFDFFFFFF03000000"> : tensor<4x5xi32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<4x5xi32>
  }
  func.func private @expected() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[-1, -12, -5, -7, 7], [-11, 9, 5, 10, -12], [3, -3, -14, -7, 11]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
}

// -----

module @numpy_matmul_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<4x5xbf16>)
    %want0 = call @expected() : () -> tensor<3x5xbf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<4x5xbf16>) {
    %c0 = stablehlo.constant dense<[[1.96875, -1.0078125, 1.0, 1.625], [1.1640625, 2.671875, 0.5859375, 0.73828125], [1.1953125, 0.02783203125, 0.1376953125, -0.14453125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<"0xA7BF94BE01C02EC0EA3E7EBF9BBE02BF1C40364034BF41BF57BF08BE2A3FC5BFFD3DFD3F2940A0BF"> : tensor<4x5xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<4x5xbf16>
  }
  func.func private @expected() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-4.78125, -0.81640625, -1.0859375, -3.65625, -3.328125], [-5.71875, -1.4921875, -2.734375, 5.21875, 7.59375], [-1.4609375, -0.4765625, -2.828125, -3.578125, 0.8984375]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
}

// -----

module @numpy_matmul_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<4x5xf16>)
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf16>, tensor<4x5xf16>) -> tensor<3x5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<4x5xf16>) {
    %c0 = stablehlo.constant dense<[[-2.990234375, -2.15234375, 2.177734375, -1.33203125], [0.84814453125, -2.146484375, -2.068359375, 0.87646484375], [-0.2498779296875, -0.41455078125, 1.18359375, -0.41845703125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<"0xE4BB0A3CCA41CBBE71BE7740EBB8F2BB97B96241F4C1603EDCBF3ABBBF33693587BD1ABEE6C0F2B6"> : tensor<4x5xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<4x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-8.7890625, 3.615234375, -8.765625, 7.87890625, 0.1278076171875], [0.82470703125, -2.33203125, 7.3125, -0.21875, -8.0234375], [-4.34375, 2.466796875, -1.9990234375, 0.669921875, -0.2452392578125]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
}

// -----

module @numpy_matmul_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<4x5xf32>)
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4x5xf32>) {
    %c0 = stablehlo.constant dense<[[0.91620684, 0.8097599, -1.1756438, -2.0094945], [-0.06466798, -2.854332, 2.9705813, 1.0594466], [2.6997957, 2.1626408, -1.802658, -0.11609894]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<"0xF17C08C04A00D13E9B7C1E4037001DC06210ACBF9E8D33405339E4BF12FF81BFD06BED3EB70B693E8B4D80BE55BE63BE56539E3FBE1222C04F95E13F0D0AC83E7B70FE3EE61BA43F210B1DC08309063F"> : tensor<4x5xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-0.17263626, -1.8069532, -2.584087, 6.036014, -4.1713777], [-8.200443, 4.928694, 7.771393, -11.287308, 5.2272987], [0.7160458, -2.4106903, 2.110692, -0.770203, -6.374754]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_matmul_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<4x5xf64>)
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<4x5xf64>) -> tensor<3x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<4x5xf64>) {
    %c0 = stablehlo.constant dense<[[1.9714008071881093, 2.4913348813007676, -0.7142052059074491, -2.5157354152918305], [-1.2745338383177407, 2.0100432600728846, 1.6889448364202613, -2.7000141654772616], [-0.3299410538016323, 2.4346539729890404, -2.2743416658425755, 1.0366682964411726]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<"0x2C59CAE00EF2F3BFB0ACBA787DD3E73F78B7C092DE05E83FA07520A24CF3D1BF80F55D672676C83F44CBC079E56BEF3FB819A9AF483AE33F8416EC6B7BCBED3F8060F316B6BDBCBF8CD60357CED706407C380231C30702C03851A7591EACE3BF802BB9950FEBDBBF4B5B8A01ACB501C012DD5AAE21240240004E5E4E78AE7A3F1989BC8308F107C0B005B4789BBF02C0B018A263B50FD3BFB65187EDE5B90740"> : tensor<4x5xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<4x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[1.5820342397835623, 10.932681107202153, 10.00694240825931, 1.4976821688046227, -1.5902173151482506], [-0.261582799505274, 7.300802873767938, 6.505601496290882, -2.8028660101336964, 1.3181549831838506], [7.934583015364889, -0.4870187599241702, 0.5818129238522429, 4.5451733208019665, 4.805920949625083]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}

// -----

module @numpy_matmul_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f32>>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(-1.1148121,2.5120926), (2.6494462,-2.9294956), (1.5613598,-2.1070273), (-0.78129274,2.1418173)], [(0.6362211,2.5749657), (-1.9940035,-0.6603448), (2.088483,0.9151508), (1.3231449,0.8109132)], [(-0.44368187,1.8923316), (1.6389241,0.29580846), (0.30362004,0.9581542), (1.2235562,-2.9398897)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0xC859AE3FD43EE7BDC66E0A40C4C60B3F65F6FE3FBEE410C04BF9003FA82EB1BF297925C0FDB7F9BF5D4EBBBF106508C0F981B8BDC7732E4071833A4079FC2C3EC4563F3F6E8DCB3E2D01853FD35A134093B72C408D241DC0B2BE3E400C8671BE0925F2BFA701EABEF2F9D7BF044366BF2CA2C0BCAFB71740A5B8813FA1860840C2050E3F4C7D83BF179CE53F99E257BEA6BEF83FA1FA0D40B7CD1040E66ED9BF"> : tensor<4x5xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-17.675728,-6.8279514), (9.88687,7.653613), (6.8161187,6.717076), (-4.738862,6.2523656), (24.109995,8.659996)], [(10.162233,9.637546), (9.95725,1.8668299), (0.40920925,-0.0826807), (0.7286229,0.21880221), (4.979664,-8.659517)], [(8.5248785,0.17294955), (-4.1572146,8.187809), (9.565285,-1.570232), (12.752459,-2.448386), (1.356735,-7.979096)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
}

// -----

module @numpy_matmul_batched_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x4xf32>, tensor<5x4x2xf32>)
    %want0 = call @expected() : () -> tensor<2x5x3x2xf32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x1x3x4xf32>) -> tensor<2x3x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<5x4x2xf32>) -> tensor<2x3x5x2xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 1, 3] : (tensor<2x3x5x2xf32>) -> tensor<2x5x3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<2x5x3x2xf32>, tensor<2x5x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x4xf32>, tensor<5x4x2xf32>) {
    %c0 = stablehlo.constant dense<"0x9F2F283FBF6704BF238086BFA3F633BF22FB09C0204536BF1255973FA31EA3BE58EEEBBEE6F79D3F7CD82640113F8ABFB882D13F7930CC3F5241363F9C37973DA798363FBAAC9EBEE588F8BCCE215BBF0B7A154087B0A23F2717E43F4E00D03F"> : tensor<2x1x3x4xf32>
    %c1 = stablehlo.constant dense<"0xF097F4BF1D38C63E395ABFBFF695ABBE69B141BF8A9C3AC0CD81E23F1BBD453FF259A83F1F3B1FC0700E973CB8BE38C073FA08C0A9A52A40D46D88BFFDB030C06FD1993FA56C1EBF42BE06C0FAE9EBBE0FC3B1BF29439A3FC92091BEE6591D401DA2043F98CA9BBF16A5723DCFF90DC0A507913D2D79F0BF00ADEB3EC787EE3F872CD0BF5C0121C063FD1DBF123F383FED9B803EA7D2F33F5BE70BC01E5C1AC0"> : tensor<5x4x2xf32>
    return %c0, %c1 : tensor<2x1x3x4xf32>, tensor<5x4x2xf32>
  }
  func.func private @expected() -> tensor<2x5x3x2xf32> {
    %c0 = stablehlo.constant dense<"0x9D606EBF53B53C4078746E40394389C0B8239BC02F7110C159947640F65280BF4C44A1C0263837418E60A0C0688AF040885D62407B6E4AC0D92D29C0E771134059ECCEC082CF4F3E88C0B4BD9A83813FC86D9CBF96BFB13FC8D2F4BE8C6511C10403063FD23015C0BF0D9E4070D1FD40473B4040A3E41941DC74BDC073BAF5BF9F0D19C0525745BE94BE9AC0DF975DC0B66B143FCC72DFC0CA70F43F247FB33F15D71CC0E16F13C1A5AD19C0FE5A35BF22AEE53F11241CC0AC7E33C0249483406472833F9D63D7C0183B38BDEC00DCBFE9350A40B46ABFC0164368C0A651E5BF0A11653F000B2FBC5000F6C08C8BAFC0"> : tensor<2x5x3x2xf32>
    return %c0 : tensor<2x5x3x2xf32>
  }
}

// -----

module @numpy_matmul_batched_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x4xi8>, tensor<5x4x2xi8>)
    %want0 = call @expected() : () -> tensor<2x5x3x2xi8>
    %0 = stablehlo.reshape %arg0 : (tensor<2x1x3x4xi8>) -> tensor<2x3x4xi8>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xi8>, tensor<5x4x2xi8>) -> tensor<2x3x5x2xi8>
    %2 = stablehlo.transpose %1, dims = [0, 2, 1, 3] : (tensor<2x3x5x2xi8>) -> tensor<2x5x3x2xi8>
    stablehlo.custom_call @check.expect_eq(%2, %want0) {has_side_effect = true} : (tensor<2x5x3x2xi8>, tensor<2x5x3x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x4xi8>, tensor<5x4x2xi8>) {
    %c0 = stablehlo.constant dense<"0xFDFE0001FDFEFE01FDFD0200FE03FDFFFF0203FF010302FD"> : tensor<2x1x3x4xi8>
    %c1 = stablehlo.constant dense<"0x01FF02010202FF0102FFFEFEFD01FEFE03FD02FD01FEFF00FEFEFD02FD01000003FD0001FEFE0000"> : tensor<5x4x2xi8>
    return %c0, %c1 : tensor<2x1x3x4xi8>, tensor<5x4x2xi8>
  }
  func.func private @expected() -> tensor<2x5x3x2xi8> {
    %c0 = stablehlo.constant dense<"0xF802F4FEFB04FC050203FA0BF20FF013F30E0C0212000902F707FB0BF302FFFE0A080E0301FBF302FC01FE0305F70EF00407F309EF06000FF7FFFFFC"> : tensor<2x5x3x2xi8>
    return %c0 : tensor<2x5x3x2xi8>
  }
}
