module @written_dynamic_iota_i8 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<3x4xi8>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_iota"(%n) {iota_dimension = 1 : i64} : (tensor<2xi64>) -> tensor<3x4xi8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
    return
  }
  func.func private @expected() -> tensor<3x4xi8> {
    %c0 = stablehlo.constant dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<3x4xi8>
    return %c0 : tensor<3x4xi8>
  }
}

// -----

module @written_dynamic_iota_i32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_iota"(%n) {iota_dimension = 1 : i64} : (tensor<2xi64>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @written_dynamic_iota_u64 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<3x4xui64>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_iota"(%n) {iota_dimension = 1 : i64} : (tensor<2xi64>) -> tensor<3x4xui64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
    return
  }
  func.func private @expected() -> tensor<3x4xui64> {
    %c0 = stablehlo.constant dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<3x4xui64>
    return %c0 : tensor<3x4xui64>
  }
}

// -----

module @written_dynamic_iota_bf16 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_iota"(%n) {iota_dimension = 1 : i64} : (tensor<2xi64>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @written_dynamic_iota_f16 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_iota"(%n) {iota_dimension = 1 : i64} : (tensor<2xi64>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @written_dynamic_iota_f32 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_iota"(%n) {iota_dimension = 1 : i64} : (tensor<2xi64>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @written_dynamic_iota_f64 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_iota"(%n) {iota_dimension = 1 : i64} : (tensor<2xi64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 2.0, 3.0]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}

// -----

module @written_dynamic_iota_c64 {
  func.func public @main() {
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %n = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
    %r = "stablehlo.dynamic_iota"(%n) {iota_dimension = 1 : i64} : (tensor<2xi64>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.0,0.0), (1.0,0.0), (2.0,0.0), (3.0,0.0)], [(0.0,0.0), (1.0,0.0), (2.0,0.0), (3.0,0.0)], [(0.0,0.0), (1.0,0.0), (2.0,0.0), (3.0,0.0)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}
