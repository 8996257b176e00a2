module @lax_add_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xi8>, tensor<33xi8>)
    %want0 = call @expected() : () -> tensor<33xi8>
    %0 = stablehlo.add %arg0, %arg1 : tensor<33xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<33xi8>, tensor<33xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xi8>, tensor<33xi8>) {
    %c0 = stablehlo.constant dense<"0xFAFCFC01FE0905F8FC0502060008FCFEF903F800FA05FDF70908FC04FAF701F703"> : tensor<33xi8>
    %c1 = stablehlo.constant dense<"0xF7FCF8080803F804F7F8FCFD02FF0305F9FDF702FA00FCF9FD02FF0100F8010403"> : tensor<33xi8>
    return %c0, %c1 : tensor<33xi8>, tensor<33xi8>
  }
  func.func private @expected() -> tensor<33xi8> {
    %c0 = stablehlo.constant dense<"0xF1F8F409060CFDFCF3FDFE030207FF03F200EF02F405F9F0060AFB05FAEF02FB06"> : tensor<33xi8>
    return %c0 : tensor<33xi8>
  }
}

// -----

module @lax_add_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi16>, tensor<1x1xi16>)
    %want0 = call @expected() : () -> tensor<1x1xi16>
    %0 = stablehlo.add %arg0, %arg1 : tensor<1x1xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi16>, tensor<1x1xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi16>, tensor<1x1xi16>) {
    %c0 = stablehlo.constant dense<2> : tensor<1x1xi16>
    %c1 = stablehlo.constant dense<-2> : tensor<1x1xi16>
    return %c0, %c1 : tensor<1x1xi16>, tensor<1x1xi16>
  }
  func.func private @expected() -> tensor<1x1xi16> {
    %c0 = stablehlo.constant dense<0> : tensor<1x1xi16>
    return %c0 : tensor<1x1xi16>
  }
}

// -----

module @lax_add_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>)
    %want0 = call @expected() : () -> tensor<4x0x2xi32>
    %0 = stablehlo.add %arg0, %arg1 : tensor<4x0x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xi32>, tensor<4x0x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi32>, tensor<4x0x2xi32>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0, %c1 : tensor<4x0x2xi32>, tensor<4x0x2xi32>
  }
  func.func private @expected() -> tensor<4x0x2xi32> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi32>
    return %c0 : tensor<4x0x2xi32>
  }
}

// -----

module @lax_add_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi64>
    %0 = stablehlo.add %arg0, %arg1 : tensor<2x1x3x2xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>) {
    %c0 = stablehlo.constant dense<[[[[-4, 1], [-3, 3], [5, -5]]], [[[-3, -3], [-3, -2], [-4, 0]]]]> : tensor<2x1x3x2xi64>
    %c1 = stablehlo.constant dense<[[[[-1, 4], [-5, 9], [2, -4]]], [[[-7, -1], [-2, -8], [5, 3]]]]> : tensor<2x1x3x2xi64>
    return %c0, %c1 : tensor<2x1x3x2xi64>, tensor<2x1x3x2xi64>
  }
  func.func private @expected() -> tensor<2x1x3x2xi64> {
    %c0 = stablehlo.constant dense<[[[[-5, 5], [-8, 12], [7, -9]]], [[[-10, -4], [-5, -10], [1, 3]]]]> : tensor<2x1x3x2xi64>
    return %c0 : tensor<2x1x3x2xi64>
  }
}

// -----

module @lax_add_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xui8>, tensor<17x3xui8>)
    %want0 = call @expected() : () -> tensor<17x3xui8>
    %0 = stablehlo.add %arg0, %arg1 : tensor<17x3xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xui8>, tensor<17x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xui8>, tensor<17x3xui8>) {
    %c0 = stablehlo.constant dense<"0x000407020100040704020001000402020706050702090506010900060401080307070607000202050604060102010300060801"> : tensor<17x3xui8>
    %c1 = stablehlo.constant dense<"0x090005020206060402070703040708030201050405090502040901070505050700040704000407080901020806080205030408"> : tensor<17x3xui8>
    return %c0, %c1 : tensor<17x3xui8>, tensor<17x3xui8>
  }
  func.func private @expected() -> tensor<17x3xui8> {
    %c0 = stablehlo.constant dense<"0x09040C0403060A0B06090704040B0A0509070A0B07120A080512010D09060D0A070B0D0B0006090D0F05080908090505090C09"> : tensor<17x3xui8>
    return %c0 : tensor<17x3xui8>
  }
}

