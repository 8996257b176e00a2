module @derived_atanh_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.atanh %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %2 = stablehlo.add %1, %arg0 : tensor<3x4xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %6 = stablehlo.subtract %5, %arg0 : tensor<3x4xbf16>
    %7 = stablehlo.divide %arg1, %6 : tensor<3x4xbf16>
    %8 = stablehlo.multiply %4, %7 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%8, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.37109375, 0.58203125, 0.765625, 0.279296875], [0.84765625, 0.86328125, 0.75390625, 0.2177734375], [0.63671875, 0.1591796875, 0.74609375, 0.56640625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[2.359375, -1.265625, -1.5078125, 0.84375], [-1.59375, -1.6640625, 1.875, -1.390625], [-0.88671875, 2.359375, 2.59375, -2.171875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.390625, 0.6640625, 1.015625, 0.287109375], [1.25, 1.3046875, 0.98046875, 0.2216796875], [0.75390625, 0.16015625, 0.9609375, 0.640625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[2.71875, -1.921875, -3.640625, 0.9140625], [-5.65625, -6.5625, 4.34375, -1.4609375], [-1.484375, 2.421875, 5.8125, -3.203125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_atanh_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.atanh %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.add %1, %arg0 : tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %6 = stablehlo.subtract %5, %arg0 : tensor<3x4xf16>
    %7 = stablehlo.divide %arg1, %6 : tensor<3x4xf16>
    %8 = stablehlo.multiply %4, %7 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%8, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.6396484375, 0.2021484375, 0.6484375, 0.3583984375], [0.485107421875, 0.32080078125, 0.61572265625, 0.294189453125], [0.74755859375, 0.35888671875, 0.568359375, 0.377685546875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.537109375, 0.31298828125, 1.0703125, -2.66015625], [-2.66015625, -0.81005859375, -0.88037109375, 2.111328125], [-1.5947265625, -0.935546875, 2.775390625, -1.9716796875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.75732421875, 0.2049560546875, 0.7724609375, 0.375], [0.529296875, 0.33251953125, 0.71826171875, 0.30322265625], [0.9677734375, 0.37548828125, 0.64501953125, 0.3974609375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[4.29296875, 0.326416015625, 1.8466796875, -3.05078125], [-3.48046875, -0.90283203125, -1.4189453125, 2.310546875], [-3.615234375, -1.0732421875, 4.1015625, -2.30078125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_atanh_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.atanh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.add %1, %arg0 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.subtract %5, %arg0 : tensor<3x4xf32>
    %7 = stablehlo.divide %arg1, %6 : tensor<3x4xf32>
    %8 = stablehlo.multiply %4, %7 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%8, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.7065148, 0.2572282, 0.7416558, 0.3658126], [0.37340516, 0.5058307, 0.64316994, 0.89327425], [0.6460023, 0.3157032, 0.27739987, 0.7847888]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.3811004, -1.8871348, 0.68718, 2.6161067], [2.566048, -1.5995083, 2.1743221, -0.71100515], [-2.3409624, 0.89045346, 0.55142486, -1.1659571]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.88019055, 0.26313794, 0.9541494, 0.38358018], [0.39237416, 0.5571109, 0.7635614, 1.4379003], [0.7684071, 0.3268674, 0.28486297, 1.0577177]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-4.7542434, -2.0208468, 1.5272478, 3.020277], [2.981805, -2.1494858, 3.7083437, -3.5187628], [-4.017571, 0.9890286, 0.5973948, -3.0355043]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_atanh_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.atanh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.add %1, %arg0 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.subtract %5, %arg0 : tensor<3x4xf64>
    %7 = stablehlo.divide %arg1, %6 : tensor<3x4xf64>
    %8 = stablehlo.multiply %4, %7 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%8, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.7040558141055612, 0.7883268965156093, 0.5424856097945067, 0.8560090488165701], [0.4984256139383618, 0.38554258248047046, 0.37009930526005264, 0.4503388304144036], [0.1776603165819714, 0.8962241037689737, 0.49562291840321815, 0.49253598926486597]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.1746394870830192, 2.0507224678430944, 1.4748657422405786, -2.023875041539875], [-0.8697942614809131, -0.12384432845066451, -0.8280661357750678, 2.361931723121258], [-0.1609129098744706, 1.6835709756775152, 0.9910284741331101, 1.6186897382164016]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.8752977931164443, 1.066996323563319, 0.6076710441847362, 1.2782166650883173], [0.547209160816015, 0.4065537338737656, 0.38853816111116507, 0.4851252255884514], [0.17956570836128513, 1.452693071914192, 0.5434869503868978, 0.5394030823962891]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[2.329222455950299, 5.4174424174915545, 2.0899053055271715, -7.573007812390174], [-1.157300123848986, -0.1454669903585789, -0.9594909677756637, 2.9628032129471933], [-0.16615736607200915, 8.55549761375741, 1.3137377420465919, 2.1371428590860946]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
