module @scipy_gaussian_kde_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf32>
    %want0 = call @expected() : () -> tensor<3xf32>
    %0 = call @atleast_2d(%arg0) : (tensor<9xf32>) -> tensor<1x9xf32>
    %cst = stablehlo.constant dense<0.111111112> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.divide %cst_1, %3 : tensor<f32>
    %cst_2 = stablehlo.constant dense<-2.000000e-01> : tensor<f32>
    %5 = stablehlo.power %4, %cst_2 : tensor<f32>
    %6 = call @cov(%0, %1) : (tensor<1x9xf32>, tensor<9xf32>) -> tensor<f32>
    %7 = call @atleast_2d_1(%6) : (tensor<f32>) -> tensor<1x1xf32>
    %8 = call @inv(%7) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %9 = stablehlo.multiply %5, %5 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<1x1xf32>
    %12 = stablehlo.multiply %5, %5 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %14 = stablehlo.divide %8, %13 : tensor<1x1xf32>
    %15 = stablehlo.slice %arg0 [0:3] : (tensor<9xf32>) -> tensor<3xf32>
    %16 = call @atleast_2d_2(%15) : (tensor<3xf32>) -> tensor<1x3xf32>
    %17 = stablehlo.transpose %0, dims = [1, 0] : (tensor<1x9xf32>) -> tensor<9x1xf32>
    %18 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %19 = stablehlo.transpose %16, dims = [1, 0] : (tensor<1x3xf32>) -> tensor<3x1xf32>
    %20 = call @_gaussian_kernel_eval(%17, %18, %19, %14) : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<3x1xf32>, tensor<1x1xf32>) -> tensor<3x1xf32>
    %21 = stablehlo.reshape %20 : (tensor<3x1xf32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%21, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf32> {
    %c0 = stablehlo.constant dense<[1.8254073, 1.0809933, -1.7233006, -0.11293178, -1.1529181, -2.5656147, -2.9954166, -2.7615407, -2.7007868]> : tensor<9xf32>
    return %c0 : tensor<9xf32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[0.08079962, 0.100701, 0.19215427]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<9xf32>) -> tensor<1x9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    return %0 : tensor<1x9xf32>
  }
  func.func private @cov(%arg0: tensor<1x9xf32>, %arg1: tensor<9xf32>) -> tensor<f32> {
    %0 = call @atleast_2d_0(%arg0) : (tensor<1x9xf32>) -> tensor<1x9xf32>
    %1 = stablehlo.abs %arg1 : tensor<9xf32>
    %2 = stablehlo.reshape %1 : (tensor<9xf32>) -> tensor<1x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1x9xf32>, tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.multiply %0, %2 : tensor<1x9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<1x9xf32>, tensor<f32>) -> tensor<1xf32>
    %6 = stablehlo.divide %5, %3 : tensor<1xf32>
    %7 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %8 = stablehlo.multiply %1, %1 : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.multiply %cst_2, %9 : tensor<f32>
    %11 = stablehlo.divide %10, %7 : tensor<f32>
    %12 = stablehlo.subtract %7, %11 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x9xf32>
    %15 = stablehlo.subtract %0, %14 : tensor<1x9xf32>
    %16 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<1x9xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<1x9xf32>) -> tensor<9x1xf32>
    %19 = stablehlo.dot_general %15, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x9xf32>, tensor<9x1xf32>) -> tensor<1x1xf32>
    %20 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %21 = stablehlo.divide %19, %20 : tensor<1x1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x1xf32>) -> tensor<f32>
    return %22 : tensor<f32>
  }
  func.func private @atleast_2d_0(%arg0: tensor<1x9xf32>) -> tensor<1x9xf32> {
    return %arg0 : tensor<1x9xf32>
  }
  func.func private @atleast_2d_1(%arg0: tensor<f32>) -> tensor<1x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    return %0 : tensor<1x1xf32>
  }
  func.func private @inv(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %3 = stablehlo.add %0, %2 : tensor<1x1xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %5 = stablehlo.convert %4 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %6 = call @solve(%arg0, %5) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    return %6 : tensor<1x1xf32>
  }
  func.func private @solve(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %7 = stablehlo.select %5, %0#0, %6 : tensor<1x1xi1>, tensor<1x1xf32>
    %8 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %8) : tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<1xi32>
    cond {
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<1xi32>, tensor<i32>, tensor<1xi32>) -> (tensor<i32>, tensor<1xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %14 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %14, %13#0, %13#1 : tensor<1xi32>, tensor<i32>, tensor<i32>, tensor<1xi32>
    }
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %11 = call @_lu_solve(%7, %9#3, %10) : (tensor<1x1xf32>, tensor<1xi32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    return %12 : tensor<1x1xf32>
  }
  func.func private @closed_call(%arg0: tensor<1xi32>, %arg1: tensor<i32>, %arg2: tensor<1xi32>) -> (tensor<i32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    return %0, %28 : tensor<i32>, tensor<1xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<1x1xf32>, %arg1: tensor<1xi32>, %arg2: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<1xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<1xi1>, tensor<1xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf32>, tensor<1x1xi32>) -> tensor<1x1x1xf32>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    %10 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=1, j=1, k=1, l=1, m=1, n=1}, custom>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    %13 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=1, j=1, k=1, l=1, m=1, n=1}, custom>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x1x1xf32>) -> tensor<1x1xf32>
    return %16 : tensor<1x1xf32>
  }
  func.func private @atleast_2d_2(%arg0: tensor<3xf32>) -> tensor<1x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    return %0 : tensor<1x3xf32>
  }
  func.func private @_gaussian_kernel_eval(%arg0: tensor<9x1xf32>, %arg1: tensor<9x1xf32>, %arg2: tensor<3x1xf32>, %arg3: tensor<1x1xf32>) -> tensor<3x1xf32> {
    %0 = call @_cholesky(%arg3) : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x1xf32>, tensor<1x1xf32>) -> tensor<9x1xf32>
    %2 = stablehlo.dot_general %arg2, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x1xf32>, tensor<1x1xf32>) -> tensor<3x1xf32>
    %3 = call @_diag(%0) : (tensor<1x1xf32>) -> tensor<1xf32>
    %4 = stablehlo.log %3 : tensor<1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %6 = stablehlo.log %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.multiply %cst_1, %6 : tensor<f32>
    %8 = stablehlo.convert %7 : tensor<f32>
    %9 = stablehlo.subtract %5, %8 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %11 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<9x1xf32>) -> tensor<1x9x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x9x1xf32>) -> tensor<3x9x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<3x1x1xf32>) -> tensor<3x9x1xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<3x9x1xf32>
    %15 = chlo.square %14 : tensor<3x9x1xf32> -> tensor<3x9x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<3x9x1xf32>, tensor<f32>) -> tensor<3x9xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<3x9xf32>
    %19 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<3x9xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<3x9xf32>
    %21 = stablehlo.exponential %20 : tensor<3x9xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<3x9xf32>) -> tensor<3x9x1xf32>
    %23 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<9x1xf32>) -> tensor<1x9x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x9x1xf32>) -> tensor<3x9x1xf32>
    %25 = stablehlo.multiply %24, %22 : tensor<3x9x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<3x9x1xf32>, tensor<f32>) -> tensor<3x1xf32>
    return %26 : tensor<3x1xf32>
  }
  func.func private @_cholesky(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
    %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=1, j=1, k=1, l=1}, custom>} : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#1, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %5 = stablehlo.select %3, %0#0, %4 : tensor<1x1xi1>, tensor<1x1xf32>
    %6 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %8 = stablehlo.add %6, %7 : tensor<1x1xi32>
    %9 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %12 = stablehlo.select %10, %5, %11 : tensor<1x1xi1>, tensor<1x1xf32>
    return %12 : tensor<1x1xf32>
  }
  func.func private @_diag(%arg0: tensor<1x1xf32>) -> tensor<1xf32> {
    %0 = call @diagonal(%arg0) : (tensor<1x1xf32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
  func.func private @diagonal(%arg0: tensor<1x1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %3 = stablehlo.add %0, %2 : tensor<1x1xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %5 = stablehlo.convert %4 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<1xi32>
      %9 = stablehlo.iota dim = 0 : tensor<1xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %13 = stablehlo.add %8, %12 : tensor<1xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<1xi1>, tensor<1xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %18 = stablehlo.add %9, %17 : tensor<1xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<1xi1>, tensor<1xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<1x2xi32>) -> tensor<1xf32>
      stablehlo.return %23 : tensor<1xf32>
    }) : (tensor<i32>) -> tensor<1xf32>
    return %7 : tensor<1xf32>
  }
}

