module @nn_log_softmax_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @log_softmax(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xA2BFD83FADBF3F401C40523D104057BD3DC0224020BFCFBE144021C01D40FA3FD43FE83FA3BF0EC006409A3E313F3BC0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x9DC0FABFA0C028BF9ABF66C070BF4FC0C5C028BF74C066C0B1BFC7C09FBFDFBF02C0F1BF71C096C0C5BE0CC0E5BFACC0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<4xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xbf16>
    %6 = stablehlo.exponential %5 : tensor<4x6xbf16>
    %7 = stablehlo.convert %6 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %10 = stablehlo.convert %9 : (tensor<4x1xf32>) -> tensor<4x1xbf16>
    %11 = stablehlo.log %10 : tensor<4x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<4x6xbf16>
    return %13 : tensor<4x6xbf16>
  }
}

// -----

module @nn_log_softmax_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @log_softmax(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xFBC1893E56B9EC3B1FBE6DC1C830C23C4EC143BD74BD23BF693CB9C107C0A5404C41383D0041773ECCBC24417540EE2A"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x26C533B8A7C1ACBC61C3DFC401BE61B74EC4EEC107C2DEC2ADC04DC675C57ABC57BA46C0D9BC31C0E9C491BCEFBD50C3"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @log_softmax(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf16>, tensor<f16>) -> tensor<4xf16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4xf16>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf16>) -> tensor<4x1xf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf16>) -> tensor<4x6xf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf16>
    %6 = stablehlo.exponential %5 : tensor<4x6xf16>
    %7 = stablehlo.convert %6 : (tensor<4x6xf16>) -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %10 = stablehlo.convert %9 : (tensor<4x1xf32>) -> tensor<4x1xf16>
    %11 = stablehlo.log %10 : tensor<4x1xf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x1xf16>) -> tensor<4x6xf16>
    %13 = stablehlo.subtract %5, %12 : tensor<4x6xf16>
    return %13 : tensor<4x6xf16>
  }
}

// -----

module @nn_log_softmax_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @log_softmax(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x3951AF3F1D701540FDB823C0E6AF593F8FAE18C09B6C763FF790234017C127402FBDF83F199C8E3ED74F80BE70C0513E91762F4064A0F83F12A4E83E45810DBF65A64FBEA4F038C0CDEE85BF7994E4BFBBC72E40D07592BC047C6EBF879000C0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x982ECCBF2F3F21BF73BCB0C0EF5307C03C37ABC0C22400C00FDC86BF9EF77CBFCE40D5BF7C2B55C0FA0877C0F8E259C0F3B2FEBE7BF9A5BF6D3832C040AD72C055475CC0C91EC4C0B9B179C0478294C0DD52FEBD3EDF37C0535972C06CA59BC0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf32>
    %6 = stablehlo.exponential %5 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = stablehlo.log %8 : tensor<4x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x6xf32>
    return %11 : tensor<4x6xf32>
  }
}

// -----

module @nn_log_softmax_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @log_softmax(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x5CD637753A3E05407883F9532EFFD63F3C19E795C74C03C008EB21EA8A56F53F8575DC45F9F2F7BFD81AA1CD5088E43F67F9F8E59984F7BF798DA4813241F7BF609E9A6D2BC6D03F6E6FCD64603500C0A89B32390838D0BFFCD4ADE76733F03F244435320BB007C020F5D00ECE02F43F814BF3B231E100C084CC84761CA5F73FAC6A36BDE90606C02E1F9B00CFAC04C040FDD6F54B2C0540A46733C6BB160140CCA5E75C855507C0C0CCAC9274F704C088F4E343E96BFD3FF0395BA36CEDF43F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x36A57DB7ACEADABF945AA841AABB05C01F5207D12BF415C0FE2A2D2E95E0FBBFE2E28A57864A12C04D44BFD87B7903C0397F2F011F4909C04149054F6B2709C0725DFF4019DCF6BFF371007332BC0DC0F4ABB22AA61BFFBF1D60706978B4E5BFE43EB87A2F4114C054FC4AEFB243EBBF934217BBC2D910C08C4DE31F16FFE3BF28D238C09E6C13C06A2CEB6191BF12C004BE97E643E4EABF3A0A9352429DF5BF46493226719D19C0C0DC14C1686E18C0FAE4159BD05EFABFC94FCF9DA66E01C0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @log_softmax(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf64>
    %6 = stablehlo.exponential %5 : tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %9 = stablehlo.log %8 : tensor<4x1xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %11 = stablehlo.subtract %5, %10 : tensor<4x6xf64>
    return %11 : tensor<4x6xf64>
  }
}

// -----

