module @numpy_zeros_like_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi1>
    %want0 = call @expected() : () -> tensor<33xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<33xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi1>, tensor<33xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<"0x000101000101010001010100000100010001000100010100010100000100000101"> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
  func.func private @expected() -> tensor<33xi1> {
    %c0 = stablehlo.constant dense<false> : tensor<33xi1>
    return %c0 : tensor<33xi1>
  }
}

// -----

module @numpy_zeros_like_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xi8>
    %want0 = call @expected() : () -> tensor<1x1xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<1x1xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi8>, tensor<1x1xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xi8> {
    %c0 = stablehlo.constant dense<8> : tensor<1x1xi8>
    return %c0 : tensor<1x1xi8>
  }
  func.func private @expected() -> tensor<1x1xi8> {
    %c0 = stablehlo.constant dense<0> : tensor<1x1xi8>
    return %c0 : tensor<1x1xi8>
  }
}

// -----

module @numpy_zeros_like_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-8.85027, -3.6328323, 1.0631285, -3.313707, 3.6248877], [-7.6400323, 1.0847507, 0.5593908, -4.8720393, 0.93974406], [-2.5363047, -0.9556725, 5.4713726, 5.2602015, -3.9503636]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<0.0> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}
