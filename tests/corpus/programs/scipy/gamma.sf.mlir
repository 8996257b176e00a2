module @scipy_gamma_sf_f32 {
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
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.compare LT, %3, %4, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %6 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %7 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %8 = stablehlo.or %6, %7 : tensor<6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.compare EQ, %arg1, %9, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.compare EQ, %3, %11, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.compare EQ, %3, %13, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.compare LT, %3, %15, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.compare LT, %arg1, %17, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %19 = stablehlo.and %10, %12 : tensor<6xi1>
    %20 = stablehlo.or %16, %18 : tensor<6xi1>
    %21 = stablehlo.or %20, %19 : tensor<6xi1>
    %22 = stablehlo.or %21, %8 : tensor<6xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.compare LT, %3, %23, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %25 = stablehlo.compare LT, %3, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %26 = stablehlo.or %24, %25 : tensor<6xi1>
    %27 = stablehlo.log %3 : tensor<6xf32>
    %28 = stablehlo.multiply %arg1, %27 : tensor<6xf32>
    %29 = stablehlo.subtract %28, %3 : tensor<6xf32>
    %30 = chlo.lgamma %arg1 : tensor<6xf32> -> tensor<6xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<6xf32>
    %cst_8 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %32 = stablehlo.log %cst_8 : tensor<f32>
    %33 = stablehlo.negate %32 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %35 = stablehlo.compare LT, %31, %34, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %36 = stablehlo.or %22, %35 : tensor<6xi1>
    %37 = stablehlo.or %36, %14 : tensor<6xi1>
    %38 = stablehlo.or %37, %10 : tensor<6xi1>
    %39 = stablehlo.not %38 : tensor<6xi1>
    %40 = stablehlo.exponential %31 : tensor<6xf32>
    %41 = stablehlo.and %39, %26 : tensor<6xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %46:7 = stablehlo.while(%iterArg = %41, %iterArg_25 = %arg1, %iterArg_26 = %42, %iterArg_27 = %43, %iterArg_28 = %3, %iterArg_29 = %44, %iterArg_30 = %45) : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %c_31 = stablehlo.constant dense<false> : tensor<i1>
      %80 = stablehlo.reduce(%iterArg init: %c_31) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %80 : tensor<i1>
    } do {
      %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %81 = stablehlo.add %iterArg_25, %80 : tensor<6xf32>
      %82 = stablehlo.divide %iterArg_28, %81 : tensor<6xf32>
      %83 = stablehlo.multiply %iterArg_29, %82 : tensor<6xf32>
      %84 = stablehlo.multiply %iterArg_26, %iterArg_28 : tensor<6xf32>
      %85 = stablehlo.multiply %81, %81 : tensor<6xf32>
      %86 = stablehlo.divide %84, %85 : tensor<6xf32>
      %87 = stablehlo.subtract %83, %86 : tensor<6xf32>
      %88 = stablehlo.add %iterArg_30, %87 : tensor<6xf32>
      %89 = stablehlo.divide %iterArg_28, %81 : tensor<6xf32>
      %90 = stablehlo.multiply %iterArg_26, %89 : tensor<6xf32>
      %91 = stablehlo.add %iterArg_27, %90 : tensor<6xf32>
      %92 = stablehlo.divide %90, %91 : tensor<6xf32>
      %cst_32 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %94 = stablehlo.compare GT, %92, %93, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %95 = stablehlo.and %iterArg, %94 : tensor<6xi1>
      %96 = stablehlo.select %iterArg, %81, %iterArg_25 : tensor<6xi1>, tensor<6xf32>
      %97 = stablehlo.select %iterArg, %90, %iterArg_26 : tensor<6xi1>, tensor<6xf32>
      %98 = stablehlo.select %iterArg, %91, %iterArg_27 : tensor<6xi1>, tensor<6xf32>
      %99 = stablehlo.select %iterArg, %iterArg_28, %iterArg_28 : tensor<6xi1>, tensor<6xf32>
      %100 = stablehlo.select %iterArg, %87, %iterArg_29 : tensor<6xi1>, tensor<6xf32>
      %101 = stablehlo.select %iterArg, %88, %iterArg_30 : tensor<6xi1>, tensor<6xf32>
      stablehlo.return %95, %96, %97, %98, %99, %100, %101 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %47 = stablehlo.multiply %46#3, %40 : tensor<6xf32>
    %48 = stablehlo.divide %47, %arg1 : tensor<6xf32>
    %49 = stablehlo.not %26 : tensor<6xi1>
    %50 = stablehlo.and %39, %49 : tensor<6xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %52 = stablehlo.subtract %51, %arg1 : tensor<6xf32>
    %53 = stablehlo.add %3, %52 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %55 = stablehlo.add %53, %54 : tensor<6xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %58 = stablehlo.add %3, %57 : tensor<6xf32>
    %59 = stablehlo.multiply %55, %3 : tensor<6xf32>
    %60 = stablehlo.divide %58, %59 : tensor<6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %65 = stablehlo.negate %3 : tensor<6xf32>
    %66 = stablehlo.multiply %60, %65 : tensor<6xf32>
    %67 = stablehlo.subtract %64, %66 : tensor<6xf32>
    %68 = stablehlo.divide %67, %59 : tensor<6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69:15 = stablehlo.while(%iterArg = %50, %iterArg_25 = %60, %iterArg_26 = %61, %iterArg_27 = %52, %iterArg_28 = %55, %iterArg_29 = %cst_21, %iterArg_30 = %58, %iterArg_31 = %59, %iterArg_32 = %56, %iterArg_33 = %3, %iterArg_34 = %62, %iterArg_35 = %63, %iterArg_36 = %64, %iterArg_37 = %65, %iterArg_38 = %68) : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %cst_39 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %80 = stablehlo.compare LT, %iterArg_29, %cst_39, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_40 = stablehlo.constant dense<false> : tensor<i1>
      %81 = stablehlo.reduce(%iterArg init: %c_40) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %82 = stablehlo.and %80, %81 : tensor<i1>
      stablehlo.return %82 : tensor<i1>
    } do {
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %80 = stablehlo.add %iterArg_29, %cst_39 : tensor<f32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %82 = stablehlo.add %iterArg_27, %81 : tensor<6xf32>
      %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %84 = stablehlo.add %iterArg_28, %83 : tensor<6xf32>
      %85 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %86 = stablehlo.multiply %82, %85 : tensor<6xf32>
      %87 = stablehlo.multiply %iterArg_30, %84 : tensor<6xf32>
      %88 = stablehlo.multiply %iterArg_32, %86 : tensor<6xf32>
      %89 = stablehlo.subtract %87, %88 : tensor<6xf32>
      %90 = stablehlo.multiply %iterArg_31, %84 : tensor<6xf32>
      %91 = stablehlo.multiply %iterArg_33, %86 : tensor<6xf32>
      %92 = stablehlo.subtract %90, %91 : tensor<6xf32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %94 = stablehlo.compare NE, %92, %93, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %95 = stablehlo.divide %89, %92 : tensor<6xf32>
      %96 = stablehlo.subtract %iterArg_25, %95 : tensor<6xf32>
      %97 = stablehlo.divide %96, %95 : tensor<6xf32>
      %98 = stablehlo.abs %97 : tensor<6xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %100 = stablehlo.select %94, %98, %99 : tensor<6xi1>, tensor<6xf32>
      %101 = stablehlo.select %94, %95, %iterArg_25 : tensor<6xi1>, tensor<6xf32>
      %102 = stablehlo.multiply %iterArg_36, %84 : tensor<6xf32>
      %103 = stablehlo.subtract %102, %iterArg_30 : tensor<6xf32>
      %104 = stablehlo.multiply %iterArg_34, %86 : tensor<6xf32>
      %105 = stablehlo.subtract %103, %104 : tensor<6xf32>
      %106 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %107 = stablehlo.multiply %iterArg_32, %106 : tensor<6xf32>
      %108 = stablehlo.add %105, %107 : tensor<6xf32>
      %109 = stablehlo.multiply %iterArg_37, %84 : tensor<6xf32>
      %110 = stablehlo.subtract %109, %iterArg_31 : tensor<6xf32>
      %111 = stablehlo.multiply %iterArg_35, %86 : tensor<6xf32>
      %112 = stablehlo.subtract %110, %111 : tensor<6xf32>
      %113 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %114 = stablehlo.multiply %iterArg_33, %113 : tensor<6xf32>
      %115 = stablehlo.add %112, %114 : tensor<6xf32>
      %116 = stablehlo.multiply %101, %115 : tensor<6xf32>
      %117 = stablehlo.subtract %108, %116 : tensor<6xf32>
      %118 = stablehlo.divide %117, %92 : tensor<6xf32>
      %119 = stablehlo.select %94, %118, %iterArg_38 : tensor<6xi1>, tensor<6xf32>
      %120 = stablehlo.subtract %119, %iterArg_38 : tensor<6xf32>
      %121 = stablehlo.abs %120 : tensor<6xf32>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %123 = stablehlo.select %94, %121, %122 : tensor<6xi1>, tensor<6xf32>
      %124 = stablehlo.abs %89 : tensor<6xf32>
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<f32>
      %126 = stablehlo.divide %125, %cst_45 : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %128 = stablehlo.compare GT, %124, %127, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %130 = stablehlo.multiply %iterArg_30, %129 : tensor<6xf32>
      %131 = stablehlo.select %128, %130, %iterArg_30 : tensor<6xi1>, tensor<6xf32>
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %133 = stablehlo.multiply %89, %132 : tensor<6xf32>
      %134 = stablehlo.select %128, %133, %89 : tensor<6xi1>, tensor<6xf32>
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %136 = stablehlo.multiply %iterArg_31, %135 : tensor<6xf32>
      %137 = stablehlo.select %128, %136, %iterArg_31 : tensor<6xi1>, tensor<6xf32>
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %138 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %139 = stablehlo.multiply %92, %138 : tensor<6xf32>
      %140 = stablehlo.select %128, %139, %92 : tensor<6xi1>, tensor<6xf32>
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %142 = stablehlo.multiply %iterArg_36, %141 : tensor<6xf32>
      %143 = stablehlo.select %128, %142, %iterArg_36 : tensor<6xi1>, tensor<6xf32>
      %cst_52 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %145 = stablehlo.multiply %iterArg_37, %144 : tensor<6xf32>
      %146 = stablehlo.select %128, %145, %iterArg_37 : tensor<6xi1>, tensor<6xf32>
      %cst_53 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %148 = stablehlo.multiply %108, %147 : tensor<6xf32>
      %149 = stablehlo.select %128, %148, %108 : tensor<6xi1>, tensor<6xf32>
      %cst_54 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %151 = stablehlo.multiply %115, %150 : tensor<6xf32>
      %152 = stablehlo.select %128, %151, %115 : tensor<6xi1>, tensor<6xf32>
      %cst_55 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %154 = stablehlo.compare GT, %100, %153, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %155 = stablehlo.and %iterArg, %154 : tensor<6xi1>
      %156 = stablehlo.select %iterArg, %101, %iterArg_25 : tensor<6xi1>, tensor<6xf32>
      %157 = stablehlo.select %iterArg, %100, %iterArg_26 : tensor<6xi1>, tensor<6xf32>
      %158 = stablehlo.select %iterArg, %82, %iterArg_27 : tensor<6xi1>, tensor<6xf32>
      %159 = stablehlo.select %iterArg, %84, %iterArg_28 : tensor<6xi1>, tensor<6xf32>
      %160 = stablehlo.select %iterArg, %134, %iterArg_30 : tensor<6xi1>, tensor<6xf32>
      %161 = stablehlo.select %iterArg, %140, %iterArg_31 : tensor<6xi1>, tensor<6xf32>
      %162 = stablehlo.select %iterArg, %131, %iterArg_32 : tensor<6xi1>, tensor<6xf32>
      %163 = stablehlo.select %iterArg, %137, %iterArg_33 : tensor<6xi1>, tensor<6xf32>
      %164 = stablehlo.select %iterArg, %143, %iterArg_34 : tensor<6xi1>, tensor<6xf32>
      %165 = stablehlo.select %iterArg, %146, %iterArg_35 : tensor<6xi1>, tensor<6xf32>
      %166 = stablehlo.select %iterArg, %149, %iterArg_36 : tensor<6xi1>, tensor<6xf32>
      %167 = stablehlo.select %iterArg, %152, %iterArg_37 : tensor<6xi1>, tensor<6xf32>
      %168 = stablehlo.select %iterArg, %119, %iterArg_38 : tensor<6xi1>, tensor<6xf32>
      stablehlo.return %155, %156, %157, %158, %159, %80, %160, %161, %162, %163, %164, %165, %166, %167, %168 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %70 = stablehlo.multiply %69#1, %40 : tensor<6xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %72 = stablehlo.subtract %71, %48 : tensor<6xf32>
    %73 = stablehlo.select %26, %72, %70 : tensor<6xi1>, tensor<6xf32>
    %74 = stablehlo.or %14, %10 : tensor<6xi1>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %76 = stablehlo.select %74, %75, %73 : tensor<6xi1>, tensor<6xf32>
    %cst_24 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %78 = stablehlo.select %22, %77, %76 : tensor<6xi1>, tensor<6xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %79 = call @_where(%5, %c, %78) : (tensor<6xi1>, tensor<i32>, tensor<6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%79, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[2.8568144, 1.1498044, 3.8962994, 2.1759222, 1.9206855, 0.90716887]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[0.7376951, 3.1671774, 1.5872383, 2.7931094, 1.5754719, 1.0077895]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.032750465, 0.91041654, 0.05762588, 0.57770777, 0.301068, 0.40717375]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<i32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}

