module @linalg_cholesky_update_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf32>, tensor<4xf32>)
    %want0 = call @expected() : () -> tensor<4x4xf32>
    %0 = call @cholesky(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.slice %1 [0:1, 0:1] : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x1xf32>) -> tensor<f32>
    %4 = stablehlo.slice %arg1 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.compare EQ, %5, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = stablehlo.convert %6 : (tensor<i1>) -> tensor<i32>
    %8:2 = "stablehlo.case"(%7) ({
      %86 = stablehlo.abs %3 : tensor<f32>
      %87 = stablehlo.abs %5 : tensor<f32>
      %88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %89 = stablehlo.select %88, %86, %87 : tensor<i1>, tensor<f32>
      %90 = stablehlo.divide %3, %89 : tensor<f32>
      %91 = stablehlo.divide %5, %89 : tensor<f32>
      %92 = stablehlo.multiply %90, %90 : tensor<f32>
      %93 = stablehlo.multiply %91, %91 : tensor<f32>
      %94 = stablehlo.add %92, %93 : tensor<f32>
      %95 = stablehlo.sqrt %94 : tensor<f32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %96 = stablehlo.divide %cst_6, %95 : tensor<f32>
      %97 = stablehlo.multiply %90, %96 : tensor<f32>
      %98 = stablehlo.negate %91 : tensor<f32>
      %99 = stablehlo.multiply %98, %96 : tensor<f32>
      stablehlo.return %97, %99 : tensor<f32>, tensor<f32>
    }, {
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      stablehlo.return %cst_6, %cst_7 : tensor<f32>, tensor<f32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)
    %9 = stablehlo.slice %1 [0:1, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x4xf32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %8#0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<4xf32>
    %13 = stablehlo.broadcast_in_dim %8#1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.multiply %13, %arg1 : tensor<4xf32>
    %15 = stablehlo.subtract %12, %14 : tensor<4xf32>
    %16 = stablehlo.broadcast_in_dim %8#0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.multiply %16, %arg1 : tensor<4xf32>
    %18 = stablehlo.broadcast_in_dim %8#1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %19 = stablehlo.multiply %18, %10 : tensor<4xf32>
    %20 = stablehlo.add %17, %19 : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %22 = "stablehlo.scatter"(%1, %21, %15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x4xf32>
    %23 = stablehlo.slice %22 [1:2, 1:2] : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<1x1xf32>) -> tensor<f32>
    %25 = stablehlo.slice %20 [1:2] : (tensor<4xf32>) -> tensor<1xf32>
    %26 = stablehlo.reshape %25 : (tensor<1xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.compare EQ, %26, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %28 = stablehlo.convert %27 : (tensor<i1>) -> tensor<i32>
    %29:2 = "stablehlo.case"(%28) ({
      %86 = stablehlo.abs %24 : tensor<f32>
      %87 = stablehlo.abs %26 : tensor<f32>
      %88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %89 = stablehlo.select %88, %86, %87 : tensor<i1>, tensor<f32>
      %90 = stablehlo.divide %24, %89 : tensor<f32>
      %91 = stablehlo.divide %26, %89 : tensor<f32>
      %92 = stablehlo.multiply %90, %90 : tensor<f32>
      %93 = stablehlo.multiply %91, %91 : tensor<f32>
      %94 = stablehlo.add %92, %93 : tensor<f32>
      %95 = stablehlo.sqrt %94 : tensor<f32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %96 = stablehlo.divide %cst_6, %95 : tensor<f32>
      %97 = stablehlo.multiply %90, %96 : tensor<f32>
      %98 = stablehlo.negate %91 : tensor<f32>
      %99 = stablehlo.multiply %98, %96 : tensor<f32>
      stablehlo.return %97, %99 : tensor<f32>, tensor<f32>
    }, {
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      stablehlo.return %cst_6, %cst_7 : tensor<f32>, tensor<f32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)
    %30 = stablehlo.slice %22 [1:2, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %31 = stablehlo.reshape %30 : (tensor<1x4xf32>) -> tensor<4xf32>
    %32 = stablehlo.broadcast_in_dim %29#0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<4xf32>
    %34 = stablehlo.broadcast_in_dim %29#1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.multiply %34, %20 : tensor<4xf32>
    %36 = stablehlo.subtract %33, %35 : tensor<4xf32>
    %37 = stablehlo.broadcast_in_dim %29#0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.multiply %37, %20 : tensor<4xf32>
    %39 = stablehlo.broadcast_in_dim %29#1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %40 = stablehlo.multiply %39, %31 : tensor<4xf32>
    %41 = stablehlo.add %38, %40 : tensor<4xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %43 = "stablehlo.scatter"(%22, %42, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x4xf32>
    %44 = stablehlo.slice %43 [2:3, 2:3] : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %45 = stablehlo.reshape %44 : (tensor<1x1xf32>) -> tensor<f32>
    %46 = stablehlo.slice %41 [2:3] : (tensor<4xf32>) -> tensor<1xf32>
    %47 = stablehlo.reshape %46 : (tensor<1xf32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.compare EQ, %47, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %49 = stablehlo.convert %48 : (tensor<i1>) -> tensor<i32>
    %50:2 = "stablehlo.case"(%49) ({
      %86 = stablehlo.abs %45 : tensor<f32>
      %87 = stablehlo.abs %47 : tensor<f32>
      %88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %89 = stablehlo.select %88, %86, %87 : tensor<i1>, tensor<f32>
      %90 = stablehlo.divide %45, %89 : tensor<f32>
      %91 = stablehlo.divide %47, %89 : tensor<f32>
      %92 = stablehlo.multiply %90, %90 : tensor<f32>
      %93 = stablehlo.multiply %91, %91 : tensor<f32>
      %94 = stablehlo.add %92, %93 : tensor<f32>
      %95 = stablehlo.sqrt %94 : tensor<f32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %96 = stablehlo.divide %cst_6, %95 : tensor<f32>
      %97 = stablehlo.multiply %90, %96 : tensor<f32>
      %98 = stablehlo.negate %91 : tensor<f32>
      %99 = stablehlo.multiply %98, %96 : tensor<f32>
      stablehlo.return %97, %99 : tensor<f32>, tensor<f32>
    }, {
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      stablehlo.return %cst_6, %cst_7 : tensor<f32>, tensor<f32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)
    %51 = stablehlo.slice %43 [2:3, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %52 = stablehlo.reshape %51 : (tensor<1x4xf32>) -> tensor<4xf32>
    %53 = stablehlo.broadcast_in_dim %50#0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %54 = stablehlo.multiply %53, %52 : tensor<4xf32>
    %55 = stablehlo.broadcast_in_dim %50#1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %56 = stablehlo.multiply %55, %41 : tensor<4xf32>
    %57 = stablehlo.subtract %54, %56 : tensor<4xf32>
    %58 = stablehlo.broadcast_in_dim %50#0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %59 = stablehlo.multiply %58, %41 : tensor<4xf32>
    %60 = stablehlo.broadcast_in_dim %50#1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %61 = stablehlo.multiply %60, %52 : tensor<4xf32>
    %62 = stablehlo.add %59, %61 : tensor<4xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %64 = "stablehlo.scatter"(%43, %63, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x4xf32>
    %65 = stablehlo.slice %64 [3:4, 3:4] : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %66 = stablehlo.reshape %65 : (tensor<1x1xf32>) -> tensor<f32>
    %67 = stablehlo.slice %62 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %68 = stablehlo.reshape %67 : (tensor<1xf32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.compare EQ, %68, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %70 = stablehlo.convert %69 : (tensor<i1>) -> tensor<i32>
    %71:2 = "stablehlo.case"(%70) ({
      %86 = stablehlo.abs %66 : tensor<f32>
      %87 = stablehlo.abs %68 : tensor<f32>
      %88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %89 = stablehlo.select %88, %86, %87 : tensor<i1>, tensor<f32>
      %90 = stablehlo.divide %66, %89 : tensor<f32>
      %91 = stablehlo.divide %68, %89 : tensor<f32>
      %92 = stablehlo.multiply %90, %90 : tensor<f32>
      %93 = stablehlo.multiply %91, %91 : tensor<f32>
      %94 = stablehlo.add %92, %93 : tensor<f32>
      %95 = stablehlo.sqrt %94 : tensor<f32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %96 = stablehlo.divide %cst_6, %95 : tensor<f32>
      %97 = stablehlo.multiply %90, %96 : tensor<f32>
      %98 = stablehlo.negate %91 : tensor<f32>
      %99 = stablehlo.multiply %98, %96 : tensor<f32>
      stablehlo.return %97, %99 : tensor<f32>, tensor<f32>
    }, {
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      stablehlo.return %cst_6, %cst_7 : tensor<f32>, tensor<f32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>)
    %72 = stablehlo.slice %64 [3:4, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %73 = stablehlo.reshape %72 : (tensor<1x4xf32>) -> tensor<4xf32>
    %74 = stablehlo.broadcast_in_dim %71#0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %75 = stablehlo.multiply %74, %73 : tensor<4xf32>
    %76 = stablehlo.broadcast_in_dim %71#1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %77 = stablehlo.multiply %76, %62 : tensor<4xf32>
    %78 = stablehlo.subtract %75, %77 : tensor<4xf32>
    %79 = stablehlo.broadcast_in_dim %71#0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %80 = stablehlo.multiply %79, %62 : tensor<4xf32>
    %81 = stablehlo.broadcast_in_dim %71#1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %82 = stablehlo.multiply %81, %73 : tensor<4xf32>
    %83 = stablehlo.add %80, %82 : tensor<4xf32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %85 = "stablehlo.scatter"(%64, %84, %78) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%85, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf32>, tensor<4xf32>) {
    %c0 = stablehlo.constant dense<[[1.0368007, -0.12231772, -0.88057804, -0.13885003], [-0.12231772, 3.1519692, -0.66120195, 0.5174942], [-0.88057804, -0.66120195, 9.945397, -0.52510613], [-0.13885003, 0.5174942, -0.52510613, 14.134498]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[-1.2559195, 1.7354642, 2.449647, -1.1457944]> : tensor<4xf32>
    return %c0, %c1 : tensor<4x4xf32>, tensor<4xf32>
  }
  func.func private @expected() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[1.6168286, -1.4237261, -2.4474688, 0.8041518], [-1.3794299e-08, 2.0339148, 0.051893804, -0.16033082], [-7.521308e-09, 7.805942e-10, 3.1548963, -0.4296311], [4.655432e-09, -4.8316107e-10, 4.2071013e-09, 3.8197372]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @cholesky(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x4xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf32>
    %11 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %13 = stablehlo.add %11, %12 : tensor<4x4xi32>
    %14 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %17 = stablehlo.select %15, %10, %16 : tensor<4x4xi1>, tensor<4x4xf32>
    return %17 : tensor<4x4xf32>
  }
}

// -----

module @linalg_cholesky_update_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf64>, tensor<4xf64>)
    %want0 = call @expected() : () -> tensor<4x4xf64>
    %0 = call @cholesky(%arg0) : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %2 = stablehlo.slice %1 [0:1, 0:1] : (tensor<4x4xf64>) -> tensor<1x1xf64>
    %3 = stablehlo.reshape %2 : (tensor<1x1xf64>) -> tensor<f64>
    %4 = stablehlo.slice %arg1 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %5 = stablehlo.reshape %4 : (tensor<1xf64>) -> tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.compare EQ, %5, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %7 = stablehlo.convert %6 : (tensor<i1>) -> tensor<i32>
    %8:2 = "stablehlo.case"(%7) ({
      %86 = stablehlo.abs %3 : tensor<f64>
      %87 = stablehlo.abs %5 : tensor<f64>
      %88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %89 = stablehlo.select %88, %86, %87 : tensor<i1>, tensor<f64>
      %90 = stablehlo.divide %3, %89 : tensor<f64>
      %91 = stablehlo.divide %5, %89 : tensor<f64>
      %92 = stablehlo.multiply %90, %90 : tensor<f64>
      %93 = stablehlo.multiply %91, %91 : tensor<f64>
      %94 = stablehlo.add %92, %93 : tensor<f64>
      %95 = stablehlo.sqrt %94 : tensor<f64>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %96 = stablehlo.divide %cst_6, %95 : tensor<f64>
      %97 = stablehlo.multiply %90, %96 : tensor<f64>
      %98 = stablehlo.negate %91 : tensor<f64>
      %99 = stablehlo.multiply %98, %96 : tensor<f64>
      stablehlo.return %97, %99 : tensor<f64>, tensor<f64>
    }, {
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      stablehlo.return %cst_6, %cst_7 : tensor<f64>, tensor<f64>
    }) : (tensor<i32>) -> (tensor<f64>, tensor<f64>)
    %9 = stablehlo.slice %1 [0:1, 0:4] : (tensor<4x4xf64>) -> tensor<1x4xf64>
    %10 = stablehlo.reshape %9 : (tensor<1x4xf64>) -> tensor<4xf64>
    %11 = stablehlo.broadcast_in_dim %8#0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %12 = stablehlo.multiply %11, %10 : tensor<4xf64>
    %13 = stablehlo.broadcast_in_dim %8#1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %14 = stablehlo.multiply %13, %arg1 : tensor<4xf64>
    %15 = stablehlo.subtract %12, %14 : tensor<4xf64>
    %16 = stablehlo.broadcast_in_dim %8#0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %17 = stablehlo.multiply %16, %arg1 : tensor<4xf64>
    %18 = stablehlo.broadcast_in_dim %8#1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %19 = stablehlo.multiply %18, %10 : tensor<4xf64>
    %20 = stablehlo.add %17, %19 : tensor<4xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %22 = "stablehlo.scatter"(%1, %21, %15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      stablehlo.return %arg3 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<1xi32>, tensor<4xf64>) -> tensor<4x4xf64>
    %23 = stablehlo.slice %22 [1:2, 1:2] : (tensor<4x4xf64>) -> tensor<1x1xf64>
    %24 = stablehlo.reshape %23 : (tensor<1x1xf64>) -> tensor<f64>
    %25 = stablehlo.slice %20 [1:2] : (tensor<4xf64>) -> tensor<1xf64>
    %26 = stablehlo.reshape %25 : (tensor<1xf64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.compare EQ, %26, %cst_0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %28 = stablehlo.convert %27 : (tensor<i1>) -> tensor<i32>
    %29:2 = "stablehlo.case"(%28) ({
      %86 = stablehlo.abs %24 : tensor<f64>
      %87 = stablehlo.abs %26 : tensor<f64>
      %88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %89 = stablehlo.select %88, %86, %87 : tensor<i1>, tensor<f64>
      %90 = stablehlo.divide %24, %89 : tensor<f64>
      %91 = stablehlo.divide %26, %89 : tensor<f64>
      %92 = stablehlo.multiply %90, %90 : tensor<f64>
      %93 = stablehlo.multiply %91, %91 : tensor<f64>
      %94 = stablehlo.add %92, %93 : tensor<f64>
      %95 = stablehlo.sqrt %94 : tensor<f64>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %96 = stablehlo.divide %cst_6, %95 : tensor<f64>
      %97 = stablehlo.multiply %90, %96 : tensor<f64>
      %98 = stablehlo.negate %91 : tensor<f64>
      %99 = stablehlo.multiply %98, %96 : tensor<f64>
      stablehlo.return %97, %99 : tensor<f64>, tensor<f64>
    }, {
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      stablehlo.return %cst_6, %cst_7 : tensor<f64>, tensor<f64>
    }) : (tensor<i32>) -> (tensor<f64>, tensor<f64>)
    %30 = stablehlo.slice %22 [1:2, 0:4] : (tensor<4x4xf64>) -> tensor<1x4xf64>
    %31 = stablehlo.reshape %30 : (tensor<1x4xf64>) -> tensor<4xf64>
    %32 = stablehlo.broadcast_in_dim %29#0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %33 = stablehlo.multiply %32, %31 : tensor<4xf64>
    %34 = stablehlo.broadcast_in_dim %29#1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %35 = stablehlo.multiply %34, %20 : tensor<4xf64>
    %36 = stablehlo.subtract %33, %35 : tensor<4xf64>
    %37 = stablehlo.broadcast_in_dim %29#0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %38 = stablehlo.multiply %37, %20 : tensor<4xf64>
    %39 = stablehlo.broadcast_in_dim %29#1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %40 = stablehlo.multiply %39, %31 : tensor<4xf64>
    %41 = stablehlo.add %38, %40 : tensor<4xf64>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %43 = "stablehlo.scatter"(%22, %42, %36) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      stablehlo.return %arg3 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<1xi32>, tensor<4xf64>) -> tensor<4x4xf64>
    %44 = stablehlo.slice %43 [2:3, 2:3] : (tensor<4x4xf64>) -> tensor<1x1xf64>
    %45 = stablehlo.reshape %44 : (tensor<1x1xf64>) -> tensor<f64>
    %46 = stablehlo.slice %41 [2:3] : (tensor<4xf64>) -> tensor<1xf64>
    %47 = stablehlo.reshape %46 : (tensor<1xf64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %48 = stablehlo.compare EQ, %47, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %49 = stablehlo.convert %48 : (tensor<i1>) -> tensor<i32>
    %50:2 = "stablehlo.case"(%49) ({
      %86 = stablehlo.abs %45 : tensor<f64>
      %87 = stablehlo.abs %47 : tensor<f64>
      %88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %89 = stablehlo.select %88, %86, %87 : tensor<i1>, tensor<f64>
      %90 = stablehlo.divide %45, %89 : tensor<f64>
      %91 = stablehlo.divide %47, %89 : tensor<f64>
      %92 = stablehlo.multiply %90, %90 : tensor<f64>
      %93 = stablehlo.multiply %91, %91 : tensor<f64>
      %94 = stablehlo.add %92, %93 : tensor<f64>
      %95 = stablehlo.sqrt %94 : tensor<f64>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %96 = stablehlo.divide %cst_6, %95 : tensor<f64>
      %97 = stablehlo.multiply %90, %96 : tensor<f64>
      %98 = stablehlo.negate %91 : tensor<f64>
      %99 = stablehlo.multiply %98, %96 : tensor<f64>
      stablehlo.return %97, %99 : tensor<f64>, tensor<f64>
    }, {
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      stablehlo.return %cst_6, %cst_7 : tensor<f64>, tensor<f64>
    }) : (tensor<i32>) -> (tensor<f64>, tensor<f64>)
    %51 = stablehlo.slice %43 [2:3, 0:4] : (tensor<4x4xf64>) -> tensor<1x4xf64>
    %52 = stablehlo.reshape %51 : (tensor<1x4xf64>) -> tensor<4xf64>
    %53 = stablehlo.broadcast_in_dim %50#0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %54 = stablehlo.multiply %53, %52 : tensor<4xf64>
    %55 = stablehlo.broadcast_in_dim %50#1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %56 = stablehlo.multiply %55, %41 : tensor<4xf64>
    %57 = stablehlo.subtract %54, %56 : tensor<4xf64>
    %58 = stablehlo.broadcast_in_dim %50#0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %59 = stablehlo.multiply %58, %41 : tensor<4xf64>
    %60 = stablehlo.broadcast_in_dim %50#1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %61 = stablehlo.multiply %60, %52 : tensor<4xf64>
    %62 = stablehlo.add %59, %61 : tensor<4xf64>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %64 = "stablehlo.scatter"(%43, %63, %57) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      stablehlo.return %arg3 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<1xi32>, tensor<4xf64>) -> tensor<4x4xf64>
    %65 = stablehlo.slice %64 [3:4, 3:4] : (tensor<4x4xf64>) -> tensor<1x1xf64>
    %66 = stablehlo.reshape %65 : (tensor<1x1xf64>) -> tensor<f64>
    %67 = stablehlo.slice %62 [3:4] : (tensor<4xf64>) -> tensor<1xf64>
    %68 = stablehlo.reshape %67 : (tensor<1xf64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69 = stablehlo.compare EQ, %68, %cst_4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %70 = stablehlo.convert %69 : (tensor<i1>) -> tensor<i32>
    %71:2 = "stablehlo.case"(%70) ({
      %86 = stablehlo.abs %66 : tensor<f64>
      %87 = stablehlo.abs %68 : tensor<f64>
      %88 = stablehlo.compare GT, %86, %87, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %89 = stablehlo.select %88, %86, %87 : tensor<i1>, tensor<f64>
      %90 = stablehlo.divide %66, %89 : tensor<f64>
      %91 = stablehlo.divide %68, %89 : tensor<f64>
      %92 = stablehlo.multiply %90, %90 : tensor<f64>
      %93 = stablehlo.multiply %91, %91 : tensor<f64>
      %94 = stablehlo.add %92, %93 : tensor<f64>
      %95 = stablehlo.sqrt %94 : tensor<f64>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %96 = stablehlo.divide %cst_6, %95 : tensor<f64>
      %97 = stablehlo.multiply %90, %96 : tensor<f64>
      %98 = stablehlo.negate %91 : tensor<f64>
      %99 = stablehlo.multiply %98, %96 : tensor<f64>
      stablehlo.return %97, %99 : tensor<f64>, tensor<f64>
    }, {
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      stablehlo.return %cst_6, %cst_7 : tensor<f64>, tensor<f64>
    }) : (tensor<i32>) -> (tensor<f64>, tensor<f64>)
    %72 = stablehlo.slice %64 [3:4, 0:4] : (tensor<4x4xf64>) -> tensor<1x4xf64>
    %73 = stablehlo.reshape %72 : (tensor<1x4xf64>) -> tensor<4xf64>
    %74 = stablehlo.broadcast_in_dim %71#0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %75 = stablehlo.multiply %74, %73 : tensor<4xf64>
    %76 = stablehlo.broadcast_in_dim %71#1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %77 = stablehlo.multiply %76, %62 : tensor<4xf64>
    %78 = stablehlo.subtract %75, %77 : tensor<4xf64>
    %79 = stablehlo.broadcast_in_dim %71#0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %80 = stablehlo.multiply %79, %62 : tensor<4xf64>
    %81 = stablehlo.broadcast_in_dim %71#1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %82 = stablehlo.multiply %81, %73 : tensor<4xf64>
    %83 = stablehlo.add %80, %82 : tensor<4xf64>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %85 = "stablehlo.scatter"(%64, %84, %78) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      stablehlo.return %arg3 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<1xi32>, tensor<4xf64>) -> tensor<4x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%85, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf64>, tensor<4xf64>) {
    %c0 = stablehlo.constant dense<[[0.7906422544741003, 0.20828947545425505, 0.7045019312328722, 0.7828427942397773], [0.20828947545425505, 3.2418466814760176, -0.5199417003700348, 0.5893105357621772], [0.7045019312328722, -0.5199417003700348, 9.948904587021739, -0.19568560426393694], [0.7828427942397773, 0.5893105357621772, -0.19568560426393694, 14.597859504343221]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[-0.18650091878092878, 2.182295749566892, 1.713322263618763, -2.536759951270389]> : tensor<4xf64>
    return %c0, %c1 : tensor<4x4xf64>, tensor<4xf64>
  }
  func.func private @expected() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[0.9085289468036948, -0.21871695733060809, 0.4237242591493692, 1.3824004840978847], [1.0358810498329043e-17, 2.8207134403603957, 1.1740681724297042, -1.646496744199251], [3.699049404633504e-18, -2.6315068373637355e-17, 3.3654716526408825, -0.9492369669266871], [-2.598176951921627e-18, 1.8483452546209076e-17, -2.900532533708469e-17, 3.938270827182863]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
  func.func private @cholesky(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<4x4xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %3 = stablehlo.divide %1, %2 : tensor<4x4xf64>
    %4:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<4x4xi1>, tensor<4x4xf64>
    %11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %13 = stablehlo.add %11, %12 : tensor<4x4xi64>
    %14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %17 = stablehlo.select %15, %10, %16 : tensor<4x4xi1>, tensor<4x4xf64>
    return %17 : tensor<4x4xf64>
  }
}
