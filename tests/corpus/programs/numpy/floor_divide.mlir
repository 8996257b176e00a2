module @numpy_floor_divide_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<1x1xi8>, tensor<1x1xi8>)
    %want0 = call @expected() : () -> tensor<1x1xi8>
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<1x1xi8>, tensor<1x1xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<1x1xi8>, tensor<1x1xi8>) {
    %c0 = stablehlo.constant dense<5> : tensor<1x1xi8>
    %c1 = stablehlo.constant dense<3> : tensor<1x1xi8>
    return %c0, %c1 : tensor<1x1xi8>, tensor<1x1xi8>
  }
  func.func private @expected() -> tensor<1x1xi8> {
    %c0 = stablehlo.constant dense<1> : tensor<1x1xi8>
    return %c0 : tensor<1x1xi8>
  }
  func.func private @floor_divide(%arg0: tensor<1x1xi8>, %arg1: tensor<1x1xi8>) -> tensor<1x1xi8> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<1x1xi8>
    %1 = stablehlo.sign %arg0 : tensor<1x1xi8>
    %2 = stablehlo.sign %arg1 : tensor<1x1xi8>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<1x1xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<1x1xi8>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi1>
    %7 = stablehlo.and %3, %6 : tensor<1x1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<1x1xi8>
    %9 = stablehlo.subtract %0, %8 : tensor<1x1xi8>
    %10 = call @_where(%7, %9, %0) : (tensor<1x1xi1>, tensor<1x1xi8>, tensor<1x1xi8>) -> tensor<1x1xi8>
    return %10 : tensor<1x1xi8>
  }
  func.func private @_where(%arg0: tensor<1x1xi1>, %arg1: tensor<1x1xi8>, %arg2: tensor<1x1xi8>) -> tensor<1x1xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1x1xi1>, tensor<1x1xi8>
    return %0 : tensor<1x1xi8>
  }
}

// -----

module @numpy_floor_divide_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xui16>, tensor<4x0x2xui16>)
    %want0 = call @expected() : () -> tensor<4x0x2xui16>
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<4x0x2xui16>, tensor<4x0x2xui16>) -> tensor<4x0x2xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<4x0x2xui16>, tensor<4x0x2xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xui16>, tensor<4x0x2xui16>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui16>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xui16>
    return %c0, %c1 : tensor<4x0x2xui16>, tensor<4x0x2xui16>
  }
  func.func private @expected() -> tensor<4x0x2xui16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xui16>
    return %c0 : tensor<4x0x2xui16>
  }
  func.func private @floor_divide(%arg0: tensor<4x0x2xui16>, %arg1: tensor<4x0x2xui16>) -> tensor<4x0x2xui16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<4x0x2xui16>
    return %0 : tensor<4x0x2xui16>
  }
}

// -----

module @numpy_floor_divide_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xi32>
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>) -> tensor<2x1x3x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>) {
    %c0 = stablehlo.constant dense<[[[[9, 2], [6, 7], [6, 8]]], [[[3, 1], [3, 8], [2, 8]]]]> : tensor<2x1x3x2xi32>
    %c1 = stablehlo.constant dense<[[[[4, 8], [4, 4], [3, 7]]], [[[2, 1], [9, 9], [2, 1]]]]> : tensor<2x1x3x2xi32>
    return %c0, %c1 : tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>
  }
  func.func private @expected() -> tensor<2x1x3x2xi32> {
    %c0 = stablehlo.constant dense<[[[[2, 0], [1, 1], [2, 1]]], [[[1, 1], [0, 0], [1, 8]]]]> : tensor<2x1x3x2xi32>
    return %c0 : tensor<2x1x3x2xi32>
  }
  func.func private @floor_divide(%arg0: tensor<2x1x3x2xi32>, %arg1: tensor<2x1x3x2xi32>) -> tensor<2x1x3x2xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<2x1x3x2xi32>
    %1 = stablehlo.sign %arg0 : tensor<2x1x3x2xi32>
    %2 = stablehlo.sign %arg1 : tensor<2x1x3x2xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>) -> tensor<2x1x3x2xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<2x1x3x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1x3x2xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>) -> tensor<2x1x3x2xi1>
    %7 = stablehlo.and %3, %6 : tensor<2x1x3x2xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x1x3x2xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<2x1x3x2xi32>
    %10 = call @_where(%7, %9, %0) : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi32>, tensor<2x1x3x2xi32>) -> tensor<2x1x3x2xi32>
    return %10 : tensor<2x1x3x2xi32>
  }
  func.func private @_where(%arg0: tensor<2x1x3x2xi1>, %arg1: tensor<2x1x3x2xi32>, %arg2: tensor<2x1x3x2xi32>) -> tensor<2x1x3x2xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xi32>
    return %0 : tensor<2x1x3x2xi32>
  }
}

// -----

