module @linalg_solve_triangular_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf32>, tensor<4x2xf32>)
    %want0 = call @expected() : () -> tensor<4x2xf32>
    %0 = call @_solve_triangular(%arg0, %arg1) : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf32>, tensor<4x2xf32>) {
    %c0 = stablehlo.constant dense<[[1.0231805, -0.22083943, 0.13289863, 0.07471431], [-0.0026197282, 1.9622924, 0.19322777, -0.216212], [-0.22020707, 0.175992, 2.796594, -0.10628598], [0.0951862, -0.2063147, -0.23413649, 3.9255264]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[[-0.3069944, -0.24100563], [-1.8216922, 2.1757736], [-0.104788154, -0.40310386], [2.8523257, -2.5396397]]> : tensor<4x2xf32>
    return %c0, %c1 : tensor<4x4xf32>, tensor<4x2xf32>
  }
  func.func private @expected() -> tensor<4x2xf32> {
    %c0 = stablehlo.constant dense<[[-0.30003935, -0.23554558], [-0.92874956, 1.1084772], [-0.0026483804, -0.23244552], [0.6849147, -0.5968494]]> : tensor<4x2xf32>
    return %c0 : tensor<4x2xf32>
  }
  func.func private @_solve_triangular(%arg0: tensor<4x4xf32>, %arg1: tensor<4x2xf32>) -> tensor<4x2xf32> {
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
}

// -----

module @linalg_solve_triangular_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf64>, tensor<4x2xf64>)
    %want0 = call @expected() : () -> tensor<4x2xf64>
    %0 = call @_solve_triangular(%arg0, %arg1) : (tensor<4x4xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x2xf64>, tensor<4x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf64>, tensor<4x2xf64>) {
    %c0 = stablehlo.constant dense<[[0.7854143874600075, -0.05519184567279911, 0.21357585306814442, 0.20701320562537767], [-0.11478751195586706, 2.055325273361941, 0.20967136655741658, -0.025424772820905217], [-0.19766864733693545, -0.16605053393415703, 2.9479092704847956, -0.03346287418131361], [-0.2434135695553194, -0.08809660386161527, 0.052754662528552265, 4.182796153145275]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[[-1.9439351380856382, 1.344415550937133], [-0.16014172475071486, -2.985715093379486], [2.226692260377316, 2.3700623846937585], [0.6738173200977, 2.3563599734699716]]> : tensor<4x2xf64>
    return %c0, %c1 : tensor<4x4xf64>, tensor<4x2xf64>
  }
  func.func private @expected() -> tensor<4x2xf64> {
    %c0 = stablehlo.constant dense<[[-2.47504396293558, 1.7117276846492568], [-0.21614382355685072, -1.3570747985549827], [0.5772100545470239, 0.8423170654199159], [0.005227597768546852, 0.6237521003427551]]> : tensor<4x2xf64>
    return %c0 : tensor<4x2xf64>
  }
  func.func private @_solve_triangular(%arg0: tensor<4x4xf64>, %arg1: tensor<4x2xf64>) -> tensor<4x2xf64> {
    %0 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    return %0 : tensor<4x2xf64>
  }
}

// -----

module @linalg_solve_triangular_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<4x2xcomplex<f32>>
    %0 = call @_solve_triangular(%arg0, %arg1) : (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(1.0491034,0.0), (-0.23881099,0.0), (-0.19783941,0.0), (-0.16908921,0.0)], [(0.094044365,0.0), (2.2087166,0.0), (-0.061396286,0.0), (0.18896094,0.0)], [(0.08538574,0.0), (-0.08792888,0.0), (3.226064,0.0), (0.0016275567,0.0)], [(0.16123173,0.0), (-0.011918719,0.0), (0.22881535,0.0), (4.0491433,0.0)]]> : tensor<4x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(2.5772753,-2.8498132), (-0.20697555,1.2195858)], [(0.70389783,-0.12741123), (-2.1056855,-0.57590795)], [(2.7580335,-0.6498425), (2.1509347,2.8737288)], [(0.70349675,1.7691271), (-2.1758761,-2.239343)]]> : tensor<4x2xcomplex<f32>>
    return %c0, %c1 : tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.4566457,-2.7164276), (-0.19728804,1.162503)], [(0.21409,0.057976414), (-0.94495225,-0.31024116)], [(0.79573613,-0.12795796), (0.64620286,0.8515604)], [(0.031582624,0.5524801), (-0.56880945,-0.648365)]]> : tensor<4x2xcomplex<f32>>
    return %c0 : tensor<4x2xcomplex<f32>>
  }
  func.func private @_solve_triangular(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>> {
    %0 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    return %0 : tensor<4x2xcomplex<f32>>
  }
}

