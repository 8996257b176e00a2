module @lax_sub_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi8>, tensor<3x5xi8>)
    %want0 = call @expected() : () -> tensor<3x5xi8>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi8>, tensor<3x5xi8>) {
    %c0 = stablehlo.constant dense<[[6, 9, 1, -8, 6], [2, 3, 1, -9, -9], [6, -7, -8, 2, -2]]> : tensor<3x5xi8>
    %c1 = stablehlo.constant dense<[[8, 5, -7, -9, 7], [-9, 2, 0, -4, 5], [1, -1, -7, 6, -6]]> : tensor<3x5xi8>
    return %c0, %c1 : tensor<3x5xi8>, tensor<3x5xi8>
  }
  func.func private @expected() -> tensor<3x5xi8> {
    %c0 = stablehlo.constant dense<[[-2, 4, 8, 1, -1], [11, 1, 1, -5, -14], [5, -6, -1, -4, 4]]> : tensor<3x5xi8>
    return %c0 : tensor<3x5xi8>
  }
}

// -----

module @lax_sub_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i16>, tensor<i16>)
    %want0 = call @expected() : () -> tensor<i16>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<i16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i16>, tensor<i16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i16>, tensor<i16>) {
    %c0 = stablehlo.constant dense<9> : tensor<i16>
    %c1 = stablehlo.constant dense<8> : tensor<i16>
    return %c0, %c1 : tensor<i16>, tensor<i16>
  }
  func.func private @expected() -> tensor<i16> {
    %c0 = stablehlo.constant dense<1> : tensor<i16>
    return %c0 : tensor<i16>
  }
}

// -----

module @lax_sub_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi32>, tensor<7xi32>)
    %want0 = call @expected() : () -> tensor<7xi32>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi32>, tensor<7xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi32>, tensor<7xi32>) {
    %c0 = stablehlo.constant dense<[7, -1, -7, -5, -5, 1, -9]> : tensor<7xi32>
    %c1 = stablehlo.constant dense<[6, 5, -5, 9, -1, -4, -5]> : tensor<7xi32>
    return %c0, %c1 : tensor<7xi32>, tensor<7xi32>
  }
  func.func private @expected() -> tensor<7xi32> {
    %c0 = stablehlo.constant dense<[1, -6, -2, -14, -4, 5, -4]> : tensor<7xi32>
    return %c0 : tensor<7xi32>
  }
}

// -----

module @lax_sub_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi64>, tensor<2x3x4xi64>)
    %want0 = call @expected() : () -> tensor<2x3x4xi64>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<2x3x4xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi64>, tensor<2x3x4xi64>) {
    %c0 = stablehlo.constant dense<"0x0600000000000000000000000000000004000000000000000300000000000000F9FFFFFFFFFFFFFF0700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF06000000000000000500000000000000F7FFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF02000000000000000000000000000000FBFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF00000000000000000800000000000000"> : tensor<2x3x4xi64>
    %c1 = stablehlo.constant dense<"0xFBFFFFFFFFFFFFFF0100000000000000F9FFFFFFFFFFFFFF03000000000000000800000000000000FBFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000007000000000000000500000000000000FEFFFFFFFFFFFFFF0500000000000000030000000000000003000000000000000900000000000000F9FFFFFFFFFFFFFF0200000000000000FDFFFFFFFFFFFFFF07000000000000000500000000000000FCFFFFFFFFFFFFFF03000000000000000700000000000000"> : tensor<2x3x4xi64>
    return %c0, %c1 : tensor<2x3x4xi64>, tensor<2x3x4xi64>
  }
  func.func private @expected() -> tensor<2x3x4xi64> {
    %c0 = stablehlo.constant dense<"0x0B00000000000000FFFFFFFFFFFFFFFF0B000000000000000000000000000000F1FFFFFFFFFFFFFF0C000000000000000500000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF9FFFFFFFFFFFFFF01000000000000000200000000000000F4FFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0500000000000000F5FFFFFFFFFFFFFF0500000000000000F9FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0100000000000000"> : tensor<2x3x4xi64>
    return %c0 : tensor<2x3x4xi64>
  }
}