module @numpy_floor_divide_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xf32>, tensor<17x3xf32>)
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xf32>, tensor<17x3xf32>) {
    %c0 = stablehlo.constant dense<"0x6A257840E19CC5402C82913FA2BFBE409641D340C73208418BF0FC40B9427440123B08414BDC52409BD40C4102273040906D92403FE3B0404D73A040B7B4A140D236BD3F527905410DD4DD409C4BFF400C7E2E4039F5C940C9C2FC40AB9A62402E22E140F8E265402517A74037E45F40CA05AC40D2D4364068080141B444F5408641744049963E403AED8640B2404B40D121AE40D3C60041BE2C094177C2933FF8F68A404ADA0741532D6C40EEA5DE40D55BC34069B90A41719EF540B537034182B881400FA3EC4030BFD440"> : tensor<17x3xf32>
    %c1 = stablehlo.constant dense<"0xF2E29A40B6278E40174524400E8BC540B8035E4010CACA406232054176CFD940BA729D403E7CAB4046E5A03F48DF0B40A9FA2F40176CE840B6FED0408FA3C3403FFFA54092549C4035B8E1407B7135407403ED40AA259C401A86DD406AA7D340DBB08D4058D40441AE6DEB408CEFA2404F44D53FCFDF914050789640B47FA240B893D740A813EB4029100E41D9B30940D5B9594087EFD6402C5C4F4081E7D540F171984020FBE640EE4A3F40F0F78C402B2FC140636FDF40CB572340E994B040EBE18440457BD9404041D240"> : tensor<17x3xf32>
    return %c0, %c1 : tensor<17x3xf32>, tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x000000000000803F00000000000000000000803F0000803F00000000000000000000803F000000000000E0400000803F0000803F000000000000000000000000000000000000803F0000000000000040000000000000803F0000803F000000000000803F00000000000000000000000000004040000000000000803F0000803F0000000000000000000000000000803F0000803F0000803F0000004000000000000000000000803F0000803F0000803F0000803F0000803F000040400000803F000000000000803F0000803F"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @floor_divide(%arg0: tensor<17x3xf32>, %arg1: tensor<17x3xf32>) -> tensor<17x3xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<17x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<17x3xf32>
    %4 = call @_where(%2, %arg0, %3) : (tensor<17x3xi1>, tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    %5 = stablehlo.divide %4, %arg1 : tensor<17x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %8 = stablehlo.sign %arg1 : tensor<17x3xf32>
    %9 = stablehlo.sign %0 : tensor<17x3xf32>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %11 = stablehlo.and %7, %10 : tensor<17x3xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<17x3xf32>
    %13 = stablehlo.select %11, %12, %0 : tensor<17x3xi1>, tensor<17x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<17x3xf32>
    %16 = stablehlo.select %11, %15, %5 : tensor<17x3xi1>, tensor<17x3xf32>
    %17 = stablehlo.round_nearest_afz %16 : tensor<17x3xf32>
    return %17 : tensor<17x3xf32>
  }
  func.func private @_where(%arg0: tensor<17x3xi1>, %arg1: tensor<17x3xf32>, %arg2: tensor<17x3xf32>) -> tensor<17x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<17x3xi1>, tensor<17x3xf32>
    return %0 : tensor<17x3xf32>
  }
}

// -----

module @numpy_floor_divide_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf64>, tensor<3x5xf64>)
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf64>, tensor<3x5xf64>) {
    %c0 = stablehlo.constant dense<[[1.8242174599068033, 1.2255983608560808, 3.1062975261910744, 6.501945917441997, 4.680138313457208], [1.7481898748595528, 6.3507534097162575, 6.9791940278639455, 4.269838314635529, 6.338574585802826], [4.7450901582547, 7.1041633682479395, 4.533270013574591, 5.681347475960235, 3.6710780908807523]]> : tensor<3x5xf64>
    %c1 = stablehlo.constant dense<[[2.502040123835868, 3.8120321921878064, 3.1839861269867784, 6.612949679734825, 4.651955320671492], [7.282909543474027, 4.3657749791509834, 1.9281458573981247, 5.712006461064455, 8.467456871392468], [1.2962474551007377, 8.092460463243667, 6.854899821895274, 6.7010789074165595, 3.5100893684133254]]> : tensor<3x5xf64>
    return %c0, %c1 : tensor<3x5xf64>, tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 1.0, 3.0, 0.0, 0.0], [3.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @floor_divide(%arg0: tensor<3x5xf64>, %arg1: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<3x5xf64>
    %4 = call @_where(%2, %arg0, %3) : (tensor<3x5xi1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    %5 = stablehlo.divide %4, %arg1 : tensor<3x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %8 = stablehlo.sign %arg1 : tensor<3x5xf64>
    %9 = stablehlo.sign %0 : tensor<3x5xf64>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x5xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<3x5xf64>
    %13 = stablehlo.select %11, %12, %0 : tensor<3x5xi1>, tensor<3x5xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %15 = stablehlo.subtract %5, %14 : tensor<3x5xf64>
    %16 = stablehlo.select %11, %15, %5 : tensor<3x5xi1>, tensor<3x5xf64>
    %17 = stablehlo.round_nearest_afz %16 : tensor<3x5xf64>
    return %17 : tensor<3x5xf64>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf64>, %arg2: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xf64>
    return %0 : tensor<3x5xf64>
  }
}
