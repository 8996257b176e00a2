module @linalg_householder_product_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf32>
    %want0 = call @expected() : () -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = call @_linspace(%cst, %c) : (tensor<f32>, tensor<i32>) -> tensor<3xf32>
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[0.86752605, -0.72509825, -2.2869036], [1.5312294, -0.24075682, 1.7944281], [2.697427, -0.63544345, -2.7947376], [0.84203374, 2.000515, -0.10341242], [1.402226, -2.5371711, -1.6086285]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @expected() -> tensor<5x3xf32> {
    %c0 = stablehlo.constant dense<[[0.9, -0.26620397, 0.20385738], [-0.15312295, 0.04238065, 2.4431205], [-0.2697427, -0.3685719, -0.80421937], [-0.08420338, -1.324436, 4.5381007], [-0.1402226, 1.022166, -3.5121481]]> : tensor<5x3xf32>
    return %c0 : tensor<5x3xf32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %2 = stablehlo.subtract %1, %0 : tensor<f32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    %4 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.divide %4, %5 : tensor<2xf32>
    %7 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<2xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<2xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<2xf32>
    %12 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<2xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<2xf32>
    %15 = stablehlo.add %11, %14 : tensor<2xf32>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xf32>
    return %17 : tensor<3xf32>
  }
}

// -----

module @linalg_householder_product_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xf64>
    %want0 = call @expected() : () -> tensor<5x3xf64>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = call @_linspace(%cst, %c) : (tensor<f64>, tensor<i64>) -> tensor<3xf64>
    %1 = stablehlo.custom_call @lapack_dorgqr_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xf64>, tensor<3xf64>) -> tensor<5x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[-0.8944403341936171, -1.9145615595938514, -0.21765326454569678], [2.7965580516204156, -1.2250336107283042, 1.0019708404279157], [1.7249941092677394, 2.3683603436286944, -1.8348633431917576], [-0.8542228222151245, -1.4317677733168102, -1.1763244679682652], [-0.36033460093720215, -0.026167370075847796, 1.2904936873390351]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
  func.func private @expected() -> tensor<5x3xf64> {
    %c0 = stablehlo.constant dense<[[0.9, 0.16663858238446264, -0.682605274072181], [-0.2796558051620416, 0.9160144692778809, -1.001195224217996], [-0.17249941092677396, -1.015147616005857, 0.9723891461446915], [0.08542228222151245, 0.6451257951898625, 0.45973420230053796], [0.036033460093720215, -0.04565359354253014, -1.0682808198312495]]> : tensor<5x3xf64>
    return %c0 : tensor<5x3xf64>
  }
  func.func private @_linspace(%arg0: tensor<f64>, %arg1: tensor<i64>) -> tensor<3xf64> {
    %0 = stablehlo.convert %arg0 : tensor<f64>
    %1 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %2 = stablehlo.subtract %1, %0 : tensor<f64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %3 = stablehlo.divide %2, %cst : tensor<f64>
    %4 = stablehlo.iota dim = 0 : tensor<2xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %6 = stablehlo.divide %4, %5 : tensor<2xf64>
    %7 = stablehlo.reshape %0 : (tensor<f64>) -> tensor<1xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %9 = stablehlo.subtract %8, %6 : tensor<2xf64>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %11 = stablehlo.multiply %10, %9 : tensor<2xf64>
    %12 = stablehlo.reshape %1 : (tensor<f64>) -> tensor<1xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %14 = stablehlo.multiply %13, %6 : tensor<2xf64>
    %15 = stablehlo.add %11, %14 : tensor<2xf64>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<2xf64>, tensor<1xf64>) -> tensor<3xf64>
    return %17 : tensor<3xf64>
  }
}

// -----