// -----

module @scipy_gamma_sf_f64 {
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
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.compare LT, %3, %4, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %6 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %7 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %8 = stablehlo.or %6, %7 : tensor<6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %10 = stablehlo.compare EQ, %arg1, %9, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %12 = stablehlo.compare EQ, %3, %11, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_4 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %14 = stablehlo.compare EQ, %3, %13, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %16 = stablehlo.compare LT, %3, %15, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %18 = stablehlo.compare LT, %arg1, %17, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %19 = stablehlo.and %10, %12 : tensor<6xi1>
    %20 = stablehlo.or %16, %18 : tensor<6xi1>
    %21 = stablehlo.or %20, %19 : tensor<6xi1>
    %22 = stablehlo.or %21, %8 : tensor<6xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %24 = stablehlo.compare LT, %3, %23, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %25 = stablehlo.compare LT, %3, %arg1, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %26 = stablehlo.or %24, %25 : tensor<6xi1>
    %27 = stablehlo.log %3 : tensor<6xf64>
    %28 = stablehlo.multiply %arg1, %27 : tensor<6xf64>
    %29 = stablehlo.subtract %28, %3 : tensor<6xf64>
    %30 = chlo.lgamma %arg1 : tensor<6xf64> -> tensor<6xf64>
    %31 = stablehlo.subtract %29, %30 : tensor<6xf64>
    %cst_8 = stablehlo.constant dense<1.7976931348623157E+308> : tensor<f64>
    %32 = stablehlo.log %cst_8 : tensor<f64>
    %33 = stablehlo.negate %32 : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %35 = stablehlo.compare LT, %31, %34, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %36 = stablehlo.or %22, %35 : tensor<6xi1>
    %37 = stablehlo.or %36, %14 : tensor<6xi1>
    %38 = stablehlo.or %37, %10 : tensor<6xi1>
    %39 = stablehlo.not %38 : tensor<6xi1>
    %40 = stablehlo.exponential %31 : tensor<6xf64>
    %41 = stablehlo.and %39, %26 : tensor<6xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %46:7 = stablehlo.while(%iterArg = %41, %iterArg_25 = %arg1, %iterArg_26 = %42, %iterArg_27 = %43, %iterArg_28 = %3, %iterArg_29 = %44, %iterArg_30 = %45) : tensor<6xi1>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
    cond {
      %c_31 = stablehlo.constant dense<false> : tensor<i1>
      %80 = stablehlo.reduce(%iterArg init: %c_31) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %80 : tensor<i1>
    } do {
      %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %80 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %81 = stablehlo.add %iterArg_25, %80 : tensor<6xf64>
      %82 = stablehlo.divide %iterArg_28, %81 : tensor<6xf64>
      %83 = stablehlo.multiply %iterArg_29, %82 : tensor<6xf64>
      %84 = stablehlo.multiply %iterArg_26, %iterArg_28 : tensor<6xf64>
      %85 = stablehlo.multiply %81, %81 : tensor<6xf64>
      %86 = stablehlo.divide %84, %85 : tensor<6xf64>
      %87 = stablehlo.subtract %83, %86 : tensor<6xf64>
      %88 = stablehlo.add %iterArg_30, %87 : tensor<6xf64>
      %89 = stablehlo.divide %iterArg_28, %81 : tensor<6xf64>
      %90 = stablehlo.multiply %iterArg_26, %89 : tensor<6xf64>
      %91 = stablehlo.add %iterArg_27, %90 : tensor<6xf64>
      %92 = stablehlo.divide %90, %91 : tensor<6xf64>
      %cst_32 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %93 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %94 = stablehlo.compare GT, %92, %93, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %95 = stablehlo.and %iterArg, %94 : tensor<6xi1>
      %96 = stablehlo.select %iterArg, %81, %iterArg_25 : tensor<6xi1>, tensor<6xf64>
      %97 = stablehlo.select %iterArg, %90, %iterArg_26 : tensor<6xi1>, tensor<6xf64>
      %98 = stablehlo.select %iterArg, %91, %iterArg_27 : tensor<6xi1>, tensor<6xf64>
      %99 = stablehlo.select %iterArg, %iterArg_28, %iterArg_28 : tensor<6xi1>, tensor<6xf64>
      %100 = stablehlo.select %iterArg, %87, %iterArg_29 : tensor<6xi1>, tensor<6xf64>
      %101 = stablehlo.select %iterArg, %88, %iterArg_30 : tensor<6xi1>, tensor<6xf64>
      stablehlo.return %95, %96, %97, %98, %99, %100, %101 : tensor<6xi1>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
    }
    %47 = stablehlo.multiply %46#3, %40 : tensor<6xf64>
    %48 = stablehlo.divide %47, %arg1 : tensor<6xf64>
    %49 = stablehlo.not %26 : tensor<6xi1>
    %50 = stablehlo.and %39, %49 : tensor<6xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %52 = stablehlo.subtract %51, %arg1 : tensor<6xf64>
    %53 = stablehlo.add %3, %52 : tensor<6xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %55 = stablehlo.add %53, %54 : tensor<6xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %58 = stablehlo.add %3, %57 : tensor<6xf64>
    %59 = stablehlo.multiply %55, %3 : tensor<6xf64>
    %60 = stablehlo.divide %58, %59 : tensor<6xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %65 = stablehlo.negate %3 : tensor<6xf64>
    %66 = stablehlo.multiply %60, %65 : tensor<6xf64>
    %67 = stablehlo.subtract %64, %66 : tensor<6xf64>
    %68 = stablehlo.divide %67, %59 : tensor<6xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69:15 = stablehlo.while(%iterArg = %50, %iterArg_25 = %60, %iterArg_26 = %61, %iterArg_27 = %52, %iterArg_28 = %55, %iterArg_29 = %cst_21, %iterArg_30 = %58, %iterArg_31 = %59, %iterArg_32 = %56, %iterArg_33 = %3, %iterArg_34 = %62, %iterArg_35 = %63, %iterArg_36 = %64, %iterArg_37 = %65, %iterArg_38 = %68) : tensor<6xi1>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<f64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
    cond {
      %cst_39 = stablehlo.constant dense<2.000000e+03> : tensor<f64>
      %80 = stablehlo.compare LT, %iterArg_29, %cst_39, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c_40 = stablehlo.constant dense<false> : tensor<i1>
      %81 = stablehlo.reduce(%iterArg init: %c_40) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      %82 = stablehlo.and %80, %81 : tensor<i1>
      stablehlo.return %82 : tensor<i1>
    } do {
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %80 = stablehlo.add %iterArg_29, %cst_39 : tensor<f64>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %81 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %82 = stablehlo.add %iterArg_27, %81 : tensor<6xf64>
      %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %83 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %84 = stablehlo.add %iterArg_28, %83 : tensor<6xf64>
      %85 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %86 = stablehlo.multiply %82, %85 : tensor<6xf64>
      %87 = stablehlo.multiply %iterArg_30, %84 : tensor<6xf64>
      %88 = stablehlo.multiply %iterArg_32, %86 : tensor<6xf64>
      %89 = stablehlo.subtract %87, %88 : tensor<6xf64>
      %90 = stablehlo.multiply %iterArg_31, %84 : tensor<6xf64>
      %91 = stablehlo.multiply %iterArg_33, %86 : tensor<6xf64>
      %92 = stablehlo.subtract %90, %91 : tensor<6xf64>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %93 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %94 = stablehlo.compare NE, %92, %93, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %95 = stablehlo.divide %89, %92 : tensor<6xf64>
      %96 = stablehlo.subtract %iterArg_25, %95 : tensor<6xf64>
      %97 = stablehlo.divide %96, %95 : tensor<6xf64>
      %98 = stablehlo.abs %97 : tensor<6xf64>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %99 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %100 = stablehlo.select %94, %98, %99 : tensor<6xi1>, tensor<6xf64>
      %101 = stablehlo.select %94, %95, %iterArg_25 : tensor<6xi1>, tensor<6xf64>
      %102 = stablehlo.multiply %iterArg_36, %84 : tensor<6xf64>
      %103 = stablehlo.subtract %102, %iterArg_30 : tensor<6xf64>
      %104 = stablehlo.multiply %iterArg_34, %86 : tensor<6xf64>
      %105 = stablehlo.subtract %103, %104 : tensor<6xf64>
      %106 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %107 = stablehlo.multiply %iterArg_32, %106 : tensor<6xf64>
      %108 = stablehlo.add %105, %107 : tensor<6xf64>
      %109 = stablehlo.multiply %iterArg_37, %84 : tensor<6xf64>
      %110 = stablehlo.subtract %109, %iterArg_31 : tensor<6xf64>
      %111 = stablehlo.multiply %iterArg_35, %86 : tensor<6xf64>
      %112 = stablehlo.subtract %110, %111 : tensor<6xf64>
      %113 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %114 = stablehlo.multiply %iterArg_33, %113 : tensor<6xf64>
      %115 = stablehlo.add %112, %114 : tensor<6xf64>
      %116 = stablehlo.multiply %101, %115 : tensor<6xf64>
      %117 = stablehlo.subtract %108, %116 : tensor<6xf64>
      %118 = stablehlo.divide %117, %92 : tensor<6xf64>
      %119 = stablehlo.select %94, %118, %iterArg_38 : tensor<6xi1>, tensor<6xf64>
      %120 = stablehlo.subtract %119, %iterArg_38 : tensor<6xf64>
      %121 = stablehlo.abs %120 : tensor<6xf64>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %122 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %123 = stablehlo.select %94, %121, %122 : tensor<6xi1>, tensor<6xf64>
      %124 = stablehlo.abs %89 : tensor<6xf64>
      %cst_45 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %125 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<f64>
      %126 = stablehlo.divide %125, %cst_45 : tensor<f64>
      %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %128 = stablehlo.compare GT, %124, %127, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %cst_47 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %129 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %130 = stablehlo.multiply %iterArg_30, %129 : tensor<6xf64>
      %131 = stablehlo.select %128, %130, %iterArg_30 : tensor<6xi1>, tensor<6xf64>
      %cst_48 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %132 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %133 = stablehlo.multiply %89, %132 : tensor<6xf64>
      %134 = stablehlo.select %128, %133, %89 : tensor<6xi1>, tensor<6xf64>
      %cst_49 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %135 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %136 = stablehlo.multiply %iterArg_31, %135 : tensor<6xf64>
      %137 = stablehlo.select %128, %136, %iterArg_31 : tensor<6xi1>, tensor<6xf64>
      %cst_50 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %138 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %139 = stablehlo.multiply %92, %138 : tensor<6xf64>
      %140 = stablehlo.select %128, %139, %92 : tensor<6xi1>, tensor<6xf64>
      %cst_51 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %141 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %142 = stablehlo.multiply %iterArg_36, %141 : tensor<6xf64>
      %143 = stablehlo.select %128, %142, %iterArg_36 : tensor<6xi1>, tensor<6xf64>
      %cst_52 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %144 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %145 = stablehlo.multiply %iterArg_37, %144 : tensor<6xf64>
      %146 = stablehlo.select %128, %145, %iterArg_37 : tensor<6xi1>, tensor<6xf64>
      %cst_53 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %147 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %148 = stablehlo.multiply %108, %147 : tensor<6xf64>
      %149 = stablehlo.select %128, %148, %108 : tensor<6xi1>, tensor<6xf64>
      %cst_54 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %150 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %151 = stablehlo.multiply %115, %150 : tensor<6xf64>
      %152 = stablehlo.select %128, %151, %115 : tensor<6xi1>, tensor<6xf64>
      %cst_55 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %153 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %154 = stablehlo.compare GT, %100, %153, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %155 = stablehlo.and %iterArg, %154 : tensor<6xi1>
      %156 = stablehlo.select %iterArg, %101, %iterArg_25 : tensor<6xi1>, tensor<6xf64>
      %157 = stablehlo.select %iterArg, %100, %iterArg_26 : tensor<6xi1>, tensor<6xf64>
      %158 = stablehlo.select %iterArg, %82, %iterArg_27 : tensor<6xi1>, tensor<6xf64>
      %159 = stablehlo.select %iterArg, %84, %iterArg_28 : tensor<6xi1>, tensor<6xf64>
      %160 = stablehlo.select %iterArg, %134, %iterArg_30 : tensor<6xi1>, tensor<6xf64>
      %161 = stablehlo.select %iterArg, %140, %iterArg_31 : tensor<6xi1>, tensor<6xf64>
      %162 = stablehlo.select %iterArg, %131, %iterArg_32 : tensor<6xi1>, tensor<6xf64>
      %163 = stablehlo.select %iterArg, %137, %iterArg_33 : tensor<6xi1>, tensor<6xf64>
      %164 = stablehlo.select %iterArg, %143, %iterArg_34 : tensor<6xi1>, tensor<6xf64>
      %165 = stablehlo.select %iterArg, %146, %iterArg_35 : tensor<6xi1>, tensor<6xf64>
      %166 = stablehlo.select %iterArg, %149, %iterArg_36 : tensor<6xi1>, tensor<6xf64>
      %167 = stablehlo.select %iterArg, %152, %iterArg_37 : tensor<6xi1>, tensor<6xf64>
      %168 = stablehlo.select %iterArg, %119, %iterArg_38 : tensor<6xi1>, tensor<6xf64>
      stablehlo.return %155, %156, %157, %158, %159, %80, %160, %161, %162, %163, %164, %165, %166, %167, %168 : tensor<6xi1>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<f64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
    }
    %70 = stablehlo.multiply %69#1, %40 : tensor<6xf64>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %72 = stablehlo.subtract %71, %48 : tensor<6xf64>
    %73 = stablehlo.select %26, %72, %70 : tensor<6xi1>, tensor<6xf64>
    %74 = stablehlo.or %14, %10 : tensor<6xi1>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %76 = stablehlo.select %74, %75, %73 : tensor<6xi1>, tensor<6xf64>
    %cst_24 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %78 = stablehlo.select %22, %77, %76 : tensor<6xi1>, tensor<6xf64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %79 = call @_where(%5, %c, %78) : (tensor<6xi1>, tensor<i64>, tensor<6xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%79, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[2.096933557421347, 3.968168300456335, 2.380718318219, 2.5274626796872774, 3.73079405842518, 1.9607076539239974]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[2.444196590387721, 1.2982873417412362, 3.350319975452193, 0.3531716838379586, 1.5275458160564435, 1.7629247401472563]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.5064746912477219, 0.03385209181961691, 0.6568278746615719, 0.014474929662247704, 0.061032100607034935, 0.34637216974448237]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<i64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
