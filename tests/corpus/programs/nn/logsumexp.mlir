module @nn_logsumexp_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<bf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<bf16>
    %2 = stablehlo.is_finite %1 : (tensor<bf16>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.select %2, %1, %cst_1 : tensor<i1>, tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<bf16>) -> tensor<1x1xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.subtract %arg0, %5 : tensor<4x6xbf16>
    %7 = stablehlo.exponential %6 : tensor<4x6xbf16>
    %8 = stablehlo.convert %7 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.convert %9 : (tensor<f32>) -> tensor<bf16>
    %11 = stablehlo.sign %10 : tensor<bf16>
    %12 = stablehlo.abs %10 : tensor<bf16>
    %13 = stablehlo.log %12 : tensor<bf16>
    %14 = stablehlo.add %13, %3 : tensor<bf16>
    stablehlo.custom_call @check.expect_almost_eq(%14, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x9F3FEB3F304010C0A73F9E3FC33E853F983EC7BE0DC0E73F603FC1BF76BFC4BE0F40743F99BF274094BF48BF3440E83E"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<4.53125> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
}

// -----

module @nn_logsumexp_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<f16>
    %cst = stablehlo.constant dense<0xFC00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x6xf16>, tensor<f16>) -> tensor<f16>
    %cst_0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f16>
    %2 = stablehlo.is_finite %1 : (tensor<f16>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %3 = stablehlo.select %2, %1, %cst_1 : tensor<i1>, tensor<f16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f16>) -> tensor<1x1xf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xf16>) -> tensor<4x6xf16>
    %6 = stablehlo.subtract %arg0, %5 : tensor<4x6xf16>
    %7 = stablehlo.exponential %6 : tensor<4x6xf16>
    %8 = stablehlo.convert %7 : (tensor<4x6xf16>) -> tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.convert %9 : (tensor<f32>) -> tensor<f16>
    %11 = stablehlo.sign %10 : tensor<f16>
    %12 = stablehlo.abs %10 : tensor<f16>
    %13 = stablehlo.log %12 : tensor<f16>
    %14 = stablehlo.add %13, %3 : tensor<f16>
    stablehlo.custom_call @check.expect_almost_eq(%14, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<f16>, tensor<f16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x63BF263DA9BE873C5FBDC6415D3E1E3CFA3FE8BF38C1AB3DEFB7DF4106C1A5B34EC14AC186BE3FBBC8C12DB5F8BC7640"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<f16> {
    %c0 = stablehlo.constant dense<4.33203125> : tensor<f16>
    return %c0 : tensor<f16>
  }
}

// -----

module @nn_logsumexp_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<f32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f32>
    %2 = stablehlo.is_finite %1 : (tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.select %2, %1, %cst_1 : tensor<i1>, tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x6xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<4x6xf32>
    %7 = stablehlo.exponential %6 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.sign %8 : tensor<f32>
    %10 = stablehlo.abs %8 : tensor<f32>
    %11 = stablehlo.log %10 : tensor<f32>
    %12 = stablehlo.add %11, %3 : tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xEBD2BDBF128CCD3C1A2B83BF7002D53EF010ABBFBE5EADBF272E10C03EAB21BF44B020C0E3A925BF41CA12BF1BB0DABF90AB87BFBB1C3DC01D064F3F096705C07FD12740D62742BF795D0D406C98F83F31D1A63F72D2B03DFCAF94BF73B53940"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<4.127207> : tensor<f32>
    return %c0 : tensor<f32>
  }
}

// -----

module @nn_logsumexp_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<f64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.maximum %cst_0, %0 : tensor<f64>
    %2 = stablehlo.is_finite %1 : (tensor<f64>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.select %2, %1, %cst_1 : tensor<i1>, tensor<f64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<4x6xf64>
    %6 = stablehlo.subtract %arg0, %5 : tensor<4x6xf64>
    %7 = stablehlo.exponential %6 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %9 = stablehlo.sign %8 : tensor<f64>
    %10 = stablehlo.abs %8 : tensor<f64>
    %11 = stablehlo.log %10 : tensor<f64>
    %12 = stablehlo.add %11, %3 : tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x09DCA8B61C7AF2BF128B9D383F1CF0BF38BA5F44DC2AF73F182910AE69D1F23F305174E9F8EED13F807F6C56D8D80540E8CF95711AA8D73F6049896A533FE03F047869FEA7340340B6F65F134C8A00C05C12F58F155CF23F9E180E1C38A906C060ACBDACA62FE63F8A459BEC48C90740C0364F4DADF4F63FF19B6397262C03C0BCC1816C43C900C070B4917A5465E43F58333CC9EC25DA3FEC2EEBFD578603C0B0FA005F1980CC3F007D13328367A63F76B18F4748A502401747908D7C7CFEBF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<4.43677284285144> : tensor<f64>
    return %c0 : tensor<f64>
  }
}

