module @scipy_poisson_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xi32>
    %want0, %want1 = call @expected() : () -> (tensor<5xf32>, tensor<5xf32>)
    %0 = stablehlo.convert %arg0 : (tensor<5xi32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %5 = stablehlo.compare NE, %cst_0, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %7 = stablehlo.compare NE, %4, %6, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %8 = stablehlo.convert %7 : tensor<5xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<i1>
    %10 = stablehlo.compare NE, %5, %9, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %11 = stablehlo.convert %10 : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %13 = stablehlo.or %8, %12 : tensor<5xi1>
    %14 = stablehlo.log %cst_0 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %16 = stablehlo.multiply %2, %15 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %18 = call @_where(%13, %16, %17) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %20 = stablehlo.add %2, %19 : tensor<5xf32>
    %21 = chlo.lgamma %20 : tensor<5xf32> -> tensor<5xf32>
    %22 = stablehlo.subtract %18, %21 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.subtract %22, %23 : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %26 = stablehlo.compare LT, %2, %25, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %27 = call @round(%0) : (tensor<5xf32>) -> tensor<5xf32>
    %28 = stablehlo.compare NE, %27, %0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %30 = stablehlo.compare NE, %28, %29, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %31 = stablehlo.convert %30 : tensor<5xi1>
    %32 = stablehlo.or %26, %31 : tensor<5xi1>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = call @_where_0(%32, %cst_8, %24) : (tensor<5xi1>, tensor<f32>, tensor<5xf32>) -> tensor<5xf32>
    %34 = stablehlo.convert %arg0 : (tensor<5xi32>) -> tensor<5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %36 = stablehlo.subtract %34, %35 : tensor<5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.add %37, %36 : tensor<5xf32>
    %39 = stablehlo.floor %38 : tensor<5xf32>
    %cst_11 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %41 = stablehlo.compare NE, %39, %39, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %42 = stablehlo.compare NE, %40, %40, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %43 = stablehlo.or %41, %42 : tensor<5xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %45 = stablehlo.compare EQ, %39, %44, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %47 = stablehlo.compare EQ, %40, %46, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_14 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %49 = stablehlo.compare EQ, %40, %48, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %51 = stablehlo.compare LT, %40, %50, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %53 = stablehlo.compare LT, %39, %52, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %54 = stablehlo.and %45, %47 : tensor<5xi1>
    %55 = stablehlo.or %51, %53 : tensor<5xi1>
    %56 = stablehlo.or %55, %54 : tensor<5xi1>
    %57 = stablehlo.or %56, %43 : tensor<5xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %59 = stablehlo.compare LT, %40, %58, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %60 = stablehlo.compare LT, %40, %39, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %61 = stablehlo.or %59, %60 : tensor<5xi1>
    %62 = stablehlo.log %40 : tensor<5xf32>
    %63 = stablehlo.multiply %39, %62 : tensor<5xf32>
    %64 = stablehlo.subtract %63, %40 : tensor<5xf32>
    %65 = chlo.lgamma %39 : tensor<5xf32> -> tensor<5xf32>
    %66 = stablehlo.subtract %64, %65 : tensor<5xf32>
    %cst_18 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %67 = stablehlo.log %cst_18 : tensor<f32>
    %68 = stablehlo.negate %67 : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %70 = stablehlo.compare LT, %66, %69, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %71 = stablehlo.or %57, %70 : tensor<5xi1>
    %72 = stablehlo.or %71, %49 : tensor<5xi1>
    %73 = stablehlo.or %72, %45 : tensor<5xi1>
    %74 = stablehlo.not %73 : tensor<5xi1>
    %75 = stablehlo.exponential %66 : tensor<5xf32>
    %76 = stablehlo.and %74, %61 : tensor<5xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %81:7 = stablehlo.while(%iterArg = %76, %iterArg_37 = %39, %iterArg_38 = %77, %iterArg_39 = %78, %iterArg_40 = %40, %iterArg_41 = %79, %iterArg_42 = %80) : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
    cond {
      %c_43 = stablehlo.constant dense<false> : tensor<i1>
      %126 = stablehlo.reduce(%iterArg init: %c_43) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %126 : tensor<i1>
    } do {
      %126 = stablehlo.convert %iterArg_37 : tensor<5xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %128 = stablehlo.add %126, %127 : tensor<5xf32>
      %129 = stablehlo.convert %iterArg_40 : tensor<5xf32>
      %130 = stablehlo.divide %129, %128 : tensor<5xf32>
      %131 = stablehlo.convert %iterArg_41 : tensor<5xf32>
      %132 = stablehlo.multiply %131, %130 : tensor<5xf32>
      %133 = stablehlo.multiply %iterArg_38, %iterArg_40 : tensor<5xf32>
      %134 = stablehlo.multiply %128, %128 : tensor<5xf32>
      %135 = stablehlo.convert %133 : tensor<5xf32>
      %136 = stablehlo.divide %135, %134 : tensor<5xf32>
      %137 = stablehlo.subtract %132, %136 : tensor<5xf32>
      %138 = stablehlo.convert %iterArg_42 : tensor<5xf32>
      %139 = stablehlo.add %138, %137 : tensor<5xf32>
      %140 = stablehlo.convert %iterArg_40 : tensor<5xf32>
      %141 = stablehlo.divide %140, %128 : tensor<5xf32>
      %142 = stablehlo.convert %iterArg_38 : tensor<5xf32>
      %143 = stablehlo.multiply %142, %141 : tensor<5xf32>
      %144 = stablehlo.convert %iterArg_39 : tensor<5xf32>
      %145 = stablehlo.add %144, %143 : tensor<5xf32>
      %146 = stablehlo.divide %143, %145 : tensor<5xf32>
      %cst_44 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %148 = stablehlo.compare GT, %146, %147, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %149 = stablehlo.and %iterArg, %148 : tensor<5xi1>
      %150 = stablehlo.select %iterArg, %128, %iterArg_37 : tensor<5xi1>, tensor<5xf32>
      %151 = stablehlo.select %iterArg, %143, %iterArg_38 : tensor<5xi1>, tensor<5xf32>
      %152 = stablehlo.select %iterArg, %145, %iterArg_39 : tensor<5xi1>, tensor<5xf32>
      %153 = stablehlo.select %iterArg, %iterArg_40, %iterArg_40 : tensor<5xi1>, tensor<5xf32>
      %154 = stablehlo.select %iterArg, %137, %iterArg_41 : tensor<5xi1>, tensor<5xf32>
      %155 = stablehlo.select %iterArg, %139, %iterArg_42 : tensor<5xi1>, tensor<5xf32>
      stablehlo.return %149, %150, %151, %152, %153, %154, %155 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
    }
    %82 = stablehlo.convert %75 : tensor<5xf32>
    %83 = stablehlo.multiply %81#3, %82 : tensor<5xf32>
    %84 = stablehlo.convert %39 : tensor<5xf32>
    %85 = stablehlo.divide %83, %84 : tensor<5xf32>
    %86 = stablehlo.not %61 : tensor<5xi1>
    %87 = stablehlo.and %74, %86 : tensor<5xi1>
    %88 = stablehlo.convert %39 : tensor<5xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %90 = stablehlo.subtract %89, %88 : tensor<5xf32>
    %91 = stablehlo.convert %40 : tensor<5xf32>
    %92 = stablehlo.add %91, %90 : tensor<5xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %94 = stablehlo.add %92, %93 : tensor<5xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %96 = stablehlo.convert %40 : tensor<5xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %98 = stablehlo.add %96, %97 : tensor<5xf32>
    %99 = stablehlo.convert %40 : tensor<5xf32>
    %100 = stablehlo.multiply %94, %99 : tensor<5xf32>
    %101 = stablehlo.divide %98, %100 : tensor<5xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %106 = stablehlo.negate %40 : tensor<5xf32>
    %107 = stablehlo.convert %106 : tensor<5xf32>
    %108 = stablehlo.multiply %101, %107 : tensor<5xf32>
    %109 = stablehlo.convert %105 : tensor<5xf32>
    %110 = stablehlo.subtract %109, %108 : tensor<5xf32>
    %111 = stablehlo.divide %110, %100 : tensor<5xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112:15 = stablehlo.while(%iterArg = %87, %iterArg_37 = %101, %iterArg_38 = %102, %iterArg_39 = %90, %iterArg_40 = %94, %iterArg_41 = %cst_31, %iterArg_42 = %98, %iterArg_43 = %100, %iterArg_44 = %95, %iterArg_45 = %40, %iterArg_46 = %103, %iterArg_47 = %104, %iterArg_48 = %105, %iterArg_49 = %106, %iterArg_50 = %111) : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
    cond {
      %cst_51 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %126 = stablehlo.compare LT, %iterArg_41, %cst_51, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_52 = stablehlo.constant dense<false> : tensor<i1>
      %127 = stablehlo.reduce(%iterArg init: %c_52) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      %128 = stablehlo.and %126, %127 : tensor<i1>
      stablehlo.return %128 : tensor<i1>
    } do {
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %126 = stablehlo.add %iterArg_41, %cst_51 : tensor<f32>
      %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %128 = stablehlo.add %iterArg_39, %127 : tensor<5xf32>
      %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %130 = stablehlo.add %iterArg_40, %129 : tensor<5xf32>
      %131 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %132 = stablehlo.multiply %128, %131 : tensor<5xf32>
      %133 = stablehlo.multiply %iterArg_42, %130 : tensor<5xf32>
      %134 = stablehlo.convert %iterArg_44 : tensor<5xf32>
      %135 = stablehlo.multiply %134, %132 : tensor<5xf32>
      %136 = stablehlo.subtract %133, %135 : tensor<5xf32>
      %137 = stablehlo.multiply %iterArg_43, %130 : tensor<5xf32>
      %138 = stablehlo.convert %iterArg_45 : tensor<5xf32>
      %139 = stablehlo.multiply %138, %132 : tensor<5xf32>
      %140 = stablehlo.subtract %137, %139 : tensor<5xf32>
      %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %141 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %142 = stablehlo.compare NE, %140, %141, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %143 = stablehlo.divide %136, %140 : tensor<5xf32>
      %144 = stablehlo.subtract %iterArg_37, %143 : tensor<5xf32>
      %145 = stablehlo.divide %144, %143 : tensor<5xf32>
      %146 = stablehlo.abs %145 : tensor<5xf32>
      %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %148 = stablehlo.select %142, %146, %147 : tensor<5xi1>, tensor<5xf32>
      %149 = stablehlo.select %142, %143, %iterArg_37 : tensor<5xi1>, tensor<5xf32>
      %150 = stablehlo.convert %iterArg_48 : tensor<5xf32>
      %151 = stablehlo.multiply %150, %130 : tensor<5xf32>
      %152 = stablehlo.subtract %151, %iterArg_42 : tensor<5xf32>
      %153 = stablehlo.convert %iterArg_46 : tensor<5xf32>
      %154 = stablehlo.multiply %153, %132 : tensor<5xf32>
      %155 = stablehlo.subtract %152, %154 : tensor<5xf32>
      %156 = stablehlo.convert %iterArg_44 : tensor<5xf32>
      %157 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %158 = stablehlo.multiply %156, %157 : tensor<5xf32>
      %159 = stablehlo.add %155, %158 : tensor<5xf32>
      %160 = stablehlo.convert %iterArg_49 : tensor<5xf32>
      %161 = stablehlo.multiply %160, %130 : tensor<5xf32>
      %162 = stablehlo.subtract %161, %iterArg_43 : tensor<5xf32>
      %163 = stablehlo.convert %iterArg_47 : tensor<5xf32>
      %164 = stablehlo.multiply %163, %132 : tensor<5xf32>
      %165 = stablehlo.subtract %162, %164 : tensor<5xf32>
      %166 = stablehlo.convert %iterArg_45 : tensor<5xf32>
      %167 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %168 = stablehlo.multiply %166, %167 : tensor<5xf32>
      %169 = stablehlo.add %165, %168 : tensor<5xf32>
      %170 = stablehlo.multiply %149, %169 : tensor<5xf32>
      %171 = stablehlo.subtract %159, %170 : tensor<5xf32>
      %172 = stablehlo.divide %171, %140 : tensor<5xf32>
      %173 = stablehlo.select %142, %172, %iterArg_50 : tensor<5xi1>, tensor<5xf32>
      %174 = stablehlo.subtract %173, %iterArg_50 : tensor<5xf32>
      %175 = stablehlo.abs %174 : tensor<5xf32>
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %176 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %177 = stablehlo.select %142, %175, %176 : tensor<5xi1>, tensor<5xf32>
      %178 = stablehlo.abs %136 : tensor<5xf32>
      %cst_57 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %179 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<f32>
      %180 = stablehlo.divide %179, %cst_57 : tensor<f32>
      %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %182 = stablehlo.compare GT, %178, %181, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %cst_59 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %183 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %184 = stablehlo.multiply %iterArg_42, %183 : tensor<5xf32>
      %185 = stablehlo.select %182, %184, %iterArg_42 : tensor<5xi1>, tensor<5xf32>
      %cst_60 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %186 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %187 = stablehlo.multiply %136, %186 : tensor<5xf32>
      %188 = stablehlo.select %182, %187, %136 : tensor<5xi1>, tensor<5xf32>
      %cst_61 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %189 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %190 = stablehlo.multiply %iterArg_43, %189 : tensor<5xf32>
      %191 = stablehlo.select %182, %190, %iterArg_43 : tensor<5xi1>, tensor<5xf32>
      %cst_62 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %192 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %193 = stablehlo.multiply %140, %192 : tensor<5xf32>
      %194 = stablehlo.select %182, %193, %140 : tensor<5xi1>, tensor<5xf32>
      %cst_63 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %195 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %196 = stablehlo.multiply %iterArg_48, %195 : tensor<5xf32>
      %197 = stablehlo.select %182, %196, %iterArg_48 : tensor<5xi1>, tensor<5xf32>
      %cst_64 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %198 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %199 = stablehlo.multiply %iterArg_49, %198 : tensor<5xf32>
      %200 = stablehlo.select %182, %199, %iterArg_49 : tensor<5xi1>, tensor<5xf32>
      %cst_65 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %202 = stablehlo.multiply %159, %201 : tensor<5xf32>
      %203 = stablehlo.select %182, %202, %159 : tensor<5xi1>, tensor<5xf32>
      %cst_66 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %204 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %205 = stablehlo.multiply %169, %204 : tensor<5xf32>
      %206 = stablehlo.select %182, %205, %169 : tensor<5xi1>, tensor<5xf32>
      %cst_67 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %207 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %208 = stablehlo.compare GT, %148, %207, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %209 = stablehlo.and %iterArg, %208 : tensor<5xi1>
      %210 = stablehlo.select %iterArg, %149, %iterArg_37 : tensor<5xi1>, tensor<5xf32>
      %211 = stablehlo.select %iterArg, %148, %iterArg_38 : tensor<5xi1>, tensor<5xf32>
      %212 = stablehlo.select %iterArg, %128, %iterArg_39 : tensor<5xi1>, tensor<5xf32>
      %213 = stablehlo.select %iterArg, %130, %iterArg_40 : tensor<5xi1>, tensor<5xf32>
      %214 = stablehlo.select %iterArg, %188, %iterArg_42 : tensor<5xi1>, tensor<5xf32>
      %215 = stablehlo.select %iterArg, %194, %iterArg_43 : tensor<5xi1>, tensor<5xf32>
      %216 = stablehlo.select %iterArg, %185, %iterArg_44 : tensor<5xi1>, tensor<5xf32>
      %217 = stablehlo.select %iterArg, %191, %iterArg_45 : tensor<5xi1>, tensor<5xf32>
      %218 = stablehlo.select %iterArg, %197, %iterArg_46 : tensor<5xi1>, tensor<5xf32>
      %219 = stablehlo.select %iterArg, %200, %iterArg_47 : tensor<5xi1>, tensor<5xf32>
      %220 = stablehlo.select %iterArg, %203, %iterArg_48 : tensor<5xi1>, tensor<5xf32>
      %221 = stablehlo.select %iterArg, %206, %iterArg_49 : tensor<5xi1>, tensor<5xf32>
      %222 = stablehlo.select %iterArg, %173, %iterArg_50 : tensor<5xi1>, tensor<5xf32>
      stablehlo.return %209, %210, %211, %212, %213, %126, %214, %215, %216, %217, %218, %219, %220, %221, %222 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
    }
    %113 = stablehlo.convert %75 : tensor<5xf32>
    %114 = stablehlo.multiply %112#1, %113 : tensor<5xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %116 = stablehlo.subtract %115, %85 : tensor<5xf32>
    %117 = stablehlo.select %61, %116, %114 : tensor<5xi1>, tensor<5xf32>
    %118 = stablehlo.or %49, %45 : tensor<5xi1>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %120 = stablehlo.select %118, %119, %117 : tensor<5xi1>, tensor<5xf32>
    %cst_34 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %122 = stablehlo.select %57, %121, %120 : tensor<5xi1>, tensor<5xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %124 = stablehlo.compare LT, %36, %123, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = call @_where_1(%124, %cst_36, %122) : (tensor<5xi1>, tensor<f32>, tensor<5xf32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%33, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%125, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[0, 3, 2, 4, 3]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @expected() -> (tensor<5xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[-2.5000005, -1.542888, -1.3605659, -2.0128918, -1.542888]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[0.08208497, 0.75757635, 0.5438132, 0.89117813, 0.75757635]> : tensor<5xf32>
    return %c0, %c1 : tensor<5xf32>, tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<5xi1>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @round(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_where_0(%arg0: tensor<5xi1>, %arg1: tensor<f32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @_where_1(%arg0: tensor<5xi1>, %arg1: tensor<f32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg2 : tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.select %arg0, %1, %0 : tensor<5xi1>, tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}

// -----

module @scipy_poisson_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5xf32>
    %want0, %want1 = call @expected() : () -> (tensor<5xf32>, tensor<5xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.compare NE, %1, %2, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %4 = stablehlo.compare NE, %cst_0, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %6 = stablehlo.or %3, %5 : tensor<5xi1>
    %7 = stablehlo.log %cst_0 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.multiply %1, %8 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %11 = call @_where(%6, %9, %10) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.add %1, %12 : tensor<5xf32>
    %14 = chlo.lgamma %13 : tensor<5xf32> -> tensor<5xf32>
    %15 = stablehlo.subtract %11, %14 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %19 = stablehlo.compare LT, %1, %18, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %20 = call @round(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %21 = stablehlo.compare NE, %20, %arg0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %22 = stablehlo.or %19, %21 : tensor<5xi1>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = call @_where_0(%22, %cst_6, %17) : (tensor<5xi1>, tensor<f32>, tensor<5xf32>) -> tensor<5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %25 = stablehlo.subtract %arg0, %24 : tensor<5xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %27 = stablehlo.add %26, %25 : tensor<5xf32>
    %28 = stablehlo.floor %27 : tensor<5xf32>
    %cst_9 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %30 = stablehlo.compare NE, %28, %28, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %31 = stablehlo.compare NE, %29, %29, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %32 = stablehlo.or %30, %31 : tensor<5xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %34 = stablehlo.compare EQ, %28, %33, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %36 = stablehlo.compare EQ, %29, %35, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_12 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %38 = stablehlo.compare EQ, %29, %37, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %40 = stablehlo.compare LT, %29, %39, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %42 = stablehlo.compare LT, %28, %41, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %43 = stablehlo.and %34, %36 : tensor<5xi1>
    %44 = stablehlo.or %40, %42 : tensor<5xi1>
    %45 = stablehlo.or %44, %43 : tensor<5xi1>
    %46 = stablehlo.or %45, %32 : tensor<5xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %48 = stablehlo.compare LT, %29, %47, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %49 = stablehlo.compare LT, %29, %28, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %50 = stablehlo.or %48, %49 : tensor<5xi1>
    %51 = stablehlo.log %29 : tensor<5xf32>
    %52 = stablehlo.multiply %28, %51 : tensor<5xf32>
    %53 = stablehlo.subtract %52, %29 : tensor<5xf32>
    %54 = chlo.lgamma %28 : tensor<5xf32> -> tensor<5xf32>
    %55 = stablehlo.subtract %53, %54 : tensor<5xf32>
    %cst_16 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %56 = stablehlo.log %cst_16 : tensor<f32>
    %57 = stablehlo.negate %56 : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %59 = stablehlo.compare LT, %55, %58, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %60 = stablehlo.or %46, %59 : tensor<5xi1>
    %61 = stablehlo.or %60, %38 : tensor<5xi1>
    %62 = stablehlo.or %61, %34 : tensor<5xi1>
    %63 = stablehlo.not %62 : tensor<5xi1>
    %64 = stablehlo.exponential %55 : tensor<5xf32>
    %65 = stablehlo.and %63, %50 : tensor<5xi1>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %70:7 = stablehlo.while(%iterArg = %65, %iterArg_35 = %28, %iterArg_36 = %66, %iterArg_37 = %67, %iterArg_38 = %29, %iterArg_39 = %68, %iterArg_40 = %69) : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %106 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %106 : tensor<i1>
    } do {
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %107 = stablehlo.add %iterArg_35, %106 : tensor<5xf32>
      %108 = stablehlo.divide %iterArg_38, %107 : tensor<5xf32>
      %109 = stablehlo.multiply %iterArg_39, %108 : tensor<5xf32>
      %110 = stablehlo.multiply %iterArg_36, %iterArg_38 : tensor<5xf32>
      %111 = stablehlo.multiply %107, %107 : tensor<5xf32>
      %112 = stablehlo.divide %110, %111 : tensor<5xf32>
      %113 = stablehlo.subtract %109, %112 : tensor<5xf32>
      %114 = stablehlo.add %iterArg_40, %113 : tensor<5xf32>
      %115 = stablehlo.divide %iterArg_38, %107 : tensor<5xf32>
      %116 = stablehlo.multiply %iterArg_36, %115 : tensor<5xf32>
      %117 = stablehlo.add %iterArg_37, %116 : tensor<5xf32>
      %118 = stablehlo.divide %116, %117 : tensor<5xf32>
      %cst_42 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %120 = stablehlo.compare GT, %118, %119, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %121 = stablehlo.and %iterArg, %120 : tensor<5xi1>
      %122 = stablehlo.select %iterArg, %107, %iterArg_35 : tensor<5xi1>, tensor<5xf32>
      %123 = stablehlo.select %iterArg, %116, %iterArg_36 : tensor<5xi1>, tensor<5xf32>
      %124 = stablehlo.select %iterArg, %117, %iterArg_37 : tensor<5xi1>, tensor<5xf32>
      %125 = stablehlo.select %iterArg, %iterArg_38, %iterArg_38 : tensor<5xi1>, tensor<5xf32>
      %126 = stablehlo.select %iterArg, %113, %iterArg_39 : tensor<5xi1>, tensor<5xf32>
      %127 = stablehlo.select %iterArg, %114, %iterArg_40 : tensor<5xi1>, tensor<5xf32>
      stablehlo.return %121, %122, %123, %124, %125, %126, %127 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
    }
    %71 = stablehlo.multiply %70#3, %64 : tensor<5xf32>
    %72 = stablehlo.divide %71, %28 : tensor<5xf32>
    %73 = stablehlo.not %50 : tensor<5xi1>
    %74 = stablehlo.and %63, %73 : tensor<5xi1>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %76 = stablehlo.subtract %75, %28 : tensor<5xf32>
    %77 = stablehlo.add %29, %76 : tensor<5xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %79 = stablehlo.add %77, %78 : tensor<5xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %82 = stablehlo.add %29, %81 : tensor<5xf32>
    %83 = stablehlo.multiply %79, %29 : tensor<5xf32>
    %84 = stablehlo.divide %82, %83 : tensor<5xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %89 = stablehlo.negate %29 : tensor<5xf32>
    %90 = stablehlo.multiply %84, %89 : tensor<5xf32>
    %91 = stablehlo.subtract %88, %90 : tensor<5xf32>
    %92 = stablehlo.divide %91, %83 : tensor<5xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93:15 = stablehlo.while(%iterArg = %74, %iterArg_35 = %84, %iterArg_36 = %85, %iterArg_37 = %76, %iterArg_38 = %79, %iterArg_39 = %cst_29, %iterArg_40 = %82, %iterArg_41 = %83, %iterArg_42 = %80, %iterArg_43 = %29, %iterArg_44 = %86, %iterArg_45 = %87, %iterArg_46 = %88, %iterArg_47 = %89, %iterArg_48 = %92) : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
    cond {
      %cst_49 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %106 = stablehlo.compare LT, %iterArg_39, %cst_49, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %107 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      %108 = stablehlo.and %106, %107 : tensor<i1>
      stablehlo.return %108 : tensor<i1>
    } do {
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %106 = stablehlo.add %iterArg_39, %cst_49 : tensor<f32>
      %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %107 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %108 = stablehlo.add %iterArg_37, %107 : tensor<5xf32>
      %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %110 = stablehlo.add %iterArg_38, %109 : tensor<5xf32>
      %111 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %112 = stablehlo.multiply %108, %111 : tensor<5xf32>
      %113 = stablehlo.multiply %iterArg_40, %110 : tensor<5xf32>
      %114 = stablehlo.multiply %iterArg_42, %112 : tensor<5xf32>
      %115 = stablehlo.subtract %113, %114 : tensor<5xf32>
      %116 = stablehlo.multiply %iterArg_41, %110 : tensor<5xf32>
      %117 = stablehlo.multiply %iterArg_43, %112 : tensor<5xf32>
      %118 = stablehlo.subtract %116, %117 : tensor<5xf32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %119 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %120 = stablehlo.compare NE, %118, %119, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %121 = stablehlo.divide %115, %118 : tensor<5xf32>
      %122 = stablehlo.subtract %iterArg_35, %121 : tensor<5xf32>
      %123 = stablehlo.divide %122, %121 : tensor<5xf32>
      %124 = stablehlo.abs %123 : tensor<5xf32>
      %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %126 = stablehlo.select %120, %124, %125 : tensor<5xi1>, tensor<5xf32>
      %127 = stablehlo.select %120, %121, %iterArg_35 : tensor<5xi1>, tensor<5xf32>
      %128 = stablehlo.multiply %iterArg_46, %110 : tensor<5xf32>
      %129 = stablehlo.subtract %128, %iterArg_40 : tensor<5xf32>
      %130 = stablehlo.multiply %iterArg_44, %112 : tensor<5xf32>
      %131 = stablehlo.subtract %129, %130 : tensor<5xf32>
      %132 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %133 = stablehlo.multiply %iterArg_42, %132 : tensor<5xf32>
      %134 = stablehlo.add %131, %133 : tensor<5xf32>
      %135 = stablehlo.multiply %iterArg_47, %110 : tensor<5xf32>
      %136 = stablehlo.subtract %135, %iterArg_41 : tensor<5xf32>
      %137 = stablehlo.multiply %iterArg_45, %112 : tensor<5xf32>
      %138 = stablehlo.subtract %136, %137 : tensor<5xf32>
      %139 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %140 = stablehlo.multiply %iterArg_43, %139 : tensor<5xf32>
      %141 = stablehlo.add %138, %140 : tensor<5xf32>
      %142 = stablehlo.multiply %127, %141 : tensor<5xf32>
      %143 = stablehlo.subtract %134, %142 : tensor<5xf32>
      %144 = stablehlo.divide %143, %118 : tensor<5xf32>
      %145 = stablehlo.select %120, %144, %iterArg_48 : tensor<5xi1>, tensor<5xf32>
      %146 = stablehlo.subtract %145, %iterArg_48 : tensor<5xf32>
      %147 = stablehlo.abs %146 : tensor<5xf32>
      %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %149 = stablehlo.select %120, %147, %148 : tensor<5xi1>, tensor<5xf32>
      %150 = stablehlo.abs %115 : tensor<5xf32>
      %cst_55 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<f32>
      %152 = stablehlo.divide %151, %cst_55 : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %154 = stablehlo.compare GT, %150, %153, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %cst_57 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %156 = stablehlo.multiply %iterArg_40, %155 : tensor<5xf32>
      %157 = stablehlo.select %154, %156, %iterArg_40 : tensor<5xi1>, tensor<5xf32>
      %cst_58 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %158 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %159 = stablehlo.multiply %115, %158 : tensor<5xf32>
      %160 = stablehlo.select %154, %159, %115 : tensor<5xi1>, tensor<5xf32>
      %cst_59 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %161 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %162 = stablehlo.multiply %iterArg_41, %161 : tensor<5xf32>
      %163 = stablehlo.select %154, %162, %iterArg_41 : tensor<5xi1>, tensor<5xf32>
      %cst_60 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %164 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %165 = stablehlo.multiply %118, %164 : tensor<5xf32>
      %166 = stablehlo.select %154, %165, %118 : tensor<5xi1>, tensor<5xf32>
      %cst_61 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %167 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %168 = stablehlo.multiply %iterArg_46, %167 : tensor<5xf32>
      %169 = stablehlo.select %154, %168, %iterArg_46 : tensor<5xi1>, tensor<5xf32>
      %cst_62 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %170 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %171 = stablehlo.multiply %iterArg_47, %170 : tensor<5xf32>
      %172 = stablehlo.select %154, %171, %iterArg_47 : tensor<5xi1>, tensor<5xf32>
      %cst_63 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %174 = stablehlo.multiply %134, %173 : tensor<5xf32>
      %175 = stablehlo.select %154, %174, %134 : tensor<5xi1>, tensor<5xf32>
      %cst_64 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %176 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %177 = stablehlo.multiply %141, %176 : tensor<5xf32>
      %178 = stablehlo.select %154, %177, %141 : tensor<5xi1>, tensor<5xf32>
      %cst_65 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %179 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %180 = stablehlo.compare GT, %126, %179, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %181 = stablehlo.and %iterArg, %180 : tensor<5xi1>
      %182 = stablehlo.select %iterArg, %127, %iterArg_35 : tensor<5xi1>, tensor<5xf32>
      %183 = stablehlo.select %iterArg, %126, %iterArg_36 : tensor<5xi1>, tensor<5xf32>
      %184 = stablehlo.select %iterArg, %108, %iterArg_37 : tensor<5xi1>, tensor<5xf32>
      %185 = stablehlo.select %iterArg, %110, %iterArg_38 : tensor<5xi1>, tensor<5xf32>
      %186 = stablehlo.select %iterArg, %160, %iterArg_40 : tensor<5xi1>, tensor<5xf32>
      %187 = stablehlo.select %iterArg, %166, %iterArg_41 : tensor<5xi1>, tensor<5xf32>
      %188 = stablehlo.select %iterArg, %157, %iterArg_42 : tensor<5xi1>, tensor<5xf32>
      %189 = stablehlo.select %iterArg, %163, %iterArg_43 : tensor<5xi1>, tensor<5xf32>
      %190 = stablehlo.select %iterArg, %169, %iterArg_44 : tensor<5xi1>, tensor<5xf32>
      %191 = stablehlo.select %iterArg, %172, %iterArg_45 : tensor<5xi1>, tensor<5xf32>
      %192 = stablehlo.select %iterArg, %175, %iterArg_46 : tensor<5xi1>, tensor<5xf32>
      %193 = stablehlo.select %iterArg, %178, %iterArg_47 : tensor<5xi1>, tensor<5xf32>
      %194 = stablehlo.select %iterArg, %145, %iterArg_48 : tensor<5xi1>, tensor<5xf32>
      stablehlo.return %181, %182, %183, %184, %185, %106, %186, %187, %188, %189, %190, %191, %192, %193, %194 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
    }
    %94 = stablehlo.multiply %93#1, %64 : tensor<5xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %96 = stablehlo.subtract %95, %72 : tensor<5xf32>
    %97 = stablehlo.select %50, %96, %94 : tensor<5xi1>, tensor<5xf32>
    %98 = stablehlo.or %38, %34 : tensor<5xi1>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %100 = stablehlo.select %98, %99, %97 : tensor<5xi1>, tensor<5xf32>
    %cst_32 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %102 = stablehlo.select %46, %101, %100 : tensor<5xi1>, tensor<5xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %104 = stablehlo.compare LT, %25, %103, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = call @_where_1(%104, %cst_34, %102) : (tensor<5xi1>, tensor<f32>, tensor<5xf32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%23, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%105, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[1.1039597, 0.8881937, 2.2832053, 4.9254355, 0.14220598]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @expected() -> (tensor<5xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<0xFF800000> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[0.2872975, 0.08208497, 0.5438132, 0.89117813, 0.08208497]> : tensor<5xf32>
    return %c0, %c1 : tensor<5xf32>, tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<5xi1>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @round(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_where_0(%arg0: tensor<5xi1>, %arg1: tensor<f32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func private @_where_1(%arg0: tensor<5xi1>, %arg1: tensor<f32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<5xi1>, tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
