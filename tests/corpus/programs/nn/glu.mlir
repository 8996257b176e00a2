module @nn_glu_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x3xbf16>
    %0 = call @glu(%arg0) : (tensor<4x6xbf16>) -> tensor<4x3xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xD4BF0C4032407A3F96BF48BF1FBF2B401DC0F5BF0EC03340E93FE53F0C40903F483E0C3FD43F3D40453F6EBE4BBFA33F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x3xbf16> {
    %c0 = stablehlo.constant dense<[[-1.203125, 0.515625, 0.875], [-0.080078125, 0.26171875, -2.3125], [1.375, 0.9765625, 1.3828125], [0.73828125, 0.921875, 0.6015625]]> : tensor<4x3xbf16>
    return %c0 : tensor<4x3xbf16>
  }
  func.func private @glu(%arg0: tensor<4x6xbf16>) -> tensor<4x3xbf16> {
    %0 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x6xbf16>) -> tensor<4x3xbf16>
    %1 = stablehlo.slice %arg0 [0:4, 3:6] : (tensor<4x6xbf16>) -> tensor<4x3xbf16>
    %2 = stablehlo.negate %1 : tensor<4x3xbf16>
    %3 = stablehlo.exponential %2 : tensor<4x3xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %5 = stablehlo.add %4, %3 : tensor<4x3xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %7 = stablehlo.divide %6, %5 : tensor<4x3xbf16>
    %8 = stablehlo.multiply %0, %7 : tensor<4x3xbf16>
    return %8 : tensor<4x3xbf16>
  }
}

// -----

module @nn_glu_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x3xf16>
    %0 = call @glu(%arg0) : (tensor<4x6xf16>) -> tensor<4x3xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x153F18313B3E57C13EBDF93E0ABBDBC10FC070B51D3E57BE31BE6AC1983E48C126C0FB4107C18D296141A1C196BFDCB9"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x3xf16> {
    %c0 = stablehlo.constant dense<[[0.11468505859375, 0.033782958984375, 1.3251953125], [-0.365966796875, -2.40625, -0.344970703125], [-0.10308837890625, -0.30224609375, 1.5703125], [-0.14208984375, 0.005657196044921875, 0.873046875]]> : tensor<4x3xf16>
    return %c0 : tensor<4x3xf16>
  }
  func.func private @glu(%arg0: tensor<4x6xf16>) -> tensor<4x3xf16> {
    %0 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x6xf16>) -> tensor<4x3xf16>
    %1 = stablehlo.slice %arg0 [0:4, 3:6] : (tensor<4x6xf16>) -> tensor<4x3xf16>
    %2 = stablehlo.negate %1 : tensor<4x3xf16>
    %3 = stablehlo.exponential %2 : tensor<4x3xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x3xf16>
    %5 = stablehlo.add %4, %3 : tensor<4x3xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x3xf16>
    %7 = stablehlo.divide %6, %5 : tensor<4x3xf16>
    %8 = stablehlo.multiply %0, %7 : tensor<4x3xf16>
    return %8 : tensor<4x3xf16>
  }
}

// -----

module @nn_glu_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x3xf32>
    %0 = call @glu(%arg0) : (tensor<4x6xf32>) -> tensor<4x3xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xB7413AC0DC91883FB9C318BE0B2D8DBF8B22CABD06425FBF47E4204090E9823F2BE8183F45D7B8BEF7742440C187BB3F5D5A1BC0444A09C0B878E33FE04A84BF819C5EBFF0140A3E357CD6BF22387A3FE4B81C40D5F3143F79D6BBBE065EB43F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x3xf32> {
    %c0 = stablehlo.constant dense<[[-0.72520787, 0.5071704, -0.043982055], [1.0325056, 0.9500165, 0.48518586], [-0.63694566, -0.63355654, 0.94837934], [-1.0749259, 0.40005505, 1.9679095]]> : tensor<4x3xf32>
    return %c0 : tensor<4x3xf32>
  }
  func.func private @glu(%arg0: tensor<4x6xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x6xf32>) -> tensor<4x3xf32>
    %1 = stablehlo.slice %arg0 [0:4, 3:6] : (tensor<4x6xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.negate %1 : tensor<4x3xf32>
    %3 = stablehlo.exponential %2 : tensor<4x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %5 = stablehlo.add %4, %3 : tensor<4x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %7 = stablehlo.divide %6, %5 : tensor<4x3xf32>
    %8 = stablehlo.multiply %0, %7 : tensor<4x3xf32>
    return %8 : tensor<4x3xf32>
  }
}

