module @scipy_logistic_pdf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.divide %3, %4 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.negate %cst_2 : tensor<f32>
    %7 = stablehlo.negate %5 : tensor<6xf32>
    %8 = stablehlo.maximum %5, %7 : tensor<6xf32>
    %9 = stablehlo.subtract %5, %7 : tensor<6xf32>
    %10 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %11 = stablehlo.add %5, %7 : tensor<6xf32>
    %12 = stablehlo.abs %9 : tensor<6xf32>
    %13 = stablehlo.negate %12 : tensor<6xf32>
    %14 = stablehlo.exponential %13 : tensor<6xf32>
    %15 = stablehlo.log_plus_one %14 : tensor<6xf32>
    %16 = stablehlo.add %8, %15 : tensor<6xf32>
    %17 = stablehlo.select %10, %11, %16 : tensor<6xi1>, tensor<6xf32>
    %18 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.log %cst_3 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.subtract %19, %21 : tensor<6xf32>
    %23 = stablehlo.exponential %22 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-2.88978, -2.823282, -2.6815503, -0.48407114, 0.39700508, 0.81482154]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.0498879, 0.052934095, 0.059965774, 0.23590824, 0.2404023, 0.2126985]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @scipy_logistic_pdf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.divide %1, %2 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.divide %3, %4 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %6 = stablehlo.negate %cst_2 : tensor<f64>
    %7 = stablehlo.negate %5 : tensor<6xf64>
    %8 = stablehlo.maximum %5, %7 : tensor<6xf64>
    %9 = stablehlo.subtract %5, %7 : tensor<6xf64>
    %10 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %11 = stablehlo.add %5, %7 : tensor<6xf64>
    %12 = stablehlo.abs %9 : tensor<6xf64>
    %13 = stablehlo.negate %12 : tensor<6xf64>
    %14 = stablehlo.exponential %13 : tensor<6xf64>
    %15 = stablehlo.log_plus_one %14 : tensor<6xf64>
    %16 = stablehlo.add %8, %15 : tensor<6xf64>
    %17 = stablehlo.select %10, %11, %16 : tensor<6xi1>, tensor<6xf64>
    %18 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %19 = stablehlo.multiply %18, %17 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %20 = stablehlo.log %cst_3 : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %22 = stablehlo.subtract %19, %21 : tensor<6xf64>
    %23 = stablehlo.exponential %22 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[1.4144830578557004, 2.4348600293861367, 1.6682857935041788, -2.3085353249027563, -0.19671101090365983, 1.4198525438652476]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.15729675447949837, 0.07406402904383341, 0.1334821306374375, 0.08224302087874649, 0.2475970606505674, 0.15678256825899806]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
