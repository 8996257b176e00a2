module @written_triangular_solve_true_NO_TRANSPOSE_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xf32>, tensor<4x2xf32>)
    %want0 = call @expected() : () -> tensor<4x2xf32>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf32>, tensor<4x2xf32>) {
    %c0 = stablehlo.constant dense<[[1.1159666, -0.071273185, 0.05661667, -0.030605135], [-0.12511516, 1.8458793, 0.23416276, 0.011582119], [-0.17843199, 0.14007722, 2.7682688, 0.08025651], [0.1128752, 0.06710564, 0.14513902, 4.0683737]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[[-2.4714792, 2.5935035], [1.5881134, 1.3642917], [0.43890944, 2.9939945], [2.1452155, -2.4524584]]> : tensor<4x2xf32>
    return %c0, %c1 : tensor<4x4xf32>, tensor<4x2xf32>
  }
  func.func private @expected() -> tensor<4x2xf32> {
    %c0 = stablehlo.constant dense<[[-2.2146535, 2.3239975], [0.7102451, 0.8966236], [-0.020137046, 1.1859663], [0.5777385, -0.7243874]]> : tensor<4x2xf32>
    return %c0 : tensor<4x2xf32>
  }
}

// -----

module @written_triangular_solve_true_NO_TRANSPOSE_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xf64>, tensor<4x2xf64>)
    %want0 = call @expected() : () -> tensor<4x2xf64>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x2xf64>, tensor<4x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf64>, tensor<4x2xf64>) {
    %c0 = stablehlo.constant dense<[[0.756894872283377, 0.06134382408138228, 0.10818959061674577, 0.16529761587937863], [0.11431470122656795, 1.9909418448637022, 0.24334022172176611, -0.05133979277524908], [0.20884382407381435, 0.08591027072017032, 2.9398493437562774, 0.02729977936494732], [-0.10002088089470634, -0.20938577318430168, 0.14493862091545162, 4.133922578445579]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[[0.24086464845964883, -0.5810894347041975], [-2.2844724133426446, -1.5242289841181975], [-0.41844921709418337, -0.05149147654347441], [-1.9241618859590626, -1.5027974016758079]]> : tensor<4x2xf64>
    return %c0, %c1 : tensor<4x4xf64>, tensor<4x2xf64>
  }
  func.func private @expected() -> tensor<4x2xf64> {
    %c0 = stablehlo.constant dense<[[0.31822734871094555, -0.7677280636757187], [-1.1657048063056517, -0.721500923596387], [-0.13087848152882225, 0.058107783025403995], [-0.5122120991837902, -0.4206852684267581]]> : tensor<4x2xf64>
    return %c0 : tensor<4x2xf64>
  }
}

// -----

module @written_triangular_solve_true_NO_TRANSPOSE_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<4x2xcomplex<f32>>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(0.8616443,0.0), (0.040974233,0.0), (-0.09826029,0.0), (0.06774782,0.0)], [(-0.19691572,0.0), (1.8205727,0.0), (0.22979923,0.0), (0.009265006,0.0)], [(0.117171966,0.0), (0.12879138,0.0), (3.0492182,0.0), (0.20412052,0.0)], [(-0.03153695,0.0), (-0.24108218,0.0), (-0.03892775,0.0), (4.027076,0.0)]]> : tensor<4x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(1.351108,2.2511833), (-2.32217,2.912976)], [(2.2088861,-1.6769402), (1.4276557,0.8530415)], [(0.90321654,2.122831), (-0.13130255,2.1648116)], [(0.27921525,2.8852656), (1.3959614,2.9055724)]]> : tensor<4x2xcomplex<f32>>
    return %c0, %c1 : tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.5680577,2.6126597), (-2.6950448,3.3807175)], [(1.3828954,-0.638517), (0.49267963,0.8342199)], [(0.17754687,0.62276167), (0.03969156,0.5448105)], [(0.16611803,0.704722), (0.35541654,0.8031917)]]> : tensor<4x2xcomplex<f32>>
    return %c0 : tensor<4x2xcomplex<f32>>
  }
}

