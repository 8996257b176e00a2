module @numpy_cos_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xi32>
    %want0 = call @expected() : () -> tensor<4x0x2xf32>
    %0 = stablehlo.convert %arg0 : (tensor<4x0x2xi32>) -> tensor<4x0x2xf32>
    %1 = stablehlo.cosine %0 : tensor<4x0x2xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<4x0x2xf32>, tensor<4x0x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xi32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0 : tensor<4x0x2xi32>
  }
  func.func private @expected() -> tensor<4x0x2xf32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf32>
    return %c0 : tensor<4x0x2xf32>
  }
}

// -----

module @numpy_cos_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xbf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xbf16>
    %0 = stablehlo.cosine %arg0 : tensor<2x1x3x2xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[1.234375, -1.6953125], [-2.0, 0.28125], [-0.625, 2.390625]]], [[[-0.5625, -3.34375], [3.078125, 2.328125], [0.984375, -3.28125]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[0.330078125, -0.1240234375], [-0.416015625, 0.9609375], [0.8125, -0.73046875]]], [[[0.84765625, -0.98046875], [-0.99609375, -0.6875], [0.5546875, -0.9921875]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
}

// -----

module @numpy_cos_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf32>
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %0 = stablehlo.cosine %arg0 : tensor<17x3xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0xC71EE4BF39FCFE3F9CE1C73FD8085FC0C08403C0BF01BFBF5FFD61C059B50FC077346CC03D9CE8BFB06A69C0105CB53F582451C067FB8C3F275767BD267EC93F2D490FBFC83D32BE258E00C0C26306C0176C0C401DF428C0ADA326BF59BF4F3F9A0248406713E9BEC8B05F3FC1537C40D56106C056BB85BF16A9A53F48F239C00B7507BF83516C40DEB61BBFE4D10B40235F3440B9DBDDBED5F64EC07DC409BE0C404F40F8190A3FD38064C02F825DBF32EB15C03A1F0AC0CD1F793FD5D036C0C385CDBF9113473F95262FC0"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x95DB56BEA25ED1BEC51E173C6C0F71BFE253EEBE61B7A03D5ED36CBF38E71FBF875D5ABFE4D679BE2DFA5FBF30FF1C3E66F67DBF9097E73E80977F3FA0965CBBCBEF583FB1217C3F2519D9BE793401BF946E15BFF87360BF0BA74B3F143B303F27F77FBFEBED653F2555243F6E2B32BFD22D01BF2489003FAECE8B3EA6E478BFBDFD5C3FCC205ABFBB15523F157813BF04BD72BF0857683F81E97EBFC6AF7D3FE2CD7EBF06A55B3F89D368BFEDFF253F148532BFC3DD0DBF760D103F9BAA75BFA6B50EBDF76A363FD64D6BBF"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
}

// -----

module @numpy_cos_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.cosine %arg0 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-3.1752860443814557, 1.996452268663612, 2.67164114086955, 1.741495451015548, 3.3963009150063685], [3.5203149209568965, 1.943474922088285, 3.9869774928135246, 1.9658778461732824, -2.621222759429254], [1.307130265397066, -0.028656569040749424, 2.752999589589315, 2.4840041644669526, 2.8910379078560053]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-0.9994324314056258, -0.41291828144702564, -0.8915902463712917, -0.16987135384689395, -0.9677368442261329], [-0.9291378145663751, -0.364111459346888, -0.6634433847221053, -0.3848834296357369, -0.867635327252122], [0.26062166137010606, 0.999589428623292, -0.9254430450344693, -0.7914684709685655, -0.9687750263388444]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}

// -----

module @numpy_cos_c64 {
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
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) -> ()
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

module @numpy_cos_c128 {
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
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-0.8754388325217479,-1.5658242484690668), (1.8837621987611133,-1.9039652785793626)], [(1.3966925294813821,-0.983867689085407), (-1.2243872700736893,0.04251537946427986)], [(1.6175854106903502,-1.7962785328764177), (1.5816500983981103,1.9225258753788217)]]], [[[(0.2452147589102176,-1.940038202231427), (-0.24104989693665235,-0.38623364238089497)], [(1.9404390440774728,1.301169871604086), (1.710614928879306,0.029378598778366793)], [(-1.8546816906687513,1.8818842543083818), (-0.4749054908452708,0.9715054327224286)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(1.6002194734244077,-1.7574367319206115), (-1.0562554789776135,3.122329079690389)], [(0.2640515044625,1.1330671431637276), (0.33982926909138367,0.04000192847657123)], [(-0.14483166732747244,2.927422966084931), (-0.03790304801890355,-3.34578892566564)]]], [[[(3.445119525067911,0.8272592381300106), (1.044424500553454,-0.09451215162116848)], [(-0.7127747503942897,-1.5858187823166925), (-0.13942363601531085,-0.0290960866941737)], [(-0.9408377632199634,3.0784278650330075), (1.3430891358564157,0.5174761553856128)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
}
