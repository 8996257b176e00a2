module @lax_cumlogsumexp_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xbf16>
    %want0 = call @expected() : () -> tensor<5x6xbf16>
    %0 = call @cumlogsumexp(%arg0) : (tensor<5x6xbf16>) -> tensor<5x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<5x6xbf16>, tensor<5x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0xF43FC1BFB5BF153FA3BFAA3F22BF7EBF3E3FB2BFAB3FD8BF00BF05BFA23FE43F0A3E1A3EDBBF3C3F3FBF9C3F6F3FA13CF7BF723BDF3FBABF6DBFBFBF"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @expected() -> tensor<5x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0640BA3F20401D400640ED3FC23EB33F1E4012400440743F8EBDA73F12401140B43F613F90BF903FE93FA53F8A3F5F3EF7BF723BDF3FBABF6DBFBFBF"> : tensor<5x6xbf16>
    return %c0 : tensor<5x6xbf16>
  }
  func.func private @cumlogsumexp(%arg0: tensor<5x6xbf16>) -> tensor<5x6xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<bf16>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<bf16>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      %5 = stablehlo.abs %2 : tensor<bf16>
      %6 = stablehlo.negate %5 : tensor<bf16>
      %7 = stablehlo.exponential %6 : tensor<bf16>
      %8 = stablehlo.log_plus_one %7 : tensor<bf16>
      %9 = stablehlo.add %1, %8 : tensor<bf16>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<bf16>
      stablehlo.return %10 : tensor<bf16>
    }) : (tensor<5x6xbf16>, tensor<bf16>) -> tensor<5x6xbf16>
    return %0 : tensor<5x6xbf16>
  }
}

// -----

module @lax_cumlogsumexp_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf16>
    %want0 = call @expected() : () -> tensor<5x6xf16>
    %0 = call @cumlogsumexp(%arg0) : (tensor<5x6xf16>) -> tensor<5x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<5x6xf16>, tensor<5x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x40BC95B8553E20BDD1BCEE3B75BF73B71CBF9CB6EBBE4ABFB1BF893E0EB8AA3E49BC1C34C53C00BB813C4230FFBFA33B93B515A93CBE07BF963F2AB9"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @expected() -> tensor<5x6xf16> {
    %c0 = stablehlo.constant dense<"0x40BC10AE043F343F663F684075BFD6B34CAAA637A9385A39B1BFA63E153FD340E2401941C53C3F3DAA3F25402E40BD4093B517380A39BE3954407240"> : tensor<5x6xf16>
    return %c0 : tensor<5x6xf16>
  }
  func.func private @cumlogsumexp(%arg0: tensor<5x6xf16>) -> tensor<5x6xf16> {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f16>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f16>
      %5 = stablehlo.abs %2 : tensor<f16>
      %6 = stablehlo.negate %5 : tensor<f16>
      %7 = stablehlo.exponential %6 : tensor<f16>
      %8 = stablehlo.log_plus_one %7 : tensor<f16>
      %9 = stablehlo.add %1, %8 : tensor<f16>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f16>
      stablehlo.return %10 : tensor<f16>
    }) : (tensor<5x6xf16>, tensor<f16>) -> tensor<5x6xf16>
    return %0 : tensor<5x6xf16>
  }
}

// -----

module @lax_cumlogsumexp_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf32>
    %want0 = call @expected() : () -> tensor<5x6xf32>
    %0 = call @cumlogsumexp(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xDE1423BF4662CC3F5441E53EFCD5683F7A03733FE7CCAC3FAE0B6C3D52F58ABF5EE4E1BEEDA4A93F05D8AC3E32CAB6BF8FFF9EBFDD6C8CBF079BDB3F6D8698BE8AEF453FC436A73FA3A1803E673CB5BF8CE8CEBF19D654BF805F97BE76DAC1BF6579E33E321757BF93AEC2BF05FBBE3D5CC1EC3F5CFDA8BF"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @expected() -> tensor<5x6xf32> {
    %c0 = stablehlo.constant dense<"0xDE1423BF4662CC3F5441E53EFCD5683F7A03733FE7CCAC3F47D8EC3E52DAD43F7EC84A3F3880EA3F2AFAB03FF484B43F0F30213F4EB5DC3F65340340F4DFF83F678CE83F926103405060933F8121E23FFBD104403B4E00408929F73FB6290540FEAEC63FB33DEB3F468D064081210940C864254018430740"> : tensor<5x6xf32>
    return %c0 : tensor<5x6xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
}

// -----

module @lax_cumlogsumexp_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x6xf64>
    %want0 = call @expected() : () -> tensor<5x6xf64>
    %0 = call @cumlogsumexp(%arg0) : (tensor<5x6xf64>) -> tensor<5x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<5x6xf64>, tensor<5x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x90099BA42C70FBBF66BA8D369304F83F56B19799363AFABF06BBB5210DEBF0BF706ED9EAC74AF93F404019E861E7F03F847F739866EEEEBFB07E7D25BA1AE23F40A2B23C0E4ACABF66B3067CBAC2FD3F400C49D4A2A8BBBF48352A2B23E4E23F889AD5B424ECE7BF505F56BACA06F2BFA0960BB847C4E63FDCE4B9096023E4BFDA9F179F9971F93FDE4B49892B51F23FE05358CF3BE4E73F127BAC9379DAF9BF222492CF12F6FE3F0C4092D25F69E6BFD000A7C36809E9BF5C2FD3231224FE3F8AF8903816A7F0BFA489A48BE7ABEC3FA8B29183206DD4BF72914A6B7CA2F83F645D0CA4CDE2E93F7E62A23D1595F33F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @expected() -> tensor<5x6xf64> {
    %c0 = stablehlo.constant dense<"0x1FF0C30B077C044078BA6C37595F04400A795E9641E80040E07AF23BA5B700406FA54096AD5D0040404019E861E7F03F2A041C6DFCEE034090FEA09E78AD034049A5AF237B5F02405D4214986FB001407AEE78066ACFEF3F48352A2B23E4E23FCDDF0AFD9B7A0340E9E36256D62303403BB7A3E93FE6024085E44545F9310140843FC215A2AE0040DE4B49892B51F23F65D52879F48D0640E6FB48F1807A05407051A9208B5E0540CF7F30504C2700408D81FB815837FF3F5C2FD3231224FE3FBB929EF20C050540D72669F61AD00440AAB2445C88350340CABD4BF503AA02406B3B1218E9B1FB3F7E62A23D1595F33F"> : tensor<5x6xf64>
    return %c0 : tensor<5x6xf64>
  }
  func.func private @cumlogsumexp(%arg0: tensor<5x6xf64>) -> tensor<5x6xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 5]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f64>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f64>
      %5 = stablehlo.abs %2 : tensor<f64>
      %6 = stablehlo.negate %5 : tensor<f64>
      %7 = stablehlo.exponential %6 : tensor<f64>
      %8 = stablehlo.log_plus_one %7 : tensor<f64>
      %9 = stablehlo.add %1, %8 : tensor<f64>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f64>
      stablehlo.return %10 : tensor<f64>
    }) : (tensor<5x6xf64>, tensor<f64>) -> tensor<5x6xf64>
    return %0 : tensor<5x6xf64>
  }
}
