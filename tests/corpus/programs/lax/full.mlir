module @lax_full_bool {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<2x3xi1>
    return %c0 : tensor<2x3xi1>
  }
}

// -----

module @lax_full_i8 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xi8>
    %c = stablehlo.constant dense<1> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<2x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xi8> {
    %c0 = stablehlo.constant dense<1> : tensor<2x3xi8>
    return %c0 : tensor<2x3xi8>
  }
}

// -----

module @lax_full_u32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xui32>
    %c = stablehlo.constant dense<1> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xui32> {
    %c0 = stablehlo.constant dense<1> : tensor<2x3xui32>
    return %c0 : tensor<2x3xui32>
  }
}

// -----

module @lax_full_bf16 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xbf16> {
    %c0 = stablehlo.constant dense<1.0> : tensor<2x3xbf16>
    return %c0 : tensor<2x3xbf16>
  }
}

// -----

module @lax_full_f32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf32> {
    %c0 = stablehlo.constant dense<1.0> : tensor<2x3xf32>
    return %c0 : tensor<2x3xf32>
  }
}

// -----

module @lax_full_f64 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xf64> {
    %c0 = stablehlo.constant dense<1.0> : tensor<2x3xf64>
    return %c0 : tensor<2x3xf64>
  }
}

// -----

module @lax_full_c64 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<2x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @expected() -> tensor<2x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<(1.0,0.0)> : tensor<2x3xcomplex<f32>>
    return %c0 : tensor<2x3xcomplex<f32>>
  }
}
