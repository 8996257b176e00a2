module @lax_reduce_window_sum_plain_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xi32>
    %want0 = call @expected() : () -> tensor<5x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<6x7xi32>, tensor<i32>) -> tensor<5x3xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xi32> {
    %c0 = stablehlo.constant dense<"0x01000000FFFFFFFFFEFFFFFF0100000003000000FDFFFFFF02000000FDFFFFFF01000000FDFFFFFF01000000FEFFFFFFFFFFFFFF000000000300000000000000000000000200000001000000FEFFFFFF02000000FEFFFFFFFDFFFFFFFFFFFFFF000000000200000000000000020000000000000002000000FFFFFFFF010000000300000002000000FFFFFFFF0200000003000000FDFFFFFF01000000020000000000000001000000"> : tensor<6x7xi32>
    return %c0 : tensor<6x7xi32>
  }
  func.func private @expected() -> tensor<5x3xi32> {
    %c0 = stablehlo.constant dense<[[-7, -2, -1], [-2, -1, -2], [-3, 4, 5], [-5, 4, 8], [3, 3, 7]]> : tensor<5x3xi32>
    return %c0 : tensor<5x3xi32>
  }
}

// -----

module @lax_reduce_window_sum_plain_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xui8>
    %want0 = call @expected() : () -> tensor<5x3xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<6x7xui8>, tensor<ui8>) -> tensor<5x3xui8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x3xui8>, tensor<5x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xui8> {
    %c0 = stablehlo.constant dense<"0x010200000001020103020101000000020303020202030001030200010002020301030001030203030001"> : tensor<6x7xui8>
    return %c0 : tensor<6x7xui8>
  }
  func.func private @expected() -> tensor<5x3xui8> {
    %c0 = stablehlo.constant dense<[[9, 4, 4], [11, 12, 7], [9, 14, 9], [8, 12, 7], [10, 14, 8]]> : tensor<5x3xui8>
    return %c0 : tensor<5x3xui8>
  }
}

// -----

module @lax_reduce_window_sum_plain_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xbf16>
    %want0 = call @expected() : () -> tensor<5x3xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<6x7xbf16>, tensor<bf16>) -> tensor<5x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x3xbf16>, tensor<5x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xbf16> {
    %c0 = stablehlo.constant dense<"0x9DBFB0BF0A40C4BF9FBFC63F31C0123F6D3FF7BECEBF6C3FF83ED83E1EBFDA3FA5BF8D3F1C408D3E84BE3E40DC3D85BF3BC0C83F503E17C03440B23F503F693FA13F07402140533F9D3F124010C011C019C067BE"> : tensor<6x7xbf16>
    return %c0 : tensor<6x7xbf16>
  }
  func.func private @expected() -> tensor<5x3xbf16> {
    %c0 = stablehlo.constant dense<[[0.578125, -1.796875, -0.640625], [0.8046875, 1.0703125, 4.28125], [1.8359375, -0.1484375, 1.890625], [7.0625, 0.57421875, 5.3125], [9.3125, 0.734375, 0.9921875]]> : tensor<5x3xbf16>
    return %c0 : tensor<5x3xbf16>
  }
}

// -----

module @lax_reduce_window_sum_plain_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf32>
    %want0 = call @expected() : () -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x7xf32>, tensor<f32>) -> tensor<5x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x56916ABF10670140D630843F37EF2CC0D1C509401ED5D9BFF5492D40D98533C0F77A23C003AAB5BF111BF53E0448893F2BC3E0BF23F8FBBE00D0BFBF333D1740AEEEBD3FA5B9104089401AC0A2F58ABF43F4B83E9AAC6C3FFBFB02BFB58568BF5E7B6ABF19743AC0FBB51840D8E6A2BE26870340E6C21FBF7F200B405B9907BFC33FA03F3C42B5BFAD64D3BDB4D3314088187C3F68CE8D3FB3B3CFBE0C289FBFAB2726C010BFF1BD"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @expected() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[-4.6403, 0.6153201, 1.9829477], [-4.430253, 1.4669697, -4.310145], [1.8529825, -3.402583, -3.979968], [3.1094756, -1.8414508, -1.1127536], [8.476072, 2.3549047, -4.2249784]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
}

// -----

