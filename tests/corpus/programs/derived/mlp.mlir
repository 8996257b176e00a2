module @derived_mlp_bf16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<4x6xbf16>, tensor<6x5xbf16>, tensor<5x3xbf16>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<bf16>, tensor<6x5xbf16>, tensor<5x3xbf16>)
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xbf16>, tensor<6x5xbf16>) -> tensor<4x5xbf16>
    %1 = call @relu(%0) : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x5xbf16>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> tensor<4x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x5xbf16>
    %5 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xbf16>, tensor<5x3xbf16>) -> tensor<4x3xbf16>
    %6 = stablehlo.tanh %5 : tensor<4x3xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x3xbf16>
    %8 = stablehlo.subtract %7, %6 : tensor<4x3xbf16>
    %9 = stablehlo.convert %6 : (tensor<4x3xbf16>) -> tensor<4x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_3 : tensor<f32>
    %12 = stablehlo.convert %11 : (tensor<f32>) -> tensor<bf16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %13 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %15 = stablehlo.convert %14 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    %16 = stablehlo.multiply %15, %8 : tensor<4x3xbf16>
    %17 = stablehlo.multiply %16, %6 : tensor<4x3xbf16>
    %18 = stablehlo.add %16, %17 : tensor<4x3xbf16>
    %19 = stablehlo.dot_general %18, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<3x5xbf16>) -> tensor<5x3xbf16>
    %21 = stablehlo.dot_general %18, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xbf16>, tensor<5x3xbf16>) -> tensor<4x5xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<4x5xbf16>
    %23 = stablehlo.select %3, %21, %22 : tensor<4x5xi1>, tensor<4x5xbf16>
    %24 = stablehlo.dot_general %23, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xbf16>, tensor<4x6xbf16>) -> tensor<5x6xbf16>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<5x6xbf16>) -> tensor<6x5xbf16>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<bf16>, tensor<bf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%25, %want1) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<6x5xbf16>, tensor<6x5xbf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%20, %want2) {has_side_effect = true, tolerance = 1.000e+00 : f64} : (tensor<5x3xbf16>, tensor<5x3xbf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xbf16>, tensor<6x5xbf16>, tensor<5x3xbf16>) {
    %c0 = stablehlo.constant dense<"0xD4BE40C021C032BF8F3FF2BF11C0D0BF3A40DFBF19C023403540F0BFBB3D1240CFBF39C013BE173E07408FBF2B40E1BF"> : tensor<4x6xbf16>
    %c1 = stablehlo.constant dense<"0x3DBF65BE35C02BC038BE093F29C0813D9F3F3ABF3B40CF3FD0BFBDBEFB3E6CBF3440F7BF17C09C3F443F993F75BF31C0953F29C006BE0DBF25C000BE"> : tensor<6x5xbf16>
    %c2 = stablehlo.constant dense<[[1.03125, -2.75, -1.109375], [-1.7265625, -1.3046875, -1.5546875], [2.546875, -1.0078125, -1.9609375], [-2.90625, 1.2265625, 2.78125], [2.625, 2.9375, -1.5078125]]> : tensor<5x3xbf16>
    return %c0, %c1, %c2 : tensor<4x6xbf16>, tensor<6x5xbf16>, tensor<5x3xbf16>
  }
  func.func private @expected() -> (tensor<bf16>, tensor<6x5xbf16>, tensor<5x3xbf16>) {
    %c0 = stablehlo.constant dense<-0.5> : tensor<bf16>
    %c1 = stablehlo.constant dense<0.0> : tensor<6x5xbf16>
    %c2 = stablehlo.constant dense<0.0> : tensor<5x3xbf16>
    return %c0, %c1, %c2 : tensor<bf16>, tensor<6x5xbf16>, tensor<5x3xbf16>
  }
  func.func private @relu(%arg0: tensor<4x5xbf16>) -> tensor<4x5xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x5xbf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x5xbf16>
    return %1 : tensor<4x5xbf16>
  }
}

// -----

