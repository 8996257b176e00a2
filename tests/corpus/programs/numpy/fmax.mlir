module @numpy_fmax_f16 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>)
    %want0 = call @expected() : () -> tensor<2x1x3x2xf16>
    %0 = call @fmax(%arg0, %arg1) : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) {
    %c0 = stablehlo.constant dense<[[[[-1.08984375, -2.259765625], [4.9296875, -1.8310546875], [-0.9814453125, -0.99951171875]]], [[[-2.763671875, 3.3828125], [4.37890625, -3.83203125], [-0.1287841796875, 1.6923828125]]]]> : tensor<2x1x3x2xf16>
    %c1 = stablehlo.constant dense<[[[[-0.978515625, 3.5703125], [-4.55078125, -4.26171875], [-0.406005859375, 4.06640625]]], [[[4.953125, 2.51953125], [4.625, 4.1171875], [-0.48779296875, 3.63671875]]]]> : tensor<2x1x3x2xf16>
    return %c0, %c1 : tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>
  }
  func.func private @expected() -> tensor<2x1x3x2xf16> {
    %c0 = stablehlo.constant dense<[[[[-0.978515625, 3.5703125], [4.9296875, -1.8310546875], [-0.406005859375, 4.06640625]]], [[[4.953125, 3.3828125], [4.625, 4.1171875], [-0.1287841796875, 3.63671875]]]]> : tensor<2x1x3x2xf16>
    return %c0 : tensor<2x1x3x2xf16>
  }
  func.func private @fmax(%arg0: tensor<2x1x3x2xf16>, %arg1: tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xi1>
    %2 = stablehlo.or %0, %1 : tensor<2x1x3x2xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<2x1x3x2xi1>, tensor<2x1x3x2xf16>, tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16>
    return %3 : tensor<2x1x3x2xf16>
  }
  func.func private @_where(%arg0: tensor<2x1x3x2xi1>, %arg1: tensor<2x1x3x2xf16>, %arg2: tensor<2x1x3x2xf16>) -> tensor<2x1x3x2xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x1x3x2xi1>, tensor<2x1x3x2xf16>
    return %0 : tensor<2x1x3x2xf16>
  }
}

// -----

module @numpy_fmax_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<17x3xf32>, tensor<17x3xf32>)
    %want0 = call @expected() : () -> tensor<17x3xf32>
    %0 = call @fmax(%arg0, %arg1) : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<17x3xf32>, tensor<17x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<17x3xf32>, tensor<17x3xf32>) {
    %c0 = stablehlo.constant dense<"0xE3C591C0F42FADBF571E9240164D25C003DD3FC05B2690C0AD9B983F035D54BE72642AC0E2621040EE35993E7CEB5AC0BC258FBEB5249240E60A2640FF870DBF40D27B40CB0F6940DBC5C03E6108F73FCD1FF3BF79A80C40F1FA15C0955743406D5AA63F822D36402F4ECF3FAC591AC09174384003E699BE4900C83FD4F2F7BF7DAA44C019FC0FBF7658B6BF549C64C0BCBE9F4070ADA4BF38B46BBF95C35B40D0582840235E1240943AC93FEA4363C0BBC99040AFBE843F80AD2E40C9E614C05662704025D41DC0D0359640"> : tensor<17x3xf32>
    %c1 = stablehlo.constant dense<"0x96F496C03E56583EEAFE14BF21553BC0A0189D40F84E15C0156459C0990C7040633C6040C4A327BE444217BF6FCC8840E85A5C40CD4793400B2D494088FF0440481485C0BCEA94C0E4CD2B403A0800BF73003DC04F736DC0CC018A3F2DD87DC06B14563F4AD4BD3FD87879408FBFC63ED3B62EC0C4633B40396C00C0F76BE7BFA1298EC0600985401D4593C03F5C8040AD44663F77873E40C09A06404B19683FBA797CC0CB85C9BFBC385940ABC45C3E742D8D409BEE89BFB3AD9940FE6014C001B2054004E70440EE7D8B40"> : tensor<17x3xf32>
    return %c0, %c1 : tensor<17x3xf32>, tensor<17x3xf32>
  }
  func.func private @expected() -> tensor<17x3xf32> {
    %c0 = stablehlo.constant dense<"0xE3C591C03E56583E571E9240164D25C0A0189D40F84E15C0AD9B983F990C7040633C6040E2621040EE35993E6FCC8840E85A5C40CD4793400B2D494088FF044040D27B40CB0F6940E4CD2B406108F73FCD1FF3BF79A80C40CC018A3F955743406D5AA63F822D3640D87879408FBFC63E91743840C4633B404900C83FF76BE7BF7DAA44C0600985407658B6BF3F5C8040BCBE9F4077873E40C09A064095C35B40D0582840235E1240BC385940ABC45C3EBBC99040AFBE843FB3AD9940FE6014C05662704004E70440D0359640"> : tensor<17x3xf32>
    return %c0 : tensor<17x3xf32>
  }
  func.func private @fmax(%arg0: tensor<17x3xf32>, %arg1: tensor<17x3xf32>) -> tensor<17x3xf32> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xi1>
    %2 = stablehlo.or %0, %1 : tensor<17x3xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<17x3xi1>, tensor<17x3xf32>, tensor<17x3xf32>) -> tensor<17x3xf32>
    return %3 : tensor<17x3xf32>
  }
  func.func private @_where(%arg0: tensor<17x3xi1>, %arg1: tensor<17x3xf32>, %arg2: tensor<17x3xf32>) -> tensor<17x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<17x3xi1>, tensor<17x3xf32>
    return %0 : tensor<17x3xf32>
  }
}

// -----

module @numpy_fmax_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<3x5xf64>, tensor<3x5xf64>)
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = call @fmax(%arg0, %arg1) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<3x5xf64>, tensor<3x5xf64>) {
    %c0 = stablehlo.constant dense<[[3.1939726586507327, 0.9288356694107858, 1.077570562356919, -1.5211234790051744, 3.6498980954679574], [2.657766760704914, -4.894966047542029, -3.494927365268791, -3.9796325171951086, -1.8532057480277162], [3.213110408289806, 4.371059917651351, 0.390224769718043, -2.683178744925799, 3.3556397226174166]]> : tensor<3x5xf64>
    %c1 = stablehlo.constant dense<[[2.315148330349949, -4.611659439558961, 2.6780738862974562, -3.9495690349223365, -4.48790990358619], [0.14134096916768346, 1.8164208201857548, 3.356988323789121, 3.851522968068238, 3.4011376429347564], [-3.704364745361095, 0.8301763250828067, 4.246005227008318, 0.21454880140620425, 3.2584377994606655]]> : tensor<3x5xf64>
    return %c0, %c1 : tensor<3x5xf64>, tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[3.1939726586507327, 0.9288356694107858, 2.6780738862974562, -1.5211234790051744, 3.6498980954679574], [2.657766760704914, 1.8164208201857548, 3.356988323789121, 3.851522968068238, 3.4011376429347564], [3.213110408289806, 4.371059917651351, 4.246005227008318, 0.21454880140620425, 3.3556397226174166]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @fmax(%arg0: tensor<3x5xf64>, %arg1: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %2 = stablehlo.or %0, %1 : tensor<3x5xi1>
    %3 = call @_where(%2, %arg0, %arg1) : (tensor<3x5xi1>, tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    return %3 : tensor<3x5xf64>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf64>, %arg2: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xf64>
    return %0 : tensor<3x5xf64>
  }
}
