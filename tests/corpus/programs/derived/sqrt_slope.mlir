module @derived_sqrt_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xbf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %2 = stablehlo.divide %1, %0 : tensor<3x4xbf16>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.67578125, 0.56640625, 0.8203125, 0.56640625], [0.248046875, 0.33203125, 0.55859375, 0.240234375], [0.63671875, 0.60546875, 0.53125, 0.87890625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-2.640625, -0.8984375, 0.5703125, -0.83203125], [1.1953125, -0.60546875, 2.28125, -2.59375], [-2.203125, -1.640625, 1.625, -0.5703125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.8203125, 0.75390625, 0.90625, 0.75390625], [0.498046875, 0.578125, 0.74609375, 0.490234375], [0.796875, 0.77734375, 0.73046875, 0.9375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-1.609375, -0.59765625, 0.314453125, -0.55078125], [1.203125, -0.5234375, 1.53125, -2.65625], [-1.3828125, -1.0546875, 1.109375, -0.3046875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_sqrt_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.divide %1, %0 : tensor<3x4xf16>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.3017578125, 0.51318359375, 0.2425537109375, 0.248046875], [0.8896484375, 0.1810302734375, 0.6865234375, 0.8134765625], [0.8017578125, 0.1737060546875, 0.5390625, 0.326416015625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.95361328125, 0.36376953125, 1.296875, -2.9140625], [-1.056640625, -2.623046875, 2.5703125, 2.8359375], [-1.5048828125, 2.224609375, 2.224609375, 1.400390625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.54931640625, 0.71630859375, 0.492431640625, 0.498046875], [0.943359375, 0.425537109375, 0.82861328125, 0.90185546875], [0.8955078125, 0.416748046875, 0.734375, 0.5712890625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.8681640625, 0.25390625, 1.3173828125, -2.92578125], [-0.5595703125, -3.08203125, 1.55078125, 1.5712890625], [-0.83984375, 2.669921875, 1.5146484375, 1.2255859375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_sqrt_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.divide %1, %0 : tensor<3x4xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.68017584, 0.71870935, 0.30134866, 0.64300674], [0.3615358, 0.601309, 0.41447663, 0.61403], [0.18526255, 0.6856527, 0.4252976, 0.3985095]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-2.4453373, 0.31494588, 2.0507245, 0.6046211], [-1.612577, 1.8553945, 1.2955593, 1.7073355], [-2.8490455, 2.814501, 1.8126501, -0.8581286]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.8247277, 0.8477673, 0.54895234, 0.801877], [0.6012785, 0.77544117, 0.6437986, 0.7836007], [0.43042135, 0.8280415, 0.6521484, 0.6312761]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-1.482512, 0.1857502, 1.867853, 0.37700364], [-1.3409568, 1.1963476, 1.0061837, 1.0894169], [-3.3096006, 1.6994927, 1.3897527, -0.6796777]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_sqrt_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.divide %1, %0 : tensor<3x4xf64>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.814200705533384, 0.1966945728746941, 0.6563184697124741, 0.5596784341323572], [0.7648500163610569, 0.21072043781021835, 0.5353795070038889, 0.7376008799666814], [0.8989944406169171, 0.7331150710181483, 0.5922867234670536, 0.5966871588537562]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.9937844597374443, -0.8697858994673728, 2.5117563727342684, 2.3797231501189238], [-2.5202731275452903, 2.214249639987748, 0.4808789333019723, 2.477345787596983], [-0.971640602210968, -1.5693710504580793, 2.4419294189380887, -0.809565278885878]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.9023307074090874, 0.4435026187912469, 0.8101348466227546, 0.7481165912692734], [0.8745570400843257, 0.4590429585672983, 0.7316963215732938, 0.8588369344448814], [0.9481531736048333, 0.8562213913574855, 0.7696016654523647, 0.7724552795170451]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.1047969682104186, -0.9805871066082408, 1.5502088221517316, 1.5904761222321147], [-1.4408855066230346, 2.411810919503655, 0.3286055424386897, 1.4422678440105994], [-0.5123858830302896, -0.9164516714362505, 1.5864891726181134, -0.5240208076460006]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}

// -----

module @derived_sqrt_slope_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(5.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %2 = stablehlo.divide %1, %0 : tensor<3x4xcomplex<f32>>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(0.37949216,0.77593005), (0.17246686,0.38096327), (0.42862725,0.5616578), (0.35733753,0.29644895)], [(0.21730448,0.4939579), (0.6767044,0.798912), (0.8710027,0.7701992), (0.19750042,0.8740564)], [(0.4123292,0.5915361), (0.6314422,0.30370286), (0.6424619,0.55309856), (0.41677552,0.38557753)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(0.6726076,-2.341118), (2.6434705,-1.1251891), (-0.13038424,-0.51932555), (-2.5358539,-1.6922147)], [(2.2180958,1.8769222), (-1.1018325,-0.76345813), (0.6819024,0.3030664), (2.8861039,1.8566817)], [(0.07853582,-0.66160464), (-0.24530016,0.6057025), (2.046435,2.0016758), (-0.18283927,-2.1320562)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.3598747,-1.2600633), (1.2460682,-1.83895), (-0.20651172,-0.24248604), (-2.1717691,-0.5364999)], [(1.9624851,0.24480186), (-0.64537215,-0.11206536), (0.3454752,0.019434549), (1.803091,-0.1856884)], [(-0.13925293,-0.36675555), (-0.0624368,0.38531846), (1.4200968,0.6323824), (-0.6288725,-1.2730881)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @derived_sqrt_slope_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = stablehlo.sqrt %arg0 : tensor<3x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(5.000000e-01,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %2 = stablehlo.divide %1, %0 : tensor<3x4xcomplex<f64>>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.8626459931878997,0.747828268511333), (0.2796320007132027,0.46742534140074854), (0.2715472677370766,0.57725811705863), (0.896174605355534,0.23834050389999759)], [(0.7922615914729718,0.40775956065291896), (0.8005492366814324,0.7638537516601385), (0.872145318086443,0.41990840836943877), (0.23046248225909088,0.6180415055813622)], [(0.7766341991327069,0.5263248417945049), (0.5290244100980924,0.8128208708813234), (0.5674820654139746,0.5439385084492598), (0.2025360915597139,0.39890519522898865)]]> : tensor<3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(2.4740199329275825,1.0885684676487486), (-2.0503869462672144,-0.32674831945465765), (-0.330498715993206,0.8573425960360561), (-2.6198855748645338,-2.4132613088005153)], [(0.2964432456260493,1.4252274852407094), (2.075839856936943,2.443706654018616), (2.367625937753907,-0.8901327219247932), (0.13633552627931156,1.520747536680032)], [(-2.4225770894550074,-0.6670818889305936), (-0.050528218656124224,-0.642361530320323), (1.1285655849112324,2.0009211511953335), (-1.7775200710916181,-0.32767932678314526)]]> : tensor<3x4xcomplex<f64>>
    return %c0, %c1 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(1.2627489369842855,0.07255472548969268), (-1.31754275813223,0.4926291211567851), (0.11292907540990041,0.5640073766281903), (-1.5112255211611123,-1.0661530971986628)], [(0.3303421541139108,0.6967416555372373), (1.347858061528824,0.7114017542304708), (1.0724429062536003,-0.7087279677099889), (0.6029262798181724,0.7211464913892831)], [(-1.2965566609942105,0.037740146603234305), (-0.17802705424922974,-0.27446695267735105), (1.0113143006770264,0.8097162560866833), (-1.2605979451740048,0.486319746841605)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}