// -----

module @lax_sub_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xui8>, tensor<0xui8>)
    %want0 = call @expected() : () -> tensor<0xui8>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<0xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xui8>, tensor<0xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xui8>, tensor<0xui8>) {
    %c0 = stablehlo.constant dense<> : tensor<0xui8>
    %c1 = stablehlo.constant dense<> : tensor<0xui8>
    return %c0, %c1 : tensor<0xui8>, tensor<0xui8>
  }
  func.func private @expected() -> tensor<0xui8> {
    %c0 = stablehlo.constant dense<> : tensor<0xui8>
    return %c0 : tensor<0xui8>
  }
}

// -----

module @lax_sub_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xui16>, tensor<33xui16>)
    %want0 = call @expected() : () -> tensor<33xui16>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<33xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xui16>, tensor<33xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xui16>, tensor<33xui16>) {
    %c0 = stablehlo.constant dense<"0x080003000200070009000500060001000500050000000200050007000000090005000600020008000000060009000900040005000500010003000600010002000200"> : tensor<33xui16>
    %c1 = stablehlo.constant dense<"0x020009000400060003000100070007000700000005000900020005000900030007000800020003000100020000000000020004000400080000000300000003000100"> : tensor<33xui16>
    return %c0, %c1 : tensor<33xui16>, tensor<33xui16>
  }
  func.func private @expected() -> tensor<33xui16> {
    %c0 = stablehlo.constant dense<"0x0600FAFFFEFF010006000400FFFFFAFFFEFF0500FBFFF9FF03000200F7FF0600FEFFFEFF00000500FFFF040009000900020001000100F9FF030003000100FFFF0100"> : tensor<33xui16>
    return %c0 : tensor<33xui16>
  }
}

// -----

module @lax_sub_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xui32>, tensor<1x1xui32>)
    %want0 = call @expected() : () -> tensor<1x1xui32>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<1x1xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xui32>, tensor<1x1xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xui32>, tensor<1x1xui32>) {
    %c0 = stablehlo.constant dense<0> : tensor<1x1xui32>
    %c1 = stablehlo.constant dense<2> : tensor<1x1xui32>
    return %c0, %c1 : tensor<1x1xui32>, tensor<1x1xui32>
  }
  func.func private @expected() -> tensor<1x1xui32> {
    %c0 = stablehlo.constant dense<4294967294> : tensor<1x1xui32>
    return %c0 : tensor<1x1xui32>
  }
}

// -----

module @lax_sub_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xui64>, tensor<4x0x2xui64>)
    %want0 = call @expected() : () -> tensor<4x0x2xui64>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<4x0x2xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xui64>, tensor<4x0x2xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xui64>, tensor<4x0x2xui64>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui64>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xui64>
    return %c0, %c1 : tensor<4x0x2xui64>, tensor<4x0x2xui64>
  }
  func.func private @expected() -> tensor<4x0x2xui64> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui64>
    return %c0 : tensor<4x0x2xui64>
  }
}

// -----

module @lax_sub_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xbf16>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<2x1x3x2xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>) {
    %c0 = stablehlo.constant dense<[[[[8.25, 7.0625], [-3.203125, 3.15625], [-6.3125, -1.1953125]]], [[[3.453125, 7.90625], [-2.59375, -2.171875], [-8.6875, -3.0]]]]> : tensor<2x1x3x2xbf16>
    %c1 = stablehlo.constant dense<[[[[-4.625, -3.21875], [-8.5, -7.03125], [1.5546875, -6.40625]]], [[[3.8125, -6.375], [-0.69140625, 5.09375], [-5.40625, -5.6875]]]]> : tensor<2x1x3x2xbf16>
    return %c0, %c1 : tensor<2x1x3x2xbf16>, tensor<2x1x3x2xbf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xbf16> {
    %c0 = stablehlo.constant dense<[[[[12.875, 10.25], [5.3125, 10.1875], [-7.875, 5.21875]]], [[[-0.359375, 14.25], [-1.90625, -7.25], [-3.28125, 2.6875]]]]> : tensor<2x1x3x2xbf16>
    return %c0 : tensor<2x1x3x2xbf16>
  }
}

