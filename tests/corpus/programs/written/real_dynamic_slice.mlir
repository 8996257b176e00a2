module @written_real_dynamic_slice_i32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xi32>
    %want0 = call @expected() : () -> tensor<2x3xi32>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[3, 6]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %r = "stablehlo.real_dynamic_slice"(%a, %l, %h, %i) : (tensor<4x6xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi32> {
    %c0 = stablehlo.constant dense<"0xFDFFFFFFFEFFFFFF00000000030000000100000000000000FDFFFFFFFDFFFFFF01000000FFFFFFFF0200000002000000FDFFFFFF00000000FFFFFFFFFFFFFFFFFFFFFFFF0000000000000000FDFFFFFF0300000003000000FDFFFFFFFEFFFFFF"> : tensor<4x6xi32>
    return %c0 : tensor<4x6xi32>
  }
  func.func private @expected() -> tensor<2x3xi32> {
    %c0 = stablehlo.constant dense<[[-3, 1, 2], [-3, -1, -1]]> : tensor<2x3xi32>
    return %c0 : tensor<2x3xi32>
  }
}

// -----

module @written_real_dynamic_slice_f32 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<2x3xf32>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[3, 6]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %r = "stablehlo.real_dynamic_slice"(%a, %l, %h, %i) : (tensor<4x6xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xF6B83140E56E763F0B96DBBFE17651BF396E1F4082B3DABE568E0C40ECA2BC3F71344E3F2375DFBFE24010C0F44FD83F95CBC5BE3231E13F5DC3BEBFA1192CC08A1803C06829A4BFF735D9BF610B26BF65BBD83EC7CEA23FAD51E63FE714CFBF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<2x3xf32> {
    %c0 = stablehlo.constant dense<[[2.1961875, 0.8054877, -2.2539601], [-0.38631883, -1.490337, -2.0483727]]> : tensor<2x3xf32>
    return %c0 : tensor<2x3xf32>
  }
}

// -----

module @written_real_dynamic_slice_c64 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<2x3xcomplex<f32>>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[3, 6]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %r = "stablehlo.real_dynamic_slice"(%a, %l, %h, %i) : (tensor<4x6xcomplex<f32>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xDFAFD83F7C4CB63F5D42FEBEE59B45BE8C31A5BFF518C03F2692CC3F327046BD2CAD13C082B7ACBF6334F9BFB39C2BBF11E7843ECFDA84BE04993BC08BAD1D40195B803E6298DEBFA19EEA3F8652E43FB19E1940DD9DD8BFB0D1E83FDBFA1CC06C6206C0577001C08865923DDCE4D23F493DD5BFBD5F27C0483920406A921A40480C013BAECDAABD2658583EB4E941BD9A973CBF281B43BE1404A7BFCA2DA9BF4656CEBE5C2D593F0673483E999DB0BEA0C5E73EFDB402BFCF2EC63F018362BF"> : tensor<4x6xcomplex<f32>>
    return %c0 : tensor<4x6xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.2595754,-0.25948188), (0.25069502,-1.7390254), (2.4003108,-1.6923176)], [(-2.0997572,-2.0224817), (-1.6659328,-2.6152184), (0.0019691158,-0.083400115)]]> : tensor<2x3xcomplex<f32>>
    return %c0 : tensor<2x3xcomplex<f32>>
  }
}

// -----

module @written_real_dynamic_slice_bool {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xi1>
    %want0 = call @expected() : () -> tensor<2x3xi1>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[3, 6]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %r = "stablehlo.real_dynamic_slice"(%a, %l, %h, %i) : (tensor<4x6xi1>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xi1> {
    %c0 = stablehlo.constant dense<"0x010001000000000001000000010100010000000100010101"> : tensor<4x6xi1>
    return %c0 : tensor<4x6xi1>
  }
  func.func private @expected() -> tensor<2x3xi1> {
    %c0 = stablehlo.constant dense<[[false, true, false], [true, false, false]]> : tensor<2x3xi1>
    return %c0 : tensor<2x3xi1>
  }
}

// -----

module @written_real_dynamic_slice_u8 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xui8>
    %want0 = call @expected() : () -> tensor<2x3xui8>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[3, 6]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %r = "stablehlo.real_dynamic_slice"(%a, %l, %h, %i) : (tensor<4x6xui8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xui8>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xui8> {
    %c0 = stablehlo.constant dense<"0x020202030000030000020302020303030102010203020000"> : tensor<4x6xui8>
    return %c0 : tensor<4x6xui8>
  }
  func.func private @expected() -> tensor<2x3xui8> {
    %c0 = stablehlo.constant dense<[[3, 0, 3], [2, 3, 1]]> : tensor<2x3xui8>
    return %c0 : tensor<2x3xui8>
  }
}

// -----

module @written_real_dynamic_slice_bf16 {
  func.func public @main() {
    %a = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<2x3xbf16>
    %l = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
    %h = stablehlo.constant dense<[3, 6]> : tensor<2xi64>
    %i = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %r = "stablehlo.real_dynamic_slice"(%a, %l, %h, %i) : (tensor<4x6xbf16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xbf16>
    stablehlo.custom_call @check.expect_eq(%r, %want0) {has_side_effect = true} : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0F3CA4BF0B401740F93F4EBEB53FF0BFE33FF53F8F3F1AC03DC02A402CBE503F34C0A63F96BF25C007408B3F15C0BABF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<2x3xbf16> {
    %c0 = stablehlo.constant dense<[[1.4140625, 1.7734375, 1.1171875], [-2.953125, -0.16796875, -2.8125]]> : tensor<2x3xbf16>
    return %c0 : tensor<2x3xbf16>
  }
}
