module @derived_square_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = chlo.square %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3x4xbf16>
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x4xbf16>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.8125, 0.33984375, 0.197265625, 0.73828125], [0.208984375, 0.71875, 0.57421875, 0.490234375], [0.396484375, 0.79296875, 0.67578125, 0.1728515625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-2.4375, -2.28125, 0.23828125, -1.40625], [-2.421875, 1.6875, 2.640625, 0.48828125], [2.140625, 1.8671875, -0.90234375, -0.01904296875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.66015625, 0.11572265625, 0.038818359375, 0.546875], [0.043701171875, 0.515625, 0.330078125, 0.240234375], [0.1572265625, 0.62890625, 0.45703125, 0.0299072265625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[-3.96875, -1.546875, 0.09423828125, -2.078125], [-1.015625, 2.421875, 3.03125, 0.478515625], [1.6953125, 2.96875, -1.21875, -0.006591796875]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_square_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = chlo.square %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<3x4xf16>
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x4xf16>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.490234375, 0.397216796875, 0.2841796875, 0.62939453125], [0.52783203125, 0.60693359375, 0.7578125, 0.37109375], [0.289306640625, 0.46240234375, 0.489013671875, 0.73779296875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.662109375, -2.189453125, 1.3134765625, 0.6123046875], [-2.66015625, 1.6328125, 0.95068359375, -2.48046875], [-1.1435546875, 1.7197265625, -1.9912109375, 1.9638671875]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.2403564453125, 0.1578369140625, 0.08074951171875, 0.396240234375], [0.278564453125, 0.368408203125, 0.57421875, 0.1376953125], [0.08367919921875, 0.2138671875, 0.2391357421875, 0.54443359375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.6298828125, -1.7392578125, 0.74658203125, 0.77099609375], [-2.80859375, 1.982421875, 1.4404296875, -1.8408203125], [-0.66162109375, 1.5908203125, -1.947265625, 2.8984375]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_square_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x4xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.24806963, 0.7707667, 0.8737172, 0.76242095], [0.24212818, 0.6148665, 0.5642364, 0.72434515], [0.5243751, 0.4742285, 0.33594757, 0.28035533]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.11316938, 0.17909573, 0.67087555, -0.23375803], [-0.32570362, 1.1407384, -2.9867737, -1.3075141], [0.74176204, -0.10586638, -0.64757925, 2.0452952]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.06153854, 0.5940813, 0.7633817, 0.5812857], [0.058626056, 0.37806082, 0.3183627, 0.5246759], [0.27496922, 0.22489268, 0.11286077, 0.07859911]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[-0.056147773, 0.27608204, 1.172311, -0.35644403], [-0.15772405, 1.4028037, -3.370493, -1.8941829], [0.77792305, -0.10040971, -0.43510535, 1.1468189]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_square_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x4xf64>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%3, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.6806664702427228, 0.6635242753216347, 0.7192999918406676, 0.4460471352958505], [0.6524171432902174, 0.21061535741228127, 0.8983369042269627, 0.8560056612625102], [0.3792339387237078, 0.4540695521824424, 0.7696305283801943, 0.355474018726655]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.7330938669669491, 2.4879311378042814, 1.5145502008051528, -0.1436815631878714], [1.2101935860348352, -0.6250199089350743, 2.3236175729491757, -1.2755946574108077], [1.6548067307650562, -0.655039927630999, -1.9894721613573896, 0.5682224030571161]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.4633068437126874, 0.4402644639411005, 0.5173924782619845, 0.19895804690563476], [0.425648128858968, 0.04435882877790298, 0.8070091934960831, 0.7327456921134674], [0.14381838027989696, 0.20617915821916377, 0.5923311502147771, 0.1263617779896783]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.9979848295699628, 3.301605410523432, 2.178831894162856, -0.12817749930955952], [1.5791020844579822, -0.26327758302030435, 4.174782834181062, -2.1838324964397273], [1.2551177486690692, -0.5948673732020544, -3.0623170214863498, 0.40397660229046045]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}

// -----

module @derived_square_slope_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = chlo.square %arg0 : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x4xcomplex<f32>>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(0.1720632,0.39620647), (0.8487484,0.5755524), (0.811804,0.29806075), (0.4949292,0.63187456)], [(0.7289397,0.19183078), (0.44441855,0.8142715), (0.30393812,0.5305814), (0.6141734,0.29577687)], [(0.5503056,0.8775138), (0.6101554,0.422357), (0.79870975,0.7749302), (0.79271924,0.5447771)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(2.9202907,1.6153904), (-0.8538865,1.0194283), (-2.539411,0.18758565), (-1.7166873,-2.8002846)], [(-1.853173,0.38422522), (1.4440292,-2.9414985), (1.4265969,0.49861512), (-2.3132224,-0.069136225)], [(2.856416,-0.88218063), (-0.17368528,0.7044317), (2.489735,1.9581963), (1.0381739,0.8314781)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(-0.2751071,2.8699746), (-2.6229382,0.7475633), (-4.234832,-1.209232), (1.8395798,-4.9413476)], [(-2.8491154,-0.15083723), (6.073864,-0.26284942), (0.33808255,1.8169478), (-2.8005416,-1.4533186)], [(4.6920547,4.0421515), (-0.8069933,0.71291125), (0.94222033,6.9868026), (0.7400204,2.4494042)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @derived_square_slope_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = chlo.square %arg0 : tensor<3x4xcomplex<f64>> -> tensor<3x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x4xcomplex<f64>>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.6633293232322314,0.5256600481908619), (0.6864384949792636,0.8511592432890686), (0.3938340700116152,0.5645291766409462), (0.7343077430671621,0.7955815715581122)], [(0.36298763737298145,0.8038417719778326), (0.35421782404209856,0.8160206890749899), (0.3894117902991808,0.6481477413410591), (0.20715493603958593,0.18589593430880466)], [(0.20061612543459986,0.6891266667170753), (0.600343738012646,0.8720700191044037), (0.6832813781429061,0.18505173581702292), (0.301161056394563,0.49760221612330535)]]> : tensor<3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(0.19455617608168696,1.097042972303102), (0.8669627668488724,-0.672592313889719), (0.914023031916348,-1.9531710513794334), (2.0257257081746136,-2.712613886992937)], [(2.94185880161755,-0.8349690317980292), (-2.7632417267223364,-1.8144444618242717), (-2.6087194930418454,-2.791745514708733), (2.5182265250782514,-2.893020323576515)], [(2.052698710113952,2.6682649990435685), (-2.650408608914677,2.9861269028808444), (-1.7677596927821284,1.5855520610877356), (-2.684698302650516,2.032411839238586)]]> : tensor<3x4xcomplex<f64>>
    return %c0, %c1 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-0.8952336901547574,1.6599423625388432), (2.3351995636224303,0.5524602338196085), (2.925190912436269,-0.5064652699100611), (7.291223384174059,-0.7605266774303933)], [(3.478082723902416,4.123411111737724), (1.0036694965684487,-5.795141974066712), (1.5871948431674032,-5.5559485322998015), (2.118927541522781,-0.26235073482215815)], [(-2.853936205602145,3.8997328112322895), (-8.390535913560413,-1.0372785983101744), (-3.0025728804843936,1.5125023955213066), (-3.6397184244145655,-1.4476570569749276)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}
