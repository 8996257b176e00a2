module @numpy_arcsinh_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xi32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = stablehlo.convert %arg0 : (tensor<7xi32>) -> tensor<7xf32>
    %1 = chlo.asinh %0 : tensor<7xf32> -> tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xi32> {
    %c0 = stablehlo.constant dense<[0, -4, 4, 4, -4, -2, -2]> : tensor<7xi32>
    return %c0 : tensor<7xi32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[0.0, -2.0947125, 2.0947125, 2.0947125, -2.0947125, -1.4436355, -1.4436355]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @numpy_arcsinh_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xbf16>
    %want0 = call @expected() : () -> tensor<2x3x4xbf16>
    %0 = chlo.asinh %arg0 : tensor<2x3x4xbf16> -> tensor<2x3x4xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0x02C04ABF06C0FABF2C3F633E0E401D40F1BF01C03DC00D3F27C06E4001C02A3F4040424030C00D3FF83F78C014C03C40"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0xBBBF39BFBEBFB6BF213F613EC53FD03FB2BFBABFE7BF073FD8BF0140BABF203FE93FEA3FDEBF073FB53F04C0CABFE63F"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
}

// -----

module @numpy_arcsinh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = chlo.asinh %arg0 : tensor<3x5xf32> -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-0.2898212, -3.286201, 1.3280358, 0.9951835, 1.2123519], [0.31066585, -0.8845859, 3.8825085, 1.9598701, 1.8469297], [-3.8012998, 3.17073, 2.2575552, 3.339804, -2.5726838]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-0.28590998, -1.9052646, 1.0954298, 0.87796366, 1.0238566], [0.30587396, -0.7973658, 2.0658157, 1.4255434, 1.3730073], [-2.045359, 1.8710965, 1.5532221, 1.9207541, -1.673892]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_arcsinh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf64>
    %want0 = call @expected() : () -> tensor<33xf64>
    %0 = chlo.asinh %arg0 : tensor<33xf64> -> tensor<33xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf64>, tensor<33xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf64> {
    %c0 = stablehlo.constant dense<"0x8A92BC117DA3084080E5759E6AC4CABFE80D11A5BDE2E5BFAC0C5FFE52F208407809248FF730E7BF2CE2B3FF0AAC084080BDB9A72A11F63F3899BBBCAD7C08C05404F026839CFCBF146121E0F8ABF33F2005BAC99BC1FE3FBC9D7BE6CC79F7BFA0CDF4B6B551C63FEA29F588F38307C06ABE828C3FB80EC0F062E53FD3C0F7BF321035C3D1370240B0EF4C8E43F2DC3FD8A535A367B40BC0F05D7EEDC81D054058B38C689FAEF83FD672691E6F260940E4E690B38D55FB3F30D4F48EC7DFD93FDE40DA0D4BB00440BC0C0FC2A5FFFCBF8A655B81597D03C060198991BBAAD4BF1CCEE78F97CEF2BF56F43EB345AD0940F073C016BBD4E43FF001AE96A3A2D33F50563DAB0DF1FB3F"> : tensor<33xf64>
    return %c0 : tensor<33xf64>
  }
  func.func private @expected() -> tensor<33xf64> {
    %c0 = stablehlo.constant dense<"0x11256843897EFD3FECAB3F4B6E93CABFC0EB22C26076E4BF16CBAE8CF4AEFD3FEA51B844A187E5BFD91E4F08D183FD3FBB32FF796303F23F54DEBC9E7F66FDBF29EE6D56E583F5BF9A1B96742F8EF03FD18C7CC97C88F63F2A14DD08BED2F2BF1F036C312535C63F3BE34B2B2EC9FCBFC9A9A31FF27000C0A00A81F594FAF2BFCAF895528FFAF83F29684524630ADC3F39EA1324DA49FFBF231368A55F2AFB3F2EB3D689AB7DF33F4F5E65D5A9CEFD3FF044F0E98BE1F43F98ABA0547337D93FD0DEFBEB18DCFA3FFEA82EBC08B4F5BF8FCEAD9FEEF8F9BF21497CAAD852D4BFAC255093A000F0BF48DFC705A41FFE3F2020C132CC95E33FABD4402AF256D33FBA040EB1742FF53F"> : tensor<33xf64>
    return %c0 : tensor<33xf64>
  }
}
