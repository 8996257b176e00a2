module @lax_scan_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xi32>
    %want0, %want1 = call @expected() : () -> (tensor<3xi32>, tensor<4x3xi32>)
    %0 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xi32>) -> tensor<1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %1, %iterArg_3 = %2) : tensor<4x3xi32>, tensor<i32>, tensor<3xi32>, tensor<4x3xi32>
    cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %5:2 = func.call @closed_call(%iterArg_2, %4) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5#1, %iterArg_1) : (tensor<4x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<4x3xi32>, tensor<i32>, tensor<3xi32>, tensor<4x3xi32>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xi32> {
    %c0 = stablehlo.constant dense<[[2, -2, -2], [2, -2, -2], [3, -1, 0], [-2, 1, -2]]> : tensor<4x3xi32>
    return %c0 : tensor<4x3xi32>
  }
  func.func private @expected() -> (tensor<3xi32>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[7, -6, -8]> : tensor<3xi32>
    %c1 = stablehlo.constant dense<[[4, 4, 4], [8, 8, 8], [18, 6, 0], [-18, -7, 12]]> : tensor<4x3xi32>
    return %c0, %c1 : tensor<3xi32>, tensor<4x3xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @closed_call(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3xi32>
    %1 = stablehlo.multiply %arg0, %arg1 : tensor<3xi32>
    return %0, %1 : tensor<3xi32>, tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<4x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xi32>, tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<4x3xi32>
    return %1 : tensor<4x3xi32>
  }
}

// -----

module @lax_scan_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xbf16>
    %want0, %want1 = call @expected() : () -> (tensor<3xbf16>, tensor<4x3xbf16>)
    %0 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xbf16>) -> tensor<1x3xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3xbf16>) -> tensor<3xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<4x3xbf16>, tensor<i32>, tensor<3xbf16>, tensor<4x3xbf16>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<4x3xbf16>, tensor<i32>) -> tensor<3xbf16>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<4x3xbf16>, tensor<3xbf16>, tensor<i32>) -> tensor<4x3xbf16>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<4x3xbf16>, tensor<i32>, tensor<3xbf16>, tensor<4x3xbf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[0.9375, -1.671875, 0.703125], [-2.5625, 1.796875, -0.07177734375], [-0.5234375, 1.71875, -1.4296875], [-0.640625, 1.6171875, 1.9296875]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
  func.func private @expected() -> (tensor<3xbf16>, tensor<4x3xbf16>) {
    %c0 = stablehlo.constant dense<[-1.8515625, 1.7890625, 1.8359375]> : tensor<3xbf16>
    %c1 = stablehlo.constant dense<[[0.87890625, 2.796875, 0.494140625], [-4.8125, -6.0, -0.10107421875], [0.359375, -2.65625, -1.90625], [0.77734375, 0.27734375, -0.1806640625]]> : tensor<4x3xbf16>
    return %c0, %c1 : tensor<3xbf16>, tensor<4x3xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xbf16>, %arg1: tensor<i32>) -> tensor<3xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x3xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3xbf16>) -> tensor<3xbf16>
    return %1 : tensor<3xbf16>
  }
  func.func private @closed_call(%arg0: tensor<3xbf16>, %arg1: tensor<3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3xbf16>
    %1 = stablehlo.multiply %arg0, %arg1 : tensor<3xbf16>
    return %0, %1 : tensor<3xbf16>, tensor<3xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xbf16>, %arg1: tensor<3xbf16>, %arg2: tensor<i32>) -> tensor<4x3xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xbf16>) -> tensor<1x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xbf16>, tensor<1x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x3xbf16>
    return %1 : tensor<4x3xbf16>
  }
}

// -----

