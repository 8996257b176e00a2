module @numpy_pad_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xi1>
    %want0 = call @expected() : () -> tensor<5x4xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<2x3xi1>, tensor<i32>) -> tensor<5x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi1>, tensor<5x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xi1> {
    %c0 = stablehlo.constant dense<[[false, false, true], [true, true, true]]> : tensor<2x3xi1>
    return %c0 : tensor<2x3xi1>
  }
  func.func private @expected() -> tensor<5x4xi1> {
    %c0 = stablehlo.constant dense<"0x0000000000000100010101000000000000000000"> : tensor<5x4xi1>
    return %c0 : tensor<5x4xi1>
  }
  func.func private @_pad(%arg0: tensor<2x3xi1>, %arg1: tensor<i32>) -> tensor<5x4xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = stablehlo.compare NE, %arg1, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : tensor<i1>
    %3 = stablehlo.pad %arg0, %2, low = [1, 0], high = [2, 1], interior = [0, 0] : (tensor<2x3xi1>, tensor<i1>) -> tensor<5x4xi1>
    return %3 : tensor<5x4xi1>
  }
}

// -----

module @numpy_pad_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xi8>
    %want0 = call @expected() : () -> tensor<5x4xi8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<2x3xi8>, tensor<i32>) -> tensor<5x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xi8>, tensor<5x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xi8> {
    %c0 = stablehlo.constant dense<[[-1, 0, 3], [-1, -2, 3]]> : tensor<2x3xi8>
    return %c0 : tensor<2x3xi8>
  }
  func.func private @expected() -> tensor<5x4xi8> {
    %c0 = stablehlo.constant dense<"0x00000000FF000300FFFE03000000000000000000"> : tensor<5x4xi8>
    return %c0 : tensor<5x4xi8>
  }
  func.func private @_pad(%arg0: tensor<2x3xi8>, %arg1: tensor<i32>) -> tensor<5x4xi8> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<i8>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [2, 1], interior = [0, 0] : (tensor<2x3xi8>, tensor<i8>) -> tensor<5x4xi8>
    return %1 : tensor<5x4xi8>
  }
}

// -----

module @numpy_pad_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xui32>
    %want0 = call @expected() : () -> tensor<5x4xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<2x3xui32>, tensor<i32>) -> tensor<5x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xui32>, tensor<5x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xui32> {
    %c0 = stablehlo.constant dense<[[3, 1, 1], [1, 3, 0]]> : tensor<2x3xui32>
    return %c0 : tensor<2x3xui32>
  }
  func.func private @expected() -> tensor<5x4xui32> {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000003000000010000000100000000000000010000000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xui32>
    return %c0 : tensor<5x4xui32>
  }
  func.func private @_pad(%arg0: tensor<2x3xui32>, %arg1: tensor<i32>) -> tensor<5x4xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [2, 1], interior = [0, 0] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<5x4xui32>
    return %1 : tensor<5x4xui32>
  }
}

// -----

module @numpy_pad_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xf16>
    %want0 = call @expected() : () -> tensor<5x4xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<2x3xf16>, tensor<i32>) -> tensor<5x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xf16>, tensor<5x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xf16> {
    %c0 = stablehlo.constant dense<[[-1.68359375, -0.66650390625, -0.99755859375], [-0.79638671875, 1.8896484375, -2.296875]]> : tensor<2x3xf16>
    return %c0 : tensor<2x3xf16>
  }
  func.func private @expected() -> tensor<5x4xf16> {
    %c0 = stablehlo.constant dense<"0x0000000000000000BCBE55B9FBBB00005FBA8F3F98C0000000000000000000000000000000000000"> : tensor<5x4xf16>
    return %c0 : tensor<5x4xf16>
  }
  func.func private @_pad(%arg0: tensor<2x3xf16>, %arg1: tensor<i32>) -> tensor<5x4xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f16>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [2, 1], interior = [0, 0] : (tensor<2x3xf16>, tensor<f16>) -> tensor<5x4xf16>
    return %1 : tensor<5x4xf16>
  }
}

// -----

module @numpy_pad_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xf32>
    %want0 = call @expected() : () -> tensor<5x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<2x3xf32>, tensor<i32>) -> tensor<5x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xf32> {
    %c0 = stablehlo.constant dense<[[0.21743044, 1.55353, -0.9897845], [-1.120199, 0.63203466, 1.1887332]]> : tensor<2x3xf32>
    return %c0 : tensor<2x3xf32>
  }
  func.func private @expected() -> tensor<5x4xf32> {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000016A65E3E12DAC63F84627DBF00000000AE628FBF06CD213F6928983F000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    return %c0 : tensor<5x4xf32>
  }
  func.func private @_pad(%arg0: tensor<2x3xf32>, %arg1: tensor<i32>) -> tensor<5x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [2, 1], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x4xf32>
    return %1 : tensor<5x4xf32>
  }
}

// -----

module @numpy_pad_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5x4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<2x3xcomplex<f32>>, tensor<i32>) -> tensor<5x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.3072888,-2.433448), (1.22078,-1.2309856), (0.24526416,1.3607879)], [(-1.7874846,-1.3420787), (-1.09064,-0.56754804), (2.5450583,2.3592875)]]> : tensor<2x3xcomplex<f32>>
    return %c0 : tensor<2x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000003D55A73F9DBD1BC085429C3FF0909DBF87267B3E4C2EAE3F00000000000000004CCCE4BF3CC9ABBF179A8BBFD44A11BF3CE2224091FE1640000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xcomplex<f32>>
    return %c0 : tensor<5x4xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<2x3xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<5x4xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [2, 1], interior = [0, 0] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x4xcomplex<f32>>
    return %1 : tensor<5x4xcomplex<f32>>
  }
}

// -----

module @numpy_pad_edge_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<6x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xi32>, tensor<i32>) -> tensor<6x7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x7xi32>, tensor<6x7xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[-2, 3, 1, 1], [3, -3, 2, -3], [3, -1, 1, -1]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<6x7xi32> {
    %c0 = stablehlo.constant dense<"0xFEFFFFFFFEFFFFFFFEFFFFFF03000000010000000100000001000000FEFFFFFFFEFFFFFFFEFFFFFF03000000010000000100000001000000030000000300000003000000FDFFFFFF02000000FDFFFFFFFDFFFFFF030000000300000003000000FFFFFFFF01000000FFFFFFFFFFFFFFFF030000000300000003000000FFFFFFFF01000000FFFFFFFFFFFFFFFF030000000300000003000000FFFFFFFF01000000FFFFFFFFFFFFFFFF"> : tensor<6x7xi32>
    return %c0 : tensor<6x7xi32>
  }
  func.func private @_pad(%arg0: tensor<3x4xi32>, %arg1: tensor<i32>) -> tensor<6x7xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x4xi32>) -> tensor<1x1x4xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x4xi32>) -> tensor<1x4xi32>
    %3 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x4xi32>) -> tensor<1x2x4xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x4xi32>) -> tensor<2x4xi32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x4xi32>, tensor<3x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
    %7 = stablehlo.slice %6 [0:6, 0:1] : (tensor<6x4xi32>) -> tensor<6x1xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x2xi32>
    %9 = stablehlo.reshape %8 : (tensor<6x1x2xi32>) -> tensor<6x2xi32>
    %10 = stablehlo.slice %6 [0:6, 3:4] : (tensor<6x4xi32>) -> tensor<6x1xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %12 = stablehlo.reshape %11 : (tensor<6x1x1xi32>) -> tensor<6x1xi32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<6x2xi32>, tensor<6x4xi32>, tensor<6x1xi32>) -> tensor<6x7xi32>
    return %13 : tensor<6x7xi32>
  }
}

// -----

module @numpy_pad_edge_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<6x7xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xbf16>, tensor<i32>) -> tensor<6x7xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<6x7xbf16>, tensor<6x7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-0.3359375, 0.76953125, -0.73828125, -2.890625], [-1.6875, 0.23046875, -0.404296875, 1.1796875], [-2.625, -2.859375, -2.84375, 1.421875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<6x7xbf16> {
    %c0 = stablehlo.constant dense<"0xACBEACBEACBE453F3DBF39C039C0ACBEACBEACBE453F3DBF39C039C0D8BFD8BFD8BF6C3ECFBE973F973F28C028C028C037C036C0B63FB63F28C028C028C037C036C0B63FB63F28C028C028C037C036C0B63FB63F"> : tensor<6x7xbf16>
    return %c0 : tensor<6x7xbf16>
  }
  func.func private @_pad(%arg0: tensor<3x4xbf16>, %arg1: tensor<i32>) -> tensor<6x7xbf16> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xbf16>) -> tensor<1x4xbf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x4xbf16>) -> tensor<1x1x4xbf16>
    %2 = stablehlo.reshape %1 : (tensor<1x1x4xbf16>) -> tensor<1x4xbf16>
    %3 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xbf16>) -> tensor<1x4xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x4xbf16>) -> tensor<1x2x4xbf16>
    %5 = stablehlo.reshape %4 : (tensor<1x2x4xbf16>) -> tensor<2x4xbf16>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x4xbf16>, tensor<3x4xbf16>, tensor<2x4xbf16>) -> tensor<6x4xbf16>
    %7 = stablehlo.slice %6 [0:6, 0:1] : (tensor<6x4xbf16>) -> tensor<6x1xbf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x1x2xbf16>
    %9 = stablehlo.reshape %8 : (tensor<6x1x2xbf16>) -> tensor<6x2xbf16>
    %10 = stablehlo.slice %6 [0:6, 3:4] : (tensor<6x4xbf16>) -> tensor<6x1xbf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x1x1xbf16>
    %12 = stablehlo.reshape %11 : (tensor<6x1x1xbf16>) -> tensor<6x1xbf16>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<6x2xbf16>, tensor<6x4xbf16>, tensor<6x1xbf16>) -> tensor<6x7xbf16>
    return %13 : tensor<6x7xbf16>
  }
}

// -----

module @numpy_pad_edge_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<6x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf32>, tensor<i32>) -> tensor<6x7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6x7xf32>, tensor<6x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.1228031, -2.7949011, 1.2496186, 1.7431643], [-2.3636131, 1.4424988, 2.5530424, 1.2572387], [-2.0784206, 0.7778343, -0.099166766, -0.38696074]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x03B88F3F03B88F3F03B88F3FA9DF32C081F39F3F0220DF3F0220DF3F03B88F3F03B88F3F03B88F3FA9DF32C081F39F3F0220DF3F0220DF3F704517C0704517C0704517C0CDA3B83F0C65234033EDA03F33EDA03FD80405C0D80405C0D80405C02620473FF217CBBDB81FC6BEB81FC6BED80405C0D80405C0D80405C02620473FF217CBBDB81FC6BEB81FC6BED80405C0D80405C0D80405C02620473FF217CBBDB81FC6BEB81FC6BE"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x4xf32>) -> tensor<1x2x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
    %7 = stablehlo.slice %6 [0:6, 0:1] : (tensor<6x4xf32>) -> tensor<6x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x2xf32>
    %9 = stablehlo.reshape %8 : (tensor<6x1x2xf32>) -> tensor<6x2xf32>
    %10 = stablehlo.slice %6 [0:6, 3:4] : (tensor<6x4xf32>) -> tensor<6x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<6x1x1xf32>) -> tensor<6x1xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<6x2xf32>, tensor<6x4xf32>, tensor<6x1xf32>) -> tensor<6x7xf32>
    return %13 : tensor<6x7xf32>
  }
}

