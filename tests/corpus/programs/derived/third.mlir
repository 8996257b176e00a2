module @derived_third_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.sine %arg0 : tensor<f32>
    %1 = stablehlo.cosine %arg0 : tensor<f32>
    %2 = stablehlo.cosine %arg0 : tensor<f32>
    %3 = stablehlo.sine %arg0 : tensor<f32>
    %4 = stablehlo.cosine %arg0 : tensor<f32>
    %5 = stablehlo.sine %arg0 : tensor<f32>
    %6 = stablehlo.sine %arg0 : tensor<f32>
    %7 = stablehlo.cosine %arg0 : tensor<f32>
    %8 = stablehlo.exponential %arg0 : tensor<f32>
    %9 = stablehlo.multiply %0, %8 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.multiply %0, %cst : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.multiply %cst_0, %8 : tensor<f32>
    %12 = stablehlo.multiply %10, %8 : tensor<f32>
    %13 = stablehlo.multiply %11, %4 : tensor<f32>
    %14 = stablehlo.add %12, %13 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.multiply %11, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.multiply %cst_2, %4 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.multiply %10, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.multiply %cst_4, %8 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.multiply %cst_5, %16 : tensor<f32>
    %20 = stablehlo.add %17, %19 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.multiply %18, %cst_6 : tensor<f32>
    %22 = stablehlo.multiply %20, %8 : tensor<f32>
    %23 = stablehlo.negate %15 : tensor<f32>
    %24 = stablehlo.multiply %23, %6 : tensor<f32>
    %25 = stablehlo.add %22, %24 : tensor<f32>
    %26 = stablehlo.multiply %21, %2 : tensor<f32>
    %27 = stablehlo.add %25, %26 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.multiply %21, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.multiply %cst_8, %2 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.multiply %23, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.multiply %cst_10, %6 : tensor<f32>
    %32 = stablehlo.negate %31 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.multiply %20, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.multiply %cst_12, %8 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.multiply %29, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.multiply %cst_14, %34 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.multiply %cst_15, %35 : tensor<f32>
    %38 = stablehlo.add %33, %37 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.multiply %34, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.multiply %cst_17, %36 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.multiply %32, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.multiply %cst_19, %41 : tensor<f32>
    %43 = stablehlo.add %38, %42 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.multiply %39, %cst_20 : tensor<f32>
    %45 = stablehlo.multiply %43, %8 : tensor<f32>
    %46 = stablehlo.multiply %30, %7 : tensor<f32>
    %47 = stablehlo.add %45, %46 : tensor<f32>
    %48 = stablehlo.negate %40 : tensor<f32>
    %49 = stablehlo.multiply %48, %5 : tensor<f32>
    %50 = stablehlo.add %47, %49 : tensor<f32>
    %51 = stablehlo.negate %28 : tensor<f32>
    %52 = stablehlo.multiply %51, %3 : tensor<f32>
    %53 = stablehlo.add %50, %52 : tensor<f32>
    %54 = stablehlo.multiply %44, %1 : tensor<f32>
    %55 = stablehlo.add %53, %54 : tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%55, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<1.6818076> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-11.875334> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @derived_third_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f64>
    %want0 = call @expected() : () -> tensor<f64>
    %0 = stablehlo.sine %arg0 : tensor<f64>
    %1 = stablehlo.cosine %arg0 : tensor<f64>
    %2 = stablehlo.cosine %arg0 : tensor<f64>
    %3 = stablehlo.sine %arg0 : tensor<f64>
    %4 = stablehlo.cosine %arg0 : tensor<f64>
    %5 = stablehlo.sine %arg0 : tensor<f64>
    %6 = stablehlo.sine %arg0 : tensor<f64>
    %7 = stablehlo.cosine %arg0 : tensor<f64>
    %8 = stablehlo.exponential %arg0 : tensor<f64>
    %9 = stablehlo.multiply %0, %8 : tensor<f64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.multiply %0, %cst : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.multiply %cst_0, %8 : tensor<f64>
    %12 = stablehlo.multiply %10, %8 : tensor<f64>
    %13 = stablehlo.multiply %11, %4 : tensor<f64>
    %14 = stablehlo.add %12, %13 : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %15 = stablehlo.multiply %11, %cst_1 : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.multiply %cst_2, %4 : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.multiply %10, %cst_3 : tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %18 = stablehlo.multiply %cst_4, %8 : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.multiply %cst_5, %16 : tensor<f64>
    %20 = stablehlo.add %17, %19 : tensor<f64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.multiply %18, %cst_6 : tensor<f64>
    %22 = stablehlo.multiply %20, %8 : tensor<f64>
    %23 = stablehlo.negate %15 : tensor<f64>
    %24 = stablehlo.multiply %23, %6 : tensor<f64>
    %25 = stablehlo.add %22, %24 : tensor<f64>
    %26 = stablehlo.multiply %21, %2 : tensor<f64>
    %27 = stablehlo.add %25, %26 : tensor<f64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %28 = stablehlo.multiply %21, %cst_7 : tensor<f64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.multiply %cst_8, %2 : tensor<f64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %30 = stablehlo.multiply %23, %cst_9 : tensor<f64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %31 = stablehlo.multiply %cst_10, %6 : tensor<f64>
    %32 = stablehlo.negate %31 : tensor<f64>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %33 = stablehlo.multiply %20, %cst_11 : tensor<f64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %34 = stablehlo.multiply %cst_12, %8 : tensor<f64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %35 = stablehlo.multiply %29, %cst_13 : tensor<f64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %36 = stablehlo.multiply %cst_14, %34 : tensor<f64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %37 = stablehlo.multiply %cst_15, %35 : tensor<f64>
    %38 = stablehlo.add %33, %37 : tensor<f64>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %39 = stablehlo.multiply %34, %cst_16 : tensor<f64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %40 = stablehlo.multiply %cst_17, %36 : tensor<f64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %41 = stablehlo.multiply %32, %cst_18 : tensor<f64>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %42 = stablehlo.multiply %cst_19, %41 : tensor<f64>
    %43 = stablehlo.add %38, %42 : tensor<f64>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %44 = stablehlo.multiply %39, %cst_20 : tensor<f64>
    %45 = stablehlo.multiply %43, %8 : tensor<f64>
    %46 = stablehlo.multiply %30, %7 : tensor<f64>
    %47 = stablehlo.add %45, %46 : tensor<f64>
    %48 = stablehlo.negate %40 : tensor<f64>
    %49 = stablehlo.multiply %48, %5 : tensor<f64>
    %50 = stablehlo.add %47, %49 : tensor<f64>
    %51 = stablehlo.negate %28 : tensor<f64>
    %52 = stablehlo.multiply %51, %3 : tensor<f64>
    %53 = stablehlo.add %50, %52 : tensor<f64>
    %54 = stablehlo.multiply %44, %1 : tensor<f64>
    %55 = stablehlo.add %53, %54 : tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%55, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f64> {
    %c0 = stablehlo.constant dense<-2.262475098445393> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<0.027552312756311634> : tensor<f64>
    return %c0 : tensor<f64>
  }
}
