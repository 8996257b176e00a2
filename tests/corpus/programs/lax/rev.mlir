module @lax_rev_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xi1>
    %want0 = call @expected() : () -> tensor<3x2x4xi1>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xi1>, tensor<3x2x4xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xi1> {
    %c0 = stablehlo.constant dense<"0x000000000000000100010001010101000001010000000101"> : tensor<3x2x4xi1>
    return %c0 : tensor<3x2x4xi1>
  }
  func.func private @expected() -> tensor<3x2x4xi1> {
    %c0 = stablehlo.constant dense<"0x000101000101000001000100000101010000000001000000"> : tensor<3x2x4xi1>
    return %c0 : tensor<3x2x4xi1>
  }
}

// -----

module @lax_rev_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xi8>
    %want0 = call @expected() : () -> tensor<3x2x4xi8>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xi8>, tensor<3x2x4xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xi8> {
    %c0 = stablehlo.constant dense<"0xFD01FAFEFBFD06FDF903F70901F80108FC000606F80900FF"> : tensor<3x2x4xi8>
    return %c0 : tensor<3x2x4xi8>
  }
  func.func private @expected() -> tensor<3x2x4xi8> {
    %c0 = stablehlo.constant dense<"0x060600FCFF0009F809F703F90801F801FEFA01FDFD06FDFB"> : tensor<3x2x4xi8>
    return %c0 : tensor<3x2x4xi8>
  }
}

// -----

module @lax_rev_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xi32>
    %want0 = call @expected() : () -> tensor<3x2x4xi32>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xi32>, tensor<3x2x4xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xi32> {
    %c0 = stablehlo.constant dense<"0xFCFFFFFF06000000FAFFFFFFFAFFFFFF01000000F7FFFFFF01000000F7FFFFFFF9FFFFFF00000000FBFFFFFFFFFFFFFF020000000100000003000000FDFFFFFFFFFFFFFFFCFFFFFFF8FFFFFFFAFFFFFFFDFFFFFFFEFFFFFF0800000005000000"> : tensor<3x2x4xi32>
    return %c0 : tensor<3x2x4xi32>
  }
  func.func private @expected() -> tensor<3x2x4xi32> {
    %c0 = stablehlo.constant dense<"0xFAFFFFFFF8FFFFFFFCFFFFFFFFFFFFFF0500000008000000FEFFFFFFFDFFFFFFFFFFFFFFFBFFFFFF00000000F9FFFFFFFDFFFFFF030000000100000002000000FAFFFFFFFAFFFFFF06000000FCFFFFFFF7FFFFFF01000000F7FFFFFF01000000"> : tensor<3x2x4xi32>
    return %c0 : tensor<3x2x4xi32>
  }
}

// -----

module @lax_rev_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xui32>
    %want0 = call @expected() : () -> tensor<3x2x4xui32>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xui32>, tensor<3x2x4xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xui32> {
    %c0 = stablehlo.constant dense<"0x050000000700000005000000040000000200000003000000080000000400000004000000050000000300000001000000020000000300000000000000000000000600000005000000010000000800000001000000000000000000000009000000"> : tensor<3x2x4xui32>
    return %c0 : tensor<3x2x4xui32>
  }
  func.func private @expected() -> tensor<3x2x4xui32> {
    %c0 = stablehlo.constant dense<"0x080000000100000005000000060000000900000000000000000000000100000001000000030000000500000004000000000000000000000003000000020000000400000005000000070000000500000004000000080000000300000002000000"> : tensor<3x2x4xui32>
    return %c0 : tensor<3x2x4xui32>
  }
}

// -----

module @lax_rev_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xbf16>
    %want0 = call @expected() : () -> tensor<3x2x4xbf16>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xbf16>, tensor<3x2x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xbf16> {
    %c0 = stablehlo.constant dense<"0xD64081C08EC000C191C0F33FA93FE4C0F8404340C2400DC11EC0D0C0E7C09FC07340DEC0DEC0DEC00BC1704099C0A2BF"> : tensor<3x2x4xbf16>
    return %c0 : tensor<3x2x4xbf16>
  }
  func.func private @expected() -> tensor<3x2x4xbf16> {
    %c0 = stablehlo.constant dense<"0xDEC0DEC0DEC07340A2BF99C070400BC10DC1C2404340F8409FC0E7C0D0C01EC000C18EC081C0D640E4C0A93FF33F91C0"> : tensor<3x2x4xbf16>
    return %c0 : tensor<3x2x4xbf16>
  }
}

// -----

