module @written_broadcast_maximum_bool {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi1>, tensor<3x4xi1>)
    %want0 = call @expected() : () -> tensor<3x4xi1>
    %r = "chlo.broadcast_maximum"(%a, %b)  : (tensor<4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi1>, tensor<3x4xi1>) {
    %c0 = stablehlo.constant dense<[true, true, false, true]> : tensor<4xi1>
    %c1 = stablehlo.constant dense<[[true, false, false, true], [true, true, true, false], [true, false, false, false]]> : tensor<3x4xi1>
    return %c0, %c1 : tensor<4xi1>, tensor<3x4xi1>
  }
  func.func private @expected() -> tensor<3x4xi1> {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [true, true, true, true], [true, true, false, true]]> : tensor<3x4xi1>
    return %c0 : tensor<3x4xi1>
  }
}

// -----

module @written_broadcast_maximum_i64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi64>, tensor<3x4xi64>)
    %want0 = call @expected() : () -> tensor<3x4xi64>
    %r = "chlo.broadcast_maximum"(%a, %b)  : (tensor<4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi64>, tensor<3x4xi64>) {
    %c0 = stablehlo.constant dense<[2, 4, 5, 3]> : tensor<4xi64>
    %c1 = stablehlo.constant dense<[[3, 2, 5, 4], [4, 3, 3, 5], [4, 4, 5, 4]]> : tensor<3x4xi64>
    return %c0, %c1 : tensor<4xi64>, tensor<3x4xi64>
  }
  func.func private @expected() -> tensor<3x4xi64> {
    %c0 = stablehlo.constant dense<[[3, 4, 5, 4], [4, 4, 5, 5], [4, 4, 5, 4]]> : tensor<3x4xi64>
    return %c0 : tensor<3x4xi64>
  }
}

// -----

module @written_broadcast_maximum_f16 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %r = "chlo.broadcast_maximum"(%a, %b)  : (tensor<4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[2.0546875, 4.60546875, 1.685546875, 4.2421875]> : tensor<4xf16>
    %c1 = stablehlo.constant dense<[[3.1796875, 3.68359375, 1.5244140625, 2.203125], [2.193359375, 2.484375, 4.5390625, 4.10546875], [4.83203125, 2.1640625, 3.755859375, 4.64453125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[3.1796875, 4.60546875, 1.685546875, 4.2421875], [2.193359375, 4.60546875, 4.5390625, 4.2421875], [4.83203125, 4.60546875, 3.755859375, 4.64453125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}
