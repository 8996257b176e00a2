module @scipy_truncnorm_cdf_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %0 = call @cdf(%arg0, %arg1, %arg2) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[-0.28503463, 0.37826177, 0.4911917, -0.55702907, -0.4923978, -0.23302275]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[-1.7979633, -1.291617, -1.9642206, -1.9780301, -1.5531747, -1.2702891]> : tensor<6xf32>
    %c2 = stablehlo.constant dense<[1.2377735, 1.3266748, 1.3673363, 1.7100894, 1.7559798, 1.5688422]> : tensor<6xf32>
    return %c0, %c1, %c2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.41088068, 0.6784102, 0.74604994, 0.2839849, 0.2788388, 0.36428857]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @cdf(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = call @logcdf(%arg0, %arg1, %arg2, %c, %c_0) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i32>, tensor<i32>) -> tensor<6xf32>
    %1 = stablehlo.exponential %0 : tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @logcdf(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<i32>, %arg4: tensor<i32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg3 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg4 : (tensor<i32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.divide %3, %4 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.compare LE, %arg2, %6, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.compare GT, %arg1, %8, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %10 = stablehlo.or %7, %9 : tensor<6xi1>
    %11 = stablehlo.not %10 : tensor<6xi1>
    %12 = stablehlo.negate %arg2 : tensor<6xf32>
    %13 = call @_where(%9, %12, %arg1) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %14 = stablehlo.negate %arg1 : tensor<6xf32>
    %15 = call @_where(%9, %14, %arg2) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.compare GT, %15, %16, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %18 = stablehlo.negate %15 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %20 = stablehlo.maximum %15, %19 : tensor<6xf32>
    %21 = call @_where(%17, %18, %20) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<6xf32>
    %24 = stablehlo.abs %23 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.compare LT, %24, %25, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %27 = chlo.erf %23 : tensor<6xf32> -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %29 = stablehlo.add %28, %27 : tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %31 = stablehlo.compare GT, %23, %30, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %32 = chlo.erfc %24 : tensor<6xf32> -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %34 = stablehlo.subtract %33, %32 : tensor<6xf32>
    %35 = chlo.erfc %24 : tensor<6xf32> -> tensor<6xf32>
    %36 = stablehlo.select %31, %34, %35 : tensor<6xi1>, tensor<6xf32>
    %37 = stablehlo.select %26, %29, %36 : tensor<6xi1>, tensor<6xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<6xf32>
    %40 = stablehlo.negate %39 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %42 = stablehlo.compare GT, %15, %41, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %43 = stablehlo.log %39 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %45 = stablehlo.minimum %15, %44 : tensor<6xf32>
    %46 = chlo.square %45 : tensor<6xf32> -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<6xf32>
    %49 = stablehlo.negate %45 : tensor<6xf32>
    %50 = stablehlo.log %49 : tensor<6xf32>
    %51 = stablehlo.subtract %48, %50 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %53 = stablehlo.subtract %51, %52 : tensor<6xf32>
    %54 = chlo.square %45 : tensor<6xf32> -> tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %58 = stablehlo.divide %57, %54 : tensor<6xf32>
    %59 = stablehlo.add %56, %58 : tensor<6xf32>
    %60 = stablehlo.multiply %54, %54 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %62 = stablehlo.divide %61, %60 : tensor<6xf32>
    %63 = stablehlo.add %55, %62 : tensor<6xf32>
    %64 = stablehlo.multiply %60, %54 : tensor<6xf32>
    %cst_17 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %66 = stablehlo.divide %65, %64 : tensor<6xf32>
    %67 = stablehlo.add %59, %66 : tensor<6xf32>
    %68 = stablehlo.multiply %64, %54 : tensor<6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %70 = stablehlo.add %69, %63 : tensor<6xf32>
    %71 = stablehlo.subtract %70, %67 : tensor<6xf32>
    %72 = stablehlo.log %71 : tensor<6xf32>
    %73 = stablehlo.add %53, %72 : tensor<6xf32>
    %74 = call @_where(%42, %43, %73) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %75 = call @_where(%17, %40, %74) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_19 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %77 = stablehlo.compare GT, %13, %76, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %78 = stablehlo.negate %13 : tensor<6xf32>
    %cst_20 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %80 = stablehlo.maximum %13, %79 : tensor<6xf32>
    %81 = call @_where(%77, %78, %80) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_21 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %83 = stablehlo.multiply %81, %82 : tensor<6xf32>
    %84 = stablehlo.abs %83 : tensor<6xf32>
    %cst_22 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %86 = stablehlo.compare LT, %84, %85, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %87 = chlo.erf %83 : tensor<6xf32> -> tensor<6xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %89 = stablehlo.add %88, %87 : tensor<6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %91 = stablehlo.compare GT, %83, %90, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %92 = chlo.erfc %84 : tensor<6xf32> -> tensor<6xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %94 = stablehlo.subtract %93, %92 : tensor<6xf32>
    %95 = chlo.erfc %84 : tensor<6xf32> -> tensor<6xf32>
    %96 = stablehlo.select %91, %94, %95 : tensor<6xi1>, tensor<6xf32>
    %97 = stablehlo.select %86, %89, %96 : tensor<6xi1>, tensor<6xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<6xf32>
    %100 = stablehlo.negate %99 : tensor<6xf32>
    %cst_27 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %102 = stablehlo.compare GT, %13, %101, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %103 = stablehlo.log %99 : tensor<6xf32>
    %cst_28 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %105 = stablehlo.minimum %13, %104 : tensor<6xf32>
    %106 = chlo.square %105 : tensor<6xf32> -> tensor<6xf32>
    %cst_29 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<6xf32>
    %109 = stablehlo.negate %105 : tensor<6xf32>
    %110 = stablehlo.log %109 : tensor<6xf32>
    %111 = stablehlo.subtract %108, %110 : tensor<6xf32>
    %cst_30 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %113 = stablehlo.subtract %111, %112 : tensor<6xf32>
    %114 = chlo.square %105 : tensor<6xf32> -> tensor<6xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %118 = stablehlo.divide %117, %114 : tensor<6xf32>
    %119 = stablehlo.add %116, %118 : tensor<6xf32>
    %120 = stablehlo.multiply %114, %114 : tensor<6xf32>
    %cst_34 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %122 = stablehlo.divide %121, %120 : tensor<6xf32>
    %123 = stablehlo.add %115, %122 : tensor<6xf32>
    %124 = stablehlo.multiply %120, %114 : tensor<6xf32>
    %cst_35 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %126 = stablehlo.divide %125, %124 : tensor<6xf32>
    %127 = stablehlo.add %119, %126 : tensor<6xf32>
    %128 = stablehlo.multiply %124, %114 : tensor<6xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %130 = stablehlo.add %129, %123 : tensor<6xf32>
    %131 = stablehlo.subtract %130, %127 : tensor<6xf32>
    %132 = stablehlo.log %131 : tensor<6xf32>
    %133 = stablehlo.add %113, %132 : tensor<6xf32>
    %134 = call @_where(%102, %103, %133) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %135 = call @_where(%77, %100, %134) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %136 = stablehlo.broadcast_in_dim %75, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %137 = stablehlo.broadcast_in_dim %135, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %138 = stablehlo.concatenate %136, %137, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %141 = stablehlo.negate %140 : tensor<6xf32>
    %142 = stablehlo.broadcast_in_dim %139, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %143 = stablehlo.broadcast_in_dim %141, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %144 = stablehlo.concatenate %142, %143, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %146 = stablehlo.compare NE, %144, %145, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %147 = call @_where_0(%146, %138, %cst_40) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_41) applies stablehlo.maximum across dimensions = [0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %150 = stablehlo.maximum %149, %148 : tensor<6xf32>
    %151 = stablehlo.is_finite %150 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %153 = stablehlo.select %151, %150, %152 : tensor<6xi1>, tensor<6xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<2x6xf32>
    %156 = stablehlo.subtract %147, %155 : tensor<2x6xf32>
    %157 = stablehlo.exponential %156 : tensor<2x6xf32>
    %158 = stablehlo.multiply %157, %144 : tensor<2x6xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %160 = stablehlo.sign %159 : tensor<6xf32>
    %161 = stablehlo.abs %159 : tensor<6xf32>
    %162 = stablehlo.log %161 : tensor<6xf32>
    %163 = stablehlo.add %162, %153 : tensor<6xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %165 = stablehlo.compare LT, %160, %164, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_46 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %166 = call @_where_1(%165, %cst_46, %163) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_47 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %168 = stablehlo.multiply %arg1, %167 : tensor<6xf32>
    %169 = stablehlo.abs %168 : tensor<6xf32>
    %cst_48 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %171 = stablehlo.compare LT, %169, %170, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %172 = chlo.erf %168 : tensor<6xf32> -> tensor<6xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %174 = stablehlo.add %173, %172 : tensor<6xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %176 = stablehlo.compare GT, %168, %175, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %177 = chlo.erfc %169 : tensor<6xf32> -> tensor<6xf32>
    %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %179 = stablehlo.subtract %178, %177 : tensor<6xf32>
    %180 = chlo.erfc %169 : tensor<6xf32> -> tensor<6xf32>
    %181 = stablehlo.select %176, %179, %180 : tensor<6xi1>, tensor<6xf32>
    %182 = stablehlo.select %171, %174, %181 : tensor<6xi1>, tensor<6xf32>
    %cst_52 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %184 = stablehlo.multiply %183, %182 : tensor<6xf32>
    %185 = stablehlo.negate %184 : tensor<6xf32>
    %186 = stablehlo.negate %arg2 : tensor<6xf32>
    %cst_53 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %188 = stablehlo.multiply %186, %187 : tensor<6xf32>
    %189 = stablehlo.abs %188 : tensor<6xf32>
    %cst_54 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %191 = stablehlo.compare LT, %189, %190, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %192 = chlo.erf %188 : tensor<6xf32> -> tensor<6xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %194 = stablehlo.add %193, %192 : tensor<6xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %196 = stablehlo.compare GT, %188, %195, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %197 = chlo.erfc %189 : tensor<6xf32> -> tensor<6xf32>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %199 = stablehlo.subtract %198, %197 : tensor<6xf32>
    %200 = chlo.erfc %189 : tensor<6xf32> -> tensor<6xf32>
    %201 = stablehlo.select %196, %199, %200 : tensor<6xi1>, tensor<6xf32>
    %202 = stablehlo.select %191, %194, %201 : tensor<6xi1>, tensor<6xf32>
    %cst_58 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %204 = stablehlo.multiply %203, %202 : tensor<6xf32>
    %205 = stablehlo.subtract %185, %204 : tensor<6xf32>
    %206 = stablehlo.log_plus_one %205 : tensor<6xf32>
    %207 = call @_where(%11, %206, %166) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %209 = stablehlo.compare LE, %5, %208, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %211 = stablehlo.compare GT, %arg1, %210, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %212 = stablehlo.or %209, %211 : tensor<6xi1>
    %213 = stablehlo.not %212 : tensor<6xi1>
    %214 = stablehlo.negate %5 : tensor<6xf32>
    %215 = call @_where(%211, %214, %arg1) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %216 = stablehlo.negate %arg1 : tensor<6xf32>
    %217 = call @_where(%211, %216, %5) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_61 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %219 = stablehlo.compare GT, %217, %218, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %220 = stablehlo.negate %217 : tensor<6xf32>
    %cst_62 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %222 = stablehlo.maximum %217, %221 : tensor<6xf32>
    %223 = call @_where(%219, %220, %222) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_63 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %225 = stablehlo.multiply %223, %224 : tensor<6xf32>
    %226 = stablehlo.abs %225 : tensor<6xf32>
    %cst_64 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %228 = stablehlo.compare LT, %226, %227, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %229 = chlo.erf %225 : tensor<6xf32> -> tensor<6xf32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %231 = stablehlo.add %230, %229 : tensor<6xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %233 = stablehlo.compare GT, %225, %232, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %234 = chlo.erfc %226 : tensor<6xf32> -> tensor<6xf32>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %236 = stablehlo.subtract %235, %234 : tensor<6xf32>
    %237 = chlo.erfc %226 : tensor<6xf32> -> tensor<6xf32>
    %238 = stablehlo.select %233, %236, %237 : tensor<6xi1>, tensor<6xf32>
    %239 = stablehlo.select %228, %231, %238 : tensor<6xi1>, tensor<6xf32>
    %cst_68 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %241 = stablehlo.multiply %240, %239 : tensor<6xf32>
    %242 = stablehlo.negate %241 : tensor<6xf32>
    %cst_69 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %244 = stablehlo.compare GT, %217, %243, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %245 = stablehlo.log %241 : tensor<6xf32>
    %cst_70 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %247 = stablehlo.minimum %217, %246 : tensor<6xf32>
    %248 = chlo.square %247 : tensor<6xf32> -> tensor<6xf32>
    %cst_71 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %250 = stablehlo.multiply %249, %248 : tensor<6xf32>
    %251 = stablehlo.negate %247 : tensor<6xf32>
    %252 = stablehlo.log %251 : tensor<6xf32>
    %253 = stablehlo.subtract %250, %252 : tensor<6xf32>
    %cst_72 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %255 = stablehlo.subtract %253, %254 : tensor<6xf32>
    %256 = chlo.square %247 : tensor<6xf32> -> tensor<6xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %260 = stablehlo.divide %259, %256 : tensor<6xf32>
    %261 = stablehlo.add %258, %260 : tensor<6xf32>
    %262 = stablehlo.multiply %256, %256 : tensor<6xf32>
    %cst_76 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %264 = stablehlo.divide %263, %262 : tensor<6xf32>
    %265 = stablehlo.add %257, %264 : tensor<6xf32>
    %266 = stablehlo.multiply %262, %256 : tensor<6xf32>
    %cst_77 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %268 = stablehlo.divide %267, %266 : tensor<6xf32>
    %269 = stablehlo.add %261, %268 : tensor<6xf32>
    %270 = stablehlo.multiply %266, %256 : tensor<6xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %272 = stablehlo.add %271, %265 : tensor<6xf32>
    %273 = stablehlo.subtract %272, %269 : tensor<6xf32>
    %274 = stablehlo.log %273 : tensor<6xf32>
    %275 = stablehlo.add %255, %274 : tensor<6xf32>
    %276 = call @_where(%244, %245, %275) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %277 = call @_where(%219, %242, %276) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_79 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %279 = stablehlo.compare GT, %215, %278, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %280 = stablehlo.negate %215 : tensor<6xf32>
    %cst_80 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %282 = stablehlo.maximum %215, %281 : tensor<6xf32>
    %283 = call @_where(%279, %280, %282) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_81 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %285 = stablehlo.multiply %283, %284 : tensor<6xf32>
    %286 = stablehlo.abs %285 : tensor<6xf32>
    %cst_82 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %288 = stablehlo.compare LT, %286, %287, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %289 = chlo.erf %285 : tensor<6xf32> -> tensor<6xf32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %291 = stablehlo.add %290, %289 : tensor<6xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %293 = stablehlo.compare GT, %285, %292, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %294 = chlo.erfc %286 : tensor<6xf32> -> tensor<6xf32>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %296 = stablehlo.subtract %295, %294 : tensor<6xf32>
    %297 = chlo.erfc %286 : tensor<6xf32> -> tensor<6xf32>
    %298 = stablehlo.select %293, %296, %297 : tensor<6xi1>, tensor<6xf32>
    %299 = stablehlo.select %288, %291, %298 : tensor<6xi1>, tensor<6xf32>
    %cst_86 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %301 = stablehlo.multiply %300, %299 : tensor<6xf32>
    %302 = stablehlo.negate %301 : tensor<6xf32>
    %cst_87 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %304 = stablehlo.compare GT, %215, %303, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %305 = stablehlo.log %301 : tensor<6xf32>
    %cst_88 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %307 = stablehlo.minimum %215, %306 : tensor<6xf32>
    %308 = chlo.square %307 : tensor<6xf32> -> tensor<6xf32>
    %cst_89 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %310 = stablehlo.multiply %309, %308 : tensor<6xf32>
    %311 = stablehlo.negate %307 : tensor<6xf32>
    %312 = stablehlo.log %311 : tensor<6xf32>
    %313 = stablehlo.subtract %310, %312 : tensor<6xf32>
    %cst_90 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %315 = stablehlo.subtract %313, %314 : tensor<6xf32>
    %316 = chlo.square %307 : tensor<6xf32> -> tensor<6xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %320 = stablehlo.divide %319, %316 : tensor<6xf32>
    %321 = stablehlo.add %318, %320 : tensor<6xf32>
    %322 = stablehlo.multiply %316, %316 : tensor<6xf32>
    %cst_94 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %324 = stablehlo.divide %323, %322 : tensor<6xf32>
    %325 = stablehlo.add %317, %324 : tensor<6xf32>
    %326 = stablehlo.multiply %322, %316 : tensor<6xf32>
    %cst_95 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %328 = stablehlo.divide %327, %326 : tensor<6xf32>
    %329 = stablehlo.add %321, %328 : tensor<6xf32>
    %330 = stablehlo.multiply %326, %316 : tensor<6xf32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %332 = stablehlo.add %331, %325 : tensor<6xf32>
    %333 = stablehlo.subtract %332, %329 : tensor<6xf32>
    %334 = stablehlo.log %333 : tensor<6xf32>
    %335 = stablehlo.add %315, %334 : tensor<6xf32>
    %336 = call @_where(%304, %305, %335) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %337 = call @_where(%279, %302, %336) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %338 = stablehlo.broadcast_in_dim %277, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %339 = stablehlo.broadcast_in_dim %337, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %340 = stablehlo.concatenate %338, %339, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %343 = stablehlo.negate %342 : tensor<6xf32>
    %344 = stablehlo.broadcast_in_dim %341, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %345 = stablehlo.broadcast_in_dim %343, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %346 = stablehlo.concatenate %344, %345, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %348 = stablehlo.compare NE, %346, %347, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_100 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %349 = call @_where_0(%348, %340, %cst_100) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_101 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %350 = stablehlo.reduce(%349 init: %cst_101) applies stablehlo.maximum across dimensions = [0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_102 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %352 = stablehlo.maximum %351, %350 : tensor<6xf32>
    %353 = stablehlo.is_finite %352 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %355 = stablehlo.select %353, %352, %354 : tensor<6xi1>, tensor<6xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<2x6xf32>
    %358 = stablehlo.subtract %349, %357 : tensor<2x6xf32>
    %359 = stablehlo.exponential %358 : tensor<2x6xf32>
    %360 = stablehlo.multiply %359, %346 : tensor<2x6xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.reduce(%360 init: %cst_104) applies stablehlo.add across dimensions = [0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %362 = stablehlo.sign %361 : tensor<6xf32>
    %363 = stablehlo.abs %361 : tensor<6xf32>
    %364 = stablehlo.log %363 : tensor<6xf32>
    %365 = stablehlo.add %364, %355 : tensor<6xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %367 = stablehlo.compare LT, %362, %366, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_106 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %368 = call @_where_1(%367, %cst_106, %365) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_107 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %370 = stablehlo.multiply %arg1, %369 : tensor<6xf32>
    %371 = stablehlo.abs %370 : tensor<6xf32>
    %cst_108 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %373 = stablehlo.compare LT, %371, %372, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %374 = chlo.erf %370 : tensor<6xf32> -> tensor<6xf32>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %376 = stablehlo.add %375, %374 : tensor<6xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %378 = stablehlo.compare GT, %370, %377, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %379 = chlo.erfc %371 : tensor<6xf32> -> tensor<6xf32>
    %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %381 = stablehlo.subtract %380, %379 : tensor<6xf32>
    %382 = chlo.erfc %371 : tensor<6xf32> -> tensor<6xf32>
    %383 = stablehlo.select %378, %381, %382 : tensor<6xi1>, tensor<6xf32>
    %384 = stablehlo.select %373, %376, %383 : tensor<6xi1>, tensor<6xf32>
    %cst_112 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %386 = stablehlo.multiply %385, %384 : tensor<6xf32>
    %387 = stablehlo.negate %386 : tensor<6xf32>
    %388 = stablehlo.negate %5 : tensor<6xf32>
    %cst_113 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %390 = stablehlo.multiply %388, %389 : tensor<6xf32>
    %391 = stablehlo.abs %390 : tensor<6xf32>
    %cst_114 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %393 = stablehlo.compare LT, %391, %392, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %394 = chlo.erf %390 : tensor<6xf32> -> tensor<6xf32>
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %396 = stablehlo.add %395, %394 : tensor<6xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %398 = stablehlo.compare GT, %390, %397, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %399 = chlo.erfc %391 : tensor<6xf32> -> tensor<6xf32>
    %cst_117 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %401 = stablehlo.subtract %400, %399 : tensor<6xf32>
    %402 = chlo.erfc %391 : tensor<6xf32> -> tensor<6xf32>
    %403 = stablehlo.select %398, %401, %402 : tensor<6xi1>, tensor<6xf32>
    %404 = stablehlo.select %393, %396, %403 : tensor<6xi1>, tensor<6xf32>
    %cst_118 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %406 = stablehlo.multiply %405, %404 : tensor<6xf32>
    %407 = stablehlo.subtract %387, %406 : tensor<6xf32>
    %408 = stablehlo.log_plus_one %407 : tensor<6xf32>
    %409 = call @_where(%213, %408, %368) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %410 = stablehlo.subtract %409, %207 : tensor<6xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %412 = stablehlo.compare LE, %arg2, %411, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %414 = stablehlo.compare GT, %5, %413, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %415 = stablehlo.or %412, %414 : tensor<6xi1>
    %416 = stablehlo.not %415 : tensor<6xi1>
    %417 = stablehlo.negate %arg2 : tensor<6xf32>
    %418 = call @_where(%414, %417, %5) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %419 = stablehlo.negate %5 : tensor<6xf32>
    %420 = call @_where(%414, %419, %arg2) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_121 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %422 = stablehlo.compare GT, %420, %421, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %423 = stablehlo.negate %420 : tensor<6xf32>
    %cst_122 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %425 = stablehlo.maximum %420, %424 : tensor<6xf32>
    %426 = call @_where(%422, %423, %425) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_123 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %428 = stablehlo.multiply %426, %427 : tensor<6xf32>
    %429 = stablehlo.abs %428 : tensor<6xf32>
    %cst_124 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %431 = stablehlo.compare LT, %429, %430, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %432 = chlo.erf %428 : tensor<6xf32> -> tensor<6xf32>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %434 = stablehlo.add %433, %432 : tensor<6xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %436 = stablehlo.compare GT, %428, %435, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %437 = chlo.erfc %429 : tensor<6xf32> -> tensor<6xf32>
    %cst_127 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %439 = stablehlo.subtract %438, %437 : tensor<6xf32>
    %440 = chlo.erfc %429 : tensor<6xf32> -> tensor<6xf32>
    %441 = stablehlo.select %436, %439, %440 : tensor<6xi1>, tensor<6xf32>
    %442 = stablehlo.select %431, %434, %441 : tensor<6xi1>, tensor<6xf32>
    %cst_128 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %444 = stablehlo.multiply %443, %442 : tensor<6xf32>
    %445 = stablehlo.negate %444 : tensor<6xf32>
    %cst_129 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %447 = stablehlo.compare GT, %420, %446, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %448 = stablehlo.log %444 : tensor<6xf32>
    %cst_130 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %450 = stablehlo.minimum %420, %449 : tensor<6xf32>
    %451 = chlo.square %450 : tensor<6xf32> -> tensor<6xf32>
    %cst_131 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %453 = stablehlo.multiply %452, %451 : tensor<6xf32>
    %454 = stablehlo.negate %450 : tensor<6xf32>
    %455 = stablehlo.log %454 : tensor<6xf32>
    %456 = stablehlo.subtract %453, %455 : tensor<6xf32>
    %cst_132 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %458 = stablehlo.subtract %456, %457 : tensor<6xf32>
    %459 = chlo.square %450 : tensor<6xf32> -> tensor<6xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %463 = stablehlo.divide %462, %459 : tensor<6xf32>
    %464 = stablehlo.add %461, %463 : tensor<6xf32>
    %465 = stablehlo.multiply %459, %459 : tensor<6xf32>
    %cst_136 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %467 = stablehlo.divide %466, %465 : tensor<6xf32>
    %468 = stablehlo.add %460, %467 : tensor<6xf32>
    %469 = stablehlo.multiply %465, %459 : tensor<6xf32>
    %cst_137 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %471 = stablehlo.divide %470, %469 : tensor<6xf32>
    %472 = stablehlo.add %464, %471 : tensor<6xf32>
    %473 = stablehlo.multiply %469, %459 : tensor<6xf32>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %475 = stablehlo.add %474, %468 : tensor<6xf32>
    %476 = stablehlo.subtract %475, %472 : tensor<6xf32>
    %477 = stablehlo.log %476 : tensor<6xf32>
    %478 = stablehlo.add %458, %477 : tensor<6xf32>
    %479 = call @_where(%447, %448, %478) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %480 = call @_where(%422, %445, %479) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_139 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %482 = stablehlo.compare GT, %418, %481, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %483 = stablehlo.negate %418 : tensor<6xf32>
    %cst_140 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %485 = stablehlo.maximum %418, %484 : tensor<6xf32>
    %486 = call @_where(%482, %483, %485) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_141 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %488 = stablehlo.multiply %486, %487 : tensor<6xf32>
    %489 = stablehlo.abs %488 : tensor<6xf32>
    %cst_142 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %491 = stablehlo.compare LT, %489, %490, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %492 = chlo.erf %488 : tensor<6xf32> -> tensor<6xf32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %494 = stablehlo.add %493, %492 : tensor<6xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %496 = stablehlo.compare GT, %488, %495, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %497 = chlo.erfc %489 : tensor<6xf32> -> tensor<6xf32>
    %cst_145 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %499 = stablehlo.subtract %498, %497 : tensor<6xf32>
    %500 = chlo.erfc %489 : tensor<6xf32> -> tensor<6xf32>
    %501 = stablehlo.select %496, %499, %500 : tensor<6xi1>, tensor<6xf32>
    %502 = stablehlo.select %491, %494, %501 : tensor<6xi1>, tensor<6xf32>
    %cst_146 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %504 = stablehlo.multiply %503, %502 : tensor<6xf32>
    %505 = stablehlo.negate %504 : tensor<6xf32>
    %cst_147 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %507 = stablehlo.compare GT, %418, %506, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %508 = stablehlo.log %504 : tensor<6xf32>
    %cst_148 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %510 = stablehlo.minimum %418, %509 : tensor<6xf32>
    %511 = chlo.square %510 : tensor<6xf32> -> tensor<6xf32>
    %cst_149 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %513 = stablehlo.multiply %512, %511 : tensor<6xf32>
    %514 = stablehlo.negate %510 : tensor<6xf32>
    %515 = stablehlo.log %514 : tensor<6xf32>
    %516 = stablehlo.subtract %513, %515 : tensor<6xf32>
    %cst_150 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %518 = stablehlo.subtract %516, %517 : tensor<6xf32>
    %519 = chlo.square %510 : tensor<6xf32> -> tensor<6xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %523 = stablehlo.divide %522, %519 : tensor<6xf32>
    %524 = stablehlo.add %521, %523 : tensor<6xf32>
    %525 = stablehlo.multiply %519, %519 : tensor<6xf32>
    %cst_154 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %527 = stablehlo.divide %526, %525 : tensor<6xf32>
    %528 = stablehlo.add %520, %527 : tensor<6xf32>
    %529 = stablehlo.multiply %525, %519 : tensor<6xf32>
    %cst_155 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %531 = stablehlo.divide %530, %529 : tensor<6xf32>
    %532 = stablehlo.add %524, %531 : tensor<6xf32>
    %533 = stablehlo.multiply %529, %519 : tensor<6xf32>
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %534 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %535 = stablehlo.add %534, %528 : tensor<6xf32>
    %536 = stablehlo.subtract %535, %532 : tensor<6xf32>
    %537 = stablehlo.log %536 : tensor<6xf32>
    %538 = stablehlo.add %518, %537 : tensor<6xf32>
    %539 = call @_where(%507, %508, %538) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %540 = call @_where(%482, %505, %539) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %541 = stablehlo.broadcast_in_dim %480, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %542 = stablehlo.broadcast_in_dim %540, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %543 = stablehlo.concatenate %541, %542, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %546 = stablehlo.negate %545 : tensor<6xf32>
    %547 = stablehlo.broadcast_in_dim %544, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %548 = stablehlo.broadcast_in_dim %546, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %549 = stablehlo.concatenate %547, %548, dim = 0 : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<2x6xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %551 = stablehlo.compare NE, %549, %550, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_160 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %552 = call @_where_0(%551, %543, %cst_160) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_161 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %553 = stablehlo.reduce(%552 init: %cst_161) applies stablehlo.maximum across dimensions = [0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_162 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %555 = stablehlo.maximum %554, %553 : tensor<6xf32>
    %556 = stablehlo.is_finite %555 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %558 = stablehlo.select %556, %555, %557 : tensor<6xi1>, tensor<6xf32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<2x6xf32>
    %561 = stablehlo.subtract %552, %560 : tensor<2x6xf32>
    %562 = stablehlo.exponential %561 : tensor<2x6xf32>
    %563 = stablehlo.multiply %562, %549 : tensor<2x6xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %564 = stablehlo.reduce(%563 init: %cst_164) applies stablehlo.add across dimensions = [0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %565 = stablehlo.sign %564 : tensor<6xf32>
    %566 = stablehlo.abs %564 : tensor<6xf32>
    %567 = stablehlo.log %566 : tensor<6xf32>
    %568 = stablehlo.add %567, %558 : tensor<6xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %570 = stablehlo.compare LT, %565, %569, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_166 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %571 = call @_where_1(%570, %cst_166, %568) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    %cst_167 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %573 = stablehlo.multiply %5, %572 : tensor<6xf32>
    %574 = stablehlo.abs %573 : tensor<6xf32>
    %cst_168 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %576 = stablehlo.compare LT, %574, %575, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %577 = chlo.erf %573 : tensor<6xf32> -> tensor<6xf32>
    %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %579 = stablehlo.add %578, %577 : tensor<6xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %581 = stablehlo.compare GT, %573, %580, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %582 = chlo.erfc %574 : tensor<6xf32> -> tensor<6xf32>
    %cst_171 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %584 = stablehlo.subtract %583, %582 : tensor<6xf32>
    %585 = chlo.erfc %574 : tensor<6xf32> -> tensor<6xf32>
    %586 = stablehlo.select %581, %584, %585 : tensor<6xi1>, tensor<6xf32>
    %587 = stablehlo.select %576, %579, %586 : tensor<6xi1>, tensor<6xf32>
    %cst_172 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %589 = stablehlo.multiply %588, %587 : tensor<6xf32>
    %590 = stablehlo.negate %589 : tensor<6xf32>
    %591 = stablehlo.negate %arg2 : tensor<6xf32>
    %cst_173 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %593 = stablehlo.multiply %591, %592 : tensor<6xf32>
    %594 = stablehlo.abs %593 : tensor<6xf32>
    %cst_174 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %596 = stablehlo.compare LT, %594, %595, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %597 = chlo.erf %593 : tensor<6xf32> -> tensor<6xf32>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %599 = stablehlo.add %598, %597 : tensor<6xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %601 = stablehlo.compare GT, %593, %600, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %602 = chlo.erfc %594 : tensor<6xf32> -> tensor<6xf32>
    %cst_177 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %604 = stablehlo.subtract %603, %602 : tensor<6xf32>
    %605 = chlo.erfc %594 : tensor<6xf32> -> tensor<6xf32>
    %606 = stablehlo.select %601, %604, %605 : tensor<6xi1>, tensor<6xf32>
    %607 = stablehlo.select %596, %599, %606 : tensor<6xi1>, tensor<6xf32>
    %cst_178 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %609 = stablehlo.multiply %608, %607 : tensor<6xf32>
    %610 = stablehlo.subtract %590, %609 : tensor<6xf32>
    %611 = stablehlo.log_plus_one %610 : tensor<6xf32>
    %612 = call @_where(%416, %611, %571) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %613 = stablehlo.subtract %612, %207 : tensor<6xf32>
    %614 = stablehlo.compare GE, %5, %arg2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %615 = stablehlo.compare LE, %5, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_179 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %617 = stablehlo.compare GT, %410, %616, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %618 = stablehlo.compare GT, %5, %arg1, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %619 = stablehlo.exponential %613 : tensor<6xf32>
    %620 = stablehlo.negate %619 : tensor<6xf32>
    %621 = stablehlo.log_plus_one %620 : tensor<6xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %622 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %623 = stablehlo.broadcast_in_dim %622, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %624 = stablehlo.broadcast_in_dim %614, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %625 = stablehlo.broadcast_in_dim %615, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %626 = stablehlo.broadcast_in_dim %617, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %627 = stablehlo.broadcast_in_dim %618, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %628 = stablehlo.concatenate %623, %624, %625, %626, %627, dim = 0 : (tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<5x6xi1>
    %629 = call @argmax(%628) : (tensor<5x6xi1>) -> tensor<6xi32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_182 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_183 = stablehlo.constant dense<2> : tensor<i32>
    %633 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %634 = stablehlo.compare LT, %629, %633, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_184 = stablehlo.constant dense<1> : tensor<i32>
    %635 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %636 = stablehlo.compare LT, %629, %635, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %637 = stablehlo.select %636, %630, %631 : tensor<6xi1>, tensor<6xf32>
    %c_185 = stablehlo.constant dense<3> : tensor<i32>
    %638 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %639 = stablehlo.compare LT, %629, %638, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_186 = stablehlo.constant dense<4> : tensor<i32>
    %640 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %641 = stablehlo.compare LT, %629, %640, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %642 = stablehlo.select %641, %621, %410 : tensor<6xi1>, tensor<6xf32>
    %643 = stablehlo.select %639, %632, %642 : tensor<6xi1>, tensor<6xf32>
    %644 = stablehlo.select %634, %637, %643 : tensor<6xi1>, tensor<6xf32>
    %645 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_187 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %646 = call @_where_2(%645, %cst_187, %644) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> tensor<6xf32>
    return %646 : tensor<6xf32>
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
  func.func private @argmax(%arg0: tensor<5x6xi1>) -> tensor<6xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x6xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<5x6xi1>, tensor<5x6xi32>, tensor<i1>, tensor<i32>) -> (tensor<6xi1>, tensor<6xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<6xi32>
  }
  func.func private @_where_2(%arg0: tensor<6xi1>, %arg1: tensor<f32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}

// -----

module @scipy_truncnorm_cdf_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %0 = call @cdf(%arg0, %arg1, %arg2) : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[-0.039502215266806084, 0.5895422705123547, -0.7483116394900573, -0.6367899938402866, 0.041415926482840204, -0.08672662966234945]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[-1.6709173306776202, -1.7514882509972414, -1.2527131136059286, -1.9442337447813198, -1.7816385689906404, -1.4968219773953768]> : tensor<6xf64>
    %c2 = stablehlo.constant dense<[1.8318851526486328, 1.4199247822933307, 1.566131582092908, 1.5875229015380619, 1.5966852251629926, 1.4055724497295705]> : tensor<6xf64>
    return %c0, %c1, %c2 : tensor<6xf64>, tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.47530603734614757, 0.7733828047165213, 0.14587787047215553, 0.2573320673588119, 0.5279909459169634, 0.46693139698290875]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @cdf(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %0 = call @logcdf(%arg0, %arg1, %arg2, %c, %c_0) : (tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<i64>, tensor<i64>) -> tensor<6xf64>
    %1 = stablehlo.exponential %0 : tensor<6xf64>
    return %1 : tensor<6xf64>
  }
  func.func private @logcdf(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>, %arg3: tensor<i64>, %arg4: tensor<i64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg3 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.convert %arg4 : (tensor<i64>) -> tensor<f64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6xf64>
    %4 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.divide %3, %4 : tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %7 = stablehlo.compare LE, %arg2, %6, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %9 = stablehlo.compare GT, %arg1, %8, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %10 = stablehlo.or %7, %9 : tensor<6xi1>
    %11 = stablehlo.not %10 : tensor<6xi1>
    %12 = stablehlo.negate %arg2 : tensor<6xf64>
    %13 = call @_where(%9, %12, %arg1) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %14 = stablehlo.negate %arg1 : tensor<6xf64>
    %15 = call @_where(%9, %14, %arg2) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %17 = stablehlo.compare GT, %15, %16, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %18 = stablehlo.negate %15 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %20 = stablehlo.maximum %15, %19 : tensor<6xf64>
    %21 = call @_where(%17, %18, %20) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_3 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %23 = stablehlo.multiply %21, %22 : tensor<6xf64>
    %24 = stablehlo.abs %23 : tensor<6xf64>
    %cst_4 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %26 = stablehlo.compare LT, %24, %25, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %27 = chlo.erf %23 : tensor<6xf64> -> tensor<6xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %29 = stablehlo.add %28, %27 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %31 = stablehlo.compare GT, %23, %30, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %32 = chlo.erfc %24 : tensor<6xf64> -> tensor<6xf64>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %34 = stablehlo.subtract %33, %32 : tensor<6xf64>
    %35 = chlo.erfc %24 : tensor<6xf64> -> tensor<6xf64>
    %36 = stablehlo.select %31, %34, %35 : tensor<6xi1>, tensor<6xf64>
    %37 = stablehlo.select %26, %29, %36 : tensor<6xi1>, tensor<6xf64>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %39 = stablehlo.multiply %38, %37 : tensor<6xf64>
    %40 = stablehlo.negate %39 : tensor<6xf64>
    %cst_9 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %42 = stablehlo.compare GT, %15, %41, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %43 = stablehlo.log %39 : tensor<6xf64>
    %cst_10 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %45 = stablehlo.minimum %15, %44 : tensor<6xf64>
    %46 = chlo.square %45 : tensor<6xf64> -> tensor<6xf64>
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %48 = stablehlo.multiply %47, %46 : tensor<6xf64>
    %49 = stablehlo.negate %45 : tensor<6xf64>
    %50 = stablehlo.log %49 : tensor<6xf64>
    %51 = stablehlo.subtract %48, %50 : tensor<6xf64>
    %cst_12 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %53 = stablehlo.subtract %51, %52 : tensor<6xf64>
    %54 = chlo.square %45 : tensor<6xf64> -> tensor<6xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %58 = stablehlo.divide %57, %54 : tensor<6xf64>
    %59 = stablehlo.add %56, %58 : tensor<6xf64>
    %60 = stablehlo.multiply %54, %54 : tensor<6xf64>
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %62 = stablehlo.divide %61, %60 : tensor<6xf64>
    %63 = stablehlo.add %55, %62 : tensor<6xf64>
    %64 = stablehlo.multiply %60, %54 : tensor<6xf64>
    %cst_17 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %66 = stablehlo.divide %65, %64 : tensor<6xf64>
    %67 = stablehlo.add %59, %66 : tensor<6xf64>
    %68 = stablehlo.multiply %64, %54 : tensor<6xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %70 = stablehlo.add %69, %63 : tensor<6xf64>
    %71 = stablehlo.subtract %70, %67 : tensor<6xf64>
    %72 = stablehlo.log %71 : tensor<6xf64>
    %73 = stablehlo.add %53, %72 : tensor<6xf64>
    %74 = call @_where(%42, %43, %73) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %75 = call @_where(%17, %40, %74) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_19 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %77 = stablehlo.compare GT, %13, %76, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %78 = stablehlo.negate %13 : tensor<6xf64>
    %cst_20 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %80 = stablehlo.maximum %13, %79 : tensor<6xf64>
    %81 = call @_where(%77, %78, %80) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_21 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %82 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %83 = stablehlo.multiply %81, %82 : tensor<6xf64>
    %84 = stablehlo.abs %83 : tensor<6xf64>
    %cst_22 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %86 = stablehlo.compare LT, %84, %85, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %87 = chlo.erf %83 : tensor<6xf64> -> tensor<6xf64>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %89 = stablehlo.add %88, %87 : tensor<6xf64>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %90 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %91 = stablehlo.compare GT, %83, %90, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %92 = chlo.erfc %84 : tensor<6xf64> -> tensor<6xf64>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %93 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %94 = stablehlo.subtract %93, %92 : tensor<6xf64>
    %95 = chlo.erfc %84 : tensor<6xf64> -> tensor<6xf64>
    %96 = stablehlo.select %91, %94, %95 : tensor<6xi1>, tensor<6xf64>
    %97 = stablehlo.select %86, %89, %96 : tensor<6xi1>, tensor<6xf64>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %99 = stablehlo.multiply %98, %97 : tensor<6xf64>
    %100 = stablehlo.negate %99 : tensor<6xf64>
    %cst_27 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %102 = stablehlo.compare GT, %13, %101, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %103 = stablehlo.log %99 : tensor<6xf64>
    %cst_28 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %104 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %105 = stablehlo.minimum %13, %104 : tensor<6xf64>
    %106 = chlo.square %105 : tensor<6xf64> -> tensor<6xf64>
    %cst_29 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %108 = stablehlo.multiply %107, %106 : tensor<6xf64>
    %109 = stablehlo.negate %105 : tensor<6xf64>
    %110 = stablehlo.log %109 : tensor<6xf64>
    %111 = stablehlo.subtract %108, %110 : tensor<6xf64>
    %cst_30 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %112 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %113 = stablehlo.subtract %111, %112 : tensor<6xf64>
    %114 = chlo.square %105 : tensor<6xf64> -> tensor<6xf64>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %116 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %118 = stablehlo.divide %117, %114 : tensor<6xf64>
    %119 = stablehlo.add %116, %118 : tensor<6xf64>
    %120 = stablehlo.multiply %114, %114 : tensor<6xf64>
    %cst_34 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %121 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %122 = stablehlo.divide %121, %120 : tensor<6xf64>
    %123 = stablehlo.add %115, %122 : tensor<6xf64>
    %124 = stablehlo.multiply %120, %114 : tensor<6xf64>
    %cst_35 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %126 = stablehlo.divide %125, %124 : tensor<6xf64>
    %127 = stablehlo.add %119, %126 : tensor<6xf64>
    %128 = stablehlo.multiply %124, %114 : tensor<6xf64>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %129 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %130 = stablehlo.add %129, %123 : tensor<6xf64>
    %131 = stablehlo.subtract %130, %127 : tensor<6xf64>
    %132 = stablehlo.log %131 : tensor<6xf64>
    %133 = stablehlo.add %113, %132 : tensor<6xf64>
    %134 = call @_where(%102, %103, %133) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %135 = call @_where(%77, %100, %134) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %136 = stablehlo.broadcast_in_dim %75, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %137 = stablehlo.broadcast_in_dim %135, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %138 = stablehlo.concatenate %136, %137, dim = 0 : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<2x6xf64>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %139 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %140 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %141 = stablehlo.negate %140 : tensor<6xf64>
    %142 = stablehlo.broadcast_in_dim %139, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %143 = stablehlo.broadcast_in_dim %141, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %144 = stablehlo.concatenate %142, %143, dim = 0 : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<2x6xf64>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %145 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<2x6xf64>
    %146 = stablehlo.compare NE, %144, %145, FLOAT : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
    %cst_40 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %147 = call @_where_0(%146, %138, %cst_40) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<f64>) -> tensor<2x6xf64>
    %cst_41 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %148 = stablehlo.reduce(%147 init: %cst_41) applies stablehlo.maximum across dimensions = [0] : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_42 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %149 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %150 = stablehlo.maximum %149, %148 : tensor<6xf64>
    %151 = stablehlo.is_finite %150 : (tensor<6xf64>) -> tensor<6xi1>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %152 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %153 = stablehlo.select %151, %150, %152 : tensor<6xi1>, tensor<6xf64>
    %154 = stablehlo.broadcast_in_dim %153, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<2x6xf64>
    %156 = stablehlo.subtract %147, %155 : tensor<2x6xf64>
    %157 = stablehlo.exponential %156 : tensor<2x6xf64>
    %158 = stablehlo.multiply %157, %144 : tensor<2x6xf64>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %159 = stablehlo.reduce(%158 init: %cst_44) applies stablehlo.add across dimensions = [0] : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    %160 = stablehlo.sign %159 : tensor<6xf64>
    %161 = stablehlo.abs %159 : tensor<6xf64>
    %162 = stablehlo.log %161 : tensor<6xf64>
    %163 = stablehlo.add %162, %153 : tensor<6xf64>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %164 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %165 = stablehlo.compare LT, %160, %164, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_46 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %166 = call @_where_1(%165, %cst_46, %163) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_47 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %167 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %168 = stablehlo.multiply %arg1, %167 : tensor<6xf64>
    %169 = stablehlo.abs %168 : tensor<6xf64>
    %cst_48 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %170 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %171 = stablehlo.compare LT, %169, %170, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %172 = chlo.erf %168 : tensor<6xf64> -> tensor<6xf64>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %173 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %174 = stablehlo.add %173, %172 : tensor<6xf64>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %175 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %176 = stablehlo.compare GT, %168, %175, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %177 = chlo.erfc %169 : tensor<6xf64> -> tensor<6xf64>
    %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %178 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %179 = stablehlo.subtract %178, %177 : tensor<6xf64>
    %180 = chlo.erfc %169 : tensor<6xf64> -> tensor<6xf64>
    %181 = stablehlo.select %176, %179, %180 : tensor<6xi1>, tensor<6xf64>
    %182 = stablehlo.select %171, %174, %181 : tensor<6xi1>, tensor<6xf64>
    %cst_52 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %183 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %184 = stablehlo.multiply %183, %182 : tensor<6xf64>
    %185 = stablehlo.negate %184 : tensor<6xf64>
    %186 = stablehlo.negate %arg2 : tensor<6xf64>
    %cst_53 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %187 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %188 = stablehlo.multiply %186, %187 : tensor<6xf64>
    %189 = stablehlo.abs %188 : tensor<6xf64>
    %cst_54 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %190 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %191 = stablehlo.compare LT, %189, %190, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %192 = chlo.erf %188 : tensor<6xf64> -> tensor<6xf64>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %193 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %194 = stablehlo.add %193, %192 : tensor<6xf64>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %195 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %196 = stablehlo.compare GT, %188, %195, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %197 = chlo.erfc %189 : tensor<6xf64> -> tensor<6xf64>
    %cst_57 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %198 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %199 = stablehlo.subtract %198, %197 : tensor<6xf64>
    %200 = chlo.erfc %189 : tensor<6xf64> -> tensor<6xf64>
    %201 = stablehlo.select %196, %199, %200 : tensor<6xi1>, tensor<6xf64>
    %202 = stablehlo.select %191, %194, %201 : tensor<6xi1>, tensor<6xf64>
    %cst_58 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %203 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %204 = stablehlo.multiply %203, %202 : tensor<6xf64>
    %205 = stablehlo.subtract %185, %204 : tensor<6xf64>
    %206 = stablehlo.log_plus_one %205 : tensor<6xf64>
    %207 = call @_where(%11, %206, %166) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %208 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %209 = stablehlo.compare LE, %5, %208, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %210 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %211 = stablehlo.compare GT, %arg1, %210, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %212 = stablehlo.or %209, %211 : tensor<6xi1>
    %213 = stablehlo.not %212 : tensor<6xi1>
    %214 = stablehlo.negate %5 : tensor<6xf64>
    %215 = call @_where(%211, %214, %arg1) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %216 = stablehlo.negate %arg1 : tensor<6xf64>
    %217 = call @_where(%211, %216, %5) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_61 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %218 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %219 = stablehlo.compare GT, %217, %218, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %220 = stablehlo.negate %217 : tensor<6xf64>
    %cst_62 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %221 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %222 = stablehlo.maximum %217, %221 : tensor<6xf64>
    %223 = call @_where(%219, %220, %222) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_63 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %224 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %225 = stablehlo.multiply %223, %224 : tensor<6xf64>
    %226 = stablehlo.abs %225 : tensor<6xf64>
    %cst_64 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %228 = stablehlo.compare LT, %226, %227, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %229 = chlo.erf %225 : tensor<6xf64> -> tensor<6xf64>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %230 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %231 = stablehlo.add %230, %229 : tensor<6xf64>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %232 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %233 = stablehlo.compare GT, %225, %232, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %234 = chlo.erfc %226 : tensor<6xf64> -> tensor<6xf64>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %236 = stablehlo.subtract %235, %234 : tensor<6xf64>
    %237 = chlo.erfc %226 : tensor<6xf64> -> tensor<6xf64>
    %238 = stablehlo.select %233, %236, %237 : tensor<6xi1>, tensor<6xf64>
    %239 = stablehlo.select %228, %231, %238 : tensor<6xi1>, tensor<6xf64>
    %cst_68 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %240 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %241 = stablehlo.multiply %240, %239 : tensor<6xf64>
    %242 = stablehlo.negate %241 : tensor<6xf64>
    %cst_69 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %243 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %244 = stablehlo.compare GT, %217, %243, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %245 = stablehlo.log %241 : tensor<6xf64>
    %cst_70 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %246 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %247 = stablehlo.minimum %217, %246 : tensor<6xf64>
    %248 = chlo.square %247 : tensor<6xf64> -> tensor<6xf64>
    %cst_71 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %249 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %250 = stablehlo.multiply %249, %248 : tensor<6xf64>
    %251 = stablehlo.negate %247 : tensor<6xf64>
    %252 = stablehlo.log %251 : tensor<6xf64>
    %253 = stablehlo.subtract %250, %252 : tensor<6xf64>
    %cst_72 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %254 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %255 = stablehlo.subtract %253, %254 : tensor<6xf64>
    %256 = chlo.square %247 : tensor<6xf64> -> tensor<6xf64>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %257 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %258 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %259 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %260 = stablehlo.divide %259, %256 : tensor<6xf64>
    %261 = stablehlo.add %258, %260 : tensor<6xf64>
    %262 = stablehlo.multiply %256, %256 : tensor<6xf64>
    %cst_76 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %263 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %264 = stablehlo.divide %263, %262 : tensor<6xf64>
    %265 = stablehlo.add %257, %264 : tensor<6xf64>
    %266 = stablehlo.multiply %262, %256 : tensor<6xf64>
    %cst_77 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %267 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %268 = stablehlo.divide %267, %266 : tensor<6xf64>
    %269 = stablehlo.add %261, %268 : tensor<6xf64>
    %270 = stablehlo.multiply %266, %256 : tensor<6xf64>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %271 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %272 = stablehlo.add %271, %265 : tensor<6xf64>
    %273 = stablehlo.subtract %272, %269 : tensor<6xf64>
    %274 = stablehlo.log %273 : tensor<6xf64>
    %275 = stablehlo.add %255, %274 : tensor<6xf64>
    %276 = call @_where(%244, %245, %275) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %277 = call @_where(%219, %242, %276) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_79 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %278 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %279 = stablehlo.compare GT, %215, %278, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %280 = stablehlo.negate %215 : tensor<6xf64>
    %cst_80 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %281 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %282 = stablehlo.maximum %215, %281 : tensor<6xf64>
    %283 = call @_where(%279, %280, %282) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_81 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %284 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %285 = stablehlo.multiply %283, %284 : tensor<6xf64>
    %286 = stablehlo.abs %285 : tensor<6xf64>
    %cst_82 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %287 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %288 = stablehlo.compare LT, %286, %287, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %289 = chlo.erf %285 : tensor<6xf64> -> tensor<6xf64>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %290 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %291 = stablehlo.add %290, %289 : tensor<6xf64>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %292 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %293 = stablehlo.compare GT, %285, %292, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %294 = chlo.erfc %286 : tensor<6xf64> -> tensor<6xf64>
    %cst_85 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %295 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %296 = stablehlo.subtract %295, %294 : tensor<6xf64>
    %297 = chlo.erfc %286 : tensor<6xf64> -> tensor<6xf64>
    %298 = stablehlo.select %293, %296, %297 : tensor<6xi1>, tensor<6xf64>
    %299 = stablehlo.select %288, %291, %298 : tensor<6xi1>, tensor<6xf64>
    %cst_86 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %300 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %301 = stablehlo.multiply %300, %299 : tensor<6xf64>
    %302 = stablehlo.negate %301 : tensor<6xf64>
    %cst_87 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %303 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %304 = stablehlo.compare GT, %215, %303, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %305 = stablehlo.log %301 : tensor<6xf64>
    %cst_88 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %306 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %307 = stablehlo.minimum %215, %306 : tensor<6xf64>
    %308 = chlo.square %307 : tensor<6xf64> -> tensor<6xf64>
    %cst_89 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %309 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %310 = stablehlo.multiply %309, %308 : tensor<6xf64>
    %311 = stablehlo.negate %307 : tensor<6xf64>
    %312 = stablehlo.log %311 : tensor<6xf64>
    %313 = stablehlo.subtract %310, %312 : tensor<6xf64>
    %cst_90 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %314 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %315 = stablehlo.subtract %313, %314 : tensor<6xf64>
    %316 = chlo.square %307 : tensor<6xf64> -> tensor<6xf64>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %317 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %318 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %319 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %320 = stablehlo.divide %319, %316 : tensor<6xf64>
    %321 = stablehlo.add %318, %320 : tensor<6xf64>
    %322 = stablehlo.multiply %316, %316 : tensor<6xf64>
    %cst_94 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %323 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %324 = stablehlo.divide %323, %322 : tensor<6xf64>
    %325 = stablehlo.add %317, %324 : tensor<6xf64>
    %326 = stablehlo.multiply %322, %316 : tensor<6xf64>
    %cst_95 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %327 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %328 = stablehlo.divide %327, %326 : tensor<6xf64>
    %329 = stablehlo.add %321, %328 : tensor<6xf64>
    %330 = stablehlo.multiply %326, %316 : tensor<6xf64>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %331 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %332 = stablehlo.add %331, %325 : tensor<6xf64>
    %333 = stablehlo.subtract %332, %329 : tensor<6xf64>
    %334 = stablehlo.log %333 : tensor<6xf64>
    %335 = stablehlo.add %315, %334 : tensor<6xf64>
    %336 = call @_where(%304, %305, %335) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %337 = call @_where(%279, %302, %336) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %338 = stablehlo.broadcast_in_dim %277, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %339 = stablehlo.broadcast_in_dim %337, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %340 = stablehlo.concatenate %338, %339, dim = 0 : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<2x6xf64>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %341 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %342 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %343 = stablehlo.negate %342 : tensor<6xf64>
    %344 = stablehlo.broadcast_in_dim %341, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %345 = stablehlo.broadcast_in_dim %343, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %346 = stablehlo.concatenate %344, %345, dim = 0 : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<2x6xf64>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %347 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f64>) -> tensor<2x6xf64>
    %348 = stablehlo.compare NE, %346, %347, FLOAT : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
    %cst_100 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %349 = call @_where_0(%348, %340, %cst_100) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<f64>) -> tensor<2x6xf64>
    %cst_101 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %350 = stablehlo.reduce(%349 init: %cst_101) applies stablehlo.maximum across dimensions = [0] : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_102 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %351 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %352 = stablehlo.maximum %351, %350 : tensor<6xf64>
    %353 = stablehlo.is_finite %352 : (tensor<6xf64>) -> tensor<6xi1>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %354 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %355 = stablehlo.select %353, %352, %354 : tensor<6xi1>, tensor<6xf64>
    %356 = stablehlo.broadcast_in_dim %355, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<2x6xf64>
    %358 = stablehlo.subtract %349, %357 : tensor<2x6xf64>
    %359 = stablehlo.exponential %358 : tensor<2x6xf64>
    %360 = stablehlo.multiply %359, %346 : tensor<2x6xf64>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %361 = stablehlo.reduce(%360 init: %cst_104) applies stablehlo.add across dimensions = [0] : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    %362 = stablehlo.sign %361 : tensor<6xf64>
    %363 = stablehlo.abs %361 : tensor<6xf64>
    %364 = stablehlo.log %363 : tensor<6xf64>
    %365 = stablehlo.add %364, %355 : tensor<6xf64>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %366 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %367 = stablehlo.compare LT, %362, %366, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_106 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %368 = call @_where_1(%367, %cst_106, %365) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_107 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %369 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %370 = stablehlo.multiply %arg1, %369 : tensor<6xf64>
    %371 = stablehlo.abs %370 : tensor<6xf64>
    %cst_108 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %372 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %373 = stablehlo.compare LT, %371, %372, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %374 = chlo.erf %370 : tensor<6xf64> -> tensor<6xf64>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %375 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %376 = stablehlo.add %375, %374 : tensor<6xf64>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %377 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %378 = stablehlo.compare GT, %370, %377, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %379 = chlo.erfc %371 : tensor<6xf64> -> tensor<6xf64>
    %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %380 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %381 = stablehlo.subtract %380, %379 : tensor<6xf64>
    %382 = chlo.erfc %371 : tensor<6xf64> -> tensor<6xf64>
    %383 = stablehlo.select %378, %381, %382 : tensor<6xi1>, tensor<6xf64>
    %384 = stablehlo.select %373, %376, %383 : tensor<6xi1>, tensor<6xf64>
    %cst_112 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %385 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %386 = stablehlo.multiply %385, %384 : tensor<6xf64>
    %387 = stablehlo.negate %386 : tensor<6xf64>
    %388 = stablehlo.negate %5 : tensor<6xf64>
    %cst_113 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %389 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %390 = stablehlo.multiply %388, %389 : tensor<6xf64>
    %391 = stablehlo.abs %390 : tensor<6xf64>
    %cst_114 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %392 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %393 = stablehlo.compare LT, %391, %392, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %394 = chlo.erf %390 : tensor<6xf64> -> tensor<6xf64>
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %395 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %396 = stablehlo.add %395, %394 : tensor<6xf64>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %397 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %398 = stablehlo.compare GT, %390, %397, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %399 = chlo.erfc %391 : tensor<6xf64> -> tensor<6xf64>
    %cst_117 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %400 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %401 = stablehlo.subtract %400, %399 : tensor<6xf64>
    %402 = chlo.erfc %391 : tensor<6xf64> -> tensor<6xf64>
    %403 = stablehlo.select %398, %401, %402 : tensor<6xi1>, tensor<6xf64>
    %404 = stablehlo.select %393, %396, %403 : tensor<6xi1>, tensor<6xf64>
    %cst_118 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %405 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %406 = stablehlo.multiply %405, %404 : tensor<6xf64>
    %407 = stablehlo.subtract %387, %406 : tensor<6xf64>
    %408 = stablehlo.log_plus_one %407 : tensor<6xf64>
    %409 = call @_where(%213, %408, %368) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %410 = stablehlo.subtract %409, %207 : tensor<6xf64>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %411 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %412 = stablehlo.compare LE, %arg2, %411, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %413 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %414 = stablehlo.compare GT, %5, %413, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %415 = stablehlo.or %412, %414 : tensor<6xi1>
    %416 = stablehlo.not %415 : tensor<6xi1>
    %417 = stablehlo.negate %arg2 : tensor<6xf64>
    %418 = call @_where(%414, %417, %5) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %419 = stablehlo.negate %5 : tensor<6xf64>
    %420 = call @_where(%414, %419, %arg2) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_121 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %421 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %422 = stablehlo.compare GT, %420, %421, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %423 = stablehlo.negate %420 : tensor<6xf64>
    %cst_122 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %424 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %425 = stablehlo.maximum %420, %424 : tensor<6xf64>
    %426 = call @_where(%422, %423, %425) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_123 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %427 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %428 = stablehlo.multiply %426, %427 : tensor<6xf64>
    %429 = stablehlo.abs %428 : tensor<6xf64>
    %cst_124 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %430 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %431 = stablehlo.compare LT, %429, %430, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %432 = chlo.erf %428 : tensor<6xf64> -> tensor<6xf64>
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %433 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %434 = stablehlo.add %433, %432 : tensor<6xf64>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %435 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %436 = stablehlo.compare GT, %428, %435, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %437 = chlo.erfc %429 : tensor<6xf64> -> tensor<6xf64>
    %cst_127 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %438 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %439 = stablehlo.subtract %438, %437 : tensor<6xf64>
    %440 = chlo.erfc %429 : tensor<6xf64> -> tensor<6xf64>
    %441 = stablehlo.select %436, %439, %440 : tensor<6xi1>, tensor<6xf64>
    %442 = stablehlo.select %431, %434, %441 : tensor<6xi1>, tensor<6xf64>
    %cst_128 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %443 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %444 = stablehlo.multiply %443, %442 : tensor<6xf64>
    %445 = stablehlo.negate %444 : tensor<6xf64>
    %cst_129 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %446 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %447 = stablehlo.compare GT, %420, %446, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %448 = stablehlo.log %444 : tensor<6xf64>
    %cst_130 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %449 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %450 = stablehlo.minimum %420, %449 : tensor<6xf64>
    %451 = chlo.square %450 : tensor<6xf64> -> tensor<6xf64>
    %cst_131 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %452 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %453 = stablehlo.multiply %452, %451 : tensor<6xf64>
    %454 = stablehlo.negate %450 : tensor<6xf64>
    %455 = stablehlo.log %454 : tensor<6xf64>
    %456 = stablehlo.subtract %453, %455 : tensor<6xf64>
    %cst_132 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %457 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %458 = stablehlo.subtract %456, %457 : tensor<6xf64>
    %459 = chlo.square %450 : tensor<6xf64> -> tensor<6xf64>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %460 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %461 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %462 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %463 = stablehlo.divide %462, %459 : tensor<6xf64>
    %464 = stablehlo.add %461, %463 : tensor<6xf64>
    %465 = stablehlo.multiply %459, %459 : tensor<6xf64>
    %cst_136 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %466 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %467 = stablehlo.divide %466, %465 : tensor<6xf64>
    %468 = stablehlo.add %460, %467 : tensor<6xf64>
    %469 = stablehlo.multiply %465, %459 : tensor<6xf64>
    %cst_137 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %470 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %471 = stablehlo.divide %470, %469 : tensor<6xf64>
    %472 = stablehlo.add %464, %471 : tensor<6xf64>
    %473 = stablehlo.multiply %469, %459 : tensor<6xf64>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %474 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %475 = stablehlo.add %474, %468 : tensor<6xf64>
    %476 = stablehlo.subtract %475, %472 : tensor<6xf64>
    %477 = stablehlo.log %476 : tensor<6xf64>
    %478 = stablehlo.add %458, %477 : tensor<6xf64>
    %479 = call @_where(%447, %448, %478) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %480 = call @_where(%422, %445, %479) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_139 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %481 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %482 = stablehlo.compare GT, %418, %481, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %483 = stablehlo.negate %418 : tensor<6xf64>
    %cst_140 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %484 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %485 = stablehlo.maximum %418, %484 : tensor<6xf64>
    %486 = call @_where(%482, %483, %485) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_141 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %487 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %488 = stablehlo.multiply %486, %487 : tensor<6xf64>
    %489 = stablehlo.abs %488 : tensor<6xf64>
    %cst_142 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %490 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %491 = stablehlo.compare LT, %489, %490, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %492 = chlo.erf %488 : tensor<6xf64> -> tensor<6xf64>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %493 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %494 = stablehlo.add %493, %492 : tensor<6xf64>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %495 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %496 = stablehlo.compare GT, %488, %495, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %497 = chlo.erfc %489 : tensor<6xf64> -> tensor<6xf64>
    %cst_145 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %498 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %499 = stablehlo.subtract %498, %497 : tensor<6xf64>
    %500 = chlo.erfc %489 : tensor<6xf64> -> tensor<6xf64>
    %501 = stablehlo.select %496, %499, %500 : tensor<6xi1>, tensor<6xf64>
    %502 = stablehlo.select %491, %494, %501 : tensor<6xi1>, tensor<6xf64>
    %cst_146 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %503 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %504 = stablehlo.multiply %503, %502 : tensor<6xf64>
    %505 = stablehlo.negate %504 : tensor<6xf64>
    %cst_147 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %506 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %507 = stablehlo.compare GT, %418, %506, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %508 = stablehlo.log %504 : tensor<6xf64>
    %cst_148 = stablehlo.constant dense<-2.000000e+01> : tensor<f64>
    %509 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %510 = stablehlo.minimum %418, %509 : tensor<6xf64>
    %511 = chlo.square %510 : tensor<6xf64> -> tensor<6xf64>
    %cst_149 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %512 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %513 = stablehlo.multiply %512, %511 : tensor<6xf64>
    %514 = stablehlo.negate %510 : tensor<6xf64>
    %515 = stablehlo.log %514 : tensor<6xf64>
    %516 = stablehlo.subtract %513, %515 : tensor<6xf64>
    %cst_150 = stablehlo.constant dense<0.91893853320467266> : tensor<f64>
    %517 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %518 = stablehlo.subtract %516, %517 : tensor<6xf64>
    %519 = chlo.square %510 : tensor<6xf64> -> tensor<6xf64>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %520 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %521 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %522 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %523 = stablehlo.divide %522, %519 : tensor<6xf64>
    %524 = stablehlo.add %521, %523 : tensor<6xf64>
    %525 = stablehlo.multiply %519, %519 : tensor<6xf64>
    %cst_154 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %526 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %527 = stablehlo.divide %526, %525 : tensor<6xf64>
    %528 = stablehlo.add %520, %527 : tensor<6xf64>
    %529 = stablehlo.multiply %525, %519 : tensor<6xf64>
    %cst_155 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %530 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %531 = stablehlo.divide %530, %529 : tensor<6xf64>
    %532 = stablehlo.add %524, %531 : tensor<6xf64>
    %533 = stablehlo.multiply %529, %519 : tensor<6xf64>
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %534 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %535 = stablehlo.add %534, %528 : tensor<6xf64>
    %536 = stablehlo.subtract %535, %532 : tensor<6xf64>
    %537 = stablehlo.log %536 : tensor<6xf64>
    %538 = stablehlo.add %518, %537 : tensor<6xf64>
    %539 = call @_where(%507, %508, %538) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %540 = call @_where(%482, %505, %539) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %541 = stablehlo.broadcast_in_dim %480, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %542 = stablehlo.broadcast_in_dim %540, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %543 = stablehlo.concatenate %541, %542, dim = 0 : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<2x6xf64>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %544 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %545 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %546 = stablehlo.negate %545 : tensor<6xf64>
    %547 = stablehlo.broadcast_in_dim %544, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %548 = stablehlo.broadcast_in_dim %546, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %549 = stablehlo.concatenate %547, %548, dim = 0 : (tensor<1x6xf64>, tensor<1x6xf64>) -> tensor<2x6xf64>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %550 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f64>) -> tensor<2x6xf64>
    %551 = stablehlo.compare NE, %549, %550, FLOAT : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
    %cst_160 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %552 = call @_where_0(%551, %543, %cst_160) : (tensor<2x6xi1>, tensor<2x6xf64>, tensor<f64>) -> tensor<2x6xf64>
    %cst_161 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %553 = stablehlo.reduce(%552 init: %cst_161) applies stablehlo.maximum across dimensions = [0] : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_162 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %554 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %555 = stablehlo.maximum %554, %553 : tensor<6xf64>
    %556 = stablehlo.is_finite %555 : (tensor<6xf64>) -> tensor<6xi1>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %557 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %558 = stablehlo.select %556, %555, %557 : tensor<6xi1>, tensor<6xf64>
    %559 = stablehlo.broadcast_in_dim %558, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<2x6xf64>
    %561 = stablehlo.subtract %552, %560 : tensor<2x6xf64>
    %562 = stablehlo.exponential %561 : tensor<2x6xf64>
    %563 = stablehlo.multiply %562, %549 : tensor<2x6xf64>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %564 = stablehlo.reduce(%563 init: %cst_164) applies stablehlo.add across dimensions = [0] : (tensor<2x6xf64>, tensor<f64>) -> tensor<6xf64>
    %565 = stablehlo.sign %564 : tensor<6xf64>
    %566 = stablehlo.abs %564 : tensor<6xf64>
    %567 = stablehlo.log %566 : tensor<6xf64>
    %568 = stablehlo.add %567, %558 : tensor<6xf64>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %569 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %570 = stablehlo.compare LT, %565, %569, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_166 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %571 = call @_where_1(%570, %cst_166, %568) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    %cst_167 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %572 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %573 = stablehlo.multiply %5, %572 : tensor<6xf64>
    %574 = stablehlo.abs %573 : tensor<6xf64>
    %cst_168 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %575 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %576 = stablehlo.compare LT, %574, %575, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %577 = chlo.erf %573 : tensor<6xf64> -> tensor<6xf64>
    %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %578 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %579 = stablehlo.add %578, %577 : tensor<6xf64>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %580 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %581 = stablehlo.compare GT, %573, %580, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %582 = chlo.erfc %574 : tensor<6xf64> -> tensor<6xf64>
    %cst_171 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %583 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %584 = stablehlo.subtract %583, %582 : tensor<6xf64>
    %585 = chlo.erfc %574 : tensor<6xf64> -> tensor<6xf64>
    %586 = stablehlo.select %581, %584, %585 : tensor<6xi1>, tensor<6xf64>
    %587 = stablehlo.select %576, %579, %586 : tensor<6xi1>, tensor<6xf64>
    %cst_172 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %588 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %589 = stablehlo.multiply %588, %587 : tensor<6xf64>
    %590 = stablehlo.negate %589 : tensor<6xf64>
    %591 = stablehlo.negate %arg2 : tensor<6xf64>
    %cst_173 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %592 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %593 = stablehlo.multiply %591, %592 : tensor<6xf64>
    %594 = stablehlo.abs %593 : tensor<6xf64>
    %cst_174 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %595 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %596 = stablehlo.compare LT, %594, %595, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %597 = chlo.erf %593 : tensor<6xf64> -> tensor<6xf64>
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %598 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %599 = stablehlo.add %598, %597 : tensor<6xf64>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %600 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %601 = stablehlo.compare GT, %593, %600, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %602 = chlo.erfc %594 : tensor<6xf64> -> tensor<6xf64>
    %cst_177 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %603 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %604 = stablehlo.subtract %603, %602 : tensor<6xf64>
    %605 = chlo.erfc %594 : tensor<6xf64> -> tensor<6xf64>
    %606 = stablehlo.select %601, %604, %605 : tensor<6xi1>, tensor<6xf64>
    %607 = stablehlo.select %596, %599, %606 : tensor<6xi1>, tensor<6xf64>
    %cst_178 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %608 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %609 = stablehlo.multiply %608, %607 : tensor<6xf64>
    %610 = stablehlo.subtract %590, %609 : tensor<6xf64>
    %611 = stablehlo.log_plus_one %610 : tensor<6xf64>
    %612 = call @_where(%416, %611, %571) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %613 = stablehlo.subtract %612, %207 : tensor<6xf64>
    %614 = stablehlo.compare GE, %5, %arg2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %615 = stablehlo.compare LE, %5, %arg1, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_179 = stablehlo.constant dense<-1.000000e-01> : tensor<f64>
    %616 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %617 = stablehlo.compare GT, %410, %616, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %618 = stablehlo.compare GT, %5, %arg1, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %619 = stablehlo.exponential %613 : tensor<6xf64>
    %620 = stablehlo.negate %619 : tensor<6xf64>
    %621 = stablehlo.log_plus_one %620 : tensor<6xf64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %622 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %623 = stablehlo.broadcast_in_dim %622, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %624 = stablehlo.broadcast_in_dim %614, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %625 = stablehlo.broadcast_in_dim %615, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %626 = stablehlo.broadcast_in_dim %617, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %627 = stablehlo.broadcast_in_dim %618, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %628 = stablehlo.concatenate %623, %624, %625, %626, %627, dim = 0 : (tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>, tensor<1x6xi1>) -> tensor<5x6xi1>
    %629 = call @argmax(%628) : (tensor<5x6xi1>) -> tensor<6xi64>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %630 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %631 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_182 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %632 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %c_183 = stablehlo.constant dense<2> : tensor<i64>
    %633 = stablehlo.broadcast_in_dim %c_183, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %634 = stablehlo.compare LT, %629, %633, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_184 = stablehlo.constant dense<1> : tensor<i64>
    %635 = stablehlo.broadcast_in_dim %c_184, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %636 = stablehlo.compare LT, %629, %635, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %637 = stablehlo.select %636, %630, %631 : tensor<6xi1>, tensor<6xf64>
    %c_185 = stablehlo.constant dense<3> : tensor<i64>
    %638 = stablehlo.broadcast_in_dim %c_185, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %639 = stablehlo.compare LT, %629, %638, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_186 = stablehlo.constant dense<4> : tensor<i64>
    %640 = stablehlo.broadcast_in_dim %c_186, dims = [] : (tensor<i64>) -> tensor<6xi64>
    %641 = stablehlo.compare LT, %629, %640, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %642 = stablehlo.select %641, %621, %410 : tensor<6xi1>, tensor<6xf64>
    %643 = stablehlo.select %639, %632, %642 : tensor<6xi1>, tensor<6xf64>
    %644 = stablehlo.select %634, %637, %643 : tensor<6xi1>, tensor<6xf64>
    %645 = stablehlo.compare GE, %arg1, %arg2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_187 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %646 = call @_where_2(%645, %cst_187, %644) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    return %646 : tensor<6xf64>
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
  func.func private @argmax(%arg0: tensor<5x6xi1>) -> tensor<6xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<5x6xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<5x6xi1>, tensor<5x6xi64>, tensor<i1>, tensor<i64>) -> (tensor<6xi1>, tensor<6xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<6xi64>
  }
  func.func private @_where_2(%arg0: tensor<6xi1>, %arg1: tensor<f64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
