module @scipy_gamma_pdf_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.divide %3, %4 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = call @_where(%1, %5, %cst_2) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.subtract %arg1, %7 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %11 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %12 = stablehlo.or %10, %11 : tensor<6xi1>
    %13 = stablehlo.log %6 : tensor<6xf32>
    %14 = stablehlo.multiply %8, %13 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %16 = call @_where_0(%12, %14, %15) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %17 = stablehlo.subtract %16, %6 : tensor<6xf32>
    %18 = chlo.lgamma %arg1 : tensor<6xf32> -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.log %cst_6 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %21 = stablehlo.add %18, %20 : tensor<6xf32>
    %22 = stablehlo.subtract %17, %21 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = call @_where_1(%1, %22, %cst_7) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.exponential %23 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%24, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[1.4528495, 1.3153535, 3.523089, 0.73953766, 1.5712025, 0.914976]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[2.727469, 1.7040143, 2.807906, 1.4013207, 0.55920196, 3.421945]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.28238896, 0.35793075, 0.17038645, 0.47666785, 0.107034266, 0.10581467]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<6xi1>, tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @_where_0(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @_where_1(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}

// -----

module @scipy_gamma_pdf_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.divide %3, %4 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = call @_where(%1, %5, %cst_2) : (tensor<6xi1>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %8 = stablehlo.subtract %arg1, %7 : tensor<6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %11 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %12 = stablehlo.or %10, %11 : tensor<6xi1>
    %13 = stablehlo.log %6 : tensor<6xf64>
    %14 = stablehlo.multiply %8, %13 : tensor<6xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %16 = call @_where_0(%12, %14, %15) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %17 = stablehlo.subtract %16, %6 : tensor<6xf64>
    %18 = chlo.lgamma %arg1 : tensor<6xf64> -> tensor<6xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.log %cst_6 : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %21 = stablehlo.add %18, %20 : tensor<6xf64>
    %22 = stablehlo.subtract %17, %21 : tensor<6xf64>
    %cst_7 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %23 = call @_where_1(%1, %22, %cst_7) : (tensor<6xi1>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    %24 = stablehlo.exponential %23 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%24, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[3.5894671537236005, 2.188201511744176, 3.7296548373672302, 0.749190741550412, 2.990419608195972, 1.2700539369078905]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[3.1270616380775436, 0.48341266727275345, 3.6533768177372523, 1.3754048124812466, 3.6687067488459304, 2.272631917882269]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.18551702141086357, 0.040829229597700925, 0.19969425654039386, 0.4772080484911949, 0.23251925800093662, 0.3316115443825116]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf64>, %arg2: tensor<f64>) -> tensor<6xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<6xi1>, tensor<6xf64>
    return %1 : tensor<6xf64>
  }
  func.func private @_where_0(%arg0: tensor<6xi1>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @_where_1(%arg0: tensor<6xi1>, %arg1: tensor<6xf64>, %arg2: tensor<f64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
