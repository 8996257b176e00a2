module @lax_acos_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xbf16>
    %want0 = call @expected() : () -> tensor<17x3xbf16>
    %0 = chlo.acos %arg0 : tensor<17x3xbf16> -> tensor<17x3xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17x3xbf16>, tensor<17x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xbf16> {
    %c0 = stablehlo.constant dense<"0x8EBE5ABE2E3F47BF403FDABE8FBE173F823EAD3E33BE963E663D09BFA8BE503F463F773F3C3F4E3F4BBF24BF303F43BDCEBE193F4BBF32BF0C3F2E3E5EBF7CBF6C3F63B9ECBEFFBE82BE4BBE613F7B3F45BF153F5FBF51BF843D043E453E223F363FE6B95EBF"> : tensor<17x3xbf16>
    return %c0 : tensor<17x3xbf16>
  }
  func.func private @expected() -> tensor<17x3xbf16> {
    %c0 = stablehlo.constant dense<"0xED3FE53F533F1E40393F0140ED3F713FA83F9D3FE03FA33FC23F0940F43F1F3F303F893E3F3F233F1F401140503FCF3FFE3F6E3F1F4016407E3FB33F28403E40CC3EC93F03400640EA3FE33FFE3E4B3E1D40733F28402240C13FB83FB03F633F483FC93F2840"> : tensor<17x3xbf16>
    return %c0 : tensor<17x3xbf16>
  }
}

// -----

module @lax_acos_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = chlo.acos %arg0 : tensor<3x5xf16> -> tensor<3x5xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-0.37158203125, -0.251953125, -0.80322265625, 0.90380859375, -0.1082763671875], [0.51025390625, -0.263427734375, 0.09625244140625, 0.60009765625, 0.8720703125], [-0.404541015625, 0.87060546875, 0.311767578125, 0.6337890625, 0.77294921875]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[1.951171875, 1.8251953125, 2.50390625, 0.442138671875, 1.6796875], [1.03515625, 1.8369140625, 1.474609375, 0.92724609375, 0.51171875], [1.9873046875, 0.51416015625, 1.25390625, 0.88427734375, 0.68701171875]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
}

// -----

module @lax_acos_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = chlo.acos %arg0 : tensor<f32> -> tensor<f32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<0.39403036> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<1.1657836> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @lax_acos_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = chlo.acos %arg0 : tensor<7xf64> -> tensor<7xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[0.0648149649675529, -0.15080716708837238, 0.5160686156682401, 0.13243792051052727, 0.5987701905247154, 0.7198960918649242, 0.04547503231969574]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[1.5059358947634907, 1.7221810541139004, 1.0285415605538009, 1.43796816237381, 0.9288315952796393, 0.7671437253678898, 1.52530560630621]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
}

// -----