module @lax_scan_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xf16>
    %want0, %want1 = call @expected() : () -> (tensor<3xf16>, tensor<4x3xf16>)
    %0 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xf16>) -> tensor<1x3xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf16>) -> tensor<3xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x3xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<4x3xf16>, tensor<i32>, tensor<3xf16>, tensor<4x3xf16>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<4x3xf16>, tensor<i32>) -> tensor<3xf16>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<3xf16>, tensor<3xf16>) -> (tensor<3xf16>, tensor<3xf16>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<4x3xf16>, tensor<3xf16>, tensor<i32>) -> tensor<4x3xf16>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<4x3xf16>, tensor<i32>, tensor<3xf16>, tensor<4x3xf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xf16> {
    %c0 = stablehlo.constant dense<[[0.08587646484375, -2.015625, -2.921875], [0.07330322265625, 2.6015625, 1.0810546875], [0.896484375, -0.99072265625, -2.486328125], [-2.06640625, 0.1314697265625, -0.87548828125]]> : tensor<4x3xf16>
    return %c0 : tensor<4x3xf16>
  }
  func.func private @expected() -> (tensor<3xf16>, tensor<4x3xf16>) {
    %c0 = stablehlo.constant dense<[-0.9248046875, -2.2890625, -8.125]> : tensor<3xf16>
    %c1 = stablehlo.constant dense<[[0.007373809814453125, 4.0625, 8.5390625], [0.0125885009765625, -10.484375, -6.31640625], [0.2197265625, 1.416015625, 11.8359375], [-2.359375, -0.318115234375, 6.34765625]]> : tensor<4x3xf16>
    return %c0, %c1 : tensor<3xf16>, tensor<4x3xf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xf16>, %arg1: tensor<i32>) -> tensor<3xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf16>, tensor<i32>, tensor<i32>) -> tensor<1x3xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf16>) -> tensor<3xf16>
    return %1 : tensor<3xf16>
  }
  func.func private @closed_call(%arg0: tensor<3xf16>, %arg1: tensor<3xf16>) -> (tensor<3xf16>, tensor<3xf16>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3xf16>
    %1 = stablehlo.multiply %arg0, %arg1 : tensor<3xf16>
    return %0, %1 : tensor<3xf16>, tensor<3xf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xf16>, %arg1: tensor<3xf16>, %arg2: tensor<i32>) -> tensor<4x3xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf16>) -> tensor<1x3xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf16>, tensor<1x3xf16>, tensor<i32>, tensor<i32>) -> tensor<4x3xf16>
    return %1 : tensor<4x3xf16>
  }
}

// -----

module @lax_scan_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xf32>
    %want0, %want1 = call @expected() : () -> (tensor<3xf32>, tensor<4x3xf32>)
    %0 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<4x3xf32>, tensor<i32>, tensor<3xf32>, tensor<4x3xf32>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<4x3xf32>, tensor<i32>, tensor<3xf32>, tensor<4x3xf32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[2.927202, -0.75692075, 1.4169315], [-1.626975, -0.19453883, -0.2576294], [-0.5917815, 1.1545675, -0.8953271], [-2.496788, 2.4379983, 1.4512832]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<4x3xf32>) {
    %c0 = stablehlo.constant dense<[1.1388593, 1.8841854, 3.1321898]> : tensor<3xf32>
    %c1 = stablehlo.constant dense<[[8.568511, 0.572929, 2.007695], [-9.524969, 0.29450095, -0.7300864], [-2.5017142, -1.9724404, -2.3065717], [-9.07744, -1.3501948, 2.4394715]]> : tensor<4x3xf32>
    return %c0, %c1 : tensor<3xf32>, tensor<4x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3xf32>
    %1 = stablehlo.multiply %arg0, %arg1 : tensor<3xf32>
    return %0, %1 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
}

// -----

