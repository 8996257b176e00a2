module @nn_mish_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @mish(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x93BF3D40AE3F3F409ABFE13E20C04ABF3240993F0CC02CC0313FAEBDD93FFD3F98BFBF3FE2BF2CC01C409BBF5CBE0940"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x9EBE3C40A03F3E409FBEA53E49BE90BE3140893F6DBE34BE0D3F48BDCF3FF63F9EBEB23F8EBE34BE1A409FBEEABD0640"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @mish(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = call @softplus(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.tanh %0 : tensor<4x6xbf16>
    %2 = stablehlo.multiply %arg0, %1 : tensor<4x6xbf16>
    return %2 : tensor<4x6xbf16>
  }
  func.func private @softplus(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xbf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xbf16>
    %7 = stablehlo.abs %3 : tensor<4x6xbf16>
    %8 = stablehlo.negate %7 : tensor<4x6xbf16>
    %9 = stablehlo.exponential %8 : tensor<4x6xbf16>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xbf16>
    %11 = stablehlo.add %1, %10 : tensor<4x6xbf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xbf16>
    return %12 : tensor<4x6xbf16>
  }
}

// -----

module @nn_mish_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @mish(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x8B3AFAC1482BCCC1B03C1137013FEDBC20BA793FE2BBD4353E40A4BC41C0A4BFEDC049BEDDBAF44048C1A6C0B8419940"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x6C39B3B08028F8B0313C3035B43EF1B476B4363FD7B427342640F1B4A2B332B46EB2B0B4A9B4E540CFB1ECB2AF418540"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @mish(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %0 = call @softplus(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    %1 = stablehlo.tanh %0 : tensor<4x6xf16>
    %2 = stablehlo.multiply %arg0, %1 : tensor<4x6xf16>
    return %2 : tensor<4x6xf16>
  }
  func.func private @softplus(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf16>
    %7 = stablehlo.abs %3 : tensor<4x6xf16>
    %8 = stablehlo.negate %7 : tensor<4x6xf16>
    %9 = stablehlo.exponential %8 : tensor<4x6xf16>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf16>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf16>
    return %12 : tensor<4x6xf16>
  }
}

// -----

module @nn_mish_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @mish(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x31C73BC0CB6C5CBF1A0A493E523529C0AF6C0840F01693BF9ABDE7BF534C364081B30B408157C83DE38233402A3F08BF00B3E1BFAA8DFDBFE02341BF7DDEC63F89564ABF0BACE7BF3DD4BCBD936135BF7B6E37BFE7D8923FF9182A3F4B911FC0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x3A8A1BBEE44B95BE800F053E64A039BEB663054034FF9DBE6E5E8BBE3E353540EEDC0840DADF7C3D995832404B4B6BBE4EB48DBE7A5682BEF3ED8DBEB51BBB3FC5B290BE56658BBE186A57BDEFF189BE35AD8ABEFBB9823FDDE4063FB44C4ABE"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @mish(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = call @softplus(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %1 = stablehlo.tanh %0 : tensor<4x6xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<4x6xf32>
    return %2 : tensor<4x6xf32>
  }
  func.func private @softplus(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf32>
    %7 = stablehlo.abs %3 : tensor<4x6xf32>
    %8 = stablehlo.negate %7 : tensor<4x6xf32>
    %9 = stablehlo.exponential %8 : tensor<4x6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf32>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf32>
    return %12 : tensor<4x6xf32>
  }
}

// -----

module @nn_mish_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @mish(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xDC80519274C6FF3F90BC00E1CB21E8BF9840486764C201C07490B33D6474044090EFCE863AB8FA3FF0704EF13CFA0440E00C22BC0C49F33F2078F2A20444004092458BB74ABC02C09E4461CD1F61074020E35E8145EED0BFD6C310A1266E04C0C8C3FF4BD84DEC3F20826F066FCFC6BF2C9C444F6911074000C11B840BE1DEBF560220EB7E7A03C00806554D78A703C050F719FC4479F93FE0A85681FB14DCBF50BE0600E37AE7BF1875192D747ED5BFCA4265F032C1F5BF98FA8B9F023EEB3F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x3F39002BE6DCFE3F4992BCE8E3BCD1BF92F979484A32CDBFDBD51A586D3E0440529081904469F93FC6CEB78033C9044002521D29CA56F13F3609AB79CAABFF3FB8024AE1C070CBBF267CB08D00420740048DA904DB70C1BFD03422CBEA70C8BF2529826D89D9E73F21B542CA66C2B8BF0FCDDACB5BF00640722B528F5598CBBFF232EB730F1DCABF86AA481957CDC9BFA7509563BD0EF83FE6EE478780D9C9BFF1B5920C4A86D1BFAB3537FD1B2BC5BFB7F1DD3C048CD3BFA255130747C4E63F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @mish(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = call @softplus(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %1 = stablehlo.tanh %0 : tensor<4x6xf64>
    %2 = stablehlo.multiply %arg0, %1 : tensor<4x6xf64>
    return %2 : tensor<4x6xf64>
  }
  func.func private @softplus(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf64>
    %7 = stablehlo.abs %3 : tensor<4x6xf64>
    %8 = stablehlo.negate %7 : tensor<4x6xf64>
    %9 = stablehlo.exponential %8 : tensor<4x6xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf64>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf64>
    return %12 : tensor<4x6xf64>
  }
}

// -----

module @nn_mish_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:5 = call @mish(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @mish_0(%0#1, %0#2, %0#3, %0#4, %arg0, %5) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x01C00DC039BFD9BF2D3F2ABE42BF2340D2BFAF3F393F1ABF31C0DD3F24C0823FCBBEAFBF054011BF3EC01440F93C3BC0"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0xE0BDE3BD313EB2BD763FFD3E213E863FA8BD8B3F7A3F6F3ECFBD8A3FDCBD863FB43E28BD883F823EC2BD863F1E3FC7BD"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @mish(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %0:3 = call @softplus(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %1 = stablehlo.tanh %0#0 : tensor<4x6xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.subtract %2, %1 : tensor<4x6xbf16>
    %4 = stablehlo.multiply %arg0, %1 : tensor<4x6xbf16>
    return %4, %0#1, %0#2, %1, %3 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @softplus(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xbf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xbf16>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xbf16>
    %7 = stablehlo.abs %3 : tensor<4x6xbf16>
    %8 = stablehlo.negate %7 : tensor<4x6xbf16>
    %9 = stablehlo.exponential %8 : tensor<4x6xbf16>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xbf16>
    %11 = stablehlo.add %1, %10 : tensor<4x6xbf16>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x6xi1>, tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x6xi1>, tensor<4x6xbf16>
    %21 = stablehlo.subtract %16, %20 : tensor<4x6xbf16>
    %22 = stablehlo.exponential %21 : tensor<4x6xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %cst_5 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<bf16>
    %cst_8 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %28 = stablehlo.select %26, %27, %12 : tensor<4x6xi1>, tensor<4x6xbf16>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %30 = stablehlo.subtract %29, %28 : tensor<4x6xbf16>
    %31 = stablehlo.exponential %30 : tensor<4x6xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %33 = stablehlo.multiply %32, %31 : tensor<4x6xbf16>
    return %12, %22, %33 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @mish_0(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>, %arg3: tensor<4x6xbf16>, %arg4: tensor<4x6xbf16>, %arg5: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.multiply %arg4, %arg5 : tensor<4x6xbf16>
    %1 = stablehlo.multiply %arg5, %arg2 : tensor<4x6xbf16>
    %2 = stablehlo.multiply %0, %arg3 : tensor<4x6xbf16>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4x6xbf16>
    %4 = stablehlo.add %2, %3 : tensor<4x6xbf16>
    %5 = call @softplus_1(%arg0, %arg1, %4) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.add %1, %5 : tensor<4x6xbf16>
    return %6 : tensor<4x6xbf16>
  }
  func.func private @softplus_1(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<4x6xbf16>
    return %0 : tensor<4x6xbf16>
  }
}

// -----

module @nn_mish_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:5 = call @mish(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @mish_0(%0#1, %0#2, %0#3, %0#4, %arg0, %2) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x6C8408400461863F27529D3F40B6923F48CACEBF32FCBB3FC2D9E6BF728FFD3F1E4C384011B3B7BEE5BAF03F79FF91BFCB3890BF1F8C3B40A4088BBD0683103FD21854BFF2A7F83E95B93E40B67E1DC0B25C873FFB5A91BFD3E7833F55D64B3F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x97DF873FC55F873F17188A3FA40F893F73B1A3BD0E528B3F0886C8BD5103893FD533833F9DA8BE3E0FB9893F41C16B3CFC00973C8CFB823F726F0E3F955C6A3F6BD7003E1E31613F9DC7823F8457E2BD7787873FD7C8813CAFF7863F9704803F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @mish(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0:3 = call @softplus(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %1 = stablehlo.tanh %0#0 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<4x6xf32>
    %4 = stablehlo.multiply %arg0, %1 : tensor<4x6xf32>
    return %4, %0#1, %0#2, %1, %3 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @softplus(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf32>
    %7 = stablehlo.abs %3 : tensor<4x6xf32>
    %8 = stablehlo.negate %7 : tensor<4x6xf32>
    %9 = stablehlo.exponential %8 : tensor<4x6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf32>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x6xi1>, tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x6xi1>, tensor<4x6xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<4x6xf32>
    %22 = stablehlo.exponential %21 : tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<4x6xi1>, tensor<4x6xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<4x6xf32>
    %31 = stablehlo.exponential %30 : tensor<4x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<4x6xf32>
    return %12, %22, %33 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @mish_0(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<4x6xf32>, %arg4: tensor<4x6xf32>, %arg5: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.multiply %arg4, %arg5 : tensor<4x6xf32>
    %1 = stablehlo.multiply %arg5, %arg2 : tensor<4x6xf32>
    %2 = stablehlo.multiply %0, %arg3 : tensor<4x6xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4x6xf32>
    %4 = stablehlo.add %2, %3 : tensor<4x6xf32>
    %5 = call @softplus_1(%arg0, %arg1, %4) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %6 = stablehlo.add %1, %5 : tensor<4x6xf32>
    return %6 : tensor<4x6xf32>
  }
  func.func private @softplus_1(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}

// -----

module @nn_mish_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:5 = call @mish(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @mish_0(%0#1, %0#2, %0#3, %0#4, %arg0, %2) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x78462A92374FFFBF00409B58373EC43F890CCA1E85F7F3BF67EC6B0ED0FDF5BFB8799CC5C38BFB3FE00E9E159A45F63FB224AEEF0F95F9BF645A96ED372A01C03669276FBD57FEBFF42A4E82BFD9F43F5C2BD6CC59E9064010EE8801BBB7E13F107148E4321AE03FC4E12E59CF3E004080E8E1AECA02DA3F2CEEAA1D87BB05401EA9101A7CFA05C07DAA30058385F8BF3472A0F15DFAF4BF50DA2C40C190F23FDF8656523DF907C0F68EEEE77F290740603C935E24DEE7BF3AC3442233120440"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x11EAC5D7A94FBBBF003E8D9E9A60E63FCF9207B8AC108DBFA83DDBD6BB8BA5BF96EFEF94BD55F13FB1BE55AC8565F13FACB1BB0982F0B3BF577B82DDC29FBCBFFBE6BC907F91BABF14C7D6C34757F13F975E2412BD68F03F30A814E4F624ED3F4BDFAC0FD469EC3FA359EC20A214F13F84E871D011E4EA3F87A1F0A8E57FF03FEDE011459D51BABF1994645213A8B1BFFDD1311243919DBFC5D669026F28F13F3D88746D3EF1B7BFAB4EEBD84564F03F3990D9A710D2C43F5DC329FDA6A6F03F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @mish(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %0:3 = call @softplus(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>)
    %1 = stablehlo.tanh %0#0 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.subtract %2, %1 : tensor<4x6xf64>
    %4 = stablehlo.multiply %arg0, %1 : tensor<4x6xf64>
    return %4, %0#1, %0#2, %1, %3 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @softplus(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x6xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x6xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf64>
    %7 = stablehlo.abs %3 : tensor<4x6xf64>
    %8 = stablehlo.negate %7 : tensor<4x6xf64>
    %9 = stablehlo.exponential %8 : tensor<4x6xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<4x6xf64>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x6xi1>, tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x6xi1>, tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x6xi1>, tensor<4x6xf64>
    %21 = stablehlo.subtract %16, %20 : tensor<4x6xf64>
    %22 = stablehlo.exponential %21 : tensor<4x6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_5 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f64>
    %cst_8 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %28 = stablehlo.select %26, %27, %12 : tensor<4x6xi1>, tensor<4x6xf64>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %30 = stablehlo.subtract %29, %28 : tensor<4x6xf64>
    %31 = stablehlo.exponential %30 : tensor<4x6xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %33 = stablehlo.multiply %32, %31 : tensor<4x6xf64>
    return %12, %22, %33 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @mish_0(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>, %arg3: tensor<4x6xf64>, %arg4: tensor<4x6xf64>, %arg5: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.multiply %arg4, %arg5 : tensor<4x6xf64>
    %1 = stablehlo.multiply %arg5, %arg2 : tensor<4x6xf64>
    %2 = stablehlo.multiply %0, %arg3 : tensor<4x6xf64>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4x6xf64>
    %4 = stablehlo.add %2, %3 : tensor<4x6xf64>
    %5 = call @softplus_1(%arg0, %arg1, %4) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %6 = stablehlo.add %1, %5 : tensor<4x6xf64>
    return %6 : tensor<4x6xf64>
  }
  func.func private @softplus_1(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
}
