module @lax_broadcast_in_dim_rows_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xi32>
    %want0 = call @expected() : () -> tensor<2x3x4xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x4xi32>) -> tensor<2x3x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xi32> {
    %c0 = stablehlo.constant dense<[[-3, -2, -8, -9], [8, -1, 4, 4]]> : tensor<2x4xi32>
    return %c0 : tensor<2x4xi32>
  }
  func.func private @expected() -> tensor<2x3x4xi32> {
    %c0 = stablehlo.constant dense<"0xFDFFFFFFFEFFFFFFF8FFFFFFF7FFFFFFFDFFFFFFFEFFFFFFF8FFFFFFF7FFFFFFFDFFFFFFFEFFFFFFF8FFFFFFF7FFFFFF08000000FFFFFFFF040000000400000008000000FFFFFFFF040000000400000008000000FFFFFFFF0400000004000000"> : tensor<2x3x4xi32>
    return %c0 : tensor<2x3x4xi32>
  }
}

// -----

module @lax_broadcast_in_dim_rows_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xf32>
    %want0 = call @expected() : () -> tensor<2x3x4xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x4xf32>) -> tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xf32> {
    %c0 = stablehlo.constant dense<[[6.275531, 8.472508, -2.6436417, -8.546629], [-5.086853, 2.0123315, -8.20069, -3.0632946]]> : tensor<2x4xf32>
    return %c0 : tensor<2x4xf32>
  }
  func.func private @expected() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x26D1C840658F07416D3129C0FEBE08C126D1C840658F07416D3129C0FEBE08C126D1C840658F07416D3129C0FEBE08C180C7A2C00ACA0040073603C1050D44C080C7A2C00ACA0040073603C1050D44C080C7A2C00ACA0040073603C1050D44C0"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
}

// -----

module @lax_broadcast_in_dim_rows_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x3x4xcomplex<f64>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-4.4661278776446585,1.4587758432212787), (-0.17111430869628386,-4.188581032499975), (-7.460813631564646,2.6541619642945786), (-5.673896150140008,-6.205044032880019)], [(0.964966293349578,7.177017559030212), (0.6663753484513926,0.9761718569458875), (-8.834347009467244,4.314000934563083), (8.43076514179641,-1.1757938453237742)]]> : tensor<2x4xcomplex<f64>>
    return %c0 : tensor<2x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x67F358A050DD11C09048AD562557F73F4035DDDB12E7C5BFE8EEDC621BC110C00E7C5487DFD71DC06C759744B93B0540AE0117D511B216C0A9D61D10F7D118C067F358A050DD11C09048AD562557F73F4035DDDB12E7C5BFE8EEDC621BC110C00E7C5487DFD71DC06C759744B93B0540AE0117D511B216C0A9D61D10F7D118C067F358A050DD11C09048AD562557F73F4035DDDB12E7C5BFE8EEDC621BC110C00E7C5487DFD71DC06C759744B93B0540AE0117D511B216C0A9D61D10F7D118C090B8F5FD00E1EE3FF8684B1744B51C40E0B20E65F252E53F30761BC3CC3CEF3FBC5AFE872FAB21C09072037689411140768BA83F8DDC2040200F08350DD0F2BF90B8F5FD00E1EE3FF8684B1744B51C40E0B20E65F252E53F30761BC3CC3CEF3FBC5AFE872FAB21C09072037689411140768BA83F8DDC2040200F08350DD0F2BF90B8F5FD00E1EE3FF8684B1744B51C40E0B20E65F252E53F30761BC3CC3CEF3FBC5AFE872FAB21C09072037689411140768BA83F8DDC2040200F08350DD0F2BF"> : tensor<2x3x4xcomplex<f64>>
    return %c0 : tensor<2x3x4xcomplex<f64>>
  }
}

// -----

