module @derived_min_pullback_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xbf16>
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
    %c0 = stablehlo.constant dense<[[0.16796875, 0.455078125, 0.251953125, 0.66015625], [0.1728515625, 0.6328125, 0.50390625, 0.23828125], [0.796875, 0.296875, 0.3125, 0.263671875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[0.4296875, 1.0703125, 0.400390625, 1.6328125], [1.4296875, 1.265625, 0.91796875, 0.640625], [0.69140625, 0.76171875, 1.828125, 1.3828125]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[[-2.9375, -2.609375, 2.765625, 0.88671875], [0.83984375, 0.6171875, -0.859375, 2.015625], [-0.84765625, -1.7890625, -1.9296875, 2.390625]]> : tensor<3x4xbf16>
    return %c0, %c1, %c2 : tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[-2.9375, -2.609375, 2.765625, 0.88671875], [0.83984375, 0.6171875, -0.859375, 2.015625], [-0.0, -1.7890625, -1.9296875, 2.390625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.0, -0.0, 0.0, 0.0], [0.0, 0.0, -0.0, 0.0], [-0.84765625, -0.0, -0.0, 0.0]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_min_pullback_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf16>
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
    %c0 = stablehlo.constant dense<[[0.357666015625, 0.87158203125, 0.80615234375, 0.5341796875], [0.68115234375, 0.39990234375, 0.82763671875, 0.29345703125], [0.6904296875, 0.77392578125, 0.7890625, 0.52587890625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.744140625, 1.40625, 0.5966796875, 0.88232421875], [1.0830078125, 0.481689453125, 0.87939453125, 1.5], [1.4443359375, 1.02734375, 1.2900390625, 0.9951171875]]> : tensor<3x4xf16>
    %c2 = stablehlo.constant dense<[[0.04815673828125, -1.36328125, -0.54345703125, 2.908203125], [2.80859375, 1.3125, 0.6943359375, -2.685546875], [-2.6796875, 1.13671875, 0.94091796875, -2.884765625]]> : tensor<3x4xf16>
    return %c0, %c1, %c2 : tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.04815673828125, -1.36328125, -0.0, 2.908203125], [2.80859375, 1.3125, 0.6943359375, -2.685546875], [-2.6796875, 1.13671875, 0.94091796875, -2.884765625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.0, -0.0, -0.54345703125, 0.0], [0.0, 0.0, 0.0, -0.0], [-0.0, 0.0, 0.0, -0.0]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_min_pullback_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf32>
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
    %c0 = stablehlo.constant dense<[[0.38834664, 0.3696383, 0.38976154, 0.5303687], [0.36915419, 0.7302507, 0.49950406, 0.36081865], [0.2621684, 0.6177939, 0.42303568, 0.5833213]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.6437367, 1.4305178, 0.38082495, 0.52501434], [1.8590038, 0.63390756, 1.8657091, 1.7107515], [0.6225811, 1.430714, 1.3269794, 1.1950444]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[-2.7599368, -2.9077303, 2.83076, -2.636345], [-2.352948, -2.8898785, 1.0616916, -1.0530993], [1.2624298, -2.0289276, 1.2793753, 2.1975358]]> : tensor<3x4xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-2.7599368, -2.9077303, 0.0, -0.0], [-2.352948, -0.0, 1.0616916, -1.0530993], [1.2624298, -2.0289276, 1.2793753, 2.1975358]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.0, -0.0, 2.83076, -2.636345], [-0.0, -2.8898785, 0.0, -0.0], [0.0, -0.0, 0.0, 0.0]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_min_pullback_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf64>
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
    %c0 = stablehlo.constant dense<[[0.8156472725596761, 0.3652006587347495, 0.45560357822620223, 0.3255989502814583], [0.6781506682495502, 0.19416325723782332, 0.25707009589402785, 0.8090637874302051], [0.5725708360208859, 0.5269628015558023, 0.7353536627042752, 0.697886801327138]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.9247496834686804, 0.7999191615766308, 0.9702538102540144, 1.6657044017509879], [1.5878853915998319, 0.5138871810100059, 1.8995745447510097, 0.562727357737612], [0.7822187744993976, 0.30694230450651766, 0.6112708797199511, 0.7887724569983441]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[[-1.5713465994245965, 2.518278783537772, -1.1320298576362207, 1.4722209350636506], [2.939617007520008, -2.7011026922588868, 2.866436866723964, 2.083020472382729], [-1.6209970009844328, -0.3701609412220588, -1.5519036880788686, 1.3778436794629956]]> : tensor<3x4xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[-1.5713465994245965, 2.518278783537772, -1.1320298576362207, 1.4722209350636506], [2.939617007520008, -2.7011026922588868, 2.866436866723964, 0.0], [-1.6209970009844328, -0.0, -0.0, 1.3778436794629956]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.0, 0.0, -0.0, 0.0], [0.0, -0.0, 0.0, 2.083020472382729], [-0.0, -0.3701609412220588, -1.5519036880788686, 0.0]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
