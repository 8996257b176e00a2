module @numpy_nanquantile_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<8xf32>
    %want0 = call @expected() : () -> tensor<f32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = call @nanquantile(%arg0, %cst) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<8xf32> {
    %c0 = stablehlo.constant dense<[0x7FC00000, 1.2782315, 1.1227897, -2.110815, -1.7834703, -2.654428, -0.17497541, 0x7FC00000]> : tensor<8xf32>
    return %c0 : tensor<8xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-0.97922283> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @nanquantile(%arg0: tensor<8xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<8xi1>, tensor<f32>, tensor<8xf32>) -> tensor<8xf32>
    %2 = "stablehlo.sort"(%1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %35 = stablehlo.compare EQ, %arg2, %cst_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %36 = stablehlo.select %35, %cst_11, %arg2 : tensor<i1>, tensor<f32>
      %37 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_12 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %38 = stablehlo.select %37, %cst_12, %36 : tensor<i1>, tensor<f32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.compare EQ, %arg3, %cst_13, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %40 = stablehlo.select %39, %cst_14, %arg3 : tensor<i1>, tensor<f32>
      %41 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_15 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %42 = stablehlo.select %41, %cst_15, %40 : tensor<i1>, tensor<f32>
      %43 = stablehlo.compare LT, %38, %42, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %43 : tensor<i1>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %4 = stablehlo.not %3 : tensor<8xi1>
    %5 = stablehlo.convert %4 : (tensor<8xi1>) -> tensor<8xi32>
    %6 = stablehlo.convert %5 : (tensor<8xi32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %7, %cst_1 : tensor<f32>
    %9 = stablehlo.multiply %arg1, %8 : tensor<f32>
    %10 = stablehlo.floor %9 : tensor<f32>
    %11 = stablehlo.ceil %9 : tensor<f32>
    %12 = stablehlo.subtract %9, %10 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_2, %12 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.subtract %7, %cst_3 : tensor<f32>
    %15 = stablehlo.minimum %10, %14 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.maximum %cst_4, %15 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.subtract %7, %cst_5 : tensor<f32>
    %18 = stablehlo.minimum %11, %17 : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.maximum %cst_6, %18 : tensor<f32>
    %20 = stablehlo.convert %16 : (tensor<f32>) -> tensor<i32>
    %21 = stablehlo.convert %19 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.compare LT, %20, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %23 = stablehlo.add %20, %c_7 : tensor<i32>
    %24 = stablehlo.select %22, %23, %20 : tensor<i1>, tensor<i32>
    %25 = stablehlo.dynamic_slice %2, %24, sizes = [1] : (tensor<8xf32>, tensor<i32>) -> tensor<1xf32>
    %26 = stablehlo.reshape %25 : (tensor<1xf32>) -> tensor<f32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.compare LT, %21, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<8> : tensor<i32>
    %28 = stablehlo.add %21, %c_9 : tensor<i32>
    %29 = stablehlo.select %27, %28, %21 : tensor<i1>, tensor<i32>
    %30 = stablehlo.dynamic_slice %2, %29, sizes = [1] : (tensor<8xf32>, tensor<i32>) -> tensor<1xf32>
    %31 = stablehlo.reshape %30 : (tensor<1xf32>) -> tensor<f32>
    %32 = stablehlo.multiply %26, %13 : tensor<f32>
    %33 = stablehlo.multiply %31, %12 : tensor<f32>
    %34 = stablehlo.add %32, %33 : tensor<f32>
    return %34 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<f32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}

// -----

module @numpy_nanquantile_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<8xf64>
    %want0 = call @expected() : () -> tensor<f64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = call @nanquantile(%arg0, %cst) : (tensor<8xf64>, tensor<f64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<8xf64> {
    %c0 = stablehlo.constant dense<[0x7FF8000000000000, 0.25239400328368466, 2.9462809780293266, -0.8998010017963374, 1.4126056774163551, -0.5261034134009321, 1.3229051455457705, 0x7FF8000000000000]> : tensor<8xf64>
    return %c0 : tensor<8xf64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<0.7876495744147276> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @nanquantile(%arg0: tensor<8xf64>, %arg1: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<8xi1>, tensor<f64>, tensor<8xf64>) -> tensor<8xf64>
    %2 = "stablehlo.sort"(%1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %35 = stablehlo.compare EQ, %arg2, %cst_10, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %36 = stablehlo.select %35, %cst_11, %arg2 : tensor<i1>, tensor<f64>
      %37 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_12 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %38 = stablehlo.select %37, %cst_12, %36 : tensor<i1>, tensor<f64>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %39 = stablehlo.compare EQ, %arg3, %cst_13, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %40 = stablehlo.select %39, %cst_14, %arg3 : tensor<i1>, tensor<f64>
      %41 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_15 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %42 = stablehlo.select %41, %cst_15, %40 : tensor<i1>, tensor<f64>
      %43 = stablehlo.compare LT, %38, %42, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %43 : tensor<i1>
    }) : (tensor<8xf64>) -> tensor<8xf64>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
    %4 = stablehlo.not %3 : tensor<8xi1>
    %5 = stablehlo.convert %4 : (tensor<8xi1>) -> tensor<8xi32>
    %6 = stablehlo.convert %5 : (tensor<8xi32>) -> tensor<8xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.subtract %7, %cst_1 : tensor<f64>
    %9 = stablehlo.multiply %arg1, %8 : tensor<f64>
    %10 = stablehlo.floor %9 : tensor<f64>
    %11 = stablehlo.ceil %9 : tensor<f64>
    %12 = stablehlo.subtract %9, %10 : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.subtract %cst_2, %12 : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.subtract %7, %cst_3 : tensor<f64>
    %15 = stablehlo.minimum %10, %14 : tensor<f64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.maximum %cst_4, %15 : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.subtract %7, %cst_5 : tensor<f64>
    %18 = stablehlo.minimum %11, %17 : tensor<f64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.maximum %cst_6, %18 : tensor<f64>
    %20 = stablehlo.convert %16 : (tensor<f64>) -> tensor<i64>
    %21 = stablehlo.convert %19 : (tensor<f64>) -> tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %22 = stablehlo.compare LT, %20, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<8> : tensor<i64>
    %23 = stablehlo.add %20, %c_7 : tensor<i64>
    %24 = stablehlo.select %22, %23, %20 : tensor<i1>, tensor<i64>
    %25 = stablehlo.dynamic_slice %2, %24, sizes = [1] : (tensor<8xf64>, tensor<i64>) -> tensor<1xf64>
    %26 = stablehlo.reshape %25 : (tensor<1xf64>) -> tensor<f64>
    %c_8 = stablehlo.constant dense<0> : tensor<i64>
    %27 = stablehlo.compare LT, %21, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<8> : tensor<i64>
    %28 = stablehlo.add %21, %c_9 : tensor<i64>
    %29 = stablehlo.select %27, %28, %21 : tensor<i1>, tensor<i64>
    %30 = stablehlo.dynamic_slice %2, %29, sizes = [1] : (tensor<8xf64>, tensor<i64>) -> tensor<1xf64>
    %31 = stablehlo.reshape %30 : (tensor<1xf64>) -> tensor<f64>
    %32 = stablehlo.multiply %26, %13 : tensor<f64>
    %33 = stablehlo.multiply %31, %12 : tensor<f64>
    %34 = stablehlo.add %32, %33 : tensor<f64>
    return %34 : tensor<f64>
  }
  func.func private @_where(%arg0: tensor<8xi1>, %arg1: tensor<f64>, %arg2: tensor<8xf64>) -> tensor<8xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<8xi1>, tensor<8xf64>
    return %2 : tensor<8xf64>
  }
}
