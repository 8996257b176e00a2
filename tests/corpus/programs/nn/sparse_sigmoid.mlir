module @nn_sparse_sigmoid_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0 = call @sparse_sigmoid(%arg0) : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x913CBE3F3CC05E3FB4BF3C3DE1BFBBBFBA3DE43E2C401DBF28C02740A13F10C0E4BFEE3FF1BE2FC0193EF63F1F401540"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x023F803F00006F3F0000063F000000000C3F393F803F463E0000803F803F00000000803F883E0000133F803F803F803F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = call @clip(%1, %cst_0, %cst_1) : (tensor<4x6xbf16>, tensor<f32>, tensor<f32>) -> tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.multiply %3, %2 : tensor<4x6xbf16>
    return %4 : tensor<4x6xbf16>
  }
  func.func private @clip(%arg0: tensor<4x6xbf16>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x6xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x6xbf16>
    %3 = stablehlo.convert %arg2 : (tensor<f32>) -> tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %5 = stablehlo.minimum %4, %2 : tensor<4x6xbf16>
    return %5 : tensor<4x6xbf16>
  }
}

// -----

module @nn_sparse_sigmoid_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf16>
    %want0 = call @expected() : () -> tensor<4x6xf16>
    %0 = call @sparse_sigmoid(%arg0) : (tensor<4x6xf16>) -> tensor<4x6xf16>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.562e-02 : f64} : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x1C40A93E7638F63B18C18640C3BBAB2C4D3C0C40C141DC3C39B5C33BDF403EC16DB241BAA8BC2E34FB3A04BAE4B7A541"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @expected() -> tensor<4x6xf16> {
    %c0 = stablehlo.constant dense<"0x003C003C3B3AFB3B0000003CA0234B38003C003C003C003C6435E23B003C00006536FC2E00000C397E3BF02F0E34003C"> : tensor<4x6xf16>
    return %c0 : tensor<4x6xf16>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<4x6xf16>) -> tensor<4x6xf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = call @clip(%1, %cst_0, %cst_1) : (tensor<4x6xf16>, tensor<f32>, tensor<f32>) -> tensor<4x6xf16>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %4 = stablehlo.multiply %3, %2 : tensor<4x6xf16>
    return %4 : tensor<4x6xf16>
  }
  func.func private @clip(%arg0: tensor<4x6xf16>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x6xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x6xf16>
    %3 = stablehlo.convert %arg2 : (tensor<f32>) -> tensor<f16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f16>) -> tensor<4x6xf16>
    %5 = stablehlo.minimum %4, %2 : tensor<4x6xf16>
    return %5 : tensor<4x6xf16>
  }
}

// -----

module @nn_sparse_sigmoid_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0 = call @sparse_sigmoid(%arg0) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x8595133F8D98C2BFBDCFEE3ECC4882BD827054BF8E9715406A4A3B4091450D40C2B0DE3F58A7DA3F72BF22C0E528DE3D79DDA33FF6AA37C09136C9BF8CC2E9BF2740013F34713EC0648D8DBF76D60940230186BF35F93D402D53F6BF0CEF14C0"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0xC2CA493F00000000EFB33B3FE6B6EF3EF83DAE3D0000803F0000803F0000803F0000803F0000803F000000008EE20D3F0000803F00000000000000000000000014A0403F00000000000000000000803F000000000000803F0000000000000000"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = call @clip(%1, %cst_0, %cst_1) : (tensor<4x6xf32>, tensor<f32>, tensor<f32>) -> tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<4x6xf32>
    return %4 : tensor<4x6xf32>
  }
  func.func private @clip(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4x6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x6xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<4x6xf32>
    return %5 : tensor<4x6xf32>
  }
}

// -----

