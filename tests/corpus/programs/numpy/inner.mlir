module @numpy_inner_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<2x4xi32>)
    %want0 = call @expected() : () -> tensor<3x2xi32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xi32>, tensor<2x4xi32>) -> tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<2x4xi32>) {
    %c0 = stablehlo.constant dense<[[0, 3, -3, -3], [-3, 2, -2, 1], [2, 1, -2, -3]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[[1, 2, 1, -2], [-2, 0, -1, -3]]> : tensor<2x4xi32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<2x4xi32>
  }
  func.func private @expected() -> tensor<3x2xi32> {
    %c0 = stablehlo.constant dense<[[9, 12], [-3, 5], [8, 7]]> : tensor<3x2xi32>
    return %c0 : tensor<3x2xi32>
  }
}

// -----

module @numpy_inner_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<2x4xbf16>)
    %want0 = call @expected() : () -> tensor<3x2xbf16>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xbf16>, tensor<2x4xbf16>) -> tensor<3x2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<2x4xbf16>) {
    %c0 = stablehlo.constant dense<[[2.375, 1.3984375, 2.1875, -0.052734375], [1.3203125, -0.482421875, -2.1875, 2.4375], [0.68359375, 1.3046875, 1.4375, 2.78125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-1.0546875, -1.6953125, -1.75, -2.53125], [0.71875, 0.984375, 2.59375, -0.91796875]]> : tensor<2x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<2x4xbf16>
  }
  func.func private @expected() -> tensor<3x2xbf16> {
    %c0 = stablehlo.constant dense<[[-8.5625, 8.8125], [-2.921875, -7.4375], [-12.5, 2.953125]]> : tensor<3x2xbf16>
    return %c0 : tensor<3x2xbf16>
  }
}

// -----

module @numpy_inner_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<2x4xf32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<2x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.65287584, 1.4201455, -0.77865857, -0.914929], [-2.233159, 2.5059774, 1.0261279, -1.3468589], [-2.652036, -1.6487002, -0.96981996, 0.91370386]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.71576387, -1.8207611, 1.9253162, -0.806591], [1.3794897, -1.6059813, 0.6853458, -0.26894063]]> : tensor<2x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<2x4xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[-2.879631, -1.6676805], [-3.0992155, -6.0396953], [-1.5005376, -1.9210684]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @numpy_inner_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<2x4xf64>)
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<2x4xf64>) -> tensor<3x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<2x4xf64>) {
    %c0 = stablehlo.constant dense<[[1.718364839053633, 0.27409724800915836, -1.9023355435849962, 1.7096901241739122], [1.5103717659913372, -2.683875476233456, 2.5065022818379896, 0.948380914484928], [2.9742268245796595, 2.257295396947682, -1.2641296252267864, -2.211390631930116]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-1.5601074854816412, 1.6721047859684983, 0.877010570508526, 1.9615010580915913], [0.5189471939614432, -2.4607570884708396, 2.5429789686080415, -2.2097715984197386]]> : tensor<2x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<2x4xf64>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[-0.5373239207813726, -8.398370091610415], [-2.78558416332494, 11.666446170684262], [-6.311979204167767, -2.339175823086573]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
}
