module @scipy_vonmises_pdf_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.compare GT, %arg1, %0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %2 = stablehlo.cosine %arg0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<6xf32>
    %5 = stablehlo.multiply %arg1, %4 : tensor<6xf32>
    %6 = stablehlo.abs %arg1 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.multiply %7, %6 : tensor<6xf32>
    %11 = stablehlo.subtract %10, %8 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.multiply %11, %12 : tensor<6xf32>
    %16 = stablehlo.subtract %15, %13 : tensor<6xf32>
    %cst_7 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.add %16, %17 : tensor<6xf32>
    %19 = stablehlo.multiply %11, %18 : tensor<6xf32>
    %20 = stablehlo.subtract %19, %12 : tensor<6xf32>
    %cst_8 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.add %20, %21 : tensor<6xf32>
    %23 = stablehlo.multiply %11, %22 : tensor<6xf32>
    %24 = stablehlo.subtract %23, %18 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.add %24, %25 : tensor<6xf32>
    %27 = stablehlo.multiply %11, %26 : tensor<6xf32>
    %28 = stablehlo.subtract %27, %22 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.add %28, %29 : tensor<6xf32>
    %31 = stablehlo.multiply %11, %30 : tensor<6xf32>
    %32 = stablehlo.subtract %31, %26 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %34 = stablehlo.add %32, %33 : tensor<6xf32>
    %35 = stablehlo.multiply %11, %34 : tensor<6xf32>
    %36 = stablehlo.subtract %35, %30 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %38 = stablehlo.add %36, %37 : tensor<6xf32>
    %39 = stablehlo.multiply %11, %38 : tensor<6xf32>
    %40 = stablehlo.subtract %39, %34 : tensor<6xf32>
    %cst_13 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %42 = stablehlo.add %40, %41 : tensor<6xf32>
    %43 = stablehlo.multiply %11, %42 : tensor<6xf32>
    %44 = stablehlo.subtract %43, %38 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %46 = stablehlo.add %44, %45 : tensor<6xf32>
    %47 = stablehlo.multiply %11, %46 : tensor<6xf32>
    %48 = stablehlo.subtract %47, %42 : tensor<6xf32>
    %cst_15 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %50 = stablehlo.add %48, %49 : tensor<6xf32>
    %51 = stablehlo.multiply %11, %50 : tensor<6xf32>
    %52 = stablehlo.subtract %51, %46 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %54 = stablehlo.add %52, %53 : tensor<6xf32>
    %55 = stablehlo.multiply %11, %54 : tensor<6xf32>
    %56 = stablehlo.subtract %55, %50 : tensor<6xf32>
    %cst_17 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %58 = stablehlo.add %56, %57 : tensor<6xf32>
    %59 = stablehlo.multiply %11, %58 : tensor<6xf32>
    %60 = stablehlo.subtract %59, %54 : tensor<6xf32>
    %cst_18 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %62 = stablehlo.add %60, %61 : tensor<6xf32>
    %63 = stablehlo.multiply %11, %62 : tensor<6xf32>
    %64 = stablehlo.subtract %63, %58 : tensor<6xf32>
    %cst_19 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %66 = stablehlo.add %64, %65 : tensor<6xf32>
    %67 = stablehlo.multiply %11, %66 : tensor<6xf32>
    %68 = stablehlo.subtract %67, %62 : tensor<6xf32>
    %cst_20 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %70 = stablehlo.add %68, %69 : tensor<6xf32>
    %71 = stablehlo.multiply %11, %70 : tensor<6xf32>
    %72 = stablehlo.subtract %71, %66 : tensor<6xf32>
    %cst_21 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %74 = stablehlo.add %72, %73 : tensor<6xf32>
    %75 = stablehlo.multiply %11, %74 : tensor<6xf32>
    %76 = stablehlo.subtract %75, %70 : tensor<6xf32>
    %cst_22 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %78 = stablehlo.add %76, %77 : tensor<6xf32>
    %79 = stablehlo.multiply %11, %78 : tensor<6xf32>
    %80 = stablehlo.subtract %79, %74 : tensor<6xf32>
    %cst_23 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %82 = stablehlo.add %80, %81 : tensor<6xf32>
    %83 = stablehlo.multiply %11, %82 : tensor<6xf32>
    %84 = stablehlo.subtract %83, %78 : tensor<6xf32>
    %cst_24 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %86 = stablehlo.add %84, %85 : tensor<6xf32>
    %87 = stablehlo.subtract %86, %78 : tensor<6xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<6xf32>
    %90 = stablehlo.divide %9, %6 : tensor<6xf32>
    %91 = stablehlo.subtract %90, %8 : tensor<6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %95 = stablehlo.multiply %91, %92 : tensor<6xf32>
    %96 = stablehlo.subtract %95, %93 : tensor<6xf32>
    %cst_29 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %98 = stablehlo.add %96, %97 : tensor<6xf32>
    %99 = stablehlo.multiply %91, %98 : tensor<6xf32>
    %100 = stablehlo.subtract %99, %92 : tensor<6xf32>
    %cst_30 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %102 = stablehlo.add %100, %101 : tensor<6xf32>
    %103 = stablehlo.multiply %91, %102 : tensor<6xf32>
    %104 = stablehlo.subtract %103, %98 : tensor<6xf32>
    %cst_31 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %106 = stablehlo.add %104, %105 : tensor<6xf32>
    %107 = stablehlo.multiply %91, %106 : tensor<6xf32>
    %108 = stablehlo.subtract %107, %102 : tensor<6xf32>
    %cst_32 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %110 = stablehlo.add %108, %109 : tensor<6xf32>
    %111 = stablehlo.multiply %91, %110 : tensor<6xf32>
    %112 = stablehlo.subtract %111, %106 : tensor<6xf32>
    %cst_33 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %114 = stablehlo.add %112, %113 : tensor<6xf32>
    %115 = stablehlo.multiply %91, %114 : tensor<6xf32>
    %116 = stablehlo.subtract %115, %110 : tensor<6xf32>
    %cst_34 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %118 = stablehlo.add %116, %117 : tensor<6xf32>
    %119 = stablehlo.multiply %91, %118 : tensor<6xf32>
    %120 = stablehlo.subtract %119, %114 : tensor<6xf32>
    %cst_35 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %122 = stablehlo.add %120, %121 : tensor<6xf32>
    %123 = stablehlo.subtract %122, %114 : tensor<6xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %125 = stablehlo.multiply %124, %123 : tensor<6xf32>
    %126 = stablehlo.sqrt %6 : tensor<6xf32>
    %127 = stablehlo.divide %125, %126 : tensor<6xf32>
    %cst_37 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %129 = stablehlo.compare LE, %6, %128, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %130 = stablehlo.select %129, %89, %127 : tensor<6xi1>, tensor<6xf32>
    %cst_38 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %132 = stablehlo.multiply %131, %130 : tensor<6xf32>
    %133 = stablehlo.log %132 : tensor<6xf32>
    %134 = stablehlo.subtract %5, %133 : tensor<6xf32>
    %cst_39 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %135 = call @_where(%1, %134, %cst_39) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %136 = stablehlo.exponential %135 : tensor<6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%136, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[0.8121119, 0.24875656, 2.5265312, 2.1088316, 0.4844322, 0.54380816]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[0.28394994, 0.236886, 0.4861184, 0.12561123, 0.080243, 0.72603315]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[0.18964808, 0.19745147, 0.10094938, 0.14864606, 0.17059278, 0.26073363]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
}

