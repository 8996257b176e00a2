module @scipy_erfinv_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xbf16>
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = chlo.erf_inv %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[0.61328125, -0.10693359375, -0.11767578125, 0.2158203125], [-0.31640625, -0.3515625, 0.796875, -0.56640625], [0.7109375, -0.5078125, 0.74609375, 0.58984375]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[0.61328125, -0.09521484375, -0.1044921875, 0.193359375], [-0.2890625, -0.322265625, 0.8984375, -0.5546875], [0.75, -0.486328125, 0.80859375, 0.58203125]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
}

// -----

module @scipy_erfinv_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = chlo.erf_inv %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-0.443359375, 0.396240234375, -0.6005859375, -0.73779296875], [0.302978515625, 0.833984375, -0.884765625, -0.032623291015625], [-0.7197265625, -0.6337890625, 0.149169921875, 0.2357177734375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-0.415771484375, 0.366943359375, -0.595703125, -0.79296875], [0.275390625, 0.9794921875, -1.11328125, -0.0289154052734375], [-0.763671875, -0.63916015625, 0.1329345703125, 0.2120361328125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_erfinv_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.erf_inv %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.6216091, 0.3935819, -0.3248068, 0.59741926], [-0.6684811, 0.79882246, -0.17516892, 0.3800427], [0.67907673, -0.25373363, 0.2865178, -0.014496928]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.62286556, 0.36429656, -0.29629996, 0.5918632], [-0.68664235, 0.9038268, -0.15650794, 0.35066196], [0.70184755, -0.22879598, 0.25963792, -0.012848275]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_erfinv_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.erf_inv %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.17742042521306034, 0.2911905416247037, 0.1069726765205875, -0.15032429443609652], [0.1264530952327233, 0.09840854718207348, 0.8261923332214399, 0.26823959550479237], [-0.6844957527433123, 0.20809516161812824, -0.09076981010155516, 0.8503039301056655]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.15855343239365266, 0.26407291739224076, 0.09508787600597154, -0.1340195173273687], [0.11253944683739218, 0.08743460109661165, 0.9617149583309103, 0.24238541641842118], [-0.7097509266742613, 0.18656155961495255, -0.08061695545541661, 1.0186621577798625]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
