module @scipy_rel_entr_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.compare GT, %arg1, %2, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %4 = stablehlo.and %1, %3 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %8 = stablehlo.compare GE, %arg1, %7, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %9 = stablehlo.and %6, %8 : tensor<3x4xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %10 = call @_where(%4, %arg0, %c) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<i32>) -> tensor<3x4xf16>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %11 = call @_where(%4, %arg1, %c_3) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<i32>) -> tensor<3x4xf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %13 = stablehlo.compare NE, %10, %12, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %14 = stablehlo.compare NE, %10, %10, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %15 = stablehlo.or %13, %14 : tensor<3x4xi1>
    %16 = stablehlo.log %10 : tensor<3x4xf16>
    %17 = stablehlo.multiply %10, %16 : tensor<3x4xf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %19 = call @_where_0(%15, %17, %18) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %21 = stablehlo.compare NE, %10, %20, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %22 = stablehlo.compare NE, %11, %11, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %23 = stablehlo.or %21, %22 : tensor<3x4xi1>
    %24 = stablehlo.log %11 : tensor<3x4xf16>
    %25 = stablehlo.multiply %10, %24 : tensor<3x4xf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %27 = call @_where_0(%23, %25, %26) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    %28 = stablehlo.subtract %19, %27 : tensor<3x4xf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %29 = call @_where_1(%9, %cst_8, %cst_9) : (tensor<3x4xi1>, tensor<f16>, tensor<f32>) -> tensor<3x4xf16>
    %30 = call @_where_0(%4, %28, %29) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%30, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[3.734375, 2.390625, 2.009765625, 1.822265625], [2.5234375, 0.708984375, 3.6171875, 1.6865234375], [3.169921875, 2.083984375, 0.2232666015625, 3.880859375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.12109375, 2.474609375, 1.6669921875, 2.958984375], [3.884765625, 3.205078125, 2.62109375, 1.67578125], [3.537109375, 2.513671875, 3.818359375, 1.2109375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[2.109375, -0.08203125, 0.3759765625, -0.8837890625], [-1.08984375, -1.0703125, 1.16796875, 0.0107421875], [-0.34765625, -0.390625, -0.6337890625, 4.5234375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf16>, %arg2: tensor<i32>) -> tensor<3x4xf16> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xf16>
    return %2 : tensor<3x4xf16>
  }
  func.func private @_where_0(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf16>, %arg2: tensor<3x4xf16>) -> tensor<3x4xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf16>
    return %0 : tensor<3x4xf16>
  }
  func.func private @_where_1(%arg0: tensor<3x4xi1>, %arg1: tensor<f16>, %arg2: tensor<f32>) -> tensor<3x4xf16> {
    %0 = stablehlo.convert %arg2 : (tensor<f32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x4xi1>, tensor<3x4xf16>
    return %3 : tensor<3x4xf16>
  }
}

// -----

module @scipy_rel_entr_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.compare GT, %arg1, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %4 = stablehlo.and %1, %3 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.compare GE, %arg1, %7, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %9 = stablehlo.and %6, %8 : tensor<3x4xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %10 = call @_where(%4, %arg0, %c) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %11 = call @_where(%4, %arg1, %c_3) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %13 = stablehlo.compare NE, %10, %12, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %14 = stablehlo.compare NE, %10, %10, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %15 = stablehlo.or %13, %14 : tensor<3x4xi1>
    %16 = stablehlo.log %10 : tensor<3x4xf32>
    %17 = stablehlo.multiply %10, %16 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %19 = call @_where_0(%15, %17, %18) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %21 = stablehlo.compare NE, %10, %20, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %22 = stablehlo.compare NE, %11, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %23 = stablehlo.or %21, %22 : tensor<3x4xi1>
    %24 = stablehlo.log %11 : tensor<3x4xf32>
    %25 = stablehlo.multiply %10, %24 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %27 = call @_where_0(%23, %25, %26) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %28 = stablehlo.subtract %19, %27 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %29 = call @_where_1(%9, %cst_8, %cst_9) : (tensor<3x4xi1>, tensor<f32>, tensor<f32>) -> tensor<3x4xf32>
    %30 = call @_where_0(%4, %28, %29) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%30, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[3.746152, 3.9684627, 0.8851177, 3.0072348], [0.75283736, 2.1961138, 0.2139179, 2.5291831], [0.99099666, 3.2795882, 3.897043, 1.8011532]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.604423, 0.258993, 2.2692518, 3.189769], [0.2237214, 0.21632376, 0.28730685, 1.5114611], [2.1571643, 0.47256595, 1.3164656, 3.9713879]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[3.1766052, 10.831257, -0.8333249, -0.17720866], [0.9135288, 5.089864, -0.06309691, 1.3020729], [-0.7708355, 6.353533, 4.229334, -1.4241512]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<i32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func private @_where_1(%arg0: tensor<3x4xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %3 : tensor<3x4xf32>
  }
}

// -----

module @scipy_rel_entr_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.compare GT, %arg1, %2, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %4 = stablehlo.and %1, %3 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = stablehlo.compare GE, %arg1, %7, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %9 = stablehlo.and %6, %8 : tensor<3x4xi1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %10 = call @_where(%4, %arg0, %c) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<i64>) -> tensor<3x4xf64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %11 = call @_where(%4, %arg1, %c_3) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<i64>) -> tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %13 = stablehlo.compare NE, %10, %12, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %14 = stablehlo.compare NE, %10, %10, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %15 = stablehlo.or %13, %14 : tensor<3x4xi1>
    %16 = stablehlo.log %10 : tensor<3x4xf64>
    %17 = stablehlo.multiply %10, %16 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %19 = call @_where_0(%15, %17, %18) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %21 = stablehlo.compare NE, %10, %20, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %22 = stablehlo.compare NE, %11, %11, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %23 = stablehlo.or %21, %22 : tensor<3x4xi1>
    %24 = stablehlo.log %11 : tensor<3x4xf64>
    %25 = stablehlo.multiply %10, %24 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %27 = call @_where_0(%23, %25, %26) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %28 = stablehlo.subtract %19, %27 : tensor<3x4xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_9 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %29 = call @_where_1(%9, %cst_8, %cst_9) : (tensor<3x4xi1>, tensor<f64>, tensor<f64>) -> tensor<3x4xf64>
    %30 = call @_where_0(%4, %28, %29) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%30, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[1.6080141282696, 0.5030485329211059, 0.7189468074962637, 2.085813425093814], [3.9321342595415936, 3.9243001877500743, 1.3562469986897987, 2.9397315655095535], [2.4436733130728654, 1.810554702093187, 3.034939191805765, 3.5520703909573186]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[3.948530446356657, 2.662693584273079, 1.529077908604197, 0.24283829169316118], [1.822401620003417, 2.009205471538619, 1.5516436634475805, 3.335808702035243], [3.692951590524945, 2.3829679991576063, 3.9679813959739376, 0.4160868383116242]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-1.4445490622890147, -0.8382835275394186, -0.5425408314893905, 4.485580221705322], [3.0239179810461563, 2.627117592741718, -0.1825419921023449, -0.37157285794942174], [-1.0090505378659955, -0.49738382938256165, -0.8135643500173053, 7.617031105213507]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<i64>) -> tensor<3x4xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xf64>
    return %2 : tensor<3x4xf64>
  }
  func.func private @_where_0(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
  func.func private @_where_1(%arg0: tensor<3x4xi1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x4xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %3 : tensor<3x4xf64>
  }
}