module @lax_reduce_window_sum_plain_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf64>
    %want0 = call @expected() : () -> tensor<5x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<6x7xf64>, tensor<f64>) -> tensor<5x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0x3A3E1B139942F1BFE016D0FC3C62DABFA4ABFE20FD58E33FDCD00E2A7C8C0140806052D6B4D0AABF00924AFCBA0801C000FE8E828A21DDBFE9CDEF2D04D9F4BF646660C8CF24034088002E70958CE03FC894CAB62B53FA3FEA79B09356BC05C042ACD1D7C951F6BF441A3432942C06C010201C593AEEEF3FE0DC5E2ED85BF73F78F959579B9BE9BFF2B9D0948F2604C0E0CB4CC3DD7CF0BFC433FE9934A80140E06978A0BFEBE53F90AEE4CACA1F01404C6F966E719CF93FDCB5E5C51F52E73F32D10D57AEA105C000B62AA7AC15923FD211290A34A805C0149C05D593D8FABF7E9D1727CDDE00C04EDEED5A6F0404C02C45F66E05D0E4BFA420407D33CAF33FA61DDB570E0707400410FC4B14FAFD3F4217D563464C06C0786373049E8AF93FF0916AC180FEC73FD6850FE7A74202C09660A8CF49E907C05026CE457347E53F4C642641407EE73F30A16C84BC6AF03F"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @expected() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[0.7207606773600341, 2.191339989818842, -9.520505560653596], [3.2646615883558816, -4.904053990185007, -5.022022376521138], [6.127501094984355, -6.307068531042724, -2.505670509523286], [-0.7913559235668592, 1.507407534621776, -2.4025888543542395], [-5.760098863457651, -1.1415675470707547, 4.3899483529241525]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
}

// -----

module @lax_reduce_window_sum_plain_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %2 : tensor<complex<f32>>
    }) : (tensor<6x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x789605C02F7EFBBF7C790DC02B0BC23F708AE2BDF17714406418963F47A929BF2033933F2AA62E40DE4CBB3FCE392D3F9E60A8BF38B7E7BF2696AC3F746FA53F771016406299EEBFB491A4BFDF71F13F066889BFE56B1C3F1FEB9E3E8E36953FFD2E09BF9F27643EAD86B83F293001C0CFF5F93F9C051CC0B72CE63FF7F875BE15960940C914823FBDE3B1BFA1AB2B40047D373F6B86D3BF21C61ABFBE65B93FFBF83EBE47721C40601912C06BF52D40FF040540502DC6BF0ECD94BDE4C306BF73A56DBFE37D3040F3000D4030D0FB3E788624C08917CA3E8DB5973F8F20A03F09A4C9BF3112BE3E536FEFBF12B2AE3FB2650A409F8802C0447531C0CB6CC93D5045D83F185CEDBF73F3083F362136BF753BA7BEB1132C3F69BDCDBF8BAA25C0CA07633F8BDDC7BFF9A124400A27FA3E2E670BC0E6F31140DB1B3A3E6ADB9AB7D79934C07FDE893FAEEA08C0545038C0"> : tensor<6x7xcomplex<f32>>
    return %c0 : tensor<6x7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.0010738,3.1856937), (0.16320536,8.049009), (2.513957,0.9652467)], [(8.308229,-0.34709513), (-0.57202184,5.709106), (1.1417934,1.610323)], [(5.6238136,-1.0183707), (2.6789944,4.76915), (0.74337256,4.3778796)], [(-1.560472,0.33987284), (2.2815104,-1.07253), (2.7156582,0.24388522)], [(0.5684345,-3.9649503), (1.6552502,-1.0265375), (-2.881512,-3.6964607)]]> : tensor<5x3xcomplex<f32>>
    return %c0 : tensor<5x3xcomplex<f32>>
  }
}

// -----

