module @derived_atan2_pullback_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xbf16>, tensor<3x4xbf16>)
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<3x4xbf16>
    %1 = chlo.square %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %2 = chlo.square %arg1 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %3 = stablehlo.add %1, %2 : tensor<3x4xbf16>
    %4 = stablehlo.divide %arg1, %3 : tensor<3x4xbf16>
    %5 = stablehlo.negate %arg0 : tensor<3x4xbf16>
    %6 = chlo.square %arg0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %7 = chlo.square %arg1 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %8 = stablehlo.add %6, %7 : tensor<3x4xbf16>
    %9 = stablehlo.divide %5, %8 : tensor<3x4xbf16>
    %10 = stablehlo.multiply %arg2, %9 : tensor<3x4xbf16>
    %11 = stablehlo.multiply %arg2, %4 : tensor<3x4xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%10, %want1) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[0.6953125, 0.7734375, 0.1640625, 0.34375], [0.75390625, 0.296875, 0.5078125, 0.498046875], [0.609375, 0.173828125, 0.80078125, 0.37890625]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.0390625, 1.8046875, 1.390625, 1.7265625], [0.81640625, 0.3984375, 1.65625, 1.5625], [0.396484375, 0.890625, 1.359375, 0.75390625]]> : tensor<3x4xbf16>
    %c2 = stablehlo.constant dense<[[-2.34375, -2.40625, 0.038818359375, -0.93359375], [2.296875, -2.546875, -1.7109375, 2.296875], [2.3125, -0.6953125, 2.03125, -2.703125]]> : tensor<3x4xbf16>
    return %c0, %c1, %c2 : tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>
  }
  func.func private @expected() -> (tensor<3x4xbf16>, tensor<3x4xbf16>) {
    %c0 = stablehlo.constant dense<[[-1.5546875, -1.125, 0.027587890625, -0.51953125], [1.515625, -4.09375, -0.94140625, 1.3359375], [1.734375, -0.75, 1.1015625, -2.84375]]> : tensor<3x4xbf16>
    %c1 = stablehlo.constant dense<[[1.046875, 0.484375, -0.00323486328125, 0.10302734375], [-1.3984375, 3.0625, 0.2890625, -0.42578125], [-2.671875, 0.146484375, -0.65234375, 1.4375]]> : tensor<3x4xbf16>
    return %c0, %c1 : tensor<3x4xbf16>, tensor<3x4xbf16>
  }
}

// -----

module @derived_atan2_pullback_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf16>, tensor<3x4xf16>)
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<3x4xf16>
    %1 = chlo.square %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %2 = chlo.square %arg1 : tensor<3x4xf16> -> tensor<3x4xf16>
    %3 = stablehlo.add %1, %2 : tensor<3x4xf16>
    %4 = stablehlo.divide %arg1, %3 : tensor<3x4xf16>
    %5 = stablehlo.negate %arg0 : tensor<3x4xf16>
    %6 = chlo.square %arg0 : tensor<3x4xf16> -> tensor<3x4xf16>
    %7 = chlo.square %arg1 : tensor<3x4xf16> -> tensor<3x4xf16>
    %8 = stablehlo.add %6, %7 : tensor<3x4xf16>
    %9 = stablehlo.divide %5, %8 : tensor<3x4xf16>
    %10 = stablehlo.multiply %arg2, %9 : tensor<3x4xf16>
    %11 = stablehlo.multiply %arg2, %4 : tensor<3x4xf16>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%10, %want1) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[0.517578125, 0.580078125, 0.8642578125, 0.439208984375], [0.20458984375, 0.53125, 0.822265625, 0.45068359375], [0.59814453125, 0.509765625, 0.87255859375, 0.736328125]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[1.5439453125, 1.9658203125, 1.322265625, 0.347900390625], [1.0927734375, 0.366455078125, 1.16015625, 1.17578125], [1.6376953125, 1.0693359375, 1.57421875, 1.1669921875]]> : tensor<3x4xf16>
    %c2 = stablehlo.constant dense<[[-2.669921875, -2.162109375, -2.275390625, -1.7333984375], [2.171875, 2.08203125, 0.55126953125, 1.3525390625], [0.421875, -1.65234375, 0.9306640625, 2.791015625]]> : tensor<3x4xf16>
    return %c0, %c1, %c2 : tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>
  }
  func.func private @expected() -> (tensor<3x4xf16>, tensor<3x4xf16>) {
    %c0 = stablehlo.constant dense<[[-1.5556640625, -1.01171875, -1.205078125, -1.9208984375], [1.919921875, 1.83203125, 0.316162109375, 1.0029296875], [0.2274169921875, -1.259765625, 0.4521484375, 1.7099609375]]> : tensor<3x4xf16>
    %c1 = stablehlo.constant dense<[[0.521484375, 0.298583984375, 0.78759765625, 2.423828125], [-0.359619140625, -2.65625, -0.2242431640625, -0.38427734375], [-0.0830078125, 0.60009765625, -0.250732421875, -1.0791015625]]> : tensor<3x4xf16>
    return %c0, %c1 : tensor<3x4xf16>, tensor<3x4xf16>
  }
}

// -----

