module @scipy_hyp1f1_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = call @hyp1f1(%arg0, %arg1, %arg2) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[1.2675109, 0.6832484, 1.3636909, 1.9048917], [0.6690243, 1.352102, 1.3289783, 1.28088], [0.98802537, 1.9256895, 1.9901046, 1.1548439]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[2.1767628, 2.8209214, 1.8748682, 2.2014947], [2.1257467, 1.609964, 1.5982924, 2.5762224], [2.0201612, 1.7496576, 2.5920374, 1.8978941]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[-1.9239525, 1.8280846, 1.3883716, 1.1915159], [-1.6353998, -0.35183346, -0.95175004, 1.8941272], [0.119548544, -1.9157895, -0.4512449, 0.2963427]]> : tensor<3x4xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.37706596, 1.7046183, 2.9127016, 2.8678944], [0.6492364, 0.7466584, 0.4658194, 2.8997545], [1.0608394, 0.10721604, 0.71090007, 1.2018819]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @hyp1f1(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.abs %arg2 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = stablehlo.convert %2 : (tensor<3x4xi1>) -> tensor<3x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %6 = stablehlo.select %5, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %7 = stablehlo.select %5, %arg1, %arg1 : tensor<3x4xi1>, tensor<3x4xf32>
    %8 = stablehlo.select %5, %arg2, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    %9 = stablehlo.subtract %7, %6 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.subtract %10, %6 : tensor<3x4xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3x4xf32>
    %13 = stablehlo.divide %12, %8 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %18:6 = stablehlo.while(%iterArg = %7, %iterArg_19 = %6, %iterArg_20 = %8, %iterArg_21 = %16, %iterArg_22 = %17, %iterArg_23 = %13) : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xf32>
    cond {
      %c_24 = stablehlo.constant dense<250> : tensor<i32>
      %85 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %86 = stablehlo.compare LT, %iterArg_22, %85, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %87 = stablehlo.abs %iterArg_23 : tensor<3x4xf32>
      %88 = stablehlo.abs %iterArg_21 : tensor<3x4xf32>
      %89 = stablehlo.divide %87, %88 : tensor<3x4xf32>
      %cst_25 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %91 = stablehlo.compare GT, %89, %90, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %c_26 = stablehlo.constant dense<false> : tensor<i1>
      %92 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
      %93 = stablehlo.compare NE, %86, %92, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
      %94 = stablehlo.convert %93 : tensor<3x4xi1>
      %95 = stablehlo.and %94, %91 : tensor<3x4xi1>
      %c_27 = stablehlo.constant dense<false> : tensor<i1>
      %96 = stablehlo.reduce(%95 init: %c_27) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %85 = stablehlo.add %iterArg_21, %iterArg_23 : tensor<3x4xf32>
      %86 = stablehlo.subtract %iterArg, %iterArg_19 : tensor<3x4xf32>
      %87 = stablehlo.convert %iterArg_22 : (tensor<3x4xi32>) -> tensor<3x4xf32>
      %88 = stablehlo.add %86, %87 : tensor<3x4xf32>
      %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %90 = stablehlo.subtract %89, %iterArg_19 : tensor<3x4xf32>
      %91 = stablehlo.convert %iterArg_22 : (tensor<3x4xi32>) -> tensor<3x4xf32>
      %92 = stablehlo.add %90, %91 : tensor<3x4xf32>
      %93 = stablehlo.multiply %88, %92 : tensor<3x4xf32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %94 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %95 = stablehlo.add %iterArg_22, %94 : tensor<3x4xi32>
      %96 = stablehlo.convert %95 : (tensor<3x4xi32>) -> tensor<3x4xf32>
      %97 = stablehlo.divide %93, %96 : tensor<3x4xf32>
      %98 = stablehlo.divide %97, %iterArg_20 : tensor<3x4xf32>
      %99 = stablehlo.multiply %iterArg_23, %98 : tensor<3x4xf32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %100 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %101 = stablehlo.add %iterArg_22, %100 : tensor<3x4xi32>
      %c_27 = stablehlo.constant dense<250> : tensor<i32>
      %102 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %103 = stablehlo.compare LT, %iterArg_22, %102, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %104 = stablehlo.abs %iterArg_23 : tensor<3x4xf32>
      %105 = stablehlo.abs %iterArg_21 : tensor<3x4xf32>
      %106 = stablehlo.divide %104, %105 : tensor<3x4xf32>
      %cst_28 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %107 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %108 = stablehlo.compare GT, %106, %107, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %c_29 = stablehlo.constant dense<false> : tensor<i1>
      %109 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
      %110 = stablehlo.compare NE, %103, %109, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
      %111 = stablehlo.convert %110 : tensor<3x4xi1>
      %112 = stablehlo.and %111, %108 : tensor<3x4xi1>
      %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %114 = stablehlo.select %113, %85, %iterArg_21 : tensor<3x4xi1>, tensor<3x4xf32>
      %115 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %116 = stablehlo.select %115, %101, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xi32>
      %117 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %118 = stablehlo.select %117, %99, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %iterArg, %iterArg_19, %iterArg_20, %114, %116, %118 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xf32>
    }
    %19 = call @gammasgn(%7) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %20 = chlo.lgamma %7 : tensor<3x4xf32> -> tensor<3x4xf32>
    %21 = stablehlo.exponential %20 : tensor<3x4xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<3x4xf32>
    %23 = call @gammasgn(%6) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %24 = chlo.lgamma %6 : tensor<3x4xf32> -> tensor<3x4xf32>
    %25 = stablehlo.exponential %24 : tensor<3x4xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<3x4xf32>
    %27 = stablehlo.divide %22, %26 : tensor<3x4xf32>
    %28 = stablehlo.exponential %8 : tensor<3x4xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<3x4xf32>
    %30 = stablehlo.subtract %6, %7 : tensor<3x4xf32>
    %31 = stablehlo.power %8, %30 : tensor<3x4xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<3x4xf32>
    %33 = stablehlo.multiply %32, %18#3 : tensor<3x4xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %35 = stablehlo.compare EQ, %3, %34, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %36 = stablehlo.select %35, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %37 = stablehlo.select %35, %arg1, %arg1 : tensor<3x4xi1>, tensor<3x4xf32>
    %38 = stablehlo.select %35, %arg2, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    %39 = stablehlo.divide %36, %37 : tensor<3x4xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %44 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %45:6 = stablehlo.while(%iterArg = %36, %iterArg_19 = %37, %iterArg_20 = %38, %iterArg_21 = %43, %iterArg_22 = %44, %iterArg_23 = %40) : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xf32>
    cond {
      %c_24 = stablehlo.constant dense<250> : tensor<i32>
      %85 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %86 = stablehlo.compare LT, %iterArg_22, %85, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %87 = stablehlo.abs %iterArg_23 : tensor<3x4xf32>
      %88 = stablehlo.abs %iterArg_21 : tensor<3x4xf32>
      %89 = stablehlo.divide %87, %88 : tensor<3x4xf32>
      %cst_25 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %91 = stablehlo.compare GT, %89, %90, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %c_26 = stablehlo.constant dense<false> : tensor<i1>
      %92 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
      %93 = stablehlo.compare NE, %86, %92, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
      %94 = stablehlo.convert %93 : tensor<3x4xi1>
      %95 = stablehlo.and %94, %91 : tensor<3x4xi1>
      %c_27 = stablehlo.constant dense<false> : tensor<i1>
      %96 = stablehlo.reduce(%95 init: %c_27) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %85 = stablehlo.add %iterArg_21, %iterArg_23 : tensor<3x4xf32>
      %86 = stablehlo.convert %iterArg_22 : (tensor<3x4xi32>) -> tensor<3x4xf32>
      %87 = stablehlo.add %iterArg, %86 : tensor<3x4xf32>
      %88 = stablehlo.convert %iterArg_22 : (tensor<3x4xi32>) -> tensor<3x4xf32>
      %89 = stablehlo.add %iterArg_19, %88 : tensor<3x4xf32>
      %90 = stablehlo.divide %87, %89 : tensor<3x4xf32>
      %91 = stablehlo.multiply %90, %iterArg_20 : tensor<3x4xf32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %92 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %93 = stablehlo.add %iterArg_22, %92 : tensor<3x4xi32>
      %94 = stablehlo.convert %93 : (tensor<3x4xi32>) -> tensor<3x4xf32>
      %95 = stablehlo.divide %91, %94 : tensor<3x4xf32>
      %96 = stablehlo.multiply %iterArg_23, %95 : tensor<3x4xf32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %97 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %98 = stablehlo.add %iterArg_22, %97 : tensor<3x4xi32>
      %c_26 = stablehlo.constant dense<250> : tensor<i32>
      %99 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
      %100 = stablehlo.compare LT, %iterArg_22, %99, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
      %101 = stablehlo.abs %iterArg_23 : tensor<3x4xf32>
      %102 = stablehlo.abs %iterArg_21 : tensor<3x4xf32>
      %103 = stablehlo.divide %101, %102 : tensor<3x4xf32>
      %cst_27 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %105 = stablehlo.compare GT, %103, %104, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
      %c_28 = stablehlo.constant dense<false> : tensor<i1>
      %106 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
      %107 = stablehlo.compare NE, %100, %106, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
      %108 = stablehlo.convert %107 : tensor<3x4xi1>
      %109 = stablehlo.and %108, %105 : tensor<3x4xi1>
      %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %111 = stablehlo.select %110, %85, %iterArg_21 : tensor<3x4xi1>, tensor<3x4xf32>
      %112 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %113 = stablehlo.select %112, %98, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xi32>
      %114 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %115 = stablehlo.select %114, %96, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf32>
      stablehlo.return %iterArg, %iterArg_19, %iterArg_20, %111, %113, %115 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<3x4xf32>
    }
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %47 = stablehlo.compare LT, %3, %46, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %48 = stablehlo.select %47, %33, %45#3 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %50 = stablehlo.compare EQ, %arg0, %49, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %51 = stablehlo.convert %50 : (tensor<3x4xi1>) -> tensor<3x4xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %53 = stablehlo.multiply %51, %52 : tensor<3x4xi32>
    %54 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %56 = stablehlo.compare NE, %arg0, %55, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %57 = stablehlo.and %54, %56 : tensor<3x4xi1>
    %58 = stablehlo.convert %57 : (tensor<3x4xi1>) -> tensor<3x4xi32>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %60 = stablehlo.multiply %58, %59 : tensor<3x4xi32>
    %61 = stablehlo.add %53, %60 : tensor<3x4xi32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %63 = stablehlo.compare EQ, %arg1, %62, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %65 = stablehlo.compare NE, %arg0, %64, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %66 = stablehlo.and %63, %65 : tensor<3x4xi1>
    %67 = stablehlo.convert %66 : (tensor<3x4xi1>) -> tensor<3x4xi32>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %69 = stablehlo.multiply %67, %68 : tensor<3x4xi32>
    %70 = stablehlo.add %61, %69 : tensor<3x4xi32>
    %71 = stablehlo.exponential %arg2 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_15 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %74 = stablehlo.broadcast_in_dim %72, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %75 = stablehlo.broadcast_in_dim %73, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %c_16 = stablehlo.constant dense<2> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %77 = stablehlo.compare LT, %70, %76, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %79 = stablehlo.compare LT, %70, %78, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %80 = stablehlo.select %79, %48, %74 : tensor<3x4xi1>, tensor<3x4xf32>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %82 = stablehlo.compare LT, %70, %81, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %83 = stablehlo.select %82, %71, %75 : tensor<3x4xi1>, tensor<3x4xf32>
    %84 = stablehlo.select %77, %80, %83 : tensor<3x4xi1>, tensor<3x4xf32>
    return %84 : tensor<3x4xf32>
  }
  func.func private @gammasgn(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.floor %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %4 = stablehlo.and %2, %3 : tensor<3x4xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %6 = stablehlo.or %4, %5 : tensor<3x4xi1>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %7 = call @remainder(%0, %c) : (tensor<3x4xf32>, tensor<i32>) -> tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %10 = stablehlo.and %2, %9 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %13 = call @signbit(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xi1>
    %14 = stablehlo.and %12, %13 : tensor<3x4xi1>
    %15 = stablehlo.or %10, %14 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<4xi1>) -> tensor<3x4xi1>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %19 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %21 = stablehlo.concatenate %18, %19, %20, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x3xi1>
    %22 = call @argmax(%21) : (tensor<3x4x3xi1>) -> tensor<3x4xi32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %28 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %30 = stablehlo.compare LT, %22, %29, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %32 = stablehlo.compare LT, %22, %31, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %33 = stablehlo.select %32, %27, %28 : tensor<3x4xi1>, tensor<3x4xf32>
    %34 = stablehlo.select %30, %26, %33 : tensor<3x4xi1>, tensor<3x4xf32>
    return %34 : tensor<3x4xf32>
  }
  func.func private @remainder(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x4xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %12 = stablehlo.add %2, %11 : tensor<3x4xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %13 : tensor<3x4xf32>
  }
  func.func private @signbit(%arg0: tensor<3x4xf32>) -> tensor<3x4xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %5 = stablehlo.convert %4 : tensor<3x4xi1>
    return %5 : tensor<3x4xi1>
  }
  func.func private @argmax(%arg0: tensor<3x4x3xi1>) -> tensor<3x4xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<3x4x3xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<3x4x3xi1>, tensor<3x4x3xi32>, tensor<i1>, tensor<i32>) -> (tensor<3x4xi1>, tensor<3x4xi32>)
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
    return %1#1 : tensor<3x4xi32>
  }
}