module @lax_reduce_window_sum_same_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xi32>
    %want0 = call @expected() : () -> tensor<3x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<6x7xi32>, tensor<i32>) -> tensor<3x7xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xi32> {
    %c0 = stablehlo.constant dense<"0x02000000020000000200000001000000FDFFFFFFFEFFFFFF01000000FFFFFFFF01000000FDFFFFFF0000000000000000FEFFFFFF0100000000000000FDFFFFFFFDFFFFFFFFFFFFFF02000000FFFFFFFFFEFFFFFF0100000001000000FDFFFFFF01000000FDFFFFFFFFFFFFFF010000000300000000000000FFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFF010000000300000003000000FDFFFFFF01000000FFFFFFFFFFFFFFFFFDFFFFFF"> : tensor<6x7xi32>
    return %c0 : tensor<6x7xi32>
  }
  func.func private @expected() -> tensor<3x7xi32> {
    %c0 = stablehlo.constant dense<"0x01000000FCFFFFFFFCFFFFFFFFFFFFFFFAFFFFFFFBFFFFFF0000000002000000F7FFFFFFF6FFFFFFFBFFFFFFFAFFFFFFFCFFFFFF0000000009000000FFFFFFFFFAFFFFFFFCFFFFFFFBFFFFFFFBFFFFFFFEFFFFFF"> : tensor<3x7xi32>
    return %c0 : tensor<3x7xi32>
  }
}

// -----

module @lax_reduce_window_sum_same_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xui8>
    %want0 = call @expected() : () -> tensor<3x7xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<6x7xui8>, tensor<ui8>) -> tensor<3x7xui8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3x7xui8>, tensor<3x7xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xui8> {
    %c0 = stablehlo.constant dense<"0x000100030003030300020103020301000300030300010200000202010100010002000301030000010300"> : tensor<6x7xui8>
    return %c0 : tensor<6x7xui8>
  }
  func.func private @expected() -> tensor<3x7xui8> {
    %c0 = stablehlo.constant dense<"0x0506090A0E0E06050604070C090405040103060603"> : tensor<3x7xui8>
    return %c0 : tensor<3x7xui8>
  }
}

// -----

module @lax_reduce_window_sum_same_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xbf16>
    %want0 = call @expected() : () -> tensor<3x7xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<6x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x7xbf16>, tensor<3x7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xbf16> {
    %c0 = stablehlo.constant dense<"0x57BEE6BE8DBE08C024BF97BF213FBCBF0AC09F3F1FC08ABF2D4077BE2DC03EC03340D4BFB33D8BBFF33FA33F9ABF13C0B83E9CBD623F58BF0A3F343F134035401CBF3940563E01C0294020400DBE18C026402F40"> : tensor<6x7xbf16>
    return %c0 : tensor<6x7xbf16>
  }
  func.func private @expected() -> tensor<3x7xbf16> {
    %c0 = stablehlo.constant dense<"0x1FC1E6BF20C0FDC099BF2E4012408CC030BF8A406E3F06407D40A23FEF3F0241F04098BE204007413C40"> : tensor<3x7xbf16>
    return %c0 : tensor<3x7xbf16>
  }
}

// -----

module @lax_reduce_window_sum_same_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf32>
    %want0 = call @expected() : () -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x7xf32>, tensor<3x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x9521D2BF63971F3F067E1B40061F143F79CA0CBF6396B4BE6B1F11406C571040A3513940C6D4133FCD0FF2BF936A0C4013239D3F98E7DF3C5E890FC0B0CD68BF2A125DBFEF03054094971140523F3C3E0AD4A13E0F363B40964C1F406779D7BFF089F3BF320CC9BF8C4C10C0CD1DF1BFD1861CC09B24E23FEF13E13FA9C19CBF7F173940172FC2BF47409BBE51F233409C71C7BF2F5EBD3F051B043FA5003340A5E4F5BF5270CEBF"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @expected() -> tensor<3x7xf32> {
    %c0 = stablehlo.constant dense<"0x4C057B3F5F19984078323A40AAE995401E499F406DDC6A40BB192740AFA2CA3F32B423404832EBBF1C07234080D7083C48AEAEC0DC78EFBF0014133F8E925C40FBDE2140085F9F40460E10400855ABC06440F5BF"> : tensor<3x7xf32>
    return %c0 : tensor<3x7xf32>
  }
}

// -----

