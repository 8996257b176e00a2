module @linalg_svd_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf32>
    %want0 = call @expected() : () -> tensor<3xf32>
    %0 = call @svd(%arg0) : (tensor<5x3xf32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[2.879874, 0.42556107, 1.7776086], [-2.529116, -0.877049, 1.6425762], [-0.57750195, 0.3194928, 2.6459997], [1.9313785, 1.9093219, -1.7024266], [-1.8513094, 2.8510103, -0.3154554]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[4.945533, 4.0439067, 3.1706307]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @svd(%arg0: tensor<5x3xf32>) -> tensor<3xf32> {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    return %6 : tensor<3xf32>
  }
}

// -----

module @linalg_svd_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf64>
    %want0 = call @expected() : () -> tensor<3xf64>
    %0 = call @svd(%arg0) : (tensor<5x3xf64>) -> tensor<3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[0.8551480419084472, 0.771631550571219, 0.8418569299900343], [0.31579896470472635, 0.8684955738840952, 2.897235013714943], [-0.7880886528647633, -1.3825636809833834, -1.1938500291453022], [-1.6582343728543893, -2.1962972213662146, -2.072397243156037], [1.1044231476739101, 0.34100545712802166, 0.8226488097945501]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
  func.func private @expected() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[5.117353045542188, 1.5552029322447989, 0.7185859105275144]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
  func.func private @svd(%arg0: tensor<5x3xf64>) -> tensor<3xf64> {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
    return %6 : tensor<3xf64>
  }
}

// -----

module @linalg_svd_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3xf32>
    %0 = call @svd(%arg0) : (tensor<5x3xcomplex<f32>>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.84335023,0.56061393), (-0.6261525,-0.5854811), (-1.9464775,-1.4348873)], [(0.5460059,2.76479), (-1.7560016,2.8597531), (1.689605,-0.9540834)], [(-0.72065324,-1.0521994), (-1.9659925,0.20496026), (-0.18046144,-1.3662367)], [(-2.8835244,2.3018494), (1.3953142,-1.5635022), (1.5379618,-1.5355427)], [(1.931455,1.5692552), (1.4469901,-0.20413852), (0.75867707,1.2667074)]]> : tensor<5x3xcomplex<f32>>
    return %c0 : tensor<5x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3xf32> {
    %c0 = stablehlo.constant dense<[5.7970014, 4.6634836, 3.986608]> : tensor<3xf32>
    return %c0 : tensor<3xf32>
  }
  func.func private @svd(%arg0: tensor<5x3xcomplex<f32>>) -> tensor<3xf32> {
    %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xf32>, tensor<5x5xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    return %6 : tensor<3xf32>
  }
}

// -----

module @linalg_svd_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<3xf64>
    %0 = call @svd(%arg0) : (tensor<5x3xcomplex<f64>>) -> tensor<3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(2.839774410254546,-2.496122990679302), (2.250824061298246,-0.185465683427398), (1.922577804108304,1.8263594020446465)], [(1.2167739176764414,-2.846312616828846), (0.9205728757344609,1.446513470543052), (2.3642493279182792,2.8164715515684877)], [(1.6043212639404008,1.0748204893833737), (1.0230532989056673,1.7165972242212941), (-2.7728994800981814,-2.6752375940029425)], [(-2.442716038317422,-0.8577794705343407), (-0.9640287628301332,1.2106589420661145), (-2.180962614099648,-0.021465661360944743)], [(-1.1821889954154055,2.469372493442611), (0.8317334509569467,-1.2715729859528393), (-2.5078972780624937,-0.47605676967275024)]]> : tensor<5x3xcomplex<f64>>
    return %c0 : tensor<5x3xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3xf64> {
    %c0 = stablehlo.constant dense<[8.385848931274728, 4.562248654501995, 3.7520966908676545]> : tensor<3xf64>
    return %c0 : tensor<3xf64>
  }
  func.func private @svd(%arg0: tensor<5x3xcomplex<f64>>) -> tensor<3xf64> {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xf64>, tensor<5x5xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
    return %6 : tensor<3xf64>
  }
}

// -----

module @linalg_svd_vectors_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf32>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>)
    %0:3 = call @svd(%arg0) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#2, %want2) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[0.8378651, 0.23459227, -0.10211793, -0.14186808], [-0.16534303, 1.8808062, -0.1856421, -0.24617338], [0.2253936, 0.22048633, 2.7633407, 0.14147922], [-0.22321357, 0.06787767, -0.12127365, 4.003184]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @expected() -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
    %c0 = stablehlo.constant dense<[[-0.048624128, 0.007839769, 0.10563542, -0.9931845], [-0.065222576, 0.03683353, 0.99122536, 0.10891098], [0.024823595, -0.9989072, 0.03929306, -0.004920983], [0.99637645, 0.027680492, 0.06906138, -0.041216537]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[4.023335, 2.785108, 1.9066864, 0.84737533]> : tensor<4xf32>
    %c2 = stablehlo.constant dense<[[-0.061333697, -0.015154839, -0.008740133, 0.997964], [-0.08288636, -0.05287069, -0.9950482, -0.0146114975], [-0.04297663, 0.9977704, -0.049612723, 0.012076066], [-0.993741, -0.037805684, 0.08568047, -0.060897887]]> : tensor<4x4xf32>
    return %c0, %c1, %c2 : tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>
  }
  func.func private @svd(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xf32>
    return %10, %6, %14 : tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>
  }
}

