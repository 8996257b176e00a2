module @numpy_unwrap_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<8xf32>
    %want0 = call @expected() : () -> tensor<8xf32>
    %0 = call @unwrap(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<8xf32> {
    %c0 = stablehlo.constant dense<[0.22292171, 3.760358, 6.595503, 7.9379606, 10.668758, 14.547266, 14.867377, 17.812143]> : tensor<8xf32>
    return %c0 : tensor<8xf32>
  }
  func.func private @expected() -> tensor<8xf32> {
    %c0 = stablehlo.constant dense<[0.22292171, -2.522827, 0.31231785, 1.6547756, 4.3855734, 1.980896, 2.3010073, 5.2457733]> : tensor<8xf32>
    return %c0 : tensor<8xf32>
  }
  func.func private @unwrap(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<6.28318548> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.divide %cst, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
    %2 = call @diff(%arg0) : (tensor<8xf32>) -> tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.add %2, %3 : tensor<7xf32>
    %cst_3 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %5 = call @remainder(%4, %cst_3) : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<7xf32>
    %8 = stablehlo.negate %1 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.compare GT, %2, %11, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %13 = stablehlo.and %10, %12 : tensor<7xi1>
    %14 = call @_where(%13, %1, %7) : (tensor<7xi1>, tensor<f32>, tensor<7xf32>) -> tensor<7xf32>
    %15 = stablehlo.abs %2 : tensor<7xf32>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %17 = stablehlo.compare LT, %15, %16, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %18 = stablehlo.subtract %14, %2 : tensor<7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %19 = call @_where_0(%17, %c, %18) : (tensor<7xi1>, tensor<i32>, tensor<7xf32>) -> tensor<7xf32>
    %20 = stablehlo.slice %arg0 [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %21 = stablehlo.slice %arg0 [1:8] : (tensor<8xf32>) -> tensor<7xf32>
    %22 = call @cumsum(%19) : (tensor<7xf32>) -> tensor<7xf32>
    %23 = stablehlo.add %21, %22 : tensor<7xf32>
    %24 = stablehlo.concatenate %20, %23, dim = 0 : (tensor<1xf32>, tensor<7xf32>) -> tensor<8xf32>
    return %24 : tensor<8xf32>
  }
  func.func private @diff(%arg0: tensor<8xf32>) -> tensor<7xf32> {
    %0 = stablehlo.slice %arg0 [1:8] : (tensor<8xf32>) -> tensor<7xf32>
    %1 = stablehlo.slice %arg0 [0:7] : (tensor<8xf32>) -> tensor<7xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @remainder(%arg0: tensor<7xf32>, %arg1: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.remainder %arg0, %0 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.compare NE, %1, %2, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.compare LT, %1, %4, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.compare LT, %arg1, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %8 = stablehlo.compare NE, %5, %7, UNSIGNED : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %9 = stablehlo.and %8, %3 : tensor<7xi1>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.add %1, %10 : tensor<7xf32>
    %12 = stablehlo.select %9, %11, %1 : tensor<7xi1>, tensor<7xf32>
    return %12 : tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<f32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<i32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %2 : tensor<7xf32>
  }
  func.func private @cumsum(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %0 = call @cumsum_1(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
}

// -----

module @numpy_unwrap_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<8xf64>
    %want0 = call @expected() : () -> tensor<8xf64>
    %0 = call @unwrap(%arg0) : (tensor<8xf64>) -> tensor<8xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<8xf64>, tensor<8xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<8xf64> {
    %c0 = stablehlo.constant dense<[3.6404989053478114, 7.168465116354993, 8.22049513836026, 11.463608344147707, 13.523710459179913, 16.757538977656456, 18.0668456876097, 22.00557775625704]> : tensor<8xf64>
    return %c0 : tensor<8xf64>
  }
  func.func private @expected() -> tensor<8xf64> {
    %c0 = stablehlo.constant dense<[3.6404989053478114, 0.8852798091754064, 1.9373098311806736, -1.102762270211466, 0.9573398448207406, -2.092016943882303, -0.782710233929059, -3.127163472461305]> : tensor<8xf64>
    return %c0 : tensor<8xf64>
  }
  func.func private @unwrap(%arg0: tensor<8xf64>) -> tensor<8xf64> {
    %cst = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %0 = stablehlo.divide %cst, %cst_0 : tensor<f64>
    %cst_1 = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1 = stablehlo.divide %cst_1, %cst_2 : tensor<f64>
    %2 = call @diff(%arg0) : (tensor<8xf64>) -> tensor<7xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %4 = stablehlo.add %2, %3 : tensor<7xf64>
    %cst_3 = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %5 = call @remainder(%4, %cst_3) : (tensor<7xf64>, tensor<f64>) -> tensor<7xf64>
    %6 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %7 = stablehlo.subtract %5, %6 : tensor<7xf64>
    %8 = stablehlo.negate %1 : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %12 = stablehlo.compare GT, %2, %11, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %13 = stablehlo.and %10, %12 : tensor<7xi1>
    %14 = call @_where(%13, %1, %7) : (tensor<7xi1>, tensor<f64>, tensor<7xf64>) -> tensor<7xf64>
    %15 = stablehlo.abs %2 : tensor<7xf64>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %17 = stablehlo.compare LT, %15, %16, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %18 = stablehlo.subtract %14, %2 : tensor<7xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %19 = call @_where_0(%17, %c, %18) : (tensor<7xi1>, tensor<i64>, tensor<7xf64>) -> tensor<7xf64>
    %20 = stablehlo.slice %arg0 [0:1] : (tensor<8xf64>) -> tensor<1xf64>
    %21 = stablehlo.slice %arg0 [1:8] : (tensor<8xf64>) -> tensor<7xf64>
    %22 = call @cumsum(%19) : (tensor<7xf64>) -> tensor<7xf64>
    %23 = stablehlo.add %21, %22 : tensor<7xf64>
    %24 = stablehlo.concatenate %20, %23, dim = 0 : (tensor<1xf64>, tensor<7xf64>) -> tensor<8xf64>
    return %24 : tensor<8xf64>
  }
  func.func private @diff(%arg0: tensor<8xf64>) -> tensor<7xf64> {
    %0 = stablehlo.slice %arg0 [1:8] : (tensor<8xf64>) -> tensor<7xf64>
    %1 = stablehlo.slice %arg0 [0:7] : (tensor<8xf64>) -> tensor<7xf64>
    %2 = stablehlo.subtract %0, %1 : tensor<7xf64>
    return %2 : tensor<7xf64>
  }
  func.func private @remainder(%arg0: tensor<7xf64>, %arg1: tensor<f64>) -> tensor<7xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %1 = stablehlo.remainder %arg0, %0 : tensor<7xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %3 = stablehlo.compare NE, %1, %2, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %5 = stablehlo.compare LT, %1, %4, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.compare LT, %arg1, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<7xi1>
    %8 = stablehlo.compare NE, %5, %7, UNSIGNED : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %9 = stablehlo.and %8, %3 : tensor<7xi1>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %11 = stablehlo.add %1, %10 : tensor<7xf64>
    %12 = stablehlo.select %9, %11, %1 : tensor<7xi1>, tensor<7xf64>
    return %12 : tensor<7xf64>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<f64>, %arg2: tensor<7xf64>) -> tensor<7xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<7xi1>, tensor<7xf64>
    return %1 : tensor<7xf64>
  }
  func.func private @_where_0(%arg0: tensor<7xi1>, %arg1: tensor<i64>, %arg2: tensor<7xf64>) -> tensor<7xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<7xi1>, tensor<7xf64>
    return %2 : tensor<7xf64>
  }
  func.func private @cumsum(%arg0: tensor<7xf64>) -> tensor<7xf64> {
    %0 = call @cumsum_1(%arg0) : (tensor<7xf64>) -> tensor<7xf64>
    return %0 : tensor<7xf64>
  }
  func.func private @cumsum_1(%arg0: tensor<7xf64>) -> tensor<7xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<7xf64>, tensor<f64>) -> tensor<7xf64>
    return %1 : tensor<7xf64>
  }
}
