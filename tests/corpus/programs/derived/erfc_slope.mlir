module @derived_erfc_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.erfc %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %1 = chlo.square %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %2 = stablehlo.negate %1 : tensor<3x4xbf16>
    %3 = stablehlo.exponential %2 : tensor<3x4xbf16>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<-1.125000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.84765625, 0.72265625, 0.8046875, 0.609375], [0.251953125, 0.765625, 0.2412109375, 0.80078125], [0.734375, 0.31640625, 0.7578125, 0.421875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-0.71484375, 2.171875, -0.040771484375, 2.046875], [-0.515625, 1.8984375, 2.0625, -2.828125], [-2.296875, -2.8125, 1.78125, -2.703125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.23046875, 0.306640625, 0.255859375, 0.388671875], [0.72265625, 0.279296875, 0.734375, 0.2578125], [0.298828125, 0.65625, 0.283203125, 0.55078125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[0.392578125, -1.453125, 0.0240478515625, -1.59375], [0.546875, -1.1875, -2.203125, 1.6796875], [1.5, 2.859375, -1.125, 2.546875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_erfc_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.erfc %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %1 = chlo.square %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %2 = stablehlo.negate %1 : tensor<3x4xf16>
    %3 = stablehlo.exponential %2 : tensor<3x4xf16>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<-1.127930e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.43994140625, 0.33740234375, 0.74853515625, 0.1572265625], [0.72216796875, 0.409912109375, 0.28271484375, 0.64697265625], [0.67041015625, 0.206298828125, 0.239501953125, 0.70556640625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.212890625, 1.7724609375, -1.3017578125, -1.39453125], [-0.222412109375, 2.65625, -2.451171875, 1.666015625], [-0.1300048828125, -0.501953125, 0.41845703125, 1.6611328125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.53369140625, 0.63330078125, 0.289794921875, 0.82421875], [0.30712890625, 0.56201171875, 0.689453125, 0.360107421875], [0.343017578125, 0.7705078125, 0.73486328125, 0.318359375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.1978759765625, -1.7841796875, 0.83837890625, 1.5341796875], [0.14892578125, -2.53125, 2.552734375, -1.2373046875], [0.09356689453125, 0.54296875, -0.44580078125, -1.138671875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_erfc_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.erfc %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = stablehlo.negate %1 : tensor<3x4xf32>
    %3 = stablehlo.exponential %2 : tensor<3x4xf32>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.51381093, 0.70669043, 0.883472, 0.34858057], [0.42425197, 0.70615613, 0.64281213, 0.5385254], [0.6460237, 0.3763109, 0.64871705, 0.71319914]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.70645016, -0.031144453, -2.2289858, 2.99483], [1.9075319, 1.0370455, 0.4736918, 1.2032081], [0.9967278, -0.31902635, -1.5640718, -2.653237]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.46744755, 0.31759557, 0.21151224, 0.6220357], [0.54851764, 0.31796157, 0.3633113, 0.4463048], [0.36091897, 0.5945986, 0.3589203, 0.31315893]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.6121842, 0.02132771, 1.1523533, -2.992656], [-1.7978702, -0.7107046, -0.35358775, -1.0158889], [-0.74093544, 0.31245053, 1.1586331, 1.8002216]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_erfc_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.erfc %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = stablehlo.negate %1 : tensor<3x4xf64>
    %3 = stablehlo.exponential %2 : tensor<3x4xf64>
    %4 = stablehlo.multiply %arg1, %3 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<-1.1283791670955126> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.4710803007240214, 0.5592240722039665, 0.7851280923123528, 0.5576188167342929], [0.21012648368829126, 0.5274329896757554, 0.505918940068907, 0.35780187746417197], [0.7184677325269597, 0.19085048706596897, 0.2312709645572569, 0.43173220895955255]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-1.6887987922697967, -2.903579996561461, -0.5269395573315414, 0.46477415053132454], [1.0481814138401981, -2.911398746727121, -1.629086439219873, -0.8019358097859874], [2.0960077876733916, -0.9575913025763683, -2.8433914079766254, 0.5472658702761883]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.5052780641705545, 0.42902436923395826, 0.26685306105936, 0.43035045366368696], [0.7663415163424828, 0.4557260809954917, 0.4743140844842847, 0.6128508456431434], [0.3095975720724212, 0.787234612025038, 0.7436175625127665, 0.5414898872449805]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.5263558397556445, 2.3964659515003097, 0.3210002706546091, -0.38428908031067743], [-1.131660218304402, 2.4873809104644957, 1.4231143221071028, 0.7961508047535404], [-1.4114546466736524, 1.0418772373214398, 3.041325609287429, -0.5125120758722271]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