module @lax_acos_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = chlo.acos %arg0 : tensor<14xf16> -> tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[1.5703125, 1.5703125, 0.0, 3.140625, 1.046875, 2.09375, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0x7E00, 1.5703125, 0xFE00, 0xFE00]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_acos_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = chlo.acos %arg0 : tensor<14xf32> -> tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[1.5707964, 1.5707964, 0.0, 3.1415927, 1.0471976, 2.0943952, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0x7FC00000, 1.5706964, 0xFFC00000, 0xFFC00000]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_acos_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = chlo.acos %arg0 : tensor<14xf64> -> tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[1.5707963267948966, 1.5707963267948966, 0.0, 3.141592653589793, 1.0471975511965976, 2.0943951023931957, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 1.57069632679473, 0xFFF8000000000000, 0xFFF8000000000000]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_acos_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<17x3xcomplex<f32>>
    %0 = chlo.acos %arg0 : tensor<17x3xcomplex<f32>> -> tensor<17x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<17x3xcomplex<f32>>, tensor<17x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x975C3BC098C4A13E7D5320C0FBA47A3F53F075BF526D37C0D855A1BF47D0993E91B23FBF8C5731C0B3221F40B24DD8BF69DC3CBEFCE62CBF7FFF4BBDBBD81F403B32B2BFCD5A15405E4E0EC0A01E58BF948C743F95742B40184FE03D0EE2E6BF1D0284BE41BA2640D3EF53BF252FBC3FECA1B6BF30D3354005153D400D2646BF820F38408ED50F405615BEBF600A05C06FFF3440CDAB33C0FB943340E6F4164012C95A3E3C082140C9A68BBF32BDD8BF67FEB93F1CACFBBF2A57B1BE62712240EDCD433F49371D40C85202C0969D0AC0F3953C400E2A6FBF60B244BFC02317BE6D40E33F87BC37404A0F80BF9161F83F4056A5BF287904BFA52004C07B510D40EC95034009A01B3E7649B2BFF8790E3F3AFA843F958804C0381368BEB6E19CBFA755104039C4383FE15C0B40A11A2A40FF2B1FC0CDA8DB3FE8AC0940DE072CC017DC13BE5D58064064CCC13F52B628BEFE9238C0D9CBD23F161F0CC0686FE43FA1423C40B167A8BF013F563F1CC138BFA47B084064E98ABF617133BDFCC5C33F19D815BF2CD7DC3FAF74EABFA662923F7FC696BFE3B419C0"> : tensor<17x3xcomplex<f32>>
    return %c0 : tensor<17x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<17x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x3EC041405432DFBF80982F40021CD4BF0A7BF03FE210E93F33093340453C4DBF1E08E93FA4F5E23F2C961F3FD26DE43F15A1DC3FC194233F676ECB3F80C0D2BF0A240540F6D7DABF8CC22F401560C33F868D9F3F848AE1BFC244C23FA23FAD3F91DCD43F4243D8BFB82C014024F2A1BF701A01406BB0EEBF996C8A3E7392E43F51882E3F0EEDFDBFF2000A401592D23F0C264C3FC3DB0440DDAD373F49A6FEBF58FABE3FCFFAD3BF9EDA0540D501B63F1805793F35FACC3F7B3ED93F619AD5BF44EFA43FC58FD5BFE4071340648DE43FCA70A53E6366E63F51CC1A409A9C623E6C9B843F0EBFF5BF57800040C4ADC0BF521329400ECA6F3FB7E9124070B1E6BF77A8AC3D1A28ADBF48722A4034C882BFBFF0913F22EAC73FAF59DB3F6E26853FAE6FAD3EA04DC2BFAAA6673FF152F7BF17B920403323E5BF89886A3F1FA2F73FE000D13FC092BEBF5941123EF30B7D3F2A902640F0EFF0BFED4B1B407101DDBF09FBE03E3F76EC3F22F4673FD446523F5A42023F2042C53F5921CC3F180A9BBF79F6ED3F95D4ACBF4E0D2240FCA6B8BF4A0E0040D572D93F"> : tensor<17x3xcomplex<f32>>
    return %c0 : tensor<17x3xcomplex<f32>>
  }
}

// -----

module @lax_acos_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f64>>
    %0 = chlo.acos %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.1267136620848515,0.12339306453740839), (1.4700610208894584,1.3676417367197402), (0.9585707046297038,-1.0605421610904167), (-0.9349539584746047,1.7698011168672014), (0.7683188290324816,-1.7105296366918947)], [(-1.5584898771615074,2.5221419163962517), (0.3481188356194629,2.4409483217003087), (2.9695232574736217,-1.0278121425853373), (1.4613406714783075,1.6934970366985125), (2.8881575843831344,2.9324292736526276)], [(0.9315298939776762,1.1905767926778585), (-2.4423095418204652,0.6898155116987397), (-0.6338761284330903,2.1102959059314337), (1.7988182381377449,-0.9027022156438615), (-1.3019327547393127,-0.7452557211869197)]]> : tensor<3x5xcomplex<f64>>
    return %c0 : tensor<3x5xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.21623909841681413,-0.5473598558569462), (0.8112104392657903,-1.3914997907239806), (0.9484275731476968,1.0816679979890296), (2.0104560026702094,-1.4236942939839996), (1.1949561067309746,1.3691703559427504)], [(2.0998334361297357,-1.7933371745289688), (1.439423434814599,-1.6330871150130772), (0.3498505275205322,1.8180219437299503), (0.9068549483681285,-1.5088923847537727), (0.8077392159790334,-2.1085537072377636)], [(1.0024736459179382,-1.1453048365008984), (2.8437863258498353,-1.5903942643885882), (1.8374737663490943,-1.5245274978596928), (0.5202452832520873,1.358166646534733), (2.511096952326899,1.056383224351278)]]> : tensor<3x5xcomplex<f64>>
    return %c0 : tensor<3x5xcomplex<f64>>
  }
}
