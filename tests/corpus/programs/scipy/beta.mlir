module @scipy_beta_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = call @gammasgn(%arg0) : (tensor<3x4xf16>) -> tensor<3x4xf16>
    %1 = call @gammasgn(%arg1) : (tensor<3x4xf16>) -> tensor<3x4xf16>
    %2 = stablehlo.multiply %0, %1 : tensor<3x4xf16>
    %3 = stablehlo.add %arg0, %arg1 : tensor<3x4xf16>
    %4 = call @gammasgn(%3) : (tensor<3x4xf16>) -> tensor<3x4xf16>
    %5 = stablehlo.multiply %2, %4 : tensor<3x4xf16>
    %6 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf16>
    %7 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xf16>
    %8 = chlo.lgamma %6 : tensor<3x4xf16> -> tensor<3x4xf16>
    %9 = chlo.lgamma %7 : tensor<3x4xf16> -> tensor<3x4xf16>
    %10 = stablehlo.add %6, %7 : tensor<3x4xf16>
    %11 = chlo.lgamma %10 : tensor<3x4xf16> -> tensor<3x4xf16>
    %12 = stablehlo.subtract %9, %11 : tensor<3x4xf16>
    %13 = stablehlo.add %8, %12 : tensor<3x4xf16>
    %14 = chlo.lgamma %6 : tensor<3x4xf16> -> tensor<3x4xf16>
    %15 = stablehlo.divide %6, %7 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %17 = stablehlo.add %16, %15 : tensor<3x4xf16>
    %18 = stablehlo.divide %15, %17 : tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %20 = stablehlo.add %19, %15 : tensor<3x4xf16>
    %21 = stablehlo.divide %15, %20 : tensor<3x4xf16>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %23 = stablehlo.subtract %6, %22 : tensor<3x4xf16>
    %24 = stablehlo.add %7, %23 : tensor<3x4xf16>
    %25 = stablehlo.multiply %21, %21 : tensor<3x4xf16>
    %26 = stablehlo.add %21, %25 : tensor<3x4xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %28 = stablehlo.add %27, %26 : tensor<3x4xf16>
    %29 = stablehlo.multiply %25, %28 : tensor<3x4xf16>
    %30 = stablehlo.add %21, %29 : tensor<3x4xf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %32 = stablehlo.add %31, %30 : tensor<3x4xf16>
    %33 = stablehlo.multiply %25, %32 : tensor<3x4xf16>
    %34 = stablehlo.add %21, %33 : tensor<3x4xf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %36 = stablehlo.add %35, %34 : tensor<3x4xf16>
    %37 = stablehlo.multiply %25, %36 : tensor<3x4xf16>
    %38 = stablehlo.add %21, %37 : tensor<3x4xf16>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %40 = stablehlo.add %39, %38 : tensor<3x4xf16>
    %41 = stablehlo.multiply %25, %40 : tensor<3x4xf16>
    %42 = stablehlo.add %21, %41 : tensor<3x4xf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %44 = stablehlo.add %43, %42 : tensor<3x4xf16>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %46 = stablehlo.divide %45, %7 : tensor<3x4xf16>
    %47 = stablehlo.multiply %46, %46 : tensor<3x4xf16>
    %cst_8 = stablehlo.constant dense<-1.653670e-03> : tensor<f16>
    %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %49 = stablehlo.multiply %48, %44 : tensor<3x4xf16>
    %50 = stablehlo.multiply %49, %47 : tensor<3x4xf16>
    %cst_9 = stablehlo.constant dense<8.373260e-04> : tensor<f16>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %52 = stablehlo.multiply %51, %40 : tensor<3x4xf16>
    %53 = stablehlo.add %50, %52 : tensor<3x4xf16>
    %54 = stablehlo.multiply %53, %47 : tensor<3x4xf16>
    %cst_10 = stablehlo.constant dense<-5.950930e-04> : tensor<f16>
    %55 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %56 = stablehlo.multiply %55, %36 : tensor<3x4xf16>
    %57 = stablehlo.add %54, %56 : tensor<3x4xf16>
    %58 = stablehlo.multiply %57, %47 : tensor<3x4xf16>
    %cst_11 = stablehlo.constant dense<7.934570e-04> : tensor<f16>
    %59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %60 = stablehlo.multiply %59, %32 : tensor<3x4xf16>
    %61 = stablehlo.add %58, %60 : tensor<3x4xf16>
    %62 = stablehlo.multiply %61, %47 : tensor<3x4xf16>
    %cst_12 = stablehlo.constant dense<-2.777100e-03> : tensor<f16>
    %63 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %64 = stablehlo.multiply %63, %28 : tensor<3x4xf16>
    %65 = stablehlo.add %62, %64 : tensor<3x4xf16>
    %66 = stablehlo.multiply %65, %47 : tensor<3x4xf16>
    %cst_13 = stablehlo.constant dense<8.331300e-02> : tensor<f16>
    %67 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %68 = stablehlo.add %66, %67 : tensor<3x4xf16>
    %69 = stablehlo.divide %18, %7 : tensor<3x4xf16>
    %70 = stablehlo.multiply %68, %69 : tensor<3x4xf16>
    %71 = stablehlo.divide %6, %7 : tensor<3x4xf16>
    %72 = stablehlo.log_plus_one %71 : tensor<3x4xf16>
    %73 = stablehlo.multiply %24, %72 : tensor<3x4xf16>
    %74 = stablehlo.log %7 : tensor<3x4xf16>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %75 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %76 = stablehlo.subtract %74, %75 : tensor<3x4xf16>
    %77 = stablehlo.multiply %6, %76 : tensor<3x4xf16>
    %78 = stablehlo.compare LE, %73, %77, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %79 = stablehlo.subtract %70, %77 : tensor<3x4xf16>
    %80 = stablehlo.subtract %79, %73 : tensor<3x4xf16>
    %81 = stablehlo.subtract %70, %73 : tensor<3x4xf16>
    %82 = stablehlo.subtract %81, %77 : tensor<3x4xf16>
    %83 = call @_where(%78, %80, %82) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    %84 = stablehlo.add %14, %83 : tensor<3x4xf16>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f16>
    %85 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %86 = stablehlo.compare LT, %7, %85, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %87 = call @_where(%86, %13, %84) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    %88 = stablehlo.exponential %87 : tensor<3x4xf16>
    %89 = stablehlo.multiply %5, %88 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%89, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[1.7939453125, 0.6669921875, 3.8828125, 1.5498046875], [1.6328125, 1.4072265625, 1.451171875, 2.17578125], [3.5234375, 1.3427734375, 3.970703125, 0.79345703125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.41015625, 1.447265625, 3.71484375, 1.857421875], [3.6953125, 3.583984375, 3.6171875, 2.84375], [2.98046875, 3.859375, 1.8427734375, 0.64990234375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.149169921875, 1.1376953125, 0.00972747802734375, 0.28076171875], [0.09356689453125, 0.136474609375, 0.1256103515625, 0.07666015625], [0.0231475830078125, 0.137451171875, 0.06219482421875, 1.83203125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @gammasgn(%arg0: tensor<3x4xf16>) -> tensor<3x4xf16> {
    %0 = stablehlo.floor %arg0 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %4 = stablehlo.and %2, %3 : tensor<3x4xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %6 = stablehlo.or %4, %5 : tensor<3x4xi1>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %7 = call @remainder(%0, %c) : (tensor<3x4xf16>, tensor<i32>) -> tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %10 = stablehlo.and %2, %9 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %13 = call @signbit(%arg0) : (tensor<3x4xf16>) -> tensor<3x4xi1>
    %14 = stablehlo.and %12, %13 : tensor<3x4xi1>
    %15 = stablehlo.or %10, %14 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x3x4xi1>, tensor<1x3x4xi1>, tensor<1x3x4xi1>) -> tensor<3x3x4xi1>
    %21 = call @argmax(%20) : (tensor<3x3x4xi1>) -> tensor<3x4xi32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f16>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<3x4xi1>, tensor<3x4xf16>
    %30 = stablehlo.select %26, %22, %29 : tensor<3x4xi1>, tensor<3x4xf16>
    return %30 : tensor<3x4xf16>
  }
  func.func private @remainder(%arg0: tensor<3x4xf16>, %arg1: tensor<i32>) -> tensor<3x4xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x4xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %12 = stablehlo.add %2, %11 : tensor<3x4xf16>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x4xi1>, tensor<3x4xf16>
    return %13 : tensor<3x4xf16>
  }
  func.func private @signbit(%arg0: tensor<3x4xf16>) -> tensor<3x4xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf16>) -> tensor<3x4xi16>
    %c = stablehlo.constant dense<15> : tensor<i16>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<3x4xi16>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<3x4xi16>
    %c_0 = stablehlo.constant dense<0> : tensor<i16>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<3x4xi16>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<3x4xi16>, tensor<3x4xi16>) -> tensor<3x4xi1>
    %5 = stablehlo.convert %4 : tensor<3x4xi1>
    return %5 : tensor<3x4xi1>
  }
  func.func private @argmax(%arg0: tensor<3x3x4xi1>) -> tensor<3x4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3x4xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x3x4xi1>, tensor<3x3x4xi32>, tensor<i1>, tensor<i32>) -> (tensor<3x4xi1>, tensor<3x4xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<3x4xi32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf16>, %arg2: tensor<3x4xf16>) -> tensor<3x4xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf16>
    return %0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_beta_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = call @gammasgn(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %1 = call @gammasgn(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<3x4xf32>
    %3 = stablehlo.add %arg0, %arg1 : tensor<3x4xf32>
    %4 = call @gammasgn(%3) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<3x4xf32>
    %6 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf32>
    %7 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xf32>
    %8 = chlo.lgamma %6 : tensor<3x4xf32> -> tensor<3x4xf32>
    %9 = chlo.lgamma %7 : tensor<3x4xf32> -> tensor<3x4xf32>
    %10 = stablehlo.add %6, %7 : tensor<3x4xf32>
    %11 = chlo.lgamma %10 : tensor<3x4xf32> -> tensor<3x4xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<3x4xf32>
    %13 = stablehlo.add %8, %12 : tensor<3x4xf32>
    %14 = chlo.lgamma %6 : tensor<3x4xf32> -> tensor<3x4xf32>
    %15 = stablehlo.divide %6, %7 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %17 = stablehlo.add %16, %15 : tensor<3x4xf32>
    %18 = stablehlo.divide %15, %17 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %20 = stablehlo.add %19, %15 : tensor<3x4xf32>
    %21 = stablehlo.divide %15, %20 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %23 = stablehlo.subtract %6, %22 : tensor<3x4xf32>
    %24 = stablehlo.add %7, %23 : tensor<3x4xf32>
    %25 = stablehlo.multiply %21, %21 : tensor<3x4xf32>
    %26 = stablehlo.add %21, %25 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %28 = stablehlo.add %27, %26 : tensor<3x4xf32>
    %29 = stablehlo.multiply %25, %28 : tensor<3x4xf32>
    %30 = stablehlo.add %21, %29 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %32 = stablehlo.add %31, %30 : tensor<3x4xf32>
    %33 = stablehlo.multiply %25, %32 : tensor<3x4xf32>
    %34 = stablehlo.add %21, %33 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %36 = stablehlo.add %35, %34 : tensor<3x4xf32>
    %37 = stablehlo.multiply %25, %36 : tensor<3x4xf32>
    %38 = stablehlo.add %21, %37 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %40 = stablehlo.add %39, %38 : tensor<3x4xf32>
    %41 = stablehlo.multiply %25, %40 : tensor<3x4xf32>
    %42 = stablehlo.add %21, %41 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %44 = stablehlo.add %43, %42 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %46 = stablehlo.divide %45, %7 : tensor<3x4xf32>
    %47 = stablehlo.multiply %46, %46 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<-0.00165322958> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %49 = stablehlo.multiply %48, %44 : tensor<3x4xf32>
    %50 = stablehlo.multiply %49, %47 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<8.373080e-04> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %52 = stablehlo.multiply %51, %40 : tensor<3x4xf32>
    %53 = stablehlo.add %50, %52 : tensor<3x4xf32>
    %54 = stablehlo.multiply %53, %47 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<-5.95202902E-4> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %56 = stablehlo.multiply %55, %36 : tensor<3x4xf32>
    %57 = stablehlo.add %54, %56 : tensor<3x4xf32>
    %58 = stablehlo.multiply %57, %47 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<7.93650688E-4> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %60 = stablehlo.multiply %59, %32 : tensor<3x4xf32>
    %61 = stablehlo.add %58, %60 : tensor<3x4xf32>
    %62 = stablehlo.multiply %61, %47 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<-0.00277777785> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %64 = stablehlo.multiply %63, %28 : tensor<3x4xf32>
    %65 = stablehlo.add %62, %64 : tensor<3x4xf32>
    %66 = stablehlo.multiply %65, %47 : tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<0.0833333358> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %68 = stablehlo.add %66, %67 : tensor<3x4xf32>
    %69 = stablehlo.divide %18, %7 : tensor<3x4xf32>
    %70 = stablehlo.multiply %68, %69 : tensor<3x4xf32>
    %71 = stablehlo.divide %6, %7 : tensor<3x4xf32>
    %72 = stablehlo.log_plus_one %71 : tensor<3x4xf32>
    %73 = stablehlo.multiply %24, %72 : tensor<3x4xf32>
    %74 = stablehlo.log %7 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %76 = stablehlo.subtract %74, %75 : tensor<3x4xf32>
    %77 = stablehlo.multiply %6, %76 : tensor<3x4xf32>
    %78 = stablehlo.compare LE, %73, %77, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %79 = stablehlo.subtract %70, %77 : tensor<3x4xf32>
    %80 = stablehlo.subtract %79, %73 : tensor<3x4xf32>
    %81 = stablehlo.subtract %70, %73 : tensor<3x4xf32>
    %82 = stablehlo.subtract %81, %77 : tensor<3x4xf32>
    %83 = call @_where(%78, %80, %82) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %84 = stablehlo.add %14, %83 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %86 = stablehlo.compare LT, %7, %85, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %87 = call @_where(%86, %13, %84) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %88 = stablehlo.exponential %87 : tensor<3x4xf32>
    %89 = stablehlo.multiply %5, %88 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%89, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[2.519379, 2.0604696, 0.68213147, 1.42603], [2.2887254, 3.321038, 3.6988754, 2.3563776], [2.7655673, 0.55265176, 2.2094004, 1.773256]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[3.8312051, 2.0762334, 2.7689476, 1.7830406], [3.6543088, 2.7860208, 1.8180939, 2.291881], [1.2870533, 3.5529122, 3.9907577, 0.537097]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.029768644, 0.14878005, 0.68834126, 0.33582708], [0.04208492, 0.03151668, 0.0724957, 0.09786743], [0.22852239, 0.82639766, 0.03876175, 1.3020139]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @gammasgn(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.floor %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %4 = stablehlo.and %2, %3 : tensor<3x4xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %6 = stablehlo.or %4, %5 : tensor<3x4xi1>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %7 = call @remainder(%0, %c) : (tensor<3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %10 = stablehlo.and %2, %9 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %13 = call @signbit(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xi1>
    %14 = stablehlo.and %12, %13 : tensor<3x4xi1>
    %15 = stablehlo.or %10, %14 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x3x4xi1>, tensor<1x3x4xi1>, tensor<1x3x4xi1>) -> tensor<3x3x4xi1>
    %21 = call @argmax(%20) : (tensor<3x3x4xi1>) -> tensor<3x4xi32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<3x4xi1>, tensor<3x4xf32>
    %30 = stablehlo.select %26, %22, %29 : tensor<3x4xi1>, tensor<3x4xf32>
    return %30 : tensor<3x4xf32>
  }
  func.func private @remainder(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x4xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.add %2, %11 : tensor<3x4xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %13 : tensor<3x4xf32>
  }
  func.func private @signbit(%arg0: tensor<3x4xf32>) -> tensor<3x4xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = stablehlo.convert %4 : tensor<3x4xi1>
    return %5 : tensor<3x4xi1>
  }
  func.func private @argmax(%arg0: tensor<3x3x4xi1>) -> tensor<3x4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3x4xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x3x4xi1>, tensor<3x3x4xi32>, tensor<i1>, tensor<i32>) -> (tensor<3x4xi1>, tensor<3x4xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<3x4xi32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_beta_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = call @gammasgn(%arg0) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %1 = call @gammasgn(%arg1) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %2 = stablehlo.multiply %0, %1 : tensor<3x4xf64>
    %3 = stablehlo.add %arg0, %arg1 : tensor<3x4xf64>
    %4 = call @gammasgn(%3) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %5 = stablehlo.multiply %2, %4 : tensor<3x4xf64>
    %6 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf64>
    %7 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xf64>
    %8 = chlo.lgamma %6 : tensor<3x4xf64> -> tensor<3x4xf64>
    %9 = chlo.lgamma %7 : tensor<3x4xf64> -> tensor<3x4xf64>
    %10 = stablehlo.add %6, %7 : tensor<3x4xf64>
    %11 = chlo.lgamma %10 : tensor<3x4xf64> -> tensor<3x4xf64>
    %12 = stablehlo.subtract %9, %11 : tensor<3x4xf64>
    %13 = stablehlo.add %8, %12 : tensor<3x4xf64>
    %14 = chlo.lgamma %6 : tensor<3x4xf64> -> tensor<3x4xf64>
    %15 = stablehlo.divide %6, %7 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %17 = stablehlo.add %16, %15 : tensor<3x4xf64>
    %18 = stablehlo.divide %15, %17 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %20 = stablehlo.add %19, %15 : tensor<3x4xf64>
    %21 = stablehlo.divide %15, %20 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %23 = stablehlo.subtract %6, %22 : tensor<3x4xf64>
    %24 = stablehlo.add %7, %23 : tensor<3x4xf64>
    %25 = stablehlo.multiply %21, %21 : tensor<3x4xf64>
    %26 = stablehlo.add %21, %25 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %28 = stablehlo.add %27, %26 : tensor<3x4xf64>
    %29 = stablehlo.multiply %25, %28 : tensor<3x4xf64>
    %30 = stablehlo.add %21, %29 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %32 = stablehlo.add %31, %30 : tensor<3x4xf64>
    %33 = stablehlo.multiply %25, %32 : tensor<3x4xf64>
    %34 = stablehlo.add %21, %33 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %36 = stablehlo.add %35, %34 : tensor<3x4xf64>
    %37 = stablehlo.multiply %25, %36 : tensor<3x4xf64>
    %38 = stablehlo.add %21, %37 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %40 = stablehlo.add %39, %38 : tensor<3x4xf64>
    %41 = stablehlo.multiply %25, %40 : tensor<3x4xf64>
    %42 = stablehlo.add %21, %41 : tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %44 = stablehlo.add %43, %42 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %46 = stablehlo.divide %45, %7 : tensor<3x4xf64>
    %47 = stablehlo.multiply %46, %46 : tensor<3x4xf64>
    %cst_8 = stablehlo.constant dense<-0.0016532296278071301> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %49 = stablehlo.multiply %48, %44 : tensor<3x4xf64>
    %50 = stablehlo.multiply %49, %47 : tensor<3x4xf64>
    %cst_9 = stablehlo.constant dense<8.3730803403121495E-4> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %52 = stablehlo.multiply %51, %40 : tensor<3x4xf64>
    %53 = stablehlo.add %50, %52 : tensor<3x4xf64>
    %54 = stablehlo.multiply %53, %47 : tensor<3x4xf64>
    %cst_10 = stablehlo.constant dense<-5.9520293135187005E-4> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %56 = stablehlo.multiply %55, %36 : tensor<3x4xf64>
    %57 = stablehlo.add %54, %56 : tensor<3x4xf64>
    %58 = stablehlo.multiply %57, %47 : tensor<3x4xf64>
    %cst_11 = stablehlo.constant dense<7.9365066682538996E-4> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %60 = stablehlo.multiply %59, %32 : tensor<3x4xf64>
    %61 = stablehlo.add %58, %60 : tensor<3x4xf64>
    %62 = stablehlo.multiply %61, %47 : tensor<3x4xf64>
    %cst_12 = stablehlo.constant dense<-0.00277777777760991> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %64 = stablehlo.multiply %63, %28 : tensor<3x4xf64>
    %65 = stablehlo.add %62, %64 : tensor<3x4xf64>
    %66 = stablehlo.multiply %65, %47 : tensor<3x4xf64>
    %cst_13 = stablehlo.constant dense<0.083333333333333301> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %68 = stablehlo.add %66, %67 : tensor<3x4xf64>
    %69 = stablehlo.divide %18, %7 : tensor<3x4xf64>
    %70 = stablehlo.multiply %68, %69 : tensor<3x4xf64>
    %71 = stablehlo.divide %6, %7 : tensor<3x4xf64>
    %72 = stablehlo.log_plus_one %71 : tensor<3x4xf64>
    %73 = stablehlo.multiply %24, %72 : tensor<3x4xf64>
    %74 = stablehlo.log %7 : tensor<3x4xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %76 = stablehlo.subtract %74, %75 : tensor<3x4xf64>
    %77 = stablehlo.multiply %6, %76 : tensor<3x4xf64>
    %78 = stablehlo.compare LE, %73, %77, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %79 = stablehlo.subtract %70, %77 : tensor<3x4xf64>
    %80 = stablehlo.subtract %79, %73 : tensor<3x4xf64>
    %81 = stablehlo.subtract %70, %73 : tensor<3x4xf64>
    %82 = stablehlo.subtract %81, %77 : tensor<3x4xf64>
    %83 = call @_where(%78, %80, %82) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %84 = stablehlo.add %14, %83 : tensor<3x4xf64>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %86 = stablehlo.compare LT, %7, %85, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %87 = call @_where(%86, %13, %84) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %88 = stablehlo.exponential %87 : tensor<3x4xf64>
    %89 = stablehlo.multiply %5, %88 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%89, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[1.9303618058276006, 1.9893509365091842, 1.3396009747196336, 2.151381566000046], [2.7507702727428724, 3.2677636603010276, 3.678152744121611, 2.19774061767407], [3.0482949377215736, 3.2305569630357223, 0.852259167860526, 2.930848771375933]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[2.580786879353287, 0.771712650834522, 3.0841472364191143, 2.1764229166769127], [1.6640040880259084, 1.0060608242829725, 0.6208939435765928, 1.77910832660755], [1.3104127637586203, 2.7376918849868024, 2.6989443014724204, 3.7374711740148094]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.1160165413976695, 0.7345680366211214, 0.1844497931649249, 0.12708774010663332], [0.14040429309580418, 0.3025114569335321, 0.6634676268261097, 0.17483505870644936], [0.19559353752871364, 0.03500912034772311, 0.4871214436471376, 0.020976205164199707]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @gammasgn(%arg0: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.floor %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %4 = stablehlo.and %2, %3 : tensor<3x4xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %6 = stablehlo.or %4, %5 : tensor<3x4xi1>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7 = call @remainder(%0, %c) : (tensor<3x4xf64>, tensor<i64>) -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %10 = stablehlo.and %2, %9 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %13 = call @signbit(%arg0) : (tensor<3x4xf64>) -> tensor<3x4xi1>
    %14 = stablehlo.and %12, %13 : tensor<3x4xi1>
    %15 = stablehlo.or %10, %14 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x3x4xi1>, tensor<1x3x4xi1>, tensor<1x3x4xi1>) -> tensor<3x3x4xi1>
    %21 = call @argmax(%20) : (tensor<3x3x4xi1>) -> tensor<3x4xi64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<3x4xi1>, tensor<3x4xf64>
    %30 = stablehlo.select %26, %22, %29 : tensor<3x4xi1>, tensor<3x4xf64>
    return %30 : tensor<3x4xf64>
  }
  func.func private @remainder(%arg0: tensor<3x4xf64>, %arg1: tensor<i64>) -> tensor<3x4xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x4xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.add %2, %11 : tensor<3x4xf64>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %13 : tensor<3x4xf64>
  }
  func.func private @signbit(%arg0: tensor<3x4xf64>) -> tensor<3x4xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf64>) -> tensor<3x4xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<3x4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %5 = stablehlo.convert %4 : tensor<3x4xi1>
    return %5 : tensor<3x4xi1>
  }
  func.func private @argmax(%arg0: tensor<3x3x4xi1>) -> tensor<3x4xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3x4xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x3x4xi1>, tensor<3x3x4xi64>, tensor<i1>, tensor<i64>) -> (tensor<3x4xi1>, tensor<3x4xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<3x4xi64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
}
