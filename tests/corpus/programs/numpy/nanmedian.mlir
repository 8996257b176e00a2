module @numpy_nanmedian_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf16>
    %want0 = call @expected() : () -> tensor<5xf16>
    %0 = call @nanmedian(%arg0) : (tensor<4x5xf16>) -> tensor<5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.125e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf16> {
    %c0 = stablehlo.constant dense<"0x007E3C3D6C3CE341BEB22241D7C0007E9BC0A6B94E3EA73E1938183F007EFC35CDB494BE2237D8C1"> : tensor<4x5xf16>
    return %c0 : tensor<4x5xf16>
  }
  func.func private @expected() -> tensor<5xf16> {
    %c0 = stablehlo.constant dense<[1.576171875, 0.50439453125, 0.51220703125, 1.109375, -0.7060546875]> : tensor<5xf16>
    return %c0 : tensor<5xf16>
  }
  func.func private @nanmedian(%arg0: tensor<4x5xf16>) -> tensor<5xf16> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = call @nanquantile(%arg0, %cst) : (tensor<4x5xf16>, tensor<f32>) -> tensor<5xf16>
    return %0 : tensor<5xf16>
  }
  func.func private @nanquantile(%arg0: tensor<4x5xf16>, %arg1: tensor<f32>) -> tensor<5xf16> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x5xi1>, tensor<f32>, tensor<4x5xf16>) -> tensor<4x5xf16>
    %2 = "stablehlo.sort"(%1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f16>, %arg3: tensor<f16>):
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %62 = stablehlo.compare EQ, %arg2, %cst_15, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %63 = stablehlo.select %62, %cst_16, %arg2 : tensor<i1>, tensor<f16>
      %64 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_17 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %65 = stablehlo.select %64, %cst_17, %63 : tensor<i1>, tensor<f16>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %66 = stablehlo.compare EQ, %arg3, %cst_18, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
      %67 = stablehlo.select %66, %cst_19, %arg3 : tensor<i1>, tensor<f16>
      %68 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %cst_20 = stablehlo.constant dense<0x7E00> : tensor<f16>
      %69 = stablehlo.select %68, %cst_20, %67 : tensor<i1>, tensor<f16>
      %70 = stablehlo.compare LT, %65, %69, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %70 : tensor<i1>
    }) : (tensor<4x5xf16>) -> tensor<4x5xf16>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %4 = stablehlo.not %3 : tensor<4x5xi1>
    %5 = stablehlo.convert %4 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %6 = stablehlo.convert %5 : (tensor<4x5xi32>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.subtract %7, %9 : tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<5xf32>
    %13 = stablehlo.floor %12 : tensor<5xf32>
    %14 = stablehlo.ceil %12 : tensor<5xf32>
    %15 = stablehlo.subtract %12, %13 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %19 = stablehlo.subtract %7, %18 : tensor<5xf32>
    %20 = stablehlo.minimum %13, %19 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %22 = stablehlo.maximum %21, %20 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.subtract %7, %23 : tensor<5xf32>
    %25 = stablehlo.minimum %14, %24 : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %27 = stablehlo.maximum %26, %25 : tensor<5xf32>
    %28 = stablehlo.convert %22 : (tensor<5xf32>) -> tensor<5xi32>
    %29 = stablehlo.convert %27 : (tensor<5xf32>) -> tensor<5xi32>
    %30 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %32 = stablehlo.compare LT, %28, %31, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %34 = stablehlo.add %28, %33 : tensor<5xi32>
    %35 = stablehlo.select %32, %34, %28 : tensor<5xi1>, tensor<5xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %37 = stablehlo.compare LT, %30, %36, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %39 = stablehlo.add %30, %38 : tensor<5xi32>
    %40 = stablehlo.select %37, %39, %30 : tensor<5xi1>, tensor<5xi32>
    %41 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %43 = stablehlo.concatenate %41, %42, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %44 = "stablehlo.gather"(%2, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf16>, tensor<5x2xi32>) -> tensor<5xf16>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %46 = stablehlo.compare LT, %29, %45, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %48 = stablehlo.add %29, %47 : tensor<5xi32>
    %49 = stablehlo.select %46, %48, %29 : tensor<5xi1>, tensor<5xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %51 = stablehlo.compare LT, %30, %50, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_13 = stablehlo.constant dense<5> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %53 = stablehlo.add %30, %52 : tensor<5xi32>
    %54 = stablehlo.select %51, %53, %30 : tensor<5xi1>, tensor<5xi32>
    %55 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %57 = stablehlo.concatenate %55, %56, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %58 = "stablehlo.gather"(%2, %57) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf16>, tensor<5x2xi32>) -> tensor<5xf16>
    %59 = stablehlo.add %44, %58 : tensor<5xf16>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f16>) -> tensor<5xf16>
    %61 = stablehlo.multiply %59, %60 : tensor<5xf16>
    return %61 : tensor<5xf16>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<f32>, %arg2: tensor<4x5xf16>) -> tensor<4x5xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x5xi1>, tensor<4x5xf16>
    return %2 : tensor<4x5xf16>
  }
}

