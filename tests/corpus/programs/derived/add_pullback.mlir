module @derived_add_pullback_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want1) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.70703125, 0.48046875, 0.65625, 0.48046875], [0.1796875, 0.236328125, 0.1884765625, 0.451171875], [0.4765625, 0.59375, 0.58203125, 0.765625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[0.51953125, 0.921875, 1.6640625, 1.75], [0.8203125, 0.703125, 1.53125, 0.9765625], [1.015625, 0.408203125, 1.15625, 1.2578125]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[[1.15625, 2.53125, 0.5390625, -0.44140625], [0.74609375, -0.435546875, -2.859375, -2.28125], [-0.0242919921875, -0.1591796875, 2.4375, -0.01251220703125]]> : tensor<3x4xbf16>
    return %c0, %c1, %c2 : tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[1.15625, 2.53125, 0.5390625, -0.44140625], [0.74609375, -0.435546875, -2.859375, -2.28125], [-0.0242919921875, -0.1591796875, 2.4375, -0.01251220703125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.15625, 2.53125, 0.5390625, -0.44140625], [0.74609375, -0.435546875, -2.859375, -2.28125], [-0.0242919921875, -0.1591796875, 2.4375, -0.01251220703125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_add_pullback_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want1) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.8251953125, 0.72998046875, 0.25244140625, 0.5244140625], [0.833984375, 0.24560546875, 0.444580078125, 0.7236328125], [0.5654296875, 0.82421875, 0.36181640625, 0.25439453125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.62939453125, 1.095703125, 0.716796875, 1.2265625], [1.0712890625, 1.2939453125, 1.9833984375, 1.94140625], [0.57373046875, 0.84130859375, 0.36767578125, 0.44921875]]> : tensor<3x4xf16>
    %c2 = stablehlo.constant dense<[[-2.767578125, 1.546875, 2.935546875, -2.521484375], [-2.568359375, 0.5703125, 2.525390625, 0.002803802490234375], [0.6796875, -0.303955078125, 2.15625, -2.630859375]]> : tensor<3x4xf16>
    return %c0, %c1, %c2 : tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[-2.767578125, 1.546875, 2.935546875, -2.521484375], [-2.568359375, 0.5703125, 2.525390625, 0.002803802490234375], [0.6796875, -0.303955078125, 2.15625, -2.630859375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-2.767578125, 1.546875, 2.935546875, -2.521484375], [-2.568359375, 0.5703125, 2.525390625, 0.002803802490234375], [0.6796875, -0.303955078125, 2.15625, -2.630859375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_add_pullback_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want1) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.32669452, 0.40736273, 0.52301383, 0.60290724], [0.20473643, 0.5988686, 0.25004345, 0.8455582], [0.7896132, 0.3236366, 0.8576949, 0.62512684]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.3081795, 1.7600079, 1.3341991, 1.9079245], [1.3118529, 0.6829, 1.368026, 1.9456918], [1.9810861, 1.4981661, 1.6130127, 1.0050005]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[0.99762565, 1.6046035, 0.5613892, -0.26871818], [-1.5579991, -1.9978842, -2.8727057, -0.65999824], [-1.5465456, -0.0002692399, -0.033539448, -2.9874299]]> : tensor<3x4xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.99762565, 1.6046035, 0.5613892, -0.26871818], [-1.5579991, -1.9978842, -2.8727057, -0.65999824], [-1.5465456, -0.0002692399, -0.033539448, -2.9874299]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.99762565, 1.6046035, 0.5613892, -0.26871818], [-1.5579991, -1.9978842, -2.8727057, -0.65999824], [-1.5465456, -0.0002692399, -0.033539448, -2.9874299]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_add_pullback_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want0) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%arg2, %want1) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.49715615225546894, 0.3053584634491512, 0.6401640586346026, 0.8383651082725381], [0.4067939189689066, 0.21210401700713458, 0.42207272626656844, 0.8007533092565658], [0.8262753098222011, 0.18791701078347772, 0.8350039530397859, 0.8058352012682474]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.2053914720225607, 1.9691649281808716, 1.5907332449096894, 0.47272898970380284], [0.8244329279041129, 0.5261006671367677, 0.6125292050518524, 0.5328122768706735], [1.8071127907662339, 1.8436164329117468, 0.8678854596611802, 1.0031921855384642]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[[0.28625240454852463, 1.027019253974566, 2.647227279377965, 0.9726915390873137], [0.22737539257425787, 1.3889576898411793, 0.38328402005942497, -0.8969475417316626], [2.7415213676974597, 1.562693923982355, 2.272532525660335, 2.2595620392496922]]> : tensor<3x4xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.28625240454852463, 1.027019253974566, 2.647227279377965, 0.9726915390873137], [0.22737539257425787, 1.3889576898411793, 0.38328402005942497, -0.8969475417316626], [2.7415213676974597, 1.562693923982355, 2.272532525660335, 2.2595620392496922]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.28625240454852463, 1.027019253974566, 2.647227279377965, 0.9726915390873137], [0.22737539257425787, 1.3889576898411793, 0.38328402005942497, -0.8969475417316626], [2.7415213676974597, 1.562693923982355, 2.272532525660335, 2.2595620392496922]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
