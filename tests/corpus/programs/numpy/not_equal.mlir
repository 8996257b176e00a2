module @numpy_not_equal_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i1>, tensor<i1>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i1>, tensor<i1>) {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    %c1 = stablehlo.constant dense<false> : tensor<i1>
    return %c0, %c1 : tensor<i1>, tensor<i1>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<true> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @numpy_not_equal_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui16>, tensor<7xui16>)
    %want0 = call @expected() : () -> tensor<7xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<7xui16>, tensor<7xui16>) -> tensor<7xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi1>, tensor<7xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui16>, tensor<7xui16>) {
    %c0 = stablehlo.constant dense<[0, 1, 0, 2, 0, 0, 0]> : tensor<7xui16>
    %c1 = stablehlo.constant dense<[1, 1, 1, 2, 0, 2, 1]> : tensor<7xui16>
    return %c0, %c1 : tensor<7xui16>, tensor<7xui16>
  }
  func.func private @expected() -> tensor<7xi1> {
    %c0 = stablehlo.constant dense<[true, false, true, false, false, true, true]> : tensor<7xi1>
    return %c0 : tensor<7xi1>
  }
}

// -----

module @numpy_not_equal_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>)
    %want0 = call @expected() : () -> tensor<2x3x4xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> tensor<2x3x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) {
    %c0 = stablehlo.constant dense<"0x6EBE87BFE1BF823FBEBF6DBFA53FE03FE03F693F9FBFD3BECA3FF93FEB3F5D3F5D3F3A3F94BD52BFBA3F0B3F823FA5BF"> : tensor<2x3x4xbf16>
    %c1 = stablehlo.constant dense<"0xBFBF1FBFBBBF343D963F0B3DE0BEF53F79BF38BE223DA33FFF3FD93FBE3F873E0EBFB23FB3BF26BCCA3F84BF6DBF40BF"> : tensor<2x3x4xbf16>
    return %c0, %c1 : tensor<2x3x4xbf16>, tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<2x3x4xi1>
    return %c0 : tensor<2x3x4xi1>
  }
}

// -----

module @numpy_not_equal_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %want0 = call @expected() : () -> tensor<3x5xi1>
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[0.13529493, 1.8743831, 0.7435992, 1.5286891, 0.09023171], [-0.75854695, -0.7876174, -0.4375052, 0.6300023, -0.90185344], [-1.4207726, -0.9936284, -1.9676753, -1.3822283, -0.24194016]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[-1.0999097, 0.047202155, 0.2310872, -0.16389303, 0.48911703], [1.9432318, 0.5062379, 0.57557404, -0.068522096, 1.9197414], [-0.69469374, -1.1495162, -1.6320581, 0.8536118, 1.07851]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xi1> {
    %c0 = stablehlo.constant dense<true> : tensor<3x5xi1>
    return %c0 : tensor<3x5xi1>
  }
}
