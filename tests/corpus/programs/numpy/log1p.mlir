module @numpy_log1p_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi16>
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = stablehlo.convert %arg0 : (tensor<33xi16>) -> tensor<33xf32>
    %1 = stablehlo.log_plus_one %0 : tensor<33xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi16> {
    %c0 = stablehlo.constant dense<"0x0A0003000E0008000E000E000E0012000E000100090005000B000200100013000900060005000F000B000700130014000F00010008000600020001000C0002000500"> : tensor<33xi16>
    return %c0 : tensor<33xi16>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x1E7719401872B13FB2502D40549F0C40B2502D40B2502D40B2502D40B0713C40B2502D401872313F8E5D13406058E53FB6081F40549F8C3F5E53354014BA3F408E5D13409613F93F6058E53F18723140B6081F409215054014BA3F4075D94240187231401872313F549F0C409613F93F549F8C3F1872313F21282440549F8C3F6058E53F"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @numpy_log1p_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf16>
    %want0 = call @expected() : () -> tensor<1x1xf16>
    %0 = stablehlo.log_plus_one %arg0 : tensor<1x1xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<14.734375> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
  func.func private @expected() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<2.755859375> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
}

// -----

module @numpy_log1p_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.log_plus_one %arg0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[2.1011908, 14.830908, 4.5438933, 13.335865, 7.1971445], [2.404772, 17.159212, 2.06399, 8.1931715, 19.540506], [10.695246, 5.846234, 2.1378496, 7.6395073, 8.483527]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[1.1317861, 2.7619643, 1.712697, 2.6627645, 2.1037858], [1.225178, 2.899178, 1.1197181, 2.218461, 3.022399], [2.4591825, 1.9236987, 1.1435378, 2.1563456, 2.2495563]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_log1p_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = stablehlo.log_plus_one %arg0 : tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[19.995160740603705, 1.1904469677200926], [2.1698007134312474, 2.3946404473517418], [15.789148528956995, 4.9294526994586105]]], [[[1.786088887253286, 7.885638639131246], [19.169423774758815, 2.0625133170780963], [8.813671747118725, 2.9623364080585555]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[3.0442919702442004, 0.7841056178532464], [1.1536687194875386, 1.2221978488783802], [2.820732756817022, 1.7799319152357573]]], [[[1.0246387798211256, 2.184436337372533], [3.004167783127634, 1.1192359242950551], [2.283776489698382, 1.3768338533186073]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}