// -----

module @scipy_vonmises_pdf_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.compare GT, %arg1, %0, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %2 = stablehlo.cosine %arg0 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %4 = stablehlo.subtract %2, %3 : tensor<6xf64>
    %5 = stablehlo.multiply %arg1, %4 : tensor<6xf64>
    %6 = stablehlo.abs %arg1 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %10 = stablehlo.multiply %7, %6 : tensor<6xf64>
    %11 = stablehlo.subtract %10, %8 : tensor<6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %15 = stablehlo.multiply %11, %12 : tensor<6xf64>
    %16 = stablehlo.subtract %15, %13 : tensor<6xf64>
    %cst_7 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %18 = stablehlo.add %16, %17 : tensor<6xf64>
    %19 = stablehlo.multiply %11, %18 : tensor<6xf64>
    %20 = stablehlo.subtract %19, %12 : tensor<6xf64>
    %cst_8 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %22 = stablehlo.add %20, %21 : tensor<6xf64>
    %23 = stablehlo.multiply %11, %22 : tensor<6xf64>
    %24 = stablehlo.subtract %23, %18 : tensor<6xf64>
    %cst_9 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %26 = stablehlo.add %24, %25 : tensor<6xf64>
    %27 = stablehlo.multiply %11, %26 : tensor<6xf64>
    %28 = stablehlo.subtract %27, %22 : tensor<6xf64>
    %cst_10 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %30 = stablehlo.add %28, %29 : tensor<6xf64>
    %31 = stablehlo.multiply %11, %30 : tensor<6xf64>
    %32 = stablehlo.subtract %31, %26 : tensor<6xf64>
    %cst_11 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %34 = stablehlo.add %32, %33 : tensor<6xf64>
    %35 = stablehlo.multiply %11, %34 : tensor<6xf64>
    %36 = stablehlo.subtract %35, %30 : tensor<6xf64>
    %cst_12 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %38 = stablehlo.add %36, %37 : tensor<6xf64>
    %39 = stablehlo.multiply %11, %38 : tensor<6xf64>
    %40 = stablehlo.subtract %39, %34 : tensor<6xf64>
    %cst_13 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %42 = stablehlo.add %40, %41 : tensor<6xf64>
    %43 = stablehlo.multiply %11, %42 : tensor<6xf64>
    %44 = stablehlo.subtract %43, %38 : tensor<6xf64>
    %cst_14 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %46 = stablehlo.add %44, %45 : tensor<6xf64>
    %47 = stablehlo.multiply %11, %46 : tensor<6xf64>
    %48 = stablehlo.subtract %47, %42 : tensor<6xf64>
    %cst_15 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %50 = stablehlo.add %48, %49 : tensor<6xf64>
    %51 = stablehlo.multiply %11, %50 : tensor<6xf64>
    %52 = stablehlo.subtract %51, %46 : tensor<6xf64>
    %cst_16 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %54 = stablehlo.add %52, %53 : tensor<6xf64>
    %55 = stablehlo.multiply %11, %54 : tensor<6xf64>
    %56 = stablehlo.subtract %55, %50 : tensor<6xf64>
    %cst_17 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %58 = stablehlo.add %56, %57 : tensor<6xf64>
    %59 = stablehlo.multiply %11, %58 : tensor<6xf64>
    %60 = stablehlo.subtract %59, %54 : tensor<6xf64>
    %cst_18 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %62 = stablehlo.add %60, %61 : tensor<6xf64>
    %63 = stablehlo.multiply %11, %62 : tensor<6xf64>
    %64 = stablehlo.subtract %63, %58 : tensor<6xf64>
    %cst_19 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %66 = stablehlo.add %64, %65 : tensor<6xf64>
    %67 = stablehlo.multiply %11, %66 : tensor<6xf64>
    %68 = stablehlo.subtract %67, %62 : tensor<6xf64>
    %cst_20 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %70 = stablehlo.add %68, %69 : tensor<6xf64>
    %71 = stablehlo.multiply %11, %70 : tensor<6xf64>
    %72 = stablehlo.subtract %71, %66 : tensor<6xf64>
    %cst_21 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %74 = stablehlo.add %72, %73 : tensor<6xf64>
    %75 = stablehlo.multiply %11, %74 : tensor<6xf64>
    %76 = stablehlo.subtract %75, %70 : tensor<6xf64>
    %cst_22 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %78 = stablehlo.add %76, %77 : tensor<6xf64>
    %79 = stablehlo.multiply %11, %78 : tensor<6xf64>
    %80 = stablehlo.subtract %79, %74 : tensor<6xf64>
    %cst_23 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %81 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %82 = stablehlo.add %80, %81 : tensor<6xf64>
    %83 = stablehlo.multiply %11, %82 : tensor<6xf64>
    %84 = stablehlo.subtract %83, %78 : tensor<6xf64>
    %cst_24 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %86 = stablehlo.add %84, %85 : tensor<6xf64>
    %87 = stablehlo.multiply %11, %86 : tensor<6xf64>
    %88 = stablehlo.subtract %87, %82 : tensor<6xf64>
    %cst_25 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %90 = stablehlo.add %88, %89 : tensor<6xf64>
    %91 = stablehlo.multiply %11, %90 : tensor<6xf64>
    %92 = stablehlo.subtract %91, %86 : tensor<6xf64>
    %cst_26 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %93 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %94 = stablehlo.add %92, %93 : tensor<6xf64>
    %95 = stablehlo.multiply %11, %94 : tensor<6xf64>
    %96 = stablehlo.subtract %95, %90 : tensor<6xf64>
    %cst_27 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %98 = stablehlo.add %96, %97 : tensor<6xf64>
    %99 = stablehlo.multiply %11, %98 : tensor<6xf64>
    %100 = stablehlo.subtract %99, %94 : tensor<6xf64>
    %cst_28 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %101 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %102 = stablehlo.add %100, %101 : tensor<6xf64>
    %103 = stablehlo.multiply %11, %102 : tensor<6xf64>
    %104 = stablehlo.subtract %103, %98 : tensor<6xf64>
    %cst_29 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %105 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %106 = stablehlo.add %104, %105 : tensor<6xf64>
    %107 = stablehlo.multiply %11, %106 : tensor<6xf64>
    %108 = stablehlo.subtract %107, %102 : tensor<6xf64>
    %cst_30 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %109 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %110 = stablehlo.add %108, %109 : tensor<6xf64>
    %111 = stablehlo.multiply %11, %110 : tensor<6xf64>
    %112 = stablehlo.subtract %111, %106 : tensor<6xf64>
    %cst_31 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %113 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %114 = stablehlo.add %112, %113 : tensor<6xf64>
    %115 = stablehlo.multiply %11, %114 : tensor<6xf64>
    %116 = stablehlo.subtract %115, %110 : tensor<6xf64>
    %cst_32 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %118 = stablehlo.add %116, %117 : tensor<6xf64>
    %119 = stablehlo.multiply %11, %118 : tensor<6xf64>
    %120 = stablehlo.subtract %119, %114 : tensor<6xf64>
    %cst_33 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %121 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %122 = stablehlo.add %120, %121 : tensor<6xf64>
    %123 = stablehlo.multiply %11, %122 : tensor<6xf64>
    %124 = stablehlo.subtract %123, %118 : tensor<6xf64>
    %cst_34 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %125 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %126 = stablehlo.add %124, %125 : tensor<6xf64>
    %127 = stablehlo.multiply %11, %126 : tensor<6xf64>
    %128 = stablehlo.subtract %127, %122 : tensor<6xf64>
    %cst_35 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %129 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %130 = stablehlo.add %128, %129 : tensor<6xf64>
    %131 = stablehlo.multiply %11, %130 : tensor<6xf64>
    %132 = stablehlo.subtract %131, %126 : tensor<6xf64>
    %cst_36 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %133 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %134 = stablehlo.add %132, %133 : tensor<6xf64>
    %135 = stablehlo.subtract %134, %126 : tensor<6xf64>
    %cst_37 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %136 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %137 = stablehlo.multiply %136, %135 : tensor<6xf64>
    %138 = stablehlo.divide %9, %6 : tensor<6xf64>
    %139 = stablehlo.subtract %138, %8 : tensor<6xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %140 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %141 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %142 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %143 = stablehlo.multiply %139, %140 : tensor<6xf64>
    %144 = stablehlo.subtract %143, %141 : tensor<6xf64>
    %cst_41 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %145 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %146 = stablehlo.add %144, %145 : tensor<6xf64>
    %147 = stablehlo.multiply %139, %146 : tensor<6xf64>
    %148 = stablehlo.subtract %147, %140 : tensor<6xf64>
    %cst_42 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %149 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %150 = stablehlo.add %148, %149 : tensor<6xf64>
    %151 = stablehlo.multiply %139, %150 : tensor<6xf64>
    %152 = stablehlo.subtract %151, %146 : tensor<6xf64>
    %cst_43 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %153 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %154 = stablehlo.add %152, %153 : tensor<6xf64>
    %155 = stablehlo.multiply %139, %154 : tensor<6xf64>
    %156 = stablehlo.subtract %155, %150 : tensor<6xf64>
    %cst_44 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %157 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %158 = stablehlo.add %156, %157 : tensor<6xf64>
    %159 = stablehlo.multiply %139, %158 : tensor<6xf64>
    %160 = stablehlo.subtract %159, %154 : tensor<6xf64>
    %cst_45 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %161 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %162 = stablehlo.add %160, %161 : tensor<6xf64>
    %163 = stablehlo.multiply %139, %162 : tensor<6xf64>
    %164 = stablehlo.subtract %163, %158 : tensor<6xf64>
    %cst_46 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %165 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %166 = stablehlo.add %164, %165 : tensor<6xf64>
    %167 = stablehlo.multiply %139, %166 : tensor<6xf64>
    %168 = stablehlo.subtract %167, %162 : tensor<6xf64>
    %cst_47 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %169 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %170 = stablehlo.add %168, %169 : tensor<6xf64>
    %171 = stablehlo.multiply %139, %170 : tensor<6xf64>
    %172 = stablehlo.subtract %171, %166 : tensor<6xf64>
    %cst_48 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %173 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %174 = stablehlo.add %172, %173 : tensor<6xf64>
    %175 = stablehlo.multiply %139, %174 : tensor<6xf64>
    %176 = stablehlo.subtract %175, %170 : tensor<6xf64>
    %cst_49 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %177 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %178 = stablehlo.add %176, %177 : tensor<6xf64>
    %179 = stablehlo.multiply %139, %178 : tensor<6xf64>
    %180 = stablehlo.subtract %179, %174 : tensor<6xf64>
    %cst_50 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %181 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %182 = stablehlo.add %180, %181 : tensor<6xf64>
    %183 = stablehlo.multiply %139, %182 : tensor<6xf64>
    %184 = stablehlo.subtract %183, %178 : tensor<6xf64>
    %cst_51 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %185 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %186 = stablehlo.add %184, %185 : tensor<6xf64>
    %187 = stablehlo.multiply %139, %186 : tensor<6xf64>
    %188 = stablehlo.subtract %187, %182 : tensor<6xf64>
    %cst_52 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %189 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %190 = stablehlo.add %188, %189 : tensor<6xf64>
    %191 = stablehlo.multiply %139, %190 : tensor<6xf64>
    %192 = stablehlo.subtract %191, %186 : tensor<6xf64>
    %cst_53 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %193 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %194 = stablehlo.add %192, %193 : tensor<6xf64>
    %195 = stablehlo.multiply %139, %194 : tensor<6xf64>
    %196 = stablehlo.subtract %195, %190 : tensor<6xf64>
    %cst_54 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %197 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %198 = stablehlo.add %196, %197 : tensor<6xf64>
    %199 = stablehlo.multiply %139, %198 : tensor<6xf64>
    %200 = stablehlo.subtract %199, %194 : tensor<6xf64>
    %cst_55 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %201 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %202 = stablehlo.add %200, %201 : tensor<6xf64>
    %203 = stablehlo.multiply %139, %202 : tensor<6xf64>
    %204 = stablehlo.subtract %203, %198 : tensor<6xf64>
    %cst_56 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %205 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %206 = stablehlo.add %204, %205 : tensor<6xf64>
    %207 = stablehlo.multiply %139, %206 : tensor<6xf64>
    %208 = stablehlo.subtract %207, %202 : tensor<6xf64>
    %cst_57 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %209 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %210 = stablehlo.add %208, %209 : tensor<6xf64>
    %211 = stablehlo.multiply %139, %210 : tensor<6xf64>
    %212 = stablehlo.subtract %211, %206 : tensor<6xf64>
    %cst_58 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %213 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %214 = stablehlo.add %212, %213 : tensor<6xf64>
    %215 = stablehlo.multiply %139, %214 : tensor<6xf64>
    %216 = stablehlo.subtract %215, %210 : tensor<6xf64>
    %cst_59 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %217 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %218 = stablehlo.add %216, %217 : tensor<6xf64>
    %219 = stablehlo.multiply %139, %218 : tensor<6xf64>
    %220 = stablehlo.subtract %219, %214 : tensor<6xf64>
    %cst_60 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %221 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %222 = stablehlo.add %220, %221 : tensor<6xf64>
    %223 = stablehlo.multiply %139, %222 : tensor<6xf64>
    %224 = stablehlo.subtract %223, %218 : tensor<6xf64>
    %cst_61 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %225 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %226 = stablehlo.add %224, %225 : tensor<6xf64>
    %227 = stablehlo.multiply %139, %226 : tensor<6xf64>
    %228 = stablehlo.subtract %227, %222 : tensor<6xf64>
    %cst_62 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %229 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %230 = stablehlo.add %228, %229 : tensor<6xf64>
    %231 = stablehlo.multiply %139, %230 : tensor<6xf64>
    %232 = stablehlo.subtract %231, %226 : tensor<6xf64>
    %cst_63 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %233 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %234 = stablehlo.add %232, %233 : tensor<6xf64>
    %235 = stablehlo.multiply %139, %234 : tensor<6xf64>
    %236 = stablehlo.subtract %235, %230 : tensor<6xf64>
    %cst_64 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %237 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %238 = stablehlo.add %236, %237 : tensor<6xf64>
    %239 = stablehlo.multiply %139, %238 : tensor<6xf64>
    %240 = stablehlo.subtract %239, %234 : tensor<6xf64>
    %cst_65 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %241 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %242 = stablehlo.add %240, %241 : tensor<6xf64>
    %243 = stablehlo.subtract %242, %234 : tensor<6xf64>
    %cst_66 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %244 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %245 = stablehlo.multiply %244, %243 : tensor<6xf64>
    %246 = stablehlo.sqrt %6 : tensor<6xf64>
    %247 = stablehlo.divide %245, %246 : tensor<6xf64>
    %cst_67 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %248 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %249 = stablehlo.compare LE, %6, %248, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %250 = stablehlo.select %249, %137, %247 : tensor<6xi1>, tensor<6xf64>
    %cst_68 = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %251 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %252 = stablehlo.multiply %251, %250 : tensor<6xf64>
    %253 = stablehlo.log %252 : tensor<6xf64>
    %254 = stablehlo.subtract %5, %253 : tensor<6xf64>
    %cst_69 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %255 = call @_where(%1, %254, %cst_69) : (tensor<6xi1>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    %256 = stablehlo.exponential %255 : tensor<6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%256, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[0.726102090430788, 1.8274417408552548, 0.9695707707364666, 0.2346248498243574, 1.5029373052054271, 0.19991600000687826]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[0.18680974704976533, 0.35672015564498094, 0.6134674872726275, 0.8210738655169307, 0.3716383181977635, 0.19430922089271635]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[0.181428760671125, 0.14086000290466844, 0.2053934554410915, 0.3008245630496234, 0.1577233705948195, 0.19073796787374542]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf64>, %arg2: tensor<f64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
