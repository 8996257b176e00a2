module @scipy_i0_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf16>
    %want0 = call @expected() : () -> tensor<3x4xf16>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf16>
    %1 = stablehlo.exponential %0 : tensor<3x4xf16>
    %2 = stablehlo.convert %arg0 : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %3 = stablehlo.abs %2 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.multiply %4, %3 : tensor<3x4xf32>
    %8 = stablehlo.subtract %7, %5 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.multiply %8, %9 : tensor<3x4xf32>
    %13 = stablehlo.subtract %12, %10 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.add %13, %14 : tensor<3x4xf32>
    %16 = stablehlo.multiply %8, %15 : tensor<3x4xf32>
    %17 = stablehlo.subtract %16, %9 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %19 = stablehlo.add %17, %18 : tensor<3x4xf32>
    %20 = stablehlo.multiply %8, %19 : tensor<3x4xf32>
    %21 = stablehlo.subtract %20, %15 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %23 = stablehlo.add %21, %22 : tensor<3x4xf32>
    %24 = stablehlo.multiply %8, %23 : tensor<3x4xf32>
    %25 = stablehlo.subtract %24, %19 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %27 = stablehlo.add %25, %26 : tensor<3x4xf32>
    %28 = stablehlo.multiply %8, %27 : tensor<3x4xf32>
    %29 = stablehlo.subtract %28, %23 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %31 = stablehlo.add %29, %30 : tensor<3x4xf32>
    %32 = stablehlo.multiply %8, %31 : tensor<3x4xf32>
    %33 = stablehlo.subtract %32, %27 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %35 = stablehlo.add %33, %34 : tensor<3x4xf32>
    %36 = stablehlo.multiply %8, %35 : tensor<3x4xf32>
    %37 = stablehlo.subtract %36, %31 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %39 = stablehlo.add %37, %38 : tensor<3x4xf32>
    %40 = stablehlo.multiply %8, %39 : tensor<3x4xf32>
    %41 = stablehlo.subtract %40, %35 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %43 = stablehlo.add %41, %42 : tensor<3x4xf32>
    %44 = stablehlo.multiply %8, %43 : tensor<3x4xf32>
    %45 = stablehlo.subtract %44, %39 : tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %47 = stablehlo.add %45, %46 : tensor<3x4xf32>
    %48 = stablehlo.multiply %8, %47 : tensor<3x4xf32>
    %49 = stablehlo.subtract %48, %43 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %51 = stablehlo.add %49, %50 : tensor<3x4xf32>
    %52 = stablehlo.multiply %8, %51 : tensor<3x4xf32>
    %53 = stablehlo.subtract %52, %47 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %55 = stablehlo.add %53, %54 : tensor<3x4xf32>
    %56 = stablehlo.multiply %8, %55 : tensor<3x4xf32>
    %57 = stablehlo.subtract %56, %51 : tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %59 = stablehlo.add %57, %58 : tensor<3x4xf32>
    %60 = stablehlo.multiply %8, %59 : tensor<3x4xf32>
    %61 = stablehlo.subtract %60, %55 : tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %63 = stablehlo.add %61, %62 : tensor<3x4xf32>
    %64 = stablehlo.multiply %8, %63 : tensor<3x4xf32>
    %65 = stablehlo.subtract %64, %59 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %67 = stablehlo.add %65, %66 : tensor<3x4xf32>
    %68 = stablehlo.multiply %8, %67 : tensor<3x4xf32>
    %69 = stablehlo.subtract %68, %63 : tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %71 = stablehlo.add %69, %70 : tensor<3x4xf32>
    %72 = stablehlo.multiply %8, %71 : tensor<3x4xf32>
    %73 = stablehlo.subtract %72, %67 : tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %75 = stablehlo.add %73, %74 : tensor<3x4xf32>
    %76 = stablehlo.multiply %8, %75 : tensor<3x4xf32>
    %77 = stablehlo.subtract %76, %71 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %79 = stablehlo.add %77, %78 : tensor<3x4xf32>
    %80 = stablehlo.multiply %8, %79 : tensor<3x4xf32>
    %81 = stablehlo.subtract %80, %75 : tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %83 = stablehlo.add %81, %82 : tensor<3x4xf32>
    %84 = stablehlo.subtract %83, %75 : tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<3x4xf32>
    %87 = stablehlo.divide %6, %3 : tensor<3x4xf32>
    %88 = stablehlo.subtract %87, %5 : tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %92 = stablehlo.multiply %88, %89 : tensor<3x4xf32>
    %93 = stablehlo.subtract %92, %90 : tensor<3x4xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %95 = stablehlo.add %93, %94 : tensor<3x4xf32>
    %96 = stablehlo.multiply %88, %95 : tensor<3x4xf32>
    %97 = stablehlo.subtract %96, %89 : tensor<3x4xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %99 = stablehlo.add %97, %98 : tensor<3x4xf32>
    %100 = stablehlo.multiply %88, %99 : tensor<3x4xf32>
    %101 = stablehlo.subtract %100, %95 : tensor<3x4xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %103 = stablehlo.add %101, %102 : tensor<3x4xf32>
    %104 = stablehlo.multiply %88, %103 : tensor<3x4xf32>
    %105 = stablehlo.subtract %104, %99 : tensor<3x4xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %107 = stablehlo.add %105, %106 : tensor<3x4xf32>
    %108 = stablehlo.multiply %88, %107 : tensor<3x4xf32>
    %109 = stablehlo.subtract %108, %103 : tensor<3x4xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %111 = stablehlo.add %109, %110 : tensor<3x4xf32>
    %112 = stablehlo.multiply %88, %111 : tensor<3x4xf32>
    %113 = stablehlo.subtract %112, %107 : tensor<3x4xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %115 = stablehlo.add %113, %114 : tensor<3x4xf32>
    %116 = stablehlo.multiply %88, %115 : tensor<3x4xf32>
    %117 = stablehlo.subtract %116, %111 : tensor<3x4xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %119 = stablehlo.add %117, %118 : tensor<3x4xf32>
    %120 = stablehlo.subtract %119, %111 : tensor<3x4xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %122 = stablehlo.multiply %121, %120 : tensor<3x4xf32>
    %123 = stablehlo.sqrt %3 : tensor<3x4xf32>
    %124 = stablehlo.divide %122, %123 : tensor<3x4xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %126 = stablehlo.compare LE, %3, %125, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %127 = stablehlo.select %126, %86, %124 : tensor<3x4xi1>, tensor<3x4xf32>
    %128 = stablehlo.convert %127 : (tensor<3x4xf32>) -> tensor<3x4xf16>
    %129 = stablehlo.multiply %1, %128 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%129, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[-3.45703125, -3.40625, -0.88916015625, 2.70703125], [-0.039947509765625, -1.7041015625, -1.6513671875, -3.39453125], [0.775390625, -3.392578125, -3.33203125, 3.33203125]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
  func.func private @expected() -> tensor<3x4xf16> {
    %c0 = stablehlo.constant dense<[[7.1171875, 6.8203125, 1.2080078125, 3.86328125], [1.0009765625, 1.869140625, 1.8076171875, 6.75390625], [1.15625, 6.7421875, 6.4140625, 6.4140625]]> : tensor<3x4xf16>
    return %c0 : tensor<3x4xf16>
  }
}