// -----

module @numpy_nanmedian_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x5xf32>
    %want0 = call @expected() : () -> tensor<4xf32>
    %0 = call @nanmedian(%arg0) : (tensor<4x5xf32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x5xf32> {
    %c0 = stablehlo.constant dense<"0x0000C07FB54451BF777DF2BF070A284015643E409E11D63E5AB531C00000C07F7F08FDBFF9893CC0512BF4BF1F5EDABF54D956BF83CBD4BE0000C07F3FDC07BE97D23BC0F73D1CBFD7CEB93EE67635C0"> : tensor<4x5xf32>
    return %c0 : tensor<4x5xf32>
  }
  func.func private @expected() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[0.9040787, -2.3767579, -1.2726254, -0.6103205]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @nanmedian(%arg0: tensor<4x5xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = call @nanquantile(%arg0, %cst) : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @nanquantile(%arg0: tensor<4x5xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<4x5xi1>, tensor<f32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %2 = "stablehlo.sort"(%1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %62 = stablehlo.compare EQ, %arg2, %cst_15, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.select %62, %cst_16, %arg2 : tensor<i1>, tensor<f32>
      %64 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %65 = stablehlo.select %64, %cst_17, %63 : tensor<i1>, tensor<f32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %66 = stablehlo.compare EQ, %arg3, %cst_18, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %67 = stablehlo.select %66, %cst_19, %arg3 : tensor<i1>, tensor<f32>
      %68 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_20 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %69 = stablehlo.select %68, %cst_20, %67 : tensor<i1>, tensor<f32>
      %70 = stablehlo.compare LT, %65, %69, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %70 : tensor<i1>
    }) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %4 = stablehlo.not %3 : tensor<4x5xi1>
    %5 = stablehlo.convert %4 : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %6 = stablehlo.convert %5 : (tensor<4x5xi32>) -> tensor<4x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.subtract %7, %9 : tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<4xf32>
    %13 = stablehlo.floor %12 : tensor<4xf32>
    %14 = stablehlo.ceil %12 : tensor<4xf32>
    %15 = stablehlo.subtract %12, %13 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %19 = stablehlo.subtract %7, %18 : tensor<4xf32>
    %20 = stablehlo.minimum %13, %19 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.maximum %21, %20 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.subtract %7, %23 : tensor<4xf32>
    %25 = stablehlo.minimum %14, %24 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %27 = stablehlo.maximum %26, %25 : tensor<4xf32>
    %28 = stablehlo.convert %22 : (tensor<4xf32>) -> tensor<4xi32>
    %29 = stablehlo.convert %27 : (tensor<4xf32>) -> tensor<4xi32>
    %30 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %32 = stablehlo.compare LT, %30, %31, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %34 = stablehlo.add %30, %33 : tensor<4xi32>
    %35 = stablehlo.select %32, %34, %30 : tensor<4xi1>, tensor<4xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %37 = stablehlo.compare LT, %28, %36, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %39 = stablehlo.add %28, %38 : tensor<4xi32>
    %40 = stablehlo.select %37, %39, %28 : tensor<4xi1>, tensor<4xi32>
    %41 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %43 = stablehlo.concatenate %41, %42, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %44 = "stablehlo.gather"(%2, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %46 = stablehlo.compare LT, %30, %45, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %48 = stablehlo.add %30, %47 : tensor<4xi32>
    %49 = stablehlo.select %46, %48, %30 : tensor<4xi1>, tensor<4xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %51 = stablehlo.compare LT, %29, %50, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_13 = stablehlo.constant dense<5> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %53 = stablehlo.add %29, %52 : tensor<4xi32>
    %54 = stablehlo.select %51, %53, %29 : tensor<4xi1>, tensor<4xi32>
    %55 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %56 = stablehlo.broadcast_in_dim %54, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %57 = stablehlo.concatenate %55, %56, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %58 = "stablehlo.gather"(%2, %57) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<4x2xi32>) -> tensor<4xf32>
    %59 = stablehlo.add %44, %58 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %61 = stablehlo.multiply %59, %60 : tensor<4xf32>
    return %61 : tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<f32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x5xi1>, tensor<4x5xf32>
    return %2 : tensor<4x5xf32>
  }
}
