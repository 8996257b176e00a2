module @numpy_minimum_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi1>, tensor<4x0x2xi1>)
    %want0 = call @expected() : () -> tensor<4x0x2xi1>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<4x0x2xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi1>, tensor<4x0x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi1>, tensor<4x0x2xi1>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi1>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi1>
    return %c0, %c1 : tensor<4x0x2xi1>, tensor<4x0x2xi1>
  }
  func.func private @expected() -> tensor<4x0x2xi1> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi1>
    return %c0 : tensor<4x0x2xi1>
  }
}

// -----

module @numpy_minimum_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi16>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<2x1x3x2xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>) {
    %c0 = stablehlo.constant dense<[[[[-9, 7], [6, -5], [6, -1]]], [[[-9, -7], [-3, -4], [2, -6]]]]> : tensor<2x1x3x2xi16>
    %c1 = stablehlo.constant dense<[[[[-2, 0], [5, 3], [5, -5]]], [[[8, -1], [4, 8], [-2, 5]]]]> : tensor<2x1x3x2xi16>
    return %c0, %c1 : tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>
  }
  func.func private @expected() -> tensor<2x1x3x2xi16> {
    %c0 = stablehlo.constant dense<[[[[-9, 0], [5, -5], [5, -5]]], [[[-9, -7], [-3, -4], [-2, -6]]]]> : tensor<2x1x3x2xi16>
    return %c0 : tensor<2x1x3x2xi16>
  }
}

// -----

module @numpy_minimum_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xbf16>, tensor<17x3xbf16>)
    %want0 = call @expected() : () -> tensor<17x3xbf16>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<17x3xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xbf16>, tensor<17x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xbf16>, tensor<17x3xbf16>) {
    %c0 = stablehlo.constant dense<"0x514029406240BC3FAC400FC1EE40004121C002C16340F8BF3AC008C1B240D73E07C19040F2BF733FB6C09E405FC0CD3FBC40774000413640EB40B540D8400741CC3FFA3FCD4098C004C125C09FC0044165C00F41B8BE77C061409AC004C13C40AFC00FC1BC40"> : tensor<17x3xbf16>
    %c1 = stablehlo.constant dense<"0xFE407DBFAA40004192400FC16940C9403EBFE3C08A40094001418340DD3EFCC000BF08C1C5C04140DDC03CC0BBC08A40B140C2C061BEEE40A94076403AC01840DFC03040483FFC40E3BF8340C7C04F3F8BC096BFC93FA33FF9BE814088C07E3F2FC0C0409D40"> : tensor<17x3xbf16>
    return %c0, %c1 : tensor<17x3xbf16>, tensor<17x3xbf16>
  }
  func.func private @expected() -> tensor<17x3xbf16> {
    %c0 = stablehlo.constant dense<"0x51407DBF6240BC3F92400FC16940C94021C002C16340F8BF3AC008C1DD3EFCC007C108C1C5C0733FDDC03CC0BBC0CD3FB140C2C061BE3640A94076403AC01840DFC0FA3F483F98C004C125C0C7C04F3F8BC096BFB8BE77C0F9BE9AC004C17E3FAFC00FC19D40"> : tensor<17x3xbf16>
    return %c0 : tensor<17x3xbf16>
  }
}

// -----

module @numpy_minimum_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf64>, tensor<3x5xf64>)
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf64>, tensor<3x5xf64>) {
    %c0 = stablehlo.constant dense<[[0.9231742531586757, 2.985303198080821, -5.354842775938922, -2.527250725162472, -3.5528539462005027], [5.1627536721713305, -1.656410511195828, 8.34014513182408, 1.504934309143323, -5.872814298603887], [-6.257754856672596, 1.0598629035156364, 4.690753543419916, -2.654399927827555, -0.9850248692067414]]> : tensor<3x5xf64>
    %c1 = stablehlo.constant dense<[[2.5315106615442406, 7.045836743427671, 5.3543133291497025, -1.6782970120523828, 4.852813794017813], [7.017729491746788, 3.7588688825893843, 7.07759032344191, -0.49572266923178354, -4.214973776394958], [-5.121097074242032, 5.804646001352765, -1.0079004484253549, -3.8386540708126304, -1.036070250562556]]> : tensor<3x5xf64>
    return %c0, %c1 : tensor<3x5xf64>, tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[0.9231742531586757, 2.985303198080821, -5.354842775938922, -2.527250725162472, -3.5528539462005027], [5.1627536721713305, -1.656410511195828, 7.07759032344191, -0.49572266923178354, -5.872814298603887], [-6.257754856672596, 1.0598629035156364, -1.0079004484253549, -3.8386540708126304, -1.036070250562556]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}
