module @scipy_detrend_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<8xf32>
    %want0 = call @expected() : () -> tensor<8xf32>
    %c = stablehlo.constant dense<> : tensor<0xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.add %3, %2 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.divide %4, %5 : tensor<8xf32>
    %7 = call @atleast_2d(%1) : (tensor<8xf32>) -> tensor<1x8xf32>
    %8 = call @atleast_2d(%6) : (tensor<8xf32>) -> tensor<1x8xf32>
    %9 = stablehlo.concatenate %7, %8, dim = 0 : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<2x8xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %11:4 = call @_lstsq(%10, %0) : (tensor<8x2xf32>, tensor<8x1xf32>) -> (tensor<2x1xf32>, tensor<1xf32>, tensor<i32>, tensor<2xf32>)
    %12 = stablehlo.dot_general %10, %11#0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x2xf32>, tensor<2x1xf32>) -> tensor<8x1xf32>
    %13 = stablehlo.negate %12 : tensor<8x1xf32>
    %14 = "stablehlo.scatter"(%0, %c, %13) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %16 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %16 : tensor<f32>
    }) : (tensor<8x1xf32>, tensor<0xi32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %15 = stablehlo.reshape %14 : (tensor<8x1xf32>) -> tensor<8xf32>
    stablehlo.custom_call @check.expect_almost_eq(%15, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<8xf32>, tensor<8xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<8xf32> {
    %c0 = stablehlo.constant dense<[-1.3566356, -0.7407719, 1.0489812, 2.9643378, -0.823784, 0.46207768, 0.53360856, -0.30910894]> : tensor<8xf32>
    return %c0 : tensor<8xf32>
  }
  func.func private @expected() -> tensor<8xf32> {
    %c0 = stablehlo.constant dense<[-1.2391505, -0.7203791, 0.97228163, 2.790546, -1.0946683, 0.09410107, 0.06853962, -0.8712702]> : tensor<8xf32>
    return %c0 : tensor<8xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<8xf32>) -> tensor<1x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    return %0 : tensor<1x8xf32>
  }
  func.func private @_lstsq(%arg0: tensor<8x2xf32>, %arg1: tensor<8x1xf32>) -> (tensor<2x1xf32>, tensor<1xf32>, tensor<i32>, tensor<2xf32>) {
    %0:3 = call @svd(%arg0) : (tensor<8x2xf32>) -> (tensor<8x2xf32>, tensor<2xf32>, tensor<2x2xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.compare GT, %0#1, %1, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %3 = stablehlo.slice %0#1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<9.53674316E-7> : tensor<f32>
    %5 = stablehlo.multiply %cst_0, %4 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.compare GE, %0#1, %6, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %8 = stablehlo.and %2, %7 : tensor<2xi1>
    %9 = stablehlo.convert %8 : (tensor<2xi1>) -> tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.reduce(%9 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %11 = call @_where(%8, %0#1, %c_1) : (tensor<2xi1>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %13 = stablehlo.divide %12, %11 : tensor<2xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = call @_where(%8, %13, %c_3) : (tensor<2xi1>, tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %16 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<8x2xf32>) -> tensor<2x8xf32>
    %17 = stablehlo.dot_general %16, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x8xf32>, tensor<8x1xf32>) -> tensor<2x1xf32>
    %18 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %19 = stablehlo.multiply %15, %17 : tensor<2x1xf32>
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %21 = stablehlo.dot_general %arg0, %20, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x2xf32>, tensor<2x1xf32>) -> tensor<8x1xf32>
    %22 = stablehlo.subtract %arg1, %21 : tensor<8x1xf32>
    %23 = call @norm(%22) : (tensor<8x1xf32>) -> tensor<1xf32>
    %24 = stablehlo.multiply %23, %23 : tensor<1xf32>
    return %20, %24, %10, %0#1 : tensor<2x1xf32>, tensor<1xf32>, tensor<i32>, tensor<2xf32>
  }
  func.func private @svd(%arg0: tensor<8x2xf32>) -> (tensor<8x2xf32>, tensor<2xf32>, tensor<2x2xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=8, j=2, k=8, l=2, m=2, n=8, o=2, p=2, q=2}, custom>} : (tensor<8x2xf32>) -> (tensor<8x2xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2x2xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2xi1>, tensor<2xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<8x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<8x2xi1>, tensor<8x2xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x2xi1>, tensor<2x2xf32>
    return %10, %6, %14 : tensor<8x2xf32>, tensor<2xf32>, tensor<2x2xf32>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2xi1>, tensor<2xf32>
    return %2 : tensor<2xf32>
  }
  func.func private @norm(%arg0: tensor<8x1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.sqrt %1 : tensor<1xf32>
    return %2 : tensor<1xf32>
  }
}

// -----

