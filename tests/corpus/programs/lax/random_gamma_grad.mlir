module @lax_random_gamma_grad_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xbf16>, tensor<4x3xbf16>)
    %want0 = call @expected() : () -> tensor<4x3xbf16>
    %0 = stablehlo.convert %arg0 : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %2 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %3 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %4 = stablehlo.or %2, %3 : tensor<4x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %6 = stablehlo.compare EQ, %1, %5, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %8 = stablehlo.compare LT, %1, %7, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %10 = stablehlo.compare LE, %0, %9, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %11 = stablehlo.or %8, %10 : tensor<4x3xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %13 = stablehlo.compare GT, %1, %12, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %14 = stablehlo.compare GT, %1, %0, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %15 = stablehlo.and %13, %14 : tensor<4x3xi1>
    %16 = stablehlo.log %1 : tensor<4x3xf32>
    %17 = stablehlo.multiply %0, %16 : tensor<4x3xf32>
    %18 = stablehlo.subtract %17, %1 : tensor<4x3xf32>
    %19 = chlo.lgamma %0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<4x3xf32>
    %cst_3 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %21 = stablehlo.log %cst_3 : tensor<f32>
    %22 = stablehlo.negate %21 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %24 = stablehlo.compare LT, %20, %23, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %25 = stablehlo.exponential %20 : tensor<4x3xf32>
    %26 = stablehlo.or %6, %11 : tensor<4x3xi1>
    %27 = stablehlo.or %26, %24 : tensor<4x3xi1>
    %28 = stablehlo.or %27, %4 : tensor<4x3xi1>
    %29 = stablehlo.not %28 : tensor<4x3xi1>
    %30 = stablehlo.and %29, %15 : tensor<4x3xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %32 = stablehlo.subtract %31, %0 : tensor<4x3xf32>
    %33 = stablehlo.add %1, %32 : tensor<4x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %35 = stablehlo.add %33, %34 : tensor<4x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %38 = stablehlo.add %1, %37 : tensor<4x3xf32>
    %39 = stablehlo.multiply %35, %1 : tensor<4x3xf32>
    %40 = stablehlo.divide %38, %39 : tensor<4x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %45 = stablehlo.negate %1 : tensor<4x3xf32>
    %46 = stablehlo.multiply %40, %45 : tensor<4x3xf32>
    %47 = stablehlo.subtract %44, %46 : tensor<4x3xf32>
    %48 = stablehlo.divide %47, %39 : tensor<4x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49:15 = stablehlo.while(%iterArg = %30, %iterArg_20 = %40, %iterArg_21 = %41, %iterArg_22 = %32, %iterArg_23 = %35, %iterArg_24 = %cst_12, %iterArg_25 = %38, %iterArg_26 = %39, %iterArg_27 = %36, %iterArg_28 = %1, %iterArg_29 = %42, %iterArg_30 = %43, %iterArg_31 = %44, %iterArg_32 = %45, %iterArg_33 = %48) : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    cond {
      %cst_34 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %82 = stablehlo.compare LT, %iterArg_24, %cst_34, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %83 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      %84 = stablehlo.and %82, %83 : tensor<i1>
      stablehlo.return %84 : tensor<i1>
    } do {
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %82 = stablehlo.add %iterArg_24, %cst_34 : tensor<f32>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %84 = stablehlo.add %iterArg_22, %83 : tensor<4x3xf32>
      %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %86 = stablehlo.add %iterArg_23, %85 : tensor<4x3xf32>
      %87 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %88 = stablehlo.multiply %84, %87 : tensor<4x3xf32>
      %89 = stablehlo.multiply %iterArg_25, %86 : tensor<4x3xf32>
      %90 = stablehlo.multiply %iterArg_27, %88 : tensor<4x3xf32>
      %91 = stablehlo.subtract %89, %90 : tensor<4x3xf32>
      %92 = stablehlo.multiply %iterArg_26, %86 : tensor<4x3xf32>
      %93 = stablehlo.multiply %iterArg_28, %88 : tensor<4x3xf32>
      %94 = stablehlo.subtract %92, %93 : tensor<4x3xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %96 = stablehlo.compare NE, %94, %95, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %97 = stablehlo.divide %91, %94 : tensor<4x3xf32>
      %98 = stablehlo.subtract %iterArg_20, %97 : tensor<4x3xf32>
      %99 = stablehlo.divide %98, %97 : tensor<4x3xf32>
      %100 = stablehlo.abs %99 : tensor<4x3xf32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %102 = stablehlo.select %96, %100, %101 : tensor<4x3xi1>, tensor<4x3xf32>
      %103 = stablehlo.select %96, %97, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %104 = stablehlo.multiply %iterArg_31, %86 : tensor<4x3xf32>
      %105 = stablehlo.subtract %104, %iterArg_25 : tensor<4x3xf32>
      %106 = stablehlo.multiply %iterArg_29, %88 : tensor<4x3xf32>
      %107 = stablehlo.subtract %105, %106 : tensor<4x3xf32>
      %108 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %109 = stablehlo.multiply %iterArg_27, %108 : tensor<4x3xf32>
      %110 = stablehlo.add %107, %109 : tensor<4x3xf32>
      %111 = stablehlo.multiply %iterArg_32, %86 : tensor<4x3xf32>
      %112 = stablehlo.subtract %111, %iterArg_26 : tensor<4x3xf32>
      %113 = stablehlo.multiply %iterArg_30, %88 : tensor<4x3xf32>
      %114 = stablehlo.subtract %112, %113 : tensor<4x3xf32>
      %115 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %116 = stablehlo.multiply %iterArg_28, %115 : tensor<4x3xf32>
      %117 = stablehlo.add %114, %116 : tensor<4x3xf32>
      %118 = stablehlo.multiply %103, %117 : tensor<4x3xf32>
      %119 = stablehlo.subtract %110, %118 : tensor<4x3xf32>
      %120 = stablehlo.divide %119, %94 : tensor<4x3xf32>
      %121 = stablehlo.select %96, %120, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      %122 = stablehlo.subtract %121, %iterArg_33 : tensor<4x3xf32>
      %123 = stablehlo.abs %122 : tensor<4x3xf32>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %125 = stablehlo.select %96, %123, %124 : tensor<4x3xi1>, tensor<4x3xf32>
      %126 = stablehlo.abs %91 : tensor<4x3xf32>
      %cst_40 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<f32>
      %128 = stablehlo.divide %127, %cst_40 : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %130 = stablehlo.compare GT, %126, %129, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %cst_42 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %132 = stablehlo.multiply %iterArg_25, %131 : tensor<4x3xf32>
      %133 = stablehlo.select %130, %132, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_43 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %135 = stablehlo.multiply %91, %134 : tensor<4x3xf32>
      %136 = stablehlo.select %130, %135, %91 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_44 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %138 = stablehlo.multiply %iterArg_26, %137 : tensor<4x3xf32>
      %139 = stablehlo.select %130, %138, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %141 = stablehlo.multiply %94, %140 : tensor<4x3xf32>
      %142 = stablehlo.select %130, %141, %94 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %144 = stablehlo.multiply %iterArg_31, %143 : tensor<4x3xf32>
      %145 = stablehlo.select %130, %144, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %146 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %147 = stablehlo.multiply %iterArg_32, %146 : tensor<4x3xf32>
      %148 = stablehlo.select %130, %147, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %150 = stablehlo.multiply %110, %149 : tensor<4x3xf32>
      %151 = stablehlo.select %130, %150, %110 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %153 = stablehlo.multiply %117, %152 : tensor<4x3xf32>
      %154 = stablehlo.select %130, %153, %117 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %156 = stablehlo.compare GT, %125, %155, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %157 = stablehlo.and %iterArg, %156 : tensor<4x3xi1>
      %158 = stablehlo.select %iterArg, %103, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %159 = stablehlo.select %iterArg, %102, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %160 = stablehlo.select %iterArg, %84, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %161 = stablehlo.select %iterArg, %86, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %162 = stablehlo.select %iterArg, %136, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %163 = stablehlo.select %iterArg, %142, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %164 = stablehlo.select %iterArg, %133, %iterArg_27 : tensor<4x3xi1>, tensor<4x3xf32>
      %165 = stablehlo.select %iterArg, %139, %iterArg_28 : tensor<4x3xi1>, tensor<4x3xf32>
      %166 = stablehlo.select %iterArg, %145, %iterArg_29 : tensor<4x3xi1>, tensor<4x3xf32>
      %167 = stablehlo.select %iterArg, %148, %iterArg_30 : tensor<4x3xi1>, tensor<4x3xf32>
      %168 = stablehlo.select %iterArg, %151, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %169 = stablehlo.select %iterArg, %154, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %170 = stablehlo.select %iterArg, %121, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %157, %158, %159, %160, %161, %82, %162, %163, %164, %165, %166, %167, %168, %169, %170 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %50 = stablehlo.log %1 : tensor<4x3xf32>
    %51 = chlo.digamma %0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %52 = stablehlo.subtract %50, %51 : tensor<4x3xf32>
    %53 = stablehlo.multiply %49#1, %52 : tensor<4x3xf32>
    %54 = stablehlo.add %49#14, %53 : tensor<4x3xf32>
    %55 = stablehlo.multiply %54, %1 : tensor<4x3xf32>
    %56 = stablehlo.negate %55 : tensor<4x3xf32>
    %57 = stablehlo.negate %56 : tensor<4x3xf32>
    %58 = stablehlo.not %15 : tensor<4x3xi1>
    %59 = stablehlo.and %29, %58 : tensor<4x3xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %64:7 = stablehlo.while(%iterArg = %59, %iterArg_20 = %0, %iterArg_21 = %60, %iterArg_22 = %61, %iterArg_23 = %1, %iterArg_24 = %62, %iterArg_25 = %63) : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %82 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %82 : tensor<i1>
    } do {
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %83 = stablehlo.add %iterArg_20, %82 : tensor<4x3xf32>
      %84 = stablehlo.divide %iterArg_23, %83 : tensor<4x3xf32>
      %85 = stablehlo.multiply %iterArg_24, %84 : tensor<4x3xf32>
      %86 = stablehlo.multiply %iterArg_21, %iterArg_23 : tensor<4x3xf32>
      %87 = stablehlo.multiply %83, %83 : tensor<4x3xf32>
      %88 = stablehlo.divide %86, %87 : tensor<4x3xf32>
      %89 = stablehlo.subtract %85, %88 : tensor<4x3xf32>
      %90 = stablehlo.add %iterArg_25, %89 : tensor<4x3xf32>
      %91 = stablehlo.divide %iterArg_23, %83 : tensor<4x3xf32>
      %92 = stablehlo.multiply %iterArg_21, %91 : tensor<4x3xf32>
      %93 = stablehlo.add %iterArg_22, %92 : tensor<4x3xf32>
      %94 = stablehlo.divide %89, %90 : tensor<4x3xf32>
      %95 = stablehlo.abs %94 : tensor<4x3xf32>
      %cst_27 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %97 = stablehlo.compare GT, %95, %96, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %98 = stablehlo.and %iterArg, %97 : tensor<4x3xi1>
      %99 = stablehlo.select %iterArg, %83, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %100 = stablehlo.select %iterArg, %92, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %101 = stablehlo.select %iterArg, %93, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %102 = stablehlo.select %iterArg, %iterArg_23, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %103 = stablehlo.select %iterArg, %89, %iterArg_24 : tensor<4x3xi1>, tensor<4x3xf32>
      %104 = stablehlo.select %iterArg, %90, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %98, %99, %100, %101, %102, %103, %104 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %65 = stablehlo.log %1 : tensor<4x3xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %67 = stablehlo.add %0, %66 : tensor<4x3xf32>
    %68 = chlo.digamma %67 : tensor<4x3xf32> -> tensor<4x3xf32>
    %69 = stablehlo.subtract %65, %68 : tensor<4x3xf32>
    %70 = stablehlo.multiply %64#3, %69 : tensor<4x3xf32>
    %71 = stablehlo.add %64#6, %70 : tensor<4x3xf32>
    %72 = stablehlo.negate %71 : tensor<4x3xf32>
    %73 = stablehlo.multiply %72, %1 : tensor<4x3xf32>
    %74 = stablehlo.divide %73, %0 : tensor<4x3xf32>
    %75 = stablehlo.select %15, %57, %74 : tensor<4x3xi1>, tensor<4x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %77 = stablehlo.select %6, %76, %75 : tensor<4x3xi1>, tensor<4x3xf32>
    %78 = stablehlo.or %11, %4 : tensor<4x3xi1>
    %cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %80 = stablehlo.select %78, %79, %77 : tensor<4x3xi1>, tensor<4x3xf32>
    %81 = stablehlo.convert %80 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%81, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xbf16>, tensor<4x3xbf16>) {
    %c0 = stablehlo.constant dense<[[2.5625, 5.53125, 0.76171875], [3.21875, 1.5234375, 0.64453125], [2.734375, 3.90625, 1.890625], [1.5390625, 3.203125, 1.625]]> : tensor<4x3xbf16>
    %c1 = stablehlo.constant dense<[[5.3125, 2.21875, 0.6328125], [4.59375, 5.03125, 1.53125], [3.53125, 2.5, 1.7734375], [3.140625, 5.84375, 4.1875]]> : tensor<4x3xbf16>
    return %c0, %c1 : tensor<4x3xbf16>, tensor<4x3xbf16>
  }
  func.func private @expected() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[1.5, 0.62890625, 1.1171875], [1.25, 1.90625, 1.90625], [1.203125, 0.828125, 1.0546875], [1.5546875, 1.3984375, 1.7109375]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
}

