module @derived_cumsum_gradient_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf32>
    %want0 = call @expected() : () -> tensor<3x5xf32>
    %0 = call @cumsum(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = call @cumsum(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %2 = stablehlo.cosine %1 : tensor<3x5xf32>
    %3 = stablehlo.sine %1 : tensor<3x5xf32>
    %4 = stablehlo.multiply %0, %2 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %7 = stablehlo.multiply %0, %6 : tensor<3x5xf32>
    %8 = stablehlo.multiply %6, %2 : tensor<3x5xf32>
    %9 = stablehlo.negate %7 : tensor<3x5xf32>
    %10 = stablehlo.multiply %9, %3 : tensor<3x5xf32>
    %11 = call @cumsum_0(%10) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %12 = call @cumsum_0(%8) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %13 = stablehlo.add %11, %12 : tensor<3x5xf32>
    stablehlo.custom_call @check.expect_almost_eq(%13, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[-1.573318, 0.8602861, 1.5522889, -1.1747898, -1.2500153], [-2.8366573, -1.5315796, 0.96149, 2.8128498, 0.05312732], [2.3279667, 1.0637743, 1.9431238, -0.69834346, -1.2548889]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @expected() -> tensor<3x5xf32> {
    %c0 = stablehlo.constant dense<[[0.031128883, 1.1394185, 0.24015188, -2.5684047, -3.9515402], [1.6069635, 1.1393199, 1.7736684, -1.8702703, -3.0805967], [-2.3050628, 0.7738462, 4.0595174, -0.16870165, -2.331662]]> : tensor<3x5xf32>
    return %c0 : tensor<3x5xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
}

// -----

module @derived_cumsum_gradient_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x5xf64>
    %want0 = call @expected() : () -> tensor<3x5xf64>
    %0 = call @cumsum(%arg0) : (tensor<3x5xf64>) -> tensor<3x5xf64>
    %1 = call @cumsum(%arg0) : (tensor<3x5xf64>) -> tensor<3x5xf64>
    %2 = stablehlo.cosine %1 : tensor<3x5xf64>
    %3 = stablehlo.sine %1 : tensor<3x5xf64>
    %4 = stablehlo.multiply %0, %2 : tensor<3x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %7 = stablehlo.multiply %0, %6 : tensor<3x5xf64>
    %8 = stablehlo.multiply %6, %2 : tensor<3x5xf64>
    %9 = stablehlo.negate %7 : tensor<3x5xf64>
    %10 = stablehlo.multiply %9, %3 : tensor<3x5xf64>
    %11 = call @cumsum_0(%10) : (tensor<3x5xf64>) -> tensor<3x5xf64>
    %12 = call @cumsum_0(%8) : (tensor<3x5xf64>) -> tensor<3x5xf64>
    %13 = stablehlo.add %11, %12 : tensor<3x5xf64>
    stablehlo.custom_call @check.expect_almost_eq(%13, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[2.0012917087149793, -2.044961207528173, -1.4364078997367338, 2.7419954224759158, 1.7739483540772198], [-2.136721798856393, -1.8153945413038608, -1.6037305999674438, 2.427796178177835, -2.771846408111174], [-0.9333691114563156, -0.47813955027851396, 2.1401380870122013, 0.06082553350732711, -0.15722976368878516]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @expected() -> tensor<3x5xf64> {
    %c0 = stablehlo.constant dense<[[-1.7192121860327902, 3.1868174043473143, -2.675621092231426, 8.131155252531972, -2.888685924012935], [0.5168009582974143, 5.462762546684208, -1.386148902540692, 10.11913903191231, -0.9494603970772824], [-0.4557571018563995, 3.673515625144694, -0.0833851278197314, 5.039169469596009, -0.6529631295865581]]> : tensor<3x5xf64>
    return %c0 : tensor<3x5xf64>
  }
  func.func private @cumsum(%arg0: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<3x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    return %1 : tensor<3x5xf64>
  }
  func.func private @cumsum_0(%arg0: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<3x5xf64>, tensor<f64>) -> tensor<3x5xf64>
    return %1 : tensor<3x5xf64>
  }
}
