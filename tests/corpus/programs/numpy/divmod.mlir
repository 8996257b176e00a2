module @numpy_divmod_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x0x2xi8>, tensor<4x0x2xi8>)
    %want0, %want1 = call @expected() : () -> (tensor<4x0x2xi8>, tensor<4x0x2xi8>)
    %0:2 = call @divmod(%arg0, %arg1) : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> (tensor<4x0x2xi8>, tensor<4x0x2xi8>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x0x2xi8>, tensor<4x0x2xi8>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    return %c0, %c1 : tensor<4x0x2xi8>, tensor<4x0x2xi8>
  }
  func.func private @expected() -> (tensor<4x0x2xi8>, tensor<4x0x2xi8>) {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    %c1 = stablehlo.constant dense<> : tensor<4x0x2xi8>
    return %c0, %c1 : tensor<4x0x2xi8>, tensor<4x0x2xi8>
  }
  func.func private @divmod(%arg0: tensor<4x0x2xi8>, %arg1: tensor<4x0x2xi8>) -> (tensor<4x0x2xi8>, tensor<4x0x2xi8>) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> tensor<4x0x2xi8>
    %1 = call @remainder(%arg0, %arg1) : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> tensor<4x0x2xi8>
    return %0, %1 : tensor<4x0x2xi8>, tensor<4x0x2xi8>
  }
  func.func private @floor_divide(%arg0: tensor<4x0x2xi8>, %arg1: tensor<4x0x2xi8>) -> tensor<4x0x2xi8> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<4x0x2xi8>
    %1 = stablehlo.sign %arg0 : tensor<4x0x2xi8>
    %2 = stablehlo.sign %arg1 : tensor<4x0x2xi8>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> tensor<4x0x2xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<4x0x2xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<4x0x2xi8>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> tensor<4x0x2xi1>
    %7 = stablehlo.and %3, %6 : tensor<4x0x2xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<4x0x2xi8>
    %9 = stablehlo.subtract %0, %8 : tensor<4x0x2xi8>
    %10 = call @_where(%7, %9, %0) : (tensor<4x0x2xi1>, tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> tensor<4x0x2xi8>
    return %10 : tensor<4x0x2xi8>
  }
  func.func private @_where(%arg0: tensor<4x0x2xi1>, %arg1: tensor<4x0x2xi8>, %arg2: tensor<4x0x2xi8>) -> tensor<4x0x2xi8> {
    return %arg1 : tensor<4x0x2xi8>
  }
  func.func private @remainder(%arg0: tensor<4x0x2xi8>, %arg1: tensor<4x0x2xi8>) -> tensor<4x0x2xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<4x0x2xi8>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> tensor<4x0x2xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<4x0x2xi8>
    %3 = call @_where(%1, %2, %arg1) : (tensor<4x0x2xi1>, tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> tensor<4x0x2xi8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<4x0x2xi8>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<4x0x2xi8>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> tensor<4x0x2xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<4x0x2xi8>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> tensor<4x0x2xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i8>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i8>) -> tensor<4x0x2xi8>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<4x0x2xi8>, tensor<4x0x2xi8>) -> tensor<4x0x2xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4x0x2xi1>, tensor<4x0x2xi1>) -> tensor<4x0x2xi1>
    %12 = stablehlo.and %11, %6 : tensor<4x0x2xi1>
    %13 = stablehlo.add %4, %3 : tensor<4x0x2xi8>
    %14 = stablehlo.select %12, %13, %4 : tensor<4x0x2xi1>, tensor<4x0x2xi8>
    return %14 : tensor<4x0x2xi8>
  }
}

// -----

