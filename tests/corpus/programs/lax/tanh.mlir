module @lax_tanh_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xbf16>
    %want0 = call @expected() : () -> tensor<33xbf16>
    %0 = stablehlo.tanh %arg0 : tensor<33xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0xA93F96C089BF3E3E18C030C0EDBF0EC03C40034082BF2FC0BDBFE3BE83403E3E3DC0F53E7C404AC09A3E99BF7A4054402F405C408C407EC003C0D5BF36406BC04940"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
  func.func private @expected() -> tensor<33xbf16> {
    %c0 = stablehlo.constant dense<"0x5E3F80BF4ABF3C3E7CBF7EBF74BF7ABF7F3F783F45BF7EBF67BFD5BE803F3C3E7FBFE43E803F7FBF963E55BF803F7F3F7E3F7F3F803F80BF78BF6EBF7E3F80BF7F3F"> : tensor<33xbf16>
    return %c0 : tensor<33xbf16>
  }
}

// -----

module @lax_tanh_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xf16>
    %want0 = call @expected() : () -> tensor<1x1xf16>
    %0 = stablehlo.tanh %arg0 : tensor<1x1xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<2.33203125> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
  func.func private @expected() -> tensor<1x1xf16> {
    %c0 = stablehlo.constant dense<0.9814453125> : tensor<1x1xf16>
    return %c0 : tensor<1x1xf16>
  }
}

// -----

module @lax_tanh_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.tanh %arg0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[2.8555663, 0.25929856, -4.5083084, -0.7422123, -4.7559657], [-2.7953393, -0.23749831, -1.6065605, -0.8544375, 2.5943203], [2.301337, -0.74758, -2.3707511, 1.3257504, -1.2139736]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.99340403, 0.2536393, -0.99975723, -0.63047993, -0.99985206], [-0.9925628, -0.23313141, -0.9226501, -0.69338065, 0.98890275], [0.98014903, -0.63370305, -0.98269993, 0.86820686, -0.83786756]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @lax_tanh_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = stablehlo.tanh %arg0 : tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[1.6109627286240862, -1.7019727418483663], [-1.1593814813636207, -3.6768952157368573], [3.2539577727805096, -3.8493595467559283]]], [[[1.3233415968463564, -1.828004922830572], [0.3690516178260079, 2.246624762104269], [4.488466851376868, 0.6784244922566813]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[0.9233021703868097, -0.9356552282472554], [-0.820838207731572, -0.9987204965517456], [0.9970212717738919, -0.9990935958029298]]], [[[0.8676125328477186, -0.9496305261414663], [0.35316189386149494, 0.977878924972544], [0.9997474529029611, 0.5904941956979867]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}

// -----

module @lax_tanh_special_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf16>
    %want0 = call @expected() : () -> tensor<14xf16>
    %0 = stablehlo.tanh %arg0 : tensor<14xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf16>, tensor<14xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7C00, 0xFC00, 0x7E00, 0.00010001659393310547, 300.0, -300.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
  func.func private @expected() -> tensor<14xf16> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.76171875, -0.76171875, 0.462158203125, -0.462158203125, 0.9638671875, -0.9638671875, 1.0, -1.0, 0x7E00, 0.00010001659393310547, 1.0, -1.0]> : tensor<14xf16>
    return %c0 : tensor<14xf16>
  }
}

// -----

module @lax_tanh_special_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf32>
    %want0 = call @expected() : () -> tensor<14xf32>
    %0 = stablehlo.tanh %arg0 : tensor<14xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf32>, tensor<14xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000, 9.999999747378752e-05, 300.0, -300.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
  func.func private @expected() -> tensor<14xf32> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.7615942, -0.7615942, 0.46211717, -0.46211717, 0.9640276, -0.9640276, 1.0, -1.0, 0x7FC00000, 9.999999747378752e-05, 1.0, -1.0]> : tensor<14xf32>
    return %c0 : tensor<14xf32>
  }
}

