module @derived_erf_inv_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.erf_inv %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = stablehlo.exponential %1 : tensor<3x4xf32>
    %3 = chlo.square %0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<3x4xf32>
    %6 = stablehlo.exponential %3 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.886226952> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.multiply %cst_0, %cst_1 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.multiply %7, %cst_2 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.multiply %11, %6 : tensor<3x4xf32>
    %13 = stablehlo.multiply %12, %5 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<0.886226952> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<3x4xf32>
    %16 = stablehlo.multiply %15, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.41443023, 0.32107463, 0.46474215, 0.25572598], [0.6861039, 0.22993162, 0.48703134, 0.80587655], [0.4409525, 0.716311, 0.32850045, 0.48486716]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.81533694, 0.5456863, 1.0114381, 0.40299398], [3.0841477, 0.35360166, 1.1148366, 7.785356], [0.912973, 3.7581685, 0.5638623, 1.1042706]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_erf_inv_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.erf_inv %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = stablehlo.exponential %1 : tensor<3x4xf64>
    %3 = chlo.square %0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.multiply %4, %0 : tensor<3x4xf64>
    %6 = stablehlo.exponential %3 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0.88622692545275794> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.multiply %cst_0, %cst_1 : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.multiply %8, %6 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.multiply %7, %cst_2 : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.multiply %11, %6 : tensor<3x4xf64>
    %13 = stablehlo.multiply %12, %5 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<0.88622692545275794> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %15 = stablehlo.multiply %14, %13 : tensor<3x4xf64>
    %16 = stablehlo.multiply %15, %2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.35881341616194445, 0.4247513218447332, 0.8794630287063301, 0.24126712026865868], [0.4163577423978744, 0.5325129249864516, 0.8926423365436845, 0.5839592086798253], [0.8019002613378536, 0.29701874643995224, 0.8227243362821287, 0.3498609634000749]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.6432124610570524, 0.8519509553093727, 19.205960582046533, 0.3749031633738984], [0.8220486533800767, 1.3682101426155013, 23.90411481699451, 1.750387355102553], [7.490530645631059, 0.4897928441690879, 9.251911756035517, 0.6188615033632148]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
