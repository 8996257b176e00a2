module @numpy_sin_i32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xi32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.convert %arg0 : (tensor<3x5xi32>) -> tensor<3x5xf32>
    %1 = stablehlo.sine %0 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%1, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xi32> {
    %c0 = stablehlo.constant dense<[[-2, 4, 3, -2, -1], [1, 4, -3, -2, -4], [3, 2, 1, -1, 3]]> : tensor<3x5xi32>
    return %c0 : tensor<3x5xi32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-0.9092974, -0.7568025, 0.14112, -0.9092974, -0.84147096], [0.84147096, -0.7568025, -0.14112, -0.9092974, 0.7568025], [0.14112, 0.9092974, 0.84147096, -0.84147096, 0.14112]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_sin_bf16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<bf16>
    %want0 = call @expected() : () -> tensor<bf16>
    %0 = stablehlo.sine %arg0 : tensor<bf16>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<bf16>, tensor<bf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<-2.015625> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
  func.func private @expected() -> tensor<bf16> {
    %c0 = stablehlo.constant dense<-0.90234375> : tensor<bf16>
    return %c0 : tensor<bf16>
  }
}

// -----

module @numpy_sin_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<7xf32>
    %0 = stablehlo.sine %arg0 : tensor<7xf32>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[0.24850805, -0.9102424, -0.9944129, 0.23843393, 0.39779603, 0.39469483, 1.0855536]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[0.24595812, -0.78965247, -0.83843917, 0.23618115, 0.38738742, 0.3845265, 0.8845618]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
}

// -----

module @numpy_sin_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x3x4xf64>
    %want0 = call @expected() : () -> tensor<2x3x4xf64>
    %0 = stablehlo.sine %arg0 : tensor<2x3x4xf64>
    stablehlo.custom_call @check.expect_close(%0, %want0) {has_side_effect = true, max_ulp_difference = 16 : i64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0xB8E70B5BA2BE0F404E96F4B1BCBE0DC01C3E0800C13708407C9509234AA0FEBFA418C39BD142024018502425243EEFBF6CA95B56C0B60D4028CE4D5E9B28FF3FC062C92D949EC9BF76A981D575AA0FC0E8D70C4360F6EB3F609D25174F57DBBFE0A3A1983E110CC0D475250537B0F13F48C33B95765CE33F16C0F5E031FC07C09AE4C8B9C75E0DC07E0080D0E4EE0B40A2F193470F630EC0401104890E09FEBF744187DE37F4F5BF20292846FE9ADDBF5CB110F3717503404A8CDAA634DD0240"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
  func.func private @expected() -> tensor<2x3x4xf64> {
    %c0 = stablehlo.constant dense<"0x17A2BD9BB189E7BF58C32359AE71E13FD1529633F636BD3FD3EEB81BE321EEBFFBBBC5D1B73AE83FB9D823ECAA82EABF7684DA18DE56E1BF02276CF1DAC1ED3FB7DC614AE072C9BF591738F0BB52E73F134B31088B89E83F0D391C0A5884DABF8FC6AB9237F4D63F20D29BE62C99EC3F6728B65E8C33E23F6EA50C577C4CC2BF536E2B5D1D2BE03F1D0A7136E1F2D5BFE890BDCDC389E33FECAB9A0E6D82EEBFC22FF4C3DB5EEFBF3FD4867A928FDCBF6866AC9723D7E43F878B0CDB1696E63F"> : tensor<2x3x4xf64>
    return %c0 : tensor<2x3x4xf64>
  }
}

// -----

