module @lax_platform_dependent_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xi32>
    %want0 = call @expected() : () -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.case"(%c) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }, {
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.add %arg0, %arg0 : tensor<3xi32>
      stablehlo.return %2 : tensor<3xi32>
    }) : (tensor<i32>) -> tensor<3xi32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[0, 1, -1]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
  func.func private @expected() -> tensor<3xi32> {
    %c0 = stablehlo.constant dense<[0, 2, -2]> : tensor<3xi32>
    return %c0 : tensor<3xi32>
  }
}

// -----

module @lax_platform_dependent_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xbf16>
    %want0 = call @expected() : () -> tensor<3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.case"(%c) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }, {
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.add %arg0, %arg0 : tensor<3xbf16>
      stablehlo.return %2 : tensor<3xbf16>
    }) : (tensor<i32>) -> tensor<3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xbf16> {
    %c0 = stablehlo.constant dense<[0.609375, 2.34375, -0.494140625]> : tensor<3xbf16>
    return %c0 : tensor<3xbf16>
  }
  func.func private @expected() -> tensor<3xbf16> {
    %c0 = stablehlo.constant dense<[1.21875, 4.6875, -0.98828125]> : tensor<3xbf16>
    return %c0 : tensor<3xbf16>
  }
}

// -----

module @lax_platform_dependent_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf16>
    %want0 = call @expected() : () -> tensor<3xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.case"(%c) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }, {
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.add %arg0, %arg0 : tensor<3xf16>
      stablehlo.return %2 : tensor<3xf16>
    }) : (tensor<i32>) -> tensor<3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf16> {
    %c0 = stablehlo.constant dense<[1.6279296875, 2.638671875, -0.330322265625]> : tensor<3xf16>
    return %c0 : tensor<3xf16>
  }
  func.func private @expected() -> tensor<3xf16> {
    %c0 = stablehlo.constant dense<[3.255859375, 5.27734375, -0.66064453125]> : tensor<3xf16>
    return %c0 : tensor<3xf16>
  }
}

// -----

module @lax_platform_dependent_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf32>
    %want0 = call @expected() : () -> tensor<3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.case"(%c) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }, {
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.add %arg0, %arg0 : tensor<3xf32>
      stablehlo.return %2 : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[2.8000174, 0.042091988, -1.4346935]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[5.6000347, 0.084183976, -2.869387]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
}

// -----

module @lax_platform_dependent_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xf64>
    %want0 = call @expected() : () -> tensor<3xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.case"(%c) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }, {
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.add %arg0, %arg0 : tensor<3xf64>
      stablehlo.return %2 : tensor<3xf64>
    }) : (tensor<i32>) -> tensor<3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[0.6790252609128533, -0.2761758589201624, -2.9297204748200523]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
  func.func private @expected() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[1.3580505218257066, -0.5523517178403248, -5.8594409496401045]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
}

// -----

module @lax_platform_dependent_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.case"(%c) ({
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }, {
      %c_0 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_0 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.add %arg0, %arg0 : tensor<3xcomplex<f32>>
      stablehlo.return %2 : tensor<3xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-0.15969954,-2.713968), (2.1826444,1.8706063), (2.137827,-1.0502218)]> : tensor<3xcomplex<f32>>
    return %c0 : tensor<3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-0.3193991,-5.427936), (4.3652887,3.7412126), (4.275654,-2.1004436)]> : tensor<3xcomplex<f32>>
    return %c0 : tensor<3xcomplex<f32>>
  }
}
