module @derived_int4_product_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi8>, tensor<4x2xi8>)
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi8>) -> tensor<3x4xi4>
    %1 = stablehlo.convert %0 : (tensor<3x4xi4>) -> tensor<3x4xi32>
    %2 = stablehlo.convert %arg1 : (tensor<4x2xi8>) -> tensor<4x2xi4>
    %3 = stablehlo.convert %2 : (tensor<4x2xi4>) -> tensor<4x2xi32>
    %4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi32>, tensor<4x2xi32>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi8>, tensor<4x2xi8>) {
    %c0 = stablehlo.constant dense<[[-3, 3, -1, 6], [2, 6, 6, 6], [6, 3, 5, 4]]> : tensor<3x4xi8>
    %c1 = stablehlo.constant dense<[[-1, -1], [1, -2], [-3, -1], [1, 1]]> : tensor<4x2xi8>
    return %c0, %c1 : tensor<3x4xi8>, tensor<4x2xi8>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[15, 4], [-8, -14], [-14, -13]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
}

// -----

module @derived_int4_product_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<4x2xi32>)
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xi32>) -> tensor<3x4xi4>
    %1 = stablehlo.convert %0 : (tensor<3x4xi4>) -> tensor<3x4xi32>
    %2 = stablehlo.convert %arg1 : (tensor<4x2xi32>) -> tensor<4x2xi4>
    %3 = stablehlo.convert %2 : (tensor<4x2xi4>) -> tensor<4x2xi32>
    %4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi32>, tensor<4x2xi32>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%4, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<4x2xi32>) {
    %c0 = stablehlo.constant dense<[[-1, -1, 7, 5], [1, 6, 6, 7], [1, 5, 3, 0]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[[-3, 2], [3, -2], [3, -3], [2, 3]]> : tensor<4x2xi32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<4x2xi32>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[31, -6], [47, -7], [21, -17]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
}
