module @scipy_gammaincc_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %2 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %4 = stablehlo.or %2, %3 : tensor<3x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare EQ, %0, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.compare EQ, %1, %7, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.compare EQ, %1, %9, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.compare LT, %1, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.compare LT, %0, %13, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %15 = stablehlo.and %6, %8 : tensor<3x4xi1>
    %16 = stablehlo.or %12, %14 : tensor<3x4xi1>
    %17 = stablehlo.or %16, %15 : tensor<3x4xi1>
    %18 = stablehlo.or %17, %4 : tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %20 = stablehlo.compare LT, %1, %19, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %21 = stablehlo.compare LT, %1, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %22 = stablehlo.or %20, %21 : tensor<3x4xi1>
    %23 = stablehlo.log %1 : tensor<3x4xf32>
    %24 = stablehlo.multiply %0, %23 : tensor<3x4xf32>
    %25 = stablehlo.subtract %24, %1 : tensor<3x4xf32>
    %26 = chlo.lgamma %0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %28 = stablehlo.log %cst_5 : tensor<f32>
    %29 = stablehlo.negate %28 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %31 = stablehlo.compare LT, %27, %30, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %32 = stablehlo.or %18, %31 : tensor<3x4xi1>
    %33 = stablehlo.or %32, %10 : tensor<3x4xi1>
    %34 = stablehlo.or %33, %6 : tensor<3x4xi1>
    %35 = stablehlo.not %34 : tensor<3x4xi1>
    %36 = stablehlo.exponential %27 : tensor<3x4xf32>
    %37 = stablehlo.and %35, %22 : tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %42:7 = stablehlo.while(%iterArg = %37, %iterArg_22 = %0, %iterArg_23 = %38, %iterArg_24 = %39, %iterArg_25 = %1, %iterArg_26 = %40, %iterArg_27 = %41) : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %76 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %76 : tensor<i1>
    } do {
      %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %77 = stablehlo.add %iterArg_22, %76 : tensor<3x4xf32>
      %78 = stablehlo.divide %iterArg_25, %77 : tensor<3x4xf32>
      %79 = stablehlo.multiply %iterArg_26, %78 : tensor<3x4xf32>
      %80 = stablehlo.multiply %iterArg_23, %iterArg_25 : tensor<3x4xf32>
      %81 = stablehlo.multiply %77, %77 : tensor<3x4xf32>
      %82 = stablehlo.divide %80, %81 : tensor<3x4xf32>
      %83 = stablehlo.subtract %79, %82 : tensor<3x4xf32>
      %84 = stablehlo.add %iterArg_27, %83 : tensor<3x4xf32>
      %85 = stablehlo.divide %iterArg_25, %77 : tensor<3x4xf32>
      %86 = stablehlo.multiply %iterArg_23, %85 : tensor<3x4xf32>
      %87 = stablehlo.add %iterArg_24, %86 : tensor<3x4xf32>
      %88 = stablehlo.divide %86, %87 : tensor<3x4xf32>
      %cst_29 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %90 = stablehlo.compare GT, %88, %89, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %91 = stablehlo.and %iterArg, %90 : tensor<3x4xi1>
      %92 = stablehlo.select %iterArg, %77, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xf32>
      %93 = stablehlo.select %iterArg, %86, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      %94 = stablehlo.select %iterArg, %87, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf32>
      %95 = stablehlo.select %iterArg, %iterArg_25, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf32>
      %96 = stablehlo.select %iterArg, %83, %iterArg_26 : tensor<3x4xi1>, tensor<3x4xf32>
      %97 = stablehlo.select %iterArg, %84, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %91, %92, %93, %94, %95, %96, %97 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %43 = stablehlo.multiply %42#3, %36 : tensor<3x4xf32>
    %44 = stablehlo.divide %43, %0 : tensor<3x4xf32>
    %45 = stablehlo.not %22 : tensor<3x4xi1>
    %46 = stablehlo.and %35, %45 : tensor<3x4xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %48 = stablehlo.subtract %47, %0 : tensor<3x4xf32>
    %49 = stablehlo.add %1, %48 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %51 = stablehlo.add %49, %50 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %54 = stablehlo.add %1, %53 : tensor<3x4xf32>
    %55 = stablehlo.multiply %51, %1 : tensor<3x4xf32>
    %56 = stablehlo.divide %54, %55 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %61 = stablehlo.negate %1 : tensor<3x4xf32>
    %62 = stablehlo.multiply %56, %61 : tensor<3x4xf32>
    %63 = stablehlo.subtract %60, %62 : tensor<3x4xf32>
    %64 = stablehlo.divide %63, %55 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65:15 = stablehlo.while(%iterArg = %46, %iterArg_22 = %56, %iterArg_23 = %57, %iterArg_24 = %48, %iterArg_25 = %51, %iterArg_26 = %cst_18, %iterArg_27 = %54, %iterArg_28 = %55, %iterArg_29 = %52, %iterArg_30 = %1, %iterArg_31 = %58, %iterArg_32 = %59, %iterArg_33 = %60, %iterArg_34 = %61, %iterArg_35 = %64) : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %cst_36 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %76 = stablehlo.compare LT, %iterArg_26, %cst_36, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %77 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      %78 = stablehlo.and %76, %77 : tensor<i1>
      stablehlo.return %78 : tensor<i1>
    } do {
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %76 = stablehlo.add %iterArg_26, %cst_36 : tensor<f32>
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %78 = stablehlo.add %iterArg_24, %77 : tensor<3x4xf32>
      %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %80 = stablehlo.add %iterArg_25, %79 : tensor<3x4xf32>
      %81 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %82 = stablehlo.multiply %78, %81 : tensor<3x4xf32>
      %83 = stablehlo.multiply %iterArg_27, %80 : tensor<3x4xf32>
      %84 = stablehlo.multiply %iterArg_29, %82 : tensor<3x4xf32>
      %85 = stablehlo.subtract %83, %84 : tensor<3x4xf32>
      %86 = stablehlo.multiply %iterArg_28, %80 : tensor<3x4xf32>
      %87 = stablehlo.multiply %iterArg_30, %82 : tensor<3x4xf32>
      %88 = stablehlo.subtract %86, %87 : tensor<3x4xf32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %90 = stablehlo.compare NE, %88, %89, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %91 = stablehlo.divide %85, %88 : tensor<3x4xf32>
      %92 = stablehlo.subtract %iterArg_22, %91 : tensor<3x4xf32>
      %93 = stablehlo.divide %92, %91 : tensor<3x4xf32>
      %94 = stablehlo.abs %93 : tensor<3x4xf32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %96 = stablehlo.select %90, %94, %95 : tensor<3x4xi1>, tensor<3x4xf32>
      %97 = stablehlo.select %90, %91, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xf32>
      %98 = stablehlo.multiply %iterArg_33, %80 : tensor<3x4xf32>
      %99 = stablehlo.subtract %98, %iterArg_27 : tensor<3x4xf32>
      %100 = stablehlo.multiply %iterArg_31, %82 : tensor<3x4xf32>
      %101 = stablehlo.subtract %99, %100 : tensor<3x4xf32>
      %102 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %103 = stablehlo.multiply %iterArg_29, %102 : tensor<3x4xf32>
      %104 = stablehlo.add %101, %103 : tensor<3x4xf32>
      %105 = stablehlo.multiply %iterArg_34, %80 : tensor<3x4xf32>
      %106 = stablehlo.subtract %105, %iterArg_28 : tensor<3x4xf32>
      %107 = stablehlo.multiply %iterArg_32, %82 : tensor<3x4xf32>
      %108 = stablehlo.subtract %106, %107 : tensor<3x4xf32>
      %109 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %110 = stablehlo.multiply %iterArg_30, %109 : tensor<3x4xf32>
      %111 = stablehlo.add %108, %110 : tensor<3x4xf32>
      %112 = stablehlo.multiply %97, %111 : tensor<3x4xf32>
      %113 = stablehlo.subtract %104, %112 : tensor<3x4xf32>
      %114 = stablehlo.divide %113, %88 : tensor<3x4xf32>
      %115 = stablehlo.select %90, %114, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf32>
      %116 = stablehlo.subtract %115, %iterArg_35 : tensor<3x4xf32>
      %117 = stablehlo.abs %116 : tensor<3x4xf32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %119 = stablehlo.select %90, %117, %118 : tensor<3x4xi1>, tensor<3x4xf32>
      %120 = stablehlo.abs %85 : tensor<3x4xf32>
      %cst_42 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<f32>
      %122 = stablehlo.divide %121, %cst_42 : tensor<f32>
      %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %124 = stablehlo.compare GT, %120, %123, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %cst_44 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %126 = stablehlo.multiply %iterArg_27, %125 : tensor<3x4xf32>
      %127 = stablehlo.select %124, %126, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %129 = stablehlo.multiply %85, %128 : tensor<3x4xf32>
      %130 = stablehlo.select %124, %129, %85 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %132 = stablehlo.multiply %iterArg_28, %131 : tensor<3x4xf32>
      %133 = stablehlo.select %124, %132, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %135 = stablehlo.multiply %88, %134 : tensor<3x4xf32>
      %136 = stablehlo.select %124, %135, %88 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %138 = stablehlo.multiply %iterArg_33, %137 : tensor<3x4xf32>
      %139 = stablehlo.select %124, %138, %iterArg_33 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %141 = stablehlo.multiply %iterArg_34, %140 : tensor<3x4xf32>
      %142 = stablehlo.select %124, %141, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %144 = stablehlo.multiply %104, %143 : tensor<3x4xf32>
      %145 = stablehlo.select %124, %144, %104 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %146 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %147 = stablehlo.multiply %111, %146 : tensor<3x4xf32>
      %148 = stablehlo.select %124, %147, %111 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_52 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %150 = stablehlo.compare GT, %96, %149, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %151 = stablehlo.and %iterArg, %150 : tensor<3x4xi1>
      %152 = stablehlo.select %iterArg, %97, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xf32>
      %153 = stablehlo.select %iterArg, %96, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      %154 = stablehlo.select %iterArg, %78, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf32>
      %155 = stablehlo.select %iterArg, %80, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf32>
      %156 = stablehlo.select %iterArg, %130, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf32>
      %157 = stablehlo.select %iterArg, %136, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf32>
      %158 = stablehlo.select %iterArg, %127, %iterArg_29 : tensor<3x4xi1>, tensor<3x4xf32>
      %159 = stablehlo.select %iterArg, %133, %iterArg_30 : tensor<3x4xi1>, tensor<3x4xf32>
      %160 = stablehlo.select %iterArg, %139, %iterArg_31 : tensor<3x4xi1>, tensor<3x4xf32>
      %161 = stablehlo.select %iterArg, %142, %iterArg_32 : tensor<3x4xi1>, tensor<3x4xf32>
      %162 = stablehlo.select %iterArg, %145, %iterArg_33 : tensor<3x4xi1>, tensor<3x4xf32>
      %163 = stablehlo.select %iterArg, %148, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf32>
      %164 = stablehlo.select %iterArg, %115, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %151, %152, %153, %154, %155, %76, %156, %157, %158, %159, %160, %161, %162, %163, %164 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %66 = stablehlo.multiply %65#1, %36 : tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %68 = stablehlo.subtract %67, %44 : tensor<3x4xf32>
    %69 = stablehlo.select %22, %68, %66 : tensor<3x4xi1>, tensor<3x4xf32>
    %70 = stablehlo.or %10, %6 : tensor<3x4xi1>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %72 = stablehlo.select %70, %71, %69 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %74 = stablehlo.select %18, %73, %72 : tensor<3x4xi1>, tensor<3x4xf32>
    %75 = stablehlo.convert %74 : (tensor<3x4xf32>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%75, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[2.060546875, 2.6796875, 1.8642578125, 4.10546875], [3.76953125, 0.521484375, 0.6015625, 3.45703125], [4.1171875, 3.11328125, 3.185546875, 4.72265625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.21875, 1.2197265625, 3.6015625, 4.65234375], [4.16796875, 1.4306640625, 2.064453125, 2.521484375], [1.509765625, 3.859375, 1.5537109375, 1.236328125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.673828125, 0.822265625, 0.10711669921875, 0.33642578125], [0.355712890625, 0.09613037109375, 0.055938720703125, 0.6455078125], [0.94189453125, 0.281005859375, 0.828125, 0.98681640625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_gammaincc_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %2 = stablehlo.or %0, %1 : tensor<3x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.compare EQ, %arg0, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare EQ, %arg1, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.compare LT, %arg1, %9, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %13 = stablehlo.and %4, %6 : tensor<3x4xi1>
    %14 = stablehlo.or %10, %12 : tensor<3x4xi1>
    %15 = stablehlo.or %14, %13 : tensor<3x4xi1>
    %16 = stablehlo.or %15, %2 : tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.compare LT, %arg1, %17, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %19 = stablehlo.compare LT, %arg1, %arg0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %20 = stablehlo.or %18, %19 : tensor<3x4xi1>
    %21 = stablehlo.log %arg1 : tensor<3x4xf32>
    %22 = stablehlo.multiply %arg0, %21 : tensor<3x4xf32>
    %23 = stablehlo.subtract %22, %arg1 : tensor<3x4xf32>
    %24 = chlo.lgamma %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %26 = stablehlo.log %cst_5 : tensor<f32>
    %27 = stablehlo.negate %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %29 = stablehlo.compare LT, %25, %28, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %30 = stablehlo.or %16, %29 : tensor<3x4xi1>
    %31 = stablehlo.or %30, %8 : tensor<3x4xi1>
    %32 = stablehlo.or %31, %4 : tensor<3x4xi1>
    %33 = stablehlo.not %32 : tensor<3x4xi1>
    %34 = stablehlo.exponential %25 : tensor<3x4xf32>
    %35 = stablehlo.and %33, %20 : tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %40:7 = stablehlo.while(%iterArg = %35, %iterArg_22 = %arg0, %iterArg_23 = %36, %iterArg_24 = %37, %iterArg_25 = %arg1, %iterArg_26 = %38, %iterArg_27 = %39) : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %73 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %73 : tensor<i1>
    } do {
      %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %74 = stablehlo.add %iterArg_22, %73 : tensor<3x4xf32>
      %75 = stablehlo.divide %iterArg_25, %74 : tensor<3x4xf32>
      %76 = stablehlo.multiply %iterArg_26, %75 : tensor<3x4xf32>
      %77 = stablehlo.multiply %iterArg_23, %iterArg_25 : tensor<3x4xf32>
      %78 = stablehlo.multiply %74, %74 : tensor<3x4xf32>
      %79 = stablehlo.divide %77, %78 : tensor<3x4xf32>
      %80 = stablehlo.subtract %76, %79 : tensor<3x4xf32>
      %81 = stablehlo.add %iterArg_27, %80 : tensor<3x4xf32>
      %82 = stablehlo.divide %iterArg_25, %74 : tensor<3x4xf32>
      %83 = stablehlo.multiply %iterArg_23, %82 : tensor<3x4xf32>
      %84 = stablehlo.add %iterArg_24, %83 : tensor<3x4xf32>
      %85 = stablehlo.divide %83, %84 : tensor<3x4xf32>
      %cst_29 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %87 = stablehlo.compare GT, %85, %86, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %88 = stablehlo.and %iterArg, %87 : tensor<3x4xi1>
      %89 = stablehlo.select %iterArg, %74, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xf32>
      %90 = stablehlo.select %iterArg, %83, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      %91 = stablehlo.select %iterArg, %84, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf32>
      %92 = stablehlo.select %iterArg, %iterArg_25, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf32>
      %93 = stablehlo.select %iterArg, %80, %iterArg_26 : tensor<3x4xi1>, tensor<3x4xf32>
      %94 = stablehlo.select %iterArg, %81, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %88, %89, %90, %91, %92, %93, %94 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %41 = stablehlo.multiply %40#3, %34 : tensor<3x4xf32>
    %42 = stablehlo.divide %41, %arg0 : tensor<3x4xf32>
    %43 = stablehlo.not %20 : tensor<3x4xi1>
    %44 = stablehlo.and %33, %43 : tensor<3x4xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %46 = stablehlo.subtract %45, %arg0 : tensor<3x4xf32>
    %47 = stablehlo.add %arg1, %46 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %49 = stablehlo.add %47, %48 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %52 = stablehlo.add %arg1, %51 : tensor<3x4xf32>
    %53 = stablehlo.multiply %49, %arg1 : tensor<3x4xf32>
    %54 = stablehlo.divide %52, %53 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %59 = stablehlo.negate %arg1 : tensor<3x4xf32>
    %60 = stablehlo.multiply %54, %59 : tensor<3x4xf32>
    %61 = stablehlo.subtract %58, %60 : tensor<3x4xf32>
    %62 = stablehlo.divide %61, %53 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63:15 = stablehlo.while(%iterArg = %44, %iterArg_22 = %54, %iterArg_23 = %55, %iterArg_24 = %46, %iterArg_25 = %49, %iterArg_26 = %cst_18, %iterArg_27 = %52, %iterArg_28 = %53, %iterArg_29 = %50, %iterArg_30 = %arg1, %iterArg_31 = %56, %iterArg_32 = %57, %iterArg_33 = %58, %iterArg_34 = %59, %iterArg_35 = %62) : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %cst_36 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %73 = stablehlo.compare LT, %iterArg_26, %cst_36, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %74 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      %75 = stablehlo.and %73, %74 : tensor<i1>
      stablehlo.return %75 : tensor<i1>
    } do {
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %73 = stablehlo.add %iterArg_26, %cst_36 : tensor<f32>
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %75 = stablehlo.add %iterArg_24, %74 : tensor<3x4xf32>
      %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %77 = stablehlo.add %iterArg_25, %76 : tensor<3x4xf32>
      %78 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %79 = stablehlo.multiply %75, %78 : tensor<3x4xf32>
      %80 = stablehlo.multiply %iterArg_27, %77 : tensor<3x4xf32>
      %81 = stablehlo.multiply %iterArg_29, %79 : tensor<3x4xf32>
      %82 = stablehlo.subtract %80, %81 : tensor<3x4xf32>
      %83 = stablehlo.multiply %iterArg_28, %77 : tensor<3x4xf32>
      %84 = stablehlo.multiply %iterArg_30, %79 : tensor<3x4xf32>
      %85 = stablehlo.subtract %83, %84 : tensor<3x4xf32>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %87 = stablehlo.compare NE, %85, %86, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %88 = stablehlo.divide %82, %85 : tensor<3x4xf32>
      %89 = stablehlo.subtract %iterArg_22, %88 : tensor<3x4xf32>
      %90 = stablehlo.divide %89, %88 : tensor<3x4xf32>
      %91 = stablehlo.abs %90 : tensor<3x4xf32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %93 = stablehlo.select %87, %91, %92 : tensor<3x4xi1>, tensor<3x4xf32>
      %94 = stablehlo.select %87, %88, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xf32>
      %95 = stablehlo.multiply %iterArg_33, %77 : tensor<3x4xf32>
      %96 = stablehlo.subtract %95, %iterArg_27 : tensor<3x4xf32>
      %97 = stablehlo.multiply %iterArg_31, %79 : tensor<3x4xf32>
      %98 = stablehlo.subtract %96, %97 : tensor<3x4xf32>
      %99 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %100 = stablehlo.multiply %iterArg_29, %99 : tensor<3x4xf32>
      %101 = stablehlo.add %98, %100 : tensor<3x4xf32>
      %102 = stablehlo.multiply %iterArg_34, %77 : tensor<3x4xf32>
      %103 = stablehlo.subtract %102, %iterArg_28 : tensor<3x4xf32>
      %104 = stablehlo.multiply %iterArg_32, %79 : tensor<3x4xf32>
      %105 = stablehlo.subtract %103, %104 : tensor<3x4xf32>
      %106 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %107 = stablehlo.multiply %iterArg_30, %106 : tensor<3x4xf32>
      %108 = stablehlo.add %105, %107 : tensor<3x4xf32>
      %109 = stablehlo.multiply %94, %108 : tensor<3x4xf32>
      %110 = stablehlo.subtract %101, %109 : tensor<3x4xf32>
      %111 = stablehlo.divide %110, %85 : tensor<3x4xf32>
      %112 = stablehlo.select %87, %111, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf32>
      %113 = stablehlo.subtract %112, %iterArg_35 : tensor<3x4xf32>
      %114 = stablehlo.abs %113 : tensor<3x4xf32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %115 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %116 = stablehlo.select %87, %114, %115 : tensor<3x4xi1>, tensor<3x4xf32>
      %117 = stablehlo.abs %82 : tensor<3x4xf32>
      %cst_42 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<f32>
      %119 = stablehlo.divide %118, %cst_42 : tensor<f32>
      %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %121 = stablehlo.compare GT, %117, %120, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %cst_44 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %123 = stablehlo.multiply %iterArg_27, %122 : tensor<3x4xf32>
      %124 = stablehlo.select %121, %123, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %126 = stablehlo.multiply %82, %125 : tensor<3x4xf32>
      %127 = stablehlo.select %121, %126, %82 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %129 = stablehlo.multiply %iterArg_28, %128 : tensor<3x4xf32>
      %130 = stablehlo.select %121, %129, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %132 = stablehlo.multiply %85, %131 : tensor<3x4xf32>
      %133 = stablehlo.select %121, %132, %85 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %135 = stablehlo.multiply %iterArg_33, %134 : tensor<3x4xf32>
      %136 = stablehlo.select %121, %135, %iterArg_33 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %138 = stablehlo.multiply %iterArg_34, %137 : tensor<3x4xf32>
      %139 = stablehlo.select %121, %138, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %141 = stablehlo.multiply %101, %140 : tensor<3x4xf32>
      %142 = stablehlo.select %121, %141, %101 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %144 = stablehlo.multiply %108, %143 : tensor<3x4xf32>
      %145 = stablehlo.select %121, %144, %108 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_52 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %146 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %147 = stablehlo.compare GT, %93, %146, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %148 = stablehlo.and %iterArg, %147 : tensor<3x4xi1>
      %149 = stablehlo.select %iterArg, %94, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xf32>
      %150 = stablehlo.select %iterArg, %93, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      %151 = stablehlo.select %iterArg, %75, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf32>
      %152 = stablehlo.select %iterArg, %77, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf32>
      %153 = stablehlo.select %iterArg, %127, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf32>
      %154 = stablehlo.select %iterArg, %133, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf32>
      %155 = stablehlo.select %iterArg, %124, %iterArg_29 : tensor<3x4xi1>, tensor<3x4xf32>
      %156 = stablehlo.select %iterArg, %130, %iterArg_30 : tensor<3x4xi1>, tensor<3x4xf32>
      %157 = stablehlo.select %iterArg, %136, %iterArg_31 : tensor<3x4xi1>, tensor<3x4xf32>
      %158 = stablehlo.select %iterArg, %139, %iterArg_32 : tensor<3x4xi1>, tensor<3x4xf32>
      %159 = stablehlo.select %iterArg, %142, %iterArg_33 : tensor<3x4xi1>, tensor<3x4xf32>
      %160 = stablehlo.select %iterArg, %145, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf32>
      %161 = stablehlo.select %iterArg, %112, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %148, %149, %150, %151, %152, %73, %153, %154, %155, %156, %157, %158, %159, %160, %161 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %64 = stablehlo.multiply %63#1, %34 : tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %66 = stablehlo.subtract %65, %42 : tensor<3x4xf32>
    %67 = stablehlo.select %20, %66, %64 : tensor<3x4xi1>, tensor<3x4xf32>
    %68 = stablehlo.or %8, %4 : tensor<3x4xi1>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %70 = stablehlo.select %68, %69, %67 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %72 = stablehlo.select %16, %71, %70 : tensor<3x4xi1>, tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%72, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[1.8556148, 4.7887864, 0.5969523, 3.0119371], [4.7428927, 2.0154886, 2.5193062, 0.5928716], [3.5265372, 3.6756523, 3.8856738, 4.213949]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[2.8313808, 3.1224415, 4.9497695, 3.1537197], [3.1026094, 1.9293963, 2.8547003, 4.695352], [1.0144141, 0.64754474, 3.2924562, 3.5010846]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.19560093, 0.7629452, 0.002323138, 0.39239305], [0.7594988, 0.43008143, 0.34013793, 0.0030106273], [0.9597867, 0.99178183, 0.55787504, 0.5806275]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_gammaincc_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %2 = stablehlo.or %0, %1 : tensor<3x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.compare EQ, %arg0, %3, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.compare EQ, %arg1, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %10 = stablehlo.compare LT, %arg1, %9, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %13 = stablehlo.and %4, %6 : tensor<3x4xi1>
    %14 = stablehlo.or %10, %12 : tensor<3x4xi1>
    %15 = stablehlo.or %14, %13 : tensor<3x4xi1>
    %16 = stablehlo.or %15, %2 : tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %18 = stablehlo.compare LT, %arg1, %17, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %19 = stablehlo.compare LT, %arg1, %arg0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %20 = stablehlo.or %18, %19 : tensor<3x4xi1>
    %21 = stablehlo.log %arg1 : tensor<3x4xf64>
    %22 = stablehlo.multiply %arg0, %21 : tensor<3x4xf64>
    %23 = stablehlo.subtract %22, %arg1 : tensor<3x4xf64>
    %24 = chlo.lgamma %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %25 = stablehlo.subtract %23, %24 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<1.7976931348623157E+308> : tensor<f64>
    %26 = stablehlo.log %cst_5 : tensor<f64>
    %27 = stablehlo.negate %26 : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %29 = stablehlo.compare LT, %25, %28, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %30 = stablehlo.or %16, %29 : tensor<3x4xi1>
    %31 = stablehlo.or %30, %8 : tensor<3x4xi1>
    %32 = stablehlo.or %31, %4 : tensor<3x4xi1>
    %33 = stablehlo.not %32 : tensor<3x4xi1>
    %34 = stablehlo.exponential %25 : tensor<3x4xf64>
    %35 = stablehlo.and %33, %20 : tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %40:7 = stablehlo.while(%iterArg = %35, %iterArg_22 = %arg0, %iterArg_23 = %36, %iterArg_24 = %37, %iterArg_25 = %arg1, %iterArg_26 = %38, %iterArg_27 = %39) : tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %73 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %73 : tensor<i1>
    } do {
      %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %73 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %74 = stablehlo.add %iterArg_22, %73 : tensor<3x4xf64>
      %75 = stablehlo.divide %iterArg_25, %74 : tensor<3x4xf64>
      %76 = stablehlo.multiply %iterArg_26, %75 : tensor<3x4xf64>
      %77 = stablehlo.multiply %iterArg_23, %iterArg_25 : tensor<3x4xf64>
      %78 = stablehlo.multiply %74, %74 : tensor<3x4xf64>
      %79 = stablehlo.divide %77, %78 : tensor<3x4xf64>
      %80 = stablehlo.subtract %76, %79 : tensor<3x4xf64>
      %81 = stablehlo.add %iterArg_27, %80 : tensor<3x4xf64>
      %82 = stablehlo.divide %iterArg_25, %74 : tensor<3x4xf64>
      %83 = stablehlo.multiply %iterArg_23, %82 : tensor<3x4xf64>
      %84 = stablehlo.add %iterArg_24, %83 : tensor<3x4xf64>
      %85 = stablehlo.divide %83, %84 : tensor<3x4xf64>
      %cst_29 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %86 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %87 = stablehlo.compare GT, %85, %86, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %88 = stablehlo.and %iterArg, %87 : tensor<3x4xi1>
      %89 = stablehlo.select %iterArg, %74, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xf64>
      %90 = stablehlo.select %iterArg, %83, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf64>
      %91 = stablehlo.select %iterArg, %84, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf64>
      %92 = stablehlo.select %iterArg, %iterArg_25, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf64>
      %93 = stablehlo.select %iterArg, %80, %iterArg_26 : tensor<3x4xi1>, tensor<3x4xf64>
      %94 = stablehlo.select %iterArg, %81, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf64>
      stablehlo.return %88, %89, %90, %91, %92, %93, %94 : tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    }
    %41 = stablehlo.multiply %40#3, %34 : tensor<3x4xf64>
    %42 = stablehlo.divide %41, %arg0 : tensor<3x4xf64>
    %43 = stablehlo.not %20 : tensor<3x4xi1>
    %44 = stablehlo.and %33, %43 : tensor<3x4xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %46 = stablehlo.subtract %45, %arg0 : tensor<3x4xf64>
    %47 = stablehlo.add %arg1, %46 : tensor<3x4xf64>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %49 = stablehlo.add %47, %48 : tensor<3x4xf64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %52 = stablehlo.add %arg1, %51 : tensor<3x4xf64>
    %53 = stablehlo.multiply %49, %arg1 : tensor<3x4xf64>
    %54 = stablehlo.divide %52, %53 : tensor<3x4xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %59 = stablehlo.negate %arg1 : tensor<3x4xf64>
    %60 = stablehlo.multiply %54, %59 : tensor<3x4xf64>
    %61 = stablehlo.subtract %58, %60 : tensor<3x4xf64>
    %62 = stablehlo.divide %61, %53 : tensor<3x4xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %63:15 = stablehlo.while(%iterArg = %44, %iterArg_22 = %54, %iterArg_23 = %55, %iterArg_24 = %46, %iterArg_25 = %49, %iterArg_26 = %cst_18, %iterArg_27 = %52, %iterArg_28 = %53, %iterArg_29 = %50, %iterArg_30 = %arg1, %iterArg_31 = %56, %iterArg_32 = %57, %iterArg_33 = %58, %iterArg_34 = %59, %iterArg_35 = %62) : tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    cond {
      %cst_36 = stablehlo.constant dense<2.000000e+03> : tensor<f64>
      %73 = stablehlo.compare LT, %iterArg_26, %cst_36, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %74 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      %75 = stablehlo.and %73, %74 : tensor<i1>
      stablehlo.return %75 : tensor<i1>
    } do {
      %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %73 = stablehlo.add %iterArg_26, %cst_36 : tensor<f64>
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %74 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %75 = stablehlo.add %iterArg_24, %74 : tensor<3x4xf64>
      %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %76 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %77 = stablehlo.add %iterArg_25, %76 : tensor<3x4xf64>
      %78 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %79 = stablehlo.multiply %75, %78 : tensor<3x4xf64>
      %80 = stablehlo.multiply %iterArg_27, %77 : tensor<3x4xf64>
      %81 = stablehlo.multiply %iterArg_29, %79 : tensor<3x4xf64>
      %82 = stablehlo.subtract %80, %81 : tensor<3x4xf64>
      %83 = stablehlo.multiply %iterArg_28, %77 : tensor<3x4xf64>
      %84 = stablehlo.multiply %iterArg_30, %79 : tensor<3x4xf64>
      %85 = stablehlo.subtract %83, %84 : tensor<3x4xf64>
      %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %86 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %87 = stablehlo.compare NE, %85, %86, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %88 = stablehlo.divide %82, %85 : tensor<3x4xf64>
      %89 = stablehlo.subtract %iterArg_22, %88 : tensor<3x4xf64>
      %90 = stablehlo.divide %89, %88 : tensor<3x4xf64>
      %91 = stablehlo.abs %90 : tensor<3x4xf64>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %92 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %93 = stablehlo.select %87, %91, %92 : tensor<3x4xi1>, tensor<3x4xf64>
      %94 = stablehlo.select %87, %88, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xf64>
      %95 = stablehlo.multiply %iterArg_33, %77 : tensor<3x4xf64>
      %96 = stablehlo.subtract %95, %iterArg_27 : tensor<3x4xf64>
      %97 = stablehlo.multiply %iterArg_31, %79 : tensor<3x4xf64>
      %98 = stablehlo.subtract %96, %97 : tensor<3x4xf64>
      %99 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %100 = stablehlo.multiply %iterArg_29, %99 : tensor<3x4xf64>
      %101 = stablehlo.add %98, %100 : tensor<3x4xf64>
      %102 = stablehlo.multiply %iterArg_34, %77 : tensor<3x4xf64>
      %103 = stablehlo.subtract %102, %iterArg_28 : tensor<3x4xf64>
      %104 = stablehlo.multiply %iterArg_32, %79 : tensor<3x4xf64>
      %105 = stablehlo.subtract %103, %104 : tensor<3x4xf64>
      %106 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %107 = stablehlo.multiply %iterArg_30, %106 : tensor<3x4xf64>
      %108 = stablehlo.add %105, %107 : tensor<3x4xf64>
      %109 = stablehlo.multiply %94, %108 : tensor<3x4xf64>
      %110 = stablehlo.subtract %101, %109 : tensor<3x4xf64>
      %111 = stablehlo.divide %110, %85 : tensor<3x4xf64>
      %112 = stablehlo.select %87, %111, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf64>
      %113 = stablehlo.subtract %112, %iterArg_35 : tensor<3x4xf64>
      %114 = stablehlo.abs %113 : tensor<3x4xf64>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %115 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %116 = stablehlo.select %87, %114, %115 : tensor<3x4xi1>, tensor<3x4xf64>
      %117 = stablehlo.abs %82 : tensor<3x4xf64>
      %cst_42 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %118 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<f64>
      %119 = stablehlo.divide %118, %cst_42 : tensor<f64>
      %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %121 = stablehlo.compare GT, %117, %120, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %cst_44 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %122 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %123 = stablehlo.multiply %iterArg_27, %122 : tensor<3x4xf64>
      %124 = stablehlo.select %121, %123, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_45 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %125 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %126 = stablehlo.multiply %82, %125 : tensor<3x4xf64>
      %127 = stablehlo.select %121, %126, %82 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_46 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %128 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %129 = stablehlo.multiply %iterArg_28, %128 : tensor<3x4xf64>
      %130 = stablehlo.select %121, %129, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_47 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %131 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %132 = stablehlo.multiply %85, %131 : tensor<3x4xf64>
      %133 = stablehlo.select %121, %132, %85 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_48 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %134 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %135 = stablehlo.multiply %iterArg_33, %134 : tensor<3x4xf64>
      %136 = stablehlo.select %121, %135, %iterArg_33 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_49 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %137 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %138 = stablehlo.multiply %iterArg_34, %137 : tensor<3x4xf64>
      %139 = stablehlo.select %121, %138, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_50 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %140 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %141 = stablehlo.multiply %101, %140 : tensor<3x4xf64>
      %142 = stablehlo.select %121, %141, %101 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_51 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %143 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %144 = stablehlo.multiply %108, %143 : tensor<3x4xf64>
      %145 = stablehlo.select %121, %144, %108 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_52 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %146 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %147 = stablehlo.compare GT, %93, %146, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %148 = stablehlo.and %iterArg, %147 : tensor<3x4xi1>
      %149 = stablehlo.select %iterArg, %94, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xf64>
      %150 = stablehlo.select %iterArg, %93, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf64>
      %151 = stablehlo.select %iterArg, %75, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf64>
      %152 = stablehlo.select %iterArg, %77, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf64>
      %153 = stablehlo.select %iterArg, %127, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf64>
      %154 = stablehlo.select %iterArg, %133, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf64>
      %155 = stablehlo.select %iterArg, %124, %iterArg_29 : tensor<3x4xi1>, tensor<3x4xf64>
      %156 = stablehlo.select %iterArg, %130, %iterArg_30 : tensor<3x4xi1>, tensor<3x4xf64>
      %157 = stablehlo.select %iterArg, %136, %iterArg_31 : tensor<3x4xi1>, tensor<3x4xf64>
      %158 = stablehlo.select %iterArg, %139, %iterArg_32 : tensor<3x4xi1>, tensor<3x4xf64>
      %159 = stablehlo.select %iterArg, %142, %iterArg_33 : tensor<3x4xi1>, tensor<3x4xf64>
      %160 = stablehlo.select %iterArg, %145, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf64>
      %161 = stablehlo.select %iterArg, %112, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf64>
      stablehlo.return %148, %149, %150, %151, %152, %73, %153, %154, %155, %156, %157, %158, %159, %160, %161 : tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    }
    %64 = stablehlo.multiply %63#1, %34 : tensor<3x4xf64>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %66 = stablehlo.subtract %65, %42 : tensor<3x4xf64>
    %67 = stablehlo.select %20, %66, %64 : tensor<3x4xi1>, tensor<3x4xf64>
    %68 = stablehlo.or %8, %4 : tensor<3x4xi1>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %70 = stablehlo.select %68, %69, %67 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_21 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %72 = stablehlo.select %16, %71, %70 : tensor<3x4xi1>, tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%72, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[4.7994061770944, 1.7654515732260387, 2.2844900173789497, 3.3987520658290467], [1.363692508175426, 1.0494520696714478, 4.137740164831889, 0.6722908117837403], [0.8067877138682026, 1.8192391876102616, 4.0785844201186245, 3.12811817589981]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.966252840041393, 1.0494846489841714, 4.735812500297716, 2.121757158102624], [2.369241020496113, 3.29875709796332, 4.126608445622455, 4.16591229737941], [4.6402072899591404, 1.736709602097508, 4.48325216335223, 2.3233642402805335]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.9383213255693736, 0.6457202949587172, 0.07194050678855526, 0.7315044222373009], [0.16215058514871572, 0.040716808650859096, 0.4367290542487702, 0.006784516411697691], [0.005994165683270067, 0.4253415260013119, 0.35989828978254923, 0.6206908601172085]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
