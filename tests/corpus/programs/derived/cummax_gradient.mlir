module @derived_cummax_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.slice %arg0 [0:2:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.slice %arg0 [1:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<1x5xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<1x5xi1>, tensor<1x5xf32>
    %7 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %10 = stablehlo.select %7, %8, %9 : tensor<1x5xi1>, tensor<1x5xf32>
    %11 = stablehlo.divide %6, %10 : tensor<1x5xf32>
    %12 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<1x5xi1>, tensor<1x5xf32>
    %16 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<1x5xi1>, tensor<1x5xf32>
    %20 = stablehlo.divide %15, %19 : tensor<1x5xf32>
    %21 = stablehlo.slice %arg0 [2:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %22 = stablehlo.maximum %2, %21 : tensor<1x5xf32>
    %23 = stablehlo.compare EQ, %2, %22, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<1x5xi1>, tensor<1x5xf32>
    %27 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<1x5xi1>, tensor<1x5xf32>
    %31 = stablehlo.divide %26, %30 : tensor<1x5xf32>
    %32 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<1x5xi1>, tensor<1x5xf32>
    %36 = stablehlo.compare EQ, %2, %22, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %39 = stablehlo.select %36, %37, %38 : tensor<1x5xi1>, tensor<1x5xf32>
    %40 = stablehlo.divide %35, %39 : tensor<1x5xf32>
    %41 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %42 = stablehlo.concatenate %41, %22, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.pad %42, %cst_15, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.pad %2, %cst_16, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %45 = stablehlo.add %43, %44 : tensor<3x5xf32>
    %46 = stablehlo.slice %arg0 [0:2:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %47 = stablehlo.slice %arg0 [1:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %48 = stablehlo.maximum %46, %47 : tensor<1x5xf32>
    %49 = stablehlo.compare EQ, %46, %48, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %52 = stablehlo.select %49, %50, %51 : tensor<1x5xi1>, tensor<1x5xf32>
    %53 = stablehlo.compare EQ, %47, %48, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %56 = stablehlo.select %53, %54, %55 : tensor<1x5xi1>, tensor<1x5xf32>
    %57 = stablehlo.divide %52, %56 : tensor<1x5xf32>
    %58 = stablehlo.compare EQ, %47, %48, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<1x5xi1>, tensor<1x5xf32>
    %62 = stablehlo.compare EQ, %46, %48, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %65 = stablehlo.select %62, %63, %64 : tensor<1x5xi1>, tensor<1x5xf32>
    %66 = stablehlo.divide %61, %65 : tensor<1x5xf32>
    %67 = stablehlo.slice %arg0 [2:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %68 = stablehlo.maximum %48, %67 : tensor<1x5xf32>
    %69 = stablehlo.compare EQ, %48, %68, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %72 = stablehlo.select %69, %70, %71 : tensor<1x5xi1>, tensor<1x5xf32>
    %73 = stablehlo.compare EQ, %67, %68, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %76 = stablehlo.select %73, %74, %75 : tensor<1x5xi1>, tensor<1x5xf32>
    %77 = stablehlo.divide %72, %76 : tensor<1x5xf32>
    %78 = stablehlo.compare EQ, %67, %68, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %81 = stablehlo.select %78, %79, %80 : tensor<1x5xi1>, tensor<1x5xf32>
    %82 = stablehlo.compare EQ, %48, %68, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %85 = stablehlo.select %82, %83, %84 : tensor<1x5xi1>, tensor<1x5xf32>
    %86 = stablehlo.divide %81, %85 : tensor<1x5xf32>
    %87 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32>
    %88 = stablehlo.concatenate %87, %68, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.pad %88, %cst_33, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.pad %48, %cst_34, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %91 = stablehlo.add %89, %90 : tensor<3x5xf32>
    %92 = stablehlo.cosine %91 : tensor<3x5xf32>
    %93 = stablehlo.sine %91 : tensor<3x5xf32>
    %94 = stablehlo.multiply %45, %92 : tensor<3x5xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %97 = stablehlo.multiply %45, %96 : tensor<3x5xf32>
    %98 = stablehlo.multiply %96, %92 : tensor<3x5xf32>
    %99 = stablehlo.negate %97 : tensor<3x5xf32>
    %100 = stablehlo.multiply %99, %93 : tensor<3x5xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.pad %100, %cst_37, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %102 = stablehlo.slice %101 [0:1:2, 0:5] : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.pad %100, %cst_38, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %104 = stablehlo.slice %103 [0:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<2x5xf32>
    %105 = stablehlo.slice %104 [0:1, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %106 = stablehlo.slice %104 [1:2, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.pad %105, %cst_39, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %108 = stablehlo.multiply %106, %86 : tensor<1x5xf32>
    %109 = stablehlo.multiply %106, %77 : tensor<1x5xf32>
    %110 = stablehlo.add %102, %109 : tensor<1x5xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.pad %108, %cst_40, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %112 = stablehlo.add %107, %111 : tensor<3x5xf32>
    %113 = stablehlo.multiply %110, %66 : tensor<1x5xf32>
    %114 = stablehlo.multiply %110, %57 : tensor<1x5xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.pad %113, %cst_41, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %116 = stablehlo.add %112, %115 : tensor<3x5xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.pad %114, %cst_42, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %118 = stablehlo.add %116, %117 : tensor<3x5xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.pad %98, %cst_43, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %120 = stablehlo.slice %119 [0:1:2, 0:5] : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.pad %98, %cst_44, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %122 = stablehlo.slice %121 [0:3:2, 0:5] : (tensor<3x5xf32>) -> tensor<2x5xf32>
    %123 = stablehlo.slice %122 [0:1, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %124 = stablehlo.slice %122 [1:2, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.pad %123, %cst_45, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %126 = stablehlo.add %118, %125 : tensor<3x5xf32>
    %127 = stablehlo.multiply %124, %40 : tensor<1x5xf32>
    %128 = stablehlo.multiply %124, %31 : tensor<1x5xf32>
    %129 = stablehlo.add %120, %128 : tensor<1x5xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.pad %127, %cst_46, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %131 = stablehlo.add %126, %130 : tensor<3x5xf32>
    %132 = stablehlo.multiply %129, %20 : tensor<1x5xf32>
    %133 = stablehlo.multiply %129, %11 : tensor<1x5xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.pad %132, %cst_47, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %135 = stablehlo.add %131, %134 : tensor<3x5xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.pad %133, %cst_48, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %137 = stablehlo.add %135, %136 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%137, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[2.479908, 0.3797708, 0.41597274, 2.6727223, 2.333418], [-1.1667992, -1.6341147, 1.1210442, 0.027733218, -0.921969], [-2.2745051, 0.9837921, 1.3904027, 2.7588072, 2.1630824]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-6.9381895, 1.5759313, 0.74663746, -4.1996517, -7.1338334], [0.0, 0.0, -0.57481945, 0.0, 0.0], [0.0, -0.26523978, -1.1884239, -1.9580584, 0.0]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @derived_cummax_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.slice %arg0 [0:2:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %1 = stablehlo.slice %arg0 [1:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %2 = stablehlo.maximum %0, %1 : tensor<1x5xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %6 = stablehlo.select %3, %4, %5 : tensor<1x5xi1>, tensor<1x5xf64>
    %7 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %10 = stablehlo.select %7, %8, %9 : tensor<1x5xi1>, tensor<1x5xf64>
    %11 = stablehlo.divide %6, %10 : tensor<1x5xf64>
    %12 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %15 = stablehlo.select %12, %13, %14 : tensor<1x5xi1>, tensor<1x5xf64>
    %16 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %19 = stablehlo.select %16, %17, %18 : tensor<1x5xi1>, tensor<1x5xf64>
    %20 = stablehlo.divide %15, %19 : tensor<1x5xf64>
    %21 = stablehlo.slice %arg0 [2:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %22 = stablehlo.maximum %2, %21 : tensor<1x5xf64>
    %23 = stablehlo.compare EQ, %2, %22, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %26 = stablehlo.select %23, %24, %25 : tensor<1x5xi1>, tensor<1x5xf64>
    %27 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %30 = stablehlo.select %27, %28, %29 : tensor<1x5xi1>, tensor<1x5xf64>
    %31 = stablehlo.divide %26, %30 : tensor<1x5xf64>
    %32 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %35 = stablehlo.select %32, %33, %34 : tensor<1x5xi1>, tensor<1x5xf64>
    %36 = stablehlo.compare EQ, %2, %22, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %39 = stablehlo.select %36, %37, %38 : tensor<1x5xi1>, tensor<1x5xf64>
    %40 = stablehlo.divide %35, %39 : tensor<1x5xf64>
    %41 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %42 = stablehlo.concatenate %41, %22, dim = 0 : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<2x5xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.pad %42, %cst_15, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %44 = stablehlo.pad %2, %cst_16, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %45 = stablehlo.add %43, %44 : tensor<3x5xf64>
    %46 = stablehlo.slice %arg0 [0:2:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %47 = stablehlo.slice %arg0 [1:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %48 = stablehlo.maximum %46, %47 : tensor<1x5xf64>
    %49 = stablehlo.compare EQ, %46, %48, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %52 = stablehlo.select %49, %50, %51 : tensor<1x5xi1>, tensor<1x5xf64>
    %53 = stablehlo.compare EQ, %47, %48, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %56 = stablehlo.select %53, %54, %55 : tensor<1x5xi1>, tensor<1x5xf64>
    %57 = stablehlo.divide %52, %56 : tensor<1x5xf64>
    %58 = stablehlo.compare EQ, %47, %48, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %61 = stablehlo.select %58, %59, %60 : tensor<1x5xi1>, tensor<1x5xf64>
    %62 = stablehlo.compare EQ, %46, %48, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %65 = stablehlo.select %62, %63, %64 : tensor<1x5xi1>, tensor<1x5xf64>
    %66 = stablehlo.divide %61, %65 : tensor<1x5xf64>
    %67 = stablehlo.slice %arg0 [2:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %68 = stablehlo.maximum %48, %67 : tensor<1x5xf64>
    %69 = stablehlo.compare EQ, %48, %68, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %70 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %72 = stablehlo.select %69, %70, %71 : tensor<1x5xi1>, tensor<1x5xf64>
    %73 = stablehlo.compare EQ, %67, %68, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %74 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %76 = stablehlo.select %73, %74, %75 : tensor<1x5xi1>, tensor<1x5xf64>
    %77 = stablehlo.divide %72, %76 : tensor<1x5xf64>
    %78 = stablehlo.compare EQ, %67, %68, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %80 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %81 = stablehlo.select %78, %79, %80 : tensor<1x5xi1>, tensor<1x5xf64>
    %82 = stablehlo.compare EQ, %48, %68, FLOAT : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<1x5xi1>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %84 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %85 = stablehlo.select %82, %83, %84 : tensor<1x5xi1>, tensor<1x5xf64>
    %86 = stablehlo.divide %81, %85 : tensor<1x5xf64>
    %87 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<3x5xf64>) -> tensor<1x5xf64>
    %88 = stablehlo.concatenate %87, %68, dim = 0 : (tensor<1x5xf64>, tensor<1x5xf64>) -> tensor<2x5xf64>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %89 = stablehlo.pad %88, %cst_33, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<2x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %90 = stablehlo.pad %48, %cst_34, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %91 = stablehlo.add %89, %90 : tensor<3x5xf64>
    %92 = stablehlo.cosine %91 : tensor<3x5xf64>
    %93 = stablehlo.sine %91 : tensor<3x5xf64>
    %94 = stablehlo.multiply %45, %92 : tensor<3x5xf64>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %95 = stablehlo.reduce(%94 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %96 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %97 = stablehlo.multiply %45, %96 : tensor<3x5xf64>
    %98 = stablehlo.multiply %96, %92 : tensor<3x5xf64>
    %99 = stablehlo.negate %97 : tensor<3x5xf64>
    %100 = stablehlo.multiply %99, %93 : tensor<3x5xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %101 = stablehlo.pad %100, %cst_37, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<1x5xf64>
    %102 = stablehlo.slice %101 [0:1:2, 0:5] : (tensor<1x5xf64>) -> tensor<1x5xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %103 = stablehlo.pad %100, %cst_38, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %104 = stablehlo.slice %103 [0:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<2x5xf64>
    %105 = stablehlo.slice %104 [0:1, 0:5] : (tensor<2x5xf64>) -> tensor<1x5xf64>
    %106 = stablehlo.slice %104 [1:2, 0:5] : (tensor<2x5xf64>) -> tensor<1x5xf64>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %107 = stablehlo.pad %105, %cst_39, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %108 = stablehlo.multiply %106, %86 : tensor<1x5xf64>
    %109 = stablehlo.multiply %106, %77 : tensor<1x5xf64>
    %110 = stablehlo.add %102, %109 : tensor<1x5xf64>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %111 = stablehlo.pad %108, %cst_40, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %112 = stablehlo.add %107, %111 : tensor<3x5xf64>
    %113 = stablehlo.multiply %110, %66 : tensor<1x5xf64>
    %114 = stablehlo.multiply %110, %57 : tensor<1x5xf64>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %115 = stablehlo.pad %113, %cst_41, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %116 = stablehlo.add %112, %115 : tensor<3x5xf64>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %117 = stablehlo.pad %114, %cst_42, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %118 = stablehlo.add %116, %117 : tensor<3x5xf64>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %119 = stablehlo.pad %98, %cst_43, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<1x5xf64>
    %120 = stablehlo.slice %119 [0:1:2, 0:5] : (tensor<1x5xf64>) -> tensor<1x5xf64>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %121 = stablehlo.pad %98, %cst_44, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %122 = stablehlo.slice %121 [0:3:2, 0:5] : (tensor<3x5xf64>) -> tensor<2x5xf64>
    %123 = stablehlo.slice %122 [0:1, 0:5] : (tensor<2x5xf64>) -> tensor<1x5xf64>
    %124 = stablehlo.slice %122 [1:2, 0:5] : (tensor<2x5xf64>) -> tensor<1x5xf64>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %125 = stablehlo.pad %123, %cst_45, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %126 = stablehlo.add %118, %125 : tensor<3x5xf64>
    %127 = stablehlo.multiply %124, %40 : tensor<1x5xf64>
    %128 = stablehlo.multiply %124, %31 : tensor<1x5xf64>
    %129 = stablehlo.add %120, %128 : tensor<1x5xf64>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %130 = stablehlo.pad %127, %cst_46, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %131 = stablehlo.add %126, %130 : tensor<3x5xf64>
    %132 = stablehlo.multiply %129, %20 : tensor<1x5xf64>
    %133 = stablehlo.multiply %129, %11 : tensor<1x5xf64>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %134 = stablehlo.pad %132, %cst_47, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %135 = stablehlo.add %131, %134 : tensor<3x5xf64>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %136 = stablehlo.pad %133, %cst_48, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    %137 = stablehlo.add %135, %136 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%137, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[2.165833154465764, -0.3107639620653462, -1.3637619979509987, 0.8286213863523497, -2.4819266115001897], [-2.14145032374748, -2.799875434647955, 0.33230153081590696, 0.6336087208462056, -2.879795477191739], [-1.6940638472101468, 0.9496251743468638, -2.4505554428478273, 1.9206201100274374, -1.2414980782391247]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-7.0623780589806024, 1.714145881270375, -1.1290801679928377, 0.13039649845297885, -4.62250619300028], [0.0, 0.0, 1.673781599451536, 0.0, 0.0], [0.0, -0.19024480216859707, 0.0, -2.147026416211322, -0.8514127138851685]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}
