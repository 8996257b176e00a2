module @numpy_einsum_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<4x5xi32>)
    %want0 = call @expected() : () -> tensor<5x3xi32>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5xi32>, tensor<3x4xi32>) -> tensor<5x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<4x5xi32>) {
    %c0 = stablehlo.constant dense<[[3, 3, 1, -2], [-2, 0, 1, 2], [-1, 2, 1, -3]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<"0xFEFFFFFFFDFFFFFFFEFFFFFFFEFFFFFF0000000003000000020000000200000002000000FEFFFFFF00000000FDFFFFFFFFFFFFFFFFFFFFFF01000000FFFFFFFFFDFFFFFF01000000FEFFFFFF02000000"> : tensor<4x5xi32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<4x5xi32>
  }
  func.func private @expected() -> tensor<5x3xi32> {
    %c0 = stablehlo.constant dense<[[5, 2, 11], [0, -3, 13], [-3, 5, 2], [3, -1, 11], [-9, 5, -9]]> : tensor<5x3xi32>
    return %c0 : tensor<5x3xi32>
  }
}

// -----

module @numpy_einsum_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<4x5xbf16>)
    %want0 = call @expected() : () -> tensor<5x3xbf16>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5xbf16>, tensor<3x4xbf16>) -> tensor<5x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<5x3xbf16>, tensor<5x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<4x5xbf16>) {
    %c0 = stablehlo.constant dense<[[-2.984375, 1.796875, -1.625, 2.453125], [1.8515625, -1.21875, 0.1474609375, -0.44921875], [-0.326171875, 0.71484375, 2.171875, 2.296875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<"0x28BFCBBEACBF9F3F32C0E93E15C008C093BF2FC020C01340E33F3C4026C0E53FB2BF28C0D43F20BF"> : tensor<4x5xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<4x5xbf16>
  }
  func.func private @expected() -> tensor<5x3xbf16> {
    %c0 = stablehlo.constant dense<[[11.25, -2.9375, -0.78125], [-10.125, 3.0625, 0.259765625], [-9.125, 1.5390625, -3.265625], [-6.46875, 3.390625, 8.9375], [6.0625, -1.921875, -8.125]]> : tensor<5x3xbf16>
    return %c0 : tensor<5x3xbf16>
  }
}

// -----

module @numpy_einsum_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<4x5xf16>)
    %want0 = call @expected() : () -> tensor<5x3xf16>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf16>, tensor<3x4xf16>) -> tensor<5x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<5x3xf16>, tensor<5x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<4x5xf16>) {
    %c0 = stablehlo.constant dense<[[-0.11187744140625, -0.4892578125, -0.05718994140625, 2.6171875], [-2.869140625, 2.73046875, -2.32421875, -1.82421875], [2.849609375, -1.115234375, -2.939453125, 2.6328125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<"0x933110398DC165C16B41603E7A3903C06534E7C08940593F0141C7BE9D38C0C1954032C015416940"> : tensor<4x5xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<4x5xf16>
  }
  func.func private @expected() -> tensor<5x3xf16> {
    %c0 = stablehlo.constant dense<[[-8.453125, 3.826171875, -15.515625], [5.484375, -8.3984375, 1.671875], [-4.33984375, 0.49755859375, -18.546875], [6.9140625, 7.79296875, 3.677734375], [6.6328125, -19.828125, 14.5625]]> : tensor<5x3xf16>
    return %c0 : tensor<5x3xf16>
  }
}

// -----

module @numpy_einsum_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<4x5xf32>)
    %want0 = call @expected() : () -> tensor<5x3xf32>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<3x4xf32>) -> tensor<5x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4x5xf32>) {
    %c0 = stablehlo.constant dense<[[-2.8825064, 1.0656371, 2.6099772, 2.8009145], [2.916159, -0.66544014, 2.739661, -0.7173628], [0.69859093, 1.1416873, 1.7540736, -2.4769776]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<"0xBE02313F209E61BEBB28903F87C5F43FD2ACD23FB9AC08BF01614A3FDEDBC9BFB6CFF23F00A01140079833C0917406BFF8D087BF3129BB3FD5960CBFC2D5823FBE689BBF396800C0AA72F2BE5830A93F"> : tensor<4x5xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[-7.02308, -6.0495205, -7.58053], [-3.2939544, -1.736515, 2.834747], [-13.315937, 2.866049, 2.094843], [-1.000704, 8.659802, 7.2393622], [-0.0506973, 0.83280784, -0.48973995]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
}

// -----

module @numpy_einsum_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<4x5xf64>)
    %want0 = call @expected() : () -> tensor<5x3xf64>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf64>, tensor<3x4xf64>) -> tensor<5x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<4x5xf64>) {
    %c0 = stablehlo.constant dense<[[-2.8289245527417233, -1.579339673798489, -1.9540849768174593, -0.5998450886753286], [-2.3232214187565323, -1.0725826811316963, 1.5514853481954596, 2.14912543808337], [2.7805821020113832, 2.797240615276653, 2.4185210475103425, -1.907907411874677]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<"0x5848C9362DACF03F740B9DBE8EBDF7BF50023C2100BBF3BF685960FEA264FE3FB4E06FE00E7AF23F6E6B7B41D48E054030FCCCA460CBDBBF3CA0E2702BF9E43FBDAB5B71EE07F0BF50535229FE18D3BF76B62DF85B04F1BFC429F2DDC74FE23F0C613B2DA85106402A3A5C7E4B0DFDBFEF2793765E4804C07C4375525E7BF23FE4F339F8AE680240B07B5ACEE155EBBF26BE5A206FF202C00BEAF08101BF03C0"> : tensor<4x5xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<4x5xf64>
  }
  func.func private @expected() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[-5.818347938264862, -4.4788192594250615, 5.659189937430883], [2.384870698449492, 9.746161398746573, -8.346919653934085], [-2.4858622539026083, 4.65449224584032, 6.781631546436662], [1.177439424532882, -11.245501143838924, 2.6064744967986617], [3.639274649479826, -11.600942967583805, 0.9537723641145455]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
}

