module @lax_while_loop_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xi32>
    %want0, %want1 = call @expected() : () -> (tensor<i32>, tensor<3xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<3xi32>
    cond {
      %c_1 = stablehlo.constant dense<5> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg, %c_1 : tensor<i32>
      %2 = stablehlo.multiply %iterArg_0, %iterArg_0 : tensor<3xi32>
      %3 = stablehlo.subtract %2, %iterArg_0 : tensor<3xi32>
      stablehlo.return %1, %3 : tensor<i32>, tensor<3xi32>
    }
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<1> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
  func.func private @expected() -> (tensor<i32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    %c1 = stablehlo.constant dense<0> : tensor<3xi32>
    return %c0, %c1 : tensor<i32>, tensor<3xi32>
  }
}

// -----

module @lax_while_loop_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xbf16>
    %want0, %want1 = call @expected() : () -> (tensor<i32>, tensor<3xbf16>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<3xbf16>
    cond {
      %c_1 = stablehlo.constant dense<5> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg, %c_1 : tensor<i32>
      %2 = stablehlo.multiply %iterArg_0, %iterArg_0 : tensor<3xbf16>
      %3 = stablehlo.subtract %2, %iterArg_0 : tensor<3xbf16>
      stablehlo.return %1, %3 : tensor<i32>, tensor<3xbf16>
    }
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xbf16> {
    %c0 = stablehlo.constant dense<[0.6015625, 0.484375, 0.36328125]> : tensor<3xbf16>
    return %c0 : tensor<3xbf16>
  }
  func.func private @expected() -> (tensor<i32>, tensor<3xbf16>) {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    %c1 = stablehlo.constant dense<[-0.1884765625, -0.193359375, -0.1845703125]> : tensor<3xbf16>
    return %c0, %c1 : tensor<i32>, tensor<3xbf16>
  }
}

// -----

module @lax_while_loop_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf16>
    %want0, %want1 = call @expected() : () -> (tensor<i32>, tensor<3xf16>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<3xf16>
    cond {
      %c_1 = stablehlo.constant dense<5> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg, %c_1 : tensor<i32>
      %2 = stablehlo.multiply %iterArg_0, %iterArg_0 : tensor<3xf16>
      %3 = stablehlo.subtract %2, %iterArg_0 : tensor<3xf16>
      stablehlo.return %1, %3 : tensor<i32>, tensor<3xf16>
    }
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf16> {
    %c0 = stablehlo.constant dense<[0.85498046875, 0.352294921875, 0.03826904296875]> : tensor<3xf16>
    return %c0 : tensor<3xf16>
  }
  func.func private @expected() -> (tensor<i32>, tensor<3xf16>) {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    %c1 = stablehlo.constant dense<[-0.1163330078125, -0.18359375, -0.036590576171875]> : tensor<3xf16>
    return %c0, %c1 : tensor<i32>, tensor<3xf16>
  }
}

// -----

module @lax_while_loop_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf32>
    %want0, %want1 = call @expected() : () -> (tensor<i32>, tensor<3xf32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<3xf32>
    cond {
      %c_1 = stablehlo.constant dense<5> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg, %c_1 : tensor<i32>
      %2 = stablehlo.multiply %iterArg_0, %iterArg_0 : tensor<3xf32>
      %3 = stablehlo.subtract %2, %iterArg_0 : tensor<3xf32>
      stablehlo.return %1, %3 : tensor<i32>, tensor<3xf32>
    }
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[0.5523066, 0.10973452, 0.34886944]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @expected() -> (tensor<i32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    %c1 = stablehlo.constant dense<[-0.19181472, -0.09389805, -0.18316522]> : tensor<3xf32>
    return %c0, %c1 : tensor<i32>, tensor<3xf32>
  }
}

// -----

module @lax_while_loop_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf64>
    %want0, %want1 = call @expected() : () -> (tensor<i64>, tensor<3xf64>)
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i64>, tensor<3xf64>
    cond {
      %c_1 = stablehlo.constant dense<5> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<i64>
      %1 = stablehlo.add %iterArg, %c_1 : tensor<i64>
      %2 = stablehlo.multiply %iterArg_0, %iterArg_0 : tensor<3xf64>
      %3 = stablehlo.subtract %2, %iterArg_0 : tensor<3xf64>
      stablehlo.return %1, %3 : tensor<i64>, tensor<3xf64>
    }
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<i64>, tensor<i64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[0.722566563848204, 0.7641642092008079, 0.5524525698542581]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
  func.func private @expected() -> (tensor<i64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<5> : tensor<i64>
    %c1 = stablehlo.constant dense<[-0.16941815954188177, -0.15727835223765682, -0.19180869161362696]> : tensor<3xf64>
    return %c0, %c1 : tensor<i64>, tensor<3xf64>
  }
}

// -----

module @lax_while_loop_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xcomplex<f32>>
    %want0, %want1 = call @expected() : () -> (tensor<i32>, tensor<3xcomplex<f32>>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<3xcomplex<f32>>
    cond {
      %c_1 = stablehlo.constant dense<5> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg, %c_1 : tensor<i32>
      %2 = stablehlo.multiply %iterArg_0, %iterArg_0 : tensor<3xcomplex<f32>>
      %3 = stablehlo.subtract %2, %iterArg_0 : tensor<3xcomplex<f32>>
      stablehlo.return %1, %3 : tensor<i32>, tensor<3xcomplex<f32>>
    }
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(0.3256287,0.45034897), (0.36039394,0.51350534), (0.24031897,0.9553786)]> : tensor<3xcomplex<f32>>
    return %c0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<i32>, tensor<3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<5> : tensor<i32>
    %c1 = stablehlo.constant dense<[(-0.25097287,0.009668022), (-0.2650991,0.058841497), (508.10535,404.78452)]> : tensor<3xcomplex<f32>>
    return %c0, %c1 : tensor<i32>, tensor<3xcomplex<f32>>
  }
}
