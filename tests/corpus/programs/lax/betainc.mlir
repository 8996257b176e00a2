module @lax_betainc_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0 = call @expected() : () -> tensor<3x4xbf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %2 = stablehlo.convert %arg2 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare EQ, %1, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %7 = stablehlo.or %4, %6 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.compare EQ, %0, %10, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %12 = stablehlo.or %9, %11 : tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.compare EQ, %2, %13, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %17 = stablehlo.not %14 : tensor<3x4xi1>
    %18 = stablehlo.not %16 : tensor<3x4xi1>
    %19 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %20 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %21 = stablehlo.or %19, %20 : tensor<3x4xi1>
    %22 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %23 = stablehlo.or %21, %22 : tensor<3x4xi1>
    %24 = stablehlo.and %12, %18 : tensor<3x4xi1>
    %25 = stablehlo.and %7, %14 : tensor<3x4xi1>
    %26 = stablehlo.or %24, %25 : tensor<3x4xi1>
    %27 = stablehlo.and %7, %17 : tensor<3x4xi1>
    %28 = stablehlo.and %12, %16 : tensor<3x4xi1>
    %29 = stablehlo.or %27, %28 : tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %31 = stablehlo.compare LT, %0, %30, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %33 = stablehlo.compare LT, %1, %32, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %34 = stablehlo.or %31, %33 : tensor<3x4xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %36 = stablehlo.compare LT, %2, %35, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %37 = stablehlo.or %34, %36 : tensor<3x4xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %39 = stablehlo.compare GT, %2, %38, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %40 = stablehlo.or %37, %39 : tensor<3x4xi1>
    %41 = stablehlo.and %7, %12 : tensor<3x4xi1>
    %42 = stablehlo.or %41, %23 : tensor<3x4xi1>
    %43 = stablehlo.or %40, %42 : tensor<3x4xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %45 = stablehlo.add %0, %44 : tensor<3x4xf32>
    %46 = stablehlo.add %0, %1 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %48 = stablehlo.add %46, %47 : tensor<3x4xf32>
    %49 = stablehlo.divide %45, %48 : tensor<3x4xf32>
    %50 = stablehlo.compare LT, %2, %49, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %51 = stablehlo.select %50, %0, %1 : tensor<3x4xi1>, tensor<3x4xf32>
    %52 = stablehlo.select %50, %1, %0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %54 = stablehlo.subtract %53, %2 : tensor<3x4xf32>
    %55 = stablehlo.select %50, %2, %54 : tensor<3x4xi1>, tensor<3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %58 = stablehlo.compare EQ, %56, %57, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<3x4xi1>, tensor<3x4xf32>
    %62 = stablehlo.abs %61 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %64 = stablehlo.compare LT, %62, %63, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_16 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %66 = stablehlo.select %64, %65, %61 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %68:8 = stablehlo.while(%iterArg = %51, %iterArg_25 = %52, %iterArg_26 = %55, %iterArg_27 = %c_18, %iterArg_28 = %c_19, %iterArg_29 = %66, %iterArg_30 = %67, %iterArg_31 = %66) : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %c_32 = stablehlo.constant dense<200> : tensor<i32>
      %103 = stablehlo.compare LT, %iterArg_27, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %104 = stablehlo.and %103, %iterArg_28 : tensor<i1>
      stablehlo.return %104 : tensor<i1>
    } do {
      %103 = stablehlo.broadcast_in_dim %iterArg_27, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %c_32 = stablehlo.constant dense<2> : tensor<i32>
      %104 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %105 = func.call @remainder(%103, %104) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %106 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %107 = stablehlo.compare EQ, %105, %106, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %108 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %109 = stablehlo.compare EQ, %103, %108, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %110 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %111 = stablehlo.subtract %103, %110 : tensor<3x4xi32>
      %c_36 = stablehlo.constant dense<2> : tensor<i32>
      %112 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %113 = func.call @floor_divide(%111, %112) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %114 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %115 = stablehlo.compare EQ, %113, %114, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %116 = stablehlo.convert %113 : (tensor<3x4xi32>) -> tensor<3x4xf32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %117 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %119 = stablehlo.add %iterArg, %iterArg_25 : tensor<3x4xf32>
      %120 = stablehlo.negate %119 : tensor<3x4xf32>
      %121 = stablehlo.multiply %120, %iterArg_26 : tensor<3x4xf32>
      %122 = stablehlo.add %iterArg, %117 : tensor<3x4xf32>
      %123 = stablehlo.divide %121, %122 : tensor<3x4xf32>
      %124 = stablehlo.add %iterArg, %116 : tensor<3x4xf32>
      %125 = stablehlo.negate %124 : tensor<3x4xf32>
      %126 = stablehlo.add %iterArg, %iterArg_25 : tensor<3x4xf32>
      %127 = stablehlo.add %126, %116 : tensor<3x4xf32>
      %128 = stablehlo.multiply %125, %127 : tensor<3x4xf32>
      %129 = stablehlo.multiply %128, %iterArg_26 : tensor<3x4xf32>
      %130 = stablehlo.multiply %118, %116 : tensor<3x4xf32>
      %131 = stablehlo.add %iterArg, %130 : tensor<3x4xf32>
      %132 = stablehlo.multiply %118, %116 : tensor<3x4xf32>
      %133 = stablehlo.add %iterArg, %132 : tensor<3x4xf32>
      %134 = stablehlo.add %133, %117 : tensor<3x4xf32>
      %135 = stablehlo.multiply %131, %134 : tensor<3x4xf32>
      %136 = stablehlo.divide %129, %135 : tensor<3x4xf32>
      %137 = stablehlo.select %115, %123, %136 : tensor<3x4xi1>, tensor<3x4xf32>
      %138 = stablehlo.subtract %iterArg_25, %116 : tensor<3x4xf32>
      %139 = stablehlo.multiply %116, %138 : tensor<3x4xf32>
      %140 = stablehlo.multiply %139, %iterArg_26 : tensor<3x4xf32>
      %141 = stablehlo.multiply %118, %116 : tensor<3x4xf32>
      %142 = stablehlo.add %iterArg, %141 : tensor<3x4xf32>
      %143 = stablehlo.subtract %142, %117 : tensor<3x4xf32>
      %144 = stablehlo.multiply %118, %116 : tensor<3x4xf32>
      %145 = stablehlo.add %iterArg, %144 : tensor<3x4xf32>
      %146 = stablehlo.multiply %143, %145 : tensor<3x4xf32>
      %147 = stablehlo.divide %140, %146 : tensor<3x4xf32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %149 = stablehlo.select %107, %137, %147 : tensor<3x4xi1>, tensor<3x4xf32>
      %150 = stablehlo.select %109, %148, %149 : tensor<3x4xi1>, tensor<3x4xf32>
      %151 = stablehlo.broadcast_in_dim %iterArg_27, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %c_41 = stablehlo.constant dense<0> : tensor<i32>
      %152 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %153 = stablehlo.compare EQ, %151, %152, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %156 = stablehlo.select %153, %154, %155 : tensor<3x4xi1>, tensor<3x4xf32>
      %157 = stablehlo.divide %150, %iterArg_29 : tensor<3x4xf32>
      %158 = stablehlo.add %156, %157 : tensor<3x4xf32>
      %cst_44 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %160 = stablehlo.abs %158 : tensor<3x4xf32>
      %161 = stablehlo.compare LT, %160, %159, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %162 = stablehlo.select %161, %159, %158 : tensor<3x4xi1>, tensor<3x4xf32>
      %163 = stablehlo.multiply %150, %iterArg_30 : tensor<3x4xf32>
      %164 = stablehlo.add %156, %163 : tensor<3x4xf32>
      %165 = stablehlo.abs %164 : tensor<3x4xf32>
      %166 = stablehlo.compare LT, %165, %159, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %167 = stablehlo.select %166, %159, %164 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %168 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %169 = stablehlo.divide %168, %167 : tensor<3x4xf32>
      %170 = stablehlo.multiply %162, %169 : tensor<3x4xf32>
      %171 = stablehlo.multiply %iterArg_31, %170 : tensor<3x4xf32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %172 = stablehlo.add %iterArg_27, %c_46 : tensor<i32>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %174 = stablehlo.subtract %170, %173 : tensor<3x4xf32>
      %175 = stablehlo.abs %174 : tensor<3x4xf32>
      %cst_48 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %176 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %177 = stablehlo.compare GE, %175, %176, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %c_49 = stablehlo.constant dense<false> : tensor<i1>
      %178 = stablehlo.reduce(%177 init: %c_49) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %172, %178, %162, %169, %171 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %69 = chlo.lgamma %52 : tensor<3x4xf32> -> tensor<3x4xf32>
    %70 = stablehlo.add %51, %52 : tensor<3x4xf32>
    %71 = chlo.lgamma %70 : tensor<3x4xf32> -> tensor<3x4xf32>
    %72 = stablehlo.subtract %69, %71 : tensor<3x4xf32>
    %73 = chlo.lgamma %51 : tensor<3x4xf32> -> tensor<3x4xf32>
    %74 = stablehlo.add %73, %72 : tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<2.3509887E-38> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %76 = stablehlo.compare LT, %51, %75, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %77 = stablehlo.negate %55 : tensor<3x4xf32>
    %78 = stablehlo.log_plus_one %77 : tensor<3x4xf32>
    %79 = stablehlo.multiply %78, %52 : tensor<3x4xf32>
    %80 = stablehlo.subtract %79, %72 : tensor<3x4xf32>
    %81 = stablehlo.exponential %80 : tensor<3x4xf32>
    %82 = stablehlo.log %55 : tensor<3x4xf32>
    %83 = stablehlo.multiply %82, %51 : tensor<3x4xf32>
    %84 = stablehlo.negate %55 : tensor<3x4xf32>
    %85 = stablehlo.log_plus_one %84 : tensor<3x4xf32>
    %86 = stablehlo.multiply %85, %52 : tensor<3x4xf32>
    %87 = stablehlo.add %83, %86 : tensor<3x4xf32>
    %88 = stablehlo.subtract %87, %74 : tensor<3x4xf32>
    %89 = stablehlo.exponential %88 : tensor<3x4xf32>
    %90 = stablehlo.divide %89, %51 : tensor<3x4xf32>
    %91 = stablehlo.select %76, %81, %90 : tensor<3x4xi1>, tensor<3x4xf32>
    %92 = stablehlo.multiply %68#7, %91 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %94 = stablehlo.subtract %93, %92 : tensor<3x4xf32>
    %95 = stablehlo.select %50, %92, %94 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %97 = stablehlo.select %26, %96, %95 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %99 = stablehlo.select %29, %98, %97 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %101 = stablehlo.select %43, %100, %99 : tensor<3x4xi1>, tensor<3x4xf32>
    %102 = stablehlo.convert %101 : (tensor<3x4xf32>) -> tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%102, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[4.59375, 1.65625, 3.765625, 4.875], [1.9140625, 3.234375, 3.96875, 4.125], [2.65625, 2.25, 1.6640625, 2.046875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[3.640625, 0.90625, 1.109375, 3.5], [2.921875, 4.90625, 1.8671875, 2.40625], [3.046875, 2.03125, 3.3125, 1.578125]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[[0.9921875, 0.3671875, 0.87890625, 0.388671875], [0.384765625, 0.052734375, 0.392578125, 0.060302734375], [0.1767578125, 0.19140625, 0.357421875, 0.4921875]]> : tensor<3x4xbf16>
    return %c0, %c1, %c2 : tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> tensor<3x4xbf16> {
    %c0 = stablehlo.constant dense<[[1.0, 0.1708984375, 0.66015625, 0.1279296875], [0.5078125, 0.0024871826171875, 0.07373046875, 7.295608520507812e-05], [0.06689453125, 0.06982421875, 0.58203125, 0.380859375]]> : tensor<3x4xbf16>
    return %c0 : tensor<3x4xbf16>
  }
  func.func private @remainder(%arg0: tensor<3x4xi32>, %arg1: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x4xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x4xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x4xi1>, tensor<3x4xi32>
    return %14 : tensor<3x4xi32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %0 : tensor<3x4xi32>
  }
  func.func private @floor_divide(%arg0: tensor<3x4xi32>, %arg1: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xi32>
    %1 = stablehlo.sign %arg0 : tensor<3x4xi32>
    %2 = stablehlo.sign %arg1 : tensor<3x4xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<3x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %8 = stablehlo.compare NE, %3, %7, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %9 = stablehlo.convert %8 : tensor<3x4xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %11 = stablehlo.compare NE, %6, %10, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %12 = stablehlo.convert %11 : tensor<3x4xi1>
    %13 = stablehlo.and %9, %12 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %15 = stablehlo.subtract %0, %14 : tensor<3x4xi32>
    %16 = call @_where_0(%13, %15, %0) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    return %16 : tensor<3x4xi32>
  }
  func.func private @_where_0(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %0 : tensor<3x4xi32>
  }
}

// -----

module @lax_betainc_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>)
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %2 = stablehlo.convert %arg2 : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare EQ, %1, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %7 = stablehlo.or %4, %6 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.compare EQ, %0, %10, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %12 = stablehlo.or %9, %11 : tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.compare EQ, %2, %13, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %17 = stablehlo.not %14 : tensor<3x4xi1>
    %18 = stablehlo.not %16 : tensor<3x4xi1>
    %19 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %20 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %21 = stablehlo.or %19, %20 : tensor<3x4xi1>
    %22 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %23 = stablehlo.or %21, %22 : tensor<3x4xi1>
    %24 = stablehlo.and %12, %18 : tensor<3x4xi1>
    %25 = stablehlo.and %7, %14 : tensor<3x4xi1>
    %26 = stablehlo.or %24, %25 : tensor<3x4xi1>
    %27 = stablehlo.and %7, %17 : tensor<3x4xi1>
    %28 = stablehlo.and %12, %16 : tensor<3x4xi1>
    %29 = stablehlo.or %27, %28 : tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %31 = stablehlo.compare LT, %0, %30, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %33 = stablehlo.compare LT, %1, %32, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %34 = stablehlo.or %31, %33 : tensor<3x4xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %36 = stablehlo.compare LT, %2, %35, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %37 = stablehlo.or %34, %36 : tensor<3x4xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %39 = stablehlo.compare GT, %2, %38, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %40 = stablehlo.or %37, %39 : tensor<3x4xi1>
    %41 = stablehlo.and %7, %12 : tensor<3x4xi1>
    %42 = stablehlo.or %41, %23 : tensor<3x4xi1>
    %43 = stablehlo.or %40, %42 : tensor<3x4xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %45 = stablehlo.add %0, %44 : tensor<3x4xf32>
    %46 = stablehlo.add %0, %1 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %48 = stablehlo.add %46, %47 : tensor<3x4xf32>
    %49 = stablehlo.divide %45, %48 : tensor<3x4xf32>
    %50 = stablehlo.compare LT, %2, %49, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %51 = stablehlo.select %50, %0, %1 : tensor<3x4xi1>, tensor<3x4xf32>
    %52 = stablehlo.select %50, %1, %0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %54 = stablehlo.subtract %53, %2 : tensor<3x4xf32>
    %55 = stablehlo.select %50, %2, %54 : tensor<3x4xi1>, tensor<3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %58 = stablehlo.compare EQ, %56, %57, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %61 = stablehlo.select %58, %59, %60 : tensor<3x4xi1>, tensor<3x4xf32>
    %62 = stablehlo.abs %61 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %64 = stablehlo.compare LT, %62, %63, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_16 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %66 = stablehlo.select %64, %65, %61 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %68:8 = stablehlo.while(%iterArg = %51, %iterArg_25 = %52, %iterArg_26 = %55, %iterArg_27 = %c_18, %iterArg_28 = %c_19, %iterArg_29 = %66, %iterArg_30 = %67, %iterArg_31 = %66) : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %c_32 = stablehlo.constant dense<200> : tensor<i32>
      %103 = stablehlo.compare LT, %iterArg_27, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %104 = stablehlo.and %103, %iterArg_28 : tensor<i1>
      stablehlo.return %104 : tensor<i1>
    } do {
      %103 = stablehlo.broadcast_in_dim %iterArg_27, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %c_32 = stablehlo.constant dense<2> : tensor<i32>
      %104 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %105 = func.call @remainder(%103, %104) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %106 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %107 = stablehlo.compare EQ, %105, %106, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %108 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %109 = stablehlo.compare EQ, %103, %108, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %110 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %111 = stablehlo.subtract %103, %110 : tensor<3x4xi32>
      %c_36 = stablehlo.constant dense<2> : tensor<i32>
      %112 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %113 = func.call @floor_divide(%111, %112) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %114 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %115 = stablehlo.compare EQ, %113, %114, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %116 = stablehlo.convert %113 : (tensor<3x4xi32>) -> tensor<3x4xf32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %117 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %119 = stablehlo.add %iterArg, %iterArg_25 : tensor<3x4xf32>
      %120 = stablehlo.negate %119 : tensor<3x4xf32>
      %121 = stablehlo.multiply %120, %iterArg_26 : tensor<3x4xf32>
      %122 = stablehlo.add %iterArg, %117 : tensor<3x4xf32>
      %123 = stablehlo.divide %121, %122 : tensor<3x4xf32>
      %124 = stablehlo.add %iterArg, %116 : tensor<3x4xf32>
      %125 = stablehlo.negate %124 : tensor<3x4xf32>
      %126 = stablehlo.add %iterArg, %iterArg_25 : tensor<3x4xf32>
      %127 = stablehlo.add %126, %116 : tensor<3x4xf32>
      %128 = stablehlo.multiply %125, %127 : tensor<3x4xf32>
      %129 = stablehlo.multiply %128, %iterArg_26 : tensor<3x4xf32>
      %130 = stablehlo.multiply %118, %116 : tensor<3x4xf32>
      %131 = stablehlo.add %iterArg, %130 : tensor<3x4xf32>
      %132 = stablehlo.multiply %118, %116 : tensor<3x4xf32>
      %133 = stablehlo.add %iterArg, %132 : tensor<3x4xf32>
      %134 = stablehlo.add %133, %117 : tensor<3x4xf32>
      %135 = stablehlo.multiply %131, %134 : tensor<3x4xf32>
      %136 = stablehlo.divide %129, %135 : tensor<3x4xf32>
      %137 = stablehlo.select %115, %123, %136 : tensor<3x4xi1>, tensor<3x4xf32>
      %138 = stablehlo.subtract %iterArg_25, %116 : tensor<3x4xf32>
      %139 = stablehlo.multiply %116, %138 : tensor<3x4xf32>
      %140 = stablehlo.multiply %139, %iterArg_26 : tensor<3x4xf32>
      %141 = stablehlo.multiply %118, %116 : tensor<3x4xf32>
      %142 = stablehlo.add %iterArg, %141 : tensor<3x4xf32>
      %143 = stablehlo.subtract %142, %117 : tensor<3x4xf32>
      %144 = stablehlo.multiply %118, %116 : tensor<3x4xf32>
      %145 = stablehlo.add %iterArg, %144 : tensor<3x4xf32>
      %146 = stablehlo.multiply %143, %145 : tensor<3x4xf32>
      %147 = stablehlo.divide %140, %146 : tensor<3x4xf32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %148 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %149 = stablehlo.select %107, %137, %147 : tensor<3x4xi1>, tensor<3x4xf32>
      %150 = stablehlo.select %109, %148, %149 : tensor<3x4xi1>, tensor<3x4xf32>
      %151 = stablehlo.broadcast_in_dim %iterArg_27, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %c_41 = stablehlo.constant dense<0> : tensor<i32>
      %152 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %153 = stablehlo.compare EQ, %151, %152, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %156 = stablehlo.select %153, %154, %155 : tensor<3x4xi1>, tensor<3x4xf32>
      %157 = stablehlo.divide %150, %iterArg_29 : tensor<3x4xf32>
      %158 = stablehlo.add %156, %157 : tensor<3x4xf32>
      %cst_44 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %160 = stablehlo.abs %158 : tensor<3x4xf32>
      %161 = stablehlo.compare LT, %160, %159, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %162 = stablehlo.select %161, %159, %158 : tensor<3x4xi1>, tensor<3x4xf32>
      %163 = stablehlo.multiply %150, %iterArg_30 : tensor<3x4xf32>
      %164 = stablehlo.add %156, %163 : tensor<3x4xf32>
      %165 = stablehlo.abs %164 : tensor<3x4xf32>
      %166 = stablehlo.compare LT, %165, %159, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %167 = stablehlo.select %166, %159, %164 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %168 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %169 = stablehlo.divide %168, %167 : tensor<3x4xf32>
      %170 = stablehlo.multiply %162, %169 : tensor<3x4xf32>
      %171 = stablehlo.multiply %iterArg_31, %170 : tensor<3x4xf32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %172 = stablehlo.add %iterArg_27, %c_46 : tensor<i32>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %174 = stablehlo.subtract %170, %173 : tensor<3x4xf32>
      %175 = stablehlo.abs %174 : tensor<3x4xf32>
      %cst_48 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %176 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %177 = stablehlo.compare GE, %175, %176, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %c_49 = stablehlo.constant dense<false> : tensor<i1>
      %178 = stablehlo.reduce(%177 init: %c_49) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %172, %178, %162, %169, %171 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %69 = chlo.lgamma %52 : tensor<3x4xf32> -> tensor<3x4xf32>
    %70 = stablehlo.add %51, %52 : tensor<3x4xf32>
    %71 = chlo.lgamma %70 : tensor<3x4xf32> -> tensor<3x4xf32>
    %72 = stablehlo.subtract %69, %71 : tensor<3x4xf32>
    %73 = chlo.lgamma %51 : tensor<3x4xf32> -> tensor<3x4xf32>
    %74 = stablehlo.add %73, %72 : tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<2.3509887E-38> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %76 = stablehlo.compare LT, %51, %75, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %77 = stablehlo.negate %55 : tensor<3x4xf32>
    %78 = stablehlo.log_plus_one %77 : tensor<3x4xf32>
    %79 = stablehlo.multiply %78, %52 : tensor<3x4xf32>
    %80 = stablehlo.subtract %79, %72 : tensor<3x4xf32>
    %81 = stablehlo.exponential %80 : tensor<3x4xf32>
    %82 = stablehlo.log %55 : tensor<3x4xf32>
    %83 = stablehlo.multiply %82, %51 : tensor<3x4xf32>
    %84 = stablehlo.negate %55 : tensor<3x4xf32>
    %85 = stablehlo.log_plus_one %84 : tensor<3x4xf32>
    %86 = stablehlo.multiply %85, %52 : tensor<3x4xf32>
    %87 = stablehlo.add %83, %86 : tensor<3x4xf32>
    %88 = stablehlo.subtract %87, %74 : tensor<3x4xf32>
    %89 = stablehlo.exponential %88 : tensor<3x4xf32>
    %90 = stablehlo.divide %89, %51 : tensor<3x4xf32>
    %91 = stablehlo.select %76, %81, %90 : tensor<3x4xi1>, tensor<3x4xf32>
    %92 = stablehlo.multiply %68#7, %91 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %94 = stablehlo.subtract %93, %92 : tensor<3x4xf32>
    %95 = stablehlo.select %50, %92, %94 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %97 = stablehlo.select %26, %96, %95 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %99 = stablehlo.select %29, %98, %97 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %101 = stablehlo.select %43, %100, %99 : tensor<3x4xi1>, tensor<3x4xf32>
    %102 = stablehlo.convert %101 : (tensor<3x4xf32>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%102, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[3.669921875, 3.2578125, 3.029296875, 4.578125], [1.07421875, 3.181640625, 4.66015625, 4.82421875], [2.005859375, 1.3828125, 3.783203125, 1.4375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[2.048828125, 3.423828125, 3.88671875, 0.99853515625], [3.89453125, 2.650390625, 1.1328125, 2.251953125], [1.19140625, 2.642578125, 1.4111328125, 1.69140625]]> : tensor<3x4xf16>
    %c2 = stablehlo.constant dense<[[0.95263671875, 0.97705078125, 0.96484375, 0.26220703125], [0.9990234375, 0.045867919921875, 0.048858642578125, 0.270751953125], [0.048919677734375, 0.4970703125, 0.1455078125, 0.329833984375]]> : tensor<3x4xf16>
    return %c0, %c1, %c2 : tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.984375, 1.0, 1.0, 0.00217437744140625], [1.0, 0.00041747093200683594, 1.0132789611816406e-06, 0.01094818115234375], [0.0030517578125, 0.75634765625, 0.001354217529296875, 0.341552734375]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @remainder(%arg0: tensor<3x4xi32>, %arg1: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x4xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x4xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x4xi1>, tensor<3x4xi32>
    return %14 : tensor<3x4xi32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %0 : tensor<3x4xi32>
  }
  func.func private @floor_divide(%arg0: tensor<3x4xi32>, %arg1: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xi32>
    %1 = stablehlo.sign %arg0 : tensor<3x4xi32>
    %2 = stablehlo.sign %arg1 : tensor<3x4xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<3x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %8 = stablehlo.compare NE, %3, %7, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %9 = stablehlo.convert %8 : tensor<3x4xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %11 = stablehlo.compare NE, %6, %10, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %12 = stablehlo.convert %11 : tensor<3x4xi1>
    %13 = stablehlo.and %9, %12 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %15 = stablehlo.subtract %0, %14 : tensor<3x4xi32>
    %16 = call @_where_0(%13, %15, %0) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    return %16 : tensor<3x4xi32>
  }
  func.func private @_where_0(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %0 : tensor<3x4xi32>
  }
}

