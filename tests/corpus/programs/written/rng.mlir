module @written_rng_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<i32>, tensor<i32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x5xi1>, tensor<3x5xi1>)
    %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution UNIFORM>}
      : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<3x5xi32>
    %l = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %h = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %r = stablehlo.compare GE, %u, %l : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %s = stablehlo.compare LE, %u, %h : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<2> : tensor<i32>
    %c1 = stablehlo.constant dense<7> : tensor<i32>
    return %c0, %c1 : tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> (tensor<3x5xi1>, tensor<3x5xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    %c1 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0, %c1 : tensor<3x5xi1>, tensor<3x5xi1>
  }
}

// -----

module @written_rng_u32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<ui32>, tensor<ui32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x5xi1>, tensor<3x5xi1>)
    %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution UNIFORM>}
      : (tensor<ui32>, tensor<ui32>, tensor<2xi64>) -> tensor<3x5xui32>
    %l = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %h = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %r = stablehlo.compare GE, %u, %l : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xi1>
    %s = stablehlo.compare LE, %u, %h : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui32>, tensor<ui32>) {
    %c0 = stablehlo.constant dense<2> : tensor<ui32>
    %c1 = stablehlo.constant dense<7> : tensor<ui32>
    return %c0, %c1 : tensor<ui32>, tensor<ui32>
  }
  func.func private @expected() -> (tensor<3x5xi1>, tensor<3x5xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    %c1 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0, %c1 : tensor<3x5xi1>, tensor<3x5xi1>
  }
}

// -----

module @written_rng_i64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<i64>, tensor<i64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x5xi1>, tensor<3x5xi1>)
    %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution UNIFORM>}
      : (tensor<i64>, tensor<i64>, tensor<2xi64>) -> tensor<3x5xi64>
    %l = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %h = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %r = stablehlo.compare GE, %u, %l : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    %s = stablehlo.compare LE, %u, %h : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i64>, tensor<i64>) {
    %c0 = stablehlo.constant dense<2> : tensor<i64>
    %c1 = stablehlo.constant dense<7> : tensor<i64>
    return %c0, %c1 : tensor<i64>, tensor<i64>
  }
  func.func private @expected() -> (tensor<3x5xi1>, tensor<3x5xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    %c1 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0, %c1 : tensor<3x5xi1>, tensor<3x5xi1>
  }
}

// -----

module @written_rng_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<bf16>, tensor<bf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x5xi1>, tensor<3x5xi1>)
    %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution UNIFORM>}
      : (tensor<bf16>, tensor<bf16>, tensor<2xi64>) -> tensor<3x5xbf16>
    %l = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<bf16>) -> tensor<3x5xbf16>
    %h = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<bf16>) -> tensor<3x5xbf16>
    %r = stablehlo.compare GE, %u, %l : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xi1>
    %s = stablehlo.compare LE, %u, %h : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<bf16>, tensor<bf16>) {
    %c0 = stablehlo.constant dense<2.0> : tensor<bf16>
    %c1 = stablehlo.constant dense<7.0> : tensor<bf16>
    return %c0, %c1 : tensor<bf16>, tensor<bf16>
  }
  func.func private @expected() -> (tensor<3x5xi1>, tensor<3x5xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    %c1 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0, %c1 : tensor<3x5xi1>, tensor<3x5xi1>
  }
}

// -----

module @written_rng_f16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<f16>, tensor<f16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x5xi1>, tensor<3x5xi1>)
    %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution UNIFORM>}
      : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> tensor<3x5xf16>
    %l = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f16>) -> tensor<3x5xf16>
    %h = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f16>) -> tensor<3x5xf16>
    %r = stablehlo.compare GE, %u, %l : (tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xi1>
    %s = stablehlo.compare LE, %u, %h : (tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f16>, tensor<f16>) {
    %c0 = stablehlo.constant dense<2.0> : tensor<f16>
    %c1 = stablehlo.constant dense<7.0> : tensor<f16>
    return %c0, %c1 : tensor<f16>, tensor<f16>
  }
  func.func private @expected() -> (tensor<3x5xi1>, tensor<3x5xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    %c1 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0, %c1 : tensor<3x5xi1>, tensor<3x5xi1>
  }
}

// -----

module @written_rng_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<f32>, tensor<f32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x5xi1>, tensor<3x5xi1>)
    %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution UNIFORM>}
      : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x5xf32>
    %l = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %h = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %r = stablehlo.compare GE, %u, %l : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %s = stablehlo.compare LE, %u, %h : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<2.0> : tensor<f32>
    %c1 = stablehlo.constant dense<7.0> : tensor<f32>
    return %c0, %c1 : tensor<f32>, tensor<f32>
  }
  func.func private @expected() -> (tensor<3x5xi1>, tensor<3x5xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    %c1 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0, %c1 : tensor<3x5xi1>, tensor<3x5xi1>
  }
}

// -----

module @written_rng_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<f64>, tensor<f64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x5xi1>, tensor<3x5xi1>)
    %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution UNIFORM>}
      : (tensor<f64>, tensor<f64>, tensor<2xi64>) -> tensor<3x5xf64>
    %l = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %h = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %r = stablehlo.compare GE, %u, %l : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %s = stablehlo.compare LE, %u, %h : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<2.0> : tensor<f64>
    %c1 = stablehlo.constant dense<7.0> : tensor<f64>
    return %c0, %c1 : tensor<f64>, tensor<f64>
  }
  func.func private @expected() -> (tensor<3x5xi1>, tensor<3x5xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    %c1 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0, %c1 : tensor<3x5xi1>, tensor<3x5xi1>
  }
}

// -----

module @written_rng_normal_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<bf16>, tensor<bf16>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution NORMAL>}
      : (tensor<bf16>, tensor<bf16>, tensor<2xi64>) -> tensor<3x5xbf16>
    %r = stablehlo.is_finite %u : (tensor<3x5xbf16>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<bf16>, tensor<bf16>) {
    %c0 = stablehlo.constant dense<2.0> : tensor<bf16>
    %c1 = stablehlo.constant dense<1.0> : tensor<bf16>
    return %c0, %c1 : tensor<bf16>, tensor<bf16>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @written_rng_normal_f16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<f16>, tensor<f16>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution NORMAL>}
      : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> tensor<3x5xf16>
    %r = stablehlo.is_finite %u : (tensor<3x5xf16>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f16>, tensor<f16>) {
    %c0 = stablehlo.constant dense<2.0> : tensor<f16>
    %c1 = stablehlo.constant dense<1.0> : tensor<f16>
    return %c0, %c1 : tensor<f16>, tensor<f16>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @written_rng_normal_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<f32>, tensor<f32>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution NORMAL>}
      : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x5xf32>
    %r = stablehlo.is_finite %u : (tensor<3x5xf32>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<2.0> : tensor<f32>
    %c1 = stablehlo.constant dense<1.0> : tensor<f32>
    return %c0, %c1 : tensor<f32>, tensor<f32>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}

// -----

module @written_rng_normal_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<f64>, tensor<f64>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %c = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %u = "stablehlo.rng"(%a, %b, %c) {rng_distribution = #stablehlo<rng_distribution NORMAL>}
      : (tensor<f64>, tensor<f64>, tensor<2xi64>) -> tensor<3x5xf64>
    %r = stablehlo.is_finite %u : (tensor<3x5xf64>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<2.0> : tensor<f64>
    %c1 = stablehlo.constant dense<1.0> : tensor<f64>
    return %c0, %c1 : tensor<f64>, tensor<f64>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}
