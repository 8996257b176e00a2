module @lax_bessel_i0e_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xbf16>
    %want0 = call @expected() : () -> tensor<17x3xbf16>
    %0 = stablehlo.convert %arg0 : (tensor<17x3xbf16>) -> tensor<17x3xf32>
    %1 = stablehlo.abs %0 : tensor<17x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %5 = stablehlo.multiply %2, %1 : tensor<17x3xf32>
    %6 = stablehlo.subtract %5, %3 : tensor<17x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %10 = stablehlo.multiply %6, %7 : tensor<17x3xf32>
    %11 = stablehlo.subtract %10, %8 : tensor<17x3xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %13 = stablehlo.add %11, %12 : tensor<17x3xf32>
    %14 = stablehlo.multiply %6, %13 : tensor<17x3xf32>
    %15 = stablehlo.subtract %14, %7 : tensor<17x3xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %17 = stablehlo.add %15, %16 : tensor<17x3xf32>
    %18 = stablehlo.multiply %6, %17 : tensor<17x3xf32>
    %19 = stablehlo.subtract %18, %13 : tensor<17x3xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %21 = stablehlo.add %19, %20 : tensor<17x3xf32>
    %22 = stablehlo.multiply %6, %21 : tensor<17x3xf32>
    %23 = stablehlo.subtract %22, %17 : tensor<17x3xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %25 = stablehlo.add %23, %24 : tensor<17x3xf32>
    %26 = stablehlo.multiply %6, %25 : tensor<17x3xf32>
    %27 = stablehlo.subtract %26, %21 : tensor<17x3xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %29 = stablehlo.add %27, %28 : tensor<17x3xf32>
    %30 = stablehlo.multiply %6, %29 : tensor<17x3xf32>
    %31 = stablehlo.subtract %30, %25 : tensor<17x3xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %33 = stablehlo.add %31, %32 : tensor<17x3xf32>
    %34 = stablehlo.multiply %6, %33 : tensor<17x3xf32>
    %35 = stablehlo.subtract %34, %29 : tensor<17x3xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %37 = stablehlo.add %35, %36 : tensor<17x3xf32>
    %38 = stablehlo.multiply %6, %37 : tensor<17x3xf32>
    %39 = stablehlo.subtract %38, %33 : tensor<17x3xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %41 = stablehlo.add %39, %40 : tensor<17x3xf32>
    %42 = stablehlo.multiply %6, %41 : tensor<17x3xf32>
    %43 = stablehlo.subtract %42, %37 : tensor<17x3xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %45 = stablehlo.add %43, %44 : tensor<17x3xf32>
    %46 = stablehlo.multiply %6, %45 : tensor<17x3xf32>
    %47 = stablehlo.subtract %46, %41 : tensor<17x3xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %49 = stablehlo.add %47, %48 : tensor<17x3xf32>
    %50 = stablehlo.multiply %6, %49 : tensor<17x3xf32>
    %51 = stablehlo.subtract %50, %45 : tensor<17x3xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %53 = stablehlo.add %51, %52 : tensor<17x3xf32>
    %54 = stablehlo.multiply %6, %53 : tensor<17x3xf32>
    %55 = stablehlo.subtract %54, %49 : tensor<17x3xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %57 = stablehlo.add %55, %56 : tensor<17x3xf32>
    %58 = stablehlo.multiply %6, %57 : tensor<17x3xf32>
    %59 = stablehlo.subtract %58, %53 : tensor<17x3xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %61 = stablehlo.add %59, %60 : tensor<17x3xf32>
    %62 = stablehlo.multiply %6, %61 : tensor<17x3xf32>
    %63 = stablehlo.subtract %62, %57 : tensor<17x3xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %65 = stablehlo.add %63, %64 : tensor<17x3xf32>
    %66 = stablehlo.multiply %6, %65 : tensor<17x3xf32>
    %67 = stablehlo.subtract %66, %61 : tensor<17x3xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %69 = stablehlo.add %67, %68 : tensor<17x3xf32>
    %70 = stablehlo.multiply %6, %69 : tensor<17x3xf32>
    %71 = stablehlo.subtract %70, %65 : tensor<17x3xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %73 = stablehlo.add %71, %72 : tensor<17x3xf32>
    %74 = stablehlo.multiply %6, %73 : tensor<17x3xf32>
    %75 = stablehlo.subtract %74, %69 : tensor<17x3xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %77 = stablehlo.add %75, %76 : tensor<17x3xf32>
    %78 = stablehlo.multiply %6, %77 : tensor<17x3xf32>
    %79 = stablehlo.subtract %78, %73 : tensor<17x3xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %81 = stablehlo.add %79, %80 : tensor<17x3xf32>
    %82 = stablehlo.subtract %81, %73 : tensor<17x3xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<17x3xf32>
    %85 = stablehlo.divide %4, %1 : tensor<17x3xf32>
    %86 = stablehlo.subtract %85, %3 : tensor<17x3xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %90 = stablehlo.multiply %86, %87 : tensor<17x3xf32>
    %91 = stablehlo.subtract %90, %88 : tensor<17x3xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %93 = stablehlo.add %91, %92 : tensor<17x3xf32>
    %94 = stablehlo.multiply %86, %93 : tensor<17x3xf32>
    %95 = stablehlo.subtract %94, %87 : tensor<17x3xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %97 = stablehlo.add %95, %96 : tensor<17x3xf32>
    %98 = stablehlo.multiply %86, %97 : tensor<17x3xf32>
    %99 = stablehlo.subtract %98, %93 : tensor<17x3xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %101 = stablehlo.add %99, %100 : tensor<17x3xf32>
    %102 = stablehlo.multiply %86, %101 : tensor<17x3xf32>
    %103 = stablehlo.subtract %102, %97 : tensor<17x3xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %105 = stablehlo.add %103, %104 : tensor<17x3xf32>
    %106 = stablehlo.multiply %86, %105 : tensor<17x3xf32>
    %107 = stablehlo.subtract %106, %101 : tensor<17x3xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %109 = stablehlo.add %107, %108 : tensor<17x3xf32>
    %110 = stablehlo.multiply %86, %109 : tensor<17x3xf32>
    %111 = stablehlo.subtract %110, %105 : tensor<17x3xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %113 = stablehlo.add %111, %112 : tensor<17x3xf32>
    %114 = stablehlo.multiply %86, %113 : tensor<17x3xf32>
    %115 = stablehlo.subtract %114, %109 : tensor<17x3xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %117 = stablehlo.add %115, %116 : tensor<17x3xf32>
    %118 = stablehlo.subtract %117, %109 : tensor<17x3xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %120 = stablehlo.multiply %119, %118 : tensor<17x3xf32>
    %121 = stablehlo.sqrt %1 : tensor<17x3xf32>
    %122 = stablehlo.divide %120, %121 : tensor<17x3xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<17x3xf32>
    %124 = stablehlo.compare LE, %1, %123, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %125 = stablehlo.select %124, %84, %122 : tensor<17x3xi1>, tensor<17x3xf32>
    %126 = stablehlo.convert %125 : (tensor<17x3xf32>) -> tensor<17x3xbf16>
    stablehlo.custom_call @check.expect_close(%126, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<17x3xbf16>, tensor<17x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xbf16> {
    %c0 = stablehlo.constant dense<"0xB740DDC0C140E6407E3F25404840B2C00CC1ACC068BF0E41F4BCC03F10410EC1C94000C1813F0EC1C5C0EA3CE0400EC11A4176404D3F2340E5C02A40D5401741E54076C0FAC07C3F3A3E65C0BD40BA4010411AC11D4002C1B940B740BC3F044112416B40263E"> : tensor<17x3xbf16>
    return %c0 : tensor<17x3xbf16>
  }
  func.func private @expected() -> tensor<17x3xbf16> {
    %c0 = stablehlo.constant dense<"0x2F3E1F3E2A3E1B3EF03E883E733E323E0C3E353EFC3E0B3E793FBC3E0A3E0B3E273E133EED3E0B3E283E793F1D3E0B3E053E593E063F893E1C3E853E223E073E1C3E593E153EF13E573F613E2C3E2E3E0A3E053E8C3E123E2E3E2F3EBF3E113E093E5E3E5B3F"> : tensor<17x3xbf16>
    return %c0 : tensor<17x3xbf16>
  }
}