// -----

module @nn_glu_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x3xf64>
    %0 = call @glu(%arg0) : (tensor<4x6xf64>) -> tensor<4x3xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xE192338FD29706C0C04B557571D2BF3F2A7EC54B6A1305C0440C3CEA4DAF05C06BFE1F908357F7BFC3C26184C22BF5BFA07B90899E8BB23FD45ECEA277F704C08091825178A6ABBFE8E2BA3E07CAFD3F00A66684042AC0BF50AF0EED9AAFE1BF8C40719E5819EB3F90D0874705D60440E55EA2B5B4D3F7BF2CD83DB12C880740CCFBAE66E6A1004058DC16B194080340EC371DF646F5F0BFD609C3BA775F0140C8FF40BCB5E4E2BFC64142D408730540BF66E6CF0EB5F1BF402F7177A19EE9BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x3xf64> {
    %c0 = stablehlo.constant dense<[[-0.17608715186647428, 0.023448977164403553, -0.5540025014728457], [0.0627000241421391, -1.2277854004065818, -0.01972465843264716], [0.8043830936308669, 2.315013088153943, -1.3629426470382813], [-0.9919503533735469, 0.5396158459600412, -0.18296731071082412]]> : tensor<4x3xf64>
    return %c0 : tensor<4x3xf64>
  }
  func.func private @glu(%arg0: tensor<4x6xf64>) -> tensor<4x3xf64> {
    %0 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x6xf64>) -> tensor<4x3xf64>
    %1 = stablehlo.slice %arg0 [0:4, 3:6] : (tensor<4x6xf64>) -> tensor<4x3xf64>
    %2 = stablehlo.negate %1 : tensor<4x3xf64>
    %3 = stablehlo.exponential %2 : tensor<4x3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %5 = stablehlo.add %4, %3 : tensor<4x3xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %7 = stablehlo.divide %6, %5 : tensor<4x3xf64>
    %8 = stablehlo.multiply %0, %7 : tensor<4x3xf64>
    return %8 : tensor<4x3xf64>
  }
}

// -----

module @nn_glu_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:4 = call @glu(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %5 = stablehlo.convert %4 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    %6 = call @glu_0(%0#1, %0#2, %0#3, %5) : (tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x07407BBD1FC0EB3F313DDA3F4FBF2B40713FE2BCF13F343FA2BF284060BF11C0A23F39BFA8BFA63DBBBFD33FAB3FFC3F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x5D3F033F593F7F3E7BBCA4BEFC3E5D3F2C3F4FBEA23E553EC13D483FA73EDDBDE63E44BE563F4A3F603F38BE5C3C24BE"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @glu(%arg0: tensor<4x6xbf16>) -> (tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>) {
    %0 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x6xbf16>) -> tensor<4x3xbf16>
    %1 = stablehlo.slice %arg0 [0:4, 3:6] : (tensor<4x6xbf16>) -> tensor<4x3xbf16>
    %2 = stablehlo.negate %1 : tensor<4x3xbf16>
    %3 = stablehlo.exponential %2 : tensor<4x3xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %5 = stablehlo.add %4, %3 : tensor<4x3xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %7 = stablehlo.divide %6, %5 : tensor<4x3xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %9 = stablehlo.subtract %8, %7 : tensor<4x3xbf16>
    %10 = stablehlo.multiply %7, %9 : tensor<4x3xbf16>
    %11 = stablehlo.multiply %0, %7 : tensor<4x3xbf16>
    return %11, %10, %7, %0 : tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>
  }
  func.func private @glu_0(%arg0: tensor<4x3xbf16>, %arg1: tensor<4x3xbf16>, %arg2: tensor<4x3xbf16>, %arg3: tensor<4x3xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x3xbf16>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x3xbf16>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x3xbf16>
    %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> tensor<4x6xbf16>
    return %3 : tensor<4x6xbf16>
  }
}

// -----