module @nn_sparse_sigmoid_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0 = call @sparse_sigmoid(%arg0) : (tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xF0A31E0523A8C9BF8855E50FFD9FEEBF4CEBF49CF19FE7BFF82601CB95A801C0107A1D94C0BC0540A442E47F2454EEBF2CC5C120C1A0F8BFF49B2A5D4B2EE13F407A1F5D5C39AE3F103E97C1A2B9F53F6EBCFE2DE2A202C070CB4850B9B2EC3F88837BE66EF40740D20A9328A277F1BFEBE8FBE6758FF3BF607B4C61219EC93F8057ADAD5FD7A43FC8B2809BCA4DE6BF8617B67C7F1BFCBF514540230821FFBFC2B6AC3011720340AC5E8FD13641F83FA09B66A31E82D63F74B79B77E065F13F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x0457B83EF795D93F80A7AA012F00963F682916C61CC0C03F0000000000000000000000000000F03FC0D5BB01B8BD9A3F0000000000000000FA4D95AE2597E83FD2FBE8E2CAF1E03F000000000000F03F0000000000000000B86524A85C59EE3F000000000000F03F000000000000000000000000000000006C8F292CC433E33FBC6A6DFDBAA6E03F709AFEC86A64C33F00000000000000000000000000000000000000000000F03F000000000000F03FE8A6D9A887A0E53F000000000000F03F"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = call @clip(%1, %cst_0, %cst_1) : (tensor<4x6xf64>, tensor<f64>, tensor<f64>) -> tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.multiply %3, %2 : tensor<4x6xf64>
    return %4 : tensor<4x6xf64>
  }
  func.func private @clip(%arg0: tensor<4x6xf64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<4x6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x6xf64>
    %3 = stablehlo.convert %arg2 : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %5 = stablehlo.minimum %4, %2 : tensor<4x6xf64>
    return %5 : tensor<4x6xf64>
  }
}

// -----

module @nn_sparse_sigmoid_gradient_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xbf16>
    %want0 = call @expected() : () -> tensor<4x6xbf16>
    %0:3 = call @sparse_sigmoid(%arg0) : (tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %1 = stablehlo.convert %0#0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.convert %2 : (tensor<f32>) -> tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %5 = stablehlo.convert %4 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
    %6 = call @sparse_sigmoid_0(%0#1, %0#2, %5) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%6, %want0) {has_side_effect = true, tolerance = 2.500e-01 : f64} : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x0B3F353F1BC08ABD094098BFB2BF1FC0A23F1240A0BF9E3BD3BBAEBFB43E14409E3F01BE1DC095BE8CBF323F0DC0ABBE"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @expected() -> tensor<4x6xbf16> {
    %c0 = stablehlo.constant dense<"0x003F003F0000003F0000000000000000000000000000003F003F0000003F00000000003F0000003F0000003F0000003F"> : tensor<4x6xbf16>
    return %c0 : tensor<4x6xbf16>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<4x6xbf16>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2:3 = call @clip(%1, %cst_0, %cst_1) : (tensor<4x6xbf16>, tensor<f32>, tensor<f32>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>)
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %4 = stablehlo.multiply %3, %2#0 : tensor<4x6xbf16>
    return %4, %2#1, %2#2 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @clip(%arg0: tensor<4x6xbf16>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x6xbf16>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %6 = stablehlo.select %3, %4, %5 : tensor<4x6xi1>, tensor<4x6xbf16>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %11 = stablehlo.select %8, %9, %10 : tensor<4x6xi1>, tensor<4x6xbf16>
    %12 = stablehlo.divide %6, %11 : tensor<4x6xbf16>
    %13 = stablehlo.convert %arg2 : (tensor<f32>) -> tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %15 = stablehlo.minimum %14, %2 : tensor<4x6xbf16>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %19 = stablehlo.select %16, %17, %18 : tensor<4x6xi1>, tensor<4x6xbf16>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %24 = stablehlo.select %21, %22, %23 : tensor<4x6xi1>, tensor<4x6xbf16>
    %25 = stablehlo.divide %19, %24 : tensor<4x6xbf16>
    return %15, %12, %25 : tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>
  }
  func.func private @sparse_sigmoid_0(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x6xbf16>
    %1 = stablehlo.multiply %0, %arg2 : tensor<4x6xbf16>
    %2 = call @clip_1(%arg0, %arg1, %1) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
    return %2 : tensor<4x6xbf16>
  }
  func.func private @clip_1(%arg0: tensor<4x6xbf16>, %arg1: tensor<4x6xbf16>, %arg2: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<4x6xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xbf16>
    return %1 : tensor<4x6xbf16>
  }
}

// -----