module @lax_reduce_window_sum_same_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf64>
    %want0 = call @expected() : () -> tensor<3x7xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<6x7xf64>, tensor<f64>) -> tensor<3x7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x7xf64>, tensor<3x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0x5295E9733A970540F848A73626D701401DB606116D68F2BF0A4A66545B4405C0DCC19DBDF1CAF13FD8094022606DFA3FA0538D3BF077E93F10EDDDD5697ED53F2D0B5B5D199CF7BF141A189ABF5805C060403941B4200340402C99B13CEDFA3F40EFD75BAEBDCE3F25CBA22FF930FCBFEC704F42FC31F43F57FEDF72578DFBBFDC53BE5FC78D034010A053407074EF3FA632E6B9819B00C038FA44FE0A91D8BFB063C21E19360340B8193F05ED47004074A623C0CD6EE9BF09A8FA13BB6DF7BF509512137B4CE8BF6E8DE766698F02C00E21419C274D07C03B15E516191EF3BFA150A1F9306CFEBF9F08F77A2CE6FEBFE4C89C85C01CED3F1897DA99CE9CE83F701F7AB40AC3F73F5080CC660418E43FE0DCF08E786AC83F08EB3705EA8F03C0BA684ACABFAF0440E245B03BE76705C07AE4D30DB39503C008913A3AB964E0BFB0B6119D5904E4BFAC1F6327066EEDBF"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @expected() -> tensor<3x7xf64> {
    %c0 = stablehlo.constant dense<"0xA0CF569E73A20A40105D53F4C0BC02C0B00BD517E716E5BF84453AF514F4F63F0129CA14FFD001409E37E92C028C07400BA6A82B31F7F63F3A435EBDA26A08C0073BCC6F5B7704C0861AEFE84A0F0740CC8F93A969B0FEBF4EA873D4565116C0C1722F8C2757F4BFC1CD7D38685BF63FEEAE39F558890DC07D5EF41A1BC8F1BF5D52A681368F0BC0F84CBB6EA198E6BF787774F80635EF3FD41EEC39BD3FE7BF74E8A6036853E7BF"> : tensor<3x7xf64>
    return %c0 : tensor<3x7xf64>
  }
}

// -----

module @lax_reduce_window_sum_same_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x7xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %2 : tensor<complex<f32>>
    }) : (tensor<6x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x7xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x7xcomplex<f32>>, tensor<3x7xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x00FD573E8290F0BF99B91A3E2703B73F00FFA7BF97873B406A10094014223DC0969BAB3FB84F09C08EB1C4BF6F7034BF37CD323F54000F40E020F53FB314823EA90E29409822E9BE6091593D6F2B38406C3139BFD26A6B3FFF7C05C031383E40C96672BEBF24D83F255CFF3DC6DE59BF04BDCEBF0B5B1EC0E9FE29406E5D15BF6A303F4089C63FC06F40D93FD3A312BF2AF6CB3F79BA0D40CC92A63F17C14FBF5316203F41C0BABEB9B103C053E401409BBD09BFF6DFF2BFAF9BCEBF3870C2BE4B80A4BD8C0B77BF078F03C050C485BF84FFCB3FAA07193FBC7F0CC039B2E4BF36E6A33FA826013FE1820140CDD7B33FFE28C1BE76E30940AEB4E73F2395693F794E8F3F029364BF28D6443F88EDC0BDCEFC443E21892CC0BB7F1D40F3A1A7BD7FAB3940E98A6DBF56C90FC08B910D3F343B2440DEA5463F1B513AC0931A2740D0E42D3E54DDE5BF16CC0940BA55853F"> : tensor<6x7xcomplex<f32>>
    return %c0 : tensor<6x7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x74B5BE40D05A6DC02EA8E54063F24C40BBFD9A408CC24F3E26B07D40F094DD3E9CB0C03EF0A84D40D8F7793F316D983F8867B93F3561823F86EADF3FFB1082BFEB67A4408A0C13C0008A8D40526FECBFEBB48240F497B2BEFE488A40C08D00BD5754124006F8A4C0B454B0BF231D9BC04EA80A411B57663FEA3F134005D14B402A4EE03F4DAB8C40AD6B254092045A401E585ABF400430BEBA2F52405BD462C0E31B164088BCD3BF"> : tensor<3x7xcomplex<f32>>
    return %c0 : tensor<3x7xcomplex<f32>>
  }
}

// -----

