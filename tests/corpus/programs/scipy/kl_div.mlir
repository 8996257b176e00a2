module @scipy_kl_div_f16 {
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
    %31 = stablehlo.subtract %30, %arg0 : tensor<3x4xf16>
    %32 = stablehlo.add %31, %arg1 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%32, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[1.427734375, 0.68701171875, 0.22900390625, 2.236328125], [3.158203125, 0.104736328125, 3.4609375, 2.7109375], [0.4501953125, 2.802734375, 3.8828125, 0.11199951171875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.1328125, 1.185546875, 0.81201171875, 0.64453125], [2.953125, 0.7021484375, 1.9755859375, 3.94140625], [2.0390625, 1.33203125, 3.439453125, 3.283203125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.1328125, 0.123046875, 0.29345703125, 1.189453125], [0.0078125, 0.39794921875, 0.4560546875, 0.216796875], [0.9091796875, 0.61328125, 0.025390625, 2.79296875]]> : tensor<3x4xf16>
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

module @scipy_kl_div_f32 {
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
    %31 = stablehlo.subtract %30, %arg0 : tensor<3x4xf32>
    %32 = stablehlo.add %31, %arg1 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%32, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[2.2591896, 3.3650086, 2.205971, 2.1236508], [1.1326787, 3.3690119, 3.9768543, 0.19957262], [1.3134705, 2.2299345, 3.1201813, 3.0075238]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.8607427, 2.792653, 0.72568494, 2.5692844], [0.64312303, 0.5340304, 1.3599709, 2.2102346], [2.104981, 1.447653, 1.1952308, 1.8427593]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.039904594, 0.05501151, 0.97232825, 0.04109764], [0.1515457, 3.3704762, 1.6503919, 1.5307546], [0.17203367, 0.18111396, 1.0690249, 0.30848026]]> : tensor<3x4xf32>
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

module @scipy_kl_div_f64 {
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
    %31 = stablehlo.subtract %30, %arg0 : tensor<3x4xf64>
    %32 = stablehlo.add %31, %arg1 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%32, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.8746445942183115, 2.5452109444835083, 3.7688392240261868, 1.351110773796485], [3.9005000803366277, 0.6590059418651357, 0.5412988495926944, 1.196499811986041], [2.2335055619986224, 0.405167240519435, 3.1652129988011017, 2.003002734840356]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.4828519912139039, 3.5939692297882124, 3.6512818837853636, 3.6629682619044552], [0.12935124916134227, 0.8068322617583844, 2.22669149213371, 1.3701657290697131], [1.8841770567818816, 2.588989489760951, 3.026607413963571, 0.6756015871261417]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.12784027135756115, 0.17054929809808694, 0.0018724597186463576, 0.9643315223473041], [9.515235693617392, 0.014454561120340714, 0.9198333556330756, 0.011502824173855952], [0.03054880353480649, 1.4323492499125132, 0.0031264008830711454, 0.8494605558013334]]> : tensor<3x4xf64>
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
