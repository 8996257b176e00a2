module @derived_log_slope_bf16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.log %arg0 : tensor<3x4xbf16>
    %1 = stablehlo.divide %arg1, %arg0 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 5.000e-01 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.380859375, 0.5546875, 0.37109375, 0.36328125], [0.376953125, 0.1806640625, 0.27734375, 0.298828125], [0.58984375, 0.87109375, 0.6171875, 0.419921875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[2.40625, 1.4140625, -2.875, 0.427734375], [-2.984375, 2.34375, 0.98046875, -0.34765625], [-0.076171875, 2.515625, 2.703125, 0.64453125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[-0.96484375, -0.58984375, -0.9921875, -1.015625], [-0.9765625, -1.7109375, -1.28125, -1.2109375], [-0.52734375, -0.1376953125, -0.482421875, -0.8671875]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[6.3125, 2.546875, -7.75, 1.1796875], [-7.90625, 13.0, 3.53125, -1.1640625], [-0.12890625, 2.890625, 4.375, 1.53125]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_log_slope_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.log %arg0 : tensor<3x4xf16>
    %1 = stablehlo.divide %arg1, %arg0 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 6.250e-02 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.25732421875, 0.73486328125, 0.833984375, 0.279296875], [0.52587890625, 0.1937255859375, 0.533203125, 0.496826171875], [0.4140625, 0.50830078125, 0.483642578125, 0.2108154296875]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.1387939453125, 2.673828125, -2.4375, -0.53857421875], [0.486083984375, 1.818359375, -0.09515380859375, -1.0078125], [-1.154296875, 2.482421875, -2.099609375, 2.533203125]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[-1.357421875, -0.30810546875, -0.1815185546875, -1.275390625], [-0.642578125, -1.6416015625, -0.62890625, -0.69970703125], [-0.8818359375, -0.6767578125, -0.7265625, -1.556640625]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.53955078125, 3.638671875, -2.921875, -1.9287109375], [0.92431640625, 9.3828125, -0.178466796875, -2.029296875], [-2.787109375, 4.8828125, -4.33984375, 12.015625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_log_slope_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.log %arg0 : tensor<3x4xf32>
    %1 = stablehlo.divide %arg1, %arg0 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.30447116, 0.16470245, 0.8190572, 0.578503], [0.85709035, 0.51189226, 0.5199537, 0.26454228], [0.311071, 0.18227777, 0.7951575, 0.18332477]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.35598657, -0.25672245, -2.64314, 0.7819308], [2.7709453, 2.4906294, -2.289142, -1.5544083], [-2.1002972, -0.045894008, -2.4683573, -2.1830404]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-1.189179, -1.8036149, -0.19960132, -0.54731154], [-0.15421194, -0.66964114, -0.6540155, -1.3297542], [-1.167734, -1.7022235, -0.22921507, -1.696496]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.1691964, -1.5587045, -3.2270517, 1.3516452], [3.2329676, 4.8655343, -4.402588, -5.8758407], [-6.751826, -0.2517806, -3.104237, -11.90805]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_log_slope_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.log %arg0 : tensor<3x4xf64>
    %1 = stablehlo.divide %arg1, %arg0 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%1, %want1) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.7147302963126184, 0.8031423361623772, 0.5212532760406814, 0.5422434426799853], [0.44311122983681517, 0.3395057850499483, 0.19543912286390425, 0.8781701728937162], [0.710524270541769, 0.3112042913350963, 0.8943647098900687, 0.2078457217689869]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.7736645638115798, -2.213512267563136, -2.002599947397585, -2.634302012941556], [1.8111354785081906, -1.700750508217804, -0.823302134061711, 1.3936499950601], [-0.02327813448426541, -2.7624852038010714, 0.6649081517597315, -2.9335657424281756]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[-0.33585001540332515, -0.2192233252484087, -0.651519220918744, -0.6120402221468236], [-0.8139344573000193, -1.0802642922170813, -1.6325063400497624, -0.12991488534190077], [-0.3417521722229691, -1.1673056971357778, -0.1116416341016132, -1.5709591967573595]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-1.0824566522547183, -2.75606473211196, -3.8418942181215017, -4.858153747183692], [4.087315681832705, -5.009489037035373, -4.212575875276644, 1.58699308867186], [-0.03276191320884229, -8.87675806766592, 0.7434418469412317, -14.114150233454067]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}

// -----