// -----

module @scipy_gaussian_kde_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<9xf64>
    %want0 = call @expected() : () -> tensor<3xf64>
    %0 = call @atleast_2d(%arg0) : (tensor<9xf64>) -> tensor<1x9xf64>
    %cst = stablehlo.constant dense<0.1111111111111111> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %2 = stablehlo.multiply %1, %1 : tensor<9xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.divide %cst_1, %3 : tensor<f64>
    %cst_2 = stablehlo.constant dense<-2.000000e-01> : tensor<f64>
    %5 = stablehlo.power %4, %cst_2 : tensor<f64>
    %6 = call @cov(%0, %1) : (tensor<1x9xf64>, tensor<9xf64>) -> tensor<f64>
    %7 = call @atleast_2d_1(%6) : (tensor<f64>) -> tensor<1x1xf64>
    %8 = call @inv(%7) : (tensor<1x1xf64>) -> tensor<1x1xf64>
    %9 = stablehlo.multiply %5, %5 : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %11 = stablehlo.multiply %7, %10 : tensor<1x1xf64>
    %12 = stablehlo.multiply %5, %5 : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %14 = stablehlo.divide %8, %13 : tensor<1x1xf64>
    %15 = stablehlo.slice %arg0 [0:3] : (tensor<9xf64>) -> tensor<3xf64>
    %16 = call @atleast_2d_2(%15) : (tensor<3xf64>) -> tensor<1x3xf64>
    %17 = stablehlo.transpose %0, dims = [1, 0] : (tensor<1x9xf64>) -> tensor<9x1xf64>
    %18 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<9xf64>) -> tensor<9x1xf64>
    %19 = stablehlo.transpose %16, dims = [1, 0] : (tensor<1x3xf64>) -> tensor<3x1xf64>
    %20 = call @_gaussian_kernel_eval(%17, %18, %19, %14) : (tensor<9x1xf64>, tensor<9x1xf64>, tensor<3x1xf64>, tensor<1x1xf64>) -> tensor<3x1xf64>
    %21 = stablehlo.reshape %20 : (tensor<3x1xf64>) -> tensor<3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%21, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<9xf64> {
    %c0 = stablehlo.constant dense<[1.1233239702345958, -0.6399083074814249, -0.5493098695195004, 1.7379817923224428, 1.7431045566672942, 2.1072196037622213, -2.232007702548703, 1.3879263271241093, -1.0025294506842914]> : tensor<9xf64>
    return %c0 : tensor<9xf64>
  }
  func.func private @expected() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[0.21355037597769924, 0.1641040459905424, 0.16498067537849465]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
  func.func private @atleast_2d(%arg0: tensor<9xf64>) -> tensor<1x9xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<9xf64>) -> tensor<1x9xf64>
    return %0 : tensor<1x9xf64>
  }
  func.func private @cov(%arg0: tensor<1x9xf64>, %arg1: tensor<9xf64>) -> tensor<f64> {
    %0 = call @atleast_2d_0(%arg0) : (tensor<1x9xf64>) -> tensor<1x9xf64>
    %1 = stablehlo.abs %arg1 : tensor<9xf64>
    %2 = stablehlo.reshape %1 : (tensor<9xf64>) -> tensor<1x9xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1x9xf64>, tensor<f64>) -> tensor<1xf64>
    %4 = stablehlo.multiply %0, %2 : tensor<1x9xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<1x9xf64>, tensor<f64>) -> tensor<1xf64>
    %6 = stablehlo.divide %5, %3 : tensor<1xf64>
    %7 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %8 = stablehlo.multiply %1, %1 : tensor<9xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.multiply %cst_2, %9 : tensor<f64>
    %11 = stablehlo.divide %10, %7 : tensor<f64>
    %12 = stablehlo.subtract %7, %11 : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xf64>) -> tensor<1x1xf64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x9xf64>
    %15 = stablehlo.subtract %0, %14 : tensor<1x9xf64>
    %16 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<9xf64>) -> tensor<1x9xf64>
    %17 = stablehlo.multiply %15, %16 : tensor<1x9xf64>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<1x9xf64>) -> tensor<9x1xf64>
    %19 = stablehlo.dot_general %15, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x9xf64>, tensor<9x1xf64>) -> tensor<1x1xf64>
    %20 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %21 = stablehlo.divide %19, %20 : tensor<1x1xf64>
    %22 = stablehlo.reshape %21 : (tensor<1x1xf64>) -> tensor<f64>
    return %22 : tensor<f64>
  }
  func.func private @atleast_2d_0(%arg0: tensor<1x9xf64>) -> tensor<1x9xf64> {
    return %arg0 : tensor<1x9xf64>
  }
  func.func private @atleast_2d_1(%arg0: tensor<f64>) -> tensor<1x1xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    return %0 : tensor<1x1xf64>
  }
  func.func private @inv(%arg0: tensor<1x1xf64>) -> tensor<1x1xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %1 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %3 = stablehlo.add %0, %2 : tensor<1x1xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %5 = stablehlo.convert %4 : (tensor<1x1xi1>) -> tensor<1x1xf64>
    %6 = call @solve(%arg0, %5) : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
    return %6 : tensor<1x1xf64>
  }
  func.func private @solve(%arg0: tensor<1x1xf64>, %arg1: tensor<1x1xf64>) -> tensor<1x1xf64> {
    %0:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=1, j=1, k=1, l=1, m=1}, custom>} : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %7 = stablehlo.select %5, %0#0, %6 : tensor<1x1xi1>, tensor<1x1xf64>
    %8 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %9:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %8) : tensor<1xi32>, tensor<i64>, tensor<i64>, tensor<1xi32>
    cond {
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %13 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<1xi32>, tensor<i64>, tensor<1xi32>) -> (tensor<i64>, tensor<1xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %14 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %14, %13#0, %13#1 : tensor<1xi32>, tensor<i64>, tensor<i64>, tensor<1xi32>
    }
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1x1xf64>) -> tensor<1x1xf64>
    %11 = call @_lu_solve(%7, %9#3, %10) : (tensor<1x1xf64>, tensor<1xi32>, tensor<1x1xf64>) -> tensor<1x1xf64>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<1x1xf64>) -> tensor<1x1xf64>
    return %12 : tensor<1x1xf64>
  }
  func.func private @closed_call(%arg0: tensor<1xi32>, %arg1: tensor<i64>, %arg2: tensor<1xi32>) -> (tensor<i64>, tensor<1xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg1, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %3 = stablehlo.add %2, %c_1 : tensor<i64>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<1xi32>, tensor<i64>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i64>
    %c_3 = stablehlo.constant dense<1> : tensor<i64>
    %9 = stablehlo.add %8, %c_3 : tensor<i64>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i64>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<1xi32>, tensor<i64>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i64>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i64>
    %21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
    return %0, %28 : tensor<i64>, tensor<1xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<1x1xf64>, %arg1: tensor<1xi32>, %arg2: tensor<1x1xf64>) -> tensor<1x1xf64> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x1x1xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<1xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<1xi1>, tensor<1xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xf64>, tensor<1x1xi32>) -> tensor<1x1x1xf64>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<1x1x1xf64>) -> tensor<1x1x1xf64>
    %9 = stablehlo.reshape %8 : (tensor<1x1x1xf64>) -> tensor<1x1xf64>
    %10 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=1, j=1, k=1, l=1, m=1, n=1}, custom>} : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
    %11 = stablehlo.reshape %10 : (tensor<1x1xf64>) -> tensor<1x1x1xf64>
    %12 = stablehlo.reshape %11 : (tensor<1x1x1xf64>) -> tensor<1x1xf64>
    %13 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=1, j=1, k=1, l=1, m=1, n=1}, custom>} : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
    %14 = stablehlo.reshape %13 : (tensor<1x1xf64>) -> tensor<1x1x1xf64>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<1x1x1xf64>) -> tensor<1x1x1xf64>
    %16 = stablehlo.reshape %15 : (tensor<1x1x1xf64>) -> tensor<1x1xf64>
    return %16 : tensor<1x1xf64>
  }
  func.func private @atleast_2d_2(%arg0: tensor<3xf64>) -> tensor<1x3xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    return %0 : tensor<1x3xf64>
  }
  func.func private @_gaussian_kernel_eval(%arg0: tensor<9x1xf64>, %arg1: tensor<9x1xf64>, %arg2: tensor<3x1xf64>, %arg3: tensor<1x1xf64>) -> tensor<3x1xf64> {
    %0 = call @_cholesky(%arg3) : (tensor<1x1xf64>) -> tensor<1x1xf64>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x1xf64>, tensor<1x1xf64>) -> tensor<9x1xf64>
    %2 = stablehlo.dot_general %arg2, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x1xf64>, tensor<1x1xf64>) -> tensor<3x1xf64>
    %3 = call @_diag(%0) : (tensor<1x1xf64>) -> tensor<1xf64>
    %4 = stablehlo.log %3 : tensor<1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %6 = stablehlo.log %cst_0 : tensor<f64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %7 = stablehlo.multiply %cst_1, %6 : tensor<f64>
    %8 = stablehlo.convert %7 : tensor<f64>
    %9 = stablehlo.subtract %5, %8 : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<3x1xf64>) -> tensor<3x1x1xf64>
    %11 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<9x1xf64>) -> tensor<1x9x1xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x9x1xf64>) -> tensor<3x9x1xf64>
    %13 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<3x1x1xf64>) -> tensor<3x9x1xf64>
    %14 = stablehlo.subtract %12, %13 : tensor<3x9x1xf64>
    %15 = chlo.square %14 : tensor<3x9x1xf64> -> tensor<3x9x1xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<3x9x1xf64>, tensor<f64>) -> tensor<3x9xf64>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x9xf64>
    %18 = stablehlo.multiply %17, %16 : tensor<3x9xf64>
    %19 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<3x9xf64>
    %20 = stablehlo.subtract %19, %18 : tensor<3x9xf64>
    %21 = stablehlo.exponential %20 : tensor<3x9xf64>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<3x9xf64>) -> tensor<3x9x1xf64>
    %23 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<9x1xf64>) -> tensor<1x9x1xf64>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x9x1xf64>) -> tensor<3x9x1xf64>
    %25 = stablehlo.multiply %24, %22 : tensor<3x9x1xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<3x9x1xf64>, tensor<f64>) -> tensor<3x1xf64>
    return %26 : tensor<3x1xf64>
  }
  func.func private @_cholesky(%arg0: tensor<1x1xf64>) -> tensor<1x1xf64> {
    %0:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=1, j=1, k=1, l=1}, custom>} : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#1, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %5 = stablehlo.select %3, %0#0, %4 : tensor<1x1xi1>, tensor<1x1xf64>
    %6 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %8 = stablehlo.add %6, %7 : tensor<1x1xi64>
    %9 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %12 = stablehlo.select %10, %5, %11 : tensor<1x1xi1>, tensor<1x1xf64>
    return %12 : tensor<1x1xf64>
  }
  func.func private @_diag(%arg0: tensor<1x1xf64>) -> tensor<1xf64> {
    %0 = call @diagonal(%arg0) : (tensor<1x1xf64>) -> tensor<1xf64>
    return %0 : tensor<1xf64>
  }
  func.func private @diagonal(%arg0: tensor<1x1xf64>) -> tensor<1xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<1x1xi64>
    %1 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %3 = stablehlo.add %0, %2 : tensor<1x1xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %5 = stablehlo.convert %4 : (tensor<1x1xi1>) -> tensor<1x1xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<1xi64>
      %9 = stablehlo.iota dim = 0 : tensor<1xi64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
      %c_2 = stablehlo.constant dense<1> : tensor<i64>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %13 = stablehlo.add %8, %12 : tensor<1xi64>
      %14 = stablehlo.select %11, %13, %8 : tensor<1xi1>, tensor<1xi64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<1xi64>
      %18 = stablehlo.add %9, %17 : tensor<1xi64>
      %19 = stablehlo.select %16, %18, %9 : tensor<1xi1>, tensor<1xi64>
      %20 = stablehlo.convert %14 : (tensor<1xi64>) -> tensor<1xi32>
      %21 = stablehlo.convert %19 : (tensor<1xi64>) -> tensor<1xi32>
      %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
      %24 = stablehlo.concatenate %22, %23, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
      %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xf64>, tensor<1x2xi32>) -> tensor<1xf64>
      stablehlo.return %25 : tensor<1xf64>
    }) : (tensor<i32>) -> tensor<1xf64>
    return %7 : tensor<1xf64>
  }
}
