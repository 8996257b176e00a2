module @derived_sinh_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.sinh %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %1 = chlo.cosh %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.31640625, 0.8984375, 0.56640625, 0.76171875], [0.328125, 0.1552734375, 0.5078125, 0.59375], [0.70703125, 0.74609375, 0.345703125, 0.48828125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-1.1328125, 1.796875, 2.78125, 2.015625], [-1.0859375, 0.8671875, 0.05322265625, -1.90625], [1.1875, -1.46875, 2.265625, -2.609375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.322265625, 1.0234375, 0.59765625, 0.8359375], [0.333984375, 0.15625, 0.53125, 0.62890625], [0.765625, 0.81640625, 0.353515625, 0.5078125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-1.1875, 2.5625, 3.234375, 2.625], [-1.1484375, 0.87890625, 0.060302734375, -2.25], [1.4921875, -1.890625, 2.40625, -2.9375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_sinh_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.sinh %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %1 = chlo.cosh %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.7138671875, 0.60205078125, 0.296142578125, 0.2305908203125], [0.68505859375, 0.7080078125, 0.4072265625, 0.74267578125], [0.449951171875, 0.349365234375, 0.179443359375, 0.884765625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.677734375, -1.8759765625, 1.8046875, -0.98681640625], [-1.111328125, -1.3232421875, 2.0546875, -1.6171875], [-0.85986328125, -2.6015625, -0.79150390625, -0.609375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.77587890625, 0.63916015625, 0.300537109375, 0.232666015625], [0.73974609375, 0.7685546875, 0.41845703125, 0.81298828125], [0.46533203125, 0.3564453125, 0.180419921875, 1.0048828125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[3.388671875, -2.2265625, 1.8837890625, -1.0126953125], [-1.3828125, -1.669921875, 2.2265625, -2.083984375], [-0.9482421875, -2.76171875, -0.8046875, -0.8642578125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_sinh_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.sinh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.cosh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.22311065, 0.82561874, 0.68596804, 0.19297211], [0.7118238, 0.5852579, 0.15627, 0.7024042], [0.6442978, 0.7814541, 0.86168534, 0.8737611]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.2457356, 1.7423548, 0.9182953, -0.8185558], [0.7127084, -1.8937788, -1.4493169, -2.731083], [-1.5754807, 2.7520704, -2.870147, 1.4073162]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.22496626, 0.9226645, 0.7410453, 0.19417197], [0.7734779, 0.6192458, 0.15690678, 0.7616036], [0.68980896, 0.8634533, 0.9723486, 0.98926324]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.25187716, 2.3706975, 1.1429542, -0.83384395], [0.90102476, -2.2274778, -1.4670494, -3.4329615], [-1.913957, 3.6360168, -4.003276, 1.97959]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_sinh_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.sinh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.cosh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.5537541128065693, 0.1501366099808247, 0.7792283344811083, 0.43917351570711094], [0.8274331666452636, 0.6026596756211013, 0.7742346868081664, 0.26110092064876644], [0.22609557822195156, 0.39803714624893105, 0.16347058358012945, 0.7968183188138623]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.0877645462554959, 2.0720647779825088, 1.4014933585866274, 2.6712501947142737], [1.3647482972652236, 0.691466542889021, -0.752593463335065, 1.0755130735851237], [0.735493745309562, 1.352281535110806, 2.1112849674390723, -0.7754736771110515]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.5824920689957939, 0.1507012842838564, 0.8605148319828388, 0.4534277667268122], [0.9251348658993563, 0.6398087906111993, 0.8539375406311178, 0.26407775186795507], [0.2280268123529651, 0.40863112875245483, 0.16419961768388425, 0.883855178596306]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.10156815454721231, 2.0954618858104705, 1.8489547525113637, 2.9330238821613475], [1.8592032322923469, 0.8208832915897498, -0.9896559182744518, 1.1123826707460294], [0.754372893887086, 1.4608267495002247, 2.139557388158362, -1.034959608798307]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
