module @scipy_beta_logpdf_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %0 = stablehlo.minimum %arg1, %arg2 : tensor<6xf32>
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<6xf32>
    %2 = chlo.lgamma %0 : tensor<6xf32> -> tensor<6xf32>
    %3 = chlo.lgamma %1 : tensor<6xf32> -> tensor<6xf32>
    %4 = stablehlo.add %0, %1 : tensor<6xf32>
    %5 = chlo.lgamma %4 : tensor<6xf32> -> tensor<6xf32>
    %6 = stablehlo.subtract %3, %5 : tensor<6xf32>
    %7 = stablehlo.add %2, %6 : tensor<6xf32>
    %8 = chlo.lgamma %0 : tensor<6xf32> -> tensor<6xf32>
    %9 = stablehlo.divide %0, %1 : tensor<6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.add %10, %9 : tensor<6xf32>
    %12 = stablehlo.divide %9, %11 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.add %13, %9 : tensor<6xf32>
    %15 = stablehlo.divide %9, %14 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.subtract %0, %16 : tensor<6xf32>
    %18 = stablehlo.add %1, %17 : tensor<6xf32>
    %19 = stablehlo.multiply %15, %15 : tensor<6xf32>
    %20 = stablehlo.add %15, %19 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.add %21, %20 : tensor<6xf32>
    %23 = stablehlo.multiply %19, %22 : tensor<6xf32>
    %24 = stablehlo.add %15, %23 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.add %25, %24 : tensor<6xf32>
    %27 = stablehlo.multiply %19, %26 : tensor<6xf32>
    %28 = stablehlo.add %15, %27 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.add %29, %28 : tensor<6xf32>
    %31 = stablehlo.multiply %19, %30 : tensor<6xf32>
    %32 = stablehlo.add %15, %31 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %34 = stablehlo.add %33, %32 : tensor<6xf32>
    %35 = stablehlo.multiply %19, %34 : tensor<6xf32>
    %36 = stablehlo.add %15, %35 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %38 = stablehlo.add %37, %36 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %40 = stablehlo.divide %39, %1 : tensor<6xf32>
    %41 = stablehlo.multiply %40, %40 : tensor<6xf32>
    %cst_8 = stablehlo.constant dense<-0.00165322958> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %43 = stablehlo.multiply %42, %38 : tensor<6xf32>
    %44 = stablehlo.multiply %43, %41 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<8.373080e-04> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %46 = stablehlo.multiply %45, %34 : tensor<6xf32>
    %47 = stablehlo.add %44, %46 : tensor<6xf32>
    %48 = stablehlo.multiply %47, %41 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<-5.95202902E-4> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %50 = stablehlo.multiply %49, %30 : tensor<6xf32>
    %51 = stablehlo.add %48, %50 : tensor<6xf32>
    %52 = stablehlo.multiply %51, %41 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<7.93650688E-4> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %54 = stablehlo.multiply %53, %26 : tensor<6xf32>
    %55 = stablehlo.add %52, %54 : tensor<6xf32>
    %56 = stablehlo.multiply %55, %41 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<-0.00277777785> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %58 = stablehlo.multiply %57, %22 : tensor<6xf32>
    %59 = stablehlo.add %56, %58 : tensor<6xf32>
    %60 = stablehlo.multiply %59, %41 : tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.0833333358> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %62 = stablehlo.add %60, %61 : tensor<6xf32>
    %63 = stablehlo.divide %12, %1 : tensor<6xf32>
    %64 = stablehlo.multiply %62, %63 : tensor<6xf32>
    %65 = stablehlo.divide %0, %1 : tensor<6xf32>
    %66 = stablehlo.log_plus_one %65 : tensor<6xf32>
    %67 = stablehlo.multiply %18, %66 : tensor<6xf32>
    %68 = stablehlo.log %1 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %70 = stablehlo.subtract %68, %69 : tensor<6xf32>
    %71 = stablehlo.multiply %0, %70 : tensor<6xf32>
    %72 = stablehlo.compare LE, %67, %71, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %73 = stablehlo.subtract %64, %71 : tensor<6xf32>
    %74 = stablehlo.subtract %73, %67 : tensor<6xf32>
    %75 = stablehlo.subtract %64, %67 : tensor<6xf32>
    %76 = stablehlo.subtract %75, %71 : tensor<6xf32>
    %77 = call @_where(%72, %74, %76) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %78 = stablehlo.add %8, %77 : tensor<6xf32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %80 = stablehlo.compare LT, %1, %79, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %81 = call @_where(%80, %7, %78) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %82 = stablehlo.negate %81 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %84 = stablehlo.subtract %arg0, %83 : tensor<6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %86 = stablehlo.divide %84, %85 : tensor<6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %88 = stablehlo.subtract %arg1, %87 : tensor<6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %90 = stablehlo.compare NE, %88, %89, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %91 = stablehlo.compare NE, %86, %86, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %92 = stablehlo.or %90, %91 : tensor<6xi1>
    %93 = stablehlo.log %86 : tensor<6xf32>
    %94 = stablehlo.multiply %88, %93 : tensor<6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %96 = call @_where(%92, %94, %95) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %98 = stablehlo.subtract %arg2, %97 : tensor<6xf32>
    %99 = stablehlo.negate %86 : tensor<6xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %101 = stablehlo.compare NE, %98, %100, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %102 = stablehlo.compare NE, %99, %99, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %103 = stablehlo.or %101, %102 : tensor<6xi1>
    %104 = stablehlo.log_plus_one %99 : tensor<6xf32>
    %105 = stablehlo.multiply %98, %104 : tensor<6xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %107 = call @_where(%103, %105, %106) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %108 = stablehlo.add %96, %107 : tensor<6xf32>
    %109 = stablehlo.add %82, %108 : tensor<6xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.log %cst_24 : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %112 = stablehlo.subtract %109, %111 : tensor<6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.add %cst_25, %cst_26 : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %115 = stablehlo.compare GT, %arg0, %114, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %117 = stablehlo.compare LT, %arg0, %116, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %118 = stablehlo.or %115, %117 : tensor<6xi1>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %119 = call @_where_0(%118, %cst_28, %112) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %121 = stablehlo.compare LE, %arg1, %120, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %123 = stablehlo.compare LE, %arg2, %122, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %124 = stablehlo.or %121, %123 : tensor<6xi1>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.compare LE, %cst_31, %cst_32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %127 = stablehlo.or %124, %126 : tensor<6xi1>
    %cst_33 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %128 = call @_where_0(%127, %cst_33, %119) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%128, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[0.14851575, 0.9357845, 0.8779085, 0.9423763, 0.8919711, 0.8733976]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[0.98819345, 2.6863754, 0.7563211, 3.7818174, 1.9021672, 0.31329364]> : tensor<6xf32>
    %c2 = stablehlo.constant dense<[2.2135658, 0.9920246, 2.839587, 1.0755792, 3.862901, 3.4476087]> : tensor<6xf32>
    return %c0, %c1, %c2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.60325456, 0.8842437, -3.275392, 1.0992563, -3.6664038, -5.6597247]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @_where_0(%arg0: tensor<6xi1>, %arg1: tensor<f32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}

