module @numpy_array_equal_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xi1>, tensor<5xi1>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xi1>, tensor<5xi1>) {
    %c0 = stablehlo.constant dense<true> : tensor<5xi1>
    %c1 = stablehlo.constant dense<[true, false, true, true, true]> : tensor<5xi1>
    return %c0, %c1 : tensor<5xi1>, tensor<5xi1>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @numpy_array_equal_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xi32>, tensor<5xi32>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xi32>, tensor<5xi32>) {
    %c0 = stablehlo.constant dense<[1, -3, -3, 3, -1]> : tensor<5xi32>
    %c1 = stablehlo.constant dense<[1, 1, -1, -1, 1]> : tensor<5xi32>
    return %c0, %c1 : tensor<5xi32>, tensor<5xi32>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    return %c0 : tensor<i1>
  }
}

// -----

module @numpy_array_equal_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf32>, tensor<5xf32>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[2.1869252, -1.9472691, -2.5756109, 0.07567021, 1.3804852]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[-1.694929, -2.1600914, 0.737505, -2.4032855, 0.5561139]> : tensor<5xf32>
    return %c0, %c1 : tensor<5xf32>, tensor<5xf32>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    return %c0 : tensor<i1>
  }
}
