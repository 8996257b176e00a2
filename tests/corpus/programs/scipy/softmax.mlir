module @scipy_softmax_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xbf16>
    %want0 = call @expected() : () -> tensor<3x5xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<5xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xbf16>) -> tensor<1x5xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xbf16>) -> tensor<3x5xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5xbf16>
    %6 = stablehlo.exponential %5 : tensor<3x5xbf16>
    %7 = stablehlo.convert %6 : (tensor<3x5xbf16>) -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %10 = stablehlo.convert %9 : (tensor<1x5xf32>) -> tensor<1x5xbf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x5xbf16>) -> tensor<3x5xbf16>
    %12 = stablehlo.divide %6, %11 : tensor<3x5xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-1.4140625, 2.296875, 1.6953125, -1.2265625, -1.71875], [-1.3515625, 1.0390625, -2.46875, -2.203125, 0.255859375], [2.390625, -0.3359375, -1.8046875, 2.90625, -1.28125]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[0.0211181640625, 0.734375, 0.95703125, 0.0157470703125, 0.1025390625], [0.0224609375, 0.2099609375, 0.01495361328125, 0.005828857421875, 0.73828125], [0.95703125, 0.05322265625, 0.02880859375, 0.9765625, 0.1591796875]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
}

// -----

module @scipy_softmax_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3x5xf16>, tensor<f16>) -> tensor<5xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<5xf16>
    %2 = stablehlo.maximum %1, %0 : tensor<5xf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xf16>) -> tensor<1x5xf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xf16>) -> tensor<3x5xf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5xf16>
    %6 = stablehlo.exponential %5 : tensor<3x5xf16>
    %7 = stablehlo.convert %6 : (tensor<3x5xf16>) -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %10 = stablehlo.convert %9 : (tensor<1x5xf32>) -> tensor<1x5xf16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x5xf16>) -> tensor<3x5xf16>
    %12 = stablehlo.divide %6, %11 : tensor<3x5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 7.812e-03 : f64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-1.9697265625, 0.8642578125, -0.5263671875, -0.81640625, 0.11212158203125], [-1.3642578125, -1.884765625, 1.859375, 0.2822265625, -0.5146484375], [-1.4521484375, 0.43359375, -2.552734375, -1.3173828125, 0.464599609375]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[0.2218017578125, 0.58349609375, 0.08319091796875, 0.217041015625, 0.33837890625], [0.40625, 0.03729248046875, 0.9052734375, 0.6513671875, 0.1806640625], [0.3720703125, 0.379150390625, 0.01096343994140625, 0.131591796875, 0.481201171875]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
}

// -----

module @scipy_softmax_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<5xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5xf32>
    %6 = stablehlo.exponential %5 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %10 = stablehlo.divide %6, %9 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[2.1571567, -1.4417683, 2.6665475, -1.244375, 2.9347372], [2.469568, -0.5880289, 0.3740423, 1.8272004, -0.91538244], [2.9255612, -0.02805603, 1.5981838, 0.097602904, -0.47808653]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.22109026, 0.13405544, 0.69224113, 0.037875243, 0.94856393], [0.30216774, 0.3148174, 0.069925405, 0.8171912, 0.020182777], [0.47674203, 0.5511272, 0.23783343, 0.14493357, 0.03125332]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @scipy_softmax_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<5xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<3x5xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5xf64>
    %6 = stablehlo.exponential %5 : tensor<3x5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<5xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<3x5xf64>
    %10 = stablehlo.divide %6, %9 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-2.1013436457977868, -2.464694399309367, 1.4428792021234296, -0.45278134617732047, 2.4306764951777033], [-1.178112629291269, 0.8348664895541318, 1.5546039795209836, -0.21467256030012338, 1.7681511507041199], [0.36207426360562245, 2.9811956426399995, -2.162535002092624, 1.3868699311461974, -2.9421058739899335]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[0.06552093684727264, 0.0038475709533151024, 0.4661176191776475, 0.11677890907919378, 0.6578129631968833], [0.16494313111702752, 0.10427200492599346, 0.5212150817100502, 0.1481745939032692, 0.3391339954116742], [0.7695359320356998, 0.8918804241206916, 0.012667299112302296, 0.7350464970175371, 0.003053041391442437]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}
