module @lax_sqrt_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xbf16>
    %want0 = call @expected() : () -> tensor<0xbf16>
    %0 = stablehlo.sqrt %arg0 : tensor<0xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<0xbf16>, tensor<0xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xbf16>
    return %c0 : tensor<0xbf16>
  }
  func.func private @expected() -> tensor<0xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xbf16>
    return %c0 : tensor<0xbf16>
  }
}

// -----

module @lax_sqrt_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf16>
    %want0 = call @expected() : () -> tensor<33xf16>
    %0 = stablehlo.sqrt %arg0 : tensor<33xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0x774E564D4349EE44984D6E48C749EE4E9948F24E964D54498E4A8C390A34D44EE04CA939FC4A0949754BA949184A6145B6468A4E104F594C8B47754E4D4CA3424346"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
  func.func private @expected() -> tensor<33xf16> {
    %c0 = stablehlo.constant dense<"0x16459F447D427140BB44F441CC42444511424545BA4487423E43A93A05383A456A44BB3A7A435942B943BB42FB42A3402E411D4551452C447E4115452644493F0141"> : tensor<33xf16>
    return %c0 : tensor<33xf16>
  }
}

// -----

module @lax_sqrt_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf32>
    %want0 = call @expected() : () -> tensor<1x1xf32>
    %0 = stablehlo.sqrt %arg0 : tensor<1x1xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<28.161537> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
  func.func private @expected() -> tensor<1x1xf32> {
    %c0 = stablehlo.constant dense<5.3067446> : tensor<1x1xf32>
    return %c0 : tensor<1x1xf32>
  }
}

// -----

module @lax_sqrt_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xf64>
    %want0 = call @expected() : () -> tensor<4x0x2xf64>
    %0 = stablehlo.sqrt %arg0 : tensor<4x0x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x0x2xf64>, tensor<4x0x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xf64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf64>
    return %c0 : tensor<4x0x2xf64>
  }
  func.func private @expected() -> tensor<4x0x2xf64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xf64>
    return %c0 : tensor<4x0x2xf64>
  }
}

// -----

module @lax_sqrt_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.sqrt %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, 0xFE00, 0.70703125, 0xFE00, 1.4140625, 0xFE00, 0x7C00, 0xFE00, 0x7E00, 0.01000213623046875, 17.328125, 0xFE00]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_sqrt_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.sqrt %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, 0xFFC00000, 0.70710677, 0xFFC00000, 1.4142135, 0xFFC00000, 0x7F800000, 0xFFC00000, 0x7FC00000, 0.01, 17.320509, 0xFFC00000]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_sqrt_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.sqrt %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, 0xFFF8000000000000, 0.7071067811865476, 0xFFF8000000000000, 1.4142135623730951, 0xFFF8000000000000, 0x7FF0000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 0.01, 17.320508075688775, 0xFFF8000000000000]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_sqrt_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<0xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<0xcomplex<f32>>
    %0 = stablehlo.sqrt %arg0 : tensor<0xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<0xcomplex<f32>>, tensor<0xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<0xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
    return %c0 : tensor<0xcomplex<f32>>
  }
  func.func private @expected() -> tensor<0xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<0xcomplex<f32>>
    return %c0 : tensor<0xcomplex<f32>>
  }
}

// -----

