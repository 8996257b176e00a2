module @derived_tan_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.tan %arg0 : tensor<3x4xbf16>
    %1 = chlo.square %0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.add %2, %1 : tensor<3x4xbf16>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.48046875, 0.7109375, 0.6484375, 0.796875], [0.6171875, 0.83984375, 0.2099609375, 0.8125], [0.416015625, 0.21484375, 0.58984375, 0.6953125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-2.84375, 1.921875, -2.25, -1.21875], [-1.828125, 1.9296875, -2.375, 2.515625], [-1.296875, 2.125, -2.234375, 1.3671875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.51953125, 0.859375, 0.7578125, 1.0234375], [0.7109375, 1.1171875, 0.212890625, 1.0546875], [0.44140625, 0.2177734375, 0.66796875, 0.8359375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-3.59375, 3.328125, -3.546875, -2.5], [-2.75, 4.34375, -2.484375, 5.3125], [-1.546875, 2.21875, -3.234375, 2.328125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_tan_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.tan %arg0 : tensor<3x4xf16>
    %1 = chlo.square %0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf16>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.53173828125, 0.841796875, 0.455810546875, 0.45068359375], [0.19189453125, 0.21826171875, 0.79833984375, 0.66064453125], [0.5390625, 0.6767578125, 0.2095947265625, 0.59765625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.48046875, 0.87841796875, -1.2587890625, -1.8076171875], [0.9482421875, 0.33154296875, 1.646484375, 2.861328125], [1.8359375, -2.82421875, -2.296875, 0.3212890625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.58837890625, 1.1201171875, 0.490234375, 0.48388671875], [0.1943359375, 0.2218017578125, 1.0263671875, 0.77734375], [0.59814453125, 0.80322265625, 0.2127685546875, 0.6806640625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[3.337890625, 1.9794921875, -1.5615234375, -2.23046875], [0.984375, 0.34765625, 3.3828125, 4.58984375], [2.4921875, -4.64453125, -2.400390625, 0.469970703125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_tan_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.tan %arg0 : tensor<3x4xf32>
    %1 = chlo.square %0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf32>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.16183162, 0.72592086, 0.3905107, 0.44871244], [0.3815796, 0.64210963, 0.7128865, 0.5923415], [0.54976267, 0.24781835, 0.55515414, 0.8285852]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.9795096, -0.073296815, 1.7040257, -0.60558057], [0.020389207, -0.8481371, -1.131531, -0.59109545], [2.4519324, 1.3104692, -2.6686356, -1.3492502]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.16325934, 0.88759816, 0.41165203, 0.48146805], [0.40124547, 0.7478281, 0.8645602, 0.6729522], [0.6127787, 0.25301933, 0.62021935, 1.0903314]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.0322707, -0.13104229, 1.9927856, -0.7459611], [0.023671828, -1.3224552, -1.9773101, -0.8587817], [3.3726277, 1.3943638, -3.6951852, -2.9532695]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_tan_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.tan %arg0 : tensor<3x4xf64>
    %1 = chlo.square %0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf64>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.51452931896219, 0.7955547858925265, 0.5428007104561954, 0.8168137833584228], [0.8118869275466052, 0.8769460116053569, 0.8294486597391829, 0.27712177735201116], [0.4052849384123819, 0.8274970309836535, 0.895435542334583, 0.3499072633164686]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.32651915701937284, 1.5829153644447889, 2.3038426175339017, -0.13455512283710558], [1.5209411190572997, -0.8653900023189065, -0.37146318989802296, 0.5389669525798602], [0.8680292950115542, 1.575450456647438, 0.41104860758729966, -0.6669531439112264]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.5653203223464218, 1.0205223888269097, 0.6032430854629225, 1.0648911860957646], [1.0544320987648255, 1.202168936544824, 1.0922231262251174, 0.28444067848458743], [0.4290368707620349, 1.0879523974197929, 1.2484128837671358, 0.36492340493027053]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.43087045668409596, 3.2314678120677303, 3.1422160609510117, -0.28713972230284285], [3.2119645980598324, -2.1160604191037073, -0.814600706533651, 0.582572882100657], [1.0278097358803726, 3.4402172953484493, 1.0516821375543917, -0.7557706881362116]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
