module @written_optimization_barrier_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xi32>, tensor<2xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<3xi32>, tensor<2xi32>)
    %r, %s = "stablehlo.optimization_barrier"(%a, %b) : (tensor<3xi32>, tensor<2xi32>) -> (tensor<3xi32>, tensor<2xi32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xi32>, tensor<2xi32>) {
    %c0 = stablehlo.constant dense<[-1, 1, -2]> : tensor<3xi32>
    %c1 = stablehlo.constant dense<[-1, 2]> : tensor<2xi32>
    return %c0, %c1 : tensor<3xi32>, tensor<2xi32>
  }
  func.func private @expected() -> (tensor<3xi32>, tensor<2xi32>) {
    %c0 = stablehlo.constant dense<[-1, 1, -2]> : tensor<3xi32>
    %c1 = stablehlo.constant dense<[-1, 2]> : tensor<2xi32>
    return %c0, %c1 : tensor<3xi32>, tensor<2xi32>
  }
}

// -----

module @written_optimization_barrier_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xf32>, tensor<2xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3xf32>, tensor<2xf32>)
    %r, %s = "stablehlo.optimization_barrier"(%a, %b) : (tensor<3xf32>, tensor<2xf32>) -> (tensor<3xf32>, tensor<2xf32>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<2xf32>) {
    %c0 = stablehlo.constant dense<[-2.7667413, 2.7991652, -0.75483215]> : tensor<3xf32>
    %c1 = stablehlo.constant dense<[0.14382249, -2.809544]> : tensor<2xf32>
    return %c0, %c1 : tensor<3xf32>, tensor<2xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<2xf32>) {
    %c0 = stablehlo.constant dense<[-2.7667413, 2.7991652, -0.75483215]> : tensor<3xf32>
    %c1 = stablehlo.constant dense<[0.14382249, -2.809544]> : tensor<2xf32>
    return %c0, %c1 : tensor<3xf32>, tensor<2xf32>
  }
}

// -----

module @written_optimization_barrier_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %want0, %want1 = call @expected() : () -> (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %r, %s = "stablehlo.optimization_barrier"(%a, %b) : (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(-2.3943756,-1.906534), (1.7231989,0.3289257), (1.4531546,-1.4473721)]> : tensor<3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(2.9599335,2.5200093), (-2.106145,-1.6376233)]> : tensor<2xcomplex<f32>>
    return %c0, %c1 : tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(-2.3943756,-1.906534), (1.7231989,0.3289257), (1.4531546,-1.4473721)]> : tensor<3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(2.9599335,2.5200093), (-2.106145,-1.6376233)]> : tensor<2xcomplex<f32>>
    return %c0, %c1 : tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>
  }
}

// -----

module @written_optimization_barrier_i2 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xi2>, tensor<2xi2>)
    %want0, %want1 = call @expected() : () -> (tensor<3xi2>, tensor<2xi2>)
    %r, %s = "stablehlo.optimization_barrier"(%a, %b) : (tensor<3xi2>, tensor<2xi2>) -> (tensor<3xi2>, tensor<2xi2>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3xi2>, tensor<3xi2>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2xi2>, tensor<2xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xi2>, tensor<2xi2>) {
    %c0 = stablehlo.constant dense<[1, -1, 0]> : tensor<3xi2>
    %c1 = stablehlo.constant dense<[1, 0]> : tensor<2xi2>
    return %c0, %c1 : tensor<3xi2>, tensor<2xi2>
  }
  func.func private @expected() -> (tensor<3xi2>, tensor<2xi2>) {
    %c0 = stablehlo.constant dense<[1, -1, 0]> : tensor<3xi2>
    %c1 = stablehlo.constant dense<[1, 0]> : tensor<2xi2>
    return %c0, %c1 : tensor<3xi2>, tensor<2xi2>
  }
}

// -----

module @written_optimization_barrier_i4 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xi4>, tensor<2xi4>)
    %want0, %want1 = call @expected() : () -> (tensor<3xi4>, tensor<2xi4>)
    %r, %s = "stablehlo.optimization_barrier"(%a, %b) : (tensor<3xi4>, tensor<2xi4>) -> (tensor<3xi4>, tensor<2xi4>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3xi4>, tensor<3xi4>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2xi4>, tensor<2xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xi4>, tensor<2xi4>) {
    %c0 = stablehlo.constant dense<[-3, 1, 1]> : tensor<3xi4>
    %c1 = stablehlo.constant dense<[2, -1]> : tensor<2xi4>
    return %c0, %c1 : tensor<3xi4>, tensor<2xi4>
  }
  func.func private @expected() -> (tensor<3xi4>, tensor<2xi4>) {
    %c0 = stablehlo.constant dense<[-3, 1, 1]> : tensor<3xi4>
    %c1 = stablehlo.constant dense<[2, -1]> : tensor<2xi4>
    return %c0, %c1 : tensor<3xi4>, tensor<2xi4>
  }
}

// -----

module @written_optimization_barrier_u2 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xui2>, tensor<2xui2>)
    %want0, %want1 = call @expected() : () -> (tensor<3xui2>, tensor<2xui2>)
    %r, %s = "stablehlo.optimization_barrier"(%a, %b) : (tensor<3xui2>, tensor<2xui2>) -> (tensor<3xui2>, tensor<2xui2>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3xui2>, tensor<3xui2>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2xui2>, tensor<2xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xui2>, tensor<2xui2>) {
    %c0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui2>
    %c1 = stablehlo.constant dense<[0, 3]> : tensor<2xui2>
    return %c0, %c1 : tensor<3xui2>, tensor<2xui2>
  }
  func.func private @expected() -> (tensor<3xui2>, tensor<2xui2>) {
    %c0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui2>
    %c1 = stablehlo.constant dense<[0, 3]> : tensor<2xui2>
    return %c0, %c1 : tensor<3xui2>, tensor<2xui2>
  }
}

// -----

module @written_optimization_barrier_u4 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<3xui4>, tensor<2xui4>)
    %want0, %want1 = call @expected() : () -> (tensor<3xui4>, tensor<2xui4>)
    %r, %s = "stablehlo.optimization_barrier"(%a, %b) : (tensor<3xui4>, tensor<2xui4>) -> (tensor<3xui4>, tensor<2xui4>)
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3xui4>, tensor<3xui4>) -> ()
    stablehlo.custom_call @check.expect_eq(%s, %want1) {has_side_effect = true} : (tensor<2xui4>, tensor<2xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3xui4>, tensor<2xui4>) {
    %c0 = stablehlo.constant dense<[3, 3, 2]> : tensor<3xui4>
    %c1 = stablehlo.constant dense<[1, 0]> : tensor<2xui4>
    return %c0, %c1 : tensor<3xui4>, tensor<2xui4>
  }
  func.func private @expected() -> (tensor<3xui4>, tensor<2xui4>) {
    %c0 = stablehlo.constant dense<[3, 3, 2]> : tensor<3xui4>
    %c1 = stablehlo.constant dense<[1, 0]> : tensor<2xui4>
    return %c0, %c1 : tensor<3xui4>, tensor<2xui4>
  }
}
