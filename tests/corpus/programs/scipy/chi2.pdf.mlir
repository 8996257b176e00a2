module @scipy_chi2_pdf_f32 {
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
    %28 = stablehlo.exponential %27 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%28, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[3.213214, 3.9144068, 3.288357, 1.1634607, 3.576107, 3.8601007]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[1.7917564, 2.7691493, 2.8830292, 0.91263896, 1.1232055, 1.6578729]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.089044005, 0.102945134, 0.13581014, 0.19331597, 0.040920082, 0.057225212]> : tensor<6xf32>
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

module @scipy_chi2_pdf_f64 {
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
    %28 = stablehlo.exponential %27 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%28, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[3.4288380686430826, 0.5724680679781375, 0.7899879362802102, 0.5417081554077883, 2.614976595894728, 3.6549218158666488]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[2.22561053252121, 0.8854312547712939, 0.4426154330281703, 2.484874525216401, 0.5224405288526612, 0.7523186346485173]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.10110720104295882, 0.37690416613587474, 0.16833834293052694, 0.3060063467084119, 0.032053443928655015, 0.023362444000163223]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<f64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
