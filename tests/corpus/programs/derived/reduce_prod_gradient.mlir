module @derived_reduce_prod_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<5x3xf32>) -> tensor<5x3xf32>
    %2 = stablehlo.slice %1 [0:3, 0:3] : (tensor<5x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.slice %1 [3:5, 0:3] : (tensor<5x3xf32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.pad %3, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<3x3xf32>
    %6 = stablehlo.slice %5 [0:2, 0:3] : (tensor<3x3xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.slice %5 [2:3, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.pad %7, %cst_0, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<2x3xf32>
    %10 = stablehlo.slice %9 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %11 = stablehlo.slice %9 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x3xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x3xf32>) -> tensor<3xf32>
    %14 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %15 = stablehlo.reshape %14 : (tensor<5x3xf32>) -> tensor<5x3xf32>
    %16 = stablehlo.slice %15 [0:3, 0:3] : (tensor<5x3xf32>) -> tensor<3x3xf32>
    %17 = stablehlo.slice %15 [3:5, 0:3] : (tensor<5x3xf32>) -> tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.pad %17, %cst_1, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<3x3xf32>
    %20 = stablehlo.slice %19 [0:2, 0:3] : (tensor<3x3xf32>) -> tensor<2x3xf32>
    %21 = stablehlo.slice %19 [2:3, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.pad %21, %cst_2, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<2x3xf32>
    %24 = stablehlo.slice %23 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %25 = stablehlo.slice %23 [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<1x3xf32>
    %27 = stablehlo.reshape %26 : (tensor<1x3xf32>) -> tensor<3xf32>
    %28 = stablehlo.cosine %27 : tensor<3xf32>
    %29 = stablehlo.sine %27 : tensor<3xf32>
    %30 = stablehlo.multiply %13, %28 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %33 = stablehlo.multiply %13, %32 : tensor<3xf32>
    %34 = stablehlo.multiply %32, %28 : tensor<3xf32>
    %35 = stablehlo.negate %33 : tensor<3xf32>
    %36 = stablehlo.multiply %35, %29 : tensor<3xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %38 = stablehlo.multiply %24, %37 : tensor<1x3xf32>
    %39 = stablehlo.multiply %37, %25 : tensor<1x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.pad %38, %cst_5, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %39, %cst_6, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.add %40, %41 : tensor<2x3xf32>
    %43 = stablehlo.multiply %20, %42 : tensor<2x3xf32>
    %44 = stablehlo.multiply %42, %22 : tensor<2x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.pad %43, %cst_7, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %46 = stablehlo.slice %45 [0:1, 0:3] : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.pad %46, %cst_8, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.pad %44, %cst_9, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %49 = stablehlo.add %47, %48 : tensor<3x3xf32>
    %50 = stablehlo.multiply %16, %49 : tensor<3x3xf32>
    %51 = stablehlo.multiply %49, %18 : tensor<3x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.pad %50, %cst_10, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %53 = stablehlo.slice %52 [0:2, 0:3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.pad %53, %cst_11, low = [3, 0], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.pad %51, %cst_12, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %56 = stablehlo.add %54, %55 : tensor<5x3xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %58 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %59 = stablehlo.multiply %10, %58 : tensor<1x3xf32>
    %60 = stablehlo.multiply %58, %11 : tensor<1x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.pad %59, %cst_13, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.pad %60, %cst_14, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.add %61, %62 : tensor<2x3xf32>
    %64 = stablehlo.multiply %6, %63 : tensor<2x3xf32>
    %65 = stablehlo.multiply %63, %8 : tensor<2x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.pad %64, %cst_15, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %67 = stablehlo.slice %66 [0:1, 0:3] : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.pad %67, %cst_16, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.pad %65, %cst_17, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %70 = stablehlo.add %68, %69 : tensor<3x3xf32>
    %71 = stablehlo.multiply %2, %70 : tensor<3x3xf32>
    %72 = stablehlo.multiply %70, %4 : tensor<3x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.pad %71, %cst_18, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %74 = stablehlo.slice %73 [0:2, 0:3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.pad %74, %cst_19, low = [3, 0], high = [0, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.pad %72, %cst_20, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %77 = stablehlo.add %75, %76 : tensor<5x3xf32>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %79 = stablehlo.add %57, %78 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%79, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[1.2276348, -0.101239614, 0.53188, -1.7030472, 1.0961695], [-2.604224, 1.9132924, -0.18575266, 1.6480545, 2.8759704], [0.48789823, -2.9107175, 0.6667707, 0.31598836, -1.5181426]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.09823224, -1.1911672, 0.22673029, -0.07081032, 0.11001338], [-6.4627, 8.796522, -90.60607, 10.212234, 5.852049], [0.6510437, -0.10912879, 0.47639024, 1.0052366, -0.20923139]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @derived_reduce_prod_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
    %1 = stablehlo.reshape %0 : (tensor<5x3xf64>) -> tensor<5x3xf64>
    %2 = stablehlo.slice %1 [0:3, 0:3] : (tensor<5x3xf64>) -> tensor<3x3xf64>
    %3 = stablehlo.slice %1 [3:5, 0:3] : (tensor<5x3xf64>) -> tensor<2x3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.pad %3, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3x3xf64>
    %5 = stablehlo.multiply %2, %4 : tensor<3x3xf64>
    %6 = stablehlo.slice %5 [0:2, 0:3] : (tensor<3x3xf64>) -> tensor<2x3xf64>
    %7 = stablehlo.slice %5 [2:3, 0:3] : (tensor<3x3xf64>) -> tensor<1x3xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.pad %7, %cst_0, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %9 = stablehlo.multiply %6, %8 : tensor<2x3xf64>
    %10 = stablehlo.slice %9 [0:1, 0:3] : (tensor<2x3xf64>) -> tensor<1x3xf64>
    %11 = stablehlo.slice %9 [1:2, 0:3] : (tensor<2x3xf64>) -> tensor<1x3xf64>
    %12 = stablehlo.multiply %10, %11 : tensor<1x3xf64>
    %13 = stablehlo.reshape %12 : (tensor<1x3xf64>) -> tensor<3xf64>
    %14 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
    %15 = stablehlo.reshape %14 : (tensor<5x3xf64>) -> tensor<5x3xf64>
    %16 = stablehlo.slice %15 [0:3, 0:3] : (tensor<5x3xf64>) -> tensor<3x3xf64>
    %17 = stablehlo.slice %15 [3:5, 0:3] : (tensor<5x3xf64>) -> tensor<2x3xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %18 = stablehlo.pad %17, %cst_1, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3x3xf64>
    %19 = stablehlo.multiply %16, %18 : tensor<3x3xf64>
    %20 = stablehlo.slice %19 [0:2, 0:3] : (tensor<3x3xf64>) -> tensor<2x3xf64>
    %21 = stablehlo.slice %19 [2:3, 0:3] : (tensor<3x3xf64>) -> tensor<1x3xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.pad %21, %cst_2, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %23 = stablehlo.multiply %20, %22 : tensor<2x3xf64>
    %24 = stablehlo.slice %23 [0:1, 0:3] : (tensor<2x3xf64>) -> tensor<1x3xf64>
    %25 = stablehlo.slice %23 [1:2, 0:3] : (tensor<2x3xf64>) -> tensor<1x3xf64>
    %26 = stablehlo.multiply %24, %25 : tensor<1x3xf64>
    %27 = stablehlo.reshape %26 : (tensor<1x3xf64>) -> tensor<3xf64>
    %28 = stablehlo.cosine %27 : tensor<3xf64>
    %29 = stablehlo.sine %27 : tensor<3xf64>
    %30 = stablehlo.multiply %13, %28 : tensor<3xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %31 = stablehlo.reduce(%30 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %33 = stablehlo.multiply %13, %32 : tensor<3xf64>
    %34 = stablehlo.multiply %32, %28 : tensor<3xf64>
    %35 = stablehlo.negate %33 : tensor<3xf64>
    %36 = stablehlo.multiply %35, %29 : tensor<3xf64>
    %37 = stablehlo.broadcast_in_dim %36, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %38 = stablehlo.multiply %24, %37 : tensor<1x3xf64>
    %39 = stablehlo.multiply %37, %25 : tensor<1x3xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %40 = stablehlo.pad %38, %cst_5, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %41 = stablehlo.pad %39, %cst_6, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %42 = stablehlo.add %40, %41 : tensor<2x3xf64>
    %43 = stablehlo.multiply %20, %42 : tensor<2x3xf64>
    %44 = stablehlo.multiply %42, %22 : tensor<2x3xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %45 = stablehlo.pad %43, %cst_7, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %46 = stablehlo.slice %45 [0:1, 0:3] : (tensor<1x3xf64>) -> tensor<1x3xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %47 = stablehlo.pad %46, %cst_8, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<3x3xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %48 = stablehlo.pad %44, %cst_9, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3x3xf64>
    %49 = stablehlo.add %47, %48 : tensor<3x3xf64>
    %50 = stablehlo.multiply %16, %49 : tensor<3x3xf64>
    %51 = stablehlo.multiply %49, %18 : tensor<3x3xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %52 = stablehlo.pad %50, %cst_10, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %53 = stablehlo.slice %52 [0:2, 0:3] : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54 = stablehlo.pad %53, %cst_11, low = [3, 0], high = [0, 0], interior = [0, 0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<5x3xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %55 = stablehlo.pad %51, %cst_12, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<3x3xf64>, tensor<f64>) -> tensor<5x3xf64>
    %56 = stablehlo.add %54, %55 : tensor<5x3xf64>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<5x3xf64>) -> tensor<3x5xf64>
    %58 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %59 = stablehlo.multiply %10, %58 : tensor<1x3xf64>
    %60 = stablehlo.multiply %58, %11 : tensor<1x3xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %61 = stablehlo.pad %59, %cst_13, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.pad %60, %cst_14, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %63 = stablehlo.add %61, %62 : tensor<2x3xf64>
    %64 = stablehlo.multiply %6, %63 : tensor<2x3xf64>
    %65 = stablehlo.multiply %63, %8 : tensor<2x3xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %66 = stablehlo.pad %64, %cst_15, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %67 = stablehlo.slice %66 [0:1, 0:3] : (tensor<1x3xf64>) -> tensor<1x3xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %68 = stablehlo.pad %67, %cst_16, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<1x3xf64>, tensor<f64>) -> tensor<3x3xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69 = stablehlo.pad %65, %cst_17, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3x3xf64>
    %70 = stablehlo.add %68, %69 : tensor<3x3xf64>
    %71 = stablehlo.multiply %2, %70 : tensor<3x3xf64>
    %72 = stablehlo.multiply %70, %4 : tensor<3x3xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %73 = stablehlo.pad %71, %cst_18, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
    %74 = stablehlo.slice %73 [0:2, 0:3] : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %75 = stablehlo.pad %74, %cst_19, low = [3, 0], high = [0, 0], interior = [0, 0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<5x3xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %76 = stablehlo.pad %72, %cst_20, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<3x3xf64>, tensor<f64>) -> tensor<5x3xf64>
    %77 = stablehlo.add %75, %76 : tensor<5x3xf64>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<5x3xf64>) -> tensor<3x5xf64>
    %79 = stablehlo.add %57, %78 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%79, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[1.409089907834753, -0.5337233785491353, 0.07240143757523088, -0.5632656576586998, 1.692455631345826], [1.8547094894367921, 1.254702168917337, -0.0013628618480434618, 2.381875148988433, -1.2758678892203754], [-2.6403976817636208, -0.7776147915524545, 1.8152902355869305, 0.5363591150066984, 0.9018019465012364]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[0.03668899589844813, -0.09686308662294156, 0.7140478915957362, -0.091782790493539, 0.030546203334136473], [0.005195850721524734, 0.007680542743641199, -7.070998173984844, 0.004045885294618239, -0.007553128125826202], [1.3549129331912524, 4.600618463863683, -1.9707641773509728, -6.669988199501471, -3.9670672498208304]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}
