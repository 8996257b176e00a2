module @numpy_ldexp_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<7xi32>, tensor<7xi32>)
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = call @ldexp(%arg0, %arg1) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xf32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<7xi32>, tensor<7xi32>) {
    %c0 = stablehlo.constant dense<[3, 3, 0, -1, 1, -4, -3]> : tensor<7xi32>
    %c1 = stablehlo.constant dense<[-4, -2, -4, -4, -4, 1, 4]> : tensor<7xi32>
    return %c0, %c1 : tensor<7xi32>, tensor<7xi32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[0.1875, 0.75, 0.0, -0.0625, 0.0625, -8.0, -48.0]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @ldexp(%arg0: tensor<7xi32>, %arg1: tensor<7xi32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<7xi32>) -> tensor<7xf32>
    %1 = stablehlo.convert %arg1 : (tensor<7xi32>) -> tensor<7xf32>
    %2:2 = call @frexp(%0) : (tensor<7xf32>) -> (tensor<7xf32>, tensor<7xi32>)
    %3 = stablehlo.convert %2#1 : (tensor<7xi32>) -> tensor<7xf32>
    %4 = stablehlo.add %3, %1 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.compare GT, %4, %5, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.multiply %2#0, %7 : tensor<7xf32>
    %9 = call @_where(%6, %8, %2#0) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.compare GT, %4, %10, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %13 = stablehlo.subtract %4, %12 : tensor<7xf32>
    %14 = call @_where(%11, %13, %4) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.power %15, %14 : tensor<7xf32>
    %17 = stablehlo.multiply %9, %16 : tensor<7xf32>
    %18 = call @isinf(%0) : (tensor<7xf32>) -> tensor<7xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %20 = stablehlo.compare EQ, %0, %19, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %21 = stablehlo.or %18, %20 : tensor<7xi1>
    %22 = call @_where(%21, %0, %17) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    return %22 : tensor<7xf32>
  }
  func.func private @frexp(%arg0: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xi32>) {
    %0 = stablehlo.abs %arg0 : tensor<7xf32>
    %cst = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<7xf32>
    %5 = call @_where(%2, %4, %arg0) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %c = stablehlo.constant dense<-23> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where_0(%2, %c, %c_1) : (tensor<7xi1>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
    %7 = stablehlo.bitcast_convert %5 : (tensor<7xf32>) -> tensor<7xi32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %9 = stablehlo.shift_right_arithmetic %7, %8 : tensor<7xi32>
    %c_3 = stablehlo.constant dense<255> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %11 = stablehlo.and %9, %10 : tensor<7xi32>
    %c_4 = stablehlo.constant dense<127> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %13 = stablehlo.subtract %11, %12 : tensor<7xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %15 = stablehlo.add %13, %14 : tensor<7xi32>
    %16 = stablehlo.add %6, %15 : tensor<7xi32>
    %c_6 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %18 = stablehlo.and %7, %17 : tensor<7xi32>
    %c_7 = stablehlo.constant dense<1056964608> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %20 = stablehlo.or %18, %19 : tensor<7xi32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<7xi32>) -> tensor<7xf32>
    %22 = call @isinf(%arg0) : (tensor<7xf32>) -> tensor<7xi1>
    %23 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %24 = stablehlo.or %22, %23 : tensor<7xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %26 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %27 = stablehlo.or %24, %26 : tensor<7xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %29 = call @_where_1(%27, %28, %16) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %30 = call @_where(%27, %arg0, %21) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    return %30, %29 : tensor<7xf32>, tensor<7xi32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<7xi1>, tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @isinf(%arg0: tensor<7xf32>) -> tensor<7xi1> {
    %0 = stablehlo.abs %arg0 : tensor<7xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    return %2 : tensor<7xi1>
  }
  func.func private @_where_1(%arg0: tensor<7xi1>, %arg1: tensor<7xi32>, %arg2: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7xi1>, tensor<7xi32>
    return %0 : tensor<7xi32>
  }
}
