module @numpy_remainder_i8 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xi8>, tensor<3x5xi8>)
    %want0 = call @expected() : () -> tensor<3x5xi8>
    %0 = call @remainder(%arg0, %arg1) : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xi8>, tensor<3x5xi8>) {
    %c0 = stablehlo.constant dense<[[6, 6, 8, 6, 2], [5, 9, 6, 3, 6], [5, 3, 2, 9, 8]]> : tensor<3x5xi8>
    %c1 = stablehlo.constant dense<[[4, 6, 2, 8, 7], [9, 4, 7, 7, 1], [3, 8, 4, 3, 5]]> : tensor<3x5xi8>
    return %c0, %c1 : tensor<3x5xi8>, tensor<3x5xi8>
  }
  func.func private @expected() -> tensor<3x5xi8> {
    %c0 = stablehlo.constant dense<[[2, 0, 0, 6, 2], [5, 1, 6, 3, 0], [2, 3, 2, 0, 3]]> : tensor<3x5xi8>
    return %c0 : tensor<3x5xi8>
  }
  func.func private @remainder(%arg0: tensor<3x5xi8>, %arg1: tensor<3x5xi8>) -> tensor<3x5xi8> {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<3x5xi8>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<3x5xi8>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x5xi1>, tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x5xi8>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<3x5xi8>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<3x5xi8>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i8>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i8>) -> tensor<3x5xi8>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x5xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x5xi8>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x5xi1>, tensor<3x5xi8>
    return %14 : tensor<3x5xi8>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi8>, %arg2: tensor<3x5xi8>) -> tensor<3x5xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xi8>
    return %0 : tensor<3x5xi8>
  }
}

// -----

module @numpy_remainder_u16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<ui16>, tensor<ui16>)
    %want0 = call @expected() : () -> tensor<ui16>
    %0 = call @remainder(%arg0, %arg1) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<ui16>, tensor<ui16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<ui16>, tensor<ui16>) {
    %c0 = stablehlo.constant dense<9> : tensor<ui16>
    %c1 = stablehlo.constant dense<9> : tensor<ui16>
    return %c0, %c1 : tensor<ui16>, tensor<ui16>
  }
  func.func private @expected() -> tensor<ui16> {
    %c0 = stablehlo.constant dense<0> : tensor<ui16>
    return %c0 : tensor<ui16>
  }
  func.func private @remainder(%arg0: tensor<ui16>, %arg1: tensor<ui16>) -> tensor<ui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.compare EQ, %arg1, %c, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui16>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<ui16>, tensor<ui16>) -> tensor<ui16>
    %2 = stablehlo.remainder %arg0, %1 : tensor<ui16>
    %c_1 = stablehlo.constant dense<0> : tensor<ui16>
    %3 = stablehlo.compare NE, %2, %c_1, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui16>
    %4 = stablehlo.compare LT, %2, %c_2, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui16>
    %5 = stablehlo.compare LT, %1, %c_3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<ui16>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<ui16>
    return %9 : tensor<ui16>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<ui16>, %arg2: tensor<ui16>) -> tensor<ui16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui16>
    return %0 : tensor<ui16>
  }
}

// -----

module @numpy_remainder_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi32>, tensor<7xi32>)
    %want0 = call @expected() : () -> tensor<7xi32>
    %0 = call @remainder(%arg0, %arg1) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xi32>, tensor<7xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi32>, tensor<7xi32>) {
    %c0 = stablehlo.constant dense<[4, 8, 3, 7, 9, 4, 8]> : tensor<7xi32>
    %c1 = stablehlo.constant dense<[1, 3, 2, 7, 7, 6, 5]> : tensor<7xi32>
    return %c0, %c1 : tensor<7xi32>, tensor<7xi32>
  }
  func.func private @expected() -> tensor<7xi32> {
    %c0 = stablehlo.constant dense<[0, 2, 1, 0, 2, 4, 3]> : tensor<7xi32>
    return %c0 : tensor<7xi32>
  }
  func.func private @remainder(%arg0: tensor<7xi32>, %arg1: tensor<7xi32>) -> tensor<7xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %12 = stablehlo.and %11, %6 : tensor<7xi1>
    %13 = stablehlo.add %4, %3 : tensor<7xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<7xi1>, tensor<7xi32>
    return %14 : tensor<7xi32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}

// -----

module @numpy_remainder_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>)
    %want0 = call @expected() : () -> tensor<2x3x4xf32>
    %0 = call @remainder(%arg0, %arg1) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
    %c0 = stablehlo.constant dense<"0x34C2FF405C603F40FE554140B45505414103FF4038E3A9403CEAA740EF97F43F8BA06040B1C3EA408DB90041DF3AB940EA44E540648A8C401FF81C401D4DA63F0BEA8240C0C2F840D581ED40BDDD1C4081640441DEFB8C4063400E408C870941"> : tensor<2x3x4xf32>
    %c1 = stablehlo.constant dense<"0x53364F409B63C940AC18CE4039EFEF3F51821540290D9E40C171B540FB380D417E98B240457C094117D8CA40F009E940B2341F40F244024152198840998AAB3F08C3BD4052BF07414C77874078150841CFA701414184A7406ACC95406489C83F"> : tensor<2x3x4xf32>
    return %c0, %c1 : tensor<2x3x4xf32>, tensor<2x3x4xf32>
  }
  func.func private @expected() -> tensor<2x3x4xf32> {
    %c0 = stablehlo.constant dense<"0x842FC23F5C603F40FE55414078E1553F3CFE753FF060BD3E3CEAA740EF97F43F8BA06040B1C3EA400C6CDA3FDF3AB94070200C40648A8C401FF81C401D4DA63F0BEA8240C0C2F84012154C40BDDD1C40802C2F3EDEFB8C4063400E40D81A433F"> : tensor<2x3x4xf32>
    return %c0 : tensor<2x3x4xf32>
  }
  func.func private @remainder(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<2x3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x4xf32>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
    %8 = stablehlo.and %7, %2 : tensor<2x3x4xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<2x3x4xf32>
    %10 = stablehlo.select %8, %9, %0 : tensor<2x3x4xi1>, tensor<2x3x4xf32>
    return %10 : tensor<2x3x4xf32>
  }
}

// -----

module @numpy_remainder_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<0xf64>, tensor<0xf64>)
    %want0 = call @expected() : () -> tensor<0xf64>
    %0 = call @remainder(%arg0, %arg1) : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xf64>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<0xf64>, tensor<0xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<0xf64>, tensor<0xf64>) {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    %c1 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0, %c1 : tensor<0xf64>, tensor<0xf64>
  }
  func.func private @expected() -> tensor<0xf64> {
    %c0 = stablehlo.constant dense<> : tensor<0xf64>
    return %c0 : tensor<0xf64>
  }
  func.func private @remainder(%arg0: tensor<0xf64>, %arg1: tensor<0xf64>) -> tensor<0xf64> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<0xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<0xf64>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<0xf64>
    %4 = stablehlo.compare LT, %0, %3, FLOAT : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<0xf64>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    %8 = stablehlo.and %7, %2 : tensor<0xi1>
    %9 = stablehlo.add %0, %arg1 : tensor<0xf64>
    %10 = stablehlo.select %8, %9, %0 : tensor<0xi1>, tensor<0xf64>
    return %10 : tensor<0xf64>
  }
}
