module @linalg_qr_pivoting_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf32>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>)
    %0:3 = call @_qr(%arg0) : (tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#2, %want2) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[1.8677455, 2.3370738, -2.290737], [-2.0121367, -1.9242709, 2.5474126], [-0.22779009, 2.6401925, 1.4705622], [0.4545073, 2.9070537, 0.50313413], [-1.7182648, -2.156149, -2.3489113]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @expected() -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<"0xC04DDDBE9CF0043F2903DC3DBF0EC1BEFCD31F3FDD36B63E56A113BF35D273BEBFC511BE09592E3FBF01FABE6F29A8BE4EA6FFBEA3AD0DBF7C5BA0BE68A309BF4441E1BD037DB1BE7E803A3F2A28603EE42BCC3EE1ED063F43F63FBFCFA9BB3C04679FBC"> : tensor<5x5xf32>
    %c1 = stablehlo.constant dense<[[-5.4069667, -0.028532505, -2.34173], [0.0, -4.434981, 1.2494576], [0.0, 0.0, 1.9243755], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<5x3xf32>
    %c2 = stablehlo.constant dense<[1, 2, 0]> : tensor<3xi32>
    return %c0, %c1, %c2 : tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>
  }
  func.func private @_qr(%arg0: tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xf32>, tensor<3xi32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<3xf32>)
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.subtract %1#1, %2 : tensor<3xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x5xf32>
    %5 = stablehlo.custom_call @lapack_sorgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xf32>, tensor<3xf32>) -> tensor<5x5xf32>
    %6 = stablehlo.iota dim = 0 : tensor<5x3xi32>
    %c_1 = stablehlo.constant dense<-1> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x3xi32>
    %8 = stablehlo.add %6, %7 : tensor<5x3xi32>
    %9 = stablehlo.iota dim = 1 : tensor<5x3xi32>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %12 = stablehlo.select %10, %11, %1#0 : tensor<5x3xi1>, tensor<5x3xf32>
    return %5, %12, %3 : tensor<5x5xf32>, tensor<5x3xf32>, tensor<3xi32>
  }
}

// -----

module @linalg_qr_pivoting_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf64>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>)
    %0:3 = call @_qr(%arg0) : (tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<5x5xf64>, tensor<5x5xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#2, %want2) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[0.7288196841021466, -2.83674307808542, -0.9957085576469025], [2.840921673699242, 2.443789145096691, 2.16137654929077], [1.441365116186141, -0.5355390046245496, 2.8431079531465597], [-0.007551862585905678, 2.565262804949146, 1.0435844694709502], [2.8198060432171586, -2.726003194888782, 0.08482704882365777]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
  func.func private @expected() -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>) {
    %c0 = stablehlo.constant dense<"0x4C0E8C8AFA0EE1BFDD74C4E6CB17B6BFB55C2FC2131DC13FD93FF66E3CB4DC3F30F0E1E79962E6BF68891DA51A64DD3F00B2ED67DFA8E7BFE218CC46BED8CB3F0F1157B70AB3CEBF470AF98862BDD7BFA90A315F6AC3B9BF7160680ED39DD4BFDD3399B3D812EEBFA699F1963E74973F19F2690C86D5A8BF6BF623FE1ADADE3F0181DC739725B3BF46D9678DB14A8EBFB657C1DE2D4AEB3FFB41D5A3C3C8C73FC36BFF7E8064E0BFF29A2C904590E2BF9D5980698401CD3F4B6A6AD327C5BD3F2DA27162C98DE23F"> : tensor<5x5xf64>
    %c1 = stablehlo.constant dense<[[5.321436401877939, -0.6770616819024298, 1.6968637112930405], [0.0, -4.2629213125601, -2.555234199914623], [0.0, 0.0, -2.331081906509754], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<5x3xf64>
    %c2 = stablehlo.constant dense<[1, 0, 2]> : tensor<3xi32>
    return %c0, %c1, %c2 : tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>
  }
  func.func private @_qr(%arg0: tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=5, j=3, k=3, l=5, m=3, n=3, o=3}, custom>} : (tensor<5x3xf64>, tensor<3xi32>) -> (tensor<5x3xf64>, tensor<3xi32>, tensor<3xf64>)
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.subtract %1#1, %2 : tensor<3xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.pad %1#0, %cst, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5x5xf64>
    %5 = stablehlo.custom_call @lapack_dorgqr_ffi(%4, %1#2) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=5, k=3, l=5, m=5}, custom>} : (tensor<5x5xf64>, tensor<3xf64>) -> tensor<5x5xf64>
    %6 = stablehlo.iota dim = 0 : tensor<5x3xi64>
    %c_1 = stablehlo.constant dense<-1> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<5x3xi64>
    %8 = stablehlo.add %6, %7 : tensor<5x3xi64>
    %9 = stablehlo.iota dim = 1 : tensor<5x3xi64>
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %12 = stablehlo.select %10, %11, %1#0 : tensor<5x3xi1>, tensor<5x3xf64>
    return %5, %12, %3 : tensor<5x5xf64>, tensor<5x3xf64>, tensor<3xi32>
  }
}
