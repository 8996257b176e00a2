module @numpy_rad2deg_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi32>
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = stablehlo.convert %arg0 : (tensor<33xi32>) -> tensor<33xf32>
    %cst = stablehlo.constant dense<57.2957802> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<33xf32>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi32> {
    %c0 = stablehlo.constant dense<"0x0300000004000000FEFFFFFFFCFFFFFF0300000003000000FEFFFFFF03000000FCFFFFFFFDFFFFFF02000000FCFFFFFFFDFFFFFF0200000000000000010000000000000000000000FFFFFFFF0000000003000000FCFFFFFFFFFFFFFF00000000FEFFFFFF01000000FEFFFFFFFFFFFFFF00000000FDFFFFFF0300000002000000FCFFFFFF"> : tensor<33xi32>
    return %c0 : tensor<33xi32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x29E32B43E12E6543E12EE5C2E12E65C329E32B4329E32B43E12EE5C229E32B43E12E65C329E32BC3E12EE542E12E65C329E32BC3E12EE54200000000E12E65420000000000000000E12E65C20000000029E32B43E12E65C3E12E65C200000000E12EE5C2E12E6542E12EE5C2E12E65C20000000029E32BC329E32B43E12EE542E12E65C3"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @numpy_rad2deg_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xbf16>
    %want0 = call @expected() : () -> tensor<1x1xbf16>
    %cst = stablehlo.constant dense<5.725000e+01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1x1xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<1x1xbf16>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<-0.96875> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
  func.func private @expected() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<-55.5> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
}

// -----

module @numpy_rad2deg_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<57.2957802> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[3.1171508, -3.2765787, -0.07201154, -0.1539096, 1.9349585], [2.8546202, 0.82931536, -1.7606342, -0.31562772, -0.69944876], [1.4062947, -1.2034373, 1.3683524, 3.3576374, -3.43785]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[178.59958, -187.73413, -4.125957, -8.81837, 110.86495], [163.5577, 47.51627, -100.87691, -18.084137, -40.075462], [80.57475, -68.95188, 78.40082, 192.37845, -196.9743]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_rad2deg_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %cst = stablehlo.constant dense<57.295779513082323> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x1x3x2xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[-3.8130113528757352, 3.456138071952907], [1.130883269513535, 0.3146126443358712], [1.268841823576734, -1.7773991107643345]]], [[[-3.841495939672651, 1.831182167105747], [-0.5811764276103686, -1.8758922740917425], [-0.1126685226043076, -0.9135689061869927]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[-218.46945775524787, 198.0221249373832], [64.79483846508114, 18.025976701895864], [72.69928136062985, -101.8374675571019]]], [[[-220.1015043598852, 104.91900969477915], [-33.298956454564525, -107.48071012665507], [-6.4554308292011395, -52.343642618897725]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}
