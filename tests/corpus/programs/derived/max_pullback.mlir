module @derived_max_pullback_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xbf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %4 = stablehlo.select %1, %2, %3 : tensor<3x4xi1>, tensor<3x4xbf16>
    %5 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %8 = stablehlo.select %5, %6, %7 : tensor<3x4xi1>, tensor<3x4xbf16>
    %9 = stablehlo.divide %4, %8 : tensor<3x4xbf16>
    %10 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %13 = stablehlo.select %10, %11, %12 : tensor<3x4xi1>, tensor<3x4xbf16>
    %14 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %17 = stablehlo.select %14, %15, %16 : tensor<3x4xi1>, tensor<3x4xbf16>
    %18 = stablehlo.divide %13, %17 : tensor<3x4xbf16>
    %19 = stablehlo.multiply %arg2, %18 : tensor<3x4xbf16>
    %20 = stablehlo.multiply %arg2, %9 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%20, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%19, %want1) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.53125, 0.65234375, 0.6484375, 0.5625], [0.37890625, 0.45703125, 0.79296875, 0.33203125], [0.291015625, 0.859375, 0.3671875, 0.640625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.515625, 0.466796875, 1.7734375, 1.828125], [1.1640625, 1.0546875, 1.3671875, 1.0703125], [1.3828125, 1.078125, 1.21875, 0.80859375]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[[-1.578125, -0.5390625, -0.4375, 0.65625], [-0.55078125, 0.77734375, -0.65625, -0.61328125], [1.59375, -0.81640625, 2.25, 1.921875]]> : tensor<3x4xbf16>
    return %c0, %c1, %c2 : tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[-0.0, -0.5390625, -0.0, 0.0], [-0.0, 0.0, -0.0, -0.0], [0.0, -0.0, 0.0, 0.0]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-1.578125, -0.0, -0.4375, 0.65625], [-0.55078125, 0.77734375, -0.65625, -0.61328125], [1.59375, -0.81640625, 2.25, 1.921875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_max_pullback_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %4 = stablehlo.select %1, %2, %3 : tensor<3x4xi1>, tensor<3x4xf16>
    %5 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %8 = stablehlo.select %5, %6, %7 : tensor<3x4xi1>, tensor<3x4xf16>
    %9 = stablehlo.divide %4, %8 : tensor<3x4xf16>
    %10 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %13 = stablehlo.select %10, %11, %12 : tensor<3x4xi1>, tensor<3x4xf16>
    %14 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %17 = stablehlo.select %14, %15, %16 : tensor<3x4xi1>, tensor<3x4xf16>
    %18 = stablehlo.divide %13, %17 : tensor<3x4xf16>
    %19 = stablehlo.multiply %arg2, %18 : tensor<3x4xf16>
    %20 = stablehlo.multiply %arg2, %9 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%20, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%19, %want1) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.3388671875, 0.1951904296875, 0.287841796875, 0.66455078125], [0.282470703125, 0.64794921875, 0.56884765625, 0.39697265625], [0.5751953125, 0.89111328125, 0.77001953125, 0.4345703125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.70166015625, 1.783203125, 1.3662109375, 0.9033203125], [0.80810546875, 0.434814453125, 1.3955078125, 0.326904296875], [0.8173828125, 0.7958984375, 1.3466796875, 1.3876953125]]> : tensor<3x4xf16>
    %c2 = stablehlo.constant dense<[[-2.27734375, 2.02734375, 0.95654296875, -2.291015625], [-0.74951171875, -1.037109375, -0.3740234375, 0.6259765625], [2.3046875, -1.078125, 1.0546875, -1.0537109375]]> : tensor<3x4xf16>
    return %c0, %c1, %c2 : tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[-0.0, 0.0, 0.0, -0.0], [-0.0, -1.037109375, -0.0, 0.6259765625], [0.0, -1.078125, 0.0, -0.0]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-2.27734375, 2.02734375, 0.95654296875, -2.291015625], [-0.74951171875, -0.0, -0.3740234375, 0.0], [2.3046875, -0.0, 1.0546875, -1.0537109375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_max_pullback_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.select %1, %2, %3 : tensor<3x4xi1>, tensor<3x4xf32>
    %5 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.select %5, %6, %7 : tensor<3x4xi1>, tensor<3x4xf32>
    %9 = stablehlo.divide %4, %8 : tensor<3x4xf32>
    %10 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %13 = stablehlo.select %10, %11, %12 : tensor<3x4xi1>, tensor<3x4xf32>
    %14 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<3x4xi1>, tensor<3x4xf32>
    %18 = stablehlo.divide %13, %17 : tensor<3x4xf32>
    %19 = stablehlo.multiply %arg2, %18 : tensor<3x4xf32>
    %20 = stablehlo.multiply %arg2, %9 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%20, %want0) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%19, %want1) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.65940565, 0.83651996, 0.223942, 0.73596734], [0.564864, 0.6921887, 0.23473948, 0.5884444], [0.36533624, 0.44139525, 0.6976464, 0.2666877]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.3373467, 1.8158721, 1.3488542, 0.71484596], [0.4930604, 1.5343648, 0.42967024, 1.2080005], [0.64106196, 1.9118524, 1.4520606, 1.469225]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[-0.939915, -1.0303439, -2.652111, -2.8607984], [0.64180076, -2.8752954, -1.042777, 1.2493072], [2.1042862, 2.6196573, -2.189203, 1.7201014]]> : tensor<3x4xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-0.0, -0.0, -0.0, -2.8607984], [0.64180076, -0.0, -0.0, 0.0], [0.0, 0.0, -0.0, 0.0]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.939915, -1.0303439, -2.652111, -0.0], [0.0, -2.8752954, -1.042777, 1.2493072], [2.1042862, 2.6196573, -2.189203, 1.7201014]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_max_pullback_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xf64>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.select %1, %2, %3 : tensor<3x4xi1>, tensor<3x4xf64>
    %5 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = stablehlo.select %5, %6, %7 : tensor<3x4xi1>, tensor<3x4xf64>
    %9 = stablehlo.divide %4, %8 : tensor<3x4xf64>
    %10 = stablehlo.compare EQ, %arg1, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %13 = stablehlo.select %10, %11, %12 : tensor<3x4xi1>, tensor<3x4xf64>
    %14 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %17 = stablehlo.select %14, %15, %16 : tensor<3x4xi1>, tensor<3x4xf64>
    %18 = stablehlo.divide %13, %17 : tensor<3x4xf64>
    %19 = stablehlo.multiply %arg2, %18 : tensor<3x4xf64>
    %20 = stablehlo.multiply %arg2, %9 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%20, %want0) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%19, %want1) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.6917832082585798, 0.38868531990260524, 0.3408991614262591, 0.17765175414234366], [0.2225540778963232, 0.175256225447166, 0.7353234327600601, 0.6260138735661619], [0.6160120537220847, 0.5409617704245494, 0.8581887356047856, 0.662196988105536]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.7948071634939743, 0.4008727573502856, 1.387469366861333, 1.316844650419542], [0.7532432920356507, 0.9501613615423365, 0.62816044415213, 1.6863333239069966], [0.53630364344047, 0.8365263332679578, 1.5606449526164732, 0.8053705739758323]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[[-2.299085687599904, 2.481222281997513, 0.9624546527529398, -1.1607472243420336], [2.574161717141866, -0.20440860676866013, 2.35509643883234, -2.337564446227812], [-2.8593450127052833, -0.7215324413672324, 2.9825883674249756, -0.45727236185583164]]> : tensor<3x4xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[-0.0, 0.0, 0.0, -0.0], [0.0, -0.0, 2.35509643883234, -0.0], [-2.8593450127052833, -0.0, 0.0, -0.0]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-2.299085687599904, 2.481222281997513, 0.9624546527529398, -1.1607472243420336], [2.574161717141866, -0.20440860676866013, 0.0, -2.337564446227812], [-0.0, -0.7215324413672324, 2.9825883674249756, -0.45727236185583164]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
