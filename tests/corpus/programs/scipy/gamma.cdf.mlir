module @scipy_gamma_cdf_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.clamp %4, %3, %5 : tensor<6xf32>
    %7 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %8 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %9 = stablehlo.or %7, %8 : tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.compare EQ, %6, %10, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.compare EQ, %arg1, %12, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.compare EQ, %6, %14, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.compare LT, %6, %16, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %19 = stablehlo.compare LT, %arg1, %18, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %20 = stablehlo.and %13, %15 : tensor<6xi1>
    %21 = stablehlo.or %17, %19 : tensor<6xi1>
    %22 = stablehlo.or %21, %20 : tensor<6xi1>
    %23 = stablehlo.or %22, %9 : tensor<6xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %25 = stablehlo.compare GE, %6, %24, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %26 = stablehlo.compare GT, %6, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %27 = stablehlo.and %25, %26 : tensor<6xi1>
    %28 = stablehlo.log %6 : tensor<6xf32>
    %29 = stablehlo.multiply %arg1, %28 : tensor<6xf32>
    %30 = stablehlo.subtract %29, %6 : tensor<6xf32>
    %31 = chlo.lgamma %arg1 : tensor<6xf32> -> tensor<6xf32>
    %32 = stablehlo.subtract %30, %31 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %33 = stablehlo.log %cst_9 : tensor<f32>
    %34 = stablehlo.negate %33 : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %36 = stablehlo.compare LT, %32, %35, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %37 = stablehlo.exponential %32 : tensor<6xf32>
    %38 = stablehlo.or %15, %23 : tensor<6xi1>
    %39 = stablehlo.or %38, %36 : tensor<6xi1>
    %40 = stablehlo.or %39, %11 : tensor<6xi1>
    %41 = stablehlo.not %40 : tensor<6xi1>
    %42 = stablehlo.and %41, %27 : tensor<6xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %44 = stablehlo.subtract %43, %arg1 : tensor<6xf32>
    %45 = stablehlo.add %6, %44 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %47 = stablehlo.add %45, %46 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %50 = stablehlo.add %6, %49 : tensor<6xf32>
    %51 = stablehlo.multiply %47, %6 : tensor<6xf32>
    %52 = stablehlo.divide %50, %51 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %57 = stablehlo.negate %6 : tensor<6xf32>
    %58 = stablehlo.multiply %52, %57 : tensor<6xf32>
    %59 = stablehlo.subtract %56, %58 : tensor<6xf32>
    %60 = stablehlo.divide %59, %51 : tensor<6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61:15 = stablehlo.while(%iterArg = %42, %iterArg_27 = %52, %iterArg_28 = %53, %iterArg_29 = %44, %iterArg_30 = %47, %iterArg_31 = %cst_18, %iterArg_32 = %50, %iterArg_33 = %51, %iterArg_34 = %48, %iterArg_35 = %6, %iterArg_36 = %54, %iterArg_37 = %55, %iterArg_38 = %56, %iterArg_39 = %57, %iterArg_40 = %60) : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %cst_41 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %81 = stablehlo.compare LT, %iterArg_31, %cst_41, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %82 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %83 = stablehlo.and %81, %82 : tensor<i1>
      stablehlo.return %83 : tensor<i1>
    } do {
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %81 = stablehlo.add %iterArg_31, %cst_41 : tensor<f32>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %83 = stablehlo.add %iterArg_29, %82 : tensor<6xf32>
      %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %85 = stablehlo.add %iterArg_30, %84 : tensor<6xf32>
      %86 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %87 = stablehlo.multiply %83, %86 : tensor<6xf32>
      %88 = stablehlo.multiply %iterArg_32, %85 : tensor<6xf32>
      %89 = stablehlo.multiply %iterArg_34, %87 : tensor<6xf32>
      %90 = stablehlo.subtract %88, %89 : tensor<6xf32>
      %91 = stablehlo.multiply %iterArg_33, %85 : tensor<6xf32>
      %92 = stablehlo.multiply %iterArg_35, %87 : tensor<6xf32>
      %93 = stablehlo.subtract %91, %92 : tensor<6xf32>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %95 = stablehlo.compare NE, %93, %94, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %96 = stablehlo.divide %90, %93 : tensor<6xf32>
      %97 = stablehlo.subtract %iterArg_27, %96 : tensor<6xf32>
      %98 = stablehlo.divide %97, %96 : tensor<6xf32>
      %99 = stablehlo.abs %98 : tensor<6xf32>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %101 = stablehlo.select %95, %99, %100 : tensor<6xi1>, tensor<6xf32>
      %102 = stablehlo.select %95, %96, %iterArg_27 : tensor<6xi1>, tensor<6xf32>
      %103 = stablehlo.multiply %iterArg_38, %85 : tensor<6xf32>
      %104 = stablehlo.subtract %103, %iterArg_32 : tensor<6xf32>
      %105 = stablehlo.multiply %iterArg_36, %87 : tensor<6xf32>
      %106 = stablehlo.subtract %104, %105 : tensor<6xf32>
      %107 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %108 = stablehlo.multiply %iterArg_34, %107 : tensor<6xf32>
      %109 = stablehlo.add %106, %108 : tensor<6xf32>
      %110 = stablehlo.multiply %iterArg_39, %85 : tensor<6xf32>
      %111 = stablehlo.subtract %110, %iterArg_33 : tensor<6xf32>
      %112 = stablehlo.multiply %iterArg_37, %87 : tensor<6xf32>
      %113 = stablehlo.subtract %111, %112 : tensor<6xf32>
      %114 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %115 = stablehlo.multiply %iterArg_35, %114 : tensor<6xf32>
      %116 = stablehlo.add %113, %115 : tensor<6xf32>
      %117 = stablehlo.multiply %102, %116 : tensor<6xf32>
      %118 = stablehlo.subtract %109, %117 : tensor<6xf32>
      %119 = stablehlo.divide %118, %93 : tensor<6xf32>
      %120 = stablehlo.select %95, %119, %iterArg_40 : tensor<6xi1>, tensor<6xf32>
      %121 = stablehlo.subtract %120, %iterArg_40 : tensor<6xf32>
      %122 = stablehlo.abs %121 : tensor<6xf32>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %123 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %124 = stablehlo.select %95, %122, %123 : tensor<6xi1>, tensor<6xf32>
      %125 = stablehlo.abs %90 : tensor<6xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<f32>
      %127 = stablehlo.divide %126, %cst_47 : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %129 = stablehlo.compare GT, %125, %128, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %130 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %131 = stablehlo.multiply %iterArg_32, %130 : tensor<6xf32>
      %132 = stablehlo.select %129, %131, %iterArg_32 : tensor<6xi1>, tensor<6xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %134 = stablehlo.multiply %90, %133 : tensor<6xf32>
      %135 = stablehlo.select %129, %134, %90 : tensor<6xi1>, tensor<6xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %136 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %137 = stablehlo.multiply %iterArg_33, %136 : tensor<6xf32>
      %138 = stablehlo.select %129, %137, %iterArg_33 : tensor<6xi1>, tensor<6xf32>
      %cst_52 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %140 = stablehlo.multiply %93, %139 : tensor<6xf32>
      %141 = stablehlo.select %129, %140, %93 : tensor<6xi1>, tensor<6xf32>
      %cst_53 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %142 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %143 = stablehlo.multiply %iterArg_38, %142 : tensor<6xf32>
      %144 = stablehlo.select %129, %143, %iterArg_38 : tensor<6xi1>, tensor<6xf32>
      %cst_54 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %145 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %146 = stablehlo.multiply %iterArg_39, %145 : tensor<6xf32>
      %147 = stablehlo.select %129, %146, %iterArg_39 : tensor<6xi1>, tensor<6xf32>
      %cst_55 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %149 = stablehlo.multiply %109, %148 : tensor<6xf32>
      %150 = stablehlo.select %129, %149, %109 : tensor<6xi1>, tensor<6xf32>
      %cst_56 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %152 = stablehlo.multiply %116, %151 : tensor<6xf32>
      %153 = stablehlo.select %129, %152, %116 : tensor<6xi1>, tensor<6xf32>
      %cst_57 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %155 = stablehlo.compare GT, %101, %154, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %156 = stablehlo.and %iterArg, %155 : tensor<6xi1>
      %157 = stablehlo.select %iterArg, %102, %iterArg_27 : tensor<6xi1>, tensor<6xf32>
      %158 = stablehlo.select %iterArg, %101, %iterArg_28 : tensor<6xi1>, tensor<6xf32>
      %159 = stablehlo.select %iterArg, %83, %iterArg_29 : tensor<6xi1>, tensor<6xf32>
      %160 = stablehlo.select %iterArg, %85, %iterArg_30 : tensor<6xi1>, tensor<6xf32>
      %161 = stablehlo.select %iterArg, %135, %iterArg_32 : tensor<6xi1>, tensor<6xf32>
      %162 = stablehlo.select %iterArg, %141, %iterArg_33 : tensor<6xi1>, tensor<6xf32>
      %163 = stablehlo.select %iterArg, %132, %iterArg_34 : tensor<6xi1>, tensor<6xf32>
      %164 = stablehlo.select %iterArg, %138, %iterArg_35 : tensor<6xi1>, tensor<6xf32>
      %165 = stablehlo.select %iterArg, %144, %iterArg_36 : tensor<6xi1>, tensor<6xf32>
      %166 = stablehlo.select %iterArg, %147, %iterArg_37 : tensor<6xi1>, tensor<6xf32>
      %167 = stablehlo.select %iterArg, %150, %iterArg_38 : tensor<6xi1>, tensor<6xf32>
      %168 = stablehlo.select %iterArg, %153, %iterArg_39 : tensor<6xi1>, tensor<6xf32>
      %169 = stablehlo.select %iterArg, %120, %iterArg_40 : tensor<6xi1>, tensor<6xf32>
      stablehlo.return %156, %157, %158, %159, %160, %81, %161, %162, %163, %164, %165, %166, %167, %168, %169 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %62 = stablehlo.multiply %61#1, %37 : tensor<6xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %64 = stablehlo.subtract %63, %62 : tensor<6xf32>
    %65 = stablehlo.not %27 : tensor<6xi1>
    %66 = stablehlo.and %41, %65 : tensor<6xi1>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %71:7 = stablehlo.while(%iterArg = %66, %iterArg_27 = %arg1, %iterArg_28 = %67, %iterArg_29 = %68, %iterArg_30 = %6, %iterArg_31 = %69, %iterArg_32 = %70) : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %81 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %81 : tensor<i1>
    } do {
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %82 = stablehlo.add %iterArg_27, %81 : tensor<6xf32>
      %83 = stablehlo.divide %iterArg_30, %82 : tensor<6xf32>
      %84 = stablehlo.multiply %iterArg_31, %83 : tensor<6xf32>
      %85 = stablehlo.multiply %iterArg_28, %iterArg_30 : tensor<6xf32>
      %86 = stablehlo.multiply %82, %82 : tensor<6xf32>
      %87 = stablehlo.divide %85, %86 : tensor<6xf32>
      %88 = stablehlo.subtract %84, %87 : tensor<6xf32>
      %89 = stablehlo.add %iterArg_32, %88 : tensor<6xf32>
      %90 = stablehlo.divide %iterArg_30, %82 : tensor<6xf32>
      %91 = stablehlo.multiply %iterArg_28, %90 : tensor<6xf32>
      %92 = stablehlo.add %iterArg_29, %91 : tensor<6xf32>
      %93 = stablehlo.divide %91, %92 : tensor<6xf32>
      %cst_34 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %95 = stablehlo.compare GT, %93, %94, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %96 = stablehlo.and %iterArg, %95 : tensor<6xi1>
      %97 = stablehlo.select %iterArg, %82, %iterArg_27 : tensor<6xi1>, tensor<6xf32>
      %98 = stablehlo.select %iterArg, %91, %iterArg_28 : tensor<6xi1>, tensor<6xf32>
      %99 = stablehlo.select %iterArg, %92, %iterArg_29 : tensor<6xi1>, tensor<6xf32>
      %100 = stablehlo.select %iterArg, %iterArg_30, %iterArg_30 : tensor<6xi1>, tensor<6xf32>
      %101 = stablehlo.select %iterArg, %88, %iterArg_31 : tensor<6xi1>, tensor<6xf32>
      %102 = stablehlo.select %iterArg, %89, %iterArg_32 : tensor<6xi1>, tensor<6xf32>
      stablehlo.return %96, %97, %98, %99, %100, %101, %102 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %72 = stablehlo.multiply %71#3, %37 : tensor<6xf32>
    %73 = stablehlo.divide %72, %arg1 : tensor<6xf32>
    %74 = stablehlo.select %27, %64, %73 : tensor<6xi1>, tensor<6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %76 = stablehlo.select %15, %75, %74 : tensor<6xi1>, tensor<6xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %78 = stablehlo.select %11, %77, %76 : tensor<6xi1>, tensor<6xf32>
    %cst_26 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %80 = stablehlo.select %23, %79, %78 : tensor<6xi1>, tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%80, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[1.4894391, 2.647491, 3.6524127, 1.9695437, 3.2118075, 3.7079182]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[1.9298016, 1.1038705, 0.3530621, 2.8723571, 3.9516582, 1.4293567]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.46088135, 0.9149434, 0.9961242, 0.3452406, 0.41018608, 0.94641733]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
}

