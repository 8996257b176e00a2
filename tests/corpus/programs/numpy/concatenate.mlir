module @numpy_concatenate_bool {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi1>, tensor<3x2xi1>)
    %want0 = call @expected() : () -> tensor<3x6xi1>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xi1>, tensor<3x2xi1>) -> tensor<3x6xi1>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xi1>, tensor<3x6xi1>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi1>, tensor<3x2xi1>) {
    %c0 = stablehlo.constant dense<[[true, true, false, true], [true, true, false, true], [false, true, false, false]]> : tensor<3x4xi1>
    %c1 = stablehlo.constant dense<[[true, false], [false, true], [false, true]]> : tensor<3x2xi1>
    return %c0, %c1 : tensor<3x4xi1>, tensor<3x2xi1>
  }
  func.func private @expected() -> tensor<3x6xi1> {
    %c0 = stablehlo.constant dense<"0x010100010100010100010001000100000001"> : tensor<3x6xi1>
    return %c0 : tensor<3x6xi1>
  }
}

// -----

module @numpy_concatenate_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi8>, tensor<3x2xi8>)
    %want0 = call @expected() : () -> tensor<3x6xi8>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xi8>, tensor<3x2xi8>) -> tensor<3x6xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xi8>, tensor<3x6xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi8>, tensor<3x2xi8>) {
    %c0 = stablehlo.constant dense<[[-3, 0, -3, -2], [1, 2, -1, 1], [0, -1, -2, 3]]> : tensor<3x4xi8>
    %c1 = stablehlo.constant dense<[[1, -1], [-3, 3], [2, 2]]> : tensor<3x2xi8>
    return %c0, %c1 : tensor<3x4xi8>, tensor<3x2xi8>
  }
  func.func private @expected() -> tensor<3x6xi8> {
    %c0 = stablehlo.constant dense<"0xFD00FDFE01FF0102FF01FD0300FFFE030202"> : tensor<3x6xi8>
    return %c0 : tensor<3x6xi8>
  }
}

// -----

module @numpy_concatenate_i16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi16>, tensor<3x2xi16>)
    %want0 = call @expected() : () -> tensor<3x6xi16>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xi16>, tensor<3x2xi16>) -> tensor<3x6xi16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xi16>, tensor<3x6xi16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi16>, tensor<3x2xi16>) {
    %c0 = stablehlo.constant dense<[[3, -1, 3, 2], [3, 3, -2, 0], [-1, 0, 0, 2]]> : tensor<3x4xi16>
    %c1 = stablehlo.constant dense<[[-1, -1], [2, 2], [-2, 3]]> : tensor<3x2xi16>
    return %c0, %c1 : tensor<3x4xi16>, tensor<3x2xi16>
  }
  func.func private @expected() -> tensor<3x6xi16> {
    %c0 = stablehlo.constant dense<"0x0300FFFF03000200FFFFFFFF03000300FEFF000002000200FFFF000000000200FEFF0300"> : tensor<3x6xi16>
    return %c0 : tensor<3x6xi16>
  }
}

// -----

module @numpy_concatenate_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi32>, tensor<3x2xi32>)
    %want0 = call @expected() : () -> tensor<3x6xi32>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xi32>, tensor<3x2xi32>) -> tensor<3x6xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xi32>, tensor<3x6xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi32>, tensor<3x2xi32>) {
    %c0 = stablehlo.constant dense<[[-3, -2, 0, -2], [-2, 3, 0, 2], [3, 2, 3, 1]]> : tensor<3x4xi32>
    %c1 = stablehlo.constant dense<[[2, 1], [-3, 2], [1, 1]]> : tensor<3x2xi32>
    return %c0, %c1 : tensor<3x4xi32>, tensor<3x2xi32>
  }
  func.func private @expected() -> tensor<3x6xi32> {
    %c0 = stablehlo.constant dense<"0xFDFFFFFFFEFFFFFF00000000FEFFFFFF0200000001000000FEFFFFFF030000000000000002000000FDFFFFFF02000000030000000200000003000000010000000100000001000000"> : tensor<3x6xi32>
    return %c0 : tensor<3x6xi32>
  }
}

// -----