module @lax_broadcast_in_dim_rows_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xi1>
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x4xi1>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true, true], [false, false, false, true]]> : tensor<2x4xi1>
    return %c0 : tensor<2x4xi1>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<"0x010001010100010101000101000000010000000100000001"> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @lax_broadcast_in_dim_rows_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x4xi64>
    %want0 = call @expected() : () -> tensor<2x3x4xi64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x4xi64>) -> tensor<2x3x4xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x4xi64> {
    %c0 = stablehlo.constant dense<[[6, 8, 6, 9], [-3, 3, 2, -7]]> : tensor<2x4xi64>
    return %c0 : tensor<2x4xi64>
  }
  func.func private @expected() -> tensor<2x3x4xi64> {
    %c0 = stablehlo.constant dense<"0x060000000000000008000000000000000600000000000000090000000000000006000000000000000800000000000000060000000000000009000000000000000600000000000000080000000000000006000000000000000900000000000000FDFFFFFFFFFFFFFF03000000000000000200000000000000F9FFFFFFFFFFFFFFFDFFFFFFFFFFFFFF03000000000000000200000000000000F9FFFFFFFFFFFFFFFDFFFFFFFFFFFFFF03000000000000000200000000000000F9FFFFFFFFFFFFFF"> : tensor<2x3x4xi64>
    return %c0 : tensor<2x3x4xi64>
  }
}

// -----

module @lax_broadcast_in_dim_ones_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x5xi32>
    %want0 = call @expected() : () -> tensor<3x5xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x5xi32> {
    %c0 = stablehlo.constant dense<[[-6, 6, -6, 7, 6]]> : tensor<1x5xi32>
    return %c0 : tensor<1x5xi32>
  }
  func.func private @expected() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[-6, 6, -6, 7, 6], [-6, 6, -6, 7, 6], [-6, 6, -6, 7, 6]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
}

// -----

module @lax_broadcast_in_dim_ones_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x5xf32> {
    %c0 = stablehlo.constant dense<[[-5.243815, 7.4370832, 6.4304714, 8.829473, 0.9838918]]> : tensor<1x5xf32>
    return %c0 : tensor<1x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-5.243815, 7.4370832, 6.4304714, 8.829473, 0.9838918], [-5.243815, 7.4370832, 6.4304714, 8.829473, 0.9838918], [-5.243815, 7.4370832, 6.4304714, 8.829473, 0.9838918]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_broadcast_in_dim_ones_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x5xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f64>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.33158587313630683,3.1315076351207676), (8.762077032565603,-2.8272077256113466), (1.8649889310749685,5.301470051909828), (-4.158655788503575,6.611278374639948), (-0.9839829256429198,-5.301962996435516)]]> : tensor<1x5xcomplex<f64>>
    return %c0 : tensor<1x5xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.33158587313630683,3.1315076351207676), (8.762077032565603,-2.8272077256113466), (1.8649889310749685,5.301470051909828), (-4.158655788503575,6.611278374639948), (-0.9839829256429198,-5.301962996435516)], [(0.33158587313630683,3.1315076351207676), (8.762077032565603,-2.8272077256113466), (1.8649889310749685,5.301470051909828), (-4.158655788503575,6.611278374639948), (-0.9839829256429198,-5.301962996435516)], [(0.33158587313630683,3.1315076351207676), (8.762077032565603,-2.8272077256113466), (1.8649889310749685,5.301470051909828), (-4.158655788503575,6.611278374639948), (-0.9839829256429198,-5.301962996435516)]]> : tensor<3x5xcomplex<f64>>
    return %c0 : tensor<3x5xcomplex<f64>>
  }
}

// -----

module @lax_broadcast_in_dim_ones_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x5xf16>) -> tensor<3x5xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x5xf16> {
    %c0 = stablehlo.constant dense<[[-7.58984375, -0.58935546875, 1.42578125, -7.12109375, -0.85498046875]]> : tensor<1x5xf16>
    return %c0 : tensor<1x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-7.58984375, -0.58935546875, 1.42578125, -7.12109375, -0.85498046875], [-7.58984375, -0.58935546875, 1.42578125, -7.12109375, -0.85498046875], [-7.58984375, -0.58935546875, 1.42578125, -7.12109375, -0.85498046875]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
}

// -----

module @lax_broadcast_in_dim_ones_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x5xui8>
    %want0 = call @expected() : () -> tensor<3x5xui8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x5xui8>) -> tensor<3x5xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x5xui8> {
    %c0 = stablehlo.constant dense<[[8, 5, 7, 4, 0]]> : tensor<1x5xui8>
    return %c0 : tensor<1x5xui8>
  }
  func.func private @expected() -> tensor<3x5xui8> {
    %c0 = stablehlo.constant dense<[[8, 5, 7, 4, 0], [8, 5, 7, 4, 0], [8, 5, 7, 4, 0]]> : tensor<3x5xui8>
    return %c0 : tensor<3x5xui8>
  }
}

