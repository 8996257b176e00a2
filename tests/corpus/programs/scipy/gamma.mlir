module @scipy_gamma_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = call @gammasgn(%arg0) : (tensor<3x4xf16>) -> tensor<3x4xf16>
    %1 = chlo.lgamma %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %2 = stablehlo.exponential %1 : tensor<3x4xf16>
    %3 = stablehlo.multiply %0, %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.3251953125, 1.6044921875, 5.16015625, 0.6279296875], [1.89453125, 5.453125, 1.642578125, 4.46875], [0.92822265625, 4.703125, 3.619140625, 2.474609375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.89404296875, 0.89404296875, 30.625, 1.4287109375], [0.9599609375, 48.5625, 0.89892578125, 11.1328125], [1.046875, 15.4921875, 3.80078125, 1.306640625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @gammasgn(%arg0: tensor<3x4xf16>) -> tensor<3x4xf16> {
    %0 = stablehlo.floor %arg0 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %4 = stablehlo.and %2, %3 : tensor<3x4xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %6 = stablehlo.or %4, %5 : tensor<3x4xi1>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %7 = call @remainder(%0, %c) : (tensor<3x4xf16>, tensor<i32>) -> tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %10 = stablehlo.and %2, %9 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %13 = call @signbit(%arg0) : (tensor<3x4xf16>) -> tensor<3x4xi1>
    %14 = stablehlo.and %12, %13 : tensor<3x4xi1>
    %15 = stablehlo.or %10, %14 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x3x4xi1>, tensor<1x3x4xi1>, tensor<1x3x4xi1>) -> tensor<3x3x4xi1>
    %21 = call @argmax(%20) : (tensor<3x3x4xi1>) -> tensor<3x4xi32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f16>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<3x4xi1>, tensor<3x4xf16>
    %30 = stablehlo.select %26, %22, %29 : tensor<3x4xi1>, tensor<3x4xf16>
    return %30 : tensor<3x4xf16>
  }
  func.func private @remainder(%arg0: tensor<3x4xf16>, %arg1: tensor<i32>) -> tensor<3x4xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x4xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %12 = stablehlo.add %2, %11 : tensor<3x4xf16>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x4xi1>, tensor<3x4xf16>
    return %13 : tensor<3x4xf16>
  }
  func.func private @signbit(%arg0: tensor<3x4xf16>) -> tensor<3x4xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf16>) -> tensor<3x4xi16>
    %c = stablehlo.constant dense<15> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<3x4xi16>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<3x4xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<3x4xi16>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<3x4xi16>, tensor<3x4xi16>) -> tensor<3x4xi1>
    %5 = stablehlo.convert %4 : tensor<3x4xi1>
    return %5 : tensor<3x4xi1>
  }
  func.func private @argmax(%arg0: tensor<3x3x4xi1>) -> tensor<3x4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3x4xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x3x4xi1>, tensor<3x3x4xi32>, tensor<i1>, tensor<i32>) -> (tensor<3x4xi1>, tensor<3x4xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<3x4xi32>
  }
}

// -----

