module @derived_vmap_sort_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xi8>
    %want0 = call @expected() : () -> tensor<5x3xi8>
    %0 = call @sort(%arg0) : (tensor<5x3xi8>) -> tensor<5x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xi8>, tensor<5x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xi8> {
    %c0 = stablehlo.constant dense<[[-3, -2, 2], [-3, 0, 3], [3, 0, 0], [-3, -1, 3], [0, 2, -3]]> : tensor<5x3xi8>
    return %c0 : tensor<5x3xi8>
  }
  func.func private @expected() -> tensor<5x3xi8> {
    %c0 = stablehlo.constant dense<[[-3, -2, -3], [-3, -1, 0], [-3, 0, 2], [0, 0, 3], [3, 2, 3]]> : tensor<5x3xi8>
    return %c0 : tensor<5x3xi8>
  }
  func.func private @sort(%arg0: tensor<5x3xi8>) -> tensor<5x3xi8> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<5x3xi8>) -> tensor<5x3xi8>
    return %0 : tensor<5x3xi8>
  }
}

// -----

module @derived_vmap_sort_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf32>
    %want0 = call @expected() : () -> tensor<5x3xf32>
    %0 = call @sort(%arg0) : (tensor<5x3xf32>) -> tensor<5x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[2.5672586, 2.660752, -1.6372024], [0.23307504, 2.604262, 0.3309613], [-1.6948278, 1.1352454, -0.66789645], [-0.31645146, -1.9136994, 1.4690166], [2.2473028, -0.73064715, 2.5118809]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @expected() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[-1.6948278, -1.9136994, -1.6372024], [-0.31645146, -0.73064715, -0.66789645], [0.23307504, 1.1352454, 0.3309613], [2.2473028, 2.604262, 1.4690166], [2.5672586, 2.660752, 2.5118809]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @sort(%arg0: tensor<5x3xf32>) -> tensor<5x3xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5x3xf32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
}