// -----

module @lax_sub_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xf16>, tensor<17x3xf16>)
    %want0 = call @expected() : () -> tensor<17x3xf16>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<17x3xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<17x3xf16>, tensor<17x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xf16>, tensor<17x3xf16>) {
    %c0 = stablehlo.constant dense<"0xC8C7A9C768481EBE1042A3C7BC40FB3C613EC73FE9C6F5C696C09742BD455ABF6D45B9C1BA3D1CC4F5BF9B4196C0DA442E4869B370C72BC88F470A48AFC638C785C41EC401464FC4F73D51B462C73EC03A4640C5E23C4AC306C814468BC558BBB5BBC7463443"> : tensor<17x3xf16>
    %c1 = stablehlo.constant dense<"0x8DC7903FA4C517C37A3C25BC554755C84340BDC4BF4649C8C542E5C6D639C2C2B73ED347E642154617C10148EAC7DD42D73C59C42544A1460448FB4789C626463BC7FCC3EFC4C2C6B94712C72747574759C7BC4600C6B0C7FFC5F4BFFDBB13C8E9C7C842D145"> : tensor<17x3xf16>
    return %c0, %c1 : tensor<17x3xf16>, tensor<17x3xf16>
  }
  func.func private @expected() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0x60B3C6C83A4B0840A63F9AC6F7C4F4484AB8AF46D4CA743EAEC5184902452A3E7E4358C909C018C9723834C59F45AE3D26471E44CAC97CCB90B7402EC0B0AFCA6C4100B07849E6403BC6CD4644CBBBC8CA4AFEC938470B441AC008488BC43B47F246C6426EC0"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
}

// -----

module @lax_sub_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[4.0784492, 7.500286, 7.421619, 4.443363, 6.8], [7.9302263, 1.0726662, -5.597554, 3.8676326, 7.6583815], [-1.4500233, -1.7295461, 8.854904, 1.5617439, 8.991601]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[-4.0705237, -4.1010027, 3.9665902, -3.3041348, -4.5646396], [-5.694792, -3.1834645, 7.8929963, -8.281599, 4.39272], [-0.47654524, -2.7169056, 1.2728717, -2.0711353, -1.6550703]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[8.148973, 11.601289, 3.4550288, 7.747498, 11.364639], [13.625018, 4.2561307, -13.490551, 12.149232, 3.2656612], [-0.9734781, 0.9873595, 7.582032, 3.6328793, 10.646671]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_sub_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<f64>, tensor<f64>)
    %want0 = call @expected() : () -> tensor<f64>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<f64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<-1.4716324655373807> : tensor<f64>
    %c1 = stablehlo.constant dense<-5.271653336741654> : tensor<f64>
    return %c0, %c1 : tensor<f64>, tensor<f64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<3.800020871204273> : tensor<f64>
    return %c0 : tensor<f64>
  }
}

// -----

module @lax_sub_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<7xcomplex<f32>>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<7xcomplex<f32>>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(-0.55442715,-2.1129942), (-1.4897859,8.039337), (-4.74059,-8.706648), (7.2465754,-7.705239), (-8.206877,0.46552736), (-0.88130486,-0.99350184), (6.781466,2.914799)]> : tensor<7xcomplex<f32>>
    %c1 = stablehlo.constant dense<[(2.0814776,3.5270307), (-2.0322962,4.72795), (-8.71831,-4.5911665), (4.3726206,-1.4605529), (4.856915,4.6152015), (6.96096,-8.982754), (5.898391,-2.6390524)]> : tensor<7xcomplex<f32>>
    return %c0, %c1 : tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>
  }
  func.func private @expected() -> tensor<7xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(-2.6359048,-5.640025), (0.5425103,3.311387), (3.9777203,-4.1154814), (2.8739548,-6.244686), (-13.063791,-4.149674), (-7.8422647,7.989252), (0.88307524,5.553851)]> : tensor<7xcomplex<f32>>
    return %c0 : tensor<7xcomplex<f32>>
  }
}