// -----

module @scipy_gamma_cdf_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.divide %1, %2 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %6 = stablehlo.clamp %4, %3, %5 : tensor<6xf64>
    %7 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %8 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %9 = stablehlo.or %7, %8 : tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %11 = stablehlo.compare EQ, %6, %10, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %13 = stablehlo.compare EQ, %arg1, %12, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %15 = stablehlo.compare EQ, %6, %14, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %17 = stablehlo.compare LT, %6, %16, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %19 = stablehlo.compare LT, %arg1, %18, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %20 = stablehlo.and %13, %15 : tensor<6xi1>
    %21 = stablehlo.or %17, %19 : tensor<6xi1>
    %22 = stablehlo.or %21, %20 : tensor<6xi1>
    %23 = stablehlo.or %22, %9 : tensor<6xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %25 = stablehlo.compare GE, %6, %24, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %26 = stablehlo.compare GT, %6, %arg1, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %27 = stablehlo.and %25, %26 : tensor<6xi1>
    %28 = stablehlo.log %6 : tensor<6xf64>
    %29 = stablehlo.multiply %arg1, %28 : tensor<6xf64>
    %30 = stablehlo.subtract %29, %6 : tensor<6xf64>
    %31 = chlo.lgamma %arg1 : tensor<6xf64> -> tensor<6xf64>
    %32 = stablehlo.subtract %30, %31 : tensor<6xf64>
    %cst_9 = stablehlo.constant dense<1.7976931348623157E+308> : tensor<f64>
    %33 = stablehlo.log %cst_9 : tensor<f64>
    %34 = stablehlo.negate %33 : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %36 = stablehlo.compare LT, %32, %35, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %37 = stablehlo.exponential %32 : tensor<6xf64>
    %38 = stablehlo.or %15, %23 : tensor<6xi1>
    %39 = stablehlo.or %38, %36 : tensor<6xi1>
    %40 = stablehlo.or %39, %11 : tensor<6xi1>
    %41 = stablehlo.not %40 : tensor<6xi1>
    %42 = stablehlo.and %41, %27 : tensor<6xi1>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %44 = stablehlo.subtract %43, %arg1 : tensor<6xf64>
    %45 = stablehlo.add %6, %44 : tensor<6xf64>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %47 = stablehlo.add %45, %46 : tensor<6xf64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %50 = stablehlo.add %6, %49 : tensor<6xf64>
    %51 = stablehlo.multiply %47, %6 : tensor<6xf64>
    %52 = stablehlo.divide %50, %51 : tensor<6xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %57 = stablehlo.negate %6 : tensor<6xf64>
    %58 = stablehlo.multiply %52, %57 : tensor<6xf64>
    %59 = stablehlo.subtract %56, %58 : tensor<6xf64>
    %60 = stablehlo.divide %59, %51 : tensor<6xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %61:15 = stablehlo.while(%iterArg = %42, %iterArg_27 = %52, %iterArg_28 = %53, %iterArg_29 = %44, %iterArg_30 = %47, %iterArg_31 = %cst_18, %iterArg_32 = %50, %iterArg_33 = %51, %iterArg_34 = %48, %iterArg_35 = %6, %iterArg_36 = %54, %iterArg_37 = %55, %iterArg_38 = %56, %iterArg_39 = %57, %iterArg_40 = %60) : tensor<6xi1>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<f64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
    cond {
      %cst_41 = stablehlo.constant dense<2.000000e+03> : tensor<f64>
      %81 = stablehlo.compare LT, %iterArg_31, %cst_41, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %82 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %83 = stablehlo.and %81, %82 : tensor<i1>
      stablehlo.return %83 : tensor<i1>
    } do {
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %81 = stablehlo.add %iterArg_31, %cst_41 : tensor<f64>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %82 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %83 = stablehlo.add %iterArg_29, %82 : tensor<6xf64>
      %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %84 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %85 = stablehlo.add %iterArg_30, %84 : tensor<6xf64>
      %86 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %87 = stablehlo.multiply %83, %86 : tensor<6xf64>
      %88 = stablehlo.multiply %iterArg_32, %85 : tensor<6xf64>
      %89 = stablehlo.multiply %iterArg_34, %87 : tensor<6xf64>
      %90 = stablehlo.subtract %88, %89 : tensor<6xf64>
      %91 = stablehlo.multiply %iterArg_33, %85 : tensor<6xf64>
      %92 = stablehlo.multiply %iterArg_35, %87 : tensor<6xf64>
      %93 = stablehlo.subtract %91, %92 : tensor<6xf64>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %94 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %95 = stablehlo.compare NE, %93, %94, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %96 = stablehlo.divide %90, %93 : tensor<6xf64>
      %97 = stablehlo.subtract %iterArg_27, %96 : tensor<6xf64>
      %98 = stablehlo.divide %97, %96 : tensor<6xf64>
      %99 = stablehlo.abs %98 : tensor<6xf64>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %100 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %101 = stablehlo.select %95, %99, %100 : tensor<6xi1>, tensor<6xf64>
      %102 = stablehlo.select %95, %96, %iterArg_27 : tensor<6xi1>, tensor<6xf64>
      %103 = stablehlo.multiply %iterArg_38, %85 : tensor<6xf64>
      %104 = stablehlo.subtract %103, %iterArg_32 : tensor<6xf64>
      %105 = stablehlo.multiply %iterArg_36, %87 : tensor<6xf64>
      %106 = stablehlo.subtract %104, %105 : tensor<6xf64>
      %107 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %108 = stablehlo.multiply %iterArg_34, %107 : tensor<6xf64>
      %109 = stablehlo.add %106, %108 : tensor<6xf64>
      %110 = stablehlo.multiply %iterArg_39, %85 : tensor<6xf64>
      %111 = stablehlo.subtract %110, %iterArg_33 : tensor<6xf64>
      %112 = stablehlo.multiply %iterArg_37, %87 : tensor<6xf64>
      %113 = stablehlo.subtract %111, %112 : tensor<6xf64>
      %114 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %115 = stablehlo.multiply %iterArg_35, %114 : tensor<6xf64>
      %116 = stablehlo.add %113, %115 : tensor<6xf64>
      %117 = stablehlo.multiply %102, %116 : tensor<6xf64>
      %118 = stablehlo.subtract %109, %117 : tensor<6xf64>
      %119 = stablehlo.divide %118, %93 : tensor<6xf64>
      %120 = stablehlo.select %95, %119, %iterArg_40 : tensor<6xi1>, tensor<6xf64>
      %121 = stablehlo.subtract %120, %iterArg_40 : tensor<6xf64>
      %122 = stablehlo.abs %121 : tensor<6xf64>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %123 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %124 = stablehlo.select %95, %122, %123 : tensor<6xi1>, tensor<6xf64>
      %125 = stablehlo.abs %90 : tensor<6xf64>
      %cst_47 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %126 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<f64>
      %127 = stablehlo.divide %126, %cst_47 : tensor<f64>
      %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %129 = stablehlo.compare GT, %125, %128, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %cst_49 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %130 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %131 = stablehlo.multiply %iterArg_32, %130 : tensor<6xf64>
      %132 = stablehlo.select %129, %131, %iterArg_32 : tensor<6xi1>, tensor<6xf64>
      %cst_50 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %133 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %134 = stablehlo.multiply %90, %133 : tensor<6xf64>
      %135 = stablehlo.select %129, %134, %90 : tensor<6xi1>, tensor<6xf64>
      %cst_51 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %136 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %137 = stablehlo.multiply %iterArg_33, %136 : tensor<6xf64>
      %138 = stablehlo.select %129, %137, %iterArg_33 : tensor<6xi1>, tensor<6xf64>
      %cst_52 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %139 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %140 = stablehlo.multiply %93, %139 : tensor<6xf64>
      %141 = stablehlo.select %129, %140, %93 : tensor<6xi1>, tensor<6xf64>
      %cst_53 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %142 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %143 = stablehlo.multiply %iterArg_38, %142 : tensor<6xf64>
      %144 = stablehlo.select %129, %143, %iterArg_38 : tensor<6xi1>, tensor<6xf64>
      %cst_54 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %145 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %146 = stablehlo.multiply %iterArg_39, %145 : tensor<6xf64>
      %147 = stablehlo.select %129, %146, %iterArg_39 : tensor<6xi1>, tensor<6xf64>
      %cst_55 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %148 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %149 = stablehlo.multiply %109, %148 : tensor<6xf64>
      %150 = stablehlo.select %129, %149, %109 : tensor<6xi1>, tensor<6xf64>
      %cst_56 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %151 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %152 = stablehlo.multiply %116, %151 : tensor<6xf64>
      %153 = stablehlo.select %129, %152, %116 : tensor<6xi1>, tensor<6xf64>
      %cst_57 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %154 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %155 = stablehlo.compare GT, %101, %154, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %156 = stablehlo.and %iterArg, %155 : tensor<6xi1>
      %157 = stablehlo.select %iterArg, %102, %iterArg_27 : tensor<6xi1>, tensor<6xf64>
      %158 = stablehlo.select %iterArg, %101, %iterArg_28 : tensor<6xi1>, tensor<6xf64>
      %159 = stablehlo.select %iterArg, %83, %iterArg_29 : tensor<6xi1>, tensor<6xf64>
      %160 = stablehlo.select %iterArg, %85, %iterArg_30 : tensor<6xi1>, tensor<6xf64>
      %161 = stablehlo.select %iterArg, %135, %iterArg_32 : tensor<6xi1>, tensor<6xf64>
      %162 = stablehlo.select %iterArg, %141, %iterArg_33 : tensor<6xi1>, tensor<6xf64>
      %163 = stablehlo.select %iterArg, %132, %iterArg_34 : tensor<6xi1>, tensor<6xf64>
      %164 = stablehlo.select %iterArg, %138, %iterArg_35 : tensor<6xi1>, tensor<6xf64>
      %165 = stablehlo.select %iterArg, %144, %iterArg_36 : tensor<6xi1>, tensor<6xf64>
      %166 = stablehlo.select %iterArg, %147, %iterArg_37 : tensor<6xi1>, tensor<6xf64>
      %167 = stablehlo.select %iterArg, %150, %iterArg_38 : tensor<6xi1>, tensor<6xf64>
      %168 = stablehlo.select %iterArg, %153, %iterArg_39 : tensor<6xi1>, tensor<6xf64>
      %169 = stablehlo.select %iterArg, %120, %iterArg_40 : tensor<6xi1>, tensor<6xf64>
      stablehlo.return %156, %157, %158, %159, %160, %81, %161, %162, %163, %164, %165, %166, %167, %168, %169 : tensor<6xi1>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<f64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
    }
    %62 = stablehlo.multiply %61#1, %37 : tensor<6xf64>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %64 = stablehlo.subtract %63, %62 : tensor<6xf64>
    %65 = stablehlo.not %27 : tensor<6xi1>
    %66 = stablehlo.and %41, %65 : tensor<6xi1>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %68 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %70 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %71:7 = stablehlo.while(%iterArg = %66, %iterArg_27 = %arg1, %iterArg_28 = %67, %iterArg_29 = %68, %iterArg_30 = %6, %iterArg_31 = %69, %iterArg_32 = %70) : tensor<6xi1>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %81 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %81 : tensor<i1>
    } do {
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %81 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %82 = stablehlo.add %iterArg_27, %81 : tensor<6xf64>
      %83 = stablehlo.divide %iterArg_30, %82 : tensor<6xf64>
      %84 = stablehlo.multiply %iterArg_31, %83 : tensor<6xf64>
      %85 = stablehlo.multiply %iterArg_28, %iterArg_30 : tensor<6xf64>
      %86 = stablehlo.multiply %82, %82 : tensor<6xf64>
      %87 = stablehlo.divide %85, %86 : tensor<6xf64>
      %88 = stablehlo.subtract %84, %87 : tensor<6xf64>
      %89 = stablehlo.add %iterArg_32, %88 : tensor<6xf64>
      %90 = stablehlo.divide %iterArg_30, %82 : tensor<6xf64>
      %91 = stablehlo.multiply %iterArg_28, %90 : tensor<6xf64>
      %92 = stablehlo.add %iterArg_29, %91 : tensor<6xf64>
      %93 = stablehlo.divide %91, %92 : tensor<6xf64>
      %cst_34 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %95 = stablehlo.compare GT, %93, %94, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %96 = stablehlo.and %iterArg, %95 : tensor<6xi1>
      %97 = stablehlo.select %iterArg, %82, %iterArg_27 : tensor<6xi1>, tensor<6xf64>
      %98 = stablehlo.select %iterArg, %91, %iterArg_28 : tensor<6xi1>, tensor<6xf64>
      %99 = stablehlo.select %iterArg, %92, %iterArg_29 : tensor<6xi1>, tensor<6xf64>
      %100 = stablehlo.select %iterArg, %iterArg_30, %iterArg_30 : tensor<6xi1>, tensor<6xf64>
      %101 = stablehlo.select %iterArg, %88, %iterArg_31 : tensor<6xi1>, tensor<6xf64>
      %102 = stablehlo.select %iterArg, %89, %iterArg_32 : tensor<6xi1>, tensor<6xf64>
      stablehlo.return %96, %97, %98, %99, %100, %101, %102 : tensor<6xi1>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
    }
    %72 = stablehlo.multiply %71#3, %37 : tensor<6xf64>
    %73 = stablehlo.divide %72, %arg1 : tensor<6xf64>
    %74 = stablehlo.select %27, %64, %73 : tensor<6xi1>, tensor<6xf64>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %76 = stablehlo.select %15, %75, %74 : tensor<6xi1>, tensor<6xf64>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %78 = stablehlo.select %11, %77, %76 : tensor<6xi1>, tensor<6xf64>
    %cst_26 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %80 = stablehlo.select %23, %79, %78 : tensor<6xi1>, tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%80, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[2.220412333486426, 3.2436633384477345, 2.937399370511568, 1.3234039153317234, 1.8390087307238392, 2.1342344777757147]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[3.231691477344795, 0.9669241033222782, 1.5288975396012472, 1.8275377152585637, 2.4420702783168458, 3.2188138800253805]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.32878515422962973, 0.9635093224317018, 0.8775512919158874, 0.4366677013959667, 0.4192733136421593, 0.30944260325633893]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
}