// -----

module @lax_tanh_special_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<14xf64>
    %want0 = call @expected() : () -> tensor<14xf64>
    %0 = stablehlo.tanh %arg0 : tensor<14xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 8 : i64} : (tensor<14xf64>, tensor<14xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0001, 300.0, -300.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
  func.func private @expected() -> tensor<14xf64> {
    %c0 = stablehlo.constant dense<[0.0, -0.0, 0.7615941559557649, -0.7615941559557649, 0.4621171572600098, -0.4621171572600098, 0.9640275800758169, -0.9640275800758169, 1.0, -1.0, 0x7FF8000000000000, 9.999999966666667e-05, 1.0, -1.0]> : tensor<14xf64>
    return %c0 : tensor<14xf64>
  }
}

// -----

module @lax_tanh_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<33xcomplex<f32>>
    %0 = stablehlo.tanh %arg0 : tensor<33xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 9.537e-07 : f64} : (tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xBA919EBF944BA93D09980A4044022B3F8F2BBF3FCFFF3D4089CC2840B8383DC0C4A539BF3D8905408E7223C0E338973FD9B6903F243B34C00968054005346FBF98EB0BBF1B8A14C03F63B83F462A2E3EC8F2B93E89D72AC0B26AB0BFCF2884BEB689E63E997A31C0D01E72BF0E5852BE29C7B03FCDF4FBBFA7C728C0D3B434C07647A03F3E29C3BF862D5BBF80FB3FC04D27C13F06CB0ABEF652AFBFD0240F3F474442BFB606663EDE690F40C643B73FB657A3BE056CF4BE00EC323E2B231FC0DB8FDABFD89651BF47CD823FE1EF29C06AAD6E3F7D0D4E3F365CAF3D9F980B40D64BC73F4373154027F1F8BF34780240E4B519BFE5E8BA3E3018B43F58A714BDAE75BB3DAB37E83F"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
  func.func private @expected() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0xDCC558BF1104C13CE35A7E3FFF48D03CBFAC683F4628FFBC18917D3F764B703BBA9494BF810FFDBE3C1A81BFEE710C3C0632573FCBD9DB3D761C813FD56DF4BC675A55BF6FB7203FD223663FE0370A3D67C7D93E1BC8DE3E91C564BF4F7166BDC4EBF13E6F439E3E208B40BFFBE5BDBD8E3F8B3F08BEC93D0FE57DBFB7BFC53B0EA9963FD71592BC269833BFFD09963D31E3683F8A9FC3BCAD5970BF7D62E03DCCE228BF1620073E35D0823F3C0DD03BD452C3BEB1ABE9BEC8628A3E63793B3FD64880BFA7CD86BD0B7D583FC58F3C3E8CE8763F4CAD9C3EC427833E8DFBB2BF34F27F3F9D1DB6BD9C1283BFD1260ABDC64617BF788B853E2319633F4FBDFDBB2A35B13F402861C0"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
}

// -----

module @lax_tanh_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<1x1xcomplex<f64>>
    %0 = stablehlo.tanh %arg0 : tensor<1x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.776e-15 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(-1.4219603394495661,2.5584955741592506)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(-0.9498738131960525,-0.10197839837413299)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
}

// -----

module @lax_tanh_f8e3m4 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E3M4>
    %want0 = call @expected() : () -> tensor<3x4xf8E3M4>
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf8E3M4>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[1.4375, 0.328125, 0.484375, 1.3125], [1.75, 0.296875, 1.125, 1.375], [1.5625, 1.5, 1.625, 1.6875]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
  func.func private @expected() -> tensor<3x4xf8E3M4> {
    %c0 = stablehlo.constant dense<[[0.90625, 0.3125, 0.453125, 0.875], [0.9375, 0.28125, 0.8125, 0.875], [0.90625, 0.90625, 0.9375, 0.9375]]> : tensor<3x4xf8E3M4>
    return %c0 : tensor<3x4xf8E3M4>
  }
}

