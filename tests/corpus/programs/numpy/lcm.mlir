module @numpy_lcm_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<i32>, tensor<i32>)
    %want0 = call @expected() : () -> tensor<i32>
    %0 = call @lcm(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<i32>, tensor<i32>) {
    %c0 = stablehlo.constant dense<58> : tensor<i32>
    %c1 = stablehlo.constant dense<30> : tensor<i32>
    return %c0, %c1 : tensor<i32>, tensor<i32>
  }
  func.func private @expected() -> tensor<i32> {
    %c0 = stablehlo.constant dense<870> : tensor<i32>
    return %c0 : tensor<i32>
  }
  func.func private @lcm(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.abs %arg0 : tensor<i32>
    %1 = stablehlo.abs %arg1 : tensor<i32>
    %2 = call @gcd(%0, %1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare EQ, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = call @floor_divide(%1, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = stablehlo.multiply %0, %4 : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where(%3, %c_0, %5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %6 : tensor<i32>
  }
  func.func private @gcd(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.abs %arg0 : tensor<i32>
    %1 = stablehlo.abs %arg1 : tensor<i32>
    %2:2 = stablehlo.while(%iterArg = %0, %iterArg_0 = %1) : tensor<i32>, tensor<i32>
    cond {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.compare NE, %iterArg_0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_1 = stablehlo.constant dense<false> : tensor<i1>
      %4 = stablehlo.reduce(%3 init: %c_1) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.compare NE, %iterArg_0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = func.call @_where(%3, %iterArg_0, %iterArg) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %5 = stablehlo.compare NE, %iterArg_0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.remainder %iterArg, %iterArg_0 : tensor<i32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %7 = func.call @_where(%5, %6, %c_2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = func.call @_where(%8, %7, %4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %10 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %11 = func.call @_where(%10, %4, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %9, %11 : tensor<i32>, tensor<i32>
    }
    return %2#0 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @floor_divide(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<i32>
    %1 = stablehlo.sign %arg0 : tensor<i32>
    %2 = stablehlo.sign %arg1 : tensor<i32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare NE, %4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.and %3, %5 : tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.subtract %0, %c_0 : tensor<i32>
    %8 = call @_where(%6, %7, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    return %8 : tensor<i32>
  }
}

// -----

module @numpy_lcm_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xui8>, tensor<7xui8>)
    %want0 = call @expected() : () -> tensor<7xui8>
    %0 = call @lcm(%arg0, %arg1) : (tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xui8>, tensor<7xui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xui8>, tensor<7xui8>) {
    %c0 = stablehlo.constant dense<[1, 34, 59, 35, 44, 25, 44]> : tensor<7xui8>
    %c1 = stablehlo.constant dense<[32, 51, 56, 16, 37, 29, 25]> : tensor<7xui8>
    return %c0, %c1 : tensor<7xui8>, tensor<7xui8>
  }
  func.func private @expected() -> tensor<7xui8> {
    %c0 = stablehlo.constant dense<[32, 102, 232, 48, 92, 213, 76]> : tensor<7xui8>
    return %c0 : tensor<7xui8>
  }
  func.func private @lcm(%arg0: tensor<7xui8>, %arg1: tensor<7xui8>) -> tensor<7xui8> {
    %0 = call @gcd(%arg0, %arg1) : (tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<7xui8>
    %2 = stablehlo.compare EQ, %0, %1, UNSIGNED : (tensor<7xui8>, tensor<7xui8>) -> tensor<7xi1>
    %3 = call @floor_divide(%arg1, %0) : (tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
    %4 = stablehlo.multiply %arg0, %3 : tensor<7xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %5 = call @_where_1(%2, %c_0, %4) : (tensor<7xi1>, tensor<ui8>, tensor<7xui8>) -> tensor<7xui8>
    return %5 : tensor<7xui8>
  }
  func.func private @gcd(%arg0: tensor<7xui8>, %arg1: tensor<7xui8>) -> tensor<7xui8> {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<7xui8>, tensor<7xui8>
    cond {
      %c = stablehlo.constant dense<0> : tensor<ui8>
      %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<7xui8>
      %2 = stablehlo.compare NE, %iterArg_0, %1, UNSIGNED : (tensor<7xui8>, tensor<7xui8>) -> tensor<7xi1>
      %c_1 = stablehlo.constant dense<false> : tensor<i1>
      %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<0> : tensor<ui8>
      %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<7xui8>
      %2 = stablehlo.compare NE, %iterArg_0, %1, UNSIGNED : (tensor<7xui8>, tensor<7xui8>) -> tensor<7xi1>
      %3 = func.call @_where(%2, %iterArg_0, %iterArg) : (tensor<7xi1>, tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
      %c_1 = stablehlo.constant dense<0> : tensor<ui8>
      %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<7xui8>
      %5 = stablehlo.compare NE, %iterArg_0, %4, UNSIGNED : (tensor<7xui8>, tensor<7xui8>) -> tensor<7xi1>
      %6 = stablehlo.remainder %iterArg, %iterArg_0 : tensor<7xui8>
      %c_2 = stablehlo.constant dense<0> : tensor<ui8>
      %7 = func.call @_where_0(%5, %6, %c_2) : (tensor<7xi1>, tensor<7xui8>, tensor<ui8>) -> tensor<7xui8>
      %8 = stablehlo.compare LT, %3, %7, UNSIGNED : (tensor<7xui8>, tensor<7xui8>) -> tensor<7xi1>
      %9 = func.call @_where(%8, %7, %3) : (tensor<7xi1>, tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
      %10 = stablehlo.compare LT, %3, %7, UNSIGNED : (tensor<7xui8>, tensor<7xui8>) -> tensor<7xi1>
      %11 = func.call @_where(%10, %3, %7) : (tensor<7xi1>, tensor<7xui8>, tensor<7xui8>) -> tensor<7xui8>
      stablehlo.return %9, %11 : tensor<7xui8>, tensor<7xui8>
    }
    return %0#0 : tensor<7xui8>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xui8>, %arg2: tensor<7xui8>) -> tensor<7xui8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xui8>
    return %0 : tensor<7xui8>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<7xui8>, %arg2: tensor<ui8>) -> tensor<7xui8> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui8>) -> tensor<7xui8>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7xi1>, tensor<7xui8>
    return %1 : tensor<7xui8>
  }
  func.func private @floor_divide(%arg0: tensor<7xui8>, %arg1: tensor<7xui8>) -> tensor<7xui8> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<7xui8>
    return %0 : tensor<7xui8>
  }
  func.func private @_where_1(%arg0: tensor<7xi1>, %arg1: tensor<ui8>, %arg2: tensor<7xui8>) -> tensor<7xui8> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui8>) -> tensor<7xui8>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xui8>
    return %1 : tensor<7xui8>
  }
}

// -----

module @numpy_lcm_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xi64>, tensor<2x3x4xi64>)
    %want0 = call @expected() : () -> tensor<2x3x4xi64>
    %0 = call @lcm(%arg0, %arg1) : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xi64>, tensor<2x3x4xi64>) {
    %c0 = stablehlo.constant dense<"0x13000000000000002700000000000000090000000000000035000000000000002600000000000000250000000000000002000000000000003B0000000000000025000000000000001C000000000000000200000000000000050000000000000035000000000000001500000000000000190000000000000021000000000000001A000000000000002E000000000000002D000000000000001F0000000000000018000000000000002C0000000000000015000000000000003000000000000000"> : tensor<2x3x4xi64>
    %c1 = stablehlo.constant dense<"0x0C000000000000000D0000000000000034000000000000000C000000000000003B000000000000000C000000000000002F000000000000002E00000000000000170000000000000000000000000000001D00000000000000230000000000000006000000000000001C0000000000000002000000000000001900000000000000050000000000000012000000000000002500000000000000270000000000000006000000000000001C0000000000000033000000000000002700000000000000"> : tensor<2x3x4xi64>
    return %c0, %c1 : tensor<2x3x4xi64>, tensor<2x3x4xi64>
  }
  func.func private @expected() -> tensor<2x3x4xi64> {
    %c0 = stablehlo.constant dense<"0xE4000000000000002700000000000000D4010000000000007C02000000000000C208000000000000BC010000000000005E000000000000009A0A000000000000530300000000000000000000000000003A0000000000000023000000000000003E0100000000000054000000000000003200000000000000390300000000000082000000000000009E010000000000008106000000000000B9040000000000001800000000000000340100000000000065010000000000007002000000000000"> : tensor<2x3x4xi64>
    return %c0 : tensor<2x3x4xi64>
  }
  func.func private @lcm(%arg0: tensor<2x3x4xi64>, %arg1: tensor<2x3x4xi64>) -> tensor<2x3x4xi64> {
    %0 = stablehlo.abs %arg0 : tensor<2x3x4xi64>
    %1 = stablehlo.abs %arg1 : tensor<2x3x4xi64>
    %2 = call @gcd(%0, %1) : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
    %5 = call @floor_divide(%1, %2) : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    %6 = stablehlo.multiply %0, %5 : tensor<2x3x4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %7 = call @_where_1(%4, %c_0, %6) : (tensor<2x3x4xi1>, tensor<i64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    return %7 : tensor<2x3x4xi64>
  }
  func.func private @gcd(%arg0: tensor<2x3x4xi64>, %arg1: tensor<2x3x4xi64>) -> tensor<2x3x4xi64> {
    %0 = stablehlo.abs %arg0 : tensor<2x3x4xi64>
    %1 = stablehlo.abs %arg1 : tensor<2x3x4xi64>
    %2:2 = stablehlo.while(%iterArg = %0, %iterArg_0 = %1) : tensor<2x3x4xi64>, tensor<2x3x4xi64>
    cond {
      %c = stablehlo.constant dense<0> : tensor<i64>
      %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
      %4 = stablehlo.compare NE, %iterArg_0, %3, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
      %c_1 = stablehlo.constant dense<false> : tensor<i1>
      %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.or across dimensions = [0, 1, 2] : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<0> : tensor<i64>
      %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
      %4 = stablehlo.compare NE, %iterArg_0, %3, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
      %5 = func.call @_where(%4, %iterArg_0, %iterArg) : (tensor<2x3x4xi1>, tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
      %7 = stablehlo.compare NE, %iterArg_0, %6, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
      %8 = stablehlo.remainder %iterArg, %iterArg_0 : tensor<2x3x4xi64>
      %c_2 = stablehlo.constant dense<0> : tensor<i64>
      %9 = func.call @_where_0(%7, %8, %c_2) : (tensor<2x3x4xi1>, tensor<2x3x4xi64>, tensor<i64>) -> tensor<2x3x4xi64>
      %10 = stablehlo.compare LT, %5, %9, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
      %11 = func.call @_where(%10, %9, %5) : (tensor<2x3x4xi1>, tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
      %12 = stablehlo.compare LT, %5, %9, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
      %13 = func.call @_where(%12, %5, %9) : (tensor<2x3x4xi1>, tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
      stablehlo.return %11, %13 : tensor<2x3x4xi64>, tensor<2x3x4xi64>
    }
    return %2#0 : tensor<2x3x4xi64>
  }
  func.func private @_where(%arg0: tensor<2x3x4xi1>, %arg1: tensor<2x3x4xi64>, %arg2: tensor<2x3x4xi64>) -> tensor<2x3x4xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x3x4xi1>, tensor<2x3x4xi64>
    return %0 : tensor<2x3x4xi64>
  }
  func.func private @_where_0(%arg0: tensor<2x3x4xi1>, %arg1: tensor<2x3x4xi64>, %arg2: tensor<i64>) -> tensor<2x3x4xi64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x3x4xi1>, tensor<2x3x4xi64>
    return %1 : tensor<2x3x4xi64>
  }
  func.func private @floor_divide(%arg0: tensor<2x3x4xi64>, %arg1: tensor<2x3x4xi64>) -> tensor<2x3x4xi64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<2x3x4xi64>
    %1 = stablehlo.sign %arg0 : tensor<2x3x4xi64>
    %2 = stablehlo.sign %arg1 : tensor<2x3x4xi64>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<2x3x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
    %7 = stablehlo.and %3, %6 : tensor<2x3x4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
    %9 = stablehlo.subtract %0, %8 : tensor<2x3x4xi64>
    %10 = call @_where(%7, %9, %0) : (tensor<2x3x4xi1>, tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    return %10 : tensor<2x3x4xi64>
  }
  func.func private @_where_1(%arg0: tensor<2x3x4xi1>, %arg1: tensor<i64>, %arg2: tensor<2x3x4xi64>) -> tensor<2x3x4xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i64>) -> tensor<2x3x4xi64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<2x3x4xi1>, tensor<2x3x4xi64>
    return %1 : tensor<2x3x4xi64>
  }
}
