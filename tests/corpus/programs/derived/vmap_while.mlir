module @derived_vmap_while_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xf32>
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<3x2xf32>
    cond {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.reduce(%iterArg init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_0 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32>
      %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %2 = stablehlo.multiply %iterArg, %1 : tensor<3x2xf32>
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %4 = stablehlo.add %2, %3 : tensor<3x2xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.reduce(%iterArg init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
      %cst_2 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xi1>) -> tensor<3x2xi1>
      %9 = stablehlo.select %8, %4, %iterArg : tensor<3x2xi1>, tensor<3x2xf32>
      stablehlo.return %9 : tensor<3x2xf32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[1.1460184, 1.9150741], [1.2320633, 2.9386086], [1.0199159, 1.5900658]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[51.75267, 64.892715], [53.22283, 82.38075], [49.5981, 59.339645]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @derived_vmap_while_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2xf64>
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<3x2xf64>
    cond {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1 = stablehlo.reduce(%iterArg init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf64>, tensor<f64>) -> tensor<3xf64>
      %cst_0 = stablehlo.constant dense<1.000000e+02> : tensor<f64>
      %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %cst = stablehlo.constant dense<1.500000e+00> : tensor<f64>
      %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x2xf64>
      %2 = stablehlo.multiply %iterArg, %1 : tensor<3x2xf64>
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x2xf64>
      %4 = stablehlo.add %2, %3 : tensor<3x2xf64>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %5 = stablehlo.reduce(%iterArg init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf64>, tensor<f64>) -> tensor<3xf64>
      %cst_2 = stablehlo.constant dense<1.000000e+02> : tensor<f64>
      %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
      %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xi1>) -> tensor<3x2xi1>
      %9 = stablehlo.select %8, %4, %iterArg : tensor<3x2xi1>, tensor<3x2xf64>
      stablehlo.return %9 : tensor<3x2xf64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[2.8147196694739263, 1.985159975548108], [2.30644169602301, 1.4032973348515065], [1.40165458120887, 1.5136439251046643]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[80.26399935265216, 66.0901942697165], [71.57959366564315, 56.148525557189416], [56.120457571123424, 58.03390050159298]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
}
