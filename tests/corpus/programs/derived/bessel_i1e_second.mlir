module @derived_bessel_i1e_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.bessel_i1e %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.compare GT, %1, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %6 = stablehlo.select %3, %arg0, %5 : tensor<3x4xi1>, tensor<3x4xf32>
    %7 = stablehlo.abs %6 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.multiply %8, %7 : tensor<3x4xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %16 = stablehlo.multiply %12, %13 : tensor<3x4xf32>
    %17 = stablehlo.subtract %16, %14 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %19 = stablehlo.add %17, %18 : tensor<3x4xf32>
    %20 = stablehlo.multiply %12, %19 : tensor<3x4xf32>
    %21 = stablehlo.subtract %20, %13 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %23 = stablehlo.add %21, %22 : tensor<3x4xf32>
    %24 = stablehlo.multiply %12, %23 : tensor<3x4xf32>
    %25 = stablehlo.subtract %24, %19 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %27 = stablehlo.add %25, %26 : tensor<3x4xf32>
    %28 = stablehlo.multiply %12, %27 : tensor<3x4xf32>
    %29 = stablehlo.subtract %28, %23 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %31 = stablehlo.add %29, %30 : tensor<3x4xf32>
    %32 = stablehlo.multiply %12, %31 : tensor<3x4xf32>
    %33 = stablehlo.subtract %32, %27 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %35 = stablehlo.add %33, %34 : tensor<3x4xf32>
    %36 = stablehlo.multiply %12, %35 : tensor<3x4xf32>
    %37 = stablehlo.subtract %36, %31 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %39 = stablehlo.add %37, %38 : tensor<3x4xf32>
    %40 = stablehlo.multiply %12, %39 : tensor<3x4xf32>
    %41 = stablehlo.subtract %40, %35 : tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %43 = stablehlo.add %41, %42 : tensor<3x4xf32>
    %44 = stablehlo.multiply %12, %43 : tensor<3x4xf32>
    %45 = stablehlo.subtract %44, %39 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %47 = stablehlo.add %45, %46 : tensor<3x4xf32>
    %48 = stablehlo.multiply %12, %47 : tensor<3x4xf32>
    %49 = stablehlo.subtract %48, %43 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %51 = stablehlo.add %49, %50 : tensor<3x4xf32>
    %52 = stablehlo.multiply %12, %51 : tensor<3x4xf32>
    %53 = stablehlo.subtract %52, %47 : tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %55 = stablehlo.add %53, %54 : tensor<3x4xf32>
    %56 = stablehlo.multiply %12, %55 : tensor<3x4xf32>
    %57 = stablehlo.subtract %56, %51 : tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %59 = stablehlo.add %57, %58 : tensor<3x4xf32>
    %60 = stablehlo.multiply %12, %59 : tensor<3x4xf32>
    %61 = stablehlo.subtract %60, %55 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %63 = stablehlo.add %61, %62 : tensor<3x4xf32>
    %64 = stablehlo.multiply %12, %63 : tensor<3x4xf32>
    %65 = stablehlo.subtract %64, %59 : tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %67 = stablehlo.add %65, %66 : tensor<3x4xf32>
    %68 = stablehlo.multiply %12, %67 : tensor<3x4xf32>
    %69 = stablehlo.subtract %68, %63 : tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %71 = stablehlo.add %69, %70 : tensor<3x4xf32>
    %72 = stablehlo.multiply %12, %71 : tensor<3x4xf32>
    %73 = stablehlo.subtract %72, %67 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %75 = stablehlo.add %73, %74 : tensor<3x4xf32>
    %76 = stablehlo.multiply %12, %75 : tensor<3x4xf32>
    %77 = stablehlo.subtract %76, %71 : tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %79 = stablehlo.add %77, %78 : tensor<3x4xf32>
    %80 = stablehlo.multiply %12, %79 : tensor<3x4xf32>
    %81 = stablehlo.subtract %80, %75 : tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %83 = stablehlo.add %81, %82 : tensor<3x4xf32>
    %84 = stablehlo.multiply %12, %83 : tensor<3x4xf32>
    %85 = stablehlo.subtract %84, %79 : tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %87 = stablehlo.add %85, %86 : tensor<3x4xf32>
    %88 = stablehlo.subtract %87, %79 : tensor<3x4xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<3x4xf32>
    %91 = stablehlo.divide %10, %7 : tensor<3x4xf32>
    %92 = stablehlo.subtract %91, %9 : tensor<3x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %96 = stablehlo.multiply %92, %93 : tensor<3x4xf32>
    %97 = stablehlo.subtract %96, %94 : tensor<3x4xf32>
    %cst_29 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %99 = stablehlo.add %97, %98 : tensor<3x4xf32>
    %100 = stablehlo.multiply %92, %99 : tensor<3x4xf32>
    %101 = stablehlo.subtract %100, %93 : tensor<3x4xf32>
    %cst_30 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %103 = stablehlo.add %101, %102 : tensor<3x4xf32>
    %104 = stablehlo.multiply %92, %103 : tensor<3x4xf32>
    %105 = stablehlo.subtract %104, %99 : tensor<3x4xf32>
    %cst_31 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %107 = stablehlo.add %105, %106 : tensor<3x4xf32>
    %108 = stablehlo.multiply %92, %107 : tensor<3x4xf32>
    %109 = stablehlo.subtract %108, %103 : tensor<3x4xf32>
    %cst_32 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %111 = stablehlo.add %109, %110 : tensor<3x4xf32>
    %112 = stablehlo.multiply %92, %111 : tensor<3x4xf32>
    %113 = stablehlo.subtract %112, %107 : tensor<3x4xf32>
    %cst_33 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %115 = stablehlo.add %113, %114 : tensor<3x4xf32>
    %116 = stablehlo.multiply %92, %115 : tensor<3x4xf32>
    %117 = stablehlo.subtract %116, %111 : tensor<3x4xf32>
    %cst_34 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %119 = stablehlo.add %117, %118 : tensor<3x4xf32>
    %120 = stablehlo.multiply %92, %119 : tensor<3x4xf32>
    %121 = stablehlo.subtract %120, %115 : tensor<3x4xf32>
    %cst_35 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %123 = stablehlo.add %121, %122 : tensor<3x4xf32>
    %124 = stablehlo.subtract %123, %115 : tensor<3x4xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<3x4xf32>
    %127 = stablehlo.sqrt %7 : tensor<3x4xf32>
    %128 = stablehlo.divide %126, %127 : tensor<3x4xf32>
    %cst_37 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %130 = stablehlo.compare LE, %7, %129, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %131 = stablehlo.select %130, %90, %128 : tensor<3x4xi1>, tensor<3x4xf32>
    %132 = stablehlo.sign %6 : tensor<3x4xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %134 = stablehlo.divide %133, %6 : tensor<3x4xf32>
    %135 = stablehlo.add %132, %134 : tensor<3x4xf32>
    %136 = stablehlo.multiply %0, %135 : tensor<3x4xf32>
    %137 = stablehlo.subtract %131, %136 : tensor<3x4xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %140 = stablehlo.select %3, %137, %139 : tensor<3x4xi1>, tensor<3x4xf32>
    %141 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %143 = stablehlo.compare GE, %arg0, %142, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_41 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %145 = stablehlo.compare GT, %141, %144, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_42 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %148 = stablehlo.select %145, %arg0, %147 : tensor<3x4xi1>, tensor<3x4xf32>
    %149 = stablehlo.abs %148 : tensor<3x4xf32>
    %cst_43 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_45 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %153 = stablehlo.multiply %150, %149 : tensor<3x4xf32>
    %154 = stablehlo.subtract %153, %151 : tensor<3x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %158 = stablehlo.multiply %154, %155 : tensor<3x4xf32>
    %159 = stablehlo.subtract %158, %156 : tensor<3x4xf32>
    %cst_49 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %161 = stablehlo.add %159, %160 : tensor<3x4xf32>
    %162 = stablehlo.multiply %154, %161 : tensor<3x4xf32>
    %163 = stablehlo.subtract %162, %155 : tensor<3x4xf32>
    %cst_50 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %165 = stablehlo.add %163, %164 : tensor<3x4xf32>
    %166 = stablehlo.multiply %154, %165 : tensor<3x4xf32>
    %167 = stablehlo.subtract %166, %161 : tensor<3x4xf32>
    %cst_51 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %169 = stablehlo.add %167, %168 : tensor<3x4xf32>
    %170 = stablehlo.multiply %154, %169 : tensor<3x4xf32>
    %171 = stablehlo.subtract %170, %165 : tensor<3x4xf32>
    %cst_52 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %173 = stablehlo.add %171, %172 : tensor<3x4xf32>
    %174 = stablehlo.multiply %154, %173 : tensor<3x4xf32>
    %175 = stablehlo.subtract %174, %169 : tensor<3x4xf32>
    %cst_53 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %177 = stablehlo.add %175, %176 : tensor<3x4xf32>
    %178 = stablehlo.multiply %154, %177 : tensor<3x4xf32>
    %179 = stablehlo.subtract %178, %173 : tensor<3x4xf32>
    %cst_54 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %181 = stablehlo.add %179, %180 : tensor<3x4xf32>
    %182 = stablehlo.multiply %154, %181 : tensor<3x4xf32>
    %183 = stablehlo.subtract %182, %177 : tensor<3x4xf32>
    %cst_55 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %185 = stablehlo.add %183, %184 : tensor<3x4xf32>
    %186 = stablehlo.multiply %154, %185 : tensor<3x4xf32>
    %187 = stablehlo.subtract %186, %181 : tensor<3x4xf32>
    %cst_56 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %189 = stablehlo.add %187, %188 : tensor<3x4xf32>
    %190 = stablehlo.multiply %154, %189 : tensor<3x4xf32>
    %191 = stablehlo.subtract %190, %185 : tensor<3x4xf32>
    %cst_57 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %193 = stablehlo.add %191, %192 : tensor<3x4xf32>
    %194 = stablehlo.multiply %154, %193 : tensor<3x4xf32>
    %195 = stablehlo.subtract %194, %189 : tensor<3x4xf32>
    %cst_58 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %197 = stablehlo.add %195, %196 : tensor<3x4xf32>
    %198 = stablehlo.multiply %154, %197 : tensor<3x4xf32>
    %199 = stablehlo.subtract %198, %193 : tensor<3x4xf32>
    %cst_59 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %201 = stablehlo.add %199, %200 : tensor<3x4xf32>
    %202 = stablehlo.multiply %154, %201 : tensor<3x4xf32>
    %203 = stablehlo.subtract %202, %197 : tensor<3x4xf32>
    %cst_60 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %205 = stablehlo.add %203, %204 : tensor<3x4xf32>
    %206 = stablehlo.multiply %154, %205 : tensor<3x4xf32>
    %207 = stablehlo.subtract %206, %201 : tensor<3x4xf32>
    %cst_61 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %209 = stablehlo.add %207, %208 : tensor<3x4xf32>
    %210 = stablehlo.multiply %154, %209 : tensor<3x4xf32>
    %211 = stablehlo.subtract %210, %205 : tensor<3x4xf32>
    %cst_62 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %213 = stablehlo.add %211, %212 : tensor<3x4xf32>
    %214 = stablehlo.multiply %154, %213 : tensor<3x4xf32>
    %215 = stablehlo.subtract %214, %209 : tensor<3x4xf32>
    %cst_63 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %217 = stablehlo.add %215, %216 : tensor<3x4xf32>
    %218 = stablehlo.multiply %154, %217 : tensor<3x4xf32>
    %219 = stablehlo.subtract %218, %213 : tensor<3x4xf32>
    %cst_64 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %221 = stablehlo.add %219, %220 : tensor<3x4xf32>
    %222 = stablehlo.multiply %154, %221 : tensor<3x4xf32>
    %223 = stablehlo.subtract %222, %217 : tensor<3x4xf32>
    %cst_65 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %225 = stablehlo.add %223, %224 : tensor<3x4xf32>
    %226 = stablehlo.multiply %154, %225 : tensor<3x4xf32>
    %227 = stablehlo.subtract %226, %221 : tensor<3x4xf32>
    %cst_66 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %229 = stablehlo.add %227, %228 : tensor<3x4xf32>
    %230 = stablehlo.subtract %229, %221 : tensor<3x4xf32>
    %cst_67 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %232 = stablehlo.multiply %231, %230 : tensor<3x4xf32>
    %233 = stablehlo.divide %152, %149 : tensor<3x4xf32>
    %234 = stablehlo.subtract %233, %151 : tensor<3x4xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %238 = stablehlo.multiply %234, %235 : tensor<3x4xf32>
    %239 = stablehlo.subtract %238, %236 : tensor<3x4xf32>
    %cst_71 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %241 = stablehlo.add %239, %240 : tensor<3x4xf32>
    %242 = stablehlo.multiply %234, %241 : tensor<3x4xf32>
    %243 = stablehlo.subtract %242, %235 : tensor<3x4xf32>
    %cst_72 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %245 = stablehlo.add %243, %244 : tensor<3x4xf32>
    %246 = stablehlo.multiply %234, %245 : tensor<3x4xf32>
    %247 = stablehlo.subtract %246, %241 : tensor<3x4xf32>
    %cst_73 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %249 = stablehlo.add %247, %248 : tensor<3x4xf32>
    %250 = stablehlo.multiply %234, %249 : tensor<3x4xf32>
    %251 = stablehlo.subtract %250, %245 : tensor<3x4xf32>
    %cst_74 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %253 = stablehlo.add %251, %252 : tensor<3x4xf32>
    %254 = stablehlo.multiply %234, %253 : tensor<3x4xf32>
    %255 = stablehlo.subtract %254, %249 : tensor<3x4xf32>
    %cst_75 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %257 = stablehlo.add %255, %256 : tensor<3x4xf32>
    %258 = stablehlo.multiply %234, %257 : tensor<3x4xf32>
    %259 = stablehlo.subtract %258, %253 : tensor<3x4xf32>
    %cst_76 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %261 = stablehlo.add %259, %260 : tensor<3x4xf32>
    %262 = stablehlo.multiply %234, %261 : tensor<3x4xf32>
    %263 = stablehlo.subtract %262, %257 : tensor<3x4xf32>
    %cst_77 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %265 = stablehlo.add %263, %264 : tensor<3x4xf32>
    %266 = stablehlo.subtract %265, %257 : tensor<3x4xf32>
    %cst_78 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %268 = stablehlo.multiply %267, %266 : tensor<3x4xf32>
    %269 = stablehlo.sqrt %149 : tensor<3x4xf32>
    %270 = stablehlo.divide %268, %269 : tensor<3x4xf32>
    %cst_79 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %272 = stablehlo.compare LE, %149, %271, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %273 = stablehlo.select %272, %232, %270 : tensor<3x4xi1>, tensor<3x4xf32>
    %274 = chlo.bessel_i1e %148 : tensor<3x4xf32> -> tensor<3x4xf32>
    %275 = stablehlo.sign %148 : tensor<3x4xf32>
    %276 = stablehlo.multiply %275, %273 : tensor<3x4xf32>
    %277 = stablehlo.subtract %274, %276 : tensor<3x4xf32>
    %278 = stablehlo.sign %148 : tensor<3x4xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %280 = stablehlo.divide %279, %148 : tensor<3x4xf32>
    %281 = stablehlo.multiply %148, %148 : tensor<3x4xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %283 = stablehlo.divide %282, %281 : tensor<3x4xf32>
    %cst_82 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %285 = stablehlo.multiply %284, %283 : tensor<3x4xf32>
    %286 = stablehlo.add %278, %280 : tensor<3x4xf32>
    %287 = stablehlo.multiply %0, %286 : tensor<3x4xf32>
    %288 = stablehlo.subtract %273, %287 : tensor<3x4xf32>
    %cst_83 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %291 = stablehlo.select %145, %288, %290 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %293 = stablehlo.multiply %292, %291 : tensor<3x4xf32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %294 = stablehlo.multiply %cst_85, %cst_86 : tensor<f32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %296 = stablehlo.broadcast_in_dim %294, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %297 = stablehlo.broadcast_in_dim %295, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %298 = stablehlo.broadcast_in_dim %296, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %299 = stablehlo.select %145, %298, %297 : tensor<3x4xi1>, tensor<3x4xf32>
    %300 = stablehlo.negate %299 : tensor<3x4xf32>
    %301 = stablehlo.multiply %0, %300 : tensor<3x4xf32>
    %302 = stablehlo.multiply %300, %286 : tensor<3x4xf32>
    %303 = stablehlo.multiply %301, %285 : tensor<3x4xf32>
    %304 = stablehlo.multiply %299, %277 : tensor<3x4xf32>
    %305 = stablehlo.add %303, %304 : tensor<3x4xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %308 = stablehlo.select %145, %305, %307 : tensor<3x4xi1>, tensor<3x4xf32>
    %309 = stablehlo.multiply %302, %140 : tensor<3x4xf32>
    %310 = stablehlo.add %308, %309 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%310, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.42978877, 0.36623177, 0.6835741, 0.7469073], [0.69075817, 0.36689785, 0.4366045, 0.41287214], [0.27936518, 0.55529064, 0.45170134, 0.20557502]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.44564632, -0.50243264, -0.2753883, -0.24402376], [-0.27164182, -0.50180274, -0.43994617, -0.46011105], [-0.5917578, -0.35144278, -0.4275747, -0.6798551]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_bessel_i1e_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.bessel_i1e %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = stablehlo.abs %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.compare GT, %1, %2, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %6 = stablehlo.select %3, %arg0, %5 : tensor<3x4xi1>, tensor<3x4xf64>
    %7 = stablehlo.abs %6 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %11 = stablehlo.multiply %8, %7 : tensor<3x4xf64>
    %12 = stablehlo.subtract %11, %9 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %16 = stablehlo.multiply %12, %13 : tensor<3x4xf64>
    %17 = stablehlo.subtract %16, %14 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %19 = stablehlo.add %17, %18 : tensor<3x4xf64>
    %20 = stablehlo.multiply %12, %19 : tensor<3x4xf64>
    %21 = stablehlo.subtract %20, %13 : tensor<3x4xf64>
    %cst_8 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %23 = stablehlo.add %21, %22 : tensor<3x4xf64>
    %24 = stablehlo.multiply %12, %23 : tensor<3x4xf64>
    %25 = stablehlo.subtract %24, %19 : tensor<3x4xf64>
    %cst_9 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %27 = stablehlo.add %25, %26 : tensor<3x4xf64>
    %28 = stablehlo.multiply %12, %27 : tensor<3x4xf64>
    %29 = stablehlo.subtract %28, %23 : tensor<3x4xf64>
    %cst_10 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %31 = stablehlo.add %29, %30 : tensor<3x4xf64>
    %32 = stablehlo.multiply %12, %31 : tensor<3x4xf64>
    %33 = stablehlo.subtract %32, %27 : tensor<3x4xf64>
    %cst_11 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %35 = stablehlo.add %33, %34 : tensor<3x4xf64>
    %36 = stablehlo.multiply %12, %35 : tensor<3x4xf64>
    %37 = stablehlo.subtract %36, %31 : tensor<3x4xf64>
    %cst_12 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %39 = stablehlo.add %37, %38 : tensor<3x4xf64>
    %40 = stablehlo.multiply %12, %39 : tensor<3x4xf64>
    %41 = stablehlo.subtract %40, %35 : tensor<3x4xf64>
    %cst_13 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %43 = stablehlo.add %41, %42 : tensor<3x4xf64>
    %44 = stablehlo.multiply %12, %43 : tensor<3x4xf64>
    %45 = stablehlo.subtract %44, %39 : tensor<3x4xf64>
    %cst_14 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %47 = stablehlo.add %45, %46 : tensor<3x4xf64>
    %48 = stablehlo.multiply %12, %47 : tensor<3x4xf64>
    %49 = stablehlo.subtract %48, %43 : tensor<3x4xf64>
    %cst_15 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %51 = stablehlo.add %49, %50 : tensor<3x4xf64>
    %52 = stablehlo.multiply %12, %51 : tensor<3x4xf64>
    %53 = stablehlo.subtract %52, %47 : tensor<3x4xf64>
    %cst_16 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %55 = stablehlo.add %53, %54 : tensor<3x4xf64>
    %56 = stablehlo.multiply %12, %55 : tensor<3x4xf64>
    %57 = stablehlo.subtract %56, %51 : tensor<3x4xf64>
    %cst_17 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %59 = stablehlo.add %57, %58 : tensor<3x4xf64>
    %60 = stablehlo.multiply %12, %59 : tensor<3x4xf64>
    %61 = stablehlo.subtract %60, %55 : tensor<3x4xf64>
    %cst_18 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %63 = stablehlo.add %61, %62 : tensor<3x4xf64>
    %64 = stablehlo.multiply %12, %63 : tensor<3x4xf64>
    %65 = stablehlo.subtract %64, %59 : tensor<3x4xf64>
    %cst_19 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %66 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %67 = stablehlo.add %65, %66 : tensor<3x4xf64>
    %68 = stablehlo.multiply %12, %67 : tensor<3x4xf64>
    %69 = stablehlo.subtract %68, %63 : tensor<3x4xf64>
    %cst_20 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %70 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %71 = stablehlo.add %69, %70 : tensor<3x4xf64>
    %72 = stablehlo.multiply %12, %71 : tensor<3x4xf64>
    %73 = stablehlo.subtract %72, %67 : tensor<3x4xf64>
    %cst_21 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %74 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %75 = stablehlo.add %73, %74 : tensor<3x4xf64>
    %76 = stablehlo.multiply %12, %75 : tensor<3x4xf64>
    %77 = stablehlo.subtract %76, %71 : tensor<3x4xf64>
    %cst_22 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %78 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %79 = stablehlo.add %77, %78 : tensor<3x4xf64>
    %80 = stablehlo.multiply %12, %79 : tensor<3x4xf64>
    %81 = stablehlo.subtract %80, %75 : tensor<3x4xf64>
    %cst_23 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %83 = stablehlo.add %81, %82 : tensor<3x4xf64>
    %84 = stablehlo.multiply %12, %83 : tensor<3x4xf64>
    %85 = stablehlo.subtract %84, %79 : tensor<3x4xf64>
    %cst_24 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %87 = stablehlo.add %85, %86 : tensor<3x4xf64>
    %88 = stablehlo.multiply %12, %87 : tensor<3x4xf64>
    %89 = stablehlo.subtract %88, %83 : tensor<3x4xf64>
    %cst_25 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %90 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %91 = stablehlo.add %89, %90 : tensor<3x4xf64>
    %92 = stablehlo.multiply %12, %91 : tensor<3x4xf64>
    %93 = stablehlo.subtract %92, %87 : tensor<3x4xf64>
    %cst_26 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %94 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %95 = stablehlo.add %93, %94 : tensor<3x4xf64>
    %96 = stablehlo.multiply %12, %95 : tensor<3x4xf64>
    %97 = stablehlo.subtract %96, %91 : tensor<3x4xf64>
    %cst_27 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %98 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %99 = stablehlo.add %97, %98 : tensor<3x4xf64>
    %100 = stablehlo.multiply %12, %99 : tensor<3x4xf64>
    %101 = stablehlo.subtract %100, %95 : tensor<3x4xf64>
    %cst_28 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %102 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %103 = stablehlo.add %101, %102 : tensor<3x4xf64>
    %104 = stablehlo.multiply %12, %103 : tensor<3x4xf64>
    %105 = stablehlo.subtract %104, %99 : tensor<3x4xf64>
    %cst_29 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %107 = stablehlo.add %105, %106 : tensor<3x4xf64>
    %108 = stablehlo.multiply %12, %107 : tensor<3x4xf64>
    %109 = stablehlo.subtract %108, %103 : tensor<3x4xf64>
    %cst_30 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %110 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %111 = stablehlo.add %109, %110 : tensor<3x4xf64>
    %112 = stablehlo.multiply %12, %111 : tensor<3x4xf64>
    %113 = stablehlo.subtract %112, %107 : tensor<3x4xf64>
    %cst_31 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %114 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %115 = stablehlo.add %113, %114 : tensor<3x4xf64>
    %116 = stablehlo.multiply %12, %115 : tensor<3x4xf64>
    %117 = stablehlo.subtract %116, %111 : tensor<3x4xf64>
    %cst_32 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %118 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %119 = stablehlo.add %117, %118 : tensor<3x4xf64>
    %120 = stablehlo.multiply %12, %119 : tensor<3x4xf64>
    %121 = stablehlo.subtract %120, %115 : tensor<3x4xf64>
    %cst_33 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %122 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %123 = stablehlo.add %121, %122 : tensor<3x4xf64>
    %124 = stablehlo.multiply %12, %123 : tensor<3x4xf64>
    %125 = stablehlo.subtract %124, %119 : tensor<3x4xf64>
    %cst_34 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %126 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %127 = stablehlo.add %125, %126 : tensor<3x4xf64>
    %128 = stablehlo.multiply %12, %127 : tensor<3x4xf64>
    %129 = stablehlo.subtract %128, %123 : tensor<3x4xf64>
    %cst_35 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %131 = stablehlo.add %129, %130 : tensor<3x4xf64>
    %132 = stablehlo.multiply %12, %131 : tensor<3x4xf64>
    %133 = stablehlo.subtract %132, %127 : tensor<3x4xf64>
    %cst_36 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %134 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %135 = stablehlo.add %133, %134 : tensor<3x4xf64>
    %136 = stablehlo.subtract %135, %127 : tensor<3x4xf64>
    %cst_37 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %137 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %138 = stablehlo.multiply %137, %136 : tensor<3x4xf64>
    %139 = stablehlo.divide %10, %7 : tensor<3x4xf64>
    %140 = stablehlo.subtract %139, %9 : tensor<3x4xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %141 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %142 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %143 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %144 = stablehlo.multiply %140, %141 : tensor<3x4xf64>
    %145 = stablehlo.subtract %144, %142 : tensor<3x4xf64>
    %cst_41 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %146 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %147 = stablehlo.add %145, %146 : tensor<3x4xf64>
    %148 = stablehlo.multiply %140, %147 : tensor<3x4xf64>
    %149 = stablehlo.subtract %148, %141 : tensor<3x4xf64>
    %cst_42 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %150 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %151 = stablehlo.add %149, %150 : tensor<3x4xf64>
    %152 = stablehlo.multiply %140, %151 : tensor<3x4xf64>
    %153 = stablehlo.subtract %152, %147 : tensor<3x4xf64>
    %cst_43 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %154 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %155 = stablehlo.add %153, %154 : tensor<3x4xf64>
    %156 = stablehlo.multiply %140, %155 : tensor<3x4xf64>
    %157 = stablehlo.subtract %156, %151 : tensor<3x4xf64>
    %cst_44 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %158 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %159 = stablehlo.add %157, %158 : tensor<3x4xf64>
    %160 = stablehlo.multiply %140, %159 : tensor<3x4xf64>
    %161 = stablehlo.subtract %160, %155 : tensor<3x4xf64>
    %cst_45 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %162 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %163 = stablehlo.add %161, %162 : tensor<3x4xf64>
    %164 = stablehlo.multiply %140, %163 : tensor<3x4xf64>
    %165 = stablehlo.subtract %164, %159 : tensor<3x4xf64>
    %cst_46 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %166 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %167 = stablehlo.add %165, %166 : tensor<3x4xf64>
    %168 = stablehlo.multiply %140, %167 : tensor<3x4xf64>
    %169 = stablehlo.subtract %168, %163 : tensor<3x4xf64>
    %cst_47 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %170 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %171 = stablehlo.add %169, %170 : tensor<3x4xf64>
    %172 = stablehlo.multiply %140, %171 : tensor<3x4xf64>
    %173 = stablehlo.subtract %172, %167 : tensor<3x4xf64>
    %cst_48 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %174 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %175 = stablehlo.add %173, %174 : tensor<3x4xf64>
    %176 = stablehlo.multiply %140, %175 : tensor<3x4xf64>
    %177 = stablehlo.subtract %176, %171 : tensor<3x4xf64>
    %cst_49 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %178 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %179 = stablehlo.add %177, %178 : tensor<3x4xf64>
    %180 = stablehlo.multiply %140, %179 : tensor<3x4xf64>
    %181 = stablehlo.subtract %180, %175 : tensor<3x4xf64>
    %cst_50 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %182 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %183 = stablehlo.add %181, %182 : tensor<3x4xf64>
    %184 = stablehlo.multiply %140, %183 : tensor<3x4xf64>
    %185 = stablehlo.subtract %184, %179 : tensor<3x4xf64>
    %cst_51 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %186 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %187 = stablehlo.add %185, %186 : tensor<3x4xf64>
    %188 = stablehlo.multiply %140, %187 : tensor<3x4xf64>
    %189 = stablehlo.subtract %188, %183 : tensor<3x4xf64>
    %cst_52 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %190 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %191 = stablehlo.add %189, %190 : tensor<3x4xf64>
    %192 = stablehlo.multiply %140, %191 : tensor<3x4xf64>
    %193 = stablehlo.subtract %192, %187 : tensor<3x4xf64>
    %cst_53 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %194 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %195 = stablehlo.add %193, %194 : tensor<3x4xf64>
    %196 = stablehlo.multiply %140, %195 : tensor<3x4xf64>
    %197 = stablehlo.subtract %196, %191 : tensor<3x4xf64>
    %cst_54 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %198 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %199 = stablehlo.add %197, %198 : tensor<3x4xf64>
    %200 = stablehlo.multiply %140, %199 : tensor<3x4xf64>
    %201 = stablehlo.subtract %200, %195 : tensor<3x4xf64>
    %cst_55 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %202 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %203 = stablehlo.add %201, %202 : tensor<3x4xf64>
    %204 = stablehlo.multiply %140, %203 : tensor<3x4xf64>
    %205 = stablehlo.subtract %204, %199 : tensor<3x4xf64>
    %cst_56 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %206 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %207 = stablehlo.add %205, %206 : tensor<3x4xf64>
    %208 = stablehlo.multiply %140, %207 : tensor<3x4xf64>
    %209 = stablehlo.subtract %208, %203 : tensor<3x4xf64>
    %cst_57 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %210 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %211 = stablehlo.add %209, %210 : tensor<3x4xf64>
    %212 = stablehlo.multiply %140, %211 : tensor<3x4xf64>
    %213 = stablehlo.subtract %212, %207 : tensor<3x4xf64>
    %cst_58 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %214 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %215 = stablehlo.add %213, %214 : tensor<3x4xf64>
    %216 = stablehlo.multiply %140, %215 : tensor<3x4xf64>
    %217 = stablehlo.subtract %216, %211 : tensor<3x4xf64>
    %cst_59 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %218 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %219 = stablehlo.add %217, %218 : tensor<3x4xf64>
    %220 = stablehlo.multiply %140, %219 : tensor<3x4xf64>
    %221 = stablehlo.subtract %220, %215 : tensor<3x4xf64>
    %cst_60 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %222 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %223 = stablehlo.add %221, %222 : tensor<3x4xf64>
    %224 = stablehlo.multiply %140, %223 : tensor<3x4xf64>
    %225 = stablehlo.subtract %224, %219 : tensor<3x4xf64>
    %cst_61 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %226 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %227 = stablehlo.add %225, %226 : tensor<3x4xf64>
    %228 = stablehlo.multiply %140, %227 : tensor<3x4xf64>
    %229 = stablehlo.subtract %228, %223 : tensor<3x4xf64>
    %cst_62 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %230 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %231 = stablehlo.add %229, %230 : tensor<3x4xf64>
    %232 = stablehlo.multiply %140, %231 : tensor<3x4xf64>
    %233 = stablehlo.subtract %232, %227 : tensor<3x4xf64>
    %cst_63 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %234 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %235 = stablehlo.add %233, %234 : tensor<3x4xf64>
    %236 = stablehlo.multiply %140, %235 : tensor<3x4xf64>
    %237 = stablehlo.subtract %236, %231 : tensor<3x4xf64>
    %cst_64 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %238 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %239 = stablehlo.add %237, %238 : tensor<3x4xf64>
    %240 = stablehlo.multiply %140, %239 : tensor<3x4xf64>
    %241 = stablehlo.subtract %240, %235 : tensor<3x4xf64>
    %cst_65 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %242 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %243 = stablehlo.add %241, %242 : tensor<3x4xf64>
    %244 = stablehlo.subtract %243, %235 : tensor<3x4xf64>
    %cst_66 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %245 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %246 = stablehlo.multiply %245, %244 : tensor<3x4xf64>
    %247 = stablehlo.sqrt %7 : tensor<3x4xf64>
    %248 = stablehlo.divide %246, %247 : tensor<3x4xf64>
    %cst_67 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %249 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %250 = stablehlo.compare LE, %7, %249, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %251 = stablehlo.select %250, %138, %248 : tensor<3x4xi1>, tensor<3x4xf64>
    %252 = stablehlo.sign %6 : tensor<3x4xf64>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %253 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %254 = stablehlo.divide %253, %6 : tensor<3x4xf64>
    %255 = stablehlo.add %252, %254 : tensor<3x4xf64>
    %256 = stablehlo.multiply %0, %255 : tensor<3x4xf64>
    %257 = stablehlo.subtract %251, %256 : tensor<3x4xf64>
    %cst_69 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %258 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %259 = stablehlo.broadcast_in_dim %258, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %260 = stablehlo.select %3, %257, %259 : tensor<3x4xi1>, tensor<3x4xf64>
    %261 = stablehlo.abs %arg0 : tensor<3x4xf64>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %262 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %263 = stablehlo.compare GE, %arg0, %262, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_71 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %264 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %265 = stablehlo.compare GT, %261, %264, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_72 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %266 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %267 = stablehlo.broadcast_in_dim %266, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %268 = stablehlo.select %265, %arg0, %267 : tensor<3x4xi1>, tensor<3x4xf64>
    %269 = stablehlo.abs %268 : tensor<3x4xf64>
    %cst_73 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %270 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_74 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %271 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_75 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %272 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %273 = stablehlo.multiply %270, %269 : tensor<3x4xf64>
    %274 = stablehlo.subtract %273, %271 : tensor<3x4xf64>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %275 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %276 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %277 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %278 = stablehlo.multiply %274, %275 : tensor<3x4xf64>
    %279 = stablehlo.subtract %278, %276 : tensor<3x4xf64>
    %cst_79 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %280 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %281 = stablehlo.add %279, %280 : tensor<3x4xf64>
    %282 = stablehlo.multiply %274, %281 : tensor<3x4xf64>
    %283 = stablehlo.subtract %282, %275 : tensor<3x4xf64>
    %cst_80 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %284 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %285 = stablehlo.add %283, %284 : tensor<3x4xf64>
    %286 = stablehlo.multiply %274, %285 : tensor<3x4xf64>
    %287 = stablehlo.subtract %286, %281 : tensor<3x4xf64>
    %cst_81 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %288 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %289 = stablehlo.add %287, %288 : tensor<3x4xf64>
    %290 = stablehlo.multiply %274, %289 : tensor<3x4xf64>
    %291 = stablehlo.subtract %290, %285 : tensor<3x4xf64>
    %cst_82 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %292 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %293 = stablehlo.add %291, %292 : tensor<3x4xf64>
    %294 = stablehlo.multiply %274, %293 : tensor<3x4xf64>
    %295 = stablehlo.subtract %294, %289 : tensor<3x4xf64>
    %cst_83 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %296 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %297 = stablehlo.add %295, %296 : tensor<3x4xf64>
    %298 = stablehlo.multiply %274, %297 : tensor<3x4xf64>
    %299 = stablehlo.subtract %298, %293 : tensor<3x4xf64>
    %cst_84 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %300 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %301 = stablehlo.add %299, %300 : tensor<3x4xf64>
    %302 = stablehlo.multiply %274, %301 : tensor<3x4xf64>
    %303 = stablehlo.subtract %302, %297 : tensor<3x4xf64>
    %cst_85 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %304 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %305 = stablehlo.add %303, %304 : tensor<3x4xf64>
    %306 = stablehlo.multiply %274, %305 : tensor<3x4xf64>
    %307 = stablehlo.subtract %306, %301 : tensor<3x4xf64>
    %cst_86 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %308 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %309 = stablehlo.add %307, %308 : tensor<3x4xf64>
    %310 = stablehlo.multiply %274, %309 : tensor<3x4xf64>
    %311 = stablehlo.subtract %310, %305 : tensor<3x4xf64>
    %cst_87 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %312 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %313 = stablehlo.add %311, %312 : tensor<3x4xf64>
    %314 = stablehlo.multiply %274, %313 : tensor<3x4xf64>
    %315 = stablehlo.subtract %314, %309 : tensor<3x4xf64>
    %cst_88 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %316 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %317 = stablehlo.add %315, %316 : tensor<3x4xf64>
    %318 = stablehlo.multiply %274, %317 : tensor<3x4xf64>
    %319 = stablehlo.subtract %318, %313 : tensor<3x4xf64>
    %cst_89 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %320 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %321 = stablehlo.add %319, %320 : tensor<3x4xf64>
    %322 = stablehlo.multiply %274, %321 : tensor<3x4xf64>
    %323 = stablehlo.subtract %322, %317 : tensor<3x4xf64>
    %cst_90 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %324 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %325 = stablehlo.add %323, %324 : tensor<3x4xf64>
    %326 = stablehlo.multiply %274, %325 : tensor<3x4xf64>
    %327 = stablehlo.subtract %326, %321 : tensor<3x4xf64>
    %cst_91 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %328 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %329 = stablehlo.add %327, %328 : tensor<3x4xf64>
    %330 = stablehlo.multiply %274, %329 : tensor<3x4xf64>
    %331 = stablehlo.subtract %330, %325 : tensor<3x4xf64>
    %cst_92 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %332 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %333 = stablehlo.add %331, %332 : tensor<3x4xf64>
    %334 = stablehlo.multiply %274, %333 : tensor<3x4xf64>
    %335 = stablehlo.subtract %334, %329 : tensor<3x4xf64>
    %cst_93 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %336 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %337 = stablehlo.add %335, %336 : tensor<3x4xf64>
    %338 = stablehlo.multiply %274, %337 : tensor<3x4xf64>
    %339 = stablehlo.subtract %338, %333 : tensor<3x4xf64>
    %cst_94 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %340 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %341 = stablehlo.add %339, %340 : tensor<3x4xf64>
    %342 = stablehlo.multiply %274, %341 : tensor<3x4xf64>
    %343 = stablehlo.subtract %342, %337 : tensor<3x4xf64>
    %cst_95 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %344 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %345 = stablehlo.add %343, %344 : tensor<3x4xf64>
    %346 = stablehlo.multiply %274, %345 : tensor<3x4xf64>
    %347 = stablehlo.subtract %346, %341 : tensor<3x4xf64>
    %cst_96 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %348 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %349 = stablehlo.add %347, %348 : tensor<3x4xf64>
    %350 = stablehlo.multiply %274, %349 : tensor<3x4xf64>
    %351 = stablehlo.subtract %350, %345 : tensor<3x4xf64>
    %cst_97 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %352 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %353 = stablehlo.add %351, %352 : tensor<3x4xf64>
    %354 = stablehlo.multiply %274, %353 : tensor<3x4xf64>
    %355 = stablehlo.subtract %354, %349 : tensor<3x4xf64>
    %cst_98 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %356 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %357 = stablehlo.add %355, %356 : tensor<3x4xf64>
    %358 = stablehlo.multiply %274, %357 : tensor<3x4xf64>
    %359 = stablehlo.subtract %358, %353 : tensor<3x4xf64>
    %cst_99 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %360 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %361 = stablehlo.add %359, %360 : tensor<3x4xf64>
    %362 = stablehlo.multiply %274, %361 : tensor<3x4xf64>
    %363 = stablehlo.subtract %362, %357 : tensor<3x4xf64>
    %cst_100 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %364 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %365 = stablehlo.add %363, %364 : tensor<3x4xf64>
    %366 = stablehlo.multiply %274, %365 : tensor<3x4xf64>
    %367 = stablehlo.subtract %366, %361 : tensor<3x4xf64>
    %cst_101 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %368 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %369 = stablehlo.add %367, %368 : tensor<3x4xf64>
    %370 = stablehlo.multiply %274, %369 : tensor<3x4xf64>
    %371 = stablehlo.subtract %370, %365 : tensor<3x4xf64>
    %cst_102 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %372 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %373 = stablehlo.add %371, %372 : tensor<3x4xf64>
    %374 = stablehlo.multiply %274, %373 : tensor<3x4xf64>
    %375 = stablehlo.subtract %374, %369 : tensor<3x4xf64>
    %cst_103 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %376 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %377 = stablehlo.add %375, %376 : tensor<3x4xf64>
    %378 = stablehlo.multiply %274, %377 : tensor<3x4xf64>
    %379 = stablehlo.subtract %378, %373 : tensor<3x4xf64>
    %cst_104 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %380 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %381 = stablehlo.add %379, %380 : tensor<3x4xf64>
    %382 = stablehlo.multiply %274, %381 : tensor<3x4xf64>
    %383 = stablehlo.subtract %382, %377 : tensor<3x4xf64>
    %cst_105 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %384 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %385 = stablehlo.add %383, %384 : tensor<3x4xf64>
    %386 = stablehlo.multiply %274, %385 : tensor<3x4xf64>
    %387 = stablehlo.subtract %386, %381 : tensor<3x4xf64>
    %cst_106 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %388 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %389 = stablehlo.add %387, %388 : tensor<3x4xf64>
    %390 = stablehlo.multiply %274, %389 : tensor<3x4xf64>
    %391 = stablehlo.subtract %390, %385 : tensor<3x4xf64>
    %cst_107 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %392 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %393 = stablehlo.add %391, %392 : tensor<3x4xf64>
    %394 = stablehlo.multiply %274, %393 : tensor<3x4xf64>
    %395 = stablehlo.subtract %394, %389 : tensor<3x4xf64>
    %cst_108 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %396 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %397 = stablehlo.add %395, %396 : tensor<3x4xf64>
    %398 = stablehlo.subtract %397, %389 : tensor<3x4xf64>
    %cst_109 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %399 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %400 = stablehlo.multiply %399, %398 : tensor<3x4xf64>
    %401 = stablehlo.divide %272, %269 : tensor<3x4xf64>
    %402 = stablehlo.subtract %401, %271 : tensor<3x4xf64>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %403 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %404 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %405 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %406 = stablehlo.multiply %402, %403 : tensor<3x4xf64>
    %407 = stablehlo.subtract %406, %404 : tensor<3x4xf64>
    %cst_113 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %408 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %409 = stablehlo.add %407, %408 : tensor<3x4xf64>
    %410 = stablehlo.multiply %402, %409 : tensor<3x4xf64>
    %411 = stablehlo.subtract %410, %403 : tensor<3x4xf64>
    %cst_114 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %412 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %413 = stablehlo.add %411, %412 : tensor<3x4xf64>
    %414 = stablehlo.multiply %402, %413 : tensor<3x4xf64>
    %415 = stablehlo.subtract %414, %409 : tensor<3x4xf64>
    %cst_115 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %416 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %417 = stablehlo.add %415, %416 : tensor<3x4xf64>
    %418 = stablehlo.multiply %402, %417 : tensor<3x4xf64>
    %419 = stablehlo.subtract %418, %413 : tensor<3x4xf64>
    %cst_116 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %420 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %421 = stablehlo.add %419, %420 : tensor<3x4xf64>
    %422 = stablehlo.multiply %402, %421 : tensor<3x4xf64>
    %423 = stablehlo.subtract %422, %417 : tensor<3x4xf64>
    %cst_117 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %424 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %425 = stablehlo.add %423, %424 : tensor<3x4xf64>
    %426 = stablehlo.multiply %402, %425 : tensor<3x4xf64>
    %427 = stablehlo.subtract %426, %421 : tensor<3x4xf64>
    %cst_118 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %428 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %429 = stablehlo.add %427, %428 : tensor<3x4xf64>
    %430 = stablehlo.multiply %402, %429 : tensor<3x4xf64>
    %431 = stablehlo.subtract %430, %425 : tensor<3x4xf64>
    %cst_119 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %432 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %433 = stablehlo.add %431, %432 : tensor<3x4xf64>
    %434 = stablehlo.multiply %402, %433 : tensor<3x4xf64>
    %435 = stablehlo.subtract %434, %429 : tensor<3x4xf64>
    %cst_120 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %436 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %437 = stablehlo.add %435, %436 : tensor<3x4xf64>
    %438 = stablehlo.multiply %402, %437 : tensor<3x4xf64>
    %439 = stablehlo.subtract %438, %433 : tensor<3x4xf64>
    %cst_121 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %440 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %441 = stablehlo.add %439, %440 : tensor<3x4xf64>
    %442 = stablehlo.multiply %402, %441 : tensor<3x4xf64>
    %443 = stablehlo.subtract %442, %437 : tensor<3x4xf64>
    %cst_122 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %444 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %445 = stablehlo.add %443, %444 : tensor<3x4xf64>
    %446 = stablehlo.multiply %402, %445 : tensor<3x4xf64>
    %447 = stablehlo.subtract %446, %441 : tensor<3x4xf64>
    %cst_123 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %448 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %449 = stablehlo.add %447, %448 : tensor<3x4xf64>
    %450 = stablehlo.multiply %402, %449 : tensor<3x4xf64>
    %451 = stablehlo.subtract %450, %445 : tensor<3x4xf64>
    %cst_124 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %452 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %453 = stablehlo.add %451, %452 : tensor<3x4xf64>
    %454 = stablehlo.multiply %402, %453 : tensor<3x4xf64>
    %455 = stablehlo.subtract %454, %449 : tensor<3x4xf64>
    %cst_125 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %456 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %457 = stablehlo.add %455, %456 : tensor<3x4xf64>
    %458 = stablehlo.multiply %402, %457 : tensor<3x4xf64>
    %459 = stablehlo.subtract %458, %453 : tensor<3x4xf64>
    %cst_126 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %460 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %461 = stablehlo.add %459, %460 : tensor<3x4xf64>
    %462 = stablehlo.multiply %402, %461 : tensor<3x4xf64>
    %463 = stablehlo.subtract %462, %457 : tensor<3x4xf64>
    %cst_127 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %464 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %465 = stablehlo.add %463, %464 : tensor<3x4xf64>
    %466 = stablehlo.multiply %402, %465 : tensor<3x4xf64>
    %467 = stablehlo.subtract %466, %461 : tensor<3x4xf64>
    %cst_128 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %468 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %469 = stablehlo.add %467, %468 : tensor<3x4xf64>
    %470 = stablehlo.multiply %402, %469 : tensor<3x4xf64>
    %471 = stablehlo.subtract %470, %465 : tensor<3x4xf64>
    %cst_129 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %472 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %473 = stablehlo.add %471, %472 : tensor<3x4xf64>
    %474 = stablehlo.multiply %402, %473 : tensor<3x4xf64>
    %475 = stablehlo.subtract %474, %469 : tensor<3x4xf64>
    %cst_130 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %476 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %477 = stablehlo.add %475, %476 : tensor<3x4xf64>
    %478 = stablehlo.multiply %402, %477 : tensor<3x4xf64>
    %479 = stablehlo.subtract %478, %473 : tensor<3x4xf64>
    %cst_131 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %480 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %481 = stablehlo.add %479, %480 : tensor<3x4xf64>
    %482 = stablehlo.multiply %402, %481 : tensor<3x4xf64>
    %483 = stablehlo.subtract %482, %477 : tensor<3x4xf64>
    %cst_132 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %484 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %485 = stablehlo.add %483, %484 : tensor<3x4xf64>
    %486 = stablehlo.multiply %402, %485 : tensor<3x4xf64>
    %487 = stablehlo.subtract %486, %481 : tensor<3x4xf64>
    %cst_133 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %488 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %489 = stablehlo.add %487, %488 : tensor<3x4xf64>
    %490 = stablehlo.multiply %402, %489 : tensor<3x4xf64>
    %491 = stablehlo.subtract %490, %485 : tensor<3x4xf64>
    %cst_134 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %492 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %493 = stablehlo.add %491, %492 : tensor<3x4xf64>
    %494 = stablehlo.multiply %402, %493 : tensor<3x4xf64>
    %495 = stablehlo.subtract %494, %489 : tensor<3x4xf64>
    %cst_135 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %496 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %497 = stablehlo.add %495, %496 : tensor<3x4xf64>
    %498 = stablehlo.multiply %402, %497 : tensor<3x4xf64>
    %499 = stablehlo.subtract %498, %493 : tensor<3x4xf64>
    %cst_136 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %500 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %501 = stablehlo.add %499, %500 : tensor<3x4xf64>
    %502 = stablehlo.multiply %402, %501 : tensor<3x4xf64>
    %503 = stablehlo.subtract %502, %497 : tensor<3x4xf64>
    %cst_137 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %504 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %505 = stablehlo.add %503, %504 : tensor<3x4xf64>
    %506 = stablehlo.subtract %505, %497 : tensor<3x4xf64>
    %cst_138 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %507 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %508 = stablehlo.multiply %507, %506 : tensor<3x4xf64>
    %509 = stablehlo.sqrt %269 : tensor<3x4xf64>
    %510 = stablehlo.divide %508, %509 : tensor<3x4xf64>
    %cst_139 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %511 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %512 = stablehlo.compare LE, %269, %511, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %513 = stablehlo.select %512, %400, %510 : tensor<3x4xi1>, tensor<3x4xf64>
    %514 = chlo.bessel_i1e %268 : tensor<3x4xf64> -> tensor<3x4xf64>
    %515 = stablehlo.sign %268 : tensor<3x4xf64>
    %516 = stablehlo.multiply %515, %513 : tensor<3x4xf64>
    %517 = stablehlo.subtract %514, %516 : tensor<3x4xf64>
    %518 = stablehlo.sign %268 : tensor<3x4xf64>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %519 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %520 = stablehlo.divide %519, %268 : tensor<3x4xf64>
    %521 = stablehlo.multiply %268, %268 : tensor<3x4xf64>
    %cst_141 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %522 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %523 = stablehlo.divide %522, %521 : tensor<3x4xf64>
    %cst_142 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %524 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %525 = stablehlo.multiply %524, %523 : tensor<3x4xf64>
    %526 = stablehlo.add %518, %520 : tensor<3x4xf64>
    %527 = stablehlo.multiply %0, %526 : tensor<3x4xf64>
    %528 = stablehlo.subtract %513, %527 : tensor<3x4xf64>
    %cst_143 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %529 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %530 = stablehlo.broadcast_in_dim %529, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %531 = stablehlo.select %265, %528, %530 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %532 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %533 = stablehlo.multiply %532, %531 : tensor<3x4xf64>
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %534 = stablehlo.multiply %cst_145, %cst_146 : tensor<f64>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %535 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %536 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %537 = stablehlo.broadcast_in_dim %535, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %538 = stablehlo.broadcast_in_dim %536, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %539 = stablehlo.select %265, %538, %537 : tensor<3x4xi1>, tensor<3x4xf64>
    %540 = stablehlo.negate %539 : tensor<3x4xf64>
    %541 = stablehlo.multiply %0, %540 : tensor<3x4xf64>
    %542 = stablehlo.multiply %540, %526 : tensor<3x4xf64>
    %543 = stablehlo.multiply %541, %525 : tensor<3x4xf64>
    %544 = stablehlo.multiply %539, %517 : tensor<3x4xf64>
    %545 = stablehlo.add %543, %544 : tensor<3x4xf64>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %546 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %547 = stablehlo.broadcast_in_dim %546, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %548 = stablehlo.select %265, %545, %547 : tensor<3x4xi1>, tensor<3x4xf64>
    %549 = stablehlo.multiply %542, %260 : tensor<3x4xf64>
    %550 = stablehlo.add %548, %549 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%550, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.8600579460319797, 0.7021980820446259, 0.6225572887818213, 0.2762138211549162], [0.7891187904731911, 0.8259956747233711, 0.4222547808248621, 0.4317840505760293], [0.47482515164195016, 0.5718428978266455, 0.8336615087492155, 0.8015205744516135]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-0.19640626581432186, -0.2657785144425218, -0.3093072723796842, -0.5952772219215436], [-0.22507877474909108, -0.20970233114461717, -0.4520324027088373, -0.4439703845983023], [-0.409285977648816, -0.3405805744761503, -0.20663615576995192, -0.21978955757404195]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
