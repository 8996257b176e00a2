module @lax_igamma_grad_a_bf16 {
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
      %80 = stablehlo.compare LT, %iterArg_24, %cst_34, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %81 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      %82 = stablehlo.and %80, %81 : tensor<i1>
      stablehlo.return %82 : tensor<i1>
    } do {
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.add %iterArg_24, %cst_34 : tensor<f32>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %82 = stablehlo.add %iterArg_22, %81 : tensor<4x3xf32>
      %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %84 = stablehlo.add %iterArg_23, %83 : tensor<4x3xf32>
      %85 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %86 = stablehlo.multiply %82, %85 : tensor<4x3xf32>
      %87 = stablehlo.multiply %iterArg_25, %84 : tensor<4x3xf32>
      %88 = stablehlo.multiply %iterArg_27, %86 : tensor<4x3xf32>
      %89 = stablehlo.subtract %87, %88 : tensor<4x3xf32>
      %90 = stablehlo.multiply %iterArg_26, %84 : tensor<4x3xf32>
      %91 = stablehlo.multiply %iterArg_28, %86 : tensor<4x3xf32>
      %92 = stablehlo.subtract %90, %91 : tensor<4x3xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %94 = stablehlo.compare NE, %92, %93, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %95 = stablehlo.divide %89, %92 : tensor<4x3xf32>
      %96 = stablehlo.subtract %iterArg_20, %95 : tensor<4x3xf32>
      %97 = stablehlo.divide %96, %95 : tensor<4x3xf32>
      %98 = stablehlo.abs %97 : tensor<4x3xf32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %100 = stablehlo.select %94, %98, %99 : tensor<4x3xi1>, tensor<4x3xf32>
      %101 = stablehlo.select %94, %95, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %102 = stablehlo.multiply %iterArg_31, %84 : tensor<4x3xf32>
      %103 = stablehlo.subtract %102, %iterArg_25 : tensor<4x3xf32>
      %104 = stablehlo.multiply %iterArg_29, %86 : tensor<4x3xf32>
      %105 = stablehlo.subtract %103, %104 : tensor<4x3xf32>
      %106 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %107 = stablehlo.multiply %iterArg_27, %106 : tensor<4x3xf32>
      %108 = stablehlo.add %105, %107 : tensor<4x3xf32>
      %109 = stablehlo.multiply %iterArg_32, %84 : tensor<4x3xf32>
      %110 = stablehlo.subtract %109, %iterArg_26 : tensor<4x3xf32>
      %111 = stablehlo.multiply %iterArg_30, %86 : tensor<4x3xf32>
      %112 = stablehlo.subtract %110, %111 : tensor<4x3xf32>
      %113 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %114 = stablehlo.multiply %iterArg_28, %113 : tensor<4x3xf32>
      %115 = stablehlo.add %112, %114 : tensor<4x3xf32>
      %116 = stablehlo.multiply %101, %115 : tensor<4x3xf32>
      %117 = stablehlo.subtract %108, %116 : tensor<4x3xf32>
      %118 = stablehlo.divide %117, %92 : tensor<4x3xf32>
      %119 = stablehlo.select %94, %118, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      %120 = stablehlo.subtract %119, %iterArg_33 : tensor<4x3xf32>
      %121 = stablehlo.abs %120 : tensor<4x3xf32>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %123 = stablehlo.select %94, %121, %122 : tensor<4x3xi1>, tensor<4x3xf32>
      %124 = stablehlo.abs %89 : tensor<4x3xf32>
      %cst_40 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<f32>
      %126 = stablehlo.divide %125, %cst_40 : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %128 = stablehlo.compare GT, %124, %127, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %cst_42 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %130 = stablehlo.multiply %iterArg_25, %129 : tensor<4x3xf32>
      %131 = stablehlo.select %128, %130, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_43 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %133 = stablehlo.multiply %89, %132 : tensor<4x3xf32>
      %134 = stablehlo.select %128, %133, %89 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_44 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %136 = stablehlo.multiply %iterArg_26, %135 : tensor<4x3xf32>
      %137 = stablehlo.select %128, %136, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %139 = stablehlo.multiply %92, %138 : tensor<4x3xf32>
      %140 = stablehlo.select %128, %139, %92 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %142 = stablehlo.multiply %iterArg_31, %141 : tensor<4x3xf32>
      %143 = stablehlo.select %128, %142, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %145 = stablehlo.multiply %iterArg_32, %144 : tensor<4x3xf32>
      %146 = stablehlo.select %128, %145, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %148 = stablehlo.multiply %108, %147 : tensor<4x3xf32>
      %149 = stablehlo.select %128, %148, %108 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %151 = stablehlo.multiply %115, %150 : tensor<4x3xf32>
      %152 = stablehlo.select %128, %151, %115 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %154 = stablehlo.compare GT, %123, %153, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %155 = stablehlo.and %iterArg, %154 : tensor<4x3xi1>
      %156 = stablehlo.select %iterArg, %101, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %157 = stablehlo.select %iterArg, %100, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %158 = stablehlo.select %iterArg, %82, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %159 = stablehlo.select %iterArg, %84, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %160 = stablehlo.select %iterArg, %134, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %161 = stablehlo.select %iterArg, %140, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %162 = stablehlo.select %iterArg, %131, %iterArg_27 : tensor<4x3xi1>, tensor<4x3xf32>
      %163 = stablehlo.select %iterArg, %137, %iterArg_28 : tensor<4x3xi1>, tensor<4x3xf32>
      %164 = stablehlo.select %iterArg, %143, %iterArg_29 : tensor<4x3xi1>, tensor<4x3xf32>
      %165 = stablehlo.select %iterArg, %146, %iterArg_30 : tensor<4x3xi1>, tensor<4x3xf32>
      %166 = stablehlo.select %iterArg, %149, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %167 = stablehlo.select %iterArg, %152, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %168 = stablehlo.select %iterArg, %119, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %155, %156, %157, %158, %159, %80, %160, %161, %162, %163, %164, %165, %166, %167, %168 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %50 = stablehlo.log %1 : tensor<4x3xf32>
    %51 = chlo.digamma %0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %52 = stablehlo.subtract %50, %51 : tensor<4x3xf32>
    %53 = stablehlo.multiply %49#1, %52 : tensor<4x3xf32>
    %54 = stablehlo.add %53, %49#14 : tensor<4x3xf32>
    %55 = stablehlo.multiply %25, %54 : tensor<4x3xf32>
    %56 = stablehlo.negate %55 : tensor<4x3xf32>
    %57 = stablehlo.not %15 : tensor<4x3xi1>
    %58 = stablehlo.and %29, %57 : tensor<4x3xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %63:7 = stablehlo.while(%iterArg = %58, %iterArg_20 = %0, %iterArg_21 = %59, %iterArg_22 = %60, %iterArg_23 = %1, %iterArg_24 = %61, %iterArg_25 = %62) : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %80 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %80 : tensor<i1>
    } do {
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %81 = stablehlo.add %iterArg_20, %80 : tensor<4x3xf32>
      %82 = stablehlo.divide %iterArg_23, %81 : tensor<4x3xf32>
      %83 = stablehlo.multiply %iterArg_24, %82 : tensor<4x3xf32>
      %84 = stablehlo.multiply %iterArg_21, %iterArg_23 : tensor<4x3xf32>
      %85 = stablehlo.multiply %81, %81 : tensor<4x3xf32>
      %86 = stablehlo.divide %84, %85 : tensor<4x3xf32>
      %87 = stablehlo.subtract %83, %86 : tensor<4x3xf32>
      %88 = stablehlo.add %iterArg_25, %87 : tensor<4x3xf32>
      %89 = stablehlo.divide %iterArg_23, %81 : tensor<4x3xf32>
      %90 = stablehlo.multiply %iterArg_21, %89 : tensor<4x3xf32>
      %91 = stablehlo.add %iterArg_22, %90 : tensor<4x3xf32>
      %92 = stablehlo.divide %87, %88 : tensor<4x3xf32>
      %93 = stablehlo.abs %92 : tensor<4x3xf32>
      %cst_27 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %95 = stablehlo.compare GT, %93, %94, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %96 = stablehlo.and %iterArg, %95 : tensor<4x3xi1>
      %97 = stablehlo.select %iterArg, %81, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %98 = stablehlo.select %iterArg, %90, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %99 = stablehlo.select %iterArg, %91, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %100 = stablehlo.select %iterArg, %iterArg_23, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %101 = stablehlo.select %iterArg, %87, %iterArg_24 : tensor<4x3xi1>, tensor<4x3xf32>
      %102 = stablehlo.select %iterArg, %88, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %96, %97, %98, %99, %100, %101, %102 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %64 = stablehlo.log %1 : tensor<4x3xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %66 = stablehlo.add %0, %65 : tensor<4x3xf32>
    %67 = chlo.digamma %66 : tensor<4x3xf32> -> tensor<4x3xf32>
    %68 = stablehlo.subtract %64, %67 : tensor<4x3xf32>
    %69 = stablehlo.multiply %63#3, %68 : tensor<4x3xf32>
    %70 = stablehlo.add %69, %63#6 : tensor<4x3xf32>
    %71 = stablehlo.multiply %25, %70 : tensor<4x3xf32>
    %72 = stablehlo.divide %71, %0 : tensor<4x3xf32>
    %73 = stablehlo.select %15, %56, %72 : tensor<4x3xi1>, tensor<4x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %75 = stablehlo.select %6, %74, %73 : tensor<4x3xi1>, tensor<4x3xf32>
    %76 = stablehlo.or %11, %4 : tensor<4x3xi1>
    %cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %78 = stablehlo.select %76, %77, %75 : tensor<4x3xi1>, tensor<4x3xf32>
    %79 = stablehlo.convert %78 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%79, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xbf16>, tensor<4x3xbf16>) {
    %c0 = stablehlo.constant dense<[[5.875, 3.53125, 2.171875], [0.7109375, 5.59375, 6.0], [2.203125, 2.46875, 3.578125], [0.5078125, 2.359375, 5.8125]]> : tensor<4x3xbf16>
    %c1 = stablehlo.constant dense<[[4.875, 5.90625, 1.640625], [1.265625, 5.46875, 1.984375], [4.6875, 5.5, 2.984375], [0.7578125, 0.65234375, 5.5]]> : tensor<4x3xbf16>
    return %c0, %c1 : tensor<4x3xbf16>, tensor<4x3xbf16>
  }
  func.func private @expected() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[-0.166015625, -0.09521484375, -0.298828125], [-0.337890625, -0.1728515625, -0.019775390625], [-0.08203125, -0.059814453125, -0.2236328125], [-0.5, -0.1259765625, -0.1708984375]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
}