// -----

module @nn_logsumexp_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<bf16>
    %1 = stablehlo.reshape %0 : (tensor<bf16>) -> tensor<1x1xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %4 = stablehlo.convert %3 : (tensor<4x6xi1>) -> tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<bf16>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %6 = stablehlo.maximum %cst_1, %0 : tensor<bf16>
    %7 = stablehlo.compare EQ, %0, %6, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %8 = stablehlo.select %7, %cst_3, %cst_2 : tensor<i1>, tensor<bf16>
    %cst_4 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %9 = stablehlo.compare EQ, %cst_4, %6, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %10 = stablehlo.select %9, %cst_6, %cst_5 : tensor<i1>, tensor<bf16>
    %11 = stablehlo.divide %8, %10 : tensor<bf16>
    %12 = stablehlo.is_finite %6 : (tensor<bf16>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.select %12, %6, %cst_7 : tensor<i1>, tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<bf16>) -> tensor<1x1xbf16>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<4x6xbf16>
    %16 = stablehlo.subtract %arg0, %15 : tensor<4x6xbf16>
    %17 = stablehlo.exponential %16 : tensor<4x6xbf16>
    %18 = stablehlo.convert %17 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.convert %19 : (tensor<f32>) -> tensor<bf16>
    %21 = stablehlo.sign %20 : tensor<bf16>
    %22 = stablehlo.abs %20 : tensor<bf16>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %23 = stablehlo.compare GE, %20, %cst_9, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %24 = stablehlo.log %22 : tensor<bf16>
    %25 = stablehlo.add %24, %13 : tensor<bf16>
    %26 = stablehlo.convert %25 : (tensor<bf16>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_10) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = stablehlo.convert %27 : (tensor<f32>) -> tensor<bf16>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %29 = stablehlo.divide %cst_11, %22 : tensor<bf16>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %30 = stablehlo.select %23, %cst_12, %29 : tensor<i1>, tensor<bf16>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %31 = stablehlo.select %23, %29, %cst_13 : tensor<i1>, tensor<bf16>
    %32 = stablehlo.negate %30 : tensor<bf16>
    %33 = stablehlo.add %31, %32 : tensor<bf16>
    %34 = stablehlo.convert %33 : (tensor<bf16>) -> tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %36 = stablehlo.convert %35 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %37 = stablehlo.multiply %36, %17 : tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%37, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x35C061BF86BFE3BF783FF13FACBF2E40B23DD83F83BF05C0E9BF3B4010BFFBBF3F4092BF134020C03CC0A4BF13401240"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x183A863B613BDD3AD33C843D2B3B183E303C5A3D693BA13ACF3A3B3EB73BB73A473E4D3BC93D503A063A363BC93DC53D"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_logsumexp_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x6xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %4 = stablehlo.convert %3 : (tensor<4x6xi1>) -> tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.maximum %cst_1, %0 : tensor<f32>
    %7 = stablehlo.compare EQ, %0, %6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.select %7, %cst_3, %cst_2 : tensor<i1>, tensor<f32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.compare EQ, %cst_4, %6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.select %9, %cst_6, %cst_5 : tensor<i1>, tensor<f32>
    %11 = stablehlo.divide %8, %10 : tensor<f32>
    %12 = stablehlo.is_finite %6 : (tensor<f32>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.select %12, %6, %cst_7 : tensor<i1>, tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x6xf32>
    %16 = stablehlo.subtract %arg0, %15 : tensor<4x6xf32>
    %17 = stablehlo.exponential %16 : tensor<4x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.sign %18 : tensor<f32>
    %20 = stablehlo.abs %18 : tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.compare GE, %18, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = stablehlo.log %20 : tensor<f32>
    %23 = stablehlo.add %22, %13 : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_10) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.divide %cst_11, %20 : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.select %21, %cst_12, %25 : tensor<i1>, tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.select %21, %25, %cst_13 : tensor<i1>, tensor<f32>
    %28 = stablehlo.negate %26 : tensor<f32>
    %29 = stablehlo.add %27, %28 : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %31 = stablehlo.multiply %30, %17 : tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%31, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xD32D0FC02B17723E2A33933FB2A53EC0833E2440D0189DBFE9AAF1BFC8B06E3F15781A4056F818C09231D3BE18DF13BFF3196E3FB17220C0F7703940177FA1BED808F6BDAA34B0BF44BE07C03019C7BF7696D2BFF8163BBF1925983F86C017C0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x68F3E83A30BFAC3C7759573D9BE95D3AAAE95D3EB2DF9F3B1C25253B203C2D3DED7A3E3EADE7C73AAF8F343C7713193C2DD62C3D43DCB13AD5859A3E57F7463C26E0713CEAB3893B50D3023B8D4D663B1088523B5355033CF8D45F3DF5BECB3A"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
}