// -----

module @numpy_pad_edge_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<6x7xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf64>, tensor<i64>) -> tensor<6x7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6x7xf64>, tensor<6x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.1105781990053969, 2.375807196904006, -2.3078601940583123, -2.925359066153362], [2.965691163821708, 0.24755608355787473, -1.1621000987045884, 1.688575536111241], [-0.6961184234451032, -1.862500316158536, -1.2406117025423058, -0.191730944272698]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0x60F66054DA4EBCBF60F66054DA4EBCBF60F66054DA4EBCBFE06E2234A7010340ECC3C9677F7602C0807C71A7226707C0807C71A7226707C060F66054DA4EBCBF60F66054DA4EBCBF60F66054DA4EBCBFE06E2234A7010340ECC3C9677F7602C0807C71A7226707C0807C71A7226707C00C34F549BCB907400C34F549BCB907400C34F549BCB90740004967F1EAAFCF3F51D5E945F697F2BF70C606C86704FB3F70C606C86704FB3FA0DFDA249A46E6BFA0DFDA249A46E6BFA0DFDA249A46E6BF960CAB21CDCCFDBFED4317A88BD9F3BFE026A4BBA38AC8BFE026A4BBA38AC8BFA0DFDA249A46E6BFA0DFDA249A46E6BFA0DFDA249A46E6BF960CAB21CDCCFDBFED4317A88BD9F3BFE026A4BBA38AC8BFE026A4BBA38AC8BFA0DFDA249A46E6BFA0DFDA249A46E6BFA0DFDA249A46E6BF960CAB21CDCCFDBFED4317A88BD9F3BFE026A4BBA38AC8BFE026A4BBA38AC8BF"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @_pad(%arg0: tensor<3x4xf64>, %arg1: tensor<i64>) -> tensor<6x7xf64> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %2 = stablehlo.reshape %1 : (tensor<1x1x4xf64>) -> tensor<1x4xf64>
    %3 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x4xf64>) -> tensor<1x2x4xf64>
    %5 = stablehlo.reshape %4 : (tensor<1x2x4xf64>) -> tensor<2x4xf64>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x4xf64>, tensor<3x4xf64>, tensor<2x4xf64>) -> tensor<6x4xf64>
    %7 = stablehlo.slice %6 [0:6, 0:1] : (tensor<6x4xf64>) -> tensor<6x1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x1x2xf64>
    %9 = stablehlo.reshape %8 : (tensor<6x1x2xf64>) -> tensor<6x2xf64>
    %10 = stablehlo.slice %6 [0:6, 3:4] : (tensor<6x4xf64>) -> tensor<6x1xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x1x1xf64>
    %12 = stablehlo.reshape %11 : (tensor<6x1x1xf64>) -> tensor<6x1xf64>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<6x2xf64>, tensor<6x4xf64>, tensor<6x1xf64>) -> tensor<6x7xf64>
    return %13 : tensor<6x7xf64>
  }
}

// -----

module @numpy_pad_reflect_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<6x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xi32>, tensor<i32>) -> tensor<6x7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x7xi32>, tensor<6x7xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[2, 2, 2, 0], [2, -3, -3, -3], [-3, 3, -3, 0]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<6x7xi32> {
    %c0 = stablehlo.constant dense<"0xFDFFFFFFFDFFFFFF02000000FDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFF02000000020000000200000002000000020000000000000002000000FDFFFFFFFDFFFFFF02000000FDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFF03000000FDFFFFFF03000000FDFFFFFF00000000FDFFFFFFFDFFFFFFFDFFFFFF02000000FDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFF02000000020000000200000002000000020000000000000002000000"> : tensor<6x7xi32>
    return %c0 : tensor<6x7xi32>
  }
  func.func private @_pad(%arg0: tensor<3x4xi32>, %arg1: tensor<i32>) -> tensor<6x7xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %1 = stablehlo.slice %arg0 [1:2, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %2 = call @_flip(%1) : (tensor<1x4xi32>) -> tensor<1x4xi32>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<1x4xi32>, tensor<3x4xi32>) -> tensor<4x4xi32>
    %4 = stablehlo.slice %3 [3:4, 0:4] : (tensor<4x4xi32>) -> tensor<1x4xi32>
    %5 = stablehlo.slice %3 [1:3, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
    %6 = call @_flip_0(%5) : (tensor<2x4xi32>) -> tensor<2x4xi32>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<4x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xi32>) -> tensor<6x1xi32>
    %9 = stablehlo.slice %7 [0:6, 1:3] : (tensor<6x4xi32>) -> tensor<6x2xi32>
    %10 = call @_flip_1(%9) : (tensor<6x2xi32>) -> tensor<6x2xi32>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<6x2xi32>, tensor<6x4xi32>) -> tensor<6x6xi32>
    %12 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xi32>) -> tensor<6x1xi32>
    %13 = stablehlo.slice %11 [0:6, 4:5] : (tensor<6x6xi32>) -> tensor<6x1xi32>
    %14 = call @_flip_2(%13) : (tensor<6x1xi32>) -> tensor<6x1xi32>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<6x6xi32>, tensor<6x1xi32>) -> tensor<6x7xi32>
    return %15 : tensor<6x7xi32>
  }
  func.func private @_flip(%arg0: tensor<1x4xi32>) -> tensor<1x4xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x4xi32>
    return %0 : tensor<1x4xi32>
  }
  func.func private @_flip_0(%arg0: tensor<2x4xi32>) -> tensor<2x4xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xi32>
    return %0 : tensor<2x4xi32>
  }
  func.func private @_flip_1(%arg0: tensor<6x2xi32>) -> tensor<6x2xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x2xi32>
    return %0 : tensor<6x2xi32>
  }
  func.func private @_flip_2(%arg0: tensor<6x1xi32>) -> tensor<6x1xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xi32>
    return %0 : tensor<6x1xi32>
  }
}

// -----

module @numpy_pad_reflect_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<6x7xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xbf16>, tensor<i32>) -> tensor<6x7xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<6x7xbf16>, tensor<6x7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[0.11572265625, 0.07568359375, -0.61328125, -1.6875], [1.84375, 1.2421875, 0.2451171875, 2.96875], [2.59375, -2.875, -1.5703125, -1.9609375]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<6x7xbf16> {
    %c0 = stablehlo.constant dense<"0x7B3E9F3FEC3F9F3F7B3E3E407B3E1DBF9B3DED3D9B3D1DBFD8BF1DBF7B3E9F3FEC3F9F3F7B3E3E407B3EC9BF38C0264038C0C9BFFBBFC9BF7B3E9F3FEC3F9F3F7B3E3E407B3E1DBF9B3DED3D9B3D1DBFD8BF1DBF"> : tensor<6x7xbf16>
    return %c0 : tensor<6x7xbf16>
  }
  func.func private @_pad(%arg0: tensor<3x4xbf16>, %arg1: tensor<i32>) -> tensor<6x7xbf16> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xbf16>) -> tensor<1x4xbf16>
    %1 = stablehlo.slice %arg0 [1:2, 0:4] : (tensor<3x4xbf16>) -> tensor<1x4xbf16>
    %2 = call @_flip(%1) : (tensor<1x4xbf16>) -> tensor<1x4xbf16>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<1x4xbf16>, tensor<3x4xbf16>) -> tensor<4x4xbf16>
    %4 = stablehlo.slice %3 [3:4, 0:4] : (tensor<4x4xbf16>) -> tensor<1x4xbf16>
    %5 = stablehlo.slice %3 [1:3, 0:4] : (tensor<4x4xbf16>) -> tensor<2x4xbf16>
    %6 = call @_flip_0(%5) : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<4x4xbf16>, tensor<2x4xbf16>) -> tensor<6x4xbf16>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xbf16>) -> tensor<6x1xbf16>
    %9 = stablehlo.slice %7 [0:6, 1:3] : (tensor<6x4xbf16>) -> tensor<6x2xbf16>
    %10 = call @_flip_1(%9) : (tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<6x2xbf16>, tensor<6x4xbf16>) -> tensor<6x6xbf16>
    %12 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xbf16>) -> tensor<6x1xbf16>
    %13 = stablehlo.slice %11 [0:6, 4:5] : (tensor<6x6xbf16>) -> tensor<6x1xbf16>
    %14 = call @_flip_2(%13) : (tensor<6x1xbf16>) -> tensor<6x1xbf16>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<6x6xbf16>, tensor<6x1xbf16>) -> tensor<6x7xbf16>
    return %15 : tensor<6x7xbf16>
  }
  func.func private @_flip(%arg0: tensor<1x4xbf16>) -> tensor<1x4xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x4xbf16>
    return %0 : tensor<1x4xbf16>
  }
  func.func private @_flip_0(%arg0: tensor<2x4xbf16>) -> tensor<2x4xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xbf16>
    return %0 : tensor<2x4xbf16>
  }
  func.func private @_flip_1(%arg0: tensor<6x2xbf16>) -> tensor<6x2xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x2xbf16>
    return %0 : tensor<6x2xbf16>
  }
  func.func private @_flip_2(%arg0: tensor<6x1xbf16>) -> tensor<6x1xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xbf16>
    return %0 : tensor<6x1xbf16>
  }
}

// -----

module @numpy_pad_reflect_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<6x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf32>, tensor<i32>) -> tensor<6x7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6x7xf32>, tensor<6x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.9687637, -1.9906827, 2.0810442, 2.5614266], [1.4424579, 2.0286326, -2.4137495, 2.4272256], [-2.0070193, 2.596917, -0.18532553, -0.70852405]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0xDF7A1AC01ED5014076A2B83F1ED50140DF7A1AC0AA571B40DF7A1AC0D42F0540B1CEFEBFE600783FB1CEFEBFD42F05406AEE2340D42F0540DF7A1AC01ED5014076A2B83F1ED50140DF7A1AC0AA571B40DF7A1AC0FAC53DBEE3332640017300C0E3332640FAC53DBED56135BFFAC53DBEDF7A1AC01ED5014076A2B83F1ED50140DF7A1AC0AA571B40DF7A1AC0D42F0540B1CEFEBFE600783FB1CEFEBFD42F05406AEE2340D42F0540"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.slice %arg0 [1:2, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %2 = call @_flip(%1) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<1x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.slice %3 [3:4, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %5 = stablehlo.slice %3 [1:3, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %6 = call @_flip_0(%5) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<4x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.slice %7 [0:6, 1:3] : (tensor<6x4xf32>) -> tensor<6x2xf32>
    %10 = call @_flip_1(%9) : (tensor<6x2xf32>) -> tensor<6x2xf32>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<6x2xf32>, tensor<6x4xf32>) -> tensor<6x6xf32>
    %12 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xf32>) -> tensor<6x1xf32>
    %13 = stablehlo.slice %11 [0:6, 4:5] : (tensor<6x6xf32>) -> tensor<6x1xf32>
    %14 = call @_flip_2(%13) : (tensor<6x1xf32>) -> tensor<6x1xf32>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<6x6xf32>, tensor<6x1xf32>) -> tensor<6x7xf32>
    return %15 : tensor<6x7xf32>
  }
  func.func private @_flip(%arg0: tensor<1x4xf32>) -> tensor<1x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x4xf32>
    return %0 : tensor<1x4xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
  func.func private @_flip_1(%arg0: tensor<6x2xf32>) -> tensor<6x2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x2xf32>
    return %0 : tensor<6x2xf32>
  }
  func.func private @_flip_2(%arg0: tensor<6x1xf32>) -> tensor<6x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xf32>
    return %0 : tensor<6x1xf32>
  }
}

