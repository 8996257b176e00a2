module @linalg_tridiagonal_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf32>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>)
    %0:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<4xi1>, tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %14 = stablehlo.select %13, %0#2, %12 : tensor<3xi1>, tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %18 = stablehlo.select %17, %0#3, %16 : tensor<3xi1>, tensor<3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%10, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%14, %want2) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[0.97757727, 0.008781121, -0.11485135, -0.014382268], [0.008781121, 1.8387322, -0.16402072, 0.02476733], [-0.11485135, -0.16402072, 3.047113, 0.13431469], [-0.014382268, 0.02476733, 0.13431469, 3.9327912]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @expected() -> (tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[[0.97757727, 0.008781121, -0.11485135, -0.014382268], [-0.11608096, 3.1108122, -0.16402072, 0.02476733], [-0.9198257, 0.24360943, 3.715692, 0.13431469], [-0.11518524, -0.6724025, 0.57139754, 1.9921309]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[0.97757727, 3.1108122, 3.715692, 1.9921309]> : tensor<4xf32>
    %c2 = stablehlo.constant dense<[-0.11608096, 0.24360943, 0.57139754]> : tensor<3xf32>
    return %c0, %c1, %c2 : tensor<4x4xf32>, tensor<4xf32>, tensor<3xf32>
  }
}

// -----

module @linalg_tridiagonal_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf64>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>)
    %0:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<4xi1>, tensor<4xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %14 = stablehlo.select %13, %0#2, %12 : tensor<3xi1>, tensor<3xf64>
    %15 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %18 = stablehlo.select %17, %0#3, %16 : tensor<3xi1>, tensor<3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%10, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%14, %want2) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[0.8645799943448388, -0.12479414140339976, -0.01591686653298438, 0.04480160915725184], [-0.12479414140339976, 1.9566047791436154, -0.16672635932871527, -0.019265498237803186], [-0.01591686653298438, -0.16672635932871527, 2.919989335222212, 0.011137312359853546], [0.04480160915725184, -0.019265498237803186, 0.011137312359853546, 3.75593360753688]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
  func.func private @expected() -> (tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<[[0.8645799943448388, -0.12479414140339976, -0.01591686653298438, 0.04480160915725184], [0.13354440666654566, 2.1468497132656936, -0.16672635932871527, -0.019265498237803186], [0.06161243318854171, -0.5922654836063744, 3.5360589271856657, 0.011137312359853546], [-0.17342208312296378, 0.9101272201060365, -0.04345710648847997, 2.949619081451347]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[0.8645799943448388, 2.1468497132656936, 3.5360589271856657, 2.949619081451347]> : tensor<4xf64>
    %c2 = stablehlo.constant dense<[0.13354440666654566, -0.5922654836063744, -0.04345710648847997]> : tensor<3xf64>
    return %c0, %c1, %c2 : tensor<4x4xf64>, tensor<4xf64>, tensor<3xf64>
  }
}

// -----

module @linalg_tridiagonal_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xcomplex<f32>>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>)
    %0:5 = stablehlo.custom_call @lapack_chetrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>, tensor<3xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<4xi1>, tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %14 = stablehlo.select %13, %0#2, %12 : tensor<3xi1>, tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_2 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %18 = stablehlo.select %17, %0#3, %16 : tensor<3xi1>, tensor<3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%10, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%14, %want2) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.0532852,0.0), (-0.023884794,0.0), (-0.11574355,0.0), (0.11651123,0.0)], [(-0.023884794,0.0), (2.0333405,0.0), (0.11280537,0.0), (0.0106526865,0.0)], [(-0.11574355,0.0), (0.11280537,0.0), (3.1691053,0.0), (-0.12049705,0.0)], [(0.11651123,0.0), (0.0106526865,0.0), (-0.12049705,0.0), (3.9792309,0.0)]]> : tensor<4x4xcomplex<f32>>
    return %c0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>) {
    %c0 = stablehlo.constant dense<[[(1.0532852,0.0), (-0.023884794,0.0), (-0.11574355,0.0), (0.11651123,0.0)], [(0.16595758,0.0), (3.6833668,0.0), (0.11280537,0.0), (0.0106526865,0.0)], [(0.6096824,-0.0), (-0.4223164,0.0), (3.3345053,0.0), (-0.12049705,0.0)], [(-0.6137262,-0.0), (0.677761,0.0), (0.4134161,0.0), (2.163804,0.0)]]> : tensor<4x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[1.0532852, 3.6833668, 3.3345053, 2.163804]> : tensor<4xf32>
    %c2 = stablehlo.constant dense<[0.16595758, -0.4223164, 0.4134161]> : tensor<3xf32>
    return %c0, %c1, %c2 : tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<3xf32>
  }
}

// -----

module @linalg_tridiagonal_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xcomplex<f64>>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>)
    %0:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n], [o], []) {i=4, j=4, k=4, l=4, m=4, n=3, o=3}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>, tensor<3xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %10 = stablehlo.select %9, %0#1, %8 : tensor<4xi1>, tensor<4xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %14 = stablehlo.select %13, %0#2, %12 : tensor<3xi1>, tensor<3xf64>
    %15 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_2 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %18 = stablehlo.select %17, %0#3, %16 : tensor<3xi1>, tensor<3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%10, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%14, %want2) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.0349924031755044,0.0), (-0.06409734139664974,0.0), (0.1697003205338615,0.0), (0.2096605724099814,0.0)], [(-0.06409734139664974,0.0), (1.9333503988869247,0.0), (-0.1063896929880602,0.0), (-0.14698909560246054,0.0)], [(0.1697003205338615,0.0), (-0.1063896929880602,0.0), (2.9452648473109533,0.0), (-0.0214181392368597,0.0)], [(0.2096605724099814,0.0), (-0.14698909560246054,0.0), (-0.0214181392368597,0.0), (4.13740734620779,0.0)]]> : tensor<4x4xcomplex<f64>>
    return %c0 : tensor<4x4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>) {
    %c0 = stablehlo.constant dense<[[(1.0349924031755044,0.0), (-0.06409734139664974,0.0), (0.1697003205338615,0.0), (0.2096605724099814,0.0)], [(0.2772439784498395,0.0), (3.634627342299819,0.0), (-0.1063896929880602,0.0), (-0.14698909560246054,0.0)], [(-0.49715727533420356,-0.0), (0.6156406372177822,0.0), (3.327114621046943,0.0), (-0.0214181392368597,0.0)], [(-0.6142255865896096,-0.0), (-0.5800634058717318,-0.0), (-0.41172297678216535,0.0), (2.054280629058905,0.0)]]> : tensor<4x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[1.0349924031755044, 3.634627342299819, 3.327114621046943, 2.054280629058905]> : tensor<4xf64>
    %c2 = stablehlo.constant dense<[0.2772439784498395, 0.6156406372177822, -0.41172297678216535]> : tensor<3xf64>
    return %c0, %c1, %c2 : tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<3xf64>
  }
}