// -----

module @written_triangular_solve_true_NO_TRANSPOSE_c128 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<4x2xcomplex<f64>>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.8759349500024127,0.0), (0.2132860189843076,0.0), (-0.047186433171239606,0.0), (0.16796925803725804,0.0)], [(0.14717202816753727,0.0), (1.8998464458963022,0.0), (0.04633880142810304,0.0), (-0.16400735134096817,0.0)], [(0.17346223311693543,0.0), (0.20725400337504912,0.0), (2.834539429609691,0.0), (0.1544938224827998,0.0)], [(0.11979766924865765,0.0), (-0.19476407981937205,0.0), (-0.17113426926088093,0.0), (3.9650276413371324,0.0)]]> : tensor<4x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(-2.5105122020834703,2.9849928243878168), (-2.278913658983535,2.231475870482864)], [(-2.95019374968097,0.13905212397220046), (2.1627781152420793,2.5154824558320605)], [(-2.1601924787448095,-1.2281049048632109), (2.2484110218203757,-0.31459896583757274)], [(0.5208806833718,2.9857659548301907), (-0.5059607914739757,-2.359242173123186)]]> : tensor<4x2xcomplex<f64>>
    return %c0, %c1 : tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-2.8660943396271095,3.4077791100578816), (-2.6016928071853487,2.5475360590152474)], [(-1.3308364148375782,-0.19079312435220247), (1.3399369869302526,1.1266996929254398)], [(-0.48939597204612284,-0.6278562301282662), (0.8544595061642598,-0.349267775638892)], [(0.13146958873376768,0.6135933506043162), (0.053698198263220975,-0.6317136571361661)]]> : tensor<4x2xcomplex<f64>>
    return %c0 : tensor<4x2xcomplex<f64>>
  }
}

// -----

module @written_triangular_solve_false_TRANSPOSE_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xf32>, tensor<2x4xf32>)
    %want0 = call @expected() : () -> tensor<2x4xf32>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<4x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf32>, tensor<2x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.9298253, 0.108584814, 0.23578538, 0.032126788], [-0.13631919, 1.8027016, 0.13529457, -0.16849901], [-0.20027483, 0.055259075, 2.7613091, -0.061754327], [-0.03009563, 0.07777028, 0.035605025, 4.2386036]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[[0.10048509, 1.8975977, 0.90084326, -2.2870934], [-0.22620024, 0.8262933, 0.93394095, 0.4377601]]> : tensor<2x4xf32>
    return %c0, %c1 : tensor<4x4xf32>, tensor<2x4xf32>
  }
  func.func private @expected() -> tensor<2x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.067238994, 0.9786269, 0.31417033, -0.53958654], [-0.38486323, 0.44246003, 0.3405337, 0.10327933]]> : tensor<2x4xf32>
    return %c0 : tensor<2x4xf32>
  }
}

// -----

module @written_triangular_solve_false_TRANSPOSE_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xf64>, tensor<2x4xf64>)
    %want0 = call @expected() : () -> tensor<2x4xf64>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<4x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<2x4xf64>, tensor<2x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf64>, tensor<2x4xf64>) {
    %c0 = stablehlo.constant dense<[[1.2449584624492283, 0.061724736684119486, -0.1946503578347315, 0.2433557326207771], [0.04088000739963432, 2.2279477099415814, -0.16226352273136124, 0.21695903554548163], [-0.04857643826311808, 0.2257797176365815, 2.928844842669483, -0.16967503160800285], [-0.058432260393428914, -0.027275616992052554, -0.0401977553488142, 3.765918422965367]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[[2.589187390490517, 1.381265287771857, -0.5941128126821038, -0.36618985521884007], [2.542485968197602, 0.020635566632206448, -2.1784869617992992, -0.4852201575482029]]> : tensor<2x4xf64>
    return %c0, %c1 : tensor<4x4xf64>, tensor<2x4xf64>
  }
  func.func private @expected() -> tensor<2x4xf64> {
    %c0 = stablehlo.constant dense<[[2.0356942698545035, 0.6142571831816086, -0.2084820749338561, -0.09723786181499229], [1.9515812792395284, -0.032906423365228546, -0.7512684615921015, -0.12884510577532104]]> : tensor<2x4xf64>
    return %c0 : tensor<2x4xf64>
  }
}