// -----

module @lax_tanh_f8e4m3 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3>
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf8E4M3>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[1.25, 0.9375, 1.5, 1.25], [1.25, 1.125, 1.75, 1.125], [0.875, 1.625, 1.25, 0.46875]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3> {
    %c0 = stablehlo.constant dense<[[0.875, 0.75, 0.875, 0.875], [0.875, 0.8125, 0.9375, 0.8125], [0.6875, 0.9375, 0.875, 0.4375]]> : tensor<3x4xf8E4M3>
    return %c0 : tensor<3x4xf8E4M3>
  }
}

// -----

module @lax_tanh_f8e4m3b11fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3B11FNUZ>
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[1.0, 1.25, 0.875, 1.125], [1.125, 0.5625, 1.625, 1.375], [0.6875, 2.0, 0.75, 0.6875]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3B11FNUZ> {
    %c0 = stablehlo.constant dense<[[0.75, 0.875, 0.6875, 0.8125], [0.8125, 0.5, 0.9375, 0.875], [0.625, 0.9375, 0.625, 0.625]]> : tensor<3x4xf8E4M3B11FNUZ>
    return %c0 : tensor<3x4xf8E4M3B11FNUZ>
  }
}

// -----

module @lax_tanh_f8e4m3fn {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FN>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FN>
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf8E4M3FN>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[1.875, 1.75, 1.5, 1.625], [0.3125, 0.40625, 1.25, 0.3125], [1.25, 0.4375, 1.875, 0.28125]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FN> {
    %c0 = stablehlo.constant dense<[[0.9375, 0.9375, 0.875, 0.9375], [0.3125, 0.375, 0.875, 0.3125], [0.875, 0.40625, 0.9375, 0.28125]]> : tensor<3x4xf8E4M3FN>
    return %c0 : tensor<3x4xf8E4M3FN>
  }
}

// -----

module @lax_tanh_f8e4m3fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E4M3FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E4M3FNUZ>
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[1.75, 0.75, 0.9375, 1.125], [1.875, 0.9375, 1.375, 1.0], [0.5625, 0.75, 1.0, 2.0]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E4M3FNUZ> {
    %c0 = stablehlo.constant dense<[[0.9375, 0.625, 0.75, 0.8125], [0.9375, 0.75, 0.875, 0.75], [0.5, 0.625, 0.75, 0.9375]]> : tensor<3x4xf8E4M3FNUZ>
    return %c0 : tensor<3x4xf8E4M3FNUZ>
  }
}

// -----

module @lax_tanh_f8e5m2 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2>
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf8E5M2>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[2.0, 1.5, 0.5, 1.75], [1.75, 0.4375, 0.5, 1.5], [0.3125, 1.25, 0.875, 0.625]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2> {
    %c0 = stablehlo.constant dense<[[1.0, 0.875, 0.4375, 1.0], [1.0, 0.4375, 0.4375, 0.875], [0.3125, 0.875, 0.75, 0.5]]> : tensor<3x4xf8E5M2>
    return %c0 : tensor<3x4xf8E5M2>
  }
}

// -----

module @lax_tanh_f8e5m2fnuz {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf8E5M2FNUZ>
    %want0 = call @expected() : () -> tensor<3x4xf8E5M2FNUZ>
    %0 = stablehlo.tanh %arg0 : tensor<3x4xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 1 : i64} : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[1.25, 1.5, 1.5, 1.5], [0.625, 1.5, 1.0, 1.75], [1.0, 0.75, 1.25, 1.25]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
  func.func private @expected() -> tensor<3x4xf8E5M2FNUZ> {
    %c0 = stablehlo.constant dense<[[0.875, 0.875, 0.875, 0.875], [0.5, 0.875, 0.75, 1.0], [0.75, 0.625, 0.875, 0.875]]> : tensor<3x4xf8E5M2FNUZ>
    return %c0 : tensor<3x4xf8E5M2FNUZ>
  }
}
