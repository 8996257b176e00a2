module @numpy_arctan_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi32>
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = stablehlo.convert %arg0 : (tensor<33xi32>) -> tensor<33xf32>
    %1 = chlo.atan %0 : tensor<33xf32> -> tensor<33xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi32> {
    %c0 = stablehlo.constant dense<"0xFEFFFFFF040000000000000003000000FFFFFFFF00000000FDFFFFFFFDFFFFFF0300000003000000FDFFFFFFFFFFFFFF02000000FEFFFFFFFDFFFFFFFCFFFFFFFCFFFFFF01000000FCFFFFFFFCFFFFFF020000000100000004000000FFFFFFFFFCFFFFFFFEFFFFFF01000000FFFFFFFFFFFFFFFFFCFFFFFF010000000200000000000000"> : tensor<33xi32>
    return %c0 : tensor<33xi32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x0EB78DBF65B4A93F00000000BCE09F3FDA0F49BF00000000BCE09FBFBCE09FBFBCE09F3FBCE09F3FBCE09FBFDA0F49BF0EB78D3F0EB78DBFBCE09FBF65B4A9BF65B4A9BFDA0F493F65B4A9BF65B4A9BF0EB78D3FDA0F493F65B4A93FDA0F49BF65B4A9BF0EB78DBFDA0F493FDA0F49BFDA0F49BF65B4A9BFDA0F493F0EB78D3F00000000"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @numpy_arctan_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xbf16>
    %want0 = call @expected() : () -> tensor<1x1xbf16>
    %0 = chlo.atan %arg0 : tensor<1x1xbf16> -> tensor<1x1xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<-1.3203125> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
  func.func private @expected() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<-0.921875> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
}

// -----

module @numpy_arctan_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = chlo.atan %arg0 : tensor<3x5xf32> -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-3.180221, 0.7308631, -1.0888292, 3.373348, -0.9211463], [-1.2607499, -0.21004473, 2.999192, -3.805082, 1.6052052], [-0.68782836, -2.6928551, 2.8873131, -1.9922636, 0.6211455]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-1.2661419, 0.63114065, -0.8278984, 1.2826076, -0.7443761], [-0.9002286, -0.20703503, 1.248965, -1.3138014, 1.0136558], [-0.6025103, -1.2152269, 1.2373834, -1.1055967, 0.5558228]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_arctan_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = chlo.atan %arg0 : tensor<2x1x3x2xf64> -> tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[2.2177436397390817, -3.3619582773880037], [3.0239180052485057, 0.19257015264606014], [-1.9423775506507335, -3.705789527925666]]], [[[1.1224317401185395, -3.434021719988725], [3.301593487587417, 2.6358763065769812], [1.8163722987464013, -0.3889122376364469]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[1.1471869451136811, -1.2816845801915098], [1.2514205285975715, 0.1902413757213293], [-1.0953528804253454, -1.3072261428229814]]], [[[0.8430189623585549, -1.2874288953085355], [1.276695721578458, 1.2081907834652725], [1.0675325414581287, -0.3709115701385103]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}