// -----

module @lax_add_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui16>, tensor<3x5xui16>)
    %want0 = call @expected() : () -> tensor<3x5xui16>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x5xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui16>, tensor<3x5xui16>) {
    %c0 = stablehlo.constant dense<[[4, 5, 2, 7, 5], [0, 4, 9, 9, 4], [5, 7, 3, 1, 8]]> : tensor<3x5xui16>
    %c1 = stablehlo.constant dense<[[5, 9, 4, 8, 8], [3, 1, 0, 3, 4], [0, 3, 7, 0, 3]]> : tensor<3x5xui16>
    return %c0, %c1 : tensor<3x5xui16>, tensor<3x5xui16>
  }
  func.func private @expected() -> tensor<3x5xui16> {
    %c0 = stablehlo.constant dense<[[9, 14, 6, 15, 13], [3, 5, 9, 12, 8], [5, 10, 10, 1, 11]]> : tensor<3x5xui16>
    return %c0 : tensor<3x5xui16>
  }
}

// -----

module @lax_add_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui32>, tensor<ui32>)
    %want0 = call @expected() : () -> tensor<ui32>
    %0 = stablehlo.add %arg0, %arg1 : tensor<ui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui32>, tensor<ui32>) {
    %c0 = stablehlo.constant dense<6> : tensor<ui32>
    %c1 = stablehlo.constant dense<7> : tensor<ui32>
    return %c0, %c1 : tensor<ui32>, tensor<ui32>
  }
  func.func private @expected() -> tensor<ui32> {
    %c0 = stablehlo.constant dense<13> : tensor<ui32>
    return %c0 : tensor<ui32>
  }
}

// -----

module @lax_add_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui64>, tensor<7xui64>)
    %want0 = call @expected() : () -> tensor<7xui64>
    %0 = stablehlo.add %arg0, %arg1 : tensor<7xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xui64>, tensor<7xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui64>, tensor<7xui64>) {
    %c0 = stablehlo.constant dense<[6, 8, 8, 9, 5, 0, 9]> : tensor<7xui64>
    %c1 = stablehlo.constant dense<[4, 7, 5, 4, 8, 2, 3]> : tensor<7xui64>
    return %c0, %c1 : tensor<7xui64>, tensor<7xui64>
  }
  func.func private @expected() -> tensor<7xui64> {
    %c0 = stablehlo.constant dense<[10, 15, 13, 13, 13, 2, 12]> : tensor<7xui64>
    return %c0 : tensor<7xui64>
  }
}

// -----

module @lax_add_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>)
    %want0 = call @expected() : () -> tensor<2x3x4xbf16>
    %0 = stablehlo.add %arg0, %arg1 : tensor<2x3x4xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) {
    %c0 = stablehlo.constant dense<"0x00C104C089C0193F14C0883FC840DE40B8C046C003C1FEC0EBC0F4C08DC01640E7C0853FEA40793F4C3FF5C0F1C00641"> : tensor<2x3x4xbf16>
    %c1 = stablehlo.constant dense<"0x9540A540E3C00341A9BFAA3F48C0873E52402940A440FB40013D0FC199408740F2BE0BC1F1C0C8404540CE3FACC063C0"> : tensor<2x3x4xbf16>
    return %c0, %c1 : tensor<2x3x4xbf16>, tensor<2x3x4xbf16>
  }
  func.func private @expected() -> tensor<2x3x4xbf16> {
    %c0 = stablehlo.constant dense<"0x56C0464036C10D4168C019404840E6401EC0E8BE44C0C0BDEAC084C1C03ED240F6C0F5C060BEE7407840C2C04EC19A40"> : tensor<2x3x4xbf16>
    return %c0 : tensor<2x3x4xbf16>
  }
}