// -----

module @lax_random_gamma_grad_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xf16>, tensor<4x3xf16>)
    %want0 = call @expected() : () -> tensor<4x3xf16>
    %0 = stablehlo.convert %arg0 : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %2 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %3 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %4 = stablehlo.or %2, %3 : tensor<4x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %6 = stablehlo.compare EQ, %1, %5, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %8 = stablehlo.compare LT, %1, %7, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %10 = stablehlo.compare LE, %0, %9, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %11 = stablehlo.or %8, %10 : tensor<4x3xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %13 = stablehlo.compare GT, %1, %12, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %14 = stablehlo.compare GT, %1, %0, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %15 = stablehlo.and %13, %14 : tensor<4x3xi1>
    %16 = stablehlo.log %1 : tensor<4x3xf32>
    %17 = stablehlo.multiply %0, %16 : tensor<4x3xf32>
    %18 = stablehlo.subtract %17, %1 : tensor<4x3xf32>
    %19 = chlo.lgamma %0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<4x3xf32>
    %cst_3 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %21 = stablehlo.log %cst_3 : tensor<f32>
    %22 = stablehlo.negate %21 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %24 = stablehlo.compare LT, %20, %23, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %25 = stablehlo.exponential %20 : tensor<4x3xf32>
    %26 = stablehlo.or %6, %11 : tensor<4x3xi1>
    %27 = stablehlo.or %26, %24 : tensor<4x3xi1>
    %28 = stablehlo.or %27, %4 : tensor<4x3xi1>
    %29 = stablehlo.not %28 : tensor<4x3xi1>
    %30 = stablehlo.and %29, %15 : tensor<4x3xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %32 = stablehlo.subtract %31, %0 : tensor<4x3xf32>
    %33 = stablehlo.add %1, %32 : tensor<4x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %35 = stablehlo.add %33, %34 : tensor<4x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %38 = stablehlo.add %1, %37 : tensor<4x3xf32>
    %39 = stablehlo.multiply %35, %1 : tensor<4x3xf32>
    %40 = stablehlo.divide %38, %39 : tensor<4x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %45 = stablehlo.negate %1 : tensor<4x3xf32>
    %46 = stablehlo.multiply %40, %45 : tensor<4x3xf32>
    %47 = stablehlo.subtract %44, %46 : tensor<4x3xf32>
    %48 = stablehlo.divide %47, %39 : tensor<4x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49:15 = stablehlo.while(%iterArg = %30, %iterArg_20 = %40, %iterArg_21 = %41, %iterArg_22 = %32, %iterArg_23 = %35, %iterArg_24 = %cst_12, %iterArg_25 = %38, %iterArg_26 = %39, %iterArg_27 = %36, %iterArg_28 = %1, %iterArg_29 = %42, %iterArg_30 = %43, %iterArg_31 = %44, %iterArg_32 = %45, %iterArg_33 = %48) : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    cond {
      %cst_34 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %82 = stablehlo.compare LT, %iterArg_24, %cst_34, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %83 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      %84 = stablehlo.and %82, %83 : tensor<i1>
      stablehlo.return %84 : tensor<i1>
    } do {
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %82 = stablehlo.add %iterArg_24, %cst_34 : tensor<f32>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %84 = stablehlo.add %iterArg_22, %83 : tensor<4x3xf32>
      %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %86 = stablehlo.add %iterArg_23, %85 : tensor<4x3xf32>
      %87 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %88 = stablehlo.multiply %84, %87 : tensor<4x3xf32>
      %89 = stablehlo.multiply %iterArg_25, %86 : tensor<4x3xf32>
      %90 = stablehlo.multiply %iterArg_27, %88 : tensor<4x3xf32>
      %91 = stablehlo.subtract %89, %90 : tensor<4x3xf32>
      %92 = stablehlo.multiply %iterArg_26, %86 : tensor<4x3xf32>
      %93 = stablehlo.multiply %iterArg_28, %88 : tensor<4x3xf32>
      %94 = stablehlo.subtract %92, %93 : tensor<4x3xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %96 = stablehlo.compare NE, %94, %95, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %97 = stablehlo.divide %91, %94 : tensor<4x3xf32>
      %98 = stablehlo.subtract %iterArg_20, %97 : tensor<4x3xf32>
      %99 = stablehlo.divide %98, %97 : tensor<4x3xf32>
      %100 = stablehlo.abs %99 : tensor<4x3xf32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %102 = stablehlo.select %96, %100, %101 : tensor<4x3xi1>, tensor<4x3xf32>
      %103 = stablehlo.select %96, %97, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %104 = stablehlo.multiply %iterArg_31, %86 : tensor<4x3xf32>
      %105 = stablehlo.subtract %104, %iterArg_25 : tensor<4x3xf32>
      %106 = stablehlo.multiply %iterArg_29, %88 : tensor<4x3xf32>
      %107 = stablehlo.subtract %105, %106 : tensor<4x3xf32>
      %108 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %109 = stablehlo.multiply %iterArg_27, %108 : tensor<4x3xf32>
      %110 = stablehlo.add %107, %109 : tensor<4x3xf32>
      %111 = stablehlo.multiply %iterArg_32, %86 : tensor<4x3xf32>
      %112 = stablehlo.subtract %111, %iterArg_26 : tensor<4x3xf32>
      %113 = stablehlo.multiply %iterArg_30, %88 : tensor<4x3xf32>
      %114 = stablehlo.subtract %112, %113 : tensor<4x3xf32>
      %115 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %116 = stablehlo.multiply %iterArg_28, %115 : tensor<4x3xf32>
      %117 = stablehlo.add %114, %116 : tensor<4x3xf32>
      %118 = stablehlo.multiply %103, %117 : tensor<4x3xf32>
      %119 = stablehlo.subtract %110, %118 : tensor<4x3xf32>
      %120 = stablehlo.divide %119, %94 : tensor<4x3xf32>
      %121 = stablehlo.select %96, %120, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      %122 = stablehlo.subtract %121, %iterArg_33 : tensor<4x3xf32>
      %123 = stablehlo.abs %122 : tensor<4x3xf32>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %125 = stablehlo.select %96, %123, %124 : tensor<4x3xi1>, tensor<4x3xf32>
      %126 = stablehlo.abs %91 : tensor<4x3xf32>
      %cst_40 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<f32>
      %128 = stablehlo.divide %127, %cst_40 : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %130 = stablehlo.compare GT, %126, %129, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %cst_42 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %132 = stablehlo.multiply %iterArg_25, %131 : tensor<4x3xf32>
      %133 = stablehlo.select %130, %132, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_43 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %135 = stablehlo.multiply %91, %134 : tensor<4x3xf32>
      %136 = stablehlo.select %130, %135, %91 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_44 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %138 = stablehlo.multiply %iterArg_26, %137 : tensor<4x3xf32>
      %139 = stablehlo.select %130, %138, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %141 = stablehlo.multiply %94, %140 : tensor<4x3xf32>
      %142 = stablehlo.select %130, %141, %94 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %144 = stablehlo.multiply %iterArg_31, %143 : tensor<4x3xf32>
      %145 = stablehlo.select %130, %144, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %146 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %147 = stablehlo.multiply %iterArg_32, %146 : tensor<4x3xf32>
      %148 = stablehlo.select %130, %147, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %150 = stablehlo.multiply %110, %149 : tensor<4x3xf32>
      %151 = stablehlo.select %130, %150, %110 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %153 = stablehlo.multiply %117, %152 : tensor<4x3xf32>
      %154 = stablehlo.select %130, %153, %117 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %156 = stablehlo.compare GT, %125, %155, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %157 = stablehlo.and %iterArg, %156 : tensor<4x3xi1>
      %158 = stablehlo.select %iterArg, %103, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %159 = stablehlo.select %iterArg, %102, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %160 = stablehlo.select %iterArg, %84, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %161 = stablehlo.select %iterArg, %86, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %162 = stablehlo.select %iterArg, %136, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %163 = stablehlo.select %iterArg, %142, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %164 = stablehlo.select %iterArg, %133, %iterArg_27 : tensor<4x3xi1>, tensor<4x3xf32>
      %165 = stablehlo.select %iterArg, %139, %iterArg_28 : tensor<4x3xi1>, tensor<4x3xf32>
      %166 = stablehlo.select %iterArg, %145, %iterArg_29 : tensor<4x3xi1>, tensor<4x3xf32>
      %167 = stablehlo.select %iterArg, %148, %iterArg_30 : tensor<4x3xi1>, tensor<4x3xf32>
      %168 = stablehlo.select %iterArg, %151, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %169 = stablehlo.select %iterArg, %154, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %170 = stablehlo.select %iterArg, %121, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %157, %158, %159, %160, %161, %82, %162, %163, %164, %165, %166, %167, %168, %169, %170 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %50 = stablehlo.log %1 : tensor<4x3xf32>
    %51 = chlo.digamma %0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %52 = stablehlo.subtract %50, %51 : tensor<4x3xf32>
    %53 = stablehlo.multiply %49#1, %52 : tensor<4x3xf32>
    %54 = stablehlo.add %49#14, %53 : tensor<4x3xf32>
    %55 = stablehlo.multiply %54, %1 : tensor<4x3xf32>
    %56 = stablehlo.negate %55 : tensor<4x3xf32>
    %57 = stablehlo.negate %56 : tensor<4x3xf32>
    %58 = stablehlo.not %15 : tensor<4x3xi1>
    %59 = stablehlo.and %29, %58 : tensor<4x3xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %64:7 = stablehlo.while(%iterArg = %59, %iterArg_20 = %0, %iterArg_21 = %60, %iterArg_22 = %61, %iterArg_23 = %1, %iterArg_24 = %62, %iterArg_25 = %63) : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %82 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %82 : tensor<i1>
    } do {
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %83 = stablehlo.add %iterArg_20, %82 : tensor<4x3xf32>
      %84 = stablehlo.divide %iterArg_23, %83 : tensor<4x3xf32>
      %85 = stablehlo.multiply %iterArg_24, %84 : tensor<4x3xf32>
      %86 = stablehlo.multiply %iterArg_21, %iterArg_23 : tensor<4x3xf32>
      %87 = stablehlo.multiply %83, %83 : tensor<4x3xf32>
      %88 = stablehlo.divide %86, %87 : tensor<4x3xf32>
      %89 = stablehlo.subtract %85, %88 : tensor<4x3xf32>
      %90 = stablehlo.add %iterArg_25, %89 : tensor<4x3xf32>
      %91 = stablehlo.divide %iterArg_23, %83 : tensor<4x3xf32>
      %92 = stablehlo.multiply %iterArg_21, %91 : tensor<4x3xf32>
      %93 = stablehlo.add %iterArg_22, %92 : tensor<4x3xf32>
      %94 = stablehlo.divide %89, %90 : tensor<4x3xf32>
      %95 = stablehlo.abs %94 : tensor<4x3xf32>
      %cst_27 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %97 = stablehlo.compare GT, %95, %96, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %98 = stablehlo.and %iterArg, %97 : tensor<4x3xi1>
      %99 = stablehlo.select %iterArg, %83, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %100 = stablehlo.select %iterArg, %92, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %101 = stablehlo.select %iterArg, %93, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %102 = stablehlo.select %iterArg, %iterArg_23, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %103 = stablehlo.select %iterArg, %89, %iterArg_24 : tensor<4x3xi1>, tensor<4x3xf32>
      %104 = stablehlo.select %iterArg, %90, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %98, %99, %100, %101, %102, %103, %104 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %65 = stablehlo.log %1 : tensor<4x3xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %67 = stablehlo.add %0, %66 : tensor<4x3xf32>
    %68 = chlo.digamma %67 : tensor<4x3xf32> -> tensor<4x3xf32>
    %69 = stablehlo.subtract %65, %68 : tensor<4x3xf32>
    %70 = stablehlo.multiply %64#3, %69 : tensor<4x3xf32>
    %71 = stablehlo.add %64#6, %70 : tensor<4x3xf32>
    %72 = stablehlo.negate %71 : tensor<4x3xf32>
    %73 = stablehlo.multiply %72, %1 : tensor<4x3xf32>
    %74 = stablehlo.divide %73, %0 : tensor<4x3xf32>
    %75 = stablehlo.select %15, %57, %74 : tensor<4x3xi1>, tensor<4x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %77 = stablehlo.select %6, %76, %75 : tensor<4x3xi1>, tensor<4x3xf32>
    %78 = stablehlo.or %11, %4 : tensor<4x3xi1>
    %cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %80 = stablehlo.select %78, %79, %77 : tensor<4x3xi1>, tensor<4x3xf32>
    %81 = stablehlo.convert %80 : (tensor<4x3xf32>) -> tensor<4x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%81, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf16>, tensor<4x3xf16>) {
    %c0 = stablehlo.constant dense<[[0.71533203125, 0.56591796875, 1.0439453125], [0.71044921875, 1.9052734375, 2.400390625], [2.5, 2.072265625, 3.560546875], [1.3798828125, 5.296875, 1.3505859375]]> : tensor<4x3xf16>
    %c1 = stablehlo.constant dense<[[3.8671875, 3.701171875, 2.71875], [1.1201171875, 2.63671875, 1.4873046875], [4.3203125, 5.640625, 5.671875], [4.93359375, 3.798828125, 0.994140625]]> : tensor<4x3xf16>
    return %c0, %c1 : tensor<4x3xf16>, tensor<4x3xf16>
  }
  func.func private @expected() -> tensor<4x3xf16> {
    %c0 = stablehlo.constant dense<[[2.576171875, 2.904296875, 1.81640625], [1.5546875, 1.2783203125, 0.83447265625], [1.3876953125, 1.712890625, 1.310546875], [1.9892578125, 0.86962890625, 0.96240234375]]> : tensor<4x3xf16>
    return %c0 : tensor<4x3xf16>
  }
}