module @lax_reduce_window_sum_dilated_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xi32>
    %want0 = call @expected() : () -> tensor<11x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<6x7xi32>, tensor<i32>) -> tensor<11x6xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<11x6xi32>, tensor<11x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xi32> {
    %c0 = stablehlo.constant dense<"0xFDFFFFFF02000000030000000300000001000000FDFFFFFFFFFFFFFF03000000010000000000000003000000FFFFFFFF01000000FDFFFFFFFEFFFFFFFFFFFFFFFEFFFFFF00000000FFFFFFFF010000000200000003000000FFFFFFFFFDFFFFFF010000000000000001000000FDFFFFFFFEFFFFFF02000000FEFFFFFF03000000FDFFFFFF02000000FEFFFFFF01000000FDFFFFFF0200000002000000FEFFFFFFFDFFFFFF02000000"> : tensor<6x7xi32>
    return %c0 : tensor<6x7xi32>
  }
  func.func private @expected() -> tensor<11x6xi32> {
    %c0 = stablehlo.constant dense<"0x0000000003000000000000000200000001000000FDFFFFFF0000000003000000000000000200000001000000FDFFFFFF06000000000000000100000000000000FFFFFFFF0100000006000000000000000100000000000000FFFFFFFF01000000FEFFFFFFFEFFFFFFFFFFFFFF02000000FFFFFFFF01000000FEFFFFFFFEFFFFFFFFFFFFFF02000000FFFFFFFF0100000004000000FFFFFFFFFEFFFFFFFEFFFFFF000000000100000004000000FFFFFFFFFEFFFFFFFEFFFFFF000000000100000001000000FFFFFFFF0000000001000000FDFFFFFF0200000001000000FFFFFFFF0000000001000000FDFFFFFF0200000003000000FBFFFFFFFFFFFFFF04000000FEFFFFFFFDFFFFFF"> : tensor<11x6xi32>
    return %c0 : tensor<11x6xi32>
  }
}

// -----

module @lax_reduce_window_sum_dilated_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xui8>
    %want0 = call @expected() : () -> tensor<11x6xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
      stablehlo.return %2 : tensor<ui8>
    }) : (tensor<6x7xui8>, tensor<ui8>) -> tensor<11x6xui8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<11x6xui8>, tensor<11x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xui8> {
    %c0 = stablehlo.constant dense<"0x020300010102020101020100030001000203000103030101030300010003000002020301010303030301"> : tensor<6x7xui8>
    return %c0 : tensor<6x7xui8>
  }
  func.func private @expected() -> tensor<11x6xui8> {
    %c0 = stablehlo.constant dense<"0x030402030102030402030102020105010003020105010003040003060001040003060001060401040300060401040300000502030202000502030202040406040303"> : tensor<11x6xui8>
    return %c0 : tensor<11x6xui8>
  }
}

// -----

module @lax_reduce_window_sum_dilated_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xbf16>
    %want0 = call @expected() : () -> tensor<11x6xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %2 : tensor<bf16>
    }) : (tensor<6x7xbf16>, tensor<bf16>) -> tensor<11x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<11x6xbf16>, tensor<11x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xbf16> {
    %c0 = stablehlo.constant dense<"0x0AC0143E6A3FD03E383F38C0513F2C40823FEA3F3B3E02C0DEBFB53E32C052BF99BD0DBF04C00FBF3D3FA93F133F0B40B3BFB13D3BC018C00F40B5BFE43FD8BF15BE17402EC0DABF134031C023403A40943FC53E"> : tensor<6x7xbf16>
    return %c0 : tensor<6x7xbf16>
  }
  func.func private @expected() -> tensor<11x6xbf16> {
    %c0 = stablehlo.constant dense<"0xE0BF5D3FFBBF9C3F383F38C0E0BF5D3FFBBF9C3F383F38C0384082BFC03D093F02C0DEBF384082BFC03D093F02C0DEBF55C038C022BF403E04C00FBF55C038C022BF403E04C00FBFA0BD293F40BF72C0B13D3BC0A0BD293F40BF72C0B13D3BC00C3FC8BF84408DC015BE17400C3FC8BF84408DC015BE1740583FA640CEBF3C403A40943F"> : tensor<11x6xbf16>
    return %c0 : tensor<11x6xbf16>
  }
}

// -----

