module @numpy_exp_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xi32>
    %want0 = call @expected() : () -> tensor<33xf32>
    %0 = stablehlo.convert %arg0 : (tensor<33xi32>) -> tensor<33xf32>
    %1 = stablehlo.exponential %0 : tensor<33xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xi32> {
    %c0 = stablehlo.constant dense<"0x030000000000000002000000000000000400000004000000FEFFFFFF02000000FDFFFFFF01000000FDFFFFFFFFFFFFFFFDFFFFFF00000000FDFFFFFFFCFFFFFF02000000040000000400000000000000FEFFFFFF03000000FEFFFFFF0300000003000000FDFFFFFF010000000300000003000000FFFFFFFF01000000FEFFFFFFFEFFFFFF"> : tensor<33xi32>
    return %c0 : tensor<33xi32>
  }
  func.func private @expected() -> tensor<33xf32> {
    %c0 = stablehlo.constant dense<"0x2EAFA0410000803F2673EC400000803F82645A4282645A4255950A3E2673EC4086ED4B3D54F82D4086ED4B3DB25ABC3E86ED4B3D0000803F86ED4B3DAE0A963C2673EC4082645A4282645A420000803F55950A3E2EAFA04155950A3E2EAFA0412EAFA04186ED4B3D54F82D402EAFA0412EAFA041B25ABC3E54F82D4055950A3E55950A3E"> : tensor<33xf32>
    return %c0 : tensor<33xf32>
  }
}

// -----

module @numpy_exp_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xbf16>
    %want0 = call @expected() : () -> tensor<1x1xbf16>
    %0 = stablehlo.exponential %arg0 : tensor<1x1xbf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<3.09375> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
  func.func private @expected() -> tensor<1x1xbf16> {
    %c0 = stablehlo.constant dense<22.0> : tensor<1x1xbf16>
    return %c0 : tensor<1x1xbf16>
  }
}

// -----

module @numpy_exp_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.exponential %arg0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-3.5092807, 1.5715292, 2.6998756, 3.0807288, -2.1995535], [3.418287, -3.5982265, -0.5155747, 1.721785, 1.382562], [-2.3224287, 1.3831097, 1.9052712, -2.6690798, -3.2574267]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.029918429, 4.814004, 14.877881, 21.774265, 0.110852644], [30.517096, 0.027372222, 0.5971573, 5.5945053, 3.9850986], [0.0980352, 3.9872816, 6.72123, 0.069315985, 0.038487308]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_exp_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xf64>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf64>
    %0 = stablehlo.exponential %arg0 : tensor<2x1x3x2xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x1x3x2xf64>, tensor<2x1x3x2xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[3.4246714708333084, -3.2123047272906904], [-0.2874863070438698, 3.609648410631234], [0.8743037595413101, -3.5250263396297807]]], [[[-1.953154813745062, 3.2123656791660364], [-3.696050866169646, -1.862100753873623], [-3.2527822290789157, -1.8719437835332782]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
  func.func private @expected() -> tensor<2x1x3x2xf64> {
    %c0 = stablehlo.constant dense<[[[[30.712553224378976, 0.0402637093842497], [0.7501468384284069, 36.953058228160685], [2.3972056812255023, 0.0294510316296212]]], [[[0.1418259306621703, 24.83777498464043], [0.02482135602899592, 0.1553459437509663], [0.038666479035767275, 0.15382436975293218]]]]> : tensor<2x1x3x2xf64>
    return %c0 : tensor<2x1x3x2xf64>
  }
}

// -----

module @numpy_exp_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<33xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<33xcomplex<f32>>
    %0 = stablehlo.exponential %arg0 : tensor<33xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<33xcomplex<f32>>, tensor<33xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x511F5B3F9AE1633F86118B3FB9D25CBFDD8FA1BE9851EA3C4F6DAD3F4FBAA23E3665E6BFA5B2AFBF24684A3E62B75D3F5175803E9BE32BBFE15D9E3CE596AABFA88C313F22A5403E9DFA473F2FA79BBFAAE9B1BF8556943F877B3B3FC38EA03F077D6E3F5209EDBE1B47CD3F73114A3EE9E39F3F3DF926BEA6DCC4BFB0F3C33E993FDE3F4DFB043F0C8EBDBF1DB3ACBF355E693F673BB4BFD64420BFF479C0BFA106253F5D19AD3F4DB9303F4EC338BF14C216BFE8A104BE62B4FEBF64DBC9BE3B6DD8BF96A63E3F2673FBBFFFEF333FE467893D9CD7C2BF8D24BFBF29B5E2BF56F5BDBF5D84BEBFC1E16D3F8D7EA33ED08B24BFE79DC1BF0A06E9BF0376AA3F598CF8BF74EE883F"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
  func.func private @expected() -> tensor<33xcomplex<f32>> {
    %c0 = stablehlo.constant dense<"0x5C94BD3FC621EA3F6CC4F63FF21110C08EA53A3FC0E2AA3C93A96B407A0E9B3F274B053DB1F525BE1B164A3F2EA46D3F0CCB803FD3AD4CBF9032763EC9A27DBFC495FB3F9C96BF3EAB36423FD51203C0673CCC3DCABB693E88B2253F7504FD3F7E5D1140B41D91BF95009C407B85793FDD3A5C40FFED10BF200E4C3ED64AA43DF2AE9D403A57344064BB4C3DB03263BEB168CE3E70251DC0BCCA123D459308BFFF6AD33E9014EE3FFCA0BF3FB2A8A8BFC7DF0C3F58CB92BDD640013E531857BDF3CF0A3E0EEAFF3D5220DB3D35A6B93D2CC2543D8FB888BF421D37BD4E6B61BE24D5983C215F67BEAFE3194035874B3F476AFA3C2C6306BF4F131D3D901D213EEA1B8D3D3DD6003E"> : tensor<33xcomplex<f32>>
    return %c0 : tensor<33xcomplex<f32>>
  }
}

// -----

module @numpy_exp_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<1x1xcomplex<f64>>
    %want0 = call @expected() : () -> tensor<1x1xcomplex<f64>>
    %0 = stablehlo.exponential %arg0 : tensor<1x1xcomplex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(1.4163024537711375,-0.9863493955361808)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
  func.func private @expected() -> tensor<1x1xcomplex<f64>> {
    %c0 = stablehlo.constant dense<(2.2741829140289047,-3.4376957106209014)> : tensor<1x1xcomplex<f64>>
    return %c0 : tensor<1x1xcomplex<f64>>
  }
}