// -----

module @written_triangular_solve_false_TRANSPOSE_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<2x4xcomplex<f32>>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(1.1793569,0.0), (0.2283358,0.0), (-0.028508803,0.0), (0.16395734,0.0)], [(0.16155879,0.0), (1.8770826,0.0), (0.21293531,0.0), (0.17407699,0.0)], [(0.044769146,0.0), (0.11852389,0.0), (3.223794,0.0), (0.22126207,0.0)], [(0.14883167,0.0), (-0.19524615,0.0), (0.004133609,0.0), (4.0346613,0.0)]]> : tensor<4x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(1.7654873,-1.2768474), (2.4847057,0.8041562), (2.3758235,-1.5802032), (2.6300657,-0.7338086)], [(1.4830779,-2.7538202), (1.6017071,-0.89022285), (-2.3813605,-1.1171764), (0.057763696,2.7967012)]]> : tensor<2x4xcomplex<f32>>
    return %c0, %c1 : tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.1937248,-1.1656276), (1.1847275,0.49946272), (0.6922247,-0.47768587), (0.6518678,-0.18187612)], [(1.0564653,-2.3453002), (0.9358756,-0.49383354), (-0.7396652,-0.39411587), (0.014316863,0.69316876)]]> : tensor<2x4xcomplex<f32>>
    return %c0 : tensor<2x4xcomplex<f32>>
  }
}

// -----

module @written_triangular_solve_false_TRANSPOSE_c128 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x4xcomplex<f64>>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.8488711528258697,0.0), (0.19337893283310365,0.0), (-0.12995069946811538,0.0), (-0.19265858781185508,0.0)], [(0.15769927011534923,0.0), (2.168926496450456,0.0), (-0.20661915784540247,0.0), (0.15833334172788804,0.0)], [(-0.21780799255247174,0.0), (0.20692527375385544,0.0), (2.944372064799942,0.0), (-0.07168457722516441,0.0)], [(-0.03809530398841332,0.0), (0.19204738079075906,0.0), (0.20366212949693108,0.0), (3.887211705403423,0.0)]]> : tensor<4x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(-2.4858477633910563,2.8508660631255234), (1.9451910698408579,-0.6292753877788604), (-1.1312629030019712,-0.3761088211411838), (0.8799237654188259,0.8812165936703682)], [(-2.607181969432543,-1.7208616857795207), (2.670676711655533,-1.5205268293363616), (-0.5609646666931924,0.6669102373020355), (-0.010215252072776959,2.1408573007670064)]]> : tensor<2x4xcomplex<f64>>
    return %c0, %c1 : tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-3.1273395113467166,3.463677371915958), (0.8442440541871232,-0.3183241850708188), (-0.37870081964048885,-0.122218993819937), (0.22636373629861395,0.22669632128485107)], [(-3.3775390378371637,-1.701855416375225), (1.21337182109104,-0.7184003300399378), (-0.19058496519357315,0.23991195745878174), (-0.0026279124593541524,0.5507436854522498)]]> : tensor<2x4xcomplex<f64>>
    return %c0 : tensor<2x4xcomplex<f64>>
  }
}

// -----

