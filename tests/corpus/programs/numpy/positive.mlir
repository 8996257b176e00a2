module @numpy_positive_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xi32>
    %want0 = call @expected() : () -> tensor<4x0x2xi32>
    stablehlo.custom_call @check.expect_eq(%arg0, %want0) {has_side_effect = true} : (tensor<4x0x2xi32>, tensor<4x0x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xi32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0 : tensor<4x0x2xi32>
  }
  func.func private @expected() -> tensor<4x0x2xi32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0 : tensor<4x0x2xi32>
  }
}

// -----

module @numpy_positive_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xbf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%arg0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[6.375, 3.515625], [0.97265625, -8.8125], [-3.734375, 1.953125]]], [[[7.84375, -3.734375], [3.046875, -3.234375], [-5.6875, -7.3125]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[6.375, 3.515625], [0.97265625, -8.8125], [-3.734375, 1.953125]]], [[[7.84375, -3.734375], [3.046875, -3.234375], [-5.6875, -7.3125]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
}

// -----

module @numpy_positive_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf64>
    %want0 = call @expected() : () -> tensor<17x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%arg0, %want0) {has_side_effect = true, tolerance = 8.882e-16 : f64} : (tensor<17x3xf64>, tensor<17x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf64> {
    %c0 = stablehlo.constant dense<"0xEBE4A6C6608814C0AC61431970E6F4BF5827D7A4B8D72140384908F753EA0AC0B97A83A0768C12C040415D1D2D43C6BFEC309FEEA2531F40386EB76245B41040DB1542312C821CC080DB3A929E7CB4BF20556B6306721D4026F0B736BB7D12C04228B1FADD7B104010942CDA746E1AC0B48F0912E69F0F401A05322D41EB17C0A053965165691D40824118A25A7B0EC0E52D3CC035C315C078110965A7E80940BA9A572E93F21A40401A7A1FBB1E0540027F5C851D1821C0EE865A25785900C0108DCF5774BEECBF003611F8CF9BC63F00846A827240D4BFBBEA163C146D17C0E878E4FBE71D0D4044898D0B12DBF6BF02A424E9A1412040608F961837E901C060A0A8CF0C1D0C4098E2062BE655F3BF64B9095F8A7113C080700540F7FEFABF1216508258D514C079A6E61B32D510C0F8BF78D30EAA1740000447D664F790BFCA3957FF6BEF17403C6710AF724515C0CC3D5E9EED16F3BFA2CB582ABF5B0FC0388220E3430F1740CEE4F7112E0306C06642F179EC1017C0B0314626D69F1C400063D5BAFFE8F23FF89CCA7AF7EA03401C287831657702C0"> : tensor<17x3xf64>
    return %c0 : tensor<17x3xf64>
  }
  func.func private @expected() -> tensor<17x3xf64> {
    %c0 = stablehlo.constant dense<"0xEBE4A6C6608814C0AC61431970E6F4BF5827D7A4B8D72140384908F753EA0AC0B97A83A0768C12C040415D1D2D43C6BFEC309FEEA2531F40386EB76245B41040DB1542312C821CC080DB3A929E7CB4BF20556B6306721D4026F0B736BB7D12C04228B1FADD7B104010942CDA746E1AC0B48F0912E69F0F401A05322D41EB17C0A053965165691D40824118A25A7B0EC0E52D3CC035C315C078110965A7E80940BA9A572E93F21A40401A7A1FBB1E0540027F5C851D1821C0EE865A25785900C0108DCF5774BEECBF003611F8CF9BC63F00846A827240D4BFBBEA163C146D17C0E878E4FBE71D0D4044898D0B12DBF6BF02A424E9A1412040608F961837E901C060A0A8CF0C1D0C4098E2062BE655F3BF64B9095F8A7113C080700540F7FEFABF1216508258D514C079A6E61B32D510C0F8BF78D30EAA1740000447D664F790BFCA3957FF6BEF17403C6710AF724515C0CC3D5E9EED16F3BFA2CB582ABF5B0FC0388220E3430F1740CEE4F7112E0306C06642F179EC1017C0B0314626D69F1C400063D5BAFFE8F23FF89CCA7AF7EA03401C287831657702C0"> : tensor<17x3xf64>
    return %c0 : tensor<17x3xf64>
  }
}

// -----

module @numpy_positive_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%arg0, %want0) {has_side_effect = true, tolerance = 4.768e-07 : f64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-1.4049704,-3.104263), (7.9802947,-6.1166077), (6.3379526,-6.761266), (5.5672684,-3.4585624), (-0.3225335,-5.508898)], [(-3.9997694,0.9419375), (-2.2998908,-5.913176), (-7.211699,5.2422404), (3.0251756,0.6335146), (0.10586647,5.8136606)], [(-6.768092,-8.072363), (1.6650852,-4.327436), (1.4292462,8.891749), (-7.3228593,7.8073583), (-3.696393,-3.5074458)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-1.4049704,-3.104263), (7.9802947,-6.1166077), (6.3379526,-6.761266), (5.5672684,-3.4585624), (-0.3225335,-5.508898)], [(-3.9997694,0.9419375), (-2.2998908,-5.913176), (-7.211699,5.2422404), (3.0251756,0.6335146), (0.10586647,5.8136606)], [(-6.768092,-8.072363), (1.6650852,-4.327436), (1.4292462,8.891749), (-7.3228593,7.8073583), (-3.696393,-3.5074458)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
}
