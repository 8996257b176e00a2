module @linalg_norm_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf32>
    %want0, %want1, %want2, %want3, %want4 = call @expected() : () -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %0 = call @norm(%arg0) : (tensor<5x3xf32>) -> tensor<f32>
    %1 = call @norm_0(%arg0) : (tensor<5x3xf32>) -> tensor<f32>
    %2 = call @norm_1(%arg0) : (tensor<5x3xf32>) -> tensor<f32>
    %3 = call @norm_2(%arg0) : (tensor<5x3xf32>) -> tensor<f32>
    %4 = call @norm_3(%arg0) : (tensor<5x3xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want2) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want3) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want4) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[-1.0287704, 2.9631734, 1.9829252], [-0.98012656, -0.025014788, -2.9944875], [2.6753335, 0.84831876, -0.38862672], [-2.4485512, 1.4979788, -1.4415597], [2.7674763, 1.2898186, -2.9852054]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<7.7639246> : tensor<f32>
    %c1 = stablehlo.constant dense<9.900258> : tensor<f32>
    %c2 = stablehlo.constant dense<7.0425005> : tensor<f32>
    %c3 = stablehlo.constant dense<5.3248405> : tensor<f32>
    %c4 = stablehlo.constant dense<13.286323> : tensor<f32>
    return %c0, %c1, %c2, %c3, %c4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<5x3xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_0(%arg0: tensor<5x3xf32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @norm_1(%arg0: tensor<5x3xf32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @norm_2(%arg0: tensor<5x3xf32>) -> tensor<f32> {
    %0 = call @svd(%arg0) : (tensor<5x3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.maximum %cst_0, %1 : tensor<f32>
    return %2 : tensor<f32>
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
  func.func private @norm_3(%arg0: tensor<5x3xf32>) -> tensor<f32> {
    %0 = call @svd(%arg0) : (tensor<5x3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----

module @linalg_norm_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf64>
    %want0, %want1, %want2, %want3, %want4 = call @expected() : () -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>)
    %0 = call @norm(%arg0) : (tensor<5x3xf64>) -> tensor<f64>
    %1 = call @norm_0(%arg0) : (tensor<5x3xf64>) -> tensor<f64>
    %2 = call @norm_1(%arg0) : (tensor<5x3xf64>) -> tensor<f64>
    %3 = call @norm_2(%arg0) : (tensor<5x3xf64>) -> tensor<f64>
    %4 = call @norm_3(%arg0) : (tensor<5x3xf64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want2) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want3) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%4, %want4) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[-0.21971028076400678, 1.128864962998179, -0.5462250303411769], [-0.9934316374760783, 2.688108295100651, 2.79869777251929], [0.8144383556962667, 2.3600590347693613, -0.5692067350670706], [2.2285234373784, -2.049274641369474, 2.23158390664691], [-0.7472298689156647, 0.9403114891926281, -0.6275526773974018]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
  func.func private @expected() -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<6.340809701304641> : tensor<f64>
    %c1 = stablehlo.constant dense<9.166618423430293> : tensor<f64>
    %c2 = stablehlo.constant dense<6.509381985394785> : tensor<f64>
    %c3 = stablehlo.constant dense<4.677425396645772> : tensor<f64>
    %c4 = stablehlo.constant dense<10.462993326921916> : tensor<f64>
    return %c0, %c1, %c2, %c3, %c4 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @norm(%arg0: tensor<5x3xf64>) -> tensor<f64> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<f64>
    %2 = stablehlo.sqrt %1 : tensor<f64>
    return %2 : tensor<f64>
  }
  func.func private @norm_0(%arg0: tensor<5x3xf64>) -> tensor<f64> {
    %0 = stablehlo.abs %arg0 : tensor<5x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.maximum %cst_1, %2 : tensor<f64>
    return %3 : tensor<f64>
  }
  func.func private @norm_1(%arg0: tensor<5x3xf64>) -> tensor<f64> {
    %0 = stablehlo.abs %arg0 : tensor<5x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.maximum %cst_1, %2 : tensor<f64>
    return %3 : tensor<f64>
  }
  func.func private @norm_2(%arg0: tensor<5x3xf64>) -> tensor<f64> {
    %0 = call @svd(%arg0) : (tensor<5x3xf64>) -> tensor<3xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.maximum %cst_0, %1 : tensor<f64>
    return %2 : tensor<f64>
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
  func.func private @norm_3(%arg0: tensor<5x3xf64>) -> tensor<f64> {
    %0 = call @svd(%arg0) : (tensor<5x3xf64>) -> tensor<3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    return %1 : tensor<f64>
  }
}

// -----

module @linalg_norm_vector_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xf32>
    %want0, %want1, %want2, %want3 = call @expected() : () -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %0 = call @norm(%arg0) : (tensor<4xf32>) -> tensor<f32>
    %1 = call @norm_0(%arg0) : (tensor<4xf32>) -> tensor<f32>
    %2 = call @norm_1(%arg0) : (tensor<4xf32>) -> tensor<f32>
    %3 = call @norm_2(%arg0) : (tensor<4xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want2) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want3) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf32> {
    %c0 = stablehlo.constant dense<[0.7354908, -2.79633, -1.8067423, -1.4534218]> : tensor<4xf32>
    return %c0 : tensor<4xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<3.7063675> : tensor<f32>
    %c1 = stablehlo.constant dense<6.7919846> : tensor<f32>
    %c2 = stablehlo.constant dense<4.0> : tensor<f32>
    %c3 = stablehlo.constant dense<3.1491876> : tensor<f32>
    return %c0, %c1, %c2, %c3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<4xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_0(%arg0: tensor<4xf32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @norm_1(%arg0: tensor<4xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.convert %1 : (tensor<4xi1>) -> tensor<4xi32>
    %3 = stablehlo.convert %2 : (tensor<4xi32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @norm_2(%arg0: tensor<4xf32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.power %0, %1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %4 = stablehlo.power %3, %cst_1 : tensor<f32>
    return %4 : tensor<f32>
  }
}

// -----

module @linalg_norm_vector_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xf64>
    %want0, %want1, %want2, %want3 = call @expected() : () -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>)
    %0 = call @norm(%arg0) : (tensor<4xf64>) -> tensor<f64>
    %1 = call @norm_0(%arg0) : (tensor<4xf64>) -> tensor<f64>
    %2 = call @norm_1(%arg0) : (tensor<4xf64>) -> tensor<f64>
    %3 = call @norm_2(%arg0) : (tensor<4xf64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want2) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want3) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xf64> {
    %c0 = stablehlo.constant dense<[0.3794718481358439, 0.5196178388642396, 0.7221266962560886, 1.3488308989980071]> : tensor<4xf64>
    return %c0 : tensor<4xf64>
  }
  func.func private @expected() -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<1.6597630377650543> : tensor<f64>
    %c1 = stablehlo.constant dense<2.9700472822541792> : tensor<f64>
    %c2 = stablehlo.constant dense<4.0> : tensor<f64>
    %c3 = stablehlo.constant dense<1.4463236925405487> : tensor<f64>
    return %c0, %c1, %c2, %c3 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @norm(%arg0: tensor<4xf64>) -> tensor<f64> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %2 = stablehlo.sqrt %1 : tensor<f64>
    return %2 : tensor<f64>
  }
  func.func private @norm_0(%arg0: tensor<4xf64>) -> tensor<f64> {
    %0 = stablehlo.abs %arg0 : tensor<4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @norm_1(%arg0: tensor<4xf64>) -> tensor<f64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %2 = stablehlo.convert %1 : (tensor<4xi1>) -> tensor<4xi32>
    %3 = stablehlo.convert %2 : (tensor<4xi32>) -> tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    return %4 : tensor<f64>
  }
  func.func private @norm_2(%arg0: tensor<4xf64>) -> tensor<f64> {
    %0 = stablehlo.abs %arg0 : tensor<4xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.power %0, %1 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<0.33333333333333331> : tensor<f64>
    %4 = stablehlo.power %3, %cst_1 : tensor<f64>
    return %4 : tensor<f64>
  }
}

