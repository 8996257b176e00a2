module @scipy_logsumexp_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xbf16>
    %want0 = call @expected() : () -> tensor<3xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<3xbf16>
    %3 = stablehlo.is_finite %2 : (tensor<3xbf16>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %5 = stablehlo.select %3, %2, %4 : tensor<3xi1>, tensor<3xbf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xbf16>) -> tensor<3x5xbf16>
    %8 = stablehlo.subtract %arg0, %7 : tensor<3x5xbf16>
    %9 = stablehlo.exponential %8 : tensor<3x5xbf16>
    %10 = stablehlo.convert %9 : (tensor<3x5xbf16>) -> tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.convert %11 : (tensor<3xf32>) -> tensor<3xbf16>
    %13 = stablehlo.sign %12 : tensor<3xbf16>
    %14 = stablehlo.abs %12 : tensor<3xbf16>
    %15 = stablehlo.log %14 : tensor<3xbf16>
    %16 = stablehlo.add %15, %5 : tensor<3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[2.15625, -2.890625, 2.171875, -2.796875, 1.7421875], [0.028564453125, -1.921875, 2.171875, -1.09375, -2.265625], [-2.0, -1.8125, -2.90625, -1.046875, 1.6015625]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<3xbf16> {
    %c0 = stablehlo.constant dense<[3.15625, 2.34375, 1.734375]> : tensor<3xbf16>
    return %c0 : tensor<3xbf16>
  }
}

// -----

module @scipy_logsumexp_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3xf16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf16>, tensor<f16>) -> tensor<3xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3xf16>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf16>
    %3 = stablehlo.is_finite %2 : (tensor<3xf16>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3xf16>
    %5 = stablehlo.select %3, %2, %4 : tensor<3xi1>, tensor<3xf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf16>) -> tensor<3x1xf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xf16>) -> tensor<3x5xf16>
    %8 = stablehlo.subtract %arg0, %7 : tensor<3x5xf16>
    %9 = stablehlo.exponential %8 : tensor<3x5xf16>
    %10 = stablehlo.convert %9 : (tensor<3x5xf16>) -> tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.convert %11 : (tensor<3xf32>) -> tensor<3xf16>
    %13 = stablehlo.sign %12 : tensor<3xf16>
    %14 = stablehlo.abs %12 : tensor<3xf16>
    %15 = stablehlo.log %14 : tensor<3xf16>
    %16 = stablehlo.add %15, %5 : tensor<3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-1.0029296875, 2.205078125, -2.91015625, 2.916015625, 0.64794921875], [-2.40625, -0.8994140625, -1.2333984375, 1.9443359375, 2.15234375], [1.974609375, 2.900390625, 0.1893310546875, 1.6708984375, 1.0849609375]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3xf16> {
    %c0 = stablehlo.constant dense<[3.396484375, 2.796875, 3.55078125]> : tensor<3xf16>
    return %c0 : tensor<3xf16>
  }
}

// -----

module @scipy_logsumexp_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf32>
    %3 = stablehlo.is_finite %2 : (tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.select %3, %2, %4 : tensor<3xi1>, tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<3x5xf32>
    %9 = stablehlo.exponential %8 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.sign %10 : tensor<3xf32>
    %12 = stablehlo.abs %10 : tensor<3xf32>
    %13 = stablehlo.log %12 : tensor<3xf32>
    %14 = stablehlo.add %13, %5 : tensor<3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%14, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[2.8152387, 2.1341991, 0.005161358, -2.0160198, -1.2248598], [1.0490522, -1.6885841, 0.5191325, -1.0630143, -2.2229135], [-0.578474, 2.9334996, -2.4925861, -0.15806293, -2.0303245]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[3.280144, 1.6436461, 3.016604]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
}

// -----

module @scipy_logsumexp_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf64>
    %3 = stablehlo.is_finite %2 : (tensor<3xf64>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.select %3, %2, %4 : tensor<3xi1>, tensor<3xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %8 = stablehlo.subtract %arg0, %7 : tensor<3x5xf64>
    %9 = stablehlo.exponential %8 : tensor<3x5xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %11 = stablehlo.sign %10 : tensor<3xf64>
    %12 = stablehlo.abs %10 : tensor<3xf64>
    %13 = stablehlo.log %12 : tensor<3xf64>
    %14 = stablehlo.add %13, %5 : tensor<3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%14, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[1.767735124625796, -1.176666988087656, 2.4402455360546647, -2.8118547314335713, 1.562940883756223], [0.4167989233915157, -2.5461828678828127, 0.7010999673977065, 1.521252331699574, -1.9036800690591524], [1.1704024897970715, 2.576821231885333, 0.18849572037708118, 0.4663762847007318, 2.050457387647551]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[3.112388666680718, 2.120873826022871, 3.2940440517314133]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
}

// -----

module @scipy_logsumexp_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3xcomplex<f32>>
    %0 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<3xf32>
    %4 = stablehlo.is_finite %3 : (tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.select %4, %3, %5 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %8 = stablehlo.convert %7 : (tensor<3x1xf32>) -> tensor<3x1xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %10 = stablehlo.subtract %arg0, %9 : tensor<3x5xcomplex<f32>>
    %11 = stablehlo.exponential %10 : tensor<3x5xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %13 = stablehlo.sign %12 : tensor<3xcomplex<f32>>
    %14 = stablehlo.log %12 : tensor<3xcomplex<f32>>
    %15 = stablehlo.convert %6 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %16 = stablehlo.add %14, %15 : tensor<3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%16, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.138319,-0.89698094), (-0.16877131,2.1925132), (0.48053828,2.666175), (0.6280484,1.4312363), (-2.9042878,1.604307)], [(2.225569,-2.6787186), (0.651864,2.5565848), (1.4249355,-1.5570573), (2.3909004,-1.3273422), (1.8805568,2.2674088)], [(1.2438878,-0.21360105), (-0.20741577,-2.0956419), (-1.443198,-0.47523922), (-1.7306925,2.2765763), (1.3193663,1.4501766)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-0.062228322,1.2715942), (2.841654,-2.298337), (1.4381275,0.57808846)]> : tensor<3xcomplex<f32>>
    return %c0 : tensor<3xcomplex<f32>>
  }
}
