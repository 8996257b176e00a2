module @numpy_copysign_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xf16>
    %0 = call @copysign(%arg0, %arg1) : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) {
    %c0 = stablehlo.constant dense<[[[[1.1474609375, 3.84375], [1.39453125, -1.6318359375], [1.99609375, -2.34765625]]], [[[-3.6640625, -3.982421875], [1.328125, -2.294921875], [-0.13330078125, 4.4453125]]]]> : tensor<2x1x3x2xf16>
    %c1 = stablehlo.constant dense<[[[[-0.23779296875, 0.43310546875], [0.58544921875, 3.951171875], [-2.759765625, -1.560546875]]], [[[2.533203125, -2.962890625], [4.1875, -4.078125], [1.3212890625, 2.015625]]]]> : tensor<2x1x3x2xf16>
    return %c0, %c1 : tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[-1.1474609375, 3.84375], [1.39453125, 1.6318359375], [-1.99609375, -2.34765625]]], [[[3.6640625, -3.982421875], [1.328125, -2.294921875], [0.13330078125, 4.4453125]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
  func.func private @copysign(%arg0: tensor<2x1x3x2xf16>, %arg1: tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16> {
    %0 = call @signbit(%arg1) : (tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi1>
    %1 = stablehlo.abs %arg0 : tensor<2x1x3x2xf16>
    %2 = stablehlo.negate %1 : tensor<2x1x3x2xf16>
    %3 = stablehlo.abs %arg0 : tensor<2x1x3x2xf16>
    %4 = call @_where(%0, %2, %3) : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16>
    return %4 : tensor<2x1x3x2xf16>
  }
  func.func private @signbit(%arg0: tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi16>
    %c = stablehlo.constant dense<15> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<2x1x3x2xi16>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<2x1x3x2xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<2x1x3x2xi16>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>) -> tensor<2x1x3x2xi1>
    %5 = stablehlo.convert %4 : tensor<2x1x3x2xi1>
    return %5 : tensor<2x1x3x2xi1>
  }
  func.func private @_where(%arg0: tensor<2x1x3x2xi1>, %arg1: tensor<2x1x3x2xf16>, %arg2: tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xf16>
    return %0 : tensor<2x1x3x2xf16>
  }
}

// -----

module @numpy_copysign_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xf32>, tensor<17x3xf32>)
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %0 = call @copysign(%arg0, %arg1) : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xf32>, tensor<17x3xf32>) {
    %c0 = stablehlo.constant dense<"0x720F89C0FBCC7ABD7E9D43C092C183C01F5E6340B08536C07A53DABD581D62C04F0BA73FC86982C0D6171C3E1E154240D93120BF975FE4BFB691F93F8850973FDAC2F93F1B41FD3F96EDDCBF34129640441838C0533808BFA77D3340E2A3B33F5D690FBEC73953C0E7637FC0DE397F3FA40C40C01AC739C05A0FAEBFB9A139C0BBEDFFBFFE757C3EC7EC894081F58B4034EDBF3F6D3D5C40D3DA8B406A543040DBEE54406C7052C0E7BA964016BE82C0C2C67E409F1A1D3F50D18E40F12788BF05A26E3E8166D73E59F817C0"> : tensor<17x3xf32>
    %c1 = stablehlo.constant dense<"0xF46A0C40C19A2F409ABC9B408B1E833FC8639FC05502983ED53C46BFCEB65F4095164FBF58DD223F1AE7873D6C8F08401DB38F4008C80A4093132B40D9B10B40B34B5E3F06519ABF87D60AC005AF6540444D1ABED1386FC0C234564067AE4540B0950FBFC9634A40A9FD9B3FF3362BC0BE942940E49551C0CBB62AC018C962C0EC1EBE3FC5CA673F477E163F5473DEBFF029564085DD27C040E50D4047199D40885F63BF63A77ABF5052874082648D40E0A70F401B7E18C0883BA2BFD5D1574086DC784037275B407FB92AC0"> : tensor<17x3xf32>
    return %c0, %c1 : tensor<17x3xf32>, tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x720F8940FBCC7A3D7E9D434092C183401F5E63C0B08536407A53DABD581D62404F0BA7BFC8698240D6171C3E1E154240D931203F975FE43FB691F93F8850973FDAC2F93F1B41FDBF96EDDCBF34129640441838C0533808BFA77D3340E2A3B33F5D690FBEC7395340E7637F40DE397FBFA40C40401AC739C05A0FAEBFB9A139C0BBEDFF3FFE757C3EC7EC894081F58BC034EDBF3F6D3D5CC0D3DA8B406A543040DBEE54C06C7052C0E7BA964016BE8240C2C67E409F1A1DBF50D18EC0F127883F05A26E3E8166D73E59F817C0"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @copysign(%arg0: tensor<17x3xf32>, %arg1: tensor<17x3xf32>) -> tensor<17x3xf32> {
    %0 = call @signbit(%arg1) : (tensor<17x3xf32>) -> tensor<17x3xi1>
    %1 = stablehlo.abs %arg0 : tensor<17x3xf32>
    %2 = stablehlo.negate %1 : tensor<17x3xf32>
    %3 = stablehlo.abs %arg0 : tensor<17x3xf32>
    %4 = call @_where(%0, %2, %3) : (tensor<17x3xi1>, tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    return %4 : tensor<17x3xf32>
  }
  func.func private @signbit(%arg0: tensor<17x3xf32>) -> tensor<17x3xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<17x3xf32>) -> tensor<17x3xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<17x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi1>
    %5 = stablehlo.convert %4 : tensor<17x3xi1>
    return %5 : tensor<17x3xi1>
  }
  func.func private @_where(%arg0: tensor<17x3xi1>, %arg1: tensor<17x3xf32>, %arg2: tensor<17x3xf32>) -> tensor<17x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<17x3xi1>, tensor<17x3xf32>
    return %0 : tensor<17x3xf32>
  }
}

