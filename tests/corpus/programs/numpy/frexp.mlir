module @numpy_frexp_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf16>
    %want0, %want1 = call @expected() : () -> (tensor<2x1x3x2xf16>, tensor<2x1x3x2xi32>)
    %0:2 = call @frexp(%arg0) : (tensor<2x1x3x2xf16>) -> (tensor<2x1x3x2xf16>, tensor<2x1x3x2xi32>)
    stablehlo.custom_call @check.expect_close(%0#0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[5.01953125, 6.03125], [0.6953125, 1.39453125], [7.27734375, 8.40625]]], [[[5.93359375, 0.71728515625], [2.6953125, 0.4755859375], [6.44921875, 4.828125]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
  func.func private @expected() -> (tensor<2x1x3x2xf16>, tensor<2x1x3x2xi32>) {
    %c0 = stablehlo.constant dense<[[[[0.62744140625, 0.75390625], [0.6953125, 0.697265625], [0.90966796875, 0.525390625]]], [[[0.74169921875, 0.71728515625], [0.673828125, 0.951171875], [0.80615234375, 0.603515625]]]]> : tensor<2x1x3x2xf16>
    %c1 = stablehlo.constant dense<[[[[3, 3], [0, 1], [3, 4]]], [[[3, 0], [2, -1], [3, 3]]]]> : tensor<2x1x3x2xi32>
    return %c0, %c1 : tensor<2x1x3x2xf16>, tensor<2x1x3x2xi32>
  }
  func.func private @frexp(%arg0: tensor<2x1x3x2xf16>) -> (tensor<2x1x3x2xf16>, tensor<2x1x3x2xi32>) {
    %0 = stablehlo.abs %arg0 : tensor<2x1x3x2xf16>
    %cst = stablehlo.constant dense<6.103520e-05> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<2x1x3x2xf16>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi1>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<2x1x3x2xf16>
    %4 = stablehlo.multiply %arg0, %3 : tensor<2x1x3x2xf16>
    %5 = call @_where(%2, %4, %arg0) : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16>
    %c = stablehlo.constant dense<-10> : tensor<i16>
    %c_1 = stablehlo.constant dense<0> : tensor<i16>
    %6 = call @_where_0(%2, %c, %c_1) : (tensor<2x1x3x2xi1>, tensor<i16>, tensor<i16>) -> tensor<2x1x3x2xi16>
    %7 = stablehlo.bitcast_convert %5 : (tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi16>
    %c_2 = stablehlo.constant dense<10> : tensor<i16>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i16>) -> tensor<2x1x3x2xi16>
    %9 = stablehlo.shift_right_arithmetic %7, %8 : tensor<2x1x3x2xi16>
    %c_3 = stablehlo.constant dense<31> : tensor<i16>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i16>) -> tensor<2x1x3x2xi16>
    %11 = stablehlo.and %9, %10 : tensor<2x1x3x2xi16>
    %c_4 = stablehlo.constant dense<15> : tensor<i16>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i16>) -> tensor<2x1x3x2xi16>
    %13 = stablehlo.subtract %11, %12 : tensor<2x1x3x2xi16>
    %c_5 = stablehlo.constant dense<1> : tensor<i16>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i16>) -> tensor<2x1x3x2xi16>
    %15 = stablehlo.add %13, %14 : tensor<2x1x3x2xi16>
    %16 = stablehlo.add %6, %15 : tensor<2x1x3x2xi16>
    %c_6 = stablehlo.constant dense<-31745> : tensor<i16>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i16>) -> tensor<2x1x3x2xi16>
    %18 = stablehlo.and %7, %17 : tensor<2x1x3x2xi16>
    %c_7 = stablehlo.constant dense<14336> : tensor<i16>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i16>) -> tensor<2x1x3x2xi16>
    %20 = stablehlo.or %18, %19 : tensor<2x1x3x2xi16>
    %21 = stablehlo.bitcast_convert %20 : (tensor<2x1x3x2xi16>) -> tensor<2x1x3x2xf16>
    %22 = call @isinf(%arg0) : (tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi1>
    %23 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi1>
    %24 = stablehlo.or %22, %23 : tensor<2x1x3x2xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f16>) -> tensor<2x1x3x2xf16>
    %26 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi1>
    %27 = stablehlo.or %24, %26 : tensor<2x1x3x2xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i16>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i16>) -> tensor<2x1x3x2xi16>
    %29 = call @_where_1(%27, %28, %16) : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi16>, tensor<2x1x3x2xi16>) -> tensor<2x1x3x2xi16>
    %30 = call @_where(%27, %arg0, %21) : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16>
    %31 = stablehlo.convert %29 : (tensor<2x1x3x2xi16>) -> tensor<2x1x3x2xi32>
    return %30, %31 : tensor<2x1x3x2xf16>, tensor<2x1x3x2xi32>
  }
  func.func private @_where(%arg0: tensor<2x1x3x2xi1>, %arg1: tensor<2x1x3x2xf16>, %arg2: tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xf16>
    return %0 : tensor<2x1x3x2xf16>
  }
  func.func private @_where_0(%arg0: tensor<2x1x3x2xi1>, %arg1: tensor<i16>, %arg2: tensor<i16>) -> tensor<2x1x3x2xi16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i16>) -> tensor<2x1x3x2xi16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i16>) -> tensor<2x1x3x2xi16>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xi16>
    return %2 : tensor<2x1x3x2xi16>
  }
  func.func private @isinf(%arg0: tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi1> {
    %0 = stablehlo.abs %arg0 : tensor<2x1x3x2xf16>
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<2x1x3x2xf16>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi1>
    return %2 : tensor<2x1x3x2xi1>
  }
  func.func private @_where_1(%arg0: tensor<2x1x3x2xi1>, %arg1: tensor<2x1x3x2xi16>, %arg2: tensor<2x1x3x2xi16>) -> tensor<2x1x3x2xi16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xi16>
    return %0 : tensor<2x1x3x2xi16>
  }
}