module @written_triangular_solve_true_ADJOINT_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xf32>, tensor<4x2xf32>)
    %want0 = call @expected() : () -> tensor<4x2xf32>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf32>, tensor<4x2xf32>) {
    %c0 = stablehlo.constant dense<[[1.0700808, 0.17968972, -0.07354995, 0.004598997], [0.1786384, 2.0104423, 0.10942732, 0.05279533], [0.1552461, 0.18300596, 2.8540356, 0.17276308], [0.004455721, -0.22340256, 0.18097715, 3.9669204]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[[2.5201516, -1.9783947], [0.70048094, -0.5387503], [1.1291271, -1.9831542], [0.5996311, -0.9714063]]> : tensor<4x2xf32>
    return %c0, %c1 : tensor<4x4xf32>, tensor<4x2xf32>
  }
  func.func private @expected() -> tensor<4x2xf32> {
    %c0 = stablehlo.constant dense<[[2.3551042, -1.8488275], [0.13792633, -0.102731116], [0.4510287, -0.73856604], [0.12694909, -0.20920077]]> : tensor<4x2xf32>
    return %c0 : tensor<4x2xf32>
  }
}

// -----

module @written_triangular_solve_true_ADJOINT_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xf64>, tensor<4x2xf64>)
    %want0 = call @expected() : () -> tensor<4x2xf64>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<4x4xf64>, tensor<4x2xf64>) -> tensor<4x2xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x2xf64>, tensor<4x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf64>, tensor<4x2xf64>) {
    %c0 = stablehlo.constant dense<[[0.897013141299926, -0.19023996688192973, -0.005029919380880765, 0.08724615062513646], [0.08656132829972413, 1.7912237325233524, 0.04332369192098473, -0.21402498223540833], [0.029918591262480254, 0.22503300667155812, 2.9427368885024325, 0.14416956468051], [0.17195741616882487, 0.22746330511890495, 0.20341568761619377, 4.085839743738112]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[[2.6458667816710326, 1.3171622450749867], [2.2477199015918643, 1.0250487439702072], [-2.165920347492498, 0.48098043709587124], [2.2478000051351152, 2.56198396759172]]> : tensor<4x2xf64>
    return %c0, %c1 : tensor<4x4xf64>, tensor<4x2xf64>
  }
  func.func private @expected() -> tensor<4x2xf64> {
    %c0 = stablehlo.constant dense<[[2.949641047439637, 1.4683867876965466], [1.5681232141857753, 0.728214222571694], [-0.7540670001850336, 0.1552355487205095], [0.595908401930663, 0.6283527569182233]]> : tensor<4x2xf64>
    return %c0 : tensor<4x2xf64>
  }
}

// -----

module @written_triangular_solve_true_ADJOINT_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<4x2xcomplex<f32>>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(0.90435743,0.0), (-0.09602818,0.0), (0.0924628,0.0), (-0.19038145,0.0)], [(0.18468523,0.0), (2.1829207,0.0), (-0.12532552,0.0), (-0.07893493,0.0)], [(0.18210955,0.0), (0.20070285,0.0), (3.0189416,0.0), (0.029943185,0.0)], [(0.18115425,0.0), (0.16429718,0.0), (0.10649533,0.0), (3.9458497,0.0)]]> : tensor<4x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(1.6985303,-1.253286), (-0.6309935,1.1144034)], [(-2.1923811,2.5126615), (-1.2329513,-2.5425918)], [(-1.0778935,2.3161175), (-2.3017013,-1.5789186)], [(2.8689709,-2.0429773), (0.41098943,-1.6945436)]]> : tensor<4x2xcomplex<f32>>
    return %c0, %c1 : tensor<4x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.8781626,-1.3858304), (-0.6977258,1.2322599)], [(-0.92171216,1.0900912), (-0.59551066,-1.110558)], [(-0.45283014,0.8548928), (-0.76577175,-0.60684776)], [(0.8027022,-0.5692984), (0.06439131,-0.38760602)]]> : tensor<4x2xcomplex<f32>>
    return %c0 : tensor<4x2xcomplex<f32>>
  }
}

// -----

