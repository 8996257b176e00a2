module @scipy_map_coordinates_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf32>, tensor<5xf32>)
    %want0 = call @expected() : () -> tensor<5xf32>
    %0 = call @_map_coordinates(%arg0, %arg1, %arg1) : (tensor<4x4xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[[1.3435825, -2.6638267, -0.5439626, -1.0287471], [-0.6793244, 0.35273868, 2.6481469, 2.778683], [-2.2754574, 1.8782326, 0.2691072, 1.1554457], [2.2039125, 1.1429363, 0.30118334, -1.8718184]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[2.261386, 1.4812156, 2.0843484, 0.40431452, 0.3661932]> : tensor<5xf32>
    return %c0, %c1 : tensor<4x4xf32>, tensor<5xf32>
  }
  func.func private @expected() -> tensor<5xf32> {
    %c0 = stablehlo.constant dense<[0.3001458, 1.2872496, 0.32480785, -0.27075815, -0.18889779]> : tensor<5xf32>
    return %c0 : tensor<5xf32>
  }
  func.func private @_map_coordinates(%arg0: tensor<4x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.floor %arg1 : tensor<5xf32>
    %1 = stablehlo.subtract %arg1, %0 : tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<5xf32>
    %4 = stablehlo.convert %0 : (tensor<5xf32>) -> tensor<5xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.add %4, %5 : tensor<5xi32>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %7 = call @remainder(%4, %c_0) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %8 = call @remainder(%6, %c_1) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %9 = stablehlo.floor %arg2 : tensor<5xf32>
    %10 = stablehlo.subtract %arg2, %9 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<5xf32>
    %13 = stablehlo.convert %9 : (tensor<5xf32>) -> tensor<5xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.add %13, %14 : tensor<5xi32>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %16 = call @remainder(%13, %c_4) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %17 = call @remainder(%15, %c_5) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %19 = stablehlo.compare LT, %7, %18, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %21 = stablehlo.add %7, %20 : tensor<5xi32>
    %22 = stablehlo.select %19, %21, %7 : tensor<5xi1>, tensor<5xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %24 = stablehlo.compare LT, %16, %23, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %26 = stablehlo.add %16, %25 : tensor<5xi32>
    %27 = stablehlo.select %24, %26, %16 : tensor<5xi1>, tensor<5xi32>
    %28 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %31 = "stablehlo.gather"(%arg0, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<5x2xi32>) -> tensor<5xf32>
    %32 = stablehlo.multiply %3, %12 : tensor<5xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<5xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %35 = stablehlo.compare LT, %7, %34, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %37 = stablehlo.add %7, %36 : tensor<5xi32>
    %38 = stablehlo.select %35, %37, %7 : tensor<5xi1>, tensor<5xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %40 = stablehlo.compare LT, %17, %39, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %42 = stablehlo.add %17, %41 : tensor<5xi32>
    %43 = stablehlo.select %40, %42, %17 : tensor<5xi1>, tensor<5xi32>
    %44 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %46 = stablehlo.concatenate %44, %45, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %47 = "stablehlo.gather"(%arg0, %46) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<5x2xi32>) -> tensor<5xf32>
    %48 = stablehlo.multiply %3, %10 : tensor<5xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<5xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %51 = stablehlo.compare LT, %8, %50, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_15 = stablehlo.constant dense<4> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %53 = stablehlo.add %8, %52 : tensor<5xi32>
    %54 = stablehlo.select %51, %53, %8 : tensor<5xi1>, tensor<5xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %56 = stablehlo.compare LT, %16, %55, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_17 = stablehlo.constant dense<4> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %58 = stablehlo.add %16, %57 : tensor<5xi32>
    %59 = stablehlo.select %56, %58, %16 : tensor<5xi1>, tensor<5xi32>
    %60 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %61 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %62 = stablehlo.concatenate %60, %61, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %63 = "stablehlo.gather"(%arg0, %62) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<5x2xi32>) -> tensor<5xf32>
    %64 = stablehlo.multiply %1, %12 : tensor<5xf32>
    %65 = stablehlo.multiply %64, %63 : tensor<5xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %67 = stablehlo.compare LT, %8, %66, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_19 = stablehlo.constant dense<4> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %69 = stablehlo.add %8, %68 : tensor<5xi32>
    %70 = stablehlo.select %67, %69, %8 : tensor<5xi1>, tensor<5xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %72 = stablehlo.compare LT, %17, %71, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_21 = stablehlo.constant dense<4> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %74 = stablehlo.add %17, %73 : tensor<5xi32>
    %75 = stablehlo.select %72, %74, %17 : tensor<5xi1>, tensor<5xi32>
    %76 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %78 = stablehlo.concatenate %76, %77, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %79 = "stablehlo.gather"(%arg0, %78) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<5x2xi32>) -> tensor<5xf32>
    %80 = stablehlo.multiply %1, %10 : tensor<5xf32>
    %81 = stablehlo.multiply %80, %79 : tensor<5xf32>
    %82 = stablehlo.add %33, %49 : tensor<5xf32>
    %83 = stablehlo.add %82, %65 : tensor<5xf32>
    %84 = stablehlo.add %83, %81 : tensor<5xf32>
    return %84 : tensor<5xf32>
  }
  func.func private @remainder(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %12 = stablehlo.and %11, %6 : tensor<5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %14 = stablehlo.add %4, %13 : tensor<5xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<5xi1>, tensor<5xi32>
    return %15 : tensor<5xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module @scipy_map_coordinates_i32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xi32>, tensor<5xf32>)
    %want0 = call @expected() : () -> tensor<5xi32>
    %0 = call @_map_coordinates(%arg0, %arg1, %arg1) : (tensor<4x4xi32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%0, %want0) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xi32>, tensor<5xf32>) {
    %c0 = stablehlo.constant dense<[[2, -3, 2, -3], [2, -2, 2, 2], [-1, 2, 1, 2], [-2, -1, 3, 1]]> : tensor<4x4xi32>
    %c1 = stablehlo.constant dense<[0.4489058, 2.5660105, 4.2347627, 1.5217545, 3.8323932]> : tensor<5xf32>
    return %c0, %c1 : tensor<4x4xi32>, tensor<5xf32>
  }
  func.func private @expected() -> tensor<5xi32> {
    %c0 = stablehlo.constant dense<[0, 2, 1, 1, 1]> : tensor<5xi32>
    return %c0 : tensor<5xi32>
  }
  func.func private @_map_coordinates(%arg0: tensor<4x4xi32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> tensor<5xi32> {
    %0 = stablehlo.floor %arg1 : tensor<5xf32>
    %1 = stablehlo.subtract %arg1, %0 : tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<5xf32>
    %4 = stablehlo.convert %0 : (tensor<5xf32>) -> tensor<5xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.add %4, %5 : tensor<5xi32>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %7 = call @remainder(%4, %c_0) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %8 = call @remainder(%6, %c_1) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %9 = stablehlo.floor %arg2 : tensor<5xf32>
    %10 = stablehlo.subtract %arg2, %9 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<5xf32>
    %13 = stablehlo.convert %9 : (tensor<5xf32>) -> tensor<5xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.add %13, %14 : tensor<5xi32>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %16 = call @remainder(%13, %c_4) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %17 = call @remainder(%15, %c_5) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %19 = stablehlo.compare LT, %7, %18, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %21 = stablehlo.add %7, %20 : tensor<5xi32>
    %22 = stablehlo.select %19, %21, %7 : tensor<5xi1>, tensor<5xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %24 = stablehlo.compare LT, %16, %23, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %26 = stablehlo.add %16, %25 : tensor<5xi32>
    %27 = stablehlo.select %24, %26, %16 : tensor<5xi1>, tensor<5xi32>
    %28 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %31 = "stablehlo.gather"(%arg0, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xi32>, tensor<5x2xi32>) -> tensor<5xi32>
    %32 = stablehlo.multiply %3, %12 : tensor<5xf32>
    %33 = stablehlo.convert %31 : (tensor<5xi32>) -> tensor<5xf32>
    %34 = stablehlo.multiply %32, %33 : tensor<5xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %36 = stablehlo.compare LT, %7, %35, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %38 = stablehlo.add %7, %37 : tensor<5xi32>
    %39 = stablehlo.select %36, %38, %7 : tensor<5xi1>, tensor<5xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %41 = stablehlo.compare LT, %17, %40, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %43 = stablehlo.add %17, %42 : tensor<5xi32>
    %44 = stablehlo.select %41, %43, %17 : tensor<5xi1>, tensor<5xi32>
    %45 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %47 = stablehlo.concatenate %45, %46, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %48 = "stablehlo.gather"(%arg0, %47) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xi32>, tensor<5x2xi32>) -> tensor<5xi32>
    %49 = stablehlo.multiply %3, %10 : tensor<5xf32>
    %50 = stablehlo.convert %48 : (tensor<5xi32>) -> tensor<5xf32>
    %51 = stablehlo.multiply %49, %50 : tensor<5xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %53 = stablehlo.compare LT, %8, %52, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_15 = stablehlo.constant dense<4> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %55 = stablehlo.add %8, %54 : tensor<5xi32>
    %56 = stablehlo.select %53, %55, %8 : tensor<5xi1>, tensor<5xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %58 = stablehlo.compare LT, %16, %57, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_17 = stablehlo.constant dense<4> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %60 = stablehlo.add %16, %59 : tensor<5xi32>
    %61 = stablehlo.select %58, %60, %16 : tensor<5xi1>, tensor<5xi32>
    %62 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %63 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %64 = stablehlo.concatenate %62, %63, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %65 = "stablehlo.gather"(%arg0, %64) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xi32>, tensor<5x2xi32>) -> tensor<5xi32>
    %66 = stablehlo.multiply %1, %12 : tensor<5xf32>
    %67 = stablehlo.convert %65 : (tensor<5xi32>) -> tensor<5xf32>
    %68 = stablehlo.multiply %66, %67 : tensor<5xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %70 = stablehlo.compare LT, %8, %69, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_19 = stablehlo.constant dense<4> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %72 = stablehlo.add %8, %71 : tensor<5xi32>
    %73 = stablehlo.select %70, %72, %8 : tensor<5xi1>, tensor<5xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %75 = stablehlo.compare LT, %17, %74, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_21 = stablehlo.constant dense<4> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %77 = stablehlo.add %17, %76 : tensor<5xi32>
    %78 = stablehlo.select %75, %77, %17 : tensor<5xi1>, tensor<5xi32>
    %79 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %80 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %81 = stablehlo.concatenate %79, %80, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %82 = "stablehlo.gather"(%arg0, %81) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xi32>, tensor<5x2xi32>) -> tensor<5xi32>
    %83 = stablehlo.multiply %1, %10 : tensor<5xf32>
    %84 = stablehlo.convert %82 : (tensor<5xi32>) -> tensor<5xf32>
    %85 = stablehlo.multiply %83, %84 : tensor<5xf32>
    %86 = stablehlo.add %34, %51 : tensor<5xf32>
    %87 = stablehlo.add %86, %68 : tensor<5xf32>
    %88 = stablehlo.add %87, %85 : tensor<5xf32>
    %89 = stablehlo.round_nearest_afz %88 : tensor<5xf32>
    %90 = stablehlo.convert %89 : (tensor<5xf32>) -> tensor<5xi32>
    return %90 : tensor<5xi32>
  }
  func.func private @remainder(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %12 = stablehlo.and %11, %6 : tensor<5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %14 = stablehlo.add %4, %13 : tensor<5xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<5xi1>, tensor<5xi32>
    return %15 : tensor<5xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
