module @numpy_sort_bool {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x3xi1>
    %want0 = call @expected() : () -> tensor<6x3xi1>
    %0 = call @sort(%arg0) : (tensor<6x3xi1>) -> tensor<6x3xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x3xi1>, tensor<6x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x3xi1> {
    %c0 = stablehlo.constant dense<"0x010000010000000001010001010101010001"> : tensor<6x3xi1>
    return %c0 : tensor<6x3xi1>
  }
  func.func private @expected() -> tensor<6x3xi1> {
    %c0 = stablehlo.constant dense<"0x000000010000010001010001010001010101"> : tensor<6x3xi1>
    return %c0 : tensor<6x3xi1>
  }
  func.func private @sort(%arg0: tensor<6x3xi1>) -> tensor<6x3xi1> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<6x3xi1>) -> tensor<6x3xi1>
    return %0 : tensor<6x3xi1>
  }
}

// -----

module @numpy_sort_u8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x3xui8>
    %want0 = call @expected() : () -> tensor<6x3xui8>
    %0 = call @sort(%arg0) : (tensor<6x3xui8>) -> tensor<6x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x3xui8>, tensor<6x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x3xui8> {
    %c0 = stablehlo.constant dense<"0x000403000306060705080805060607090600"> : tensor<6x3xui8>
    return %c0 : tensor<6x3xui8>
  }
  func.func private @expected() -> tensor<6x3xui8> {
    %c0 = stablehlo.constant dense<"0x000300000403060605060605080706090807"> : tensor<6x3xui8>
    return %c0 : tensor<6x3xui8>
  }
  func.func private @sort(%arg0: tensor<6x3xui8>) -> tensor<6x3xui8> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<6x3xui8>) -> tensor<6x3xui8>
    return %0 : tensor<6x3xui8>
  }
}

// -----

module @numpy_sort_i64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x3xi64>
    %want0 = call @expected() : () -> tensor<6x3xi64>
    %0 = call @sort(%arg0) : (tensor<6x3xi64>) -> tensor<6x3xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x3xi64>, tensor<6x3xi64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x3xi64> {
    %c0 = stablehlo.constant dense<"0x06000000000000000400000000000000FBFFFFFFFFFFFFFF0800000000000000000000000000000000000000000000000300000000000000FBFFFFFFFFFFFFFF0500000000000000F7FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0700000000000000FEFFFFFFFFFFFFFF0800000000000000F8FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0900000000000000"> : tensor<6x3xi64>
    return %c0 : tensor<6x3xi64>
  }
  func.func private @expected() -> tensor<6x3xi64> {
    %c0 = stablehlo.constant dense<"0xF7FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF00000000000000000600000000000000FEFFFFFFFFFFFFFF0500000000000000070000000000000000000000000000000800000000000000080000000000000004000000000000000900000000000000"> : tensor<6x3xi64>
    return %c0 : tensor<6x3xi64>
  }
  func.func private @sort(%arg0: tensor<6x3xi64>) -> tensor<6x3xi64> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<6x3xi64>) -> tensor<6x3xi64>
    return %0 : tensor<6x3xi64>
  }
}

// -----

module @numpy_sort_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x3xbf16>
    %want0 = call @expected() : () -> tensor<6x3xbf16>
    %0 = call @sort(%arg0) : (tensor<6x3xbf16>) -> tensor<6x3xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x3xbf16>, tensor<6x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x3xbf16> {
    %c0 = stablehlo.constant dense<"0xAEC00DBF0741BAC084403A40A0C00841FE4017C001C106C070408DC0A3C0F2C0A640ADC0"> : tensor<6x3xbf16>
    return %c0 : tensor<6x3xbf16>
  }
  func.func private @expected() -> tensor<6x3xbf16> {
    %c0 = stablehlo.constant dense<"0xF2C001C1ADC0BAC08DC0A3C0AEC00DBF06C0A0C084403A4017C0A640FE40704008410741"> : tensor<6x3xbf16>
    return %c0 : tensor<6x3xbf16>
  }
  func.func private @sort(%arg0: tensor<6x3xbf16>) -> tensor<6x3xbf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<6x3xbf16>) -> tensor<6x3xbf16>
    return %0 : tensor<6x3xbf16>
  }
}

// -----

module @numpy_sort_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x3xf16>
    %want0 = call @expected() : () -> tensor<6x3xf16>
    %0 = call @sort(%arg0) : (tensor<6x3xf16>) -> tensor<6x3xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x3xf16>, tensor<6x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x3xf16> {
    %c0 = stablehlo.constant dense<"0x4F3EC7C77BC00848134147C89A44CD35CDC1A738C646ECBCCBC529C894BAC045A044DD47"> : tensor<6x3xf16>
    return %c0 : tensor<6x3xf16>
  }
  func.func private @expected() -> tensor<6x3xf16> {
    %c0 = stablehlo.constant dense<"0xCBC529C847C8A738C7C7CDC14F3ECD357BC09A441341ECBCC045A04494BA0848C646DD47"> : tensor<6x3xf16>
    return %c0 : tensor<6x3xf16>
  }
  func.func private @sort(%arg0: tensor<6x3xf16>) -> tensor<6x3xf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<6x3xf16>) -> tensor<6x3xf16>
    return %0 : tensor<6x3xf16>
  }
}

