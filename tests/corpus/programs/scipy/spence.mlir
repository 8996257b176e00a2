module @scipy_spence_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %6 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %7 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %8 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %9 = stablehlo.concatenate %6, %7, %8, dim = 0 : (tensor<1x3x4xi1>, tensor<1x3x4xi1>, tensor<1x3x4xi1>) -> tensor<3x3x4xi1>
    %cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_3 = stablehlo.constant dense<1.64493406> : tensor<f32>
    %10 = call @_piecewise(%arg0, %9, %cst_2, %c, %cst_3) : (tensor<3x4xf32>, tensor<3x3x4xi1>, tensor<f32>, tensor<i32>, tensor<f32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.1338332, 2.4750745, 1.4191025, 1.2634852], [1.0675479, 2.1304498, 1.5383502, 0.53619087], [2.4841, 2.7090113, 2.2718751, 0.28222284]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.1296032, -1.132111, -0.38184375, -0.24790335], [-0.06644024, -0.9112935, -0.4793039, 0.53284943], [-1.1376505, -1.2721041, -1.0042013, 0.9203268]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @_piecewise(%arg0: tensor<3x4xf32>, %arg1: tensor<3x3x4xi1>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<f32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<[4.65128578E-5, 0.0073158904, 0.133847639, 0.879691302, 2.7114985, 4.25697136, 3.29771352, 1.000000e+00]> : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<[6.90990476E-4, 0.0254043769, 0.282974869, 1.411726, 3.63800526, 5.03278875, 3.54771352, 1.000000e+00]> : tensor<8xf32>
    %0 = stablehlo.slice %arg1 [0:1, 0:3, 0:4] : (tensor<3x3x4xi1>) -> tensor<1x3x4xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x3x4xi1>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1x3x4xi1>, tensor<3x3x4xi1>) -> tensor<4x3x4xi1>
    %3 = call @cumsum(%2) : (tensor<4x3x4xi1>) -> tensor<4x3x4xi32>
    %4 = call @argmax(%3) : (tensor<4x3x4xi32>) -> tensor<3x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %7 = stablehlo.clamp %5, %4, %6 : tensor<3x4xi32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %12 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %14 = stablehlo.compare EQ, %7, %13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %16 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %17 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %18 = stablehlo.select %15, %17, %16 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %19 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %20 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %21 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %22 = stablehlo.select %19, %21, %20 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %23 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %24 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %25 = stablehlo.select %14, %24, %23 : tensor<3x4xi1>, tensor<3x4xf32>
    %26 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %27 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %28 = stablehlo.select %14, %27, %26 : tensor<3x4xi1>, tensor<3x4xi32>
    %29 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %30 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %31 = stablehlo.select %14, %30, %29 : tensor<3x4xi1>, tensor<3x4xf32>
    %32 = stablehlo.select %14, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %34 = stablehlo.compare GT, %32, %33, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %36 = call @_piecewise_1(%32, %35) : (tensor<3x4xf32>, tensor<3x4x1xi1>) -> tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %38 = stablehlo.compare GT, %36, %37, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %40 = stablehlo.compare LT, %36, %39, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %41 = stablehlo.or %34, %38 : tensor<3x4xi1>
    %42 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %43 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %44 = stablehlo.concatenate %42, %43, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x2xi1>
    %45 = call @_piecewise_5(%36, %44) : (tensor<3x4xf32>, tensor<3x4x2xi1>) -> tensor<3x4xf32>
    %46 = stablehlo.negate %45 : tensor<3x4xf32>
    %47 = call @polyval(%18, %45) : (tensor<3x4x8xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<3x4xf32>
    %49 = call @polyval(%22, %45) : (tensor<3x4x8xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %50 = stablehlo.divide %48, %49 : tensor<3x4xf32>
    %51 = stablehlo.log %36 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %53 = stablehlo.subtract %52, %36 : tensor<3x4xf32>
    %54 = stablehlo.log %53 : tensor<3x4xf32>
    %55 = stablehlo.multiply %51, %54 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<1.64493406> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %57 = stablehlo.subtract %56, %55 : tensor<3x4xf32>
    %58 = stablehlo.subtract %57, %50 : tensor<3x4xf32>
    %59 = call @_where(%40, %58, %50) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %60 = stablehlo.log %36 : tensor<3x4xf32>
    %61 = stablehlo.multiply %60, %60 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<3x4xf32>
    %64 = stablehlo.subtract %63, %59 : tensor<3x4xf32>
    %65 = call @_where(%41, %64, %59) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %67 = stablehlo.compare EQ, %7, %66, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %69 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %70 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %71 = stablehlo.select %68, %70, %69 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %72 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %73 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %74 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %75 = stablehlo.select %72, %74, %73 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %76 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %77 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %78 = stablehlo.select %67, %77, %76 : tensor<3x4xi1>, tensor<3x4xf32>
    %79 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %80 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %81 = stablehlo.select %67, %80, %79 : tensor<3x4xi1>, tensor<3x4xi32>
    %82 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %83 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %84 = stablehlo.select %67, %83, %82 : tensor<3x4xi1>, tensor<3x4xf32>
    %85 = stablehlo.select %67, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %86 = stablehlo.convert %78 : tensor<3x4xf32>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %87 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %88 = stablehlo.compare EQ, %7, %87, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %90 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %91 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %92 = stablehlo.select %89, %91, %90 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %93 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %94 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %95 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %96 = stablehlo.select %93, %95, %94 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %97 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %98 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %99 = stablehlo.select %88, %98, %97 : tensor<3x4xi1>, tensor<3x4xf32>
    %100 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %101 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %102 = stablehlo.select %88, %101, %100 : tensor<3x4xi1>, tensor<3x4xi32>
    %103 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %104 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %105 = stablehlo.select %88, %104, %103 : tensor<3x4xi1>, tensor<3x4xf32>
    %106 = stablehlo.select %88, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %107 = stablehlo.convert %102 : (tensor<3x4xi32>) -> tensor<3x4xf32>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %108 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %109 = stablehlo.compare EQ, %7, %108, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %111 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %112 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %113 = stablehlo.select %110, %112, %111 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %114 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %115 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %116 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<3x4x8xf32>
    %117 = stablehlo.select %114, %116, %115 : tensor<3x4x8xi1>, tensor<3x4x8xf32>
    %118 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %119 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %120 = stablehlo.select %109, %119, %118 : tensor<3x4xi1>, tensor<3x4xf32>
    %121 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %122 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %123 = stablehlo.select %109, %122, %121 : tensor<3x4xi1>, tensor<3x4xi32>
    %124 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %125 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %126 = stablehlo.select %109, %125, %124 : tensor<3x4xi1>, tensor<3x4xf32>
    %127 = stablehlo.select %109, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %128 = stablehlo.convert %126 : tensor<3x4xf32>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %129 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %130 = stablehlo.compare LT, %7, %129, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %132 = stablehlo.compare LT, %7, %131, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %133 = stablehlo.select %132, %65, %86 : tensor<3x4xi1>, tensor<3x4xf32>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %134 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %135 = stablehlo.compare LT, %7, %134, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %136 = stablehlo.select %135, %107, %128 : tensor<3x4xi1>, tensor<3x4xf32>
    %137 = stablehlo.select %130, %133, %136 : tensor<3x4xi1>, tensor<3x4xf32>
    return %137 : tensor<3x4xf32>
  }
  func.func private @cumsum(%arg0: tensor<4x3x4xi1>) -> tensor<4x3x4xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<4x3x4xi1>) -> tensor<4x3x4xi32>
    %1 = call @cumsum_0(%0) : (tensor<4x3x4xi32>) -> tensor<4x3x4xi32>
    return %1 : tensor<4x3x4xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<4x3x4xi32>) -> tensor<4x3x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[3, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 4, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4x3x4xi32>, tensor<i32>) -> tensor<4x3x4xi32>
    return %1 : tensor<4x3x4xi32>
  }
  func.func private @argmax(%arg0: tensor<4x3x4xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x3x4xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x3x4xi32>, tensor<4x3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<3x4xi32>
  }
  func.func private @_piecewise_1(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4x1xi1>) -> tensor<3x4xf32> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %3 = stablehlo.concatenate %2, %arg1, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x2xi1>
    %4 = call @cumsum_2(%3) : (tensor<3x4x2xi1>) -> tensor<3x4x2xi32>
    %5 = call @argmax_4(%4) : (tensor<3x4x2xi32>) -> tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %8 = stablehlo.clamp %6, %5, %7 : tensor<3x4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %11 = stablehlo.select %10, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %13 = stablehlo.compare EQ, %8, %12, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %14 = stablehlo.select %13, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %16 = stablehlo.divide %15, %14 : tensor<3x4xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %18 = stablehlo.compare LT, %8, %17, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %19 = stablehlo.select %18, %11, %16 : tensor<3x4xi1>, tensor<3x4xf32>
    return %19 : tensor<3x4xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<3x4x2xi1>) -> tensor<3x4x2xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x2xi1>) -> tensor<3x4x2xi32>
    %1 = call @cumsum_3(%0) : (tensor<3x4x2xi32>) -> tensor<3x4x2xi32>
    return %1 : tensor<3x4x2xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<3x4x2xi32>) -> tensor<3x4x2xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x4x2xi32>, tensor<i32>) -> tensor<3x4x2xi32>
    return %1 : tensor<3x4x2xi32>
  }
  func.func private @argmax_4(%arg0: tensor<3x4x2xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<3x4x2xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<3x4x2xi32>, tensor<3x4x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<3x4xi32>
  }
  func.func private @_piecewise_5(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4x2xi1>) -> tensor<3x4xf32> {
    %0 = stablehlo.slice %arg1 [0:3, 0:4, 0:1] : (tensor<3x4x2xi1>) -> tensor<3x4x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %4 = stablehlo.concatenate %3, %arg1, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x2xi1>) -> tensor<3x4x3xi1>
    %5 = call @cumsum_6(%4) : (tensor<3x4x3xi1>) -> tensor<3x4x3xi32>
    %6 = call @argmax_8(%5) : (tensor<3x4x3xi32>) -> tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %9 = stablehlo.clamp %7, %6, %8 : tensor<3x4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %12 = stablehlo.select %11, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<3x4xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %16 = stablehlo.compare EQ, %9, %15, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %17 = stablehlo.select %16, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %19 = stablehlo.divide %18, %17 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<3x4xf32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %23 = stablehlo.compare EQ, %9, %22, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %24 = stablehlo.select %23, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    %25 = stablehlo.negate %24 : tensor<3x4xf32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %27 = stablehlo.compare LT, %9, %26, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %29 = stablehlo.compare LT, %9, %28, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %30 = stablehlo.select %29, %21, %25 : tensor<3x4xi1>, tensor<3x4xf32>
    %31 = stablehlo.select %27, %14, %30 : tensor<3x4xi1>, tensor<3x4xf32>
    return %31 : tensor<3x4xf32>
  }
  func.func private @cumsum_6(%arg0: tensor<3x4x3xi1>) -> tensor<3x4x3xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x3xi1>) -> tensor<3x4x3xi32>
    %1 = call @cumsum_7(%0) : (tensor<3x4x3xi32>) -> tensor<3x4x3xi32>
    return %1 : tensor<3x4x3xi32>
  }
  func.func private @cumsum_7(%arg0: tensor<3x4x3xi32>) -> tensor<3x4x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [2, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x4x3xi32>, tensor<i32>) -> tensor<3x4x3xi32>
    return %1 : tensor<3x4x3xi32>
  }
  func.func private @argmax_8(%arg0: tensor<3x4x3xi32>) -> tensor<3x4xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<3x4x3xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<3x4x3xi32>, tensor<3x4x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<3x4xi32>
  }
  func.func private @polyval(%arg0: tensor<3x4x8xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x8xf32>) -> tensor<3x8x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x8x4xf32>) -> tensor<8x3x4xf32>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<0x3x4xf32>
    %5 = stablehlo.slice %3 [0:8, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<8x3x4xf32>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %8 = call @closed_call(%arg1, %2, %7) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %20 = call @closed_call(%arg1, %17, %19) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %23 = call @closed_call(%arg1, %20, %22) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %24 = stablehlo.slice %5 [6:7, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %26 = call @closed_call(%arg1, %23, %25) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %27 = stablehlo.slice %5 [7:8, 0:3, 0:4] : (tensor<8x3x4xf32>) -> tensor<1x3x4xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %29 = call @closed_call(%arg1, %26, %28) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    return %29 : tensor<3x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}

// -----

module @scipy_spence_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.compare EQ, %arg0, %4, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %6 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %7 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %8 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<3x4xi1>) -> tensor<1x3x4xi1>
    %9 = stablehlo.concatenate %6, %7, %8, dim = 0 : (tensor<1x3x4xi1>, tensor<1x3x4xi1>, tensor<1x3x4xi1>) -> tensor<3x3x4xi1>
    %cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %cst_3 = stablehlo.constant dense<1.6449340668482264> : tensor<f64>
    %10 = call @_piecewise(%arg0, %9, %cst_2, %c, %cst_3) : (tensor<3x4xf64>, tensor<3x3x4xi1>, tensor<f64>, tensor<i64>, tensor<f64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.9867097271396356, 0.5683702985912766, 0.5118270492235676, 1.6465520439748491], [1.2464403515511866, 1.6066398203016705, 0.12542602138343664, 1.1469187786911337], [1.9262459611003886, 2.3774745563390525, 1.0581435453938441, 0.3789312273805441]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.013334693496180865, 0.49017461365240805, 0.5659297581259406, -0.5642910573743002], [-0.2327206982378497, -0.5333026006192498, 1.237111622477215, -0.14184822507454686], [-0.7708099877482728, -1.0714540286180614, -0.057319529140653414, 0.7601294185871141]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @_piecewise(%arg0: tensor<3x4xf64>, %arg1: tensor<3x3x4xi1>, %arg2: tensor<f64>, %arg3: tensor<i64>, %arg4: tensor<f64>) -> tensor<3x4xf64> {
    %cst = stablehlo.constant dense<[4.6512858607399003E-5, 0.0073158904523809472, 0.13384763957830903, 0.8796913117545303, 2.7114985119655346, 4.2569715600812179, 3.2977134098522511, 1.000000e+00]> : tensor<8xf64>
    %cst_0 = stablehlo.constant dense<[6.9099048891255329E-4, 0.025404376393254439, 0.2829748606025681, 1.4117259775183106, 3.6380053334513707, 5.0327888014331696, 3.5477134098522511, 1.000000e+00]> : tensor<8xf64>
    %0 = stablehlo.slice %arg1 [0:1, 0:3, 0:4] : (tensor<3x3x4xi1>) -> tensor<1x3x4xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x3x4xi1>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1x3x4xi1>, tensor<3x3x4xi1>) -> tensor<4x3x4xi1>
    %3 = call @cumsum(%2) : (tensor<4x3x4xi1>) -> tensor<4x3x4xi64>
    %4 = call @argmax(%3) : (tensor<4x3x4xi64>) -> tensor<3x4xi64>
    %5 = stablehlo.convert %4 : (tensor<3x4xi64>) -> tensor<3x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %8 = stablehlo.clamp %6, %5, %7 : tensor<3x4xi32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<8xf64>) -> tensor<4x8xf64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<8xf64>) -> tensor<4x8xf64>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %13 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %15 = stablehlo.compare EQ, %8, %14, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %17 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %18 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %19 = stablehlo.select %16, %18, %17 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %21 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %22 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %23 = stablehlo.select %20, %22, %21 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %24 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %25 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %26 = stablehlo.select %15, %25, %24 : tensor<3x4xi1>, tensor<3x4xf64>
    %27 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %28 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %29 = stablehlo.select %15, %28, %27 : tensor<3x4xi1>, tensor<3x4xi64>
    %30 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %31 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %32 = stablehlo.select %15, %31, %30 : tensor<3x4xi1>, tensor<3x4xf64>
    %33 = stablehlo.select %15, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %35 = stablehlo.compare GT, %33, %34, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %37 = call @_piecewise_1(%33, %36) : (tensor<3x4xf64>, tensor<3x4x1xi1>) -> tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %39 = stablehlo.compare GT, %37, %38, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %41 = stablehlo.compare LT, %37, %40, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %42 = stablehlo.or %35, %39 : tensor<3x4xi1>
    %43 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %44 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x1xi1>
    %45 = stablehlo.concatenate %43, %44, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x2xi1>
    %46 = call @_piecewise_5(%37, %45) : (tensor<3x4xf64>, tensor<3x4x2xi1>) -> tensor<3x4xf64>
    %47 = stablehlo.negate %46 : tensor<3x4xf64>
    %48 = call @polyval(%19, %46) : (tensor<3x4x8xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %49 = stablehlo.multiply %47, %48 : tensor<3x4xf64>
    %50 = call @polyval(%23, %46) : (tensor<3x4x8xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %51 = stablehlo.divide %49, %50 : tensor<3x4xf64>
    %52 = stablehlo.log %37 : tensor<3x4xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %54 = stablehlo.subtract %53, %37 : tensor<3x4xf64>
    %55 = stablehlo.log %54 : tensor<3x4xf64>
    %56 = stablehlo.multiply %52, %55 : tensor<3x4xf64>
    %cst_8 = stablehlo.constant dense<1.6449340668482264> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %58 = stablehlo.subtract %57, %56 : tensor<3x4xf64>
    %59 = stablehlo.subtract %58, %51 : tensor<3x4xf64>
    %60 = call @_where(%41, %59, %51) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %61 = stablehlo.log %37 : tensor<3x4xf64>
    %62 = stablehlo.multiply %61, %61 : tensor<3x4xf64>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %64 = stablehlo.multiply %63, %62 : tensor<3x4xf64>
    %65 = stablehlo.subtract %64, %60 : tensor<3x4xf64>
    %66 = call @_where(%42, %65, %60) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %68 = stablehlo.compare EQ, %8, %67, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %70 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %71 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %72 = stablehlo.select %69, %71, %70 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %73 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %74 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %75 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %76 = stablehlo.select %73, %75, %74 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %77 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %78 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %79 = stablehlo.select %68, %78, %77 : tensor<3x4xi1>, tensor<3x4xf64>
    %80 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %81 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %82 = stablehlo.select %68, %81, %80 : tensor<3x4xi1>, tensor<3x4xi64>
    %83 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %84 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %85 = stablehlo.select %68, %84, %83 : tensor<3x4xi1>, tensor<3x4xf64>
    %86 = stablehlo.select %68, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %87 = stablehlo.convert %79 : tensor<3x4xf64>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %88 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %89 = stablehlo.compare EQ, %8, %88, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %91 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %92 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %93 = stablehlo.select %90, %92, %91 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %94 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %95 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %96 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %97 = stablehlo.select %94, %96, %95 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %98 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %99 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %100 = stablehlo.select %89, %99, %98 : tensor<3x4xi1>, tensor<3x4xf64>
    %101 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %102 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %103 = stablehlo.select %89, %102, %101 : tensor<3x4xi1>, tensor<3x4xi64>
    %104 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %105 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %106 = stablehlo.select %89, %105, %104 : tensor<3x4xi1>, tensor<3x4xf64>
    %107 = stablehlo.select %89, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %108 = stablehlo.convert %103 : (tensor<3x4xi64>) -> tensor<3x4xf64>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %109 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %110 = stablehlo.compare EQ, %8, %109, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %112 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %113 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %114 = stablehlo.select %111, %113, %112 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %115 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x8xi1>
    %116 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %117 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<4x8xf64>) -> tensor<3x4x8xf64>
    %118 = stablehlo.select %115, %117, %116 : tensor<3x4x8xi1>, tensor<3x4x8xf64>
    %119 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %120 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %121 = stablehlo.select %110, %120, %119 : tensor<3x4xi1>, tensor<3x4xf64>
    %122 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %123 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %124 = stablehlo.select %110, %123, %122 : tensor<3x4xi1>, tensor<3x4xi64>
    %125 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %126 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %127 = stablehlo.select %110, %126, %125 : tensor<3x4xi1>, tensor<3x4xf64>
    %128 = stablehlo.select %110, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %129 = stablehlo.convert %127 : tensor<3x4xf64>
    %c_13 = stablehlo.constant dense<2> : tensor<i32>
    %130 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %131 = stablehlo.compare LT, %8, %130, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %133 = stablehlo.compare LT, %8, %132, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %134 = stablehlo.select %133, %66, %87 : tensor<3x4xi1>, tensor<3x4xf64>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %135 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %136 = stablehlo.compare LT, %8, %135, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %137 = stablehlo.select %136, %108, %129 : tensor<3x4xi1>, tensor<3x4xf64>
    %138 = stablehlo.select %131, %134, %137 : tensor<3x4xi1>, tensor<3x4xf64>
    return %138 : tensor<3x4xf64>
  }
  func.func private @cumsum(%arg0: tensor<4x3x4xi1>) -> tensor<4x3x4xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<4x3x4xi1>) -> tensor<4x3x4xi64>
    %1 = call @cumsum_0(%0) : (tensor<4x3x4xi64>) -> tensor<4x3x4xi64>
    return %1 : tensor<4x3x4xi64>
  }
  func.func private @cumsum_0(%arg0: tensor<4x3x4xi64>) -> tensor<4x3x4xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[3, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 4, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<4x3x4xi64>, tensor<i64>) -> tensor<4x3x4xi64>
    return %1 : tensor<4x3x4xi64>
  }
  func.func private @argmax(%arg0: tensor<4x3x4xi64>) -> tensor<3x4xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4x3x4xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x3x4xi64>, tensor<4x3x4xi64>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi64>, tensor<3x4xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<3x4xi64>
  }
  func.func private @_piecewise_1(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4x1xi1>) -> tensor<3x4xf64> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %3 = stablehlo.concatenate %2, %arg1, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x2xi1>
    %4 = call @cumsum_2(%3) : (tensor<3x4x2xi1>) -> tensor<3x4x2xi64>
    %5 = call @argmax_4(%4) : (tensor<3x4x2xi64>) -> tensor<3x4xi64>
    %6 = stablehlo.convert %5 : (tensor<3x4xi64>) -> tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %9 = stablehlo.clamp %7, %6, %8 : tensor<3x4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %12 = stablehlo.select %11, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %14 = stablehlo.compare EQ, %9, %13, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %15 = stablehlo.select %14, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %17 = stablehlo.divide %16, %15 : tensor<3x4xf64>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %19 = stablehlo.compare LT, %9, %18, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %20 = stablehlo.select %19, %12, %17 : tensor<3x4xi1>, tensor<3x4xf64>
    return %20 : tensor<3x4xf64>
  }
  func.func private @cumsum_2(%arg0: tensor<3x4x2xi1>) -> tensor<3x4x2xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x2xi1>) -> tensor<3x4x2xi64>
    %1 = call @cumsum_3(%0) : (tensor<3x4x2xi64>) -> tensor<3x4x2xi64>
    return %1 : tensor<3x4x2xi64>
  }
  func.func private @cumsum_3(%arg0: tensor<3x4x2xi64>) -> tensor<3x4x2xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3x4x2xi64>, tensor<i64>) -> tensor<3x4x2xi64>
    return %1 : tensor<3x4x2xi64>
  }
  func.func private @argmax_4(%arg0: tensor<3x4x2xi64>) -> tensor<3x4xi64> {
    %0 = stablehlo.iota dim = 2 : tensor<3x4x2xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<3x4x2xi64>, tensor<3x4x2xi64>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi64>, tensor<3x4xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<3x4xi64>
  }
  func.func private @_piecewise_5(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4x2xi1>) -> tensor<3x4xf64> {
    %0 = stablehlo.slice %arg1 [0:3, 0:4, 0:1] : (tensor<3x4x2xi1>) -> tensor<3x4x1xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi1>) -> tensor<4x1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<4x1xi1>) -> tensor<3x4x1xi1>
    %4 = stablehlo.concatenate %3, %arg1, dim = 2 : (tensor<3x4x1xi1>, tensor<3x4x2xi1>) -> tensor<3x4x3xi1>
    %5 = call @cumsum_6(%4) : (tensor<3x4x3xi1>) -> tensor<3x4x3xi64>
    %6 = call @argmax_8(%5) : (tensor<3x4x3xi64>) -> tensor<3x4xi64>
    %7 = stablehlo.convert %6 : (tensor<3x4xi64>) -> tensor<3x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %10 = stablehlo.clamp %8, %7, %9 : tensor<3x4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %12 = stablehlo.compare EQ, %10, %11, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %13 = stablehlo.select %12, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %15 = stablehlo.subtract %13, %14 : tensor<3x4xf64>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %17 = stablehlo.compare EQ, %10, %16, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %18 = stablehlo.select %17, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %20 = stablehlo.divide %19, %18 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %22 = stablehlo.subtract %20, %21 : tensor<3x4xf64>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %24 = stablehlo.compare EQ, %10, %23, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %25 = stablehlo.select %24, %arg0, %arg0 : tensor<3x4xi1>, tensor<3x4xf64>
    %26 = stablehlo.negate %25 : tensor<3x4xf64>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %28 = stablehlo.compare LT, %10, %27, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<3x4xi32>
    %30 = stablehlo.compare LT, %10, %29, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %31 = stablehlo.select %30, %22, %26 : tensor<3x4xi1>, tensor<3x4xf64>
    %32 = stablehlo.select %28, %15, %31 : tensor<3x4xi1>, tensor<3x4xf64>
    return %32 : tensor<3x4xf64>
  }
  func.func private @cumsum_6(%arg0: tensor<3x4x3xi1>) -> tensor<3x4x3xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4x3xi1>) -> tensor<3x4x3xi64>
    %1 = call @cumsum_7(%0) : (tensor<3x4x3xi64>) -> tensor<3x4x3xi64>
    return %1 : tensor<3x4x3xi64>
  }
  func.func private @cumsum_7(%arg0: tensor<3x4x3xi64>) -> tensor<3x4x3xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<i64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [2, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3x4x3xi64>, tensor<i64>) -> tensor<3x4x3xi64>
    return %1 : tensor<3x4x3xi64>
  }
  func.func private @argmax_8(%arg0: tensor<3x4x3xi64>) -> tensor<3x4xi64> {
    %0 = stablehlo.iota dim = 2 : tensor<3x4x3xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [2] : (tensor<3x4x3xi64>, tensor<3x4x3xi64>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi64>, tensor<3x4xi64>)
     reducer(%arg1: tensor<i64>, %arg3: tensor<i64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i64>, tensor<i64>
    }
    return %1#1 : tensor<3x4xi64>
  }
  func.func private @polyval(%arg0: tensor<3x4x8xf64>, %arg1: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<3x4x8xf64>) -> tensor<3x8x4xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf64>) -> tensor<3x4xf64>
    %3 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x8x4xf64>) -> tensor<8x3x4xf64>
    %4 = stablehlo.slice %3 [0:0, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<0x3x4xf64>
    %5 = stablehlo.slice %3 [0:8, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<8x3x4xf64>
    %6 = stablehlo.slice %5 [0:1, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %8 = call @closed_call(%arg1, %2, %7) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %9 = stablehlo.slice %5 [1:2, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %10 = stablehlo.reshape %9 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %12 = stablehlo.slice %5 [2:3, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %13 = stablehlo.reshape %12 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %15 = stablehlo.slice %5 [3:4, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %16 = stablehlo.reshape %15 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %18 = stablehlo.slice %5 [4:5, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %20 = call @closed_call(%arg1, %17, %19) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %21 = stablehlo.slice %5 [5:6, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %22 = stablehlo.reshape %21 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %23 = call @closed_call(%arg1, %20, %22) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %24 = stablehlo.slice %5 [6:7, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %25 = stablehlo.reshape %24 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %26 = call @closed_call(%arg1, %23, %25) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %27 = stablehlo.slice %5 [7:8, 0:3, 0:4] : (tensor<8x3x4xf64>) -> tensor<1x3x4xf64>
    %28 = stablehlo.reshape %27 : (tensor<1x3x4xf64>) -> tensor<3x4xf64>
    %29 = call @closed_call(%arg1, %26, %28) : (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    return %29 : tensor<3x4xf64>
  }
  func.func private @closed_call(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf64>
    %1 = stablehlo.add %0, %arg2 : tensor<3x4xf64>
    return %1 : tensor<3x4xf64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
}