// -----

module @lax_bessel_i0e_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf16>
    %want0 = call @expected() : () -> tensor<3x5xf16>
    %0 = stablehlo.convert %arg0 : (tensor<3x5xf16>) -> tensor<3x5xf32>
    %1 = stablehlo.abs %0 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %5 = stablehlo.multiply %2, %1 : tensor<3x5xf32>
    %6 = stablehlo.subtract %5, %3 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %10 = stablehlo.multiply %6, %7 : tensor<3x5xf32>
    %11 = stablehlo.subtract %10, %8 : tensor<3x5xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %13 = stablehlo.add %11, %12 : tensor<3x5xf32>
    %14 = stablehlo.multiply %6, %13 : tensor<3x5xf32>
    %15 = stablehlo.subtract %14, %7 : tensor<3x5xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %17 = stablehlo.add %15, %16 : tensor<3x5xf32>
    %18 = stablehlo.multiply %6, %17 : tensor<3x5xf32>
    %19 = stablehlo.subtract %18, %13 : tensor<3x5xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %21 = stablehlo.add %19, %20 : tensor<3x5xf32>
    %22 = stablehlo.multiply %6, %21 : tensor<3x5xf32>
    %23 = stablehlo.subtract %22, %17 : tensor<3x5xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %25 = stablehlo.add %23, %24 : tensor<3x5xf32>
    %26 = stablehlo.multiply %6, %25 : tensor<3x5xf32>
    %27 = stablehlo.subtract %26, %21 : tensor<3x5xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %29 = stablehlo.add %27, %28 : tensor<3x5xf32>
    %30 = stablehlo.multiply %6, %29 : tensor<3x5xf32>
    %31 = stablehlo.subtract %30, %25 : tensor<3x5xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %33 = stablehlo.add %31, %32 : tensor<3x5xf32>
    %34 = stablehlo.multiply %6, %33 : tensor<3x5xf32>
    %35 = stablehlo.subtract %34, %29 : tensor<3x5xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %37 = stablehlo.add %35, %36 : tensor<3x5xf32>
    %38 = stablehlo.multiply %6, %37 : tensor<3x5xf32>
    %39 = stablehlo.subtract %38, %33 : tensor<3x5xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %41 = stablehlo.add %39, %40 : tensor<3x5xf32>
    %42 = stablehlo.multiply %6, %41 : tensor<3x5xf32>
    %43 = stablehlo.subtract %42, %37 : tensor<3x5xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %45 = stablehlo.add %43, %44 : tensor<3x5xf32>
    %46 = stablehlo.multiply %6, %45 : tensor<3x5xf32>
    %47 = stablehlo.subtract %46, %41 : tensor<3x5xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %49 = stablehlo.add %47, %48 : tensor<3x5xf32>
    %50 = stablehlo.multiply %6, %49 : tensor<3x5xf32>
    %51 = stablehlo.subtract %50, %45 : tensor<3x5xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %53 = stablehlo.add %51, %52 : tensor<3x5xf32>
    %54 = stablehlo.multiply %6, %53 : tensor<3x5xf32>
    %55 = stablehlo.subtract %54, %49 : tensor<3x5xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %57 = stablehlo.add %55, %56 : tensor<3x5xf32>
    %58 = stablehlo.multiply %6, %57 : tensor<3x5xf32>
    %59 = stablehlo.subtract %58, %53 : tensor<3x5xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %61 = stablehlo.add %59, %60 : tensor<3x5xf32>
    %62 = stablehlo.multiply %6, %61 : tensor<3x5xf32>
    %63 = stablehlo.subtract %62, %57 : tensor<3x5xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %65 = stablehlo.add %63, %64 : tensor<3x5xf32>
    %66 = stablehlo.multiply %6, %65 : tensor<3x5xf32>
    %67 = stablehlo.subtract %66, %61 : tensor<3x5xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %69 = stablehlo.add %67, %68 : tensor<3x5xf32>
    %70 = stablehlo.multiply %6, %69 : tensor<3x5xf32>
    %71 = stablehlo.subtract %70, %65 : tensor<3x5xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %73 = stablehlo.add %71, %72 : tensor<3x5xf32>
    %74 = stablehlo.multiply %6, %73 : tensor<3x5xf32>
    %75 = stablehlo.subtract %74, %69 : tensor<3x5xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %77 = stablehlo.add %75, %76 : tensor<3x5xf32>
    %78 = stablehlo.multiply %6, %77 : tensor<3x5xf32>
    %79 = stablehlo.subtract %78, %73 : tensor<3x5xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %81 = stablehlo.add %79, %80 : tensor<3x5xf32>
    %82 = stablehlo.subtract %81, %73 : tensor<3x5xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<3x5xf32>
    %85 = stablehlo.divide %4, %1 : tensor<3x5xf32>
    %86 = stablehlo.subtract %85, %3 : tensor<3x5xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %90 = stablehlo.multiply %86, %87 : tensor<3x5xf32>
    %91 = stablehlo.subtract %90, %88 : tensor<3x5xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %93 = stablehlo.add %91, %92 : tensor<3x5xf32>
    %94 = stablehlo.multiply %86, %93 : tensor<3x5xf32>
    %95 = stablehlo.subtract %94, %87 : tensor<3x5xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %97 = stablehlo.add %95, %96 : tensor<3x5xf32>
    %98 = stablehlo.multiply %86, %97 : tensor<3x5xf32>
    %99 = stablehlo.subtract %98, %93 : tensor<3x5xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %101 = stablehlo.add %99, %100 : tensor<3x5xf32>
    %102 = stablehlo.multiply %86, %101 : tensor<3x5xf32>
    %103 = stablehlo.subtract %102, %97 : tensor<3x5xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %105 = stablehlo.add %103, %104 : tensor<3x5xf32>
    %106 = stablehlo.multiply %86, %105 : tensor<3x5xf32>
    %107 = stablehlo.subtract %106, %101 : tensor<3x5xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %109 = stablehlo.add %107, %108 : tensor<3x5xf32>
    %110 = stablehlo.multiply %86, %109 : tensor<3x5xf32>
    %111 = stablehlo.subtract %110, %105 : tensor<3x5xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %113 = stablehlo.add %111, %112 : tensor<3x5xf32>
    %114 = stablehlo.multiply %86, %113 : tensor<3x5xf32>
    %115 = stablehlo.subtract %114, %109 : tensor<3x5xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %117 = stablehlo.add %115, %116 : tensor<3x5xf32>
    %118 = stablehlo.subtract %117, %109 : tensor<3x5xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %120 = stablehlo.multiply %119, %118 : tensor<3x5xf32>
    %121 = stablehlo.sqrt %1 : tensor<3x5xf32>
    %122 = stablehlo.divide %120, %121 : tensor<3x5xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %124 = stablehlo.compare LE, %1, %123, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %125 = stablehlo.select %124, %84, %122 : tensor<3x5xi1>, tensor<3x5xf32>
    %126 = stablehlo.convert %125 : (tensor<3x5xf32>) -> tensor<3x5xf16>
    stablehlo.custom_call @check.expect_close(%126, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[-7.22265625, 9.234375, 9.8125, -1.5517578125, -0.82080078125], [7.81640625, -5.17578125, -6.9375, 2.208984375, 7.4765625], [8.0859375, 7.47265625, 5.640625, -3.541015625, -5.08203125]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
  func.func private @expected() -> tensor<3x5xf16> {
    %c0 = stablehlo.constant dense<[[0.1512451171875, 0.1331787109375, 0.1290283203125, 0.35986328125, 0.517578125], [0.1451416015625, 0.18017578125, 0.1544189453125, 0.29052734375, 0.1485595703125], [0.1427001953125, 0.1485595703125, 0.172119140625, 0.2213134765625, 0.1820068359375]]> : tensor<3x5xf16>
    return %c0 : tensor<3x5xf16>
  }
}

