module @derived_jacrev_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xf32>
    %want0 = call @expected() : () -> tensor<4x4xf32>
    %0 = call @cumsum(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %5 = stablehlo.add %2, %4 : tensor<4x4xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %7 = stablehlo.convert %6 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %8 = stablehlo.slice %7 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %9 = stablehlo.convert %8 : tensor<4x4xf32>
    %10 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<4x4xf32>
    %13 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %15 = stablehlo.multiply %9, %14 : tensor<4x4xf32>
    %16 = call @cumsum_1(%15) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %17 = stablehlo.add %12, %16 : tensor<4x4xf32>
    %18 = stablehlo.slice %17 [0:4, 0:4] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%18, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[-0.7115077, -1.2772092, 2.9330533, 2.5674329]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @expected() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[-1.4230154, 0.0, 0.0, 0.0], [-1.2772092, -3.265926, 0.0, 0.0], [2.9330533, 2.9330533, 3.8773897, 0.0], [2.5674329, 2.5674329, 2.5674329, 6.079202]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @cumsum(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = call @cumsum_2(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
}

// -----

module @derived_jacrev_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xf64>
    %want0 = call @expected() : () -> tensor<4x4xf64>
    %0 = call @cumsum(%arg0) : (tensor<4xf64>) -> tensor<4xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4xf64>
    %2 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %5 = stablehlo.add %2, %4 : tensor<4x4xi64>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %7 = stablehlo.convert %6 : (tensor<4x4xi1>) -> tensor<4x4xf64>
    %8 = stablehlo.slice %7 [0:4, 0:4] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %9 = stablehlo.convert %8 : tensor<4x4xf64>
    %10 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
    %12 = stablehlo.multiply %11, %9 : tensor<4x4xf64>
    %13 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x4xf64>) -> tensor<4x4xf64>
    %15 = stablehlo.multiply %9, %14 : tensor<4x4xf64>
    %16 = call @cumsum_1(%15) : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %17 = stablehlo.add %12, %16 : tensor<4x4xf64>
    %18 = stablehlo.slice %17 [0:4, 0:4] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%18, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[-2.754447712977896, -2.568491430296868, 1.9701377914536637, 0.5459175394258136]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @expected() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[-5.508895425955792, 0.0, 0.0, 0.0], [-2.568491430296868, -7.891430573571633, 0.0, 0.0], [1.9701377914536637, 1.9701377914536637, -1.3826635603674369, 0.0], [0.5459175394258136, 0.5459175394258136, 0.5459175394258136, -2.2609662729694735]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
  func.func private @cumsum(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %0 = call @cumsum_0(%arg0) : (tensor<4xf64>) -> tensor<4xf64>
    return %0 : tensor<4xf64>
  }
  func.func private @cumsum_0(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<4xf64>, tensor<f64>) -> tensor<4xf64>
    return %1 : tensor<4xf64>
  }
  func.func private @cumsum_1(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0 = call @cumsum_2(%arg0) : (tensor<4x4xf64>) -> tensor<4x4xf64>
    return %0 : tensor<4x4xf64>
  }
  func.func private @cumsum_2(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 3]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<f64>) -> tensor<4x4xf64>
    return %1 : tensor<4x4xf64>
  }
}