// -----

module @lax_sub_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x3x4xcomplex<f64>>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<2x3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<"0x530F884787401AC020E1907EB1F4D8BF10B4665C51BAE03F32C606733F331240AB89A06C402D14C034B7EEF212C61A40463CE690E75119C028EC3C57E21F02404E591CEB483C1B4092BFAF1DA14D20C05C6BF28183F203401463C27B634F0140E84EE6A48D6BFE3F9C126A17ED2121C0C08BB5FBCBF0CEBFA06C7AB022A0D5BFC0B29CE7CBCDE7BF90914E4F6B95FE3FE01949B51CB6FF3FBAB8E6E33A721FC0547DDA1265E5154056B1F76778620CC0C479599C1F451E40942684298C3020403E56711E1AB910C0607D48EE004BEEBF94D52772E19B0F4050961F4BD45C00C000AFC949B933F23F5C47E14ED00D0AC0C0D5828784D6C73F1E488D082CC21640502B160A3A6AF03F40C89695E6EED8BF6E3F753A173B1240B81CC36CCFEB1A403CD0A3827942F7BFB2DF9E9227471440B0A597953D0910407C58396AD0D91EC0A2414B7EEA201AC07C4D88D5A8080D4058E43BC85B762140C0CA74A7719BE3BF06B267DA27F808C060CB437EFB321D40700DFFB91385E2BF47123008F65121C0"> : tensor<2x3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<"0x922C8C26DBF312C0D05C01F6B3EEF73F3CCDB15CD0700040D50B7E0E304C18C02C81B880587A11400C6A607899F30B40A8CA036E76C71840F863071281F0FD3F34BC73A413580B40F21F2FBEA49603C02679CFA56FED12C0769B74B9B88E1540A05EC264E12BF13FB4C9F0C9582801C050D5B0D847BB1EC00EA9EC421D4511C0306AA2E720EFEE3FE6B0885B706517404EFD2FB5910112C0CA63542870F02040209423AE70C9FDBF1640B1B5368005C0F09F63D86ED2F03F6F5AAEB1124F1DC01C1BF5FDC28E1640FC08B8DAEE551940F478307E3E9C1D40A0A630A7A7BCF13FEAA152A2D2DA2040846907CD2F9616C0849A509F845D08400AF8575B2F8609C01E08BB95C80704C0009C99CEEEBCCCBFD4B03CE39D0E02409E8DC5F053BB1940D8F748764A3400C08B62058C185B20C0921145866E3800C01B48F421A63A18C080E242B24274EFBFC066AFCCC545CDBF504F99CADAC0E3BF40B927802596F9BF3EFCA2124BE304C0FC60E7E2F5311C409425006D502AF9BFE8FC851D5291F5BF"> : tensor<2x3x4xcomplex<f64>>
    return %c0, %c1 : tensor<2x3x4xcomplex<f64>>, tensor<2x3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0x048BEF83B032FDBF1895A555E02BFEBF7040300B7884F8BF0469C2C0B73F25406C85AC76CCD322C05C047D6D8C980940770375FFAE0C29C060D1C9710E3DD93F68F6C4317E200B402BEF47DCEFCF16C0D4AEC866B1E61C40D8D326F70DCE09C090E04780587FEA3F5EC0DBC9ADAF19C0F228D378C1C31D408804CA2F36D60F40788E9F67765EFBBF04196A0F2B800FC0C64382E218EF194014E023CDC65430C05C62633EC1571D4000C519C90689EBBFC89140E683101A40CC535B8215D82E40AD38338EEEA323C0A81881F84E1F1DC0541C398A9B9C0BC0A0E9B71E283B09C014D832F2B6281DC0AC8B2D4B8F1E0340286DD8561CE006C012A21CDBA1C22140C61DC69AE53C0C4080F4935CDE20C5BF08CEAD9190670240A0F1D8BFB707D33FE83EDCD3364CE23F64D25455AC7E2A40792EBAD87425184084411421A97CFABF52E50228623216C0E843533205DD0E404D79E57469B22240C0A7DA58D990EF3F20D7121F7353E0BF40A6C6B55910D03FB83D01208DCFEF3F54A5FE88973F1DC0"> : tensor<2x3x4xcomplex<f64>>
    return %c0 : tensor<2x3x4xcomplex<f64>>
  }
}

