module @scipy_trapezoid_f32 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf32>
    %want0 = call @expected() : () -> tensor<f32>
    %0 = call @trapezoid(%arg0) : (tensor<7xf32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 1.907e-06 : f64} : (tensor<f32>, tensor<f32>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf32> {
    %c0 = stablehlo.constant dense<[-0.67783517, -2.00011, -1.9701238, -0.080649585, -0.55829746, -0.4953913, 1.4266123]> : tensor<7xf32>
    return %c0 : tensor<7xf32>
  }
  func.func private @expected() -> tensor<f32> {
    %c0 = stablehlo.constant dense<-4.7301836> : tensor<f32>
    return %c0 : tensor<f32>
  }
  func.func private @trapezoid(%arg0: tensor<7xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @trapezoid_0(%arg0, %cst) : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @trapezoid_0(%arg0: tensor<7xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<7xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.slice %arg0 [6:7] : (tensor<7xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.add %2, %4 : tensor<f32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.multiply %cst_0, %5 : tensor<f32>
    %7 = stablehlo.subtract %0, %6 : tensor<f32>
    %8 = stablehlo.convert %arg1 : tensor<f32>
    %9 = stablehlo.multiply %8, %7 : tensor<f32>
    return %9 : tensor<f32>
  }
}

// -----

module @scipy_trapezoid_f64 {
  func.func public @main() {
    %arg0 = call @inputs() : () -> tensor<7xf64>
    %want0 = call @expected() : () -> tensor<f64>
    %0 = call @trapezoid(%arg0) : (tensor<7xf64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_almost_eq(%0, %want0) {has_side_effect = true, tolerance = 3.553e-15 : f64} : (tensor<f64>, tensor<f64>) -> ()
    return
  }
  func.func private @inputs() -> tensor<7xf64> {
    %c0 = stablehlo.constant dense<[-2.3092660047836224, -0.05861861718410033, 0.05357308541159611, 2.0346919169703312, 1.5594085978873498, 1.8076948513591917, 0.05164526805221481]> : tensor<7xf64>
    return %c0 : tensor<7xf64>
  }
  func.func private @expected() -> tensor<f64> {
    %c0 = stablehlo.constant dense<4.267939466078665> : tensor<f64>
    return %c0 : tensor<f64>
  }
  func.func private @trapezoid(%arg0: tensor<7xf64>) -> tensor<f64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @trapezoid_0(%arg0, %cst) : (tensor<7xf64>, tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }
  func.func private @trapezoid_0(%arg0: tensor<7xf64>, %arg1: tensor<f64>) -> tensor<f64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf64>, tensor<f64>) -> tensor<f64>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<7xf64>) -> tensor<1xf64>
    %2 = stablehlo.reshape %1 : (tensor<1xf64>) -> tensor<f64>
    %3 = stablehlo.slice %arg0 [6:7] : (tensor<7xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = stablehlo.add %2, %4 : tensor<f64>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %6 = stablehlo.multiply %cst_0, %5 : tensor<f64>
    %7 = stablehlo.subtract %0, %6 : tensor<f64>
    %8 = stablehlo.convert %arg1 : tensor<f64>
    %9 = stablehlo.multiply %8, %7 : tensor<f64>
    return %9 : tensor<f64>
  }
}
