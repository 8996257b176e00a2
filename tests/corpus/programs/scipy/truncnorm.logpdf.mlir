module @scipy_truncnorm_logpdf_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %0 = call @logpdf(%arg0, %arg1, %arg2) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[0.9250748, -0.348487, 0.6887601, 0.6143416, 0.63962436, 0.6974451]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[-1.8546762, -1.9358352, -1.9672307, -1.4754293, -1.7990267, -1.2078042]> : tensor<6xf32>
    %c2 = stablehlo.constant dense<[1.3157468, 1.3545005, 1.996653, 1.7086723, 1.6513393, 1.8474872]> : tensor<6xf32>
    return %c0, %c1, %c2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[-1.2122016, -0.85835946, -1.1074584, -0.98682874, -1.0342933, -1.0044469]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @logpdf(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = chlo.square %cst : tensor<f32> -> tensor<f32>
    %cst_0 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %1 = stablehlo.multiply %cst_0, %0 : tensor<f32>
    %2 = stablehlo.log %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<6xf32>
    %5 = chlo.square %4 : tensor<6xf32> -> tensor<6xf32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.divide %5, %6 : tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.add %8, %7 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.divide %9, %10 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.compare LE, %arg2, %12, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.compare GT, %arg1, %14, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = stablehlo.or %13, %15 : tensor<6xi1>
    %17 = stablehlo.not %16 : tensor<6xi1>
    %18 = stablehlo.negate %arg2 : tensor<6xf32>
    %19 = call @_where(%15, %18, %arg1) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %20 = stablehlo.negate %arg1 : tensor<6xf32>
    %21 = call @_where(%15, %20, %arg2) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %23 = stablehlo.compare GT, %21, %22, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %24 = stablehlo.negate %21 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.maximum %21, %25 : tensor<6xf32>
    %27 = call @_where(%23, %24, %26) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<6xf32>
    %30 = stablehlo.abs %29 : tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %32 = stablehlo.compare LT, %30, %31, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %33 = chlo.erf %29 : tensor<6xf32> -> tensor<6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %35 = stablehlo.add %34, %33 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %37 = stablehlo.compare GT, %29, %36, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %38 = chlo.erfc %30 : tensor<6xf32> -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %40 = stablehlo.subtract %39, %38 : tensor<6xf32>
    %41 = chlo.erfc %30 : tensor<6xf32> -> tensor<6xf32>
    %42 = stablehlo.select %37, %40, %41 : tensor<6xi1>, tensor<6xf32>
    %43 = stablehlo.select %32, %35, %42 : tensor<6xi1>, tensor<6xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<6xf32>
    %46 = stablehlo.negate %45 : tensor<6xf32>
    %cst_13 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %48 = stablehlo.compare GT, %21, %47, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %49 = stablehlo.log %45 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %51 = stablehlo.minimum %21, %50 : tensor<6xf32>
    %52 = chlo.square %51 : tensor<6xf32> -> tensor<6xf32>
    %cst_15 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %54 = stablehlo.multiply %53, %52 : tensor<6xf32>
    %55 = stablehlo.negate %51 : tensor<6xf32>
    %56 = stablehlo.log %55 : tensor<6xf32>
    %57 = stablehlo.subtract %54, %56 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %59 = stablehlo.subtract %57, %58 : tensor<6xf32>
    %60 = chlo.square %51 : tensor<6xf32> -> tensor<6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %64 = stablehlo.divide %63, %60 : tensor<6xf32>
    %65 = stablehlo.add %62, %64 : tensor<6xf32>
    %66 = stablehlo.multiply %60, %60 : tensor<6xf32>
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %68 = stablehlo.divide %67, %66 : tensor<6xf32>
    %69 = stablehlo.add %61, %68 : tensor<6xf32>
    %70 = stablehlo.multiply %66, %60 : tensor<6xf32>
    %cst_21 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %72 = stablehlo.divide %71, %70 : tensor<6xf32>
    %73 = stablehlo.add %65, %72 : tensor<6xf32>
    %74 = stablehlo.multiply %70, %60 : tensor<6xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %76 = stablehlo.add %75, %69 : tensor<6xf32>
    %77 = stablehlo.subtract %76, %73 : tensor<6xf32>
    %78 = stablehlo.log %77 : tensor<6xf32>
    %79 = stablehlo.add %59, %78 : tensor<6xf32>
    %80 = call @_where(%48, %49, %79) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %81 = call @_where(%23, %46, %80) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_23 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %83 = stablehlo.compare GT, %19, %82, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %84 = stablehlo.negate %19 : tensor<6xf32>
    %cst_24 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %86 = stablehlo.maximum %19, %85 : tensor<6xf32>
    %87 = call @_where(%83, %84, %86) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_25 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %89 = stablehlo.multiply %87, %88 : tensor<6xf32>
    %90 = stablehlo.abs %89 : tensor<6xf32>
    %cst_26 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %92 = stablehlo.compare LT, %90, %91, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %93 = chlo.erf %89 : tensor<6xf32> -> tensor<6xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %95 = stablehlo.add %94, %93 : tensor<6xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %97 = stablehlo.compare GT, %89, %96, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %98 = chlo.erfc %90 : tensor<6xf32> -> tensor<6xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %100 = stablehlo.subtract %99, %98 : tensor<6xf32>
    %101 = chlo.erfc %90 : tensor<6xf32> -> tensor<6xf32>
    %102 = stablehlo.select %97, %100, %101 : tensor<6xi1>, tensor<6xf32>
    %103 = stablehlo.select %92, %95, %102 : tensor<6xi1>, tensor<6xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<6xf32>
    %106 = stablehlo.negate %105 : tensor<6xf32>
    %cst_31 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %108 = stablehlo.compare GT, %19, %107, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %109 = stablehlo.log %105 : tensor<6xf32>
    %cst_32 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %111 = stablehlo.minimum %19, %110 : tensor<6xf32>
    %112 = chlo.square %111 : tensor<6xf32> -> tensor<6xf32>
    %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %114 = stablehlo.multiply %113, %112 : tensor<6xf32>
    %115 = stablehlo.negate %111 : tensor<6xf32>
    %116 = stablehlo.log %115 : tensor<6xf32>
    %117 = stablehlo.subtract %114, %116 : tensor<6xf32>
    %cst_34 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %119 = stablehlo.subtract %117, %118 : tensor<6xf32>
    %120 = chlo.square %111 : tensor<6xf32> -> tensor<6xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %124 = stablehlo.divide %123, %120 : tensor<6xf32>
    %125 = stablehlo.add %122, %124 : tensor<6xf32>
    %126 = stablehlo.multiply %120, %120 : tensor<6xf32>
    %cst_38 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %128 = stablehlo.divide %127, %126 : tensor<6xf32>
    %129 = stablehlo.add %121, %128 : tensor<6xf32>
    %130 = stablehlo.multiply %126, %120 : tensor<6xf32>
    %cst_39 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %132 = stablehlo.divide %131, %130 : tensor<6xf32>
    %133 = stablehlo.add %125, %132 : tensor<6xf32>
    %134 = stablehlo.multiply %130, %120 : tensor<6xf32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %136 = stablehlo.add %135, %129 : tensor<6xf32>
    %137 = stablehlo.subtract %136, %133 : tensor<6xf32>
    %138 = stablehlo.log %137 : tensor<6xf32>
    %139 = stablehlo.add %119, %138 : tensor<6xf32>
    %140 = call @_where(%108, %109, %139) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %141 = call @_where(%83, %106, %140) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %142 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %143 = stablehlo.broadcast_in_dim %141, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %144 = stablehlo.concatenate %142, %143, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %147 = stablehlo.negate %146 : tensor<6xf32>
    %148 = stablehlo.broadcast_in_dim %145, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %149 = stablehlo.broadcast_in_dim %147, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %150 = stablehlo.concatenate %148, %149, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %152 = stablehlo.compare NE, %150, %151, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %153 = call @_where_0(%152, %144, %cst_44) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %154 = stablehlo.reduce(%153 init: %cst_45) applies stablehlo.maximum across dimensions = [0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %156 = stablehlo.maximum %155, %154 : tensor<6xf32>
    %157 = stablehlo.is_finite %156 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %159 = stablehlo.select %157, %156, %158 : tensor<6xi1>, tensor<6xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<2x6xf32>
    %162 = stablehlo.subtract %153, %161 : tensor<2x6xf32>
    %163 = stablehlo.exponential %162 : tensor<2x6xf32>
    %164 = stablehlo.multiply %163, %150 : tensor<2x6xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%164 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %166 = stablehlo.sign %165 : tensor<6xf32>
    %167 = stablehlo.abs %165 : tensor<6xf32>
    %168 = stablehlo.log %167 : tensor<6xf32>
    %169 = stablehlo.add %168, %159 : tensor<6xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %171 = stablehlo.compare LT, %166, %170, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_50 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %172 = call @_where_1(%171, %cst_50, %169) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_51 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %174 = stablehlo.multiply %arg1, %173 : tensor<6xf32>
    %175 = stablehlo.abs %174 : tensor<6xf32>
    %cst_52 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %177 = stablehlo.compare LT, %175, %176, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %178 = chlo.erf %174 : tensor<6xf32> -> tensor<6xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %180 = stablehlo.add %179, %178 : tensor<6xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %182 = stablehlo.compare GT, %174, %181, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %183 = chlo.erfc %175 : tensor<6xf32> -> tensor<6xf32>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %185 = stablehlo.subtract %184, %183 : tensor<6xf32>
    %186 = chlo.erfc %175 : tensor<6xf32> -> tensor<6xf32>
    %187 = stablehlo.select %182, %185, %186 : tensor<6xi1>, tensor<6xf32>
    %188 = stablehlo.select %177, %180, %187 : tensor<6xi1>, tensor<6xf32>
    %cst_56 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %190 = stablehlo.multiply %189, %188 : tensor<6xf32>
    %191 = stablehlo.negate %190 : tensor<6xf32>
    %192 = stablehlo.negate %arg2 : tensor<6xf32>
    %cst_57 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %194 = stablehlo.multiply %192, %193 : tensor<6xf32>
    %195 = stablehlo.abs %194 : tensor<6xf32>
    %cst_58 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %197 = stablehlo.compare LT, %195, %196, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %198 = chlo.erf %194 : tensor<6xf32> -> tensor<6xf32>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %200 = stablehlo.add %199, %198 : tensor<6xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %202 = stablehlo.compare GT, %194, %201, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %203 = chlo.erfc %195 : tensor<6xf32> -> tensor<6xf32>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %205 = stablehlo.subtract %204, %203 : tensor<6xf32>
    %206 = chlo.erfc %195 : tensor<6xf32> -> tensor<6xf32>
    %207 = stablehlo.select %202, %205, %206 : tensor<6xi1>, tensor<6xf32>
    %208 = stablehlo.select %197, %200, %207 : tensor<6xi1>, tensor<6xf32>
    %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %210 = stablehlo.multiply %209, %208 : tensor<6xf32>
    %211 = stablehlo.subtract %191, %210 : tensor<6xf32>
    %212 = stablehlo.log_plus_one %211 : tensor<6xf32>
    %213 = call @_where(%17, %212, %172) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %214 = stablehlo.subtract %11, %213 : tensor<6xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %216 = stablehlo.subtract %arg0, %215 : tensor<6xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %218 = stablehlo.divide %216, %217 : tensor<6xf32>
    %219 = stablehlo.compare LT, %218, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %220 = stablehlo.compare GT, %218, %arg2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %221 = stablehlo.or %219, %220 : tensor<6xi1>
    %cst_65 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %222 = call @_where_2(%221, %cst_65, %214) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %223 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_66 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %224 = call @_where_2(%223, %cst_66, %222) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    return %224 : tensor<6xf32>
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

module @scipy_truncnorm_logpdf_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %0 = call @logpdf(%arg0, %arg1, %arg2) : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[0.6819851061436648, 0.4040851301633761, -0.3003179260964437, 0.9042607075462894, -0.31725380251613733, 0.006525747433407503]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[-1.898903761077051, -1.2225081983394055, -1.837268776445947, -1.286551869805348, -1.899939889210211, -1.5474308582902283]> : tensor<6xf64>
    %c2 = stablehlo.constant dense<[1.752720543473874, 1.7077379886151725, 1.3885291604096515, 1.7834589826527831, 1.5538462442621728, 1.3323699308799475]> : tensor<6xf64>
    return %c0, %c1, %c2 : tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-1.0804093693041843, -0.8326352573754476, -0.8412185480760862, -1.1811585815694037, -0.8762365745372589, -0.7537914822260328]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @logpdf(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = chlo.square %cst : tensor<f64> -> tensor<f64>
    %cst_0 = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %1 = stablehlo.multiply %cst_0, %0 : tensor<f64>
    %2 = stablehlo.log %1 : tensor<f64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %4 = stablehlo.subtract %arg0, %3 : tensor<6xf64>
    %5 = chlo.square %4 : tensor<6xf64> -> tensor<6xf64>
    %6 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %7 = stablehlo.divide %5, %6 : tensor<6xf64>
    %8 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %9 = stablehlo.add %8, %7 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<-2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %11 = stablehlo.divide %9, %10 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %13 = stablehlo.compare LE, %arg2, %12, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %15 = stablehlo.compare GT, %arg1, %14, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %16 = stablehlo.or %13, %15 : tensor<6xi1>
    %17 = stablehlo.not %16 : tensor<6xi1>
    %18 = stablehlo.negate %arg2 : tensor<6xf64>
    %19 = call @_where(%15, %18, %arg1) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %20 = stablehlo.negate %arg1 : tensor<6xf64>
    %21 = call @_where(%15, %20, %arg2) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %23 = stablehlo.compare GT, %21, %22, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %24 = stablehlo.negate %21 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %26 = stablehlo.maximum %21, %25 : tensor<6xf64>
    %27 = call @_where(%23, %24, %26) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_7 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %29 = stablehlo.multiply %27, %28 : tensor<6xf64>
    %30 = stablehlo.abs %29 : tensor<6xf64>
    %cst_8 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %32 = stablehlo.compare LT, %30, %31, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %33 = chlo.erf %29 : tensor<6xf64> -> tensor<6xf64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %35 = stablehlo.add %34, %33 : tensor<6xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %37 = stablehlo.compare GT, %29, %36, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %38 = chlo.erfc %30 : tensor<6xf64> -> tensor<6xf64>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %40 = stablehlo.subtract %39, %38 : tensor<6xf64>
    %41 = chlo.erfc %30 : tensor<6xf64> -> tensor<6xf64>
    %42 = stablehlo.select %37, %40, %41 : tensor<6xi1>, tensor<6xf64>
    %43 = stablehlo.select %32, %35, %42 : tensor<6xi1>, tensor<6xf64>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %45 = stablehlo.multiply %44, %43 : tensor<6xf64>
    %46 = stablehlo.negate %45 : tensor<6xf64>
    %cst_13 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %48 = stablehlo.compare GT, %21, %47, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %49 = stablehlo.log %45 : tensor<6xf64>
    %cst_14 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %51 = stablehlo.minimum %21, %50 : tensor<6xf64>
    %52 = chlo.square %51 : tensor<6xf64> -> tensor<6xf64>
    %cst_15 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %54 = stablehlo.multiply %53, %52 : tensor<6xf64>
    %55 = stablehlo.negate %51 : tensor<6xf64>
    %56 = stablehlo.log %55 : tensor<6xf64>
    %57 = stablehlo.subtract %54, %56 : tensor<6xf64>
    %cst_16 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %59 = stablehlo.subtract %57, %58 : tensor<6xf64>
    %60 = chlo.square %51 : tensor<6xf64> -> tensor<6xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %64 = stablehlo.divide %63, %60 : tensor<6xf64>
    %65 = stablehlo.add %62, %64 : tensor<6xf64>
    %66 = stablehlo.multiply %60, %60 : tensor<6xf64>
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %68 = stablehlo.divide %67, %66 : tensor<6xf64>
    %69 = stablehlo.add %61, %68 : tensor<6xf64>
    %70 = stablehlo.multiply %66, %60 : tensor<6xf64>
    %cst_21 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %72 = stablehlo.divide %71, %70 : tensor<6xf64>
    %73 = stablehlo.add %65, %72 : tensor<6xf64>
    %74 = stablehlo.multiply %70, %60 : tensor<6xf64>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %76 = stablehlo.add %75, %69 : tensor<6xf64>
    %77 = stablehlo.subtract %76, %73 : tensor<6xf64>
    %78 = stablehlo.log %77 : tensor<6xf64>
    %79 = stablehlo.add %59, %78 : tensor<6xf64>
    %80 = call @_where(%48, %49, %79) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %81 = call @_where(%23, %46, %80) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_23 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %83 = stablehlo.compare GT, %19, %82, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %84 = stablehlo.negate %19 : tensor<6xf64>
    %cst_24 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %86 = stablehlo.maximum %19, %85 : tensor<6xf64>
    %87 = call @_where(%83, %84, %86) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_25 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %89 = stablehlo.multiply %87, %88 : tensor<6xf64>
    %90 = stablehlo.abs %89 : tensor<6xf64>
    %cst_26 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %92 = stablehlo.compare LT, %90, %91, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %93 = chlo.erf %89 : tensor<6xf64> -> tensor<6xf64>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %95 = stablehlo.add %94, %93 : tensor<6xf64>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %96 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %97 = stablehlo.compare GT, %89, %96, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %98 = chlo.erfc %90 : tensor<6xf64> -> tensor<6xf64>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %100 = stablehlo.subtract %99, %98 : tensor<6xf64>
    %101 = chlo.erfc %90 : tensor<6xf64> -> tensor<6xf64>
    %102 = stablehlo.select %97, %100, %101 : tensor<6xi1>, tensor<6xf64>
    %103 = stablehlo.select %92, %95, %102 : tensor<6xi1>, tensor<6xf64>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %105 = stablehlo.multiply %104, %103 : tensor<6xf64>
    %106 = stablehlo.negate %105 : tensor<6xf64>
    %cst_31 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %107 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %108 = stablehlo.compare GT, %19, %107, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %109 = stablehlo.log %105 : tensor<6xf64>
    %cst_32 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %110 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %111 = stablehlo.minimum %19, %110 : tensor<6xf64>
    %112 = chlo.square %111 : tensor<6xf64> -> tensor<6xf64>
    %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %114 = stablehlo.multiply %113, %112 : tensor<6xf64>
    %115 = stablehlo.negate %111 : tensor<6xf64>
    %116 = stablehlo.log %115 : tensor<6xf64>
    %117 = stablehlo.subtract %114, %116 : tensor<6xf64>
    %cst_34 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %119 = stablehlo.subtract %117, %118 : tensor<6xf64>
    %120 = chlo.square %111 : tensor<6xf64> -> tensor<6xf64>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %121 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %122 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %123 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %124 = stablehlo.divide %123, %120 : tensor<6xf64>
    %125 = stablehlo.add %122, %124 : tensor<6xf64>
    %126 = stablehlo.multiply %120, %120 : tensor<6xf64>
    %cst_38 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %128 = stablehlo.divide %127, %126 : tensor<6xf64>
    %129 = stablehlo.add %121, %128 : tensor<6xf64>
    %130 = stablehlo.multiply %126, %120 : tensor<6xf64>
    %cst_39 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %131 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %132 = stablehlo.divide %131, %130 : tensor<6xf64>
    %133 = stablehlo.add %125, %132 : tensor<6xf64>
    %134 = stablehlo.multiply %130, %120 : tensor<6xf64>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %135 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %136 = stablehlo.add %135, %129 : tensor<6xf64>
    %137 = stablehlo.subtract %136, %133 : tensor<6xf64>
    %138 = stablehlo.log %137 : tensor<6xf64>
    %139 = stablehlo.add %119, %138 : tensor<6xf64>
    %140 = call @_where(%108, %109, %139) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %141 = call @_where(%83, %106, %140) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %142 = stablehlo.broadcast_in_dim %81, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %143 = stablehlo.broadcast_in_dim %141, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %144 = stablehlo.concatenate %142, %143, dim = 0 : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<2x6xf64>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %145 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %146 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %147 = stablehlo.negate %146 : tensor<6xf64>
    %148 = stablehlo.broadcast_in_dim %145, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %149 = stablehlo.broadcast_in_dim %147, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %150 = stablehlo.concatenate %148, %149, dim = 0 : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<2x6xf64>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %151 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<2x6xf64>
    %152 = stablehlo.compare NE, %150, %151, FLOAT : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
    %cst_44 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %153 = call @_where_0(%152, %144, %cst_44) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<f64>) -> tensor<2x6xf64>
    %cst_45 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %154 = stablehlo.reduce(%153 init: %cst_45) applies stablehlo.maximum across dimensions = [0] : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_46 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %155 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %156 = stablehlo.maximum %155, %154 : tensor<6xf64>
    %157 = stablehlo.is_finite %156 : (tensor<6xf64>) -> tensor<6xi1>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %159 = stablehlo.select %157, %156, %158 : tensor<6xi1>, tensor<6xf64>
    %160 = stablehlo.broadcast_in_dim %159, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<2x6xf64>
    %162 = stablehlo.subtract %153, %161 : tensor<2x6xf64>
    %163 = stablehlo.exponential %162 : tensor<2x6xf64>
    %164 = stablehlo.multiply %163, %150 : tensor<2x6xf64>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %165 = stablehlo.reduce(%164 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    %166 = stablehlo.sign %165 : tensor<6xf64>
    %167 = stablehlo.abs %165 : tensor<6xf64>
    %168 = stablehlo.log %167 : tensor<6xf64>
    %169 = stablehlo.add %168, %159 : tensor<6xf64>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %170 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %171 = stablehlo.compare LT, %166, %170, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_50 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %172 = call @_where_1(%171, %cst_50, %169) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_51 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %173 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %174 = stablehlo.multiply %arg1, %173 : tensor<6xf64>
    %175 = stablehlo.abs %174 : tensor<6xf64>
    %cst_52 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %176 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %177 = stablehlo.compare LT, %175, %176, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %178 = chlo.erf %174 : tensor<6xf64> -> tensor<6xf64>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %179 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %180 = stablehlo.add %179, %178 : tensor<6xf64>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %181 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %182 = stablehlo.compare GT, %174, %181, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %183 = chlo.erfc %175 : tensor<6xf64> -> tensor<6xf64>
    %cst_55 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %184 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %185 = stablehlo.subtract %184, %183 : tensor<6xf64>
    %186 = chlo.erfc %175 : tensor<6xf64> -> tensor<6xf64>
    %187 = stablehlo.select %182, %185, %186 : tensor<6xi1>, tensor<6xf64>
    %188 = stablehlo.select %177, %180, %187 : tensor<6xi1>, tensor<6xf64>
    %cst_56 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %189 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %190 = stablehlo.multiply %189, %188 : tensor<6xf64>
    %191 = stablehlo.negate %190 : tensor<6xf64>
    %192 = stablehlo.negate %arg2 : tensor<6xf64>
    %cst_57 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %193 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %194 = stablehlo.multiply %192, %193 : tensor<6xf64>
    %195 = stablehlo.abs %194 : tensor<6xf64>
    %cst_58 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %196 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %197 = stablehlo.compare LT, %195, %196, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %198 = chlo.erf %194 : tensor<6xf64> -> tensor<6xf64>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %199 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %200 = stablehlo.add %199, %198 : tensor<6xf64>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %201 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %202 = stablehlo.compare GT, %194, %201, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %203 = chlo.erfc %195 : tensor<6xf64> -> tensor<6xf64>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %204 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %205 = stablehlo.subtract %204, %203 : tensor<6xf64>
    %206 = chlo.erfc %195 : tensor<6xf64> -> tensor<6xf64>
    %207 = stablehlo.select %202, %205, %206 : tensor<6xi1>, tensor<6xf64>
    %208 = stablehlo.select %197, %200, %207 : tensor<6xi1>, tensor<6xf64>
    %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %209 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %210 = stablehlo.multiply %209, %208 : tensor<6xf64>
    %211 = stablehlo.subtract %191, %210 : tensor<6xf64>
    %212 = stablehlo.log_plus_one %211 : tensor<6xf64>
    %213 = call @_where(%17, %212, %172) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %214 = stablehlo.subtract %11, %213 : tensor<6xf64>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %215 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %216 = stablehlo.subtract %arg0, %215 : tensor<6xf64>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %217 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %218 = stablehlo.divide %216, %217 : tensor<6xf64>
    %219 = stablehlo.compare LT, %218, %arg1, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %220 = stablehlo.compare GT, %218, %arg2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %221 = stablehlo.or %219, %220 : tensor<6xi1>
    %cst_65 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %222 = call @_where_2(%221, %cst_65, %214) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    %223 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_66 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %224 = call @_where_2(%223, %cst_66, %222) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    return %224 : tensor<6xf64>
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