// -----

module @numpy_pad_reflect_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<6x7xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf64>, tensor<i64>) -> tensor<6x7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6x7xf64>, tensor<6x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.773546896922194, 2.7535302727737268, 2.3886895609350223, 0.4699743200615938], [1.2870164201259442, 1.9646892074344944, 1.0279733157582953, 0.7697035202899314], [1.3646777567749453, 1.2314560120202813, -0.5070608741529679, -1.8931748372935768]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0x207BC5259472F03FD8C34BF35D6FFF3FE0B19D879E97F43FD8C34BF35D6FFF3F207BC5259472F03FCC5CE84669A1E83F207BC5259472F03FA419C445091C034078DF30E13A070640EC3F03B67260FC3F78DF30E13A070640A419C445091C0340E0F5A72B0F14DE3FA419C445091C0340207BC5259472F03FD8C34BF35D6FFF3FE0B19D879E97F43FD8C34BF35D6FFF3F207BC5259472F03FCC5CE84669A1E83F207BC5259472F03F702EF2B9D739E0BF606F21380BB4F33F20D5EE57B8D5F53F606F21380BB4F33F702EF2B9D739E0BF9893BCB2714AFEBF702EF2B9D739E0BF207BC5259472F03FD8C34BF35D6FFF3FE0B19D879E97F43FD8C34BF35D6FFF3F207BC5259472F03FCC5CE84669A1E83F207BC5259472F03FA419C445091C034078DF30E13A070640EC3F03B67260FC3F78DF30E13A070640A419C445091C0340E0F5A72B0F14DE3FA419C445091C0340"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @_pad(%arg0: tensor<3x4xf64>, %arg1: tensor<i64>) -> tensor<6x7xf64> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %1 = stablehlo.slice %arg0 [1:2, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %2 = call @_flip(%1) : (tensor<1x4xf64>) -> tensor<1x4xf64>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<1x4xf64>, tensor<3x4xf64>) -> tensor<4x4xf64>
    %4 = stablehlo.slice %3 [3:4, 0:4] : (tensor<4x4xf64>) -> tensor<1x4xf64>
    %5 = stablehlo.slice %3 [1:3, 0:4] : (tensor<4x4xf64>) -> tensor<2x4xf64>
    %6 = call @_flip_0(%5) : (tensor<2x4xf64>) -> tensor<2x4xf64>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<4x4xf64>, tensor<2x4xf64>) -> tensor<6x4xf64>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xf64>) -> tensor<6x1xf64>
    %9 = stablehlo.slice %7 [0:6, 1:3] : (tensor<6x4xf64>) -> tensor<6x2xf64>
    %10 = call @_flip_1(%9) : (tensor<6x2xf64>) -> tensor<6x2xf64>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<6x2xf64>, tensor<6x4xf64>) -> tensor<6x6xf64>
    %12 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xf64>) -> tensor<6x1xf64>
    %13 = stablehlo.slice %11 [0:6, 4:5] : (tensor<6x6xf64>) -> tensor<6x1xf64>
    %14 = call @_flip_2(%13) : (tensor<6x1xf64>) -> tensor<6x1xf64>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<6x6xf64>, tensor<6x1xf64>) -> tensor<6x7xf64>
    return %15 : tensor<6x7xf64>
  }
  func.func private @_flip(%arg0: tensor<1x4xf64>) -> tensor<1x4xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x4xf64>
    return %0 : tensor<1x4xf64>
  }
  func.func private @_flip_0(%arg0: tensor<2x4xf64>) -> tensor<2x4xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xf64>
    return %0 : tensor<2x4xf64>
  }
  func.func private @_flip_1(%arg0: tensor<6x2xf64>) -> tensor<6x2xf64> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x2xf64>
    return %0 : tensor<6x2xf64>
  }
  func.func private @_flip_2(%arg0: tensor<6x1xf64>) -> tensor<6x1xf64> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xf64>
    return %0 : tensor<6x1xf64>
  }
}

// -----

module @numpy_pad_symmetric_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<6x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xi32>, tensor<i32>) -> tensor<6x7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x7xi32>, tensor<6x7xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[3, -3, 3, -2], [3, 2, -2, -2], [-1, -2, 3, 3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<6x7xi32> {
    %c0 = stablehlo.constant dense<"0xFDFFFFFF0300000003000000FDFFFFFF03000000FEFFFFFFFEFFFFFFFDFFFFFF0300000003000000FDFFFFFF03000000FEFFFFFFFEFFFFFF02000000030000000300000002000000FEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFEFFFFFF030000000300000003000000FEFFFFFFFFFFFFFFFFFFFFFFFEFFFFFF03000000030000000300000002000000030000000300000002000000FEFFFFFFFEFFFFFFFEFFFFFF"> : tensor<6x7xi32>
    return %c0 : tensor<6x7xi32>
  }
  func.func private @_pad(%arg0: tensor<3x4xi32>, %arg1: tensor<i32>) -> tensor<6x7xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %2 = call @_flip(%1) : (tensor<1x4xi32>) -> tensor<1x4xi32>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<1x4xi32>, tensor<3x4xi32>) -> tensor<4x4xi32>
    %4 = stablehlo.slice %3 [3:4, 0:4] : (tensor<4x4xi32>) -> tensor<1x4xi32>
    %5 = stablehlo.slice %3 [2:4, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
    %6 = call @_flip_0(%5) : (tensor<2x4xi32>) -> tensor<2x4xi32>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<4x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xi32>) -> tensor<6x1xi32>
    %9 = stablehlo.slice %7 [0:6, 0:2] : (tensor<6x4xi32>) -> tensor<6x2xi32>
    %10 = call @_flip_1(%9) : (tensor<6x2xi32>) -> tensor<6x2xi32>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<6x2xi32>, tensor<6x4xi32>) -> tensor<6x6xi32>
    %12 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xi32>) -> tensor<6x1xi32>
    %13 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xi32>) -> tensor<6x1xi32>
    %14 = call @_flip_2(%13) : (tensor<6x1xi32>) -> tensor<6x1xi32>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<6x6xi32>, tensor<6x1xi32>) -> tensor<6x7xi32>
    return %15 : tensor<6x7xi32>
  }
  func.func private @_flip(%arg0: tensor<1x4xi32>) -> tensor<1x4xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x4xi32>
    return %0 : tensor<1x4xi32>
  }
  func.func private @_flip_0(%arg0: tensor<2x4xi32>) -> tensor<2x4xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xi32>
    return %0 : tensor<2x4xi32>
  }
  func.func private @_flip_1(%arg0: tensor<6x2xi32>) -> tensor<6x2xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x2xi32>
    return %0 : tensor<6x2xi32>
  }
  func.func private @_flip_2(%arg0: tensor<6x1xi32>) -> tensor<6x1xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xi32>
    return %0 : tensor<6x1xi32>
  }
}

// -----

module @numpy_pad_symmetric_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<6x7xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xbf16>, tensor<i32>) -> tensor<6x7xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<6x7xbf16>, tensor<6x7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[1.7265625, -1.25, 0.59765625, -1.7421875], [1.875, -0.984375, 0.384765625, -1.7265625], [0.9453125, 0.08935546875, 0.890625, -1.7734375]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<6x7xbf16> {
    %c0 = stablehlo.constant dense<"0xA0BFDD3FDD3FA0BF193FDFBFDFBFA0BFDD3FDD3FA0BF193FDFBFDFBF7CBFF03FF03F7CBFC53EDDBFDDBFB73D723F723FB73D643FE3BFE3BFB73D723F723FB73D643FE3BFE3BF7CBFF03FF03F7CBFC53EDDBFDDBF"> : tensor<6x7xbf16>
    return %c0 : tensor<6x7xbf16>
  }
  func.func private @_pad(%arg0: tensor<3x4xbf16>, %arg1: tensor<i32>) -> tensor<6x7xbf16> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xbf16>) -> tensor<1x4xbf16>
    %1 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xbf16>) -> tensor<1x4xbf16>
    %2 = call @_flip(%1) : (tensor<1x4xbf16>) -> tensor<1x4xbf16>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<1x4xbf16>, tensor<3x4xbf16>) -> tensor<4x4xbf16>
    %4 = stablehlo.slice %3 [3:4, 0:4] : (tensor<4x4xbf16>) -> tensor<1x4xbf16>
    %5 = stablehlo.slice %3 [2:4, 0:4] : (tensor<4x4xbf16>) -> tensor<2x4xbf16>
    %6 = call @_flip_0(%5) : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<4x4xbf16>, tensor<2x4xbf16>) -> tensor<6x4xbf16>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xbf16>) -> tensor<6x1xbf16>
    %9 = stablehlo.slice %7 [0:6, 0:2] : (tensor<6x4xbf16>) -> tensor<6x2xbf16>
    %10 = call @_flip_1(%9) : (tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<6x2xbf16>, tensor<6x4xbf16>) -> tensor<6x6xbf16>
    %12 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xbf16>) -> tensor<6x1xbf16>
    %13 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xbf16>) -> tensor<6x1xbf16>
    %14 = call @_flip_2(%13) : (tensor<6x1xbf16>) -> tensor<6x1xbf16>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<6x6xbf16>, tensor<6x1xbf16>) -> tensor<6x7xbf16>
    return %15 : tensor<6x7xbf16>
  }
  func.func private @_flip(%arg0: tensor<1x4xbf16>) -> tensor<1x4xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x4xbf16>
    return %0 : tensor<1x4xbf16>
  }
  func.func private @_flip_0(%arg0: tensor<2x4xbf16>) -> tensor<2x4xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xbf16>
    return %0 : tensor<2x4xbf16>
  }
  func.func private @_flip_1(%arg0: tensor<6x2xbf16>) -> tensor<6x2xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x2xbf16>
    return %0 : tensor<6x2xbf16>
  }
  func.func private @_flip_2(%arg0: tensor<6x1xbf16>) -> tensor<6x1xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xbf16>
    return %0 : tensor<6x1xbf16>
  }
}

// -----

