module @lax_map_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xi32>
    %want0 = call @expected() : () -> tensor<4x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg0, %iterArg_2 = %c_0, %iterArg_3 = %0) : tensor<4x3xi32>, tensor<4x3xi32>, tensor<i32>, tensor<4x3xi32>
    cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_2, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %3 = func.call @closed_call(%iterArg_1, %2) : (tensor<4x3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_3, %3, %iterArg_2) : (tensor<4x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_2, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %5, %4 : tensor<4x3xi32>, tensor<4x3xi32>, tensor<i32>, tensor<4x3xi32>
    }
    stablehlo.custom_call @check.expect_eq(%1#3, %want0) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xi32> {
    %c0 = stablehlo.constant dense<[[-1, 3, -2], [-3, -2, -1], [-1, 3, -3], [0, 3, -2]]> : tensor<4x3xi32>
    return %c0 : tensor<4x3xi32>
  }
  func.func private @expected() -> tensor<4x3xi32> {
    %c0 = stablehlo.constant dense<[[0, 12, 2], [8, 7, -1], [0, 12, 7], [-1, 12, 2]]> : tensor<4x3xi32>
    return %c0 : tensor<4x3xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @closed_call(%arg0: tensor<4x3xi32>, %arg1: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<3xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xi32>) -> tensor<1x3xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x3xi32>) -> tensor<3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3xi32>
    return %3 : tensor<3xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<i32>) -> tensor<4x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi32>) -> tensor<1x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xi32>, tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<4x3xi32>
    return %1 : tensor<4x3xi32>
  }
}

// -----

module @lax_map_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xbf16>
    %want0 = call @expected() : () -> tensor<4x3xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg0, %iterArg_1 = %c, %iterArg_2 = %0) : tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<i32>, tensor<4x3xbf16>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<4x3xbf16>, tensor<i32>) -> tensor<3xbf16>
      %3 = func.call @closed_call(%iterArg_0, %2) : (tensor<4x3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<4x3xbf16>, tensor<3xbf16>, tensor<i32>) -> tensor<4x3xbf16>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %5, %4 : tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<i32>, tensor<4x3xbf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#3, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[-0.97265625, -1.9765625, 0.306640625], [2.375, 0.447265625, -0.5], [-0.37890625, -0.2119140625, -0.44140625], [-0.447265625, 2.578125, -2.9375]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
  func.func private @expected() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[-0.02734375, 1.9296875, 0.400390625], [4.65625, -1.7734375, 0.5546875], [-0.828125, -1.9296875, 0.5], [-0.7734375, 4.6875, 8.9375]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xbf16>, %arg1: tensor<i32>) -> tensor<3xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x3xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3xbf16>) -> tensor<3xbf16>
    return %1 : tensor<3xbf16>
  }
  func.func private @closed_call(%arg0: tensor<4x3xbf16>, %arg1: tensor<3xbf16>) -> tensor<3xbf16> {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<3xbf16>
    %1 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xbf16>) -> tensor<1x3xbf16>
    %2 = stablehlo.reshape %1 : (tensor<1x3xbf16>) -> tensor<3xbf16>
    %3 = stablehlo.add %0, %2 : tensor<3xbf16>
    return %3 : tensor<3xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xbf16>, %arg1: tensor<3xbf16>, %arg2: tensor<i32>) -> tensor<4x3xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xbf16>) -> tensor<1x3xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xbf16>, tensor<1x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x3xbf16>
    return %1 : tensor<4x3xbf16>
  }
}

// -----

module @lax_map_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xf16>
    %want0 = call @expected() : () -> tensor<4x3xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x3xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg0, %iterArg_1 = %c, %iterArg_2 = %0) : tensor<4x3xf16>, tensor<4x3xf16>, tensor<i32>, tensor<4x3xf16>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<4x3xf16>, tensor<i32>) -> tensor<3xf16>
      %3 = func.call @closed_call(%iterArg_0, %2) : (tensor<4x3xf16>, tensor<3xf16>) -> tensor<3xf16>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<4x3xf16>, tensor<3xf16>, tensor<i32>) -> tensor<4x3xf16>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %5, %4 : tensor<4x3xf16>, tensor<4x3xf16>, tensor<i32>, tensor<4x3xf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#3, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xf16> {
    %c0 = stablehlo.constant dense<[[2.388671875, -0.1739501953125, 2.728515625], [-2.83984375, -2.435546875, -0.496826171875], [2.107421875, -0.2191162109375, -2.38671875], [-2.529296875, -0.0521240234375, 0.67529296875]]> : tensor<4x3xf16>
    return %c0 : tensor<4x3xf16>
  }
  func.func private @expected() -> tensor<4x3xf16> {
    %c0 = stablehlo.constant dense<[[8.09375, -0.1436767578125, 10.171875], [10.453125, 5.7578125, 2.974609375], [6.828125, -0.1259765625, 8.421875], [8.7890625, -0.1712646484375, 3.18359375]]> : tensor<4x3xf16>
    return %c0 : tensor<4x3xf16>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xf16>, %arg1: tensor<i32>) -> tensor<3xf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf16>, tensor<i32>, tensor<i32>) -> tensor<1x3xf16>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf16>) -> tensor<3xf16>
    return %1 : tensor<3xf16>
  }
  func.func private @closed_call(%arg0: tensor<4x3xf16>, %arg1: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<3xf16>
    %1 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xf16>) -> tensor<1x3xf16>
    %2 = stablehlo.reshape %1 : (tensor<1x3xf16>) -> tensor<3xf16>
    %3 = stablehlo.add %0, %2 : tensor<3xf16>
    return %3 : tensor<3xf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xf16>, %arg1: tensor<3xf16>, %arg2: tensor<i32>) -> tensor<4x3xf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf16>) -> tensor<1x3xf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf16>, tensor<1x3xf16>, tensor<i32>, tensor<i32>) -> tensor<4x3xf16>
    return %1 : tensor<4x3xf16>
  }
}