// -----

module @lax_add_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xf16>, tensor<0xf16>)
    %want0 = call @expected() : () -> tensor<0xf16>
    %0 = stablehlo.add %arg0, %arg1 : tensor<0xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<0xf16>, tensor<0xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xf16>, tensor<0xf16>) {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    %c1 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0, %c1 : tensor<0xf16>, tensor<0xf16>
  }
  func.func private @expected() -> tensor<0xf16> {
    %c0 = stablehlo.constant dense<> : tensor<0xf16>
    return %c0 : tensor<0xf16>
  }
}

// -----

module @lax_add_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<33xf32>, tensor<33xf32>)
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = stablehlo.add %arg0, %arg1 : tensor<33xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<33xf32>, tensor<33xf32>) {
    %c0 = stablehlo.constant dense<"0x69B12FBE715A02C0A4C17F40634F31C07B463F3FF3100AC1D06492C0E2C82040017BD9BF2F5C6140E5352B408271E140301D2ABEECBEBD4045D70BC160C45040DF7DF3402C620FC14CE11140B1EFC4BFFB076FBF8B28E040BC47D94054F5F43F1D49B0C0B4B9F5404BDAFEC0577AABC069C40AC1F228D440A1C252C00B9D5AC0058E9440"> : tensor<33xf32>
    %c1 = stablehlo.constant dense<"0x8FD9E2C083E9CBC0295418C0BC54F440689C233FBEFA1440967BFB40342E29C08D9EFDC047DCF4405C8F06C1061A8DC0E1FBDFC00AF398400BA146C0AEB9EAC04A91B33F698E82C0071420C0505889406A8859407B892B40E436E6C0AF35ACBF93A5C3401F8E05C15B1D9E40DB0D1F4059EC2BC0A4DD034128555EC07B41A840BA5ADABE"> : tensor<33xf32>
    return %c0, %c1 : tensor<33xf32>, tensor<33xf32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x1A57E8C05E8B06C1F6DACE3F0AAD9B407271B13F87A4C9C08C2D5240205506BEA7FE19C12FC53241C683B7C0F8AE2840CA4CE5C0FB582B41887F3DC17E5782C01931104160A950C1B02B63BEC83830406BC61D40A4F61A4180F2CEBE4A7F113FB0E31A3F50142BBFE07941C0D3E637C07FBF35C11DF26D41E48BD8C0D6CBEB3F59E88640"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @lax_add_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xf64>, tensor<1x1xf64>)
    %want0 = call @expected() : () -> tensor<1x1xf64>
    %0 = stablehlo.add %arg0, %arg1 : tensor<1x1xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xf64>, tensor<1x1xf64>) {
    %c0 = stablehlo.constant dense<7.447239601689326> : tensor<1x1xf64>
    %c1 = stablehlo.constant dense<1.6792287247233126> : tensor<1x1xf64>
    return %c0, %c1 : tensor<1x1xf64>, tensor<1x1xf64>
  }
  func.func private @expected() -> tensor<1x1xf64> {
    %c0 = stablehlo.constant dense<9.126468326412638> : tensor<1x1xf64>
    return %c0 : tensor<1x1xf64>
  }
}

// -----

module @lax_add_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<4x0x2xcomplex<f32>>
    %0 = stablehlo.add %arg0, %arg1 : tensor<4x0x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0, %c1 : tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
}

// -----