module @lax_reduce_window_sum_dilated_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf32>
    %want0 = call @expected() : () -> tensor<11x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x7xf32>, tensor<f32>) -> tensor<11x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<11x6xf32>, tensor<11x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x3DED2040FAC53DC07580EA3C14AC3BC01B56493F4173D33F4D7831BF4FE8403FDF1A30C0498DDB3D6AB907C092F6E13E8D352BC0D0C1FFBD277611C055D61DBE8E862440E01EA53F0707A13F2AED863FC62BDF3F9DAB0C40ACA50F3FB1BD383F2696F43E0AA29ABF82F022BE1F6B15BFFCAA6A3F5B82B93F54B14CBF73881ABF4E0CE03F3FE6F83F1BA437C0E9C48D3C99F32A4056671FC02E5FDEBF5F1EF7BF383425401028ECBF"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @expected() -> tensor<11x6xf32> {
    %c0 = stablehlo.constant dense<"0xB8F6D5BE73700BC0431DD73F270A68C01B56493F4173D33FB8F6D5BE73700BC0431DD73F270A68C01B56493F4173D33FACFEAEBF0DDC13C0235924C078B70FC092F6E13E8D352BC0ACFEAEBF0DDC13C0235924C078B70FC092F6E13E8D352BC0DC9A7BBF3C4C8D3F23FD6740532542400707A13F2AED863FDC9A7BBF3C4C8D3F23FD6740532542400707A13F2AED863F623E2B40689E25BF9001103F6000D9BD0AA29ABF82F022BE623E2B40689E25BF9001103F6000D9BD0AA29ABF82F022BE1245A03E54C74C40958D923F38465EC04E0CE03F3FE6F83F1245A03E54C74C40958D923F38465EC04E0CE03F3FE6F83F1A28DCBFA6913D3F409CB93D9F4365C05F1EF7BF38342540"> : tensor<11x6xf32>
    return %c0 : tensor<11x6xf32>
  }
}

// -----

module @lax_reduce_window_sum_dilated_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf64>
    %want0 = call @expected() : () -> tensor<11x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<6x7xf64>, tensor<f64>) -> tensor<11x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<11x6xf64>, tensor<11x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0xDB69A406737103C044FB140FA4A8E33F4007D873991ADCBF602D5A1AEF1ACEBF349339A20160F3BFF37D2A491CEF05C077842597973DFBBFBD65661A1504F3BF7C4554A8E6A2F73FC4C5B0B5C86FF03FED657B382668F9BF18C22FC8D753D4BF7162711CDF99FCBFFC848558A5B8FD3F20F5E3DFF27BF5BF005292D7D153BD3F16E0565FAFF100C008F92042FA48004010C3DED8B851EDBF4C201174E95A00400887EFDBF463E6BF4C837490B897E4BF77DA0A278CB2F6BF809E97D3C3C2AF3FE8667BDF2D39E83F328DC785A2F00040F433E3618749F63F471CF9400297FABF00CECD6AB07205C040D7219757F70740721416E826A70140385C7AA6ECEDE83F3855A4DCE956E43FA89022A5C1D8F0BF102DE58005B4C53F76C241B1EFCC01C000E7B2AF862D873FA68C5D4AB1A9F2BFC06489DEE5C4FA3FB4B06CD82894E43FC22CC527A7C207401E384937D5B80240"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @expected() -> tensor<11x6xf64> {
    %c0 = stablehlo.constant dense<"0xB10C4AF8215305C0242B5E355F17E3BFDB7EA5776F7209C023CA707AF500FFBF349339A20160F3BFF37D2A491CEF05C0B10C4AF8215305C0242B5E355F17E3BFDB7EA5776F7209C023CA707AF500FFBF349339A20160F3BFF37D2A491CEF05C0D5E570A91D3606C0F65448B6F08DF23F5A3981CD2C54E8BF3C7C2880FC41D13F18C22FC8D753D4BF7162711CDF99FCBFD5E570A91D3606C0F65448B6F08DF23F5A3981CD2C54E8BF3C7C2880FC41D13F18C22FC8D753D4BF7162711CDF99FCBFE0F9BB48032CE63FD078EC9D3EA7E9BF40F9B768BDD8B2BF8C2E4A16FA5FF53F10C3DED8B851EDBF4C201174E95A0040E0F9BB48032CE63FD078EC9D3EA7E9BF40F9B768BDD8B2BF8C2E4A16FA5FF53F10C3DED8B851EDBF4C201174E95A0040E01C3778AA0BBD3FDA7F08C9715DE63FE8F07F809D47F73FA6D176A2D6F4ECBF328DC785A2F00040F433E3618749F63FE01C3778AA0BBD3FDA7F08C9715DE63FE8F07F809D47F73FA6D176A2D6F4ECBF328DC785A2F00040F433E3618749F63FE46D5E826A6EFEBF8EEC4A0E120D0D403C98092B8C75F23F7CA7B306EE5AEE3F3855A4DCE956E43FA89022A5C1D8F0BFE46D5E826A6EFEBF8EEC4A0E120D0D403C98092B8C75F23F7CA7B306EE5AEE3F3855A4DCE956E43FA89022A5C1D8F0BF5840F407F3A9E1BF507C2BF3DEF0E43FDECC2C059DDBFC3F3FF54613A40D1040B4B06CD82894E43FC22CC527A7C20740"> : tensor<11x6xf64>
    return %c0 : tensor<11x6xf64>
  }
}