module @numpy_sin_c64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xcomplex<f32>>
    %want0 = call @expected() : () -> tensor<3x5xcomplex<f32>>
    %0 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %4 = stablehlo.sine %0 : tensor<3x5xf32>
    %5 = stablehlo.cosine %0 : tensor<3x5xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<3x5xf32>
    %7 = stablehlo.negate %1 : tensor<3x5xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<3x5xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %11 = stablehlo.divide %9, %10 : tensor<3x5xf32>
    %12 = stablehlo.add %6, %8 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %14 = stablehlo.add %12, %13 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %16 = stablehlo.divide %14, %15 : tensor<3x5xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x5xf32>
    %18 = stablehlo.multiply %5, %11 : tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %20 = stablehlo.complex %19, %18 : tensor<3x5xcomplex<f32>>
    %21 = stablehlo.complex %17, %18 : tensor<3x5xcomplex<f32>>
    %22 = stablehlo.select %3, %20, %21 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    stablehlo.custom_call @check.expect_almost_eq(%22, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.636874,0.5921363), (-0.65619653,-0.11578456), (-0.8503361,-0.14834252), (0.33118114,-1.5798215), (-0.93351394,0.60801375)], [(-1.8437989,-0.2014887), (-1.4919591,-0.954915), (-0.63811886,0.7422976), (-0.12228683,-0.44104233), (-1.2005749,1.863562)], [(0.5060795,1.9034202), (0.6404834,-0.20994242), (0.6202365,-0.50428045), (-1.9386756,-1.9968524), (1.723262,1.5431082)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @expected() -> tensor<3x5xcomplex<f32>> {
    %c0 = stablehlo.constant dense<[[(0.70202315,0.5043643), (-0.61420184,-0.091943346), (-0.7597859,-0.09822542), (0.8226718,-2.197748), (-0.9569082,0.38448232)], [(-0.982579,0.05469452), (-1.487014,-0.087166876), (-0.767474,0.6525091), (-0.13403973,-0.4520791), (-3.0772445,1.1382085)], [(1.6621801,2.868745), (0.61080104,-0.16957256), (0.65670985,-0.42796823), (-3.4998403,1.3001025), (2.4180343,-0.33909237)]]> : tensor<3x5xcomplex<f32>>
    return %c0 : tensor<3x5xcomplex<f32>>
  }
}

// -----

module @numpy_sin_c128 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<complex<f64>>
    %want0 = call @expected() : () -> tensor<complex<f64>>
    %0 = stablehlo.real %arg0 : (tensor<complex<f64>>) -> tensor<f64>
    %1 = stablehlo.imag %arg0 : (tensor<complex<f64>>) -> tensor<f64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %3 = stablehlo.sine %0 : tensor<f64>
    %4 = stablehlo.cosine %0 : tensor<f64>
    %5 = stablehlo.exponential_minus_one %1 : tensor<f64>
    %6 = stablehlo.negate %1 : tensor<f64>
    %7 = stablehlo.exponential_minus_one %6 : tensor<f64>
    %8 = stablehlo.subtract %5, %7 : tensor<f64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %9 = stablehlo.divide %8, %cst_0 : tensor<f64>
    %10 = stablehlo.add %5, %7 : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %11 = stablehlo.add %10, %cst_1 : tensor<f64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %12 = stablehlo.divide %11, %cst_2 : tensor<f64>
    %13 = stablehlo.multiply %3, %12 : tensor<f64>
    %14 = stablehlo.multiply %4, %9 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.complex %cst_3, %14 : tensor<complex<f64>>
    %16 = stablehlo.complex %13, %14 : tensor<complex<f64>>
    %17 = stablehlo.select %2, %15, %16 : tensor<i1>, tensor<complex<f64>>
    stablehlo.custom_call @check.expect_almost_eq(%17, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
    return
  }
  func.func private @inputs() -> tensor<complex<f64>> {
    %c0 = stablehlo.constant dense<(1.1718852018399528,1.99816229126805)> : tensor<complex<f64>>
    return %c0 : tensor<complex<f64>>
  }
  func.func private @expected() -> tensor<complex<f64>> {
    %c0 = stablehlo.constant dense<(3.46066897662896,1.4060446237798156)> : tensor<complex<f64>>
    return %c0 : tensor<complex<f64>>
  }
}