module @nn_sparse_sigmoid_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf32>
    %want0 = call @expected() : () -> tensor<4x6xf32>
    %0:3 = call @sparse_sigmoid(%arg0) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = call @sparse_sigmoid_0(%0#1, %0#2, %2) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 3.815e-06 : f64} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x87EC263F8C3D343F5B69913F39A429C09E8B70BE093DE23EB476CCBEC3F797BE91091AC09E4DF63F80DF9DBF472B14C0D380B83EB4182DC07AAAF93EB35B8CBE584C37C0D43FE73FA70CFA3E0BC0873F1AF01F3E11A92140A2DB3ABEA33B46BF"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<4x6xf32> {
    %c0 = stablehlo.constant dense<"0x0000003F0000003F00000000000000000000003F0000003F0000003F0000003F000000000000000000000000000000000000003F000000000000003F0000003F00000000000000000000003F000000000000003F000000000000003F0000003F"> : tensor<4x6xf32>
    return %c0 : tensor<4x6xf32>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2:3 = call @clip(%1, %cst_0, %cst_1) : (tensor<4x6xf32>, tensor<f32>, tensor<f32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %4 = stablehlo.multiply %3, %2#0 : tensor<4x6xf32>
    return %4, %2#1, %2#2 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @clip(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x6xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<4x6xi1>, tensor<4x6xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<4x6xi1>, tensor<4x6xf32>
    %12 = stablehlo.divide %6, %11 : tensor<4x6xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<4x6xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<4x6xi1>, tensor<4x6xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<4x6xi1>, tensor<4x6xf32>
    %25 = stablehlo.divide %19, %24 : tensor<4x6xf32>
    return %15, %12, %25 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @sparse_sigmoid_0(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<4x6xf32>
    %2 = call @clip_1(%arg0, %arg1, %1) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    return %2 : tensor<4x6xf32>
  }
  func.func private @clip_1(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<4x6xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
}

// -----

module @nn_sparse_sigmoid_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<4x6xf64>
    %want0 = call @expected() : () -> tensor<4x6xf64>
    %0:3 = call @sparse_sigmoid(%arg0) : (tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %3 = call @sparse_sigmoid_0(%0#1, %0#2, %2) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    stablehlo.custom_call @check.expect_almost_eq(%3, %want0) {has_side_effect = true, tolerance = 7.105e-15 : f64} : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0xCA17783931D3074030A3200778BFDC3F50F823EC0562D6BF90DFD13AADBEF23F682456063A37DEBF66EFB37EF6A203C068EA98C8F53DF83F801724579052E83F18C0A78CC059F83FF47585FCD82D074000C6A2F5AA157DBF202F7A556B8E034066FF4914D0FC0440523425B79BF205C0E0DF35A0FF2404404041F1417DA3ECBF804F24554FEDEF3F97E189302E42FDBFA8F0EF80ADCCE93F90AC768FCF13E43FE461B0C1FB8501C030B89EA34636E2BFB40797466A73E03F4921F258D7B1F8BF"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<4x6xf64> {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000E03F0000000000000000000000000000E03F00000000000000000000000000000000000000000000E03F00000000000000000000000000000000000000000000E03F0000000000000000000000000000000000000000000000000000000000000000000000000000E03F000000000000E03F0000000000000000000000000000E03F000000000000E03F0000000000000000000000000000E03F000000000000E03F0000000000000000"> : tensor<4x6xf64>
    return %c0 : tensor<4x6xf64>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<4x6xf64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2:3 = call @clip(%1, %cst_0, %cst_1) : (tensor<4x6xf64>, tensor<f64>, tensor<f64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>)
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %4 = stablehlo.multiply %3, %2#0 : tensor<4x6xf64>
    return %4, %2#1, %2#2 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @clip(%arg0: tensor<4x6xf64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x6xf64>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %6 = stablehlo.select %3, %4, %5 : tensor<4x6xi1>, tensor<4x6xf64>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %11 = stablehlo.select %8, %9, %10 : tensor<4x6xi1>, tensor<4x6xf64>
    %12 = stablehlo.divide %6, %11 : tensor<4x6xf64>
    %13 = stablehlo.convert %arg2 : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %15 = stablehlo.minimum %14, %2 : tensor<4x6xf64>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %19 = stablehlo.select %16, %17, %18 : tensor<4x6xi1>, tensor<4x6xf64>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %24 = stablehlo.select %21, %22, %23 : tensor<4x6xi1>, tensor<4x6xf64>
    %25 = stablehlo.divide %19, %24 : tensor<4x6xf64>
    return %15, %12, %25 : tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>
  }
  func.func private @sparse_sigmoid_0(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.multiply %0, %arg2 : tensor<4x6xf64>
    %2 = call @clip_1(%arg0, %arg1, %1) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    return %2 : tensor<4x6xf64>
  }
  func.func private @clip_1(%arg0: tensor<4x6xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x6xf64>) -> tensor<4x6xf64> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<4x6xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4x6xf64>
    return %1 : tensor<4x6xf64>
  }
}