// -----

module @lax_betainc_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.compare EQ, %arg1, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %4 = stablehlo.or %1, %3 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare EQ, %arg1, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %9 = stablehlo.or %6, %8 : tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.compare EQ, %arg2, %10, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %13 = stablehlo.compare EQ, %arg2, %12, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %14 = stablehlo.not %11 : tensor<3x4xi1>
    %15 = stablehlo.not %13 : tensor<3x4xi1>
    %16 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %17 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %18 = stablehlo.or %16, %17 : tensor<3x4xi1>
    %19 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %20 = stablehlo.or %18, %19 : tensor<3x4xi1>
    %21 = stablehlo.and %9, %15 : tensor<3x4xi1>
    %22 = stablehlo.and %4, %11 : tensor<3x4xi1>
    %23 = stablehlo.or %21, %22 : tensor<3x4xi1>
    %24 = stablehlo.and %4, %14 : tensor<3x4xi1>
    %25 = stablehlo.and %9, %13 : tensor<3x4xi1>
    %26 = stablehlo.or %24, %25 : tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %28 = stablehlo.compare LT, %arg0, %27, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %30 = stablehlo.compare LT, %arg1, %29, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %31 = stablehlo.or %28, %30 : tensor<3x4xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %33 = stablehlo.compare LT, %arg2, %32, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %34 = stablehlo.or %31, %33 : tensor<3x4xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %36 = stablehlo.compare GT, %arg2, %35, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %37 = stablehlo.or %34, %36 : tensor<3x4xi1>
    %38 = stablehlo.and %4, %9 : tensor<3x4xi1>
    %39 = stablehlo.or %38, %20 : tensor<3x4xi1>
    %40 = stablehlo.or %37, %39 : tensor<3x4xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %42 = stablehlo.add %arg0, %41 : tensor<3x4xf32>
    %43 = stablehlo.add %arg0, %arg1 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %45 = stablehlo.add %43, %44 : tensor<3x4xf32>
    %46 = stablehlo.divide %42, %45 : tensor<3x4xf32>
    %47 = stablehlo.compare LT, %arg2, %46, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %48 = stablehlo.select %47, %arg0, %arg1 : tensor<3x4xi1>, tensor<3x4xf32>
    %49 = stablehlo.select %47, %arg1, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %51 = stablehlo.subtract %50, %arg2 : tensor<3x4xf32>
    %52 = stablehlo.select %47, %arg2, %51 : tensor<3x4xi1>, tensor<3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %55 = stablehlo.compare EQ, %53, %54, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %58 = stablehlo.select %55, %56, %57 : tensor<3x4xi1>, tensor<3x4xf32>
    %59 = stablehlo.abs %58 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %61 = stablehlo.compare LT, %59, %60, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_16 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %63 = stablehlo.select %61, %62, %58 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %65:8 = stablehlo.while(%iterArg = %48, %iterArg_25 = %49, %iterArg_26 = %52, %iterArg_27 = %c_18, %iterArg_28 = %c_19, %iterArg_29 = %63, %iterArg_30 = %64, %iterArg_31 = %63) : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    cond {
      %c_32 = stablehlo.constant dense<200> : tensor<i32>
      %99 = stablehlo.compare LT, %iterArg_27, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %100 = stablehlo.and %99, %iterArg_28 : tensor<i1>
      stablehlo.return %100 : tensor<i1>
    } do {
      %99 = stablehlo.broadcast_in_dim %iterArg_27, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %c_32 = stablehlo.constant dense<2> : tensor<i32>
      %100 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %101 = func.call @remainder(%99, %100) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
      %c_33 = stablehlo.constant dense<0> : tensor<i32>
      %102 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %103 = stablehlo.compare EQ, %101, %102, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_34 = stablehlo.constant dense<1> : tensor<i32>
      %104 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %105 = stablehlo.compare EQ, %99, %104, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %106 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %107 = stablehlo.subtract %99, %106 : tensor<3x4xi32>
      %c_36 = stablehlo.constant dense<2> : tensor<i32>
      %108 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %109 = func.call @floor_divide(%107, %108) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %110 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %111 = stablehlo.compare EQ, %109, %110, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %112 = stablehlo.convert %109 : (tensor<3x4xi32>) -> tensor<3x4xf32>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %113 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %115 = stablehlo.add %iterArg, %iterArg_25 : tensor<3x4xf32>
      %116 = stablehlo.negate %115 : tensor<3x4xf32>
      %117 = stablehlo.multiply %116, %iterArg_26 : tensor<3x4xf32>
      %118 = stablehlo.add %iterArg, %113 : tensor<3x4xf32>
      %119 = stablehlo.divide %117, %118 : tensor<3x4xf32>
      %120 = stablehlo.add %iterArg, %112 : tensor<3x4xf32>
      %121 = stablehlo.negate %120 : tensor<3x4xf32>
      %122 = stablehlo.add %iterArg, %iterArg_25 : tensor<3x4xf32>
      %123 = stablehlo.add %122, %112 : tensor<3x4xf32>
      %124 = stablehlo.multiply %121, %123 : tensor<3x4xf32>
      %125 = stablehlo.multiply %124, %iterArg_26 : tensor<3x4xf32>
      %126 = stablehlo.multiply %114, %112 : tensor<3x4xf32>
      %127 = stablehlo.add %iterArg, %126 : tensor<3x4xf32>
      %128 = stablehlo.multiply %114, %112 : tensor<3x4xf32>
      %129 = stablehlo.add %iterArg, %128 : tensor<3x4xf32>
      %130 = stablehlo.add %129, %113 : tensor<3x4xf32>
      %131 = stablehlo.multiply %127, %130 : tensor<3x4xf32>
      %132 = stablehlo.divide %125, %131 : tensor<3x4xf32>
      %133 = stablehlo.select %111, %119, %132 : tensor<3x4xi1>, tensor<3x4xf32>
      %134 = stablehlo.subtract %iterArg_25, %112 : tensor<3x4xf32>
      %135 = stablehlo.multiply %112, %134 : tensor<3x4xf32>
      %136 = stablehlo.multiply %135, %iterArg_26 : tensor<3x4xf32>
      %137 = stablehlo.multiply %114, %112 : tensor<3x4xf32>
      %138 = stablehlo.add %iterArg, %137 : tensor<3x4xf32>
      %139 = stablehlo.subtract %138, %113 : tensor<3x4xf32>
      %140 = stablehlo.multiply %114, %112 : tensor<3x4xf32>
      %141 = stablehlo.add %iterArg, %140 : tensor<3x4xf32>
      %142 = stablehlo.multiply %139, %141 : tensor<3x4xf32>
      %143 = stablehlo.divide %136, %142 : tensor<3x4xf32>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %145 = stablehlo.select %103, %133, %143 : tensor<3x4xi1>, tensor<3x4xf32>
      %146 = stablehlo.select %105, %144, %145 : tensor<3x4xi1>, tensor<3x4xf32>
      %147 = stablehlo.broadcast_in_dim %iterArg_27, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %c_41 = stablehlo.constant dense<0> : tensor<i32>
      %148 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %149 = stablehlo.compare EQ, %147, %148, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %152 = stablehlo.select %149, %150, %151 : tensor<3x4xi1>, tensor<3x4xf32>
      %153 = stablehlo.divide %146, %iterArg_29 : tensor<3x4xf32>
      %154 = stablehlo.add %152, %153 : tensor<3x4xf32>
      %cst_44 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %156 = stablehlo.abs %154 : tensor<3x4xf32>
      %157 = stablehlo.compare LT, %156, %155, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %158 = stablehlo.select %157, %155, %154 : tensor<3x4xi1>, tensor<3x4xf32>
      %159 = stablehlo.multiply %146, %iterArg_30 : tensor<3x4xf32>
      %160 = stablehlo.add %152, %159 : tensor<3x4xf32>
      %161 = stablehlo.abs %160 : tensor<3x4xf32>
      %162 = stablehlo.compare LT, %161, %155, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %163 = stablehlo.select %162, %155, %160 : tensor<3x4xi1>, tensor<3x4xf32>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %164 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %165 = stablehlo.divide %164, %163 : tensor<3x4xf32>
      %166 = stablehlo.multiply %158, %165 : tensor<3x4xf32>
      %167 = stablehlo.multiply %iterArg_31, %166 : tensor<3x4xf32>
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %168 = stablehlo.add %iterArg_27, %c_46 : tensor<i32>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %169 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %170 = stablehlo.subtract %166, %169 : tensor<3x4xf32>
      %171 = stablehlo.abs %170 : tensor<3x4xf32>
      %cst_48 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %173 = stablehlo.compare GE, %171, %172, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %c_49 = stablehlo.constant dense<false> : tensor<i1>
      %174 = stablehlo.reduce(%173 init: %c_49) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %168, %174, %158, %165, %167 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<i32>, tensor<i1>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
    }
    %66 = chlo.lgamma %49 : tensor<3x4xf32> -> tensor<3x4xf32>
    %67 = stablehlo.add %48, %49 : tensor<3x4xf32>
    %68 = chlo.lgamma %67 : tensor<3x4xf32> -> tensor<3x4xf32>
    %69 = stablehlo.subtract %66, %68 : tensor<3x4xf32>
    %70 = chlo.lgamma %48 : tensor<3x4xf32> -> tensor<3x4xf32>
    %71 = stablehlo.add %70, %69 : tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<2.3509887E-38> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %73 = stablehlo.compare LT, %48, %72, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %74 = stablehlo.negate %52 : tensor<3x4xf32>
    %75 = stablehlo.log_plus_one %74 : tensor<3x4xf32>
    %76 = stablehlo.multiply %75, %49 : tensor<3x4xf32>
    %77 = stablehlo.subtract %76, %69 : tensor<3x4xf32>
    %78 = stablehlo.exponential %77 : tensor<3x4xf32>
    %79 = stablehlo.log %52 : tensor<3x4xf32>
    %80 = stablehlo.multiply %79, %48 : tensor<3x4xf32>
    %81 = stablehlo.negate %52 : tensor<3x4xf32>
    %82 = stablehlo.log_plus_one %81 : tensor<3x4xf32>
    %83 = stablehlo.multiply %82, %49 : tensor<3x4xf32>
    %84 = stablehlo.add %80, %83 : tensor<3x4xf32>
    %85 = stablehlo.subtract %84, %71 : tensor<3x4xf32>
    %86 = stablehlo.exponential %85 : tensor<3x4xf32>
    %87 = stablehlo.divide %86, %48 : tensor<3x4xf32>
    %88 = stablehlo.select %73, %78, %87 : tensor<3x4xi1>, tensor<3x4xf32>
    %89 = stablehlo.multiply %65#7, %88 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %91 = stablehlo.subtract %90, %89 : tensor<3x4xf32>
    %92 = stablehlo.select %47, %89, %91 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %94 = stablehlo.select %23, %93, %92 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %96 = stablehlo.select %26, %95, %94 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %98 = stablehlo.select %40, %97, %96 : tensor<3x4xi1>, tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%98, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[4.794706, 4.566205, 4.326101, 0.51694506], [4.0537977, 2.0454648, 2.5895174, 3.628301], [0.5613435, 1.228127, 3.747069, 2.5558004]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[2.3449726, 0.54948884, 3.621048, 0.60693437], [4.895921, 4.803574, 1.9018085, 0.9438904], [4.3336883, 2.0944371, 1.5565441, 0.6058518]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[0.92711526, 0.91858506, 0.97428256, 0.12946029], [0.8795631, 0.52882725, 0.7252188, 0.29218683], [0.5643908, 0.9763714, 0.07416075, 0.7826718]]> : tensor<3x4xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.9667583, 0.4256119, 0.99994135, 0.25516766], [0.99871504, 0.90061814, 0.72241724, 0.010422759], [0.9893114, 0.99946135, 0.00014724187, 0.34368223]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @remainder(%arg0: tensor<3x4xi32>, %arg1: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x4xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x4xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x4xi1>, tensor<3x4xi32>
    return %14 : tensor<3x4xi32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %0 : tensor<3x4xi32>
  }
  func.func private @floor_divide(%arg0: tensor<3x4xi32>, %arg1: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xi32>
    %1 = stablehlo.sign %arg0 : tensor<3x4xi32>
    %2 = stablehlo.sign %arg1 : tensor<3x4xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<3x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %8 = stablehlo.compare NE, %3, %7, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %9 = stablehlo.convert %8 : tensor<3x4xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %11 = stablehlo.compare NE, %6, %10, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %12 = stablehlo.convert %11 : tensor<3x4xi1>
    %13 = stablehlo.and %9, %12 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %15 = stablehlo.subtract %0, %14 : tensor<3x4xi32>
    %16 = call @_where_0(%13, %15, %0) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    return %16 : tensor<3x4xi32>
  }
  func.func private @_where_0(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi32>, %arg2: tensor<3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xi32>
    return %0 : tensor<3x4xi32>
  }
}

