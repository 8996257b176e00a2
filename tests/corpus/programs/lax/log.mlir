module @lax_log_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xbf16>
    %want0 = call @expected() : () -> tensor<4x0x2xbf16>
    %0 = stablehlo.log %arg0 : tensor<4x0x2xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xbf16>
    return %c0 : tensor<4x0x2xbf16>
  }
  func.func private @expected() -> tensor<4x0x2xbf16> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xbf16>
    return %c0 : tensor<4x0x2xbf16>
  }
}

// -----

module @lax_log_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf16>
    %0 = stablehlo.log %arg0 : tensor<2x1x3x2xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[12.2578125, 12.7265625], [8.78125, 13.078125], [29.296875, 17.265625]]], [[[9.3125, 28.796875], [17.015625, 17.40625], [3.51953125, 5.515625]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[2.505859375, 2.54296875], [2.171875, 2.5703125], [3.376953125, 2.849609375]]], [[[2.23046875, 3.359375], [2.833984375, 2.857421875], [1.2587890625, 1.7080078125]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
}

// -----

module @lax_log_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf32>
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %0 = stablehlo.log %arg0 : tensor<17x3xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x9C760E414BAC56403114CE4046EF4F41EB5AC04165A6EC4002614C4158DA43418129193F7F165941C57D73415B23E540932AC341D37F14400EFD0441DFD8B541C3A8C4409DD8B141A0166241514E084110B5DB413D9EB641AE0830418A7F494172B9844164E28641C4DEB2416FE6BE4153F3A641FD04BE40932F9B410317E241EC51E341BC50B7413CB4A53F8486D741CD6B6141FA69BB4003E1FB40EC9E9941BA91C341323DFF40355070412A9AE0414A4AA3400721A641DACBCC41A59C6C40ABAE8441DD48A641C659DB41"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0x8CEF0B40EAE89A3F2867EE3FFC22244083834B40DD0D0040640823403C4E2040908003BFC7E42640513D2E40BAFAFB3F39714C407979573FF88707401CEB47400E6AE83F9A7E46405C7E2940A81B0940CF0554406D304840467A1940D01F2240ECC3334069CC3440ACDC46401C074B40C87242409C04E43F8AC53D40FEDA5540E4335640DD6E4840422F843EF5CA5240EE4D29403240E23FAD0B0440781F3D4003934C40CCE4044012662D40D46E55400F9DD03FF721424056864F40695DA73FBABE33404E31424032EB5340"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
}

// -----

module @lax_log_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = stablehlo.log %arg0 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[24.160739495065602, 16.75718108292686, 1.2729367969722418, 12.990009944171284, 20.816699315508508], [5.696490639715245, 18.49897202947067, 22.080822995177552, 23.391962901082568, 24.1110377023872], [24.494634243359318, 7.551732254674427, 17.37774179899459, 23.48042480031383, 7.471105916819558]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[3.184728980837662, 2.8188268877650953, 0.2413266694599592, 2.564180596207333, 3.0357555163013745], [1.7398503079905028, 2.917715164565875, 3.094709494046578, 3.152392497600078, 3.182669731598153], [3.198454083089255, 2.0217769746493506, 2.8551901803825115, 3.156167086802789, 2.0110430359537457]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
}

// -----

module @lax_log_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.log %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0xFC00, 0xFC00, 0.0, 0xFE00, -0.693359375, 0xFE00, 0.693359375, 0xFE00, 0x7C00, 0xFE00, 0x7E00, -9.2109375, 5.703125, 0xFE00]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_log_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.log %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0xFF800000, 0xFF800000, 0.0, 0xFFFFFFFF, -0.6931472, 0xFFFFFFFF, 0.6931472, 0xFFFFFFFF, 0x7F800000, 0xFFC00000, 0x7FC00000, -9.2103405, 5.7037826, 0xFFC00000]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_log_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.log %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0.0, 0x7FF8000000000000, -0.6931471805599453, 0x7FF8000000000000, 0.6931471805599453, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, -9.210340371976182, 5.703782474656201, 0x7FF8000000000000]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_log_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x0x2xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<4x0x2xcomplex<f32>>
    %0 = stablehlo.log %arg0 : tensor<4x0x2xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<4x0x2xcomplex<f32>>, tensor<4x0x2xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
  func.func private @expected() -> tensor<4x0x2xcomplex<f32>> {
    %c0 = stablehlo.constant dense<> : tensor<4x0x2xcomplex<f32>>
    return %c0 : tensor<4x0x2xcomplex<f32>>
  }
}

