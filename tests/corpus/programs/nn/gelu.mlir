module @nn_gelu_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xbf16>
    %cst = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.multiply %2, %1 : tensor<4x6xbf16>
    %4 = stablehlo.add %arg0, %3 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.multiply %5, %4 : tensor<4x6xbf16>
    %7 = stablehlo.tanh %6 : tensor<4x6xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %9 = stablehlo.add %8, %7 : tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %11 = stablehlo.multiply %10, %9 : tensor<4x6xbf16>
    %12 = stablehlo.multiply %arg0, %11 : tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x95BF8BBFE33F54BED6BF19C01C4036C006403A40C63F263F2ABFFABF13BF24C064BE77BF1240D5BFA43F7C3F6C3FDEBF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x13BE1ABEDA3FB1BDA0BD99BC1B40B6BB04403A40BA3FF63E2DBE4BBD28BE76BCBCBD24BE1040A6BD933F533F423F92BD"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_gelu_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xf16>
    %cst = stablehlo.constant dense<4.470830e-02> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.multiply %2, %1 : tensor<4x6xf16>
    %4 = stablehlo.add %arg0, %3 : tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<7.978520e-01> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %6 = stablehlo.multiply %5, %4 : tensor<4x6xf16>
    %7 = stablehlo.tanh %6 : tensor<4x6xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %9 = stablehlo.add %8, %7 : tensor<4x6xf16>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %11 = stablehlo.multiply %10, %9 : tensor<4x6xf16>
    %12 = stablehlo.multiply %arg0, %11 : tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x7D38503AA240B1BB0140F7C1B13A3E3B392E03C1454021BC24297D3CB3330C2DBABF48BACA4046BD0D3C5536F8419440"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x6536F53896402DB1D43F759B5839EB39B42A84A3334000B14E25CD3B95305D2994AA6FB1C040E9AFD73A2434F7418740"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
}

// -----

module @nn_gelu_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<4x6xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<4x6xf32>
    %7 = stablehlo.tanh %6 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %9 = stablehlo.add %8, %7 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<4x6xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xD9F1873F1A7602C00F17CA3F65F7803FC57DE83FDE8EF2BF62761440E9F228BF870235404B7D9CBCB420E33FAE573E40EB2E20406E7ECFBDC3B6FCBF9E1C01BFC5A0CD3FAFA6A83F0A3B0E3F542C28BFAEF72EC051B2383F704CAB3F8BA16D3F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x3BAA683F73BB2CBD2282BE3FA770593F2A6DE03FED6C61BD50F91240BC212CBEA69D3440BA1A1ABCB37CDA3FFE163E408E391F40D1BF3EBDC32A43BDA0921EBEBA7BC23F65CC983F472BCA3EE4FE2BBE217304BC53380D3F5CC89B3F909F433F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @nn_gelu_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.multiply %2, %1 : tensor<4x6xf64>
    %4 = stablehlo.add %arg0, %3 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.multiply %5, %4 : tensor<4x6xf64>
    %7 = stablehlo.tanh %6 : tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %9 = stablehlo.add %8, %7 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %11 = stablehlo.multiply %10, %9 : tensor<4x6xf64>
    %12 = stablehlo.multiply %arg0, %11 : tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xA073410D5812EABF90C511879B50F3BF501CC66DE0A2CB3F94366D4DA10900C06085CB7D668BFEBF80944A399605AD3F25B56FF08518F5BFC002331898610540888DC8CA72D2FB3F4002FE34423C014048E67E96B007E93FE38F4A850DD0FEBFA8225CFC0BCCF3BF0AE4C598CB9702C02CB0719A093FFC3F48A4D5B88AEBE2BF0493912D7E59E13F20BC33C7A4EAF4BFEE5920F6DE3E0440F57C07BF80C105C090C7263A4BF6E3BF8065DCB6AEB3DCBFE57FB7ADB503F6BF88DA010308A10540"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x1EA0F89F91A9C5BFDDC91E93EF97C1BF85D53E881B2EC03FF240BBEB0F0AA7BFA77F7388C97BABBF2323BAF36B559E3F2F41D50B1AADBFBF4FDEA278F74D05408497ACBDC8ADFA3FF026DDE4E1F70040FEC1ADFD3E98E33FABAAEE0534ABAABFBB54D98F6E21C1BF0343916C099497BFC54A0A557826FB3F97C4B04012FBC4BF80949C985980D83F1B7C9992FE04C0BF6A0900B44A220440455155B6413D81BF07C821C93D46C5BFDAFE089869C4C2BF9DFF46A00FCCBDBF1DE1E915038F0540"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}

