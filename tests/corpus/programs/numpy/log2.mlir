module @numpy_log2_i16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<2x1x3x2xi16>
    %want0 = call @expected() : () -> tensor<2x1x3x2xf32>
    %0 = stablehlo.convert %arg0 : (tensor<2x1x3x2xi16>) -> tensor<2x1x3x2xf32>
    %1 = stablehlo.log %0 : tensor<2x1x3x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.log %cst : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x1x3x2xf32>
    %4 = stablehlo.divide %1, %3 : tensor<2x1x3x2xf32>
    stablehlo.custom_call @check.expect_close(%4, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<2x1x3x2xi16> {
    %c0 = stablehlo.constant dense<[[[[3, 3], [14, 12], [1, 1]]], [[[18, 11], [6, 9], [3, 19]]]]> : tensor<2x1x3x2xi16>
    return %c0 : tensor<2x1x3x2xi16>
  }
  func.func private @expected() -> tensor<2x1x3x2xf32> {
    %c0 = stablehlo.constant dense<[[[[1.5849625, 1.5849625], [3.807355, 3.5849624], [0.0, 0.0]]], [[[4.169925, 3.4594316], [2.5849626, 3.169925], [1.5849625, 4.247927]]]]> : tensor<2x1x3x2xf32>
    return %c0 : tensor<2x1x3x2xf32>
  }
}

// -----

module @numpy_log2_f16 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<17x3xf16>
    %want0 = call @expected() : () -> tensor<17x3xf16>
    %0 = stablehlo.log %arg0 : tensor<17x3xf16>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f16>
    %1 = stablehlo.log %cst : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f16>) -> tensor<17x3xf16>
    %3 = stablehlo.divide %0, %2 : tensor<17x3xf16>
    stablehlo.custom_call @check.expect_close(%3, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<17x3xf16>, tensor<17x3xf16>) -> ()
    return
  }
  func.func private @inputs() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0x034BB94AF24A034C4A4A334C334C7244E049F43EC74BC0467146D53DEC4C9F38FE49404C9E4CDF4BB64A7A4CB444824C094C104AA0454F44494ACF4CA34CF64CB545F141E041D747CC43B9359C47AA4CBE38B43A11484A48A0498E41293C8544A049583FDF49"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
  func.func private @expected() -> tensor<17x3xf16> {
    %c0 = stablehlo.constant dense<"0x9E437E43974301444D43114411444E401B43613AEB4382415F415A384D4455BA2B4316443544F3437E43294477402C4403443343FC4037404D43444436444F440641483E373EF041D93FEFBDDB41384409BA15B40C423342FB42E53D3F2B5A40FB42023B1B43"> : tensor<17x3xf16>
    return %c0 : tensor<17x3xf16>
  }
}

// -----

module @numpy_log2_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = stablehlo.log %arg0 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.log %cst : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = stablehlo.divide %0, %2 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_close(%3, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[2.4872477, 6.7385488, 13.5281925, 4.560871, 16.246214], [1.5914248, 11.991781, 14.251109, 17.56263, 11.34735], [14.995914, 15.856711, 13.169414, 17.386099, 13.408902]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[1.3145502, 2.7524378, 3.7578971, 2.1893094, 4.022032], [0.670319, 3.583974, 3.8330023, 4.134437, 3.5042834], [3.9064975, 3.9870217, 3.7191193, 4.119862, 3.7451193]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
}

// -----

module @numpy_log2_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<f64>
    %want0 = call @expected() : () -> tensor<f64>
    %0 = stablehlo.log %arg0 : tensor<f64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1 = stablehlo.log %cst : tensor<f64>
    %2 = stablehlo.divide %0, %1 : tensor<f64>
    stablehlo.custom_call @check.expect_close(%2, %want0) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<f64> {
    %c0 = stablehlo.constant dense<14.699953504374106> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<3.877739686743901> : tensor<f64>
    return %c0 : tensor<f64>
  }
}
