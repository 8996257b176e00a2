module @scipy_chi2_logpdf_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.divide %arg1, %4 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<6xf32>
    %8 = stablehlo.log %3 : tensor<6xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.divide %3, %10 : tensor<6xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<6xf32>
    %13 = chlo.lgamma %5 : tensor<6xf32> -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.log %cst_4 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.multiply %15, %arg1 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.divide %16, %17 : tensor<6xf32>
    %19 = stablehlo.add %13, %18 : tensor<6xf32>
    %20 = stablehlo.negate %19 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.log %cst_6 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %23 = stablehlo.subtract %20, %22 : tensor<6xf32>
    %24 = stablehlo.add %23, %12 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.compare LT, %arg0, %25, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = call @_where(%26, %cst_8, %24) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%27, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[0.7055805, 2.7911716, 1.4968904, 2.2508533, 2.7464545, 2.0492153]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[2.7102883, 3.661868, 3.6737003, 1.6035712, 0.7438164, 2.3166006]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-1.3001432, -1.749853, -1.62399, -1.9923358, -3.1372106, -1.6417059]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<f32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}

// -----

module @scipy_chi2_logpdf_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.divide %1, %2 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.divide %arg1, %4 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %7 = stablehlo.subtract %5, %6 : tensor<6xf64>
    %8 = stablehlo.log %3 : tensor<6xf64>
    %9 = stablehlo.multiply %7, %8 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %11 = stablehlo.divide %3, %10 : tensor<6xf64>
    %12 = stablehlo.subtract %9, %11 : tensor<6xf64>
    %13 = chlo.lgamma %5 : tensor<6xf64> -> tensor<6xf64>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %14 = stablehlo.log %cst_4 : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %16 = stablehlo.multiply %15, %arg1 : tensor<6xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %18 = stablehlo.divide %16, %17 : tensor<6xf64>
    %19 = stablehlo.add %13, %18 : tensor<6xf64>
    %20 = stablehlo.negate %19 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.log %cst_6 : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %23 = stablehlo.subtract %20, %22 : tensor<6xf64>
    %24 = stablehlo.add %23, %12 : tensor<6xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %26 = stablehlo.compare LT, %arg0, %25, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_8 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %27 = call @_where(%26, %cst_8, %24) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%27, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[3.9960401046628014, 1.0894614054678253, 3.3600416803619733, 3.3600002151518136, 2.722567718057601, 1.901175228947805]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[3.0306794744503547, 1.4403514756646238, 3.7969760045878154, 1.9024699535123513, 0.5924290402928436, 3.314222086843259]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-2.2143583691622064, -1.3047153456183733, -1.8675048372411185, -2.4285981222284523, -3.380643530310418, -1.5730193941017636]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<f64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