// -----

module @linalg_solve_triangular_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<4x2xcomplex<f64>>
    %0 = call @_solve_triangular(%arg0, %arg1) : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(1.0872885596992372,0.0), (-0.1186798217577022,0.0), (-0.11270292503730606,0.0), (-0.207061637578342,0.0)], [(-0.23984039005224184,0.0), (2.10998910067482,0.0), (0.2287189495123838,0.0), (-0.2119863189942438,0.0)], [(0.12945771052832594,0.0), (0.10684636856329327,0.0), (2.7805682123878572,0.0), (-0.1979307779927849,0.0)], [(0.07309230660836613,0.0), (-0.16055780915824974,0.0), (-0.15386552274177662,0.0), (4.1014635315437475,0.0)]]> : tensor<4x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(1.9813353008555987,1.4269828075009432), (-2.3216226297373783,-2.50739379196314)], [(-0.11335168778414095,-0.08633180632241988), (2.0868299005551636,-1.7097887588943612)], [(-2.1254332987935975,-0.6512727171274539), (1.2949205193546351,0.41252180493901625)], [(2.311920165190603,2.68520995170977), (-1.1655346973709626,0.9813060334569537)]]> : tensor<4x2xcomplex<f64>>
    return %c0, %c1 : tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.8222718184431834,1.3124232705029761), (-2.135240556913042,-2.306097833547268)], [(0.1534143924387823,0.1082661056000681), (0.7463133207778875,-1.0724624890561039)], [(-0.8551245736370745,-0.29948694136785525), (0.5364381993935542,0.2969366726635097)], [(0.5051328112491296,0.6243098693582135), (-0.1967832355443644,0.24951096705317308)]]> : tensor<4x2xcomplex<f64>>
    return %c0 : tensor<4x2xcomplex<f64>>
  }
  func.func private @_solve_triangular(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>> {
    %0 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
    return %0 : tensor<4x2xcomplex<f64>>
  }
}

// -----

module @linalg_solve_triangular_turned_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf32>, tensor<4x2xf32>)
    %want0 = call @expected() : () -> tensor<4x2xf32>
    %0 = call @_solve_triangular(%arg0, %arg1) : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf32>, tensor<4x2xf32>) {
    %c0 = stablehlo.constant dense<[[0.7723, 0.087237954, 0.18450601, 0.087427], [0.20335889, 1.8601738, 0.040218793, 0.2011309], [-0.053863768, -0.011211763, 3.0908413, -0.20722148], [0.029384648, -2.5116447e-06, -0.22911747, 3.967525]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[[0.699696, 1.5557182], [1.6129158, 0.5335399], [1.7675337, 0.00757503], [1.128748, -0.44268635]]> : tensor<4x2xf32>
    return %c0, %c1 : tensor<4x4xf32>, tensor<4x2xf32>
  }
  func.func private @expected() -> tensor<4x2xf32> {
    %c0 = stablehlo.constant dense<[[0.699696, 1.5557182], [1.5518757, 0.39782223], [1.576021, -0.29546428], [1.0820309, -0.719939]]> : tensor<4x2xf32>
    return %c0 : tensor<4x2xf32>
  }
  func.func private @_solve_triangular(%arg0: tensor<4x4xf32>, %arg1: tensor<4x2xf32>) -> tensor<4x2xf32> {
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
}

// -----

module @linalg_solve_triangular_turned_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xf64>, tensor<4x2xf64>)
    %want0 = call @expected() : () -> tensor<4x2xf64>
    %0 = call @_solve_triangular(%arg0, %arg1) : (tensor<4x4xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x2xf64>, tensor<4x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf64>, tensor<4x2xf64>) {
    %c0 = stablehlo.constant dense<[[0.9972986830233981, 0.04576909122697298, -0.026927021432831322, 0.13604430915094334], [0.16628345341306383, 1.8569500367454854, -0.2000301912385669, -0.03266617374591596], [0.08038188312001698, 0.16178158648973873, 3.0378734887300434, 0.00646850976676816], [0.22443245370595538, 0.2470017971818988, -0.03865394998989807, 3.757804000212589]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[[-2.505042633825595, -0.1332118319354847], [2.0727509119285923, 1.3745887341402154], [2.743974641934348, 0.18912996278946936], [0.46729114669618177, 2.0113462857191076]]> : tensor<4x2xf64>
    return %c0, %c1 : tensor<4x4xf64>, tensor<4x2xf64>
  }
  func.func private @expected() -> tensor<4x2xf64> {
    %c0 = stablehlo.constant dense<[[-2.505042633825595, -0.1332118319354847], [2.1874044367636127, 1.3806857186285828], [3.114068233045085, 0.46172179327346946], [0.8593986938127174, 2.071584065009409]]> : tensor<4x2xf64>
    return %c0 : tensor<4x2xf64>
  }
  func.func private @_solve_triangular(%arg0: tensor<4x4xf64>, %arg1: tensor<4x2xf64>) -> tensor<4x2xf64> {
    %0 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    return %0 : tensor<4x2xf64>
  }
}