// -----

module @lax_map_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xf32>
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg0, %iterArg_1 = %c, %iterArg_2 = %0) : tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %3 = func.call @closed_call(%iterArg_0, %2) : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %5, %4 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#3, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[-2.5504236, 2.477663, -0.82783836], [-0.7690765, 1.4934176, -2.664222], [0.35251397, 2.0320644, 1.5230484], [2.3997407, -0.9247016, -0.8389673]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[3.954237, 8.616477, -0.142522], [-1.9589449, 4.707959, 6.2702403], [-2.4261575, 6.606949, 1.4918381], [3.2083318, 3.332736, -0.12397219]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<3xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x3xf32>) -> tensor<3xf32>
    %3 = stablehlo.add %0, %2 : tensor<3xf32>
    return %3 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<4x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
}

// -----

module @lax_map_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xf64>
    %want0 = call @expected() : () -> tensor<4x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg0, %iterArg_1 = %c, %iterArg_2 = %0) : tensor<4x3xf64>, tensor<4x3xf64>, tensor<i64>, tensor<4x3xf64>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i64>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<4x3xf64>, tensor<i64>) -> tensor<3xf64>
      %3 = func.call @closed_call(%iterArg_0, %2) : (tensor<4x3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<4x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<4x3xf64>
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_0, %5, %4 : tensor<4x3xf64>, tensor<4x3xf64>, tensor<i64>, tensor<4x3xf64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#3, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[1.0448014256430582, 1.503091363542885, -2.1873871237706988], [2.642603495669296, -2.02867791376179, 2.9833356181122923], [-0.8867355312698031, 1.1286939926893815, 0.2600938076677428], [-1.608719229312505, 1.3327821597150127, -2.6979023788635192]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
  func.func private @expected() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[2.136411444668825, 3.7623750107000946, 2.5972753054671514], [8.028154660966642, 5.618625441327773, 6.712904286526754], [1.8311013280593982, 2.7770414926759828, -2.119738334983594], [3.6327789844028784, 3.2793996487974986, 5.091290122106737]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xf64>, %arg1: tensor<i64>) -> tensor<3xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf64>, tensor<i64>, tensor<i64>) -> tensor<1x3xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf64>) -> tensor<3xf64>
    return %1 : tensor<3xf64>
  }
  func.func private @closed_call(%arg0: tensor<4x3xf64>, %arg1: tensor<3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<3xf64>
    %1 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xf64>) -> tensor<1x3xf64>
    %2 = stablehlo.reshape %1 : (tensor<1x3xf64>) -> tensor<3xf64>
    %3 = stablehlo.add %0, %2 : tensor<3xf64>
    return %3 : tensor<3xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<i64>) -> tensor<4x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xf64>, tensor<1x3xf64>, tensor<i64>, tensor<i64>) -> tensor<4x3xf64>
    return %1 : tensor<4x3xf64>
  }
}

// -----

module @lax_map_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg0, %iterArg_1 = %c, %iterArg_2 = %0) : tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<i32>, tensor<4x3xcomplex<f32>>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<4x3xcomplex<f32>>, tensor<i32>) -> tensor<3xcomplex<f32>>
      %3 = func.call @closed_call(%iterArg_0, %2) : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
      %4 = func.call @dynamic_update_index_in_dim(%iterArg_2, %3, %iterArg_1) : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<i32>) -> tensor<4x3xcomplex<f32>>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %5, %4 : tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<i32>, tensor<4x3xcomplex<f32>>
    }
    stablehlo.custom_call @check.expect_almost_eq(%1#3, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-2.4812129,1.5547001), (-1.9309394,-0.69054604), (-2.2926497,-2.3897846)], [(1.8729548,-2.9471931), (2.8937435,1.716898), (-1.150505,-1.4617608)], [(-0.62593275,2.5301528), (-0.85114,-0.99303234), (-1.4250944,-1.2537273)], [(1.6322078,2.2777567), (-1.0335742,2.091732), (0.46352273,-0.8193787)]]> : tensor<4x3xcomplex<f32>>
    return %c0 : tensor<4x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.2581117,-6.160384), (1.3207338,1.976259), (-2.7474775,8.568093)], [(-7.6592007,-9.485219), (3.4950736,9.245978), (-3.1057327,0.9737413)], [(-8.491095,-1.612711), (-2.1926134,0.99987304), (-1.833588,1.1835749)], [(-5.005286,8.990245), (-5.2380066,-5.014467), (-2.749178,-3.149386)]]> : tensor<4x3xcomplex<f32>>
    return %c0 : tensor<4x3xcomplex<f32>>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<3xcomplex<f32>> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x3xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    return %1 : tensor<3xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<4x3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<3xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %2 = stablehlo.reshape %1 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %3 = stablehlo.add %0, %2 : tensor<3xcomplex<f32>>
    return %3 : tensor<3xcomplex<f32>>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>, %arg2: tensor<i32>) -> tensor<4x3xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<4x3xcomplex<f32>>
    return %1 : tensor<4x3xcomplex<f32>>
  }
}