// -----

module @lax_igamma_grad_a_f16 {
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
      %80 = stablehlo.compare LT, %iterArg_24, %cst_34, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %81 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      %82 = stablehlo.and %80, %81 : tensor<i1>
      stablehlo.return %82 : tensor<i1>
    } do {
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.add %iterArg_24, %cst_34 : tensor<f32>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %82 = stablehlo.add %iterArg_22, %81 : tensor<4x3xf32>
      %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %84 = stablehlo.add %iterArg_23, %83 : tensor<4x3xf32>
      %85 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %86 = stablehlo.multiply %82, %85 : tensor<4x3xf32>
      %87 = stablehlo.multiply %iterArg_25, %84 : tensor<4x3xf32>
      %88 = stablehlo.multiply %iterArg_27, %86 : tensor<4x3xf32>
      %89 = stablehlo.subtract %87, %88 : tensor<4x3xf32>
      %90 = stablehlo.multiply %iterArg_26, %84 : tensor<4x3xf32>
      %91 = stablehlo.multiply %iterArg_28, %86 : tensor<4x3xf32>
      %92 = stablehlo.subtract %90, %91 : tensor<4x3xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %94 = stablehlo.compare NE, %92, %93, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %95 = stablehlo.divide %89, %92 : tensor<4x3xf32>
      %96 = stablehlo.subtract %iterArg_20, %95 : tensor<4x3xf32>
      %97 = stablehlo.divide %96, %95 : tensor<4x3xf32>
      %98 = stablehlo.abs %97 : tensor<4x3xf32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %100 = stablehlo.select %94, %98, %99 : tensor<4x3xi1>, tensor<4x3xf32>
      %101 = stablehlo.select %94, %95, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %102 = stablehlo.multiply %iterArg_31, %84 : tensor<4x3xf32>
      %103 = stablehlo.subtract %102, %iterArg_25 : tensor<4x3xf32>
      %104 = stablehlo.multiply %iterArg_29, %86 : tensor<4x3xf32>
      %105 = stablehlo.subtract %103, %104 : tensor<4x3xf32>
      %106 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %107 = stablehlo.multiply %iterArg_27, %106 : tensor<4x3xf32>
      %108 = stablehlo.add %105, %107 : tensor<4x3xf32>
      %109 = stablehlo.multiply %iterArg_32, %84 : tensor<4x3xf32>
      %110 = stablehlo.subtract %109, %iterArg_26 : tensor<4x3xf32>
      %111 = stablehlo.multiply %iterArg_30, %86 : tensor<4x3xf32>
      %112 = stablehlo.subtract %110, %111 : tensor<4x3xf32>
      %113 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %114 = stablehlo.multiply %iterArg_28, %113 : tensor<4x3xf32>
      %115 = stablehlo.add %112, %114 : tensor<4x3xf32>
      %116 = stablehlo.multiply %101, %115 : tensor<4x3xf32>
      %117 = stablehlo.subtract %108, %116 : tensor<4x3xf32>
      %118 = stablehlo.divide %117, %92 : tensor<4x3xf32>
      %119 = stablehlo.select %94, %118, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      %120 = stablehlo.subtract %119, %iterArg_33 : tensor<4x3xf32>
      %121 = stablehlo.abs %120 : tensor<4x3xf32>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %123 = stablehlo.select %94, %121, %122 : tensor<4x3xi1>, tensor<4x3xf32>
      %124 = stablehlo.abs %89 : tensor<4x3xf32>
      %cst_40 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<f32>
      %126 = stablehlo.divide %125, %cst_40 : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %128 = stablehlo.compare GT, %124, %127, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %cst_42 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %130 = stablehlo.multiply %iterArg_25, %129 : tensor<4x3xf32>
      %131 = stablehlo.select %128, %130, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_43 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %133 = stablehlo.multiply %89, %132 : tensor<4x3xf32>
      %134 = stablehlo.select %128, %133, %89 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_44 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %136 = stablehlo.multiply %iterArg_26, %135 : tensor<4x3xf32>
      %137 = stablehlo.select %128, %136, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %139 = stablehlo.multiply %92, %138 : tensor<4x3xf32>
      %140 = stablehlo.select %128, %139, %92 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %142 = stablehlo.multiply %iterArg_31, %141 : tensor<4x3xf32>
      %143 = stablehlo.select %128, %142, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %145 = stablehlo.multiply %iterArg_32, %144 : tensor<4x3xf32>
      %146 = stablehlo.select %128, %145, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %148 = stablehlo.multiply %108, %147 : tensor<4x3xf32>
      %149 = stablehlo.select %128, %148, %108 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %151 = stablehlo.multiply %115, %150 : tensor<4x3xf32>
      %152 = stablehlo.select %128, %151, %115 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %154 = stablehlo.compare GT, %123, %153, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %155 = stablehlo.and %iterArg, %154 : tensor<4x3xi1>
      %156 = stablehlo.select %iterArg, %101, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %157 = stablehlo.select %iterArg, %100, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %158 = stablehlo.select %iterArg, %82, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %159 = stablehlo.select %iterArg, %84, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %160 = stablehlo.select %iterArg, %134, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %161 = stablehlo.select %iterArg, %140, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %162 = stablehlo.select %iterArg, %131, %iterArg_27 : tensor<4x3xi1>, tensor<4x3xf32>
      %163 = stablehlo.select %iterArg, %137, %iterArg_28 : tensor<4x3xi1>, tensor<4x3xf32>
      %164 = stablehlo.select %iterArg, %143, %iterArg_29 : tensor<4x3xi1>, tensor<4x3xf32>
      %165 = stablehlo.select %iterArg, %146, %iterArg_30 : tensor<4x3xi1>, tensor<4x3xf32>
      %166 = stablehlo.select %iterArg, %149, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %167 = stablehlo.select %iterArg, %152, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %168 = stablehlo.select %iterArg, %119, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %155, %156, %157, %158, %159, %80, %160, %161, %162, %163, %164, %165, %166, %167, %168 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %50 = stablehlo.log %1 : tensor<4x3xf32>
    %51 = chlo.digamma %0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %52 = stablehlo.subtract %50, %51 : tensor<4x3xf32>
    %53 = stablehlo.multiply %49#1, %52 : tensor<4x3xf32>
    %54 = stablehlo.add %53, %49#14 : tensor<4x3xf32>
    %55 = stablehlo.multiply %25, %54 : tensor<4x3xf32>
    %56 = stablehlo.negate %55 : tensor<4x3xf32>
    %57 = stablehlo.not %15 : tensor<4x3xi1>
    %58 = stablehlo.and %29, %57 : tensor<4x3xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %63:7 = stablehlo.while(%iterArg = %58, %iterArg_20 = %0, %iterArg_21 = %59, %iterArg_22 = %60, %iterArg_23 = %1, %iterArg_24 = %61, %iterArg_25 = %62) : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %80 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %80 : tensor<i1>
    } do {
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %81 = stablehlo.add %iterArg_20, %80 : tensor<4x3xf32>
      %82 = stablehlo.divide %iterArg_23, %81 : tensor<4x3xf32>
      %83 = stablehlo.multiply %iterArg_24, %82 : tensor<4x3xf32>
      %84 = stablehlo.multiply %iterArg_21, %iterArg_23 : tensor<4x3xf32>
      %85 = stablehlo.multiply %81, %81 : tensor<4x3xf32>
      %86 = stablehlo.divide %84, %85 : tensor<4x3xf32>
      %87 = stablehlo.subtract %83, %86 : tensor<4x3xf32>
      %88 = stablehlo.add %iterArg_25, %87 : tensor<4x3xf32>
      %89 = stablehlo.divide %iterArg_23, %81 : tensor<4x3xf32>
      %90 = stablehlo.multiply %iterArg_21, %89 : tensor<4x3xf32>
      %91 = stablehlo.add %iterArg_22, %90 : tensor<4x3xf32>
      %92 = stablehlo.divide %87, %88 : tensor<4x3xf32>
      %93 = stablehlo.abs %92 : tensor<4x3xf32>
      %cst_27 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %95 = stablehlo.compare GT, %93, %94, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %96 = stablehlo.and %iterArg, %95 : tensor<4x3xi1>
      %97 = stablehlo.select %iterArg, %81, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %98 = stablehlo.select %iterArg, %90, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %99 = stablehlo.select %iterArg, %91, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %100 = stablehlo.select %iterArg, %iterArg_23, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %101 = stablehlo.select %iterArg, %87, %iterArg_24 : tensor<4x3xi1>, tensor<4x3xf32>
      %102 = stablehlo.select %iterArg, %88, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %96, %97, %98, %99, %100, %101, %102 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %64 = stablehlo.log %1 : tensor<4x3xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %66 = stablehlo.add %0, %65 : tensor<4x3xf32>
    %67 = chlo.digamma %66 : tensor<4x3xf32> -> tensor<4x3xf32>
    %68 = stablehlo.subtract %64, %67 : tensor<4x3xf32>
    %69 = stablehlo.multiply %63#3, %68 : tensor<4x3xf32>
    %70 = stablehlo.add %69, %63#6 : tensor<4x3xf32>
    %71 = stablehlo.multiply %25, %70 : tensor<4x3xf32>
    %72 = stablehlo.divide %71, %0 : tensor<4x3xf32>
    %73 = stablehlo.select %15, %56, %72 : tensor<4x3xi1>, tensor<4x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %75 = stablehlo.select %6, %74, %73 : tensor<4x3xi1>, tensor<4x3xf32>
    %76 = stablehlo.or %11, %4 : tensor<4x3xi1>
    %cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %78 = stablehlo.select %76, %77, %75 : tensor<4x3xi1>, tensor<4x3xf32>
    %79 = stablehlo.convert %78 : (tensor<4x3xf32>) -> tensor<4x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%79, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf16>, tensor<4x3xf16>) {
    %c0 = stablehlo.constant dense<[[3.998046875, 4.421875, 1.1884765625], [5.265625, 3.7109375, 0.65234375], [3.814453125, 5.68359375, 2.7578125], [5.25390625, 4.34765625, 1.087890625]]> : tensor<4x3xf16>
    %c1 = stablehlo.constant dense<[[3.298828125, 2.818359375, 1.53125], [1.4130859375, 1.857421875, 3.248046875], [5.22265625, 2.611328125, 5.05078125], [2.802734375, 4.74609375, 3.4296875]]> : tensor<4x3xf16>
    return %c0, %c1 : tensor<4x3xf16>, tensor<4x3xf16>
  }
  func.func private @expected() -> tensor<4x3xf16> {
    %c0 = stablehlo.constant dense<[[-0.2088623046875, -0.162841796875, -0.330322265625], [-0.0146484375, -0.1434326171875, -0.047698974609375], [-0.14404296875, -0.06341552734375, -0.09649658203125], [-0.1016845703125, -0.1834716796875, -0.07366943359375]]> : tensor<4x3xf16>
    return %c0 : tensor<4x3xf16>
  }
}

