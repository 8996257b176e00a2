module @lax_slice_in_dim_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xi1>
    %want0 = call @expected() : () -> tensor<3x3xi1>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xi1>) -> tensor<3x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xi1> {
    %c0 = stablehlo.constant dense<"0x000101000001010001010101000000000000000000"> : tensor<3x7xi1>
    return %c0 : tensor<3x7xi1>
  }
  func.func private @expected() -> tensor<3x3xi1> {
    %c0 = stablehlo.constant dense<[[true, false, true], [true, true, false], [false, false, false]]> : tensor<3x3xi1>
    return %c0 : tensor<3x3xi1>
  }
}

// -----

module @lax_slice_in_dim_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xi8>
    %want0 = call @expected() : () -> tensor<3x3xi8>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xi8>) -> tensor<3x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xi8> {
    %c0 = stablehlo.constant dense<"0xFA0604FAFD01FEFD09FA0108FD05040305FA02FB07"> : tensor<3x7xi8>
    return %c0 : tensor<3x7xi8>
  }
  func.func private @expected() -> tensor<3x3xi8> {
    %c0 = stablehlo.constant dense<[[6, -6, 1], [9, 1, -3], [3, -6, -5]]> : tensor<3x3xi8>
    return %c0 : tensor<3x3xi8>
  }
}

// -----

module @lax_slice_in_dim_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xi32>
    %want0 = call @expected() : () -> tensor<3x3xi32>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xi32>) -> tensor<3x3xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xi32> {
    %c0 = stablehlo.constant dense<"0xF9FFFFFFFAFFFFFF09000000F8FFFFFF06000000F9FFFFFFFDFFFFFF000000000100000009000000FCFFFFFF0600000004000000FFFFFFFFFAFFFFFFFCFFFFFFFEFFFFFFFCFFFFFF03000000FAFFFFFF05000000"> : tensor<3x7xi32>
    return %c0 : tensor<3x7xi32>
  }
  func.func private @expected() -> tensor<3x3xi32> {
    %c0 = stablehlo.constant dense<[[-6, -8, -7], [1, -4, 4], [-4, -4, -6]]> : tensor<3x3xi32>
    return %c0 : tensor<3x3xi32>
  }
}

// -----

module @lax_slice_in_dim_u32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xui32>
    %want0 = call @expected() : () -> tensor<3x3xui32>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xui32>) -> tensor<3x3xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xui32> {
    %c0 = stablehlo.constant dense<"0x050000000500000003000000000000000500000007000000000000000800000002000000090000000800000004000000000000000900000009000000080000000500000008000000010000000700000005000000"> : tensor<3x7xui32>
    return %c0 : tensor<3x7xui32>
  }
  func.func private @expected() -> tensor<3x3xui32> {
    %c0 = stablehlo.constant dense<[[5, 0, 7], [2, 8, 0], [8, 8, 7]]> : tensor<3x3xui32>
    return %c0 : tensor<3x3xui32>
  }
}

// -----

module @lax_slice_in_dim_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xbf16>
    %want0 = call @expected() : () -> tensor<3x3xbf16>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xbf16>) -> tensor<3x3xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xbf16> {
    %c0 = stablehlo.constant dense<"0x08C1E240CEC00C41F3BF2EC02840F8C0A5BFF540CDC00941A7C0EE405140B3C049BF42C001410AC1BFC0"> : tensor<3x7xbf16>
    return %c0 : tensor<3x7xbf16>
  }
  func.func private @expected() -> tensor<3x3xbf16> {
    %c0 = stablehlo.constant dense<[[7.0625, 8.75, -2.71875], [-1.2890625, -6.40625, -5.21875], [-5.59375, -3.03125, -8.625]]> : tensor<3x3xbf16>
    return %c0 : tensor<3x3xbf16>
  }
}

// -----

