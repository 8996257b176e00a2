module @lax_switch_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i32>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg1 : tensor<3x2xi32>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xi32>
      stablehlo.return %2 : tensor<3x2xi32>
    }, {
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xi32>
      stablehlo.return %2 : tensor<3x2xi32>
    }) : (tensor<i32>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    %c1 = stablehlo.constant dense<[[1, -2], [0, -1], [-3, 3]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<i32>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[1, 4], [0, 1], [9, 9]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
}

// -----

module @lax_switch_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i32>, tensor<3x2xbf16>)
    %want0 = call @expected() : () -> tensor<3x2xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg1 : tensor<3x2xbf16>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xbf16>
      stablehlo.return %2 : tensor<3x2xbf16>
    }, {
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xbf16>
      stablehlo.return %2 : tensor<3x2xbf16>
    }) : (tensor<i32>) -> tensor<3x2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<3x2xbf16>) {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    %c1 = stablehlo.constant dense<[[0.21484375, 2.75], [-0.78125, -1.0546875], [-2.453125, -2.59375]]> : tensor<3x2xbf16>
    return %c0, %c1 : tensor<i32>, tensor<3x2xbf16>
  }
  func.func private @expected() -> tensor<3x2xbf16> {
    %c0 = stablehlo.constant dense<[[0.046142578125, 7.5625], [0.609375, 1.109375], [6.03125, 6.71875]]> : tensor<3x2xbf16>
    return %c0 : tensor<3x2xbf16>
  }
}

// -----

module @lax_switch_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i32>, tensor<3x2xf16>)
    %want0 = call @expected() : () -> tensor<3x2xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg1 : tensor<3x2xf16>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xf16>
      stablehlo.return %2 : tensor<3x2xf16>
    }, {
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xf16>
      stablehlo.return %2 : tensor<3x2xf16>
    }) : (tensor<i32>) -> tensor<3x2xf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<3x2xf16>) {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    %c1 = stablehlo.constant dense<[[-2.19140625, -1.78125], [-1.4169921875, 2.05859375], [1.560546875, 1.4296875]]> : tensor<3x2xf16>
    return %c0, %c1 : tensor<i32>, tensor<3x2xf16>
  }
  func.func private @expected() -> tensor<3x2xf16> {
    %c0 = stablehlo.constant dense<[[4.80078125, 3.171875], [2.0078125, 4.23828125], [2.435546875, 2.044921875]]> : tensor<3x2xf16>
    return %c0 : tensor<3x2xf16>
  }
}

// -----

module @lax_switch_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i32>, tensor<3x2xf32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg1 : tensor<3x2xf32>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xf32>
      stablehlo.return %2 : tensor<3x2xf32>
    }, {
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xf32>
      stablehlo.return %2 : tensor<3x2xf32>
    }) : (tensor<i32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<3x2xf32>) {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    %c1 = stablehlo.constant dense<[[2.508964, -1.0516977], [0.53207445, 1.5088179], [-1.0403303, -1.0281945]]> : tensor<3x2xf32>
    return %c0, %c1 : tensor<i32>, tensor<3x2xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[6.294901, 1.1060681], [0.28310323, 2.2765315], [1.0822871, 1.057184]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @lax_switch_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i32>, tensor<3x2xf64>)
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg1 : tensor<3x2xf64>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xf64>
      stablehlo.return %2 : tensor<3x2xf64>
    }, {
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xf64>
      stablehlo.return %2 : tensor<3x2xf64>
    }) : (tensor<i32>) -> tensor<3x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<3x2xf64>) {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    %c1 = stablehlo.constant dense<[[2.656925692477964, 2.456063035742269], [-2.728956114853833, -2.126394127298141], [-2.239468074781384, -0.7827469316029956]]> : tensor<3x2xf64>
    return %c0, %c1 : tensor<i32>, tensor<3x2xf64>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[7.059254135349509, 6.03224563553953], [7.447201476798126, 4.521551984608021], [5.015217257965039, 0.6126927589339046]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
}

// -----

module @lax_switch_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i32>, tensor<3x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x2xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg1 : tensor<3x2xcomplex<f32>>
    }, {
      %2 = stablehlo.add %arg1, %arg1 : tensor<3x2xcomplex<f32>>
      stablehlo.return %2 : tensor<3x2xcomplex<f32>>
    }, {
      %2 = stablehlo.multiply %arg1, %arg1 : tensor<3x2xcomplex<f32>>
      stablehlo.return %2 : tensor<3x2xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<3x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    %c1 = stablehlo.constant dense<[[(2.154798,-2.6447022), (1.2199626,-2.3632574)], [(1.6712617,1.3890202), (0.65032977,2.648933)], [(-1.9754373,2.890897), (-1.6010249,0.3517235)]]> : tensor<3x2xcomplex<f32>>
    return %c0, %c1 : tensor<i32>, tensor<3x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.351295,-11.397598), (-4.096677,-5.7661715)], [(0.8637385,4.6428323), (-6.593917,3.44536)], [(-4.454933,-11.421572), (2.4395711,-1.1262361)]]> : tensor<3x2xcomplex<f32>>
    return %c0 : tensor<3x2xcomplex<f32>>
  }
}