module @lax_rev_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xf16>
    %want0 = call @expected() : () -> tensor<3x2x4xf16>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xf16>, tensor<3x2x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xf16> {
    %c0 = stablehlo.constant dense<"0x563E27C436C81C42E43CEF460ABC73BFC4360E34D5C701C0D7C32AC73DC38C3BF9463CC85747CF4337BD57389CBC17BD"> : tensor<3x2x4xf16>
    return %c0 : tensor<3x2x4xf16>
  }
  func.func private @expected() -> tensor<3x2x4xf16> {
    %c0 = stablehlo.constant dense<"0xCF4357473CC8F94617BD9CBC573837BD01C0D5C70E34C4368C3B3DC32AC7D7C31C4236C827C4563E73BF0ABCEF46E43C"> : tensor<3x2x4xf16>
    return %c0 : tensor<3x2x4xf16>
  }
}

// -----

module @lax_rev_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xf32>
    %want0 = call @expected() : () -> tensor<3x2x4xf32>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xf32>, tensor<3x2x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xf32> {
    %c0 = stablehlo.constant dense<"0x763A1BC065970241067BD3C0EAA310C0A224E5404113B23DC6D20AC1DA189440D639C540C6D682C016BC0F3FBD1384BFBA610D401223DC4005F71B40D50ADC406B12C8C0BC140E41068AE5C08B9BC9C048D30A41F84A494003F00EC167898DC0"> : tensor<3x2x4xf32>
    return %c0 : tensor<3x2x4xf32>
  }
  func.func private @expected() -> tensor<3x2x4xf32> {
    %c0 = stablehlo.constant dense<"0x8B9BC9C0068AE5C0BC140E416B12C8C067898DC003F00EC1F84A494048D30A41BD1384BF16BC0F3FC6D682C0D639C540D50ADC4005F71B401223DC40BA610D40EAA310C0067BD3C065970241763A1BC0DA189440C6D20AC14113B23DA224E540"> : tensor<3x2x4xf32>
    return %c0 : tensor<3x2x4xf32>
  }
}

// -----

module @lax_rev_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xf64>
    %want0 = call @expected() : () -> tensor<3x2x4xf64>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xf64>, tensor<3x2x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xf64> {
    %c0 = stablehlo.constant dense<"0x005DFA9FC9650540C219F2DE6CBF1740E8A5299433B20BC064406FB7327507C08010640A9EE0F33F62006B623A731240809464858FF1F23F62DA71BAF5D4204068CDE1D91E4E0D40AFCD312F6D3713C0BACAFFD67FF50BC00E244A415EA417C00454BF1395E20B40D075244E53E9084018EDA763294908408853DBBE0162F2BFE04317ADAFF9DFBF806EBD138E481C40491D704154461AC00A414068815620C054F16F2EDBEF00408AB15E2FD7161BC070A4844FEE8B09402821CC35EA980440"> : tensor<3x2x4xf64>
    return %c0 : tensor<3x2x4xf64>
  }
  func.func private @expected() -> tensor<3x2x4xf64> {
    %c0 = stablehlo.constant dense<"0x0A414068815620C0491D704154461AC0806EBD138E481C40E04317ADAFF9DFBF2821CC35EA98044070A4844FEE8B09408AB15E2FD7161BC054F16F2EDBEF00400E244A415EA417C0BACAFFD67FF50BC0AFCD312F6D3713C068CDE1D91E4E0D408853DBBE0162F2BF18EDA76329490840D075244E53E908400454BF1395E20B4064406FB7327507C0E8A5299433B20BC0C219F2DE6CBF1740005DFA9FC965054062DA71BAF5D42040809464858FF1F23F62006B623A7312408010640A9EE0F33F"> : tensor<3x2x4xf64>
    return %c0 : tensor<3x2x4xf64>
  }
}

// -----