module @numpy_concatenate_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xi64>, tensor<3x2xi64>)
    %want0 = call @expected() : () -> tensor<3x6xi64>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xi64>, tensor<3x2xi64>) -> tensor<3x6xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xi64>, tensor<3x6xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xi64>, tensor<3x2xi64>) {
    %c0 = stablehlo.constant dense<[[3, 3, -1, -2], [-2, -3, 1, 1], [0, -1, 0, 3]]> : tensor<3x4xi64>
    %c1 = stablehlo.constant dense<[[2, -2], [-3, 2], [-1, 0]]> : tensor<3x2xi64>
    return %c0, %c1 : tensor<3x4xi64>, tensor<3x2xi64>
  }
  func.func private @expected() -> tensor<3x6xi64> {
    %c0 = stablehlo.constant dense<"0x03000000000000000300000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0200000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF01000000000000000100000000000000FDFFFFFFFFFFFFFF02000000000000000000000000000000FFFFFFFFFFFFFFFF00000000000000000300000000000000FFFFFFFFFFFFFFFF0000000000000000"> : tensor<3x6xi64>
    return %c0 : tensor<3x6xi64>
  }
}

// -----

module @numpy_concatenate_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui8>, tensor<3x2xui8>)
    %want0 = call @expected() : () -> tensor<3x6xui8>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xui8>, tensor<3x2xui8>) -> tensor<3x6xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xui8>, tensor<3x6xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui8>, tensor<3x2xui8>) {
    %c0 = stablehlo.constant dense<[[0, 3, 3, 1], [0, 3, 0, 2], [3, 2, 3, 2]]> : tensor<3x4xui8>
    %c1 = stablehlo.constant dense<[[1, 0], [0, 0], [2, 1]]> : tensor<3x2xui8>
    return %c0, %c1 : tensor<3x4xui8>, tensor<3x2xui8>
  }
  func.func private @expected() -> tensor<3x6xui8> {
    %c0 = stablehlo.constant dense<"0x000303010100000300020000030203020201"> : tensor<3x6xui8>
    return %c0 : tensor<3x6xui8>
  }
}

// -----

module @numpy_concatenate_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui16>, tensor<3x2xui16>)
    %want0 = call @expected() : () -> tensor<3x6xui16>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xui16>, tensor<3x2xui16>) -> tensor<3x6xui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xui16>, tensor<3x6xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui16>, tensor<3x2xui16>) {
    %c0 = stablehlo.constant dense<[[2, 0, 2, 2], [3, 1, 3, 2], [1, 0, 2, 1]]> : tensor<3x4xui16>
    %c1 = stablehlo.constant dense<[[2, 1], [3, 0], [0, 1]]> : tensor<3x2xui16>
    return %c0, %c1 : tensor<3x4xui16>, tensor<3x2xui16>
  }
  func.func private @expected() -> tensor<3x6xui16> {
    %c0 = stablehlo.constant dense<"0x020000000200020002000100030001000300020003000000010000000200010000000100"> : tensor<3x6xui16>
    return %c0 : tensor<3x6xui16>
  }
}

// -----

module @numpy_concatenate_u32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui32>, tensor<3x2xui32>)
    %want0 = call @expected() : () -> tensor<3x6xui32>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xui32>, tensor<3x2xui32>) -> tensor<3x6xui32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xui32>, tensor<3x6xui32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui32>, tensor<3x2xui32>) {
    %c0 = stablehlo.constant dense<[[3, 2, 2, 3], [3, 1, 1, 3], [2, 2, 2, 1]]> : tensor<3x4xui32>
    %c1 = stablehlo.constant dense<[[2, 1], [1, 1], [1, 0]]> : tensor<3x2xui32>
    return %c0, %c1 : tensor<3x4xui32>, tensor<3x2xui32>
  }
  func.func private @expected() -> tensor<3x6xui32> {
    %c0 = stablehlo.constant dense<"0x030000000200000002000000030000000200000001000000030000000100000001000000030000000100000001000000020000000200000002000000010000000100000000000000"> : tensor<3x6xui32>
    return %c0 : tensor<3x6xui32>
  }
}

// -----

module @numpy_concatenate_u64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xui64>, tensor<3x2xui64>)
    %want0 = call @expected() : () -> tensor<3x6xui64>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xui64>, tensor<3x2xui64>) -> tensor<3x6xui64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xui64>, tensor<3x6xui64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xui64>, tensor<3x2xui64>) {
    %c0 = stablehlo.constant dense<[[1, 3, 2, 3], [0, 2, 1, 2], [1, 3, 2, 0]]> : tensor<3x4xui64>
    %c1 = stablehlo.constant dense<[[0, 2], [0, 0], [3, 1]]> : tensor<3x2xui64>
    return %c0, %c1 : tensor<3x4xui64>, tensor<3x2xui64>
  }
  func.func private @expected() -> tensor<3x6xui64> {
    %c0 = stablehlo.constant dense<"0x010000000000000003000000000000000200000000000000030000000000000000000000000000000200000000000000000000000000000002000000000000000100000000000000020000000000000000000000000000000000000000000000010000000000000003000000000000000200000000000000000000000000000003000000000000000100000000000000"> : tensor<3x6xui64>
    return %c0 : tensor<3x6xui64>
  }
}

