module @derived_erfc_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.erfc %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = stablehlo.negate %1 : tensor<3x4xf32>
    %3 = stablehlo.exponential %2 : tensor<3x4xf32>
    %4 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x4xf32>
    %7 = stablehlo.negate %4 : tensor<3x4xf32>
    %8 = stablehlo.exponential %7 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.multiply %cst_0, %cst_1 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.multiply %9, %cst_2 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.multiply %13, %8 : tensor<3x4xf32>
    %15 = stablehlo.negate %14 : tensor<3x4xf32>
    %16 = stablehlo.multiply %15, %6 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.4851087, 0.28834012, 0.74282295, 0.33335567], [0.56282836, 0.4724232, 0.20685636, 0.8381487], [0.23952465, 0.5203685, 0.83047026, 0.47074458]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.8652098, 0.59880155, 0.9654567, 0.67318046], [0.9253096, 0.8528818, 0.44727093, 0.9369517], [0.5104097, 0.89576966, 0.9403392, 0.85119796]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_erfc_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.erfc %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = stablehlo.negate %1 : tensor<3x4xf64>
    %3 = stablehlo.exponential %2 : tensor<3x4xf64>
    %4 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x4xf64>
    %7 = stablehlo.negate %4 : tensor<3x4xf64>
    %8 = stablehlo.exponential %7 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<-1.1283791670955126> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.multiply %cst_0, %cst_1 : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %11 = stablehlo.multiply %10, %8 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.multiply %9, %cst_2 : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %14 = stablehlo.multiply %13, %8 : tensor<3x4xf64>
    %15 = stablehlo.negate %14 : tensor<3x4xf64>
    %16 = stablehlo.multiply %15, %6 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.2098640806145782, 0.41314071591192547, 0.3289869614739638, 0.5028425893438229], [0.743629998659757, 0.28643483336602893, 0.18343943855742564, 0.19193867126136377], [0.7634061920577755, 0.3337696008189751, 0.35317738278761934, 0.7636142072526375]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.4532059109950941, 0.7860594443198037, 0.6662834073434705, 0.8812628415653831], [0.9653468248811773, 0.5954965271771454, 0.4002798664131077, 0.41749178404287907], [0.9619193924846097, 0.6738302393586857, 0.7035687419668456, 0.9618759170367314]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
