module @lax_acosh_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xbf16>
    %want0 = call @expected() : () -> tensor<4x0x2xbf16>
    %0 = chlo.acosh %arg0 : tensor<4x0x2xbf16> -> tensor<4x0x2xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>) -> ()
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

module @lax_acosh_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf16>
    %0 = chlo.acosh %arg0 : tensor<2x1x3x2xf16> -> tensor<2x1x3x2xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[2.02734375, 15.3203125], [12.0078125, 4.71484375], [7.92578125, 21.609375]]], [[[15.59375, 15.203125], [27.265625, 4.64453125], [23.046875, 15.1171875]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[1.3330078125, 3.421875], [3.177734375, 2.232421875], [2.759765625, 3.765625]]], [[[3.439453125, 3.4140625], [3.998046875, 2.216796875], [3.830078125, 3.408203125]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
}

// -----

module @lax_acosh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf32>
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %0 = chlo.acosh %arg0 : tensor<17x3xf32> -> tensor<17x3xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x128EEA4185C8AB417270DC4089A9B440B6EB9F41CBA8C541AB7050418BB8AB414FE740404E0A9E41D49DE340CFBDBB4121C2AE41C3349241FAD6C340FFE51841BF6F86401E6EE13F6FABDD41340D803F1BD2AE41E5E2C241A7D7814179DDCE41A802CF40F4C45D415EE4AF41483EA2418B0D964130D5454104F16D417E84BA3F822C6941B044D04165F6C0401DE22941A75DDB4184FDB0412CB9D34116C42841B6B67A4191C244412BC99F40E99D78411BDE9B41F5071E419EA4AB413C56C84132BCF3409DC7AE41D49BD940"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x7D468240F5997040C68827406FA11A4039046C40FE967940198F5040FF937040D444E23F2D426B402A9B2940D44A764093B3714033456640AADE1F4035A53C403B4C0740A151953F58778040128BE83C6EB9714051AF784031A95E4069817C403A77234081895440A21D7240C0F06C4053EF6740B2344D40880D59405A4F6C3F25C1574040F07C40D0E81E40A46B4340B3218040B883724004FE7D400CFF42400C685C4051DB4C40CDA0124028DE5B40155F6A4010C53E408F8C70409F737A40A7062E4096B57140BDB22640"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
}

// -----

module @lax_acosh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = chlo.acosh %arg0 : tensor<3x5xf64> -> tensor<3x5xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[4.506778996915971, 21.186270540269675, 28.325044624320967, 12.965443848089425, 15.008898000750651], [11.850753162605017, 20.912564518966654, 28.987257669976746, 24.82366356376656, 29.91443253415591], [27.438322006390088, 13.314904940040996, 17.88323124471148, 4.60478426812638, 25.790652570154048]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[2.1861876454794475, 3.74594310157523, 4.036581816196877, 3.2539443189004214, 3.4006787597439576], [3.163753716859785, 3.7329251975672064, 4.0597058638607555, 3.9045386046035113, 4.091208751638389], [4.004755598269938, 3.28061812302738, 3.576228019909574, 2.2082386431558874, 3.9427832405991805]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}

// -----

module @lax_acosh_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = chlo.acosh %arg0 : tensor<14xf16> -> tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0xFFFF, 0xFFFF, 0.0, 0xFFFF, 0xFFFF, 0xFFFF, 1.3173828125, 0xFFFF, 0x7C00, 0xFFFF, 0xFFFF, 0xFFFF, 6.3984375, 0xFFFF]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_acosh_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = chlo.acosh %arg0 : tensor<14xf32> -> tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0xFFFFFFFF, 0xFFFFFFFF, 0.0, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 1.316958, 0xFFFFFFFF, 0x7F800000, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 6.396927, 0xFFFFFFFF]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_acosh_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = chlo.acosh %arg0 : tensor<14xf64> -> tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0xFFF8000000000000, 0xFFF8000000000000, 0.0, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 1.3169578969248166, 0xFFF8000000000000, 0x7FF0000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 6.396926877426794, 0xFFF8000000000000]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_acosh_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x0x2xcomplex<f32>>
    %0 = chlo.acosh %arg0 : tensor<4x0x2xcomplex<f32>> -> tensor<4x0x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) -> ()
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

module @lax_acosh_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f64>>
    %0 = chlo.acosh %arg0 : tensor<2x1x3x2xcomplex<f64>> -> tensor<2x1x3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-0.08850340347957841,-1.7003356523077386), (1.543098436650057,-1.2723633435654667)], [(-1.0077900989892516,2.1401571141723608), (2.3812906206958813,-2.831308848605766)], [(0.6137728256298849,0.48786327074939706), (-2.89618563590679,0.03599464143381681)]]], [[[(-1.6196643697215698,-1.2672959685145395), (-2.3333340247313252,0.09637360068218825)], [(-1.6054503092441084,2.633784961197801), (-2.8055394480917006,-1.5818038989852756)], [(1.3021684593290317,1.0231744445884328), (1.8385338761239467,-2.965974323811307)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(1.3018578634631834,-1.6156442523594576), (1.3801555908962702,-0.7523208819594057)], [(1.582958252318251,1.9792401831071025), (2.004955946296992,-0.8893268300079612)], [(0.5482161255357066,1.010033447209698), (1.725401997084772,3.1283508522927286)]]], [[[(1.4049706771923458,-2.418418554462513), (1.4921512292287848,3.0959211553173596)], [(1.832126850552857,2.0957084161909822), (1.850736361619225,-2.6068118852411675)], [(1.1882739690115902,0.7579904482250297), (1.9524169013484813,-1.0337701608200174)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
}
