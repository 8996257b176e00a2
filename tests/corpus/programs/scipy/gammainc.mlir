module @scipy_gammainc_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %2 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %4 = stablehlo.or %2, %3 : tensor<3x4xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare EQ, %1, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.compare EQ, %0, %7, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.compare EQ, %1, %9, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.compare LT, %1, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.compare LT, %0, %13, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %15 = stablehlo.and %8, %10 : tensor<3x4xi1>
    %16 = stablehlo.or %12, %14 : tensor<3x4xi1>
    %17 = stablehlo.or %16, %15 : tensor<3x4xi1>
    %18 = stablehlo.or %17, %4 : tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %20 = stablehlo.compare GE, %1, %19, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %21 = stablehlo.compare GT, %1, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %22 = stablehlo.and %20, %21 : tensor<3x4xi1>
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
    %32 = stablehlo.exponential %27 : tensor<3x4xf32>
    %33 = stablehlo.or %10, %18 : tensor<3x4xi1>
    %34 = stablehlo.or %33, %31 : tensor<3x4xi1>
    %35 = stablehlo.or %34, %6 : tensor<3x4xi1>
    %36 = stablehlo.not %35 : tensor<3x4xi1>
    %37 = stablehlo.and %36, %22 : tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %39 = stablehlo.subtract %38, %0 : tensor<3x4xf32>
    %40 = stablehlo.add %1, %39 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %42 = stablehlo.add %40, %41 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %45 = stablehlo.add %1, %44 : tensor<3x4xf32>
    %46 = stablehlo.multiply %42, %1 : tensor<3x4xf32>
    %47 = stablehlo.divide %45, %46 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %52 = stablehlo.negate %1 : tensor<3x4xf32>
    %53 = stablehlo.multiply %47, %52 : tensor<3x4xf32>
    %54 = stablehlo.subtract %51, %53 : tensor<3x4xf32>
    %55 = stablehlo.divide %54, %46 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56:15 = stablehlo.while(%iterArg = %37, %iterArg_23 = %47, %iterArg_24 = %48, %iterArg_25 = %39, %iterArg_26 = %42, %iterArg_27 = %cst_14, %iterArg_28 = %45, %iterArg_29 = %46, %iterArg_30 = %43, %iterArg_31 = %1, %iterArg_32 = %49, %iterArg_33 = %50, %iterArg_34 = %51, %iterArg_35 = %52, %iterArg_36 = %55) : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %cst_37 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %77 = stablehlo.compare LT, %iterArg_27, %cst_37, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %78 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      %79 = stablehlo.and %77, %78 : tensor<i1>
      stablehlo.return %79 : tensor<i1>
    } do {
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %77 = stablehlo.add %iterArg_27, %cst_37 : tensor<f32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %79 = stablehlo.add %iterArg_25, %78 : tensor<3x4xf32>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %81 = stablehlo.add %iterArg_26, %80 : tensor<3x4xf32>
      %82 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %83 = stablehlo.multiply %79, %82 : tensor<3x4xf32>
      %84 = stablehlo.multiply %iterArg_28, %81 : tensor<3x4xf32>
      %85 = stablehlo.multiply %iterArg_30, %83 : tensor<3x4xf32>
      %86 = stablehlo.subtract %84, %85 : tensor<3x4xf32>
      %87 = stablehlo.multiply %iterArg_29, %81 : tensor<3x4xf32>
      %88 = stablehlo.multiply %iterArg_31, %83 : tensor<3x4xf32>
      %89 = stablehlo.subtract %87, %88 : tensor<3x4xf32>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %91 = stablehlo.compare NE, %89, %90, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %92 = stablehlo.divide %86, %89 : tensor<3x4xf32>
      %93 = stablehlo.subtract %iterArg_23, %92 : tensor<3x4xf32>
      %94 = stablehlo.divide %93, %92 : tensor<3x4xf32>
      %95 = stablehlo.abs %94 : tensor<3x4xf32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %97 = stablehlo.select %91, %95, %96 : tensor<3x4xi1>, tensor<3x4xf32>
      %98 = stablehlo.select %91, %92, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      %99 = stablehlo.multiply %iterArg_34, %81 : tensor<3x4xf32>
      %100 = stablehlo.subtract %99, %iterArg_28 : tensor<3x4xf32>
      %101 = stablehlo.multiply %iterArg_32, %83 : tensor<3x4xf32>
      %102 = stablehlo.subtract %100, %101 : tensor<3x4xf32>
      %103 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %104 = stablehlo.multiply %iterArg_30, %103 : tensor<3x4xf32>
      %105 = stablehlo.add %102, %104 : tensor<3x4xf32>
      %106 = stablehlo.multiply %iterArg_35, %81 : tensor<3x4xf32>
      %107 = stablehlo.subtract %106, %iterArg_29 : tensor<3x4xf32>
      %108 = stablehlo.multiply %iterArg_33, %83 : tensor<3x4xf32>
      %109 = stablehlo.subtract %107, %108 : tensor<3x4xf32>
      %110 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %111 = stablehlo.multiply %iterArg_31, %110 : tensor<3x4xf32>
      %112 = stablehlo.add %109, %111 : tensor<3x4xf32>
      %113 = stablehlo.multiply %98, %112 : tensor<3x4xf32>
      %114 = stablehlo.subtract %105, %113 : tensor<3x4xf32>
      %115 = stablehlo.divide %114, %89 : tensor<3x4xf32>
      %116 = stablehlo.select %91, %115, %iterArg_36 : tensor<3x4xi1>, tensor<3x4xf32>
      %117 = stablehlo.subtract %116, %iterArg_36 : tensor<3x4xf32>
      %118 = stablehlo.abs %117 : tensor<3x4xf32>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %120 = stablehlo.select %91, %118, %119 : tensor<3x4xi1>, tensor<3x4xf32>
      %121 = stablehlo.abs %86 : tensor<3x4xf32>
      %cst_43 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<f32>
      %123 = stablehlo.divide %122, %cst_43 : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %125 = stablehlo.compare GT, %121, %124, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %127 = stablehlo.multiply %iterArg_28, %126 : tensor<3x4xf32>
      %128 = stablehlo.select %125, %127, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %130 = stablehlo.multiply %86, %129 : tensor<3x4xf32>
      %131 = stablehlo.select %125, %130, %86 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %133 = stablehlo.multiply %iterArg_29, %132 : tensor<3x4xf32>
      %134 = stablehlo.select %125, %133, %iterArg_29 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %136 = stablehlo.multiply %89, %135 : tensor<3x4xf32>
      %137 = stablehlo.select %125, %136, %89 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %139 = stablehlo.multiply %iterArg_34, %138 : tensor<3x4xf32>
      %140 = stablehlo.select %125, %139, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %142 = stablehlo.multiply %iterArg_35, %141 : tensor<3x4xf32>
      %143 = stablehlo.select %125, %142, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %145 = stablehlo.multiply %105, %144 : tensor<3x4xf32>
      %146 = stablehlo.select %125, %145, %105 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_52 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %148 = stablehlo.multiply %112, %147 : tensor<3x4xf32>
      %149 = stablehlo.select %125, %148, %112 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_53 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %151 = stablehlo.compare GT, %97, %150, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %152 = stablehlo.and %iterArg, %151 : tensor<3x4xi1>
      %153 = stablehlo.select %iterArg, %98, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      %154 = stablehlo.select %iterArg, %97, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf32>
      %155 = stablehlo.select %iterArg, %79, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf32>
      %156 = stablehlo.select %iterArg, %81, %iterArg_26 : tensor<3x4xi1>, tensor<3x4xf32>
      %157 = stablehlo.select %iterArg, %131, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf32>
      %158 = stablehlo.select %iterArg, %137, %iterArg_29 : tensor<3x4xi1>, tensor<3x4xf32>
      %159 = stablehlo.select %iterArg, %128, %iterArg_30 : tensor<3x4xi1>, tensor<3x4xf32>
      %160 = stablehlo.select %iterArg, %134, %iterArg_31 : tensor<3x4xi1>, tensor<3x4xf32>
      %161 = stablehlo.select %iterArg, %140, %iterArg_32 : tensor<3x4xi1>, tensor<3x4xf32>
      %162 = stablehlo.select %iterArg, %143, %iterArg_33 : tensor<3x4xi1>, tensor<3x4xf32>
      %163 = stablehlo.select %iterArg, %146, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf32>
      %164 = stablehlo.select %iterArg, %149, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf32>
      %165 = stablehlo.select %iterArg, %116, %iterArg_36 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %152, %153, %154, %155, %156, %77, %157, %158, %159, %160, %161, %162, %163, %164, %165 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %57 = stablehlo.multiply %56#1, %32 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %59 = stablehlo.subtract %58, %57 : tensor<3x4xf32>
    %60 = stablehlo.not %22 : tensor<3x4xi1>
    %61 = stablehlo.and %36, %60 : tensor<3x4xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %66:7 = stablehlo.while(%iterArg = %61, %iterArg_23 = %0, %iterArg_24 = %62, %iterArg_25 = %63, %iterArg_26 = %1, %iterArg_27 = %64, %iterArg_28 = %65) : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %77 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %77 : tensor<i1>
    } do {
      %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %78 = stablehlo.add %iterArg_23, %77 : tensor<3x4xf32>
      %79 = stablehlo.divide %iterArg_26, %78 : tensor<3x4xf32>
      %80 = stablehlo.multiply %iterArg_27, %79 : tensor<3x4xf32>
      %81 = stablehlo.multiply %iterArg_24, %iterArg_26 : tensor<3x4xf32>
      %82 = stablehlo.multiply %78, %78 : tensor<3x4xf32>
      %83 = stablehlo.divide %81, %82 : tensor<3x4xf32>
      %84 = stablehlo.subtract %80, %83 : tensor<3x4xf32>
      %85 = stablehlo.add %iterArg_28, %84 : tensor<3x4xf32>
      %86 = stablehlo.divide %iterArg_26, %78 : tensor<3x4xf32>
      %87 = stablehlo.multiply %iterArg_24, %86 : tensor<3x4xf32>
      %88 = stablehlo.add %iterArg_25, %87 : tensor<3x4xf32>
      %89 = stablehlo.divide %87, %88 : tensor<3x4xf32>
      %cst_30 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %91 = stablehlo.compare GT, %89, %90, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %92 = stablehlo.and %iterArg, %91 : tensor<3x4xi1>
      %93 = stablehlo.select %iterArg, %78, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      %94 = stablehlo.select %iterArg, %87, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf32>
      %95 = stablehlo.select %iterArg, %88, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf32>
      %96 = stablehlo.select %iterArg, %iterArg_26, %iterArg_26 : tensor<3x4xi1>, tensor<3x4xf32>
      %97 = stablehlo.select %iterArg, %84, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf32>
      %98 = stablehlo.select %iterArg, %85, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %92, %93, %94, %95, %96, %97, %98 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %67 = stablehlo.multiply %66#3, %32 : tensor<3x4xf32>
    %68 = stablehlo.divide %67, %0 : tensor<3x4xf32>
    %69 = stablehlo.select %22, %59, %68 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %71 = stablehlo.select %10, %70, %69 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %73 = stablehlo.select %6, %72, %71 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %75 = stablehlo.select %18, %74, %73 : tensor<3x4xi1>, tensor<3x4xf32>
    %76 = stablehlo.convert %75 : (tensor<3x4xf32>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%76, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[4.26953125, 1.1650390625, 4.3203125, 4.96484375], [4.7578125, 3.498046875, 4.484375, 3.607421875], [1.888671875, 4.13671875, 2.2109375, 1.8408203125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.7861328125, 4.73046875, 1.7021484375, 1.5390625], [3.626953125, 2.59375, 4.19140625, 2.873046875], [1.3310546875, 0.85986328125, 2.34375, 0.9931640625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.00525665283203125, 0.9873046875, 0.0660400390625, 0.021453857421875], [0.341064453125, 0.36328125, 0.5068359375, 0.40625], [0.41943359375, 0.0091552734375, 0.62255859375, 0.30810546875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_gammainc_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %2 = stablehlo.or %0, %1 : tensor<3x4xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.compare LT, %arg1, %9, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %13 = stablehlo.and %6, %8 : tensor<3x4xi1>
    %14 = stablehlo.or %10, %12 : tensor<3x4xi1>
    %15 = stablehlo.or %14, %13 : tensor<3x4xi1>
    %16 = stablehlo.or %15, %2 : tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.compare GE, %arg1, %17, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %19 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %20 = stablehlo.and %18, %19 : tensor<3x4xi1>
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
    %30 = stablehlo.exponential %25 : tensor<3x4xf32>
    %31 = stablehlo.or %8, %16 : tensor<3x4xi1>
    %32 = stablehlo.or %31, %29 : tensor<3x4xi1>
    %33 = stablehlo.or %32, %4 : tensor<3x4xi1>
    %34 = stablehlo.not %33 : tensor<3x4xi1>
    %35 = stablehlo.and %34, %20 : tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %37 = stablehlo.subtract %36, %arg0 : tensor<3x4xf32>
    %38 = stablehlo.add %arg1, %37 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %40 = stablehlo.add %38, %39 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %43 = stablehlo.add %arg1, %42 : tensor<3x4xf32>
    %44 = stablehlo.multiply %40, %arg1 : tensor<3x4xf32>
    %45 = stablehlo.divide %43, %44 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %50 = stablehlo.negate %arg1 : tensor<3x4xf32>
    %51 = stablehlo.multiply %45, %50 : tensor<3x4xf32>
    %52 = stablehlo.subtract %49, %51 : tensor<3x4xf32>
    %53 = stablehlo.divide %52, %44 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54:15 = stablehlo.while(%iterArg = %35, %iterArg_23 = %45, %iterArg_24 = %46, %iterArg_25 = %37, %iterArg_26 = %40, %iterArg_27 = %cst_14, %iterArg_28 = %43, %iterArg_29 = %44, %iterArg_30 = %41, %iterArg_31 = %arg1, %iterArg_32 = %47, %iterArg_33 = %48, %iterArg_34 = %49, %iterArg_35 = %50, %iterArg_36 = %53) : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %cst_37 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %74 = stablehlo.compare LT, %iterArg_27, %cst_37, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %75 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      %76 = stablehlo.and %74, %75 : tensor<i1>
      stablehlo.return %76 : tensor<i1>
    } do {
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %74 = stablehlo.add %iterArg_27, %cst_37 : tensor<f32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %76 = stablehlo.add %iterArg_25, %75 : tensor<3x4xf32>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %78 = stablehlo.add %iterArg_26, %77 : tensor<3x4xf32>
      %79 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %80 = stablehlo.multiply %76, %79 : tensor<3x4xf32>
      %81 = stablehlo.multiply %iterArg_28, %78 : tensor<3x4xf32>
      %82 = stablehlo.multiply %iterArg_30, %80 : tensor<3x4xf32>
      %83 = stablehlo.subtract %81, %82 : tensor<3x4xf32>
      %84 = stablehlo.multiply %iterArg_29, %78 : tensor<3x4xf32>
      %85 = stablehlo.multiply %iterArg_31, %80 : tensor<3x4xf32>
      %86 = stablehlo.subtract %84, %85 : tensor<3x4xf32>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %88 = stablehlo.compare NE, %86, %87, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %89 = stablehlo.divide %83, %86 : tensor<3x4xf32>
      %90 = stablehlo.subtract %iterArg_23, %89 : tensor<3x4xf32>
      %91 = stablehlo.divide %90, %89 : tensor<3x4xf32>
      %92 = stablehlo.abs %91 : tensor<3x4xf32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %94 = stablehlo.select %88, %92, %93 : tensor<3x4xi1>, tensor<3x4xf32>
      %95 = stablehlo.select %88, %89, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      %96 = stablehlo.multiply %iterArg_34, %78 : tensor<3x4xf32>
      %97 = stablehlo.subtract %96, %iterArg_28 : tensor<3x4xf32>
      %98 = stablehlo.multiply %iterArg_32, %80 : tensor<3x4xf32>
      %99 = stablehlo.subtract %97, %98 : tensor<3x4xf32>
      %100 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %101 = stablehlo.multiply %iterArg_30, %100 : tensor<3x4xf32>
      %102 = stablehlo.add %99, %101 : tensor<3x4xf32>
      %103 = stablehlo.multiply %iterArg_35, %78 : tensor<3x4xf32>
      %104 = stablehlo.subtract %103, %iterArg_29 : tensor<3x4xf32>
      %105 = stablehlo.multiply %iterArg_33, %80 : tensor<3x4xf32>
      %106 = stablehlo.subtract %104, %105 : tensor<3x4xf32>
      %107 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %108 = stablehlo.multiply %iterArg_31, %107 : tensor<3x4xf32>
      %109 = stablehlo.add %106, %108 : tensor<3x4xf32>
      %110 = stablehlo.multiply %95, %109 : tensor<3x4xf32>
      %111 = stablehlo.subtract %102, %110 : tensor<3x4xf32>
      %112 = stablehlo.divide %111, %86 : tensor<3x4xf32>
      %113 = stablehlo.select %88, %112, %iterArg_36 : tensor<3x4xi1>, tensor<3x4xf32>
      %114 = stablehlo.subtract %113, %iterArg_36 : tensor<3x4xf32>
      %115 = stablehlo.abs %114 : tensor<3x4xf32>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %116 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %117 = stablehlo.select %88, %115, %116 : tensor<3x4xi1>, tensor<3x4xf32>
      %118 = stablehlo.abs %83 : tensor<3x4xf32>
      %cst_43 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<f32>
      %120 = stablehlo.divide %119, %cst_43 : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %122 = stablehlo.compare GT, %118, %121, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %123 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %124 = stablehlo.multiply %iterArg_28, %123 : tensor<3x4xf32>
      %125 = stablehlo.select %122, %124, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_46 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %126 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %127 = stablehlo.multiply %83, %126 : tensor<3x4xf32>
      %128 = stablehlo.select %122, %127, %83 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %130 = stablehlo.multiply %iterArg_29, %129 : tensor<3x4xf32>
      %131 = stablehlo.select %122, %130, %iterArg_29 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %133 = stablehlo.multiply %86, %132 : tensor<3x4xf32>
      %134 = stablehlo.select %122, %133, %86 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %136 = stablehlo.multiply %iterArg_34, %135 : tensor<3x4xf32>
      %137 = stablehlo.select %122, %136, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %139 = stablehlo.multiply %iterArg_35, %138 : tensor<3x4xf32>
      %140 = stablehlo.select %122, %139, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %142 = stablehlo.multiply %102, %141 : tensor<3x4xf32>
      %143 = stablehlo.select %122, %142, %102 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_52 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %145 = stablehlo.multiply %109, %144 : tensor<3x4xf32>
      %146 = stablehlo.select %122, %145, %109 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_53 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %148 = stablehlo.compare GT, %94, %147, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %149 = stablehlo.and %iterArg, %148 : tensor<3x4xi1>
      %150 = stablehlo.select %iterArg, %95, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      %151 = stablehlo.select %iterArg, %94, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf32>
      %152 = stablehlo.select %iterArg, %76, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf32>
      %153 = stablehlo.select %iterArg, %78, %iterArg_26 : tensor<3x4xi1>, tensor<3x4xf32>
      %154 = stablehlo.select %iterArg, %128, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf32>
      %155 = stablehlo.select %iterArg, %134, %iterArg_29 : tensor<3x4xi1>, tensor<3x4xf32>
      %156 = stablehlo.select %iterArg, %125, %iterArg_30 : tensor<3x4xi1>, tensor<3x4xf32>
      %157 = stablehlo.select %iterArg, %131, %iterArg_31 : tensor<3x4xi1>, tensor<3x4xf32>
      %158 = stablehlo.select %iterArg, %137, %iterArg_32 : tensor<3x4xi1>, tensor<3x4xf32>
      %159 = stablehlo.select %iterArg, %140, %iterArg_33 : tensor<3x4xi1>, tensor<3x4xf32>
      %160 = stablehlo.select %iterArg, %143, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf32>
      %161 = stablehlo.select %iterArg, %146, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf32>
      %162 = stablehlo.select %iterArg, %113, %iterArg_36 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %149, %150, %151, %152, %153, %74, %154, %155, %156, %157, %158, %159, %160, %161, %162 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %55 = stablehlo.multiply %54#1, %30 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %57 = stablehlo.subtract %56, %55 : tensor<3x4xf32>
    %58 = stablehlo.not %20 : tensor<3x4xi1>
    %59 = stablehlo.and %34, %58 : tensor<3x4xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %64:7 = stablehlo.while(%iterArg = %59, %iterArg_23 = %arg0, %iterArg_24 = %60, %iterArg_25 = %61, %iterArg_26 = %arg1, %iterArg_27 = %62, %iterArg_28 = %63) : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %74 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %74 : tensor<i1>
    } do {
      %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %75 = stablehlo.add %iterArg_23, %74 : tensor<3x4xf32>
      %76 = stablehlo.divide %iterArg_26, %75 : tensor<3x4xf32>
      %77 = stablehlo.multiply %iterArg_27, %76 : tensor<3x4xf32>
      %78 = stablehlo.multiply %iterArg_24, %iterArg_26 : tensor<3x4xf32>
      %79 = stablehlo.multiply %75, %75 : tensor<3x4xf32>
      %80 = stablehlo.divide %78, %79 : tensor<3x4xf32>
      %81 = stablehlo.subtract %77, %80 : tensor<3x4xf32>
      %82 = stablehlo.add %iterArg_28, %81 : tensor<3x4xf32>
      %83 = stablehlo.divide %iterArg_26, %75 : tensor<3x4xf32>
      %84 = stablehlo.multiply %iterArg_24, %83 : tensor<3x4xf32>
      %85 = stablehlo.add %iterArg_25, %84 : tensor<3x4xf32>
      %86 = stablehlo.divide %84, %85 : tensor<3x4xf32>
      %cst_30 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %87 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %89 = stablehlo.and %iterArg, %88 : tensor<3x4xi1>
      %90 = stablehlo.select %iterArg, %75, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      %91 = stablehlo.select %iterArg, %84, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf32>
      %92 = stablehlo.select %iterArg, %85, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf32>
      %93 = stablehlo.select %iterArg, %iterArg_26, %iterArg_26 : tensor<3x4xi1>, tensor<3x4xf32>
      %94 = stablehlo.select %iterArg, %81, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf32>
      %95 = stablehlo.select %iterArg, %82, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %89, %90, %91, %92, %93, %94, %95 : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %65 = stablehlo.multiply %64#3, %30 : tensor<3x4xf32>
    %66 = stablehlo.divide %65, %arg0 : tensor<3x4xf32>
    %67 = stablehlo.select %20, %57, %66 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %69 = stablehlo.select %8, %68, %67 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %71 = stablehlo.select %4, %70, %69 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %73 = stablehlo.select %16, %72, %71 : tensor<3x4xi1>, tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%73, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[1.1424274, 1.0173066, 1.3109369, 3.1577344], [2.4193194, 2.8212209, 4.4097576, 0.6187987], [1.2987316, 4.113927, 2.5515113, 4.847777]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[3.004424, 4.187053, 1.6265057, 0.6230392], [2.6132874, 4.0495615, 2.3296332, 4.2101364], [4.987333, 2.7719324, 4.970419, 2.2051866]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.93564844, 0.98422116, 0.7073673, 0.019187136], [0.631638, 0.79945767, 0.14806378, 0.99449056], [0.98705834, 0.2804813, 0.91858894, 0.08481103]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_gammainc_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %2 = stablehlo.or %0, %1 : tensor<3x4xi1>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %10 = stablehlo.compare LT, %arg1, %9, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %13 = stablehlo.and %6, %8 : tensor<3x4xi1>
    %14 = stablehlo.or %10, %12 : tensor<3x4xi1>
    %15 = stablehlo.or %14, %13 : tensor<3x4xi1>
    %16 = stablehlo.or %15, %2 : tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %18 = stablehlo.compare GE, %arg1, %17, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %19 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %20 = stablehlo.and %18, %19 : tensor<3x4xi1>
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
    %30 = stablehlo.exponential %25 : tensor<3x4xf64>
    %31 = stablehlo.or %8, %16 : tensor<3x4xi1>
    %32 = stablehlo.or %31, %29 : tensor<3x4xi1>
    %33 = stablehlo.or %32, %4 : tensor<3x4xi1>
    %34 = stablehlo.not %33 : tensor<3x4xi1>
    %35 = stablehlo.and %34, %20 : tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %37 = stablehlo.subtract %36, %arg0 : tensor<3x4xf64>
    %38 = stablehlo.add %arg1, %37 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %40 = stablehlo.add %38, %39 : tensor<3x4xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %43 = stablehlo.add %arg1, %42 : tensor<3x4xf64>
    %44 = stablehlo.multiply %40, %arg1 : tensor<3x4xf64>
    %45 = stablehlo.divide %43, %44 : tensor<3x4xf64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %50 = stablehlo.negate %arg1 : tensor<3x4xf64>
    %51 = stablehlo.multiply %45, %50 : tensor<3x4xf64>
    %52 = stablehlo.subtract %49, %51 : tensor<3x4xf64>
    %53 = stablehlo.divide %52, %44 : tensor<3x4xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54:15 = stablehlo.while(%iterArg = %35, %iterArg_23 = %45, %iterArg_24 = %46, %iterArg_25 = %37, %iterArg_26 = %40, %iterArg_27 = %cst_14, %iterArg_28 = %43, %iterArg_29 = %44, %iterArg_30 = %41, %iterArg_31 = %arg1, %iterArg_32 = %47, %iterArg_33 = %48, %iterArg_34 = %49, %iterArg_35 = %50, %iterArg_36 = %53) : tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    cond {
      %cst_37 = stablehlo.constant dense<2.000000e+03> : tensor<f64>
      %74 = stablehlo.compare LT, %iterArg_27, %cst_37, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %75 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      %76 = stablehlo.and %74, %75 : tensor<i1>
      stablehlo.return %76 : tensor<i1>
    } do {
      %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %74 = stablehlo.add %iterArg_27, %cst_37 : tensor<f64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %75 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %76 = stablehlo.add %iterArg_25, %75 : tensor<3x4xf64>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %77 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %78 = stablehlo.add %iterArg_26, %77 : tensor<3x4xf64>
      %79 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %80 = stablehlo.multiply %76, %79 : tensor<3x4xf64>
      %81 = stablehlo.multiply %iterArg_28, %78 : tensor<3x4xf64>
      %82 = stablehlo.multiply %iterArg_30, %80 : tensor<3x4xf64>
      %83 = stablehlo.subtract %81, %82 : tensor<3x4xf64>
      %84 = stablehlo.multiply %iterArg_29, %78 : tensor<3x4xf64>
      %85 = stablehlo.multiply %iterArg_31, %80 : tensor<3x4xf64>
      %86 = stablehlo.subtract %84, %85 : tensor<3x4xf64>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %87 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %88 = stablehlo.compare NE, %86, %87, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %89 = stablehlo.divide %83, %86 : tensor<3x4xf64>
      %90 = stablehlo.subtract %iterArg_23, %89 : tensor<3x4xf64>
      %91 = stablehlo.divide %90, %89 : tensor<3x4xf64>
      %92 = stablehlo.abs %91 : tensor<3x4xf64>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %93 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %94 = stablehlo.select %88, %92, %93 : tensor<3x4xi1>, tensor<3x4xf64>
      %95 = stablehlo.select %88, %89, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf64>
      %96 = stablehlo.multiply %iterArg_34, %78 : tensor<3x4xf64>
      %97 = stablehlo.subtract %96, %iterArg_28 : tensor<3x4xf64>
      %98 = stablehlo.multiply %iterArg_32, %80 : tensor<3x4xf64>
      %99 = stablehlo.subtract %97, %98 : tensor<3x4xf64>
      %100 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %101 = stablehlo.multiply %iterArg_30, %100 : tensor<3x4xf64>
      %102 = stablehlo.add %99, %101 : tensor<3x4xf64>
      %103 = stablehlo.multiply %iterArg_35, %78 : tensor<3x4xf64>
      %104 = stablehlo.subtract %103, %iterArg_29 : tensor<3x4xf64>
      %105 = stablehlo.multiply %iterArg_33, %80 : tensor<3x4xf64>
      %106 = stablehlo.subtract %104, %105 : tensor<3x4xf64>
      %107 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %108 = stablehlo.multiply %iterArg_31, %107 : tensor<3x4xf64>
      %109 = stablehlo.add %106, %108 : tensor<3x4xf64>
      %110 = stablehlo.multiply %95, %109 : tensor<3x4xf64>
      %111 = stablehlo.subtract %102, %110 : tensor<3x4xf64>
      %112 = stablehlo.divide %111, %86 : tensor<3x4xf64>
      %113 = stablehlo.select %88, %112, %iterArg_36 : tensor<3x4xi1>, tensor<3x4xf64>
      %114 = stablehlo.subtract %113, %iterArg_36 : tensor<3x4xf64>
      %115 = stablehlo.abs %114 : tensor<3x4xf64>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %116 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %117 = stablehlo.select %88, %115, %116 : tensor<3x4xi1>, tensor<3x4xf64>
      %118 = stablehlo.abs %83 : tensor<3x4xf64>
      %cst_43 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %119 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<f64>
      %120 = stablehlo.divide %119, %cst_43 : tensor<f64>
      %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %122 = stablehlo.compare GT, %118, %121, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %cst_45 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %123 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %124 = stablehlo.multiply %iterArg_28, %123 : tensor<3x4xf64>
      %125 = stablehlo.select %122, %124, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_46 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %126 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %127 = stablehlo.multiply %83, %126 : tensor<3x4xf64>
      %128 = stablehlo.select %122, %127, %83 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_47 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %129 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %130 = stablehlo.multiply %iterArg_29, %129 : tensor<3x4xf64>
      %131 = stablehlo.select %122, %130, %iterArg_29 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_48 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %132 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %133 = stablehlo.multiply %86, %132 : tensor<3x4xf64>
      %134 = stablehlo.select %122, %133, %86 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_49 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %135 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %136 = stablehlo.multiply %iterArg_34, %135 : tensor<3x4xf64>
      %137 = stablehlo.select %122, %136, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_50 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %138 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %139 = stablehlo.multiply %iterArg_35, %138 : tensor<3x4xf64>
      %140 = stablehlo.select %122, %139, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_51 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %141 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %142 = stablehlo.multiply %102, %141 : tensor<3x4xf64>
      %143 = stablehlo.select %122, %142, %102 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_52 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %144 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %145 = stablehlo.multiply %109, %144 : tensor<3x4xf64>
      %146 = stablehlo.select %122, %145, %109 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_53 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %147 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %148 = stablehlo.compare GT, %94, %147, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %149 = stablehlo.and %iterArg, %148 : tensor<3x4xi1>
      %150 = stablehlo.select %iterArg, %95, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf64>
      %151 = stablehlo.select %iterArg, %94, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf64>
      %152 = stablehlo.select %iterArg, %76, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf64>
      %153 = stablehlo.select %iterArg, %78, %iterArg_26 : tensor<3x4xi1>, tensor<3x4xf64>
      %154 = stablehlo.select %iterArg, %128, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf64>
      %155 = stablehlo.select %iterArg, %134, %iterArg_29 : tensor<3x4xi1>, tensor<3x4xf64>
      %156 = stablehlo.select %iterArg, %125, %iterArg_30 : tensor<3x4xi1>, tensor<3x4xf64>
      %157 = stablehlo.select %iterArg, %131, %iterArg_31 : tensor<3x4xi1>, tensor<3x4xf64>
      %158 = stablehlo.select %iterArg, %137, %iterArg_32 : tensor<3x4xi1>, tensor<3x4xf64>
      %159 = stablehlo.select %iterArg, %140, %iterArg_33 : tensor<3x4xi1>, tensor<3x4xf64>
      %160 = stablehlo.select %iterArg, %143, %iterArg_34 : tensor<3x4xi1>, tensor<3x4xf64>
      %161 = stablehlo.select %iterArg, %146, %iterArg_35 : tensor<3x4xi1>, tensor<3x4xf64>
      %162 = stablehlo.select %iterArg, %113, %iterArg_36 : tensor<3x4xi1>, tensor<3x4xf64>
      stablehlo.return %149, %150, %151, %152, %153, %74, %154, %155, %156, %157, %158, %159, %160, %161, %162 : tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<f64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    }
    %55 = stablehlo.multiply %54#1, %30 : tensor<3x4xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %57 = stablehlo.subtract %56, %55 : tensor<3x4xf64>
    %58 = stablehlo.not %20 : tensor<3x4xi1>
    %59 = stablehlo.and %34, %58 : tensor<3x4xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %64:7 = stablehlo.while(%iterArg = %59, %iterArg_23 = %arg0, %iterArg_24 = %60, %iterArg_25 = %61, %iterArg_26 = %arg1, %iterArg_27 = %62, %iterArg_28 = %63) : tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %74 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %74 : tensor<i1>
    } do {
      %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %74 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %75 = stablehlo.add %iterArg_23, %74 : tensor<3x4xf64>
      %76 = stablehlo.divide %iterArg_26, %75 : tensor<3x4xf64>
      %77 = stablehlo.multiply %iterArg_27, %76 : tensor<3x4xf64>
      %78 = stablehlo.multiply %iterArg_24, %iterArg_26 : tensor<3x4xf64>
      %79 = stablehlo.multiply %75, %75 : tensor<3x4xf64>
      %80 = stablehlo.divide %78, %79 : tensor<3x4xf64>
      %81 = stablehlo.subtract %77, %80 : tensor<3x4xf64>
      %82 = stablehlo.add %iterArg_28, %81 : tensor<3x4xf64>
      %83 = stablehlo.divide %iterArg_26, %75 : tensor<3x4xf64>
      %84 = stablehlo.multiply %iterArg_24, %83 : tensor<3x4xf64>
      %85 = stablehlo.add %iterArg_25, %84 : tensor<3x4xf64>
      %86 = stablehlo.divide %84, %85 : tensor<3x4xf64>
      %cst_30 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %87 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %89 = stablehlo.and %iterArg, %88 : tensor<3x4xi1>
      %90 = stablehlo.select %iterArg, %75, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf64>
      %91 = stablehlo.select %iterArg, %84, %iterArg_24 : tensor<3x4xi1>, tensor<3x4xf64>
      %92 = stablehlo.select %iterArg, %85, %iterArg_25 : tensor<3x4xi1>, tensor<3x4xf64>
      %93 = stablehlo.select %iterArg, %iterArg_26, %iterArg_26 : tensor<3x4xi1>, tensor<3x4xf64>
      %94 = stablehlo.select %iterArg, %81, %iterArg_27 : tensor<3x4xi1>, tensor<3x4xf64>
      %95 = stablehlo.select %iterArg, %82, %iterArg_28 : tensor<3x4xi1>, tensor<3x4xf64>
      stablehlo.return %89, %90, %91, %92, %93, %94, %95 : tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    }
    %65 = stablehlo.multiply %64#3, %30 : tensor<3x4xf64>
    %66 = stablehlo.divide %65, %arg0 : tensor<3x4xf64>
    %67 = stablehlo.select %20, %57, %66 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %69 = stablehlo.select %8, %68, %67 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %71 = stablehlo.select %4, %70, %69 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_22 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %73 = stablehlo.select %16, %72, %71 : tensor<3x4xi1>, tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%73, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[3.0102546463101847, 1.6376757504590105, 3.237399947712359, 3.194323908932157], [1.9277647593538896, 4.412581165086236, 1.0872654322875812, 2.3387981938024263], [4.130841030199916, 4.951465818995301, 2.803339538446793, 2.547130037990253]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.5012716966917903, 1.141115952008593, 3.587923370855676, 2.9298724292201896], [3.0293233355966027, 0.9247066265162093, 4.63680505840065, 4.159811050668768], [2.3738587092721595, 1.134327611988911, 1.324621311029494, 3.667613351996326]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.18959466344640954, 0.4339473014754951, 0.6454495044161705, 0.5146390514958291], [0.8190236553447832, 0.007398849076668328, 0.9882348017188378, 0.8815081239381672], [0.19502985425245, 0.0066658190696683274, 0.18256276269404267, 0.7948652540073257]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
