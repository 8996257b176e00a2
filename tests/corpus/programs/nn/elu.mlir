module @nn_elu_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @elu(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xEF3F07BF283F5BBFB93DC3BE15C040BF8ABF823F86BFDBBCCDBFC2BFB83FFA3EACBF2A3F19C02BC097BFA8BF2AC04040"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xEF3FD2BE283F13BFB93DA2BE67BF07BF29BF823F26BFD8BC4CBF48BFB83FFA3E3DBF2A3F69BF6EBF31BF3BBF6EBF4040"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @elu(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.exponential_minus_one %4 : tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %7 = stablehlo.multiply %6, %5 : tensor<4x6xbf16>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %8 : tensor<4x6xbf16>
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

module @nn_elu_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @elu(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xACBA5F41F33F37356BC1973D2041F53E04388A416EC066C0C5405FC1C5402BADF7C1703B1D3EEFB9C6325B4015B4B640"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x86B85F41F33F373578BB973D2041F53E04388A4120BB1DBBC54074BBC540F6AC98BB703B1D3E30B8C6325B4035B3B640"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @elu(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf16>) -> tensor<4x6xf16>
    %5 = stablehlo.exponential_minus_one %4 : tensor<4x6xf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %7 = stablehlo.multiply %6, %5 : tensor<4x6xf16>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<4x6xi1>, tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xf16>
    return %8 : tensor<4x6xf16>
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

module @nn_elu_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @elu(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x3D5A843F782CC13EDE7422C08C039DBFB3AA2540CD2FC73FE04510407E74ABBFB6F1F33E63205C3FF5252CBFA7D408409893D9BEF922443FD17706C0D756AE3FD12287BEC8C217C005ED8E3F8461A1BFEBDE0DC07B9965BFCCD32A4075A46DBF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x3D5A843F782CC13E0CC76BBF6FEC34BFB3AA2540CD2FC73FE0451040F9EE3CBFB6F1F33E63205C3FBCA5FABEA7D408402741B1BEF922443F39AF60BFD756AE3FC28B6DBE621968BF05ED8E3F1A7137BFE31A64BF9B9717BFCCD32A404AD21ABF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @elu(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<4x6xf32>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    return %8 : tensor<4x6xf32>
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

module @nn_elu_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @elu(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xB04A89F56A62FD3F7868EB80ACB5E8BF0023BE2128C9A63FFCF83C8D8559F6BFC4B42BAC59C2F03FE8E00BC814A4F53F20965185BFF7C7BF10313D22A995FB3F40A0A5B7D3E6B2BF919EFF884BC9F7BFC0BC5358D24D0640511650D3360C07C03103C39F3DA0F5BFF8195C04C22DE1BF2C088409ABAD014017456A4F8236F9BFA43F52EFCEF7F9BF7E7D3DA4019903C0646A257C0C420640E76460916443FABFB0EAAFF2448F05407885F3228E7BF93F54FD1B83594BE33F80ECFE32962BEFBF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xB04A89F56A62FD3FE600AEC93E37E1BF0023BE2128C9A63FB2B5B5238415E8BFC4B42BAC59C2F03FE8E00BC814A4F53FD471FF2D88DBC5BF10313D22A995FB3F8926ADCD8138B2BF5878B3948AC3E8BFC0BC5358D24D0640A3EC3F4B9634EEBF22A1F07BBEB7E7BF66F5B41DFE95DABF2C088409ABAD0140AB998C459061E9BFEEA13F96ABAFE9BFA09BD1C5E03CEDBF646A257C0C42064064E7FD2839CDE9BFB0EAAFF2448F05407885F3228E7BF93F54FD1B83594BE33FB3D4B9CF2AEBE3BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @elu(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<4x6xi1>, tensor<f64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %5 = stablehlo.exponential_minus_one %4 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<4x6xf64>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    return %8 : tensor<4x6xf64>
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

module @nn_elu_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:5 = call @elu(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xi1>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @elu_1(%0#1, %0#2, %0#3, %0#4, %5) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x1CC0C4BF11C072BE873F73BDEDBE17C0D13F843FD93FF9BFDE3F0FBFA6BE3140D2BF2EC02340A6BE5B3F0D4006403240"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xB03D5C3ED83D4A3F803F713F213FC03D803F803F803F143E803F123F393F803F483E883D803F393F803F803F803F803F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @elu(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xi1>) {
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
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %9 = stablehlo.multiply %8, %5 : tensor<4x6xbf16>
    %10 = call @_where_0(%1, %arg0, %9) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %10, %3, %4#1, %7, %1 : tensor<4x6xbf16>, tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xi1>
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
  func.func private @elu_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>, %arg3: tensor<4x6xi1>, %arg4: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0:2 = call @_where_2(%arg3, %arg4) : (tensor<4x6xi1>, tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.multiply %1, %0#1 : tensor<4x6xbf16>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4x6xbf16>
    %4 = call @_where_3(%arg0, %arg1, %3) : (tensor<4x6xi1>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.add %0#0, %4 : tensor<4x6xbf16>
    return %5 : tensor<4x6xbf16>
  }
  func.func private @_where_2(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xbf16>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %2, %1 : tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @_where_3(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %1 : tensor<4x6xbf16>
  }
}

// -----

module @nn_elu_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:5 = call @elu(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xi1>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @elu_1(%0#1, %0#2, %0#3, %0#4, %2) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xEEA23AC0ECA2B6BC0A97CD3F254613C0F2F103C08DA93D40BF26A13FD04513C02BD21040FC61613F4A1A2B3F0373E9BF4014CE3F352A98BFC2E480BF53A334BF236D34C042D7A0BF6F46BCBF65AE393FE664E93F69DE32402D70A03F0DB21CC0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x30C15D3D135B7A3F0000803FC017CD3D784C023E0000803F0000803FD018CD3D0000803F0000803F0000803F0848253E0000803F40F39B3E400BBB3ED8D3FC3ED059743DE0BA913E683B6B3E0000803F0000803F0000803F0000803FA004B13D"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @elu(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xi1>) {
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
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %9 = stablehlo.multiply %8, %5 : tensor<4x6xf32>
    %10 = call @_where_0(%1, %arg0, %9) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    return %10, %3, %4#1, %7, %1 : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xi1>
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
  func.func private @elu_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<4x6xi1>, %arg4: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0:2 = call @_where_2(%arg3, %arg4) : (tensor<4x6xi1>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<4x6xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4x6xf32>
    %4 = call @_where_3(%arg0, %arg1, %3) : (tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.add %0#0, %4 : tensor<4x6xf32>
    return %5 : tensor<4x6xf32>
  }
  func.func private @_where_2(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xf32>
    return %2, %1 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @_where_3(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
}

// -----

module @nn_elu_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:5 = call @elu(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi1>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @elu_1(%0#1, %0#2, %0#3, %0#4, %2) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x72EE39F11021FEBF9835F59FE2FFFF3FE8D86472C308E6BF58EB0CBC3952EBBF3720CD5F7482F8BF802EDD6E256BFA3F2049511D90A2DABF30D6E1556AC8FB3FA08A2BD4F53AFB3F188FF38260E6EEBF5E8A07E0745902C080D589346E6CDBBF00BD3401FC9194BFF295EF3FF590074070A250E3FC94E8BFA09436B026FB04C00047055BB21AADBF289EEAFB2FD804C0D87A710BCF6BEEBF888D60490E0FFD3F8E0385FC886B03C02A3E5B18F65CF0BFC871E6247DFDFC3FF887DC5EAA04E7BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x98B34E61BB78C33F000000000000F03FECCCD2C6CA12E03F3A22D57B4B40DB3F4838E1DE54AACB3F000000000000F03F66D52ECA2B1BE53F000000000000F03F000000000000F03F3C34186E255ED83FD850B5AA38D4B93F232C61C601D9E43F5C77E170145DEF3F000000000000F03FC67D78A6C5AFDD3FB8A1544FAA96B23FDA3CA5CA513BEE3F50F93C6A9AE8B23F40A2FDC62EBCD83F000000000000F03F40B44230FB97B63FD028974B1504D73F000000000000F03FC0455FAA602CDF3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @elu(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi1>) {
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
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %9 = stablehlo.multiply %8, %5 : tensor<4x6xf64>
    %10 = call @_where_0(%1, %arg0, %9) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    return %10, %3, %4#1, %7, %1 : tensor<4x6xf64>, tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xi1>
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
  func.func private @elu_1(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>, %arg3: tensor<4x6xi1>, %arg4: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0:2 = call @_where_2(%arg3, %arg4) : (tensor<4x6xi1>, tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.multiply %1, %0#1 : tensor<4x6xf64>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4x6xf64>
    %4 = call @_where_3(%arg0, %arg1, %3) : (tensor<4x6xi1>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %5 = stablehlo.add %0#0, %4 : tensor<4x6xf64>
    return %5 : tensor<4x6xf64>
  }
  func.func private @_where_2(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x6xi1>, tensor<4x6xf64>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x6xi1>, tensor<4x6xf64>
    return %2, %1 : tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @_where_3(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x6xi1>, tensor<4x6xf64>
    return %1 : tensor<4x6xf64>
  }
}