module @scipy_gamma_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = call @gammasgn(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %1 = chlo.lgamma %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = stablehlo.exponential %1 : tensor<3x4xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[4.9944015, 0.695586, 1.5806836, 5.2715297], [3.1409237, 5.7115555, 0.38220417, 4.2519765], [2.3187585, 5.694727, 1.1630213, 3.9289649]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[23.798576, 1.3051001, 0.89148664, 36.416077], [2.2865448, 73.92496, 2.3243566, 8.306816], [1.1800313, 71.89951, 0.9288516, 5.4917765]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @gammasgn(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.floor %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %4 = stablehlo.and %2, %3 : tensor<3x4xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %6 = stablehlo.or %4, %5 : tensor<3x4xi1>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %7 = call @remainder(%0, %c) : (tensor<3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %10 = stablehlo.and %2, %9 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %13 = call @signbit(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xi1>
    %14 = stablehlo.and %12, %13 : tensor<3x4xi1>
    %15 = stablehlo.or %10, %14 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x3x4xi1>, tensor<1x3x4xi1>, tensor<1x3x4xi1>) -> tensor<3x3x4xi1>
    %21 = call @argmax(%20) : (tensor<3x3x4xi1>) -> tensor<3x4xi32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<3x4xi1>, tensor<3x4xf32>
    %30 = stablehlo.select %26, %22, %29 : tensor<3x4xi1>, tensor<3x4xf32>
    return %30 : tensor<3x4xf32>
  }
  func.func private @remainder(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x4xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.add %2, %11 : tensor<3x4xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %13 : tensor<3x4xf32>
  }
  func.func private @signbit(%arg0: tensor<3x4xf32>) -> tensor<3x4xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = stablehlo.convert %4 : tensor<3x4xi1>
    return %5 : tensor<3x4xi1>
  }
  func.func private @argmax(%arg0: tensor<3x3x4xi1>) -> tensor<3x4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3x4xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x3x4xi1>, tensor<3x3x4xi32>, tensor<i1>, tensor<i32>) -> (tensor<3x4xi1>, tensor<3x4xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<3x4xi32>
  }
}

// -----

module @scipy_gamma_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = call @gammasgn(%arg0) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %1 = chlo.lgamma %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = stablehlo.exponential %1 : tensor<3x4xf64>
    %3 = stablehlo.multiply %0, %2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[3.651517871251826, 1.6915207197794888, 1.3279154913725666, 0.3612924058376115], [3.912848636230855, 5.92018735670836, 1.7737141660403244, 1.8104730878356976], [5.4914507030608215, 3.6430909695854177, 1.6856882046954063, 2.1035811373448405]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[3.9426474468309713, 0.9070592953991147, 0.8936329181481104, 2.463562967843221], [5.383689446862952, 104.78412688441391, 0.9246694970391021, 0.9342055268269535], [51.627142056414044, 3.9046016062286633, 0.9060046348232206, 1.0483103545216184]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @gammasgn(%arg0: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.floor %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %4 = stablehlo.and %2, %3 : tensor<3x4xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %6 = stablehlo.or %4, %5 : tensor<3x4xi1>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7 = call @remainder(%0, %c) : (tensor<3x4xf64>, tensor<i64>) -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %10 = stablehlo.and %2, %9 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %13 = call @signbit(%arg0) : (tensor<3x4xf64>) -> tensor<3x4xi1>
    %14 = stablehlo.and %12, %13 : tensor<3x4xi1>
    %15 = stablehlo.or %10, %14 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x3x4xi1>, tensor<1x3x4xi1>, tensor<1x3x4xi1>) -> tensor<3x3x4xi1>
    %21 = call @argmax(%20) : (tensor<3x3x4xi1>) -> tensor<3x4xi64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<3x4xi1>, tensor<3x4xf64>
    %30 = stablehlo.select %26, %22, %29 : tensor<3x4xi1>, tensor<3x4xf64>
    return %30 : tensor<3x4xf64>
  }
  func.func private @remainder(%arg0: tensor<3x4xf64>, %arg1: tensor<i64>) -> tensor<3x4xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x4xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.add %2, %11 : tensor<3x4xf64>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %13 : tensor<3x4xf64>
  }
  func.func private @signbit(%arg0: tensor<3x4xf64>) -> tensor<3x4xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf64>) -> tensor<3x4xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<3x4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %5 = stablehlo.convert %4 : tensor<3x4xi1>
    return %5 : tensor<3x4xi1>
  }
  func.func private @argmax(%arg0: tensor<3x3x4xi1>) -> tensor<3x4xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3x4xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x3x4xi1>, tensor<3x3x4xi64>, tensor<i1>, tensor<i64>) -> (tensor<3x4xi1>, tensor<3x4xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<3x4xi64>
  }
}