// -----

module @lax_sub_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xbf16>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<121xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<121xbf16>, tensor<121xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xbf16> {
    %c0 = stablehlo.constant dense<"0x0000000080BF803F00BF003F00C0004080FF807FC07F0080000080BF803F00BF003F00C0004080FF807FC07F803F803F00000040003FC03F80BF404080FF807FC07F80BF80BF00C00000C0BF00BF40C0803F80FF807FC07F003F003F00BFC03F0000803FC0BF204080FF807FC07F00BF00BFC0BF003F80BF000020C0C03F80FF807FC07F00400040803F4040C03F20400000804080FF807FC07F00C000C040C080BF20C0C0BF80C0000080FF807FC07F807F807F807F807F807F807F807F807FC0FF807FC07F80FF80FF80FF80FF80FF80FF80FF80FF80FFC0FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    return %c0 : tensor<121xbf16>
  }
}

// -----

module @lax_sub_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xf32>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<121xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<121xf32>, tensor<121xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xf32> {
    %c0 = stablehlo.constant dense<"0x0000000000000000000080BF0000803F000000BF0000003F000000C000000040000080FF0000807F0000C07F0000008000000000000080BF0000803F000000BF0000003F000000C000000040000080FF0000807F0000C07F0000803F0000803F00000000000000400000003F0000C03F000080BF00004040000080FF0000807F0000C07F000080BF000080BF000000C0000000000000C0BF000000BF000040C00000803F000080FF0000807F0000C07F0000003F0000003F000000BF0000C03F000000000000803F0000C0BF00002040000080FF0000807F0000C07F000000BF000000BF0000C0BF0000003F000080BF00000000000020C00000C03F000080FF0000807F0000C07F00000040000000400000803F000040400000C03F000020400000000000008040000080FF0000807F0000C07F000000C0000000C0000040C0000080BF000020C00000C0BF000080C000000000000080FF0000807F0000C07F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000C0FF0000807F0000C07F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C0FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    return %c0 : tensor<121xf32>
  }
}

// -----

module @lax_sub_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xf64>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<121xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<121xf64>, tensor<121xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xf64> {
    %c0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F0BF000000000000F03F000000000000E0BF000000000000E03F00000000000000C00000000000000040000000000000F0FF000000000000F07F000000000000F87F00000000000000800000000000000000000000000000F0BF000000000000F03F000000000000E0BF000000000000E03F00000000000000C00000000000000040000000000000F0FF000000000000F07F000000000000F87F000000000000F03F000000000000F03F00000000000000000000000000000040000000000000E03F000000000000F83F000000000000F0BF0000000000000840000000000000F0FF000000000000F07F000000000000F87F000000000000F0BF000000000000F0BF00000000000000C00000000000000000000000000000F8BF000000000000E0BF00000000000008C0000000000000F03F000000000000F0FF000000000000F07F000000000000F87F000000000000E03F000000000000E03F000000000000E0BF000000000000F83F0000000000000000000000000000F03F000000000000F8BF0000000000000440000000000000F0FF000000000000F07F000000000000F87F000000000000E0BF000000000000E0BF000000000000F8BF000000000000E03F000000000000F0BF000000000000000000000000000004C0000000000000F83F000000000000F0FF000000000000F07F000000000000F87F00000000000000400000000000000040000000000000F03F0000000000000840000000000000F83F000000000000044000000000000000000000000000001040000000000000F0FF000000000000F07F000000000000F87F00000000000000C000000000000000C000000000000008C0000000000000F0BF00000000000004C0000000000000F8BF00000000000010C00000000000000000000000000000F0FF000000000000F07F000000000000F87F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F8FF000000000000F07F000000000000F87F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F8FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    return %c0 : tensor<121xf64>
  }
}

