module @scipy_betaln_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf16>
    %1 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xf16>
    %2 = chlo.lgamma %0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %3 = chlo.lgamma %1 : tensor<3x4xf16> -> tensor<3x4xf16>
    %4 = stablehlo.add %0, %1 : tensor<3x4xf16>
    %5 = chlo.lgamma %4 : tensor<3x4xf16> -> tensor<3x4xf16>
    %6 = stablehlo.subtract %3, %5 : tensor<3x4xf16>
    %7 = stablehlo.add %2, %6 : tensor<3x4xf16>
    %8 = chlo.lgamma %0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %9 = stablehlo.divide %0, %1 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %11 = stablehlo.add %10, %9 : tensor<3x4xf16>
    %12 = stablehlo.divide %9, %11 : tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %14 = stablehlo.add %13, %9 : tensor<3x4xf16>
    %15 = stablehlo.divide %9, %14 : tensor<3x4xf16>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %17 = stablehlo.subtract %0, %16 : tensor<3x4xf16>
    %18 = stablehlo.add %1, %17 : tensor<3x4xf16>
    %19 = stablehlo.multiply %15, %15 : tensor<3x4xf16>
    %20 = stablehlo.add %15, %19 : tensor<3x4xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %22 = stablehlo.add %21, %20 : tensor<3x4xf16>
    %23 = stablehlo.multiply %19, %22 : tensor<3x4xf16>
    %24 = stablehlo.add %15, %23 : tensor<3x4xf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %26 = stablehlo.add %25, %24 : tensor<3x4xf16>
    %27 = stablehlo.multiply %19, %26 : tensor<3x4xf16>
    %28 = stablehlo.add %15, %27 : tensor<3x4xf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %30 = stablehlo.add %29, %28 : tensor<3x4xf16>
    %31 = stablehlo.multiply %19, %30 : tensor<3x4xf16>
    %32 = stablehlo.add %15, %31 : tensor<3x4xf16>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %34 = stablehlo.add %33, %32 : tensor<3x4xf16>
    %35 = stablehlo.multiply %19, %34 : tensor<3x4xf16>
    %36 = stablehlo.add %15, %35 : tensor<3x4xf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %38 = stablehlo.add %37, %36 : tensor<3x4xf16>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %40 = stablehlo.divide %39, %1 : tensor<3x4xf16>
    %41 = stablehlo.multiply %40, %40 : tensor<3x4xf16>
    %cst_8 = stablehlo.constant dense<-1.653670e-03> : tensor<f16>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %43 = stablehlo.multiply %42, %38 : tensor<3x4xf16>
    %44 = stablehlo.multiply %43, %41 : tensor<3x4xf16>
    %cst_9 = stablehlo.constant dense<8.373260e-04> : tensor<f16>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %46 = stablehlo.multiply %45, %34 : tensor<3x4xf16>
    %47 = stablehlo.add %44, %46 : tensor<3x4xf16>
    %48 = stablehlo.multiply %47, %41 : tensor<3x4xf16>
    %cst_10 = stablehlo.constant dense<-5.950930e-04> : tensor<f16>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %50 = stablehlo.multiply %49, %30 : tensor<3x4xf16>
    %51 = stablehlo.add %48, %50 : tensor<3x4xf16>
    %52 = stablehlo.multiply %51, %41 : tensor<3x4xf16>
    %cst_11 = stablehlo.constant dense<7.934570e-04> : tensor<f16>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %54 = stablehlo.multiply %53, %26 : tensor<3x4xf16>
    %55 = stablehlo.add %52, %54 : tensor<3x4xf16>
    %56 = stablehlo.multiply %55, %41 : tensor<3x4xf16>
    %cst_12 = stablehlo.constant dense<-2.777100e-03> : tensor<f16>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %58 = stablehlo.multiply %57, %22 : tensor<3x4xf16>
    %59 = stablehlo.add %56, %58 : tensor<3x4xf16>
    %60 = stablehlo.multiply %59, %41 : tensor<3x4xf16>
    %cst_13 = stablehlo.constant dense<8.331300e-02> : tensor<f16>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %62 = stablehlo.add %60, %61 : tensor<3x4xf16>
    %63 = stablehlo.divide %12, %1 : tensor<3x4xf16>
    %64 = stablehlo.multiply %62, %63 : tensor<3x4xf16>
    %65 = stablehlo.divide %0, %1 : tensor<3x4xf16>
    %66 = stablehlo.log_plus_one %65 : tensor<3x4xf16>
    %67 = stablehlo.multiply %18, %66 : tensor<3x4xf16>
    %68 = stablehlo.log %1 : tensor<3x4xf16>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %70 = stablehlo.subtract %68, %69 : tensor<3x4xf16>
    %71 = stablehlo.multiply %0, %70 : tensor<3x4xf16>
    %72 = stablehlo.compare LE, %67, %71, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %73 = stablehlo.subtract %64, %71 : tensor<3x4xf16>
    %74 = stablehlo.subtract %73, %67 : tensor<3x4xf16>
    %75 = stablehlo.subtract %64, %67 : tensor<3x4xf16>
    %76 = stablehlo.subtract %75, %71 : tensor<3x4xf16>
    %77 = call @_where(%72, %74, %76) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    %78 = stablehlo.add %8, %77 : tensor<3x4xf16>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f16>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %80 = stablehlo.compare LT, %1, %79, FLOAT : (tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xi1>
    %81 = call @_where(%80, %7, %78) : (tensor<3x4xi1>, tensor<3x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%81, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[3.45703125, 3.62890625, 3.90234375, 2.837890625], [0.59033203125, 0.51904296875, 3.255859375, 3.62890625], [2.341796875, 0.5068359375, 1.1103515625, 0.92529296875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[3.3828125, 3.900390625, 0.830078125, 0.89306640625], [2.80859375, 1.7294921875, 1.1328125, 1.6630859375], [3.130859375, 2.322265625, 1.236328125, 2.1328125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-4.05078125, -4.578125, -0.990234375, -0.84326171875], [-0.153564453125, 0.322509765625, -1.423828125, -2.38671875], [-2.91796875, 0.186279296875, -0.33251953125, -0.638671875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf16>, %arg2: tensor<3x4xf16>) -> tensor<3x4xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf16>
    return %0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_betaln_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf32>
    %1 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xf32>
    %2 = chlo.lgamma %0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %3 = chlo.lgamma %1 : tensor<3x4xf32> -> tensor<3x4xf32>
    %4 = stablehlo.add %0, %1 : tensor<3x4xf32>
    %5 = chlo.lgamma %4 : tensor<3x4xf32> -> tensor<3x4xf32>
    %6 = stablehlo.subtract %3, %5 : tensor<3x4xf32>
    %7 = stablehlo.add %2, %6 : tensor<3x4xf32>
    %8 = chlo.lgamma %0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %9 = stablehlo.divide %0, %1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.add %10, %9 : tensor<3x4xf32>
    %12 = stablehlo.divide %9, %11 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.add %13, %9 : tensor<3x4xf32>
    %15 = stablehlo.divide %9, %14 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %17 = stablehlo.subtract %0, %16 : tensor<3x4xf32>
    %18 = stablehlo.add %1, %17 : tensor<3x4xf32>
    %19 = stablehlo.multiply %15, %15 : tensor<3x4xf32>
    %20 = stablehlo.add %15, %19 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.add %21, %20 : tensor<3x4xf32>
    %23 = stablehlo.multiply %19, %22 : tensor<3x4xf32>
    %24 = stablehlo.add %15, %23 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %26 = stablehlo.add %25, %24 : tensor<3x4xf32>
    %27 = stablehlo.multiply %19, %26 : tensor<3x4xf32>
    %28 = stablehlo.add %15, %27 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %30 = stablehlo.add %29, %28 : tensor<3x4xf32>
    %31 = stablehlo.multiply %19, %30 : tensor<3x4xf32>
    %32 = stablehlo.add %15, %31 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %34 = stablehlo.add %33, %32 : tensor<3x4xf32>
    %35 = stablehlo.multiply %19, %34 : tensor<3x4xf32>
    %36 = stablehlo.add %15, %35 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %38 = stablehlo.add %37, %36 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %40 = stablehlo.divide %39, %1 : tensor<3x4xf32>
    %41 = stablehlo.multiply %40, %40 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<-0.00165322958> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %43 = stablehlo.multiply %42, %38 : tensor<3x4xf32>
    %44 = stablehlo.multiply %43, %41 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<8.373080e-04> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %46 = stablehlo.multiply %45, %34 : tensor<3x4xf32>
    %47 = stablehlo.add %44, %46 : tensor<3x4xf32>
    %48 = stablehlo.multiply %47, %41 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<-5.95202902E-4> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %50 = stablehlo.multiply %49, %30 : tensor<3x4xf32>
    %51 = stablehlo.add %48, %50 : tensor<3x4xf32>
    %52 = stablehlo.multiply %51, %41 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<7.93650688E-4> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %54 = stablehlo.multiply %53, %26 : tensor<3x4xf32>
    %55 = stablehlo.add %52, %54 : tensor<3x4xf32>
    %56 = stablehlo.multiply %55, %41 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<-0.00277777785> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %58 = stablehlo.multiply %57, %22 : tensor<3x4xf32>
    %59 = stablehlo.add %56, %58 : tensor<3x4xf32>
    %60 = stablehlo.multiply %59, %41 : tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<0.0833333358> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %62 = stablehlo.add %60, %61 : tensor<3x4xf32>
    %63 = stablehlo.divide %12, %1 : tensor<3x4xf32>
    %64 = stablehlo.multiply %62, %63 : tensor<3x4xf32>
    %65 = stablehlo.divide %0, %1 : tensor<3x4xf32>
    %66 = stablehlo.log_plus_one %65 : tensor<3x4xf32>
    %67 = stablehlo.multiply %18, %66 : tensor<3x4xf32>
    %68 = stablehlo.log %1 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %70 = stablehlo.subtract %68, %69 : tensor<3x4xf32>
    %71 = stablehlo.multiply %0, %70 : tensor<3x4xf32>
    %72 = stablehlo.compare LE, %67, %71, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %73 = stablehlo.subtract %64, %71 : tensor<3x4xf32>
    %74 = stablehlo.subtract %73, %67 : tensor<3x4xf32>
    %75 = stablehlo.subtract %64, %67 : tensor<3x4xf32>
    %76 = stablehlo.subtract %75, %71 : tensor<3x4xf32>
    %77 = call @_where(%72, %74, %76) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %78 = stablehlo.add %8, %77 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %80 = stablehlo.compare LT, %1, %79, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %81 = call @_where(%80, %7, %78) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%81, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[3.6092904, 2.5697405, 1.6048622, 1.7400835], [2.8281415, 1.4222926, 2.3469796, 3.5802267], [1.682789, 0.8819688, 3.776287, 2.114086]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[2.119142, 2.502383, 1.9319743, 3.35742], [1.9194963, 3.316357, 2.2435095, 3.6987898], [3.5462115, 3.893499, 1.7651961, 1.642655]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-2.9526367, -2.6659935, -1.3810484, -2.3656728], [-2.2965324, -1.9087927, -2.2762842, -4.3904915], [-2.3756382, -1.1056453, -2.5873647, -1.5489036]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_betaln_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x4xf64>
    %1 = stablehlo.maximum %arg0, %arg1 : tensor<3x4xf64>
    %2 = chlo.lgamma %0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %3 = chlo.lgamma %1 : tensor<3x4xf64> -> tensor<3x4xf64>
    %4 = stablehlo.add %0, %1 : tensor<3x4xf64>
    %5 = chlo.lgamma %4 : tensor<3x4xf64> -> tensor<3x4xf64>
    %6 = stablehlo.subtract %3, %5 : tensor<3x4xf64>
    %7 = stablehlo.add %2, %6 : tensor<3x4xf64>
    %8 = chlo.lgamma %0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %9 = stablehlo.divide %0, %1 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %11 = stablehlo.add %10, %9 : tensor<3x4xf64>
    %12 = stablehlo.divide %9, %11 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %14 = stablehlo.add %13, %9 : tensor<3x4xf64>
    %15 = stablehlo.divide %9, %14 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %17 = stablehlo.subtract %0, %16 : tensor<3x4xf64>
    %18 = stablehlo.add %1, %17 : tensor<3x4xf64>
    %19 = stablehlo.multiply %15, %15 : tensor<3x4xf64>
    %20 = stablehlo.add %15, %19 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %22 = stablehlo.add %21, %20 : tensor<3x4xf64>
    %23 = stablehlo.multiply %19, %22 : tensor<3x4xf64>
    %24 = stablehlo.add %15, %23 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %26 = stablehlo.add %25, %24 : tensor<3x4xf64>
    %27 = stablehlo.multiply %19, %26 : tensor<3x4xf64>
    %28 = stablehlo.add %15, %27 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %30 = stablehlo.add %29, %28 : tensor<3x4xf64>
    %31 = stablehlo.multiply %19, %30 : tensor<3x4xf64>
    %32 = stablehlo.add %15, %31 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %34 = stablehlo.add %33, %32 : tensor<3x4xf64>
    %35 = stablehlo.multiply %19, %34 : tensor<3x4xf64>
    %36 = stablehlo.add %15, %35 : tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %38 = stablehlo.add %37, %36 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %40 = stablehlo.divide %39, %1 : tensor<3x4xf64>
    %41 = stablehlo.multiply %40, %40 : tensor<3x4xf64>
    %cst_8 = stablehlo.constant dense<-0.0016532296278071301> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %43 = stablehlo.multiply %42, %38 : tensor<3x4xf64>
    %44 = stablehlo.multiply %43, %41 : tensor<3x4xf64>
    %cst_9 = stablehlo.constant dense<8.3730803403121495E-4> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %46 = stablehlo.multiply %45, %34 : tensor<3x4xf64>
    %47 = stablehlo.add %44, %46 : tensor<3x4xf64>
    %48 = stablehlo.multiply %47, %41 : tensor<3x4xf64>
    %cst_10 = stablehlo.constant dense<-5.9520293135187005E-4> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %50 = stablehlo.multiply %49, %30 : tensor<3x4xf64>
    %51 = stablehlo.add %48, %50 : tensor<3x4xf64>
    %52 = stablehlo.multiply %51, %41 : tensor<3x4xf64>
    %cst_11 = stablehlo.constant dense<7.9365066682538996E-4> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %54 = stablehlo.multiply %53, %26 : tensor<3x4xf64>
    %55 = stablehlo.add %52, %54 : tensor<3x4xf64>
    %56 = stablehlo.multiply %55, %41 : tensor<3x4xf64>
    %cst_12 = stablehlo.constant dense<-0.00277777777760991> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %58 = stablehlo.multiply %57, %22 : tensor<3x4xf64>
    %59 = stablehlo.add %56, %58 : tensor<3x4xf64>
    %60 = stablehlo.multiply %59, %41 : tensor<3x4xf64>
    %cst_13 = stablehlo.constant dense<0.083333333333333301> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %62 = stablehlo.add %60, %61 : tensor<3x4xf64>
    %63 = stablehlo.divide %12, %1 : tensor<3x4xf64>
    %64 = stablehlo.multiply %62, %63 : tensor<3x4xf64>
    %65 = stablehlo.divide %0, %1 : tensor<3x4xf64>
    %66 = stablehlo.log_plus_one %65 : tensor<3x4xf64>
    %67 = stablehlo.multiply %18, %66 : tensor<3x4xf64>
    %68 = stablehlo.log %1 : tensor<3x4xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %70 = stablehlo.subtract %68, %69 : tensor<3x4xf64>
    %71 = stablehlo.multiply %0, %70 : tensor<3x4xf64>
    %72 = stablehlo.compare LE, %67, %71, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %73 = stablehlo.subtract %64, %71 : tensor<3x4xf64>
    %74 = stablehlo.subtract %73, %67 : tensor<3x4xf64>
    %75 = stablehlo.subtract %64, %67 : tensor<3x4xf64>
    %76 = stablehlo.subtract %75, %71 : tensor<3x4xf64>
    %77 = call @_where(%72, %74, %76) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %78 = stablehlo.add %8, %77 : tensor<3x4xf64>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %80 = stablehlo.compare LT, %1, %79, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %81 = call @_where(%80, %7, %78) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%81, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.5601780329465516, 2.352734385166559, 1.5394265306051893, 3.2343106244730424], [3.379713583108235, 1.8767829585617115, 0.6798758608589777, 0.5108868742409013], [2.9472711092920685, 2.2319151871845957, 3.1888577288253614, 3.7584847362553484]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.5379351174211477, 3.6230116049239953, 3.1073539053618435, 0.7442108819875672], [2.057401889337721, 0.761162984312945, 2.6686934484728426, 2.045371554302853], [1.3691956640623573, 2.514170263636768, 1.1290930817241551, 2.9586449071864536]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.2993217295740598, -3.2204441201650074, -1.984412122669386, -0.6353453143885239], [-2.760877512144209, -0.2419966944174612, -0.3416756482445926, 0.24610690617706998], [-1.6752746080475855, -2.39359556810184, -1.3923821276700767, -3.903544808958148]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
}