module @lax_scan_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xf64>
    %want0, %want1 = call @expected() : () -> (tensor<3xf64>, tensor<4x3xf64>)
    %0 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xf64>) -> tensor<1x3xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf64>) -> tensor<3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<4x3xf64>, tensor<i64>, tensor<3xf64>, tensor<4x3xf64>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i64>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<4x3xf64>, tensor<i64>) -> tensor<3xf64>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<4x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<4x3xf64>
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i64>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<4x3xf64>, tensor<i64>, tensor<3xf64>, tensor<4x3xf64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[-2.4150661433817615, -1.8162876208703538, -2.9548038209452328], [-2.3423277618612284, 0.30645206937559877, 2.1910106956483837], [2.1768349708386507, -2.4664619684700337, -1.643205413247739], [-1.0384402636326215, 2.1532478286266663, 1.1733902598102919]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
  func.func private @expected() -> (tensor<3xf64>, tensor<4x3xf64>) {
    %c0 = stablehlo.constant dense<[-6.034065341418723, -3.6393373122084762, -4.188412099679529]> : tensor<3xf64>
    %c1 = stablehlo.constant dense<[[5.832544476908855, 3.29890072172689, 8.730865620272548], [11.31375294874846, -1.1132101999940058, -12.948013550467433], [-15.613261860789448, 8.20375630708544, 6.1104186317515], [5.187658222785934, -12.472871376638363, -6.291486663653197]]> : tensor<4x3xf64>
    return %c0, %c1 : tensor<3xf64>, tensor<4x3xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xf64>, %arg1: tensor<i64>) -> tensor<3xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf64>, tensor<i64>, tensor<i64>) -> tensor<1x3xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf64>) -> tensor<3xf64>
    return %1 : tensor<3xf64>
  }
  func.func private @closed_call(%arg0: tensor<3xf64>, %arg1: tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3xf64>
    %1 = stablehlo.multiply %arg0, %arg1 : tensor<3xf64>
    return %0, %1 : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<i64>) -> tensor<4x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf64>, tensor<1x3xf64>, tensor<i64>, tensor<i64>) -> tensor<4x3xf64>
    return %1 : tensor<4x3xf64>
  }
}

// -----

module @lax_scan_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xcomplex<f32>>
    %want0, %want1 = call @expected() : () -> (tensor<3xcomplex<f32>>, tensor<4x3xcomplex<f32>>)
    %0 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %1, %iterArg_2 = %2) : tensor<4x3xcomplex<f32>>, tensor<i32>, tensor<3xcomplex<f32>>, tensor<4x3xcomplex<f32>>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_0, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<4x3xcomplex<f32>>, tensor<i32>) -> tensor<3xcomplex<f32>>
      %5:2 = func.call @closed_call(%iterArg_1, %4) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_2, %5#1, %iterArg_0) : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<i32>) -> tensor<4x3xcomplex<f32>>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %7, %5#0, %6 : tensor<4x3xcomplex<f32>>, tensor<i32>, tensor<3xcomplex<f32>>, tensor<4x3xcomplex<f32>>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-1.5901048,0.427538), (1.4735235,-1.0848233), (-1.2496755,1.116605)], [(-2.6744263,-1.3100705), (0.16316393,0.7758677), (0.84106594,-2.4170997)], [(2.151465,-0.6735402), (-1.4142458,2.1567755), (-0.24693288,1.9457526)], [(2.651127,-0.45281717), (-0.9047503,-0.44556046), (1.3241633,1.2643735)]]> : tensor<4x3xcomplex<f32>>
    return %c0 : tensor<4x3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(-1.0520442,-1.5813519), (0.79121476,0.31743622), (-0.5810547,3.0262365)]> : tensor<3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(2.3456445,-1.3596605), (0.99443,-3.197025), (0.31488204,-2.790788)], [(9.625446,1.879461), (2.1642106,1.9325105), (3.2957726,7.9194574)], [(-12.902501,2.964428), (-1.3925349,8.6791725), (0.76728886,-3.181204)], [(-10.328598,-1.3150294), (-1.1944637,-1.4459764), (-4.750473,-0.075912826)]]> : tensor<4x3xcomplex<f32>>
    return %c0, %c1 : tensor<3xcomplex<f32>>, tensor<4x3xcomplex<f32>>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<3xcomplex<f32>> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x3xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    return %1 : tensor<3xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3xcomplex<f32>>
    %1 = stablehlo.multiply %arg0, %arg1 : tensor<3xcomplex<f32>>
    return %0, %1 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>, %arg2: tensor<i32>) -> tensor<4x3xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<4x3xcomplex<f32>>
    return %1 : tensor<4x3xcomplex<f32>>
  }
}