// -----

module @lax_sub_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi2>, tensor<3x4xi2>)
    %want0 = call @expected() : () -> tensor<3x4xi2>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi2>, tensor<3x4xi2>) {
    %c0 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]]> : tensor<3x4xi2>
    %c1 = stablehlo.constant dense<[[0, 1, 1, 1], [1, 0, 1, 1], [0, 1, 1, 1]]> : tensor<3x4xi2>
    return %c0, %c1 : tensor<3x4xi2>, tensor<3x4xi2>
  }
  func.func private @expected() -> tensor<3x4xi2> {
    %c0 = stablehlo.constant dense<[[0, -1, -1, -1], [-1, 0, 0, -1], [0, -1, -1, -1]]> : tensor<3x4xi2>
    return %c0 : tensor<3x4xi2>
  }
}

// -----

module @lax_sub_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi4>, tensor<3x4xi4>)
    %want0 = call @expected() : () -> tensor<3x4xi4>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi4>, tensor<3x4xi4>) {
    %c0 = stablehlo.constant dense<[[2, 1, 0, 1], [3, 3, 0, 2], [3, 0, 1, 1]]> : tensor<3x4xi4>
    %c1 = stablehlo.constant dense<[[2, 2, 3, 0], [1, 1, 2, 3], [3, 2, 2, 2]]> : tensor<3x4xi4>
    return %c0, %c1 : tensor<3x4xi4>, tensor<3x4xi4>
  }
  func.func private @expected() -> tensor<3x4xi4> {
    %c0 = stablehlo.constant dense<[[0, -1, -3, 1], [2, 2, -2, -1], [0, -2, -1, -1]]> : tensor<3x4xi4>
    return %c0 : tensor<3x4xi4>
  }
}

// -----

module @lax_sub_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui2>, tensor<3x4xui2>)
    %want0 = call @expected() : () -> tensor<3x4xui2>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui2>, tensor<3x4xui2>) {
    %c0 = stablehlo.constant dense<[[0, 3, 1, 2], [1, 1, 2, 2], [1, 3, 2, 2]]> : tensor<3x4xui2>
    %c1 = stablehlo.constant dense<[[3, 3, 2, 0], [3, 3, 0, 1], [1, 1, 2, 1]]> : tensor<3x4xui2>
    return %c0, %c1 : tensor<3x4xui2>, tensor<3x4xui2>
  }
  func.func private @expected() -> tensor<3x4xui2> {
    %c0 = stablehlo.constant dense<[[1, 0, 3, 2], [2, 2, 2, 1], [0, 2, 0, 1]]> : tensor<3x4xui2>
    return %c0 : tensor<3x4xui2>
  }
}

// -----

module @lax_sub_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui4>, tensor<3x4xui4>)
    %want0 = call @expected() : () -> tensor<3x4xui4>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui4>, tensor<3x4xui4>) {
    %c0 = stablehlo.constant dense<[[0, 2, 2, 0], [3, 3, 2, 0], [0, 3, 3, 3]]> : tensor<3x4xui4>
    %c1 = stablehlo.constant dense<[[1, 3, 3, 1], [1, 2, 1, 0], [0, 2, 1, 0]]> : tensor<3x4xui4>
    return %c0, %c1 : tensor<3x4xui4>, tensor<3x4xui4>
  }
  func.func private @expected() -> tensor<3x4xui4> {
    %c0 = stablehlo.constant dense<[[15, 15, 15, 15], [2, 1, 1, 0], [0, 1, 2, 3]]> : tensor<3x4xui4>
    return %c0 : tensor<3x4xui4>
  }
}

// -----

