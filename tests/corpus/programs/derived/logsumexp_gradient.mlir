module @derived_logsumexp_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.reshape %0 : (tensor<3xf32>) -> tensor<3x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %4 = stablehlo.convert %3 : (tensor<3x5xi1>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.maximum %6, %0 : tensor<3xf32>
    %8 = stablehlo.compare EQ, %0, %7, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<3xi1>, tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.compare EQ, %12, %7, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.select %13, %14, %15 : tensor<3xi1>, tensor<3xf32>
    %17 = stablehlo.divide %11, %16 : tensor<3xf32>
    %18 = stablehlo.is_finite %7 : (tensor<3xf32>) -> tensor<3xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %20 = stablehlo.select %18, %7, %19 : tensor<3xi1>, tensor<3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %24 = stablehlo.subtract %arg0, %23 : tensor<3x5xf32>
    %25 = stablehlo.exponential %24 : tensor<3x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %27 = stablehlo.sign %26 : tensor<3xf32>
    %28 = stablehlo.abs %26 : tensor<3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %30 = stablehlo.compare GE, %26, %29, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %31 = stablehlo.log %28 : tensor<3xf32>
    %32 = stablehlo.add %31, %20 : tensor<3xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.reduce(%arg0 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %34 = stablehlo.reshape %33 : (tensor<3xf32>) -> tensor<3x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %36 = stablehlo.compare EQ, %arg0, %35, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %37 = stablehlo.convert %36 : (tensor<3x5xi1>) -> tensor<3x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %40 = stablehlo.maximum %39, %33 : tensor<3xf32>
    %41 = stablehlo.compare EQ, %33, %40, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<3xi1>, tensor<3xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %46 = stablehlo.compare EQ, %45, %40, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %49 = stablehlo.select %46, %47, %48 : tensor<3xi1>, tensor<3xf32>
    %50 = stablehlo.divide %44, %49 : tensor<3xf32>
    %51 = stablehlo.is_finite %40 : (tensor<3xf32>) -> tensor<3xi1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %53 = stablehlo.select %51, %40, %52 : tensor<3xi1>, tensor<3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %55 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %57 = stablehlo.subtract %arg0, %56 : tensor<3x5xf32>
    %58 = stablehlo.exponential %57 : tensor<3x5xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %60 = stablehlo.sign %59 : tensor<3xf32>
    %61 = stablehlo.abs %59 : tensor<3xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %63 = stablehlo.compare GE, %59, %62, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %64 = stablehlo.log %61 : tensor<3xf32>
    %65 = stablehlo.add %64, %53 : tensor<3xf32>
    %66 = stablehlo.cosine %65 : tensor<3xf32>
    %67 = stablehlo.sine %65 : tensor<3xf32>
    %68 = stablehlo.multiply %32, %66 : tensor<3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %71 = stablehlo.multiply %32, %70 : tensor<3xf32>
    %72 = stablehlo.multiply %70, %66 : tensor<3xf32>
    %73 = stablehlo.negate %71 : tensor<3xf32>
    %74 = stablehlo.multiply %73, %67 : tensor<3xf32>
    %75 = stablehlo.divide %74, %61 : tensor<3xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %77 = stablehlo.select %63, %76, %75 : tensor<3xi1>, tensor<3xf32>
    %78 = stablehlo.select %63, %75, %76 : tensor<3xi1>, tensor<3xf32>
    %79 = stablehlo.negate %77 : tensor<3xf32>
    %80 = stablehlo.add %78, %79 : tensor<3xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %82 = stablehlo.multiply %81, %58 : tensor<3x5xf32>
    %83 = stablehlo.divide %72, %28 : tensor<3xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %85 = stablehlo.select %30, %84, %83 : tensor<3xi1>, tensor<3xf32>
    %86 = stablehlo.select %30, %83, %84 : tensor<3xi1>, tensor<3xf32>
    %87 = stablehlo.negate %85 : tensor<3xf32>
    %88 = stablehlo.add %86, %87 : tensor<3xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %90 = stablehlo.multiply %89, %25 : tensor<3x5xf32>
    %91 = stablehlo.add %82, %90 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%91, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.7620993, 2.7016373, 1.0057168, -0.6274176, -1.4888718], [1.6185473, 0.6393288, -2.0646505, -1.6475295, -0.32808316], [-1.5827385, 0.94078004, -1.4108816, 1.312608, -0.036917098]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-0.14107461, -0.9812497, -0.17999093, -0.035155185, -0.014854726], [-1.4550576, -0.5465262, -0.0365837, -0.05551893, -0.20771569], [-0.060674537, -0.7567575, -0.072051495, -1.0975885, -0.2846743]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @derived_logsumexp_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.reshape %0 : (tensor<3xf64>) -> tensor<3x1xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %4 = stablehlo.convert %3 : (tensor<3x5xi1>) -> tensor<3x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %7 = stablehlo.maximum %6, %0 : tensor<3xf64>
    %8 = stablehlo.compare EQ, %0, %7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %11 = stablehlo.select %8, %9, %10 : tensor<3xi1>, tensor<3xf64>
    %cst_4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %13 = stablehlo.compare EQ, %12, %7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %16 = stablehlo.select %13, %14, %15 : tensor<3xi1>, tensor<3xf64>
    %17 = stablehlo.divide %11, %16 : tensor<3xf64>
    %18 = stablehlo.is_finite %7 : (tensor<3xf64>) -> tensor<3xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %20 = stablehlo.select %18, %7, %19 : tensor<3xi1>, tensor<3xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %24 = stablehlo.subtract %arg0, %23 : tensor<3x5xf64>
    %25 = stablehlo.exponential %24 : tensor<3x5xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %26 = stablehlo.reduce(%25 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %27 = stablehlo.sign %26 : tensor<3xf64>
    %28 = stablehlo.abs %26 : tensor<3xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %30 = stablehlo.compare GE, %26, %29, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %31 = stablehlo.log %28 : tensor<3xf64>
    %32 = stablehlo.add %31, %20 : tensor<3xf64>
    %cst_11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %33 = stablehlo.reduce(%arg0 init: %cst_11) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %34 = stablehlo.reshape %33 : (tensor<3xf64>) -> tensor<3x1xf64>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %36 = stablehlo.compare EQ, %arg0, %35, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %37 = stablehlo.convert %36 : (tensor<3x5xi1>) -> tensor<3x5xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %38 = stablehlo.reduce(%37 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_13 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %40 = stablehlo.maximum %39, %33 : tensor<3xf64>
    %41 = stablehlo.compare EQ, %33, %40, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %44 = stablehlo.select %41, %42, %43 : tensor<3xi1>, tensor<3xf64>
    %cst_16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %46 = stablehlo.compare EQ, %45, %40, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %49 = stablehlo.select %46, %47, %48 : tensor<3xi1>, tensor<3xf64>
    %50 = stablehlo.divide %44, %49 : tensor<3xf64>
    %51 = stablehlo.is_finite %40 : (tensor<3xf64>) -> tensor<3xi1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %53 = stablehlo.select %51, %40, %52 : tensor<3xi1>, tensor<3xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %55 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %57 = stablehlo.subtract %arg0, %56 : tensor<3x5xf64>
    %58 = stablehlo.exponential %57 : tensor<3x5xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %59 = stablehlo.reduce(%58 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %60 = stablehlo.sign %59 : tensor<3xf64>
    %61 = stablehlo.abs %59 : tensor<3xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %63 = stablehlo.compare GE, %59, %62, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %64 = stablehlo.log %61 : tensor<3xf64>
    %65 = stablehlo.add %64, %53 : tensor<3xf64>
    %66 = stablehlo.cosine %65 : tensor<3xf64>
    %67 = stablehlo.sine %65 : tensor<3xf64>
    %68 = stablehlo.multiply %32, %66 : tensor<3xf64>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69 = stablehlo.reduce(%68 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %70 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %71 = stablehlo.multiply %32, %70 : tensor<3xf64>
    %72 = stablehlo.multiply %70, %66 : tensor<3xf64>
    %73 = stablehlo.negate %71 : tensor<3xf64>
    %74 = stablehlo.multiply %73, %67 : tensor<3xf64>
    %75 = stablehlo.divide %74, %61 : tensor<3xf64>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %76 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %77 = stablehlo.select %63, %76, %75 : tensor<3xi1>, tensor<3xf64>
    %78 = stablehlo.select %63, %75, %76 : tensor<3xi1>, tensor<3xf64>
    %79 = stablehlo.negate %77 : tensor<3xf64>
    %80 = stablehlo.add %78, %79 : tensor<3xf64>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<3xf64>) -> tensor<3x5xf64>
    %82 = stablehlo.multiply %81, %58 : tensor<3x5xf64>
    %83 = stablehlo.divide %72, %28 : tensor<3xf64>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %84 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %85 = stablehlo.select %30, %84, %83 : tensor<3xi1>, tensor<3xf64>
    %86 = stablehlo.select %30, %83, %84 : tensor<3xi1>, tensor<3xf64>
    %87 = stablehlo.negate %85 : tensor<3xf64>
    %88 = stablehlo.add %86, %87 : tensor<3xf64>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<3xf64>) -> tensor<3x5xf64>
    %90 = stablehlo.multiply %89, %25 : tensor<3x5xf64>
    %91 = stablehlo.add %82, %90 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%91, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-0.5355591071629084, -2.443591546698034, 2.5298505766906896, -1.2680508025851516, -1.5418392258480718], [-1.8653374548485018, -1.4072485089023252, 2.483421222105328, 1.5813392232369106, 2.2383159974464215], [0.029201226346319054, -1.8910946415761076, -2.28750693962359, 0.7453426126370122, -1.9006205361947426]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-0.09275596609367265, -0.013762391033015959, -1.9889889190702497, -0.044588693969879044, -0.03390938789801981], [-0.0030940706241388972, -0.004891879199282826, -0.23942644603474977, -0.09714107041274665, -0.18738044780541835], [-0.2625713212470092, -0.03848339606359245, -0.025888907086638942, -0.5373577809488477, -0.038118547800116205]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}
