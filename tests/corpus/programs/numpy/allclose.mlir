module @numpy_allclose_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xf32>, tensor<5xf32>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = call @allclose(%arg0, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[-1.1872784, -2.027027, -0.12717617, -1.906107, -0.06486604]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[0.39513266, -1.2766145, 0.726328, 2.1309705, -2.6822424]> : tensor<5xf32>
    return %c0, %c1 : tensor<5xf32>, tensor<5xf32>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    return %c0 : tensor<i1>
  }
  func.func private @allclose(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> tensor<i1> {
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %cst_0 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %0 = call @isclose(%arg0, %arg1, %cst, %cst_0) : (tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>) -> tensor<5xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @isclose(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> tensor<5xi1> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.convert %arg3 : tensor<f32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %4 = stablehlo.and %2, %3 : tensor<5xi1>
    %5 = stablehlo.is_finite %arg1 : (tensor<5xf32>) -> tensor<5xi1>
    %6 = stablehlo.subtract %arg0, %arg1 : tensor<5xf32>
    %7 = stablehlo.abs %6 : tensor<5xf32>
    %8 = stablehlo.abs %arg1 : tensor<5xf32>
    %9 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.add %11, %10 : tensor<5xf32>
    %13 = stablehlo.compare LE, %7, %12, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %14 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %15 = stablehlo.and %5, %13 : tensor<5xi1>
    %16 = stablehlo.or %14, %15 : tensor<5xi1>
    return %16 : tensor<5xi1>
  }
}

// -----

module @numpy_allclose_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5xi32>, tensor<5xi32>)
    %want0 = call @expected() : () -> tensor<i1>
    %0 = call @allclose(%arg0, %arg1) : (tensor<5xi32>, tensor<5xi32>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xi32>, tensor<5xi32>) {
    %c0 = stablehlo.constant dense<[2, 3, 2, -1, -3]> : tensor<5xi32>
    %c1 = stablehlo.constant dense<[2, -1, 2, 2, -2]> : tensor<5xi32>
    return %c0, %c1 : tensor<5xi32>, tensor<5xi32>
  }
  func.func private @expected() -> tensor<i1> {
    %c0 = stablehlo.constant dense<false> : tensor<i1>
    return %c0 : tensor<i1>
  }
  func.func private @allclose(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>) -> tensor<i1> {
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %cst_0 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %0 = call @isclose(%arg0, %arg1, %cst, %cst_0) : (tensor<5xi32>, tensor<5xi32>, tensor<f32>, tensor<f32>) -> tensor<5xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @isclose(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> tensor<5xi1> {
    %0 = stablehlo.convert %arg0 : (tensor<5xi32>) -> tensor<5xf32>
    %1 = stablehlo.convert %arg1 : (tensor<5xi32>) -> tensor<5xf32>
    %2 = stablehlo.convert %arg2 : tensor<f32>
    %3 = stablehlo.convert %arg3 : tensor<f32>
    %4 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %5 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %6 = stablehlo.and %4, %5 : tensor<5xi1>
    %7 = stablehlo.is_finite %1 : (tensor<5xf32>) -> tensor<5xi1>
    %8 = stablehlo.subtract %0, %1 : tensor<5xf32>
    %9 = stablehlo.abs %8 : tensor<5xf32>
    %10 = stablehlo.abs %1 : tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<5xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %14 = stablehlo.add %13, %12 : tensor<5xf32>
    %15 = stablehlo.compare LE, %9, %14, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %16 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %17 = stablehlo.and %7, %15 : tensor<5xi1>
    %18 = stablehlo.or %16, %17 : tensor<5xi1>
    return %18 : tensor<5xi1>
  }
}
