module @scipy_xlog1py_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %2 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %3 = stablehlo.or %1, %2 : tensor<3x4xi1>
    %4 = stablehlo.log_plus_one %arg1 : tensor<3x4xf16>
    %5 = stablehlo.multiply %arg0, %4 : tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %7 = call @_where(%3, %5, %6) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[1.3603515625, 1.5078125, 0.7314453125, 3.63671875], [0.2269287109375, 2.048828125, 3.20703125, 1.6884765625], [2.251953125, 1.298828125, 1.576171875, 1.6220703125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.404296875, 1.05078125, 0.25634765625, 1.744140625], [1.48046875, 2.73828125, 3.12109375, 0.49609375], [0.837890625, 1.53515625, 2.892578125, 3.662109375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[1.666015625, 1.0830078125, 0.1668701171875, 3.671875], [0.2061767578125, 2.701171875, 4.54296875, 0.68017578125], [1.3701171875, 1.2080078125, 2.142578125, 2.49609375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf16>, %arg2: tensor<3x4xf16>) -> tensor<3x4xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf16>
    return %0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_xlog1py_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %2 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = stablehlo.or %1, %2 : tensor<3x4xi1>
    %4 = stablehlo.log_plus_one %arg1 : tensor<3x4xf32>
    %5 = stablehlo.multiply %arg0, %4 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = call @_where(%3, %5, %6) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[1.7483151, 2.3649836, 3.7754774, 3.815609], [0.9134172, 3.88296, 3.7029772, 1.7473099], [2.7725596, 1.0983455, 2.4560497, 2.648927]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[2.063626, 1.8496159, 1.7056943, 1.0214942], [1.1393886, 3.8087637, 1.4522183, 0.27512327], [1.1196599, 3.019088, 2.3832095, 3.8783605]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.9574122, 2.4765735, 3.7579536, 2.6855664], [0.69467217, 6.0979557, 3.3215446, 0.4246712], [2.082901, 1.527859, 2.9934945, 4.1980443]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_xlog1py_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %2 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %3 = stablehlo.or %1, %2 : tensor<3x4xi1>
    %4 = stablehlo.log_plus_one %arg1 : tensor<3x4xf64>
    %5 = stablehlo.multiply %arg0, %4 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = call @_where(%3, %5, %6) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[3.01598890149987, 1.9726537289012094, 1.1943848057782758, 1.3146751735657263], [2.7838335646088974, 3.1619400540934084, 3.3349352853139855, 1.2500864521500383], [2.398676428462491, 1.5596070274459555, 3.6194950116917064, 2.0279298243142003]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[2.7620767879036427, 3.435919295503438, 3.8007254737440332, 3.848009445473873], [1.3188125722690653, 2.548681664579047, 3.4099938444722877, 3.1935762152252583], [2.2597020937533463, 2.4178557611201525, 2.490461224313083, 3.248632643242815]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[3.9960982594661614, 2.9387310586970044, 1.873711524571217, 2.07530441849323], [2.341357785518837, 4.00483793115073, 4.948621405916819, 1.7920662861737215], [2.834361961880617, 1.9167779105328344, 4.524491405578915, 2.9335976059903346]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
}
