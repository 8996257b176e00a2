module @linalg_eig_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf32>
    %want0, %want1 = call @expected() : () -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %11 = stablehlo.select %10, %0#3, %9 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%11, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf32> {
    %c0 = stablehlo.constant dense<[[1.0393101, -0.07678932, -0.13072835, 0.203631], [-0.10664364, 2.2218668, 0.0052548335, -0.20171963], [0.06975663, -0.070630096, 2.848519, -0.05656262], [-0.122540586, -0.032875996, 0.18514907, 4.1471233]]> : tensor<4x4xf32>
    return %c0 : tensor<4x4xf32>
  }
  func.func private @expected() -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(1.0448241,0.0), (4.135831,0.0), (2.2307682,0.0), (2.845399,0.0)]> : tensor<4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(-0.99378633,0.0), (0.06929396,0.0), (-0.07710162,0.0), (-0.090654634,0.0)], [(-0.09743337,0.0), (-0.10841056,0.0), (0.98954684,0.0), (0.07117105,0.0)], [(0.033292923,0.0), (-0.03384503,0.0), (0.12187058,0.0), (0.98247683,0.0)], [(-0.04227395,0.0), (0.99111056,0.0), (0.00027129948,0.0), (-0.14647764,0.0)]]> : tensor<4x4xcomplex<f32>>
    return %c0, %c1 : tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
}

// -----

module @linalg_eig_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xf64>
    %want0, %want1 = call @expected() : () -> (tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
    %0:5 = stablehlo.custom_call @lapack_dgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l], [m, n], [o, p], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4}, custom>} : (tensor<4x4xf64>) -> (tensor<4xf64>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
    %1 = stablehlo.complex %0#0, %0#1 : tensor<4xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %0#4, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %7 = stablehlo.select %6, %1, %5 : tensor<4xi1>, tensor<4xcomplex<f64>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %11 = stablehlo.select %10, %0#3, %9 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%11, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xf64> {
    %c0 = stablehlo.constant dense<[[0.9977000841767569, 0.07456942388487764, 0.24031176244944535, -0.11813400339946312], [-0.1804178317048583, 1.9034910823498805, 0.11329914033383898, -0.005441366417840543], [0.01563622321678021, -0.04657343423634058, 3.192241337142591, 0.016342397786015483], [0.08211035243910636, -0.14995301517174564, 0.0394966620644544, 3.829175527544158]]> : tensor<4x4xf64>
    return %c0 : tensor<4x4xf64>
  }
  func.func private @expected() -> (tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[(1.0143634401570603,0.0), (1.8919910068918548,0.0), (3.8265451921447666,0.0), (3.1897083920197082,0.0)]> : tensor<4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(-0.9798218991304242,0.0), (0.08227565195888914,0.0), (0.03956463204522907,0.0), (-0.11404934346362386,0.0)], [(-0.1990481591814755,0.0), (0.9933821432063633,0.0), (-0.002334150744393328,0.0), (-0.07138316483410254,0.0)], [(0.0026434698534574677,0.0), (0.03367835738618305,0.0), (-0.024589573389630043,0.0), (-0.9891492218992138,0.0)], [(0.017941247951263783,0.0), (0.07272140604554214,0.0), (-0.9989116800357999,0.0), (0.05900006652507655,0.0)]]> : tensor<4x4xcomplex<f64>>
    return %c0, %c1 : tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
  }
}

// -----

module @linalg_eig_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xcomplex<f32>>
    %want0, %want1 = call @expected() : () -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    %0:4 = stablehlo.custom_call @lapack_cgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%10, %want1) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.1415056,0.0), (0.23825663,0.0), (-0.006593079,0.0), (-0.021187194,0.0)], [(0.16016324,0.0), (2.2420506,0.0), (-0.06385686,0.0), (-0.004792916,0.0)], [(0.008364165,0.0), (-0.24506865,0.0), (2.9222622,0.0), (-0.12963477,0.0)], [(0.24645436,0.0), (-0.15061131,0.0), (-0.055455282,0.0), (3.9553099,0.0)]]> : tensor<4x4xcomplex<f32>>
    return %c0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @expected() -> (tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[(1.1095136,0.0), (3.9603179,0.0), (2.251493,0.0), (2.939803,0.0)]> : tensor<4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(0.9850688,0.0), (-0.0070666904,-0.0), (0.1934067,-0.0), (-0.01677398,0.0)], [(-0.14141436,-0.0), (0.0011910539,-0.0), (0.91629446,0.0), (-0.09515416,0.0)], [(-0.030341499,-0.0), (-0.12424938,-0.0), (0.34477684,-0.0), (0.9943368,0.0)], [(-0.09338532,-0.0), (0.99222517,0.0), (0.06424309,-0.0), (0.04425764,0.0)]]> : tensor<4x4xcomplex<f32>>
    return %c0, %c1 : tensor<4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
}

// -----

module @linalg_eig_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x4xcomplex<f64>>
    %want0, %want1 = call @expected() : () -> (tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>)
    %0:4 = stablehlo.custom_call @lapack_zgeev_ffi(%arg0) {backend_config = "", mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], [l, m], [n, o], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#3, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#0, %4 : tensor<4xi1>, tensor<4xcomplex<f64>>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%10, %want1) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.1495513425065653,0.0), (-0.1780517225245788,0.0), (-0.10205447280232799,0.0), (0.023573030102797377,0.0)], [(0.15077980720566853,0.0), (2.126389585409745,0.0), (-0.09702084550643558,0.0), (-0.23015338830417603,0.0)], [(-0.09642510409687222,0.0), (-0.05940569146594221,0.0), (2.766481642902492,0.0), (-0.23798969967102734,0.0)], [(0.04915345576203073,0.0), (0.025841949385456697,0.0), (-0.14926480995228802,0.0), (4.0612702115281225,0.0)]]> : tensor<4x4xcomplex<f64>>
    return %c0 : tensor<4x4xcomplex<f64>>
  }
  func.func private @expected() -> (tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[(1.1715819776685714,0.0), (4.085947398918748,0.0), (2.0920972960867923,0.0), (2.754066109672814,0.0)]> : tensor<4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(0.9866812915053249,0.0), (0.020242239443863993,0.0), (-0.1914232959501524,-0.0), (-0.03768955365642512,0.0)], [(-0.15359248235293496,-0.0), (-0.10485121312335487,0.0), (0.9798071887510938,0.0), (-0.20192494283821122,0.0)], [(0.052033903588740237,-0.0), (-0.1733488404803387,0.0), (0.05763001216214958,-0.0), (0.9717326779984209,0.0)], [(-0.012722076692311011,-0.0), (0.9790539588567018,0.0), (-0.0037116488855094567,-0.0), (0.11636759649911822,0.0)]]> : tensor<4x4xcomplex<f64>>
    return %c0, %c1 : tensor<4xcomplex<f64>>, tensor<4x4xcomplex<f64>>
  }
}