// -----

module @lax_log_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<2x1x3x2xcomplex<f64>>
    %0 = stablehlo.log %arg0 : tensor<2x1x3x2xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<2x1x3x2xcomplex<f64>>, tensor<2x1x3x2xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(-0.5493746020281716,-1.173540509471711), (2.4369993587793255,0.8965722746195617)], [(2.8651734692075292,2.2132944816333886), (-1.117715728709178,1.9066723998884862)], [(1.6505696480596885,-1.1408132440057324), (2.104006676430066,0.9624955671335176)]]], [[[(-2.168547363258071,0.25008558766080125), (2.102192449272243,0.5502393249592092)], [(-2.1335200945656756,2.5116784946099715), (0.6388310759064915,-0.5694903088685832)], [(-2.407338482476691,2.4978301682991075), (1.814866114299459,0.43041378731288304)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
  func.func private @expected() -> tensor<2x1x3x2xcomplex<f64>> {
    %c0 = stablehlo.constant dense<[[[[(0.25910210170292736,-2.0086280078924053), (0.9542382067986426,0.35253160590135946)], [(1.2866072256040573,0.6577349154568973), (0.7930527165183264,2.101016478546157)], [(0.6963661739682607,-0.60477067247178), (0.8388511617090273,0.429039011091452)]]], [[[(0.7806635078792935,3.0267758532102116), (0.7761137212852677,0.2560022985015148)], [(1.1925632698410866,2.2749651724639226), (-0.1556976062243374,-0.7280750031089915)], [(1.243886025254998,2.3377483513410104), (0.6233717353999216,0.23285800302196258)]]]]> : tensor<2x1x3x2xcomplex<f64>>
    return %c0 : tensor<2x1x3x2xcomplex<f64>>
  }
}

// -----

module @lax_log_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E3M4>
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.log %arg0 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[0.265625, 0.484375, 1.875, 1.8125], [1.375, 1.375, 1.4375, 1.875], [1.3125, 0.6875, 1.1875, 0.84375]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[-1.3125, -0.71875, 0.625, 0.59375], [0.3125, 0.3125, 0.359375, 0.625], [0.265625, -0.375, 0.171875, -0.171875]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_log_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.log %arg0 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[1.625, 1.375, 1.5, 0.9375], [1.25, 1.5, 0.4375, 1.0], [1.375, 0.34375, 0.6875, 0.40625]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[0.5, 0.3125, 0.40625, -0.0625], [0.21875, 0.40625, -0.8125, 0.0], [0.3125, -1.125, -0.375, -0.875]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_log_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.log %arg0 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[0.8125, 1.125, 0.8125, 1.5], [1.75, 1.125, 0.3125, 0.75], [2.0, 0.6875, 1.75, 1.875]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[-0.203125, 0.1171875, -0.203125, 0.40625], [0.5625, 0.1171875, -1.125, -0.28125], [0.6875, -0.375, 0.5625, 0.625]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_log_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.log %arg0 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[1.0, 1.125, 2.0, 0.46875], [0.8125, 0.8125, 1.875, 1.0], [1.375, 0.28125, 0.8125, 0.5]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[0.0, 0.1171875, 0.6875, -0.75], [-0.203125, -0.203125, 0.625, 0.0], [0.3125, -1.25, -0.203125, -0.6875]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_log_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.log %arg0 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[1.25, 0.75, 0.625, 1.25], [0.75, 0.9375, 0.8125, 0.625], [0.4375, 2.0, 1.5, 1.5]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[0.21875, -0.28125, -0.46875, 0.21875], [-0.28125, -0.0625, -0.203125, -0.46875], [-0.8125, 0.6875, 0.40625, 0.40625]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_log_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.log %arg0 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[2.0, 1.0, 0.75, 1.75], [0.875, 0.4375, 0.875, 0.4375], [0.5, 1.25, 1.0, 0.25]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[0.75, 0.0, -0.3125, 0.5], [-0.125, -0.875, -0.125, -0.875], [-0.75, 0.21875, 0.0, -1.5]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_log_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.log %arg0 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.5, 0.5, 1.25, 1.75], [0.3125, 1.0, 1.25, 2.0], [1.25, 0.625, 1.75, 2.0]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[0.375, -0.75, 0.21875, 0.5], [-1.25, 0.0, 0.21875, 0.75], [0.21875, -0.5, 0.5, 0.75]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}