// -----

module @scipy_beta_logpdf_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %0 = stablehlo.minimum %arg1, %arg2 : tensor<6xf64>
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<6xf64>
    %2 = chlo.lgamma %0 : tensor<6xf64> -> tensor<6xf64>
    %3 = chlo.lgamma %1 : tensor<6xf64> -> tensor<6xf64>
    %4 = stablehlo.add %0, %1 : tensor<6xf64>
    %5 = chlo.lgamma %4 : tensor<6xf64> -> tensor<6xf64>
    %6 = stablehlo.subtract %3, %5 : tensor<6xf64>
    %7 = stablehlo.add %2, %6 : tensor<6xf64>
    %8 = chlo.lgamma %0 : tensor<6xf64> -> tensor<6xf64>
    %9 = stablehlo.divide %0, %1 : tensor<6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %11 = stablehlo.add %10, %9 : tensor<6xf64>
    %12 = stablehlo.divide %9, %11 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %14 = stablehlo.add %13, %9 : tensor<6xf64>
    %15 = stablehlo.divide %9, %14 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %17 = stablehlo.subtract %0, %16 : tensor<6xf64>
    %18 = stablehlo.add %1, %17 : tensor<6xf64>
    %19 = stablehlo.multiply %15, %15 : tensor<6xf64>
    %20 = stablehlo.add %15, %19 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %22 = stablehlo.add %21, %20 : tensor<6xf64>
    %23 = stablehlo.multiply %19, %22 : tensor<6xf64>
    %24 = stablehlo.add %15, %23 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %26 = stablehlo.add %25, %24 : tensor<6xf64>
    %27 = stablehlo.multiply %19, %26 : tensor<6xf64>
    %28 = stablehlo.add %15, %27 : tensor<6xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %30 = stablehlo.add %29, %28 : tensor<6xf64>
    %31 = stablehlo.multiply %19, %30 : tensor<6xf64>
    %32 = stablehlo.add %15, %31 : tensor<6xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %34 = stablehlo.add %33, %32 : tensor<6xf64>
    %35 = stablehlo.multiply %19, %34 : tensor<6xf64>
    %36 = stablehlo.add %15, %35 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %38 = stablehlo.add %37, %36 : tensor<6xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %40 = stablehlo.divide %39, %1 : tensor<6xf64>
    %41 = stablehlo.multiply %40, %40 : tensor<6xf64>
    %cst_8 = stablehlo.constant dense<-0.0016532296278071301> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %43 = stablehlo.multiply %42, %38 : tensor<6xf64>
    %44 = stablehlo.multiply %43, %41 : tensor<6xf64>
    %cst_9 = stablehlo.constant dense<8.3730803403121495E-4> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %46 = stablehlo.multiply %45, %34 : tensor<6xf64>
    %47 = stablehlo.add %44, %46 : tensor<6xf64>
    %48 = stablehlo.multiply %47, %41 : tensor<6xf64>
    %cst_10 = stablehlo.constant dense<-5.9520293135187005E-4> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %50 = stablehlo.multiply %49, %30 : tensor<6xf64>
    %51 = stablehlo.add %48, %50 : tensor<6xf64>
    %52 = stablehlo.multiply %51, %41 : tensor<6xf64>
    %cst_11 = stablehlo.constant dense<7.9365066682538996E-4> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %54 = stablehlo.multiply %53, %26 : tensor<6xf64>
    %55 = stablehlo.add %52, %54 : tensor<6xf64>
    %56 = stablehlo.multiply %55, %41 : tensor<6xf64>
    %cst_12 = stablehlo.constant dense<-0.00277777777760991> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %58 = stablehlo.multiply %57, %22 : tensor<6xf64>
    %59 = stablehlo.add %56, %58 : tensor<6xf64>
    %60 = stablehlo.multiply %59, %41 : tensor<6xf64>
    %cst_13 = stablehlo.constant dense<0.083333333333333301> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %62 = stablehlo.add %60, %61 : tensor<6xf64>
    %63 = stablehlo.divide %12, %1 : tensor<6xf64>
    %64 = stablehlo.multiply %62, %63 : tensor<6xf64>
    %65 = stablehlo.divide %0, %1 : tensor<6xf64>
    %66 = stablehlo.log_plus_one %65 : tensor<6xf64>
    %67 = stablehlo.multiply %18, %66 : tensor<6xf64>
    %68 = stablehlo.log %1 : tensor<6xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %70 = stablehlo.subtract %68, %69 : tensor<6xf64>
    %71 = stablehlo.multiply %0, %70 : tensor<6xf64>
    %72 = stablehlo.compare LE, %67, %71, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %73 = stablehlo.subtract %64, %71 : tensor<6xf64>
    %74 = stablehlo.subtract %73, %67 : tensor<6xf64>
    %75 = stablehlo.subtract %64, %67 : tensor<6xf64>
    %76 = stablehlo.subtract %75, %71 : tensor<6xf64>
    %77 = call @_where(%72, %74, %76) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %78 = stablehlo.add %8, %77 : tensor<6xf64>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %80 = stablehlo.compare LT, %1, %79, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %81 = call @_where(%80, %7, %78) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %82 = stablehlo.negate %81 : tensor<6xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %84 = stablehlo.subtract %arg0, %83 : tensor<6xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %86 = stablehlo.divide %84, %85 : tensor<6xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %88 = stablehlo.subtract %arg1, %87 : tensor<6xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %89 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %90 = stablehlo.compare NE, %88, %89, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %91 = stablehlo.compare NE, %86, %86, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %92 = stablehlo.or %90, %91 : tensor<6xi1>
    %93 = stablehlo.log %86 : tensor<6xf64>
    %94 = stablehlo.multiply %88, %93 : tensor<6xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %96 = call @_where(%92, %94, %95) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %98 = stablehlo.subtract %arg2, %97 : tensor<6xf64>
    %99 = stablehlo.negate %86 : tensor<6xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %100 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %101 = stablehlo.compare NE, %98, %100, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %102 = stablehlo.compare NE, %99, %99, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %103 = stablehlo.or %101, %102 : tensor<6xi1>
    %104 = stablehlo.log_plus_one %99 : tensor<6xf64>
    %105 = stablehlo.multiply %98, %104 : tensor<6xf64>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %106 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %107 = call @_where(%103, %105, %106) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %108 = stablehlo.add %96, %107 : tensor<6xf64>
    %109 = stablehlo.add %82, %108 : tensor<6xf64>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %110 = stablehlo.log %cst_24 : tensor<f64>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %112 = stablehlo.subtract %109, %111 : tensor<6xf64>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %113 = stablehlo.add %cst_25, %cst_26 : tensor<f64>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %115 = stablehlo.compare GT, %arg0, %114, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %116 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %117 = stablehlo.compare LT, %arg0, %116, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %118 = stablehlo.or %115, %117 : tensor<6xi1>
    %cst_28 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %119 = call @_where_0(%118, %cst_28, %112) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %120 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %121 = stablehlo.compare LE, %arg1, %120, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %122 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %123 = stablehlo.compare LE, %arg2, %122, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %124 = stablehlo.or %121, %123 : tensor<6xi1>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %125 = stablehlo.compare LE, %cst_31, %cst_32, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %127 = stablehlo.or %124, %126 : tensor<6xi1>
    %cst_33 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %128 = call @_where_0(%127, %cst_33, %119) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%128, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[0.35794157211256966, 0.7878994169652815, 0.685584537857342, 0.6076271722147979, 0.44159840390389415, 0.27995770826919586]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[3.6191001039193806, 0.7650650730197386, 0.9250317542944042, 2.186785058407593, 3.1133774142379367, 1.616089042903795]> : tensor<6xf64>
    %c2 = stablehlo.constant dense<[3.3037766032074662, 1.474223636505105, 1.5372339739659076, 3.8733737228838936, 1.6490135449974834, 3.189307429413037]> : tensor<6xf64>
    return %c0, %c1, %c2 : tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.3980187858544615, -0.6263980747919985, -0.2640915410525678, -0.11376620407014526, 0.026127293358301884, 0.6214965240801249]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @_where_0(%arg0: tensor<6xi1>, %arg1: tensor<f64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