module @lax_add_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f64>>
    %0 = stablehlo.add %arg0, %arg1 : tensor<2x1x3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[[[(4.339662047479688,0.10881835931670736), (1.0911429315343586,-3.162411502392902)], [(0.8028823801441014,-6.525358605002546), (0.07453826244801576,-5.56232778606707)], [(-1.3235990087720886,2.787739160905062), (0.7382382900044675,-8.660213393860575)]]], [[[(-7.3318724702309765,-1.9251351795139033), (-2.252400581715536,2.3414540549402556)], [(3.335154521977689,-1.0066162176577649), (-8.458120468522125,7.7296319796902715)], [(4.2221134220041705,5.328456379893527), (3.483153469305506,-8.427711641505939)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[[[(2.07391688696951,5.767010628171825), (8.599816406628936,-6.351693623355956)], [(-3.2303339398154494,-0.9052529359533033), (-3.0026187235341295,2.414872211384486)], [(0.9000203293677096,-2.7306016986720243), (1.2840654327811407,-0.04249543007726864)]]], [[[(0.3769672846118297,-8.707305440546346), (-5.839624758655864,-7.091549861503253)], [(6.191920923732727,7.4957711385224215), (-4.188268077870906,-4.822738784226041)], [(4.979459495719892,-4.1629089982702325), (-7.5538583291370385,-4.123176809812481)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0, %c1 : tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(6.413578934449198,5.875828987488532), (9.690959338163294,-9.51410512574886)], [(-2.427451559671348,-7.430611540955849), (-2.9280804610861138,-3.147455574682584)], [(-0.423578679404379,0.05713746223303762), (2.022303722785608,-8.702708823937844)]]], [[[(-6.954905185619147,-10.63244062006025), (-8.0920253403714,-4.750095806562998)], [(9.527075445710416,6.489154920864657), (-12.64638854639303,2.9068931954642308)], [(9.201572917724063,1.1655473816232949), (-4.070704859831532,-12.55088845131842)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
}

// -----

module @lax_add_special_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xbf16>, tensor<121xbf16>)
    %want0 = call @expected() : () -> tensor<121xbf16>
    %0 = stablehlo.add %arg0, %arg1 : tensor<121xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<121xbf16>, tensor<121xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xbf16>, tensor<121xbf16>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000800080008000800080008000800080008000800080803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF003F003F003F003F003F003F003F003F003F003F003F00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF00BF0040004000400040004000400040004000400040004000C000C000C000C000C000C000C000C000C000C000C0807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    %c1 = stablehlo.constant dense<"0x00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F"> : tensor<121xbf16>
    return %c0, %c1 : tensor<121xbf16>, tensor<121xbf16>
  }
  func.func private @expected() -> tensor<121xbf16> {
    %c0 = stablehlo.constant dense<"0x00000000803F80BF003F00BF004000C0807F80FFC07F00000080803F80BF003F00BF004000C0807F80FFC07F803F803F00400000C03F003F404080BF807F80FFC07F80BF80BF000000C000BFC0BF803F40C0807F80FFC07F003F003FC03F00BF803F00002040C0BF807F80FFC07F00BF00BF003FC0BF000080BFC03F20C0807F80FFC07F004000404040803F2040C03F80400000807F80FFC07F00C000C080BF40C0C0BF20C0000080C0807F80FFC07F807F807F807F807F807F807F807F807F807FC0FFC07F80FF80FF80FF80FF80FF80FF80FF80FFC0FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<121xbf16>
    return %c0 : tensor<121xbf16>
  }
}

// -----

module @lax_add_special_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf32>, tensor<121xf32>)
    %want0 = call @expected() : () -> tensor<121xf32>
    %0 = stablehlo.add %arg0, %arg1 : tensor<121xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<121xf32>, tensor<121xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf32>, tensor<121xf32>) {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080000000800000008000000080000000800000008000000080000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF000080BF0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF000000BF0000004000000040000000400000004000000040000000400000004000000040000000400000004000000040000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C0000000C00000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    %c1 = stablehlo.constant dense<"0x00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F"> : tensor<121xf32>
    return %c0, %c1 : tensor<121xf32>, tensor<121xf32>
  }
  func.func private @expected() -> tensor<121xf32> {
    %c0 = stablehlo.constant dense<"0x00000000000000000000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F00000000000000800000803F000080BF0000003F000000BF00000040000000C00000807F000080FF0000C07F0000803F0000803F00000040000000000000C03F0000003F00004040000080BF0000807F000080FF0000C07F000080BF000080BF00000000000000C0000000BF0000C0BF0000803F000040C00000807F000080FF0000C07F0000003F0000003F0000C03F000000BF0000803F00000000000020400000C0BF0000807F000080FF0000C07F000000BF000000BF0000003F0000C0BF00000000000080BF0000C03F000020C00000807F000080FF0000C07F0000004000000040000040400000803F000020400000C03F00008040000000000000807F000080FF0000C07F000000C0000000C0000080BF000040C00000C0BF000020C000000000000080C00000807F000080FF0000C07F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000807F0000C0FF0000C07F000080FF000080FF000080FF000080FF000080FF000080FF000080FF000080FF0000C0FF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<121xf32>
    return %c0 : tensor<121xf32>
  }
}

