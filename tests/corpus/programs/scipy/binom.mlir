module @scipy_binom_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xi32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %0 = stablehlo.convert %arg0 : (tensor<5xi32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.add %cst_0, %cst_1 : tensor<f32>
    %4 = chlo.lgamma %3 : tensor<f32> -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.add %2, %5 : tensor<5xf32>
    %7 = chlo.lgamma %6 : tensor<5xf32> -> tensor<5xf32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.subtract %8, %2 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.add %9, %10 : tensor<5xf32>
    %12 = chlo.lgamma %11 : tensor<5xf32> -> tensor<5xf32>
    %13 = stablehlo.add %7, %12 : tensor<5xf32>
    %14 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %17 = stablehlo.compare NE, %2, %16, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %18 = stablehlo.compare NE, %cst_5, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %20 = stablehlo.compare NE, %17, %19, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %21 = stablehlo.convert %20 : tensor<5xi1>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<i1>
    %23 = stablehlo.compare NE, %18, %22, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %24 = stablehlo.convert %23 : tensor<i1>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %26 = stablehlo.or %21, %25 : tensor<5xi1>
    %27 = stablehlo.log %cst_5 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %29 = stablehlo.multiply %2, %28 : tensor<5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %31 = call @_where(%26, %29, %30) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %cst_9 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %33 = stablehlo.subtract %32, %2 : tensor<5xf32>
    %cst_10 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %34 = stablehlo.negate %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %36 = stablehlo.compare NE, %33, %35, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %37 = stablehlo.compare NE, %34, %34, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<false> : tensor<i1>
    %38 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %39 = stablehlo.compare NE, %36, %38, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %40 = stablehlo.convert %39 : tensor<5xi1>
    %c_13 = stablehlo.constant dense<false> : tensor<i1>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i1>) -> tensor<i1>
    %42 = stablehlo.compare NE, %37, %41, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %43 = stablehlo.convert %42 : tensor<i1>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %45 = stablehlo.or %40, %44 : tensor<5xi1>
    %46 = stablehlo.log_plus_one %34 : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %48 = stablehlo.multiply %33, %47 : tensor<5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %50 = call @_where(%45, %48, %49) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %51 = stablehlo.add %31, %50 : tensor<5xf32>
    %52 = stablehlo.add %15, %51 : tensor<5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %54 = stablehlo.compare EQ, %2, %53, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_16 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.compare EQ, %cst_16, %cst_17, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %57 = stablehlo.and %54, %56 : tensor<5xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %59 = stablehlo.compare EQ, %51, %58, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %60 = stablehlo.or %57, %59 : tensor<5xi1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = call @_where_0(%60, %cst_19, %52) : (tensor<5xi1>, tensor<f32>, tensor<5xf32>) -> tensor<5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %63 = stablehlo.compare GE, %0, %62, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_22 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %64 = stablehlo.add %cst_21, %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.add %64, %cst_23 : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %67 = stablehlo.compare LT, %0, %66, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %c_24 = stablehlo.constant dense<false> : tensor<i1>
    %68 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %69 = stablehlo.compare NE, %63, %68, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %70 = stablehlo.convert %69 : tensor<5xi1>
    %c_25 = stablehlo.constant dense<false> : tensor<i1>
    %71 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %72 = stablehlo.compare NE, %67, %71, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %73 = stablehlo.convert %72 : tensor<5xi1>
    %74 = stablehlo.and %70, %73 : tensor<5xi1>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = call @_where_1(%74, %61, %cst_26) : (tensor<5xi1>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%75, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[2, 1, 2, 5, 0]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[-1.1468, -1.3981147, -1.1468, -3.6886935, -2.4967277]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<5xi1>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_where_0(%arg0: tensor<5xi1>, %arg1: tensor<f32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @_where_1(%arg0: tensor<5xi1>, %arg1: tensor<5xf32>, %arg2: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<5xi1>, tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}

// -----

module @scipy_binom_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0 = call @expected() : () -> tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.add %cst_0, %cst_1 : tensor<f32>
    %3 = chlo.lgamma %2 : tensor<f32> -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.add %1, %4 : tensor<5xf32>
    %6 = chlo.lgamma %5 : tensor<5xf32> -> tensor<5xf32>
    %cst_3 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.subtract %7, %1 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.add %8, %9 : tensor<5xf32>
    %11 = chlo.lgamma %10 : tensor<5xf32> -> tensor<5xf32>
    %12 = stablehlo.add %6, %11 : tensor<5xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %16 = stablehlo.compare NE, %1, %15, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %17 = stablehlo.compare NE, %cst_5, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %19 = stablehlo.or %16, %18 : tensor<5xi1>
    %20 = stablehlo.log %cst_5 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %22 = stablehlo.multiply %1, %21 : tensor<5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %24 = call @_where(%19, %22, %23) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %cst_8 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %26 = stablehlo.subtract %25, %1 : tensor<5xf32>
    %cst_9 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %27 = stablehlo.negate %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %29 = stablehlo.compare NE, %26, %28, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %30 = stablehlo.compare NE, %27, %27, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %32 = stablehlo.or %29, %31 : tensor<5xi1>
    %33 = stablehlo.log_plus_one %27 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %35 = stablehlo.multiply %26, %34 : tensor<5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %37 = call @_where(%32, %35, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %38 = stablehlo.add %24, %37 : tensor<5xf32>
    %39 = stablehlo.add %14, %38 : tensor<5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %41 = stablehlo.compare EQ, %1, %40, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_13 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.compare EQ, %cst_13, %cst_14, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %44 = stablehlo.and %41, %43 : tensor<5xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %46 = stablehlo.compare EQ, %38, %45, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %47 = stablehlo.or %44, %46 : tensor<5xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = call @_where_0(%47, %cst_16, %39) : (tensor<5xi1>, tensor<f32>, tensor<5xf32>) -> tensor<5xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %50 = stablehlo.compare GE, %arg0, %49, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_19 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %51 = stablehlo.add %cst_18, %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.add %51, %cst_20 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %54 = stablehlo.compare LT, %arg0, %53, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %55 = stablehlo.and %50, %54 : tensor<5xi1>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = call @_where_1(%55, %48, %cst_21) : (tensor<5xi1>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%56, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[2.830959, 5.785183, 1.6608781, 1.2526828, 0.5968118]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[-1.3895497, -5.158939, -1.1591096, -1.2703662, -1.7108204]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<5xi1>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_where_0(%arg0: tensor<5xi1>, %arg1: tensor<f32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func private @_where_1(%arg0: tensor<5xi1>, %arg1: tensor<5xf32>, %arg2: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5xi1>, tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}