// -----

module @linalg_svd_vectors_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf64>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>)
    %0:3 = call @svd(%arg0) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#2, %want2) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[0.7694335353056196, 0.11352823602150036, -0.021072611371858285, -0.07429491121317439], [0.15980405758711436, 2.2201419894723617, -0.2128116034117118, -0.23912923795257146], [0.2454804959938396, 0.08998067174088875, 3.033772522416995, -0.027075412527860998], [-0.2450992002461731, -0.24114235668621353, -0.17864169104332944, 3.8565218642887356]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
  func.func private @expected() -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.0380602771329735, -0.0045006774141931605, -0.07808252770325075, -0.9962099568237841], [0.13690772721991162, 0.12607828833448276, -0.9791494030091298, 0.08140630212084411], [0.11014596708093105, -0.9876211879931693, -0.1103284140665709, 0.01731750594982207], [-0.9837050144569998, -0.093211577287485, -0.15164829871743093, -0.02527528215158101]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[3.9149398015291133, 3.0423415810844614, 2.1949274700154544, 0.7505865839596187]> : tensor<4xf64>
    %c2 = stablehlo.constant dense<[[0.0815612190873279, 0.1418666676229146, 0.12259472114750379, -0.9788728980339194], [-0.0666956029467266, 0.07001554024874035, -0.9881542063719367, -0.11916704704194483], [-0.09406504898891149, -0.9822984592179146, -0.04446654691254028, -0.15576979740148592], [-0.989975368707361, 0.10030657884385218, 0.08089823843501273, -0.05781725184993433]]> : tensor<4x4xf64>
    return %c0, %c1, %c2 : tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>
  }
  func.func private @svd(%arg0: tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>) {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xf64>
    return %10, %6, %14 : tensor<4x4xf64>, tensor<4xf64>, tensor<4x4xf64>
  }
}

// -----

module @linalg_svd_vectors_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xcomplex<f32>>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>)
    %0:3 = call @svd(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#2, %want2) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.0579916,0.0), (0.20305382,0.0), (-0.15990768,0.0), (-0.22002025,0.0)], [(-0.09218195,0.0), (2.168437,0.0), (-0.22661392,0.0), (0.0949642,0.0)], [(-0.041553184,0.0), (-0.07333822,0.0), (3.217306,0.0), (-0.24602085,0.0)], [(0.0004709127,0.0), (-0.07706824,0.0), (0.034035522,0.0), (3.8181663,0.0)]]> : tensor<4x4xcomplex<f32>>
    return %c0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(-0.054275967,0.0), (-0.077659234,0.0), (-0.07809772,0.0), (-0.99243325,0.0)], [(0.03318792,0.0), (-0.15356448,0.0), (-0.9836872,0.0), (0.08761107,0.0)], [(-0.18513133,0.0), (0.96781975,0.0), (-0.16204116,0.0), (-0.052856896,0.0)], [(0.98065245,0.0), (0.18360727,0.0), (-0.0016227434,0.0), (-0.06787151,0.0)]]> : tensor<4x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[3.846437, 3.2323368, 2.1564362, 1.056612]> : tensor<4xf32>
    %c2 = stablehlo.constant dense<[[(-0.013604348,0.0), (-0.00027424097,0.0), (-0.14587185,0.0), (0.9892098,0.0)], [(-0.03345459,0.0), (-0.13423532,0.0), (0.9798607,0.0), (0.14399612,0.0)], [(0.0068557654,0.0), (-0.9909468,0.0), (-0.13261908,0.0), (-0.019737005,0.0)], [(-0.99932414,0.0), (-0.0023007393,0.0), (-0.031726994,0.0), (-0.018422648,0.0)]]> : tensor<4x4xcomplex<f32>>
    return %c0, %c1, %c2 : tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>
  }
  func.func private @svd(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>) {
    %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %10, %6, %14 : tensor<4x4xcomplex<f32>>, tensor<4xf32>, tensor<4x4xcomplex<f32>>
  }
}

// -----

