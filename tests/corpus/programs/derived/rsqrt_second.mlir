module @derived_rsqrt_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = stablehlo.rsqrt %arg0 : tensor<3x4xf32>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x4xf32>
    %4 = stablehlo.divide %0, %arg0 : tensor<3x4xf32>
    %5 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %7 = stablehlo.divide %6, %5 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.multiply %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %13 = stablehlo.multiply %cst_5, %12 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.multiply %14, %7 : tensor<3x4xf32>
    %16 = stablehlo.multiply %15, %0 : tensor<3x4xf32>
    %17 = stablehlo.negate %16 : tensor<3x4xf32>
    %18 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %19 = stablehlo.divide %18, %arg0 : tensor<3x4xf32>
    %20 = stablehlo.multiply %19, %3 : tensor<3x4xf32>
    %21 = stablehlo.add %17, %20 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%21, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.65483916, 0.31899738, 0.44372904, 0.8991878], [0.4376491, 0.16364367, 0.21128832, 0.63449275], [0.34534615, 0.37462616, 0.5295772, 0.3547611]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[2.1613479, 13.049486, 5.7182956, 0.9782171], [5.91897, 69.23302, 36.54875, 2.3388078], [10.701009, 8.731041, 3.674837, 10.005096]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_rsqrt_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = stablehlo.rsqrt %arg0 : tensor<3x4xf64>
    %1 = stablehlo.divide %0, %arg0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.multiply %2, %1 : tensor<3x4xf64>
    %4 = stablehlo.divide %0, %arg0 : tensor<3x4xf64>
    %5 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %7 = stablehlo.divide %6, %5 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %9 = stablehlo.multiply %8, %4 : tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %11 = stablehlo.multiply %10, %9 : tensor<3x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.multiply %cst_3, %cst_4 : tensor<f64>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f64>
    %13 = stablehlo.multiply %cst_5, %12 : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %15 = stablehlo.multiply %14, %7 : tensor<3x4xf64>
    %16 = stablehlo.multiply %15, %0 : tensor<3x4xf64>
    %17 = stablehlo.negate %16 : tensor<3x4xf64>
    %18 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %19 = stablehlo.divide %18, %arg0 : tensor<3x4xf64>
    %20 = stablehlo.multiply %19, %3 : tensor<3x4xf64>
    %21 = stablehlo.add %17, %20 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%21, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.17025667493146981, 0.4654030806608602, 0.4947906295083919, 0.1647438705354183], [0.7645590870458521, 0.2602881648095989, 0.35617027888364067, 0.8537026877804174], [0.37086371045433175, 0.22815171743974813, 0.2802422238249392, 0.7867961951648899]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[62.70481555100979, 5.075608653345367, 4.355194928483413, 68.08290848154894], [1.4673496991826276, 21.698275044238354, 9.906427660328626, 1.1137677579918526], [8.954171654853972, 30.164901226468068, 18.03961800071964, 1.3658582673479285]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
