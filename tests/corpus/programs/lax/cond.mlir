module @lax_cond_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xi32>
      stablehlo.return %2 : tensor<3x2xi32>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xi32>
      stablehlo.return %2 : tensor<3x2xi32>
    }) : (tensor<i32>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<[[2, 0], [-3, -1], [-3, -1]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<i1>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[4, 0], [9, 1], [9, 1]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
}

// -----

module @lax_cond_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<3x2xbf16>)
    %want0 = call @expected() : () -> tensor<3x2xbf16>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xbf16>
      stablehlo.return %2 : tensor<3x2xbf16>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xbf16>
      stablehlo.return %2 : tensor<3x2xbf16>
    }) : (tensor<i32>) -> tensor<3x2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x2xbf16>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<[[-1.3125, 1.7890625], [-0.333984375, 1.7265625], [-1.0703125, 1.3125]]> : tensor<3x2xbf16>
    return %c0, %c1 : tensor<i1>, tensor<3x2xbf16>
  }
  func.func private @expected() -> tensor<3x2xbf16> {
    %c0 = stablehlo.constant dense<[[1.71875, 3.203125], [0.111328125, 2.984375], [1.1484375, 1.71875]]> : tensor<3x2xbf16>
    return %c0 : tensor<3x2xbf16>
  }
}

// -----

module @lax_cond_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<3x2xf16>)
    %want0 = call @expected() : () -> tensor<3x2xf16>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xf16>
      stablehlo.return %2 : tensor<3x2xf16>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xf16>
      stablehlo.return %2 : tensor<3x2xf16>
    }) : (tensor<i32>) -> tensor<3x2xf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x2xf16>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<[[-2.84375, -2.67578125], [-2.697265625, -1.44921875], [-0.07220458984375, 1.2294921875]]> : tensor<3x2xf16>
    return %c0, %c1 : tensor<i1>, tensor<3x2xf16>
  }
  func.func private @expected() -> tensor<3x2xf16> {
    %c0 = stablehlo.constant dense<[[8.0859375, 7.16015625], [7.2734375, 2.099609375], [0.005214691162109375, 1.51171875]]> : tensor<3x2xf16>
    return %c0 : tensor<3x2xf16>
  }
}

// -----

module @lax_cond_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<3x2xf32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xf32>
      stablehlo.return %2 : tensor<3x2xf32>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xf32>
      stablehlo.return %2 : tensor<3x2xf32>
    }) : (tensor<i32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x2xf32>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<[[-0.65211743, -0.5343631], [-0.60366064, -2.2531843], [-2.772048, -0.4118128]]> : tensor<3x2xf32>
    return %c0, %c1 : tensor<i1>, tensor<3x2xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[0.42525715, 0.28554392], [0.36440617, 5.0768394], [7.68425, 0.16958979]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @lax_cond_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<3x2xf64>)
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xf64>
      stablehlo.return %2 : tensor<3x2xf64>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xf64>
      stablehlo.return %2 : tensor<3x2xf64>
    }) : (tensor<i32>) -> tensor<3x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x2xf64>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<[[-2.286911087152684, -1.7890514791914205], [1.1073810946827098, -1.89765855965239], [0.8615547535124577, -2.8400494716596105]]> : tensor<3x2xf64>
    return %c0, %c1 : tensor<i1>, tensor<3x2xf64>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[-4.573822174305368, -3.578102958382841], [2.2147621893654197, -3.79531711930478], [1.7231095070249154, -5.680098943319221]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
}

// -----

module @lax_cond_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<3x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x2xcomplex<f32>>
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xcomplex<f32>>
      stablehlo.return %2 : tensor<3x2xcomplex<f32>>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xcomplex<f32>>
      stablehlo.return %2 : tensor<3x2xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<3x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    %c1 = stablehlo.constant dense<[[(-0.8124957,-0.4309281), (-1.9685214,-2.6139617)], [(-2.7262006,0.11311838), (2.413136,-0.23147681)], [(2.6382062,1.599066), (1.4577382,2.8784416)]]> : tensor<3x2xcomplex<f32>>
    return %c0, %c1 : tensor<i1>, tensor<3x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.47445026,0.7002545), (-2.9577193,10.291279)], [(7.419374,-0.6167668), (5.769644,-1.1171701)], [(4.40312,8.437332), (-6.1604257,8.392028)]]> : tensor<3x2xcomplex<f32>>
    return %c0 : tensor<3x2xcomplex<f32>>
  }
}