// -----

module @numpy_concatenate_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x2xbf16>)
    %want0 = call @expected() : () -> tensor<3x6xbf16>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xbf16>, tensor<3x2xbf16>) -> tensor<3x6xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xbf16>, tensor<3x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x2xbf16>) {
    %c0 = stablehlo.constant dense<[[2.296875, -0.98828125, 1.1015625, 2.71875], [-0.228515625, 2.765625, -1.4453125, -1.015625], [2.875, 0.13671875, -2.796875, 0.8125]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[2.46875, 1.171875], [-2.75, -1.0546875], [2.515625, 0.7578125]]> : tensor<3x2xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x2xbf16>
  }
  func.func private @expected() -> tensor<3x6xbf16> {
    %c0 = stablehlo.constant dense<"0x13407DBF8D3F2E401E40963F6ABE3140B9BF82BF30C087BF38400C3E33C0503F2140423F"> : tensor<3x6xbf16>
    return %c0 : tensor<3x6xbf16>
  }
}

// -----

module @numpy_concatenate_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x2xf16>)
    %want0 = call @expected() : () -> tensor<3x6xf16>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xf16>, tensor<3x2xf16>) -> tensor<3x6xf16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xf16>, tensor<3x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x2xf16>) {
    %c0 = stablehlo.constant dense<[[-2.591796875, 0.1536865234375, -0.039154052734375, -2.36328125], [0.7890625, -2.37109375, 1.736328125, 0.411376953125], [-1.025390625, -1.060546875, -2.466796875, 2.76953125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.6474609375, -2.10546875], [1.7236328125, 1.1025390625], [2.9375, -0.771484375]]> : tensor<3x2xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x2xf16>
  }
  func.func private @expected() -> tensor<3x6xf16> {
    %c0 = stablehlo.constant dense<"0x2FC1EB3003A9BAC02EB936C0503ABEC0F23E9536E53E693C1ABC3EBCEFC08A41E0412CBA"> : tensor<3x6xf16>
    return %c0 : tensor<3x6xf16>
  }
}

// -----

module @numpy_concatenate_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x2xf32>)
    %want0 = call @expected() : () -> tensor<3x6xf32>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xf32>, tensor<3x2xf32>) -> tensor<3x6xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xf32>, tensor<3x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x2xf32>) {
    %c0 = stablehlo.constant dense<[[-2.2710733, 0.37030485, 2.4364243, -2.9069], [-2.8051915, -1.2093768, 1.0183215, 2.0091467], [-0.68275803, 1.7522534, -1.3189797, 0.94828945]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[2.0641081, -0.1061553], [0.065350026, -1.8823364], [-1.7362921, 0.08240697]]> : tensor<3x2xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x2xf32>
  }
  func.func private @expected() -> tensor<3x6xf32> {
    %c0 = stablehlo.constant dense<"0x445911C09998BD3E60EE1B40A60A3AC0591A0440F367D9BD428833C0DCCC9ABF5C58823FDC9500403CD6853D66F0F0BF3BC92EBFD749E03F54D4A8BF19C3723FD23EDEBFFCC4A83D"> : tensor<3x6xf32>
    return %c0 : tensor<3x6xf32>
  }
}

// -----

module @numpy_concatenate_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x2xf64>)
    %want0 = call @expected() : () -> tensor<3x6xf64>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xf64>, tensor<3x2xf64>) -> tensor<3x6xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xf64>, tensor<3x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x2xf64>) {
    %c0 = stablehlo.constant dense<[[1.2010524884830476, 1.896513937540865, 2.4959704664257067, 1.9734541404174015], [-1.8732327832392015, 0.05961104485520341, 1.9487303278640553, -1.416744999341455], [0.21073009734947856, -2.2079355751474825, 0.9226591715932062, -2.8349198086551963]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-2.533783146414362, -2.233203525430615], [1.9315152075707074, 2.4850648533096855], [1.491399558572434, -2.8825543049305233]]> : tensor<3x2xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x2xf64>
  }
  func.func private @expected() -> tensor<3x6xf64> {
    %c0 = stablehlo.constant dense<"0x94066DD08237F33FD856A2FF1E58FE3F68A4285DBFF70340FCF913A64493FF3F9A0B2819304504C08A4A58CF99DD01C039EB5CF0C2F8FDBF805844C05685AE3F40642EDAFF2DFF3FE616EFCDFCAAF6BFACE2837D7CE7FE3FAC3B8BAE69E10340600F332E34F9CA3F94777720DAA901C0DC1CEB866C86ED3F36A7C76FEAAD06C0286695C8C5DCF73F02F7A4A1780F07C0"> : tensor<3x6xf64>
    return %c0 : tensor<3x6xf64>
  }
}

