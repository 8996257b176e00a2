module @scipy_wrapcauchy_pdf_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.compare GT, %arg1, %0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.compare LT, %arg1, %2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %4 = stablehlo.and %1, %3 : tensor<6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.compare GE, %arg0, %5, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_2 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.compare LE, %arg0, %7, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %9 = stablehlo.and %6, %8 : tensor<6xi1>
    %10 = stablehlo.multiply %arg1, %arg1 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<6xf32>
    %13 = stablehlo.log %12 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %14 = stablehlo.log %cst_4 : tensor<f32>
    %15 = stablehlo.convert %14 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.subtract %13, %16 : tensor<6xf32>
    %18 = stablehlo.multiply %arg1, %arg1 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %20 = stablehlo.add %19, %18 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.multiply %21, %arg1 : tensor<6xf32>
    %23 = stablehlo.cosine %arg0 : tensor<6xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<6xf32>
    %25 = stablehlo.subtract %20, %24 : tensor<6xf32>
    %26 = stablehlo.log %25 : tensor<6xf32>
    %27 = stablehlo.subtract %17, %26 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = call @_where(%9, %27, %cst_7) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %29 = call @_where(%4, %28, %cst_8) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.exponential %29 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%30, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[2.8196821, 0.11563106, 1.8312081, 1.0094268, 2.8316693, 0.86549497]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[0.4610599, 0.23608051, 0.2968657, 0.4748019, 0.20609954, 0.87454504]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.06003959, 0.256141, 0.11694477, 0.17123535, 0.106195495, 0.059320293]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}

// -----

module @scipy_wrapcauchy_pdf_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.compare GT, %arg1, %0, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.compare LT, %arg1, %2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %4 = stablehlo.and %1, %3 : tensor<6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %6 = stablehlo.compare GE, %arg0, %5, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_2 = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %8 = stablehlo.compare LE, %arg0, %7, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %9 = stablehlo.and %6, %8 : tensor<6xi1>
    %10 = stablehlo.multiply %arg1, %arg1 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %12 = stablehlo.subtract %11, %10 : tensor<6xf64>
    %13 = stablehlo.log %12 : tensor<6xf64>
    %cst_4 = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %14 = stablehlo.log %cst_4 : tensor<f64>
    %15 = stablehlo.convert %14 : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %17 = stablehlo.subtract %13, %16 : tensor<6xf64>
    %18 = stablehlo.multiply %arg1, %arg1 : tensor<6xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %20 = stablehlo.add %19, %18 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %22 = stablehlo.multiply %21, %arg1 : tensor<6xf64>
    %23 = stablehlo.cosine %arg0 : tensor<6xf64>
    %24 = stablehlo.multiply %22, %23 : tensor<6xf64>
    %25 = stablehlo.subtract %20, %24 : tensor<6xf64>
    %26 = stablehlo.log %25 : tensor<6xf64>
    %27 = stablehlo.subtract %17, %26 : tensor<6xf64>
    %cst_7 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %28 = call @_where(%9, %27, %cst_7) : (tensor<6xi1>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_8 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %29 = call @_where(%4, %28, %cst_8) : (tensor<6xi1>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    %30 = stablehlo.exponential %29 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%30, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[2.7611672411982333, 1.713846018232401, 0.12830846150317815, 1.6326569818564038, 1.4421749577402816, 2.562801586905389]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[0.14668782561957472, 0.673473823746348, 0.39542560671677135, 0.4948043293917079, 0.45177871592063845, 0.7590176015667554]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.12035560537248223, 0.0528488040167856, 0.36092799482392146, 0.09202748512553317, 0.11640316246383421, 0.023697613136120607]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf64>, %arg2: tensor<f64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