// -----

module @numpy_frexp_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf32>
    %want0, %want1 = call @expected() : () -> (tensor<17x3xf32>, tensor<17x3xi32>)
    %0:2 = call @frexp(%arg0) : (tensor<17x3xf32>) -> (tensor<17x3xf32>, tensor<17x3xi32>)
    stablehlo.custom_call @check.expect_close(%0#0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<17x3xi32>, tensor<17x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0xCFC2A74018B63A4001C1F740B9595340218B0A4160D83D3FDD846D40F466904005760E41EE12D74074FD0141646FC74010E003414A566340C615BA404EDF064022569B3E8E92D83F21E408415CEC3D405BE872400889D3408CFBC140B53FD73FA16B323FC5F85B3FDB6AD040EAF48540F3700E413410E34035CF004127ADC83F8D859F3E40369D4007B05640FCA9004066900D401ED92440DBF9C540CC1DE4403879194006292940B9CB383F9CAE8A40C2750940A50D0F41EF7ED34063EDCB407E8250401503B740BB4DBC40"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @expected() -> (tensor<17x3xf32>, tensor<17x3xi32>) {
    %c0 = stablehlo.constant dense<"0xCFC2273F18B63A3F01C1773FB959533F218B0A3F60D83D3FDD846D3FF466103F05760E3FEE12573F74FD013F646F473F10E0033F4A56633FC6153A3F4EDF063F22561B3F8E92583F21E4083F5CEC3D3F5BE8723F0889533F8CFB413FB53F573FA16B323FC5F85B3FDB6A503FEAF4053FF3700E3F3410633F35CF003F27AD483F8D851F3F40361D3F07B0563FFCA9003F66900D3F1ED9243FDBF9453FCC1D643F3879193F0629293FB9CB383F9CAE0A3FC275093FA50D0F3FEF7E533F63ED4B3F7E82503F1503373FBB4D3C3F"> : tensor<17x3xf32>
    %c1 = stablehlo.constant dense<"0x03000000020000000300000002000000040000000000000002000000030000000400000003000000040000000300000004000000020000000300000002000000FFFFFFFF010000000400000002000000020000000300000003000000010000000000000000000000030000000300000004000000030000000400000001000000FFFFFFFF030000000200000002000000020000000200000003000000030000000200000002000000000000000300000002000000040000000300000003000000020000000300000003000000"> : tensor<17x3xi32>
    return %c0, %c1 : tensor<17x3xf32>, tensor<17x3xi32>
  }
  func.func private @frexp(%arg0: tensor<17x3xf32>) -> (tensor<17x3xf32>, tensor<17x3xi32>) {
    %0 = stablehlo.abs %arg0 : tensor<17x3xf32>
    %cst = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %cst_0 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<17x3xf32>
    %5 = call @_where(%2, %4, %arg0) : (tensor<17x3xi1>, tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    %c = stablehlo.constant dense<-23> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where_0(%2, %c, %c_1) : (tensor<17x3xi1>, tensor<i32>, tensor<i32>) -> tensor<17x3xi32>
    %7 = stablehlo.bitcast_convert %5 : (tensor<17x3xf32>) -> tensor<17x3xi32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %9 = stablehlo.shift_right_arithmetic %7, %8 : tensor<17x3xi32>
    %c_3 = stablehlo.constant dense<255> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %11 = stablehlo.and %9, %10 : tensor<17x3xi32>
    %c_4 = stablehlo.constant dense<127> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %13 = stablehlo.subtract %11, %12 : tensor<17x3xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %15 = stablehlo.add %13, %14 : tensor<17x3xi32>
    %16 = stablehlo.add %6, %15 : tensor<17x3xi32>
    %c_6 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %18 = stablehlo.and %7, %17 : tensor<17x3xi32>
    %c_7 = stablehlo.constant dense<1056964608> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %20 = stablehlo.or %18, %19 : tensor<17x3xi32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<17x3xi32>) -> tensor<17x3xf32>
    %22 = call @isinf(%arg0) : (tensor<17x3xf32>) -> tensor<17x3xi1>
    %23 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %24 = stablehlo.or %22, %23 : tensor<17x3xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %26 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %27 = stablehlo.or %24, %26 : tensor<17x3xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %29 = call @_where_1(%27, %28, %16) : (tensor<17x3xi1>, tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi32>
    %30 = call @_where(%27, %arg0, %21) : (tensor<17x3xi1>, tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    return %30, %29 : tensor<17x3xf32>, tensor<17x3xi32>
  }
  func.func private @_where(%arg0: tensor<17x3xi1>, %arg1: tensor<17x3xf32>, %arg2: tensor<17x3xf32>) -> tensor<17x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<17x3xi1>, tensor<17x3xf32>
    return %0 : tensor<17x3xf32>
  }
  func.func private @_where_0(%arg0: tensor<17x3xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<17x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<17x3xi1>, tensor<17x3xi32>
    return %2 : tensor<17x3xi32>
  }
  func.func private @isinf(%arg0: tensor<17x3xf32>) -> tensor<17x3xi1> {
    %0 = stablehlo.abs %arg0 : tensor<17x3xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    return %2 : tensor<17x3xi1>
  }
  func.func private @_where_1(%arg0: tensor<17x3xi1>, %arg1: tensor<17x3xi32>, %arg2: tensor<17x3xi32>) -> tensor<17x3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<17x3xi1>, tensor<17x3xi32>
    return %0 : tensor<17x3xi32>
  }
}