// -----

module @nn_logsumexp_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %1 = stablehlo.reshape %0 : (tensor<f64>) -> tensor<1x1xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<4x6xf64>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %4 = stablehlo.convert %3 : (tensor<4x6xi1>) -> tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %6 = stablehlo.maximum %cst_1, %0 : tensor<f64>
    %7 = stablehlo.compare EQ, %0, %6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.select %7, %cst_3, %cst_2 : tensor<i1>, tensor<f64>
    %cst_4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %9 = stablehlo.compare EQ, %cst_4, %6, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.select %9, %cst_6, %cst_5 : tensor<i1>, tensor<f64>
    %11 = stablehlo.divide %8, %10 : tensor<f64>
    %12 = stablehlo.is_finite %6 : (tensor<f64>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.select %12, %6, %cst_7 : tensor<i1>, tensor<f64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<4x6xf64>
    %16 = stablehlo.subtract %arg0, %15 : tensor<4x6xf64>
    %17 = stablehlo.exponential %16 : tensor<4x6xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.reduce(%17 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %19 = stablehlo.sign %18 : tensor<f64>
    %20 = stablehlo.abs %18 : tensor<f64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.compare GE, %18, %cst_9, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %22 = stablehlo.log %20 : tensor<f64>
    %23 = stablehlo.add %22, %13 : tensor<f64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %24 = stablehlo.reduce(%23 init: %cst_10) applies stablehlo.add across dimensions = [] : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %25 = stablehlo.divide %cst_11, %20 : tensor<f64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %26 = stablehlo.select %21, %cst_12, %25 : tensor<i1>, tensor<f64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.select %21, %25, %cst_13 : tensor<i1>, tensor<f64>
    %28 = stablehlo.negate %26 : tensor<f64>
    %29 = stablehlo.add %27, %28 : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %31 = stablehlo.multiply %30, %17 : tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%31, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x1410FC8BE89FEC3F4002B923F83ECD3FC09D0CE954D0CA3FCFFB2491B2CDF3BF604E548D5CBAD6BF10B85E5CCB9C01402293D81316E8FDBF8097F3977C2AC23FF8BE5D2A7B1AEFBF195A2274D8E2F6BFC09196F7F094D2BF28DEB82C7A15FF3FD0AD673D1C0DD5BFC89BE9543C14D33FF035E9F46F2A07C08ACC63DF51D806C0EA2EA1FF3B77F1BF56FBCB865CF50640ACE047D7BA27FABFC21DDEBE5ABA0140BCD4E54A02D4F13F49362809ECDBF4BF38127FB1368E0640E022DBCB3DA3D6BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x3B2599C595B7A03F37378A7B322D913F91A002E26EDA903F45FECC12FDB66F3F0A255CC63A2A833FF4090A3D00E3BE3F0E56C89BDFDD603F5CDDECA125818F3F9034805D2BAF743FF621782437286A3FAB0C039C9872843F0D9B9C37EDD7B73F0FFBC3F477AC833F684AEA1F446A923F933EEE134B2B483FFDD0FB2F6C28493F73EDC0E8245A723F9F3E8E208920CE3F5198F648C752653F5C6E0F92F455BF3FB01553FE4DD3A43FFB9B8488A4B06D3F54A13B6DB6A5CC3F04CF80692831833F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
}
