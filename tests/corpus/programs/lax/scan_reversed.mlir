module @lax_scan_reversed_i32 {
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
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.subtract %c_4, %iterArg_1 : tensor<i32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.subtract %4, %c_5 : tensor<i32>
      %6 = func.call @dynamic_index_in_dim(%iterArg, %5) : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
      %7:2 = func.call @closed_call(%iterArg_2, %6) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_3, %7#1, %5) : (tensor<4x3xi32>, tensor<3xi32>, tensor<i32>) -> tensor<4x3xi32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_1, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %9, %7#0, %8 : tensor<4x3xi32>, tensor<i32>, tensor<3xi32>, tensor<4x3xi32>
    }
    stablehlo.custom_call @check.expect_eq(%3#2, %want0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#3, %want1) {has_side_effect = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xi32> {
    %c0 = stablehlo.constant dense<[[3, 0, -2], [3, 2, 1], [2, -1, 1], [-3, -2, 0]]> : tensor<4x3xi32>
    return %c0 : tensor<4x3xi32>
  }
  func.func private @expected() -> (tensor<3xi32>, tensor<4x3xi32>) {
    %c0 = stablehlo.constant dense<[8, -1, -2]> : tensor<3xi32>
    %c1 = stablehlo.constant dense<[[2, -1, 2], [-1, -5, -2], [-2, -1, -3], [6, 2, -2]]> : tensor<4x3xi32>
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
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3xi32>
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

module @lax_scan_reversed_bf16 {
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
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.subtract %c_3, %iterArg_0 : tensor<i32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.subtract %4, %c_4 : tensor<i32>
      %6 = func.call @dynamic_index_in_dim(%iterArg, %5) : (tensor<4x3xbf16>, tensor<i32>) -> tensor<3xbf16>
      %7:2 = func.call @closed_call(%iterArg_1, %6) : (tensor<3xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>, tensor<3xbf16>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_2, %7#1, %5) : (tensor<4x3xbf16>, tensor<3xbf16>, tensor<i32>) -> tensor<4x3xbf16>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_0, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %9, %7#0, %8 : tensor<4x3xbf16>, tensor<i32>, tensor<3xbf16>, tensor<4x3xbf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[0.64453125, -2.5, -2.75], [-1.8828125, 2.9375, -0.7734375], [-1.9375, 0.80859375, 1.6328125], [-0.5078125, 1.625, 1.40625]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
  func.func private @expected() -> (tensor<3xbf16>, tensor<4x3xbf16>) {
    %c0 = stablehlo.constant dense<[-3.046875, 0.375, -3.234375]> : tensor<3xbf16>
    %c1 = stablehlo.constant dense<[[-4.34375, 5.375, 2.265625], [0.0859375, -3.0, 1.0625], [2.078125, -1.6875, -2.96875], [1.15625, -4.125, -4.15625]]> : tensor<4x3xbf16>
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
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3xbf16>
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

module @lax_scan_reversed_f16 {
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
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.subtract %c_3, %iterArg_0 : tensor<i32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.subtract %4, %c_4 : tensor<i32>
      %6 = func.call @dynamic_index_in_dim(%iterArg, %5) : (tensor<4x3xf16>, tensor<i32>) -> tensor<3xf16>
      %7:2 = func.call @closed_call(%iterArg_1, %6) : (tensor<3xf16>, tensor<3xf16>) -> (tensor<3xf16>, tensor<3xf16>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_2, %7#1, %5) : (tensor<4x3xf16>, tensor<3xf16>, tensor<i32>) -> tensor<4x3xf16>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_0, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %9, %7#0, %8 : tensor<4x3xf16>, tensor<i32>, tensor<3xf16>, tensor<4x3xf16>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3xf16>, tensor<3xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xf16> {
    %c0 = stablehlo.constant dense<[[1.4462890625, 0.15966796875, 0.2406005859375], [0.423583984375, 2.0234375, -0.94091796875], [-0.79638671875, -1.0068359375, 0.38037109375], [-2.6640625, -1.5595703125, -2.064453125]]> : tensor<4x3xf16>
    return %c0 : tensor<4x3xf16>
  }
  func.func private @expected() -> (tensor<3xf16>, tensor<4x3xf16>) {
    %c0 = stablehlo.constant dense<[-0.1435546875, -0.22314453125, -2.14453125]> : tensor<3xf16>
    %c1 = stablehlo.constant dense<[[-3.03515625, -0.54248046875, -2.625], [-2.4375, -4.4296875, -0.50244140625], [-0.42138671875, -0.3935546875, -2.205078125], [4.109375, 1.71875, 2.3046875]]> : tensor<4x3xf16>
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
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3xf16>
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

module @lax_scan_reversed_f32 {
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
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.subtract %c_3, %iterArg_0 : tensor<i32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.subtract %4, %c_4 : tensor<i32>
      %6 = func.call @dynamic_index_in_dim(%iterArg, %5) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %7:2 = func.call @closed_call(%iterArg_1, %6) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_2, %7#1, %5) : (tensor<4x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<4x3xf32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_0, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %9, %7#0, %8 : tensor<4x3xf32>, tensor<i32>, tensor<3xf32>, tensor<4x3xf32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[2.7062356, 1.0091065, -0.9797319], [-0.23116213, 0.70646816, 1.6076653], [1.0732212, -2.2341664, 1.2894921], [2.5908434, 2.664115, 1.3427019]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
  func.func private @expected() -> (tensor<3xf32>, tensor<4x3xf32>) {
    %c0 = stablehlo.constant dense<[8.845374, 3.1546297, 2.2803955]> : tensor<3xf32>
    %c1 = stablehlo.constant dense<[[3.4329026, 1.1364168, 4.2398596], [6.6014624, 0.73258704, 0.044796824], [4.223858, 5.9073877, -0.92652214], [0.11539221, -1.6550084, -2.322434]]> : tensor<4x3xf32>
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
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3xf32>
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

module @lax_scan_reversed_f64 {
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
      %c_3 = stablehlo.constant dense<4> : tensor<i64>
      %4 = stablehlo.subtract %c_3, %iterArg_0 : tensor<i64>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %5 = stablehlo.subtract %4, %c_4 : tensor<i64>
      %6 = func.call @dynamic_index_in_dim(%iterArg, %5) : (tensor<4x3xf64>, tensor<i64>) -> tensor<3xf64>
      %7:2 = func.call @closed_call(%iterArg_1, %6) : (tensor<3xf64>, tensor<3xf64>) -> (tensor<3xf64>, tensor<3xf64>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_2, %7#1, %5) : (tensor<4x3xf64>, tensor<3xf64>, tensor<i64>) -> tensor<4x3xf64>
      %c_5 = stablehlo.constant dense<1> : tensor<i64>
      %9 = stablehlo.add %iterArg_0, %c_5 : tensor<i64>
      stablehlo.return %iterArg, %9, %7#0, %8 : tensor<4x3xf64>, tensor<i64>, tensor<3xf64>, tensor<4x3xf64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[2.5605849722050795, 0.9475478697293807, -1.3234762506330184], [2.0965401153910816, -0.41313822243491316, 2.476048469340821], [0.371661887251697, -2.707382303689367, -2.651046964423602], [-0.35784683552738983, 1.987030348734029, 1.9965305033296605]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
  func.func private @expected() -> (tensor<3xf64>, tensor<4x3xf64>) {
    %c0 = stablehlo.constant dense<[7.2315251115255474, 0.7616055620685103, -0.8254204930191573]> : tensor<3xf64>
    %c1 = stablehlo.constant dense<[[2.1103551671153884, -1.133490177390251, 1.8215320082468796], [0.47785990853830507, 0.6403341372089559, -4.4540411810677805], [1.8310762494259927, 5.641960522152777, 3.324101217120244], [2.9184318077324694, -1.0394824790046484, -3.320006753962679]]> : tensor<4x3xf64>
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
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3xf64>
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

module @lax_scan_reversed_c64 {
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
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.subtract %c_3, %iterArg_0 : tensor<i32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.subtract %4, %c_4 : tensor<i32>
      %6 = func.call @dynamic_index_in_dim(%iterArg, %5) : (tensor<4x3xcomplex<f32>>, tensor<i32>) -> tensor<3xcomplex<f32>>
      %7:2 = func.call @closed_call(%iterArg_1, %6) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_2, %7#1, %5) : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<i32>) -> tensor<4x3xcomplex<f32>>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg_0, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %9, %7#0, %8 : tensor<4x3xcomplex<f32>>, tensor<i32>, tensor<3xcomplex<f32>>, tensor<4x3xcomplex<f32>>
    }
    stablehlo.custom_call @check.expect_almost_eq(%3#2, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3#3, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.3298315,-2.2314234), (0.2669134,0.23325321), (0.5778899,-1.6574277)], [(0.67256707,0.50603455), (1.053291,-2.3958292), (0.52343285,-0.49040022)], [(-2.9581437,0.18415874), (1.4982604,-2.773144), (2.2667603,-1.4966817)], [(0.020675145,-1.1183864), (1.834686,-0.011342134), (-2.8527148,-1.0495555)]]> : tensor<4x3xcomplex<f32>>
    return %c0 : tensor<4x3xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(0.3947615,-4.89104), (4.920064,-4.713809), (1.0932583,-6.351493)]> : tensor<3xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-2.2649014,-0.42819285), (4.386237,-5.180315), (-0.06252158,-3.0366373)], [(-2.280204,-3.6716855), (2.5465689,-0.15540361), (-0.53149736,-3.7132645)], [(4.3086505,-3.5339684), (0.6033391,2.9950552), (-4.541585,-1.2103014)], [(1.3091563,-1.113037), (-1.5677726,0.24459535), (3.4306047,-0.6078721)]]> : tensor<4x3xcomplex<f32>>
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
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3xcomplex<f32>>
    return %0, %1 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>, %arg2: tensor<i32>) -> tensor<4x3xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<4x3xcomplex<f32>>
    return %1 : tensor<4x3xcomplex<f32>>
  }
}