// -----

module @numpy_copysign_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf64>, tensor<3x5xf64>)
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = call @copysign(%arg0, %arg1) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf64>, tensor<3x5xf64>) {
    %c0 = stablehlo.constant dense<[[-1.3618221974346234, 2.262991942923108, 1.511609726135875, 3.0925191083828043, -4.241539432510766], [1.148421741138149, -4.366286519156327, -3.0953592913259786, 0.22041461169760712, -1.8320459374225253], [2.9172532631502213, -0.3428610948696136, -4.315581356512625, 3.143698900416217, -0.1251450730286532]]> : tensor<3x5xf64>
    %c1 = stablehlo.constant dense<[[-4.294155548215205, 2.723154592347771, 4.661651247481014, -3.2248063691244755, 1.6997775198536633], [-3.373829632009789, -2.6863771921150335, 3.088521457509362, 4.826027025314083, -1.8223576031627244], [4.224958788881549, 4.02415726689153, 1.3232686723707072, -4.077919961311107, -1.9913808491176654]]> : tensor<3x5xf64>
    return %c0, %c1 : tensor<3x5xf64>, tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-1.3618221974346234, 2.262991942923108, 1.511609726135875, -3.0925191083828043, 4.241539432510766], [-1.148421741138149, -4.366286519156327, 3.0953592913259786, 0.22041461169760712, -1.8320459374225253], [2.9172532631502213, 0.3428610948696136, 4.315581356512625, -3.143698900416217, -0.1251450730286532]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @copysign(%arg0: tensor<3x5xf64>, %arg1: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %0 = call @signbit(%arg1) : (tensor<3x5xf64>) -> tensor<3x5xi1>
    %1 = stablehlo.abs %arg0 : tensor<3x5xf64>
    %2 = stablehlo.negate %1 : tensor<3x5xf64>
    %3 = stablehlo.abs %arg0 : tensor<3x5xf64>
    %4 = call @_where(%0, %2, %3) : (tensor<3x5xi1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    return %4 : tensor<3x5xf64>
  }
  func.func private @signbit(%arg0: tensor<3x5xf64>) -> tensor<3x5xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x5xf64>) -> tensor<3x5xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<3x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    %5 = stablehlo.convert %4 : tensor<3x5xi1>
    return %5 : tensor<3x5xi1>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf64>, %arg2: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xf64>
    return %0 : tensor<3x5xf64>
  }
}