module @derived_log_slope_c64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f32>>
    %0 = stablehlo.log %arg0 : tensor<3x4xcomplex<f32>>
    %1 = stablehlo.divide %arg1, %arg0 : tensor<3x4xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 7.629e-06 : f64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) {
    %c0 = stablehlo.constant dense<[[(0.66422147,0.20274633), (0.48840573,0.7244778), (0.6706064,0.5387891), (0.406337,0.66469914)], [(0.77013195,0.3321679), (0.73015195,0.18033825), (0.8742995,0.3506546), (0.84961736,0.73646605)], [(0.83555144,0.61059713), (0.810545,0.6642022), (0.64999306,0.2510479), (0.7948669,0.17361467)]]> : tensor<3x4xcomplex<f32>>
    %c1 = stablehlo.constant dense<[[(1.021939,2.4741683), (1.6845676,-2.4198694), (1.9749866,-0.8889669), (2.869298,-0.80473286)], [(0.80846375,-0.03418136), (0.29450032,2.3357394), (-1.7106949,-2.2963216), (0.3561745,-2.3695345)], [(0.8107168,1.5951012), (-1.2798144,-1.8888836), (2.8372135,-0.51568043), (0.26259208,1.3806964)]]> : tensor<3x4xcomplex<f32>>
    return %c0, %c1 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(2.447505,2.9778407), (-1.218731,-3.146822), (1.1425207,-2.2435584), (1.0396451,-3.6811419)], [(0.8689738,-0.41918343), (1.1248301,2.9211583), (-2.5929496,-1.5865178), (-1.140985,-1.7999135)], [(1.5419217,0.78224766), (-2.0871031,-0.6201075), (3.5317242,-2.1574268), (0.6774397,1.5890496)]]> : tensor<3x4xcomplex<f32>>
    return %c0 : tensor<3x4xcomplex<f32>>
  }
}

// -----

module @derived_log_slope_c128 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>)
    %want0 = call @expected() : () -> tensor<3x4xcomplex<f64>>
    %0 = stablehlo.log %arg0 : tensor<3x4xcomplex<f64>>
    %1 = stablehlo.divide %arg1, %arg0 : tensor<3x4xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%1, %want0) {has_side_effect = true, tolerance = 1.421e-14 : f64} : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) {
    %c0 = stablehlo.constant dense<[[(0.5898391090776904,0.20017776837553644), (0.2424238530796621,0.22676343360601087), (0.25709690360214543,0.47137604138160005), (0.3312070008292954,0.4945438789168525)], [(0.8982236791799328,0.4498512697768531), (0.5057344588254767,0.8617214792081832), (0.8303572605356094,0.45176315379118004), (0.489629963976869,0.3846269719532261)], [(0.24214919523424372,0.36841071682590754), (0.5147510178426697,0.39566895319817874), (0.7968420092095501,0.22982484763199673), (0.2676418079059017,0.526401987517362)]]> : tensor<3x4xcomplex<f64>>
    %c1 = stablehlo.constant dense<[[(-0.4094290935508056,-1.6857905860916673), (2.0266711641972135,-0.9640830577039932), (-2.256510552587898,-2.718998972536051), (-2.4891525389941345,0.6412087855277537)], [(0.5208008524964467,-2.548063310530355), (-1.3373738952946232,0.6066877584662844), (1.0264228309392385,0.6611582462222989), (0.12615249751851776,-0.9687306592977745)], [(-0.8117148877290585,2.706659370248352), (1.9389220021031566,-2.393095044697775), (1.3649381619611711,2.7235122282314954), (-0.3470516715832406,0.3964454897947447)]]> : tensor<3x4xcomplex<f64>>
    return %c0, %c1 : tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>
  }
  func.func private @expected() -> tensor<3x4xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[(-1.4922241588038099,-2.3516251511962047), (2.4747456614031176,-6.291727739696185), (-6.45803110608186,1.264745552405551), (-1.432004956750763,4.0741834203043235)], [(-0.6722876738025332,-2.5000831072113288), (-0.15381687235881147,1.4617059374583716), (1.2880554135614037,0.09545562386347962), (-0.8017838891755342,-1.3486571460616403)], [(4.119135292841488,4.910715408983378), (0.12143754866944356,-4.742378407894448), (2.491464132593842,2.6992952664621543), (0.33207284102378115,0.8281280417789388)]]> : tensor<3x4xcomplex<f64>>
    return %c0 : tensor<3x4xcomplex<f64>>
  }
}
