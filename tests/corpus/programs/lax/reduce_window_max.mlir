module @lax_reduce_window_max_plain_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xi8>
    %want0 = call @expected() : () -> tensor<5x3xi8>
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<6x7xi8>, tensor<i8>) -> tensor<5x3xi8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x3xi8>, tensor<5x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xi8> {
    %c0 = stablehlo.constant dense<"0x03FFFF030303FD020303FE00FD01FD00FFFF0102030002000201FE020300FDFFFE00FD02000200030100"> : tensor<6x7xi8>
    return %c0 : tensor<6x7xi8>
  }
  func.func private @expected() -> tensor<5x3xi8> {
    %c0 = stablehlo.constant dense<[[3, 3, 3], [3, 3, 3], [2, 2, 3], [3, 2, 2], [3, 3, 3]]> : tensor<5x3xi8>
    return %c0 : tensor<5x3xi8>
  }
}

// -----

module @lax_reduce_window_max_plain_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf16>
    %want0 = call @expected() : () -> tensor<5x3xf16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<6x7xf16>, tensor<f16>) -> tensor<5x3xf16>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x3xf16>, tensor<5x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf16> {
    %c0 = stablehlo.constant dense<"0xF33E8ABDDB3D5F3F5CC02A411238FBC1FE3DE141393F09C0764119BF8F3F263DA9BD7DC022B631342E3B6FC015B56DBEC44036B8F2B6BCB1EABD07BC873D343B94C0E53A6ABF15BF70BD043B5EBF56BBCC40B641"> : tensor<6x7xf16>
    return %c0 : tensor<6x7xf16>
  }
  func.func private @expected() -> tensor<5x3xf16> {
    %c0 = stablehlo.constant dense<[[2.939453125, 2.939453125, 2.73046875], [2.939453125, 2.939453125, 2.73046875], [1.8896484375, 2.3828125, 0.8974609375], [1.3818359375, 2.3828125, 0.86181640625], [1.3818359375, 1.3818359375, 2.85546875]]> : tensor<5x3xf16>
    return %c0 : tensor<5x3xf16>
  }
}

// -----

module @lax_reduce_window_max_plain_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf32>
    %want0 = call @expected() : () -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x7xf32>, tensor<f32>) -> tensor<5x3xf32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x108ED0BE616E2CC08BF0E73F5EF00C4082D2C8BEC717A43F46F939BFE7E166BFF1D43E3F4EED1BBF5A15C6BD54920EC0E83891BF442333BF6C883740A1941840643A90BF67ED39BFFCDBE13F435F02C0510AD6BE0BEE3240470A663F93EFD3BF194D1ABFD4897DBFCD35F7BE552B02C0297E37BF8339D8BEA9F15B3F09C6F1BF6817003FE4C00940E196A2BFA06F783F0EC5873F5342393F29D9523F7A29033F77D5753F6C9DA3BF"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @expected() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[1.8120283, 2.2021708, 1.2819756], [2.8677015, 1.7645259, 1.7645259], [2.8677015, 1.7645259, 1.7645259], [2.795779, 0.8591562, 2.152398], [1.0607011, 0.8591562, 2.152398]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
}

// -----

module @lax_reduce_window_max_same_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xi8>
    %want0 = call @expected() : () -> tensor<3x7xi8>
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<6x7xi8>, tensor<i8>) -> tensor<3x7xi8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3x7xi8>, tensor<3x7xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xi8> {
    %c0 = stablehlo.constant dense<"0x0200FD0202FFFD02010302FFFE0300FFFDFDFE020101FE03FF01FDFE0103FFFDFFFE0101020300FF0201"> : tensor<6x7xi8>
    return %c0 : tensor<6x7xi8>
  }
  func.func private @expected() -> tensor<3x7xi8> {
    %c0 = stablehlo.constant dense<"0x020303020203030303030102020103030300020201"> : tensor<3x7xi8>
    return %c0 : tensor<3x7xi8>
  }
}

// -----

module @lax_reduce_window_max_same_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf16>
    %want0 = call @expected() : () -> tensor<3x7xf16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<6x7xf16>, tensor<f16>) -> tensor<3x7xf16>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3x7xf16>, tensor<3x7xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf16> {
    %c0 = stablehlo.constant dense<"0x223FF4C1D4C0D3AECC310BC1B7BF07BE674150BF8D3C1240F1BD8C3A0BB8CC411E3B9121DCC0E93DCE3C87C0AF32FFC1AD3F7AB86C348BC0A9BE47BDEE3596BCA7C0243D39B4EF3F72B9EEBDB0BE9541953D6CBE"> : tensor<6x7xf16>
    return %c0 : tensor<6x7xf16>
  }
  func.func private @expected() -> tensor<3x7xf16> {
    %c0 = stablehlo.constant dense<"0xCC41CC418D3C12401240E93DCE3CCC41CC41AD3FAD3FE93DE93DCE3CEF3FEE35EE3595419541953D39B4"> : tensor<3x7xf16>
    return %c0 : tensor<3x7xf16>
  }
}

// -----

