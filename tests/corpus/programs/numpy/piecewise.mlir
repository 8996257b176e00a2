module @numpy_piecewise_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %4 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<5xi1>) -> tensor<1x5xi1>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xi1>) -> tensor<1x5xi1>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x5xi1>, tensor<1x5xi1>) -> tensor<2x5xi1>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %7 = call @_piecewise(%arg0, %6, %c) : (tensor<5xf32>, tensor<2x5xi1>, tensor<i32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_close(%7, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[0.7136733, -1.2576982, 2.18398, -0.11946558, 1.541397]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[3.0, 1.2576982, 4.7697687, 0.11946558, 2.3759046]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @_piecewise(%arg0: tensor<5xf32>, %arg1: tensor<2x5xi1>, %arg2: tensor<i32>) -> tensor<5xf32> {
    %0 = stablehlo.slice %arg1 [0:1, 0:5] : (tensor<2x5xi1>) -> tensor<1x5xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x5xi1>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1x5xi1>, tensor<2x5xi1>) -> tensor<3x5xi1>
    %3 = call @cumsum(%2) : (tensor<3x5xi1>) -> tensor<3x5xi32>
    %4 = call @argmax(%3) : (tensor<3x5xi32>) -> tensor<5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %7 = stablehlo.clamp %5, %4, %6 : tensor<5xi32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %10 = stablehlo.compare EQ, %7, %9, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %11 = stablehlo.select %10, %8, %8 : tensor<5xi1>, tensor<5xi32>
    %12 = stablehlo.select %10, %arg0, %arg0 : tensor<5xi1>, tensor<5xf32>
    %13 = stablehlo.convert %11 : (tensor<5xi32>) -> tensor<5xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.compare EQ, %7, %14, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %16 = stablehlo.select %15, %8, %8 : tensor<5xi1>, tensor<5xi32>
    %17 = stablehlo.select %15, %arg0, %arg0 : tensor<5xi1>, tensor<5xf32>
    %18 = stablehlo.negate %17 : tensor<5xf32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %20 = stablehlo.compare EQ, %7, %19, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %21 = stablehlo.select %20, %8, %8 : tensor<5xi1>, tensor<5xi32>
    %22 = stablehlo.select %20, %arg0, %arg0 : tensor<5xi1>, tensor<5xf32>
    %23 = stablehlo.multiply %22, %22 : tensor<5xf32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %25 = stablehlo.compare LT, %7, %24, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %27 = stablehlo.compare LT, %7, %26, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %28 = stablehlo.select %27, %18, %23 : tensor<5xi1>, tensor<5xf32>
    %29 = stablehlo.select %25, %13, %28 : tensor<5xi1>, tensor<5xf32>
    return %29 : tensor<5xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x5xi1>) -> tensor<3x5xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<3x5xi1>) -> tensor<3x5xi32>
    %1 = call @cumsum_0(%0) : (tensor<3x5xi32>) -> tensor<3x5xi32>
    return %1 : tensor<3x5xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x5xi32>) -> tensor<3x5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>
    return %1 : tensor<3x5xi32>
  }
  func.func private @argmax(%arg0: tensor<3x5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x5xi32>, tensor<3x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<5xi32>
  }
}

// -----

module @numpy_piecewise_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf64>
    %want0 = call @expected() : () -> tensor<5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %4 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<5xi1>) -> tensor<1x5xi1>
    %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xi1>) -> tensor<1x5xi1>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x5xi1>, tensor<1x5xi1>) -> tensor<2x5xi1>
    %c = stablehlo.constant dense<3> : tensor<i64>
    %7 = call @_piecewise(%arg0, %6, %c) : (tensor<5xf64>, tensor<2x5xi1>, tensor<i64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_close(%7, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<5xf64>, tensor<5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[0.33201746492208173, 1.6319832291868028, 1.7049342677153891, 2.104540078985152, 2.6599092555743233]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @expected() -> tensor<5xf64> {
    %c0 = stablehlo.constant dense<[3.0, 2.6633692603469847, 2.9068008572302104, 4.429088944054829, 7.075117247889951]> : tensor<5xf64>
    return %c0 : tensor<5xf64>
  }
  func.func private @_piecewise(%arg0: tensor<5xf64>, %arg1: tensor<2x5xi1>, %arg2: tensor<i64>) -> tensor<5xf64> {
    %0 = stablehlo.slice %arg1 [0:1, 0:5] : (tensor<2x5xi1>) -> tensor<1x5xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x5xi1>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1x5xi1>, tensor<2x5xi1>) -> tensor<3x5xi1>
    %3 = call @cumsum(%2) : (tensor<3x5xi1>) -> tensor<3x5xi64>
    %4 = call @argmax(%3) : (tensor<3x5xi64>) -> tensor<5xi64>
    %5 = stablehlo.convert %4 : (tensor<5xi64>) -> tensor<5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %8 = stablehlo.clamp %6, %5, %7 : tensor<5xi32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %11 = stablehlo.compare EQ, %8, %10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %12 = stablehlo.select %11, %9, %9 : tensor<5xi1>, tensor<5xi64>
    %13 = stablehlo.select %11, %arg0, %arg0 : tensor<5xi1>, tensor<5xf64>
    %14 = stablehlo.convert %12 : (tensor<5xi64>) -> tensor<5xf64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %16 = stablehlo.compare EQ, %8, %15, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %17 = stablehlo.select %16, %9, %9 : tensor<5xi1>, tensor<5xi64>
    %18 = stablehlo.select %16, %arg0, %arg0 : tensor<5xi1>, tensor<5xf64>
    %19 = stablehlo.negate %18 : tensor<5xf64>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %21 = stablehlo.compare EQ, %8, %20, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %22 = stablehlo.select %21, %9, %9 : tensor<5xi1>, tensor<5xi64>
    %23 = stablehlo.select %21, %arg0, %arg0 : tensor<5xi1>, tensor<5xf64>
    %24 = stablehlo.multiply %23, %23 : tensor<5xf64>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %26 = stablehlo.compare LT, %8, %25, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %28 = stablehlo.compare LT, %8, %27, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %29 = stablehlo.select %28, %19, %24 : tensor<5xi1>, tensor<5xf64>
    %30 = stablehlo.select %26, %14, %29 : tensor<5xi1>, tensor<5xf64>
    return %30 : tensor<5xf64>
  }
  func.func private @cumsum(%arg0: tensor<3x5xi1>) -> tensor<3x5xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<3x5xi1>) -> tensor<3x5xi64>
    %1 = call @cumsum_0(%0) : (tensor<3x5xi64>) -> tensor<3x5xi64>
    return %1 : tensor<3x5xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<3x5xi64>) -> tensor<3x5xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3x5xi64>, tensor<i64>) -> tensor<3x5xi64>
    return %1 : tensor<3x5xi64>
  }
  func.func private @argmax(%arg0: tensor<3x5xi64>) -> tensor<5xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x5xi64>, tensor<3x5xi64>, tensor<i64>, tensor<i64>) -> (tensor<5xi64>, tensor<5xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<5xi64>
  }
}
