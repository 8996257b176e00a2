module @written_popcnt_i2 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xi2>
    %want0 = call @expected() : () -> tensor<4xi2>
    %r = "stablehlo.popcnt"(%a)  : (tensor<4xi2>) -> tensor<4xi2>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xi2>, tensor<4xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xi2> {
    %c0 = stablehlo.constant dense<[0, 1, -2, -1]> : tensor<4xi2>
    return %c0 : tensor<4xi2>
  }
  func.func private @expected() -> tensor<4xi2> {
    %c0 = stablehlo.constant dense<[0, 1, 1, -2]> : tensor<4xi2>
    return %c0 : tensor<4xi2>
  }
}

// -----

module @written_popcnt_i4 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xi4>
    %want0 = call @expected() : () -> tensor<4xi4>
    %r = "stablehlo.popcnt"(%a)  : (tensor<4xi4>) -> tensor<4xi4>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xi4>, tensor<4xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xi4> {
    %c0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi4>
    return %c0 : tensor<4xi4>
  }
  func.func private @expected() -> tensor<4xi4> {
    %c0 = stablehlo.constant dense<[0, 1, 1, 2]> : tensor<4xi4>
    return %c0 : tensor<4xi4>
  }
}

// -----

module @written_popcnt_u2 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xui2>
    %want0 = call @expected() : () -> tensor<4xui2>
    %r = "stablehlo.popcnt"(%a)  : (tensor<4xui2>) -> tensor<4xui2>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xui2>, tensor<4xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xui2> {
    %c0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
    return %c0 : tensor<4xui2>
  }
  func.func private @expected() -> tensor<4xui2> {
    %c0 = stablehlo.constant dense<[0, 1, 1, 2]> : tensor<4xui2>
    return %c0 : tensor<4xui2>
  }
}

// -----

module @written_popcnt_u4 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4xui4>
    %want0 = call @expected() : () -> tensor<4xui4>
    %r = "stablehlo.popcnt"(%a)  : (tensor<4xui4>) -> tensor<4xui4>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<4xui4>, tensor<4xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xui4> {
    %c0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui4>
    return %c0 : tensor<4xui4>
  }
  func.func private @expected() -> tensor<4xui4> {
    %c0 = stablehlo.constant dense<[0, 1, 1, 2]> : tensor<4xui4>
    return %c0 : tensor<4xui4>
  }
}