module @linalg_svd_vectors_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xcomplex<f64>>
    %want0, %want1, %want2 = call @expected() : () -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>)
    %0:3 = call @svd(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>)
    stablehlo.custom_call @check.expect_almost_eq(%0#0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#1, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%0#2, %want2) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.1287369600015835,0.0), (0.026940431105988816,0.0), (-0.19129805195722144,0.0), (-0.22288348440939476,0.0)], [(-0.14192185805515029,0.0), (1.9470847731069294,0.0), (-0.07946084837088857,0.0), (-0.04683061628164309,0.0)], [(0.1838478470229839,0.0), (-0.22212703726082694,0.0), (3.2007332156989867,0.0), (0.23733747605037386,0.0)], [(-0.11044782532748065,0.0), (-0.018718079715881852,0.0), (0.040023368409646265,0.0), (4.154808393951468,0.0)]]> : tensor<4x4xcomplex<f64>>
    return %c0 : tensor<4x4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.06889251698315704,0.0), (0.030735209734774407,0.0), (0.05577785041215089,0.0), (-0.9955892724360202,0.0)], [(0.02362985495231959,0.0), (0.10382855363542393,0.0), (-0.993016268064138,0.0), (-0.05079323542440868,0.0)], [(-0.15813086969786666,0.0), (-0.9808081324329576,0.0), (-0.1039087202927907,0.0), (-0.04704267476540154,0.0)], [(-0.9847284291149787,0.0), (0.16214310249254435,0.0), (-0.0032404645477969556,0.0), (-0.06331693767352213,0.0)]]> : tensor<4x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[4.18715115692946, 3.208397497945519, 1.935955395570059, 1.1258804338495938]> : tensor<4xf64>
    %c2 = stablehlo.constant dense<[[(0.03680235680125128,0.0), (0.024222362149065813,0.0), (-0.13388662299859627,0.0), (-0.9900167856596291,0.0)], [(-0.05556399751490216,0.0), (0.13022700987829894,0.0), (-0.9808465276826197,0.0), (0.13376717538794392,0.0)], [(0.09563430197077584,0.0), (-0.9859951260079955,0.0), (-0.13661371866999217,0.0), (-0.002093715882227065,0.0)], [(-0.9931829181981533,0.0), (-0.10133022529607663,0.0), (0.036758035667532656,0.0), (-0.04437029698695903,0.0)]]> : tensor<4x4xcomplex<f64>>
    return %c0, %c1, %c2 : tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>
  }
  func.func private @svd(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>) {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    return %10, %6, %14 : tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>
  }
}

// -----

module @linalg_svd_full_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf32>
    %want0 = call @expected() : () -> tensor<5x3xf32>
    %0:3 = call @svd(%arg0) : (tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<3xf32>, tensor<3x3xf32>)
    %1 = stablehlo.slice %0#0 [0:5, 0:3] : (tensor<5x5xf32>) -> tensor<5x3xf32>
    %2 = stablehlo.abs %1 : tensor<5x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[-2.7458212, -0.746133, 0.48500264], [0.6842633, 2.5913541, -2.9447358], [0.7906964, -1.518058, 2.9485118], [0.0062352475, -0.35926473, -1.2942251], [2.899534, -1.4952816, -0.41328788]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @expected() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[0.19634545, 0.61249655, 0.46752167], [0.74844575, 0.07171609, 0.2654401], [0.6100375, 0.22206625, 0.3701769], [0.16043913, 0.034072336, 0.57985854], [0.05823176, 0.7544737, 0.48754314]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @svd(%arg0: tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<3xf32>, tensor<3x3xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>, tensor<5x5xf32>, tensor<3x3xf32>, tensor<i32>)
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
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<5x5xi1>, tensor<5x5xf32>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    return %10, %6, %14 : tensor<5x5xf32>, tensor<3xf32>, tensor<3x3xf32>
  }
}

// -----

module @linalg_svd_full_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf64>
    %want0 = call @expected() : () -> tensor<5x3xf64>
    %0:3 = call @svd(%arg0) : (tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<3xf64>, tensor<3x3xf64>)
    %1 = stablehlo.slice %0#0 [0:5, 0:3] : (tensor<5x5xf64>) -> tensor<5x3xf64>
    %2 = stablehlo.abs %1 : tensor<5x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[0.8417168003964166, -0.6925565693726945, -0.4730731558610737], [2.900907305883419, 2.766034481855848, -2.4235582703674368], [2.5206727864581486, 1.8729531020941534, 0.11246431036238214], [0.41715281109809466, 1.3095560141198366, 2.6406008105787695], [2.9652628381746045, -0.41004011324743317, 2.2184714344141474]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
  func.func private @expected() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[0.06669035594768359, 0.03475091047516534, 0.48206974740983144], [0.7409011416495958, 0.48504862401462856, 0.0841830813679107], [0.5497059899045623, 0.09012476230092338, 0.13073953478114678], [0.13624313118893977, 0.5598270550056329, 0.6685615518670274], [0.3547943469008138, 0.6648243394059701, 0.5444764392092518]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
  func.func private @svd(%arg0: tensor<5x3xf64>) -> (tensor<5x5xf64>, tensor<3xf64>, tensor<3x3xf64>) {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=5, p=3, q=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x5xf64>, tensor<3x3xf64>, tensor<i32>)
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
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<5x5xi1>, tensor<5x5xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf64>
    return %10, %6, %14 : tensor<5x5xf64>, tensor<3xf64>, tensor<3x3xf64>
  }
}