// -----

module @nn_gelu_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xbf16>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xbf16>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.multiply %3, %2 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.multiply %5, %1 : tensor<4x6xbf16>
    %7 = stablehlo.add %arg0, %6 : tensor<4x6xbf16>
    %cst_1 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %9 = stablehlo.multiply %8, %7 : tensor<4x6xbf16>
    %10 = stablehlo.tanh %9 : tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %12 = stablehlo.subtract %11, %10 : tensor<4x6xbf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %14 = stablehlo.add %13, %10 : tensor<4x6xbf16>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %16 = stablehlo.multiply %15, %14 : tensor<4x6xbf16>
    %17 = stablehlo.multiply %arg0, %16 : tensor<4x6xbf16>
    %18 = stablehlo.convert %17 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.convert %19 : (tensor<f32>) -> tensor<bf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %22 = stablehlo.convert %21 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %23 = stablehlo.multiply %arg0, %22 : tensor<4x6xbf16>
    %24 = stablehlo.multiply %22, %16 : tensor<4x6xbf16>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %26 = stablehlo.multiply %25, %23 : tensor<4x6xbf16>
    %27 = stablehlo.multiply %26, %12 : tensor<4x6xbf16>
    %28 = stablehlo.multiply %27, %10 : tensor<4x6xbf16>
    %29 = stablehlo.add %27, %28 : tensor<4x6xbf16>
    %cst_8 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %31 = stablehlo.multiply %30, %29 : tensor<4x6xbf16>
    %32 = stablehlo.add %24, %31 : tensor<4x6xbf16>
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %34 = stablehlo.multiply %33, %31 : tensor<4x6xbf16>
    %35 = stablehlo.multiply %34, %4 : tensor<4x6xbf16>
    %36 = stablehlo.add %32, %35 : tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%36, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x34BF5B3C1AC081BF0FC0B7BF413E22C076BF0AC00E3F57BF004028BF31C0DD3E29BF0BC00540483F2EC05DBFBB3DD7BF"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xBA3C023F16BDADBD8EBD05BE263F26BD96BD86BD663F0CBD8B3F413DBFBC533F303D86BD8B3F813FACBC31BD123FEEBD"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_gelu_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<4x6xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<4x6xf32>
    %10 = stablehlo.tanh %9 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %14 = stablehlo.add %13, %10 : tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<4x6xf32>
    %17 = stablehlo.multiply %arg0, %16 : tensor<4x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %20 = stablehlo.multiply %arg0, %19 : tensor<4x6xf32>
    %21 = stablehlo.multiply %19, %16 : tensor<4x6xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %23 = stablehlo.multiply %22, %20 : tensor<4x6xf32>
    %24 = stablehlo.multiply %23, %12 : tensor<4x6xf32>
    %25 = stablehlo.multiply %24, %10 : tensor<4x6xf32>
    %26 = stablehlo.add %24, %25 : tensor<4x6xf32>
    %cst_8 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<4x6xf32>
    %29 = stablehlo.add %21, %28 : tensor<4x6xf32>
    %cst_9 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %31 = stablehlo.multiply %30, %28 : tensor<4x6xf32>
    %32 = stablehlo.multiply %31, %4 : tensor<4x6xf32>
    %33 = stablehlo.add %29, %32 : tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%33, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xA4F68C3FCB5B0B40574EFABF5B2E2540721C1540584E3F3DE4204DBE7DF0433F218438BD34DCE43E8E3700C0E741893FA1A42FC072D0A93FFE7207C0832582BF7DFC20C03D8098BFF297173EC60B7ABF8808F93EC00F2E3F1F463D409B8D3640"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xEC4B8D3FD49A883F6322BABDEB1B843FD9B1863F7588093F6E41AF3E31B4803F149CED3E3D76553F1895AFBDAA9F8C3F3E32B6BC9B46903F0AC196BD1705B2BD61AF16BD9020EFBD85041E3F80F99DBD19E35B3F0F7D773F0CAA813FD12F823F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @nn_gelu_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xf64>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.multiply %3, %2 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.multiply %5, %1 : tensor<4x6xf64>
    %7 = stablehlo.add %arg0, %6 : tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %9 = stablehlo.multiply %8, %7 : tensor<4x6xf64>
    %10 = stablehlo.tanh %9 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %12 = stablehlo.subtract %11, %10 : tensor<4x6xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %14 = stablehlo.add %13, %10 : tensor<4x6xf64>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %16 = stablehlo.multiply %15, %14 : tensor<4x6xf64>
    %17 = stablehlo.multiply %arg0, %16 : tensor<4x6xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.reduce(%17 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %20 = stablehlo.multiply %arg0, %19 : tensor<4x6xf64>
    %21 = stablehlo.multiply %19, %16 : tensor<4x6xf64>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %23 = stablehlo.multiply %22, %20 : tensor<4x6xf64>
    %24 = stablehlo.multiply %23, %12 : tensor<4x6xf64>
    %25 = stablehlo.multiply %24, %10 : tensor<4x6xf64>
    %26 = stablehlo.add %24, %25 : tensor<4x6xf64>
    %cst_8 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %28 = stablehlo.multiply %27, %26 : tensor<4x6xf64>
    %29 = stablehlo.add %21, %28 : tensor<4x6xf64>
    %cst_9 = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %31 = stablehlo.multiply %30, %28 : tensor<4x6xf64>
    %32 = stablehlo.multiply %31, %4 : tensor<4x6xf64>
    %33 = stablehlo.add %29, %32 : tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%33, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x96BD0CA001A406C080A6C0A49F3700C00CC3A51E8AF3024058DF7D75712CF53FC00B8BDDA8DCF93FDC6DF7EDBCA9F83F50B994007B5DE7BFD1831289FB6903C0A9B2FAF44F9EF4BFF85C654F7DF2EEBF749AFC0500D50540B87BD0872A470040F04C3C8D95D6C7BFAC98778B64BA07C010422369F4F9D13FA1CD5395BA6CF4BFD06B2F92DCDEF9BF3FEADA0EE97106C0E0AB02046C78EB3F8CBC390F473DFC3F25757EB8F6E0FABFC61827DD98CC05C0F06B5F05F1E4F7BFF67F08224FB004C0"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x40D962E7048092BF1DA1B9E28A4AB5BFBA42E96EC5C7F03F281E5FE24008F23FFC4DDF5E09F4F13F726C0F17C504F23F6F2BA0D90E0D843F6DD1EDB79D6CA6BF82F96E5C6307C0BFEFBCF0C04219B3BF48670EA3765EF03F4DD614704E51F13FED7BBCE27B99D63F7FE5E87AF5048ABFA462B68742FCE63F5C62C71750DCBFBF42728D63503EBFBF6911063F2DA793BFA243ACD1FFA8F03FDDB4FD0781C3F13FE48EBA603316BEBF8EDDC92AF2D797BFDE563B77305FC0BFFE66E672EA41A0BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}

// -----

module @nn_gelu_exact_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xbf16>
    %2 = stablehlo.negate %arg0 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<7.070310e-01> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.multiply %2, %3 : tensor<4x6xbf16>
    %5 = chlo.erfc %4 : tensor<4x6xbf16> -> tensor<4x6xbf16>
    %6 = stablehlo.multiply %1, %5 : tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x11BE27C07D3E03C0613F304097BF09BFFA3F1B40C73F1E3FA53F7FBED83E6FBFB13FA03F154029BFC6BFB9BE31405A3F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x81BD42BC173E2BBD363F2F4010BE23BEF33F1A40BB3FE73E953FCDBD8F3E27BEA23F8F3F13402CBEC1BD05BE30402F3F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_gelu_exact_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xf16>
    %2 = stablehlo.negate %arg0 : tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<7.070310e-01> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %4 = stablehlo.multiply %2, %3 : tensor<4x6xf16>
    %5 = chlo.erfc %4 : tensor<4x6xf16> -> tensor<4x6xf16>
    %6 = stablehlo.multiply %1, %5 : tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x01C186408E407D3463B63FBD92C126B69B3D44B9B5C1CEC1AB34F83C863E83BEE434B03F5F40CE4129406D3CCFBFD838"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0xEEA3784081407B3168B0F6AFA79F4FB0273D60B1529E7E9DBD31703C303E64AD11327A3F4F40CB411540AA3B5FAA0C37"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
}