// -----

module @lax_igamma_grad_a_f32 {
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
      %77 = stablehlo.compare LT, %iterArg_24, %cst_34, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %78 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      %79 = stablehlo.and %77, %78 : tensor<i1>
      stablehlo.return %79 : tensor<i1>
    } do {
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %77 = stablehlo.add %iterArg_24, %cst_34 : tensor<f32>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %79 = stablehlo.add %iterArg_22, %78 : tensor<4x3xf32>
      %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %81 = stablehlo.add %iterArg_23, %80 : tensor<4x3xf32>
      %82 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %83 = stablehlo.multiply %79, %82 : tensor<4x3xf32>
      %84 = stablehlo.multiply %iterArg_25, %81 : tensor<4x3xf32>
      %85 = stablehlo.multiply %iterArg_27, %83 : tensor<4x3xf32>
      %86 = stablehlo.subtract %84, %85 : tensor<4x3xf32>
      %87 = stablehlo.multiply %iterArg_26, %81 : tensor<4x3xf32>
      %88 = stablehlo.multiply %iterArg_28, %83 : tensor<4x3xf32>
      %89 = stablehlo.subtract %87, %88 : tensor<4x3xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %91 = stablehlo.compare NE, %89, %90, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %92 = stablehlo.divide %86, %89 : tensor<4x3xf32>
      %93 = stablehlo.subtract %iterArg_20, %92 : tensor<4x3xf32>
      %94 = stablehlo.divide %93, %92 : tensor<4x3xf32>
      %95 = stablehlo.abs %94 : tensor<4x3xf32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %97 = stablehlo.select %91, %95, %96 : tensor<4x3xi1>, tensor<4x3xf32>
      %98 = stablehlo.select %91, %92, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %99 = stablehlo.multiply %iterArg_31, %81 : tensor<4x3xf32>
      %100 = stablehlo.subtract %99, %iterArg_25 : tensor<4x3xf32>
      %101 = stablehlo.multiply %iterArg_29, %83 : tensor<4x3xf32>
      %102 = stablehlo.subtract %100, %101 : tensor<4x3xf32>
      %103 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %104 = stablehlo.multiply %iterArg_27, %103 : tensor<4x3xf32>
      %105 = stablehlo.add %102, %104 : tensor<4x3xf32>
      %106 = stablehlo.multiply %iterArg_32, %81 : tensor<4x3xf32>
      %107 = stablehlo.subtract %106, %iterArg_26 : tensor<4x3xf32>
      %108 = stablehlo.multiply %iterArg_30, %83 : tensor<4x3xf32>
      %109 = stablehlo.subtract %107, %108 : tensor<4x3xf32>
      %110 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %111 = stablehlo.multiply %iterArg_28, %110 : tensor<4x3xf32>
      %112 = stablehlo.add %109, %111 : tensor<4x3xf32>
      %113 = stablehlo.multiply %98, %112 : tensor<4x3xf32>
      %114 = stablehlo.subtract %105, %113 : tensor<4x3xf32>
      %115 = stablehlo.divide %114, %89 : tensor<4x3xf32>
      %116 = stablehlo.select %91, %115, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      %117 = stablehlo.subtract %116, %iterArg_33 : tensor<4x3xf32>
      %118 = stablehlo.abs %117 : tensor<4x3xf32>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %120 = stablehlo.select %91, %118, %119 : tensor<4x3xi1>, tensor<4x3xf32>
      %121 = stablehlo.abs %86 : tensor<4x3xf32>
      %cst_40 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<f32>
      %123 = stablehlo.divide %122, %cst_40 : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %125 = stablehlo.compare GT, %121, %124, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %cst_42 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %127 = stablehlo.multiply %iterArg_25, %126 : tensor<4x3xf32>
      %128 = stablehlo.select %125, %127, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_43 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %130 = stablehlo.multiply %86, %129 : tensor<4x3xf32>
      %131 = stablehlo.select %125, %130, %86 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_44 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %133 = stablehlo.multiply %iterArg_26, %132 : tensor<4x3xf32>
      %134 = stablehlo.select %125, %133, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %136 = stablehlo.multiply %89, %135 : tensor<4x3xf32>
      %137 = stablehlo.select %125, %136, %89 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %139 = stablehlo.multiply %iterArg_31, %138 : tensor<4x3xf32>
      %140 = stablehlo.select %125, %139, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %142 = stablehlo.multiply %iterArg_32, %141 : tensor<4x3xf32>
      %143 = stablehlo.select %125, %142, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %145 = stablehlo.multiply %105, %144 : tensor<4x3xf32>
      %146 = stablehlo.select %125, %145, %105 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %148 = stablehlo.multiply %112, %147 : tensor<4x3xf32>
      %149 = stablehlo.select %125, %148, %112 : tensor<4x3xi1>, tensor<4x3xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %151 = stablehlo.compare GT, %120, %150, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %152 = stablehlo.and %iterArg, %151 : tensor<4x3xi1>
      %153 = stablehlo.select %iterArg, %98, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %154 = stablehlo.select %iterArg, %97, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %155 = stablehlo.select %iterArg, %79, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %156 = stablehlo.select %iterArg, %81, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %157 = stablehlo.select %iterArg, %131, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      %158 = stablehlo.select %iterArg, %137, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf32>
      %159 = stablehlo.select %iterArg, %128, %iterArg_27 : tensor<4x3xi1>, tensor<4x3xf32>
      %160 = stablehlo.select %iterArg, %134, %iterArg_28 : tensor<4x3xi1>, tensor<4x3xf32>
      %161 = stablehlo.select %iterArg, %140, %iterArg_29 : tensor<4x3xi1>, tensor<4x3xf32>
      %162 = stablehlo.select %iterArg, %143, %iterArg_30 : tensor<4x3xi1>, tensor<4x3xf32>
      %163 = stablehlo.select %iterArg, %146, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf32>
      %164 = stablehlo.select %iterArg, %149, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf32>
      %165 = stablehlo.select %iterArg, %116, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %152, %153, %154, %155, %156, %77, %157, %158, %159, %160, %161, %162, %163, %164, %165 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %48 = stablehlo.log %arg1 : tensor<4x3xf32>
    %49 = chlo.digamma %arg0 : tensor<4x3xf32> -> tensor<4x3xf32>
    %50 = stablehlo.subtract %48, %49 : tensor<4x3xf32>
    %51 = stablehlo.multiply %47#1, %50 : tensor<4x3xf32>
    %52 = stablehlo.add %51, %47#14 : tensor<4x3xf32>
    %53 = stablehlo.multiply %23, %52 : tensor<4x3xf32>
    %54 = stablehlo.negate %53 : tensor<4x3xf32>
    %55 = stablehlo.not %13 : tensor<4x3xi1>
    %56 = stablehlo.and %27, %55 : tensor<4x3xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %61:7 = stablehlo.while(%iterArg = %56, %iterArg_20 = %arg0, %iterArg_21 = %57, %iterArg_22 = %58, %iterArg_23 = %arg1, %iterArg_24 = %59, %iterArg_25 = %60) : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %77 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %77 : tensor<i1>
    } do {
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %78 = stablehlo.add %iterArg_20, %77 : tensor<4x3xf32>
      %79 = stablehlo.divide %iterArg_23, %78 : tensor<4x3xf32>
      %80 = stablehlo.multiply %iterArg_24, %79 : tensor<4x3xf32>
      %81 = stablehlo.multiply %iterArg_21, %iterArg_23 : tensor<4x3xf32>
      %82 = stablehlo.multiply %78, %78 : tensor<4x3xf32>
      %83 = stablehlo.divide %81, %82 : tensor<4x3xf32>
      %84 = stablehlo.subtract %80, %83 : tensor<4x3xf32>
      %85 = stablehlo.add %iterArg_25, %84 : tensor<4x3xf32>
      %86 = stablehlo.divide %iterArg_23, %78 : tensor<4x3xf32>
      %87 = stablehlo.multiply %iterArg_21, %86 : tensor<4x3xf32>
      %88 = stablehlo.add %iterArg_22, %87 : tensor<4x3xf32>
      %89 = stablehlo.divide %84, %85 : tensor<4x3xf32>
      %90 = stablehlo.abs %89 : tensor<4x3xf32>
      %cst_27 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
      %92 = stablehlo.compare GT, %90, %91, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %93 = stablehlo.and %iterArg, %92 : tensor<4x3xi1>
      %94 = stablehlo.select %iterArg, %78, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf32>
      %95 = stablehlo.select %iterArg, %87, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf32>
      %96 = stablehlo.select %iterArg, %88, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf32>
      %97 = stablehlo.select %iterArg, %iterArg_23, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf32>
      %98 = stablehlo.select %iterArg, %84, %iterArg_24 : tensor<4x3xi1>, tensor<4x3xf32>
      %99 = stablehlo.select %iterArg, %85, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf32>
      stablehlo.return %93, %94, %95, %96, %97, %98, %99 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
    }
    %62 = stablehlo.log %arg1 : tensor<4x3xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %64 = stablehlo.add %arg0, %63 : tensor<4x3xf32>
    %65 = chlo.digamma %64 : tensor<4x3xf32> -> tensor<4x3xf32>
    %66 = stablehlo.subtract %62, %65 : tensor<4x3xf32>
    %67 = stablehlo.multiply %61#3, %66 : tensor<4x3xf32>
    %68 = stablehlo.add %67, %61#6 : tensor<4x3xf32>
    %69 = stablehlo.multiply %23, %68 : tensor<4x3xf32>
    %70 = stablehlo.divide %69, %arg0 : tensor<4x3xf32>
    %71 = stablehlo.select %13, %54, %70 : tensor<4x3xi1>, tensor<4x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %73 = stablehlo.select %4, %72, %71 : tensor<4x3xi1>, tensor<4x3xf32>
    %74 = stablehlo.or %9, %2 : tensor<4x3xi1>
    %cst_19 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %76 = stablehlo.select %74, %75, %73 : tensor<4x3xi1>, tensor<4x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%76, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf32>, tensor<4x3xf32>) {
    %c0 = stablehlo.constant dense<[[4.0775614, 5.5846157, 2.054419], [1.417015, 4.8075438, 3.8316715], [2.4085307, 3.4592378, 3.4510572], [5.3180103, 4.5839467, 2.067571]]> : tensor<4x3xf32>
    %c1 = stablehlo.constant dense<[[3.9491732, 4.6000094, 3.8047884], [2.5499547, 4.457633, 1.258545], [0.7483228, 3.6555178, 4.3911467], [0.58224905, 3.8093357, 1.7166096]]> : tensor<4x3xf32>
    return %c0, %c1 : tensor<4x3xf32>, tensor<4x3xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[-0.20446987, -0.1708048, -0.12916616], [-0.19336809, -0.18965892, -0.06338793], [-0.14146236, -0.21258897, -0.17454232], [-0.00038535963, -0.19303387, -0.30585393]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
}

