module @scipy_norm_logcdf_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf32>
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.compare GT, %3, %4, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %6 = stablehlo.negate %3 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.maximum %3, %7 : tensor<6xf32>
    %9 = call @_where(%5, %6, %8) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<6xf32>
    %12 = stablehlo.abs %11 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %15 = chlo.erf %11 : tensor<6xf32> -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.add %16, %15 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %19 = stablehlo.compare GT, %11, %18, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %20 = chlo.erfc %12 : tensor<6xf32> -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.subtract %21, %20 : tensor<6xf32>
    %23 = chlo.erfc %12 : tensor<6xf32> -> tensor<6xf32>
    %24 = stablehlo.select %19, %22, %23 : tensor<6xi1>, tensor<6xf32>
    %25 = stablehlo.select %14, %17, %24 : tensor<6xi1>, tensor<6xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<6xf32>
    %28 = stablehlo.negate %27 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.compare GT, %3, %29, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %31 = stablehlo.log %27 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %33 = stablehlo.minimum %3, %32 : tensor<6xf32>
    %34 = chlo.square %33 : tensor<6xf32> -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<6xf32>
    %37 = stablehlo.negate %33 : tensor<6xf32>
    %38 = stablehlo.log %37 : tensor<6xf32>
    %39 = stablehlo.subtract %36, %38 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %41 = stablehlo.subtract %39, %40 : tensor<6xf32>
    %42 = chlo.square %33 : tensor<6xf32> -> tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %46 = stablehlo.divide %45, %42 : tensor<6xf32>
    %47 = stablehlo.add %44, %46 : tensor<6xf32>
    %48 = stablehlo.multiply %42, %42 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %50 = stablehlo.divide %49, %48 : tensor<6xf32>
    %51 = stablehlo.add %43, %50 : tensor<6xf32>
    %52 = stablehlo.multiply %48, %42 : tensor<6xf32>
    %cst_17 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %54 = stablehlo.divide %53, %52 : tensor<6xf32>
    %55 = stablehlo.add %47, %54 : tensor<6xf32>
    %56 = stablehlo.multiply %52, %42 : tensor<6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %58 = stablehlo.add %57, %51 : tensor<6xf32>
    %59 = stablehlo.subtract %58, %55 : tensor<6xf32>
    %60 = stablehlo.log %59 : tensor<6xf32>
    %61 = stablehlo.add %41, %60 : tensor<6xf32>
    %62 = call @_where(%30, %31, %61) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %63 = call @_where(%5, %28, %62) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%63, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-2.8642244, -2.4075756, -1.963421, 0.808842, 2.3206046, -0.93173033]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-6.170515, -4.8246427, -3.6969662, -0.23484047, -0.0102060335, -1.7387612]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----

module @scipy_norm_logcdf_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<6xf64>
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.divide %1, %2 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.compare GT, %3, %4, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %6 = stablehlo.negate %3 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %8 = stablehlo.maximum %3, %7 : tensor<6xf64>
    %9 = call @_where(%5, %6, %8) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_3 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %11 = stablehlo.multiply %9, %10 : tensor<6xf64>
    %12 = stablehlo.abs %11 : tensor<6xf64>
    %cst_4 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %15 = chlo.erf %11 : tensor<6xf64> -> tensor<6xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %17 = stablehlo.add %16, %15 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %19 = stablehlo.compare GT, %11, %18, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %20 = chlo.erfc %12 : tensor<6xf64> -> tensor<6xf64>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %22 = stablehlo.subtract %21, %20 : tensor<6xf64>
    %23 = chlo.erfc %12 : tensor<6xf64> -> tensor<6xf64>
    %24 = stablehlo.select %19, %22, %23 : tensor<6xi1>, tensor<6xf64>
    %25 = stablehlo.select %14, %17, %24 : tensor<6xi1>, tensor<6xf64>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %27 = stablehlo.multiply %26, %25 : tensor<6xf64>
    %28 = stablehlo.negate %27 : tensor<6xf64>
    %cst_9 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %30 = stablehlo.compare GT, %3, %29, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %31 = stablehlo.log %27 : tensor<6xf64>
    %cst_10 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %33 = stablehlo.minimum %3, %32 : tensor<6xf64>
    %34 = chlo.square %33 : tensor<6xf64> -> tensor<6xf64>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %36 = stablehlo.multiply %35, %34 : tensor<6xf64>
    %37 = stablehlo.negate %33 : tensor<6xf64>
    %38 = stablehlo.log %37 : tensor<6xf64>
    %39 = stablehlo.subtract %36, %38 : tensor<6xf64>
    %cst_12 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %41 = stablehlo.subtract %39, %40 : tensor<6xf64>
    %42 = chlo.square %33 : tensor<6xf64> -> tensor<6xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %46 = stablehlo.divide %45, %42 : tensor<6xf64>
    %47 = stablehlo.add %44, %46 : tensor<6xf64>
    %48 = stablehlo.multiply %42, %42 : tensor<6xf64>
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %50 = stablehlo.divide %49, %48 : tensor<6xf64>
    %51 = stablehlo.add %43, %50 : tensor<6xf64>
    %52 = stablehlo.multiply %48, %42 : tensor<6xf64>
    %cst_17 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %54 = stablehlo.divide %53, %52 : tensor<6xf64>
    %55 = stablehlo.add %47, %54 : tensor<6xf64>
    %56 = stablehlo.multiply %52, %42 : tensor<6xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %58 = stablehlo.add %57, %51 : tensor<6xf64>
    %59 = stablehlo.subtract %58, %55 : tensor<6xf64>
    %60 = stablehlo.log %59 : tensor<6xf64>
    %61 = stablehlo.add %41, %60 : tensor<6xf64>
    %62 = call @_where(%30, %31, %61) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %63 = call @_where(%5, %28, %62) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%63, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-1.4605245932052533, -0.027918325874277006, -0.00644537917505561, -2.8799263915966287, 0.6873468214870249, 0.06282640621734714]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-2.630076106811219, -0.715671670716195, -0.6983030823330202, -6.22020365832641, -0.2822728621088156, -0.6442662950588758]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %0 : tensor<6xf64>
  }
}