module @numpy_pad_symmetric_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<6x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf32>, tensor<i32>) -> tensor<6x7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6x7xf32>, tensor<6x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.6325442, -1.3384922, 1.0376623, 1.5242766], [-0.2527478, 1.51325, -2.3356037, 1.9647925], [2.4596279, 2.603156, 1.6920667, -1.7414336]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0xB653ABBF6BEE213F6BEE213FB653ABBF1ED2843F7F1BC33F7F1BC33FB653ABBF6BEE213F6BEE213FB653ABBF1ED2843F7F1BC33F7F1BC33F2DB2C13F296881BE296881BE2DB2C13F887A15C0527EFB3F527EFB3F1C9A26408B6A1D408B6A1D401C9A2640A495D83F4CE7DEBF4CE7DEBF1C9A26408B6A1D408B6A1D401C9A2640A495D83F4CE7DEBF4CE7DEBF2DB2C13F296881BE296881BE2DB2C13F887A15C0527EFB3F527EFB3F"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %2 = call @_flip(%1) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<1x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.slice %3 [3:4, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %5 = stablehlo.slice %3 [2:4, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %6 = call @_flip_0(%5) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<4x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.slice %7 [0:6, 0:2] : (tensor<6x4xf32>) -> tensor<6x2xf32>
    %10 = call @_flip_1(%9) : (tensor<6x2xf32>) -> tensor<6x2xf32>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<6x2xf32>, tensor<6x4xf32>) -> tensor<6x6xf32>
    %12 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xf32>) -> tensor<6x1xf32>
    %13 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xf32>) -> tensor<6x1xf32>
    %14 = call @_flip_2(%13) : (tensor<6x1xf32>) -> tensor<6x1xf32>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<6x6xf32>, tensor<6x1xf32>) -> tensor<6x7xf32>
    return %15 : tensor<6x7xf32>
  }
  func.func private @_flip(%arg0: tensor<1x4xf32>) -> tensor<1x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x4xf32>
    return %0 : tensor<1x4xf32>
  }
  func.func private @_flip_0(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
  func.func private @_flip_1(%arg0: tensor<6x2xf32>) -> tensor<6x2xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x2xf32>
    return %0 : tensor<6x2xf32>
  }
  func.func private @_flip_2(%arg0: tensor<6x1xf32>) -> tensor<6x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xf32>
    return %0 : tensor<6x1xf32>
  }
}

// -----

module @numpy_pad_symmetric_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<6x7xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf64>, tensor<i64>) -> tensor<6x7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6x7xf64>, tensor<6x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[2.227957181113096, -0.21662410979719748, 0.830082418390127, -1.278747727217731], [2.2249660508109246, 2.3541491951245535, -0.05148276786660144, -1.9691389027533637], [-1.8016652710697525, 2.641910274320871, 0.3094792608962482, -1.1910946752161928]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0x60528DBD56BACBBF1C27EE36DBD201401C27EE36DBD2014060528DBD56BACBBFC00BFF000990EA3F72C0432DC075F4BF72C0432DC075F4BF60528DBD56BACBBF1C27EE36DBD201401C27EE36DBD2014060528DBD56BACBBFC00BFF000990EA3F72C0432DC075F4BF72C0432DC075F4BFAAB7572C4CD50240AA8B3700BBCC0140AA8B3700BBCC0140AAB7572C4CD5024080D79608F35BAABF5CB649CB9781FFBF5CB649CB9781FFBF706599DAA1220540455699F69ED3FCBF455699F69ED3FCBF706599DAA1220540A0BC151A82CED33F84E4474AB90EF3BF84E4474AB90EF3BF706599DAA1220540455699F69ED3FCBF455699F69ED3FCBF706599DAA1220540A0BC151A82CED33F84E4474AB90EF3BF84E4474AB90EF3BFAAB7572C4CD50240AA8B3700BBCC0140AA8B3700BBCC0140AAB7572C4CD5024080D79608F35BAABF5CB649CB9781FFBF5CB649CB9781FFBF"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @_pad(%arg0: tensor<3x4xf64>, %arg1: tensor<i64>) -> tensor<6x7xf64> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %1 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %2 = call @_flip(%1) : (tensor<1x4xf64>) -> tensor<1x4xf64>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<1x4xf64>, tensor<3x4xf64>) -> tensor<4x4xf64>
    %4 = stablehlo.slice %3 [3:4, 0:4] : (tensor<4x4xf64>) -> tensor<1x4xf64>
    %5 = stablehlo.slice %3 [2:4, 0:4] : (tensor<4x4xf64>) -> tensor<2x4xf64>
    %6 = call @_flip_0(%5) : (tensor<2x4xf64>) -> tensor<2x4xf64>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<4x4xf64>, tensor<2x4xf64>) -> tensor<6x4xf64>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xf64>) -> tensor<6x1xf64>
    %9 = stablehlo.slice %7 [0:6, 0:2] : (tensor<6x4xf64>) -> tensor<6x2xf64>
    %10 = call @_flip_1(%9) : (tensor<6x2xf64>) -> tensor<6x2xf64>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<6x2xf64>, tensor<6x4xf64>) -> tensor<6x6xf64>
    %12 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xf64>) -> tensor<6x1xf64>
    %13 = stablehlo.slice %11 [0:6, 5:6] : (tensor<6x6xf64>) -> tensor<6x1xf64>
    %14 = call @_flip_2(%13) : (tensor<6x1xf64>) -> tensor<6x1xf64>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<6x6xf64>, tensor<6x1xf64>) -> tensor<6x7xf64>
    return %15 : tensor<6x7xf64>
  }
  func.func private @_flip(%arg0: tensor<1x4xf64>) -> tensor<1x4xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x4xf64>
    return %0 : tensor<1x4xf64>
  }
  func.func private @_flip_0(%arg0: tensor<2x4xf64>) -> tensor<2x4xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xf64>
    return %0 : tensor<2x4xf64>
  }
  func.func private @_flip_1(%arg0: tensor<6x2xf64>) -> tensor<6x2xf64> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x2xf64>
    return %0 : tensor<6x2xf64>
  }
  func.func private @_flip_2(%arg0: tensor<6x1xf64>) -> tensor<6x1xf64> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xf64>
    return %0 : tensor<6x1xf64>
  }
}

// -----

module @numpy_pad_wrap_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<6x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xi32>, tensor<i32>) -> tensor<6x7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x7xi32>, tensor<6x7xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[-1, 1, 0, 0], [2, -2, 3, 2], [-2, 2, -3, 0]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<6x7xi32> {
    %c0 = stablehlo.constant dense<"0xFDFFFFFF00000000FEFFFFFF02000000FDFFFFFF00000000FEFFFFFF0000000000000000FFFFFFFF010000000000000000000000FFFFFFFF030000000200000002000000FEFFFFFF030000000200000002000000FDFFFFFF00000000FEFFFFFF02000000FDFFFFFF00000000FEFFFFFF0000000000000000FFFFFFFF010000000000000000000000FFFFFFFF030000000200000002000000FEFFFFFF030000000200000002000000"> : tensor<6x7xi32>
    return %c0 : tensor<6x7xi32>
  }
  func.func private @_pad(%arg0: tensor<3x4xi32>, %arg1: tensor<i32>) -> tensor<6x7xi32> {
    %0 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %1 = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<3x4xi32>) -> tensor<2x4xi32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x4xi32>, tensor<3x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
    %3 = stablehlo.slice %2 [0:6, 2:4] : (tensor<6x4xi32>) -> tensor<6x2xi32>
    %4 = stablehlo.slice %2 [0:6, 0:1] : (tensor<6x4xi32>) -> tensor<6x1xi32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<6x2xi32>, tensor<6x4xi32>, tensor<6x1xi32>) -> tensor<6x7xi32>
    return %5 : tensor<6x7xi32>
  }
}

// -----

module @numpy_pad_wrap_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<6x7xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xbf16>, tensor<i32>) -> tensor<6x7xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<6x7xbf16>, tensor<6x7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-2.078125, 0.26953125, -0.6875, -0.80859375], [-2.671875, 0.36328125, 2.921875, -0.349609375], [2.3125, -2.15625, 1.0703125, -1.390625]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<6x7xbf16> {
    %c0 = stablehlo.constant dense<"0x893FB2BF14400AC0893FB2BF144030BF4FBF05C08A3E30BF4FBF05C03B40B3BE2BC0BA3E3B40B3BE2BC0893FB2BF14400AC0893FB2BF144030BF4FBF05C08A3E30BF4FBF05C03B40B3BE2BC0BA3E3B40B3BE2BC0"> : tensor<6x7xbf16>
    return %c0 : tensor<6x7xbf16>
  }
  func.func private @_pad(%arg0: tensor<3x4xbf16>, %arg1: tensor<i32>) -> tensor<6x7xbf16> {
    %0 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xbf16>) -> tensor<1x4xbf16>
    %1 = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<3x4xbf16>) -> tensor<2x4xbf16>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x4xbf16>, tensor<3x4xbf16>, tensor<2x4xbf16>) -> tensor<6x4xbf16>
    %3 = stablehlo.slice %2 [0:6, 2:4] : (tensor<6x4xbf16>) -> tensor<6x2xbf16>
    %4 = stablehlo.slice %2 [0:6, 0:1] : (tensor<6x4xbf16>) -> tensor<6x1xbf16>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<6x2xbf16>, tensor<6x4xbf16>, tensor<6x1xbf16>) -> tensor<6x7xbf16>
    return %5 : tensor<6x7xbf16>
  }
}

// -----

module @numpy_pad_wrap_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<6x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf32>, tensor<i32>) -> tensor<6x7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6x7xf32>, tensor<6x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-1.9970688, -0.8873672, 0.49560106, 0.29517457], [0.7132818, -2.6289146, -1.3074775, 0.69829273], [-0.5463272, 2.4574547, -2.001499, 0.3655883]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x8F1800C0642EBB3E19DC0BBFF0461D408F1800C0642EBB3E19DC0BBF6CBFFD3E1F21973EF39FFFBF7F2A63BF6CBFFD3E1F21973EF39FFFBF6C5BA7BF50C3323FA399363F234028C06C5BA7BF50C3323FA399363F8F1800C0642EBB3E19DC0BBFF0461D408F1800C0642EBB3E19DC0BBF6CBFFD3E1F21973EF39FFFBF7F2A63BF6CBFFD3E1F21973EF39FFFBF6C5BA7BF50C3323FA399363F234028C06C5BA7BF50C3323FA399363F"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<3x4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
    %3 = stablehlo.slice %2 [0:6, 2:4] : (tensor<6x4xf32>) -> tensor<6x2xf32>
    %4 = stablehlo.slice %2 [0:6, 0:1] : (tensor<6x4xf32>) -> tensor<6x1xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<6x2xf32>, tensor<6x4xf32>, tensor<6x1xf32>) -> tensor<6x7xf32>
    return %5 : tensor<6x7xf32>
  }
}

// -----

