module @written_broadcast_compare_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi1>, tensor<3x4xi1>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi1>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
    %c1 = stablehlo.constant dense<[[true, false, false, true], [false, true, true, true], [false, false, true, true]]> : tensor<3x4xi1>
    return %c0, %c1 : tensor<4xi1>, tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, false], [false, true, false, false], [false, false, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_broadcast_compare_i8 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi8>, tensor<3x4xi8>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xi8>, tensor<3x4xi8>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi8>, tensor<3x4xi8>) {
    %c0 = stablehlo.constant dense<[-1, 1, 1, 0]> : tensor<4xi8>
    %c1 = stablehlo.constant dense<[[0, -3, -1, 0], [2, -2, -1, 2], [2, 1, -2, -1]]> : tensor<3x4xi8>
    return %c0, %c1 : tensor<4xi8>, tensor<3x4xi8>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, false, false, false], [true, false, false, true], [true, false, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_broadcast_compare_u16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xui16>, tensor<3x4xui16>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xui16>, tensor<3x4xui16>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xui16>, tensor<3x4xui16>) {
    %c0 = stablehlo.constant dense<[1, 3, 3, 1]> : tensor<4xui16>
    %c1 = stablehlo.constant dense<[[1, 1, 1, 2], [2, 0, 1, 3], [1, 3, 2, 2]]> : tensor<3x4xui16>
    return %c0, %c1 : tensor<4xui16>, tensor<3x4xui16>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[false, false, false, true], [true, false, false, true], [false, false, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_broadcast_compare_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[1.2242632, -1.6654011, -1.1029354, -1.4613448]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[[1.4377013, 1.7356336, 1.684565, 1.8922497], [-2.1230805, 2.143365, -0.14384817, -2.8727183], [-1.4680232, -0.55438733, -1.404883, -1.8951795]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [false, true, true, false], [false, true, false, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_broadcast_compare_bf16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xbf16>, tensor<3x4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = "chlo.broadcast_compare"(%a, %b) {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[-2.890625, -2.234375, -0.60546875, 1.1171875]> : tensor<4xbf16>
    %c1 = stablehlo.constant dense<[[-2.484375, 2.546875, 2.953125, 2.3125], [-1.59375, 2.78125, 1.125, -1.40625], [-1.484375, 0.46484375, 1.40625, -2.46875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, false], [true, true, true, false]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}