// -----

module @numpy_concatenate_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x6xcomplex<f32>>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xcomplex<f32>>, tensor<3x6xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(-2.0353596,1.7077641), (-0.20439,-1.4956416), (1.5913547,-0.4901404), (1.6713783,0.6979541)], [(1.7921791,-2.8398666), (1.3754867,1.6900394), (2.7588325,-1.1452975), (0.58788455,-0.28355688)], [(-0.7544626,-2.2665265), (2.521959,0.64377445), (-2.211089,-1.5485388), (2.1717968,1.2058852)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(0.6970884,-2.4015648), (-0.85297996,-2.605052)], [(-2.694552,2.2867203), (-1.8685732,-2.5272899)], [(-0.79948145,0.376022), (-1.2270204,-0.29570702)]]> : tensor<3x2xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x6xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x554302C00498DA3F9D4B51BE2F71BFBF83B1CB3FAFF3FABEB9EFD53F1FAD323F6374323F3DB319C0E55C5ABF2CB926C02066E53F60C035C0F30FB03F3653D83FB69030401C9992BF9A7F163F5E2E91BE8A732CC0A0591240682DEFBF1EBF21C0762441BFC50E11C0C767214067CE243F7B820DC08536C6BFB8FE0A40725A9A3FD1AA4CBFF585C03E010F9DBFE96697BE"> : tensor<3x6xcomplex<f32>>
    return %c0 : tensor<3x6xcomplex<f32>>
  }
}

// -----

module @numpy_concatenate_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>, tensor<3x2xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x6xcomplex<f64>>
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x6xcomplex<f64>>, tensor<3x6xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>, tensor<3x2xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(-2.3477494511447254,-0.36519511449048636), (1.6788377215245633,1.058554520020552), (0.4188277298806167,-2.4807233894855942), (1.4727751051003528,-0.38900433074421903)], [(2.160623324012642,1.1087887713715174), (-1.2061789522544326,-0.3711201385674121), (-1.623830632232076,2.8310954621189666), (-2.159411462339084,-0.8409429098945895)], [(-0.34682557297462635,0.7175231288538928), (1.4375283808559605,1.912950921770899), (-2.4180458059916052,1.1359132856385736), (-0.862368134174174,-2.837006481889347)]]> : tensor<3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(2.763549645711805,1.4386850520865675), (0.009837916095129184,1.5335791611340666)], [(1.8315241961659847,1.6390336391886837), (0.49976277752471265,2.4954378266833697)], [(-2.39301659637556,0.2521819339478615), (-0.6580237736539929,-0.1364182623996104)]]> : tensor<3x2xcomplex<f64>>
    return %c0, %c1 : tensor<3x4xcomplex<f64>>, tensor<3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x6xcomplex<f64>> {
    %c0 = stablehlo.constant dense<"0xC8F23EDD30C802C0C05159545B5FD7BF94D353F184DCFA3F085748DDD6EFF03FE0B09FD212CEDA3F6A1A228185D803C0BC4DECA07C90F73F581FA36B72E5D8BF00A3A9EABF1B0640384BFF9DDA04F73F006F1DBFE625843FEC5D6E4D8A89F83F74DF9CE1F44801402C67734B99BDF13FBEE6104D824CF3BF702D82AE6EC0D7BF56E03AD435FBF9BF603DAD6015A60640CAD44A84794601C05C9CF91A01E9EABF78D9C550EC4DFD3F88BF55567B39FA3F50834E041DFCDF3F7C73761BA8F6034038EB55E36332D6BF50A29110F3F5E63F28926DC21D00F73FBCBEFD6C729BFE3F14B64766285803C0A48DCE68B32CF23FF07FAC0E8598EBBFC009527430B206C000BFA1E2E52403C0A0ADBCB1BF23D03F74B37ADF870EE5BF40AFCA532776C1BF"> : tensor<3x6xcomplex<f64>>
    return %c0 : tensor<3x6xcomplex<f64>>
  }
}