module @scipy_detrend_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<8xf64>
    %want0 = call @expected() : () -> tensor<8xf64>
    %c = stablehlo.constant dense<> : tensor<0xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<8xf64>) -> tensor<8x1xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %2 = stablehlo.iota dim = 0 : tensor<8xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %4 = stablehlo.add %3, %2 : tensor<8xf64>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<8xf64>
    %6 = stablehlo.divide %4, %5 : tensor<8xf64>
    %7 = call @atleast_2d(%1) : (tensor<8xf64>) -> tensor<1x8xf64>
    %8 = call @atleast_2d(%6) : (tensor<8xf64>) -> tensor<1x8xf64>
    %9 = stablehlo.concatenate %7, %8, dim = 0 : (tensor<1x8xf64>, tensor<1x8xf64>) -> tensor<2x8xf64>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<2x8xf64>) -> tensor<8x2xf64>
    %11:4 = call @_lstsq(%10, %0) : (tensor<8x2xf64>, tensor<8x1xf64>) -> (tensor<2x1xf64>, tensor<1xf64>, tensor<i64>, tensor<2xf64>)
    %12 = stablehlo.dot_general %10, %11#0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x2xf64>, tensor<2x1xf64>) -> tensor<8x1xf64>
    %13 = stablehlo.negate %12 : tensor<8x1xf64>
    %14 = "stablehlo.scatter"(%0, %c, %13) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %16 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %16 : tensor<f64>
    }) : (tensor<8x1xf64>, tensor<0xi32>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %15 = stablehlo.reshape %14 : (tensor<8x1xf64>) -> tensor<8xf64>
    stablehlo.custom_call @check.expect_almost_eq(%15, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<8xf64>, tensor<8xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<8xf64> {
    %c0 = stablehlo.constant dense<[0.1906753033835984, -2.856017078329418, 2.915100976764684, 2.2815130882844237, 2.3165459695945607, -0.6425747105941593, 1.095758139129293, 1.8575966956432541]> : tensor<8xf64>
    return %c0 : tensor<8xf64>
  }
  func.func private @expected() -> tensor<8xf64> {
    %c0 = stablehlo.constant dense<[0.1620726575801003, -3.132111767613211, 2.3915142440005965, 1.5104343120400419, 1.2979751498698842, -1.9086375737991303, -0.4177967675559726, 0.0965497454776938]> : tensor<8xf64>
    return %c0 : tensor<8xf64>
  }
  func.func private @atleast_2d(%arg0: tensor<8xf64>) -> tensor<1x8xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf64>) -> tensor<1x8xf64>
    return %0 : tensor<1x8xf64>
  }
  func.func private @_lstsq(%arg0: tensor<8x2xf64>, %arg1: tensor<8x1xf64>) -> (tensor<2x1xf64>, tensor<1xf64>, tensor<i64>, tensor<2xf64>) {
    %0:3 = call @svd(%arg0) : (tensor<8x2xf64>) -> (tensor<8x2xf64>, tensor<2xf64>, tensor<2x2xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %2 = stablehlo.compare GT, %0#1, %1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %3 = stablehlo.slice %0#1 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.7763568394002505E-15> : tensor<f64>
    %5 = stablehlo.multiply %cst_0, %4 : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %7 = stablehlo.compare GE, %0#1, %6, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %8 = stablehlo.and %2, %7 : tensor<2xi1>
    %9 = stablehlo.convert %8 : (tensor<2xi1>) -> tensor<2xi32>
    %10 = stablehlo.convert %9 : (tensor<2xi32>) -> tensor<2xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = stablehlo.reduce(%10 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %12 = call @_where(%8, %0#1, %c_1) : (tensor<2xi1>, tensor<2xf64>, tensor<i64>) -> tensor<2xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %14 = stablehlo.divide %13, %12 : tensor<2xf64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %15 = call @_where(%8, %14, %c_3) : (tensor<2xi1>, tensor<2xf64>, tensor<i64>) -> tensor<2xf64>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<2xf64>) -> tensor<2x1xf64>
    %17 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<8x2xf64>) -> tensor<2x8xf64>
    %18 = stablehlo.dot_general %17, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x8xf64>, tensor<8x1xf64>) -> tensor<2x1xf64>
    %19 = stablehlo.transpose %0#2, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %20 = stablehlo.multiply %16, %18 : tensor<2x1xf64>
    %21 = stablehlo.dot_general %19, %20, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
    %22 = stablehlo.dot_general %arg0, %21, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x2xf64>, tensor<2x1xf64>) -> tensor<8x1xf64>
    %23 = stablehlo.subtract %arg1, %22 : tensor<8x1xf64>
    %24 = call @norm(%23) : (tensor<8x1xf64>) -> tensor<1xf64>
    %25 = stablehlo.multiply %24, %24 : tensor<1xf64>
    return %21, %25, %11, %0#1 : tensor<2x1xf64>, tensor<1xf64>, tensor<i64>, tensor<2xf64>
  }
  func.func private @svd(%arg0: tensor<8x2xf64>) -> (tensor<8x2xf64>, tensor<2xf64>, tensor<2x2xf64>) {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=8, j=2, k=8, l=2, m=2, n=8, o=2, p=2, q=2}, custom>} : (tensor<8x2xf64>) -> (tensor<8x2xf64>, tensor<2xf64>, tensor<8x2xf64>, tensor<2x2xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<2xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<2xi1>, tensor<2xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<8x2xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<8x2xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<8x2xi1>, tensor<8x2xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<2x2xi1>, tensor<2x2xf64>
    return %10, %6, %14 : tensor<8x2xf64>, tensor<2xf64>, tensor<2x2xf64>
  }
  func.func private @_where(%arg0: tensor<2xi1>, %arg1: tensor<2xf64>, %arg2: tensor<i64>) -> tensor<2xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2xi1>, tensor<2xf64>
    return %2 : tensor<2xf64>
  }
  func.func private @norm(%arg0: tensor<8x1xf64>) -> tensor<1xf64> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x1xf64>, tensor<f64>) -> tensor<1xf64>
    %2 = stablehlo.sqrt %1 : tensor<1xf64>
    return %2 : tensor<1xf64>
  }
}