// -----

module @linalg_solve_triangular_turned_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<4x2xcomplex<f32>>
    %0 = call @_solve_triangular(%arg0, %arg1) : (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(1.0360981,0.0), (-0.035994895,0.0), (0.08489267,0.0), (0.1385528,0.0)], [(0.1894336,0.0), (2.1595914,0.0), (-0.20658109,0.0), (0.07376339,0.0)], [(0.21487592,0.0), (-0.13336737,0.0), (2.9497073,0.0), (-0.06888787,0.0)], [(0.12351111,0.0), (0.23764321,0.0), (0.24217883,0.0), (4.019297,0.0)]]> : tensor<4x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-0.7106174,-2.5914688), (0.043508813,-0.46181372)], [(-1.6076266,0.016420497), (1.7280809,1.0067642)], [(1.1833402,2.263173), (0.32682398,0.90995634)], [(2.8504004,-2.8363185), (-0.56347984,2.896229)]]> : tensor<4x2xcomplex<f32>>
    return %c0, %c1 : tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.7106174,-2.5914688), (0.043508813,-0.46181372)], [(-1.6332052,-0.07685915), (1.7296469,0.9901412)], [(0.9062771,2.467292), (0.68044275,1.1537054)], [(3.1317608,-2.3016274), (-0.65021855,2.9666548)]]> : tensor<4x2xcomplex<f32>>
    return %c0 : tensor<4x2xcomplex<f32>>
  }
  func.func private @_solve_triangular(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>> {
    %0 = stablehlo.custom_call @lapack_ctrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    return %0 : tensor<4x2xcomplex<f32>>
  }
}

// -----

module @linalg_solve_triangular_turned_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<4x2xcomplex<f64>>
    %0 = call @_solve_triangular(%arg0, %arg1) : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.846192737459701,0.0), (-0.12043915718441173,0.0), (-0.2013738831332217,0.0), (-0.09075095759930218,0.0)], [(0.003021297142877133,0.0), (2.074427206057872,0.0), (0.13480426175229593,0.0), (-0.06419863580397422,0.0)], [(0.05341396092223061,0.0), (-0.008945743893864544,0.0), (3.0015004164233425,0.0), (0.222806001585949,0.0)], [(-0.15806093788012177,0.0), (0.12067395794500074,0.0), (0.1533843031428429,0.0), (4.177355442937556,0.0)]]> : tensor<4x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(-2.522283361182103,1.4357349445363248), (1.7252143726457838,-0.9112824810170319)], [(2.693794274477474,2.8358955554815806), (-1.142185778861145,-0.33341120636454935)], [(-0.820093304350237,2.8904192659846464), (-0.8566040736089686,-0.5197111066758557)], [(-0.406687738386879,-1.7399655901110926), (-1.964848530863336,1.0893010145105162)]]> : tensor<4x2xcomplex<f64>>
    return %c0, %c1 : tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-2.522283361182103,1.4357349445363248), (1.7252143726457838,-0.9112824810170319)], [(2.3900125922764364,3.0088142621417435), (-0.9344024138572531,-0.44316530033516033)], [(-1.6501991822343074,2.7739378015581897), (-0.38322952857245196,-0.6434790273636161)], [(-0.11447753915844538,-2.0345594882318965), (-1.782885195792332,1.1215216381888795)]]> : tensor<4x2xcomplex<f64>>
    return %c0 : tensor<4x2xcomplex<f64>>
  }
  func.func private @_solve_triangular(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>> {
    %0 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=2, m=4, n=2}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
    return %0 : tensor<4x2xcomplex<f64>>
  }
}
