module @linalg_tridiagonal_solve_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5x2xf32>)
    %want0 = call @expected() : () -> tensor<5x2xf32>
    %0:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%arg0, %arg1, %arg2, %arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=5, j=5, k=5, l=5, m=2, n=5, o=5, p=5, q=5, r=2}, custom>} : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5x2xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x2xi1>
    %6 = stablehlo.select %5, %0#3, %4 : tensor<5x2xi1>, tensor<5x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<5x2xf32>, tensor<5x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5x2xf32>) {
    %c0 = stablehlo.constant dense<[0.5836387, 0.91063464, 0.6890093, 0.4728426, 0.30346793]> : tensor<5xf32>
    %c1 = stablehlo.constant dense<[4.1539245, 4.418071, 4.97814, 4.8075814, 4.288202]> : tensor<5xf32>
    %c2 = stablehlo.constant dense<[0.75640714, 0.5165031, 0.14697239, 0.39047894, 0.56195414]> : tensor<5xf32>
    %c3 = stablehlo.constant dense<[[-0.045306392, -0.107662365], [-0.6058, 1.0302454], [1.7749653, -0.64755386], [-1.0272892, 2.198496], [1.3773433, 0.45547897]]> : tensor<5x2xf32>
    return %c0, %c1, %c2, %c3 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5x2xf32>
  }
  func.func private @expected() -> tensor<5x2xf32> {
    %c0 = stablehlo.constant dense<[[0.023253357, -0.0750569], [-0.18759616, 0.26985243], [0.3907776, -0.18128131], [-0.2798116, 0.4691972], [0.34099543, 0.073012576]]> : tensor<5x2xf32>
    return %c0 : tensor<5x2xf32>
  }
}

// -----

module @linalg_tridiagonal_solve_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2, %arg3 = call @inputs() : () -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5x2xf64>)
    %want0 = call @expected() : () -> tensor<5x2xf64>
    %0:5 = stablehlo.custom_call @lapack_dgtsv_ffi(%arg0, %arg1, %arg2, %arg3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n], [o], [p], [q, r], []) {i=5, j=5, k=5, l=5, m=2, n=5, o=5, p=5, q=5, r=2}, custom>} : (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5x2xf64>) -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5x2xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x2xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x2xi1>
    %6 = stablehlo.select %5, %0#3, %4 : tensor<5x2xi1>, tensor<5x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<5x2xf64>, tensor<5x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5x2xf64>) {
    %c0 = stablehlo.constant dense<[0.8358324643629931, 0.8306839644028208, 0.8302293974032755, 0.7199892340435976, 0.5747987900046543]> : tensor<5xf64>
    %c1 = stablehlo.constant dense<[4.433311159431292, 4.747871440384664, 4.792512494296013, 4.066656835590215, 4.488849262161222]> : tensor<5xf64>
    %c2 = stablehlo.constant dense<[0.8294843222963469, 0.8143361672044018, 0.6478508969366136, 0.3745472970732271, 0.5933793127521678]> : tensor<5xf64>
    %c3 = stablehlo.constant dense<[[-2.601573643516214, 2.1497394995444328], [1.0819141232185325, -2.028242007701686], [1.8418044730617744, 1.9614918269058332], [0.31733383055144415, -2.206513977315633], [-1.9612302084817699, 2.7437210192171904]]> : tensor<5x2xf64>
    return %c0, %c1, %c2, %c3 : tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5x2xf64>
  }
  func.func private @expected() -> tensor<5x2xf64> {
    %c0 = stablehlo.constant dense<[[-0.639917502326282, 0.6044136789242317], [0.2837663766937339, -0.6387274525895147], [0.3268884104827528, 0.6167932752071568], [0.061119763581561196, -0.7165342288618014], [-0.44473798473523357, 0.7029828454173955]]> : tensor<5x2xf64>
    return %c0 : tensor<5x2xf64>
  }
}
