module @derived_sgd_f32 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf32>, tensor<4x6xf32>)
    %want0 = call @expected() : () -> tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<4x6xf32>, tensor<i32>, tensor<i32>, tensor<6xf32>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<4x6xf32>, tensor<i32>, tensor<6xf32>) -> (tensor<i32>, tensor<6xf32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<4x6xf32>, tensor<i32>, tensor<i32>, tensor<6xf32>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#3, %want0) {has_side_effect = true, tolerance = 3.052e-05 : f64} : (tensor<6xf32>, tensor<6xf32>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf32>, tensor<4x6xf32>) {
    %c0 = stablehlo.constant dense<[2.6299043, -1.4576461, -0.14069773, 1.586683, 0.98393744, -0.29537323]> : tensor<6xf32>
    %c1 = stablehlo.constant dense<"0x202183BFC381933FDD3A22C08D90DCBF1CEA7FBFAC670B4040DB82BEA3CCF63EB9C75CBDD47A1A3CB94A0840CB3FFEBEEBE52D4033AF83BF85593DBF7084AC3F7E2D30407F9393BFADDCFDBF0DA0933F3E63B7BF398683BFA85F2EC09225843E"> : tensor<4x6xf32>
    return %c0, %c1 : tensor<6xf32>, tensor<4x6xf32>
  }
  func.func private @expected() -> tensor<6xf32> {
    %c0 = stablehlo.constant dense<[1.4842626, -0.852454, -0.5378362, 0.85860115, -0.28160968, 0.30102015]> : tensor<6xf32>
    return %c0 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>, %arg2: tensor<6xf32>) -> (tensor<i32>, tensor<6xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %7 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<4xf32>
    %10 = stablehlo.dot_general %9, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x6xf32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<6xf32>
    %13 = stablehlo.subtract %arg2, %12 : tensor<6xf32>
    return %0, %13 : tensor<i32>, tensor<6xf32>
  }
}

// -----

module @derived_sgd_f64 {
  func.func public @main() {
    %arg0, %arg1 = call @inputs() : () -> (tensor<6xf64>, tensor<4x6xf64>)
    %want0 = call @expected() : () -> tensor<6xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:4 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<4x6xf64>, tensor<i64>, tensor<i64>, tensor<6xf64>
    cond {
      %c_4 = stablehlo.constant dense<5> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<4x6xf64>, tensor<i64>, tensor<6xf64>) -> (tensor<i64>, tensor<6xf64>)
      %c_4 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i64>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<4x6xf64>, tensor<i64>, tensor<i64>, tensor<6xf64>
    }
    stablehlo.custom_call @check.expect_almost_eq(%0#3, %want0) {has_side_effect = true, tolerance = 5.684e-14 : f64} : (tensor<6xf64>, tensor<6xf64>) -> ()
    return
  }
  func.func private @inputs() -> (tensor<6xf64>, tensor<4x6xf64>) {
    %c0 = stablehlo.constant dense<[-2.1449330990252333, -2.857740905853229, -2.2854635996487067, 1.3150908616215302, -1.4203906006606333, -2.344183262900237]> : tensor<6xf64>
    %c1 = stablehlo.constant dense<"0xE0CA4614DDABDC3F5690F2773FB00740F0C23C962354DB3FC085B6A6B7BFD93F146BA442C73BF53FA06487FCED25F93F403EC7417C8B0340D8C8DA113020F23FCC2F2469B6DBF1BF11580B7BFF0EF7BFBE93CAF16E7D07401B91007D8919F8BFE805154CBEB3F4BF087CD3271145ECBF083BE0A40FDB07406AFE8EB72C5101C0C8AF00097E6CE3BF201A67120106C73FF81854FDB962F4BFDC55BAC1FDF7ECBF88C52B66D33B0640E0DD1314FA02C73F6C882DB22305FC3FD8EDCEB00BA7F6BF"> : tensor<4x6xf64>
    return %c0, %c1 : tensor<6xf64>, tensor<4x6xf64>
  }
  func.func private @expected() -> tensor<6xf64> {
    %c0 = stablehlo.constant dense<[-1.7356258380067449, -1.783253165062213, -2.01758955899152, 0.9887506872154908, -0.5760334612276009, -2.0422886596389054]> : tensor<6xf64>
    return %c0 : tensor<6xf64>
  }
  func.func private @closed_call(%arg0: tensor<4x6xf64>, %arg1: tensor<i64>, %arg2: tensor<6xf64>) -> (tensor<i64>, tensor<6xf64>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg1, %c : tensor<i64>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf64>, tensor<6xf64>) -> tensor<4xf64>
    %2 = stablehlo.multiply %1, %1 : tensor<4xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %4 = stablehlo.multiply %3, %1 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %7 = stablehlo.divide %cst_2, %cst_3 : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %9 = stablehlo.multiply %8, %4 : tensor<4xf64>
    %10 = stablehlo.dot_general %9, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf64>, tensor<4x6xf64>) -> tensor<6xf64>
    %cst_4 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %12 = stablehlo.multiply %11, %10 : tensor<6xf64>
    %13 = stablehlo.subtract %arg2, %12 : tensor<6xf64>
    return %0, %13 : tensor<i64>, tensor<6xf64>
  }
}