// -----

module @lax_add_special_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<121xf64>, tensor<121xf64>)
    %want0 = call @expected() : () -> tensor<121xf64>
    %0 = stablehlo.add %arg0, %arg1 : tensor<121xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<121xf64>, tensor<121xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<121xf64>, tensor<121xf64>) {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000F0BF000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C000000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    %c1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F"> : tensor<121xf64>
    return %c0, %c1 : tensor<121xf64>, tensor<121xf64>
  }
  func.func private @expected() -> tensor<121xf64> {
    %c0 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F00000000000000000000000000000080000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000004000000000000000C0000000000000F07F000000000000F0FF000000000000F87F000000000000F03F000000000000F03F00000000000000400000000000000000000000000000F83F000000000000E03F0000000000000840000000000000F0BF000000000000F07F000000000000F0FF000000000000F87F000000000000F0BF000000000000F0BF000000000000000000000000000000C0000000000000E0BF000000000000F8BF000000000000F03F00000000000008C0000000000000F07F000000000000F0FF000000000000F87F000000000000E03F000000000000E03F000000000000F83F000000000000E0BF000000000000F03F00000000000000000000000000000440000000000000F8BF000000000000F07F000000000000F0FF000000000000F87F000000000000E0BF000000000000E0BF000000000000E03F000000000000F8BF0000000000000000000000000000F0BF000000000000F83F00000000000004C0000000000000F07F000000000000F0FF000000000000F87F000000000000004000000000000000400000000000000840000000000000F03F0000000000000440000000000000F83F00000000000010400000000000000000000000000000F07F000000000000F0FF000000000000F87F00000000000000C000000000000000C0000000000000F0BF00000000000008C0000000000000F8BF00000000000004C0000000000000000000000000000010C0000000000000F07F000000000000F0FF000000000000F87F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F8FF000000000000F87F000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF000000000000F8FF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F"> : tensor<121xf64>
    return %c0 : tensor<121xf64>
  }
}

// -----

module @lax_add_i2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi2>, tensor<3x4xi2>)
    %want0 = call @expected() : () -> tensor<3x4xi2>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xi2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi2>, tensor<3x4xi2>) {
    %c0 = stablehlo.constant dense<[[0, 1, 0, 1], [1, 0, 0, 1], [0, 0, 1, 1]]> : tensor<3x4xi2>
    %c1 = stablehlo.constant dense<[[0, 1, 1, 1], [1, 1, 1, 0], [0, 0, 0, 0]]> : tensor<3x4xi2>
    return %c0, %c1 : tensor<3x4xi2>, tensor<3x4xi2>
  }
  func.func private @expected() -> tensor<3x4xi2> {
    %c0 = stablehlo.constant dense<[[0, -2, 1, -2], [-2, 1, 1, 1], [0, 0, 1, 1]]> : tensor<3x4xi2>
    return %c0 : tensor<3x4xi2>
  }
}

// -----

module @lax_add_i4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi4>, tensor<3x4xi4>)
    %want0 = call @expected() : () -> tensor<3x4xi4>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xi4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi4>, tensor<3x4xi4>) {
    %c0 = stablehlo.constant dense<[[0, 2, 1, 0], [1, 3, 1, 2], [0, 0, 3, 1]]> : tensor<3x4xi4>
    %c1 = stablehlo.constant dense<[[3, 3, 3, 2], [0, 1, 2, 1], [2, 2, 2, 0]]> : tensor<3x4xi4>
    return %c0, %c1 : tensor<3x4xi4>, tensor<3x4xi4>
  }
  func.func private @expected() -> tensor<3x4xi4> {
    %c0 = stablehlo.constant dense<[[3, 5, 4, 2], [1, 4, 3, 3], [2, 2, 5, 1]]> : tensor<3x4xi4>
    return %c0 : tensor<3x4xi4>
  }
}