module @written_triangular_solve_true_ADJOINT_c128 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<4x2xcomplex<f64>>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<4x2xcomplex<f64>>, tensor<4x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.8322003216001724,0.0), (0.1494021365026863,0.0), (-0.06824658757196722,0.0), (0.15122855747128428,0.0)], [(-0.07686059593567529,0.0), (1.935212412143924,0.0), (-0.17418200759862335,0.0), (0.012153115321855701,0.0)], [(-0.0161113386790101,0.0), (0.1270533347352082,0.0), (3.0309737395587524,0.0), (0.15053232994565952,0.0)], [(-0.13461206818691934,0.0), (-0.1354926722521146,0.0), (0.1469425474860977,0.0), (3.9390359759731544,0.0)]]> : tensor<4x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(2.325425649908502,-0.941169720655453), (0.33492867666946546,2.46205215295294)], [(-1.5939991615974036,1.923386959961313), (0.11179708148727929,0.7762582981029826)], [(-1.3937194136813595,0.9036043337574471), (-1.82551836557027,0.5475078460508773)], [(-2.204178129634643,-1.3447514660033448), (-2.7865730487439215,-0.6018143133492071)]]> : tensor<4x2xcomplex<f64>>
    return %c0, %c1 : tensor<4x4xcomplex<f64>>, tensor<4x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<4x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(2.794309963059284,-1.1309413085130176), (0.4024616044673685,2.9584849813790672)], [(-1.0394078848950703,1.081200179671383), (0.026699114575394072,0.17272229083294088)], [(-0.4566398672891726,0.3347924310179402), (-0.5916914441231246,0.25717790148215136)], [(-0.64619528812153,-0.31410169544984273), (-0.7003471253316529,-0.2767261935844891)]]> : tensor<4x2xcomplex<f64>>
    return %c0 : tensor<4x2xcomplex<f64>>
  }
}

// -----

module @written_triangular_solve_false_NO_TRANSPOSE_f32 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xf32>, tensor<2x4xf32>)
    %want0 = call @expected() : () -> tensor<2x4xf32>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf32>, tensor<2x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.76156926, 0.16479445, 0.035403393, 0.075528905], [-0.1745188, 1.8289901, -0.2261004, -0.12954733], [-0.17928347, -0.10267184, 3.0995007, 0.101797365], [-0.08192493, -0.08552667, 0.061116092, 4.1402936]]> : tensor<4x4xf32>
    %c1 = stablehlo.constant dense<[[0.10572123, -2.1606026, -1.6980295, 2.410579], [-2.0169601, 1.5373296, -0.32095358, 2.159918]]> : tensor<2x4xf32>
    return %c0, %c1 : tensor<4x4xf32>, tensor<2x4xf32>
  }
  func.func private @expected() -> tensor<2x4xf32> {
    %c0 = stablehlo.constant dense<[[-0.2018801, -1.1854812, -0.55932003, 0.58222413], [-2.4223654, 0.8585391, -0.113836646, 0.5216823]]> : tensor<2x4xf32>
    return %c0 : tensor<2x4xf32>
  }
}

// -----

module @written_triangular_solve_false_NO_TRANSPOSE_f64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xf64>, tensor<2x4xf64>)
    %want0 = call @expected() : () -> tensor<2x4xf64>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<2x4xf64>, tensor<2x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xf64>, tensor<2x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.9092264702256224, 0.15028026364777897, 0.22896460244732386, 0.10591937013461766], [0.23381236788988197, 2.248272145553858, -0.04765585601961303, 0.18763168530157398], [0.22362056997467394, 0.17392857950399526, 3.214130638475477, 0.08856420931804249], [-0.2476323867704976, -0.04196060974250604, 0.12974218728418002, 4.0064399471935985]]> : tensor<4x4xf64>
    %c1 = stablehlo.constant dense<[[2.346442931098694, 2.8342672990017794, 0.023173609026872377, -1.0517326791929518], [1.6854789540295645, -1.3875133804357085, -2.974525791485725, -0.4452003311728596]]> : tensor<2x4xf64>
    return %c0, %c1 : tensor<4x4xf64>, tensor<2x4xf64>
  }
  func.func private @expected() -> tensor<2x4xf64> {
    %c0 = stablehlo.constant dense<[[2.1822602111466094, 1.254365557896523, 0.0178064633897711, -0.2625105313083905], [2.190908422644926, -0.5479735136556572, -0.9209671353158561, -0.1111211791617419]]> : tensor<2x4xf64>
    return %c0 : tensor<2x4xf64>
  }
}

