module @numpy_apply_along_axis_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xi32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xi32> {
    %c0 = stablehlo.constant dense<[[3, 3, -2, -2], [1, 1, -2, -1], [0, -1, 1, -3]]> : tensor<3x4xi32>
    return %c0 : tensor<3x4xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[4, 3, -3, -6]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
}

// -----

module @numpy_apply_along_axis_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<4xbf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.convert %1 : (tensor<4xf32>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[1.0546875, 1.5, -2.359375, 2.90625], [-2.484375, 0.7890625, 2.09375, 0.4609375], [-2.59375, -1.03125, 2.09375, 3.0]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[-4.03125, 1.2578125, 1.828125, 6.375]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
}

// -----

module @numpy_apply_along_axis_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-2.6550717, 1.7062653, -2.0494325, 1.2260386], [1.880784, -0.7199638, 2.8826578, 0.7328092], [-1.6282282, 0.33081427, 0.65655553, -0.2761326]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-2.402516, 1.3171158, 1.4897808, 1.6827152]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @numpy_apply_along_axis_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf64>, tensor<f64>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-2.0034472776018726, 0.45823410113798246, 1.539737784036853, -1.9132354325809924], [-0.7752641414862431, 1.8796413110174433, 1.0319138202936466, 1.6858590296406266], [-2.2930071703292993, 1.5693760861346835, -2.442955224697392, 1.9122875242010071]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[-5.071718589417415, 3.907251498290109, 0.12869637963310776, 1.6849111212606414]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
}