// -----

module @lax_random_gamma_grad_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xf32>, tensor<4x3xf32>)
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %2 = stablehlo.or %0, %1 : tensor<4x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %8 = stablehlo.compare LE, %arg0, %7, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %9 = stablehlo.or %6, %8 : tensor<4x3xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %11 = stablehlo.compare GT, %arg1, %10, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %12 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %13 = stablehlo.and %11, %12 : tensor<4x3xi1>
    %14 = stablehlo.log %arg1 : tensor<4x3xf32>
    %15 = stablehlo.multiply %arg0, %14 : tensor<4x3xf32>
    %16 = stablehlo.subtract %15, %arg1 : tensor<4x3xf32>
    %17 = chlo.lgamma %arg0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %18 = stablehlo.subtract %16, %17 : tensor<4x3xf32>
    %cst_3 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %19 = stablehlo.log %cst_3 : tensor<f32>
    %20 = stablehlo.negate %19 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %22 = stablehlo.compare LT, %18, %21, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %23 = stablehlo.exponential %18 : tensor<4x3xf32>
    %24 = stablehlo.or %4, %9 : tensor<4x3xi1>
    %25 = stablehlo.or %24, %22 : tensor<4x3xi1>
    %26 = stablehlo.or %25, %2 : tensor<4x3xi1>
    %27 = stablehlo.not %26 : tensor<4x3xi1>
    %28 = stablehlo.and %27, %13 : tensor<4x3xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %30 = stablehlo.subtract %29, %arg0 : tensor<4x3xf32>
    %31 = stablehlo.add %arg1, %30 : tensor<4x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %33 = stablehlo.add %31, %32 : tensor<4x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %36 = stablehlo.add %arg1, %35 : tensor<4x3xf32>
    %37 = stablehlo.multiply %33, %arg1 : tensor<4x3xf32>
    %38 = stablehlo.divide %36, %37 : tensor<4x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %43 = stablehlo.negate %arg1 : tensor<4x3xf32>
    %44 = stablehlo.multiply %38, %43 : tensor<4x3xf32>
    %45 = stablehlo.subtract %42, %44 : tensor<4x3xf32>
    %46 = stablehlo.divide %45, %37 : tensor<4x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47:15 = stablehlo.while(%iterArg = %28, %iterArg_20 = %38, %iterArg_21 = %39, %iterArg_22 = %30, %iterArg_23 = %33, %iterArg_24 = %cst_12, %iterArg_25 = %36, %iterArg_26 = %37, %iterArg_27 = %34, %iterArg_28 = %arg1, %iterArg_29 = %40, %iterArg_30 = %41, %iterArg_31 = %42, %iterArg_32 = %43, %iterArg_33 = %46) : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    cond {
      %cst_34 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %79 = stablehlo.compare LT, %iterArg_24, %cst_34, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %80 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      %81 = stablehlo.and %79, %80 : tensor<i1>
      stablehlo.return %81 : tensor<i1>
    } do {
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %79 = stablehlo.add %iterArg_24, %cst_34 : tensor<f32>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %81 = stablehlo.add %iterArg_22, %80 : tensor<4x3xf32>
      %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %83 = stablehlo.add %iterArg_23, %82 : tensor<4x3xf32>
      %84 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %85 = stablehlo.multiply %81, %84 : tensor<4x3xf32>
      %86 = stablehlo.multiply %iterArg_25, %83 : tensor<4x3xf32>
      %87 = stablehlo.multiply %iterArg_27, %85 : tensor<4x3xf32>
      %88 = stablehlo.subtract %86, %87 : tensor<4x3xf32>
      %89 = stablehlo.multiply %iterArg_26, %83 : tensor<4x3xf32>
      %90 = stablehlo.multiply %iterArg_28, %85 : tensor<4x3xf32>
      %91 = stablehlo.subtract %89, %90 : tensor<4x3xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %93 = stablehlo.compare NE, %91, %92, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %94 = stablehlo.divide %88, %91 : tensor<4x3xf32>
      %95 = stablehlo.subtract %iterArg_20, %94 : tensor<4x3xf32>
      %96 = stablehlo.divide %95, %94 : tensor<4x3xf32>
      %97 = stablehlo.abs %96 : tensor<4x3xf32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %98 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %99 = stablehlo.select %93, %97, %98 : tensor<4x3xi1>, tensor<4x3xf32>
      %100 = stablehlo.select %93, %94, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %101 = stablehlo.multiply %iterArg_31, %83 : tensor<4x3xf32>
      %102 = stablehlo.subtract %101, %iterArg_25 : tensor<4x3xf32>
      %103 = stablehlo.multiply %iterArg_29, %85 : tensor<4x3xf32>
      %104 = stablehlo.subtract %102, %103 : tensor<4x3xf32>
      %105 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %106 = stablehlo.multiply %iterArg_27, %105 : tensor<4x3xf32>
      %107 = stablehlo.add %104, %106 : tensor<4x3xf32>
      %108 = stablehlo.multiply %iterArg_32, %83 : tensor<4x3xf32>
      %109 = stablehlo.subtract %108, %iterArg_26 : tensor<4x3xf32>
      %110 = stablehlo.multiply %iterArg_30, %85 : tensor<4x3xf32>
      %111 = stablehlo.subtract %109, %110 : tensor<4x3xf32>
      %112 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %113 = stablehlo.multiply %iterArg_28, %112 : tensor<4x3xf32>
      %114 = stablehlo.add %111, %113 : tensor<4x3xf32>
      %115 = stablehlo.multiply %100, %114 : tensor<4x3xf32>
      %116 = stablehlo.subtract %107, %115 : tensor<4x3xf32>
      %117 = stablehlo.divide %116, %91 : tensor<4x3xf32>
      %118 = stablehlo.select %93, %117, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      %119 = stablehlo.subtract %118, %iterArg_33 : tensor<4x3xf32>
      %120 = stablehlo.abs %119 : tensor<4x3xf32>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %122 = stablehlo.select %93, %120, %121 : tensor<4x3xi1>, tensor<4x3xf32>
      %123 = stablehlo.abs %88 : tensor<4x3xf32>
      %cst_40 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<f32>
      %125 = stablehlo.divide %124, %cst_40 : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %127 = stablehlo.compare GT, %123, %126, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %cst_42 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %129 = stablehlo.multiply %iterArg_25, %128 : tensor<4x3xf32>
      %130 = stablehlo.select %127, %129, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_43 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %131 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %132 = stablehlo.multiply %88, %131 : tensor<4x3xf32>
      %133 = stablehlo.select %127, %132, %88 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_44 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %135 = stablehlo.multiply %iterArg_26, %134 : tensor<4x3xf32>
      %136 = stablehlo.select %127, %135, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %138 = stablehlo.multiply %91, %137 : tensor<4x3xf32>
      %139 = stablehlo.select %127, %138, %91 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %140 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %141 = stablehlo.multiply %iterArg_31, %140 : tensor<4x3xf32>
      %142 = stablehlo.select %127, %141, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %144 = stablehlo.multiply %iterArg_32, %143 : tensor<4x3xf32>
      %145 = stablehlo.select %127, %144, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %146 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %147 = stablehlo.multiply %107, %146 : tensor<4x3xf32>
      %148 = stablehlo.select %127, %147, %107 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %150 = stablehlo.multiply %114, %149 : tensor<4x3xf32>
      %151 = stablehlo.select %127, %150, %114 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %153 = stablehlo.compare GT, %122, %152, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %154 = stablehlo.and %iterArg, %153 : tensor<4x3xi1>
      %155 = stablehlo.select %iterArg, %100, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %156 = stablehlo.select %iterArg, %99, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %157 = stablehlo.select %iterArg, %81, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %158 = stablehlo.select %iterArg, %83, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %159 = stablehlo.select %iterArg, %133, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %160 = stablehlo.select %iterArg, %139, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %161 = stablehlo.select %iterArg, %130, %iterArg_27 : tensor<4x3xi1>, tensor<4x3xf32>
      %162 = stablehlo.select %iterArg, %136, %iterArg_28 : tensor<4x3xi1>, tensor<4x3xf32>
      %163 = stablehlo.select %iterArg, %142, %iterArg_29 : tensor<4x3xi1>, tensor<4x3xf32>
      %164 = stablehlo.select %iterArg, %145, %iterArg_30 : tensor<4x3xi1>, tensor<4x3xf32>
      %165 = stablehlo.select %iterArg, %148, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %166 = stablehlo.select %iterArg, %151, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %167 = stablehlo.select %iterArg, %118, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %154, %155, %156, %157, %158, %79, %159, %160, %161, %162, %163, %164, %165, %166, %167 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %48 = stablehlo.log %arg1 : tensor<4x3xf32>
    %49 = chlo.digamma %arg0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %50 = stablehlo.subtract %48, %49 : tensor<4x3xf32>
    %51 = stablehlo.multiply %47#1, %50 : tensor<4x3xf32>
    %52 = stablehlo.add %47#14, %51 : tensor<4x3xf32>
    %53 = stablehlo.multiply %52, %arg1 : tensor<4x3xf32>
    %54 = stablehlo.negate %53 : tensor<4x3xf32>
    %55 = stablehlo.negate %54 : tensor<4x3xf32>
    %56 = stablehlo.not %13 : tensor<4x3xi1>
    %57 = stablehlo.and %27, %56 : tensor<4x3xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %62:7 = stablehlo.while(%iterArg = %57, %iterArg_20 = %arg0, %iterArg_21 = %58, %iterArg_22 = %59, %iterArg_23 = %arg1, %iterArg_24 = %60, %iterArg_25 = %61) : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %79 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %79 : tensor<i1>
    } do {
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %80 = stablehlo.add %iterArg_20, %79 : tensor<4x3xf32>
      %81 = stablehlo.divide %iterArg_23, %80 : tensor<4x3xf32>
      %82 = stablehlo.multiply %iterArg_24, %81 : tensor<4x3xf32>
      %83 = stablehlo.multiply %iterArg_21, %iterArg_23 : tensor<4x3xf32>
      %84 = stablehlo.multiply %80, %80 : tensor<4x3xf32>
      %85 = stablehlo.divide %83, %84 : tensor<4x3xf32>
      %86 = stablehlo.subtract %82, %85 : tensor<4x3xf32>
      %87 = stablehlo.add %iterArg_25, %86 : tensor<4x3xf32>
      %88 = stablehlo.divide %iterArg_23, %80 : tensor<4x3xf32>
      %89 = stablehlo.multiply %iterArg_21, %88 : tensor<4x3xf32>
      %90 = stablehlo.add %iterArg_22, %89 : tensor<4x3xf32>
      %91 = stablehlo.divide %86, %87 : tensor<4x3xf32>
      %92 = stablehlo.abs %91 : tensor<4x3xf32>
      %cst_27 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %94 = stablehlo.compare GT, %92, %93, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %95 = stablehlo.and %iterArg, %94 : tensor<4x3xi1>
      %96 = stablehlo.select %iterArg, %80, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %97 = stablehlo.select %iterArg, %89, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %98 = stablehlo.select %iterArg, %90, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %99 = stablehlo.select %iterArg, %iterArg_23, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %100 = stablehlo.select %iterArg, %86, %iterArg_24 : tensor<4x3xi1>, tensor<4x3xf32>
      %101 = stablehlo.select %iterArg, %87, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %95, %96, %97, %98, %99, %100, %101 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %63 = stablehlo.log %arg1 : tensor<4x3xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %65 = stablehlo.add %arg0, %64 : tensor<4x3xf32>
    %66 = chlo.digamma %65 : tensor<4x3xf32> -> tensor<4x3xf32>
    %67 = stablehlo.subtract %63, %66 : tensor<4x3xf32>
    %68 = stablehlo.multiply %62#3, %67 : tensor<4x3xf32>
    %69 = stablehlo.add %62#6, %68 : tensor<4x3xf32>
    %70 = stablehlo.negate %69 : tensor<4x3xf32>
    %71 = stablehlo.multiply %70, %arg1 : tensor<4x3xf32>
    %72 = stablehlo.divide %71, %arg0 : tensor<4x3xf32>
    %73 = stablehlo.select %13, %55, %72 : tensor<4x3xi1>, tensor<4x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %75 = stablehlo.select %4, %74, %73 : tensor<4x3xi1>, tensor<4x3xf32>
    %76 = stablehlo.or %9, %2 : tensor<4x3xi1>
    %cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %78 = stablehlo.select %76, %77, %75 : tensor<4x3xi1>, tensor<4x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%78, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf32>, tensor<4x3xf32>) {
    %c0 = stablehlo.constant dense<[[4.6361737, 0.7364166, 5.6185346], [3.9415233, 1.7630302, 2.7971275], [4.571152, 0.67563295, 3.494381], [1.6998012, 4.2967515, 3.4914448]]> : tensor<4x3xf32>
    %c1 = stablehlo.constant dense<[[4.0159903, 4.888766, 2.7861147], [3.9990416, 4.564141, 1.2306978], [3.1778224, 4.682032, 1.3076602], [3.284359, 3.588911, 4.340647]]> : tensor<4x3xf32>
    return %c0, %c1 : tensor<4x3xf32>, tensor<4x3xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[0.9638913, 2.749113, 0.71026695], [1.0507725, 1.7012311, 0.6830223], [0.85974264, 2.840138, 0.6151291], [1.504837, 0.94868225, 1.1672654]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
}