module @lax_slice_in_dim_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xf16>
    %want0 = call @expected() : () -> tensor<3x3xf16>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xf16>) -> tensor<3x3xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xf16>, tensor<3x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xf16> {
    %c0 = stablehlo.constant dense<"0x5845EE4704B8F74485C44148F040CC4662C1EA47833544C7EBC734449A410AC82C3CB9C282C56C44FFC4"> : tensor<3x7xf16>
    return %c0 : tensor<3x7xf16>
  }
  func.func private @expected() -> tensor<3x3xf16> {
    %c0 = stablehlo.constant dense<[[7.9296875, 4.96484375, 8.5078125], [-2.69140625, 0.344482421875, -7.91796875], [-8.078125, -3.361328125, 4.421875]]> : tensor<3x3xf16>
    return %c0 : tensor<3x3xf16>
  }
}

// -----

module @lax_slice_in_dim_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xf32>
    %want0 = call @expected() : () -> tensor<3x3xf32>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xf32>) -> tensor<3x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xf32> {
    %c0 = stablehlo.constant dense<"0x0F35A7BFA5BC9BC08EE7F94059544FBF90B5574021E109C0F7BB1F3FC6F9C63F36B3BD4037598BC0DB60123F2C9FE6408B217FC0CE0AD2BF72B327C0284AAAC03609D0C07FD842404F28A940B2ECF4400E305C40"> : tensor<3x7xf32>
    return %c0 : tensor<3x7xf32>
  }
  func.func private @expected() -> tensor<3x3xf32> {
    %c0 = stablehlo.constant dense<[[-4.866778, -0.8098808, -2.1543658], [5.9281263, 0.5717904, -3.9864223], [-5.3215523, 3.0444639, 7.6538935]]> : tensor<3x3xf32>
    return %c0 : tensor<3x3xf32>
  }
}

// -----

module @lax_slice_in_dim_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xf64>
    %want0 = call @expected() : () -> tensor<3x3xf64>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xf64>) -> tensor<3x3xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xf64> {
    %c0 = stablehlo.constant dense<"0xC4792291A92911C0A06D58DE8EE7F8BF42AF02FB63F31040EB888D054F8120C080E0AEA4E9E8CC3FD0859F5AF1B119C06E70AFE89D7E1AC0566F87702D3D12C0804FDADB8AF4F43FF8AAAD53FCB60C40800BFADBF91610C0A00E681AB20106C09BA1DE7B27B31CC068E8671889DD1B4082D54988782A1FC000BC06E4B8AE90BFB2A5F8AC002D1CC094F7462DACAAF9BFB471F696211F16C00C1034947DA016C04C25CB9F7D4CF9BF"> : tensor<3x7xf64>
    return %c0 : tensor<3x7xf64>
  }
  func.func private @expected() -> tensor<3x3xf64> {
    %c0 = stablehlo.constant dense<[[-1.556532734429176, -8.252556012656404, -6.423772254930967], [1.309702738571076, -4.022437512527972, -7.174955306495032], [-0.016291512410756326, -1.6041681069031926, -5.656729045560507]]> : tensor<3x3xf64>
    return %c0 : tensor<3x3xf64>
  }
}

// -----

module @lax_slice_in_dim_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x3xcomplex<f32>>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x94C7E2C03C40AEBF3C26E74081249CC077F2C4C064A87C3F9CC1714073076CC0929F1A3F76CFB3C04E2297C0E015993D519E94C03FEDF440BD0BC340CC77523F138B01C131C769C091A2B0C010710341BB218C40BCF14B404632B540BABF3FC09A4E07C18A6D904062634B4058804DBD1C80D940A9E54940E7F2F240A4B88540170B133FCED6AA40EBCE9FC0A5B196409747C6403356223EEEB08640F54900C10601F8C09CA8A2C0"> : tensor<3x7xcomplex<f32>>
    return %c0 : tensor<3x7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(7.2234173,-4.879456), (3.777442,-3.6879547), (-4.7229376,0.074748755)], [(-8.096454,-3.6527827), (4.3791175,3.1866293), (-8.45669,4.5133715)], [(7.592151,4.178789), (-4.9940085,4.709185), (4.209098,-8.018056)]]> : tensor<3x3xcomplex<f32>>
    return %c0 : tensor<3x3xcomplex<f32>>
  }
}

// -----