// -----

module @numpy_sort_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x3xf32>
    %want0 = call @expected() : () -> tensor<6x3xf32>
    %0 = call @sort(%arg0) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x3xf32>, tensor<6x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x3xf32> {
    %c0 = stablehlo.constant dense<"0x1F9D68C0A364A0C02DFA77409BAB1D3F7F996F40C1E0CEBD024400C163E11240578305C19F4F98C0A1A9F2C0F38D68BFEC58DF40CBA418C0AE9A39C0483154C06F613C3FE45665BB"> : tensor<6x3xf32>
    return %c0 : tensor<6x3xf32>
  }
  func.func private @expected() -> tensor<6x3xf32> {
    %c0 = stablehlo.constant dense<"0x024400C1A1A9F2C0578305C19F4F98C0A364A0C0AE9A39C01F9D68C0CBA418C0F38D68BF483154C06F613C3FC1E0CEBD9BAB1D3F63E11240E45665BBEC58DF407F996F402DFA7740"> : tensor<6x3xf32>
    return %c0 : tensor<6x3xf32>
  }
  func.func private @sort(%arg0: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    return %0 : tensor<6x3xf32>
  }
}

// -----

module @numpy_sort_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x3xf64>
    %want0 = call @expected() : () -> tensor<6x3xf64>
    %0 = call @sort(%arg0) : (tensor<6x3xf64>) -> tensor<6x3xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x3xf64>, tensor<6x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x3xf64> {
    %c0 = stablehlo.constant dense<"0x18035EF725A507C0584A0772CE0D0A40BC5A6CF7B7D707C0F68E0D300D651EC0800DA3D12420FD3F24B34F07DAF61C40BD596FBA04D121C03A6CF4B6501516C0B6FC6691A26607C02062C4834FBBF03FE8812739B65B15C0A81A093E7A9021C02CBB47C352291E40284D4E9426F60B4080697A04B8D0EB3FC05FB7CB837BFD3F4015C908F111F83F60EAABA7861920C0"> : tensor<6x3xf64>
    return %c0 : tensor<6x3xf64>
  }
  func.func private @expected() -> tensor<6x3xf64> {
    %c0 = stablehlo.constant dense<"0xBD596FBA04D121C03A6CF4B6501516C0A81A093E7A9021C0F68E0D300D651EC0E8812739B65B15C060EAABA7861920C018035EF725A507C04015C908F111F83FBC5A6CF7B7D707C02062C4834FBBF03F800DA3D12420FD3FB6FC6691A26607C0C05FB7CB837BFD3F584A0772CE0D0A4080697A04B8D0EB3F2CBB47C352291E40284D4E9426F60B4024B34F07DAF61C40"> : tensor<6x3xf64>
    return %c0 : tensor<6x3xf64>
  }
  func.func private @sort(%arg0: tensor<6x3xf64>) -> tensor<6x3xf64> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f64>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f64>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f64>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<6x3xf64>) -> tensor<6x3xf64>
    return %0 : tensor<6x3xf64>
  }
}

// -----

module @numpy_sort_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<6x3xcomplex<f32>>
    %0 = call @sort(%arg0) : (tensor<6x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x7844CC3FF76BBFC089B4CEC0682ACDBFE1ABA73F45F524C0C193E540633B313E280F09C1F383A4BE90F1D6BF356CBBBFFFB000C1DA10AB40BC69EC400FE08FC0175F724009330BC1DCECFDC08B1E1D402B248FC04CB444C0C84CC340647781BEC10AEDC006ED3C3FC732B4C0DF764DC053E1E8C078A9164099546D40121B80C009D003416E21CEC037DD9540F9CB02C1"> : tensor<6x3xcomplex<f32>>
    return %c0 : tensor<6x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<6x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xFFB000C1DA10AB40280F09C1F383A4BE53E1E8C078A91640DCECFDC08B1E1D4089B4CEC0682ACDBF90F1D6BF356CBBBFC10AEDC006ED3C3FC732B4C0DF764DC0E1ABA73F45F524C07844CC3FF76BBFC02B248FC04CB444C0175F724009330BC199546D40121B80C0BC69EC400FE08FC037DD9540F9CB02C1C193E540633B313E09D003416E21CEC0C84CC340647781BE"> : tensor<6x3xcomplex<f32>>
    return %c0 : tensor<6x3xcomplex<f32>>
  }
  func.func private @sort(%arg0: tensor<6x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %1 = stablehlo.real %arg1 : (tensor<complex<f32>>) -> tensor<f32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %6 = stablehlo.imag %arg1 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.compare EQ, %6, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.select %7, %cst_3, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f32>
      %11 = stablehlo.real %arg2 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %12 = stablehlo.compare EQ, %11, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.select %12, %cst_6, %11 : tensor<i1>, tensor<f32>
      %14 = stablehlo.compare NE, %11, %11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %15 = stablehlo.select %14, %cst_7, %13 : tensor<i1>, tensor<f32>
      %16 = stablehlo.imag %arg2 : (tensor<complex<f32>>) -> tensor<f32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.compare EQ, %16, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.select %17, %cst_9, %16 : tensor<i1>, tensor<f32>
      %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %20 = stablehlo.select %19, %cst_10, %18 : tensor<i1>, tensor<f32>
      %21 = stablehlo.compare LT, %10, %20, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %22 = stablehlo.compare LT, %5, %15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %23 = stablehlo.compare EQ, %5, %15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = stablehlo.and %23, %21 : tensor<i1>
      %25 = stablehlo.or %22, %24 : tensor<i1>
      stablehlo.return %25 : tensor<i1>
    }) : (tensor<6x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
    return %0 : tensor<6x3xcomplex<f32>>
  }
}

