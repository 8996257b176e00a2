module @derived_div_pullback_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xbf16>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %3 = stablehlo.divide %2, %1 : tensor<3x4xbf16>
    %4 = stablehlo.multiply %arg2, %3 : tensor<3x4xbf16>
    %5 = stablehlo.multiply %4, %arg0 : tensor<3x4xbf16>
    %6 = stablehlo.negate %5 : tensor<3x4xbf16>
    %7 = stablehlo.divide %arg2, %arg1 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.6328125, 0.19140625, 0.87109375, 0.75390625], [0.74609375, 0.1826171875, 0.42578125, 0.7265625], [0.67578125, 0.345703125, 0.482421875, 0.41796875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.8125, 1.40625, 1.46875, 1.21875], [0.71875, 0.5234375, 1.1953125, 1.65625], [0.72265625, 1.6328125, 0.53515625, 0.671875]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[[-2.734375, -2.171875, 2.125, -1.953125], [2.390625, -2.0625, -2.515625, -2.046875], [-1.7890625, -1.015625, 2.0625, -1.15625]]> : tensor<3x4xbf16>
    return %c0, %c1, %c2 : tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[-1.5078125, -1.546875, 1.4453125, -1.6015625], [3.328125, -3.9375, -2.109375, -1.234375], [-2.46875, -0.62109375, 3.859375, -1.71875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[0.52734375, 0.2109375, -0.859375, 0.98828125], [-3.453125, 1.375, 0.75, 0.5390625], [2.3125, 0.1318359375, -3.46875, 1.0703125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_div_pullback_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf16>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %3 = stablehlo.divide %2, %1 : tensor<3x4xf16>
    %4 = stablehlo.multiply %arg2, %3 : tensor<3x4xf16>
    %5 = stablehlo.multiply %4, %arg0 : tensor<3x4xf16>
    %6 = stablehlo.negate %5 : tensor<3x4xf16>
    %7 = stablehlo.divide %arg2, %arg1 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.78857421875, 0.271484375, 0.69970703125, 0.377197265625], [0.72802734375, 0.415771484375, 0.27783203125, 0.1905517578125], [0.1903076171875, 0.34765625, 0.25439453125, 0.63037109375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.53759765625, 1.8935546875, 1.3603515625, 0.8447265625], [1.205078125, 0.9912109375, 1.2734375, 0.73681640625], [0.90185546875, 0.470947265625, 0.52099609375, 1.8916015625]]> : tensor<3x4xf16>
    %c2 = stablehlo.constant dense<[[0.3447265625, 2.529296875, 0.95263671875, 0.0755615234375], [0.380126953125, 0.91650390625, -0.486328125, -0.81201171875], [0.58935546875, -2.5, 1.767578125, -1.10546875]]> : tensor<3x4xf16>
    return %c0, %c1, %c2 : tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.64111328125, 1.3359375, 0.7001953125, 0.0894775390625], [0.3154296875, 0.9248046875, -0.3818359375, -1.1025390625], [0.6533203125, -5.30859375, 3.392578125, -0.58447265625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.9404296875, -0.19140625, -0.3603515625, -0.039947509765625], [-0.1905517578125, -0.3876953125, 0.08331298828125, 0.284912109375], [-0.137939453125, 3.916015625, -1.65625, 0.19482421875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_div_pullback_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf32>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.divide %2, %1 : tensor<3x4xf32>
    %4 = stablehlo.multiply %arg2, %3 : tensor<3x4xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<3x4xf32>
    %6 = stablehlo.negate %5 : tensor<3x4xf32>
    %7 = stablehlo.divide %arg2, %arg1 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.76781183, 0.89124507, 0.83719075, 0.31059816], [0.30442744, 0.46596965, 0.62287503, 0.1940036], [0.8764006, 0.87909037, 0.1858089, 0.20077881]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.32485914, 1.0335944, 0.89225703, 1.451425], [1.4774059, 1.2084223, 1.7101392, 0.45436758], [1.8191696, 1.0774695, 1.8286922, 0.96976686]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[-2.736395, 2.0126414, -1.3319125, 0.2893214], [-2.6724246, 2.8512542, -0.10093904, 1.7776576], [0.62175536, -0.5536138, 1.3314646, -1.7988826]]> : tensor<3x4xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-8.423327, 1.9472256, -1.4927453, 0.1993361], [-1.8088628, 2.359485, -0.059023876, 3.9123778], [0.34177977, -0.51380926, 0.72809666, -1.854964]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[19.908722, -1.6790487, 1.4006194, -0.042656995], [0.3727259, -0.9098213, 0.021497957, -1.6704874], [-0.16465533, 0.4192089, -0.0739801, 0.38404846]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_div_pullback_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xf64>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.divide %2, %1 : tensor<3x4xf64>
    %4 = stablehlo.multiply %arg2, %3 : tensor<3x4xf64>
    %5 = stablehlo.multiply %4, %arg0 : tensor<3x4xf64>
    %6 = stablehlo.negate %5 : tensor<3x4xf64>
    %7 = stablehlo.divide %arg2, %arg1 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%6, %want1) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.3176166696193101, 0.37115630452182397, 0.3773811087948792, 0.6369523312957486], [0.5883508222684763, 0.587860470630239, 0.7421419228889771, 0.563636728296576], [0.3343139141985584, 0.41256535546492246, 0.3641983792471617, 0.36070284845245515]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.2971467156586856, 1.7202935315824182, 1.210057601846487, 1.660919803706151], [0.4143260027909567, 1.54880334244051, 1.9658722558503583, 1.4897930389572243], [0.6262491513694446, 1.1032064867537417, 1.1480596848561195, 0.9317954419795538]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[[-2.135888911648715, -1.5809373193773728, 1.9576989825877282, 2.6932622919265743], [-2.0371468961448826, 0.40261108485594876, -0.5255851906684752, 2.048151952604], [-2.598034386709843, -1.001533064412886, -2.6273143208054686, 0.41190472958313507]]> : tensor<3x4xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[-1.6466054964061023, -0.9189927709157529, 1.6178560256969405, 1.6215486659361096], [-4.916772981715804, 0.2599497778856409, -0.2673547017637359, 1.3747895842214415], [-4.148563524642892, -0.9078382663974026, -2.2884823458762393, 0.442054887828238]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.40318442596509624, 0.19827427963506272, -0.5045613530432947, -0.6218537468051331], [6.98191136258335, -0.0986659794569423, 0.10092981976314702, -0.5201272143741249], [2.2146497239826872, 0.3395036392353165, 0.7259740693780414, -0.1711217398458521]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