module @numpy_pad_wrap_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<6x7xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf64>, tensor<i64>) -> tensor<6x7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6x7xf64>, tensor<6x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.7925322139444555, 0.3353095003405162, -1.6806053204782794, -0.7487587004381249], [2.2996681628933393, -2.464877789953827, 1.8554553568291157, -2.8019706127845323], [2.484923002454261, -0.1986629111092597, 1.107822177474766, 0.19179122932085146]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0x209A60BFA3B9F13F60DDCB709D8CC83F14F4A44F1FE10340003B1249C96DC9BF209A60BFA3B9F13F60DDCB709D8CC83F14F4A44F1FE1034044018F67C2E3FABF48455FCED4F5E7BFC4AF3E4236AEFC3F200A80FAB575D53F44018F67C2E3FABF48455FCED4F5E7BFC4AF3E4236AEFC3F144ECCF4F1AFFD3FE61992916F6A06C0FE3BFA6BB865024055E8C3D811B803C0144ECCF4F1AFFD3FE61992916F6A06C0FE3BFA6BB8650240209A60BFA3B9F13F60DDCB709D8CC83F14F4A44F1FE10340003B1249C96DC9BF209A60BFA3B9F13F60DDCB709D8CC83F14F4A44F1FE1034044018F67C2E3FABF48455FCED4F5E7BFC4AF3E4236AEFC3F200A80FAB575D53F44018F67C2E3FABF48455FCED4F5E7BFC4AF3E4236AEFC3F144ECCF4F1AFFD3FE61992916F6A06C0FE3BFA6BB865024055E8C3D811B803C0144ECCF4F1AFFD3FE61992916F6A06C0FE3BFA6BB8650240"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @_pad(%arg0: tensor<3x4xf64>, %arg1: tensor<i64>) -> tensor<6x7xf64> {
    %0 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %1 = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<3x4xf64>) -> tensor<2x4xf64>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<1x4xf64>, tensor<3x4xf64>, tensor<2x4xf64>) -> tensor<6x4xf64>
    %3 = stablehlo.slice %2 [0:6, 2:4] : (tensor<6x4xf64>) -> tensor<6x2xf64>
    %4 = stablehlo.slice %2 [0:6, 0:1] : (tensor<6x4xf64>) -> tensor<6x1xf64>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<6x2xf64>, tensor<6x4xf64>, tensor<6x1xf64>) -> tensor<6x7xf64>
    return %5 : tensor<6x7xf64>
  }
}

// -----

module @numpy_pad_linear_ramp_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<6x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xi32>, tensor<i32>) -> tensor<6x7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x7xi32>, tensor<6x7xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[1, 1, 0, 2], [-2, 0, 3, 2], [2, -1, -1, 1]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<6x7xi32> {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000010000000100000000000000020000000000000000000000FFFFFFFFFEFFFFFF00000000030000000200000000000000000000000100000002000000FFFFFFFFFFFFFFFF0100000000000000000000000000000001000000FFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x7xi32>
    return %c0 : tensor<6x7xi32>
  }
  func.func private @_pad(%arg0: tensor<3x4xi32>, %arg1: tensor<i32>) -> tensor<6x7xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %1 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
    %2 = stablehlo.reshape %0 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_linspace(%c, %2) : (tensor<i32>, tensor<4xi32>) -> tensor<1x4xi32>
    %4 = stablehlo.reshape %1 : (tensor<1x4xi32>) -> tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_linspace_0(%c_0, %4) : (tensor<i32>, tensor<4xi32>) -> tensor<2x4xi32>
    %6 = call @_flip(%5) : (tensor<2x4xi32>) -> tensor<2x4xi32>
    %7 = stablehlo.concatenate %3, %arg0, %6, dim = 0 : (tensor<1x4xi32>, tensor<3x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xi32>) -> tensor<6x1xi32>
    %9 = stablehlo.slice %7 [0:6, 3:4] : (tensor<6x4xi32>) -> tensor<6x1xi32>
    %10 = stablehlo.reshape %8 : (tensor<6x1xi32>) -> tensor<6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @_linspace_1(%c_1, %10) : (tensor<i32>, tensor<6xi32>) -> tensor<6x2xi32>
    %12 = stablehlo.reshape %9 : (tensor<6x1xi32>) -> tensor<6xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_linspace_2(%c_2, %12) : (tensor<i32>, tensor<6xi32>) -> tensor<6x1xi32>
    %14 = call @_flip_3(%13) : (tensor<6x1xi32>) -> tensor<6x1xi32>
    %15 = stablehlo.concatenate %11, %7, %14, dim = 1 : (tensor<6x2xi32>, tensor<6x4xi32>, tensor<6x1xi32>) -> tensor<6x7xi32>
    return %15 : tensor<6x7xi32>
  }
  func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<4xi32>) -> tensor<1x4xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : (tensor<4xi32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<4xf32>
    %5 = stablehlo.reshape %2 : (tensor<4xf32>) -> tensor<1x4xf32>
    %6 = stablehlo.floor %5 : tensor<1x4xf32>
    %7 = stablehlo.convert %6 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    return %7 : tensor<1x4xi32>
  }
  func.func private @_linspace_0(%arg0: tensor<i32>, %arg1: tensor<4xi32>) -> tensor<2x4xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : (tensor<4xi32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.divide %4, %5 : tensor<4xf32>
    %7 = stablehlo.iota dim = 0 : tensor<2xf32>
    %8 = stablehlo.reshape %7 : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x1xf32>
    %11 = stablehlo.reshape %2 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %13 = stablehlo.subtract %12, %10 : tensor<2x1xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<2x4xf32>
    %17 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<1x4xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %19 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<2x4xf32>
    %21 = stablehlo.add %16, %20 : tensor<2x4xf32>
    %22 = stablehlo.floor %21 : tensor<2x4xf32>
    %23 = stablehlo.convert %22 : (tensor<2x4xf32>) -> tensor<2x4xi32>
    return %23 : tensor<2x4xi32>
  }
  func.func private @_flip(%arg0: tensor<2x4xi32>) -> tensor<2x4xi32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xi32>
    return %0 : tensor<2x4xi32>
  }
  func.func private @_linspace_1(%arg0: tensor<i32>, %arg1: tensor<6xi32>) -> tensor<6x2xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : (tensor<6xi32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.divide %4, %5 : tensor<6xf32>
    %7 = stablehlo.iota dim = 0 : tensor<2xf32>
    %8 = stablehlo.reshape %7 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %10 = stablehlo.divide %8, %9 : tensor<1x2xf32>
    %11 = stablehlo.reshape %2 : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %13 = stablehlo.subtract %12, %10 : tensor<1x2xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x2xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<6x2xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<6x2xf32>
    %17 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x2xf32>
    %19 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<6x2xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<6x2xf32>
    %21 = stablehlo.add %16, %20 : tensor<6x2xf32>
    %22 = stablehlo.floor %21 : tensor<6x2xf32>
    %23 = stablehlo.convert %22 : (tensor<6x2xf32>) -> tensor<6x2xi32>
    return %23 : tensor<6x2xi32>
  }
  func.func private @_linspace_2(%arg0: tensor<i32>, %arg1: tensor<6xi32>) -> tensor<6x1xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : (tensor<6xi32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<6xf32>
    %5 = stablehlo.reshape %2 : (tensor<6xf32>) -> tensor<6x1xf32>
    %6 = stablehlo.floor %5 : tensor<6x1xf32>
    %7 = stablehlo.convert %6 : (tensor<6x1xf32>) -> tensor<6x1xi32>
    return %7 : tensor<6x1xi32>
  }
  func.func private @_flip_3(%arg0: tensor<6x1xi32>) -> tensor<6x1xi32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xi32>
    return %0 : tensor<6x1xi32>
  }
}

// -----

module @numpy_pad_linear_ramp_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<6x7xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xbf16>, tensor<i32>) -> tensor<6x7xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<6x7xbf16>, tensor<6x7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[-0.66015625, 0.40234375, 2.1875, -2.296875], [-2.9375, -0.373046875, 1.609375, -2.828125], [-1.171875, 1.4453125, -0.8671875, 2.90625]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<6x7xbf16> {
    %c0 = stablehlo.constant dense<"0x00000000000000000000000000000000A9BE29BFCE3E0C4013C000000000BCBF3CC0BFBECE3F35C00000000016BF96BFB93F5EBF3A400000000096BE16BF393FDEBEBA3F00000000000000000000000000000000"> : tensor<6x7xbf16>
    return %c0 : tensor<6x7xbf16>
  }
  func.func private @_pad(%arg0: tensor<3x4xbf16>, %arg1: tensor<i32>) -> tensor<6x7xbf16> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xbf16>) -> tensor<1x4xbf16>
    %1 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xbf16>) -> tensor<1x4xbf16>
    %2 = stablehlo.reshape %0 : (tensor<1x4xbf16>) -> tensor<4xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_linspace(%c, %2) : (tensor<i32>, tensor<4xbf16>) -> tensor<1x4xbf16>
    %4 = stablehlo.reshape %1 : (tensor<1x4xbf16>) -> tensor<4xbf16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_linspace_0(%c_0, %4) : (tensor<i32>, tensor<4xbf16>) -> tensor<2x4xbf16>
    %6 = call @_flip(%5) : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
    %7 = stablehlo.concatenate %3, %arg0, %6, dim = 0 : (tensor<1x4xbf16>, tensor<3x4xbf16>, tensor<2x4xbf16>) -> tensor<6x4xbf16>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xbf16>) -> tensor<6x1xbf16>
    %9 = stablehlo.slice %7 [0:6, 3:4] : (tensor<6x4xbf16>) -> tensor<6x1xbf16>
    %10 = stablehlo.reshape %8 : (tensor<6x1xbf16>) -> tensor<6xbf16>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @_linspace_1(%c_1, %10) : (tensor<i32>, tensor<6xbf16>) -> tensor<6x2xbf16>
    %12 = stablehlo.reshape %9 : (tensor<6x1xbf16>) -> tensor<6xbf16>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_linspace_2(%c_2, %12) : (tensor<i32>, tensor<6xbf16>) -> tensor<6x1xbf16>
    %14 = call @_flip_3(%13) : (tensor<6x1xbf16>) -> tensor<6x1xbf16>
    %15 = stablehlo.concatenate %11, %7, %14, dim = 1 : (tensor<6x2xbf16>, tensor<6x4xbf16>, tensor<6x1xbf16>) -> tensor<6x7xbf16>
    return %15 : tensor<6x7xbf16>
  }
  func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<4xbf16>) -> tensor<1x4xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %3 = stablehlo.subtract %arg1, %2 : tensor<4xbf16>
    %4 = stablehlo.reshape %1 : (tensor<4xbf16>) -> tensor<1x4xbf16>
    return %4 : tensor<1x4xbf16>
  }
  func.func private @_linspace_0(%arg0: tensor<i32>, %arg1: tensor<4xbf16>) -> tensor<2x4xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %3 = stablehlo.subtract %arg1, %2 : tensor<4xbf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %5 = stablehlo.divide %3, %4 : tensor<4xbf16>
    %6 = stablehlo.iota dim = 0 : tensor<2xbf16>
    %7 = stablehlo.reshape %6 : (tensor<2xbf16>) -> tensor<2x1xbf16>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x1xbf16>
    %9 = stablehlo.divide %7, %8 : tensor<2x1xbf16>
    %10 = stablehlo.reshape %1 : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x1xbf16>
    %12 = stablehlo.subtract %11, %9 : tensor<2x1xbf16>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xbf16>) -> tensor<2x4xbf16>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x1xbf16>) -> tensor<2x4xbf16>
    %15 = stablehlo.multiply %13, %14 : tensor<2x4xbf16>
    %16 = stablehlo.reshape %arg1 : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xbf16>) -> tensor<2x4xbf16>
    %18 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xbf16>) -> tensor<2x4xbf16>
    %19 = stablehlo.multiply %17, %18 : tensor<2x4xbf16>
    %20 = stablehlo.add %15, %19 : tensor<2x4xbf16>
    return %20 : tensor<2x4xbf16>
  }
  func.func private @_flip(%arg0: tensor<2x4xbf16>) -> tensor<2x4xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xbf16>
    return %0 : tensor<2x4xbf16>
  }
  func.func private @_linspace_1(%arg0: tensor<i32>, %arg1: tensor<6xbf16>) -> tensor<6x2xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %3 = stablehlo.subtract %arg1, %2 : tensor<6xbf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %5 = stablehlo.divide %3, %4 : tensor<6xbf16>
    %6 = stablehlo.iota dim = 0 : tensor<2xbf16>
    %7 = stablehlo.reshape %6 : (tensor<2xbf16>) -> tensor<1x2xbf16>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<1x2xbf16>
    %9 = stablehlo.divide %7, %8 : tensor<1x2xbf16>
    %10 = stablehlo.reshape %1 : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<1x2xbf16>
    %12 = stablehlo.subtract %11, %9 : tensor<1x2xbf16>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x2xbf16>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x2xbf16>) -> tensor<6x2xbf16>
    %15 = stablehlo.multiply %13, %14 : tensor<6x2xbf16>
    %16 = stablehlo.reshape %arg1 : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x2xbf16>
    %18 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x2xbf16>) -> tensor<6x2xbf16>
    %19 = stablehlo.multiply %17, %18 : tensor<6x2xbf16>
    %20 = stablehlo.add %15, %19 : tensor<6x2xbf16>
    return %20 : tensor<6x2xbf16>
  }
  func.func private @_linspace_2(%arg0: tensor<i32>, %arg1: tensor<6xbf16>) -> tensor<6x1xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<6xbf16>
    %3 = stablehlo.subtract %arg1, %2 : tensor<6xbf16>
    %4 = stablehlo.reshape %1 : (tensor<6xbf16>) -> tensor<6x1xbf16>
    return %4 : tensor<6x1xbf16>
  }
  func.func private @_flip_3(%arg0: tensor<6x1xbf16>) -> tensor<6x1xbf16> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xbf16>
    return %0 : tensor<6x1xbf16>
  }
}

