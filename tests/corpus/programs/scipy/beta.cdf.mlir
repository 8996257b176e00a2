module @scipy_beta_cdf_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.clamp %4, %3, %5 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.compare EQ, %arg2, %9, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %11 = stablehlo.or %8, %10 : tensor<6xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.compare EQ, %arg2, %12, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.compare EQ, %arg1, %14, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = stablehlo.or %13, %15 : tensor<6xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.compare EQ, %6, %17, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %20 = stablehlo.compare EQ, %6, %19, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %21 = stablehlo.not %18 : tensor<6xi1>
    %22 = stablehlo.not %20 : tensor<6xi1>
    %23 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %24 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %25 = stablehlo.or %23, %24 : tensor<6xi1>
    %26 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %27 = stablehlo.or %25, %26 : tensor<6xi1>
    %28 = stablehlo.and %16, %22 : tensor<6xi1>
    %29 = stablehlo.and %11, %18 : tensor<6xi1>
    %30 = stablehlo.or %28, %29 : tensor<6xi1>
    %31 = stablehlo.and %11, %21 : tensor<6xi1>
    %32 = stablehlo.and %16, %20 : tensor<6xi1>
    %33 = stablehlo.or %31, %32 : tensor<6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %35 = stablehlo.compare LT, %arg1, %34, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %37 = stablehlo.compare LT, %arg2, %36, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %38 = stablehlo.or %35, %37 : tensor<6xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %40 = stablehlo.compare LT, %6, %39, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %41 = stablehlo.or %38, %40 : tensor<6xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %43 = stablehlo.compare GT, %6, %42, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %44 = stablehlo.or %41, %43 : tensor<6xi1>
    %45 = stablehlo.and %11, %16 : tensor<6xi1>
    %46 = stablehlo.or %45, %27 : tensor<6xi1>
    %47 = stablehlo.or %44, %46 : tensor<6xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %49 = stablehlo.add %arg1, %48 : tensor<6xf32>
    %50 = stablehlo.add %arg1, %arg2 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %52 = stablehlo.add %50, %51 : tensor<6xf32>
    %53 = stablehlo.divide %49, %52 : tensor<6xf32>
    %54 = stablehlo.compare LT, %6, %53, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %55 = stablehlo.select %54, %arg1, %arg2 : tensor<6xi1>, tensor<6xf32>
    %56 = stablehlo.select %54, %arg2, %arg1 : tensor<6xi1>, tensor<6xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %58 = stablehlo.subtract %57, %6 : tensor<6xf32>
    %59 = stablehlo.select %54, %6, %58 : tensor<6xi1>, tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %62 = stablehlo.compare EQ, %60, %61, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %65 = stablehlo.select %62, %63, %64 : tensor<6xi1>, tensor<6xf32>
    %66 = stablehlo.abs %65 : tensor<6xf32>
    %cst_19 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %68 = stablehlo.compare LT, %66, %67, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_20 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %70 = stablehlo.select %68, %69, %65 : tensor<6xi1>, tensor<6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %c_23 = stablehlo.constant dense<true> : tensor<i1>
    %72:8 = stablehlo.while(%iterArg = %55, %iterArg_29 = %56, %iterArg_30 = %59, %iterArg_31 = %c_22, %iterArg_32 = %c_23, %iterArg_33 = %70, %iterArg_34 = %71, %iterArg_35 = %70) : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i32>, tensor<i1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %c_36 = stablehlo.constant dense<200> : tensor<i32>
      %106 = stablehlo.compare LT, %iterArg_31, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %107 = stablehlo.and %106, %iterArg_32 : tensor<i1>
      stablehlo.return %107 : tensor<i1>
    } do {
      %106 = stablehlo.broadcast_in_dim %iterArg_31, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %c_36 = stablehlo.constant dense<2> : tensor<i32>
      %107 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %108 = func.call @remainder(%106, %107) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %c_37 = stablehlo.constant dense<0> : tensor<i32>
      %109 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %110 = stablehlo.compare EQ, %108, %109, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %111 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %112 = stablehlo.compare EQ, %106, %111, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %113 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %114 = stablehlo.subtract %106, %113 : tensor<6xi32>
      %c_40 = stablehlo.constant dense<2> : tensor<i32>
      %115 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %116 = func.call @floor_divide(%114, %115) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
      %c_41 = stablehlo.constant dense<0> : tensor<i32>
      %117 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %118 = stablehlo.compare EQ, %116, %117, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %119 = stablehlo.convert %116 : (tensor<6xi32>) -> tensor<6xf32>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %120 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %121 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %122 = stablehlo.add %iterArg, %iterArg_29 : tensor<6xf32>
      %123 = stablehlo.negate %122 : tensor<6xf32>
      %124 = stablehlo.multiply %123, %iterArg_30 : tensor<6xf32>
      %125 = stablehlo.add %iterArg, %120 : tensor<6xf32>
      %126 = stablehlo.divide %124, %125 : tensor<6xf32>
      %127 = stablehlo.add %iterArg, %119 : tensor<6xf32>
      %128 = stablehlo.negate %127 : tensor<6xf32>
      %129 = stablehlo.add %iterArg, %iterArg_29 : tensor<6xf32>
      %130 = stablehlo.add %129, %119 : tensor<6xf32>
      %131 = stablehlo.multiply %128, %130 : tensor<6xf32>
      %132 = stablehlo.multiply %131, %iterArg_30 : tensor<6xf32>
      %133 = stablehlo.multiply %121, %119 : tensor<6xf32>
      %134 = stablehlo.add %iterArg, %133 : tensor<6xf32>
      %135 = stablehlo.multiply %121, %119 : tensor<6xf32>
      %136 = stablehlo.add %iterArg, %135 : tensor<6xf32>
      %137 = stablehlo.add %136, %120 : tensor<6xf32>
      %138 = stablehlo.multiply %134, %137 : tensor<6xf32>
      %139 = stablehlo.divide %132, %138 : tensor<6xf32>
      %140 = stablehlo.select %118, %126, %139 : tensor<6xi1>, tensor<6xf32>
      %141 = stablehlo.subtract %iterArg_29, %119 : tensor<6xf32>
      %142 = stablehlo.multiply %119, %141 : tensor<6xf32>
      %143 = stablehlo.multiply %142, %iterArg_30 : tensor<6xf32>
      %144 = stablehlo.multiply %121, %119 : tensor<6xf32>
      %145 = stablehlo.add %iterArg, %144 : tensor<6xf32>
      %146 = stablehlo.subtract %145, %120 : tensor<6xf32>
      %147 = stablehlo.multiply %121, %119 : tensor<6xf32>
      %148 = stablehlo.add %iterArg, %147 : tensor<6xf32>
      %149 = stablehlo.multiply %146, %148 : tensor<6xf32>
      %150 = stablehlo.divide %143, %149 : tensor<6xf32>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %152 = stablehlo.select %110, %140, %150 : tensor<6xi1>, tensor<6xf32>
      %153 = stablehlo.select %112, %151, %152 : tensor<6xi1>, tensor<6xf32>
      %154 = stablehlo.broadcast_in_dim %iterArg_31, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %c_45 = stablehlo.constant dense<0> : tensor<i32>
      %155 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<6xi32>
      %156 = stablehlo.compare EQ, %154, %155, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %157 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %159 = stablehlo.select %156, %157, %158 : tensor<6xi1>, tensor<6xf32>
      %160 = stablehlo.divide %153, %iterArg_33 : tensor<6xf32>
      %161 = stablehlo.add %159, %160 : tensor<6xf32>
      %cst_48 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %163 = stablehlo.abs %161 : tensor<6xf32>
      %164 = stablehlo.compare LT, %163, %162, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %165 = stablehlo.select %164, %162, %161 : tensor<6xi1>, tensor<6xf32>
      %166 = stablehlo.multiply %153, %iterArg_34 : tensor<6xf32>
      %167 = stablehlo.add %159, %166 : tensor<6xf32>
      %168 = stablehlo.abs %167 : tensor<6xf32>
      %169 = stablehlo.compare LT, %168, %162, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %170 = stablehlo.select %169, %162, %167 : tensor<6xi1>, tensor<6xf32>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %171 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %172 = stablehlo.divide %171, %170 : tensor<6xf32>
      %173 = stablehlo.multiply %165, %172 : tensor<6xf32>
      %174 = stablehlo.multiply %iterArg_35, %173 : tensor<6xf32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %175 = stablehlo.add %iterArg_31, %c_50 : tensor<i32>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %176 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %177 = stablehlo.subtract %173, %176 : tensor<6xf32>
      %178 = stablehlo.abs %177 : tensor<6xf32>
      %cst_52 = stablehlo.constant dense<5.96046448E-8> : tensor<f32>
      %179 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6xf32>
      %180 = stablehlo.compare GE, %178, %179, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %c_53 = stablehlo.constant dense<false> : tensor<i1>
      %181 = stablehlo.reduce(%180 init: %c_53) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_29, %iterArg_30, %175, %181, %165, %172, %174 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i32>, tensor<i1>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %73 = chlo.lgamma %56 : tensor<6xf32> -> tensor<6xf32>
    %74 = stablehlo.add %55, %56 : tensor<6xf32>
    %75 = chlo.lgamma %74 : tensor<6xf32> -> tensor<6xf32>
    %76 = stablehlo.subtract %73, %75 : tensor<6xf32>
    %77 = chlo.lgamma %55 : tensor<6xf32> -> tensor<6xf32>
    %78 = stablehlo.add %77, %76 : tensor<6xf32>
    %cst_24 = stablehlo.constant dense<2.3509887E-38> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %80 = stablehlo.compare LT, %55, %79, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %81 = stablehlo.negate %59 : tensor<6xf32>
    %82 = stablehlo.log_plus_one %81 : tensor<6xf32>
    %83 = stablehlo.multiply %82, %56 : tensor<6xf32>
    %84 = stablehlo.subtract %83, %76 : tensor<6xf32>
    %85 = stablehlo.exponential %84 : tensor<6xf32>
    %86 = stablehlo.log %59 : tensor<6xf32>
    %87 = stablehlo.multiply %86, %55 : tensor<6xf32>
    %88 = stablehlo.negate %59 : tensor<6xf32>
    %89 = stablehlo.log_plus_one %88 : tensor<6xf32>
    %90 = stablehlo.multiply %89, %56 : tensor<6xf32>
    %91 = stablehlo.add %87, %90 : tensor<6xf32>
    %92 = stablehlo.subtract %91, %78 : tensor<6xf32>
    %93 = stablehlo.exponential %92 : tensor<6xf32>
    %94 = stablehlo.divide %93, %55 : tensor<6xf32>
    %95 = stablehlo.select %80, %85, %94 : tensor<6xi1>, tensor<6xf32>
    %96 = stablehlo.multiply %72#7, %95 : tensor<6xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %98 = stablehlo.subtract %97, %96 : tensor<6xf32>
    %99 = stablehlo.select %54, %96, %98 : tensor<6xi1>, tensor<6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %101 = stablehlo.select %30, %100, %99 : tensor<6xi1>, tensor<6xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %103 = stablehlo.select %33, %102, %101 : tensor<6xi1>, tensor<6xf32>
    %cst_28 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %105 = stablehlo.select %47, %104, %103 : tensor<6xi1>, tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%105, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[0.48707172, 0.58555096, 0.09655475, 0.79709446, 0.38287207, 0.16919506]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[1.125379, 1.6227553, 3.2954717, 1.5311807, 1.7743987, 0.79745287]> : tensor<6xf32>
    %c2 = stablehlo.constant dense<[0.75402176, 0.5133296, 0.59165937, 1.4709249, 1.4366082, 1.839045]> : tensor<6xf32>
    return %c0, %c1, %c2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.35563734, 0.22586158, 0.00018291677, 0.8451263, 0.2709655, 0.3805378]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @remainder(%arg0: tensor<6xi32>, %arg1: tensor<6xi32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %12 = stablehlo.and %11, %6 : tensor<6xi1>
    %13 = stablehlo.add %4, %3 : tensor<6xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<6xi1>, tensor<6xi32>
    return %14 : tensor<6xi32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @floor_divide(%arg0: tensor<6xi32>, %arg1: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xi32>
    %1 = stablehlo.sign %arg0 : tensor<6xi32>
    %2 = stablehlo.sign %arg1 : tensor<6xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %8 = stablehlo.compare NE, %3, %7, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %9 = stablehlo.convert %8 : tensor<6xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %11 = stablehlo.compare NE, %6, %10, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %12 = stablehlo.convert %11 : tensor<6xi1>
    %13 = stablehlo.and %9, %12 : tensor<6xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %15 = stablehlo.subtract %0, %14 : tensor<6xi32>
    %16 = call @_where_0(%13, %15, %0) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    return %16 : tensor<6xi32>
  }
  func.func private @_where_0(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi32>
    return %0 : tensor<6xi32>
  }
}