module @lax_reduce_window_max_same_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf32>
    %want0 = call @expected() : () -> tensor<3x7xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<3x7xf32>, tensor<3x7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x854ACD3F755B89BFCF5798BE50ACE53F151A4CBFAEDA374053141B4028EE323F7F2E02C0F22B3B4055161040CEBF1040E5D610C064F7DCBFEB6A35C0E0AF773D393FD93FB7EF3BC029BA3D40EFE048BFDE7E21C0F9844A3FD33FD33DFE0B33BF0AEC2AC02225C5BFA1241E407CFD50BF9C3518C0B6B4D53E42FF06C05D943D3FFC3CA8BED0842EC0FE881F401D8F3A3DFE230E400AD3743FE1810AC0FDB6C93FA95E66BF060BEBBE"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @expected() -> tensor<3x7xf32> {
    %c0 = stablehlo.constant dense<"0x854ACD3FF22B3B40F22B3B4029BA3D4029BA3D40AEDA374053141B40F9844A3F393FD93F393FD93F29BA3D4029BA3D40FE881F40FE881F40FE230E40FE230E400AD3743FFDB6C93FFDB6C93FFE881F40FE881F40"> : tensor<3x7xf32>
    return %c0 : tensor<3x7xf32>
  }
}

// -----

module @lax_reduce_window_max_dilated_i8 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xi8>
    %want0 = call @expected() : () -> tensor<11x6xi8>
    %c = stablehlo.constant dense<-128> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i8>
      stablehlo.return %2 : tensor<i8>
    }) : (tensor<6x7xi8>, tensor<i8>) -> tensor<11x6xi8>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<11x6xi8>, tensor<11x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xi8> {
    %c0 = stablehlo.constant dense<"0x0303FD0102FE03FDFFFEFF0003FEFE00FDFEFE000301010200FEFF0201FDFFFD0303FD01010102FD01FD"> : tensor<6x7xi8>
    return %c0 : tensor<6x7xi8>
  }
  func.func private @expected() -> tensor<11x6xi8> {
    %c0 = stablehlo.constant dense<"0x0303FE0302FE0303FE0302FEFF0003FF0003FF0003FF0003FE000003FE00FE000003FE0001010202FEFF01010202FEFF010303FD0303010303FD030302010102FD01"> : tensor<11x6xi8>
    return %c0 : tensor<11x6xi8>
  }
}

// -----

module @lax_reduce_window_max_dilated_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf16>
    %want0 = call @expected() : () -> tensor<11x6xf16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<6x7xf16>, tensor<f16>) -> tensor<11x6xf16>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<11x6xf16>, tensor<11x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf16> {
    %c0 = stablehlo.constant dense<"0x8F3E90A1B63D353882BE604001C1CFBCC2C064BC643CA23FD73E38BD87B7A0C02EA7F03C8AB4DDC178BF25BFC83CFAC169BC0CB49DB831BB12B494B54541EEB8A9C1E33EAC3F1940F6BD62C0ECBD24B61F35B8C0"> : tensor<6x7xf16>
    return %c0 : tensor<6x7xf16>
  }
  func.func private @expected() -> tensor<11x6xf16> {
    %c0 = stablehlo.constant dense<"0x8F3E90A16040353882BE60408F3E90A16040353882BE6040643CA23FD73E643CA23FD73E643CA23FD73E643CA23FD73EF03C8AB42EA7F03C8AB4DDC1F03C8AB42EA7F03C8AB4DDC169BCC83C9DB831BB0CB49DB869BCC83C9DB831BB0CB49DB812B494B54541AC3FA9C1E33E12B494B54541AC3FA9C1E33E194024B61F35ECBD24B61F35"> : tensor<11x6xf16>
    return %c0 : tensor<11x6xf16>
  }
}

// -----

module @lax_reduce_window_max_dilated_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6x7xf32>
    %want0 = call @expected() : () -> tensor<11x6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 3>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x7xf32>, tensor<f32>) -> tensor<11x6xf32>
    stablehlo.custom_call @check.expect_eq(%1, %want0) {has_side_effect = true} : (tensor<11x6xf32>, tensor<11x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6x7xf32> {
    %c0 = stablehlo.constant dense<"0x858C11C06FF53DBF1BEB3740D47A14BF51A9FA3E83D51DC05E9C68BF8441843F16D72E40F42FEDBF1437A13F693CADBFF3720A3FC897F13E24D008C0735A0B3F15FF13C0182B15C08EBD12BF326E1E402098FF3E637C2B4049DC363EC0A0743FC6A017C061DB18BE02BA313FE3751EC00E1E36C0B89CFABEB1F330C076A9EF3E6A8235C042FB28C0997C2BC070FCB93EC9AB603F549887BFA9FB673F606923C0F80EE9BDD52A30BE"> : tensor<6x7xf32>
    return %c0 : tensor<6x7xf32>
  }
  func.func private @expected() -> tensor<11x6xf32> {
    %c0 = stablehlo.constant dense<"0xD47A14BF51A9FA3E1BEB3740D47A14BF51A9FA3E83D51DC0D47A14BF51A9FA3E1BEB3740D47A14BF51A9FA3E83D51DC01437A13F16D72E40F3720A3F1437A13F693CADBFF3720A3F1437A13F16D72E40F3720A3F1437A13F693CADBFF3720A3F24D008C0735A0B3F326E1E402098FF3E8EBD12BF326E1E4024D008C0735A0B3F326E1E402098FF3E8EBD12BF326E1E40637C2B4049DC363EC0A0743FC6A017C061DB18BE02BA313F637C2B4049DC363EC0A0743FC6A017C061DB18BE02BA313F76A9EF3EB89CFABE42FB28C076A9EF3E6A8235C042FB28C076A9EF3EB89CFABE42FB28C076A9EF3E6A8235C042FB28C0A9FB673FC9AB603FF80EE9BDA9FB673F606923C0F80EE9BD"> : tensor<11x6xf32>
    return %c0 : tensor<11x6xf32>
  }
}
