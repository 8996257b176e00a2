module @derived_sinh_second_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf32>
    %want0 = call @expected() : () -> tensor<3x4xf32>
    %0 = chlo.sinh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %1 = chlo.cosh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %2 = chlo.cosh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %3 = chlo.sinh %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.multiply %cst_0, %cst_1 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.multiply %7, %3 : tensor<3x4xf32>
    stablehlo.custom_call @check.expect_almost_eq(%8, %want0) {has_side_effect = true, tolerance = 6.104e-05 : f64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[0.886942, 0.61538273, 0.35961777, 0.4489878], [0.7080905, 0.23211704, 0.15728189, 0.24077193], [0.46041718, 0.4870714, 0.41075534, 0.21070753]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
  func.func private @expected() -> tensor<3x4xf32> {
    %c0 = stablehlo.constant dense<[[1.0078906, 0.65496534, 0.3674193, 0.46422583], [0.7687636, 0.23420697, 0.15793115, 0.24310495], [0.47685727, 0.50655985, 0.42240357, 0.21227016]]> : tensor<3x4xf32>
    return %c0 : tensor<3x4xf32>
  }
}

// -----

module @derived_sinh_second_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<3x4xf64>
    %want0 = call @expected() : () -> tensor<3x4xf64>
    %0 = chlo.sinh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %1 = chlo.cosh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %2 = chlo.cosh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %3 = chlo.sinh %arg0 : tensor<3x4xf64> -> tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.multiply %4, %2 : tensor<3x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.multiply %cst_0, %cst_1 : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = stablehlo.multiply %7, %3 : tensor<3x4xf64>
    stablehlo.custom_call @check.expect_almost_eq(%8, %want0) {has_side_effect = true, tolerance = 1.137e-13 : f64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.6189410747841675, 0.6575116842875331, 0.47619011732761807, 0.15742520211572866], [0.434985032909305, 0.4030068974862553, 0.7707140308395656, 0.6172286386418927], [0.7439779943716449, 0.7776335557419253, 0.5672266106633177, 0.5703870009735482]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
  func.func private @expected() -> tensor<3x4xf64> {
    %c0 = stablehlo.constant dense<[[0.6592231178470875, 0.7059224599489339, 0.49439184087735877, 0.15807624509779192], [0.44883279035132584, 0.41400486139472836, 0.849313181745273, 0.6571730344261051], [0.8145350053040922, 0.8584119741051036, 0.5981368573952148, 0.6018224413948213]]> : tensor<3x4xf64>
    return %c0 : tensor<3x4xf64>
  }
}