// -----

module @nn_gelu_exact_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xf32>
    %2 = stablehlo.negate %arg0 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<4x6xf32>
    %5 = chlo.erfc %4 : tensor<4x6xf32> -> tensor<4x6xf32>
    %6 = stablehlo.multiply %1, %5 : tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x4498DEBF9F6CDF3F297E023F058F30BE491A0B40BDC208C05CFDF03D683AFE3F2B4C28C0D94B96BF74920140828D03C04FF9EABFF4FFDDBF8162A4BF84EC69BF770EE9BF75511040B374BBBF23EDFF3E1E4AA0BF8484873DBC653F40A360FBBF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xC81392BD1763D63FB35AB53E966398BDAF0809405BB30EBD22C8833D7440F83F7A2038BCEE7910BE7E95FD3F90AB27BD19A079BD0E2593BD7FE202BE7ED128BEC8F77FBD9E930E403A89D6BD52F3B03E8BF206BED4AA0E3D84213F40D44347BD"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @nn_gelu_exact_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xf64>
    %2 = stablehlo.negate %arg0 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.70710678118654757> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.multiply %2, %3 : tensor<4x6xf64>
    %5 = chlo.erfc %4 : tensor<4x6xf64> -> tensor<4x6xf64>
    %6 = stablehlo.multiply %1, %5 : tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xDEAB26AC4FCFF4BFE801E25492C0FFBF800952698662EC3FA4F98F6B040AE9BFB0CBA604C1E90540800DE738C6A303C02EFD0166D3100440F9E3A04583FFFCBFEAFC01FBC07505C092952D15068B06C05847BAD9905C0740B0575F180CEAE4BF985F7A3B9FDCDB3FB849AD5E71E200C050BCAF9C9B5AD0BF95BF6B0BC34305C0400D942D62B1B73FB4DEFE62E5720040D404DB73A73BFFBFA08FC6373B96C23FA8F9F33001B1E6BFB64C5C3AD64A04C0A083776B57EBB6BF43E162A8FC41F9BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x218FCEB90319C0BFB237CCCE80FAA7BF1E0AAB55D10FE73F7C9BB58F15BBC5BF368965CC79D805401459471FC1B591BFB11461F5A8F10340D8144919DA38B0BFE086E4CC9F1284BFBFE222BDE1E57BBF8C2E21051B520740B0543F436A79C5BFC2002DAD089FD23F6FF66988C8CEA2BFA8A47EA5731CBABF208277EBDB6385BFD5B3C7EFA370A93F9E093E19281F00403D85F78B9373A9BFA6677F6897BBB43F761EDB1E68B4C5BF560659DA39148DBF84A8EFC1C648A5BFBF121EC2FD1EB7BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}