// -----

module @lax_add_u2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui2>, tensor<3x4xui2>)
    %want0 = call @expected() : () -> tensor<3x4xui2>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xui2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui2>, tensor<3x4xui2>) {
    %c0 = stablehlo.constant dense<[[2, 0, 0, 2], [0, 2, 1, 3], [0, 0, 1, 3]]> : tensor<3x4xui2>
    %c1 = stablehlo.constant dense<[[1, 3, 1, 1], [3, 3, 3, 3], [3, 2, 0, 0]]> : tensor<3x4xui2>
    return %c0, %c1 : tensor<3x4xui2>, tensor<3x4xui2>
  }
  func.func private @expected() -> tensor<3x4xui2> {
    %c0 = stablehlo.constant dense<[[3, 3, 1, 3], [3, 1, 0, 2], [3, 2, 1, 3]]> : tensor<3x4xui2>
    return %c0 : tensor<3x4xui2>
  }
}

// -----

module @lax_add_u4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui4>, tensor<3x4xui4>)
    %want0 = call @expected() : () -> tensor<3x4xui4>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xui4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui4>, tensor<3x4xui4>) {
    %c0 = stablehlo.constant dense<[[3, 3, 2, 2], [1, 1, 1, 2], [1, 0, 1, 3]]> : tensor<3x4xui4>
    %c1 = stablehlo.constant dense<[[1, 3, 2, 1], [1, 3, 0, 2], [3, 1, 0, 2]]> : tensor<3x4xui4>
    return %c0, %c1 : tensor<3x4xui4>, tensor<3x4xui4>
  }
  func.func private @expected() -> tensor<3x4xui4> {
    %c0 = stablehlo.constant dense<[[4, 6, 4, 3], [2, 4, 1, 4], [4, 1, 1, 5]]> : tensor<3x4xui4>
    return %c0 : tensor<3x4xui4>
  }
}

// -----