// -----

module @written_triangular_solve_false_NO_TRANSPOSE_c64 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<2x4xcomplex<f32>>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 2.384e-04 : f64} : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(1.0174979,0.0), (0.078502856,0.0), (0.19275434,0.0), (0.038250722,0.0)], [(0.05565762,0.0), (2.0753226,0.0), (-0.19423087,0.0), (0.13688056,0.0)], [(-0.045294262,0.0), (0.030793902,0.0), (3.2060516,0.0), (0.22952592,0.0)], [(-0.079700164,0.0), (0.22882663,0.0), (-0.18268368,0.0), (4.0896277,0.0)]]> : tensor<4x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(1.6912152,-0.7943655), (0.35222456,-1.1350949), (-2.606114,2.9806643), (-2.963096,-1.1613619)], [(-1.7554983,-2.466032), (0.57607025,-2.2527065), (1.622592,-0.05401204), (-2.2245317,0.29325038)]]> : tensor<2x4xcomplex<f32>>
    return %c0, %c1 : tensor<4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<2x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(1.5530083,-0.733336), (0.26228276,-0.52919203), (-0.8541583,0.91351813), (-0.7245393,-0.28397742)], [(-1.7648453,-2.3587768), (0.3305071,-1.09319), (0.47510847,-0.01276104), (-0.5439448,0.071705885)]]> : tensor<2x4xcomplex<f32>>
    return %c0 : tensor<2x4xcomplex<f32>>
  }
}

// -----

module @written_triangular_solve_false_NO_TRANSPOSE_c128 {
  func.func public @main() {
    %a, %b = call @inputs() : () -> (tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<2x4xcomplex<f64>>
    %r = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%r, %want0) {has_side_effect = true, tolerance = 4.441e-13 : f64} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.8725963120681125,0.0), (-0.12301393972709496,0.0), (0.02065636420819683,0.0), (0.14938746052881557,0.0)], [(0.2257007987398968,0.0), (2.128427590655441,0.0), (-0.0346094449000558,0.0), (0.24730437168987124,0.0)], [(0.11149290295403813,0.0), (-0.19608473477682908,0.0), (2.820918853893105,0.0), (0.22365501786168818,0.0)], [(-0.18372160434329338,0.0), (0.20951129257373158,0.0), (-0.08435469981323246,0.0), (3.910439587352425,0.0)]]> : tensor<4x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(-1.7935196571453085,2.1823224862672514), (1.5571670800569457,-1.8516173736427657), (-0.6593652607307403,-2.5838545318834685), (-1.157032009592254,2.7064423013435253)], [(0.9137012058097214,2.9705889598650916), (0.0465870337238834,-2.1556625399243954), (2.4906873014200155,-0.46745377101503305), (1.9992668992133718,-0.5620277902398367)]]> : tensor<2x4xcomplex<f64>>
    return %c0, %c1 : tensor<4x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-2.27766934523532,3.025032841580649), (0.7383806955887934,-1.0205512969986212), (-0.2425891722380465,-0.8952657595466488), (-0.29588284993187325,0.6921069206891725)], [(1.0259356342879302,3.658127891903883), (0.05431207504016158,-1.0143104899222404), (0.8982232215981084,-0.1700076010962215), (0.5112639780140373,-0.14372496433843626)]]> : tensor<2x4xcomplex<f64>>
    return %c0 : tensor<2x4xcomplex<f64>>
  }
}