module @derived_mlp_f16 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<4x6xf16>, tensor<6x5xf16>, tensor<5x3xf16>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<f16>, tensor<6x5xf16>, tensor<5x3xf16>)
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf16>, tensor<6x5xf16>) -> tensor<4x5xf16>
    %1 = call @relu(%0) : (tensor<4x5xf16>) -> tensor<4x5xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<4x5xf16>, tensor<4x5xf16>) -> tensor<4x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %5 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf16>, tensor<5x3xf16>) -> tensor<4x3xf16>
    %6 = stablehlo.tanh %5 : tensor<4x3xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f16>) -> tensor<4x3xf16>
    %8 = stablehlo.subtract %7, %6 : tensor<4x3xf16>
    %9 = stablehlo.convert %6 : (tensor<4x3xf16>) -> tensor<4x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_3 : tensor<f32>
    %12 = stablehlo.convert %11 : (tensor<f32>) -> tensor<f16>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %13 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %15 = stablehlo.convert %14 : (tensor<4x3xf32>) -> tensor<4x3xf16>
    %16 = stablehlo.multiply %15, %8 : tensor<4x3xf16>
    %17 = stablehlo.multiply %16, %6 : tensor<4x3xf16>
    %18 = stablehlo.add %16, %17 : tensor<4x3xf16>
    %19 = stablehlo.dot_general %18, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf16>, tensor<4x5xf16>) -> tensor<3x5xf16>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<3x5xf16>) -> tensor<5x3xf16>
    %21 = stablehlo.dot_general %18, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf16>, tensor<5x3xf16>) -> tensor<4x5xf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %23 = stablehlo.select %3, %21, %22 : tensor<4x5xi1>, tensor<4x5xf16>
    %24 = stablehlo.dot_general %23, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf16>, tensor<4x6xf16>) -> tensor<5x6xf16>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<5x6xf16>) -> tensor<6x5xf16>
    stablehlo.custom_call @check.expect_almost_eq(%12, %want0) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<f16>, tensor<f16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%25, %want1) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<6x5xf16>, tensor<6x5xf16>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%20, %want2) {has_side_effect = true, tolerance = 1.250e-01 : f64} : (tensor<5x3xf16>, tensor<5x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf16>, tensor<6x5xf16>, tensor<5x3xf16>) {
    %c0 = stablehlo.constant dense<"0x0F41063D33B8BCB9873B094142C1B4BE07404E3E09B99AC0923848BDC03F3BBE14C0C2C1893AD53EFB3C18BA7F3E7A3D"> : tensor<4x6xf16>
    %c1 = stablehlo.constant dense<"0x6AC1C4B8783C31351540793E4AB3613C803A0CC16F391CC014BEE438423AE44140322439BC4084BF993EA03D7C3E233C56B8B14169C089B5573BCAAD"> : tensor<6x5xf16>
    %c2 = stablehlo.constant dense<[[-1.107421875, 2.423828125, 0.94775390625], [1.59375, -1.3720703125, 0.81494140625], [1.1416015625, -0.751953125, 1.7060546875], [1.4140625, 1.6708984375, 0.212646484375], [-1.876953125, -2.3046875, -1.556640625]]> : tensor<5x3xf16>
    return %c0, %c1, %c2 : tensor<4x6xf16>, tensor<6x5xf16>, tensor<5x3xf16>
  }
  func.func private @expected() -> (tensor<f16>, tensor<6x5xf16>, tensor<5x3xf16>) {
    %c0 = stablehlo.constant dense<0.34423828125> : tensor<f16>
    %c1 = stablehlo.constant dense<"0x203935B44AB06C3527B734355DB118AA23321AB312B47232312ABEA9F02D69B30C31C027C2AE0E30423208ACDAA7CC3052B1DD385DB303B08F351FB7"> : tensor<6x5xf16>
    %c2 = stablehlo.constant dense<[[0.251220703125, 0.11065673828125, 0.0], [0.145263671875, 0.0005626678466796875, 0.0], [0.0325927734375, 0.398193359375, 0.0], [0.045166015625, 0.23828125, 0.0], [0.0, 0.1680908203125, 0.0]]> : tensor<5x3xf16>
    return %c0, %c1, %c2 : tensor<f16>, tensor<6x5xf16>, tensor<5x3xf16>
  }
  func.func private @relu(%arg0: tensor<4x5xf16>) -> tensor<4x5xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x5xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x5xf16>
    return %1 : tensor<4x5xf16>
  }
}

// -----

