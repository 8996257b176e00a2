module @derived_cumprod_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.slice %arg0 [0:2:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.slice %arg0 [1:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x5xf32>
    %3 = stablehlo.slice %arg0 [2:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<1x5xf32>
    %5 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %6 = stablehlo.concatenate %5, %4, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.pad %6, %cst, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.pad %2, %cst_0, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %9 = stablehlo.add %7, %8 : tensor<3x5xf32>
    %10 = stablehlo.slice %arg0 [0:2:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %11 = stablehlo.slice %arg0 [1:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x5xf32>
    %13 = stablehlo.slice %arg0 [2:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<1x5xf32>
    %15 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %16 = stablehlo.concatenate %15, %14, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.pad %16, %cst_1, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.pad %12, %cst_2, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %19 = stablehlo.add %17, %18 : tensor<3x5xf32>
    %20 = stablehlo.cosine %19 : tensor<3x5xf32>
    %21 = stablehlo.sine %19 : tensor<3x5xf32>
    %22 = stablehlo.multiply %9, %20 : tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %25 = stablehlo.multiply %9, %24 : tensor<3x5xf32>
    %26 = stablehlo.multiply %24, %20 : tensor<3x5xf32>
    %27 = stablehlo.negate %25 : tensor<3x5xf32>
    %28 = stablehlo.multiply %27, %21 : tensor<3x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.pad %28, %cst_5, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %30 = stablehlo.slice %29 [0:1:2, 0:5] : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.pad %28, %cst_6, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %32 = stablehlo.slice %31 [0:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<2x5xf32>
    %33 = stablehlo.slice %32 [0:1, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %34 = stablehlo.slice %32 [1:2, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.pad %33, %cst_7, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %36 = stablehlo.multiply %12, %34 : tensor<1x5xf32>
    %37 = stablehlo.multiply %34, %13 : tensor<1x5xf32>
    %38 = stablehlo.add %30, %37 : tensor<1x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.pad %36, %cst_8, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %40 = stablehlo.add %35, %39 : tensor<3x5xf32>
    %41 = stablehlo.multiply %10, %38 : tensor<1x5xf32>
    %42 = stablehlo.multiply %38, %11 : tensor<1x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.pad %41, %cst_9, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %44 = stablehlo.add %40, %43 : tensor<3x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.pad %42, %cst_10, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %46 = stablehlo.add %44, %45 : tensor<3x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.pad %26, %cst_11, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %48 = stablehlo.slice %47 [0:1:2, 0:5] : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.pad %26, %cst_12, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %50 = stablehlo.slice %49 [0:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<2x5xf32>
    %51 = stablehlo.slice %50 [0:1, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %52 = stablehlo.slice %50 [1:2, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.pad %51, %cst_13, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %54 = stablehlo.add %46, %53 : tensor<3x5xf32>
    %55 = stablehlo.multiply %2, %52 : tensor<1x5xf32>
    %56 = stablehlo.multiply %52, %3 : tensor<1x5xf32>
    %57 = stablehlo.add %48, %56 : tensor<1x5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.pad %55, %cst_14, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %59 = stablehlo.add %54, %58 : tensor<3x5xf32>
    %60 = stablehlo.multiply %0, %57 : tensor<1x5xf32>
    %61 = stablehlo.multiply %57, %1 : tensor<1x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.pad %60, %cst_15, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %63 = stablehlo.add %59, %62 : tensor<3x5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.pad %61, %cst_16, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %65 = stablehlo.add %63, %64 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%65, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-2.6985283, 0.6420492, -0.20838298, 2.0777285, 2.3533554], [-2.661519, 1.9168148, -2.6775458, -1.0226195, -0.6072307], [-0.59644735, 1.153655, -0.4356356, -1.2032872, 2.566666]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[16.770473, -3.9393246, 0.5186738, -2.6790907, -3.124341], [19.092651, -1.458973, -0.032421034, 0.7663105, 2.9084232], [24.999294, -1.5423028, 0.5089131, 4.770852, -1.3970702]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @derived_cumprod_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.slice %arg0 [0:2:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %1 = stablehlo.slice %arg0 [1:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %2 = stablehlo.multiply %0, %1 : tensor<1x5xf64>
    %3 = stablehlo.slice %arg0 [2:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %4 = stablehlo.multiply %2, %3 : tensor<1x5xf64>
    %5 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %6 = stablehlo.concatenate %5, %4, dim = 0 : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<2x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.pad %6, %cst, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.pad %2, %cst_0, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %9 = stablehlo.add %7, %8 : tensor<3x5xf64>
    %10 = stablehlo.slice %arg0 [0:2:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %11 = stablehlo.slice %arg0 [1:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %12 = stablehlo.multiply %10, %11 : tensor<1x5xf64>
    %13 = stablehlo.slice %arg0 [2:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %14 = stablehlo.multiply %12, %13 : tensor<1x5xf64>
    %15 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %16 = stablehlo.concatenate %15, %14, dim = 0 : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<2x5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.pad %16, %cst_1, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.pad %12, %cst_2, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %19 = stablehlo.add %17, %18 : tensor<3x5xf64>
    %20 = stablehlo.cosine %19 : tensor<3x5xf64>
    %21 = stablehlo.sine %19 : tensor<3x5xf64>
    %22 = stablehlo.multiply %9, %20 : tensor<3x5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %23 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %25 = stablehlo.multiply %9, %24 : tensor<3x5xf64>
    %26 = stablehlo.multiply %24, %20 : tensor<3x5xf64>
    %27 = stablehlo.negate %25 : tensor<3x5xf64>
    %28 = stablehlo.multiply %27, %21 : tensor<3x5xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %29 = stablehlo.pad %28, %cst_5, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<1x5xf64>
    %30 = stablehlo.slice %29 [0:1:2, 0:5] : (tensor<1x5xf64>) -> tensor<1x5xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %31 = stablehlo.pad %28, %cst_6, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %32 = stablehlo.slice %31 [0:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<2x5xf64>
    %33 = stablehlo.slice %32 [0:1, 0:5] : (tensor<2x5xf64>) -> tensor<1x5xf64>
    %34 = stablehlo.slice %32 [1:2, 0:5] : (tensor<2x5xf64>) -> tensor<1x5xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %35 = stablehlo.pad %33, %cst_7, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %36 = stablehlo.multiply %12, %34 : tensor<1x5xf64>
    %37 = stablehlo.multiply %34, %13 : tensor<1x5xf64>
    %38 = stablehlo.add %30, %37 : tensor<1x5xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %39 = stablehlo.pad %36, %cst_8, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %40 = stablehlo.add %35, %39 : tensor<3x5xf64>
    %41 = stablehlo.multiply %10, %38 : tensor<1x5xf64>
    %42 = stablehlo.multiply %38, %11 : tensor<1x5xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.pad %41, %cst_9, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %44 = stablehlo.add %40, %43 : tensor<3x5xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %45 = stablehlo.pad %42, %cst_10, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %46 = stablehlo.add %44, %45 : tensor<3x5xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %47 = stablehlo.pad %26, %cst_11, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<1x5xf64>
    %48 = stablehlo.slice %47 [0:1:2, 0:5] : (tensor<1x5xf64>) -> tensor<1x5xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %49 = stablehlo.pad %26, %cst_12, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %50 = stablehlo.slice %49 [0:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<2x5xf64>
    %51 = stablehlo.slice %50 [0:1, 0:5] : (tensor<2x5xf64>) -> tensor<1x5xf64>
    %52 = stablehlo.slice %50 [1:2, 0:5] : (tensor<2x5xf64>) -> tensor<1x5xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %53 = stablehlo.pad %51, %cst_13, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %54 = stablehlo.add %46, %53 : tensor<3x5xf64>
    %55 = stablehlo.multiply %2, %52 : tensor<1x5xf64>
    %56 = stablehlo.multiply %52, %3 : tensor<1x5xf64>
    %57 = stablehlo.add %48, %56 : tensor<1x5xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %58 = stablehlo.pad %55, %cst_14, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %59 = stablehlo.add %54, %58 : tensor<3x5xf64>
    %60 = stablehlo.multiply %0, %57 : tensor<1x5xf64>
    %61 = stablehlo.multiply %57, %1 : tensor<1x5xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.pad %60, %cst_15, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %63 = stablehlo.add %59, %62 : tensor<3x5xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %64 = stablehlo.pad %61, %cst_16, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %65 = stablehlo.add %63, %64 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%65, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-0.30952875404952396, -2.833157205993388, -1.9375138838600934, 0.3702204537876064, 2.647997078349701], [-0.03550610994027048, 2.4172895553801856, -2.5741669384657526, 2.0619685212677314, 2.4572988632360158], [-2.771415989046376, 0.8144178695944437, -1.7854455558666216, 1.7344487239042596, -0.5509789428403549]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[0.9209573323247165, -0.02145168702815169, -39.54333306397133, -2.518535851054897, -4.147182392732257], [0.5471666872788167, -2.0996075532078717, -28.132090950863443, -0.5955271727300264, -2.168074873453003], [0.010974870438348782, -29.98449934503423, -26.39241678858914, -0.793684700339514, 4.1348999143426335]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}
