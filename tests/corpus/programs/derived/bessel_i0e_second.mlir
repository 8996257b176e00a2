module @derived_bessel_i0e_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.multiply %1, %0 : tensor<3x4xf32>
    %5 = stablehlo.subtract %4, %2 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.multiply %5, %6 : tensor<3x4xf32>
    %10 = stablehlo.subtract %9, %7 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.add %10, %11 : tensor<3x4xf32>
    %13 = stablehlo.multiply %5, %12 : tensor<3x4xf32>
    %14 = stablehlo.subtract %13, %6 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %16 = stablehlo.add %14, %15 : tensor<3x4xf32>
    %17 = stablehlo.multiply %5, %16 : tensor<3x4xf32>
    %18 = stablehlo.subtract %17, %12 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %20 = stablehlo.add %18, %19 : tensor<3x4xf32>
    %21 = stablehlo.multiply %5, %20 : tensor<3x4xf32>
    %22 = stablehlo.subtract %21, %16 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %24 = stablehlo.add %22, %23 : tensor<3x4xf32>
    %25 = stablehlo.multiply %5, %24 : tensor<3x4xf32>
    %26 = stablehlo.subtract %25, %20 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %28 = stablehlo.add %26, %27 : tensor<3x4xf32>
    %29 = stablehlo.multiply %5, %28 : tensor<3x4xf32>
    %30 = stablehlo.subtract %29, %24 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %32 = stablehlo.add %30, %31 : tensor<3x4xf32>
    %33 = stablehlo.multiply %5, %32 : tensor<3x4xf32>
    %34 = stablehlo.subtract %33, %28 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %36 = stablehlo.add %34, %35 : tensor<3x4xf32>
    %37 = stablehlo.multiply %5, %36 : tensor<3x4xf32>
    %38 = stablehlo.subtract %37, %32 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %40 = stablehlo.add %38, %39 : tensor<3x4xf32>
    %41 = stablehlo.multiply %5, %40 : tensor<3x4xf32>
    %42 = stablehlo.subtract %41, %36 : tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %44 = stablehlo.add %42, %43 : tensor<3x4xf32>
    %45 = stablehlo.multiply %5, %44 : tensor<3x4xf32>
    %46 = stablehlo.subtract %45, %40 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %48 = stablehlo.add %46, %47 : tensor<3x4xf32>
    %49 = stablehlo.multiply %5, %48 : tensor<3x4xf32>
    %50 = stablehlo.subtract %49, %44 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %52 = stablehlo.add %50, %51 : tensor<3x4xf32>
    %53 = stablehlo.multiply %5, %52 : tensor<3x4xf32>
    %54 = stablehlo.subtract %53, %48 : tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %56 = stablehlo.add %54, %55 : tensor<3x4xf32>
    %57 = stablehlo.multiply %5, %56 : tensor<3x4xf32>
    %58 = stablehlo.subtract %57, %52 : tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %60 = stablehlo.add %58, %59 : tensor<3x4xf32>
    %61 = stablehlo.multiply %5, %60 : tensor<3x4xf32>
    %62 = stablehlo.subtract %61, %56 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %64 = stablehlo.add %62, %63 : tensor<3x4xf32>
    %65 = stablehlo.multiply %5, %64 : tensor<3x4xf32>
    %66 = stablehlo.subtract %65, %60 : tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %68 = stablehlo.add %66, %67 : tensor<3x4xf32>
    %69 = stablehlo.multiply %5, %68 : tensor<3x4xf32>
    %70 = stablehlo.subtract %69, %64 : tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %72 = stablehlo.add %70, %71 : tensor<3x4xf32>
    %73 = stablehlo.multiply %5, %72 : tensor<3x4xf32>
    %74 = stablehlo.subtract %73, %68 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %76 = stablehlo.add %74, %75 : tensor<3x4xf32>
    %77 = stablehlo.multiply %5, %76 : tensor<3x4xf32>
    %78 = stablehlo.subtract %77, %72 : tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %80 = stablehlo.add %78, %79 : tensor<3x4xf32>
    %81 = stablehlo.subtract %80, %72 : tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<3x4xf32>
    %84 = stablehlo.divide %3, %0 : tensor<3x4xf32>
    %85 = stablehlo.subtract %84, %2 : tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %89 = stablehlo.multiply %85, %86 : tensor<3x4xf32>
    %90 = stablehlo.subtract %89, %87 : tensor<3x4xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %92 = stablehlo.add %90, %91 : tensor<3x4xf32>
    %93 = stablehlo.multiply %85, %92 : tensor<3x4xf32>
    %94 = stablehlo.subtract %93, %86 : tensor<3x4xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %96 = stablehlo.add %94, %95 : tensor<3x4xf32>
    %97 = stablehlo.multiply %85, %96 : tensor<3x4xf32>
    %98 = stablehlo.subtract %97, %92 : tensor<3x4xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %100 = stablehlo.add %98, %99 : tensor<3x4xf32>
    %101 = stablehlo.multiply %85, %100 : tensor<3x4xf32>
    %102 = stablehlo.subtract %101, %96 : tensor<3x4xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %104 = stablehlo.add %102, %103 : tensor<3x4xf32>
    %105 = stablehlo.multiply %85, %104 : tensor<3x4xf32>
    %106 = stablehlo.subtract %105, %100 : tensor<3x4xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %108 = stablehlo.add %106, %107 : tensor<3x4xf32>
    %109 = stablehlo.multiply %85, %108 : tensor<3x4xf32>
    %110 = stablehlo.subtract %109, %104 : tensor<3x4xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %112 = stablehlo.add %110, %111 : tensor<3x4xf32>
    %113 = stablehlo.multiply %85, %112 : tensor<3x4xf32>
    %114 = stablehlo.subtract %113, %108 : tensor<3x4xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %116 = stablehlo.add %114, %115 : tensor<3x4xf32>
    %117 = stablehlo.subtract %116, %108 : tensor<3x4xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %119 = stablehlo.multiply %118, %117 : tensor<3x4xf32>
    %120 = stablehlo.sqrt %0 : tensor<3x4xf32>
    %121 = stablehlo.divide %119, %120 : tensor<3x4xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %123 = stablehlo.compare LE, %0, %122, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %124 = stablehlo.select %123, %83, %121 : tensor<3x4xi1>, tensor<3x4xf32>
    %125 = chlo.bessel_i1e %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %126 = stablehlo.sign %arg0 : tensor<3x4xf32>
    %127 = stablehlo.multiply %126, %124 : tensor<3x4xf32>
    %128 = stablehlo.subtract %125, %127 : tensor<3x4xf32>
    %129 = chlo.bessel_i1e %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %130 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %cst_36 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %132 = stablehlo.compare GT, %130, %131, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_37 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %135 = stablehlo.select %132, %arg0, %134 : tensor<3x4xi1>, tensor<3x4xf32>
    %136 = stablehlo.abs %135 : tensor<3x4xf32>
    %cst_38 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_40 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %140 = stablehlo.multiply %137, %136 : tensor<3x4xf32>
    %141 = stablehlo.subtract %140, %138 : tensor<3x4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %145 = stablehlo.multiply %141, %142 : tensor<3x4xf32>
    %146 = stablehlo.subtract %145, %143 : tensor<3x4xf32>
    %cst_44 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %148 = stablehlo.add %146, %147 : tensor<3x4xf32>
    %149 = stablehlo.multiply %141, %148 : tensor<3x4xf32>
    %150 = stablehlo.subtract %149, %142 : tensor<3x4xf32>
    %cst_45 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %152 = stablehlo.add %150, %151 : tensor<3x4xf32>
    %153 = stablehlo.multiply %141, %152 : tensor<3x4xf32>
    %154 = stablehlo.subtract %153, %148 : tensor<3x4xf32>
    %cst_46 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %156 = stablehlo.add %154, %155 : tensor<3x4xf32>
    %157 = stablehlo.multiply %141, %156 : tensor<3x4xf32>
    %158 = stablehlo.subtract %157, %152 : tensor<3x4xf32>
    %cst_47 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %160 = stablehlo.add %158, %159 : tensor<3x4xf32>
    %161 = stablehlo.multiply %141, %160 : tensor<3x4xf32>
    %162 = stablehlo.subtract %161, %156 : tensor<3x4xf32>
    %cst_48 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %164 = stablehlo.add %162, %163 : tensor<3x4xf32>
    %165 = stablehlo.multiply %141, %164 : tensor<3x4xf32>
    %166 = stablehlo.subtract %165, %160 : tensor<3x4xf32>
    %cst_49 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %168 = stablehlo.add %166, %167 : tensor<3x4xf32>
    %169 = stablehlo.multiply %141, %168 : tensor<3x4xf32>
    %170 = stablehlo.subtract %169, %164 : tensor<3x4xf32>
    %cst_50 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %172 = stablehlo.add %170, %171 : tensor<3x4xf32>
    %173 = stablehlo.multiply %141, %172 : tensor<3x4xf32>
    %174 = stablehlo.subtract %173, %168 : tensor<3x4xf32>
    %cst_51 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %176 = stablehlo.add %174, %175 : tensor<3x4xf32>
    %177 = stablehlo.multiply %141, %176 : tensor<3x4xf32>
    %178 = stablehlo.subtract %177, %172 : tensor<3x4xf32>
    %cst_52 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %180 = stablehlo.add %178, %179 : tensor<3x4xf32>
    %181 = stablehlo.multiply %141, %180 : tensor<3x4xf32>
    %182 = stablehlo.subtract %181, %176 : tensor<3x4xf32>
    %cst_53 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %184 = stablehlo.add %182, %183 : tensor<3x4xf32>
    %185 = stablehlo.multiply %141, %184 : tensor<3x4xf32>
    %186 = stablehlo.subtract %185, %180 : tensor<3x4xf32>
    %cst_54 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %188 = stablehlo.add %186, %187 : tensor<3x4xf32>
    %189 = stablehlo.multiply %141, %188 : tensor<3x4xf32>
    %190 = stablehlo.subtract %189, %184 : tensor<3x4xf32>
    %cst_55 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %192 = stablehlo.add %190, %191 : tensor<3x4xf32>
    %193 = stablehlo.multiply %141, %192 : tensor<3x4xf32>
    %194 = stablehlo.subtract %193, %188 : tensor<3x4xf32>
    %cst_56 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %196 = stablehlo.add %194, %195 : tensor<3x4xf32>
    %197 = stablehlo.multiply %141, %196 : tensor<3x4xf32>
    %198 = stablehlo.subtract %197, %192 : tensor<3x4xf32>
    %cst_57 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %200 = stablehlo.add %198, %199 : tensor<3x4xf32>
    %201 = stablehlo.multiply %141, %200 : tensor<3x4xf32>
    %202 = stablehlo.subtract %201, %196 : tensor<3x4xf32>
    %cst_58 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %204 = stablehlo.add %202, %203 : tensor<3x4xf32>
    %205 = stablehlo.multiply %141, %204 : tensor<3x4xf32>
    %206 = stablehlo.subtract %205, %200 : tensor<3x4xf32>
    %cst_59 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %208 = stablehlo.add %206, %207 : tensor<3x4xf32>
    %209 = stablehlo.multiply %141, %208 : tensor<3x4xf32>
    %210 = stablehlo.subtract %209, %204 : tensor<3x4xf32>
    %cst_60 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %212 = stablehlo.add %210, %211 : tensor<3x4xf32>
    %213 = stablehlo.multiply %141, %212 : tensor<3x4xf32>
    %214 = stablehlo.subtract %213, %208 : tensor<3x4xf32>
    %cst_61 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %216 = stablehlo.add %214, %215 : tensor<3x4xf32>
    %217 = stablehlo.subtract %216, %208 : tensor<3x4xf32>
    %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %219 = stablehlo.multiply %218, %217 : tensor<3x4xf32>
    %220 = stablehlo.divide %139, %136 : tensor<3x4xf32>
    %221 = stablehlo.subtract %220, %138 : tensor<3x4xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %225 = stablehlo.multiply %221, %222 : tensor<3x4xf32>
    %226 = stablehlo.subtract %225, %223 : tensor<3x4xf32>
    %cst_66 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %228 = stablehlo.add %226, %227 : tensor<3x4xf32>
    %229 = stablehlo.multiply %221, %228 : tensor<3x4xf32>
    %230 = stablehlo.subtract %229, %222 : tensor<3x4xf32>
    %cst_67 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %232 = stablehlo.add %230, %231 : tensor<3x4xf32>
    %233 = stablehlo.multiply %221, %232 : tensor<3x4xf32>
    %234 = stablehlo.subtract %233, %228 : tensor<3x4xf32>
    %cst_68 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %236 = stablehlo.add %234, %235 : tensor<3x4xf32>
    %237 = stablehlo.multiply %221, %236 : tensor<3x4xf32>
    %238 = stablehlo.subtract %237, %232 : tensor<3x4xf32>
    %cst_69 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %240 = stablehlo.add %238, %239 : tensor<3x4xf32>
    %241 = stablehlo.multiply %221, %240 : tensor<3x4xf32>
    %242 = stablehlo.subtract %241, %236 : tensor<3x4xf32>
    %cst_70 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %244 = stablehlo.add %242, %243 : tensor<3x4xf32>
    %245 = stablehlo.multiply %221, %244 : tensor<3x4xf32>
    %246 = stablehlo.subtract %245, %240 : tensor<3x4xf32>
    %cst_71 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %248 = stablehlo.add %246, %247 : tensor<3x4xf32>
    %249 = stablehlo.multiply %221, %248 : tensor<3x4xf32>
    %250 = stablehlo.subtract %249, %244 : tensor<3x4xf32>
    %cst_72 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %252 = stablehlo.add %250, %251 : tensor<3x4xf32>
    %253 = stablehlo.subtract %252, %244 : tensor<3x4xf32>
    %cst_73 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %255 = stablehlo.multiply %254, %253 : tensor<3x4xf32>
    %256 = stablehlo.sqrt %136 : tensor<3x4xf32>
    %257 = stablehlo.divide %255, %256 : tensor<3x4xf32>
    %cst_74 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %259 = stablehlo.compare LE, %136, %258, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %260 = stablehlo.select %259, %219, %257 : tensor<3x4xi1>, tensor<3x4xf32>
    %261 = stablehlo.sign %135 : tensor<3x4xf32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %263 = stablehlo.divide %262, %135 : tensor<3x4xf32>
    %264 = stablehlo.add %261, %263 : tensor<3x4xf32>
    %265 = stablehlo.multiply %129, %264 : tensor<3x4xf32>
    %266 = stablehlo.subtract %260, %265 : tensor<3x4xf32>
    %cst_76 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %269 = stablehlo.select %132, %266, %268 : tensor<3x4xi1>, tensor<3x4xf32>
    %270 = stablehlo.sign %arg0 : tensor<3x4xf32>
    %271 = stablehlo.multiply %270, %124 : tensor<3x4xf32>
    %272 = stablehlo.subtract %129, %271 : tensor<3x4xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %274 = stablehlo.multiply %273, %272 : tensor<3x4xf32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %275 = stablehlo.multiply %cst_78, %cst_79 : tensor<f32>
    %276 = stablehlo.negate %275 : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %278 = stablehlo.multiply %270, %277 : tensor<3x4xf32>
    %279 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %280 = stablehlo.multiply %279, %269 : tensor<3x4xf32>
    %281 = stablehlo.multiply %278, %128 : tensor<3x4xf32>
    %282 = stablehlo.add %280, %281 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%282, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.8637367, 0.72782564, 0.7375216, 0.29620788], [0.5634158, 0.20638455, 0.57053125, 0.22301783], [0.80293286, 0.5035294, 0.75974035, 0.1942869]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.37767628, 0.46500266, 0.45809606, 0.92146415], [0.6009818, 1.066689, 0.59428334, 1.0380692], [0.4143146, 0.66067606, 0.44268578, 1.0880287]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_bessel_i0e_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.multiply %1, %0 : tensor<3x4xf64>
    %5 = stablehlo.subtract %4, %2 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.multiply %5, %6 : tensor<3x4xf64>
    %10 = stablehlo.subtract %9, %7 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.add %10, %11 : tensor<3x4xf64>
    %13 = stablehlo.multiply %5, %12 : tensor<3x4xf64>
    %14 = stablehlo.subtract %13, %6 : tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %16 = stablehlo.add %14, %15 : tensor<3x4xf64>
    %17 = stablehlo.multiply %5, %16 : tensor<3x4xf64>
    %18 = stablehlo.subtract %17, %12 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %20 = stablehlo.add %18, %19 : tensor<3x4xf64>
    %21 = stablehlo.multiply %5, %20 : tensor<3x4xf64>
    %22 = stablehlo.subtract %21, %16 : tensor<3x4xf64>
    %cst_8 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %24 = stablehlo.add %22, %23 : tensor<3x4xf64>
    %25 = stablehlo.multiply %5, %24 : tensor<3x4xf64>
    %26 = stablehlo.subtract %25, %20 : tensor<3x4xf64>
    %cst_9 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %28 = stablehlo.add %26, %27 : tensor<3x4xf64>
    %29 = stablehlo.multiply %5, %28 : tensor<3x4xf64>
    %30 = stablehlo.subtract %29, %24 : tensor<3x4xf64>
    %cst_10 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %32 = stablehlo.add %30, %31 : tensor<3x4xf64>
    %33 = stablehlo.multiply %5, %32 : tensor<3x4xf64>
    %34 = stablehlo.subtract %33, %28 : tensor<3x4xf64>
    %cst_11 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %36 = stablehlo.add %34, %35 : tensor<3x4xf64>
    %37 = stablehlo.multiply %5, %36 : tensor<3x4xf64>
    %38 = stablehlo.subtract %37, %32 : tensor<3x4xf64>
    %cst_12 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %40 = stablehlo.add %38, %39 : tensor<3x4xf64>
    %41 = stablehlo.multiply %5, %40 : tensor<3x4xf64>
    %42 = stablehlo.subtract %41, %36 : tensor<3x4xf64>
    %cst_13 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %44 = stablehlo.add %42, %43 : tensor<3x4xf64>
    %45 = stablehlo.multiply %5, %44 : tensor<3x4xf64>
    %46 = stablehlo.subtract %45, %40 : tensor<3x4xf64>
    %cst_14 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %48 = stablehlo.add %46, %47 : tensor<3x4xf64>
    %49 = stablehlo.multiply %5, %48 : tensor<3x4xf64>
    %50 = stablehlo.subtract %49, %44 : tensor<3x4xf64>
    %cst_15 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %52 = stablehlo.add %50, %51 : tensor<3x4xf64>
    %53 = stablehlo.multiply %5, %52 : tensor<3x4xf64>
    %54 = stablehlo.subtract %53, %48 : tensor<3x4xf64>
    %cst_16 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %56 = stablehlo.add %54, %55 : tensor<3x4xf64>
    %57 = stablehlo.multiply %5, %56 : tensor<3x4xf64>
    %58 = stablehlo.subtract %57, %52 : tensor<3x4xf64>
    %cst_17 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %60 = stablehlo.add %58, %59 : tensor<3x4xf64>
    %61 = stablehlo.multiply %5, %60 : tensor<3x4xf64>
    %62 = stablehlo.subtract %61, %56 : tensor<3x4xf64>
    %cst_18 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %64 = stablehlo.add %62, %63 : tensor<3x4xf64>
    %65 = stablehlo.multiply %5, %64 : tensor<3x4xf64>
    %66 = stablehlo.subtract %65, %60 : tensor<3x4xf64>
    %cst_19 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %68 = stablehlo.add %66, %67 : tensor<3x4xf64>
    %69 = stablehlo.multiply %5, %68 : tensor<3x4xf64>
    %70 = stablehlo.subtract %69, %64 : tensor<3x4xf64>
    %cst_20 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %72 = stablehlo.add %70, %71 : tensor<3x4xf64>
    %73 = stablehlo.multiply %5, %72 : tensor<3x4xf64>
    %74 = stablehlo.subtract %73, %68 : tensor<3x4xf64>
    %cst_21 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %76 = stablehlo.add %74, %75 : tensor<3x4xf64>
    %77 = stablehlo.multiply %5, %76 : tensor<3x4xf64>
    %78 = stablehlo.subtract %77, %72 : tensor<3x4xf64>
    %cst_22 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %80 = stablehlo.add %78, %79 : tensor<3x4xf64>
    %81 = stablehlo.multiply %5, %80 : tensor<3x4xf64>
    %82 = stablehlo.subtract %81, %76 : tensor<3x4xf64>
    %cst_23 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %84 = stablehlo.add %82, %83 : tensor<3x4xf64>
    %85 = stablehlo.multiply %5, %84 : tensor<3x4xf64>
    %86 = stablehlo.subtract %85, %80 : tensor<3x4xf64>
    %cst_24 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %88 = stablehlo.add %86, %87 : tensor<3x4xf64>
    %89 = stablehlo.multiply %5, %88 : tensor<3x4xf64>
    %90 = stablehlo.subtract %89, %84 : tensor<3x4xf64>
    %cst_25 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %92 = stablehlo.add %90, %91 : tensor<3x4xf64>
    %93 = stablehlo.multiply %5, %92 : tensor<3x4xf64>
    %94 = stablehlo.subtract %93, %88 : tensor<3x4xf64>
    %cst_26 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %96 = stablehlo.add %94, %95 : tensor<3x4xf64>
    %97 = stablehlo.multiply %5, %96 : tensor<3x4xf64>
    %98 = stablehlo.subtract %97, %92 : tensor<3x4xf64>
    %cst_27 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %100 = stablehlo.add %98, %99 : tensor<3x4xf64>
    %101 = stablehlo.multiply %5, %100 : tensor<3x4xf64>
    %102 = stablehlo.subtract %101, %96 : tensor<3x4xf64>
    %cst_28 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %104 = stablehlo.add %102, %103 : tensor<3x4xf64>
    %105 = stablehlo.multiply %5, %104 : tensor<3x4xf64>
    %106 = stablehlo.subtract %105, %100 : tensor<3x4xf64>
    %cst_29 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %108 = stablehlo.add %106, %107 : tensor<3x4xf64>
    %109 = stablehlo.multiply %5, %108 : tensor<3x4xf64>
    %110 = stablehlo.subtract %109, %104 : tensor<3x4xf64>
    %cst_30 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %111 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %112 = stablehlo.add %110, %111 : tensor<3x4xf64>
    %113 = stablehlo.multiply %5, %112 : tensor<3x4xf64>
    %114 = stablehlo.subtract %113, %108 : tensor<3x4xf64>
    %cst_31 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %116 = stablehlo.add %114, %115 : tensor<3x4xf64>
    %117 = stablehlo.multiply %5, %116 : tensor<3x4xf64>
    %118 = stablehlo.subtract %117, %112 : tensor<3x4xf64>
    %cst_32 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %119 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %120 = stablehlo.add %118, %119 : tensor<3x4xf64>
    %121 = stablehlo.multiply %5, %120 : tensor<3x4xf64>
    %122 = stablehlo.subtract %121, %116 : tensor<3x4xf64>
    %cst_33 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %123 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %124 = stablehlo.add %122, %123 : tensor<3x4xf64>
    %125 = stablehlo.multiply %5, %124 : tensor<3x4xf64>
    %126 = stablehlo.subtract %125, %120 : tensor<3x4xf64>
    %cst_34 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %128 = stablehlo.add %126, %127 : tensor<3x4xf64>
    %129 = stablehlo.subtract %128, %120 : tensor<3x4xf64>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %131 = stablehlo.multiply %130, %129 : tensor<3x4xf64>
    %132 = stablehlo.divide %3, %0 : tensor<3x4xf64>
    %133 = stablehlo.subtract %132, %2 : tensor<3x4xf64>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %134 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %135 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %137 = stablehlo.multiply %133, %134 : tensor<3x4xf64>
    %138 = stablehlo.subtract %137, %135 : tensor<3x4xf64>
    %cst_39 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %140 = stablehlo.add %138, %139 : tensor<3x4xf64>
    %141 = stablehlo.multiply %133, %140 : tensor<3x4xf64>
    %142 = stablehlo.subtract %141, %134 : tensor<3x4xf64>
    %cst_40 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %143 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %144 = stablehlo.add %142, %143 : tensor<3x4xf64>
    %145 = stablehlo.multiply %133, %144 : tensor<3x4xf64>
    %146 = stablehlo.subtract %145, %140 : tensor<3x4xf64>
    %cst_41 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %148 = stablehlo.add %146, %147 : tensor<3x4xf64>
    %149 = stablehlo.multiply %133, %148 : tensor<3x4xf64>
    %150 = stablehlo.subtract %149, %144 : tensor<3x4xf64>
    %cst_42 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %151 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %152 = stablehlo.add %150, %151 : tensor<3x4xf64>
    %153 = stablehlo.multiply %133, %152 : tensor<3x4xf64>
    %154 = stablehlo.subtract %153, %148 : tensor<3x4xf64>
    %cst_43 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %155 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %156 = stablehlo.add %154, %155 : tensor<3x4xf64>
    %157 = stablehlo.multiply %133, %156 : tensor<3x4xf64>
    %158 = stablehlo.subtract %157, %152 : tensor<3x4xf64>
    %cst_44 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %159 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %160 = stablehlo.add %158, %159 : tensor<3x4xf64>
    %161 = stablehlo.multiply %133, %160 : tensor<3x4xf64>
    %162 = stablehlo.subtract %161, %156 : tensor<3x4xf64>
    %cst_45 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %163 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %164 = stablehlo.add %162, %163 : tensor<3x4xf64>
    %165 = stablehlo.multiply %133, %164 : tensor<3x4xf64>
    %166 = stablehlo.subtract %165, %160 : tensor<3x4xf64>
    %cst_46 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %167 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %168 = stablehlo.add %166, %167 : tensor<3x4xf64>
    %169 = stablehlo.multiply %133, %168 : tensor<3x4xf64>
    %170 = stablehlo.subtract %169, %164 : tensor<3x4xf64>
    %cst_47 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %171 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %172 = stablehlo.add %170, %171 : tensor<3x4xf64>
    %173 = stablehlo.multiply %133, %172 : tensor<3x4xf64>
    %174 = stablehlo.subtract %173, %168 : tensor<3x4xf64>
    %cst_48 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %175 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %176 = stablehlo.add %174, %175 : tensor<3x4xf64>
    %177 = stablehlo.multiply %133, %176 : tensor<3x4xf64>
    %178 = stablehlo.subtract %177, %172 : tensor<3x4xf64>
    %cst_49 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %179 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %180 = stablehlo.add %178, %179 : tensor<3x4xf64>
    %181 = stablehlo.multiply %133, %180 : tensor<3x4xf64>
    %182 = stablehlo.subtract %181, %176 : tensor<3x4xf64>
    %cst_50 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %183 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %184 = stablehlo.add %182, %183 : tensor<3x4xf64>
    %185 = stablehlo.multiply %133, %184 : tensor<3x4xf64>
    %186 = stablehlo.subtract %185, %180 : tensor<3x4xf64>
    %cst_51 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %187 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %188 = stablehlo.add %186, %187 : tensor<3x4xf64>
    %189 = stablehlo.multiply %133, %188 : tensor<3x4xf64>
    %190 = stablehlo.subtract %189, %184 : tensor<3x4xf64>
    %cst_52 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %191 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %192 = stablehlo.add %190, %191 : tensor<3x4xf64>
    %193 = stablehlo.multiply %133, %192 : tensor<3x4xf64>
    %194 = stablehlo.subtract %193, %188 : tensor<3x4xf64>
    %cst_53 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %195 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %196 = stablehlo.add %194, %195 : tensor<3x4xf64>
    %197 = stablehlo.multiply %133, %196 : tensor<3x4xf64>
    %198 = stablehlo.subtract %197, %192 : tensor<3x4xf64>
    %cst_54 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %199 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %200 = stablehlo.add %198, %199 : tensor<3x4xf64>
    %201 = stablehlo.multiply %133, %200 : tensor<3x4xf64>
    %202 = stablehlo.subtract %201, %196 : tensor<3x4xf64>
    %cst_55 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %203 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %204 = stablehlo.add %202, %203 : tensor<3x4xf64>
    %205 = stablehlo.multiply %133, %204 : tensor<3x4xf64>
    %206 = stablehlo.subtract %205, %200 : tensor<3x4xf64>
    %cst_56 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %207 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %208 = stablehlo.add %206, %207 : tensor<3x4xf64>
    %209 = stablehlo.multiply %133, %208 : tensor<3x4xf64>
    %210 = stablehlo.subtract %209, %204 : tensor<3x4xf64>
    %cst_57 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %211 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %212 = stablehlo.add %210, %211 : tensor<3x4xf64>
    %213 = stablehlo.multiply %133, %212 : tensor<3x4xf64>
    %214 = stablehlo.subtract %213, %208 : tensor<3x4xf64>
    %cst_58 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %215 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %216 = stablehlo.add %214, %215 : tensor<3x4xf64>
    %217 = stablehlo.multiply %133, %216 : tensor<3x4xf64>
    %218 = stablehlo.subtract %217, %212 : tensor<3x4xf64>
    %cst_59 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %220 = stablehlo.add %218, %219 : tensor<3x4xf64>
    %221 = stablehlo.multiply %133, %220 : tensor<3x4xf64>
    %222 = stablehlo.subtract %221, %216 : tensor<3x4xf64>
    %cst_60 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %223 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %224 = stablehlo.add %222, %223 : tensor<3x4xf64>
    %225 = stablehlo.multiply %133, %224 : tensor<3x4xf64>
    %226 = stablehlo.subtract %225, %220 : tensor<3x4xf64>
    %cst_61 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %228 = stablehlo.add %226, %227 : tensor<3x4xf64>
    %229 = stablehlo.multiply %133, %228 : tensor<3x4xf64>
    %230 = stablehlo.subtract %229, %224 : tensor<3x4xf64>
    %cst_62 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %231 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %232 = stablehlo.add %230, %231 : tensor<3x4xf64>
    %233 = stablehlo.multiply %133, %232 : tensor<3x4xf64>
    %234 = stablehlo.subtract %233, %228 : tensor<3x4xf64>
    %cst_63 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %236 = stablehlo.add %234, %235 : tensor<3x4xf64>
    %237 = stablehlo.subtract %236, %228 : tensor<3x4xf64>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %238 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %239 = stablehlo.multiply %238, %237 : tensor<3x4xf64>
    %240 = stablehlo.sqrt %0 : tensor<3x4xf64>
    %241 = stablehlo.divide %239, %240 : tensor<3x4xf64>
    %cst_65 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %242 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %243 = stablehlo.compare LE, %0, %242, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %244 = stablehlo.select %243, %131, %241 : tensor<3x4xi1>, tensor<3x4xf64>
    %245 = chlo.bessel_i1e %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %246 = stablehlo.sign %arg0 : tensor<3x4xf64>
    %247 = stablehlo.multiply %246, %244 : tensor<3x4xf64>
    %248 = stablehlo.subtract %245, %247 : tensor<3x4xf64>
    %249 = chlo.bessel_i1e %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %250 = stablehlo.abs %arg0 : tensor<3x4xf64>
    %cst_66 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %251 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %252 = stablehlo.compare GT, %250, %251, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_67 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %253 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %254 = stablehlo.broadcast_in_dim %253, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %255 = stablehlo.select %252, %arg0, %254 : tensor<3x4xi1>, tensor<3x4xf64>
    %256 = stablehlo.abs %255 : tensor<3x4xf64>
    %cst_68 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %257 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %258 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_70 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %259 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %260 = stablehlo.multiply %257, %256 : tensor<3x4xf64>
    %261 = stablehlo.subtract %260, %258 : tensor<3x4xf64>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %262 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %263 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %264 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %265 = stablehlo.multiply %261, %262 : tensor<3x4xf64>
    %266 = stablehlo.subtract %265, %263 : tensor<3x4xf64>
    %cst_74 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %267 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %268 = stablehlo.add %266, %267 : tensor<3x4xf64>
    %269 = stablehlo.multiply %261, %268 : tensor<3x4xf64>
    %270 = stablehlo.subtract %269, %262 : tensor<3x4xf64>
    %cst_75 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %271 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %272 = stablehlo.add %270, %271 : tensor<3x4xf64>
    %273 = stablehlo.multiply %261, %272 : tensor<3x4xf64>
    %274 = stablehlo.subtract %273, %268 : tensor<3x4xf64>
    %cst_76 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %275 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %276 = stablehlo.add %274, %275 : tensor<3x4xf64>
    %277 = stablehlo.multiply %261, %276 : tensor<3x4xf64>
    %278 = stablehlo.subtract %277, %272 : tensor<3x4xf64>
    %cst_77 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %279 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %280 = stablehlo.add %278, %279 : tensor<3x4xf64>
    %281 = stablehlo.multiply %261, %280 : tensor<3x4xf64>
    %282 = stablehlo.subtract %281, %276 : tensor<3x4xf64>
    %cst_78 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %283 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %284 = stablehlo.add %282, %283 : tensor<3x4xf64>
    %285 = stablehlo.multiply %261, %284 : tensor<3x4xf64>
    %286 = stablehlo.subtract %285, %280 : tensor<3x4xf64>
    %cst_79 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %287 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %288 = stablehlo.add %286, %287 : tensor<3x4xf64>
    %289 = stablehlo.multiply %261, %288 : tensor<3x4xf64>
    %290 = stablehlo.subtract %289, %284 : tensor<3x4xf64>
    %cst_80 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %291 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %292 = stablehlo.add %290, %291 : tensor<3x4xf64>
    %293 = stablehlo.multiply %261, %292 : tensor<3x4xf64>
    %294 = stablehlo.subtract %293, %288 : tensor<3x4xf64>
    %cst_81 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %295 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %296 = stablehlo.add %294, %295 : tensor<3x4xf64>
    %297 = stablehlo.multiply %261, %296 : tensor<3x4xf64>
    %298 = stablehlo.subtract %297, %292 : tensor<3x4xf64>
    %cst_82 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %299 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %300 = stablehlo.add %298, %299 : tensor<3x4xf64>
    %301 = stablehlo.multiply %261, %300 : tensor<3x4xf64>
    %302 = stablehlo.subtract %301, %296 : tensor<3x4xf64>
    %cst_83 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %303 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %304 = stablehlo.add %302, %303 : tensor<3x4xf64>
    %305 = stablehlo.multiply %261, %304 : tensor<3x4xf64>
    %306 = stablehlo.subtract %305, %300 : tensor<3x4xf64>
    %cst_84 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %307 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %308 = stablehlo.add %306, %307 : tensor<3x4xf64>
    %309 = stablehlo.multiply %261, %308 : tensor<3x4xf64>
    %310 = stablehlo.subtract %309, %304 : tensor<3x4xf64>
    %cst_85 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %311 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %312 = stablehlo.add %310, %311 : tensor<3x4xf64>
    %313 = stablehlo.multiply %261, %312 : tensor<3x4xf64>
    %314 = stablehlo.subtract %313, %308 : tensor<3x4xf64>
    %cst_86 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %315 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %316 = stablehlo.add %314, %315 : tensor<3x4xf64>
    %317 = stablehlo.multiply %261, %316 : tensor<3x4xf64>
    %318 = stablehlo.subtract %317, %312 : tensor<3x4xf64>
    %cst_87 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %319 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %320 = stablehlo.add %318, %319 : tensor<3x4xf64>
    %321 = stablehlo.multiply %261, %320 : tensor<3x4xf64>
    %322 = stablehlo.subtract %321, %316 : tensor<3x4xf64>
    %cst_88 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %323 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %324 = stablehlo.add %322, %323 : tensor<3x4xf64>
    %325 = stablehlo.multiply %261, %324 : tensor<3x4xf64>
    %326 = stablehlo.subtract %325, %320 : tensor<3x4xf64>
    %cst_89 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %327 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %328 = stablehlo.add %326, %327 : tensor<3x4xf64>
    %329 = stablehlo.multiply %261, %328 : tensor<3x4xf64>
    %330 = stablehlo.subtract %329, %324 : tensor<3x4xf64>
    %cst_90 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %331 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %332 = stablehlo.add %330, %331 : tensor<3x4xf64>
    %333 = stablehlo.multiply %261, %332 : tensor<3x4xf64>
    %334 = stablehlo.subtract %333, %328 : tensor<3x4xf64>
    %cst_91 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %335 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %336 = stablehlo.add %334, %335 : tensor<3x4xf64>
    %337 = stablehlo.multiply %261, %336 : tensor<3x4xf64>
    %338 = stablehlo.subtract %337, %332 : tensor<3x4xf64>
    %cst_92 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %339 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %340 = stablehlo.add %338, %339 : tensor<3x4xf64>
    %341 = stablehlo.multiply %261, %340 : tensor<3x4xf64>
    %342 = stablehlo.subtract %341, %336 : tensor<3x4xf64>
    %cst_93 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %343 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %344 = stablehlo.add %342, %343 : tensor<3x4xf64>
    %345 = stablehlo.multiply %261, %344 : tensor<3x4xf64>
    %346 = stablehlo.subtract %345, %340 : tensor<3x4xf64>
    %cst_94 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %347 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %348 = stablehlo.add %346, %347 : tensor<3x4xf64>
    %349 = stablehlo.multiply %261, %348 : tensor<3x4xf64>
    %350 = stablehlo.subtract %349, %344 : tensor<3x4xf64>
    %cst_95 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %351 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %352 = stablehlo.add %350, %351 : tensor<3x4xf64>
    %353 = stablehlo.multiply %261, %352 : tensor<3x4xf64>
    %354 = stablehlo.subtract %353, %348 : tensor<3x4xf64>
    %cst_96 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %355 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %356 = stablehlo.add %354, %355 : tensor<3x4xf64>
    %357 = stablehlo.multiply %261, %356 : tensor<3x4xf64>
    %358 = stablehlo.subtract %357, %352 : tensor<3x4xf64>
    %cst_97 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %359 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %360 = stablehlo.add %358, %359 : tensor<3x4xf64>
    %361 = stablehlo.multiply %261, %360 : tensor<3x4xf64>
    %362 = stablehlo.subtract %361, %356 : tensor<3x4xf64>
    %cst_98 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %363 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %364 = stablehlo.add %362, %363 : tensor<3x4xf64>
    %365 = stablehlo.multiply %261, %364 : tensor<3x4xf64>
    %366 = stablehlo.subtract %365, %360 : tensor<3x4xf64>
    %cst_99 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %367 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %368 = stablehlo.add %366, %367 : tensor<3x4xf64>
    %369 = stablehlo.multiply %261, %368 : tensor<3x4xf64>
    %370 = stablehlo.subtract %369, %364 : tensor<3x4xf64>
    %cst_100 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %371 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %372 = stablehlo.add %370, %371 : tensor<3x4xf64>
    %373 = stablehlo.multiply %261, %372 : tensor<3x4xf64>
    %374 = stablehlo.subtract %373, %368 : tensor<3x4xf64>
    %cst_101 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %375 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %376 = stablehlo.add %374, %375 : tensor<3x4xf64>
    %377 = stablehlo.multiply %261, %376 : tensor<3x4xf64>
    %378 = stablehlo.subtract %377, %372 : tensor<3x4xf64>
    %cst_102 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %379 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %380 = stablehlo.add %378, %379 : tensor<3x4xf64>
    %381 = stablehlo.multiply %261, %380 : tensor<3x4xf64>
    %382 = stablehlo.subtract %381, %376 : tensor<3x4xf64>
    %cst_103 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %383 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %384 = stablehlo.add %382, %383 : tensor<3x4xf64>
    %385 = stablehlo.subtract %384, %376 : tensor<3x4xf64>
    %cst_104 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %386 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %387 = stablehlo.multiply %386, %385 : tensor<3x4xf64>
    %388 = stablehlo.divide %259, %256 : tensor<3x4xf64>
    %389 = stablehlo.subtract %388, %258 : tensor<3x4xf64>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %390 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %391 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %392 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %393 = stablehlo.multiply %389, %390 : tensor<3x4xf64>
    %394 = stablehlo.subtract %393, %391 : tensor<3x4xf64>
    %cst_108 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %395 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %396 = stablehlo.add %394, %395 : tensor<3x4xf64>
    %397 = stablehlo.multiply %389, %396 : tensor<3x4xf64>
    %398 = stablehlo.subtract %397, %390 : tensor<3x4xf64>
    %cst_109 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %399 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %400 = stablehlo.add %398, %399 : tensor<3x4xf64>
    %401 = stablehlo.multiply %389, %400 : tensor<3x4xf64>
    %402 = stablehlo.subtract %401, %396 : tensor<3x4xf64>
    %cst_110 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %403 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %404 = stablehlo.add %402, %403 : tensor<3x4xf64>
    %405 = stablehlo.multiply %389, %404 : tensor<3x4xf64>
    %406 = stablehlo.subtract %405, %400 : tensor<3x4xf64>
    %cst_111 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %407 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %408 = stablehlo.add %406, %407 : tensor<3x4xf64>
    %409 = stablehlo.multiply %389, %408 : tensor<3x4xf64>
    %410 = stablehlo.subtract %409, %404 : tensor<3x4xf64>
    %cst_112 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %411 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %412 = stablehlo.add %410, %411 : tensor<3x4xf64>
    %413 = stablehlo.multiply %389, %412 : tensor<3x4xf64>
    %414 = stablehlo.subtract %413, %408 : tensor<3x4xf64>
    %cst_113 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %415 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %416 = stablehlo.add %414, %415 : tensor<3x4xf64>
    %417 = stablehlo.multiply %389, %416 : tensor<3x4xf64>
    %418 = stablehlo.subtract %417, %412 : tensor<3x4xf64>
    %cst_114 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %419 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %420 = stablehlo.add %418, %419 : tensor<3x4xf64>
    %421 = stablehlo.multiply %389, %420 : tensor<3x4xf64>
    %422 = stablehlo.subtract %421, %416 : tensor<3x4xf64>
    %cst_115 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %423 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %424 = stablehlo.add %422, %423 : tensor<3x4xf64>
    %425 = stablehlo.multiply %389, %424 : tensor<3x4xf64>
    %426 = stablehlo.subtract %425, %420 : tensor<3x4xf64>
    %cst_116 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %427 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %428 = stablehlo.add %426, %427 : tensor<3x4xf64>
    %429 = stablehlo.multiply %389, %428 : tensor<3x4xf64>
    %430 = stablehlo.subtract %429, %424 : tensor<3x4xf64>
    %cst_117 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %431 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %432 = stablehlo.add %430, %431 : tensor<3x4xf64>
    %433 = stablehlo.multiply %389, %432 : tensor<3x4xf64>
    %434 = stablehlo.subtract %433, %428 : tensor<3x4xf64>
    %cst_118 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %435 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %436 = stablehlo.add %434, %435 : tensor<3x4xf64>
    %437 = stablehlo.multiply %389, %436 : tensor<3x4xf64>
    %438 = stablehlo.subtract %437, %432 : tensor<3x4xf64>
    %cst_119 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %439 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %440 = stablehlo.add %438, %439 : tensor<3x4xf64>
    %441 = stablehlo.multiply %389, %440 : tensor<3x4xf64>
    %442 = stablehlo.subtract %441, %436 : tensor<3x4xf64>
    %cst_120 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %443 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %444 = stablehlo.add %442, %443 : tensor<3x4xf64>
    %445 = stablehlo.multiply %389, %444 : tensor<3x4xf64>
    %446 = stablehlo.subtract %445, %440 : tensor<3x4xf64>
    %cst_121 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %447 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %448 = stablehlo.add %446, %447 : tensor<3x4xf64>
    %449 = stablehlo.multiply %389, %448 : tensor<3x4xf64>
    %450 = stablehlo.subtract %449, %444 : tensor<3x4xf64>
    %cst_122 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %451 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %452 = stablehlo.add %450, %451 : tensor<3x4xf64>
    %453 = stablehlo.multiply %389, %452 : tensor<3x4xf64>
    %454 = stablehlo.subtract %453, %448 : tensor<3x4xf64>
    %cst_123 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %455 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %456 = stablehlo.add %454, %455 : tensor<3x4xf64>
    %457 = stablehlo.multiply %389, %456 : tensor<3x4xf64>
    %458 = stablehlo.subtract %457, %452 : tensor<3x4xf64>
    %cst_124 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %459 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %460 = stablehlo.add %458, %459 : tensor<3x4xf64>
    %461 = stablehlo.multiply %389, %460 : tensor<3x4xf64>
    %462 = stablehlo.subtract %461, %456 : tensor<3x4xf64>
    %cst_125 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %463 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %464 = stablehlo.add %462, %463 : tensor<3x4xf64>
    %465 = stablehlo.multiply %389, %464 : tensor<3x4xf64>
    %466 = stablehlo.subtract %465, %460 : tensor<3x4xf64>
    %cst_126 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %467 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %468 = stablehlo.add %466, %467 : tensor<3x4xf64>
    %469 = stablehlo.multiply %389, %468 : tensor<3x4xf64>
    %470 = stablehlo.subtract %469, %464 : tensor<3x4xf64>
    %cst_127 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %471 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %472 = stablehlo.add %470, %471 : tensor<3x4xf64>
    %473 = stablehlo.multiply %389, %472 : tensor<3x4xf64>
    %474 = stablehlo.subtract %473, %468 : tensor<3x4xf64>
    %cst_128 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %475 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %476 = stablehlo.add %474, %475 : tensor<3x4xf64>
    %477 = stablehlo.multiply %389, %476 : tensor<3x4xf64>
    %478 = stablehlo.subtract %477, %472 : tensor<3x4xf64>
    %cst_129 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %479 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %480 = stablehlo.add %478, %479 : tensor<3x4xf64>
    %481 = stablehlo.multiply %389, %480 : tensor<3x4xf64>
    %482 = stablehlo.subtract %481, %476 : tensor<3x4xf64>
    %cst_130 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %483 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %484 = stablehlo.add %482, %483 : tensor<3x4xf64>
    %485 = stablehlo.multiply %389, %484 : tensor<3x4xf64>
    %486 = stablehlo.subtract %485, %480 : tensor<3x4xf64>
    %cst_131 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %487 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %488 = stablehlo.add %486, %487 : tensor<3x4xf64>
    %489 = stablehlo.multiply %389, %488 : tensor<3x4xf64>
    %490 = stablehlo.subtract %489, %484 : tensor<3x4xf64>
    %cst_132 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %491 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %492 = stablehlo.add %490, %491 : tensor<3x4xf64>
    %493 = stablehlo.subtract %492, %484 : tensor<3x4xf64>
    %cst_133 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %494 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %495 = stablehlo.multiply %494, %493 : tensor<3x4xf64>
    %496 = stablehlo.sqrt %256 : tensor<3x4xf64>
    %497 = stablehlo.divide %495, %496 : tensor<3x4xf64>
    %cst_134 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %498 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %499 = stablehlo.compare LE, %256, %498, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %500 = stablehlo.select %499, %387, %497 : tensor<3x4xi1>, tensor<3x4xf64>
    %501 = stablehlo.sign %255 : tensor<3x4xf64>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %502 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %503 = stablehlo.divide %502, %255 : tensor<3x4xf64>
    %504 = stablehlo.add %501, %503 : tensor<3x4xf64>
    %505 = stablehlo.multiply %249, %504 : tensor<3x4xf64>
    %506 = stablehlo.subtract %500, %505 : tensor<3x4xf64>
    %cst_136 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %507 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %508 = stablehlo.broadcast_in_dim %507, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %509 = stablehlo.select %252, %506, %508 : tensor<3x4xi1>, tensor<3x4xf64>
    %510 = stablehlo.sign %arg0 : tensor<3x4xf64>
    %511 = stablehlo.multiply %510, %244 : tensor<3x4xf64>
    %512 = stablehlo.subtract %249, %511 : tensor<3x4xf64>
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %513 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %514 = stablehlo.multiply %513, %512 : tensor<3x4xf64>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %515 = stablehlo.multiply %cst_138, %cst_139 : tensor<f64>
    %516 = stablehlo.negate %515 : tensor<f64>
    %517 = stablehlo.broadcast_in_dim %516, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %518 = stablehlo.multiply %510, %517 : tensor<3x4xf64>
    %519 = stablehlo.broadcast_in_dim %515, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %520 = stablehlo.multiply %519, %509 : tensor<3x4xf64>
    %521 = stablehlo.multiply %518, %248 : tensor<3x4xf64>
    %522 = stablehlo.add %520, %521 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%522, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.716787234506016, 0.3439817986748652, 0.2760541646157978, 0.8370530080595334], [0.8783026612984534, 0.7069871764792534, 0.5347034080525382, 0.1888708470461156], [0.3983581409853798, 0.3710270444558152, 0.1796251598875695, 0.6611810237360314]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.473002940216807, 0.8529097282131437, 0.9521180108088705, 0.39330070816159995], [0.3694340801815203, 0.48023067743377734, 0.6288459171853247, 1.0977277314397282], [0.7814263514708927, 0.8165230823538839, 1.1144971482854056, 0.5156347830684356]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