// -----

module @scipy_i0_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %1 = stablehlo.exponential %0 : tensor<3x4xf32>
    %2 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %3, %2 : tensor<3x4xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.multiply %7, %8 : tensor<3x4xf32>
    %12 = stablehlo.subtract %11, %9 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.add %12, %13 : tensor<3x4xf32>
    %15 = stablehlo.multiply %7, %14 : tensor<3x4xf32>
    %16 = stablehlo.subtract %15, %8 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.add %16, %17 : tensor<3x4xf32>
    %19 = stablehlo.multiply %7, %18 : tensor<3x4xf32>
    %20 = stablehlo.subtract %19, %14 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.add %20, %21 : tensor<3x4xf32>
    %23 = stablehlo.multiply %7, %22 : tensor<3x4xf32>
    %24 = stablehlo.subtract %23, %18 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %26 = stablehlo.add %24, %25 : tensor<3x4xf32>
    %27 = stablehlo.multiply %7, %26 : tensor<3x4xf32>
    %28 = stablehlo.subtract %27, %22 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %30 = stablehlo.add %28, %29 : tensor<3x4xf32>
    %31 = stablehlo.multiply %7, %30 : tensor<3x4xf32>
    %32 = stablehlo.subtract %31, %26 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %34 = stablehlo.add %32, %33 : tensor<3x4xf32>
    %35 = stablehlo.multiply %7, %34 : tensor<3x4xf32>
    %36 = stablehlo.subtract %35, %30 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %38 = stablehlo.add %36, %37 : tensor<3x4xf32>
    %39 = stablehlo.multiply %7, %38 : tensor<3x4xf32>
    %40 = stablehlo.subtract %39, %34 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %42 = stablehlo.add %40, %41 : tensor<3x4xf32>
    %43 = stablehlo.multiply %7, %42 : tensor<3x4xf32>
    %44 = stablehlo.subtract %43, %38 : tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %46 = stablehlo.add %44, %45 : tensor<3x4xf32>
    %47 = stablehlo.multiply %7, %46 : tensor<3x4xf32>
    %48 = stablehlo.subtract %47, %42 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %50 = stablehlo.add %48, %49 : tensor<3x4xf32>
    %51 = stablehlo.multiply %7, %50 : tensor<3x4xf32>
    %52 = stablehlo.subtract %51, %46 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %54 = stablehlo.add %52, %53 : tensor<3x4xf32>
    %55 = stablehlo.multiply %7, %54 : tensor<3x4xf32>
    %56 = stablehlo.subtract %55, %50 : tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %58 = stablehlo.add %56, %57 : tensor<3x4xf32>
    %59 = stablehlo.multiply %7, %58 : tensor<3x4xf32>
    %60 = stablehlo.subtract %59, %54 : tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %62 = stablehlo.add %60, %61 : tensor<3x4xf32>
    %63 = stablehlo.multiply %7, %62 : tensor<3x4xf32>
    %64 = stablehlo.subtract %63, %58 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %66 = stablehlo.add %64, %65 : tensor<3x4xf32>
    %67 = stablehlo.multiply %7, %66 : tensor<3x4xf32>
    %68 = stablehlo.subtract %67, %62 : tensor<3x4xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %70 = stablehlo.add %68, %69 : tensor<3x4xf32>
    %71 = stablehlo.multiply %7, %70 : tensor<3x4xf32>
    %72 = stablehlo.subtract %71, %66 : tensor<3x4xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %74 = stablehlo.add %72, %73 : tensor<3x4xf32>
    %75 = stablehlo.multiply %7, %74 : tensor<3x4xf32>
    %76 = stablehlo.subtract %75, %70 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %78 = stablehlo.add %76, %77 : tensor<3x4xf32>
    %79 = stablehlo.multiply %7, %78 : tensor<3x4xf32>
    %80 = stablehlo.subtract %79, %74 : tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %82 = stablehlo.add %80, %81 : tensor<3x4xf32>
    %83 = stablehlo.subtract %82, %74 : tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<3x4xf32>
    %86 = stablehlo.divide %5, %2 : tensor<3x4xf32>
    %87 = stablehlo.subtract %86, %4 : tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %91 = stablehlo.multiply %87, %88 : tensor<3x4xf32>
    %92 = stablehlo.subtract %91, %89 : tensor<3x4xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %94 = stablehlo.add %92, %93 : tensor<3x4xf32>
    %95 = stablehlo.multiply %87, %94 : tensor<3x4xf32>
    %96 = stablehlo.subtract %95, %88 : tensor<3x4xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %98 = stablehlo.add %96, %97 : tensor<3x4xf32>
    %99 = stablehlo.multiply %87, %98 : tensor<3x4xf32>
    %100 = stablehlo.subtract %99, %94 : tensor<3x4xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %102 = stablehlo.add %100, %101 : tensor<3x4xf32>
    %103 = stablehlo.multiply %87, %102 : tensor<3x4xf32>
    %104 = stablehlo.subtract %103, %98 : tensor<3x4xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %106 = stablehlo.add %104, %105 : tensor<3x4xf32>
    %107 = stablehlo.multiply %87, %106 : tensor<3x4xf32>
    %108 = stablehlo.subtract %107, %102 : tensor<3x4xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %110 = stablehlo.add %108, %109 : tensor<3x4xf32>
    %111 = stablehlo.multiply %87, %110 : tensor<3x4xf32>
    %112 = stablehlo.subtract %111, %106 : tensor<3x4xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %114 = stablehlo.add %112, %113 : tensor<3x4xf32>
    %115 = stablehlo.multiply %87, %114 : tensor<3x4xf32>
    %116 = stablehlo.subtract %115, %110 : tensor<3x4xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %118 = stablehlo.add %116, %117 : tensor<3x4xf32>
    %119 = stablehlo.subtract %118, %110 : tensor<3x4xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %121 = stablehlo.multiply %120, %119 : tensor<3x4xf32>
    %122 = stablehlo.sqrt %2 : tensor<3x4xf32>
    %123 = stablehlo.divide %121, %122 : tensor<3x4xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %125 = stablehlo.compare LE, %2, %124, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %126 = stablehlo.select %125, %85, %123 : tensor<3x4xi1>, tensor<3x4xf32>
    %127 = stablehlo.multiply %1, %126 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%127, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-2.156201, 0.40553758, -3.1689434, 1.9211358], [1.868195, 2.646768, -2.8563945, -1.1386113], [-2.045798, -2.4236958, 1.3852772, -0.8023809]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.5469737, 1.0415399, 5.6022167, 2.1586568], [2.0823636, 3.6848981, 4.3482757, 1.3513356], [2.35401, 3.104304, 1.5404487, 1.1675472]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_i0_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.abs %arg0 : tensor<3x4xf64>
    %1 = stablehlo.exponential %0 : tensor<3x4xf64>
    %2 = stablehlo.abs %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.multiply %3, %2 : tensor<3x4xf64>
    %7 = stablehlo.subtract %6, %4 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %11 = stablehlo.multiply %7, %8 : tensor<3x4xf64>
    %12 = stablehlo.subtract %11, %9 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %14 = stablehlo.add %12, %13 : tensor<3x4xf64>
    %15 = stablehlo.multiply %7, %14 : tensor<3x4xf64>
    %16 = stablehlo.subtract %15, %8 : tensor<3x4xf64>
    %cst_6 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %18 = stablehlo.add %16, %17 : tensor<3x4xf64>
    %19 = stablehlo.multiply %7, %18 : tensor<3x4xf64>
    %20 = stablehlo.subtract %19, %14 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %22 = stablehlo.add %20, %21 : tensor<3x4xf64>
    %23 = stablehlo.multiply %7, %22 : tensor<3x4xf64>
    %24 = stablehlo.subtract %23, %18 : tensor<3x4xf64>
    %cst_8 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %26 = stablehlo.add %24, %25 : tensor<3x4xf64>
    %27 = stablehlo.multiply %7, %26 : tensor<3x4xf64>
    %28 = stablehlo.subtract %27, %22 : tensor<3x4xf64>
    %cst_9 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %30 = stablehlo.add %28, %29 : tensor<3x4xf64>
    %31 = stablehlo.multiply %7, %30 : tensor<3x4xf64>
    %32 = stablehlo.subtract %31, %26 : tensor<3x4xf64>
    %cst_10 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %34 = stablehlo.add %32, %33 : tensor<3x4xf64>
    %35 = stablehlo.multiply %7, %34 : tensor<3x4xf64>
    %36 = stablehlo.subtract %35, %30 : tensor<3x4xf64>
    %cst_11 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %38 = stablehlo.add %36, %37 : tensor<3x4xf64>
    %39 = stablehlo.multiply %7, %38 : tensor<3x4xf64>
    %40 = stablehlo.subtract %39, %34 : tensor<3x4xf64>
    %cst_12 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %42 = stablehlo.add %40, %41 : tensor<3x4xf64>
    %43 = stablehlo.multiply %7, %42 : tensor<3x4xf64>
    %44 = stablehlo.subtract %43, %38 : tensor<3x4xf64>
    %cst_13 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %46 = stablehlo.add %44, %45 : tensor<3x4xf64>
    %47 = stablehlo.multiply %7, %46 : tensor<3x4xf64>
    %48 = stablehlo.subtract %47, %42 : tensor<3x4xf64>
    %cst_14 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %50 = stablehlo.add %48, %49 : tensor<3x4xf64>
    %51 = stablehlo.multiply %7, %50 : tensor<3x4xf64>
    %52 = stablehlo.subtract %51, %46 : tensor<3x4xf64>
    %cst_15 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %54 = stablehlo.add %52, %53 : tensor<3x4xf64>
    %55 = stablehlo.multiply %7, %54 : tensor<3x4xf64>
    %56 = stablehlo.subtract %55, %50 : tensor<3x4xf64>
    %cst_16 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %58 = stablehlo.add %56, %57 : tensor<3x4xf64>
    %59 = stablehlo.multiply %7, %58 : tensor<3x4xf64>
    %60 = stablehlo.subtract %59, %54 : tensor<3x4xf64>
    %cst_17 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %62 = stablehlo.add %60, %61 : tensor<3x4xf64>
    %63 = stablehlo.multiply %7, %62 : tensor<3x4xf64>
    %64 = stablehlo.subtract %63, %58 : tensor<3x4xf64>
    %cst_18 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %66 = stablehlo.add %64, %65 : tensor<3x4xf64>
    %67 = stablehlo.multiply %7, %66 : tensor<3x4xf64>
    %68 = stablehlo.subtract %67, %62 : tensor<3x4xf64>
    %cst_19 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %70 = stablehlo.add %68, %69 : tensor<3x4xf64>
    %71 = stablehlo.multiply %7, %70 : tensor<3x4xf64>
    %72 = stablehlo.subtract %71, %66 : tensor<3x4xf64>
    %cst_20 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %74 = stablehlo.add %72, %73 : tensor<3x4xf64>
    %75 = stablehlo.multiply %7, %74 : tensor<3x4xf64>
    %76 = stablehlo.subtract %75, %70 : tensor<3x4xf64>
    %cst_21 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %78 = stablehlo.add %76, %77 : tensor<3x4xf64>
    %79 = stablehlo.multiply %7, %78 : tensor<3x4xf64>
    %80 = stablehlo.subtract %79, %74 : tensor<3x4xf64>
    %cst_22 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %82 = stablehlo.add %80, %81 : tensor<3x4xf64>
    %83 = stablehlo.multiply %7, %82 : tensor<3x4xf64>
    %84 = stablehlo.subtract %83, %78 : tensor<3x4xf64>
    %cst_23 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %86 = stablehlo.add %84, %85 : tensor<3x4xf64>
    %87 = stablehlo.multiply %7, %86 : tensor<3x4xf64>
    %88 = stablehlo.subtract %87, %82 : tensor<3x4xf64>
    %cst_24 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %90 = stablehlo.add %88, %89 : tensor<3x4xf64>
    %91 = stablehlo.multiply %7, %90 : tensor<3x4xf64>
    %92 = stablehlo.subtract %91, %86 : tensor<3x4xf64>
    %cst_25 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %93 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %94 = stablehlo.add %92, %93 : tensor<3x4xf64>
    %95 = stablehlo.multiply %7, %94 : tensor<3x4xf64>
    %96 = stablehlo.subtract %95, %90 : tensor<3x4xf64>
    %cst_26 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %98 = stablehlo.add %96, %97 : tensor<3x4xf64>
    %99 = stablehlo.multiply %7, %98 : tensor<3x4xf64>
    %100 = stablehlo.subtract %99, %94 : tensor<3x4xf64>
    %cst_27 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %102 = stablehlo.add %100, %101 : tensor<3x4xf64>
    %103 = stablehlo.multiply %7, %102 : tensor<3x4xf64>
    %104 = stablehlo.subtract %103, %98 : tensor<3x4xf64>
    %cst_28 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %105 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %106 = stablehlo.add %104, %105 : tensor<3x4xf64>
    %107 = stablehlo.multiply %7, %106 : tensor<3x4xf64>
    %108 = stablehlo.subtract %107, %102 : tensor<3x4xf64>
    %cst_29 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %109 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %110 = stablehlo.add %108, %109 : tensor<3x4xf64>
    %111 = stablehlo.multiply %7, %110 : tensor<3x4xf64>
    %112 = stablehlo.subtract %111, %106 : tensor<3x4xf64>
    %cst_30 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %113 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %114 = stablehlo.add %112, %113 : tensor<3x4xf64>
    %115 = stablehlo.multiply %7, %114 : tensor<3x4xf64>
    %116 = stablehlo.subtract %115, %110 : tensor<3x4xf64>
    %cst_31 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %118 = stablehlo.add %116, %117 : tensor<3x4xf64>
    %119 = stablehlo.multiply %7, %118 : tensor<3x4xf64>
    %120 = stablehlo.subtract %119, %114 : tensor<3x4xf64>
    %cst_32 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %122 = stablehlo.add %120, %121 : tensor<3x4xf64>
    %123 = stablehlo.multiply %7, %122 : tensor<3x4xf64>
    %124 = stablehlo.subtract %123, %118 : tensor<3x4xf64>
    %cst_33 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %125 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %126 = stablehlo.add %124, %125 : tensor<3x4xf64>
    %127 = stablehlo.multiply %7, %126 : tensor<3x4xf64>
    %128 = stablehlo.subtract %127, %122 : tensor<3x4xf64>
    %cst_34 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %129 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %130 = stablehlo.add %128, %129 : tensor<3x4xf64>
    %131 = stablehlo.subtract %130, %122 : tensor<3x4xf64>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %132 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %133 = stablehlo.multiply %132, %131 : tensor<3x4xf64>
    %134 = stablehlo.divide %5, %2 : tensor<3x4xf64>
    %135 = stablehlo.subtract %134, %4 : tensor<3x4xf64>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %136 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %137 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %138 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %139 = stablehlo.multiply %135, %136 : tensor<3x4xf64>
    %140 = stablehlo.subtract %139, %137 : tensor<3x4xf64>
    %cst_39 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %141 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %142 = stablehlo.add %140, %141 : tensor<3x4xf64>
    %143 = stablehlo.multiply %135, %142 : tensor<3x4xf64>
    %144 = stablehlo.subtract %143, %136 : tensor<3x4xf64>
    %cst_40 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %145 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %146 = stablehlo.add %144, %145 : tensor<3x4xf64>
    %147 = stablehlo.multiply %135, %146 : tensor<3x4xf64>
    %148 = stablehlo.subtract %147, %142 : tensor<3x4xf64>
    %cst_41 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %149 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %150 = stablehlo.add %148, %149 : tensor<3x4xf64>
    %151 = stablehlo.multiply %135, %150 : tensor<3x4xf64>
    %152 = stablehlo.subtract %151, %146 : tensor<3x4xf64>
    %cst_42 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %153 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %154 = stablehlo.add %152, %153 : tensor<3x4xf64>
    %155 = stablehlo.multiply %135, %154 : tensor<3x4xf64>
    %156 = stablehlo.subtract %155, %150 : tensor<3x4xf64>
    %cst_43 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %157 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %158 = stablehlo.add %156, %157 : tensor<3x4xf64>
    %159 = stablehlo.multiply %135, %158 : tensor<3x4xf64>
    %160 = stablehlo.subtract %159, %154 : tensor<3x4xf64>
    %cst_44 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %161 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %162 = stablehlo.add %160, %161 : tensor<3x4xf64>
    %163 = stablehlo.multiply %135, %162 : tensor<3x4xf64>
    %164 = stablehlo.subtract %163, %158 : tensor<3x4xf64>
    %cst_45 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %165 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %166 = stablehlo.add %164, %165 : tensor<3x4xf64>
    %167 = stablehlo.multiply %135, %166 : tensor<3x4xf64>
    %168 = stablehlo.subtract %167, %162 : tensor<3x4xf64>
    %cst_46 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %169 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %170 = stablehlo.add %168, %169 : tensor<3x4xf64>
    %171 = stablehlo.multiply %135, %170 : tensor<3x4xf64>
    %172 = stablehlo.subtract %171, %166 : tensor<3x4xf64>
    %cst_47 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %173 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %174 = stablehlo.add %172, %173 : tensor<3x4xf64>
    %175 = stablehlo.multiply %135, %174 : tensor<3x4xf64>
    %176 = stablehlo.subtract %175, %170 : tensor<3x4xf64>
    %cst_48 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %177 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %178 = stablehlo.add %176, %177 : tensor<3x4xf64>
    %179 = stablehlo.multiply %135, %178 : tensor<3x4xf64>
    %180 = stablehlo.subtract %179, %174 : tensor<3x4xf64>
    %cst_49 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %181 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %182 = stablehlo.add %180, %181 : tensor<3x4xf64>
    %183 = stablehlo.multiply %135, %182 : tensor<3x4xf64>
    %184 = stablehlo.subtract %183, %178 : tensor<3x4xf64>
    %cst_50 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %185 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %186 = stablehlo.add %184, %185 : tensor<3x4xf64>
    %187 = stablehlo.multiply %135, %186 : tensor<3x4xf64>
    %188 = stablehlo.subtract %187, %182 : tensor<3x4xf64>
    %cst_51 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %189 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %190 = stablehlo.add %188, %189 : tensor<3x4xf64>
    %191 = stablehlo.multiply %135, %190 : tensor<3x4xf64>
    %192 = stablehlo.subtract %191, %186 : tensor<3x4xf64>
    %cst_52 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %193 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %194 = stablehlo.add %192, %193 : tensor<3x4xf64>
    %195 = stablehlo.multiply %135, %194 : tensor<3x4xf64>
    %196 = stablehlo.subtract %195, %190 : tensor<3x4xf64>
    %cst_53 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %197 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %198 = stablehlo.add %196, %197 : tensor<3x4xf64>
    %199 = stablehlo.multiply %135, %198 : tensor<3x4xf64>
    %200 = stablehlo.subtract %199, %194 : tensor<3x4xf64>
    %cst_54 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %201 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %202 = stablehlo.add %200, %201 : tensor<3x4xf64>
    %203 = stablehlo.multiply %135, %202 : tensor<3x4xf64>
    %204 = stablehlo.subtract %203, %198 : tensor<3x4xf64>
    %cst_55 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %205 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %206 = stablehlo.add %204, %205 : tensor<3x4xf64>
    %207 = stablehlo.multiply %135, %206 : tensor<3x4xf64>
    %208 = stablehlo.subtract %207, %202 : tensor<3x4xf64>
    %cst_56 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %209 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %210 = stablehlo.add %208, %209 : tensor<3x4xf64>
    %211 = stablehlo.multiply %135, %210 : tensor<3x4xf64>
    %212 = stablehlo.subtract %211, %206 : tensor<3x4xf64>
    %cst_57 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %213 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %214 = stablehlo.add %212, %213 : tensor<3x4xf64>
    %215 = stablehlo.multiply %135, %214 : tensor<3x4xf64>
    %216 = stablehlo.subtract %215, %210 : tensor<3x4xf64>
    %cst_58 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %217 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %218 = stablehlo.add %216, %217 : tensor<3x4xf64>
    %219 = stablehlo.multiply %135, %218 : tensor<3x4xf64>
    %220 = stablehlo.subtract %219, %214 : tensor<3x4xf64>
    %cst_59 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %221 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %222 = stablehlo.add %220, %221 : tensor<3x4xf64>
    %223 = stablehlo.multiply %135, %222 : tensor<3x4xf64>
    %224 = stablehlo.subtract %223, %218 : tensor<3x4xf64>
    %cst_60 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %225 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %226 = stablehlo.add %224, %225 : tensor<3x4xf64>
    %227 = stablehlo.multiply %135, %226 : tensor<3x4xf64>
    %228 = stablehlo.subtract %227, %222 : tensor<3x4xf64>
    %cst_61 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %229 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %230 = stablehlo.add %228, %229 : tensor<3x4xf64>
    %231 = stablehlo.multiply %135, %230 : tensor<3x4xf64>
    %232 = stablehlo.subtract %231, %226 : tensor<3x4xf64>
    %cst_62 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %233 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %234 = stablehlo.add %232, %233 : tensor<3x4xf64>
    %235 = stablehlo.multiply %135, %234 : tensor<3x4xf64>
    %236 = stablehlo.subtract %235, %230 : tensor<3x4xf64>
    %cst_63 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %237 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %238 = stablehlo.add %236, %237 : tensor<3x4xf64>
    %239 = stablehlo.subtract %238, %230 : tensor<3x4xf64>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %240 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %241 = stablehlo.multiply %240, %239 : tensor<3x4xf64>
    %242 = stablehlo.sqrt %2 : tensor<3x4xf64>
    %243 = stablehlo.divide %241, %242 : tensor<3x4xf64>
    %cst_65 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %244 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %245 = stablehlo.compare LE, %2, %244, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %246 = stablehlo.select %245, %133, %243 : tensor<3x4xi1>, tensor<3x4xf64>
    %247 = stablehlo.multiply %1, %246 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%247, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.1529307101015869, -2.76940859683015, -3.3627769963758665, -3.5557404144323588], [1.0324556503500064, 0.026709009322225974, 0.3693608818998566, 1.4270379391466994], [0.46864650372104766, -1.7182578611992305, 3.5217845512427735, 1.744900797986996]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[1.3609610103447962, 4.057694799982052, 6.57726028220906, 7.732976223305403], [1.2847801128246588, 1.0001783507464392, 1.0343987892914859, 1.5776919152297406], [1.0556657056669718, 1.8860020184156874, 7.514733611105762, 1.918865595474776]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