// -----

module @lax_broadcast_in_dim_scalar_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i32> {
    %c0 = stablehlo.constant dense<-9> : tensor<i32>
    return %c0 : tensor<i32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<-9> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
}

// -----

module @lax_broadcast_in_dim_scalar_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<6.5409536> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<6.5409536> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @lax_broadcast_in_dim_scalar_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<complex<f64>>
    %want0 = call @expected() : () -> tensor<4xcomplex<f64>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<complex<f64>> {
    %c0 = stablehlo.constant dense<(-3.906011561271364,8.812816421607721)> : tensor<complex<f64>>
    return %c0 : tensor<complex<f64>>
  }
  func.func private @expected() -> tensor<4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(-3.906011561271364,8.812816421607721)> : tensor<4xcomplex<f64>>
    return %c0 : tensor<4xcomplex<f64>>
  }
}

// -----

module @lax_broadcast_in_dim_scalar_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i1>
    %want0 = call @expected() : () -> tensor<4xi1>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i1>) -> tensor<4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi1>, tensor<4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
  func.func private @expected() -> tensor<4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<4xi1>
    return %c0 : tensor<4xi1>
  }
}

// -----

module @lax_broadcast_in_dim_scalar_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<i64>
    %want0 = call @expected() : () -> tensor<4xi64>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi64>, tensor<4xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<i64> {
    %c0 = stablehlo.constant dense<-8> : tensor<i64>
    return %c0 : tensor<i64>
  }
  func.func private @expected() -> tensor<4xi64> {
    %c0 = stablehlo.constant dense<-8> : tensor<4xi64>
    return %c0 : tensor<4xi64>
  }
}

// -----

module @lax_broadcast_in_dim_empty_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xi32>
    %want0 = call @expected() : () -> tensor<0x3xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xi32>) -> tensor<0x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x3xi32>, tensor<0x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[3, 9, -4]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
  func.func private @expected() -> tensor<0x3xi32> {
    %c0 = stablehlo.constant dense<> : tensor<0x3xi32>
    return %c0 : tensor<0x3xi32>
  }
}

// -----

module @lax_broadcast_in_dim_empty_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf32>
    %want0 = call @expected() : () -> tensor<0x3xf32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<0x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[7.688661, 3.5306873, 8.788308]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @expected() -> tensor<0x3xf32> {
    %c0 = stablehlo.constant dense<> : tensor<0x3xf32>
    return %c0 : tensor<0x3xf32>
  }
}

// -----

module @lax_broadcast_in_dim_empty_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<0x3xcomplex<f64>>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xcomplex<f64>>) -> tensor<0x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x3xcomplex<f64>>, tensor<0x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(-3.360435261087514,-2.9193834159867027), (1.2660859812950758,1.7037017900023148), (-5.89208254470546,-8.232114488698105)]> : tensor<3xcomplex<f64>>
    return %c0 : tensor<3xcomplex<f64>>
  }
  func.func private @expected() -> tensor<0x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
    return %c0 : tensor<0x3xcomplex<f64>>
  }
}

// -----

module @lax_broadcast_in_dim_empty_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf16>
    %want0 = call @expected() : () -> tensor<0x3xf16>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf16>) -> tensor<0x3xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x3xf16>, tensor<0x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf16> {
    %c0 = stablehlo.constant dense<[-4.27734375, -3.3984375, -4.09765625]> : tensor<3xf16>
    return %c0 : tensor<3xf16>
  }
  func.func private @expected() -> tensor<0x3xf16> {
    %c0 = stablehlo.constant dense<> : tensor<0x3xf16>
    return %c0 : tensor<0x3xf16>
  }
}

// -----

module @lax_broadcast_in_dim_empty_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xui8>
    %want0 = call @expected() : () -> tensor<0x3xui8>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xui8>) -> tensor<0x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xui8> {
    %c0 = stablehlo.constant dense<[2, 7, 8]> : tensor<3xui8>
    return %c0 : tensor<3xui8>
  }
  func.func private @expected() -> tensor<0x3xui8> {
    %c0 = stablehlo.constant dense<> : tensor<0x3xui8>
    return %c0 : tensor<0x3xui8>
  }
}