// -----

module @lax_random_gamma_grad_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x3xf64>, tensor<4x3xf64>)
    %want0 = call @expected() : () -> tensor<4x3xf64>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %2 = stablehlo.or %0, %1 : tensor<4x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %6 = stablehlo.compare LT, %arg1, %5, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %8 = stablehlo.compare LE, %arg0, %7, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %9 = stablehlo.or %6, %8 : tensor<4x3xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %11 = stablehlo.compare GT, %arg1, %10, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %12 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %13 = stablehlo.and %11, %12 : tensor<4x3xi1>
    %14 = stablehlo.log %arg1 : tensor<4x3xf64>
    %15 = stablehlo.multiply %arg0, %14 : tensor<4x3xf64>
    %16 = stablehlo.subtract %15, %arg1 : tensor<4x3xf64>
    %17 = chlo.lgamma %arg0 : tensor<4x3xf64> -> tensor<4x3xf64>
    %18 = stablehlo.subtract %16, %17 : tensor<4x3xf64>
    %cst_3 = stablehlo.constant dense<1.7976931348623157E+308> : tensor<f64>
    %19 = stablehlo.log %cst_3 : tensor<f64>
    %20 = stablehlo.negate %19 : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %22 = stablehlo.compare LT, %18, %21, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %23 = stablehlo.exponential %18 : tensor<4x3xf64>
    %24 = stablehlo.or %4, %9 : tensor<4x3xi1>
    %25 = stablehlo.or %24, %22 : tensor<4x3xi1>
    %26 = stablehlo.or %25, %2 : tensor<4x3xi1>
    %27 = stablehlo.not %26 : tensor<4x3xi1>
    %28 = stablehlo.and %27, %13 : tensor<4x3xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %30 = stablehlo.subtract %29, %arg0 : tensor<4x3xf64>
    %31 = stablehlo.add %arg1, %30 : tensor<4x3xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %33 = stablehlo.add %31, %32 : tensor<4x3xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %36 = stablehlo.add %arg1, %35 : tensor<4x3xf64>
    %37 = stablehlo.multiply %33, %arg1 : tensor<4x3xf64>
    %38 = stablehlo.divide %36, %37 : tensor<4x3xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %43 = stablehlo.negate %arg1 : tensor<4x3xf64>
    %44 = stablehlo.multiply %38, %43 : tensor<4x3xf64>
    %45 = stablehlo.subtract %42, %44 : tensor<4x3xf64>
    %46 = stablehlo.divide %45, %37 : tensor<4x3xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %47:15 = stablehlo.while(%iterArg = %28, %iterArg_20 = %38, %iterArg_21 = %39, %iterArg_22 = %30, %iterArg_23 = %33, %iterArg_24 = %cst_12, %iterArg_25 = %36, %iterArg_26 = %37, %iterArg_27 = %34, %iterArg_28 = %arg1, %iterArg_29 = %40, %iterArg_30 = %41, %iterArg_31 = %42, %iterArg_32 = %43, %iterArg_33 = %46) : tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<f64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>
    cond {
      %cst_34 = stablehlo.constant dense<2.000000e+03> : tensor<f64>
      %79 = stablehlo.compare LT, %iterArg_24, %cst_34, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %80 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      %81 = stablehlo.and %79, %80 : tensor<i1>
      stablehlo.return %81 : tensor<i1>
    } do {
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %79 = stablehlo.add %iterArg_24, %cst_34 : tensor<f64>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %80 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %81 = stablehlo.add %iterArg_22, %80 : tensor<4x3xf64>
      %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %82 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %83 = stablehlo.add %iterArg_23, %82 : tensor<4x3xf64>
      %84 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %85 = stablehlo.multiply %81, %84 : tensor<4x3xf64>
      %86 = stablehlo.multiply %iterArg_25, %83 : tensor<4x3xf64>
      %87 = stablehlo.multiply %iterArg_27, %85 : tensor<4x3xf64>
      %88 = stablehlo.subtract %86, %87 : tensor<4x3xf64>
      %89 = stablehlo.multiply %iterArg_26, %83 : tensor<4x3xf64>
      %90 = stablehlo.multiply %iterArg_28, %85 : tensor<4x3xf64>
      %91 = stablehlo.subtract %89, %90 : tensor<4x3xf64>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %92 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %93 = stablehlo.compare NE, %91, %92, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
      %94 = stablehlo.divide %88, %91 : tensor<4x3xf64>
      %95 = stablehlo.subtract %iterArg_20, %94 : tensor<4x3xf64>
      %96 = stablehlo.divide %95, %94 : tensor<4x3xf64>
      %97 = stablehlo.abs %96 : tensor<4x3xf64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %98 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %99 = stablehlo.select %93, %97, %98 : tensor<4x3xi1>, tensor<4x3xf64>
      %100 = stablehlo.select %93, %94, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf64>
      %101 = stablehlo.multiply %iterArg_31, %83 : tensor<4x3xf64>
      %102 = stablehlo.subtract %101, %iterArg_25 : tensor<4x3xf64>
      %103 = stablehlo.multiply %iterArg_29, %85 : tensor<4x3xf64>
      %104 = stablehlo.subtract %102, %103 : tensor<4x3xf64>
      %105 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %106 = stablehlo.multiply %iterArg_27, %105 : tensor<4x3xf64>
      %107 = stablehlo.add %104, %106 : tensor<4x3xf64>
      %108 = stablehlo.multiply %iterArg_32, %83 : tensor<4x3xf64>
      %109 = stablehlo.subtract %108, %iterArg_26 : tensor<4x3xf64>
      %110 = stablehlo.multiply %iterArg_30, %85 : tensor<4x3xf64>
      %111 = stablehlo.subtract %109, %110 : tensor<4x3xf64>
      %112 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %113 = stablehlo.multiply %iterArg_28, %112 : tensor<4x3xf64>
      %114 = stablehlo.add %111, %113 : tensor<4x3xf64>
      %115 = stablehlo.multiply %100, %114 : tensor<4x3xf64>
      %116 = stablehlo.subtract %107, %115 : tensor<4x3xf64>
      %117 = stablehlo.divide %116, %91 : tensor<4x3xf64>
      %118 = stablehlo.select %93, %117, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf64>
      %119 = stablehlo.subtract %118, %iterArg_33 : tensor<4x3xf64>
      %120 = stablehlo.abs %119 : tensor<4x3xf64>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %121 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %122 = stablehlo.select %93, %120, %121 : tensor<4x3xi1>, tensor<4x3xf64>
      %123 = stablehlo.abs %88 : tensor<4x3xf64>
      %cst_40 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %124 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<f64>
      %125 = stablehlo.divide %124, %cst_40 : tensor<f64>
      %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %127 = stablehlo.compare GT, %123, %126, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
      %cst_42 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %128 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %129 = stablehlo.multiply %iterArg_25, %128 : tensor<4x3xf64>
      %130 = stablehlo.select %127, %129, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_43 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %131 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %132 = stablehlo.multiply %88, %131 : tensor<4x3xf64>
      %133 = stablehlo.select %127, %132, %88 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_44 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %134 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %135 = stablehlo.multiply %iterArg_26, %134 : tensor<4x3xf64>
      %136 = stablehlo.select %127, %135, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_45 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %137 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %138 = stablehlo.multiply %91, %137 : tensor<4x3xf64>
      %139 = stablehlo.select %127, %138, %91 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_46 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %140 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %141 = stablehlo.multiply %iterArg_31, %140 : tensor<4x3xf64>
      %142 = stablehlo.select %127, %141, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_47 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %143 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %144 = stablehlo.multiply %iterArg_32, %143 : tensor<4x3xf64>
      %145 = stablehlo.select %127, %144, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_48 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %146 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %147 = stablehlo.multiply %107, %146 : tensor<4x3xf64>
      %148 = stablehlo.select %127, %147, %107 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_49 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %149 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %150 = stablehlo.multiply %114, %149 : tensor<4x3xf64>
      %151 = stablehlo.select %127, %150, %114 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_50 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %152 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %153 = stablehlo.compare GT, %122, %152, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
      %154 = stablehlo.and %iterArg, %153 : tensor<4x3xi1>
      %155 = stablehlo.select %iterArg, %100, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf64>
      %156 = stablehlo.select %iterArg, %99, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf64>
      %157 = stablehlo.select %iterArg, %81, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf64>
      %158 = stablehlo.select %iterArg, %83, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf64>
      %159 = stablehlo.select %iterArg, %133, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf64>
      %160 = stablehlo.select %iterArg, %139, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf64>
      %161 = stablehlo.select %iterArg, %130, %iterArg_27 : tensor<4x3xi1>, tensor<4x3xf64>
      %162 = stablehlo.select %iterArg, %136, %iterArg_28 : tensor<4x3xi1>, tensor<4x3xf64>
      %163 = stablehlo.select %iterArg, %142, %iterArg_29 : tensor<4x3xi1>, tensor<4x3xf64>
      %164 = stablehlo.select %iterArg, %145, %iterArg_30 : tensor<4x3xi1>, tensor<4x3xf64>
      %165 = stablehlo.select %iterArg, %148, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf64>
      %166 = stablehlo.select %iterArg, %151, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf64>
      %167 = stablehlo.select %iterArg, %118, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf64>
      stablehlo.return %154, %155, %156, %157, %158, %79, %159, %160, %161, %162, %163, %164, %165, %166, %167 : tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<f64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>
    }
    %48 = stablehlo.log %arg1 : tensor<4x3xf64>
    %49 = chlo.digamma %arg0 : tensor<4x3xf64> -> tensor<4x3xf64>
    %50 = stablehlo.subtract %48, %49 : tensor<4x3xf64>
    %51 = stablehlo.multiply %47#1, %50 : tensor<4x3xf64>
    %52 = stablehlo.add %47#14, %51 : tensor<4x3xf64>
    %53 = stablehlo.multiply %52, %arg1 : tensor<4x3xf64>
    %54 = stablehlo.negate %53 : tensor<4x3xf64>
    %55 = stablehlo.negate %54 : tensor<4x3xf64>
    %56 = stablehlo.not %13 : tensor<4x3xi1>
    %57 = stablehlo.and %27, %56 : tensor<4x3xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %62:7 = stablehlo.while(%iterArg = %57, %iterArg_20 = %arg0, %iterArg_21 = %58, %iterArg_22 = %59, %iterArg_23 = %arg1, %iterArg_24 = %60, %iterArg_25 = %61) : tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %79 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %79 : tensor<i1>
    } do {
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %79 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %80 = stablehlo.add %iterArg_20, %79 : tensor<4x3xf64>
      %81 = stablehlo.divide %iterArg_23, %80 : tensor<4x3xf64>
      %82 = stablehlo.multiply %iterArg_24, %81 : tensor<4x3xf64>
      %83 = stablehlo.multiply %iterArg_21, %iterArg_23 : tensor<4x3xf64>
      %84 = stablehlo.multiply %80, %80 : tensor<4x3xf64>
      %85 = stablehlo.divide %83, %84 : tensor<4x3xf64>
      %86 = stablehlo.subtract %82, %85 : tensor<4x3xf64>
      %87 = stablehlo.add %iterArg_25, %86 : tensor<4x3xf64>
      %88 = stablehlo.divide %iterArg_23, %80 : tensor<4x3xf64>
      %89 = stablehlo.multiply %iterArg_21, %88 : tensor<4x3xf64>
      %90 = stablehlo.add %iterArg_22, %89 : tensor<4x3xf64>
      %91 = stablehlo.divide %86, %87 : tensor<4x3xf64>
      %92 = stablehlo.abs %91 : tensor<4x3xf64>
      %cst_27 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %94 = stablehlo.compare GT, %92, %93, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
      %95 = stablehlo.and %iterArg, %94 : tensor<4x3xi1>
      %96 = stablehlo.select %iterArg, %80, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf64>
      %97 = stablehlo.select %iterArg, %89, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf64>
      %98 = stablehlo.select %iterArg, %90, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf64>
      %99 = stablehlo.select %iterArg, %iterArg_23, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf64>
      %100 = stablehlo.select %iterArg, %86, %iterArg_24 : tensor<4x3xi1>, tensor<4x3xf64>
      %101 = stablehlo.select %iterArg, %87, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf64>
      stablehlo.return %95, %96, %97, %98, %99, %100, %101 : tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>
    }
    %63 = stablehlo.log %arg1 : tensor<4x3xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %65 = stablehlo.add %arg0, %64 : tensor<4x3xf64>
    %66 = chlo.digamma %65 : tensor<4x3xf64> -> tensor<4x3xf64>
    %67 = stablehlo.subtract %63, %66 : tensor<4x3xf64>
    %68 = stablehlo.multiply %62#3, %67 : tensor<4x3xf64>
    %69 = stablehlo.add %62#6, %68 : tensor<4x3xf64>
    %70 = stablehlo.negate %69 : tensor<4x3xf64>
    %71 = stablehlo.multiply %70, %arg1 : tensor<4x3xf64>
    %72 = stablehlo.divide %71, %arg0 : tensor<4x3xf64>
    %73 = stablehlo.select %13, %55, %72 : tensor<4x3xi1>, tensor<4x3xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %75 = stablehlo.select %4, %74, %73 : tensor<4x3xi1>, tensor<4x3xf64>
    %76 = stablehlo.or %9, %2 : tensor<4x3xi1>
    %cst_19 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %78 = stablehlo.select %76, %77, %75 : tensor<4x3xi1>, tensor<4x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%78, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf64>, tensor<4x3xf64>) {
    %c0 = stablehlo.constant dense<[[1.5771384123376606, 5.713290692241412, 3.3741048595833543], [0.7324994516538343, 2.4271128666168167, 2.338728635147655], [0.8103019730949624, 1.3480402839137522, 4.7322122246723834], [2.3016877766095245, 1.4408553538905735, 3.0425371786021267]]> : tensor<4x3xf64>
    %c1 = stablehlo.constant dense<[[0.501547462308465, 5.745611219408113, 4.287504621066512], [1.7446619906057446, 1.6953043968925687, 0.7870434057252301], [2.0136339168826884, 3.5335208598265666, 1.9537719866214656], [2.8501205673848586, 2.094723070656495, 3.731665835461282]]> : tensor<4x3xf64>
    return %c0, %c1 : tensor<4x3xf64>, tensor<4x3xf64>
  }
  func.func private @expected() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[0.5880458578522016, 1.0325369382519751, 1.1815627127289008], [1.8604126469128224, 0.889380118638499, 0.5903943611284824], [1.8579397340077772, 1.7593994370284636, 0.6435740940755011], [1.1939249289577558, 1.3442542902706958, 1.167834007428934]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
}