// -----

module @lax_reduce_window_sum_dilated_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<11x6xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %2 : tensor<complex<f32>>
    }) : (tensor<6x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<11x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<11x6xcomplex<f32>>, tensor<11x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x4F77F0BFA5361DC0857F0E402916084063A50A4000FBA83F13180FC021B0A3BFC108B43D1BD046BEDCD09F3F117F01C053B5BBBF81AC73BEF34D8C3F3F1083BFEFFFA3BD799224403FB93840E11DA9BF8B725A3F434B523F789795BF0B380440923695BF38453E3EE6FE2F3D74A6413FDA30364021E8F03FBD87D73F745C1140B60F29C03E965EBF825B06C0D174F23F139F723F1FA883BF19AF36BFE1571F4026DF72BF8DCD18C0F47DB33EAB2E1E40F5893EC0815FCEBFEFE117C057602C3F96A722C04462BE3D388835C0B5DE1DC0C46113C08178F5BF9CDB82BD2B460D4047156ABFC286DF3F208EFABEB62E32C0418986BFF31EE33F3425123F2C0AE53FF52609409A88F43F0D50D8BF7D8D56BF4FE718C0B3AB3E405A4A0FC031B0CE3F2A1E533F52A286BFDD1E91BF8D4DAE3FA6623F40035DE23E3DCDCD3F5574883FFAB1CE3FF4ECCB3F36EC1AC0D99D3DC0"> : tensor<6x7xcomplex<f32>>
    return %c0 : tensor<6x7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<11x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xDDA983C0B60E6FC0CB1F14404F52F73FD18D5A40440634BFBCF26CC0B125C2BFC108B43D1BD046BEDCD09F3F117F01C0DDA983C0B60E6FC0CB1F14404F52F73FD18D5A40440634BFBCF26CC0B125C2BFC108B43D1BD046BEDCD09F3F117F01C03887F93FEC544FBE77D79FBF42659440EC3BDC3F3A5591BF7972653FDCF8C93F789795BF0B380440923695BF38453E3E3887F93FEC544FBE77D79FBF42659440EC3BDC3F3A5591BF7972653FDCF8C93F789795BF0B380440923695BF38453E3E60553F3F79AE7140A36B2840C9109F3F7CBB56C0A364CF3F4C1343C02499FCBE139F723F1FA883BF19AF36BFE1571F4060553F3F79AE7140A36B2840C9109F3F7CBB56C0A364CF3F4C1343C02499FCBE139F723F1FA883BF19AF36BFE1571F40D8370CC0BD2124401609BAC03B8782C0DAA195C056489FBF73BE26C03D391340388835C0B5DE1DC0C46113C08178F5BFD8370CC0BD2124401609BAC03B8782C0DAA195C056489FBF73BE26C03D391340388835C0B5DE1DC0C46113C08178F5BF26E0AFBE7748624062AAD33FA4A95FBFA76C2FC069B06F3F04BCE8BF64989840F52609409A88F43F0D50D8BF7D8D56BF26E0AFBE7748624062AAD33FA4A95FBFA76C2FC069B06F3F04BCE8BF64989840F52609409A88F43F0D50D8BF7D8D56BF3061403FB9A3034029AE1B408001693C744CF63E401D3D40C0D9113F395221C03DCDCD3F5574883FFAB1CE3FF4ECCB3F"> : tensor<11x6xcomplex<f32>>
    return %c0 : tensor<11x6xcomplex<f32>>
  }
}