// -----

module @scipy_hyp1f1_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = call @hyp1f1(%arg0, %arg1, %arg2) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.5117544304852228, 0.9334254571400846, 1.7919378451631542, 0.6945524672387345], [1.429673427226219, 0.754394313658254, 0.6843688599936806, 0.5642698932459654], [1.946190995432494, 1.867399552016792, 0.6238261701722301, 1.7510265764059143]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.9531916935218123, 2.2337812648021633, 2.4444512953029265, 1.9668367437138992], [1.5905115824815546, 1.8649322137226223, 1.605981914473738, 2.019604146307699], [2.928861086998222, 2.5746840394545725, 2.374731597663139, 2.1697004067830252]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[[-1.0664798317651165, 1.860633534756821, 1.9675544810780194, 0.10469330084325801], [-0.14550677450044924, 0.5440207724753443, 1.2744870050312889, 1.1909343849682879], [0.09104948325266937, -0.9775561714753018, 0.33879055148610604, -1.0113732659527872]]> : tensor<3x4xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.782415036264321, 2.486117964227994, 4.6525435594728926, 1.0381026135817406], [0.8777328223431932, 1.2620031843044515, 1.860248664639169, 1.4680483369848836], [1.062617788831058, 0.5062533027052296, 1.0967729255850027, 0.4545217364554579]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @hyp1f1(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.abs %arg2 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %3 = stablehlo.convert %2 : (tensor<3x4xi1>) -> tensor<3x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %5 = stablehlo.compare EQ, %3, %4, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %6 = stablehlo.select %5, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %7 = stablehlo.select %5, %arg1, %arg1 : tensor<3x4xi1>, tensor<3x4xf64>
    %8 = stablehlo.select %5, %arg2, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    %9 = stablehlo.subtract %7, %6 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %11 = stablehlo.subtract %10, %6 : tensor<3x4xf64>
    %12 = stablehlo.multiply %9, %11 : tensor<3x4xf64>
    %13 = stablehlo.divide %12, %8 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %16 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %18:6 = stablehlo.while(%iterArg = %7, %iterArg_19 = %6, %iterArg_20 = %8, %iterArg_21 = %16, %iterArg_22 = %17, %iterArg_23 = %13) : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xi64>, tensor<3x4xf64>
    cond {
      %c_24 = stablehlo.constant dense<250> : tensor<i64>
      %85 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %86 = stablehlo.compare LT, %iterArg_22, %85, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
      %87 = stablehlo.abs %iterArg_23 : tensor<3x4xf64>
      %88 = stablehlo.abs %iterArg_21 : tensor<3x4xf64>
      %89 = stablehlo.divide %87, %88 : tensor<3x4xf64>
      %cst_25 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %90 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %91 = stablehlo.compare GT, %89, %90, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %c_26 = stablehlo.constant dense<false> : tensor<i1>
      %92 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
      %93 = stablehlo.compare NE, %86, %92, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
      %94 = stablehlo.convert %93 : tensor<3x4xi1>
      %95 = stablehlo.and %94, %91 : tensor<3x4xi1>
      %c_27 = stablehlo.constant dense<false> : tensor<i1>
      %96 = stablehlo.reduce(%95 init: %c_27) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %85 = stablehlo.add %iterArg_21, %iterArg_23 : tensor<3x4xf64>
      %86 = stablehlo.subtract %iterArg, %iterArg_19 : tensor<3x4xf64>
      %87 = stablehlo.convert %iterArg_22 : (tensor<3x4xi64>) -> tensor<3x4xf64>
      %88 = stablehlo.add %86, %87 : tensor<3x4xf64>
      %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %89 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %90 = stablehlo.subtract %89, %iterArg_19 : tensor<3x4xf64>
      %91 = stablehlo.convert %iterArg_22 : (tensor<3x4xi64>) -> tensor<3x4xf64>
      %92 = stablehlo.add %90, %91 : tensor<3x4xf64>
      %93 = stablehlo.multiply %88, %92 : tensor<3x4xf64>
      %c_25 = stablehlo.constant dense<1> : tensor<i64>
      %94 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %95 = stablehlo.add %iterArg_22, %94 : tensor<3x4xi64>
      %96 = stablehlo.convert %95 : (tensor<3x4xi64>) -> tensor<3x4xf64>
      %97 = stablehlo.divide %93, %96 : tensor<3x4xf64>
      %98 = stablehlo.divide %97, %iterArg_20 : tensor<3x4xf64>
      %99 = stablehlo.multiply %iterArg_23, %98 : tensor<3x4xf64>
      %c_26 = stablehlo.constant dense<1> : tensor<i64>
      %100 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %101 = stablehlo.add %iterArg_22, %100 : tensor<3x4xi64>
      %c_27 = stablehlo.constant dense<250> : tensor<i64>
      %102 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %103 = stablehlo.compare LT, %iterArg_22, %102, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
      %104 = stablehlo.abs %iterArg_23 : tensor<3x4xf64>
      %105 = stablehlo.abs %iterArg_21 : tensor<3x4xf64>
      %106 = stablehlo.divide %104, %105 : tensor<3x4xf64>
      %cst_28 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %107 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %108 = stablehlo.compare GT, %106, %107, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %c_29 = stablehlo.constant dense<false> : tensor<i1>
      %109 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
      %110 = stablehlo.compare NE, %103, %109, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
      %111 = stablehlo.convert %110 : tensor<3x4xi1>
      %112 = stablehlo.and %111, %108 : tensor<3x4xi1>
      %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %114 = stablehlo.select %113, %85, %iterArg_21 : tensor<3x4xi1>, tensor<3x4xf64>
      %115 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %116 = stablehlo.select %115, %101, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xi64>
      %117 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %118 = stablehlo.select %117, %99, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf64>
      stablehlo.return %iterArg, %iterArg_19, %iterArg_20, %114, %116, %118 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xi64>, tensor<3x4xf64>
    }
    %19 = call @gammasgn(%7) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %20 = chlo.lgamma %7 : tensor<3x4xf64> -> tensor<3x4xf64>
    %21 = stablehlo.exponential %20 : tensor<3x4xf64>
    %22 = stablehlo.multiply %19, %21 : tensor<3x4xf64>
    %23 = call @gammasgn(%6) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %24 = chlo.lgamma %6 : tensor<3x4xf64> -> tensor<3x4xf64>
    %25 = stablehlo.exponential %24 : tensor<3x4xf64>
    %26 = stablehlo.multiply %23, %25 : tensor<3x4xf64>
    %27 = stablehlo.divide %22, %26 : tensor<3x4xf64>
    %28 = stablehlo.exponential %8 : tensor<3x4xf64>
    %29 = stablehlo.multiply %27, %28 : tensor<3x4xf64>
    %30 = stablehlo.subtract %6, %7 : tensor<3x4xf64>
    %31 = stablehlo.power %8, %30 : tensor<3x4xf64>
    %32 = stablehlo.multiply %29, %31 : tensor<3x4xf64>
    %33 = stablehlo.multiply %32, %18#3 : tensor<3x4xf64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %35 = stablehlo.compare EQ, %3, %34, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %36 = stablehlo.select %35, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %37 = stablehlo.select %35, %arg1, %arg1 : tensor<3x4xi1>, tensor<3x4xf64>
    %38 = stablehlo.select %35, %arg2, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    %39 = stablehlo.divide %36, %37 : tensor<3x4xf64>
    %40 = stablehlo.multiply %39, %38 : tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %c_5 = stablehlo.constant dense<1> : tensor<i64>
    %42 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %43 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %44 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %45:6 = stablehlo.while(%iterArg = %36, %iterArg_19 = %37, %iterArg_20 = %38, %iterArg_21 = %43, %iterArg_22 = %44, %iterArg_23 = %40) : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xi64>, tensor<3x4xf64>
    cond {
      %c_24 = stablehlo.constant dense<250> : tensor<i64>
      %85 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %86 = stablehlo.compare LT, %iterArg_22, %85, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
      %87 = stablehlo.abs %iterArg_23 : tensor<3x4xf64>
      %88 = stablehlo.abs %iterArg_21 : tensor<3x4xf64>
      %89 = stablehlo.divide %87, %88 : tensor<3x4xf64>
      %cst_25 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %90 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %91 = stablehlo.compare GT, %89, %90, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %c_26 = stablehlo.constant dense<false> : tensor<i1>
      %92 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
      %93 = stablehlo.compare NE, %86, %92, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
      %94 = stablehlo.convert %93 : tensor<3x4xi1>
      %95 = stablehlo.and %94, %91 : tensor<3x4xi1>
      %c_27 = stablehlo.constant dense<false> : tensor<i1>
      %96 = stablehlo.reduce(%95 init: %c_27) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %96 : tensor<i1>
    } do {
      %85 = stablehlo.add %iterArg_21, %iterArg_23 : tensor<3x4xf64>
      %86 = stablehlo.convert %iterArg_22 : (tensor<3x4xi64>) -> tensor<3x4xf64>
      %87 = stablehlo.add %iterArg, %86 : tensor<3x4xf64>
      %88 = stablehlo.convert %iterArg_22 : (tensor<3x4xi64>) -> tensor<3x4xf64>
      %89 = stablehlo.add %iterArg_19, %88 : tensor<3x4xf64>
      %90 = stablehlo.divide %87, %89 : tensor<3x4xf64>
      %91 = stablehlo.multiply %90, %iterArg_20 : tensor<3x4xf64>
      %c_24 = stablehlo.constant dense<1> : tensor<i64>
      %92 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %93 = stablehlo.add %iterArg_22, %92 : tensor<3x4xi64>
      %94 = stablehlo.convert %93 : (tensor<3x4xi64>) -> tensor<3x4xf64>
      %95 = stablehlo.divide %91, %94 : tensor<3x4xf64>
      %96 = stablehlo.multiply %iterArg_23, %95 : tensor<3x4xf64>
      %c_25 = stablehlo.constant dense<1> : tensor<i64>
      %97 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %98 = stablehlo.add %iterArg_22, %97 : tensor<3x4xi64>
      %c_26 = stablehlo.constant dense<250> : tensor<i64>
      %99 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
      %100 = stablehlo.compare LT, %iterArg_22, %99, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
      %101 = stablehlo.abs %iterArg_23 : tensor<3x4xf64>
      %102 = stablehlo.abs %iterArg_21 : tensor<3x4xf64>
      %103 = stablehlo.divide %101, %102 : tensor<3x4xf64>
      %cst_27 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %104 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
      %105 = stablehlo.compare GT, %103, %104, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
      %c_28 = stablehlo.constant dense<false> : tensor<i1>
      %106 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
      %107 = stablehlo.compare NE, %100, %106, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
      %108 = stablehlo.convert %107 : tensor<3x4xi1>
      %109 = stablehlo.and %108, %105 : tensor<3x4xi1>
      %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %111 = stablehlo.select %110, %85, %iterArg_21 : tensor<3x4xi1>, tensor<3x4xf64>
      %112 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %113 = stablehlo.select %112, %98, %iterArg_22 : tensor<3x4xi1>, tensor<3x4xi64>
      %114 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4xi1>
      %115 = stablehlo.select %114, %96, %iterArg_23 : tensor<3x4xi1>, tensor<3x4xf64>
      stablehlo.return %iterArg, %iterArg_19, %iterArg_20, %111, %113, %115 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xi64>, tensor<3x4xf64>
    }
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %47 = stablehlo.compare LT, %3, %46, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %48 = stablehlo.select %47, %33, %45#3 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %50 = stablehlo.compare EQ, %arg0, %49, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %51 = stablehlo.convert %50 : (tensor<3x4xi1>) -> tensor<3x4xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %52 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %53 = stablehlo.multiply %51, %52 : tensor<3x4xi64>
    %54 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %56 = stablehlo.compare NE, %arg0, %55, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %57 = stablehlo.and %54, %56 : tensor<3x4xi1>
    %58 = stablehlo.convert %57 : (tensor<3x4xi1>) -> tensor<3x4xi64>
    %c_10 = stablehlo.constant dense<2> : tensor<i64>
    %59 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %60 = stablehlo.multiply %58, %59 : tensor<3x4xi64>
    %61 = stablehlo.add %53, %60 : tensor<3x4xi64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %63 = stablehlo.compare EQ, %arg1, %62, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %65 = stablehlo.compare NE, %arg0, %64, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %66 = stablehlo.and %63, %65 : tensor<3x4xi1>
    %67 = stablehlo.convert %66 : (tensor<3x4xi1>) -> tensor<3x4xi64>
    %c_13 = stablehlo.constant dense<3> : tensor<i64>
    %68 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %69 = stablehlo.multiply %67, %68 : tensor<3x4xi64>
    %70 = stablehlo.add %61, %69 : tensor<3x4xi64>
    %71 = stablehlo.exponential %arg2 : tensor<3x4xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_15 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %73 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %74 = stablehlo.broadcast_in_dim %72, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %75 = stablehlo.broadcast_in_dim %73, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %c_16 = stablehlo.constant dense<2> : tensor<i64>
    %76 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %77 = stablehlo.compare LT, %70, %76, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %c_17 = stablehlo.constant dense<1> : tensor<i64>
    %78 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %79 = stablehlo.compare LT, %70, %78, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %80 = stablehlo.select %79, %48, %74 : tensor<3x4xi1>, tensor<3x4xf64>
    %c_18 = stablehlo.constant dense<3> : tensor<i64>
    %81 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %82 = stablehlo.compare LT, %70, %81, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %83 = stablehlo.select %82, %71, %75 : tensor<3x4xi1>, tensor<3x4xf64>
    %84 = stablehlo.select %77, %80, %83 : tensor<3x4xi1>, tensor<3x4xf64>
    return %84 : tensor<3x4xf64>
  }
  func.func private @gammasgn(%arg0: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.floor %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %4 = stablehlo.and %2, %3 : tensor<3x4xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %6 = stablehlo.or %4, %5 : tensor<3x4xi1>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7 = call @remainder(%0, %c) : (tensor<3x4xf64>, tensor<i64>) -> tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %10 = stablehlo.and %2, %9 : tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %13 = call @signbit(%arg0) : (tensor<3x4xf64>) -> tensor<3x4xi1>
    %14 = stablehlo.and %12, %13 : tensor<3x4xi1>
    %15 = stablehlo.or %10, %14 : tensor<3x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<4xi1>) -> tensor<3x4xi1>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %19 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %21 = stablehlo.concatenate %18, %19, %20, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x3xi1>
    %22 = call @argmax(%21) : (tensor<3x4x3xi1>) -> tensor<3x4xi64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %26 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %27 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %28 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %29 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %30 = stablehlo.compare LT, %22, %29, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %31 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %32 = stablehlo.compare LT, %22, %31, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %33 = stablehlo.select %32, %27, %28 : tensor<3x4xi1>, tensor<3x4xf64>
    %34 = stablehlo.select %30, %26, %33 : tensor<3x4xi1>, tensor<3x4xf64>
    return %34 : tensor<3x4xf64>
  }
  func.func private @remainder(%arg0: tensor<3x4xf64>, %arg1: tensor<i64>) -> tensor<3x4xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.remainder %arg0, %1 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<3x4xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %10 = stablehlo.and %9, %4 : tensor<3x4xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %12 = stablehlo.add %2, %11 : tensor<3x4xf64>
    %13 = stablehlo.select %10, %12, %2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %13 : tensor<3x4xf64>
  }
  func.func private @signbit(%arg0: tensor<3x4xf64>) -> tensor<3x4xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf64>) -> tensor<3x4xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<3x4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3x4xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %5 = stablehlo.convert %4 : tensor<3x4xi1>
    return %5 : tensor<3x4xi1>
  }
  func.func private @argmax(%arg0: tensor<3x4x3xi1>) -> tensor<3x4xi64> {
    %0 = stablehlo.iota dim = 2 : tensor<3x4x3xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<3x4x3xi1>, tensor<3x4x3xi64>, tensor<i1>, tensor<i64>) -> (tensor<3x4xi1>, tensor<3x4xi64>)
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
    return %1#1 : tensor<3x4xi64>
  }
}
