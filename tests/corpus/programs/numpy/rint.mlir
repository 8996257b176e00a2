module @numpy_rint_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xi16>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = call @rint(%arg0) : (tensor<7xi16>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xi16> {
    %c0 = stablehlo.constant dense<[15, 15, 9, 6, 20, 7, 5]> : tensor<7xi16>
    return %c0 : tensor<7xi16>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[15.0, 15.0, 9.0, 6.0, 20.0, 7.0, 5.0]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @rint(%arg0: tensor<7xi16>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<7xi16>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}

// -----

module @numpy_rint_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf16>
    %want0 = call @expected() : () -> tensor<2x3x4xf16>
    %0 = call @rint(%arg0) : (tensor<2x3x4xf16>) -> tensor<2x3x4xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf16> {
    %c0 = stablehlo.constant dense<"0xD749BC47A94AC34B0A44FF491548B64C1E4A1C4CFB45884CA549774C574BE748EB4ABB4CF146104C92494F41E7429345"> : tensor<2x3x4xf16>
    return %c0 : tensor<2x3x4xf16>
  }
  func.func private @expected() -> tensor<2x3x4xf16> {
    %c0 = stablehlo.constant dense<"0x004A0048804A004C0044004A0048C04C004A004C0046804C8049804C804B0049004BC04C0047004C8049004200420046"> : tensor<2x3x4xf16>
    return %c0 : tensor<2x3x4xf16>
  }
  func.func private @rint(%arg0: tensor<2x3x4xf16>) -> tensor<2x3x4xf16> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<2x3x4xf16>
    return %0 : tensor<2x3x4xf16>
  }
}

// -----

module @numpy_rint_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = call @rint(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[14.284666, 4.9237556, 10.169582, 19.5062, 11.544363], [3.551742, 13.7803545, 12.775128, 16.065601, 15.657677], [12.224234, 18.584469, 13.606481, 14.316109, 13.89396]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[14.0, 5.0, 10.0, 20.0, 12.0], [4.0, 14.0, 13.0, 16.0, 16.0], [12.0, 19.0, 14.0, 14.0, 14.0]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @rint(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_rint_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xf64>
    %want0 = call @expected() : () -> tensor<33xf64>
    %0 = call @rint(%arg0) : (tensor<33xf64>) -> tensor<33xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<33xf64>, tensor<33xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xf64> {
    %c0 = stablehlo.constant dense<"0xC3B7CDAF5C773240A836B4489ADE304047508C4776382640509DE833EEB42840F5A4E97878EDF83F93FD51473BD92E409D800CDB3B371B4074793C61E11912405B9ABD4965981740960F6862FFE72940E45BDF1A0D8D2F40AFA6B94CB4C02B407C4E1E88C8F232407BF58048C13A1A40442FD1D1010F32403A39DA9C10EF1240877360B607402C40DADFA3C2AFB230408A9926DD0D9A144001F7F3B80376304028E0271088581240ADB8B9FEFC063140B4E1D75FFBAE2740412F15B652DEFE3FB03A698FCCCEFE3F3BFB05493C95FC3F5376FACF0222264049034EC9AED02040177A7065E713F93F32991A37FA862840487FFCDA4E5921407BCEBCBE8C5F334040C680D852AFFD3F"> : tensor<33xf64>
    return %c0 : tensor<33xf64>
  }
  func.func private @expected() -> tensor<33xf64> {
    %c0 = stablehlo.constant dense<"0x000000000000324000000000000031400000000000002640000000000000284000000000000000400000000000002E400000000000001C40000000000000144000000000000018400000000000002A4000000000000030400000000000002C4000000000000033400000000000001C40000000000000324000000000000014400000000000002C400000000000003140000000000000144000000000000030400000000000001440000000000000314000000000000028400000000000000040000000000000004000000000000000400000000000002640000000000000204000000000000000400000000000002840000000000000224000000000000033400000000000000040"> : tensor<33xf64>
    return %c0 : tensor<33xf64>
  }
  func.func private @rint(%arg0: tensor<33xf64>) -> tensor<33xf64> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<33xf64>
    return %0 : tensor<33xf64>
  }
}
