module @derived_atan_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.atan %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %1 = chlo.square %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.add %2, %1 : tensor<3x4xbf16>
    %4 = stablehlo.divide %arg1, %3 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.796875, 0.59765625, 0.7109375, 0.7109375], [0.44921875, 0.375, 0.515625, 0.177734375], [0.486328125, 0.734375, 0.244140625, 0.81640625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.83984375, 2.15625, -0.515625, 2.578125], [2.984375, -2.65625, -1.3671875, 2.96875], [-2.09375, 2.390625, -0.86328125, 2.421875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.671875, 0.5390625, 0.6171875, 0.6171875], [0.421875, 0.359375, 0.4765625, 0.17578125], [0.453125, 0.6328125, 0.2392578125, 0.68359375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.51171875, 1.5859375, -0.34375, 1.71875], [2.484375, -2.328125, -1.078125, 2.875], [-1.6953125, 1.5546875, -0.8125, 1.4453125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_atan_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.atan %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %1 = chlo.square %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf16>
    %4 = stablehlo.divide %arg1, %3 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.260986328125, 0.2445068359375, 0.492431640625, 0.81884765625], [0.8115234375, 0.3662109375, 0.826171875, 0.406005859375], [0.63671875, 0.54150390625, 0.5595703125, 0.1551513671875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.806640625, -0.6474609375, 2.5078125, -2.8046875], [-1.7998046875, -1.2587890625, 2.466796875, 0.5546875], [-1.443359375, 0.7265625, 2.12109375, -0.87158203125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.25537109375, 0.23974609375, 0.45751953125, 0.68603515625], [0.681640625, 0.35107421875, 0.6904296875, 0.3857421875], [0.56689453125, 0.496337890625, 0.51025390625, 0.1539306640625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.69140625, -0.61083984375, 2.01953125, -1.6796875], [-1.0849609375, -1.1103515625, 1.4658203125, 0.47607421875], [-1.02734375, 0.56201171875, 1.615234375, -0.8505859375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_atan_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.atan %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf32>
    %4 = stablehlo.divide %arg1, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.20916396, 0.5106276, 0.69509315, 0.79255027], [0.8933819, 0.708947, 0.454248, 0.4850622], [0.65661937, 0.4645278, 0.7214347, 0.4042468]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.321611, 2.8113604, -0.04567201, -0.2509578], [-0.34432578, -1.6738787, 2.5661445, 0.34169766], [-1.7871997, -0.54194695, 0.24010594, -0.7699482]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.20619133, 0.47211355, 0.6074252, 0.67018193], [0.72914666, 0.6167054, 0.42638093, 0.45162612], [0.5810145, 0.4348693, 0.6249673, 0.38416204]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.2242987, 2.2299278, -0.03079383, -0.1541381], [-0.1914909, -1.1139839, 2.1272128, 0.27661434], [-1.2487866, -0.44575846, 0.15791582, -0.66179985]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_atan_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.atan %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.add %2, %1 : tensor<3x4xf64>
    %4 = stablehlo.divide %arg1, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.42980758583381085, 0.7008910631681056, 0.839322325320155, 0.497896631153922], [0.5480130446711534, 0.6170608232974899, 0.6994197058864114, 0.8785630904728053], [0.2970044635414679, 0.8940992235908457, 0.1851781887503791, 0.22118926257864419]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.2789654149976979, 0.5233851108197642, 2.82874724670856, -1.2158396290008242], [2.759842173712906, -1.6580261868375756, 1.5833579947272796, 0.11096247785027202], [1.6876334695251982, 1.528453738593627, 0.3937454542587764, 0.4542146687261197]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.4059356584516754, 0.6113237430475889, 0.6982623687560143, 0.46196349859263325], [0.5013164375829886, 0.5528698632713205, 0.6103363990684322, 0.7208444733178941], [0.28870633517962013, 0.7295454224144956, 0.18310405279648587, 0.21768438104597204]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.23546659666941597, 0.3509711407461166, 1.6596130060389356, -0.9743077176054457], [2.1224358526714826, -1.2008034068177924, 1.0632358536926552, 0.06262439313710522], [1.5508320163734264, 0.8494177714939368, 0.3806911873752693, 0.4330288657597016]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