module @lax_sub_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>)
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) {
    %c0 = stablehlo.constant dense<[[1.5625, 0.5625, 0.53125, 3.375], [3.75, 1.625, 0.6875, 3.375], [1.0625, 2.75, 3.5, 3.25]]> : tensor<3x4xf8E3M4>
    %c1 = stablehlo.constant dense<[[3.25, 2.5, 3.5, 2.75], [1.3125, 4.0, 3.625, 2.125], [3.5, 1.0, 3.875, 1.25]]> : tensor<3x4xf8E3M4>
    return %c0, %c1 : tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[-1.6875, -1.9375, -3.0, 0.625], [2.5, -2.375, -3.0, 1.25], [-2.5, 1.75, -0.375, 2.0]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_sub_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) {
    %c0 = stablehlo.constant dense<[[0.25, 3.0, 3.75, 0.25], [3.0, 1.75, 1.5, 1.0], [3.75, 1.5, 2.25, 3.25]]> : tensor<3x4xf8E4M3>
    %c1 = stablehlo.constant dense<[[3.5, 2.5, 1.875, 3.25], [3.0, 2.0, 4.0, 4.0], [3.0, 2.25, 0.75, 0.375]]> : tensor<3x4xf8E4M3>
    return %c0, %c1 : tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[-3.25, 0.5, 1.875, -3.0], [0.0, -0.25, -2.5, -3.0], [0.75, -0.75, 1.5, 3.0]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_sub_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<[[3.0, 1.25, 0.875, 2.75], [2.25, 3.5, 2.25, 2.5], [2.0, 3.75, 1.375, 0.375]]> : tensor<3x4xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[1.875, 3.75, 3.0, 2.75], [2.75, 3.0, 2.5, 4.0], [0.8125, 2.25, 1.875, 1.625]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[1.125, -2.5, -2.0, 0.0], [-0.5, 0.5, -0.25, -1.5], [1.25, 1.5, -0.5, -1.25]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_sub_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<[[1.375, 3.75, 1.5, 1.625], [3.25, 0.625, 0.375, 1.75], [3.75, 1.25, 0.875, 1.625]]> : tensor<3x4xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[1.25, 3.0, 0.25, 1.375], [3.5, 2.0, 2.0, 1.125], [0.9375, 1.0, 0.625, 4.0]]> : tensor<3x4xf8E4M3FN>
    return %c0, %c1 : tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[0.125, 0.75, 1.25, 0.25], [-0.25, -1.375, -1.625, 0.625], [2.75, 0.25, 0.25, -2.5]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_sub_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<[[2.0, 3.5, 1.0, 2.25], [2.0, 0.8125, 3.0, 3.75], [2.25, 3.75, 4.0, 1.25]]> : tensor<3x4xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[0.40625, 1.0, 3.5, 2.0], [4.0, 3.0, 3.5, 2.75], [2.75, 0.9375, 1.375, 0.46875]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[1.625, 2.5, -2.5, 0.25], [-2.0, -2.25, -0.5, 1.0], [-0.5, 2.75, 2.5, 0.75]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_sub_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>)
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) {
    %c0 = stablehlo.constant dense<[[2.5, 0.625, 0.875, 1.5], [3.0, 3.5, 3.5, 1.75], [1.5, 2.0, 1.25, 2.5]]> : tensor<3x4xf8E5M2>
    %c1 = stablehlo.constant dense<[[3.0, 2.5, 2.5, 1.5], [2.5, 0.375, 3.0, 3.5], [3.0, 0.875, 3.0, 4.0]]> : tensor<3x4xf8E5M2>
    return %c0, %c1 : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[-0.5, -2.0, -1.5, 0.0], [0.5, 3.0, 0.5, -1.75], [-1.5, 1.0, -1.75, -1.5]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_sub_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<[[1.25, 2.0, 0.625, 4.0], [2.5, 3.0, 3.0, 2.0], [1.75, 2.5, 0.375, 0.25]]> : tensor<3x4xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[2.5, 0.4375, 0.375, 3.5], [3.5, 0.4375, 4.0, 0.875], [3.5, 2.5, 4.0, 1.25]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0, %c1 : tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[-1.25, 1.5, 0.25, 0.5], [-1.0, 2.5, -1.0, 1.0], [-1.75, 0.0, -3.5, -1.0]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}