// -----

module @numpy_einsum_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<5x3xcomplex<f32>>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(-2.3096924,-2.881924), (-2.4880116,-1.5640806), (0.6684584,-0.9138303), (0.56285566,-1.6503323)], [(-2.0484843,1.1782925), (0.32907367,-0.14950028), (1.2584593,0.050195802), (-0.9798425,2.6782877)], [(-0.8914553,-2.4530919), (-2.9524481,-2.5430436), (-0.5252142,1.5193598), (-0.019139064,0.81035525)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<"0xC74531C05898B1BF5805B93D80FD34C0C569AFBD59F9513F9B7F86BF3D301CBFD3D011C05DDAC83F9927A0BF45D5523F531AD63E6E611240754BA9BF2AB687BF3A384DBF61DE3CC0C9FDDFBF864939C0618DF73F2AB6AF3E43DACCBFF2E4AE3E612016BFC878C13EE31F3E4003F80740F69629BF6EC2D43F175B39C0C6B16B3F85DF8BBF62479E3F8542EB3F9352C33F66A3BFBF24F7E13F412FB0BF196C88BE"> : tensor<4x5xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(8.295877,14.855087), (9.808875,-8.093443), (2.6263132,9.175619)], [(-5.1537085,4.1170235), (-0.6456531,2.80084), (-3.095569,-9.037058)], [(7.7001395,1.6731164), (-8.029579,1.9412322), (1.7592366,6.343456)], [(4.045391,15.203448), (2.537115,-3.7564893), (-11.887915,16.023716)], [(9.471868,16.720003), (2.9548073,-7.9569764), (1.7492973,14.198212)]]> : tensor<5x3xcomplex<f32>>
    return %c0 : tensor<5x3xcomplex<f32>>
  }
}

// -----

module @numpy_einsum_trace_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xi32>
    %want0 = call @expected() : () -> tensor<4xi32>
    %0 = stablehlo.iota dim = 0 : tensor<4x4xui32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xui32>
    %2 = stablehlo.compare EQ, %0, %1, UNSIGNED : (tensor<4x4xui32>, tensor<4x4xui32>) -> tensor<4x4xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %4 = stablehlo.select %2, %arg0, %3 : tensor<4x4xi1>, tensor<4x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.reduce(%4 init: %c_0) applies stablehlo.add across dimensions = [0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xi32> {
    %c0 = stablehlo.constant dense<[[-1, 0, -2, 0], [-3, 3, 2, 0], [-1, -3, -2, 3], [0, 0, 3, 2]]> : tensor<4x4xi32>
    return %c0 : tensor<4x4xi32>
  }
  func.func private @expected() -> tensor<4xi32> {
    %c0 = stablehlo.constant dense<[-1, 3, -2, 2]> : tensor<4xi32>
    return %c0 : tensor<4xi32>
  }
}

// -----

module @numpy_einsum_trace_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xbf16>
    %want0 = call @expected() : () -> tensor<4xbf16>
    %0 = stablehlo.iota dim = 0 : tensor<4x4xui32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xui32>
    %2 = stablehlo.compare EQ, %0, %1, UNSIGNED : (tensor<4x4xui32>, tensor<4x4xui32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x4xbf16>
    %4 = stablehlo.select %2, %arg0, %3 : tensor<4x4xi1>, tensor<4x4xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xbf16> {
    %c0 = stablehlo.constant dense<[[2.046875, 1.984375, -0.7109375, -2.703125], [1.8203125, 0.17578125, -2.03125, 1.4453125], [-0.5859375, 2.4375, 2.6875, 1.109375], [0.54296875, -2.890625, 2.09375, 2.828125]]> : tensor<4x4xbf16>
    return %c0 : tensor<4x4xbf16>
  }
  func.func private @expected() -> tensor<4xbf16> {
    %c0 = stablehlo.constant dense<[2.046875, 0.17578125, 2.6875, 2.828125]> : tensor<4xbf16>
    return %c0 : tensor<4xbf16>
  }
}

