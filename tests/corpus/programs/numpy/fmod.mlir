module @numpy_fmod_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi8>, tensor<17x3xi8>)
    %want0 = call @expected() : () -> tensor<17x3xi8>
    %0 = call @fmod(%arg0, %arg1) : (tensor<17x3xi8>, tensor<17x3xi8>) -> tensor<17x3xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<17x3xi8>, tensor<17x3xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi8>, tensor<17x3xi8>) {
    %c0 = stablehlo.constant dense<"0x090701010703070104050901080406070504020707070405030407090204060606050806030503030608080604020604020705"> : tensor<17x3xi8>
    %c1 = stablehlo.constant dense<"0x080609080509080404010403020102090206070905080106030602040603090201030408010102030509060206040604020801"> : tensor<17x3xi8>
    return %c0, %c1 : tensor<17x3xi8>, tensor<17x3xi8>
  }
  func.func private @expected() -> tensor<17x3xi8> {
    %c0 = stablehlo.constant dense<"0x010101010203070100000101000000070104020702070005000401010201060000020006000001000108020004020000000700"> : tensor<17x3xi8>
    return %c0 : tensor<17x3xi8>
  }
  func.func private @fmod(%arg0: tensor<17x3xi8>, %arg1: tensor<17x3xi8>) -> tensor<17x3xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<17x3xi8>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<17x3xi8>, tensor<17x3xi8>) -> tensor<17x3xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<17x3xi8>
    %3 = call @_where(%1, %2, %arg1) : (tensor<17x3xi1>, tensor<17x3xi8>, tensor<17x3xi8>) -> tensor<17x3xi8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<17x3xi8>
    return %4 : tensor<17x3xi8>
  }
  func.func private @_where(%arg0: tensor<17x3xi1>, %arg1: tensor<17x3xi8>, %arg2: tensor<17x3xi8>) -> tensor<17x3xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<17x3xi1>, tensor<17x3xi8>
    return %0 : tensor<17x3xi8>
  }
}

// -----

module @numpy_fmod_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xui16>, tensor<3x5xui16>)
    %want0 = call @expected() : () -> tensor<3x5xui16>
    %0 = call @fmod(%arg0, %arg1) : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xui16>, tensor<3x5xui16>) {
    %c0 = stablehlo.constant dense<[[8, 8, 7, 3, 7], [7, 6, 4, 1, 6], [3, 8, 9, 7, 9]]> : tensor<3x5xui16>
    %c1 = stablehlo.constant dense<[[1, 5, 1, 9, 2], [6, 5, 5, 6, 3], [5, 7, 3, 1, 2]]> : tensor<3x5xui16>
    return %c0, %c1 : tensor<3x5xui16>, tensor<3x5xui16>
  }
  func.func private @expected() -> tensor<3x5xui16> {
    %c0 = stablehlo.constant dense<[[0, 3, 0, 3, 1], [1, 1, 4, 1, 0], [3, 1, 0, 0, 1]]> : tensor<3x5xui16>
    return %c0 : tensor<3x5xui16>
  }
  func.func private @fmod(%arg0: tensor<3x5xui16>, %arg1: tensor<3x5xui16>) -> tensor<3x5xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<3x5xui16>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<3x5xui16>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x5xi1>, tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x5xui16>
    return %4 : tensor<3x5xui16>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xui16>, %arg2: tensor<3x5xui16>) -> tensor<3x5xui16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xui16>
    return %0 : tensor<3x5xui16>
  }
}

// -----

module @numpy_fmod_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<i32>
    %0 = call @fmod(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<3> : tensor<i32>
    %c1 = stablehlo.constant dense<1> : tensor<i32>
    return %c0, %c1 : tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<0> : tensor<i32>
    return %c0 : tensor<i32>
  }
  func.func private @fmod(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    return %2 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module @numpy_fmod_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xf32>, tensor<7xf32>)
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = call @fmod(%arg0, %arg1) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xf32>, tensor<7xf32>) {
    %c0 = stablehlo.constant dense<[1.8789468, 1.901185, 3.4492512, 2.0806568, 4.871757, 3.4130273, 1.8625145]> : tensor<7xf32>
    %c1 = stablehlo.constant dense<[8.970231, 6.866192, 6.671508, 1.301852, 3.8615532, 6.93888, 4.2810802]> : tensor<7xf32>
    return %c0, %c1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[1.8789468, 1.901185, 3.4492512, 0.7788048, 1.0102038, 3.4130273, 1.8625145]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @fmod(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}

// -----

module @numpy_fmod_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>)
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = call @fmod(%arg0, %arg1) : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf64>, tensor<2x3x4xf64>) {
    %c0 = stablehlo.constant dense<"0x1F9E721542711D40DC547506174C1740D80D5343FA61F33F152B7E1B333F1E40349A7D687A3CFD3F9CB5D0B45A760340B536A37DD79E10407A7E5A024A802040057252C572171940FAB3C3659D8B1640805A79EDACF0124076EC65C2B882064022EC81C351AA21407476DA43DCDDFF3FFC0B2D015D950140F49AD24A45A913402C68ED3B4AEB0C400C48502829B91640D2EFC782E2E71D4029055694D9741540E3A282FD1351134083ED7600D9F12140A2EA157F9CC41D4064B5E0F4BA64F33F"> : tensor<2x3x4xf64>
    %c1 = stablehlo.constant dense<"0x8838851B700BF83F0273868390E81B40D96529E765EF17404052F99CED491340546977693E150F407D2748F39A43164076B3A8A1A0B80C404EBB8CEDC7F5014076CEB9FDD1FD1E40ACD2C1FAECC91D40DA11FB8DD2360E407A18ADA9E09C1040CD45DC05694512407E7FAA5BA6801140C489D0636E872040D01C2C41059608404A573186124D0E40C5A795636D37144016C7B7F83452044055198C62F7D71440F84BE6CA799420400624539AD0B30E40B85C592D7991F13FAE773148E2711540"> : tensor<2x3x4xf64>
    return %c0, %c1 : tensor<2x3x4xf64>, tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x5C96B5E74797F53FDC547506174C1740D80D5343FA61F33FAAB109FD8AEA0540349A7D687A3CFD3F9CB5D0B45A760340D0E776663914E23FFC8F8781A03FF83F057252C572171940FAB3C3659D8B1640988CDE331DAAEE3F76EC65C2B8820640779227813A0F11407476DA43DCDDFF3FFC0B2D015D9501403032F2A80A79FD3F2C68ED3B4AEB0C403802D525DE0DE43F785120145B2B0340807A3D39469CC33FE3A282FD1351134000DC6A9A85BFF43F70FC7ED83553EB3F64B5E0F4BA64F33F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @fmod(%arg0: tensor<2x3x4xf64>, %arg1: tensor<2x3x4xf64>) -> tensor<2x3x4xf64> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<2x3x4xf64>
    return %0 : tensor<2x3x4xf64>
  }
}
