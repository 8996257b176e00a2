module @derived_reduce_max_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.reshape %0 : (tensor<3xf32>) -> tensor<3x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %4 = stablehlo.convert %3 : (tensor<3x5xi1>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.reshape %6 : (tensor<3xf32>) -> tensor<3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %9 = stablehlo.compare EQ, %arg0, %8, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %10 = stablehlo.convert %9 : (tensor<3x5xi1>) -> tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.cosine %6 : tensor<3xf32>
    %13 = stablehlo.sine %6 : tensor<3xf32>
    %14 = stablehlo.multiply %0, %12 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %17 = stablehlo.multiply %0, %16 : tensor<3xf32>
    %18 = stablehlo.multiply %16, %12 : tensor<3xf32>
    %19 = stablehlo.negate %17 : tensor<3xf32>
    %20 = stablehlo.multiply %19, %13 : tensor<3xf32>
    %21 = stablehlo.divide %20, %11 : tensor<3xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %23 = stablehlo.multiply %22, %10 : tensor<3x5xf32>
    %24 = stablehlo.divide %18, %5 : tensor<3xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %26 = stablehlo.multiply %25, %4 : tensor<3x5xf32>
    %27 = stablehlo.add %23, %26 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%27, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-0.42464954, 0.25504142, -2.981331, -2.0801425, -0.5550811], [-1.1210784, -1.720964, -1.8886862, 0.09242518, 0.7836084], [-0.7091588, 0.87553054, -0.0016899598, -2.5958314, 1.5003549]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.0, 0.9033096, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.15526903], [0.0, 0.0, 0.0, 0.0, -1.4262508]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @derived_reduce_max_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.reshape %0 : (tensor<3xf64>) -> tensor<3x1xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %4 = stablehlo.convert %3 : (tensor<3x5xi1>) -> tensor<3x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %6 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %7 = stablehlo.reshape %6 : (tensor<3xf64>) -> tensor<3x1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %9 = stablehlo.compare EQ, %arg0, %8, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %10 = stablehlo.convert %9 : (tensor<3x5xi1>) -> tensor<3x5xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %12 = stablehlo.cosine %6 : tensor<3xf64>
    %13 = stablehlo.sine %6 : tensor<3xf64>
    %14 = stablehlo.multiply %0, %12 : tensor<3xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %17 = stablehlo.multiply %0, %16 : tensor<3xf64>
    %18 = stablehlo.multiply %16, %12 : tensor<3xf64>
    %19 = stablehlo.negate %17 : tensor<3xf64>
    %20 = stablehlo.multiply %19, %13 : tensor<3xf64>
    %21 = stablehlo.divide %20, %11 : tensor<3xf64>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xf64>) -> tensor<3x5xf64>
    %23 = stablehlo.multiply %22, %10 : tensor<3x5xf64>
    %24 = stablehlo.divide %18, %5 : tensor<3xf64>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<3xf64>) -> tensor<3x5xf64>
    %26 = stablehlo.multiply %25, %4 : tensor<3x5xf64>
    %27 = stablehlo.add %23, %26 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%27, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-1.7705104999565644, -2.4922860066018404, -2.5427820700423016, 0.7510913069499159, 1.7554635018552833], [0.05710024859580454, 0.3212078667308007, 0.10495416462381968, -2.5601652676250293, -2.5087885297558397], [2.704657277190096, 1.8317928333377846, 2.0118002415052336, 1.5229006619512582, -2.2328190788178395]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, -1.909235467684004], [0.0, 0.8474453103264135, 0.0, 0.0, 0.0], [-2.050568366126972, 0.0, 0.0, 0.0, 0.0]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}