// -----

module @numpy_pad_linear_ramp_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<6x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf32>, tensor<i32>) -> tensor<6x7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6x7xf32>, tensor<6x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.406885, -1.658693, -2.1128569, -2.4738314], [-1.2035362, 1.1628792, 2.072729, -2.6655262], [2.1342003, -1.3333485, 0.1507902, 1.753861]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000670A9A3F670A1A400D50D4BF0C3907C041531EC00000000000000000790D1ABF790D9ABF3AD9943F98A70440FB972AC00000000000000000BD96883FBD9608402AABAABFBF681A3E847EE03F0000000000000000BD96083FBD96883F2AAB2ABFBF689A3D847E603F0000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<6x7xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.reshape %0 : (tensor<1x4xf32>) -> tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_linspace(%c, %2) : (tensor<i32>, tensor<4xf32>) -> tensor<1x4xf32>
    %4 = stablehlo.reshape %1 : (tensor<1x4xf32>) -> tensor<4xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_linspace_0(%c_0, %4) : (tensor<i32>, tensor<4xf32>) -> tensor<2x4xf32>
    %6 = call @_flip(%5) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = stablehlo.concatenate %3, %arg0, %6, dim = 0 : (tensor<1x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.slice %7 [0:6, 3:4] : (tensor<6x4xf32>) -> tensor<6x1xf32>
    %10 = stablehlo.reshape %8 : (tensor<6x1xf32>) -> tensor<6xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @_linspace_1(%c_1, %10) : (tensor<i32>, tensor<6xf32>) -> tensor<6x2xf32>
    %12 = stablehlo.reshape %9 : (tensor<6x1xf32>) -> tensor<6xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_linspace_2(%c_2, %12) : (tensor<i32>, tensor<6xf32>) -> tensor<6x1xf32>
    %14 = call @_flip_3(%13) : (tensor<6x1xf32>) -> tensor<6x1xf32>
    %15 = stablehlo.concatenate %11, %7, %14, dim = 1 : (tensor<6x2xf32>, tensor<6x4xf32>, tensor<6x1xf32>) -> tensor<6x7xf32>
    return %15 : tensor<6x7xf32>
  }
  func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<4xf32>) -> tensor<1x4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.subtract %arg1, %2 : tensor<4xf32>
    %4 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<1x4xf32>
    return %4 : tensor<1x4xf32>
  }
  func.func private @_linspace_0(%arg0: tensor<i32>, %arg1: tensor<4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.subtract %arg1, %2 : tensor<4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.divide %3, %4 : tensor<4xf32>
    %6 = stablehlo.iota dim = 0 : tensor<2xf32>
    %7 = stablehlo.reshape %6 : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %9 = stablehlo.divide %7, %8 : tensor<2x1xf32>
    %10 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<2x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<2x4xf32>
    %16 = stablehlo.reshape %arg1 : (tensor<4xf32>) -> tensor<1x4xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<2x4xf32>
    %18 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<2x4xf32>
    %20 = stablehlo.add %15, %19 : tensor<2x4xf32>
    return %20 : tensor<2x4xf32>
  }
  func.func private @_flip(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
  func.func private @_linspace_1(%arg0: tensor<i32>, %arg1: tensor<6xf32>) -> tensor<6x2xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.subtract %arg1, %2 : tensor<6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.divide %3, %4 : tensor<6xf32>
    %6 = stablehlo.iota dim = 0 : tensor<2xf32>
    %7 = stablehlo.reshape %6 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x2xf32>
    %10 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x2xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<1x2xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x2xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<6x2xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<6x2xf32>
    %16 = stablehlo.reshape %arg1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x2xf32>
    %18 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<6x2xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<6x2xf32>
    %20 = stablehlo.add %15, %19 : tensor<6x2xf32>
    return %20 : tensor<6x2xf32>
  }
  func.func private @_linspace_2(%arg0: tensor<i32>, %arg1: tensor<6xf32>) -> tensor<6x1xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.subtract %arg1, %2 : tensor<6xf32>
    %4 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    return %4 : tensor<6x1xf32>
  }
  func.func private @_flip_3(%arg0: tensor<6x1xf32>) -> tensor<6x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xf32>
    return %0 : tensor<6x1xf32>
  }
}

// -----

module @numpy_pad_linear_ramp_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<6x7xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf64>, tensor<i64>) -> tensor<6x7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6x7xf64>, tensor<6x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-1.4506067464081223, -1.0519677761506085, -0.8988179142230126, 2.5959614988256288], [0.5834196654709141, 0.43690279812858623, -1.3708543692055313, -0.12064580098045674], [-1.5216554199470724, 1.1709988435595466, 1.3859203292456037, -1.8033209807812522]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ABE0726BAF35E7BFABE0726BAF35F7BF1234B029DCD4F0BF5CB254C91DC3ECBFBC0C597687C4044000000000000000000000000000000000884EE1B75FABD23F884EE1B75FABE23F10905F2737F6DB3F3F10B5FD04EFF5BF805C9CA9A4E2BEBF00000000000000000000000000000000DB42875AB358E8BFDB42875AB358F8BF88DF8B4869BCF23FF08A8FCBBA2CF63F8556CA1967DAFCBF00000000000000000000000000000000DB42875AB358D8BFDB42875AB358E8BF88DF8B4869BCE23FF08A8FCBBA2CE63F8556CA1967DAECBF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @_pad(%arg0: tensor<3x4xf64>, %arg1: tensor<i64>) -> tensor<6x7xf64> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %1 = stablehlo.slice %arg0 [2:3, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %2 = stablehlo.reshape %0 : (tensor<1x4xf64>) -> tensor<4xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_linspace(%c, %2) : (tensor<i64>, tensor<4xf64>) -> tensor<1x4xf64>
    %4 = stablehlo.reshape %1 : (tensor<1x4xf64>) -> tensor<4xf64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %5 = call @_linspace_0(%c_0, %4) : (tensor<i64>, tensor<4xf64>) -> tensor<2x4xf64>
    %6 = call @_flip(%5) : (tensor<2x4xf64>) -> tensor<2x4xf64>
    %7 = stablehlo.concatenate %3, %arg0, %6, dim = 0 : (tensor<1x4xf64>, tensor<3x4xf64>, tensor<2x4xf64>) -> tensor<6x4xf64>
    %8 = stablehlo.slice %7 [0:6, 0:1] : (tensor<6x4xf64>) -> tensor<6x1xf64>
    %9 = stablehlo.slice %7 [0:6, 3:4] : (tensor<6x4xf64>) -> tensor<6x1xf64>
    %10 = stablehlo.reshape %8 : (tensor<6x1xf64>) -> tensor<6xf64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %11 = call @_linspace_1(%c_1, %10) : (tensor<i64>, tensor<6xf64>) -> tensor<6x2xf64>
    %12 = stablehlo.reshape %9 : (tensor<6x1xf64>) -> tensor<6xf64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %13 = call @_linspace_2(%c_2, %12) : (tensor<i64>, tensor<6xf64>) -> tensor<6x1xf64>
    %14 = call @_flip_3(%13) : (tensor<6x1xf64>) -> tensor<6x1xf64>
    %15 = stablehlo.concatenate %11, %7, %14, dim = 1 : (tensor<6x2xf64>, tensor<6x4xf64>, tensor<6x1xf64>) -> tensor<6x7xf64>
    return %15 : tensor<6x7xf64>
  }
  func.func private @_linspace(%arg0: tensor<i64>, %arg1: tensor<4xf64>) -> tensor<1x4xf64> {
    %0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %3 = stablehlo.subtract %arg1, %2 : tensor<4xf64>
    %4 = stablehlo.reshape %1 : (tensor<4xf64>) -> tensor<1x4xf64>
    return %4 : tensor<1x4xf64>
  }
  func.func private @_linspace_0(%arg0: tensor<i64>, %arg1: tensor<4xf64>) -> tensor<2x4xf64> {
    %0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %3 = stablehlo.subtract %arg1, %2 : tensor<4xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %5 = stablehlo.divide %3, %4 : tensor<4xf64>
    %6 = stablehlo.iota dim = 0 : tensor<2xf64>
    %7 = stablehlo.reshape %6 : (tensor<2xf64>) -> tensor<2x1xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x1xf64>
    %9 = stablehlo.divide %7, %8 : tensor<2x1xf64>
    %10 = stablehlo.reshape %1 : (tensor<4xf64>) -> tensor<1x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x1xf64>
    %12 = stablehlo.subtract %11, %9 : tensor<2x1xf64>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<2x4xf64>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x4xf64>
    %15 = stablehlo.multiply %13, %14 : tensor<2x4xf64>
    %16 = stablehlo.reshape %arg1 : (tensor<4xf64>) -> tensor<1x4xf64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<2x4xf64>
    %18 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x4xf64>
    %19 = stablehlo.multiply %17, %18 : tensor<2x4xf64>
    %20 = stablehlo.add %15, %19 : tensor<2x4xf64>
    return %20 : tensor<2x4xf64>
  }
  func.func private @_flip(%arg0: tensor<2x4xf64>) -> tensor<2x4xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x4xf64>
    return %0 : tensor<2x4xf64>
  }
  func.func private @_linspace_1(%arg0: tensor<i64>, %arg1: tensor<6xf64>) -> tensor<6x2xf64> {
    %0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.subtract %arg1, %2 : tensor<6xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.divide %3, %4 : tensor<6xf64>
    %6 = stablehlo.iota dim = 0 : tensor<2xf64>
    %7 = stablehlo.reshape %6 : (tensor<2xf64>) -> tensor<1x2xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %9 = stablehlo.divide %7, %8 : tensor<1x2xf64>
    %10 = stablehlo.reshape %1 : (tensor<6xf64>) -> tensor<6x1xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<1x2xf64>
    %12 = stablehlo.subtract %11, %9 : tensor<1x2xf64>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x2xf64>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x2xf64>) -> tensor<6x2xf64>
    %15 = stablehlo.multiply %13, %14 : tensor<6x2xf64>
    %16 = stablehlo.reshape %arg1 : (tensor<6xf64>) -> tensor<6x1xf64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x2xf64>
    %18 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x2xf64>) -> tensor<6x2xf64>
    %19 = stablehlo.multiply %17, %18 : tensor<6x2xf64>
    %20 = stablehlo.add %15, %19 : tensor<6x2xf64>
    return %20 : tensor<6x2xf64>
  }
  func.func private @_linspace_2(%arg0: tensor<i64>, %arg1: tensor<6xf64>) -> tensor<6x1xf64> {
    %0 = stablehlo.convert %arg0 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.subtract %arg1, %2 : tensor<6xf64>
    %4 = stablehlo.reshape %1 : (tensor<6xf64>) -> tensor<6x1xf64>
    return %4 : tensor<6x1xf64>
  }
  func.func private @_flip_3(%arg0: tensor<6x1xf64>) -> tensor<6x1xf64> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<6x1xf64>
    return %0 : tensor<6x1xf64>
  }
}

