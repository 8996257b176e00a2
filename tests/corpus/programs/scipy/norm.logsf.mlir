module @scipy_norm_logsf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %0 = stablehlo.negate %arg0 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.negate %cst : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.divide %3, %4 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.compare GT, %5, %6, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %8 = stablehlo.negate %5 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.maximum %5, %9 : tensor<6xf32>
    %11 = call @_where(%7, %8, %10) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<6xf32>
    %14 = stablehlo.abs %13 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.compare LT, %14, %15, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %17 = chlo.erf %13 : tensor<6xf32> -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %19 = stablehlo.add %18, %17 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %21 = stablehlo.compare GT, %13, %20, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %22 = chlo.erfc %14 : tensor<6xf32> -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.subtract %23, %22 : tensor<6xf32>
    %25 = chlo.erfc %14 : tensor<6xf32> -> tensor<6xf32>
    %26 = stablehlo.select %21, %24, %25 : tensor<6xi1>, tensor<6xf32>
    %27 = stablehlo.select %16, %19, %26 : tensor<6xi1>, tensor<6xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<6xf32>
    %30 = stablehlo.negate %29 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %32 = stablehlo.compare GT, %5, %31, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %33 = stablehlo.log %29 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %35 = stablehlo.minimum %5, %34 : tensor<6xf32>
    %36 = chlo.square %35 : tensor<6xf32> -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<6xf32>
    %39 = stablehlo.negate %35 : tensor<6xf32>
    %40 = stablehlo.log %39 : tensor<6xf32>
    %41 = stablehlo.subtract %38, %40 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %43 = stablehlo.subtract %41, %42 : tensor<6xf32>
    %44 = chlo.square %35 : tensor<6xf32> -> tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %48 = stablehlo.divide %47, %44 : tensor<6xf32>
    %49 = stablehlo.add %46, %48 : tensor<6xf32>
    %50 = stablehlo.multiply %44, %44 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %52 = stablehlo.divide %51, %50 : tensor<6xf32>
    %53 = stablehlo.add %45, %52 : tensor<6xf32>
    %54 = stablehlo.multiply %50, %44 : tensor<6xf32>
    %cst_17 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %56 = stablehlo.divide %55, %54 : tensor<6xf32>
    %57 = stablehlo.add %49, %56 : tensor<6xf32>
    %58 = stablehlo.multiply %54, %44 : tensor<6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %60 = stablehlo.add %59, %53 : tensor<6xf32>
    %61 = stablehlo.subtract %60, %57 : tensor<6xf32>
    %62 = stablehlo.log %61 : tensor<6xf32>
    %63 = stablehlo.add %43, %62 : tensor<6xf32>
    %64 = call @_where(%32, %33, %63) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %65 = call @_where(%7, %30, %64) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%65, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.65952665, 2.138805, -2.7914467, 2.8923926, 2.7752333, -2.040451]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-1.3673595, -4.121156, -0.0026271252, -6.2598147, -5.893211, -0.02086896]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----

module @scipy_norm_logsf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %0 = stablehlo.negate %arg0 : tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.negate %cst : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.subtract %0, %2 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.divide %3, %4 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %7 = stablehlo.compare GT, %5, %6, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %8 = stablehlo.negate %5 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %10 = stablehlo.maximum %5, %9 : tensor<6xf64>
    %11 = call @_where(%7, %8, %10) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_3 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %13 = stablehlo.multiply %11, %12 : tensor<6xf64>
    %14 = stablehlo.abs %13 : tensor<6xf64>
    %cst_4 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %16 = stablehlo.compare LT, %14, %15, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %17 = chlo.erf %13 : tensor<6xf64> -> tensor<6xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %19 = stablehlo.add %18, %17 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %21 = stablehlo.compare GT, %13, %20, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %22 = chlo.erfc %14 : tensor<6xf64> -> tensor<6xf64>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %24 = stablehlo.subtract %23, %22 : tensor<6xf64>
    %25 = chlo.erfc %14 : tensor<6xf64> -> tensor<6xf64>
    %26 = stablehlo.select %21, %24, %25 : tensor<6xi1>, tensor<6xf64>
    %27 = stablehlo.select %16, %19, %26 : tensor<6xi1>, tensor<6xf64>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %29 = stablehlo.multiply %28, %27 : tensor<6xf64>
    %30 = stablehlo.negate %29 : tensor<6xf64>
    %cst_9 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %32 = stablehlo.compare GT, %5, %31, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %33 = stablehlo.log %29 : tensor<6xf64>
    %cst_10 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %35 = stablehlo.minimum %5, %34 : tensor<6xf64>
    %36 = chlo.square %35 : tensor<6xf64> -> tensor<6xf64>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %38 = stablehlo.multiply %37, %36 : tensor<6xf64>
    %39 = stablehlo.negate %35 : tensor<6xf64>
    %40 = stablehlo.log %39 : tensor<6xf64>
    %41 = stablehlo.subtract %38, %40 : tensor<6xf64>
    %cst_12 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %43 = stablehlo.subtract %41, %42 : tensor<6xf64>
    %44 = chlo.square %35 : tensor<6xf64> -> tensor<6xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %48 = stablehlo.divide %47, %44 : tensor<6xf64>
    %49 = stablehlo.add %46, %48 : tensor<6xf64>
    %50 = stablehlo.multiply %44, %44 : tensor<6xf64>
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %52 = stablehlo.divide %51, %50 : tensor<6xf64>
    %53 = stablehlo.add %45, %52 : tensor<6xf64>
    %54 = stablehlo.multiply %50, %44 : tensor<6xf64>
    %cst_17 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %56 = stablehlo.divide %55, %54 : tensor<6xf64>
    %57 = stablehlo.add %49, %56 : tensor<6xf64>
    %58 = stablehlo.multiply %54, %44 : tensor<6xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %60 = stablehlo.add %59, %53 : tensor<6xf64>
    %61 = stablehlo.subtract %60, %57 : tensor<6xf64>
    %62 = stablehlo.log %61 : tensor<6xf64>
    %63 = stablehlo.add %43, %62 : tensor<6xf64>
    %64 = call @_where(%32, %33, %63) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %65 = call @_where(%7, %30, %64) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%65, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-1.7167051503947142, 0.1200321486546354, -2.0746707618648665, 2.2878483407988046, 2.0715050210475576, -0.17702008742298414]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-0.04396915969231403, -0.7935669428481722, -0.019191514127273795, -4.503229555712632, -3.9551490659180786, -0.5616739393356279]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %0 : tensor<6xf64>
  }
}