// -----

module @lax_igamma_grad_a_f64 {
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
      %77 = stablehlo.compare LT, %iterArg_24, %cst_34, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %78 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      %79 = stablehlo.and %77, %78 : tensor<i1>
      stablehlo.return %79 : tensor<i1>
    } do {
      %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %77 = stablehlo.add %iterArg_24, %cst_34 : tensor<f64>
      %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %78 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %79 = stablehlo.add %iterArg_22, %78 : tensor<4x3xf64>
      %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %80 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %81 = stablehlo.add %iterArg_23, %80 : tensor<4x3xf64>
      %82 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %83 = stablehlo.multiply %79, %82 : tensor<4x3xf64>
      %84 = stablehlo.multiply %iterArg_25, %81 : tensor<4x3xf64>
      %85 = stablehlo.multiply %iterArg_27, %83 : tensor<4x3xf64>
      %86 = stablehlo.subtract %84, %85 : tensor<4x3xf64>
      %87 = stablehlo.multiply %iterArg_26, %81 : tensor<4x3xf64>
      %88 = stablehlo.multiply %iterArg_28, %83 : tensor<4x3xf64>
      %89 = stablehlo.subtract %87, %88 : tensor<4x3xf64>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %90 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %91 = stablehlo.compare NE, %89, %90, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
      %92 = stablehlo.divide %86, %89 : tensor<4x3xf64>
      %93 = stablehlo.subtract %iterArg_20, %92 : tensor<4x3xf64>
      %94 = stablehlo.divide %93, %92 : tensor<4x3xf64>
      %95 = stablehlo.abs %94 : tensor<4x3xf64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %96 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %97 = stablehlo.select %91, %95, %96 : tensor<4x3xi1>, tensor<4x3xf64>
      %98 = stablehlo.select %91, %92, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf64>
      %99 = stablehlo.multiply %iterArg_31, %81 : tensor<4x3xf64>
      %100 = stablehlo.subtract %99, %iterArg_25 : tensor<4x3xf64>
      %101 = stablehlo.multiply %iterArg_29, %83 : tensor<4x3xf64>
      %102 = stablehlo.subtract %100, %101 : tensor<4x3xf64>
      %103 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %104 = stablehlo.multiply %iterArg_27, %103 : tensor<4x3xf64>
      %105 = stablehlo.add %102, %104 : tensor<4x3xf64>
      %106 = stablehlo.multiply %iterArg_32, %81 : tensor<4x3xf64>
      %107 = stablehlo.subtract %106, %iterArg_26 : tensor<4x3xf64>
      %108 = stablehlo.multiply %iterArg_30, %83 : tensor<4x3xf64>
      %109 = stablehlo.subtract %107, %108 : tensor<4x3xf64>
      %110 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %111 = stablehlo.multiply %iterArg_28, %110 : tensor<4x3xf64>
      %112 = stablehlo.add %109, %111 : tensor<4x3xf64>
      %113 = stablehlo.multiply %98, %112 : tensor<4x3xf64>
      %114 = stablehlo.subtract %105, %113 : tensor<4x3xf64>
      %115 = stablehlo.divide %114, %89 : tensor<4x3xf64>
      %116 = stablehlo.select %91, %115, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf64>
      %117 = stablehlo.subtract %116, %iterArg_33 : tensor<4x3xf64>
      %118 = stablehlo.abs %117 : tensor<4x3xf64>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %119 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %120 = stablehlo.select %91, %118, %119 : tensor<4x3xi1>, tensor<4x3xf64>
      %121 = stablehlo.abs %86 : tensor<4x3xf64>
      %cst_40 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %122 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<f64>
      %123 = stablehlo.divide %122, %cst_40 : tensor<f64>
      %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %125 = stablehlo.compare GT, %121, %124, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
      %cst_42 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %126 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %127 = stablehlo.multiply %iterArg_25, %126 : tensor<4x3xf64>
      %128 = stablehlo.select %125, %127, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_43 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %129 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %130 = stablehlo.multiply %86, %129 : tensor<4x3xf64>
      %131 = stablehlo.select %125, %130, %86 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_44 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %132 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %133 = stablehlo.multiply %iterArg_26, %132 : tensor<4x3xf64>
      %134 = stablehlo.select %125, %133, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_45 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %135 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %136 = stablehlo.multiply %89, %135 : tensor<4x3xf64>
      %137 = stablehlo.select %125, %136, %89 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_46 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %138 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %139 = stablehlo.multiply %iterArg_31, %138 : tensor<4x3xf64>
      %140 = stablehlo.select %125, %139, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_47 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %141 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %142 = stablehlo.multiply %iterArg_32, %141 : tensor<4x3xf64>
      %143 = stablehlo.select %125, %142, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_48 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %144 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %145 = stablehlo.multiply %105, %144 : tensor<4x3xf64>
      %146 = stablehlo.select %125, %145, %105 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_49 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %147 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %148 = stablehlo.multiply %112, %147 : tensor<4x3xf64>
      %149 = stablehlo.select %125, %148, %112 : tensor<4x3xi1>, tensor<4x3xf64>
      %cst_50 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %150 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %151 = stablehlo.compare GT, %120, %150, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
      %152 = stablehlo.and %iterArg, %151 : tensor<4x3xi1>
      %153 = stablehlo.select %iterArg, %98, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf64>
      %154 = stablehlo.select %iterArg, %97, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf64>
      %155 = stablehlo.select %iterArg, %79, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf64>
      %156 = stablehlo.select %iterArg, %81, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf64>
      %157 = stablehlo.select %iterArg, %131, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf64>
      %158 = stablehlo.select %iterArg, %137, %iterArg_26 : tensor<4x3xi1>, tensor<4x3xf64>
      %159 = stablehlo.select %iterArg, %128, %iterArg_27 : tensor<4x3xi1>, tensor<4x3xf64>
      %160 = stablehlo.select %iterArg, %134, %iterArg_28 : tensor<4x3xi1>, tensor<4x3xf64>
      %161 = stablehlo.select %iterArg, %140, %iterArg_29 : tensor<4x3xi1>, tensor<4x3xf64>
      %162 = stablehlo.select %iterArg, %143, %iterArg_30 : tensor<4x3xi1>, tensor<4x3xf64>
      %163 = stablehlo.select %iterArg, %146, %iterArg_31 : tensor<4x3xi1>, tensor<4x3xf64>
      %164 = stablehlo.select %iterArg, %149, %iterArg_32 : tensor<4x3xi1>, tensor<4x3xf64>
      %165 = stablehlo.select %iterArg, %116, %iterArg_33 : tensor<4x3xi1>, tensor<4x3xf64>
      stablehlo.return %152, %153, %154, %155, %156, %77, %157, %158, %159, %160, %161, %162, %163, %164, %165 : tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<f64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>
    }
    %48 = stablehlo.log %arg1 : tensor<4x3xf64>
    %49 = chlo.digamma %arg0 : tensor<4x3xf64> -> tensor<4x3xf64>
    %50 = stablehlo.subtract %48, %49 : tensor<4x3xf64>
    %51 = stablehlo.multiply %47#1, %50 : tensor<4x3xf64>
    %52 = stablehlo.add %51, %47#14 : tensor<4x3xf64>
    %53 = stablehlo.multiply %23, %52 : tensor<4x3xf64>
    %54 = stablehlo.negate %53 : tensor<4x3xf64>
    %55 = stablehlo.not %13 : tensor<4x3xi1>
    %56 = stablehlo.and %27, %55 : tensor<4x3xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %61:7 = stablehlo.while(%iterArg = %56, %iterArg_20 = %arg0, %iterArg_21 = %57, %iterArg_22 = %58, %iterArg_23 = %arg1, %iterArg_24 = %59, %iterArg_25 = %60) : tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %77 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %77 : tensor<i1>
    } do {
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %78 = stablehlo.add %iterArg_20, %77 : tensor<4x3xf64>
      %79 = stablehlo.divide %iterArg_23, %78 : tensor<4x3xf64>
      %80 = stablehlo.multiply %iterArg_24, %79 : tensor<4x3xf64>
      %81 = stablehlo.multiply %iterArg_21, %iterArg_23 : tensor<4x3xf64>
      %82 = stablehlo.multiply %78, %78 : tensor<4x3xf64>
      %83 = stablehlo.divide %81, %82 : tensor<4x3xf64>
      %84 = stablehlo.subtract %80, %83 : tensor<4x3xf64>
      %85 = stablehlo.add %iterArg_25, %84 : tensor<4x3xf64>
      %86 = stablehlo.divide %iterArg_23, %78 : tensor<4x3xf64>
      %87 = stablehlo.multiply %iterArg_21, %86 : tensor<4x3xf64>
      %88 = stablehlo.add %iterArg_22, %87 : tensor<4x3xf64>
      %89 = stablehlo.divide %84, %85 : tensor<4x3xf64>
      %90 = stablehlo.abs %89 : tensor<4x3xf64>
      %cst_27 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
      %92 = stablehlo.compare GT, %90, %91, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
      %93 = stablehlo.and %iterArg, %92 : tensor<4x3xi1>
      %94 = stablehlo.select %iterArg, %78, %iterArg_20 : tensor<4x3xi1>, tensor<4x3xf64>
      %95 = stablehlo.select %iterArg, %87, %iterArg_21 : tensor<4x3xi1>, tensor<4x3xf64>
      %96 = stablehlo.select %iterArg, %88, %iterArg_22 : tensor<4x3xi1>, tensor<4x3xf64>
      %97 = stablehlo.select %iterArg, %iterArg_23, %iterArg_23 : tensor<4x3xi1>, tensor<4x3xf64>
      %98 = stablehlo.select %iterArg, %84, %iterArg_24 : tensor<4x3xi1>, tensor<4x3xf64>
      %99 = stablehlo.select %iterArg, %85, %iterArg_25 : tensor<4x3xi1>, tensor<4x3xf64>
      stablehlo.return %93, %94, %95, %96, %97, %98, %99 : tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>
    }
    %62 = stablehlo.log %arg1 : tensor<4x3xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %64 = stablehlo.add %arg0, %63 : tensor<4x3xf64>
    %65 = chlo.digamma %64 : tensor<4x3xf64> -> tensor<4x3xf64>
    %66 = stablehlo.subtract %62, %65 : tensor<4x3xf64>
    %67 = stablehlo.multiply %61#3, %66 : tensor<4x3xf64>
    %68 = stablehlo.add %67, %61#6 : tensor<4x3xf64>
    %69 = stablehlo.multiply %23, %68 : tensor<4x3xf64>
    %70 = stablehlo.divide %69, %arg0 : tensor<4x3xf64>
    %71 = stablehlo.select %13, %54, %70 : tensor<4x3xi1>, tensor<4x3xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %73 = stablehlo.select %4, %72, %71 : tensor<4x3xi1>, tensor<4x3xf64>
    %74 = stablehlo.or %9, %2 : tensor<4x3xi1>
    %cst_19 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %76 = stablehlo.select %74, %75, %73 : tensor<4x3xi1>, tensor<4x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%76, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x3xf64>, tensor<4x3xf64>) {
    %c0 = stablehlo.constant dense<[[5.6350136939263225, 0.8308166837672212, 5.638948578145616], [4.936535090623777, 0.9522008239251546, 3.0961741716396336], [5.328806406367878, 5.430325672640817, 5.951090422972787], [0.848245226733491, 0.6986292497546569, 3.8060779094021155]]> : tensor<4x3xf64>
    %c1 = stablehlo.constant dense<[[0.6627678634239464, 0.7281031421029395, 4.189435500635955], [1.6449137348102654, 0.9725107965529454, 5.192492353458938], [3.476085306337003, 2.0327515672385728, 0.5218279316889731], [2.937165248170127, 2.04228973324915, 4.02730667708583]]> : tensor<4x3xf64>
    return %c0, %c1 : tensor<4x3xf64>, tensor<4x3xf64>
  }
  func.func private @expected() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[-0.00034379459401385186, -0.508222310314974, -0.15719882602800705], [-0.03558277319481377, -0.4392900273598955, -0.10836912796151463], [-0.1411431392405557, -0.039253348232277246, -5.1389002762897725e-05], [-0.0852539880510528, -0.16471691195256086, -0.20192789747024703]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
}