module @lax_sqrt_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<33xcomplex<f64>>
    %0 = stablehlo.sqrt %arg0 : tensor<33xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<33xcomplex<f64>>, tensor<33xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xC46C24D3B12A00C0D38C172D661002C0C0372568C30FC0BFE8D832003E74004000AB7EE20F49FE3F42E8C714771EF5BF40D160CD8EA2C83F62AADA3171A201C03F48427196DFFEBF886C9BBFBB1501401CC3C7F63D7801400DAD8B9024BCF5BF3830C9D925F9F93FC474DA7A2924E8BF4A3C2DB267D407C0006E6A251856B1BFA98C2A0B4745FABF4E82BF0FBF2201C0544442E8EB16FB3F20120A1753A3F23FD00D2CCECDB1004003C27257272B05C0A069A2415F59FABF52039BA49B43F3BF3EF07DC8EB9B04C09795B430857FFFBF7E9C266944C505C000F9279D684A96BF688B8CB753DC04C048617D3821F0FE3FE012FAA222EBE4BFC82F60881937F53FC7B34409A8FF03C040C4FC742934D53F28E01DEF5E77E53F8009EC29845C0140706015A45751C83F6C551FC9EA45EFBF3054808DBA1BC03FA704F7CDB11305C00FA4135A95DA04C0602EEF2ED6AFFC3F6D4725EC6407FFBFA6FDE4D2BD39F3BF504E5518591D0640405CF3EF4850E8BF56A7F744C1C703C0763150E1042F004004DD8013DE0DFABFAC83BEC2938EE73FBCB0B24AF444F63F384E970CDC31E83FE0AB4922502BCABF58F2F406C100EC3F8486B51C96DB04C0C08C2D891BB3ED3F0D4120D04DDDFABFFC225A64B8290440F0BA8F050280E2BFC4B81A990F4CEF3FB00A5CE6E13904404C6550250E92E1BFD84C23BAC2E2E13F98BD965DB4D9F73FE89D1E54D0B5EB3FFBF58CA9F8CC02C0"> : tensor<33xcomplex<f64>>
    return %c0 : tensor<33xcomplex<f64>>
  }
  func.func private @expected() -> tensor<33xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x7C1AF096CABBE63FC05F4C6C5A6DF9BFCF0A102CFE79EF3FC34E1E0F4BBAF03F5B71D820FC2FF73F709A9C7D3B25DDBF28AFC3A3C48BF13F1AB1221EAD14F0BF8A4FC547E109E63F2C36DA3FA7CEF83F8B945F4FFEABF83FE934F7C7D430DCBF4B58B1B209E7F43F0E4C2418A97AD2BF8A2264BC9D16943F0D51C8EFB89DFBBF05F2B12C4C43E73F8ECABB465492F7BFEFD070B257E7F53F795E8964A03ADB3F193CFFACB16DFA3FF65BAFE896A1E9BFF83DBA558560DC3FBEE4B90A3DB9F5BF64782AC39677E23F138C604D434AFBBF665206FA4C067B3F234374D9FD64FABF063BFC436915E23FDB66CBF78D5FFB3F15A43F673C8CE43FBA4D70010C85F03F9ED7734D69C3BA3F9FAA46DD445AF93FDC522C0F1668F33F0CC0ED32ACA0EC3FE174280335A3E83FA449744E2B4FE4BF44D3AB39BBCEF23F316AD3093DEEF1BF2E0EF65D72E3E03F00F0DC787E2DFB3F769D319CF977DA3F7EE30614463EF7BFAE0168DCF8D8FA3F538030E2D1FACCBFA86387E7693AE33F594E1CA0E9EEFA3FC295F275C606D23F40A6D398A4E8F43F86100EA24284F33F8E8251C3CED5D33F8777AA4F5EDAE23F2E0E404FEAC3E73FD085B763FA1DD23F1514987BA23AFA3F08E4E60DEE48EA3F10D4FD41088CF83FC4F828E60CE7E03FB375A8343EA0ED3FAA9A20FDB196F93FB39596EF0FF9C5BFFD564455BC97F03FBECAAD6F99FFE63F3A9776D84DC5F43F985F9F7902F7ECBF"> : tensor<33xcomplex<f64>>
    return %c0 : tensor<33xcomplex<f64>>
  }
}

// -----

module @lax_sqrt_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E3M4>
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[0.6875, 1.8125, 0.40625, 1.3125], [1.4375, 1.625, 0.8125, 1.6875], [1.125, 1.75, 0.78125, 1.875]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[0.84375, 1.375, 0.625, 1.125], [1.1875, 1.25, 0.90625, 1.3125], [1.0625, 1.3125, 0.875, 1.375]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_sqrt_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[1.125, 0.5625, 1.75, 0.46875], [1.5, 2.0, 1.25, 0.5], [0.9375, 0.6875, 1.75, 1.125]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[1.0, 0.75, 1.375, 0.6875], [1.25, 1.375, 1.125, 0.6875], [0.9375, 0.8125, 1.375, 1.0]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_sqrt_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[0.9375, 1.375, 0.75, 0.625], [0.9375, 1.5, 1.625, 1.25], [1.25, 1.875, 1.375, 0.9375]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[0.9375, 1.125, 0.875, 0.8125], [0.9375, 1.25, 1.25, 1.125], [1.125, 1.375, 1.125, 0.9375]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_sqrt_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[1.625, 0.4375, 1.125, 1.625], [1.25, 0.4375, 0.625, 0.40625], [0.3125, 1.125, 0.9375, 1.75]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[1.25, 0.6875, 1.0, 1.25], [1.125, 0.6875, 0.8125, 0.625], [0.5625, 1.0, 0.9375, 1.375]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_sqrt_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[1.25, 1.75, 0.40625, 0.6875], [0.75, 1.25, 1.625, 1.375], [1.125, 1.625, 0.8125, 2.0]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[1.125, 1.375, 0.625, 0.8125], [0.875, 1.125, 1.25, 1.125], [1.0, 1.25, 0.875, 1.375]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_sqrt_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[1.0, 1.25, 0.625, 0.875], [0.25, 0.375, 0.875, 0.875], [1.5, 1.25, 1.25, 1.75]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[1.0, 1.0, 0.75, 0.875], [0.5, 0.625, 0.875, 0.875], [1.25, 1.0, 1.0, 1.25]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_sqrt_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.25, 2.0, 1.75, 1.5], [0.5, 0.75, 0.4375, 1.0], [1.25, 0.75, 1.5, 0.625]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.0, 1.5, 1.25, 1.25], [0.75, 0.875, 0.625, 1.0], [1.0, 0.875, 1.25, 0.75]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}