module @lax_rev_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x2x4xcomplex<f32>>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xcomplex<f32>>, tensor<3x2x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xDEAFFBC02E59FEBF20C59940B940A7C0DA0E6040E4DED8C085F68C408F554240727AFABFCB70A83FC2CF5640817798C04A4C45C0160BFEC0DBAE82C0DF5F0DC13AC9F840680900C1F7C8AC40B935D9408B01EF400A18E13FB6390C41EF9DFEBF523AF63F153343C052465EC047DAF6BFFAB5FA40050CCFC096560841E6E6D43FF38539C06C0CA040057D78409B170FC007A29840E63B05C13C93D73FA9AD0040194CC6C0DE91D1BF38AED2C03F0F903F04DAEABF639613BF6E253040F6426EBF"> : tensor<3x2x4xcomplex<f32>>
    return %c0 : tensor<3x2x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x3C93D73FA9AD004007A29840E63B05C1057D78409B170FC0F38539C06C0CA0406E253040F6426EBF04DAEABF639613BF38AED2C03F0F903F194CC6C0DE91D1BFB6390C41EF9DFEBF8B01EF400A18E13FF7C8AC40B935D9403AC9F840680900C196560841E6E6D43FFAB5FA40050CCFC052465EC047DAF6BF523AF63F153343C085F68C408F554240DA0E6040E4DED8C020C59940B940A7C0DEAFFBC02E59FEBFDBAE82C0DF5F0DC14A4C45C0160BFEC0C2CF5640817798C0727AFABFCB70A83F"> : tensor<3x2x4xcomplex<f32>>
    return %c0 : tensor<3x2x4xcomplex<f32>>
  }
}

// -----

module @lax_rev_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xi2>
    %want0 = call @expected() : () -> tensor<3x2x4xi2>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xi2>, tensor<3x2x4xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xi2> {
    %c0 = stablehlo.constant dense<"0x030200000000000002030202010002010201020202020103"> : tensor<3x2x4xi2>
    return %c0 : tensor<3x2x4xi2>
  }
  func.func private @expected() -> tensor<3x2x4xi2> {
    %c0 = stablehlo.constant dense<"0x020201020301020202020302010200010000020300000000"> : tensor<3x2x4xi2>
    return %c0 : tensor<3x2x4xi2>
  }
}

// -----

module @lax_rev_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xi4>
    %want0 = call @expected() : () -> tensor<3x2x4xi4>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xi4>, tensor<3x2x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xi4> {
    %c0 = stablehlo.constant dense<"0x0C0703030104030D0F070000020A050E0D0C020204040A03"> : tensor<3x2x4xi4>
    return %c0 : tensor<3x2x4xi4>
  }
  func.func private @expected() -> tensor<3x2x4xi4> {
    %c0 = stablehlo.constant dense<"0x02020C0D030A04040000070F0E050A020303070C0D030401"> : tensor<3x2x4xi4>
    return %c0 : tensor<3x2x4xi4>
  }
}

// -----

module @lax_rev_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xui2>
    %want0 = call @expected() : () -> tensor<3x2x4xui2>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xui2>, tensor<3x2x4xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xui2> {
    %c0 = stablehlo.constant dense<"0x030202030303020100000101020102000100030303030201"> : tensor<3x2x4xui2>
    return %c0 : tensor<3x2x4xui2>
  }
  func.func private @expected() -> tensor<3x2x4xui2> {
    %c0 = stablehlo.constant dense<"0x030300010102030301010000000201020302020301020303"> : tensor<3x2x4xui2>
    return %c0 : tensor<3x2x4xui2>
  }
}

// -----

module @lax_rev_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xui4>
    %want0 = call @expected() : () -> tensor<3x2x4xui4>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xui4>, tensor<3x2x4xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xui4> {
    %c0 = stablehlo.constant dense<"0x030700010200090707090000060903060605040103070106"> : tensor<3x2x4xui4>
    return %c0 : tensor<3x2x4xui4>
  }
  func.func private @expected() -> tensor<3x2x4xui4> {
    %c0 = stablehlo.constant dense<"0x010405060601070300000907060309060100070307090002"> : tensor<3x2x4xui4>
    return %c0 : tensor<3x2x4xui4>
  }
}

// -----

module @lax_rev_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x2x4xf8E4M3FN>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xf8E4M3FN>, tensor<3x2x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0xC61ABAB64850C54724BD2435C04CC8314EC14332CD415151"> : tensor<3x2x4xf8E4M3FN>
    return %c0 : tensor<3x2x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x2x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0x3243C14E515141CD3524BD2431C84CC0B6BA1AC647C55048"> : tensor<3x2x4xf8E4M3FN>
    return %c0 : tensor<3x2x4xf8E4M3FN>
  }
}

// -----

module @lax_rev_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x2x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x2x4xf8E5M2>
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<3x2x4xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x2x4xf8E5M2>, tensor<3x2x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x2x4xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x47C445C1C3B94346474148C643C63FBB4546414448C743C7"> : tensor<3x2x4xf8E5M2>
    return %c0 : tensor<3x2x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x2x4xf8E5M2> {
    %c0 = stablehlo.constant dense<"0x44414645C743C748C6484147BB3FC643C145C4474643B9C3"> : tensor<3x2x4xf8E5M2>
    return %c0 : tensor<3x2x4xf8E5M2>
  }
}