module @derived_atan2_pullback_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf32>, tensor<3x4xf32>)
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<3x4xf32>
    %1 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = chlo.square %arg1 : tensor<3x4xf32> -> tensor<3x4xf32>
    %3 = stablehlo.add %1, %2 : tensor<3x4xf32>
    %4 = stablehlo.divide %arg1, %3 : tensor<3x4xf32>
    %5 = stablehlo.negate %arg0 : tensor<3x4xf32>
    %6 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %7 = chlo.square %arg1 : tensor<3x4xf32> -> tensor<3x4xf32>
    %8 = stablehlo.add %6, %7 : tensor<3x4xf32>
    %9 = stablehlo.divide %5, %8 : tensor<3x4xf32>
    %10 = stablehlo.multiply %arg2, %9 : tensor<3x4xf32>
    %11 = stablehlo.multiply %arg2, %4 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%10, %want1) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[0.6339135, 0.5664254, 0.40138018, 0.4551104], [0.49411628, 0.29474303, 0.25725433, 0.25930825], [0.6180166, 0.37954503, 0.50576574, 0.526998]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[1.1576699, 1.2060858, 0.5773013, 0.9125427], [0.81169105, 1.8447682, 1.5674704, 0.8098633], [0.84086955, 1.986069, 0.5636984, 0.38280377]]> : tensor<3x4xf32>
    %c2 = stablehlo.constant dense<[[-0.22057767, -2.6829326, -1.734261, -1.847271], [-2.929305, -0.18019626, 2.2834125, 1.6830577], [0.30770582, -0.023376212, 0.29065993, -2.909056]]> : tensor<3x4xf32>
    return %c0, %c1, %c2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
  func.func private @expected() -> (tensor<3x4xf32>, tensor<3x4xf32>) {
    %c0 = stablehlo.constant dense<[[-0.14658403, -1.8225188, -2.0251334, -1.6210973], [-2.6331213, -0.09524819, 1.4185407, 1.884954], [0.2375932, -0.011355385, 0.28566498, -2.6247652]]> : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<[[0.080266066, 0.8559266, 1.408014, 0.8084863], [1.6029105, 0.0152180325, -0.2328119, -0.603539], [-0.17462465, 0.0021700556, -0.2563065, 3.6134598]]> : tensor<3x4xf32>
    return %c0, %c1 : tensor<3x4xf32>, tensor<3x4xf32>
  }
}

// -----

module @derived_atan2_pullback_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>)
    %want0, %want1 = call @expected() : () -> (tensor<3x4xf64>, tensor<3x4xf64>)
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<3x4xf64>
    %1 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = chlo.square %arg1 : tensor<3x4xf64> -> tensor<3x4xf64>
    %3 = stablehlo.add %1, %2 : tensor<3x4xf64>
    %4 = stablehlo.divide %arg1, %3 : tensor<3x4xf64>
    %5 = stablehlo.negate %arg0 : tensor<3x4xf64>
    %6 = chlo.square %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %7 = chlo.square %arg1 : tensor<3x4xf64> -> tensor<3x4xf64>
    %8 = stablehlo.add %6, %7 : tensor<3x4xf64>
    %9 = stablehlo.divide %5, %8 : tensor<3x4xf64>
    %10 = stablehlo.multiply %arg2, %9 : tensor<3x4xf64>
    %11 = stablehlo.multiply %arg2, %4 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%11, %want0) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%10, %want1) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.3802622880709553, 0.8086013300732982, 0.40224018973598197, 0.8283538399649252], [0.8956085269093046, 0.890683907112481, 0.7174284187952418, 0.7879618732987254], [0.779703283113242, 0.8327209340019023, 0.7806066368209339, 0.5649819070121472]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[1.6378787489812032, 1.4337710854039856, 1.0738697414987342, 1.2408564905267792], [0.3267319046002799, 1.665738675999831, 1.5838018845473136, 1.5779904792172896], [0.3607394072504494, 0.32316506100714115, 1.3310429669830257, 0.38428256300825303]]> : tensor<3x4xf64>
    %c2 = stablehlo.constant dense<[[0.13908004381054528, 1.2221441936045139, -0.1343020771337633, -0.3207672405987321], [2.5898589073479013, -0.2634018209107838, 1.2192002366770387, 2.478909028822418], [-2.8223026018078903, -2.698771948892523, -0.4098252532091555, 0.011146251500449011]]> : tensor<3x4xf64>
    return %c0, %c1, %c2 : tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @expected() -> (tensor<3x4xf64>, tensor<3x4xf64>) {
    %c0 = stablehlo.constant dense<[[0.08057177611022036, 0.646706757971827, -0.10967578828743353, -0.17881621899314198], [0.9310363970014207, -0.12297035088085959, 0.6387321715501072, 1.2574005057240427], [-1.3794295782608497, -1.093110330840439, -0.22910120013352955, 0.009174373959246087]]> : tensor<3x4xf64>
    %c1 = stablehlo.constant dense<[[-0.018706151451486196, -0.36472206057640466, 0.041081341791613046, 0.11937166205907955], [-2.5520744202728056, 0.06575323858396613, -0.28933202841832784, -0.6278768288060439], [2.981503404885243, 2.8166901855905286, 0.13435923690219603, -0.013488395764202597]]> : tensor<3x4xf64>
    return %c0, %c1 : tensor<3x4xf64>, tensor<3x4xf64>
  }
}