// -----

module @lax_betainc_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.compare EQ, %arg1, %2, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %4 = stablehlo.or %1, %3 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.compare EQ, %arg1, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %9 = stablehlo.or %6, %8 : tensor<3x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %11 = stablehlo.compare EQ, %arg2, %10, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %13 = stablehlo.compare EQ, %arg2, %12, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %14 = stablehlo.not %11 : tensor<3x4xi1>
    %15 = stablehlo.not %13 : tensor<3x4xi1>
    %16 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %17 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %18 = stablehlo.or %16, %17 : tensor<3x4xi1>
    %19 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %20 = stablehlo.or %18, %19 : tensor<3x4xi1>
    %21 = stablehlo.and %9, %15 : tensor<3x4xi1>
    %22 = stablehlo.and %4, %11 : tensor<3x4xi1>
    %23 = stablehlo.or %21, %22 : tensor<3x4xi1>
    %24 = stablehlo.and %4, %14 : tensor<3x4xi1>
    %25 = stablehlo.and %9, %13 : tensor<3x4xi1>
    %26 = stablehlo.or %24, %25 : tensor<3x4xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %28 = stablehlo.compare LT, %arg0, %27, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %30 = stablehlo.compare LT, %arg1, %29, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %31 = stablehlo.or %28, %30 : tensor<3x4xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %33 = stablehlo.compare LT, %arg2, %32, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %34 = stablehlo.or %31, %33 : tensor<3x4xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %36 = stablehlo.compare GT, %arg2, %35, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %37 = stablehlo.or %34, %36 : tensor<3x4xi1>
    %38 = stablehlo.and %4, %9 : tensor<3x4xi1>
    %39 = stablehlo.or %38, %20 : tensor<3x4xi1>
    %40 = stablehlo.or %37, %39 : tensor<3x4xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %42 = stablehlo.add %arg0, %41 : tensor<3x4xf64>
    %43 = stablehlo.add %arg0, %arg1 : tensor<3x4xf64>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %45 = stablehlo.add %43, %44 : tensor<3x4xf64>
    %46 = stablehlo.divide %42, %45 : tensor<3x4xf64>
    %47 = stablehlo.compare LT, %arg2, %46, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %48 = stablehlo.select %47, %arg0, %arg1 : tensor<3x4xi1>, tensor<3x4xf64>
    %49 = stablehlo.select %47, %arg1, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %51 = stablehlo.subtract %50, %arg2 : tensor<3x4xf64>
    %52 = stablehlo.select %47, %arg2, %51 : tensor<3x4xi1>, tensor<3x4xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %53 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %54 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %55 = stablehlo.compare EQ, %53, %54, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %58 = stablehlo.select %55, %56, %57 : tensor<3x4xi1>, tensor<3x4xf64>
    %59 = stablehlo.abs %58 : tensor<3x4xf64>
    %cst_15 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %61 = stablehlo.compare LT, %59, %60, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_16 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %63 = stablehlo.select %61, %62, %58 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %c_18 = stablehlo.constant dense<1> : tensor<i64>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %65:8 = stablehlo.while(%iterArg = %48, %iterArg_25 = %49, %iterArg_26 = %52, %iterArg_27 = %c_18, %iterArg_28 = %c_19, %iterArg_29 = %63, %iterArg_30 = %64, %iterArg_31 = %63) : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<i64>, tensor<i1>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    cond {
      %c_32 = stablehlo.constant dense<600> : tensor<i64>
      %99 = stablehlo.compare LT, %iterArg_27, %c_32, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %100 = stablehlo.and %99, %iterArg_28 : tensor<i1>
      stablehlo.return %100 : tensor<i1>
    } do {
      %99 = stablehlo.broadcast_in_dim %iterArg_27, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %c_32 = stablehlo.constant dense<2> : tensor<i64>
      %100 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %101 = func.call @remainder(%99, %100) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
      %c_33 = stablehlo.constant dense<0> : tensor<i64>
      %102 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %103 = stablehlo.compare EQ, %101, %102, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
      %c_34 = stablehlo.constant dense<1> : tensor<i64>
      %104 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %105 = stablehlo.compare EQ, %99, %104, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
      %c_35 = stablehlo.constant dense<1> : tensor<i64>
      %106 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %107 = stablehlo.subtract %99, %106 : tensor<3x4xi64>
      %c_36 = stablehlo.constant dense<2> : tensor<i64>
      %108 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %109 = func.call @floor_divide(%107, %108) : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
      %c_37 = stablehlo.constant dense<0> : tensor<i64>
      %110 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %111 = stablehlo.compare EQ, %109, %110, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
      %112 = stablehlo.convert %109 : (tensor<3x4xi64>) -> tensor<3x4xf64>
      %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %113 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %114 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %115 = stablehlo.add %iterArg, %iterArg_25 : tensor<3x4xf64>
      %116 = stablehlo.negate %115 : tensor<3x4xf64>
      %117 = stablehlo.multiply %116, %iterArg_26 : tensor<3x4xf64>
      %118 = stablehlo.add %iterArg, %113 : tensor<3x4xf64>
      %119 = stablehlo.divide %117, %118 : tensor<3x4xf64>
      %120 = stablehlo.add %iterArg, %112 : tensor<3x4xf64>
      %121 = stablehlo.negate %120 : tensor<3x4xf64>
      %122 = stablehlo.add %iterArg, %iterArg_25 : tensor<3x4xf64>
      %123 = stablehlo.add %122, %112 : tensor<3x4xf64>
      %124 = stablehlo.multiply %121, %123 : tensor<3x4xf64>
      %125 = stablehlo.multiply %124, %iterArg_26 : tensor<3x4xf64>
      %126 = stablehlo.multiply %114, %112 : tensor<3x4xf64>
      %127 = stablehlo.add %iterArg, %126 : tensor<3x4xf64>
      %128 = stablehlo.multiply %114, %112 : tensor<3x4xf64>
      %129 = stablehlo.add %iterArg, %128 : tensor<3x4xf64>
      %130 = stablehlo.add %129, %113 : tensor<3x4xf64>
      %131 = stablehlo.multiply %127, %130 : tensor<3x4xf64>
      %132 = stablehlo.divide %125, %131 : tensor<3x4xf64>
      %133 = stablehlo.select %111, %119, %132 : tensor<3x4xi1>, tensor<3x4xf64>
      %134 = stablehlo.subtract %iterArg_25, %112 : tensor<3x4xf64>
      %135 = stablehlo.multiply %112, %134 : tensor<3x4xf64>
      %136 = stablehlo.multiply %135, %iterArg_26 : tensor<3x4xf64>
      %137 = stablehlo.multiply %114, %112 : tensor<3x4xf64>
      %138 = stablehlo.add %iterArg, %137 : tensor<3x4xf64>
      %139 = stablehlo.subtract %138, %113 : tensor<3x4xf64>
      %140 = stablehlo.multiply %114, %112 : tensor<3x4xf64>
      %141 = stablehlo.add %iterArg, %140 : tensor<3x4xf64>
      %142 = stablehlo.multiply %139, %141 : tensor<3x4xf64>
      %143 = stablehlo.divide %136, %142 : tensor<3x4xf64>
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %144 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %145 = stablehlo.select %103, %133, %143 : tensor<3x4xi1>, tensor<3x4xf64>
      %146 = stablehlo.select %105, %144, %145 : tensor<3x4xi1>, tensor<3x4xf64>
      %147 = stablehlo.broadcast_in_dim %iterArg_27, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %c_41 = stablehlo.constant dense<0> : tensor<i64>
      %148 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %149 = stablehlo.compare EQ, %147, %148, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %150 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %151 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %152 = stablehlo.select %149, %150, %151 : tensor<3x4xi1>, tensor<3x4xf64>
      %153 = stablehlo.divide %146, %iterArg_29 : tensor<3x4xf64>
      %154 = stablehlo.add %152, %153 : tensor<3x4xf64>
      %cst_44 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
      %155 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %156 = stablehlo.abs %154 : tensor<3x4xf64>
      %157 = stablehlo.compare LT, %156, %155, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %158 = stablehlo.select %157, %155, %154 : tensor<3x4xi1>, tensor<3x4xf64>
      %159 = stablehlo.multiply %146, %iterArg_30 : tensor<3x4xf64>
      %160 = stablehlo.add %152, %159 : tensor<3x4xf64>
      %161 = stablehlo.abs %160 : tensor<3x4xf64>
      %162 = stablehlo.compare LT, %161, %155, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %163 = stablehlo.select %162, %155, %160 : tensor<3x4xi1>, tensor<3x4xf64>
      %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %164 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %165 = stablehlo.divide %164, %163 : tensor<3x4xf64>
      %166 = stablehlo.multiply %158, %165 : tensor<3x4xf64>
      %167 = stablehlo.multiply %iterArg_31, %166 : tensor<3x4xf64>
      %c_46 = stablehlo.constant dense<1> : tensor<i64>
      %168 = stablehlo.add %iterArg_27, %c_46 : tensor<i64>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %169 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %170 = stablehlo.subtract %166, %169 : tensor<3x4xf64>
      %171 = stablehlo.abs %170 : tensor<3x4xf64>
      %cst_48 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
      %172 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %173 = stablehlo.compare GE, %171, %172, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %c_49 = stablehlo.constant dense<false> : tensor<i1>
      %174 = stablehlo.reduce(%173 init: %c_49) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_25, %iterArg_26, %168, %174, %158, %165, %167 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<i64>, tensor<i1>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
    }
    %66 = chlo.lgamma %49 : tensor<3x4xf64> -> tensor<3x4xf64>
    %67 = stablehlo.add %48, %49 : tensor<3x4xf64>
    %68 = chlo.lgamma %67 : tensor<3x4xf64> -> tensor<3x4xf64>
    %69 = stablehlo.subtract %66, %68 : tensor<3x4xf64>
    %70 = chlo.lgamma %48 : tensor<3x4xf64> -> tensor<3x4xf64>
    %71 = stablehlo.add %70, %69 : tensor<3x4xf64>
    %cst_20 = stablehlo.constant dense<4.4501477170144028E-308> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %73 = stablehlo.compare LT, %48, %72, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %74 = stablehlo.negate %52 : tensor<3x4xf64>
    %75 = stablehlo.log_plus_one %74 : tensor<3x4xf64>
    %76 = stablehlo.multiply %75, %49 : tensor<3x4xf64>
    %77 = stablehlo.subtract %76, %69 : tensor<3x4xf64>
    %78 = stablehlo.exponential %77 : tensor<3x4xf64>
    %79 = stablehlo.log %52 : tensor<3x4xf64>
    %80 = stablehlo.multiply %79, %48 : tensor<3x4xf64>
    %81 = stablehlo.negate %52 : tensor<3x4xf64>
    %82 = stablehlo.log_plus_one %81 : tensor<3x4xf64>
    %83 = stablehlo.multiply %82, %49 : tensor<3x4xf64>
    %84 = stablehlo.add %80, %83 : tensor<3x4xf64>
    %85 = stablehlo.subtract %84, %71 : tensor<3x4xf64>
    %86 = stablehlo.exponential %85 : tensor<3x4xf64>
    %87 = stablehlo.divide %86, %48 : tensor<3x4xf64>
    %88 = stablehlo.select %73, %78, %87 : tensor<3x4xi1>, tensor<3x4xf64>
    %89 = stablehlo.multiply %65#7, %88 : tensor<3x4xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %90 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %91 = stablehlo.subtract %90, %89 : tensor<3x4xf64>
    %92 = stablehlo.select %47, %89, %91 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %94 = stablehlo.select %23, %93, %92 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %96 = stablehlo.select %26, %95, %94 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_24 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %98 = stablehlo.select %40, %97, %96 : tensor<3x4xi1>, tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%98, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[2.270554485038972, 1.773384251353781, 4.67470956549571, 2.47016597844552], [4.304213764181064, 1.5235030401600647, 1.2492675846797192, 4.504301620095446], [0.5991988834384772, 1.6829628702774992, 4.77456117044915, 3.4093408476071865]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.6351253184382386, 2.484716296456472, 1.2818974121103974, 3.6700309314826516], [2.75538651670845, 1.6801650301546713, 1.4946102288814078, 2.875237782391387], [1.7551321466059906, 1.2466080545995055, 3.824866528786707, 2.203181136781292]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[[0.8795430319860787, 0.8554957625644929, 0.33484557743128496, 0.3925789528684954], [0.12676468766111715, 0.46494243477888997, 0.18863149904537557, 0.6679860678962384], [0.7902366960901372, 0.05600864710444253, 0.5537686519549402, 0.95151983182374]]> : tensor<3x4xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.9097777099459748, 0.9791687344980334, 0.009757617947298498, 0.5029517129908117], [0.001481066000921242, 0.4934187359295892, 0.18783975898501898, 0.602757337941567], [0.9657457557843954, 0.010522594493702766, 0.4864607109528013, 0.989950257820555]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @remainder(%arg0: tensor<3x4xi64>, %arg1: tensor<3x4xi64>) -> tensor<3x4xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x4xi1>, tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x4xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x4xi64>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x4xi1>, tensor<3x4xi64>
    return %14 : tensor<3x4xi64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi64>, %arg2: tensor<3x4xi64>) -> tensor<3x4xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xi64>
    return %0 : tensor<3x4xi64>
  }
  func.func private @floor_divide(%arg0: tensor<3x4xi64>, %arg1: tensor<3x4xi64>) -> tensor<3x4xi64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x4xi64>
    %1 = stablehlo.sign %arg0 : tensor<3x4xi64>
    %2 = stablehlo.sign %arg1 : tensor<3x4xi64>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<3x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %8 = stablehlo.compare NE, %3, %7, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %9 = stablehlo.convert %8 : tensor<3x4xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %11 = stablehlo.compare NE, %6, %10, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %12 = stablehlo.convert %11 : tensor<3x4xi1>
    %13 = stablehlo.and %9, %12 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %15 = stablehlo.subtract %0, %14 : tensor<3x4xi64>
    %16 = call @_where_0(%13, %15, %0) : (tensor<3x4xi1>, tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
    return %16 : tensor<3x4xi64>
  }
  func.func private @_where_0(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xi64>, %arg2: tensor<3x4xi64>) -> tensor<3x4xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xi64>
    return %0 : tensor<3x4xi64>
  }
}
