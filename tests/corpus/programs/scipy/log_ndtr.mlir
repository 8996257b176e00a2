module @scipy_log_ndtr_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %2 = stablehlo.negate %arg0 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.maximum %arg0, %3 : tensor<3x4xf32>
    %5 = call @_where(%1, %2, %4) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<3x4xf32>
    %8 = stablehlo.abs %7 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %11 = chlo.erf %7 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %13 = stablehlo.add %12, %11 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.compare GT, %7, %14, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %16 = chlo.erfc %8 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<3x4xf32>
    %19 = chlo.erfc %8 : tensor<3x4xf32> -> tensor<3x4xf32>
    %20 = stablehlo.select %15, %18, %19 : tensor<3x4xi1>, tensor<3x4xf32>
    %21 = stablehlo.select %10, %13, %20 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<3x4xf32>
    %24 = stablehlo.negate %23 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %26 = stablehlo.compare GT, %arg0, %25, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %27 = stablehlo.log %23 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %29 = stablehlo.minimum %arg0, %28 : tensor<3x4xf32>
    %30 = chlo.square %29 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<3x4xf32>
    %33 = stablehlo.negate %29 : tensor<3x4xf32>
    %34 = stablehlo.log %33 : tensor<3x4xf32>
    %35 = stablehlo.subtract %32, %34 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %37 = stablehlo.subtract %35, %36 : tensor<3x4xf32>
    %38 = chlo.square %29 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %42 = stablehlo.divide %41, %38 : tensor<3x4xf32>
    %43 = stablehlo.add %40, %42 : tensor<3x4xf32>
    %44 = stablehlo.multiply %38, %38 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %46 = stablehlo.divide %45, %44 : tensor<3x4xf32>
    %47 = stablehlo.add %39, %46 : tensor<3x4xf32>
    %48 = stablehlo.multiply %44, %38 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %50 = stablehlo.divide %49, %48 : tensor<3x4xf32>
    %51 = stablehlo.add %43, %50 : tensor<3x4xf32>
    %52 = stablehlo.multiply %48, %38 : tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %54 = stablehlo.add %53, %47 : tensor<3x4xf32>
    %55 = stablehlo.subtract %54, %51 : tensor<3x4xf32>
    %56 = stablehlo.log %55 : tensor<3x4xf32>
    %57 = stablehlo.add %37, %56 : tensor<3x4xf32>
    %58 = call @_where(%26, %27, %57) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %59 = call @_where(%1, %24, %58) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%59, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.3919634, 2.1187098, 0.5759145, -2.9985385], [0.90744466, -1.7542548, -2.9068902, 1.9749485], [2.2638574, 0.84049135, -1.0322404, 0.94785917]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.085521676, -0.017204633, -0.33175445, -6.602929], [-0.20099792, -3.2265694, -6.3060613, -0.024433091], [-0.0118615385, -0.22353923, -1.8906094, -0.18825984]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_log_ndtr_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %2 = stablehlo.negate %arg0 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.maximum %arg0, %3 : tensor<3x4xf64>
    %5 = call @_where(%1, %2, %4) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = stablehlo.multiply %5, %6 : tensor<3x4xf64>
    %8 = stablehlo.abs %7 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %11 = chlo.erf %7 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %13 = stablehlo.add %12, %11 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %15 = stablehlo.compare GT, %7, %14, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %16 = chlo.erfc %8 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %18 = stablehlo.subtract %17, %16 : tensor<3x4xf64>
    %19 = chlo.erfc %8 : tensor<3x4xf64> -> tensor<3x4xf64>
    %20 = stablehlo.select %15, %18, %19 : tensor<3x4xi1>, tensor<3x4xf64>
    %21 = stablehlo.select %10, %13, %20 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %23 = stablehlo.multiply %22, %21 : tensor<3x4xf64>
    %24 = stablehlo.negate %23 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %26 = stablehlo.compare GT, %arg0, %25, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %27 = stablehlo.log %23 : tensor<3x4xf64>
    %cst_8 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %29 = stablehlo.minimum %arg0, %28 : tensor<3x4xf64>
    %30 = chlo.square %29 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %32 = stablehlo.multiply %31, %30 : tensor<3x4xf64>
    %33 = stablehlo.negate %29 : tensor<3x4xf64>
    %34 = stablehlo.log %33 : tensor<3x4xf64>
    %35 = stablehlo.subtract %32, %34 : tensor<3x4xf64>
    %cst_10 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %37 = stablehlo.subtract %35, %36 : tensor<3x4xf64>
    %38 = chlo.square %29 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %42 = stablehlo.divide %41, %38 : tensor<3x4xf64>
    %43 = stablehlo.add %40, %42 : tensor<3x4xf64>
    %44 = stablehlo.multiply %38, %38 : tensor<3x4xf64>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %46 = stablehlo.divide %45, %44 : tensor<3x4xf64>
    %47 = stablehlo.add %39, %46 : tensor<3x4xf64>
    %48 = stablehlo.multiply %44, %38 : tensor<3x4xf64>
    %cst_15 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %50 = stablehlo.divide %49, %48 : tensor<3x4xf64>
    %51 = stablehlo.add %43, %50 : tensor<3x4xf64>
    %52 = stablehlo.multiply %48, %38 : tensor<3x4xf64>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %54 = stablehlo.add %53, %47 : tensor<3x4xf64>
    %55 = stablehlo.subtract %54, %51 : tensor<3x4xf64>
    %56 = stablehlo.log %55 : tensor<3x4xf64>
    %57 = stablehlo.add %37, %56 : tensor<3x4xf64>
    %58 = call @_where(%26, %27, %57) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %59 = call @_where(%1, %24, %58) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%59, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-2.7323281508797, -2.8893908970834445, -2.909626815884357, 2.6696126440178], [1.306019211911721, 2.928304854663933, -0.6187434091229997, -0.8418473031123748], [-2.1691139127273504, 0.44100617982765566, -1.4498459423920056, 2.69007398735294]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-5.762124720969312, -6.250263969774596, -6.314813734286997, -0.0038041665001971583], [-0.10067485735136912, -0.0017055320904714056, -1.3166089675150008, -1.6097543867130042], [-4.197240228352279, -0.39988708656773964, -2.6097797388725468, -0.003578203092289511]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
}