// -----

module @numpy_einsum_trace_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = stablehlo.iota dim = 0 : tensor<4x4xui32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xui32>
    %2 = stablehlo.compare EQ, %0, %1, UNSIGNED : (tensor<4x4xui32>, tensor<4x4xui32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %4 = stablehlo.select %2, %arg0, %3 : tensor<4x4xi1>, tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[1.3724183, 2.4152203, 2.6850462, 2.1888318], [2.1412609, 1.1010927, 1.3803711, -1.8035219], [2.2428117, 2.5517328, 1.5725951, 2.18562], [-2.8089683, 0.31369308, -1.2835791, 2.6029952]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[1.3724183, 1.1010927, 1.5725951, 2.6029952]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
}

// -----

module @numpy_einsum_trace_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf64>
    %want0 = call @expected() : () -> tensor<4xf64>
    %0 = stablehlo.iota dim = 0 : tensor<4x4xui32>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xui32>
    %2 = stablehlo.compare EQ, %0, %1, UNSIGNED : (tensor<4x4xui32>, tensor<4x4xui32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %4 = stablehlo.select %2, %arg0, %3 : tensor<4x4xi1>, tensor<4x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf64>, tensor<f64>) -> tensor<4xf64>
    stablehlo.custom_call @check.expect_eq(%5, %want0) {has_side_effect = true} : (tensor<4xf64>, tensor<4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[1.4309479899174082, 0.09198057868199516, -2.8439356836784553, -0.02708599442765358], [1.0350364907769007, -2.5272303664709757, -2.333843652703363, -0.7372344110051277], [-2.714299044938201, 1.7865908865766782, -2.4160411606243506, 2.129835051648291], [-1.3617969410846462, -0.15576930817832757, -1.4608277799592027, -0.6910623486748708]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
  func.func private @expected() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[1.4309479899174082, -2.5272303664709757, -2.4160411606243506, -0.6910623486748708]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
}

// -----

module @numpy_einsum_three_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<4x5xf32>, tensor<5x2xf32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<4x5xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<4x5xf32>, tensor<5x2xf32>) {
    %c0 = stablehlo.constant dense<[[2.2300436, -2.0276787, 2.3400288, 0.94693875], [2.4439497, -2.4786744, -0.4616721, 0.8900778], [0.06424967, 2.4500659, -2.646317, 2.7005062]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<"0x05CB90BEDEB245BD1814873F33CF743FDE9FBEBF0007214051F915C0588E0C3F3FBB07BFC60B09C00480E73E858101BF6A66EF3FF5AD923FAFBCA2BFDC1CADBF91E5E7BF11C6C33E5C40AEBFEB0927C0"> : tensor<4x5xf32>
    %c2 = stablehlo.constant dense<[[-1.8725097, 0.9636114], [0.771875, 1.4125754], [-2.981293, 1.6652287], [0.8403757, 2.1446204], [2.7602837, -2.8099704]]> : tensor<5x2xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<4x5xf32>, tensor<5x2xf32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[-13.677365, 28.983435], [18.290348, 3.4997694], [-33.733982, -7.7330728]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @numpy_einsum_three_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<4x5xf64>, tensor<5x2xf64>)
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf64>, tensor<4x5xf64>) -> tensor<2x4xf64>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf64>, tensor<2x4xf64>) -> tensor<3x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<4x5xf64>, tensor<5x2xf64>) {
    %c0 = stablehlo.constant dense<[[-0.6180721016559869, 1.4557474771758736, 2.267204057595772, -1.6937204646163122], [1.937224291824296, 2.207096489169764, 1.1271698833471326, 1.601186774996103], [-2.361014025988761, -1.352251952853375, -2.5807897724405495, -0.7507215085099377]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<"0x60C40852904CE43F28A3042D192DFABFDAA8F188B54701C093A1C8D4EE3904C0D4D57E67DD5300C0709E5D59EECA054090D249DEF024FC3FF82E2E220BCCE8BF5D0AFAAB8775F9BF0C0A6BD3658F02C01773DBC77E54FABF0455FEBD20EBF73F344131D586F304406053418F5FA7F7BF98B0834D1D35FC3FA8D81A1C77D307C0428047A8113500C08CA635793C9FF23F8024FFB0143C9E3FDE4A26ACC1F503C0"> : tensor<4x5xf64>
    %c2 = stablehlo.constant dense<[[0.032485352163345915, -1.9649568061749654], [-0.6796292390068102, -1.8999304836893653], [-1.7345201879760084, -2.5447853599221815], [-1.1538996790798717, -2.5238136652235226], [2.3865647761621602, 2.3491247479337307]]> : tensor<5x2xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<4x5xf64>, tensor<5x2xf64>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[5.226657074090066, -15.133968057832321], [-12.40898614887626, 2.417712106140875], [2.048968375803347, -14.82554869761354]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
}