module @linalg_householder_product_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<5x3xcomplex<f32>>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = call @_linspace(%cst, %c) : (tensor<f32>, tensor<i32>) -> tensor<3xf32>
    %1 = stablehlo.convert %0 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %2 = stablehlo.custom_call @lapack_cungqr_ffi(%arg0, %1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.046912875,1.8350408), (-1.1236176,2.1296873), (0.32025886,1.8127373)], [(1.5391375,1.3941274), (2.0900202,-2.0322452), (-2.492612,-1.1008307)], [(-2.4986882,0.6963297), (2.4955597,2.6046555), (-0.8999633,0.89799356)], [(-0.718891,-2.2924242), (-2.0801644,-1.2411927), (-1.7692075,-0.15459925)], [(-1.6907681,-1.9363413), (-2.17867,0.3236145), (-2.9627426,-1.1830016)]]> : tensor<5x3xcomplex<f32>>
    return %c0 : tensor<5x3xcomplex<f32>>
  }
  func.func private @expected() -> tensor<5x3xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.9,0.0), (0.09440906,-0.86610955), (-3.247725,8.818245)], [(-0.15391375,-0.13941275), (1.8027756,-1.2014434), (-11.823179,9.958751)], [(0.24986883,-0.06963297), (-1.0053589,0.79731715), (13.242884,-7.7690163)], [(0.0718891,0.22924243), (-0.9092698,1.0888687), (14.076593,-7.42929)], [(0.16907682,0.19363414), (-0.63843906,1.1035943), (13.317501,-7.659274)]]> : tensor<5x3xcomplex<f32>>
    return %c0 : tensor<5x3xcomplex<f32>>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %2 = stablehlo.subtract %1, %0 : tensor<f32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    %4 = stablehlo.iota dim = 0 : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.divide %4, %5 : tensor<2xf32>
    %7 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<2xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<2xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<2xf32>
    %12 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<2xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<2xf32>
    %15 = stablehlo.add %11, %14 : tensor<2xf32>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xf32>
    return %17 : tensor<3xf32>
  }
}

// -----

module @linalg_householder_product_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<5x3xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<5x3xcomplex<f64>>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = call @_linspace(%cst, %c) : (tensor<f64>, tensor<i64>) -> tensor<3xf64>
    %1 = stablehlo.convert %0 : (tensor<3xf64>) -> tensor<3xcomplex<f64>>
    %2 = stablehlo.custom_call @lapack_zungqr_ffi(%arg0, %1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%2, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<5x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.181143259741246,-1.1350093605385005), (-0.4411820144716643,-1.729283654269287), (1.0085306570386514,0.3428470813995075)], [(-1.0445860810250363,2.0252448334234696), (2.687324240673898,1.3801726176689497), (-1.7267911830751421,0.09286293488549013)], [(-2.1325376073333944,-0.6385127978143199), (0.08230762665348168,1.4036919084498942), (-2.754763239640284,2.1340562060635495)], [(-1.6380270497524194,0.9819252245122261), (-1.490365738351163,0.7104276687688778), (1.2651910357453975,1.4073725204247234)], [(-2.0525417869452403,-0.25351775399681475), (0.5178556303754918,2.83494803224822), (0.756288787992307,2.2575086018347506)]]> : tensor<5x3xcomplex<f64>>
    return %c0 : tensor<5x3xcomplex<f64>>
  }
  func.func private @expected() -> tensor<5x3xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(0.9,0.0), (0.06270430346912102,-0.36694286973463347), (2.226608374293155,2.3983917653962403)], [(0.10445860810250363,-0.20252448334234696), (1.127649108467434,0.5102949808904358), (-3.9350208068440375,-0.1801158550556563)], [(0.21325376073333946,0.063851279781432), (-0.41328619834123764,-0.029548580438563787), (0.11639562257259328,-2.1566928291834584)], [(0.16380270497524196,-0.09819252245122262), (1.0773002706221755,0.27189806577802467), (-10.556746267269688,2.413247745272935)], [(0.20525417869452403,0.025351775399681475), (-0.5065503319784568,-0.8219524983660083), (3.1557745620785536,0.33255934775576623)]]> : tensor<5x3xcomplex<f64>>
    return %c0 : tensor<5x3xcomplex<f64>>
  }
  func.func private @_linspace(%arg0: tensor<f64>, %arg1: tensor<i64>) -> tensor<3xf64> {
    %0 = stablehlo.convert %arg0 : tensor<f64>
    %1 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %2 = stablehlo.subtract %1, %0 : tensor<f64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %3 = stablehlo.divide %2, %cst : tensor<f64>
    %4 = stablehlo.iota dim = 0 : tensor<2xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %6 = stablehlo.divide %4, %5 : tensor<2xf64>
    %7 = stablehlo.reshape %0 : (tensor<f64>) -> tensor<1xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %9 = stablehlo.subtract %8, %6 : tensor<2xf64>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %11 = stablehlo.multiply %10, %9 : tensor<2xf64>
    %12 = stablehlo.reshape %1 : (tensor<f64>) -> tensor<1xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %14 = stablehlo.multiply %13, %6 : tensor<2xf64>
    %15 = stablehlo.add %11, %14 : tensor<2xf64>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<2xf64>, tensor<1xf64>) -> tensor<3xf64>
    return %17 : tensor<3xf64>
  }
}