module @nn_glu_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:4 = call @glu(%arg0) : (tensor<4x6xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %3 = call @glu_0(%0#1, %0#2, %0#3, %2) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x8F55C03E0AE942BF2913B1BF44273CC014B10C40705AF93FA7630740DFAFD5BF6752DD3F909F16C0D9C1374094BF343E8AFEEC3FF82E2E40F3890A40F82C6BBFE4A4E2BF103F963E4B2636C02F3039BE930A2940CD240A4085F4A5BF9FDF8F3F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x82AF4D3DCA6C663F7D0F603FCDC5923CBB368CBD78B01ABE5BBEB13D9147723F7D440B3F12B02B3EEB6BADBD5E9BDB3EEF09923EA2F3143EADA5123FC144C13EEB35AD3E4299073F687E653F8EE75B3E1F36413F934187BE91D4F9BCFE54FA3E"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @glu(%arg0: tensor<4x6xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
    %0 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x6xf32>) -> tensor<4x3xf32>
    %1 = stablehlo.slice %arg0 [0:4, 3:6] : (tensor<4x6xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.negate %1 : tensor<4x3xf32>
    %3 = stablehlo.exponential %2 : tensor<4x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %5 = stablehlo.add %4, %3 : tensor<4x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %7 = stablehlo.divide %6, %5 : tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<4x3xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<4x3xf32>
    %11 = stablehlo.multiply %0, %7 : tensor<4x3xf32>
    return %11, %10, %7, %0 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
  }
  func.func private @glu_0(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x3xf32>, %arg3: tensor<4x3xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x3xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x3xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x3xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
}

// -----

module @nn_glu_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:4 = call @glu(%arg0) : (tensor<4x6xf64>) -> (tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %3 = call @glu_0(%0#1, %0#2, %0#3, %2) : (tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x3C92745BA3C1034098EF0F4792ADE0BF5E78D85D9DA002405CEAD3BBC21AF23F20DCD9CB74CFFB3F18531F6DC80DD4BF3879DCED7D96FA3F70D47F3A2830EF3F18AA3386C380F13F705313262696FD3F806E4345F67FD33F086EB0E5E32DE23F20FAA7845F70E5BF60FAF6159AF4FC3FB8FD4A36B392EF3F28BF62D54747F93F2018322ECC38B7BF303422E84AE0D13FFC18A4634EB4F3BFE4EA7A10E3A00040181CDA6FD7790340F8BFFC4A827CE53F46FBD1EC51A8F7BF5414D97A28E9FB3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x87AA03462632E83F3CF4C28FE636EB3F9A20FE04F406DB3F73FAE5191825DD3F184E02AE27F8B0BF60D90072742DE23F3E25325D1EA6EB3F7C156D5D366BE23F67B064B1286DE43F6036494934FDC83F2A2BAE3CB079CE3FA609EAC1D329D03F23F97FF3BA88EA3F681A1068B48CDE3F0DCEF6A85838E23FBB4A85F0B24AB8BF35071AD65FE5DC3F1A5A06BE14F7CE3FFF6EDEDFB02DE53F7667ED800CC3C73F40B7068A6C3DEB3F98DA47F6E6A3D1BF0F8342545F1CD43F784EBE63A6BAD33F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @glu(%arg0: tensor<4x6xf64>) -> (tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>) {
    %0 = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x6xf64>) -> tensor<4x3xf64>
    %1 = stablehlo.slice %arg0 [0:4, 3:6] : (tensor<4x6xf64>) -> tensor<4x3xf64>
    %2 = stablehlo.negate %1 : tensor<4x3xf64>
    %3 = stablehlo.exponential %2 : tensor<4x3xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %5 = stablehlo.add %4, %3 : tensor<4x3xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %7 = stablehlo.divide %6, %5 : tensor<4x3xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %9 = stablehlo.subtract %8, %7 : tensor<4x3xf64>
    %10 = stablehlo.multiply %7, %9 : tensor<4x3xf64>
    %11 = stablehlo.multiply %0, %7 : tensor<4x3xf64>
    return %11, %10, %7, %0 : tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>
  }
  func.func private @glu_0(%arg0: tensor<4x3xf64>, %arg1: tensor<4x3xf64>, %arg2: tensor<4x3xf64>, %arg3: tensor<4x3xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x3xf64>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x3xf64>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x3xf64>
    %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x6xf64>
    return %3 : tensor<4x6xf64>
  }
}