module @derived_mlp_f32 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<4x6xf32>, tensor<6x5xf32>, tensor<5x3xf32>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<f32>, tensor<6x5xf32>, tensor<5x3xf32>)
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>
    %1 = call @relu(%0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %5 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %6 = stablehlo.tanh %5 : tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<4x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %11 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %13 = stablehlo.multiply %12, %8 : tensor<4x3xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<4x3xf32>
    %15 = stablehlo.add %13, %14 : tensor<4x3xf32>
    %16 = stablehlo.dot_general %15, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %18 = stablehlo.dot_general %15, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<5x3xf32>) -> tensor<4x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %20 = stablehlo.select %3, %18, %19 : tensor<4x5xi1>, tensor<4x5xf32>
    %21 = stablehlo.dot_general %20, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%22, %want1) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<6x5xf32>, tensor<6x5xf32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%17, %want2) {has_side_effect = true, tolerance = 1.526e-05 : f64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf32>, tensor<6x5xf32>, tensor<5x3xf32>) {
    %c0 = stablehlo.constant dense<"0x2C14A2BDF8163CBE62EE234063EDA9BD28E6DCBF718BBA3F5E690A402514813E5DF403C0B5B7B33FA61D9B3F4F9CD33F1509CF3F3CED2140596BDF3FFA3D903F3EDF3B402165C83F1C723740CAE6193F9C8CD43F8E9009C053921A400DA9DD3F"> : tensor<4x6xf32>
    %c1 = stablehlo.constant dense<"0x27A9E43F32AEB0BFFCD30FC014E228C06ED6733F8BF02C40E0C7813F7525A43F2F5CB63FAD5A24C0B46D8ABFB23D783FA1B9003EFBE23A40A0F2583F67C9053F59FC143EC35410401E963EC0168D11BFA74DA43F057B29BD917E014075E935C064551EC04AAF5E3ED8B210C083B83ABF5D22D03FB3B1CA3F"> : tensor<6x5xf32>
    %c2 = stablehlo.constant dense<[[-2.3926175, 0.28390756, -2.6537538], [-0.61277735, 2.1010761, -1.7434876], [-1.2740247, -2.1497707, -2.3999023], [-1.4298246, 1.9754236, 2.4164805], [-1.9709064, -0.08021257, 2.215483]]> : tensor<5x3xf32>
    return %c0, %c1, %c2 : tensor<4x6xf32>, tensor<6x5xf32>, tensor<5x3xf32>
  }
  func.func private @expected() -> (tensor<f32>, tensor<6x5xf32>, tensor<5x3xf32>) {
    %c0 = stablehlo.constant dense<-0.3345312> : tensor<f32>
    %c1 = stablehlo.constant dense<"0xFE7FD53A0000000000000000A70C983B739145B96020843900000000000000008E1F7F3ADFBF25B841230BBA0000000000000000042C303B85E9E4B84A7D02390000000000000000A50A64BBAC2714392C4E903A0000000000000000F41D803B9D7826B91D32953A000000000000000044B9373B85B9EEB8"> : tensor<6x5xf32>
    %c2 = stablehlo.constant dense<[[0.0, 0.020748382, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0004045305, 0.0], [0.0, 0.00047762896, 0.0]]> : tensor<5x3xf32>
    return %c0, %c1, %c2 : tensor<f32>, tensor<6x5xf32>, tensor<5x3xf32>
  }
  func.func private @relu(%arg0: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
}

// -----