module @numpy_divmod_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>)
    %want0, %want1 = call @expected() : () -> (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>)
    %0:2 = call @divmod(%arg0, %arg1) : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) {
    %c0 = stablehlo.constant dense<[[[[7, 3], [1, 9], [9, 9]]], [[[1, 9], [3, 6], [3, 4]]]]> : tensor<2x1x3x2xui16>
    %c1 = stablehlo.constant dense<[[[[4, 2], [1, 4], [9, 8]]], [[[4, 2], [8, 4], [7, 2]]]]> : tensor<2x1x3x2xui16>
    return %c0, %c1 : tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>
  }
  func.func private @expected() -> (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) {
    %c0 = stablehlo.constant dense<[[[[1, 1], [1, 2], [1, 1]]], [[[0, 4], [0, 1], [0, 2]]]]> : tensor<2x1x3x2xui16>
    %c1 = stablehlo.constant dense<[[[[3, 1], [0, 1], [0, 1]]], [[[1, 1], [3, 2], [3, 0]]]]> : tensor<2x1x3x2xui16>
    return %c0, %c1 : tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>
  }
  func.func private @divmod(%arg0: tensor<2x1x3x2xui16>, %arg1: tensor<2x1x3x2xui16>) -> (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> tensor<2x1x3x2xui16>
    %1 = call @remainder(%arg0, %arg1) : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> tensor<2x1x3x2xui16>
    return %0, %1 : tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>
  }
  func.func private @floor_divide(%arg0: tensor<2x1x3x2xui16>, %arg1: tensor<2x1x3x2xui16>) -> tensor<2x1x3x2xui16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<2x1x3x2xui16>
    return %0 : tensor<2x1x3x2xui16>
  }
  func.func private @remainder(%arg0: tensor<2x1x3x2xui16>, %arg1: tensor<2x1x3x2xui16>) -> tensor<2x1x3x2xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<2x1x3x2xui16>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> tensor<2x1x3x2xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<2x1x3x2xui16>
    %3 = call @_where(%1, %2, %arg1) : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> tensor<2x1x3x2xui16>
    %4 = stablehlo.remainder %arg0, %3 : tensor<2x1x3x2xui16>
    %c_1 = stablehlo.constant dense<0> : tensor<ui16>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<2x1x3x2xui16>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> tensor<2x1x3x2xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui16>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<2x1x3x2xui16>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> tensor<2x1x3x2xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui16>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<2x1x3x2xui16>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<2x1x3x2xui16>, tensor<2x1x3x2xui16>) -> tensor<2x1x3x2xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xi1>) -> tensor<2x1x3x2xi1>
    %12 = stablehlo.and %11, %6 : tensor<2x1x3x2xi1>
    %13 = stablehlo.add %4, %3 : tensor<2x1x3x2xui16>
    %14 = stablehlo.select %12, %13, %4 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xui16>
    return %14 : tensor<2x1x3x2xui16>
  }
  func.func private @_where(%arg0: tensor<2x1x3x2xi1>, %arg1: tensor<2x1x3x2xui16>, %arg2: tensor<2x1x3x2xui16>) -> tensor<2x1x3x2xui16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xui16>
    return %0 : tensor<2x1x3x2xui16>
  }
}

// -----

module @numpy_divmod_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xi32>, tensor<17x3xi32>)
    %want0, %want1 = call @expected() : () -> (tensor<17x3xi32>, tensor<17x3xi32>)
    %0:2 = call @divmod(%arg0, %arg1) : (tensor<17x3xi32>, tensor<17x3xi32>) -> (tensor<17x3xi32>, tensor<17x3xi32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<17x3xi32>, tensor<17x3xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<17x3xi32>, tensor<17x3xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xi32>, tensor<17x3xi32>) {
    %c0 = stablehlo.constant dense<"0x080000000500000009000000020000000600000009000000020000000200000006000000090000000500000006000000020000000900000007000000050000000200000007000000070000000300000008000000060000000100000006000000050000000900000001000000040000000100000006000000070000000600000005000000020000000300000004000000080000000300000004000000060000000400000002000000010000000900000004000000020000000500000002000000060000000800000008000000"> : tensor<17x3xi32>
    %c1 = stablehlo.constant dense<"0x050000000900000003000000050000000100000005000000070000000600000001000000020000000900000007000000070000000300000007000000040000000300000001000000080000000800000007000000030000000300000003000000060000000100000003000000010000000400000007000000050000000900000008000000020000000400000002000000040000000800000001000000080000000700000006000000060000000300000001000000080000000400000003000000030000000200000007000000"> : tensor<17x3xi32>
    return %c0, %c1 : tensor<17x3xi32>, tensor<17x3xi32>
  }
  func.func private @expected() -> (tensor<17x3xi32>, tensor<17x3xi32>) {
    %c0 = stablehlo.constant dense<"0x010000000000000003000000000000000600000001000000000000000000000006000000040000000000000000000000000000000300000001000000010000000000000007000000000000000000000001000000020000000000000002000000000000000900000000000000040000000000000000000000010000000000000000000000010000000000000002000000020000000000000004000000000000000000000000000000000000000300000004000000000000000100000000000000020000000400000001000000"> : tensor<17x3xi32>
    %c1 = stablehlo.constant dense<"0x030000000500000000000000020000000000000004000000020000000200000000000000010000000500000006000000020000000000000000000000010000000200000000000000070000000300000001000000000000000100000000000000050000000000000001000000000000000100000006000000020000000600000005000000000000000300000000000000000000000300000000000000060000000400000002000000010000000000000000000000020000000100000002000000000000000000000001000000"> : tensor<17x3xi32>
    return %c0, %c1 : tensor<17x3xi32>, tensor<17x3xi32>
  }
  func.func private @divmod(%arg0: tensor<17x3xi32>, %arg1: tensor<17x3xi32>) -> (tensor<17x3xi32>, tensor<17x3xi32>) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi32>
    %1 = call @remainder(%arg0, %arg1) : (tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi32>
    return %0, %1 : tensor<17x3xi32>, tensor<17x3xi32>
  }
  func.func private @floor_divide(%arg0: tensor<17x3xi32>, %arg1: tensor<17x3xi32>) -> tensor<17x3xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<17x3xi32>
    %1 = stablehlo.sign %arg0 : tensor<17x3xi32>
    %2 = stablehlo.sign %arg1 : tensor<17x3xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<17x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi1>
    %7 = stablehlo.and %3, %6 : tensor<17x3xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<17x3xi32>
    %10 = call @_where(%7, %9, %0) : (tensor<17x3xi1>, tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi32>
    return %10 : tensor<17x3xi32>
  }
  func.func private @_where(%arg0: tensor<17x3xi1>, %arg1: tensor<17x3xi32>, %arg2: tensor<17x3xi32>) -> tensor<17x3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<17x3xi1>, tensor<17x3xi32>
    return %0 : tensor<17x3xi32>
  }
  func.func private @remainder(%arg0: tensor<17x3xi32>, %arg1: tensor<17x3xi32>) -> tensor<17x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<17x3xi1>, tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<17x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<17x3xi32>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<17x3xi32>, tensor<17x3xi32>) -> tensor<17x3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<17x3xi1>, tensor<17x3xi1>) -> tensor<17x3xi1>
    %12 = stablehlo.and %11, %6 : tensor<17x3xi1>
    %13 = stablehlo.add %4, %3 : tensor<17x3xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<17x3xi1>, tensor<17x3xi32>
    return %14 : tensor<17x3xi32>
  }
}