// -----

module @numpy_frexp_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0, %want1 = call @expected() : () -> (tensor<3x5xf64>, tensor<3x5xi32>)
    %0:2 = call @frexp(%arg0) : (tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3x5xi32>)
    stablehlo.custom_call @check.expect_close(%0#0, %want0) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[8.421090762846513, 3.3770658612228504, 3.4731250832217406, 1.5737631958192224, 5.004271128289332], [5.598028172403737, 7.009724708029404, 4.826072107292717, 5.1008736949596605, 7.930065477088856], [5.657026549529881, 6.548105400057369, 4.578106650753305, 6.755695989924341, 8.230118514321413]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> (tensor<3x5xf64>, tensor<3x5xi32>) {
    %c0 = stablehlo.constant dense<[[0.526318172677907, 0.8442664653057126, 0.8682812708054352, 0.7868815979096112, 0.6255338910361665], [0.6997535215504671, 0.8762155885036755, 0.6032590134115896, 0.6376092118699576, 0.991258184636107], [0.7071283186912352, 0.8185131750071711, 0.5722633313441631, 0.8444619987405426, 0.5143824071450883]]> : tensor<3x5xf64>
    %c1 = stablehlo.constant dense<[[4, 2, 2, 1, 3], [3, 3, 3, 3, 3], [3, 3, 3, 3, 4]]> : tensor<3x5xi32>
    return %c0, %c1 : tensor<3x5xf64>, tensor<3x5xi32>
  }
  func.func private @frexp(%arg0: tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3x5xi32>) {
    %0 = stablehlo.abs %arg0 : tensor<3x5xf64>
    %cst = stablehlo.constant dense<2.2250738585072014E-308> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %cst_0 = stablehlo.constant dense<0x4330000000000000> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %4 = stablehlo.multiply %arg0, %3 : tensor<3x5xf64>
    %5 = call @_where(%2, %4, %arg0) : (tensor<3x5xi1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    %c = stablehlo.constant dense<-52> : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %6 = call @_where_0(%2, %c, %c_1) : (tensor<3x5xi1>, tensor<i64>, tensor<i64>) -> tensor<3x5xi64>
    %7 = stablehlo.bitcast_convert %5 : (tensor<3x5xf64>) -> tensor<3x5xi64>
    %c_2 = stablehlo.constant dense<52> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %9 = stablehlo.shift_right_arithmetic %7, %8 : tensor<3x5xi64>
    %c_3 = stablehlo.constant dense<2047> : tensor<i64>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %11 = stablehlo.and %9, %10 : tensor<3x5xi64>
    %c_4 = stablehlo.constant dense<1023> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %13 = stablehlo.subtract %11, %12 : tensor<3x5xi64>
    %c_5 = stablehlo.constant dense<1> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %15 = stablehlo.add %13, %14 : tensor<3x5xi64>
    %16 = stablehlo.add %6, %15 : tensor<3x5xi64>
    %c_6 = stablehlo.constant dense<-9218868437227405313> : tensor<i64>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %18 = stablehlo.and %7, %17 : tensor<3x5xi64>
    %c_7 = stablehlo.constant dense<4602678819172646912> : tensor<i64>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %20 = stablehlo.or %18, %19 : tensor<3x5xi64>
    %21 = stablehlo.bitcast_convert %20 : (tensor<3x5xi64>) -> tensor<3x5xf64>
    %22 = call @isinf(%arg0) : (tensor<3x5xf64>) -> tensor<3x5xi1>
    %23 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %24 = stablehlo.or %22, %23 : tensor<3x5xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %26 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %27 = stablehlo.or %24, %26 : tensor<3x5xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i64>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %29 = call @_where_1(%27, %28, %16) : (tensor<3x5xi1>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
    %30 = call @_where(%27, %arg0, %21) : (tensor<3x5xi1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    %31 = stablehlo.convert %29 : (tensor<3x5xi64>) -> tensor<3x5xi32>
    return %30, %31 : tensor<3x5xf64>, tensor<3x5xi32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf64>, %arg2: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xf64>
    return %0 : tensor<3x5xf64>
  }
  func.func private @_where_0(%arg0: tensor<3x5xi1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<3x5xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<3x5xi64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3x5xi1>, tensor<3x5xi64>
    return %2 : tensor<3x5xi64>
  }
  func.func private @isinf(%arg0: tensor<3x5xf64>) -> tensor<3x5xi1> {
    %0 = stablehlo.abs %arg0 : tensor<3x5xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    return %2 : tensor<3x5xi1>
  }
  func.func private @_where_1(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi64>, %arg2: tensor<3x5xi64>) -> tensor<3x5xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xi64>
    return %0 : tensor<3x5xi64>
  }
}
