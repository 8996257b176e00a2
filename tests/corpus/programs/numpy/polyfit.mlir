module @numpy_polyfit_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<6xf32>)
    %want0 = call @expected() : () -> tensor<3xf32>
    %0 = call @polyfit(%arg0, %arg1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.192e-03 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<6xf32>) {
    %c0 = stablehlo.constant dense<[-2.9584863, -2.052978, -1.9037523, -1.1114708, 1.4085733, 2.7300646]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<[1.0393888, -0.9012755, 0.021138364, -0.44665763, -2.2223194, -0.77673644]> : tensor<6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[0.20007908, -0.31306928, -1.6597856]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @polyfit(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<3xf32> {
    %0 = call @vander(%arg0) : (tensor<6xf32>) -> tensor<6x3xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<6x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.sqrt %2 : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %6 = stablehlo.divide %0, %5 : tensor<6x3xf32>
    %cst_0 = stablehlo.constant dense<7.15255737E-7> : tensor<f32>
    %7:4 = call @_lstsq(%6, %arg1, %cst_0) : (tensor<6x3xf32>, tensor<6xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<1xf32>, tensor<i32>, tensor<3xf32>)
    %8 = stablehlo.divide %7#0, %3 : tensor<3xf32>
    return %8 : tensor<3xf32>
  }
  func.func private @vander(%arg0: tensor<6xf32>) -> tensor<6x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %7 = stablehlo.power %5, %6 : tensor<6x3xf32>
    return %7 : tensor<6x3xf32>
  }
  func.func private @_lstsq(%arg0: tensor<6x3xf32>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> (tensor<3xf32>, tensor<1xf32>, tensor<i32>, tensor<3xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare LT, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %2 = call @_where(%1, %cst_0, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %3:3 = call @svd(%arg0) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.compare GT, %3#1, %4, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %6 = stablehlo.slice %3#1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = stablehlo.multiply %2, %7 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.compare GE, %3#1, %9, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %11 = stablehlo.and %5, %10 : tensor<3xi1>
    %12 = stablehlo.convert %11 : (tensor<3xi1>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.reduce(%12 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %14 = call @_where_0(%11, %3#1, %c_2) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.divide %15, %14 : tensor<3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %17 = call @_where_0(%11, %16, %c_4) : (tensor<3xi1>, tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %19 = stablehlo.transpose %3#0, dims = [1, 0] : (tensor<6x3xf32>) -> tensor<3x6xf32>
    %20 = stablehlo.dot_general %19, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x6xf32>, tensor<6x1xf32>) -> tensor<3x1xf32>
    %21 = stablehlo.transpose %3#2, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %22 = stablehlo.multiply %18, %20 : tensor<3x1xf32>
    %23 = stablehlo.dot_general %21, %22, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %24 = stablehlo.dot_general %arg0, %23, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x3xf32>, tensor<3x1xf32>) -> tensor<6x1xf32>
    %25 = stablehlo.subtract %0, %24 : tensor<6x1xf32>
    %26 = call @norm(%25) : (tensor<6x1xf32>) -> tensor<1xf32>
    %27 = stablehlo.multiply %26, %26 : tensor<1xf32>
    %28 = stablehlo.reshape %23 : (tensor<3x1xf32>) -> tensor<3xf32>
    return %28, %27, %13, %3#1 : tensor<3xf32>, tensor<1xf32>, tensor<i32>, tensor<3xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @svd(%arg0: tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<3x3xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=6, j=3, k=6, l=3, m=3, n=6, o=3, p=3, q=3}, custom>} : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<3x3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<6x3xi1>, tensor<6x3xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    return %10, %6, %14 : tensor<6x3xf32>, tensor<3xf32>, tensor<3x3xf32>
  }
  func.func private @_where_0(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func private @norm(%arg0: tensor<6x1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x1xf32>, tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.sqrt %1 : tensor<1xf32>
    return %2 : tensor<1xf32>
  }
}

// -----

module @numpy_polyfit_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<6xf64>)
    %want0 = call @expected() : () -> tensor<3xf64>
    %0 = call @polyfit(%arg0, %arg1) : (tensor<6xf64>, tensor<6xf64>) -> tensor<3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.220e-12 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<6xf64>) {
    %c0 = stablehlo.constant dense<[-1.6059588308892578, -1.238888387196735, -0.15292184365232142, 0.5032594401455128, 0.8033651717654045, 1.8236695999260064]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<[-0.8894363320442995, 0.07499457455511749, -1.3153847056544916, -0.6124612278078163, -0.6158888559814488, -1.3197561740743227]> : tensor<6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<6xf64>
  }
  func.func private @expected() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[-0.0611237655612719, -0.18430142758200554, -0.6904008819695612]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
  func.func private @polyfit(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> tensor<3xf64> {
    %0 = call @vander(%arg0) : (tensor<6xf64>) -> tensor<6x3xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<6x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf64>, tensor<f64>) -> tensor<3xf64>
    %3 = stablehlo.sqrt %2 : tensor<3xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<6x3xf64>
    %6 = stablehlo.divide %0, %5 : tensor<6x3xf64>
    %cst_0 = stablehlo.constant dense<1.3322676295501878E-15> : tensor<f64>
    %7:4 = call @_lstsq(%6, %arg1, %cst_0) : (tensor<6x3xf64>, tensor<6xf64>, tensor<f64>) -> (tensor<3xf64>, tensor<1xf64>, tensor<i64>, tensor<3xf64>)
    %8 = stablehlo.divide %7#0, %3 : tensor<3xf64>
    return %8 : tensor<3xf64>
  }
  func.func private @vander(%arg0: tensor<6xf64>) -> tensor<6x3xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<3xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.subtract %1, %0 : tensor<3xf64>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xf64>) -> tensor<6x1xf64>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x3xf64>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<6x3xf64>
    %7 = stablehlo.power %5, %6 : tensor<6x3xf64>
    return %7 : tensor<6x3xf64>
  }
  func.func private @_lstsq(%arg0: tensor<6x3xf64>, %arg1: tensor<6xf64>, %arg2: tensor<f64>) -> (tensor<3xf64>, tensor<1xf64>, tensor<i64>, tensor<3xf64>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<6xf64>) -> tensor<6x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.compare LT, %arg2, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %2 = call @_where(%1, %cst_0, %arg2) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    %3:3 = call @svd(%arg0) : (tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<3xf64>, tensor<3x3xf64>)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.compare GT, %3#1, %4, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %6 = stablehlo.slice %3#1 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %7 = stablehlo.reshape %6 : (tensor<1xf64>) -> tensor<f64>
    %8 = stablehlo.multiply %2, %7 : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %10 = stablehlo.compare GE, %3#1, %9, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %11 = stablehlo.and %5, %10 : tensor<3xi1>
    %12 = stablehlo.convert %11 : (tensor<3xi1>) -> tensor<3xi32>
    %13 = stablehlo.convert %12 : (tensor<3xi32>) -> tensor<3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %14 = stablehlo.reduce(%13 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %15 = call @_where_0(%11, %3#1, %c_2) : (tensor<3xi1>, tensor<3xf64>, tensor<i64>) -> tensor<3xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %17 = stablehlo.divide %16, %15 : tensor<3xf64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %18 = call @_where_0(%11, %17, %c_4) : (tensor<3xi1>, tensor<3xf64>, tensor<i64>) -> tensor<3xf64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %20 = stablehlo.transpose %3#0, dims = [1, 0] : (tensor<6x3xf64>) -> tensor<3x6xf64>
    %21 = stablehlo.dot_general %20, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x6xf64>, tensor<6x1xf64>) -> tensor<3x1xf64>
    %22 = stablehlo.transpose %3#2, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %23 = stablehlo.multiply %19, %21 : tensor<3x1xf64>
    %24 = stablehlo.dot_general %22, %23, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x1xf64>) -> tensor<3x1xf64>
    %25 = stablehlo.dot_general %arg0, %24, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x3xf64>, tensor<3x1xf64>) -> tensor<6x1xf64>
    %26 = stablehlo.subtract %0, %25 : tensor<6x1xf64>
    %27 = call @norm(%26) : (tensor<6x1xf64>) -> tensor<1xf64>
    %28 = stablehlo.multiply %27, %27 : tensor<1xf64>
    %29 = stablehlo.reshape %24 : (tensor<3x1xf64>) -> tensor<3xf64>
    return %29, %28, %14, %3#1 : tensor<3xf64>, tensor<1xf64>, tensor<i64>, tensor<3xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @svd(%arg0: tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<3xf64>, tensor<3x3xf64>) {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=6, j=3, k=6, l=3, m=3, n=6, o=3, p=3, q=3}, custom>} : (tensor<6x3xf64>) -> (tensor<6x3xf64>, tensor<3xf64>, tensor<6x3xf64>, tensor<3x3xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6x3xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<6x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<6x3xi1>, tensor<6x3xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf64>
    return %10, %6, %14 : tensor<6x3xf64>, tensor<3xf64>, tensor<3x3xf64>
  }
  func.func private @_where_0(%arg0: tensor<3xi1>, %arg1: tensor<3xf64>, %arg2: tensor<i64>) -> tensor<3xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf64>
    return %2 : tensor<3xf64>
  }
  func.func private @norm(%arg0: tensor<6x1xf64>) -> tensor<1xf64> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x1xf64>, tensor<f64>) -> tensor<1xf64>
    %2 = stablehlo.sqrt %1 : tensor<1xf64>
    return %2 : tensor<1xf64>
  }
}