// -----

module @numpy_pad_maximum_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<6x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xi32>, tensor<i32>) -> tensor<6x7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x7xi32>, tensor<6x7xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[-3, -2, 3, 0], [2, -2, -3, -3], [-1, -3, -1, 3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<6x7xi32> {
    %c0 = stablehlo.constant dense<"0x030000000300000002000000FEFFFFFF0300000003000000030000000300000003000000FDFFFFFFFEFFFFFF030000000000000003000000020000000200000002000000FEFFFFFFFDFFFFFFFDFFFFFF020000000300000003000000FFFFFFFFFDFFFFFFFFFFFFFF0300000003000000030000000300000002000000FEFFFFFF030000000300000003000000030000000300000002000000FEFFFFFF030000000300000003000000"> : tensor<6x7xi32>
    return %c0 : tensor<6x7xi32>
  }
  func.func private @_pad(%arg0: tensor<3x4xi32>, %arg1: tensor<i32>) -> tensor<6x7xi32> {
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %2 = call @round(%1) : (tensor<1x4xi32>) -> tensor<1x4xi32>
    %3 = call @round(%1) : (tensor<1x4xi32>) -> tensor<1x4xi32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<1x4xi32>) -> tensor<1x1x4xi32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x4xi32>) -> tensor<1x4xi32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x4xi32>) -> tensor<1x2x4xi32>
    %7 = stablehlo.reshape %6 : (tensor<1x2x4xi32>) -> tensor<2x4xi32>
    %8 = stablehlo.concatenate %5, %arg0, %7, dim = 0 : (tensor<1x4xi32>, tensor<3x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
    %c_0 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %9 = stablehlo.reduce(%8 init: %c_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xi32>, tensor<i32>) -> tensor<6xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %11 = call @round_0(%10) : (tensor<6x1xi32>) -> tensor<6x1xi32>
    %12 = call @round_0(%10) : (tensor<6x1xi32>) -> tensor<6x1xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x2xi32>
    %14 = stablehlo.reshape %13 : (tensor<6x1x2xi32>) -> tensor<6x2xi32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %16 = stablehlo.reshape %15 : (tensor<6x1x1xi32>) -> tensor<6x1xi32>
    %17 = stablehlo.concatenate %14, %8, %16, dim = 1 : (tensor<6x2xi32>, tensor<6x4xi32>, tensor<6x1xi32>) -> tensor<6x7xi32>
    return %17 : tensor<6x7xi32>
  }
  func.func private @round(%arg0: tensor<1x4xi32>) -> tensor<1x4xi32> {
    return %arg0 : tensor<1x4xi32>
  }
  func.func private @round_0(%arg0: tensor<6x1xi32>) -> tensor<6x1xi32> {
    return %arg0 : tensor<6x1xi32>
  }
}

// -----

module @numpy_pad_maximum_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<6x7xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xbf16>, tensor<i32>) -> tensor<6x7xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<6x7xbf16>, tensor<6x7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[0.52734375, -1.671875, 2.390625, 2.46875], [-2.4375, 0.25390625, 2.875, -0.8671875], [0.875, 0.0703125, -1.984375, 0.875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<6x7xbf16> {
    %c0 = stablehlo.constant dense<"0x38403840603F823E38401E4038401E401E40073FD6BF19401E401E40384038401CC0823E38405EBF3840603F603F603F903DFEBF603F603F38403840603F823E38401E40384038403840603F823E38401E403840"> : tensor<6x7xbf16>
    return %c0 : tensor<6x7xbf16>
  }
  func.func private @_pad(%arg0: tensor<3x4xbf16>, %arg1: tensor<i32>) -> tensor<6x7xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<1x4xbf16>) -> tensor<1x1x4xbf16>
    %3 = stablehlo.reshape %2 : (tensor<1x1x4xbf16>) -> tensor<1x4xbf16>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<1x4xbf16>) -> tensor<1x2x4xbf16>
    %5 = stablehlo.reshape %4 : (tensor<1x2x4xbf16>) -> tensor<2x4xbf16>
    %6 = stablehlo.concatenate %3, %arg0, %5, dim = 0 : (tensor<1x4xbf16>, tensor<3x4xbf16>, tensor<2x4xbf16>) -> tensor<6x4xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xbf16>) -> tensor<6x1xbf16>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x1x2xbf16>
    %10 = stablehlo.reshape %9 : (tensor<6x1x2xbf16>) -> tensor<6x2xbf16>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x1x1xbf16>
    %12 = stablehlo.reshape %11 : (tensor<6x1x1xbf16>) -> tensor<6x1xbf16>
    %13 = stablehlo.concatenate %10, %6, %12, dim = 1 : (tensor<6x2xbf16>, tensor<6x4xbf16>, tensor<6x1xbf16>) -> tensor<6x7xbf16>
    return %13 : tensor<6x7xbf16>
  }
}

// -----

module @numpy_pad_maximum_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<6x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf32>, tensor<i32>) -> tensor<6x7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6x7xf32>, tensor<6x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.21709497, -1.7983247, -2.0329866, -0.38561502], [2.468126, 0.2866802, -0.47058302, 0.49349102], [2.0707033, -2.9177437, -1.5732615, -1.7627707]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0xC7F51D40C7F51D40C7F51D40BFC7923E42F0F0BEDBAAFC3EC7F51D40254E5EBE254E5EBE254E5EBE812FE6BF741C02C0556FC5BE254E5EBEC7F51D40C7F51D40C7F51D40BFC7923E42F0F0BEDBAAFC3EC7F51D4067860440678604406786044050BC3AC0A260C9BF78A2E1BF67860440C7F51D40C7F51D40C7F51D40BFC7923E42F0F0BEDBAAFC3EC7F51D40C7F51D40C7F51D40C7F51D40BFC7923E42F0F0BEDBAAFC3EC7F51D40"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<6x7xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1x4xf32>) -> tensor<1x4xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<1x4xf32>) -> tensor<1x2x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    %6 = stablehlo.concatenate %3, %arg0, %5, dim = 0 : (tensor<1x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x2xf32>
    %10 = stablehlo.reshape %9 : (tensor<6x1x2xf32>) -> tensor<6x2xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<6x1x1xf32>) -> tensor<6x1xf32>
    %13 = stablehlo.concatenate %10, %6, %12, dim = 1 : (tensor<6x2xf32>, tensor<6x4xf32>, tensor<6x1xf32>) -> tensor<6x7xf32>
    return %13 : tensor<6x7xf32>
  }
}

// -----

module @numpy_pad_maximum_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<6x7xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf64>, tensor<i64>) -> tensor<6x7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6x7xf64>, tensor<6x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-2.6783287367722606, 0.36660531127774565, 2.679084741506954, 0.22513867549905076], [1.749242538015487, 1.9651321393385608, 2.758548032354711, -1.2552213712291347], [0.9184038072309448, -0.8955025750230439, 1.355548571101627, -2.049229064450699]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0xE2447BA181110640E2447BA181110640E0C658BEE5FCFB3F3071EC652E71FF3FE2447BA181110640A0A52A1858D1CC3FE2447BA1811106403EE11FFBC36E05403EE11FFBC36E0540A6FDE29D376D05C090949E1F7676D73F3EE11FFBC36E0540A0A52A1858D1CC3F3EE11FFBC36E0540E2447BA181110640E2447BA181110640E0C658BEE5FCFB3F3071EC652E71FF3FE2447BA181110640E6B52A016315F4BFE2447BA1811106401856D0B253B0F53F1856D0B253B0F53F808592619063ED3FF8A52604F5A7ECBF1856D0B253B0F53F9FA02E35D26400C01856D0B253B0F53FE2447BA181110640E2447BA181110640E0C658BEE5FCFB3F3071EC652E71FF3FE2447BA181110640A0A52A1858D1CC3FE2447BA181110640E2447BA181110640E2447BA181110640E0C658BEE5FCFB3F3071EC652E71FF3FE2447BA181110640A0A52A1858D1CC3FE2447BA181110640"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @_pad(%arg0: tensor<3x4xf64>, %arg1: tensor<i64>) -> tensor<6x7xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3x4xf64>, tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %3 = stablehlo.reshape %2 : (tensor<1x1x4xf64>) -> tensor<1x4xf64>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<1x4xf64>) -> tensor<1x2x4xf64>
    %5 = stablehlo.reshape %4 : (tensor<1x2x4xf64>) -> tensor<2x4xf64>
    %6 = stablehlo.concatenate %3, %arg0, %5, dim = 0 : (tensor<1x4xf64>, tensor<3x4xf64>, tensor<2x4xf64>) -> tensor<6x4xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf64>, tensor<f64>) -> tensor<6xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf64>) -> tensor<6x1xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x1x2xf64>
    %10 = stablehlo.reshape %9 : (tensor<6x1x2xf64>) -> tensor<6x2xf64>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x1x1xf64>
    %12 = stablehlo.reshape %11 : (tensor<6x1x1xf64>) -> tensor<6x1xf64>
    %13 = stablehlo.concatenate %10, %6, %12, dim = 1 : (tensor<6x2xf64>, tensor<6x4xf64>, tensor<6x1xf64>) -> tensor<6x7xf64>
    return %13 : tensor<6x7xf64>
  }
}