// -----

module @numpy_divmod_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %0:2 = call @divmod(%arg0, %arg1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[2.752452, 4.656536, 7.421412, 5.160625, 8.573519], [2.8463144, 3.2180896, 2.4866729, 5.9571786, 8.405599], [2.865701, 2.0630963, 6.769893, 2.269575, 1.2939498]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[6.363136, 5.0479393, 5.7614355, 6.8316917, 7.335536], [6.638848, 5.765467, 5.6981645, 5.0297756, 3.6500652], [7.31537, 7.0458584, 4.578716, 4.545764, 3.9667501]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @expected() -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %c0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 1.0, 2.0], [0.0, 0.0, 1.0, 0.0, 0.0]]> : tensor<3x5xf32>
    %c1 = stablehlo.constant dense<[[2.752452, 4.656536, 1.6599765, 5.160625, 1.2379827], [2.8463144, 3.2180896, 2.4866729, 0.927403, 1.1054683], [2.865701, 2.0630963, 2.1911774, 2.269575, 1.2939498]]> : tensor<3x5xf32>
    return %c0, %c1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @divmod(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %2 = stablehlo.compare EQ, %arg1, %1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %3 = stablehlo.subtract %arg0, %0 : tensor<3x5xf32>
    %4 = call @_where(%2, %arg0, %3) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.divide %4, %arg1 : tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %7 = stablehlo.compare NE, %0, %6, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %8 = stablehlo.sign %arg1 : tensor<3x5xf32>
    %9 = stablehlo.sign %0 : tensor<3x5xf32>
    %10 = stablehlo.compare NE, %8, %9, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x5xi1>
    %12 = stablehlo.add %0, %arg1 : tensor<3x5xf32>
    %13 = stablehlo.select %11, %12, %0 : tensor<3x5xi1>, tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<3x5xf32>
    %16 = stablehlo.select %11, %15, %5 : tensor<3x5xi1>, tensor<3x5xf32>
    %17 = stablehlo.round_nearest_afz %16 : tensor<3x5xf32>
    return %17, %13 : tensor<3x5xf32>, tensor<3x5xf32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_divmod_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<f64>, tensor<f64>)
    %want0, %want1 = call @expected() : () -> (tensor<f64>, tensor<f64>)
    %0:2 = call @divmod(%arg0, %arg1) : (tensor<f64>, tensor<f64>) -> (tensor<f64>, tensor<f64>)
    stablehlo.custom_call @check.expect_eq(%0#0, %want0) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %want1) {has_side_effect = true} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<f64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<2.0431100318611684> : tensor<f64>
    %c1 = stablehlo.constant dense<8.983533052943814> : tensor<f64>
    return %c0, %c1 : tensor<f64>, tensor<f64>
  }
  func.func private @expected() -> (tensor<f64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<0.0> : tensor<f64>
    %c1 = stablehlo.constant dense<2.0431100318611684> : tensor<f64>
    return %c0, %c1 : tensor<f64>, tensor<f64>
  }
  func.func private @divmod(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %2 = stablehlo.subtract %arg0, %0 : tensor<f64>
    %3 = call @_where(%1, %arg0, %2) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %4 = stablehlo.divide %3, %arg1 : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.compare NE, %0, %cst_0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %6 = stablehlo.sign %arg1 : tensor<f64>
    %7 = stablehlo.sign %0 : tensor<f64>
    %8 = stablehlo.compare NE, %6, %7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %9 = stablehlo.and %5, %8 : tensor<i1>
    %10 = stablehlo.add %0, %arg1 : tensor<f64>
    %11 = stablehlo.select %9, %10, %0 : tensor<i1>, tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.subtract %4, %cst_1 : tensor<f64>
    %13 = stablehlo.select %9, %12, %4 : tensor<i1>, tensor<f64>
    %14 = stablehlo.round_nearest_afz %13 : tensor<f64>
    return %14, %11 : tensor<f64>, tensor<f64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f64>
    return %0 : tensor<f64>
  }
}