// -----

module @lax_bessel_i0e_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = stablehlo.abs %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.multiply %cst, %0 : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.subtract %1, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.multiply %2, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.subtract %3, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %5 = stablehlo.add %4, %cst_3 : tensor<f32>
    %6 = stablehlo.multiply %2, %5 : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.subtract %6, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %8 = stablehlo.add %7, %cst_5 : tensor<f32>
    %9 = stablehlo.multiply %2, %8 : tensor<f32>
    %10 = stablehlo.subtract %9, %5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %11 = stablehlo.add %10, %cst_6 : tensor<f32>
    %12 = stablehlo.multiply %2, %11 : tensor<f32>
    %13 = stablehlo.subtract %12, %8 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %14 = stablehlo.add %13, %cst_7 : tensor<f32>
    %15 = stablehlo.multiply %2, %14 : tensor<f32>
    %16 = stablehlo.subtract %15, %11 : tensor<f32>
    %cst_8 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %17 = stablehlo.add %16, %cst_8 : tensor<f32>
    %18 = stablehlo.multiply %2, %17 : tensor<f32>
    %19 = stablehlo.subtract %18, %14 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %20 = stablehlo.add %19, %cst_9 : tensor<f32>
    %21 = stablehlo.multiply %2, %20 : tensor<f32>
    %22 = stablehlo.subtract %21, %17 : tensor<f32>
    %cst_10 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %23 = stablehlo.add %22, %cst_10 : tensor<f32>
    %24 = stablehlo.multiply %2, %23 : tensor<f32>
    %25 = stablehlo.subtract %24, %20 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %26 = stablehlo.add %25, %cst_11 : tensor<f32>
    %27 = stablehlo.multiply %2, %26 : tensor<f32>
    %28 = stablehlo.subtract %27, %23 : tensor<f32>
    %cst_12 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %29 = stablehlo.add %28, %cst_12 : tensor<f32>
    %30 = stablehlo.multiply %2, %29 : tensor<f32>
    %31 = stablehlo.subtract %30, %26 : tensor<f32>
    %cst_13 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %32 = stablehlo.add %31, %cst_13 : tensor<f32>
    %33 = stablehlo.multiply %2, %32 : tensor<f32>
    %34 = stablehlo.subtract %33, %29 : tensor<f32>
    %cst_14 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %35 = stablehlo.add %34, %cst_14 : tensor<f32>
    %36 = stablehlo.multiply %2, %35 : tensor<f32>
    %37 = stablehlo.subtract %36, %32 : tensor<f32>
    %cst_15 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %38 = stablehlo.add %37, %cst_15 : tensor<f32>
    %39 = stablehlo.multiply %2, %38 : tensor<f32>
    %40 = stablehlo.subtract %39, %35 : tensor<f32>
    %cst_16 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %41 = stablehlo.add %40, %cst_16 : tensor<f32>
    %42 = stablehlo.multiply %2, %41 : tensor<f32>
    %43 = stablehlo.subtract %42, %38 : tensor<f32>
    %cst_17 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %44 = stablehlo.add %43, %cst_17 : tensor<f32>
    %45 = stablehlo.multiply %2, %44 : tensor<f32>
    %46 = stablehlo.subtract %45, %41 : tensor<f32>
    %cst_18 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %47 = stablehlo.add %46, %cst_18 : tensor<f32>
    %48 = stablehlo.multiply %2, %47 : tensor<f32>
    %49 = stablehlo.subtract %48, %44 : tensor<f32>
    %cst_19 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %50 = stablehlo.add %49, %cst_19 : tensor<f32>
    %51 = stablehlo.multiply %2, %50 : tensor<f32>
    %52 = stablehlo.subtract %51, %47 : tensor<f32>
    %cst_20 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %53 = stablehlo.add %52, %cst_20 : tensor<f32>
    %54 = stablehlo.multiply %2, %53 : tensor<f32>
    %55 = stablehlo.subtract %54, %50 : tensor<f32>
    %cst_21 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %56 = stablehlo.add %55, %cst_21 : tensor<f32>
    %57 = stablehlo.subtract %56, %50 : tensor<f32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %58 = stablehlo.multiply %cst_22, %57 : tensor<f32>
    %cst_23 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %59 = stablehlo.divide %cst_23, %0 : tensor<f32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.subtract %59, %cst_24 : tensor<f32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.multiply %60, %cst_25 : tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.subtract %61, %cst_26 : tensor<f32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %63 = stablehlo.add %62, %cst_27 : tensor<f32>
    %64 = stablehlo.multiply %60, %63 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.subtract %64, %cst_28 : tensor<f32>
    %cst_29 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %66 = stablehlo.add %65, %cst_29 : tensor<f32>
    %67 = stablehlo.multiply %60, %66 : tensor<f32>
    %68 = stablehlo.subtract %67, %63 : tensor<f32>
    %cst_30 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %69 = stablehlo.add %68, %cst_30 : tensor<f32>
    %70 = stablehlo.multiply %60, %69 : tensor<f32>
    %71 = stablehlo.subtract %70, %66 : tensor<f32>
    %cst_31 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %72 = stablehlo.add %71, %cst_31 : tensor<f32>
    %73 = stablehlo.multiply %60, %72 : tensor<f32>
    %74 = stablehlo.subtract %73, %69 : tensor<f32>
    %cst_32 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %75 = stablehlo.add %74, %cst_32 : tensor<f32>
    %76 = stablehlo.multiply %60, %75 : tensor<f32>
    %77 = stablehlo.subtract %76, %72 : tensor<f32>
    %cst_33 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %78 = stablehlo.add %77, %cst_33 : tensor<f32>
    %79 = stablehlo.multiply %60, %78 : tensor<f32>
    %80 = stablehlo.subtract %79, %75 : tensor<f32>
    %cst_34 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %81 = stablehlo.add %80, %cst_34 : tensor<f32>
    %82 = stablehlo.subtract %81, %75 : tensor<f32>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %83 = stablehlo.multiply %cst_35, %82 : tensor<f32>
    %84 = stablehlo.sqrt %0 : tensor<f32>
    %85 = stablehlo.divide %83, %84 : tensor<f32>
    %cst_36 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %86 = stablehlo.compare LE, %0, %cst_36, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %87 = stablehlo.select %86, %58, %85 : tensor<i1>, tensor<f32>
    stablehlo.custom_call @check.expect_close(%87, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-2.1825929> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<0.29270598> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @lax_bessel_i0e_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<7xf64>
    %0 = stablehlo.abs %arg0 : tensor<7xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %4 = stablehlo.multiply %1, %0 : tensor<7xf64>
    %5 = stablehlo.subtract %4, %2 : tensor<7xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %9 = stablehlo.multiply %5, %6 : tensor<7xf64>
    %10 = stablehlo.subtract %9, %7 : tensor<7xf64>
    %cst_5 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %12 = stablehlo.add %10, %11 : tensor<7xf64>
    %13 = stablehlo.multiply %5, %12 : tensor<7xf64>
    %14 = stablehlo.subtract %13, %6 : tensor<7xf64>
    %cst_6 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %16 = stablehlo.add %14, %15 : tensor<7xf64>
    %17 = stablehlo.multiply %5, %16 : tensor<7xf64>
    %18 = stablehlo.subtract %17, %12 : tensor<7xf64>
    %cst_7 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %20 = stablehlo.add %18, %19 : tensor<7xf64>
    %21 = stablehlo.multiply %5, %20 : tensor<7xf64>
    %22 = stablehlo.subtract %21, %16 : tensor<7xf64>
    %cst_8 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %24 = stablehlo.add %22, %23 : tensor<7xf64>
    %25 = stablehlo.multiply %5, %24 : tensor<7xf64>
    %26 = stablehlo.subtract %25, %20 : tensor<7xf64>
    %cst_9 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %28 = stablehlo.add %26, %27 : tensor<7xf64>
    %29 = stablehlo.multiply %5, %28 : tensor<7xf64>
    %30 = stablehlo.subtract %29, %24 : tensor<7xf64>
    %cst_10 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %32 = stablehlo.add %30, %31 : tensor<7xf64>
    %33 = stablehlo.multiply %5, %32 : tensor<7xf64>
    %34 = stablehlo.subtract %33, %28 : tensor<7xf64>
    %cst_11 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %36 = stablehlo.add %34, %35 : tensor<7xf64>
    %37 = stablehlo.multiply %5, %36 : tensor<7xf64>
    %38 = stablehlo.subtract %37, %32 : tensor<7xf64>
    %cst_12 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %40 = stablehlo.add %38, %39 : tensor<7xf64>
    %41 = stablehlo.multiply %5, %40 : tensor<7xf64>
    %42 = stablehlo.subtract %41, %36 : tensor<7xf64>
    %cst_13 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %44 = stablehlo.add %42, %43 : tensor<7xf64>
    %45 = stablehlo.multiply %5, %44 : tensor<7xf64>
    %46 = stablehlo.subtract %45, %40 : tensor<7xf64>
    %cst_14 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %48 = stablehlo.add %46, %47 : tensor<7xf64>
    %49 = stablehlo.multiply %5, %48 : tensor<7xf64>
    %50 = stablehlo.subtract %49, %44 : tensor<7xf64>
    %cst_15 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %52 = stablehlo.add %50, %51 : tensor<7xf64>
    %53 = stablehlo.multiply %5, %52 : tensor<7xf64>
    %54 = stablehlo.subtract %53, %48 : tensor<7xf64>
    %cst_16 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %56 = stablehlo.add %54, %55 : tensor<7xf64>
    %57 = stablehlo.multiply %5, %56 : tensor<7xf64>
    %58 = stablehlo.subtract %57, %52 : tensor<7xf64>
    %cst_17 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %60 = stablehlo.add %58, %59 : tensor<7xf64>
    %61 = stablehlo.multiply %5, %60 : tensor<7xf64>
    %62 = stablehlo.subtract %61, %56 : tensor<7xf64>
    %cst_18 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %64 = stablehlo.add %62, %63 : tensor<7xf64>
    %65 = stablehlo.multiply %5, %64 : tensor<7xf64>
    %66 = stablehlo.subtract %65, %60 : tensor<7xf64>
    %cst_19 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %68 = stablehlo.add %66, %67 : tensor<7xf64>
    %69 = stablehlo.multiply %5, %68 : tensor<7xf64>
    %70 = stablehlo.subtract %69, %64 : tensor<7xf64>
    %cst_20 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %72 = stablehlo.add %70, %71 : tensor<7xf64>
    %73 = stablehlo.multiply %5, %72 : tensor<7xf64>
    %74 = stablehlo.subtract %73, %68 : tensor<7xf64>
    %cst_21 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %76 = stablehlo.add %74, %75 : tensor<7xf64>
    %77 = stablehlo.multiply %5, %76 : tensor<7xf64>
    %78 = stablehlo.subtract %77, %72 : tensor<7xf64>
    %cst_22 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %80 = stablehlo.add %78, %79 : tensor<7xf64>
    %81 = stablehlo.multiply %5, %80 : tensor<7xf64>
    %82 = stablehlo.subtract %81, %76 : tensor<7xf64>
    %cst_23 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %84 = stablehlo.add %82, %83 : tensor<7xf64>
    %85 = stablehlo.multiply %5, %84 : tensor<7xf64>
    %86 = stablehlo.subtract %85, %80 : tensor<7xf64>
    %cst_24 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %88 = stablehlo.add %86, %87 : tensor<7xf64>
    %89 = stablehlo.multiply %5, %88 : tensor<7xf64>
    %90 = stablehlo.subtract %89, %84 : tensor<7xf64>
    %cst_25 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %92 = stablehlo.add %90, %91 : tensor<7xf64>
    %93 = stablehlo.multiply %5, %92 : tensor<7xf64>
    %94 = stablehlo.subtract %93, %88 : tensor<7xf64>
    %cst_26 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %96 = stablehlo.add %94, %95 : tensor<7xf64>
    %97 = stablehlo.multiply %5, %96 : tensor<7xf64>
    %98 = stablehlo.subtract %97, %92 : tensor<7xf64>
    %cst_27 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %100 = stablehlo.add %98, %99 : tensor<7xf64>
    %101 = stablehlo.multiply %5, %100 : tensor<7xf64>
    %102 = stablehlo.subtract %101, %96 : tensor<7xf64>
    %cst_28 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %104 = stablehlo.add %102, %103 : tensor<7xf64>
    %105 = stablehlo.multiply %5, %104 : tensor<7xf64>
    %106 = stablehlo.subtract %105, %100 : tensor<7xf64>
    %cst_29 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %108 = stablehlo.add %106, %107 : tensor<7xf64>
    %109 = stablehlo.multiply %5, %108 : tensor<7xf64>
    %110 = stablehlo.subtract %109, %104 : tensor<7xf64>
    %cst_30 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %111 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %112 = stablehlo.add %110, %111 : tensor<7xf64>
    %113 = stablehlo.multiply %5, %112 : tensor<7xf64>
    %114 = stablehlo.subtract %113, %108 : tensor<7xf64>
    %cst_31 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %116 = stablehlo.add %114, %115 : tensor<7xf64>
    %117 = stablehlo.multiply %5, %116 : tensor<7xf64>
    %118 = stablehlo.subtract %117, %112 : tensor<7xf64>
    %cst_32 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %119 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %120 = stablehlo.add %118, %119 : tensor<7xf64>
    %121 = stablehlo.multiply %5, %120 : tensor<7xf64>
    %122 = stablehlo.subtract %121, %116 : tensor<7xf64>
    %cst_33 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %123 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %124 = stablehlo.add %122, %123 : tensor<7xf64>
    %125 = stablehlo.multiply %5, %124 : tensor<7xf64>
    %126 = stablehlo.subtract %125, %120 : tensor<7xf64>
    %cst_34 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %128 = stablehlo.add %126, %127 : tensor<7xf64>
    %129 = stablehlo.subtract %128, %120 : tensor<7xf64>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %131 = stablehlo.multiply %130, %129 : tensor<7xf64>
    %132 = stablehlo.divide %3, %0 : tensor<7xf64>
    %133 = stablehlo.subtract %132, %2 : tensor<7xf64>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %134 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %135 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %137 = stablehlo.multiply %133, %134 : tensor<7xf64>
    %138 = stablehlo.subtract %137, %135 : tensor<7xf64>
    %cst_39 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %140 = stablehlo.add %138, %139 : tensor<7xf64>
    %141 = stablehlo.multiply %133, %140 : tensor<7xf64>
    %142 = stablehlo.subtract %141, %134 : tensor<7xf64>
    %cst_40 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %143 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %144 = stablehlo.add %142, %143 : tensor<7xf64>
    %145 = stablehlo.multiply %133, %144 : tensor<7xf64>
    %146 = stablehlo.subtract %145, %140 : tensor<7xf64>
    %cst_41 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %148 = stablehlo.add %146, %147 : tensor<7xf64>
    %149 = stablehlo.multiply %133, %148 : tensor<7xf64>
    %150 = stablehlo.subtract %149, %144 : tensor<7xf64>
    %cst_42 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %151 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %152 = stablehlo.add %150, %151 : tensor<7xf64>
    %153 = stablehlo.multiply %133, %152 : tensor<7xf64>
    %154 = stablehlo.subtract %153, %148 : tensor<7xf64>
    %cst_43 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %155 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %156 = stablehlo.add %154, %155 : tensor<7xf64>
    %157 = stablehlo.multiply %133, %156 : tensor<7xf64>
    %158 = stablehlo.subtract %157, %152 : tensor<7xf64>
    %cst_44 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %159 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %160 = stablehlo.add %158, %159 : tensor<7xf64>
    %161 = stablehlo.multiply %133, %160 : tensor<7xf64>
    %162 = stablehlo.subtract %161, %156 : tensor<7xf64>
    %cst_45 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %163 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %164 = stablehlo.add %162, %163 : tensor<7xf64>
    %165 = stablehlo.multiply %133, %164 : tensor<7xf64>
    %166 = stablehlo.subtract %165, %160 : tensor<7xf64>
    %cst_46 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %167 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %168 = stablehlo.add %166, %167 : tensor<7xf64>
    %169 = stablehlo.multiply %133, %168 : tensor<7xf64>
    %170 = stablehlo.subtract %169, %164 : tensor<7xf64>
    %cst_47 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %171 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %172 = stablehlo.add %170, %171 : tensor<7xf64>
    %173 = stablehlo.multiply %133, %172 : tensor<7xf64>
    %174 = stablehlo.subtract %173, %168 : tensor<7xf64>
    %cst_48 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %175 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %176 = stablehlo.add %174, %175 : tensor<7xf64>
    %177 = stablehlo.multiply %133, %176 : tensor<7xf64>
    %178 = stablehlo.subtract %177, %172 : tensor<7xf64>
    %cst_49 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %179 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %180 = stablehlo.add %178, %179 : tensor<7xf64>
    %181 = stablehlo.multiply %133, %180 : tensor<7xf64>
    %182 = stablehlo.subtract %181, %176 : tensor<7xf64>
    %cst_50 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %183 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %184 = stablehlo.add %182, %183 : tensor<7xf64>
    %185 = stablehlo.multiply %133, %184 : tensor<7xf64>
    %186 = stablehlo.subtract %185, %180 : tensor<7xf64>
    %cst_51 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %187 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %188 = stablehlo.add %186, %187 : tensor<7xf64>
    %189 = stablehlo.multiply %133, %188 : tensor<7xf64>
    %190 = stablehlo.subtract %189, %184 : tensor<7xf64>
    %cst_52 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %191 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %192 = stablehlo.add %190, %191 : tensor<7xf64>
    %193 = stablehlo.multiply %133, %192 : tensor<7xf64>
    %194 = stablehlo.subtract %193, %188 : tensor<7xf64>
    %cst_53 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %195 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %196 = stablehlo.add %194, %195 : tensor<7xf64>
    %197 = stablehlo.multiply %133, %196 : tensor<7xf64>
    %198 = stablehlo.subtract %197, %192 : tensor<7xf64>
    %cst_54 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %199 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %200 = stablehlo.add %198, %199 : tensor<7xf64>
    %201 = stablehlo.multiply %133, %200 : tensor<7xf64>
    %202 = stablehlo.subtract %201, %196 : tensor<7xf64>
    %cst_55 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %203 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %204 = stablehlo.add %202, %203 : tensor<7xf64>
    %205 = stablehlo.multiply %133, %204 : tensor<7xf64>
    %206 = stablehlo.subtract %205, %200 : tensor<7xf64>
    %cst_56 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %207 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %208 = stablehlo.add %206, %207 : tensor<7xf64>
    %209 = stablehlo.multiply %133, %208 : tensor<7xf64>
    %210 = stablehlo.subtract %209, %204 : tensor<7xf64>
    %cst_57 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %211 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %212 = stablehlo.add %210, %211 : tensor<7xf64>
    %213 = stablehlo.multiply %133, %212 : tensor<7xf64>
    %214 = stablehlo.subtract %213, %208 : tensor<7xf64>
    %cst_58 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %215 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %216 = stablehlo.add %214, %215 : tensor<7xf64>
    %217 = stablehlo.multiply %133, %216 : tensor<7xf64>
    %218 = stablehlo.subtract %217, %212 : tensor<7xf64>
    %cst_59 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %220 = stablehlo.add %218, %219 : tensor<7xf64>
    %221 = stablehlo.multiply %133, %220 : tensor<7xf64>
    %222 = stablehlo.subtract %221, %216 : tensor<7xf64>
    %cst_60 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %223 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %224 = stablehlo.add %222, %223 : tensor<7xf64>
    %225 = stablehlo.multiply %133, %224 : tensor<7xf64>
    %226 = stablehlo.subtract %225, %220 : tensor<7xf64>
    %cst_61 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %228 = stablehlo.add %226, %227 : tensor<7xf64>
    %229 = stablehlo.multiply %133, %228 : tensor<7xf64>
    %230 = stablehlo.subtract %229, %224 : tensor<7xf64>
    %cst_62 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %231 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %232 = stablehlo.add %230, %231 : tensor<7xf64>
    %233 = stablehlo.multiply %133, %232 : tensor<7xf64>
    %234 = stablehlo.subtract %233, %228 : tensor<7xf64>
    %cst_63 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %236 = stablehlo.add %234, %235 : tensor<7xf64>
    %237 = stablehlo.subtract %236, %228 : tensor<7xf64>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %238 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %239 = stablehlo.multiply %238, %237 : tensor<7xf64>
    %240 = stablehlo.sqrt %0 : tensor<7xf64>
    %241 = stablehlo.divide %239, %240 : tensor<7xf64>
    %cst_65 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %242 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %243 = stablehlo.compare LE, %0, %242, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %244 = stablehlo.select %243, %131, %241 : tensor<7xi1>, tensor<7xf64>
    stablehlo.custom_call @check.expect_close(%244, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<7xf64>, tensor<7xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[9.814014662623151, -3.9691251409501387, -5.440386835116735, 7.782099127545553, -7.475511412727771, -6.762920458064869, 3.556428951745483]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[0.1290732238740221, 0.2078798417557404, 0.17549247686035724, 0.14549995902917975, 0.14856808560081236, 0.15652639672315544, 0.22083178328203584]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
}
