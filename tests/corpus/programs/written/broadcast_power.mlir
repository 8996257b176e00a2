module @written_broadcast_power_i32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xi32>, tensor<3x4xi32>)
    %want0 = call @expected() : () -> tensor<3x4xi32>
    %r = "chlo.broadcast_power"(%a, %b)  : (tensor<4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi32>, tensor<3x4xi32>) {
    %c0 = stablehlo.constant dense<[2, 4, 3, 2]> : tensor<4xi32>
    %c1 = stablehlo.constant dense<[[5, 3, 2, 2], [5, 5, 2, 3], [3, 2, 3, 3]]> : tensor<3x4xi32>
    return %c0, %c1 : tensor<4xi32>, tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[32, 64, 9, 4], [32, 1024, 9, 8], [8, 16, 27, 8]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
}

// -----

module @written_broadcast_power_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %r = "chlo.broadcast_power"(%a, %b)  : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[3.0541112, 4.2981014, 4.563659, 1.808289]> : tensor<4xf32>
    %c1 = stablehlo.constant dense<[[1.6979903, 2.721937, 4.6633234, 2.4708807], [3.483809, 3.0646658, 4.301505, 4.4219203], [4.56911, 2.4455557, 1.8670903, 3.369324]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[6.657785, 52.93454, 1187.3827, 4.3219347], [48.892944, 87.25319, 685.5499, 13.728337], [164.24501, 35.376377, 17.02148, 7.358999]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}
