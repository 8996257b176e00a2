module @lax_dynamic_slice_bool {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi1>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3x2xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [3, 2] : (tensor<5x6xi1>, tensor<i32>, tensor<i32>) -> tensor<3x2xi1>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi1>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x000100010101000001000000010100010001000101000000000100010100"> : tensor<5x6xi1>
    %c1 = stablehlo.constant dense<0> : tensor<i32>
    %c2 = stablehlo.constant dense<3> : tensor<i32>
    return %c0, %c1, %c2 : tensor<5x6xi1>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<3x2xi1> {
    %c0 = stablehlo.constant dense<[[true, true], [false, false], [true, false]]> : tensor<3x2xi1>
    return %c0 : tensor<3x2xi1>
  }
}

// -----

module @lax_dynamic_slice_i8 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xi8>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3x2xi8>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [3, 2] : (tensor<5x6xi8>, tensor<i32>, tensor<i32>) -> tensor<3x2xi8>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xi8>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x07FAF7F70803FF0300FFF7F80300FCFEFF050505040800F908F9FDFD0000"> : tensor<5x6xi8>
    %c1 = stablehlo.constant dense<5> : tensor<i32>
    %c2 = stablehlo.constant dense<-1> : tensor<i32>
    return %c0, %c1, %c2 : tensor<5x6xi8>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<3x2xi8> {
    %c0 = stablehlo.constant dense<[[-1, 5], [0, -7], [0, 0]]> : tensor<3x2xi8>
    return %c0 : tensor<3x2xi8>
  }
}

// -----

module @lax_dynamic_slice_u32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xui32>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3x2xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [3, 2] : (tensor<5x6xui32>, tensor<i32>, tensor<i32>) -> tensor<3x2xui32>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xui32>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x010000000400000001000000050000000500000008000000090000000900000005000000030000000600000006000000060000000900000007000000010000000200000000000000070000000200000007000000090000000200000007000000080000000800000002000000080000000100000006000000"> : tensor<5x6xui32>
    %c1 = stablehlo.constant dense<3> : tensor<i32>
    %c2 = stablehlo.constant dense<4> : tensor<i32>
    return %c0, %c1, %c2 : tensor<5x6xui32>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<3x2xui32> {
    %c0 = stablehlo.constant dense<[[2, 0], [2, 7], [1, 6]]> : tensor<3x2xui32>
    return %c0 : tensor<3x2xui32>
  }
}

// -----

module @lax_dynamic_slice_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xbf16>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3x2xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [3, 2] : (tensor<5x6xbf16>, tensor<i32>, tensor<i32>) -> tensor<3x2xbf16>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xbf16>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x03C1273FE7BF52BFC3C0E840CB3F10C1F840C240BFC0A73E8DC00C41E240E7BFC0BEF140374080C0E2C092C08A400C40E0401FC0F9C0A140423F9D40"> : tensor<5x6xbf16>
    %c1 = stablehlo.constant dense<2> : tensor<i32>
    %c2 = stablehlo.constant dense<4> : tensor<i32>
    return %c0, %c1, %c2 : tensor<5x6xbf16>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<3x2xbf16> {
    %c0 = stablehlo.constant dense<[[-0.375, 7.53125], [4.3125, 2.1875], [0.7578125, 4.90625]]> : tensor<3x2xbf16>
    return %c0 : tensor<3x2xbf16>
  }
}

// -----

module @lax_dynamic_slice_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf32>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [3, 2] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf32>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0x7D2602C100AE3EC01F84EAC04A24043FE59EB240F098BD40C16A9CBEC298B9C0A4A42F4064A776BF577750C04BD0904063FBF6BF8A9620C09AF9C8C08BFBAD40BAE048BD4EEA26C067BCD2C04ACA07C02F7CBF409E4999BE7760BAC0C6303C4068F75940078105C1B12B0F41E9F9C03F1648EF408E44C0C0"> : tensor<5x6xf32>
    %c1 = stablehlo.constant dense<4> : tensor<i32>
    %c2 = stablehlo.constant dense<5> : tensor<i32>
    return %c0, %c1, %c2 : tensor<5x6xf32>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<3x2xf32> {
    %c0 = stablehlo.constant dense<[[-0.04904244, -2.6080508], [-5.8242755, 2.940477], [7.4775496, -6.0083685]]> : tensor<3x2xf32>
    return %c0 : tensor<3x2xf32>
  }
}

// -----

module @lax_dynamic_slice_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xf64>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3x2xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [3, 2] : (tensor<5x6xf64>, tensor<i32>, tensor<i32>) -> tensor<3x2xf64>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xf64>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0xA816BD76AF801540F4060B1E3188034048CB6232773E104078CA550078BD1B40784D41795EA5F63F3CDE2467EB16174006D513777EC01CC030C7F0434635134058FE782696911F404A7B73D950942040009852DC232A8CBFCBF3C66BE14A19C0F4383DDFD8720CC0A83E0202E0B81C40405D08FEF84ECE3F4459EA013CD71F40D55313A455DA21C0FC7F0288C91A20C088488BF6DFF003403950667B1D9320C08052203B1F0DC7BF002C992D9E630F40CA14D029D76119C080B97C28CEB40C402040A8DF6245E93F432C6D876A9015C010FFE4F3FF3BF03FB016ECFEE16A1A40B1F7D530B05419C060198699645C12C0"> : tensor<5x6xf64>
    %c1 = stablehlo.constant dense<5> : tensor<i32>
    %c2 = stablehlo.constant dense<4> : tensor<i32>
    return %c0, %c1, %c2 : tensor<5x6xf64>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<3x2xf64> {
    %c0 = stablehlo.constant dense<[[-8.926434638366041, -8.052318811707657], [-6.345547345471639, 3.588283840471547], [-6.332703364429038, -4.590227507409821]]> : tensor<3x2xf64>
    return %c0 : tensor<3x2xf64>
  }
}

// -----

module @lax_dynamic_slice_c64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<5x6xcomplex<f32>>, tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<3x2xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [3, 2] : (tensor<5x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<3x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%6, %want0) {has_side_effect = true} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5x6xcomplex<f32>>, tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<"0xA75395401450ABBD96EF99C073D503C17D3FCAC08BBB9E40702BF73FDBC9D940F1F7483F648E784047B54DC0387ABDC005D882C01867F9C0F5CE24405487EAC0352E4AC06A5FB64093EFD740A195C0BF9797CF402620B2C0C90107C12E1985C0C833D6C0468031C08346D3C0EBC08EBFEF4638BF9FAA0AC06DF7CDC094DDFABF2B3DF140871E4CC076F5B1BEF2EF00C1A0CF1440649BC7C0AEC10FC1A8570A41F22E83BF15485C4035478BBFB937EF40BD20B5404694BF402A0D1FC09B530441FA3E00417518AA3FA9873940586857C0A89DB740A3C9DEC0AD4C03C1FFBE74406BC80FC140E4B8C01E0C56C08EAEBD40"> : tensor<5x6xcomplex<f32>>
    %c1 = stablehlo.constant dense<-1> : tensor<i32>
    %c2 = stablehlo.constant dense<-2> : tensor<i32>
    return %c0, %c1, %c2 : tensor<5x6xcomplex<f32>>, tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<3x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(7.538717,-3.1893632), (-0.34757584,-8.05858)], [(5.6602464,5.98685), (-2.4851785,8.2704115)], [(-8.98643,-5.7778625), (-3.3444896,5.927558)]]> : tensor<3x2xcomplex<f32>>
    return %c0 : tensor<3x2xcomplex<f32>>
  }
}
