module @lax_erf_inv_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xbf16>
    %want0 = call @expected() : () -> tensor<3x5xbf16>
    %0 = chlo.erf_inv %arg0 : tensor<3x5xbf16> -> tensor<3x5xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-0.890625, 0.05322265625, -0.2001953125, 0.1943359375, -0.2421875], [0.58203125, 0.06494140625, 0.8515625, 0.37890625, 0.0791015625], [0.95703125, -0.365234375, -0.1259765625, -0.984375, -0.91015625]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
  func.func private @expected() -> tensor<3x5xbf16> {
    %c0 = stablehlo.constant dense<[[-1.1328125, 0.047119140625, -0.1796875, 0.173828125, -0.2177734375], [0.57421875, 0.0576171875, 1.0234375, 0.349609375, 0.0703125], [1.4296875, -0.3359375, -0.1123046875, -1.7109375, -1.203125]]> : tensor<3x5xbf16>
    return %c0 : tensor<3x5xbf16>
  }
}

// -----

module @lax_erf_inv_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f16>
    %want0 = call @expected() : () -> tensor<f16>
    %0 = chlo.erf_inv %arg0 : tensor<f16> -> tensor<f16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f16> {
    %c0 = stablehlo.constant dense<-0.50830078125> : tensor<f16>
    return %c0 : tensor<f16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<-0.486328125> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @lax_erf_inv_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = chlo.erf_inv %arg0 : tensor<7xf32> -> tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-0.17345028, 0.9061878, -0.9838182, 0.18701828, -0.23669797, -0.9752071, 0.5814827]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-0.15494746, 1.1848438, -1.7004421, 0.16728817, -0.21294345, -1.587182, 0.5720467]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @lax_erf_inv_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = chlo.erf_inv %arg0 : tensor<2x3x4xf64> -> tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xBCB5A7B5CC10E93F529758DADB56EBBF58ACBD1B0A35EA3F10CB732BFEDCC13FD6733C172994EABF58C86597CA2BEB3FC4F32A1243CFE93F72A2AAB70D8CE53FB0FE1219D8EBDABFDE6C54B372A0EEBF6643F65ED023EB3FEC806050BFEFD2BFE83D79E0A344D3BF2CE7C68D71CDE33F981249930151D7BF6A0912CD97DEE33FE6AE96095641ECBFAC7B5D87B5A7DEBF10C8DE725B09BABF00544925BA3952BF9A6D53FF7844EEBF6616AAF8FC98E0BFA8978F2D1FBAC33F90D70910B31DB93F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xBFCA7D64EDF3EB3F4464649F5C76F0BF39C0FB5D3B44EE3FB0B2F90032D3BF3F828455209317EFBF570132011940F03F51696F39F76CED3F6021620FD831E63F67F974EF0116D9BF4767CFC7B5E7F6BF882478863436F03FA1899C71B62FD1BF623CC742AE80D1BF763B1AD5D3D0E33FA21EABDC7670D5BF2B10CA9A2AE7E33F58F1A7C9A2BBF1BF0EFD9777360BDDBFD15AE76B1B23B7BF040423F4E42650BFAD6C662F6EC9F5BF8EC570A104DEDFBF352A1DF1C097C13F4BA11DBB9B50B63F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}

// -----

module @lax_erf_inv_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = chlo.erf_inv %arg0 : tensor<14xf16> -> tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0x7C00, 0xFC00, 0.47705078125, -0.47705078125, 0x7FFF, 0x7FFF, 0x7FFF, 0x7FFF, 0x7FFF, 8.863210678100586e-05, 0x7FFF, 0x7FFF]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_erf_inv_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = chlo.erf_inv %arg0 : tensor<14xf32> -> tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0.47693628, -0.47693628, 0x7FFFFFFF, 0x7FFFFFFF, 0x7FFFFFFF, 0x7FFFFFFF, 0x7FC00000, 8.8622684e-05, 0x7FFFFFFF, 0x7FFFFFFF]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_erf_inv_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = chlo.erf_inv %arg0 : tensor<14xf64> -> tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.47693627620446977, -0.47693627620446977, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 8.862269277728948e-05, 0xFFF8000000000000, 0xFFF8000000000000]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}
