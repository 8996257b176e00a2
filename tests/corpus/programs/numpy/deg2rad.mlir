module @numpy_deg2rad_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xi32>
    %want0 = call @expected() : () -> tensor<4x0x2xf32>
    %0 = stablehlo.convert %arg0 : (tensor<4x0x2xi32>) -> tensor<4x0x2xf32>
    %cst = stablehlo.constant dense<0.0174532924> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x0x2xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<4x0x2xf32>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<4x0x2xf32>, tensor<4x0x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xi32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0 : tensor<4x0x2xi32>
  }
  func.func private @expected() -> tensor<4x0x2xf32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf32>
    return %c0 : tensor<4x0x2xf32>
  }
}

// -----

module @numpy_deg2rad_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xbf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xbf16>
    %cst = stablehlo.constant dense<1.745610e-02> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x1x3x2xbf16>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x1x3x2xbf16>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[3.171875, -1.6015625], [-1.890625, -1.734375], [2.25, -0.94140625]]], [[[3.5625, -0.65234375], [-3.3125, -3.515625], [-3.953125, -0.59375]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[0.055419921875, -0.0279541015625], [-0.032958984375, -0.0302734375], [0.039306640625, -0.0164794921875]]], [[[0.062255859375, -0.01141357421875], [-0.057861328125, -0.061279296875], [-0.06884765625, -0.0103759765625]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
}

// -----

module @numpy_deg2rad_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf32>
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %cst = stablehlo.constant dense<0.0174532924> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<17x3xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x2D419E3F57ABDDBFF7913B40046D614059C9DB3F1EB92DC0BB92C73FE9D35E4010BB4EC0A3DD26402209B73E776920C09E03F8BE380FAFBF22E734BD6735D4BF625F7F4021D92040EC62163EB4E37040311C76C0C1B5FA3F16F162C0EA4D3240035621C0BFE7853FCFE4A83FC5301A3D9838674026852C40FAD4294076BBD4BEB26F233ED3902FC0379A53C0E114E5BF80AB69C06AD769BF4B94A93DC3BDC2BE645BD5BC6BC74D3F91334A4049085AC03CF13740D5CD71BF1B4C7BC06FD9714028AE7CC07E4399BFE49431C0"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0xA7C5B03C639BF7BC9584513D97CD7B3DFF80F53CF30C42BDE5ECDE3CA9E6783DA1EB66BD0F643A3DEB73CC3B902E33BD69840ABC148BC3BC08124ABA0E0AEDBC80A08E3D4BAB333DB5FB273BBE89863D2E7489BDDA050C3D117F7DBDFA2A473DCA3634BDD892953CFAA7BC3C823B2C3A6123813DF2B4403D40B43D3DCD9FEDBB638F363BDA1B44BDB65C6CBDF5E2FFBC838182BD0A9A82BCFF6BBD3A3087D9BB7252EEB979DB653C75DC613D638B73BD2E774D3D810C87BCD3598CBDFC12873D911F8DBD7732ABBC4D5C46BD"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
}

// -----

module @numpy_deg2rad_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %cst = stablehlo.constant dense<0.017453292519943295> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[1.6132552335182329, -2.0311412940907836, 0.07004546031919556, -2.1985489339997315, -3.5943895184650767], [2.9170858579502426, 3.4230847322769478, 2.9991094514289722, -2.396624308028212, -2.2523245864781627], [2.928227954308161, 2.7172924892566357, -3.6761628422264057, -3.6425216200409647, -2.2600231164771545]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[0.028156615499923147, -0.03545010315510262, 0.001222523908645001, -0.03837191766450682, -0.0627339316963891], [0.05091275278459534, 0.05974409915298135, 0.05234433455511652, -0.04182898510842307, -0.03931047985766369], [0.051107219051615485, 0.04742570067724094, -0.0641611454363236, -0.0635739953447927, -0.039444844553709654]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}
