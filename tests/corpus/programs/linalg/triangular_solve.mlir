module @linalg_triangular_solve_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf32>, tensor<3x4xf32>)
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[1.1756499, 0.24758323, 0.2021343, -0.13943209], [-0.15422332, 2.149487, 0.1656654, -0.21419209], [0.18509947, -0.094128005, 2.766983, 0.024127813], [-0.011149389, 0.15181975, -0.10414306, 3.8454838]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[[2.5722938, 0.71078527, -2.3877206, 1.4052103], [-2.8605077, -1.3287283, -1.4920053, -2.1356285], [-0.67722934, -0.5197338, 0.7699832, -0.8947281]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<4x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.1879761, 0.0786602, -1.0274789, 0.45557946], [-2.433129, -0.33790684, -0.34124064, -0.6602624], [-0.5760468, -0.17544384, 0.33086106, -0.2654046]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @linalg_triangular_solve_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf64>, tensor<3x4xf64>)
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.908504450690134, -0.001402834913647788, 0.131018104809684, -0.1484439740286534], [0.11842533500802455, 1.7942303101543196, 0.235459785756796, -0.030883070795344914], [-0.2284140637707444, 0.09120306201062278, 2.7567121149335003, 0.014092033285914518], [-0.0977112931551955, 0.16043138810598961, 0.18828201434022257, 3.982790124101028]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[[-2.5913728062382373, -0.1503710005145371, -2.51718177255019, 1.6987112805678644], [-0.8736888268619785, -0.025779891727409243, -1.7820128905018375, -1.064240419217212], [-0.832626731582156, -0.1925694508052347, 0.585588359760215, 0.9588906698321686]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<4x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[-2.8523501500402486, -0.08603821706572592, -0.7701978418346104, 0.3222599178608473], [-0.9616780921637663, -0.015120114278112624, -0.5994298286024935, -0.3010491314019159], [-0.9164806302816256, -0.10804361108714211, 0.2652086290015465, 0.20482389737250328]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}

// -----

module @linalg_triangular_solve_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(0.93890166,0.0), (-0.16249198,0.0), (-0.20330177,0.0), (0.12330335,0.0)], [(0.18975244,0.0), (2.1240513,0.0), (0.033130676,0.0), (0.020188188,0.0)], [(-0.20407352,0.0), (-0.2253262,0.0), (2.9725604,0.0), (-0.10610053,0.0)], [(-0.1678858,0.0), (0.15016395,0.0), (0.0349385,0.0), (3.833759,0.0)]]> : tensor<4x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(0.51289105,-2.2789788), (1.9986044,-0.34305653), (2.1061487,2.8987737), (0.58153737,0.084853426)], [(2.5523164,2.2779925), (-1.8622463,-2.7057028), (-2.605395,1.9913718), (-1.5567828,-0.30276647)], [(-1.2990954,2.2234569), (-2.0469737,0.15414992), (0.54306465,-2.0186346), (2.965663,-2.768398)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<4x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.5462671,-2.4272819), (0.98272973,-0.3471999), (0.7349379,0.81303847), (0.14928392,0.12453013)], [(2.7184067,2.4262314), (-0.6687818,-1.0882314), (-0.6831084,0.8479837), (-0.50888646,-0.12780876)], [(-1.3836331,2.368147), (-1.0695611,0.25373906), (0.09998279,-0.5199533), (0.82646567,-0.8140022)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @linalg_triangular_solve_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=3, l=4, m=3, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(1.0297668580923358,0.0), (0.2045651934590635,0.0), (0.018749481997643258,0.0), (0.04706523228992676,0.0)], [(-0.16137351712219522,0.0), (2.0165854321597423,0.0), (-0.18294496192586485,0.0), (-0.19713778955180178,0.0)], [(0.07243687991464803,0.0), (0.20331521485375575,0.0), (3.1370101913147925,0.0), (-0.09182638814212019,0.0)], [(0.007157747234032119,0.0), (0.15735538675330574,0.0), (0.01819762349314047,0.0), (4.079740206745401,0.0)]]> : tensor<4x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(1.75583995032218,-1.2415327067079964), (-1.4219301315879547,-1.918015535340328), (-0.49753071331266785,0.3226880042006819), (-0.93555936041784,1.579747827967954)], [(1.6798429883057118,0.25921255781917285), (-2.967572041399381,-2.7592134209634045), (-1.8897707075815195,1.2022798654071858), (-2.6016775880075973,-2.4895046081149355)], [(0.9329778650221119,1.8279863010342705), (0.9015386834924599,0.5836610735000662), (1.4527585971029326,-0.867455400362938), (-0.7099188778997632,-0.759565713989439)]]> : tensor<3x4xcomplex<f64>>
    return %c0, %c1 : tensor<4x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.7050849291993233,-1.2056444591817232), (-0.878083879688307,-0.8288181679042168), (-0.21999966603397694,0.06173556772278017), (-0.29637055479481683,0.3624665449766378)], [(1.6312847661631442,0.2517196545821735), (-1.637062369155734,-1.3937949049796605), (-0.7076319901284087,0.300468420236825), (-0.751557789388068,-0.6737023510616019)], [(0.9060088287852578,1.7751457882618717), (0.35515520480049306,0.10935714817202237), (0.4783998663609441,-0.2807552641980291), (-0.15653353343176096,-0.2076935381479348)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}