// -----

module @numpy_sort_descending_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xi32>
    %want0 = call @expected() : () -> tensor<4x6xi32>
    %0 = call @sort(%arg0) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0xFBFFFFFF06000000F8FFFFFF09000000F8FFFFFF03000000F8FFFFFFFFFFFFFF00000000F9FFFFFF05000000060000000600000003000000F7FFFFFFFFFFFFFF09000000F8FFFFFFF9FFFFFF08000000F8FFFFFF010000000500000000000000"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @expected() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0x090000000600000003000000FBFFFFFFF8FFFFFFF8FFFFFF060000000500000000000000FFFFFFFFF9FFFFFFF8FFFFFF090000000600000003000000FFFFFFFFF8FFFFFFF7FFFFFF08000000050000000100000000000000F9FFFFFFF8FFFFFF"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @sort(%arg0: tensor<4x6xi32>) -> tensor<4x6xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<4x6xi32>
    return %1 : tensor<4x6xi32>
  }
}

// -----

module @numpy_sort_descending_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @sort(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0BC19BC0E6BFD3BE54407BC0F73F514003C1874007C19BC084C0C5BEBD3FA34068409D405A3F06410841833F9BC0F7C0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x5440D3BEE6BF7BC09BC00BC187405140F73F9BC003C107C1A3409D406840BD3FC5BE84C008410641833F5A3F9BC0F7C0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @sort(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<bf16>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<4x6xbf16>
    return %1 : tensor<4x6xbf16>
  }
}

// -----

module @numpy_sort_descending_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @sort(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x744A1B403AC4B0BE6BB801C17DF807412EBD90C0E0F59BC0BDE1CA401CB292BF046E2DC0C71E8CBFD38136401584EE40600747BF410987C0B03C084152E4B4C04A6DEE40E2B8AC40609387C082C7CFC0EF1DC0C02A4593BFD047B440D3F9A140"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x7DF80741744A1B403AC4B0BE2EBD90C0E0F59BC06BB801C11584EE40BDE1CA40D3813640C71E8CBF1CB292BF046E2DC0B03C08414A6DEE40E2B8AC40600747BF410987C052E4B4C0D047B440D3F9A1402A4593BF609387C0EF1DC0C082C7CFC0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @sort(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
}

// -----

module @numpy_sort_descending_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @sort(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x39406651EFB221C0E320962CB4A214C0E86F8B73A2F410C098BD251EF8C40240343FBE0775C01E40C0C0835EDB89CDBFA07F16E9B7EDFCBF2AD9C4F6D86116402625410BB0E520406E06BCAF3C9110C07E401156772221C00078A2D13909B6BFBC8775626E91214094EBA84113DC04C04A3AA9E43B8718402806515A94231040BC91401D797418C09661510CF7731B4018DF6914C8BA20C0D4E28A0E6EC10DC04C2B9B268BC30DC032479229362D04C000679373196FD13F07B6918A198B1BC0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x343FBE0775C01E4098BD251EF8C40240C0C0835EDB89CDBFE86F8B73A2F410C0E320962CB4A214C039406651EFB221C02625410BB0E520402AD9C4F6D86116400078A2D13909B6BFA07F16E9B7EDFCBF6E06BCAF3C9110C07E401156772221C0BC8775626E9121409661510CF7731B404A3AA9E43B8718402806515A9423104094EBA84113DC04C0BC91401D797418C000679373196FD13F32479229362D04C0D4E28A0E6EC10DC04C2B9B268BC30DC007B6918A198B1BC018DF6914C8BA20C0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @sort(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f64>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f64>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f64>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f64>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<4x6xf64>
    return %1 : tensor<4x6xf64>
  }
}
