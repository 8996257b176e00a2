module @derived_reciprocal_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xbf16>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xbf16>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xbf16>
    %7 = stablehlo.multiply %arg1, %6 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%7, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.443359375, 0.75390625, 0.490234375, 0.46875], [0.490234375, 0.8359375, 0.5078125, 0.283203125], [0.734375, 0.294921875, 0.890625, 0.451171875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-2.953125, -1.4765625, -0.21875, 2.65625], [-0.3359375, 1.140625, 2.328125, -0.5078125], [0.32421875, 0.158203125, 0.91796875, 1.7578125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[2.25, 1.328125, 2.046875, 2.140625], [2.046875, 1.1953125, 1.96875, 3.53125], [1.359375, 3.390625, 1.125, 2.21875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[15.0625, 2.578125, 0.91015625, -12.125], [1.3984375, -1.6328125, -9.0, 6.34375], [-0.6015625, -1.8203125, -1.15625, -8.6875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_reciprocal_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xf16>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xf16>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf16>
    %7 = stablehlo.multiply %arg1, %6 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%7, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.192626953125, 0.498046875, 0.76123046875, 0.5166015625], [0.366943359375, 0.81640625, 0.8271484375, 0.42041015625], [0.3818359375, 0.80322265625, 0.7998046875, 0.2054443359375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[-0.244384765625, 1.5361328125, -1.3046875, 1.8916015625], [-0.14453125, 2.013671875, -0.71728515625, -0.100830078125], [-2.62890625, -1.806640625, -2.4453125, 1.4423828125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[5.19140625, 2.0078125, 1.3134765625, 1.935546875], [2.724609375, 1.224609375, 1.208984375, 2.37890625], [2.619140625, 1.2451171875, 1.25, 4.8671875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[6.5859375, -6.19140625, 2.251953125, -7.08984375], [1.0732421875, -3.01953125, 1.048828125, 0.5703125], [18.03125, 2.80078125, 3.822265625, -34.15625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_reciprocal_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%7, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.22865137, 0.15265813, 0.27523366, 0.6916128], [0.67157, 0.56756186, 0.4263811, 0.81091934], [0.2881933, 0.5600184, 0.7379764, 0.22637345]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.048659146, -2.3559911, -2.0346122, -0.21644652], [1.8760653, -2.1554978, 2.9550662, 2.98483], [2.5794597, 1.5582012, 1.826357, -1.7771044]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[4.3734703, 6.5505843, 3.6332767, 1.4458958], [1.489048, 1.7619225, 2.3453197, 1.2331682], [3.4698935, 1.7856555, 1.3550569, 4.417479]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.9307153, 101.09595, 26.858305, 0.45250624], [-4.1597323, 6.691464, -16.254414, -4.5390425], [-31.05711, -4.9684267, -3.353519, 34.678635]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_reciprocal_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xf64>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xf64>
    %7 = stablehlo.multiply %arg1, %6 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%7, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.7129235451462125, 0.1766865655161889, 0.3558166961505935, 0.39941310071694186], [0.5613767928219879, 0.8999088513541376, 0.22465039045845758, 0.5964836769415264], [0.8150394118887057, 0.23513421616051094, 0.6227477551250876, 0.5775726594988285]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.30013866379414456, 1.2466848367143477, -0.5371536268003472, 1.890295257012487], [-1.148524637122676, 2.151252723904169, 1.6188939531931048, -2.1454485673766177], [-2.6898587578728153, 1.0034475982929063, 1.4480047246215335, 1.0590355843653274]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[1.4026749527467373, 5.659739873705197, 2.810435853119064, 2.5036735104707675], [1.7813347697775228, 1.1112236517012255, 4.451361059107175, 1.6764918113560223], [1.2269345327518357, 4.25289018471631, 1.605786599422002, 1.7313838935307642]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[0.5905219275211046, -39.93462581426062, 4.242734609490345, -11.849090962353475], [3.6444450433516415, -2.656405594846478, -32.077760859269226, 6.030050936741741], [4.049228233774996, -18.14943189188541, -3.733753455650689, -3.1746605787003803]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}

// -----

module @derived_reciprocal_slope_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xcomplex<f32>>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(-1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xcomplex<f32>>
    %7 = stablehlo.multiply %arg1, %6 : tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(0.41100565,0.19493096), (0.5489767,0.80898327), (0.23220894,0.60810584), (0.40249717,0.6132647)], [(0.81938046,0.21731614), (0.686328,0.37352663), (0.6778246,0.55770886), (0.58043134,0.6669028)], [(0.38795003,0.2051033), (0.3880504,0.2950961), (0.81169367,0.7837768), (0.74079317,0.5507589)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(2.8982487,-2.2158265), (2.6850972,-1.9216944), (-1.2496732,1.7844795), (2.25943,-0.5246554)], [(-0.4068053,1.3782076), (1.3489721,2.1389205), (-0.21693179,-2.7601285), (1.8645734,-0.05764499)], [(0.84825796,0.603355), (0.06496867,-0.5947877), (-1.9462438,1.1261762), (-2.9048955,-2.1386364)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.5700176,17.62168), (2.9059987,1.867826), (-5.0057597,1.1738203), (2.5651255,3.464353)], [(-0.4587695,-1.9463441), (-4.1414113,-0.046818428), (3.5694742,0.41372946), (0.40219557,2.3524077)], [(-5.0695705,1.8758651), (2.3386075,0.9320999), (-0.83053565,-1.5586907), (3.385381,-2.5416644)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @derived_reciprocal_slope_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xcomplex<f64>>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %4 = stablehlo.divide %3, %2 : tensor<3x4xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(-1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xcomplex<f64>>
    %7 = stablehlo.multiply %arg1, %6 : tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%7, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.25920240786135834,0.5440611925552203), (0.7630062796906985,0.29055332818759005), (0.35870646695136865,0.6675254336143223), (0.5381033633676544,0.1871714264557538)], [(0.18668734590771643,0.7611955983075412), (0.6032992585359132,0.4967631765536765), (0.5609654843880472,0.5968134364823148), (0.1967884951285135,0.2626782508919142)], [(0.29260438374154163,0.7055745465942566), (0.4917331490086574,0.7924971330794082), (0.19784817073839153,0.7024552103349818), (0.5276684509974576,0.48899276984301043)]]> : tensor<3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(0.2634056205332791,2.4953950244811764), (0.2962161077641712,-0.26946080316814847), (-2.302022089047071,-1.0210095206389627), (-0.7664048132101393,-2.7556373048271356)], [(2.005250010539701,0.2574904438434631), (0.26458503509093045,1.7506782846565887), (-0.06097535269035781,2.8861790921511767), (0.2329587943423923,-1.1975402333319847)], [(0.49798208691204815,0.7401023616305), (0.5574494926254427,-1.6137780430228776), (1.4184510852809762,0.17852517943313906), (-2.4344985463720796,2.669368458248715)]]> : tensor<3x4xcomplex<f64>>
    return %c0, %c1 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-4.878778136963088,4.8919735294917785), (-0.06294073323026526,0.5974155337928744), (-0.7295998102955833,-4.324148430563298), (7.120028158637037,5.191743452047155)], [(2.7000605824484936,1.8820064903794853), (-2.8963306944573324,-0.12488340357460749), (-4.299534975123863,0.17544124833966715), (11.276305695457285,-1.0487277878568475)], [(-0.2946892022377943,1.5002317664642804), (1.9468642258560838,-0.24958773100052978), (2.0968821588561966,1.6759263094114776), (-4.785441809005353,-5.082165841524937)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}