module @derived_mlp_f64 {
  func.func public @main() {
    %arg0, %arg1, %arg2 = call @inputs() : () -> (tensor<4x6xf64>, tensor<6x5xf64>, tensor<5x3xf64>)
    %want0, %want1, %want2 = call @expected() : () -> (tensor<f64>, tensor<6x5xf64>, tensor<5x3xf64>)
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf64>, tensor<6x5xf64>) -> tensor<4x5xf64>
    %1 = call @relu(%0) : (tensor<4x5xf64>) -> tensor<4x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x5xf64>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x5xf64>
    %5 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf64>, tensor<5x3xf64>) -> tensor<4x3xf64>
    %6 = stablehlo.tanh %5 : tensor<4x3xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %8 = stablehlo.subtract %7, %6 : tensor<4x3xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf64>, tensor<f64>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<1.200000e+01> : tensor<f64>
    %10 = stablehlo.divide %9, %cst_3 : tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_5 = stablehlo.constant dense<1.200000e+01> : tensor<f64>
    %11 = stablehlo.divide %cst_4, %cst_5 : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %13 = stablehlo.multiply %12, %8 : tensor<4x3xf64>
    %14 = stablehlo.multiply %13, %6 : tensor<4x3xf64>
    %15 = stablehlo.add %13, %14 : tensor<4x3xf64>
    %16 = stablehlo.dot_general %15, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf64>, tensor<4x5xf64>) -> tensor<3x5xf64>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
    %18 = stablehlo.dot_general %15, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf64>, tensor<5x3xf64>) -> tensor<4x5xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x5xf64>
    %20 = stablehlo.select %3, %18, %19 : tensor<4x5xi1>, tensor<4x5xf64>
    %21 = stablehlo.dot_general %20, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf64>, tensor<4x6xf64>) -> tensor<5x6xf64>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<5x6xf64>) -> tensor<6x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%10, %want0) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<f64>, tensor<f64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%22, %want1) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<6x5xf64>, tensor<6x5xf64>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%17, %want2) {has_side_effect = true, tolerance = 2.842e-14 : f64} : (tensor<5x3xf64>, tensor<5x3xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<4x6xf64>, tensor<6x5xf64>, tensor<5x3xf64>) {
    %c0 = stablehlo.constant dense<"0xD35445B684E3F9BF505F36E77080D9BFD268ABC0F10E004050443701140AFD3FB86ECCDB4549FC3F607D14FBBE84CD3F626629D4A35B02C0CEE663CFF8CFFBBF5813E176D1BDF03F09C9A7B75962F5BFD82F5EC53D48074084A45ED901B5F2BFCCA042B93E69EFBF9834550BC3B3FC3F6485DDBE2A60F53F405090275D03D53F90C46849824EFC3F7AD072137C9F0340AE127957661B06405CD8FB4AAF38F63F00AF63407EB1E83FA85BE81984E5E83FE84196513002F93F86C45D28130DF2BF"> : tensor<4x6xf64>
    %c1 = stablehlo.constant dense<"0xBCC0D8650F05F83F922D9B50736804400875E5C6EE87F63FE20D53FD42430440E81E66AE6146EDBF1048E92099EBD4BF60F5A2383CA3D43F52C818F81E6CF9BF98666D706655FE3FB032361DCFAC03C0CA353496893DF7BFF067DBB471A6EE3F1CD1C599157CF73FF4526B30E84402404C957A69628EFA3FF02B9CEEEA0BD43F5133B045476904C0E8E58785E13DE33F5E1994CBA6180340F0EEDB3B740EF13F3006B38EB903DF3F5202F9A8A60302403C98878B1031FB3F64490A58AA11FD3FF5399448C023F6BFA0A348FF2960DABF5C74D0B2F10B07C0772D2301ECB803C0D8134B69D25FFD3F206D9542F2D5DABF"> : tensor<6x5xf64>
    %c2 = stablehlo.constant dense<[[-0.5945699675544649, 0.292569837895841, -0.57489192327732], [-1.8780725632497812, -0.48325498665743183, -0.7594170708331749], [-2.631448118965272, -1.1718865547635986, 0.9086975643162125], [0.6923790199077358, 0.8686441092037778, 2.165352906940109], [-0.8948850673059154, 2.992959344828307, 0.636125191013631]]> : tensor<5x3xf64>
    return %c0, %c1, %c2 : tensor<4x6xf64>, tensor<6x5xf64>, tensor<5x3xf64>
  }
  func.func private @expected() -> (tensor<f64>, tensor<6x5xf64>, tensor<5x3xf64>) {
    %c0 = stablehlo.constant dense<0.16683200255733893> : tensor<f64>
    %c1 = stablehlo.constant dense<"0x98A083B98D05403F9804975F3978133F13C6A3AD840964BFCC593465C1C8573FA58512CFFEDB59BF432E2C03C71A303F87C172ADDE2D313F3284E5A5462D56BFAD9B09BC67E8473FEA692CA4A89653BF7544BEFF64E5213F73E697930A9144BFDCBB46A9204635BFB10107EA47913A3F06B19F231495473F06783EE2180B223F0AFD9F6C7AC2323F47A7C532285F4BBFB787C7EF1FC93A3FE9BAC033441F4EBFD0BAD694E01F323F9C77D88110CF59BF9745AFD5460A40BF5763DED70AE84A3FB87F17ABD965603FBD39E630172A2ABF6C306D652687493FC1BD03A4BE0F423F4AFECA59876B43BFA3D8FA36E1594ABF"> : tensor<6x5xf64>
    %c2 = stablehlo.constant dense<[[0.0, 0.0024430982714691617, 0.0], [0.0, 0.008994261324282592, 0.0032951846113350187], [5.906968272428608e-11, 0.006419073464569908, 0.003366634378906499], [1.3228022446113364e-07, 0.0084789053439403, 0.0], [6.341875922138503e-11, 0.0004452497820847847, 0.0013105112454032432]]> : tensor<5x3xf64>
    return %c0, %c1, %c2 : tensor<f64>, tensor<6x5xf64>, tensor<5x3xf64>
  }
  func.func private @relu(%arg0: tensor<4x5xf64>) -> tensor<4x5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x5xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x5xf64>
    return %1 : tensor<4x5xf64>
  }
}
