module @derived_vmap_cond_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi1>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = stablehlo.convert %arg0 : (tensor<4xi1>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %3 = stablehlo.select %2, %arg1, %arg1 : tensor<4xi1>, tensor<4xf32>
    %4 = stablehlo.cosine %3 : tensor<4xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare EQ, %0, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %7 = stablehlo.select %6, %arg1, %arg1 : tensor<4xi1>, tensor<4xf32>
    %8 = stablehlo.sine %7 : tensor<4xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %10 = stablehlo.compare LT, %0, %9, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %11 = stablehlo.select %10, %4, %8 : tensor<4xi1>, tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi1>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
    %c1 = stablehlo.constant dense<[-0.71721697, -0.06524553, -1.6565796, -1.7969012]> : tensor<4xf32>
    return %c0, %c1 : tensor<4xi1>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[0.7536379, 0.9978723, -0.9963229, -0.974547]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @derived_vmap_cond_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4xi1>, tensor<4xf64>)
    %want0 = call @expected() : () -> tensor<4xf64>
    %0 = stablehlo.convert %arg0 : (tensor<4xi1>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %3 = stablehlo.select %2, %arg1, %arg1 : tensor<4xi1>, tensor<4xf64>
    %4 = stablehlo.cosine %3 : tensor<4xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare EQ, %0, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %7 = stablehlo.select %6, %arg1, %arg1 : tensor<4xi1>, tensor<4xf64>
    %8 = stablehlo.sine %7 : tensor<4xf64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %10 = stablehlo.compare LT, %0, %9, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %11 = stablehlo.select %10, %4, %8 : tensor<4xi1>, tensor<4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4xi1>, tensor<4xf64>) {
    %c0 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
    %c1 = stablehlo.constant dense<[-1.887725379371357, -2.7532921222228612, -1.9200822266999313, 1.2337478551222674]> : tensor<4xf64>
    return %c0, %c1 : tensor<4xi1>, tensor<4xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[-0.3116500298433526, -0.37861601291538166, -0.34222691394054144, 0.9437348542886634]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
}