// -----

module @numpy_pad_mean_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<6x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xi32>, tensor<i32>) -> tensor<6x7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x7xi32>, tensor<6x7xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[2, -1, 1, 3], [-2, 3, 0, 2], [1, 1, 3, 0]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<6x7xi32> {
    %c0 = stablehlo.constant dense<"0x01000000010000000000000001000000010000000200000001000000010000000100000002000000FFFFFFFF0100000003000000010000000100000001000000FEFFFFFF03000000000000000200000001000000010000000100000001000000010000000300000000000000010000000100000001000000000000000100000001000000020000000100000001000000010000000000000001000000010000000200000001000000"> : tensor<6x7xi32>
    return %c0 : tensor<6x7xi32>
  }
  func.func private @_pad(%arg0: tensor<3x4xi32>, %arg1: tensor<i32>) -> tensor<6x7xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi32>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x4xf32>
    %5 = call @round(%4) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %6 = call @round(%4) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %7 = stablehlo.convert %5 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %8 = stablehlo.convert %6 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 2] : (tensor<1x4xi32>) -> tensor<1x1x4xi32>
    %10 = stablehlo.reshape %9 : (tensor<1x1x4xi32>) -> tensor<1x4xi32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0, 2] : (tensor<1x4xi32>) -> tensor<1x2x4xi32>
    %12 = stablehlo.reshape %11 : (tensor<1x2x4xi32>) -> tensor<2x4xi32>
    %13 = stablehlo.concatenate %10, %arg0, %12, dim = 0 : (tensor<1x4xi32>, tensor<3x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
    %14 = stablehlo.convert %13 : (tensor<6x4xi32>) -> tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %18 = stablehlo.divide %16, %17 : tensor<6x1xf32>
    %19 = call @round_0(%18) : (tensor<6x1xf32>) -> tensor<6x1xf32>
    %20 = call @round_0(%18) : (tensor<6x1xf32>) -> tensor<6x1xf32>
    %21 = stablehlo.convert %19 : (tensor<6x1xf32>) -> tensor<6x1xi32>
    %22 = stablehlo.convert %20 : (tensor<6x1xf32>) -> tensor<6x1xi32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x2xi32>
    %24 = stablehlo.reshape %23 : (tensor<6x1x2xi32>) -> tensor<6x2xi32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %26 = stablehlo.reshape %25 : (tensor<6x1x1xi32>) -> tensor<6x1xi32>
    %27 = stablehlo.concatenate %24, %13, %26, dim = 1 : (tensor<6x2xi32>, tensor<6x4xi32>, tensor<6x1xi32>) -> tensor<6x7xi32>
    return %27 : tensor<6x7xi32>
  }
  func.func private @round(%arg0: tensor<1x4xf32>) -> tensor<1x4xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<1x4xf32>
    return %0 : tensor<1x4xf32>
  }
  func.func private @round_0(%arg0: tensor<6x1xf32>) -> tensor<6x1xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<6x1xf32>
    return %0 : tensor<6x1xf32>
  }
}

// -----

module @numpy_pad_mean_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<6x7xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xbf16>, tensor<i32>) -> tensor<6x7xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<6x7xbf16>, tensor<6x7xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[1.6953125, -2.90625, -1.21875, 0.1474609375], [0.61328125, -0.298828125, 0.62890625, 2.6875], [-0.80078125, -0.15234375, 2.796875, -2.171875]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<6x7xbf16> {
    %c0 = stablehlo.constant dense<"0xAF3DAF3D013F8FBF3C3F623EAF3D12BF12BFD93F3AC09CBF173E12BF683F683F1D3F99BE213F2C40683FA8BDA8BD4DBF1CBE33400BC0A8BDAF3DAF3D013F8FBF3C3F623EAF3DAF3DAF3D013F8FBF3C3F623EAF3D"> : tensor<6x7xbf16>
    return %c0 : tensor<6x7xbf16>
  }
  func.func private @_pad(%arg0: tensor<3x4xbf16>, %arg1: tensor<i32>) -> tensor<6x7xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x4xf32>
    %5 = stablehlo.convert %4 : (tensor<1x4xf32>) -> tensor<1x4xbf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<1x4xbf16>) -> tensor<1x1x4xbf16>
    %7 = stablehlo.reshape %6 : (tensor<1x1x4xbf16>) -> tensor<1x4xbf16>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<1x4xbf16>) -> tensor<1x2x4xbf16>
    %9 = stablehlo.reshape %8 : (tensor<1x2x4xbf16>) -> tensor<2x4xbf16>
    %10 = stablehlo.concatenate %7, %arg0, %9, dim = 0 : (tensor<1x4xbf16>, tensor<3x4xbf16>, tensor<2x4xbf16>) -> tensor<6x4xbf16>
    %11 = stablehlo.convert %10 : (tensor<6x4xbf16>) -> tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<6x1xf32>
    %16 = stablehlo.convert %15 : (tensor<6x1xf32>) -> tensor<6x1xbf16>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x1x2xbf16>
    %18 = stablehlo.reshape %17 : (tensor<6x1x2xbf16>) -> tensor<6x2xbf16>
    %19 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<6x1xbf16>) -> tensor<6x1x1xbf16>
    %20 = stablehlo.reshape %19 : (tensor<6x1x1xbf16>) -> tensor<6x1xbf16>
    %21 = stablehlo.concatenate %18, %10, %20, dim = 1 : (tensor<6x2xbf16>, tensor<6x4xbf16>, tensor<6x1xbf16>) -> tensor<6x7xbf16>
    return %21 : tensor<6x7xbf16>
  }
}

// -----

module @numpy_pad_mean_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<6x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf32>, tensor<i32>) -> tensor<6x7xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<6x7xf32>, tensor<6x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.694587, -0.9739709, 0.20416881, 1.7321527], [-2.6584318, -2.2300286, -0.6172441, -0.7738019], [-2.8246434, 0.49463782, -0.47105563, 2.2471156]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x028887BE028887BE74F36DBFEA3267BF46E496BE3EC4883F028887BE440B6A3F440B6A3F1D742C40285679BFA111513E2EB7DD3F440B6A3FB7F1C8BFB7F1C8BFBF232AC0CAB80EC0B6031EBFE21746BFB7F1C8BF60CF0DBE60CF0DBEF5C634C02B41FD3E342EF1BEBED00F4060CF0DBE028887BE028887BE74F36DBFEA3267BF46E496BE3EC4883F028887BE028887BE028887BE74F36DBFEA3267BF46E496BE3EC4883F028887BE"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @_pad(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<6x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x4xf32>) -> tensor<1x4xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x4xf32>) -> tensor<1x2x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    %8 = stablehlo.concatenate %5, %arg0, %7, dim = 0 : (tensor<1x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<6x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x2xf32>
    %14 = stablehlo.reshape %13 : (tensor<6x1x2xf32>) -> tensor<6x2xf32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<6x1x1xf32>) -> tensor<6x1xf32>
    %17 = stablehlo.concatenate %14, %8, %16, dim = 1 : (tensor<6x2xf32>, tensor<6x4xf32>, tensor<6x1xf32>) -> tensor<6x7xf32>
    return %17 : tensor<6x7xf32>
  }
}

// -----

module @numpy_pad_mean_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<6x7xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<3x4xf64>, tensor<i64>) -> tensor<6x7xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<6x7xf64>, tensor<6x7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[2.3729183239006577, 0.8379138270215432, 2.537200751533291, -0.6464085235503951], [-0.7939059687966372, 1.923715227309061, 2.2726884908017695, -2.357933646659679], [0.41635850830658416, 2.5161539876685595, 0.2638450849645668, -0.776287699872265]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<6x7xf64> {
    %c0 = stablehlo.constant dense<"0xEE84A127E6D7E63FEE84A127E6D7E63FE58E1255B148E53F091B84E0EE25FC3FA22B97AE560FFB3F448461EAD129F4BFEE84A127E6D7E63FAC7E9F381068F43FAC7E9F381068F43F14DC299ABCFB0240308F7DA830D0EA3FE0C659E82F4C0440A02590ED60AFE4BFAC7E9F381068F43FAAA037D988B6D03FAAA037D988B6D03F8895827DAD67E9BF04C1419E89C7FE3FE0E9AF4D772E0240AB54D4500CDD02C0AAA037D988B6D03F1AC109994D5CE33F1AC109994D5CE33FD0A325289EA5DA3F40E4855715210440A085C87ED6E2D03F50A1674D59D7E8BF1AC109994D5CE33FEE84A127E6D7E63FEE84A127E6D7E63FE58E1255B148E53F091B84E0EE25FC3FA22B97AE560FFB3F448461EAD129F4BFEE84A127E6D7E63FEE84A127E6D7E63FEE84A127E6D7E63FE58E1255B148E53F091B84E0EE25FC3FA22B97AE560FFB3F448461EAD129F4BFEE84A127E6D7E63F"> : tensor<6x7xf64>
    return %c0 : tensor<6x7xf64>
  }
  func.func private @_pad(%arg0: tensor<3x4xf64>, %arg1: tensor<i64>) -> tensor<6x7xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf64>, tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x4xf64>
    %3 = stablehlo.divide %1, %2 : tensor<1x4xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %5 = stablehlo.reshape %4 : (tensor<1x1x4xf64>) -> tensor<1x4xf64>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x4xf64>) -> tensor<1x2x4xf64>
    %7 = stablehlo.reshape %6 : (tensor<1x2x4xf64>) -> tensor<2x4xf64>
    %8 = stablehlo.concatenate %5, %arg0, %7, dim = 0 : (tensor<1x4xf64>, tensor<3x4xf64>, tensor<2x4xf64>) -> tensor<6x4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf64>, tensor<f64>) -> tensor<6xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xf64>) -> tensor<6x1xf64>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6x1xf64>
    %12 = stablehlo.divide %10, %11 : tensor<6x1xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x1x2xf64>
    %14 = stablehlo.reshape %13 : (tensor<6x1x2xf64>) -> tensor<6x2xf64>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x1x1xf64>
    %16 = stablehlo.reshape %15 : (tensor<6x1x1xf64>) -> tensor<6x1xf64>
    %17 = stablehlo.concatenate %14, %8, %16, dim = 1 : (tensor<6x2xf64>, tensor<6x4xf64>, tensor<6x1xf64>) -> tensor<6x7xf64>
    return %17 : tensor<6x7xf64>
  }
}
