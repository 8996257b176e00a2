module @scipy_truncnorm_pdf_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = call @logpdf(%arg0, %arg1, %arg2, %c, %c_0) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>) -> tensor<6xf32>
    %1 = stablehlo.exponential %0 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[0.16465202, -0.25179946, 0.138752, -0.0035469208, 0.029819882, 0.14248921]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[-1.8124046, -1.6928146, -1.248228, -1.4160901, -1.381658, -1.8986027]> : tensor<6xf32>
    %c2 = stablehlo.constant dense<[1.8109293, 1.3358673, 1.7783829, 1.3050238, 1.8224976, 1.3450202]> : tensor<6xf32>
    return %c0, %c1, %c2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.42321184, 0.44735214, 0.46139762, 0.48316333, 0.45197517, 0.4478068]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @logpdf(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<i32>, %arg4: tensor<i32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg3 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg4 : (tensor<i32>) -> tensor<f32>
    %2 = chlo.square %1 : tensor<f32> -> tensor<f32>
    %cst = stablehlo.constant dense<6.28318548> : tensor<f32>
    %3 = stablehlo.multiply %cst, %2 : tensor<f32>
    %4 = stablehlo.log %3 : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<6xf32>
    %7 = chlo.square %6 : tensor<6xf32> -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.divide %7, %8 : tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.add %10, %9 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.divide %11, %12 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.compare LE, %arg2, %14, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.compare GT, %arg1, %16, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %18 = stablehlo.or %15, %17 : tensor<6xi1>
    %19 = stablehlo.not %18 : tensor<6xi1>
    %20 = stablehlo.negate %arg2 : tensor<6xf32>
    %21 = call @_where(%17, %20, %arg1) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %22 = stablehlo.negate %arg1 : tensor<6xf32>
    %23 = call @_where(%17, %22, %arg2) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %25 = stablehlo.compare GT, %23, %24, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %26 = stablehlo.negate %23 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %28 = stablehlo.maximum %23, %27 : tensor<6xf32>
    %29 = call @_where(%25, %26, %28) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<6xf32>
    %32 = stablehlo.abs %31 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %34 = stablehlo.compare LT, %32, %33, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %35 = chlo.erf %31 : tensor<6xf32> -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %37 = stablehlo.add %36, %35 : tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %39 = stablehlo.compare GT, %31, %38, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %40 = chlo.erfc %32 : tensor<6xf32> -> tensor<6xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %42 = stablehlo.subtract %41, %40 : tensor<6xf32>
    %43 = chlo.erfc %32 : tensor<6xf32> -> tensor<6xf32>
    %44 = stablehlo.select %39, %42, %43 : tensor<6xi1>, tensor<6xf32>
    %45 = stablehlo.select %34, %37, %44 : tensor<6xi1>, tensor<6xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<6xf32>
    %48 = stablehlo.negate %47 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %50 = stablehlo.compare GT, %23, %49, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %51 = stablehlo.log %47 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %53 = stablehlo.minimum %23, %52 : tensor<6xf32>
    %54 = chlo.square %53 : tensor<6xf32> -> tensor<6xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %56 = stablehlo.multiply %55, %54 : tensor<6xf32>
    %57 = stablehlo.negate %53 : tensor<6xf32>
    %58 = stablehlo.log %57 : tensor<6xf32>
    %59 = stablehlo.subtract %56, %58 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %61 = stablehlo.subtract %59, %60 : tensor<6xf32>
    %62 = chlo.square %53 : tensor<6xf32> -> tensor<6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %66 = stablehlo.divide %65, %62 : tensor<6xf32>
    %67 = stablehlo.add %64, %66 : tensor<6xf32>
    %68 = stablehlo.multiply %62, %62 : tensor<6xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %70 = stablehlo.divide %69, %68 : tensor<6xf32>
    %71 = stablehlo.add %63, %70 : tensor<6xf32>
    %72 = stablehlo.multiply %68, %62 : tensor<6xf32>
    %cst_19 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %74 = stablehlo.divide %73, %72 : tensor<6xf32>
    %75 = stablehlo.add %67, %74 : tensor<6xf32>
    %76 = stablehlo.multiply %72, %62 : tensor<6xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %78 = stablehlo.add %77, %71 : tensor<6xf32>
    %79 = stablehlo.subtract %78, %75 : tensor<6xf32>
    %80 = stablehlo.log %79 : tensor<6xf32>
    %81 = stablehlo.add %61, %80 : tensor<6xf32>
    %82 = call @_where(%50, %51, %81) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %83 = call @_where(%25, %48, %82) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_21 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %85 = stablehlo.compare GT, %21, %84, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %86 = stablehlo.negate %21 : tensor<6xf32>
    %cst_22 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %88 = stablehlo.maximum %21, %87 : tensor<6xf32>
    %89 = call @_where(%85, %86, %88) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_23 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %91 = stablehlo.multiply %89, %90 : tensor<6xf32>
    %92 = stablehlo.abs %91 : tensor<6xf32>
    %cst_24 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %94 = stablehlo.compare LT, %92, %93, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %95 = chlo.erf %91 : tensor<6xf32> -> tensor<6xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %97 = stablehlo.add %96, %95 : tensor<6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %99 = stablehlo.compare GT, %91, %98, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %100 = chlo.erfc %92 : tensor<6xf32> -> tensor<6xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %102 = stablehlo.subtract %101, %100 : tensor<6xf32>
    %103 = chlo.erfc %92 : tensor<6xf32> -> tensor<6xf32>
    %104 = stablehlo.select %99, %102, %103 : tensor<6xi1>, tensor<6xf32>
    %105 = stablehlo.select %94, %97, %104 : tensor<6xi1>, tensor<6xf32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %107 = stablehlo.multiply %106, %105 : tensor<6xf32>
    %108 = stablehlo.negate %107 : tensor<6xf32>
    %cst_29 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %110 = stablehlo.compare GT, %21, %109, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %111 = stablehlo.log %107 : tensor<6xf32>
    %cst_30 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %113 = stablehlo.minimum %21, %112 : tensor<6xf32>
    %114 = chlo.square %113 : tensor<6xf32> -> tensor<6xf32>
    %cst_31 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %116 = stablehlo.multiply %115, %114 : tensor<6xf32>
    %117 = stablehlo.negate %113 : tensor<6xf32>
    %118 = stablehlo.log %117 : tensor<6xf32>
    %119 = stablehlo.subtract %116, %118 : tensor<6xf32>
    %cst_32 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %121 = stablehlo.subtract %119, %120 : tensor<6xf32>
    %122 = chlo.square %113 : tensor<6xf32> -> tensor<6xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %126 = stablehlo.divide %125, %122 : tensor<6xf32>
    %127 = stablehlo.add %124, %126 : tensor<6xf32>
    %128 = stablehlo.multiply %122, %122 : tensor<6xf32>
    %cst_36 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %130 = stablehlo.divide %129, %128 : tensor<6xf32>
    %131 = stablehlo.add %123, %130 : tensor<6xf32>
    %132 = stablehlo.multiply %128, %122 : tensor<6xf32>
    %cst_37 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %134 = stablehlo.divide %133, %132 : tensor<6xf32>
    %135 = stablehlo.add %127, %134 : tensor<6xf32>
    %136 = stablehlo.multiply %132, %122 : tensor<6xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %138 = stablehlo.add %137, %131 : tensor<6xf32>
    %139 = stablehlo.subtract %138, %135 : tensor<6xf32>
    %140 = stablehlo.log %139 : tensor<6xf32>
    %141 = stablehlo.add %121, %140 : tensor<6xf32>
    %142 = call @_where(%110, %111, %141) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %143 = call @_where(%85, %108, %142) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %144 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %145 = stablehlo.broadcast_in_dim %143, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %146 = stablehlo.concatenate %144, %145, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %149 = stablehlo.negate %148 : tensor<6xf32>
    %150 = stablehlo.broadcast_in_dim %147, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %151 = stablehlo.broadcast_in_dim %149, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %152 = stablehlo.concatenate %150, %151, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %154 = stablehlo.compare NE, %152, %153, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %155 = call @_where_0(%154, %146, %cst_42) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %156 = stablehlo.reduce(%155 init: %cst_43) applies stablehlo.maximum across dimensions = [0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %158 = stablehlo.maximum %157, %156 : tensor<6xf32>
    %159 = stablehlo.is_finite %158 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %161 = stablehlo.select %159, %158, %160 : tensor<6xi1>, tensor<6xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<2x6xf32>
    %164 = stablehlo.subtract %155, %163 : tensor<2x6xf32>
    %165 = stablehlo.exponential %164 : tensor<2x6xf32>
    %166 = stablehlo.multiply %165, %152 : tensor<2x6xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %168 = stablehlo.sign %167 : tensor<6xf32>
    %169 = stablehlo.abs %167 : tensor<6xf32>
    %170 = stablehlo.log %169 : tensor<6xf32>
    %171 = stablehlo.add %170, %161 : tensor<6xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %173 = stablehlo.compare LT, %168, %172, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_48 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %174 = call @_where_1(%173, %cst_48, %171) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_49 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %176 = stablehlo.multiply %arg1, %175 : tensor<6xf32>
    %177 = stablehlo.abs %176 : tensor<6xf32>
    %cst_50 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %179 = stablehlo.compare LT, %177, %178, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %180 = chlo.erf %176 : tensor<6xf32> -> tensor<6xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %182 = stablehlo.add %181, %180 : tensor<6xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %184 = stablehlo.compare GT, %176, %183, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %185 = chlo.erfc %177 : tensor<6xf32> -> tensor<6xf32>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %187 = stablehlo.subtract %186, %185 : tensor<6xf32>
    %188 = chlo.erfc %177 : tensor<6xf32> -> tensor<6xf32>
    %189 = stablehlo.select %184, %187, %188 : tensor<6xi1>, tensor<6xf32>
    %190 = stablehlo.select %179, %182, %189 : tensor<6xi1>, tensor<6xf32>
    %cst_54 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %192 = stablehlo.multiply %191, %190 : tensor<6xf32>
    %193 = stablehlo.negate %192 : tensor<6xf32>
    %194 = stablehlo.negate %arg2 : tensor<6xf32>
    %cst_55 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %196 = stablehlo.multiply %194, %195 : tensor<6xf32>
    %197 = stablehlo.abs %196 : tensor<6xf32>
    %cst_56 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %199 = stablehlo.compare LT, %197, %198, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %200 = chlo.erf %196 : tensor<6xf32> -> tensor<6xf32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %202 = stablehlo.add %201, %200 : tensor<6xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %204 = stablehlo.compare GT, %196, %203, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %205 = chlo.erfc %197 : tensor<6xf32> -> tensor<6xf32>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %207 = stablehlo.subtract %206, %205 : tensor<6xf32>
    %208 = chlo.erfc %197 : tensor<6xf32> -> tensor<6xf32>
    %209 = stablehlo.select %204, %207, %208 : tensor<6xi1>, tensor<6xf32>
    %210 = stablehlo.select %199, %202, %209 : tensor<6xi1>, tensor<6xf32>
    %cst_60 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %212 = stablehlo.multiply %211, %210 : tensor<6xf32>
    %213 = stablehlo.subtract %193, %212 : tensor<6xf32>
    %214 = stablehlo.log_plus_one %213 : tensor<6xf32>
    %215 = call @_where(%19, %214, %174) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %216 = stablehlo.subtract %13, %215 : tensor<6xf32>
    %217 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %218 = stablehlo.subtract %arg0, %217 : tensor<6xf32>
    %219 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %220 = stablehlo.divide %218, %219 : tensor<6xf32>
    %221 = stablehlo.compare LT, %220, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %222 = stablehlo.compare GT, %220, %arg2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %223 = stablehlo.or %221, %222 : tensor<6xi1>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %224 = call @_where_2(%223, %cst_61, %216) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %225 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_62 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %226 = call @_where_2(%225, %cst_62, %224) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    return %226 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x6xi1>, %arg1: tensor<2x6xf32>, %arg2: tensor<f32>) -> tensor<2x6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x6xi1>, tensor<2x6xf32>
    return %2 : tensor<2x6xf32>
  }
  func.func private @_where_1(%arg0: tensor<6xi1>, %arg1: tensor<f32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @_where_2(%arg0: tensor<6xi1>, %arg1: tensor<f32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}

// -----

module @scipy_truncnorm_pdf_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %0 = call @logpdf(%arg0, %arg1, %arg2, %c, %c_0) : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<i64>, tensor<i64>) -> tensor<6xf64>
    %1 = stablehlo.exponential %0 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[0.14792377827136205, -0.2866691875593814, 0.8294659592534832, -0.1820578427683346, 0.4896194407619494, -0.04431804076376622]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[-1.922476507232528, -1.5120671699693038, -1.3652686859751078, -1.4675454031475825, -1.8731443234662148, -1.6140450243528632]> : tensor<6xf64>
    %c2 = stablehlo.constant dense<[1.7582990353751748, 1.8501336878513537, 1.8956434012240397, 1.4376163230545282, 1.5201398921444962, 1.3003390694962884]> : tensor<6xf64>
    return %c0, %c1, %c2 : tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.42276658525768274, 0.4242017010532361, 0.31960211632162616, 0.45967495955072274, 0.3909230305079151, 0.46888384303523284]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @logpdf(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>, %arg3: tensor<i64>, %arg4: tensor<i64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg3 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.convert %arg4 : (tensor<i64>) -> tensor<f64>
    %2 = chlo.square %1 : tensor<f64> -> tensor<f64>
    %cst = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %3 = stablehlo.multiply %cst, %2 : tensor<f64>
    %4 = stablehlo.log %3 : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %6 = stablehlo.subtract %arg0, %5 : tensor<6xf64>
    %7 = chlo.square %6 : tensor<6xf64> -> tensor<6xf64>
    %8 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %9 = stablehlo.divide %7, %8 : tensor<6xf64>
    %10 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %11 = stablehlo.add %10, %9 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<-2.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %13 = stablehlo.divide %11, %12 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %15 = stablehlo.compare LE, %arg2, %14, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %17 = stablehlo.compare GT, %arg1, %16, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %18 = stablehlo.or %15, %17 : tensor<6xi1>
    %19 = stablehlo.not %18 : tensor<6xi1>
    %20 = stablehlo.negate %arg2 : tensor<6xf64>
    %21 = call @_where(%17, %20, %arg1) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %22 = stablehlo.negate %arg1 : tensor<6xf64>
    %23 = call @_where(%17, %22, %arg2) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %25 = stablehlo.compare GT, %23, %24, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %26 = stablehlo.negate %23 : tensor<6xf64>
    %cst_4 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %28 = stablehlo.maximum %23, %27 : tensor<6xf64>
    %29 = call @_where(%25, %26, %28) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_5 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %31 = stablehlo.multiply %29, %30 : tensor<6xf64>
    %32 = stablehlo.abs %31 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %34 = stablehlo.compare LT, %32, %33, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %35 = chlo.erf %31 : tensor<6xf64> -> tensor<6xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %37 = stablehlo.add %36, %35 : tensor<6xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %39 = stablehlo.compare GT, %31, %38, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %40 = chlo.erfc %32 : tensor<6xf64> -> tensor<6xf64>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %42 = stablehlo.subtract %41, %40 : tensor<6xf64>
    %43 = chlo.erfc %32 : tensor<6xf64> -> tensor<6xf64>
    %44 = stablehlo.select %39, %42, %43 : tensor<6xi1>, tensor<6xf64>
    %45 = stablehlo.select %34, %37, %44 : tensor<6xi1>, tensor<6xf64>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %47 = stablehlo.multiply %46, %45 : tensor<6xf64>
    %48 = stablehlo.negate %47 : tensor<6xf64>
    %cst_11 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %50 = stablehlo.compare GT, %23, %49, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %51 = stablehlo.log %47 : tensor<6xf64>
    %cst_12 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %53 = stablehlo.minimum %23, %52 : tensor<6xf64>
    %54 = chlo.square %53 : tensor<6xf64> -> tensor<6xf64>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %56 = stablehlo.multiply %55, %54 : tensor<6xf64>
    %57 = stablehlo.negate %53 : tensor<6xf64>
    %58 = stablehlo.log %57 : tensor<6xf64>
    %59 = stablehlo.subtract %56, %58 : tensor<6xf64>
    %cst_14 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %61 = stablehlo.subtract %59, %60 : tensor<6xf64>
    %62 = chlo.square %53 : tensor<6xf64> -> tensor<6xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %66 = stablehlo.divide %65, %62 : tensor<6xf64>
    %67 = stablehlo.add %64, %66 : tensor<6xf64>
    %68 = stablehlo.multiply %62, %62 : tensor<6xf64>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %70 = stablehlo.divide %69, %68 : tensor<6xf64>
    %71 = stablehlo.add %63, %70 : tensor<6xf64>
    %72 = stablehlo.multiply %68, %62 : tensor<6xf64>
    %cst_19 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %73 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %74 = stablehlo.divide %73, %72 : tensor<6xf64>
    %75 = stablehlo.add %67, %74 : tensor<6xf64>
    %76 = stablehlo.multiply %72, %62 : tensor<6xf64>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %78 = stablehlo.add %77, %71 : tensor<6xf64>
    %79 = stablehlo.subtract %78, %75 : tensor<6xf64>
    %80 = stablehlo.log %79 : tensor<6xf64>
    %81 = stablehlo.add %61, %80 : tensor<6xf64>
    %82 = call @_where(%50, %51, %81) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %83 = call @_where(%25, %48, %82) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_21 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %84 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %85 = stablehlo.compare GT, %21, %84, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %86 = stablehlo.negate %21 : tensor<6xf64>
    %cst_22 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %88 = stablehlo.maximum %21, %87 : tensor<6xf64>
    %89 = call @_where(%85, %86, %88) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_23 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %90 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %91 = stablehlo.multiply %89, %90 : tensor<6xf64>
    %92 = stablehlo.abs %91 : tensor<6xf64>
    %cst_24 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %93 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %94 = stablehlo.compare LT, %92, %93, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %95 = chlo.erf %91 : tensor<6xf64> -> tensor<6xf64>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %96 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %97 = stablehlo.add %96, %95 : tensor<6xf64>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %99 = stablehlo.compare GT, %91, %98, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %100 = chlo.erfc %92 : tensor<6xf64> -> tensor<6xf64>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %102 = stablehlo.subtract %101, %100 : tensor<6xf64>
    %103 = chlo.erfc %92 : tensor<6xf64> -> tensor<6xf64>
    %104 = stablehlo.select %99, %102, %103 : tensor<6xi1>, tensor<6xf64>
    %105 = stablehlo.select %94, %97, %104 : tensor<6xi1>, tensor<6xf64>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %106 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %107 = stablehlo.multiply %106, %105 : tensor<6xf64>
    %108 = stablehlo.negate %107 : tensor<6xf64>
    %cst_29 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %109 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %110 = stablehlo.compare GT, %21, %109, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %111 = stablehlo.log %107 : tensor<6xf64>
    %cst_30 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %112 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %113 = stablehlo.minimum %21, %112 : tensor<6xf64>
    %114 = chlo.square %113 : tensor<6xf64> -> tensor<6xf64>
    %cst_31 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %116 = stablehlo.multiply %115, %114 : tensor<6xf64>
    %117 = stablehlo.negate %113 : tensor<6xf64>
    %118 = stablehlo.log %117 : tensor<6xf64>
    %119 = stablehlo.subtract %116, %118 : tensor<6xf64>
    %cst_32 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %120 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %121 = stablehlo.subtract %119, %120 : tensor<6xf64>
    %122 = chlo.square %113 : tensor<6xf64> -> tensor<6xf64>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %123 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %124 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %126 = stablehlo.divide %125, %122 : tensor<6xf64>
    %127 = stablehlo.add %124, %126 : tensor<6xf64>
    %128 = stablehlo.multiply %122, %122 : tensor<6xf64>
    %cst_36 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %129 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %130 = stablehlo.divide %129, %128 : tensor<6xf64>
    %131 = stablehlo.add %123, %130 : tensor<6xf64>
    %132 = stablehlo.multiply %128, %122 : tensor<6xf64>
    %cst_37 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %133 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %134 = stablehlo.divide %133, %132 : tensor<6xf64>
    %135 = stablehlo.add %127, %134 : tensor<6xf64>
    %136 = stablehlo.multiply %132, %122 : tensor<6xf64>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %137 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %138 = stablehlo.add %137, %131 : tensor<6xf64>
    %139 = stablehlo.subtract %138, %135 : tensor<6xf64>
    %140 = stablehlo.log %139 : tensor<6xf64>
    %141 = stablehlo.add %121, %140 : tensor<6xf64>
    %142 = call @_where(%110, %111, %141) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %143 = call @_where(%85, %108, %142) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %144 = stablehlo.broadcast_in_dim %83, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %145 = stablehlo.broadcast_in_dim %143, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %146 = stablehlo.concatenate %144, %145, dim = 0 : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<2x6xf64>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %148 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %149 = stablehlo.negate %148 : tensor<6xf64>
    %150 = stablehlo.broadcast_in_dim %147, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %151 = stablehlo.broadcast_in_dim %149, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %152 = stablehlo.concatenate %150, %151, dim = 0 : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<2x6xf64>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %153 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<2x6xf64>
    %154 = stablehlo.compare NE, %152, %153, FLOAT : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
    %cst_42 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %155 = call @_where_0(%154, %146, %cst_42) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<f64>) -> tensor<2x6xf64>
    %cst_43 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %156 = stablehlo.reduce(%155 init: %cst_43) applies stablehlo.maximum across dimensions = [0] : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_44 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %157 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %158 = stablehlo.maximum %157, %156 : tensor<6xf64>
    %159 = stablehlo.is_finite %158 : (tensor<6xf64>) -> tensor<6xi1>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %160 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %161 = stablehlo.select %159, %158, %160 : tensor<6xi1>, tensor<6xf64>
    %162 = stablehlo.broadcast_in_dim %161, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<2x6xf64>
    %164 = stablehlo.subtract %155, %163 : tensor<2x6xf64>
    %165 = stablehlo.exponential %164 : tensor<2x6xf64>
    %166 = stablehlo.multiply %165, %152 : tensor<2x6xf64>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %167 = stablehlo.reduce(%166 init: %cst_46) applies stablehlo.add across dimensions = [0] : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    %168 = stablehlo.sign %167 : tensor<6xf64>
    %169 = stablehlo.abs %167 : tensor<6xf64>
    %170 = stablehlo.log %169 : tensor<6xf64>
    %171 = stablehlo.add %170, %161 : tensor<6xf64>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %172 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %173 = stablehlo.compare LT, %168, %172, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_48 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %174 = call @_where_1(%173, %cst_48, %171) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_49 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %175 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %176 = stablehlo.multiply %arg1, %175 : tensor<6xf64>
    %177 = stablehlo.abs %176 : tensor<6xf64>
    %cst_50 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %178 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %179 = stablehlo.compare LT, %177, %178, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %180 = chlo.erf %176 : tensor<6xf64> -> tensor<6xf64>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %181 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %182 = stablehlo.add %181, %180 : tensor<6xf64>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %183 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %184 = stablehlo.compare GT, %176, %183, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %185 = chlo.erfc %177 : tensor<6xf64> -> tensor<6xf64>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %186 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %187 = stablehlo.subtract %186, %185 : tensor<6xf64>
    %188 = chlo.erfc %177 : tensor<6xf64> -> tensor<6xf64>
    %189 = stablehlo.select %184, %187, %188 : tensor<6xi1>, tensor<6xf64>
    %190 = stablehlo.select %179, %182, %189 : tensor<6xi1>, tensor<6xf64>
    %cst_54 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %191 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %192 = stablehlo.multiply %191, %190 : tensor<6xf64>
    %193 = stablehlo.negate %192 : tensor<6xf64>
    %194 = stablehlo.negate %arg2 : tensor<6xf64>
    %cst_55 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %195 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %196 = stablehlo.multiply %194, %195 : tensor<6xf64>
    %197 = stablehlo.abs %196 : tensor<6xf64>
    %cst_56 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %198 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %199 = stablehlo.compare LT, %197, %198, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %200 = chlo.erf %196 : tensor<6xf64> -> tensor<6xf64>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %201 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %202 = stablehlo.add %201, %200 : tensor<6xf64>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %203 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %204 = stablehlo.compare GT, %196, %203, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %205 = chlo.erfc %197 : tensor<6xf64> -> tensor<6xf64>
    %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %206 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %207 = stablehlo.subtract %206, %205 : tensor<6xf64>
    %208 = chlo.erfc %197 : tensor<6xf64> -> tensor<6xf64>
    %209 = stablehlo.select %204, %207, %208 : tensor<6xi1>, tensor<6xf64>
    %210 = stablehlo.select %199, %202, %209 : tensor<6xi1>, tensor<6xf64>
    %cst_60 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %211 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %212 = stablehlo.multiply %211, %210 : tensor<6xf64>
    %213 = stablehlo.subtract %193, %212 : tensor<6xf64>
    %214 = stablehlo.log_plus_one %213 : tensor<6xf64>
    %215 = call @_where(%19, %214, %174) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %216 = stablehlo.subtract %13, %215 : tensor<6xf64>
    %217 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %218 = stablehlo.subtract %arg0, %217 : tensor<6xf64>
    %219 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %220 = stablehlo.divide %218, %219 : tensor<6xf64>
    %221 = stablehlo.compare LT, %220, %arg1, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %222 = stablehlo.compare GT, %220, %arg2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %223 = stablehlo.or %221, %222 : tensor<6xi1>
    %cst_61 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %224 = call @_where_2(%223, %cst_61, %216) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    %225 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_62 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %226 = call @_where_2(%225, %cst_62, %224) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    return %226 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @_where_0(%arg0: tensor<2x6xi1>, %arg1: tensor<2x6xf64>, %arg2: tensor<f64>) -> tensor<2x6xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x6xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x6xi1>, tensor<2x6xf64>
    return %2 : tensor<2x6xf64>
  }
  func.func private @_where_1(%arg0: tensor<6xi1>, %arg1: tensor<f64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %1 : tensor<6xf64>
  }
  func.func private @_where_2(%arg0: tensor<6xi1>, %arg1: tensor<f64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
