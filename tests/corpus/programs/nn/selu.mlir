module @nn_selu_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @selu(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0AC0083F553FD5BFCF3F69BF22C005C024BF0640CCBF01C0993F983F463FD33F4ABF1B40BEBFCD3FA73EF03F92BFB13F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xC6BF0E3F5F3FB6BFD93F86BFCEBFC4BF53BF0C40B3BFC3BFA03F9F3F4F3FDD3F75BF2240AEBFD73FAF3EFB3F98BFB93F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @selu(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<1.67326319> : tensor<f32>
    %0 = call @elu(%arg0, %cst) : (tensor<4x6xbf16>, tensor<f32>) -> tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<1.046880e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.multiply %1, %0 : tensor<4x6xbf16>
    return %2 : tensor<4x6xbf16>
  }
  func.func private @elu(%arg0: tensor<4x6xbf16>, %arg1: tensor<f32>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.exponential_minus_one %4 : tensor<4x6xbf16>
    %6 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %8 = stablehlo.multiply %7, %5 : tensor<4x6xbf16>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %9 : tensor<4x6xbf16>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<f32>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %2 : tensor<4x6xbf16>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_selu_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @selu(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x6341E1BA9F3E98369CC18EC16C378A3F053C6A38DBBA2D3CD9371730F9BDA2B8E03C85BD2E4074BFB9412540D83FD9BC"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xA9410EBCF53EEE369BBE99BECC37EC3F393CA3380CBC633C20384C3073BD2EBA1F3D42BD6440F0BD03425B401F40F0BC"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @selu(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<1.67326319> : tensor<f32>
    %0 = call @elu(%arg0, %cst) : (tensor<4x6xf16>, tensor<f32>) -> tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<1.050780e+00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %2 = stablehlo.multiply %1, %0 : tensor<4x6xf16>
    return %2 : tensor<4x6xf16>
  }
  func.func private @elu(%arg0: tensor<4x6xf16>, %arg1: tensor<f32>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf16>) -> tensor<4x6xf16>
    %5 = stablehlo.exponential_minus_one %4 : tensor<4x6xf16>
    %6 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<f16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %8 = stablehlo.multiply %7, %5 : tensor<4x6xf16>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<4x6xi1>, tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xf16>
    return %9 : tensor<4x6xf16>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<f32>, %arg2: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf16>
    return %2 : tensor<4x6xf16>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf16>, %arg2: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf16>
    return %0 : tensor<4x6xf16>
  }
}

// -----

module @nn_selu_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @selu(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xC5312240363DF53F0D7B36C0E25CCCBF0A10183F6B35AE3E40A00FC0513BC43F71BD1DC03F5906C0DAB2CFBE8D4680BF2CC5154071DCA43F163D32C04467B63FC4283E404F34C1BF4B6675BEDD3635C0093429C0EC83F13FAE2F2B40857249BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xF76A2A4024D600403909D4BF7972B3BFBBC51F3F8D0AB73ED22DC9BF4C2ECE3F90E6CDBF1775C5BF571516BFAB6D8EBF1C5D1D404038AD3F2525D3BFC3A6BF3FEECC4740624BAFBF26D1BFBEB5C6D3BFEB09D1BFA9C2FD3F96DD33402F2D75BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @selu(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<1.67326319> : tensor<f32>
    %0 = call @elu(%arg0, %cst) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<1.05070102> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<4x6xf32>
    return %2 : tensor<4x6xf32>
  }
  func.func private @elu(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<4x6xf32>
    %6 = stablehlo.convert %arg1 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x6xf32>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    return %9 : tensor<4x6xf32>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<f32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %2 : tensor<4x6xf32>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}

// -----

module @nn_selu_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @selu(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x90A42E0C869EE3BFF86D62F99168E4BF0EF200FD9D490240C026C956C644B73FE331BD85CF2A01C0D06C5A2867F1D83FB5F6CFC6160207C08855F1DF11ACF93F40090D6799EFFC3F904E0E61AFD1D03F70007DDC7D4CC73F488A617FB1D5E9BFA6916C9604DA0340B265FF81641407C080B306A2CF7F01C0E2EE78398F5C05C0223127AEBFCD06C00C481D3326A8E73F986C63072404F4BFE35F49EE94E503C03863DE31121DD93F2794C49F46E900C0A6F0140CD14501C06CAE3E991FA2EBBF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xA7969BD40CC9E9BF2ECF9D6B1B87EABF988C1CD1FA360340E56C0104CA72B83F2DCAB3AFE8D6F8BF525297312635DA3FEC4F789B538BFABF55559EBE47F9FA3FE324A0FC2B67FE3F8397AED0FCABD13F7EFAE7B2E57AC83FF392B03C412AEFBF6D772D66AEDB044031156208F08EFABF10584AA326F9F8BFFC2E9424932EFABF6817D31CD280FABF95CDCDB333DBE83F848162A11614F4BFA593BA5D64CAF9BFBD36E4040863DA3F7BFDD46485BBF8BF3037F94BF1E1F8BF90C0AB2CAE44F0BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @selu(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0 = call @elu(%arg0, %cst) : (tensor<4x6xf64>, tensor<f64>) -> tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<1.0507009873554805> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.multiply %1, %0 : tensor<4x6xf64>
    return %2 : tensor<4x6xf64>
  }
  func.func private @elu(%arg0: tensor<4x6xf64>, %arg1: tensor<f64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<4x6xi1>, tensor<f64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %5 = stablehlo.exponential_minus_one %4 : tensor<4x6xf64>
    %6 = stablehlo.convert %arg1 : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<4x6xf64>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    return %9 : tensor<4x6xf64>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<f64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %2 : tensor<4x6xf64>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
}

// -----

module @nn_selu_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:6 = call @selu(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<bf16>, tensor<4x6xi1>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @selu_1(%0#1, %0#2, %0#3, %0#4, %0#5, %5) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<bf16>, tensor<4x6xi1>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xB0BF4FBD8EBF2D40FABFD9BD69BFE2BEEF3D24C07B3F77BFEE3F6E3F563F27C02CC02AC0F53F90BE46BFF03F683F6DBF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xE43ED53F133F863F7C3EC93F343F903F863F0C3E863F2C3F863F863F863F053EEE3DFC3D863FA93F4E3F863F863F313F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @selu(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<bf16>, tensor<4x6xi1>) {
    %cst = stablehlo.constant dense<1.67326319> : tensor<f32>
    %0:6 = call @elu(%arg0, %cst) : (tensor<4x6xbf16>, tensor<f32>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<bf16>, tensor<4x6xi1>)
    %cst_0 = stablehlo.constant dense<1.046880e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.multiply %1, %0#0 : tensor<4x6xbf16>
    return %2, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<bf16>, tensor<4x6xi1>
  }
  func.func private @elu(%arg0: tensor<4x6xbf16>, %arg1: tensor<f32>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<bf16>, tensor<4x6xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4:2 = call @_where(%3, %cst_1, %arg0) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %5 = stablehlo.exponential_minus_one %4#0 : tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %7 = stablehlo.add %5, %6 : tensor<4x6xbf16>
    %8 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %10 = stablehlo.multiply %9, %5 : tensor<4x6xbf16>
    %11 = call @_where_0(%1, %arg0, %10) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %11, %3, %4#1, %7, %8, %1 : tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<bf16>, tensor<4x6xi1>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<f32>, %arg2: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    return %2, %3 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %0 : tensor<4x6xbf16>
  }
  func.func private @selu_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>, %arg3: tensor<bf16>, %arg4: tensor<4x6xi1>, %arg5: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<1.046880e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.multiply %0, %arg5 : tensor<4x6xbf16>
    %2 = call @elu_2(%arg0, %arg1, %arg2, %arg3, %arg4, %1) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<bf16>, tensor<4x6xi1>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %2 : tensor<4x6xbf16>
  }
  func.func private @elu_2(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>, %arg3: tensor<bf16>, %arg4: tensor<4x6xi1>, %arg5: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0:2 = call @_where_3(%arg4, %arg5) : (tensor<4x6xi1>, tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.multiply %1, %0#1 : tensor<4x6xbf16>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4x6xbf16>
    %4 = call @_where_4(%arg0, %arg1, %3) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.add %0#0, %4 : tensor<4x6xbf16>
    return %5 : tensor<4x6xbf16>
  }
  func.func private @_where_3(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xbf16>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %2, %1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @_where_4(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %1 : tensor<4x6xbf16>
  }
}

// -----

module @nn_selu_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:6 = call @selu(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<4x6xi1>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @selu_1(%0#1, %0#2, %0#3, %0#4, %0#5, %2) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<4x6xi1>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x02A5BCBF96672FBF115826C00D0D4EBE4C78E1BE3B04413FB9B3713F27531E40B23A3EBE6B7CFFBF51BF19BF7BA8633F30BED13B30D913407EF02BC027AF3CC0FF1D3140FC953A405E160D40720D3BC024BDF33F1F50D53E5057DCBF60C4A0BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x472FCE3E8BD6623FCCD4053E0005B83FCAE0903F5F7D863F5F7D863F5F7D863F87E2BA3FA39F743E09DD763F5F7D863F5F7D863F5F7D863F4C41F53D86CBBC3D5F7D863F5F7D863F5F7D863F8EABC13D5F7D863F5F7D863F3FF5A03E7F2D003F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @selu(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<4x6xi1>) {
    %cst = stablehlo.constant dense<1.67326319> : tensor<f32>
    %0:6 = call @elu(%arg0, %cst) : (tensor<4x6xf32>, tensor<f32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<4x6xi1>)
    %cst_0 = stablehlo.constant dense<1.05070102> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.multiply %1, %0#0 : tensor<4x6xf32>
    return %2, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<4x6xi1>
  }
  func.func private @elu(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<4x6xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4:2 = call @_where(%3, %cst_1, %arg0) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %5 = stablehlo.exponential_minus_one %4#0 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %7 = stablehlo.add %5, %6 : tensor<4x6xf32>
    %8 = stablehlo.convert %arg1 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %10 = stablehlo.multiply %9, %5 : tensor<4x6xf32>
    %11 = call @_where_0(%1, %arg0, %10) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    return %11, %3, %4#1, %7, %8, %1 : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<4x6xi1>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<f32>, %arg2: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    return %2, %3 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @selu_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<f32>, %arg4: tensor<4x6xi1>, %arg5: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<1.05070102> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.multiply %0, %arg5 : tensor<4x6xf32>
    %2 = call @elu_2(%arg0, %arg1, %arg2, %arg3, %arg4, %1) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>, tensor<4x6xi1>, tensor<4x6xf32>) -> tensor<4x6xf32>
    return %2 : tensor<4x6xf32>
  }
  func.func private @elu_2(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<f32>, %arg4: tensor<4x6xi1>, %arg5: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0:2 = call @_where_3(%arg4, %arg5) : (tensor<4x6xi1>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<4x6xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4x6xf32>
    %4 = call @_where_4(%arg0, %arg1, %3) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.add %0#0, %4 : tensor<4x6xf32>
    return %5 : tensor<4x6xf32>
  }
  func.func private @_where_3(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xf32>
    return %2, %1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @_where_4(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
}

// -----

module @nn_selu_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:6 = call @selu(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<f64>, tensor<4x6xi1>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @selu_1(%0#1, %0#2, %0#3, %0#4, %0#5, %2) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<f64>, tensor<4x6xi1>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xA4564685260906C054CCBFD13515F33FC06E568E4C88FF3FF067051541B604C06AF58226E464074050215361B646F03FF69EA2AF109D04C0C3EC0C9E21D7F5BF30BD23191407EABF3C4F757AA9CB0140F897B24A763BDE3FB0536773275D00405B6CC08E7C6E06C0E834E925C30D0140803C6B270059E4BFF8D684156D810640D0AB0BCA0BB2E8BF4652CDA164920240ECDE672AE06800C0F0C25BB13F8FD23FCC3C4AE5896DF53FD494D8D08062054058F2E23A2432DABF2E4B3A66FA86F3BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x9F4E1CD6DAA4BC3F3211A9D6ABCFF03F3211A9D6ABCFF03F3000999338E6C03F3211A9D6ABCFF03F3211A9D6ABCFF03FBFF5E45CC21BC13F7C0C76E9FFBBDC3FAA4E1CEB7BF1E83F3211A9D6ABCFF03F3211A9D6ABCFF03F3211A9D6ABCFF03F12A6E40EDA42BB3F3211A9D6ABCFF03F559304E7B8C9ED3F3211A9D6ABCFF03FAF7E6611EC00EA3F3211A9D6ABCFF03FA529178361EFCC3F3211A9D6ABCFF03F3211A9D6ABCFF03F3211A9D6ABCFF03F8F0BF7BA5BAEF23F6F4AD265149AE03F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @selu(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<f64>, tensor<4x6xi1>) {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0:6 = call @elu(%arg0, %cst) : (tensor<4x6xf64>, tensor<f64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<f64>, tensor<4x6xi1>)
    %cst_0 = stablehlo.constant dense<1.0507009873554805> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.multiply %1, %0#0 : tensor<4x6xf64>
    return %2, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<f64>, tensor<4x6xi1>
  }
  func.func private @elu(%arg0: tensor<4x6xf64>, %arg1: tensor<f64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<f64>, tensor<4x6xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4:2 = call @_where(%3, %cst_1, %arg0) : (tensor<4x6xi1>, tensor<f64>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %5 = stablehlo.exponential_minus_one %4#0 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %7 = stablehlo.add %5, %6 : tensor<4x6xf64>
    %8 = stablehlo.convert %arg1 : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %10 = stablehlo.multiply %9, %5 : tensor<4x6xf64>
    %11 = call @_where_0(%1, %arg0, %10) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    return %11, %3, %4#1, %7, %8, %1 : tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<f64>, tensor<4x6xi1>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<f64>, %arg2: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    return %2, %3 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @_where_0(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
  func.func private @selu_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>, %arg3: tensor<f64>, %arg4: tensor<4x6xi1>, %arg5: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<1.0507009873554805> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.multiply %0, %arg5 : tensor<4x6xf64>
    %2 = call @elu_2(%arg0, %arg1, %arg2, %arg3, %arg4, %1) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<f64>, tensor<4x6xi1>, tensor<4x6xf64>) -> tensor<4x6xf64>
    return %2 : tensor<4x6xf64>
  }
  func.func private @elu_2(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>, %arg3: tensor<f64>, %arg4: tensor<4x6xi1>, %arg5: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0:2 = call @_where_3(%arg4, %arg5) : (tensor<4x6xi1>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.multiply %1, %0#1 : tensor<4x6xf64>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4x6xf64>
    %4 = call @_where_4(%arg0, %arg1, %3) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %5 = stablehlo.add %0#0, %4 : tensor<4x6xf64>
    return %5 : tensor<4x6xf64>
  }
  func.func private @_where_3(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xf64>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xf64>
    return %2, %1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @_where_4(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %1 : tensor<4x6xf64>
  }
}
