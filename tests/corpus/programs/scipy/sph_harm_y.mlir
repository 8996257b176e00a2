module @scipy_sph_harm_y_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1xf32>
    %want0 = call @expected() : () -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<1> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<1xi32>
    %0 = call @_sph_harm(%c, %c_0, %arg0, %arg0) : (tensor<1xi32>, tensor<1xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1xf32> {
    %c0 = stablehlo.constant dense<0.6395347> : tensor<1xf32>
    return %c0 : tensor<1xf32>
  }
  func.func private @expected() -> tensor<1xcomplex<f32>> {
    %c0 = stablehlo.constant dense<(0.0,0.0)> : tensor<1xcomplex<f32>>
    return %c0 : tensor<1xcomplex<f32>>
  }
  func.func private @_sph_harm(%arg0: tensor<1xi32>, %arg1: tensor<1xi32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>) -> tensor<1xcomplex<f32>> {
    %0 = stablehlo.cosine %arg2 : tensor<1xf32>
    %1 = call @_gen_associated_legendre(%0) : (tensor<1xf32>) -> tensor<4x4x1xf32>
    %2 = stablehlo.abs %arg1 : tensor<1xi32>
    %3 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %7 = stablehlo.add %2, %6 : tensor<1xi32>
    %8 = stablehlo.select %5, %7, %2 : tensor<1xi1>, tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.compare LT, %arg0, %9, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.add %arg0, %11 : tensor<1xi32>
    %13 = stablehlo.select %10, %12, %arg0 : tensor<1xi1>, tensor<1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.compare LT, %3, %14, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.add %3, %16 : tensor<1xi32>
    %18 = stablehlo.select %15, %17, %3 : tensor<1xi1>, tensor<1xi32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %22 = stablehlo.concatenate %19, %20, %21, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x3xi32>
    %23 = "stablehlo.gather"(%1, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x4x1xf32>, tensor<1x3xi32>) -> tensor<1xf32>
    %24 = stablehlo.abs %arg1 : tensor<1xi32>
    %25 = stablehlo.convert %24 : (tensor<1xi32>) -> tensor<1xf32>
    %26 = stablehlo.multiply %25, %arg3 : tensor<1xf32>
    %27 = stablehlo.cosine %26 : tensor<1xf32>
    %28 = stablehlo.sine %26 : tensor<1xf32>
    %29 = stablehlo.complex %27, %28 : tensor<1xcomplex<f32>>
    %30 = stablehlo.real %29 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %31 = stablehlo.multiply %23, %30 : tensor<1xf32>
    %32 = stablehlo.imag %29 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %33 = stablehlo.multiply %23, %32 : tensor<1xf32>
    %34 = stablehlo.complex %31, %33 : tensor<1xcomplex<f32>>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %36 = stablehlo.compare LT, %arg1, %35, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %37 = stablehlo.abs %arg1 : tensor<1xi32>
    %38 = stablehlo.convert %37 : (tensor<1xi32>) -> tensor<1xf32>
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %39 = stablehlo.convert %37 : (tensor<1xi32>) -> tensor<1xf32>
    %40 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %41 = stablehlo.power %40, %39 : tensor<1xf32>
    %42 = stablehlo.real %34 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %43 = stablehlo.imag %34 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %44 = stablehlo.negate %43 : tensor<1xf32>
    %45 = stablehlo.complex %42, %44 : tensor<1xcomplex<f32>>
    %46 = stablehlo.convert %41 : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %47 = stablehlo.multiply %46, %45 : tensor<1xcomplex<f32>>
    %48 = call @_where_14(%36, %47, %34) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    return %48 : tensor<1xcomplex<f32>>
  }
  func.func private @_gen_associated_legendre(%arg0: tensor<1xf32>) -> tensor<4x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %1 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.add %2, %1 : tensor<3xf32>
    %4 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %5 = stablehlo.sqrt %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.divide %cst_2, %5 : tensor<f32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.divide %7, %3 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.add %9, %8 : tensor<3xf32>
    %11 = stablehlo.sqrt %10 : tensor<3xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<3xf32>
    %14 = call @cumprod(%13) : (tensor<3xf32>) -> tensor<3xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.multiply %15, %4 : tensor<3xf32>
    %cst_7 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.add %16, %17 : tensor<3xf32>
    %19 = stablehlo.sqrt %18 : tensor<3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %22 = stablehlo.concatenate %20, %21, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %23 = stablehlo.convert %6 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %25 = "stablehlo.scatter"(%0, %22, %24) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<4x4x1xf32>, tensor<2xi32>, tensor<1xf32>) -> tensor<4x4x1xf32>
    %26 = stablehlo.multiply %arg0, %arg0 : tensor<1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<1xf32>
    %29 = stablehlo.sqrt %28 : tensor<1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<1xf32>) -> tensor<3x1xf32>
    %31 = call @cumprod_1(%30) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %32 = stablehlo.dot_general %14, %31, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %33 = stablehlo.convert %6 : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %35 = stablehlo.multiply %34, %32 : tensor<3x1xf32>
    %36 = stablehlo.iota dim = 0 : tensor<4xi32>
    %37 = stablehlo.slice %36 [1:4] : (tensor<4xi32>) -> tensor<3xi32>
    %38 = stablehlo.slice %36 [1:4] : (tensor<4xi32>) -> tensor<3xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %40 = stablehlo.compare LT, %37, %39, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %42 = stablehlo.add %37, %41 : tensor<3xi32>
    %43 = stablehlo.select %40, %42, %37 : tensor<3xi1>, tensor<3xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %45 = stablehlo.compare LT, %38, %44, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %47 = stablehlo.add %38, %46 : tensor<3xi32>
    %48 = stablehlo.select %45, %47, %38 : tensor<3xi1>, tensor<3xi32>
    %49 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %51 = stablehlo.concatenate %49, %50, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %52 = "stablehlo.scatter"(%25, %51, %35) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<4x4x1xf32>, tensor<3x2xi32>, tensor<3x1xf32>) -> tensor<4x4x1xf32>
    %53 = stablehlo.dot_general %19, %arg0, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<1xf32>) -> tensor<3x1xf32>
    %54 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %56 = stablehlo.compare LT, %54, %55, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_15 = stablehlo.constant dense<4> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %58 = stablehlo.add %54, %57 : tensor<3xi32>
    %59 = stablehlo.select %56, %58, %54 : tensor<3xi1>, tensor<3xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %61 = stablehlo.compare LT, %54, %60, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_17 = stablehlo.constant dense<4> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %63 = stablehlo.add %54, %62 : tensor<3xi32>
    %64 = stablehlo.select %61, %63, %54 : tensor<3xi1>, tensor<3xi32>
    %65 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %66 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %67 = stablehlo.concatenate %65, %66, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %68 = "stablehlo.gather"(%52, %67) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x4x1xf32>, tensor<3x2xi32>) -> tensor<3x1xf32>
    %69 = stablehlo.dot_general %53, %68, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %70 = stablehlo.slice %36 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %71 = stablehlo.slice %36 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %73 = stablehlo.add %71, %72 : tensor<3xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %75 = stablehlo.compare LT, %70, %74, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_20 = stablehlo.constant dense<4> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %77 = stablehlo.add %70, %76 : tensor<3xi32>
    %78 = stablehlo.select %75, %77, %70 : tensor<3xi1>, tensor<3xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %80 = stablehlo.compare LT, %73, %79, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_22 = stablehlo.constant dense<4> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %82 = stablehlo.add %73, %81 : tensor<3xi32>
    %83 = stablehlo.select %80, %82, %73 : tensor<3xi1>, tensor<3xi32>
    %84 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %85 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %86 = stablehlo.concatenate %84, %85, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %87 = "stablehlo.scatter"(%52, %86, %69) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<4x4x1xf32>, tensor<3x2xi32>, tensor<3x1xf32>) -> tensor<4x4x1xf32>
    %88 = stablehlo.iota dim = 0 : tensor<4xf32>
    %89 = stablehlo.iota dim = 0 : tensor<4xf32>
    %90 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
    %91 = stablehlo.broadcast_in_dim %89, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
    %92 = stablehlo.multiply %91, %91 : tensor<4x4xf32>
    %93 = stablehlo.multiply %90, %90 : tensor<4x4xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %95 = stablehlo.multiply %94, %91 : tensor<4x4xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %97 = stablehlo.subtract %91, %96 : tensor<4x4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %99 = stablehlo.subtract %91, %98 : tensor<4x4xf32>
    %100 = stablehlo.multiply %97, %99 : tensor<4x4xf32>
    %cst_26 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %102 = stablehlo.multiply %101, %92 : tensor<4x4xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %104 = stablehlo.subtract %102, %103 : tensor<4x4xf32>
    %105 = stablehlo.subtract %92, %93 : tensor<4x4xf32>
    %106 = stablehlo.divide %104, %105 : tensor<4x4xf32>
    %107 = stablehlo.sqrt %106 : tensor<4x4xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %109 = stablehlo.add %95, %108 : tensor<4x4xf32>
    %110 = stablehlo.subtract %100, %93 : tensor<4x4xf32>
    %111 = stablehlo.multiply %109, %110 : tensor<4x4xf32>
    %cst_29 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %113 = stablehlo.subtract %95, %112 : tensor<4x4xf32>
    %114 = stablehlo.subtract %92, %93 : tensor<4x4xf32>
    %115 = stablehlo.multiply %113, %114 : tensor<4x4xf32>
    %116 = stablehlo.divide %111, %115 : tensor<4x4xf32>
    %117 = stablehlo.sqrt %116 : tensor<4x4xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %119 = call @triu(%118) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %121 = stablehlo.compare NE, %119, %120, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %122 = call @cumsum(%121) : (tensor<4x4xi1>) -> tensor<16xi32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %123 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %124 = call @clip(%122, %c_33) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %125 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %126 = stablehlo.compare LT, %124, %125, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_35 = stablehlo.constant dense<6> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %128 = stablehlo.add %124, %127 : tensor<16xi32>
    %129 = stablehlo.select %126, %128, %124 : tensor<16xi1>, tensor<16xi32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %132 = "stablehlo.scatter"(%123, %130, %131) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %247 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %247 : tensor<i32>
    }) : (tensor<6xi32>, tensor<16x1xi32>, tensor<16xi32>) -> tensor<6xi32>
    %133 = call @cumsum_4(%132) : (tensor<6xi32>) -> tensor<6xi32>
    %c_37 = stablehlo.constant dense<4> : tensor<i32>
    %134 = call @floor_divide(%133, %c_37) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_38 = stablehlo.constant dense<4> : tensor<i32>
    %135 = call @remainder(%134, %c_38) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_39 = stablehlo.constant dense<1> : tensor<i32>
    %136 = call @floor_divide(%133, %c_39) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_40 = stablehlo.constant dense<4> : tensor<i32>
    %137 = call @remainder(%136, %c_40) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %139 = call @triu_7(%138) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %141 = stablehlo.compare NE, %139, %140, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %142 = call @cumsum(%141) : (tensor<4x4xi1>) -> tensor<16xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %143 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %144 = call @clip(%142, %c_44) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %145 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %146 = stablehlo.compare LT, %144, %145, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_46 = stablehlo.constant dense<3> : tensor<i32>
    %147 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %148 = stablehlo.add %144, %147 : tensor<16xi32>
    %149 = stablehlo.select %146, %148, %144 : tensor<16xi1>, tensor<16xi32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %c_47 = stablehlo.constant dense<1> : tensor<i32>
    %151 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %152 = "stablehlo.scatter"(%143, %150, %151) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %247 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %247 : tensor<i32>
    }) : (tensor<3xi32>, tensor<16x1xi32>, tensor<16xi32>) -> tensor<3xi32>
    %153 = call @cumsum_8(%152) : (tensor<3xi32>) -> tensor<3xi32>
    %c_48 = stablehlo.constant dense<4> : tensor<i32>
    %154 = call @floor_divide_10(%153, %c_48) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_49 = stablehlo.constant dense<4> : tensor<i32>
    %155 = call @remainder_12(%154, %c_49) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_50 = stablehlo.constant dense<1> : tensor<i32>
    %156 = call @floor_divide_10(%153, %c_50) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_51 = stablehlo.constant dense<4> : tensor<i32>
    %157 = call @remainder_12(%156, %c_51) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %160 = stablehlo.compare LT, %135, %159, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_54 = stablehlo.constant dense<4> : tensor<i32>
    %161 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %162 = stablehlo.add %135, %161 : tensor<6xi32>
    %163 = stablehlo.select %160, %162, %135 : tensor<6xi1>, tensor<6xi32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %165 = stablehlo.compare LT, %137, %164, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_56 = stablehlo.constant dense<4> : tensor<i32>
    %166 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %167 = stablehlo.add %137, %166 : tensor<6xi32>
    %168 = stablehlo.select %165, %167, %137 : tensor<6xi1>, tensor<6xi32>
    %169 = stablehlo.broadcast_in_dim %163, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %170 = stablehlo.broadcast_in_dim %168, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %171 = stablehlo.concatenate %169, %170, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %172 = "stablehlo.gather"(%107, %171) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<6x2xi32>) -> tensor<6xf32>
    %c_57 = stablehlo.constant dense<0> : tensor<i32>
    %173 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %174 = stablehlo.compare LT, %135, %173, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_58 = stablehlo.constant dense<4> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %176 = stablehlo.add %135, %175 : tensor<6xi32>
    %177 = stablehlo.select %174, %176, %135 : tensor<6xi1>, tensor<6xi32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %178 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %179 = stablehlo.compare LT, %137, %178, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_60 = stablehlo.constant dense<4> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %181 = stablehlo.add %137, %180 : tensor<6xi32>
    %182 = stablehlo.select %179, %181, %137 : tensor<6xi1>, tensor<6xi32>
    %183 = stablehlo.broadcast_in_dim %177, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %184 = stablehlo.broadcast_in_dim %182, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %185 = stablehlo.concatenate %183, %184, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %186 = "stablehlo.scatter"(%158, %185, %172) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<6x2xi32>, tensor<6xf32>) -> tensor<4x4xf32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %187 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %188 = stablehlo.compare LT, %155, %187, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_62 = stablehlo.constant dense<4> : tensor<i32>
    %189 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %190 = stablehlo.add %155, %189 : tensor<3xi32>
    %191 = stablehlo.select %188, %190, %155 : tensor<3xi1>, tensor<3xi32>
    %c_63 = stablehlo.constant dense<0> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %193 = stablehlo.compare LT, %157, %192, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_64 = stablehlo.constant dense<4> : tensor<i32>
    %194 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %195 = stablehlo.add %157, %194 : tensor<3xi32>
    %196 = stablehlo.select %193, %195, %157 : tensor<3xi1>, tensor<3xi32>
    %197 = stablehlo.broadcast_in_dim %191, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %198 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %199 = stablehlo.concatenate %197, %198, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %200 = "stablehlo.gather"(%117, %199) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<3x2xi32>) -> tensor<3xf32>
    %c_65 = stablehlo.constant dense<0> : tensor<i32>
    %201 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %202 = stablehlo.compare LT, %155, %201, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_66 = stablehlo.constant dense<4> : tensor<i32>
    %203 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %204 = stablehlo.add %155, %203 : tensor<3xi32>
    %205 = stablehlo.select %202, %204, %155 : tensor<3xi1>, tensor<3xi32>
    %c_67 = stablehlo.constant dense<0> : tensor<i32>
    %206 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %207 = stablehlo.compare LT, %157, %206, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_68 = stablehlo.constant dense<4> : tensor<i32>
    %208 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %209 = stablehlo.add %157, %208 : tensor<3xi32>
    %210 = stablehlo.select %207, %209, %157 : tensor<3xi1>, tensor<3xi32>
    %211 = stablehlo.broadcast_in_dim %205, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %212 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %213 = stablehlo.concatenate %211, %212, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %214 = "stablehlo.scatter"(%158, %213, %200) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<3x2xi32>, tensor<3xf32>) -> tensor<4x4xf32>
    %215 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_69 = stablehlo.constant dense<1> : tensor<i32>
    %216 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %217 = stablehlo.multiply %216, %215 : tensor<4xi32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %218 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %219 = stablehlo.add %218, %217 : tensor<4xi32>
    %220 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_71 = stablehlo.constant dense<1> : tensor<i32>
    %221 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %222 = stablehlo.multiply %221, %220 : tensor<4xi32>
    %c_72 = stablehlo.constant dense<0> : tensor<i32>
    %223 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %224 = stablehlo.add %223, %222 : tensor<4xi32>
    %225 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_73 = stablehlo.constant dense<1> : tensor<i32>
    %226 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %227 = stablehlo.multiply %226, %225 : tensor<4xi32>
    %c_74 = stablehlo.constant dense<0> : tensor<i32>
    %228 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %229 = stablehlo.add %228, %227 : tensor<4xi32>
    %230 = stablehlo.broadcast_in_dim %219, dims = [0] : (tensor<4xi32>) -> tensor<4x1x1xi32>
    %231 = stablehlo.broadcast_in_dim %224, dims = [1] : (tensor<4xi32>) -> tensor<1x4x1xi32>
    %232 = stablehlo.broadcast_in_dim %229, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4xi32>
    %233 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<4x1x1xi32>) -> tensor<4x4x1xi32>
    %234 = stablehlo.broadcast_in_dim %231, dims = [0, 1, 2] : (tensor<1x4x1xi32>) -> tensor<4x4x1xi32>
    %235 = stablehlo.add %233, %234 : tensor<4x4x1xi32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<4x4x1xi32>) -> tensor<4x4x4xi32>
    %237 = stablehlo.broadcast_in_dim %232, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<4x4x4xi32>
    %238 = stablehlo.subtract %236, %237 : tensor<4x4x4xi32>
    %c_75 = stablehlo.constant dense<0> : tensor<i32>
    %239 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<4x4x4xi32>
    %240 = stablehlo.compare EQ, %238, %239, SIGNED : (tensor<4x4x4xi32>, tensor<4x4x4xi32>) -> tensor<4x4x4xi1>
    %241 = stablehlo.convert %240 : (tensor<4x4x4xi1>) -> tensor<4x4x4xf32>
    %242 = stablehlo.dot_general %241, %186, batching_dims = [1, 2] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<4x4x4xf32>, tensor<4x4xf32>) -> tensor<4x4x4xf32>
    %243 = stablehlo.transpose %242, dims = [2, 0, 1] : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %244 = stablehlo.dot_general %241, %214, batching_dims = [1, 2] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<4x4x4xf32>, tensor<4x4xf32>) -> tensor<4x4x4xf32>
    %245 = stablehlo.transpose %244, dims = [2, 0, 1] : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %c_76 = stablehlo.constant dense<2> : tensor<i32>
    %c_77 = stablehlo.constant dense<0> : tensor<i32>
    %246:6 = stablehlo.while(%iterArg = %243, %iterArg_78 = %245, %iterArg_79 = %arg0, %iterArg_80 = %c_77, %iterArg_81 = %c_76, %iterArg_82 = %87) : tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<1xf32>, tensor<i32>, tensor<i32>, tensor<4x4x1xf32>
    cond {
      %c_83 = stablehlo.constant dense<2> : tensor<i32>
      %247 = stablehlo.compare LT, %iterArg_80, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %247 : tensor<i1>
    } do {
      %247:2 = func.call @closed_call(%iterArg, %iterArg_78, %iterArg_79, %iterArg_81, %iterArg_82) : (tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<1xf32>, tensor<i32>, tensor<4x4x1xf32>) -> (tensor<i32>, tensor<4x4x1xf32>)
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %248 = stablehlo.add %iterArg_80, %c_83 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_78, %iterArg_79, %248, %247#0, %247#1 : tensor<4x4x4xf32>, tensor<4x4x4xf32>, tensor<1xf32>, tensor<i32>, tensor<i32>, tensor<4x4x1xf32>
    }
    return %246#5 : tensor<4x4x1xf32>
  }
  func.func private @cumprod(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = call @cumprod_0(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @cumprod_0(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @cumprod_1(%arg0: tensor<3x1xf32>) -> tensor<3x1xf32> {
    %0 = call @cumprod_2(%arg0) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    return %0 : tensor<3x1xf32>
  }
  func.func private @cumprod_2(%arg0: tensor<3x1xf32>) -> tensor<3x1xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
    return %0 : tensor<3x1xf32>
  }
  func.func private @triu(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
  func.func private @cumsum(%arg0: tensor<4x4xi1>) -> tensor<16xi32> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x4xi1>) -> tensor<16xi1>
    %1 = stablehlo.convert %0 : (tensor<16xi1>) -> tensor<16xi32>
    %2 = call @cumsum_3(%1) : (tensor<16xi32>) -> tensor<16xi32>
    return %2 : tensor<16xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<16xi32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[15, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 16>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    return %1 : tensor<16xi32>
  }
  func.func private @clip(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<16xi32>
    return %2 : tensor<16xi32>
  }
  func.func private @cumsum_4(%arg0: tensor<6xi32>) -> tensor<6xi32> {
    %0 = call @cumsum_5(%arg0) : (tensor<6xi32>) -> tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @cumsum_5(%arg0: tensor<6xi32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func private @floor_divide(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<6xi32>
    %2 = stablehlo.sign %arg0 : tensor<6xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %10 = stablehlo.and %5, %9 : tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<6xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    return %13 : tensor<6xi32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xi32>, %arg2: tensor<6xi32>) -> tensor<6xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xi32>
    return %0 : tensor<6xi32>
  }
  func.func private @remainder(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_6(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %12 = stablehlo.and %11, %6 : tensor<6xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %14 = stablehlo.add %4, %13 : tensor<6xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<6xi1>, tensor<6xi32>
    return %15 : tensor<6xi32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @triu_7(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<4x4xi1>, tensor<4x4xf32>
    return %6 : tensor<4x4xf32>
  }
  func.func private @cumsum_8(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = call @cumsum_9(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum_9(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @floor_divide_10(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<3xi32>
    %2 = stablehlo.sign %arg0 : tensor<3xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %10 = stablehlo.and %5, %9 : tensor<3xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<3xi32>
    %13 = call @_where_11(%10, %12, %1) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %13 : tensor<3xi32>
  }
  func.func private @_where_11(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @remainder_12(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_6(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %12 = stablehlo.and %11, %6 : tensor<3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %14 = stablehlo.add %4, %13 : tensor<3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3xi1>, tensor<3xi32>
    return %15 : tensor<3xi32>
  }
  func.func private @closed_call(%arg0: tensor<4x4x4xf32>, %arg1: tensor<4x4x4xf32>, %arg2: tensor<1xf32>, %arg3: tensor<i32>, %arg4: tensor<4x4x1xf32>) -> (tensor<i32>, tensor<4x4x1xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %1 = stablehlo.convert %arg3 : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.add %1, %c_1 : tensor<i32>
    %4 = stablehlo.select %2, %3, %1 : tensor<i1>, tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %c_2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.add %c_4, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.select %5, %6, %c_6 : tensor<i1>, tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %c_7, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<4> : tensor<i32>
    %9 = stablehlo.add %c_9, %c_10 : tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.select %8, %9, %c_11 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg0, %4, %7, %10, sizes = [1, 4, 4] : (tensor<4x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %13 = stablehlo.convert %arg3 : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %13, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.add %13, %c_13 : tensor<i32>
    %16 = stablehlo.select %14, %15, %13 : tensor<i1>, tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare LT, %c_14, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %c_17 = stablehlo.constant dense<4> : tensor<i32>
    %18 = stablehlo.add %c_16, %c_17 : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.select %17, %18, %c_18 : tensor<i1>, tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.compare LT, %c_19, %c_20, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<4> : tensor<i32>
    %21 = stablehlo.add %c_21, %c_22 : tensor<i32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.select %20, %21, %c_23 : tensor<i1>, tensor<i32>
    %23 = stablehlo.dynamic_slice %arg1, %16, %19, %22, sizes = [1, 4, 4] : (tensor<4x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %24 = stablehlo.reshape %23 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %25 = call @_roll_static(%arg4) : (tensor<4x4x1xf32>) -> tensor<4x4x1xf32>
    %26 = stablehlo.dot_general %arg2, %25, batching_dims = [0] x [2], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<1xf32>, tensor<4x4x1xf32>) -> tensor<1x4x4xf32>
    %27 = stablehlo.transpose %26, dims = [1, 2, 0] : (tensor<1x4x4xf32>) -> tensor<4x4x1xf32>
    %28 = stablehlo.dot_general %12, %27, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4x1xf32>) -> tensor<4x4x1xf32>
    %29 = call @_roll_static_13(%arg4) : (tensor<4x4x1xf32>) -> tensor<4x4x1xf32>
    %30 = stablehlo.dot_general %24, %29, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4x1xf32>) -> tensor<4x4x1xf32>
    %31 = stablehlo.subtract %28, %30 : tensor<4x4x1xf32>
    %32 = stablehlo.add %arg4, %31 : tensor<4x4x1xf32>
    return %0, %32 : tensor<i32>, tensor<4x4x1xf32>
  }
  func.func private @_roll_static(%arg0: tensor<4x4x1xf32>) -> tensor<4x4x1xf32> {
    %0 = stablehlo.slice %arg0 [0:4, 3:4, 0:1] : (tensor<4x4x1xf32>) -> tensor<4x1x1xf32>
    %1 = stablehlo.slice %arg0 [0:4, 0:3, 0:1] : (tensor<4x4x1xf32>) -> tensor<4x3x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x1x1xf32>, tensor<4x3x1xf32>) -> tensor<4x4x1xf32>
    return %2 : tensor<4x4x1xf32>
  }
  func.func private @_roll_static_13(%arg0: tensor<4x4x1xf32>) -> tensor<4x4x1xf32> {
    %0 = stablehlo.slice %arg0 [0:4, 2:4, 0:1] : (tensor<4x4x1xf32>) -> tensor<4x2x1xf32>
    %1 = stablehlo.slice %arg0 [0:4, 0:2, 0:1] : (tensor<4x4x1xf32>) -> tensor<4x2x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x2x1xf32>, tensor<4x2x1xf32>) -> tensor<4x4x1xf32>
    return %2 : tensor<4x4x1xf32>
  }
  func.func private @_where_14(%arg0: tensor<1xi1>, %arg1: tensor<1xcomplex<f32>>, %arg2: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1xi1>, tensor<1xcomplex<f32>>
    return %0 : tensor<1xcomplex<f32>>
  }
}
