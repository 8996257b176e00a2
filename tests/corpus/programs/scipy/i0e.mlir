module @scipy_i0e_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %1 = stablehlo.abs %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %2, %1 : tensor<3x4xf32>
    %6 = stablehlo.subtract %5, %3 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %10 = stablehlo.multiply %6, %7 : tensor<3x4xf32>
    %11 = stablehlo.subtract %10, %8 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %13 = stablehlo.add %11, %12 : tensor<3x4xf32>
    %14 = stablehlo.multiply %6, %13 : tensor<3x4xf32>
    %15 = stablehlo.subtract %14, %7 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %17 = stablehlo.add %15, %16 : tensor<3x4xf32>
    %18 = stablehlo.multiply %6, %17 : tensor<3x4xf32>
    %19 = stablehlo.subtract %18, %13 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %21 = stablehlo.add %19, %20 : tensor<3x4xf32>
    %22 = stablehlo.multiply %6, %21 : tensor<3x4xf32>
    %23 = stablehlo.subtract %22, %17 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %25 = stablehlo.add %23, %24 : tensor<3x4xf32>
    %26 = stablehlo.multiply %6, %25 : tensor<3x4xf32>
    %27 = stablehlo.subtract %26, %21 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %29 = stablehlo.add %27, %28 : tensor<3x4xf32>
    %30 = stablehlo.multiply %6, %29 : tensor<3x4xf32>
    %31 = stablehlo.subtract %30, %25 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %33 = stablehlo.add %31, %32 : tensor<3x4xf32>
    %34 = stablehlo.multiply %6, %33 : tensor<3x4xf32>
    %35 = stablehlo.subtract %34, %29 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %37 = stablehlo.add %35, %36 : tensor<3x4xf32>
    %38 = stablehlo.multiply %6, %37 : tensor<3x4xf32>
    %39 = stablehlo.subtract %38, %33 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %41 = stablehlo.add %39, %40 : tensor<3x4xf32>
    %42 = stablehlo.multiply %6, %41 : tensor<3x4xf32>
    %43 = stablehlo.subtract %42, %37 : tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %45 = stablehlo.add %43, %44 : tensor<3x4xf32>
    %46 = stablehlo.multiply %6, %45 : tensor<3x4xf32>
    %47 = stablehlo.subtract %46, %41 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %49 = stablehlo.add %47, %48 : tensor<3x4xf32>
    %50 = stablehlo.multiply %6, %49 : tensor<3x4xf32>
    %51 = stablehlo.subtract %50, %45 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %53 = stablehlo.add %51, %52 : tensor<3x4xf32>
    %54 = stablehlo.multiply %6, %53 : tensor<3x4xf32>
    %55 = stablehlo.subtract %54, %49 : tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %57 = stablehlo.add %55, %56 : tensor<3x4xf32>
    %58 = stablehlo.multiply %6, %57 : tensor<3x4xf32>
    %59 = stablehlo.subtract %58, %53 : tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %61 = stablehlo.add %59, %60 : tensor<3x4xf32>
    %62 = stablehlo.multiply %6, %61 : tensor<3x4xf32>
    %63 = stablehlo.subtract %62, %57 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %65 = stablehlo.add %63, %64 : tensor<3x4xf32>
    %66 = stablehlo.multiply %6, %65 : tensor<3x4xf32>
    %67 = stablehlo.subtract %66, %61 : tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %69 = stablehlo.add %67, %68 : tensor<3x4xf32>
    %70 = stablehlo.multiply %6, %69 : tensor<3x4xf32>
    %71 = stablehlo.subtract %70, %65 : tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %73 = stablehlo.add %71, %72 : tensor<3x4xf32>
    %74 = stablehlo.multiply %6, %73 : tensor<3x4xf32>
    %75 = stablehlo.subtract %74, %69 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %77 = stablehlo.add %75, %76 : tensor<3x4xf32>
    %78 = stablehlo.multiply %6, %77 : tensor<3x4xf32>
    %79 = stablehlo.subtract %78, %73 : tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %81 = stablehlo.add %79, %80 : tensor<3x4xf32>
    %82 = stablehlo.subtract %81, %73 : tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<3x4xf32>
    %85 = stablehlo.divide %4, %1 : tensor<3x4xf32>
    %86 = stablehlo.subtract %85, %3 : tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %90 = stablehlo.multiply %86, %87 : tensor<3x4xf32>
    %91 = stablehlo.subtract %90, %88 : tensor<3x4xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %93 = stablehlo.add %91, %92 : tensor<3x4xf32>
    %94 = stablehlo.multiply %86, %93 : tensor<3x4xf32>
    %95 = stablehlo.subtract %94, %87 : tensor<3x4xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %97 = stablehlo.add %95, %96 : tensor<3x4xf32>
    %98 = stablehlo.multiply %86, %97 : tensor<3x4xf32>
    %99 = stablehlo.subtract %98, %93 : tensor<3x4xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %101 = stablehlo.add %99, %100 : tensor<3x4xf32>
    %102 = stablehlo.multiply %86, %101 : tensor<3x4xf32>
    %103 = stablehlo.subtract %102, %97 : tensor<3x4xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %105 = stablehlo.add %103, %104 : tensor<3x4xf32>
    %106 = stablehlo.multiply %86, %105 : tensor<3x4xf32>
    %107 = stablehlo.subtract %106, %101 : tensor<3x4xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %109 = stablehlo.add %107, %108 : tensor<3x4xf32>
    %110 = stablehlo.multiply %86, %109 : tensor<3x4xf32>
    %111 = stablehlo.subtract %110, %105 : tensor<3x4xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %113 = stablehlo.add %111, %112 : tensor<3x4xf32>
    %114 = stablehlo.multiply %86, %113 : tensor<3x4xf32>
    %115 = stablehlo.subtract %114, %109 : tensor<3x4xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %117 = stablehlo.add %115, %116 : tensor<3x4xf32>
    %118 = stablehlo.subtract %117, %109 : tensor<3x4xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %120 = stablehlo.multiply %119, %118 : tensor<3x4xf32>
    %121 = stablehlo.sqrt %1 : tensor<3x4xf32>
    %122 = stablehlo.divide %120, %121 : tensor<3x4xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %124 = stablehlo.compare LE, %1, %123, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %125 = stablehlo.select %124, %84, %122 : tensor<3x4xi1>, tensor<3x4xf32>
    %126 = stablehlo.convert %125 : (tensor<3x4xf32>) -> tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%126, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-1.5166015625, 0.7724609375, 1.3125, -3.240234375], [1.0546875, -1.4072265625, -0.080322265625, 2.4375], [3.232421875, 2.748046875, -2.05078125, 3.82421875]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[0.364990234375, 0.533203125, 0.398193359375, 0.232666015625], [0.4521484375, 0.3818359375, 0.92431640625, 0.274169921875], [0.23291015625, 0.255615234375, 0.303955078125, 0.212158203125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_i0e_f32 {
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
    stablehlo.custom_call @check.expect_almost_eq(%124, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.9057458, -0.9226247, 2.2170484, 3.275255], [2.8209379, 1.9001794, 3.4187412, -3.089254], [-2.1759233, -0.5300618, 1.3271122, 1.9057001]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.49149653, 0.48666865, 0.28997558, 0.23122326], [0.25172243, 0.31822497, 0.22573748, 0.2389828], [0.29324308, 0.63064224, 0.3955322, 0.3176653]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_i0e_f64 {
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
    stablehlo.custom_call @check.expect_almost_eq(%244, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-3.848488466049008, 3.1991516727947653, 0.12265675473384086, 2.270406359125759], [0.14196401017678273, 3.1772245795492617, 0.9923100960883176, 3.780292878342829], [3.0656617980605905, 1.7195423527028373, -3.07902859977772, -0.45757949629969463]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.21142291644064792, 0.23430386729422906, 0.8878973712704803, 0.2858887587243544], [0.8720296115609545, 0.2352150498436266, 0.46775157835956394, 0.2135096293899837], [0.24002498853869575, 0.3381540888260597, 0.23943279534328987, 0.6663739878370583]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