module @nn_log_softmax_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:3 = call @log_softmax(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x1xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @log_softmax_0(%0#1, %0#2, %5) : (tensor<4x6xbf16>, tensor<4x1xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x3240303FB0BF833FAABF01C082BF573D8FBF3540AE3F91BFEA3F16C0CEBF22C0B73F6D3F3B40DBBF344032C0213F1DBF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x60C0E43E6E3F643E6E3F773F683F3A3F6A3F5CC0C0BC6A3FE6BF753F693F773F62BF08BEF8BF793FD0BF7D3F343F6A3F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x1xbf16>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4xbf16>
    %2 = stablehlo.maximum %1, %0 : tensor<4xbf16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xbf16>
    %6 = stablehlo.exponential %5 : tensor<4x6xbf16>
    %7 = stablehlo.convert %6 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %10 = stablehlo.convert %9 : (tensor<4x1xf32>) -> tensor<4x1xbf16>
    %11 = stablehlo.log %10 : tensor<4x1xbf16>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x1xbf16>) -> tensor<4x6xbf16>
    %13 = stablehlo.subtract %5, %12 : tensor<4x6xbf16>
    return %13, %6, %10 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x1xbf16>
  }
  func.func private @log_softmax_0(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x1xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.negate %arg2 : tensor<4x6xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %2 = stablehlo.reshape %1 : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x1xbf16>
    %4 = stablehlo.convert %3 : (tensor<4x1xbf16>) -> tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
    %7 = stablehlo.convert %6 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %8 = stablehlo.multiply %7, %arg0 : tensor<4x6xbf16>
    %9 = stablehlo.add %arg2, %8 : tensor<4x6xbf16>
    return %9 : tensor<4x6xbf16>
  }
}

// -----

module @nn_log_softmax_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:3 = call @log_softmax(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x1xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @log_softmax_0(%0#1, %0#2, %2) : (tensor<4x6xf32>, tensor<4x1xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xFE92EFBF1A01EBBF7673DBBF437D893FC7D3F53F8F1B15C016D7693ECA5E92BFA6D03EC0CEC2D8BF7D1D2EC023143D40704318407CB6EEBF363DB43F144DDEBE4F74ACBE5C5734BF65AA9EBE975C1640DEB07FBDDE72E53DC530233F22FF9FBF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x3826693F9851683F5442653F30C232BF0B613DC03B8C713F7B60243FF8C2683F444D7C3F7597723F01337B3F66E78EC01A5E35C0ABEA713F0C60E7BEEA1A453F3A153F3FA40D533FFE11373FEE7844C0D497223F18CA103F72D8873E8F83633F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf32>
    %6 = stablehlo.exponential %5 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = stablehlo.log %8 : tensor<4x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x6xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x6xf32>
    return %11, %6, %8 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<4x6xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x6xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x6xf32>
    return %7 : tensor<4x6xf32>
  }
}

// -----

module @nn_log_softmax_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:3 = call @log_softmax(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x1xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @log_softmax_0(%0#1, %0#2, %2) : (tensor<4x6xf64>, tensor<4x1xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x10354A50ADBBD43FD46ED7832198E73F000A3CC77A56A0BF90D0B17F780EE0BFD5FCC211B48404C0AA50FA88FD0E0740E0E3016B34C8FC3FF4AEE36896E2EB3FE8FE3AE4369F0440E683AD1D04BB054084E02CB8A470F23F8684209F77EB064018CE4945AAC1EF3F3AC05E9BEB2504C0384E6399BD8ED23F1876ED941BABFC3F2C901B365C18FD3F004AA717B60085BF965DE91723340240088AEF164EE3F83F0A31A4EAB09207407C3DE3E99906EE3FC17E8DCA08DCF6BF30BE14A9F8DEFA3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xFC4370BDB972E43FA0082643CE11DD3F185AE1D93AE8E73FBC03200FF4F0EA3F74E867C8705BEF3FA6231B24104C0DC03481230B119AD73FF413BAC29A02E83F2C455EC70207D8BFD40EC5C1428EE2BF2EA644B1B86AE53F4C491CD497A8EABF10AD6580F405B03F952EB33A9F1AEF3F385FB529D823E13F12F3C5AAFB5BF1BFFE7D3CB5D542F2BFAA9E8FCB6CFEE43F64E83D6C25B0D9BF9C94E175AF57D43FE452EE8883DEFBBFBCFB86236B39E43F6F9240EB5AE5EE3F38060DF9EF29CD3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @log_softmax(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x1xf64>) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x6xf64>
    %6 = stablehlo.exponential %5 : tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %9 = stablehlo.log %8 : tensor<4x1xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %11 = stablehlo.subtract %5, %10 : tensor<4x6xf64>
    return %11, %6, %8 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x1xf64>
  }
  func.func private @log_softmax_0(%arg0: tensor<4x6xf64>, %arg1: tensor<4x1xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.negate %arg2 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.reshape %1 : (tensor<4xf64>) -> tensor<4x1xf64>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x1xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf64>, tensor<f64>) -> tensor<4xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf64>) -> tensor<4x6xf64>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x6xf64>
    %7 = stablehlo.add %arg2, %6 : tensor<4x6xf64>
    return %7 : tensor<4x6xf64>
  }
}