// -----

module @linalg_norm_vector_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xcomplex<f32>>
    %want0, %want1, %want2, %want3 = call @expected() : () -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %0 = call @norm(%arg0) : (tensor<4xcomplex<f32>>) -> tensor<f32>
    %1 = call @norm_0(%arg0) : (tensor<4xcomplex<f32>>) -> tensor<f32>
    %2 = call @norm_1(%arg0) : (tensor<4xcomplex<f32>>) -> tensor<f32>
    %3 = call @norm_2(%arg0) : (tensor<4xcomplex<f32>>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want2) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want3) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[(1.9821489,-1.4091864), (-0.9127584,0.7902735), (1.7076331,0.8493085), (-0.87123644,2.3372853)]> : tensor<4xcomplex<f32>>
    return %c0 : tensor<4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %c0 = stablehlo.constant dense<4.151105> : tensor<f32>
    %c1 = stablehlo.constant dense<8.04092> : tensor<f32>
    %c2 = stablehlo.constant dense<4.0> : tensor<f32>
    %c3 = stablehlo.constant dense<3.3796248> : tensor<f32>
    return %c0, %c1, %c2, %c3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<4xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %2 = stablehlo.negate %1 : tensor<4xf32>
    %3 = stablehlo.complex %0, %2 : tensor<4xcomplex<f32>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<4xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.sqrt %6 : tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @norm_0(%arg0: tensor<4xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @norm_1(%arg0: tensor<4xcomplex<f32>>) -> tensor<f32> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
    %2 = stablehlo.convert %1 : (tensor<4xi1>) -> tensor<4xi32>
    %3 = stablehlo.convert %2 : (tensor<4xi32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @norm_2(%arg0: tensor<4xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.power %0, %1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %4 = stablehlo.power %3, %cst_1 : tensor<f32>
    return %4 : tensor<f32>
  }
}

// -----

module @linalg_norm_vector_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4xcomplex<f64>>
    %want0, %want1, %want2, %want3 = call @expected() : () -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>)
    %0 = call @norm(%arg0) : (tensor<4xcomplex<f64>>) -> tensor<f64>
    %1 = call @norm_0(%arg0) : (tensor<4xcomplex<f64>>) -> tensor<f64>
    %2 = call @norm_1(%arg0) : (tensor<4xcomplex<f64>>) -> tensor<f64>
    %3 = call @norm_2(%arg0) : (tensor<4xcomplex<f64>>) -> tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%2, %want2) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want3) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[(0.8325324713669389,0.10144051269948928), (-1.3409442902312547,2.392856661010229), (-0.6936504541835848,1.8138684935447165), (-2.35804038145682,0.6357360824407166)]> : tensor<4xcomplex<f64>>
    return %c0 : tensor<4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %c0 = stablehlo.constant dense<4.238287361034321> : tensor<f64>
    %c1 = stablehlo.constant dense<7.965872981379285> : tensor<f64>
    %c2 = stablehlo.constant dense<4.0> : tensor<f64>
    %c3 = stablehlo.constant dense<3.5066060553534992> : tensor<f64>
    return %c0, %c1, %c2, %c3 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @norm(%arg0: tensor<4xcomplex<f64>>) -> tensor<f64> {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %2 = stablehlo.negate %1 : tensor<4xf64>
    %3 = stablehlo.complex %0, %2 : tensor<4xcomplex<f64>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<4xcomplex<f64>>
    %5 = stablehlo.real %4 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %7 = stablehlo.sqrt %6 : tensor<f64>
    return %7 : tensor<f64>
  }
  func.func private @norm_0(%arg0: tensor<4xcomplex<f64>>) -> tensor<f64> {
    %0 = stablehlo.abs %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @norm_1(%arg0: tensor<4xcomplex<f64>>) -> tensor<f64> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xi1>
    %2 = stablehlo.convert %1 : (tensor<4xi1>) -> tensor<4xi32>
    %3 = stablehlo.convert %2 : (tensor<4xi32>) -> tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    return %4 : tensor<f64>
  }
  func.func private @norm_2(%arg0: tensor<4xcomplex<f64>>) -> tensor<f64> {
    %0 = stablehlo.abs %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.power %0, %1 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<0.33333333333333331> : tensor<f64>
    %4 = stablehlo.power %3, %cst_1 : tensor<f64>
    return %4 : tensor<f64>
  }
}