// -----

module @scipy_beta_cdf_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.divide %1, %2 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %6 = stablehlo.clamp %4, %3, %5 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_4 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %10 = stablehlo.compare EQ, %arg2, %9, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %11 = stablehlo.or %8, %10 : tensor<6xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %13 = stablehlo.compare EQ, %arg2, %12, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_6 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %15 = stablehlo.compare EQ, %arg1, %14, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %16 = stablehlo.or %13, %15 : tensor<6xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %18 = stablehlo.compare EQ, %6, %17, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %20 = stablehlo.compare EQ, %6, %19, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %21 = stablehlo.not %18 : tensor<6xi1>
    %22 = stablehlo.not %20 : tensor<6xi1>
    %23 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %24 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %25 = stablehlo.or %23, %24 : tensor<6xi1>
    %26 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %27 = stablehlo.or %25, %26 : tensor<6xi1>
    %28 = stablehlo.and %16, %22 : tensor<6xi1>
    %29 = stablehlo.and %11, %18 : tensor<6xi1>
    %30 = stablehlo.or %28, %29 : tensor<6xi1>
    %31 = stablehlo.and %11, %21 : tensor<6xi1>
    %32 = stablehlo.and %16, %20 : tensor<6xi1>
    %33 = stablehlo.or %31, %32 : tensor<6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %35 = stablehlo.compare LT, %arg1, %34, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %37 = stablehlo.compare LT, %arg2, %36, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %38 = stablehlo.or %35, %37 : tensor<6xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %40 = stablehlo.compare LT, %6, %39, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %41 = stablehlo.or %38, %40 : tensor<6xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %43 = stablehlo.compare GT, %6, %42, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %44 = stablehlo.or %41, %43 : tensor<6xi1>
    %45 = stablehlo.and %11, %16 : tensor<6xi1>
    %46 = stablehlo.or %45, %27 : tensor<6xi1>
    %47 = stablehlo.or %44, %46 : tensor<6xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %49 = stablehlo.add %arg1, %48 : tensor<6xf64>
    %50 = stablehlo.add %arg1, %arg2 : tensor<6xf64>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %52 = stablehlo.add %50, %51 : tensor<6xf64>
    %53 = stablehlo.divide %49, %52 : tensor<6xf64>
    %54 = stablehlo.compare LT, %6, %53, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %55 = stablehlo.select %54, %arg1, %arg2 : tensor<6xi1>, tensor<6xf64>
    %56 = stablehlo.select %54, %arg2, %arg1 : tensor<6xi1>, tensor<6xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %58 = stablehlo.subtract %57, %6 : tensor<6xf64>
    %59 = stablehlo.select %54, %6, %58 : tensor<6xi1>, tensor<6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %60 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %c_16 = stablehlo.constant dense<0> : tensor<i64>
    %61 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %62 = stablehlo.compare EQ, %60, %61, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %65 = stablehlo.select %62, %63, %64 : tensor<6xi1>, tensor<6xf64>
    %66 = stablehlo.abs %65 : tensor<6xf64>
    %cst_19 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %68 = stablehlo.compare LT, %66, %67, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_20 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %70 = stablehlo.select %68, %69, %65 : tensor<6xi1>, tensor<6xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %c_22 = stablehlo.constant dense<1> : tensor<i64>
    %c_23 = stablehlo.constant dense<true> : tensor<i1>
    %72:8 = stablehlo.while(%iterArg = %55, %iterArg_29 = %56, %iterArg_30 = %59, %iterArg_31 = %c_22, %iterArg_32 = %c_23, %iterArg_33 = %70, %iterArg_34 = %71, %iterArg_35 = %70) : tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<i64>, tensor<i1>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
    cond {
      %c_36 = stablehlo.constant dense<600> : tensor<i64>
      %106 = stablehlo.compare LT, %iterArg_31, %c_36, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %107 = stablehlo.and %106, %iterArg_32 : tensor<i1>
      stablehlo.return %107 : tensor<i1>
    } do {
      %106 = stablehlo.broadcast_in_dim %iterArg_31, dims = [] : (tensor<i64>) -> tensor<6xi64>
      %c_36 = stablehlo.constant dense<2> : tensor<i64>
      %107 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i64>) -> tensor<6xi64>
      %108 = func.call @remainder(%106, %107) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %c_37 = stablehlo.constant dense<0> : tensor<i64>
      %109 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i64>) -> tensor<6xi64>
      %110 = stablehlo.compare EQ, %108, %109, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %c_38 = stablehlo.constant dense<1> : tensor<i64>
      %111 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i64>) -> tensor<6xi64>
      %112 = stablehlo.compare EQ, %106, %111, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %c_39 = stablehlo.constant dense<1> : tensor<i64>
      %113 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i64>) -> tensor<6xi64>
      %114 = stablehlo.subtract %106, %113 : tensor<6xi64>
      %c_40 = stablehlo.constant dense<2> : tensor<i64>
      %115 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i64>) -> tensor<6xi64>
      %116 = func.call @floor_divide(%114, %115) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %c_41 = stablehlo.constant dense<0> : tensor<i64>
      %117 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i64>) -> tensor<6xi64>
      %118 = stablehlo.compare EQ, %116, %117, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %119 = stablehlo.convert %116 : (tensor<6xi64>) -> tensor<6xf64>
      %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %120 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %121 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %122 = stablehlo.add %iterArg, %iterArg_29 : tensor<6xf64>
      %123 = stablehlo.negate %122 : tensor<6xf64>
      %124 = stablehlo.multiply %123, %iterArg_30 : tensor<6xf64>
      %125 = stablehlo.add %iterArg, %120 : tensor<6xf64>
      %126 = stablehlo.divide %124, %125 : tensor<6xf64>
      %127 = stablehlo.add %iterArg, %119 : tensor<6xf64>
      %128 = stablehlo.negate %127 : tensor<6xf64>
      %129 = stablehlo.add %iterArg, %iterArg_29 : tensor<6xf64>
      %130 = stablehlo.add %129, %119 : tensor<6xf64>
      %131 = stablehlo.multiply %128, %130 : tensor<6xf64>
      %132 = stablehlo.multiply %131, %iterArg_30 : tensor<6xf64>
      %133 = stablehlo.multiply %121, %119 : tensor<6xf64>
      %134 = stablehlo.add %iterArg, %133 : tensor<6xf64>
      %135 = stablehlo.multiply %121, %119 : tensor<6xf64>
      %136 = stablehlo.add %iterArg, %135 : tensor<6xf64>
      %137 = stablehlo.add %136, %120 : tensor<6xf64>
      %138 = stablehlo.multiply %134, %137 : tensor<6xf64>
      %139 = stablehlo.divide %132, %138 : tensor<6xf64>
      %140 = stablehlo.select %118, %126, %139 : tensor<6xi1>, tensor<6xf64>
      %141 = stablehlo.subtract %iterArg_29, %119 : tensor<6xf64>
      %142 = stablehlo.multiply %119, %141 : tensor<6xf64>
      %143 = stablehlo.multiply %142, %iterArg_30 : tensor<6xf64>
      %144 = stablehlo.multiply %121, %119 : tensor<6xf64>
      %145 = stablehlo.add %iterArg, %144 : tensor<6xf64>
      %146 = stablehlo.subtract %145, %120 : tensor<6xf64>
      %147 = stablehlo.multiply %121, %119 : tensor<6xf64>
      %148 = stablehlo.add %iterArg, %147 : tensor<6xf64>
      %149 = stablehlo.multiply %146, %148 : tensor<6xf64>
      %150 = stablehlo.divide %143, %149 : tensor<6xf64>
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %151 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %152 = stablehlo.select %110, %140, %150 : tensor<6xi1>, tensor<6xf64>
      %153 = stablehlo.select %112, %151, %152 : tensor<6xi1>, tensor<6xf64>
      %154 = stablehlo.broadcast_in_dim %iterArg_31, dims = [] : (tensor<i64>) -> tensor<6xi64>
      %c_45 = stablehlo.constant dense<0> : tensor<i64>
      %155 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i64>) -> tensor<6xi64>
      %156 = stablehlo.compare EQ, %154, %155, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %157 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %159 = stablehlo.select %156, %157, %158 : tensor<6xi1>, tensor<6xf64>
      %160 = stablehlo.divide %153, %iterArg_33 : tensor<6xf64>
      %161 = stablehlo.add %159, %160 : tensor<6xf64>
      %cst_48 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
      %162 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %163 = stablehlo.abs %161 : tensor<6xf64>
      %164 = stablehlo.compare LT, %163, %162, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %165 = stablehlo.select %164, %162, %161 : tensor<6xi1>, tensor<6xf64>
      %166 = stablehlo.multiply %153, %iterArg_34 : tensor<6xf64>
      %167 = stablehlo.add %159, %166 : tensor<6xf64>
      %168 = stablehlo.abs %167 : tensor<6xf64>
      %169 = stablehlo.compare LT, %168, %162, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %170 = stablehlo.select %169, %162, %167 : tensor<6xi1>, tensor<6xf64>
      %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %171 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %172 = stablehlo.divide %171, %170 : tensor<6xf64>
      %173 = stablehlo.multiply %165, %172 : tensor<6xf64>
      %174 = stablehlo.multiply %iterArg_35, %173 : tensor<6xf64>
      %c_50 = stablehlo.constant dense<1> : tensor<i64>
      %175 = stablehlo.add %iterArg_31, %c_50 : tensor<i64>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %176 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %177 = stablehlo.subtract %173, %176 : tensor<6xf64>
      %178 = stablehlo.abs %177 : tensor<6xf64>
      %cst_52 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
      %179 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<6xf64>
      %180 = stablehlo.compare GE, %178, %179, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %c_53 = stablehlo.constant dense<false> : tensor<i1>
      %181 = stablehlo.reduce(%180 init: %c_53) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_29, %iterArg_30, %175, %181, %165, %172, %174 : tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<i64>, tensor<i1>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
    }
    %73 = chlo.lgamma %56 : tensor<6xf64> -> tensor<6xf64>
    %74 = stablehlo.add %55, %56 : tensor<6xf64>
    %75 = chlo.lgamma %74 : tensor<6xf64> -> tensor<6xf64>
    %76 = stablehlo.subtract %73, %75 : tensor<6xf64>
    %77 = chlo.lgamma %55 : tensor<6xf64> -> tensor<6xf64>
    %78 = stablehlo.add %77, %76 : tensor<6xf64>
    %cst_24 = stablehlo.constant dense<4.4501477170144028E-308> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %80 = stablehlo.compare LT, %55, %79, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %81 = stablehlo.negate %59 : tensor<6xf64>
    %82 = stablehlo.log_plus_one %81 : tensor<6xf64>
    %83 = stablehlo.multiply %82, %56 : tensor<6xf64>
    %84 = stablehlo.subtract %83, %76 : tensor<6xf64>
    %85 = stablehlo.exponential %84 : tensor<6xf64>
    %86 = stablehlo.log %59 : tensor<6xf64>
    %87 = stablehlo.multiply %86, %55 : tensor<6xf64>
    %88 = stablehlo.negate %59 : tensor<6xf64>
    %89 = stablehlo.log_plus_one %88 : tensor<6xf64>
    %90 = stablehlo.multiply %89, %56 : tensor<6xf64>
    %91 = stablehlo.add %87, %90 : tensor<6xf64>
    %92 = stablehlo.subtract %91, %78 : tensor<6xf64>
    %93 = stablehlo.exponential %92 : tensor<6xf64>
    %94 = stablehlo.divide %93, %55 : tensor<6xf64>
    %95 = stablehlo.select %80, %85, %94 : tensor<6xi1>, tensor<6xf64>
    %96 = stablehlo.multiply %72#7, %95 : tensor<6xf64>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %98 = stablehlo.subtract %97, %96 : tensor<6xf64>
    %99 = stablehlo.select %54, %96, %98 : tensor<6xi1>, tensor<6xf64>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %100 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %101 = stablehlo.select %30, %100, %99 : tensor<6xi1>, tensor<6xf64>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %102 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %103 = stablehlo.select %33, %102, %101 : tensor<6xi1>, tensor<6xf64>
    %cst_28 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %104 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %105 = stablehlo.select %47, %104, %103 : tensor<6xi1>, tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%105, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[0.7115948562653807, 0.21642014423684197, 0.7851880401173821, 0.8965618641595439, 0.1610620602157999, 0.9000512115271552]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[1.3628384090858288, 1.5309411201587724, 3.0561055791622227, 0.4617992122146297, 0.6228402723329873, 1.1769642238788718]> : tensor<6xf64>
    %c2 = stablehlo.constant dense<[2.9129142247281603, 0.5090890042170628, 3.375354049581889, 3.863095381315894, 3.363909879984815, 3.3201987680378875]> : tensor<6xf64>
    return %c0, %c1, %c2 : tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.9562098897319096, 0.04430226016539628, 0.9526163754417302, 0.9999600912801578, 0.6356050946782063, 0.9993514920850025]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @remainder(%arg0: tensor<6xi64>, %arg1: tensor<6xi64>) -> tensor<6xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %3 = call @_where(%1, %2, %arg1) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %12 = stablehlo.and %11, %6 : tensor<6xi1>
    %13 = stablehlo.add %4, %3 : tensor<6xi64>
    %14 = stablehlo.select %12, %13, %4 : tensor<6xi1>, tensor<6xi64>
    return %14 : tensor<6xi64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xi64>, %arg2: tensor<6xi64>) -> tensor<6xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi64>
    return %0 : tensor<6xi64>
  }
  func.func private @floor_divide(%arg0: tensor<6xi64>, %arg1: tensor<6xi64>) -> tensor<6xi64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<6xi64>
    %1 = stablehlo.sign %arg0 : tensor<6xi64>
    %2 = stablehlo.sign %arg1 : tensor<6xi64>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<6xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %8 = stablehlo.compare NE, %3, %7, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %9 = stablehlo.convert %8 : tensor<6xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %11 = stablehlo.compare NE, %6, %10, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %12 = stablehlo.convert %11 : tensor<6xi1>
    %13 = stablehlo.and %9, %12 : tensor<6xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %15 = stablehlo.subtract %0, %14 : tensor<6xi64>
    %16 = call @_where_0(%13, %15, %0) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    return %16 : tensor<6xi64>
  }
  func.func private @_where_0(%arg0: tensor<6xi1>, %arg1: tensor<6xi64>, %arg2: tensor<6xi64>) -> tensor<6xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi64>
    return %0 : tensor<6xi64>
  }
}
