module @scipy_kmeans_vq_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x2xf32>, tensor<3x2xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<5xi32>, tensor<5xf32>)
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<5x2xf32>) -> tensor<5x1x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<5x1x2xf32>) -> tensor<5x3x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x3x2xf32>) -> tensor<5x3x2xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<5x3x2xf32>
    %5 = call @norm(%4) : (tensor<5x3x2xf32>) -> tensor<5x3xf32>
    %6 = call @argmin(%5) : (tensor<5x3xf32>) -> tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %10 = stablehlo.add %6, %9 : tensor<5xi32>
    %11 = stablehlo.select %8, %10, %6 : tensor<5xi1>, tensor<5xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %13 = "stablehlo.gather"(%5, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<5x3xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<5x1xf32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%14, %want1) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x2xf32>, tensor<3x2xf32>) {
    %c0 = stablehlo.constant dense<[[-2.8231387, 2.2368252], [2.9703307, 2.9792767], [-1.8236225, 1.9215237], [-1.0201482, -1.5139123], [1.4354993, -1.0741674]]> : tensor<5x2xf32>
    %c1 = stablehlo.constant dense<[[-0.5765325, -0.16494444], [2.737821, -0.6386259], [0.39340207, 2.567453]]> : tensor<3x2xf32>
    return %c0, %c1 : tensor<5x2xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> (tensor<5xi32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[2, 2, 2, 0, 1]> : tensor<5xi32>
    %c1 = stablehlo.constant dense<[3.2334888, 2.6096282, 2.3092039, 1.4200385, 1.3732219]> : tensor<5xf32>
    return %c0, %c1 : tensor<5xi32>, tensor<5xf32>
  }
  func.func private @norm(%arg0: tensor<5x3x2xf32>) -> tensor<5x3xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<5x3x2xf32>, tensor<f32>) -> tensor<5x3xf32>
    %2 = stablehlo.sqrt %1 : tensor<5x3xf32>
    return %2 : tensor<5x3xf32>
  }
  func.func private @argmin(%arg0: tensor<5x3xf32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<5x3xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x3xf32>, tensor<5x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}

// -----

module @scipy_kmeans_vq_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<5x2xf64>, tensor<3x2xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<5xi64>, tensor<5xf64>)
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<5x2xf64>) -> tensor<5x1x2xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x2xf64>) -> tensor<1x3x2xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<5x1x2xf64>) -> tensor<5x3x2xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x3x2xf64>) -> tensor<5x3x2xf64>
    %4 = stablehlo.subtract %2, %3 : tensor<5x3x2xf64>
    %5 = call @norm(%4) : (tensor<5x3x2xf64>) -> tensor<5x3xf64>
    %6 = call @argmin(%5) : (tensor<5x3xf64>) -> tensor<5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %10 = stablehlo.add %6, %9 : tensor<5xi64>
    %11 = stablehlo.select %8, %10, %6 : tensor<5xi1>, tensor<5xi64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<5xi64>) -> tensor<5x1xi64>
    %13 = "stablehlo.gather"(%5, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<5x3xf64>, tensor<5x1xi64>) -> tensor<5x1xf64>
    %14 = stablehlo.reshape %13 : (tensor<5x1xf64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<5xi64>, tensor<5xi64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%14, %want1) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x2xf64>, tensor<3x2xf64>) {
    %c0 = stablehlo.constant dense<[[2.0399020706765842, 1.7474005476462011], [0.010584569162691793, 0.2840676385748817], [1.7770048667541989, -2.317784755705139], [0.06495307072954137, 0.8655228436135847], [0.6561430798251635, 2.763439740802953]]> : tensor<5x2xf64>
    %c1 = stablehlo.constant dense<[[2.4433129667581746, -1.6016134724973685], [0.3748886592517935, -0.7178835341203125], [-1.574398313273532, 2.798329038217328]]> : tensor<3x2xf64>
    return %c0, %c1 : tensor<5x2xf64>, tensor<3x2xf64>
  }
  func.func private @expected() -> (tensor<5xi64>, tensor<5xf64>) {
    %c0 = stablehlo.constant dense<[1, 1, 0, 1, 2]> : tensor<5xi64>
    %c1 = stablehlo.constant dense<[2.9748773527720065, 1.0661255191209538, 0.9781961925004475, 1.6134546247356991, 2.2308142391065955]> : tensor<5xf64>
    return %c0, %c1 : tensor<5xi64>, tensor<5xf64>
  }
  func.func private @norm(%arg0: tensor<5x3x2xf64>) -> tensor<5x3xf64> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x3x2xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<5x3x2xf64>, tensor<f64>) -> tensor<5x3xf64>
    %2 = stablehlo.sqrt %1 : tensor<5x3xf64>
    return %2 : tensor<5x3xf64>
  }
  func.func private @argmin(%arg0: tensor<5x3xf64>) -> tensor<5xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<5x3xi64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<5x3xf64>, tensor<5x3xi64>, tensor<f64>, tensor<i64>) -> (tensor<5xf64>, tensor<5xi64>)
     reducer(%arg1: tensor<f64>, %arg3: tensor<f64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f64>, tensor<i64>
    }
    return %1#1 : tensor<5xi64>
  }
}