module @lax_slice_in_dim_i2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xi2>
    %want0 = call @expected() : () -> tensor<3x3xi2>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xi2>) -> tensor<3x3xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi2>, tensor<3x3xi2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xi2> {
    %c0 = stablehlo.constant dense<"0x020203030100030203030002030003030000010203"> : tensor<3x7xi2>
    return %c0 : tensor<3x7xi2>
  }
  func.func private @expected() -> tensor<3x3xi2> {
    %c0 = stablehlo.constant dense<[[-2, -1, 0], [-1, 0, -1], [-1, 0, -2]]> : tensor<3x3xi2>
    return %c0 : tensor<3x3xi2>
  }
}

// -----

module @lax_slice_in_dim_i4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xi4>
    %want0 = call @expected() : () -> tensor<3x3xi4>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xi4>) -> tensor<3x3xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xi4>, tensor<3x3xi4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xi4> {
    %c0 = stablehlo.constant dense<"0x000A040C020E090D010B00030702090D060E0C0B01"> : tensor<3x7xi4>
    return %c0 : tensor<3x7xi4>
  }
  func.func private @expected() -> tensor<3x3xi4> {
    %c0 = stablehlo.constant dense<[[-6, -4, -2], [1, 0, 7], [-3, -2, -5]]> : tensor<3x3xi4>
    return %c0 : tensor<3x3xi4>
  }
}

// -----

module @lax_slice_in_dim_u2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xui2>
    %want0 = call @expected() : () -> tensor<3x3xui2>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xui2>) -> tensor<3x3xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xui2>, tensor<3x3xui2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xui2> {
    %c0 = stablehlo.constant dense<"0x000301020201020100030102000101020300030000"> : tensor<3x7xui2>
    return %c0 : tensor<3x7xui2>
  }
  func.func private @expected() -> tensor<3x3xui2> {
    %c0 = stablehlo.constant dense<[[3, 2, 1], [0, 1, 0], [2, 0, 0]]> : tensor<3x3xui2>
    return %c0 : tensor<3x3xui2>
  }
}

// -----

module @lax_slice_in_dim_u4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xui4>
    %want0 = call @expected() : () -> tensor<3x3xui4>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xui4>) -> tensor<3x3xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xui4>, tensor<3x3xui4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xui4> {
    %c0 = stablehlo.constant dense<"0x070008050109010508030204010208080708020300"> : tensor<3x7xui4>
    return %c0 : tensor<3x7xui4>
  }
  func.func private @expected() -> tensor<3x3xui4> {
    %c0 = stablehlo.constant dense<[[0, 5, 9], [8, 2, 1], [8, 8, 3]]> : tensor<3x3xui4>
    return %c0 : tensor<3x3xui4>
  }
}

// -----

module @lax_slice_in_dim_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x3xf8E4M3FN>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xf8E4M3FN>) -> tensor<3x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xf8E4M3FN> {
    %c0 = stablehlo.constant dense<"0xD1B54843C04ED0CEC1D14F39C150CD4FD1D0B3CCD0"> : tensor<3x7xf8E4M3FN>
    return %c0 : tensor<3x7xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x3xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[-0.8125, 2.75, 7.0], [-2.25, 7.5, -2.25], [7.5, -8.0, -6.0]]> : tensor<3x3xf8E4M3FN>
    return %c0 : tensor<3x3xf8E4M3FN>
  }
}

// -----

module @lax_slice_in_dim_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x7xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x3xf8E5M2>
    %0 = stablehlo.slice %arg0 [0:3, 1:6:2] : (tensor<3x7xf8E5M2>) -> tensor<3x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x3xf8E5M2>, tensor<3x3xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x7xf8E5M2> {
    %c0 = stablehlo.constant dense<"0xC7C1BB4446483D42474447463BC648C8BB40C744C8"> : tensor<3x7xf8E5M2>
    return %c0 : tensor<3x7xf8E5M2>
  }
  func.func private @expected() -> tensor<3x3xf8E5M2> {
    %c0 = stablehlo.constant dense<[[-2.5, 4.0, 8.0], [7.0, 7.0, 0.875], [-8.0, 2.0, 4.0]]> : tensor<3x3xf8E5M2>
    return %c0 : tensor<3x3xf8E5M2>
  }
}