module @lax_add_f8e3m4 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>)
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) {
    %c0 = stablehlo.constant dense<[[2.625, 3.75, 2.75, 3.625], [3.125, 0.9375, 0.25, 3.625], [2.75, 0.6875, 2.5, 0.328125]]> : tensor<3x4xf8E3M4>
    %c1 = stablehlo.constant dense<[[3.5, 3.375, 3.625, 2.75], [2.75, 0.3125, 0.484375, 2.875], [3.375, 1.9375, 0.328125, 2.75]]> : tensor<3x4xf8E3M4>
    return %c0, %c1 : tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[6.0, 7.0, 6.5, 6.5], [6.0, 1.25, 0.75, 6.5], [6.0, 2.625, 2.875, 3.125]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_add_f8e4m3 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) {
    %c0 = stablehlo.constant dense<[[2.0, 3.5, 0.6875, 3.25], [2.75, 3.25, 0.3125, 2.0], [1.125, 1.5, 3.0, 2.75]]> : tensor<3x4xf8E4M3>
    %c1 = stablehlo.constant dense<[[1.25, 0.5625, 2.0, 0.625], [1.5, 2.0, 1.0, 0.5], [3.25, 1.5, 1.375, 1.875]]> : tensor<3x4xf8E4M3>
    return %c0, %c1 : tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[3.25, 4.0, 2.75, 4.0], [4.0, 5.0, 1.25, 2.5], [4.5, 3.0, 4.5, 4.5]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_add_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) {
    %c0 = stablehlo.constant dense<[[3.75, 2.5, 4.0, 1.125], [1.125, 1.5, 3.5, 2.0], [1.875, 1.25, 1.375, 0.3125]]> : tensor<3x4xf8E4M3B11FNUZ>
    %c1 = stablehlo.constant dense<[[0.625, 1.125, 2.0, 0.9375], [3.0, 0.75, 3.5, 2.0], [1.125, 1.0, 3.75, 1.125]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[4.5, 3.5, 6.0, 2.0], [4.0, 2.25, 7.0, 4.0], [3.0, 2.25, 5.0, 1.5]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_add_f8e4m3fn {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) {
    %c0 = stablehlo.constant dense<[[2.25, 1.125, 1.25, 3.25], [1.0, 1.5, 3.0, 0.625], [1.875, 0.625, 1.125, 0.5]]> : tensor<3x4xf8E4M3FN>
    %c1 = stablehlo.constant dense<[[1.125, 3.75, 2.0, 1.625], [3.75, 3.0, 0.375, 0.75], [3.0, 1.5, 2.0, 2.25]]> : tensor<3x4xf8E4M3FN>
    return %c0, %c1 : tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[3.5, 5.0, 3.25, 5.0], [5.0, 4.5, 3.5, 1.375], [5.0, 2.0, 3.0, 2.75]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_add_f8e4m3fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) {
    %c0 = stablehlo.constant dense<[[3.0, 2.75, 3.5, 3.0], [1.0, 2.0, 0.46875, 1.25], [3.75, 3.75, 1.5, 3.75]]> : tensor<3x4xf8E4M3FNUZ>
    %c1 = stablehlo.constant dense<[[1.75, 3.75, 2.75, 3.75], [0.875, 2.75, 1.25, 1.0], [2.0, 1.375, 0.375, 2.25]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0, %c1 : tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[5.0, 6.5, 6.0, 7.0], [1.875, 5.0, 1.75, 2.25], [6.0, 5.0, 1.875, 6.0]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_add_f8e5m2 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>)
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) {
    %c0 = stablehlo.constant dense<[[3.5, 0.75, 2.5, 0.625], [1.25, 2.5, 0.875, 0.3125], [4.0, 4.0, 0.875, 0.625]]> : tensor<3x4xf8E5M2>
    %c1 = stablehlo.constant dense<[[3.0, 2.5, 1.0, 3.0], [0.75, 3.0, 3.0, 0.4375], [3.5, 3.0, 1.0, 1.75]]> : tensor<3x4xf8E5M2>
    return %c0, %c1 : tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[6.0, 3.0, 3.5, 3.5], [2.0, 6.0, 4.0, 0.75], [8.0, 7.0, 2.0, 2.5]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_add_f8e5m2fnuz {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>)
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) {
    %c0 = stablehlo.constant dense<[[2.5, 2.0, 0.625, 3.5], [1.0, 2.0, 3.5, 0.75], [1.0, 2.5, 1.5, 3.0]]> : tensor<3x4xf8E5M2FNUZ>
    %c1 = stablehlo.constant dense<[[3.0, 2.5, 0.75, 3.5], [1.5, 2.5, 0.5, 0.75], [0.75, 1.25, 2.5, 3.5]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0, %c1 : tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[6.0, 4.0, 1.5, 7.0], [2.5, 4.0, 4.0, 1.5], [1.75, 4.0, 4.0, 6.0]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}

// -----

module @lax_add_f8e8m0fnu {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>)
    %want0 = call @expected() : () -> tensor<3x4xf8E8M0FNU>
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x4xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) {
    %c0 = stablehlo.constant dense<[[0.5, 4.0, 0.5, 4.0], [2.0, 2.0, 2.0, 4.0], [4.0, 2.0, 4.0, 0.5]]> : tensor<3x4xf8E8M0FNU>
    %c1 = stablehlo.constant dense<[[1.0, 4.0, 4.0, 2.0], [2.0, 2.0, 4.0, 2.0], [4.0, 4.0, 4.0, 1.0]]> : tensor<3x4xf8E8M0FNU>
    return %c0, %c1 : tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>
  }
  func.func private @expected() -> tensor<3x4xf8E8M0FNU> {
    %c0 = stablehlo.constant dense<[[2.0, 8.0, 4.0, 8.0], [4.0, 4.0, 8.0, 8.0], [8.0, 8.0, 8.0, 2.0]]> : tensor<3x4xf8E8M0FNU>
    return %c0 : tensor<3x4xf8E8M0FNU>
  }
}
