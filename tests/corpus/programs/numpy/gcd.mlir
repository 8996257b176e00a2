module @numpy_gcd_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi32>, tensor<3x5xi32>)
    %want0 = call @expected() : () -> tensor<3x5xi32>
    %0 = call @gcd(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi32>, tensor<3x5xi32>) {
    %c0 = stablehlo.constant dense<[[59, 31, 35, 29, 26], [24, 30, 49, 18, 0], [25, 6, 46, 12, 59]]> : tensor<3x5xi32>
    %c1 = stablehlo.constant dense<[[46, 60, 33, 21, 48], [29, 29, 52, 55, 10], [7, 2, 49, 38, 41]]> : tensor<3x5xi32>
    return %c0, %c1 : tensor<3x5xi32>, tensor<3x5xi32>
  }
  func.func private @expected() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[1, 1, 1, 1, 2], [1, 1, 1, 1, 10], [1, 2, 1, 2, 1]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
  func.func private @gcd(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> tensor<3x5xi32> {
    %0 = stablehlo.abs %arg0 : tensor<3x5xi32>
    %1 = stablehlo.abs %arg1 : tensor<3x5xi32>
    %2:2 = stablehlo.while(%iterArg = %0, %iterArg_0 = %1) : tensor<3x5xi32>, tensor<3x5xi32>
    cond {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
      %4 = stablehlo.compare NE, %iterArg_0, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %c_1 = stablehlo.constant dense<false> : tensor<i1>
      %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
      %4 = stablehlo.compare NE, %iterArg_0, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %5 = func.call @_where(%4, %iterArg_0, %iterArg) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
      %7 = stablehlo.compare NE, %iterArg_0, %6, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %8 = stablehlo.remainder %iterArg, %iterArg_0 : tensor<3x5xi32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %9 = func.call @_where_0(%7, %8, %c_2) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>
      %10 = stablehlo.compare LT, %5, %9, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %11 = func.call @_where(%10, %9, %5) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
      %12 = stablehlo.compare LT, %5, %9, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %13 = func.call @_where(%12, %5, %9) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
      stablehlo.return %11, %13 : tensor<3x5xi32>, tensor<3x5xi32>
    }
    return %2#0 : tensor<3x5xi32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi32>, %arg2: tensor<3x5xi32>) -> tensor<3x5xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
  func.func private @_where_0(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi32>, %arg2: tensor<i32>) -> tensor<3x5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x5xi1>, tensor<3x5xi32>
    return %1 : tensor<3x5xi32>
  }
}

// -----

module @numpy_gcd_u8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui8>, tensor<ui8>)
    %want0 = call @expected() : () -> tensor<ui8>
    %0 = call @gcd(%arg0, %arg1) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui8>, tensor<ui8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui8>, tensor<ui8>) {
    %c0 = stablehlo.constant dense<52> : tensor<ui8>
    %c1 = stablehlo.constant dense<57> : tensor<ui8>
    return %c0, %c1 : tensor<ui8>, tensor<ui8>
  }
  func.func private @expected() -> tensor<ui8> {
    %c0 = stablehlo.constant dense<1> : tensor<ui8>
    return %c0 : tensor<ui8>
  }
  func.func private @gcd(%arg0: tensor<ui8>, %arg1: tensor<ui8>) -> tensor<ui8> {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<ui8>, tensor<ui8>
    cond {
      %c = stablehlo.constant dense<0> : tensor<ui8>
      %1 = stablehlo.compare NE, %iterArg_0, %c, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %c_1 = stablehlo.constant dense<false> : tensor<i1>
      %2 = stablehlo.reduce(%1 init: %c_1) applies stablehlo.or across dimensions = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<0> : tensor<ui8>
      %1 = stablehlo.compare NE, %iterArg_0, %c, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %2 = func.call @_where(%1, %iterArg_0, %iterArg) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %c_1 = stablehlo.constant dense<0> : tensor<ui8>
      %3 = stablehlo.compare NE, %iterArg_0, %c_1, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %4 = stablehlo.remainder %iterArg, %iterArg_0 : tensor<ui8>
      %c_2 = stablehlo.constant dense<0> : tensor<ui8>
      %5 = func.call @_where(%3, %4, %c_2) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %6 = stablehlo.compare LT, %2, %5, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %7 = func.call @_where(%6, %5, %2) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %8 = stablehlo.compare LT, %2, %5, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %9 = func.call @_where(%8, %2, %5) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      stablehlo.return %7, %9 : tensor<ui8>, tensor<ui8>
    }
    return %0#0 : tensor<ui8>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui8>, %arg2: tensor<ui8>) -> tensor<ui8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui8>
    return %0 : tensor<ui8>
  }
}

// -----

module @numpy_gcd_i64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi64>, tensor<7xi64>)
    %want0 = call @expected() : () -> tensor<7xi64>
    %0 = call @gcd(%arg0, %arg1) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi64>, tensor<7xi64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi64>, tensor<7xi64>) {
    %c0 = stablehlo.constant dense<[47, 49, 51, 15, 27, 18, 23]> : tensor<7xi64>
    %c1 = stablehlo.constant dense<[4, 50, 25, 22, 57, 49, 25]> : tensor<7xi64>
    return %c0, %c1 : tensor<7xi64>, tensor<7xi64>
  }
  func.func private @expected() -> tensor<7xi64> {
    %c0 = stablehlo.constant dense<[1, 1, 1, 1, 3, 1, 1]> : tensor<7xi64>
    return %c0 : tensor<7xi64>
  }
  func.func private @gcd(%arg0: tensor<7xi64>, %arg1: tensor<7xi64>) -> tensor<7xi64> {
    %0 = stablehlo.abs %arg0 : tensor<7xi64>
    %1 = stablehlo.abs %arg1 : tensor<7xi64>
    %2:2 = stablehlo.while(%iterArg = %0, %iterArg_0 = %1) : tensor<7xi64>, tensor<7xi64>
    cond {
      %c = stablehlo.constant dense<0> : tensor<i64>
      %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
      %4 = stablehlo.compare NE, %iterArg_0, %3, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
      %c_1 = stablehlo.constant dense<false> : tensor<i1>
      %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.or across dimensions = [0] : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<0> : tensor<i64>
      %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<7xi64>
      %4 = stablehlo.compare NE, %iterArg_0, %3, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
      %5 = func.call @_where(%4, %iterArg_0, %iterArg) : (tensor<7xi1>, tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<7xi64>
      %7 = stablehlo.compare NE, %iterArg_0, %6, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
      %8 = stablehlo.remainder %iterArg, %iterArg_0 : tensor<7xi64>
      %c_2 = stablehlo.constant dense<0> : tensor<i64>
      %9 = func.call @_where_0(%7, %8, %c_2) : (tensor<7xi1>, tensor<7xi64>, tensor<i64>) -> tensor<7xi64>
      %10 = stablehlo.compare LT, %5, %9, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
      %11 = func.call @_where(%10, %9, %5) : (tensor<7xi1>, tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
      %12 = stablehlo.compare LT, %5, %9, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
      %13 = func.call @_where(%12, %5, %9) : (tensor<7xi1>, tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
      stablehlo.return %11, %13 : tensor<7xi64>, tensor<7xi64>
    }
    return %2#0 : tensor<7xi64>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi64>, %arg2: tensor<7xi64>) -> tensor<7xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi64>
    return %0 : tensor<7xi64>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<7xi64>, %arg2: tensor<i64>) -> tensor<7xi64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<7xi64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<7xi1>, tensor<7xi64>
    return %1 : tensor<7xi64>
  }
}
